//===- OutlineKernels.cpp - A function for each kernel --------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionFinish.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionStarts.h"
#include "NNPrim/Dialect/NNPrim/Utils/ViewSource.h"
#include "NNPrim/Target/TargetDesc.h"
#include "NNPrim/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/StringExtras.h"

namespace nnprim {
#define GEN_PASS_DEF_OUTLINEKERNELSPASS
#include "NNPrim/Transforms/Passes.h.inc"
} // namespace nnprim

using namespace mlir;

namespace {
/// The values that a kernel uses from outside.
struct KernelInputs {
  /// Buffers and scalars that the caller passes.
  SmallVector<Value> arguments;
  /// Constants and addresses of weights, which are cloned into the function.
  SmallVector<Operation *> constants;
};
} // namespace

static bool isKernel(Operation &op) {
  return op.getNumResults() == 0 &&
         (isa<linalg::LinalgOp, memref::CopyOp, scf::ForOp, scf::ForallOp,
              scf::ParallelOp>(op) ||
          isa_and_nonnull<nnprim::NNPrimDialect>(op.getDialect()));
}

/// Whether a value of this type can be passed as a scalar or a bare pointer; a
/// buffer needs static shape, strides and offset for that.
static bool isPassable(Type type) {
  auto memrefType = dyn_cast<MemRefType>(type);
  if (!memrefType)
    return type.isIntOrIndexOrFloat();
  SmallVector<int64_t> strides;
  int64_t offset;
  return memrefType.hasStaticShape() &&
         succeeded(memrefType.getStridesAndOffset(strides, offset)) &&
         !ShapedType::isDynamic(offset) &&
         llvm::none_of(strides, ShapedType::isDynamic);
}

/// Fails if one of `ops` uses a value that cannot be passed to a function.
static FailureOr<KernelInputs> collectInputs(ArrayRef<Operation *> ops) {
  SetVector<Value> values;
  for (Operation *op : ops) {
    values.insert(op->operand_begin(), op->operand_end());
    getUsedValuesDefinedAbove(op->getRegions(), values);
  }
  KernelInputs inputs;
  for (Value value : values) {
    Operation *definition = value.getDefiningOp();
    if (definition && (matchPattern(definition, m_Constant()) ||
                       isa<memref::GetGlobalOp>(definition)))
      inputs.constants.push_back(definition);
    else if (isPassable(value.getType()))
      inputs.arguments.push_back(value);
    else
      return failure();
  }
  return inputs;
}

/// Whether `value` is a whole view of the arena, possibly reshaped.
static bool isWholeBuffer(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<memref::ExpandShapeOp, memref::CollapseShapeOp>(op))
      return isa<memref::ViewOp>(op);
    value = op->getOperand(0);
  }
  return false;
}

/// A symbol name made from the name of the ONNX node or, without one, of the
/// op.
static std::string getKernelName(Operation &op) {
  StringRef name = op.getName().getStringRef();
  if (auto location = op.getLoc()->findInstanceOf<NameLoc>())
    name = location.getName().getValue();
  // The prefix avoids clashes, since a node may be called memcpy.
  std::string symbol = "node_";
  for (char c : name)
    symbol += llvm::isAlnum(c) ? c : '_';
  return symbol;
}

/// Marks buffers that overlap with no other argument `noalias`, and gives whole
/// buffers of the arena its alignment.
static void annotateArguments(func::FuncOp kernel, ArrayRef<Value> arguments) {
  DenseMap<Value, unsigned> uses;
  for (Value argument : arguments)
    ++uses[nnprim::getBuffer(argument)];
  Builder b(kernel.getContext());
  for (auto [index, argument] : llvm::enumerate(arguments)) {
    if (!isa<MemRefType>(argument.getType()))
      continue;
    if (uses[nnprim::getBuffer(argument)] == 1)
      kernel.setArgAttr(index, LLVM::LLVMDialect::getNoAliasAttrName(),
                        b.getUnitAttr());
    if (isWholeBuffer(argument))
      kernel.setArgAttr(index, LLVM::LLVMDialect::getAlignAttrName(),
                        b.getI64IntegerAttr(nnprim::kLineBytes));
  }
}

/// The location of `ops` and of what was fused into them: a call of a kernel
/// names all nodes of the source model that it computes. The last comes first.
static Location getFusedLocation(ArrayRef<Operation *> ops) {
  SmallVector<Location> parts;
  for (Operation *op : llvm::reverse(ops)) {
    parts.push_back(op->getLoc());
    op->walk([&](Operation *part) { parts.push_back(part->getLoc()); });
  }
  return FusedLoc::get(ops.front()->getContext(), parts);
}

/// Moves `ops` into a function named after the last of them, and calls this
/// function in its place.
static void outline(ArrayRef<Operation *> ops, const KernelInputs &inputs,
                    SymbolTable &symbols) {
  Operation &op = *ops.back();
  OpBuilder b(&op);
  Location loc = op.getLoc();
  ValueRange arguments(inputs.arguments);
  auto kernel = func::FuncOp::create(
      loc, getKernelName(op),
      b.getFunctionType(arguments.getTypes(), TypeRange()));
  kernel.setPrivate();
  symbols.insert(kernel);
  annotateArguments(kernel, inputs.arguments);

  Block *body = kernel.addEntryBlock();
  func::CallOp::create(b, getFusedLocation(ops), kernel, arguments);
  b.setInsertionPointToStart(body);
  func::ReturnOp::create(b, loc);
  for (Operation *moved : ops)
    moved->moveBefore(body->getTerminator());
  auto replaceInside = [&](Value outside, Value inside) {
    outside.replaceUsesWithIf(inside, [&](OpOperand &use) {
      return kernel->isAncestor(use.getOwner());
    });
  };
  for (auto [outside, inside] :
       llvm::zip_equal(arguments, body->getArguments()))
    replaceInside(outside, inside);
  b.setInsertionPointToStart(body);
  for (Operation *constant : inputs.constants)
    replaceInside(constant->getResult(0), b.clone(*constant)->getResult(0));
}

using Group = SmallVector<Operation *>;

/// The ops of each kernel: one, or a reduction behind the fills that it starts
/// from and before the op that finishes its results.
static SmallVector<Group> groupOps(Block &block) {
  SmallVector<Group> groups;
  for (Operation &op : block) {
    if (!isKernel(op))
      continue;
    if (!groups.empty())
      if (auto last = dyn_cast<linalg::LinalgOp>(groups.back().back()))
        if (nnprim::findReductionFinish(last) == &op) {
          groups.back().push_back(&op);
          continue;
        }
    Group group;
    if (auto reduction = dyn_cast<linalg::LinalgOp>(op))
      for (linalg::FillOp fill : nnprim::findReductionStarts(reduction))
        if (fill)
          group.push_back(fill);
    llvm::erase_if(groups, [&](const Group &other) {
      return llvm::is_contained(group, other.back());
    });
    group.push_back(&op);
    groups.push_back(std::move(group));
  }
  return groups;
}

namespace {

struct OutlineKernels : nnprim::impl::OutlineKernelsPassBase<OutlineKernels> {
  using Base::Base;

  void runOnOperation() override {
    auto main = getOperation().lookupSymbol<func::FuncOp>("main");
    if (!main || !main.getBody().hasOneBlock())
      return;
    SymbolTable symbols(getOperation());
    for (const Group &group : groupOps(main.getBody().front())) {
      FailureOr<KernelInputs> inputs = collectInputs(group);
      if (failed(inputs))
        continue;
      outline(group, *inputs, symbols);
      ++numKernels;
    }
  }
};

} // namespace
