//===- EinsumOps.cpp - Einsum and Det -------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "llvm/ADT/StringExtras.h"

#include <map>

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// Subscripts: a letter for each dimension, and capital letters from beyond the
/// alphabet ('\x80' on) for the dimensions of an ellipsis.
using Term = std::string;

/// An operand with the subscripts of its dimensions, each of which occurs once.
struct Operand {
  Tensor tensor;
  Term term;
};
} // namespace

/// Replaces "..." in a term by `count` subscripts that end with the last one
/// that all ellipses share. Returns false if it is malformed.
static bool expandEllipsis(Term &term, int64_t rank, int64_t sharedRank) {
  size_t at = term.find("...");
  if (at != Term::npos) {
    int64_t count = rank < 0 ? sharedRank : rank - int64_t(term.size() - 3);
    if (count < 0 || count > 64)
      return false;
    Term names;
    for (int64_t i = 0; i < count; ++i)
      names.push_back(char(0x80 + sharedRank - count + i));
    term.replace(at, 3, names);
  }
  return llvm::all_of(
      term, [](unsigned char c) { return llvm::isAlpha(c) || c >= 0x80; });
}

/// Moves the dimensions to the order of `term`, with extent 1 for subscripts
/// that the operand does not have.
static Tensor arrange(GraphBuilder &graph, const Operand &operand,
                      StringRef term) {
  Shape permutation, shape;
  for (char subscript : term) {
    size_t d = operand.term.find(subscript);
    bool isThere = d != Term::npos;
    shape.push_back(isThere ? operand.tensor.shape[d] : 1);
    if (isThere)
      permutation.push_back(d);
  }
  return graph.reshape(graph.transpose(operand.tensor, permutation), shape);
}

/// Takes the diagonal where a subscript occurs twice.
static Operand takeDiagonals(GraphBuilder &graph, Tensor tensor,
                             const Term &term) {
  Term once;
  Shape shape;
  for (auto [d, subscript] : llvm::enumerate(term))
    if (once.find(subscript) == Term::npos) {
      once.push_back(subscript);
      shape.push_back(tensor.shape[d]);
    }
  if (once.size() == term.size())
    return {tensor, term};
  auto body = [&](ElementReader read, ArrayRef<Scalar> at) {
    SmallVector<Scalar> position;
    for (char subscript : term)
      position.push_back(at[once.find(subscript)]);
    return read(0, position);
  };
  return {graph.compute(tensor, shape, tensor.type, body), once};
}

static Operand sumOut(GraphBuilder &graph, const Operand &operand,
                      llvm::function_ref<bool(char)> isKept) {
  Shape axes;
  Term term;
  for (auto [d, subscript] : llvm::enumerate(operand.term)) {
    if (isKept(subscript))
      term.push_back(subscript);
    else
      axes.push_back(d);
  }
  return {graph.reduce(operand.tensor, axes, Reduction::Sum, false), term};
}

/// The product of two operands, summed over the subscripts that only they have:
/// a product of batches of matrices.
static Operand multiply(GraphBuilder &graph, Operand a, Operand b,
                        llvm::function_ref<bool(char)> isNeeded) {
  auto has = [](const Operand &operand, char subscript) {
    return operand.term.find(subscript) != Term::npos;
  };
  a = sumOut(graph, a, [&](char c) { return isNeeded(c) || has(b, c); });
  b = sumOut(graph, b, [&](char c) { return isNeeded(c) || has(a, c); });
  Term batch, rows, columns, depth;
  for (char c : a.term)
    (!has(b, c) ? rows : isNeeded(c) ? batch : depth).push_back(c);
  for (char c : b.term)
    if (!has(a, c))
      columns.push_back(c);
  auto extentOf = [&](char c) {
    auto in = [&](const Operand &x) {
      size_t d = x.term.find(c);
      return d == Term::npos ? 1 : x.tensor.shape[d];
    };
    return in(a) == 1 ? in(b) : in(a);
  };
  auto getShape = [&](const Term &term) {
    Shape shape;
    for (char c : term)
      shape.push_back(extentOf(c));
    return shape;
  };
  // Dimensions of an ellipsis broadcast from 1.
  Shape batchShape = getShape(batch), rowShape = getShape(rows),
        columnShape = getShape(columns), depthShape = getShape(depth);
  int64_t B = getNumElements(batchShape), M = getNumElements(rowShape),
          N = getNumElements(columnShape), K = getNumElements(depthShape);
  auto broadcast = [&](const Operand &x, const Term &term) {
    return graph.broadcast(arrange(graph, x, term), getShape(term));
  };
  Tensor lhs = graph.reshape(broadcast(a, batch + rows + depth), {B, M, K});
  Tensor rhs = graph.reshape(broadcast(b, batch + depth + columns), {B, K, N});
  Term term = batch + rows + columns;
  return {graph.reshape(graph.matmul(lhs, rhs), getShape(term)), term};
}

namespace {
/// An equation, resolved for the inputs of a node.
struct Equation {
  SmallVector<Operand> operands;
  Term result;
  std::map<char, int64_t> extents, counts;
};
} // namespace

/// Subscripts of an ellipsis may stand for 1 and broadcast.
static bool isFromEllipsis(char subscript) {
  return static_cast<unsigned char>(subscript) >= 0x80;
}

/// Adds the extents of an operand; false if they contradict those before.
static bool addExtents(Equation &equation, const Term &term,
                       ArrayRef<int64_t> shape) {
  for (auto [subscript, extent] : llvm::zip_equal(term, shape)) {
    auto [known, isNew] = equation.extents.try_emplace(subscript, extent);
    ++equation.counts[subscript];
    if (isNew || extent == known->second)
      continue;
    if (!isFromEllipsis(subscript) || (extent != 1 && known->second != 1))
      return false;
    if (extent != 1)
      known->second = extent;
  }
  return true;
}

/// The result without an arrow: the ellipsis, then what occurs once, in order.
static Term getImplicitResult(const Equation &equation) {
  Term result;
  for (auto [subscript, count] : equation.counts)
    if (isFromEllipsis(subscript))
      result.push_back(subscript);
  for (auto [subscript, count] : equation.counts)
    if (!isFromEllipsis(subscript) && count == 1)
      result.push_back(subscript);
  return result;
}

/// Reads the attribute 'equation'.
static std::optional<Equation> getEquation(Node &node) {
  std::string text = node.getString("equation", "");
  if (node.failed())
    return std::nullopt;
  llvm::erase(text, ' ');
  auto malformed = [&] {
    (void)node.error("attribute 'equation' is '" + text +
                     "', which does not fit the " + Twine(node.getNumInputs()) +
                     " inputs");
    return std::nullopt;
  };
  auto [left, right] = StringRef(text).split("->");
  SmallVector<StringRef> parts;
  left.split(parts, ',');
  if (parts.size() != node.getInputs().size())
    return malformed();
  int64_t sharedRank = 0;
  for (auto [part, input] : llvm::zip_equal(parts, node.getInputs()))
    if (part.contains("..."))
      sharedRank = std::max<int64_t>(sharedRank, input.getRank() -
                                                     int64_t(part.size() - 3));
  Equation equation;
  for (auto [part, input] : llvm::zip_equal(parts, node.getInputs())) {
    Term term = part.str();
    if (!expandEllipsis(term, input.getRank(), sharedRank) ||
        static_cast<int64_t>(term.size()) != input.getRank())
      return malformed();
    if (!addExtents(equation, term, input.shape)) {
      (void)node.error("a subscript of '" + text +
                       "' stands for an extent of the shape " +
                       toString(input.shape) + " and for another one");
      return std::nullopt;
    }
    equation.operands.push_back(takeDiagonals(node.getGraph(), input, term));
  }
  equation.result = right.str();
  if (text.find("->") == Term::npos)
    equation.result = getImplicitResult(equation);
  else if (!expandEllipsis(equation.result, -1, sharedRank))
    return malformed();
  for (char subscript : equation.result)
    if (!equation.extents.count(subscript) ||
        llvm::count(equation.result, subscript) != 1)
      return malformed();
  return equation;
}

static LogicalResult importEinsum(Node &node) {
  if (node.checkNumInputs(std::max<int64_t>(node.getNumInputs(), 1)).failed() ||
      node.checkSameType(node.getInputs()).failed())
    return failure();
  if (node.getInput(0).type == DataType::Bool)
    return node.error("element type bool is not supported; numbers are");
  std::optional<Equation> equation = getEquation(node);
  if (!equation)
    return failure();
  GraphBuilder &graph = node.getGraph();
  ArrayRef<Operand> operands(equation->operands);
  const Term &result = equation->result;
  Operand product = operands[0];
  for (size_t i = 1; i < operands.size(); ++i) {
    auto isNeeded = [&](char c) {
      return result.find(c) != Term::npos ||
             llvm::any_of(operands.drop_front(i + 1),
                          [&](const Operand &later) {
                            return later.term.find(c) != Term::npos;
                          });
    };
    product = multiply(graph, product, operands[i], isNeeded);
  }
  product = sumOut(graph, product,
                   [&](char c) { return result.find(c) != Term::npos; });
  return node.setOutput(0, arrange(graph, product, result));
}

//===----------------------------------------------------------------------===//
// Det
//===----------------------------------------------------------------------===//

/// Determinants by elimination with the largest pivot of each column. Steps are
/// unrolled, so matrices are small.
static LogicalResult importDet(Node &node) {
  if (node.checkNumInputs(1, 1).failed() ||
      node.checkFloat(node.getInput(0)).failed())
    return failure();
  GraphBuilder &graph = node.getGraph();
  Tensor input = node.getInput(0);
  ArrayRef<int64_t> x(input.shape);
  constexpr int64_t maxOrder = 32;
  if (x.size() < 2 || x.back() != x[x.size() - 2] || x.back() < 1 ||
      x.back() > maxOrder)
    return node.error("input of shape " + toString(x) +
                      " is not supported; "
                      "NNPrim has square matrices up to " +
                      Twine(maxOrder));
  int64_t order = x.back(), batch = getNumElements(x.drop_back(2));
  if (batch == 0)
    return node.setOutput(0, graph.reshape(input, x.drop_back(2)));
  DataType type = getComputeType(input.type);
  Tensor matrix = graph.cast(graph.reshape(input, {batch, order, order}), type);
  Tensor result = graph.fill(type, batch, 1);
  for (int64_t n = order; n > 0; --n) {
    // The row of the largest first element; rows are exchanged by reading.
    auto find = [&](ElementReader read, ArrayRef<Scalar> at, Scalar best) {
      Scalar zero = best.constant(0);
      Scalar better = abs(read(0, {at[0], best, zero})) <
                      abs(read(0, {at[0], at[1], zero}));
      return select(better, at[1], best);
    };
    Tensor pivot = graph.accumulate(
        matrix, graph.fill(DataType::Int64, batch, 0), n, find);
    auto scale = [&](ElementReader read, ArrayRef<Scalar> at) {
      Scalar row = read(1, at[0]), zero = row.constant(0);
      Scalar value = read(0, {at[0], row, zero});
      return read(2, at[0]) * select(row == zero, value, -value);
    };
    result = graph.compute({matrix, pivot, result}, batch, type, scale);
    if (n == 1)
      break;
    auto eliminate = [&](ElementReader read, ArrayRef<Scalar> at) {
      Scalar first = read(1, at[0]), zero = first.constant(0);
      Scalar row = at[1] + 1.0, column = at[2] + 1.0;
      row = select(row == first, zero, row);
      Scalar head = read(0, {at[0], first, zero});
      Scalar factor = read(0, {at[0], row, zero}) / head;
      Scalar rest = read(0, {at[0], row, column}) -
                    factor * read(0, {at[0], first, column});
      // A column of zeros makes the determinant 0, whatever follows.
      return select(head == head.constant(0), head.constant(0), rest);
    };
    matrix =
        graph.compute({matrix, pivot}, {batch, n - 1, n - 1}, type, eliminate);
  }
  return node.setOutput(
      0, graph.reshape(graph.cast(result, input.type), x.drop_back(2)));
}

void addEinsumOps(OpTable &table) {
  addRows(table, {{"Det", importDet}, {"Einsum", importEinsum}});
}

} // namespace nnprim::frontend
