//===- GemmKernel.cpp - Micro-kernels of gemm and indirect_gemm -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// A kernel computes one register tile: rows × columns accumulators stay in
// registers over the whole of K, while B is read one panel row and A one
// element per row at a time. LLVM turns this loop into loads, broadcasts and
// FMAs without spills: the accumulators are loop-carried, the body is one step
// of k (two where A is broadcast by separate instructions, four on targets that
// multiply by an element of a register), and nothing is unrolled further.
//
// Interleaved panels (KR > 1) have loops of their own: integers and pairs of
// bf16 in InterleavedKernel.cpp, vectors of f32 along K in PairwiseKernel.cpp,
// codes that fill words in WordKernel.cpp. So have sums of f16, HalfKernel.cpp,
// those in tile registers, TileRegisterKernel.cpp, and products of integers
// with row scales, ScaledPairsKernel.cpp. Groups of fixed point are in
// FixedPointKernel.cpp, which runs this loop for each.
//
//===----------------------------------------------------------------------===//

#include "GemmKernel.h"
#include "ScalarRegions.h"
#include "TargetHooks.h"

#include "NNPrim/Dialect/NNPrim/Utils/ProductTypes.h"
#include "NNPrim/Plan/KernelResources.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"

using namespace mlir;
using namespace nnprim;

/// Whether the operand's shape may be dynamic, because the number of filter
/// rows of a window is known only at run time.
static bool mayBeClipped(Operation *op, Value operand) {
  auto gemm = dyn_cast<IndirectGemmOp>(op);
  return gemm && gemm.getWindow() &&
         llvm::is_contained({gemm.getInput(), gemm.getIndices(), gemm.getRhs()},
                            operand);
}

/// Whether a matrix is stored in column-major order.
static bool hasUnitRows(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides.front() == 1;
}

/// Fills in the types of `tile` and how many values of K lie together, and
/// checks that a micro-kernel has them.
static CheckResult matchTypes(EpilogueOpInterface op, Value rhs,
                              const TargetDesc &target, MicroTile &tile) {
  auto types = getProductTypes(op, op->getOperand(0), rhs);
  auto rhsType = cast<MemRefType>(rhs.getType());
  if (rhsType.getRank() == 4)
    tile.kr = rhsType.getDimSize(3);
  if (!types || types->rhs == ElementType::U16)
    return "no micro-kernel has its element types";
  tile.types = *types;
  tile.f16Terms = getF16Terms(op);
  if (tile.f16Terms != 0 && !target.hasF16Fma)
    return "the target has no multiply-adds of f16";
  Type stored = getElementTypeOrSelf(op.getInitOperand().get());
  bool hasGroups = tile.kr == 2 || (tile.kr == 4 && target.hasBF16Matrix);
  if (types->rhs == ElementType::BF16x2) {
    tile.bf16Terms = getBF16Terms(op);
    return CheckResult::require(
        isStoredF32(stored) && tile.kr == 2 && target.hasTileRegisters,
        "no micro-kernel of this target has split factors");
  }
  tile.scaledTerms = getScaledTerms(op);
  if (tile.hasScaledPairs())
    return CheckResult::require(
        isStoredF32(stored) && tile.kr == 1 &&
            getElementTypeOrSelf(op->getOperand(0)).isInteger(32),
        "pairs of integers are for products whose rows "
        "have been scaled");
  if (types->lhs == ElementType::BF16 && types->rhs == ElementType::BF16 &&
      hasGroups)
    return CheckResult::require(isStoredF32(stored),
                                "no micro-kernel has its element types");
  if (!tile.isInteger()) {
    bool isF32OrNarrow =
        types->lhs == ElementType::F32 || isNarrowFloat(types->lhs);
    if (!isF32OrNarrow || !isStoredF32(stored))
      return "no micro-kernel has its element types";
    bool isWhole =
        types->rhs == ElementType::F32 && tile.kr == target.getLanes();
    return CheckResult::require(
        tile.kr == 1 || isWhole || areWords(*types, tile.kr),
        "vectors along K are whole ones of f32, words of fewer bits");
  }
  if (types->lhs == ElementType::U16 ||
      (types->lhs == ElementType::U8 && types->rhs == ElementType::U8))
    return "no micro-kernel has its element types";
  tile.pairsFit = op->hasAttr("rhs_pairs_fit");
  // Values that lie together fill 16 or 32 bits.
  int64_t bytes = tile.kr * getBytes(types->rhs);
  if (target.hasMatrixProduct && getBytes(types->rhs) == 1 && bytes == 8)
    return success();
  return CheckResult::require(tile.kr > 1 && (bytes == 2 || bytes == 4),
                              "no micro-kernel reads panels so interleaved");
}

CheckResult nnprim::matchTile(EpilogueOpInterface op, Value rhs,
                              const TargetDesc &target, MicroTile &tile) {
  Value init = op.getInitOperand().get();
  for (Value operand : op->getOperands()) {
    auto type = dyn_cast<MemRefType>(operand.getType());
    if (!type || !(type.hasStaticShape() || mayBeClipped(op, operand)))
      return "an operand is not a memref of static shape";
  }
  auto rhsType = cast<MemRefType>(rhs.getType());
  auto initType = cast<MemRefType>(init.getType());
  if (rhsType.getRank() < 3)
    return "its right-hand side is not packed";
  if (CheckResult result = matchTypes(op, rhs, target, tile); failed(result))
    return result;
  int64_t nr = rhsType.getDimSize(2), panels = rhsType.getDimSize(0);
  // Other kernels of interleaved panels and sums of f16 read one panel.
  bool arePanelsRead =
      panels == 1 || (panels > 1 && (tile.kr == 1 || tile.hasWords()) &&
                      !tile.hasScaledPairs() && tile.f16Terms == 0 &&
                      nr % target.getLanes() == 0);
  if (rhsType.getRank() != (tile.kr > 1 ? 4 : 3) || !arePanelsRead ||
      rhsType.isDynamicDim(2) || initType.getRank() != 2)
    return "it is not a single register tile";
  tile.isTransposed = !hasUnitInnerStride(init);
  if (tile.isTransposed && tile.isInteger())
    return "only sums of f32 are transposed";
  if (!hasUnitInnerStride(rhs) || (tile.isTransposed && !hasUnitRows(initType)))
    return "the innermost dimension is not contiguous";
  if (!isVectorizableEpilogue(op))
    return "the epilogue cannot be vectorised";
  // Transposed tiles and long epilogues store the accumulators before they
  // apply the epilogue.
  if (llvm::is_contained(op.getEpilogueOperands(), init) &&
      (tile.isTransposed || isLongEpilogue(op)))
    return "the epilogue reads what sums are stored over";
  tile.op = op;
  tile.rhs = rhs;
  tile.init = init;
  tile.rows = initType.getDimSize(0);
  tile.columns = initType.getDimSize(1);
  tile.nr = nr;
  tile.panels = panels;
  tile.widths = getVectorWidths(tile.columns, target.getLanes());
  if (auto rows = op->getAttrOfType<IntegerAttr>("prefetch_rhs"))
    tile.prefetchRows = rows.getInt();
  if (auto locality = op->getAttrOfType<IntegerAttr>("prefetch_locality"))
    tile.prefetchLocality = locality.getInt();
  if (auto turns = op->getAttrOfType<IntegerAttr>("unroll"))
    tile.unroll = turns.getInt();
  tile.hasTileRegisters =
      usesTileRegisters(target, tile.types, tile.kr, nr) && panels == 1;
  tile.areSumsInTiles = tile.hasTileRegisters && !target.isEmittedInOtherIsa;
  if (tile.bf16Terms != 0 && !tile.hasTileRegisters)
    return "split factors have no panels of this width";
  if (tile.hasTileRegisters)
    return CheckResult::require(fitsTileRegisters(tile.rows, nr),
                                "the tile exceeds the tile registers");
  if (tile.areSumsInMemory()) {
    int64_t registers = countGemmRegisters(target, tile.rows, tile.columns,
                                           tile.types.getSumBits());
    return CheckResult::require(registers <= target.numVectorRegisters,
                                "the tile exceeds the register file");
  }
  // Those of a group of fixed point have as many registers as those of all.
  int64_t sets = tile.hasFixedPoint() ? 2 : 1;
  int64_t accumulators = sets * tile.rows * tile.getSumsPerRow();
  int64_t others = tile.isPairwise()
                       ? std::min(tile.rows, tile.columns) + 1
                       : tile.getPanelVectors(0, target.getLanes()).second;
  if (accumulators + others > target.numVectorRegisters)
    return "the tile exceeds the register file";
  return success();
}

/// Loads a vector of a panel. bf16 is extended without a shuffle, whose
/// constant takes a register, where the tile takes all of them: LLVM would keep
/// the constant in one, and sums on the stack.
static Value loadPanelVector(KernelBuilder &b, const MicroTile &tile,
                             ValueRange indices, int64_t width) {
  Type element = getElementTypeOrSelf(tile.rhs.getType());
  if (tile.hasFixedPoint()) {
    Value integers = b.loadExtended(b.getI32Type(), tile.rhs, indices, width);
    return arith::SIToFPOp::create(b, b.getVectorType(width), integers);
  }
  bool isFull = countGemmRegisters(b.getTarget(), tile.rows, tile.columns) >=
                b.getTarget().numVectorRegisters;
  if (!isFull || !element.isBF16())
    return b.loadF32(tile.rhs, indices, width);
  Value codes = vector::LoadOp::create(b, VectorType::get(width, element),
                                       tile.rhs, indices);
  return arith::ExtFOp::create(b, b.getVectorType(width), codes);
}

SmallVector<Value>
nnprim::loadPanelRow(KernelBuilder &b, const MicroTile &tile, int64_t panel,
                     Value k, function_ref<Value(ValueRange, int64_t)> load) {
  SmallVector<Value> vectors;
  auto [first, last] = tile.getPanelVectors(panel, b.getLanes());
  for (int64_t j = first; j < last; ++j) {
    int64_t column = (j - first) * b.getLanes();
    int64_t registerWidth = tile.getRegisterWidth(j);
    int64_t width = std::min(registerWidth, tile.nr - column);
    SmallVector<Value> indices{b.index(panel), k, b.index(column)};
    Value vector = load(indices, width);
    // If the panel is narrower than a register, the missing lanes are never
    // stored.
    vectors.push_back(b.widen(vector, registerWidth));
  }
  return vectors;
}

/// Loads one row of a panel, as whole vectors wherever its padding allows.
static SmallVector<Value> loadPanelRow(KernelBuilder &b, const MicroTile &tile,
                                       int64_t panel, Value k) {
  return loadPanelRow(b, tile, panel, k,
                      [&](ValueRange indices, int64_t width) {
                        return loadPanelVector(b, tile, indices, width);
                      });
}

void nnprim::prefetchTurn(KernelBuilder &b, const MicroTile &tile,
                          const RowSource &source, Value k, Value panelIndex,
                          int64_t steps) {
  if (source.prefetchNext) {
    // `tile.rows` elements per step cover the next rows of A over all of K.
    Value column = arith::MulIOp::create(b, k, b.index(tile.rows));
    b.prefetch(source.memrefs.front(), {b.index(tile.rows), column},
               steps * tile.rows, tile.prefetchLocality);
  }
  if (tile.next) {
    Value first = arith::MulIOp::create(b, panelIndex, b.index(tile.nextStep));
    b.prefetch(tile.next, first, steps * tile.nextStep, tile.prefetchLocality);
  }
  if (tile.prefetchRows == 0)
    return;
  Value ahead = b.add(panelIndex, tile.prefetchRows);
  for (int64_t panel = 0; panel < tile.panels; ++panel)
    b.prefetch(tile.rhs, {b.index(panel), ahead, b.index(0)}, steps * tile.nr,
               tile.prefetchLocality);
}

/// acc[r][j] += a[r] * b[j] for one k and the vectors from `first` on.
static void multiplyAdd(KernelBuilder &b, const MicroTile &tile,
                        ArrayRef<Value> a, ArrayRef<Value> panelRow,
                        int64_t first, MutableArrayRef<Value> accumulators) {
  int64_t vectors = tile.getNumVectors();
  for (int64_t row = 0; row < tile.rows; ++row) {
    Value factor = b.broadcast(a[row], tile.getRegisterWidth(0));
    for (auto [i, vector] : llvm::enumerate(panelRow)) {
      int64_t j = first + i;
      Value &accumulator = accumulators[row * vectors + j];
      accumulator =
          b.fma(b.head(factor, tile.getRegisterWidth(j)), vector, accumulator);
    }
  }
}

/// The products of one k with all panels of the tile, one after the other.
/// `loadA` gives the elements of A.
static void multiplyPanels(KernelBuilder &b, const MicroTile &tile, Value k,
                           function_ref<SmallVector<Value>()> loadA,
                           MutableArrayRef<Value> accumulators) {
  SmallVector<Value> a;
  for (int64_t panel = 0; panel < tile.panels; ++panel) {
    SmallVector<Value> panelRow = loadPanelRow(b, tile, panel, k);
    if (panel == 0)
      a = loadA();
    multiplyAdd(b, tile, a, panelRow,
                tile.getPanelVectors(panel, b.getLanes()).first, accumulators);
  }
}

/// The chain of sums that the products of step `step` are added to.
static MutableArrayRef<Value>
getChain(const MicroTile &tile, MutableArrayRef<Value> sums, int64_t step) {
  size_t size = tile.rows * tile.getSumsPerRow();
  return sums.slice(step % (sums.size() / size) * size, size);
}

/// Number of steps of k per iteration of a loop over `depth`: what the plan
/// says, if it does. Otherwise, where each element of A takes a broadcast
/// instruction, there is little time left for loop overhead and prefetches, so
/// that two steps share them.
static int64_t getStepsPerTurn(const TargetDesc &target, const MicroTile &tile,
                               int64_t depth) {
  constexpr int64_t longLoop = 16;
  if (tile.unroll != 0)
    return std::max<int64_t>(1, std::min(tile.unroll, depth));
  if (target.hasBroadcastOperand || depth < longLoop)
    return 1;
  // If an element of A multiplies only one vector, or a half-width vector last,
  // LLVM lets the FMA overwrite the element with the sum, which takes more
  // registers than there are.
  bool areWhole = tile.getRegisterWidth(tile.getNumVectors() - 1) ==
                  tile.getRegisterWidth(0);
  return tile.getNumVectors() > 1 && areWhole ? 2 : 1;
}

/// Runs k in [begin, end), one element of A at a time; `steps` divides the
/// range.
static SmallVector<Value> runTurns(KernelBuilder &b, const MicroTile &tile,
                                   const RowSource &source, Value panelBase,
                                   int64_t begin, int64_t end, int64_t steps,
                                   ValueRange accumulators) {
  // If LLVM knew how far apart the panel rows of these steps are, it would load
  // all of them together, which takes more registers than there are, unless
  // sums are so few that there are several chains of them.
  bool areFew = int64_t(accumulators.size()) > tile.rows * tile.getSumsPerRow();
  SmallVector<Value> offsets{b.index(0)};
  for (int64_t step = 1; step < steps; ++step)
    offsets.push_back(areFew ? b.index(step) : b.hide(step));
  return b.loop(
      begin, end, steps, accumulators, [&](Value k, ValueRange carried) {
        SmallVector<Value> results(carried);
        Value panelIndex = panelBase ? b.add(panelBase, k) : k;
        prefetchTurn(b, tile, source, k, panelIndex, steps);
        for (auto [step, offset] : llvm::enumerate(offsets)) {
          auto loadA = [&, step = int64_t(step)] {
            Value stepIndex = b.add(k, step);
            SmallVector<Value> a;
            for (int64_t row = 0; row < tile.rows; ++row)
              a.push_back(b.loadScalar(source.memrefs[row],
                                       source.getIndices(b, row, stepIndex)));
            return a;
          };
          multiplyPanels(b, tile, b.add(panelIndex, offset), loadA,
                         getChain(tile, results, int64_t(step)));
        }
        return results;
      });
}

/// Runs k in [begin, end), one element of A at a time.
static SmallVector<Value> runByElement(KernelBuilder &b, const MicroTile &tile,
                                       const RowSource &source, Value panelBase,
                                       int64_t begin, int64_t end,
                                       ValueRange accumulators) {
  int64_t chains = accumulators.size() / (tile.rows * tile.getSumsPerRow());
  int64_t steps =
      llvm::alignTo(getStepsPerTurn(b.getTarget(), tile, end - begin), chains);
  int64_t rest = begin + (end - begin) / steps * steps;
  SmallVector<Value> results =
      runTurns(b, tile, source, panelBase, begin, rest, steps, accumulators);
  return runTurns(b, tile, source, panelBase, rest, end, 1, results);
}

/// Runs k in [0, end), `lanes` elements of A at a time, for targets whose FMA
/// takes an element of a register. `end` is a multiple of the number of lanes.
static SmallVector<Value> runByVector(KernelBuilder &b, const MicroTile &tile,
                                      const RowSource &source, Value panelBase,
                                      int64_t end, ValueRange accumulators) {
  int64_t lanes = b.getLanes();
  int64_t step = lanes * std::max<int64_t>(1, tile.unroll);
  auto runTurn = [&](Value k, SmallVectorImpl<Value> &results) {
    SmallVector<Value> aVectors;
    for (int64_t row = 0; row < tile.rows; ++row)
      aVectors.push_back(
          b.loadF32(source.memrefs[row], source.getIndices(b, row, k), lanes));
    Value panelIndex = panelBase ? b.add(panelBase, k) : k;
    prefetchTurn(b, tile, source, k, panelIndex, lanes);
    for (int64_t lane = 0; lane < lanes; ++lane) {
      auto loadA = [&] {
        SmallVector<Value> a;
        for (Value vector : aVectors)
          a.push_back(vector::ExtractOp::create(b, vector, lane));
        return a;
      };
      multiplyPanels(b, tile, b.add(panelIndex, lane), loadA,
                     getChain(tile, results, lane));
    }
  };
  auto run = [&](int64_t begin, int64_t last, int64_t turn, ValueRange sums) {
    return b.loop(begin, last, turn, sums, [&](Value k, ValueRange carried) {
      SmallVector<Value> results(carried);
      for (int64_t i = 0; i < turn; i += lanes)
        runTurn(b.add(k, i), results);
      return results;
    });
  };
  int64_t rest = end / step * step;
  return run(rest, end, lanes, run(0, rest, step, accumulators));
}

SmallVector<Value> nnprim::runRows(KernelBuilder &b, const MicroTile &tile,
                                   const RowSource &source, Value panelBase,
                                   int64_t depth, ValueRange accumulators) {
  if (tile.hasTileRegisters)
    return runTileProducts(b, tile, source, panelBase, depth, accumulators);
  if (tile.hasScaledPairs())
    return runScaledPairs(b, tile, source, panelBase, depth, accumulators);
  if (tile.areSumsInMemory()) {
    runHalfProducts(b, tile, source, panelBase, depth);
    return {};
  }
  if (tile.isMatrixProduct())
    return runMatrixProducts(b, tile, source, panelBase, depth, accumulators);
  if (tile.isDotProduct())
    return runDotProducts(b, tile, source, panelBase, depth, accumulators);
  if (tile.isPairwise())
    return runPairwise(b, tile, source, panelBase, depth, accumulators);
  int64_t vectorised = 0;
  SmallVector<Value> results(accumulators);
  bool areContiguous = llvm::all_of(source.memrefs, hasUnitInnerStride);
  if (areContiguous && !b.getTarget().hasElementFma &&
      isNarrowF32(getElementTypeOrSelf(source.memrefs.front())))
    return runExtendedRows(b, tile, source, panelBase, depth, accumulators);
  if (tile.hasWords())
    return runWords(b, tile, source, panelBase, depth, accumulators);
  if (b.getTarget().hasElementFma && areContiguous) {
    vectorised = depth / b.getLanes() * b.getLanes();
    results = runByVector(b, tile, source, panelBase, vectorised, results);
  }
  return runByElement(b, tile, source, panelBase, vectorised, depth, results);
}

/// Whether each row begins where the previous one ends.
static bool areRowsDense(MemRefType type) {
  SmallVector<int64_t> strides;
  int64_t offset;
  return succeeded(type.getStridesAndOffset(strides, offset)) &&
         strides == ArrayRef<int64_t>{type.getDimSize(1), 1};
}

/// Prefetches `next`, if there is one, in equal shares of `depth` steps.
static void setNext(MicroTile &tile, Value next, int64_t depth) {
  if (!next || depth == 0)
    return;
  auto type = cast<MemRefType>(next.getType());
  tile.next = next;
  tile.nextStep = llvm::divideCeil(type.getNumElements(), depth);
}

CheckResult nnprim::emitGemmKernel(GemmOp op, const TargetDesc &target) {
  MicroTile tile;
  if (CheckResult result = matchTile(op, op.getRhs(), target, tile);
      failed(result))
    return result;
  tile.accumulates = op.getAccumulate();
  if (tile.accumulates &&
      (tile.isInteger() || tile.kr != 1 || tile.isTransposed))
    return "only sums of single products in rows of f32 go on";
  if (tile.accumulates &&
      llvm::is_contained(op.getEpilogueInputs(), op.getInit()))
    return "the epilogue reads what sums are stored over";
  KernelBuilder b(op, target);
  flattenPanel(b, tile);
  createSumsInMemory(b, tile);
  RowSource source;
  for (int64_t row = 0; row < tile.rows; ++row) {
    source.memrefs.push_back(op.getLhs());
    source.prefixes.push_back({b.index(row)});
    source.offsets.push_back(0);
    source.sumRows.push_back(row);
  }
  auto lhsType = cast<MemRefType>(op.getLhs().getType());
  int64_t depth = lhsType.getDimSize(1);
  setNext(tile, op.getNext(), depth);
  source.prefetchNext = op.getPrefetchLhs() && areRowsDense(lhsType);
  SmallVector<Value> accumulators = createAccumulators(b, tile);
  SmallVector<Value> sums =
      tile.hasFixedPoint()
          ? runFixedPoint(b, tile, source, depth, accumulators)
          : runRows(b, tile, source, Value(), depth, accumulators);
  storeTile(b, tile, sums);
  return success();
}

Value nnprim::getZeroRow(KernelBuilder &b, IndirectGemmOp op,
                         int64_t channels) {
  auto module = op->getParentOfType<ModuleOp>();
  Type element = getElementTypeOrSelf(op.getInput());
  int64_t bytes = channels * getStorageBytes(element);
  std::string name = "__nnprim_zeros_" + std::to_string(channels);
  if (!element.isF32())
    name += "_of_" + std::to_string(bytes);
  auto type = MemRefType::get(channels, element);
  if (!module.lookupSymbol(name)) {
    OpBuilder::InsertionGuard guard(b);
    b.setInsertionPointToStart(module.getBody());
    auto tensorType = RankedTensorType::get(channels, element);
    memref::GlobalOp::create(
        b, name, b.getStringAttr("private"), type,
        DenseElementsAttr::get(tensorType, b.getZeroAttr(element)),
        /*constant=*/true, b.getI64IntegerAttr(kLineBytes));
  }
  return memref::GetGlobalOp::create(b, type, name);
}

/// The memrefs of the tile's gathered rows at tap `t`; a negative index
/// selects the row of zeros.
static RowSource gatherRows(KernelBuilder &b, IndirectGemmOp op, int64_t rows,
                            Value zeroRow, Value t) {
  RowSource source;
  auto inputType = cast<MemRefType>(op.getInput().getType());
  int64_t channels = inputType.getDimSize(1);
  for (int64_t row = 0; row < rows; ++row) {
    Value pixel =
        memref::LoadOp::create(b, op.getIndices(), ValueRange{b.index(row), t});
    Value isPadding =
        arith::CmpIOp::create(b, arith::CmpIPredicate::slt, pixel,
                              arith::ConstantIntOp::create(b, 0, 32));
    Value position = arith::IndexCastOp::create(b, b.getIndexType(), pixel);
    SmallVector<OpFoldResult> offsets{position, b.getIndexAttr(0)};
    SmallVector<OpFoldResult> sizes{b.getIndexAttr(1),
                                    b.getIndexAttr(channels)};
    SmallVector<OpFoldResult> strides(2, b.getIndexAttr(1));
    auto rowType =
        cast<MemRefType>(memref::SubViewOp::inferRankReducedResultType(
            {channels}, inputType, offsets, sizes, strides));
    Value inputRow = memref::SubViewOp::create(b, rowType, op.getInput(),
                                               offsets, sizes, strides);
    Value zeros = memref::CastOp::create(b, rowType, zeroRow);
    source.memrefs.push_back(
        arith::SelectOp::create(b, isPadding, zeros, inputRow));
    source.prefixes.push_back({});
    source.offsets.push_back(0);
    source.sumRows.push_back(row);
  }
  return source;
}

CheckResult nnprim::emitIndirectGemmKernel(IndirectGemmOp op,
                                           const TargetDesc &target) {
  MicroTile tile;
  if (CheckResult result = matchTile(op, op.getRhs(), target, tile);
      failed(result))
    return result;
  auto inputType = cast<MemRefType>(op.getInput().getType());
  if (WindowAttr window = op.getWindowAttr()) {
    // Blocks of channels have all taps each.
    int64_t blocks = inputType.getRank() == 5 ? inputType.getDimSize(1) : 1;
    setNext(tile, op.getNext(),
            blocks * computeProduct(window.getKernelSize()) *
                inputType.getShape().back());
    return emitWindowKernel(op, tile, target);
  }
  if (inputType.getRank() != 2 || !hasUnitInnerStride(op.getInput()))
    return "the input's channels are not contiguous";
  KernelBuilder b(op, target);
  flattenPanel(b, tile);
  int64_t channels = inputType.getDimSize(1);
  if (channels % tile.kr != 0)
    return "the channels of a tap are not a multiple of KR";
  if (isa<FlyteType>(inputType.getElementType()))
    return "there is no row of zeros of its element type";
  int64_t taps = cast<MemRefType>(op.getIndices().getType()).getDimSize(1);
  setNext(tile, op.getNext(), taps * channels);
  createSumsInMemory(b, tile);
  Value zeroRow = getZeroRow(b, op, channels);
  SmallVector<Value> sums =
      b.loop(0, taps, 1, createAccumulators(b, tile),
             [&](Value t, ValueRange carried) {
               RowSource source = gatherRows(b, op, tile.rows, zeroRow, t);
               Value panelBase = arith::MulIOp::create(b, t, b.index(channels));
               return runRows(b, tile, source, panelBase, channels, carried);
             });
  storeTile(b, tile, sums);
  return success();
}
