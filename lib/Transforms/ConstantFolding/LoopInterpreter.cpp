//===- LoopInterpreter.cpp - Evaluation of elementwise loops --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "LoopInterpreter.h"
#include "ScalarInterpreter.h"
#include "StridedCopy.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/Threading.h"

#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;
using namespace nnprim;

/// Number of elements evaluated at a time: their lanes fit in L1, and the cost
/// of dispatching an operation is spread over them.
static constexpr int64_t chunkSize = 512;

/// Number of elements that are a task of a thread.
static constexpr int64_t taskSize = 128 * chunkSize;

static Attribute getScalarConstant(Value value) {
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant)) &&
      isa<FloatAttr, IntegerAttr>(constant))
    return constant;
  return {};
}

/// The last operation of a loop that adds integers over some of its dimensions,
/// starting from zero; null for other loops.
static arith::AddIOp getSum(linalg::GenericOp op) {
  auto zeros = op.getDpsInits()[0].getDefiningOp<linalg::FillOp>();
  BlockArgument result = op.getBody()->getArguments().back();
  auto sum = op.getBody()
                 ->getTerminator()
                 ->getOperand(0)
                 .getDefiningOp<arith::AddIOp>();
  if (!zeros || !matchPattern(zeros.getInputs()[0], m_Zero()) || !sum ||
      !result.hasOneUse() || sum.getLhs() != result ||
      !op.getIndexingMapsArray().back().isProjectedPermutation())
    return {};
  return sum;
}

/// Whether each iteration computes an element of its own.
static bool isParallel(linalg::GenericOp op) {
  return op.getNumParallelLoops() == op.getNumLoops() &&
         op.getIndexingMapsArray().back().isIdentity() &&
         op.getBody()->getArguments().back().use_empty();
}

bool nnprim::canEvaluateLoop(linalg::GenericOp op) {
  if (!op.hasPureTensorSemantics() || op->getNumResults() != 1 ||
      op.hasDynamicShape() || !(isParallel(op) || getSum(op)))
    return false;
  for (AffineMap map : op.getIndexingMapsArray())
    if (!map.isProjectedPermutation(/*allowZeroInResults=*/true))
      return false;
  Block *body = op.getBody();
  auto isKnown = [&](Value value) {
    return isInterpretedType(value.getType()) &&
           (value.getParentBlock() == body || getScalarConstant(value));
  };
  return llvm::all_of(*body, [&](Operation &nested) {
    return llvm::all_of(nested.getOperands(), isKnown) &&
           (nested.hasTrait<OpTrait::IsTerminator>() ||
            getScalarConstant(nested.getResult(0)) || isInterpretedOp(&nested));
  });
}

namespace {

/// Reads the elements of an input in the order of the loops.
class InputReader {
public:
  InputReader(const ConstantView &view, AffineMap map,
              ArrayRef<int64_t> loopSizes)
      : view(view), elementBytes(*getElementBytes(view.elementType)) {
    SmallVector<SmallVector<ViewPiece, 2>> loops;
    for (int64_t size : loopSizes)
      loops.push_back({{size, 0}});
    for (auto [dim, expr] : llvm::zip_equal(view.dims, map.getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(expr))
        loops[loop.getPosition()] = dim;
    for (ArrayRef<ViewPiece> loop : loops)
      llvm::append_range(pieces, loop);
    position.resize(pieces.size());
  }

  /// Goes to the element of iteration `index`.
  void seek(int64_t index) {
    offset = 0;
    for (size_t i = pieces.size(); i-- > 0;) {
      position[i] = index % pieces[i].size;
      index /= pieces[i].size;
      offset += position[i] * pieces[i].stride;
    }
  }

  /// Reads the next `count` elements.
  void read(int64_t count, Lanes &lanes) {
    buffer.resize(count * elementBytes);
    for (int64_t done = 0; done < count;) {
      int64_t run = std::min(count - done, getRunLength());
      copyStrided(&buffer[done * elementBytes],
                  view.data + offset * elementBytes, elementBytes,
                  {{run, pieces.empty() ? 0 : pieces.back().stride, 1}});
      advance(run);
      done += run;
    }
    loadLanes(view.elementType, buffer.data(), count, lanes);
  }

private:
  /// The number of elements up to the end of the innermost piece.
  int64_t getRunLength() const {
    return pieces.empty() ? 1 : pieces.back().size - position.back();
  }

  /// Advances by `run` elements, at most to the end of the innermost piece.
  void advance(int64_t run) {
    for (int64_t i = pieces.size() - 1; i >= 0; --i, run = 1) {
      offset += run * pieces[i].stride;
      position[i] += run;
      if (position[i] < pieces[i].size)
        return;
      offset -= pieces[i].size * pieces[i].stride;
      position[i] = 0;
    }
  }

  const ConstantView &view;
  int64_t elementBytes;
  SmallVector<ViewPiece> pieces;
  SmallVector<int64_t> position;
  int64_t offset = 0;
  std::vector<char> buffer;
};

} // namespace

namespace {
/// Adds terms to a result in the order of the loops.
class TermAdder {
public:
  TermAdder(linalg::GenericOp op, ConstantBuffer &result)
      : loopSizes(op.getStaticLoopRanges()), strides(loopSizes.size()),
        position(loopSizes.size()), sums(result.getType().getNumElements()) {
    SmallVector<int64_t> resultStrides = result.getStrides();
    AffineMap map = op.getIndexingMapsArray().back();
    for (auto [dim, stride] : llvm::enumerate(resultStrides))
      strides[map.getDimPosition(dim)] = stride;
  }

  void add(const Lanes &terms, int64_t count) {
    for (int64_t i = 0; i < count; ++i) {
      sums[offset] += terms.integers[i];
      advance();
    }
  }

  /// Wraps around as the type does.
  void store(ConstantBuffer &result) {
    Lanes lanes;
    lanes.integers = std::move(sums);
    storeLanes(result.getType().getElementType(), lanes, lanes.integers.size(),
               result.getData());
  }

private:
  void advance() {
    for (int64_t i = loopSizes.size() - 1; i >= 0; --i) {
      offset += strides[i];
      if (++position[i] < loopSizes[i])
        return;
      offset -= loopSizes[i] * strides[i];
      position[i] = 0;
    }
  }

  SmallVector<int64_t> loopSizes, strides, position;
  std::vector<int64_t> sums;
  int64_t offset = 0;
};
} // namespace

/// Sets the lanes of all constants that the body of `op` uses.
static void setConstants(linalg::GenericOp op, DenseMap<Value, Lanes> &lanes) {
  op.getBody()->walk([&](Operation *nested) {
    for (Value operand : nested->getOperands())
      if (Attribute constant = getScalarConstant(operand))
        setUniformLanes(constant, chunkSize, lanes[operand]);
  });
}

namespace {
/// Evaluates iterations of a loop, which may be some of it.
class LoopEvaluator {
public:
  LoopEvaluator(linalg::GenericOp op, ArrayRef<ConstantView> inputs,
                ConstantBuffer &result);

  /// Stores each element that an iteration computes.
  void evaluate(int64_t begin, int64_t end);
  /// Adds the terms of all iterations.
  void evaluateSum(arith::AddIOp sum);

private:
  void computeChunk(int64_t count, Operation *skipped);

  linalg::GenericOp op;
  Block *body;
  ConstantBuffer &result;
  DenseMap<Value, Lanes> lanes;
  std::vector<InputReader> readers;
};
} // namespace

LoopEvaluator::LoopEvaluator(linalg::GenericOp op,
                             ArrayRef<ConstantView> inputs,
                             ConstantBuffer &result)
    : op(op), body(op.getBody()), result(result) {
  setConstants(op, lanes);
  // All lanes are inserted before pointers to any of them are taken.
  for (BlockArgument argument : body->getArguments())
    lanes.try_emplace(argument);
  for (Operation &nested : body->without_terminator())
    lanes.try_emplace(nested.getResult(0));
  SmallVector<int64_t> loopSizes = op.getStaticLoopRanges();
  for (auto [input, map] : llvm::zip(inputs, op.getIndexingMapsArray()))
    readers.emplace_back(input, map, loopSizes);
}

/// Computes the lanes of the next `count` iterations.
void LoopEvaluator::computeChunk(int64_t count, Operation *skipped) {
  for (auto [i, reader] : llvm::enumerate(readers))
    reader.read(count, lanes[body->getArgument(i)]);
  for (Operation &nested : body->without_terminator()) {
    if (getScalarConstant(nested.getResult(0)) || &nested == skipped)
      continue;
    SmallVector<const Lanes *> operands;
    for (Value operand : nested.getOperands())
      operands.push_back(&lanes.find(operand)->second);
    interpret(&nested, operands, count,
              lanes.find(nested.getResult(0))->second);
  }
}

void LoopEvaluator::evaluate(int64_t begin, int64_t end) {
  Value yielded = body->getTerminator()->getOperand(0);
  Type elementType = result.getType().getElementType();
  int64_t bytes = *getElementBytes(elementType);
  for (InputReader &reader : readers)
    reader.seek(begin);
  for (int64_t done = begin; done < end; done += chunkSize) {
    int64_t count = std::min(chunkSize, end - done);
    computeChunk(count, /*skipped=*/nullptr);
    storeLanes(elementType, lanes.find(yielded)->second, count,
               result.getData() + done * bytes);
  }
}

void LoopEvaluator::evaluateSum(arith::AddIOp sum) {
  TermAdder adder(op, result);
  int64_t total = llvm::product_of(op.getStaticLoopRanges());
  for (int64_t done = 0; done < total; done += chunkSize) {
    int64_t count = std::min(chunkSize, total - done);
    computeChunk(count, sum);
    adder.add(lanes.find(sum.getRhs())->second, count);
  }
  adder.store(result);
}

void nnprim::evaluateLoop(linalg::GenericOp op, ArrayRef<ConstantView> inputs,
                          ConstantBuffer &result) {
  if (!isParallel(op))
    return LoopEvaluator(op, inputs, result).evaluateSum(getSum(op));
  int64_t total = llvm::product_of(op.getStaticLoopRanges());
  int64_t numTasks = llvm::divideCeilSigned(total, taskSize);
  parallelFor(op.getContext(), 0, numTasks, [&](size_t task) {
    int64_t begin = task * taskSize;
    LoopEvaluator(op, inputs, result)
        .evaluate(begin, std::min(begin + taskSize, total));
  });
}
