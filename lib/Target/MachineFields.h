//===- MachineFields.h - The numbers of a machine by name ----- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_TARGET_MACHINEFIELDS_H
#define NNPRIM_LIB_TARGET_MACHINEFIELDS_H

#include "NNPrim/Target/MachineDesc.h"

#include <type_traits>

namespace nnprim {

/// The range of a number; a value outside of it is taken for a slip of the pen.
struct FieldLimits {
  double least = 0, most = 1;
};

template <typename T, typename Part>
using EnableIfPart =
    std::enable_if_t<std::is_same_v<std::remove_const_t<T>, Part>, int>;

// visit(name, member, limits) for each number of a part of a machine.

template <typename Machine, typename Visitor,
          EnableIfPart<Machine, MachineDesc> = 0>
void visitMachineFields(Machine &machine, Visitor visit) {
  constexpr FieldLimits cycles{0, 1e6}, rate{1, 64}, bytes{1024, 1e11};
  visit("pipe_bits", machine.pipeBits, FieldLimits{32, 4096});
  visit("fma_per_cycle", machine.fmaPerCycle, rate);
  visit("fma_latency", machine.fmaLatency, rate);
  visit("adds_beside_products", machine.addsBesideProducts, FieldLimits());
  visit("loads_per_cycle", machine.loadsPerCycle, rate);
  visit("tile_load_share", machine.tileLoadShare, FieldLimits{0.1, 1});
  visit("tile_clock", machine.tileClock, FieldLimits{1, 4});
  visit("issue_width", machine.issueWidth, rate);
  visit("load_uops", machine.loadUops, rate);
  visit("l1_bytes", machine.l1Bytes, bytes);
  visit("l1_ways", machine.l1Ways, rate);
  visit("l2_bytes", machine.l2Bytes, bytes);
  visit("l2_line_cycles", machine.l2LineCycles, rate);
  visit("prefetches", machine.prefetches, FieldLimits());
  visit("panel_prefetch_bytes", machine.panelPrefetchBytes,
        FieldLimits{0, 1e6});
  visit("narrow_prefetch_bytes", machine.narrowPrefetchBytes,
        FieldLimits{0, 1e6});
  visit("max_tile_panels", machine.maxTilePanels, FieldLimits{1, 8});
  visit("prefetches_output", machine.prefetchesOutput, FieldLimits());
  visit("has_streaming_stores", machine.hasStreamingStores, FieldLimits());
  visit("transform_prefetch_bytes", machine.transformPrefetchBytes,
        FieldLimits{0, 1e6});
  visit("llc_bytes", machine.llcBytes, bytes);
  visit("llc_bandwidth", machine.llcBandwidth, FieldLimits{0.1, 1024});
  visit("memory_bandwidth", machine.memoryBandwidth, FieldLimits{0.1, 1024});
  visit("memory_scaling", machine.memoryScaling, FieldLimits{1, 1024});
  visit("cold_code_cycles", machine.coldCodeCycles, FieldLimits{0, 64});
  visit("max_streams", machine.maxStreams, FieldLimits{1, 1024});
  visit("followed_streams", machine.followedStreams, FieldLimits{1, 1024});
  visit("interleaves_taps", machine.interleavesTaps, FieldLimits());
  visit("pool_addition_products", machine.poolAdditionProducts,
        FieldLimits{0, 1e6});
  visit("relayout_cycles", machine.relayoutCycles, cycles);
  visit("min_thread_cycles", machine.minThreadCycles, FieldLimits{0, 1e12});
}

template <typename Tuning, typename Visitor,
          EnableIfPart<Tuning, ExtensionTuning> = 0>
void visitMachineFields(Tuning &tuning, Visitor visit) {
  constexpr FieldLimits slots{0, 64};
  visit("bf16", tuning.bf16, slots);
  visit("f16", tuning.f16, slots);
  visit("flyte24", tuning.flyte24, slots);
  visit("flyte8", tuning.flyte8, slots);
}

template <typename Tuning, typename Visitor,
          EnableIfPart<Tuning, SoftmaxTuning> = 0>
void visitMachineFields(Tuning &tuning, Visitor visit) {
  constexpr FieldLimits cycles{0, 1e6}, unroll{1, 64};
  visit("max_unroll", tuning.maxUnroll, unroll);
  visit("sum_unroll", tuning.sumUnroll, unroll);
  visit("store_unroll", tuning.storeUnroll, unroll);
  visit("block_vectors", tuning.blockVectors, unroll);
  visit("exp_interleave", tuning.expInterleave, unroll);
  visit("max_cycles", tuning.maxCycles, cycles);
  visit("exp_cycles", tuning.expCycles, cycles);
  visit("block_cycles", tuning.blockCycles, cycles);
  visit("scale_cycles", tuning.scaleCycles, cycles);
  visit("row_cycles", tuning.rowCycles, cycles);
  visit("transpose_cycles", tuning.transposeCycles, cycles);
}

template <typename Tuning, typename Visitor,
          EnableIfPart<Tuning, TileTuning> = 0>
void visitMachineFields(Tuning &tuning, Visitor visit) {
  constexpr FieldLimits share{0, 1}, factor{0, 1000};
  visit("flop_cycles", tuning.flopCycles, factor);
  visit("exposed_moves", tuning.exposedMoves, share);
  visit("scattered_input", tuning.scatteredInput, factor);
  visit("scattered_products", tuning.scatteredProducts, factor);
  visit("reread_cycles", tuning.rereadCycles, factor);
  visit("image_share", tuning.imageShare, share);
}

template <typename Tuning, typename Visitor,
          EnableIfPart<Tuning, SparseTuning> = 0>
void visitMachineFields(Tuning &tuning, Visitor visit) {
  constexpr FieldLimits cycles{0, 1e6}, entries{0, 1e9}, factor{0, 1000};
  visit("block_cycles", tuning.blockCycles, cycles);
  visit("surprise_cycles", tuning.surpriseCycles, cycles);
  visit("sorted_cycles", tuning.sortedCycles, cycles);
  visit("remembered_entries", tuning.rememberedEntries, entries);
  visit("learning_tiles", tuning.learningTiles, factor);
  visit("store_cycles", tuning.storeCycles, cycles);
  visit("update_cycles", tuning.updateCycles, cycles);
  visit("split_store_cost", tuning.splitStoreCost, factor);
  visit("burst_cycles", tuning.burstCycles, cycles);
  visit("output_blocks_ahead", tuning.outputBlocksAhead, FieldLimits{0, 64});
  visit("pass_cycles", tuning.passCycles, cycles);
  visit("slab_share", tuning.slabShare, factor);
  visit("issue_delay", tuning.issueDelay, cycles);
  visit("stream_share", tuning.streamShare, factor);
  visit("hidden_transfers", tuning.hiddenTransfers, FieldLimits());
  visit("pack_cycles", tuning.packCycles, cycles);
  visit("tlb_pages", tuning.tlbPages, entries);
  visit("tlb_miss_cycles", tuning.tlbMissCycles, cycles);
  visit("block_gain", tuning.blockGain, factor);
}

} // namespace nnprim

#endif // NNPRIM_LIB_TARGET_MACHINEFIELDS_H
