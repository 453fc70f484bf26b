//===- NNPrimOps.td - All operations of the dialect -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_NNPRIMOPS
#define NNPRIM_DIALECT_NNPRIM_IR_NNPRIMOPS

include "NNPrim/Dialect/NNPrim/IR/ConvOps.td"
include "NNPrim/Dialect/NNPrim/IR/FlyteOps.td"
include "NNPrim/Dialect/NNPrim/IR/GemmOps.td"
include "NNPrim/Dialect/NNPrim/IR/SoftmaxOps.td"
include "NNPrim/Dialect/NNPrim/IR/SparseOps.td"
include "NNPrim/Dialect/NNPrim/IR/TupleOps.td"
include "NNPrim/Dialect/NNPrim/IR/FastConvOps.td"

#endif
