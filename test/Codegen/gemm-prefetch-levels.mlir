// RUN: sed -e s/LEVEL/l1/ -e s/TURNS/0/ %s > %t.l1.mlir
// RUN: nnprim-compile %t.l1.mlir -o %t.l1.s --name=gemm --emit=asm --target=x86-64-avx2
// RUN: FileCheck %s --input-file=%t.l1.s --check-prefix=X86-L1 --implicit-check-not=prefetcht1 --implicit-check-not=prefetchnta
// RUN: sed -e s/LEVEL/l2/ -e s/TURNS/0/ %s > %t.l2.mlir
// RUN: nnprim-compile %t.l2.mlir -o %t.l2.s --name=gemm --emit=asm --target=x86-64-avx2
// RUN: FileCheck %s --input-file=%t.l2.s --check-prefix=X86-L2 --implicit-check-not=prefetcht0 --implicit-check-not=prefetchnta
// RUN: sed -e s/LEVEL/non_temporal/ -e s/TURNS/4/ %s > %t.nta.mlir
// RUN: nnprim-compile %t.nta.mlir -o %t.nta.s --name=gemm --emit=asm --target=x86-64-avx2
// RUN: FileCheck %s --input-file=%t.nta.s --check-prefix=X86-NTA --implicit-check-not=prefetcht0 --implicit-check-not=prefetcht1
// RUN: nnprim-compile %t.l1.mlir -o %t.l1.neon.s --name=gemm --emit=asm --target=aarch64-neon
// RUN: FileCheck %s --input-file=%t.l1.neon.s --check-prefix=NEON-L1
// RUN: nnprim-compile %t.l2.mlir -o %t.l2.neon.s --name=gemm --emit=asm --target=aarch64-neon
// RUN: FileCheck %s --input-file=%t.l2.neon.s --check-prefix=NEON-L2
// RUN: nnprim-compile %t.nta.mlir -o %t.nta.neon.s --name=gemm --emit=asm --target=aarch64-neon
// RUN: FileCheck %s --input-file=%t.nta.neon.s --check-prefix=NEON-STREAM

/// Where a plan prefetches panels to, and as many turns of the loop over K in
/// an iteration as it says. By itself the kernel of AVX2 takes two steps.
// X86-L1-LABEL:     node_nnprim_gemm:
// X86-L1:           prefetcht0
// X86-L2-LABEL:     node_nnprim_gemm:
// X86-L2:           This Inner Loop Header
// X86-L2:           prefetcht1
// X86-L2-COUNT-16:  vfmadd231ps
// X86-L2-NOT:       vfmadd231ps
// X86-L2:           {{jb|jne|jae}}
// X86-NTA-LABEL:    node_nnprim_gemm:
// X86-NTA:          This Inner Loop Header
// X86-NTA:          prefetchnta
// X86-NTA-COUNT-32: vfmadd231ps
// X86-NTA-NOT:      vfmadd231ps
// X86-NTA:          {{jb|jne|jae}}

/// A turn of NEON is a vector of A: multiply-adds take its elements.
// NEON-L1-LABEL:     node_nnprim_gemm:
// NEON-L1:           prfm pldl1keep
// NEON-L1-COUNT-64:  fmla v{{[0-9]+}}.4s, v{{[0-9]+}}.4s, v{{[0-9]+}}.s[
// NEON-L1-NOT:       fmla
// NEON-L1:           b.
// NEON-L2-LABEL:     node_nnprim_gemm:
// NEON-L2:           prfm pldl2keep
// NEON-STREAM-LABEL: node_nnprim_gemm:
// NEON-STREAM:       prfm pldl1strm
// NEON-STREAM-COUNT-256: fmla v{{[0-9]+}}.4s, v{{[0-9]+}}.4s, v{{[0-9]+}}.s[
// NEON-STREAM-NOT:   fmla
// NEON-STREAM:       b.
func.func @main(%a: tensor<64x256xf32>, %p: tensor<16x256x16xf32>) -> tensor<64x256xf32> {
  %empty = tensor.empty() : tensor<64x256xf32>
  %c = nnprim.gemm ins(%a, %p : tensor<64x256xf32>, tensor<16x256x16xf32>) outs(%empty : tensor<64x256xf32>)
      attributes {plan = #nnprim.gemm_plan<nr = 16, mr = 4, prefetch_rhs = 32, prefetch_level = LEVEL, unroll = TURNS>} -> tensor<64x256xf32>
  return %c : tensor<64x256xf32>
}
