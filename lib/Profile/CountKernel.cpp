//===- CountKernel.cpp - Operations and bytes of a kernel -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CountKernel.h"

#include "CountBlock.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ConvShapes.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionFinish.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/TypeUtilities.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace nnprim;

int64_t nnprim::getBufferBytes(Type type) {
  auto shaped = dyn_cast<ShapedType>(type);
  if (!shaped || !shaped.hasStaticShape() ||
      !(shaped.getElementType().isIntOrIndexOrFloat() ||
        isa<FlyteType>(shaped.getElementType())))
    return 0;
  return shaped.getNumElements() * getStorageBytes(shaped.getElementType());
}

std::string nnprim::describeType(Type type) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto shaped = dyn_cast<ShapedType>(type)) {
    for (int64_t extent : shaped.getShape())
      if (ShapedType::isDynamic(extent))
        os << "?x";
      else
        os << extent << "x";
    type = shaped.getElementType();
  }
  os << type;
  return text;
}

static std::string print(Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  StringRef shown = text;
  shown.consume_front("#nnprim.");
  return shown.str();
}

/// The kind of a linalg loop in words, for the reader of a profile.
static StringRef describeLoop(linalg::LinalgOp op) {
  if (op.getNumReductionLoops() != 0)
    return "reduction loop";
  Block &body = *op.getBlock();
  return llvm::hasSingleElement(body) ? "copy loop" : "elementwise loop";
}

/// Whether products of f32 are those of integers, whose peak is another one.
static bool hasScaledPairs(Operation *kernel) {
  if (auto conv = dyn_cast<FastConvOp>(kernel))
    return conv.isScaled();
  auto gemm = dyn_cast<GemmOp>(kernel);
  auto conv = dyn_cast<IndirectGemmOp>(kernel);
  return (gemm && getElementTypeOrSelf(gemm.getRhs()).isInteger(32)) ||
         (conv && getElementTypeOrSelf(conv.getRhs()).isInteger(32));
}

static std::string describeAlgorithm(Operation *kernel) {
  if (!isa<FastConvOp>(kernel) && hasScaledPairs(kernel))
    return kernel->getName().stripDialect().str() + " by int16";
  if (auto conv = dyn_cast<FastConvOp>(kernel)) {
    FastConvAttr algorithm = conv.getAlgorithm();
    std::string text =
        llvm::formatv("{0} F({1}, {2})", stringifyEnum(algorithm.getKind()),
                      algorithm.getM(), algorithm.getR());
    return text + (algorithm.getOnTheFly() ? " on the fly" : "") +
           (conv.isSplit()    ? " by bf16x3"
            : conv.isScaled() ? " by int16"
                              : "");
  }
  if (auto loop = dyn_cast<linalg::LinalgOp>(kernel))
    return describeLoop(loop).str();
  return kernel->getName().stripDialect().str();
}

/// The order of dimensions in memory, where the op's definition fixes it.
static StringRef describeLayout(Operation *kernel) {
  if (auto conv = dyn_cast<ConvGemmOp>(kernel); conv && isBlocked(conv))
    return "NCHW in blocks of C";
  if (isa<ConvGemmOp, DepthwiseConvNchwOp>(kernel))
    return "NCHW";
  if (isa<IndirectGemmOp, DepthwiseConvOp, FastConvOp>(kernel))
    return "NHWC";
  StringRef name = kernel->getName().getStringRef();
  return name.contains("nhwc") ? "NHWC" : name.contains("nchw") ? "NCHW" : "";
}

/// Whether `op` computes positions of elements.
static bool computesIndex(Operation &op) {
  return llvm::any_of(op.getOperandTypes(), llvm::IsaPred<IndexType>) ||
         llvm::any_of(op.getResultTypes(), llvm::IsaPred<IndexType>);
}

/// Arithmetic on elements in the body of a loop, a multiply-add counted as two
/// and a function as one, for all iterations.
static int64_t countLoopFlops(linalg::LinalgOp op) {
  int64_t perIteration = 0;
  for (Operation &scalar : op.getBlock()->without_terminator())
    if (isa<arith::ArithDialect, math::MathDialect>(scalar.getDialect()) &&
        !isa<arith::ConstantOp>(scalar) && !computesIndex(scalar))
      perIteration += isa<math::FmaOp>(scalar) ? 2 : 1;
  int64_t count = perIteration;
  for (int64_t range : op.getStaticLoopRanges())
    if (ShapedType::isDynamic(range) || llvm::MulOverflow(count, range, count))
      return -1;
  return count;
}

/// Bytes of distinct operands; of those that are constants alone, if
/// requested.
static int64_t sumBytes(ValueRange values,
                        llvm::function_ref<bool(Value)> isCounted) {
  int64_t bytes = 0;
  llvm::SmallPtrSet<Value, 8> seen;
  for (Value value : values)
    if (seen.insert(value).second && isCounted(value))
      bytes += getBufferBytes(value.getType());
  return bytes;
}

/// Adds the buffers of which the body of a loop loads elements itself, as that
/// of a pooling does whose window leaves the image.
static void addLoaded(Operation *kernel, SmallVectorImpl<Value> &inputs) {
  kernel->walk([&](memref::LoadOp load) {
    Region *region = load.getMemRef().getParentRegion();
    if (region->isProperAncestor(load->getParentRegion()))
      inputs.push_back(load.getMemRef());
  });
}

/// Operations of a product. One that computes some of the rows of sparse
/// weights, as in strips, has all entries as an operand: it counts the mean
/// number of its rows.
static int64_t countProductFlops(SpmmOp product, int64_t flops) {
  auto rows = product.getRowPointers().getDefiningOp<memref::SubViewOp>();
  if (!rows || !rows.getType().hasStaticShape() ||
      !rows.getSourceType().hasStaticShape())
    return flops;
  int64_t blocks = rows.getType().getShape().back() - 1;
  int64_t all =
      std::max<int64_t>(rows.getSourceType().getShape().back() - 1, 1);
  return int64_t(double(flops) * double(blocks) / double(all));
}

static void countBytes(Operation *kernel, ValueRange inputs, ValueRange inits,
                       llvm::function_ref<bool(Value)> isConstant,
                       ProfileStep &step) {
  auto all = [](Value) { return true; };
  step.readBytes = sumBytes(inputs, all);
  step.constantBytes = sumBytes(inputs, isConstant);
  step.writtenBytes = sumBytes(inits, all);
  if (auto primitive = dyn_cast<ComputeOpInterface>(kernel)) {
    // Not every operand is traffic: a workspace stays in the caches, and
    // indices that a window gives are never read.
    if (std::optional<int64_t> total = primitive.getByteCount())
      step.readBytes = std::max<int64_t>(0, *total - step.writtenBytes);
    if (std::optional<int64_t> flops = primitive.getFlopCount())
      step.flops = *flops;
    if (auto product = dyn_cast<SpmmOp>(kernel))
      step.flops = countProductFlops(product, step.flops);
    step.constantBytes = std::min(step.constantBytes, step.readBytes);
  }
}

/// Products of transformed tiles over those of a direct convolution. A complex
/// product counts as four real ones; half of a real image's spectrum suffices.
static double getExecutedShare(FastConvAttr algorithm) {
  double m = algorithm.getM(), r = algorithm.getR(), alpha = m + r - 1;
  switch (algorithm.getKind()) {
  case FastConvKind::Winograd2D:
    return alpha * alpha / (m * m * r * r);
  case FastConvKind::Winograd1D:
    return alpha / (m * r);
  case FastConvKind::Fourier:
    return 4 * alpha * (alpha / 2 + 1) / (m * m * r * r);
  }
  llvm_unreachable("all are above");
}

static int64_t countExecutedFlops(Operation *kernel, int64_t flops) {
  auto conv = dyn_cast<FastConvOp>(kernel);
  if (!conv || flops < 0)
    return flops;
  return flops * getExecutedShare(conv.getAlgorithm());
}

/// The one op in a loop over groups that computes something, or null.
static Operation *getGroup(scf::ForOp loop) {
  Operation *group = nullptr;
  for (Operation &op : loop.getBody()->without_terminator()) {
    if (isMemoryEffectFree(&op))
      continue;
    if (group)
      return nullptr;
    group = &op;
  }
  return group;
}

/// Counts the op of one group and multiplies what it takes.
static bool countGroups(scf::ForOp loop,
                        llvm::function_ref<bool(Value)> isConstant,
                        ProfileStep &step) {
  Operation *group = getGroup(loop);
  std::optional<APInt> trips = loop.getStaticTripCount();
  if (!group || !trips || isa<scf::SCFDialect>(group->getDialect()))
    return false;
  countKernel(group, isConstant, step);
  int64_t groups = trips->getSExtValue();
  for (int64_t *count : {&step.flops, &step.executedFlops})
    *count = *count < 0 ? *count : *count * groups;
  for (int64_t *bytes :
       {&step.readBytes, &step.constantBytes, &step.writtenBytes})
    *bytes *= groups;
  step.algorithm += llvm::formatv(", {0} groups", groups).str();
  return true;
}

/// Counts the pooled image of a convolution among what it writes, and not the
/// image of which only the shape is known.
static void addPooled(Operation *kernel, SmallVectorImpl<Value> &inputs,
                      SmallVectorImpl<Value> &inits) {
  auto conv = dyn_cast<FastConvOp>(kernel);
  if (!conv || !conv.getPooled())
    return;
  llvm::erase(inputs, conv.getPooled());
  if (conv.getPooledOnly())
    inits.clear();
  inits.push_back(conv.getPooled());
}

void nnprim::countKernel(Operation *kernel,
                         llvm::function_ref<bool(Value)> isConstant,
                         ProfileStep &step) {
  if (auto loop = dyn_cast<scf::ForOp>(kernel))
    if (countGroups(loop, isConstant, step))
      return;
  if (isa<scf::ForOp, scf::ExecuteRegionOp>(kernel) &&
      countBlock(kernel, isConstant, step))
    return;
  step.op = kernel->getName().getStringRef();
  step.algorithm = describeAlgorithm(kernel);
  step.layout = describeLayout(kernel);
  if (auto planned = dyn_cast<PlannedOpInterface>(kernel))
    if (Attribute plan = planned.getPlanAttribute())
      step.plan = print(plan);
  if (auto copy = dyn_cast<memref::CopyOp>(kernel)) {
    step.flops = step.executedFlops = 0;
    step.result = describeType(copy.getTarget().getType());
    countBytes(kernel, copy.getSource(), copy.getTarget(), isConstant, step);
    return;
  }
  auto destination = dyn_cast<DestinationStyleOpInterface>(kernel);
  if (!destination || destination.getNumDpsInits() == 0)
    return;
  SmallVector<Value> inputs = destination.getDpsInputs();
  SmallVector<Value> inits(destination.getDpsInits());
  if (isa<linalg::LinalgOp>(kernel))
    addLoaded(kernel, inputs);
  addPooled(kernel, inputs, inits);
  countBytes(kernel, inputs, inits, isConstant, step);
  Type written = inits.front().getType();
  step.result = describeType(written);
  step.arithmetic = describeType(getElementTypeOrSelf(written));
  if (auto primitive = dyn_cast<EpilogueOpInterface>(kernel))
    step.arithmetic = hasScaledPairs(kernel)
                          ? "f32 by int16"
                          : describeType(primitive.getAccumulatorType());
  if (auto loop = dyn_cast<linalg::LinalgOp>(kernel)) {
    step.flops = countLoopFlops(loop);
    if (linalg::GenericOp finish = findReductionFinish(loop); finish) {
      step.flops += countLoopFlops(finish);
      SmallVector<Value> read = finish.getDpsInputs();
      step.readBytes += sumBytes(read, [](Value) { return true; });
      step.constantBytes += sumBytes(read, isConstant);
    }
  }
  step.executedFlops = countExecutedFlops(kernel, step.flops);
}
