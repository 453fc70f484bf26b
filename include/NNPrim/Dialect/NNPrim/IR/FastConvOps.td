//===- FastConvOps.td - Winograd's convolution and its transforms ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_FASTCONVOPS
#define NNPRIM_DIALECT_NNPRIM_IR_FASTCONVOPS

include "NNPrim/Dialect/NNPrim/IR/GemmOps.td"

def NNPrim_InputTransformOp
    : NNPrim_ComputeOp<"input_transform", [NNPrim_PlannedOpInterface]> {
  let summary = "Transform of the tiles of an NHWC input";
  let description = [{
    ```
    α = m + r − 1, TH = ⌈OH/m⌉, TW = ⌈OW/m⌉
    t + origin          = (n·TH + th)·TW + tw
    d[a, b]             = input[n, th·m + a − pads[0], tw·m + b − pads[1], c], 0 outside
    outs[i·α + j, t, c] = Σ_a Σ_b Bᵀ[i, a] · Bᵀ[j, b] · d[a, b]
    ```

    with `input` of shape N×H×W×C and `outs` α²×T×C: the left-hand side of the
    `nnprim.tuple_gemm` that computes a convolution of stride 1 with an r×r
    kernel, m×m outputs at a time, by F(m×m, r×r) (Winograd 1980; Lavin and Gray
    2016). `output_size` = [OH, OW], `pads` = [top, left]. `origin` is 0 unless
    given: the number of the first tile, so that a range of tiles is the same
    op. Bᵀ is generated from interpolation points (see
    `Generator/WinogradMatrices.h`); sums are accumulated in the element type of
    `outs`, in no particular order.

    This is `winograd2d`. In `fourier`, the coefficients are those of the discrete
    Fourier transform of d, without the redundant ones, in the order that
    `Generator/FourierPrograms.h` gives: four real numbers, then pairs of real
    and imaginary part.

    In `winograd1d` with `taps = k` and `row_tile h`, the kernel is k×r and only
    its rows are transformed: a tile has h rows of outputs, and l = h + k − 1 rows
    of inputs.

    ```
    TH = ⌈OH/h⌉, d[a, b]  = input[n, th·h + a − pads[0], tw·m + b − pads[1], c]
    outs[j, t·l + a, c]   = Σ_b Bᵀ[j, b] · d[a, b]
    ```

    Row y of a tile is then convolved by the product of outs[j, t·l + y] and
    the k − 1 rows behind it, which are one row of k·C numbers if rows are C
    apart.

    If `outs` are of bf16 and `input` of f32, coefficients are split over the
    channels as by `nnprim.split_bf16`, for a `tuple_gemm` with `bf16_terms`.

    Constraints:

    - C1: `input` has rank 4, `outs` rank 3.
    - C2: `algorithm` has neither `axis = height` nor `on_the_fly`.
    - C3: `outs` has α² coefficients, or α in one dimension.
    - C4: T is N·TH·TW, or not more if there is an `origin`; times l in one
      dimension.
    - C5: C of `input` and `outs` agree; split, `outs` have 64·⌈C/32⌉.
    - C6: `output_size` is two positive numbers, `pads` two that are not
      negative; all fit in 31 bits.
    - C7: element types agree, or `outs` are f32 and `input` is stored in fewer
      bits, or `outs` are bf16 and `input` is f32, in `winograd2d`.
    - C8: there is a `row_tile`, positive and of 31 bits, for `winograd1d` only.

    It is an op and not a `linalg.input_transform` because the order
    of its result is the one that the GEMM reads, because it carries its
    padding, and because any F(m, r) is allowed.

    ```mlir
    %v = nnprim.input_transform <winograd2d, m = 2, r = 3>
        ins(%x : tensor<1x14x14x64xf32>) outs(%init : tensor<16x49x64xf32>)
        output_size [14, 14] pads [1, 1] -> tensor<16x49x64xf32>
    ```
  }];
  let arguments = (ins NNPrim_StoredFloatShaped:$input, NNPrim_FloatShaped:$init,
      Optional<Index>:$origin, NNPrim_FastConvAttr:$algorithm,
      OptionalAttr<I64Attr>:$row_tile,
      DenseI64ArrayAttr:$output_size, DenseI64ArrayAttr:$pads,
      OptionalAttr<NNPrim_TransformPlanAttr>:$plan);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $algorithm (`row_tile` $row_tile^)?
    `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)`
    `output_size` $output_size `pads` $pads (`origin` `(` $origin^ `)`)?
    attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
    /// Rows of outputs in a tile, and rows of `outs` for it.
    int64_t getTileRows() { return getRowTile().value_or(getAlgorithm().getM()); }
    int64_t getRowsOfTile() {
      return getRowTile() ? getTileRows() + getAlgorithm().getTaps() - 1 : 1;
    }
  }];
}

def NNPrim_FilterTransformOp
    : NNPrim_ComputeOp<"filter_transform"> {
  let summary = "Transform of the filters of a convolution";
  let description = [{
    ```
    α = m + r − 1
    outs[i·α + j, c, f] = Σ_a Σ_b G[i, a] · G[j, b] · filter[a, b, c, f]
    ```

    with `filter` of shape r×r×C×F and `outs` α²×C×F: the right-hand side of the
    `nnprim.tuple_gemm` (see `nnprim.input_transform`). Constant
    filters are transformed by the compiler. G is generated from interpolation
    points; sums are accumulated in the element type of `outs`, in no particular
    order.

    This is `winograd2d`. In `fourier`, the coefficients are the conjugate ones of
    the discrete Fourier transform of the filter, divided by α², in the order of
    the input's.

    In `winograd1d` with `taps = k`, the filter is k×r and only its rows are
    transformed:

    ```
    outs[j·k + a, c, f] = Σ_b G[j, b] · filter[a, b, c, f]
    ```

    Constraints:

    - C1: `filter` has rank 4, `outs` rank 3.
    - C2: `algorithm` has neither `axis = height` nor `on_the_fly`.
    - C3: `outs` has α² coefficients, or α·k in one dimension.
    - C4: `filter` is r×r, or k×r in one dimension.
    - C5: C and F of `filter` and `outs` agree.
    - C6: element types agree, or that of `filter` is a narrower floating-point
      type, or `!nnprim.flyte` if those of `outs` are f32.

    It is an op and not a `linalg.filter_transform` because the order
    of its result is the one that the GEMM reads.

    ```mlir
    %u = nnprim.filter_transform <winograd2d, m = 2, r = 3>
        ins(%w : tensor<3x3x64x32xf32>) outs(%init : tensor<16x64x32xf32>)
        -> tensor<16x64x32xf32>
    ```
  }];
  let arguments = (ins NNPrim_StoredFloatShaped:$filter, NNPrim_FloatShaped:$init,
                       NNPrim_FastConvAttr:$algorithm);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    $algorithm
    `ins` `(` $filter `:` type($filter) `)` `outs` `(` $init `:` type($init) `)`
    attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
  }];
}

def NNPrim_OutputTransformOp
    : NNPrim_EpilogueOp<"output_transform",
                        [AttrSizedOperandSegments, NNPrim_PlannedOpInterface]> {
  let summary = "Transform of products back to an NHWC output, with an epilogue";
  let description = [{
    ```
    α = m + r − 1, TH = ⌈OH/m⌉, TW = ⌈OW/m⌉
    th = ⌊oh/m⌋, tw = ⌊ow/m⌋, t + origin = (n·TH + th)·TW + tw
    acc = Σ_i Σ_j Aᵀ[oh − th·m, i] · Aᵀ[ow − tw·m, j] · input[i·α + j, t, f]
    outs[n, oh, ow, f] = epilogue(acc, epilogue_inputs…)
    ```

    with `input` of shape α²×T×F, the result of the `nnprim.tuple_gemm` (see
    `nnprim.input_transform`), and `outs` N×OH×OW×F. `origin` is 0
    unless given: the number of the first tile, so that a range of tiles is the
    same op; the other pixels of `outs` are left as they are. Aᵀ is generated
    from interpolation points; sums are accumulated in the element type of
    `outs`, in no particular order. `scratch`, on memrefs only, is what lies
    between the transforms of columns and of rows. `pooled` is that of
    `nnprim.fast_conv`.

    This is `winograd2d`. In `fourier`, acc is the inverse of the Fourier transform
    of the input, times α².

    In `winograd1d` with `row_tile h`, a tile is h rows of m outputs, which are
    transformed back one by one, without `scratch`; `taps` has no meaning:

    ```
    TH = ⌈OH/h⌉, th = ⌊oh/h⌋
    acc = Σ_j Aᵀ[ow − tw·m, j] · input[j, t·h + oh − th·h, f]
    ```

    Constraints:

    - C1: `input` has rank 3, `outs` rank 4.
    - C2: `algorithm` has neither `axis = height` nor `on_the_fly`.
    - C3: `input` has α² coefficients, or α in one dimension.
    - C4: T is N·TH·TW, or not more if there is an `origin`; times h in one
      dimension.
    - C5: F of `input` and `outs` agree.
    - C6: element types agree, or `input` is f32 and `outs` are stored in fewer
      bits.
    - C7: the epilogue is well formed (see `EpilogueOpInterface`).
    - C8: an `origin` is on memrefs only, since a result is a whole tensor.
    - C9: `scratch` is absent or of rank 1, and absent on tensors.
    - C10: there is a `row_tile`, positive and of 31 bits, for `winograd1d` only.
    - C11: `pooled` is as C11 of `nnprim.fast_conv` says.

    It is an op and not a `linalg.output_transform` because of the
    order of its input and of the epilogue, which a convolution applies here.

    ```mlir
    %y = nnprim.output_transform <winograd2d, m = 2, r = 3>
        ins(%p : tensor<16x49x32xf32>) outs(%init : tensor<1x14x14x32xf32>)
        -> tensor<1x14x14x32xf32>
    ```
  }];
  let arguments = (ins NNPrim_FloatShaped:$input,
      Variadic<NNPrim_Shaped>:$epilogue_inputs, NNPrim_StoredFloatShaped:$init,
      Optional<NNPrim_StoredFloatShaped>:$pooled,
      Optional<NNPrim_WorkspaceMemRef>:$scratch, Optional<Index>:$origin,
      NNPrim_FastConvAttr:$algorithm, OptionalAttr<I64Attr>:$row_tile,
      DefaultValuedAttr<AffineMapArrayAttr, "{}">:$epilogue_maps,
      OptionalAttr<NNPrim_TransformPlanAttr>:$plan, UnitAttr:$pooled_only);
  let assemblyFormat = [{
    $algorithm (`row_tile` $row_tile^)?
    `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)`
    (`pooled` `(` $pooled^ `:` type($pooled) `)`)?
    (`scratch` `(` $scratch^ `:` type($scratch) `)`)? (`origin` `(` $origin^ `)`)?
    (`epilogue` `(` $epilogue_inputs^ `:` type($epilogue_inputs) `)`
     `maps` $epilogue_maps)?
    attr-dict-with-keyword ($epilogue^)? (`->` type($results)^)?
  }];
  let extraClassDeclaration = epilogueDeclarations # [{
    /// Sums have the type of the coefficients.
    ::mlir::Type getAccumulatorType() {
      return ::mlir::getElementTypeOrSelf(getInput().getType());
    }
    /// Rows of outputs in a tile, and rows of `input` for it.
    int64_t getTileRows() { return getRowTile().value_or(getAlgorithm().getM()); }
    int64_t getRowsOfTile() { return getRowTile().value_or(1); }
  }];
}

def NNPrim_FastConvOp
    : NNPrim_EpilogueOp<"fast_conv",
                        [AttrSizedOperandSegments, NNPrim_PlannedOpInterface]> {
  let summary = "Convolution of stride 1 by transforms of tiles";
  let description = [{
    ```
    α = m + r − 1, TH = ⌈OH/m⌉, TW = ⌈OW/m⌉
    V = input_transform of input      α²×T×C
    P = tuple_gemm of V and rhs       α²×T×F
    outs = output_transform of P      N×OH×OW×F
    ```

    with `input` of shape N×H×W×C and `outs` N×OH×OW×F: the three ops in one,
    so that they are run on a few tiles at a time and V and P never leave the
    cache. `rhs` is the result of `nnprim.filter_transform` with its
    first two dimensions collapsed: plain, (α²·C)×F, or packed by `nnprim.pack`.
    `pads` = [top, left]; the trailing ones follow from the shape of `outs`.
    Sums are accumulated in the element type of `outs`, in no particular order.

    This is `winograd2d`. In `fourier`, coefficients from 4 on are multiplied as
    complex numbers.

    In `winograd1d` with `taps = k`, the kernel is k×r and only its rows are
    transformed: the convolution is the sum of k one-dimensional ones, whose sum
    is taken before the transform back, by a product over k·C numbers. There are
    α coefficients, and tiles of several rows by m columns. With
    `axis = height`, the kernel is r×k and its columns are transformed.

    With `on_the_fly`, `rhs` is the filters themselves, r×r×C×F with the first
    three dimensions collapsed: plain, (r²·C)×F, or packed. They are transformed
    while they are used, a range of channels at a time and anew for each panel of
    tiles: more work, but a quarter of the memory that transformed filters of
    F(4×4, 3×3) take.

    `bf16_terms = 3` allows products of f32 by products of bf16, as that of
    `nnprim.gemm` does, in `winograd2d`. A `rhs` of bf16 is then split: the rows
    of each coefficient become 64·⌈C/32⌉, of which each 32 are followed by what
    is left of them. The transformed input is split as it is stored.

    A `rhs` of i32, in `winograd2d`, holds pairs of integers that share scales, as
    that of `nnprim.gemm` does: those of each coefficient are 2·⌈C/4⌉ + 1 rows,
    the last of which has the bits of the filters' scales, and `scaled_terms`
    products are added as integers. The C numbers of a
    coefficient of a transformed tile are then rounded to such pairs, as
    `nnprim.scale_rows` does. `nnprim-scale-products` makes it of the filters of
    an op that asks for it by `nnprim.algorithm`.

    `pooled`, on memrefs and in `winograd2d` with an even m only, is N×⌊OH/2⌋×
    ⌊OW/2⌋×F and gets the largest of four pixels, NaN if one of them is:

    ```
    pooled[n, h, w, f] = max over i, j < 2 of outs[n, 2·h + i, 2·w + j, f]
    ```

    With `pooled_only`, `outs` says the shape and the type of the image and
    nothing is promised of what it holds: its elements may share memory.

    `workspace`, on memrefs only, is the memory that tiles are transformed in: a
    row for each part of the op that may run at a time. How many, and how long,
    the plan says. If `rhs` is split or pairs of integers, it is bytes.

    Constraints:

    - C1: `input` and `outs` have rank 4, `rhs` rank 2 or 3, or 4 if it is split.
    - C2: `algorithm` is well formed (see `FastConvAttr`).
    - C3: N of `input` and `outs` agree.
    - C4: `rhs` has α²·C rows, α·k·C in one dimension, r²·C with `on_the_fly`,
      α²·64·⌈C/32⌉ if it is split, α²·(2·⌈C/4⌉ + 1) of pairs of integers.
    - C5: F of `rhs` and `outs` agree; a packed `rhs` has ⌈F/NR⌉ panels.
    - C6: `pads` are two numbers that are not negative and fit in 31 bits.
    - C7: element types agree, or each is f32 or what f32 is stored as; `rhs` is of
      i32 for `winograd2d` without `on_the_fly` only, where the others are those.
    - C8: the epilogue is well formed (see `EpilogueOpInterface`).
    - C9: a `workspace` is on memrefs only (C1 of `ComputeOpInterface`), of i8 if
      `rhs` is split or of i32, and of no i8 otherwise.
    - C10: `bf16_terms` is 0 or 3, and 3 for `winograd2d` without `on_the_fly`
      and results of f32, or of what f32 is stored as.
    - C11: `pooled` has the element type of `outs`, half of its rows and columns,
      and its other extents, and is there only for memrefs of `winograd2d` with
      an even m; `pooled_only` is there only with `pooled`.
    - C12: `scaled_terms` is 4 or 16, and 4 unless `rhs` holds pairs of integers.

    It is an op and not three because what it promises, that the transformed
    tensors are not kept, is what makes it fast.

    ```mlir
    %y = nnprim.fast_conv <winograd2d, m = 4, r = 3>
        ins(%x, %u : tensor<1x14x14x64xf32>, tensor<1x2304x32xf32>)
        outs(%init : tensor<1x14x14x32xf32>) pads [1, 1]
        -> tensor<1x14x14x32xf32>
    ```
  }];
  let arguments = (ins NNPrim_StoredFloatShaped:$input,
      NNPrim_FilterShaped:$rhs,
      Variadic<NNPrim_Shaped>:$epilogue_inputs, NNPrim_StoredFloatShaped:$init,
      Optional<NNPrim_StoredFloatShaped>:$pooled,
      Optional<MemRefRankOf<[AnyFloat, I8], [2]>>:$workspace,
      NNPrim_FastConvAttr:$algorithm, DenseI64ArrayAttr:$pads,
      DefaultValuedAttr<AffineMapArrayAttr, "{}">:$epilogue_maps,
      OptionalAttr<NNPrim_FastConvPlanAttr>:$plan,
      DefaultValuedAttr<I64Attr, "0">:$bf16_terms, UnitAttr:$pooled_only,
      DefaultValuedAttr<I64Attr, "4">:$scaled_terms);
  let assemblyFormat = [{
    $algorithm
    `ins` `(` $input `,` $rhs `:` type($input) `,` type($rhs) `)`
    `outs` `(` $init `:` type($init) `)`
    (`pooled` `(` $pooled^ `:` type($pooled) `)`)? `pads` $pads
    (`workspace` `(` $workspace^ `:` type($workspace) `)`)?
    (`epilogue` `(` $epilogue_inputs^ `:` type($epilogue_inputs) `)`
     `maps` $epilogue_maps)?
    attr-dict-with-keyword ($epilogue^)? (`->` type($results)^)?
  }];
  let extraClassDeclaration = epilogueDeclarations # [{
    ::mlir::Type getAccumulatorType() {
      return ::nnprim::detail::getSumType(getInput().getType(),
                                          getInit().getType());
    }
    bool isPacked();
    /// Whether the filters are split into two bf16 each.
    bool isSplit();
    /// Whether the filters are pairs of integers that share scales.
    bool isScaled();
  }];
}

#endif
