// RUN: nnprim-compile %s --target=x86-64-avx2 --emit=graph --name=m -o %t.html && FileCheck %s < %t.html

/// The data of the page: the sum reads what both loops write into the slices of
/// a concatenation; the zeros that it starts from are part of its kernel.
// CHECK:      <script type="application/json" id="data">
// CHECK-NEXT: {"arena_bytes":256,{{.*}}"buffers":[{"bytes":256,"first":0,"last":2,"name":"left","offset":0}],"name":"m","steps":[
// CHECK-SAME: {"algorithm":"elementwise loop",{{[^{}]*}}"inputs":[{"from":-1,"type":"4x8xf32"}],{{[^{}]*}}"names":["left"],{{[^{}]*}}"outputs":[],{{[^{}]*}}},
// CHECK-SAME: {"algorithm":"elementwise loop",{{[^{}]*}}"flops":32,"inputs":[{"from":-1,"type":"4x8xf32"}],{{[^{}]*}}"names":["right"],{{[^{}]*}}"outputs":[],"plan":"","read_bytes":128,"result":"4x8xf32","written_bytes":128},
// CHECK-SAME: {"algorithm":"reduction loop",{{[^{}]*}}"flops":64,"inputs":[{"from":0,"type":"4x16xf32"},{"from":1,"type":"4x16xf32"}],{{[^{}]*}}"names":["sum"],{{[^{}]*}}"outputs":[1],{{[^{}]*}}}]
// CHECK-NEXT: </script>

#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @main(%x: tensor<4x8xf32>) -> tensor<4xf32> {
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<4x8xf32>
  %a = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%u: f32, %o: f32):
    %0 = arith.maximumf %u, %zero : f32 loc("left")
    linalg.yield %0 : f32 loc("left")
  } -> tensor<4x8xf32> loc("left")
  %b = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : tensor<4x8xf32>) outs(%e : tensor<4x8xf32>) {
  ^bb0(%u: f32, %o: f32):
    %0 = arith.mulf %u, %u : f32 loc("right")
    linalg.yield %0 : f32 loc("right")
  } -> tensor<4x8xf32> loc("right")
  %c = tensor.concat dim(1) %a, %b : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x16xf32> loc("concat")
  %s = tensor.empty() : tensor<4xf32> loc("sum")
  %f = linalg.fill ins(%zero : f32) outs(%s : tensor<4xf32>) -> tensor<4xf32> loc("sum")
  %r = linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%c : tensor<4x16xf32>) outs(%f : tensor<4xf32>) {
  ^bb0(%u: f32, %o: f32):
    %0 = arith.addf %u, %o : f32 loc("sum")
    linalg.yield %0 : f32 loc("sum")
  } -> tensor<4xf32> loc("sum")
  return %r : tensor<4xf32>
}
