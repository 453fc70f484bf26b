//===- ConstantEvaluator.cpp - Elements of one constant tensor ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ConstantEvaluator.h"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace nnprim;

/// The op that defines `value` if it may be constant, otherwise null.
static Operation *getMovement(Value value) {
  Operation *op = value.getDefiningOp();
  if (op && op->getNumResults() == 1 &&
      isa<RankedTensorType>(value.getType()) &&
      (op->hasTrait<OpTrait::ConstantLike>() ||
       isa<linalg::TransposeOp, linalg::FillOp, linalg::GenericOp,
           tensor::CollapseShapeOp, tensor::ExpandShapeOp,
           tensor::ExtractSliceOp, tensor::InsertSliceOp, tensor::PadOp,
           tensor::ConcatOp, FilterTransformOp>(op)))
    return op;
  return nullptr;
}

/// The operands that `op` reads elements of.
static SmallVector<Value> getSources(Operation *op) {
  SmallVector<Value> sources;
  auto destination = dyn_cast<DestinationStyleOpInterface>(op);
  for (OpOperand &operand : op->getOpOperands())
    if (isa<TensorType>(operand.get().getType()) &&
        (!destination || isa<tensor::InsertSliceOp>(op) ||
         !destination.isDpsInit(&operand)))
      sources.push_back(operand.get());
  return sources;
}

/// Adds the ops that compute `value` from constants, each behind its sources.
/// Fails if it depends on anything else.
static bool addProgram(Value value, SetVector<Operation *> &program) {
  Operation *op = getMovement(value);
  if (!op)
    return false;
  if (program.contains(op))
    return true;
  for (Value source : getSources(op))
    if (!addProgram(source, program))
      return false;
  program.insert(op);
  return true;
}

static SetVector<Operation *> getProgram(Value value) {
  SetVector<Operation *> program;
  if (!addProgram(value, program))
    program.clear();
  return program;
}

bool ConstantEvaluator::isView(Value value) {
  SetVector<Operation *> program = getProgram(value);
  return !program.empty() && llvm::all_of(program, [](Operation *op) {
    return op->hasTrait<OpTrait::ConstantLike>() ||
           isa<linalg::TransposeOp, linalg::FillOp, tensor::CollapseShapeOp,
               tensor::ExpandShapeOp, tensor::ExtractSliceOp>(op);
  });
}

const ConstantView *ConstantEvaluator::evaluate(Value value) {
  for (Operation *op : getProgram(value)) {
    if (table.addView(op))
      continue;
    ElementsAttr result = table.evaluate(op);
    if (!result || !table.addResult(op->getResult(0), result))
      return nullptr;
    computed.push_back(result);
  }
  return table.lookup(value);
}

ConstantEvaluator::~ConstantEvaluator() {
  for (ElementsAttr result : computed)
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(result))
      resource.getRawHandle().getResource()->setBlob(AsmResourceBlob());
}
