//===- DataFlow.cpp - Which step reads what another wrote -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DataFlow.h"

#include "CountKernel.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace nnprim;

namespace {
/// Where a value lies: a buffer of the arena, an argument or a constant, and
/// the slice of it, if there is one.
struct Place {
  Value root;
  memref::SubViewOp slice;
};

/// A slice that a step has written.
struct Writer {
  int64_t step;
  memref::SubViewOp slice;
};
} // namespace

static Place getPlace(Value value) {
  Place place;
  while (Operation *op = value.getDefiningOp()) {
    // A transposed view of a caller's tensor.
    if (auto transpose = dyn_cast<memref::TransposeOp>(op)) {
      value = transpose.getIn();
      continue;
    }
    auto view = dyn_cast<ViewLikeOpInterface>(op);
    if (!view || isa<memref::ViewOp>(op))
      break;
    if (auto slice = dyn_cast<memref::SubViewOp>(op))
      place.slice = slice;
    value = view.getViewSource();
  }
  place.root = value;
  return place;
}

/// Whether two slices of the same buffer have no element in common, as far as
/// their static offsets tell.
static bool areDisjoint(memref::SubViewOp a, memref::SubViewOp b) {
  if (!a || !b || a.getSource() != b.getSource())
    return false;
  for (auto [aOffset, aSize, aStride, bOffset, bSize, bStride] :
       llvm::zip_equal(a.getStaticOffsets(), a.getStaticSizes(),
                       a.getStaticStrides(), b.getStaticOffsets(),
                       b.getStaticSizes(), b.getStaticStrides())) {
    if (ShapedType::isDynamic(aOffset) || ShapedType::isDynamic(bOffset) ||
        ShapedType::isDynamic(aSize) || ShapedType::isDynamic(bSize) ||
        aStride != 1 || bStride != 1)
      continue;
    if (aOffset + aSize <= bOffset || bOffset + bSize <= aOffset)
      return true;
  }
  return false;
}

/// Whether a write to `slice` leaves nothing of what was in `other`.
static bool covers(memref::SubViewOp slice, memref::SubViewOp other) {
  if (!slice)
    return true;
  return other && slice.getSource() == other.getSource() &&
         slice.getType() == other.getType() &&
         slice.getMixedOffsets() == other.getMixedOffsets() &&
         slice.getMixedStrides() == other.getMixedStrides();
}

static int64_t getNumElements(Value buffer) {
  auto type = cast<BaseMemRefType>(buffer.getType());
  return type.hasStaticShape() ? type.getNumElements() : -1;
}

/// Whether `writers` have written slices that together are all of `root`, as
/// the operands of a concatenation do.
static bool coverTogether(Value root, ArrayRef<Writer> writers) {
  int64_t elements = 0;
  for (size_t number = 0; number < writers.size(); ++number) {
    const Writer &writer = writers[number];
    if (!writer.slice ||
        !llvm::all_of(writers.take_front(number), [&](const Writer &other) {
          return areDisjoint(writer.slice, other.slice);
        }))
      return false;
    memref::SubViewOp slice = writer.slice;
    elements += getNumElements(slice.getResult());
  }
  return elements == getNumElements(root);
}

/// Notes that `step` writes `place`, and forgets what was there.
static void addWriter(const Place &place, int64_t step,
                      SmallVector<Writer> &writers) {
  llvm::erase_if(writers, [&](const Writer &writer) {
    return covers(place.slice, writer.slice);
  });
  writers.push_back({step, place.slice});
  for (size_t first = 1; first < writers.size(); ++first)
    if (coverTogether(place.root, ArrayRef(writers).drop_front(first))) {
      writers.erase(writers.begin(), writers.begin() + first);
      return;
    }
}

/// Adds the steps that have written what `access` reads.
static void addInputs(const Access &access, const Place &place,
                      ArrayRef<Writer> writers, ProfileStep &step) {
  std::string type = describeType(access.value.getType());
  auto add = [&](int64_t producer) {
    if (llvm::none_of(step.inputs, [&](const ProfileEdge &edge) {
          return edge.producer == producer;
        }))
      step.inputs.push_back({producer, type});
  };
  for (const Writer &writer : writers)
    if (!areDisjoint(place.slice, writer.slice))
      add(writer.step);
  auto argument = dyn_cast<BlockArgument>(place.root);
  if (writers.empty() && argument)
    add(-1 - int64_t(argument.getArgNumber()));
}

static ProfileBuffer makeBuffer(memref::ViewOp view, const ProfileStep &step,
                                int64_t number) {
  ProfileBuffer buffer;
  buffer.name = step.names.front();
  buffer.bytes = getBufferBytes(view.getType());
  buffer.offset = getConstantIntValue(view.getByteShift()).value_or(0);
  buffer.first = buffer.last = number;
  return buffer;
}

void nnprim::describeDataFlow(const StepAccesses &accesses, Value arena,
                              ModelProfile &profile) {
  llvm::MapVector<Value, SmallVector<Writer>> writers;
  llvm::MapVector<Value, ProfileBuffer> buffers;
  for (auto [number, operands] : llvm::enumerate(accesses)) {
    ProfileStep &step = profile.steps[number];
    // Reads come first: a step reads what earlier steps wrote.
    for (const Access &access : operands)
      if (access.reads) {
        Place place = getPlace(access.value);
        addInputs(access, place, writers[place.root], step);
      }
    for (const Access &access : operands) {
      Place place = getPlace(access.value);
      auto view = place.root.getDefiningOp<memref::ViewOp>();
      if (view && view.getSource() == arena)
        buffers.try_emplace(place.root, makeBuffer(view, step, number))
            .first->second.last = number;
      if (access.writesSlices)
        writers[place.root].push_back({int64_t(number), place.slice});
      else if (access.writes)
        addWriter(place, number, writers[place.root]);
    }
  }
  // An output is what was written to it last.
  for (auto &[root, last] : writers)
    if (auto argument = dyn_cast<BlockArgument>(root))
      for (const Writer &writer : last)
        profile.steps[writer.step].outputs.push_back(argument.getArgNumber());
  for (auto &[root, buffer] : buffers)
    profile.buffers.push_back(buffer);
}
