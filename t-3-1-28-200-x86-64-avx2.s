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
	movq	%rdx, %rax
	testq	%rcx, %rcx
	setg	%r9b
	testq	%r8, %r8
	setle	%dl
	orb	%r9b, %dl
	jne	.LBB1_15
# %bb.1:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$199, %rdx
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-8, %rdx
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rdi,%rdx,4), %ymm1
	vmovups	3232(%rsi,%rdx,4), %ymm5
	vmulps	%ymm5, %ymm1, %ymm3
	vmovups	2432(%rsi,%rdx,4), %ymm8
	vmulps	%ymm1, %ymm8, %ymm4
	vmovups	832(%rsi,%rdx,4), %ymm9
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	32(%rsi,%rdx,4), %ymm2
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	832(%rdi,%rdx,4), %ymm10
	vmovups	4032(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmulps	%ymm10, %ymm8, %ymm7
	vmovups	1632(%rsi,%rdx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm0   # ymm0 = (ymm10 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vmulps	%ymm2, %ymm10, %ymm2
	vmovups	1632(%rdi,%rdx,4), %ymm10
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vfmadd231ps	%ymm5, %ymm10, %ymm7    # ymm7 = (ymm10 * ymm5) + ymm7
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	2432(%rdi,%rdx,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm7     # ymm7 = (ymm9 * ymm6) + ymm7
	vfmadd231ps	%ymm11, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm11) + ymm2
	vmovups	22432(%rdi,%rdx,4), %ymm11
	vmovups	5632(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vmovups	4832(%rsi,%rdx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm5, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm5) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	23232(%rdi,%rdx,4), %ymm12
	vmovups	6432(%rsi,%rdx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm10, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm10) + ymm7
	vfmadd231ps	%ymm6, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vmovups	24032(%rdi,%rdx,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm7     # ymm7 = (ymm8 * ymm9) + ymm7
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vmovups	24832(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm7    # ymm7 = (ymm5 * ymm11) + ymm7
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmovups	%ymm3, 32(%rax,%rdx,4)
	vmovups	%ymm4, 832(%rax,%rdx,4)
	vmovups	%ymm7, 1632(%rax,%rdx,4)
	vmovups	44832(%rdi,%rdx,4), %ymm3
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm3, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm3) + ymm1
	vmovups	45632(%rdi,%rdx,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm10) + ymm2
	vmovups	46432(%rdi,%rdx,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm9) + ymm2
	vfmadd231ps	47232(%rdi,%rdx,4), %ymm11, %ymm2 # ymm2 = (ymm11 * mem) + ymm2
	vmovups	%ymm0, 22432(%rax,%rdx,4)
	vmovups	%ymm1, 23232(%rax,%rdx,4)
	vmovups	%ymm2, 24032(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$192, %rdx
	jl	.LBB1_3
.LBB1_4:                                # %.preheader19.preheader
	leaq	24800(%rdi), %r11
	leaq	24800(%rax), %rdx
	movl	$3, %r10d
	jmp	.LBB1_5
	.p2align	4
.LBB1_8:                                # %._crit_edge
                                        #   in Loop: Header=BB1_5 Depth=1
	leaq	3(%r10), %r9
	addq	$2400, %r11                     # imm = 0x960
	addq	$2400, %rdx                     # imm = 0x960
	cmpq	$21, %r10
	movq	%r9, %r10
	jae	.LBB1_9
.LBB1_5:                                # %.preheader19
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$199, %r9
	jg	.LBB1_8
# %bb.6:                                # %.lr.ph20
                                        #   in Loop: Header=BB1_5 Depth=1
	addq	$-8, %r9
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-23168(%r11,%r9,4), %ymm0
	vmovups	2432(%rsi,%r9,4), %ymm6
	vmulps	%ymm6, %ymm0, %ymm3
	vmovups	32(%rsi,%r9,4), %ymm2
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	-22368(%r11,%r9,4), %ymm1
	vmovups	3232(%rsi,%r9,4), %ymm5
	vfmadd231ps	%ymm5, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm5) + ymm3
	vmulps	%ymm1, %ymm6, %ymm4
	vmovups	832(%rsi,%r9,4), %ymm9
	vfmadd231ps	%ymm9, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm9) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	-21568(%r11,%r9,4), %ymm10
	vmovups	4032(%rsi,%r9,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmulps	%ymm6, %ymm10, %ymm8
	vmovups	1632(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm0   # ymm0 = (ymm10 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vmulps	%ymm2, %ymm10, %ymm2
	vmovups	-20768(%r11,%r9,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vfmadd231ps	%ymm5, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm5) + ymm8
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	-19968(%r11,%r9,4), %ymm9
	vfmadd231ps	%ymm7, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm7) + ymm8
	vfmadd231ps	%ymm11, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm11) + ymm2
	vmovups	-768(%r11,%r9,4), %ymm10
	vmovups	4832(%rsi,%r9,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm10, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm10) + ymm0
	vmovups	32(%r11,%r9,4), %ymm11
	vmovups	5632(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm5, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm5) + ymm0
	vfmadd231ps	%ymm11, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm11) + ymm1
	vmovups	832(%r11,%r9,4), %ymm12
	vmovups	6432(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm8    # ymm8 = (ymm12 * ymm9) + ymm8
	vfmadd231ps	%ymm7, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm6) + ymm2
	vmovups	1632(%r11,%r9,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm6, %ymm8    # ymm8 = (ymm6 * ymm10) + ymm8
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vmovups	2432(%r11,%r9,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm8    # ymm8 = (ymm5 * ymm11) + ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm7) + ymm2
	vmovups	%ymm3, -22368(%rdx,%r9,4)
	vmovups	%ymm4, -21568(%rdx,%r9,4)
	vmovups	%ymm8, -20768(%rdx,%r9,4)
	vfmadd231ps	21632(%r11,%r9,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	22432(%r11,%r9,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vfmadd231ps	%ymm3, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm3) + ymm1
	vmovups	23232(%r11,%r9,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm9) + ymm2
	vmovups	24032(%r11,%r9,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm10) + ymm2
	vfmadd231ps	24832(%r11,%r9,4), %ymm11, %ymm2 # ymm2 = (ymm11 * mem) + ymm2
	vmovups	%ymm0, 32(%rdx,%r9,4)
	vmovups	%ymm1, 832(%rdx,%r9,4)
	vmovups	%ymm2, 1632(%rdx,%r9,4)
	addq	$8, %r9
	cmpq	$192, %r9
	jl	.LBB1_7
	jmp	.LBB1_8
.LBB1_9:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$199, %rdx
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph22.preheader
	addq	$-8, %rdx
	.p2align	4
.LBB1_11:                               # %.lr.ph22
                                        # =>This Inner Loop Header: Depth=1
	vmovups	18432(%rdi,%rdx,4), %ymm0
	vmovups	2432(%rsi,%rdx,4), %ymm6
	vmulps	%ymm6, %ymm0, %ymm2
	vmovups	32(%rsi,%rdx,4), %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmovups	19232(%rdi,%rdx,4), %ymm5
	vmovups	3232(%rsi,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmulps	%ymm5, %ymm6, %ymm3
	vmovups	832(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vmulps	%ymm5, %ymm1, %ymm1
	vmovups	20032(%rdi,%rdx,4), %ymm8
	vmovups	4032(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	1632(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vmovups	20832(%rdi,%rdx,4), %ymm7
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vmovups	40832(%rdi,%rdx,4), %ymm8
	vmovups	4832(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vmovups	41632(%rdi,%rdx,4), %ymm9
	vmovups	5632(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vfmadd231ps	%ymm4, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vmovups	42432(%rdi,%rdx,4), %ymm6
	vmovups	6432(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm8) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	43232(%rdi,%rdx,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vmovups	%ymm2, 19232(%rax,%rdx,4)
	vmovups	%ymm3, 20032(%rax,%rdx,4)
	vfmadd231ps	63232(%rdi,%rdx,4), %ymm7, %ymm0 # ymm0 = (ymm7 * mem) + ymm0
	vmovups	64032(%rdi,%rdx,4), %ymm2
	vfmadd231ps	%ymm8, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm7) + ymm1
	vmovups	64832(%rdi,%rdx,4), %ymm2
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vfmadd231ps	65632(%rdi,%rdx,4), %ymm9, %ymm1 # ymm1 = (ymm9 * mem) + ymm1
	vmovups	%ymm0, 41632(%rax,%rdx,4)
	vmovups	%ymm1, 42432(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$192, %rdx
	jl	.LBB1_11
.LBB1_12:                               # %._crit_edge23
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$199, %rdx
	jg	.LBB1_15
# %bb.13:                               # %.lr.ph25.preheader
	addq	$-8, %rdx
	.p2align	4
.LBB1_14:                               # %.lr.ph25
                                        # =>This Inner Loop Header: Depth=1
	vmovups	20032(%rdi,%rdx,4), %ymm0
	vmovups	2432(%rsi,%rdx,4), %ymm5
	vmulps	%ymm5, %ymm0, %ymm2
	vmovups	32(%rsi,%rdx,4), %ymm1
	vmulps	%ymm1, %ymm0, %ymm0
	vmovups	20832(%rdi,%rdx,4), %ymm6
	vmovups	3232(%rsi,%rdx,4), %ymm3
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmulps	%ymm6, %ymm5, %ymm4
	vmovups	832(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	21632(%rdi,%rdx,4), %ymm6
	vmovups	4032(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm8) + ymm2
	vfmadd231ps	%ymm3, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm3) + ymm4
	vfmadd231ps	1632(%rsi,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	42432(%rdi,%rdx,4), %ymm7
	vmovups	4832(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vmovups	43232(%rdi,%rdx,4), %ymm7
	vmovups	5632(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm9) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm6) + ymm4
	vfmadd231ps	%ymm3, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm3) + ymm0
	vfmadd231ps	%ymm5, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm5) + ymm1
	vmovups	44032(%rdi,%rdx,4), %ymm5
	vmovups	6432(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmovups	%ymm2, 20832(%rax,%rdx,4)
	vmovups	%ymm4, 21632(%rax,%rdx,4)
	vfmadd231ps	64832(%rdi,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	65632(%rdi,%rdx,4), %ymm2
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmovups	66432(%rdi,%rdx,4), %ymm2
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vmovups	%ymm0, 43232(%rax,%rdx,4)
	vmovups	%ymm1, 44032(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$192, %rdx
	jl	.LBB1_14
.LBB1_15:                               # %.loopexit18
	movq	%rcx, -24(%rsp)                 # 8-byte Spill
	addq	$-17376, %rcx                   # imm = 0xBC20
	movq	%r8, -16(%rsp)                  # 8-byte Spill
	addq	$-17376, %r8                    # imm = 0xBC20
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$20447, %rdx                    # imm = 0x4FDF
	movabsq	$-3666254299469660493, %r9      # imm = 0xCD1ED923A7DCBEB3
	mulxq	%r9, %rcx, %rcx
	shrq	$14, %rcx
	cmpq	$12, %rcx
	movl	$12, %r10d
	cmovaeq	%r10, %rcx
	movq	%r8, %rdx
	sarq	$63, %rdx
	andnq	%r8, %rdx, %rdx
	addq	$20447, %rdx                    # imm = 0x4FDF
	mulxq	%r9, %rdx, %rdx
	shrq	$14, %rdx
	cmpq	$12, %rdx
	cmovaeq	%r10, %rdx
	leal	(%rcx,%rcx), %r9d
	addl	%edx, %edx
	movq	%rdx, -8(%rsp)                  # 8-byte Spill
	cmpq	%rdx, %r9
	jae	.LBB1_32
# %bb.16:                               # %.lr.ph38.preheader
	imulq	$44800, %rcx, %rcx              # imm = 0xAF00
	leaq	(%rdi,%rcx), %r10
	addq	$46400, %r10                    # imm = 0xB540
	leaq	46400(%rax,%rcx), %r11
	leaq	47200(%rdi,%rcx), %rdx
	leaq	47200(%rax,%rcx), %r14
	leaq	(%rdi,%rcx), %r15
	leaq	(%rcx,%rax), %r12
	addq	$64000, %r12                    # imm = 0xFA00
	leaq	(%rcx,%rax), %r13
	addq	$65600, %r13                    # imm = 0x10040
	jmp	.LBB1_18
	.p2align	4
.LBB1_17:                               # %.loopexit16
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$44800, %r10                    # imm = 0xAF00
	addq	$44800, %r11                    # imm = 0xAF00
	addq	$44800, %rdx                    # imm = 0xAF00
	addq	$44800, %r14                    # imm = 0xAF00
	addq	$44800, %r15                    # imm = 0xAF00
	addq	$44800, %r12                    # imm = 0xAF00
	addq	$44800, %r13                    # imm = 0xAF00
	cmpq	-8(%rsp), %r9                   # 8-byte Folded Reload
	jae	.LBB1_32
.LBB1_18:                               # %.lr.ph38
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_20 Depth 2
                                        #     Child Loop BB1_22 Depth 2
                                        #       Child Loop BB1_24 Depth 3
                                        #     Child Loop BB1_28 Depth 2
                                        #     Child Loop BB1_31 Depth 2
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$199, %rcx
	jg	.LBB1_21
# %bb.19:                               # %.lr.ph27
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$-8, %rcx
	.p2align	4
.LBB1_20:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-23968(%r10,%rcx,4), %ymm1
	vmovups	832(%rsi,%rcx,4), %ymm8
	vmulps	%ymm1, %ymm8, %ymm0
	vmovups	32(%rsi,%rcx,4), %ymm5
	vmulps	%ymm5, %ymm1, %ymm1
	vmovups	-23168(%r10,%rcx,4), %ymm2
	vmovups	1632(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm5, %ymm4
	vmovups	-22368(%r10,%rcx,4), %ymm2
	vfmadd231ps	%ymm10, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm10) + ymm1
	vfmadd231ps	%ymm2, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm2) + ymm4
	vfmadd231ps	-21568(%r10,%rcx,4), %ymm10, %ymm4 # ymm4 = (ymm10 * mem) + ymm4
	vmovups	-1568(%r10,%rcx,4), %ymm2
	vmovups	3232(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm6) + ymm0
	vmovups	2432(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vmulps	%ymm2, %ymm8, %ymm3
	vmulps	%ymm2, %ymm5, %ymm2
	vmovups	-768(%r10,%rcx,4), %ymm11
	vmovups	4032(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm6) + ymm1
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmulps	%ymm5, %ymm11, %ymm5
	vmovups	32(%r10,%rcx,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm6) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmovups	832(%r10,%rcx,4), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm7) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vmovups	20832(%r10,%rcx,4), %ymm11
	vmovups	5632(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	4832(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm1   # ymm1 = (ymm11 * ymm10) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm6) + ymm3
	vfmadd231ps	%ymm11, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm11) + ymm2
	vmovups	21632(%r10,%rcx,4), %ymm12
	vmovups	6432(%rsi,%rcx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm6) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vmovups	22432(%r10,%rcx,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm11) + ymm1
	vfmadd231ps	%ymm8, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm6) + ymm5
	vmovups	23232(%r10,%rcx,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vmovups	%ymm0, -1568(%r11,%rcx,4)
	vmovups	%ymm1, -768(%r11,%rcx,4)
	vmovups	%ymm4, 32(%r11,%rcx,4)
	vmovups	43232(%r10,%rcx,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm8) + ymm3
	vfmadd231ps	%ymm0, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm0) + ymm2
	vmovups	44032(%r10,%rcx,4), %ymm0
	vfmadd231ps	%ymm11, %ymm0, %ymm3    # ymm3 = (ymm0 * ymm11) + ymm3
	vfmadd231ps	%ymm8, %ymm0, %ymm2     # ymm2 = (ymm0 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm0, %ymm5    # ymm5 = (ymm0 * ymm10) + ymm5
	vmovups	44832(%r10,%rcx,4), %ymm0
	vfmadd231ps	%ymm11, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm11) + ymm2
	vfmadd231ps	%ymm8, %ymm0, %ymm5     # ymm5 = (ymm0 * ymm8) + ymm5
	vfmadd231ps	45632(%r10,%rcx,4), %ymm11, %ymm5 # ymm5 = (ymm11 * mem) + ymm5
	vmovups	%ymm3, 20832(%r11,%rcx,4)
	vmovups	%ymm2, 21632(%r11,%rcx,4)
	vmovups	%ymm5, 22432(%r11,%rcx,4)
	addq	$8, %rcx
	cmpq	$192, %rcx
	jl	.LBB1_20
.LBB1_21:                               # %.preheader17
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$2, %r9
	movl	$3, %r8d
	movq	%r14, %rbp
	movq	%rdx, %rbx
	jmp	.LBB1_22
	.p2align	4
.LBB1_25:                               # %._crit_edge30
                                        #   in Loop: Header=BB1_22 Depth=2
	leaq	3(%r8), %rcx
	addq	$2400, %rbx                     # imm = 0x960
	addq	$2400, %rbp                     # imm = 0x960
	cmpq	$21, %r8
	movq	%rcx, %r8
	jae	.LBB1_26
.LBB1_22:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_24 Depth 3
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$199, %rcx
	jg	.LBB1_25
# %bb.23:                               # %.lr.ph29
                                        #   in Loop: Header=BB1_22 Depth=2
	addq	$-8, %rcx
	.p2align	4
.LBB1_24:                               #   Parent Loop BB1_18 Depth=1
                                        #     Parent Loop BB1_22 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	32(%rsi,%rcx,4), %ymm5
	vmulps	-23168(%rbx,%rcx,4), %ymm5, %ymm0
	vmovups	-22368(%rbx,%rcx,4), %ymm1
	vmovups	832(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm9) + ymm0
	vmulps	%ymm1, %ymm5, %ymm2
	vmovups	-21568(%rbx,%rcx,4), %ymm1
	vmovups	1632(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm1, %ymm2     # ymm2 = (ymm1 * ymm9) + ymm2
	vmulps	%ymm1, %ymm5, %ymm4
	vmovups	-20768(%rbx,%rcx,4), %ymm1
	vfmadd231ps	%ymm10, %ymm1, %ymm2    # ymm2 = (ymm1 * ymm10) + ymm2
	vfmadd231ps	%ymm1, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm1) + ymm4
	vfmadd231ps	-19968(%rbx,%rcx,4), %ymm10, %ymm4 # ymm4 = (ymm10 * mem) + ymm4
	vmovups	-768(%rbx,%rcx,4), %ymm1
	vmovups	2432(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm7) + ymm0
	vmulps	%ymm1, %ymm5, %ymm1
	vmovups	32(%rbx,%rcx,4), %ymm3
	vmovups	3232(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	832(%rbx,%rcx,4), %ymm11
	vmovups	4032(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm1   # ymm1 = (ymm11 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vmulps	%ymm5, %ymm11, %ymm5
	vmovups	1632(%rbx,%rcx,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm6) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vmovups	2432(%rbx,%rcx,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm8) + ymm4
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vmovups	21632(%rbx,%rcx,4), %ymm10
	vmovups	4832(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm10) + ymm1
	vmovups	22432(%rbx,%rcx,4), %ymm11
	vmovups	5632(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm9) + ymm2
	vfmadd231ps	%ymm6, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm6) + ymm1
	vfmadd231ps	%ymm11, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm11) + ymm3
	vmovups	23232(%rbx,%rcx,4), %ymm12
	vmovups	6432(%rsi,%rcx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm6) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vmovups	24032(%rbx,%rcx,4), %ymm7
	vfmadd231ps	%ymm11, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm7, %ymm5     # ymm5 = (ymm7 * ymm6) + ymm5
	vmovups	24832(%rbx,%rcx,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm8, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm8) + ymm5
	vmovups	%ymm0, 32(%rbp,%rcx,4)
	vmovups	%ymm2, 832(%rbp,%rcx,4)
	vmovups	%ymm4, 1632(%rbp,%rcx,4)
	vfmadd231ps	44032(%rbx,%rcx,4), %ymm9, %ymm1 # ymm1 = (ymm9 * mem) + ymm1
	vmovups	44832(%rbx,%rcx,4), %ymm0
	vfmadd231ps	%ymm10, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm10) + ymm1
	vfmadd231ps	%ymm0, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm0) + ymm3
	vmovups	45632(%rbx,%rcx,4), %ymm0
	vfmadd231ps	%ymm11, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm0, %ymm3    # ymm3 = (ymm0 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm0, %ymm5     # ymm5 = (ymm0 * ymm9) + ymm5
	vmovups	46432(%rbx,%rcx,4), %ymm0
	vfmadd231ps	%ymm11, %ymm0, %ymm3    # ymm3 = (ymm0 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm0, %ymm5    # ymm5 = (ymm0 * ymm10) + ymm5
	vfmadd231ps	47232(%rbx,%rcx,4), %ymm11, %ymm5 # ymm5 = (ymm11 * mem) + ymm5
	vmovups	%ymm1, 22432(%rbp,%rcx,4)
	vmovups	%ymm3, 23232(%rbp,%rcx,4)
	vmovups	%ymm5, 24032(%rbp,%rcx,4)
	addq	$8, %rcx
	cmpq	$192, %rcx
	jl	.LBB1_24
	jmp	.LBB1_25
	.p2align	4
.LBB1_26:                               #   in Loop: Header=BB1_18 Depth=1
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$199, %rcx
	jg	.LBB1_29
# %bb.27:                               # %.lr.ph32
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$-8, %rcx
	.p2align	4
.LBB1_28:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%rcx,4), %ymm3
	vmulps	40832(%r15,%rcx,4), %ymm3, %ymm0
	vmovups	41632(%r15,%rcx,4), %ymm1
	vmovups	832(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm7) + ymm0
	vmulps	%ymm1, %ymm3, %ymm2
	vmovups	42432(%r15,%rcx,4), %ymm1
	vmovups	1632(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vfmadd231ps	%ymm1, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm1) + ymm2
	vfmadd231ps	43232(%r15,%rcx,4), %ymm8, %ymm2 # ymm2 = (ymm8 * mem) + ymm2
	vmovups	63232(%r15,%rcx,4), %ymm1
	vmovups	2432(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	64032(%r15,%rcx,4), %ymm5
	vmovups	3232(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	64832(%r15,%rcx,4), %ymm9
	vmovups	4032(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm4) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	65632(%r15,%rcx,4), %ymm7
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm8) + ymm3
	vmovups	85632(%r15,%rcx,4), %ymm8
	vmovups	4832(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vmovups	86432(%r15,%rcx,4), %ymm9
	vmovups	5632(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm6) + ymm3
	vmovups	87232(%r15,%rcx,4), %ymm6
	vmovups	6432(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm8) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vmovups	88032(%r15,%rcx,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	%ymm0, 32(%r12,%rcx,4)
	vmovups	%ymm2, 832(%r12,%rcx,4)
	vfmadd231ps	108032(%r15,%rcx,4), %ymm7, %ymm1 # ymm1 = (ymm7 * mem) + ymm1
	vmovups	108832(%r15,%rcx,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm7) + ymm3
	vmovups	109632(%r15,%rcx,4), %ymm0
	vfmadd231ps	%ymm9, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm8) + ymm3
	vfmadd231ps	110432(%r15,%rcx,4), %ymm9, %ymm3 # ymm3 = (ymm9 * mem) + ymm3
	vmovups	%ymm1, 22432(%r12,%rcx,4)
	vmovups	%ymm3, 23232(%r12,%rcx,4)
	addq	$8, %rcx
	cmpq	$192, %rcx
	jl	.LBB1_28
.LBB1_29:                               # %._crit_edge33
                                        #   in Loop: Header=BB1_18 Depth=1
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$199, %rcx
	jg	.LBB1_17
# %bb.30:                               # %.lr.ph35
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$-8, %rcx
	.p2align	4
.LBB1_31:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%rcx,4), %ymm3
	vmulps	42432(%r15,%rcx,4), %ymm3, %ymm0
	vmovups	43232(%r15,%rcx,4), %ymm1
	vmovups	832(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm2
	vmovups	44032(%r15,%rcx,4), %ymm1
	vmovups	1632(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm7) + ymm0
	vfmadd231ps	%ymm1, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm1) + ymm2
	vmovups	64832(%r15,%rcx,4), %ymm1
	vmovups	2432(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm5) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	65632(%r15,%rcx,4), %ymm8
	vmovups	3232(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vmulps	%ymm3, %ymm8, %ymm3
	vmovups	66432(%r15,%rcx,4), %ymm8
	vmovups	4032(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm9) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	87232(%r15,%rcx,4), %ymm7
	vmovups	4832(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm6) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	88032(%r15,%rcx,4), %ymm7
	vmovups	5632(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	88832(%r15,%rcx,4), %ymm5
	vmovups	6432(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm9) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	%ymm0, 32(%r13,%rcx,4)
	vmovups	%ymm2, 832(%r13,%rcx,4)
	vfmadd231ps	109632(%r15,%rcx,4), %ymm6, %ymm1 # ymm1 = (ymm6 * mem) + ymm1
	vmovups	110432(%r15,%rcx,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm6) + ymm3
	vmovups	111232(%r15,%rcx,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm8) + ymm3
	vmovups	%ymm1, 22432(%r13,%rcx,4)
	vmovups	%ymm3, 23232(%r13,%rcx,4)
	addq	$8, %rcx
	cmpq	$192, %rcx
	jl	.LBB1_31
	jmp	.LBB1_17
.LBB1_32:                               # %._crit_edge39
	movq	-24(%rsp), %rcx                 # 8-byte Reload
	addq	$-262752, %rcx                  # imm = 0xFFFBFDA0
	movq	-16(%rsp), %rdx                 # 8-byte Reload
	addq	$-262752, %rdx                  # imm = 0xFFFBFDA0
	testq	%rcx, %rcx
	setg	%cl
	testq	%rdx, %rdx
	setle	%dl
	orb	%cl, %dl
	jne	.LBB1_47
# %bb.33:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$199, %rcx
	jg	.LBB1_36
# %bb.34:                               # %.lr.ph41.preheader
	addq	$-8, %rcx
	.p2align	4
.LBB1_35:                               # %.lr.ph41
                                        # =>This Inner Loop Header: Depth=1
	vmovups	560032(%rdi,%rcx,4), %ymm1
	vmovups	832(%rsi,%rcx,4), %ymm9
	vmulps	%ymm1, %ymm9, %ymm0
	vmovups	32(%rsi,%rcx,4), %ymm7
	vmulps	%ymm7, %ymm1, %ymm1
	vmovups	560832(%rdi,%rcx,4), %ymm2
	vmovups	1632(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vmulps	%ymm2, %ymm7, %ymm2
	vmovups	561632(%rdi,%rcx,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm3, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm3) + ymm2
	vfmadd231ps	562432(%rdi,%rcx,4), %ymm10, %ymm2 # ymm2 = (ymm10 * mem) + ymm2
	vmovups	582432(%rdi,%rcx,4), %ymm3
	vmovups	3232(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vmovups	2432(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vmulps	%ymm3, %ymm9, %ymm4
	vmulps	%ymm3, %ymm7, %ymm3
	vmovups	583232(%rdi,%rcx,4), %ymm11
	vmovups	4032(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vmulps	%ymm7, %ymm11, %ymm7
	vmovups	584032(%rdi,%rcx,4), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm5) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm7    # ymm7 = (ymm11 * ymm9) + ymm7
	vmovups	584832(%rdi,%rcx,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm6) + ymm2
	vfmadd231ps	%ymm10, %ymm9, %ymm7    # ymm7 = (ymm9 * ymm10) + ymm7
	vmovups	604832(%rdi,%rcx,4), %ymm9
	vmovups	5632(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm10) + ymm0
	vmovups	4832(%rsi,%rcx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm11) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm5) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm9) + ymm3
	vmovups	605632(%rdi,%rcx,4), %ymm9
	vmovups	6432(%rsi,%rcx,4), %ymm12
	vfmadd231ps	%ymm12, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm12) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vfmadd231ps	%ymm11, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm11) + ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm6) + ymm4
	vfmadd231ps	%ymm5, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm9, %ymm7     # ymm7 = (ymm9 * ymm8) + ymm7
	vmovups	606432(%rdi,%rcx,4), %ymm8
	vfmadd231ps	%ymm12, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm12) + ymm1
	vfmadd231ps	%ymm10, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm10) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm7     # ymm7 = (ymm8 * ymm5) + ymm7
	vmovups	607232(%rdi,%rcx,4), %ymm5
	vfmadd231ps	%ymm12, %ymm5, %ymm2    # ymm2 = (ymm5 * ymm12) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm7     # ymm7 = (ymm5 * ymm6) + ymm7
	vmovups	%ymm0, 582432(%rax,%rcx,4)
	vmovups	%ymm1, 583232(%rax,%rcx,4)
	vmovups	%ymm2, 584032(%rax,%rcx,4)
	vmovups	%ymm4, 604832(%rax,%rcx,4)
	vmovups	%ymm3, 605632(%rax,%rcx,4)
	vmovups	%ymm7, 606432(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$192, %rcx
	jl	.LBB1_35
.LBB1_36:                               # %.preheader.preheader
	leaq	561600(%rdi), %rcx
	leaq	584800(%rax), %rdx
	movl	$3, %r8d
	jmp	.LBB1_37
	.p2align	4
.LBB1_40:                               # %._crit_edge44
                                        #   in Loop: Header=BB1_37 Depth=1
	leaq	3(%r8), %r9
	addq	$2400, %rcx                     # imm = 0x960
	addq	$2400, %rdx                     # imm = 0x960
	cmpq	$21, %r8
	movq	%r9, %r8
	jae	.LBB1_41
.LBB1_37:                               # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_39 Depth 2
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$199, %r9
	jg	.LBB1_40
# %bb.38:                               # %.lr.ph43
                                        #   in Loop: Header=BB1_37 Depth=1
	addq	$-8, %r9
	.p2align	4
.LBB1_39:                               #   Parent Loop BB1_37 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%r9,4), %ymm8
	vmulps	32(%rcx,%r9,4), %ymm8, %ymm0
	vmovups	832(%rcx,%r9,4), %ymm1
	vmovups	832(%rsi,%r9,4), %ymm9
	vfmadd231ps	%ymm9, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm9) + ymm0
	vmulps	%ymm1, %ymm8, %ymm1
	vmovups	1632(%rcx,%r9,4), %ymm2
	vmovups	1632(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vmulps	%ymm2, %ymm8, %ymm2
	vmovups	2432(%rcx,%r9,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm3, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm3) + ymm2
	vfmadd231ps	3232(%rcx,%r9,4), %ymm10, %ymm2 # ymm2 = (ymm10 * mem) + ymm2
	vmovups	22432(%rcx,%r9,4), %ymm3
	vmovups	2432(%rsi,%r9,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vmulps	%ymm3, %ymm8, %ymm3
	vmovups	23232(%rcx,%r9,4), %ymm4
	vmovups	3232(%rsi,%r9,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	24032(%rcx,%r9,4), %ymm11
	vmovups	4032(%rsi,%r9,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vmulps	%ymm11, %ymm8, %ymm8
	vmovups	24832(%rcx,%r9,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm5) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm8    # ymm8 = (ymm11 * ymm9) + ymm8
	vmovups	25632(%rcx,%r9,4), %ymm9
	vfmadd231ps	%ymm7, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm7) + ymm2
	vfmadd231ps	%ymm10, %ymm9, %ymm8    # ymm8 = (ymm9 * ymm10) + ymm8
	vmovups	44832(%rcx,%r9,4), %ymm9
	vmovups	4832(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm10, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm9) + ymm3
	vmovups	45632(%rcx,%r9,4), %ymm9
	vmovups	5632(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm5) + ymm3
	vfmadd231ps	%ymm9, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm9) + ymm4
	vmovups	46432(%rcx,%r9,4), %ymm9
	vmovups	6432(%rsi,%r9,4), %ymm12
	vfmadd231ps	%ymm12, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm12) + ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm5) + ymm4
	vfmadd231ps	%ymm6, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm6) + ymm8
	vmovups	47232(%rcx,%r9,4), %ymm6
	vfmadd231ps	%ymm12, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm12) + ymm1
	vfmadd231ps	%ymm11, %ymm6, %ymm2    # ymm2 = (ymm6 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm7) + ymm4
	vfmadd231ps	%ymm5, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm5) + ymm8
	vmovups	48032(%rcx,%r9,4), %ymm5
	vfmadd231ps	%ymm12, %ymm5, %ymm2    # ymm2 = (ymm5 * ymm12) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm8     # ymm8 = (ymm5 * ymm7) + ymm8
	vmovups	%ymm0, 32(%rdx,%r9,4)
	vmovups	%ymm1, 832(%rdx,%r9,4)
	vmovups	%ymm2, 1632(%rdx,%r9,4)
	vmovups	%ymm3, 22432(%rdx,%r9,4)
	vmovups	%ymm4, 23232(%rdx,%r9,4)
	vmovups	%ymm8, 24032(%rdx,%r9,4)
	addq	$8, %r9
	cmpq	$192, %r9
	jl	.LBB1_39
	jmp	.LBB1_40
.LBB1_41:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$199, %rcx
	jg	.LBB1_44
# %bb.42:                               # %.lr.ph46.preheader
	addq	$-8, %rcx
	.p2align	4
.LBB1_43:                               # %.lr.ph46
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rcx,4), %ymm3
	vmulps	578432(%rdi,%rcx,4), %ymm3, %ymm0
	vmovups	579232(%rdi,%rcx,4), %ymm1
	vmovups	832(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm7) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vmovups	580032(%rdi,%rcx,4), %ymm2
	vmovups	1632(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm8) + ymm0
	vfmadd231ps	%ymm2, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm2) + ymm1
	vfmadd231ps	580832(%rdi,%rcx,4), %ymm8, %ymm1 # ymm1 = (ymm8 * mem) + ymm1
	vmovups	600832(%rdi,%rcx,4), %ymm2
	vmovups	2432(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm6) + ymm0
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	601632(%rdi,%rcx,4), %ymm5
	vmovups	3232(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm6) + ymm1
	vfmadd231ps	%ymm7, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm7) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	602432(%rdi,%rcx,4), %ymm9
	vmovups	4032(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm8, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	603232(%rdi,%rcx,4), %ymm7
	vfmadd231ps	%ymm5, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm8) + ymm3
	vmovups	623232(%rdi,%rcx,4), %ymm7
	vmovups	4832(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm7) + ymm2
	vmovups	624032(%rdi,%rcx,4), %ymm7
	vmovups	5632(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vmovups	624832(%rdi,%rcx,4), %ymm6
	vmovups	6432(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm9, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm9) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vmovups	625632(%rdi,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	%ymm0, 601632(%rax,%rcx,4)
	vmovups	%ymm1, 602432(%rax,%rcx,4)
	vmovups	%ymm2, 624032(%rax,%rcx,4)
	vmovups	%ymm3, 624832(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$192, %rcx
	jl	.LBB1_43
.LBB1_44:                               # %._crit_edge47
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$199, %rcx
	jg	.LBB1_47
# %bb.45:                               # %.lr.ph49.preheader
	addq	$-8, %rcx
	.p2align	4
.LBB1_46:                               # %.lr.ph49
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rcx,4), %ymm4
	vmulps	580032(%rdi,%rcx,4), %ymm4, %ymm0
	vmovups	580832(%rdi,%rcx,4), %ymm1
	vmovups	832(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vmovups	581632(%rdi,%rcx,4), %ymm2
	vmovups	1632(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm2, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm2) + ymm1
	vmovups	602432(%rdi,%rcx,4), %ymm2
	vmovups	2432(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm5) + ymm0
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	603232(%rdi,%rcx,4), %ymm8
	vmovups	3232(%rsi,%rcx,4), %ymm3
	vfmadd231ps	%ymm3, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm3) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	604032(%rdi,%rcx,4), %ymm8
	vmovups	4032(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm9) + ymm0
	vfmadd231ps	%ymm3, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm3) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm6) + ymm4
	vmovups	624832(%rdi,%rcx,4), %ymm6
	vmovups	4832(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmovups	625632(%rdi,%rcx,4), %ymm6
	vmovups	5632(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	626432(%rdi,%rcx,4), %ymm5
	vfmadd231ps	6432(%rsi,%rcx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm3, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm3) + ymm4
	vmovups	%ymm0, 603232(%rax,%rcx,4)
	vmovups	%ymm1, 604032(%rax,%rcx,4)
	vmovups	%ymm2, 625632(%rax,%rcx,4)
	vmovups	%ymm4, 626432(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$192, %rcx
	jl	.LBB1_46
.LBB1_47:                               # %.loopexit
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
	imulq	$279408, %rax, %r8              # imm = 0x44370
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
	addq	$279408, %r8                    # imm = 0x44370
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
	.asciz	"x86-64-avx2"
	.size	.Lnnprim_const.1, 12

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
