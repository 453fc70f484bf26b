//===- NNPrimPlans.td - How primitives run, as attributes -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_NNPRIMPLANS
#define NNPRIM_DIALECT_NNPRIM_IR_NNPRIMPLANS

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimBase.td"

/// A plan: the decisions of the struct `NAME` of include/NNPrim/Plan, printed
/// and parsed by their names. Decisions that are left out keep their defaults.
/// Sizes whose default is 0 (nr, mr, …) are required. For operands that are
/// packed already, `nr` and `kr` are those of the panels: interleaved panels
/// (integers, bf16, vectors along K) need `kr`.
class NNPrim_PlanAttr<string name, string attrMnemonic, string what>
    : AttrDef<NNPrim_Dialect, name> {
  let mnemonic = attrMnemonic;
  let summary = "How " # what # " is run";
  let parameters = (ins AttrParameter<"::nnprim::" # name, "the decisions">:$plan);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

def NNPrim_GemmPlanAttr
    : NNPrim_PlanAttr<"GemmPlan", "gemm_plan", "a matrix product"> {
  let description = [{
    - `nr`, `mr`, `kr`: register tiles of `mr` rows against panels of `nr`
      columns, which hold `kr` values of K together.
    - `tile_panels`: panels that a register tile reads at the same time.
    - `rows_outermost`: row tiles are the outer loop, not panels.
    - `prefetch_lhs`: the next row tile is prefetched; `prefetch_rhs`: panels,
      so many of their rows ahead; `prefetch_next_panel`: the next panel while
      one is in use; `prefetch_output`: a tile of the result before it is
      computed, or, where columns of the result are contiguous, the tile
      `output_tiles_ahead` later. `prefetch_level` is where operands go: l1, l2
      or non_temporal; results go to L1.
    - `unroll`: turns of the loop over K in an iteration; 0 leaves them to the
      kernel.
    - `k_block`: values of K that tiles run over at a time, 0 for all;
      `k_block_tiles`: tiles of the outer loop that do so before the next block.
    - `panel_group`: panels for which the input of a tile, stored in fewer bits,
      is extended at a time, if it takes 256 KiB at most then; 0 if each tile
      extends its own.
    - `row_group`: row tiles whose rows of f32 are split into bf16, or rounded
      to integers, together, into the workspace, or without `extension_parts`
      onto the stack, for `panel_group` panels; 0 if nothing is split or rounded.
    - `extended_panels`: panels of fewer bits that are extended together, into
      the workspace; `extension_parts`: worker slots that have memory for them,
      or for rows that are split.
    - `extend_input`: the whole input is extended to memory of its own first.

    See NNPrim/Plan/GemmPlan.h.

    ```mlir
    #nnprim.gemm_plan<nr = 32, mr = 14, rows_outermost = true>
    ```
  }];
}
def NNPrim_TupleGemmPlanAttr
    : NNPrim_PlanAttr<"TupleGemmPlan", "tuple_gemm_plan",
                      "a product of matrices of tuples"> {
  let description = [{
    The largest numbers of rows of a register tile, of real coefficients
    (`max_rows`) and of complex ones (`max_complex_rows`); see
    NNPrim/Plan/GemmPlan.h.

    ```mlir
    #nnprim.tuple_gemm_plan<max_rows = 14, max_complex_rows = 6>
    ```
  }];
}
def NNPrim_DirectConvPlanAttr
    : NNPrim_PlanAttr<"DirectConvPlan", "direct_conv_plan",
                      "a convolution whose input is addressed in place"> {
  let description = [{
    Register tiles of `tile_rows` × `tile_columns` output pixels against panels
    of `nr` filters, which hold `kr` values of K together; whether the tiles of
    a row are evened out (`even_columns`); whether pixels are the outer loop,
    not panels (`pixels_outermost`). `prefetch_rhs`, `prefetch_level`,
    `prefetch_next_panel`, `unroll`, `prefetch_output`, `output_tiles_ahead`,
    `panel_group`, `extended_panels`, `extension_parts` and `extend_input` are
    as of a gemm_plan. `band_rows` rows of outputs have their pixels rounded to
    integers together, in the memory of one of `extension_parts` worker slots, or
    without these on the stack.
    See NNPrim/Plan/ConvPlan.h.

    ```mlir
    #nnprim.direct_conv_plan<nr = 32, tile_rows = 1, tile_columns = 14>
    ```
  }];
}
def NNPrim_ConvGemmPlanAttr
    : NNPrim_PlanAttr<"ConvGemmPlan", "conv_gemm_plan",
                      "a convolution that packs its input"> {
  let description = [{
    The product of all filters by a group of packed pixels (`tiles`, a
    gemm_plan); `panels` of a group; groups that may run at the same time
    (`parts`), and the elements of memory that each has of its own, for packed
    panels (`panel_elements`) and for copied image rows (`scratch_elements`).
    See NNPrim/Plan/ConvPlan.h.

    ```mlir
    #nnprim.conv_gemm_plan<tiles = <nr = 16, mr = 5>, panels = 1, parts = 1,
                           panel_elements = 448>
    ```
  }];
}
def NNPrim_OuterConvPlanAttr
    : NNPrim_PlanAttr<"OuterConvPlan", "outer_conv_plan",
                      "a convolution on NCHW tensors by outer products"> {
  let description = [{
    Vectors of `pixels` neighbouring outputs of a row, which are read in place,
    times elements of filters. Register tiles of `filters` filters × `rows` rows
    × `vectors` vectors; whether the filter's rows are a loop
    (`loop_over_taps`); which of groups of filters and rows of outputs is the
    outer loop (`filters_outermost`), whether the last vector of a row is
    masked (`masks_tails`), and how many rows of outputs ahead inputs are
    prefetched (`prefetch_rows`) and where to (`prefetch_level`). See
    NNPrim/Plan/ConvPlan.h.

    ```mlir
    #nnprim.outer_conv_plan<filters = 4, rows = 1, vectors = 3, pixels = 8>
    ```
  }];
}
def NNPrim_DepthwisePlanAttr
    : NNPrim_PlanAttr<"DepthwisePlan", "depthwise_plan",
                      "a depthwise convolution"> {
  let description = [{
    Register tiles of `rows` × `columns` outputs times `vectors` vectors of
    channels; whether the filter's rows are a loop (`loop_over_taps`); whether
    bytes of four rows are multiplied together (`interleave_taps`); and how
    many tiles of the same code may repeat channels instead of having other
    code for the last ones (`overlap_tiles`). See NNPrim/Plan/ConvPlan.h.

    ```mlir
    #nnprim.depthwise_plan<rows = 1, columns = 4, vectors = 2>
    ```
  }];
}
def NNPrim_DepthwiseNchwPlanAttr
    : NNPrim_PlanAttr<"DepthwiseNchwPlan", "depthwise_nchw_plan",
                      "a depthwise convolution on NCHW tensors"> {
  let description = [{
    Register tiles of `rows` rows of `pixels` outputs, each the sum of `sets`
    parts; whole rows that lie in a vector together (`joined_rows`), whether
    the last vector of a row is masked (`masks_tails`), and whether images are
    copied to rows with padding (`pack_input`). See NNPrim/Plan/ConvPlan.h.

    ```mlir
    #nnprim.depthwise_nchw_plan<rows = 2, pixels = 16>
    ```
  }];
}
def NNPrim_SoftmaxPlanAttr
    : NNPrim_PlanAttr<"SoftmaxPlan", "softmax_plan", "a softmax"> {
  let description = [{
    - `passes` over a row: two_pass, three_pass_recompute or three_pass_reload.
    - `streaming`: the last pass uses non-temporal stores.
    - `part_length`: elements of a part of a row that a thread may take, 0 for
      whole rows; `chunk_length`: elements whose exponentials are relative to
      the same maxima, 0 for the whole row.
    - `batched`: rows are transposed, so that each lane has one.
    - `max_unroll`, `sum_unroll`, `store_unroll`: independent maxima, and
      vectors an iteration of the loops that sum and that store exponentials;
      `block_vectors`: vectors that share one update of the running maximum;
      `exp_interleave`: how many of them have their exponentials interleaved.
    - `only_pass`: the one pass that is emitted, to be timed alone; 0 for all.

    See NNPrim/Plan/SoftmaxPlan.h.

    ```mlir
    #nnprim.softmax_plan<passes = two_pass, max_unroll = 2>
    ```
  }];
}
def NNPrim_SpmmPlanAttr
    : NNPrim_PlanAttr<"SpmmPlan", "spmm_plan",
                      "a sparse matrix times a dense one"> {
  let description = [{
    - `pixels`, `rows`, `sets`: register tiles of `pixels` pixels and `rows`
      output channels, each sum in `sets` parts, to which entries take turns.
    - `channels`: input channels of a slab, 0 for all; `group_rows`: output
      channels that go through all slabs together, 0 for all.
    - `sort_blocks`: blocks run in order of how many entries they have.
    - `pack_input`: the input is copied to panels of `pixels` pixels;
      `panel_copies`: by up to so many threads, each for itself, 0 for all.
    - `channel_parts`: parts of the input channels whose sums are added in the
      end, 0 for one.
    - `read_modify_write`: sums are kept in `outs`, for comparison.
    - `prefetch_output`: the output is prefetched so many blocks ahead.
    - `prefetch_input`: the input of the next tile is prefetched to this level
      of the cache, 0 for none.
    - `load_pairs`: two entries are loaded at once.

    See NNPrim/Plan/SpmmPlan.h.

    ```mlir
    #nnprim.spmm_plan<pixels = 128, rows = 1, channels = 64>
    ```
  }];
}
def NNPrim_TransformPlanAttr
    : NNPrim_PlanAttr<"TransformPlan", "transform_plan",
                      "a transform of tiles"> {
  let description = [{
    Vectors that are transformed one after the other (`adjacent_vectors`), and
    those whose column and row transforms alternate (`pipelined_vectors`);
    whether coefficients are prefetched, a tile ahead (`prefetch_coefficients`),
    and pixels (`prefetch_pixels`), `vectors_ahead` vectors of the same tile's
    channels or, if that is 0, `tiles_ahead` tiles; whether results are
    non-temporal stores (`streaming`). See NNPrim/Plan/FastConvPlan.h.

    ```mlir
    #nnprim.transform_plan<adjacent_vectors = 2, prefetch_pixels = true>
    ```
  }];
}
def NNPrim_FastConvPlanAttr
    : NNPrim_PlanAttr<"FastConvPlan", "fast_conv_plan",
                      "a convolution by transforms of tiles"> {
  let description = [{
    `panel_tiles` tiles at a time are transformed and multiplied with
    `block_filters` filters at a time, in panels of `nr`, by the register tiles
    of `products`, a tuple_gemm_plan; `input_transform` and `output_transform`
    are transform_plans. A tile has `tile_rows` rows of outputs; in one
    dimension it is `product_rows` rows of the product and takes `input_rows` of
    the transformed input. Filters are prefetched with `prefetch_filters`;
    `depth_channels` channels of them are transformed and multiplied with at a
    time, all of them if filters are transformed beforehand.

    The other sizes divide the work among threads (`group_filters`, `parts`) and
    lay out a part's workspace of `part_elements` elements: where regions begin
    (`product_offset`, `filter_offset`, `scratch_offset`) and the distances
    between tiles and coefficients in them (`input_tile_stride`,
    `input_coefficient_stride`, `product_tile_stride`,
    `product_coefficient_stride`, `filter_coefficient_stride`). The op checks
    them, so that a plan by hand is best an edited one of nnprim-plan. See
    NNPrim/Plan/FastConvPlan.h.

    ```mlir
    #nnprim.fast_conv_plan<nr = 32,
                           products = <max_rows = 14, max_complex_rows = 6>,
                           tile_rows = 4, panel_tiles = 49, block_filters = 64,
                           group_filters = 64, depth_channels = 64, parts = 1>
    ```
  }];
}

/// The plan of a convolution that runs as a product, directly, packed, or as
/// outer products.
def NNPrim_ConvPlanAttr
    : AnyAttrOf<[NNPrim_GemmPlanAttr, NNPrim_DirectConvPlanAttr,
                 NNPrim_ConvGemmPlanAttr, NNPrim_OuterConvPlanAttr]>;

def NNPrim_TargetAttr : AttrDef<NNPrim_Dialect, "Target"> {
  let mnemonic = "target";
  let summary = "The instruction set and machine of a module";
  let description = [{
    `isa` says what may be emitted, `machine` what it costs; the names are those
    of lib/Target. It stands on the module as `nnprim.target`.

    ```mlir
    module attributes {
      nnprim.target = #nnprim.target<isa = "x86-64-avx512", machine = "znver4">
    } {}
    ```
  }];
  let parameters = (ins StringRefParameter<"instruction set">:$isa,
                        StringRefParameter<"processor", "\"generic\"">:$machine);
  let assemblyFormat = "`<` struct(params) `>`";
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    const ::nnprim::TargetDesc &getTarget() const;
    const ::nnprim::MachineDesc &getMachineDesc() const;
    /// Products of 16-bit integers that kernels of the machine add before their
    /// sum becomes an f32.
    int64_t getScaledTerms() const;
  }];
}

#endif
