//===- ExtendedInput.cpp - Inputs that are extended for several panels ----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ExtendedInput.h"

#include "EpilogueTiling.h"
#include "TileLoops.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Target/TargetDesc.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

Value nnprim::createScratch(ImplicitLocOpBuilder &b, Operation *op,
                            int64_t elements, Type element) {
  OpBuilder::InsertionGuard guard(b);
  auto function = op->getParentOfType<FunctionOpInterface>();
  b.setInsertionPointToStart(&function.getFunctionBody().front());
  return memref::AllocaOp::create(b, MemRefType::get(elements, element),
                                  b.getI64IntegerAttr(kLineBytes));
}

Value RoundedMemory::get(ImplicitLocOpBuilder &b, int64_t elements) const {
  OpFoldResult zero = b.getIndexAttr(0);
  if (parts == 0)
    return createSubview(b, memory, {zero}, {elements});
  Value slot = WorkerSlotOp::create(b, parts);
  return dropFirst(b, memory, {slot, zero}, {elements});
}

RoundedMemory nnprim::getRoundedMemory(ImplicitLocOpBuilder &b, Operation *op,
                                       Value workspace, int64_t parts,
                                       int64_t elements, Type element) {
  if (parts == 0)
    return {createScratch(b, op, elements, element), parts};
  return {workspace, parts};
}

InputExtension nnprim::extendInput(ImplicitLocOpBuilder &b, Operation *op,
                                   Value input, int64_t elements,
                                   int64_t panels) {
  if (panels == 0 || !isNarrowF32(getElementTypeOrSelf(input)) ||
      !op->getParentOfType<FunctionOpInterface>() ||
      elements * 4 > kMaxExtensionBytes)
    return {};
  return {panels, createScratch(b, op, elements, b.getF32Type())};
}

int64_t nnprim::getExtendedStride(int64_t depth) {
  // Rows that are a multiple of a page apart would share the sets of L1.
  constexpr int64_t lineElements = kLineBytes / 4;
  return llvm::alignTo(depth, lineElements) + lineElements;
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
