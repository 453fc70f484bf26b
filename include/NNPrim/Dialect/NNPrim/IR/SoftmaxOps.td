//===- SoftmaxOps.td - Softmax --------------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_SOFTMAXOPS
#define NNPRIM_DIALECT_NNPRIM_IR_SOFTMAXOPS

include "NNPrim/Dialect/NNPrim/IR/NNPrimBase.td"

def NNPrim_TwoPassSoftmaxOp : NNPrim_ComputeOp<"twopass_softmax"> {
  let summary = "Softmax along one dimension in two passes over memory";
  let description = [{
    ```
    outs[…, i, …] = exp(input[…, i, …]) / Σ_j exp(input[…, j, …])
    ```

    along `dimension`, for any finite input without overflow. The method is
    Dukhan and Ablavatski, *The Two-Pass Softmax Algorithm* (2020): the
    exponential is kept as a pair (m, n) that stands for m·2ⁿ, so that the
    maximum need not be known before the sum. Every element is within 1e-6 of
    its exact value, relative to the row's largest output.

    Constraints:

    - C1: shapes and element types of `input` and `outs` agree.
    - C2: `dimension` is below the rank.

    It is an op and not a `linalg.softmax` because the two passes and the (m, n)
    sum do not decompose into `linalg.generic`s without a third pass.

    ```mlir
    %y = nnprim.twopass_softmax ins(%x : tensor<8x1000xf32>)
        outs(%init : tensor<8x1000xf32>) dimension = 1 -> tensor<8x1000xf32>
    ```
  }];
  let arguments = (ins NNPrim_FloatShaped:$input, NNPrim_FloatShaped:$init,
                       I64Attr:$dimension);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)`
    `dimension` `=` $dimension attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
  }];
}

#endif
