//===- RowPipeline.cpp - Rows of several nests in one loop ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "RowPipeline.h"
#include "VectorBody.h"

#include "NNPrim/Dialect/NNPrim/Utils/ParallelLoops.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionFinish.h"
#include "NNPrim/Dialect/NNPrim/Utils/ReductionStarts.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace nnprim;

//===----------------------------------------------------------------------===//
// Matching
//===----------------------------------------------------------------------===//

SmallVector<scf::ExecuteRegionOp> RowPipeline::findStages(scf::ForOp step) {
  SmallVector<scf::ExecuteRegionOp> regions;
  if (isMarkedParallel(step))
    return regions;
  for (auto region : step.getBody()->getOps<scf::ExecuteRegionOp>()) {
    if (!isMarkedParallel(region) || !region.getRegion().hasOneBlock() ||
        region.getRegion().front().getOps<linalg::LinalgOp>().empty())
      return {};
    regions.push_back(region);
  }
  if (regions.size() < 2)
    regions.clear();
  return regions;
}

CheckResult RowPipeline::matchStage(Stage &stage, const TargetDesc &target) {
  linalg::GenericOp generic, finish;
  int64_t numFills = 0;
  Block &block = stage.region.getRegion().front();
  for (auto op : block.getOps<linalg::LinalgOp>()) {
    if (isa<linalg::FillOp>(op)) {
      ++numFills;
      continue;
    }
    if (finish && op.getOperation() == finish.getOperation())
      continue;
    if (generic)
      return "a stage has several ops";
    generic = dyn_cast<linalg::GenericOp>(op.getOperation());
    if (!generic)
      return "a stage is no linalg.generic";
    finish = findReductionFinish(op);
  }
  if (!generic || generic.getNumDpsInits() != 1)
    return "a stage has several results";
  CheckResult result = matchLoopNest(generic, finish, stage.nest);
  if (succeeded(result))
    result = checkBody(stage.nest);
  if (succeeded(result))
    result = chooseVectors(stage.nest, target, stage.vectors);
  if (failed(result))
    return result;
  for (linalg::FillOp fill : findReductionStarts(generic)) {
    numFills -= !!fill;
    stage.fills.push_back(fill);
    stage.starts.push_back(fill ? fill.getInputs().front() : Value());
  }
  if (numFills != 0)
    return "a fill of a stage is no start of its sums";

  if (stage.nest.dims.size() > 2)
    return "a stage has loops besides rows and columns";
  for (auto [dim, loop] : llvm::enumerate(stage.nest.dims)) {
    if (loop.isIndexed)
      return "a stage reads an index";
    if (dim == stage.vectors.vectorDim)
      continue;
    if (loop.isReduction)
      return "a stage adds rows";
    stage.rowDim = dim;
  }
  return success();
}

CheckResult RowPipeline::match(scf::ForOp step, const TargetDesc &target) {
  for (scf::ExecuteRegionOp region : findStages(step)) {
    Stage &stage = stages.emplace_back();
    stage.region = region;
    CheckResult result = matchStage(stage, target);
    if (failed(result))
      return result;
  }
  const Stage &last = stages.back();
  for (const Stage &sum : getSums()) {
    Operation *combiner = getCombiner(sum.nest, 0);
    if (sum.vectors.mode != VectorMode::Reduction || !sum.starts.front() ||
        isa_and_nonnull<arith::MaximumFOp, arith::MinimumFOp>(combiner))
      return "a stage is no sum of columns";
  }
  const LoopVectors &vectors = last.vectors;
  if (vectors.mode != VectorMode::Parallel || vectors.sharing ||
      vectors.columns || !vectors.tileDims.empty() ||
      last.nest.dims[vectors.vectorDim].isReduction)
    return "the last stage is no loop over the elements of rows";
  for (const Stage &stage : stages)
    if (getExtent(stage) != getExtent(last) ||
        countRows(stage) != countRows(last) ||
        stage.vectors.lanes != vectors.lanes)
      return "stages have different rows";
  if (vectors.lanes == 1 || getExtent(last) < 2 * vectors.lanes)
    return "rows are short";
  return success();
}

//===----------------------------------------------------------------------===//
// Emission
//===----------------------------------------------------------------------===//

void RowPipeline::at(Stage &stage, function_ref<void(NestEmitter &)> body) {
  KernelBuilder &b = stages.back().emitter->b, &own = stage.emitter->b;
  own.restoreInsertionPoint(b.saveInsertionPoint());
  body(*stage.emitter);
  b.restoreInsertionPoint(own.saveInsertionPoint());
}

/// LLVM does not know that no store changes the operands that are one element,
/// so that they are loaded here.
void RowPipeline::startRows(Stage &stage) {
  at(stage, [&](NestEmitter &emitter) {
    KernelBuilder &b = emitter.b;
    const LoopNest &nest = stage.nest;
    for (int64_t row = 0; row < countRows(stage); ++row) {
      Position position = emitter.getStart();
      if (row != 0)
        position = emitter.advance(position, *stage.rowDim, b.index(row));
      stage.rows.push_back(position);
      SmallVector<Value> &uniforms = stage.uniforms.emplace_back();
      for (unsigned access = 0; access < nest.getNumInputs(); ++access) {
        bool isUniform =
            nest.accesses[access].strides[stage.vectors.vectorDim] == 0;
        uniforms.push_back(isUniform
                               ? loadLanes(b, emitter.memrefs[access],
                                           position.addresses[access], 0, 1)
                                     .scalar
                               : Value());
      }
    }
  });
}

SmallVector<Value> RowPipeline::emitColumns(Value iv, int64_t size,
                                            ValueRange sums) {
  Stage &last = stages.back();
  int64_t lanes = last.vectors.lanes;
  SmallVector<Slot> slots;
  for (int64_t offset = 0; offset < size; offset += lanes)
    slots.push_back({offset, std::min(lanes, size - offset)});
  int64_t lastCount = slots.back().width;
  // A sum's last vector overlaps the one before.
  slots.back() = {size - lanes, lanes};

  SmallVector<Value> results;
  for (Stage &stage : stages) {
    unsigned column = stage.vectors.vectorDim;
    bool isLast = &stage == &last;
    at(stage, [&](NestEmitter &emitter) {
      SmallVector<Position> positions;
      for (const Position &row : stage.rows)
        positions.push_back(emitter.advance(row, column, iv));
      SmallVector<Slot> elements =
          isLast ? emitter.makeSlots(size) : SmallVector<Slot>();
      SmallVector<SmallVector<Value>> values;
      for (auto [position, uniforms] :
           llvm::zip_equal(positions, stage.uniforms)) {
        emitter.uniforms = uniforms;
        if (isLast) {
          values.push_back(emitter.addTerms(
              position, elements, emitter.loadSums(position, elements)));
          continue;
        }
        int64_t count = stage.vectors.numVectors;
        llvm::append_range(results,
                           emitter.addSlots(position, slots,
                                            sums.take_front(count), lastCount));
        sums = sums.drop_front(count);
      }
      // All rows are loaded before the first is stored, so that what they share
      // is loaded once.
      for (auto [position, elementsOfRow] : llvm::zip(positions, values))
        emitter.storeSums(position, elements, elementsOfRow);
    });
  }
  return results;
}

void RowPipeline::emit(IRRewriter &rewriter, const TargetDesc &target) {
  // All stages where the last one is: they do not need each other.
  Operation *end = stages.back().region;
  for (Stage &stage : stages) {
    Block &block = stage.region.getRegion().front();
    rewriter.eraseOp(block.getTerminator());
    rewriter.inlineBlockBefore(&block, end->getBlock(), end->getIterator());
  }
  Stage &last = stages.back();
  int64_t lanes = last.vectors.lanes, numRows = countRows(last);
  // Each row has sums of its own, and two vectors of one hide the latency of
  // an addition.
  int64_t numVectors = numRows > 1 ? 1 : 2;
  for (Stage &stage : stages) {
    stage.nest.op->moveBefore(end);
    stage.vectors.numVectors = numVectors;
    stage.vectors.rowDim = std::nullopt;
    stage.vectors.numRows = 1;
    stage.vectors.areJoined = false;
  }
  for (Stage &stage : stages)
    stage.emitter = std::make_unique<NestEmitter>(stage.nest, stage.vectors,
                                                  target, stage.starts);
  for (Stage &stage : stages)
    startRows(stage);

  SmallVector<Value> sums;
  for (Stage &stage : MutableArrayRef(stages).drop_back())
    at(stage, [&](NestEmitter &emitter) {
      Value neutral = emitter.makeNeutral(0, lanes);
      sums.append(numRows * numVectors, neutral);
    });
  KernelBuilder &b = last.emitter->b;
  int64_t extent = getExtent(last), block = lanes * numVectors;
  int64_t whole = extent / block * block;
  sums = b.loop(0, whole, block, sums, [&](Value iv, ValueRange carried) {
    return emitColumns(iv, block, carried);
  });
  if (whole < extent)
    sums = emitColumns(b.index(whole), extent - whole, sums);

  ArrayRef<Value> left = sums;
  for (Stage &stage : MutableArrayRef(stages).drop_back())
    at(stage, [&](NestEmitter &emitter) {
      for (const Position &row : stage.rows) {
        emitter.storeRow(row, emitter.joinSums(left.take_front(numVectors)));
        left = left.drop_front(numVectors);
      }
    });

  for (Stage &stage : stages) {
    rewriter.eraseOp(stage.nest.op);
    if (stage.nest.finish)
      rewriter.eraseOp(stage.nest.finish);
    for (linalg::FillOp fill : stage.fills)
      if (fill)
        rewriter.eraseOp(fill);
    rewriter.eraseOp(stage.region);
  }
}
