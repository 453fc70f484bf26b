//===- WordKernel.cpp - Micro-kernels of panels of words ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A flyte of 8 bits is the upper byte of an f32. If the codes of KR neighbours
// of K fill a word of 32 bits, one load brings as many vectors of B, and a code
// is extended within its lane: shifted to the top of its word, and what lies
// below cut off. Loaded by themselves, vectors of codes take a load each, and a
// shuffle to reach their lanes.
//
// Values of K are added in order, as by any other kernel.
//

#include "GemmKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

static constexpr int64_t kWordBits = 32, kWordBytes = kWordBits / 8;

/// The address of the first of the panels, whose elements, flytes above all,
/// have no vectors of words.
static Value getPointer(KernelBuilder &b, Value panels) {
  return b.getPointer(b.getAddress(panels, {}));
}

namespace {
/// A run over K.
struct WordRun {
  KernelBuilder &b;
  const MicroTile &tile;
  const RowSource &source;
  Value address;
  /// For each panel, a zero that LLVM does not know: the elements of A that
  /// panels share would otherwise all be loaded first, and take registers.
  SmallVector<Value> zeros;

  int64_t getBits() const { return kWordBits / tile.kr; }
  /// From one of several panels to the next. A single one may be clipped.
  int64_t getPanelBytes() const {
    if (tile.panels == 1)
      return 0;
    auto type = cast<MemRefType>(tile.rhs.getType());
    return type.getNumElements() / tile.panels * (kWordBytes / tile.kr);
  }

  /// The words of a panel's columns for values of K from `panelK` on.
  SmallVector<Value> loadWords(int64_t panel, Value panelK) const {
    Value first = arith::IndexCastOp::create(
        b, b.getI64Type(),
        arith::MulIOp::create(b, panelK,
                              b.index(tile.nr * kWordBytes / tile.kr)));
    auto [begin, end] = tile.getPanelVectors(panel, b.getLanes());
    SmallVector<Value> vectors;
    for (int64_t j = begin; j < end; ++j) {
      int64_t column = (j - begin) * b.getLanes();
      int64_t registerWidth = tile.getRegisterWidth(j);
      int64_t width = std::min(registerWidth, tile.nr - column);
      int64_t offset = panel * getPanelBytes() + column * kWordBytes;
      auto pointer = LLVM::LLVMPointerType::get(b.getContext());
      Value row = LLVM::GEPOp::create(b, pointer, b.getI8Type(), address,
                                      ArrayRef<LLVM::GEPArg>{first});
      Value place =
          LLVM::GEPOp::create(b, pointer, b.getI8Type(), row,
                              ArrayRef<LLVM::GEPArg>{int32_t(offset)});
      Value words = LLVM::LoadOp::create(
          b, VectorType::get(width, b.getI32Type()), place, /*alignment=*/1);
      // If the panel is narrower than a register, the missing lanes are never
      // stored.
      vectors.push_back(b.widen(words, registerWidth));
    }
    return vectors;
  }

  /// The values `i` of all words.
  Value extend(Value words, int64_t i) const {
    auto type = cast<VectorType>(words.getType());
    auto splat = [&](uint32_t value) -> Value {
      return arith::ConstantOp::create(
          b, type, DenseElementsAttr::get(type, APInt(kWordBits, value)));
    };
    int64_t shift = kWordBits - getBits() * (i + 1);
    Value bits = words;
    if (shift != 0)
      bits = arith::ShLIOp::create(b, bits, splat(shift));
    if (i != 0)
      bits =
          arith::AndIOp::create(b, bits, splat(~0U << (kWordBits - getBits())));
    return b.bitcast(bits, b.getF32Type());
  }

  /// `count` elements of each row of A from `k` on. Where a multiply-add takes
  /// an element of a register, they are loaded together.
  SmallVector<Value> loadRows(Value k, int64_t count) const {
    SmallVector<Value> elements;
    for (auto [row, memref] : llvm::enumerate(source.memrefs)) {
      if (b.getTarget().hasElementFma && hasUnitInnerStride(memref)) {
        Value vector = b.loadF32(memref, source.getIndices(b, row, k), count);
        for (int64_t i = 0; i < count; ++i)
          elements.push_back(vector::ExtractOp::create(b, vector, i));
        continue;
      }
      for (int64_t i = 0; i < count; ++i)
        elements.push_back(
            b.loadScalar(memref, source.getIndices(b, row, b.add(k, i))));
    }
    return elements;
  }

  /// Adds the products of `count` values of K from `k` on.
  SmallVector<Value> multiplyStep(Value panelBase, Value k, int64_t count,
                                  ValueRange accumulators) const {
    SmallVector<Value> sums(accumulators);
    Value panelK = panelBase ? b.add(panelBase, k) : k;
    prefetchGroups(b, tile, source, k, panelK, count);
    for (int64_t panel = 0; panel < tile.panels; ++panel) {
      SmallVector<Value> words = loadWords(panel, panelK);
      SmallVector<Value> a = loadRows(b.add(k, zeros[panel]), count);
      int64_t first = tile.getPanelVectors(panel, b.getLanes()).first;
      for (int64_t i = 0; i < count; ++i)
        for (auto [j, vector] : llvm::enumerate(words)) {
          Value extended = extend(vector, i);
          for (int64_t row = 0; row < tile.rows; ++row) {
            Value &sum = sums[row * tile.getNumVectors() + first + int64_t(j)];
            int64_t width = cast<VectorType>(sum.getType()).getNumElements();
            sum = b.fma(b.broadcast(a[row * count + i], width), extended, sum);
          }
        }
    }
    return sums;
  }
};
} // namespace

SmallVector<Value> nnprim::runWords(KernelBuilder &b, const MicroTile &tile,
                                    const RowSource &source, Value panelBase,
                                    int64_t depth, ValueRange accumulators) {
  WordRun run{b, tile, source, getPointer(b, tile.rhs), {b.index(0)}};
  for (int64_t panel = 1; panel < tile.panels; ++panel)
    run.zeros.push_back(b.hide(0));
  int64_t whole = depth / tile.kr * tile.kr;
  SmallVector<Value> results =
      b.loop(0, whole, tile.kr, accumulators, [&](Value k, ValueRange carried) {
        return run.multiplyStep(panelBase, k, tile.kr, carried);
      });
  if (whole == depth)
    return results;
  return run.multiplyStep(panelBase, b.index(whole), depth - whole, results);
}
