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
	subq	$72, %rsp
	movq	%rdx, %r15
	movq	%rdi, %rbp
	movq	%rcx, -80(%rsp)                 # 8-byte Spill
	testq	%rcx, %rcx
	setg	%al
	movq	%r8, -72(%rsp)                  # 8-byte Spill
	testq	%r8, %r8
	setle	%cl
	orb	%al, %cl
	jne	.LBB1_16
# %bb.1:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$15, %rax
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	352(%rsi,%rax,4), %ymm4
	vmovups	32(%rbp,%rax,4), %ymm0
	vmovups	112(%rbp,%rax,4), %ymm2
	vmovups	192(%rbp,%rax,4), %ymm8
	vmovups	272(%rbp,%rax,4), %ymm10
	vmulps	%ymm4, %ymm0, %ymm3
	vmovups	32(%rsi,%rax,4), %ymm11
	vmovups	112(%rsi,%rax,4), %ymm12
	vmovups	192(%rsi,%rax,4), %ymm13
	vmovups	272(%rsi,%rax,4), %ymm9
	vmulps	%ymm0, %ymm9, %ymm5
	vmulps	%ymm0, %ymm12, %ymm1
	vmulps	%ymm0, %ymm11, %ymm0
	vmovups	432(%rsi,%rax,4), %ymm6
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
	vmovups	2272(%rbp,%rax,4), %ymm11
	vmovups	592(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vmovups	512(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm10) + ymm5
	vfmadd231ps	%ymm4, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm4) + ymm1
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vmovups	2352(%rbp,%rax,4), %ymm12
	vmovups	672(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm10) + ymm7
	vfmadd231ps	%ymm6, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm4) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vmovups	2432(%rbp,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm7     # ymm7 = (ymm9 * ymm8) + ymm7
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm4) + ymm2
	vmovups	2512(%rbp,%rax,4), %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm7    # ymm7 = (ymm4 * ymm11) + ymm7
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vmovups	%ymm3, 32(%r15,%rax,4)
	vmovups	%ymm5, 112(%r15,%rax,4)
	vmovups	%ymm7, 192(%r15,%rax,4)
	vmovups	4512(%rbp,%rax,4), %ymm3
	vmovups	4592(%rbp,%rax,4), %ymm4
	vmovups	4672(%rbp,%rax,4), %ymm5
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vfmadd231ps	%ymm3, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm3) + ymm0
	vfmadd231ps	%ymm11, %ymm4, %ymm1    # ymm1 = (ymm4 * ymm11) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm10, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm10) + ymm2
	vfmadd231ps	%ymm11, %ymm5, %ymm0    # ymm0 = (ymm5 * ymm11) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	4752(%rbp,%rax,4), %ymm11, %ymm2 # ymm2 = (ymm11 * mem) + ymm2
	vmovups	%ymm1, 2272(%r15,%rax,4)
	vmovups	%ymm0, 2352(%r15,%rax,4)
	vmovups	%ymm2, 2432(%r15,%rax,4)
	addq	$8, %rax
	cmpq	$8, %rax
	jl	.LBB1_3
.LBB1_4:                                # %._crit_edge
	movl	$16, %eax
	#APP
	#NO_APP
	vmovups	320(%rsi,%rax,4), %xmm4
	vmovups	(%rbp,%rax,4), %xmm0
	vmovups	80(%rbp,%rax,4), %xmm2
	vmovups	160(%rbp,%rax,4), %xmm8
	vmovups	240(%rbp,%rax,4), %xmm10
	vmulps	%xmm4, %xmm0, %xmm3
	vmovups	(%rsi,%rax,4), %xmm11
	vmovups	80(%rsi,%rax,4), %xmm12
	vmovups	160(%rsi,%rax,4), %xmm13
	vmovups	240(%rsi,%rax,4), %xmm9
	vmulps	%xmm0, %xmm9, %xmm5
	vmulps	%xmm0, %xmm12, %xmm1
	vmulps	%xmm0, %xmm11, %xmm0
	vmovups	400(%rsi,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm2, %xmm3     # xmm3 = (xmm2 * xmm6) + xmm3
	vfmadd231ps	%xmm4, %xmm2, %xmm5     # xmm5 = (xmm2 * xmm4) + xmm5
	vmulps	%xmm2, %xmm9, %xmm7
	vfmadd231ps	%xmm13, %xmm2, %xmm1    # xmm1 = (xmm2 * xmm13) + xmm1
	vfmadd231ps	%xmm12, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm12) + xmm0
	vmulps	%xmm2, %xmm11, %xmm2
	vfmadd231ps	%xmm6, %xmm8, %xmm5     # xmm5 = (xmm8 * xmm6) + xmm5
	vfmadd231ps	%xmm4, %xmm8, %xmm7     # xmm7 = (xmm8 * xmm4) + xmm7
	vfmadd231ps	%xmm13, %xmm8, %xmm0    # xmm0 = (xmm8 * xmm13) + xmm0
	vfmadd231ps	%xmm12, %xmm8, %xmm2    # xmm2 = (xmm8 * xmm12) + xmm2
	vfmadd231ps	%xmm6, %xmm10, %xmm7    # xmm7 = (xmm10 * xmm6) + xmm7
	vfmadd231ps	%xmm13, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm13) + xmm2
	vmovups	2240(%rbp,%rax,4), %xmm11
	vmovups	560(%rsi,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm8) + xmm3
	vmovups	480(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm5   # xmm5 = (xmm11 * xmm10) + xmm5
	vfmadd231ps	%xmm4, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm4) + xmm1
	vfmadd231ps	%xmm11, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm11) + xmm0
	vmovups	2320(%rbp,%rax,4), %xmm12
	vmovups	640(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ps	%xmm8, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm8) + xmm5
	vfmadd231ps	%xmm10, %xmm12, %xmm7   # xmm7 = (xmm12 * xmm10) + xmm7
	vfmadd231ps	%xmm6, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm6) + xmm1
	vfmadd231ps	%xmm4, %xmm12, %xmm0    # xmm0 = (xmm12 * xmm4) + xmm0
	vfmadd231ps	%xmm9, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm9) + xmm2
	vmovups	2400(%rbp,%rax,4), %xmm9
	vfmadd231ps	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ps	%xmm8, %xmm9, %xmm7     # xmm7 = (xmm9 * xmm8) + xmm7
	vfmadd231ps	%xmm6, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm6) + xmm0
	vfmadd231ps	%xmm4, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm4) + xmm2
	vmovups	2480(%rbp,%rax,4), %xmm4
	vfmadd231ps	%xmm11, %xmm4, %xmm7    # xmm7 = (xmm4 * xmm11) + xmm7
	vfmadd231ps	%xmm6, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm6) + xmm2
	vmovups	%xmm3, (%r15,%rax,4)
	vmovups	%xmm5, 80(%r15,%rax,4)
	vmovups	%xmm7, 160(%r15,%rax,4)
	vmovups	4480(%rbp,%rax,4), %xmm3
	vmovups	4560(%rbp,%rax,4), %xmm4
	vmovups	4640(%rbp,%rax,4), %xmm5
	vfmadd231ps	%xmm8, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm8) + xmm1
	vfmadd231ps	%xmm3, %xmm10, %xmm0    # xmm0 = (xmm10 * xmm3) + xmm0
	vfmadd231ps	%xmm11, %xmm4, %xmm1    # xmm1 = (xmm4 * xmm11) + xmm1
	vfmadd231ps	%xmm8, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm8) + xmm0
	vfmadd231ps	%xmm10, %xmm4, %xmm2    # xmm2 = (xmm4 * xmm10) + xmm2
	vfmadd231ps	%xmm11, %xmm5, %xmm0    # xmm0 = (xmm5 * xmm11) + xmm0
	vfmadd231ps	%xmm8, %xmm5, %xmm2     # xmm2 = (xmm5 * xmm8) + xmm2
	vfmadd231ps	4720(%rbp,%rax,4), %xmm11, %xmm2 # xmm2 = (xmm11 * mem) + xmm2
	vmovups	%xmm1, 2240(%r15,%rax,4)
	vmovups	%xmm0, 2320(%r15,%rax,4)
	vmovups	%xmm2, 2400(%r15,%rax,4)
	leaq	2480(%rbp), %rax
	leaq	2480(%r15), %rcx
	movl	$3, %edx
	jmp	.LBB1_5
	.p2align	4
.LBB1_8:                                # %._crit_edge19
                                        #   in Loop: Header=BB1_5 Depth=1
	leaq	(,%rdx,4), %rdi
	leaq	(%rdi,%rdi,4), %rdi
	movl	$16, %r8d
	#APP
	#NO_APP
	leaq	(,%rdi,4), %r9
	addq	%rbp, %r9
	vmovups	-80(%r9,%r8,4), %xmm0
	vmovups	(%rsi,%r8,4), %xmm2
	vmovups	80(%rsi,%r8,4), %xmm10
	vmovups	160(%rsi,%r8,4), %xmm9
	vmovups	240(%rsi,%r8,4), %xmm6
	vmulps	%xmm6, %xmm0, %xmm3
	vmulps	%xmm2, %xmm0, %xmm0
	addq	%r8, %rdi
	vmovups	320(%rsi,%r8,4), %xmm5
	vmovups	(%rbp,%rdi,4), %xmm1
	vmovups	80(%rbp,%rdi,4), %xmm11
	vmovups	160(%rbp,%rdi,4), %xmm12
	vfmadd231ps	%xmm5, %xmm1, %xmm3     # xmm3 = (xmm1 * xmm5) + xmm3
	vmulps	%xmm1, %xmm6, %xmm4
	vfmadd231ps	%xmm10, %xmm1, %xmm0    # xmm0 = (xmm1 * xmm10) + xmm0
	vmulps	%xmm1, %xmm2, %xmm1
	vmovups	400(%rsi,%r8,4), %xmm7
	vfmadd231ps	%xmm7, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm7) + xmm3
	vfmadd231ps	%xmm5, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm5) + xmm4
	vmulps	%xmm6, %xmm11, %xmm8
	vfmadd231ps	%xmm9, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm9) + xmm0
	vfmadd231ps	%xmm10, %xmm11, %xmm1   # xmm1 = (xmm11 * xmm10) + xmm1
	vmulps	%xmm2, %xmm11, %xmm2
	vfmadd231ps	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ps	%xmm5, %xmm12, %xmm8    # xmm8 = (xmm12 * xmm5) + xmm8
	vfmadd231ps	%xmm9, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm9) + xmm1
	vfmadd231ps	%xmm10, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm10) + xmm2
	leaq	3(%rdx), %r10
	leaq	(%r10,%r10,4), %r11
	shlq	$4, %r11
	addq	%rbp, %r11
	vmovups	(%r11,%r8,4), %xmm10
	vfmadd231ps	%xmm7, %xmm10, %xmm8    # xmm8 = (xmm10 * xmm7) + xmm8
	vfmadd231ps	%xmm9, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm9) + xmm2
	vmovups	2160(%r9,%r8,4), %xmm10
	vmovups	480(%rsi,%r8,4), %xmm9
	vfmadd231ps	%xmm9, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm9) + xmm3
	vfmadd231ps	%xmm10, %xmm6, %xmm0    # xmm0 = (xmm6 * xmm10) + xmm0
	vmovups	2240(%rbp,%rdi,4), %xmm11
	vmovups	560(%rsi,%r8,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm3   # xmm3 = (xmm11 * xmm10) + xmm3
	vfmadd231ps	%xmm9, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm9) + xmm4
	vfmadd231ps	%xmm5, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm5) + xmm0
	vfmadd231ps	%xmm11, %xmm6, %xmm1    # xmm1 = (xmm6 * xmm11) + xmm1
	vmovups	2320(%rbp,%rdi,4), %xmm12
	vmovups	640(%rsi,%r8,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ps	%xmm10, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm10) + xmm4
	vfmadd231ps	%xmm9, %xmm12, %xmm8    # xmm8 = (xmm12 * xmm9) + xmm8
	vfmadd231ps	%xmm7, %xmm12, %xmm0    # xmm0 = (xmm12 * xmm7) + xmm0
	vfmadd231ps	%xmm5, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm5) + xmm1
	vfmadd231ps	%xmm6, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm6) + xmm2
	vmovups	2400(%rbp,%rdi,4), %xmm6
	vfmadd231ps	%xmm11, %xmm6, %xmm4    # xmm4 = (xmm6 * xmm11) + xmm4
	vfmadd231ps	%xmm10, %xmm6, %xmm8    # xmm8 = (xmm6 * xmm10) + xmm8
	vfmadd231ps	%xmm7, %xmm6, %xmm1     # xmm1 = (xmm6 * xmm7) + xmm1
	vfmadd231ps	%xmm5, %xmm6, %xmm2     # xmm2 = (xmm6 * xmm5) + xmm2
	vmovups	2240(%r11,%r8,4), %xmm5
	vfmadd231ps	%xmm11, %xmm5, %xmm8    # xmm8 = (xmm5 * xmm11) + xmm8
	vfmadd231ps	%xmm7, %xmm5, %xmm2     # xmm2 = (xmm5 * xmm7) + xmm2
	vmovups	%xmm3, (%r15,%rdi,4)
	vmovups	%xmm4, 80(%r15,%rdi,4)
	vmovups	%xmm8, 160(%r15,%rdi,4)
	vfmadd231ps	4400(%r9,%r8,4), %xmm9, %xmm0 # xmm0 = (xmm9 * mem) + xmm0
	vmovups	4480(%r9,%r8,4), %xmm3
	vmovups	4560(%r9,%r8,4), %xmm4
	vmovups	4640(%r9,%r8,4), %xmm5
	vfmadd231ps	%xmm10, %xmm3, %xmm0    # xmm0 = (xmm3 * xmm10) + xmm0
	vfmadd231ps	%xmm3, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm3) + xmm1
	vfmadd231ps	%xmm11, %xmm4, %xmm0    # xmm0 = (xmm4 * xmm11) + xmm0
	vfmadd231ps	%xmm10, %xmm4, %xmm1    # xmm1 = (xmm4 * xmm10) + xmm1
	vfmadd231ps	%xmm9, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm9) + xmm2
	vfmadd231ps	%xmm11, %xmm5, %xmm1    # xmm1 = (xmm5 * xmm11) + xmm1
	vfmadd231ps	%xmm10, %xmm5, %xmm2    # xmm2 = (xmm5 * xmm10) + xmm2
	vfmadd231ps	4480(%r11,%r8,4), %xmm11, %xmm2 # xmm2 = (xmm11 * mem) + xmm2
	vmovups	%xmm0, 2240(%r15,%rdi,4)
	vmovups	%xmm1, 2320(%r15,%rdi,4)
	vmovups	%xmm2, 2400(%r15,%rdi,4)
	addq	$240, %rax
	addq	$240, %rcx
	cmpq	$21, %rdx
	movq	%r10, %rdx
	jae	.LBB1_9
.LBB1_5:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	xorl	%edi, %edi
	#APP
	#NO_APP
	cmpq	$15, %rdi
	jg	.LBB1_8
# %bb.6:                                # %.lr.ph18
                                        #   in Loop: Header=BB1_5 Depth=1
	addq	$-8, %rdi
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%rdi,4), %ymm2
	vmovups	112(%rsi,%rdi,4), %ymm10
	vmovups	192(%rsi,%rdi,4), %ymm9
	vmovups	272(%rsi,%rdi,4), %ymm6
	vmovups	-2288(%rax,%rdi,4), %ymm0
	vmovups	-2208(%rax,%rdi,4), %ymm1
	vmovups	-2128(%rax,%rdi,4), %ymm11
	vmovups	-2048(%rax,%rdi,4), %ymm12
	vmulps	%ymm6, %ymm0, %ymm3
	vmulps	%ymm2, %ymm0, %ymm0
	vmovups	352(%rsi,%rdi,4), %ymm5
	vfmadd231ps	%ymm5, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm5) + ymm3
	vmulps	%ymm1, %ymm6, %ymm4
	vfmadd231ps	%ymm10, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm10) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vmovups	432(%rsi,%rdi,4), %ymm7
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
	vmovups	-1968(%rax,%rdi,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm7) + ymm8
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	-48(%rax,%rdi,4), %ymm10
	vmovups	512(%rsi,%rdi,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm10, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm10) + ymm0
	vmovups	32(%rax,%rdi,4), %ymm11
	vmovups	592(%rsi,%rdi,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm5, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm5) + ymm0
	vfmadd231ps	%ymm11, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm11) + ymm1
	vmovups	112(%rax,%rdi,4), %ymm12
	vmovups	672(%rsi,%rdi,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm8    # ymm8 = (ymm12 * ymm9) + ymm8
	vfmadd231ps	%ymm7, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm6) + ymm2
	vmovups	192(%rax,%rdi,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm6, %ymm8    # ymm8 = (ymm6 * ymm10) + ymm8
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vmovups	272(%rax,%rdi,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm8    # ymm8 = (ymm5 * ymm11) + ymm8
	vfmadd231ps	%ymm7, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm7) + ymm2
	vmovups	%ymm3, -2208(%rcx,%rdi,4)
	vmovups	%ymm4, -2128(%rcx,%rdi,4)
	vmovups	%ymm8, -2048(%rcx,%rdi,4)
	vfmadd231ps	2192(%rax,%rdi,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	2272(%rax,%rdi,4), %ymm3
	vmovups	2352(%rax,%rdi,4), %ymm4
	vmovups	2432(%rax,%rdi,4), %ymm5
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vfmadd231ps	%ymm3, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm3) + ymm1
	vfmadd231ps	%ymm11, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm4, %ymm1    # ymm1 = (ymm4 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm11, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm5, %ymm2    # ymm2 = (ymm5 * ymm10) + ymm2
	vfmadd231ps	2512(%rax,%rdi,4), %ymm11, %ymm2 # ymm2 = (ymm11 * mem) + ymm2
	vmovups	%ymm0, 32(%rcx,%rdi,4)
	vmovups	%ymm1, 112(%rcx,%rdi,4)
	vmovups	%ymm2, 192(%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	$8, %rdi
	jl	.LBB1_7
	jmp	.LBB1_8
.LBB1_9:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$15, %rax
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph21.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_11:                               # %.lr.ph21
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm1
	vmovups	112(%rsi,%rax,4), %ymm7
	vmovups	192(%rsi,%rax,4), %ymm8
	vmovups	272(%rsi,%rax,4), %ymm6
	vmovups	1872(%rbp,%rax,4), %ymm0
	vmovups	1952(%rbp,%rax,4), %ymm5
	vmovups	2032(%rbp,%rax,4), %ymm9
	vmovups	2112(%rbp,%rax,4), %ymm10
	vmulps	%ymm6, %ymm0, %ymm2
	vmulps	%ymm1, %ymm0, %ymm0
	vmovups	352(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmulps	%ymm5, %ymm6, %ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vmulps	%ymm5, %ymm1, %ymm1
	vmovups	432(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm4) + ymm3
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	4112(%rbp,%rax,4), %ymm8
	vmovups	512(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vmovups	4192(%rbp,%rax,4), %ymm9
	vmovups	592(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vfmadd231ps	%ymm4, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vmovups	4272(%rbp,%rax,4), %ymm6
	vmovups	672(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm8) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	4352(%rbp,%rax,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vmovups	%ymm2, 1952(%r15,%rax,4)
	vmovups	%ymm3, 2032(%r15,%rax,4)
	vfmadd231ps	6352(%rbp,%rax,4), %ymm7, %ymm0 # ymm0 = (ymm7 * mem) + ymm0
	vmovups	6432(%rbp,%rax,4), %ymm2
	vmovups	6512(%rbp,%rax,4), %ymm3
	vfmadd231ps	%ymm8, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vfmadd231ps	6592(%rbp,%rax,4), %ymm9, %ymm1 # ymm1 = (ymm9 * mem) + ymm1
	vmovups	%ymm0, 4192(%r15,%rax,4)
	vmovups	%ymm1, 4272(%r15,%rax,4)
	addq	$8, %rax
	cmpq	$8, %rax
	jl	.LBB1_11
.LBB1_12:                               # %._crit_edge22
	movl	$16, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %xmm1
	vmovups	80(%rsi,%rax,4), %xmm7
	vmovups	160(%rsi,%rax,4), %xmm8
	vmovups	240(%rsi,%rax,4), %xmm6
	vmovups	1840(%rbp,%rax,4), %xmm0
	vmovups	1920(%rbp,%rax,4), %xmm5
	vmovups	2000(%rbp,%rax,4), %xmm9
	vmovups	2080(%rbp,%rax,4), %xmm10
	vmulps	%xmm6, %xmm0, %xmm2
	vmulps	%xmm1, %xmm0, %xmm0
	vmovups	320(%rsi,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm2     # xmm2 = (xmm5 * xmm4) + xmm2
	vmulps	%xmm5, %xmm6, %xmm3
	vfmadd231ps	%xmm7, %xmm5, %xmm0     # xmm0 = (xmm5 * xmm7) + xmm0
	vmulps	%xmm5, %xmm1, %xmm1
	vmovups	400(%rsi,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm5) + xmm2
	vfmadd231ps	%xmm4, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm4) + xmm3
	vfmadd231ps	%xmm8, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm8) + xmm0
	vfmadd231ps	%xmm7, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm7) + xmm1
	vfmadd231ps	%xmm5, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm5) + xmm3
	vfmadd231ps	%xmm8, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm8) + xmm1
	vmovups	4080(%rbp,%rax,4), %xmm8
	vmovups	480(%rsi,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm8, %xmm2     # xmm2 = (xmm8 * xmm7) + xmm2
	vfmadd231ps	%xmm8, %xmm6, %xmm0     # xmm0 = (xmm6 * xmm8) + xmm0
	vmovups	4160(%rbp,%rax,4), %xmm9
	vmovups	560(%rsi,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm8) + xmm2
	vfmadd231ps	%xmm7, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm7) + xmm3
	vfmadd231ps	%xmm4, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm4) + xmm0
	vfmadd231ps	%xmm6, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm6) + xmm1
	vmovups	4240(%rbp,%rax,4), %xmm6
	vmovups	640(%rsi,%rax,4), %xmm9
	vfmadd231ps	%xmm9, %xmm6, %xmm2     # xmm2 = (xmm6 * xmm9) + xmm2
	vfmadd231ps	%xmm8, %xmm6, %xmm3     # xmm3 = (xmm6 * xmm8) + xmm3
	vfmadd231ps	%xmm5, %xmm6, %xmm0     # xmm0 = (xmm6 * xmm5) + xmm0
	vfmadd231ps	%xmm4, %xmm6, %xmm1     # xmm1 = (xmm6 * xmm4) + xmm1
	vmovups	4320(%rbp,%rax,4), %xmm4
	vfmadd231ps	%xmm9, %xmm4, %xmm3     # xmm3 = (xmm4 * xmm9) + xmm3
	vfmadd231ps	%xmm5, %xmm4, %xmm1     # xmm1 = (xmm4 * xmm5) + xmm1
	vmovups	%xmm2, 1920(%r15,%rax,4)
	vmovups	%xmm3, 2000(%r15,%rax,4)
	vfmadd231ps	6320(%rbp,%rax,4), %xmm7, %xmm0 # xmm0 = (xmm7 * mem) + xmm0
	vmovups	6400(%rbp,%rax,4), %xmm2
	vmovups	6480(%rbp,%rax,4), %xmm3
	vfmadd231ps	%xmm8, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm8) + xmm0
	vfmadd231ps	%xmm7, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm7) + xmm1
	vfmadd231ps	%xmm9, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm9) + xmm0
	vfmadd231ps	%xmm8, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm8) + xmm1
	vfmadd231ps	6560(%rbp,%rax,4), %xmm9, %xmm1 # xmm1 = (xmm9 * mem) + xmm1
	vmovups	%xmm0, 4160(%r15,%rax,4)
	vmovups	%xmm1, 4240(%r15,%rax,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$15, %rax
	jg	.LBB1_15
# %bb.13:                               # %.lr.ph24.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_14:                               # %.lr.ph24
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm1
	vmovups	112(%rsi,%rax,4), %ymm6
	vmovups	272(%rsi,%rax,4), %ymm5
	vmovups	352(%rsi,%rax,4), %ymm2
	vmovups	2032(%rbp,%rax,4), %ymm0
	vmovups	2112(%rbp,%rax,4), %ymm7
	vmovups	2192(%rbp,%rax,4), %ymm8
	vmulps	%ymm5, %ymm0, %ymm3
	vmulps	%ymm1, %ymm0, %ymm0
	vfmadd231ps	%ymm2, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm2) + ymm3
	vmulps	%ymm7, %ymm5, %ymm4
	vfmadd231ps	%ymm6, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm6) + ymm0
	vmulps	%ymm7, %ymm1, %ymm1
	vmovups	432(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vfmadd231ps	%ymm2, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm2) + ymm4
	vfmadd231ps	192(%rsi,%rax,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vmovups	4272(%rbp,%rax,4), %ymm8
	vmovups	512(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vmovups	4352(%rbp,%rax,4), %ymm8
	vmovups	592(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm9) + ymm3
	vfmadd231ps	%ymm6, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm6) + ymm4
	vfmadd231ps	%ymm2, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm2) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vmovups	4432(%rbp,%rax,4), %ymm5
	vmovups	672(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm2, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm2) + ymm1
	vmovups	%ymm3, 2112(%r15,%rax,4)
	vmovups	%ymm4, 2192(%r15,%rax,4)
	vfmadd231ps	6512(%rbp,%rax,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	6592(%rbp,%rax,4), %ymm2
	vmovups	6672(%rbp,%rax,4), %ymm3
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vmovups	%ymm0, 4352(%r15,%rax,4)
	vmovups	%ymm1, 4432(%r15,%rax,4)
	addq	$8, %rax
	cmpq	$8, %rax
	jl	.LBB1_14
.LBB1_15:                               # %._crit_edge25
	movl	$16, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %xmm1
	vmovups	80(%rsi,%rax,4), %xmm6
	vmovups	240(%rsi,%rax,4), %xmm5
	vmovups	320(%rsi,%rax,4), %xmm2
	vmovups	2000(%rbp,%rax,4), %xmm0
	vmovups	2080(%rbp,%rax,4), %xmm7
	vmovups	2160(%rbp,%rax,4), %xmm8
	vmulps	%xmm5, %xmm0, %xmm3
	vmulps	%xmm1, %xmm0, %xmm0
	vfmadd231ps	%xmm2, %xmm7, %xmm3     # xmm3 = (xmm7 * xmm2) + xmm3
	vmulps	%xmm7, %xmm5, %xmm4
	vfmadd231ps	%xmm6, %xmm7, %xmm0     # xmm0 = (xmm7 * xmm6) + xmm0
	vmulps	%xmm7, %xmm1, %xmm1
	vmovups	400(%rsi,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm8, %xmm3     # xmm3 = (xmm8 * xmm7) + xmm3
	vfmadd231ps	%xmm2, %xmm8, %xmm4     # xmm4 = (xmm8 * xmm2) + xmm4
	vfmadd231ps	160(%rsi,%rax,4), %xmm8, %xmm0 # xmm0 = (xmm8 * mem) + xmm0
	vfmadd231ps	%xmm6, %xmm8, %xmm1     # xmm1 = (xmm8 * xmm6) + xmm1
	vmovups	4240(%rbp,%rax,4), %xmm8
	vmovups	480(%rsi,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm8, %xmm3     # xmm3 = (xmm8 * xmm6) + xmm3
	vfmadd231ps	%xmm8, %xmm5, %xmm0     # xmm0 = (xmm5 * xmm8) + xmm0
	vmovups	4320(%rbp,%rax,4), %xmm8
	vmovups	560(%rsi,%rax,4), %xmm9
	vfmadd231ps	%xmm9, %xmm8, %xmm3     # xmm3 = (xmm8 * xmm9) + xmm3
	vfmadd231ps	%xmm6, %xmm8, %xmm4     # xmm4 = (xmm8 * xmm6) + xmm4
	vfmadd231ps	%xmm2, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm2) + xmm0
	vfmadd231ps	%xmm5, %xmm8, %xmm1     # xmm1 = (xmm8 * xmm5) + xmm1
	vmovups	4400(%rbp,%rax,4), %xmm5
	vmovups	640(%rsi,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm5, %xmm3     # xmm3 = (xmm5 * xmm8) + xmm3
	vfmadd231ps	%xmm9, %xmm5, %xmm4     # xmm4 = (xmm5 * xmm9) + xmm4
	vfmadd231ps	%xmm7, %xmm5, %xmm0     # xmm0 = (xmm5 * xmm7) + xmm0
	vfmadd231ps	%xmm2, %xmm5, %xmm1     # xmm1 = (xmm5 * xmm2) + xmm1
	vmovups	%xmm3, 2080(%r15,%rax,4)
	vmovups	%xmm4, 2160(%r15,%rax,4)
	vfmadd231ps	6480(%rbp,%rax,4), %xmm6, %xmm0 # xmm0 = (xmm6 * mem) + xmm0
	vmovups	6560(%rbp,%rax,4), %xmm2
	vmovups	6640(%rbp,%rax,4), %xmm3
	vfmadd231ps	%xmm9, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm9) + xmm0
	vfmadd231ps	%xmm6, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm6) + xmm1
	vfmadd231ps	%xmm8, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm8) + xmm0
	vfmadd231ps	%xmm9, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm9) + xmm1
	vmovups	%xmm0, 4320(%r15,%rax,4)
	vmovups	%xmm1, 4400(%r15,%rax,4)
.LBB1_16:
	movq	-80(%rsp), %rax                 # 8-byte Reload
	addq	$-20272, %rax                   # imm = 0xB0D0
	movq	-72(%rsp), %rcx                 # 8-byte Reload
	addq	$-20272, %rcx                   # imm = 0xB0D0
	movq	%rax, %rdx
	sarq	$63, %rdx
	andnq	%rax, %rdx, %rdx
	addq	$23855, %rdx                    # imm = 0x5D2F
	movabsq	$3167247808765690955, %rdi      # imm = 0x2BF45319ED1D044B
	mulxq	%rdi, %rax, %rax
	shrq	$12, %rax
	cmpq	$12, %rax
	movl	$12, %r8d
	cmovaeq	%r8, %rax
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$23855, %rdx                    # imm = 0x5D2F
	mulxq	%rdi, %rcx, %rcx
	shrq	$12, %rcx
	cmpq	$12, %rcx
	cmovaeq	%r8, %rcx
	leal	(%rax,%rax), %r8d
	addl	%ecx, %ecx
	movq	%rcx, -32(%rsp)                 # 8-byte Spill
	cmpq	%rcx, %r8
	jae	.LBB1_36
# %bb.17:                               # %.lr.ph40.preheader
	addq	$2, %r8
	imulq	$4480, %rax, %rax               # imm = 0x1180
	leaq	(%rax,%rbp), %rdx
	addq	$4640, %rdx                     # imm = 0x1220
	leaq	4640(%r15,%rax), %rdi
	leaq	4720(%rbp,%rax), %rbx
	leaq	4720(%r15,%rax), %r14
	leaq	(%rbp,%rax), %r11
	leaq	6400(%rax,%r15), %rcx
	movq	%rcx, -64(%rsp)                 # 8-byte Spill
	addq	%r15, %rax
	addq	$6560, %rax                     # imm = 0x19A0
	movq	%r15, -120(%rsp)                # 8-byte Spill
	movq	%rbp, -128(%rsp)                # 8-byte Spill
	jmp	.LBB1_18
	.p2align	4
.LBB1_32:                               # %._crit_edge34.._crit_edge37_crit_edge
                                        #   in Loop: Header=BB1_18 Depth=1
	movq	-48(%rsp), %r8                  # 8-byte Reload
.LBB1_35:                               # %._crit_edge37
                                        #   in Loop: Header=BB1_18 Depth=1
	movl	$16, %ecx
	#APP
	#NO_APP
	vmovups	(%rsi,%rcx,4), %xmm3
	vmovups	80(%rsi,%rcx,4), %xmm6
	vmovups	160(%rsi,%rcx,4), %xmm7
	vmovups	240(%rsi,%rcx,4), %xmm4
	movq	-96(%rsp), %rdx                 # 8-byte Reload
	vmulps	-240(%rdx,%rcx,4), %xmm3, %xmm0
	vmovups	-160(%rdx,%rcx,4), %xmm1
	vmovups	-80(%rdx,%rcx,4), %xmm5
	vfmadd231ps	%xmm6, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm6) + xmm0
	vmulps	%xmm1, %xmm3, %xmm2
	vfmadd231ps	%xmm7, %xmm5, %xmm0     # xmm0 = (xmm5 * xmm7) + xmm0
	vfmadd231ps	%xmm5, %xmm6, %xmm2     # xmm2 = (xmm6 * xmm5) + xmm2
	movq	-88(%rsp), %rdx                 # 8-byte Reload
	leaq	(%rbp,%rdx,4), %rdi
	vmovups	(%rdi,%rcx,4), %xmm1
	vfmadd231ps	%xmm4, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm4) + xmm0
	vmulps	%xmm1, %xmm3, %xmm1
	addq	%rcx, %rax
	vmovups	(%rbp,%rax,4), %xmm8
	vmovups	320(%rsi,%rcx,4), %xmm5
	vfmadd231ps	%xmm5, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm5) + xmm0
	vfmadd231ps	%xmm4, %xmm8, %xmm2     # xmm2 = (xmm8 * xmm4) + xmm2
	vfmadd231ps	%xmm6, %xmm8, %xmm1     # xmm1 = (xmm8 * xmm6) + xmm1
	vmulps	%xmm3, %xmm8, %xmm3
	addq	%rcx, %r14
	vmovups	(%rbp,%r14,4), %xmm9
	vmovups	400(%rsi,%rcx,4), %xmm8
	vfmadd231ps	%xmm8, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm8) + xmm0
	vfmadd231ps	%xmm5, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm5) + xmm2
	vfmadd231ps	%xmm7, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm7) + xmm1
	vfmadd231ps	%xmm6, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm6) + xmm3
	leaq	(%rbp,%r9,4), %rdx
	vmovups	(%rdx,%rcx,4), %xmm7
	vmovups	480(%rsi,%rcx,4), %xmm6
	vfmadd231ps	%xmm6, %xmm7, %xmm0     # xmm0 = (xmm7 * xmm6) + xmm0
	vfmadd231ps	%xmm7, %xmm4, %xmm1     # xmm1 = (xmm4 * xmm7) + xmm1
	addq	%rcx, %rbx
	vmovups	(%rbp,%rbx,4), %xmm9
	vmovups	560(%rsi,%rcx,4), %xmm7
	vfmadd231ps	%xmm7, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm7) + xmm0
	vfmadd231ps	%xmm6, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm6) + xmm2
	vfmadd231ps	%xmm5, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm5) + xmm1
	vfmadd231ps	%xmm4, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm4) + xmm3
	addq	%rcx, %r13
	vmovups	(%rbp,%r13,4), %xmm4
	vmovups	640(%rsi,%rcx,4), %xmm9
	vfmadd231ps	%xmm9, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm9) + xmm0
	vfmadd231ps	%xmm7, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm7) + xmm2
	vfmadd231ps	%xmm8, %xmm4, %xmm1     # xmm1 = (xmm4 * xmm8) + xmm1
	vfmadd231ps	%xmm5, %xmm4, %xmm3     # xmm3 = (xmm4 * xmm5) + xmm3
	vmovups	%xmm0, (%r15,%rax,4)
	vmovups	%xmm2, (%r15,%r14,4)
	movq	-104(%rsp), %rax                # 8-byte Reload
	vfmadd231ps	2000(%rax,%rcx,4), %xmm6, %xmm1 # xmm1 = (xmm6 * mem) + xmm1
	vmovups	2080(%rax,%rcx,4), %xmm0
	vmovups	2160(%rax,%rcx,4), %xmm2
	vfmadd231ps	%xmm7, %xmm0, %xmm1     # xmm1 = (xmm0 * xmm7) + xmm1
	vfmadd231ps	%xmm6, %xmm0, %xmm3     # xmm3 = (xmm0 * xmm6) + xmm3
	vfmadd231ps	%xmm9, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm9) + xmm1
	vfmadd231ps	%xmm7, %xmm2, %xmm3     # xmm3 = (xmm2 * xmm7) + xmm3
	vmovups	%xmm1, (%r15,%rbx,4)
	vmovups	%xmm3, (%r15,%r13,4)
	movq	8(%rsp), %rdx                   # 8-byte Reload
	addq	$4480, %rdx                     # imm = 0x1180
	movq	(%rsp), %rdi                    # 8-byte Reload
	addq	$4480, %rdi                     # imm = 0x1180
	movq	-8(%rsp), %rbx                  # 8-byte Reload
	addq	$4480, %rbx                     # imm = 0x1180
	movq	-16(%rsp), %r14                 # 8-byte Reload
	addq	$4480, %r14                     # imm = 0x1180
	addq	$4480, %r11                     # imm = 0x1180
	addq	$4480, -64(%rsp)                # 8-byte Folded Spill
                                        # imm = 0x1180
	movq	-40(%rsp), %rax                 # 8-byte Reload
	addq	$4480, %rax                     # imm = 0x1180
	cmpq	-32(%rsp), %r8                  # 8-byte Folded Reload
	movq	-24(%rsp), %r8                  # 8-byte Reload
	jae	.LBB1_36
.LBB1_18:                               # %.lr.ph40
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_21 Depth 2
                                        #     Child Loop BB1_23 Depth 2
                                        #       Child Loop BB1_25 Depth 3
                                        #     Child Loop BB1_30 Depth 2
                                        #     Child Loop BB1_34 Depth 2
	movq	%rax, -40(%rsp)                 # 8-byte Spill
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	imulq	$560, %r8, %r13                 # imm = 0x230
	cmpq	$16, %rcx
	movq	%rdx, 8(%rsp)                   # 8-byte Spill
	movq	%rdi, (%rsp)                    # 8-byte Spill
	movq	%r11, -56(%rsp)                 # 8-byte Spill
	movq	%r13, %rax
	jge	.LBB1_19
# %bb.20:                               # %.lr.ph27
                                        #   in Loop: Header=BB1_18 Depth=1
	orq	$20, %rax
	leaq	560(%r13), %r9
	movq	%r9, -112(%rsp)                 # 8-byte Spill
	addq	$-8, %rcx
	.p2align	4
.LBB1_21:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-2368(%rdx,%rcx,4), %ymm0
	vmovups	-2288(%rdx,%rcx,4), %ymm1
	vmovups	-2208(%rdx,%rcx,4), %ymm7
	vmovups	32(%rsi,%rcx,4), %ymm5
	vmovups	112(%rsi,%rcx,4), %ymm10
	vmovups	192(%rsi,%rcx,4), %ymm9
	vmovups	272(%rsi,%rcx,4), %ymm6
	vmulps	%ymm0, %ymm10, %ymm3
	vmulps	%ymm5, %ymm0, %ymm2
	vfmadd231ps	%ymm9, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm9) + ymm3
	vfmadd231ps	%ymm10, %ymm1, %ymm2    # ymm2 = (ymm1 * ymm10) + ymm2
	vmulps	%ymm1, %ymm5, %ymm4
	vfmadd231ps	%ymm9, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vfmadd231ps	-2128(%rdx,%rcx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-128(%rdx,%rcx,4), %ymm0
	vmovups	352(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm0, %ymm2     # ymm2 = (ymm0 * ymm6) + ymm2
	vmulps	%ymm0, %ymm10, %ymm1
	vmulps	%ymm0, %ymm5, %ymm0
	vmovups	-48(%rdx,%rcx,4), %ymm11
	vmovups	432(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm6) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vmulps	%ymm5, %ymm11, %ymm5
	vmovups	32(%rdx,%rcx,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm10) + ymm5
	vmovups	112(%rdx,%rcx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vmovups	2112(%rdx,%rcx,4), %ymm11
	vmovups	592(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vmovups	512(%rsi,%rcx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm11, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm11) + ymm0
	vmovups	2192(%rdx,%rcx,4), %ymm12
	vmovups	672(%rsi,%rcx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm6) + ymm5
	vmovups	2272(%rdx,%rcx,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm2    # ymm2 = (ymm6 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm9) + ymm4
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vmovups	2352(%rdx,%rcx,4), %ymm6
	vfmadd231ps	%ymm11, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm11) + ymm4
	vfmadd231ps	%ymm8, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm8) + ymm5
	vmovups	%ymm3, -128(%rdi,%rcx,4)
	vmovups	%ymm2, -48(%rdi,%rcx,4)
	vmovups	%ymm4, 32(%rdi,%rcx,4)
	vmovups	4352(%rdx,%rcx,4), %ymm2
	vmovups	4432(%rdx,%rcx,4), %ymm3
	vmovups	4512(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vfmadd231ps	%ymm2, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm2) + ymm0
	vfmadd231ps	%ymm11, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm3, %ymm5    # ymm5 = (ymm3 * ymm10) + ymm5
	vfmadd231ps	%ymm11, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm5     # ymm5 = (ymm4 * ymm9) + ymm5
	vfmadd231ps	4592(%rdx,%rcx,4), %ymm11, %ymm5 # ymm5 = (ymm11 * mem) + ymm5
	vmovups	%ymm1, 2112(%rdi,%rcx,4)
	vmovups	%ymm0, 2192(%rdi,%rcx,4)
	vmovups	%ymm5, 2272(%rdi,%rcx,4)
	addq	$8, %rcx
	cmpq	$8, %rcx
	jl	.LBB1_21
	jmp	.LBB1_22
	.p2align	4
.LBB1_19:                               # %.lr.ph40.._crit_edge28_crit_edge
                                        #   in Loop: Header=BB1_18 Depth=1
	orq	$20, %rax
	leaq	560(%r13), %rcx
	movq	%rcx, -112(%rsp)                # 8-byte Spill
.LBB1_22:                               # %._crit_edge28
                                        #   in Loop: Header=BB1_18 Depth=1
	movl	$16, %edx
	#APP
	#NO_APP
	leaq	(,%r13,4), %r9
	addq	%rbp, %r9
	leaq	-2240(%rbp,%r13,4), %rcx
	movq	%rcx, 32(%rsp)                  # 8-byte Spill
	vmovups	-2240(%r9,%rdx,4), %xmm0
	vmovups	-2160(%r9,%rdx,4), %xmm1
	vmovups	-2080(%r9,%rdx,4), %xmm7
	vmovups	(%rsi,%rdx,4), %xmm5
	vmovups	80(%rsi,%rdx,4), %xmm10
	vmovups	160(%rsi,%rdx,4), %xmm9
	vmovups	240(%rsi,%rdx,4), %xmm6
	vmulps	%xmm0, %xmm10, %xmm3
	vmulps	%xmm5, %xmm0, %xmm2
	vfmadd231ps	%xmm9, %xmm1, %xmm3     # xmm3 = (xmm1 * xmm9) + xmm3
	vfmadd231ps	%xmm10, %xmm1, %xmm2    # xmm2 = (xmm1 * xmm10) + xmm2
	vmulps	%xmm1, %xmm5, %xmm4
	vfmadd231ps	%xmm9, %xmm7, %xmm2     # xmm2 = (xmm7 * xmm9) + xmm2
	vfmadd231ps	%xmm7, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm7) + xmm4
	vfmadd231ps	-2000(%r9,%rdx,4), %xmm9, %xmm4 # xmm4 = (xmm9 * mem) + xmm4
	leaq	(%rdx,%r13), %rdi
	vmovups	320(%rsi,%rdx,4), %xmm7
	vmovups	(%rbp,%rdi,4), %xmm0
	vmovups	160(%rbp,%rdi,4), %xmm11
	vfmadd231ps	%xmm7, %xmm0, %xmm3     # xmm3 = (xmm0 * xmm7) + xmm3
	vfmadd231ps	%xmm6, %xmm0, %xmm2     # xmm2 = (xmm0 * xmm6) + xmm2
	vmulps	%xmm0, %xmm10, %xmm1
	vmulps	%xmm0, %xmm5, %xmm0
	addq	%rdx, %rax
	vmovups	(%rbp,%rax,4), %xmm12
	vmovups	400(%rsi,%rdx,4), %xmm8
	vfmadd231ps	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ps	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ps	%xmm6, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm6) + xmm4
	vfmadd231ps	%xmm9, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm9) + xmm1
	vfmadd231ps	%xmm10, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm10) + xmm0
	vmulps	%xmm5, %xmm12, %xmm5
	vfmadd231ps	%xmm8, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm8) + xmm2
	vfmadd231ps	%xmm7, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm7) + xmm4
	vfmadd231ps	%xmm9, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm9) + xmm0
	vfmadd231ps	%xmm10, %xmm11, %xmm5   # xmm5 = (xmm11 * xmm10) + xmm5
	vmovups	240(%r9,%rdx,4), %xmm10
	vfmadd231ps	%xmm8, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm8) + xmm4
	vfmadd231ps	%xmm9, %xmm10, %xmm5    # xmm5 = (xmm10 * xmm9) + xmm5
	movq	-112(%rsp), %r10                # 8-byte Reload
	leaq	(%rdx,%r10), %rcx
	vmovups	(%rbp,%rcx,4), %xmm11
	vmovups	560(%rsi,%rdx,4), %xmm9
	vfmadd231ps	%xmm9, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm9) + xmm3
	vmovups	480(%rsi,%rdx,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm2   # xmm2 = (xmm11 * xmm10) + xmm2
	vfmadd231ps	%xmm7, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm7) + xmm1
	vfmadd231ps	%xmm11, %xmm6, %xmm0    # xmm0 = (xmm6 * xmm11) + xmm0
	vmovups	2320(%rbp,%rdi,4), %xmm12
	vmovups	640(%rsi,%rdx,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ps	%xmm9, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm9) + xmm2
	vfmadd231ps	%xmm10, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm10) + xmm4
	vfmadd231ps	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ps	%xmm7, %xmm12, %xmm0    # xmm0 = (xmm12 * xmm7) + xmm0
	vfmadd231ps	%xmm6, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm6) + xmm5
	vmovups	2400(%rbp,%rdi,4), %xmm6
	vfmadd231ps	%xmm11, %xmm6, %xmm2    # xmm2 = (xmm6 * xmm11) + xmm2
	vfmadd231ps	%xmm9, %xmm6, %xmm4     # xmm4 = (xmm6 * xmm9) + xmm4
	vfmadd231ps	%xmm8, %xmm6, %xmm0     # xmm0 = (xmm6 * xmm8) + xmm0
	vfmadd231ps	%xmm7, %xmm6, %xmm5     # xmm5 = (xmm6 * xmm7) + xmm5
	movq	%r9, -96(%rsp)                  # 8-byte Spill
	vmovups	2480(%r9,%rdx,4), %xmm6
	vfmadd231ps	%xmm11, %xmm6, %xmm4    # xmm4 = (xmm6 * xmm11) + xmm4
	vfmadd231ps	%xmm8, %xmm6, %xmm5     # xmm5 = (xmm6 * xmm8) + xmm5
	vmovups	%xmm3, (%r15,%rdi,4)
	vmovups	%xmm2, (%r15,%rax,4)
	vmovups	%xmm4, 160(%r15,%rdi,4)
	movq	%r8, -48(%rsp)                  # 8-byte Spill
	leaq	2(%r8), %rax
	movq	%rax, -24(%rsp)                 # 8-byte Spill
	imulq	$2240, %rax, %rax               # imm = 0x8C0
	addq	%rbp, %rax
	vmovups	(%rax,%rdx,4), %xmm2
	vmovups	80(%rax,%rdx,4), %xmm3
	vmovups	160(%rax,%rdx,4), %xmm4
	vfmadd231ps	%xmm9, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm9) + xmm1
	vfmadd231ps	%xmm2, %xmm10, %xmm0    # xmm0 = (xmm10 * xmm2) + xmm0
	vfmadd231ps	%xmm11, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm11) + xmm1
	vfmadd231ps	%xmm9, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm9) + xmm0
	vfmadd231ps	%xmm10, %xmm3, %xmm5    # xmm5 = (xmm3 * xmm10) + xmm5
	vfmadd231ps	%xmm11, %xmm4, %xmm0    # xmm0 = (xmm4 * xmm11) + xmm0
	vfmadd231ps	%xmm9, %xmm4, %xmm5     # xmm5 = (xmm4 * xmm9) + xmm5
	movq	%rax, -104(%rsp)                # 8-byte Spill
	vfmadd231ps	240(%rax,%rdx,4), %xmm11, %xmm5 # xmm5 = (xmm11 * mem) + xmm5
	vmovups	%xmm1, (%r15,%rcx,4)
	vmovups	%xmm0, 2320(%r15,%rdi,4)
	vmovups	%xmm5, 2400(%r15,%rdi,4)
	leaq	(%rbp,%r10,4), %rax
	movq	%rax, 24(%rsp)                  # 8-byte Spill
	movl	$3, %edi
	movq	%r14, -16(%rsp)                 # 8-byte Spill
	movq	%rbx, -8(%rsp)                  # 8-byte Spill
	movq	%rbx, %rbp
	movq	%r13, 16(%rsp)                  # 8-byte Spill
	jmp	.LBB1_23
	.p2align	4
.LBB1_26:                               # %._crit_edge31
                                        #   in Loop: Header=BB1_23 Depth=2
	movl	$16, %r11d
	#APP
	#NO_APP
	movq	32(%rsp), %rcx                  # 8-byte Reload
	leaq	(%rcx,%rdx,4), %rax
	vmovups	(%rsi,%r11,4), %xmm6
	vmovups	80(%rsi,%r11,4), %xmm10
	vmovups	160(%rsi,%r11,4), %xmm9
	vmovups	240(%rsi,%r11,4), %xmm5
	vmulps	(%rax,%r11,4), %xmm6, %xmm0
	leaq	(%rcx,%r13,4), %rax
	vmovups	(%rax,%r11,4), %xmm1
	vfmadd231ps	%xmm10, %xmm1, %xmm0    # xmm0 = (xmm1 * xmm10) + xmm0
	vmulps	%xmm1, %xmm6, %xmm2
	leaq	(%rcx,%r10,4), %rax
	vmovups	(%rax,%r11,4), %xmm1
	vfmadd231ps	%xmm9, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm9) + xmm0
	vfmadd231ps	%xmm10, %xmm1, %xmm2    # xmm2 = (xmm1 * xmm10) + xmm2
	vmulps	%xmm1, %xmm6, %xmm3
	leaq	(%rcx,%r12,4), %rax
	vmovups	(%rax,%r11,4), %xmm1
	vfmadd231ps	%xmm9, %xmm1, %xmm2     # xmm2 = (xmm1 * xmm9) + xmm2
	vfmadd231ps	%xmm1, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm1) + xmm3
	leaq	3(%rdi), %rax
	movq	%rax, -88(%rsp)                 # 8-byte Spill
	shlq	$4, %rax
	movq	%rdi, 64(%rsp)                  # 8-byte Spill
	leaq	(%rax,%rax,4), %rdi
	leaq	(%rcx,%rdi), %rax
	vfmadd231ps	(%rax,%r11,4), %xmm9, %xmm3 # xmm3 = (xmm9 * mem) + xmm3
	movq	-96(%rsp), %r15                 # 8-byte Reload
	leaq	(%r15,%rdx,4), %rax
	vmovups	(%rax,%r11,4), %xmm1
	vfmadd231ps	%xmm5, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm5) + xmm0
	vmulps	%xmm1, %xmm6, %xmm1
	leaq	(%r11,%r8), %r9
	leaq	(%r9,%r13), %rcx
	movq	%rcx, 56(%rsp)                  # 8-byte Spill
	movq	-128(%rsp), %rbx                # 8-byte Reload
	vmovups	(%rbx,%rcx,4), %xmm4
	vmovups	320(%rsi,%r11,4), %xmm7
	vfmadd231ps	%xmm7, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm7) + xmm0
	vfmadd231ps	%xmm5, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm5) + xmm2
	vfmadd231ps	%xmm10, %xmm4, %xmm1    # xmm1 = (xmm4 * xmm10) + xmm1
	vmulps	%xmm4, %xmm6, %xmm4
	movq	%r13, 40(%rsp)                  # 8-byte Spill
	leaq	(%r9,%r10), %r8
	vmovups	(%rbx,%r8,4), %xmm11
	vmovups	400(%rsi,%r11,4), %xmm8
	vfmadd231ps	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vfmadd231ps	%xmm7, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm7) + xmm2
	vfmadd231ps	%xmm5, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm5) + xmm3
	vfmadd231ps	%xmm9, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm9) + xmm1
	vfmadd231ps	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vmulps	%xmm6, %xmm11, %xmm6
	addq	%r12, %r9
	vmovups	(%rbx,%r9,4), %xmm11
	vfmadd231ps	%xmm8, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm8) + xmm2
	vfmadd231ps	%xmm7, %xmm11, %xmm3    # xmm3 = (xmm11 * xmm7) + xmm3
	vfmadd231ps	%xmm9, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm9) + xmm4
	vfmadd231ps	%xmm10, %xmm11, %xmm6   # xmm6 = (xmm11 * xmm10) + xmm6
	leaq	(%r15,%rdi), %rax
	vmovups	(%rax,%r11,4), %xmm10
	vfmadd231ps	%xmm8, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm8) + xmm3
	vfmadd231ps	%xmm9, %xmm10, %xmm6    # xmm6 = (xmm10 * xmm9) + xmm6
	movq	24(%rsp), %rcx                  # 8-byte Reload
	leaq	(%rcx,%rdx,4), %rax
	vmovups	(%rax,%r11,4), %xmm10
	vmovups	480(%rsi,%r11,4), %xmm9
	vfmadd231ps	%xmm9, %xmm10, %xmm0    # xmm0 = (xmm10 * xmm9) + xmm0
	vfmadd231ps	%xmm10, %xmm5, %xmm1    # xmm1 = (xmm5 * xmm10) + xmm1
	movq	-112(%rsp), %rax                # 8-byte Reload
	leaq	(%r11,%rax), %r15
	leaq	(%r15,%r13), %rax
	movq	%rax, 48(%rsp)                  # 8-byte Spill
	vmovups	(%rbx,%rax,4), %xmm11
	vmovups	560(%rsi,%r11,4), %xmm10
	vfmadd231ps	%xmm10, %xmm11, %xmm0   # xmm0 = (xmm11 * xmm10) + xmm0
	vfmadd231ps	%xmm9, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm9) + xmm2
	vfmadd231ps	%xmm7, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm7) + xmm1
	vfmadd231ps	%xmm11, %xmm5, %xmm4    # xmm4 = (xmm5 * xmm11) + xmm4
	leaq	(%r15,%r10), %rax
	vmovups	(%rbx,%rax,4), %xmm12
	vmovups	640(%rsi,%r11,4), %xmm11
	vfmadd231ps	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ps	%xmm10, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm10) + xmm2
	vfmadd231ps	%xmm9, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm9) + xmm3
	vfmadd231ps	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ps	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ps	%xmm5, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm5) + xmm6
	addq	%r12, %r15
	vmovups	(%rbx,%r15,4), %xmm5
	vfmadd231ps	%xmm11, %xmm5, %xmm2    # xmm2 = (xmm5 * xmm11) + xmm2
	vfmadd231ps	%xmm10, %xmm5, %xmm3    # xmm3 = (xmm5 * xmm10) + xmm3
	vfmadd231ps	%xmm8, %xmm5, %xmm4     # xmm4 = (xmm5 * xmm8) + xmm4
	vfmadd231ps	%xmm7, %xmm5, %xmm6     # xmm6 = (xmm5 * xmm7) + xmm6
	leaq	(%rcx,%rdi), %rbx
	vmovups	(%rbx,%r11,4), %xmm5
	vfmadd231ps	%xmm11, %xmm5, %xmm3    # xmm3 = (xmm5 * xmm11) + xmm3
	vfmadd231ps	%xmm8, %xmm5, %xmm6     # xmm6 = (xmm5 * xmm8) + xmm6
	movq	-120(%rsp), %rbx                # 8-byte Reload
	movq	56(%rsp), %rcx                  # 8-byte Reload
	vmovups	%xmm0, (%rbx,%rcx,4)
	vmovups	%xmm2, (%rbx,%r8,4)
	movq	16(%rsp), %r13                  # 8-byte Reload
	vmovups	%xmm3, (%rbx,%r9,4)
	movq	-104(%rsp), %r8                 # 8-byte Reload
	leaq	(%r8,%rdx,4), %rcx
	vfmadd231ps	(%rcx,%r11,4), %xmm9, %xmm1 # xmm1 = (xmm9 * mem) + xmm1
	movq	40(%rsp), %rcx                  # 8-byte Reload
	leaq	(%r8,%rcx,4), %rcx
	vmovups	(%rcx,%r11,4), %xmm0
	vfmadd231ps	%xmm10, %xmm0, %xmm1    # xmm1 = (xmm0 * xmm10) + xmm1
	vfmadd231ps	%xmm0, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm0) + xmm4
	leaq	(%r8,%r10,4), %rcx
	vmovups	(%rcx,%r11,4), %xmm0
	vfmadd231ps	%xmm11, %xmm0, %xmm1    # xmm1 = (xmm0 * xmm11) + xmm1
	vfmadd231ps	%xmm10, %xmm0, %xmm4    # xmm4 = (xmm0 * xmm10) + xmm4
	vfmadd231ps	%xmm9, %xmm0, %xmm6     # xmm6 = (xmm0 * xmm9) + xmm6
	leaq	(%r8,%r12,4), %rcx
	vmovups	(%rcx,%r11,4), %xmm0
	vfmadd231ps	%xmm11, %xmm0, %xmm4    # xmm4 = (xmm0 * xmm11) + xmm4
	vfmadd231ps	%xmm10, %xmm0, %xmm6    # xmm6 = (xmm0 * xmm10) + xmm6
	addq	%r8, %rdi
	vfmadd231ps	(%rdi,%r11,4), %xmm11, %xmm6 # xmm6 = (xmm11 * mem) + xmm6
	movq	48(%rsp), %rcx                  # 8-byte Reload
	vmovups	%xmm1, (%rbx,%rcx,4)
	vmovups	%xmm4, (%rbx,%rax,4)
	vmovups	%xmm6, (%rbx,%r15,4)
	addq	$240, %rbp
	addq	$240, %r14
	cmpq	$21, 64(%rsp)                   # 8-byte Folded Reload
	movq	-88(%rsp), %rdi                 # 8-byte Reload
	jae	.LBB1_27
.LBB1_23:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_25 Depth 3
	movq	%r13, %r8
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	leaq	(,%rdi,4), %rax
	cmpq	$16, %r11
	leaq	(%rax,%rax,4), %r13
	leaq	-20(%rax,%rax,4), %rdx
	leaq	20(%r13), %r10
	leaq	40(%r13), %r12
	jge	.LBB1_26
# %bb.24:                               # %.lr.ph30
                                        #   in Loop: Header=BB1_23 Depth=2
	addq	$-8, %r11
	.p2align	4
.LBB1_25:                               #   Parent Loop BB1_18 Depth=1
                                        #     Parent Loop BB1_23 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	32(%rsi,%r11,4), %ymm6
	vmovups	112(%rsi,%r11,4), %ymm10
	vmovups	192(%rsi,%r11,4), %ymm9
	vmovups	272(%rsi,%r11,4), %ymm5
	vmulps	-2288(%rbp,%r11,4), %ymm6, %ymm1
	vmovups	-2208(%rbp,%r11,4), %ymm0
	vmovups	-2128(%rbp,%r11,4), %ymm3
	vmovups	-2048(%rbp,%r11,4), %ymm7
	vfmadd231ps	%ymm10, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm10) + ymm1
	vmulps	%ymm0, %ymm6, %ymm2
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm10) + ymm2
	vmulps	%ymm3, %ymm6, %ymm4
	vfmadd231ps	%ymm9, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vfmadd231ps	-1968(%rbp,%r11,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-48(%rbp,%r11,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm5) + ymm1
	vmulps	%ymm0, %ymm6, %ymm0
	vmovups	32(%rbp,%r11,4), %ymm3
	vmovups	352(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	112(%rbp,%r11,4), %ymm11
	vmovups	432(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm5) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	192(%rbp,%r11,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm10, %ymm11, %ymm6   # ymm6 = (ymm11 * ymm10) + ymm6
	vmovups	272(%rbp,%r11,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vfmadd231ps	%ymm9, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm9) + ymm6
	vmovups	2192(%rbp,%r11,4), %ymm10
	vmovups	512(%rsi,%r11,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm5, %ymm0    # ymm0 = (ymm5 * ymm10) + ymm0
	vmovups	2272(%rbp,%r11,4), %ymm11
	vmovups	592(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm1   # ymm1 = (ymm11 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm11, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm11) + ymm3
	vmovups	2352(%rbp,%r11,4), %ymm12
	vmovups	672(%rsi,%r11,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm5) + ymm6
	vmovups	2432(%rbp,%r11,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm2    # ymm2 = (ymm5 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm6     # ymm6 = (ymm5 * ymm7) + ymm6
	vmovups	2512(%rbp,%r11,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm11) + ymm4
	vfmadd231ps	%ymm8, %ymm5, %ymm6     # ymm6 = (ymm5 * ymm8) + ymm6
	vmovups	%ymm1, 32(%r14,%r11,4)
	vmovups	%ymm2, 112(%r14,%r11,4)
	vmovups	%ymm4, 192(%r14,%r11,4)
	vfmadd231ps	4432(%rbp,%r11,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	4512(%rbp,%r11,4), %ymm1
	vmovups	4592(%rbp,%r11,4), %ymm2
	vmovups	4672(%rbp,%r11,4), %ymm4
	vfmadd231ps	%ymm10, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm10) + ymm0
	vfmadd231ps	%ymm1, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm1) + ymm3
	vfmadd231ps	%ymm11, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm2, %ymm3    # ymm3 = (ymm2 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm2, %ymm6     # ymm6 = (ymm2 * ymm9) + ymm6
	vfmadd231ps	%ymm11, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm4, %ymm6    # ymm6 = (ymm4 * ymm10) + ymm6
	vfmadd231ps	4752(%rbp,%r11,4), %ymm11, %ymm6 # ymm6 = (ymm11 * mem) + ymm6
	vmovups	%ymm0, 2272(%r14,%r11,4)
	vmovups	%ymm3, 2352(%r14,%r11,4)
	vmovups	%ymm6, 2432(%r14,%r11,4)
	addq	$8, %r11
	cmpq	$8, %r11
	jl	.LBB1_25
	jmp	.LBB1_26
	.p2align	4
.LBB1_27:                               #   in Loop: Header=BB1_18 Depth=1
	xorl	%eax, %eax
	#APP
	#NO_APP
	leaq	480(%r13), %r12
	leaq	500(%r13), %r8
	leaq	1040(%r13), %r14
	leaq	1060(%r13), %rbx
	cmpq	$16, %rax
	jge	.LBB1_28
# %bb.29:                               # %.lr.ph33
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$-8, %rax
	movq	-120(%rsp), %r15                # 8-byte Reload
	movq	-128(%rsp), %rbp                # 8-byte Reload
	movq	-56(%rsp), %r11                 # 8-byte Reload
	movq	-64(%rsp), %rcx                 # 8-byte Reload
	.p2align	4
.LBB1_30:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%rax,4), %ymm3
	vmovups	112(%rsi,%rax,4), %ymm8
	vmovups	192(%rsi,%rax,4), %ymm7
	vmovups	272(%rsi,%rax,4), %ymm4
	vmulps	4112(%r11,%rax,4), %ymm3, %ymm1
	vmovups	4192(%r11,%rax,4), %ymm0
	vmovups	4272(%r11,%rax,4), %ymm5
	vfmadd231ps	%ymm8, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm8) + ymm1
	vmulps	%ymm0, %ymm3, %ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	4352(%r11,%rax,4), %ymm7, %ymm2 # ymm2 = (ymm7 * mem) + ymm2
	vmovups	6352(%r11,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm4) + ymm1
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	6432(%r11,%rax,4), %ymm6
	vmovups	352(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vmulps	%ymm6, %ymm3, %ymm3
	vmovups	6512(%r11,%rax,4), %ymm9
	vmovups	432(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vmovups	6592(%r11,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	8592(%r11,%rax,4), %ymm8
	vmovups	512(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vmovups	8672(%r11,%rax,4), %ymm9
	vmovups	592(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm4) + ymm3
	vmovups	8752(%r11,%rax,4), %ymm4
	vmovups	672(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	8832(%r11,%rax,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	%ymm1, 32(%rcx,%rax,4)
	vmovups	%ymm2, 112(%rcx,%rax,4)
	vfmadd231ps	10832(%r11,%rax,4), %ymm7, %ymm0 # ymm0 = (ymm7 * mem) + ymm0
	vmovups	10912(%r11,%rax,4), %ymm1
	vmovups	10992(%r11,%rax,4), %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm8) + ymm3
	vfmadd231ps	11072(%r11,%rax,4), %ymm9, %ymm3 # ymm3 = (ymm9 * mem) + ymm3
	vmovups	%ymm0, 2272(%rcx,%rax,4)
	vmovups	%ymm3, 2352(%rcx,%rax,4)
	addq	$8, %rax
	cmpq	$8, %rax
	jl	.LBB1_30
	jmp	.LBB1_31
	.p2align	4
.LBB1_28:                               # %.._crit_edge34_crit_edge
                                        #   in Loop: Header=BB1_18 Depth=1
	movq	-120(%rsp), %r15                # 8-byte Reload
	movq	-128(%rsp), %rbp                # 8-byte Reload
	movq	-56(%rsp), %r11                 # 8-byte Reload
.LBB1_31:                               # %._crit_edge34
                                        #   in Loop: Header=BB1_18 Depth=1
	movl	$16, %edi
	#APP
	#NO_APP
	vmovups	(%rsi,%rdi,4), %xmm3
	vmovups	80(%rsi,%rdi,4), %xmm8
	vmovups	160(%rsi,%rdi,4), %xmm7
	vmovups	240(%rsi,%rdi,4), %xmm4
	movq	-96(%rsp), %rdx                 # 8-byte Reload
	vmulps	-400(%rdx,%rdi,4), %xmm3, %xmm1
	vmovups	-320(%rdx,%rdi,4), %xmm0
	vmovups	-240(%rdx,%rdi,4), %xmm5
	vfmadd231ps	%xmm8, %xmm0, %xmm1     # xmm1 = (xmm0 * xmm8) + xmm1
	vmulps	%xmm0, %xmm3, %xmm2
	vfmadd231ps	%xmm7, %xmm5, %xmm1     # xmm1 = (xmm5 * xmm7) + xmm1
	vfmadd231ps	%xmm5, %xmm8, %xmm2     # xmm2 = (xmm8 * xmm5) + xmm2
	vfmadd231ps	-160(%rdx,%rdi,4), %xmm7, %xmm2 # xmm2 = (xmm7 * mem) + xmm2
	vmovups	1840(%rdx,%rdi,4), %xmm0
	vfmadd231ps	%xmm4, %xmm0, %xmm1     # xmm1 = (xmm0 * xmm4) + xmm1
	vmulps	%xmm0, %xmm3, %xmm0
	addq	%rdi, %r12
	vmovups	(%rbp,%r12,4), %xmm6
	vmovups	320(%rsi,%rdi,4), %xmm5
	vfmadd231ps	%xmm5, %xmm6, %xmm1     # xmm1 = (xmm6 * xmm5) + xmm1
	vfmadd231ps	%xmm4, %xmm6, %xmm2     # xmm2 = (xmm6 * xmm4) + xmm2
	vfmadd231ps	%xmm8, %xmm6, %xmm0     # xmm0 = (xmm6 * xmm8) + xmm0
	vmulps	%xmm6, %xmm3, %xmm3
	movq	%r8, -88(%rsp)                  # 8-byte Spill
	leaq	(%rdi,%r8), %rcx
	vmovups	(%rbp,%rcx,4), %xmm9
	vmovups	400(%rsi,%rdi,4), %xmm6
	vfmadd231ps	%xmm6, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm6) + xmm1
	vfmadd231ps	%xmm5, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm5) + xmm2
	vfmadd231ps	%xmm7, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm7) + xmm0
	vfmadd231ps	%xmm8, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm8) + xmm3
	leaq	520(%r13), %rax
	leaq	2080(%rbp,%r13,4), %r8
	vmovups	(%r8,%rdi,4), %xmm8
	vfmadd231ps	%xmm6, %xmm8, %xmm2     # xmm2 = (xmm8 * xmm6) + xmm2
	vfmadd231ps	%xmm7, %xmm8, %xmm3     # xmm3 = (xmm8 * xmm7) + xmm3
	vmovups	4080(%rdx,%rdi,4), %xmm8
	vmovups	480(%rsi,%rdi,4), %xmm7
	vfmadd231ps	%xmm7, %xmm8, %xmm1     # xmm1 = (xmm8 * xmm7) + xmm1
	vfmadd231ps	%xmm8, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm8) + xmm0
	addq	%rdi, %r14
	vmovups	(%rbp,%r14,4), %xmm9
	vmovups	560(%rsi,%rdi,4), %xmm8
	vfmadd231ps	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vfmadd231ps	%xmm7, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm7) + xmm2
	vfmadd231ps	%xmm5, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm5) + xmm0
	vfmadd231ps	%xmm4, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm4) + xmm3
	movq	%rbx, %r9
	leaq	(%rdi,%rbx), %rdx
	vmovups	(%rbp,%rdx,4), %xmm4
	vmovups	640(%rsi,%rdi,4), %xmm9
	vfmadd231ps	%xmm9, %xmm4, %xmm1     # xmm1 = (xmm4 * xmm9) + xmm1
	vfmadd231ps	%xmm8, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm8) + xmm2
	vfmadd231ps	%xmm6, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm6) + xmm0
	vfmadd231ps	%xmm5, %xmm4, %xmm3     # xmm3 = (xmm4 * xmm5) + xmm3
	leaq	1080(%r13), %rbx
	vmovups	2240(%r8,%rdi,4), %xmm4
	vfmadd231ps	%xmm9, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm9) + xmm2
	vfmadd231ps	%xmm6, %xmm4, %xmm3     # xmm3 = (xmm4 * xmm6) + xmm3
	vmovups	%xmm1, (%r15,%r12,4)
	vmovups	%xmm2, (%r15,%rcx,4)
	movq	-104(%rsp), %rcx                # 8-byte Reload
	vfmadd231ps	1840(%rcx,%rdi,4), %xmm7, %xmm0 # xmm0 = (xmm7 * mem) + xmm0
	vmovups	1920(%rcx,%rdi,4), %xmm1
	vmovups	2000(%rcx,%rdi,4), %xmm2
	vfmadd231ps	%xmm8, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm8) + xmm0
	vfmadd231ps	%xmm7, %xmm1, %xmm3     # xmm3 = (xmm1 * xmm7) + xmm3
	vfmadd231ps	%xmm9, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm9) + xmm0
	vfmadd231ps	%xmm8, %xmm2, %xmm3     # xmm3 = (xmm2 * xmm8) + xmm3
	vfmadd231ps	2080(%rcx,%rdi,4), %xmm9, %xmm3 # xmm3 = (xmm9 * mem) + xmm3
	vmovups	%xmm0, (%r15,%r14,4)
	vmovups	%xmm3, (%r15,%rdx,4)
	xorl	%edi, %edi
	#APP
	#NO_APP
	leaq	540(%r13), %r14
	addq	$1100, %r13                     # imm = 0x44C
	cmpq	$16, %rdi
	jge	.LBB1_32
# %bb.33:                               # %.lr.ph36
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$-8, %rdi
	movq	-48(%rsp), %r8                  # 8-byte Reload
	movq	-40(%rsp), %rcx                 # 8-byte Reload
	.p2align	4
.LBB1_34:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%rdi,4), %ymm3
	vmovups	112(%rsi,%rdi,4), %ymm6
	vmovups	192(%rsi,%rdi,4), %ymm7
	vmovups	272(%rsi,%rdi,4), %ymm4
	vmulps	4272(%r11,%rdi,4), %ymm3, %ymm1
	vmovups	4352(%r11,%rdi,4), %ymm0
	vmovups	4432(%r11,%rdi,4), %ymm5
	vfmadd231ps	%ymm6, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm6) + ymm1
	vmulps	%ymm0, %ymm3, %ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vmovups	6512(%r11,%rdi,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm4) + ymm1
	vmulps	%ymm0, %ymm3, %ymm0
	vmovups	6592(%r11,%rdi,4), %ymm8
	vmovups	352(%rsi,%rdi,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vmulps	%ymm3, %ymm8, %ymm3
	vmovups	6672(%r11,%rdi,4), %ymm8
	vmovups	432(%rsi,%rdi,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	8752(%r11,%rdi,4), %ymm7
	vmovups	512(%rsi,%rdi,4), %ymm6
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vmovups	8832(%r11,%rdi,4), %ymm7
	vmovups	592(%rsi,%rdi,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	8912(%r11,%rdi,4), %ymm4
	vmovups	672(%rsi,%rdi,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm9) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	%ymm1, 32(%rcx,%rdi,4)
	vmovups	%ymm2, 112(%rcx,%rdi,4)
	vfmadd231ps	10992(%r11,%rdi,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	11072(%r11,%rdi,4), %ymm1
	vmovups	11152(%r11,%rdi,4), %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm1, %ymm3     # ymm3 = (ymm1 * ymm6) + ymm3
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm8) + ymm3
	vmovups	%ymm0, 2272(%rcx,%rdi,4)
	vmovups	%ymm3, 2352(%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	$8, %rdi
	jl	.LBB1_34
	jmp	.LBB1_35
.LBB1_36:                               # %._crit_edge41
	movq	-80(%rsp), %rax                 # 8-byte Reload
	addq	$-306544, %rax                  # imm = 0xFFFB5290
	movq	-72(%rsp), %rcx                 # 8-byte Reload
	addq	$-306544, %rcx                  # imm = 0xFFFB5290
	testq	%rax, %rax
	setg	%al
	testq	%rcx, %rcx
	setle	%cl
	orb	%al, %cl
	jne	.LBB1_52
# %bb.37:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$15, %rax
	jg	.LBB1_40
# %bb.38:                               # %.lr.ph43.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_39:                               # %.lr.ph43
                                        # =>This Inner Loop Header: Depth=1
	vmovups	56032(%rbp,%rax,4), %ymm0
	vmovups	56112(%rbp,%rax,4), %ymm2
	vmovups	56192(%rbp,%rax,4), %ymm4
	vmovups	32(%rsi,%rax,4), %ymm8
	vmovups	112(%rsi,%rax,4), %ymm10
	vmovups	192(%rsi,%rax,4), %ymm9
	vmovups	272(%rsi,%rax,4), %ymm3
	vmulps	%ymm0, %ymm10, %ymm1
	vmulps	%ymm0, %ymm8, %ymm0
	vfmadd231ps	%ymm9, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm9) + ymm1
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vmulps	%ymm2, %ymm8, %ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm9) + ymm0
	vfmadd231ps	%ymm4, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm4) + ymm2
	vfmadd231ps	56272(%rbp,%rax,4), %ymm9, %ymm2 # ymm2 = (ymm9 * mem) + ymm2
	vmovups	58272(%rbp,%rax,4), %ymm4
	vmovups	352(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm3) + ymm0
	vmulps	%ymm4, %ymm10, %ymm5
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	58352(%rbp,%rax,4), %ymm11
	vmovups	432(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm6) + ymm0
	vfmadd231ps	%ymm3, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm3) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vmulps	%ymm11, %ymm8, %ymm8
	vmovups	58432(%rbp,%rax,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm8   # ymm8 = (ymm11 * ymm10) + ymm8
	vmovups	58512(%rbp,%rax,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm9) + ymm8
	vmovups	60512(%rbp,%rax,4), %ymm9
	vmovups	592(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	512(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm6) + ymm5
	vfmadd231ps	%ymm9, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm9) + ymm4
	vmovups	60592(%rbp,%rax,4), %ymm9
	vmovups	672(%rsi,%rax,4), %ymm12
	vfmadd231ps	%ymm12, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm12) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm6, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm6) + ymm4
	vfmadd231ps	%ymm3, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm3) + ymm8
	vmovups	60672(%rbp,%rax,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm12) + ymm0
	vfmadd231ps	%ymm10, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm7) + ymm4
	vfmadd231ps	%ymm6, %ymm3, %ymm8     # ymm8 = (ymm3 * ymm6) + ymm8
	vmovups	60752(%rbp,%rax,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm12) + ymm2
	vfmadd231ps	%ymm7, %ymm3, %ymm8     # ymm8 = (ymm3 * ymm7) + ymm8
	vmovups	%ymm1, 58272(%r15,%rax,4)
	vmovups	%ymm0, 58352(%r15,%rax,4)
	vmovups	%ymm2, 58432(%r15,%rax,4)
	vmovups	%ymm5, 60512(%r15,%rax,4)
	vmovups	%ymm4, 60592(%r15,%rax,4)
	vmovups	%ymm8, 60672(%r15,%rax,4)
	addq	$8, %rax
	cmpq	$8, %rax
	jl	.LBB1_39
.LBB1_40:                               # %._crit_edge44
	movl	$16, %eax
	#APP
	#NO_APP
	vmovups	56000(%rbp,%rax,4), %xmm0
	vmovups	56080(%rbp,%rax,4), %xmm2
	vmovups	56160(%rbp,%rax,4), %xmm4
	vmovups	(%rsi,%rax,4), %xmm8
	vmovups	80(%rsi,%rax,4), %xmm10
	vmovups	160(%rsi,%rax,4), %xmm9
	vmovups	240(%rsi,%rax,4), %xmm3
	vmulps	%xmm0, %xmm10, %xmm1
	vmulps	%xmm0, %xmm8, %xmm0
	vfmadd231ps	%xmm9, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm9) + xmm1
	vfmadd231ps	%xmm10, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm10) + xmm0
	vmulps	%xmm2, %xmm8, %xmm2
	vfmadd231ps	%xmm9, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm9) + xmm0
	vfmadd231ps	%xmm4, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm4) + xmm2
	vfmadd231ps	56240(%rbp,%rax,4), %xmm9, %xmm2 # xmm2 = (xmm9 * mem) + xmm2
	vmovups	58240(%rbp,%rax,4), %xmm4
	vmovups	320(%rsi,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm4, %xmm1     # xmm1 = (xmm4 * xmm6) + xmm1
	vfmadd231ps	%xmm3, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm3) + xmm0
	vmulps	%xmm4, %xmm10, %xmm5
	vmulps	%xmm4, %xmm8, %xmm4
	vmovups	58320(%rbp,%rax,4), %xmm11
	vmovups	400(%rsi,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm7) + xmm1
	vfmadd231ps	%xmm6, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm6) + xmm0
	vfmadd231ps	%xmm3, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm3) + xmm2
	vfmadd231ps	%xmm9, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm9) + xmm5
	vfmadd231ps	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vmulps	%xmm11, %xmm8, %xmm8
	vmovups	58400(%rbp,%rax,4), %xmm11
	vfmadd231ps	%xmm7, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm7) + xmm0
	vfmadd231ps	%xmm6, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm6) + xmm2
	vfmadd231ps	%xmm9, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm9) + xmm4
	vfmadd231ps	%xmm10, %xmm11, %xmm8   # xmm8 = (xmm11 * xmm10) + xmm8
	vmovups	58480(%rbp,%rax,4), %xmm10
	vfmadd231ps	%xmm7, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm7) + xmm2
	vfmadd231ps	%xmm9, %xmm10, %xmm8    # xmm8 = (xmm10 * xmm9) + xmm8
	vmovups	60480(%rbp,%rax,4), %xmm9
	vmovups	560(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm9, %xmm1    # xmm1 = (xmm9 * xmm10) + xmm1
	vmovups	480(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm11, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm11) + xmm0
	vfmadd231ps	%xmm6, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm6) + xmm5
	vfmadd231ps	%xmm9, %xmm3, %xmm4     # xmm4 = (xmm3 * xmm9) + xmm4
	vmovups	60560(%rbp,%rax,4), %xmm9
	vmovups	640(%rsi,%rax,4), %xmm12
	vfmadd231ps	%xmm12, %xmm9, %xmm1    # xmm1 = (xmm9 * xmm12) + xmm1
	vfmadd231ps	%xmm10, %xmm9, %xmm0    # xmm0 = (xmm9 * xmm10) + xmm0
	vfmadd231ps	%xmm11, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm11) + xmm2
	vfmadd231ps	%xmm7, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm7) + xmm5
	vfmadd231ps	%xmm6, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm6) + xmm4
	vfmadd231ps	%xmm3, %xmm9, %xmm8     # xmm8 = (xmm9 * xmm3) + xmm8
	vmovups	60640(%rbp,%rax,4), %xmm3
	vfmadd231ps	%xmm12, %xmm3, %xmm0    # xmm0 = (xmm3 * xmm12) + xmm0
	vfmadd231ps	%xmm10, %xmm3, %xmm2    # xmm2 = (xmm3 * xmm10) + xmm2
	vfmadd231ps	%xmm7, %xmm3, %xmm4     # xmm4 = (xmm3 * xmm7) + xmm4
	vfmadd231ps	%xmm6, %xmm3, %xmm8     # xmm8 = (xmm3 * xmm6) + xmm8
	vmovups	60720(%rbp,%rax,4), %xmm3
	vfmadd231ps	%xmm12, %xmm3, %xmm2    # xmm2 = (xmm3 * xmm12) + xmm2
	vfmadd231ps	%xmm7, %xmm3, %xmm8     # xmm8 = (xmm3 * xmm7) + xmm8
	vmovups	%xmm1, 58240(%r15,%rax,4)
	vmovups	%xmm0, 58320(%r15,%rax,4)
	vmovups	%xmm2, 58400(%r15,%rax,4)
	vmovups	%xmm5, 60480(%r15,%rax,4)
	vmovups	%xmm4, 60560(%r15,%rax,4)
	vmovups	%xmm8, 60640(%r15,%rax,4)
	leaq	56160(%rbp), %rax
	leaq	58480(%r15), %rcx
	movl	$3, %edx
	jmp	.LBB1_41
	.p2align	4
.LBB1_44:                               # %._crit_edge47
                                        #   in Loop: Header=BB1_41 Depth=1
	leaq	(,%rdx,4), %rdi
	leaq	(%rdi,%rdi,4), %rdi
	movl	$16, %r8d
	#APP
	#NO_APP
	leaq	(,%rdi,4), %r11
	addq	%rbp, %r11
	vmovups	(%rsi,%r8,4), %xmm10
	vmovups	80(%rsi,%r8,4), %xmm9
	vmovups	160(%rsi,%r8,4), %xmm8
	vmovups	240(%rsi,%r8,4), %xmm3
	vmulps	55920(%r11,%r8,4), %xmm10, %xmm0
	vmovups	56000(%r11,%r8,4), %xmm1
	vmovups	56080(%r11,%r8,4), %xmm2
	vmovups	56160(%r11,%r8,4), %xmm4
	vfmadd231ps	%xmm9, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm9) + xmm0
	vmulps	%xmm1, %xmm10, %xmm1
	vfmadd231ps	%xmm8, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm8) + xmm0
	vfmadd231ps	%xmm9, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm9) + xmm1
	vmulps	%xmm2, %xmm10, %xmm2
	vfmadd231ps	%xmm8, %xmm4, %xmm1     # xmm1 = (xmm4 * xmm8) + xmm1
	vfmadd231ps	%xmm4, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm4) + xmm2
	leaq	3(%rdx), %r9
	leaq	(%r9,%r9,4), %r10
	shlq	$4, %r10
	addq	%rbp, %r10
	vfmadd231ps	56000(%r10,%r8,4), %xmm8, %xmm2 # xmm2 = (xmm8 * mem) + xmm2
	vmovups	58160(%r11,%r8,4), %xmm4
	vfmadd231ps	%xmm3, %xmm4, %xmm0     # xmm0 = (xmm4 * xmm3) + xmm0
	vmulps	%xmm4, %xmm10, %xmm4
	addq	%r8, %rdi
	vmovups	320(%rsi,%r8,4), %xmm5
	vmovups	58240(%rbp,%rdi,4), %xmm6
	vmovups	58320(%rbp,%rdi,4), %xmm11
	vmovups	58400(%rbp,%rdi,4), %xmm12
	vfmadd231ps	%xmm5, %xmm6, %xmm0     # xmm0 = (xmm6 * xmm5) + xmm0
	vfmadd231ps	%xmm3, %xmm6, %xmm1     # xmm1 = (xmm6 * xmm3) + xmm1
	vfmadd231ps	%xmm9, %xmm6, %xmm4     # xmm4 = (xmm6 * xmm9) + xmm4
	vmulps	%xmm6, %xmm10, %xmm6
	vmovups	400(%rsi,%r8,4), %xmm7
	vfmadd231ps	%xmm7, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm7) + xmm0
	vfmadd231ps	%xmm5, %xmm11, %xmm1    # xmm1 = (xmm11 * xmm5) + xmm1
	vfmadd231ps	%xmm3, %xmm11, %xmm2    # xmm2 = (xmm11 * xmm3) + xmm2
	vfmadd231ps	%xmm8, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm8) + xmm4
	vfmadd231ps	%xmm9, %xmm11, %xmm6    # xmm6 = (xmm11 * xmm9) + xmm6
	vmulps	%xmm11, %xmm10, %xmm10
	vfmadd231ps	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ps	%xmm5, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm5) + xmm2
	vfmadd231ps	%xmm8, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm8) + xmm6
	vfmadd231ps	%xmm9, %xmm12, %xmm10   # xmm10 = (xmm12 * xmm9) + xmm10
	vmovups	58240(%r10,%r8,4), %xmm9
	vfmadd231ps	%xmm7, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm7) + xmm2
	vfmadd231ps	%xmm8, %xmm9, %xmm10    # xmm10 = (xmm9 * xmm8) + xmm10
	vmovups	60400(%r11,%r8,4), %xmm8
	vmovups	480(%rsi,%r8,4), %xmm9
	vfmadd231ps	%xmm9, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm9) + xmm0
	vfmadd231ps	%xmm8, %xmm3, %xmm4     # xmm4 = (xmm3 * xmm8) + xmm4
	vmovups	60480(%rbp,%rdi,4), %xmm8
	vmovups	560(%rsi,%r8,4), %xmm11
	vfmadd231ps	%xmm11, %xmm8, %xmm0    # xmm0 = (xmm8 * xmm11) + xmm0
	vfmadd231ps	%xmm9, %xmm8, %xmm1     # xmm1 = (xmm8 * xmm9) + xmm1
	vfmadd231ps	%xmm5, %xmm8, %xmm4     # xmm4 = (xmm8 * xmm5) + xmm4
	vfmadd231ps	%xmm8, %xmm3, %xmm6     # xmm6 = (xmm3 * xmm8) + xmm6
	vmovups	60560(%rbp,%rdi,4), %xmm8
	vmovups	640(%rsi,%r8,4), %xmm12
	vfmadd231ps	%xmm12, %xmm8, %xmm0    # xmm0 = (xmm8 * xmm12) + xmm0
	vfmadd231ps	%xmm11, %xmm8, %xmm1    # xmm1 = (xmm8 * xmm11) + xmm1
	vfmadd231ps	%xmm9, %xmm8, %xmm2     # xmm2 = (xmm8 * xmm9) + xmm2
	vfmadd231ps	%xmm7, %xmm8, %xmm4     # xmm4 = (xmm8 * xmm7) + xmm4
	vfmadd231ps	%xmm5, %xmm8, %xmm6     # xmm6 = (xmm8 * xmm5) + xmm6
	vfmadd231ps	%xmm3, %xmm8, %xmm10    # xmm10 = (xmm8 * xmm3) + xmm10
	vmovups	60640(%rbp,%rdi,4), %xmm3
	vfmadd231ps	%xmm12, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm12) + xmm1
	vfmadd231ps	%xmm11, %xmm3, %xmm2    # xmm2 = (xmm3 * xmm11) + xmm2
	vfmadd231ps	%xmm7, %xmm3, %xmm6     # xmm6 = (xmm3 * xmm7) + xmm6
	vfmadd231ps	%xmm5, %xmm3, %xmm10    # xmm10 = (xmm3 * xmm5) + xmm10
	vmovups	60480(%r10,%r8,4), %xmm3
	vfmadd231ps	%xmm12, %xmm3, %xmm2    # xmm2 = (xmm3 * xmm12) + xmm2
	vfmadd231ps	%xmm7, %xmm3, %xmm10    # xmm10 = (xmm3 * xmm7) + xmm10
	vmovups	%xmm0, 58240(%r15,%rdi,4)
	vmovups	%xmm1, 58320(%r15,%rdi,4)
	vmovups	%xmm2, 58400(%r15,%rdi,4)
	vmovups	%xmm4, 60480(%r15,%rdi,4)
	vmovups	%xmm6, 60560(%r15,%rdi,4)
	vmovups	%xmm10, 60640(%r15,%rdi,4)
	addq	$240, %rax
	addq	$240, %rcx
	cmpq	$21, %rdx
	movq	%r9, %rdx
	jae	.LBB1_45
.LBB1_41:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_43 Depth 2
	xorl	%edi, %edi
	#APP
	#NO_APP
	cmpq	$15, %rdi
	jg	.LBB1_44
# %bb.42:                               # %.lr.ph46
                                        #   in Loop: Header=BB1_41 Depth=1
	addq	$-8, %rdi
	.p2align	4
.LBB1_43:                               #   Parent Loop BB1_41 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%rdi,4), %ymm8
	vmovups	112(%rsi,%rdi,4), %ymm10
	vmovups	192(%rsi,%rdi,4), %ymm9
	vmovups	272(%rsi,%rdi,4), %ymm3
	vmulps	32(%rax,%rdi,4), %ymm8, %ymm0
	vmovups	112(%rax,%rdi,4), %ymm1
	vmovups	192(%rax,%rdi,4), %ymm2
	vmovups	272(%rax,%rdi,4), %ymm4
	vfmadd231ps	%ymm10, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm10) + ymm0
	vmulps	%ymm1, %ymm8, %ymm1
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm10, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm10) + ymm1
	vmulps	%ymm2, %ymm8, %ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm4, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm4) + ymm2
	vfmadd231ps	352(%rax,%rdi,4), %ymm9, %ymm2 # ymm2 = (ymm9 * mem) + ymm2
	vmovups	2272(%rax,%rdi,4), %ymm4
	vfmadd231ps	%ymm3, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm3) + ymm0
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	2352(%rax,%rdi,4), %ymm5
	vmovups	352(%rsi,%rdi,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vfmadd231ps	%ymm10, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm10) + ymm4
	vmulps	%ymm5, %ymm8, %ymm5
	vmovups	2432(%rax,%rdi,4), %ymm11
	vmovups	432(%rsi,%rdi,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm6) + ymm1
	vfmadd231ps	%ymm3, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm3) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm10, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm10) + ymm5
	vmulps	%ymm11, %ymm8, %ymm8
	vmovups	2512(%rax,%rdi,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm6) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vfmadd231ps	%ymm10, %ymm11, %ymm8   # ymm8 = (ymm11 * ymm10) + ymm8
	vmovups	2592(%rax,%rdi,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm8    # ymm8 = (ymm10 * ymm9) + ymm8
	vmovups	4512(%rax,%rdi,4), %ymm9
	vmovups	512(%rsi,%rdi,4), %ymm10
	vfmadd231ps	%ymm10, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm9) + ymm4
	vmovups	4592(%rax,%rdi,4), %ymm9
	vmovups	592(%rsi,%rdi,4), %ymm11
	vfmadd231ps	%ymm11, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vfmadd231ps	%ymm6, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm6) + ymm4
	vfmadd231ps	%ymm9, %ymm3, %ymm5     # ymm5 = (ymm3 * ymm9) + ymm5
	vmovups	4672(%rax,%rdi,4), %ymm9
	vmovups	672(%rsi,%rdi,4), %ymm12
	vfmadd231ps	%ymm12, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm12) + ymm0
	vfmadd231ps	%ymm11, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm7) + ymm4
	vfmadd231ps	%ymm6, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm6) + ymm5
	vfmadd231ps	%ymm3, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm3) + ymm8
	vmovups	4752(%rax,%rdi,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm12) + ymm1
	vfmadd231ps	%ymm11, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm3, %ymm5     # ymm5 = (ymm3 * ymm7) + ymm5
	vfmadd231ps	%ymm6, %ymm3, %ymm8     # ymm8 = (ymm3 * ymm6) + ymm8
	vmovups	4832(%rax,%rdi,4), %ymm3
	vfmadd231ps	%ymm12, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm12) + ymm2
	vfmadd231ps	%ymm7, %ymm3, %ymm8     # ymm8 = (ymm3 * ymm7) + ymm8
	vmovups	%ymm0, 32(%rcx,%rdi,4)
	vmovups	%ymm1, 112(%rcx,%rdi,4)
	vmovups	%ymm2, 192(%rcx,%rdi,4)
	vmovups	%ymm4, 2272(%rcx,%rdi,4)
	vmovups	%ymm5, 2352(%rcx,%rdi,4)
	vmovups	%ymm8, 2432(%rcx,%rdi,4)
	addq	$8, %rdi
	cmpq	$8, %rdi
	jl	.LBB1_43
	jmp	.LBB1_44
.LBB1_45:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$15, %rax
	jg	.LBB1_48
# %bb.46:                               # %.lr.ph49.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_47:                               # %.lr.ph49
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm4
	vmovups	112(%rsi,%rax,4), %ymm8
	vmovups	192(%rsi,%rax,4), %ymm7
	vmovups	272(%rsi,%rax,4), %ymm3
	vmulps	57872(%rbp,%rax,4), %ymm4, %ymm0
	vmovups	57952(%rbp,%rax,4), %ymm1
	vmovups	58032(%rbp,%rax,4), %ymm2
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm2, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm2) + ymm1
	vfmadd231ps	58112(%rbp,%rax,4), %ymm7, %ymm1 # ymm1 = (ymm7 * mem) + ymm1
	vmovups	60112(%rbp,%rax,4), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm3) + ymm0
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	60192(%rbp,%rax,4), %ymm6
	vmovups	352(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm3, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm3) + ymm1
	vfmadd231ps	%ymm8, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm8) + ymm2
	vmulps	%ymm6, %ymm4, %ymm4
	vmovups	60272(%rbp,%rax,4), %ymm9
	vmovups	432(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm8) + ymm4
	vmovups	60352(%rbp,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm7) + ymm4
	vmovups	62352(%rbp,%rax,4), %ymm7
	vmovups	512(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vmovups	62432(%rbp,%rax,4), %ymm7
	vmovups	592(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm3, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm3) + ymm4
	vmovups	62512(%rbp,%rax,4), %ymm3
	vmovups	672(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm7) + ymm0
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm5) + ymm4
	vmovups	62592(%rbp,%rax,4), %ymm3
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm4     # ymm4 = (ymm3 * ymm6) + ymm4
	vmovups	%ymm0, 60192(%r15,%rax,4)
	vmovups	%ymm1, 60272(%r15,%rax,4)
	vmovups	%ymm2, 62432(%r15,%rax,4)
	vmovups	%ymm4, 62512(%r15,%rax,4)
	addq	$8, %rax
	cmpq	$8, %rax
	jl	.LBB1_47
.LBB1_48:                               # %._crit_edge50
	movl	$16, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %xmm4
	vmovups	80(%rsi,%rax,4), %xmm8
	vmovups	160(%rsi,%rax,4), %xmm7
	vmovups	240(%rsi,%rax,4), %xmm3
	vmulps	57840(%rbp,%rax,4), %xmm4, %xmm0
	vmovups	57920(%rbp,%rax,4), %xmm1
	vmovups	58000(%rbp,%rax,4), %xmm2
	vfmadd231ps	%xmm8, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm8) + xmm0
	vmulps	%xmm1, %xmm4, %xmm1
	vfmadd231ps	%xmm7, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm7) + xmm0
	vfmadd231ps	%xmm2, %xmm8, %xmm1     # xmm1 = (xmm8 * xmm2) + xmm1
	vfmadd231ps	58080(%rbp,%rax,4), %xmm7, %xmm1 # xmm1 = (xmm7 * mem) + xmm1
	vmovups	60080(%rbp,%rax,4), %xmm2
	vfmadd231ps	%xmm3, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm3) + xmm0
	vmulps	%xmm2, %xmm4, %xmm2
	vmovups	60160(%rbp,%rax,4), %xmm6
	vmovups	320(%rsi,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm6, %xmm0     # xmm0 = (xmm6 * xmm5) + xmm0
	vfmadd231ps	%xmm3, %xmm6, %xmm1     # xmm1 = (xmm6 * xmm3) + xmm1
	vfmadd231ps	%xmm8, %xmm6, %xmm2     # xmm2 = (xmm6 * xmm8) + xmm2
	vmulps	%xmm6, %xmm4, %xmm4
	vmovups	60240(%rbp,%rax,4), %xmm9
	vmovups	400(%rsi,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm9, %xmm0     # xmm0 = (xmm9 * xmm6) + xmm0
	vfmadd231ps	%xmm5, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm5) + xmm1
	vfmadd231ps	%xmm7, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm7) + xmm2
	vfmadd231ps	%xmm8, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm8) + xmm4
	vmovups	60320(%rbp,%rax,4), %xmm8
	vfmadd231ps	%xmm6, %xmm8, %xmm1     # xmm1 = (xmm8 * xmm6) + xmm1
	vfmadd231ps	%xmm7, %xmm8, %xmm4     # xmm4 = (xmm8 * xmm7) + xmm4
	vmovups	62320(%rbp,%rax,4), %xmm7
	vmovups	480(%rsi,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm7, %xmm0     # xmm0 = (xmm7 * xmm8) + xmm0
	vfmadd231ps	%xmm7, %xmm3, %xmm2     # xmm2 = (xmm3 * xmm7) + xmm2
	vmovups	62400(%rbp,%rax,4), %xmm7
	vmovups	560(%rsi,%rax,4), %xmm9
	vfmadd231ps	%xmm9, %xmm7, %xmm0     # xmm0 = (xmm7 * xmm9) + xmm0
	vfmadd231ps	%xmm8, %xmm7, %xmm1     # xmm1 = (xmm7 * xmm8) + xmm1
	vfmadd231ps	%xmm5, %xmm7, %xmm2     # xmm2 = (xmm7 * xmm5) + xmm2
	vfmadd231ps	%xmm3, %xmm7, %xmm4     # xmm4 = (xmm7 * xmm3) + xmm4
	vmovups	62480(%rbp,%rax,4), %xmm3
	vmovups	640(%rsi,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm7) + xmm0
	vfmadd231ps	%xmm9, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm9) + xmm1
	vfmadd231ps	%xmm6, %xmm3, %xmm2     # xmm2 = (xmm3 * xmm6) + xmm2
	vfmadd231ps	%xmm5, %xmm3, %xmm4     # xmm4 = (xmm3 * xmm5) + xmm4
	vmovups	62560(%rbp,%rax,4), %xmm3
	vfmadd231ps	%xmm7, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm7) + xmm1
	vfmadd231ps	%xmm6, %xmm3, %xmm4     # xmm4 = (xmm3 * xmm6) + xmm4
	vmovups	%xmm0, 60160(%r15,%rax,4)
	vmovups	%xmm1, 60240(%r15,%rax,4)
	vmovups	%xmm2, 62400(%r15,%rax,4)
	vmovups	%xmm4, 62480(%r15,%rax,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$15, %rax
	jg	.LBB1_51
# %bb.49:                               # %.lr.ph52.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_50:                               # %.lr.ph52
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm5
	vmovups	112(%rsi,%rax,4), %ymm6
	vmovups	192(%rsi,%rax,4), %ymm7
	vmovups	272(%rsi,%rax,4), %ymm2
	vmulps	58032(%rbp,%rax,4), %ymm5, %ymm0
	vmovups	58112(%rbp,%rax,4), %ymm1
	vmovups	58192(%rbp,%rax,4), %ymm3
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm5, %ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm7) + ymm0
	vfmadd231ps	%ymm3, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm3) + ymm1
	vmovups	60272(%rbp,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm2) + ymm0
	vmulps	%ymm3, %ymm5, %ymm3
	vmovups	60352(%rbp,%rax,4), %ymm8
	vmovups	352(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm2, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm2) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmulps	%ymm5, %ymm8, %ymm5
	vmovups	60432(%rbp,%rax,4), %ymm8
	vmovups	432(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm9) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm6) + ymm5
	vmovups	62512(%rbp,%rax,4), %ymm6
	vmovups	512(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm6) + ymm3
	vmovups	62592(%rbp,%rax,4), %ymm6
	vmovups	592(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vfmadd231ps	%ymm2, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm2) + ymm5
	vmovups	62672(%rbp,%rax,4), %ymm2
	vfmadd231ps	672(%rsi,%rax,4), %ymm2, %ymm0 # ymm0 = (ymm2 * mem) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm9) + ymm3
	vfmadd231ps	%ymm4, %ymm2, %ymm5     # ymm5 = (ymm2 * ymm4) + ymm5
	vmovups	%ymm0, 60352(%r15,%rax,4)
	vmovups	%ymm1, 60432(%r15,%rax,4)
	vmovups	%ymm3, 62592(%r15,%rax,4)
	vmovups	%ymm5, 62672(%r15,%rax,4)
	addq	$8, %rax
	cmpq	$8, %rax
	jl	.LBB1_50
.LBB1_51:                               # %._crit_edge53
	movl	$16, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %xmm5
	vmovups	80(%rsi,%rax,4), %xmm6
	vmovups	160(%rsi,%rax,4), %xmm7
	vmovups	240(%rsi,%rax,4), %xmm2
	vmulps	58000(%rbp,%rax,4), %xmm5, %xmm0
	vmovups	58080(%rbp,%rax,4), %xmm1
	vmovups	58160(%rbp,%rax,4), %xmm3
	vfmadd231ps	%xmm6, %xmm1, %xmm0     # xmm0 = (xmm1 * xmm6) + xmm0
	vmulps	%xmm1, %xmm5, %xmm1
	vfmadd231ps	%xmm7, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm7) + xmm0
	vfmadd231ps	%xmm3, %xmm6, %xmm1     # xmm1 = (xmm6 * xmm3) + xmm1
	vmovups	60240(%rbp,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm0     # xmm0 = (xmm3 * xmm2) + xmm0
	vmulps	%xmm3, %xmm5, %xmm3
	vmovups	60320(%rbp,%rax,4), %xmm8
	vmovups	320(%rsi,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm4) + xmm0
	vfmadd231ps	%xmm2, %xmm8, %xmm1     # xmm1 = (xmm8 * xmm2) + xmm1
	vfmadd231ps	%xmm6, %xmm8, %xmm3     # xmm3 = (xmm8 * xmm6) + xmm3
	vmulps	%xmm5, %xmm8, %xmm5
	vmovups	60400(%rbp,%rax,4), %xmm8
	vmovups	400(%rsi,%rax,4), %xmm9
	vfmadd231ps	%xmm9, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm9) + xmm0
	vfmadd231ps	%xmm4, %xmm8, %xmm1     # xmm1 = (xmm8 * xmm4) + xmm1
	vfmadd231ps	%xmm7, %xmm8, %xmm3     # xmm3 = (xmm8 * xmm7) + xmm3
	vfmadd231ps	%xmm6, %xmm8, %xmm5     # xmm5 = (xmm8 * xmm6) + xmm5
	vmovups	62480(%rbp,%rax,4), %xmm6
	vmovups	480(%rsi,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm6, %xmm0     # xmm0 = (xmm6 * xmm7) + xmm0
	vfmadd231ps	%xmm6, %xmm2, %xmm3     # xmm3 = (xmm2 * xmm6) + xmm3
	vmovups	62560(%rbp,%rax,4), %xmm6
	vmovups	560(%rsi,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm6, %xmm0     # xmm0 = (xmm6 * xmm8) + xmm0
	vfmadd231ps	%xmm7, %xmm6, %xmm1     # xmm1 = (xmm6 * xmm7) + xmm1
	vfmadd231ps	%xmm4, %xmm6, %xmm3     # xmm3 = (xmm6 * xmm4) + xmm3
	vfmadd231ps	%xmm2, %xmm6, %xmm5     # xmm5 = (xmm6 * xmm2) + xmm5
	vmovups	62640(%rbp,%rax,4), %xmm2
	vfmadd231ps	640(%rsi,%rax,4), %xmm2, %xmm0 # xmm0 = (xmm2 * mem) + xmm0
	vfmadd231ps	%xmm8, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm8) + xmm1
	vfmadd231ps	%xmm9, %xmm2, %xmm3     # xmm3 = (xmm2 * xmm9) + xmm3
	vfmadd231ps	%xmm4, %xmm2, %xmm5     # xmm5 = (xmm2 * xmm4) + xmm5
	vmovups	%xmm0, 60320(%r15,%rax,4)
	vmovups	%xmm1, 60400(%r15,%rax,4)
	vmovups	%xmm3, 62560(%r15,%rax,4)
	vmovups	%xmm5, 62640(%r15,%rax,4)
.LBB1_52:
	addq	$72, %rsp
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
	imulq	$325976, %rax, %r8              # imm = 0x4F958
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
	addq	$325976, %r8                    # imm = 0x4F958
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
	.quad	20                              # 0x14
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
	.quad	20                              # 0x14
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
