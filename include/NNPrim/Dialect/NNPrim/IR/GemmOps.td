//===- GemmOps.td - GEMM, its packing, and the indirect GEMM --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_GEMMOPS
#define NNPRIM_DIALECT_NNPRIM_IR_GEMMOPS

include "NNPrim/Dialect/NNPrim/IR/NNPrimAttributes.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimBase.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimPlans.td"

def NNPrim_PackOp : NNPrim_ComputeOp<"pack"> {
  let summary = "Pack the right-hand side of a GEMM into column panels";
  let description = [{
    ```
    packed[p, k, j] = p·NR + j < N ? rhs[k, p·NR + j] : 0
    ```

    with `rhs` of shape K×N and `packed` of shape ⌈N/NR⌉×K×NR: panels of NR
    columns, each panel contiguous and read front to back by the micro-kernel
    (Goto and van de Geijn 2008; BLIS). Elements of a narrower type are extended. Constant right-hand sides are packed by
    the compiler (`--nnprim-fold-constants`).

    With `outs` of shape ⌈N/NR⌉×⌈K/KR⌉×NR×KR, KR values of K of a column lie
    together, as instructions want them that multiply several at a time, and K is
    padded with zeros:

    ```
    packed[p, q, j, r] = p·NR + j < N and q·KR + r < K ? rhs[q·KR + r, p·NR + j] : 0
    ```

    With `factors`, of K elements, row k of `rhs` is multiplied by factors[k].

    Constraints:

    - C1: `rhs` has rank 2 and `outs` rank 3 or 4.
    - C2: K of `rhs` and `outs` agree; `outs` of rank 4 has ⌈K/KR⌉ rows, KR ≥ 1.
    - C3: `outs` has ⌈N/NR⌉ panels, NR ≥ 1.
    - C4: element types agree; or that of `rhs` is a narrower floating-point
      type, or `!nnprim.flyte` if those of `outs` are f32, and `outs` has rank 3.
    - C5: `factors` has rank 1 and K elements of f32; `outs` is of f32 and has
      rank 3.

    It is an op and not a `linalg.pack` so that its result can be recognised
    as a GEMM operand and its panel width read off the type.

    ```mlir
    %p = nnprim.pack ins(%b : tensor<64x100xf32>)
        outs(%init : tensor<4x64x32xf32>) -> tensor<4x64x32xf32>
    ```
  }];
  let arguments = (ins NNPrim_Shaped:$rhs, NNPrim_Shaped:$init,
      Optional<NNPrim_FloatShaped>:$factors);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let builders = [
    // Rows as they are.
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::Value":$rhs,
        "::mlir::Value":$init),
      [{
        build($_builder, $_state, results, rhs, init, /*factors=*/{});
      }]>
  ];
  let assemblyFormat = [{
    `ins` `(` $rhs `:` type($rhs) `)` `outs` `(` $init `:` type($init) `)`
    (`factors` `(` $factors^ `:` type($factors) `)`)? attr-dict
    (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
    /// Columns of a panel, and values of K that lie together.
    int64_t getPanelWidth();
    int64_t getInterleave();
  }];
}


def NNPrim_SplitBF16Op : NNPrim_ComputeOp<"split_bf16"> {
  let summary = "Split f32 into the nearest bf16 and what is left";
  let description = [{
    ```
    hi(x) = bf16(x), lo(x) = bf16(x − hi(x))
    outs[…, 64·b + i]      = 32·b + i < C ? hi(input[…, 32·b + i]) : 0
    outs[…, 64·b + 32 + i] = 32·b + i < C ? lo(input[…, 32·b + i]) : 0
    ```

    for i from 0 to 31, with `input` of shape …×C and `outs` of shape
    …×(64·⌈C/32⌉), in as many bytes if C is a multiple of 32. hi + lo is `input`
    with an error of up to 2⁻¹⁶ of it. Both are rounded to nearest even;
    a lowering may take subnormals for zeros. Of an infinity, and of what is
    rounded to one, lo is NaN.

    Products of three terms (`bf16_terms` of `nnprim.gemm`) have such factors,
    as in Henry, Tang and Heinecke, *Leveraging the bfloat16 Artificial
    Intelligence Datatype For Higher-Precision Computations* (2019).

    Constraints:

    - C1: `input` and `outs` have the same rank, which is at least 1, and agree
      in all dimensions but the last.
    - C2: the last dimension of `outs` is 64·⌈C/32⌉.
    - C3: `input` is of f32, `outs` of bf16.
    - C4: with `pads`, of two numbers that are not negative, `input` has rank 4,
      and its rows and columns fit behind the padding in those of `outs`.

    With `pads` = [top, left] `input` is an image in NHWC, and rows and columns
    of zeros surround it in `outs`: as many as `pads` says before it, and what
    the extents of `outs` leave behind it. C1 is then about N alone.

    ```mlir
    %s = nnprim.split_bf16 ins(%x : tensor<49x48xf32>)
        outs(%init : tensor<49x128xbf16>) -> tensor<49x128xbf16>
    ```
  }];
  let arguments = (ins NNPrim_FloatShaped:$input, NNPrim_FloatShaped:$init,
      OptionalAttr<DenseI64ArrayAttr>:$pads);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)`
    (`pads` $pads^)? attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
    /// Zeros before the input in dimension `dim` of the output.
    int64_t getPad(int64_t dim);
  }];
}

def NNPrim_ScaleRowsOp : NNPrim_ComputeOp<"scale_rows"> {
  let summary = "Rows of f32 as pairs of 16-bit integers and a scale";
  let description = [{
    ```
    x[k]     = input[m, k] · factors[k]
    greatest = max(max_k |x[k]|, 2⁻¹⁰⁰)
    q[k]     = k < K ? round(x[k] · (32767 / greatest)) : 0
    outs[m, i] = q[2·i] mod 2¹⁶ + 2¹⁶ · q[2·i + 1]    for i < D − 1
    outs[m, D − 1] = bits(greatest · (1 / 32767))
    ```

    with `input` of shape M×K and `outs` of shape M×D, D = 2·⌈K/4⌉ + 1: pairs of
    neighbours along K, and the scale of the row, an f32, behind them. Without
    `factors`, of K elements, these are 1.
    Arithmetic is that of f32, rounded to nearest even. The scale of a row that
    has an infinity or a NaN is NaN, and its pairs are unspecified.

    With `scaled_terms` of 16, `greatest` is not less than what the norms of
    as many values along K, from the first on, ask for, so that the squares of
    their integers add up to at most 46336² and what rounding adds:

    ```
    n = max over groups of Σ x[k]²    upper halves of groups are added to lower ones
    greatest' = max(greatest, √n · (32767 / 46336))
    ```

    Where greatest is below 2⁻⁴⁰ or n is no finite number, the norm is
    taken to be √scaled_terms · greatest, the most that it can be. A row with a
    magnitude above 2¹²⁶ may have a scale that is NaN, then.

    A `gemm` whose `rhs` is of such pairs does this with its rows, and an
    `indirect_gemm` with its pixels.

    Constraints:

    - C1: `input` and `outs` have rank 2, and M of both agrees.
    - C2: the last dimension of `outs` is 2·⌈K/4⌉ + 1.
    - C3: `input` and `factors` are of f32, `outs` of i32.
    - C4: `factors` has rank 1 and K elements.
    - C5: `scaled_terms` is 4 or 16.

    ```mlir
    %s = nnprim.scale_rows ins(%x : tensor<49x48xf32>)
        outs(%init : tensor<49x25xi32>) -> tensor<49x25xi32>
    ```
  }];
  let arguments = (ins NNPrim_FloatShaped:$input, NNPrim_IndexShaped:$init,
      Optional<NNPrim_FloatShaped>:$factors,
      DefaultValuedAttr<I64Attr, "4">:$scaled_terms);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)`
    (`factors` `(` $factors^ `:` type($factors) `)`)? attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
  }];
}

/// A primitive whose store carries an epilogue region.
class NNPrim_EpilogueOp<string mnemonic, list<Trait> traits = []>
    : NNPrim_ComputeOp<mnemonic, !listconcat([
        SingleBlock,
        NNPrim_EpilogueOpInterface], traits)> {
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let regions = (region AnyRegion:$epilogue);
  code epilogueDeclarations = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
  }];
  let extraClassDeclaration = epilogueDeclarations;
  // Sums of products are i32, or no narrower than f32. The first operand is a
  // factor.
  code productDeclarations = epilogueDeclarations # [{
    ::mlir::Type getAccumulatorType() {
      return ::nnprim::detail::getSumType(
          getOperation()->getOperand(0).getType(), getInit().getType());
    }
  }];
}

def NNPrim_GemmOp : NNPrim_EpilogueOp<"gemm", [AttrSizedOperandSegments, NNPrim_PlannedOpInterface]> {
  let summary = "Matrix product with a packed right-hand side and an epilogue";
  let description = [{
    ```
    acc        = Σ_k lhs[m, k] · rhs[k, n]
    outs[m, n] = epilogue(acc, epilogue_inputs…)
    ```

    with `lhs` of shape M×K and `outs` of shape M×N. `rhs` is either plain, K×N,
    or packed by `nnprim.pack`, ⌈N/NR⌉×K×NR, or ⌈N/NR⌉×⌈K/KR⌉×NR×KR with KR
    values of K together. `rhs` may be of a narrower type than `lhs`, whose
    elements are extended. Products are accumulated in the element type of
    `outs`, but no narrower than f32, in order of k, with fused multiply-adds;
    with a `rhs` of f32 and KR > 1, a lowering may keep KR partial sums that are
    added at the end, and with one of bf16 add as the target's instruction for
    several values of K does. Any operand of an f32 product may be stored in
    fewer bits: bf16, f16 or `!nnprim.flyte`, and `rhs` as fixed point: integers
    of i16, G values of K sharing the scales of their columns, where G is a power
    of two. Each of these groups follows a row of scales, of which an element
    has the upper 16 bits of an f32, so that `rhs` has K + ⌈K/G⌉ rows; G is the
    least that gives as many. Products by the integers of a group are added in
    order of k, and their sum is multiplied by its scale and added to that of the
    groups before. `rhs` of i32 beside a `lhs` of f32 holds pairs of integers of
    16 bits, two neighbours along K in each element, and behind them the bits of
    the scale of each column: 2·⌈K/4⌉ + 1 rows. The magnitudes of each four
    integers along K, from the first on, add up to at most 65538, so that sums of
    their products with others fit in 31 bits; with `scaled_terms` of 16, the
    squares of as many, of `lhs`, too, add up to at most 46339². The op rounds
    rows of `lhs` to such pairs itself, as `nnprim.scale_rows` does, with
    `factors`, by whose inverses the values of `rhs` were multiplied, or `lhs` is
    of i32 and has been rounded. The exact sums of `scaled_terms` products along
    K, from the first on, are rounded to f32 and added in order, and the sum is
    multiplied by the scale of the column, then by that of the row. Products of
    integers, of 8 or 16 bits and signed unless `lhs_unsigned` or `rhs_unsigned`
    say otherwise, are accumulated in i32, modulo 2³²: the result is exact,
    whatever the order. `outs` is overwritten,
    and without `accumulate` not read. On memrefs it may be an epilogue input,
    too, whose map is the identity: an element is read before it is written.

    Constraints:

    - C1: `lhs` and `outs` have rank 2, `rhs` rank 2, 3 or 4.
    - C2: M of `lhs` and `outs` agree.
    - C3: K of `lhs` and `rhs` agree; with `bf16_terms`, of a `lhs` of f32 and a
      `rhs` of bf16, that of `rhs` is 64·⌈K/32⌉; in fixed point both are static and
      it is K + ⌈K/G⌉ for a power of two G; where `rhs` alone is of i32 it is
      2·⌈K/4⌉ + 1.
    - C4: N of `rhs` and `outs` agree; a packed `rhs` has ⌈N/NR⌉ panels.
    - C5: element types of `lhs` and `outs` agree, and that of `rhs` is the same
      or a narrower floating-point type. Or each is f32 or what f32 is stored as,
      or `rhs` alone is of i16, fixed point, and of rank 2 or 3, or `rhs`
      is of i32, of the same ranks, and `lhs` of f32 or i32.
      Or `lhs` and `rhs` have the same integer type,
      i8 or i16, and `outs` has i32, or any type that the epilogue yields.
    - C6: the epilogue is well formed (see `EpilogueOpInterface`).
    - C7: `next` is on memrefs only (C1 of `ComputeOpInterface`), and of rank 1.
    - C8: `lhs_unsigned` and `rhs_unsigned` are on integers only, and not on pairs.
    - C9: `workspace` is on memrefs only, of rank 2 and the type of sums, or of
      bf16 where rows are split, of i32 where they are scaled.
    - C10: `prefetch_locality` is 0 to 3, `unroll` 0 to 8.
    - C14: `factors` has rank 1 and K elements of f32, and is there only where
      rows of `lhs` are scaled.
    - C11: `f16_terms` is not negative, and 0 unless `lhs` and `rhs` are of f16
      and sums of f32.
    - C12: `accumulate` is on memrefs only, where `outs` has the type of sums,
      and `f16_terms` and `bf16_terms` are 0.
    - C13: `bf16_terms` is 0 or 3, and 0 unless `lhs` and `rhs` are of f32 or of
      bf16, `rhs` of bf16 if `lhs` is, and sums of f32. A `lhs` of bf16 has a
      multiple of 64 values of K.
    - C15: `scaled_terms` is 4 or 16, and 4 unless `rhs` holds pairs of integers.

    With `accumulate`, acc starts from outs[m, n] instead of 0: `outs` holds the
    sums over the values of K before these.

    `workspace` is memory to work in, a row for each part of the op that may run
    at a time, unspecified before and after. Without one nothing is extended
    beforehand.

    `prefetch_lhs` and `prefetch_rhs` are hints to the lowering of a register
    tile: the operand comes from beyond L2. `prefetch_lhs` prefetches the rows
    of `lhs` that follow these in memory. `prefetch_rhs = d` prefetches panel
    row k + d while row k is in use; d may be negative. `next` is a hint, too:
    elements that another op reads next, which the steps of k prefetch in equal
    shares. `prefetch_locality` is that of `memref.prefetch`: 3 is the
    first-level cache, 2 the second, 0 the first without being kept further on.
    `unroll` is the number of turns of the loop over k in an iteration; 0 leaves
    it to the lowering. `rhs_pairs_fit` promises that signed bytes of `rhs`, in each pair of
    neighbours along K from the first row on, have positive values that sum to
    at most 128 and negative ones that sum to at least −128: then 255 times
    their sum fits in 16 bits.

    `f16_terms = n`, n > 0, allows arithmetic in f16: from the first on, every n
    products along K are added in f16, from +0 on, in order, with fused
    multiply-adds, and their sum is added to one in f32. What leaves the range
    of f16 becomes an infinity. A lowering that has no such arithmetic refuses
    the op; the reference adds in f64.

    `bf16_terms = 3` allows products of f32 by products of bf16: each factor is
    the sum of two bf16, and of the four products of these the least is left
    out. Factors of f32 are split by `nnprim-split-products`. Factors of bf16
    have been, as by `nnprim.split_bf16`, which the op itself does with a `lhs`
    of f32 if `rhs` is of bf16: of each 64 values of K from the first on, the
    product is

    ```
    Σ_i lhs[m, i]·rhs[i, n] + lhs[m, i]·rhs[32 + i, n] + lhs[m, 32 + i]·rhs[i, n]
    ```

    for i from 0 to 31, in any order. An infinite factor may give NaN, as may
    one that is rounded to an infinite bf16.

    It is an op and not a `linalg.matmul` because of the packed operand and the
    epilogue, which a `linalg.generic` cannot carry on a finished sum.

    ```mlir
    %c = nnprim.gemm ins(%a, %p : tensor<49x64xf32>, tensor<4x64x32xf32>)
        outs(%init : tensor<49x100xf32>)
        epilogue(%bias : tensor<100xf32>) maps [affine_map<(m, n) -> (n)>] {
      ^bb0(%acc: f32, %b: f32):
        %s = arith.addf %acc, %b : f32
        nnprim.yield %s : f32
      } -> tensor<49x100xf32>
    ```
  }];
  let arguments = (ins NNPrim_MatrixShaped:$lhs, NNPrim_MatrixShaped:$rhs,
      Variadic<NNPrim_Shaped>:$epilogue_inputs, NNPrim_SumShaped:$init,
      Optional<MemRefRankOf<[AnyFloat, I16, I32, NNPrim_Flyte], [1]>>:$next,
      Optional<NNPrim_MatrixWorkspaceMemRef>:$workspace,
      Optional<NNPrim_FloatShaped>:$factors,
      DefaultValuedAttr<AffineMapArrayAttr, "{}">:$epilogue_maps,
      UnitAttr:$prefetch_lhs, OptionalAttr<I64Attr>:$prefetch_rhs,
      OptionalAttr<NNPrim_GemmPlanAttr>:$plan,
      UnitAttr:$lhs_unsigned, UnitAttr:$rhs_unsigned, UnitAttr:$rhs_pairs_fit,
      DefaultValuedAttr<I64Attr, "2">:$prefetch_locality,
      DefaultValuedAttr<I64Attr, "0">:$unroll,
      DefaultValuedAttr<I64Attr, "0">:$f16_terms, UnitAttr:$accumulate,
      DefaultValuedAttr<I64Attr, "0">:$bf16_terms,
      DefaultValuedAttr<I64Attr, "4">:$scaled_terms);
  let assemblyFormat = [{
    `ins` `(` $lhs `,` $rhs `:` type($lhs) `,` type($rhs) `)`
    `outs` `(` $init `:` type($init) `)` (`next` `(` $next^ `:` type($next) `)`)?
    (`accumulate` $accumulate^)?
    (`workspace` `(` $workspace^ `:` type($workspace) `)`)?
    (`factors` `(` $factors^ `:` type($factors) `)`)?
    (`epilogue` `(` $epilogue_inputs^ `:` type($epilogue_inputs) `)`
     `maps` $epilogue_maps)?
    attr-dict-with-keyword ($epilogue^)? (`->` type($results)^)?
  }];
  let extraClassDeclaration = productDeclarations # [{
    bool isPacked();
  }];
}

def NNPrim_IndirectionOp : NNPrim_ComputeOp<"indirection"> {
  let summary = "Indirection buffer of a convolution, as pixel numbers";
  let description = [{
    For a two-dimensional convolution over an input of `input_size` = [N, H, W]
    pixels with `kernel_size` = [KH, KW], `strides`, `dilations` and leading
    `pads` = [top, left], and an output of N×OH×OW pixels (`output_size` =
    [OH, OW]):

    ```
    h = oh·strides[0] + kh·dilations[0] − pads[0]
    w = ow·strides[1] + kw·dilations[1] − pads[1]
    outs[(n·OH + oh)·OW + ow, kh·KW + kw] = inside(h, w) ? (n·H + h)·W + w : −1
    ```

    −1 stands for a pixel of zeros. Dukhan, *The Indirect Convolution Algorithm*
    (2019), keeps pointers here; numbers of pixels do not depend on where the
    input lives, so that the buffer is a constant of the compiled model.

    Constraints:

    - C1: `outs` has shape (N·OH·OW)×(KH·KW).
    - C2: `input_size` has three numbers, the others two; sizes, strides and
      dilations are positive, pads are not negative.
    - C3: N·H·W fits in 31 bits.
    - C4: the coordinates h and w fit in 63 bits.

    ```mlir
    %i = nnprim.indirection input_size [1, 7, 7] output_size [7, 7]
        kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1]
        outs(%init : tensor<49x9xi32>) -> tensor<49x9xi32>
    ```
  }];
  let arguments = (ins NNPrim_IndexShaped:$init,
      DenseI64ArrayAttr:$input_size, DenseI64ArrayAttr:$output_size,
      DenseI64ArrayAttr:$kernel_size, DenseI64ArrayAttr:$strides,
      DenseI64ArrayAttr:$dilations, DenseI64ArrayAttr:$pads);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `input_size` $input_size `output_size` $output_size
    `kernel_size` $kernel_size `strides` $strides `dilations` $dilations
    `pads` $pads `outs` `(` $init `:` type($init) `)`
    attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
    /// The buffer's content, row-major.
    ::llvm::SmallVector<int32_t> computeIndices();
    /// The attributes as one.
    ::nnprim::WindowAttr getWindow();
  }];
}

def NNPrim_IndirectGemmOp : NNPrim_EpilogueOp<"indirect_gemm", [AttrSizedOperandSegments, NNPrim_PlannedOpInterface]> {
  let summary = "GEMM whose left-hand rows are gathered through an indirection buffer";
  let description = [{
    ```
    row(p)     = p < 0 ? zeros : pixel number p of input, C channels
    acc        = Σ_t Σ_c row(indices[m, t])[c] · rhs[t·C + c, n]
    outs[m, n] = epilogue(acc, epilogue_inputs…)
    ```

    A convolution on NHWC tensors: `input` has shape …×C, its leading
    dimensions counted together as pixels; `outs` has shape …×F, its leading
    dimensions counted together as M rows; T is the number of taps. `rhs` is
    plain, (T·C)×F, or packed by `nnprim.pack`. Products are accumulated in the
    element type of `outs`, in order of (t, c), or as by `gemm` where KR values
    of K are together or factors are integers. An index that is not negative
    must be below the number of pixels; a negative one contributes zeros (NaN
    and infinity in `rhs` still propagate).

    The method is Dukhan's *Indirect Convolution Algorithm* (2019).

    `window`, if present, promises that `indices` are those of an
    `nnprim.indirection` of these attributes, so that a lowering may compute the
    addresses and skip padding, from which infinity in `rhs` need not propagate.
    An `input` 1×B×H×W×C has the taps of `window` in each of B blocks in turn.
    Where T is dynamic, KH of `window` is the most there may be: the op is about
    the first T/KW rows of the filter, and `input` has the rows that these read.

    `prefetch_rhs`, `next`, `prefetch_locality`, `unroll`, `rhs_pairs_fit` and
    `workspace` are what they are of a `gemm`; so are `f16_terms`, of which the
    first channel of each tap begins another sum, and `bf16_terms`, of which the
    channels of each tap are split apart.

    `rhs` of i32 beside `outs` of f32 holds pairs of integers with scales
    (NNPrim/Problem/ScaledPairs.h): for C' values of a pixel, each tap has
    2·⌈C'/4⌉ + 1 rows, of which the last has a scale for each filter. The op
    rounds the pixels of an `input` of f32, which has C' channels, to such pairs
    itself, as `nnprim.scale_rows` does, with `factors`, by whose inverses the
    values of `rhs` were multiplied; or `input` is of i32 and has been rounded,
    with as many channels as a tap has rows. The sum of the products of a tap is
    that of a `gemm` of these; sums of taps are added in order. A negative index
    stands for a pixel of zeros whose scale is zero.

    Constraints:

    - C1: `indices` has rank 2 and M rows, M the number of output pixels.
    - C2: `rhs` has rank 2, 3 or 4 and T·C rows, T·(2·⌈C/4⌉ + 1) if `rhs` alone
      is of i32.
    - C3: F of `rhs` and `outs` agree; a packed `rhs` has ⌈F/NR⌉ panels.
    - C4: element types are as C5 of `gemm` says; C of an `input` of i32 beside
      `rhs` of pairs of integers is odd.
    - C5: `input` and `outs` have rank 2 or more.
    - C6: the epilogue is well formed (see `EpilogueOpInterface`).
    - C7: N·H·W of `window` is the number of pixels of `input`, or of a block of
      it, N·OH·OW that of `outs`, KH·KW the number of taps, or of a block's.
    - C8: `window` agrees with the `nnprim.indirection` that `indices` are the
      result of, if they are one's.
    - C9: `lhs_unsigned` and `rhs_unsigned` are on integers only.
    - C10: `workspace` is on memrefs only, of rank 2 and the type of sums, or of
      i32 where pixels are rounded.
    - C11: `prefetch_locality` and `unroll` are as C10 of `gemm` says.
    - C12: `next` is as C7 of `gemm` says.
    - C13: `f16_terms` is as C11 of `gemm` says, `bf16_terms` as C13, of the
      channels of each tap, but both factors have the same type.
    - C14: `spare_pixels` is on ops with a window that has no padding; of a
      tensor it leaves 15 strides of pixels behind the last one that is read.
    - C15: `factors` has rank 1 and C elements of f32, and is there only where
      pixels are rounded.
    - C16: `scaled_terms` is as C15 of `gemm` says.

    `spare_pixels` promises that the memory of `input` goes on behind the last
    pixel that the window reads, for 15 times as many pixels as the columns of
    outputs are apart, so that a lowering may read them, too, without using
    them.

    It is an op and not a `linalg.generic` because the gather is not affine.

    ```mlir
    %y = nnprim.indirect_gemm
        ins(%x, %i, %p : tensor<1x7x7x64xf32>, tensor<49x9xi32>, tensor<1x576x32xf32>)
        outs(%init : tensor<1x7x7x32xf32>) -> tensor<1x7x7x32xf32>
    ```
  }];
  let arguments = (ins NNPrim_MatrixShaped:$input, NNPrim_IndexShaped:$indices,
      NNPrim_MatrixShaped:$rhs, Variadic<NNPrim_Shaped>:$epilogue_inputs,
      NNPrim_SumShaped:$init,
      Optional<MemRefRankOf<[AnyFloat, I32, NNPrim_Flyte], [1]>>:$next,
      Optional<NNPrim_MatrixWorkspaceMemRef>:$workspace,
      Optional<NNPrim_FloatShaped>:$factors,
      OptionalAttr<NNPrim_WindowAttr>:$window,
      DefaultValuedAttr<AffineMapArrayAttr, "{}">:$epilogue_maps,
      OptionalAttr<I64Attr>:$prefetch_rhs,
      OptionalAttr<NNPrim_ConvPlanAttr>:$plan,
      UnitAttr:$lhs_unsigned, UnitAttr:$rhs_unsigned, UnitAttr:$rhs_pairs_fit,
      DefaultValuedAttr<I64Attr, "2">:$prefetch_locality,
      DefaultValuedAttr<I64Attr, "0">:$unroll,
      DefaultValuedAttr<I64Attr, "0">:$f16_terms,
      DefaultValuedAttr<I64Attr, "0">:$bf16_terms, UnitAttr:$spare_pixels,
      DefaultValuedAttr<I64Attr, "4">:$scaled_terms);
  let assemblyFormat = [{
    `ins` `(` $input `,` $indices `,` $rhs
    `:` type($input) `,` type($indices) `,` type($rhs) `)`
    `outs` `(` $init `:` type($init) `)` (`next` `(` $next^ `:` type($next) `)`)?
    (`workspace` `(` $workspace^ `:` type($workspace) `)`)?
    (`factors` `(` $factors^ `:` type($factors) `)`)?
    (`window` $window^)?
    (`epilogue` `(` $epilogue_inputs^ `:` type($epilogue_inputs) `)`
     `maps` $epilogue_maps)?
    attr-dict-with-keyword ($epilogue^)? (`->` type($results)^)?
  }];
  let extraClassDeclaration = productDeclarations # [{
    bool isPacked();
  }];
}

def NNPrim_YieldOp : NNPrim_Op<"yield", [Pure, Terminator,
    ParentOneOf<["ConvGemmOp", "DepthwiseConvNchwOp", "DepthwiseConvOp",
      "GemmOp", "IndirectGemmOp",
                 "SpmmOp", "TwoPassSoftmaxOp", "FastConvOp",
                 "OutputTransformOp"]>]> {
  let summary = "The result of a scalar region";
  let arguments = (ins AnyType:$value);
  let assemblyFormat = "$value attr-dict `:` type($value)";
}

#endif
