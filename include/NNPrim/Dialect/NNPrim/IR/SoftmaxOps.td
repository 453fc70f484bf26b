//===- SoftmaxOps.td - Softmax --------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_SOFTMAXOPS
#define NNPRIM_DIALECT_NNPRIM_IR_SOFTMAXOPS

include "NNPrim/Dialect/NNPrim/IR/NNPrimAttributes.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimBase.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimPlans.td"

def NNPrim_TwoPassSoftmaxOp
    : NNPrim_EpilogueOp<"twopass_softmax",
                        [AttrSizedOperandSegments, NNPrim_PlannedOpInterface]> {
  let summary = "Softmax along one dimension in two or three passes over memory";
  let description = [{
    ```
    x[…, i, …]    = producer(input[…, i, …], producer_inputs…)
    y[…, i, …]    = exp(x[…, i, …]) / Σ_j exp(x[…, j, …])
    outs[…, i, …] = epilogue(y[…, i, …], epilogue_inputs…)
    ```

    along `dimension`, for any finite x without overflow. With `log`, y is the
    logarithm of that. `algorithm` says how often a row is read and written:

    - `two_pass`: the sum, then the results. The exponential is kept as a pair
      (m, n) that stands for m·2ⁿ, so that the maximum need not be known before
      the sum (Dukhan and Ablavatski, *The Two-Pass Softmax Algorithm*, 2020):
      each lane has a running maximum, renewed a block of vectors at a time.
      Best for rows that no cache holds, whose results are stored around the
      caches.
    - `three_pass_recompute`: the maximum, the sum, the results.
    - `three_pass_reload`: the maximum, the exponentials, which are stored in
      `outs`, then these divided by their sum. Best for rows in cache. Long rows
      go chunk by chunk: the maximum of the next chunk is found while the
      exponentials of one are computed, relative to the largest element so far,
      and the division makes up for what that is below the row's maximum. So
      the input is read from beyond the first-level cache once. Where `outs`
      would round exponentials, and with `log`, they are computed again.
    - `auto`: the least by the target's cost model.

    What `nnprim-plan` made of it is the plan's `passes`.

    Along the innermost dimension vectors lie in the row, unless rows are so
    short that as many as there are lanes are transposed first; along any other
    dimension each lane has a row of its own. Few long rows are divided in parts
    for threads, by `two_pass` or in chunks. The code depends on shapes and
    target only: the result has the same bits with any number of threads.

    All use the same exponential. The relative error of every element of y is at
    most 4·2^-23 of its own and (1 + |x - max|)·2^-23 of the sum and of the
    reduced argument; it may become zero below 2^-126. The sum of a row of y is
    within 1e-5 of 1. With NaN or +inf in a row of x, or with nothing but -inf,
    a whole row is NaN. Any other -inf gives 0, with `log` -inf. -0 and
    subnormals are as 0. Finite x as large as ±3.4e38 are no exception: the
    largest share what there is. N equal elements give 1/N each, one alone 1
    within an ULP, with `log` exactly 0.

    The producer, a scale and a mask, is evaluated wherever an element of
    `input` is read: by every pass. It is a region like that of the epilogue (see
    `EpilogueOpInterface`), whose first argument is the element; an empty one
    takes elements as they are. Results of both regions are rounded to the
    element type.

    Constraints:

    - C1: shapes and element types of `input` and `outs` agree.
    - C2: `dimension` is below the rank.
    - C3: the epilogue is well formed (see `EpilogueOpInterface`).
    - C4: the producer is well formed in the same way.

    It is an op and not a `linalg.softmax` because the two passes and the (m, n)
    sum do not decompose into `linalg.generic`s without a third pass.

    ```mlir
    %z = nnprim.twopass_softmax log ins(%x : tensor<8x1000xf32>)
        outs(%init : tensor<8x1000xf32>) dimension = 1
        algorithm = three_pass_reload -> tensor<8x1000xf32>
    %y = nnprim.twopass_softmax ins(%x : tensor<8x1000xf32>)
        producer(%mask : tensor<1000xf32>) maps [affine_map<(r, c) -> (c)>] {
      ^bb0(%e: f32, %m: f32):
        %s = arith.addf %e, %m : f32
        nnprim.yield %s : f32
      } outs(%init : tensor<8x1000xf32>) dimension = 1
        epilogue(%v : tensor<8xf32>) maps [affine_map<(r, c) -> (r)>] {
      ^bb0(%p: f32, %w: f32):
        %s = arith.mulf %p, %w : f32
        nnprim.yield %s : f32
      } -> tensor<8x1000xf32>
    ```
  }];
  let regions = (region AnyRegion:$producer, AnyRegion:$epilogue);
  let arguments = (ins NNPrim_StoredFloatShaped:$input,
                       Variadic<NNPrim_Shaped>:$producer_inputs,
                       Variadic<NNPrim_Shaped>:$epilogue_inputs,
                       NNPrim_StoredFloatShaped:$init, I64Attr:$dimension,
                       UnitAttr:$log,
                       DefaultValuedAttr<NNPrim_SoftmaxAlgorithmAttr,
                           "::nnprim::SoftmaxAlgorithm::Auto">:$algorithm,
                       DefaultValuedAttr<AffineMapArrayAttr, "{}">:$producer_maps,
                       DefaultValuedAttr<AffineMapArrayAttr, "{}">:$epilogue_maps,
                       OptionalAttr<NNPrim_SoftmaxPlanAttr>:$plan);
  let assemblyFormat = [{
    (`log` $log^)? `ins` `(` $input `:` type($input) `)`
    (`producer` (`(` $producer_inputs^ `:` type($producer_inputs) `)`
     `maps` $producer_maps)? $producer^)?
    `outs` `(` $init `:` type($init) `)` `dimension` `=` $dimension
    (`algorithm` `=` $algorithm^)?
    (`epilogue` `(` $epilogue_inputs^ `:` type($epilogue_inputs) `)`
     `maps` $epilogue_maps)?
    attr-dict-with-keyword ($epilogue^)? (`->` type($results)^)?
  }];
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::Value":$input,
                   "::mlir::Value":$init, "int64_t":$dimension,
                   CArg<"bool", "false">:$log,
                   CArg<"::nnprim::SoftmaxAlgorithm",
                        "::nnprim::SoftmaxAlgorithm::Auto">:$algorithm), [{
      build($_builder, $_state, results, input, /*producer_inputs=*/{},
            /*epilogue_inputs=*/{}, init, dimension, log, algorithm,
            /*producer_maps=*/$_builder.getArrayAttr({}),
            /*epilogue_maps=*/$_builder.getArrayAttr({}),
            /*plan=*/::nnprim::SoftmaxPlanAttr());
    }]>
  ];
  let hasRegionVerifier = 1;
  let extraClassDeclaration = epilogueDeclarations # [{
    /// The producer with its inputs.
    ::nnprim::ScalarRegion getProducerRegion();
  }];
}

#endif
