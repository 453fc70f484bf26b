//===- Math.td - Passes that expand arithmetic ----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TRANSFORMS_PASSES_MATH
#define NNPRIM_TRANSFORMS_PASSES_MATH

include "mlir/Pass/PassBase.td"

def ExpandMathPass : Pass<"nnprim-expand-math", "::mlir::func::FuncOp"> {
  let summary = "Expand transcendental functions into arithmetic";
  let description = [{
    After this pass no op of the math dialect needs a mathematical library: f32
    functions become polynomials, f16 and bf16 go through f32, and functions
    without a polynomial become combinations of those. f64 functions are
    expanded in f64.
    Ops for which the targets have an instruction (sqrt, fma, floor, ceil, trunc,
    roundeven, abs, copysign) stay. Divisions of f32 by constants of up to 20
    bits become a multiplication and an fma, with the bits of a division but for
    quotients below 2⁻¹⁰⁰, which may be the other neighbour. Hard-swish as it is
    exported, x · clip(x + 3, 0, 6) / 6, becomes x · clip(x / 6 + 1/2, 0, 1).
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::math::MathDialect",
                           "::mlir::vector::VectorDialect"];
}

def ExpandExtremaPass : Pass<"nnprim-expand-extrema", "::mlir::func::FuncOp"> {
  let summary = "Write maxima and minima as the target's instructions do";
  let description = [{
    `arith.maximumf` and `arith.minimumf` of f32 and f64 become
    `llvm.intr.maximum` and `llvm.intr.minimum` where the target has an
    instruction that propagates NaN. Elsewhere they become a comparison and a
    selection that is an instruction of x86, `a > b ? a : b`, and NaN is put in
    where `a` is NaN: two more instructions, which do not wait for `b`, and none
    if one operand is a constant. Either of two zeros may be the result. Without
    a target, and for vectors of rank above one, nothing is changed.
  }];
  let dependentDialects = ["::mlir::arith::ArithDialect",
                           "::mlir::LLVM::LLVMDialect"];
}

def BF16ToBitsPass : Pass<"nnprim-bf16-to-bits", "::mlir::ModuleOp"> {
  let summary = "Move bf16 values as 16-bit integers";
  let description = [{
    Arithmetic is in f32 or f64 before this pass; bf16 values are only loaded,
    stored, selected and extended. As bf16 they would be selected in f32 by
    LLVM's x86 back end, which rounds them back by a call of `__truncsfbf2`. On
    the LLVM dialect, the pass replaces the type by `i16`, and an extension by a
    shift. An operation that computes in bf16 is an error.
  }];
  let dependentDialects = ["::mlir::LLVM::LLVMDialect"];
}

#endif // NNPRIM_TRANSFORMS_PASSES_MATH
