//===- ScalarRegions.h - Regions of scalar operations on vectors ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SCALARREGIONS_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SCALARREGIONS_H

#include "KernelBuilder.h"

namespace nnprim {

/// Applies the epilogue of `op` to a vector of accumulators by vectorising its
/// scalar operations. `indices` locate the vector's first element in `outs`;
/// the vector lies along dimension `vectorDim`, by default the last one.
mlir::Value applyEpilogue(KernelBuilder &b, EpilogueOpInterface op,
                          mlir::Value accumulator, mlir::ValueRange indices,
                          std::optional<unsigned> vectorDim = std::nullopt);

/// Applies any scalar region to a vector of its element type. `loadInput`
/// returns the vector of the input with the given number.
mlir::Value
applyRegion(KernelBuilder &b, const ScalarRegion &scalar, mlir::Value element,
            llvm::function_ref<mlir::Value(unsigned number)> loadInput);

/// Like applyRegion for several vectors: each operation is emitted for all of
/// them before the next, which hides its latency. `loadConstant` is called in
/// front of each operation; it returns the constant that is this operand as a
/// vector of as many lanes as the target has, or null if the operand is not a
/// constant or LLVM may place it.
llvm::SmallVector<mlir::Value> applyRegionInterleaved(
    KernelBuilder &b, const ScalarRegion &scalar,
    llvm::ArrayRef<mlir::Value> elements,
    llvm::function_ref<mlir::Value(unsigned number, size_t element)> loadInput,
    llvm::function_ref<mlir::Value(mlir::OpOperand &)> loadConstant);

/// Loads input `number` of a region for a vector of `width` elements (see
/// applyEpilogue).
mlir::Value loadRegionInput(KernelBuilder &b, const ScalarRegion &scalar,
                            unsigned number, mlir::ValueRange indices,
                            unsigned vectorDim, int64_t width);

/// True if the epilogue can be vectorised: all of its operations are
/// elementwise. Inputs that vary along the vector but are not contiguous are
/// loaded one element at a time.
bool isVectorizableEpilogue(EpilogueOpInterface op);

/// True if an input of the epilogue is loaded one element at a time.
bool gathersInput(EpilogueOpInterface op,
                  std::optional<unsigned> vectorDim = std::nullopt);

/// True if the epilogue is so long (it calls a function that is more than one
/// instruction, or gathers an input) that it should not be repeated for every
/// register of a tile. A multiply-add counts as a function unless
/// `areFmasShort`: it is one instruction, but has more constants than most.
bool isLongEpilogue(EpilogueOpInterface op,
                    std::optional<unsigned> vectorDim = std::nullopt,
                    bool areFmasShort = false);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_SCALARREGIONS_H
