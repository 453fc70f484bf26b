//===- KernelBuilder.cpp - Helpers shared by the micro-kernels ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "KernelBuilder.h"

#include "TargetHooks.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

KernelBuilder::KernelBuilder(Operation *op, const TargetDesc &target)
    : ImplicitLocOpBuilder(op->getLoc(), op), target(target),
      constants(&op->getParentOfType<FunctionOpInterface>()
                     .getFunctionBody()
                     .front()) {}

Value KernelBuilder::index(int64_t value) {
  Value &constant = indices[value];
  if (!constant) {
    InsertionGuard guard(*this);
    setInsertionPointToStart(constants);
    constant = arith::ConstantIndexOp::create(*this, value);
  }
  return constant;
}

Value KernelBuilder::getScratch(ArrayRef<int64_t> shape, Type element) {
  InsertionGuard guard(*this);
  setInsertionPointToStart(constants);
  return memref::AllocaOp::create(*this, MemRefType::get(shape, element),
                                  getI64IntegerAttr(kLineBytes));
}

Value KernelBuilder::getSharedScratch(int64_t elements, Type element) {
  auto type = MemRefType::get(elements, element);
  constexpr StringLiteral name =
      NNPrimDialect::SharedScratchAttrHelper::getNameStr();
  for (auto alloca : constants->getOps<memref::AllocaOp>())
    if (alloca.getType() == type && alloca->hasAttr(name))
      return alloca;
  Value scratch = getScratch({elements}, element);
  scratch.getDefiningOp()->setAttr(name, getUnitAttr());
  return scratch;
}

Value KernelBuilder::constant(float value) {
  return arith::ConstantOp::create(*this, getF32FloatAttr(value));
}

Value KernelBuilder::hide(int64_t value) { return hide(index(value)); }

Value KernelBuilder::disguise(Value index) {
  Value known = arith::IndexCastOp::create(*this, getI64Type(), index);
  // The number tells one statement from the next, which LLVM would take for the
  // same. Code generation says that neither accesses memory.
  Value number = LLVM::ConstantOp::create(*this, getI64Type(), numDisguised++);
  auto statement = LLVM::InlineAsmOp::create(
      *this, getI64Type(), ValueRange{known, number}, /*asm_string=*/"",
      /*constraints=*/"=r,0,i",
      /*has_side_effects=*/false, /*is_align_stack=*/false,
      LLVM::TailCallKind::None, /*asm_dialect=*/LLVM::AsmDialectAttr(),
      /*operand_attrs=*/ArrayAttr());
  return arith::IndexCastOp::create(*this, getIndexType(),
                                    statement.getResult(0));
}

Value KernelBuilder::hide(Value index) {
  Value known = arith::IndexCastOp::create(*this, getI64Type(), index);
  // An empty assembly statement, valid on every target, that returns its
  // operand.
  auto statement = LLVM::InlineAsmOp::create(
      *this, getI64Type(), known, /*asm_string=*/"", /*constraints=*/"=r,0",
      /*has_side_effects=*/true, /*is_align_stack=*/false,
      LLVM::TailCallKind::None, /*asm_dialect=*/LLVM::AsmDialectAttr(),
      /*operand_attrs=*/ArrayAttr());
  return arith::IndexCastOp::create(*this, getIndexType(),
                                    statement.getResult(0));
}

Value KernelBuilder::getAddress(Value memref, ValueRange indices) {
  auto parts = memref::ExtractStridedMetadataOp::create(*this, memref);
  auto [strides, offset] =
      cast<MemRefType>(memref.getType()).getStridesAndOffset();
  Value position = parts.getOffset();
  for (auto [i, at] : llvm::enumerate(indices)) {
    Value stride = ShapedType::isDynamic(strides[i]) ? parts.getStrides()[i]
                                                     : index(strides[i]);
    position = add(position, arith::MulIOp::create(*this, at, stride));
  }
  Value bytes = index(getStorageBytes(getElementTypeOrSelf(memref.getType())));
  Value first = memref::ExtractAlignedPointerAsIndexOp::create(
      *this, parts.getBaseBuffer());
  return add(first, arith::MulIOp::create(*this, position, bytes));
}

Value KernelBuilder::getPointer(Value address) {
  Value known = arith::IndexCastOp::create(*this, getI64Type(), address);
  return LLVM::IntToPtrOp::create(
      *this, LLVM::LLVMPointerType::get(getContext()), known);
}

Value KernelBuilder::fence(Value vector) {
  return LLVM::CallIntrinsicOp::create(*this, vector.getType(),
                                       getStringAttr("llvm.arithmetic.fence"),
                                       vector)
      .getResult(0);
}

Value KernelBuilder::splat(float value, int64_t width) {
  VectorType type = getVectorType(width);
  return arith::ConstantOp::create(
      *this, type, DenseElementsAttr::get(type, getF32FloatAttr(value)));
}

Value KernelBuilder::zeros(Type element, int64_t width) {
  auto type = VectorType::get(width, element);
  return arith::ConstantOp::create(*this, type, getZeroAttr(type));
}

Value KernelBuilder::bitcast(Value vector, Type element) {
  auto type = cast<VectorType>(vector.getType());
  int64_t bits =
      type.getNumElements() * type.getElementType().getIntOrFloatBitWidth();
  auto result =
      VectorType::get(bits / element.getIntOrFloatBitWidth(), element);
  if (result == type)
    return vector;
  return vector::BitCastOp::create(*this, result, vector);
}

Value KernelBuilder::broadcast(Value scalar, int64_t width) {
  return vector::BroadcastOp::create(
      *this, VectorType::get(width, scalar.getType()), scalar);
}

Value KernelBuilder::add(Value lhs, int64_t rhs) {
  if (std::optional<int64_t> known = getConstantIntValue(lhs))
    return index(*known + rhs);
  return rhs == 0 ? lhs : arith::AddIOp::create(*this, lhs, index(rhs));
}

Value KernelBuilder::add(Value lhs, Value rhs) {
  if (std::optional<int64_t> known = getConstantIntValue(rhs))
    return add(lhs, *known);
  return arith::AddIOp::create(*this, lhs, rhs);
}

Value KernelBuilder::loadExtended(Type type, Value memref, ValueRange indices,
                                  int64_t width, bool isUnsigned) {
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  if (isa<FlyteType>(element))
    return LoadFlyteOp::create(*this, VectorType::get(width, type), memref,
                               indices);
  if (element.isBF16() && type.isF32())
    if (Value extended = emitLoadBF16(*this, memref, indices, width))
      return extended;
  Value vector = vector::LoadOp::create(*this, VectorType::get(width, element),
                                        memref, indices);
  if (element == type)
    return vector;
  auto wide = VectorType::get(width, type);
  if (isa<FloatType>(type))
    return arith::ExtFOp::create(*this, wide, vector);
  if (isUnsigned)
    return arith::ExtUIOp::create(*this, wide, vector);
  return arith::ExtSIOp::create(*this, wide, vector);
}

Value KernelBuilder::loadScalar(Value memref, ValueRange indices) {
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  if (isa<FlyteType>(element))
    return vector::ExtractOp::create(*this, loadF32(memref, indices, 1), 0);
  Value value = memref::LoadOp::create(*this, memref, indices);
  if (!isNarrowF32(element))
    return value;
  return arith::ExtFOp::create(*this, getF32Type(), value);
}

void KernelBuilder::prefetch(Value memref, ValueRange indices, int64_t width,
                             int64_t locality) {
  // A line of values of three bytes ends within the last of them.
  int64_t lineElements = llvm::divideCeil(
      kLineBytes, getStorageBytes(getElementTypeOrSelf(memref.getType())));
  SmallVector<Value> line(indices);
  for (int64_t i = 0; i < width; i += lineElements) {
    line.back() = add(indices.back(), i);
    memref::PrefetchOp::create(*this, memref, line, /*isWrite=*/false, locality,
                               /*isDataCache=*/true);
  }
}

void KernelBuilder::store(Value vector, Value memref, ValueRange indices) {
  int64_t width = cast<VectorType>(vector.getType()).getNumElements();
  Type element = cast<MemRefType>(memref.getType()).getElementType();
  if (isa<FlyteType>(element)) {
    StoreFlyteOp::create(*this, vector, memref, indices, /*truncate=*/false);
    return;
  }
  if (element != getElementTypeOrSelf(vector))
    vector =
        arith::TruncFOp::create(*this, VectorType::get(width, element), vector);
  int64_t registerWidth = llvm::PowerOf2Ceil(width);
  if (!target.hasMaskedStores || width == registerWidth) {
    vector::StoreOp::create(*this, vector, memref, indices);
    return;
  }
  auto maskType = VectorType::get(registerWidth, getI1Type());
  Value mask = vector::ConstantMaskOp::create(*this, maskType, width);
  vector::MaskedStoreOp::create(*this, memref, indices, mask,
                                widen(vector, registerWidth));
}

Value KernelBuilder::fma(Value a, Value b, Value c) {
  return vector::FMAOp::create(*this, a, b, c);
}

Value KernelBuilder::head(Value vector, int64_t width) {
  auto type = cast<VectorType>(vector.getType());
  if (type.getNumElements() == width)
    return vector;
  return vector::ExtractStridedSliceOp::create(
      *this, vector, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{width},
      ArrayRef<int64_t>{1});
}

Value KernelBuilder::widen(Value vector, int64_t width) {
  auto type = cast<VectorType>(vector.getType());
  if (type.getNumElements() == width)
    return vector;
  auto wide = VectorType::get(width, type.getElementType());
  Value zeros = arith::ConstantOp::create(*this, wide, getZeroAttr(wide));
  return vector::InsertStridedSliceOp::create(
      *this, vector, zeros, ArrayRef<int64_t>{0}, ArrayRef<int64_t>{1});
}

/// LLVM's unroller would repeat a body that already fills the register file,
/// and its scheduler would then spill.
static void forbidUnrolling(scf::ForOp loop) {
  MLIRContext *context = loop.getContext();
  auto unroll = LLVM::LoopUnrollAttr::get(
      context, /*disable=*/BoolAttr::get(context, true), {}, {}, {}, {}, {},
      {});
  loop->setAttr("llvm.loop_annotation",
                LLVM::LoopAnnotationAttr::get(context, {}, {}, {}, unroll, {},
                                              {}, {}, {}, {}, {}, {}, {}, {},
                                              {}, {}));
}

SmallVector<Value> KernelBuilder::loop(int64_t begin, int64_t end, int64_t step,
                                       ValueRange carried, LoopBody body) {
  if (begin >= end)
    return SmallVector<Value>(carried);
  if (begin + step >= end)
    return body(index(begin), carried);
  return loop(index(begin), index(end), step, carried, body);
}

void KernelBuilder::parallelLoop(int64_t begin, int64_t end, int64_t step,
                                 llvm::function_ref<void(Value)> body) {
  if (begin >= end)
    return;
  if (begin + step >= end)
    return createParallelRegion(*this, getLoc(), [&] { body(index(begin)); });
  auto loop = scf::ForOp::create(*this, index(begin), index(end), index(step));
  forbidUnrolling(loop);
  setParallel(loop);
  InsertionGuard guard(*this);
  setInsertionPointToStart(loop.getBody());
  body(loop.getInductionVar());
}

SmallVector<Value> KernelBuilder::loop(Value begin, Value end, int64_t step,
                                       ValueRange carried, LoopBody body) {
  auto loop = scf::ForOp::create(*this, begin, end, index(step), carried);
  forbidUnrolling(loop);
  InsertionGuard guard(*this);
  setInsertionPointToStart(loop.getBody());
  SmallVector<Value> results =
      body(loop.getInductionVar(), loop.getRegionIterArgs());
  if (!carried.empty())
    scf::YieldOp::create(*this, results);
  return SmallVector<Value>(loop.getResults());
}

bool nnprim::hasUnitInnerStride(Value memref) {
  SmallVector<int64_t> strides;
  int64_t offset;
  auto type = cast<MemRefType>(memref.getType());
  return type.getRank() > 0 &&
         succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides.back() == 1;
}

SmallVector<int64_t> nnprim::getVectorWidths(int64_t columns, int64_t lanes) {
  SmallVector<int64_t> widths(columns / lanes, lanes);
  if (columns % lanes)
    widths.push_back(columns % lanes);
  return widths;
}
