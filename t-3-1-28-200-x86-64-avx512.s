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
	cmpl	$2, 8(%rdi)
	jl	.LBB0_3
# %bb.2:
	movq	$2, (%rcx)
	movq	(%rdi), %rax
	movq	16(%rdi), %r8
	leaq	node_nnprim_depthwise_conv_task(%rip), %rdx
	movq	%rax, %rdi
	movl	$2, %esi
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
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$208, %rsp
	movq	%rdx, %r14
	movq	%rdi, %rbx
	movq	%rcx, -16(%rsp)                 # 8-byte Spill
	testq	%rcx, %rcx
	setg	%al
	movq	%r8, -8(%rsp)                   # 8-byte Spill
	testq	%r8, %r8
	setle	%cl
	orb	%al, %cl
	jne	.LBB1_13
# %bb.1:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rbx,%rax,4), %zmm1
	vmovups	3264(%rsi,%rax,4), %zmm0
	vmulps	%zmm0, %zmm1, %zmm13
	vmovups	2464(%rsi,%rax,4), %zmm2
	vmulps	%zmm2, %zmm1, %zmm14
	vmovups	864(%rsi,%rax,4), %zmm6
	vmulps	%zmm6, %zmm1, %zmm12
	vmovups	64(%rsi,%rax,4), %zmm8
	vmulps	%zmm8, %zmm1, %zmm15
	vmovups	864(%rbx,%rax,4), %zmm3
	vmovups	4064(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vmulps	%zmm3, %zmm2, %zmm18
	vmovups	1664(%rsi,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	1664(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmulps	%zmm3, %zmm2, %zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	2464(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	3264(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	22464(%rbx,%rax,4), %zmm5
	vmovups	5664(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm3) + zmm13
	vmovups	4864(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm2) + zmm15
	vmulps	%zmm5, %zmm6, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	23264(%rbx,%rax,4), %zmm11
	vmovups	6464(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm2) + zmm16
	vfmadd231ps	%zmm7, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm6) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	24064(%rbx,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm2) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm6) + zmm11
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	24864(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm7) + zmm11
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	25664(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	%zmm13, 64(%r14,%rax,4)
	vmovups	%zmm14, 864(%r14,%rax,4)
	vmovups	%zmm18, 1664(%r14,%rax,4)
	vmovups	%zmm20, 2464(%r14,%rax,4)
	vmovups	44864(%rbx,%rax,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm0, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm2) + zmm9
	vmulps	%zmm13, %zmm6, %zmm14
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	45664(%rbx,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm7, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm6) + zmm13
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	46464(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	47264(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	48064(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	%zmm12, 22464(%r14,%rax,4)
	vmovups	%zmm15, 23264(%r14,%rax,4)
	vmovups	%zmm16, 24064(%r14,%rax,4)
	vmovups	%zmm19, 24864(%r14,%rax,4)
	vmovups	67264(%rbx,%rax,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm12, %zmm13   # zmm13 = (zmm12 * zmm2) + zmm13
	vmulps	%zmm12, %zmm6, %zmm15
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	68064(%rbx,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm2) + zmm18
	vfmadd231ps	%zmm7, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm6) + zmm12
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	68864(%rbx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	69664(%rbx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	70464(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm5) + zmm17
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm7, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm7) + zmm8
	vmovups	%zmm10, 44864(%r14,%rax,4)
	vmovups	%zmm9, 45664(%r14,%rax,4)
	vmovups	%zmm11, 46464(%r14,%rax,4)
	vmovups	%zmm17, 47264(%r14,%rax,4)
	vmovups	89664(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vfmadd231ps	%zmm0, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmovups	90464(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm6) + zmm16
	vmovups	91264(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	92064(%rbx,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm20    # zmm20 = (zmm2 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm0) + zmm8
	vmovups	92864(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	%zmm14, 67264(%r14,%rax,4)
	vmovups	%zmm13, 68064(%r14,%rax,4)
	vmovups	%zmm18, 68864(%r14,%rax,4)
	vmovups	%zmm20, 69664(%r14,%rax,4)
	vmovups	112064(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm0) + zmm12
	vmovups	112864(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm0) + zmm16
	vmovups	113664(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vmovups	114464(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	115264(%rbx,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm15, 89664(%r14,%rax,4)
	vmovups	%zmm12, 90464(%r14,%rax,4)
	vmovups	%zmm16, 91264(%r14,%rax,4)
	vmovups	%zmm8, 92064(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_3
.LBB1_4:                                # %._crit_edge
	movl	$192, %eax
	#APP
	#NO_APP
	vmovups	(%rbx,%rax,4), %ymm1
	vmovups	3200(%rsi,%rax,4), %ymm0
	vmulps	%ymm0, %ymm1, %ymm13
	vmovups	2400(%rsi,%rax,4), %ymm2
	vmulps	%ymm2, %ymm1, %ymm14
	vmovups	800(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm1, %ymm12
	vmovups	(%rsi,%rax,4), %ymm8
	vmulps	%ymm1, %ymm8, %ymm15
	vmovups	800(%rbx,%rax,4), %ymm3
	vmovups	4000(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm1) + ymm13
	vfmadd231ps	%ymm0, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm0) + ymm14
	vmulps	%ymm3, %ymm2, %ymm18
	vmovups	1600(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm7) + ymm12
	vfmadd231ps	%ymm6, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm6) + ymm15
	vmulps	%ymm3, %ymm8, %ymm16
	vmovups	1600(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm1) + ymm14
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vmulps	%ymm3, %ymm2, %ymm20
	vfmadd231ps	%ymm7, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm7) + ymm15
	vfmadd231ps	%ymm6, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm6) + ymm16
	vmulps	%ymm3, %ymm8, %ymm19
	vmovups	2400(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm1) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vfmadd231ps	%ymm7, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm7) + ymm16
	vfmadd231ps	%ymm3, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm3) + ymm19
	vmovups	3200(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm1) + ymm20
	vfmadd231ps	%ymm3, %ymm7, %ymm19    # ymm19 = (ymm7 * ymm3) + ymm19
	vmovups	22400(%rbx,%rax,4), %ymm5
	vmovups	5600(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm5, %ymm13    # ymm13 = (ymm5 * ymm3) + ymm13
	vmovups	4800(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm4) + ymm14
	vfmadd231ps	%ymm0, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm0) + ymm12
	vfmadd231ps	%ymm2, %ymm5, %ymm15    # ymm15 = (ymm5 * ymm2) + ymm15
	vmulps	%ymm5, %ymm6, %ymm10
	vmulps	%ymm5, %ymm8, %ymm9
	vmovups	23200(%rbx,%rax,4), %ymm11
	vmovups	6400(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm11, %ymm13   # ymm13 = (ymm11 * ymm5) + ymm13
	vfmadd231ps	%ymm3, %ymm11, %ymm14   # ymm14 = (ymm11 * ymm3) + ymm14
	vfmadd231ps	%ymm4, %ymm11, %ymm18   # ymm18 = (ymm11 * ymm4) + ymm18
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vfmadd231ps	%ymm0, %ymm11, %ymm15   # ymm15 = (ymm11 * ymm0) + ymm15
	vfmadd231ps	%ymm2, %ymm11, %ymm16   # ymm16 = (ymm11 * ymm2) + ymm16
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm6, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm6) + ymm9
	vmulps	%ymm11, %ymm8, %ymm11
	vmovups	24000(%rbx,%rax,4), %ymm17
	vfmadd231ps	%ymm5, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm5) + ymm14
	vfmadd231ps	%ymm3, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm3) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm20   # ymm20 = (ymm17 * ymm4) + ymm20
	vfmadd231ps	%ymm1, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm1) + ymm15
	vfmadd231ps	%ymm0, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm0) + ymm16
	vfmadd231ps	%ymm2, %ymm17, %ymm19   # ymm19 = (ymm17 * ymm2) + ymm19
	vfmadd231ps	%ymm7, %ymm17, %ymm9    # ymm9 = (ymm17 * ymm7) + ymm9
	vfmadd231ps	%ymm6, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm6) + ymm11
	vmulps	%ymm17, %ymm8, %ymm17
	vmovups	24800(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm5) + ymm18
	vfmadd231ps	%ymm3, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm3) + ymm20
	vfmadd231ps	%ymm1, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm1) + ymm16
	vfmadd231ps	%ymm0, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm0) + ymm19
	vfmadd231ps	%ymm7, %ymm21, %ymm11   # ymm11 = (ymm21 * ymm7) + ymm11
	vfmadd231ps	%ymm21, %ymm6, %ymm17   # ymm17 = (ymm6 * ymm21) + ymm17
	vmovups	25600(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm5) + ymm20
	vfmadd231ps	%ymm1, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm1) + ymm19
	vfmadd231ps	%ymm21, %ymm7, %ymm17   # ymm17 = (ymm7 * ymm21) + ymm17
	vmovups	%ymm13, (%r14,%rax,4)
	vmovups	%ymm14, 800(%r14,%rax,4)
	vmovups	%ymm18, 1600(%r14,%rax,4)
	vmovups	%ymm20, 2400(%r14,%rax,4)
	vmovups	44800(%rbx,%rax,4), %ymm13
	vfmadd231ps	%ymm3, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm3) + ymm12
	vfmadd231ps	%ymm4, %ymm13, %ymm15   # ymm15 = (ymm13 * ymm4) + ymm15
	vfmadd231ps	%ymm0, %ymm13, %ymm10   # ymm10 = (ymm13 * ymm0) + ymm10
	vfmadd231ps	%ymm2, %ymm13, %ymm9    # ymm9 = (ymm13 * ymm2) + ymm9
	vmulps	%ymm6, %ymm13, %ymm14
	vmulps	%ymm13, %ymm8, %ymm13
	vmovups	45600(%rbx,%rax,4), %ymm18
	vfmadd231ps	%ymm5, %ymm18, %ymm12   # ymm12 = (ymm18 * ymm5) + ymm12
	vfmadd231ps	%ymm3, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm3) + ymm15
	vfmadd231ps	%ymm4, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm4) + ymm16
	vfmadd231ps	%ymm1, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm1) + ymm10
	vfmadd231ps	%ymm0, %ymm18, %ymm9    # ymm9 = (ymm18 * ymm0) + ymm9
	vfmadd231ps	%ymm2, %ymm18, %ymm11   # ymm11 = (ymm18 * ymm2) + ymm11
	vfmadd231ps	%ymm7, %ymm18, %ymm14   # ymm14 = (ymm18 * ymm7) + ymm14
	vfmadd231ps	%ymm6, %ymm18, %ymm13   # ymm13 = (ymm18 * ymm6) + ymm13
	vmulps	%ymm18, %ymm8, %ymm18
	vmovups	46400(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm5, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm5) + ymm15
	vfmadd231ps	%ymm3, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm3) + ymm16
	vfmadd231ps	%ymm4, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm4) + ymm19
	vfmadd231ps	%ymm1, %ymm20, %ymm9    # ymm9 = (ymm20 * ymm1) + ymm9
	vfmadd231ps	%ymm0, %ymm20, %ymm11   # ymm11 = (ymm20 * ymm0) + ymm11
	vfmadd231ps	%ymm2, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm2) + ymm17
	vfmadd231ps	%ymm7, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm7) + ymm13
	vfmadd231ps	%ymm6, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm6) + ymm18
	vmulps	%ymm20, %ymm8, %ymm20
	vmovups	47200(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm5) + ymm16
	vfmadd231ps	%ymm3, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm3) + ymm19
	vfmadd231ps	%ymm1, %ymm21, %ymm11   # ymm11 = (ymm21 * ymm1) + ymm11
	vfmadd231ps	%ymm0, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm0) + ymm17
	vfmadd231ps	%ymm7, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm7) + ymm18
	vfmadd231ps	%ymm21, %ymm6, %ymm20   # ymm20 = (ymm6 * ymm21) + ymm20
	vmovups	48000(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm5) + ymm19
	vfmadd231ps	%ymm1, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm1) + ymm17
	vfmadd231ps	%ymm21, %ymm7, %ymm20   # ymm20 = (ymm7 * ymm21) + ymm20
	vmovups	%ymm12, 22400(%r14,%rax,4)
	vmovups	%ymm15, 23200(%r14,%rax,4)
	vmovups	%ymm16, 24000(%r14,%rax,4)
	vmovups	%ymm19, 24800(%r14,%rax,4)
	vmovups	67200(%rbx,%rax,4), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm3) + ymm10
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm0, %ymm12, %ymm14   # ymm14 = (ymm12 * ymm0) + ymm14
	vfmadd231ps	%ymm2, %ymm12, %ymm13   # ymm13 = (ymm12 * ymm2) + ymm13
	vmulps	%ymm6, %ymm12, %ymm15
	vmulps	%ymm12, %ymm8, %ymm12
	vmovups	68000(%rbx,%rax,4), %ymm16
	vfmadd231ps	%ymm5, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm5) + ymm10
	vfmadd231ps	%ymm3, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm3) + ymm9
	vfmadd231ps	%ymm4, %ymm16, %ymm11   # ymm11 = (ymm16 * ymm4) + ymm11
	vfmadd231ps	%ymm1, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm1) + ymm14
	vfmadd231ps	%ymm0, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm0) + ymm13
	vfmadd231ps	%ymm2, %ymm16, %ymm18   # ymm18 = (ymm16 * ymm2) + ymm18
	vfmadd231ps	%ymm7, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm7) + ymm15
	vfmadd231ps	%ymm6, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm6) + ymm12
	vmulps	%ymm16, %ymm8, %ymm16
	vmovups	68800(%rbx,%rax,4), %ymm19
	vfmadd231ps	%ymm5, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm5) + ymm9
	vfmadd231ps	%ymm3, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm3) + ymm11
	vfmadd231ps	%ymm4, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm4) + ymm17
	vfmadd231ps	%ymm1, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm1) + ymm13
	vfmadd231ps	%ymm0, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm0) + ymm18
	vfmadd231ps	%ymm2, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm2) + ymm20
	vfmadd231ps	%ymm7, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm7) + ymm12
	vfmadd231ps	%ymm6, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm6) + ymm16
	vmulps	%ymm19, %ymm8, %ymm8
	vmovups	69600(%rbx,%rax,4), %ymm19
	vfmadd231ps	%ymm5, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm5) + ymm11
	vfmadd231ps	%ymm3, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm3) + ymm17
	vfmadd231ps	%ymm1, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm1) + ymm18
	vfmadd231ps	%ymm0, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm0) + ymm20
	vfmadd231ps	%ymm7, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm7) + ymm16
	vfmadd231ps	%ymm6, %ymm19, %ymm8    # ymm8 = (ymm19 * ymm6) + ymm8
	vmovups	70400(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm17    # ymm17 = (ymm6 * ymm5) + ymm17
	vfmadd231ps	%ymm1, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm1) + ymm20
	vfmadd231ps	%ymm7, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm7) + ymm8
	vmovups	%ymm10, 44800(%r14,%rax,4)
	vmovups	%ymm9, 45600(%r14,%rax,4)
	vmovups	%ymm11, 46400(%r14,%rax,4)
	vmovups	%ymm17, 47200(%r14,%rax,4)
	vmovups	89600(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm3) + ymm14
	vfmadd231ps	%ymm4, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm4) + ymm13
	vfmadd231ps	%ymm0, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm0) + ymm15
	vfmadd231ps	%ymm6, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm6) + ymm12
	vmovups	90400(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm5) + ymm14
	vfmadd231ps	%ymm3, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm3) + ymm13
	vfmadd231ps	%ymm4, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm4) + ymm18
	vfmadd231ps	%ymm1, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm1) + ymm15
	vfmadd231ps	%ymm0, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm0) + ymm12
	vfmadd231ps	%ymm6, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm6) + ymm16
	vmovups	91200(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm5) + ymm13
	vfmadd231ps	%ymm3, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm3) + ymm18
	vfmadd231ps	%ymm4, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm4) + ymm20
	vfmadd231ps	%ymm1, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm1) + ymm12
	vfmadd231ps	%ymm0, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm0) + ymm16
	vfmadd231ps	%ymm2, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm2) + ymm8
	vmovups	92000(%rbx,%rax,4), %ymm2
	vfmadd231ps	%ymm5, %ymm2, %ymm18    # ymm18 = (ymm2 * ymm5) + ymm18
	vfmadd231ps	%ymm3, %ymm2, %ymm20    # ymm20 = (ymm2 * ymm3) + ymm20
	vfmadd231ps	%ymm1, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm1) + ymm16
	vfmadd231ps	%ymm0, %ymm2, %ymm8     # ymm8 = (ymm2 * ymm0) + ymm8
	vmovups	92800(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm20    # ymm20 = (ymm0 * ymm5) + ymm20
	vfmadd231ps	%ymm1, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm1) + ymm8
	vmovups	%ymm14, 67200(%r14,%rax,4)
	vmovups	%ymm13, 68000(%r14,%rax,4)
	vmovups	%ymm18, 68800(%r14,%rax,4)
	vmovups	%ymm20, 69600(%r14,%rax,4)
	vmovups	112000(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm15    # ymm15 = (ymm0 * ymm3) + ymm15
	vfmadd231ps	%ymm0, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm0) + ymm12
	vmovups	112800(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm15    # ymm15 = (ymm0 * ymm5) + ymm15
	vfmadd231ps	%ymm3, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm3) + ymm12
	vfmadd231ps	%ymm0, %ymm4, %ymm16    # ymm16 = (ymm4 * ymm0) + ymm16
	vmovups	113600(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm5) + ymm12
	vfmadd231ps	%ymm3, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm3) + ymm16
	vfmadd231ps	%ymm4, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm4) + ymm8
	vmovups	114400(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm5) + ymm16
	vfmadd231ps	%ymm3, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm3) + ymm8
	vfmadd231ps	115200(%rbx,%rax,4), %ymm5, %ymm8 # ymm8 = (ymm5 * mem) + ymm8
	vmovups	%ymm15, 89600(%r14,%rax,4)
	vmovups	%ymm12, 90400(%r14,%rax,4)
	vmovups	%ymm16, 91200(%r14,%rax,4)
	vmovups	%ymm8, 92000(%r14,%rax,4)
	leaq	69600(%rbx), %rax
	leaq	48000(%r14), %rcx
	movl	$4, %edx
	jmp	.LBB1_5
	.p2align	4
.LBB1_8:                                # %._crit_edge22
                                        #   in Loop: Header=BB1_5 Depth=1
	imulq	$200, %rdx, %rdi
	movl	$192, %r8d
	#APP
	#NO_APP
	leaq	(%rbx,%rdi,4), %r9
	vmovups	-800(%r9,%r8,4), %ymm0
	vmovups	2400(%rsi,%r8,4), %ymm1
	vmulps	%ymm1, %ymm0, %ymm12
	vmovups	(%rsi,%r8,4), %ymm7
	vmulps	%ymm7, %ymm0, %ymm11
	addq	%r8, %rdi
	vmovups	(%rbx,%rdi,4), %ymm2
	vmovups	3200(%rsi,%r8,4), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm0) + ymm12
	vmulps	%ymm2, %ymm1, %ymm15
	vmovups	800(%rsi,%r8,4), %ymm6
	vfmadd231ps	%ymm6, %ymm2, %ymm11    # ymm11 = (ymm2 * ymm6) + ymm11
	vmulps	%ymm2, %ymm7, %ymm13
	vmovups	800(%rbx,%rdi,4), %ymm3
	vmovups	4000(%rsi,%r8,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm0) + ymm15
	vmulps	%ymm3, %ymm1, %ymm19
	vmovups	1600(%rsi,%r8,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm8) + ymm11
	vfmadd231ps	%ymm6, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm6) + ymm13
	vmulps	%ymm3, %ymm7, %ymm16
	vmovups	1600(%rbx,%rdi,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm2) + ymm15
	vfmadd231ps	%ymm0, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm0) + ymm19
	vmulps	%ymm3, %ymm1, %ymm20
	vfmadd231ps	%ymm8, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm8) + ymm13
	vfmadd231ps	%ymm6, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm6) + ymm16
	vmulps	%ymm3, %ymm7, %ymm18
	vmovups	2400(%rbx,%rdi,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vfmadd231ps	%ymm8, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm8) + ymm16
	vfmadd231ps	%ymm3, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm3) + ymm18
	leaq	4(%rdx), %r10
	imulq	$800, %r10, %r11                # imm = 0x320
	addq	%rbx, %r11
	vmovups	(%r11,%r8,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm2) + ymm20
	vfmadd231ps	%ymm3, %ymm8, %ymm18    # ymm18 = (ymm8 * ymm3) + ymm18
	vmovups	21600(%r9,%r8,4), %ymm4
	vmovups	4800(%rsi,%r8,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm3) + ymm12
	vfmadd231ps	%ymm1, %ymm4, %ymm11    # ymm11 = (ymm4 * ymm1) + ymm11
	vmulps	%ymm4, %ymm7, %ymm9
	vmovups	22400(%rbx,%rdi,4), %ymm5
	vmovups	5600(%rsi,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm4) + ymm12
	vfmadd231ps	%ymm3, %ymm5, %ymm15    # ymm15 = (ymm5 * ymm3) + ymm15
	vfmadd231ps	%ymm0, %ymm5, %ymm11    # ymm11 = (ymm5 * ymm0) + ymm11
	vfmadd231ps	%ymm1, %ymm5, %ymm13    # ymm13 = (ymm5 * ymm1) + ymm13
	vfmadd231ps	%ymm6, %ymm5, %ymm9     # ymm9 = (ymm5 * ymm6) + ymm9
	vmulps	%ymm5, %ymm7, %ymm10
	vmovups	23200(%rbx,%rdi,4), %ymm14
	vmovups	6400(%rsi,%r8,4), %ymm5
	vfmadd231ps	%ymm5, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm5) + ymm12
	vfmadd231ps	%ymm4, %ymm14, %ymm15   # ymm15 = (ymm14 * ymm4) + ymm15
	vfmadd231ps	%ymm3, %ymm14, %ymm19   # ymm19 = (ymm14 * ymm3) + ymm19
	vfmadd231ps	%ymm2, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm0) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm16   # ymm16 = (ymm14 * ymm1) + ymm16
	vfmadd231ps	%ymm8, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm8) + ymm9
	vfmadd231ps	%ymm6, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm6) + ymm10
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	24000(%rbx,%rdi,4), %ymm17
	vfmadd231ps	%ymm5, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm5) + ymm15
	vfmadd231ps	%ymm4, %ymm17, %ymm19   # ymm19 = (ymm17 * ymm4) + ymm19
	vfmadd231ps	%ymm3, %ymm17, %ymm20   # ymm20 = (ymm17 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm17, %ymm13   # ymm13 = (ymm17 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm1) + ymm18
	vfmadd231ps	%ymm8, %ymm17, %ymm10   # ymm10 = (ymm17 * ymm8) + ymm10
	vfmadd231ps	%ymm6, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm6) + ymm14
	vmulps	%ymm17, %ymm7, %ymm17
	vmovups	24800(%rbx,%rdi,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm5) + ymm19
	vfmadd231ps	%ymm4, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm0) + ymm18
	vfmadd231ps	%ymm8, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm8) + ymm14
	vfmadd231ps	%ymm21, %ymm6, %ymm17   # ymm17 = (ymm6 * ymm21) + ymm17
	vmovups	22400(%r11,%r8,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm5) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm2) + ymm18
	vfmadd231ps	%ymm21, %ymm8, %ymm17   # ymm17 = (ymm8 * ymm21) + ymm17
	vmovups	%ymm12, (%r14,%rdi,4)
	vmovups	%ymm15, 800(%r14,%rdi,4)
	vmovups	%ymm19, 1600(%r14,%rdi,4)
	vmovups	%ymm20, 2400(%r14,%rdi,4)
	vmovups	44000(%r9,%r8,4), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm3) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm1) + ymm9
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	44800(%rbx,%rdi,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm11   # ymm11 = (ymm15 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm3) + ymm13
	vfmadd231ps	%ymm0, %ymm15, %ymm9    # ymm9 = (ymm15 * ymm0) + ymm9
	vfmadd231ps	%ymm1, %ymm15, %ymm10   # ymm10 = (ymm15 * ymm1) + ymm10
	vfmadd231ps	%ymm6, %ymm15, %ymm12   # ymm12 = (ymm15 * ymm6) + ymm12
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	45600(%rbx,%rdi,4), %ymm19
	vfmadd231ps	%ymm5, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm5) + ymm11
	vfmadd231ps	%ymm4, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm4) + ymm13
	vfmadd231ps	%ymm3, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm3) + ymm16
	vfmadd231ps	%ymm2, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm2) + ymm9
	vfmadd231ps	%ymm0, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm0) + ymm10
	vfmadd231ps	%ymm1, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm1) + ymm14
	vfmadd231ps	%ymm8, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm8) + ymm12
	vfmadd231ps	%ymm6, %ymm19, %ymm15   # ymm15 = (ymm19 * ymm6) + ymm15
	vmulps	%ymm19, %ymm7, %ymm19
	vmovups	46400(%rbx,%rdi,4), %ymm20
	vfmadd231ps	%ymm5, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm5) + ymm13
	vfmadd231ps	%ymm4, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm3) + ymm18
	vfmadd231ps	%ymm2, %ymm20, %ymm10   # ymm10 = (ymm20 * ymm2) + ymm10
	vfmadd231ps	%ymm0, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm1) + ymm17
	vfmadd231ps	%ymm8, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm8) + ymm15
	vfmadd231ps	%ymm6, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm6) + ymm19
	vmulps	%ymm20, %ymm7, %ymm20
	vmovups	47200(%rbx,%rdi,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm5) + ymm16
	vfmadd231ps	%ymm4, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm4) + ymm18
	vfmadd231ps	%ymm2, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm0) + ymm17
	vfmadd231ps	%ymm8, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm8) + ymm19
	vfmadd231ps	%ymm21, %ymm6, %ymm20   # ymm20 = (ymm6 * ymm21) + ymm20
	vmovups	44800(%r11,%r8,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm5) + ymm18
	vfmadd231ps	%ymm2, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm2) + ymm17
	vfmadd231ps	%ymm21, %ymm8, %ymm20   # ymm20 = (ymm8 * ymm21) + ymm20
	vmovups	%ymm11, 22400(%r14,%rdi,4)
	vmovups	%ymm13, 23200(%r14,%rdi,4)
	vmovups	%ymm16, 24000(%r14,%rdi,4)
	vmovups	%ymm18, 24800(%r14,%rdi,4)
	vmovups	66400(%r9,%r8,4), %ymm11
	vfmadd231ps	%ymm3, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm3) + ymm9
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	67200(%rbx,%rdi,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm9    # ymm9 = (ymm13 * ymm4) + ymm9
	vfmadd231ps	%ymm3, %ymm13, %ymm10   # ymm10 = (ymm13 * ymm3) + ymm10
	vfmadd231ps	%ymm0, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm0) + ymm12
	vfmadd231ps	%ymm1, %ymm13, %ymm15   # ymm15 = (ymm13 * ymm1) + ymm15
	vfmadd231ps	%ymm6, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm6) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	68000(%rbx,%rdi,4), %ymm16
	vfmadd231ps	%ymm5, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm5) + ymm9
	vfmadd231ps	%ymm4, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm4) + ymm10
	vfmadd231ps	%ymm3, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm3) + ymm14
	vfmadd231ps	%ymm2, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm0) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm19   # ymm19 = (ymm16 * ymm1) + ymm19
	vfmadd231ps	%ymm8, %ymm16, %ymm11   # ymm11 = (ymm16 * ymm8) + ymm11
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vmulps	%ymm16, %ymm7, %ymm16
	vmovups	68800(%rbx,%rdi,4), %ymm18
	vfmadd231ps	%ymm5, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm5) + ymm10
	vfmadd231ps	%ymm4, %ymm18, %ymm14   # ymm14 = (ymm18 * ymm4) + ymm14
	vfmadd231ps	%ymm3, %ymm18, %ymm17   # ymm17 = (ymm18 * ymm3) + ymm17
	vfmadd231ps	%ymm2, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm2) + ymm15
	vfmadd231ps	%ymm0, %ymm18, %ymm19   # ymm19 = (ymm18 * ymm0) + ymm19
	vfmadd231ps	%ymm1, %ymm18, %ymm20   # ymm20 = (ymm18 * ymm1) + ymm20
	vfmadd231ps	%ymm8, %ymm18, %ymm13   # ymm13 = (ymm18 * ymm8) + ymm13
	vfmadd231ps	%ymm6, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm6) + ymm16
	vmulps	%ymm18, %ymm7, %ymm7
	vmovups	69600(%rbx,%rdi,4), %ymm18
	vfmadd231ps	%ymm5, %ymm18, %ymm14   # ymm14 = (ymm18 * ymm5) + ymm14
	vfmadd231ps	%ymm4, %ymm18, %ymm17   # ymm17 = (ymm18 * ymm4) + ymm17
	vfmadd231ps	%ymm2, %ymm18, %ymm19   # ymm19 = (ymm18 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm18, %ymm20   # ymm20 = (ymm18 * ymm0) + ymm20
	vfmadd231ps	%ymm8, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm8) + ymm16
	vfmadd231ps	%ymm6, %ymm18, %ymm7    # ymm7 = (ymm18 * ymm6) + ymm7
	vmovups	67200(%r11,%r8,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm17    # ymm17 = (ymm6 * ymm5) + ymm17
	vfmadd231ps	%ymm2, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm2) + ymm20
	vfmadd231ps	%ymm8, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm8) + ymm7
	vmovups	%ymm9, 44800(%r14,%rdi,4)
	vmovups	%ymm10, 45600(%r14,%rdi,4)
	vmovups	%ymm14, 46400(%r14,%rdi,4)
	vmovups	%ymm17, 47200(%r14,%rdi,4)
	vmovups	88800(%r9,%r8,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm3) + ymm12
	vfmadd231ps	%ymm6, %ymm1, %ymm11    # ymm11 = (ymm1 * ymm6) + ymm11
	vmovups	89600(%rbx,%rdi,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm4) + ymm12
	vfmadd231ps	%ymm3, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm3) + ymm15
	vfmadd231ps	%ymm0, %ymm6, %ymm11    # ymm11 = (ymm6 * ymm0) + ymm11
	vfmadd231ps	%ymm6, %ymm1, %ymm13    # ymm13 = (ymm1 * ymm6) + ymm13
	vmovups	90400(%rbx,%rdi,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm5) + ymm12
	vfmadd231ps	%ymm4, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm4) + ymm15
	vfmadd231ps	%ymm3, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm3) + ymm19
	vfmadd231ps	%ymm2, %ymm6, %ymm11    # ymm11 = (ymm6 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm0) + ymm13
	vfmadd231ps	%ymm6, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm6) + ymm16
	vmovups	91200(%rbx,%rdi,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm5) + ymm15
	vfmadd231ps	%ymm4, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm4) + ymm19
	vfmadd231ps	%ymm3, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm1) + ymm7
	vmovups	92000(%rbx,%rdi,4), %ymm1
	vfmadd231ps	%ymm5, %ymm1, %ymm19    # ymm19 = (ymm1 * ymm5) + ymm19
	vfmadd231ps	%ymm4, %ymm1, %ymm20    # ymm20 = (ymm1 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm1, %ymm7     # ymm7 = (ymm1 * ymm0) + ymm7
	vmovups	89600(%r11,%r8,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm20    # ymm20 = (ymm0 * ymm5) + ymm20
	vfmadd231ps	%ymm2, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm2) + ymm7
	vmovups	%ymm12, 67200(%r14,%rdi,4)
	vmovups	%ymm15, 68000(%r14,%rdi,4)
	vmovups	%ymm19, 68800(%r14,%rdi,4)
	vmovups	%ymm20, 69600(%r14,%rdi,4)
	vfmadd231ps	111200(%r9,%r8,4), %ymm3, %ymm11 # ymm11 = (ymm3 * mem) + ymm11
	vmovups	112000(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm4) + ymm11
	vfmadd231ps	%ymm0, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm0) + ymm13
	vmovups	112800(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm5) + ymm11
	vfmadd231ps	%ymm4, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm4) + ymm13
	vfmadd231ps	%ymm0, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm0) + ymm16
	vmovups	113600(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm5) + ymm13
	vfmadd231ps	%ymm4, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm3) + ymm7
	vmovups	114400(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm5) + ymm16
	vfmadd231ps	%ymm4, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm4) + ymm7
	vfmadd231ps	112000(%r11,%r8,4), %ymm5, %ymm7 # ymm7 = (ymm5 * mem) + ymm7
	vmovups	%ymm11, 89600(%r14,%rdi,4)
	vmovups	%ymm13, 90400(%r14,%rdi,4)
	vmovups	%ymm16, 91200(%r14,%rdi,4)
	vmovups	%ymm7, 92000(%r14,%rdi,4)
	addq	$3200, %rax                     # imm = 0xC80
	addq	$3200, %rcx                     # imm = 0xC80
	cmpq	$20, %rdx
	movq	%r10, %rdx
	jae	.LBB1_9
.LBB1_5:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	xorl	%edi, %edi
	#APP
	#NO_APP
	cmpq	$191, %rdi
	jg	.LBB1_8
# %bb.6:                                # %.lr.ph21
                                        #   in Loop: Header=BB1_5 Depth=1
	addq	$-16, %rdi
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-67136(%rax,%rdi,4), %zmm0
	vmovups	2464(%rsi,%rdi,4), %zmm1
	vmulps	%zmm1, %zmm0, %zmm11
	vmovups	64(%rsi,%rdi,4), %zmm8
	vmulps	%zmm8, %zmm0, %zmm12
	vmovups	-66336(%rax,%rdi,4), %zmm2
	vmovups	3264(%rsi,%rdi,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vmulps	%zmm2, %zmm1, %zmm15
	vmovups	864(%rsi,%rdi,4), %zmm6
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmulps	%zmm2, %zmm8, %zmm14
	vmovups	-65536(%rax,%rdi,4), %zmm3
	vmovups	4064(%rsi,%rdi,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vmulps	%zmm3, %zmm1, %zmm18
	vmovups	1664(%rsi,%rdi,4), %zmm7
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	-64736(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmulps	%zmm3, %zmm1, %zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	-63936(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	-63136(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	-44736(%rax,%rdi,4), %zmm4
	vmovups	4864(%rsi,%rdi,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	-43936(%rax,%rdi,4), %zmm5
	vmovups	5664(%rsi,%rdi,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm6) + zmm9
	vmulps	%zmm5, %zmm8, %zmm10
	vmovups	-43136(%rax,%rdi,4), %zmm13
	vmovups	6464(%rsi,%rdi,4), %zmm5
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm1) + zmm16
	vfmadd231ps	%zmm7, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm6) + zmm10
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	-42336(%rax,%rdi,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm6) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	-41536(%rax,%rdi,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm7) + zmm13
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	-40736(%rax,%rdi,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	%zmm11, -44736(%rcx,%rdi,4)
	vmovups	%zmm15, -43936(%rcx,%rdi,4)
	vmovups	%zmm18, -43136(%rcx,%rdi,4)
	vmovups	%zmm20, -42336(%rcx,%rdi,4)
	vmovups	-22336(%rax,%rdi,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	-21536(%rax,%rdi,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm6) + zmm11
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	-20736(%rax,%rdi,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm1) + zmm13
	vfmadd231ps	%zmm7, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm7) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	-19936(%rax,%rdi,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	-19136(%rax,%rdi,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	-18336(%rax,%rdi,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	%zmm12, -22336(%rcx,%rdi,4)
	vmovups	%zmm14, -21536(%rcx,%rdi,4)
	vmovups	%zmm16, -20736(%rcx,%rdi,4)
	vmovups	%zmm19, -19936(%rcx,%rdi,4)
	vmovups	64(%rax,%rdi,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	864(%rax,%rdi,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	1664(%rax,%rdi,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm7, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	2464(%rax,%rdi,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	3264(%rax,%rdi,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	4064(%rax,%rdi,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm5) + zmm17
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm7, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm7) + zmm8
	vmovups	%zmm9, 64(%rcx,%rdi,4)
	vmovups	%zmm10, 864(%rcx,%rdi,4)
	vmovups	%zmm13, 1664(%rcx,%rdi,4)
	vmovups	%zmm17, 2464(%rcx,%rdi,4)
	vmovups	22464(%rax,%rdi,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vmovups	23264(%rax,%rdi,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm6) + zmm14
	vmovups	24064(%rax,%rdi,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm0) + zmm14
	vfmadd231ps	%zmm6, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm6) + zmm16
	vmovups	24864(%rax,%rdi,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm1) + zmm8
	vmovups	25664(%rax,%rdi,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	26464(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm11, 22464(%rcx,%rdi,4)
	vmovups	%zmm15, 23264(%rcx,%rdi,4)
	vmovups	%zmm18, 24064(%rcx,%rdi,4)
	vmovups	%zmm20, 24864(%rcx,%rdi,4)
	vfmadd231ps	44864(%rax,%rdi,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	45664(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vmovups	46464(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vmovups	47264(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vmovups	48064(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	48864(%rax,%rdi,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm12, 44864(%rcx,%rdi,4)
	vmovups	%zmm14, 45664(%rcx,%rdi,4)
	vmovups	%zmm16, 46464(%rcx,%rdi,4)
	vmovups	%zmm8, 47264(%rcx,%rdi,4)
	addq	$16, %rdi
	cmpq	$176, %rdi
	jl	.LBB1_7
	jmp	.LBB1_8
.LBB1_9:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph24.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_11:                               # %.lr.ph24
                                        # =>This Inner Loop Header: Depth=1
	vmovups	18464(%rbx,%rax,4), %zmm0
	vmovups	2464(%rsi,%rax,4), %zmm1
	vmulps	%zmm1, %zmm0, %zmm11
	vmovups	64(%rsi,%rax,4), %zmm7
	vmulps	%zmm7, %zmm0, %zmm12
	vmovups	19264(%rbx,%rax,4), %zmm2
	vmovups	3264(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vmulps	%zmm2, %zmm1, %zmm15
	vmovups	864(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmulps	%zmm2, %zmm7, %zmm13
	vmovups	20064(%rbx,%rax,4), %zmm3
	vmovups	4064(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vmulps	%zmm3, %zmm1, %zmm18
	vmovups	1664(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vmulps	%zmm3, %zmm7, %zmm16
	vmovups	20864(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmulps	%zmm3, %zmm1, %zmm20
	vfmadd231ps	%zmm8, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm7, %zmm19
	vmovups	21664(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm8, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm8) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	40864(%rbx,%rax,4), %zmm4
	vmovups	4864(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm7, %zmm9
	vmovups	41664(%rbx,%rax,4), %zmm5
	vmovups	5664(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm1) + zmm13
	vfmadd231ps	%zmm6, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm6) + zmm9
	vmulps	%zmm5, %zmm7, %zmm10
	vmovups	42464(%rbx,%rax,4), %zmm14
	vmovups	6464(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm14, %zmm16   # zmm16 = (zmm14 * zmm1) + zmm16
	vfmadd231ps	%zmm8, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm6) + zmm10
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	43264(%rbx,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm8, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm6) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	vmovups	44064(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm8, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm8) + zmm14
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm11, 19264(%r14,%rax,4)
	vmovups	%zmm15, 20064(%r14,%rax,4)
	vmovups	%zmm18, 20864(%r14,%rax,4)
	vmovups	%zmm20, 21664(%r14,%rax,4)
	vmovups	63264(%rbx,%rax,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	64064(%rbx,%rax,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm6) + zmm11
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	64864(%rbx,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm1) + zmm14
	vfmadd231ps	%zmm8, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vmulps	%zmm18, %zmm7, %zmm18
	vmovups	65664(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm8, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm7, %zmm20
	vmovups	66464(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm8, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm8) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm12, 41664(%r14,%rax,4)
	vmovups	%zmm13, 42464(%r14,%rax,4)
	vmovups	%zmm16, 43264(%r14,%rax,4)
	vmovups	%zmm19, 44064(%r14,%rax,4)
	vmovups	85664(%rbx,%rax,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	86464(%rbx,%rax,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	87264(%rbx,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm8, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	88064(%rbx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm8, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm7, %zmm7
	vmovups	88864(%rbx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm8, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm8) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm7    # zmm7 = (zmm19 * zmm6) + zmm7
	vmovups	%zmm9, 64064(%r14,%rax,4)
	vmovups	%zmm10, 64864(%r14,%rax,4)
	vmovups	%zmm14, 65664(%r14,%rax,4)
	vmovups	%zmm17, 66464(%r14,%rax,4)
	vmovups	108064(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vmovups	108864(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm6) + zmm13
	vmovups	109664(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm0) + zmm13
	vfmadd231ps	%zmm6, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm6) + zmm16
	vmovups	110464(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm1) + zmm7
	vmovups	111264(%rbx,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm0) + zmm7
	vmovups	%zmm11, 86464(%r14,%rax,4)
	vmovups	%zmm15, 87264(%r14,%rax,4)
	vmovups	%zmm18, 88064(%r14,%rax,4)
	vmovups	%zmm20, 88864(%r14,%rax,4)
	vfmadd231ps	130464(%rbx,%rax,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	131264(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vmovups	132064(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm4) + zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vmovups	132864(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vmovups	133664(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm4) + zmm7
	vmovups	%zmm12, 108864(%r14,%rax,4)
	vmovups	%zmm13, 109664(%r14,%rax,4)
	vmovups	%zmm16, 110464(%r14,%rax,4)
	vmovups	%zmm7, 111264(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_11
.LBB1_12:                               # %._crit_edge25
	movl	$192, %eax
	#APP
	#NO_APP
	vmovups	18400(%rbx,%rax,4), %ymm0
	vmovups	2400(%rsi,%rax,4), %ymm1
	vmulps	%ymm1, %ymm0, %ymm11
	vmovups	(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm0, %ymm12
	vmovups	19200(%rbx,%rax,4), %ymm2
	vmovups	3200(%rsi,%rax,4), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm11    # ymm11 = (ymm2 * ymm0) + ymm11
	vmulps	%ymm2, %ymm1, %ymm15
	vmovups	800(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm6) + ymm12
	vmulps	%ymm2, %ymm7, %ymm13
	vmovups	20000(%rbx,%rax,4), %ymm3
	vmovups	4000(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm0) + ymm15
	vmulps	%ymm3, %ymm1, %ymm18
	vmovups	1600(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm8) + ymm12
	vfmadd231ps	%ymm6, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm6) + ymm13
	vmulps	%ymm3, %ymm7, %ymm16
	vmovups	20800(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm2) + ymm15
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vmulps	%ymm3, %ymm1, %ymm20
	vfmadd231ps	%ymm8, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm8) + ymm13
	vfmadd231ps	%ymm6, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm6) + ymm16
	vmulps	%ymm3, %ymm7, %ymm19
	vmovups	21600(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vfmadd231ps	%ymm8, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm8) + ymm16
	vfmadd231ps	%ymm3, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm3) + ymm19
	vmovups	40800(%rbx,%rax,4), %ymm4
	vmovups	4800(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm11    # ymm11 = (ymm4 * ymm3) + ymm11
	vfmadd231ps	%ymm1, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm1) + ymm12
	vmulps	%ymm4, %ymm7, %ymm9
	vmovups	41600(%rbx,%rax,4), %ymm5
	vmovups	5600(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm11    # ymm11 = (ymm5 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm5, %ymm15    # ymm15 = (ymm5 * ymm3) + ymm15
	vfmadd231ps	%ymm0, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm0) + ymm12
	vfmadd231ps	%ymm1, %ymm5, %ymm13    # ymm13 = (ymm5 * ymm1) + ymm13
	vfmadd231ps	%ymm6, %ymm5, %ymm9     # ymm9 = (ymm5 * ymm6) + ymm9
	vmulps	%ymm5, %ymm7, %ymm10
	vmovups	42400(%rbx,%rax,4), %ymm14
	vmovups	6400(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm5) + ymm11
	vfmadd231ps	%ymm4, %ymm14, %ymm15   # ymm15 = (ymm14 * ymm4) + ymm15
	vfmadd231ps	%ymm3, %ymm14, %ymm18   # ymm18 = (ymm14 * ymm3) + ymm18
	vfmadd231ps	%ymm2, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm0) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm16   # ymm16 = (ymm14 * ymm1) + ymm16
	vfmadd231ps	%ymm8, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm8) + ymm9
	vfmadd231ps	%ymm6, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm6) + ymm10
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	43200(%rbx,%rax,4), %ymm17
	vfmadd231ps	%ymm5, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm5) + ymm15
	vfmadd231ps	%ymm4, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm4) + ymm18
	vfmadd231ps	%ymm3, %ymm17, %ymm20   # ymm20 = (ymm17 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm17, %ymm13   # ymm13 = (ymm17 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm17, %ymm19   # ymm19 = (ymm17 * ymm1) + ymm19
	vfmadd231ps	%ymm8, %ymm17, %ymm10   # ymm10 = (ymm17 * ymm8) + ymm10
	vfmadd231ps	%ymm6, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm6) + ymm14
	vmulps	%ymm17, %ymm7, %ymm17
	vmovups	44000(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm5) + ymm18
	vfmadd231ps	%ymm4, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm0) + ymm19
	vfmadd231ps	%ymm8, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm8) + ymm14
	vfmadd231ps	%ymm21, %ymm6, %ymm17   # ymm17 = (ymm6 * ymm21) + ymm17
	vmovups	%ymm11, 19200(%r14,%rax,4)
	vmovups	%ymm15, 20000(%r14,%rax,4)
	vmovups	%ymm18, 20800(%r14,%rax,4)
	vmovups	%ymm20, 21600(%r14,%rax,4)
	vmovups	63200(%rbx,%rax,4), %ymm11
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm1) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	64000(%rbx,%rax,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm12   # ymm12 = (ymm15 * ymm4) + ymm12
	vfmadd231ps	%ymm3, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm3) + ymm13
	vfmadd231ps	%ymm0, %ymm15, %ymm9    # ymm9 = (ymm15 * ymm0) + ymm9
	vfmadd231ps	%ymm1, %ymm15, %ymm10   # ymm10 = (ymm15 * ymm1) + ymm10
	vfmadd231ps	%ymm6, %ymm15, %ymm11   # ymm11 = (ymm15 * ymm6) + ymm11
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	64800(%rbx,%rax,4), %ymm18
	vfmadd231ps	%ymm5, %ymm18, %ymm12   # ymm12 = (ymm18 * ymm5) + ymm12
	vfmadd231ps	%ymm4, %ymm18, %ymm13   # ymm13 = (ymm18 * ymm4) + ymm13
	vfmadd231ps	%ymm3, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm3) + ymm16
	vfmadd231ps	%ymm2, %ymm18, %ymm9    # ymm9 = (ymm18 * ymm2) + ymm9
	vfmadd231ps	%ymm0, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm0) + ymm10
	vfmadd231ps	%ymm1, %ymm18, %ymm14   # ymm14 = (ymm18 * ymm1) + ymm14
	vfmadd231ps	%ymm8, %ymm18, %ymm11   # ymm11 = (ymm18 * ymm8) + ymm11
	vfmadd231ps	%ymm6, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm6) + ymm15
	vmulps	%ymm18, %ymm7, %ymm18
	vmovups	65600(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm5, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm5) + ymm13
	vfmadd231ps	%ymm4, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm3) + ymm19
	vfmadd231ps	%ymm2, %ymm20, %ymm10   # ymm10 = (ymm20 * ymm2) + ymm10
	vfmadd231ps	%ymm0, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm1) + ymm17
	vfmadd231ps	%ymm8, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm8) + ymm15
	vfmadd231ps	%ymm6, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm6) + ymm18
	vmulps	%ymm20, %ymm7, %ymm20
	vmovups	66400(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm5) + ymm16
	vfmadd231ps	%ymm4, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm4) + ymm19
	vfmadd231ps	%ymm2, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm0) + ymm17
	vfmadd231ps	%ymm8, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm8) + ymm18
	vfmadd231ps	%ymm21, %ymm6, %ymm20   # ymm20 = (ymm6 * ymm21) + ymm20
	vmovups	%ymm12, 41600(%r14,%rax,4)
	vmovups	%ymm13, 42400(%r14,%rax,4)
	vmovups	%ymm16, 43200(%r14,%rax,4)
	vmovups	%ymm19, 44000(%r14,%rax,4)
	vmovups	85600(%rbx,%rax,4), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm3) + ymm9
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	86400(%rbx,%rax,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm9    # ymm9 = (ymm13 * ymm4) + ymm9
	vfmadd231ps	%ymm3, %ymm13, %ymm10   # ymm10 = (ymm13 * ymm3) + ymm10
	vfmadd231ps	%ymm0, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm0) + ymm11
	vfmadd231ps	%ymm1, %ymm13, %ymm15   # ymm15 = (ymm13 * ymm1) + ymm15
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	87200(%rbx,%rax,4), %ymm16
	vfmadd231ps	%ymm5, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm5) + ymm9
	vfmadd231ps	%ymm4, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm4) + ymm10
	vfmadd231ps	%ymm3, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm3) + ymm14
	vfmadd231ps	%ymm2, %ymm16, %ymm11   # ymm11 = (ymm16 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm0) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm18   # ymm18 = (ymm16 * ymm1) + ymm18
	vfmadd231ps	%ymm8, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm8) + ymm12
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vmulps	%ymm16, %ymm7, %ymm16
	vmovups	88000(%rbx,%rax,4), %ymm19
	vfmadd231ps	%ymm5, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm5) + ymm10
	vfmadd231ps	%ymm4, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm4) + ymm14
	vfmadd231ps	%ymm3, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm3) + ymm17
	vfmadd231ps	%ymm2, %ymm19, %ymm15   # ymm15 = (ymm19 * ymm2) + ymm15
	vfmadd231ps	%ymm0, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm0) + ymm18
	vfmadd231ps	%ymm1, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm1) + ymm20
	vfmadd231ps	%ymm8, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm8) + ymm13
	vfmadd231ps	%ymm6, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm6) + ymm16
	vmulps	%ymm19, %ymm7, %ymm7
	vmovups	88800(%rbx,%rax,4), %ymm19
	vfmadd231ps	%ymm5, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm5) + ymm14
	vfmadd231ps	%ymm4, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm4) + ymm17
	vfmadd231ps	%ymm2, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm0) + ymm20
	vfmadd231ps	%ymm8, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm8) + ymm16
	vfmadd231ps	%ymm6, %ymm19, %ymm7    # ymm7 = (ymm19 * ymm6) + ymm7
	vmovups	%ymm9, 64000(%r14,%rax,4)
	vmovups	%ymm10, 64800(%r14,%rax,4)
	vmovups	%ymm14, 65600(%r14,%rax,4)
	vmovups	%ymm17, 66400(%r14,%rax,4)
	vmovups	108000(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm11    # ymm11 = (ymm6 * ymm3) + ymm11
	vfmadd231ps	%ymm6, %ymm1, %ymm12    # ymm12 = (ymm1 * ymm6) + ymm12
	vmovups	108800(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm11    # ymm11 = (ymm6 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm3) + ymm15
	vfmadd231ps	%ymm0, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm0) + ymm12
	vfmadd231ps	%ymm6, %ymm1, %ymm13    # ymm13 = (ymm1 * ymm6) + ymm13
	vmovups	109600(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm11    # ymm11 = (ymm6 * ymm5) + ymm11
	vfmadd231ps	%ymm4, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm4) + ymm15
	vfmadd231ps	%ymm3, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm3) + ymm18
	vfmadd231ps	%ymm2, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm0) + ymm13
	vfmadd231ps	%ymm6, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm6) + ymm16
	vmovups	110400(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm5) + ymm15
	vfmadd231ps	%ymm4, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm4) + ymm18
	vfmadd231ps	%ymm3, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm1) + ymm7
	vmovups	111200(%rbx,%rax,4), %ymm1
	vfmadd231ps	%ymm5, %ymm1, %ymm18    # ymm18 = (ymm1 * ymm5) + ymm18
	vfmadd231ps	%ymm4, %ymm1, %ymm20    # ymm20 = (ymm1 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm1, %ymm7     # ymm7 = (ymm1 * ymm0) + ymm7
	vmovups	%ymm11, 86400(%r14,%rax,4)
	vmovups	%ymm15, 87200(%r14,%rax,4)
	vmovups	%ymm18, 88000(%r14,%rax,4)
	vmovups	%ymm20, 88800(%r14,%rax,4)
	vfmadd231ps	130400(%rbx,%rax,4), %ymm3, %ymm12 # ymm12 = (ymm3 * mem) + ymm12
	vmovups	131200(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm4) + ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm0) + ymm13
	vmovups	132000(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm5) + ymm12
	vfmadd231ps	%ymm4, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm4) + ymm13
	vfmadd231ps	%ymm0, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm0) + ymm16
	vmovups	132800(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm5) + ymm13
	vfmadd231ps	%ymm4, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm3) + ymm7
	vmovups	133600(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm5) + ymm16
	vfmadd231ps	%ymm4, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm4) + ymm7
	vmovups	%ymm12, 108800(%r14,%rax,4)
	vmovups	%ymm13, 109600(%r14,%rax,4)
	vmovups	%ymm16, 110400(%r14,%rax,4)
	vmovups	%ymm7, 111200(%r14,%rax,4)
.LBB1_13:
	movq	-16(%rsp), %rax                 # 8-byte Reload
	addq	$-99680, %rax                   # imm = 0xFFFE7AA0
	movq	-8(%rsp), %rcx                  # 8-byte Reload
	addq	$-99680, %rcx                   # imm = 0xFFFE7AA0
	movq	%rax, %rdx
	sarq	$63, %rdx
	andnq	%rax, %rdx, %rdx
	addq	$106511, %rdx                   # imm = 0x1A00F
	shrq	$4, %rdx
	movabsq	$1418767157238889955, %rdi      # imm = 0x13B079366A36FDE3
	mulxq	%rdi, %rax, %rax
	shrq	$9, %rax
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$106511, %rdx                   # imm = 0x1A00F
	shrq	$4, %rdx
	mulxq	%rdi, %rdx, %rdx
	shrq	$9, %rdx
	cmpq	$3, %rdx
	movl	$3, %ecx
	cmovbq	%rdx, %rcx
	cmpq	%rcx, %rax
	jae	.LBB1_31
# %bb.14:                               # %.lr.ph36.preheader
	leaq	(%rcx,%rcx,4), %rcx
	movq	%rcx, 88(%rsp)                  # 8-byte Spill
	leaq	(%rax,%rax,4), %r8
	addq	$5, %r8
	imulq	$112000, %rax, %rax             # imm = 0x1B580
	leaq	(%rbx,%rax), %rcx
	addq	$113600, %rcx                   # imm = 0x1BBC0
	leaq	113600(%r14,%rax), %rdx
	leaq	115200(%rbx,%rax), %r13
	leaq	115200(%r14,%rax), %rbp
	leaq	(%rbx,%rax), %rdi
	leaq	131200(%rax,%r14), %rax
	movq	%rax, 40(%rsp)                  # 8-byte Spill
	movq	%r14, 64(%rsp)                  # 8-byte Spill
	movq	%rbx, 56(%rsp)                  # 8-byte Spill
	movq	%rsi, -72(%rsp)                 # 8-byte Spill
	jmp	.LBB1_15
	.p2align	4
.LBB1_26:                               # %.._crit_edge34_crit_edge
                                        #   in Loop: Header=BB1_15 Depth=1
	movq	(%rsp), %r10                    # 8-byte Reload
	leaq	4800(%r10), %rcx
	leaq	5000(%r10), %rbp
	leaq	5200(%r10), %rax
	leaq	5400(%r10), %rdx
	leaq	10400(%r10), %r14
	leaq	10600(%r10), %rbx
	leaq	10800(%r10), %r12
	leaq	11000(%r10), %r15
	leaq	16000(%r10), %rsi
	movq	%rsi, -120(%rsp)                # 8-byte Spill
	leaq	16200(%r10), %rsi
	movq	%rsi, -104(%rsp)                # 8-byte Spill
	leaq	16400(%r10), %rsi
	movq	%rsi, -112(%rsp)                # 8-byte Spill
	leaq	16600(%r10), %r11
	leaq	21600(%r10), %rsi
	movq	%rsi, -40(%rsp)                 # 8-byte Spill
	leaq	21800(%r10), %rsi
	movq	%rsi, -48(%rsp)                 # 8-byte Spill
	leaq	22000(%r10), %rsi
	movq	%rsi, -56(%rsp)                 # 8-byte Spill
	leaq	22200(%r10), %rsi
	movq	%rsi, -64(%rsp)                 # 8-byte Spill
	leaq	27200(%r10), %rsi
	movq	%rsi, -24(%rsp)                 # 8-byte Spill
	leaq	27400(%r10), %rsi
	movq	%rsi, -128(%rsp)                # 8-byte Spill
	leaq	27600(%r10), %rsi
	movq	%rsi, -32(%rsp)                 # 8-byte Spill
	addq	$27800, %r10                    # imm = 0x6C98
	movq	-72(%rsp), %rsi                 # 8-byte Reload
.LBB1_30:                               # %._crit_edge34
                                        #   in Loop: Header=BB1_15 Depth=1
	movl	$192, %edi
	#APP
	#NO_APP
	vmovups	(%rsi,%rdi,4), %ymm7
	movq	80(%rsp), %r9                   # 8-byte Reload
	vmulps	-4000(%r9,%rdi,4), %ymm7, %ymm11
	vmovups	-3200(%r9,%rdi,4), %ymm0
	vmovups	800(%rsi,%rdi,4), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm5) + ymm11
	vmulps	%ymm0, %ymm7, %ymm14
	vmovups	-2400(%r9,%rdi,4), %ymm0
	vmovups	1600(%rsi,%rdi,4), %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm6) + ymm11
	vfmadd231ps	%ymm5, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm5) + ymm14
	vmulps	%ymm0, %ymm7, %ymm17
	vmovups	-1600(%r9,%rdi,4), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm6) + ymm14
	vfmadd231ps	%ymm5, %ymm0, %ymm17    # ymm17 = (ymm0 * ymm5) + ymm17
	vmulps	%ymm0, %ymm7, %ymm20
	vmovups	-800(%r9,%rdi,4), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm17    # ymm17 = (ymm0 * ymm6) + ymm17
	vfmadd231ps	%ymm0, %ymm5, %ymm20    # ymm20 = (ymm5 * ymm0) + ymm20
	vmovups	18400(%r9,%rdi,4), %ymm0
	vmovups	2400(%rsi,%rdi,4), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm1) + ymm11
	vmulps	%ymm0, %ymm7, %ymm12
	addq	%rdi, %rcx
	movq	56(%rsp), %r8                   # 8-byte Reload
	vmovups	(%r8,%rcx,4), %ymm2
	vmovups	3200(%rsi,%rdi,4), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm11    # ymm11 = (ymm2 * ymm0) + ymm11
	vfmadd231ps	%ymm1, %ymm2, %ymm14    # ymm14 = (ymm2 * ymm1) + ymm14
	vfmadd231ps	%ymm5, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm5) + ymm12
	vmulps	%ymm2, %ymm7, %ymm13
	addq	%rdi, %rbp
	vmovups	(%r8,%rbp,4), %ymm3
	vmovups	4000(%rsi,%rdi,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm1) + ymm17
	vfmadd231ps	%ymm6, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm6) + ymm12
	vfmadd231ps	%ymm5, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm5) + ymm13
	vmulps	%ymm3, %ymm7, %ymm16
	addq	%rdi, %rax
	vmovups	(%r8,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm0) + ymm17
	vfmadd231ps	%ymm1, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm1) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm6) + ymm13
	vfmadd231ps	%ymm5, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm5) + ymm16
	vmulps	%ymm3, %ymm7, %ymm19
	addq	%rdi, %rdx
	vmovups	(%r8,%rdx,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm2) + ymm17
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm6) + ymm16
	vfmadd231ps	%ymm3, %ymm5, %ymm19    # ymm19 = (ymm5 * ymm3) + ymm19
	vmovups	40800(%r9,%rdi,4), %ymm4
	vmovups	4800(%rsi,%rdi,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm11    # ymm11 = (ymm4 * ymm3) + ymm11
	vfmadd231ps	%ymm1, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm1) + ymm12
	vmulps	%ymm4, %ymm7, %ymm9
	addq	%rdi, %r14
	vmovups	(%r8,%r14,4), %ymm8
	vmovups	5600(%rsi,%rdi,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm11    # ymm11 = (ymm8 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm8, %ymm14    # ymm14 = (ymm8 * ymm3) + ymm14
	vfmadd231ps	%ymm0, %ymm8, %ymm12    # ymm12 = (ymm8 * ymm0) + ymm12
	vfmadd231ps	%ymm1, %ymm8, %ymm13    # ymm13 = (ymm8 * ymm1) + ymm13
	vfmadd231ps	%ymm5, %ymm8, %ymm9     # ymm9 = (ymm8 * ymm5) + ymm9
	vmulps	%ymm7, %ymm8, %ymm10
	addq	%rdi, %rbx
	vmovups	(%r8,%rbx,4), %ymm15
	vmovups	6400(%rsi,%rdi,4), %ymm8
	vfmadd231ps	%ymm8, %ymm15, %ymm11   # ymm11 = (ymm15 * ymm8) + ymm11
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm3, %ymm15, %ymm17   # ymm17 = (ymm15 * ymm3) + ymm17
	vfmadd231ps	%ymm2, %ymm15, %ymm12   # ymm12 = (ymm15 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm0) + ymm13
	vfmadd231ps	%ymm1, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm1) + ymm16
	vfmadd231ps	%ymm6, %ymm15, %ymm9    # ymm9 = (ymm15 * ymm6) + ymm9
	vfmadd231ps	%ymm5, %ymm15, %ymm10   # ymm10 = (ymm15 * ymm5) + ymm10
	vmulps	%ymm7, %ymm15, %ymm15
	addq	%rdi, %r12
	vmovups	(%r8,%r12,4), %ymm18
	vfmadd231ps	%ymm8, %ymm18, %ymm14   # ymm14 = (ymm18 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm18, %ymm17   # ymm17 = (ymm18 * ymm4) + ymm17
	vfmadd231ps	%ymm3, %ymm18, %ymm20   # ymm20 = (ymm18 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm18, %ymm13   # ymm13 = (ymm18 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm18, %ymm19   # ymm19 = (ymm18 * ymm1) + ymm19
	vfmadd231ps	%ymm6, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm6) + ymm10
	vfmadd231ps	%ymm5, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm5) + ymm15
	vmulps	%ymm18, %ymm7, %ymm18
	addq	%rdi, %r15
	vmovups	(%r8,%r15,4), %ymm21
	vfmadd231ps	%ymm8, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm8) + ymm17
	vfmadd231ps	%ymm4, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm0) + ymm19
	vfmadd231ps	%ymm6, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm6) + ymm15
	vfmadd231ps	%ymm21, %ymm5, %ymm18   # ymm18 = (ymm5 * ymm21) + ymm18
	movq	%r12, %r13
	movq	%rbx, %r12
	movq	%r14, %rbx
	movq	64(%rsp), %r14                  # 8-byte Reload
	vmovups	%ymm11, (%r14,%rcx,4)
	vmovups	%ymm14, (%r14,%rbp,4)
	vmovups	%ymm17, (%r14,%rax,4)
	vmovups	%ymm20, (%r14,%rdx,4)
	vmovups	63200(%r9,%rdi,4), %ymm11
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm1) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	movq	-120(%rsp), %rcx                # 8-byte Reload
	addq	%rdi, %rcx
	vmovups	(%r8,%rcx,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm4) + ymm12
	vfmadd231ps	%ymm3, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm3) + ymm13
	vfmadd231ps	%ymm0, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm0) + ymm9
	vfmadd231ps	%ymm1, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm1) + ymm10
	vfmadd231ps	%ymm5, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm5) + ymm11
	vmulps	%ymm7, %ymm14, %ymm14
	movq	-104(%rsp), %rdx                # 8-byte Reload
	addq	%rdi, %rdx
	vmovups	(%r8,%rdx,4), %ymm17
	vfmadd231ps	%ymm8, %ymm17, %ymm12   # ymm12 = (ymm17 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm17, %ymm13   # ymm13 = (ymm17 * ymm4) + ymm13
	vfmadd231ps	%ymm3, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm3) + ymm16
	vfmadd231ps	%ymm2, %ymm17, %ymm9    # ymm9 = (ymm17 * ymm2) + ymm9
	vfmadd231ps	%ymm0, %ymm17, %ymm10   # ymm10 = (ymm17 * ymm0) + ymm10
	vfmadd231ps	%ymm1, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm1) + ymm15
	vfmadd231ps	%ymm6, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm6) + ymm11
	vfmadd231ps	%ymm5, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm5) + ymm14
	vmulps	%ymm17, %ymm7, %ymm17
	movq	-112(%rsp), %rbp                # 8-byte Reload
	addq	%rdi, %rbp
	vmovups	(%r8,%rbp,4), %ymm20
	vfmadd231ps	%ymm8, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm8) + ymm13
	vfmadd231ps	%ymm4, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm3) + ymm19
	vfmadd231ps	%ymm2, %ymm20, %ymm10   # ymm10 = (ymm20 * ymm2) + ymm10
	vfmadd231ps	%ymm0, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm0) + ymm15
	vfmadd231ps	%ymm1, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm1) + ymm18
	vfmadd231ps	%ymm6, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm6) + ymm14
	vfmadd231ps	%ymm5, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm5) + ymm17
	vmulps	%ymm20, %ymm7, %ymm20
	addq	%rdi, %r11
	vmovups	(%r8,%r11,4), %ymm21
	vfmadd231ps	%ymm8, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm4) + ymm19
	vfmadd231ps	%ymm2, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm2) + ymm15
	vfmadd231ps	%ymm0, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm0) + ymm18
	vfmadd231ps	%ymm6, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm6) + ymm17
	vfmadd231ps	%ymm21, %ymm5, %ymm20   # ymm20 = (ymm5 * ymm21) + ymm20
	vmovups	%ymm12, (%r14,%rbx,4)
	vmovups	%ymm13, (%r14,%r12,4)
	vmovups	%ymm16, (%r14,%r13,4)
	vmovups	%ymm19, (%r14,%r15,4)
	movq	%r8, %rbx
	vmovups	85600(%r9,%rdi,4), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm3) + ymm9
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vmulps	%ymm7, %ymm12, %ymm12
	movq	-40(%rsp), %rax                 # 8-byte Reload
	addq	%rdi, %rax
	vmovups	(%r8,%rax,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm9    # ymm9 = (ymm13 * ymm4) + ymm9
	vfmadd231ps	%ymm3, %ymm13, %ymm10   # ymm10 = (ymm13 * ymm3) + ymm10
	vfmadd231ps	%ymm0, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm0) + ymm11
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vfmadd231ps	%ymm5, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm5) + ymm12
	vmulps	%ymm7, %ymm13, %ymm13
	movq	-48(%rsp), %r15                 # 8-byte Reload
	addq	%rdi, %r15
	vmovups	(%r8,%r15,4), %ymm16
	vfmadd231ps	%ymm8, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm8) + ymm9
	vfmadd231ps	%ymm4, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm4) + ymm10
	vfmadd231ps	%ymm3, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm3) + ymm15
	vfmadd231ps	%ymm2, %ymm16, %ymm11   # ymm11 = (ymm16 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm16, %ymm17   # ymm17 = (ymm16 * ymm1) + ymm17
	vfmadd231ps	%ymm6, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm6) + ymm12
	vfmadd231ps	%ymm5, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm5) + ymm13
	vmulps	%ymm16, %ymm7, %ymm16
	movq	-56(%rsp), %r12                 # 8-byte Reload
	addq	%rdi, %r12
	vmovups	(%r8,%r12,4), %ymm19
	vfmadd231ps	%ymm8, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm8) + ymm10
	vfmadd231ps	%ymm4, %ymm19, %ymm15   # ymm15 = (ymm19 * ymm4) + ymm15
	vfmadd231ps	%ymm3, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm3) + ymm18
	vfmadd231ps	%ymm2, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm0) + ymm17
	vfmadd231ps	%ymm1, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm1) + ymm20
	vfmadd231ps	%ymm6, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm6) + ymm13
	vfmadd231ps	%ymm5, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm5) + ymm16
	vmulps	%ymm19, %ymm7, %ymm7
	movq	-64(%rsp), %r13                 # 8-byte Reload
	addq	%rdi, %r13
	vmovups	(%r8,%r13,4), %ymm19
	vfmadd231ps	%ymm8, %ymm19, %ymm15   # ymm15 = (ymm19 * ymm8) + ymm15
	vfmadd231ps	%ymm4, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm4) + ymm18
	vfmadd231ps	%ymm2, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm2) + ymm17
	vfmadd231ps	%ymm0, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm0) + ymm20
	vfmadd231ps	%ymm6, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm6) + ymm16
	vfmadd231ps	%ymm5, %ymm19, %ymm7    # ymm7 = (ymm19 * ymm5) + ymm7
	vmovups	%ymm9, (%r14,%rcx,4)
	vmovups	%ymm10, (%r14,%rdx,4)
	vmovups	%ymm15, (%r14,%rbp,4)
	vmovups	%ymm18, (%r14,%r11,4)
	vmovups	108000(%r9,%rdi,4), %ymm5
	vfmadd231ps	%ymm3, %ymm5, %ymm11    # ymm11 = (ymm5 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm1, %ymm12    # ymm12 = (ymm1 * ymm5) + ymm12
	movq	-24(%rsp), %rdx                 # 8-byte Reload
	addq	%rdi, %rdx
	vmovups	(%r8,%rdx,4), %ymm5
	vfmadd231ps	%ymm4, %ymm5, %ymm11    # ymm11 = (ymm5 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm3) + ymm14
	vfmadd231ps	%ymm0, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm0) + ymm12
	vfmadd231ps	%ymm5, %ymm1, %ymm13    # ymm13 = (ymm1 * ymm5) + ymm13
	movq	-128(%rsp), %rcx                # 8-byte Reload
	addq	%rdi, %rcx
	vmovups	(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm11    # ymm11 = (ymm5 * ymm8) + ymm11
	vfmadd231ps	%ymm4, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm4) + ymm14
	vfmadd231ps	%ymm3, %ymm5, %ymm17    # ymm17 = (ymm5 * ymm3) + ymm17
	vfmadd231ps	%ymm2, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm5, %ymm13    # ymm13 = (ymm5 * ymm0) + ymm13
	vfmadd231ps	%ymm5, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm5) + ymm16
	movq	-32(%rsp), %r8                  # 8-byte Reload
	addq	%rdi, %r8
	vmovups	(%rbx,%r8,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm5, %ymm17    # ymm17 = (ymm5 * ymm4) + ymm17
	vfmadd231ps	%ymm3, %ymm5, %ymm20    # ymm20 = (ymm5 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm5, %ymm13    # ymm13 = (ymm5 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm5, %ymm7     # ymm7 = (ymm5 * ymm1) + ymm7
	addq	%rdi, %r10
	vmovups	(%rbx,%r10,4), %ymm1
	vfmadd231ps	%ymm8, %ymm1, %ymm17    # ymm17 = (ymm1 * ymm8) + ymm17
	vfmadd231ps	%ymm4, %ymm1, %ymm20    # ymm20 = (ymm1 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm1, %ymm7     # ymm7 = (ymm1 * ymm0) + ymm7
	vmovups	%ymm11, (%r14,%rax,4)
	vmovups	%ymm14, (%r14,%r15,4)
	vmovups	%ymm17, (%r14,%r12,4)
	vmovups	%ymm20, (%r14,%r13,4)
	movq	72(%rsp), %rax                  # 8-byte Reload
	vfmadd231ps	18400(%rax,%rdi,4), %ymm3, %ymm12 # ymm12 = (ymm3 * mem) + ymm12
	vmovups	19200(%rax,%rdi,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm4) + ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm0) + ymm13
	vmovups	20000(%rax,%rdi,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm4) + ymm13
	vfmadd231ps	%ymm0, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm0) + ymm16
	vmovups	20800(%rax,%rdi,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm8) + ymm13
	vfmadd231ps	%ymm4, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm3) + ymm7
	vmovups	21600(%rax,%rdi,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm4) + ymm7
	vmovups	%ymm12, (%r14,%rdx,4)
	vmovups	%ymm13, (%r14,%rcx,4)
	vmovups	%ymm16, (%r14,%r8,4)
	vmovups	%ymm7, (%r14,%r10,4)
	movq	136(%rsp), %rcx                 # 8-byte Reload
	addq	$112000, %rcx                   # imm = 0x1B580
	movq	128(%rsp), %rdx                 # 8-byte Reload
	addq	$112000, %rdx                   # imm = 0x1B580
	movq	120(%rsp), %r13                 # 8-byte Reload
	addq	$112000, %r13                   # imm = 0x1B580
	movq	112(%rsp), %rbp                 # 8-byte Reload
	addq	$112000, %rbp                   # imm = 0x1B580
	movq	48(%rsp), %rdi                  # 8-byte Reload
	addq	$112000, %rdi                   # imm = 0x1B580
	addq	$112000, 40(%rsp)               # 8-byte Folded Spill
                                        # imm = 0x1B580
	movq	104(%rsp), %rax                 # 8-byte Reload
	cmpq	88(%rsp), %rax                  # 8-byte Folded Reload
	movq	96(%rsp), %r8                   # 8-byte Reload
	jae	.LBB1_31
.LBB1_15:                               # %.lr.ph36
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_18 Depth 2
                                        #     Child Loop BB1_20 Depth 2
                                        #       Child Loop BB1_23 Depth 3
                                        #     Child Loop BB1_28 Depth 2
	movq	%rdi, 48(%rsp)                  # 8-byte Spill
	xorl	%eax, %eax
	#APP
	#NO_APP
	imulq	$5600, %r8, %rdi                # imm = 0x15E0
	cmpq	$192, %rax
	movq	%rcx, 136(%rsp)                 # 8-byte Spill
	movq	%rdx, 128(%rsp)                 # 8-byte Spill
	jge	.LBB1_16
# %bb.17:                               # %.lr.ph27
                                        #   in Loop: Header=BB1_15 Depth=1
	leaq	5600(%rdi), %r9
	movq	%r9, -128(%rsp)                 # 8-byte Spill
	leaq	11200(%rdi), %r10
	leaq	16800(%rdi), %r11
	leaq	22400(%rdi), %r15
	addq	$-16, %rax
	.p2align	4
.LBB1_18:                               #   Parent Loop BB1_15 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-23936(%rcx,%rax,4), %zmm0
	vmovups	864(%rsi,%rax,4), %zmm7
	vmulps	%zmm7, %zmm0, %zmm14
	vmovups	64(%rsi,%rax,4), %zmm8
	vmulps	%zmm8, %zmm0, %zmm15
	vmovups	-23136(%rcx,%rax,4), %zmm0
	vmovups	1664(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm7) + zmm15
	vmulps	%zmm0, %zmm8, %zmm18
	vmovups	-22336(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm7) + zmm18
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	-21536(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm0, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm0) + zmm20
	vfmadd231ps	-20736(%rcx,%rax,4), %zmm6, %zmm20 # zmm20 = (zmm6 * mem) + zmm20
	vmovups	-1536(%rcx,%rax,4), %zmm1
	vmovups	3264(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm0) + zmm14
	vmovups	2464(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm2) + zmm15
	vmulps	%zmm1, %zmm7, %zmm13
	vmulps	%zmm1, %zmm8, %zmm12
	vmovups	-736(%rcx,%rax,4), %zmm3
	vmovups	4064(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	64(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	864(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	1664(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	20864(%rcx,%rax,4), %zmm5
	vmovups	5664(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm3) + zmm14
	vmovups	4864(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vmulps	%zmm5, %zmm7, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	21664(%rcx,%rax,4), %zmm11
	vmovups	6464(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm2) + zmm16
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	22464(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm2) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm7) + zmm11
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	23264(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm6) + zmm11
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	24064(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm14, -1536(%rdx,%rax,4)
	vmovups	%zmm15, -736(%rdx,%rax,4)
	vmovups	%zmm18, 64(%rdx,%rax,4)
	vmovups	%zmm20, 864(%rdx,%rax,4)
	vmovups	43264(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm2) + zmm9
	vmulps	%zmm14, %zmm7, %zmm15
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	44064(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm7) + zmm14
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	44864(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm7) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	45664(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm6) + zmm18
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	46464(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm13, 20864(%rdx,%rax,4)
	vmovups	%zmm12, 21664(%rdx,%rax,4)
	vmovups	%zmm16, 22464(%rdx,%rax,4)
	vmovups	%zmm19, 23264(%rdx,%rax,4)
	vmovups	65664(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm2) + zmm14
	vmulps	%zmm12, %zmm7, %zmm13
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	66464(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm2) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm7) + zmm12
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	67264(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	68064(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm7) + zmm8
	vmovups	68864(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm5) + zmm17
	vfmadd231ps	%zmm1, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm7, %zmm8     # zmm8 = (zmm7 * zmm6) + zmm8
	vmovups	%zmm10, 43264(%rdx,%rax,4)
	vmovups	%zmm9, 44064(%rdx,%rax,4)
	vmovups	%zmm11, 44864(%rdx,%rax,4)
	vmovups	%zmm17, 45664(%rdx,%rax,4)
	vmovups	88064(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm0) + zmm13
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmovups	88864(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm6) + zmm16
	vmovups	89664(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	90464(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm20    # zmm20 = (zmm2 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm0) + zmm8
	vmovups	91264(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	%zmm15, 65664(%rdx,%rax,4)
	vmovups	%zmm14, 66464(%rdx,%rax,4)
	vmovups	%zmm18, 67264(%rdx,%rax,4)
	vmovups	%zmm20, 68064(%rdx,%rax,4)
	vmovups	110464(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm0) + zmm12
	vmovups	111264(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm0) + zmm16
	vmovups	112064(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vmovups	112864(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	113664(%rcx,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm13, 88064(%rdx,%rax,4)
	vmovups	%zmm12, 88864(%rdx,%rax,4)
	vmovups	%zmm16, 89664(%rdx,%rax,4)
	vmovups	%zmm8, 90464(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_18
	jmp	.LBB1_19
	.p2align	4
.LBB1_16:                               # %.lr.ph36.._crit_edge28_crit_edge
                                        #   in Loop: Header=BB1_15 Depth=1
	leaq	5600(%rdi), %rax
	movq	%rax, -128(%rsp)                # 8-byte Spill
	leaq	11200(%rdi), %r10
	leaq	16800(%rdi), %r11
	leaq	22400(%rdi), %r15
.LBB1_19:                               # %._crit_edge28
                                        #   in Loop: Header=BB1_15 Depth=1
	movl	$192, %eax
	#APP
	#NO_APP
	leaq	(%rbx,%rdi,4), %r9
	leaq	(%rbx,%rdi,4), %rcx
	addq	$-22400, %rcx                   # imm = 0xA880
	movq	%rcx, 176(%rsp)                 # 8-byte Spill
	vmovups	-22400(%r9,%rax,4), %ymm0
	vmovups	800(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm0, %ymm14
	vmovups	(%rsi,%rax,4), %ymm8
	vmulps	%ymm0, %ymm8, %ymm15
	vmovups	-21600(%r9,%rax,4), %ymm0
	vmovups	1600(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm6) + ymm14
	vfmadd231ps	%ymm7, %ymm0, %ymm15    # ymm15 = (ymm0 * ymm7) + ymm15
	vmulps	%ymm0, %ymm8, %ymm18
	vmovups	-20800(%r9,%rax,4), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm15    # ymm15 = (ymm0 * ymm6) + ymm15
	vfmadd231ps	%ymm7, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm7) + ymm18
	vmulps	%ymm0, %ymm8, %ymm20
	vmovups	-20000(%r9,%rax,4), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm6) + ymm18
	vfmadd231ps	%ymm0, %ymm7, %ymm20    # ymm20 = (ymm7 * ymm0) + ymm20
	vfmadd231ps	-19200(%r9,%rax,4), %ymm6, %ymm20 # ymm20 = (ymm6 * mem) + ymm20
	movq	%rdi, (%rsp)                    # 8-byte Spill
	leaq	(%rax,%rdi), %rcx
	vmovups	(%rbx,%rcx,4), %ymm1
	vmovups	3200(%rsi,%rax,4), %ymm0
	vfmadd231ps	%ymm0, %ymm1, %ymm14    # ymm14 = (ymm1 * ymm0) + ymm14
	vmovups	2400(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm1, %ymm15    # ymm15 = (ymm1 * ymm2) + ymm15
	vmulps	%ymm1, %ymm7, %ymm13
	vmulps	%ymm1, %ymm8, %ymm12
	vmovups	800(%rbx,%rcx,4), %ymm3
	vmovups	4000(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm1) + ymm14
	vfmadd231ps	%ymm0, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm0) + ymm15
	vfmadd231ps	%ymm2, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm2) + ymm18
	vfmadd231ps	%ymm6, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm6) + ymm13
	vfmadd231ps	%ymm7, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm7) + ymm12
	vmulps	%ymm3, %ymm8, %ymm16
	vmovups	1600(%rbx,%rcx,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm1) + ymm15
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vfmadd231ps	%ymm2, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm2) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm6) + ymm12
	vfmadd231ps	%ymm7, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm7) + ymm16
	vmulps	%ymm3, %ymm8, %ymm19
	vmovups	2400(%rbx,%rcx,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm1) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm6) + ymm16
	vfmadd231ps	%ymm3, %ymm7, %ymm19    # ymm19 = (ymm7 * ymm3) + ymm19
	vmovups	3200(%r9,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm1) + ymm20
	vfmadd231ps	%ymm3, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm3) + ymm19
	movq	-128(%rsp), %r12                # 8-byte Reload
	leaq	(%rax,%r12), %rdx
	vmovups	(%rbx,%rdx,4), %ymm5
	vmovups	5600(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm3) + ymm14
	vmovups	4800(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm15    # ymm15 = (ymm5 * ymm4) + ymm15
	vfmadd231ps	%ymm0, %ymm5, %ymm13    # ymm13 = (ymm5 * ymm0) + ymm13
	vfmadd231ps	%ymm2, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm2) + ymm12
	vmulps	%ymm5, %ymm7, %ymm10
	vmulps	%ymm5, %ymm8, %ymm9
	vmovups	23200(%rbx,%rcx,4), %ymm11
	vmovups	6400(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm11, %ymm14   # ymm14 = (ymm11 * ymm5) + ymm14
	vfmadd231ps	%ymm3, %ymm11, %ymm15   # ymm15 = (ymm11 * ymm3) + ymm15
	vfmadd231ps	%ymm4, %ymm11, %ymm18   # ymm18 = (ymm11 * ymm4) + ymm18
	vfmadd231ps	%ymm1, %ymm11, %ymm13   # ymm13 = (ymm11 * ymm1) + ymm13
	vfmadd231ps	%ymm0, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm0) + ymm12
	vfmadd231ps	%ymm2, %ymm11, %ymm16   # ymm16 = (ymm11 * ymm2) + ymm16
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm7, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm7) + ymm9
	vmulps	%ymm11, %ymm8, %ymm11
	vmovups	24000(%rbx,%rcx,4), %ymm17
	vfmadd231ps	%ymm5, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm5) + ymm15
	vfmadd231ps	%ymm3, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm3) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm20   # ymm20 = (ymm17 * ymm4) + ymm20
	vfmadd231ps	%ymm1, %ymm17, %ymm12   # ymm12 = (ymm17 * ymm1) + ymm12
	vfmadd231ps	%ymm0, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm0) + ymm16
	vfmadd231ps	%ymm2, %ymm17, %ymm19   # ymm19 = (ymm17 * ymm2) + ymm19
	vfmadd231ps	%ymm6, %ymm17, %ymm9    # ymm9 = (ymm17 * ymm6) + ymm9
	vfmadd231ps	%ymm7, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm7) + ymm11
	vmulps	%ymm17, %ymm8, %ymm17
	vmovups	24800(%rbx,%rcx,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm5) + ymm18
	vfmadd231ps	%ymm3, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm3) + ymm20
	vfmadd231ps	%ymm1, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm1) + ymm16
	vfmadd231ps	%ymm0, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm0) + ymm19
	vfmadd231ps	%ymm6, %ymm21, %ymm11   # ymm11 = (ymm21 * ymm6) + ymm11
	vfmadd231ps	%ymm21, %ymm7, %ymm17   # ymm17 = (ymm7 * ymm21) + ymm17
	vmovups	25600(%r9,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm5) + ymm20
	vfmadd231ps	%ymm1, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm1) + ymm19
	vfmadd231ps	%ymm21, %ymm6, %ymm17   # ymm17 = (ymm6 * ymm21) + ymm17
	vmovups	%ymm14, (%r14,%rcx,4)
	vmovups	%ymm15, 800(%r14,%rcx,4)
	vmovups	%ymm18, 1600(%r14,%rcx,4)
	vmovups	%ymm20, 2400(%r14,%rcx,4)
	leaq	(%rax,%r10), %rdi
	vmovups	(%rbx,%rdi,4), %ymm14
	vfmadd231ps	%ymm3, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm3) + ymm13
	vfmadd231ps	%ymm4, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm4) + ymm12
	vfmadd231ps	%ymm0, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm0) + ymm10
	vfmadd231ps	%ymm2, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm2) + ymm9
	vmulps	%ymm7, %ymm14, %ymm15
	vmulps	%ymm14, %ymm8, %ymm14
	vmovups	45600(%rbx,%rcx,4), %ymm18
	vfmadd231ps	%ymm5, %ymm18, %ymm13   # ymm13 = (ymm18 * ymm5) + ymm13
	vfmadd231ps	%ymm3, %ymm18, %ymm12   # ymm12 = (ymm18 * ymm3) + ymm12
	vfmadd231ps	%ymm4, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm4) + ymm16
	vfmadd231ps	%ymm1, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm1) + ymm10
	vfmadd231ps	%ymm0, %ymm18, %ymm9    # ymm9 = (ymm18 * ymm0) + ymm9
	vfmadd231ps	%ymm2, %ymm18, %ymm11   # ymm11 = (ymm18 * ymm2) + ymm11
	vfmadd231ps	%ymm6, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm6) + ymm15
	vfmadd231ps	%ymm7, %ymm18, %ymm14   # ymm14 = (ymm18 * ymm7) + ymm14
	vmulps	%ymm18, %ymm8, %ymm18
	vmovups	46400(%rbx,%rcx,4), %ymm20
	vfmadd231ps	%ymm5, %ymm20, %ymm12   # ymm12 = (ymm20 * ymm5) + ymm12
	vfmadd231ps	%ymm3, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm3) + ymm16
	vfmadd231ps	%ymm4, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm4) + ymm19
	vfmadd231ps	%ymm1, %ymm20, %ymm9    # ymm9 = (ymm20 * ymm1) + ymm9
	vfmadd231ps	%ymm0, %ymm20, %ymm11   # ymm11 = (ymm20 * ymm0) + ymm11
	vfmadd231ps	%ymm2, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm2) + ymm17
	vfmadd231ps	%ymm6, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm6) + ymm14
	vfmadd231ps	%ymm7, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm7) + ymm18
	vmulps	%ymm20, %ymm8, %ymm20
	vmovups	47200(%rbx,%rcx,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm5) + ymm16
	vfmadd231ps	%ymm3, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm3) + ymm19
	vfmadd231ps	%ymm1, %ymm21, %ymm11   # ymm11 = (ymm21 * ymm1) + ymm11
	vfmadd231ps	%ymm0, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm0) + ymm17
	vfmadd231ps	%ymm6, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm6) + ymm18
	vfmadd231ps	%ymm21, %ymm7, %ymm20   # ymm20 = (ymm7 * ymm21) + ymm20
	vmovups	48000(%r9,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm5) + ymm19
	vfmadd231ps	%ymm1, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm1) + ymm17
	vfmadd231ps	%ymm21, %ymm6, %ymm20   # ymm20 = (ymm6 * ymm21) + ymm20
	vmovups	%ymm13, (%r14,%rdx,4)
	vmovups	%ymm12, 23200(%r14,%rcx,4)
	vmovups	%ymm16, 24000(%r14,%rcx,4)
	vmovups	%ymm19, 24800(%r14,%rcx,4)
	leaq	(%rax,%r11), %rdx
	vmovups	(%rbx,%rdx,4), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm3) + ymm10
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm0, %ymm12, %ymm15   # ymm15 = (ymm12 * ymm0) + ymm15
	vfmadd231ps	%ymm2, %ymm12, %ymm14   # ymm14 = (ymm12 * ymm2) + ymm14
	vmulps	%ymm7, %ymm12, %ymm13
	vmulps	%ymm12, %ymm8, %ymm12
	vmovups	68000(%rbx,%rcx,4), %ymm16
	vfmadd231ps	%ymm5, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm5) + ymm10
	vfmadd231ps	%ymm3, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm3) + ymm9
	vfmadd231ps	%ymm4, %ymm16, %ymm11   # ymm11 = (ymm16 * ymm4) + ymm11
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm0, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm0) + ymm14
	vfmadd231ps	%ymm2, %ymm16, %ymm18   # ymm18 = (ymm16 * ymm2) + ymm18
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm7, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm7) + ymm12
	vmulps	%ymm16, %ymm8, %ymm16
	vmovups	68800(%rbx,%rcx,4), %ymm19
	vfmadd231ps	%ymm5, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm5) + ymm9
	vfmadd231ps	%ymm3, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm3) + ymm11
	vfmadd231ps	%ymm4, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm4) + ymm17
	vfmadd231ps	%ymm1, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm1) + ymm14
	vfmadd231ps	%ymm0, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm0) + ymm18
	vfmadd231ps	%ymm2, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm2) + ymm20
	vfmadd231ps	%ymm6, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm6) + ymm12
	vfmadd231ps	%ymm7, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm7) + ymm16
	vmulps	%ymm19, %ymm8, %ymm8
	vmovups	69600(%rbx,%rcx,4), %ymm19
	vfmadd231ps	%ymm5, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm5) + ymm11
	vfmadd231ps	%ymm3, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm3) + ymm17
	vfmadd231ps	%ymm1, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm1) + ymm18
	vfmadd231ps	%ymm0, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm0) + ymm20
	vfmadd231ps	%ymm6, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm6) + ymm16
	vfmadd231ps	%ymm7, %ymm19, %ymm8    # ymm8 = (ymm19 * ymm7) + ymm8
	vmovups	70400(%r9,%rax,4), %ymm7
	vfmadd231ps	%ymm5, %ymm7, %ymm17    # ymm17 = (ymm7 * ymm5) + ymm17
	vfmadd231ps	%ymm1, %ymm7, %ymm20    # ymm20 = (ymm7 * ymm1) + ymm20
	vfmadd231ps	%ymm6, %ymm7, %ymm8     # ymm8 = (ymm7 * ymm6) + ymm8
	vmovups	%ymm10, (%r14,%rdi,4)
	vmovups	%ymm9, 45600(%r14,%rcx,4)
	vmovups	%ymm11, 46400(%r14,%rcx,4)
	vmovups	%ymm17, 47200(%r14,%rcx,4)
	leaq	(%rax,%r15), %rdi
	vmovups	(%rbx,%rdi,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm3) + ymm15
	vfmadd231ps	%ymm4, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm4) + ymm14
	vfmadd231ps	%ymm0, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm0) + ymm13
	vfmadd231ps	%ymm6, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm6) + ymm12
	vmovups	90400(%rbx,%rcx,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm5) + ymm15
	vfmadd231ps	%ymm3, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm3) + ymm14
	vfmadd231ps	%ymm4, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm4) + ymm18
	vfmadd231ps	%ymm1, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm1) + ymm13
	vfmadd231ps	%ymm0, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm0) + ymm12
	vfmadd231ps	%ymm6, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm6) + ymm16
	vmovups	91200(%rbx,%rcx,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm5) + ymm14
	vfmadd231ps	%ymm3, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm3) + ymm18
	vfmadd231ps	%ymm4, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm4) + ymm20
	vfmadd231ps	%ymm1, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm1) + ymm12
	vfmadd231ps	%ymm0, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm0) + ymm16
	vfmadd231ps	%ymm2, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm2) + ymm8
	vmovups	92000(%rbx,%rcx,4), %ymm2
	vfmadd231ps	%ymm5, %ymm2, %ymm18    # ymm18 = (ymm2 * ymm5) + ymm18
	vfmadd231ps	%ymm3, %ymm2, %ymm20    # ymm20 = (ymm2 * ymm3) + ymm20
	vfmadd231ps	%ymm1, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm1) + ymm16
	vfmadd231ps	%ymm0, %ymm2, %ymm8     # ymm8 = (ymm2 * ymm0) + ymm8
	movq	%r9, 80(%rsp)                   # 8-byte Spill
	vmovups	92800(%r9,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm20    # ymm20 = (ymm0 * ymm5) + ymm20
	vfmadd231ps	%ymm1, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm1) + ymm8
	vmovups	%ymm15, (%r14,%rdx,4)
	vmovups	%ymm14, 68000(%r14,%rcx,4)
	vmovups	%ymm18, 68800(%r14,%rcx,4)
	vmovups	%ymm20, 69600(%r14,%rcx,4)
	movq	%r8, 104(%rsp)                  # 8-byte Spill
	leaq	5(%r8), %rdx
	movq	%rdx, 96(%rsp)                  # 8-byte Spill
	imulq	$22400, %rdx, %rdx              # imm = 0x5780
	addq	%rbx, %rdx
	vmovups	(%rdx,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm3) + ymm13
	vfmadd231ps	%ymm0, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm0) + ymm12
	vmovups	800(%rdx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm5) + ymm13
	vfmadd231ps	%ymm3, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm3) + ymm12
	vfmadd231ps	%ymm0, %ymm4, %ymm16    # ymm16 = (ymm4 * ymm0) + ymm16
	vmovups	1600(%rdx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm5) + ymm12
	vfmadd231ps	%ymm3, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm3) + ymm16
	vfmadd231ps	%ymm4, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm4) + ymm8
	vmovups	2400(%rdx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm5) + ymm16
	vfmadd231ps	%ymm3, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm3) + ymm8
	movq	%rdx, 72(%rsp)                  # 8-byte Spill
	vfmadd231ps	3200(%rdx,%rax,4), %ymm5, %ymm8 # ymm8 = (ymm5 * mem) + ymm8
	vmovups	%ymm13, (%r14,%rdi,4)
	vmovups	%ymm12, 90400(%r14,%rcx,4)
	vmovups	%ymm16, 91200(%r14,%rcx,4)
	vmovups	%ymm8, 92000(%r14,%rcx,4)
	leaq	(%rbx,%r12,4), %rax
	movq	%rax, 168(%rsp)                 # 8-byte Spill
	movq	%r10, 200(%rsp)                 # 8-byte Spill
	leaq	(%rbx,%r10,4), %rax
	movq	%rax, 160(%rsp)                 # 8-byte Spill
	movq	%r11, 192(%rsp)                 # 8-byte Spill
	leaq	(%rbx,%r11,4), %rax
	movq	%rax, 152(%rsp)                 # 8-byte Spill
	movq	%r15, 184(%rsp)                 # 8-byte Spill
	leaq	(%rbx,%r15,4), %rax
	movq	%rax, 144(%rsp)                 # 8-byte Spill
	movl	$4, %esi
	movq	%rbp, 112(%rsp)                 # 8-byte Spill
	movq	%r13, 120(%rsp)                 # 8-byte Spill
	jmp	.LBB1_20
	.p2align	4
.LBB1_21:                               # %.._crit_edge31_crit_edge
                                        #   in Loop: Header=BB1_20 Depth=2
	movq	-72(%rsp), %rcx                 # 8-byte Reload
.LBB1_24:                               # %._crit_edge31
                                        #   in Loop: Header=BB1_20 Depth=2
	movq	%r9, -64(%rsp)                  # 8-byte Spill
	movq	%r11, -56(%rsp)                 # 8-byte Spill
	movl	$192, %r8d
	#APP
	#NO_APP
	movq	176(%rsp), %rdx                 # 8-byte Reload
	leaq	(%rdx,%rbx,4), %rax
	vmovups	(%rcx,%r8,4), %ymm8
	vmulps	(%rax,%r8,4), %ymm8, %ymm11
	leaq	(%rdx,%r10,4), %rax
	vmovups	(%rax,%r8,4), %ymm0
	vmovups	800(%rcx,%r8,4), %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm6) + ymm11
	vmulps	%ymm0, %ymm8, %ymm14
	leaq	(%rdx,%r11,4), %rax
	vmovups	(%rax,%r8,4), %ymm0
	vmovups	1600(%rcx,%r8,4), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm5) + ymm11
	vfmadd231ps	%ymm6, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm6) + ymm14
	vmulps	%ymm0, %ymm8, %ymm17
	leaq	(%rdx,%r9,4), %rax
	vmovups	(%rax,%r8,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm5) + ymm14
	vfmadd231ps	%ymm6, %ymm0, %ymm17    # ymm17 = (ymm0 * ymm6) + ymm17
	vmulps	%ymm0, %ymm8, %ymm20
	leaq	(%rdx,%rdi,4), %rax
	vmovups	(%rax,%r8,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm17    # ymm17 = (ymm0 * ymm5) + ymm17
	vfmadd231ps	%ymm0, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm0) + ymm20
	leaq	4(%rsi), %rax
	movq	%rax, -24(%rsp)                 # 8-byte Spill
	movq	%r10, %r14
	movq	%r10, -40(%rsp)                 # 8-byte Spill
	imulq	$800, %rax, %r10                # imm = 0x320
	leaq	(%rdx,%r10), %rax
	vfmadd231ps	(%rax,%r8,4), %ymm5, %ymm20 # ymm20 = (ymm5 * mem) + ymm20
	movq	%rdi, %rdx
	movq	%rdi, -48(%rsp)                 # 8-byte Spill
	movq	80(%rsp), %rdi                  # 8-byte Reload
	leaq	(%rdi,%rbx,4), %rax
	vmovups	(%rax,%r8,4), %ymm0
	vmovups	2400(%rcx,%r8,4), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm1) + ymm11
	vmulps	%ymm0, %ymm8, %ymm12
	leaq	(%r8,%r14), %r14
	movq	(%rsp), %rax                    # 8-byte Reload
	leaq	(%r14,%rax), %r12
	movq	%r12, -80(%rsp)                 # 8-byte Spill
	movq	56(%rsp), %r15                  # 8-byte Reload
	vmovups	(%r15,%r12,4), %ymm2
	vmovups	3200(%rcx,%r8,4), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm11    # ymm11 = (ymm2 * ymm0) + ymm11
	vfmadd231ps	%ymm1, %ymm2, %ymm14    # ymm14 = (ymm2 * ymm1) + ymm14
	vfmadd231ps	%ymm6, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm6) + ymm12
	vmulps	%ymm2, %ymm8, %ymm13
	movq	%rsi, -32(%rsp)                 # 8-byte Spill
	leaq	(%r8,%r11), %rsi
	leaq	(%rsi,%rax), %r11
	movq	%r11, -88(%rsp)                 # 8-byte Spill
	vmovups	(%r15,%r11,4), %ymm3
	vmovups	4000(%rcx,%r8,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm1) + ymm17
	vfmadd231ps	%ymm5, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm5) + ymm12
	vfmadd231ps	%ymm6, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm6) + ymm13
	vmulps	%ymm3, %ymm8, %ymm16
	leaq	(%r8,%r9), %r12
	leaq	(%r12,%rax), %r11
	movq	%r11, -96(%rsp)                 # 8-byte Spill
	vmovups	(%r15,%r11,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm0) + ymm17
	vfmadd231ps	%ymm1, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm1) + ymm20
	vfmadd231ps	%ymm5, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm5) + ymm13
	vfmadd231ps	%ymm6, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm6) + ymm16
	vmulps	%ymm3, %ymm8, %ymm19
	leaq	(%r8,%rdx), %r11
	leaq	(%r11,%rax), %rax
	vmovups	(%r15,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm2) + ymm17
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vfmadd231ps	%ymm5, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm5) + ymm16
	vfmadd231ps	%ymm3, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm3) + ymm19
	leaq	(%rdi,%r10), %r9
	vmovups	(%r9,%r8,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm2) + ymm20
	vfmadd231ps	%ymm3, %ymm5, %ymm19    # ymm19 = (ymm5 * ymm3) + ymm19
	movq	168(%rsp), %rdi                 # 8-byte Reload
	leaq	(%rdi,%rbx,4), %r9
	vmovups	(%r9,%r8,4), %ymm4
	vmovups	4800(%rcx,%r8,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm11    # ymm11 = (ymm4 * ymm3) + ymm11
	vfmadd231ps	%ymm1, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm1) + ymm12
	vmulps	%ymm4, %ymm8, %ymm9
	movq	-128(%rsp), %r9                 # 8-byte Reload
	leaq	(%r14,%r9), %rdx
	movq	%rdx, -120(%rsp)                # 8-byte Spill
	vmovups	(%r15,%rdx,4), %ymm7
	vmovups	5600(%rcx,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm7, %ymm11    # ymm11 = (ymm7 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm7, %ymm14    # ymm14 = (ymm7 * ymm3) + ymm14
	vfmadd231ps	%ymm0, %ymm7, %ymm12    # ymm12 = (ymm7 * ymm0) + ymm12
	vfmadd231ps	%ymm1, %ymm7, %ymm13    # ymm13 = (ymm7 * ymm1) + ymm13
	vfmadd231ps	%ymm6, %ymm7, %ymm9     # ymm9 = (ymm7 * ymm6) + ymm9
	vmulps	%ymm7, %ymm8, %ymm10
	leaq	(%rsi,%r9), %rdx
	movq	%rdx, 32(%rsp)                  # 8-byte Spill
	vmovups	(%r15,%rdx,4), %ymm15
	vmovups	6400(%rcx,%r8,4), %ymm7
	vfmadd231ps	%ymm7, %ymm15, %ymm11   # ymm11 = (ymm15 * ymm7) + ymm11
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm3, %ymm15, %ymm17   # ymm17 = (ymm15 * ymm3) + ymm17
	vfmadd231ps	%ymm2, %ymm15, %ymm12   # ymm12 = (ymm15 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm0) + ymm13
	vfmadd231ps	%ymm1, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm1) + ymm16
	vfmadd231ps	%ymm5, %ymm15, %ymm9    # ymm9 = (ymm15 * ymm5) + ymm9
	vfmadd231ps	%ymm6, %ymm15, %ymm10   # ymm10 = (ymm15 * ymm6) + ymm10
	vmulps	%ymm15, %ymm8, %ymm15
	movq	%r12, %rdx
	leaq	(%r12,%r9), %rcx
	movq	%rcx, 24(%rsp)                  # 8-byte Spill
	vmovups	(%r15,%rcx,4), %ymm18
	vfmadd231ps	%ymm7, %ymm18, %ymm14   # ymm14 = (ymm18 * ymm7) + ymm14
	vfmadd231ps	%ymm4, %ymm18, %ymm17   # ymm17 = (ymm18 * ymm4) + ymm17
	vfmadd231ps	%ymm3, %ymm18, %ymm20   # ymm20 = (ymm18 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm18, %ymm13   # ymm13 = (ymm18 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm18, %ymm19   # ymm19 = (ymm18 * ymm1) + ymm19
	vfmadd231ps	%ymm5, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm5) + ymm10
	vfmadd231ps	%ymm6, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm6) + ymm15
	vmulps	%ymm18, %ymm8, %ymm18
	movq	-128(%rsp), %rcx                # 8-byte Reload
	leaq	(%r11,%rcx), %rcx
	movq	%rcx, 16(%rsp)                  # 8-byte Spill
	vmovups	(%r15,%rcx,4), %ymm21
	vfmadd231ps	%ymm7, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm7) + ymm17
	vfmadd231ps	%ymm4, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm0) + ymm19
	vfmadd231ps	%ymm5, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm5) + ymm15
	vfmadd231ps	%ymm21, %ymm6, %ymm18   # ymm18 = (ymm6 * ymm21) + ymm18
	leaq	(%rdi,%r10), %rdi
	vmovups	(%rdi,%r8,4), %ymm21
	vfmadd231ps	%ymm7, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm7) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm2) + ymm19
	vfmadd231ps	%ymm21, %ymm5, %ymm18   # ymm18 = (ymm5 * ymm21) + ymm18
	movq	64(%rsp), %rcx                  # 8-byte Reload
	movq	-80(%rsp), %rdi                 # 8-byte Reload
	vmovups	%ymm11, (%rcx,%rdi,4)
	movq	-88(%rsp), %rdi                 # 8-byte Reload
	vmovups	%ymm14, (%rcx,%rdi,4)
	movq	-96(%rsp), %rdi                 # 8-byte Reload
	vmovups	%ymm17, (%rcx,%rdi,4)
	vmovups	%ymm20, (%rcx,%rax,4)
	movq	160(%rsp), %rdi                 # 8-byte Reload
	leaq	(%rdi,%rbx,4), %rax
	movq	%rbx, %r12
	vmovups	(%rax,%r8,4), %ymm11
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm1) + ymm9
	vmulps	%ymm11, %ymm8, %ymm11
	movq	200(%rsp), %rax                 # 8-byte Reload
	leaq	(%r14,%rax), %rbx
	movq	%rbx, -80(%rsp)                 # 8-byte Spill
	movq	%r14, %r9
	movq	%r14, -104(%rsp)                # 8-byte Spill
	vmovups	(%r15,%rbx,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm4) + ymm12
	vfmadd231ps	%ymm3, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm3) + ymm13
	vfmadd231ps	%ymm0, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm0) + ymm9
	vfmadd231ps	%ymm1, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm1) + ymm10
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vmulps	%ymm14, %ymm8, %ymm14
	leaq	(%rsi,%rax), %rbx
	movq	%rbx, -88(%rsp)                 # 8-byte Spill
	movq	%rsi, -112(%rsp)                # 8-byte Spill
	vmovups	(%r15,%rbx,4), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm12   # ymm12 = (ymm17 * ymm7) + ymm12
	vfmadd231ps	%ymm4, %ymm17, %ymm13   # ymm13 = (ymm17 * ymm4) + ymm13
	vfmadd231ps	%ymm3, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm3) + ymm16
	vfmadd231ps	%ymm2, %ymm17, %ymm9    # ymm9 = (ymm17 * ymm2) + ymm9
	vfmadd231ps	%ymm0, %ymm17, %ymm10   # ymm10 = (ymm17 * ymm0) + ymm10
	vfmadd231ps	%ymm1, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm1) + ymm15
	vfmadd231ps	%ymm5, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm5) + ymm11
	vfmadd231ps	%ymm6, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm6) + ymm14
	vmulps	%ymm17, %ymm8, %ymm17
	leaq	(%rdx,%rax), %r14
	movq	%r14, -96(%rsp)                 # 8-byte Spill
	movq	%rdx, %rbx
	vmovups	(%r15,%r14,4), %ymm20
	vfmadd231ps	%ymm7, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm7) + ymm13
	vfmadd231ps	%ymm4, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm3) + ymm19
	vfmadd231ps	%ymm2, %ymm20, %ymm10   # ymm10 = (ymm20 * ymm2) + ymm10
	vfmadd231ps	%ymm0, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm0) + ymm15
	vfmadd231ps	%ymm1, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm1) + ymm18
	vfmadd231ps	%ymm5, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm5) + ymm14
	vfmadd231ps	%ymm6, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm6) + ymm17
	vmulps	%ymm20, %ymm8, %ymm20
	leaq	(%r11,%rax), %rax
	movq	%rax, 8(%rsp)                   # 8-byte Spill
	vmovups	(%r15,%rax,4), %ymm21
	vfmadd231ps	%ymm7, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm7) + ymm16
	vfmadd231ps	%ymm4, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm4) + ymm19
	vfmadd231ps	%ymm2, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm2) + ymm15
	vfmadd231ps	%ymm0, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm0) + ymm18
	vfmadd231ps	%ymm5, %ymm21, %ymm17   # ymm17 = (ymm21 * ymm5) + ymm17
	vfmadd231ps	%ymm21, %ymm6, %ymm20   # ymm20 = (ymm6 * ymm21) + ymm20
	leaq	(%rdi,%r10), %rax
	vmovups	(%rax,%r8,4), %ymm21
	vfmadd231ps	%ymm7, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm7) + ymm19
	vfmadd231ps	%ymm2, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm2) + ymm18
	vfmadd231ps	%ymm21, %ymm5, %ymm20   # ymm20 = (ymm5 * ymm21) + ymm20
	movq	-120(%rsp), %rax                # 8-byte Reload
	vmovups	%ymm12, (%rcx,%rax,4)
	movq	32(%rsp), %rax                  # 8-byte Reload
	vmovups	%ymm13, (%rcx,%rax,4)
	movq	24(%rsp), %rax                  # 8-byte Reload
	vmovups	%ymm16, (%rcx,%rax,4)
	movq	16(%rsp), %rax                  # 8-byte Reload
	vmovups	%ymm19, (%rcx,%rax,4)
	movq	152(%rsp), %r14                 # 8-byte Reload
	movq	%r12, %rdx
	leaq	(%r14,%r12,4), %rax
	vmovups	(%rax,%r8,4), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm3) + ymm9
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vmulps	%ymm12, %ymm8, %ymm12
	movq	192(%rsp), %rax                 # 8-byte Reload
	leaq	(%r9,%rax), %rdi
	movq	%rdi, -120(%rsp)                # 8-byte Spill
	vmovups	(%r15,%rdi,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm9    # ymm9 = (ymm13 * ymm4) + ymm9
	vfmadd231ps	%ymm3, %ymm13, %ymm10   # ymm10 = (ymm13 * ymm3) + ymm10
	vfmadd231ps	%ymm0, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm0) + ymm11
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vmulps	%ymm13, %ymm8, %ymm13
	leaq	(%rsi,%rax), %r9
	vmovups	(%r15,%r9,4), %ymm16
	vfmadd231ps	%ymm7, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm7) + ymm9
	vfmadd231ps	%ymm4, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm4) + ymm10
	vfmadd231ps	%ymm3, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm3) + ymm15
	vfmadd231ps	%ymm2, %ymm16, %ymm11   # ymm11 = (ymm16 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm16, %ymm17   # ymm17 = (ymm16 * ymm1) + ymm17
	vfmadd231ps	%ymm5, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm5) + ymm12
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vmulps	%ymm16, %ymm8, %ymm16
	movq	%rbx, %rsi
	leaq	(%rbx,%rax), %r12
	vmovups	(%r15,%r12,4), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm7) + ymm10
	vfmadd231ps	%ymm4, %ymm19, %ymm15   # ymm15 = (ymm19 * ymm4) + ymm15
	vfmadd231ps	%ymm3, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm3) + ymm18
	vfmadd231ps	%ymm2, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm0) + ymm17
	vfmadd231ps	%ymm1, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm1) + ymm20
	vfmadd231ps	%ymm5, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm5) + ymm13
	vfmadd231ps	%ymm6, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm6) + ymm16
	vmulps	%ymm19, %ymm8, %ymm8
	leaq	(%r11,%rax), %rdi
	vmovups	(%r15,%rdi,4), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm15   # ymm15 = (ymm19 * ymm7) + ymm15
	vfmadd231ps	%ymm4, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm4) + ymm18
	vfmadd231ps	%ymm2, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm2) + ymm17
	vfmadd231ps	%ymm0, %ymm19, %ymm20   # ymm20 = (ymm19 * ymm0) + ymm20
	vfmadd231ps	%ymm5, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm5) + ymm16
	vfmadd231ps	%ymm6, %ymm19, %ymm8    # ymm8 = (ymm19 * ymm6) + ymm8
	leaq	(%r14,%r10), %r14
	vmovups	(%r14,%r8,4), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm7) + ymm18
	vfmadd231ps	%ymm2, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm2) + ymm20
	vfmadd231ps	%ymm5, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm5) + ymm8
	movq	-80(%rsp), %rax                 # 8-byte Reload
	vmovups	%ymm9, (%rcx,%rax,4)
	movq	-88(%rsp), %rax                 # 8-byte Reload
	vmovups	%ymm10, (%rcx,%rax,4)
	movq	-96(%rsp), %rax                 # 8-byte Reload
	vmovups	%ymm15, (%rcx,%rax,4)
	movq	8(%rsp), %rax                   # 8-byte Reload
	vmovups	%ymm18, (%rcx,%rax,4)
	movq	144(%rsp), %r14                 # 8-byte Reload
	leaq	(%r14,%rdx,4), %rbx
	vmovups	(%rbx,%r8,4), %ymm5
	vfmadd231ps	%ymm3, %ymm5, %ymm11    # ymm11 = (ymm5 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm1, %ymm12    # ymm12 = (ymm1 * ymm5) + ymm12
	movq	184(%rsp), %rbx                 # 8-byte Reload
	movq	-104(%rsp), %rax                # 8-byte Reload
	addq	%rbx, %rax
	movq	%rax, -104(%rsp)                # 8-byte Spill
	vmovups	(%r15,%rax,4), %ymm5
	vfmadd231ps	%ymm4, %ymm5, %ymm11    # ymm11 = (ymm5 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm3) + ymm14
	vfmadd231ps	%ymm0, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm0) + ymm12
	vfmadd231ps	%ymm5, %ymm1, %ymm13    # ymm13 = (ymm1 * ymm5) + ymm13
	movq	-112(%rsp), %rax                # 8-byte Reload
	addq	%rbx, %rax
	movq	%rax, -112(%rsp)                # 8-byte Spill
	vmovups	(%r15,%rax,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm11    # ymm11 = (ymm5 * ymm7) + ymm11
	vfmadd231ps	%ymm4, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm4) + ymm14
	vfmadd231ps	%ymm3, %ymm5, %ymm17    # ymm17 = (ymm5 * ymm3) + ymm17
	vfmadd231ps	%ymm2, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm5, %ymm13    # ymm13 = (ymm5 * ymm0) + ymm13
	vfmadd231ps	%ymm5, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm5) + ymm16
	addq	%rbx, %rsi
	vmovups	(%r15,%rsi,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm7) + ymm14
	vfmadd231ps	%ymm4, %ymm5, %ymm17    # ymm17 = (ymm5 * ymm4) + ymm17
	vfmadd231ps	%ymm3, %ymm5, %ymm20    # ymm20 = (ymm5 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm5, %ymm13    # ymm13 = (ymm5 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm5, %ymm8     # ymm8 = (ymm5 * ymm1) + ymm8
	addq	%rbx, %r11
	vmovups	(%r15,%r11,4), %ymm1
	vfmadd231ps	%ymm7, %ymm1, %ymm17    # ymm17 = (ymm1 * ymm7) + ymm17
	vfmadd231ps	%ymm4, %ymm1, %ymm20    # ymm20 = (ymm1 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm1, %ymm8     # ymm8 = (ymm1 * ymm0) + ymm8
	leaq	(%r14,%r10), %rbx
	vmovups	(%rbx,%r8,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm20    # ymm20 = (ymm0 * ymm7) + ymm20
	vfmadd231ps	%ymm2, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm2) + ymm8
	movq	-120(%rsp), %rax                # 8-byte Reload
	vmovups	%ymm11, (%rcx,%rax,4)
	vmovups	%ymm14, (%rcx,%r9,4)
	vmovups	%ymm17, (%rcx,%r12,4)
	vmovups	%ymm20, (%rcx,%rdi,4)
	movq	72(%rsp), %rdi                  # 8-byte Reload
	leaq	(%rdi,%rdx,4), %rax
	vfmadd231ps	(%rax,%r8,4), %ymm3, %ymm12 # ymm12 = (ymm3 * mem) + ymm12
	movq	-40(%rsp), %rax                 # 8-byte Reload
	leaq	(%rdi,%rax,4), %rax
	vmovups	(%rax,%r8,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm4) + ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm0) + ymm13
	movq	-56(%rsp), %rax                 # 8-byte Reload
	leaq	(%rdi,%rax,4), %rax
	vmovups	(%rax,%r8,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm7) + ymm12
	vfmadd231ps	%ymm4, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm4) + ymm13
	vfmadd231ps	%ymm0, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm0) + ymm16
	movq	-64(%rsp), %rax                 # 8-byte Reload
	leaq	(%rdi,%rax,4), %rax
	vmovups	(%rax,%r8,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm7) + ymm13
	vfmadd231ps	%ymm4, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm3) + ymm8
	movq	-48(%rsp), %rax                 # 8-byte Reload
	leaq	(%rdi,%rax,4), %rax
	vmovups	(%rax,%r8,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm7) + ymm16
	vfmadd231ps	%ymm4, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm4) + ymm8
	addq	%rdi, %r10
	vfmadd231ps	(%r10,%r8,4), %ymm7, %ymm8 # ymm8 = (ymm7 * mem) + ymm8
	movq	-104(%rsp), %rax                # 8-byte Reload
	vmovups	%ymm12, (%rcx,%rax,4)
	movq	-112(%rsp), %rax                # 8-byte Reload
	vmovups	%ymm13, (%rcx,%rax,4)
	vmovups	%ymm16, (%rcx,%rsi,4)
	vmovups	%ymm8, (%rcx,%r11,4)
	addq	$3200, %r13                     # imm = 0xC80
	addq	$3200, %rbp                     # imm = 0xC80
	cmpq	$20, -32(%rsp)                  # 8-byte Folded Reload
	movq	-24(%rsp), %rsi                 # 8-byte Reload
	jae	.LBB1_25
.LBB1_20:                               #   Parent Loop BB1_15 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_23 Depth 3
	xorl	%r8d, %r8d
	#APP
	#NO_APP
	imulq	$200, %rsi, %r10
	leaq	-200(%r10), %rbx
	leaq	200(%r10), %r11
	leaq	400(%r10), %r9
	leaq	600(%r10), %rdi
	cmpq	$192, %r8
	jge	.LBB1_21
# %bb.22:                               # %.lr.ph30
                                        #   in Loop: Header=BB1_20 Depth=2
	addq	$-16, %r8
	movq	-72(%rsp), %rcx                 # 8-byte Reload
	.p2align	4
.LBB1_23:                               #   Parent Loop BB1_15 Depth=1
                                        #     Parent Loop BB1_20 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	64(%rcx,%r8,4), %zmm8
	vmulps	-23136(%r13,%r8,4), %zmm8, %zmm11
	vmovups	-22336(%r13,%r8,4), %zmm0
	vmovups	864(%rcx,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm6) + zmm11
	vmulps	%zmm0, %zmm8, %zmm15
	vmovups	-21536(%r13,%r8,4), %zmm0
	vmovups	1664(%rcx,%r8,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vfmadd231ps	%zmm6, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm6) + zmm15
	vmulps	%zmm0, %zmm8, %zmm18
	vmovups	-20736(%r13,%r8,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm5) + zmm15
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	-19936(%r13,%r8,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	-19136(%r13,%r8,4), %zmm5, %zmm20 # zmm20 = (zmm5 * mem) + zmm20
	vmovups	-736(%r13,%r8,4), %zmm0
	vmovups	2464(%rcx,%r8,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm1) + zmm11
	vmulps	%zmm0, %zmm8, %zmm12
	vmovups	64(%r13,%r8,4), %zmm2
	vmovups	3264(%rcx,%r8,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmulps	%zmm2, %zmm8, %zmm14
	vmovups	864(%r13,%r8,4), %zmm3
	vmovups	4064(%rcx,%r8,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm5, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm5) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	1664(%r13,%r8,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm5, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm5) + zmm14
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	2464(%r13,%r8,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm5, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	3264(%r13,%r8,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm3) + zmm19
	vmovups	21664(%r13,%r8,4), %zmm4
	vmovups	4864(%rcx,%r8,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	22464(%r13,%r8,4), %zmm7
	vmovups	5664(%rcx,%r8,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm6) + zmm9
	vmulps	%zmm7, %zmm8, %zmm10
	vmovups	23264(%r13,%r8,4), %zmm13
	vmovups	6464(%rcx,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm5) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm6) + zmm10
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	24064(%r13,%r8,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm5, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm5) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm6) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	24864(%r13,%r8,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm5, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm5) + zmm13
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	25664(%r13,%r8,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	%zmm11, 64(%rbp,%r8,4)
	vmovups	%zmm15, 864(%rbp,%r8,4)
	vmovups	%zmm18, 1664(%rbp,%r8,4)
	vmovups	%zmm20, 2464(%rbp,%r8,4)
	vmovups	44064(%r13,%r8,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	44864(%r13,%r8,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm6) + zmm11
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	45664(%r13,%r8,4), %zmm18
	vfmadd231ps	%zmm7, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm1) + zmm13
	vfmadd231ps	%zmm5, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm5) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	46464(%r13,%r8,4), %zmm20
	vfmadd231ps	%zmm7, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm5, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm5) + zmm15
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	47264(%r13,%r8,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	48064(%r13,%r8,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm7) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm5, %zmm20   # zmm20 = (zmm5 * zmm21) + zmm20
	vmovups	%zmm12, 22464(%rbp,%r8,4)
	vmovups	%zmm14, 23264(%rbp,%r8,4)
	vmovups	%zmm16, 24064(%rbp,%r8,4)
	vmovups	%zmm19, 24864(%rbp,%r8,4)
	vmovups	66464(%r13,%r8,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	67264(%r13,%r8,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	68064(%r13,%r8,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm5, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm5) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	68864(%r13,%r8,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm5, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm5) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	69664(%r13,%r8,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm5, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm5) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	70464(%r13,%r8,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm5, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm5) + zmm8
	vmovups	%zmm9, 44864(%rbp,%r8,4)
	vmovups	%zmm10, 45664(%rbp,%r8,4)
	vmovups	%zmm13, 46464(%rbp,%r8,4)
	vmovups	%zmm17, 47264(%rbp,%r8,4)
	vmovups	88864(%r13,%r8,4), %zmm5
	vfmadd231ps	%zmm3, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm5) + zmm12
	vmovups	89664(%r13,%r8,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm5, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm5) + zmm14
	vmovups	90464(%r13,%r8,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm0) + zmm14
	vfmadd231ps	%zmm5, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm5) + zmm16
	vmovups	91264(%r13,%r8,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm1) + zmm8
	vmovups	92064(%r13,%r8,4), %zmm1
	vfmadd231ps	%zmm7, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	92864(%r13,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm11, 67264(%rbp,%r8,4)
	vmovups	%zmm15, 68064(%rbp,%r8,4)
	vmovups	%zmm18, 68864(%rbp,%r8,4)
	vmovups	%zmm20, 69664(%rbp,%r8,4)
	vfmadd231ps	111264(%r13,%r8,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	112064(%r13,%r8,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vmovups	112864(%r13,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vmovups	113664(%r13,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vmovups	114464(%r13,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	115264(%r13,%r8,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm12, 89664(%rbp,%r8,4)
	vmovups	%zmm14, 90464(%rbp,%r8,4)
	vmovups	%zmm16, 91264(%rbp,%r8,4)
	vmovups	%zmm8, 92064(%rbp,%r8,4)
	addq	$16, %r8
	cmpq	$176, %r8
	jl	.LBB1_23
	jmp	.LBB1_24
	.p2align	4
.LBB1_25:                               #   in Loop: Header=BB1_15 Depth=1
	xorl	%edi, %edi
	#APP
	#NO_APP
	cmpq	$192, %rdi
	movq	40(%rsp), %r9                   # 8-byte Reload
	jge	.LBB1_26
# %bb.27:                               # %.lr.ph33
                                        #   in Loop: Header=BB1_15 Depth=1
	movq	(%rsp), %r10                    # 8-byte Reload
	leaq	4800(%r10), %rax
	movq	%rax, 24(%rsp)                  # 8-byte Spill
	leaq	5000(%r10), %rax
	movq	%rax, -96(%rsp)                 # 8-byte Spill
	leaq	5200(%r10), %rax
	movq	%rax, 16(%rsp)                  # 8-byte Spill
	leaq	5400(%r10), %rax
	movq	%rax, 8(%rsp)                   # 8-byte Spill
	leaq	10400(%r10), %rax
	movq	%rax, -80(%rsp)                 # 8-byte Spill
	leaq	10600(%r10), %rbx
	leaq	10800(%r10), %rax
	movq	%rax, 32(%rsp)                  # 8-byte Spill
	leaq	11000(%r10), %rax
	movq	%rax, -88(%rsp)                 # 8-byte Spill
	leaq	16000(%r10), %rdx
	leaq	16200(%r10), %rax
	movq	%rax, -104(%rsp)                # 8-byte Spill
	leaq	16400(%r10), %rax
	movq	%rax, -112(%rsp)                # 8-byte Spill
	leaq	16600(%r10), %r14
	leaq	21600(%r10), %r13
	leaq	21800(%r10), %rbp
	leaq	22000(%r10), %rcx
	leaq	22200(%r10), %rax
	leaq	27200(%r10), %r11
	leaq	27400(%r10), %r15
	leaq	27600(%r10), %r12
	addq	$27800, %r10                    # imm = 0x6C98
	addq	$-16, %rdi
	movq	-72(%rsp), %rsi                 # 8-byte Reload
	movq	48(%rsp), %r8                   # 8-byte Reload
	.p2align	4
.LBB1_28:                               #   Parent Loop BB1_15 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%rsi,%rdi,4), %zmm7
	vmulps	108064(%r8,%rdi,4), %zmm7, %zmm11
	vmovups	108864(%r8,%rdi,4), %zmm0
	vmovups	864(%rsi,%rdi,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vmulps	%zmm0, %zmm7, %zmm15
	vmovups	109664(%r8,%rdi,4), %zmm0
	vmovups	1664(%rsi,%rdi,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm5) + zmm15
	vmulps	%zmm0, %zmm7, %zmm18
	vmovups	110464(%r8,%rdi,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vmulps	%zmm0, %zmm7, %zmm20
	vmovups	111264(%r8,%rdi,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm0) + zmm20
	vmovups	130464(%r8,%rdi,4), %zmm0
	vmovups	2464(%rsi,%rdi,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm1) + zmm11
	vmulps	%zmm0, %zmm7, %zmm12
	vmovups	131264(%r8,%rdi,4), %zmm2
	vmovups	3264(%rsi,%rdi,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm5) + zmm12
	vmulps	%zmm2, %zmm7, %zmm13
	vmovups	132064(%r8,%rdi,4), %zmm3
	vmovups	4064(%rsi,%rdi,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm5) + zmm13
	vmulps	%zmm3, %zmm7, %zmm16
	vmovups	132864(%r8,%rdi,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm5, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm5) + zmm16
	vmulps	%zmm3, %zmm7, %zmm19
	vmovups	133664(%r8,%rdi,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vfmadd231ps	%zmm3, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm3) + zmm19
	vmovups	152864(%r8,%rdi,4), %zmm4
	vmovups	4864(%rsi,%rdi,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm7, %zmm9
	vmovups	153664(%r8,%rdi,4), %zmm8
	vmovups	5664(%rsi,%rdi,4), %zmm4
	vfmadd231ps	%zmm4, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm8, %zmm15    # zmm15 = (zmm8 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm8, %zmm13    # zmm13 = (zmm8 * zmm1) + zmm13
	vfmadd231ps	%zmm5, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm5) + zmm9
	vmulps	%zmm8, %zmm7, %zmm10
	vmovups	154464(%r8,%rdi,4), %zmm14
	vmovups	6464(%rsi,%rdi,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm4, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm14, %zmm16   # zmm16 = (zmm14 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm6) + zmm9
	vfmadd231ps	%zmm5, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm5) + zmm10
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	155264(%r8,%rdi,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm6) + zmm10
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	vmovups	156064(%r8,%rdi,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	%zmm11, 64(%r9,%rdi,4)
	vmovups	%zmm15, 864(%r9,%rdi,4)
	vmovups	%zmm18, 1664(%r9,%rdi,4)
	vmovups	%zmm20, 2464(%r9,%rdi,4)
	vmovups	175264(%r8,%rdi,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	176064(%r8,%rdi,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm5, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm5) + zmm11
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	176864(%r8,%rdi,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm8) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm5) + zmm15
	vmulps	%zmm18, %zmm7, %zmm18
	vmovups	177664(%r8,%rdi,4), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm5) + zmm18
	vmulps	%zmm20, %zmm7, %zmm20
	vmovups	178464(%r8,%rdi,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm6) + zmm18
	vfmadd231ps	%zmm21, %zmm5, %zmm20   # zmm20 = (zmm5 * zmm21) + zmm20
	vmovups	%zmm12, 22464(%r9,%rdi,4)
	vmovups	%zmm13, 23264(%r9,%rdi,4)
	vmovups	%zmm16, 24064(%r9,%rdi,4)
	vmovups	%zmm19, 24864(%r9,%rdi,4)
	vmovups	197664(%r8,%rdi,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	198464(%r8,%rdi,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	199264(%r8,%rdi,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm8) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	200064(%r8,%rdi,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm6) + zmm13
	vfmadd231ps	%zmm5, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm5) + zmm16
	vmulps	%zmm19, %zmm7, %zmm7
	vmovups	200864(%r8,%rdi,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm8) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm7    # zmm7 = (zmm19 * zmm5) + zmm7
	vmovups	%zmm9, 44864(%r9,%rdi,4)
	vmovups	%zmm10, 45664(%r9,%rdi,4)
	vmovups	%zmm14, 46464(%r9,%rdi,4)
	vmovups	%zmm17, 47264(%r9,%rdi,4)
	vmovups	220064(%r8,%rdi,4), %zmm5
	vfmadd231ps	%zmm3, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm5) + zmm12
	vmovups	220864(%r8,%rdi,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm5, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm5) + zmm13
	vmovups	221664(%r8,%rdi,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm8) + zmm11
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm0) + zmm13
	vfmadd231ps	%zmm5, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm5) + zmm16
	vmovups	222464(%r8,%rdi,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm8) + zmm15
	vfmadd231ps	%zmm4, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm5, %zmm7     # zmm7 = (zmm5 * zmm1) + zmm7
	vmovups	223264(%r8,%rdi,4), %zmm1
	vfmadd231ps	%zmm8, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm0) + zmm7
	vmovups	%zmm11, 67264(%r9,%rdi,4)
	vmovups	%zmm15, 68064(%r9,%rdi,4)
	vmovups	%zmm18, 68864(%r9,%rdi,4)
	vmovups	%zmm20, 69664(%r9,%rdi,4)
	vfmadd231ps	242464(%r8,%rdi,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	243264(%r8,%rdi,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vmovups	244064(%r8,%rdi,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm8) + zmm12
	vfmadd231ps	%zmm4, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm4) + zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vmovups	244864(%r8,%rdi,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm8) + zmm13
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vmovups	245664(%r8,%rdi,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm4) + zmm7
	vmovups	%zmm12, 89664(%r9,%rdi,4)
	vmovups	%zmm13, 90464(%r9,%rdi,4)
	vmovups	%zmm16, 91264(%r9,%rdi,4)
	vmovups	%zmm7, 92064(%r9,%rdi,4)
	addq	$16, %rdi
	cmpq	$176, %rdi
	jl	.LBB1_28
# %bb.29:                               #   in Loop: Header=BB1_15 Depth=1
	movq	%r15, -128(%rsp)                # 8-byte Spill
	movq	%r11, -24(%rsp)                 # 8-byte Spill
	movq	%r12, -32(%rsp)                 # 8-byte Spill
	movq	%r13, -40(%rsp)                 # 8-byte Spill
	movq	%rbp, -48(%rsp)                 # 8-byte Spill
	movq	%rcx, -56(%rsp)                 # 8-byte Spill
	movq	%rax, -64(%rsp)                 # 8-byte Spill
	movq	%rdx, -120(%rsp)                # 8-byte Spill
	movq	%r14, %r11
	movq	-80(%rsp), %r14                 # 8-byte Reload
	movq	32(%rsp), %r12                  # 8-byte Reload
	movq	-88(%rsp), %r15                 # 8-byte Reload
	movq	24(%rsp), %rcx                  # 8-byte Reload
	movq	-96(%rsp), %rbp                 # 8-byte Reload
	movq	16(%rsp), %rax                  # 8-byte Reload
	movq	8(%rsp), %rdx                   # 8-byte Reload
	jmp	.LBB1_30
.LBB1_31:                               # %._crit_edge37
	movq	-16(%rsp), %rax                 # 8-byte Reload
	addq	$-419216, %rax                  # imm = 0xFFF99A70
	movq	-8(%rsp), %rcx                  # 8-byte Reload
	addq	$-419216, %rcx                  # imm = 0xFFF99A70
	testq	%rax, %rax
	setg	%al
	testq	%rcx, %rcx
	setle	%cl
	orb	%al, %cl
	jne	.LBB1_44
# %bb.32:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_35
# %bb.33:                               # %.lr.ph39.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_34:                               # %.lr.ph39
                                        # =>This Inner Loop Header: Depth=1
	vmovups	425664(%rbx,%rax,4), %zmm0
	vmovups	864(%rsi,%rax,4), %zmm7
	vmulps	%zmm7, %zmm0, %zmm17
	vmovups	64(%rsi,%rax,4), %zmm8
	vmulps	%zmm8, %zmm0, %zmm18
	vmovups	426464(%rbx,%rax,4), %zmm0
	vmovups	1664(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm7) + zmm18
	vmulps	%zmm0, %zmm8, %zmm19
	vmovups	427264(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm7) + zmm19
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	428064(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm6) + zmm19
	vfmadd231ps	%zmm0, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm0) + zmm20
	vfmadd231ps	428864(%rbx,%rax,4), %zmm6, %zmm20 # zmm20 = (zmm6 * mem) + zmm20
	vmovups	448064(%rbx,%rax,4), %zmm1
	vmovups	3264(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm0) + zmm17
	vmovups	2464(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm2) + zmm18
	vmulps	%zmm1, %zmm7, %zmm12
	vmulps	%zmm1, %zmm8, %zmm11
	vmovups	448864(%rbx,%rax,4), %zmm3
	vmovups	4064(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm2) + zmm19
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm7) + zmm11
	vmulps	%zmm3, %zmm8, %zmm13
	vmovups	449664(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm7) + zmm13
	vmulps	%zmm3, %zmm8, %zmm15
	vmovups	450464(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vmovups	451264(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vmovups	470464(%rbx,%rax,4), %zmm5
	vmovups	5664(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm3) + zmm17
	vmovups	4864(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm4) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm2) + zmm11
	vmulps	%zmm5, %zmm7, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	471264(%rbx,%rax,4), %zmm14
	vmovups	6464(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm5) + zmm17
	vfmadd231ps	%zmm3, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm2) + zmm13
	vfmadd231ps	%zmm6, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm7) + zmm9
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	472064(%rbx,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm7) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	472864(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm21, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm21) + zmm16
	vmovups	473664(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm21, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm21) + zmm16
	vmovups	%zmm17, 448064(%r14,%rax,4)
	vmovups	%zmm18, 448864(%r14,%rax,4)
	vmovups	%zmm19, 449664(%r14,%rax,4)
	vmovups	%zmm20, 450464(%r14,%rax,4)
	vmovups	492864(%rbx,%rax,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm4) + zmm11
	vfmadd231ps	%zmm0, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vmulps	%zmm17, %zmm7, %zmm18
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	493664(%rbx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm1, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm2) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vmulps	%zmm19, %zmm8, %zmm19
	vmovups	494464(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm4) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm2) + zmm16
	vfmadd231ps	%zmm6, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm7) + zmm19
	vmulps	%zmm20, %zmm8, %zmm8
	vmovups	495264(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm6, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm6) + zmm19
	vfmadd231ps	%zmm7, %zmm20, %zmm8    # zmm8 = (zmm20 * zmm7) + zmm8
	vmovups	496064(%rbx,%rax,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm5) + zmm15
	vfmadd231ps	%zmm1, %zmm7, %zmm16    # zmm16 = (zmm7 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm7, %zmm8     # zmm8 = (zmm7 * zmm6) + zmm8
	vmovups	%zmm12, 470464(%r14,%rax,4)
	vmovups	%zmm11, 471264(%r14,%rax,4)
	vmovups	%zmm13, 472064(%r14,%rax,4)
	vmovups	%zmm15, 472864(%r14,%rax,4)
	vmovups	515264(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm6, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm6) + zmm17
	vmovups	516064(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm4) + zmm14
	vfmadd231ps	%zmm1, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm6) + zmm19
	vmovups	516864(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	517664(%rbx,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm3) + zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm0) + zmm8
	vmovups	518464(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	%zmm10, 492864(%r14,%rax,4)
	vmovups	%zmm9, 493664(%r14,%rax,4)
	vmovups	%zmm14, 494464(%r14,%rax,4)
	vmovups	%zmm16, 495264(%r14,%rax,4)
	vmovups	537664(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm0) + zmm17
	vmovups	538464(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vfmadd231ps	%zmm0, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm0) + zmm19
	vmovups	539264(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm5) + zmm17
	vfmadd231ps	%zmm3, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vmovups	540064(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm5) + zmm19
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	540864(%rbx,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm18, 515264(%r14,%rax,4)
	vmovups	%zmm17, 516064(%r14,%rax,4)
	vmovups	%zmm19, 516864(%r14,%rax,4)
	vmovups	%zmm8, 517664(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_34
.LBB1_35:                               # %._crit_edge40
	movl	$192, %eax
	#APP
	#NO_APP
	vmovups	425600(%rbx,%rax,4), %ymm0
	vmovups	800(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm0, %ymm17
	vmovups	(%rsi,%rax,4), %ymm8
	vmulps	%ymm8, %ymm0, %ymm18
	vmovups	426400(%rbx,%rax,4), %ymm0
	vmovups	1600(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm17    # ymm17 = (ymm0 * ymm6) + ymm17
	vfmadd231ps	%ymm7, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm7) + ymm18
	vmulps	%ymm0, %ymm8, %ymm19
	vmovups	427200(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm6) + ymm18
	vfmadd231ps	%ymm7, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm7) + ymm19
	vmulps	%ymm0, %ymm8, %ymm20
	vmovups	428000(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm6) + ymm19
	vfmadd231ps	%ymm0, %ymm7, %ymm20    # ymm20 = (ymm7 * ymm0) + ymm20
	vfmadd231ps	428800(%rbx,%rax,4), %ymm6, %ymm20 # ymm20 = (ymm6 * mem) + ymm20
	vmovups	448000(%rbx,%rax,4), %ymm1
	vmovups	3200(%rsi,%rax,4), %ymm0
	vfmadd231ps	%ymm0, %ymm1, %ymm17    # ymm17 = (ymm1 * ymm0) + ymm17
	vmovups	2400(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm1, %ymm18    # ymm18 = (ymm1 * ymm2) + ymm18
	vmulps	%ymm1, %ymm7, %ymm12
	vmulps	%ymm1, %ymm8, %ymm11
	vmovups	448800(%rbx,%rax,4), %ymm3
	vmovups	4000(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm1) + ymm17
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vfmadd231ps	%ymm2, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm2) + ymm19
	vfmadd231ps	%ymm6, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm6) + ymm12
	vfmadd231ps	%ymm7, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm7) + ymm11
	vmulps	%ymm3, %ymm8, %ymm13
	vmovups	449600(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm1) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm0) + ymm19
	vfmadd231ps	%ymm2, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm2) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm6) + ymm11
	vfmadd231ps	%ymm7, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm7) + ymm13
	vmulps	%ymm3, %ymm8, %ymm15
	vmovups	450400(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm1) + ymm19
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm6) + ymm13
	vfmadd231ps	%ymm3, %ymm7, %ymm15    # ymm15 = (ymm7 * ymm3) + ymm15
	vmovups	451200(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm1) + ymm20
	vfmadd231ps	%ymm3, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm3) + ymm15
	vmovups	470400(%rbx,%rax,4), %ymm5
	vmovups	5600(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm5, %ymm17    # ymm17 = (ymm5 * ymm3) + ymm17
	vmovups	4800(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm18    # ymm18 = (ymm5 * ymm4) + ymm18
	vfmadd231ps	%ymm0, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm0) + ymm12
	vfmadd231ps	%ymm2, %ymm5, %ymm11    # ymm11 = (ymm5 * ymm2) + ymm11
	vmulps	%ymm5, %ymm7, %ymm10
	vmulps	%ymm5, %ymm8, %ymm9
	vmovups	471200(%rbx,%rax,4), %ymm14
	vmovups	6400(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm14, %ymm17   # ymm17 = (ymm14 * ymm5) + ymm17
	vfmadd231ps	%ymm3, %ymm14, %ymm18   # ymm18 = (ymm14 * ymm3) + ymm18
	vfmadd231ps	%ymm4, %ymm14, %ymm19   # ymm19 = (ymm14 * ymm4) + ymm19
	vfmadd231ps	%ymm1, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm1) + ymm12
	vfmadd231ps	%ymm0, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm0) + ymm11
	vfmadd231ps	%ymm2, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm2) + ymm13
	vfmadd231ps	%ymm6, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm6) + ymm10
	vfmadd231ps	%ymm7, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm7) + ymm9
	vmulps	%ymm14, %ymm8, %ymm14
	vmovups	472000(%rbx,%rax,4), %ymm16
	vfmadd231ps	%ymm5, %ymm16, %ymm18   # ymm18 = (ymm16 * ymm5) + ymm18
	vfmadd231ps	%ymm3, %ymm16, %ymm19   # ymm19 = (ymm16 * ymm3) + ymm19
	vfmadd231ps	%ymm4, %ymm16, %ymm20   # ymm20 = (ymm16 * ymm4) + ymm20
	vfmadd231ps	%ymm1, %ymm16, %ymm11   # ymm11 = (ymm16 * ymm1) + ymm11
	vfmadd231ps	%ymm0, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm0) + ymm13
	vfmadd231ps	%ymm2, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm2) + ymm15
	vfmadd231ps	%ymm6, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm6) + ymm9
	vfmadd231ps	%ymm7, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm7) + ymm14
	vmulps	%ymm16, %ymm8, %ymm16
	vmovups	472800(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm5) + ymm19
	vfmadd231ps	%ymm3, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm3) + ymm20
	vfmadd231ps	%ymm1, %ymm21, %ymm13   # ymm13 = (ymm21 * ymm1) + ymm13
	vfmadd231ps	%ymm0, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm0) + ymm15
	vfmadd231ps	%ymm6, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm6) + ymm14
	vfmadd231ps	%ymm21, %ymm7, %ymm16   # ymm16 = (ymm7 * ymm21) + ymm16
	vmovups	473600(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm5, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm5) + ymm20
	vfmadd231ps	%ymm1, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm1) + ymm15
	vfmadd231ps	%ymm21, %ymm6, %ymm16   # ymm16 = (ymm6 * ymm21) + ymm16
	vmovups	%ymm17, 448000(%r14,%rax,4)
	vmovups	%ymm18, 448800(%r14,%rax,4)
	vmovups	%ymm19, 449600(%r14,%rax,4)
	vmovups	%ymm20, 450400(%r14,%rax,4)
	vmovups	492800(%rbx,%rax,4), %ymm17
	vfmadd231ps	%ymm3, %ymm17, %ymm12   # ymm12 = (ymm17 * ymm3) + ymm12
	vfmadd231ps	%ymm4, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm4) + ymm11
	vfmadd231ps	%ymm0, %ymm17, %ymm10   # ymm10 = (ymm17 * ymm0) + ymm10
	vfmadd231ps	%ymm2, %ymm17, %ymm9    # ymm9 = (ymm17 * ymm2) + ymm9
	vmulps	%ymm17, %ymm7, %ymm18
	vmulps	%ymm17, %ymm8, %ymm17
	vmovups	493600(%rbx,%rax,4), %ymm19
	vfmadd231ps	%ymm5, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm5) + ymm12
	vfmadd231ps	%ymm3, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm3) + ymm11
	vfmadd231ps	%ymm4, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm4) + ymm13
	vfmadd231ps	%ymm1, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm1) + ymm10
	vfmadd231ps	%ymm0, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm0) + ymm9
	vfmadd231ps	%ymm2, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm2) + ymm14
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vfmadd231ps	%ymm7, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm7) + ymm17
	vmulps	%ymm19, %ymm8, %ymm19
	vmovups	494400(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm5, %ymm20, %ymm11   # ymm11 = (ymm20 * ymm5) + ymm11
	vfmadd231ps	%ymm3, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm3) + ymm13
	vfmadd231ps	%ymm4, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm4) + ymm15
	vfmadd231ps	%ymm1, %ymm20, %ymm9    # ymm9 = (ymm20 * ymm1) + ymm9
	vfmadd231ps	%ymm0, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm0) + ymm14
	vfmadd231ps	%ymm2, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm2) + ymm16
	vfmadd231ps	%ymm6, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm6) + ymm17
	vfmadd231ps	%ymm7, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm7) + ymm19
	vmulps	%ymm20, %ymm8, %ymm8
	vmovups	495200(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm5, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm5) + ymm13
	vfmadd231ps	%ymm3, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm3) + ymm15
	vfmadd231ps	%ymm1, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm1) + ymm14
	vfmadd231ps	%ymm0, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm0) + ymm16
	vfmadd231ps	%ymm6, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm6) + ymm19
	vfmadd231ps	%ymm7, %ymm20, %ymm8    # ymm8 = (ymm20 * ymm7) + ymm8
	vmovups	496000(%rbx,%rax,4), %ymm7
	vfmadd231ps	%ymm5, %ymm7, %ymm15    # ymm15 = (ymm7 * ymm5) + ymm15
	vfmadd231ps	%ymm1, %ymm7, %ymm16    # ymm16 = (ymm7 * ymm1) + ymm16
	vfmadd231ps	%ymm6, %ymm7, %ymm8     # ymm8 = (ymm7 * ymm6) + ymm8
	vmovups	%ymm12, 470400(%r14,%rax,4)
	vmovups	%ymm11, 471200(%r14,%rax,4)
	vmovups	%ymm13, 472000(%r14,%rax,4)
	vmovups	%ymm15, 472800(%r14,%rax,4)
	vmovups	515200(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm3) + ymm10
	vfmadd231ps	%ymm4, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm4) + ymm9
	vfmadd231ps	%ymm0, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm0) + ymm18
	vfmadd231ps	%ymm6, %ymm2, %ymm17    # ymm17 = (ymm2 * ymm6) + ymm17
	vmovups	516000(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm5) + ymm10
	vfmadd231ps	%ymm3, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm3) + ymm9
	vfmadd231ps	%ymm4, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm4) + ymm14
	vfmadd231ps	%ymm1, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm1) + ymm18
	vfmadd231ps	%ymm0, %ymm6, %ymm17    # ymm17 = (ymm6 * ymm0) + ymm17
	vfmadd231ps	%ymm6, %ymm2, %ymm19    # ymm19 = (ymm2 * ymm6) + ymm19
	vmovups	516800(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm5) + ymm9
	vfmadd231ps	%ymm3, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm3) + ymm14
	vfmadd231ps	%ymm4, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm4) + ymm16
	vfmadd231ps	%ymm1, %ymm6, %ymm17    # ymm17 = (ymm6 * ymm1) + ymm17
	vfmadd231ps	%ymm0, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm0) + ymm19
	vfmadd231ps	%ymm2, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm2) + ymm8
	vmovups	517600(%rbx,%rax,4), %ymm2
	vfmadd231ps	%ymm5, %ymm2, %ymm14    # ymm14 = (ymm2 * ymm5) + ymm14
	vfmadd231ps	%ymm3, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm3) + ymm16
	vfmadd231ps	%ymm1, %ymm2, %ymm19    # ymm19 = (ymm2 * ymm1) + ymm19
	vfmadd231ps	%ymm0, %ymm2, %ymm8     # ymm8 = (ymm2 * ymm0) + ymm8
	vmovups	518400(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm5) + ymm16
	vfmadd231ps	%ymm1, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm1) + ymm8
	vmovups	%ymm10, 492800(%r14,%rax,4)
	vmovups	%ymm9, 493600(%r14,%rax,4)
	vmovups	%ymm14, 494400(%r14,%rax,4)
	vmovups	%ymm16, 495200(%r14,%rax,4)
	vmovups	537600(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm3) + ymm18
	vfmadd231ps	%ymm0, %ymm4, %ymm17    # ymm17 = (ymm4 * ymm0) + ymm17
	vmovups	538400(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm5) + ymm18
	vfmadd231ps	%ymm3, %ymm0, %ymm17    # ymm17 = (ymm0 * ymm3) + ymm17
	vfmadd231ps	%ymm0, %ymm4, %ymm19    # ymm19 = (ymm4 * ymm0) + ymm19
	vmovups	539200(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm17    # ymm17 = (ymm0 * ymm5) + ymm17
	vfmadd231ps	%ymm3, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm3) + ymm19
	vfmadd231ps	%ymm4, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm4) + ymm8
	vmovups	540000(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm5) + ymm19
	vfmadd231ps	%ymm3, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm3) + ymm8
	vfmadd231ps	540800(%rbx,%rax,4), %ymm5, %ymm8 # ymm8 = (ymm5 * mem) + ymm8
	vmovups	%ymm18, 515200(%r14,%rax,4)
	vmovups	%ymm17, 516000(%r14,%rax,4)
	vmovups	%ymm19, 516800(%r14,%rax,4)
	vmovups	%ymm8, 517600(%r14,%rax,4)
	leaq	428000(%rbx), %rax
	leaq	451200(%r14), %rcx
	movl	$4, %edx
	jmp	.LBB1_36
	.p2align	4
.LBB1_39:                               # %._crit_edge43
                                        #   in Loop: Header=BB1_36 Depth=1
	imulq	$200, %rdx, %rdi
	movl	$192, %r8d
	#APP
	#NO_APP
	leaq	(%rbx,%rdi,4), %r9
	vmovups	(%rsi,%r8,4), %ymm8
	vmulps	424800(%r9,%r8,4), %ymm8, %ymm16
	vmovups	425600(%r9,%r8,4), %ymm0
	vmovups	800(%rsi,%r8,4), %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm6) + ymm16
	vmulps	%ymm0, %ymm8, %ymm18
	vmovups	426400(%r9,%r8,4), %ymm0
	vmovups	1600(%rsi,%r8,4), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm5) + ymm16
	vfmadd231ps	%ymm6, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm6) + ymm18
	vmulps	%ymm0, %ymm8, %ymm19
	vmovups	427200(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm5) + ymm18
	vfmadd231ps	%ymm6, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm6) + ymm19
	vmulps	%ymm0, %ymm8, %ymm20
	vmovups	428000(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm5) + ymm19
	vfmadd231ps	%ymm0, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm0) + ymm20
	leaq	4(%rdx), %r10
	imulq	$800, %r10, %r11                # imm = 0x320
	addq	%rbx, %r11
	vfmadd231ps	425600(%r11,%r8,4), %ymm5, %ymm20 # ymm20 = (ymm5 * mem) + ymm20
	vmovups	447200(%r9,%r8,4), %ymm0
	vmovups	2400(%rsi,%r8,4), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm1) + ymm16
	vmulps	%ymm0, %ymm8, %ymm10
	addq	%r8, %rdi
	vmovups	448000(%rbx,%rdi,4), %ymm2
	vmovups	3200(%rsi,%r8,4), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm2, %ymm18    # ymm18 = (ymm2 * ymm1) + ymm18
	vfmadd231ps	%ymm6, %ymm2, %ymm10    # ymm10 = (ymm2 * ymm6) + ymm10
	vmulps	%ymm2, %ymm8, %ymm11
	vmovups	448800(%rbx,%rdi,4), %ymm3
	vmovups	4000(%rsi,%r8,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vfmadd231ps	%ymm1, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm1) + ymm19
	vfmadd231ps	%ymm5, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm5) + ymm10
	vfmadd231ps	%ymm6, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm6) + ymm11
	vmulps	%ymm3, %ymm8, %ymm13
	vmovups	449600(%rbx,%rdi,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm0) + ymm19
	vfmadd231ps	%ymm1, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm1) + ymm20
	vfmadd231ps	%ymm5, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm5) + ymm11
	vfmadd231ps	%ymm6, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm6) + ymm13
	vmulps	%ymm3, %ymm8, %ymm15
	vmovups	450400(%rbx,%rdi,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vfmadd231ps	%ymm5, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm5) + ymm13
	vfmadd231ps	%ymm3, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm3) + ymm15
	vmovups	448000(%r11,%r8,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm2) + ymm20
	vfmadd231ps	%ymm3, %ymm5, %ymm15    # ymm15 = (ymm5 * ymm3) + ymm15
	vmovups	469600(%r9,%r8,4), %ymm4
	vmovups	4800(%rsi,%r8,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm16    # ymm16 = (ymm4 * ymm3) + ymm16
	vfmadd231ps	%ymm1, %ymm4, %ymm10    # ymm10 = (ymm4 * ymm1) + ymm10
	vmulps	%ymm4, %ymm8, %ymm9
	vmovups	470400(%rbx,%rdi,4), %ymm7
	vmovups	5600(%rsi,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm7, %ymm16    # ymm16 = (ymm7 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm7, %ymm18    # ymm18 = (ymm7 * ymm3) + ymm18
	vfmadd231ps	%ymm0, %ymm7, %ymm10    # ymm10 = (ymm7 * ymm0) + ymm10
	vfmadd231ps	%ymm1, %ymm7, %ymm11    # ymm11 = (ymm7 * ymm1) + ymm11
	vfmadd231ps	%ymm6, %ymm7, %ymm9     # ymm9 = (ymm7 * ymm6) + ymm9
	vmulps	%ymm7, %ymm8, %ymm12
	vmovups	471200(%rbx,%rdi,4), %ymm14
	vmovups	6400(%rsi,%r8,4), %ymm7
	vfmadd231ps	%ymm7, %ymm14, %ymm16   # ymm16 = (ymm14 * ymm7) + ymm16
	vfmadd231ps	%ymm4, %ymm14, %ymm18   # ymm18 = (ymm14 * ymm4) + ymm18
	vfmadd231ps	%ymm3, %ymm14, %ymm19   # ymm19 = (ymm14 * ymm3) + ymm19
	vfmadd231ps	%ymm2, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm2) + ymm10
	vfmadd231ps	%ymm0, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm0) + ymm11
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm5, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm5) + ymm9
	vfmadd231ps	%ymm6, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm6) + ymm12
	vmulps	%ymm14, %ymm8, %ymm14
	vmovups	472000(%rbx,%rdi,4), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm7) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm19   # ymm19 = (ymm17 * ymm4) + ymm19
	vfmadd231ps	%ymm3, %ymm17, %ymm20   # ymm20 = (ymm17 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm17, %ymm13   # ymm13 = (ymm17 * ymm0) + ymm13
	vfmadd231ps	%ymm1, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm1) + ymm15
	vfmadd231ps	%ymm5, %ymm17, %ymm12   # ymm12 = (ymm17 * ymm5) + ymm12
	vfmadd231ps	%ymm6, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm6) + ymm14
	vmulps	%ymm17, %ymm8, %ymm17
	vmovups	472800(%rbx,%rdi,4), %ymm21
	vfmadd231ps	%ymm7, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm7) + ymm19
	vfmadd231ps	%ymm4, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm13   # ymm13 = (ymm21 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm0) + ymm15
	vfmadd231ps	%ymm5, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm5) + ymm14
	vfmadd231ps	%ymm21, %ymm6, %ymm17   # ymm17 = (ymm6 * ymm21) + ymm17
	vmovups	470400(%r11,%r8,4), %ymm21
	vfmadd231ps	%ymm7, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm7) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm2) + ymm15
	vfmadd231ps	%ymm21, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm21) + ymm17
	vmovups	%ymm16, 448000(%r14,%rdi,4)
	vmovups	%ymm18, 448800(%r14,%rdi,4)
	vmovups	%ymm19, 449600(%r14,%rdi,4)
	vmovups	%ymm20, 450400(%r14,%rdi,4)
	vmovups	492000(%r9,%r8,4), %ymm16
	vfmadd231ps	%ymm3, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm3) + ymm10
	vfmadd231ps	%ymm1, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm1) + ymm9
	vmulps	%ymm16, %ymm8, %ymm16
	vmovups	492800(%rbx,%rdi,4), %ymm18
	vfmadd231ps	%ymm4, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm4) + ymm10
	vfmadd231ps	%ymm3, %ymm18, %ymm11   # ymm11 = (ymm18 * ymm3) + ymm11
	vfmadd231ps	%ymm0, %ymm18, %ymm9    # ymm9 = (ymm18 * ymm0) + ymm9
	vfmadd231ps	%ymm1, %ymm18, %ymm12   # ymm12 = (ymm18 * ymm1) + ymm12
	vfmadd231ps	%ymm6, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm6) + ymm16
	vmulps	%ymm18, %ymm8, %ymm18
	vmovups	493600(%rbx,%rdi,4), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm7) + ymm10
	vfmadd231ps	%ymm4, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm3) + ymm13
	vfmadd231ps	%ymm2, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm2) + ymm9
	vfmadd231ps	%ymm0, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm0) + ymm12
	vfmadd231ps	%ymm1, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm1) + ymm14
	vfmadd231ps	%ymm5, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm5) + ymm16
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vmulps	%ymm19, %ymm8, %ymm19
	vmovups	494400(%rbx,%rdi,4), %ymm20
	vfmadd231ps	%ymm7, %ymm20, %ymm11   # ymm11 = (ymm20 * ymm7) + ymm11
	vfmadd231ps	%ymm4, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm4) + ymm13
	vfmadd231ps	%ymm3, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm3) + ymm15
	vfmadd231ps	%ymm2, %ymm20, %ymm12   # ymm12 = (ymm20 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm1) + ymm17
	vfmadd231ps	%ymm5, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm5) + ymm18
	vfmadd231ps	%ymm6, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm6) + ymm19
	vmulps	%ymm20, %ymm8, %ymm8
	vmovups	495200(%rbx,%rdi,4), %ymm20
	vfmadd231ps	%ymm7, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm7) + ymm13
	vfmadd231ps	%ymm4, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm4) + ymm15
	vfmadd231ps	%ymm2, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm0) + ymm17
	vfmadd231ps	%ymm5, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm5) + ymm19
	vfmadd231ps	%ymm6, %ymm20, %ymm8    # ymm8 = (ymm20 * ymm6) + ymm8
	vmovups	492800(%r11,%r8,4), %ymm6
	vfmadd231ps	%ymm7, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm7) + ymm15
	vfmadd231ps	%ymm2, %ymm6, %ymm17    # ymm17 = (ymm6 * ymm2) + ymm17
	vfmadd231ps	%ymm5, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm5) + ymm8
	vmovups	%ymm10, 470400(%r14,%rdi,4)
	vmovups	%ymm11, 471200(%r14,%rdi,4)
	vmovups	%ymm13, 472000(%r14,%rdi,4)
	vmovups	%ymm15, 472800(%r14,%rdi,4)
	vmovups	514400(%r9,%r8,4), %ymm5
	vfmadd231ps	%ymm3, %ymm5, %ymm9     # ymm9 = (ymm5 * ymm3) + ymm9
	vfmadd231ps	%ymm5, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm5) + ymm16
	vmovups	515200(%rbx,%rdi,4), %ymm5
	vfmadd231ps	%ymm4, %ymm5, %ymm9     # ymm9 = (ymm5 * ymm4) + ymm9
	vfmadd231ps	%ymm3, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm3) + ymm12
	vfmadd231ps	%ymm0, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm0) + ymm16
	vfmadd231ps	%ymm5, %ymm1, %ymm18    # ymm18 = (ymm1 * ymm5) + ymm18
	vmovups	516000(%rbx,%rdi,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm9     # ymm9 = (ymm5 * ymm7) + ymm9
	vfmadd231ps	%ymm4, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm4) + ymm12
	vfmadd231ps	%ymm3, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm3) + ymm14
	vfmadd231ps	%ymm2, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm5, %ymm18    # ymm18 = (ymm5 * ymm0) + ymm18
	vfmadd231ps	%ymm5, %ymm1, %ymm19    # ymm19 = (ymm1 * ymm5) + ymm19
	vmovups	516800(%rbx,%rdi,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm7) + ymm12
	vfmadd231ps	%ymm4, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm4) + ymm14
	vfmadd231ps	%ymm3, %ymm5, %ymm17    # ymm17 = (ymm5 * ymm3) + ymm17
	vfmadd231ps	%ymm2, %ymm5, %ymm18    # ymm18 = (ymm5 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm5, %ymm19    # ymm19 = (ymm5 * ymm0) + ymm19
	vfmadd231ps	%ymm1, %ymm5, %ymm8     # ymm8 = (ymm5 * ymm1) + ymm8
	vmovups	517600(%rbx,%rdi,4), %ymm1
	vfmadd231ps	%ymm7, %ymm1, %ymm14    # ymm14 = (ymm1 * ymm7) + ymm14
	vfmadd231ps	%ymm4, %ymm1, %ymm17    # ymm17 = (ymm1 * ymm4) + ymm17
	vfmadd231ps	%ymm2, %ymm1, %ymm19    # ymm19 = (ymm1 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm1, %ymm8     # ymm8 = (ymm1 * ymm0) + ymm8
	vmovups	515200(%r11,%r8,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm17    # ymm17 = (ymm0 * ymm7) + ymm17
	vfmadd231ps	%ymm2, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm2) + ymm8
	vmovups	%ymm9, 492800(%r14,%rdi,4)
	vmovups	%ymm12, 493600(%r14,%rdi,4)
	vmovups	%ymm14, 494400(%r14,%rdi,4)
	vmovups	%ymm17, 495200(%r14,%rdi,4)
	vfmadd231ps	536800(%r9,%r8,4), %ymm3, %ymm16 # ymm16 = (ymm3 * mem) + ymm16
	vmovups	537600(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm4) + ymm16
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vmovups	538400(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm7) + ymm16
	vfmadd231ps	%ymm4, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm4) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm0) + ymm19
	vmovups	539200(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm7) + ymm18
	vfmadd231ps	%ymm4, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm4) + ymm19
	vfmadd231ps	%ymm3, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm3) + ymm8
	vmovups	540000(%r9,%r8,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm7) + ymm19
	vfmadd231ps	%ymm4, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm4) + ymm8
	vfmadd231ps	537600(%r11,%r8,4), %ymm7, %ymm8 # ymm8 = (ymm7 * mem) + ymm8
	vmovups	%ymm16, 515200(%r14,%rdi,4)
	vmovups	%ymm18, 516000(%r14,%rdi,4)
	vmovups	%ymm19, 516800(%r14,%rdi,4)
	vmovups	%ymm8, 517600(%r14,%rdi,4)
	addq	$3200, %rax                     # imm = 0xC80
	addq	$3200, %rcx                     # imm = 0xC80
	cmpq	$20, %rdx
	movq	%r10, %rdx
	jae	.LBB1_40
.LBB1_36:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_38 Depth 2
	xorl	%edi, %edi
	#APP
	#NO_APP
	cmpq	$191, %rdi
	jg	.LBB1_39
# %bb.37:                               # %.lr.ph42
                                        #   in Loop: Header=BB1_36 Depth=1
	addq	$-16, %rdi
	.p2align	4
.LBB1_38:                               #   Parent Loop BB1_36 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%rsi,%rdi,4), %zmm8
	vmulps	64(%rax,%rdi,4), %zmm8, %zmm17
	vmovups	864(%rax,%rdi,4), %zmm0
	vmovups	864(%rsi,%rdi,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm6) + zmm17
	vmulps	%zmm0, %zmm8, %zmm18
	vmovups	1664(%rax,%rdi,4), %zmm0
	vmovups	1664(%rsi,%rdi,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm5) + zmm17
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vmulps	%zmm0, %zmm8, %zmm19
	vmovups	2464(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vfmadd231ps	%zmm6, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm6) + zmm19
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	3264(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm5) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	4064(%rax,%rdi,4), %zmm5, %zmm20 # zmm20 = (zmm5 * mem) + zmm20
	vmovups	22464(%rax,%rdi,4), %zmm0
	vmovups	2464(%rsi,%rdi,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm1) + zmm17
	vmulps	%zmm0, %zmm8, %zmm10
	vmovups	23264(%rax,%rdi,4), %zmm2
	vmovups	3264(%rsi,%rdi,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm0) + zmm17
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm6) + zmm10
	vmulps	%zmm2, %zmm8, %zmm11
	vmovups	24064(%rax,%rdi,4), %zmm3
	vmovups	4064(%rsi,%rdi,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm2) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm5, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm5) + zmm10
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vmulps	%zmm3, %zmm8, %zmm13
	vmovups	24864(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm5, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm5) + zmm11
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vmulps	%zmm3, %zmm8, %zmm15
	vmovups	25664(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm5, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vmovups	26464(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vmovups	44864(%rax,%rdi,4), %zmm4
	vmovups	4864(%rsi,%rdi,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm1) + zmm10
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	45664(%rax,%rdi,4), %zmm7
	vmovups	5664(%rsi,%rdi,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm3) + zmm18
	vfmadd231ps	%zmm0, %zmm7, %zmm10    # zmm10 = (zmm7 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm1) + zmm11
	vfmadd231ps	%zmm6, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm6) + zmm9
	vmulps	%zmm7, %zmm8, %zmm12
	vmovups	46464(%rax,%rdi,4), %zmm14
	vmovups	6464(%rsi,%rdi,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm7) + zmm17
	vfmadd231ps	%zmm4, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm1) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm5) + zmm9
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	47264(%rax,%rdi,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm5) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	48064(%rax,%rdi,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm7) + zmm19
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm5, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm5) + zmm14
	vfmadd231ps	%zmm21, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm21) + zmm16
	vmovups	48864(%rax,%rdi,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm5, %zmm16   # zmm16 = (zmm5 * zmm21) + zmm16
	vmovups	%zmm17, 64(%rcx,%rdi,4)
	vmovups	%zmm18, 864(%rcx,%rdi,4)
	vmovups	%zmm19, 1664(%rcx,%rdi,4)
	vmovups	%zmm20, 2464(%rcx,%rdi,4)
	vmovups	67264(%rax,%rdi,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm3) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm1) + zmm9
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	68064(%rax,%rdi,4), %zmm18
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm1) + zmm12
	vfmadd231ps	%zmm6, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm6) + zmm17
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	68864(%rax,%rdi,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm5, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm5) + zmm17
	vfmadd231ps	%zmm6, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm6) + zmm18
	vmulps	%zmm19, %zmm8, %zmm19
	vmovups	69664(%rax,%rdi,4), %zmm20
	vfmadd231ps	%zmm7, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm5) + zmm18
	vfmadd231ps	%zmm6, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm6) + zmm19
	vmulps	%zmm20, %zmm8, %zmm8
	vmovups	70464(%rax,%rdi,4), %zmm20
	vfmadd231ps	%zmm7, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm5, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm5) + zmm19
	vfmadd231ps	%zmm6, %zmm20, %zmm8    # zmm8 = (zmm20 * zmm6) + zmm8
	vmovups	71264(%rax,%rdi,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm7) + zmm15
	vfmadd231ps	%zmm2, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm2) + zmm16
	vfmadd231ps	%zmm5, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm5) + zmm8
	vmovups	%zmm10, 22464(%rcx,%rdi,4)
	vmovups	%zmm11, 23264(%rcx,%rdi,4)
	vmovups	%zmm13, 24064(%rcx,%rdi,4)
	vmovups	%zmm15, 24864(%rcx,%rdi,4)
	vmovups	89664(%rax,%rdi,4), %zmm5
	vfmadd231ps	%zmm3, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm5) + zmm17
	vmovups	90464(%rax,%rdi,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm0) + zmm17
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vmovups	91264(%rax,%rdi,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm2) + zmm17
	vfmadd231ps	%zmm0, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm0) + zmm18
	vfmadd231ps	%zmm5, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm5) + zmm19
	vmovups	92064(%rax,%rdi,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm1) + zmm8
	vmovups	92864(%rax,%rdi,4), %zmm1
	vfmadd231ps	%zmm7, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	93664(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm9, 44864(%rcx,%rdi,4)
	vmovups	%zmm12, 45664(%rcx,%rdi,4)
	vmovups	%zmm14, 46464(%rcx,%rdi,4)
	vmovups	%zmm16, 47264(%rcx,%rdi,4)
	vfmadd231ps	112064(%rax,%rdi,4), %zmm3, %zmm17 # zmm17 = (zmm3 * mem) + zmm17
	vmovups	112864(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm4) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmovups	113664(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm7) + zmm17
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vmovups	114464(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vmovups	115264(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm7) + zmm19
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	116064(%rax,%rdi,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm17, 67264(%rcx,%rdi,4)
	vmovups	%zmm18, 68064(%rcx,%rdi,4)
	vmovups	%zmm19, 68864(%rcx,%rdi,4)
	vmovups	%zmm8, 69664(%rcx,%rdi,4)
	addq	$16, %rdi
	cmpq	$176, %rdi
	jl	.LBB1_38
	jmp	.LBB1_39
.LBB1_40:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_43
# %bb.41:                               # %.lr.ph45.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_42:                               # %.lr.ph45
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm7
	vmulps	444064(%rbx,%rax,4), %zmm7, %zmm16
	vmovups	444864(%rbx,%rax,4), %zmm0
	vmovups	864(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vmulps	%zmm0, %zmm7, %zmm18
	vmovups	445664(%rbx,%rax,4), %zmm0
	vmovups	1664(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vmulps	%zmm0, %zmm7, %zmm19
	vmovups	446464(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm5, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm5) + zmm19
	vmulps	%zmm0, %zmm7, %zmm20
	vmovups	447264(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm6) + zmm19
	vfmadd231ps	%zmm0, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm0) + zmm20
	vmovups	466464(%rbx,%rax,4), %zmm0
	vmovups	2464(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm1) + zmm16
	vmulps	%zmm0, %zmm7, %zmm10
	vmovups	467264(%rbx,%rax,4), %zmm2
	vmovups	3264(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm5, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm5) + zmm10
	vmulps	%zmm2, %zmm7, %zmm11
	vmovups	468064(%rbx,%rax,4), %zmm3
	vmovups	4064(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm6, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm6) + zmm10
	vfmadd231ps	%zmm5, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm5) + zmm11
	vmulps	%zmm3, %zmm7, %zmm13
	vmovups	468864(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm5) + zmm13
	vmulps	%zmm3, %zmm7, %zmm15
	vmovups	469664(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vmovups	488864(%rbx,%rax,4), %zmm4
	vmovups	4864(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm3) + zmm16
	vfmadd231ps	%zmm1, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm1) + zmm10
	vmulps	%zmm4, %zmm7, %zmm9
	vmovups	489664(%rbx,%rax,4), %zmm8
	vmovups	5664(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm8, %zmm16    # zmm16 = (zmm8 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm8, %zmm18    # zmm18 = (zmm8 * zmm3) + zmm18
	vfmadd231ps	%zmm0, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm1) + zmm11
	vfmadd231ps	%zmm5, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm5) + zmm9
	vmulps	%zmm8, %zmm7, %zmm12
	vmovups	490464(%rbx,%rax,4), %zmm14
	vmovups	6464(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm16   # zmm16 = (zmm14 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm1) + zmm13
	vfmadd231ps	%zmm6, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm6) + zmm9
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	491264(%rbx,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	vmovups	492064(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	%zmm16, 467264(%r14,%rax,4)
	vmovups	%zmm18, 468064(%r14,%rax,4)
	vmovups	%zmm19, 468864(%r14,%rax,4)
	vmovups	%zmm20, 469664(%r14,%rax,4)
	vmovups	511264(%rbx,%rax,4), %zmm16
	vfmadd231ps	%zmm3, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm3) + zmm10
	vfmadd231ps	%zmm1, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm1) + zmm9
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	512064(%rbx,%rax,4), %zmm18
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm1) + zmm12
	vfmadd231ps	%zmm5, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm5) + zmm16
	vmulps	%zmm18, %zmm7, %zmm18
	vmovups	512864(%rbx,%rax,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm5) + zmm18
	vmulps	%zmm19, %zmm7, %zmm19
	vmovups	513664(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm8) + zmm11
	vfmadd231ps	%zmm4, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vfmadd231ps	%zmm5, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm5) + zmm19
	vmulps	%zmm20, %zmm7, %zmm7
	vmovups	514464(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm6) + zmm19
	vfmadd231ps	%zmm5, %zmm20, %zmm7    # zmm7 = (zmm20 * zmm5) + zmm7
	vmovups	%zmm10, 489664(%r14,%rax,4)
	vmovups	%zmm11, 490464(%r14,%rax,4)
	vmovups	%zmm13, 491264(%r14,%rax,4)
	vmovups	%zmm15, 492064(%r14,%rax,4)
	vmovups	533664(%rbx,%rax,4), %zmm5
	vfmadd231ps	%zmm3, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm5) + zmm16
	vmovups	534464(%rbx,%rax,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm0) + zmm16
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vmovups	535264(%rbx,%rax,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm8) + zmm9
	vfmadd231ps	%zmm4, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm0) + zmm18
	vfmadd231ps	%zmm5, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm5) + zmm19
	vmovups	536064(%rbx,%rax,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm8) + zmm12
	vfmadd231ps	%zmm4, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm5, %zmm7     # zmm7 = (zmm5 * zmm1) + zmm7
	vmovups	536864(%rbx,%rax,4), %zmm1
	vfmadd231ps	%zmm8, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm8) + zmm14
	vfmadd231ps	%zmm4, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm0) + zmm7
	vmovups	%zmm9, 512064(%r14,%rax,4)
	vmovups	%zmm12, 512864(%r14,%rax,4)
	vmovups	%zmm14, 513664(%r14,%rax,4)
	vmovups	%zmm17, 514464(%r14,%rax,4)
	vfmadd231ps	556064(%rbx,%rax,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	556864(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmovups	557664(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vmovups	558464(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vmovups	559264(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm8) + zmm19
	vfmadd231ps	%zmm4, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm4) + zmm7
	vmovups	%zmm16, 534464(%r14,%rax,4)
	vmovups	%zmm18, 535264(%r14,%rax,4)
	vmovups	%zmm19, 536064(%r14,%rax,4)
	vmovups	%zmm7, 536864(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_42
.LBB1_43:                               # %._crit_edge46
	movl	$192, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %ymm7
	vmulps	444000(%rbx,%rax,4), %ymm7, %ymm16
	vmovups	444800(%rbx,%rax,4), %ymm0
	vmovups	800(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm5) + ymm16
	vmulps	%ymm0, %ymm7, %ymm18
	vmovups	445600(%rbx,%rax,4), %ymm0
	vmovups	1600(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm6) + ymm16
	vfmadd231ps	%ymm5, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm5) + ymm18
	vmulps	%ymm0, %ymm7, %ymm19
	vmovups	446400(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm6) + ymm18
	vfmadd231ps	%ymm5, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm5) + ymm19
	vmulps	%ymm0, %ymm7, %ymm20
	vmovups	447200(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm6) + ymm19
	vfmadd231ps	%ymm0, %ymm5, %ymm20    # ymm20 = (ymm5 * ymm0) + ymm20
	vmovups	466400(%rbx,%rax,4), %ymm0
	vmovups	2400(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm1) + ymm16
	vmulps	%ymm0, %ymm7, %ymm10
	vmovups	467200(%rbx,%rax,4), %ymm2
	vmovups	3200(%rsi,%rax,4), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm2, %ymm18    # ymm18 = (ymm2 * ymm1) + ymm18
	vfmadd231ps	%ymm5, %ymm2, %ymm10    # ymm10 = (ymm2 * ymm5) + ymm10
	vmulps	%ymm2, %ymm7, %ymm11
	vmovups	468000(%rbx,%rax,4), %ymm3
	vmovups	4000(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vfmadd231ps	%ymm1, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm1) + ymm19
	vfmadd231ps	%ymm6, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm6) + ymm10
	vfmadd231ps	%ymm5, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm5) + ymm11
	vmulps	%ymm3, %ymm7, %ymm13
	vmovups	468800(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm0) + ymm19
	vfmadd231ps	%ymm1, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm1) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm6) + ymm11
	vfmadd231ps	%ymm5, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm5) + ymm13
	vmulps	%ymm3, %ymm7, %ymm15
	vmovups	469600(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm6) + ymm13
	vfmadd231ps	%ymm3, %ymm5, %ymm15    # ymm15 = (ymm5 * ymm3) + ymm15
	vmovups	488800(%rbx,%rax,4), %ymm4
	vmovups	4800(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm16    # ymm16 = (ymm4 * ymm3) + ymm16
	vfmadd231ps	%ymm1, %ymm4, %ymm10    # ymm10 = (ymm4 * ymm1) + ymm10
	vmulps	%ymm4, %ymm7, %ymm9
	vmovups	489600(%rbx,%rax,4), %ymm8
	vmovups	5600(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm16    # ymm16 = (ymm8 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm8, %ymm18    # ymm18 = (ymm8 * ymm3) + ymm18
	vfmadd231ps	%ymm0, %ymm8, %ymm10    # ymm10 = (ymm8 * ymm0) + ymm10
	vfmadd231ps	%ymm1, %ymm8, %ymm11    # ymm11 = (ymm8 * ymm1) + ymm11
	vfmadd231ps	%ymm5, %ymm8, %ymm9     # ymm9 = (ymm8 * ymm5) + ymm9
	vmulps	%ymm7, %ymm8, %ymm12
	vmovups	490400(%rbx,%rax,4), %ymm14
	vmovups	6400(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm14, %ymm16   # ymm16 = (ymm14 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm14, %ymm18   # ymm18 = (ymm14 * ymm4) + ymm18
	vfmadd231ps	%ymm3, %ymm14, %ymm19   # ymm19 = (ymm14 * ymm3) + ymm19
	vfmadd231ps	%ymm2, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm2) + ymm10
	vfmadd231ps	%ymm0, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm0) + ymm11
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm6, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm6) + ymm9
	vfmadd231ps	%ymm5, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm5) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	491200(%rbx,%rax,4), %ymm17
	vfmadd231ps	%ymm8, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm19   # ymm19 = (ymm17 * ymm4) + ymm19
	vfmadd231ps	%ymm3, %ymm17, %ymm20   # ymm20 = (ymm17 * ymm3) + ymm20
	vfmadd231ps	%ymm2, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm17, %ymm13   # ymm13 = (ymm17 * ymm0) + ymm13
	vfmadd231ps	%ymm1, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm1) + ymm15
	vfmadd231ps	%ymm6, %ymm17, %ymm12   # ymm12 = (ymm17 * ymm6) + ymm12
	vfmadd231ps	%ymm5, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm5) + ymm14
	vmulps	%ymm17, %ymm7, %ymm17
	vmovups	492000(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm8, %ymm21, %ymm19   # ymm19 = (ymm21 * ymm8) + ymm19
	vfmadd231ps	%ymm4, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm4) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm13   # ymm13 = (ymm21 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm0) + ymm15
	vfmadd231ps	%ymm6, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm6) + ymm14
	vfmadd231ps	%ymm21, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm21) + ymm17
	vmovups	%ymm16, 467200(%r14,%rax,4)
	vmovups	%ymm18, 468000(%r14,%rax,4)
	vmovups	%ymm19, 468800(%r14,%rax,4)
	vmovups	%ymm20, 469600(%r14,%rax,4)
	vmovups	511200(%rbx,%rax,4), %ymm16
	vfmadd231ps	%ymm3, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm3) + ymm10
	vfmadd231ps	%ymm1, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm1) + ymm9
	vmulps	%ymm16, %ymm7, %ymm16
	vmovups	512000(%rbx,%rax,4), %ymm18
	vfmadd231ps	%ymm4, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm4) + ymm10
	vfmadd231ps	%ymm3, %ymm18, %ymm11   # ymm11 = (ymm18 * ymm3) + ymm11
	vfmadd231ps	%ymm0, %ymm18, %ymm9    # ymm9 = (ymm18 * ymm0) + ymm9
	vfmadd231ps	%ymm1, %ymm18, %ymm12   # ymm12 = (ymm18 * ymm1) + ymm12
	vfmadd231ps	%ymm5, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm5) + ymm16
	vmulps	%ymm18, %ymm7, %ymm18
	vmovups	512800(%rbx,%rax,4), %ymm19
	vfmadd231ps	%ymm8, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm8) + ymm10
	vfmadd231ps	%ymm4, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm3) + ymm13
	vfmadd231ps	%ymm2, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm2) + ymm9
	vfmadd231ps	%ymm0, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm0) + ymm12
	vfmadd231ps	%ymm1, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm1) + ymm14
	vfmadd231ps	%ymm6, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm6) + ymm16
	vfmadd231ps	%ymm5, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm5) + ymm18
	vmulps	%ymm19, %ymm7, %ymm19
	vmovups	513600(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm8, %ymm20, %ymm11   # ymm11 = (ymm20 * ymm8) + ymm11
	vfmadd231ps	%ymm4, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm4) + ymm13
	vfmadd231ps	%ymm3, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm3) + ymm15
	vfmadd231ps	%ymm2, %ymm20, %ymm12   # ymm12 = (ymm20 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm1) + ymm17
	vfmadd231ps	%ymm6, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm6) + ymm18
	vfmadd231ps	%ymm5, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm5) + ymm19
	vmulps	%ymm20, %ymm7, %ymm7
	vmovups	514400(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm8, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm8) + ymm13
	vfmadd231ps	%ymm4, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm4) + ymm15
	vfmadd231ps	%ymm2, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm0) + ymm17
	vfmadd231ps	%ymm6, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm6) + ymm19
	vfmadd231ps	%ymm5, %ymm20, %ymm7    # ymm7 = (ymm20 * ymm5) + ymm7
	vmovups	%ymm10, 489600(%r14,%rax,4)
	vmovups	%ymm11, 490400(%r14,%rax,4)
	vmovups	%ymm13, 491200(%r14,%rax,4)
	vmovups	%ymm15, 492000(%r14,%rax,4)
	vmovups	533600(%rbx,%rax,4), %ymm5
	vfmadd231ps	%ymm3, %ymm5, %ymm9     # ymm9 = (ymm5 * ymm3) + ymm9
	vfmadd231ps	%ymm5, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm5) + ymm16
	vmovups	534400(%rbx,%rax,4), %ymm5
	vfmadd231ps	%ymm4, %ymm5, %ymm9     # ymm9 = (ymm5 * ymm4) + ymm9
	vfmadd231ps	%ymm3, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm3) + ymm12
	vfmadd231ps	%ymm0, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm0) + ymm16
	vfmadd231ps	%ymm5, %ymm1, %ymm18    # ymm18 = (ymm1 * ymm5) + ymm18
	vmovups	535200(%rbx,%rax,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm9     # ymm9 = (ymm5 * ymm8) + ymm9
	vfmadd231ps	%ymm4, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm4) + ymm12
	vfmadd231ps	%ymm3, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm3) + ymm14
	vfmadd231ps	%ymm2, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm5, %ymm18    # ymm18 = (ymm5 * ymm0) + ymm18
	vfmadd231ps	%ymm5, %ymm1, %ymm19    # ymm19 = (ymm1 * ymm5) + ymm19
	vmovups	536000(%rbx,%rax,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm4) + ymm14
	vfmadd231ps	%ymm3, %ymm5, %ymm17    # ymm17 = (ymm5 * ymm3) + ymm17
	vfmadd231ps	%ymm2, %ymm5, %ymm18    # ymm18 = (ymm5 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm5, %ymm19    # ymm19 = (ymm5 * ymm0) + ymm19
	vfmadd231ps	%ymm1, %ymm5, %ymm7     # ymm7 = (ymm5 * ymm1) + ymm7
	vmovups	536800(%rbx,%rax,4), %ymm1
	vfmadd231ps	%ymm8, %ymm1, %ymm14    # ymm14 = (ymm1 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm1, %ymm17    # ymm17 = (ymm1 * ymm4) + ymm17
	vfmadd231ps	%ymm2, %ymm1, %ymm19    # ymm19 = (ymm1 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm1, %ymm7     # ymm7 = (ymm1 * ymm0) + ymm7
	vmovups	%ymm9, 512000(%r14,%rax,4)
	vmovups	%ymm12, 512800(%r14,%rax,4)
	vmovups	%ymm14, 513600(%r14,%rax,4)
	vmovups	%ymm17, 514400(%r14,%rax,4)
	vfmadd231ps	556000(%rbx,%rax,4), %ymm3, %ymm16 # ymm16 = (ymm3 * mem) + ymm16
	vmovups	556800(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm4) + ymm16
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vmovups	557600(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm4) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm0) + ymm19
	vmovups	558400(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm4) + ymm19
	vfmadd231ps	%ymm3, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm3) + ymm7
	vmovups	559200(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm8) + ymm19
	vfmadd231ps	%ymm4, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm4) + ymm7
	vmovups	%ymm16, 534400(%r14,%rax,4)
	vmovups	%ymm18, 535200(%r14,%rax,4)
	vmovups	%ymm19, 536000(%r14,%rax,4)
	vmovups	%ymm7, 536800(%r14,%rax,4)
.LBB1_44:
	movq	-16(%rsp), %rax                 # 8-byte Reload
	addq	$-504616, %rax                  # imm = 0xFFF84CD8
	movq	-8(%rsp), %rcx                  # 8-byte Reload
	addq	$-504616, %rcx                  # imm = 0xFFF84CD8
	testq	%rax, %rax
	setg	%al
	testq	%rcx, %rcx
	setle	%cl
	orb	%al, %cl
	jne	.LBB1_57
# %bb.45:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_48
# %bb.46:                               # %.lr.ph48.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_47:                               # %.lr.ph48
                                        # =>This Inner Loop Header: Depth=1
	vmovups	515264(%rbx,%rax,4), %zmm0
	vmovups	864(%rsi,%rax,4), %zmm4
	vmulps	%zmm4, %zmm0, %zmm17
	vmovups	64(%rsi,%rax,4), %zmm5
	vmulps	%zmm5, %zmm0, %zmm18
	vmovups	516064(%rbx,%rax,4), %zmm0
	vmovups	1664(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vmulps	%zmm0, %zmm5, %zmm19
	vmovups	516864(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vmulps	%zmm0, %zmm5, %zmm20
	vmovups	517664(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm3) + zmm19
	vfmadd231ps	%zmm0, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm0) + zmm20
	vfmadd231ps	518464(%rbx,%rax,4), %zmm3, %zmm20 # zmm20 = (zmm3 * mem) + zmm20
	vmovups	537664(%rbx,%rax,4), %zmm1
	vmovups	3264(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm0) + zmm17
	vmovups	2464(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm2) + zmm18
	vmulps	%zmm1, %zmm4, %zmm10
	vmulps	%zmm1, %zmm5, %zmm9
	vmovups	538464(%rbx,%rax,4), %zmm6
	vmovups	4064(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vmulps	%zmm6, %zmm5, %zmm12
	vmovups	539264(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm1, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm4) + zmm12
	vmulps	%zmm6, %zmm5, %zmm15
	vmovups	540064(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm1, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	%zmm6, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm6) + zmm15
	vmovups	540864(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	560064(%rbx,%rax,4), %zmm7
	vmovups	5664(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm6) + zmm17
	vmovups	4864(%rsi,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm18   # zmm18 = (zmm7 * zmm13) + zmm18
	vfmadd231ps	%zmm0, %zmm7, %zmm10    # zmm10 = (zmm7 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm2) + zmm9
	vmulps	%zmm7, %zmm4, %zmm8
	vmulps	%zmm7, %zmm5, %zmm7
	vmovups	560864(%rbx,%rax,4), %zmm14
	vmovups	6464(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm17  # zmm17 = (zmm14 * zmm11) + zmm17
	vfmadd231ps	%zmm6, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm6) + zmm18
	vfmadd231ps	%zmm13, %zmm14, %zmm19  # zmm19 = (zmm14 * zmm13) + zmm19
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm14, %zmm8    # zmm8 = (zmm14 * zmm3) + zmm8
	vfmadd231ps	%zmm4, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm4) + zmm7
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	561664(%rbx,%rax,4), %zmm16
	vfmadd231ps	%zmm11, %zmm16, %zmm18  # zmm18 = (zmm16 * zmm11) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm6) + zmm19
	vfmadd231ps	%zmm13, %zmm16, %zmm20  # zmm20 = (zmm16 * zmm13) + zmm20
	vfmadd231ps	%zmm1, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm3) + zmm7
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	562464(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm11, %zmm21, %zmm19  # zmm19 = (zmm21 * zmm11) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm3, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm3) + zmm14
	vfmadd231ps	%zmm21, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm21) + zmm16
	vmovups	563264(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm11, %zmm21, %zmm20  # zmm20 = (zmm21 * zmm11) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	%zmm17, 537664(%r14,%rax,4)
	vmovups	%zmm18, 538464(%r14,%rax,4)
	vmovups	%zmm19, 539264(%r14,%rax,4)
	vmovups	%zmm20, 540064(%r14,%rax,4)
	vmovups	582464(%rbx,%rax,4), %zmm17
	vfmadd231ps	%zmm6, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm6) + zmm10
	vfmadd231ps	%zmm13, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm13) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm8    # zmm8 = (zmm17 * zmm0) + zmm8
	vfmadd231ps	%zmm2, %zmm17, %zmm7    # zmm7 = (zmm17 * zmm2) + zmm7
	vmulps	%zmm17, %zmm4, %zmm18
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	583264(%rbx,%rax,4), %zmm19
	vfmadd231ps	%zmm11, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm11) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm6) + zmm9
	vfmadd231ps	%zmm13, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm13) + zmm12
	vfmadd231ps	%zmm1, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm1) + zmm8
	vfmadd231ps	%zmm0, %zmm19, %zmm7    # zmm7 = (zmm19 * zmm0) + zmm7
	vfmadd231ps	%zmm2, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm2) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vmulps	%zmm19, %zmm5, %zmm19
	vmovups	584064(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm11, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm11) + zmm9
	vfmadd231ps	%zmm6, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm13) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm7    # zmm7 = (zmm20 * zmm1) + zmm7
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm2) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vmulps	%zmm20, %zmm5, %zmm5
	vmovups	584864(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm11, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm11) + zmm12
	vfmadd231ps	%zmm6, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm6) + zmm15
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm4) + zmm5
	vmovups	585664(%rbx,%rax,4), %zmm4
	vfmadd231ps	%zmm11, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm11) + zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm1) + zmm16
	vfmadd231ps	%zmm3, %zmm4, %zmm5     # zmm5 = (zmm4 * zmm3) + zmm5
	vmovups	%zmm10, 560064(%r14,%rax,4)
	vmovups	%zmm9, 560864(%r14,%rax,4)
	vmovups	%zmm12, 561664(%r14,%rax,4)
	vmovups	%zmm15, 562464(%r14,%rax,4)
	vmovups	604864(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm6, %zmm3, %zmm8     # zmm8 = (zmm3 * zmm6) + zmm8
	vfmadd231ps	%zmm13, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm13) + zmm7
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm3) + zmm17
	vmovups	605664(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm8    # zmm8 = (zmm3 * zmm11) + zmm8
	vfmadd231ps	%zmm6, %zmm3, %zmm7     # zmm7 = (zmm3 * zmm6) + zmm7
	vfmadd231ps	%zmm13, %zmm3, %zmm14   # zmm14 = (zmm3 * zmm13) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vfmadd231ps	%zmm3, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm3) + zmm19
	vmovups	606464(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm11) + zmm7
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vfmadd231ps	%zmm13, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm13) + zmm16
	vfmadd231ps	%zmm1, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm2, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm2) + zmm5
	vmovups	607264(%rbx,%rax,4), %zmm2
	vfmadd231ps	%zmm11, %zmm2, %zmm14   # zmm14 = (zmm2 * zmm11) + zmm14
	vfmadd231ps	%zmm6, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm6) + zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm2, %zmm5     # zmm5 = (zmm2 * zmm0) + zmm5
	vmovups	608064(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm11, %zmm0, %zmm16   # zmm16 = (zmm0 * zmm11) + zmm16
	vfmadd231ps	%zmm1, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm1) + zmm5
	vmovups	%zmm8, 582464(%r14,%rax,4)
	vmovups	%zmm7, 583264(%r14,%rax,4)
	vmovups	%zmm14, 584064(%r14,%rax,4)
	vmovups	%zmm16, 584864(%r14,%rax,4)
	vmovups	%zmm18, 604864(%r14,%rax,4)
	vmovups	%zmm17, 605664(%r14,%rax,4)
	vmovups	%zmm19, 606464(%r14,%rax,4)
	vmovups	%zmm5, 607264(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_47
.LBB1_48:                               # %._crit_edge49
	movl	$192, %eax
	#APP
	#NO_APP
	vmovups	515200(%rbx,%rax,4), %ymm0
	vmovups	800(%rsi,%rax,4), %ymm4
	vmulps	%ymm4, %ymm0, %ymm17
	vmovups	(%rsi,%rax,4), %ymm5
	vmulps	%ymm5, %ymm0, %ymm18
	vmovups	516000(%rbx,%rax,4), %ymm0
	vmovups	1600(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm0, %ymm17    # ymm17 = (ymm0 * ymm3) + ymm17
	vfmadd231ps	%ymm4, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm4) + ymm18
	vmulps	%ymm0, %ymm5, %ymm19
	vmovups	516800(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm3) + ymm18
	vfmadd231ps	%ymm4, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm4) + ymm19
	vmulps	%ymm0, %ymm5, %ymm20
	vmovups	517600(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm3) + ymm19
	vfmadd231ps	%ymm0, %ymm4, %ymm20    # ymm20 = (ymm4 * ymm0) + ymm20
	vfmadd231ps	518400(%rbx,%rax,4), %ymm3, %ymm20 # ymm20 = (ymm3 * mem) + ymm20
	vmovups	537600(%rbx,%rax,4), %ymm1
	vmovups	3200(%rsi,%rax,4), %ymm0
	vfmadd231ps	%ymm0, %ymm1, %ymm17    # ymm17 = (ymm1 * ymm0) + ymm17
	vmovups	2400(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm1, %ymm18    # ymm18 = (ymm1 * ymm2) + ymm18
	vmulps	%ymm1, %ymm4, %ymm10
	vmulps	%ymm1, %ymm5, %ymm9
	vmovups	538400(%rbx,%rax,4), %ymm6
	vmovups	4000(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm6, %ymm17    # ymm17 = (ymm6 * ymm1) + ymm17
	vfmadd231ps	%ymm0, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm0) + ymm18
	vfmadd231ps	%ymm2, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm2) + ymm19
	vfmadd231ps	%ymm3, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm3) + ymm10
	vfmadd231ps	%ymm4, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm4) + ymm9
	vmulps	%ymm6, %ymm5, %ymm12
	vmovups	539200(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm1, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm1) + ymm18
	vfmadd231ps	%ymm0, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm0) + ymm19
	vfmadd231ps	%ymm2, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm2) + ymm20
	vfmadd231ps	%ymm3, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm3) + ymm9
	vfmadd231ps	%ymm4, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm4) + ymm12
	vmulps	%ymm6, %ymm5, %ymm15
	vmovups	540000(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm1, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm1) + ymm19
	vfmadd231ps	%ymm0, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm0) + ymm20
	vfmadd231ps	%ymm3, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm3) + ymm12
	vfmadd231ps	%ymm6, %ymm4, %ymm15    # ymm15 = (ymm4 * ymm6) + ymm15
	vmovups	540800(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm1, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm1) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm6) + ymm15
	vmovups	560000(%rbx,%rax,4), %ymm7
	vmovups	5600(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm7, %ymm17    # ymm17 = (ymm7 * ymm6) + ymm17
	vmovups	4800(%rsi,%rax,4), %ymm13
	vfmadd231ps	%ymm13, %ymm7, %ymm18   # ymm18 = (ymm7 * ymm13) + ymm18
	vfmadd231ps	%ymm0, %ymm7, %ymm10    # ymm10 = (ymm7 * ymm0) + ymm10
	vfmadd231ps	%ymm2, %ymm7, %ymm9     # ymm9 = (ymm7 * ymm2) + ymm9
	vmulps	%ymm7, %ymm4, %ymm8
	vmulps	%ymm7, %ymm5, %ymm7
	vmovups	560800(%rbx,%rax,4), %ymm14
	vmovups	6400(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm14, %ymm17  # ymm17 = (ymm14 * ymm11) + ymm17
	vfmadd231ps	%ymm6, %ymm14, %ymm18   # ymm18 = (ymm14 * ymm6) + ymm18
	vfmadd231ps	%ymm13, %ymm14, %ymm19  # ymm19 = (ymm14 * ymm13) + ymm19
	vfmadd231ps	%ymm1, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm1) + ymm10
	vfmadd231ps	%ymm0, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm0) + ymm9
	vfmadd231ps	%ymm2, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm2) + ymm12
	vfmadd231ps	%ymm3, %ymm14, %ymm8    # ymm8 = (ymm14 * ymm3) + ymm8
	vfmadd231ps	%ymm4, %ymm14, %ymm7    # ymm7 = (ymm14 * ymm4) + ymm7
	vmulps	%ymm5, %ymm14, %ymm14
	vmovups	561600(%rbx,%rax,4), %ymm16
	vfmadd231ps	%ymm11, %ymm16, %ymm18  # ymm18 = (ymm16 * ymm11) + ymm18
	vfmadd231ps	%ymm6, %ymm16, %ymm19   # ymm19 = (ymm16 * ymm6) + ymm19
	vfmadd231ps	%ymm13, %ymm16, %ymm20  # ymm20 = (ymm16 * ymm13) + ymm20
	vfmadd231ps	%ymm1, %ymm16, %ymm9    # ymm9 = (ymm16 * ymm1) + ymm9
	vfmadd231ps	%ymm0, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm0) + ymm12
	vfmadd231ps	%ymm2, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm2) + ymm15
	vfmadd231ps	%ymm3, %ymm16, %ymm7    # ymm7 = (ymm16 * ymm3) + ymm7
	vfmadd231ps	%ymm4, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm4) + ymm14
	vmulps	%ymm16, %ymm5, %ymm16
	vmovups	562400(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm11, %ymm21, %ymm19  # ymm19 = (ymm21 * ymm11) + ymm19
	vfmadd231ps	%ymm6, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm6) + ymm20
	vfmadd231ps	%ymm1, %ymm21, %ymm12   # ymm12 = (ymm21 * ymm1) + ymm12
	vfmadd231ps	%ymm0, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm0) + ymm15
	vfmadd231ps	%ymm3, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm3) + ymm14
	vfmadd231ps	%ymm21, %ymm4, %ymm16   # ymm16 = (ymm4 * ymm21) + ymm16
	vmovups	563200(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm11, %ymm21, %ymm20  # ymm20 = (ymm21 * ymm11) + ymm20
	vfmadd231ps	%ymm1, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm1) + ymm15
	vfmadd231ps	%ymm21, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm21) + ymm16
	vmovups	%ymm17, 537600(%r14,%rax,4)
	vmovups	%ymm18, 538400(%r14,%rax,4)
	vmovups	%ymm19, 539200(%r14,%rax,4)
	vmovups	%ymm20, 540000(%r14,%rax,4)
	vmovups	582400(%rbx,%rax,4), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm10   # ymm10 = (ymm17 * ymm6) + ymm10
	vfmadd231ps	%ymm13, %ymm17, %ymm9   # ymm9 = (ymm17 * ymm13) + ymm9
	vfmadd231ps	%ymm0, %ymm17, %ymm8    # ymm8 = (ymm17 * ymm0) + ymm8
	vfmadd231ps	%ymm2, %ymm17, %ymm7    # ymm7 = (ymm17 * ymm2) + ymm7
	vmulps	%ymm17, %ymm4, %ymm18
	vmulps	%ymm17, %ymm5, %ymm17
	vmovups	583200(%rbx,%rax,4), %ymm19
	vfmadd231ps	%ymm11, %ymm19, %ymm10  # ymm10 = (ymm19 * ymm11) + ymm10
	vfmadd231ps	%ymm6, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm6) + ymm9
	vfmadd231ps	%ymm13, %ymm19, %ymm12  # ymm12 = (ymm19 * ymm13) + ymm12
	vfmadd231ps	%ymm1, %ymm19, %ymm8    # ymm8 = (ymm19 * ymm1) + ymm8
	vfmadd231ps	%ymm0, %ymm19, %ymm7    # ymm7 = (ymm19 * ymm0) + ymm7
	vfmadd231ps	%ymm2, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm2) + ymm14
	vfmadd231ps	%ymm3, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm3) + ymm18
	vfmadd231ps	%ymm4, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm4) + ymm17
	vmulps	%ymm19, %ymm5, %ymm19
	vmovups	584000(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm11, %ymm20, %ymm9   # ymm9 = (ymm20 * ymm11) + ymm9
	vfmadd231ps	%ymm6, %ymm20, %ymm12   # ymm12 = (ymm20 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm20, %ymm15  # ymm15 = (ymm20 * ymm13) + ymm15
	vfmadd231ps	%ymm1, %ymm20, %ymm7    # ymm7 = (ymm20 * ymm1) + ymm7
	vfmadd231ps	%ymm0, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm0) + ymm14
	vfmadd231ps	%ymm2, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm2) + ymm16
	vfmadd231ps	%ymm3, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm3) + ymm17
	vfmadd231ps	%ymm4, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm4) + ymm19
	vmulps	%ymm20, %ymm5, %ymm5
	vmovups	584800(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm11, %ymm20, %ymm12  # ymm12 = (ymm20 * ymm11) + ymm12
	vfmadd231ps	%ymm6, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm6) + ymm15
	vfmadd231ps	%ymm1, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm1) + ymm14
	vfmadd231ps	%ymm0, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm0) + ymm16
	vfmadd231ps	%ymm3, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm3) + ymm19
	vfmadd231ps	%ymm4, %ymm20, %ymm5    # ymm5 = (ymm20 * ymm4) + ymm5
	vmovups	585600(%rbx,%rax,4), %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm11) + ymm15
	vfmadd231ps	%ymm1, %ymm4, %ymm16    # ymm16 = (ymm4 * ymm1) + ymm16
	vfmadd231ps	%ymm3, %ymm4, %ymm5     # ymm5 = (ymm4 * ymm3) + ymm5
	vmovups	%ymm10, 560000(%r14,%rax,4)
	vmovups	%ymm9, 560800(%r14,%rax,4)
	vmovups	%ymm12, 561600(%r14,%rax,4)
	vmovups	%ymm15, 562400(%r14,%rax,4)
	vmovups	604800(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm8     # ymm8 = (ymm3 * ymm6) + ymm8
	vfmadd231ps	%ymm13, %ymm3, %ymm7    # ymm7 = (ymm3 * ymm13) + ymm7
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vfmadd231ps	%ymm3, %ymm2, %ymm17    # ymm17 = (ymm2 * ymm3) + ymm17
	vmovups	605600(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm8    # ymm8 = (ymm3 * ymm11) + ymm8
	vfmadd231ps	%ymm6, %ymm3, %ymm7     # ymm7 = (ymm3 * ymm6) + ymm7
	vfmadd231ps	%ymm13, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm13) + ymm14
	vfmadd231ps	%ymm1, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm1) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm0) + ymm17
	vfmadd231ps	%ymm3, %ymm2, %ymm19    # ymm19 = (ymm2 * ymm3) + ymm19
	vmovups	606400(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm7    # ymm7 = (ymm3 * ymm11) + ymm7
	vfmadd231ps	%ymm6, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm6) + ymm14
	vfmadd231ps	%ymm13, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm13) + ymm16
	vfmadd231ps	%ymm1, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm1) + ymm17
	vfmadd231ps	%ymm0, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm0) + ymm19
	vfmadd231ps	%ymm2, %ymm3, %ymm5     # ymm5 = (ymm3 * ymm2) + ymm5
	vmovups	607200(%rbx,%rax,4), %ymm2
	vfmadd231ps	%ymm11, %ymm2, %ymm14   # ymm14 = (ymm2 * ymm11) + ymm14
	vfmadd231ps	%ymm6, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm6) + ymm16
	vfmadd231ps	%ymm1, %ymm2, %ymm19    # ymm19 = (ymm2 * ymm1) + ymm19
	vfmadd231ps	%ymm0, %ymm2, %ymm5     # ymm5 = (ymm2 * ymm0) + ymm5
	vmovups	608000(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm11, %ymm0, %ymm16   # ymm16 = (ymm0 * ymm11) + ymm16
	vfmadd231ps	%ymm1, %ymm0, %ymm5     # ymm5 = (ymm0 * ymm1) + ymm5
	vmovups	%ymm8, 582400(%r14,%rax,4)
	vmovups	%ymm7, 583200(%r14,%rax,4)
	vmovups	%ymm14, 584000(%r14,%rax,4)
	vmovups	%ymm16, 584800(%r14,%rax,4)
	vmovups	%ymm18, 604800(%r14,%rax,4)
	vmovups	%ymm17, 605600(%r14,%rax,4)
	vmovups	%ymm19, 606400(%r14,%rax,4)
	vmovups	%ymm5, 607200(%r14,%rax,4)
	leaq	517600(%rbx), %rax
	leaq	540800(%r14), %rcx
	movl	$4, %edx
	jmp	.LBB1_49
	.p2align	4
.LBB1_52:                               # %._crit_edge52
                                        #   in Loop: Header=BB1_49 Depth=1
	imulq	$200, %rdx, %rdi
	movl	$192, %r8d
	#APP
	#NO_APP
	leaq	(%rbx,%rdi,4), %r11
	vmovups	(%rsi,%r8,4), %ymm5
	vmulps	514400(%r11,%r8,4), %ymm5, %ymm16
	vmovups	515200(%r11,%r8,4), %ymm0
	vmovups	800(%rsi,%r8,4), %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm4) + ymm16
	vmulps	%ymm0, %ymm5, %ymm18
	vmovups	516000(%r11,%r8,4), %ymm0
	vmovups	1600(%rsi,%r8,4), %ymm3
	vfmadd231ps	%ymm3, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm3) + ymm16
	vfmadd231ps	%ymm4, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm4) + ymm18
	vmulps	%ymm0, %ymm5, %ymm19
	vmovups	516800(%r11,%r8,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm3) + ymm18
	vfmadd231ps	%ymm4, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm4) + ymm19
	vmulps	%ymm0, %ymm5, %ymm20
	vmovups	517600(%r11,%r8,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm3) + ymm19
	vfmadd231ps	%ymm0, %ymm4, %ymm20    # ymm20 = (ymm4 * ymm0) + ymm20
	leaq	4(%rdx), %r9
	imulq	$800, %r9, %r10                 # imm = 0x320
	addq	%rbx, %r10
	vfmadd231ps	515200(%r10,%r8,4), %ymm3, %ymm20 # ymm20 = (ymm3 * mem) + ymm20
	vmovups	536800(%r11,%r8,4), %ymm0
	vmovups	2400(%rsi,%r8,4), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm1) + ymm16
	vmulps	%ymm0, %ymm5, %ymm7
	addq	%r8, %rdi
	vmovups	537600(%rbx,%rdi,4), %ymm2
	vmovups	3200(%rsi,%r8,4), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm2, %ymm18    # ymm18 = (ymm2 * ymm1) + ymm18
	vfmadd231ps	%ymm4, %ymm2, %ymm7     # ymm7 = (ymm2 * ymm4) + ymm7
	vmulps	%ymm2, %ymm5, %ymm8
	vmovups	538400(%rbx,%rdi,4), %ymm6
	vmovups	4000(%rsi,%r8,4), %ymm2
	vfmadd231ps	%ymm2, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm0) + ymm18
	vfmadd231ps	%ymm1, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm1) + ymm19
	vfmadd231ps	%ymm3, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm3) + ymm7
	vfmadd231ps	%ymm4, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm4) + ymm8
	vmulps	%ymm6, %ymm5, %ymm13
	vmovups	539200(%rbx,%rdi,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm0) + ymm19
	vfmadd231ps	%ymm1, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm1) + ymm20
	vfmadd231ps	%ymm3, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm3) + ymm8
	vfmadd231ps	%ymm4, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm4) + ymm13
	vmulps	%ymm6, %ymm5, %ymm15
	vmovups	540000(%rbx,%rdi,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm0) + ymm20
	vfmadd231ps	%ymm3, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm3) + ymm13
	vfmadd231ps	%ymm6, %ymm4, %ymm15    # ymm15 = (ymm4 * ymm6) + ymm15
	vmovups	537600(%r10,%r8,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm2) + ymm20
	vfmadd231ps	%ymm6, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm6) + ymm15
	vmovups	559200(%r11,%r8,4), %ymm6
	vmovups	4800(%rsi,%r8,4), %ymm11
	vfmadd231ps	%ymm11, %ymm6, %ymm16   # ymm16 = (ymm6 * ymm11) + ymm16
	vfmadd231ps	%ymm1, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm1) + ymm7
	vmulps	%ymm6, %ymm5, %ymm6
	vmovups	560000(%rbx,%rdi,4), %ymm10
	vmovups	5600(%rsi,%r8,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm16   # ymm16 = (ymm10 * ymm9) + ymm16
	vfmadd231ps	%ymm11, %ymm10, %ymm18  # ymm18 = (ymm10 * ymm11) + ymm18
	vfmadd231ps	%ymm0, %ymm10, %ymm7    # ymm7 = (ymm10 * ymm0) + ymm7
	vfmadd231ps	%ymm1, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm1) + ymm8
	vfmadd231ps	%ymm4, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm4) + ymm6
	vmulps	%ymm5, %ymm10, %ymm10
	vmovups	560800(%rbx,%rdi,4), %ymm14
	vmovups	6400(%rsi,%r8,4), %ymm12
	vfmadd231ps	%ymm12, %ymm14, %ymm16  # ymm16 = (ymm14 * ymm12) + ymm16
	vfmadd231ps	%ymm9, %ymm14, %ymm18   # ymm18 = (ymm14 * ymm9) + ymm18
	vfmadd231ps	%ymm11, %ymm14, %ymm19  # ymm19 = (ymm14 * ymm11) + ymm19
	vfmadd231ps	%ymm2, %ymm14, %ymm7    # ymm7 = (ymm14 * ymm2) + ymm7
	vfmadd231ps	%ymm0, %ymm14, %ymm8    # ymm8 = (ymm14 * ymm0) + ymm8
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm3, %ymm14, %ymm6    # ymm6 = (ymm14 * ymm3) + ymm6
	vfmadd231ps	%ymm4, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm4) + ymm10
	vmulps	%ymm5, %ymm14, %ymm14
	vmovups	561600(%rbx,%rdi,4), %ymm17
	vfmadd231ps	%ymm12, %ymm17, %ymm18  # ymm18 = (ymm17 * ymm12) + ymm18
	vfmadd231ps	%ymm9, %ymm17, %ymm19   # ymm19 = (ymm17 * ymm9) + ymm19
	vfmadd231ps	%ymm11, %ymm17, %ymm20  # ymm20 = (ymm17 * ymm11) + ymm20
	vfmadd231ps	%ymm2, %ymm17, %ymm8    # ymm8 = (ymm17 * ymm2) + ymm8
	vfmadd231ps	%ymm0, %ymm17, %ymm13   # ymm13 = (ymm17 * ymm0) + ymm13
	vfmadd231ps	%ymm1, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm1) + ymm15
	vfmadd231ps	%ymm3, %ymm17, %ymm10   # ymm10 = (ymm17 * ymm3) + ymm10
	vfmadd231ps	%ymm4, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm4) + ymm14
	vmulps	%ymm17, %ymm5, %ymm17
	vmovups	562400(%rbx,%rdi,4), %ymm21
	vfmadd231ps	%ymm12, %ymm21, %ymm19  # ymm19 = (ymm21 * ymm12) + ymm19
	vfmadd231ps	%ymm9, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm9) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm13   # ymm13 = (ymm21 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm0) + ymm15
	vfmadd231ps	%ymm3, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm3) + ymm14
	vfmadd231ps	%ymm21, %ymm4, %ymm17   # ymm17 = (ymm4 * ymm21) + ymm17
	vmovups	560000(%r10,%r8,4), %ymm21
	vfmadd231ps	%ymm12, %ymm21, %ymm20  # ymm20 = (ymm21 * ymm12) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm2) + ymm15
	vfmadd231ps	%ymm21, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm21) + ymm17
	vmovups	%ymm16, 537600(%r14,%rdi,4)
	vmovups	%ymm18, 538400(%r14,%rdi,4)
	vmovups	%ymm19, 539200(%r14,%rdi,4)
	vmovups	%ymm20, 540000(%r14,%rdi,4)
	vmovups	581600(%r11,%r8,4), %ymm16
	vfmadd231ps	%ymm11, %ymm16, %ymm7   # ymm7 = (ymm16 * ymm11) + ymm7
	vfmadd231ps	%ymm1, %ymm16, %ymm6    # ymm6 = (ymm16 * ymm1) + ymm6
	vmulps	%ymm16, %ymm5, %ymm16
	vmovups	582400(%rbx,%rdi,4), %ymm18
	vfmadd231ps	%ymm9, %ymm18, %ymm7    # ymm7 = (ymm18 * ymm9) + ymm7
	vfmadd231ps	%ymm11, %ymm18, %ymm8   # ymm8 = (ymm18 * ymm11) + ymm8
	vfmadd231ps	%ymm0, %ymm18, %ymm6    # ymm6 = (ymm18 * ymm0) + ymm6
	vfmadd231ps	%ymm1, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm1) + ymm10
	vfmadd231ps	%ymm4, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm4) + ymm16
	vmulps	%ymm18, %ymm5, %ymm18
	vmovups	583200(%rbx,%rdi,4), %ymm19
	vfmadd231ps	%ymm12, %ymm19, %ymm7   # ymm7 = (ymm19 * ymm12) + ymm7
	vfmadd231ps	%ymm9, %ymm19, %ymm8    # ymm8 = (ymm19 * ymm9) + ymm8
	vfmadd231ps	%ymm11, %ymm19, %ymm13  # ymm13 = (ymm19 * ymm11) + ymm13
	vfmadd231ps	%ymm2, %ymm19, %ymm6    # ymm6 = (ymm19 * ymm2) + ymm6
	vfmadd231ps	%ymm0, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm0) + ymm10
	vfmadd231ps	%ymm1, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm1) + ymm14
	vfmadd231ps	%ymm3, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm3) + ymm16
	vfmadd231ps	%ymm4, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm4) + ymm18
	vmulps	%ymm19, %ymm5, %ymm19
	vmovups	584000(%rbx,%rdi,4), %ymm20
	vfmadd231ps	%ymm12, %ymm20, %ymm8   # ymm8 = (ymm20 * ymm12) + ymm8
	vfmadd231ps	%ymm9, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm9) + ymm13
	vfmadd231ps	%ymm11, %ymm20, %ymm15  # ymm15 = (ymm20 * ymm11) + ymm15
	vfmadd231ps	%ymm2, %ymm20, %ymm10   # ymm10 = (ymm20 * ymm2) + ymm10
	vfmadd231ps	%ymm0, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm1) + ymm17
	vfmadd231ps	%ymm3, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm3) + ymm18
	vfmadd231ps	%ymm4, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm4) + ymm19
	vmulps	%ymm20, %ymm5, %ymm5
	vmovups	584800(%rbx,%rdi,4), %ymm20
	vfmadd231ps	%ymm12, %ymm20, %ymm13  # ymm13 = (ymm20 * ymm12) + ymm13
	vfmadd231ps	%ymm9, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm9) + ymm15
	vfmadd231ps	%ymm2, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm0) + ymm17
	vfmadd231ps	%ymm3, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm3) + ymm19
	vfmadd231ps	%ymm4, %ymm20, %ymm5    # ymm5 = (ymm20 * ymm4) + ymm5
	vmovups	582400(%r10,%r8,4), %ymm4
	vfmadd231ps	%ymm12, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm12) + ymm15
	vfmadd231ps	%ymm2, %ymm4, %ymm17    # ymm17 = (ymm4 * ymm2) + ymm17
	vfmadd231ps	%ymm3, %ymm4, %ymm5     # ymm5 = (ymm4 * ymm3) + ymm5
	vmovups	%ymm7, 560000(%r14,%rdi,4)
	vmovups	%ymm8, 560800(%r14,%rdi,4)
	vmovups	%ymm13, 561600(%r14,%rdi,4)
	vmovups	%ymm15, 562400(%r14,%rdi,4)
	vmovups	604000(%r11,%r8,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm6    # ymm6 = (ymm3 * ymm11) + ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm3) + ymm16
	vmovups	604800(%rbx,%rdi,4), %ymm3
	vfmadd231ps	%ymm9, %ymm3, %ymm6     # ymm6 = (ymm3 * ymm9) + ymm6
	vfmadd231ps	%ymm11, %ymm3, %ymm10   # ymm10 = (ymm3 * ymm11) + ymm10
	vfmadd231ps	%ymm0, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm0) + ymm16
	vfmadd231ps	%ymm3, %ymm1, %ymm18    # ymm18 = (ymm1 * ymm3) + ymm18
	vmovups	605600(%rbx,%rdi,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm6    # ymm6 = (ymm3 * ymm12) + ymm6
	vfmadd231ps	%ymm9, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm9) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm11) + ymm14
	vfmadd231ps	%ymm2, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vfmadd231ps	%ymm3, %ymm1, %ymm19    # ymm19 = (ymm1 * ymm3) + ymm19
	vmovups	606400(%rbx,%rdi,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm10   # ymm10 = (ymm3 * ymm12) + ymm10
	vfmadd231ps	%ymm9, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm9) + ymm14
	vfmadd231ps	%ymm11, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm11) + ymm17
	vfmadd231ps	%ymm2, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm0) + ymm19
	vfmadd231ps	%ymm1, %ymm3, %ymm5     # ymm5 = (ymm3 * ymm1) + ymm5
	vmovups	607200(%rbx,%rdi,4), %ymm1
	vfmadd231ps	%ymm12, %ymm1, %ymm14   # ymm14 = (ymm1 * ymm12) + ymm14
	vfmadd231ps	%ymm9, %ymm1, %ymm17    # ymm17 = (ymm1 * ymm9) + ymm17
	vfmadd231ps	%ymm2, %ymm1, %ymm19    # ymm19 = (ymm1 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm1, %ymm5     # ymm5 = (ymm1 * ymm0) + ymm5
	vmovups	604800(%r10,%r8,4), %ymm0
	vfmadd231ps	%ymm12, %ymm0, %ymm17   # ymm17 = (ymm0 * ymm12) + ymm17
	vfmadd231ps	%ymm2, %ymm0, %ymm5     # ymm5 = (ymm0 * ymm2) + ymm5
	vmovups	%ymm6, 582400(%r14,%rdi,4)
	vmovups	%ymm10, 583200(%r14,%rdi,4)
	vmovups	%ymm14, 584000(%r14,%rdi,4)
	vmovups	%ymm17, 584800(%r14,%rdi,4)
	vmovups	%ymm16, 604800(%r14,%rdi,4)
	vmovups	%ymm18, 605600(%r14,%rdi,4)
	vmovups	%ymm19, 606400(%r14,%rdi,4)
	vmovups	%ymm5, 607200(%r14,%rdi,4)
	addq	$3200, %rax                     # imm = 0xC80
	addq	$3200, %rcx                     # imm = 0xC80
	cmpq	$20, %rdx
	movq	%r9, %rdx
	jae	.LBB1_53
.LBB1_49:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_51 Depth 2
	xorl	%edi, %edi
	#APP
	#NO_APP
	cmpq	$191, %rdi
	jg	.LBB1_52
# %bb.50:                               # %.lr.ph51
                                        #   in Loop: Header=BB1_49 Depth=1
	addq	$-16, %rdi
	.p2align	4
.LBB1_51:                               #   Parent Loop BB1_49 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%rsi,%rdi,4), %zmm5
	vmulps	64(%rax,%rdi,4), %zmm5, %zmm17
	vmovups	864(%rax,%rdi,4), %zmm0
	vmovups	864(%rsi,%rdi,4), %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm4) + zmm17
	vmulps	%zmm0, %zmm5, %zmm18
	vmovups	1664(%rax,%rdi,4), %zmm0
	vmovups	1664(%rsi,%rdi,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vmulps	%zmm0, %zmm5, %zmm19
	vmovups	2464(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vmulps	%zmm0, %zmm5, %zmm20
	vmovups	3264(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm3) + zmm19
	vfmadd231ps	%zmm0, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm0) + zmm20
	vfmadd231ps	4064(%rax,%rdi,4), %zmm3, %zmm20 # zmm20 = (zmm3 * mem) + zmm20
	vmovups	22464(%rax,%rdi,4), %zmm0
	vmovups	2464(%rsi,%rdi,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm1) + zmm17
	vmulps	%zmm0, %zmm5, %zmm7
	vmovups	23264(%rax,%rdi,4), %zmm2
	vmovups	3264(%rsi,%rdi,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm0) + zmm17
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm4, %zmm2, %zmm7     # zmm7 = (zmm2 * zmm4) + zmm7
	vmulps	%zmm2, %zmm5, %zmm8
	vmovups	24064(%rax,%rdi,4), %zmm6
	vmovups	4064(%rsi,%rdi,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm2) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm1) + zmm19
	vfmadd231ps	%zmm3, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm3) + zmm7
	vfmadd231ps	%zmm4, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm4) + zmm8
	vmulps	%zmm6, %zmm5, %zmm13
	vmovups	24864(%rax,%rdi,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm3) + zmm8
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vmulps	%zmm6, %zmm5, %zmm15
	vmovups	25664(%rax,%rdi,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vfmadd231ps	%zmm6, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm6) + zmm15
	vmovups	26464(%rax,%rdi,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	44864(%rax,%rdi,4), %zmm6
	vmovups	4864(%rsi,%rdi,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm11) + zmm17
	vfmadd231ps	%zmm1, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm1) + zmm7
	vmulps	%zmm6, %zmm5, %zmm6
	vmovups	45664(%rax,%rdi,4), %zmm10
	vmovups	5664(%rsi,%rdi,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm9) + zmm17
	vfmadd231ps	%zmm11, %zmm10, %zmm18  # zmm18 = (zmm10 * zmm11) + zmm18
	vfmadd231ps	%zmm0, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm0) + zmm7
	vfmadd231ps	%zmm1, %zmm10, %zmm8    # zmm8 = (zmm10 * zmm1) + zmm8
	vfmadd231ps	%zmm4, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm4) + zmm6
	vmulps	%zmm10, %zmm5, %zmm10
	vmovups	46464(%rax,%rdi,4), %zmm14
	vmovups	6464(%rsi,%rdi,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm17  # zmm17 = (zmm14 * zmm12) + zmm17
	vfmadd231ps	%zmm9, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm9) + zmm18
	vfmadd231ps	%zmm11, %zmm14, %zmm19  # zmm19 = (zmm14 * zmm11) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm2) + zmm7
	vfmadd231ps	%zmm0, %zmm14, %zmm8    # zmm8 = (zmm14 * zmm0) + zmm8
	vfmadd231ps	%zmm1, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm1) + zmm13
	vfmadd231ps	%zmm3, %zmm14, %zmm6    # zmm6 = (zmm14 * zmm3) + zmm6
	vfmadd231ps	%zmm4, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm4) + zmm10
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	47264(%rax,%rdi,4), %zmm16
	vfmadd231ps	%zmm12, %zmm16, %zmm18  # zmm18 = (zmm16 * zmm12) + zmm18
	vfmadd231ps	%zmm9, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm9) + zmm19
	vfmadd231ps	%zmm11, %zmm16, %zmm20  # zmm20 = (zmm16 * zmm11) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm8    # zmm8 = (zmm16 * zmm2) + zmm8
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	48064(%rax,%rdi,4), %zmm21
	vfmadd231ps	%zmm12, %zmm21, %zmm19  # zmm19 = (zmm21 * zmm12) + zmm19
	vfmadd231ps	%zmm9, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm9) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm3, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm3) + zmm14
	vfmadd231ps	%zmm21, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm21) + zmm16
	vmovups	48864(%rax,%rdi,4), %zmm21
	vfmadd231ps	%zmm12, %zmm21, %zmm20  # zmm20 = (zmm21 * zmm12) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	%zmm17, 64(%rcx,%rdi,4)
	vmovups	%zmm18, 864(%rcx,%rdi,4)
	vmovups	%zmm19, 1664(%rcx,%rdi,4)
	vmovups	%zmm20, 2464(%rcx,%rdi,4)
	vmovups	67264(%rax,%rdi,4), %zmm17
	vfmadd231ps	%zmm11, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm11) + zmm7
	vfmadd231ps	%zmm1, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm1) + zmm6
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	68064(%rax,%rdi,4), %zmm18
	vfmadd231ps	%zmm9, %zmm18, %zmm7    # zmm7 = (zmm18 * zmm9) + zmm7
	vfmadd231ps	%zmm11, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm11) + zmm8
	vfmadd231ps	%zmm0, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm0) + zmm6
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm4, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm4) + zmm17
	vmulps	%zmm18, %zmm5, %zmm18
	vmovups	68864(%rax,%rdi,4), %zmm19
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm9, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm9) + zmm8
	vfmadd231ps	%zmm11, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm11) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm2) + zmm6
	vfmadd231ps	%zmm0, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vmulps	%zmm19, %zmm5, %zmm19
	vmovups	69664(%rax,%rdi,4), %zmm20
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm9, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm9) + zmm13
	vfmadd231ps	%zmm11, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm11) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm1) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vmulps	%zmm20, %zmm5, %zmm5
	vmovups	70464(%rax,%rdi,4), %zmm20
	vfmadd231ps	%zmm12, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm12) + zmm13
	vfmadd231ps	%zmm9, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm9) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm4) + zmm5
	vmovups	71264(%rax,%rdi,4), %zmm4
	vfmadd231ps	%zmm12, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm12) + zmm15
	vfmadd231ps	%zmm2, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm2) + zmm16
	vfmadd231ps	%zmm3, %zmm4, %zmm5     # zmm5 = (zmm4 * zmm3) + zmm5
	vmovups	%zmm7, 22464(%rcx,%rdi,4)
	vmovups	%zmm8, 23264(%rcx,%rdi,4)
	vmovups	%zmm13, 24064(%rcx,%rdi,4)
	vmovups	%zmm15, 24864(%rcx,%rdi,4)
	vmovups	89664(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm11) + zmm6
	vfmadd231ps	%zmm3, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm3) + zmm17
	vmovups	90464(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm9, %zmm3, %zmm6     # zmm6 = (zmm3 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm11) + zmm10
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vfmadd231ps	%zmm3, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm3) + zmm18
	vmovups	91264(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm12, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm12) + zmm6
	vfmadd231ps	%zmm9, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm9) + zmm10
	vfmadd231ps	%zmm11, %zmm3, %zmm14   # zmm14 = (zmm3 * zmm11) + zmm14
	vfmadd231ps	%zmm2, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm2) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm3) + zmm19
	vmovups	92064(%rax,%rdi,4), %zmm3
	vfmadd231ps	%zmm12, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm12) + zmm10
	vfmadd231ps	%zmm9, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm9) + zmm14
	vfmadd231ps	%zmm11, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm11) + zmm16
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm1) + zmm5
	vmovups	92864(%rax,%rdi,4), %zmm1
	vfmadd231ps	%zmm12, %zmm1, %zmm14   # zmm14 = (zmm1 * zmm12) + zmm14
	vfmadd231ps	%zmm9, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm9) + zmm16
	vfmadd231ps	%zmm2, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm1, %zmm5     # zmm5 = (zmm1 * zmm0) + zmm5
	vmovups	93664(%rax,%rdi,4), %zmm0
	vfmadd231ps	%zmm12, %zmm0, %zmm16   # zmm16 = (zmm0 * zmm12) + zmm16
	vfmadd231ps	%zmm2, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm2) + zmm5
	vmovups	%zmm6, 44864(%rcx,%rdi,4)
	vmovups	%zmm10, 45664(%rcx,%rdi,4)
	vmovups	%zmm14, 46464(%rcx,%rdi,4)
	vmovups	%zmm16, 47264(%rcx,%rdi,4)
	vmovups	%zmm17, 67264(%rcx,%rdi,4)
	vmovups	%zmm18, 68064(%rcx,%rdi,4)
	vmovups	%zmm19, 68864(%rcx,%rdi,4)
	vmovups	%zmm5, 69664(%rcx,%rdi,4)
	addq	$16, %rdi
	cmpq	$176, %rdi
	jl	.LBB1_51
	jmp	.LBB1_52
.LBB1_53:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$191, %rax
	jg	.LBB1_56
# %bb.54:                               # %.lr.ph54.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_55:                               # %.lr.ph54
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm5
	vmulps	533664(%rbx,%rax,4), %zmm5, %zmm16
	vmovups	534464(%rbx,%rax,4), %zmm0
	vmovups	864(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vmulps	%zmm0, %zmm5, %zmm18
	vmovups	535264(%rbx,%rax,4), %zmm0
	vmovups	1664(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vmulps	%zmm0, %zmm5, %zmm19
	vmovups	536064(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm3) + zmm19
	vmulps	%zmm0, %zmm5, %zmm20
	vmovups	536864(%rbx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vmovups	556064(%rbx,%rax,4), %zmm0
	vmovups	2464(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm1) + zmm16
	vmulps	%zmm0, %zmm5, %zmm7
	vmovups	556864(%rbx,%rax,4), %zmm2
	vmovups	3264(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm7     # zmm7 = (zmm2 * zmm3) + zmm7
	vmulps	%zmm2, %zmm5, %zmm9
	vmovups	557664(%rbx,%rax,4), %zmm6
	vmovups	4064(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm1) + zmm19
	vfmadd231ps	%zmm4, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm4) + zmm7
	vfmadd231ps	%zmm3, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm3) + zmm9
	vmulps	%zmm6, %zmm5, %zmm13
	vmovups	558464(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vmulps	%zmm6, %zmm5, %zmm15
	vmovups	559264(%rbx,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	578464(%rbx,%rax,4), %zmm6
	vmovups	4864(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm10) + zmm16
	vfmadd231ps	%zmm1, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm1) + zmm7
	vmulps	%zmm6, %zmm5, %zmm6
	vmovups	579264(%rbx,%rax,4), %zmm11
	vmovups	5664(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm8) + zmm16
	vfmadd231ps	%zmm10, %zmm11, %zmm18  # zmm18 = (zmm11 * zmm10) + zmm18
	vfmadd231ps	%zmm0, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm0) + zmm7
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vfmadd231ps	%zmm3, %zmm11, %zmm6    # zmm6 = (zmm11 * zmm3) + zmm6
	vmulps	%zmm11, %zmm5, %zmm11
	vmovups	580064(%rbx,%rax,4), %zmm14
	vmovups	6464(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm16  # zmm16 = (zmm14 * zmm12) + zmm16
	vfmadd231ps	%zmm8, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm8) + zmm18
	vfmadd231ps	%zmm10, %zmm14, %zmm19  # zmm19 = (zmm14 * zmm10) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm2) + zmm7
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm1) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm6    # zmm6 = (zmm14 * zmm4) + zmm6
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	580864(%rbx,%rax,4), %zmm17
	vfmadd231ps	%zmm12, %zmm17, %zmm18  # zmm18 = (zmm17 * zmm12) + zmm18
	vfmadd231ps	%zmm8, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm8) + zmm19
	vfmadd231ps	%zmm10, %zmm17, %zmm20  # zmm20 = (zmm17 * zmm10) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm3) + zmm14
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	581664(%rbx,%rax,4), %zmm21
	vfmadd231ps	%zmm12, %zmm21, %zmm19  # zmm19 = (zmm21 * zmm12) + zmm19
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm0) + zmm15
	vfmadd231ps	%zmm4, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm4) + zmm14
	vfmadd231ps	%zmm21, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm21) + zmm17
	vmovups	%zmm16, 556864(%r14,%rax,4)
	vmovups	%zmm18, 557664(%r14,%rax,4)
	vmovups	%zmm19, 558464(%r14,%rax,4)
	vmovups	%zmm20, 559264(%r14,%rax,4)
	vmovups	600864(%rbx,%rax,4), %zmm16
	vfmadd231ps	%zmm10, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm10) + zmm7
	vfmadd231ps	%zmm1, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm1) + zmm6
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	601664(%rbx,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm7    # zmm7 = (zmm18 * zmm8) + zmm7
	vfmadd231ps	%zmm10, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm10) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm0) + zmm6
	vfmadd231ps	%zmm1, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm1) + zmm11
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vmulps	%zmm18, %zmm5, %zmm18
	vmovups	602464(%rbx,%rax,4), %zmm19
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm8, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm8) + zmm9
	vfmadd231ps	%zmm10, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm10) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm2) + zmm6
	vfmadd231ps	%zmm0, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vmulps	%zmm19, %zmm5, %zmm19
	vmovups	603264(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm12, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm12) + zmm9
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm10, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm10) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vmulps	%zmm20, %zmm5, %zmm5
	vmovups	604064(%rbx,%rax,4), %zmm20
	vfmadd231ps	%zmm12, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm12) + zmm13
	vfmadd231ps	%zmm8, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm8) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm0) + zmm17
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm3) + zmm5
	vmovups	%zmm7, 579264(%r14,%rax,4)
	vmovups	%zmm9, 580064(%r14,%rax,4)
	vmovups	%zmm13, 580864(%r14,%rax,4)
	vmovups	%zmm15, 581664(%r14,%rax,4)
	vmovups	623264(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm10, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm10) + zmm6
	vfmadd231ps	%zmm3, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm3) + zmm16
	vmovups	624064(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm6     # zmm6 = (zmm3 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm3, %zmm11   # zmm11 = (zmm3 * zmm10) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm3) + zmm18
	vmovups	624864(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm12, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm12) + zmm6
	vfmadd231ps	%zmm8, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm8) + zmm11
	vfmadd231ps	%zmm10, %zmm3, %zmm14   # zmm14 = (zmm3 * zmm10) + zmm14
	vfmadd231ps	%zmm2, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm3) + zmm19
	vmovups	625664(%rbx,%rax,4), %zmm3
	vfmadd231ps	%zmm12, %zmm3, %zmm11   # zmm11 = (zmm3 * zmm12) + zmm11
	vfmadd231ps	%zmm8, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm8) + zmm14
	vfmadd231ps	%zmm10, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm10) + zmm17
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm1) + zmm5
	vmovups	626464(%rbx,%rax,4), %zmm1
	vfmadd231ps	%zmm12, %zmm1, %zmm14   # zmm14 = (zmm1 * zmm12) + zmm14
	vfmadd231ps	%zmm8, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm8) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm19    # zmm19 = (zmm1 * zmm2) + zmm19
	vfmadd231ps	%zmm0, %zmm1, %zmm5     # zmm5 = (zmm1 * zmm0) + zmm5
	vmovups	%zmm6, 601664(%r14,%rax,4)
	vmovups	%zmm11, 602464(%r14,%rax,4)
	vmovups	%zmm14, 603264(%r14,%rax,4)
	vmovups	%zmm17, 604064(%r14,%rax,4)
	vmovups	%zmm16, 624064(%r14,%rax,4)
	vmovups	%zmm18, 624864(%r14,%rax,4)
	vmovups	%zmm19, 625664(%r14,%rax,4)
	vmovups	%zmm5, 626464(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$176, %rax
	jl	.LBB1_55
.LBB1_56:                               # %._crit_edge55
	movl	$192, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %ymm5
	vmulps	533600(%rbx,%rax,4), %ymm5, %ymm16
	vmovups	534400(%rbx,%rax,4), %ymm0
	vmovups	800(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm3) + ymm16
	vmulps	%ymm0, %ymm5, %ymm18
	vmovups	535200(%rbx,%rax,4), %ymm0
	vmovups	1600(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm3) + ymm18
	vmulps	%ymm0, %ymm5, %ymm19
	vmovups	536000(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm18    # ymm18 = (ymm0 * ymm4) + ymm18
	vfmadd231ps	%ymm3, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm3) + ymm19
	vmulps	%ymm0, %ymm5, %ymm20
	vmovups	536800(%rbx,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm19    # ymm19 = (ymm0 * ymm4) + ymm19
	vfmadd231ps	%ymm0, %ymm3, %ymm20    # ymm20 = (ymm3 * ymm0) + ymm20
	vmovups	556000(%rbx,%rax,4), %ymm0
	vmovups	2400(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm1) + ymm16
	vmulps	%ymm0, %ymm5, %ymm7
	vmovups	556800(%rbx,%rax,4), %ymm2
	vmovups	3200(%rsi,%rax,4), %ymm0
	vfmadd231ps	%ymm0, %ymm2, %ymm16    # ymm16 = (ymm2 * ymm0) + ymm16
	vfmadd231ps	%ymm1, %ymm2, %ymm18    # ymm18 = (ymm2 * ymm1) + ymm18
	vfmadd231ps	%ymm3, %ymm2, %ymm7     # ymm7 = (ymm2 * ymm3) + ymm7
	vmulps	%ymm2, %ymm5, %ymm9
	vmovups	557600(%rbx,%rax,4), %ymm6
	vmovups	4000(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm0) + ymm18
	vfmadd231ps	%ymm1, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm1) + ymm19
	vfmadd231ps	%ymm4, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm4) + ymm7
	vfmadd231ps	%ymm3, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm3) + ymm9
	vmulps	%ymm6, %ymm5, %ymm13
	vmovups	558400(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm18    # ymm18 = (ymm6 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm0) + ymm19
	vfmadd231ps	%ymm1, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm1) + ymm20
	vfmadd231ps	%ymm4, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm4) + ymm9
	vfmadd231ps	%ymm3, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm3) + ymm13
	vmulps	%ymm6, %ymm5, %ymm15
	vmovups	559200(%rbx,%rax,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm19    # ymm19 = (ymm6 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm6, %ymm20    # ymm20 = (ymm6 * ymm0) + ymm20
	vfmadd231ps	%ymm4, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm4) + ymm13
	vfmadd231ps	%ymm6, %ymm3, %ymm15    # ymm15 = (ymm3 * ymm6) + ymm15
	vmovups	578400(%rbx,%rax,4), %ymm6
	vmovups	4800(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm6, %ymm16   # ymm16 = (ymm6 * ymm10) + ymm16
	vfmadd231ps	%ymm1, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm1) + ymm7
	vmulps	%ymm6, %ymm5, %ymm6
	vmovups	579200(%rbx,%rax,4), %ymm11
	vmovups	5600(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm16   # ymm16 = (ymm11 * ymm8) + ymm16
	vfmadd231ps	%ymm10, %ymm11, %ymm18  # ymm18 = (ymm11 * ymm10) + ymm18
	vfmadd231ps	%ymm0, %ymm11, %ymm7    # ymm7 = (ymm11 * ymm0) + ymm7
	vfmadd231ps	%ymm1, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm1) + ymm9
	vfmadd231ps	%ymm3, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm3) + ymm6
	vmulps	%ymm5, %ymm11, %ymm11
	vmovups	580000(%rbx,%rax,4), %ymm14
	vmovups	6400(%rsi,%rax,4), %ymm12
	vfmadd231ps	%ymm12, %ymm14, %ymm16  # ymm16 = (ymm14 * ymm12) + ymm16
	vfmadd231ps	%ymm8, %ymm14, %ymm18   # ymm18 = (ymm14 * ymm8) + ymm18
	vfmadd231ps	%ymm10, %ymm14, %ymm19  # ymm19 = (ymm14 * ymm10) + ymm19
	vfmadd231ps	%ymm2, %ymm14, %ymm7    # ymm7 = (ymm14 * ymm2) + ymm7
	vfmadd231ps	%ymm0, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm0) + ymm9
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm4, %ymm14, %ymm6    # ymm6 = (ymm14 * ymm4) + ymm6
	vfmadd231ps	%ymm3, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm3) + ymm11
	vmulps	%ymm5, %ymm14, %ymm14
	vmovups	580800(%rbx,%rax,4), %ymm17
	vfmadd231ps	%ymm12, %ymm17, %ymm18  # ymm18 = (ymm17 * ymm12) + ymm18
	vfmadd231ps	%ymm8, %ymm17, %ymm19   # ymm19 = (ymm17 * ymm8) + ymm19
	vfmadd231ps	%ymm10, %ymm17, %ymm20  # ymm20 = (ymm17 * ymm10) + ymm20
	vfmadd231ps	%ymm2, %ymm17, %ymm9    # ymm9 = (ymm17 * ymm2) + ymm9
	vfmadd231ps	%ymm0, %ymm17, %ymm13   # ymm13 = (ymm17 * ymm0) + ymm13
	vfmadd231ps	%ymm1, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm1) + ymm15
	vfmadd231ps	%ymm4, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm4) + ymm11
	vfmadd231ps	%ymm3, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm3) + ymm14
	vmulps	%ymm17, %ymm5, %ymm17
	vmovups	581600(%rbx,%rax,4), %ymm21
	vfmadd231ps	%ymm12, %ymm21, %ymm19  # ymm19 = (ymm21 * ymm12) + ymm19
	vfmadd231ps	%ymm8, %ymm21, %ymm20   # ymm20 = (ymm21 * ymm8) + ymm20
	vfmadd231ps	%ymm2, %ymm21, %ymm13   # ymm13 = (ymm21 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm21, %ymm15   # ymm15 = (ymm21 * ymm0) + ymm15
	vfmadd231ps	%ymm4, %ymm21, %ymm14   # ymm14 = (ymm21 * ymm4) + ymm14
	vfmadd231ps	%ymm21, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm21) + ymm17
	vmovups	%ymm16, 556800(%r14,%rax,4)
	vmovups	%ymm18, 557600(%r14,%rax,4)
	vmovups	%ymm19, 558400(%r14,%rax,4)
	vmovups	%ymm20, 559200(%r14,%rax,4)
	vmovups	600800(%rbx,%rax,4), %ymm16
	vfmadd231ps	%ymm10, %ymm16, %ymm7   # ymm7 = (ymm16 * ymm10) + ymm7
	vfmadd231ps	%ymm1, %ymm16, %ymm6    # ymm6 = (ymm16 * ymm1) + ymm6
	vmulps	%ymm16, %ymm5, %ymm16
	vmovups	601600(%rbx,%rax,4), %ymm18
	vfmadd231ps	%ymm8, %ymm18, %ymm7    # ymm7 = (ymm18 * ymm8) + ymm7
	vfmadd231ps	%ymm10, %ymm18, %ymm9   # ymm9 = (ymm18 * ymm10) + ymm9
	vfmadd231ps	%ymm0, %ymm18, %ymm6    # ymm6 = (ymm18 * ymm0) + ymm6
	vfmadd231ps	%ymm1, %ymm18, %ymm11   # ymm11 = (ymm18 * ymm1) + ymm11
	vfmadd231ps	%ymm3, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm3) + ymm16
	vmulps	%ymm18, %ymm5, %ymm18
	vmovups	602400(%rbx,%rax,4), %ymm19
	vfmadd231ps	%ymm12, %ymm19, %ymm7   # ymm7 = (ymm19 * ymm12) + ymm7
	vfmadd231ps	%ymm8, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm8) + ymm9
	vfmadd231ps	%ymm10, %ymm19, %ymm13  # ymm13 = (ymm19 * ymm10) + ymm13
	vfmadd231ps	%ymm2, %ymm19, %ymm6    # ymm6 = (ymm19 * ymm2) + ymm6
	vfmadd231ps	%ymm0, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm0) + ymm11
	vfmadd231ps	%ymm1, %ymm19, %ymm14   # ymm14 = (ymm19 * ymm1) + ymm14
	vfmadd231ps	%ymm4, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm3) + ymm18
	vmulps	%ymm19, %ymm5, %ymm19
	vmovups	603200(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm12, %ymm20, %ymm9   # ymm9 = (ymm20 * ymm12) + ymm9
	vfmadd231ps	%ymm8, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm8) + ymm13
	vfmadd231ps	%ymm10, %ymm20, %ymm15  # ymm15 = (ymm20 * ymm10) + ymm15
	vfmadd231ps	%ymm2, %ymm20, %ymm11   # ymm11 = (ymm20 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm0) + ymm14
	vfmadd231ps	%ymm1, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm1) + ymm17
	vfmadd231ps	%ymm4, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm4) + ymm18
	vfmadd231ps	%ymm3, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm3) + ymm19
	vmulps	%ymm20, %ymm5, %ymm5
	vmovups	604000(%rbx,%rax,4), %ymm20
	vfmadd231ps	%ymm12, %ymm20, %ymm13  # ymm13 = (ymm20 * ymm12) + ymm13
	vfmadd231ps	%ymm8, %ymm20, %ymm15   # ymm15 = (ymm20 * ymm8) + ymm15
	vfmadd231ps	%ymm2, %ymm20, %ymm14   # ymm14 = (ymm20 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm20, %ymm17   # ymm17 = (ymm20 * ymm0) + ymm17
	vfmadd231ps	%ymm4, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm4) + ymm19
	vfmadd231ps	%ymm3, %ymm20, %ymm5    # ymm5 = (ymm20 * ymm3) + ymm5
	vmovups	%ymm7, 579200(%r14,%rax,4)
	vmovups	%ymm9, 580000(%r14,%rax,4)
	vmovups	%ymm13, 580800(%r14,%rax,4)
	vmovups	%ymm15, 581600(%r14,%rax,4)
	vmovups	623200(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm6    # ymm6 = (ymm3 * ymm10) + ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm16    # ymm16 = (ymm1 * ymm3) + ymm16
	vmovups	624000(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm8, %ymm3, %ymm6     # ymm6 = (ymm3 * ymm8) + ymm6
	vfmadd231ps	%ymm10, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm10) + ymm11
	vfmadd231ps	%ymm0, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm0) + ymm16
	vfmadd231ps	%ymm3, %ymm1, %ymm18    # ymm18 = (ymm1 * ymm3) + ymm18
	vmovups	624800(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm6    # ymm6 = (ymm3 * ymm12) + ymm6
	vfmadd231ps	%ymm8, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm8) + ymm11
	vfmadd231ps	%ymm10, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm10) + ymm14
	vfmadd231ps	%ymm2, %ymm3, %ymm16    # ymm16 = (ymm3 * ymm2) + ymm16
	vfmadd231ps	%ymm0, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm0) + ymm18
	vfmadd231ps	%ymm3, %ymm1, %ymm19    # ymm19 = (ymm1 * ymm3) + ymm19
	vmovups	625600(%rbx,%rax,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm12) + ymm11
	vfmadd231ps	%ymm8, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm8) + ymm14
	vfmadd231ps	%ymm10, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm10) + ymm17
	vfmadd231ps	%ymm2, %ymm3, %ymm18    # ymm18 = (ymm3 * ymm2) + ymm18
	vfmadd231ps	%ymm0, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm0) + ymm19
	vfmadd231ps	%ymm1, %ymm3, %ymm5     # ymm5 = (ymm3 * ymm1) + ymm5
	vmovups	626400(%rbx,%rax,4), %ymm1
	vfmadd231ps	%ymm12, %ymm1, %ymm14   # ymm14 = (ymm1 * ymm12) + ymm14
	vfmadd231ps	%ymm8, %ymm1, %ymm17    # ymm17 = (ymm1 * ymm8) + ymm17
	vfmadd231ps	%ymm2, %ymm1, %ymm19    # ymm19 = (ymm1 * ymm2) + ymm19
	vfmadd231ps	%ymm0, %ymm1, %ymm5     # ymm5 = (ymm1 * ymm0) + ymm5
	vmovups	%ymm6, 601600(%r14,%rax,4)
	vmovups	%ymm11, 602400(%r14,%rax,4)
	vmovups	%ymm14, 603200(%r14,%rax,4)
	vmovups	%ymm17, 604000(%r14,%rax,4)
	vmovups	%ymm16, 624000(%r14,%rax,4)
	vmovups	%ymm18, 624800(%r14,%rax,4)
	vmovups	%ymm19, 625600(%r14,%rax,4)
	vmovups	%ymm5, 626400(%r14,%rax,4)
.LBB1_57:
	addq	$208, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
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
	imulq	$582008, %rax, %r8              # imm = 0x8E178
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
	addq	$582008, %r8                    # imm = 0x8E178
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
	.quad	200                             # 0xc8
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
	.quad	200                             # 0xc8
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
