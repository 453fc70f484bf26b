//===- RawData.cpp - Bytes of large tensors in an ONNX file ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RawData.h"

#include <onnx/onnx_pb.h>

using llvm::StringRef;

namespace nnprim::frontend {

/// Raw data of at least this many bytes is taken out.
static constexpr size_t kMinRawBytes = 4096;

namespace {
/// Wire types of protobuf's encoding. Groups are not read: ONNX has none.
enum WireType { Varint = 0, Fixed64 = 1, Delimited = 2, Fixed32 = 5 };

/// A field of a message.
struct Field {
  uint64_t number;
  unsigned wireType;
  /// The content of a delimited field.
  StringRef content;
  /// All of it.
  StringRef bytes;

  bool is(int wanted) const {
    return wireType == Delimited && number == uint64_t(wanted);
  }
};
} // namespace

/// Takes a number off the front of `bytes`.
static bool takeVarint(StringRef &bytes, uint64_t &value) {
  value = 0;
  for (unsigned shift = 0; shift < 64 && !bytes.empty(); shift += 7) {
    auto byte = static_cast<unsigned char>(bytes.front());
    bytes = bytes.drop_front();
    value |= uint64_t(byte & 0x7f) << shift;
    if (byte < 0x80)
      return true;
  }
  return false;
}

/// Takes a field off the front of `bytes`.
static bool takeField(StringRef &bytes, Field &field) {
  StringRef rest = bytes;
  uint64_t tag, size = 0;
  if (!takeVarint(rest, tag))
    return false;
  field.number = tag >> 3;
  field.wireType = tag & 7;
  switch (field.wireType) {
  case Varint:
    if (uint64_t ignored; !takeVarint(rest, ignored))
      return false;
    break;
  case Fixed64:
    size = 8;
    break;
  case Fixed32:
    size = 4;
    break;
  case Delimited:
    if (!takeVarint(rest, size))
      return false;
    break;
  default:
    return false;
  }
  if (size > rest.size())
    return false;
  field.content = rest.take_front(size);
  rest = rest.drop_front(size);
  field.bytes = bytes.drop_back(rest.size());
  bytes = rest;
  return true;
}

static void appendVarint(std::string &text, uint64_t value) {
  for (; value >= 0x80; value >>= 7)
    text.push_back(char(value | 0x80));
  text.push_back(char(value));
}

static void append(std::string &text, StringRef bytes) {
  text.append(bytes.data(), bytes.size());
}

static void appendDelimited(std::string &text, int number, StringRef content) {
  appendVarint(text, uint64_t(number) << 3 | Delimited);
  appendVarint(text, content.size());
  append(text, content);
}

/// The tensor without its raw data if that is large; sets `raw` to it.
static bool separateTensor(StringRef tensor, std::string &rest,
                           std::optional<StringRef> &raw) {
  for (Field field; !tensor.empty();) {
    if (!takeField(tensor, field))
      return false;
    if (!field.is(::onnx::TensorProto::kRawDataFieldNumber)) {
      append(rest, field.bytes);
      continue;
    }
    // Of a field that occurs twice the last one counts.
    raw.reset();
    if (field.content.size() < kMinRawBytes)
      append(rest, field.bytes);
    else
      raw = field.content;
  }
  return true;
}

/// `number` counts the initializers: a graph may come in several parts.
static bool separateGraph(StringRef graph, std::string &rest, int &number,
                          SeparatedModel &model) {
  for (Field field; !graph.empty();) {
    if (!takeField(graph, field))
      return false;
    if (!field.is(::onnx::GraphProto::kInitializerFieldNumber)) {
      append(rest, field.bytes);
      continue;
    }
    std::string tensor;
    std::optional<StringRef> raw;
    if (!separateTensor(field.content, tensor, raw))
      return false;
    appendDelimited(rest, ::onnx::GraphProto::kInitializerFieldNumber, tensor);
    if (raw)
      model.rawData.emplace_back(number, *raw);
    ++number;
  }
  return true;
}

std::optional<SeparatedModel> separateRawData(StringRef model) {
  SeparatedModel separated;
  int numInitializers = 0;
  for (Field field; !model.empty();) {
    if (!takeField(model, field))
      return std::nullopt;
    if (!field.is(::onnx::ModelProto::kGraphFieldNumber)) {
      append(separated.bytes, field.bytes);
      continue;
    }
    std::string graph;
    if (!separateGraph(field.content, graph, numInitializers, separated))
      return std::nullopt;
    appendDelimited(separated.bytes, ::onnx::ModelProto::kGraphFieldNumber,
                    graph);
  }
  return separated;
}

} // namespace nnprim::frontend
