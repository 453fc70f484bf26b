// RUN: nnprim-translate %s --mlir-to-c-header --name=square --target=x86-64-avx2 | FileCheck %s --check-prefix=HEADER
// HEADER: int32_t square_run(const float *input0, float *output0, void *arena);

// RUN: nnprim-translate %s --mlir-to-object --name=square --target=aarch64-neon -o %t.o
// RUN: llvm-readelf -h -s %t.o | FileCheck %s --check-prefix=OBJECT
// OBJECT: Machine: AArch64
// OBJECT-DAG: square_model
// OBJECT-DAG: square_run

// RUN: not nnprim-translate %s --mlir-to-object --target=pdp11 2>&1 | FileCheck %s --check-prefix=TARGET
// TARGET: error: unknown target 'pdp11'

// RUN: nnprim-opt %s --nnprim-buffers --nnprim-llvm=target=x86-64-avx2 | nnprim-translate --mlir-to-llvmir | FileCheck %s --check-prefix=LLVMIR
// LLVMIR: define void @main(ptr noalias %0, ptr noalias %1, ptr noalias align 64 %2)

#id = affine_map<(i) -> (i)>
func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {
  %e = tensor.empty() : tensor<100xf32>
  %r = linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel"]}
      ins(%x : tensor<100xf32>) outs(%e : tensor<100xf32>) {
  ^bb0(%u: f32, %o: f32):
    %0 = arith.mulf %u, %u : f32
    linalg.yield %0 : f32
  } -> tensor<100xf32>
  return %r : tensor<100xf32>
}
