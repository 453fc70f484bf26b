//===- NpyReader.cpp - Constants from NumPy's .npy format ===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NpyReader.h"

#include "TensorReader.h"

#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using namespace nnprim::frontend;

static Error malformed() {
  return createStringError("is not a well-formed .npy file");
}

/// What follows `'key':` in the dictionary that heads the file.
static StringRef getField(StringRef header, StringRef key) {
  size_t at = header.find(("'" + key + "':").str());
  return at == StringRef::npos ? StringRef()
                               : header.drop_front(at + key.size() + 3).ltrim();
}

static DataType getType(StringRef descr) {
  return StringSwitch<DataType>(descr)
      .Case("<f4", DataType::Float)
      .Case("<f8", DataType::Double)
      .Case("<f2", DataType::Float16)
      .Case("|i1", DataType::Int8)
      .Case("|u1", DataType::UInt8)
      .Case("<i2", DataType::Int16)
      .Case("<u2", DataType::UInt16)
      .Case("<i4", DataType::Int32)
      .Case("<u4", DataType::UInt32)
      .Case("<i8", DataType::Int64)
      .Case("<u8", DataType::UInt64)
      .Case("|b1", DataType::Bool)
      .Default(DataType::Undefined);
}

static Expected<Shape> parseShape(StringRef field) {
  if (!field.consume_front("("))
    return malformed();
  Shape shape;
  SmallVector<StringRef> parts;
  field.take_until([](char c) { return c == ')'; })
      .split(parts, ',', -1, /*KeepEmpty=*/false);
  for (StringRef part : parts) {
    int64_t extent;
    if (part.trim().empty())
      continue;
    if (part.trim().getAsInteger(10, extent))
      return malformed();
    shape.push_back(extent);
  }
  return shape;
}

Expected<Tensor> nnprim::frontend::readNpy(StringRef bytes) {
  if (bytes.size() < 12 || !bytes.starts_with("\x93NUMPY"))
    return malformed();
  bool wide = bytes[6] > 1;
  size_t start = wide ? 12 : 10;
  size_t length = wide ? support::endian::read32le(bytes.data() + 8)
                       : support::endian::read16le(bytes.data() + 8);
  if (bytes.size() - start < length)
    return malformed();
  StringRef header = bytes.substr(start, length);
  bytes = bytes.drop_front(start + length);

  StringRef descr = getField(header, "descr");
  if (!descr.consume_front("'"))
    return malformed();
  descr = descr.take_until([](char c) { return c == '\''; });
  DataType type = getType(descr);
  if (type == DataType::Undefined)
    return createStringError("has unsupported element type '" + descr + "'");
  if (!getField(header, "fortran_order").starts_with("False"))
    return createStringError("is in Fortran order");
  Expected<Shape> shape = parseShape(getField(header, "shape"));
  if (!shape)
    return shape.takeError();
  if (Error error = checkShape(*shape))
    return error;
  if (bytes.size() != getNumElements(*shape) * uint64_t(getByteWidth(type)))
    return createStringError("does not hold as much data as its shape needs");
  return makeConstant(type, *shape,
                      std::vector<char>(bytes.begin(), bytes.end()));
}
