//===- ModelFile.cpp - An ONNX file and the tensors in it -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"

#include "mlir/IR/Diagnostics.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <onnx/onnx_pb.h>

using namespace mlir;

namespace nnprim::frontend {

ModelFile::ModelFile(StringRef path, MLIRContext &context)
    : path(path), context(context) {}
ModelFile::~ModelFile() = default;

LogicalResult ModelFile::error(const Twine &message) {
  return emitError(UnknownLoc::get(&context)) << path << ": " << message;
}

LogicalResult ModelFile::parse() {
  // Protobuf would otherwise write its own lines about a malformed file.
  google::protobuf::LogSilencer silencer;
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (std::error_code code = buffer.getError())
    return error("cannot be read: " + code.message());
  if ((*buffer)->getBufferSize() > INT32_MAX)
    return error("is larger than 2 GiB, the limit of the format; keep the "
                 "weights in external data files");
  // From memory, protobuf knows the length of each string and allocates once.
  model = std::make_unique<::onnx::ModelProto>();
  if (!model->ParseFromArray((*buffer)->getBufferStart(),
                             (*buffer)->getBufferSize()))
    return error("is not an ONNX model, or is truncated");
  if (!model->has_graph())
    return error("is not an ONNX model: it has no graph");
  return success();
}

std::optional<Tensor> ModelFile::read(::onnx::TensorProto &proto,
                                      std::string &reason) {
  return readTensor(proto, llvm::sys::path::parent_path(path), reason);
}

} // namespace nnprim::frontend
