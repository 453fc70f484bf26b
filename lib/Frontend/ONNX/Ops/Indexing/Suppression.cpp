//===- Suppression.cpp - Boxes that overlap no better one -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Ops/Indexing/Suppression.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Tensor/IR/Tensor.h"

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// The loops while they are built. Values that loops carry are tensors, which
/// need no allocation: rows, their number, and for each box a byte that says
/// whether it is dropped.
class SuppressionEmitter {
public:
  SuppressionEmitter(const Suppression &spec, GraphBuilder &graph)
      : spec(spec), graph(graph), b(graph.builder), loc(graph.loc),
        boxes(graph.getValue(spec.boxes)), scores(graph.getValue(spec.scores)),
        overlapLimit(read(graph.getValue(spec.overlapThreshold), {})),
        scoreLimit(read(graph.getValue(spec.scoreThreshold), {})) {}

  std::pair<Tensor, Tensor> emit() {
    int64_t batch = spec.scores.shape[0], classes = spec.scores.shape[1];
    Shape rowsShape = {spec.getMostRows(), 3};
    Value rows = graph.filledTensor(DataType::Int64, rowsShape, -1);
    Value count = graph.filledTensor(DataType::Int64, {}, 0);
    Value dropped = graph.filledTensor(DataType::Int8, spec.boxes.shape[1], 0);
    SmallVector<Value> results =
        loop(batch, {rows, count, dropped}, [&](Value image, ValueRange x) {
          return loop(classes, x, [&](Value kind, ValueRange x) {
            SmallVector<Value> cleared = {x[0], x[1], clear(x[2])};
            return loop(spec.most, cleared, [&](Value, ValueRange x) {
              return takeBest(image, kind, x);
            });
          });
        });
    return {graph.wrap(DataType::Int64, rowsShape, results[0]),
            graph.wrap(DataType::Int64, {}, results[1])};
  }

private:
  using Body = llvm::function_ref<SmallVector<Value>(Value, ValueRange)>;

  SmallVector<Value> loop(int64_t count, ValueRange init, Body body) {
    Value zero = index(0), end = index(count), one = index(1);
    auto op = scf::ForOp::create(
        b, loc, zero, end, one, init,
        [&](OpBuilder &, Location, Value i, ValueRange arguments) {
          scf::YieldOp::create(b, loc, body(i, arguments));
        });
    return SmallVector<Value>(op.getResults());
  }

  Value index(int64_t value) {
    return arith::ConstantIndexOp::create(b, loc, value);
  }
  Value integer(int64_t value) {
    return arith::ConstantIntOp::create(b, loc, value, 64);
  }
  Value toInteger(Value index) {
    return arith::IndexCastOp::create(b, loc, b.getI64Type(), index);
  }
  Value read(Value tensor, ValueRange position) {
    return tensor::ExtractOp::create(b, loc, tensor, position);
  }
  Value write(Value scalar, Value tensor, ValueRange position) {
    return tensor::InsertOp::create(b, loc, scalar, tensor, position);
  }
  Scalar wrap(Value value) { return Scalar{DataType::Float, &b, loc, value}; }

  Value clear(Value dropped) {
    Value no = arith::ConstantIntOp::create(b, loc, 0, 8);
    return loop(spec.boxes.shape[1], dropped,
                [&](Value box, ValueRange x) -> SmallVector<Value> {
                  return {write(no, x[0], box)};
                })[0];
  }

  /// Takes the best box that is left, if there is one.
  SmallVector<Value> takeBest(Value image, Value kind, ValueRange x) {
    Value rows = x[0], count = x[1], dropped = x[2];
    Value best = findBest(image, kind, dropped);
    Value isFound = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sge,
                                          best, integer(0));
    Value number = read(count, {});
    Value row = arith::MinSIOp::create(
        b, loc,
        Value(arith::IndexCastOp::create(b, loc, b.getIndexType(), number)),
        index(spec.getMostRows() - 1));
    Value columns[] = {toInteger(image), toInteger(kind), best};
    for (auto [c, value] : llvm::enumerate(columns)) {
      Value position[] = {row, index(c)};
      Value before = read(rows, position);
      Value after = arith::SelectOp::create(b, loc, isFound, value, before);
      rows = write(after, rows, position);
    }
    Value added = arith::ExtUIOp::create(b, loc, b.getI64Type(), isFound);
    count = write(arith::AddIOp::create(b, loc, number, added), count, {});
    return {rows, count, dropOverlapping(image, best, isFound, dropped)};
  }

  /// The box of the highest score among those that are left and above the
  /// threshold, the first of equal ones; -1 if there is none.
  Value findBest(Value image, Value kind, Value dropped) {
    Value none = integer(-1);
    auto body = [&](Value box, ValueRange x) -> SmallVector<Value> {
      Value score = read(scores, {image, kind, box});
      Value isBetter =
          arith::CmpFOp::create(b, loc, arith::CmpFPredicate::OGT, score, x[1]);
      Value isLeft = arith::CmpIOp::create(
          b, loc, arith::CmpIPredicate::eq, read(dropped, box),
          Value(arith::ConstantIntOp::create(b, loc, 0, 8)));
      Value isTaken = arith::AndIOp::create(b, loc, isBetter, isLeft);
      Value best =
          arith::SelectOp::create(b, loc, isTaken, toInteger(box), x[0]);
      return {best, arith::SelectOp::create(b, loc, isTaken, score, x[1])};
    };
    return loop(spec.boxes.shape[1], {none, scoreLimit}, body)[0];
  }

  Value dropOverlapping(Value image, Value best, Value isFound, Value dropped) {
    Value position = arith::IndexCastOp::create(
        b, loc, b.getIndexType(),
        Value(arith::MaxSIOp::create(b, loc, best, integer(0))));
    Box taken = readBox(image, position);
    auto body = [&](Value box, ValueRange x) -> SmallVector<Value> {
      Value isOver = isOverlapping(taken, readBox(image, box));
      Value isItself = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                             box, position);
      Value isDropped = arith::AndIOp::create(
          b, loc, isFound,
          Value(arith::OrIOp::create(b, loc, isOver, isItself)));
      Value flag = arith::ExtUIOp::create(b, loc, b.getI8Type(), isDropped);
      Value kept = arith::OrIOp::create(b, loc, read(x[0], box), flag);
      return {write(kept, x[0], box)};
    };
    return loop(spec.boxes.shape[1], dropped, body)[0];
  }

  /// Low and high corner in two dimensions.
  struct Box {
    SmallVector<Scalar> low, high;
  };

  Box readBox(Value image, Value box) {
    SmallVector<Scalar> x;
    for (int64_t i = 0; i < 4; ++i)
      x.push_back(wrap(read(boxes, {image, box, index(i)})));
    Box result;
    for (int64_t d = 0; d < 2; ++d) {
      Scalar first = x[d], second = x[d + 2];
      if (spec.isCentered) {
        first = x[d] - x[d + 2] / 2.0;
        second = x[d] + x[d + 2] / 2.0;
      }
      // Corners of either diagonal.
      result.low.push_back(min(first, second));
      result.high.push_back(max(first, second));
    }
    return result;
  }

  Scalar getArea(const Box &box) {
    return (box.high[0] - box.low[0]) * (box.high[1] - box.low[1]);
  }

  Value isOverlapping(const Box &a, const Box &c) {
    Scalar common = wrap(scoreLimit).constant(1);
    for (int64_t d = 0; d < 2; ++d) {
      Scalar extent = min(a.high[d], c.high[d]) - max(a.low[d], c.low[d]);
      common = common * max(extent, extent.constant(0));
    }
    // NaN for two boxes without area, which overlap nothing.
    Scalar ratio = common / (getArea(a) + getArea(c) - common);
    return (wrap(overlapLimit) < ratio).value;
  }

  const Suppression &spec;
  GraphBuilder &graph;
  OpBuilder &b;
  Location loc;
  Value boxes, scores, overlapLimit, scoreLimit;
};
} // namespace

std::pair<Tensor, Tensor> Suppression::emit(GraphBuilder &graph) const {
  return SuppressionEmitter(*this, graph).emit();
}

} // namespace nnprim::frontend
