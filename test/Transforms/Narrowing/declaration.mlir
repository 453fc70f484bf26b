// RUN: nnprim-opt %s --pass-pipeline="builtin.module(func.func(nnprim-narrow-activations{type=bf16}))" | FileCheck %s

/// A function without a body has no values.
// CHECK: func.func private @helper(tensor<4xf32>) -> tensor<4xf32>
func.func private @helper(tensor<4xf32>) -> tensor<4xf32>
