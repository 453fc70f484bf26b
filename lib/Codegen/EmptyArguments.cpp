//===- EmptyArguments.cpp - Flattens arguments without elements -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "EmptyArguments.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"

using namespace mlir;

/// Flattens `argument`; its users see a view with the original shape.
static void flattenArgument(BlockArgument argument, OpBuilder &builder) {
  auto type = cast<MemRefType>(argument.getType());
  argument.setType(MemRefType::get({0}, type.getElementType()));
  if (argument.use_empty())
    return;
  SmallVector<int64_t> strides;
  int64_t offset;
  if (failed(type.getStridesAndOffset(strides, offset)))
    llvm_unreachable("arguments have the identity layout");
  auto shaped = memref::ReinterpretCastOp::create(builder, argument.getLoc(),
                                                  type, argument, /*offset=*/0,
                                                  type.getShape(), strides);
  argument.replaceAllUsesExcept(shaped, shaped);
}

void nnprim::flattenEmptyArguments(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    if (function.isExternal())
      continue;
    auto builder = OpBuilder::atBlockBegin(&function.front());
    for (BlockArgument argument : function.getArguments()) {
      auto type = dyn_cast<MemRefType>(argument.getType());
      if (type && type.hasStaticShape() && type.getNumElements() == 0 &&
          type.getRank() > 1)
        flattenArgument(argument, builder);
    }
    function.setType(FunctionType::get(
        function.getContext(), function.front().getArgumentTypes(),
        function.getFunctionType().getResults()));
  }
}
