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
	subq	$64, %rsp
	movq	%rdx, %rbx
	movq	%rcx, -112(%rsp)                # 8-byte Spill
	testq	%rcx, %rcx
	setg	%al
	movq	%r8, -104(%rsp)                 # 8-byte Spill
	testq	%r8, %r8
	setle	%cl
	orb	%al, %cl
	jne	.LBB1_13
# %bb.1:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	1632(%rsi,%rax,4), %ymm5
	vmovups	32(%rdi,%rax,4), %ymm0
	vmovups	432(%rdi,%rax,4), %ymm2
	vmulps	%ymm5, %ymm0, %ymm3
	vmovups	1232(%rsi,%rax,4), %ymm9
	vmulps	%ymm0, %ymm9, %ymm4
	vmovups	32(%rsi,%rax,4), %ymm8
	vmovups	432(%rsi,%rax,4), %ymm10
	vmulps	%ymm0, %ymm10, %ymm1
	vmulps	%ymm0, %ymm8, %ymm0
	vmovups	2032(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm2, %ymm4     # ymm4 = (ymm2 * ymm5) + ymm4
	vmulps	%ymm2, %ymm9, %ymm7
	vmovups	832(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vmulps	%ymm2, %ymm8, %ymm2
	vmovups	832(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm6) + ymm4
	vfmadd231ps	%ymm5, %ymm8, %ymm7     # ymm7 = (ymm8 * ymm5) + ymm7
	vfmadd231ps	%ymm11, %ymm8, %ymm0    # ymm0 = (ymm8 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm10) + ymm2
	vmovups	1232(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm7     # ymm7 = (ymm8 * ymm6) + ymm7
	vfmadd231ps	%ymm11, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm11) + ymm2
	vmovups	12032(%rdi,%rax,4), %ymm11
	vmovups	2832(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vmovups	2432(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm5, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm5) + ymm1
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vmovups	12432(%rdi,%rax,4), %ymm12
	vmovups	3232(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm10, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm10) + ymm7
	vfmadd231ps	%ymm6, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm5) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vmovups	12832(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm11) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm7     # ymm7 = (ymm9 * ymm8) + ymm7
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	13232(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm7    # ymm7 = (ymm5 * ymm11) + ymm7
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmovups	%ymm3, 32(%rbx,%rax,4)
	vmovups	%ymm4, 432(%rbx,%rax,4)
	vmovups	%ymm7, 832(%rbx,%rax,4)
	vmovups	24032(%rdi,%rax,4), %ymm3
	vmovups	24432(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vfmadd231ps	%ymm3, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm3) + ymm0
	vfmadd231ps	%ymm11, %ymm4, %ymm1    # ymm1 = (ymm4 * ymm11) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm10, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm10) + ymm2
	vmovups	24832(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm11) + ymm0
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vfmadd231ps	25232(%rdi,%rax,4), %ymm11, %ymm2 # ymm2 = (ymm11 * mem) + ymm2
	vmovups	%ymm1, 12032(%rbx,%rax,4)
	vmovups	%ymm0, 12432(%rbx,%rax,4)
	vmovups	%ymm2, 12832(%rbx,%rax,4)
	addq	$8, %rax
	cmpq	$88, %rax
	jl	.LBB1_3
.LBB1_4:                                # %._crit_edge
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	1600(%rsi,%rax,4), %xmm5
	vmovups	(%rdi,%rax,4), %xmm0
	vmovups	400(%rdi,%rax,4), %xmm2
	vmulps	%xmm5, %xmm0, %xmm3
	vmovups	1200(%rsi,%rax,4), %xmm9
	vmulps	%xmm0, %xmm9, %xmm4
	vmovups	(%rsi,%rax,4), %xmm8
	vmovups	400(%rsi,%rax,4), %xmm10
	vmulps	%xmm0, %xmm10, %xmm1
	vmulps	%xmm0, %xmm8, %xmm0
	vmovups	2000(%rsi,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm2, %xmm3     # xmm3 = (xmm2 * xmm6) + xmm3
	vfmadd231ps	%xmm5, %xmm2, %xmm4     # xmm4 = (xmm2 * xmm5) + xmm4
	vmulps	%xmm2, %xmm9, %xmm7
	vmovups	800(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm11, %xmm2, %xmm1    # xmm1 = (xmm2 * xmm11) + xmm1
	vfmadd231ps	%xmm10, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm10) + xmm0
	vmulps	%xmm2, %xmm8, %xmm2
	vmovups	800(%rdi,%rax,4), %xmm8
	vfmadd231ps	%xmm6, %xmm8, %xmm4     # xmm4 = (xmm8 * xmm6) + xmm4
	vfmadd231ps	%xmm5, %xmm8, %xmm7     # xmm7 = (xmm8 * xmm5) + xmm7
	vfmadd231ps	%xmm11, %xmm8, %xmm0    # xmm0 = (xmm8 * xmm11) + xmm0
	vfmadd231ps	%xmm10, %xmm8, %xmm2    # xmm2 = (xmm8 * xmm10) + xmm2
	vmovups	1200(%rdi,%rax,4), %xmm8
	vfmadd231ps	%xmm6, %xmm8, %xmm7     # xmm7 = (xmm8 * xmm6) + xmm7
	vfmadd231ps	%xmm11, %xmm8, %xmm2    # xmm2 = (xmm8 * xmm11) + xmm2
	vmovups	12000(%rdi,%rax,4), %xmm11
	vmovups	2800(%rsi,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm8) + xmm3
	vmovups	2400(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vfmadd231ps	%xmm5, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm5) + xmm1
	vfmadd231ps	%xmm11, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm11) + xmm0
	vmovups	12400(%rdi,%rax,4), %xmm12
	vmovups	3200(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ps	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ps	%xmm10, %xmm12, %xmm7   # xmm7 = (xmm12 * xmm10) + xmm7
	vfmadd231ps	%xmm6, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm6) + xmm1
	vfmadd231ps	%xmm5, %xmm12, %xmm0    # xmm0 = (xmm12 * xmm5) + xmm0
	vfmadd231ps	%xmm9, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm9) + xmm2
	vmovups	12800(%rdi,%rax,4), %xmm9
	vfmadd231ps	%xmm11, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm11) + xmm4
	vfmadd231ps	%xmm8, %xmm9, %xmm7     # xmm7 = (xmm9 * xmm8) + xmm7
	vfmadd231ps	%xmm6, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm6) + xmm0
	vfmadd231ps	%xmm5, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm5) + xmm2
	vmovups	13200(%rdi,%rax,4), %xmm5
	vfmadd231ps	%xmm11, %xmm5, %xmm7    # xmm7 = (xmm5 * xmm11) + xmm7
	vfmadd231ps	%xmm6, %xmm5, %xmm2     # xmm2 = (xmm5 * xmm6) + xmm2
	vmovups	%xmm3, (%rbx,%rax,4)
	vmovups	%xmm4, 400(%rbx,%rax,4)
	vmovups	%xmm7, 800(%rbx,%rax,4)
	vmovups	24000(%rdi,%rax,4), %xmm3
	vmovups	24400(%rdi,%rax,4), %xmm4
	vfmadd231ps	%xmm8, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm8) + xmm1
	vfmadd231ps	%xmm3, %xmm10, %xmm0    # xmm0 = (xmm10 * xmm3) + xmm0
	vfmadd231ps	%xmm11, %xmm4, %xmm1    # xmm1 = (xmm4 * xmm11) + xmm1
	vfmadd231ps	%xmm8, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm8) + xmm0
	vfmadd231ps	%xmm10, %xmm4, %xmm2    # xmm2 = (xmm4 * xmm10) + xmm2
	vmovups	24800(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm11, %xmm3, %xmm0    # xmm0 = (xmm3 * xmm11) + xmm0
	vfmadd231ps	%xmm8, %xmm3, %xmm2     # xmm2 = (xmm3 * xmm8) + xmm2
	vfmadd231ps	25200(%rdi,%rax,4), %xmm11, %xmm2 # xmm2 = (xmm11 * mem) + xmm2
	vmovups	%xmm1, 12000(%rbx,%rax,4)
	vmovups	%xmm0, 12400(%rbx,%rax,4)
	vmovups	%xmm2, 12800(%rbx,%rax,4)
	leaq	13200(%rdi), %rax
	leaq	13200(%rbx), %rcx
	movl	$3, %edx
	jmp	.LBB1_5
	.p2align	4
.LBB1_8:                                # %._crit_edge17
                                        #   in Loop: Header=BB1_5 Depth=1
	imulq	$100, %rdx, %r14
	movl	$96, %r8d
	#APP
	#NO_APP
	leaq	(%rdi,%r14,4), %r9
	vmovups	-400(%r9,%r8,4), %xmm0
	vmovups	1200(%rsi,%r8,4), %xmm6
	vmulps	%xmm6, %xmm0, %xmm2
	vmovups	(%rsi,%r8,4), %xmm3
	vmovups	400(%rsi,%r8,4), %xmm9
	vmulps	%xmm3, %xmm0, %xmm0
	addq	%r8, %r14
	vmovups	1600(%rsi,%r8,4), %xmm5
	vmovups	(%rdi,%r14,4), %xmm1
	vmovups	400(%rdi,%r14,4), %xmm10
	vfmadd231ps	%xmm5, %xmm1, %xmm2     # xmm2 = (xmm1 * xmm5) + xmm2
	vmulps	%xmm1, %xmm6, %xmm4
	vfmadd231ps	%xmm9, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm9) + xmm0
	vmulps	%xmm1, %xmm3, %xmm1
	vmovups	2000(%rsi,%r8,4), %xmm7
	vfmadd231ps	%xmm7, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm7) + xmm2
	vfmadd231ps	%xmm5, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm5) + xmm4
	vmulps	%xmm6, %xmm10, %xmm8
	vmovups	800(%rsi,%r8,4), %xmm11
	vfmadd231ps	%xmm11, %xmm10, %xmm0   # xmm0 = (xmm10 * xmm11) + xmm0
	vfmadd231ps	%xmm9, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm9) + xmm1
	vmulps	%xmm3, %xmm10, %xmm3
	vmovups	800(%rdi,%r14,4), %xmm10
	vfmadd231ps	%xmm7, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm7) + xmm4
	vfmadd231ps	%xmm5, %xmm10, %xmm8    # xmm8 = (xmm10 * xmm5) + xmm8
	vfmadd231ps	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vfmadd231ps	%xmm9, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm9) + xmm3
	leaq	3(%rdx), %r10
	imulq	$400, %r10, %r11                # imm = 0x190
	addq	%rdi, %r11
	vmovups	(%r11,%r8,4), %xmm9
	vfmadd231ps	%xmm7, %xmm9, %xmm8     # xmm8 = (xmm9 * xmm7) + xmm8
	vfmadd231ps	%xmm11, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm11) + xmm3
	vmovups	11600(%r9,%r8,4), %xmm10
	vmovups	2400(%rsi,%r8,4), %xmm9
	vfmadd231ps	%xmm9, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm9) + xmm2
	vfmadd231ps	%xmm10, %xmm6, %xmm0    # xmm0 = (xmm6 * xmm10) + xmm0
	vmovups	12000(%rdi,%r14,4), %xmm11
	vmovups	2800(%rsi,%r8,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm2   # xmm2 = (xmm11 * xmm10) + xmm2
	vfmadd231ps	%xmm9, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm9) + xmm4
	vfmadd231ps	%xmm5, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm5) + xmm0
	vfmadd231ps	%xmm11, %xmm6, %xmm1    # xmm1 = (xmm6 * xmm11) + xmm1
	vmovups	12400(%rdi,%r14,4), %xmm12
	vmovups	3200(%rsi,%r8,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ps	%xmm10, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm10) + xmm4
	vfmadd231ps	%xmm9, %xmm12, %xmm8    # xmm8 = (xmm12 * xmm9) + xmm8
	vfmadd231ps	%xmm7, %xmm12, %xmm0    # xmm0 = (xmm12 * xmm7) + xmm0
	vfmadd231ps	%xmm5, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm5) + xmm1
	vfmadd231ps	%xmm6, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm6) + xmm3
	vmovups	12800(%rdi,%r14,4), %xmm6
	vfmadd231ps	%xmm11, %xmm6, %xmm4    # xmm4 = (xmm6 * xmm11) + xmm4
	vfmadd231ps	%xmm10, %xmm6, %xmm8    # xmm8 = (xmm6 * xmm10) + xmm8
	vfmadd231ps	%xmm7, %xmm6, %xmm1     # xmm1 = (xmm6 * xmm7) + xmm1
	vfmadd231ps	%xmm5, %xmm6, %xmm3     # xmm3 = (xmm6 * xmm5) + xmm3
	vmovups	12000(%r11,%r8,4), %xmm5
	vfmadd231ps	%xmm11, %xmm5, %xmm8    # xmm8 = (xmm5 * xmm11) + xmm8
	vfmadd231ps	%xmm7, %xmm5, %xmm3     # xmm3 = (xmm5 * xmm7) + xmm3
	vmovups	%xmm2, (%rbx,%r14,4)
	vmovups	%xmm4, 400(%rbx,%r14,4)
	vmovups	%xmm8, 800(%rbx,%r14,4)
	vfmadd231ps	23600(%r9,%r8,4), %xmm9, %xmm0 # xmm0 = (xmm9 * mem) + xmm0
	vmovups	24000(%r9,%r8,4), %xmm2
	vmovups	24400(%r9,%r8,4), %xmm4
	vfmadd231ps	%xmm10, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm10) + xmm0
	vfmadd231ps	%xmm2, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm2) + xmm1
	vfmadd231ps	%xmm11, %xmm4, %xmm0    # xmm0 = (xmm4 * xmm11) + xmm0
	vfmadd231ps	%xmm10, %xmm4, %xmm1    # xmm1 = (xmm4 * xmm10) + xmm1
	vfmadd231ps	%xmm9, %xmm4, %xmm3     # xmm3 = (xmm4 * xmm9) + xmm3
	vmovups	24800(%r9,%r8,4), %xmm2
	vfmadd231ps	%xmm11, %xmm2, %xmm1    # xmm1 = (xmm2 * xmm11) + xmm1
	vfmadd231ps	%xmm10, %xmm2, %xmm3    # xmm3 = (xmm2 * xmm10) + xmm3
	vfmadd231ps	24000(%r11,%r8,4), %xmm11, %xmm3 # xmm3 = (xmm11 * mem) + xmm3
	vmovups	%xmm0, 12000(%rbx,%r14,4)
	vmovups	%xmm1, 12400(%rbx,%r14,4)
	vmovups	%xmm3, 12800(%rbx,%r14,4)
	addq	$1200, %rax                     # imm = 0x4B0
	addq	$1200, %rcx                     # imm = 0x4B0
	cmpq	$24, %rdx
	movq	%r10, %rdx
	jae	.LBB1_9
.LBB1_5:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	xorl	%r8d, %r8d
	#APP
	#NO_APP
	cmpq	$95, %r8
	jg	.LBB1_8
# %bb.6:                                # %.lr.ph16
                                        #   in Loop: Header=BB1_5 Depth=1
	addq	$-8, %r8
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	1232(%rsi,%r8,4), %ymm6
	vmovups	-12368(%rax,%r8,4), %ymm0
	vmovups	-11968(%rax,%r8,4), %ymm1
	vmulps	%ymm6, %ymm0, %ymm3
	vmovups	32(%rsi,%r8,4), %ymm2
	vmovups	432(%rsi,%r8,4), %ymm9
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	1632(%rsi,%r8,4), %ymm5
	vfmadd231ps	%ymm5, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm5) + ymm3
	vmulps	%ymm1, %ymm6, %ymm4
	vfmadd231ps	%ymm9, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm9) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	-11568(%rax,%r8,4), %ymm10
	vmovups	2032(%rsi,%r8,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmulps	%ymm6, %ymm10, %ymm8
	vmovups	832(%rsi,%r8,4), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm0   # ymm0 = (ymm10 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vmulps	%ymm2, %ymm10, %ymm2
	vmovups	-11168(%rax,%r8,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vfmadd231ps	%ymm5, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm5) + ymm8
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	-10768(%rax,%r8,4), %ymm9
	vfmadd231ps	%ymm7, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm7) + ymm8
	vfmadd231ps	%ymm11, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm11) + ymm2
	vmovups	-368(%rax,%r8,4), %ymm10
	vmovups	2432(%rsi,%r8,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm10, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm10) + ymm0
	vmovups	32(%rax,%r8,4), %ymm11
	vmovups	2832(%rsi,%r8,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm5, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm5) + ymm0
	vfmadd231ps	%ymm11, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm11) + ymm1
	vmovups	432(%rax,%r8,4), %ymm12
	vmovups	3232(%rsi,%r8,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm8    # ymm8 = (ymm12 * ymm9) + ymm8
	vfmadd231ps	%ymm7, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm6) + ymm2
	vmovups	832(%rax,%r8,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm6, %ymm8    # ymm8 = (ymm6 * ymm10) + ymm8
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vmovups	1232(%rax,%r8,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm8    # ymm8 = (ymm5 * ymm11) + ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm7) + ymm2
	vmovups	%ymm3, -11968(%rcx,%r8,4)
	vmovups	%ymm4, -11568(%rcx,%r8,4)
	vmovups	%ymm8, -11168(%rcx,%r8,4)
	vfmadd231ps	11632(%rax,%r8,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	12032(%rax,%r8,4), %ymm3
	vmovups	12432(%rax,%r8,4), %ymm4
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vfmadd231ps	%ymm3, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm3) + ymm1
	vfmadd231ps	%ymm11, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm4, %ymm1    # ymm1 = (ymm4 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vmovups	12832(%rax,%r8,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm10) + ymm2
	vfmadd231ps	13232(%rax,%r8,4), %ymm11, %ymm2 # ymm2 = (ymm11 * mem) + ymm2
	vmovups	%ymm0, 32(%rcx,%r8,4)
	vmovups	%ymm1, 432(%rcx,%r8,4)
	vmovups	%ymm2, 832(%rcx,%r8,4)
	addq	$8, %r8
	cmpq	$88, %r8
	jl	.LBB1_7
	jmp	.LBB1_8
.LBB1_9:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph19.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_11:                               # %.lr.ph19
                                        # =>This Inner Loop Header: Depth=1
	vmovups	1232(%rsi,%rax,4), %ymm6
	vmovups	10432(%rdi,%rax,4), %ymm0
	vmovups	10832(%rdi,%rax,4), %ymm1
	vmulps	%ymm6, %ymm0, %ymm3
	vmovups	32(%rsi,%rax,4), %ymm2
	vmovups	432(%rsi,%rax,4), %ymm9
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	1632(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm4) + ymm3
	vmulps	%ymm1, %ymm6, %ymm5
	vfmadd231ps	%ymm9, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm9) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	11232(%rdi,%rax,4), %ymm10
	vmovups	2032(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm4, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm4) + ymm5
	vmulps	%ymm6, %ymm10, %ymm8
	vmovups	832(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm10, %ymm0   # ymm0 = (ymm10 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vmulps	%ymm2, %ymm10, %ymm2
	vmovups	11632(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm4, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm4) + ymm8
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	22432(%rdi,%rax,4), %ymm10
	vmovups	2432(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm10, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm10) + ymm0
	vmovups	22832(%rdi,%rax,4), %ymm11
	vmovups	2832(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vfmadd231ps	%ymm4, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm4) + ymm0
	vfmadd231ps	%ymm11, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm11) + ymm1
	vmovups	23232(%rdi,%rax,4), %ymm12
	vmovups	3232(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm10) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm8    # ymm8 = (ymm12 * ymm9) + ymm8
	vfmadd231ps	%ymm7, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm6) + ymm2
	vmovups	23632(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm5    # ymm5 = (ymm6 * ymm11) + ymm5
	vfmadd231ps	%ymm10, %ymm6, %ymm8    # ymm8 = (ymm6 * ymm10) + ymm8
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	%ymm3, 10832(%rbx,%rax,4)
	vmovups	%ymm5, 11232(%rbx,%rax,4)
	vmovups	%ymm8, 11632(%rbx,%rax,4)
	vfmadd231ps	34432(%rdi,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	34832(%rdi,%rax,4), %ymm3
	vmovups	35232(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vfmadd231ps	%ymm3, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm3) + ymm1
	vfmadd231ps	%ymm11, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm4, %ymm1    # ymm1 = (ymm4 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vmovups	35632(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm10) + ymm2
	vmovups	%ymm0, 22832(%rbx,%rax,4)
	vmovups	%ymm1, 23232(%rbx,%rax,4)
	vmovups	%ymm2, 23632(%rbx,%rax,4)
	addq	$8, %rax
	cmpq	$88, %rax
	jl	.LBB1_11
.LBB1_12:                               # %._crit_edge20
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	1200(%rsi,%rax,4), %xmm6
	vmovups	10400(%rdi,%rax,4), %xmm0
	vmovups	10800(%rdi,%rax,4), %xmm1
	vmulps	%xmm6, %xmm0, %xmm3
	vmovups	(%rsi,%rax,4), %xmm2
	vmovups	400(%rsi,%rax,4), %xmm9
	vmulps	%xmm2, %xmm0, %xmm0
	vmovups	1600(%rsi,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm1, %xmm3     # xmm3 = (xmm1 * xmm4) + xmm3
	vmulps	%xmm1, %xmm6, %xmm5
	vfmadd231ps	%xmm9, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm9) + xmm0
	vmulps	%xmm1, %xmm2, %xmm1
	vmovups	11200(%rdi,%rax,4), %xmm10
	vmovups	2000(%rsi,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm7) + xmm3
	vfmadd231ps	%xmm4, %xmm10, %xmm5    # xmm5 = (xmm10 * xmm4) + xmm5
	vmulps	%xmm6, %xmm10, %xmm8
	vmovups	800(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm11, %xmm10, %xmm0   # xmm0 = (xmm10 * xmm11) + xmm0
	vfmadd231ps	%xmm9, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm9) + xmm1
	vmulps	%xmm2, %xmm10, %xmm2
	vmovups	11600(%rdi,%rax,4), %xmm10
	vfmadd231ps	%xmm7, %xmm10, %xmm5    # xmm5 = (xmm10 * xmm7) + xmm5
	vfmadd231ps	%xmm4, %xmm10, %xmm8    # xmm8 = (xmm10 * xmm4) + xmm8
	vfmadd231ps	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vfmadd231ps	%xmm9, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm9) + xmm2
	vmovups	22400(%rdi,%rax,4), %xmm10
	vmovups	2400(%rsi,%rax,4), %xmm9
	vfmadd231ps	%xmm9, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm9) + xmm3
	vfmadd231ps	%xmm10, %xmm6, %xmm0    # xmm0 = (xmm6 * xmm10) + xmm0
	vmovups	22800(%rdi,%rax,4), %xmm11
	vmovups	2800(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm3   # xmm3 = (xmm11 * xmm10) + xmm3
	vfmadd231ps	%xmm9, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm9) + xmm5
	vfmadd231ps	%xmm4, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm4) + xmm0
	vfmadd231ps	%xmm11, %xmm6, %xmm1    # xmm1 = (xmm6 * xmm11) + xmm1
	vmovups	23200(%rdi,%rax,4), %xmm12
	vmovups	3200(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ps	%xmm10, %xmm12, %xmm5   # xmm5 = (xmm12 * xmm10) + xmm5
	vfmadd231ps	%xmm9, %xmm12, %xmm8    # xmm8 = (xmm12 * xmm9) + xmm8
	vfmadd231ps	%xmm7, %xmm12, %xmm0    # xmm0 = (xmm12 * xmm7) + xmm0
	vfmadd231ps	%xmm4, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm4) + xmm1
	vfmadd231ps	%xmm6, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm6) + xmm2
	vmovups	23600(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm11, %xmm6, %xmm5    # xmm5 = (xmm6 * xmm11) + xmm5
	vfmadd231ps	%xmm10, %xmm6, %xmm8    # xmm8 = (xmm6 * xmm10) + xmm8
	vfmadd231ps	%xmm7, %xmm6, %xmm1     # xmm1 = (xmm6 * xmm7) + xmm1
	vfmadd231ps	%xmm4, %xmm6, %xmm2     # xmm2 = (xmm6 * xmm4) + xmm2
	vmovups	%xmm3, 10800(%rbx,%rax,4)
	vmovups	%xmm5, 11200(%rbx,%rax,4)
	vmovups	%xmm8, 11600(%rbx,%rax,4)
	vfmadd231ps	34400(%rdi,%rax,4), %xmm9, %xmm0 # xmm0 = (xmm9 * mem) + xmm0
	vmovups	34800(%rdi,%rax,4), %xmm3
	vmovups	35200(%rdi,%rax,4), %xmm4
	vfmadd231ps	%xmm10, %xmm3, %xmm0    # xmm0 = (xmm3 * xmm10) + xmm0
	vfmadd231ps	%xmm3, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm3) + xmm1
	vfmadd231ps	%xmm11, %xmm4, %xmm0    # xmm0 = (xmm4 * xmm11) + xmm0
	vfmadd231ps	%xmm10, %xmm4, %xmm1    # xmm1 = (xmm4 * xmm10) + xmm1
	vfmadd231ps	%xmm9, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm9) + xmm2
	vmovups	35600(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm11, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm11) + xmm1
	vfmadd231ps	%xmm10, %xmm3, %xmm2    # xmm2 = (xmm3 * xmm10) + xmm2
	vmovups	%xmm0, 22800(%rbx,%rax,4)
	vmovups	%xmm1, 23200(%rbx,%rax,4)
	vmovups	%xmm2, 23600(%rbx,%rax,4)
.LBB1_13:
	movq	-112(%rsp), %rax                # 8-byte Reload
	addq	$-21392, %rax                   # imm = 0xAC70
	movq	-104(%rsp), %rcx                # 8-byte Reload
	addq	$-21392, %rcx                   # imm = 0xAC70
	movq	%rax, %rdx
	sarq	$63, %rdx
	andnq	%rax, %rdx, %rdx
	addq	$25199, %rdx                    # imm = 0x626F
	movabsq	$-6453432371183468533, %r9      # imm = 0xA670CD733D9A400B
	mulxq	%r9, %rax, %rax
	shrq	$14, %rax
	cmpq	$13, %rax
	movl	$13, %r8d
	cmovaeq	%r8, %rax
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$25199, %rdx                    # imm = 0x626F
	mulxq	%r9, %rcx, %rcx
	shrq	$14, %rcx
	cmpq	$13, %rcx
	cmovaeq	%r8, %rcx
	leal	(%rax,%rax), %r8d
	addl	%ecx, %ecx
	movq	%rcx, -72(%rsp)                 # 8-byte Spill
	cmpq	%rcx, %r8
	jae	.LBB1_28
# %bb.14:                               # %.lr.ph32.preheader
	addq	$2, %r8
	imulq	$24000, %rax, %rax              # imm = 0x5DC0
	leaq	(%rdi,%rax), %rcx
	addq	$24800, %rcx                    # imm = 0x60E0
	leaq	24800(%rbx,%rax), %rdx
	leaq	25200(%rdi,%rax), %r9
	leaq	25200(%rbx,%rax), %r14
	leaq	(%rdi,%rax), %r10
	leaq	(%rax,%rbx), %r15
	addq	$34800, %r15                    # imm = 0x87F0
	movq	%rbx, -120(%rsp)                # 8-byte Spill
	movq	%rdi, -128(%rsp)                # 8-byte Spill
	jmp	.LBB1_15
	.p2align	4
.LBB1_24:                               # %.._crit_edge29_crit_edge
                                        #   in Loop: Header=BB1_15 Depth=1
	movq	-120(%rsp), %rbx                # 8-byte Reload
	movq	-128(%rsp), %rdi                # 8-byte Reload
	movq	-96(%rsp), %r14                 # 8-byte Reload
.LBB1_27:                               # %._crit_edge29
                                        #   in Loop: Header=BB1_15 Depth=1
	movl	$96, %r8d
	#APP
	#NO_APP
	vmovups	(%rsi,%r8,4), %xmm5
	vmovups	400(%rsi,%r8,4), %xmm9
	movq	-80(%rsp), %r13                 # 8-byte Reload
	vmulps	-1600(%r13,%r8,4), %xmm5, %xmm1
	vmovups	-1200(%r13,%r8,4), %xmm0
	vmovups	-800(%r13,%r8,4), %xmm3
	vfmadd231ps	%xmm9, %xmm0, %xmm1     # xmm1 = (xmm0 * xmm9) + xmm1
	vmulps	%xmm0, %xmm5, %xmm2
	vmovups	800(%rsi,%r8,4), %xmm10
	vfmadd231ps	%xmm10, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm10) + xmm1
	vfmadd231ps	%xmm9, %xmm3, %xmm2     # xmm2 = (xmm3 * xmm9) + xmm2
	vmulps	%xmm3, %xmm5, %xmm3
	vmovups	-400(%r13,%r8,4), %xmm0
	vfmadd231ps	%xmm10, %xmm0, %xmm2    # xmm2 = (xmm0 * xmm10) + xmm2
	vfmadd231ps	%xmm0, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm0) + xmm3
	vmovups	10400(%r13,%r8,4), %xmm0
	vmovups	1200(%rsi,%r8,4), %xmm7
	vfmadd231ps	%xmm7, %xmm0, %xmm1     # xmm1 = (xmm0 * xmm7) + xmm1
	vmulps	%xmm0, %xmm5, %xmm0
	addq	%r8, %rdx
	vmovups	(%rdi,%rdx,4), %xmm4
	vmovups	1600(%rsi,%r8,4), %xmm6
	vfmadd231ps	%xmm6, %xmm4, %xmm1     # xmm1 = (xmm4 * xmm6) + xmm1
	vfmadd231ps	%xmm7, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm7) + xmm2
	vfmadd231ps	%xmm9, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm9) + xmm0
	vmulps	%xmm4, %xmm5, %xmm4
	addq	%r8, %r9
	vmovups	(%rdi,%r9,4), %xmm11
	vmovups	2000(%rsi,%r8,4), %xmm8
	vfmadd231ps	%xmm8, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm8) + xmm1
	vfmadd231ps	%xmm6, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm6) + xmm2
	vfmadd231ps	%xmm7, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm7) + xmm3
	vfmadd231ps	%xmm10, %xmm11, %xmm0   # xmm0 = (xmm11 * xmm10) + xmm0
	vfmadd231ps	%xmm9, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm9) + xmm4
	vmulps	%xmm5, %xmm11, %xmm5
	addq	%r8, %r11
	vmovups	(%rdi,%r11,4), %xmm11
	vfmadd231ps	%xmm8, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm8) + xmm2
	vfmadd231ps	%xmm6, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm6) + xmm3
	vfmadd231ps	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vfmadd231ps	%xmm9, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm9) + xmm5
	vmovups	22400(%r13,%r8,4), %xmm10
	vmovups	2400(%rsi,%r8,4), %xmm9
	vfmadd231ps	%xmm9, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm9) + xmm1
	vfmadd231ps	%xmm10, %xmm7, %xmm0    # xmm0 = (xmm7 * xmm10) + xmm0
	addq	%r8, %rax
	vmovups	(%rdi,%rax,4), %xmm11
	vmovups	2800(%rsi,%r8,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm1   # xmm1 = (xmm11 * xmm10) + xmm1
	vfmadd231ps	%xmm9, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm9) + xmm2
	vfmadd231ps	%xmm6, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm6) + xmm0
	vfmadd231ps	%xmm11, %xmm7, %xmm4    # xmm4 = (xmm7 * xmm11) + xmm4
	addq	%r8, %rcx
	vmovups	(%rdi,%rcx,4), %xmm12
	vmovups	3200(%rsi,%r8,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ps	%xmm10, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm10) + xmm2
	vfmadd231ps	%xmm9, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm9) + xmm3
	vfmadd231ps	%xmm8, %xmm12, %xmm0    # xmm0 = (xmm12 * xmm8) + xmm0
	vfmadd231ps	%xmm6, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm6) + xmm4
	vfmadd231ps	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	addq	%r8, %r12
	vmovups	(%rdi,%r12,4), %xmm7
	vfmadd231ps	%xmm11, %xmm7, %xmm2    # xmm2 = (xmm7 * xmm11) + xmm2
	vfmadd231ps	%xmm10, %xmm7, %xmm3    # xmm3 = (xmm7 * xmm10) + xmm3
	vfmadd231ps	%xmm8, %xmm7, %xmm4     # xmm4 = (xmm7 * xmm8) + xmm4
	vfmadd231ps	%xmm6, %xmm7, %xmm5     # xmm5 = (xmm7 * xmm6) + xmm5
	vmovups	%xmm1, (%rbx,%rdx,4)
	vmovups	%xmm2, (%rbx,%r9,4)
	vmovups	%xmm3, (%rbx,%r11,4)
	movq	-88(%rsp), %rdx                 # 8-byte Reload
	vfmadd231ps	10400(%rdx,%r8,4), %xmm9, %xmm0 # xmm0 = (xmm9 * mem) + xmm0
	vmovups	10800(%rdx,%r8,4), %xmm1
	vmovups	11200(%rdx,%r8,4), %xmm2
	vfmadd231ps	%xmm10, %xmm1, %xmm0    # xmm0 = (xmm1 * xmm10) + xmm0
	vfmadd231ps	%xmm1, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm1) + xmm4
	vfmadd231ps	%xmm11, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm11) + xmm0
	vfmadd231ps	%xmm10, %xmm2, %xmm4    # xmm4 = (xmm2 * xmm10) + xmm4
	vfmadd231ps	%xmm9, %xmm2, %xmm5     # xmm5 = (xmm2 * xmm9) + xmm5
	vmovups	11600(%rdx,%r8,4), %xmm1
	vfmadd231ps	%xmm11, %xmm1, %xmm4    # xmm4 = (xmm1 * xmm11) + xmm4
	vfmadd231ps	%xmm10, %xmm1, %xmm5    # xmm5 = (xmm1 * xmm10) + xmm5
	vmovups	%xmm0, (%rbx,%rax,4)
	vmovups	%xmm4, (%rbx,%rcx,4)
	vmovups	%xmm5, (%rbx,%r12,4)
	movq	-40(%rsp), %rcx                 # 8-byte Reload
	addq	$24000, %rcx                    # imm = 0x5DC0
	movq	-48(%rsp), %rdx                 # 8-byte Reload
	addq	$24000, %rdx                    # imm = 0x5DC0
	movq	-56(%rsp), %r9                  # 8-byte Reload
	addq	$24000, %r9                     # imm = 0x5DC0
	addq	$24000, %r14                    # imm = 0x5DC0
	addq	$24000, %r10                    # imm = 0x5DC0
	addq	$24000, %r15                    # imm = 0x5DC0
	movq	-32(%rsp), %rax                 # 8-byte Reload
	cmpq	-72(%rsp), %rax                 # 8-byte Folded Reload
	movq	-64(%rsp), %r8                  # 8-byte Reload
	jae	.LBB1_28
.LBB1_15:                               # %.lr.ph32
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_17 Depth 2
                                        #     Child Loop BB1_19 Depth 2
                                        #       Child Loop BB1_21 Depth 3
                                        #     Child Loop BB1_26 Depth 2
	xorl	%eax, %eax
	#APP
	#NO_APP
	imulq	$3000, %r8, %r12                # imm = 0xBB8
	cmpq	$96, %rax
	movq	%rcx, -40(%rsp)                 # 8-byte Spill
	movq	%rdx, -48(%rsp)                 # 8-byte Spill
	leaq	3000(%r12), %r13
	jge	.LBB1_18
# %bb.16:                               # %.lr.ph22
                                        #   in Loop: Header=BB1_15 Depth=1
	addq	$-8, %rax
	.p2align	4
.LBB1_17:                               #   Parent Loop BB1_15 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%rax,4), %ymm5
	vmovups	432(%rsi,%rax,4), %ymm8
	vmovups	-12768(%rcx,%rax,4), %ymm0
	vmovups	-12368(%rcx,%rax,4), %ymm2
	vmulps	%ymm0, %ymm8, %ymm1
	vmulps	%ymm5, %ymm0, %ymm0
	vmovups	832(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm8) + ymm0
	vmulps	%ymm2, %ymm5, %ymm4
	vmovups	-11968(%rcx,%rax,4), %ymm2
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vfmadd231ps	%ymm2, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm2) + ymm4
	vfmadd231ps	-11568(%rcx,%rax,4), %ymm10, %ymm4 # ymm4 = (ymm10 * mem) + ymm4
	vmovups	-768(%rcx,%rax,4), %ymm2
	vmovups	1632(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmovups	1232(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vmulps	%ymm2, %ymm8, %ymm3
	vmulps	%ymm2, %ymm5, %ymm2
	vmovups	-368(%rcx,%rax,4), %ymm11
	vmovups	2032(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm6) + ymm0
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmulps	%ymm5, %ymm11, %ymm5
	vmovups	32(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm6) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmovups	432(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm7, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm7) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vmovups	11232(%rcx,%rax,4), %ymm11
	vmovups	2832(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm8) + ymm1
	vmovups	2432(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm6, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm6) + ymm3
	vfmadd231ps	%ymm11, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm11) + ymm2
	vmovups	11632(%rcx,%rax,4), %ymm12
	vmovups	3232(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm8) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm6) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vmovups	12032(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vfmadd231ps	%ymm8, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm6) + ymm5
	vmovups	12432(%rcx,%rax,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vmovups	%ymm1, -768(%rdx,%rax,4)
	vmovups	%ymm0, -368(%rdx,%rax,4)
	vmovups	%ymm4, 32(%rdx,%rax,4)
	vmovups	23232(%rcx,%rax,4), %ymm0
	vmovups	23632(%rcx,%rax,4), %ymm1
	vfmadd231ps	%ymm8, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm8) + ymm3
	vfmadd231ps	%ymm0, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm0) + ymm2
	vfmadd231ps	%ymm11, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm11) + ymm3
	vfmadd231ps	%ymm8, %ymm1, %ymm2     # ymm2 = (ymm1 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm1, %ymm5    # ymm5 = (ymm1 * ymm10) + ymm5
	vmovups	24032(%rcx,%rax,4), %ymm0
	vfmadd231ps	%ymm11, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm11) + ymm2
	vfmadd231ps	%ymm8, %ymm0, %ymm5     # ymm5 = (ymm0 * ymm8) + ymm5
	vfmadd231ps	24432(%rcx,%rax,4), %ymm11, %ymm5 # ymm5 = (ymm11 * mem) + ymm5
	vmovups	%ymm3, 11232(%rdx,%rax,4)
	vmovups	%ymm2, 11632(%rdx,%rax,4)
	vmovups	%ymm5, 12032(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$88, %rax
	jl	.LBB1_17
.LBB1_18:                               # %._crit_edge23
                                        #   in Loop: Header=BB1_15 Depth=1
	movl	$96, %eax
	#APP
	#NO_APP
	leaq	(%rdi,%r12,4), %r11
	leaq	(%rdi,%r12,4), %rcx
	addq	$-12000, %rcx                   # imm = 0xD120
	movq	%rcx, -8(%rsp)                  # 8-byte Spill
	vmovups	(%rsi,%rax,4), %xmm5
	vmovups	400(%rsi,%rax,4), %xmm8
	vmovups	-12000(%r11,%rax,4), %xmm0
	vmovups	-11600(%r11,%rax,4), %xmm1
	vmulps	%xmm0, %xmm8, %xmm3
	vmulps	%xmm5, %xmm0, %xmm2
	vmovups	800(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm1, %xmm3    # xmm3 = (xmm1 * xmm10) + xmm3
	vfmadd231ps	%xmm8, %xmm1, %xmm2     # xmm2 = (xmm1 * xmm8) + xmm2
	vmulps	%xmm1, %xmm5, %xmm4
	vmovups	-11200(%r11,%rax,4), %xmm0
	vfmadd231ps	%xmm10, %xmm0, %xmm2    # xmm2 = (xmm0 * xmm10) + xmm2
	vfmadd231ps	%xmm0, %xmm8, %xmm4     # xmm4 = (xmm8 * xmm0) + xmm4
	vfmadd231ps	-10800(%r11,%rax,4), %xmm10, %xmm4 # xmm4 = (xmm10 * mem) + xmm4
	leaq	(%rax,%r12), %rcx
	vmovups	1600(%rsi,%rax,4), %xmm6
	vmovups	(%rdi,%rcx,4), %xmm0
	vmovups	400(%rdi,%rcx,4), %xmm11
	vfmadd231ps	%xmm6, %xmm0, %xmm3     # xmm3 = (xmm0 * xmm6) + xmm3
	vmovups	1200(%rsi,%rax,4), %xmm9
	vfmadd231ps	%xmm9, %xmm0, %xmm2     # xmm2 = (xmm0 * xmm9) + xmm2
	vmulps	%xmm0, %xmm8, %xmm1
	vmulps	%xmm0, %xmm5, %xmm0
	vmovups	2000(%rsi,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm7) + xmm3
	vfmadd231ps	%xmm6, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm6) + xmm2
	vfmadd231ps	%xmm9, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm9) + xmm4
	vfmadd231ps	%xmm10, %xmm11, %xmm1   # xmm1 = (xmm11 * xmm10) + xmm1
	vfmadd231ps	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmulps	%xmm5, %xmm11, %xmm5
	vmovups	800(%rdi,%rcx,4), %xmm11
	vfmadd231ps	%xmm7, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm7) + xmm2
	vfmadd231ps	%xmm6, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm6) + xmm4
	vfmadd231ps	%xmm10, %xmm11, %xmm0   # xmm0 = (xmm11 * xmm10) + xmm0
	vfmadd231ps	%xmm8, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm8) + xmm5
	vmovups	1200(%r11,%rax,4), %xmm8
	vfmadd231ps	%xmm7, %xmm8, %xmm4     # xmm4 = (xmm8 * xmm7) + xmm4
	vfmadd231ps	%xmm10, %xmm8, %xmm5    # xmm5 = (xmm8 * xmm10) + xmm5
	leaq	(%rax,%r13), %rdx
	vmovups	(%rdi,%rdx,4), %xmm11
	vmovups	2800(%rsi,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm8) + xmm3
	vmovups	2400(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm2   # xmm2 = (xmm11 * xmm10) + xmm2
	vfmadd231ps	%xmm6, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm6) + xmm1
	vfmadd231ps	%xmm11, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm11) + xmm0
	vmovups	12400(%rdi,%rcx,4), %xmm12
	vmovups	3200(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ps	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ps	%xmm10, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm10) + xmm4
	vfmadd231ps	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ps	%xmm6, %xmm12, %xmm0    # xmm0 = (xmm12 * xmm6) + xmm0
	vfmadd231ps	%xmm9, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm9) + xmm5
	vmovups	12800(%rdi,%rcx,4), %xmm9
	vfmadd231ps	%xmm11, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm11) + xmm2
	vfmadd231ps	%xmm8, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm8) + xmm4
	vfmadd231ps	%xmm7, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm7) + xmm0
	vfmadd231ps	%xmm6, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm6) + xmm5
	movq	%r11, -80(%rsp)                 # 8-byte Spill
	vmovups	13200(%r11,%rax,4), %xmm6
	vfmadd231ps	%xmm11, %xmm6, %xmm4    # xmm4 = (xmm6 * xmm11) + xmm4
	vfmadd231ps	%xmm7, %xmm6, %xmm5     # xmm5 = (xmm6 * xmm7) + xmm5
	vmovups	%xmm3, (%rbx,%rcx,4)
	vmovups	%xmm2, 400(%rbx,%rcx,4)
	vmovups	%xmm4, 800(%rbx,%rcx,4)
	movq	%r8, -32(%rsp)                  # 8-byte Spill
	addq	$2, %r8
	movq	%r8, -64(%rsp)                  # 8-byte Spill
	imulq	$12000, %r8, %r8                # imm = 0x2EE0
	addq	%rdi, %r8
	vmovups	(%r8,%rax,4), %xmm2
	vmovups	400(%r8,%rax,4), %xmm3
	vfmadd231ps	%xmm8, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm8) + xmm1
	vfmadd231ps	%xmm2, %xmm10, %xmm0    # xmm0 = (xmm10 * xmm2) + xmm0
	vfmadd231ps	%xmm11, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm11) + xmm1
	vfmadd231ps	%xmm8, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm8) + xmm0
	vfmadd231ps	%xmm10, %xmm3, %xmm5    # xmm5 = (xmm3 * xmm10) + xmm5
	vmovups	800(%r8,%rax,4), %xmm2
	vfmadd231ps	%xmm11, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm11) + xmm0
	vfmadd231ps	%xmm8, %xmm2, %xmm5     # xmm5 = (xmm2 * xmm8) + xmm5
	movq	%r8, -88(%rsp)                  # 8-byte Spill
	vfmadd231ps	1200(%r8,%rax,4), %xmm11, %xmm5 # xmm5 = (xmm11 * mem) + xmm5
	vmovups	%xmm1, (%rbx,%rdx,4)
	vmovups	%xmm0, 12400(%rbx,%rcx,4)
	vmovups	%xmm5, 12800(%rbx,%rcx,4)
	movq	%r13, (%rsp)                    # 8-byte Spill
	leaq	(%rdi,%r13,4), %rax
	movq	%rax, -16(%rsp)                 # 8-byte Spill
	movl	$3, %edx
	movq	%r14, -96(%rsp)                 # 8-byte Spill
	movq	%r9, -56(%rsp)                  # 8-byte Spill
	movq	%r9, %rbx
	movq	%r10, 16(%rsp)                  # 8-byte Spill
	movq	%r15, 8(%rsp)                   # 8-byte Spill
	movq	%r12, -24(%rsp)                 # 8-byte Spill
	jmp	.LBB1_19
	.p2align	4
.LBB1_22:                               # %._crit_edge26
                                        #   in Loop: Header=BB1_19 Depth=2
	movl	$96, %edi
	#APP
	#NO_APP
	movq	-8(%rsp), %rax                  # 8-byte Reload
	leaq	(%rax,%r11,4), %rcx
	vmovups	(%rsi,%rdi,4), %xmm5
	vmovups	400(%rsi,%rdi,4), %xmm9
	vmulps	(%rcx,%rdi,4), %xmm5, %xmm0
	leaq	(%rax,%r15,4), %rcx
	vmovups	(%rcx,%rdi,4), %xmm1
	vfmadd231ps	%xmm9, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm9) + xmm0
	vmulps	%xmm1, %xmm5, %xmm2
	leaq	(%rax,%r13,4), %rcx
	vmovups	(%rcx,%rdi,4), %xmm1
	vmovups	800(%rsi,%rdi,4), %xmm10
	vfmadd231ps	%xmm10, %xmm1, %xmm0    # xmm0 = (xmm1 * xmm10) + xmm0
	vfmadd231ps	%xmm9, %xmm1, %xmm2     # xmm2 = (xmm1 * xmm9) + xmm2
	vmulps	%xmm1, %xmm5, %xmm4
	leaq	(%rax,%r10,4), %rcx
	vmovups	(%rcx,%rdi,4), %xmm1
	vfmadd231ps	%xmm10, %xmm1, %xmm2    # xmm2 = (xmm1 * xmm10) + xmm2
	vfmadd231ps	%xmm1, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm1) + xmm4
	leaq	3(%rdx), %rcx
	movq	%rcx, 56(%rsp)                  # 8-byte Spill
	imulq	$400, %rcx, %rbp                # imm = 0x190
	leaq	(%rax,%rbp), %rcx
	vfmadd231ps	(%rcx,%rdi,4), %xmm10, %xmm4 # xmm4 = (xmm10 * mem) + xmm4
	movq	-80(%rsp), %r9                  # 8-byte Reload
	leaq	(%r9,%r11,4), %rcx
	vmovups	(%rcx,%rdi,4), %xmm1
	vmovups	1200(%rsi,%rdi,4), %xmm7
	vfmadd231ps	%xmm7, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm7) + xmm0
	vmulps	%xmm1, %xmm5, %xmm1
	movq	%rdx, 48(%rsp)                  # 8-byte Spill
	leaq	(%rdi,%r12), %rdx
	movq	%r10, %r12
	leaq	(%rdx,%r15), %rcx
	movq	%rcx, 40(%rsp)                  # 8-byte Spill
	movq	-128(%rsp), %rax                # 8-byte Reload
	vmovups	(%rax,%rcx,4), %xmm3
	vmovups	1600(%rsi,%rdi,4), %xmm6
	vfmadd231ps	%xmm6, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm6) + xmm0
	vfmadd231ps	%xmm7, %xmm3, %xmm2     # xmm2 = (xmm3 * xmm7) + xmm2
	vfmadd231ps	%xmm9, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm9) + xmm1
	vmulps	%xmm3, %xmm5, %xmm3
	leaq	(%rdx,%r13), %rcx
	movq	%rcx, 32(%rsp)                  # 8-byte Spill
	movq	%r13, %r8
	movq	%r13, 24(%rsp)                  # 8-byte Spill
	vmovups	(%rax,%rcx,4), %xmm11
	vmovups	2000(%rsi,%rdi,4), %xmm8
	vfmadd231ps	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vfmadd231ps	%xmm6, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm6) + xmm2
	vfmadd231ps	%xmm7, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm7) + xmm4
	vfmadd231ps	%xmm10, %xmm11, %xmm1   # xmm1 = (xmm11 * xmm10) + xmm1
	vfmadd231ps	%xmm9, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm9) + xmm3
	vmulps	%xmm5, %xmm11, %xmm5
	addq	%r10, %rdx
	vmovups	(%rax,%rdx,4), %xmm11
	vfmadd231ps	%xmm8, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm8) + xmm2
	vfmadd231ps	%xmm6, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm6) + xmm4
	vfmadd231ps	%xmm10, %xmm11, %xmm3   # xmm3 = (xmm11 * xmm10) + xmm3
	vfmadd231ps	%xmm9, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm9) + xmm5
	leaq	(%r9,%rbp), %rcx
	vmovups	(%rcx,%rdi,4), %xmm9
	vfmadd231ps	%xmm8, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm8) + xmm4
	vfmadd231ps	%xmm10, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm10) + xmm5
	movq	-16(%rsp), %r9                  # 8-byte Reload
	leaq	(%r9,%r11,4), %rcx
	vmovups	(%rcx,%rdi,4), %xmm10
	vmovups	2400(%rsi,%rdi,4), %xmm9
	vfmadd231ps	%xmm9, %xmm10, %xmm0    # xmm0 = (xmm10 * xmm9) + xmm0
	vfmadd231ps	%xmm10, %xmm7, %xmm1    # xmm1 = (xmm7 * xmm10) + xmm1
	movq	(%rsp), %rcx                    # 8-byte Reload
	leaq	(%rdi,%rcx), %r10
	leaq	(%r10,%r15), %r13
	vmovups	(%rax,%r13,4), %xmm11
	vmovups	2800(%rsi,%rdi,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm0   # xmm0 = (xmm11 * xmm10) + xmm0
	vfmadd231ps	%xmm9, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm9) + xmm2
	vfmadd231ps	%xmm6, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm6) + xmm1
	vfmadd231ps	%xmm11, %xmm7, %xmm3    # xmm3 = (xmm7 * xmm11) + xmm3
	leaq	(%r10,%r8), %rcx
	vmovups	(%rax,%rcx,4), %xmm12
	vmovups	3200(%rsi,%rdi,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ps	%xmm10, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm10) + xmm2
	vfmadd231ps	%xmm9, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm9) + xmm4
	vfmadd231ps	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ps	%xmm6, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm6) + xmm3
	vfmadd231ps	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	addq	%r12, %r10
	movq	%r12, %r8
	vmovups	(%rax,%r10,4), %xmm7
	vfmadd231ps	%xmm11, %xmm7, %xmm2    # xmm2 = (xmm7 * xmm11) + xmm2
	vfmadd231ps	%xmm10, %xmm7, %xmm4    # xmm4 = (xmm7 * xmm10) + xmm4
	vfmadd231ps	%xmm8, %xmm7, %xmm3     # xmm3 = (xmm7 * xmm8) + xmm3
	vfmadd231ps	%xmm6, %xmm7, %xmm5     # xmm5 = (xmm7 * xmm6) + xmm5
	leaq	(%r9,%rbp), %rax
	vmovups	(%rax,%rdi,4), %xmm6
	vfmadd231ps	%xmm11, %xmm6, %xmm4    # xmm4 = (xmm6 * xmm11) + xmm4
	vfmadd231ps	%xmm8, %xmm6, %xmm5     # xmm5 = (xmm6 * xmm8) + xmm5
	movq	-120(%rsp), %r12                # 8-byte Reload
	movq	40(%rsp), %rax                  # 8-byte Reload
	vmovups	%xmm0, (%r12,%rax,4)
	movq	32(%rsp), %rax                  # 8-byte Reload
	vmovups	%xmm2, (%r12,%rax,4)
	vmovups	%xmm4, (%r12,%rdx,4)
	movq	-88(%rsp), %rdx                 # 8-byte Reload
	leaq	(%rdx,%r11,4), %rax
	vfmadd231ps	(%rax,%rdi,4), %xmm9, %xmm1 # xmm1 = (xmm9 * mem) + xmm1
	leaq	(%rdx,%r15,4), %rax
	vmovups	(%rax,%rdi,4), %xmm0
	vfmadd231ps	%xmm10, %xmm0, %xmm1    # xmm1 = (xmm0 * xmm10) + xmm1
	vfmadd231ps	%xmm0, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm0) + xmm3
	movq	24(%rsp), %rax                  # 8-byte Reload
	leaq	(%rdx,%rax,4), %rax
	vmovups	(%rax,%rdi,4), %xmm0
	vfmadd231ps	%xmm11, %xmm0, %xmm1    # xmm1 = (xmm0 * xmm11) + xmm1
	vfmadd231ps	%xmm10, %xmm0, %xmm3    # xmm3 = (xmm0 * xmm10) + xmm3
	vfmadd231ps	%xmm9, %xmm0, %xmm5     # xmm5 = (xmm0 * xmm9) + xmm5
	leaq	(%rdx,%r8,4), %rax
	vmovups	(%rax,%rdi,4), %xmm0
	vfmadd231ps	%xmm11, %xmm0, %xmm3    # xmm3 = (xmm0 * xmm11) + xmm3
	vfmadd231ps	%xmm10, %xmm0, %xmm5    # xmm5 = (xmm0 * xmm10) + xmm5
	addq	%rdx, %rbp
	vfmadd231ps	(%rbp,%rdi,4), %xmm11, %xmm5 # xmm5 = (xmm11 * mem) + xmm5
	vmovups	%xmm1, (%r12,%r13,4)
	vmovups	%xmm3, (%r12,%rcx,4)
	vmovups	%xmm5, (%r12,%r10,4)
	movq	-24(%rsp), %r12                 # 8-byte Reload
	addq	$1200, %rbx                     # imm = 0x4B0
	addq	$1200, %r14                     # imm = 0x4B0
	cmpq	$24, 48(%rsp)                   # 8-byte Folded Reload
	movq	56(%rsp), %rdx                  # 8-byte Reload
	movq	16(%rsp), %r10                  # 8-byte Reload
	movq	8(%rsp), %r15                   # 8-byte Reload
	jae	.LBB1_23
.LBB1_19:                               #   Parent Loop BB1_15 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_21 Depth 3
	xorl	%edi, %edi
	#APP
	#NO_APP
	imulq	$100, %rdx, %r15
	leaq	-100(%r15), %r11
	leaq	100(%r15), %r13
	leaq	200(%r15), %r10
	cmpq	$96, %rdi
	jge	.LBB1_22
# %bb.20:                               # %.lr.ph25
                                        #   in Loop: Header=BB1_19 Depth=2
	addq	$-8, %rdi
	.p2align	4
.LBB1_21:                               #   Parent Loop BB1_15 Depth=1
                                        #     Parent Loop BB1_19 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	32(%rsi,%rdi,4), %ymm5
	vmovups	432(%rsi,%rdi,4), %ymm9
	vmulps	-12368(%rbx,%rdi,4), %ymm5, %ymm1
	vmovups	-11968(%rbx,%rdi,4), %ymm0
	vmovups	-11568(%rbx,%rdi,4), %ymm3
	vfmadd231ps	%ymm9, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm9) + ymm1
	vmulps	%ymm0, %ymm5, %ymm2
	vmovups	832(%rsi,%rdi,4), %ymm10
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm9) + ymm2
	vmulps	%ymm3, %ymm5, %ymm4
	vmovups	-11168(%rbx,%rdi,4), %ymm0
	vfmadd231ps	%ymm10, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm10) + ymm2
	vfmadd231ps	%ymm0, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm0) + ymm4
	vfmadd231ps	-10768(%rbx,%rdi,4), %ymm10, %ymm4 # ymm4 = (ymm10 * mem) + ymm4
	vmovups	-368(%rbx,%rdi,4), %ymm0
	vmovups	1232(%rsi,%rdi,4), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm7) + ymm1
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	32(%rbx,%rdi,4), %ymm3
	vmovups	1632(%rsi,%rdi,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	432(%rbx,%rdi,4), %ymm11
	vmovups	2032(%rsi,%rdi,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vmulps	%ymm5, %ymm11, %ymm5
	vmovups	832(%rbx,%rdi,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm6) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vmovups	1232(%rbx,%rdi,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm8) + ymm4
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vmovups	11632(%rbx,%rdi,4), %ymm10
	vmovups	2432(%rsi,%rdi,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm10) + ymm0
	vmovups	12032(%rbx,%rdi,4), %ymm11
	vmovups	2832(%rsi,%rdi,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm1   # ymm1 = (ymm11 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm9) + ymm2
	vfmadd231ps	%ymm6, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm6) + ymm0
	vfmadd231ps	%ymm11, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm11) + ymm3
	vmovups	12432(%rbx,%rdi,4), %ymm12
	vmovups	3232(%rsi,%rdi,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm6) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vmovups	12832(%rbx,%rdi,4), %ymm7
	vfmadd231ps	%ymm11, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm7, %ymm5     # ymm5 = (ymm7 * ymm6) + ymm5
	vmovups	13232(%rbx,%rdi,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm8, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm8) + ymm5
	vmovups	%ymm1, 32(%r14,%rdi,4)
	vmovups	%ymm2, 432(%r14,%rdi,4)
	vmovups	%ymm4, 832(%r14,%rdi,4)
	vfmadd231ps	23632(%rbx,%rdi,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	24032(%rbx,%rdi,4), %ymm1
	vmovups	24432(%rbx,%rdi,4), %ymm2
	vfmadd231ps	%ymm10, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm10) + ymm0
	vfmadd231ps	%ymm1, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm1) + ymm3
	vfmadd231ps	%ymm11, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm2, %ymm3    # ymm3 = (ymm2 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm2, %ymm5     # ymm5 = (ymm2 * ymm9) + ymm5
	vmovups	24832(%rbx,%rdi,4), %ymm1
	vfmadd231ps	%ymm11, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm1, %ymm5    # ymm5 = (ymm1 * ymm10) + ymm5
	vfmadd231ps	25232(%rbx,%rdi,4), %ymm11, %ymm5 # ymm5 = (ymm11 * mem) + ymm5
	vmovups	%ymm0, 12032(%r14,%rdi,4)
	vmovups	%ymm3, 12432(%r14,%rdi,4)
	vmovups	%ymm5, 12832(%r14,%rdi,4)
	addq	$8, %rdi
	cmpq	$88, %rdi
	jl	.LBB1_21
	jmp	.LBB1_22
	.p2align	4
.LBB1_23:                               #   in Loop: Header=BB1_15 Depth=1
	xorl	%r8d, %r8d
	#APP
	#NO_APP
	leaq	2700(%r12), %rdx
	leaq	2800(%r12), %r9
	leaq	2900(%r12), %r11
	leaq	5700(%r12), %rax
	leaq	5800(%r12), %rcx
	addq	$5900, %r12                     # imm = 0x170C
	cmpq	$96, %r8
	jge	.LBB1_24
# %bb.25:                               # %.lr.ph28
                                        #   in Loop: Header=BB1_15 Depth=1
	addq	$-8, %r8
	movq	-120(%rsp), %rbx                # 8-byte Reload
	movq	-128(%rsp), %rdi                # 8-byte Reload
	movq	-96(%rsp), %r14                 # 8-byte Reload
	.p2align	4
.LBB1_26:                               #   Parent Loop BB1_15 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%r8,4), %ymm5
	vmovups	432(%rsi,%r8,4), %ymm9
	vmulps	22432(%r10,%r8,4), %ymm5, %ymm1
	vmovups	22832(%r10,%r8,4), %ymm0
	vmovups	23232(%r10,%r8,4), %ymm3
	vfmadd231ps	%ymm9, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm9) + ymm1
	vmulps	%ymm0, %ymm5, %ymm2
	vmovups	832(%rsi,%r8,4), %ymm10
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm9) + ymm2
	vmulps	%ymm3, %ymm5, %ymm4
	vmovups	23632(%r10,%r8,4), %ymm0
	vfmadd231ps	%ymm10, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm10) + ymm2
	vfmadd231ps	%ymm0, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm0) + ymm4
	vmovups	34432(%r10,%r8,4), %ymm0
	vmovups	1232(%rsi,%r8,4), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm7) + ymm1
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	34832(%r10,%r8,4), %ymm3
	vmovups	1632(%rsi,%r8,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	35232(%r10,%r8,4), %ymm11
	vmovups	2032(%rsi,%r8,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vmulps	%ymm5, %ymm11, %ymm5
	vmovups	35632(%r10,%r8,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm6) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vmovups	46432(%r10,%r8,4), %ymm10
	vmovups	2432(%rsi,%r8,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm10) + ymm0
	vmovups	46832(%r10,%r8,4), %ymm11
	vmovups	2832(%rsi,%r8,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm1   # ymm1 = (ymm11 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm9) + ymm2
	vfmadd231ps	%ymm6, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm6) + ymm0
	vfmadd231ps	%ymm11, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm11) + ymm3
	vmovups	47232(%r10,%r8,4), %ymm12
	vmovups	3232(%rsi,%r8,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm6) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vmovups	47632(%r10,%r8,4), %ymm7
	vfmadd231ps	%ymm11, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm7, %ymm5     # ymm5 = (ymm7 * ymm6) + ymm5
	vmovups	%ymm1, 32(%r15,%r8,4)
	vmovups	%ymm2, 432(%r15,%r8,4)
	vmovups	%ymm4, 832(%r15,%r8,4)
	vfmadd231ps	58432(%r10,%r8,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	58832(%r10,%r8,4), %ymm1
	vmovups	59232(%r10,%r8,4), %ymm2
	vfmadd231ps	%ymm10, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm10) + ymm0
	vfmadd231ps	%ymm1, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm1) + ymm3
	vfmadd231ps	%ymm11, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm2, %ymm3    # ymm3 = (ymm2 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm2, %ymm5     # ymm5 = (ymm2 * ymm9) + ymm5
	vmovups	59632(%r10,%r8,4), %ymm1
	vfmadd231ps	%ymm11, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm1, %ymm5    # ymm5 = (ymm1 * ymm10) + ymm5
	vmovups	%ymm0, 12032(%r15,%r8,4)
	vmovups	%ymm3, 12432(%r15,%r8,4)
	vmovups	%ymm5, 12832(%r15,%r8,4)
	addq	$8, %r8
	cmpq	$88, %r8
	jl	.LBB1_26
	jmp	.LBB1_27
.LBB1_28:                               # %._crit_edge33
	movq	-112(%rsp), %rax                # 8-byte Reload
	addq	$-348992, %rax                  # imm = 0xFFFAACC0
	movq	-104(%rsp), %rcx                # 8-byte Reload
	addq	$-348992, %rcx                  # imm = 0xFFFAACC0
	testq	%rax, %rax
	setg	%al
	testq	%rcx, %rcx
	setle	%cl
	orb	%al, %cl
	jne	.LBB1_41
# %bb.29:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_32
# %bb.30:                               # %.lr.ph35.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_31:                               # %.lr.ph35
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm7
	vmovups	432(%rsi,%rax,4), %ymm9
	vmovups	324032(%rdi,%rax,4), %ymm0
	vmovups	324432(%rdi,%rax,4), %ymm2
	vmulps	%ymm0, %ymm9, %ymm1
	vmulps	%ymm7, %ymm0, %ymm0
	vmovups	832(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vmulps	%ymm2, %ymm7, %ymm2
	vmovups	324832(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vfmadd231ps	%ymm3, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm3) + ymm2
	vfmadd231ps	325232(%rdi,%rax,4), %ymm10, %ymm2 # ymm2 = (ymm10 * mem) + ymm2
	vmovups	336032(%rdi,%rax,4), %ymm3
	vmovups	1632(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vmovups	1232(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vmulps	%ymm3, %ymm9, %ymm4
	vmulps	%ymm3, %ymm7, %ymm3
	vmovups	336432(%rdi,%rax,4), %ymm11
	vmovups	2032(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vmulps	%ymm7, %ymm11, %ymm7
	vmovups	336832(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm5) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm7    # ymm7 = (ymm11 * ymm9) + ymm7
	vmovups	337232(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm6) + ymm2
	vfmadd231ps	%ymm10, %ymm9, %ymm7    # ymm7 = (ymm9 * ymm10) + ymm7
	vmovups	348032(%rdi,%rax,4), %ymm9
	vmovups	2832(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	2432(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm5) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm9) + ymm3
	vmovups	348432(%rdi,%rax,4), %ymm9
	vmovups	3232(%rsi,%rax,4), %ymm12
	vfmadd231ps	%ymm12, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm12) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm11) + ymm2
	vfmadd231ps	%ymm6, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm6) + ymm4
	vfmadd231ps	%ymm5, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm9, %ymm7     # ymm7 = (ymm9 * ymm8) + ymm7
	vmovups	348832(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm12, %ymm8, %ymm0    # ymm0 = (ymm8 * ymm12) + ymm0
	vfmadd231ps	%ymm10, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm10) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm7     # ymm7 = (ymm8 * ymm5) + ymm7
	vmovups	349232(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm12, %ymm5, %ymm2    # ymm2 = (ymm5 * ymm12) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm7     # ymm7 = (ymm5 * ymm6) + ymm7
	vmovups	%ymm1, 336032(%rbx,%rax,4)
	vmovups	%ymm0, 336432(%rbx,%rax,4)
	vmovups	%ymm2, 336832(%rbx,%rax,4)
	vmovups	%ymm4, 348032(%rbx,%rax,4)
	vmovups	%ymm3, 348432(%rbx,%rax,4)
	vmovups	%ymm7, 348832(%rbx,%rax,4)
	addq	$8, %rax
	cmpq	$88, %rax
	jl	.LBB1_31
.LBB1_32:                               # %._crit_edge36
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %xmm7
	vmovups	400(%rsi,%rax,4), %xmm9
	vmovups	324000(%rdi,%rax,4), %xmm0
	vmovups	324400(%rdi,%rax,4), %xmm2
	vmulps	%xmm0, %xmm9, %xmm1
	vmulps	%xmm7, %xmm0, %xmm0
	vmovups	800(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm2, %xmm1    # xmm1 = (xmm2 * xmm10) + xmm1
	vfmadd231ps	%xmm9, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm9) + xmm0
	vmulps	%xmm2, %xmm7, %xmm2
	vmovups	324800(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm10, %xmm3, %xmm0    # xmm0 = (xmm3 * xmm10) + xmm0
	vfmadd231ps	%xmm3, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm3) + xmm2
	vfmadd231ps	325200(%rdi,%rax,4), %xmm10, %xmm2 # xmm2 = (xmm10 * mem) + xmm2
	vmovups	336000(%rdi,%rax,4), %xmm3
	vmovups	1600(%rsi,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm5) + xmm1
	vmovups	1200(%rsi,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm8) + xmm0
	vmulps	%xmm3, %xmm9, %xmm4
	vmulps	%xmm3, %xmm7, %xmm3
	vmovups	336400(%rdi,%rax,4), %xmm11
	vmovups	2000(%rsi,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm6) + xmm1
	vfmadd231ps	%xmm5, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm5) + xmm0
	vfmadd231ps	%xmm8, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm8) + xmm2
	vfmadd231ps	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vfmadd231ps	%xmm9, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm9) + xmm3
	vmulps	%xmm7, %xmm11, %xmm7
	vmovups	336800(%rdi,%rax,4), %xmm11
	vfmadd231ps	%xmm6, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm6) + xmm0
	vfmadd231ps	%xmm5, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm5) + xmm2
	vfmadd231ps	%xmm10, %xmm11, %xmm3   # xmm3 = (xmm11 * xmm10) + xmm3
	vfmadd231ps	%xmm9, %xmm11, %xmm7    # xmm7 = (xmm11 * xmm9) + xmm7
	vmovups	337200(%rdi,%rax,4), %xmm9
	vfmadd231ps	%xmm6, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm6) + xmm2
	vfmadd231ps	%xmm10, %xmm9, %xmm7    # xmm7 = (xmm9 * xmm10) + xmm7
	vmovups	348000(%rdi,%rax,4), %xmm9
	vmovups	2800(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm9, %xmm1    # xmm1 = (xmm9 * xmm10) + xmm1
	vmovups	2400(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm11, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm11) + xmm0
	vfmadd231ps	%xmm5, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm5) + xmm4
	vfmadd231ps	%xmm9, %xmm8, %xmm3     # xmm3 = (xmm8 * xmm9) + xmm3
	vmovups	348400(%rdi,%rax,4), %xmm9
	vmovups	3200(%rsi,%rax,4), %xmm12
	vfmadd231ps	%xmm12, %xmm9, %xmm1    # xmm1 = (xmm9 * xmm12) + xmm1
	vfmadd231ps	%xmm10, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm10) + xmm0
	vfmadd231ps	%xmm11, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm11) + xmm2
	vfmadd231ps	%xmm6, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm6) + xmm4
	vfmadd231ps	%xmm5, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm5) + xmm3
	vfmadd231ps	%xmm8, %xmm9, %xmm7     # xmm7 = (xmm9 * xmm8) + xmm7
	vmovups	348800(%rdi,%rax,4), %xmm8
	vfmadd231ps	%xmm12, %xmm8, %xmm0    # xmm0 = (xmm8 * xmm12) + xmm0
	vfmadd231ps	%xmm10, %xmm8, %xmm2    # xmm2 = (xmm8 * xmm10) + xmm2
	vfmadd231ps	%xmm6, %xmm8, %xmm3     # xmm3 = (xmm8 * xmm6) + xmm3
	vfmadd231ps	%xmm5, %xmm8, %xmm7     # xmm7 = (xmm8 * xmm5) + xmm7
	vmovups	349200(%rdi,%rax,4), %xmm5
	vfmadd231ps	%xmm12, %xmm5, %xmm2    # xmm2 = (xmm5 * xmm12) + xmm2
	vfmadd231ps	%xmm6, %xmm5, %xmm7     # xmm7 = (xmm5 * xmm6) + xmm7
	vmovups	%xmm1, 336000(%rbx,%rax,4)
	vmovups	%xmm0, 336400(%rbx,%rax,4)
	vmovups	%xmm2, 336800(%rbx,%rax,4)
	vmovups	%xmm4, 348000(%rbx,%rax,4)
	vmovups	%xmm3, 348400(%rbx,%rax,4)
	vmovups	%xmm7, 348800(%rbx,%rax,4)
	leaq	324800(%rdi), %rax
	leaq	337200(%rbx), %rcx
	movl	$3, %edx
	jmp	.LBB1_33
	.p2align	4
.LBB1_36:                               # %._crit_edge39
                                        #   in Loop: Header=BB1_33 Depth=1
	imulq	$100, %rdx, %r14
	movl	$96, %r8d
	#APP
	#NO_APP
	leaq	(%rdi,%r14,4), %r11
	vmovups	(%rsi,%r8,4), %xmm8
	vmovups	400(%rsi,%r8,4), %xmm9
	vmulps	323600(%r11,%r8,4), %xmm8, %xmm0
	vmovups	324000(%r11,%r8,4), %xmm1
	vmovups	324400(%r11,%r8,4), %xmm2
	vfmadd231ps	%xmm9, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm9) + xmm0
	vmulps	%xmm1, %xmm8, %xmm1
	vmovups	800(%rsi,%r8,4), %xmm10
	vfmadd231ps	%xmm10, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm10) + xmm0
	vfmadd231ps	%xmm9, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm9) + xmm1
	vmulps	%xmm2, %xmm8, %xmm2
	vmovups	324800(%r11,%r8,4), %xmm3
	vfmadd231ps	%xmm10, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm10) + xmm1
	vfmadd231ps	%xmm3, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm3) + xmm2
	leaq	3(%rdx), %r9
	imulq	$400, %r9, %r10                 # imm = 0x190
	addq	%rdi, %r10
	vfmadd231ps	324000(%r10,%r8,4), %xmm10, %xmm2 # xmm2 = (xmm10 * mem) + xmm2
	vmovups	335600(%r11,%r8,4), %xmm3
	vmovups	1200(%rsi,%r8,4), %xmm6
	vfmadd231ps	%xmm6, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm6) + xmm0
	vmulps	%xmm3, %xmm8, %xmm3
	addq	%r8, %r14
	vmovups	1600(%rsi,%r8,4), %xmm5
	vmovups	336000(%rdi,%r14,4), %xmm4
	vmovups	336400(%rdi,%r14,4), %xmm11
	vfmadd231ps	%xmm5, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm5) + xmm0
	vfmadd231ps	%xmm6, %xmm4, %xmm1     # xmm1 = (xmm4 * xmm6) + xmm1
	vfmadd231ps	%xmm9, %xmm4, %xmm3     # xmm3 = (xmm4 * xmm9) + xmm3
	vmulps	%xmm4, %xmm8, %xmm4
	vmovups	2000(%rsi,%r8,4), %xmm7
	vfmadd231ps	%xmm7, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm7) + xmm0
	vfmadd231ps	%xmm5, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm5) + xmm1
	vfmadd231ps	%xmm6, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm6) + xmm2
	vfmadd231ps	%xmm10, %xmm11, %xmm3   # xmm3 = (xmm11 * xmm10) + xmm3
	vfmadd231ps	%xmm9, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm9) + xmm4
	vmulps	%xmm11, %xmm8, %xmm8
	vmovups	336800(%rdi,%r14,4), %xmm11
	vfmadd231ps	%xmm7, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm7) + xmm1
	vfmadd231ps	%xmm5, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm5) + xmm2
	vfmadd231ps	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vfmadd231ps	%xmm9, %xmm11, %xmm8    # xmm8 = (xmm11 * xmm9) + xmm8
	vmovups	336000(%r10,%r8,4), %xmm9
	vfmadd231ps	%xmm7, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm7) + xmm2
	vfmadd231ps	%xmm10, %xmm9, %xmm8    # xmm8 = (xmm9 * xmm10) + xmm8
	vmovups	347600(%r11,%r8,4), %xmm9
	vmovups	2400(%rsi,%r8,4), %xmm10
	vfmadd231ps	%xmm10, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm10) + xmm0
	vfmadd231ps	%xmm9, %xmm6, %xmm3     # xmm3 = (xmm6 * xmm9) + xmm3
	vmovups	348000(%rdi,%r14,4), %xmm9
	vmovups	2800(%rsi,%r8,4), %xmm11
	vfmadd231ps	%xmm11, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm11) + xmm0
	vfmadd231ps	%xmm10, %xmm9, %xmm1    # xmm1 = (xmm9 * xmm10) + xmm1
	vfmadd231ps	%xmm5, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm5) + xmm3
	vfmadd231ps	%xmm9, %xmm6, %xmm4     # xmm4 = (xmm6 * xmm9) + xmm4
	vmovups	348400(%rdi,%r14,4), %xmm9
	vmovups	3200(%rsi,%r8,4), %xmm12
	vfmadd231ps	%xmm12, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm12) + xmm0
	vfmadd231ps	%xmm11, %xmm9, %xmm1    # xmm1 = (xmm9 * xmm11) + xmm1
	vfmadd231ps	%xmm10, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm10) + xmm2
	vfmadd231ps	%xmm7, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm7) + xmm3
	vfmadd231ps	%xmm5, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm5) + xmm4
	vfmadd231ps	%xmm6, %xmm9, %xmm8     # xmm8 = (xmm9 * xmm6) + xmm8
	vmovups	348800(%rdi,%r14,4), %xmm6
	vfmadd231ps	%xmm12, %xmm6, %xmm1    # xmm1 = (xmm6 * xmm12) + xmm1
	vfmadd231ps	%xmm11, %xmm6, %xmm2    # xmm2 = (xmm6 * xmm11) + xmm2
	vfmadd231ps	%xmm7, %xmm6, %xmm4     # xmm4 = (xmm6 * xmm7) + xmm4
	vfmadd231ps	%xmm5, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm5) + xmm8
	vmovups	348000(%r10,%r8,4), %xmm5
	vfmadd231ps	%xmm12, %xmm5, %xmm2    # xmm2 = (xmm5 * xmm12) + xmm2
	vfmadd231ps	%xmm7, %xmm5, %xmm8     # xmm8 = (xmm5 * xmm7) + xmm8
	vmovups	%xmm0, 336000(%rbx,%r14,4)
	vmovups	%xmm1, 336400(%rbx,%r14,4)
	vmovups	%xmm2, 336800(%rbx,%r14,4)
	vmovups	%xmm3, 348000(%rbx,%r14,4)
	vmovups	%xmm4, 348400(%rbx,%r14,4)
	vmovups	%xmm8, 348800(%rbx,%r14,4)
	addq	$1200, %rax                     # imm = 0x4B0
	addq	$1200, %rcx                     # imm = 0x4B0
	cmpq	$24, %rdx
	movq	%r9, %rdx
	jae	.LBB1_37
.LBB1_33:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_35 Depth 2
	xorl	%r8d, %r8d
	#APP
	#NO_APP
	cmpq	$95, %r8
	jg	.LBB1_36
# %bb.34:                               # %.lr.ph38
                                        #   in Loop: Header=BB1_33 Depth=1
	addq	$-8, %r8
	.p2align	4
.LBB1_35:                               #   Parent Loop BB1_33 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%r8,4), %ymm8
	vmovups	432(%rsi,%r8,4), %ymm9
	vmulps	32(%rax,%r8,4), %ymm8, %ymm0
	vmovups	432(%rax,%r8,4), %ymm1
	vmovups	832(%rax,%r8,4), %ymm2
	vfmadd231ps	%ymm9, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm9) + ymm0
	vmulps	%ymm1, %ymm8, %ymm1
	vmovups	832(%rsi,%r8,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vmulps	%ymm2, %ymm8, %ymm2
	vmovups	1232(%rax,%r8,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm3, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm3) + ymm2
	vfmadd231ps	1632(%rax,%r8,4), %ymm10, %ymm2 # ymm2 = (ymm10 * mem) + ymm2
	vmovups	12032(%rax,%r8,4), %ymm3
	vmovups	1232(%rsi,%r8,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vmulps	%ymm3, %ymm8, %ymm3
	vmovups	12432(%rax,%r8,4), %ymm4
	vmovups	1632(%rsi,%r8,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	12832(%rax,%r8,4), %ymm11
	vmovups	2032(%rsi,%r8,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vmulps	%ymm11, %ymm8, %ymm8
	vmovups	13232(%rax,%r8,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm5) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm8    # ymm8 = (ymm11 * ymm9) + ymm8
	vmovups	13632(%rax,%r8,4), %ymm9
	vfmadd231ps	%ymm7, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm7) + ymm2
	vfmadd231ps	%ymm10, %ymm9, %ymm8    # ymm8 = (ymm9 * ymm10) + ymm8
	vmovups	24032(%rax,%r8,4), %ymm9
	vmovups	2432(%rsi,%r8,4), %ymm10
	vfmadd231ps	%ymm10, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm9) + ymm3
	vmovups	24432(%rax,%r8,4), %ymm9
	vmovups	2832(%rsi,%r8,4), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm5) + ymm3
	vfmadd231ps	%ymm9, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm9) + ymm4
	vmovups	24832(%rax,%r8,4), %ymm9
	vmovups	3232(%rsi,%r8,4), %ymm12
	vfmadd231ps	%ymm12, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm12) + ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm5) + ymm4
	vfmadd231ps	%ymm6, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm6) + ymm8
	vmovups	25232(%rax,%r8,4), %ymm6
	vfmadd231ps	%ymm12, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm12) + ymm1
	vfmadd231ps	%ymm11, %ymm6, %ymm2    # ymm2 = (ymm6 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm7) + ymm4
	vfmadd231ps	%ymm5, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm5) + ymm8
	vmovups	25632(%rax,%r8,4), %ymm5
	vfmadd231ps	%ymm12, %ymm5, %ymm2    # ymm2 = (ymm5 * ymm12) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm8     # ymm8 = (ymm5 * ymm7) + ymm8
	vmovups	%ymm0, 32(%rcx,%r8,4)
	vmovups	%ymm1, 432(%rcx,%r8,4)
	vmovups	%ymm2, 832(%rcx,%r8,4)
	vmovups	%ymm3, 12032(%rcx,%r8,4)
	vmovups	%ymm4, 12432(%rcx,%r8,4)
	vmovups	%ymm8, 12832(%rcx,%r8,4)
	addq	$8, %r8
	cmpq	$88, %r8
	jl	.LBB1_35
	jmp	.LBB1_36
.LBB1_37:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_40
# %bb.38:                               # %.lr.ph41.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_39:                               # %.lr.ph41
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm8
	vmovups	432(%rsi,%rax,4), %ymm9
	vmulps	334432(%rdi,%rax,4), %ymm8, %ymm0
	vmovups	334832(%rdi,%rax,4), %ymm1
	vmovups	335232(%rdi,%rax,4), %ymm2
	vfmadd231ps	%ymm9, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm9) + ymm0
	vmulps	%ymm1, %ymm8, %ymm1
	vmovups	832(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vmulps	%ymm2, %ymm8, %ymm2
	vmovups	335632(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm3, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm3) + ymm2
	vmovups	346432(%rdi,%rax,4), %ymm3
	vmovups	1232(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vmulps	%ymm3, %ymm8, %ymm3
	vmovups	346832(%rdi,%rax,4), %ymm5
	vmovups	1632(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm6) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vmulps	%ymm5, %ymm8, %ymm5
	vmovups	347232(%rdi,%rax,4), %ymm11
	vmovups	2032(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vmulps	%ymm11, %ymm8, %ymm8
	vmovups	347632(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm4) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm10) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm8    # ymm8 = (ymm11 * ymm9) + ymm8
	vmovups	358432(%rdi,%rax,4), %ymm9
	vmovups	2432(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm9) + ymm3
	vmovups	358832(%rdi,%rax,4), %ymm9
	vmovups	2832(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vfmadd231ps	%ymm4, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm4) + ymm3
	vfmadd231ps	%ymm9, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm9) + ymm5
	vmovups	359232(%rdi,%rax,4), %ymm9
	vmovups	3232(%rsi,%rax,4), %ymm12
	vfmadd231ps	%ymm12, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm12) + ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vfmadd231ps	%ymm4, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm4) + ymm5
	vfmadd231ps	%ymm6, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm6) + ymm8
	vmovups	359632(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm12, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm12) + ymm1
	vfmadd231ps	%ymm11, %ymm6, %ymm2    # ymm2 = (ymm6 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vfmadd231ps	%ymm4, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm4) + ymm8
	vmovups	%ymm0, 346832(%rbx,%rax,4)
	vmovups	%ymm1, 347232(%rbx,%rax,4)
	vmovups	%ymm2, 347632(%rbx,%rax,4)
	vmovups	%ymm3, 358832(%rbx,%rax,4)
	vmovups	%ymm5, 359232(%rbx,%rax,4)
	vmovups	%ymm8, 359632(%rbx,%rax,4)
	addq	$8, %rax
	cmpq	$88, %rax
	jl	.LBB1_39
.LBB1_40:                               # %._crit_edge42
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %xmm8
	vmovups	400(%rsi,%rax,4), %xmm9
	vmulps	334400(%rdi,%rax,4), %xmm8, %xmm0
	vmovups	334800(%rdi,%rax,4), %xmm1
	vmovups	335200(%rdi,%rax,4), %xmm2
	vfmadd231ps	%xmm9, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm9) + xmm0
	vmulps	%xmm1, %xmm8, %xmm1
	vmovups	800(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm10) + xmm0
	vfmadd231ps	%xmm9, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm9) + xmm1
	vmulps	%xmm2, %xmm8, %xmm2
	vmovups	335600(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm10, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm10) + xmm1
	vfmadd231ps	%xmm3, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm3) + xmm2
	vmovups	346400(%rdi,%rax,4), %xmm3
	vmovups	1200(%rsi,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm6) + xmm0
	vmulps	%xmm3, %xmm8, %xmm3
	vmovups	346800(%rdi,%rax,4), %xmm5
	vmovups	1600(%rsi,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm0     # xmm0 = (xmm5 * xmm4) + xmm0
	vfmadd231ps	%xmm6, %xmm5, %xmm1     # xmm1 = (xmm5 * xmm6) + xmm1
	vfmadd231ps	%xmm9, %xmm5, %xmm3     # xmm3 = (xmm5 * xmm9) + xmm3
	vmulps	%xmm5, %xmm8, %xmm5
	vmovups	347200(%rdi,%rax,4), %xmm11
	vmovups	2000(%rsi,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm7) + xmm0
	vfmadd231ps	%xmm4, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm4) + xmm1
	vfmadd231ps	%xmm6, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm6) + xmm2
	vfmadd231ps	%xmm10, %xmm11, %xmm3   # xmm3 = (xmm11 * xmm10) + xmm3
	vfmadd231ps	%xmm9, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm9) + xmm5
	vmulps	%xmm11, %xmm8, %xmm8
	vmovups	347600(%rdi,%rax,4), %xmm11
	vfmadd231ps	%xmm7, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm7) + xmm1
	vfmadd231ps	%xmm4, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm4) + xmm2
	vfmadd231ps	%xmm10, %xmm11, %xmm5   # xmm5 = (xmm11 * xmm10) + xmm5
	vfmadd231ps	%xmm9, %xmm11, %xmm8    # xmm8 = (xmm11 * xmm9) + xmm8
	vmovups	358400(%rdi,%rax,4), %xmm9
	vmovups	2400(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm10) + xmm0
	vfmadd231ps	%xmm9, %xmm6, %xmm3     # xmm3 = (xmm6 * xmm9) + xmm3
	vmovups	358800(%rdi,%rax,4), %xmm9
	vmovups	2800(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm11, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm11) + xmm0
	vfmadd231ps	%xmm10, %xmm9, %xmm1    # xmm1 = (xmm9 * xmm10) + xmm1
	vfmadd231ps	%xmm4, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm4) + xmm3
	vfmadd231ps	%xmm9, %xmm6, %xmm5     # xmm5 = (xmm6 * xmm9) + xmm5
	vmovups	359200(%rdi,%rax,4), %xmm9
	vmovups	3200(%rsi,%rax,4), %xmm12
	vfmadd231ps	%xmm12, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm12) + xmm0
	vfmadd231ps	%xmm11, %xmm9, %xmm1    # xmm1 = (xmm9 * xmm11) + xmm1
	vfmadd231ps	%xmm10, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm10) + xmm2
	vfmadd231ps	%xmm7, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm7) + xmm3
	vfmadd231ps	%xmm4, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm4) + xmm5
	vfmadd231ps	%xmm6, %xmm9, %xmm8     # xmm8 = (xmm9 * xmm6) + xmm8
	vmovups	359600(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm12, %xmm6, %xmm1    # xmm1 = (xmm6 * xmm12) + xmm1
	vfmadd231ps	%xmm11, %xmm6, %xmm2    # xmm2 = (xmm6 * xmm11) + xmm2
	vfmadd231ps	%xmm7, %xmm6, %xmm5     # xmm5 = (xmm6 * xmm7) + xmm5
	vfmadd231ps	%xmm4, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm4) + xmm8
	vmovups	%xmm0, 346800(%rbx,%rax,4)
	vmovups	%xmm1, 347200(%rbx,%rax,4)
	vmovups	%xmm2, 347600(%rbx,%rax,4)
	vmovups	%xmm3, 358800(%rbx,%rax,4)
	vmovups	%xmm5, 359200(%rbx,%rax,4)
	vmovups	%xmm8, 359600(%rbx,%rax,4)
.LBB1_41:
	addq	$64, %rsp
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
	imulq	$369544, %rax, %r8              # imm = 0x5A388
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
	addq	$369544, %r8                    # imm = 0x5A388
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
	.quad	100                             # 0x64
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
	.quad	30                              # 0x1e
	.quad	30                              # 0x1e
	.quad	100                             # 0x64
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
