//===- TensorProto.cpp - Tensors of ONNX files as constants ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"

#include "NNPrim/Dialect/NNPrim/IR/TensorLimits.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <onnx/onnx_pb.h>

using namespace mlir;

namespace nnprim::frontend {

std::string explainBadShape(ArrayRef<int64_t> shape) {
  for (int64_t extent : shape)
    if (extent < 0)
      return "has the negative extent " + std::to_string(extent);
  if (isTooLarge(shape))
    return "has the shape " + toString(shape) + ", which is too large";
  return "";
}

namespace {
/// The bytes of a constant and the owner that keeps them alive.
struct Bytes {
  ArrayRef<char> view;
  std::shared_ptr<const void> owner;
};
} // namespace

static Bytes own(std::vector<char> bytes) {
  auto owner = std::make_shared<std::vector<char>>(std::move(bytes));
  return {ArrayRef<char>(*owner), owner};
}

/// Takes the string out of the message. The allocator aligns the data of a long
/// string; a short one may live inside the string object.
static Bytes takeRawData(::onnx::TensorProto &proto, unsigned alignment) {
  std::shared_ptr<std::string> owner(proto.release_raw_data());
  ArrayRef<char> view(owner->data(), owner->size());
  if (reinterpret_cast<uintptr_t>(view.data()) % alignment != 0)
    return own(std::vector<char>(view.begin(), view.end()));
  return {view, owner};
}

/// Copies the elements of a typed field, narrowed to the element's width.
template <typename Field>
static Bytes convertField(const Field &field, DataType type) {
  unsigned width = getByteWidth(type);
  std::vector<char> bytes(size_t(field.size()) * width);
  char *to = bytes.data();
  for (auto element : field) {
    // Little-endian: the low bytes of a wide integer are the narrow value, and
    // float fields have the element's own width.
    std::memcpy(to, &element, width);
    to += width;
  }
  return own(std::move(bytes));
}

static Bytes convertTypedData(const ::onnx::TensorProto &proto, DataType type) {
  switch (type) {
  case DataType::Float:
    return convertField(proto.float_data(), type);
  case DataType::Double:
    return convertField(proto.double_data(), type);
  case DataType::Int64:
    return convertField(proto.int64_data(), type);
  case DataType::UInt32:
  case DataType::UInt64:
    return convertField(proto.uint64_data(), type);
  default:
    return convertField(proto.int32_data(), type);
  }
}

/// Maps a part of a file. Mapping beyond the end of the file would succeed and
/// fault at the first access, so the size is checked.
static std::shared_ptr<llvm::MemoryBuffer>
readSlice(StringRef path, StringRef name, uint64_t offset, uint64_t length,
          std::string &reason) {
  uint64_t size = 0;
  std::error_code code = llvm::sys::fs::file_size(path, size);
  if (!code) {
    if (size < length || offset > size - length) {
      reason = "needs " + std::to_string(length) + " bytes at " +
               std::to_string(offset) + " of the external data file '" +
               name.str() + "', which has " + std::to_string(size);
      return nullptr;
    }
    auto buffer = llvm::MemoryBuffer::getFileSlice(path, length, offset);
    code = buffer.getError();
    if (!code)
      return std::move(*buffer);
  }
  reason = "needs the external data file '" + name.str() +
           "', which cannot be read: " + code.message();
  return nullptr;
}

/// Maps the tensor's part of a file beside the model.
static std::optional<Bytes>
readExternalData(const ::onnx::TensorProto &proto, StringRef directory,
                 int64_t expected, unsigned alignment, std::string &reason) {
  std::string location;
  int64_t offset = 0, length = expected;
  bool malformed = false;
  for (const auto &entry : proto.external_data()) {
    StringRef value(entry.value());
    if (entry.key() == "location")
      location = entry.value();
    else if (entry.key() == "offset")
      malformed |= value.getAsInteger(10, offset);
    else if (entry.key() == "length")
      malformed |= value.getAsInteger(10, length);
  }
  if (malformed || offset < 0 || location.empty()) {
    reason = "has a malformed description of its external data";
    return std::nullopt;
  }
  // A model must not make the compiler read files outside its directory.
  auto isParent = [](StringRef part) { return part == ".."; };
  if (llvm::sys::path::is_absolute(location) ||
      llvm::any_of(llvm::make_range(llvm::sys::path::begin(location),
                                    llvm::sys::path::end(location)),
                   isParent)) {
    reason = "keeps its data in '" + location +
             "', which is outside the model's directory";
    return std::nullopt;
  }
  if (length != expected) {
    reason = "has " + std::to_string(length) + " bytes of external data, but " +
             "its shape needs " + std::to_string(expected);
    return std::nullopt;
  }
  llvm::SmallString<256> path(directory);
  llvm::sys::path::append(path, location);
  std::shared_ptr<llvm::MemoryBuffer> owner =
      readSlice(path, location, offset, length, reason);
  if (!owner)
    return std::nullopt;
  ArrayRef<char> view(owner->getBufferStart(), owner->getBufferSize());
  if (reinterpret_cast<uintptr_t>(view.data()) % alignment != 0)
    return own(std::vector<char>(view.begin(), view.end()));
  return Bytes{view, owner};
}

static std::optional<Bytes> readBytes(::onnx::TensorProto &proto,
                                      StringRef directory, DataType type,
                                      int64_t expected, std::string &reason) {
  unsigned alignment = getByteWidth(type);
  if (proto.data_location() == ::onnx::TensorProto::EXTERNAL)
    return readExternalData(proto, directory, expected, alignment, reason);
  if (proto.has_raw_data())
    return takeRawData(proto, alignment);
  return convertTypedData(proto, type);
}

/// Gives each element of 2 or 4 bits a byte of its own: files keep several in a
/// byte, the first in the lowest bits.
static Bytes unpack(ArrayRef<char> packed, DataType type, int64_t count) {
  std::vector<char> bytes(count);
  int64_t width = getPackedWidth(type), each = 8 / width;
  for (int64_t i = 0; i < count; ++i)
    writeInteger(type, wrapTo(type, packed[i / each] >> (i % each * width)),
                 &bytes[i]);
  return own(std::move(bytes));
}

std::optional<Tensor> readTensor(::onnx::TensorProto &proto,
                                 StringRef directory, std::string &reason) {
  auto type = static_cast<DataType>(proto.data_type());
  if (!isSupported(type)) {
    reason = ("has element type " + getName(type) +
              ", which is not supported; numbers and bool are")
                 .str();
    return std::nullopt;
  }
  if (proto.has_segment()) {
    reason = "is stored in segments, which is not supported; whole tensors are";
    return std::nullopt;
  }
  Shape shape(proto.dims().begin(), proto.dims().end());
  reason = explainBadShape(shape);
  if (!reason.empty())
    return std::nullopt;
  int64_t count = getNumElements(shape);
  unsigned width = getPackedWidth(type);
  bool isPacked = width < 8;
  int64_t expected = isPacked ? llvm::divideCeil(count * width, 8)
                              : count * getByteWidth(type);
  std::optional<Bytes> bytes =
      readBytes(proto, directory, type, expected, reason);
  if (!bytes)
    return std::nullopt;
  if (static_cast<int64_t>(bytes->view.size()) != expected) {
    reason = "has " + std::to_string(bytes->view.size()) +
             " bytes of data, but its shape " + toString(shape) + " needs " +
             std::to_string(expected);
    return std::nullopt;
  }
  if (isPacked)
    bytes = unpack(bytes->view, type, count);
  return Tensor{
      type, shape, Value(),
      std::make_shared<Constant>(bytes->view, bytes->owner, proto.name())};
}

} // namespace nnprim::frontend
