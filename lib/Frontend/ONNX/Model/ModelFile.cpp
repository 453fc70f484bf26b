//===- ModelFile.cpp - An ONNX file and its tensors -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"
#include "RawData.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Path.h"

#include <onnx/onnx_pb.h>

using namespace mlir;

namespace nnprim::frontend {

ModelFile::ModelFile(StringRef path, MLIRContext &context)
    : path(path), context(context) {}
ModelFile::~ModelFile() = default;

std::string makePrintable(StringRef text) {
  std::string result;
  for (unsigned char c : text)
    if (c < 0x20 || c == 0x7f)
      result += "\\x" + llvm::utohexstr(c, /*LowerCase=*/true, /*Width=*/2);
    else
      result += c;
  return result;
}

LogicalResult ModelFile::error(const Twine &message) {
  return emitError(UnknownLoc::get(&context))
         << path << ": " << makePrintable(message.str() + advice);
}

std::string ModelFile::advise(std::string text) {
  return std::exchange(advice, std::move(text));
}

void ModelFile::warn(const Twine &message) {
  emitWarning(UnknownLoc::get(&context))
      << path << ": " << makePrintable(message.str());
}

/// Copies `bytes` to `copy` in parts, each of which is released then.
static void copyBytes(StringRef bytes, std::string &copy,
                      llvm::function_ref<void(StringRef)> release) {
  static constexpr size_t partBytes = 8 << 20;
  copy.reserve(bytes.size());
  while (!bytes.empty()) {
    StringRef part = bytes.take_front(partBytes);
    copy.append(part.data(), part.size());
    bytes = bytes.drop_front(part.size());
    if (release)
      release(part);
  }
}

LogicalResult ModelFile::parse(StringRef bytes,
                               llvm::function_ref<void(StringRef)> release) {
  // Otherwise protobuf writes its own messages about a malformed file.
  google::protobuf::LogSilencer silencer;
  if (bytes.size() > INT32_MAX)
    return error("is larger than 2 GiB, the limit of the format; keep the "
                 "weights in external data files");
  // When parsing from memory, protobuf knows each string's length and allocates
  // once.
  model = std::make_unique<::onnx::ModelProto>();
  std::optional<SeparatedModel> separated = separateRawData(bytes);
  if (separated)
    bytes = separated->bytes;
  if (!model->ParseFromArray(bytes.data(), bytes.size()))
    return error("is not an ONNX model, or is truncated");
  if (separated)
    for (auto [number, raw] : separated->rawData)
      copyBytes(raw,
                *model->mutable_graph()
                     ->mutable_initializer(number)
                     ->mutable_raw_data(),
                release);
  if (!model->has_graph())
    return error("is not an ONNX model: it has no graph");
  return success();
}

std::optional<Tensor> ModelFile::read(::onnx::TensorProto &proto,
                                      std::string &reason) {
  if (auto it = tensorsRead.find(&proto); it != tensorsRead.end())
    return it->second;
  std::optional<Tensor> tensor =
      readTensor(proto, llvm::sys::path::parent_path(path), reason);
  if (tensor)
    tensorsRead[&proto] = *tensor;
  return tensor;
}

std::optional<Tensor> ModelFile::read(::onnx::SparseTensorProto &proto,
                                      std::string &reason) {
  if (auto it = tensorsRead.find(&proto); it != tensorsRead.end())
    return it->second;
  std::optional<Tensor> tensor =
      readSparseTensor(proto, llvm::sys::path::parent_path(path), reason);
  if (tensor)
    tensorsRead[&proto] = *tensor;
  return tensor;
}

} // namespace nnprim::frontend
