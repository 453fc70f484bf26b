//===- RunTimeLoop.cpp - A loop that the compiled model runs --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/ControlFlow/RunTimeLoop.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace nnprim::frontend {

/// The only element of an integer or bool tensor, as an int64 or an i1.
static Value extractScalar(GraphBuilder &graph, const Tensor &tensor) {
  Tensor scalar = graph.reshape(tensor, {});
  if (tensor.type != DataType::Bool)
    scalar = graph.cast(scalar, DataType::Int64);
  Value stored = tensor::ExtractOp::create(
      graph.builder, graph.loc, graph.getValue(scalar), ValueRange());
  return getLoadedElement(scalar.type, stored, graph.builder, graph.loc).value;
}

/// An int64 or i1 as a tensor of rank 0.
static Tensor wrapScalar(GraphBuilder &graph, DataType type, Value value) {
  Scalar scalar{type, &graph.builder, graph.loc, value};
  Value stored = getStoredElement(scalar, type);
  auto tensorType = RankedTensorType::get({}, stored.getType());
  return graph.wrap(type, {},
                    tensor::FromElementsOp::create(graph.builder, graph.loc,
                                                   tensorType, stored));
}

/// The index of the entry that iteration `number`, an int64, means.
static Value getEntryIndex(GraphBuilder &graph, Value number, int64_t extent,
                           bool isReversed) {
  OpBuilder &b = graph.builder;
  Location loc = graph.loc;
  Value index = arith::IndexCastOp::create(b, loc, b.getIndexType(), number);
  if (!isReversed)
    return index;
  Value last = arith::ConstantIndexOp::create(b, loc, extent - 1);
  return arith::SubIOp::create(b, loc, last, index);
}

/// Offsets, sizes and steps of entry `index` along an axis.
static void describeEntry(OpBuilder &b, ArrayRef<int64_t> shape, int64_t axis,
                          Value index, SmallVector<OpFoldResult> &offsets,
                          SmallVector<OpFoldResult> &sizes,
                          SmallVector<OpFoldResult> &strides) {
  for (auto [d, extent] : llvm::enumerate(shape)) {
    bool isAxis = static_cast<int64_t>(d) == axis;
    offsets.push_back(isAxis ? OpFoldResult(index) : b.getIndexAttr(0));
    sizes.push_back(b.getIndexAttr(isAxis ? 1 : extent));
    strides.push_back(b.getIndexAttr(1));
  }
}

Tensor takeEntry(GraphBuilder &graph, const Tensor &tensor, int64_t axis,
                 bool isReversed, const Tensor &iteration) {
  Shape shape = tensor.shape;
  Value index = getEntryIndex(graph, extractScalar(graph, iteration),
                              shape[axis], isReversed);
  SmallVector<OpFoldResult> offsets, sizes, strides;
  describeEntry(graph.builder, shape, axis, index, offsets, sizes, strides);
  shape.erase(shape.begin() + axis);
  auto type = RankedTensorType::get(
      shape, getStorageType(tensor.type, graph.getContext()));
  Value entry = tensor::ExtractSliceOp::create(graph.builder, graph.loc, type,
                                               graph.getValue(tensor), offsets,
                                               sizes, strides);
  return graph.wrap(tensor.type, shape, entry);
}

namespace {
/// The loop while it is built.
class LoopEmitter {
public:
  LoopEmitter(RunTimeLoop &loop)
      : loop(loop), graph(loop.node.getGraph()), b(graph.builder),
        loc(graph.loc), numCarried(loop.carried.size()) {}

  LogicalResult emit(RunTimeLoop::Body body) {
    // One-shot bufferization identifies the tensors of both regions by
    // position, so these come before the scalars, of which some may fold away.
    SmallVector<Value> values;
    for (const Tensor &tensor : loop.carried)
      values.push_back(graph.getValue(tensor));
    for (const Stack &stack : loop.stacks)
      values.push_back(graph.getValue(stack.buffer));
    values.push_back(arith::ConstantIntOp::create(b, loc, loop.first, 64));
    values.push_back(loop.running
                         ? extractScalar(graph, loop.running)
                         : Value(arith::ConstantIntOp::create(b, loc, 1, 1)));
    Value limit = loop.limit ? extractScalar(graph, loop.limit) : Value();
    TypeRange types = ValueRange(values).getTypes();
    auto op = scf::WhileOp::create(b, loc, types, values);
    emitCondition(op, limit);
    if (emitBody(op, body).failed())
      return failure();
    for (size_t i = 0; i < numCarried; ++i)
      loop.carried[i] = wrapLike(loop.carried[i], op.getResult(i));
    for (auto [i, stack] : llvm::enumerate(loop.stacks))
      stack.buffer = wrapLike(stack.buffer, op.getResult(numCarried + i));
    loop.count =
        wrapNumber(DataType::Int64, op.getResult(op.getNumResults() - 2));
    return success();
  }

private:
  Tensor wrapLike(const Tensor &tensor, Value value) {
    Tensor wrapped = graph.wrap(tensor.type, tensor.shape, value);
    wrapped.origin = tensor.origin.empty() ? getOrigin() : tensor.origin;
    return wrapped;
  }

  /// The input that decides how often the loop runs.
  StringRef getOrigin() {
    return loop.limit && !loop.limit.isConstant() ? loop.limit.origin
                                                  : loop.running.origin;
  }

  Tensor wrapNumber(DataType type, Value value) {
    Tensor wrapped = wrapScalar(graph, type, value);
    wrapped.origin = getOrigin();
    return wrapped;
  }

  SmallVector<Location> locations(scf::WhileOp op) {
    return SmallVector<Location>(op.getNumResults(), loc);
  }

  void emitCondition(scf::WhileOp op, Value limit) {
    OpBuilder::InsertionGuard guard(b);
    Block *block =
        b.createBlock(&op.getBefore(), {}, op.getResultTypes(), locations(op));
    auto arguments = block->getArguments();
    Value condition = arguments.back();
    if (limit) {
      Value isBefore =
          arith::CmpIOp::create(b, loc, arith::CmpIPredicate::slt,
                                arguments[arguments.size() - 2], limit);
      condition = arith::AndIOp::create(b, loc, isBefore, condition);
    }
    scf::ConditionOp::create(b, loc, condition, arguments);
  }

  LogicalResult emitBody(scf::WhileOp op, RunTimeLoop::Body body) {
    OpBuilder::InsertionGuard guard(b);
    Block *block =
        b.createBlock(&op.getAfter(), {}, op.getResultTypes(), locations(op));
    auto arguments = block->getArguments();
    Value number = arguments[arguments.size() - 2];
    SmallVector<Tensor> carried;
    for (size_t i = 0; i < numCarried; ++i)
      carried.push_back(wrapLike(loop.carried[i], arguments[i]));
    std::optional<LoopStep> step =
        body(wrapNumber(DataType::Int64, number),
             wrapNumber(DataType::Bool, arguments.back()), carried);
    if (!step || checkStep(*step).failed())
      return failure();
    SmallVector<Value> yielded;
    // A copy into the tensor of the last iteration: the loop allocates nothing.
    for (auto [value, target] : llvm::zip(step->carried, arguments))
      yielded.push_back(
          linalg::CopyOp::create(b, loc, graph.getValue(value), Value(target))
              .getResult(0));
    for (auto [i, part] : llvm::enumerate(step->parts))
      yielded.push_back(
          insertPart(loop.stacks[i], part, arguments[numCarried + i], number));
    Value one = arith::ConstantIntOp::create(b, loc, 1, 64);
    yielded.push_back(arith::AddIOp::create(b, loc, number, one));
    yielded.push_back(step->next ? extractScalar(graph, step->next)
                                 : arguments.back());
    scf::YieldOp::create(b, loc, yielded);
    return success();
  }

  /// Reports an error if a value changes its shape, or a part does not fit.
  LogicalResult checkStep(const LoopStep &step) {
    auto isBounded = [](const Tensor &value) { return value.bound != nullptr; };
    if (llvm::any_of(step.carried, isBounded) ||
        llvm::any_of(step.parts, isBounded))
      return loop.node.error("a result of the body has as many entries as "
                             "run-time values decide, which is not supported; "
                             "a fixed shape is");
    auto refuse = [&](const Tensor &expected, const Tensor &actual) {
      return loop.node.error(
          "a value of the loop is " + getName(expected.type) + " of shape " +
          toString(expected.shape) + " before an iteration and " +
          getName(actual.type) + " of shape " + toString(actual.shape) +
          " after it, which is not supported if run-time values decide how "
          "often it runs" +
          (getOrigin().empty()
               ? std::string()
               : ("; bind '" + getOrigin() + "' with --bind-input").str()));
    };
    for (auto [before, after] : llvm::zip_equal(loop.carried, step.carried))
      if (before.type != after.type || before.shape != after.shape ||
          !after.isTensor())
        return refuse(before, after);
    for (auto [stack, part] : llvm::zip_equal(loop.stacks, step.parts)) {
      Tensor expected = stack.buffer;
      expected.shape.erase(expected.shape.begin() + stack.axis);
      if (expected.type != part.type || expected.shape != part.shape ||
          !part.isTensor())
        return refuse(expected, part);
    }
    return success();
  }

  Value insertPart(const Stack &stack, const Tensor &part, Value into,
                   Value number) {
    ArrayRef<int64_t> shape(stack.buffer.shape);
    Value index =
        getEntryIndex(graph, number, shape[stack.axis], stack.isReversed);
    SmallVector<OpFoldResult> offsets, sizes, strides;
    describeEntry(b, shape, stack.axis, index, offsets, sizes, strides);
    return tensor::InsertSliceOp::create(b, loc, graph.getValue(part), into,
                                         offsets, sizes, strides);
  }

  RunTimeLoop &loop;
  GraphBuilder &graph;
  OpBuilder &b;
  Location loc;
  size_t numCarried;
};
} // namespace

LogicalResult RunTimeLoop::emit(Body body) {
  return LoopEmitter(*this).emit(body);
}

} // namespace nnprim::frontend
