//===- TensorFile.cpp - Values of bound inputs ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <onnx/onnx_pb.h>

using namespace mlir;

namespace nnprim::frontend {

static DataType parseNpyType(StringRef descr) {
  return llvm::StringSwitch<DataType>(descr)
      .Case("<f4", DataType::Float)
      .Case("<f8", DataType::Double)
      .Case("<f2", DataType::Float16)
      .Case("|b1", DataType::Bool)
      .Case("|i1", DataType::Int8)
      .Case("|u1", DataType::UInt8)
      .Case("<i2", DataType::Int16)
      .Case("<u2", DataType::UInt16)
      .Case("<i4", DataType::Int32)
      .Case("<u4", DataType::UInt32)
      .Case("<i8", DataType::Int64)
      .Case("<u8", DataType::UInt64)
      .Default(DataType::Undefined);
}

/// The text after `'key':` in the header's Python dictionary.
static StringRef getNpyField(StringRef header, StringRef key) {
  std::string quoted = ("'" + key + "':").str();
  size_t position = header.find(quoted);
  if (position == StringRef::npos)
    return "";
  return header.drop_front(position + quoted.size()).ltrim();
}

/// Parses "3, 4), …" as extents; false if it is not a tuple of integers.
static bool parseNpyShape(StringRef text, Shape &shape) {
  if (!text.consume_front("("))
    return false;
  SmallVector<StringRef> parts;
  text.take_until([](char c) { return c == ')'; }).split(parts, ',', -1, false);
  for (StringRef part : parts) {
    int64_t extent;
    if (part.trim().empty())
      continue;
    if (part.trim().getAsInteger(10, extent))
      return false;
    shape.push_back(extent);
  }
  return true;
}

static std::optional<Tensor> readNpy(StringRef file, std::string &reason) {
  reason = "is not a .npy file, or is truncated";
  StringRef data = file;
  if (!data.consume_front("\x93NUMPY") || data.size() < 6)
    return std::nullopt;
  bool isVersion1 = data[0] == 1;
  size_t length = isVersion1 ? llvm::support::endian::read16le(data.data() + 2)
                             : llvm::support::endian::read32le(data.data() + 2);
  data = data.drop_front(isVersion1 ? 4 : 6);
  if (data.size() < length)
    return std::nullopt;
  StringRef header = data.take_front(length);
  data = data.drop_front(length);
  StringRef descr = getNpyField(header, "descr");
  if (!descr.consume_front("'"))
    return std::nullopt;
  DataType type =
      parseNpyType(descr.take_until([](char c) { return c == '\''; }));
  if (type == DataType::Undefined) {
    reason = "has an element type that is not supported; numbers and bool are";
    return std::nullopt;
  }
  if (getNpyField(header, "fortran_order").starts_with("True")) {
    reason = "is in Fortran order, which is not supported; C order is";
    return std::nullopt;
  }
  Shape shape;
  if (!parseNpyShape(getNpyField(header, "shape"), shape))
    return std::nullopt;
  std::string badShape = explainBadShape(shape);
  if (!badShape.empty()) {
    reason = badShape;
    return std::nullopt;
  }
  if (int64_t(data.size()) != getNumElements(shape) * getByteWidth(type))
    return std::nullopt;
  return makeConstant(type, shape, std::vector<char>(data.begin(), data.end()));
}

std::optional<Tensor> readTensorFile(StringRef path, std::string &reason) {
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (std::error_code code = buffer.getError()) {
    reason = "cannot be read: " + code.message();
    return std::nullopt;
  }
  StringRef data = (*buffer)->getBuffer();
  if (data.starts_with("\x93NUMPY"))
    return readNpy(data, reason);
  google::protobuf::LogSilencer silencer;
  ::onnx::TensorProto proto;
  if (data.size() > INT32_MAX ||
      !proto.ParseFromArray(data.data(), data.size())) {
    reason = "is neither a .npy file nor a TensorProto";
    return std::nullopt;
  }
  return readTensor(proto, llvm::sys::path::parent_path(path), reason);
}

} // namespace nnprim::frontend
