//===- NNPrimDialect.cpp - The nnprim dialect -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectImplementation.h"

#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

#include "NNPrim/Dialect/NNPrim/IR/NNPrimInterfaces.cpp.inc"
#include "NNPrim/Dialect/NNPrim/IR/NNPrimOpsDialect.cpp.inc"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimEnums.cpp.inc"

#define GET_ATTRDEF_CLASSES
#include "NNPrim/Dialect/NNPrim/IR/NNPrimAttributes.cpp.inc"

#define GET_TYPEDEF_CLASSES
#include "NNPrim/Dialect/NNPrim/IR/NNPrimOpsTypes.cpp.inc"

void NNPrimDialect::initialize() {
  addTypes<
#define GET_TYPEDEF_LIST
#include "NNPrim/Dialect/NNPrim/IR/NNPrimOpsTypes.cpp.inc"
      >();
  addAttributes<
#define GET_ATTRDEF_LIST
#include "NNPrim/Dialect/NNPrim/IR/NNPrimAttributes.cpp.inc"
      >();
  addOperations<
#define GET_OP_LIST
#include "NNPrim/Dialect/NNPrim/IR/NNPrimOps.cpp.inc"
      >();
}
