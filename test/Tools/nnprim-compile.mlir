// RUN: rm -rf %t && mkdir -p %t/a %t/b
// RUN: cd %t/a && nnprim-compile %s -o m.so --target=x86-64-avx2 --header=m.h && nnprim-compile %s -o m.o --emit=object --target=x86-64-avx2
// RUN: cd %t/b && nnprim-compile %s -o m.so --target=x86-64-avx2 --header=m.h && nnprim-compile %s -o m.o --emit=object --target=x86-64-avx2

/// Two runs write identical bytes and leave no temporary files.
// RUN: cmp %t/a/m.so %t/b/m.so && cmp %t/a/m.o %t/b/m.o && cmp %t/a/m.h %t/b/m.h
// RUN: ls %t/a | count 3

/// Only the interface is exported, and a model needs libc at most.
// RUN: llvm-nm -D --defined-only --format=just-symbols %t/a/m.so | FileCheck %s --check-prefix=EXPORTS
// RUN: llvm-nm -D --undefined-only --format=just-symbols %t/a/m.so | FileCheck %s --allow-empty --check-prefix=IMPORTS
// EXPORTS:      m_model
// EXPORTS-NEXT: m_run
// EXPORTS-NEXT: nnprim_model
// EXPORTS-NOT:  {{.}}
// IMPORTS-NOT:  {{^(exp|tanh|erf|malloc|free)}}

/// The two equal weights are one, read-only and on a cache line.
// RUN: llvm-readelf -W -s -S %t/a/m.o | FileCheck %s --check-prefix=WEIGHTS
// WEIGHTS: .rodata.nnprim PROGBITS {{.*}} A {{.*}} 64
// WEIGHTS: .note.GNU-stack
// WEIGHTS: 400 OBJECT GLOBAL HIDDEN {{.*}} m_w0
// WEIGHTS-NOT: m_w1

/// Every other form.
// RUN: nnprim-compile %s -o - --emit=asm --target=x86-64-avx512 --name=other | FileCheck %s --check-prefix=ASM
// RUN: nnprim-compile %s -o - --emit=llvm --target=aarch64-neon --name=other | FileCheck %s --check-prefix=LLVM
// RUN: nnprim-compile %s -o - --emit=mlir --target=x86-64-avx2 | FileCheck %s --check-prefix=MLIR
// ASM:  other_run:
// ASM:  other_model:
// LLVM: target triple = "aarch64-unknown-linux-gnu"
// LLVM: @other_w0 = external hidden
// LLVM: define internal {{.*}}i32 @other_main(ptr noalias {{.*}}, ptr noalias
// LLVM: define dso_local {{.*}}i32 @other_run(
// MLIR: llvm.func @main(

/// Times of passes and the IR after each pass are written to standard error.
// RUN: nnprim-compile %s -o %t/x.so --mlir-timing 2>&1 | FileCheck %s --check-prefix=TIMING
// RUN: nnprim-compile %s -o %t/x.so --mlir-print-ir-after=nnprim-plan-memory --mlir-disable-threading 2>&1 | FileCheck %s --check-prefix=AFTER
// TIMING: LLVM code generation and linking
// AFTER:  IR Dump After PlanMemoryPass

#id = affine_map<(i) -> (i)>
func.func @main(%x: tensor<100xf32>) -> tensor<100xf32> {
  %a = arith.constant dense_resource<a> : tensor<100xf32>
  %b = arith.constant dense_resource<b> : tensor<100xf32>
  %e = tensor.empty() : tensor<100xf32>
  %r = linalg.generic {indexing_maps = [#id, #id, #id, #id], iterator_types = ["parallel"]}
      ins(%x, %a, %b : tensor<100xf32>, tensor<100xf32>, tensor<100xf32>) outs(%e : tensor<100xf32>) {
  ^bb0(%u: f32, %v: f32, %w: f32, %o: f32):
    %0 = math.exp %u : f32
    %1 = arith.mulf %0, %v : f32
    %2 = arith.addf %1, %w : f32
    linalg.yield %2 : f32
  } -> tensor<100xf32>
  return %r : tensor<100xf32>
}
{-# dialect_resources: { builtin: {
  a: "0x04000000000000000000003E0000803E0000C03E0000003F0000203F0000403F0000603F0000803F0000903F0000A03F0000B03F0000C03F0000D03F0000E03F0000F03F0000004000000840000010400000184000002040000028400000304000003840000040400000484000005040000058400000604000006840000070400000784000008040000084400000884000008C4000009040000094400000984000009C400000A0400000A4400000A8400000AC400000B0400000B4400000B8400000BC400000C0400000C4400000C8400000CC400000D0400000D4400000D8400000DC400000E0400000E4400000E8400000EC400000F0400000F4400000F8400000FC40000000410000024100000441000006410000084100000A4100000C4100000E41000010410000124100001441000016410000184100001A4100001C4100001E41000020410000224100002441000026410000284100002A4100002C4100002E41000030410000324100003441000036410000384100003A4100003C4100003E4100004041000042410000444100004641",
  b: "0x04000000000000000000003E0000803E0000C03E0000003F0000203F0000403F0000603F0000803F0000903F0000A03F0000B03F0000C03F0000D03F0000E03F0000F03F0000004000000840000010400000184000002040000028400000304000003840000040400000484000005040000058400000604000006840000070400000784000008040000084400000884000008C4000009040000094400000984000009C400000A0400000A4400000A8400000AC400000B0400000B4400000B8400000BC400000C0400000C4400000C8400000CC400000D0400000D4400000D8400000DC400000E0400000E4400000E8400000EC400000F0400000F4400000F8400000FC40000000410000024100000441000006410000084100000A4100000C4100000E41000010410000124100001441000016410000184100001A4100001C4100001E41000020410000224100002441000026410000284100002A4100002C4100002E41000030410000324100003441000036410000384100003A4100003C4100003E4100004041000042410000444100004641"
} } #-}
