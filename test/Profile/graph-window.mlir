// RUN: nnprim-compile %s --target=x86-64-avx2 --emit=graph --name=m -o %t.html && FileCheck %s < %t.html

/// The body of a loop loads elements of a tensor at clamped positions, as a
/// pooling does whose window leaves the image: it reads what the second step wrote,
/// and arithmetic on positions is no work.
// CHECK:      "steps":[{{.*}}"names":["product"]
// CHECK-SAME: {"algorithm":"reduction loop",{{[^{}]*}}"flops":60,"inputs":[{"from":1,"type":"4x16xf32"}],{{[^{}]*}}"names":["maximum"],{{[^{}]*}}"outputs":[2],"plan":"","read_bytes":268,
// CHECK-NEXT: </script>

#window = affine_map<(i, j, k) -> (k)>
#row = affine_map<(i, j, k) -> (i, j)>
func.func @main(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x5xf32> {
  %zero = arith.constant 0.0 : f32
  %three = arith.constant 3 : index
  %last = arith.constant 15 : index
  %e = tensor.empty() : tensor<4x16xf32>
  %f = linalg.fill ins(%zero : f32) outs(%e : tensor<4x16xf32>) -> tensor<4x16xf32> loc("product")
  %p = linalg.matmul ins(%x, %w : tensor<4x8xf32>, tensor<8x16xf32>) outs(%f : tensor<4x16xf32>) -> tensor<4x16xf32> loc("product")
  %s = tensor.empty() : tensor<4x5xf32>
  %t = linalg.fill ins(%zero : f32) outs(%s : tensor<4x5xf32>) -> tensor<4x5xf32> loc("maximum")
  %size = tensor.empty() : tensor<3xf32>
  %m = linalg.generic {indexing_maps = [#window, #row], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%size : tensor<3xf32>) outs(%t : tensor<4x5xf32>) {
  ^bb0(%u: f32, %o: f32):
    %i = linalg.index 0 : index loc("maximum")
    %j = linalg.index 1 : index loc("maximum")
    %k = linalg.index 2 : index loc("maximum")
    %first = arith.muli %j, %three : index loc("maximum")
    %place = arith.addi %first, %k : index loc("maximum")
    %inside = arith.minsi %place, %last : index loc("maximum")
    %v = tensor.extract %p[%i, %inside] : tensor<4x16xf32> loc("maximum")
    %0 = arith.maximumf %o, %v : f32 loc("maximum")
    linalg.yield %0 : f32 loc("maximum")
  } -> tensor<4x5xf32> loc("maximum")
  return %m : tensor<4x5xf32>
}
