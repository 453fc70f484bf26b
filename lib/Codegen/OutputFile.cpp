//===- OutputFile.cpp - Files written completely or not at all ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Codegen/OutputFile.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Signals.h"

#include <sys/stat.h>

using namespace llvm;
using namespace nnprim;

static Error makeError(StringRef path, std::error_code code) {
  return createStringError("cannot write '" + path + "': " + code.message());
}

/// Closes a stream; fails if something could not be written.
static Error close(raw_fd_ostream &os, StringRef path) {
  os.close();
  if (!os.has_error())
    return Error::success();
  std::error_code code = os.error();
  os.clear_error();
  return makeError(path, code);
}

Expected<OutputFile> OutputFile::create(StringRef finalPath) {
  if (sys::fs::is_directory(finalPath))
    return makeError(finalPath,
                     std::make_error_code(std::errc::is_a_directory));
  OutputFile file;
  // Renaming would replace /dev/null with a file.
  file.isCopied = finalPath == "-" || (sys::fs::exists(finalPath) &&
                                       !sys::fs::is_regular_file(finalPath));
  SmallString<128> path;
  std::error_code code =
      file.isCopied
          ? sys::fs::createTemporaryFile("nnprim", "out", path)
          : sys::fs::createUniqueFile(finalPath + ".tmp-%%%%%%%%", path);
  if (code)
    return makeError(finalPath, code);
  file.finalPath = finalPath.str();
  file.temporaryPath = path.str().str();
  sys::RemoveFileOnSignal(file.temporaryPath);
  return file;
}

OutputFile::OutputFile(OutputFile &&other)
    : finalPath(std::move(other.finalPath)),
      temporaryPath(std::exchange(other.temporaryPath, std::string())),
      isCopied(other.isCopied) {}

OutputFile::~OutputFile() {
  if (temporaryPath.empty())
    return;
  (void)sys::fs::remove(temporaryPath);
  sys::DontRemoveFileOnSignal(temporaryPath);
}

Error OutputFile::write(function_ref<Error(raw_pwrite_stream &)> body) {
  std::error_code code;
  raw_fd_ostream os(temporaryPath, code);
  if (code)
    return makeError(finalPath, code);
  if (Error error = body(os)) {
    os.clear_error();
    return error;
  }
  return close(os, finalPath);
}

Error OutputFile::writeAt(uint64_t position,
                          function_ref<void(raw_ostream &)> body) {
  std::error_code code;
  raw_fd_ostream os(temporaryPath, code, sys::fs::CD_OpenExisting,
                    sys::fs::FA_Write, sys::fs::OF_None);
  if (code)
    return makeError(finalPath, code);
  os.seek(position);
  body(os);
  return close(os, finalPath);
}

Error OutputFile::clear() {
  return write([](raw_pwrite_stream &) { return Error::success(); });
}

static std::error_code copyToStandardOutput(StringRef path) {
  auto buffer = MemoryBuffer::getFile(path);
  if (!buffer)
    return buffer.getError();
  outs() << (*buffer)->getBuffer();
  outs().flush();
  std::error_code code = outs().error();
  outs().clear_error();
  return code;
}

Error OutputFile::commit() {
  if (finalPath == "-") {
    if (std::error_code code = copyToStandardOutput(temporaryPath))
      return makeError("standard output", code);
    return Error::success();
  }
  if (isCopied) {
    if (std::error_code code = sys::fs::copy_file(temporaryPath, finalPath))
      return makeError(finalPath, code);
    return Error::success();
  }
  // Temporary files are private; outputs get the permissions of new files.
  mode_t mask = umask(0);
  umask(mask);
  chmod(temporaryPath.c_str(), 0666 & ~mask);
  if (std::error_code code = sys::fs::rename(temporaryPath, finalPath))
    return makeError(finalPath, code);
  sys::DontRemoveFileOnSignal(temporaryPath);
  temporaryPath.clear();
  return Error::success();
}
