//===- TupleOps.td - GEMM on tuples ---------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_TUPLEOPS
#define NNPRIM_DIALECT_NNPRIM_IR_TUPLEOPS

include "NNPrim/Dialect/NNPrim/IR/GemmOps.td"

def NNPrim_TupleGemmOp : NNPrim_ComputeOp<"tuple_gemm", [NNPrim_PlannedOpInterface]> {
  let summary = "Matrix product whose elements are tuples";
  let description = [{
    ```
    outs[s, m, n] = Σ_k lhs[s, m, k] · rhs[s, k, n]
    ```

    with `lhs` of shape S×M×K, `rhs` S×K×N and `outs` S×M×N: one matrix product
    for each of the S coefficients of a fast convolution, taken together as a
    product of matrices of tuples, which are multiplied coefficient by
    coefficient. With `complex_from` = C, coefficients C + 2·p and C + 2·p + 1 are
    the real and the imaginary part of a complex number, and multiplied as such:

    ```
    re(outs[m, n]) = Σ_k re(lhs[m, k])·re(rhs[k, n]) − im(lhs[m, k])·im(rhs[k, n])
    im(outs[m, n]) = Σ_k re(lhs[m, k])·im(rhs[k, n]) + im(lhs[m, k])·re(rhs[k, n])
    ```

    How the tuples lie in memory is a matter of the memrefs' strides. Products
    are accumulated in the element type of `outs`, in order of k, with fused
    multiply-adds; without `accumulate` `outs` is overwritten, never read.
    `prefetch_rhs` and `next` are hints, as those of a `gemm`; each coefficient
    prefetches all of `next`.

    With `accumulate`, on memrefs only, the products are added to what `outs`
    holds, so that K may be taken a range at a time:

    ```
    outs[s, m, n] += Σ_k lhs[s, m, k] · rhs[s, k, n]
    ```

    With `bf16_terms = 3`, `lhs` and `rhs` are of bf16, split as those of a
    `gemm` with this attribute are, and sums are f32. `rhs` is then one packed
    panel for each coefficient, S×K/KR×NR×KR, with N up to NR.

    The primitive is the tuple-GEMM of Dukhan's thesis (2021), chapter 3.

    Constraints:

    - C1: `lhs`, `rhs` and `outs` have rank 3, `rhs` rank 4 with `bf16_terms`.
    - C2: S of `lhs`, `rhs` and `outs` agree.
    - C3: M of `lhs` and `outs` agree.
    - C4: K of `lhs` and `rhs` agree.
    - C5: N of `rhs` and `outs` agree; with `bf16_terms`, that of `outs` is up to
      NR.
    - C6: element types agree, or that of `rhs` is a narrower floating-point
      type, or `!nnprim.flyte` if they are f32, whose elements are extended;
      with `bf16_terms`, `lhs` and `rhs` are of bf16 and `outs` of f32.
    - C7: `complex_from` is from 0 to S, and an even number of coefficients is
      behind it.
    - C8: `accumulate` is on memrefs and without `complex_from`.
    - C9: `next` is on memrefs only (C1 of `ComputeOpInterface`), and of rank 1.
    - C10: `bf16_terms` is 0 or 3, and 3 without `accumulate` and
      `complex_from`, for a multiple of 64 values of K.

    It is an op and not a `linalg.batch_matmul` because of complex coefficients
    and hints, and because one plan is made for all coefficients: a batch of a
    fixed, small size. The lanes of a vector are filters, not coefficients, of
    which there are 16 to 256 and seldom a multiple of the lanes.

    ```mlir
    %y = nnprim.tuple_gemm
        ins(%v, %u : tensor<16x49x64xf32>, tensor<16x64x32xf32>)
        outs(%init : tensor<16x49x32xf32>) -> tensor<16x49x32xf32>
    ```
  }];
  let arguments = (ins NNPrim_FloatShaped:$lhs, NNPrim_StoredFloatShaped:$rhs,
                       NNPrim_FloatShaped:$init,
                       Optional<MemRefRankOf<[AnyFloat, NNPrim_Flyte], [1]>>:$next,
                       OptionalAttr<I64Attr>:$complex_from,
                       UnitAttr:$accumulate,
                       OptionalAttr<I64Attr>:$prefetch_rhs,
                       OptionalAttr<NNPrim_TupleGemmPlanAttr>:$plan,
                       DefaultValuedAttr<I64Attr, "0">:$bf16_terms);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `ins` `(` $lhs `,` $rhs `:` type($lhs) `,` type($rhs) `)`
    `outs` `(` $init `:` type($init) `)` (`complex_from` $complex_from^)?
    (`accumulate` $accumulate^)? (`next` `(` $next^ `:` type($next) `)`)?
    attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
  }];
}

#endif
