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

/// A builder that knows its target and spells the loads, stores and loops that
/// all kernels are made of. Vectors are f32; a width below the target's number
/// of lanes is a tail, known at compile time: LLVM splits a load of five floats
/// into one of four and one of one, and a store, too, unless the target has
/// masks for it.
class KernelBuilder : public mlir::ImplicitLocOpBuilder {
public:
  KernelBuilder(mlir::Operation *op, const TargetDesc &target);

  const TargetDesc &getTarget() const { return target; }
  int64_t getLanes() const { return target.getLanes(); }

  mlir::VectorType getVectorType(int64_t width) {
    return mlir::VectorType::get(width, getF32Type());
  }
  /// One constant for each value, at the start of the function.
  mlir::Value index(int64_t value);
  /// The same, but unknown to LLVM and new each time that control comes here:
  /// loads through it stay where they are. Otherwise LLVM would load what is
  /// the same in many tiles once, and keep it on the stack.
  mlir::Value hide(int64_t value);
  mlir::Value hide(mlir::Value index);
  /// A vector that LLVM computes as a whole before it is used. Otherwise it may
  /// compute the parts of it that are stored apart from each other, form a
  /// product only where it is added to something, or keep the negative of a
  /// constant in another register.
  mlir::Value fence(mlir::Value vector);
  mlir::Value constant(float value);
  /// A vector with all elements equal to `value`.
  mlir::Value splat(float value, int64_t width);
  mlir::Value broadcast(mlir::Value scalar, int64_t width);
  /// lhs + rhs on indices; a constant if both are, no operation if one is zero.
  mlir::Value add(mlir::Value lhs, int64_t rhs);
  mlir::Value add(mlir::Value lhs, mlir::Value rhs);

  mlir::Value load(mlir::Value memref, mlir::ValueRange indices, int64_t width);
  void store(mlir::Value vector, mlir::Value memref, mlir::ValueRange indices);
  /// Asks for the lines of `width` elements for the second-level cache; from
  /// there the machine fetches by itself. They may be outside of the memref.
  void prefetch(mlir::Value memref, mlir::ValueRange indices, int64_t width);
  mlir::Value fma(mlir::Value a, mlir::Value b, mlir::Value c);
  /// The first `width` elements.
  mlir::Value head(mlir::Value vector, int64_t width);
  /// The vector, and zeros behind it.
  mlir::Value widen(mlir::Value vector, int64_t width);

  using LoopBody = llvm::function_ref<llvm::SmallVector<mlir::Value>(
      mlir::Value iv, mlir::ValueRange carried)>;
  /// for (iv = begin; iv < end; iv += step) with loop-carried values; LLVM is
  /// told not to unroll it. Emits nothing if it has no iteration, and the body
  /// alone if it has one.
  llvm::SmallVector<mlir::Value> loop(int64_t begin, int64_t end, int64_t step,
                                      mlir::ValueRange carried, LoopBody body);
  llvm::SmallVector<mlir::Value> loop(mlir::Value begin, mlir::Value end,
                                      int64_t step, mlir::ValueRange carried,
                                      LoopBody body);

  /// The same without carried values, for iterations that are independent (see
  /// NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h).
  void parallelLoop(int64_t begin, int64_t end, int64_t step,
                    llvm::function_ref<void(mlir::Value iv)> body);

private:
  const TargetDesc &target;
  mlir::Block *constants;
  llvm::DenseMap<int64_t, mlir::Value> indices;
};

/// True if the memref's elements along its last dimension are adjacent.
bool hasUnitInnerStride(mlir::Value memref);

/// Widths of the vectors that cover `columns`: full ones and a tail.
llvm::SmallVector<int64_t> getVectorWidths(int64_t columns, int64_t lanes);

/// The epilogue `op` carries applied to a vector of finished elements: its
/// scalar operations on vectors. `indices` are those of the vector's first
/// element in `outs`; the vector lies along the dimension `vectorDim`, the last
/// one if it is not given.
mlir::Value applyEpilogue(KernelBuilder &b, EpilogueOpInterface op,
                          mlir::Value accumulator, mlir::ValueRange indices,
                          std::optional<unsigned> vectorDim = std::nullopt);

/// The same for any region and vectors of the element's type. The vector of an
/// input comes from `loadInput`, which is given the input's number.
mlir::Value
applyRegion(KernelBuilder &b, const ScalarRegion &scalar, mlir::Value element,
            llvm::function_ref<mlir::Value(unsigned number)> loadInput);

/// The same for several vectors: each operation on one after the other, which
/// hides the latency of one behind the others. `loadConstant` gives a vector of
/// as many lanes as the target has, in front of the operation that has the
/// constant as this operand, or null if it is none or LLVM may place it.
llvm::SmallVector<mlir::Value> applyRegionInTurns(
    KernelBuilder &b, const ScalarRegion &scalar,
    llvm::ArrayRef<mlir::Value> elements,
    llvm::function_ref<mlir::Value(unsigned number, size_t element)> loadInput,
    llvm::function_ref<mlir::Value(mlir::OpOperand &)> loadConstant);

/// Input `number` of a region for a vector of `width` elements (see
/// applyEpilogue).
mlir::Value loadRegionInput(KernelBuilder &b, const ScalarRegion &scalar,
                            unsigned number, mlir::ValueRange indices,
                            unsigned vectorDim, int64_t width);

/// True if the epilogue can be vectorised: all of its operations are
/// elementwise. Inputs that vary along the vector but are not contiguous are
/// loaded an element at a time.
bool isVectorizableEpilogue(EpilogueOpInterface op);

/// True if an input of the epilogue is loaded an element at a time.
bool gathersInput(EpilogueOpInterface op,
                  std::optional<unsigned> vectorDim = std::nullopt);

/// True if the epilogue is so long (it calls a transcendental function, or
/// gathers an input) that it should not be repeated for every register of a
/// tile.
bool isLongEpilogue(EpilogueOpInterface op,
                    std::optional<unsigned> vectorDim = std::nullopt);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_KERNELBUILDER_H
