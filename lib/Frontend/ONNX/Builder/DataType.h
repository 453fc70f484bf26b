//===- DataType.h - ONNX's element types ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_BUILDER_DATATYPE_H
#define NNPRIM_LIB_FRONTEND_ONNX_BUILDER_DATATYPE_H

#include "mlir/IR/Types.h"
#include "llvm/ADT/StringRef.h"

namespace nnprim::frontend {

/// Element types, numbered as in ONNX's TensorProto.DataType. MLIR's signless
/// integers cannot distinguish them, so the importer tracks this type.
enum class DataType {
  Undefined = 0,
  Float = 1,
  UInt8 = 2,
  Int8 = 3,
  UInt16 = 4,
  Int16 = 5,
  Int32 = 6,
  Int64 = 7,
  String = 8,
  Bool = 9,
  Float16 = 10,
  Double = 11,
  UInt32 = 12,
  UInt64 = 13,
  Complex64 = 14,
  Complex128 = 15,
  BFloat16 = 16,
  Float8E4M3FN = 17,
  Float8E4M3FNUZ = 18,
  Float8E5M2 = 19,
  Float8E5M2FNUZ = 20,
  UInt4 = 21,
  Int4 = 22,
  Float4E2M1 = 23,
  Float8E8M0 = 24,
  UInt2 = 25,
  Int2 = 26,
};

/// ONNX's name in lower case: "float", "uint8", "string", …
llvm::StringRef getName(DataType type);

/// True for the types in which generated code can compute.
bool isSupported(DataType type);
/// True for the integers of 4 bits, which files store in pairs. Here each has a
/// byte of its own.
bool isFourBit(DataType type);
/// Bits of an element in a file: 2 or 4 for elements that files pack into
/// bytes, the first one lowest, and else as in memory.
unsigned getPackedWidth(DataType type);
/// True for floats of 4 and 8 bits. They are stored, moved and converted, each
/// in a byte of its own, but nothing computes in them.
bool isStorageFloat(DataType type);
/// True for integers of 2 and 4 bits and storage floats: elements that only
/// conversions and data movement understand.
bool isStorageOnly(DataType type);
bool isFloat(DataType type);
/// True for unsigned integers and bool.
bool isUnsigned(DataType type);
/// Bits of an element in memory (8 for bool and integers of 4 bits).
unsigned getBitWidth(DataType type);
inline unsigned getByteWidth(DataType type) { return getBitWidth(type) / 8; }

/// Element type of a tensor: bool is stored as i8, because tensors of i1 have
/// no agreed memory layout.
mlir::Type getStorageType(DataType type, mlir::MLIRContext *context);
/// Type of a scalar in the body of a linalg op: bool is i1.
mlir::Type getScalarType(DataType type, mlir::MLIRContext *context);
/// Type in which arithmetic is done: 16-bit floats widen to float.
DataType getComputeType(DataType type);

/// Reads one element; integers are sign- or zero-extended by their type.
double readFloat(DataType type, const char *from);
int64_t readInteger(DataType type, const char *from);
/// Writes one element, rounding or wrapping to the type.
void writeFloat(DataType type, double value, char *to);
void writeInteger(DataType type, int64_t value, char *to);

/// `value` rounded to the precision of a float type.
double roundTo(DataType type, double value);
/// `value` wrapped to the range of an integer type.
int64_t wrapTo(DataType type, int64_t value);
/// `value` without its fraction, or the nearest integer of 64 bits if it is
/// beyond; 0 for NaN.
int64_t toInteger(double value);
/// Lowest and highest value of an integer type of at most 32 bits.
int64_t getLowest(DataType type);
int64_t getHighest(DataType type);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_BUILDER_DATATYPE_H
