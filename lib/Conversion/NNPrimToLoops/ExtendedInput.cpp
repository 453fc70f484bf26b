//===- ExtendedInput.cpp - Inputs that are extended for several panels ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtendedInput.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ModuleTarget.h"
#include "NNPrim/Target/MachineDesc.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

/// The most memory on the stack: a tile of 14 rows of 4096 values, half of the
/// smallest L2.
static constexpr int64_t kMaxScratchBytes = 256 * 1024;

/// Parts that a kernel should be divisible into at least.
static constexpr int64_t kEnoughParts = 16;

/// Whether register tiles broadcast single elements of the input.
static bool broadcastsNarrow(const TargetDesc &target, Value input, Value rhs) {
  auto rhsType = cast<MemRefType>(rhs.getType());
  bool isInterleaved = rhsType.getRank() == 4;
  return isNarrowF32(getElementTypeOrSelf(input)) && !isInterleaved &&
         !target.hasElementFma;
}

static int64_t getPanelBytes(Value rhs) {
  auto type = cast<MemRefType>(rhs.getType());
  int64_t elements = 1;
  for (int64_t extent : type.getShape().drop_front())
    elements *= extent;
  return elements * getStorageBytes(type.getElementType());
}

static Value createScratch(ImplicitLocOpBuilder &b, Operation *op,
                           int64_t elements) {
  OpBuilder::InsertionGuard guard(b);
  auto function = op->getParentOfType<FunctionOpInterface>();
  b.setInsertionPointToStart(&function.getFunctionBody().front());
  return memref::AllocaOp::create(b, MemRefType::get(elements, b.getF32Type()),
                                  b.getI64IntegerAttr(kLineBytes));
}

InputExtension nnprim::extendInput(ImplicitLocOpBuilder &b, Operation *op,
                                   Value input, Value rhs, int64_t elements,
                                   int64_t tiles, bool panelsInside,
                                   int64_t minPanels) {
  TargetAttr target = getTargetAttr(op);
  if (!target || !op->getParentOfType<FunctionOpInterface>() ||
      !broadcastsNarrow(target.getTarget(), input, rhs) ||
      elements * 4 > kMaxScratchBytes)
    return {};
  int64_t panels = cast<MemRefType>(rhs.getType()).getDimSize(0);
  int64_t homeBytes = target.getMachineDesc().l2Bytes / 2;
  int64_t fitting = std::max<int64_t>(1, homeBytes / getPanelBytes(rhs));
  int64_t groups = llvm::divideCeil(kEnoughParts, std::max<int64_t>(1, tiles));
  int64_t count = llvm::divideCeil(panels, groups);
  if (!panelsInside)
    count = std::min(count, fitting);
  if (count < minPanels)
    return {};
  return {count, createScratch(b, op, elements)};
}

int64_t nnprim::getExtendedStride(int64_t depth) {
  // Rows that are a multiple of a page apart would share the sets of L1.
  return llvm::alignTo(depth, 16) + 16;
}

void nnprim::emitExtension(ImplicitLocOpBuilder &b, Value source,
                           Value target) {
  int64_t rank = cast<MemRefType>(source.getType()).getRank();
  AffineMap identity = b.getMultiDimIdentityMap(rank);
  SmallVector<utils::IteratorType> iterators(rank,
                                             utils::IteratorType::parallel);
  linalg::GenericOp::create(
      b, TypeRange(), source, target, {identity, identity}, iterators,
      [](OpBuilder &nested, Location loc, ValueRange args) {
        Type wide = args[1].getType();
        Value value =
            isa<FlyteType>(args[0].getType())
                ? ExtendFlyteOp::create(nested, loc, wide, args[0]).getResult()
                : arith::ExtFOp::create(nested, loc, wide, args[0]).getResult();
        linalg::YieldOp::create(nested, loc, value);
      });
}
