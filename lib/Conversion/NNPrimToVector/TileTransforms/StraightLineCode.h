//===- StraightLineCode.h - Generated programs as vector code -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_STRAIGHTLINECODE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_STRAIGHTLINECODE_H

#include "KernelBuilder.h"

#include "NNPrim/Generator/StraightLineProgram.h"

namespace nnprim {

/// A program whose factors are in memory. LLVM would hoist factors in registers
/// out of all loops and keep them live, or on the stack, in loops that do not
/// use them.
class StraightLineCode {
public:
  /// The factors are stored in a module constant called `name`.
  StraightLineCode(KernelBuilder &b, mlir::Operation *op,
                   BasicProgram<double> program, llvm::StringRef name);

  /// Reloads factors that several outputs need for each of them. Where few
  /// registers are left, they would otherwise be kept on the stack in between.
  void rereadFactors() { keepsFactors = false; }

  /// Emits the program on vectors of `width`: inputs come from `load(number)`
  /// where they are first needed, outputs go to `store(number, value)` as soon
  /// as they are computed. At most `countLiveValues` vectors and a factor are
  /// alive at a time.
  void emit(int64_t width, llvm::function_ref<mlir::Value(int)> load,
            llvm::function_ref<void(int, mlir::Value)> store) const;

private:
  mlir::Value apply(const BasicInstruction<double> &op, mlir::Value lhs,
                    mlir::Value rhs,
                    llvm::function_ref<mlir::Value()> factor) const;

  KernelBuilder &b;
  BasicProgram<double> program;
  llvm::SmallVector<double> factors;
  /// Null if there are no factors.
  mlir::Value memref;
  bool keepsFactors = true;
};

/// The one-dimensional transform by `matrix`, one of the matrices of F(m, r).
/// `name` becomes part of the name of its factors.
StraightLineCode getWinogradCode(KernelBuilder &b, mlir::Operation *op,
                                 const RationalMatrix &matrix,
                                 llvm::StringRef name, int64_t m, int64_t r);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_STRAIGHTLINECODE_H
