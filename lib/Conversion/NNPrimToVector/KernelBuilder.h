//===- KernelBuilder.h - Helpers shared by the micro-kernels --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_KERNELBUILDER_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_KERNELBUILDER_H

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// A builder that knows its target and emits the loads, stores and loops that
/// all kernels are made of. Vectors are f32 unless said otherwise. A width
/// below the target's number of lanes is a tail known at compile time: LLVM
/// splits a load of five floats into loads of four and one, and splits stores
/// likewise unless the target has masked stores.
class KernelBuilder : public mlir::ImplicitLocOpBuilder {
public:
  KernelBuilder(mlir::Operation *op, const TargetDesc &target);

  const TargetDesc &getTarget() const { return target; }
  int64_t getLanes() const { return target.getLanes(); }

  mlir::VectorType getVectorType(int64_t width) {
    return mlir::VectorType::get(width, getF32Type());
  }
  /// An index constant; each value is created once, at the start of the
  /// function.
  mlir::Value index(int64_t value);
  /// An index that is opaque to LLVM and redefined on each execution, so that
  /// loads through it are not hoisted. Otherwise LLVM would load data shared by
  /// many tiles once and keep it on the stack.
  mlir::Value hide(int64_t value);
  mlir::Value hide(mlir::Value index);
  /// An index that is opaque to LLVM, and another one for each call: loads
  /// through it are operands of their own, while what was loaded otherwise
  /// stays in registers, which it does not behind `hide`.
  mlir::Value disguise(mlir::Value index);
  /// The address of an element; 0 stands for the last indices if they are left
  /// out.
  mlir::Value getAddress(mlir::Value memref, mlir::ValueRange indices);
  /// An address as a pointer.
  mlir::Value getPointer(mlir::Value address);
  /// The vector behind an arithmetic fence, which makes LLVM compute all of it
  /// before it is used. Otherwise LLVM may compute separately stored parts
  /// apart from each other, contract a product into the addition that uses it,
  /// or keep the negative of a constant in another register.
  mlir::Value fence(mlir::Value vector);
  mlir::Value constant(float value);
  /// A vector with all elements equal to `value`.
  mlir::Value splat(float value, int64_t width);
  mlir::Value zeros(mlir::Type element, int64_t width);
  mlir::Value broadcast(mlir::Value scalar, int64_t width);
  /// Reinterprets the bits as a vector of other elements.
  mlir::Value bitcast(mlir::Value vector, mlir::Type element);
  /// lhs + rhs on indices; a constant if both are constant, no operation if one
  /// is zero.
  mlir::Value add(mlir::Value lhs, int64_t rhs);
  mlir::Value add(mlir::Value lhs, mlir::Value rhs);

  /// Loads `width` elements, extended to `type`, which kernels compute in.
  mlir::Value loadExtended(mlir::Type type, mlir::Value memref,
                           mlir::ValueRange indices, int64_t width,
                           bool isUnsigned = false);
  mlir::Value loadF32(mlir::Value memref, mlir::ValueRange indices,
                      int64_t width) {
    return loadExtended(getF32Type(), memref, indices, width);
  }
  /// Loads one element, extended if it is an f32 that is stored in fewer bits.
  mlir::Value loadScalar(mlir::Value memref, mlir::ValueRange indices);
  /// Stores a vector, rounded to the memref's element type.
  void store(mlir::Value vector, mlir::Value memref, mlir::ValueRange indices);
  /// Prefetches the cache lines of `width` elements, by default into L2, from
  /// where the hardware prefetcher takes over; see memref.prefetch for other
  /// localities. The addresses may lie outside the memref.
  void prefetch(mlir::Value memref, mlir::ValueRange indices, int64_t width,
                int64_t locality = 2);
  mlir::Value fma(mlir::Value a, mlir::Value b, mlir::Value c);
  /// The first `width` elements.
  mlir::Value head(mlir::Value vector, int64_t width);
  /// The vector, padded with zeros to `width` elements.
  mlir::Value widen(mlir::Value vector, int64_t width);

  using LoopBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value iv, mlir::ValueRange carried)>;
  /// for (iv = begin; iv < end; iv += step) with loop-carried values; LLVM is
  /// told not to unroll it. Emits nothing if there is no iteration, and only
  /// the body if there is one.
  llvm::SmallVector<mlir::Value> loop(int64_t begin, int64_t end, int64_t step,
                                      mlir::ValueRange carried, LoopBody body);
  llvm::SmallVector<mlir::Value> loop(mlir::Value begin, mlir::Value end,
                                      int64_t step, mlir::ValueRange carried,
                                      LoopBody body);

  /// Like `loop` without carried values, for iterations that are independent
  /// (see NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h).
  void parallelLoop(int64_t begin, int64_t end, int64_t step,
                    llvm::function_ref<void(mlir::Value iv)> body);

  /// Memory on the stack of the function that several of its kernels use, one
  /// after the other.
  mlir::Value getSharedScratch(int64_t elements, mlir::Type element);
  /// Memory on the stack of the function.
  mlir::Value getScratch(llvm::ArrayRef<int64_t> shape, mlir::Type element);

private:
  const TargetDesc &target;
  mlir::Block *constants;
  llvm::DenseMap<int64_t, mlir::Value> indices;
  /// Indices that were disguised.
  int64_t numDisguised = 0;
};

/// True if the memref's elements along its last dimension are adjacent.
bool hasUnitInnerStride(mlir::Value memref);

/// Widths of the vectors that cover `columns`: full ones and a tail.
llvm::SmallVector<int64_t> getVectorWidths(int64_t columns, int64_t lanes);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_KERNELBUILDER_H
