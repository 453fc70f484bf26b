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

def NNPrim_TwoPassSoftmaxOp : NNPrim_ComputeOp<"twopass_softmax"> {
  let summary = "Softmax along one dimension in two or three passes over memory";
  let description = [{
    ```
    outs[…, i, …] = exp(input[…, i, …]) / Σ_j exp(input[…, j, …])
    ```

    along `dimension`, for any finite input without overflow. With `log`, its
    logarithm. `algorithm` says how often a row is read and written:

    - `two_pass`: the sum, then the results. The exponential is kept as a pair
      (m, n) that stands for m·2ⁿ, so that the maximum need not be known before
      the sum (Dukhan and Ablavatski, *The Two-Pass Softmax Algorithm*, 2020).
      Best for rows that no cache holds.
    - `three_pass_recompute`: the maximum, the sum, the results.
    - `three_pass_reload`: the maximum, the exponentials, which are stored in
      `outs`, then these divided by their sum. Best for rows in cache. Where
      `outs` would round them, and with `log`, they are computed again.
    - `auto`: the least by the target's cost model.

    All use the same exponential. The relative error of every element is at most
    4·2^-23 of its own and (1 + |x - max|)·2^-23 of the sum and of the reduced
    argument; it may become zero below 2^-126. The sum of a row's outputs is
    within 1e-5 of 1. With NaN or +inf among its inputs, or with nothing but
    -inf, a whole row is NaN. Any other -inf gives 0. Finite inputs as large as
    ±3.4e38 are no exception.

    Constraints:

    - C1: shapes and element types of `input` and `outs` agree.
    - C2: `dimension` is below the rank.

    It is an op and not a `linalg.softmax` because the two passes and the (m, n)
    sum do not decompose into `linalg.generic`s without a third pass.

    ```mlir
    %z = nnprim.twopass_softmax log ins(%x : tensor<8x1000xf32>)
        outs(%init : tensor<8x1000xf32>) dimension = 1
        algorithm = three_pass_reload -> tensor<8x1000xf32>
    %y = nnprim.twopass_softmax ins(%x : tensor<8x1000xf32>)
        outs(%init : tensor<8x1000xf32>) dimension = 1 -> tensor<8x1000xf32>
    ```
  }];
  let arguments = (ins NNPrim_FloatShaped:$input, NNPrim_FloatShaped:$init,
                       I64Attr:$dimension, UnitAttr:$log,
                       DefaultValuedAttr<NNPrim_SoftmaxAlgorithmAttr,
                           "::nnprim::SoftmaxAlgorithm::Auto">:$algorithm);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    (`log` $log^)? `ins` `(` $input `:` type($input) `)`
    `outs` `(` $init `:` type($init) `)` `dimension` `=` $dimension
    (`algorithm` `=` $algorithm^)? attr-dict (`->` type($results)^)?
  }];
  let builders = [
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::Value":$input,
                   "::mlir::Value":$init, "int64_t":$dimension), [{
      build($_builder, $_state, results, input, init, dimension,
            /*log=*/false, SoftmaxAlgorithm::Auto);
    }]>
  ];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
  }];
}

#endif
