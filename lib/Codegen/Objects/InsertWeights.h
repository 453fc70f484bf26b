//===- InsertWeights.h - Inserts weights into a linked file ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_OBJECTS_INSERTWEIGHTS_H
#define NNPRIM_LIB_CODEGEN_OBJECTS_INSERTWEIGHTS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/Error.h"

namespace nnprim {

/// Where the bytes of a section without content go into an ELF file.
struct Insertion {
  /// Position at which the file is cut.
  uint64_t cut = 0;
  /// Position of the section's first byte in the new file.
  uint64_t data = 0;
  /// Distance by which what lies behind the cut moves.
  uint64_t shift = 0;
};

/// Gives the section `name` of an ELF file, which the linker left without
/// content (SHT_NOBITS), room for its content: changes the headers of `file`
/// and returns where its bytes go. Addresses stay as the linker assigned them.
/// In a relocatable object the content comes directly behind the file's header;
/// in a shared library it continues the segment of read-only data, whose last
/// section it has to be. Without such a section there is nothing to insert.
llvm::Expected<Insertion> insertSection(llvm::MutableArrayRef<char> file,
                                        llvm::StringRef name);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_OBJECTS_INSERTWEIGHTS_H
