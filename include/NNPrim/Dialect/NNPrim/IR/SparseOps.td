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

def NNPrim_SpmmOp : NNPrim_EpilogueOp<"spmm"> {
  let summary = "Sparse matrix times dense matrix, with an epilogue";
  let description = [{
    ```
    acc        = Σ_{row_pointers[f] ≤ i < row_pointers[f + 1]} values[i] · input[columns[i], p]
    outs[f, p] = epilogue(acc, epilogue_inputs…)
    ```

    with `input` of shape C×P and `outs` F×P: a pointwise convolution of an
    activation in NCHW order (P pixels) by weights of which the zeros are not
    stored. `values`, `columns` and `row_pointers` are the F×C weights in
    compressed-sparse-row form, Z values in all; they are constants of the
    model. `row_pointers` are positions in `values`: they need not begin at 0,
    so that a range of rows is a range of `row_pointers`. Products are
    accumulated in the element type of `outs`, in order of i, with fused
    multiply-adds. At run time `row_pointers` must not decrease nor leave
    [0, Z], and `columns` must be from 0 to below C.

    The method is Elsen, Dukhan, Gale and Simonyan, *Fast Sparse ConvNets*
    (2020): all pixels of a tile are accumulated in registers while the
    non-zeros of a row stream by.

    Constraints:

    - C1: `values`, `columns` and `row_pointers` have rank 1, `input` and `outs`
      rank 2.
    - C2: Z of `values` and `columns` agree and fits in 31 bits.
    - C3: `row_pointers` has F + 1 elements.
    - C4: P of `input` and `outs` agree; C of `input` fits in 31 bits.
    - C5: element types of `values`, `input` and `outs` agree.
    - C6: the epilogue is well formed (see `EpilogueOpInterface`).

    It is an op and not a `linalg.matmul` on a `sparse_tensor` because its
    storage is fixed by the kernel, its pattern is a constant of the model, and
    it has an epilogue.

    ```mlir
    %y = nnprim.spmm
        ins(%v, %c, %r, %x : tensor<613xf32>, tensor<613xi32>, tensor<65xi32>, tensor<96x784xf32>)
        outs(%init : tensor<64x784xf32>) -> tensor<64x784xf32>
    ```
  }];
  let arguments = (ins NNPrim_FloatShaped:$values, NNPrim_IndexShaped:$columns,
      NNPrim_IndexShaped:$row_pointers, NNPrim_FloatShaped:$input,
      Variadic<NNPrim_Shaped>:$epilogue_inputs, NNPrim_FloatShaped:$init,
      DefaultValuedAttr<AffineMapArrayAttr, "{}">:$epilogue_maps);
  let assemblyFormat = [{
    `ins` `(` $values `,` $columns `,` $row_pointers `,` $input `:`
    type($values) `,` type($columns) `,` type($row_pointers) `,` type($input) `)`
    `outs` `(` $init `:` type($init) `)`
    (`epilogue` `(` $epilogue_inputs^ `:` type($epilogue_inputs) `)`
     `maps` $epilogue_maps)?
    attr-dict-with-keyword ($epilogue^)? (`->` type($results)^)?
  }];
  let extraClassDeclaration = productDeclarations;
}

#endif
