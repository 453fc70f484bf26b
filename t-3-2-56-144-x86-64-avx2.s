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
	pushq	%r14
	pushq	%rbx
	movq	%rdx, %rax
	testq	%rcx, %rcx
	setg	%dl
	testq	%r8, %r8
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_9
# %bb.1:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$143, %rdx
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-8, %rdx
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	2336(%rsi,%rdx,4), %ymm0
	vmulps	32(%rdi,%rdx,4), %ymm0, %ymm6
	vmovups	608(%rdi,%rdx,4), %ymm2
	vmovups	2912(%rsi,%rdx,4), %ymm1
	vfmadd231ps	%ymm1, %ymm2, %ymm6     # ymm6 = (ymm2 * ymm1) + ymm6
	vmovups	1760(%rsi,%rdx,4), %ymm5
	vmulps	%ymm5, %ymm2, %ymm9
	vfmadd231ps	1184(%rdi,%rdx,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	1760(%rdi,%rdx,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	32288(%rdi,%rdx,4), %ymm3
	vmovups	4064(%rsi,%rdx,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm6     # ymm6 = (ymm3 * ymm2) + ymm6
	vmovups	608(%rsi,%rdx,4), %ymm10
	vmulps	%ymm3, %ymm10, %ymm3
	vmovups	32864(%rdi,%rdx,4), %ymm8
	vmovups	4640(%rsi,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm4) + ymm6
	vmovups	3488(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm9     # ymm9 = (ymm8 * ymm7) + ymm9
	vmovups	1184(%rsi,%rdx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm11) + ymm3
	vmulps	32(%rsi,%rdx,4), %ymm8, %ymm8
	vmovups	33440(%rdi,%rdx,4), %ymm12
	vfmadd231ps	%ymm2, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm12, %ymm8   # ymm8 = (ymm12 * ymm10) + ymm8
	vmovups	34016(%rdi,%rdx,4), %ymm10
	vfmadd231ps	%ymm4, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm4) + ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm8   # ymm8 = (ymm10 * ymm11) + ymm8
	vmovups	%ymm6, 32(%rax,%rdx,4)
	vmovups	%ymm9, 608(%rax,%rdx,4)
	vfmadd231ps	64544(%rdi,%rdx,4), %ymm0, %ymm3 # ymm3 = (ymm0 * mem) + ymm3
	vmovups	65120(%rdi,%rdx,4), %ymm6
	vfmadd231ps	%ymm1, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm1) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm5) + ymm8
	vfmadd231ps	65696(%rdi,%rdx,4), %ymm0, %ymm8 # ymm8 = (ymm0 * mem) + ymm8
	vfmadd231ps	66272(%rdi,%rdx,4), %ymm1, %ymm8 # ymm8 = (ymm1 * mem) + ymm8
	vfmadd231ps	96800(%rdi,%rdx,4), %ymm2, %ymm3 # ymm3 = (ymm2 * mem) + ymm3
	vmovups	97376(%rdi,%rdx,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm4) + ymm3
	vfmadd231ps	%ymm7, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm7) + ymm8
	vfmadd231ps	97952(%rdi,%rdx,4), %ymm2, %ymm8 # ymm8 = (ymm2 * mem) + ymm8
	vfmadd231ps	98528(%rdi,%rdx,4), %ymm4, %ymm8 # ymm8 = (ymm4 * mem) + ymm8
	vmovups	%ymm3, 16160(%rax,%rdx,4)
	vmovups	%ymm8, 16736(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$136, %rdx
	jl	.LBB1_3
.LBB1_4:                                # %.preheader13.preheader
	leaq	17280(%rax), %rdx
	leaq	66240(%rdi), %r9
	movl	$2, %r10d
	jmp	.LBB1_5
	.p2align	4
.LBB1_8:                                # %._crit_edge
                                        #   in Loop: Header=BB1_5 Depth=1
	leaq	2(%r10), %r11
	addq	$1152, %rdx                     # imm = 0x480
	addq	$2304, %r9                      # imm = 0x900
	cmpq	$26, %r10
	movq	%r11, %r10
	jae	.LBB1_9
.LBB1_5:                                # %.preheader13
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	cmpq	$143, %r11
	jg	.LBB1_8
# %bb.6:                                # %.lr.ph15
                                        #   in Loop: Header=BB1_5 Depth=1
	addq	$-8, %r11
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	1760(%rsi,%r11,4), %ymm0
	vmulps	-64480(%r9,%r11,4), %ymm0, %ymm6
	vmovups	2336(%rsi,%r11,4), %ymm1
	vfmadd231ps	-63904(%r9,%r11,4), %ymm1, %ymm6 # ymm6 = (ymm1 * mem) + ymm6
	vmovups	-63328(%r9,%r11,4), %ymm2
	vmovups	2912(%rsi,%r11,4), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm6     # ymm6 = (ymm2 * ymm3) + ymm6
	vmulps	%ymm2, %ymm0, %ymm9
	vfmadd231ps	-62752(%r9,%r11,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vfmadd231ps	-62176(%r9,%r11,4), %ymm3, %ymm9 # ymm9 = (ymm3 * mem) + ymm9
	vmovups	-32224(%r9,%r11,4), %ymm2
	vmovups	3488(%rsi,%r11,4), %ymm4
	vfmadd231ps	%ymm4, %ymm2, %ymm6     # ymm6 = (ymm2 * ymm4) + ymm6
	vmovups	32(%rsi,%r11,4), %ymm8
	vmulps	%ymm2, %ymm8, %ymm2
	vmovups	-31648(%r9,%r11,4), %ymm7
	vmovups	4064(%rsi,%r11,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm5) + ymm6
	vmovups	608(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vmovups	-31072(%r9,%r11,4), %ymm11
	vmovups	4640(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm7) + ymm6
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmovups	1184(%rsi,%r11,4), %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmulps	%ymm11, %ymm8, %ymm8
	vmovups	-30496(%r9,%r11,4), %ymm11
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vfmadd231ps	%ymm10, %ymm11, %ymm8   # ymm8 = (ymm11 * ymm10) + ymm8
	vmovups	-29920(%r9,%r11,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm12, %ymm10, %ymm8   # ymm8 = (ymm10 * ymm12) + ymm8
	vmovups	%ymm6, -16096(%rdx,%r11,4)
	vmovups	%ymm9, -15520(%rdx,%r11,4)
	vfmadd231ps	32(%r9,%r11,4), %ymm0, %ymm2 # ymm2 = (ymm0 * mem) + ymm2
	vfmadd231ps	608(%r9,%r11,4), %ymm1, %ymm2 # ymm2 = (ymm1 * mem) + ymm2
	vmovups	1184(%r9,%r11,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vfmadd231ps	%ymm0, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm0) + ymm8
	vfmadd231ps	1760(%r9,%r11,4), %ymm1, %ymm8 # ymm8 = (ymm1 * mem) + ymm8
	vfmadd231ps	2336(%r9,%r11,4), %ymm3, %ymm8 # ymm8 = (ymm3 * mem) + ymm8
	vfmadd231ps	32288(%r9,%r11,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vfmadd231ps	32864(%r9,%r11,4), %ymm5, %ymm2 # ymm2 = (ymm5 * mem) + ymm2
	vmovups	33440(%r9,%r11,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm2     # ymm2 = (ymm0 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm4) + ymm8
	vfmadd231ps	34016(%r9,%r11,4), %ymm5, %ymm8 # ymm8 = (ymm5 * mem) + ymm8
	vfmadd231ps	34592(%r9,%r11,4), %ymm7, %ymm8 # ymm8 = (ymm7 * mem) + ymm8
	vmovups	%ymm2, 32(%rdx,%r11,4)
	vmovups	%ymm8, 608(%rdx,%r11,4)
	addq	$8, %r11
	cmpq	$136, %r11
	jl	.LBB1_7
	jmp	.LBB1_8
.LBB1_9:                                # %.loopexit14
	addq	$-22968, %rcx                   # imm = 0xA648
	addq	$-22968, %r8                    # imm = 0xA648
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$26615, %rdx                    # imm = 0x67F7
	movabsq	$-7091489531191619031, %rcx     # imm = 0x9D95F7D7FCEC1229
	mulxq	%rcx, %r9, %r9
	shrq	$14, %r9
	cmpq	$13, %r9
	movl	$13, %r10d
	cmovaeq	%r10, %r9
	movq	%r8, %rdx
	sarq	$63, %rdx
	andnq	%r8, %rdx, %rdx
	addq	$26615, %rdx                    # imm = 0x67F7
	mulxq	%rcx, %rcx, %rcx
	shrq	$14, %rcx
	cmpq	$13, %rcx
	cmovaeq	%r10, %rcx
	leal	(%r9,%r9), %edx
	addl	%ecx, %ecx
	cmpq	%rcx, %rdx
	jae	.LBB1_20
# %bb.10:                               # %.lr.ph23.preheader
	imulq	$32256, %r9, %r10               # imm = 0x7E00
	leaq	(%r10,%rax), %r8
	addq	$32256, %r8                     # imm = 0x7E00
	imulq	$129024, %r9, %r11              # imm = 0x1F800
	leaq	(%r11,%rdi), %r9
	addq	$129024, %r9                    # imm = 0x1F800
	addq	%r10, %rax
	addq	$33408, %rax                    # imm = 0x8280
	addq	%r11, %rdi
	addq	$130752, %rdi                   # imm = 0x1FEC0
	jmp	.LBB1_12
	.p2align	4
.LBB1_11:                               # %.loopexit
                                        #   in Loop: Header=BB1_12 Depth=1
	addq	$32256, %r8                     # imm = 0x7E00
	addq	$129024, %r9                    # imm = 0x1F800
	addq	$32256, %rax                    # imm = 0x7E00
	addq	$129024, %rdi                   # imm = 0x1F800
	cmpq	%rcx, %rdx
	jae	.LBB1_20
.LBB1_12:                               # %.lr.ph23
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_14 Depth 2
                                        #     Child Loop BB1_16 Depth 2
                                        #       Child Loop BB1_18 Depth 3
	xorl	%r10d, %r10d
	#APP
	#NO_APP
	cmpq	$143, %r10
	jg	.LBB1_15
# %bb.13:                               # %.lr.ph17
                                        #   in Loop: Header=BB1_12 Depth=1
	addq	$-8, %r10
	.p2align	4
.LBB1_14:                               #   Parent Loop BB1_12 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	608(%rsi,%r10,4), %ymm4
	vmulps	-32224(%r9,%r10,4), %ymm4, %ymm0
	vmovups	-31648(%r9,%r10,4), %ymm1
	vmovups	1184(%rsi,%r10,4), %ymm2
	vfmadd231ps	%ymm2, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm2) + ymm0
	vmovups	32(%rsi,%r10,4), %ymm10
	vmulps	%ymm1, %ymm10, %ymm5
	vfmadd231ps	-31072(%r9,%r10,4), %ymm4, %ymm5 # ymm5 = (ymm4 * mem) + ymm5
	vfmadd231ps	-30496(%r9,%r10,4), %ymm2, %ymm5 # ymm5 = (ymm2 * mem) + ymm5
	vmovups	2336(%rsi,%r10,4), %ymm1
	vfmadd231ps	32(%r9,%r10,4), %ymm1, %ymm0 # ymm0 = (ymm1 * mem) + ymm0
	vmovups	608(%r9,%r10,4), %ymm6
	vmovups	2912(%rsi,%r10,4), %ymm3
	vfmadd231ps	%ymm3, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm3) + ymm0
	vmovups	1760(%rsi,%r10,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm6) + ymm5
	vfmadd231ps	1184(%r9,%r10,4), %ymm1, %ymm5 # ymm5 = (ymm1 * mem) + ymm5
	vfmadd231ps	1760(%r9,%r10,4), %ymm3, %ymm5 # ymm5 = (ymm3 * mem) + ymm5
	vmovups	32288(%r9,%r10,4), %ymm7
	vmovups	4064(%rsi,%r10,4), %ymm6
	vfmadd231ps	%ymm6, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm6) + ymm0
	vmulps	%ymm7, %ymm4, %ymm7
	vmovups	32864(%r9,%r10,4), %ymm12
	vmovups	4640(%rsi,%r10,4), %ymm8
	vfmadd231ps	%ymm8, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm8) + ymm0
	vmovups	3488(%rsi,%r10,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm11) + ymm5
	vfmadd231ps	%ymm2, %ymm12, %ymm7    # ymm7 = (ymm12 * ymm2) + ymm7
	vmulps	%ymm12, %ymm10, %ymm10
	vmovups	33440(%r9,%r10,4), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm6) + ymm5
	vfmadd231ps	%ymm4, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm4) + ymm10
	vmovups	34016(%r9,%r10,4), %ymm4
	vfmadd231ps	%ymm8, %ymm4, %ymm5     # ymm5 = (ymm4 * ymm8) + ymm5
	vfmadd231ps	%ymm2, %ymm4, %ymm10    # ymm10 = (ymm4 * ymm2) + ymm10
	vmovups	%ymm0, 32(%r8,%r10,4)
	vmovups	%ymm5, 608(%r8,%r10,4)
	vfmadd231ps	64544(%r9,%r10,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vmovups	65120(%r9,%r10,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm3) + ymm7
	vfmadd231ps	%ymm9, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm9) + ymm10
	vfmadd231ps	65696(%r9,%r10,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vfmadd231ps	66272(%r9,%r10,4), %ymm3, %ymm10 # ymm10 = (ymm3 * mem) + ymm10
	vfmadd231ps	96800(%r9,%r10,4), %ymm6, %ymm7 # ymm7 = (ymm6 * mem) + ymm7
	vmovups	97376(%r9,%r10,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm8) + ymm7
	vfmadd231ps	%ymm11, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm11) + ymm10
	vfmadd231ps	97952(%r9,%r10,4), %ymm6, %ymm10 # ymm10 = (ymm6 * mem) + ymm10
	vfmadd231ps	98528(%r9,%r10,4), %ymm8, %ymm10 # ymm10 = (ymm8 * mem) + ymm10
	vmovups	%ymm7, 16160(%r8,%r10,4)
	vmovups	%ymm10, 16736(%r8,%r10,4)
	addq	$8, %r10
	cmpq	$136, %r10
	jl	.LBB1_14
.LBB1_15:                               # %.preheader
                                        #   in Loop: Header=BB1_12 Depth=1
	addq	$2, %rdx
	movl	$2, %ebx
	movq	%rdi, %r10
	movq	%rax, %r11
	jmp	.LBB1_16
	.p2align	4
.LBB1_19:                               # %._crit_edge20
                                        #   in Loop: Header=BB1_16 Depth=2
	leaq	2(%rbx), %r14
	addq	$1152, %r11                     # imm = 0x480
	addq	$2304, %r10                     # imm = 0x900
	cmpq	$26, %rbx
	movq	%r14, %rbx
	jae	.LBB1_11
.LBB1_16:                               #   Parent Loop BB1_12 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_18 Depth 3
	xorl	%r14d, %r14d
	#APP
	#NO_APP
	cmpq	$143, %r14
	jg	.LBB1_19
# %bb.17:                               # %.lr.ph19
                                        #   in Loop: Header=BB1_16 Depth=2
	addq	$-8, %r14
	.p2align	4
.LBB1_18:                               #   Parent Loop BB1_12 Depth=1
                                        #     Parent Loop BB1_16 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	32(%rsi,%r14,4), %ymm9
	vmulps	-32224(%r10,%r14,4), %ymm9, %ymm0
	vmovups	608(%rsi,%r14,4), %ymm6
	vfmadd231ps	-31648(%r10,%r14,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-31072(%r10,%r14,4), %ymm1
	vmovups	1184(%rsi,%r14,4), %ymm4
	vfmadd231ps	%ymm4, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm4) + ymm0
	vmulps	%ymm1, %ymm9, %ymm7
	vfmadd231ps	-30496(%r10,%r14,4), %ymm6, %ymm7 # ymm7 = (ymm6 * mem) + ymm7
	vfmadd231ps	-29920(%r10,%r14,4), %ymm4, %ymm7 # ymm7 = (ymm4 * mem) + ymm7
	vmovups	1760(%rsi,%r14,4), %ymm1
	vfmadd231ps	32(%r10,%r14,4), %ymm1, %ymm0 # ymm0 = (ymm1 * mem) + ymm0
	vmovups	2336(%rsi,%r14,4), %ymm2
	vfmadd231ps	608(%r10,%r14,4), %ymm2, %ymm0 # ymm0 = (ymm2 * mem) + ymm0
	vmovups	1184(%r10,%r14,4), %ymm3
	vmovups	2912(%rsi,%r14,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm3, %ymm1, %ymm7     # ymm7 = (ymm1 * ymm3) + ymm7
	vfmadd231ps	1760(%r10,%r14,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	2336(%r10,%r14,4), %ymm5, %ymm7 # ymm7 = (ymm5 * mem) + ymm7
	vmovups	32288(%r10,%r14,4), %ymm3
	vmovups	3488(%rsi,%r14,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vmulps	%ymm3, %ymm9, %ymm3
	vmovups	32864(%r10,%r14,4), %ymm11
	vmovups	4064(%rsi,%r14,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm6, %ymm3    # ymm3 = (ymm6 * ymm11) + ymm3
	vmovups	33440(%r10,%r14,4), %ymm12
	vmovups	4640(%rsi,%r14,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm7    # ymm7 = (ymm12 * ymm8) + ymm7
	vfmadd231ps	%ymm4, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm4) + ymm3
	vmulps	%ymm12, %ymm9, %ymm9
	vmovups	34016(%r10,%r14,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm10) + ymm7
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vmovups	34592(%r10,%r14,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm7    # ymm7 = (ymm6 * ymm11) + ymm7
	vfmadd231ps	%ymm4, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm4) + ymm9
	vmovups	%ymm0, 32(%r11,%r14,4)
	vmovups	%ymm7, 608(%r11,%r14,4)
	vfmadd231ps	64544(%r10,%r14,4), %ymm1, %ymm3 # ymm3 = (ymm1 * mem) + ymm3
	vfmadd231ps	65120(%r10,%r14,4), %ymm2, %ymm3 # ymm3 = (ymm2 * mem) + ymm3
	vmovups	65696(%r10,%r14,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm5) + ymm3
	vfmadd231ps	%ymm1, %ymm0, %ymm9     # ymm9 = (ymm0 * ymm1) + ymm9
	vfmadd231ps	66272(%r10,%r14,4), %ymm2, %ymm9 # ymm9 = (ymm2 * mem) + ymm9
	vfmadd231ps	66848(%r10,%r14,4), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	96800(%r10,%r14,4), %ymm8, %ymm3 # ymm3 = (ymm8 * mem) + ymm3
	vfmadd231ps	97376(%r10,%r14,4), %ymm10, %ymm3 # ymm3 = (ymm10 * mem) + ymm3
	vmovups	97952(%r10,%r14,4), %ymm0
	vfmadd231ps	%ymm11, %ymm0, %ymm3    # ymm3 = (ymm0 * ymm11) + ymm3
	vfmadd231ps	%ymm8, %ymm0, %ymm9     # ymm9 = (ymm0 * ymm8) + ymm9
	vfmadd231ps	98528(%r10,%r14,4), %ymm10, %ymm9 # ymm9 = (ymm10 * mem) + ymm9
	vfmadd231ps	99104(%r10,%r14,4), %ymm11, %ymm9 # ymm9 = (ymm11 * mem) + ymm9
	vmovups	%ymm3, 16160(%r11,%r14,4)
	vmovups	%ymm9, 16736(%r11,%r14,4)
	addq	$8, %r14
	cmpq	$136, %r14
	jl	.LBB1_18
	jmp	.LBB1_19
.LBB1_20:                               # %._crit_edge24
	popq	%rbx
	popq	%r14
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
	imulq	$368976, %rax, %r8              # imm = 0x5A150
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
	addq	$368976, %r8                    # imm = 0x5A150
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

	.type	.Lnnprim_const.2,@object        # @nnprim_const.2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	4, 0x0
.Lnnprim_const.2:
	.quad	1                               # 0x1
	.quad	56                              # 0x38
	.quad	56                              # 0x38
	.quad	144                             # 0x90
	.size	.Lnnprim_const.2, 32

	.type	.Lnnprim_const.3,@object        # @nnprim_const.3
	.section	.rodata.str1.1,"aMS",@progbits,1
.Lnnprim_const.3:
	.asciz	"input0"
	.size	.Lnnprim_const.3, 7

	.type	.Lnnprim_const.4,@object        # @nnprim_const.4
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
.Lnnprim_const.4:
	.quad	3                               # 0x3
	.quad	3                               # 0x3
	.quad	144                             # 0x90
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
	.quad	.Lnnprim_const.2
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
	.quad	144                             # 0x90
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
