//===- OutputFile.h - Files written completely or not at all --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_OUTPUTFILE_H
#define NNPRIM_CODEGEN_OUTPUTFILE_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace nnprim {

/// A temporary file beside `finalPath`, removed unless it is committed. If
/// `finalPath` is a device, a pipe, or `-` for standard output, the temporary
/// file is elsewhere and is copied.
class OutputFile {
public:
  /// Fails if the directory cannot be written to.
  static llvm::Expected<OutputFile> create(llvm::StringRef finalPath);
  OutputFile(OutputFile &&other);
  ~OutputFile();

  const std::string &getTemporaryPath() const { return temporaryPath; }
  bool isCopy() const { return isCopied; }
  /// Writes the file's content through a stream; fails on a full disk.
  llvm::Error
  write(llvm::function_ref<llvm::Error(llvm::raw_pwrite_stream &)> body);
  /// Writes a piece of it that begins at `position`, leaving the rest as it is.
  llvm::Error writeAt(uint64_t position,
                      llvm::function_ref<void(llvm::raw_ostream &)> body);
  /// Removes everything that was written.
  llvm::Error clear();
  /// Renames the file to its final path, or copies it there.
  llvm::Error commit();

private:
  OutputFile() = default;
  std::string finalPath, temporaryPath;
  bool isCopied = false;
};

} // namespace nnprim

#endif // NNPRIM_CODEGEN_OUTPUTFILE_H
