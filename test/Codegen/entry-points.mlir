// RUN: nnprim-compile %s -o %t.s --name=row --emit=asm --target=x86-64-avx2
// RUN: FileCheck %s --check-prefix=X86 < %t.s
// RUN: nnprim-compile %s -o %t.s --name=row --emit=asm --target=x86-64-avx512
// RUN: FileCheck %s --check-prefix=X86 < %t.s
// RUN: nnprim-compile %s -o %t.s --name=row --emit=asm --target=aarch64-neon
// RUN: FileCheck %s --check-prefix=NEON < %t.s
// RUN: nnprim-compile %s -o %t.o --name=row --emit=object --target=x86-64-avx512,x86-64-avx2
// RUN: llvm-objdump -dr --no-show-raw-insn --disassemble-symbols=row_invoke %t.o | FileCheck %s --check-prefix=VARIANTS

/// A call saves no registers, moves nothing on the stack, and ends in a jump to
/// the model, whose last part returns success. What the first call does besides
/// is in a function of its own.
// X86-LABEL: {{^}}row_main:
// X86-NOT:   call
// X86:       jmp {{[a-z_]*}}twopass_softmax
// X86-LABEL: {{^}}row_invoke_0:
// X86-NOT:   {{push|pop|call|%rsp|%rbx|%rbp|%r1[2-5]}}
// X86:       movl row_processor(%rip), %eax
// X86-NEXT:  testb $1, %al
// X86-NEXT:  je row_invoke_0_first
// X86-NOT:   {{push|pop|call|%rsp|%rbx|%rbp|%r1[2-5]}}
// X86:       {{j(mp|e|ne)}} row_main
// X86-NOT:   {{push|pop|call|%rsp|%rbx|%rbp|%r1[2-5]}}
// X86:       .Lfunc_end
// X86-LABEL: {{^}}row_invoke_0_first:
// X86:       jne row_invoke_0
// X86:       call{{q?}} row_ask_processor
// X86-LABEL: {{^}}row_run:
// X86-NOT:   {{push|pop|call|%rsp|%rbx|%rbp|%r1[2-5]}}
// X86:       je row_run_first
// X86-NOT:   {{push|pop|call|%rsp|%rbx|%rbp|%r1[2-5]}}
// X86:       {{j(mp|e|ne)}} row_main
// X86-NOT:   {{push|pop|call|%rsp|%rbx|%rbp|%r1[2-5]}}
// X86:       .Lfunc_end

/// Each processor of Armv8 has Neon, so that there is nothing to ask.
// NEON-NOT:   _first:
// NEON-LABEL: {{^}}row_invoke_0:
// NEON-NOT:   {{stp|ldp|bl |sp}}
// NEON:       b row_main
// NEON-NOT:   {{stp|ldp|bl |sp}}
// NEON:       .Lfunc_end
// NEON-NOT:   _first:

/// The same with several variants: one load, and a bit for each of them.
// VARIANTS-LABEL: <row_invoke>:
// VARIANTS-NOT:   {{push|pop|call|%rsp|%rbx|%rbp|%r1[2-5]}}
// VARIANTS:       testb $0x3, %al
// VARIANTS-NOT:   {{push|pop|call|%rsp|%rbx|%rbp|%r1[2-5]}}
// VARIANTS:       testb $0x1, %al
// VARIANTS-NEXT:  jne
// VARIANTS-NEXT:  R_X86_64_PLT32 row_main0
// VARIANTS-NEXT:  jmp
// VARIANTS-NEXT:  R_X86_64_PLT32 row_main1
// VARIANTS-NOT:   {{push|pop|call|%rsp|%rbx|%rbp|%r1[2-5]}}
func.func @main(%x: tensor<1x10xf32>) -> tensor<1x10xf32> {
  %init = tensor.empty() : tensor<1x10xf32>
  %y = nnprim.twopass_softmax ins(%x : tensor<1x10xf32>) outs(%init : tensor<1x10xf32>) dimension = 1 -> tensor<1x10xf32>
  return %y : tensor<1x10xf32>
}
