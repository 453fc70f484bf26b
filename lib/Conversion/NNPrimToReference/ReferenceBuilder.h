//===- ReferenceBuilder.h - Scalar loops ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_REFERENCEBUILDER_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_REFERENCEBUILDER_H

#include "NNPrim/Conversion/NNPrimToReference/NNPrimToReference.h"
#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/IR/ImplicitLocOpBuilder.h"

namespace nnprim {

/// Builds the loops and the scalar arithmetic of one op. The loop methods
/// manage insertion points: code created in their bodies is inserted in the
/// loop.
class ReferenceBuilder {
public:
  using Values = llvm::SmallVector<mlir::Value>;

  /// Sums are accumulated in f64 if `options` requests it and they are no
  /// integers, otherwise in `elementType`.
  ReferenceBuilder(mlir::RewriterBase &rewriter, mlir::Operation *op,
                   mlir::Type elementType, const ReferenceOptions &options);

  mlir::ImplicitLocOpBuilder b;

  // Index arithmetic, folded where constant.
  mlir::Value index(int64_t value);
  mlir::Value dim(mlir::Value memref, int64_t position);
  Values dims(mlir::Value memref);
  mlir::Value add(mlir::Value lhs, mlir::Value rhs);
  mlir::Value sub(mlir::Value lhs, mlir::Value rhs);
  mlir::Value mul(mlir::Value lhs, mlir::Value rhs);
  mlir::Value div(mlir::Value lhs, mlir::Value rhs);
  mlir::Value rem(mlir::Value lhs, mlir::Value rhs);
  /// 0 <= value && value < extent.
  mlir::Value isInside(mlir::Value value, mlir::Value extent);
  mlir::Value both(mlir::Value lhs, mlir::Value rhs);
  /// Row-major index of the element at `indices` of a box of `extents`.
  mlir::Value linearize(mlir::ValueRange indices, mlir::ValueRange extents);

  // Control flow.
  void loop(mlir::Value lowerBound, mlir::Value upperBound, int64_t step,
            llvm::function_ref<void(mlir::Value)> body);
  void loopNest(mlir::ValueRange extents,
                llvm::function_ref<void(mlir::ValueRange)> body);
  /// A loop over [lowerBound, upperBound) that carries `inits`.
  Values reduce(mlir::Value lowerBound, mlir::Value upperBound,
                mlir::ValueRange inits,
                llvm::function_ref<Values(mlir::Value, mlir::ValueRange)> body);
  Values
  reduce(mlir::Value extent, mlir::ValueRange inits,
         llvm::function_ref<Values(mlir::Value, mlir::ValueRange)> body) {
    return reduce(index(0), extent, inits, body);
  }
  /// `condition ? then() : otherwise`.
  Values select(mlir::Value condition, mlir::ValueRange otherwise,
                llvm::function_ref<Values()> then);
  /// Visits [0, extent) in order: `columnsPerStep` adjacent columns at a time,
  /// then the remaining ones one by one.
  void columns(mlir::Value extent,
               llvm::function_ref<void(llvm::ArrayRef<mlir::Value>)> body);

  // Scalars of the accumulation type.
  mlir::Value constant(double value);
  Values zeros(size_t count) { return Values(count, constant(0)); }
  /// Loads an element as it is; a flyte as an f32.
  mlir::Value loadElement(mlir::Value memref, mlir::ValueRange indices);
  /// Stores an element as it is; a flyte from an f32.
  void storeElement(mlir::Value element, mlir::Value memref,
                    mlir::ValueRange indices);
  /// Loads an element and extends it to the accumulation type.
  mlir::Value load(mlir::Value memref, mlir::ValueRange indices,
                   bool isUnsigned = false) {
    return loadThrough({}, memref, indices, isUnsigned);
  }
  /// Extends an element to the accumulation type, if that has more bits.
  mlir::Value extend(mlir::Value element, bool isUnsigned = false);
  /// Loads an element, applies the region and extends the result to the
  /// accumulation type.
  mlir::Value loadThrough(const ScalarRegion &scalar, mlir::Value memref,
                          mlir::ValueRange indices, bool isUnsigned = false);
  mlir::Value multiplyAdd(mlir::Value lhs, mlir::Value rhs, mlir::Value acc);
  /// Rounds to the element type and stores the result.
  void store(mlir::Value acc, mlir::Value memref, mlir::ValueRange indices);
  /// Rounds to the accumulator type, applies the epilogue and stores the
  /// result.
  void storeThroughEpilogue(EpilogueOpInterface op, mlir::Value acc,
                            mlir::ValueRange indices);

private:
  mlir::Value round(mlir::Value acc, mlir::Type type);
  /// The region's result for `element`, with inputs for the element of `outs`
  /// at `indices`.
  mlir::Value apply(const ScalarRegion &scalar, mlir::Value element,
                    mlir::ValueRange indices);

  mlir::Type elementType;
  mlir::Type accType;
  int64_t columnsPerStep;
};

/// A pattern that lowers `OpTy` with `lower`, which builds the loops.
template <typename OpTy>
class ReferencePattern : public mlir::OpRewritePattern<OpTy> {
public:
  using LowerFn = void (*)(ReferenceBuilder &, OpTy);

  ReferencePattern(mlir::MLIRContext *context, const ReferenceOptions &options,
                   LowerFn lower)
      : mlir::OpRewritePattern<OpTy>(context), options(options), lower(lower) {}

  llvm::LogicalResult
  matchAndRewrite(OpTy op, mlir::PatternRewriter &rewriter) const override {
    if (!op.hasPureBufferSemantics())
      return rewriter.notifyMatchFailure(op, "expected memref operands");
    mlir::Type type = mlir::getElementTypeOrSelf(op.getInit().getType());
    if (auto epilogue = llvm::dyn_cast<EpilogueOpInterface>(op.getOperation()))
      type = epilogue.getAccumulatorType();
    ReferenceBuilder builder(rewriter, op, type, options);
    lower(builder, op);
    rewriter.eraseOp(op);
    return mlir::success();
  }

private:
  ReferenceOptions options;
  LowerFn lower;
};

void populateGemmReferencePatterns(mlir::RewritePatternSet &patterns,
                                   const ReferenceOptions &options);
void populateConvReferencePatterns(mlir::RewritePatternSet &patterns,
                                   const ReferenceOptions &options);
void populateSoftmaxReferencePatterns(mlir::RewritePatternSet &patterns,
                                      const ReferenceOptions &options);
void populateSparseReferencePatterns(mlir::RewritePatternSet &patterns,
                                     const ReferenceOptions &options);
void populateTupleReferencePatterns(mlir::RewritePatternSet &patterns,
                                    const ReferenceOptions &options);
void populateFastConvReferencePatterns(mlir::RewritePatternSet &patterns,
                                       const ReferenceOptions &options);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOREFERENCE_REFERENCEBUILDER_H
