//===- DataType.cpp - ONNX's element types --------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataType.h"

#include "mlir/IR/BuiltinTypes.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/APSInt.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;

namespace nnprim::frontend {

StringRef getName(DataType type) {
  switch (type) {
  case DataType::Undefined:
    return "undefined";
  case DataType::Float:
    return "float";
  case DataType::UInt8:
    return "uint8";
  case DataType::Int8:
    return "int8";
  case DataType::UInt16:
    return "uint16";
  case DataType::Int16:
    return "int16";
  case DataType::Int32:
    return "int32";
  case DataType::Int64:
    return "int64";
  case DataType::String:
    return "string";
  case DataType::Bool:
    return "bool";
  case DataType::Float16:
    return "float16";
  case DataType::Double:
    return "double";
  case DataType::UInt32:
    return "uint32";
  case DataType::UInt64:
    return "uint64";
  case DataType::Complex64:
    return "complex64";
  case DataType::Complex128:
    return "complex128";
  case DataType::BFloat16:
    return "bfloat16";
  case DataType::Float8E4M3FN:
    return "float8e4m3fn";
  case DataType::Float8E4M3FNUZ:
    return "float8e4m3fnuz";
  case DataType::Float8E5M2:
    return "float8e5m2";
  case DataType::Float8E5M2FNUZ:
    return "float8e5m2fnuz";
  case DataType::Float4E2M1:
    return "float4e2m1";
  case DataType::Float8E8M0:
    return "float8e8m0";
  case DataType::UInt2:
    return "uint2";
  case DataType::Int2:
    return "int2";
  case DataType::UInt4:
    return "uint4";
  case DataType::Int4:
    return "int4";
  }
  return "unknown";
}

bool isFloat(DataType type) {
  return type == DataType::Float || type == DataType::Double ||
         type == DataType::Float16 || type == DataType::BFloat16;
}

bool isUnsigned(DataType type) {
  return type == DataType::UInt8 || type == DataType::UInt16 ||
         type == DataType::UInt32 || type == DataType::UInt64 ||
         type == DataType::UInt4 || type == DataType::UInt2 ||
         type == DataType::Bool || isStorageFloat(type);
}

bool isSupported(DataType type) { return getBitWidth(type) != 0; }

bool isFourBit(DataType type) {
  return type == DataType::UInt4 || type == DataType::Int4;
}

bool isStorageFloat(DataType type) {
  switch (type) {
  case DataType::Float8E4M3FN:
  case DataType::Float8E4M3FNUZ:
  case DataType::Float8E5M2:
  case DataType::Float8E5M2FNUZ:
  case DataType::Float8E8M0:
  case DataType::Float4E2M1:
    return true;
  default:
    return false;
  }
}

bool isStorageOnly(DataType type) {
  return isStorageFloat(type) || getPackedWidth(type) < 8;
}

unsigned getPackedWidth(DataType type) {
  switch (type) {
  case DataType::UInt2:
  case DataType::Int2:
    return 2;
  case DataType::UInt4:
  case DataType::Int4:
  case DataType::Float4E2M1:
    return 4;
  default:
    return getBitWidth(type);
  }
}

unsigned getBitWidth(DataType type) {
  switch (type) {
  case DataType::Bool:
  case DataType::UInt8:
  case DataType::Int8:
  case DataType::UInt4:
  case DataType::Int4:
  case DataType::UInt2:
  case DataType::Int2:
  case DataType::Float8E4M3FN:
  case DataType::Float8E4M3FNUZ:
  case DataType::Float8E5M2:
  case DataType::Float8E5M2FNUZ:
  case DataType::Float8E8M0:
  case DataType::Float4E2M1:
    return 8;
  case DataType::UInt16:
  case DataType::Int16:
  case DataType::Float16:
  case DataType::BFloat16:
    return 16;
  case DataType::Float:
  case DataType::Int32:
  case DataType::UInt32:
    return 32;
  case DataType::Double:
  case DataType::Int64:
  case DataType::UInt64:
    return 64;
  default:
    return 0;
  }
}

Type getStorageType(DataType type, MLIRContext *context) {
  switch (type) {
  case DataType::Float:
    return Float32Type::get(context);
  case DataType::Double:
    return Float64Type::get(context);
  case DataType::Float16:
    return Float16Type::get(context);
  case DataType::BFloat16:
    return BFloat16Type::get(context);
  default:
    return IntegerType::get(context, getBitWidth(type));
  }
}

Type getScalarType(DataType type, MLIRContext *context) {
  if (type == DataType::Bool)
    return IntegerType::get(context, 1);
  return getStorageType(type, context);
}

DataType getComputeType(DataType type) {
  if (type == DataType::Float16 || type == DataType::BFloat16)
    return DataType::Float;
  return type;
}

static const llvm::fltSemantics &getSemantics(DataType type) {
  return type == DataType::Float16 ? APFloat::IEEEhalf() : APFloat::BFloat();
}

static APFloat toNarrowFloat(DataType type, double value) {
  APFloat result(value);
  bool losesInfo;
  result.convert(getSemantics(type), APFloat::rmNearestTiesToEven, &losesInfo);
  return result;
}

template <typename T> static T load(const char *from) {
  T value;
  std::memcpy(&value, from, sizeof(T));
  return value;
}

double readFloat(DataType type, const char *from) {
  if (type == DataType::Float)
    return load<float>(from);
  if (type == DataType::Double)
    return load<double>(from);
  APFloat value(getSemantics(type), APInt(16, load<uint16_t>(from)));
  bool losesInfo;
  value.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                &losesInfo);
  return value.convertToDouble();
}

int64_t readInteger(DataType type, const char *from) {
  uint64_t bits = 0;
  std::memcpy(&bits, from, getByteWidth(type));
  return wrapTo(type, static_cast<int64_t>(bits));
}

void writeFloat(DataType type, double value, char *to) {
  if (type == DataType::Double) {
    std::memcpy(to, &value, sizeof(value));
  } else if (type == DataType::Float) {
    float narrow = static_cast<float>(value);
    std::memcpy(to, &narrow, sizeof(narrow));
  } else {
    uint16_t bits = toNarrowFloat(type, value).bitcastToAPInt().getZExtValue();
    std::memcpy(to, &bits, sizeof(bits));
  }
}

void writeInteger(DataType type, int64_t value, char *to) {
  std::memcpy(to, &value, getByteWidth(type));
}

double roundTo(DataType type, double value) {
  if (type == DataType::Double)
    return value;
  char element[8];
  writeFloat(type, value, element);
  return readFloat(type, element);
}

int64_t wrapTo(DataType type, int64_t value) {
  if (type == DataType::Bool)
    return (value & 0xff) != 0;
  unsigned width = getPackedWidth(type);
  if (width == 64)
    return value;
  if (isUnsigned(type))
    return static_cast<uint64_t>(value) &
           llvm::maskTrailingOnes<uint64_t>(width);
  return llvm::SignExtend64(static_cast<uint64_t>(value), width);
}

int64_t toInteger(double value) {
  llvm::APSInt integer(64, /*isUnsigned=*/false);
  bool isExact;
  // What is beyond the range saturates.
  (void)llvm::APFloat(value).convertToInteger(
      integer, llvm::APFloat::rmTowardZero, &isExact);
  return integer.getExtValue();
}

int64_t getLowest(DataType type) {
  unsigned width = getPackedWidth(type);
  return isUnsigned(type) ? 0 : -(int64_t(1) << (width - 1));
}

int64_t getHighest(DataType type) {
  unsigned width = getPackedWidth(type);
  return (int64_t(1) << (isUnsigned(type) ? width : width - 1)) - 1;
}

} // namespace nnprim::frontend
