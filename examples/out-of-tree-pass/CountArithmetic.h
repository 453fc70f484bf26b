//===- CountArithmetic.h - A pass that counts a model's arithmetic --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef COUNT_ARITHMETIC_H
#define COUNT_ARITHMETIC_H

/// Registers `count-arithmetic`: for each function a remark with the primitives
/// in it, the floating-point operations they take, and the bytes they move if
/// caches are infinite.
void registerCountArithmetic();

#endif // COUNT_ARITHMETIC_H
