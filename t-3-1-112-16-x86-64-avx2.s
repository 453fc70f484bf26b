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
	cmpl	$34, %eax
	movl	$34, %esi
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
	cmpq	$15, %rdx
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-8, %rdx
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	288(%rsi,%rdx,4), %ymm4
	vmovups	32(%rdi,%rdx,4), %ymm0
	vmovups	96(%rdi,%rdx,4), %ymm2
	vmovups	160(%rdi,%rdx,4), %ymm8
	vmovups	224(%rdi,%rdx,4), %ymm10
	vmulps	%ymm4, %ymm0, %ymm3
	vmovups	32(%rsi,%rdx,4), %ymm11
	vmovups	96(%rsi,%rdx,4), %ymm12
	vmovups	160(%rsi,%rdx,4), %ymm13
	vmovups	224(%rsi,%rdx,4), %ymm9
	vmulps	%ymm0, %ymm9, %ymm5
	vmulps	%ymm0, %ymm12, %ymm1
	vmulps	%ymm0, %ymm11, %ymm0
	vmovups	352(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm6) + ymm3
	vfmadd231ps	%ymm4, %ymm2, %ymm5     # ymm5 = (ymm2 * ymm4) + ymm5
	vmulps	%ymm2, %ymm9, %ymm7
	vfmadd231ps	%ymm13, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm13) + ymm1
	vfmadd231ps	%ymm12, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm12) + ymm0
	vmulps	%ymm2, %ymm11, %ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm6) + ymm5
	vfmadd231ps	%ymm4, %ymm8, %ymm7     # ymm7 = (ymm8 * ymm4) + ymm7
	vfmadd231ps	%ymm13, %ymm8, %ymm0    # ymm0 = (ymm8 * ymm13) + ymm0
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm7    # ymm7 = (ymm10 * ymm6) + ymm7
	vfmadd231ps	%ymm13, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm13) + ymm2
	vmovups	7200(%rdi,%rdx,4), %ymm11
	vmovups	480(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vmovups	416(%rsi,%rdx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm10) + ymm5
	vfmadd231ps	%ymm4, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm4) + ymm1
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vmovups	7264(%rdi,%rdx,4), %ymm12
	vmovups	544(%rsi,%rdx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm10) + ymm7
	vfmadd231ps	%ymm6, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm4) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vmovups	7328(%rdi,%rdx,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm7     # ymm7 = (ymm9 * ymm8) + ymm7
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm4) + ymm2
	vmovups	7392(%rdi,%rdx,4), %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm7    # ymm7 = (ymm4 * ymm11) + ymm7
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vmovups	%ymm3, 32(%rax,%rdx,4)
	vmovups	%ymm5, 96(%rax,%rdx,4)
	vmovups	%ymm7, 160(%rax,%rdx,4)
	vmovups	14368(%rdi,%rdx,4), %ymm3
	vmovups	14432(%rdi,%rdx,4), %ymm4
	vmovups	14496(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vfmadd231ps	%ymm3, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm3) + ymm0
	vfmadd231ps	%ymm11, %ymm4, %ymm1    # ymm1 = (ymm4 * ymm11) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm10, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm10) + ymm2
	vfmadd231ps	%ymm11, %ymm5, %ymm0    # ymm0 = (ymm5 * ymm11) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	14560(%rdi,%rdx,4), %ymm11, %ymm2 # ymm2 = (ymm11 * mem) + ymm2
	vmovups	%ymm1, 7200(%rax,%rdx,4)
	vmovups	%ymm0, 7264(%rax,%rdx,4)
	vmovups	%ymm2, 7328(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$8, %rdx
	jl	.LBB1_3
.LBB1_4:                                # %.preheader19.preheader
	leaq	7360(%rdi), %r11
	leaq	7360(%rax), %rdx
	movl	$3, %r10d
	jmp	.LBB1_5
	.p2align	4
.LBB1_8:                                # %._crit_edge
                                        #   in Loop: Header=BB1_5 Depth=1
	leaq	3(%r10), %r9
	addq	$192, %r11
	addq	$192, %rdx
	cmpq	$105, %r10
	movq	%r9, %r10
	jae	.LBB1_9
.LBB1_5:                                # %.preheader19
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$15, %r9
	jg	.LBB1_8
# %bb.6:                                # %.lr.ph20
                                        #   in Loop: Header=BB1_5 Depth=1
	addq	$-8, %r9
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%r9,4), %ymm2
	vmovups	96(%rsi,%r9,4), %ymm10
	vmovups	160(%rsi,%r9,4), %ymm9
	vmovups	224(%rsi,%r9,4), %ymm6
	vmovups	-7200(%r11,%r9,4), %ymm0
	vmovups	-7136(%r11,%r9,4), %ymm1
	vmovups	-7072(%r11,%r9,4), %ymm11
	vmovups	-7008(%r11,%r9,4), %ymm12
	vmulps	%ymm6, %ymm0, %ymm3
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	288(%rsi,%r9,4), %ymm5
	vfmadd231ps	%ymm5, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm5) + ymm3
	vmulps	%ymm1, %ymm6, %ymm4
	vfmadd231ps	%ymm10, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm10) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	352(%rsi,%r9,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm5) + ymm4
	vmulps	%ymm6, %ymm11, %ymm8
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm11, %ymm1   # ymm1 = (ymm11 * ymm10) + ymm1
	vmulps	%ymm2, %ymm11, %ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm5, %ymm12, %ymm8    # ymm8 = (ymm12 * ymm5) + ymm8
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vmovups	-6944(%r11,%r9,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm7) + ymm8
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	-32(%r11,%r9,4), %ymm10
	vmovups	416(%rsi,%r9,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm10, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm10) + ymm0
	vmovups	32(%r11,%r9,4), %ymm11
	vmovups	480(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm5, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm5) + ymm0
	vfmadd231ps	%ymm11, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm11) + ymm1
	vmovups	96(%r11,%r9,4), %ymm12
	vmovups	544(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm8    # ymm8 = (ymm12 * ymm9) + ymm8
	vfmadd231ps	%ymm7, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm6) + ymm2
	vmovups	160(%r11,%r9,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm6, %ymm8    # ymm8 = (ymm6 * ymm10) + ymm8
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vmovups	224(%r11,%r9,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm8    # ymm8 = (ymm5 * ymm11) + ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm7) + ymm2
	vmovups	%ymm3, -7136(%rdx,%r9,4)
	vmovups	%ymm4, -7072(%rdx,%r9,4)
	vmovups	%ymm8, -7008(%rdx,%r9,4)
	vfmadd231ps	7136(%r11,%r9,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	7200(%r11,%r9,4), %ymm3
	vmovups	7264(%r11,%r9,4), %ymm4
	vmovups	7328(%r11,%r9,4), %ymm5
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vfmadd231ps	%ymm3, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm3) + ymm1
	vfmadd231ps	%ymm11, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm4, %ymm1    # ymm1 = (ymm4 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm11, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm5, %ymm2    # ymm2 = (ymm5 * ymm10) + ymm2
	vfmadd231ps	7392(%r11,%r9,4), %ymm11, %ymm2 # ymm2 = (ymm11 * mem) + ymm2
	vmovups	%ymm0, 32(%rdx,%r9,4)
	vmovups	%ymm1, 96(%rdx,%r9,4)
	vmovups	%ymm2, 160(%rdx,%r9,4)
	addq	$8, %r9
	cmpq	$8, %r9
	jl	.LBB1_7
	jmp	.LBB1_8
.LBB1_9:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$15, %rdx
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph22.preheader
	addq	$-8, %rdx
	.p2align	4
.LBB1_11:                               # %.lr.ph22
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rdx,4), %ymm1
	vmovups	96(%rsi,%rdx,4), %ymm7
	vmovups	160(%rsi,%rdx,4), %ymm8
	vmovups	224(%rsi,%rdx,4), %ymm6
	vmovups	6880(%rdi,%rdx,4), %ymm0
	vmovups	6944(%rdi,%rdx,4), %ymm5
	vmovups	7008(%rdi,%rdx,4), %ymm9
	vmovups	7072(%rdi,%rdx,4), %ymm10
	vmulps	%ymm6, %ymm0, %ymm2
	vmulps	%ymm1, %ymm0, %ymm0
	vmovups	288(%rsi,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmulps	%ymm5, %ymm6, %ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vmulps	%ymm5, %ymm1, %ymm1
	vmovups	352(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm4) + ymm3
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	14048(%rdi,%rdx,4), %ymm8
	vmovups	416(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vmovups	14112(%rdi,%rdx,4), %ymm9
	vmovups	480(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vfmadd231ps	%ymm4, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vmovups	14176(%rdi,%rdx,4), %ymm6
	vmovups	544(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm8) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	14240(%rdi,%rdx,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vmovups	%ymm2, 6944(%rax,%rdx,4)
	vmovups	%ymm3, 7008(%rax,%rdx,4)
	vfmadd231ps	21216(%rdi,%rdx,4), %ymm7, %ymm0 # ymm0 = (ymm7 * mem) + ymm0
	vmovups	21280(%rdi,%rdx,4), %ymm2
	vmovups	21344(%rdi,%rdx,4), %ymm3
	vfmadd231ps	%ymm8, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vfmadd231ps	21408(%rdi,%rdx,4), %ymm9, %ymm1 # ymm1 = (ymm9 * mem) + ymm1
	vmovups	%ymm0, 14112(%rax,%rdx,4)
	vmovups	%ymm1, 14176(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$8, %rdx
	jl	.LBB1_11
.LBB1_12:                               # %._crit_edge23
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$15, %rdx
	jg	.LBB1_15
# %bb.13:                               # %.lr.ph25.preheader
	addq	$-8, %rdx
	.p2align	4
.LBB1_14:                               # %.lr.ph25
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rdx,4), %ymm1
	vmovups	96(%rsi,%rdx,4), %ymm6
	vmovups	224(%rsi,%rdx,4), %ymm5
	vmovups	288(%rsi,%rdx,4), %ymm2
	vmovups	7008(%rdi,%rdx,4), %ymm0
	vmovups	7072(%rdi,%rdx,4), %ymm7
	vmovups	7136(%rdi,%rdx,4), %ymm8
	vmulps	%ymm5, %ymm0, %ymm3
	vmulps	%ymm1, %ymm0, %ymm0
	vfmadd231ps	%ymm2, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm2) + ymm3
	vmulps	%ymm7, %ymm5, %ymm4
	vfmadd231ps	%ymm6, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm6) + ymm0
	vmulps	%ymm7, %ymm1, %ymm1
	vmovups	352(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vfmadd231ps	%ymm2, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm2) + ymm4
	vfmadd231ps	160(%rsi,%rdx,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vmovups	14176(%rdi,%rdx,4), %ymm8
	vmovups	416(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vmovups	14240(%rdi,%rdx,4), %ymm8
	vmovups	480(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm9) + ymm3
	vfmadd231ps	%ymm6, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm6) + ymm4
	vfmadd231ps	%ymm2, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm2) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vmovups	14304(%rdi,%rdx,4), %ymm5
	vmovups	544(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm2, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm2) + ymm1
	vmovups	%ymm3, 7072(%rax,%rdx,4)
	vmovups	%ymm4, 7136(%rax,%rdx,4)
	vfmadd231ps	21344(%rdi,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	21408(%rdi,%rdx,4), %ymm2
	vmovups	21472(%rdi,%rdx,4), %ymm3
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vmovups	%ymm0, 14240(%rax,%rdx,4)
	vmovups	%ymm1, 14304(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$8, %rdx
	jl	.LBB1_14
.LBB1_15:                               # %.loopexit18
	movq	%rcx, -24(%rsp)                 # 8-byte Spill
	addq	$-69792, %rcx                   # imm = 0xFFFEEF60
	movq	%r8, -16(%rsp)                  # 8-byte Spill
	addq	$-69792, %r8                    # imm = 0xFFFEEF60
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$82271, %rdx                    # imm = 0x1415F
	movabsq	$-3752488195468726369, %r9      # imm = 0xCBEC7BDE253D6F9F
	mulxq	%r9, %rcx, %rcx
	shrq	$16, %rcx
	cmpq	$54, %rcx
	movl	$54, %r10d
	cmovaeq	%r10, %rcx
	movq	%r8, %rdx
	sarq	$63, %rdx
	andnq	%r8, %rdx, %rdx
	addq	$82271, %rdx                    # imm = 0x1415F
	mulxq	%r9, %rdx, %rdx
	shrq	$16, %rdx
	cmpq	$54, %rdx
	cmovaeq	%r10, %rdx
	leal	(%rcx,%rcx), %r9d
	addl	%edx, %edx
	movq	%rdx, -8(%rsp)                  # 8-byte Spill
	cmpq	%rdx, %r9
	jae	.LBB1_32
# %bb.16:                               # %.lr.ph38.preheader
	imulq	$14336, %rcx, %rcx              # imm = 0x3800
	leaq	(%rdi,%rcx), %r10
	addq	$14464, %r10                    # imm = 0x3880
	leaq	14464(%rax,%rcx), %r11
	leaq	14528(%rdi,%rcx), %rdx
	leaq	14528(%rax,%rcx), %r14
	leaq	(%rdi,%rcx), %r15
	leaq	(%rcx,%rax), %r12
	addq	$21248, %r12                    # imm = 0x5300
	leaq	(%rcx,%rax), %r13
	addq	$21376, %r13                    # imm = 0x5380
	jmp	.LBB1_18
	.p2align	4
.LBB1_17:                               # %.loopexit16
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$14336, %r10                    # imm = 0x3800
	addq	$14336, %r11                    # imm = 0x3800
	addq	$14336, %rdx                    # imm = 0x3800
	addq	$14336, %r14                    # imm = 0x3800
	addq	$14336, %r15                    # imm = 0x3800
	addq	$14336, %r12                    # imm = 0x3800
	addq	$14336, %r13                    # imm = 0x3800
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
	cmpq	$15, %rcx
	jg	.LBB1_21
# %bb.19:                               # %.lr.ph27
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$-8, %rcx
	.p2align	4
.LBB1_20:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-7264(%r10,%rcx,4), %ymm0
	vmovups	-7200(%r10,%rcx,4), %ymm1
	vmovups	-7136(%r10,%rcx,4), %ymm7
	vmovups	32(%rsi,%rcx,4), %ymm5
	vmovups	96(%rsi,%rcx,4), %ymm10
	vmovups	160(%rsi,%rcx,4), %ymm9
	vmovups	224(%rsi,%rcx,4), %ymm6
	vmulps	%ymm0, %ymm10, %ymm3
	vmulps	%ymm5, %ymm0, %ymm2
	vfmadd231ps	%ymm9, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm9) + ymm3
	vfmadd231ps	%ymm10, %ymm1, %ymm2    # ymm2 = (ymm1 * ymm10) + ymm2
	vmulps	%ymm1, %ymm5, %ymm4
	vfmadd231ps	%ymm9, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vfmadd231ps	-7072(%r10,%rcx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-96(%r10,%rcx,4), %ymm0
	vmovups	288(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm0, %ymm2     # ymm2 = (ymm0 * ymm6) + ymm2
	vmulps	%ymm0, %ymm10, %ymm1
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	-32(%r10,%rcx,4), %ymm11
	vmovups	352(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm6) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vmulps	%ymm5, %ymm11, %ymm5
	vmovups	32(%r10,%rcx,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm10) + ymm5
	vmovups	96(%r10,%rcx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vmovups	7072(%r10,%rcx,4), %ymm11
	vmovups	480(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vmovups	416(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm11, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm11) + ymm0
	vmovups	7136(%r10,%rcx,4), %ymm12
	vmovups	544(%rsi,%rcx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm6) + ymm5
	vmovups	7200(%r10,%rcx,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm2    # ymm2 = (ymm6 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm9) + ymm4
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vmovups	7264(%r10,%rcx,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm8, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm8) + ymm5
	vmovups	%ymm3, -96(%r11,%rcx,4)
	vmovups	%ymm2, -32(%r11,%rcx,4)
	vmovups	%ymm4, 32(%r11,%rcx,4)
	vmovups	14240(%r10,%rcx,4), %ymm2
	vmovups	14304(%r10,%rcx,4), %ymm3
	vmovups	14368(%r10,%rcx,4), %ymm4
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vfmadd231ps	%ymm2, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm2) + ymm0
	vfmadd231ps	%ymm11, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm3, %ymm5    # ymm5 = (ymm3 * ymm10) + ymm5
	vfmadd231ps	%ymm11, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm5     # ymm5 = (ymm4 * ymm9) + ymm5
	vfmadd231ps	14432(%r10,%rcx,4), %ymm11, %ymm5 # ymm5 = (ymm11 * mem) + ymm5
	vmovups	%ymm1, 7072(%r11,%rcx,4)
	vmovups	%ymm0, 7136(%r11,%rcx,4)
	vmovups	%ymm5, 7200(%r11,%rcx,4)
	addq	$8, %rcx
	cmpq	$8, %rcx
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
	addq	$192, %rbx
	addq	$192, %rbp
	cmpq	$105, %r8
	movq	%rcx, %r8
	jae	.LBB1_26
.LBB1_22:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_24 Depth 3
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$15, %rcx
	jg	.LBB1_25
# %bb.23:                               # %.lr.ph29
                                        #   in Loop: Header=BB1_22 Depth=2
	addq	$-8, %rcx
	.p2align	4
.LBB1_24:                               #   Parent Loop BB1_18 Depth=1
                                        #     Parent Loop BB1_22 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	32(%rsi,%rcx,4), %ymm6
	vmovups	96(%rsi,%rcx,4), %ymm10
	vmovups	160(%rsi,%rcx,4), %ymm9
	vmovups	224(%rsi,%rcx,4), %ymm5
	vmulps	-7200(%rbx,%rcx,4), %ymm6, %ymm1
	vmovups	-7136(%rbx,%rcx,4), %ymm0
	vmovups	-7072(%rbx,%rcx,4), %ymm3
	vmovups	-7008(%rbx,%rcx,4), %ymm7
	vfmadd231ps	%ymm10, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm10) + ymm1
	vmulps	%ymm0, %ymm6, %ymm2
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm10) + ymm2
	vmulps	%ymm3, %ymm6, %ymm4
	vfmadd231ps	%ymm9, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vfmadd231ps	-6944(%rbx,%rcx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-32(%rbx,%rcx,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm5) + ymm1
	vmulps	%ymm0, %ymm6, %ymm0
	vmovups	32(%rbx,%rcx,4), %ymm3
	vmovups	288(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	96(%rbx,%rcx,4), %ymm11
	vmovups	352(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm5) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	160(%rbx,%rcx,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm10, %ymm11, %ymm6   # ymm6 = (ymm11 * ymm10) + ymm6
	vmovups	224(%rbx,%rcx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vfmadd231ps	%ymm9, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm9) + ymm6
	vmovups	7136(%rbx,%rcx,4), %ymm10
	vmovups	416(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm5, %ymm0    # ymm0 = (ymm5 * ymm10) + ymm0
	vmovups	7200(%rbx,%rcx,4), %ymm11
	vmovups	480(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm1   # ymm1 = (ymm11 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm11, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm11) + ymm3
	vmovups	7264(%rbx,%rcx,4), %ymm12
	vmovups	544(%rsi,%rcx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm5) + ymm6
	vmovups	7328(%rbx,%rcx,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm2    # ymm2 = (ymm5 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm6     # ymm6 = (ymm5 * ymm7) + ymm6
	vmovups	7392(%rbx,%rcx,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm11) + ymm4
	vfmadd231ps	%ymm8, %ymm5, %ymm6     # ymm6 = (ymm5 * ymm8) + ymm6
	vmovups	%ymm1, 32(%rbp,%rcx,4)
	vmovups	%ymm2, 96(%rbp,%rcx,4)
	vmovups	%ymm4, 160(%rbp,%rcx,4)
	vfmadd231ps	14304(%rbx,%rcx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	14368(%rbx,%rcx,4), %ymm1
	vmovups	14432(%rbx,%rcx,4), %ymm2
	vmovups	14496(%rbx,%rcx,4), %ymm4
	vfmadd231ps	%ymm10, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm10) + ymm0
	vfmadd231ps	%ymm1, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm1) + ymm3
	vfmadd231ps	%ymm11, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm2, %ymm3    # ymm3 = (ymm2 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm2, %ymm6     # ymm6 = (ymm2 * ymm9) + ymm6
	vfmadd231ps	%ymm11, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm4, %ymm6    # ymm6 = (ymm4 * ymm10) + ymm6
	vfmadd231ps	14560(%rbx,%rcx,4), %ymm11, %ymm6 # ymm6 = (ymm11 * mem) + ymm6
	vmovups	%ymm0, 7200(%rbp,%rcx,4)
	vmovups	%ymm3, 7264(%rbp,%rcx,4)
	vmovups	%ymm6, 7328(%rbp,%rcx,4)
	addq	$8, %rcx
	cmpq	$8, %rcx
	jl	.LBB1_24
	jmp	.LBB1_25
	.p2align	4
.LBB1_26:                               #   in Loop: Header=BB1_18 Depth=1
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$15, %rcx
	jg	.LBB1_29
# %bb.27:                               # %.lr.ph32
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$-8, %rcx
	.p2align	4
.LBB1_28:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%rcx,4), %ymm3
	vmovups	96(%rsi,%rcx,4), %ymm8
	vmovups	160(%rsi,%rcx,4), %ymm7
	vmovups	224(%rsi,%rcx,4), %ymm4
	vmulps	14048(%r15,%rcx,4), %ymm3, %ymm1
	vmovups	14112(%r15,%rcx,4), %ymm0
	vmovups	14176(%r15,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm8) + ymm1
	vmulps	%ymm0, %ymm3, %ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	14240(%r15,%rcx,4), %ymm7, %ymm2 # ymm2 = (ymm7 * mem) + ymm2
	vmovups	21216(%r15,%rcx,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm4) + ymm1
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	21280(%r15,%rcx,4), %ymm6
	vmovups	288(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vmulps	%ymm6, %ymm3, %ymm3
	vmovups	21344(%r15,%rcx,4), %ymm9
	vmovups	352(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vmovups	21408(%r15,%rcx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	28384(%r15,%rcx,4), %ymm8
	vmovups	416(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vmovups	28448(%r15,%rcx,4), %ymm9
	vmovups	480(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm4) + ymm3
	vmovups	28512(%r15,%rcx,4), %ymm4
	vmovups	544(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	28576(%r15,%rcx,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	%ymm1, 32(%r12,%rcx,4)
	vmovups	%ymm2, 96(%r12,%rcx,4)
	vfmadd231ps	35552(%r15,%rcx,4), %ymm7, %ymm0 # ymm0 = (ymm7 * mem) + ymm0
	vmovups	35616(%r15,%rcx,4), %ymm1
	vmovups	35680(%r15,%rcx,4), %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm8) + ymm3
	vfmadd231ps	35744(%r15,%rcx,4), %ymm9, %ymm3 # ymm3 = (ymm9 * mem) + ymm3
	vmovups	%ymm0, 7200(%r12,%rcx,4)
	vmovups	%ymm3, 7264(%r12,%rcx,4)
	addq	$8, %rcx
	cmpq	$8, %rcx
	jl	.LBB1_28
.LBB1_29:                               # %._crit_edge33
                                        #   in Loop: Header=BB1_18 Depth=1
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$15, %rcx
	jg	.LBB1_17
# %bb.30:                               # %.lr.ph35
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$-8, %rcx
	.p2align	4
.LBB1_31:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%rcx,4), %ymm3
	vmovups	96(%rsi,%rcx,4), %ymm6
	vmovups	160(%rsi,%rcx,4), %ymm7
	vmovups	224(%rsi,%rcx,4), %ymm4
	vmulps	14176(%r15,%rcx,4), %ymm3, %ymm1
	vmovups	14240(%r15,%rcx,4), %ymm0
	vmovups	14304(%r15,%rcx,4), %ymm5
	vfmadd231ps	%ymm6, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm6) + ymm1
	vmulps	%ymm0, %ymm3, %ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vmovups	21344(%r15,%rcx,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm4) + ymm1
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	21408(%r15,%rcx,4), %ymm8
	vmovups	288(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vmulps	%ymm3, %ymm8, %ymm3
	vmovups	21472(%r15,%rcx,4), %ymm8
	vmovups	352(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	28512(%r15,%rcx,4), %ymm7
	vmovups	416(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vmovups	28576(%r15,%rcx,4), %ymm7
	vmovups	480(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	28640(%r15,%rcx,4), %ymm4
	vmovups	544(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm9) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	%ymm1, 32(%r13,%rcx,4)
	vmovups	%ymm2, 96(%r13,%rcx,4)
	vfmadd231ps	35680(%r15,%rcx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	35744(%r15,%rcx,4), %ymm1
	vmovups	35808(%r15,%rcx,4), %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm6) + ymm3
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm8) + ymm3
	vmovups	%ymm0, 7200(%r13,%rcx,4)
	vmovups	%ymm3, 7264(%r13,%rcx,4)
	addq	$8, %rcx
	cmpq	$8, %rcx
	jl	.LBB1_31
	jmp	.LBB1_17
.LBB1_32:                               # %._crit_edge39
	movq	-24(%rsp), %rcx                 # 8-byte Reload
	addq	$-4512480, %rcx                 # imm = 0xFFBB2520
	movq	-16(%rsp), %rdx                 # 8-byte Reload
	addq	$-4512480, %rdx                 # imm = 0xFFBB2520
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
	cmpq	$15, %rcx
	jg	.LBB1_36
# %bb.34:                               # %.lr.ph41.preheader
	addq	$-8, %rcx
	.p2align	4
.LBB1_35:                               # %.lr.ph41
                                        # =>This Inner Loop Header: Depth=1
	vmovups	781344(%rdi,%rcx,4), %ymm0
	vmovups	781408(%rdi,%rcx,4), %ymm2
	vmovups	781472(%rdi,%rcx,4), %ymm4
	vmovups	32(%rsi,%rcx,4), %ymm8
	vmovups	96(%rsi,%rcx,4), %ymm10
	vmovups	160(%rsi,%rcx,4), %ymm9
	vmovups	224(%rsi,%rcx,4), %ymm3
	vmulps	%ymm0, %ymm10, %ymm1
	vmulps	%ymm0, %ymm8, %ymm0
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vmulps	%ymm2, %ymm8, %ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm9) + ymm0
	vfmadd231ps	%ymm4, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm4) + ymm2
	vfmadd231ps	781536(%rdi,%rcx,4), %ymm9, %ymm2 # ymm2 = (ymm9 * mem) + ymm2
	vmovups	788512(%rdi,%rcx,4), %ymm4
	vmovups	288(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm3) + ymm0
	vmulps	%ymm4, %ymm10, %ymm5
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	788576(%rdi,%rcx,4), %ymm11
	vmovups	352(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm6) + ymm0
	vfmadd231ps	%ymm3, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm3) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vmulps	%ymm11, %ymm8, %ymm8
	vmovups	788640(%rdi,%rcx,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm8   # ymm8 = (ymm11 * ymm10) + ymm8
	vmovups	788704(%rdi,%rcx,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm9) + ymm8
	vmovups	795680(%rdi,%rcx,4), %ymm9
	vmovups	480(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	416(%rsi,%rcx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm6) + ymm5
	vfmadd231ps	%ymm9, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm9) + ymm4
	vmovups	795744(%rdi,%rcx,4), %ymm9
	vmovups	544(%rsi,%rcx,4), %ymm12
	vfmadd231ps	%ymm12, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm12) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm6, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm6) + ymm4
	vfmadd231ps	%ymm3, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm3) + ymm8
	vmovups	795808(%rdi,%rcx,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm12) + ymm0
	vfmadd231ps	%ymm10, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm7) + ymm4
	vfmadd231ps	%ymm6, %ymm3, %ymm8     # ymm8 = (ymm3 * ymm6) + ymm8
	vmovups	795872(%rdi,%rcx,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm12) + ymm2
	vfmadd231ps	%ymm7, %ymm3, %ymm8     # ymm8 = (ymm3 * ymm7) + ymm8
	vmovups	%ymm1, 788512(%rax,%rcx,4)
	vmovups	%ymm0, 788576(%rax,%rcx,4)
	vmovups	%ymm2, 788640(%rax,%rcx,4)
	vmovups	%ymm5, 795680(%rax,%rcx,4)
	vmovups	%ymm4, 795744(%rax,%rcx,4)
	vmovups	%ymm8, 795808(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$8, %rcx
	jl	.LBB1_35
.LBB1_36:                               # %.preheader.preheader
	leaq	781440(%rdi), %rcx
	leaq	788672(%rax), %rdx
	movl	$3, %r8d
	jmp	.LBB1_37
	.p2align	4
.LBB1_40:                               # %._crit_edge44
                                        #   in Loop: Header=BB1_37 Depth=1
	leaq	3(%r8), %r9
	addq	$192, %rcx
	addq	$192, %rdx
	cmpq	$105, %r8
	movq	%r9, %r8
	jae	.LBB1_41
.LBB1_37:                               # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_39 Depth 2
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$15, %r9
	jg	.LBB1_40
# %bb.38:                               # %.lr.ph43
                                        #   in Loop: Header=BB1_37 Depth=1
	addq	$-8, %r9
	.p2align	4
.LBB1_39:                               #   Parent Loop BB1_37 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%r9,4), %ymm8
	vmovups	96(%rsi,%r9,4), %ymm10
	vmovups	160(%rsi,%r9,4), %ymm9
	vmovups	224(%rsi,%r9,4), %ymm3
	vmulps	32(%rcx,%r9,4), %ymm8, %ymm0
	vmovups	96(%rcx,%r9,4), %ymm1
	vmovups	160(%rcx,%r9,4), %ymm2
	vmovups	224(%rcx,%r9,4), %ymm4
	vfmadd231ps	%ymm10, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm10) + ymm0
	vmulps	%ymm1, %ymm8, %ymm1
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm10) + ymm1
	vmulps	%ymm2, %ymm8, %ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm4, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm4) + ymm2
	vfmadd231ps	288(%rcx,%r9,4), %ymm9, %ymm2 # ymm2 = (ymm9 * mem) + ymm2
	vmovups	7200(%rcx,%r9,4), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm3) + ymm0
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	7264(%rcx,%r9,4), %ymm5
	vmovups	288(%rsi,%r9,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vfmadd231ps	%ymm10, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm10) + ymm4
	vmulps	%ymm5, %ymm8, %ymm5
	vmovups	7328(%rcx,%r9,4), %ymm11
	vmovups	352(%rsi,%r9,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm6) + ymm1
	vfmadd231ps	%ymm3, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm3) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm10) + ymm5
	vmulps	%ymm11, %ymm8, %ymm8
	vmovups	7392(%rcx,%r9,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vfmadd231ps	%ymm10, %ymm11, %ymm8   # ymm8 = (ymm11 * ymm10) + ymm8
	vmovups	7456(%rcx,%r9,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm9) + ymm8
	vmovups	14368(%rcx,%r9,4), %ymm9
	vmovups	416(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm10, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm9) + ymm4
	vmovups	14432(%rcx,%r9,4), %ymm9
	vmovups	480(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vfmadd231ps	%ymm6, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm6) + ymm4
	vfmadd231ps	%ymm9, %ymm3, %ymm5     # ymm5 = (ymm3 * ymm9) + ymm5
	vmovups	14496(%rcx,%r9,4), %ymm9
	vmovups	544(%rsi,%r9,4), %ymm12
	vfmadd231ps	%ymm12, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm12) + ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm7) + ymm4
	vfmadd231ps	%ymm6, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm6) + ymm5
	vfmadd231ps	%ymm3, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm3) + ymm8
	vmovups	14560(%rcx,%r9,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm12) + ymm1
	vfmadd231ps	%ymm11, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm3, %ymm5     # ymm5 = (ymm3 * ymm7) + ymm5
	vfmadd231ps	%ymm6, %ymm3, %ymm8     # ymm8 = (ymm3 * ymm6) + ymm8
	vmovups	14624(%rcx,%r9,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm12) + ymm2
	vfmadd231ps	%ymm7, %ymm3, %ymm8     # ymm8 = (ymm3 * ymm7) + ymm8
	vmovups	%ymm0, 32(%rdx,%r9,4)
	vmovups	%ymm1, 96(%rdx,%r9,4)
	vmovups	%ymm2, 160(%rdx,%r9,4)
	vmovups	%ymm4, 7200(%rdx,%r9,4)
	vmovups	%ymm5, 7264(%rdx,%r9,4)
	vmovups	%ymm8, 7328(%rdx,%r9,4)
	addq	$8, %r9
	cmpq	$8, %r9
	jl	.LBB1_39
	jmp	.LBB1_40
.LBB1_41:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$15, %rcx
	jg	.LBB1_44
# %bb.42:                               # %.lr.ph46.preheader
	addq	$-8, %rcx
	.p2align	4
.LBB1_43:                               # %.lr.ph46
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rcx,4), %ymm4
	vmovups	96(%rsi,%rcx,4), %ymm8
	vmovups	160(%rsi,%rcx,4), %ymm7
	vmovups	224(%rsi,%rcx,4), %ymm3
	vmulps	788192(%rdi,%rcx,4), %ymm4, %ymm0
	vmovups	788256(%rdi,%rcx,4), %ymm1
	vmovups	788320(%rdi,%rcx,4), %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm2, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm2) + ymm1
	vfmadd231ps	788384(%rdi,%rcx,4), %ymm7, %ymm1 # ymm1 = (ymm7 * mem) + ymm1
	vmovups	795360(%rdi,%rcx,4), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm3) + ymm0
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	795424(%rdi,%rcx,4), %ymm6
	vmovups	288(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm3, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm3) + ymm1
	vfmadd231ps	%ymm8, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm8) + ymm2
	vmulps	%ymm6, %ymm4, %ymm4
	vmovups	795488(%rdi,%rcx,4), %ymm9
	vmovups	352(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm8) + ymm4
	vmovups	795552(%rdi,%rcx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm7) + ymm4
	vmovups	802528(%rdi,%rcx,4), %ymm7
	vmovups	416(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vmovups	802592(%rdi,%rcx,4), %ymm7
	vmovups	480(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm3, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm3) + ymm4
	vmovups	802656(%rdi,%rcx,4), %ymm3
	vmovups	544(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm7) + ymm0
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm5) + ymm4
	vmovups	802720(%rdi,%rcx,4), %ymm3
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm6) + ymm4
	vmovups	%ymm0, 795424(%rax,%rcx,4)
	vmovups	%ymm1, 795488(%rax,%rcx,4)
	vmovups	%ymm2, 802592(%rax,%rcx,4)
	vmovups	%ymm4, 802656(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$8, %rcx
	jl	.LBB1_43
.LBB1_44:                               # %._crit_edge47
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$15, %rcx
	jg	.LBB1_47
# %bb.45:                               # %.lr.ph49.preheader
	addq	$-8, %rcx
	.p2align	4
.LBB1_46:                               # %.lr.ph49
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rcx,4), %ymm5
	vmovups	96(%rsi,%rcx,4), %ymm6
	vmovups	160(%rsi,%rcx,4), %ymm7
	vmovups	224(%rsi,%rcx,4), %ymm2
	vmulps	788320(%rdi,%rcx,4), %ymm5, %ymm0
	vmovups	788384(%rdi,%rcx,4), %ymm1
	vmovups	788448(%rdi,%rcx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm5, %ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm7) + ymm0
	vfmadd231ps	%ymm3, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm3) + ymm1
	vmovups	795488(%rdi,%rcx,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm2) + ymm0
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	795552(%rdi,%rcx,4), %ymm8
	vmovups	288(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm2, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm2) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmulps	%ymm5, %ymm8, %ymm5
	vmovups	795616(%rdi,%rcx,4), %ymm8
	vmovups	352(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm9) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm6) + ymm5
	vmovups	802656(%rdi,%rcx,4), %ymm6
	vmovups	416(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm6) + ymm3
	vmovups	802720(%rdi,%rcx,4), %ymm6
	vmovups	480(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vfmadd231ps	%ymm2, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm2) + ymm5
	vmovups	802784(%rdi,%rcx,4), %ymm2
	vfmadd231ps	544(%rsi,%rcx,4), %ymm2, %ymm0 # ymm0 = (ymm2 * mem) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm9) + ymm3
	vfmadd231ps	%ymm4, %ymm2, %ymm5     # ymm5 = (ymm2 * ymm4) + ymm5
	vmovups	%ymm0, 795552(%rax,%rcx,4)
	vmovups	%ymm1, 795616(%rax,%rcx,4)
	vmovups	%ymm3, 802720(%rax,%rcx,4)
	vmovups	%ymm5, 802784(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$8, %rcx
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
	imulq	$4579536, %rax, %r8             # imm = 0x45E0D0
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
	addq	$4579536, %r8                   # imm = 0x45E0D0
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
