//===- SparseOps.td - Sparse times dense ----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_SPARSEOPS
#define NNPRIM_DIALECT_NNPRIM_IR_SPARSEOPS

include "NNPrim/Dialect/NNPrim/IR/GemmOps.td"

def NNPrim_SpmmOp : NNPrim_EpilogueOp<"spmm", [AttrSizedOperandSegments, NNPrim_PlannedOpInterface]> {
  let summary = "Sparse matrix times dense matrix, with an epilogue";
  let description = [{
    ```
    g          = f div B
    acc        = Σ_s Σ_{row_pointers[s, g] ≤ i < row_pointers[s, g + 1]}
                     values[i, f mod B] · input[columns[i] div column_stride, p]
    outs[f, p] = epilogue(acc, epilogue_inputs…)
    ```

    with `input` of shape C×P and `outs` F×P: a pointwise convolution of an
    activation in NCHW order (P pixels) by weights of which the zeros are not
    stored. The F×C weights are in compressed-sparse-row form, constants of the
    model, Z entries in all:

    - An entry is the weights of one input channel for a block of B adjacent
      output channels: `values` is of shape Z×B, or Z if B = 1. If F is no
      multiple of B, what the last block holds behind F is not used.
    - `columns` are the entries' input channels, times `column_stride`.
    - `row_pointers` are positions in `values`, of shape ⌈F/B⌉ + 1. They need
      not begin at 0, so that a range of rows is a range of `row_pointers`. Of
      shape S×(⌈F/B⌉ + 1) they divide each row into S ranges of entries, by
      convention one for each slab of input channels.

    With `block_order`, ranges of entries are those of other blocks: range g of
    `row_pointers` is of block block_order[g], or block_order[s, g]. A compiler
    that knows the entries may so run blocks of equally many entries one after
    the other. Each row of `block_order` has every block once; if F is no
    multiple of B, the last block is the last.

    `values` may be of a narrower type than `input`, whose elements are
    extended. Products are accumulated in the element type of `outs`, but no
    narrower than f32, with fused multiply-adds; the order, and whether there is
    one sum or several that are added, is free. `outs` is overwritten or, with
    `accumulate`, on memrefs only, added to the products before the epilogue, so
    that C may be taken a range at a time. At run time `row_pointers` must not
    decrease within a row of them nor leave [0, Z], and channels must be from 0
    to below C.

    With `factors`, channel c of `input` is multiplied by factors[c] before it
    is multiplied by weights, as by the gates of squeeze-and-excitation: the
    product is rounded to f32 while pixels are copied (`pack_input` of the plan).

    `column_stride` is 1 in a model. Where the distance between rows of `input`
    in memory is known, the compiler multiplies it into `columns`.

    The method is Elsen, Dukhan, Gale and Simonyan, *Fast Sparse ConvNets*
    (2020): all pixels of a tile are accumulated in registers while the
    non-zeros of a row stream by.

    Constraints:

    - C1: `columns` has rank 1, `values` and `row_pointers` rank 1 or 2, `input`
      and `outs` rank 2.
    - C2: Z of `values` and `columns` agree and fits in 31 bits; B is positive.
    - C3: `row_pointers` has ⌈F/B⌉ + 1 elements, or as many columns.
    - C4: P of `input` and `outs` agree; C · `column_stride` fits in 31 bits.
    - C5: element types of `input` and `outs` agree; that of `values` is the
      same or a narrower floating-point type. Or each is f32 or what f32 is
      stored as; with `accumulate`, `outs` is f32 then.
    - C6: the epilogue is well formed (see `EpilogueOpInterface`).
    - C7: `column_stride` is positive.
    - C8: `workspace` is absent or of rank 2, and absent on tensors.
    - C9: `accumulate` is on memrefs.
    - C10: `block_order` is absent or of the rank of `row_pointers`, with as many
      rows and ⌈F/B⌉ columns.
    - C11: `factors` has rank 1 and C elements of f32.

    It is an op and not a `linalg.matmul` on a `sparse_tensor` because its
    storage is fixed by the kernel, its pattern is a constant of the model, and
    it has an epilogue.

    ```mlir
    %y = nnprim.spmm
        ins(%v, %c, %r, %x : tensor<613xf32>, tensor<613xi32>, tensor<65xi32>, tensor<96x784xf32>)
        outs(%init : tensor<64x784xf32>) -> tensor<64x784xf32>
    ```
  }];
  let arguments = (ins NNPrim_StoredFloatShaped:$values, NNPrim_IndexShaped:$columns,
      NNPrim_IndexShaped:$row_pointers, NNPrim_StoredFloatShaped:$input,
      Optional<NNPrim_IndexShaped>:$block_order,
      Variadic<NNPrim_Shaped>:$epilogue_inputs, NNPrim_StoredFloatShaped:$init,
      Optional<NNPrim_WorkspaceMemRef>:$workspace,
      Optional<NNPrim_FloatShaped>:$factors,
      DefaultValuedAttr<I64Attr, "1">:$column_stride, UnitAttr:$accumulate,
      DefaultValuedAttr<AffineMapArrayAttr, "{}">:$epilogue_maps,
      OptionalAttr<NNPrim_SpmmPlanAttr>:$plan);
  let assemblyFormat = [{
    `ins` `(` $values `,` $columns `,` $row_pointers `,` $input `:`
    type($values) `,` type($columns) `,` type($row_pointers) `,` type($input) `)`
    `outs` `(` $init `:` type($init) `)`
    (`block_order` `(` $block_order^ `:` type($block_order) `)`)?
    (`column_stride` $column_stride^)? (`accumulate` $accumulate^)?
    (`workspace` `(` $workspace^ `:` type($workspace) `)`)?
    (`factors` `(` $factors^ `:` type($factors) `)`)?
    (`epilogue` `(` $epilogue_inputs^ `:` type($epilogue_inputs) `)`
     `maps` $epilogue_maps)?
    attr-dict-with-keyword ($epilogue^)? (`->` type($results)^)?
  }];
  let extraClassDeclaration = productDeclarations # [{
    /// B: output channels of an entry, perhaps dynamic.
    int64_t getBlockRows();
    /// Whether sums of slabs cannot wait in `outs`: the epilogue has an input of
    /// its shape, which may be or become the same memory, or its elements are
    /// not those of sums.
    bool mayBeInPlace();
    /// S: ranges of entries that a row is divided into, perhaps dynamic.
    int64_t getNumSlabs();
  }];
}

#endif
