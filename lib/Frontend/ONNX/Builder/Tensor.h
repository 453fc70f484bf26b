//===- Tensor.h - The value of an ONNX name during import -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_BUILDER_TENSOR_H
#define NNPRIM_LIB_FRONTEND_ONNX_BUILDER_TENSOR_H

#include "DataType.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Value.h"

#include <memory>
#include <string>

namespace nnprim::frontend {

using Shape = llvm::SmallVector<int64_t>;

/// Product of the extents.
int64_t getNumElements(llvm::ArrayRef<int64_t> shape);
/// Row-major strides, in elements.
Shape getStrides(llvm::ArrayRef<int64_t> shape);
/// "2x3x4", or "scalar" for rank 0.
std::string toString(llvm::ArrayRef<int64_t> shape);

/// The elements of a tensor that is known at import. The bytes are shared,
/// never copied; they belong to the string that protobuf read, to a mapped
/// file, or to a vector that the evaluator filled.
struct Constant {
  Constant(llvm::ArrayRef<char> bytes, std::shared_ptr<const void> owner,
           llvm::StringRef name = "")
      : bytes(bytes), owner(std::move(owner)), name(name) {}

  llvm::ArrayRef<char> bytes;
  std::shared_ptr<const void> owner;
  /// Name of the initializer, used for the resource in the textual IR.
  std::string name;
  /// Op that materializes the constant in the function, built at first use.
  mlir::Value materialized;
};

struct Quantization;

struct Bound;

/// A tensor of static shape: a constant, or the result of an op. The value of a
/// name may also be a sequence of such tensors, or an optional value that is
/// known to be absent, which only few operators take.
struct Tensor {
  DataType type = DataType::Undefined;
  Shape shape;
  mlir::Value value;
  std::shared_ptr<Constant> constant;
  /// Graph input on which a run-time tensor depends; binding it makes the
  /// tensor constant. Points into the model.
  llvm::StringRef origin = {};
  /// The integers of which a float tensor is made, if it is.
  std::shared_ptr<const Quantization> quantization = {};

  /// The tensors of a sequence, all of `type`; null for a tensor.
  std::shared_ptr<const std::vector<Tensor>> sequence = {};
  bool isEmptyOptional = false;
  /// How many entries along one of its axes the tensor has at run time, if that
  /// is not all of them.
  std::shared_ptr<const Bound> bound = {};

  /// False for an optional operand that is absent.
  explicit operator bool() const {
    return type != DataType::Undefined || isEmptyOptional;
  }
  bool isTensor() const { return !sequence && !isEmptyOptional; }

  int64_t getRank() const { return shape.size(); }
  int64_t getNumElements() const { return frontend::getNumElements(shape); }
  bool isConstant() const { return constant != nullptr; }
  bool isFloat() const { return frontend::isFloat(type); }

  mlir::RankedTensorType getType(mlir::MLIRContext *context) const {
    return mlir::RankedTensorType::get(shape, getStorageType(type, context));
  }

  /// Element `index` of a constant, in row-major order.
  double getFloat(int64_t index) const {
    return readFloat(type, constant->bytes.data() + index * getByteWidth(type));
  }
  int64_t getInteger(int64_t index) const {
    return readInteger(type,
                       constant->bytes.data() + index * getByteWidth(type));
  }
  /// Element `index`, float or integer, as a double.
  double getNumber(int64_t index) const {
    return isFloat() ? getFloat(index) : static_cast<double>(getInteger(index));
  }
  /// All elements of an integer constant.
  Shape getIntegers() const;
};

/// Along `axis` of a tensor, the first `count` entries are meant; those behind
/// them are there because shapes are static.
struct Bound {
  int64_t axis;
  /// An int64 of rank 0.
  Tensor count;
};

/// A sequence of tensors of one element type.
Tensor makeSequence(DataType type, llvm::ArrayRef<Tensor> tensors);
/// A constant that owns a fresh copy of `bytes`.
Tensor makeConstant(DataType type, llvm::ArrayRef<int64_t> shape,
                    std::vector<char> bytes);
/// A 1-D int64 constant.
Tensor makeIndexConstant(llvm::ArrayRef<int64_t> values);
/// A rank-0 constant.
Tensor makeScalar(DataType type, double value);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_BUILDER_TENSOR_H
