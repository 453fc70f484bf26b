//===- FlyteToLLVM.h - Loads and stores of flytes -------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_BUFFERSTOLLVM_FLYTETOLLVM_H
#define NNPRIM_LIB_CONVERSION_BUFFERSTOLLVM_FLYTETOLLVM_H

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/PatternMatch.h"

namespace nnprim {

/// Makes a flyte in memory an array of bytes, whose stride has no gaps.
void addFlyteConversion(mlir::LLVMTypeConverter &types);

/// How a target loads flytes, and stores them.
struct FlyteAccess {
  /// Loads by masked loads, see TargetDesc.
  bool areMasked = false;
  /// Loads to both halves of a register, see TargetDesc.
  bool haveHalves = false;
  /// Both by a shuffle of bytes of the whole register, see TargetDesc.
  bool arePermuted = false;
};

/// Patterns of `nnprim.load_flyte` and `nnprim.store_flyte`.
void populateFlyteToLLVMPatterns(const mlir::LLVMTypeConverter &types,
                                 const FlyteAccess &access,
                                 mlir::RewritePatternSet &patterns);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_BUFFERSTOLLVM_FLYTETOLLVM_H
