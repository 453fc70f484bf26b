//===- StraightLineCode.h - Generated programs as vector code -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_STRAIGHTLINECODE_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_STRAIGHTLINECODE_H

#include "KernelBuilder.h"

#include "NNPrim/Generator/StraightLineProgram.h"

namespace nnprim {

/// A program with its factors in memory. Factors in registers would be taken
/// out of all loops by LLVM, and be alive, or on the stack, in loops that have
/// nothing to do with them.
class StraightLineCode {
public:
  /// The factors are a constant of the module with that name.
  StraightLineCode(KernelBuilder &b, mlir::Operation *op,
                   BasicProgram<double> program, llvm::StringRef name);

  /// Has factors that several outputs need read again for each: where few
  /// registers are left they would be kept on the stack from one to the next.
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
  /// Null if there are none.
  mlir::Value memref;
  bool keepsFactors = true;
};

/// The one-dimensional transform by `matrix`, one of those of F(m, r), whose
/// name is part of that of its factors.
StraightLineCode getWinogradCode(KernelBuilder &b, mlir::Operation *op,
                                 const RationalMatrix &matrix,
                                 llvm::StringRef name, int64_t m, int64_t r);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_STRAIGHTLINECODE_H
