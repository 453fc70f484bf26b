// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference %to_llvm | %run_main | FileCheck %s
// RUN: nnprim-opt %s %bufferize --convert-nnprim-to-reference=accumulate-in-f64 %to_llvm | %run_main | FileCheck %s
// UNSUPPORTED: verify-roundtrip

func.func private @printMemrefF32(memref<*xf32>) attributes {llvm.emit_c_interface}

func.func @print(%t: tensor<2x2xf32>) {
  %b = bufferization.to_buffer %t : tensor<2x2xf32> to memref<2x2xf32>
  %u = memref.cast %b : memref<2x2xf32> to memref<*xf32>
  call @printMemrefF32(%u) : (memref<*xf32>) -> ()
  return
}

/// exp(1000) overflows; the softmax does not.
func.func @main() {
  %x = arith.constant dense<[[1000., 1000.], [-1000., 1000.]]> : tensor<2x2xf32>
  %e = tensor.empty() : tensor<2x2xf32>

  // CHECK:      sizes = [2, 2]
  // CHECK-NEXT: {{\[}}[0.5, 0.5],
  // CHECK-NEXT:  [0, 1]]
  %0 = nnprim.twopass_softmax ins(%x : tensor<2x2xf32>)
      outs(%e : tensor<2x2xf32>) dimension = 1 -> tensor<2x2xf32>
  call @print(%0) : (tensor<2x2xf32>) -> ()

  // CHECK:      sizes = [2, 2]
  // CHECK-NEXT: {{\[}}[1, 0.5],
  // CHECK-NEXT:  [0, 0.5]]
  %1 = nnprim.twopass_softmax ins(%x : tensor<2x2xf32>)
      outs(%e : tensor<2x2xf32>) dimension = 0 -> tensor<2x2xf32>
  call @print(%1) : (tensor<2x2xf32>) -> ()
  return
}
