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
	movq	%r8, %r9
	movq	%rcx, %r10
	movq	%rdx, %rax
	testq	%rcx, %rcx
	setg	%cl
	testq	%r8, %r8
	setle	%dl
	orb	%cl, %dl
	jne	.LBB1_16
# %bb.1:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-16, %rcx
	leaq	19456(%rdi), %rdx
	leaq	20480(%rsi), %r8
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10176(%r8,%rcx,4), %zmm6
	vmovups	-19392(%rdx,%rcx,4), %zmm2
	vmovups	-19136(%rdx,%rcx,4), %zmm7
	vmovups	-18880(%rdx,%rcx,4), %zmm9
	vmulps	%zmm6, %zmm2, %zmm3
	vmovups	-10432(%r8,%rcx,4), %zmm11
	vmulps	%zmm11, %zmm2, %zmm4
	vmovups	-10688(%r8,%rcx,4), %zmm10
	vmulps	%zmm10, %zmm2, %zmm5
	vmovups	-12736(%r8,%rcx,4), %zmm12
	vmovups	-12480(%r8,%rcx,4), %zmm13
	vmovups	-12224(%r8,%rcx,4), %zmm14
	vmulps	%zmm13, %zmm2, %zmm0
	vmulps	%zmm12, %zmm2, %zmm1
	vmulps	-12992(%r8,%rcx,4), %zmm2, %zmm2
	vmovups	-9920(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vmovups	-9664(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm8, %zmm9, %zmm4     # zmm4 = (zmm9 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm6) + zmm5
	vmovups	-11968(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm13, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm13) + zmm2
	vmovups	-18624(%rdx,%rcx,4), %zmm9
	vmovups	-9408(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm12) + zmm3
	vfmadd231ps	%zmm7, %zmm9, %zmm4     # zmm4 = (zmm9 * zmm7) + zmm4
	vfmadd231ps	%zmm8, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm8) + zmm5
	vmovups	-11712(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm15, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm14) + zmm2
	vmovups	-18368(%rdx,%rcx,4), %zmm9
	vmovups	-9152(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm12) + zmm4
	vfmadd231ps	%zmm7, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm7) + zmm5
	vmovups	-11456(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm16) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vmovups	-18112(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm14, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vfmadd231ps	%zmm13, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm13) + zmm2
	vmovups	-17856(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vmovups	-15808(%rdx,%rcx,4), %zmm13
	vmovups	-7872(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm9) + zmm3
	vmovups	-8128(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm16) + zmm4
	vmovups	-8384(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm18) + zmm5
	vfmadd231ps	%zmm6, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm10) + zmm2
	vmovups	-15552(%rdx,%rcx,4), %zmm13
	vmovups	-7616(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm16, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm16) + zmm5
	vfmadd231ps	%zmm8, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm11) + zmm2
	vmovups	-15296(%rdx,%rcx,4), %zmm13
	vmovups	-7360(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm9) + zmm5
	vfmadd231ps	%zmm7, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm7) + zmm0
	vfmadd231ps	%zmm8, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vmovups	-15040(%rdx,%rcx,4), %zmm6
	vmovups	-7104(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vmovups	-14784(%rdx,%rcx,4), %zmm6
	vmovups	-6848(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm11, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm11) + zmm5
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm7, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm7) + zmm2
	vmovups	-14528(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vmovups	-14272(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vmovups	-12224(%rdx,%rcx,4), %zmm7
	vmovups	-5568(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vmovups	-5824(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm17) + zmm4
	vmovups	-6080(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm19) + zmm5
	vfmadd231ps	%zmm9, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm9) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vmovups	-11968(%rdx,%rcx,4), %zmm7
	vmovups	-5312(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm17, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm17) + zmm5
	vfmadd231ps	%zmm10, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm9) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vmovups	-11712(%rdx,%rcx,4), %zmm7
	vmovups	-5056(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm12) + zmm3
	vfmadd231ps	%zmm8, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vmovups	-11456(%rdx,%rcx,4), %zmm7
	vmovups	-4800(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vmovups	-11200(%rdx,%rcx,4), %zmm7
	vmovups	-4544(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm12) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm11) + zmm2
	vmovups	-10944(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vmovups	-8640(%rdx,%rcx,4), %zmm9
	vmovups	-3264(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vmovups	-3520(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm11) + zmm4
	vmovups	-3776(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm15) + zmm5
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm17) + zmm1
	vfmadd231ps	%zmm19, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm19) + zmm2
	vmovups	-8384(%rdx,%rcx,4), %zmm10
	vmovups	-3008(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm11) + zmm5
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vmovups	-8128(%rdx,%rcx,4), %zmm13
	vmovups	-2752(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vmovups	-7872(%rdx,%rcx,4), %zmm13
	vmovups	-2496(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm6) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm9) + zmm5
	vfmadd231ps	%zmm14, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vmovups	-7616(%rdx,%rcx,4), %zmm13
	vmovups	-2240(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm6) + zmm4
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vfmadd231ps	%zmm16, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm12) + zmm2
	vmovups	-7360(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm14) + zmm2
	vmovups	-7104(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm8) + zmm5
	vfmadd231ps	%zmm16, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm16) + zmm2
	vmovups	-5056(%rdx,%rcx,4), %zmm14
	vmovups	-960(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vmovups	-1216(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vmovups	-1472(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm15, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm15) + zmm2
	vmovups	-4800(%rdx,%rcx,4), %zmm15
	vmovups	-704(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm12) + zmm4
	vfmadd231ps	%zmm13, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm13) + zmm5
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm11) + zmm2
	vmovups	-4544(%rdx,%rcx,4), %zmm15
	vmovups	-448(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm14, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vmovups	-4288(%rdx,%rcx,4), %zmm15
	vmovups	-192(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm14, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm14) + zmm5
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vmovups	-4032(%rdx,%rcx,4), %zmm15
	vmovups	64(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm6) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm10) + zmm2
	vmovups	-3776(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm7) + zmm5
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm6) + zmm2
	vmovups	-3520(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vmovups	%zmm3, 64(%rax,%rcx,4)
	vmovups	%zmm4, 320(%rax,%rcx,4)
	vmovups	%zmm5, 576(%rax,%rcx,4)
	vmovups	-1472(%rdx,%rcx,4), %zmm3
	vmovups	-1216(%rdx,%rcx,4), %zmm4
	vmovups	-960(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm12, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm12) + zmm0
	vfmadd231ps	%zmm13, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm13) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm12) + zmm1
	vfmadd231ps	%zmm13, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm11) + zmm0
	vfmadd231ps	%zmm14, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm12) + zmm2
	vmovups	-704(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm11) + zmm1
	vfmadd231ps	%zmm14, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm14) + zmm2
	vmovups	-448(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm11) + zmm2
	vmovups	-192(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm7) + zmm2
	vfmadd231ps	64(%rdx,%rcx,4), %zmm9, %zmm2 # zmm2 = (zmm9 * mem) + zmm2
	vmovups	%zmm0, 3648(%rax,%rcx,4)
	vmovups	%zmm1, 3904(%rax,%rcx,4)
	vmovups	%zmm2, 4160(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_3
.LBB1_4:                                # %._crit_edge
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_7
# %bb.5:                                # %.lr.ph30.preheader
	addq	$-16, %rcx
	leaq	20224(%rdi), %rdx
	leaq	20480(%rsi), %r8
	.p2align	4
.LBB1_6:                                # %.lr.ph30
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10944(%r8,%rcx,4), %zmm11
	vmovups	-20160(%rdx,%rcx,4), %zmm1
	vmovups	-19904(%rdx,%rcx,4), %zmm2
	vmovups	-19648(%rdx,%rcx,4), %zmm7
	vmulps	%zmm11, %zmm1, %zmm3
	vmovups	-11200(%r8,%rcx,4), %zmm13
	vmulps	%zmm13, %zmm1, %zmm4
	vmovups	-13504(%r8,%rcx,4), %zmm6
	vmovups	-13248(%r8,%rcx,4), %zmm8
	vmovups	-12992(%r8,%rcx,4), %zmm10
	vmulps	%zmm8, %zmm1, %zmm0
	vmulps	%zmm6, %zmm1, %zmm1
	vmovups	-10688(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm2, %zmm3     # zmm3 = (zmm2 * zmm9) + zmm3
	vfmadd231ps	%zmm11, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm11) + zmm4
	vmulps	%zmm2, %zmm13, %zmm5
	vfmadd231ps	%zmm10, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm10) + zmm0
	vfmadd231ps	%zmm8, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm8) + zmm1
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	-10432(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vmovups	-12736(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm8) + zmm2
	vmovups	-19392(%rdx,%rcx,4), %zmm8
	vmovups	-10176(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm6) + zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vmovups	-12480(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm10) + zmm2
	vmovups	-19136(%rdx,%rcx,4), %zmm10
	vmovups	-9920(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm6) + zmm5
	vmovups	-12224(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm12) + zmm2
	vmovups	-18880(%rdx,%rcx,4), %zmm12
	vmovups	-9664(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm8, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm7) + zmm5
	vmovups	-11968(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm16) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm14) + zmm2
	vmovups	-18624(%rdx,%rcx,4), %zmm12
	vmovups	-9408(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm10) + zmm4
	vfmadd231ps	%zmm8, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm8) + zmm5
	vmovups	-11712(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm15) + zmm2
	vmovups	-18368(%rdx,%rcx,4), %zmm12
	vmovups	-9152(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm17) + zmm3
	vfmadd231ps	%zmm14, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm10) + zmm5
	vmovups	-11456(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm16) + zmm2
	vmovups	-18112(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm17, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm18) + zmm2
	vmovups	-17856(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm15) + zmm2
	vmovups	-16576(%rdx,%rcx,4), %zmm12
	vmovups	-8640(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vmovups	-8896(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm19) + zmm4
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm12, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm12) + zmm1
	vmovups	-16320(%rdx,%rcx,4), %zmm16
	vmovups	-8384(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm15, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm19) + zmm5
	vfmadd231ps	%zmm9, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm13) + zmm2
	vmovups	-16064(%rdx,%rcx,4), %zmm16
	vmovups	-8128(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm15, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm15) + zmm5
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vmovups	-15808(%rdx,%rcx,4), %zmm16
	vmovups	-7872(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm6) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vmovups	-15552(%rdx,%rcx,4), %zmm16
	vmovups	-7616(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm6) + zmm2
	vmovups	-15296(%rdx,%rcx,4), %zmm16
	vmovups	-7360(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm7) + zmm2
	vmovups	-15040(%rdx,%rcx,4), %zmm7
	vmovups	-7104(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm8) + zmm2
	vmovups	-14784(%rdx,%rcx,4), %zmm7
	vmovups	-6848(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vfmadd231ps	%zmm17, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vmovups	-14528(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm17, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm14) + zmm2
	vmovups	-14272(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm17) + zmm2
	vmovups	-12992(%rdx,%rcx,4), %zmm7
	vmovups	-6336(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vmovups	-6592(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm20) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm7, %zmm19, %zmm1    # zmm1 = (zmm19 * zmm7) + zmm1
	vmovups	-12736(%rdx,%rcx,4), %zmm8
	vmovups	-6080(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm20, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm20) + zmm5
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vmovups	-12480(%rdx,%rcx,4), %zmm10
	vmovups	-5824(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm14) + zmm5
	vfmadd231ps	%zmm13, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vmovups	-12224(%rdx,%rcx,4), %zmm15
	vmovups	-5568(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vmovups	-11968(%rdx,%rcx,4), %zmm15
	vmovups	-5312(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vmovups	-11712(%rdx,%rcx,4), %zmm15
	vmovups	-5056(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm12) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm11) + zmm2
	vmovups	-11456(%rdx,%rcx,4), %zmm11
	vmovups	-4800(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm6) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vmovups	-11200(%rdx,%rcx,4), %zmm9
	vmovups	-4544(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm13, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm13) + zmm5
	vfmadd231ps	%zmm18, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm6) + zmm2
	vmovups	-10944(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm17) + zmm5
	vfmadd231ps	%zmm18, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vmovups	-10688(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vfmadd231ps	%zmm18, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm18) + zmm2
	vmovups	-9408(%rdx,%rcx,4), %zmm6
	vmovups	-4032(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vmovups	-4288(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm6, %zmm20, %zmm1    # zmm1 = (zmm20 * zmm6) + zmm1
	vmovups	-9152(%rdx,%rcx,4), %zmm9
	vmovups	-3776(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm6) + zmm3
	vfmadd231ps	%zmm15, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm20, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm20) + zmm2
	vmovups	-8896(%rdx,%rcx,4), %zmm11
	vmovups	-3520(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm15) + zmm5
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vmovups	-8640(%rdx,%rcx,4), %zmm14
	vmovups	-3264(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm9, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vmovups	-8384(%rdx,%rcx,4), %zmm14
	vmovups	-3008(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm9, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm9) + zmm5
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vmovups	-8128(%rdx,%rcx,4), %zmm14
	vmovups	-2752(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vmovups	-7872(%rdx,%rcx,4), %zmm14
	vmovups	-2496(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm7) + zmm5
	vfmadd231ps	%zmm17, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm17) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vmovups	-7616(%rdx,%rcx,4), %zmm14
	vmovups	-2240(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vfmadd231ps	%zmm8, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm8) + zmm5
	vfmadd231ps	%zmm19, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm17) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vmovups	-7360(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm12, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm12) + zmm4
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vfmadd231ps	%zmm19, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm17) + zmm2
	vmovups	-7104(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm12, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm12) + zmm5
	vfmadd231ps	%zmm19, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm19) + zmm2
	vmovups	-5824(%rdx,%rcx,4), %zmm14
	vmovups	-1728(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vmovups	-1984(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vmovups	-5568(%rdx,%rcx,4), %zmm18
	vmovups	-1472(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vmovups	-5312(%rdx,%rcx,4), %zmm18
	vmovups	-1216(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm13, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm13) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm15) + zmm2
	vmovups	-5056(%rdx,%rcx,4), %zmm18
	vmovups	-960(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vmovups	-4800(%rdx,%rcx,4), %zmm18
	vmovups	-704(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm9) + zmm2
	vmovups	-4544(%rdx,%rcx,4), %zmm18
	vmovups	-448(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vmovups	-4288(%rdx,%rcx,4), %zmm18
	vmovups	-192(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vmovups	-4032(%rdx,%rcx,4), %zmm18
	vmovups	64(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm11) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vmovups	-3776(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm11) + zmm5
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm10) + zmm2
	vmovups	-3520(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm7) + zmm5
	vfmadd231ps	%zmm12, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm12) + zmm2
	vmovups	%zmm3, 832(%rax,%rcx,4)
	vmovups	%zmm4, 1088(%rax,%rcx,4)
	vmovups	%zmm5, 1344(%rax,%rcx,4)
	vmovups	-2240(%rdx,%rcx,4), %zmm3
	vmovups	-1984(%rdx,%rcx,4), %zmm4
	vmovups	-1728(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm13, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm13) + zmm0
	vfmadd231ps	%zmm3, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm3) + zmm1
	vfmadd231ps	%zmm14, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm14) + zmm0
	vfmadd231ps	%zmm13, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm14) + zmm1
	vfmadd231ps	%zmm13, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm13) + zmm2
	vmovups	-1472(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm14) + zmm2
	vmovups	-1216(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm6, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmovups	-960(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm15) + zmm2
	vmovups	-704(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm11) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm6) + zmm2
	vmovups	-448(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm11) + zmm1
	vfmadd231ps	%zmm9, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm9) + zmm2
	vmovups	-192(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm11) + zmm2
	vfmadd231ps	64(%rdx,%rcx,4), %zmm7, %zmm2 # zmm2 = (zmm7 * mem) + zmm2
	vmovups	%zmm0, 4416(%rax,%rcx,4)
	vmovups	%zmm1, 4672(%rax,%rcx,4)
	vmovups	%zmm2, 4928(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_6
.LBB1_7:                                # %._crit_edge31
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_10
# %bb.8:                                # %.lr.ph33.preheader
	addq	$-16, %rcx
	leaq	20992(%rdi), %rdx
	leaq	20480(%rsi), %r8
	.p2align	4
.LBB1_9:                                # %.lr.ph33
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-11200(%r8,%rcx,4), %zmm12
	vmovups	-20416(%rdx,%rcx,4), %zmm0
	vmovups	-20160(%rdx,%rcx,4), %zmm1
	vmovups	-19904(%rdx,%rcx,4), %zmm2
	vmulps	%zmm12, %zmm0, %zmm3
	vmovups	-13504(%r8,%rcx,4), %zmm6
	vmovups	-13248(%r8,%rcx,4), %zmm7
	vmovups	-12992(%r8,%rcx,4), %zmm9
	vmulps	%zmm6, %zmm0, %zmm0
	vmovups	-10944(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm13) + zmm3
	vmulps	%zmm1, %zmm12, %zmm4
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm6, %zmm1
	vmovups	-10688(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm2, %zmm3     # zmm3 = (zmm2 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm13) + zmm4
	vmulps	%zmm2, %zmm12, %zmm5
	vfmadd231ps	%zmm9, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	-19648(%rdx,%rcx,4), %zmm10
	vmovups	-10432(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vmovups	-12736(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm11) + zmm0
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vmovups	-19392(%rdx,%rcx,4), %zmm10
	vmovups	-10176(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm6) + zmm4
	vfmadd231ps	%zmm8, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm8) + zmm5
	vmovups	-12480(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm11, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm11) + zmm1
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vmovups	-19136(%rdx,%rcx,4), %zmm10
	vmovups	-9920(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm6) + zmm5
	vmovups	-12224(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm14) + zmm1
	vfmadd231ps	%zmm11, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm11) + zmm2
	vmovups	-18880(%rdx,%rcx,4), %zmm11
	vmovups	-9664(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm7) + zmm5
	vmovups	-11968(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vmovups	-18624(%rdx,%rcx,4), %zmm11
	vmovups	-9408(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm9) + zmm5
	vmovups	-11712(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm16, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vmovups	-18368(%rdx,%rcx,4), %zmm11
	vmovups	-9152(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm10) + zmm5
	vmovups	-11456(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm16, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm16) + zmm2
	vmovups	-18112(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vmovups	-17856(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vmovups	-16832(%rdx,%rcx,4), %zmm11
	vmovups	-8896(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vmovups	-16576(%rdx,%rcx,4), %zmm11
	vmovups	-8640(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm17) + zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vmovups	-16320(%rdx,%rcx,4), %zmm16
	vmovups	-8384(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm15, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm17) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm12) + zmm2
	vmovups	-16064(%rdx,%rcx,4), %zmm16
	vmovups	-8128(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm15, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm15) + zmm5
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm13) + zmm2
	vmovups	-15808(%rdx,%rcx,4), %zmm16
	vmovups	-7872(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm6) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vmovups	-15552(%rdx,%rcx,4), %zmm16
	vmovups	-7616(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm6) + zmm2
	vmovups	-15296(%rdx,%rcx,4), %zmm16
	vmovups	-7360(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm7) + zmm2
	vmovups	-15040(%rdx,%rcx,4), %zmm7
	vmovups	-7104(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vmovups	-14784(%rdx,%rcx,4), %zmm7
	vmovups	-6848(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vmovups	-14528(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm19) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm14) + zmm2
	vmovups	-14272(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm19) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vmovups	-13248(%rdx,%rcx,4), %zmm7
	vmovups	-6592(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm7, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm7) + zmm0
	vmovups	-12992(%rdx,%rcx,4), %zmm7
	vmovups	-6336(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm7) + zmm1
	vmovups	-12736(%rdx,%rcx,4), %zmm9
	vmovups	-6080(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm18) + zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm15, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vmovups	-12480(%rdx,%rcx,4), %zmm10
	vmovups	-5824(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm14) + zmm5
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm11) + zmm1
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vmovups	-12224(%rdx,%rcx,4), %zmm15
	vmovups	-5568(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm11) + zmm2
	vmovups	-11968(%rdx,%rcx,4), %zmm15
	vmovups	-5312(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vmovups	-11712(%rdx,%rcx,4), %zmm15
	vmovups	-5056(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vmovups	-11456(%rdx,%rcx,4), %zmm13
	vmovups	-4800(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm17) + zmm3
	vfmadd231ps	%zmm12, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm11) + zmm5
	vfmadd231ps	%zmm16, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vmovups	-11200(%rdx,%rcx,4), %zmm8
	vmovups	-4544(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm20) + zmm3
	vfmadd231ps	%zmm17, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm17) + zmm4
	vfmadd231ps	%zmm12, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm12) + zmm5
	vfmadd231ps	%zmm19, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm6) + zmm2
	vmovups	-10944(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm20) + zmm4
	vfmadd231ps	%zmm17, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm17) + zmm5
	vfmadd231ps	%zmm19, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vmovups	-10688(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm20) + zmm5
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vmovups	-9664(%rdx,%rcx,4), %zmm6
	vmovups	-4288(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vmovups	-9408(%rdx,%rcx,4), %zmm6
	vmovups	-4032(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm16, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vmovups	-9152(%rdx,%rcx,4), %zmm8
	vmovups	-3776(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm15, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm18) + zmm2
	vmovups	-8896(%rdx,%rcx,4), %zmm13
	vmovups	-3520(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vmovups	-8640(%rdx,%rcx,4), %zmm14
	vmovups	-3264(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vmovups	-8384(%rdx,%rcx,4), %zmm14
	vmovups	-3008(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vmovups	-8128(%rdx,%rcx,4), %zmm14
	vmovups	-2752(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vmovups	-7872(%rdx,%rcx,4), %zmm14
	vmovups	-2496(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm7) + zmm5
	vfmadd231ps	%zmm17, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vmovups	-7616(%rdx,%rcx,4), %zmm14
	vmovups	-2240(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm9) + zmm5
	vfmadd231ps	%zmm20, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm20) + zmm0
	vfmadd231ps	%zmm17, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vmovups	-7360(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm10) + zmm5
	vfmadd231ps	%zmm20, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm20) + zmm1
	vfmadd231ps	%zmm17, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm17) + zmm2
	vmovups	-7104(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vmovups	-6080(%rdx,%rcx,4), %zmm14
	vmovups	-1984(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vmovups	-5824(%rdx,%rcx,4), %zmm17
	vmovups	-1728(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm12) + zmm4
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm17) + zmm1
	vmovups	-5568(%rdx,%rcx,4), %zmm18
	vmovups	-1472(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vmovups	-5312(%rdx,%rcx,4), %zmm18
	vmovups	-1216(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm15) + zmm2
	vmovups	-5056(%rdx,%rcx,4), %zmm18
	vmovups	-960(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm13, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vmovups	-4800(%rdx,%rcx,4), %zmm18
	vmovups	-704(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vmovups	-4544(%rdx,%rcx,4), %zmm18
	vmovups	-448(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vmovups	-4288(%rdx,%rcx,4), %zmm18
	vmovups	-192(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vmovups	-4032(%rdx,%rcx,4), %zmm18
	vmovups	64(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm9) + zmm2
	vmovups	-3776(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm7, %zmm9, %zmm4     # zmm4 = (zmm9 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm13) + zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm10) + zmm2
	vmovups	-3520(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm7, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm7) + zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm11) + zmm2
	vmovups	%zmm3, 1600(%rax,%rcx,4)
	vmovups	%zmm4, 1856(%rax,%rcx,4)
	vmovups	%zmm5, 2112(%rax,%rcx,4)
	vfmadd231ps	-2496(%rdx,%rcx,4), %zmm12, %zmm0 # zmm0 = (zmm12 * mem) + zmm0
	vmovups	-2240(%rdx,%rcx,4), %zmm3
	vmovups	-1984(%rdx,%rcx,4), %zmm4
	vmovups	-1728(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm3, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm3) + zmm1
	vfmadd231ps	%zmm17, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm16) + zmm0
	vfmadd231ps	%zmm17, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm14) + zmm2
	vmovups	-1472(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm17, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm17) + zmm2
	vmovups	-1216(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm6, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmovups	-960(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm15) + zmm2
	vmovups	-704(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm13, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm6) + zmm2
	vmovups	-448(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm8) + zmm2
	vmovups	-192(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm13) + zmm2
	vfmadd231ps	64(%rdx,%rcx,4), %zmm7, %zmm2 # zmm2 = (zmm7 * mem) + zmm2
	vmovups	%zmm0, 5184(%rax,%rcx,4)
	vmovups	%zmm1, 5440(%rax,%rcx,4)
	vmovups	%zmm2, 5696(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_9
.LBB1_10:                               # %._crit_edge34
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_13
# %bb.11:                               # %.lr.ph36.preheader
	addq	$-16, %rcx
	leaq	21248(%rdi), %rdx
	leaq	20480(%rsi), %r8
	.p2align	4
.LBB1_12:                               # %.lr.ph36
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-11200(%r8,%rcx,4), %zmm12
	vmovups	-19904(%rdx,%rcx,4), %zmm0
	vmovups	-19648(%rdx,%rcx,4), %zmm1
	vmovups	-19392(%rdx,%rcx,4), %zmm2
	vmulps	%zmm12, %zmm0, %zmm3
	vmovups	-13504(%r8,%rcx,4), %zmm6
	vmovups	-13248(%r8,%rcx,4), %zmm7
	vmovups	-12992(%r8,%rcx,4), %zmm9
	vmulps	%zmm6, %zmm0, %zmm0
	vmovups	-10944(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm13) + zmm3
	vmulps	%zmm1, %zmm12, %zmm4
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm6, %zmm1
	vmovups	-10688(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm2, %zmm3     # zmm3 = (zmm2 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm13) + zmm4
	vmulps	%zmm2, %zmm12, %zmm5
	vfmadd231ps	%zmm9, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	-19136(%rdx,%rcx,4), %zmm10
	vmovups	-10432(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vmovups	-12736(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm11) + zmm0
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vmovups	-18880(%rdx,%rcx,4), %zmm10
	vmovups	-10176(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm6) + zmm4
	vfmadd231ps	%zmm8, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm8) + zmm5
	vmovups	-12480(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm11, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm11) + zmm1
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vmovups	-18624(%rdx,%rcx,4), %zmm10
	vmovups	-9920(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm6) + zmm5
	vmovups	-12224(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm14) + zmm1
	vfmadd231ps	%zmm11, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm11) + zmm2
	vmovups	-18368(%rdx,%rcx,4), %zmm11
	vmovups	-9664(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm7) + zmm5
	vmovups	-11968(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vmovups	-18112(%rdx,%rcx,4), %zmm11
	vmovups	-9408(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm15) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm9) + zmm5
	vmovups	-11712(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm14) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm16) + zmm2
	vmovups	-17856(%rdx,%rcx,4), %zmm11
	vmovups	-9152(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vfmadd231ps	%zmm10, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm10) + zmm5
	vfmadd231ps	-11456(%r8,%rcx,4), %zmm11, %zmm0 # zmm0 = (zmm11 * mem) + zmm0
	vfmadd231ps	%zmm14, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vmovups	-16320(%rdx,%rcx,4), %zmm11
	vmovups	-8896(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm16) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vmovups	-16064(%rdx,%rcx,4), %zmm11
	vmovups	-8640(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm16) + zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vmovups	-15808(%rdx,%rcx,4), %zmm18
	vmovups	-8384(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vmovups	-15552(%rdx,%rcx,4), %zmm18
	vmovups	-8128(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm11) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vmovups	-15296(%rdx,%rcx,4), %zmm18
	vmovups	-7872(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vmovups	-15040(%rdx,%rcx,4), %zmm18
	vmovups	-7616(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vmovups	-14784(%rdx,%rcx,4), %zmm18
	vmovups	-7360(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm13, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm13) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vmovups	-14528(%rdx,%rcx,4), %zmm7
	vmovups	-7104(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vmovups	-14272(%rdx,%rcx,4), %zmm7
	vmovups	-6848(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vfmadd231ps	%zmm17, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vmovups	-12736(%rdx,%rcx,4), %zmm7
	vmovups	-6592(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vmovups	-12480(%rdx,%rcx,4), %zmm7
	vmovups	-6336(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vmovups	-12224(%rdx,%rcx,4), %zmm9
	vmovups	-6080(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vmovups	-11968(%rdx,%rcx,4), %zmm10
	vmovups	-5824(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm15) + zmm5
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm11) + zmm1
	vfmadd231ps	%zmm14, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm14) + zmm2
	vmovups	-11712(%rdx,%rcx,4), %zmm14
	vmovups	-5568(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm7) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vmovups	-11456(%rdx,%rcx,4), %zmm14
	vmovups	-5312(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm9) + zmm5
	vfmadd231ps	%zmm8, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm8) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vmovups	-11200(%rdx,%rcx,4), %zmm14
	vmovups	-5056(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vmovups	-10944(%rdx,%rcx,4), %zmm13
	vmovups	-4800(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm19) + zmm3
	vfmadd231ps	%zmm12, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm11) + zmm5
	vfmadd231ps	%zmm18, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm18) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vmovups	-10688(%rdx,%rcx,4), %zmm8
	vmovups	-4544(%r8,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm12) + zmm5
	vfmadd231ps	%zmm20, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm18) + zmm1
	vfmadd231ps	%zmm6, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm6) + zmm2
	vmovups	-9152(%rdx,%rcx,4), %zmm6
	vmovups	-4288(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm6) + zmm0
	vmovups	-8896(%rdx,%rcx,4), %zmm6
	vmovups	-4032(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm16) + zmm4
	vfmadd231ps	%zmm15, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm15) + zmm0
	vfmadd231ps	%zmm6, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm6) + zmm1
	vmovups	-8640(%rdx,%rcx,4), %zmm8
	vmovups	-3776(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm17) + zmm2
	vmovups	-8384(%rdx,%rcx,4), %zmm13
	vmovups	-3520(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm15) + zmm2
	vmovups	-8128(%rdx,%rcx,4), %zmm15
	vmovups	-3264(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vmovups	-7872(%rdx,%rcx,4), %zmm15
	vmovups	-3008(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vmovups	-7616(%rdx,%rcx,4), %zmm15
	vmovups	-2752(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm13) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm10) + zmm2
	vmovups	-7360(%rdx,%rcx,4), %zmm15
	vmovups	-2496(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vfmadd231ps	%zmm19, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm19) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm11) + zmm2
	vmovups	-7104(%rdx,%rcx,4), %zmm11
	vmovups	-2240(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm9) + zmm5
	vfmadd231ps	%zmm21, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm19) + zmm1
	vfmadd231ps	%zmm12, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm12) + zmm2
	vmovups	-5568(%rdx,%rcx,4), %zmm12
	vmovups	-1984(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm11) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vmovups	-5312(%rdx,%rcx,4), %zmm15
	vmovups	-1728(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm14, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm15) + zmm1
	vmovups	-5056(%rdx,%rcx,4), %zmm18
	vmovups	-1472(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vmovups	-4800(%rdx,%rcx,4), %zmm18
	vmovups	-1216(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm14) + zmm2
	vmovups	-4544(%rdx,%rcx,4), %zmm18
	vmovups	-960(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm13, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vmovups	-4288(%rdx,%rcx,4), %zmm18
	vmovups	-704(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vmovups	-4032(%rdx,%rcx,4), %zmm18
	vmovups	-448(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vmovups	-3776(%rdx,%rcx,4), %zmm18
	vmovups	-192(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vmovups	-3520(%rdx,%rcx,4), %zmm18
	vmovups	64(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm9) + zmm2
	vmovups	%zmm3, 2368(%rax,%rcx,4)
	vmovups	%zmm4, 2624(%rax,%rcx,4)
	vmovups	%zmm5, 2880(%rax,%rcx,4)
	vfmadd231ps	-1984(%rdx,%rcx,4), %zmm11, %zmm0 # zmm0 = (zmm11 * mem) + zmm0
	vmovups	-1728(%rdx,%rcx,4), %zmm3
	vmovups	-1472(%rdx,%rcx,4), %zmm4
	vmovups	-1216(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm12, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm12) + zmm0
	vfmadd231ps	%zmm3, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm3) + zmm1
	vfmadd231ps	%zmm15, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm15) + zmm0
	vfmadd231ps	%zmm12, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm11) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm16) + zmm0
	vfmadd231ps	%zmm15, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm15) + zmm1
	vfmadd231ps	%zmm12, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm12) + zmm2
	vmovups	-960(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm15) + zmm2
	vmovups	-704(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm6, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmovups	-448(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm14) + zmm2
	vmovups	-192(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm13, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm6) + zmm2
	vmovups	64(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm8) + zmm2
	vmovups	%zmm0, 5952(%rax,%rcx,4)
	vmovups	%zmm1, 6208(%rax,%rcx,4)
	vmovups	%zmm2, 6464(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_12
.LBB1_13:                               # %._crit_edge37
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_16
# %bb.14:                               # %.lr.ph39.preheader
	addq	$-16, %rcx
	leaq	21248(%rdi), %rdx
	leaq	19712(%rsi), %r8
	.p2align	4
.LBB1_15:                               # %.lr.ph39
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10432(%r8,%rcx,4), %zmm8
	vmovups	-19136(%rdx,%rcx,4), %zmm0
	vmovups	-18880(%rdx,%rcx,4), %zmm1
	vmovups	-18624(%rdx,%rcx,4), %zmm5
	vmulps	%zmm8, %zmm0, %zmm2
	vmovups	-12736(%r8,%rcx,4), %zmm4
	vmovups	-12480(%r8,%rcx,4), %zmm6
	vmovups	-12224(%r8,%rcx,4), %zmm7
	vmulps	%zmm4, %zmm0, %zmm0
	vmovups	-10176(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm1, %zmm2     # zmm2 = (zmm1 * zmm9) + zmm2
	vmulps	%zmm1, %zmm8, %zmm3
	vfmadd231ps	%zmm6, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm6) + zmm0
	vmulps	%zmm1, %zmm4, %zmm1
	vmovups	-9920(%r8,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm4) + zmm2
	vfmadd231ps	%zmm9, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm5, %zmm0     # zmm0 = (zmm5 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm6) + zmm1
	vmovups	-18368(%rdx,%rcx,4), %zmm6
	vmovups	-9664(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm5) + zmm2
	vfmadd231ps	%zmm4, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm4) + zmm3
	vmovups	-11968(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm10) + zmm0
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vmovups	-18112(%rdx,%rcx,4), %zmm7
	vmovups	-9408(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm5) + zmm3
	vmovups	-11712(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vmovups	-17856(%rdx,%rcx,4), %zmm7
	vmovups	-9152(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	-11456(%r8,%rcx,4), %zmm7, %zmm0 # zmm0 = (zmm7 * mem) + zmm0
	vfmadd231ps	%zmm11, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm11) + zmm1
	vmovups	-15552(%rdx,%rcx,4), %zmm7
	vmovups	-8128(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	-15296(%rdx,%rcx,4), %zmm11
	vmovups	-7872(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vmovups	-15040(%rdx,%rcx,4), %zmm11
	vmovups	-7616(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm7) + zmm3
	vfmadd231ps	%zmm4, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vmovups	-14784(%rdx,%rcx,4), %zmm11
	vmovups	-7360(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vfmadd231ps	%zmm5, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm5) + zmm0
	vfmadd231ps	%zmm4, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm4) + zmm1
	vmovups	-14528(%rdx,%rcx,4), %zmm11
	vmovups	-7104(%r8,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm4) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm5) + zmm1
	vmovups	-14272(%rdx,%rcx,4), %zmm5
	vmovups	-6848(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm13) + zmm2
	vfmadd231ps	%zmm4, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm4) + zmm3
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm6) + zmm1
	vmovups	-11968(%rdx,%rcx,4), %zmm5
	vmovups	-5824(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm11) + zmm2
	vfmadd231ps	%zmm5, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm5) + zmm0
	vmovups	-11712(%rdx,%rcx,4), %zmm6
	vmovups	-5568(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm5) + zmm2
	vfmadd231ps	%zmm11, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm11) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm7) + zmm0
	vfmadd231ps	%zmm10, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm10) + zmm1
	vmovups	-11456(%rdx,%rcx,4), %zmm10
	vmovups	-5312(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm5) + zmm3
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vmovups	-11200(%rdx,%rcx,4), %zmm10
	vmovups	-5056(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vmovups	-10944(%rdx,%rcx,4), %zmm10
	vmovups	-4800(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm4, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vmovups	-10688(%rdx,%rcx,4), %zmm9
	vmovups	-4544(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm12) + zmm2
	vfmadd231ps	%zmm8, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm4, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm4) + zmm1
	vmovups	-8384(%rdx,%rcx,4), %zmm4
	vmovups	-3520(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm10) + zmm2
	vfmadd231ps	%zmm4, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm4) + zmm0
	vmovups	-8128(%rdx,%rcx,4), %zmm9
	vmovups	-3264(%r8,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm4) + zmm2
	vfmadd231ps	%zmm10, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm10) + zmm3
	vfmadd231ps	%zmm5, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm5) + zmm0
	vfmadd231ps	%zmm11, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm11) + zmm1
	vmovups	-7872(%rdx,%rcx,4), %zmm11
	vmovups	-3008(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm4, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm4) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm5) + zmm1
	vmovups	-7616(%rdx,%rcx,4), %zmm11
	vmovups	-2752(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm5) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm6) + zmm1
	vmovups	-7360(%rdx,%rcx,4), %zmm11
	vmovups	-2496(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm5) + zmm3
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vmovups	-7104(%rdx,%rcx,4), %zmm7
	vmovups	-2240(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm11) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm8) + zmm1
	vmovups	-4800(%rdx,%rcx,4), %zmm8
	vmovups	-1216(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm7) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vmovups	-4544(%rdx,%rcx,4), %zmm8
	vmovups	-960(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm12) + zmm2
	vfmadd231ps	%zmm7, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm7) + zmm3
	vfmadd231ps	%zmm4, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm4) + zmm0
	vfmadd231ps	%zmm10, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm10) + zmm1
	vmovups	-4288(%rdx,%rcx,4), %zmm8
	vmovups	-704(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm12) + zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm4) + zmm1
	vmovups	-4032(%rdx,%rcx,4), %zmm4
	vmovups	-448(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm10) + zmm3
	vfmadd231ps	%zmm5, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm5) + zmm0
	vfmadd231ps	%zmm9, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm9) + zmm1
	vmovups	-3776(%rdx,%rcx,4), %zmm4
	vmovups	-192(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm5) + zmm1
	vmovups	-3520(%rdx,%rcx,4), %zmm4
	vmovups	64(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm5) + zmm2
	vfmadd231ps	%zmm9, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm9) + zmm3
	vfmadd231ps	%zmm11, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm11) + zmm0
	vfmadd231ps	%zmm6, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm6) + zmm1
	vmovups	%zmm2, 3136(%rax,%rcx,4)
	vmovups	%zmm3, 3392(%rax,%rcx,4)
	vfmadd231ps	-1216(%rdx,%rcx,4), %zmm7, %zmm0 # zmm0 = (zmm7 * mem) + zmm0
	vmovups	-960(%rdx,%rcx,4), %zmm2
	vmovups	-704(%rdx,%rcx,4), %zmm3
	vmovups	-448(%rdx,%rcx,4), %zmm4
	vfmadd231ps	%zmm12, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm12) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm8) + zmm0
	vfmadd231ps	%zmm10, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm10) + zmm1
	vmovups	-192(%rdx,%rcx,4), %zmm2
	vfmadd231ps	%zmm9, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm8) + zmm1
	vmovups	64(%rdx,%rcx,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm5) + zmm0
	vfmadd231ps	%zmm9, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm9) + zmm1
	vmovups	%zmm0, 6720(%rax,%rcx,4)
	vmovups	%zmm1, 6976(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_15
.LBB1_16:                               # %.loopexit28
	leaq	-83136(%r10), %rcx
	leaq	-83136(%r9), %rdx
	testq	%rcx, %rcx
	setg	%cl
	testq	%rdx, %rdx
	setle	%dl
	orb	%cl, %dl
	jne	.LBB1_32
# %bb.17:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_20
# %bb.18:                               # %.lr.ph41.preheader
	addq	$-16, %rcx
	leaq	20480(%rsi), %rdx
	leaq	26624(%rdi), %r8
	.p2align	4
.LBB1_19:                               # %.lr.ph41
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-14784(%rdx,%rcx,4), %zmm6
	vmovups	-26560(%r8,%rcx,4), %zmm2
	vmovups	-26304(%r8,%rcx,4), %zmm7
	vmovups	-26048(%r8,%rcx,4), %zmm9
	vmulps	%zmm6, %zmm2, %zmm3
	vmovups	-15040(%rdx,%rcx,4), %zmm11
	vmulps	%zmm11, %zmm2, %zmm4
	vmovups	-15296(%rdx,%rcx,4), %zmm10
	vmulps	%zmm10, %zmm2, %zmm5
	vmovups	-17344(%rdx,%rcx,4), %zmm12
	vmovups	-17088(%rdx,%rcx,4), %zmm13
	vmovups	-16832(%rdx,%rcx,4), %zmm14
	vmulps	%zmm13, %zmm2, %zmm0
	vmulps	%zmm12, %zmm2, %zmm1
	vmulps	-17600(%rdx,%rcx,4), %zmm2, %zmm2
	vmovups	-14528(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vmovups	-14272(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm8, %zmm9, %zmm4     # zmm4 = (zmm9 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm6) + zmm5
	vmovups	-16576(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm13, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm13) + zmm2
	vmovups	-25792(%r8,%rcx,4), %zmm9
	vmovups	-14016(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm12) + zmm3
	vfmadd231ps	%zmm7, %zmm9, %zmm4     # zmm4 = (zmm9 * zmm7) + zmm4
	vfmadd231ps	%zmm8, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm8) + zmm5
	vmovups	-16320(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm15, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm14) + zmm2
	vmovups	-25536(%r8,%rcx,4), %zmm9
	vmovups	-13760(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm12) + zmm4
	vfmadd231ps	%zmm7, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm7) + zmm5
	vmovups	-16064(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm16) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vmovups	-25280(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm14, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vfmadd231ps	%zmm13, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm13) + zmm2
	vmovups	-25024(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vmovups	-22976(%r8,%rcx,4), %zmm13
	vmovups	-12480(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm9) + zmm3
	vmovups	-12736(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm16) + zmm4
	vmovups	-12992(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm18) + zmm5
	vfmadd231ps	%zmm6, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm10) + zmm2
	vmovups	-22720(%r8,%rcx,4), %zmm13
	vmovups	-12224(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm16, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm16) + zmm5
	vfmadd231ps	%zmm8, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm11) + zmm2
	vmovups	-22464(%r8,%rcx,4), %zmm13
	vmovups	-11968(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm9) + zmm5
	vfmadd231ps	%zmm7, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm7) + zmm0
	vfmadd231ps	%zmm8, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vmovups	-22208(%r8,%rcx,4), %zmm6
	vmovups	-11712(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vmovups	-21952(%r8,%rcx,4), %zmm6
	vmovups	-11456(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm11, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm11) + zmm5
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm7, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm7) + zmm2
	vmovups	-21696(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vmovups	-21440(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vmovups	-19392(%r8,%rcx,4), %zmm7
	vmovups	-10176(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vmovups	-10432(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm17) + zmm4
	vmovups	-10688(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm19) + zmm5
	vfmadd231ps	%zmm9, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm9) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vmovups	-19136(%r8,%rcx,4), %zmm7
	vmovups	-9920(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm17, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm17) + zmm5
	vfmadd231ps	%zmm10, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm9) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vmovups	-18880(%r8,%rcx,4), %zmm7
	vmovups	-9664(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm12) + zmm3
	vfmadd231ps	%zmm8, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vmovups	-18624(%r8,%rcx,4), %zmm7
	vmovups	-9408(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vmovups	-18368(%r8,%rcx,4), %zmm7
	vmovups	-9152(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm12) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm11) + zmm2
	vmovups	-18112(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vmovups	-17856(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vmovups	-15808(%r8,%rcx,4), %zmm9
	vmovups	-7872(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vmovups	-8128(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm11) + zmm4
	vmovups	-8384(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm18) + zmm5
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm17) + zmm1
	vfmadd231ps	%zmm19, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm19) + zmm2
	vmovups	-15552(%r8,%rcx,4), %zmm10
	vmovups	-7616(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm11) + zmm5
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vmovups	-15296(%r8,%rcx,4), %zmm13
	vmovups	-7360(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vmovups	-15040(%r8,%rcx,4), %zmm6
	vmovups	-7104(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vmovups	-14784(%r8,%rcx,4), %zmm6
	vmovups	-6848(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vmovups	-14528(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vfmadd231ps	%zmm16, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vmovups	-14272(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vmovups	-12224(%r8,%rcx,4), %zmm8
	vmovups	-5568(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vmovups	-5824(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm16) + zmm4
	vmovups	-6080(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm17) + zmm5
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm11) + zmm1
	vfmadd231ps	%zmm18, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm18) + zmm2
	vmovups	-11968(%r8,%rcx,4), %zmm12
	vmovups	-5312(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm16, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm16) + zmm5
	vfmadd231ps	%zmm9, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vmovups	-11712(%r8,%rcx,4), %zmm12
	vmovups	-5056(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm7) + zmm2
	vmovups	-11456(%r8,%rcx,4), %zmm7
	vmovups	-4800(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm11) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vmovups	-11200(%r8,%rcx,4), %zmm7
	vmovups	-4544(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vmovups	-10944(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm12) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vmovups	-10688(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vmovups	-8640(%r8,%rcx,4), %zmm9
	vmovups	-3264(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vmovups	-3520(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm13) + zmm4
	vmovups	-3776(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm15) + zmm5
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vmovups	-8384(%r8,%rcx,4), %zmm10
	vmovups	-3008(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vmovups	-8128(%r8,%rcx,4), %zmm16
	vmovups	-2752(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm6) + zmm2
	vmovups	-7872(%r8,%rcx,4), %zmm16
	vmovups	-2496(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm10, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vmovups	-7616(%r8,%rcx,4), %zmm16
	vmovups	-2240(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm10, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vmovups	-7360(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vfmadd231ps	%zmm14, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm12) + zmm2
	vmovups	-7104(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm8) + zmm5
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vmovups	-5056(%r8,%rcx,4), %zmm14
	vmovups	-960(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vmovups	-1216(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vmovups	-1472(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm15) + zmm2
	vmovups	-4800(%r8,%rcx,4), %zmm15
	vmovups	-704(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm14) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm12, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vmovups	-4544(%r8,%rcx,4), %zmm15
	vmovups	-448(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm14, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm14) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vmovups	-4288(%r8,%rcx,4), %zmm15
	vmovups	-192(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm13) + zmm4
	vfmadd231ps	%zmm14, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm14) + zmm5
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vmovups	-4032(%r8,%rcx,4), %zmm15
	vmovups	64(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm6) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm10) + zmm2
	vmovups	-3776(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm7) + zmm5
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm6) + zmm2
	vmovups	-3520(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vmovups	%zmm3, 7232(%rax,%rcx,4)
	vmovups	%zmm4, 7488(%rax,%rcx,4)
	vmovups	%zmm5, 7744(%rax,%rcx,4)
	vmovups	-1472(%r8,%rcx,4), %zmm3
	vmovups	-1216(%r8,%rcx,4), %zmm4
	vmovups	-960(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm11, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm11) + zmm0
	vfmadd231ps	%zmm12, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm14) + zmm0
	vfmadd231ps	%zmm11, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm11) + zmm1
	vfmadd231ps	%zmm12, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm12) + zmm2
	vfmadd231ps	%zmm13, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm13) + zmm0
	vfmadd231ps	%zmm14, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm14) + zmm1
	vfmadd231ps	%zmm11, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm11) + zmm2
	vmovups	-704(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm13) + zmm1
	vfmadd231ps	%zmm14, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm14) + zmm2
	vmovups	-448(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm13) + zmm2
	vmovups	-192(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm7) + zmm2
	vfmadd231ps	64(%r8,%rcx,4), %zmm9, %zmm2 # zmm2 = (zmm9 * mem) + zmm2
	vmovups	%zmm0, 10816(%rax,%rcx,4)
	vmovups	%zmm1, 11072(%rax,%rcx,4)
	vmovups	%zmm2, 11328(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_19
.LBB1_20:                               # %._crit_edge42
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_23
# %bb.21:                               # %.lr.ph44.preheader
	addq	$-16, %rcx
	leaq	20480(%rsi), %rdx
	leaq	27392(%rdi), %r8
	.p2align	4
.LBB1_22:                               # %.lr.ph44
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15552(%rdx,%rcx,4), %zmm11
	vmovups	-27328(%r8,%rcx,4), %zmm1
	vmovups	-27072(%r8,%rcx,4), %zmm2
	vmovups	-26816(%r8,%rcx,4), %zmm7
	vmulps	%zmm11, %zmm1, %zmm3
	vmovups	-15808(%rdx,%rcx,4), %zmm13
	vmulps	%zmm13, %zmm1, %zmm4
	vmovups	-18112(%rdx,%rcx,4), %zmm6
	vmovups	-17856(%rdx,%rcx,4), %zmm8
	vmovups	-17600(%rdx,%rcx,4), %zmm10
	vmulps	%zmm8, %zmm1, %zmm0
	vmulps	%zmm6, %zmm1, %zmm1
	vmovups	-15296(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm2, %zmm3     # zmm3 = (zmm2 * zmm9) + zmm3
	vfmadd231ps	%zmm11, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm11) + zmm4
	vmulps	%zmm2, %zmm13, %zmm5
	vfmadd231ps	%zmm10, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm10) + zmm0
	vfmadd231ps	%zmm8, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm8) + zmm1
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	-15040(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vmovups	-17344(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm8) + zmm2
	vmovups	-26560(%r8,%rcx,4), %zmm8
	vmovups	-14784(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm6) + zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vmovups	-17088(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm10) + zmm2
	vmovups	-26304(%r8,%rcx,4), %zmm10
	vmovups	-14528(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm6) + zmm5
	vmovups	-16832(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm12) + zmm2
	vmovups	-26048(%r8,%rcx,4), %zmm12
	vmovups	-14272(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm8, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm7) + zmm5
	vmovups	-16576(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm16) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm14) + zmm2
	vmovups	-25792(%r8,%rcx,4), %zmm12
	vmovups	-14016(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm10) + zmm4
	vfmadd231ps	%zmm8, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm8) + zmm5
	vmovups	-16320(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm15) + zmm2
	vmovups	-25536(%r8,%rcx,4), %zmm12
	vmovups	-13760(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm17) + zmm3
	vfmadd231ps	%zmm14, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm10) + zmm5
	vmovups	-16064(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm16) + zmm2
	vmovups	-25280(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm17, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm18) + zmm2
	vmovups	-25024(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm15) + zmm2
	vmovups	-23744(%r8,%rcx,4), %zmm12
	vmovups	-13248(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vmovups	-13504(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm19) + zmm4
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm12, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm12) + zmm1
	vmovups	-23488(%r8,%rcx,4), %zmm16
	vmovups	-12992(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm15, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm19) + zmm5
	vfmadd231ps	%zmm9, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm13) + zmm2
	vmovups	-23232(%r8,%rcx,4), %zmm16
	vmovups	-12736(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm15, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm15) + zmm5
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vmovups	-22976(%r8,%rcx,4), %zmm16
	vmovups	-12480(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm6) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vmovups	-22720(%r8,%rcx,4), %zmm16
	vmovups	-12224(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm6) + zmm2
	vmovups	-22464(%r8,%rcx,4), %zmm16
	vmovups	-11968(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm7) + zmm2
	vmovups	-22208(%r8,%rcx,4), %zmm7
	vmovups	-11712(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm8) + zmm2
	vmovups	-21952(%r8,%rcx,4), %zmm7
	vmovups	-11456(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vfmadd231ps	%zmm17, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vmovups	-21696(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm17, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm14) + zmm2
	vmovups	-21440(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm17) + zmm2
	vmovups	-20160(%r8,%rcx,4), %zmm7
	vmovups	-10944(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vmovups	-11200(%rdx,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm20) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm7, %zmm19, %zmm1    # zmm1 = (zmm19 * zmm7) + zmm1
	vmovups	-19904(%r8,%rcx,4), %zmm8
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm20, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm20) + zmm5
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vmovups	-19648(%r8,%rcx,4), %zmm10
	vmovups	-10432(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm14) + zmm5
	vfmadd231ps	%zmm13, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vmovups	-19392(%r8,%rcx,4), %zmm15
	vmovups	-10176(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vmovups	-19136(%r8,%rcx,4), %zmm15
	vmovups	-9920(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vmovups	-18880(%r8,%rcx,4), %zmm15
	vmovups	-9664(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm12) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm11) + zmm2
	vmovups	-18624(%r8,%rcx,4), %zmm11
	vmovups	-9408(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm6) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vmovups	-18368(%r8,%rcx,4), %zmm9
	vmovups	-9152(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm13, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm13) + zmm5
	vfmadd231ps	%zmm18, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm6) + zmm2
	vmovups	-18112(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm17) + zmm5
	vfmadd231ps	%zmm18, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vmovups	-17856(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vfmadd231ps	%zmm18, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm18) + zmm2
	vmovups	-16576(%r8,%rcx,4), %zmm6
	vmovups	-8640(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vmovups	-8896(%rdx,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm21) + zmm4
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm6, %zmm20, %zmm1    # zmm1 = (zmm20 * zmm6) + zmm1
	vmovups	-16320(%r8,%rcx,4), %zmm9
	vmovups	-8384(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm6) + zmm3
	vfmadd231ps	%zmm15, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm15) + zmm4
	vfmadd231ps	%zmm21, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm21) + zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm20, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm20) + zmm2
	vmovups	-16064(%r8,%rcx,4), %zmm11
	vmovups	-8128(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm15) + zmm5
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vmovups	-15808(%r8,%rcx,4), %zmm14
	vmovups	-7872(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm9, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vmovups	-15552(%r8,%rcx,4), %zmm14
	vmovups	-7616(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm9, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm9) + zmm5
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vmovups	-15296(%r8,%rcx,4), %zmm14
	vmovups	-7360(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vmovups	-15040(%r8,%rcx,4), %zmm10
	vmovups	-7104(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm7) + zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm17) + zmm0
	vfmadd231ps	%zmm13, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm12) + zmm2
	vmovups	-14784(%r8,%rcx,4), %zmm10
	vmovups	-6848(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vfmadd231ps	%zmm8, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm8) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm17) + zmm1
	vfmadd231ps	%zmm13, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm13) + zmm2
	vmovups	-14528(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vmovups	-14272(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm18) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm19) + zmm2
	vmovups	-12992(%r8,%rcx,4), %zmm10
	vmovups	-6336(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm14) + zmm3
	vmovups	-6592(%rdx,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm15, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm15) + zmm0
	vfmadd231ps	%zmm10, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm10) + zmm1
	vmovups	-12736(%r8,%rcx,4), %zmm12
	vmovups	-6080(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm14) + zmm4
	vfmadd231ps	%zmm20, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm20) + zmm5
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm21, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm21) + zmm2
	vmovups	-12480(%r8,%rcx,4), %zmm13
	vmovups	-5824(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm15) + zmm2
	vmovups	-12224(%r8,%rcx,4), %zmm15
	vmovups	-5568(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm12) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vmovups	-11968(%r8,%rcx,4), %zmm15
	vmovups	-5312(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm12) + zmm5
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vmovups	-11712(%r8,%rcx,4), %zmm15
	vmovups	-5056(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm11) + zmm2
	vmovups	-11456(%r8,%rcx,4), %zmm11
	vmovups	-4800(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vmovups	-11200(%r8,%rcx,4), %zmm7
	vmovups	-4544(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm17) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm8) + zmm2
	vmovups	-10944(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm17) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vmovups	-10688(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm19) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vmovups	-9408(%r8,%rcx,4), %zmm7
	vmovups	-4032(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vmovups	-4288(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm7, %zmm20, %zmm1    # zmm1 = (zmm20 * zmm7) + zmm1
	vmovups	-9152(%r8,%rcx,4), %zmm8
	vmovups	-3776(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm16) + zmm5
	vfmadd231ps	%zmm10, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm14) + zmm1
	vfmadd231ps	%zmm20, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm20) + zmm2
	vmovups	-8896(%r8,%rcx,4), %zmm11
	vmovups	-3520(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm15) + zmm5
	vfmadd231ps	%zmm12, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vmovups	-8640(%r8,%rcx,4), %zmm14
	vmovups	-3264(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm7) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vmovups	-8384(%r8,%rcx,4), %zmm14
	vmovups	-3008(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm8, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm8) + zmm5
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vmovups	-8128(%r8,%rcx,4), %zmm14
	vmovups	-2752(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vmovups	-7872(%r8,%rcx,4), %zmm14
	vmovups	-2496(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm17, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm17) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm6) + zmm2
	vmovups	-7616(%r8,%rcx,4), %zmm14
	vmovups	-2240(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vfmadd231ps	%zmm19, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm17) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vmovups	-7360(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm4     # zmm4 = (zmm9 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm13) + zmm5
	vfmadd231ps	%zmm19, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vmovups	-7104(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm6, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm6) + zmm5
	vfmadd231ps	%zmm19, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm19) + zmm2
	vmovups	-5824(%r8,%rcx,4), %zmm14
	vmovups	-1728(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm9) + zmm3
	vmovups	-1984(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vmovups	-5568(%r8,%rcx,4), %zmm18
	vmovups	-1472(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vmovups	-5312(%r8,%rcx,4), %zmm18
	vmovups	-1216(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm15) + zmm2
	vmovups	-5056(%r8,%rcx,4), %zmm18
	vmovups	-960(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vmovups	-4800(%r8,%rcx,4), %zmm18
	vmovups	-704(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vmovups	-4544(%r8,%rcx,4), %zmm18
	vmovups	-448(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vmovups	-4288(%r8,%rcx,4), %zmm18
	vmovups	-192(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vfmadd231ps	%zmm13, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vmovups	-4032(%r8,%rcx,4), %zmm18
	vmovups	64(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm11, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm11) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vmovups	-3776(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm10) + zmm4
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm6, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm13) + zmm2
	vmovups	-3520(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm10, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm10) + zmm5
	vfmadd231ps	%zmm6, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm6) + zmm2
	vmovups	%zmm3, 8000(%rax,%rcx,4)
	vmovups	%zmm4, 8256(%rax,%rcx,4)
	vmovups	%zmm5, 8512(%rax,%rcx,4)
	vmovups	-2240(%r8,%rcx,4), %zmm3
	vmovups	-1984(%r8,%rcx,4), %zmm4
	vmovups	-1728(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm3, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm3) + zmm1
	vfmadd231ps	%zmm14, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm9) + zmm1
	vfmadd231ps	%zmm17, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm9) + zmm2
	vmovups	-1472(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm14) + zmm2
	vmovups	-1216(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmovups	-960(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm15) + zmm2
	vmovups	-704(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm7) + zmm2
	vmovups	-448(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm11, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm11) + zmm1
	vfmadd231ps	%zmm8, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm8) + zmm2
	vmovups	-192(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm11, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm11) + zmm2
	vfmadd231ps	64(%r8,%rcx,4), %zmm10, %zmm2 # zmm2 = (zmm10 * mem) + zmm2
	vmovups	%zmm0, 11584(%rax,%rcx,4)
	vmovups	%zmm1, 11840(%rax,%rcx,4)
	vmovups	%zmm2, 12096(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_22
.LBB1_23:                               # %._crit_edge45
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_26
# %bb.24:                               # %.lr.ph47.preheader
	addq	$-16, %rcx
	leaq	20480(%rsi), %rdx
	leaq	28160(%rdi), %r8
	.p2align	4
.LBB1_25:                               # %.lr.ph47
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15808(%rdx,%rcx,4), %zmm12
	vmovups	-27584(%r8,%rcx,4), %zmm0
	vmovups	-27328(%r8,%rcx,4), %zmm1
	vmovups	-27072(%r8,%rcx,4), %zmm2
	vmulps	%zmm12, %zmm0, %zmm3
	vmovups	-18112(%rdx,%rcx,4), %zmm6
	vmovups	-17856(%rdx,%rcx,4), %zmm7
	vmovups	-17600(%rdx,%rcx,4), %zmm9
	vmulps	%zmm6, %zmm0, %zmm0
	vmovups	-15552(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm13) + zmm3
	vmulps	%zmm1, %zmm12, %zmm4
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm6, %zmm1
	vmovups	-15296(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm2, %zmm3     # zmm3 = (zmm2 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm13) + zmm4
	vmulps	%zmm2, %zmm12, %zmm5
	vfmadd231ps	%zmm9, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	-26816(%r8,%rcx,4), %zmm10
	vmovups	-15040(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vmovups	-17344(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm11) + zmm0
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vmovups	-26560(%r8,%rcx,4), %zmm10
	vmovups	-14784(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm6) + zmm4
	vfmadd231ps	%zmm8, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm8) + zmm5
	vmovups	-17088(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm11, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm11) + zmm1
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vmovups	-26304(%r8,%rcx,4), %zmm10
	vmovups	-14528(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm6) + zmm5
	vmovups	-16832(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm14) + zmm1
	vfmadd231ps	%zmm11, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm11) + zmm2
	vmovups	-26048(%r8,%rcx,4), %zmm11
	vmovups	-14272(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm7) + zmm5
	vmovups	-16576(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vmovups	-25792(%r8,%rcx,4), %zmm11
	vmovups	-14016(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm9) + zmm5
	vmovups	-16320(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm16, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vmovups	-25536(%r8,%rcx,4), %zmm11
	vmovups	-13760(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm10) + zmm5
	vmovups	-16064(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm16, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm16) + zmm2
	vmovups	-25280(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vmovups	-25024(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vmovups	-24000(%r8,%rcx,4), %zmm11
	vmovups	-13504(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vmovups	-23744(%r8,%rcx,4), %zmm11
	vmovups	-13248(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm17) + zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vmovups	-23488(%r8,%rcx,4), %zmm16
	vmovups	-12992(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm15, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm17) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm12) + zmm2
	vmovups	-23232(%r8,%rcx,4), %zmm16
	vmovups	-12736(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm15, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm15) + zmm5
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm13) + zmm2
	vmovups	-22976(%r8,%rcx,4), %zmm16
	vmovups	-12480(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm6) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vmovups	-22720(%r8,%rcx,4), %zmm16
	vmovups	-12224(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm6) + zmm2
	vmovups	-22464(%r8,%rcx,4), %zmm16
	vmovups	-11968(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm7) + zmm2
	vmovups	-22208(%r8,%rcx,4), %zmm7
	vmovups	-11712(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vmovups	-21952(%r8,%rcx,4), %zmm7
	vmovups	-11456(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vmovups	-21696(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm19) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm14) + zmm2
	vmovups	-21440(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm19) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vmovups	-20416(%r8,%rcx,4), %zmm7
	vmovups	-11200(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm7, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm7) + zmm0
	vmovups	-20160(%r8,%rcx,4), %zmm7
	vmovups	-10944(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm7) + zmm1
	vmovups	-19904(%r8,%rcx,4), %zmm9
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm18) + zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm15, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vmovups	-19648(%r8,%rcx,4), %zmm10
	vmovups	-10432(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm14) + zmm5
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm11) + zmm1
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vmovups	-19392(%r8,%rcx,4), %zmm15
	vmovups	-10176(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm11) + zmm2
	vmovups	-19136(%r8,%rcx,4), %zmm15
	vmovups	-9920(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vmovups	-18880(%r8,%rcx,4), %zmm15
	vmovups	-9664(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vmovups	-18624(%r8,%rcx,4), %zmm13
	vmovups	-9408(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm17) + zmm3
	vfmadd231ps	%zmm12, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm11) + zmm5
	vfmadd231ps	%zmm16, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vmovups	-18368(%r8,%rcx,4), %zmm8
	vmovups	-9152(%rdx,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm20) + zmm3
	vfmadd231ps	%zmm17, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm17) + zmm4
	vfmadd231ps	%zmm12, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm12) + zmm5
	vfmadd231ps	%zmm19, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm6) + zmm2
	vmovups	-18112(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm20) + zmm4
	vfmadd231ps	%zmm17, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm17) + zmm5
	vfmadd231ps	%zmm19, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vmovups	-17856(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm20) + zmm5
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vmovups	-16832(%r8,%rcx,4), %zmm6
	vmovups	-8896(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm19) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vmovups	-16576(%r8,%rcx,4), %zmm6
	vmovups	-8640(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm19, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm19) + zmm4
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vmovups	-16320(%r8,%rcx,4), %zmm8
	vmovups	-8384(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm15, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm19) + zmm5
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm18) + zmm2
	vmovups	-16064(%r8,%rcx,4), %zmm13
	vmovups	-8128(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vmovups	-15808(%r8,%rcx,4), %zmm14
	vmovups	-7872(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vmovups	-15552(%r8,%rcx,4), %zmm14
	vmovups	-7616(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vmovups	-15296(%r8,%rcx,4), %zmm14
	vmovups	-7360(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vmovups	-15040(%r8,%rcx,4), %zmm10
	vmovups	-7104(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm9, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm7) + zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm11) + zmm2
	vmovups	-14784(%r8,%rcx,4), %zmm10
	vmovups	-6848(%rdx,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm21) + zmm3
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vfmadd231ps	%zmm9, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm9) + zmm5
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm17, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm12) + zmm2
	vmovups	-14528(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm21, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm21) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vmovups	-14272(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm21, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm21) + zmm5
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vmovups	-13248(%r8,%rcx,4), %zmm10
	vmovups	-6592(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm10, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm10) + zmm0
	vmovups	-12992(%r8,%rcx,4), %zmm10
	vmovups	-6336(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm14) + zmm3
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm15) + zmm0
	vfmadd231ps	%zmm10, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm10) + zmm1
	vmovups	-12736(%r8,%rcx,4), %zmm11
	vmovups	-6080(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm19, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm19) + zmm2
	vmovups	-12480(%r8,%rcx,4), %zmm12
	vmovups	-5824(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vfmadd231ps	%zmm8, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm15) + zmm2
	vmovups	-12224(%r8,%rcx,4), %zmm15
	vmovups	-5568(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vmovups	-11968(%r8,%rcx,4), %zmm15
	vmovups	-5312(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm6) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vmovups	-11712(%r8,%rcx,4), %zmm15
	vmovups	-5056(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm6) + zmm4
	vfmadd231ps	%zmm12, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vmovups	-11456(%r8,%rcx,4), %zmm13
	vmovups	-4800(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm17) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm6) + zmm5
	vfmadd231ps	%zmm16, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm16) + zmm0
	vfmadd231ps	%zmm9, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm7) + zmm2
	vmovups	-11200(%r8,%rcx,4), %zmm7
	vmovups	-4544(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm17) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm21, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm21) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vmovups	-10944(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm21) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vmovups	-10688(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm19) + zmm5
	vfmadd231ps	%zmm21, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm21) + zmm2
	vmovups	-9664(%r8,%rcx,4), %zmm7
	vmovups	-4288(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vmovups	-9408(%r8,%rcx,4), %zmm7
	vmovups	-4032(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vmovups	-9152(%r8,%rcx,4), %zmm9
	vmovups	-3776(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm16) + zmm5
	vfmadd231ps	%zmm10, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vmovups	-8896(%r8,%rcx,4), %zmm13
	vmovups	-3520(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vmovups	-8640(%r8,%rcx,4), %zmm14
	vmovups	-3264(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm9, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm7) + zmm5
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vmovups	-8384(%r8,%rcx,4), %zmm14
	vmovups	-3008(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm9, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm9) + zmm5
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vmovups	-8128(%r8,%rcx,4), %zmm14
	vmovups	-2752(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm6) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vmovups	-7872(%r8,%rcx,4), %zmm14
	vmovups	-2496(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm17, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm17) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm6) + zmm2
	vmovups	-7616(%r8,%rcx,4), %zmm14
	vmovups	-2240(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm19, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm17) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vmovups	-7360(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm6, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm6) + zmm4
	vfmadd231ps	%zmm12, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm12) + zmm5
	vfmadd231ps	%zmm19, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm17) + zmm2
	vmovups	-7104(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm6, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm6) + zmm5
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vmovups	-6080(%r8,%rcx,4), %zmm14
	vmovups	-1984(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vmovups	-5824(%r8,%rcx,4), %zmm17
	vmovups	-1728(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm14) + zmm3
	vfmadd231ps	%zmm8, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm8) + zmm4
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm17) + zmm1
	vmovups	-5568(%r8,%rcx,4), %zmm18
	vmovups	-1472(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vmovups	-5312(%r8,%rcx,4), %zmm18
	vmovups	-1216(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm15) + zmm2
	vmovups	-5056(%r8,%rcx,4), %zmm18
	vmovups	-960(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm13, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm13) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vmovups	-4800(%r8,%rcx,4), %zmm18
	vmovups	-704(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm9) + zmm2
	vmovups	-4544(%r8,%rcx,4), %zmm18
	vmovups	-448(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vmovups	-4288(%r8,%rcx,4), %zmm18
	vmovups	-192(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vmovups	-4032(%r8,%rcx,4), %zmm18
	vmovups	64(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vmovups	-3776(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm13) + zmm5
	vfmadd231ps	%zmm6, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm6) + zmm1
	vfmadd231ps	%zmm12, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm12) + zmm2
	vmovups	-3520(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm10) + zmm5
	vfmadd231ps	%zmm6, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm6) + zmm2
	vmovups	%zmm3, 8768(%rax,%rcx,4)
	vmovups	%zmm4, 9024(%rax,%rcx,4)
	vmovups	%zmm5, 9280(%rax,%rcx,4)
	vfmadd231ps	-2496(%r8,%rcx,4), %zmm8, %zmm0 # zmm0 = (zmm8 * mem) + zmm0
	vmovups	-2240(%r8,%rcx,4), %zmm3
	vmovups	-1984(%r8,%rcx,4), %zmm4
	vmovups	-1728(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm3, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm3) + zmm1
	vfmadd231ps	%zmm17, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm16) + zmm0
	vfmadd231ps	%zmm17, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm14) + zmm2
	vmovups	-1472(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm17, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm17) + zmm2
	vmovups	-1216(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmovups	-960(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm15) + zmm2
	vmovups	-704(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm13, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm13) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm7) + zmm2
	vmovups	-448(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm13, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm13) + zmm1
	vfmadd231ps	%zmm9, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm9) + zmm2
	vmovups	-192(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm13, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm13) + zmm2
	vfmadd231ps	64(%r8,%rcx,4), %zmm10, %zmm2 # zmm2 = (zmm10 * mem) + zmm2
	vmovups	%zmm0, 12352(%rax,%rcx,4)
	vmovups	%zmm1, 12608(%rax,%rcx,4)
	vmovups	%zmm2, 12864(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_25
.LBB1_26:                               # %._crit_edge48
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_29
# %bb.27:                               # %.lr.ph50.preheader
	addq	$-16, %rcx
	leaq	20480(%rsi), %rdx
	leaq	28416(%rdi), %r8
	.p2align	4
.LBB1_28:                               # %.lr.ph50
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15808(%rdx,%rcx,4), %zmm12
	vmovups	-27072(%r8,%rcx,4), %zmm0
	vmovups	-26816(%r8,%rcx,4), %zmm1
	vmovups	-26560(%r8,%rcx,4), %zmm2
	vmulps	%zmm12, %zmm0, %zmm3
	vmovups	-18112(%rdx,%rcx,4), %zmm6
	vmovups	-17856(%rdx,%rcx,4), %zmm7
	vmovups	-17600(%rdx,%rcx,4), %zmm9
	vmulps	%zmm6, %zmm0, %zmm0
	vmovups	-15552(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm13) + zmm3
	vmulps	%zmm1, %zmm12, %zmm4
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm6, %zmm1
	vmovups	-15296(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm2, %zmm3     # zmm3 = (zmm2 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm13) + zmm4
	vmulps	%zmm2, %zmm12, %zmm5
	vfmadd231ps	%zmm9, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	-26304(%r8,%rcx,4), %zmm10
	vmovups	-15040(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vmovups	-17344(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm11) + zmm0
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vmovups	-26048(%r8,%rcx,4), %zmm10
	vmovups	-14784(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm6) + zmm4
	vfmadd231ps	%zmm8, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm8) + zmm5
	vmovups	-17088(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm11, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm11) + zmm1
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vmovups	-25792(%r8,%rcx,4), %zmm10
	vmovups	-14528(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm6) + zmm5
	vmovups	-16832(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm14) + zmm1
	vfmadd231ps	%zmm11, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm11) + zmm2
	vmovups	-25536(%r8,%rcx,4), %zmm11
	vmovups	-14272(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm7) + zmm5
	vmovups	-16576(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vmovups	-25280(%r8,%rcx,4), %zmm11
	vmovups	-14016(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm15) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm9) + zmm5
	vmovups	-16320(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm14) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm16) + zmm2
	vmovups	-25024(%r8,%rcx,4), %zmm11
	vmovups	-13760(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vfmadd231ps	%zmm10, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm10) + zmm5
	vfmadd231ps	-16064(%rdx,%rcx,4), %zmm11, %zmm0 # zmm0 = (zmm11 * mem) + zmm0
	vfmadd231ps	%zmm14, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vmovups	-23488(%r8,%rcx,4), %zmm11
	vmovups	-13504(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm16) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vmovups	-23232(%r8,%rcx,4), %zmm11
	vmovups	-13248(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm16) + zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vmovups	-22976(%r8,%rcx,4), %zmm18
	vmovups	-12992(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vmovups	-22720(%r8,%rcx,4), %zmm18
	vmovups	-12736(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm11) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vmovups	-22464(%r8,%rcx,4), %zmm18
	vmovups	-12480(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vmovups	-22208(%r8,%rcx,4), %zmm18
	vmovups	-12224(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vmovups	-21952(%r8,%rcx,4), %zmm18
	vmovups	-11968(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm13, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm13) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vmovups	-21696(%r8,%rcx,4), %zmm7
	vmovups	-11712(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vmovups	-21440(%r8,%rcx,4), %zmm7
	vmovups	-11456(%rdx,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vfmadd231ps	%zmm17, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vmovups	-19904(%r8,%rcx,4), %zmm7
	vmovups	-11200(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vmovups	-19648(%r8,%rcx,4), %zmm7
	vmovups	-10944(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vmovups	-19392(%r8,%rcx,4), %zmm9
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vmovups	-19136(%r8,%rcx,4), %zmm10
	vmovups	-10432(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm15) + zmm5
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm11) + zmm1
	vfmadd231ps	%zmm14, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm14) + zmm2
	vmovups	-18880(%r8,%rcx,4), %zmm14
	vmovups	-10176(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm7) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vmovups	-18624(%r8,%rcx,4), %zmm14
	vmovups	-9920(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm9) + zmm5
	vfmadd231ps	%zmm8, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm8) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vmovups	-18368(%r8,%rcx,4), %zmm14
	vmovups	-9664(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vmovups	-18112(%r8,%rcx,4), %zmm13
	vmovups	-9408(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm19) + zmm3
	vfmadd231ps	%zmm12, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm11) + zmm5
	vfmadd231ps	%zmm18, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm18) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vmovups	-17856(%r8,%rcx,4), %zmm8
	vmovups	-9152(%rdx,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm12) + zmm5
	vfmadd231ps	%zmm20, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm18) + zmm1
	vfmadd231ps	%zmm6, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm6) + zmm2
	vmovups	-16320(%r8,%rcx,4), %zmm6
	vmovups	-8896(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm6) + zmm0
	vmovups	-16064(%r8,%rcx,4), %zmm6
	vmovups	-8640(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm16) + zmm4
	vfmadd231ps	%zmm15, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm15) + zmm0
	vfmadd231ps	%zmm6, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm6) + zmm1
	vmovups	-15808(%r8,%rcx,4), %zmm8
	vmovups	-8384(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm17) + zmm2
	vmovups	-15552(%r8,%rcx,4), %zmm13
	vmovups	-8128(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm15) + zmm2
	vmovups	-15296(%r8,%rcx,4), %zmm15
	vmovups	-7872(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm6) + zmm5
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vmovups	-15040(%r8,%rcx,4), %zmm15
	vmovups	-7616(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vmovups	-14784(%r8,%rcx,4), %zmm15
	vmovups	-7360(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm13) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm10) + zmm2
	vmovups	-14528(%r8,%rcx,4), %zmm10
	vmovups	-7104(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm9, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm7) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm19) + zmm0
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm11) + zmm2
	vmovups	-14272(%r8,%rcx,4), %zmm10
	vmovups	-6848(%rdx,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm9, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm9) + zmm5
	vfmadd231ps	%zmm21, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm19) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm12) + zmm2
	vmovups	-12736(%r8,%rcx,4), %zmm10
	vmovups	-6592(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vmovups	-12480(%r8,%rcx,4), %zmm10
	vmovups	-6336(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vmovups	-12224(%r8,%rcx,4), %zmm11
	vmovups	-6080(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm17) + zmm5
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm16) + zmm2
	vmovups	-11968(%r8,%rcx,4), %zmm12
	vmovups	-5824(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm10) + zmm4
	vfmadd231ps	%zmm15, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm15) + zmm5
	vfmadd231ps	%zmm8, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm14) + zmm2
	vmovups	-11712(%r8,%rcx,4), %zmm14
	vmovups	-5568(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm6) + zmm2
	vmovups	-11456(%r8,%rcx,4), %zmm14
	vmovups	-5312(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm7, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vmovups	-11200(%r8,%rcx,4), %zmm14
	vmovups	-5056(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm6) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vmovups	-10944(%r8,%rcx,4), %zmm13
	vmovups	-4800(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm19) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm6) + zmm5
	vfmadd231ps	%zmm18, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm18) + zmm0
	vfmadd231ps	%zmm9, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm7) + zmm2
	vmovups	-10688(%r8,%rcx,4), %zmm7
	vmovups	-4544(%rdx,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm19) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm20, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vmovups	-9152(%r8,%rcx,4), %zmm7
	vmovups	-4288(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm7, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm7) + zmm0
	vmovups	-8896(%r8,%rcx,4), %zmm7
	vmovups	-4032(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm7) + zmm1
	vmovups	-8640(%r8,%rcx,4), %zmm9
	vmovups	-3776(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm16) + zmm5
	vfmadd231ps	%zmm10, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm10) + zmm0
	vfmadd231ps	%zmm15, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vmovups	-8384(%r8,%rcx,4), %zmm13
	vmovups	-3520(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm10) + zmm1
	vfmadd231ps	%zmm15, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm15) + zmm2
	vmovups	-8128(%r8,%rcx,4), %zmm15
	vmovups	-3264(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm10) + zmm2
	vmovups	-7872(%r8,%rcx,4), %zmm15
	vmovups	-3008(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm13) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm11) + zmm2
	vmovups	-7616(%r8,%rcx,4), %zmm15
	vmovups	-2752(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm13, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm6, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm6) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vmovups	-7360(%r8,%rcx,4), %zmm15
	vmovups	-2496(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm19, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm19) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vmovups	-7104(%r8,%rcx,4), %zmm6
	vmovups	-2240(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm17) + zmm3
	vfmadd231ps	%zmm12, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm11) + zmm5
	vfmadd231ps	%zmm21, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm19) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vmovups	-5568(%r8,%rcx,4), %zmm8
	vmovups	-1984(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vmovups	-5312(%r8,%rcx,4), %zmm15
	vmovups	-1728(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm15) + zmm1
	vmovups	-5056(%r8,%rcx,4), %zmm18
	vmovups	-1472(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vmovups	-4800(%r8,%rcx,4), %zmm18
	vmovups	-1216(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm14) + zmm2
	vmovups	-4544(%r8,%rcx,4), %zmm18
	vmovups	-960(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm13, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm13) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vmovups	-4288(%r8,%rcx,4), %zmm18
	vmovups	-704(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm9) + zmm2
	vmovups	-4032(%r8,%rcx,4), %zmm18
	vmovups	-448(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vmovups	-3776(%r8,%rcx,4), %zmm18
	vmovups	-192(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vmovups	-3520(%r8,%rcx,4), %zmm18
	vmovups	64(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vmovups	%zmm3, 9536(%rax,%rcx,4)
	vmovups	%zmm4, 9792(%rax,%rcx,4)
	vmovups	%zmm5, 10048(%rax,%rcx,4)
	vfmadd231ps	-1984(%r8,%rcx,4), %zmm6, %zmm0 # zmm0 = (zmm6 * mem) + zmm0
	vmovups	-1728(%r8,%rcx,4), %zmm3
	vmovups	-1472(%r8,%rcx,4), %zmm4
	vmovups	-1216(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm8, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm8) + zmm0
	vfmadd231ps	%zmm3, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm3) + zmm1
	vfmadd231ps	%zmm15, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm15) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm6) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm16) + zmm0
	vfmadd231ps	%zmm15, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm15) + zmm1
	vfmadd231ps	%zmm8, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm8) + zmm2
	vmovups	-960(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm15) + zmm2
	vmovups	-704(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmovups	-448(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm14) + zmm2
	vmovups	-192(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm13, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm13) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm7) + zmm2
	vmovups	64(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm13, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm13) + zmm1
	vfmadd231ps	%zmm9, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm9) + zmm2
	vmovups	%zmm0, 13120(%rax,%rcx,4)
	vmovups	%zmm1, 13376(%rax,%rcx,4)
	vmovups	%zmm2, 13632(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_28
.LBB1_29:                               # %._crit_edge51
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_32
# %bb.30:                               # %.lr.ph53.preheader
	addq	$-16, %rcx
	leaq	19712(%rsi), %rdx
	leaq	28416(%rdi), %r8
	.p2align	4
.LBB1_31:                               # %.lr.ph53
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15040(%rdx,%rcx,4), %zmm8
	vmovups	-26304(%r8,%rcx,4), %zmm0
	vmovups	-26048(%r8,%rcx,4), %zmm1
	vmovups	-25792(%r8,%rcx,4), %zmm5
	vmulps	%zmm8, %zmm0, %zmm2
	vmovups	-17344(%rdx,%rcx,4), %zmm4
	vmovups	-17088(%rdx,%rcx,4), %zmm6
	vmovups	-16832(%rdx,%rcx,4), %zmm7
	vmulps	%zmm4, %zmm0, %zmm0
	vmovups	-14784(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm1, %zmm2     # zmm2 = (zmm1 * zmm9) + zmm2
	vmulps	%zmm1, %zmm8, %zmm3
	vfmadd231ps	%zmm6, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm6) + zmm0
	vmulps	%zmm1, %zmm4, %zmm1
	vmovups	-14528(%rdx,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm4) + zmm2
	vfmadd231ps	%zmm9, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm5, %zmm0     # zmm0 = (zmm5 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm6) + zmm1
	vmovups	-25536(%r8,%rcx,4), %zmm6
	vmovups	-14272(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm5) + zmm2
	vfmadd231ps	%zmm4, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm4) + zmm3
	vmovups	-16576(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm10) + zmm0
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vmovups	-25280(%r8,%rcx,4), %zmm7
	vmovups	-14016(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm5) + zmm3
	vmovups	-16320(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vmovups	-25024(%r8,%rcx,4), %zmm7
	vmovups	-13760(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	-16064(%rdx,%rcx,4), %zmm7, %zmm0 # zmm0 = (zmm7 * mem) + zmm0
	vfmadd231ps	%zmm11, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm11) + zmm1
	vmovups	-22720(%r8,%rcx,4), %zmm7
	vmovups	-12736(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	-22464(%r8,%rcx,4), %zmm11
	vmovups	-12480(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vmovups	-22208(%r8,%rcx,4), %zmm11
	vmovups	-12224(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm7) + zmm3
	vfmadd231ps	%zmm4, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vmovups	-21952(%r8,%rcx,4), %zmm11
	vmovups	-11968(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vfmadd231ps	%zmm5, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm5) + zmm0
	vfmadd231ps	%zmm4, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm4) + zmm1
	vmovups	-21696(%r8,%rcx,4), %zmm11
	vmovups	-11712(%rdx,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm4) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm5) + zmm1
	vmovups	-21440(%r8,%rcx,4), %zmm5
	vmovups	-11456(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm13) + zmm2
	vfmadd231ps	%zmm4, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm4) + zmm3
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm6) + zmm1
	vmovups	-19136(%r8,%rcx,4), %zmm5
	vmovups	-10432(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm11) + zmm2
	vfmadd231ps	%zmm5, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm5) + zmm0
	vmovups	-18880(%r8,%rcx,4), %zmm6
	vmovups	-10176(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm5) + zmm2
	vfmadd231ps	%zmm11, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm11) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm7) + zmm0
	vfmadd231ps	%zmm10, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm10) + zmm1
	vmovups	-18624(%r8,%rcx,4), %zmm10
	vmovups	-9920(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm5) + zmm3
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vmovups	-18368(%r8,%rcx,4), %zmm10
	vmovups	-9664(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vmovups	-18112(%r8,%rcx,4), %zmm10
	vmovups	-9408(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm4, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vmovups	-17856(%r8,%rcx,4), %zmm9
	vmovups	-9152(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm12) + zmm2
	vfmadd231ps	%zmm8, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm4, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm4) + zmm1
	vmovups	-15552(%r8,%rcx,4), %zmm4
	vmovups	-8128(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm10) + zmm2
	vfmadd231ps	%zmm4, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm4) + zmm0
	vmovups	-15296(%r8,%rcx,4), %zmm9
	vmovups	-7872(%rdx,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm4) + zmm2
	vfmadd231ps	%zmm10, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm10) + zmm3
	vfmadd231ps	%zmm5, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm5) + zmm0
	vfmadd231ps	%zmm11, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm11) + zmm1
	vmovups	-15040(%r8,%rcx,4), %zmm11
	vmovups	-7616(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm4, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm4) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm5) + zmm1
	vmovups	-14784(%r8,%rcx,4), %zmm11
	vmovups	-7360(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm5) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm6) + zmm1
	vmovups	-14528(%r8,%rcx,4), %zmm11
	vmovups	-7104(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm5) + zmm3
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vmovups	-14272(%r8,%rcx,4), %zmm7
	vmovups	-6848(%rdx,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm8) + zmm1
	vmovups	-11968(%r8,%rcx,4), %zmm7
	vmovups	-5824(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm11) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm7) + zmm0
	vmovups	-11712(%r8,%rcx,4), %zmm8
	vmovups	-5568(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm7) + zmm2
	vfmadd231ps	%zmm11, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm11) + zmm3
	vfmadd231ps	%zmm4, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm4) + zmm0
	vfmadd231ps	%zmm10, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm10) + zmm1
	vmovups	-11456(%r8,%rcx,4), %zmm10
	vmovups	-5312(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm4) + zmm1
	vmovups	-11200(%r8,%rcx,4), %zmm10
	vmovups	-5056(%rdx,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm4) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm5, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm5) + zmm0
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vmovups	-10944(%r8,%rcx,4), %zmm10
	vmovups	-4800(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vfmadd231ps	%zmm4, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm4) + zmm3
	vfmadd231ps	%zmm6, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm5) + zmm1
	vmovups	-10688(%r8,%rcx,4), %zmm5
	vmovups	-4544(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm9) + zmm3
	vfmadd231ps	%zmm13, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm13) + zmm0
	vfmadd231ps	%zmm6, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm6) + zmm1
	vmovups	-8384(%r8,%rcx,4), %zmm5
	vmovups	-3520(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm10) + zmm2
	vfmadd231ps	%zmm5, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm5) + zmm0
	vmovups	-8128(%r8,%rcx,4), %zmm6
	vmovups	-3264(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm5) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm10) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vmovups	-7872(%r8,%rcx,4), %zmm11
	vmovups	-3008(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm5) + zmm3
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vmovups	-7616(%r8,%rcx,4), %zmm11
	vmovups	-2752(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm6) + zmm3
	vfmadd231ps	%zmm4, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm4) + zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vmovups	-7360(%r8,%rcx,4), %zmm11
	vmovups	-2496(%rdx,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm7) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm4) + zmm1
	vmovups	-7104(%r8,%rcx,4), %zmm4
	vmovups	-2240(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm8) + zmm3
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm9, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm9) + zmm1
	vmovups	-4800(%r8,%rcx,4), %zmm9
	vmovups	-1216(%rdx,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm4) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vmovups	-4544(%r8,%rcx,4), %zmm9
	vmovups	-960(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm12) + zmm2
	vfmadd231ps	%zmm4, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm4) + zmm3
	vfmadd231ps	%zmm5, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm5) + zmm0
	vfmadd231ps	%zmm10, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm10) + zmm1
	vmovups	-4288(%r8,%rcx,4), %zmm9
	vmovups	-704(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm5) + zmm1
	vmovups	-4032(%r8,%rcx,4), %zmm5
	vmovups	-448(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm9) + zmm2
	vfmadd231ps	%zmm10, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm10) + zmm3
	vfmadd231ps	%zmm7, %zmm5, %zmm0     # zmm0 = (zmm5 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm6) + zmm1
	vmovups	-3776(%r8,%rcx,4), %zmm5
	vmovups	-192(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm6) + zmm2
	vfmadd231ps	%zmm9, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm5, %zmm0     # zmm0 = (zmm5 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm7) + zmm1
	vmovups	-3520(%r8,%rcx,4), %zmm5
	vmovups	64(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm6) + zmm3
	vfmadd231ps	%zmm11, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm8) + zmm1
	vmovups	%zmm2, 10304(%rax,%rcx,4)
	vmovups	%zmm3, 10560(%rax,%rcx,4)
	vfmadd231ps	-1216(%r8,%rcx,4), %zmm4, %zmm0 # zmm0 = (zmm4 * mem) + zmm0
	vmovups	-960(%r8,%rcx,4), %zmm2
	vmovups	-704(%r8,%rcx,4), %zmm3
	vmovups	-448(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm12, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm12) + zmm0
	vfmadd231ps	%zmm4, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm4) + zmm1
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm12) + zmm1
	vfmadd231ps	%zmm9, %zmm5, %zmm0     # zmm0 = (zmm5 * zmm9) + zmm0
	vfmadd231ps	%zmm10, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm10) + zmm1
	vmovups	-192(%r8,%rcx,4), %zmm2
	vfmadd231ps	%zmm6, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm6) + zmm0
	vfmadd231ps	%zmm9, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm9) + zmm1
	vmovups	64(%r8,%rcx,4), %zmm2
	vfmadd231ps	%zmm7, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm6) + zmm1
	vmovups	%zmm0, 13888(%rax,%rcx,4)
	vmovups	%zmm1, 14144(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_31
.LBB1_32:                               # %.loopexit27
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	movq	%r10, -16(%rsp)                 # 8-byte Spill
	leaq	-194592(%r10), %rcx
	movq	%r9, -8(%rsp)                   # 8-byte Spill
	addq	$-194592, %r9                   # imm = 0xFFFD07E0
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$132767, %rdx                   # imm = 0x2069F
	movabsq	$-235641705448687933, %rcx      # imm = 0xFCBAD51E0C76B6C3
	mulxq	%rcx, %r8, %r8
	shrq	$17, %r8
	cmpq	$3, %r8
	movl	$3, %r10d
	cmovaeq	%r10, %r8
	movq	%r9, %rdx
	sarq	$63, %rdx
	andnq	%r9, %rdx, %rdx
	addq	$132767, %rdx                   # imm = 0x2069F
	mulxq	%rcx, %rcx, %rcx
	shrq	$17, %rcx
	cmpq	$3, %rcx
	cmovaeq	%r10, %rcx
	leal	(%r8,%r8), %r9d
	addl	%ecx, %ecx
	cmpq	%rcx, %r9
	jae	.LBB1_50
# %bb.33:                               # %.lr.ph70.preheader
	addq	$4, %rcx
	addq	$4, %r9
	leaq	20480(%rsi), %r10
	imulq	$7168, %r8, %rdx                # imm = 0x1C00
	leaq	(%rdi,%rdx), %r11
	addq	$17920, %r11                    # imm = 0x4600
	leaq	17920(%rax,%rdx), %rbx
	leaq	(%rdi,%rdx), %r14
	leaq	15104(%rdx,%rax), %r15
	leaq	15872(%rdx,%rax), %r12
	leaq	(%rdx,%rax), %r13
	addq	$16640, %r13                    # imm = 0x4100
	leaq	19712(%rsi), %rbp
	addq	%rax, %rdx
	addq	$17408, %rdx                    # imm = 0x4400
	jmp	.LBB1_34
	.p2align	4
.LBB1_49:                               # %._crit_edge68
                                        #   in Loop: Header=BB1_34 Depth=1
	addq	$2, %r9
	addq	$7168, %r11                     # imm = 0x1C00
	addq	$7168, %rbx                     # imm = 0x1C00
	addq	$7168, %r14                     # imm = 0x1C00
	addq	$7168, %r15                     # imm = 0x1C00
	addq	$7168, %r12                     # imm = 0x1C00
	addq	$7168, %r13                     # imm = 0x1C00
	addq	$7168, %rdx                     # imm = 0x1C00
	cmpq	%rcx, %r9
	jae	.LBB1_50
.LBB1_34:                               # %.lr.ph70
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_36 Depth 2
                                        #     Child Loop BB1_39 Depth 2
                                        #     Child Loop BB1_42 Depth 2
                                        #     Child Loop BB1_45 Depth 2
                                        #     Child Loop BB1_48 Depth 2
	xorl	%r8d, %r8d
	#APP
	#NO_APP
	cmpq	$63, %r8
	jg	.LBB1_37
# %bb.35:                               # %.lr.ph55
                                        #   in Loop: Header=BB1_34 Depth=1
	addq	$-16, %r8
	.p2align	4
.LBB1_36:                               #   Parent Loop BB1_34 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-19904(%r10,%r8,4), %zmm5
	vmovups	-19648(%r10,%r8,4), %zmm8
	vmovups	-19392(%r10,%r8,4), %zmm12
	vmovups	-17856(%r11,%r8,4), %zmm2
	vmovups	-17600(%r11,%r8,4), %zmm3
	vmovups	-17344(%r11,%r8,4), %zmm4
	vmulps	%zmm12, %zmm2, %zmm0
	vmulps	%zmm8, %zmm2, %zmm1
	vmulps	%zmm5, %zmm2, %zmm2
	vmovups	-19136(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm12) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	-18880(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm4, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm4) + zmm2
	vmovups	-17088(%r11,%r8,4), %zmm3
	vmovups	-18624(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm6) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	-16832(%r11,%r8,4), %zmm3
	vmovups	-18368(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm13) + zmm0
	vfmadd231ps	%zmm6, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm6) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	-16576(%r11,%r8,4), %zmm3
	vfmadd231ps	%zmm13, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm13) + zmm1
	vfmadd231ps	%zmm3, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm3) + zmm2
	vfmadd231ps	-16320(%r11,%r8,4), %zmm13, %zmm2 # zmm2 = (zmm13 * mem) + zmm2
	vmovups	-14272(%r11,%r8,4), %zmm7
	vmovups	-17088(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vmovups	-17344(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vmovups	-17600(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vmulps	%zmm7, %zmm12, %zmm3
	vmulps	%zmm7, %zmm8, %zmm4
	vmulps	%zmm7, %zmm5, %zmm5
	vmovups	-14016(%r11,%r8,4), %zmm16
	vmovups	-16832(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vmovups	-13760(%r11,%r8,4), %zmm16
	vmovups	-16576(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm14, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	-13504(%r11,%r8,4), %zmm16
	vmovups	-16320(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vfmadd231ps	%zmm14, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm14) + zmm5
	vmovups	-13248(%r11,%r8,4), %zmm16
	vmovups	-16064(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vmovups	-12992(%r11,%r8,4), %zmm9
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm12) + zmm2
	vfmadd231ps	%zmm13, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm13) + zmm4
	vfmadd231ps	%zmm6, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm6) + zmm5
	vmovups	-12736(%r11,%r8,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-10688(%r11,%r8,4), %zmm9
	vmovups	-14784(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vmovups	-15040(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vmovups	-15296(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm15, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm15) + zmm5
	vmovups	-10432(%r11,%r8,4), %zmm13
	vmovups	-14528(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm16, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vmovups	-10176(%r11,%r8,4), %zmm13
	vmovups	-14272(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm11) + zmm5
	vmovups	-9920(%r11,%r8,4), %zmm11
	vmovups	-14016(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm8, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm7) + zmm5
	vmovups	-9664(%r11,%r8,4), %zmm7
	vmovups	-13760(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-9408(%r11,%r8,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm12) + zmm5
	vmovups	-9152(%r11,%r8,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vmovups	-7104(%r11,%r8,4), %zmm8
	vmovups	-12480(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	-12736(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm17) + zmm1
	vmovups	-12992(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm16, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm18) + zmm5
	vmovups	-6848(%r11,%r8,4), %zmm11
	vmovups	-12224(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	-6592(%r11,%r8,4), %zmm12
	vmovups	-11968(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-6336(%r11,%r8,4), %zmm6
	vmovups	-11712(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	-6080(%r11,%r8,4), %zmm6
	vmovups	-11456(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vmovups	-5824(%r11,%r8,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-5568(%r11,%r8,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vmovups	-3520(%r11,%r8,4), %zmm9
	vmovups	-10176(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vmovups	-10432(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vmovups	-10688(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm19) + zmm5
	vmovups	-3264(%r11,%r8,4), %zmm10
	vmovups	-9920(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vmovups	-3008(%r11,%r8,4), %zmm13
	vmovups	-9664(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm11, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vmovups	-2752(%r11,%r8,4), %zmm7
	vmovups	-9408(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vfmadd231ps	%zmm12, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm11) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-2496(%r11,%r8,4), %zmm7
	vmovups	-9152(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vmovups	-2240(%r11,%r8,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm12) + zmm5
	vmovups	-1984(%r11,%r8,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vmovups	64(%r11,%r8,4), %zmm8
	vmovups	-7872(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	-8128(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm17) + zmm1
	vmovups	-8384(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm16, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm18) + zmm5
	vmovups	320(%r11,%r8,4), %zmm11
	vmovups	-7616(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	576(%r11,%r8,4), %zmm12
	vmovups	-7360(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	832(%r11,%r8,4), %zmm6
	vmovups	-7104(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	1088(%r11,%r8,4), %zmm6
	vmovups	-6848(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vmovups	1344(%r11,%r8,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	1600(%r11,%r8,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vmovups	3648(%r11,%r8,4), %zmm9
	vmovups	-5568(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vmovups	-5824(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vmovups	-6080(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm19) + zmm5
	vmovups	3904(%r11,%r8,4), %zmm10
	vmovups	-5312(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vmovups	4160(%r11,%r8,4), %zmm13
	vmovups	-5056(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm11, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vmovups	4416(%r11,%r8,4), %zmm7
	vmovups	-4800(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vfmadd231ps	%zmm12, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm11) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	4672(%r11,%r8,4), %zmm7
	vmovups	-4544(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vmovups	4928(%r11,%r8,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm12) + zmm5
	vmovups	5184(%r11,%r8,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vmovups	7232(%r11,%r8,4), %zmm8
	vmovups	-3264(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	-3520(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vmovups	-3776(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm14) + zmm2
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm16, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm18) + zmm5
	vmovups	7488(%r11,%r8,4), %zmm11
	vmovups	-3008(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm12, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	7744(%r11,%r8,4), %zmm16
	vmovups	-2752(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm6) + zmm5
	vmovups	8000(%r11,%r8,4), %zmm16
	vmovups	-2496(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vmovups	8256(%r11,%r8,4), %zmm16
	vmovups	-2240(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm10, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm10) + zmm5
	vmovups	8512(%r11,%r8,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm6) + zmm2
	vfmadd231ps	%zmm15, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vmovups	8768(%r11,%r8,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vfmadd231ps	%zmm15, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm15) + zmm5
	vmovups	10816(%r11,%r8,4), %zmm16
	vmovups	-960(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vmovups	-1216(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vmovups	-1472(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm15) + zmm2
	vfmadd231ps	%zmm7, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm7) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm14, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm14) + zmm5
	vmovups	11072(%r11,%r8,4), %zmm16
	vmovups	-704(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm13, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm13) + zmm2
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	11328(%r11,%r8,4), %zmm16
	vmovups	-448(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	11584(%r11,%r8,4), %zmm16
	vmovups	-192(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vmovups	11840(%r11,%r8,4), %zmm16
	vmovups	64(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vmovups	12096(%r11,%r8,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vmovups	12352(%r11,%r8,4), %zmm6
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	%zmm0, -3520(%rbx,%r8,4)
	vmovups	%zmm1, -3264(%rbx,%r8,4)
	vmovups	%zmm2, -3008(%rbx,%r8,4)
	vmovups	14400(%r11,%r8,4), %zmm0
	vmovups	14656(%r11,%r8,4), %zmm1
	vmovups	14912(%r11,%r8,4), %zmm2
	vfmadd231ps	%zmm10, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm13) + zmm4
	vfmadd231ps	%zmm15, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm15) + zmm5
	vfmadd231ps	%zmm14, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm10) + zmm4
	vfmadd231ps	%zmm13, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm13) + zmm5
	vfmadd231ps	%zmm12, %zmm2, %zmm3    # zmm3 = (zmm2 * zmm12) + zmm3
	vfmadd231ps	%zmm14, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm10) + zmm5
	vmovups	15168(%r11,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm3     # zmm3 = (zmm0 * zmm7) + zmm3
	vfmadd231ps	%zmm12, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm12) + zmm4
	vfmadd231ps	%zmm14, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm14) + zmm5
	vmovups	15424(%r11,%r8,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm3     # zmm3 = (zmm0 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm0, %zmm4     # zmm4 = (zmm0 * zmm7) + zmm4
	vfmadd231ps	%zmm12, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm12) + zmm5
	vmovups	15680(%r11,%r8,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm4     # zmm4 = (zmm0 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm7) + zmm5
	vfmadd231ps	15936(%r11,%r8,4), %zmm8, %zmm5 # zmm5 = (zmm8 * mem) + zmm5
	vmovups	%zmm3, 64(%rbx,%r8,4)
	vmovups	%zmm4, 320(%rbx,%r8,4)
	vmovups	%zmm5, 576(%rbx,%r8,4)
	addq	$16, %r8
	cmpq	$48, %r8
	jl	.LBB1_36
.LBB1_37:                               # %._crit_edge56
                                        #   in Loop: Header=BB1_34 Depth=1
	xorl	%r8d, %r8d
	#APP
	#NO_APP
	cmpq	$63, %r8
	jg	.LBB1_40
# %bb.38:                               # %.lr.ph58
                                        #   in Loop: Header=BB1_34 Depth=1
	addq	$-16, %r8
	.p2align	4
.LBB1_39:                               #   Parent Loop BB1_34 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-20416(%r10,%r8,4), %zmm5
	vmovups	-20160(%r10,%r8,4), %zmm7
	vmovups	-19904(%r10,%r8,4), %zmm8
	vmovups	64(%r14,%r8,4), %zmm1
	vmovups	320(%r14,%r8,4), %zmm2
	vmovups	576(%r14,%r8,4), %zmm3
	vmulps	%zmm7, %zmm1, %zmm0
	vmulps	%zmm5, %zmm1, %zmm1
	vfmadd231ps	%zmm8, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm5, %zmm2
	vmovups	-19648(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm3, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm3) + zmm2
	vmovups	832(%r14,%r8,4), %zmm3
	vmovups	-19392(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	1088(%r14,%r8,4), %zmm3
	vmovups	-19136(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	1344(%r14,%r8,4), %zmm3
	vmovups	-18880(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm17, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm17) + zmm1
	vfmadd231ps	%zmm3, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm3) + zmm2
	vmovups	1600(%r14,%r8,4), %zmm3
	vmovups	-18624(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm3, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm3) + zmm2
	vmovups	1856(%r14,%r8,4), %zmm3
	vmovups	-18368(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	2112(%r14,%r8,4), %zmm3
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm3, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm3) + zmm2
	vfmadd231ps	2368(%r14,%r8,4), %zmm16, %zmm2 # zmm2 = (zmm16 * mem) + zmm2
	vmovups	3648(%r14,%r8,4), %zmm4
	vmovups	-17856(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vmovups	-18112(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm11) + zmm1
	vmulps	%zmm4, %zmm7, %zmm3
	vmulps	%zmm4, %zmm5, %zmm4
	vmovups	3904(%r14,%r8,4), %zmm6
	vmovups	-17600(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vmulps	%zmm6, %zmm5, %zmm5
	vmovups	4160(%r14,%r8,4), %zmm18
	vmovups	-17344(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	4416(%r14,%r8,4), %zmm18
	vmovups	-17088(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vmovups	4672(%r14,%r8,4), %zmm18
	vmovups	-16832(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vmovups	4928(%r14,%r8,4), %zmm18
	vmovups	-16576(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vmovups	5184(%r14,%r8,4), %zmm18
	vmovups	-16320(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vmovups	5440(%r14,%r8,4), %zmm18
	vmovups	-16064(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm9) + zmm2
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm10, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vmovups	5696(%r14,%r8,4), %zmm14
	vfmadd231ps	%zmm17, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm15) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	5952(%r14,%r8,4), %zmm10
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	7232(%r14,%r8,4), %zmm10
	vmovups	-15552(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vmovups	-15808(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm19) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	7488(%r14,%r8,4), %zmm16
	vmovups	-15296(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm19, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm19) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vmovups	7744(%r14,%r8,4), %zmm16
	vmovups	-15040(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	8000(%r14,%r8,4), %zmm16
	vmovups	-14784(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vmovups	8256(%r14,%r8,4), %zmm16
	vmovups	-14528(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm6) + zmm5
	vmovups	8512(%r14,%r8,4), %zmm16
	vmovups	-14272(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	8768(%r14,%r8,4), %zmm7
	vmovups	-14016(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	9024(%r14,%r8,4), %zmm7
	vmovups	-13760(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	9280(%r14,%r8,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm15) + zmm5
	vmovups	9536(%r14,%r8,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm17) + zmm5
	vmovups	10816(%r14,%r8,4), %zmm7
	vmovups	-13248(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vmovups	-13504(%r10,%r8,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm20) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm7, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm7) + zmm4
	vmovups	11072(%r14,%r8,4), %zmm8
	vmovups	-12992(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm20, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm20) + zmm2
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm19, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm19) + zmm5
	vmovups	11328(%r14,%r8,4), %zmm9
	vmovups	-12736(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vmovups	11584(%r14,%r8,4), %zmm14
	vmovups	-12480(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	11840(%r14,%r8,4), %zmm14
	vmovups	-12224(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vmovups	12096(%r14,%r8,4), %zmm14
	vmovups	-11968(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	12352(%r14,%r8,4), %zmm12
	vmovups	-11712(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm17) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm16, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm13) + zmm5
	vmovups	12608(%r14,%r8,4), %zmm12
	vmovups	-11456(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm17) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm18, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	12864(%r14,%r8,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm17) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vmovups	13120(%r14,%r8,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm18) + zmm5
	vmovups	14400(%r14,%r8,4), %zmm6
	vmovups	-10944(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vmovups	-11200(%r10,%r8,4), %zmm21
	vfmadd231ps	%zmm21, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm21) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm6, %zmm20, %zmm4    # zmm4 = (zmm20 * zmm6) + zmm4
	vmovups	14656(%r14,%r8,4), %zmm12
	vmovups	-10688(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm21, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm21) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm20, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm20) + zmm5
	vmovups	14912(%r14,%r8,4), %zmm13
	vmovups	-10432(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	15168(%r14,%r8,4), %zmm15
	vmovups	-10176(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vmovups	15424(%r14,%r8,4), %zmm15
	vmovups	-9920(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	15680(%r14,%r8,4), %zmm15
	vmovups	-9664(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	15936(%r14,%r8,4), %zmm9
	vmovups	-9408(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm7) + zmm2
	vfmadd231ps	%zmm17, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm17) + zmm3
	vfmadd231ps	%zmm11, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	16192(%r14,%r8,4), %zmm9
	vmovups	-9152(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vfmadd231ps	%zmm8, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm8) + zmm2
	vfmadd231ps	%zmm19, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm11, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm11) + zmm5
	vmovups	16448(%r14,%r8,4), %zmm9
	vfmadd231ps	%zmm18, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vmovups	16704(%r14,%r8,4), %zmm9
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm19, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm19) + zmm5
	vmovups	17984(%r14,%r8,4), %zmm9
	vmovups	-8640(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vmovups	-8896(%r10,%r8,4), %zmm20
	vfmadd231ps	%zmm20, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm20) + zmm1
	vfmadd231ps	%zmm14, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm14) + zmm3
	vfmadd231ps	%zmm9, %zmm21, %zmm4    # zmm4 = (zmm21 * zmm9) + zmm4
	vmovups	18240(%r14,%r8,4), %zmm10
	vmovups	-8384(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm15, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm15) + zmm1
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm21, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm21) + zmm5
	vmovups	18496(%r14,%r8,4), %zmm11
	vmovups	-8128(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	18752(%r14,%r8,4), %zmm14
	vmovups	-7872(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vmovups	19008(%r14,%r8,4), %zmm14
	vmovups	-7616(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	19264(%r14,%r8,4), %zmm14
	vmovups	-7360(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vmovups	19520(%r14,%r8,4), %zmm13
	vmovups	-7104(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm16, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm16) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vmovups	19776(%r14,%r8,4), %zmm7
	vmovups	-6848(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	20032(%r14,%r8,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm17) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vmovups	20288(%r14,%r8,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vmovups	21568(%r14,%r8,4), %zmm7
	vmovups	-6336(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vmovups	-6592(%r10,%r8,4), %zmm21
	vfmadd231ps	%zmm21, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm21) + zmm1
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm7, %zmm20, %zmm4    # zmm4 = (zmm20 * zmm7) + zmm4
	vmovups	21824(%r14,%r8,4), %zmm8
	vmovups	-6080(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm14) + zmm1
	vfmadd231ps	%zmm21, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm21) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm9) + zmm3
	vfmadd231ps	%zmm15, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm15) + zmm4
	vfmadd231ps	%zmm20, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm20) + zmm5
	vmovups	22080(%r14,%r8,4), %zmm13
	vmovups	-5824(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	22336(%r14,%r8,4), %zmm15
	vmovups	-5568(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	22592(%r14,%r8,4), %zmm15
	vmovups	-5312(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vfmadd231ps	%zmm6, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm6) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	22848(%r14,%r8,4), %zmm15
	vmovups	-5056(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vmovups	23104(%r14,%r8,4), %zmm11
	vmovups	-4800(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vmovups	23360(%r14,%r8,4), %zmm6
	vmovups	-4544(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm10) + zmm2
	vfmadd231ps	%zmm19, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm17) + zmm4
	vfmadd231ps	%zmm12, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm12) + zmm5
	vmovups	23616(%r14,%r8,4), %zmm6
	vfmadd231ps	%zmm18, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm17) + zmm5
	vmovups	23872(%r14,%r8,4), %zmm6
	vfmadd231ps	%zmm18, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm18) + zmm2
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vmovups	25152(%r14,%r8,4), %zmm6
	vmovups	-4032(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm15) + zmm0
	vmovups	-4288(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm14) + zmm3
	vfmadd231ps	%zmm6, %zmm21, %zmm4    # zmm4 = (zmm21 * zmm6) + zmm4
	vmovups	25408(%r14,%r8,4), %zmm11
	vmovups	-3776(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm7, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm21, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm21) + zmm5
	vmovups	25664(%r14,%r8,4), %zmm12
	vmovups	-3520(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm6, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm15) + zmm2
	vfmadd231ps	%zmm8, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vmovups	25920(%r14,%r8,4), %zmm14
	vmovups	-3264(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm6, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm6) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm7) + zmm5
	vmovups	26176(%r14,%r8,4), %zmm14
	vmovups	-3008(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm7) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm9) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm8) + zmm5
	vmovups	26432(%r14,%r8,4), %zmm14
	vmovups	-2752(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm7) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm9) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vmovups	26688(%r14,%r8,4), %zmm14
	vmovups	-2496(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm16) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm9) + zmm5
	vmovups	26944(%r14,%r8,4), %zmm14
	vmovups	-2240(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm18, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	27200(%r14,%r8,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm13) + zmm2
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	27456(%r14,%r8,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vfmadd231ps	%zmm18, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm18) + zmm5
	vmovups	28736(%r14,%r8,4), %zmm14
	vmovups	-1728(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vmovups	-1984(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm15) + zmm3
	vfmadd231ps	%zmm14, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm14) + zmm4
	vmovups	28992(%r14,%r8,4), %zmm18
	vmovups	-1472(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vmovups	29248(%r14,%r8,4), %zmm18
	vmovups	-1216(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vmovups	29504(%r14,%r8,4), %zmm18
	vmovups	-960(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm14) + zmm2
	vfmadd231ps	%zmm12, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm11) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vmovups	29760(%r14,%r8,4), %zmm18
	vmovups	-704(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm17) + zmm2
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vmovups	30016(%r14,%r8,4), %zmm18
	vmovups	-448(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm15) + zmm2
	vfmadd231ps	%zmm8, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vmovups	30272(%r14,%r8,4), %zmm18
	vmovups	-192(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	30528(%r14,%r8,4), %zmm18
	vmovups	64(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vmovups	30784(%r14,%r8,4), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm7) + zmm1
	vfmadd231ps	%zmm12, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm9) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vmovups	31040(%r14,%r8,4), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm7) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vmovups	%zmm0, 64(%r15,%r8,4)
	vmovups	%zmm1, 320(%r15,%r8,4)
	vmovups	%zmm2, 576(%r15,%r8,4)
	vmovups	32320(%r14,%r8,4), %zmm0
	vmovups	32576(%r14,%r8,4), %zmm1
	vmovups	32832(%r14,%r8,4), %zmm2
	vfmadd231ps	%zmm10, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm10) + zmm3
	vfmadd231ps	%zmm0, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm0) + zmm4
	vfmadd231ps	%zmm14, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm10) + zmm4
	vfmadd231ps	%zmm16, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm16) + zmm5
	vfmadd231ps	%zmm17, %zmm2, %zmm3    # zmm3 = (zmm2 * zmm17) + zmm3
	vfmadd231ps	%zmm14, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm10) + zmm5
	vmovups	33088(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm15, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm14) + zmm5
	vmovups	33344(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm3     # zmm3 = (zmm0 * zmm6) + zmm3
	vfmadd231ps	%zmm15, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm17) + zmm5
	vmovups	33600(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm11, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm11) + zmm3
	vfmadd231ps	%zmm6, %zmm0, %zmm4     # zmm4 = (zmm0 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm15) + zmm5
	vmovups	33856(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm12, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm11) + zmm4
	vfmadd231ps	%zmm6, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm6) + zmm5
	vmovups	34112(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm3     # zmm3 = (zmm0 * zmm7) + zmm3
	vfmadd231ps	%zmm12, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm11) + zmm5
	vmovups	34368(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm4     # zmm4 = (zmm0 * zmm7) + zmm4
	vfmadd231ps	%zmm12, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm12) + zmm5
	vfmadd231ps	34624(%r14,%r8,4), %zmm7, %zmm5 # zmm5 = (zmm7 * mem) + zmm5
	vmovups	%zmm3, 3648(%r15,%r8,4)
	vmovups	%zmm4, 3904(%r15,%r8,4)
	vmovups	%zmm5, 4160(%r15,%r8,4)
	addq	$16, %r8
	cmpq	$48, %r8
	jl	.LBB1_39
.LBB1_40:                               # %._crit_edge59
                                        #   in Loop: Header=BB1_34 Depth=1
	xorl	%r8d, %r8d
	#APP
	#NO_APP
	cmpq	$63, %r8
	jg	.LBB1_43
# %bb.41:                               # %.lr.ph61
                                        #   in Loop: Header=BB1_34 Depth=1
	addq	$-16, %r8
	.p2align	4
.LBB1_42:                               #   Parent Loop BB1_34 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-20416(%r10,%r8,4), %zmm5
	vmovups	-20160(%r10,%r8,4), %zmm7
	vmovups	-19904(%r10,%r8,4), %zmm8
	vmulps	576(%r14,%r8,4), %zmm5, %zmm0
	vmovups	832(%r14,%r8,4), %zmm1
	vmovups	1088(%r14,%r8,4), %zmm3
	vmovups	1344(%r14,%r8,4), %zmm4
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm5, %zmm2
	vfmadd231ps	%zmm8, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm7) + zmm2
	vmulps	%zmm3, %zmm5, %zmm3
	vmovups	-19648(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm4, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm4) + zmm3
	vmovups	1600(%r14,%r8,4), %zmm1
	vmovups	-19392(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm1, %zmm2     # zmm2 = (zmm1 * zmm9) + zmm2
	vfmadd231ps	%zmm1, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm1) + zmm3
	vmovups	1856(%r14,%r8,4), %zmm1
	vmovups	-19136(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm15) + zmm2
	vfmadd231ps	%zmm1, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm1) + zmm3
	vmovups	2112(%r14,%r8,4), %zmm1
	vmovups	-18880(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm14) + zmm0
	vfmadd231ps	%zmm17, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm17) + zmm2
	vfmadd231ps	%zmm1, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm1) + zmm3
	vmovups	2368(%r14,%r8,4), %zmm1
	vmovups	-18624(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm14) + zmm2
	vfmadd231ps	%zmm1, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm1) + zmm3
	vmovups	2624(%r14,%r8,4), %zmm1
	vmovups	-18368(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm10) + zmm2
	vfmadd231ps	%zmm1, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm1) + zmm3
	vmovups	2880(%r14,%r8,4), %zmm1
	vfmadd231ps	%zmm16, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm16) + zmm2
	vfmadd231ps	%zmm1, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm1) + zmm3
	vfmadd231ps	3136(%r14,%r8,4), %zmm16, %zmm3 # zmm3 = (zmm16 * mem) + zmm3
	vmovups	4160(%r14,%r8,4), %zmm1
	vmovups	-18112(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm11) + zmm0
	vmulps	%zmm1, %zmm5, %zmm1
	vmovups	4416(%r14,%r8,4), %zmm4
	vmovups	-17856(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm11) + zmm2
	vfmadd231ps	%zmm7, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm7) + zmm1
	vmulps	%zmm4, %zmm5, %zmm4
	vmovups	4672(%r14,%r8,4), %zmm6
	vmovups	-17600(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vmulps	%zmm6, %zmm5, %zmm5
	vmovups	4928(%r14,%r8,4), %zmm18
	vmovups	-17344(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm12) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	5184(%r14,%r8,4), %zmm18
	vmovups	-17088(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vmovups	5440(%r14,%r8,4), %zmm18
	vmovups	-16832(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm17, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vmovups	5696(%r14,%r8,4), %zmm18
	vmovups	-16576(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vmovups	5952(%r14,%r8,4), %zmm18
	vmovups	-16320(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm8) + zmm3
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vmovups	6208(%r14,%r8,4), %zmm17
	vmovups	-16064(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm15) + zmm2
	vfmadd231ps	%zmm9, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm9) + zmm3
	vfmadd231ps	%zmm16, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm14) + zmm5
	vmovups	6464(%r14,%r8,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm18) + zmm2
	vfmadd231ps	%zmm15, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm15) + zmm3
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	6720(%r14,%r8,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	7744(%r14,%r8,4), %zmm10
	vmovups	-15808(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm17) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vmovups	8000(%r14,%r8,4), %zmm10
	vmovups	-15552(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	8256(%r14,%r8,4), %zmm16
	vmovups	-15296(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm17, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vmovups	8512(%r14,%r8,4), %zmm16
	vmovups	-15040(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm14) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	8768(%r14,%r8,4), %zmm16
	vmovups	-14784(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm10, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm10) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vmovups	9024(%r14,%r8,4), %zmm16
	vmovups	-14528(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm6) + zmm5
	vmovups	9280(%r14,%r8,4), %zmm16
	vmovups	-14272(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	9536(%r14,%r8,4), %zmm7
	vmovups	-14016(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm13, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm13) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	9792(%r14,%r8,4), %zmm7
	vmovups	-13760(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	10048(%r14,%r8,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm15) + zmm5
	vmovups	10304(%r14,%r8,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm19) + zmm3
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vmovups	11328(%r14,%r8,4), %zmm7
	vmovups	-13504(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm7) + zmm1
	vmovups	11584(%r14,%r8,4), %zmm7
	vmovups	-13248(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm7, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm7) + zmm4
	vmovups	11840(%r14,%r8,4), %zmm8
	vmovups	-12992(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm15) + zmm2
	vfmadd231ps	%zmm18, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm18) + zmm3
	vfmadd231ps	%zmm10, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm17) + zmm5
	vmovups	12096(%r14,%r8,4), %zmm9
	vmovups	-12736(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm7) + zmm2
	vfmadd231ps	%zmm15, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vmovups	12352(%r14,%r8,4), %zmm14
	vmovups	-12480(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	12608(%r14,%r8,4), %zmm14
	vmovups	-12224(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vmovups	12864(%r14,%r8,4), %zmm14
	vmovups	-11968(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	13120(%r14,%r8,4), %zmm12
	vmovups	-11712(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm17) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm13) + zmm5
	vmovups	13376(%r14,%r8,4), %zmm12
	vmovups	-11456(%r10,%r8,4), %zmm20
	vfmadd231ps	%zmm20, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm20) + zmm0
	vfmadd231ps	%zmm17, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm17) + zmm2
	vfmadd231ps	%zmm11, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm11) + zmm3
	vfmadd231ps	%zmm19, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	13632(%r14,%r8,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm20) + zmm2
	vfmadd231ps	%zmm17, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm17) + zmm3
	vfmadd231ps	%zmm19, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm19) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vmovups	13888(%r14,%r8,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm20) + zmm3
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vmovups	14912(%r14,%r8,4), %zmm6
	vmovups	-11200(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm19) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vmovups	15168(%r14,%r8,4), %zmm6
	vmovups	-10944(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm15) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vmovups	15424(%r14,%r8,4), %zmm12
	vmovups	-10688(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm14) + zmm2
	vfmadd231ps	%zmm19, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm19) + zmm3
	vfmadd231ps	%zmm7, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm18, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm18) + zmm5
	vmovups	15680(%r14,%r8,4), %zmm13
	vmovups	-10432(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	15936(%r14,%r8,4), %zmm15
	vmovups	-10176(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm6, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vmovups	16192(%r14,%r8,4), %zmm15
	vmovups	-9920(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	16448(%r14,%r8,4), %zmm15
	vmovups	-9664(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	16704(%r14,%r8,4), %zmm9
	vmovups	-9408(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm17) + zmm1
	vfmadd231ps	%zmm11, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	16960(%r14,%r8,4), %zmm9
	vmovups	-9152(%r10,%r8,4), %zmm21
	vfmadd231ps	%zmm21, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm21) + zmm0
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vfmadd231ps	%zmm8, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm8) + zmm3
	vfmadd231ps	%zmm20, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm20) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm11, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm11) + zmm5
	vmovups	17216(%r14,%r8,4), %zmm9
	vfmadd231ps	%zmm21, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm21) + zmm2
	vfmadd231ps	%zmm16, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm20) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vmovups	17472(%r14,%r8,4), %zmm9
	vfmadd231ps	%zmm21, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm21) + zmm3
	vfmadd231ps	%zmm20, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm20) + zmm5
	vmovups	18496(%r14,%r8,4), %zmm9
	vmovups	-8896(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm18) + zmm0
	vfmadd231ps	%zmm9, %zmm19, %zmm1    # zmm1 = (zmm19 * zmm9) + zmm1
	vmovups	18752(%r14,%r8,4), %zmm9
	vmovups	-8640(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm9) + zmm4
	vmovups	19008(%r14,%r8,4), %zmm10
	vmovups	-8384(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm19) + zmm5
	vmovups	19264(%r14,%r8,4), %zmm11
	vmovups	-8128(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm15, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm15) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	19520(%r14,%r8,4), %zmm14
	vmovups	-7872(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm9) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vmovups	19776(%r14,%r8,4), %zmm14
	vmovups	-7616(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	20032(%r14,%r8,4), %zmm14
	vmovups	-7360(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm6) + zmm2
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vmovups	20288(%r14,%r8,4), %zmm13
	vmovups	-7104(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm12) + zmm2
	vfmadd231ps	%zmm6, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm6) + zmm3
	vfmadd231ps	%zmm16, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm16) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vmovups	20544(%r14,%r8,4), %zmm7
	vmovups	-6848(%r10,%r8,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm20) + zmm0
	vfmadd231ps	%zmm17, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm17) + zmm2
	vfmadd231ps	%zmm12, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm12) + zmm3
	vfmadd231ps	%zmm21, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm21) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	20800(%r14,%r8,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm20) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm21) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vmovups	21056(%r14,%r8,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm20) + zmm3
	vfmadd231ps	%zmm21, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm21) + zmm5
	vmovups	22080(%r14,%r8,4), %zmm7
	vmovups	-6592(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vmovups	22336(%r14,%r8,4), %zmm7
	vmovups	-6336(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vmovups	22592(%r14,%r8,4), %zmm8
	vmovups	-6080(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm14) + zmm2
	vfmadd231ps	%zmm19, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm19) + zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm9) + zmm1
	vfmadd231ps	%zmm15, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm15) + zmm4
	vfmadd231ps	%zmm18, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm18) + zmm5
	vmovups	22848(%r14,%r8,4), %zmm13
	vmovups	-5824(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm7) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	23104(%r14,%r8,4), %zmm15
	vmovups	-5568(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	23360(%r14,%r8,4), %zmm15
	vmovups	-5312(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm8, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	23616(%r14,%r8,4), %zmm15
	vmovups	-5056(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vmovups	23872(%r14,%r8,4), %zmm11
	vmovups	-4800(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vmovups	24128(%r14,%r8,4), %zmm6
	vmovups	-4544(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm10) + zmm3
	vfmadd231ps	%zmm20, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm20) + zmm1
	vfmadd231ps	%zmm17, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm17) + zmm4
	vfmadd231ps	%zmm12, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm12) + zmm5
	vmovups	24384(%r14,%r8,4), %zmm6
	vfmadd231ps	%zmm18, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm20) + zmm4
	vfmadd231ps	%zmm17, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm17) + zmm5
	vmovups	24640(%r14,%r8,4), %zmm6
	vfmadd231ps	%zmm18, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm18) + zmm3
	vfmadd231ps	%zmm20, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm20) + zmm5
	vmovups	25664(%r14,%r8,4), %zmm6
	vmovups	-4288(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm17) + zmm0
	vfmadd231ps	%zmm6, %zmm19, %zmm1    # zmm1 = (zmm19 * zmm6) + zmm1
	vmovups	25920(%r14,%r8,4), %zmm6
	vmovups	-4032(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm17) + zmm2
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm6, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm6) + zmm4
	vmovups	26176(%r14,%r8,4), %zmm11
	vmovups	-3776(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm19, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm19) + zmm5
	vmovups	26432(%r14,%r8,4), %zmm12
	vmovups	-3520(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm6, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm6) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm8, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vmovups	26688(%r14,%r8,4), %zmm14
	vmovups	-3264(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm7) + zmm5
	vmovups	26944(%r14,%r8,4), %zmm14
	vmovups	-3008(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm7) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm8) + zmm5
	vmovups	27200(%r14,%r8,4), %zmm14
	vmovups	-2752(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm9) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vmovups	27456(%r14,%r8,4), %zmm14
	vmovups	-2496(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm16, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm9) + zmm5
	vmovups	27712(%r14,%r8,4), %zmm14
	vmovups	-2240(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	27968(%r14,%r8,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vfmadd231ps	%zmm13, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm13) + zmm3
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	28224(%r14,%r8,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm18, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm18) + zmm5
	vmovups	29248(%r14,%r8,4), %zmm14
	vmovups	-1984(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm14) + zmm1
	vmovups	29504(%r14,%r8,4), %zmm16
	vmovups	-1728(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm15, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm16) + zmm4
	vmovups	29760(%r14,%r8,4), %zmm18
	vmovups	-1472(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vmovups	30016(%r14,%r8,4), %zmm18
	vmovups	-1216(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vmovups	30272(%r14,%r8,4), %zmm18
	vmovups	-960(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm12, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm11) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vmovups	30528(%r14,%r8,4), %zmm18
	vmovups	-704(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vmovups	30784(%r14,%r8,4), %zmm18
	vmovups	-448(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vmovups	31040(%r14,%r8,4), %zmm18
	vmovups	-192(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	31296(%r14,%r8,4), %zmm18
	vmovups	64(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vmovups	31552(%r14,%r8,4), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm12) + zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm9) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vmovups	31808(%r14,%r8,4), %zmm8
	vfmadd231ps	%zmm7, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm7) + zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vmovups	%zmm0, 64(%r12,%r8,4)
	vmovups	%zmm2, 320(%r12,%r8,4)
	vmovups	%zmm3, 576(%r12,%r8,4)
	vfmadd231ps	32832(%r14,%r8,4), %zmm10, %zmm1 # zmm1 = (zmm10 * mem) + zmm1
	vmovups	33088(%r14,%r8,4), %zmm0
	vmovups	33344(%r14,%r8,4), %zmm2
	vmovups	33600(%r14,%r8,4), %zmm3
	vfmadd231ps	%zmm14, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm14) + zmm1
	vfmadd231ps	%zmm0, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm0) + zmm4
	vfmadd231ps	%zmm16, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm10) + zmm5
	vfmadd231ps	%zmm17, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm17) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm4    # zmm4 = (zmm3 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm3, %zmm5    # zmm5 = (zmm3 * zmm14) + zmm5
	vmovups	33856(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm15, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm17) + zmm4
	vfmadd231ps	%zmm16, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm16) + zmm5
	vmovups	34112(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm1     # zmm1 = (zmm0 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm17) + zmm5
	vmovups	34368(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm11, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm11) + zmm1
	vfmadd231ps	%zmm6, %zmm0, %zmm4     # zmm4 = (zmm0 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm15) + zmm5
	vmovups	34624(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm12, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm11) + zmm4
	vfmadd231ps	%zmm6, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm6) + zmm5
	vmovups	34880(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm1     # zmm1 = (zmm0 * zmm7) + zmm1
	vfmadd231ps	%zmm12, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm11) + zmm5
	vmovups	35136(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm4     # zmm4 = (zmm0 * zmm7) + zmm4
	vfmadd231ps	%zmm12, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm12) + zmm5
	vfmadd231ps	35392(%r14,%r8,4), %zmm7, %zmm5 # zmm5 = (zmm7 * mem) + zmm5
	vmovups	%zmm1, 3648(%r12,%r8,4)
	vmovups	%zmm4, 3904(%r12,%r8,4)
	vmovups	%zmm5, 4160(%r12,%r8,4)
	addq	$16, %r8
	cmpq	$48, %r8
	jl	.LBB1_42
.LBB1_43:                               # %._crit_edge62
                                        #   in Loop: Header=BB1_34 Depth=1
	xorl	%r8d, %r8d
	#APP
	#NO_APP
	cmpq	$63, %r8
	jg	.LBB1_46
# %bb.44:                               # %.lr.ph64
                                        #   in Loop: Header=BB1_34 Depth=1
	addq	$-16, %r8
	.p2align	4
.LBB1_45:                               #   Parent Loop BB1_34 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-20416(%r10,%r8,4), %zmm5
	vmovups	-20160(%r10,%r8,4), %zmm7
	vmovups	-19904(%r10,%r8,4), %zmm8
	vmulps	1344(%r14,%r8,4), %zmm5, %zmm0
	vmovups	1600(%r14,%r8,4), %zmm1
	vmovups	1856(%r14,%r8,4), %zmm3
	vmovups	2112(%r14,%r8,4), %zmm4
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm5, %zmm2
	vfmadd231ps	%zmm8, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm7) + zmm2
	vmulps	%zmm3, %zmm5, %zmm3
	vmovups	-19648(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm4, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm4) + zmm3
	vmovups	2368(%r14,%r8,4), %zmm1
	vmovups	-19392(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm1, %zmm2     # zmm2 = (zmm1 * zmm9) + zmm2
	vfmadd231ps	%zmm1, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm1) + zmm3
	vmovups	2624(%r14,%r8,4), %zmm1
	vmovups	-19136(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm15) + zmm2
	vfmadd231ps	%zmm1, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm1) + zmm3
	vmovups	2880(%r14,%r8,4), %zmm1
	vmovups	-18880(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm14) + zmm2
	vfmadd231ps	%zmm1, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm1) + zmm3
	vmovups	3136(%r14,%r8,4), %zmm1
	vmovups	-18624(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm10) + zmm2
	vfmadd231ps	%zmm1, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm1) + zmm3
	vmovups	3392(%r14,%r8,4), %zmm1
	vmovups	-18368(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm16) + zmm2
	vfmadd231ps	%zmm1, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm1) + zmm3
	vmovups	4928(%r14,%r8,4), %zmm1
	vmovups	-18112(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm11) + zmm0
	vmulps	%zmm1, %zmm5, %zmm1
	vmovups	5184(%r14,%r8,4), %zmm4
	vmovups	-17856(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm11) + zmm2
	vfmadd231ps	%zmm7, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm7) + zmm1
	vmulps	%zmm4, %zmm5, %zmm4
	vmovups	5440(%r14,%r8,4), %zmm6
	vmovups	-17600(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vmulps	%zmm6, %zmm5, %zmm5
	vmovups	5696(%r14,%r8,4), %zmm17
	vmovups	-17344(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm12) + zmm3
	vfmadd231ps	%zmm9, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm7) + zmm5
	vmovups	5952(%r14,%r8,4), %zmm17
	vmovups	-17088(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm6) + zmm2
	vfmadd231ps	%zmm13, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm13) + zmm3
	vfmadd231ps	%zmm15, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm8) + zmm5
	vmovups	6208(%r14,%r8,4), %zmm17
	vmovups	-16832(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm14) + zmm1
	vfmadd231ps	%zmm15, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm9) + zmm5
	vmovups	6464(%r14,%r8,4), %zmm17
	vmovups	-16576(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm7) + zmm3
	vfmadd231ps	%zmm10, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm14) + zmm4
	vfmadd231ps	%zmm15, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm15) + zmm5
	vmovups	6720(%r14,%r8,4), %zmm17
	vmovups	-16320(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm8) + zmm3
	vfmadd231ps	%zmm16, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm14) + zmm5
	vmovups	6976(%r14,%r8,4), %zmm14
	vmovups	-16064(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm15) + zmm2
	vfmadd231ps	%zmm9, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm9) + zmm3
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	8512(%r14,%r8,4), %zmm10
	vmovups	-15808(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vmovups	8768(%r14,%r8,4), %zmm10
	vmovups	-15552(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	9024(%r14,%r8,4), %zmm18
	vmovups	-15296(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vmovups	9280(%r14,%r8,4), %zmm18
	vmovups	-15040(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vmovups	9536(%r14,%r8,4), %zmm18
	vmovups	-14784(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm13) + zmm5
	vmovups	9792(%r14,%r8,4), %zmm18
	vmovups	-14528(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vmovups	10048(%r14,%r8,4), %zmm18
	vmovups	-14272(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm12) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	10304(%r14,%r8,4), %zmm7
	vmovups	-14016(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm13, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm13) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	10560(%r14,%r8,4), %zmm7
	vmovups	-13760(%r10,%r8,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	%zmm17, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	12096(%r14,%r8,4), %zmm7
	vmovups	-13504(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm17) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vmovups	12352(%r14,%r8,4), %zmm7
	vmovups	-13248(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm17) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vmovups	12608(%r14,%r8,4), %zmm8
	vmovups	-12992(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm17) + zmm3
	vfmadd231ps	%zmm10, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm16) + zmm5
	vmovups	12864(%r14,%r8,4), %zmm9
	vmovups	-12736(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm7) + zmm2
	vfmadd231ps	%zmm15, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vmovups	13120(%r14,%r8,4), %zmm14
	vmovups	-12480(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	13376(%r14,%r8,4), %zmm14
	vmovups	-12224(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vmovups	13632(%r14,%r8,4), %zmm14
	vmovups	-11968(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	13888(%r14,%r8,4), %zmm12
	vmovups	-11712(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm19) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm18, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm18) + zmm1
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm13) + zmm5
	vmovups	14144(%r14,%r8,4), %zmm12
	vmovups	-11456(%r10,%r8,4), %zmm21
	vfmadd231ps	%zmm21, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm19) + zmm2
	vfmadd231ps	%zmm11, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm11) + zmm3
	vfmadd231ps	%zmm20, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm18) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	15680(%r14,%r8,4), %zmm6
	vmovups	-11200(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm6) + zmm1
	vmovups	15936(%r14,%r8,4), %zmm6
	vmovups	-10944(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm15) + zmm1
	vfmadd231ps	%zmm6, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm6) + zmm4
	vmovups	16192(%r14,%r8,4), %zmm12
	vmovups	-10688(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm16) + zmm3
	vfmadd231ps	%zmm7, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vmovups	16448(%r14,%r8,4), %zmm13
	vmovups	-10432(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	16704(%r14,%r8,4), %zmm15
	vmovups	-10176(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm6, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vmovups	16960(%r14,%r8,4), %zmm15
	vmovups	-9920(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	17216(%r14,%r8,4), %zmm15
	vmovups	-9664(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	17472(%r14,%r8,4), %zmm9
	vmovups	-9408(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm18) + zmm0
	vfmadd231ps	%zmm8, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm19, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm19) + zmm1
	vfmadd231ps	%zmm11, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	17728(%r14,%r8,4), %zmm9
	vmovups	-9152(%r10,%r8,4), %zmm20
	vfmadd231ps	%zmm20, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm8, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm8) + zmm3
	vfmadd231ps	%zmm21, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm19) + zmm4
	vfmadd231ps	%zmm11, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm11) + zmm5
	vmovups	19264(%r14,%r8,4), %zmm9
	vmovups	-8896(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm17) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vmovups	19520(%r14,%r8,4), %zmm9
	vmovups	-8640(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vmovups	19776(%r14,%r8,4), %zmm10
	vmovups	-8384(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	20032(%r14,%r8,4), %zmm11
	vmovups	-8128(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm15, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm15) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	20288(%r14,%r8,4), %zmm14
	vmovups	-7872(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm9) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vmovups	20544(%r14,%r8,4), %zmm14
	vmovups	-7616(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	20800(%r14,%r8,4), %zmm14
	vmovups	-7360(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm6) + zmm2
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vmovups	21056(%r14,%r8,4), %zmm13
	vmovups	-7104(%r10,%r8,4), %zmm19
	vfmadd231ps	%zmm19, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm19) + zmm0
	vfmadd231ps	%zmm12, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm12) + zmm2
	vfmadd231ps	%zmm6, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm6) + zmm3
	vfmadd231ps	%zmm18, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm18) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vmovups	21312(%r14,%r8,4), %zmm7
	vmovups	-6848(%r10,%r8,4), %zmm21
	vfmadd231ps	%zmm21, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vfmadd231ps	%zmm12, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm12) + zmm3
	vfmadd231ps	%zmm20, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	22848(%r14,%r8,4), %zmm7
	vmovups	-6592(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm7) + zmm1
	vmovups	23104(%r14,%r8,4), %zmm7
	vmovups	-6336(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm7, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm7) + zmm4
	vmovups	23360(%r14,%r8,4), %zmm8
	vmovups	-6080(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm16) + zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm9) + zmm1
	vfmadd231ps	%zmm15, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm17) + zmm5
	vmovups	23616(%r14,%r8,4), %zmm13
	vmovups	-5824(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm7) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	23872(%r14,%r8,4), %zmm15
	vmovups	-5568(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	24128(%r14,%r8,4), %zmm15
	vmovups	-5312(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm8, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm8) + zmm3
	vfmadd231ps	%zmm6, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	24384(%r14,%r8,4), %zmm15
	vmovups	-5056(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vmovups	24640(%r14,%r8,4), %zmm11
	vmovups	-4800(%r10,%r8,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm18) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm19, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm19) + zmm1
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vmovups	24896(%r14,%r8,4), %zmm6
	vmovups	-4544(%r10,%r8,4), %zmm20
	vfmadd231ps	%zmm20, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm18) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm10) + zmm3
	vfmadd231ps	%zmm21, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm12) + zmm5
	vmovups	26432(%r14,%r8,4), %zmm6
	vmovups	-4288(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm17) + zmm0
	vfmadd231ps	%zmm6, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm6) + zmm1
	vmovups	26688(%r14,%r8,4), %zmm6
	vmovups	-4032(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm17) + zmm2
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vmovups	26944(%r14,%r8,4), %zmm11
	vmovups	-3776(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	27200(%r14,%r8,4), %zmm12
	vmovups	-3520(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm6, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm6) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm8, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vmovups	27456(%r14,%r8,4), %zmm14
	vmovups	-3264(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm7) + zmm5
	vmovups	27712(%r14,%r8,4), %zmm14
	vmovups	-3008(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm7) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm11) + zmm3
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm8) + zmm5
	vmovups	27968(%r14,%r8,4), %zmm14
	vmovups	-2752(%r10,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm9) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vmovups	28224(%r14,%r8,4), %zmm14
	vmovups	-2496(%r10,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm9) + zmm5
	vmovups	28480(%r14,%r8,4), %zmm9
	vmovups	-2240(%r10,%r8,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm16) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm13) + zmm2
	vfmadd231ps	%zmm8, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm8) + zmm3
	vfmadd231ps	%zmm20, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm18) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	30016(%r14,%r8,4), %zmm10
	vmovups	-1984(%r10,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm10, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm10) + zmm1
	vmovups	30272(%r14,%r8,4), %zmm14
	vmovups	-1728(%r10,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm15, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm14) + zmm4
	vmovups	30528(%r14,%r8,4), %zmm18
	vmovups	-1472(%r10,%r8,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vmovups	30784(%r14,%r8,4), %zmm18
	vmovups	-1216(%r10,%r8,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vmovups	31040(%r14,%r8,4), %zmm18
	vmovups	-960(%r10,%r8,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm17) + zmm2
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm11) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vmovups	31296(%r14,%r8,4), %zmm18
	vmovups	-704(%r10,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vmovups	31552(%r14,%r8,4), %zmm18
	vmovups	-448(%r10,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vmovups	31808(%r14,%r8,4), %zmm18
	vmovups	-192(%r10,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	32064(%r14,%r8,4), %zmm18
	vmovups	64(%r10,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm16) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vmovups	%zmm0, 64(%r13,%r8,4)
	vmovups	%zmm2, 320(%r13,%r8,4)
	vmovups	%zmm3, 576(%r13,%r8,4)
	vfmadd231ps	33600(%r14,%r8,4), %zmm9, %zmm1 # zmm1 = (zmm9 * mem) + zmm1
	vmovups	33856(%r14,%r8,4), %zmm0
	vmovups	34112(%r14,%r8,4), %zmm2
	vmovups	34368(%r14,%r8,4), %zmm3
	vfmadd231ps	%zmm10, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm10) + zmm1
	vfmadd231ps	%zmm0, %zmm9, %zmm4     # zmm4 = (zmm9 * zmm0) + zmm4
	vfmadd231ps	%zmm14, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm2, %zmm5     # zmm5 = (zmm2 * zmm9) + zmm5
	vfmadd231ps	%zmm17, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm3, %zmm4    # zmm4 = (zmm3 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm3, %zmm5    # zmm5 = (zmm3 * zmm10) + zmm5
	vmovups	34624(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm15, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm14) + zmm5
	vmovups	34880(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm1     # zmm1 = (zmm0 * zmm6) + zmm1
	vfmadd231ps	%zmm15, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm17) + zmm5
	vmovups	35136(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm11, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm11) + zmm1
	vfmadd231ps	%zmm6, %zmm0, %zmm4     # zmm4 = (zmm0 * zmm6) + zmm4
	vfmadd231ps	%zmm15, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm15) + zmm5
	vmovups	35392(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm12, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm11) + zmm4
	vfmadd231ps	%zmm6, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm6) + zmm5
	vmovups	35648(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm1     # zmm1 = (zmm0 * zmm7) + zmm1
	vfmadd231ps	%zmm12, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm11) + zmm5
	vmovups	%zmm1, 3648(%r13,%r8,4)
	vmovups	%zmm4, 3904(%r13,%r8,4)
	vmovups	%zmm5, 4160(%r13,%r8,4)
	addq	$16, %r8
	cmpq	$48, %r8
	jl	.LBB1_45
.LBB1_46:                               # %._crit_edge65
                                        #   in Loop: Header=BB1_34 Depth=1
	xorl	%r8d, %r8d
	#APP
	#NO_APP
	cmpq	$63, %r8
	jg	.LBB1_49
# %bb.47:                               # %.lr.ph67
                                        #   in Loop: Header=BB1_34 Depth=1
	addq	$-16, %r8
	.p2align	4
.LBB1_48:                               #   Parent Loop BB1_34 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-19648(%rbp,%r8,4), %zmm3
	vmovups	-19392(%rbp,%r8,4), %zmm5
	vmovups	-19136(%rbp,%r8,4), %zmm6
	vmulps	2112(%r14,%r8,4), %zmm3, %zmm0
	vmovups	2368(%r14,%r8,4), %zmm1
	vmovups	2624(%r14,%r8,4), %zmm4
	vmovups	2880(%r14,%r8,4), %zmm7
	vfmadd231ps	%zmm5, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm5) + zmm0
	vmulps	%zmm1, %zmm3, %zmm2
	vfmadd231ps	%zmm6, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm6) + zmm0
	vfmadd231ps	%zmm4, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm4) + zmm2
	vmovups	-18880(%rbp,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm10) + zmm0
	vfmadd231ps	%zmm7, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm7) + zmm2
	vmovups	3136(%r14,%r8,4), %zmm1
	vmovups	-18624(%rbp,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vfmadd231ps	%zmm1, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm1) + zmm2
	vmovups	3392(%r14,%r8,4), %zmm1
	vmovups	-18368(%rbp,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm11) + zmm0
	vfmadd231ps	%zmm1, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm1) + zmm2
	vmovups	5696(%r14,%r8,4), %zmm1
	vmovups	-17344(%rbp,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm8) + zmm0
	vmulps	%zmm1, %zmm3, %zmm1
	vmovups	5952(%r14,%r8,4), %zmm4
	vmovups	-17088(%rbp,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm5, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm5) + zmm1
	vmulps	%zmm4, %zmm3, %zmm3
	vmovups	6208(%r14,%r8,4), %zmm12
	vmovups	-16832(%rbp,%r8,4), %zmm4
	vfmadd231ps	%zmm4, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm6) + zmm1
	vfmadd231ps	%zmm5, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm5) + zmm3
	vmovups	6464(%r14,%r8,4), %zmm12
	vmovups	-16576(%rbp,%r8,4), %zmm5
	vfmadd231ps	%zmm5, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm5) + zmm0
	vfmadd231ps	%zmm4, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm4) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm10) + zmm1
	vfmadd231ps	%zmm6, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm6) + zmm3
	vmovups	6720(%r14,%r8,4), %zmm12
	vmovups	-16320(%rbp,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm5) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm7) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vmovups	6976(%r14,%r8,4), %zmm10
	vmovups	-16064(%rbp,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm6) + zmm2
	vfmadd231ps	%zmm11, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm11) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vmovups	9280(%r14,%r8,4), %zmm7
	vmovups	-15040(%rbp,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm10) + zmm0
	vfmadd231ps	%zmm7, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm7) + zmm1
	vmovups	9536(%r14,%r8,4), %zmm11
	vmovups	-14784(%rbp,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm7) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	9792(%r14,%r8,4), %zmm11
	vmovups	-14528(%rbp,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm4, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm4) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vmovups	10048(%r14,%r8,4), %zmm11
	vmovups	-14272(%rbp,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm8) + zmm2
	vfmadd231ps	%zmm5, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm5) + zmm1
	vfmadd231ps	%zmm4, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm4) + zmm3
	vmovups	10304(%r14,%r8,4), %zmm11
	vmovups	-14016(%rbp,%r8,4), %zmm4
	vfmadd231ps	%zmm4, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm6) + zmm1
	vfmadd231ps	%zmm5, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm5) + zmm3
	vmovups	10560(%r14,%r8,4), %zmm5
	vmovups	-13760(%rbp,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm13) + zmm0
	vfmadd231ps	%zmm4, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm4) + zmm2
	vfmadd231ps	%zmm12, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm6) + zmm3
	vmovups	12864(%r14,%r8,4), %zmm5
	vmovups	-12736(%rbp,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm11) + zmm0
	vfmadd231ps	%zmm5, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm5) + zmm1
	vmovups	13120(%r14,%r8,4), %zmm6
	vmovups	-12480(%rbp,%r8,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm5) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vfmadd231ps	%zmm10, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm10) + zmm3
	vmovups	13376(%r14,%r8,4), %zmm10
	vmovups	-12224(%rbp,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm5) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vmovups	13632(%r14,%r8,4), %zmm10
	vmovups	-11968(%rbp,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm6) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vmovups	13888(%r14,%r8,4), %zmm10
	vmovups	-11712(%rbp,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vfmadd231ps	%zmm4, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm4) + zmm1
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	14144(%r14,%r8,4), %zmm9
	vmovups	-11456(%rbp,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm4, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm4) + zmm3
	vmovups	16448(%r14,%r8,4), %zmm4
	vmovups	-10432(%rbp,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm10) + zmm0
	vfmadd231ps	%zmm4, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm4) + zmm1
	vmovups	16704(%r14,%r8,4), %zmm9
	vmovups	-10176(%rbp,%r8,4), %zmm4
	vfmadd231ps	%zmm4, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm4) + zmm0
	vfmadd231ps	%zmm10, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm10) + zmm2
	vfmadd231ps	%zmm5, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm5) + zmm1
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vmovups	16960(%r14,%r8,4), %zmm11
	vmovups	-9920(%rbp,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm4) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm6) + zmm1
	vfmadd231ps	%zmm5, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm5) + zmm3
	vmovups	17216(%r14,%r8,4), %zmm11
	vmovups	-9664(%rbp,%r8,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm5) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm6) + zmm3
	vmovups	17472(%r14,%r8,4), %zmm11
	vmovups	-9408(%rbp,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm5) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm7) + zmm3
	vmovups	17728(%r14,%r8,4), %zmm7
	vmovups	-9152(%rbp,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm12, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm8) + zmm3
	vmovups	20032(%r14,%r8,4), %zmm7
	vmovups	-8128(%rbp,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vmovups	20288(%r14,%r8,4), %zmm8
	vmovups	-7872(%rbp,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm11) + zmm2
	vfmadd231ps	%zmm4, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm4) + zmm1
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vmovups	20544(%r14,%r8,4), %zmm10
	vmovups	-7616(%rbp,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm9) + zmm1
	vfmadd231ps	%zmm4, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm4) + zmm3
	vmovups	20800(%r14,%r8,4), %zmm10
	vmovups	-7360(%rbp,%r8,4), %zmm4
	vfmadd231ps	%zmm4, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm4) + zmm0
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vfmadd231ps	%zmm5, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm5) + zmm1
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	21056(%r14,%r8,4), %zmm10
	vmovups	-7104(%rbp,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm4) + zmm2
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm5, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm5) + zmm3
	vmovups	21312(%r14,%r8,4), %zmm5
	vmovups	-6848(%rbp,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm9, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm9) + zmm2
	vfmadd231ps	%zmm13, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm13) + zmm1
	vfmadd231ps	%zmm6, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm6) + zmm3
	vmovups	23616(%r14,%r8,4), %zmm5
	vmovups	-5824(%rbp,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm10) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm5) + zmm1
	vmovups	23872(%r14,%r8,4), %zmm6
	vmovups	-5568(%rbp,%r8,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm5) + zmm0
	vfmadd231ps	%zmm10, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm11) + zmm3
	vmovups	24128(%r14,%r8,4), %zmm11
	vmovups	-5312(%rbp,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm5) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm7) + zmm3
	vmovups	24384(%r14,%r8,4), %zmm11
	vmovups	-5056(%rbp,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm6) + zmm2
	vfmadd231ps	%zmm4, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm4) + zmm1
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	24640(%r14,%r8,4), %zmm11
	vmovups	-4800(%rbp,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm4, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm4) + zmm3
	vmovups	24896(%r14,%r8,4), %zmm4
	vmovups	-4544(%rbp,%r8,4), %zmm13
	vfmadd231ps	%zmm13, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm12, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm12) + zmm1
	vfmadd231ps	%zmm9, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm9) + zmm3
	vmovups	27200(%r14,%r8,4), %zmm4
	vmovups	-3520(%rbp,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm11) + zmm0
	vfmadd231ps	%zmm4, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm4) + zmm1
	vmovups	27456(%r14,%r8,4), %zmm9
	vmovups	-3264(%rbp,%r8,4), %zmm4
	vfmadd231ps	%zmm4, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm4) + zmm0
	vfmadd231ps	%zmm11, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm11) + zmm2
	vfmadd231ps	%zmm5, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm5) + zmm1
	vfmadd231ps	%zmm10, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm10) + zmm3
	vmovups	27712(%r14,%r8,4), %zmm10
	vmovups	-3008(%rbp,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm4) + zmm2
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm5, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm5) + zmm3
	vmovups	27968(%r14,%r8,4), %zmm10
	vmovups	-2752(%rbp,%r8,4), %zmm5
	vfmadd231ps	%zmm5, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm5) + zmm0
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vmovups	28224(%r14,%r8,4), %zmm10
	vmovups	-2496(%rbp,%r8,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm5) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vmovups	28480(%r14,%r8,4), %zmm7
	vmovups	-2240(%rbp,%r8,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm10) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm8) + zmm3
	vmovups	30784(%r14,%r8,4), %zmm8
	vmovups	-1216(%rbp,%r8,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vmovups	31040(%r14,%r8,4), %zmm8
	vmovups	-960(%rbp,%r8,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm7, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm7) + zmm2
	vfmadd231ps	%zmm4, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm4) + zmm1
	vfmadd231ps	%zmm11, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm11) + zmm3
	vmovups	31296(%r14,%r8,4), %zmm8
	vmovups	-704(%rbp,%r8,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm11) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm9) + zmm1
	vfmadd231ps	%zmm4, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm4) + zmm3
	vmovups	31552(%r14,%r8,4), %zmm4
	vmovups	-448(%rbp,%r8,4), %zmm8
	vfmadd231ps	%zmm8, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm8) + zmm0
	vfmadd231ps	%zmm11, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm11) + zmm2
	vfmadd231ps	%zmm5, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm5) + zmm1
	vfmadd231ps	%zmm9, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm9) + zmm3
	vmovups	31808(%r14,%r8,4), %zmm4
	vmovups	-192(%rbp,%r8,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm6, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm6) + zmm1
	vfmadd231ps	%zmm5, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm5) + zmm3
	vmovups	32064(%r14,%r8,4), %zmm4
	vmovups	64(%rbp,%r8,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm5) + zmm0
	vfmadd231ps	%zmm9, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm9) + zmm2
	vfmadd231ps	%zmm10, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm10) + zmm1
	vfmadd231ps	%zmm6, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm6) + zmm3
	vmovups	%zmm0, 64(%rdx,%r8,4)
	vmovups	%zmm2, 320(%rdx,%r8,4)
	vfmadd231ps	34368(%r14,%r8,4), %zmm7, %zmm1 # zmm1 = (zmm7 * mem) + zmm1
	vmovups	34624(%r14,%r8,4), %zmm0
	vmovups	34880(%r14,%r8,4), %zmm2
	vmovups	35136(%r14,%r8,4), %zmm4
	vfmadd231ps	%zmm12, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm12) + zmm1
	vfmadd231ps	%zmm7, %zmm0, %zmm3     # zmm3 = (zmm0 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm11) + zmm1
	vfmadd231ps	%zmm12, %zmm2, %zmm3    # zmm3 = (zmm2 * zmm12) + zmm3
	vfmadd231ps	%zmm8, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm8) + zmm1
	vfmadd231ps	%zmm11, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm11) + zmm3
	vmovups	35392(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm9, %zmm0, %zmm1     # zmm1 = (zmm0 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm0, %zmm3     # zmm3 = (zmm0 * zmm8) + zmm3
	vmovups	35648(%r14,%r8,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm1     # zmm1 = (zmm0 * zmm5) + zmm1
	vfmadd231ps	%zmm9, %zmm0, %zmm3     # zmm3 = (zmm0 * zmm9) + zmm3
	vmovups	%zmm1, 3648(%rdx,%r8,4)
	vmovups	%zmm3, 3904(%rdx,%r8,4)
	addq	$16, %r8
	cmpq	$48, %r8
	jl	.LBB1_48
	jmp	.LBB1_49
.LBB1_50:                               # %._crit_edge71
	movq	-16(%rsp), %r10                 # 8-byte Reload
	leaq	-592896(%r10), %rcx
	movq	-8(%rsp), %r9                   # 8-byte Reload
	leaq	-592896(%r9), %rdx
	testq	%rcx, %rcx
	setg	%cl
	testq	%rdx, %rdx
	setle	%dl
	orb	%cl, %dl
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	jne	.LBB1_66
# %bb.51:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_54
# %bb.52:                               # %.lr.ph73.preheader
	addq	$-16, %rcx
	leaq	48128(%rdi), %rdx
	leaq	18176(%rsi), %r8
	.p2align	4
.LBB1_53:                               # %.lr.ph73
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-17600(%r8,%rcx,4), %zmm5
	vmovups	-17344(%r8,%rcx,4), %zmm8
	vmovups	-17088(%r8,%rcx,4), %zmm12
	vmovups	-26560(%rdx,%rcx,4), %zmm2
	vmovups	-26304(%rdx,%rcx,4), %zmm3
	vmovups	-26048(%rdx,%rcx,4), %zmm4
	vmulps	%zmm12, %zmm2, %zmm0
	vmulps	%zmm8, %zmm2, %zmm1
	vmulps	%zmm5, %zmm2, %zmm2
	vmovups	-16832(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm12) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	-16576(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm4, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm4) + zmm2
	vmovups	-25792(%rdx,%rcx,4), %zmm3
	vmovups	-16320(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm6) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	-25536(%rdx,%rcx,4), %zmm3
	vmovups	-16064(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm13) + zmm0
	vfmadd231ps	%zmm6, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm6) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	-25280(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm13, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm13) + zmm1
	vfmadd231ps	%zmm3, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm3) + zmm2
	vfmadd231ps	-25024(%rdx,%rcx,4), %zmm13, %zmm2 # zmm2 = (zmm13 * mem) + zmm2
	vmovups	-22976(%rdx,%rcx,4), %zmm7
	vmovups	-14784(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vmovups	-15040(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vmovups	-15296(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vmulps	%zmm7, %zmm12, %zmm3
	vmulps	%zmm7, %zmm8, %zmm4
	vmulps	%zmm7, %zmm5, %zmm5
	vmovups	-22720(%rdx,%rcx,4), %zmm16
	vmovups	-14528(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vmovups	-22464(%rdx,%rcx,4), %zmm16
	vmovups	-14272(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm14, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	-22208(%rdx,%rcx,4), %zmm16
	vmovups	-14016(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vfmadd231ps	%zmm14, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm14) + zmm5
	vmovups	-21952(%rdx,%rcx,4), %zmm16
	vmovups	-13760(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vmovups	-21696(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm12) + zmm2
	vfmadd231ps	%zmm13, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm13) + zmm4
	vfmadd231ps	%zmm6, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm6) + zmm5
	vmovups	-21440(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-19392(%rdx,%rcx,4), %zmm9
	vmovups	-12480(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vmovups	-12736(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vmovups	-12992(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm15, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm15) + zmm5
	vmovups	-19136(%rdx,%rcx,4), %zmm13
	vmovups	-12224(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm16, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vmovups	-18880(%rdx,%rcx,4), %zmm13
	vmovups	-11968(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm11) + zmm5
	vmovups	-18624(%rdx,%rcx,4), %zmm11
	vmovups	-11712(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm8, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm7) + zmm5
	vmovups	-18368(%rdx,%rcx,4), %zmm7
	vmovups	-11456(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-18112(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm12) + zmm5
	vmovups	-17856(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vmovups	-15808(%rdx,%rcx,4), %zmm8
	vmovups	-10176(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	-10432(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm17) + zmm1
	vmovups	-10688(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm16, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm18) + zmm5
	vmovups	-15552(%rdx,%rcx,4), %zmm11
	vmovups	-9920(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	-15296(%rdx,%rcx,4), %zmm12
	vmovups	-9664(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-15040(%rdx,%rcx,4), %zmm6
	vmovups	-9408(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	-14784(%rdx,%rcx,4), %zmm6
	vmovups	-9152(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vmovups	-14528(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-14272(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vmovups	-12224(%rdx,%rcx,4), %zmm9
	vmovups	-7872(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vmovups	-8128(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vmovups	-8384(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm19) + zmm5
	vmovups	-11968(%rdx,%rcx,4), %zmm10
	vmovups	-7616(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vmovups	-11712(%rdx,%rcx,4), %zmm13
	vmovups	-7360(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm11, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vmovups	-11456(%rdx,%rcx,4), %zmm7
	vmovups	-7104(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vfmadd231ps	%zmm12, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm11) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-11200(%rdx,%rcx,4), %zmm7
	vmovups	-6848(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vmovups	-10944(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm12) + zmm5
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vmovups	-8640(%rdx,%rcx,4), %zmm8
	vmovups	-5568(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	-5824(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm17) + zmm1
	vmovups	-6080(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm16, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm18) + zmm5
	vmovups	-8384(%rdx,%rcx,4), %zmm11
	vmovups	-5312(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	-8128(%rdx,%rcx,4), %zmm12
	vmovups	-5056(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-7872(%rdx,%rcx,4), %zmm6
	vmovups	-4800(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	-7616(%rdx,%rcx,4), %zmm6
	vmovups	-4544(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vmovups	-7360(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-7104(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vmovups	-5056(%rdx,%rcx,4), %zmm9
	vmovups	-3264(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vmovups	-3520(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vmovups	-3776(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm19) + zmm5
	vmovups	-4800(%rdx,%rcx,4), %zmm10
	vmovups	-3008(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm13) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vmovups	-4544(%rdx,%rcx,4), %zmm16
	vmovups	-2752(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm6) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	-4288(%rdx,%rcx,4), %zmm16
	vmovups	-2496(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vmovups	-4032(%rdx,%rcx,4), %zmm16
	vmovups	-2240(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vmovups	-3776(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vmovups	-3520(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm8) + zmm2
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	-1472(%rdx,%rcx,4), %zmm11
	vmovups	-960(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm12) + zmm0
	vmovups	-1216(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm14) + zmm1
	vfmadd231ps	-1472(%r8,%rcx,4), %zmm11, %zmm2 # zmm2 = (zmm11 * mem) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm13) + zmm4
	vfmadd231ps	%zmm15, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm15) + zmm5
	vmovups	-1216(%rdx,%rcx,4), %zmm11
	vmovups	-704(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm15) + zmm0
	vfmadd231ps	%zmm12, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm13) + zmm5
	vmovups	-960(%rdx,%rcx,4), %zmm11
	vmovups	-448(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm12, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vmovups	-704(%rdx,%rcx,4), %zmm6
	vmovups	-192(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm15) + zmm2
	vfmadd231ps	%zmm7, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm7) + zmm3
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	-448(%rdx,%rcx,4), %zmm6
	vmovups	64(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm13) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vmovups	-192(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm7) + zmm5
	vmovups	64(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm8) + zmm5
	vmovups	%zmm0, 35904(%rax,%rcx,4)
	vmovups	%zmm1, 36160(%rax,%rcx,4)
	vmovups	%zmm2, 36416(%rax,%rcx,4)
	vmovups	%zmm3, 39488(%rax,%rcx,4)
	vmovups	%zmm4, 39744(%rax,%rcx,4)
	vmovups	%zmm5, 40000(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_53
.LBB1_54:                               # %._crit_edge74
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_57
# %bb.55:                               # %.lr.ph76.preheader
	addq	$-16, %rcx
	leaq	48896(%rdi), %rdx
	leaq	18176(%rsi), %r8
	.p2align	4
.LBB1_56:                               # %.lr.ph76
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-18112(%r8,%rcx,4), %zmm5
	vmovups	-17856(%r8,%rcx,4), %zmm7
	vmovups	-17600(%r8,%rcx,4), %zmm8
	vmovups	-27328(%rdx,%rcx,4), %zmm1
	vmovups	-27072(%rdx,%rcx,4), %zmm2
	vmovups	-26816(%rdx,%rcx,4), %zmm3
	vmulps	%zmm7, %zmm1, %zmm0
	vmulps	%zmm5, %zmm1, %zmm1
	vfmadd231ps	%zmm8, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm5, %zmm2
	vmovups	-17344(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm3, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm3) + zmm2
	vmovups	-26560(%rdx,%rcx,4), %zmm3
	vmovups	-17088(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	-26304(%rdx,%rcx,4), %zmm3
	vmovups	-16832(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	-26048(%rdx,%rcx,4), %zmm3
	vmovups	-16576(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm17, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm17) + zmm1
	vfmadd231ps	%zmm3, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm3) + zmm2
	vmovups	-25792(%rdx,%rcx,4), %zmm3
	vmovups	-16320(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm3, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm3) + zmm2
	vmovups	-25536(%rdx,%rcx,4), %zmm3
	vmovups	-16064(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	-25280(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm3, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm3) + zmm2
	vfmadd231ps	-25024(%rdx,%rcx,4), %zmm16, %zmm2 # zmm2 = (zmm16 * mem) + zmm2
	vmovups	-23744(%rdx,%rcx,4), %zmm4
	vmovups	-15552(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vmovups	-15808(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm11) + zmm1
	vmulps	%zmm4, %zmm7, %zmm3
	vmulps	%zmm4, %zmm5, %zmm4
	vmovups	-23488(%rdx,%rcx,4), %zmm6
	vmovups	-15296(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vmulps	%zmm6, %zmm5, %zmm5
	vmovups	-23232(%rdx,%rcx,4), %zmm18
	vmovups	-15040(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	-22976(%rdx,%rcx,4), %zmm18
	vmovups	-14784(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vmovups	-22720(%rdx,%rcx,4), %zmm18
	vmovups	-14528(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vmovups	-22464(%rdx,%rcx,4), %zmm18
	vmovups	-14272(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vmovups	-22208(%rdx,%rcx,4), %zmm18
	vmovups	-14016(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vmovups	-21952(%rdx,%rcx,4), %zmm18
	vmovups	-13760(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm9) + zmm2
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm10, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vmovups	-21696(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm17, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm15) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-21440(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	-20160(%rdx,%rcx,4), %zmm10
	vmovups	-13248(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vmovups	-13504(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm19) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	-19904(%rdx,%rcx,4), %zmm16
	vmovups	-12992(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm19, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm19) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vmovups	-19648(%rdx,%rcx,4), %zmm16
	vmovups	-12736(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	-19392(%rdx,%rcx,4), %zmm16
	vmovups	-12480(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vmovups	-19136(%rdx,%rcx,4), %zmm16
	vmovups	-12224(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm6) + zmm5
	vmovups	-18880(%rdx,%rcx,4), %zmm16
	vmovups	-11968(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	-18624(%rdx,%rcx,4), %zmm7
	vmovups	-11712(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-18368(%rdx,%rcx,4), %zmm7
	vmovups	-11456(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	-18112(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm15) + zmm5
	vmovups	-17856(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm17) + zmm5
	vmovups	-16576(%rdx,%rcx,4), %zmm7
	vmovups	-10944(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vmovups	-11200(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm20) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm7, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm7) + zmm4
	vmovups	-16320(%rdx,%rcx,4), %zmm8
	vmovups	-10688(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm20, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm20) + zmm2
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm19, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm19) + zmm5
	vmovups	-16064(%rdx,%rcx,4), %zmm9
	vmovups	-10432(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vmovups	-15808(%rdx,%rcx,4), %zmm14
	vmovups	-10176(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-15552(%rdx,%rcx,4), %zmm14
	vmovups	-9920(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vmovups	-15296(%rdx,%rcx,4), %zmm14
	vmovups	-9664(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	-15040(%rdx,%rcx,4), %zmm12
	vmovups	-9408(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm17) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm16, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm13) + zmm5
	vmovups	-14784(%rdx,%rcx,4), %zmm12
	vmovups	-9152(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm17) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm18, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-14528(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm17) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vmovups	-14272(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm18) + zmm5
	vmovups	-12992(%rdx,%rcx,4), %zmm6
	vmovups	-8640(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vmovups	-8896(%r8,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm21) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm6, %zmm20, %zmm4    # zmm4 = (zmm20 * zmm6) + zmm4
	vmovups	-12736(%rdx,%rcx,4), %zmm12
	vmovups	-8384(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm21, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm21) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm20, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm20) + zmm5
	vmovups	-12480(%rdx,%rcx,4), %zmm13
	vmovups	-8128(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	-12224(%rdx,%rcx,4), %zmm15
	vmovups	-7872(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vmovups	-11968(%rdx,%rcx,4), %zmm15
	vmovups	-7616(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	-11712(%rdx,%rcx,4), %zmm15
	vmovups	-7360(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	-11456(%rdx,%rcx,4), %zmm9
	vmovups	-7104(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm7) + zmm2
	vfmadd231ps	%zmm17, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm17) + zmm3
	vfmadd231ps	%zmm11, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	-11200(%rdx,%rcx,4), %zmm9
	vmovups	-6848(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vfmadd231ps	%zmm8, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm8) + zmm2
	vfmadd231ps	%zmm19, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm11, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm11) + zmm5
	vmovups	-10944(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm18, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vmovups	-10688(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm19, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm19) + zmm5
	vmovups	-9408(%rdx,%rcx,4), %zmm9
	vmovups	-6336(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vmovups	-6592(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm20) + zmm1
	vfmadd231ps	%zmm14, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm14) + zmm3
	vfmadd231ps	%zmm9, %zmm21, %zmm4    # zmm4 = (zmm21 * zmm9) + zmm4
	vmovups	-9152(%rdx,%rcx,4), %zmm10
	vmovups	-6080(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm15, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm15) + zmm1
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm21, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm21) + zmm5
	vmovups	-8896(%rdx,%rcx,4), %zmm11
	vmovups	-5824(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	-8640(%rdx,%rcx,4), %zmm14
	vmovups	-5568(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vmovups	-8384(%rdx,%rcx,4), %zmm14
	vmovups	-5312(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	-8128(%rdx,%rcx,4), %zmm14
	vmovups	-5056(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vmovups	-7872(%rdx,%rcx,4), %zmm13
	vmovups	-4800(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm16, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm16) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vmovups	-7616(%rdx,%rcx,4), %zmm7
	vmovups	-4544(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-7360(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm17) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vmovups	-7104(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vmovups	-5824(%rdx,%rcx,4), %zmm7
	vmovups	-4032(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vmovups	-4288(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm7, %zmm20, %zmm4    # zmm4 = (zmm20 * zmm7) + zmm4
	vmovups	-5568(%rdx,%rcx,4), %zmm8
	vmovups	-3776(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm9) + zmm3
	vfmadd231ps	%zmm15, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm15) + zmm4
	vfmadd231ps	%zmm20, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm20) + zmm5
	vmovups	-5312(%rdx,%rcx,4), %zmm13
	vmovups	-3520(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	-5056(%rdx,%rcx,4), %zmm15
	vmovups	-3264(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	-4800(%rdx,%rcx,4), %zmm15
	vmovups	-3008(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vfmadd231ps	%zmm6, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm6) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	-4544(%rdx,%rcx,4), %zmm15
	vmovups	-2752(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vmovups	-4288(%rdx,%rcx,4), %zmm15
	vmovups	-2496(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vfmadd231ps	%zmm17, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm17) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm6) + zmm5
	vmovups	-4032(%rdx,%rcx,4), %zmm15
	vmovups	-2240(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm10) + zmm2
	vfmadd231ps	%zmm19, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm17) + zmm4
	vfmadd231ps	%zmm12, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm12) + zmm5
	vmovups	-3776(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm19, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vmovups	-3520(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm6) + zmm2
	vfmadd231ps	%zmm19, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm19) + zmm5
	vmovups	-2240(%rdx,%rcx,4), %zmm12
	vmovups	-1728(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm15) + zmm0
	vmovups	-1984(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vmovups	-1984(%rdx,%rcx,4), %zmm12
	vmovups	-1472(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm17) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm16) + zmm5
	vmovups	-1728(%rdx,%rcx,4), %zmm12
	vmovups	-1216(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm16) + zmm0
	vfmadd231ps	%zmm18, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm15) + zmm2
	vfmadd231ps	%zmm8, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vmovups	-1472(%rdx,%rcx,4), %zmm12
	vmovups	-960(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vfmadd231ps	%zmm18, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm18) + zmm2
	vfmadd231ps	%zmm13, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm7) + zmm5
	vmovups	-1216(%rdx,%rcx,4), %zmm7
	vmovups	-704(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm9, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm9) + zmm3
	vfmadd231ps	%zmm13, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-960(%rdx,%rcx,4), %zmm7
	vmovups	-448(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm8) + zmm0
	vfmadd231ps	%zmm12, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm13, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm13) + zmm5
	vmovups	-704(%rdx,%rcx,4), %zmm7
	vmovups	-192(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm8) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	-448(%rdx,%rcx,4), %zmm7
	vmovups	64(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm8) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	%zmm11, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm10) + zmm5
	vmovups	-192(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm9, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vmovups	64(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vmovups	%zmm0, 36672(%rax,%rcx,4)
	vmovups	%zmm1, 36928(%rax,%rcx,4)
	vmovups	%zmm2, 37184(%rax,%rcx,4)
	vmovups	%zmm3, 40256(%rax,%rcx,4)
	vmovups	%zmm4, 40512(%rax,%rcx,4)
	vmovups	%zmm5, 40768(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_56
.LBB1_57:                               # %._crit_edge77
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_60
# %bb.58:                               # %.lr.ph79.preheader
	addq	$-16, %rcx
	leaq	49664(%rdi), %rdx
	leaq	18176(%rsi), %r8
	.p2align	4
.LBB1_59:                               # %.lr.ph79
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-18112(%r8,%rcx,4), %zmm5
	vmovups	-17856(%r8,%rcx,4), %zmm7
	vmovups	-17600(%r8,%rcx,4), %zmm8
	vmulps	-27584(%rdx,%rcx,4), %zmm5, %zmm0
	vmovups	-27328(%rdx,%rcx,4), %zmm1
	vmovups	-27072(%rdx,%rcx,4), %zmm2
	vmovups	-26816(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm5, %zmm1
	vfmadd231ps	%zmm8, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm5, %zmm2
	vmovups	-17344(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm3, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm3) + zmm2
	vmovups	-26560(%rdx,%rcx,4), %zmm3
	vmovups	-17088(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	-26304(%rdx,%rcx,4), %zmm3
	vmovups	-16832(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	-26048(%rdx,%rcx,4), %zmm3
	vmovups	-16576(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm17, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm17) + zmm1
	vfmadd231ps	%zmm3, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm3) + zmm2
	vmovups	-25792(%rdx,%rcx,4), %zmm3
	vmovups	-16320(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm3, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm3) + zmm2
	vmovups	-25536(%rdx,%rcx,4), %zmm3
	vmovups	-16064(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	-25280(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm3, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm3) + zmm2
	vfmadd231ps	-25024(%rdx,%rcx,4), %zmm16, %zmm2 # zmm2 = (zmm16 * mem) + zmm2
	vmovups	-24000(%rdx,%rcx,4), %zmm3
	vmovups	-15808(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm11) + zmm0
	vmulps	%zmm3, %zmm5, %zmm3
	vmovups	-23744(%rdx,%rcx,4), %zmm4
	vmovups	-15552(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm11) + zmm1
	vfmadd231ps	%zmm7, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm7) + zmm3
	vmulps	%zmm4, %zmm5, %zmm4
	vmovups	-23488(%rdx,%rcx,4), %zmm6
	vmovups	-15296(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vmulps	%zmm6, %zmm5, %zmm5
	vmovups	-23232(%rdx,%rcx,4), %zmm18
	vmovups	-15040(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	-22976(%rdx,%rcx,4), %zmm18
	vmovups	-14784(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vmovups	-22720(%rdx,%rcx,4), %zmm18
	vmovups	-14528(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vmovups	-22464(%rdx,%rcx,4), %zmm18
	vmovups	-14272(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vmovups	-22208(%rdx,%rcx,4), %zmm18
	vmovups	-14016(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vmovups	-21952(%rdx,%rcx,4), %zmm17
	vmovups	-13760(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm9) + zmm2
	vfmadd231ps	%zmm16, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm16) + zmm3
	vfmadd231ps	%zmm10, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm14) + zmm5
	vmovups	-21696(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm15) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-21440(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	-20416(%rdx,%rcx,4), %zmm10
	vmovups	-13504(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm17) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vmovups	-20160(%rdx,%rcx,4), %zmm10
	vmovups	-13248(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm17, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	-19904(%rdx,%rcx,4), %zmm16
	vmovups	-12992(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm17, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm17) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vmovups	-19648(%rdx,%rcx,4), %zmm16
	vmovups	-12736(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	-19392(%rdx,%rcx,4), %zmm16
	vmovups	-12480(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vmovups	-19136(%rdx,%rcx,4), %zmm16
	vmovups	-12224(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm6) + zmm5
	vmovups	-18880(%rdx,%rcx,4), %zmm16
	vmovups	-11968(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	-18624(%rdx,%rcx,4), %zmm7
	vmovups	-11712(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-18368(%rdx,%rcx,4), %zmm7
	vmovups	-11456(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	-18112(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm15) + zmm5
	vmovups	-17856(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vmovups	-16832(%rdx,%rcx,4), %zmm7
	vmovups	-11200(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm7) + zmm3
	vmovups	-16576(%rdx,%rcx,4), %zmm7
	vmovups	-10944(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm7, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm7) + zmm4
	vmovups	-16320(%rdx,%rcx,4), %zmm8
	vmovups	-10688(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm18) + zmm2
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm17) + zmm5
	vmovups	-16064(%rdx,%rcx,4), %zmm9
	vmovups	-10432(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vmovups	-15808(%rdx,%rcx,4), %zmm14
	vmovups	-10176(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-15552(%rdx,%rcx,4), %zmm14
	vmovups	-9920(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vmovups	-15296(%rdx,%rcx,4), %zmm14
	vmovups	-9664(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	-15040(%rdx,%rcx,4), %zmm12
	vmovups	-9408(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm17) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm16, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm13) + zmm5
	vmovups	-14784(%rdx,%rcx,4), %zmm12
	vmovups	-9152(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm20) + zmm0
	vfmadd231ps	%zmm17, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm17) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm19, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-14528(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm20) + zmm1
	vfmadd231ps	%zmm17, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm17) + zmm2
	vfmadd231ps	%zmm19, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm19) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vmovups	-14272(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm20) + zmm2
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vmovups	-13248(%rdx,%rcx,4), %zmm6
	vmovups	-8896(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm19) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vmovups	-12992(%rdx,%rcx,4), %zmm6
	vmovups	-8640(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm19, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vmovups	-12736(%rdx,%rcx,4), %zmm12
	vmovups	-8384(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm19, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm19) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm18, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm18) + zmm5
	vmovups	-12480(%rdx,%rcx,4), %zmm13
	vmovups	-8128(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	-12224(%rdx,%rcx,4), %zmm15
	vmovups	-7872(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vmovups	-11968(%rdx,%rcx,4), %zmm15
	vmovups	-7616(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	-11712(%rdx,%rcx,4), %zmm15
	vmovups	-7360(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	-11456(%rdx,%rcx,4), %zmm9
	vmovups	-7104(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm7) + zmm2
	vfmadd231ps	%zmm17, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm17) + zmm3
	vfmadd231ps	%zmm11, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	-11200(%rdx,%rcx,4), %zmm9
	vmovups	-6848(%r8,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm21) + zmm0
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vfmadd231ps	%zmm8, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm8) + zmm2
	vfmadd231ps	%zmm20, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm20) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm11, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm11) + zmm5
	vmovups	-10944(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm21, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm21) + zmm1
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vfmadd231ps	%zmm20, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm20) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vmovups	-10688(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm21, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm21) + zmm2
	vfmadd231ps	%zmm20, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm20) + zmm5
	vmovups	-9664(%rdx,%rcx,4), %zmm9
	vmovups	-6592(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm18) + zmm0
	vfmadd231ps	%zmm9, %zmm19, %zmm3    # zmm3 = (zmm19 * zmm9) + zmm3
	vmovups	-9408(%rdx,%rcx,4), %zmm9
	vmovups	-6336(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm14) + zmm3
	vfmadd231ps	%zmm9, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm9) + zmm4
	vmovups	-9152(%rdx,%rcx,4), %zmm10
	vmovups	-6080(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm15, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm19) + zmm5
	vmovups	-8896(%rdx,%rcx,4), %zmm11
	vmovups	-5824(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	-8640(%rdx,%rcx,4), %zmm14
	vmovups	-5568(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vmovups	-8384(%rdx,%rcx,4), %zmm14
	vmovups	-5312(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	-8128(%rdx,%rcx,4), %zmm14
	vmovups	-5056(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vmovups	-7872(%rdx,%rcx,4), %zmm13
	vmovups	-4800(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm16, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm16) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vmovups	-7616(%rdx,%rcx,4), %zmm7
	vmovups	-4544(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm21, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm21) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-7360(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm21) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vmovups	-7104(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vfmadd231ps	%zmm21, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm21) + zmm5
	vmovups	-6080(%rdx,%rcx,4), %zmm7
	vmovups	-4288(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vmovups	-5824(%rdx,%rcx,4), %zmm7
	vmovups	-4032(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vmovups	-5568(%rdx,%rcx,4), %zmm8
	vmovups	-3776(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm9) + zmm3
	vfmadd231ps	%zmm15, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm15) + zmm4
	vfmadd231ps	%zmm18, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm18) + zmm5
	vmovups	-5312(%rdx,%rcx,4), %zmm13
	vmovups	-3520(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	-5056(%rdx,%rcx,4), %zmm15
	vmovups	-3264(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	-4800(%rdx,%rcx,4), %zmm15
	vmovups	-3008(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vfmadd231ps	%zmm6, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm6) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	-4544(%rdx,%rcx,4), %zmm15
	vmovups	-2752(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vmovups	-4288(%rdx,%rcx,4), %zmm15
	vmovups	-2496(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vfmadd231ps	%zmm17, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm17) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm6) + zmm5
	vmovups	-4032(%rdx,%rcx,4), %zmm15
	vmovups	-2240(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm10) + zmm2
	vfmadd231ps	%zmm19, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm17) + zmm4
	vfmadd231ps	%zmm12, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm12) + zmm5
	vmovups	-3776(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm19, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vmovups	-3520(%rdx,%rcx,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm6) + zmm2
	vfmadd231ps	%zmm19, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm19) + zmm5
	vmovups	-2496(%rdx,%rcx,4), %zmm12
	vmovups	-1984(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm15) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vmovups	-2240(%rdx,%rcx,4), %zmm12
	vmovups	-1728(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vmovups	-1984(%rdx,%rcx,4), %zmm12
	vmovups	-1472(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm15) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm16) + zmm5
	vmovups	-1728(%rdx,%rcx,4), %zmm12
	vmovups	-1216(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm17) + zmm2
	vfmadd231ps	%zmm8, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vmovups	-1472(%rdx,%rcx,4), %zmm12
	vmovups	-960(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm18) + zmm2
	vfmadd231ps	%zmm13, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm7) + zmm5
	vmovups	-1216(%rdx,%rcx,4), %zmm7
	vmovups	-704(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vfmadd231ps	%zmm9, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm9) + zmm3
	vfmadd231ps	%zmm13, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-960(%rdx,%rcx,4), %zmm7
	vmovups	-448(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm8) + zmm0
	vfmadd231ps	%zmm12, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm13, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm13) + zmm5
	vmovups	-704(%rdx,%rcx,4), %zmm7
	vmovups	-192(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm8) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	-448(%rdx,%rcx,4), %zmm7
	vmovups	64(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm8) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	%zmm11, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm10) + zmm5
	vmovups	-192(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm9, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm11) + zmm5
	vmovups	64(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vmovups	%zmm0, 37440(%rax,%rcx,4)
	vmovups	%zmm1, 37696(%rax,%rcx,4)
	vmovups	%zmm2, 37952(%rax,%rcx,4)
	vmovups	%zmm3, 41024(%rax,%rcx,4)
	vmovups	%zmm4, 41280(%rax,%rcx,4)
	vmovups	%zmm5, 41536(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_59
.LBB1_60:                               # %._crit_edge80
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_63
# %bb.61:                               # %.lr.ph82.preheader
	addq	$-16, %rcx
	leaq	49920(%rdi), %rdx
	leaq	18176(%rsi), %r8
	.p2align	4
.LBB1_62:                               # %.lr.ph82
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-18112(%r8,%rcx,4), %zmm5
	vmovups	-17856(%r8,%rcx,4), %zmm7
	vmovups	-17600(%r8,%rcx,4), %zmm8
	vmulps	-27072(%rdx,%rcx,4), %zmm5, %zmm0
	vmovups	-26816(%rdx,%rcx,4), %zmm1
	vmovups	-26560(%rdx,%rcx,4), %zmm2
	vmovups	-26304(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm5, %zmm1
	vfmadd231ps	%zmm8, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm5, %zmm2
	vmovups	-17344(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm3, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm3) + zmm2
	vmovups	-26048(%rdx,%rcx,4), %zmm3
	vmovups	-17088(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	-25792(%rdx,%rcx,4), %zmm3
	vmovups	-16832(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	-25536(%rdx,%rcx,4), %zmm3
	vmovups	-16576(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm3, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm3) + zmm2
	vmovups	-25280(%rdx,%rcx,4), %zmm3
	vmovups	-16320(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	-25024(%rdx,%rcx,4), %zmm3
	vmovups	-16064(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm3, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm3) + zmm2
	vmovups	-23488(%rdx,%rcx,4), %zmm3
	vmovups	-15808(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm11) + zmm0
	vmulps	%zmm3, %zmm5, %zmm3
	vmovups	-23232(%rdx,%rcx,4), %zmm4
	vmovups	-15552(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm11) + zmm1
	vfmadd231ps	%zmm7, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm7) + zmm3
	vmulps	%zmm4, %zmm5, %zmm4
	vmovups	-22976(%rdx,%rcx,4), %zmm6
	vmovups	-15296(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vmulps	%zmm6, %zmm5, %zmm5
	vmovups	-22720(%rdx,%rcx,4), %zmm17
	vmovups	-15040(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm7) + zmm5
	vmovups	-22464(%rdx,%rcx,4), %zmm17
	vmovups	-14784(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm8) + zmm5
	vmovups	-22208(%rdx,%rcx,4), %zmm17
	vmovups	-14528(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm6) + zmm2
	vfmadd231ps	%zmm14, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm14) + zmm3
	vfmadd231ps	%zmm15, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm9) + zmm5
	vmovups	-21952(%rdx,%rcx,4), %zmm17
	vmovups	-14272(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm14) + zmm4
	vfmadd231ps	%zmm15, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm15) + zmm5
	vmovups	-21696(%rdx,%rcx,4), %zmm17
	vmovups	-14016(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm8) + zmm2
	vfmadd231ps	%zmm16, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm16) + zmm3
	vfmadd231ps	%zmm10, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm14) + zmm5
	vmovups	-21440(%rdx,%rcx,4), %zmm14
	vmovups	-13760(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm18, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-19904(%rdx,%rcx,4), %zmm10
	vmovups	-13504(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vmovups	-19648(%rdx,%rcx,4), %zmm10
	vmovups	-13248(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	-19392(%rdx,%rcx,4), %zmm18
	vmovups	-12992(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vmovups	-19136(%rdx,%rcx,4), %zmm18
	vmovups	-12736(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm14) + zmm2
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vmovups	-18880(%rdx,%rcx,4), %zmm18
	vmovups	-12480(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm13) + zmm5
	vmovups	-18624(%rdx,%rcx,4), %zmm18
	vmovups	-12224(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vmovups	-18368(%rdx,%rcx,4), %zmm18
	vmovups	-11968(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	-18112(%rdx,%rcx,4), %zmm7
	vmovups	-11712(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-17856(%rdx,%rcx,4), %zmm7
	vmovups	-11456(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	-16320(%rdx,%rcx,4), %zmm7
	vmovups	-11200(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm17) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm7) + zmm3
	vmovups	-16064(%rdx,%rcx,4), %zmm7
	vmovups	-10944(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vmovups	-15808(%rdx,%rcx,4), %zmm8
	vmovups	-10688(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm17) + zmm2
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm16) + zmm5
	vmovups	-15552(%rdx,%rcx,4), %zmm9
	vmovups	-10432(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vmovups	-15296(%rdx,%rcx,4), %zmm14
	vmovups	-10176(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-15040(%rdx,%rcx,4), %zmm14
	vmovups	-9920(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vmovups	-14784(%rdx,%rcx,4), %zmm14
	vmovups	-9664(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	-14528(%rdx,%rcx,4), %zmm12
	vmovups	-9408(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm19) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm18, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm18) + zmm3
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm13) + zmm5
	vmovups	-14272(%rdx,%rcx,4), %zmm12
	vmovups	-9152(%r8,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm19) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm20, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm18) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-12736(%rdx,%rcx,4), %zmm6
	vmovups	-8896(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm6) + zmm3
	vmovups	-12480(%rdx,%rcx,4), %zmm6
	vmovups	-8640(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm6, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm6) + zmm4
	vmovups	-12224(%rdx,%rcx,4), %zmm12
	vmovups	-8384(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vmovups	-11968(%rdx,%rcx,4), %zmm13
	vmovups	-8128(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	-11712(%rdx,%rcx,4), %zmm15
	vmovups	-7872(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vmovups	-11456(%rdx,%rcx,4), %zmm15
	vmovups	-7616(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	-11200(%rdx,%rcx,4), %zmm15
	vmovups	-7360(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	-10944(%rdx,%rcx,4), %zmm9
	vmovups	-7104(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm18) + zmm0
	vfmadd231ps	%zmm8, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm7) + zmm2
	vfmadd231ps	%zmm19, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm19) + zmm3
	vfmadd231ps	%zmm11, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	-10688(%rdx,%rcx,4), %zmm9
	vmovups	-6848(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm18) + zmm1
	vfmadd231ps	%zmm8, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm8) + zmm2
	vfmadd231ps	%zmm21, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm19) + zmm4
	vfmadd231ps	%zmm11, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm11) + zmm5
	vmovups	-9152(%rdx,%rcx,4), %zmm9
	vmovups	-6592(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm17) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vmovups	-8896(%rdx,%rcx,4), %zmm9
	vmovups	-6336(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm14) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vmovups	-8640(%rdx,%rcx,4), %zmm10
	vmovups	-6080(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm15, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vfmadd231ps	%zmm6, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	-8384(%rdx,%rcx,4), %zmm11
	vmovups	-5824(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	-8128(%rdx,%rcx,4), %zmm14
	vmovups	-5568(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm14, %zmm5    # zmm5 = (zmm14 * zmm6) + zmm5
	vmovups	-7872(%rdx,%rcx,4), %zmm14
	vmovups	-5312(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	-7616(%rdx,%rcx,4), %zmm14
	vmovups	-5056(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm13) + zmm5
	vmovups	-7360(%rdx,%rcx,4), %zmm13
	vmovups	-4800(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm19) + zmm0
	vfmadd231ps	%zmm12, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm18, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm18) + zmm3
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm7) + zmm5
	vmovups	-7104(%rdx,%rcx,4), %zmm7
	vmovups	-4544(%r8,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm19) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm20, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-5568(%rdx,%rcx,4), %zmm7
	vmovups	-4288(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm7) + zmm3
	vmovups	-5312(%rdx,%rcx,4), %zmm7
	vmovups	-4032(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm7, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm7) + zmm4
	vmovups	-5056(%rdx,%rcx,4), %zmm8
	vmovups	-3776(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm9) + zmm3
	vfmadd231ps	%zmm15, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm17) + zmm5
	vmovups	-4800(%rdx,%rcx,4), %zmm13
	vmovups	-3520(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm7) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm9) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	-4544(%rdx,%rcx,4), %zmm15
	vmovups	-3264(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	-4288(%rdx,%rcx,4), %zmm15
	vmovups	-3008(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vfmadd231ps	%zmm6, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm6) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	-4032(%rdx,%rcx,4), %zmm15
	vmovups	-2752(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm6) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vmovups	-3776(%rdx,%rcx,4), %zmm15
	vmovups	-2496(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vfmadd231ps	%zmm19, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm19) + zmm3
	vfmadd231ps	%zmm12, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm6) + zmm5
	vmovups	-3520(%rdx,%rcx,4), %zmm15
	vmovups	-2240(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm6) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm10) + zmm2
	vfmadd231ps	%zmm21, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm12) + zmm5
	vmovups	-1984(%rdx,%rcx,4), %zmm12
	vmovups	-1984(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm15) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vmovups	-1728(%rdx,%rcx,4), %zmm12
	vmovups	-1728(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vmovups	-1472(%rdx,%rcx,4), %zmm12
	vmovups	-1472(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm15) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm14, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm16) + zmm5
	vmovups	-1216(%rdx,%rcx,4), %zmm12
	vmovups	-1216(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm17) + zmm2
	vfmadd231ps	%zmm8, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm7) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vmovups	-960(%rdx,%rcx,4), %zmm12
	vmovups	-960(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm18) + zmm2
	vfmadd231ps	%zmm13, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm7) + zmm5
	vmovups	-704(%rdx,%rcx,4), %zmm7
	vmovups	-704(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vfmadd231ps	%zmm9, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm9) + zmm3
	vfmadd231ps	%zmm13, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-448(%rdx,%rcx,4), %zmm7
	vmovups	-448(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm8) + zmm0
	vfmadd231ps	%zmm12, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm13, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm13) + zmm5
	vmovups	-192(%rdx,%rcx,4), %zmm7
	vmovups	-192(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm8) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	64(%rdx,%rcx,4), %zmm7
	vfmadd231ps	64(%r8,%rcx,4), %zmm7, %zmm0 # zmm0 = (zmm7 * mem) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm8) + zmm2
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vfmadd231ps	%zmm11, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm10) + zmm5
	vmovups	%zmm0, 38208(%rax,%rcx,4)
	vmovups	%zmm1, 38464(%rax,%rcx,4)
	vmovups	%zmm2, 38720(%rax,%rcx,4)
	vmovups	%zmm3, 41792(%rax,%rcx,4)
	vmovups	%zmm4, 42048(%rax,%rcx,4)
	vmovups	%zmm5, 42304(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_62
.LBB1_63:                               # %._crit_edge83
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_66
# %bb.64:                               # %.lr.ph85.preheader
	addq	$-16, %rcx
	leaq	49920(%rdi), %rdx
	leaq	17408(%rsi), %r8
	.p2align	4
.LBB1_65:                               # %.lr.ph85
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-17344(%r8,%rcx,4), %zmm3
	vmovups	-17088(%r8,%rcx,4), %zmm5
	vmovups	-16832(%r8,%rcx,4), %zmm6
	vmulps	-26304(%rdx,%rcx,4), %zmm3, %zmm0
	vmovups	-26048(%rdx,%rcx,4), %zmm1
	vmovups	-25792(%rdx,%rcx,4), %zmm2
	vmovups	-25536(%rdx,%rcx,4), %zmm4
	vfmadd231ps	%zmm5, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm5) + zmm0
	vmulps	%zmm1, %zmm3, %zmm1
	vfmadd231ps	%zmm6, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm6) + zmm0
	vfmadd231ps	%zmm2, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm2) + zmm1
	vmovups	-16576(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm7) + zmm0
	vfmadd231ps	%zmm4, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm4) + zmm1
	vmovups	-25280(%rdx,%rcx,4), %zmm2
	vmovups	-16320(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm10) + zmm0
	vfmadd231ps	%zmm2, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm2) + zmm1
	vmovups	-25024(%rdx,%rcx,4), %zmm2
	vmovups	-16064(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm11) + zmm0
	vfmadd231ps	%zmm2, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm2) + zmm1
	vmovups	-22720(%rdx,%rcx,4), %zmm2
	vmovups	-15040(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm8) + zmm0
	vmulps	%zmm2, %zmm3, %zmm2
	vmovups	-22464(%rdx,%rcx,4), %zmm4
	vmovups	-14784(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm8) + zmm1
	vfmadd231ps	%zmm5, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm5) + zmm2
	vmulps	%zmm4, %zmm3, %zmm3
	vmovups	-22208(%rdx,%rcx,4), %zmm12
	vmovups	-14528(%r8,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm5) + zmm3
	vmovups	-21952(%rdx,%rcx,4), %zmm12
	vmovups	-14272(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm5) + zmm0
	vfmadd231ps	%zmm4, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm4) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm6) + zmm3
	vmovups	-21696(%rdx,%rcx,4), %zmm12
	vmovups	-14016(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm5) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vmovups	-21440(%rdx,%rcx,4), %zmm7
	vmovups	-13760(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm11) + zmm2
	vfmadd231ps	%zmm10, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm10) + zmm3
	vmovups	-19136(%rdx,%rcx,4), %zmm7
	vmovups	-12736(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm10) + zmm0
	vfmadd231ps	%zmm7, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm7) + zmm2
	vmovups	-18880(%rdx,%rcx,4), %zmm11
	vmovups	-12480(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm7) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	-18624(%rdx,%rcx,4), %zmm11
	vmovups	-12224(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm4, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm4) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vmovups	-18368(%rdx,%rcx,4), %zmm11
	vmovups	-11968(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vfmadd231ps	%zmm5, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm5) + zmm2
	vfmadd231ps	%zmm4, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm4) + zmm3
	vmovups	-18112(%rdx,%rcx,4), %zmm11
	vmovups	-11712(%r8,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm5) + zmm3
	vmovups	-17856(%rdx,%rcx,4), %zmm5
	vmovups	-11456(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm13) + zmm0
	vfmadd231ps	%zmm4, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm4) + zmm1
	vfmadd231ps	%zmm12, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm12) + zmm2
	vfmadd231ps	%zmm6, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm6) + zmm3
	vmovups	-15552(%rdx,%rcx,4), %zmm5
	vmovups	-10432(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm11) + zmm0
	vfmadd231ps	%zmm5, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm5) + zmm2
	vmovups	-15296(%rdx,%rcx,4), %zmm6
	vmovups	-10176(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm5) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm7, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm10) + zmm3
	vmovups	-15040(%rdx,%rcx,4), %zmm10
	vmovups	-9920(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm5) + zmm1
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vmovups	-14784(%rdx,%rcx,4), %zmm10
	vmovups	-9664(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vmovups	-14528(%rdx,%rcx,4), %zmm10
	vmovups	-9408(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vfmadd231ps	%zmm4, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm4) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	-14272(%rdx,%rcx,4), %zmm9
	vmovups	-9152(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm13) + zmm2
	vfmadd231ps	%zmm4, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm4) + zmm3
	vmovups	-11968(%rdx,%rcx,4), %zmm4
	vmovups	-8128(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm10) + zmm0
	vfmadd231ps	%zmm4, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm4) + zmm2
	vmovups	-11712(%rdx,%rcx,4), %zmm9
	vmovups	-7872(%r8,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm4) + zmm0
	vfmadd231ps	%zmm10, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm10) + zmm1
	vfmadd231ps	%zmm5, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm5) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vmovups	-11456(%rdx,%rcx,4), %zmm11
	vmovups	-7616(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm4) + zmm1
	vfmadd231ps	%zmm6, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm5) + zmm3
	vmovups	-11200(%rdx,%rcx,4), %zmm11
	vmovups	-7360(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm5) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm6) + zmm3
	vmovups	-10944(%rdx,%rcx,4), %zmm11
	vmovups	-7104(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm5) + zmm1
	vfmadd231ps	%zmm8, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm7) + zmm3
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vmovups	-6848(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm8, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm8) + zmm3
	vmovups	-8384(%rdx,%rcx,4), %zmm7
	vmovups	-5824(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vmovups	-8128(%rdx,%rcx,4), %zmm8
	vmovups	-5568(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm11) + zmm1
	vfmadd231ps	%zmm4, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm4) + zmm2
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vmovups	-7872(%rdx,%rcx,4), %zmm10
	vmovups	-5312(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vfmadd231ps	%zmm4, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm4) + zmm3
	vmovups	-7616(%rdx,%rcx,4), %zmm10
	vmovups	-5056(%r8,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm4) + zmm0
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vfmadd231ps	%zmm5, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm5) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	-7360(%rdx,%rcx,4), %zmm10
	vmovups	-4800(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm4) + zmm1
	vfmadd231ps	%zmm6, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm5) + zmm3
	vmovups	-7104(%rdx,%rcx,4), %zmm5
	vmovups	-4544(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm9, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm9) + zmm1
	vfmadd231ps	%zmm13, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm13) + zmm2
	vfmadd231ps	%zmm6, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm6) + zmm3
	vmovups	-4800(%rdx,%rcx,4), %zmm5
	vmovups	-3520(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm10) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm5) + zmm2
	vmovups	-4544(%rdx,%rcx,4), %zmm6
	vmovups	-3264(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm5) + zmm0
	vfmadd231ps	%zmm10, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm10) + zmm1
	vfmadd231ps	%zmm7, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm7) + zmm2
	vfmadd231ps	%zmm11, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm11) + zmm3
	vmovups	-4288(%rdx,%rcx,4), %zmm11
	vmovups	-3008(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm5) + zmm1
	vfmadd231ps	%zmm8, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm7) + zmm3
	vmovups	-4032(%rdx,%rcx,4), %zmm11
	vmovups	-2752(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm6) + zmm1
	vfmadd231ps	%zmm4, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm4) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	-3776(%rdx,%rcx,4), %zmm11
	vmovups	-2496(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm4, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm4) + zmm3
	vmovups	-3520(%rdx,%rcx,4), %zmm4
	vmovups	-2240(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm8) + zmm1
	vfmadd231ps	%zmm12, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm9) + zmm3
	vmovups	-1216(%rdx,%rcx,4), %zmm4
	vmovups	-1216(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm4) + zmm2
	vmovups	-960(%rdx,%rcx,4), %zmm4
	vmovups	-960(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm9, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm9) + zmm1
	vfmadd231ps	%zmm5, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm5) + zmm2
	vfmadd231ps	%zmm10, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm10) + zmm3
	vmovups	-704(%rdx,%rcx,4), %zmm4
	vmovups	-704(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm12, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm5) + zmm3
	vmovups	-448(%rdx,%rcx,4), %zmm4
	vmovups	-448(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm5) + zmm0
	vfmadd231ps	%zmm9, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm6) + zmm3
	vmovups	-192(%rdx,%rcx,4), %zmm4
	vmovups	-192(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm5) + zmm1
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm7) + zmm3
	vmovups	64(%rdx,%rcx,4), %zmm4
	vfmadd231ps	64(%r8,%rcx,4), %zmm4, %zmm0 # zmm0 = (zmm4 * mem) + zmm0
	vfmadd231ps	%zmm6, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm8) + zmm3
	vmovups	%zmm0, 38976(%rax,%rcx,4)
	vmovups	%zmm1, 39232(%rax,%rcx,4)
	vmovups	%zmm2, 42560(%rax,%rcx,4)
	vmovups	%zmm3, 42816(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_65
.LBB1_66:                               # %.loopexit26
	addq	$-702432, %r10                  # imm = 0xFFF54820
	addq	$-702432, %r9                   # imm = 0xFFF54820
	testq	%r10, %r10
	setg	%cl
	testq	%r9, %r9
	setle	%dl
	orb	%cl, %dl
	jne	.LBB1_82
# %bb.67:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_70
# %bb.68:                               # %.lr.ph87.preheader
	addq	$-16, %rcx
	leaq	48128(%rdi), %rdx
	leaq	13568(%rsi), %r8
	.p2align	4
.LBB1_69:                               # %.lr.ph87
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-12992(%r8,%rcx,4), %zmm5
	vmovups	-12736(%r8,%rcx,4), %zmm8
	vmovups	-12480(%r8,%rcx,4), %zmm12
	vmovups	-19392(%rdx,%rcx,4), %zmm2
	vmovups	-19136(%rdx,%rcx,4), %zmm3
	vmovups	-18880(%rdx,%rcx,4), %zmm4
	vmulps	%zmm12, %zmm2, %zmm0
	vmulps	%zmm8, %zmm2, %zmm1
	vmulps	%zmm5, %zmm2, %zmm2
	vmovups	-12224(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm12) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	-11968(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm4, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm4) + zmm2
	vmovups	-18624(%rdx,%rcx,4), %zmm3
	vmovups	-11712(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm6) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	-18368(%rdx,%rcx,4), %zmm3
	vmovups	-11456(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm13) + zmm0
	vfmadd231ps	%zmm6, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm6) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	-18112(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm13, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm13) + zmm1
	vfmadd231ps	%zmm3, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm3) + zmm2
	vfmadd231ps	-17856(%rdx,%rcx,4), %zmm13, %zmm2 # zmm2 = (zmm13 * mem) + zmm2
	vmovups	-15808(%rdx,%rcx,4), %zmm7
	vmovups	-10176(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vmovups	-10432(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm10) + zmm1
	vmovups	-10688(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vmulps	%zmm7, %zmm12, %zmm3
	vmulps	%zmm7, %zmm8, %zmm4
	vmulps	%zmm7, %zmm5, %zmm5
	vmovups	-15552(%rdx,%rcx,4), %zmm16
	vmovups	-9920(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vmovups	-15296(%rdx,%rcx,4), %zmm16
	vmovups	-9664(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm14, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	-15040(%rdx,%rcx,4), %zmm16
	vmovups	-9408(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vfmadd231ps	%zmm14, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm14) + zmm5
	vmovups	-14784(%rdx,%rcx,4), %zmm16
	vmovups	-9152(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vmovups	-14528(%rdx,%rcx,4), %zmm9
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm12) + zmm2
	vfmadd231ps	%zmm13, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm13) + zmm4
	vfmadd231ps	%zmm6, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm6) + zmm5
	vmovups	-14272(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-12224(%rdx,%rcx,4), %zmm9
	vmovups	-7872(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vmovups	-8128(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vmovups	-8384(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm15, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm15) + zmm5
	vmovups	-11968(%rdx,%rcx,4), %zmm13
	vmovups	-7616(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm13, %zmm0    # zmm0 = (zmm13 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm16, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm7) + zmm3
	vfmadd231ps	%zmm11, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vmovups	-11712(%rdx,%rcx,4), %zmm13
	vmovups	-7360(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm6) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm11) + zmm5
	vmovups	-11456(%rdx,%rcx,4), %zmm11
	vmovups	-7104(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm8, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm7) + zmm5
	vmovups	-11200(%rdx,%rcx,4), %zmm7
	vmovups	-6848(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-10944(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm12) + zmm5
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm15, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm15) + zmm2
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vmovups	-8640(%rdx,%rcx,4), %zmm8
	vmovups	-5568(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	-5824(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm17) + zmm1
	vmovups	-6080(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vfmadd231ps	%zmm6, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm6) + zmm3
	vfmadd231ps	%zmm16, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm18) + zmm5
	vmovups	-8384(%rdx,%rcx,4), %zmm11
	vmovups	-5312(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	-8128(%rdx,%rcx,4), %zmm12
	vmovups	-5056(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm11) + zmm0
	vfmadd231ps	%zmm8, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-7872(%rdx,%rcx,4), %zmm6
	vmovups	-4800(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	-7616(%rdx,%rcx,4), %zmm6
	vmovups	-4544(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vmovups	-7360(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-7104(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vmovups	-5056(%rdx,%rcx,4), %zmm9
	vmovups	-3264(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm6) + zmm0
	vmovups	-3520(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vmovups	-3776(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vfmadd231ps	%zmm7, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm7) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm19) + zmm5
	vmovups	-4800(%rdx,%rcx,4), %zmm10
	vmovups	-3008(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm9) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm13) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vmovups	-4544(%rdx,%rcx,4), %zmm16
	vmovups	-2752(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm6) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	-4288(%rdx,%rcx,4), %zmm16
	vmovups	-2496(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm7) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vmovups	-4032(%rdx,%rcx,4), %zmm16
	vmovups	-2240(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vmovups	-3776(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vmovups	-3520(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm8) + zmm2
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	-1472(%rdx,%rcx,4), %zmm11
	vmovups	-960(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm12) + zmm0
	vmovups	-1216(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm14) + zmm1
	vfmadd231ps	-1472(%r8,%rcx,4), %zmm11, %zmm2 # zmm2 = (zmm11 * mem) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm13) + zmm4
	vfmadd231ps	%zmm15, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm15) + zmm5
	vmovups	-1216(%rdx,%rcx,4), %zmm11
	vmovups	-704(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm15) + zmm0
	vfmadd231ps	%zmm12, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm13) + zmm5
	vmovups	-960(%rdx,%rcx,4), %zmm11
	vmovups	-448(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm12, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm9) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vmovups	-704(%rdx,%rcx,4), %zmm6
	vmovups	-192(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm15) + zmm2
	vfmadd231ps	%zmm7, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm7) + zmm3
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	-448(%rdx,%rcx,4), %zmm6
	vmovups	64(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm13) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vmovups	-192(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm7) + zmm5
	vmovups	64(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm8) + zmm5
	vmovups	%zmm0, 43072(%rax,%rcx,4)
	vmovups	%zmm1, 43328(%rax,%rcx,4)
	vmovups	%zmm2, 43584(%rax,%rcx,4)
	vmovups	%zmm3, 46656(%rax,%rcx,4)
	vmovups	%zmm4, 46912(%rax,%rcx,4)
	vmovups	%zmm5, 47168(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_69
.LBB1_70:                               # %._crit_edge88
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_73
# %bb.71:                               # %.lr.ph90.preheader
	addq	$-16, %rcx
	leaq	48896(%rdi), %rdx
	leaq	13568(%rsi), %r8
	.p2align	4
.LBB1_72:                               # %.lr.ph90
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13504(%r8,%rcx,4), %zmm5
	vmovups	-13248(%r8,%rcx,4), %zmm7
	vmovups	-12992(%r8,%rcx,4), %zmm8
	vmovups	-20160(%rdx,%rcx,4), %zmm1
	vmovups	-19904(%rdx,%rcx,4), %zmm2
	vmovups	-19648(%rdx,%rcx,4), %zmm3
	vmulps	%zmm7, %zmm1, %zmm0
	vmulps	%zmm5, %zmm1, %zmm1
	vfmadd231ps	%zmm8, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm5, %zmm2
	vmovups	-12736(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm3, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm3) + zmm2
	vmovups	-19392(%rdx,%rcx,4), %zmm3
	vmovups	-12480(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	-19136(%rdx,%rcx,4), %zmm3
	vmovups	-12224(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	-18880(%rdx,%rcx,4), %zmm3
	vmovups	-11968(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm17, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm17) + zmm1
	vfmadd231ps	%zmm3, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm3) + zmm2
	vmovups	-18624(%rdx,%rcx,4), %zmm3
	vmovups	-11712(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm3, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm3) + zmm2
	vmovups	-18368(%rdx,%rcx,4), %zmm3
	vmovups	-11456(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	-18112(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm3, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm3) + zmm2
	vfmadd231ps	-17856(%rdx,%rcx,4), %zmm16, %zmm2 # zmm2 = (zmm16 * mem) + zmm2
	vmovups	-16576(%rdx,%rcx,4), %zmm4
	vmovups	-10944(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vmovups	-11200(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm11) + zmm1
	vmulps	%zmm4, %zmm7, %zmm3
	vmulps	%zmm4, %zmm5, %zmm4
	vmovups	-16320(%rdx,%rcx,4), %zmm6
	vmovups	-10688(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vmulps	%zmm6, %zmm5, %zmm5
	vmovups	-16064(%rdx,%rcx,4), %zmm18
	vmovups	-10432(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	-15808(%rdx,%rcx,4), %zmm18
	vmovups	-10176(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vmovups	-15552(%rdx,%rcx,4), %zmm18
	vmovups	-9920(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vmovups	-15296(%rdx,%rcx,4), %zmm18
	vmovups	-9664(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vmovups	-15040(%rdx,%rcx,4), %zmm18
	vmovups	-9408(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vmovups	-14784(%rdx,%rcx,4), %zmm18
	vmovups	-9152(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm9) + zmm2
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm10, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vmovups	-14528(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm17, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm15) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-14272(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	-12992(%rdx,%rcx,4), %zmm10
	vmovups	-8640(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vmovups	-8896(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm19) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	-12736(%rdx,%rcx,4), %zmm16
	vmovups	-8384(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm19, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm19) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vmovups	-12480(%rdx,%rcx,4), %zmm16
	vmovups	-8128(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	-12224(%rdx,%rcx,4), %zmm16
	vmovups	-7872(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vmovups	-11968(%rdx,%rcx,4), %zmm16
	vmovups	-7616(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm6) + zmm5
	vmovups	-11712(%rdx,%rcx,4), %zmm16
	vmovups	-7360(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	-11456(%rdx,%rcx,4), %zmm7
	vmovups	-7104(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-11200(%rdx,%rcx,4), %zmm7
	vmovups	-6848(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	-10944(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm15) + zmm5
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm17) + zmm5
	vmovups	-9408(%rdx,%rcx,4), %zmm7
	vmovups	-6336(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vmovups	-6592(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm20) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm7, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm7) + zmm4
	vmovups	-9152(%rdx,%rcx,4), %zmm8
	vmovups	-6080(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm20, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm20) + zmm2
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm19, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm19) + zmm5
	vmovups	-8896(%rdx,%rcx,4), %zmm9
	vmovups	-5824(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vmovups	-8640(%rdx,%rcx,4), %zmm14
	vmovups	-5568(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-8384(%rdx,%rcx,4), %zmm14
	vmovups	-5312(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vmovups	-8128(%rdx,%rcx,4), %zmm14
	vmovups	-5056(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	-7872(%rdx,%rcx,4), %zmm12
	vmovups	-4800(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm17) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm16, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm13) + zmm5
	vmovups	-7616(%rdx,%rcx,4), %zmm12
	vmovups	-4544(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm17) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm18, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-7360(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm17) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vmovups	-7104(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm18) + zmm5
	vmovups	-5824(%rdx,%rcx,4), %zmm6
	vmovups	-4032(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vmovups	-4288(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm6, %zmm20, %zmm4    # zmm4 = (zmm20 * zmm6) + zmm4
	vmovups	-5568(%rdx,%rcx,4), %zmm12
	vmovups	-3776(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm20, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm20) + zmm5
	vmovups	-5312(%rdx,%rcx,4), %zmm13
	vmovups	-3520(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	-5056(%rdx,%rcx,4), %zmm15
	vmovups	-3264(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vmovups	-4800(%rdx,%rcx,4), %zmm15
	vmovups	-3008(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	-4544(%rdx,%rcx,4), %zmm15
	vmovups	-2752(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	-4288(%rdx,%rcx,4), %zmm15
	vmovups	-2496(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vfmadd231ps	%zmm17, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm17) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	-4032(%rdx,%rcx,4), %zmm15
	vmovups	-2240(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vfmadd231ps	%zmm19, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm17) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vmovups	-3776(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm19, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm17) + zmm5
	vmovups	-3520(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm10) + zmm2
	vfmadd231ps	%zmm19, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm19) + zmm5
	vmovups	-2240(%rdx,%rcx,4), %zmm11
	vmovups	-1728(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm15) + zmm0
	vmovups	-1984(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vmovups	-1984(%rdx,%rcx,4), %zmm11
	vmovups	-1472(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	-1728(%rdx,%rcx,4), %zmm11
	vmovups	-1216(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	-1472(%rdx,%rcx,4), %zmm11
	vmovups	-960(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm16) + zmm1
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm13, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vmovups	-1216(%rdx,%rcx,4), %zmm6
	vmovups	-704(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm12) + zmm5
	vmovups	-960(%rdx,%rcx,4), %zmm6
	vmovups	-448(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-704(%rdx,%rcx,4), %zmm6
	vmovups	-192(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm7) + zmm5
	vmovups	-448(%rdx,%rcx,4), %zmm6
	vmovups	64(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm8) + zmm5
	vmovups	-192(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm13) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	64(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vmovups	%zmm0, 43840(%rax,%rcx,4)
	vmovups	%zmm1, 44096(%rax,%rcx,4)
	vmovups	%zmm2, 44352(%rax,%rcx,4)
	vmovups	%zmm3, 47424(%rax,%rcx,4)
	vmovups	%zmm4, 47680(%rax,%rcx,4)
	vmovups	%zmm5, 47936(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_72
.LBB1_73:                               # %._crit_edge91
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_76
# %bb.74:                               # %.lr.ph93.preheader
	addq	$-16, %rcx
	leaq	49664(%rdi), %rdx
	leaq	13568(%rsi), %r8
	.p2align	4
.LBB1_75:                               # %.lr.ph93
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13504(%r8,%rcx,4), %zmm5
	vmovups	-13248(%r8,%rcx,4), %zmm7
	vmovups	-12992(%r8,%rcx,4), %zmm8
	vmulps	-20416(%rdx,%rcx,4), %zmm5, %zmm0
	vmovups	-20160(%rdx,%rcx,4), %zmm1
	vmovups	-19904(%rdx,%rcx,4), %zmm2
	vmovups	-19648(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm5, %zmm1
	vfmadd231ps	%zmm8, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm5, %zmm2
	vmovups	-12736(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm3, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm3) + zmm2
	vmovups	-19392(%rdx,%rcx,4), %zmm3
	vmovups	-12480(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	-19136(%rdx,%rcx,4), %zmm3
	vmovups	-12224(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	-18880(%rdx,%rcx,4), %zmm3
	vmovups	-11968(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm17, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm17) + zmm1
	vfmadd231ps	%zmm3, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm3) + zmm2
	vmovups	-18624(%rdx,%rcx,4), %zmm3
	vmovups	-11712(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm3, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm3) + zmm2
	vmovups	-18368(%rdx,%rcx,4), %zmm3
	vmovups	-11456(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	-18112(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm3, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm3) + zmm2
	vfmadd231ps	-17856(%rdx,%rcx,4), %zmm16, %zmm2 # zmm2 = (zmm16 * mem) + zmm2
	vmovups	-16832(%rdx,%rcx,4), %zmm3
	vmovups	-11200(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm11) + zmm0
	vmulps	%zmm3, %zmm5, %zmm3
	vmovups	-16576(%rdx,%rcx,4), %zmm4
	vmovups	-10944(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm11) + zmm1
	vfmadd231ps	%zmm7, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm7) + zmm3
	vmulps	%zmm4, %zmm5, %zmm4
	vmovups	-16320(%rdx,%rcx,4), %zmm6
	vmovups	-10688(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vmulps	%zmm6, %zmm5, %zmm5
	vmovups	-16064(%rdx,%rcx,4), %zmm18
	vmovups	-10432(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	-15808(%rdx,%rcx,4), %zmm18
	vmovups	-10176(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vmovups	-15552(%rdx,%rcx,4), %zmm18
	vmovups	-9920(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vmovups	-15296(%rdx,%rcx,4), %zmm18
	vmovups	-9664(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vmovups	-15040(%rdx,%rcx,4), %zmm18
	vmovups	-9408(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vmovups	-14784(%rdx,%rcx,4), %zmm17
	vmovups	-9152(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm9) + zmm2
	vfmadd231ps	%zmm16, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm16) + zmm3
	vfmadd231ps	%zmm10, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm14) + zmm5
	vmovups	-14528(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm15) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-14272(%rdx,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vmovups	-13248(%rdx,%rcx,4), %zmm10
	vmovups	-8896(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm17) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vmovups	-12992(%rdx,%rcx,4), %zmm10
	vmovups	-8640(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm17, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	-12736(%rdx,%rcx,4), %zmm16
	vmovups	-8384(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm17, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm17) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vmovups	-12480(%rdx,%rcx,4), %zmm16
	vmovups	-8128(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm6, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vmovups	-12224(%rdx,%rcx,4), %zmm16
	vmovups	-7872(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vmovups	-11968(%rdx,%rcx,4), %zmm16
	vmovups	-7616(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm6) + zmm5
	vmovups	-11712(%rdx,%rcx,4), %zmm16
	vmovups	-7360(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	-11456(%rdx,%rcx,4), %zmm7
	vmovups	-7104(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-11200(%rdx,%rcx,4), %zmm7
	vmovups	-6848(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	-10944(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm15) + zmm5
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vmovups	-9664(%rdx,%rcx,4), %zmm7
	vmovups	-6592(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm7) + zmm3
	vmovups	-9408(%rdx,%rcx,4), %zmm7
	vmovups	-6336(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm7, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm7) + zmm4
	vmovups	-9152(%rdx,%rcx,4), %zmm8
	vmovups	-6080(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm18) + zmm2
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm17) + zmm5
	vmovups	-8896(%rdx,%rcx,4), %zmm9
	vmovups	-5824(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vmovups	-8640(%rdx,%rcx,4), %zmm14
	vmovups	-5568(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-8384(%rdx,%rcx,4), %zmm14
	vmovups	-5312(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vmovups	-8128(%rdx,%rcx,4), %zmm14
	vmovups	-5056(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	-7872(%rdx,%rcx,4), %zmm12
	vmovups	-4800(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm17) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm16, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm13) + zmm5
	vmovups	-7616(%rdx,%rcx,4), %zmm12
	vmovups	-4544(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm20) + zmm0
	vfmadd231ps	%zmm17, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm17) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm19, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-7360(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm20) + zmm1
	vfmadd231ps	%zmm17, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm17) + zmm2
	vfmadd231ps	%zmm19, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm19) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vmovups	-7104(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm20) + zmm2
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vmovups	-6080(%rdx,%rcx,4), %zmm6
	vmovups	-4288(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vmovups	-5824(%rdx,%rcx,4), %zmm6
	vmovups	-4032(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vmovups	-5568(%rdx,%rcx,4), %zmm12
	vmovups	-3776(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm18, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm18) + zmm5
	vmovups	-5312(%rdx,%rcx,4), %zmm13
	vmovups	-3520(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	-5056(%rdx,%rcx,4), %zmm15
	vmovups	-3264(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vmovups	-4800(%rdx,%rcx,4), %zmm15
	vmovups	-3008(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	-4544(%rdx,%rcx,4), %zmm15
	vmovups	-2752(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	-4288(%rdx,%rcx,4), %zmm15
	vmovups	-2496(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vfmadd231ps	%zmm17, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm17) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	-4032(%rdx,%rcx,4), %zmm15
	vmovups	-2240(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vfmadd231ps	%zmm20, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm20) + zmm3
	vfmadd231ps	%zmm17, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm17) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vmovups	-3776(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm20, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm20) + zmm4
	vfmadd231ps	%zmm17, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm17) + zmm5
	vmovups	-3520(%rdx,%rcx,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm10) + zmm2
	vfmadd231ps	%zmm20, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm20) + zmm5
	vmovups	-2496(%rdx,%rcx,4), %zmm11
	vmovups	-1984(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vmovups	-2240(%rdx,%rcx,4), %zmm11
	vmovups	-1728(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vmovups	-1984(%rdx,%rcx,4), %zmm11
	vmovups	-1472(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	-1728(%rdx,%rcx,4), %zmm11
	vmovups	-1216(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	-1472(%rdx,%rcx,4), %zmm11
	vmovups	-960(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm13, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vmovups	-1216(%rdx,%rcx,4), %zmm6
	vmovups	-704(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm15) + zmm2
	vfmadd231ps	%zmm7, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm12) + zmm5
	vmovups	-960(%rdx,%rcx,4), %zmm6
	vmovups	-448(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-704(%rdx,%rcx,4), %zmm6
	vmovups	-192(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm7) + zmm5
	vmovups	-448(%rdx,%rcx,4), %zmm6
	vmovups	64(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm8) + zmm5
	vmovups	-192(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm13) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vmovups	64(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm10) + zmm5
	vmovups	%zmm0, 44608(%rax,%rcx,4)
	vmovups	%zmm1, 44864(%rax,%rcx,4)
	vmovups	%zmm2, 45120(%rax,%rcx,4)
	vmovups	%zmm3, 48192(%rax,%rcx,4)
	vmovups	%zmm4, 48448(%rax,%rcx,4)
	vmovups	%zmm5, 48704(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_75
.LBB1_76:                               # %._crit_edge94
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_79
# %bb.77:                               # %.lr.ph96.preheader
	addq	$-16, %rcx
	leaq	49920(%rdi), %rdx
	leaq	13568(%rsi), %r8
	.p2align	4
.LBB1_78:                               # %.lr.ph96
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13504(%r8,%rcx,4), %zmm5
	vmovups	-13248(%r8,%rcx,4), %zmm7
	vmovups	-12992(%r8,%rcx,4), %zmm8
	vmulps	-19904(%rdx,%rcx,4), %zmm5, %zmm0
	vmovups	-19648(%rdx,%rcx,4), %zmm1
	vmovups	-19392(%rdx,%rcx,4), %zmm2
	vmovups	-19136(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm7, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm7) + zmm0
	vmulps	%zmm1, %zmm5, %zmm1
	vfmadd231ps	%zmm8, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm7) + zmm1
	vmulps	%zmm2, %zmm5, %zmm2
	vmovups	-12736(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vfmadd231ps	%zmm3, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm3) + zmm2
	vmovups	-18880(%rdx,%rcx,4), %zmm3
	vmovups	-12480(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm9) + zmm1
	vfmadd231ps	%zmm3, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm3) + zmm2
	vmovups	-18624(%rdx,%rcx,4), %zmm3
	vmovups	-12224(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm3, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm3) + zmm2
	vmovups	-18368(%rdx,%rcx,4), %zmm3
	vmovups	-11968(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm3, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm3) + zmm2
	vmovups	-18112(%rdx,%rcx,4), %zmm3
	vmovups	-11712(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm3, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm3) + zmm2
	vmovups	-17856(%rdx,%rcx,4), %zmm3
	vmovups	-11456(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm3, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm3) + zmm2
	vmovups	-16320(%rdx,%rcx,4), %zmm3
	vmovups	-11200(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm11) + zmm0
	vmulps	%zmm3, %zmm5, %zmm3
	vmovups	-16064(%rdx,%rcx,4), %zmm4
	vmovups	-10944(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm11) + zmm1
	vfmadd231ps	%zmm7, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm7) + zmm3
	vmulps	%zmm4, %zmm5, %zmm4
	vmovups	-15808(%rdx,%rcx,4), %zmm6
	vmovups	-10688(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vmulps	%zmm6, %zmm5, %zmm5
	vmovups	-15552(%rdx,%rcx,4), %zmm17
	vmovups	-10432(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm7) + zmm5
	vmovups	-15296(%rdx,%rcx,4), %zmm17
	vmovups	-10176(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm8) + zmm5
	vmovups	-15040(%rdx,%rcx,4), %zmm17
	vmovups	-9920(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm6) + zmm2
	vfmadd231ps	%zmm14, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm14) + zmm3
	vfmadd231ps	%zmm15, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm9) + zmm5
	vmovups	-14784(%rdx,%rcx,4), %zmm17
	vmovups	-9664(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm14) + zmm4
	vfmadd231ps	%zmm15, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm15) + zmm5
	vmovups	-14528(%rdx,%rcx,4), %zmm17
	vmovups	-9408(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm8) + zmm2
	vfmadd231ps	%zmm16, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm16) + zmm3
	vfmadd231ps	%zmm10, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm14) + zmm5
	vmovups	-14272(%rdx,%rcx,4), %zmm14
	vmovups	-9152(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm18, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-12736(%rdx,%rcx,4), %zmm10
	vmovups	-8896(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vmovups	-12480(%rdx,%rcx,4), %zmm10
	vmovups	-8640(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	-12224(%rdx,%rcx,4), %zmm18
	vmovups	-8384(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vmovups	-11968(%rdx,%rcx,4), %zmm18
	vmovups	-8128(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm14) + zmm2
	vfmadd231ps	%zmm6, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vmovups	-11712(%rdx,%rcx,4), %zmm18
	vmovups	-7872(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vfmadd231ps	%zmm6, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm13) + zmm5
	vmovups	-11456(%rdx,%rcx,4), %zmm18
	vmovups	-7616(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm8, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vfmadd231ps	%zmm6, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm6) + zmm5
	vmovups	-11200(%rdx,%rcx,4), %zmm18
	vmovups	-7360(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm6) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	-10944(%rdx,%rcx,4), %zmm7
	vmovups	-7104(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm18) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm13, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vmovups	-10688(%rdx,%rcx,4), %zmm7
	vmovups	-6848(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm9) + zmm5
	vmovups	-9152(%rdx,%rcx,4), %zmm7
	vmovups	-6592(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm17) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm7) + zmm3
	vmovups	-8896(%rdx,%rcx,4), %zmm7
	vmovups	-6336(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm14) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vmovups	-8640(%rdx,%rcx,4), %zmm8
	vmovups	-6080(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm17) + zmm2
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm16) + zmm5
	vmovups	-8384(%rdx,%rcx,4), %zmm9
	vmovups	-5824(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm7) + zmm1
	vfmadd231ps	%zmm15, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm14) + zmm5
	vmovups	-8128(%rdx,%rcx,4), %zmm14
	vmovups	-5568(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm7) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vmovups	-7872(%rdx,%rcx,4), %zmm14
	vmovups	-5312(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm8) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vmovups	-7616(%rdx,%rcx,4), %zmm14
	vmovups	-5056(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm14, %zmm2    # zmm2 = (zmm14 * zmm9) + zmm2
	vfmadd231ps	%zmm6, %zmm14, %zmm3    # zmm3 = (zmm14 * zmm6) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm12) + zmm5
	vmovups	-7360(%rdx,%rcx,4), %zmm12
	vmovups	-4800(%r8,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm19) + zmm0
	vfmadd231ps	%zmm11, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm11) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm18, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm18) + zmm3
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vfmadd231ps	%zmm13, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm13) + zmm5
	vmovups	-7104(%rdx,%rcx,4), %zmm12
	vmovups	-4544(%r8,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm19) + zmm1
	vfmadd231ps	%zmm11, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm11) + zmm2
	vfmadd231ps	%zmm20, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm18) + zmm4
	vfmadd231ps	%zmm6, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm6) + zmm5
	vmovups	-5568(%rdx,%rcx,4), %zmm6
	vmovups	-4288(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm6) + zmm3
	vmovups	-5312(%rdx,%rcx,4), %zmm6
	vmovups	-4032(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm6, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm6) + zmm4
	vmovups	-5056(%rdx,%rcx,4), %zmm12
	vmovups	-3776(%r8,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vmovups	-4800(%rdx,%rcx,4), %zmm13
	vmovups	-3520(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm13, %zmm1    # zmm1 = (zmm13 * zmm6) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm3    # zmm3 = (zmm13 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm7) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vmovups	-4544(%rdx,%rcx,4), %zmm15
	vmovups	-3264(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm6) + zmm2
	vfmadd231ps	%zmm9, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm7) + zmm5
	vmovups	-4288(%rdx,%rcx,4), %zmm15
	vmovups	-3008(%r8,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm7) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	-4032(%rdx,%rcx,4), %zmm15
	vmovups	-2752(%r8,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm7) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm9) + zmm5
	vmovups	-3776(%rdx,%rcx,4), %zmm15
	vmovups	-2496(%r8,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vfmadd231ps	%zmm7, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm7) + zmm2
	vfmadd231ps	%zmm19, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm19) + zmm3
	vfmadd231ps	%zmm11, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm11) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	-3520(%rdx,%rcx,4), %zmm15
	vmovups	-2240(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm8) + zmm2
	vfmadd231ps	%zmm21, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm19) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vmovups	-1984(%rdx,%rcx,4), %zmm11
	vmovups	-1984(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vmovups	-1728(%rdx,%rcx,4), %zmm11
	vmovups	-1728(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vmovups	-1472(%rdx,%rcx,4), %zmm11
	vmovups	-1472(%r8,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm6) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vmovups	-1216(%rdx,%rcx,4), %zmm11
	vmovups	-1216(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm6, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm6) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vmovups	-960(%rdx,%rcx,4), %zmm11
	vmovups	-960(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm13, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vfmadd231ps	%zmm6, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm6) + zmm5
	vmovups	-704(%rdx,%rcx,4), %zmm6
	vmovups	-704(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm14, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm14) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm15) + zmm2
	vfmadd231ps	%zmm7, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm7) + zmm3
	vfmadd231ps	%zmm13, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm12) + zmm5
	vmovups	-448(%rdx,%rcx,4), %zmm6
	vmovups	-448(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vfmadd231ps	%zmm7, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm7) + zmm4
	vfmadd231ps	%zmm13, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm13) + zmm5
	vmovups	-192(%rdx,%rcx,4), %zmm6
	vmovups	-192(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm7) + zmm5
	vmovups	64(%rdx,%rcx,4), %zmm6
	vfmadd231ps	64(%r8,%rcx,4), %zmm6, %zmm0 # zmm0 = (zmm6 * mem) + zmm0
	vfmadd231ps	%zmm13, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm8) + zmm5
	vmovups	%zmm0, 45376(%rax,%rcx,4)
	vmovups	%zmm1, 45632(%rax,%rcx,4)
	vmovups	%zmm2, 45888(%rax,%rcx,4)
	vmovups	%zmm3, 48960(%rax,%rcx,4)
	vmovups	%zmm4, 49216(%rax,%rcx,4)
	vmovups	%zmm5, 49472(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_78
.LBB1_79:                               # %._crit_edge97
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_82
# %bb.80:                               # %.lr.ph99.preheader
	addq	$-16, %rcx
	addq	$49920, %rdi                    # imm = 0xC300
	addq	$12800, %rsi                    # imm = 0x3200
	.p2align	4
.LBB1_81:                               # %.lr.ph99
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-12736(%rsi,%rcx,4), %zmm3
	vmovups	-12480(%rsi,%rcx,4), %zmm5
	vmovups	-12224(%rsi,%rcx,4), %zmm6
	vmulps	-19136(%rdi,%rcx,4), %zmm3, %zmm0
	vmovups	-18880(%rdi,%rcx,4), %zmm1
	vmovups	-18624(%rdi,%rcx,4), %zmm2
	vmovups	-18368(%rdi,%rcx,4), %zmm4
	vfmadd231ps	%zmm5, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm5) + zmm0
	vmulps	%zmm1, %zmm3, %zmm1
	vfmadd231ps	%zmm6, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm6) + zmm0
	vfmadd231ps	%zmm2, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm2) + zmm1
	vmovups	-11968(%rsi,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm7) + zmm0
	vfmadd231ps	%zmm4, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm4) + zmm1
	vmovups	-18112(%rdi,%rcx,4), %zmm2
	vmovups	-11712(%rsi,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm10) + zmm0
	vfmadd231ps	%zmm2, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm2) + zmm1
	vmovups	-17856(%rdi,%rcx,4), %zmm2
	vmovups	-11456(%rsi,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm11) + zmm0
	vfmadd231ps	%zmm2, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm2) + zmm1
	vmovups	-15552(%rdi,%rcx,4), %zmm2
	vmovups	-10432(%rsi,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm8) + zmm0
	vmulps	%zmm2, %zmm3, %zmm2
	vmovups	-15296(%rdi,%rcx,4), %zmm4
	vmovups	-10176(%rsi,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm8) + zmm1
	vfmadd231ps	%zmm5, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm5) + zmm2
	vmulps	%zmm4, %zmm3, %zmm3
	vmovups	-15040(%rdi,%rcx,4), %zmm12
	vmovups	-9920(%rsi,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm5) + zmm3
	vmovups	-14784(%rdi,%rcx,4), %zmm12
	vmovups	-9664(%rsi,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm5) + zmm0
	vfmadd231ps	%zmm4, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm4) + zmm1
	vfmadd231ps	%zmm7, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm6) + zmm3
	vmovups	-14528(%rdi,%rcx,4), %zmm12
	vmovups	-9408(%rsi,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm12, %zmm0    # zmm0 = (zmm12 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm5) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm7, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm7) + zmm3
	vmovups	-14272(%rdi,%rcx,4), %zmm7
	vmovups	-9152(%rsi,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm11, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm11) + zmm2
	vfmadd231ps	%zmm10, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm10) + zmm3
	vmovups	-11968(%rdi,%rcx,4), %zmm7
	vmovups	-8128(%rsi,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm10) + zmm0
	vfmadd231ps	%zmm7, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm7) + zmm2
	vmovups	-11712(%rdi,%rcx,4), %zmm11
	vmovups	-7872(%rsi,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm7) + zmm0
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	-11456(%rdi,%rcx,4), %zmm11
	vmovups	-7616(%rsi,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm7) + zmm1
	vfmadd231ps	%zmm4, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm4) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vmovups	-11200(%rdi,%rcx,4), %zmm11
	vmovups	-7360(%rsi,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm8) + zmm1
	vfmadd231ps	%zmm5, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm5) + zmm2
	vfmadd231ps	%zmm4, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm4) + zmm3
	vmovups	-10944(%rdi,%rcx,4), %zmm11
	vmovups	-7104(%rsi,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm4) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm6, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm5) + zmm3
	vmovups	-10688(%rdi,%rcx,4), %zmm5
	vmovups	-6848(%rsi,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm13) + zmm0
	vfmadd231ps	%zmm4, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm4) + zmm1
	vfmadd231ps	%zmm12, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm12) + zmm2
	vfmadd231ps	%zmm6, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm6) + zmm3
	vmovups	-8384(%rdi,%rcx,4), %zmm5
	vmovups	-5824(%rsi,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm11) + zmm0
	vfmadd231ps	%zmm5, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm5) + zmm2
	vmovups	-8128(%rdi,%rcx,4), %zmm6
	vmovups	-5568(%rsi,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm5) + zmm0
	vfmadd231ps	%zmm11, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm11) + zmm1
	vfmadd231ps	%zmm7, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm10) + zmm3
	vmovups	-7872(%rdi,%rcx,4), %zmm10
	vmovups	-5312(%rsi,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm5) + zmm1
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vmovups	-7616(%rdi,%rcx,4), %zmm10
	vmovups	-5056(%rsi,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm7) + zmm0
	vfmadd231ps	%zmm6, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm6) + zmm1
	vfmadd231ps	%zmm9, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vmovups	-7360(%rdi,%rcx,4), %zmm10
	vmovups	-4800(%rsi,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vfmadd231ps	%zmm4, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm4) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	-7104(%rdi,%rcx,4), %zmm9
	vmovups	-4544(%rsi,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm8) + zmm1
	vfmadd231ps	%zmm13, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm13) + zmm2
	vfmadd231ps	%zmm4, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm4) + zmm3
	vmovups	-4800(%rdi,%rcx,4), %zmm4
	vmovups	-3520(%rsi,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm10) + zmm0
	vfmadd231ps	%zmm4, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm4) + zmm2
	vmovups	-4544(%rdi,%rcx,4), %zmm9
	vmovups	-3264(%rsi,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm9, %zmm0     # zmm0 = (zmm9 * zmm4) + zmm0
	vfmadd231ps	%zmm10, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm10) + zmm1
	vfmadd231ps	%zmm5, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm5) + zmm2
	vfmadd231ps	%zmm11, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm11) + zmm3
	vmovups	-4288(%rdi,%rcx,4), %zmm11
	vmovups	-3008(%rsi,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm4) + zmm1
	vfmadd231ps	%zmm6, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm5) + zmm3
	vmovups	-4032(%rdi,%rcx,4), %zmm11
	vmovups	-2752(%rsi,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm5) + zmm0
	vfmadd231ps	%zmm9, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm7) + zmm2
	vfmadd231ps	%zmm6, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm6) + zmm3
	vmovups	-3776(%rdi,%rcx,4), %zmm11
	vmovups	-2496(%rsi,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm11, %zmm0    # zmm0 = (zmm11 * zmm6) + zmm0
	vfmadd231ps	%zmm5, %zmm11, %zmm1    # zmm1 = (zmm11 * zmm5) + zmm1
	vfmadd231ps	%zmm8, %zmm11, %zmm2    # zmm2 = (zmm11 * zmm8) + zmm2
	vfmadd231ps	%zmm7, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm7) + zmm3
	vmovups	-3520(%rdi,%rcx,4), %zmm7
	vmovups	-2240(%rsi,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vfmadd231ps	%zmm6, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm6) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm8, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm8) + zmm3
	vmovups	-1216(%rdi,%rcx,4), %zmm7
	vmovups	-1216(%rsi,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vmovups	-960(%rdi,%rcx,4), %zmm7
	vmovups	-960(%rsi,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm8) + zmm1
	vfmadd231ps	%zmm4, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm4) + zmm2
	vfmadd231ps	%zmm10, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm10) + zmm3
	vmovups	-704(%rdi,%rcx,4), %zmm7
	vmovups	-704(%rsi,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm8) + zmm0
	vfmadd231ps	%zmm12, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm12) + zmm1
	vfmadd231ps	%zmm9, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm9) + zmm2
	vfmadd231ps	%zmm4, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm4) + zmm3
	vmovups	-448(%rdi,%rcx,4), %zmm4
	vmovups	-448(%rsi,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm7) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm8) + zmm1
	vfmadd231ps	%zmm5, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm5) + zmm2
	vfmadd231ps	%zmm9, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm9) + zmm3
	vmovups	-192(%rdi,%rcx,4), %zmm4
	vmovups	-192(%rsi,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm7) + zmm1
	vfmadd231ps	%zmm6, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm6) + zmm2
	vfmadd231ps	%zmm5, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm5) + zmm3
	vmovups	64(%rdi,%rcx,4), %zmm4
	vfmadd231ps	64(%rsi,%rcx,4), %zmm4, %zmm0 # zmm0 = (zmm4 * mem) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm8) + zmm1
	vfmadd231ps	%zmm11, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm11) + zmm2
	vfmadd231ps	%zmm6, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm6) + zmm3
	vmovups	%zmm0, 46144(%rax,%rcx,4)
	vmovups	%zmm1, 46400(%rax,%rcx,4)
	vmovups	%zmm2, 49728(%rax,%rcx,4)
	vmovups	%zmm3, 49984(%rax,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_81
.LBB1_82:                               # %.loopexit
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
	imulq	$783648, %rax, %r8              # imm = 0xBF520
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
	addq	$783648, %r8                    # imm = 0xBF520
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
	.quad	9                               # 0x9
	.quad	9                               # 0x9
	.quad	64                              # 0x40
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
	.quad	14                              # 0xe
	.quad	14                              # 0xe
	.quad	64                              # 0x40
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
