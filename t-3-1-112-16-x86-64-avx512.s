	.file	"conv"
	.text
	.p2align	4                               # -- Begin function nnprim_parallel
	.type	nnprim_parallel,@function
nnprim_parallel:                        # @nnprim_parallel
# %bb.0:
	movq	%rsi, %rcx
	testq	%rdi, %rdi
	je	.LBB0_3
# %bb.1:
	movl	8(%rdi), %eax
	cmpl	$2, %eax
	jl	.LBB0_3
# %bb.2:
	cmpl	$10, %eax
	movl	$10, %esi
	cmovbl	%eax, %esi
	movq	%rsi, (%rcx)
	movq	(%rdi), %rax
	movq	16(%rdi), %r8
	leaq	node_nnprim_depthwise_conv_task(%rip), %rdx
	movq	%rax, %rdi
	jmpq	*%r8                            # TAILCALL
.LBB0_3:
	movq	$1, (%rcx)
	movq	%rcx, %rdi
	xorl	%esi, %esi
	jmp	node_nnprim_depthwise_conv_task # TAILCALL
.Lfunc_end0:
	.size	nnprim_parallel, .Lfunc_end0-nnprim_parallel
                                        # -- End function
	.p2align	4                               # -- Begin function node_nnprim_depthwise_conv
	.type	node_nnprim_depthwise_conv,@function
node_nnprim_depthwise_conv:             # @node_nnprim_depthwise_conv
# %bb.0:
	movq	%rdx, %rax
	testq	%rcx, %rcx
	setg	%dl
	testq	%r8, %r8
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_4
# %bb.1:
	vmovups	256(%rsi), %zmm0
	vmovups	(%rdi), %zmm1
	vmovups	64(%rdi), %zmm3
	vmovups	128(%rdi), %zmm4
	vmovups	192(%rdi), %zmm5
	vmulps	%zmm0, %zmm1, %zmm12
	vmovups	(%rsi), %zmm8
	vmovups	64(%rsi), %zmm6
	vmovups	128(%rsi), %zmm7
	vmovups	192(%rsi), %zmm2
	vmulps	%zmm2, %zmm1, %zmm13
	vmulps	%zmm6, %zmm1, %zmm15
	vmulps	%zmm8, %zmm1, %zmm14
	vmovups	320(%rsi), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vmulps	%zmm3, %zmm2, %zmm18
	vfmadd231ps	%zmm7, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vfmadd231ps	%zmm1, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm0) + zmm18
	vmulps	%zmm4, %zmm2, %zmm20
	vfmadd231ps	%zmm7, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm6) + zmm16
	vmulps	%zmm4, %zmm8, %zmm19
	vfmadd231ps	%zmm1, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm7) + zmm16
	vfmadd231ps	%zmm5, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm5) + zmm19
	vmovups	256(%rdi), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	7168(%rdi), %zmm5
	vmovups	448(%rsi), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vmovups	384(%rsi), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm4) + zmm13
	vfmadd231ps	%zmm0, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm2) + zmm14
	vmulps	%zmm5, %zmm6, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	7232(%rdi), %zmm11
	vmovups	512(%rsi), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm2) + zmm16
	vfmadd231ps	%zmm7, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm6) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	7296(%rdi), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm2) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm6) + zmm11
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	7360(%rdi), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm7) + zmm11
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	7424(%rdi), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	%zmm12, (%rax)
	vmovups	%zmm13, 64(%rax)
	vmovups	%zmm18, 128(%rax)
	vmovups	%zmm20, 192(%rax)
	vmovups	14336(%rdi), %zmm12
	vmovups	14400(%rdi), %zmm18
	vmovups	14464(%rdi), %zmm20
	vmovups	14528(%rdi), %zmm21
	vfmadd231ps	%zmm3, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm2) + zmm9
	vmulps	%zmm12, %zmm6, %zmm13
	vmulps	%zmm12, %zmm8, %zmm12
	vfmadd231ps	%zmm5, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm7, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm6) + zmm12
	vmulps	%zmm18, %zmm8, %zmm18
	vfmadd231ps	%zmm5, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	14592(%rdi), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	%zmm15, 7168(%rax)
	vmovups	%zmm14, 7232(%rax)
	vmovups	%zmm16, 7296(%rax)
	vmovups	%zmm19, 7360(%rax)
	vmovups	21504(%rdi), %zmm14
	vmovups	21568(%rdi), %zmm16
	vmovups	21632(%rdi), %zmm19
	vmovups	21696(%rdi), %zmm21
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vmulps	%zmm14, %zmm6, %zmm15
	vmulps	%zmm14, %zmm8, %zmm14
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm2) + zmm18
	vfmadd231ps	%zmm7, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm19
	vfmadd231ps	%zmm5, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm7) + zmm16
	vfmadd231ps	%zmm21, %zmm6, %zmm19   # zmm19 = (zmm6 * zmm21) + zmm19
	vmovups	21760(%rdi), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm5) + zmm17
	vfmadd231ps	%zmm1, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm1) + zmm20
	vfmadd231ps	%zmm21, %zmm7, %zmm19   # zmm19 = (zmm7 * zmm21) + zmm19
	vmovups	%zmm10, 14336(%rax)
	vmovups	%zmm9, 14400(%rax)
	vmovups	%zmm11, 14464(%rax)
	vmovups	%zmm17, 14528(%rax)
	vmovups	28672(%rdi), %zmm9
	vmovups	28736(%rdi), %zmm10
	vmovups	28800(%rdi), %zmm11
	vmovups	28864(%rdi), %zmm17
	vfmadd231ps	%zmm3, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm0) + zmm15
	vfmadd231ps	%zmm9, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm9) + zmm14
	vfmadd231ps	%zmm5, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm0) + zmm14
	vfmadd231ps	%zmm10, %zmm2, %zmm16   # zmm16 = (zmm2 * zmm10) + zmm16
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm11, %zmm20   # zmm20 = (zmm11 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm0) + zmm16
	vfmadd231ps	%zmm11, %zmm2, %zmm19   # zmm19 = (zmm2 * zmm11) + zmm19
	vfmadd231ps	%zmm5, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm1) + zmm16
	vfmadd231ps	%zmm17, %zmm0, %zmm19   # zmm19 = (zmm0 * zmm17) + zmm19
	vmovups	28928(%rdi), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm5) + zmm20
	vfmadd231ps	%zmm9, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm9) + zmm19
	vmovups	%zmm13, 21504(%rax)
	vmovups	%zmm12, 21568(%rax)
	vmovups	%zmm18, 21632(%rax)
	vmovups	%zmm20, 21696(%rax)
	vmovups	35840(%rdi), %zmm9
	vmovups	35904(%rdi), %zmm10
	vmovups	35968(%rdi), %zmm11
	vmovups	36032(%rdi), %zmm12
	vfmadd231ps	%zmm3, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm3) + zmm15
	vfmadd231ps	%zmm9, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm9) + zmm14
	vfmadd231ps	%zmm5, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm3) + zmm14
	vfmadd231ps	%zmm10, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm10) + zmm16
	vfmadd231ps	%zmm5, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm3) + zmm16
	vfmadd231ps	%zmm11, %zmm4, %zmm19   # zmm19 = (zmm4 * zmm11) + zmm19
	vfmadd231ps	%zmm5, %zmm12, %zmm16   # zmm16 = (zmm12 * zmm5) + zmm16
	vfmadd231ps	%zmm12, %zmm3, %zmm19   # zmm19 = (zmm3 * zmm12) + zmm19
	vfmadd231ps	36096(%rdi), %zmm5, %zmm19 # zmm19 = (zmm5 * mem) + zmm19
	vmovups	%zmm15, 28672(%rax)
	vmovups	%zmm14, 28736(%rax)
	vmovups	%zmm16, 28800(%rax)
	vmovups	%zmm19, 28864(%rax)
	movl	$29120, %edx                    # imm = 0x71C0
	xorl	%r9d, %r9d
	.p2align	4
.LBB1_2:                                # =>This Inner Loop Header: Depth=1
	vmovups	-28928(%rdi,%rdx), %zmm9
	vmovups	-28864(%rdi,%rdx), %zmm10
	vmovups	-28800(%rdi,%rdx), %zmm12
	vmovups	-28736(%rdi,%rdx), %zmm16
	vmulps	%zmm9, %zmm2, %zmm11
	vmulps	%zmm9, %zmm8, %zmm13
	vfmadd231ps	%zmm0, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm0) + zmm11
	vmulps	%zmm10, %zmm2, %zmm14
	vfmadd231ps	%zmm6, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm6) + zmm13
	vmulps	%zmm10, %zmm8, %zmm15
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm0) + zmm14
	vmulps	%zmm12, %zmm2, %zmm18
	vfmadd231ps	%zmm7, %zmm12, %zmm13   # zmm13 = (zmm12 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm6) + zmm15
	vmulps	%zmm12, %zmm8, %zmm17
	vfmadd231ps	%zmm1, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm0) + zmm18
	vmulps	%zmm16, %zmm2, %zmm20
	vfmadd231ps	%zmm7, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm6) + zmm17
	vmulps	%zmm16, %zmm8, %zmm19
	vmovups	-28672(%rdi,%rdx), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm7) + zmm17
	vfmadd231ps	%zmm9, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm9) + zmm19
	vmovups	-28608(%rdi,%rdx), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm1) + zmm20
	vfmadd231ps	%zmm9, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm9) + zmm19
	vmovups	-21760(%rdi,%rdx), %zmm9
	vfmadd231ps	%zmm4, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm4) + zmm11
	vfmadd231ps	%zmm2, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm2) + zmm13
	vmulps	%zmm9, %zmm8, %zmm9
	vmovups	-21696(%rdi,%rdx), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm2) + zmm15
	vfmadd231ps	%zmm6, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm6) + zmm9
	vmulps	%zmm10, %zmm8, %zmm10
	vmovups	-21632(%rdi,%rdx), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm12, %zmm18   # zmm18 = (zmm12 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm12, %zmm13   # zmm13 = (zmm12 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm12, %zmm17   # zmm17 = (zmm12 * zmm2) + zmm17
	vfmadd231ps	%zmm7, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm6) + zmm10
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	-21568(%rdi,%rdx), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm0) + zmm17
	vfmadd231ps	%zmm2, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm2) + zmm19
	vfmadd231ps	%zmm7, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm6) + zmm12
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	-21504(%rdi,%rdx), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm7) + zmm12
	vfmadd231ps	%zmm21, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm21) + zmm16
	vmovups	-21440(%rdi,%rdx), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm21) + zmm16
	vmovups	%zmm11, -28864(%rax,%rdx)
	vmovups	%zmm14, -28800(%rax,%rdx)
	vmovups	%zmm18, -28736(%rax,%rdx)
	vmovups	%zmm20, -28672(%rax,%rdx)
	vmovups	-14592(%rdi,%rdx), %zmm11
	vmovups	-14528(%rdi,%rdx), %zmm14
	vmovups	-14464(%rdi,%rdx), %zmm18
	vmovups	-14400(%rdi,%rdx), %zmm20
	vfmadd231ps	%zmm4, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm4) + zmm13
	vfmadd231ps	%zmm2, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm2) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm4) + zmm15
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vmulps	%zmm14, %zmm8, %zmm14
	vfmadd231ps	%zmm5, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm2) + zmm12
	vfmadd231ps	%zmm7, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm7) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm6) + zmm14
	vmulps	%zmm18, %zmm8, %zmm18
	vfmadd231ps	%zmm5, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm2) + zmm16
	vfmadd231ps	%zmm7, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	-14336(%rdi,%rdx), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm5) + zmm17
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm0) + zmm16
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	-14272(%rdi,%rdx), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	%zmm13, -21696(%rax,%rdx)
	vmovups	%zmm15, -21632(%rax,%rdx)
	vmovups	%zmm17, -21568(%rax,%rdx)
	vmovups	%zmm19, -21504(%rax,%rdx)
	vmovups	-7424(%rdi,%rdx), %zmm13
	vmovups	-7360(%rdi,%rdx), %zmm15
	vmovups	-7296(%rdi,%rdx), %zmm17
	vmovups	-7232(%rdi,%rdx), %zmm19
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm2, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm2) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vfmadd231ps	%zmm3, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm4) + zmm10
	vfmadd231ps	%zmm0, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm6, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm6) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vfmadd231ps	%zmm5, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm4) + zmm12
	vfmadd231ps	%zmm1, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm2) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm6) + zmm15
	vmulps	%zmm17, %zmm8, %zmm17
	vfmadd231ps	%zmm5, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm6) + zmm17
	vmulps	%zmm19, %zmm8, %zmm19
	vmovups	-7168(%rdi,%rdx), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm3) + zmm16
	vfmadd231ps	%zmm1, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm7) + zmm17
	vfmadd231ps	%zmm21, %zmm6, %zmm19   # zmm19 = (zmm6 * zmm21) + zmm19
	vmovups	-7104(%rdi,%rdx), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm1, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm1) + zmm20
	vfmadd231ps	%zmm21, %zmm7, %zmm19   # zmm19 = (zmm7 * zmm21) + zmm19
	vmovups	%zmm9, -14528(%rax,%rdx)
	vmovups	%zmm10, -14464(%rax,%rdx)
	vmovups	%zmm12, -14400(%rax,%rdx)
	vmovups	%zmm16, -14336(%rax,%rdx)
	vmovups	-256(%rdi,%rdx), %zmm9
	vmovups	-192(%rdi,%rdx), %zmm10
	vmovups	-128(%rdi,%rdx), %zmm12
	vmovups	-64(%rdi,%rdx), %zmm16
	vfmadd231ps	%zmm4, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm4) + zmm11
	vfmadd231ps	%zmm9, %zmm2, %zmm13    # zmm13 = (zmm2 * zmm9) + zmm13
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm0) + zmm13
	vfmadd231ps	%zmm10, %zmm2, %zmm15   # zmm15 = (zmm2 * zmm10) + zmm15
	vfmadd231ps	%zmm5, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm12, %zmm18   # zmm18 = (zmm12 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm12, %zmm13   # zmm13 = (zmm12 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm0) + zmm15
	vfmadd231ps	%zmm12, %zmm2, %zmm17   # zmm17 = (zmm2 * zmm12) + zmm17
	vfmadd231ps	%zmm5, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm0) + zmm17
	vfmadd231ps	%zmm16, %zmm2, %zmm19   # zmm19 = (zmm2 * zmm16) + zmm19
	vmovups	(%rdi,%rdx), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm1) + zmm17
	vfmadd231ps	%zmm9, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm9) + zmm19
	vmovups	64(%rdi,%rdx), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm5) + zmm20
	vfmadd231ps	%zmm9, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm9) + zmm19
	vmovups	%zmm11, -7360(%rax,%rdx)
	vmovups	%zmm14, -7296(%rax,%rdx)
	vmovups	%zmm18, -7232(%rax,%rdx)
	vmovups	%zmm20, -7168(%rax,%rdx)
	vfmadd231ps	6912(%rdi,%rdx), %zmm4, %zmm13 # zmm13 = (zmm4 * mem) + zmm13
	vmovups	6976(%rdi,%rdx), %zmm9
	vmovups	7040(%rdi,%rdx), %zmm10
	vmovups	7104(%rdi,%rdx), %zmm11
	vmovups	7168(%rdi,%rdx), %zmm12
	vfmadd231ps	%zmm3, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm3) + zmm13
	vfmadd231ps	%zmm9, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm9) + zmm15
	vfmadd231ps	%zmm5, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm3) + zmm15
	vfmadd231ps	%zmm10, %zmm4, %zmm17   # zmm17 = (zmm4 * zmm10) + zmm17
	vfmadd231ps	%zmm5, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm11, %zmm17   # zmm17 = (zmm11 * zmm3) + zmm17
	vfmadd231ps	%zmm11, %zmm4, %zmm19   # zmm19 = (zmm4 * zmm11) + zmm19
	vfmadd231ps	%zmm5, %zmm12, %zmm17   # zmm17 = (zmm12 * zmm5) + zmm17
	vfmadd231ps	%zmm12, %zmm3, %zmm19   # zmm19 = (zmm3 * zmm12) + zmm19
	vfmadd231ps	7232(%rdi,%rdx), %zmm5, %zmm19 # zmm19 = (zmm5 * mem) + zmm19
	vmovups	%zmm13, -192(%rax,%rdx)
	vmovups	%zmm15, -128(%rax,%rdx)
	vmovups	%zmm17, -64(%rax,%rdx)
	vmovups	%zmm19, (%rax,%rdx)
	addq	$4, %r9
	addq	$256, %rdx                      # imm = 0x100
	cmpq	$104, %r9
	jb	.LBB1_2
# %bb.3:
	vmovups	6848(%rdi), %zmm9
	vmovups	6912(%rdi), %zmm10
	vmovups	6976(%rdi), %zmm12
	vmovups	7040(%rdi), %zmm17
	vmulps	%zmm9, %zmm2, %zmm11
	vmulps	%zmm9, %zmm8, %zmm13
	vfmadd231ps	%zmm0, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm0) + zmm11
	vmulps	%zmm10, %zmm2, %zmm14
	vfmadd231ps	%zmm6, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm6) + zmm13
	vmulps	%zmm10, %zmm8, %zmm15
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm0) + zmm14
	vmulps	%zmm12, %zmm2, %zmm18
	vfmadd231ps	%zmm7, %zmm12, %zmm13   # zmm13 = (zmm12 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm6) + zmm15
	vmulps	%zmm12, %zmm8, %zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm0) + zmm18
	vmulps	%zmm17, %zmm2, %zmm20
	vfmadd231ps	%zmm7, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm6) + zmm16
	vmulps	%zmm17, %zmm8, %zmm19
	vmovups	7104(%rdi), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm7) + zmm16
	vfmadd231ps	%zmm9, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm9) + zmm19
	vmovups	14016(%rdi), %zmm9
	vfmadd231ps	%zmm4, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm4) + zmm11
	vfmadd231ps	%zmm2, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm2) + zmm13
	vmulps	%zmm9, %zmm8, %zmm9
	vmovups	14080(%rdi), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm2) + zmm15
	vfmadd231ps	%zmm6, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm6) + zmm9
	vmulps	%zmm10, %zmm8, %zmm10
	vmovups	14144(%rdi), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm12, %zmm18   # zmm18 = (zmm12 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm12, %zmm13   # zmm13 = (zmm12 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm12, %zmm16   # zmm16 = (zmm12 * zmm2) + zmm16
	vfmadd231ps	%zmm7, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm6) + zmm10
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	14208(%rdi), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm2) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm6) + zmm12
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	14272(%rdi), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm7) + zmm12
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm11, 6912(%rax)
	vmovups	%zmm14, 6976(%rax)
	vmovups	%zmm18, 7040(%rax)
	vmovups	%zmm20, 7104(%rax)
	vmovups	21184(%rdi), %zmm11
	vmovups	21248(%rdi), %zmm14
	vmovups	21312(%rdi), %zmm18
	vmovups	21376(%rdi), %zmm20
	vfmadd231ps	%zmm4, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm4) + zmm13
	vfmadd231ps	%zmm2, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm2) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm4) + zmm15
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vmulps	%zmm14, %zmm8, %zmm14
	vfmadd231ps	%zmm5, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm2) + zmm12
	vfmadd231ps	%zmm7, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm7) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm6) + zmm14
	vmulps	%zmm18, %zmm8, %zmm18
	vfmadd231ps	%zmm5, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	21440(%rdi), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm13, 14080(%rax)
	vmovups	%zmm15, 14144(%rax)
	vmovups	%zmm16, 14208(%rax)
	vmovups	%zmm19, 14272(%rax)
	vmovups	28352(%rdi), %zmm13
	vmovups	28416(%rdi), %zmm15
	vmovups	28480(%rdi), %zmm16
	vmovups	28544(%rdi), %zmm19
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm2, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm2) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vfmadd231ps	%zmm3, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm4) + zmm10
	vfmadd231ps	%zmm0, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm6, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm6) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm4) + zmm12
	vfmadd231ps	%zmm1, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm2) + zmm18
	vfmadd231ps	%zmm7, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm6) + zmm15
	vmulps	%zmm16, %zmm8, %zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	28608(%rdi), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	%zmm9, 21248(%rax)
	vmovups	%zmm10, 21312(%rax)
	vmovups	%zmm12, 21376(%rax)
	vmovups	%zmm17, 21440(%rax)
	vmovups	35520(%rdi), %zmm6
	vmovups	35584(%rdi), %zmm7
	vmovups	35648(%rdi), %zmm9
	vmovups	35712(%rdi), %zmm10
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm6, %zmm2, %zmm13    # zmm13 = (zmm2 * zmm6) + zmm13
	vfmadd231ps	%zmm3, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm0) + zmm13
	vfmadd231ps	%zmm7, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm7) + zmm15
	vfmadd231ps	%zmm5, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm0) + zmm15
	vfmadd231ps	%zmm9, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm9) + zmm16
	vfmadd231ps	%zmm5, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm10, %zmm20   # zmm20 = (zmm10 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm10, %zmm8    # zmm8 = (zmm10 * zmm2) + zmm8
	vmovups	35776(%rdi), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm20    # zmm20 = (zmm2 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm0) + zmm8
	vmovups	%zmm11, 28416(%rax)
	vmovups	%zmm14, 28480(%rax)
	vmovups	%zmm18, 28544(%rax)
	vmovups	%zmm20, 28608(%rax)
	vfmadd231ps	42688(%rdi), %zmm4, %zmm13 # zmm13 = (zmm4 * mem) + zmm13
	vmovups	42752(%rdi), %zmm0
	vmovups	42816(%rdi), %zmm1
	vmovups	42880(%rdi), %zmm2
	vmovups	42944(%rdi), %zmm6
	vfmadd231ps	%zmm3, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm0) + zmm15
	vfmadd231ps	%zmm5, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm4) + zmm8
	vfmadd231ps	%zmm5, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm3) + zmm8
	vmovups	%zmm13, 35584(%rax)
	vmovups	%zmm15, 35648(%rax)
	vmovups	%zmm16, 35712(%rax)
	vmovups	%zmm8, 35776(%rax)
.LBB1_4:
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	-115840(%rcx), %rdx
	leaq	-115840(%r8), %r9
	movq	%rdx, %r10
	sarq	$63, %r10
	andnq	%rdx, %r10, %rdx
	addq	$123839, %rdx                   # imm = 0x1E3BF
	shrq	$6, %rdx
	movabsq	$152531217146952365, %r11       # imm = 0x21DE6557733BAAD
	mulxq	%r11, %r10, %r10
	shrq	$4, %r10
	movq	%r9, %rdx
	sarq	$63, %rdx
	andnq	%r9, %rdx, %rdx
	addq	$123839, %rdx                   # imm = 0x1E3BF
	shrq	$6, %rdx
	mulxq	%r11, %r9, %r9
	shrq	$4, %r9
	cmpq	$19, %r9
	movl	$19, %edx
	cmovbq	%r9, %rdx
	cmpq	%rdx, %r10
	jae	.LBB1_9
# %bb.5:                                # %.lr.ph
	leaq	(%rdx,%rdx,4), %rdx
	leaq	(%r10,%r10,4), %r9
	addq	$5, %r9
	vmovups	(%rsi), %zmm0
	vmovups	64(%rsi), %zmm1
	vmovups	128(%rsi), %zmm2
	vmovups	192(%rsi), %zmm3
	vmovups	256(%rsi), %zmm4
	vmovups	320(%rsi), %zmm5
	vmovups	448(%rsi), %zmm6
	vmovups	384(%rsi), %zmm7
	vmovups	512(%rsi), %zmm8
	imulq	$35840, %r10, %r11              # imm = 0x8C00
	leaq	(%r11,%rdi), %r10
	addq	$72192, %r10                    # imm = 0x11A00
	addq	%rax, %r11
	addq	$64960, %r11                    # imm = 0xFDC0
	.p2align	4
.LBB1_6:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	imulq	$1792, %r9, %rbx                # imm = 0x700
	vmovups	-7168(%rdi,%rbx,4), %zmm9
	vmovups	-7104(%rdi,%rbx,4), %zmm10
	vmovups	-7040(%rdi,%rbx,4), %zmm11
	vmovups	-6976(%rdi,%rbx,4), %zmm14
	vmulps	%zmm1, %zmm9, %zmm13
	vmulps	%zmm0, %zmm9, %zmm12
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm1) + zmm12
	vmulps	%zmm10, %zmm0, %zmm18
	vfmadd231ps	%zmm2, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm1) + zmm18
	vmulps	%zmm11, %zmm0, %zmm20
	vfmadd231ps	%zmm2, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm2) + zmm18
	vfmadd231ps	%zmm14, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm14) + zmm20
	vfmadd231ps	-6912(%rdi,%rbx,4), %zmm2, %zmm20 # zmm20 = (zmm2 * mem) + zmm20
	vmovups	(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm4, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vmulps	%zmm9, %zmm1, %zmm15
	vmulps	%zmm9, %zmm0, %zmm14
	vmovups	64(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm1) + zmm14
	vmulps	%zmm9, %zmm0, %zmm16
	vmovups	128(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm1) + zmm16
	vmulps	%zmm9, %zmm0, %zmm19
	vmovups	192(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm2) + zmm16
	vfmadd231ps	%zmm9, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm9) + zmm19
	vmovups	256(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm5) + zmm20
	vfmadd231ps	%zmm9, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm9) + zmm19
	vmovups	7168(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm3) + zmm14
	vmulps	%zmm9, %zmm1, %zmm10
	vmulps	%zmm9, %zmm0, %zmm9
	vmovups	7232(%rdi,%rbx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm7) + zmm18
	vfmadd231ps	%zmm5, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm0, %zmm11
	vmovups	7296(%rdi,%rbx,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm7) + zmm20
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm1) + zmm11
	vmulps	%zmm17, %zmm0, %zmm17
	vmovups	7360(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm2) + zmm11
	vfmadd231ps	%zmm21, %zmm1, %zmm17   # zmm17 = (zmm1 * zmm21) + zmm17
	vmovups	7424(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm21, %zmm2, %zmm17   # zmm17 = (zmm2 * zmm21) + zmm17
	vmovups	%zmm13, (%rax,%rbx,4)
	vmovups	%zmm12, 64(%rax,%rbx,4)
	vmovups	%zmm18, 128(%rax,%rbx,4)
	vmovups	%zmm20, 192(%rax,%rbx,4)
	vmovups	14336(%rdi,%rbx,4), %zmm12
	vmovups	14400(%rdi,%rbx,4), %zmm18
	vmovups	14464(%rdi,%rbx,4), %zmm20
	vmovups	14528(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm6, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vmulps	%zmm12, %zmm1, %zmm13
	vmulps	%zmm12, %zmm0, %zmm12
	vfmadd231ps	%zmm8, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm7) + zmm16
	vfmadd231ps	%zmm5, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm2, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm1) + zmm12
	vmulps	%zmm18, %zmm0, %zmm18
	vfmadd231ps	%zmm8, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm7) + zmm19
	vfmadd231ps	%zmm5, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm1) + zmm18
	vmulps	%zmm20, %zmm0, %zmm20
	vfmadd231ps	%zmm8, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm8) + zmm16
	vfmadd231ps	%zmm6, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm6) + zmm19
	vfmadd231ps	%zmm5, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm2) + zmm18
	vfmadd231ps	%zmm21, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm21) + zmm20
	vmovups	14592(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm5, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm5) + zmm17
	vfmadd231ps	%zmm21, %zmm2, %zmm20   # zmm20 = (zmm2 * zmm21) + zmm20
	vmovups	%zmm15, 7168(%rax,%rbx,4)
	vmovups	%zmm14, 7232(%rax,%rbx,4)
	vmovups	%zmm16, 7296(%rax,%rbx,4)
	vmovups	%zmm19, 7360(%rax,%rbx,4)
	vmovups	21504(%rdi,%rbx,4), %zmm14
	vmovups	21568(%rdi,%rbx,4), %zmm16
	vmovups	21632(%rdi,%rbx,4), %zmm19
	vmovups	21696(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm6, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm3) + zmm12
	vmulps	%zmm14, %zmm1, %zmm15
	vmulps	%zmm14, %zmm0, %zmm14
	vfmadd231ps	%zmm8, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm7) + zmm11
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm1) + zmm14
	vmulps	%zmm16, %zmm0, %zmm16
	vfmadd231ps	%zmm8, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vfmadd231ps	%zmm5, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm1) + zmm16
	vmulps	%zmm19, %zmm0, %zmm19
	vfmadd231ps	%zmm8, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm6) + zmm17
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm21, %zmm1, %zmm19   # zmm19 = (zmm1 * zmm21) + zmm19
	vmovups	21760(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm8) + zmm17
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm21, %zmm2, %zmm19   # zmm19 = (zmm2 * zmm21) + zmm19
	vmovups	%zmm10, 14336(%rax,%rbx,4)
	vmovups	%zmm9, 14400(%rax,%rbx,4)
	vmovups	%zmm11, 14464(%rax,%rbx,4)
	vmovups	%zmm17, 14528(%rax,%rbx,4)
	vmovups	28672(%rdi,%rbx,4), %zmm9
	vmovups	28736(%rdi,%rbx,4), %zmm10
	vmovups	28800(%rdi,%rbx,4), %zmm11
	vmovups	28864(%rdi,%rbx,4), %zmm17
	vfmadd231ps	%zmm6, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm4) + zmm15
	vfmadd231ps	%zmm9, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm9) + zmm14
	vfmadd231ps	%zmm8, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm7) + zmm18
	vfmadd231ps	%zmm5, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm4) + zmm14
	vfmadd231ps	%zmm10, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm10) + zmm16
	vfmadd231ps	%zmm8, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm11, %zmm20   # zmm20 = (zmm11 * zmm7) + zmm20
	vfmadd231ps	%zmm5, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm4) + zmm16
	vfmadd231ps	%zmm11, %zmm3, %zmm19   # zmm19 = (zmm3 * zmm11) + zmm19
	vfmadd231ps	%zmm8, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm6) + zmm20
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm17, %zmm4, %zmm19   # zmm19 = (zmm4 * zmm17) + zmm19
	vmovups	28928(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm8) + zmm20
	vfmadd231ps	%zmm9, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm9) + zmm19
	vmovups	%zmm13, 21504(%rax,%rbx,4)
	vmovups	%zmm12, 21568(%rax,%rbx,4)
	vmovups	%zmm18, 21632(%rax,%rbx,4)
	vmovups	%zmm20, 21696(%rax,%rbx,4)
	leaq	5(%r9), %r14
	imulq	$7168, %r14, %r15               # imm = 0x1C00
	vmovups	(%rdi,%r15), %zmm9
	vmovups	64(%rdi,%r15), %zmm10
	vmovups	128(%rdi,%r15), %zmm11
	vmovups	192(%rdi,%r15), %zmm12
	vfmadd231ps	%zmm6, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm6) + zmm15
	vfmadd231ps	%zmm9, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm9) + zmm14
	vfmadd231ps	%zmm8, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm6) + zmm14
	vfmadd231ps	%zmm10, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm10) + zmm16
	vfmadd231ps	%zmm8, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm6) + zmm16
	vfmadd231ps	%zmm11, %zmm7, %zmm19   # zmm19 = (zmm7 * zmm11) + zmm19
	vfmadd231ps	%zmm8, %zmm12, %zmm16   # zmm16 = (zmm12 * zmm8) + zmm16
	vfmadd231ps	%zmm12, %zmm6, %zmm19   # zmm19 = (zmm6 * zmm12) + zmm19
	vfmadd231ps	256(%rdi,%r15), %zmm8, %zmm19 # zmm19 = (zmm8 * mem) + zmm19
	vmovups	%zmm15, 28672(%rax,%rbx,4)
	vmovups	%zmm14, 28736(%rax,%rbx,4)
	vmovups	%zmm16, 28800(%rax,%rbx,4)
	vmovups	%zmm19, 28864(%rax,%rbx,4)
	xorl	%r12d, %r12d
	xorl	%r13d, %r13d
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_6 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmulps	-43328(%r10,%r12), %zmm0, %zmm11
	vmovups	-43264(%r10,%r12), %zmm9
	vmovups	-43200(%r10,%r12), %zmm10
	vmovups	-43136(%r10,%r12), %zmm12
	vmovups	-43072(%r10,%r12), %zmm13
	vfmadd231ps	%zmm1, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm1) + zmm11
	vmulps	%zmm9, %zmm0, %zmm15
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm1) + zmm15
	vmulps	%zmm10, %zmm0, %zmm18
	vfmadd231ps	%zmm2, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm12, %zmm18   # zmm18 = (zmm12 * zmm1) + zmm18
	vmulps	%zmm12, %zmm0, %zmm20
	vfmadd231ps	%zmm2, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm2) + zmm18
	vfmadd231ps	%zmm13, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm13) + zmm20
	vfmadd231ps	-43008(%r10,%r12), %zmm2, %zmm20 # zmm20 = (zmm2 * mem) + zmm20
	vmovups	-36160(%r10,%r12), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm3) + zmm11
	vmulps	%zmm9, %zmm0, %zmm12
	vmovups	-36096(%r10,%r12), %zmm9
	vfmadd231ps	%zmm4, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm1) + zmm12
	vmulps	%zmm9, %zmm0, %zmm14
	vmovups	-36032(%r10,%r12), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm1) + zmm14
	vmulps	%zmm9, %zmm0, %zmm16
	vmovups	-35968(%r10,%r12), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm1) + zmm16
	vmulps	%zmm9, %zmm0, %zmm19
	vmovups	-35904(%r10,%r12), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm2) + zmm16
	vfmadd231ps	%zmm9, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm9) + zmm19
	vmovups	-35840(%r10,%r12), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm5) + zmm20
	vfmadd231ps	%zmm9, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm9) + zmm19
	vmovups	-28992(%r10,%r12), %zmm9
	vfmadd231ps	%zmm7, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm7) + zmm11
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vmulps	%zmm9, %zmm0, %zmm9
	vmovups	-28928(%r10,%r12), %zmm10
	vfmadd231ps	%zmm6, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm3) + zmm14
	vfmadd231ps	%zmm1, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm1) + zmm9
	vmulps	%zmm10, %zmm0, %zmm10
	vmovups	-28864(%r10,%r12), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm7) + zmm18
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm1) + zmm10
	vmulps	%zmm13, %zmm0, %zmm13
	vmovups	-28800(%r10,%r12), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm7) + zmm20
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm1) + zmm13
	vmulps	%zmm17, %zmm0, %zmm17
	vmovups	-28736(%r10,%r12), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm21, %zmm1, %zmm17   # zmm17 = (zmm1 * zmm21) + zmm17
	vmovups	-28672(%r10,%r12), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm21, %zmm2, %zmm17   # zmm17 = (zmm2 * zmm21) + zmm17
	vmovups	%zmm11, -28864(%r11,%r12)
	vmovups	%zmm15, -28800(%r11,%r12)
	vmovups	%zmm18, -28736(%r11,%r12)
	vmovups	%zmm20, -28672(%r11,%r12)
	vmovups	-21824(%r10,%r12), %zmm11
	vmovups	-21760(%r10,%r12), %zmm15
	vmovups	-21696(%r10,%r12), %zmm18
	vmovups	-21632(%r10,%r12), %zmm20
	vfmadd231ps	%zmm7, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm7) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vmulps	%zmm11, %zmm0, %zmm11
	vfmadd231ps	%zmm6, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm3) + zmm10
	vfmadd231ps	%zmm1, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm1) + zmm11
	vmulps	%zmm15, %zmm0, %zmm15
	vfmadd231ps	%zmm8, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm7) + zmm16
	vfmadd231ps	%zmm5, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm1) + zmm15
	vmulps	%zmm18, %zmm0, %zmm18
	vfmadd231ps	%zmm8, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm7) + zmm19
	vfmadd231ps	%zmm5, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm1) + zmm18
	vmulps	%zmm20, %zmm0, %zmm20
	vmovups	-21568(%r10,%r12), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm8) + zmm16
	vfmadd231ps	%zmm6, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm6) + zmm19
	vfmadd231ps	%zmm5, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm2) + zmm18
	vfmadd231ps	%zmm21, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm21) + zmm20
	vmovups	-21504(%r10,%r12), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm5, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm5) + zmm17
	vfmadd231ps	%zmm21, %zmm2, %zmm20   # zmm20 = (zmm2 * zmm21) + zmm20
	vmovups	%zmm12, -21696(%r11,%r12)
	vmovups	%zmm14, -21632(%r11,%r12)
	vmovups	%zmm16, -21568(%r11,%r12)
	vmovups	%zmm19, -21504(%r11,%r12)
	vmovups	-14656(%r10,%r12), %zmm12
	vmovups	-14592(%r10,%r12), %zmm14
	vmovups	-14528(%r10,%r12), %zmm16
	vmovups	-14464(%r10,%r12), %zmm19
	vfmadd231ps	%zmm7, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm7) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vmulps	%zmm12, %zmm0, %zmm12
	vfmadd231ps	%zmm6, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm1) + zmm12
	vmulps	%zmm14, %zmm0, %zmm14
	vfmadd231ps	%zmm8, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm7) + zmm13
	vfmadd231ps	%zmm5, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm1) + zmm14
	vmulps	%zmm16, %zmm0, %zmm16
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vfmadd231ps	%zmm5, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm1) + zmm16
	vmulps	%zmm19, %zmm0, %zmm19
	vmovups	-14400(%r10,%r12), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm6) + zmm17
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm21, %zmm1, %zmm19   # zmm19 = (zmm1 * zmm21) + zmm19
	vmovups	-14336(%r10,%r12), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm8) + zmm17
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm21, %zmm2, %zmm19   # zmm19 = (zmm2 * zmm21) + zmm19
	vmovups	%zmm9, -14528(%r11,%r12)
	vmovups	%zmm10, -14464(%r11,%r12)
	vmovups	%zmm13, -14400(%r11,%r12)
	vmovups	%zmm17, -14336(%r11,%r12)
	vmovups	-7488(%r10,%r12), %zmm9
	vmovups	-7424(%r10,%r12), %zmm10
	vmovups	-7360(%r10,%r12), %zmm13
	vmovups	-7296(%r10,%r12), %zmm17
	vfmadd231ps	%zmm7, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm7) + zmm11
	vfmadd231ps	%zmm9, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm9) + zmm12
	vfmadd231ps	%zmm6, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm4) + zmm12
	vfmadd231ps	%zmm10, %zmm3, %zmm14   # zmm14 = (zmm3 * zmm10) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm7) + zmm18
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm4) + zmm14
	vfmadd231ps	%zmm13, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm13) + zmm16
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm7) + zmm20
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm3, %zmm19   # zmm19 = (zmm3 * zmm17) + zmm19
	vmovups	-7232(%r10,%r12), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm6) + zmm20
	vfmadd231ps	%zmm5, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm5) + zmm16
	vfmadd231ps	%zmm9, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm9) + zmm19
	vmovups	-7168(%r10,%r12), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm8) + zmm20
	vfmadd231ps	%zmm9, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm9) + zmm19
	vmovups	%zmm11, -7360(%r11,%r12)
	vmovups	%zmm15, -7296(%r11,%r12)
	vmovups	%zmm18, -7232(%r11,%r12)
	vmovups	%zmm20, -7168(%r11,%r12)
	vfmadd231ps	-320(%r10,%r12), %zmm7, %zmm12 # zmm12 = (zmm7 * mem) + zmm12
	vmovups	-256(%r10,%r12), %zmm9
	vmovups	-192(%r10,%r12), %zmm10
	vmovups	-128(%r10,%r12), %zmm11
	vmovups	-64(%r10,%r12), %zmm13
	vfmadd231ps	%zmm6, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm6) + zmm12
	vfmadd231ps	%zmm9, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm9) + zmm14
	vfmadd231ps	%zmm8, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm6) + zmm14
	vfmadd231ps	%zmm10, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm10) + zmm16
	vfmadd231ps	%zmm8, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm6) + zmm16
	vfmadd231ps	%zmm11, %zmm7, %zmm19   # zmm19 = (zmm7 * zmm11) + zmm19
	vfmadd231ps	%zmm8, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm8) + zmm16
	vfmadd231ps	%zmm13, %zmm6, %zmm19   # zmm19 = (zmm6 * zmm13) + zmm19
	vfmadd231ps	(%r10,%r12), %zmm8, %zmm19 # zmm19 = (zmm8 * mem) + zmm19
	vmovups	%zmm12, -192(%r11,%r12)
	vmovups	%zmm14, -128(%r11,%r12)
	vmovups	%zmm16, -64(%r11,%r12)
	vmovups	%zmm19, (%r11,%r12)
	addq	$4, %r13
	addq	$256, %r12                      # imm = 0x100
	cmpq	$104, %r13
	jb	.LBB1_7
# %bb.8:                                #   in Loop: Header=BB1_6 Depth=1
	vmulps	-320(%rdi,%rbx,4), %zmm0, %zmm11
	vmovups	-256(%rdi,%rbx,4), %zmm9
	vmovups	-192(%rdi,%rbx,4), %zmm10
	vmovups	-128(%rdi,%rbx,4), %zmm12
	vmovups	-64(%rdi,%rbx,4), %zmm13
	vfmadd231ps	%zmm1, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm1) + zmm11
	vmulps	%zmm9, %zmm0, %zmm15
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm1) + zmm15
	vmulps	%zmm10, %zmm0, %zmm18
	vfmadd231ps	%zmm2, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm12, %zmm18   # zmm18 = (zmm12 * zmm1) + zmm18
	vmulps	%zmm12, %zmm0, %zmm20
	vfmadd231ps	%zmm2, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm2) + zmm18
	vfmadd231ps	%zmm13, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm13) + zmm20
	vmovups	6848(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm3) + zmm11
	vmulps	%zmm9, %zmm0, %zmm12
	vmovups	6912(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm4, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm1) + zmm12
	vmulps	%zmm9, %zmm0, %zmm14
	vmovups	6976(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm1) + zmm14
	vmulps	%zmm9, %zmm0, %zmm16
	vmovups	7040(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm1) + zmm16
	vmulps	%zmm9, %zmm0, %zmm19
	vmovups	7104(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm2) + zmm16
	vfmadd231ps	%zmm9, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm9) + zmm19
	vmovups	14016(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm7, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm7) + zmm11
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vmulps	%zmm9, %zmm0, %zmm9
	vmovups	14080(%rdi,%rbx,4), %zmm10
	vfmadd231ps	%zmm6, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm3) + zmm14
	vfmadd231ps	%zmm1, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm1) + zmm9
	vmulps	%zmm10, %zmm0, %zmm10
	vmovups	14144(%rdi,%rbx,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm7) + zmm18
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm1) + zmm10
	vmulps	%zmm13, %zmm0, %zmm13
	vmovups	14208(%rdi,%rbx,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm7) + zmm20
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm1) + zmm13
	vmulps	%zmm17, %zmm0, %zmm17
	vmovups	14272(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm21, %zmm1, %zmm17   # zmm17 = (zmm1 * zmm21) + zmm17
	vmovups	%zmm11, 6912(%rax,%rbx,4)
	vmovups	%zmm15, 6976(%rax,%rbx,4)
	vmovups	%zmm18, 7040(%rax,%rbx,4)
	vmovups	%zmm20, 7104(%rax,%rbx,4)
	vmovups	21184(%rdi,%rbx,4), %zmm11
	vmovups	21248(%rdi,%rbx,4), %zmm15
	vmovups	21312(%rdi,%rbx,4), %zmm18
	vmovups	21376(%rdi,%rbx,4), %zmm20
	vfmadd231ps	%zmm7, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm7) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vmulps	%zmm11, %zmm0, %zmm11
	vfmadd231ps	%zmm6, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm3) + zmm10
	vfmadd231ps	%zmm1, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm1) + zmm11
	vmulps	%zmm15, %zmm0, %zmm15
	vfmadd231ps	%zmm8, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm7) + zmm16
	vfmadd231ps	%zmm5, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm1) + zmm15
	vmulps	%zmm18, %zmm0, %zmm18
	vfmadd231ps	%zmm8, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm7) + zmm19
	vfmadd231ps	%zmm5, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm1) + zmm18
	vmulps	%zmm20, %zmm0, %zmm20
	vmovups	21440(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm8) + zmm16
	vfmadd231ps	%zmm6, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm6) + zmm19
	vfmadd231ps	%zmm5, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm2) + zmm18
	vfmadd231ps	%zmm21, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm21) + zmm20
	vmovups	%zmm12, 14080(%rax,%rbx,4)
	vmovups	%zmm14, 14144(%rax,%rbx,4)
	vmovups	%zmm16, 14208(%rax,%rbx,4)
	vmovups	%zmm19, 14272(%rax,%rbx,4)
	vmovups	28352(%rdi,%rbx,4), %zmm12
	vmovups	28416(%rdi,%rbx,4), %zmm14
	vmovups	28480(%rdi,%rbx,4), %zmm16
	vmovups	28544(%rdi,%rbx,4), %zmm19
	vfmadd231ps	%zmm7, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm7) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vmulps	%zmm12, %zmm0, %zmm12
	vfmadd231ps	%zmm6, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm1) + zmm12
	vmulps	%zmm14, %zmm0, %zmm14
	vfmadd231ps	%zmm8, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm7) + zmm13
	vfmadd231ps	%zmm5, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm1) + zmm14
	vmulps	%zmm16, %zmm0, %zmm16
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vfmadd231ps	%zmm5, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm1) + zmm16
	vmulps	%zmm19, %zmm0, %zmm19
	vmovups	28608(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm6) + zmm17
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm21, %zmm1, %zmm19   # zmm19 = (zmm1 * zmm21) + zmm19
	vmovups	%zmm9, 21248(%rax,%rbx,4)
	vmovups	%zmm10, 21312(%rax,%rbx,4)
	vmovups	%zmm13, 21376(%rax,%rbx,4)
	vmovups	%zmm17, 21440(%rax,%rbx,4)
	vmovups	35520(%rdi,%rbx,4), %zmm9
	vmovups	35584(%rdi,%rbx,4), %zmm10
	vmovups	35648(%rdi,%rbx,4), %zmm13
	vmovups	35712(%rdi,%rbx,4), %zmm17
	vfmadd231ps	%zmm7, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm7) + zmm11
	vfmadd231ps	%zmm9, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm9) + zmm12
	vfmadd231ps	%zmm6, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm4) + zmm12
	vfmadd231ps	%zmm10, %zmm3, %zmm14   # zmm14 = (zmm3 * zmm10) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm7) + zmm18
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm4) + zmm14
	vfmadd231ps	%zmm13, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm13) + zmm16
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm7) + zmm20
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm3, %zmm19   # zmm19 = (zmm3 * zmm17) + zmm19
	vmovups	35776(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm6) + zmm20
	vfmadd231ps	%zmm5, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm5) + zmm16
	vfmadd231ps	%zmm9, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm9) + zmm19
	vmovups	%zmm11, 28416(%rax,%rbx,4)
	vmovups	%zmm15, 28480(%rax,%rbx,4)
	vmovups	%zmm18, 28544(%rax,%rbx,4)
	vmovups	%zmm20, 28608(%rax,%rbx,4)
	vfmadd231ps	6848(%rdi,%r15), %zmm7, %zmm12 # zmm12 = (zmm7 * mem) + zmm12
	vmovups	6912(%rdi,%r15), %zmm9
	vmovups	6976(%rdi,%r15), %zmm10
	vmovups	7040(%rdi,%r15), %zmm11
	vmovups	7104(%rdi,%r15), %zmm13
	vfmadd231ps	%zmm6, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm6) + zmm12
	vfmadd231ps	%zmm9, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm9) + zmm14
	vfmadd231ps	%zmm8, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm6) + zmm14
	vfmadd231ps	%zmm10, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm10) + zmm16
	vfmadd231ps	%zmm8, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm6) + zmm16
	vfmadd231ps	%zmm11, %zmm7, %zmm19   # zmm19 = (zmm7 * zmm11) + zmm19
	vfmadd231ps	%zmm8, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm8) + zmm16
	vfmadd231ps	%zmm13, %zmm6, %zmm19   # zmm19 = (zmm6 * zmm13) + zmm19
	vmovups	%zmm12, 35584(%rax,%rbx,4)
	vmovups	%zmm14, 35648(%rax,%rbx,4)
	vmovups	%zmm16, 35712(%rax,%rbx,4)
	vmovups	%zmm19, 35776(%rax,%rbx,4)
	addq	$35840, %r10                    # imm = 0x8C00
	addq	$35840, %r11                    # imm = 0x8C00
	cmpq	%rdx, %r9
	movq	%r14, %r9
	jb	.LBB1_6
.LBB1_9:                                # %._crit_edge
	leaq	-2468800(%rcx), %rdx
	leaq	-2468800(%r8), %r11
	movq	%rdx, %r9
	sarq	$63, %r9
	andnq	%rdx, %r9, %rdx
	addq	$99327, %rdx                    # imm = 0x183FF
	shrq	$10, %rdx
	movabsq	$190172619316593316, %rbx       # imm = 0x2A3A0FD5C5F02A4
	mulxq	%rbx, %r10, %r10
	cmpq	$2, %r10
	movl	$2, %r9d
	cmovaeq	%r9, %r10
	movq	%r11, %rdx
	sarq	$63, %rdx
	andnq	%r11, %rdx, %rdx
	addq	$99327, %rdx                    # imm = 0x183FF
	shrq	$10, %rdx
	mulxq	%rbx, %rdx, %rdx
	cmpq	$2, %rdx
	cmovbq	%rdx, %r9
	leal	(,%r10,4), %edx
	shll	$2, %r9d
	cmpq	%r9, %rdx
	jae	.LBB1_14
# %bb.10:                               # %.lr.ph10
	addq	$100, %r9
	addq	$100, %rdx
	vmovups	(%rsi), %zmm0
	vmovups	64(%rsi), %zmm1
	vmovups	128(%rsi), %zmm2
	vmovups	192(%rsi), %zmm3
	vmovups	256(%rsi), %zmm4
	vmovups	320(%rsi), %zmm5
	vmovups	448(%rsi), %zmm6
	vmovups	384(%rsi), %zmm7
	vmovups	512(%rsi), %zmm8
	imulq	$28672, %r10, %r11              # imm = 0x7000
	leaq	(%r11,%rdi), %r10
	addq	$745984, %r10                   # imm = 0xB6200
	addq	%rax, %r11
	addq	$738752, %r11                   # imm = 0xB45C0
	.p2align	4
.LBB1_11:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_12 Depth 2
	imulq	$1792, %rdx, %rbx               # imm = 0x700
	vmovups	-7168(%rdi,%rbx,4), %zmm9
	vmovups	-7104(%rdi,%rbx,4), %zmm10
	vmovups	-7040(%rdi,%rbx,4), %zmm11
	vmovups	-6976(%rdi,%rbx,4), %zmm12
	vmulps	%zmm1, %zmm9, %zmm18
	vmulps	%zmm0, %zmm9, %zmm17
	vfmadd231ps	%zmm2, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm1) + zmm17
	vmulps	%zmm10, %zmm0, %zmm19
	vfmadd231ps	%zmm2, %zmm11, %zmm17   # zmm17 = (zmm11 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm1) + zmm19
	vmulps	%zmm11, %zmm0, %zmm20
	vfmadd231ps	%zmm2, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm2) + zmm19
	vfmadd231ps	%zmm12, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm12) + zmm20
	vfmadd231ps	-6912(%rdi,%rbx,4), %zmm2, %zmm20 # zmm20 = (zmm2 * mem) + zmm20
	vmovups	(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm4, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm3) + zmm17
	vmulps	%zmm9, %zmm1, %zmm12
	vmulps	%zmm9, %zmm0, %zmm11
	vmovups	64(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm1) + zmm11
	vmulps	%zmm9, %zmm0, %zmm13
	vmovups	128(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm5) + zmm17
	vfmadd231ps	%zmm4, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm1) + zmm13
	vmulps	%zmm9, %zmm0, %zmm15
	vmovups	192(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm5) + zmm19
	vfmadd231ps	%zmm4, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm2) + zmm13
	vfmadd231ps	%zmm9, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm9) + zmm15
	vmovups	256(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm5) + zmm20
	vfmadd231ps	%zmm9, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm9) + zmm15
	vmovups	7168(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm7) + zmm17
	vfmadd231ps	%zmm4, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm3) + zmm11
	vmulps	%zmm9, %zmm1, %zmm10
	vmulps	%zmm9, %zmm0, %zmm9
	vmovups	7232(%rdi,%rbx,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm7) + zmm19
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm1) + zmm9
	vmulps	%zmm14, %zmm0, %zmm14
	vmovups	7296(%rdi,%rbx,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm8) + zmm17
	vfmadd231ps	%zmm6, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm6) + zmm19
	vfmadd231ps	%zmm7, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm7) + zmm20
	vfmadd231ps	%zmm5, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm1) + zmm14
	vmulps	%zmm16, %zmm0, %zmm16
	vmovups	7360(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm21, %zmm1, %zmm16   # zmm16 = (zmm1 * zmm21) + zmm16
	vmovups	7424(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm5) + zmm15
	vfmadd231ps	%zmm21, %zmm2, %zmm16   # zmm16 = (zmm2 * zmm21) + zmm16
	vmovups	%zmm18, (%rax,%rbx,4)
	vmovups	%zmm17, 64(%rax,%rbx,4)
	vmovups	%zmm19, 128(%rax,%rbx,4)
	vmovups	%zmm20, 192(%rax,%rbx,4)
	vmovups	14336(%rdi,%rbx,4), %zmm17
	vmovups	14400(%rdi,%rbx,4), %zmm19
	vmovups	14464(%rdi,%rbx,4), %zmm20
	vmovups	14528(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm6, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm3) + zmm9
	vmulps	%zmm17, %zmm1, %zmm18
	vmulps	%zmm17, %zmm0, %zmm17
	vfmadd231ps	%zmm8, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm7) + zmm13
	vfmadd231ps	%zmm5, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm1) + zmm17
	vmulps	%zmm19, %zmm0, %zmm19
	vfmadd231ps	%zmm8, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm5, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm1) + zmm19
	vmulps	%zmm20, %zmm0, %zmm20
	vfmadd231ps	%zmm8, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm21) + zmm20
	vmovups	14592(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm8) + zmm15
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm21, %zmm2, %zmm20   # zmm20 = (zmm2 * zmm21) + zmm20
	vmovups	%zmm12, 7168(%rax,%rbx,4)
	vmovups	%zmm11, 7232(%rax,%rbx,4)
	vmovups	%zmm13, 7296(%rax,%rbx,4)
	vmovups	%zmm15, 7360(%rax,%rbx,4)
	vmovups	21504(%rdi,%rbx,4), %zmm11
	vmovups	21568(%rdi,%rbx,4), %zmm12
	vmovups	21632(%rdi,%rbx,4), %zmm13
	vmovups	21696(%rdi,%rbx,4), %zmm15
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm11, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm11) + zmm17
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm7) + zmm14
	vfmadd231ps	%zmm5, %zmm12, %zmm18   # zmm18 = (zmm12 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm12, %zmm17   # zmm17 = (zmm12 * zmm4) + zmm17
	vfmadd231ps	%zmm12, %zmm3, %zmm19   # zmm19 = (zmm3 * zmm12) + zmm19
	vfmadd231ps	%zmm8, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm7) + zmm16
	vfmadd231ps	%zmm5, %zmm13, %zmm17   # zmm17 = (zmm13 * zmm5) + zmm17
	vfmadd231ps	%zmm4, %zmm13, %zmm19   # zmm19 = (zmm13 * zmm4) + zmm19
	vfmadd231ps	%zmm13, %zmm3, %zmm20   # zmm20 = (zmm3 * zmm13) + zmm20
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm19   # zmm19 = (zmm15 * zmm5) + zmm19
	vfmadd231ps	%zmm15, %zmm4, %zmm20   # zmm20 = (zmm4 * zmm15) + zmm20
	vmovups	21760(%rdi,%rbx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm8) + zmm16
	vfmadd231ps	%zmm11, %zmm5, %zmm20   # zmm20 = (zmm5 * zmm11) + zmm20
	vmovups	%zmm10, 14336(%rax,%rbx,4)
	vmovups	%zmm9, 14400(%rax,%rbx,4)
	vmovups	%zmm14, 14464(%rax,%rbx,4)
	vmovups	%zmm16, 14528(%rax,%rbx,4)
	addq	$4, %rdx
	imulq	$7168, %rdx, %r14               # imm = 0x1C00
	vmovups	(%rdi,%r14), %zmm9
	vmovups	64(%rdi,%r14), %zmm10
	vmovups	128(%rdi,%r14), %zmm11
	vmovups	192(%rdi,%r14), %zmm12
	vfmadd231ps	%zmm6, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm6) + zmm18
	vfmadd231ps	%zmm9, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm9) + zmm17
	vfmadd231ps	%zmm8, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm6) + zmm17
	vfmadd231ps	%zmm10, %zmm7, %zmm19   # zmm19 = (zmm7 * zmm10) + zmm19
	vfmadd231ps	%zmm8, %zmm11, %zmm17   # zmm17 = (zmm11 * zmm8) + zmm17
	vfmadd231ps	%zmm6, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm6) + zmm19
	vfmadd231ps	%zmm11, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm11) + zmm20
	vfmadd231ps	%zmm8, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm8) + zmm19
	vfmadd231ps	%zmm12, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm12) + zmm20
	vfmadd231ps	256(%rdi,%r14), %zmm8, %zmm20 # zmm20 = (zmm8 * mem) + zmm20
	vmovups	%zmm18, 21504(%rax,%rbx,4)
	vmovups	%zmm17, 21568(%rax,%rbx,4)
	vmovups	%zmm19, 21632(%rax,%rbx,4)
	vmovups	%zmm20, 21696(%rax,%rbx,4)
	xorl	%r15d, %r15d
	xorl	%r12d, %r12d
	.p2align	4
.LBB1_12:                               #   Parent Loop BB1_11 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmulps	-36160(%r10,%r15), %zmm0, %zmm17
	vmovups	-36096(%r10,%r15), %zmm9
	vmovups	-36032(%r10,%r15), %zmm10
	vmovups	-35968(%r10,%r15), %zmm11
	vmovups	-35904(%r10,%r15), %zmm12
	vfmadd231ps	%zmm1, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm1) + zmm17
	vmulps	%zmm9, %zmm0, %zmm18
	vfmadd231ps	%zmm2, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm1) + zmm18
	vmulps	%zmm10, %zmm0, %zmm19
	vfmadd231ps	%zmm2, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm1) + zmm19
	vmulps	%zmm11, %zmm0, %zmm20
	vfmadd231ps	%zmm2, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm2) + zmm19
	vfmadd231ps	%zmm12, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm12) + zmm20
	vfmadd231ps	-35840(%r10,%r15), %zmm2, %zmm20 # zmm20 = (zmm2 * mem) + zmm20
	vmovups	-28992(%r10,%r15), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm3) + zmm17
	vmulps	%zmm9, %zmm0, %zmm10
	vmovups	-28928(%r10,%r15), %zmm9
	vfmadd231ps	%zmm4, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm3) + zmm18
	vfmadd231ps	%zmm1, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm1) + zmm10
	vmulps	%zmm9, %zmm0, %zmm12
	vmovups	-28864(%r10,%r15), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm5) + zmm17
	vfmadd231ps	%zmm4, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm1) + zmm12
	vmulps	%zmm9, %zmm0, %zmm13
	vmovups	-28800(%r10,%r15), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm1) + zmm13
	vmulps	%zmm9, %zmm0, %zmm15
	vmovups	-28736(%r10,%r15), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm5) + zmm19
	vfmadd231ps	%zmm4, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm2) + zmm13
	vfmadd231ps	%zmm9, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm9) + zmm15
	vmovups	-28672(%r10,%r15), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm5) + zmm20
	vfmadd231ps	%zmm9, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm9) + zmm15
	vmovups	-21824(%r10,%r15), %zmm9
	vfmadd231ps	%zmm7, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm7) + zmm17
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm0, %zmm9
	vmovups	-21760(%r10,%r15), %zmm11
	vfmadd231ps	%zmm6, %zmm11, %zmm17   # zmm17 = (zmm11 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm0, %zmm11
	vmovups	-21696(%r10,%r15), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm8) + zmm17
	vfmadd231ps	%zmm6, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm7) + zmm19
	vfmadd231ps	%zmm5, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm1) + zmm11
	vmulps	%zmm14, %zmm0, %zmm14
	vmovups	-21632(%r10,%r15), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm6) + zmm19
	vfmadd231ps	%zmm7, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm7) + zmm20
	vfmadd231ps	%zmm5, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm1) + zmm14
	vmulps	%zmm16, %zmm0, %zmm16
	vmovups	-21568(%r10,%r15), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm21, %zmm1, %zmm16   # zmm16 = (zmm1 * zmm21) + zmm16
	vmovups	-21504(%r10,%r15), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm5) + zmm15
	vfmadd231ps	%zmm21, %zmm2, %zmm16   # zmm16 = (zmm2 * zmm21) + zmm16
	vmovups	%zmm17, -21696(%r11,%r15)
	vmovups	%zmm18, -21632(%r11,%r15)
	vmovups	%zmm19, -21568(%r11,%r15)
	vmovups	%zmm20, -21504(%r11,%r15)
	vmovups	-14656(%r10,%r15), %zmm17
	vmovups	-14592(%r10,%r15), %zmm18
	vmovups	-14528(%r10,%r15), %zmm19
	vmovups	-14464(%r10,%r15), %zmm20
	vfmadd231ps	%zmm7, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm7) + zmm10
	vfmadd231ps	%zmm3, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm3) + zmm9
	vmulps	%zmm17, %zmm0, %zmm17
	vfmadd231ps	%zmm6, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm1) + zmm17
	vmulps	%zmm18, %zmm0, %zmm18
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm7) + zmm13
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vmulps	%zmm19, %zmm0, %zmm19
	vfmadd231ps	%zmm8, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm5, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm1) + zmm19
	vmulps	%zmm20, %zmm0, %zmm20
	vmovups	-14400(%r10,%r15), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm21) + zmm20
	vmovups	-14336(%r10,%r15), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm8) + zmm15
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm21, %zmm2, %zmm20   # zmm20 = (zmm2 * zmm21) + zmm20
	vmovups	%zmm10, -14528(%r11,%r15)
	vmovups	%zmm12, -14464(%r11,%r15)
	vmovups	%zmm13, -14400(%r11,%r15)
	vmovups	%zmm15, -14336(%r11,%r15)
	vmovups	-7488(%r10,%r15), %zmm10
	vmovups	-7424(%r10,%r15), %zmm12
	vmovups	-7360(%r10,%r15), %zmm13
	vmovups	-7296(%r10,%r15), %zmm15
	vfmadd231ps	%zmm7, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm7) + zmm9
	vfmadd231ps	%zmm10, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm10) + zmm17
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm12, %zmm17   # zmm17 = (zmm12 * zmm4) + zmm17
	vfmadd231ps	%zmm12, %zmm3, %zmm18   # zmm18 = (zmm3 * zmm12) + zmm18
	vfmadd231ps	%zmm8, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm7) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm17   # zmm17 = (zmm13 * zmm5) + zmm17
	vfmadd231ps	%zmm4, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm4) + zmm18
	vfmadd231ps	%zmm13, %zmm3, %zmm19   # zmm19 = (zmm3 * zmm13) + zmm19
	vfmadd231ps	%zmm8, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm7) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm18   # zmm18 = (zmm15 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm15, %zmm19   # zmm19 = (zmm15 * zmm4) + zmm19
	vfmadd231ps	%zmm15, %zmm3, %zmm20   # zmm20 = (zmm3 * zmm15) + zmm20
	vmovups	-7232(%r10,%r15), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm10, %zmm19   # zmm19 = (zmm10 * zmm5) + zmm19
	vfmadd231ps	%zmm10, %zmm4, %zmm20   # zmm20 = (zmm4 * zmm10) + zmm20
	vmovups	-7168(%r10,%r15), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm8) + zmm16
	vfmadd231ps	%zmm10, %zmm5, %zmm20   # zmm20 = (zmm5 * zmm10) + zmm20
	vmovups	%zmm9, -7360(%r11,%r15)
	vmovups	%zmm11, -7296(%r11,%r15)
	vmovups	%zmm14, -7232(%r11,%r15)
	vmovups	%zmm16, -7168(%r11,%r15)
	vfmadd231ps	-320(%r10,%r15), %zmm7, %zmm17 # zmm17 = (zmm7 * mem) + zmm17
	vmovups	-256(%r10,%r15), %zmm9
	vmovups	-192(%r10,%r15), %zmm10
	vmovups	-128(%r10,%r15), %zmm11
	vmovups	-64(%r10,%r15), %zmm12
	vfmadd231ps	%zmm6, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm6) + zmm17
	vfmadd231ps	%zmm9, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm9) + zmm18
	vfmadd231ps	%zmm8, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm8) + zmm17
	vfmadd231ps	%zmm6, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm6) + zmm18
	vfmadd231ps	%zmm10, %zmm7, %zmm19   # zmm19 = (zmm7 * zmm10) + zmm19
	vfmadd231ps	%zmm8, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm6) + zmm19
	vfmadd231ps	%zmm11, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm11) + zmm20
	vfmadd231ps	%zmm8, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm8) + zmm19
	vfmadd231ps	%zmm12, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm12) + zmm20
	vfmadd231ps	(%r10,%r15), %zmm8, %zmm20 # zmm20 = (zmm8 * mem) + zmm20
	vmovups	%zmm17, -192(%r11,%r15)
	vmovups	%zmm18, -128(%r11,%r15)
	vmovups	%zmm19, -64(%r11,%r15)
	vmovups	%zmm20, (%r11,%r15)
	addq	$4, %r12
	addq	$256, %r15                      # imm = 0x100
	cmpq	$104, %r12
	jb	.LBB1_12
# %bb.13:                               #   in Loop: Header=BB1_11 Depth=1
	vmulps	-320(%rdi,%rbx,4), %zmm0, %zmm16
	vmovups	-256(%rdi,%rbx,4), %zmm9
	vmovups	-192(%rdi,%rbx,4), %zmm10
	vmovups	-128(%rdi,%rbx,4), %zmm11
	vmovups	-64(%rdi,%rbx,4), %zmm12
	vfmadd231ps	%zmm1, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm1) + zmm16
	vmulps	%zmm9, %zmm0, %zmm18
	vfmadd231ps	%zmm2, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm1) + zmm18
	vmulps	%zmm10, %zmm0, %zmm19
	vfmadd231ps	%zmm2, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm1) + zmm19
	vmulps	%zmm11, %zmm0, %zmm20
	vfmadd231ps	%zmm2, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm2) + zmm19
	vfmadd231ps	%zmm12, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm12) + zmm20
	vmovups	6848(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm3) + zmm16
	vmulps	%zmm9, %zmm0, %zmm10
	vmovups	6912(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm4, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm3) + zmm18
	vfmadd231ps	%zmm1, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm1) + zmm10
	vmulps	%zmm9, %zmm0, %zmm12
	vmovups	6976(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm1) + zmm12
	vmulps	%zmm9, %zmm0, %zmm13
	vmovups	7040(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm1) + zmm13
	vmulps	%zmm9, %zmm0, %zmm15
	vmovups	7104(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm5, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm5) + zmm19
	vfmadd231ps	%zmm4, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm2) + zmm13
	vfmadd231ps	%zmm9, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm9) + zmm15
	vmovups	14016(%rdi,%rbx,4), %zmm9
	vfmadd231ps	%zmm7, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm0, %zmm9
	vmovups	14080(%rdi,%rbx,4), %zmm11
	vfmadd231ps	%zmm6, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm0, %zmm11
	vmovups	14144(%rdi,%rbx,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm16   # zmm16 = (zmm14 * zmm8) + zmm16
	vfmadd231ps	%zmm6, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm7) + zmm19
	vfmadd231ps	%zmm5, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm1) + zmm11
	vmulps	%zmm14, %zmm0, %zmm14
	vmovups	14208(%rdi,%rbx,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm6) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm7) + zmm20
	vfmadd231ps	%zmm5, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm1) + zmm14
	vmulps	%zmm17, %zmm0, %zmm17
	vmovups	14272(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm21, %zmm1, %zmm17   # zmm17 = (zmm1 * zmm21) + zmm17
	vmovups	%zmm16, 6912(%rax,%rbx,4)
	vmovups	%zmm18, 6976(%rax,%rbx,4)
	vmovups	%zmm19, 7040(%rax,%rbx,4)
	vmovups	%zmm20, 7104(%rax,%rbx,4)
	vmovups	21184(%rdi,%rbx,4), %zmm16
	vmovups	21248(%rdi,%rbx,4), %zmm18
	vmovups	21312(%rdi,%rbx,4), %zmm19
	vmovups	21376(%rdi,%rbx,4), %zmm20
	vfmadd231ps	%zmm7, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm7) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vmulps	%zmm16, %zmm0, %zmm16
	vfmadd231ps	%zmm6, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm1) + zmm16
	vmulps	%zmm18, %zmm0, %zmm18
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm7) + zmm13
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vmulps	%zmm19, %zmm0, %zmm19
	vfmadd231ps	%zmm8, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm5, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm1) + zmm19
	vmulps	%zmm20, %zmm0, %zmm20
	vmovups	21440(%rdi,%rbx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm21) + zmm20
	vmovups	%zmm10, 14080(%rax,%rbx,4)
	vmovups	%zmm12, 14144(%rax,%rbx,4)
	vmovups	%zmm13, 14208(%rax,%rbx,4)
	vmovups	%zmm15, 14272(%rax,%rbx,4)
	vmovups	28352(%rdi,%rbx,4), %zmm10
	vmovups	28416(%rdi,%rbx,4), %zmm12
	vmovups	28480(%rdi,%rbx,4), %zmm13
	vmovups	28544(%rdi,%rbx,4), %zmm15
	vfmadd231ps	%zmm7, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm7) + zmm9
	vfmadd231ps	%zmm10, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm10) + zmm16
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm12, %zmm16   # zmm16 = (zmm12 * zmm4) + zmm16
	vfmadd231ps	%zmm12, %zmm3, %zmm18   # zmm18 = (zmm3 * zmm12) + zmm18
	vfmadd231ps	%zmm8, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm7) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm4) + zmm18
	vfmadd231ps	%zmm13, %zmm3, %zmm19   # zmm19 = (zmm3 * zmm13) + zmm19
	vfmadd231ps	%zmm8, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm15, %zmm17   # zmm17 = (zmm15 * zmm7) + zmm17
	vfmadd231ps	%zmm5, %zmm15, %zmm18   # zmm18 = (zmm15 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm15, %zmm19   # zmm19 = (zmm15 * zmm4) + zmm19
	vfmadd231ps	%zmm15, %zmm3, %zmm20   # zmm20 = (zmm3 * zmm15) + zmm20
	vmovups	28608(%rdi,%rbx,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm6) + zmm17
	vfmadd231ps	%zmm5, %zmm10, %zmm19   # zmm19 = (zmm10 * zmm5) + zmm19
	vfmadd231ps	%zmm10, %zmm4, %zmm20   # zmm20 = (zmm4 * zmm10) + zmm20
	vmovups	%zmm9, 21248(%rax,%rbx,4)
	vmovups	%zmm11, 21312(%rax,%rbx,4)
	vmovups	%zmm14, 21376(%rax,%rbx,4)
	vmovups	%zmm17, 21440(%rax,%rbx,4)
	vfmadd231ps	6848(%rdi,%r14), %zmm7, %zmm16 # zmm16 = (zmm7 * mem) + zmm16
	vmovups	6912(%rdi,%r14), %zmm9
	vmovups	6976(%rdi,%r14), %zmm10
	vmovups	7040(%rdi,%r14), %zmm11
	vmovups	7104(%rdi,%r14), %zmm12
	vfmadd231ps	%zmm6, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm6) + zmm16
	vfmadd231ps	%zmm9, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm9) + zmm18
	vfmadd231ps	%zmm8, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm8) + zmm16
	vfmadd231ps	%zmm6, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm6) + zmm18
	vfmadd231ps	%zmm10, %zmm7, %zmm19   # zmm19 = (zmm7 * zmm10) + zmm19
	vfmadd231ps	%zmm8, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm6) + zmm19
	vfmadd231ps	%zmm11, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm11) + zmm20
	vfmadd231ps	%zmm8, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm8) + zmm19
	vfmadd231ps	%zmm12, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm12) + zmm20
	vmovups	%zmm16, 28416(%rax,%rbx,4)
	vmovups	%zmm18, 28480(%rax,%rbx,4)
	vmovups	%zmm19, 28544(%rax,%rbx,4)
	vmovups	%zmm20, 28608(%rax,%rbx,4)
	addq	$28672, %r10                    # imm = 0x7000
	addq	$28672, %r11                    # imm = 0x7000
	cmpq	%r9, %rdx
	jb	.LBB1_11
.LBB1_14:                               # %._crit_edge11
	addq	$-2667456, %rcx                 # imm = 0xFFD74C40
	addq	$-2667456, %r8                  # imm = 0xFFD74C40
	testq	%rcx, %rcx
	setg	%cl
	testq	%r8, %r8
	setle	%dl
	orb	%cl, %dl
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jne	.LBB1_18
# %bb.15:
	vmovups	(%rsi), %zmm5
	vmovups	64(%rsi), %zmm3
	vmovups	128(%rsi), %zmm4
	vmovups	192(%rsi), %zmm0
	vmovups	766976(%rdi), %zmm1
	vmovups	767040(%rdi), %zmm2
	vmovups	767104(%rdi), %zmm6
	vmovups	767168(%rdi), %zmm7
	vmulps	%zmm3, %zmm1, %zmm18
	vmulps	%zmm5, %zmm1, %zmm17
	vfmadd231ps	%zmm4, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm3) + zmm17
	vmulps	%zmm2, %zmm5, %zmm19
	vfmadd231ps	%zmm4, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmulps	%zmm6, %zmm5, %zmm20
	vfmadd231ps	%zmm4, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm4) + zmm19
	vfmadd231ps	%zmm7, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm7) + zmm20
	vfmadd231ps	767232(%rdi), %zmm4, %zmm20 # zmm20 = (zmm4 * mem) + zmm20
	vmovups	774144(%rdi), %zmm2
	vmovups	256(%rsi), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm0) + zmm17
	vmulps	%zmm2, %zmm3, %zmm12
	vmulps	%zmm2, %zmm5, %zmm11
	vmovups	774208(%rdi), %zmm6
	vmovups	320(%rsi), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm4, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm3) + zmm11
	vmulps	%zmm6, %zmm5, %zmm13
	vmovups	774272(%rdi), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vmulps	%zmm6, %zmm5, %zmm15
	vmovups	774336(%rdi), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	774400(%rdi), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm6) + zmm15
	vmovups	781312(%rdi), %zmm8
	vmovups	448(%rsi), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm18    # zmm18 = (zmm8 * zmm6) + zmm18
	vmovups	384(%rsi), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm17    # zmm17 = (zmm8 * zmm7) + zmm17
	vfmadd231ps	%zmm1, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm0) + zmm11
	vmulps	%zmm8, %zmm3, %zmm10
	vmulps	%zmm8, %zmm5, %zmm9
	vmovups	781376(%rdi), %zmm14
	vmovups	512(%rsi), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm7) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm3) + zmm9
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	781440(%rdi), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm8) + zmm17
	vfmadd231ps	%zmm6, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm6) + zmm19
	vfmadd231ps	%zmm7, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm4, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	781504(%rdi), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm4, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm4) + zmm14
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	781568(%rdi), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm21) + zmm16
	vmovups	%zmm18, 774144(%rax)
	vmovups	%zmm17, 774208(%rax)
	vmovups	%zmm19, 774272(%rax)
	vmovups	%zmm20, 774336(%rax)
	vmovups	788480(%rdi), %zmm17
	vmovups	788544(%rdi), %zmm19
	vmovups	788608(%rdi), %zmm20
	vmovups	788672(%rdi), %zmm21
	vfmadd231ps	%zmm6, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm7) + zmm11
	vfmadd231ps	%zmm1, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm0) + zmm9
	vmulps	%zmm17, %zmm3, %zmm18
	vmulps	%zmm17, %zmm5, %zmm17
	vfmadd231ps	%zmm8, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm7) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm0) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vmulps	%zmm19, %zmm5, %zmm19
	vfmadd231ps	%zmm8, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vmulps	%zmm20, %zmm5, %zmm20
	vfmadd231ps	%zmm8, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm6) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm21, %zmm3, %zmm20   # zmm20 = (zmm3 * zmm21) + zmm20
	vmovups	788736(%rdi), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm8) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm21, %zmm4, %zmm20   # zmm20 = (zmm4 * zmm21) + zmm20
	vmovups	%zmm12, 781312(%rax)
	vmovups	%zmm11, 781376(%rax)
	vmovups	%zmm13, 781440(%rax)
	vmovups	%zmm15, 781504(%rax)
	vmovups	795648(%rdi), %zmm11
	vmovups	795712(%rdi), %zmm12
	vmovups	795776(%rdi), %zmm13
	vmovups	795840(%rdi), %zmm15
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm1) + zmm18
	vfmadd231ps	%zmm11, %zmm0, %zmm17   # zmm17 = (zmm0 * zmm11) + zmm17
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm7) + zmm14
	vfmadd231ps	%zmm2, %zmm12, %zmm18   # zmm18 = (zmm12 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm12, %zmm17   # zmm17 = (zmm12 * zmm1) + zmm17
	vfmadd231ps	%zmm12, %zmm0, %zmm19   # zmm19 = (zmm0 * zmm12) + zmm19
	vfmadd231ps	%zmm8, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm13, %zmm17   # zmm17 = (zmm13 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm13, %zmm19   # zmm19 = (zmm13 * zmm1) + zmm19
	vfmadd231ps	%zmm13, %zmm0, %zmm20   # zmm20 = (zmm0 * zmm13) + zmm20
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm6) + zmm16
	vfmadd231ps	%zmm2, %zmm15, %zmm19   # zmm19 = (zmm15 * zmm2) + zmm19
	vfmadd231ps	%zmm15, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm15) + zmm20
	vmovups	795904(%rdi), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm8) + zmm16
	vfmadd231ps	%zmm11, %zmm2, %zmm20   # zmm20 = (zmm2 * zmm11) + zmm20
	vmovups	%zmm10, 788480(%rax)
	vmovups	%zmm9, 788544(%rax)
	vmovups	%zmm14, 788608(%rax)
	vmovups	%zmm16, 788672(%rax)
	vmovups	%zmm18, 795648(%rax)
	vmovups	%zmm17, 795712(%rax)
	vmovups	%zmm19, 795776(%rax)
	vmovups	%zmm20, 795840(%rax)
	xorl	%ecx, %ecx
	xorl	%edx, %edx
	.p2align	4
.LBB1_16:                               # =>This Inner Loop Header: Depth=1
	vmulps	767168(%rdi,%rcx), %zmm5, %zmm17
	vmovups	767232(%rdi,%rcx), %zmm9
	vmovups	767296(%rdi,%rcx), %zmm10
	vmovups	767360(%rdi,%rcx), %zmm11
	vmovups	767424(%rdi,%rcx), %zmm12
	vfmadd231ps	%zmm3, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm3) + zmm17
	vmulps	%zmm9, %zmm5, %zmm18
	vfmadd231ps	%zmm4, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm3) + zmm18
	vmulps	%zmm10, %zmm5, %zmm19
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm3) + zmm19
	vmulps	%zmm11, %zmm5, %zmm20
	vfmadd231ps	%zmm4, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm4) + zmm19
	vfmadd231ps	%zmm12, %zmm3, %zmm20   # zmm20 = (zmm3 * zmm12) + zmm20
	vfmadd231ps	767488(%rdi,%rcx), %zmm4, %zmm20 # zmm20 = (zmm4 * mem) + zmm20
	vmovups	774336(%rdi,%rcx), %zmm9
	vfmadd231ps	%zmm0, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm0) + zmm17
	vmulps	%zmm9, %zmm5, %zmm10
	vmovups	774400(%rdi,%rcx), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm5, %zmm12
	vmovups	774464(%rdi,%rcx), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm0) + zmm19
	vfmadd231ps	%zmm4, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vmulps	%zmm9, %zmm5, %zmm13
	vmovups	774528(%rdi,%rcx), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm0) + zmm20
	vfmadd231ps	%zmm4, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm3) + zmm13
	vmulps	%zmm9, %zmm5, %zmm15
	vmovups	774592(%rdi,%rcx), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm1) + zmm20
	vfmadd231ps	%zmm4, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm4) + zmm13
	vfmadd231ps	%zmm9, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm9) + zmm15
	vmovups	774656(%rdi,%rcx), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm2) + zmm20
	vfmadd231ps	%zmm9, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm9) + zmm15
	vmovups	781504(%rdi,%rcx), %zmm9
	vfmadd231ps	%zmm7, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm7) + zmm17
	vfmadd231ps	%zmm0, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm0) + zmm10
	vmulps	%zmm9, %zmm5, %zmm9
	vmovups	781568(%rdi,%rcx), %zmm11
	vfmadd231ps	%zmm6, %zmm11, %zmm17   # zmm17 = (zmm11 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm7) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vmulps	%zmm11, %zmm5, %zmm11
	vmovups	781632(%rdi,%rcx), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm8) + zmm17
	vfmadd231ps	%zmm6, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm7) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	781696(%rdi,%rcx), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm6) + zmm19
	vfmadd231ps	%zmm7, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	781760(%rdi,%rcx), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm4, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm4) + zmm14
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	781824(%rdi,%rcx), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm21) + zmm16
	vmovups	%zmm17, 774400(%rax,%rcx)
	vmovups	%zmm18, 774464(%rax,%rcx)
	vmovups	%zmm19, 774528(%rax,%rcx)
	vmovups	%zmm20, 774592(%rax,%rcx)
	vmovups	788672(%rdi,%rcx), %zmm17
	vmovups	788736(%rdi,%rcx), %zmm18
	vmovups	788800(%rdi,%rcx), %zmm19
	vmovups	788864(%rdi,%rcx), %zmm20
	vfmadd231ps	%zmm7, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm7) + zmm10
	vfmadd231ps	%zmm0, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm0) + zmm9
	vmulps	%zmm17, %zmm5, %zmm17
	vfmadd231ps	%zmm6, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm7) + zmm12
	vfmadd231ps	%zmm1, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm0) + zmm11
	vfmadd231ps	%zmm3, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm3) + zmm17
	vmulps	%zmm18, %zmm5, %zmm18
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm7) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm0) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vmulps	%zmm19, %zmm5, %zmm19
	vfmadd231ps	%zmm8, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vmulps	%zmm20, %zmm5, %zmm20
	vmovups	788928(%rdi,%rcx), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm6) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm21, %zmm3, %zmm20   # zmm20 = (zmm3 * zmm21) + zmm20
	vmovups	788992(%rdi,%rcx), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm8) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm21, %zmm4, %zmm20   # zmm20 = (zmm4 * zmm21) + zmm20
	vmovups	%zmm10, 781568(%rax,%rcx)
	vmovups	%zmm12, 781632(%rax,%rcx)
	vmovups	%zmm13, 781696(%rax,%rcx)
	vmovups	%zmm15, 781760(%rax,%rcx)
	vmovups	795840(%rdi,%rcx), %zmm10
	vmovups	795904(%rdi,%rcx), %zmm12
	vmovups	795968(%rdi,%rcx), %zmm13
	vmovups	796032(%rdi,%rcx), %zmm15
	vfmadd231ps	%zmm7, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm7) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm17   # zmm17 = (zmm0 * zmm10) + zmm17
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm7) + zmm11
	vfmadd231ps	%zmm1, %zmm12, %zmm17   # zmm17 = (zmm12 * zmm1) + zmm17
	vfmadd231ps	%zmm12, %zmm0, %zmm18   # zmm18 = (zmm0 * zmm12) + zmm18
	vfmadd231ps	%zmm8, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm7) + zmm14
	vfmadd231ps	%zmm2, %zmm13, %zmm17   # zmm17 = (zmm13 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm1) + zmm18
	vfmadd231ps	%zmm13, %zmm0, %zmm19   # zmm19 = (zmm0 * zmm13) + zmm19
	vfmadd231ps	%zmm8, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm15, %zmm18   # zmm18 = (zmm15 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm15, %zmm19   # zmm19 = (zmm15 * zmm1) + zmm19
	vfmadd231ps	%zmm15, %zmm0, %zmm20   # zmm20 = (zmm0 * zmm15) + zmm20
	vmovups	796096(%rdi,%rcx), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm6) + zmm16
	vfmadd231ps	%zmm2, %zmm10, %zmm19   # zmm19 = (zmm10 * zmm2) + zmm19
	vfmadd231ps	%zmm10, %zmm1, %zmm20   # zmm20 = (zmm1 * zmm10) + zmm20
	vmovups	796160(%rdi,%rcx), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm8) + zmm16
	vfmadd231ps	%zmm10, %zmm2, %zmm20   # zmm20 = (zmm2 * zmm10) + zmm20
	vmovups	%zmm9, 788736(%rax,%rcx)
	vmovups	%zmm11, 788800(%rax,%rcx)
	vmovups	%zmm14, 788864(%rax,%rcx)
	vmovups	%zmm16, 788928(%rax,%rcx)
	vmovups	%zmm17, 795904(%rax,%rcx)
	vmovups	%zmm18, 795968(%rax,%rcx)
	vmovups	%zmm19, 796032(%rax,%rcx)
	vmovups	%zmm20, 796096(%rax,%rcx)
	addq	$4, %rdx
	addq	$256, %rcx                      # imm = 0x100
	cmpq	$104, %rdx
	jb	.LBB1_16
# %bb.17:
	vmulps	773824(%rdi), %zmm5, %zmm17
	vmovups	773888(%rdi), %zmm9
	vmovups	773952(%rdi), %zmm10
	vmovups	774016(%rdi), %zmm11
	vmovups	774080(%rdi), %zmm12
	vfmadd231ps	%zmm3, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm3) + zmm17
	vmulps	%zmm9, %zmm5, %zmm18
	vfmadd231ps	%zmm4, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm3) + zmm18
	vmulps	%zmm10, %zmm5, %zmm19
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm3) + zmm19
	vmulps	%zmm11, %zmm5, %zmm20
	vfmadd231ps	%zmm4, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm4) + zmm19
	vfmadd231ps	%zmm12, %zmm3, %zmm20   # zmm20 = (zmm3 * zmm12) + zmm20
	vmovups	780992(%rdi), %zmm9
	vfmadd231ps	%zmm0, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm0) + zmm17
	vmulps	%zmm9, %zmm5, %zmm10
	vmovups	781056(%rdi), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm5, %zmm12
	vmovups	781120(%rdi), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm0) + zmm19
	vfmadd231ps	%zmm4, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vmulps	%zmm9, %zmm5, %zmm13
	vmovups	781184(%rdi), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm0) + zmm20
	vfmadd231ps	%zmm4, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm3) + zmm13
	vmulps	%zmm9, %zmm5, %zmm15
	vmovups	781248(%rdi), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm1) + zmm20
	vfmadd231ps	%zmm4, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm4) + zmm13
	vfmadd231ps	%zmm9, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm9) + zmm15
	vmovups	788160(%rdi), %zmm9
	vfmadd231ps	%zmm7, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm7) + zmm17
	vfmadd231ps	%zmm0, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm0) + zmm10
	vmulps	%zmm9, %zmm5, %zmm9
	vmovups	788224(%rdi), %zmm11
	vfmadd231ps	%zmm6, %zmm11, %zmm17   # zmm17 = (zmm11 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm7) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vmulps	%zmm11, %zmm5, %zmm11
	vmovups	788288(%rdi), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm8) + zmm17
	vfmadd231ps	%zmm6, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm7) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	788352(%rdi), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm6) + zmm19
	vfmadd231ps	%zmm7, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	788416(%rdi), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm4, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm4) + zmm14
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	%zmm17, 781056(%rax)
	vmovups	%zmm18, 781120(%rax)
	vmovups	%zmm19, 781184(%rax)
	vmovups	%zmm20, 781248(%rax)
	vmovups	795328(%rdi), %zmm17
	vmovups	795392(%rdi), %zmm18
	vmovups	795456(%rdi), %zmm19
	vmovups	795520(%rdi), %zmm20
	vfmadd231ps	%zmm7, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm7) + zmm10
	vfmadd231ps	%zmm0, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm0) + zmm9
	vmulps	%zmm17, %zmm5, %zmm17
	vfmadd231ps	%zmm6, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm7) + zmm12
	vfmadd231ps	%zmm1, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm0) + zmm11
	vfmadd231ps	%zmm3, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm3) + zmm17
	vmulps	%zmm18, %zmm5, %zmm18
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm7) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm0) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vmulps	%zmm19, %zmm5, %zmm19
	vfmadd231ps	%zmm8, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vmulps	%zmm20, %zmm5, %zmm5
	vmovups	795584(%rdi), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm6) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm1) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm3) + zmm5
	vmovups	%zmm10, 788224(%rax)
	vmovups	%zmm12, 788288(%rax)
	vmovups	%zmm13, 788352(%rax)
	vmovups	%zmm15, 788416(%rax)
	vmovups	802496(%rdi), %zmm3
	vmovups	802560(%rdi), %zmm4
	vmovups	802624(%rdi), %zmm10
	vmovups	802688(%rdi), %zmm12
	vfmadd231ps	%zmm7, %zmm3, %zmm9     # zmm9 = (zmm3 * zmm7) + zmm9
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vfmadd231ps	%zmm6, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm7) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vfmadd231ps	%zmm8, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm7) + zmm14
	vfmadd231ps	%zmm2, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm1) + zmm18
	vfmadd231ps	%zmm10, %zmm0, %zmm19   # zmm19 = (zmm0 * zmm10) + zmm19
	vfmadd231ps	%zmm8, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm12, %zmm16   # zmm16 = (zmm12 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm12, %zmm18   # zmm18 = (zmm12 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm0) + zmm5
	vmovups	802752(%rdi), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm6) + zmm16
	vfmadd231ps	%zmm2, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm1) + zmm5
	vmovups	%zmm9, 795392(%rax)
	vmovups	%zmm11, 795456(%rax)
	vmovups	%zmm14, 795520(%rax)
	vmovups	%zmm16, 795584(%rax)
	vmovups	%zmm17, 802560(%rax)
	vmovups	%zmm18, 802624(%rax)
	vmovups	%zmm19, 802688(%rax)
	vmovups	%zmm5, 802752(%rax)
.LBB1_18:
	vzeroupper
	retq
.Lfunc_end1:
	.size	node_nnprim_depthwise_conv, .Lfunc_end1-node_nnprim_depthwise_conv
                                        # -- End function
	.p2align	4                               # -- Begin function node_nnprim_depthwise_conv_task
	.type	node_nnprim_depthwise_conv_task,@function
node_nnprim_depthwise_conv_task:        # @node_nnprim_depthwise_conv_task
# %bb.0:
	movq	%rsi, %rax
	movq	%rdi, %rcx
	movq	(%rdi), %r10
	movq	8(%rdi), %rdi
	movq	16(%rcx), %rsi
	movq	24(%rcx), %rcx
	imulq	$2757440, %rax, %r8             # imm = 0x2A1340
	movq	%r8, %rax
	orq	%r10, %rax
	shrq	$32, %rax
	je	.LBB2_1
# %bb.2:
	movq	%r8, %rax
	xorl	%edx, %edx
	divq	%r10
	movq	%rax, %r9
	jmp	.LBB2_3
.LBB2_1:
	movl	%r8d, %eax
	xorl	%edx, %edx
	divl	%r10d
	movl	%eax, %r9d
.LBB2_3:
	addq	$2757440, %r8                   # imm = 0x2A1340
	movq	%r8, %rax
	orq	%r10, %rax
	shrq	$32, %rax
	je	.LBB2_4
# %bb.5:
	movq	%r8, %rax
	xorl	%edx, %edx
	divq	%r10
	movq	%rcx, %rdx
	movq	%r9, %rcx
	movq	%rax, %r8
	jmp	node_nnprim_depthwise_conv      # TAILCALL
.LBB2_4:
	movl	%r8d, %eax
	xorl	%edx, %edx
	divl	%r10d
                                        # kill: def $eax killed $eax def $rax
	movq	%rcx, %rdx
	movq	%r9, %rcx
	movq	%rax, %r8
	jmp	node_nnprim_depthwise_conv      # TAILCALL
.Lfunc_end2:
	.size	node_nnprim_depthwise_conv_task, .Lfunc_end2-node_nnprim_depthwise_conv_task
                                        # -- End function
	.globl	conv_run                        # -- Begin function conv_run
	.p2align	4
	.type	conv_run,@function
conv_run:                               # @conv_run
.Lconv_run$local:
	.type	.Lconv_run$local,@function
# %bb.0:                                # %entry
	subq	$40, %rsp
	movq	%rdi, 16(%rsp)
	movq	%rsi, 24(%rsp)
	movq	%rdx, 32(%rsp)
	leaq	8(%rsp), %rsi
	xorl	%edi, %edi
	callq	nnprim_parallel
	addq	$40, %rsp
	retq
.Lfunc_end3:
	.size	conv_run, .Lfunc_end3-conv_run
	.size	.Lconv_run$local, .Lfunc_end3-conv_run
                                        # -- End function
	.p2align	4                               # -- Begin function nnprim_invoke
	.type	nnprim_invoke,@function
nnprim_invoke:                          # @nnprim_invoke
# %bb.0:                                # %entry
	subq	$40, %rsp
	vmovups	(%rdi), %xmm0
	movq	(%rsi), %rax
	vmovups	%xmm0, 16(%rsp)
	movq	%rax, 32(%rsp)
	leaq	8(%rsp), %rsi
	movq	%rcx, %rdi
	callq	nnprim_parallel
	addq	$40, %rsp
	retq
.Lfunc_end4:
	.size	nnprim_invoke, .Lfunc_end4-nnprim_invoke
                                        # -- End function
	.type	.Lnnprim_const,@object          # @nnprim_const
	.section	.rodata.str1.1,"aMS",@progbits,1
.Lnnprim_const:
	.asciz	"conv"
	.size	.Lnnprim_const, 5

	.type	.Lnnprim_const.1,@object        # @nnprim_const.1
.Lnnprim_const.1:
	.asciz	"x86-64-avx512"
	.size	.Lnnprim_const.1, 14

	.type	.Lnnprim_const.3,@object        # @nnprim_const.3
.Lnnprim_const.3:
	.asciz	"input0"
	.size	.Lnnprim_const.3, 7

	.type	.Lnnprim_const.4,@object        # @nnprim_const.4
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
.Lnnprim_const.4:
	.quad	3                               # 0x3
	.quad	3                               # 0x3
	.quad	16                              # 0x10
	.size	.Lnnprim_const.4, 24

	.type	.Lnnprim_const.5,@object        # @nnprim_const.5
	.section	.rodata.str1.1,"aMS",@progbits,1
.Lnnprim_const.5:
	.asciz	"input1"
	.size	.Lnnprim_const.5, 7

	.type	.Lnnprim_const.6,@object        # @nnprim_const.6
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
.Lnnprim_const.6:
	.quad	.Lnnprim_const.3
	.long	1                               # 0x1
	.long	4                               # 0x4
	.quad	.Lnnprim_const.7
	.quad	.Lnnprim_const.5
	.long	1                               # 0x1
	.long	3                               # 0x3
	.quad	.Lnnprim_const.4
	.size	.Lnnprim_const.6, 48

	.type	.Lnnprim_const.7,@object        # @nnprim_const.7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	4, 0x0
.Lnnprim_const.7:
	.quad	1                               # 0x1
	.quad	112                             # 0x70
	.quad	112                             # 0x70
	.quad	16                              # 0x10
	.size	.Lnnprim_const.7, 32

	.type	.Lnnprim_const.8,@object        # @nnprim_const.8
	.section	.rodata.str1.1,"aMS",@progbits,1
.Lnnprim_const.8:
	.asciz	"output0"
	.size	.Lnnprim_const.8, 8

	.type	.Lnnprim_const.9,@object        # @nnprim_const.9
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
.Lnnprim_const.9:
	.quad	.Lnnprim_const.8
	.long	1                               # 0x1
	.long	4                               # 0x4
	.quad	.Lnnprim_const.7
	.size	.Lnnprim_const.9, 24

	.type	conv_model,@object              # @conv_model
	.globl	conv_model
	.p2align	4, 0x0
conv_model:
	.long	1                               # 0x1
	.long	2                               # 0x2
	.long	1                               # 0x1
	.long	1                               # 0x1
	.quad	.Lnnprim_const
	.quad	.Lnnprim_const.1
	.quad	.Lnnprim_const.6
	.quad	.Lnnprim_const.9
	.quad	0                               # 0x0
	.quad	64                              # 0x40
	.quad	0                               # 0x0
	.quad	nnprim_invoke
	.size	conv_model, 80

	.section	".note.GNU-stack","",@progbits
