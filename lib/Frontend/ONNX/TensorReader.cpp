//===- TensorReader.cpp - Constants from TensorProto files ===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TensorReader.h"

#include "NpyReader.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;
using namespace nnprim::frontend;

/// Bounds the bytes of one tensor: 2^40 elements of at most 8 bytes.
static constexpr int64_t kMaxElements = int64_t(1) << 40;

Error nnprim::frontend::checkShape(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t extent : shape) {
    if (extent < 0)
      return createStringError("shape %s has a negative extent",
                               toString(shape).c_str());
    if (extent != 0 && count > kMaxElements / extent)
      return createStringError("shape %s is too large",
                               toString(shape).c_str());
    count *= extent;
  }
  return Error::success();
}

/// A constant whose bytes belong to `owner`.
template <typename Owner>
static Tensor makeOwned(DataType type, Shape shape, StringRef bytes,
                        std::shared_ptr<Owner> owner, StringRef name) {
  ArrayRef<char> view(bytes.data(), bytes.size());
  return Tensor{type, std::move(shape), mlir::Value(),
                std::make_shared<Constant>(view, std::move(owner), name)};
}

static Error checkSize(uint64_t actual, uint64_t expected) {
  if (actual == expected)
    return Error::success();
  return createStringError("holds %llu bytes of data, but its shape needs %llu",
                           (unsigned long long)actual,
                           (unsigned long long)expected);
}

static Expected<uint64_t> parseNumber(StringRef key, StringRef text) {
  uint64_t value;
  if (text.getAsInteger(10, value))
    return createStringError("has external data with a malformed " + key);
  return value;
}

/// The part of a file beside the model that a tensor with external data names.
static Expected<Tensor> readExternal(const onnx::TensorProto &proto,
                                     DataType type, Shape shape,
                                     uint64_t byteCount, StringRef directory) {
  std::string location;
  uint64_t offset = 0, length = byteCount;
  for (const onnx::StringStringEntryProto &entry : proto.external_data()) {
    if (entry.key() == "location")
      location = entry.value();
    if (entry.key() != "offset" && entry.key() != "length")
      continue;
    Expected<uint64_t> number = parseNumber(entry.key(), entry.value());
    if (!number)
      return number.takeError();
    (entry.key() == "offset" ? offset : length) = *number;
  }
  if (Error error = checkSize(length, byteCount))
    return error;
  // A model must not reach for files elsewhere on the machine.
  if (location.empty() || sys::path::is_absolute(location) ||
      is_contained(
          make_range(sys::path::begin(location), sys::path::end(location)),
          ".."))
    return createStringError("has external data outside the model's directory");
  SmallString<128> path(directory);
  sys::path::append(path, location);
  if (byteCount == 0)
    return makeConstant(type, shape, {});
  auto buffer = MemoryBuffer::getFileSlice(path, byteCount, offset);
  uint64_t size = 0;
  if (!buffer || sys::fs::file_size(path, size) || size < byteCount ||
      offset > size - byteCount)
    return createStringError("cannot read its external data in " + path);
  std::shared_ptr<MemoryBuffer> owner = std::move(*buffer);
  StringRef bytes = owner->getBuffer();
  return makeOwned(type, std::move(shape), bytes, owner, proto.name());
}

/// Element values kept in one of the typed fields, narrowed to `type`.
template <typename Field>
static Expected<Tensor> readField(const Field &field, DataType type,
                                  ArrayRef<int64_t> shape) {
  if (field.size() != getNumElements(shape))
    return createStringError("holds %d values, but its shape needs %lld",
                             int(field.size()),
                             (long long)getNumElements(shape));
  unsigned width = getByteWidth(type);
  std::vector<char> bytes(field.size() * width);
  char *to = bytes.data();
  for (auto value : field) {
    // Half and bfloat16 come as bit patterns in an integer field.
    if (isFloat(type) && width > 2)
      writeFloat(type, value, to);
    else
      writeInteger(type, static_cast<int64_t>(value), to);
    to += width;
  }
  return makeConstant(type, shape, std::move(bytes));
}

static Expected<Tensor> readTypedData(const onnx::TensorProto &proto,
                                      DataType type, ArrayRef<int64_t> shape) {
  switch (type) {
  case DataType::Float:
    return readField(proto.float_data(), type, shape);
  case DataType::Double:
    return readField(proto.double_data(), type, shape);
  case DataType::Int64:
    return readField(proto.int64_data(), type, shape);
  case DataType::UInt32:
  case DataType::UInt64:
    return readField(proto.uint64_data(), type, shape);
  default:
    return readField(proto.int32_data(), type, shape);
  }
}

Expected<Tensor> nnprim::frontend::readTensor(onnx::TensorProto &proto,
                                              StringRef directory) {
  auto type = static_cast<DataType>(proto.data_type());
  if (!isSupported(type))
    return createStringError("has unsupported element type " + getName(type));
  Shape shape(proto.dims().begin(), proto.dims().end());
  if (Error error = checkShape(shape))
    return error;
  uint64_t byteCount = getNumElements(shape) * getByteWidth(type);
  if (proto.data_location() == onnx::TensorProto::EXTERNAL)
    return readExternal(proto, type, shape, byteCount, directory);
  if (!proto.has_raw_data()) {
    Expected<Tensor> tensor = readTypedData(proto, type, shape);
    if (tensor)
      tensor->constant->name = proto.name();
    return tensor;
  }
  if (Error error = checkSize(proto.raw_data().size(), byteCount))
    return error;
  auto owner =
      std::make_shared<std::string>(std::move(*proto.mutable_raw_data()));
  return makeOwned(type, std::move(shape), *owner, owner, proto.name());
}

Expected<Tensor> nnprim::frontend::readTensorFile(StringRef path) {
  auto buffer = MemoryBuffer::getFile(path, /*IsText=*/false,
                                      /*RequiresNullTerminator=*/false);
  if (!buffer)
    return createStringError(buffer.getError(), "cannot be read");
  StringRef bytes = (*buffer)->getBuffer();
  if (path.ends_with(".npy"))
    return readNpy(bytes);
  onnx::TensorProto proto;
  if (bytes.size() > INT32_MAX ||
      !proto.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
    return createStringError("is neither a .npy nor a TensorProto file");
  return readTensor(proto, sys::path::parent_path(path));
}
