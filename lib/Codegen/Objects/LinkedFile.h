//===- LinkedFile.h - Links code and weights to the output ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_OBJECTS_LINKEDFILE_H
#define NNPRIM_LIB_CODEGEN_OBJECTS_LINKEDFILE_H

#include "Linker.h"

#include "NNPrim/Codegen/OutputFile.h"
#include "NNPrim/Codegen/Weights.h"

#include <future>
#include <memory>

namespace nnprim {

/// A library or an object under construction. The weights, which are most of
/// it, are written once, directly to their place and while the code is still
/// being generated.
class LinkedFile {
public:
  /// Begins to write the weights, on a thread of its own if `isConcurrent`.
  /// `finalPath` is the name that the file will get.
  static llvm::Expected<LinkedFile>
  create(llvm::StringRef finalPath, LinkMode mode, llvm::StringRef triple,
         llvm::ArrayRef<Weight> weights, bool isConcurrent);

  /// Links the objects of the code with the weights and returns the file.
  llvm::Expected<OutputFile> link(llvm::ArrayRef<std::string> objects);
  /// Returns an object with the weights alone.
  llvm::Expected<OutputFile> makeDataObject();

private:
  explicit LinkedFile(std::unique_ptr<OutputFile> file)
      : file(std::move(file)) {}
  llvm::StringRef getSection() const;
  /// The weights' symbols and a section for them without content.
  llvm::Expected<OutputFile> writeSymbols();
  /// Gives the section its content in a file that was linked.
  llvm::Expected<OutputFile> addContent(const OutputFile &linked);
  /// Writes what surrounds the weights in the file that the linker made, and
  /// the weights too if they are not in place.
  llvm::Error writeRest(llvm::MutableArrayRef<char> linked);

  /// The file, at an address that stays the same, as the writer needs.
  std::unique_ptr<OutputFile> file;
  std::string finalPath;
  LinkMode mode = LinkMode::Shared;
  llvm::StringRef triple;
  llvm::ArrayRef<Weight> weights;
  /// Alignment of the weights in memory.
  uint64_t alignment = kWeightAlignment;
  /// Where the weights are expected in the file.
  uint64_t expected = 0;
  /// Writes the weights; gives an error message, or an empty one.
  std::future<std::string> writer;
};

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_OBJECTS_LINKEDFILE_H
