//===- PackSparse.cpp - Order the entries of sparse weights ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PackSparse.h"

#include "../ConstantFolding/ConstantView.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/ImplicitLocOpBuilder.h"
#include "mlir/IR/Matchers.h"

#include "llvm/Support/MathExtras.h"

#include <algorithm>
#include <cstring>
#include <numeric>

using namespace mlir;
using namespace nnprim;

namespace {
/// Entries in compressed-sparse-row form.
struct Entries {
  Type elementType;
  /// Bytes of the weights of an entry.
  int64_t entryBytes = 0;
  std::vector<char> values;
  std::vector<int32_t> columns, rowPointers;
  /// The blocks that ranges of `rowPointers` are of; empty if they are in
  /// order.
  std::vector<int32_t> blockOrder;
  std::string name;

  int64_t getBlocks() const { return int64_t(rowPointers.size()) - 1; }
};
} // namespace

static std::optional<ConstantView> getView(Value value) {
  Attribute attr;
  if (!isa<RankedTensorType>(value.getType()) ||
      !matchPattern(value, m_Constant(&attr)))
    return std::nullopt;
  return getConstantView(attr);
}

template <typename T>
static void copyElements(const ConstantView &view, T &to) {
  to.resize(view.getNumBytes() / sizeof(to[0]));
  if (to.empty())
    return;
  ConstantView contiguous = view.contiguous();
  std::memcpy(to.data(), contiguous.data, view.getNumBytes());
}

/// The entries of `op`, or nothing if they are no constants.
static std::optional<Entries> readEntries(SpmmOp op) {
  std::optional<ConstantView> values = getView(op.getValues());
  std::optional<ConstantView> columns = getView(op.getColumns());
  std::optional<ConstantView> rows = getView(op.getRowPointers());
  if (!values || !columns || !rows ||
      cast<ShapedType>(op.getRowPointers().getType()).getRank() != 1)
    return std::nullopt;
  Entries entries;
  entries.elementType = values->elementType;
  entries.entryBytes =
      *getElementBytes(values->elementType) * op.getBlockRows();
  entries.name = values->name;
  copyElements(*values, entries.values);
  copyElements(*columns, entries.columns);
  copyElements(*rows, entries.rowPointers);
  return entries;
}

/// Constants may come from anywhere; kernels do not check them.
static LogicalResult verifyEntries(SpmmOp op, const Entries &entries) {
  int64_t channels = cast<ShapedType>(op.getInput().getType()).getDimSize(0);
  int64_t count = entries.columns.size();
  int32_t previous = 0;
  for (auto [position, pointer] : llvm::enumerate(entries.rowPointers)) {
    if (pointer < previous || pointer > count)
      return op.emitOpError("expected `row_pointers` to rise from 0 to ")
             << count << " at most, but got " << pointer << " at " << position;
    previous = pointer;
  }
  for (auto [position, column] : llvm::enumerate(entries.columns))
    if (column < 0 || column >= channels)
      return op.emitOpError("expected `columns` to be channels from 0 to ")
             << channels - 1 << ", but got " << column << " at " << position;
  return success();
}

/// The numbers of blocks in order of how many entries of one slab they have,
/// the most first, within each group of `groupBlocks`. The last block may have
/// fewer rows than others and stays the last.
static std::vector<int32_t> orderBlocks(ArrayRef<int32_t> counts,
                                        int64_t groupBlocks) {
  std::vector<int32_t> order(counts.size());
  std::iota(order.begin(), order.end(), 0);
  int64_t movable = int64_t(counts.size()) - 1;
  for (int64_t begin = 0; begin < movable; begin += groupBlocks)
    std::sort(order.begin() + begin,
              order.begin() + std::min(movable, begin + groupBlocks),
              [&](int32_t lhs, int32_t rhs) {
                return std::pair(counts[rhs], lhs) <
                       std::pair(counts[lhs], rhs);
              });
  return order;
}

/// How many entries of slab `slab` each block has.
static std::vector<int32_t> countEntries(const Entries &entries,
                                         int64_t channels, int64_t slab) {
  std::vector<int32_t> counts(entries.getBlocks());
  for (int64_t block = 0; block < entries.getBlocks(); ++block)
    counts[block] = llvm::count_if(
        llvm::ArrayRef(entries.columns)
            .slice(entries.rowPointers[block],
                   entries.rowPointers[block + 1] - entries.rowPointers[block]),
        [&](int32_t column) { return column / channels == slab; });
  return counts;
}

/// The entries in order of slabs of `channels` input channels, within a slab in
/// order of blocks, or of their numbers of entries within groups of
/// `groupBlocks`, if that is not 0. Row pointers of each slab follow those of
/// the one before.
static Entries sortBySlab(const Entries &entries, int64_t channels,
                          int64_t slabs, int64_t groupBlocks) {
  Entries sorted;
  sorted.elementType = entries.elementType;
  sorted.entryBytes = entries.entryBytes;
  sorted.name = entries.name;
  sorted.columns.reserve(entries.columns.size());
  sorted.values.reserve(entries.values.size());
  for (int64_t slab = 0; slab < slabs; ++slab) {
    std::vector<int32_t> order =
        orderBlocks(countEntries(entries, channels, slab),
                    std::max<int64_t>(groupBlocks, 1));
    if (groupBlocks)
      llvm::append_range(sorted.blockOrder, order);
    for (int32_t block : order) {
      sorted.rowPointers.push_back(sorted.columns.size());
      for (int32_t i = entries.rowPointers[block];
           i < entries.rowPointers[block + 1]; ++i) {
        if (entries.columns[i] / channels != slab)
          continue;
        sorted.columns.push_back(entries.columns[i]);
        const char *weights = &entries.values[i * entries.entryBytes];
        sorted.values.insert(sorted.values.end(), weights,
                             weights + entries.entryBytes);
      }
    }
    sorted.rowPointers.push_back(sorted.columns.size());
  }
  return sorted;
}

static Value createConstant(ImplicitLocOpBuilder &b, ArrayRef<int64_t> shape,
                            Type elementType, const void *data,
                            StringRef name) {
  ConstantBuffer buffer(RankedTensorType::get(shape, elementType), name);
  if (buffer.getNumBytes() != 0)
    std::memcpy(buffer.getData(), data, buffer.getNumBytes());
  return arith::ConstantOp::create(b, cast<TypedAttr>(buffer.take()));
}

/// Gives `op` the entries as constants, in `slabs` slabs.
static void setEntries(SpmmOp op, const Entries &entries, int64_t slabs) {
  ImplicitLocOpBuilder b(op.getLoc(), op);
  int64_t count = entries.columns.size();
  int64_t pointers = entries.rowPointers.size();
  SmallVector<int64_t> valuesShape{count}, rowsShape{pointers};
  if (cast<ShapedType>(op.getValues().getType()).getRank() == 2)
    valuesShape.push_back(op.getBlockRows());
  if (slabs > 1)
    rowsShape = {slabs, pointers / slabs};
  op.getValuesMutable().assign(
      createConstant(b, valuesShape, entries.elementType, entries.values.data(),
                     entries.name));
  op.getColumnsMutable().assign(createConstant(b, count, b.getI32Type(),
                                               entries.columns.data(),
                                               entries.name + "_columns"));
  op.getRowPointersMutable().assign(createConstant(b, rowsShape, b.getI32Type(),
                                                   entries.rowPointers.data(),
                                                   entries.name + "_rows"));
  if (entries.blockOrder.empty())
    return;
  SmallVector<int64_t> orderShape(rowsShape);
  --orderShape.back();
  op.getBlockOrderMutable().assign(createConstant(b, orderShape, b.getI32Type(),
                                                  entries.blockOrder.data(),
                                                  entries.name + "_order"));
}

/// How many blocks may change places: those that go through the slabs together,
/// or none.
static int64_t getSortedBlocks(SpmmOp op, const SpmmPlan &plan,
                               const Entries &entries, int64_t slabs) {
  if (!plan.sortBlocks || (slabs > 1 && op.mayBeInPlace()))
    return 0;
  return plan.groupRows ? plan.groupRows / op.getBlockRows()
                        : std::max<int64_t>(entries.getBlocks(), 1);
}

FailureOr<bool> nnprim::packSparse(SpmmOp op) {
  SpmmPlanAttr attribute = op.getPlanAttr();
  int64_t channels = cast<ShapedType>(op.getInput().getType()).getDimSize(0);
  if (!attribute || op.getColumnStride() != 1 || op.getBlockOrder() ||
      ShapedType::isDynamic(channels))
    return false;
  std::optional<Entries> entries = readEntries(op);
  if (!entries)
    return false;
  if (failed(verifyEntries(op, *entries)))
    return failure();
  SpmmPlan plan = attribute.getPlan();
  if (plan.channels == 0 && !plan.packInput && !plan.sortBlocks)
    return false;
  int64_t stride = plan.packInput ? plan.getPanelWidth() : 1;
  if (!llvm::isInt<32>(channels * stride))
    return op.emitOpError("expected C · `pixels` of its plan to fit in 31 "
                          "bits, but got ")
           << channels << " · " << stride;
  int64_t slabChannels = plan.channels ? plan.channels : channels;
  int64_t slabs = llvm::divideCeil(channels, slabChannels);
  Entries sorted = sortBySlab(*entries, slabChannels, slabs,
                              getSortedBlocks(op, plan, *entries, slabs));
  for (int32_t &column : sorted.columns)
    column *= stride;
  setEntries(op, sorted, slabs);
  op.setColumnStride(stride);
  return true;
}
