	.file	"conv"
	.text
	.globl	conv_run                        # -- Begin function conv_run
	.p2align	4
	.type	conv_run,@function
conv_run:                               # @conv_run
.Lconv_run$local:
	.type	.Lconv_run$local,@function
# %bb.0:
	jmp	node_nnprim_depthwise_conv      # TAILCALL
.Lfunc_end0:
	.size	conv_run, .Lfunc_end0-conv_run
	.size	.Lconv_run$local, .Lfunc_end0-conv_run
                                        # -- End function
	.p2align	4                               # -- Begin function node_nnprim_depthwise_conv
	.type	node_nnprim_depthwise_conv,@function
node_nnprim_depthwise_conv:             # @node_nnprim_depthwise_conv
# %bb.0:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_3
# %bb.1:                                # %.lr.ph.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rdi,%rax,4), %zmm1
	vmovups	3136(%rsi,%rax,4), %zmm0
	vmulps	%zmm0, %zmm1, %zmm13
	vmovups	2368(%rsi,%rax,4), %zmm2
	vmulps	%zmm2, %zmm1, %zmm14
	vmovups	832(%rsi,%rax,4), %zmm6
	vmulps	%zmm6, %zmm1, %zmm12
	vmovups	64(%rsi,%rax,4), %zmm8
	vmulps	%zmm8, %zmm1, %zmm15
	vmovups	832(%rdi,%rax,4), %zmm3
	vmovups	3904(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vmulps	%zmm3, %zmm2, %zmm18
	vmovups	1600(%rsi,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	1600(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmulps	%zmm3, %zmm2, %zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	2368(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	3136(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	21568(%rdi,%rax,4), %zmm5
	vmovups	5440(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm3) + zmm13
	vmovups	4672(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm2) + zmm15
	vmulps	%zmm5, %zmm6, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	22336(%rdi,%rax,4), %zmm11
	vmovups	6208(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm2) + zmm16
	vfmadd231ps	%zmm7, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm6) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	23104(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm2) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm6) + zmm11
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	23872(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm7) + zmm11
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	24640(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	%zmm13, 64(%rdx,%rax,4)
	vmovups	%zmm14, 832(%rdx,%rax,4)
	vmovups	%zmm18, 1600(%rdx,%rax,4)
	vmovups	%zmm20, 2368(%rdx,%rax,4)
	vmovups	43072(%rdi,%rax,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm0, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm2) + zmm9
	vmulps	%zmm13, %zmm6, %zmm14
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	43840(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm7, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm6) + zmm13
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	44608(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	45376(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	46144(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	%zmm12, 21568(%rdx,%rax,4)
	vmovups	%zmm15, 22336(%rdx,%rax,4)
	vmovups	%zmm16, 23104(%rdx,%rax,4)
	vmovups	%zmm19, 23872(%rdx,%rax,4)
	vmovups	64576(%rdi,%rax,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm12, %zmm13   # zmm13 = (zmm12 * zmm2) + zmm13
	vmulps	%zmm12, %zmm6, %zmm15
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	65344(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm2) + zmm18
	vfmadd231ps	%zmm7, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm6) + zmm12
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	66112(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	66880(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	67648(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm5) + zmm17
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm7, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm7) + zmm8
	vmovups	%zmm10, 43072(%rdx,%rax,4)
	vmovups	%zmm9, 43840(%rdx,%rax,4)
	vmovups	%zmm11, 44608(%rdx,%rax,4)
	vmovups	%zmm17, 45376(%rdx,%rax,4)
	vmovups	86080(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vfmadd231ps	%zmm0, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmovups	86848(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm6) + zmm16
	vmovups	87616(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	88384(%rdi,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm20    # zmm20 = (zmm2 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm0) + zmm8
	vmovups	89152(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	%zmm14, 64576(%rdx,%rax,4)
	vmovups	%zmm13, 65344(%rdx,%rax,4)
	vmovups	%zmm18, 66112(%rdx,%rax,4)
	vmovups	%zmm20, 66880(%rdx,%rax,4)
	vmovups	107584(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm0) + zmm12
	vmovups	108352(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm0) + zmm16
	vmovups	109120(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vmovups	109888(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	110656(%rdi,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm15, 86080(%rdx,%rax,4)
	vmovups	%zmm12, 86848(%rdx,%rax,4)
	vmovups	%zmm16, 87616(%rdx,%rax,4)
	vmovups	%zmm8, 88384(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_2
.LBB1_3:                                # %.preheader20.preheader
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	leaq	66816(%rdi), %rax
	leaq	46080(%rdx), %rcx
	movl	$4, %r8d
	jmp	.LBB1_4
	.p2align	4
.LBB1_7:                                # %._crit_edge
                                        #   in Loop: Header=BB1_4 Depth=1
	leaq	4(%r8), %r9
	addq	$3072, %rax                     # imm = 0xC00
	addq	$3072, %rcx                     # imm = 0xC00
	cmpq	$20, %r8
	movq	%r9, %r8
	jae	.LBB1_8
.LBB1_4:                                # %.preheader20
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_6 Depth 2
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$191, %r9
	jg	.LBB1_7
# %bb.5:                                # %.lr.ph21
                                        #   in Loop: Header=BB1_4 Depth=1
	addq	$-16, %r9
	.p2align	4
.LBB1_6:                                #   Parent Loop BB1_4 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-64448(%rax,%r9,4), %zmm0
	vmovups	2368(%rsi,%r9,4), %zmm1
	vmulps	%zmm1, %zmm0, %zmm11
	vmovups	64(%rsi,%r9,4), %zmm8
	vmulps	%zmm8, %zmm0, %zmm12
	vmovups	-63680(%rax,%r9,4), %zmm2
	vmovups	3136(%rsi,%r9,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vmulps	%zmm2, %zmm1, %zmm15
	vmovups	832(%rsi,%r9,4), %zmm6
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmulps	%zmm2, %zmm8, %zmm14
	vmovups	-62912(%rax,%r9,4), %zmm3
	vmovups	3904(%rsi,%r9,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vmulps	%zmm3, %zmm1, %zmm18
	vmovups	1600(%rsi,%r9,4), %zmm7
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	-62144(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmulps	%zmm3, %zmm1, %zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	-61376(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	-60608(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	-42944(%rax,%r9,4), %zmm4
	vmovups	4672(%rsi,%r9,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	-42176(%rax,%r9,4), %zmm5
	vmovups	5440(%rsi,%r9,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm6) + zmm9
	vmulps	%zmm5, %zmm8, %zmm10
	vmovups	-41408(%rax,%r9,4), %zmm13
	vmovups	6208(%rsi,%r9,4), %zmm5
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm1) + zmm16
	vfmadd231ps	%zmm7, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm6) + zmm10
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	-40640(%rax,%r9,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm6) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	-39872(%rax,%r9,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm7) + zmm13
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	-39104(%rax,%r9,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	%zmm11, -42944(%rcx,%r9,4)
	vmovups	%zmm15, -42176(%rcx,%r9,4)
	vmovups	%zmm18, -41408(%rcx,%r9,4)
	vmovups	%zmm20, -40640(%rcx,%r9,4)
	vmovups	-21440(%rax,%r9,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	-20672(%rax,%r9,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm6) + zmm11
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	-19904(%rax,%r9,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm1) + zmm13
	vfmadd231ps	%zmm7, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm7) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	-19136(%rax,%r9,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	-18368(%rax,%r9,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	-17600(%rax,%r9,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	%zmm12, -21440(%rcx,%r9,4)
	vmovups	%zmm14, -20672(%rcx,%r9,4)
	vmovups	%zmm16, -19904(%rcx,%r9,4)
	vmovups	%zmm19, -19136(%rcx,%r9,4)
	vmovups	64(%rax,%r9,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	832(%rax,%r9,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	1600(%rax,%r9,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm7, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	2368(%rax,%r9,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	3136(%rax,%r9,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	3904(%rax,%r9,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm5) + zmm17
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm7, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm7) + zmm8
	vmovups	%zmm9, 64(%rcx,%r9,4)
	vmovups	%zmm10, 832(%rcx,%r9,4)
	vmovups	%zmm13, 1600(%rcx,%r9,4)
	vmovups	%zmm17, 2368(%rcx,%r9,4)
	vmovups	21568(%rax,%r9,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vmovups	22336(%rax,%r9,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm6) + zmm14
	vmovups	23104(%rax,%r9,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm0) + zmm14
	vfmadd231ps	%zmm6, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm6) + zmm16
	vmovups	23872(%rax,%r9,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm1) + zmm8
	vmovups	24640(%rax,%r9,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	25408(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm11, 21568(%rcx,%r9,4)
	vmovups	%zmm15, 22336(%rcx,%r9,4)
	vmovups	%zmm18, 23104(%rcx,%r9,4)
	vmovups	%zmm20, 23872(%rcx,%r9,4)
	vfmadd231ps	43072(%rax,%r9,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	43840(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vmovups	44608(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vmovups	45376(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vmovups	46144(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	46912(%rax,%r9,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm12, 43072(%rcx,%r9,4)
	vmovups	%zmm14, 43840(%rcx,%r9,4)
	vmovups	%zmm16, 44608(%rcx,%r9,4)
	vmovups	%zmm8, 45376(%rcx,%r9,4)
	addq	$16, %r9
	cmpq	$176, %r9
	jl	.LBB1_6
	jmp	.LBB1_7
.LBB1_8:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_11
# %bb.9:                                # %.lr.ph23.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_10:                               # %.lr.ph23
                                        # =>This Inner Loop Header: Depth=1
	vmovups	17728(%rdi,%rax,4), %zmm0
	vmovups	2368(%rsi,%rax,4), %zmm1
	vmulps	%zmm1, %zmm0, %zmm11
	vmovups	64(%rsi,%rax,4), %zmm7
	vmulps	%zmm7, %zmm0, %zmm12
	vmovups	18496(%rdi,%rax,4), %zmm2
	vmovups	3136(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vmulps	%zmm2, %zmm1, %zmm15
	vmovups	832(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmulps	%zmm2, %zmm7, %zmm13
	vmovups	19264(%rdi,%rax,4), %zmm3
	vmovups	3904(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vmulps	%zmm3, %zmm1, %zmm18
	vmovups	1600(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vmulps	%zmm3, %zmm7, %zmm16
	vmovups	20032(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmulps	%zmm3, %zmm1, %zmm20
	vfmadd231ps	%zmm8, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm7, %zmm19
	vmovups	20800(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm8, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm8) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	39232(%rdi,%rax,4), %zmm4
	vmovups	4672(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm7, %zmm9
	vmovups	40000(%rdi,%rax,4), %zmm5
	vmovups	5440(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm1) + zmm13
	vfmadd231ps	%zmm6, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm6) + zmm9
	vmulps	%zmm5, %zmm7, %zmm10
	vmovups	40768(%rdi,%rax,4), %zmm14
	vmovups	6208(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm14, %zmm16   # zmm16 = (zmm14 * zmm1) + zmm16
	vfmadd231ps	%zmm8, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm6) + zmm10
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	41536(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm8, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm6) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	vmovups	42304(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm8, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm8) + zmm14
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm11, 18496(%rdx,%rax,4)
	vmovups	%zmm15, 19264(%rdx,%rax,4)
	vmovups	%zmm18, 20032(%rdx,%rax,4)
	vmovups	%zmm20, 20800(%rdx,%rax,4)
	vmovups	60736(%rdi,%rax,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	61504(%rdi,%rax,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm6) + zmm11
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	62272(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm1) + zmm14
	vfmadd231ps	%zmm8, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vmulps	%zmm18, %zmm7, %zmm18
	vmovups	63040(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm8, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm7, %zmm20
	vmovups	63808(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm8, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm8) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm12, 40000(%rdx,%rax,4)
	vmovups	%zmm13, 40768(%rdx,%rax,4)
	vmovups	%zmm16, 41536(%rdx,%rax,4)
	vmovups	%zmm19, 42304(%rdx,%rax,4)
	vmovups	82240(%rdi,%rax,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	83008(%rdi,%rax,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	83776(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm8, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	84544(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm8, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm7, %zmm7
	vmovups	85312(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm8, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm8) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm7    # zmm7 = (zmm19 * zmm6) + zmm7
	vmovups	%zmm9, 61504(%rdx,%rax,4)
	vmovups	%zmm10, 62272(%rdx,%rax,4)
	vmovups	%zmm14, 63040(%rdx,%rax,4)
	vmovups	%zmm17, 63808(%rdx,%rax,4)
	vmovups	103744(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vmovups	104512(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm6) + zmm13
	vmovups	105280(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm0) + zmm13
	vfmadd231ps	%zmm6, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm6) + zmm16
	vmovups	106048(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm1) + zmm7
	vmovups	106816(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm0) + zmm7
	vmovups	%zmm11, 83008(%rdx,%rax,4)
	vmovups	%zmm15, 83776(%rdx,%rax,4)
	vmovups	%zmm18, 84544(%rdx,%rax,4)
	vmovups	%zmm20, 85312(%rdx,%rax,4)
	vfmadd231ps	125248(%rdi,%rax,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	126016(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vmovups	126784(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm4) + zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vmovups	127552(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vmovups	128320(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm4) + zmm7
	vmovups	%zmm12, 104512(%rdx,%rax,4)
	vmovups	%zmm13, 105280(%rdx,%rax,4)
	vmovups	%zmm16, 106048(%rdx,%rax,4)
	vmovups	%zmm7, 106816(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_10
.LBB1_11:                               # %.preheader19.preheader
	leaq	109056(%rdi), %rax
	leaq	109056(%rdx), %rcx
	leaq	110592(%rdi), %r8
	leaq	110592(%rdx), %r9
	leaq	125184(%rdi), %r10
	leaq	125952(%rdx), %r11
	movl	$5, %ebx
	jmp	.LBB1_12
	.p2align	4
.LBB1_23:                               # %._crit_edge31
                                        #   in Loop: Header=BB1_12 Depth=1
	leaq	5(%rbx), %r14
	addq	$107520, %rax                   # imm = 0x1A400
	addq	$107520, %rcx                   # imm = 0x1A400
	addq	$107520, %r8                    # imm = 0x1A400
	addq	$107520, %r9                    # imm = 0x1A400
	addq	$107520, %r10                   # imm = 0x1A400
	addq	$107520, %r11                   # imm = 0x1A400
	cmpq	$15, %rbx
	movq	%r14, %rbx
	jae	.LBB1_24
.LBB1_12:                               # %.preheader19
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_14 Depth 2
                                        #     Child Loop BB1_16 Depth 2
                                        #       Child Loop BB1_18 Depth 3
                                        #     Child Loop BB1_22 Depth 2
	xorl	%r14d, %r14d
	#APP
	#NO_APP
	cmpq	$191, %r14
	jg	.LBB1_15
# %bb.13:                               # %.lr.ph25
                                        #   in Loop: Header=BB1_12 Depth=1
	addq	$-16, %r14
	.p2align	4
.LBB1_14:                               #   Parent Loop BB1_12 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-22976(%rax,%r14,4), %zmm0
	vmovups	832(%rsi,%r14,4), %zmm7
	vmulps	%zmm7, %zmm0, %zmm14
	vmovups	64(%rsi,%r14,4), %zmm8
	vmulps	%zmm8, %zmm0, %zmm15
	vmovups	-22208(%rax,%r14,4), %zmm0
	vmovups	1600(%rsi,%r14,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm7) + zmm15
	vmulps	%zmm0, %zmm8, %zmm18
	vmovups	-21440(%rax,%r14,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm7) + zmm18
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	-20672(%rax,%r14,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm0, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm0) + zmm20
	vfmadd231ps	-19904(%rax,%r14,4), %zmm6, %zmm20 # zmm20 = (zmm6 * mem) + zmm20
	vmovups	-1472(%rax,%r14,4), %zmm1
	vmovups	3136(%rsi,%r14,4), %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm0) + zmm14
	vmovups	2368(%rsi,%r14,4), %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm2) + zmm15
	vmulps	%zmm1, %zmm7, %zmm13
	vmulps	%zmm1, %zmm8, %zmm12
	vmovups	-704(%rax,%r14,4), %zmm3
	vmovups	3904(%rsi,%r14,4), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	64(%rax,%r14,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	832(%rax,%r14,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	1600(%rax,%r14,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	20032(%rax,%r14,4), %zmm5
	vmovups	5440(%rsi,%r14,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm3) + zmm14
	vmovups	4672(%rsi,%r14,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vmulps	%zmm5, %zmm7, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	20800(%rax,%r14,4), %zmm11
	vmovups	6208(%rsi,%r14,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm2) + zmm16
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	21568(%rax,%r14,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm2) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm7) + zmm11
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	22336(%rax,%r14,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm6) + zmm11
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	23104(%rax,%r14,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm14, -1472(%rcx,%r14,4)
	vmovups	%zmm15, -704(%rcx,%r14,4)
	vmovups	%zmm18, 64(%rcx,%r14,4)
	vmovups	%zmm20, 832(%rcx,%r14,4)
	vmovups	41536(%rax,%r14,4), %zmm14
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm2) + zmm9
	vmulps	%zmm14, %zmm7, %zmm15
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	42304(%rax,%r14,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm7) + zmm14
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	43072(%rax,%r14,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm7) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	43840(%rax,%r14,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm6) + zmm18
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	44608(%rax,%r14,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm13, 20032(%rcx,%r14,4)
	vmovups	%zmm12, 20800(%rcx,%r14,4)
	vmovups	%zmm16, 21568(%rcx,%r14,4)
	vmovups	%zmm19, 22336(%rcx,%r14,4)
	vmovups	63040(%rax,%r14,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm2) + zmm14
	vmulps	%zmm12, %zmm7, %zmm13
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	63808(%rax,%r14,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm2) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm7) + zmm12
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	64576(%rax,%r14,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	65344(%rax,%r14,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm7) + zmm8
	vmovups	66112(%rax,%r14,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm5) + zmm17
	vfmadd231ps	%zmm1, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm7, %zmm8     # zmm8 = (zmm7 * zmm6) + zmm8
	vmovups	%zmm10, 41536(%rcx,%r14,4)
	vmovups	%zmm9, 42304(%rcx,%r14,4)
	vmovups	%zmm11, 43072(%rcx,%r14,4)
	vmovups	%zmm17, 43840(%rcx,%r14,4)
	vmovups	84544(%rax,%r14,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm0) + zmm13
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmovups	85312(%rax,%r14,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm6) + zmm16
	vmovups	86080(%rax,%r14,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	86848(%rax,%r14,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm20    # zmm20 = (zmm2 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm0) + zmm8
	vmovups	87616(%rax,%r14,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	%zmm15, 63040(%rcx,%r14,4)
	vmovups	%zmm14, 63808(%rcx,%r14,4)
	vmovups	%zmm18, 64576(%rcx,%r14,4)
	vmovups	%zmm20, 65344(%rcx,%r14,4)
	vmovups	106048(%rax,%r14,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm0) + zmm12
	vmovups	106816(%rax,%r14,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm0) + zmm16
	vmovups	107584(%rax,%r14,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vmovups	108352(%rax,%r14,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	109120(%rax,%r14,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm13, 84544(%rcx,%r14,4)
	vmovups	%zmm12, 85312(%rcx,%r14,4)
	vmovups	%zmm16, 86080(%rcx,%r14,4)
	vmovups	%zmm8, 86848(%rcx,%r14,4)
	addq	$16, %r14
	cmpq	$176, %r14
	jl	.LBB1_14
.LBB1_15:                               # %.preheader18
                                        #   in Loop: Header=BB1_12 Depth=1
	movl	$4, %r12d
	movq	%r9, %r14
	movq	%r8, %r15
	jmp	.LBB1_16
	.p2align	4
.LBB1_19:                               # %._crit_edge28
                                        #   in Loop: Header=BB1_16 Depth=2
	leaq	4(%r12), %r13
	addq	$3072, %r15                     # imm = 0xC00
	addq	$3072, %r14                     # imm = 0xC00
	cmpq	$20, %r12
	movq	%r13, %r12
	jae	.LBB1_20
.LBB1_16:                               #   Parent Loop BB1_12 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_18 Depth 3
	xorl	%r13d, %r13d
	#APP
	#NO_APP
	cmpq	$191, %r13
	jg	.LBB1_19
# %bb.17:                               # %.lr.ph27
                                        #   in Loop: Header=BB1_16 Depth=2
	addq	$-16, %r13
	.p2align	4
.LBB1_18:                               #   Parent Loop BB1_12 Depth=1
                                        #     Parent Loop BB1_16 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	64(%rsi,%r13,4), %zmm8
	vmulps	-22208(%r15,%r13,4), %zmm8, %zmm11
	vmovups	-21440(%r15,%r13,4), %zmm0
	vmovups	832(%rsi,%r13,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm6) + zmm11
	vmulps	%zmm0, %zmm8, %zmm15
	vmovups	-20672(%r15,%r13,4), %zmm0
	vmovups	1600(%rsi,%r13,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vfmadd231ps	%zmm6, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm6) + zmm15
	vmulps	%zmm0, %zmm8, %zmm18
	vmovups	-19904(%r15,%r13,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm5) + zmm15
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	-19136(%r15,%r13,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	-18368(%r15,%r13,4), %zmm5, %zmm20 # zmm20 = (zmm5 * mem) + zmm20
	vmovups	-704(%r15,%r13,4), %zmm0
	vmovups	2368(%rsi,%r13,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm1) + zmm11
	vmulps	%zmm0, %zmm8, %zmm12
	vmovups	64(%r15,%r13,4), %zmm2
	vmovups	3136(%rsi,%r13,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmulps	%zmm2, %zmm8, %zmm14
	vmovups	832(%r15,%r13,4), %zmm3
	vmovups	3904(%rsi,%r13,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm5, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm5) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	1600(%r15,%r13,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm5, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm5) + zmm14
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	2368(%r15,%r13,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm5, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	3136(%r15,%r13,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm3) + zmm19
	vmovups	20800(%r15,%r13,4), %zmm4
	vmovups	4672(%rsi,%r13,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	21568(%r15,%r13,4), %zmm7
	vmovups	5440(%rsi,%r13,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm6) + zmm9
	vmulps	%zmm7, %zmm8, %zmm10
	vmovups	22336(%r15,%r13,4), %zmm13
	vmovups	6208(%rsi,%r13,4), %zmm7
	vfmadd231ps	%zmm7, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm5) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm6) + zmm10
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	23104(%r15,%r13,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm5, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm5) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm6) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	23872(%r15,%r13,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm5, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm5) + zmm13
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	24640(%r15,%r13,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	%zmm11, 64(%r14,%r13,4)
	vmovups	%zmm15, 832(%r14,%r13,4)
	vmovups	%zmm18, 1600(%r14,%r13,4)
	vmovups	%zmm20, 2368(%r14,%r13,4)
	vmovups	42304(%r15,%r13,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	43072(%r15,%r13,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm6) + zmm11
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	43840(%r15,%r13,4), %zmm18
	vfmadd231ps	%zmm7, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm1) + zmm13
	vfmadd231ps	%zmm5, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm5) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	44608(%r15,%r13,4), %zmm20
	vfmadd231ps	%zmm7, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm5, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm5) + zmm15
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	45376(%r15,%r13,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	46144(%r15,%r13,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm7) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm5, %zmm20   # zmm20 = (zmm5 * zmm21) + zmm20
	vmovups	%zmm12, 21568(%r14,%r13,4)
	vmovups	%zmm14, 22336(%r14,%r13,4)
	vmovups	%zmm16, 23104(%r14,%r13,4)
	vmovups	%zmm19, 23872(%r14,%r13,4)
	vmovups	63808(%r15,%r13,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	64576(%r15,%r13,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	65344(%r15,%r13,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm5, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm5) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	66112(%r15,%r13,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm5, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm5) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	66880(%r15,%r13,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm5, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm5) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	67648(%r15,%r13,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm5, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm5) + zmm8
	vmovups	%zmm9, 43072(%r14,%r13,4)
	vmovups	%zmm10, 43840(%r14,%r13,4)
	vmovups	%zmm13, 44608(%r14,%r13,4)
	vmovups	%zmm17, 45376(%r14,%r13,4)
	vmovups	85312(%r15,%r13,4), %zmm5
	vfmadd231ps	%zmm3, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm5) + zmm12
	vmovups	86080(%r15,%r13,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm5, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm5) + zmm14
	vmovups	86848(%r15,%r13,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm0) + zmm14
	vfmadd231ps	%zmm5, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm5) + zmm16
	vmovups	87616(%r15,%r13,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm1) + zmm8
	vmovups	88384(%r15,%r13,4), %zmm1
	vfmadd231ps	%zmm7, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	89152(%r15,%r13,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm11, 64576(%r14,%r13,4)
	vmovups	%zmm15, 65344(%r14,%r13,4)
	vmovups	%zmm18, 66112(%r14,%r13,4)
	vmovups	%zmm20, 66880(%r14,%r13,4)
	vfmadd231ps	106816(%r15,%r13,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	107584(%r15,%r13,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vmovups	108352(%r15,%r13,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vmovups	109120(%r15,%r13,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vmovups	109888(%r15,%r13,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	110656(%r15,%r13,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm12, 86080(%r14,%r13,4)
	vmovups	%zmm14, 86848(%r14,%r13,4)
	vmovups	%zmm16, 87616(%r14,%r13,4)
	vmovups	%zmm8, 88384(%r14,%r13,4)
	addq	$16, %r13
	cmpq	$176, %r13
	jl	.LBB1_18
	jmp	.LBB1_19
	.p2align	4
.LBB1_20:                               #   in Loop: Header=BB1_12 Depth=1
	xorl	%r14d, %r14d
	#APP
	#NO_APP
	cmpq	$191, %r14
	jg	.LBB1_23
# %bb.21:                               # %.lr.ph30
                                        #   in Loop: Header=BB1_12 Depth=1
	addq	$-16, %r14
	.p2align	4
.LBB1_22:                               #   Parent Loop BB1_12 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%rsi,%r14,4), %zmm7
	vmulps	-21440(%r10,%r14,4), %zmm7, %zmm11
	vmovups	-20672(%r10,%r14,4), %zmm0
	vmovups	832(%rsi,%r14,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vmulps	%zmm0, %zmm7, %zmm15
	vmovups	-19904(%r10,%r14,4), %zmm0
	vmovups	1600(%rsi,%r14,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm5) + zmm15
	vmulps	%zmm0, %zmm7, %zmm18
	vmovups	-19136(%r10,%r14,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vmulps	%zmm0, %zmm7, %zmm20
	vmovups	-18368(%r10,%r14,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm0) + zmm20
	vmovups	64(%r10,%r14,4), %zmm0
	vmovups	2368(%rsi,%r14,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm1) + zmm11
	vmulps	%zmm0, %zmm7, %zmm12
	vmovups	832(%r10,%r14,4), %zmm2
	vmovups	3136(%rsi,%r14,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm5) + zmm12
	vmulps	%zmm2, %zmm7, %zmm13
	vmovups	1600(%r10,%r14,4), %zmm3
	vmovups	3904(%rsi,%r14,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm5) + zmm13
	vmulps	%zmm3, %zmm7, %zmm16
	vmovups	2368(%r10,%r14,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm5, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm5) + zmm16
	vmulps	%zmm3, %zmm7, %zmm19
	vmovups	3136(%r10,%r14,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vfmadd231ps	%zmm3, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm3) + zmm19
	vmovups	21568(%r10,%r14,4), %zmm4
	vmovups	4672(%rsi,%r14,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm7, %zmm9
	vmovups	22336(%r10,%r14,4), %zmm8
	vmovups	5440(%rsi,%r14,4), %zmm4
	vfmadd231ps	%zmm4, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm8, %zmm15    # zmm15 = (zmm8 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm8, %zmm13    # zmm13 = (zmm8 * zmm1) + zmm13
	vfmadd231ps	%zmm5, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm5) + zmm9
	vmulps	%zmm8, %zmm7, %zmm10
	vmovups	23104(%r10,%r14,4), %zmm14
	vmovups	6208(%rsi,%r14,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm4, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm14, %zmm16   # zmm16 = (zmm14 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm6) + zmm9
	vfmadd231ps	%zmm5, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm5) + zmm10
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	23872(%r10,%r14,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm6) + zmm10
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	vmovups	24640(%r10,%r14,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	%zmm11, 64(%r11,%r14,4)
	vmovups	%zmm15, 832(%r11,%r14,4)
	vmovups	%zmm18, 1600(%r11,%r14,4)
	vmovups	%zmm20, 2368(%r11,%r14,4)
	vmovups	43072(%r10,%r14,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	43840(%r10,%r14,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm5, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm5) + zmm11
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	44608(%r10,%r14,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm8) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm5) + zmm15
	vmulps	%zmm18, %zmm7, %zmm18
	vmovups	45376(%r10,%r14,4), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm5) + zmm18
	vmulps	%zmm20, %zmm7, %zmm20
	vmovups	46144(%r10,%r14,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm6) + zmm18
	vfmadd231ps	%zmm21, %zmm5, %zmm20   # zmm20 = (zmm5 * zmm21) + zmm20
	vmovups	%zmm12, 21568(%r11,%r14,4)
	vmovups	%zmm13, 22336(%r11,%r14,4)
	vmovups	%zmm16, 23104(%r11,%r14,4)
	vmovups	%zmm19, 23872(%r11,%r14,4)
	vmovups	64576(%r10,%r14,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	65344(%r10,%r14,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	66112(%r10,%r14,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm8) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	66880(%r10,%r14,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm6) + zmm13
	vfmadd231ps	%zmm5, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm5) + zmm16
	vmulps	%zmm19, %zmm7, %zmm7
	vmovups	67648(%r10,%r14,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm8) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm7    # zmm7 = (zmm19 * zmm5) + zmm7
	vmovups	%zmm9, 43072(%r11,%r14,4)
	vmovups	%zmm10, 43840(%r11,%r14,4)
	vmovups	%zmm14, 44608(%r11,%r14,4)
	vmovups	%zmm17, 45376(%r11,%r14,4)
	vmovups	86080(%r10,%r14,4), %zmm5
	vfmadd231ps	%zmm3, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm5) + zmm12
	vmovups	86848(%r10,%r14,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm5, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm5) + zmm13
	vmovups	87616(%r10,%r14,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm8) + zmm11
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm0) + zmm13
	vfmadd231ps	%zmm5, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm5) + zmm16
	vmovups	88384(%r10,%r14,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm8) + zmm15
	vfmadd231ps	%zmm4, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm5, %zmm7     # zmm7 = (zmm5 * zmm1) + zmm7
	vmovups	89152(%r10,%r14,4), %zmm1
	vfmadd231ps	%zmm8, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm0) + zmm7
	vmovups	%zmm11, 64576(%r11,%r14,4)
	vmovups	%zmm15, 65344(%r11,%r14,4)
	vmovups	%zmm18, 66112(%r11,%r14,4)
	vmovups	%zmm20, 66880(%r11,%r14,4)
	vfmadd231ps	107584(%r10,%r14,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	108352(%r10,%r14,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vmovups	109120(%r10,%r14,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm8) + zmm12
	vfmadd231ps	%zmm4, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm4) + zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vmovups	109888(%r10,%r14,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm8) + zmm13
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vmovups	110656(%r10,%r14,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm4) + zmm7
	vmovups	%zmm12, 86080(%r11,%r14,4)
	vmovups	%zmm13, 86848(%r11,%r14,4)
	vmovups	%zmm16, 87616(%r11,%r14,4)
	vmovups	%zmm7, 88384(%r11,%r14,4)
	addq	$16, %r14
	cmpq	$176, %r14
	jl	.LBB1_22
	jmp	.LBB1_23
.LBB1_24:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_27
# %bb.25:                               # %.lr.ph33.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_26:                               # %.lr.ph33
                                        # =>This Inner Loop Header: Depth=1
	vmovups	408640(%rdi,%rax,4), %zmm0
	vmovups	832(%rsi,%rax,4), %zmm7
	vmulps	%zmm7, %zmm0, %zmm17
	vmovups	64(%rsi,%rax,4), %zmm8
	vmulps	%zmm8, %zmm0, %zmm18
	vmovups	409408(%rdi,%rax,4), %zmm0
	vmovups	1600(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm7) + zmm18
	vmulps	%zmm0, %zmm8, %zmm19
	vmovups	410176(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm7) + zmm19
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	410944(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm6) + zmm19
	vfmadd231ps	%zmm0, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm0) + zmm20
	vfmadd231ps	411712(%rdi,%rax,4), %zmm6, %zmm20 # zmm20 = (zmm6 * mem) + zmm20
	vmovups	430144(%rdi,%rax,4), %zmm1
	vmovups	3136(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm0) + zmm17
	vmovups	2368(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm2) + zmm18
	vmulps	%zmm1, %zmm7, %zmm12
	vmulps	%zmm1, %zmm8, %zmm11
	vmovups	430912(%rdi,%rax,4), %zmm3
	vmovups	3904(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm2) + zmm19
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm7) + zmm11
	vmulps	%zmm3, %zmm8, %zmm13
	vmovups	431680(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm7) + zmm13
	vmulps	%zmm3, %zmm8, %zmm15
	vmovups	432448(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vmovups	433216(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vmovups	451648(%rdi,%rax,4), %zmm5
	vmovups	5440(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm3) + zmm17
	vmovups	4672(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm4) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm2) + zmm11
	vmulps	%zmm5, %zmm7, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	452416(%rdi,%rax,4), %zmm14
	vmovups	6208(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm5) + zmm17
	vfmadd231ps	%zmm3, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm2) + zmm13
	vfmadd231ps	%zmm6, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm7) + zmm9
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	453184(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm7) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	453952(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm21, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm21) + zmm16
	vmovups	454720(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm21, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm21) + zmm16
	vmovups	%zmm17, 430144(%rdx,%rax,4)
	vmovups	%zmm18, 430912(%rdx,%rax,4)
	vmovups	%zmm19, 431680(%rdx,%rax,4)
	vmovups	%zmm20, 432448(%rdx,%rax,4)
	vmovups	473152(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm4) + zmm11
	vfmadd231ps	%zmm0, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vmulps	%zmm17, %zmm7, %zmm18
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	473920(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm1, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm2) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vmulps	%zmm19, %zmm8, %zmm19
	vmovups	474688(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm4) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm2) + zmm16
	vfmadd231ps	%zmm6, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm7) + zmm19
	vmulps	%zmm20, %zmm8, %zmm8
	vmovups	475456(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm6, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm6) + zmm19
	vfmadd231ps	%zmm7, %zmm20, %zmm8    # zmm8 = (zmm20 * zmm7) + zmm8
	vmovups	476224(%rdi,%rax,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm5) + zmm15
	vfmadd231ps	%zmm1, %zmm7, %zmm16    # zmm16 = (zmm7 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm7, %zmm8     # zmm8 = (zmm7 * zmm6) + zmm8
	vmovups	%zmm12, 451648(%rdx,%rax,4)
	vmovups	%zmm11, 452416(%rdx,%rax,4)
	vmovups	%zmm13, 453184(%rdx,%rax,4)
	vmovups	%zmm15, 453952(%rdx,%rax,4)
	vmovups	494656(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm6, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm6) + zmm17
	vmovups	495424(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm4) + zmm14
	vfmadd231ps	%zmm1, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm6) + zmm19
	vmovups	496192(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	496960(%rdi,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm3) + zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm0) + zmm8
	vmovups	497728(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	%zmm10, 473152(%rdx,%rax,4)
	vmovups	%zmm9, 473920(%rdx,%rax,4)
	vmovups	%zmm14, 474688(%rdx,%rax,4)
	vmovups	%zmm16, 475456(%rdx,%rax,4)
	vmovups	516160(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm0) + zmm17
	vmovups	516928(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vfmadd231ps	%zmm0, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm0) + zmm19
	vmovups	517696(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm5) + zmm17
	vfmadd231ps	%zmm3, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vmovups	518464(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm5) + zmm19
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	519232(%rdi,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm18, 494656(%rdx,%rax,4)
	vmovups	%zmm17, 495424(%rdx,%rax,4)
	vmovups	%zmm19, 496192(%rdx,%rax,4)
	vmovups	%zmm8, 496960(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_26
.LBB1_27:                               # %.preheader17.preheader
	leaq	410880(%rdi), %rax
	leaq	433152(%rdx), %rcx
	movl	$4, %r8d
	jmp	.LBB1_28
	.p2align	4
.LBB1_31:                               # %._crit_edge36
                                        #   in Loop: Header=BB1_28 Depth=1
	leaq	4(%r8), %r9
	addq	$3072, %rax                     # imm = 0xC00
	addq	$3072, %rcx                     # imm = 0xC00
	cmpq	$20, %r8
	movq	%r9, %r8
	jae	.LBB1_32
.LBB1_28:                               # %.preheader17
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_30 Depth 2
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$191, %r9
	jg	.LBB1_31
# %bb.29:                               # %.lr.ph35
                                        #   in Loop: Header=BB1_28 Depth=1
	addq	$-16, %r9
	.p2align	4
.LBB1_30:                               #   Parent Loop BB1_28 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%rsi,%r9,4), %zmm8
	vmulps	64(%rax,%r9,4), %zmm8, %zmm17
	vmovups	832(%rax,%r9,4), %zmm0
	vmovups	832(%rsi,%r9,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm6) + zmm17
	vmulps	%zmm0, %zmm8, %zmm18
	vmovups	1600(%rax,%r9,4), %zmm0
	vmovups	1600(%rsi,%r9,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm5) + zmm17
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vmulps	%zmm0, %zmm8, %zmm19
	vmovups	2368(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vfmadd231ps	%zmm6, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm6) + zmm19
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	3136(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm5) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	3904(%rax,%r9,4), %zmm5, %zmm20 # zmm20 = (zmm5 * mem) + zmm20
	vmovups	21568(%rax,%r9,4), %zmm0
	vmovups	2368(%rsi,%r9,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm1) + zmm17
	vmulps	%zmm0, %zmm8, %zmm10
	vmovups	22336(%rax,%r9,4), %zmm2
	vmovups	3136(%rsi,%r9,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm0) + zmm17
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm6) + zmm10
	vmulps	%zmm2, %zmm8, %zmm11
	vmovups	23104(%rax,%r9,4), %zmm3
	vmovups	3904(%rsi,%r9,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm2) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm5, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm5) + zmm10
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vmulps	%zmm3, %zmm8, %zmm13
	vmovups	23872(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm5, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm5) + zmm11
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vmulps	%zmm3, %zmm8, %zmm15
	vmovups	24640(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm5, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vmovups	25408(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vmovups	43072(%rax,%r9,4), %zmm4
	vmovups	4672(%rsi,%r9,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm1) + zmm10
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	43840(%rax,%r9,4), %zmm7
	vmovups	5440(%rsi,%r9,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm3) + zmm18
	vfmadd231ps	%zmm0, %zmm7, %zmm10    # zmm10 = (zmm7 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm1) + zmm11
	vfmadd231ps	%zmm6, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm6) + zmm9
	vmulps	%zmm7, %zmm8, %zmm12
	vmovups	44608(%rax,%r9,4), %zmm14
	vmovups	6208(%rsi,%r9,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm7) + zmm17
	vfmadd231ps	%zmm4, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm1) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm5) + zmm9
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	45376(%rax,%r9,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm5) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	46144(%rax,%r9,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm7) + zmm19
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm5, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm5) + zmm14
	vfmadd231ps	%zmm21, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm21) + zmm16
	vmovups	46912(%rax,%r9,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm5, %zmm16   # zmm16 = (zmm5 * zmm21) + zmm16
	vmovups	%zmm17, 64(%rcx,%r9,4)
	vmovups	%zmm18, 832(%rcx,%r9,4)
	vmovups	%zmm19, 1600(%rcx,%r9,4)
	vmovups	%zmm20, 2368(%rcx,%r9,4)
	vmovups	64576(%rax,%r9,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm3) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm1) + zmm9
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	65344(%rax,%r9,4), %zmm18
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm1) + zmm12
	vfmadd231ps	%zmm6, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm6) + zmm17
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	66112(%rax,%r9,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm5, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm5) + zmm17
	vfmadd231ps	%zmm6, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm6) + zmm18
	vmulps	%zmm19, %zmm8, %zmm19
	vmovups	66880(%rax,%r9,4), %zmm20
	vfmadd231ps	%zmm7, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm5) + zmm18
	vfmadd231ps	%zmm6, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm6) + zmm19
	vmulps	%zmm20, %zmm8, %zmm8
	vmovups	67648(%rax,%r9,4), %zmm20
	vfmadd231ps	%zmm7, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm5, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm5) + zmm19
	vfmadd231ps	%zmm6, %zmm20, %zmm8    # zmm8 = (zmm20 * zmm6) + zmm8
	vmovups	68416(%rax,%r9,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm7) + zmm15
	vfmadd231ps	%zmm2, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm2) + zmm16
	vfmadd231ps	%zmm5, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm5) + zmm8
	vmovups	%zmm10, 21568(%rcx,%r9,4)
	vmovups	%zmm11, 22336(%rcx,%r9,4)
	vmovups	%zmm13, 23104(%rcx,%r9,4)
	vmovups	%zmm15, 23872(%rcx,%r9,4)
	vmovups	86080(%rax,%r9,4), %zmm5
	vfmadd231ps	%zmm3, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm5) + zmm17
	vmovups	86848(%rax,%r9,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm0) + zmm17
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vmovups	87616(%rax,%r9,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm2) + zmm17
	vfmadd231ps	%zmm0, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm0) + zmm18
	vfmadd231ps	%zmm5, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm5) + zmm19
	vmovups	88384(%rax,%r9,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm1) + zmm8
	vmovups	89152(%rax,%r9,4), %zmm1
	vfmadd231ps	%zmm7, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	89920(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm9, 43072(%rcx,%r9,4)
	vmovups	%zmm12, 43840(%rcx,%r9,4)
	vmovups	%zmm14, 44608(%rcx,%r9,4)
	vmovups	%zmm16, 45376(%rcx,%r9,4)
	vfmadd231ps	107584(%rax,%r9,4), %zmm3, %zmm17 # zmm17 = (zmm3 * mem) + zmm17
	vmovups	108352(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm4) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmovups	109120(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm7) + zmm17
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vmovups	109888(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vmovups	110656(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm7) + zmm19
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	111424(%rax,%r9,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm17, 64576(%rcx,%r9,4)
	vmovups	%zmm18, 65344(%rcx,%r9,4)
	vmovups	%zmm19, 66112(%rcx,%r9,4)
	vmovups	%zmm8, 66880(%rcx,%r9,4)
	addq	$16, %r9
	cmpq	$176, %r9
	jl	.LBB1_30
	jmp	.LBB1_31
.LBB1_32:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_35
# %bb.33:                               # %.lr.ph38.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_34:                               # %.lr.ph38
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm7
	vmulps	426304(%rdi,%rax,4), %zmm7, %zmm16
	vmovups	427072(%rdi,%rax,4), %zmm0
	vmovups	832(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vmulps	%zmm0, %zmm7, %zmm18
	vmovups	427840(%rdi,%rax,4), %zmm0
	vmovups	1600(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vmulps	%zmm0, %zmm7, %zmm19
	vmovups	428608(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm5, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm5) + zmm19
	vmulps	%zmm0, %zmm7, %zmm20
	vmovups	429376(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm6) + zmm19
	vfmadd231ps	%zmm0, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm0) + zmm20
	vmovups	447808(%rdi,%rax,4), %zmm0
	vmovups	2368(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm1) + zmm16
	vmulps	%zmm0, %zmm7, %zmm10
	vmovups	448576(%rdi,%rax,4), %zmm2
	vmovups	3136(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm5, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm5) + zmm10
	vmulps	%zmm2, %zmm7, %zmm11
	vmovups	449344(%rdi,%rax,4), %zmm3
	vmovups	3904(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm6, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm6) + zmm10
	vfmadd231ps	%zmm5, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm5) + zmm11
	vmulps	%zmm3, %zmm7, %zmm13
	vmovups	450112(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm5) + zmm13
	vmulps	%zmm3, %zmm7, %zmm15
	vmovups	450880(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vmovups	469312(%rdi,%rax,4), %zmm4
	vmovups	4672(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm3) + zmm16
	vfmadd231ps	%zmm1, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm1) + zmm10
	vmulps	%zmm4, %zmm7, %zmm9
	vmovups	470080(%rdi,%rax,4), %zmm8
	vmovups	5440(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm8, %zmm16    # zmm16 = (zmm8 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm8, %zmm18    # zmm18 = (zmm8 * zmm3) + zmm18
	vfmadd231ps	%zmm0, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm1) + zmm11
	vfmadd231ps	%zmm5, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm5) + zmm9
	vmulps	%zmm8, %zmm7, %zmm12
	vmovups	470848(%rdi,%rax,4), %zmm14
	vmovups	6208(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm16   # zmm16 = (zmm14 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm1) + zmm13
	vfmadd231ps	%zmm6, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm6) + zmm9
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	471616(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	vmovups	472384(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	%zmm16, 448576(%rdx,%rax,4)
	vmovups	%zmm18, 449344(%rdx,%rax,4)
	vmovups	%zmm19, 450112(%rdx,%rax,4)
	vmovups	%zmm20, 450880(%rdx,%rax,4)
	vmovups	490816(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm3, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm3) + zmm10
	vfmadd231ps	%zmm1, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm1) + zmm9
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	491584(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm1) + zmm12
	vfmadd231ps	%zmm5, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm5) + zmm16
	vmulps	%zmm18, %zmm7, %zmm18
	vmovups	492352(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm5) + zmm18
	vmulps	%zmm19, %zmm7, %zmm19
	vmovups	493120(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm8) + zmm11
	vfmadd231ps	%zmm4, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vfmadd231ps	%zmm5, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm5) + zmm19
	vmulps	%zmm20, %zmm7, %zmm7
	vmovups	493888(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm6) + zmm19
	vfmadd231ps	%zmm5, %zmm20, %zmm7    # zmm7 = (zmm20 * zmm5) + zmm7
	vmovups	%zmm10, 470080(%rdx,%rax,4)
	vmovups	%zmm11, 470848(%rdx,%rax,4)
	vmovups	%zmm13, 471616(%rdx,%rax,4)
	vmovups	%zmm15, 472384(%rdx,%rax,4)
	vmovups	512320(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm3, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm5) + zmm16
	vmovups	513088(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm0) + zmm16
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vmovups	513856(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm8) + zmm9
	vfmadd231ps	%zmm4, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm0) + zmm18
	vfmadd231ps	%zmm5, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm5) + zmm19
	vmovups	514624(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm8) + zmm12
	vfmadd231ps	%zmm4, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm5, %zmm7     # zmm7 = (zmm5 * zmm1) + zmm7
	vmovups	515392(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm8, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm8) + zmm14
	vfmadd231ps	%zmm4, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm0) + zmm7
	vmovups	%zmm9, 491584(%rdx,%rax,4)
	vmovups	%zmm12, 492352(%rdx,%rax,4)
	vmovups	%zmm14, 493120(%rdx,%rax,4)
	vmovups	%zmm17, 493888(%rdx,%rax,4)
	vfmadd231ps	533824(%rdi,%rax,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	534592(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmovups	535360(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vmovups	536128(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vmovups	536896(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm8) + zmm19
	vfmadd231ps	%zmm4, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm4) + zmm7
	vmovups	%zmm16, 513088(%rdx,%rax,4)
	vmovups	%zmm18, 513856(%rdx,%rax,4)
	vmovups	%zmm19, 514624(%rdx,%rax,4)
	vmovups	%zmm7, 515392(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_34
.LBB1_35:                               # %._crit_edge39
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_38
# %bb.36:                               # %.lr.ph41.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_37:                               # %.lr.ph41
                                        # =>This Inner Loop Header: Depth=1
	vmovups	494656(%rdi,%rax,4), %zmm0
	vmovups	832(%rsi,%rax,4), %zmm4
	vmulps	%zmm4, %zmm0, %zmm17
	vmovups	64(%rsi,%rax,4), %zmm5
	vmulps	%zmm5, %zmm0, %zmm18
	vmovups	495424(%rdi,%rax,4), %zmm0
	vmovups	1600(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vmulps	%zmm0, %zmm5, %zmm19
	vmovups	496192(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vmulps	%zmm0, %zmm5, %zmm20
	vmovups	496960(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm3) + zmm19
	vfmadd231ps	%zmm0, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm0) + zmm20
	vfmadd231ps	497728(%rdi,%rax,4), %zmm3, %zmm20 # zmm20 = (zmm3 * mem) + zmm20
	vmovups	516160(%rdi,%rax,4), %zmm1
	vmovups	3136(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm0) + zmm17
	vmovups	2368(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm2) + zmm18
	vmulps	%zmm1, %zmm4, %zmm10
	vmulps	%zmm1, %zmm5, %zmm9
	vmovups	516928(%rdi,%rax,4), %zmm6
	vmovups	3904(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vmulps	%zmm6, %zmm5, %zmm12
	vmovups	517696(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm1, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm4) + zmm12
	vmulps	%zmm6, %zmm5, %zmm15
	vmovups	518464(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm1, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	%zmm6, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm6) + zmm15
	vmovups	519232(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	537664(%rdi,%rax,4), %zmm7
	vmovups	5440(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm6) + zmm17
	vmovups	4672(%rsi,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm18   # zmm18 = (zmm7 * zmm13) + zmm18
	vfmadd231ps	%zmm0, %zmm7, %zmm10    # zmm10 = (zmm7 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm2) + zmm9
	vmulps	%zmm7, %zmm4, %zmm8
	vmulps	%zmm7, %zmm5, %zmm7
	vmovups	538432(%rdi,%rax,4), %zmm14
	vmovups	6208(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm17  # zmm17 = (zmm14 * zmm11) + zmm17
	vfmadd231ps	%zmm6, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm6) + zmm18
	vfmadd231ps	%zmm13, %zmm14, %zmm19  # zmm19 = (zmm14 * zmm13) + zmm19
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm14, %zmm8    # zmm8 = (zmm14 * zmm3) + zmm8
	vfmadd231ps	%zmm4, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm4) + zmm7
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	539200(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm11, %zmm16, %zmm18  # zmm18 = (zmm16 * zmm11) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm6) + zmm19
	vfmadd231ps	%zmm13, %zmm16, %zmm20  # zmm20 = (zmm16 * zmm13) + zmm20
	vfmadd231ps	%zmm1, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm3) + zmm7
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	539968(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm11, %zmm21, %zmm19  # zmm19 = (zmm21 * zmm11) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm3, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm3) + zmm14
	vfmadd231ps	%zmm21, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm21) + zmm16
	vmovups	540736(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm11, %zmm21, %zmm20  # zmm20 = (zmm21 * zmm11) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	%zmm17, 516160(%rdx,%rax,4)
	vmovups	%zmm18, 516928(%rdx,%rax,4)
	vmovups	%zmm19, 517696(%rdx,%rax,4)
	vmovups	%zmm20, 518464(%rdx,%rax,4)
	vmovups	559168(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm6, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm6) + zmm10
	vfmadd231ps	%zmm13, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm13) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm8    # zmm8 = (zmm17 * zmm0) + zmm8
	vfmadd231ps	%zmm2, %zmm17, %zmm7    # zmm7 = (zmm17 * zmm2) + zmm7
	vmulps	%zmm17, %zmm4, %zmm18
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	559936(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm11, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm11) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm6) + zmm9
	vfmadd231ps	%zmm13, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm13) + zmm12
	vfmadd231ps	%zmm1, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm1) + zmm8
	vfmadd231ps	%zmm0, %zmm19, %zmm7    # zmm7 = (zmm19 * zmm0) + zmm7
	vfmadd231ps	%zmm2, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm2) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vmulps	%zmm19, %zmm5, %zmm19
	vmovups	560704(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm11, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm11) + zmm9
	vfmadd231ps	%zmm6, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm13) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm7    # zmm7 = (zmm20 * zmm1) + zmm7
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm2) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vmulps	%zmm20, %zmm5, %zmm5
	vmovups	561472(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm11, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm11) + zmm12
	vfmadd231ps	%zmm6, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm6) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm4) + zmm5
	vmovups	562240(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm11, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm11) + zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm1) + zmm16
	vfmadd231ps	%zmm3, %zmm4, %zmm5     # zmm5 = (zmm4 * zmm3) + zmm5
	vmovups	%zmm10, 537664(%rdx,%rax,4)
	vmovups	%zmm9, 538432(%rdx,%rax,4)
	vmovups	%zmm12, 539200(%rdx,%rax,4)
	vmovups	%zmm15, 539968(%rdx,%rax,4)
	vmovups	580672(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm6, %zmm3, %zmm8     # zmm8 = (zmm3 * zmm6) + zmm8
	vfmadd231ps	%zmm13, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm13) + zmm7
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm3) + zmm17
	vmovups	581440(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm8    # zmm8 = (zmm3 * zmm11) + zmm8
	vfmadd231ps	%zmm6, %zmm3, %zmm7     # zmm7 = (zmm3 * zmm6) + zmm7
	vfmadd231ps	%zmm13, %zmm3, %zmm14   # zmm14 = (zmm3 * zmm13) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vfmadd231ps	%zmm3, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm3) + zmm19
	vmovups	582208(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm11) + zmm7
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vfmadd231ps	%zmm13, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm13) + zmm16
	vfmadd231ps	%zmm1, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm2, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm2) + zmm5
	vmovups	582976(%rdi,%rax,4), %zmm2
	vfmadd231ps	%zmm11, %zmm2, %zmm14   # zmm14 = (zmm2 * zmm11) + zmm14
	vfmadd231ps	%zmm6, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm6) + zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm2, %zmm5     # zmm5 = (zmm2 * zmm0) + zmm5
	vmovups	583744(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm11, %zmm0, %zmm16   # zmm16 = (zmm0 * zmm11) + zmm16
	vfmadd231ps	%zmm1, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm1) + zmm5
	vmovups	%zmm8, 559168(%rdx,%rax,4)
	vmovups	%zmm7, 559936(%rdx,%rax,4)
	vmovups	%zmm14, 560704(%rdx,%rax,4)
	vmovups	%zmm16, 561472(%rdx,%rax,4)
	vmovups	%zmm18, 580672(%rdx,%rax,4)
	vmovups	%zmm17, 581440(%rdx,%rax,4)
	vmovups	%zmm19, 582208(%rdx,%rax,4)
	vmovups	%zmm5, 582976(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_37
.LBB1_38:                               # %.preheader.preheader
	leaq	496896(%rdi), %rax
	leaq	519168(%rdx), %rcx
	movl	$4, %r8d
	jmp	.LBB1_39
	.p2align	4
.LBB1_42:                               # %._crit_edge44
                                        #   in Loop: Header=BB1_39 Depth=1
	leaq	4(%r8), %r9
	addq	$3072, %rax                     # imm = 0xC00
	addq	$3072, %rcx                     # imm = 0xC00
	cmpq	$20, %r8
	movq	%r9, %r8
	jae	.LBB1_43
.LBB1_39:                               # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_41 Depth 2
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$191, %r9
	jg	.LBB1_42
# %bb.40:                               # %.lr.ph43
                                        #   in Loop: Header=BB1_39 Depth=1
	addq	$-16, %r9
	.p2align	4
.LBB1_41:                               #   Parent Loop BB1_39 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%rsi,%r9,4), %zmm5
	vmulps	64(%rax,%r9,4), %zmm5, %zmm17
	vmovups	832(%rax,%r9,4), %zmm0
	vmovups	832(%rsi,%r9,4), %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm4) + zmm17
	vmulps	%zmm0, %zmm5, %zmm18
	vmovups	1600(%rax,%r9,4), %zmm0
	vmovups	1600(%rsi,%r9,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vmulps	%zmm0, %zmm5, %zmm19
	vmovups	2368(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vmulps	%zmm0, %zmm5, %zmm20
	vmovups	3136(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm3) + zmm19
	vfmadd231ps	%zmm0, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm0) + zmm20
	vfmadd231ps	3904(%rax,%r9,4), %zmm3, %zmm20 # zmm20 = (zmm3 * mem) + zmm20
	vmovups	21568(%rax,%r9,4), %zmm0
	vmovups	2368(%rsi,%r9,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm1) + zmm17
	vmulps	%zmm0, %zmm5, %zmm7
	vmovups	22336(%rax,%r9,4), %zmm2
	vmovups	3136(%rsi,%r9,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm0) + zmm17
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm4, %zmm2, %zmm7     # zmm7 = (zmm2 * zmm4) + zmm7
	vmulps	%zmm2, %zmm5, %zmm8
	vmovups	23104(%rax,%r9,4), %zmm6
	vmovups	3904(%rsi,%r9,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm2) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm1) + zmm19
	vfmadd231ps	%zmm3, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm3) + zmm7
	vfmadd231ps	%zmm4, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm4) + zmm8
	vmulps	%zmm6, %zmm5, %zmm13
	vmovups	23872(%rax,%r9,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm3) + zmm8
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vmulps	%zmm6, %zmm5, %zmm15
	vmovups	24640(%rax,%r9,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vfmadd231ps	%zmm6, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm6) + zmm15
	vmovups	25408(%rax,%r9,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	43072(%rax,%r9,4), %zmm6
	vmovups	4672(%rsi,%r9,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm11) + zmm17
	vfmadd231ps	%zmm1, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm1) + zmm7
	vmulps	%zmm6, %zmm5, %zmm6
	vmovups	43840(%rax,%r9,4), %zmm10
	vmovups	5440(%rsi,%r9,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm9) + zmm17
	vfmadd231ps	%zmm11, %zmm10, %zmm18  # zmm18 = (zmm10 * zmm11) + zmm18
	vfmadd231ps	%zmm0, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm0) + zmm7
	vfmadd231ps	%zmm1, %zmm10, %zmm8    # zmm8 = (zmm10 * zmm1) + zmm8
	vfmadd231ps	%zmm4, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm4) + zmm6
	vmulps	%zmm10, %zmm5, %zmm10
	vmovups	44608(%rax,%r9,4), %zmm14
	vmovups	6208(%rsi,%r9,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm17  # zmm17 = (zmm14 * zmm12) + zmm17
	vfmadd231ps	%zmm9, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm9) + zmm18
	vfmadd231ps	%zmm11, %zmm14, %zmm19  # zmm19 = (zmm14 * zmm11) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm2) + zmm7
	vfmadd231ps	%zmm0, %zmm14, %zmm8    # zmm8 = (zmm14 * zmm0) + zmm8
	vfmadd231ps	%zmm1, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm1) + zmm13
	vfmadd231ps	%zmm3, %zmm14, %zmm6    # zmm6 = (zmm14 * zmm3) + zmm6
	vfmadd231ps	%zmm4, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm4) + zmm10
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	45376(%rax,%r9,4), %zmm16
	vfmadd231ps	%zmm12, %zmm16, %zmm18  # zmm18 = (zmm16 * zmm12) + zmm18
	vfmadd231ps	%zmm9, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm9) + zmm19
	vfmadd231ps	%zmm11, %zmm16, %zmm20  # zmm20 = (zmm16 * zmm11) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm8    # zmm8 = (zmm16 * zmm2) + zmm8
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	46144(%rax,%r9,4), %zmm21
	vfmadd231ps	%zmm12, %zmm21, %zmm19  # zmm19 = (zmm21 * zmm12) + zmm19
	vfmadd231ps	%zmm9, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm9) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm3, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm3) + zmm14
	vfmadd231ps	%zmm21, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm21) + zmm16
	vmovups	46912(%rax,%r9,4), %zmm21
	vfmadd231ps	%zmm12, %zmm21, %zmm20  # zmm20 = (zmm21 * zmm12) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	%zmm17, 64(%rcx,%r9,4)
	vmovups	%zmm18, 832(%rcx,%r9,4)
	vmovups	%zmm19, 1600(%rcx,%r9,4)
	vmovups	%zmm20, 2368(%rcx,%r9,4)
	vmovups	64576(%rax,%r9,4), %zmm17
	vfmadd231ps	%zmm11, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm11) + zmm7
	vfmadd231ps	%zmm1, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm1) + zmm6
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	65344(%rax,%r9,4), %zmm18
	vfmadd231ps	%zmm9, %zmm18, %zmm7    # zmm7 = (zmm18 * zmm9) + zmm7
	vfmadd231ps	%zmm11, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm11) + zmm8
	vfmadd231ps	%zmm0, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm0) + zmm6
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm4, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm4) + zmm17
	vmulps	%zmm18, %zmm5, %zmm18
	vmovups	66112(%rax,%r9,4), %zmm19
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm9, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm9) + zmm8
	vfmadd231ps	%zmm11, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm11) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm2) + zmm6
	vfmadd231ps	%zmm0, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vmulps	%zmm19, %zmm5, %zmm19
	vmovups	66880(%rax,%r9,4), %zmm20
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm9, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm9) + zmm13
	vfmadd231ps	%zmm11, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm11) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm1) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vmulps	%zmm20, %zmm5, %zmm5
	vmovups	67648(%rax,%r9,4), %zmm20
	vfmadd231ps	%zmm12, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm12) + zmm13
	vfmadd231ps	%zmm9, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm9) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm4) + zmm5
	vmovups	68416(%rax,%r9,4), %zmm4
	vfmadd231ps	%zmm12, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm12) + zmm15
	vfmadd231ps	%zmm2, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm2) + zmm16
	vfmadd231ps	%zmm3, %zmm4, %zmm5     # zmm5 = (zmm4 * zmm3) + zmm5
	vmovups	%zmm7, 21568(%rcx,%r9,4)
	vmovups	%zmm8, 22336(%rcx,%r9,4)
	vmovups	%zmm13, 23104(%rcx,%r9,4)
	vmovups	%zmm15, 23872(%rcx,%r9,4)
	vmovups	86080(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm11) + zmm6
	vfmadd231ps	%zmm3, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm3) + zmm17
	vmovups	86848(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm9, %zmm3, %zmm6     # zmm6 = (zmm3 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm11) + zmm10
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vfmadd231ps	%zmm3, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm3) + zmm18
	vmovups	87616(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm12, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm12) + zmm6
	vfmadd231ps	%zmm9, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm9) + zmm10
	vfmadd231ps	%zmm11, %zmm3, %zmm14   # zmm14 = (zmm3 * zmm11) + zmm14
	vfmadd231ps	%zmm2, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm2) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm3) + zmm19
	vmovups	88384(%rax,%r9,4), %zmm3
	vfmadd231ps	%zmm12, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm12) + zmm10
	vfmadd231ps	%zmm9, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm9) + zmm14
	vfmadd231ps	%zmm11, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm11) + zmm16
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm1) + zmm5
	vmovups	89152(%rax,%r9,4), %zmm1
	vfmadd231ps	%zmm12, %zmm1, %zmm14   # zmm14 = (zmm1 * zmm12) + zmm14
	vfmadd231ps	%zmm9, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm9) + zmm16
	vfmadd231ps	%zmm2, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm1, %zmm5     # zmm5 = (zmm1 * zmm0) + zmm5
	vmovups	89920(%rax,%r9,4), %zmm0
	vfmadd231ps	%zmm12, %zmm0, %zmm16   # zmm16 = (zmm0 * zmm12) + zmm16
	vfmadd231ps	%zmm2, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm2) + zmm5
	vmovups	%zmm6, 43072(%rcx,%r9,4)
	vmovups	%zmm10, 43840(%rcx,%r9,4)
	vmovups	%zmm14, 44608(%rcx,%r9,4)
	vmovups	%zmm16, 45376(%rcx,%r9,4)
	vmovups	%zmm17, 64576(%rcx,%r9,4)
	vmovups	%zmm18, 65344(%rcx,%r9,4)
	vmovups	%zmm19, 66112(%rcx,%r9,4)
	vmovups	%zmm5, 66880(%rcx,%r9,4)
	addq	$16, %r9
	cmpq	$176, %r9
	jl	.LBB1_41
	jmp	.LBB1_42
.LBB1_43:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	jg	.LBB1_46
# %bb.44:                               # %.lr.ph46.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_45:                               # %.lr.ph46
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm5
	vmulps	512320(%rdi,%rax,4), %zmm5, %zmm16
	vmovups	513088(%rdi,%rax,4), %zmm0
	vmovups	832(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vmulps	%zmm0, %zmm5, %zmm18
	vmovups	513856(%rdi,%rax,4), %zmm0
	vmovups	1600(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vmulps	%zmm0, %zmm5, %zmm19
	vmovups	514624(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm3) + zmm19
	vmulps	%zmm0, %zmm5, %zmm20
	vmovups	515392(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vmovups	533824(%rdi,%rax,4), %zmm0
	vmovups	2368(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm1) + zmm16
	vmulps	%zmm0, %zmm5, %zmm7
	vmovups	534592(%rdi,%rax,4), %zmm2
	vmovups	3136(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm7     # zmm7 = (zmm2 * zmm3) + zmm7
	vmulps	%zmm2, %zmm5, %zmm9
	vmovups	535360(%rdi,%rax,4), %zmm6
	vmovups	3904(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm1) + zmm19
	vfmadd231ps	%zmm4, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm4) + zmm7
	vfmadd231ps	%zmm3, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm3) + zmm9
	vmulps	%zmm6, %zmm5, %zmm13
	vmovups	536128(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vmulps	%zmm6, %zmm5, %zmm15
	vmovups	536896(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	555328(%rdi,%rax,4), %zmm6
	vmovups	4672(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm10) + zmm16
	vfmadd231ps	%zmm1, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm1) + zmm7
	vmulps	%zmm6, %zmm5, %zmm6
	vmovups	556096(%rdi,%rax,4), %zmm11
	vmovups	5440(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm8) + zmm16
	vfmadd231ps	%zmm10, %zmm11, %zmm18  # zmm18 = (zmm11 * zmm10) + zmm18
	vfmadd231ps	%zmm0, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm0) + zmm7
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vfmadd231ps	%zmm3, %zmm11, %zmm6    # zmm6 = (zmm11 * zmm3) + zmm6
	vmulps	%zmm11, %zmm5, %zmm11
	vmovups	556864(%rdi,%rax,4), %zmm14
	vmovups	6208(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm16  # zmm16 = (zmm14 * zmm12) + zmm16
	vfmadd231ps	%zmm8, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm8) + zmm18
	vfmadd231ps	%zmm10, %zmm14, %zmm19  # zmm19 = (zmm14 * zmm10) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm2) + zmm7
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm1) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm6    # zmm6 = (zmm14 * zmm4) + zmm6
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	557632(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm12, %zmm17, %zmm18  # zmm18 = (zmm17 * zmm12) + zmm18
	vfmadd231ps	%zmm8, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm8) + zmm19
	vfmadd231ps	%zmm10, %zmm17, %zmm20  # zmm20 = (zmm17 * zmm10) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm3) + zmm14
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	558400(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm12, %zmm21, %zmm19  # zmm19 = (zmm21 * zmm12) + zmm19
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm4, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm4) + zmm14
	vfmadd231ps	%zmm21, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm21) + zmm17
	vmovups	%zmm16, 534592(%rdx,%rax,4)
	vmovups	%zmm18, 535360(%rdx,%rax,4)
	vmovups	%zmm19, 536128(%rdx,%rax,4)
	vmovups	%zmm20, 536896(%rdx,%rax,4)
	vmovups	576832(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm10, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm10) + zmm7
	vfmadd231ps	%zmm1, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm1) + zmm6
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	577600(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm7    # zmm7 = (zmm18 * zmm8) + zmm7
	vfmadd231ps	%zmm10, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm10) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm0) + zmm6
	vfmadd231ps	%zmm1, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm1) + zmm11
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vmulps	%zmm18, %zmm5, %zmm18
	vmovups	578368(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm8, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm8) + zmm9
	vfmadd231ps	%zmm10, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm10) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm2) + zmm6
	vfmadd231ps	%zmm0, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vmulps	%zmm19, %zmm5, %zmm19
	vmovups	579136(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm12, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm12) + zmm9
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm10, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm10) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vmulps	%zmm20, %zmm5, %zmm5
	vmovups	579904(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm12, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm12) + zmm13
	vfmadd231ps	%zmm8, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm8) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm0) + zmm17
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm3) + zmm5
	vmovups	%zmm7, 556096(%rdx,%rax,4)
	vmovups	%zmm9, 556864(%rdx,%rax,4)
	vmovups	%zmm13, 557632(%rdx,%rax,4)
	vmovups	%zmm15, 558400(%rdx,%rax,4)
	vmovups	598336(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm10, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm10) + zmm6
	vfmadd231ps	%zmm3, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm3) + zmm16
	vmovups	599104(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm6     # zmm6 = (zmm3 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm3, %zmm11   # zmm11 = (zmm3 * zmm10) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm3) + zmm18
	vmovups	599872(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm12, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm12) + zmm6
	vfmadd231ps	%zmm8, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm8) + zmm11
	vfmadd231ps	%zmm10, %zmm3, %zmm14   # zmm14 = (zmm3 * zmm10) + zmm14
	vfmadd231ps	%zmm2, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm3) + zmm19
	vmovups	600640(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm12, %zmm3, %zmm11   # zmm11 = (zmm3 * zmm12) + zmm11
	vfmadd231ps	%zmm8, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm8) + zmm14
	vfmadd231ps	%zmm10, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm10) + zmm17
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm1) + zmm5
	vmovups	601408(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm12, %zmm1, %zmm14   # zmm14 = (zmm1 * zmm12) + zmm14
	vfmadd231ps	%zmm8, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm8) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm1, %zmm5     # zmm5 = (zmm1 * zmm0) + zmm5
	vmovups	%zmm6, 577600(%rdx,%rax,4)
	vmovups	%zmm11, 578368(%rdx,%rax,4)
	vmovups	%zmm14, 579136(%rdx,%rax,4)
	vmovups	%zmm17, 579904(%rdx,%rax,4)
	vmovups	%zmm16, 599104(%rdx,%rax,4)
	vmovups	%zmm18, 599872(%rdx,%rax,4)
	vmovups	%zmm19, 600640(%rdx,%rax,4)
	vmovups	%zmm5, 601408(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_45
.LBB1_46:                               # %._crit_edge47
	vzeroupper
	retq
.Lfunc_end1:
	.size	node_nnprim_depthwise_conv, .Lfunc_end1-node_nnprim_depthwise_conv
                                        # -- End function
	.p2align	4                               # -- Begin function nnprim_invoke
	.type	nnprim_invoke,@function
nnprim_invoke:                          # @nnprim_invoke
# %bb.0:                                # %entry
	movq	(%rdi), %rax
	movq	8(%rdi), %rcx
	movq	(%rsi), %rdx
	movq	%rax, %rdi
	movq	%rcx, %rsi
	jmp	node_nnprim_depthwise_conv      # TAILCALL
.Lfunc_end2:
	.size	nnprim_invoke, .Lfunc_end2-nnprim_invoke
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
	.quad	192                             # 0xc0
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
	.quad	28                              # 0x1c
	.quad	28                              # 0x1c
	.quad	192                             # 0xc0
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
	.long	0                               # 0x0
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
