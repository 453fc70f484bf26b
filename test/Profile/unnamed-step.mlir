// RUN: nnprim-compile %s --target=x86-64-avx2 --emit=graph --name=m -o %t.html && FileCheck %s < %t.html

/// Inputs that are outputs, too, are copied, by steps that no node's name reaches: they are called by the outputs.
// CHECK-NOT: func.call
// CHECK:     {"algorithm":"copy",{{[^{}]*}}"inputs":[{"from":-1,"type":"4x8xf32"}],{{[^{}]*}}"names":["first"],
// CHECK-NOT: func.call
// CHECK:     {"algorithm":"copy",{{[^{}]*}}"inputs":[{"from":-2,"type":"3xf32"}],{{[^{}]*}}"names":["second"],
// CHECK-NOT: func.call
func.func @main(%x: tensor<4x8xf32> loc(unknown), %y: tensor<3xf32> loc(unknown))
    -> (tensor<4x8xf32> {nnprim.name = "first"}, tensor<3xf32> {nnprim.name = "second"}) {
  return %x, %y : tensor<4x8xf32>, tensor<3xf32> loc(unknown)
} loc(unknown)
