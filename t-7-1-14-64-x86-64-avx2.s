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
	movq	%rdx, %rax
	testq	%rcx, %rcx
	setg	%dl
	testq	%r8, %r8
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_10
# %bb.1:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-8, %rdx
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	6176(%rsi,%rdx,4), %ymm5
	vmovups	32(%rdi,%rdx,4), %ymm3
	vmovups	288(%rdi,%rdx,4), %ymm4
	vmovups	544(%rdi,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmovups	5408(%rsi,%rdx,4), %ymm7
	vmovups	5664(%rsi,%rdx,4), %ymm10
	vmovups	5920(%rsi,%rdx,4), %ymm8
	vmulps	%ymm3, %ymm8, %ymm1
	vmulps	%ymm3, %ymm10, %ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	6432(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm10) + ymm3
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	6688(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vmovups	800(%rdi,%rdx,4), %ymm10
	vmovups	6944(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	1056(%rdi,%rdx,4), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	1312(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	1568(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vfmadd231ps	1824(%rdi,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	3616(%rdi,%rdx,4), %ymm6
	vmovups	7968(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	7712(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	7456(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	7200(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	3872(%rdi,%rdx,4), %ymm10
	vmovups	8224(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	4128(%rdi,%rdx,4), %ymm10
	vmovups	8480(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	4384(%rdi,%rdx,4), %ymm10
	vmovups	8736(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	4640(%rdi,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	4896(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	5152(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	5408(%rdi,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	7200(%rdi,%rdx,4), %ymm6
	vmovups	9760(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	9504(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	9248(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	8992(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	7456(%rdi,%rdx,4), %ymm10
	vmovups	10016(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	7712(%rdi,%rdx,4), %ymm10
	vmovups	10272(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	7968(%rdi,%rdx,4), %ymm10
	vmovups	10528(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	8224(%rdi,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	8480(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	8736(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	8992(%rdi,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	10784(%rdi,%rdx,4), %ymm6
	vmovups	11552(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	11296(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	11040(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	10784(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	11040(%rdi,%rdx,4), %ymm10
	vmovups	11808(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	11296(%rdi,%rdx,4), %ymm10
	vmovups	12064(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	11552(%rdi,%rdx,4), %ymm10
	vmovups	12320(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	11808(%rdi,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	12064(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	12320(%rdi,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	12576(%rdi,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	%ymm0, 32(%rax,%rdx,4)
	vmovups	%ymm1, 288(%rax,%rdx,4)
	vmovups	%ymm2, 544(%rax,%rdx,4)
	vmovups	%ymm3, 800(%rax,%rdx,4)
	vmovups	%ymm4, 1056(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_3
.LBB1_4:                                # %._crit_edge
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_7
# %bb.5:                                # %.lr.ph28.preheader
	addq	$-8, %rdx
	leaq	13824(%rdi), %r9
	.p2align	4
.LBB1_6:                                # %.lr.ph28
                                        # =>This Inner Loop Header: Depth=1
	vmovups	5408(%rsi,%rdx,4), %ymm4
	vmovups	5664(%rsi,%rdx,4), %ymm8
	vmovups	5920(%rsi,%rdx,4), %ymm5
	vmulps	-13280(%r9,%rdx,4), %ymm4, %ymm0
	vmovups	-13024(%r9,%rdx,4), %ymm1
	vmovups	-12768(%r9,%rdx,4), %ymm2
	vmovups	-12512(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vfmadd231ps	%ymm5, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	6176(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm9
	vmovups	6432(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vmulps	%ymm4, %ymm9, %ymm4
	vmovups	-12000(%r9,%rdx,4), %ymm10
	vmovups	6688(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-11744(%r9,%rdx,4), %ymm10
	vmovups	6944(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	-11488(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-11232(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	7200(%rsi,%rdx,4), %ymm9
	vfmadd231ps	-9696(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-9440(%r9,%rdx,4), %ymm5
	vmovups	7456(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-9184(%r9,%rdx,4), %ymm5
	vmovups	7712(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-8928(%r9,%rdx,4), %ymm7
	vmovups	7968(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm10
	vmovups	8224(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm10
	vmovups	8480(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8160(%r9,%rdx,4), %ymm10
	vmovups	8736(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-7904(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-7648(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-7392(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	8992(%rsi,%rdx,4), %ymm9
	vfmadd231ps	-6112(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-5856(%r9,%rdx,4), %ymm5
	vmovups	9248(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-5600(%r9,%rdx,4), %ymm5
	vmovups	9504(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-5344(%r9,%rdx,4), %ymm7
	vmovups	9760(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm10
	vmovups	10016(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4832(%r9,%rdx,4), %ymm10
	vmovups	10272(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm10
	vmovups	10528(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-4320(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	10784(%rsi,%rdx,4), %ymm9
	vfmadd231ps	-2528(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-2272(%r9,%rdx,4), %ymm5
	vmovups	11040(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-2016(%r9,%rdx,4), %ymm5
	vmovups	11296(%rsi,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-1760(%r9,%rdx,4), %ymm7
	vmovups	11552(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm10
	vmovups	11808(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm10
	vmovups	12064(%rsi,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-992(%r9,%rdx,4), %ymm10
	vmovups	12320(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-736(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-480(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-224(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	32(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	%ymm0, 1312(%rax,%rdx,4)
	vmovups	%ymm1, 1568(%rax,%rdx,4)
	vmovups	%ymm2, 1824(%rax,%rdx,4)
	vmovups	%ymm3, 2080(%rax,%rdx,4)
	vmovups	%ymm4, 2336(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_6
.LBB1_7:                                # %._crit_edge29
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_10
# %bb.8:                                # %.lr.ph31.preheader
	addq	$-8, %rdx
	.p2align	4
.LBB1_9:                                # %.lr.ph31
                                        # =>This Inner Loop Header: Depth=1
	vmovups	5408(%rsi,%rdx,4), %ymm3
	vmovups	5664(%rsi,%rdx,4), %ymm6
	vmovups	5920(%rsi,%rdx,4), %ymm4
	vmulps	1824(%rdi,%rdx,4), %ymm3, %ymm0
	vmovups	2080(%rdi,%rdx,4), %ymm1
	vmovups	2336(%rdi,%rdx,4), %ymm2
	vmovups	2592(%rdi,%rdx,4), %ymm7
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	6176(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	2848(%rdi,%rdx,4), %ymm7
	vmovups	6432(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vmovups	3104(%rdi,%rdx,4), %ymm6
	vmovups	6688(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vmovups	3360(%rdi,%rdx,4), %ymm4
	vfmadd231ps	6944(%rsi,%rdx,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	7200(%rsi,%rdx,4), %ymm6
	vfmadd231ps	5408(%rdi,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	5664(%rdi,%rdx,4), %ymm4
	vmovups	7456(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	5920(%rdi,%rdx,4), %ymm4
	vmovups	7712(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	6176(%rdi,%rdx,4), %ymm8
	vmovups	7968(%rsi,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	6432(%rdi,%rdx,4), %ymm6
	vmovups	8224(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	6688(%rdi,%rdx,4), %ymm6
	vmovups	8480(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	6944(%rdi,%rdx,4), %ymm5
	vfmadd231ps	8736(%rsi,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	8992(%rsi,%rdx,4), %ymm6
	vfmadd231ps	8992(%rdi,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	9248(%rdi,%rdx,4), %ymm4
	vmovups	9248(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	9504(%rdi,%rdx,4), %ymm4
	vmovups	9504(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	9760(%rdi,%rdx,4), %ymm8
	vmovups	9760(%rsi,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	10016(%rdi,%rdx,4), %ymm6
	vmovups	10016(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	10272(%rdi,%rdx,4), %ymm6
	vmovups	10272(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	10528(%rdi,%rdx,4), %ymm5
	vfmadd231ps	10528(%rsi,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	10784(%rsi,%rdx,4), %ymm6
	vfmadd231ps	12576(%rdi,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	12832(%rdi,%rdx,4), %ymm4
	vmovups	11040(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	13088(%rdi,%rdx,4), %ymm4
	vmovups	11296(%rsi,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	13344(%rdi,%rdx,4), %ymm8
	vmovups	11552(%rsi,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	13600(%rdi,%rdx,4), %ymm6
	vmovups	11808(%rsi,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	13856(%rdi,%rdx,4), %ymm6
	vmovups	12064(%rsi,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	14112(%rdi,%rdx,4), %ymm5
	vfmadd231ps	12320(%rsi,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	%ymm0, 2592(%rax,%rdx,4)
	vmovups	%ymm1, 2848(%rax,%rdx,4)
	vmovups	%ymm2, 3104(%rax,%rdx,4)
	vmovups	%ymm3, 3360(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_9
.LBB1_10:                               # %.loopexit26
	leaq	-13104(%rcx), %rdx
	leaq	-13104(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_20
# %bb.11:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_14
# %bb.12:                               # %.lr.ph33.preheader
	addq	$-8, %rdx
	leaq	12288(%rsi), %r9
	leaq	16128(%rdi), %r10
	.p2align	4
.LBB1_13:                               # %.lr.ph33
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-7904(%r9,%rdx,4), %ymm5
	vmovups	-16096(%r10,%rdx,4), %ymm3
	vmovups	-15840(%r10,%rdx,4), %ymm4
	vmovups	-15584(%r10,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmovups	-8672(%r9,%rdx,4), %ymm7
	vmovups	-8416(%r9,%rdx,4), %ymm10
	vmovups	-8160(%r9,%rdx,4), %ymm8
	vmulps	%ymm3, %ymm8, %ymm1
	vmulps	%ymm3, %ymm10, %ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm10) + ymm3
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	-7392(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vmovups	-15328(%r10,%rdx,4), %ymm10
	vmovups	-7136(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-15072(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	-14816(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-14560(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vfmadd231ps	-14304(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-12512(%r10,%rdx,4), %ymm6
	vmovups	-6112(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-6368(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-6624(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-6880(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm10
	vmovups	-5856(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-12000(%r10,%rdx,4), %ymm10
	vmovups	-5600(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-11744(%r10,%rdx,4), %ymm10
	vmovups	-5344(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-11488(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-11232(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-10720(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-8928(%r10,%rdx,4), %ymm6
	vmovups	-4320(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-4576(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-4832(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r10,%rdx,4), %ymm10
	vmovups	-4064(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm10
	vmovups	-3808(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8160(%r10,%rdx,4), %ymm10
	vmovups	-3552(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-7904(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-7648(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-7392(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vmovups	-2528(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-2784(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-3040(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-3296(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm10
	vmovups	-2272(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm10
	vmovups	-2016(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm10
	vmovups	-1760(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-4320(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm6
	vmovups	-736(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-992(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-1248(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm10
	vmovups	-480(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm10
	vmovups	-224(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-992(%r10,%rdx,4), %ymm10
	vmovups	32(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-736(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-480(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-224(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	32(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	%ymm0, 3616(%rax,%rdx,4)
	vmovups	%ymm1, 3872(%rax,%rdx,4)
	vmovups	%ymm2, 4128(%rax,%rdx,4)
	vmovups	%ymm3, 4384(%rax,%rdx,4)
	vmovups	%ymm4, 4640(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_13
.LBB1_14:                               # %._crit_edge34
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_17
# %bb.15:                               # %.lr.ph36.preheader
	addq	$-8, %rdx
	leaq	12288(%rsi), %r9
	leaq	17408(%rdi), %r10
	.p2align	4
.LBB1_16:                               # %.lr.ph36
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-8672(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-8160(%r9,%rdx,4), %ymm5
	vmulps	-16864(%r10,%rdx,4), %ymm4, %ymm0
	vmovups	-16608(%r10,%rdx,4), %ymm1
	vmovups	-16352(%r10,%rdx,4), %ymm2
	vmovups	-16096(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vfmadd231ps	%ymm5, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	-15840(%r10,%rdx,4), %ymm9
	vmovups	-7648(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vmulps	%ymm4, %ymm9, %ymm4
	vmovups	-15584(%r10,%rdx,4), %ymm10
	vmovups	-7392(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-15328(%r10,%rdx,4), %ymm10
	vmovups	-7136(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	-15072(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-14816(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-14560(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-14304(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-6880(%r9,%rdx,4), %ymm9
	vfmadd231ps	-13280(%r10,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-13024(%r10,%rdx,4), %ymm5
	vmovups	-6624(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-12768(%r10,%rdx,4), %ymm5
	vmovups	-6368(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-12512(%r10,%rdx,4), %ymm7
	vmovups	-6112(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm10
	vmovups	-5856(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-12000(%r10,%rdx,4), %ymm10
	vmovups	-5600(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-11744(%r10,%rdx,4), %ymm10
	vmovups	-5344(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-11488(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-11232(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-10720(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-5088(%r9,%rdx,4), %ymm9
	vfmadd231ps	-9696(%r10,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-9440(%r10,%rdx,4), %ymm5
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-9184(%r10,%rdx,4), %ymm5
	vmovups	-4576(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-8928(%r10,%rdx,4), %ymm7
	vmovups	-4320(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-8672(%r10,%rdx,4), %ymm10
	vmovups	-4064(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm10
	vmovups	-3808(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8160(%r10,%rdx,4), %ymm10
	vmovups	-3552(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-7904(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-7648(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-7392(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-3296(%r9,%rdx,4), %ymm9
	vfmadd231ps	-6112(%r10,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-5856(%r10,%rdx,4), %ymm5
	vmovups	-3040(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vmovups	-2784(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-5344(%r10,%rdx,4), %ymm7
	vmovups	-2528(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm10
	vmovups	-2272(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm10
	vmovups	-2016(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm10
	vmovups	-1760(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-4320(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-1504(%r9,%rdx,4), %ymm9
	vfmadd231ps	-2528(%r10,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-2272(%r10,%rdx,4), %ymm5
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-2016(%r10,%rdx,4), %ymm5
	vmovups	-992(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-1760(%r10,%rdx,4), %ymm7
	vmovups	-736(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm10
	vmovups	-480(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm10
	vmovups	-224(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-992(%r10,%rdx,4), %ymm10
	vmovups	32(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-480(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-224(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	32(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	%ymm0, 4896(%rax,%rdx,4)
	vmovups	%ymm1, 5152(%rax,%rdx,4)
	vmovups	%ymm2, 5408(%rax,%rdx,4)
	vmovups	%ymm3, 5664(%rax,%rdx,4)
	vmovups	%ymm4, 5920(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_16
.LBB1_17:                               # %._crit_edge37
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_20
# %bb.18:                               # %.lr.ph39.preheader
	addq	$-8, %rdx
	leaq	12288(%rsi), %r9
	leaq	17664(%rdi), %r10
	.p2align	4
.LBB1_19:                               # %.lr.ph39
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-8672(%r9,%rdx,4), %ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm6
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmulps	-15840(%r10,%rdx,4), %ymm3, %ymm0
	vmovups	-15584(%r10,%rdx,4), %ymm1
	vmovups	-15328(%r10,%rdx,4), %ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	-14816(%r10,%rdx,4), %ymm7
	vmovups	-7648(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm6
	vmovups	-7392(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vmovups	-14304(%r10,%rdx,4), %ymm4
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-6880(%r9,%rdx,4), %ymm6
	vfmadd231ps	-12256(%r10,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-12000(%r10,%rdx,4), %ymm4
	vmovups	-6624(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-11744(%r10,%rdx,4), %ymm4
	vmovups	-6368(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-11488(%r10,%rdx,4), %ymm8
	vmovups	-6112(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm6
	vmovups	-5856(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-10976(%r10,%rdx,4), %ymm6
	vmovups	-5600(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-10720(%r10,%rdx,4), %ymm5
	vfmadd231ps	-5344(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm6
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-8416(%r10,%rdx,4), %ymm4
	vmovups	-4832(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm8
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vmovups	-4064(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm6
	vmovups	-3808(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm5
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-3296(%r9,%rdx,4), %ymm6
	vfmadd231ps	-5088(%r10,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-4832(%r10,%rdx,4), %ymm4
	vmovups	-3040(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-4576(%r10,%rdx,4), %ymm4
	vmovups	-2784(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm8
	vmovups	-2528(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4064(%r10,%rdx,4), %ymm6
	vmovups	-2272(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vmovups	-2016(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-3552(%r10,%rdx,4), %ymm5
	vfmadd231ps	-1760(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm6
	vfmadd231ps	-1504(%r10,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-992(%r10,%rdx,4), %ymm4
	vmovups	-992(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-736(%r10,%rdx,4), %ymm8
	vmovups	-736(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-480(%r10,%rdx,4), %ymm6
	vmovups	-480(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-224(%r10,%rdx,4), %ymm6
	vmovups	-224(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	32(%r10,%rdx,4), %ymm5
	vfmadd231ps	32(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	%ymm0, 6176(%rax,%rdx,4)
	vmovups	%ymm1, 6432(%rax,%rdx,4)
	vmovups	%ymm2, 6688(%rax,%rdx,4)
	vmovups	%ymm3, 6944(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_19
.LBB1_20:                               # %.loopexit25
	leaq	-29400(%rcx), %rdx
	leaq	-29400(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_30
# %bb.21:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_24
# %bb.22:                               # %.lr.ph41.preheader
	addq	$-8, %rdx
	leaq	12288(%rsi), %r9
	leaq	19712(%rdi), %r10
	.p2align	4
.LBB1_23:                               # %.lr.ph41
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-9696(%r9,%rdx,4), %ymm5
	vmovups	-19680(%r10,%rdx,4), %ymm3
	vmovups	-19424(%r10,%rdx,4), %ymm4
	vmovups	-19168(%r10,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmovups	-10464(%r9,%rdx,4), %ymm7
	vmovups	-10208(%r9,%rdx,4), %ymm10
	vmovups	-9952(%r9,%rdx,4), %ymm8
	vmulps	%ymm3, %ymm8, %ymm1
	vmulps	%ymm3, %ymm10, %ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	-9440(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm10) + ymm3
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	-9184(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vmovups	-18912(%r10,%rdx,4), %ymm10
	vmovups	-8928(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-18656(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	-18400(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-18144(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vfmadd231ps	-17888(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-16096(%r10,%rdx,4), %ymm6
	vmovups	-7904(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-8160(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-8416(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%r10,%rdx,4), %ymm10
	vmovups	-7648(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-15584(%r10,%rdx,4), %ymm10
	vmovups	-7392(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-15328(%r10,%rdx,4), %ymm10
	vmovups	-7136(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-15072(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-14816(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-14560(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-14304(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-12512(%r10,%rdx,4), %ymm6
	vmovups	-6112(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-6368(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-6624(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-6880(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm10
	vmovups	-5856(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-12000(%r10,%rdx,4), %ymm10
	vmovups	-5600(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-11744(%r10,%rdx,4), %ymm10
	vmovups	-5344(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-11488(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-11232(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-10720(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-8928(%r10,%rdx,4), %ymm6
	vmovups	-4320(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-4576(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-4832(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r10,%rdx,4), %ymm10
	vmovups	-4064(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm10
	vmovups	-3808(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8160(%r10,%rdx,4), %ymm10
	vmovups	-3552(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-7904(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-7648(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-7392(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vmovups	-2528(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-2784(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-3040(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-3296(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm10
	vmovups	-2272(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm10
	vmovups	-2016(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm10
	vmovups	-1760(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-4320(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm6
	vmovups	-736(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-992(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-1248(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm10
	vmovups	-480(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm10
	vmovups	-224(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-992(%r10,%rdx,4), %ymm10
	vmovups	32(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-736(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-480(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-224(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	32(%r10,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	%ymm0, 7200(%rax,%rdx,4)
	vmovups	%ymm1, 7456(%rax,%rdx,4)
	vmovups	%ymm2, 7712(%rax,%rdx,4)
	vmovups	%ymm3, 7968(%rax,%rdx,4)
	vmovups	%ymm4, 8224(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_23
.LBB1_24:                               # %._crit_edge42
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_27
# %bb.25:                               # %.lr.ph44.preheader
	addq	$-8, %rdx
	leaq	12288(%rsi), %r9
	leaq	20992(%rdi), %r10
	.p2align	4
.LBB1_26:                               # %.lr.ph44
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10464(%r9,%rdx,4), %ymm4
	vmovups	-10208(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r9,%rdx,4), %ymm5
	vmulps	-20448(%r10,%rdx,4), %ymm4, %ymm0
	vmovups	-20192(%r10,%rdx,4), %ymm1
	vmovups	-19936(%r10,%rdx,4), %ymm2
	vmovups	-19680(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vfmadd231ps	%ymm5, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	-9696(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	-19424(%r10,%rdx,4), %ymm9
	vmovups	-9440(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vmulps	%ymm4, %ymm9, %ymm4
	vmovups	-19168(%r10,%rdx,4), %ymm10
	vmovups	-9184(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-18912(%r10,%rdx,4), %ymm10
	vmovups	-8928(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	-18656(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-18400(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-18144(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-17888(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-8672(%r9,%rdx,4), %ymm9
	vfmadd231ps	-16864(%r10,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-16608(%r10,%rdx,4), %ymm5
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-16352(%r10,%rdx,4), %ymm5
	vmovups	-8160(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-16096(%r10,%rdx,4), %ymm7
	vmovups	-7904(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-15840(%r10,%rdx,4), %ymm10
	vmovups	-7648(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-15584(%r10,%rdx,4), %ymm10
	vmovups	-7392(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-15328(%r10,%rdx,4), %ymm10
	vmovups	-7136(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-15072(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-14816(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-14560(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-14304(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-6880(%r9,%rdx,4), %ymm9
	vfmadd231ps	-13280(%r10,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-13024(%r10,%rdx,4), %ymm5
	vmovups	-6624(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-12768(%r10,%rdx,4), %ymm5
	vmovups	-6368(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-12512(%r10,%rdx,4), %ymm7
	vmovups	-6112(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm10
	vmovups	-5856(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-12000(%r10,%rdx,4), %ymm10
	vmovups	-5600(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-11744(%r10,%rdx,4), %ymm10
	vmovups	-5344(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-11488(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-11232(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-10720(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-5088(%r9,%rdx,4), %ymm9
	vfmadd231ps	-9696(%r10,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-9440(%r10,%rdx,4), %ymm5
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-9184(%r10,%rdx,4), %ymm5
	vmovups	-4576(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-8928(%r10,%rdx,4), %ymm7
	vmovups	-4320(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-8672(%r10,%rdx,4), %ymm10
	vmovups	-4064(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm10
	vmovups	-3808(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8160(%r10,%rdx,4), %ymm10
	vmovups	-3552(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-7904(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-7648(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-7392(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-3296(%r9,%rdx,4), %ymm9
	vfmadd231ps	-6112(%r10,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-5856(%r10,%rdx,4), %ymm5
	vmovups	-3040(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vmovups	-2784(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-5344(%r10,%rdx,4), %ymm7
	vmovups	-2528(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm10
	vmovups	-2272(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm10
	vmovups	-2016(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm10
	vmovups	-1760(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-4320(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-1504(%r9,%rdx,4), %ymm9
	vfmadd231ps	-2528(%r10,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-2272(%r10,%rdx,4), %ymm5
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-2016(%r10,%rdx,4), %ymm5
	vmovups	-992(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-1760(%r10,%rdx,4), %ymm7
	vmovups	-736(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm10
	vmovups	-480(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm10
	vmovups	-224(%r9,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-992(%r10,%rdx,4), %ymm10
	vmovups	32(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-480(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-224(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	32(%r10,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	%ymm0, 8480(%rax,%rdx,4)
	vmovups	%ymm1, 8736(%rax,%rdx,4)
	vmovups	%ymm2, 8992(%rax,%rdx,4)
	vmovups	%ymm3, 9248(%rax,%rdx,4)
	vmovups	%ymm4, 9504(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_26
.LBB1_27:                               # %._crit_edge45
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_30
# %bb.28:                               # %.lr.ph47.preheader
	addq	$-8, %rdx
	leaq	12288(%rsi), %r9
	leaq	21248(%rdi), %r10
	.p2align	4
.LBB1_29:                               # %.lr.ph47
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10464(%r9,%rdx,4), %ymm3
	vmovups	-10208(%r9,%rdx,4), %ymm6
	vmovups	-9952(%r9,%rdx,4), %ymm4
	vmulps	-19424(%r10,%rdx,4), %ymm3, %ymm0
	vmovups	-19168(%r10,%rdx,4), %ymm1
	vmovups	-18912(%r10,%rdx,4), %ymm2
	vmovups	-18656(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-9696(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	-18400(%r10,%rdx,4), %ymm7
	vmovups	-9440(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vmovups	-18144(%r10,%rdx,4), %ymm6
	vmovups	-9184(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vmovups	-17888(%r10,%rdx,4), %ymm4
	vfmadd231ps	-8928(%r9,%rdx,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm6
	vfmadd231ps	-15840(%r10,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-15584(%r10,%rdx,4), %ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-15328(%r10,%rdx,4), %ymm4
	vmovups	-8160(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm8
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-14816(%r10,%rdx,4), %ymm6
	vmovups	-7648(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm6
	vmovups	-7392(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-14304(%r10,%rdx,4), %ymm5
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-6880(%r9,%rdx,4), %ymm6
	vfmadd231ps	-12256(%r10,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-12000(%r10,%rdx,4), %ymm4
	vmovups	-6624(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-11744(%r10,%rdx,4), %ymm4
	vmovups	-6368(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-11488(%r10,%rdx,4), %ymm8
	vmovups	-6112(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm6
	vmovups	-5856(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-10976(%r10,%rdx,4), %ymm6
	vmovups	-5600(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-10720(%r10,%rdx,4), %ymm5
	vfmadd231ps	-5344(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm6
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-8416(%r10,%rdx,4), %ymm4
	vmovups	-4832(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm8
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vmovups	-4064(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm6
	vmovups	-3808(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm5
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-3296(%r9,%rdx,4), %ymm6
	vfmadd231ps	-5088(%r10,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-4832(%r10,%rdx,4), %ymm4
	vmovups	-3040(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-4576(%r10,%rdx,4), %ymm4
	vmovups	-2784(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm8
	vmovups	-2528(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4064(%r10,%rdx,4), %ymm6
	vmovups	-2272(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vmovups	-2016(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-3552(%r10,%rdx,4), %ymm5
	vfmadd231ps	-1760(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm6
	vfmadd231ps	-1504(%r10,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-992(%r10,%rdx,4), %ymm4
	vmovups	-992(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-736(%r10,%rdx,4), %ymm8
	vmovups	-736(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-480(%r10,%rdx,4), %ymm6
	vmovups	-480(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-224(%r10,%rdx,4), %ymm6
	vmovups	-224(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	32(%r10,%rdx,4), %ymm5
	vfmadd231ps	32(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	%ymm0, 9760(%rax,%rdx,4)
	vmovups	%ymm1, 10016(%rax,%rdx,4)
	vmovups	%ymm2, 10272(%rax,%rdx,4)
	vmovups	%ymm3, 10528(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_29
.LBB1_30:                               # %.loopexit24
	leaq	-48888(%rcx), %rdx
	leaq	-48888(%r8), %r10
	movq	%rdx, %r9
	sarq	$63, %r9
	andnq	%rdx, %r9, %rdx
	addq	$22679, %rdx                    # imm = 0x5897
	movabsq	$6662950945847823935, %r11      # imm = 0x5C778E955B1CCE3F
	mulxq	%r11, %r9, %r9
	shrq	$13, %r9
	movq	%r10, %rdx
	sarq	$63, %rdx
	andnq	%r10, %rdx, %rdx
	addq	$22679, %rdx                    # imm = 0x5897
	mulxq	%r11, %r10, %r10
	shrq	$13, %r10
	cmpq	$8, %r10
	movl	$8, %edx
	cmovbq	%r10, %rdx
	cmpq	%rdx, %r9
	jae	.LBB1_43
# %bb.31:                               # %.lr.ph58.preheader
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	addq	$3, %rdx
	leaq	12288(%rsi), %r10
	imulq	$3584, %r9, %r15                # imm = 0xE00
	addq	$3, %r9
	leaq	(%rdi,%r15), %r11
	leaq	(%r15,%rax), %rbx
	addq	$10752, %rbx                    # imm = 0x2A00
	leaq	(%r15,%rax), %r14
	addq	$12288, %r14                    # imm = 0x3000
	addq	%rax, %r15
	addq	$13312, %r15                    # imm = 0x3400
	jmp	.LBB1_32
	.p2align	4
.LBB1_41:                               # %._crit_edge56
                                        #   in Loop: Header=BB1_32 Depth=1
	incq	%r9
	addq	$3584, %r11                     # imm = 0xE00
	addq	$3584, %rbx                     # imm = 0xE00
	addq	$3584, %r14                     # imm = 0xE00
	addq	$3584, %r15                     # imm = 0xE00
	cmpq	%rdx, %r9
	jae	.LBB1_42
.LBB1_32:                               # %.lr.ph58
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_34 Depth 2
                                        #     Child Loop BB1_37 Depth 2
                                        #     Child Loop BB1_40 Depth 2
	xorl	%r12d, %r12d
	#APP
	#NO_APP
	cmpq	$63, %r12
	jg	.LBB1_35
# %bb.33:                               # %.lr.ph49
                                        #   in Loop: Header=BB1_32 Depth=1
	addq	$-8, %r12
	.p2align	4
.LBB1_34:                               #   Parent Loop BB1_32 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-11488(%r10,%r12,4), %ymm5
	vmovups	32(%r11,%r12,4), %ymm3
	vmovups	288(%r11,%r12,4), %ymm4
	vmovups	544(%r11,%r12,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmovups	-12256(%r10,%r12,4), %ymm7
	vmovups	-12000(%r10,%r12,4), %ymm10
	vmovups	-11744(%r10,%r12,4), %ymm8
	vmulps	%ymm3, %ymm8, %ymm1
	vmulps	%ymm3, %ymm10, %ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	-11232(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm10) + ymm3
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	-10976(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vmovups	800(%r11,%r12,4), %ymm10
	vmovups	-10720(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	1056(%r11,%r12,4), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	1312(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	1568(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vfmadd231ps	1824(%r11,%r12,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	3616(%r11,%r12,4), %ymm6
	vmovups	-9696(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-9952(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-10208(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-10464(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	3872(%r11,%r12,4), %ymm10
	vmovups	-9440(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	4128(%r11,%r12,4), %ymm10
	vmovups	-9184(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	4384(%r11,%r12,4), %ymm10
	vmovups	-8928(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	4640(%r11,%r12,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	4896(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	5152(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	5408(%r11,%r12,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	7200(%r11,%r12,4), %ymm6
	vmovups	-7904(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-8160(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-8416(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-8672(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	7456(%r11,%r12,4), %ymm10
	vmovups	-7648(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	7712(%r11,%r12,4), %ymm10
	vmovups	-7392(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	7968(%r11,%r12,4), %ymm10
	vmovups	-7136(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	8224(%r11,%r12,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	8480(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	8736(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	8992(%r11,%r12,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	10784(%r11,%r12,4), %ymm6
	vmovups	-6112(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-6368(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-6624(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-6880(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	11040(%r11,%r12,4), %ymm10
	vmovups	-5856(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	11296(%r11,%r12,4), %ymm10
	vmovups	-5600(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	11552(%r11,%r12,4), %ymm10
	vmovups	-5344(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	11808(%r11,%r12,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	12064(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	12320(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	12576(%r11,%r12,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	14368(%r11,%r12,4), %ymm6
	vmovups	-4320(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-4576(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-4832(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-5088(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	14624(%r11,%r12,4), %ymm10
	vmovups	-4064(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	14880(%r11,%r12,4), %ymm10
	vmovups	-3808(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	15136(%r11,%r12,4), %ymm10
	vmovups	-3552(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	15392(%r11,%r12,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	15648(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	15904(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	16160(%r11,%r12,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	17952(%r11,%r12,4), %ymm6
	vmovups	-2528(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-2784(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-3040(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-3296(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	18208(%r11,%r12,4), %ymm10
	vmovups	-2272(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	18464(%r11,%r12,4), %ymm10
	vmovups	-2016(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	18720(%r11,%r12,4), %ymm10
	vmovups	-1760(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	18976(%r11,%r12,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	19232(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	19488(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	19744(%r11,%r12,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	21536(%r11,%r12,4), %ymm6
	vmovups	-736(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-992(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-1248(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-1504(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	21792(%r11,%r12,4), %ymm10
	vmovups	-480(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	22048(%r11,%r12,4), %ymm10
	vmovups	-224(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	22304(%r11,%r12,4), %ymm10
	vmovups	32(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	22560(%r11,%r12,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	22816(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	23072(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	23328(%r11,%r12,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	%ymm0, 32(%rbx,%r12,4)
	vmovups	%ymm1, 288(%rbx,%r12,4)
	vmovups	%ymm2, 544(%rbx,%r12,4)
	vmovups	%ymm3, 800(%rbx,%r12,4)
	vmovups	%ymm4, 1056(%rbx,%r12,4)
	addq	$8, %r12
	cmpq	$56, %r12
	jl	.LBB1_34
.LBB1_35:                               # %._crit_edge50
                                        #   in Loop: Header=BB1_32 Depth=1
	xorl	%r12d, %r12d
	#APP
	#NO_APP
	cmpq	$63, %r12
	jg	.LBB1_38
# %bb.36:                               # %.lr.ph52
                                        #   in Loop: Header=BB1_32 Depth=1
	addq	$-8, %r12
	.p2align	4
.LBB1_37:                               #   Parent Loop BB1_32 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-12256(%r10,%r12,4), %ymm4
	vmovups	-12000(%r10,%r12,4), %ymm8
	vmovups	-11744(%r10,%r12,4), %ymm5
	vmulps	544(%r11,%r12,4), %ymm4, %ymm0
	vmovups	800(%r11,%r12,4), %ymm1
	vmovups	1056(%r11,%r12,4), %ymm2
	vmovups	1312(%r11,%r12,4), %ymm3
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vfmadd231ps	%ymm5, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	-11488(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	1568(%r11,%r12,4), %ymm9
	vmovups	-11232(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vmulps	%ymm4, %ymm9, %ymm4
	vmovups	1824(%r11,%r12,4), %ymm10
	vmovups	-10976(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	2080(%r11,%r12,4), %ymm10
	vmovups	-10720(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	2336(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	2592(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	2848(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	3104(%r11,%r12,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-10464(%r10,%r12,4), %ymm9
	vfmadd231ps	4128(%r11,%r12,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	4384(%r11,%r12,4), %ymm5
	vmovups	-10208(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	4640(%r11,%r12,4), %ymm5
	vmovups	-9952(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	4896(%r11,%r12,4), %ymm7
	vmovups	-9696(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	5152(%r11,%r12,4), %ymm10
	vmovups	-9440(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	5408(%r11,%r12,4), %ymm10
	vmovups	-9184(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	5664(%r11,%r12,4), %ymm10
	vmovups	-8928(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	5920(%r11,%r12,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	6176(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	6432(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	6688(%r11,%r12,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-8672(%r10,%r12,4), %ymm9
	vfmadd231ps	7712(%r11,%r12,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	7968(%r11,%r12,4), %ymm5
	vmovups	-8416(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	8224(%r11,%r12,4), %ymm5
	vmovups	-8160(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	8480(%r11,%r12,4), %ymm7
	vmovups	-7904(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	8736(%r11,%r12,4), %ymm10
	vmovups	-7648(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	8992(%r11,%r12,4), %ymm10
	vmovups	-7392(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	9248(%r11,%r12,4), %ymm10
	vmovups	-7136(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	9504(%r11,%r12,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	9760(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	10016(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	10272(%r11,%r12,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-6880(%r10,%r12,4), %ymm9
	vfmadd231ps	11296(%r11,%r12,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	11552(%r11,%r12,4), %ymm5
	vmovups	-6624(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	11808(%r11,%r12,4), %ymm5
	vmovups	-6368(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	12064(%r11,%r12,4), %ymm7
	vmovups	-6112(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	12320(%r11,%r12,4), %ymm10
	vmovups	-5856(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	12576(%r11,%r12,4), %ymm10
	vmovups	-5600(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	12832(%r11,%r12,4), %ymm10
	vmovups	-5344(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	13088(%r11,%r12,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	13344(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	13600(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	13856(%r11,%r12,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-5088(%r10,%r12,4), %ymm9
	vfmadd231ps	14880(%r11,%r12,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	15136(%r11,%r12,4), %ymm5
	vmovups	-4832(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	15392(%r11,%r12,4), %ymm5
	vmovups	-4576(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	15648(%r11,%r12,4), %ymm7
	vmovups	-4320(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	15904(%r11,%r12,4), %ymm10
	vmovups	-4064(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	16160(%r11,%r12,4), %ymm10
	vmovups	-3808(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	16416(%r11,%r12,4), %ymm10
	vmovups	-3552(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	16672(%r11,%r12,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	16928(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	17184(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	17440(%r11,%r12,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-3296(%r10,%r12,4), %ymm9
	vfmadd231ps	18464(%r11,%r12,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	18720(%r11,%r12,4), %ymm5
	vmovups	-3040(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	18976(%r11,%r12,4), %ymm5
	vmovups	-2784(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	19232(%r11,%r12,4), %ymm7
	vmovups	-2528(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	19488(%r11,%r12,4), %ymm10
	vmovups	-2272(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	19744(%r11,%r12,4), %ymm10
	vmovups	-2016(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	20000(%r11,%r12,4), %ymm10
	vmovups	-1760(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	20256(%r11,%r12,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	20512(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	20768(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	21024(%r11,%r12,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-1504(%r10,%r12,4), %ymm9
	vfmadd231ps	22048(%r11,%r12,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	22304(%r11,%r12,4), %ymm5
	vmovups	-1248(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	22560(%r11,%r12,4), %ymm5
	vmovups	-992(%r10,%r12,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	22816(%r11,%r12,4), %ymm7
	vmovups	-736(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	23072(%r11,%r12,4), %ymm10
	vmovups	-480(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	23328(%r11,%r12,4), %ymm10
	vmovups	-224(%r10,%r12,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	23584(%r11,%r12,4), %ymm10
	vmovups	32(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	23840(%r11,%r12,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	24096(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	24352(%r11,%r12,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	24608(%r11,%r12,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	%ymm0, -224(%r14,%r12,4)
	vmovups	%ymm1, 32(%r14,%r12,4)
	vmovups	%ymm2, 288(%r14,%r12,4)
	vmovups	%ymm3, 544(%r14,%r12,4)
	vmovups	%ymm4, 800(%r14,%r12,4)
	addq	$8, %r12
	cmpq	$56, %r12
	jl	.LBB1_37
.LBB1_38:                               # %._crit_edge53
                                        #   in Loop: Header=BB1_32 Depth=1
	xorl	%r12d, %r12d
	#APP
	#NO_APP
	cmpq	$63, %r12
	jg	.LBB1_41
# %bb.39:                               # %.lr.ph55
                                        #   in Loop: Header=BB1_32 Depth=1
	addq	$-8, %r12
	.p2align	4
.LBB1_40:                               #   Parent Loop BB1_32 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-12256(%r10,%r12,4), %ymm3
	vmovups	-12000(%r10,%r12,4), %ymm6
	vmovups	-11744(%r10,%r12,4), %ymm4
	vmulps	1824(%r11,%r12,4), %ymm3, %ymm0
	vmovups	2080(%r11,%r12,4), %ymm1
	vmovups	2336(%r11,%r12,4), %ymm2
	vmovups	2592(%r11,%r12,4), %ymm7
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-11488(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	2848(%r11,%r12,4), %ymm7
	vmovups	-11232(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vmovups	3104(%r11,%r12,4), %ymm6
	vmovups	-10976(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vmovups	3360(%r11,%r12,4), %ymm4
	vfmadd231ps	-10720(%r10,%r12,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-10464(%r10,%r12,4), %ymm6
	vfmadd231ps	5408(%r11,%r12,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	5664(%r11,%r12,4), %ymm4
	vmovups	-10208(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	5920(%r11,%r12,4), %ymm4
	vmovups	-9952(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	6176(%r11,%r12,4), %ymm8
	vmovups	-9696(%r10,%r12,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	6432(%r11,%r12,4), %ymm6
	vmovups	-9440(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	6688(%r11,%r12,4), %ymm6
	vmovups	-9184(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	6944(%r11,%r12,4), %ymm5
	vfmadd231ps	-8928(%r10,%r12,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-8672(%r10,%r12,4), %ymm6
	vfmadd231ps	8992(%r11,%r12,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	9248(%r11,%r12,4), %ymm4
	vmovups	-8416(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	9504(%r11,%r12,4), %ymm4
	vmovups	-8160(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	9760(%r11,%r12,4), %ymm8
	vmovups	-7904(%r10,%r12,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	10016(%r11,%r12,4), %ymm6
	vmovups	-7648(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	10272(%r11,%r12,4), %ymm6
	vmovups	-7392(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	10528(%r11,%r12,4), %ymm5
	vfmadd231ps	-7136(%r10,%r12,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-6880(%r10,%r12,4), %ymm6
	vfmadd231ps	12576(%r11,%r12,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	12832(%r11,%r12,4), %ymm4
	vmovups	-6624(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	13088(%r11,%r12,4), %ymm4
	vmovups	-6368(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	13344(%r11,%r12,4), %ymm8
	vmovups	-6112(%r10,%r12,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	13600(%r11,%r12,4), %ymm6
	vmovups	-5856(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	13856(%r11,%r12,4), %ymm6
	vmovups	-5600(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	14112(%r11,%r12,4), %ymm5
	vfmadd231ps	-5344(%r10,%r12,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-5088(%r10,%r12,4), %ymm6
	vfmadd231ps	16160(%r11,%r12,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	16416(%r11,%r12,4), %ymm4
	vmovups	-4832(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	16672(%r11,%r12,4), %ymm4
	vmovups	-4576(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	16928(%r11,%r12,4), %ymm8
	vmovups	-4320(%r10,%r12,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	17184(%r11,%r12,4), %ymm6
	vmovups	-4064(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	17440(%r11,%r12,4), %ymm6
	vmovups	-3808(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	17696(%r11,%r12,4), %ymm5
	vfmadd231ps	-3552(%r10,%r12,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-3296(%r10,%r12,4), %ymm6
	vfmadd231ps	19744(%r11,%r12,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	20000(%r11,%r12,4), %ymm4
	vmovups	-3040(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	20256(%r11,%r12,4), %ymm4
	vmovups	-2784(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	20512(%r11,%r12,4), %ymm8
	vmovups	-2528(%r10,%r12,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	20768(%r11,%r12,4), %ymm6
	vmovups	-2272(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	21024(%r11,%r12,4), %ymm6
	vmovups	-2016(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	21280(%r11,%r12,4), %ymm5
	vfmadd231ps	-1760(%r10,%r12,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-1504(%r10,%r12,4), %ymm6
	vfmadd231ps	23328(%r11,%r12,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	23584(%r11,%r12,4), %ymm4
	vmovups	-1248(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	23840(%r11,%r12,4), %ymm4
	vmovups	-992(%r10,%r12,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	24096(%r11,%r12,4), %ymm8
	vmovups	-736(%r10,%r12,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	24352(%r11,%r12,4), %ymm6
	vmovups	-480(%r10,%r12,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	24608(%r11,%r12,4), %ymm6
	vmovups	-224(%r10,%r12,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	24864(%r11,%r12,4), %ymm5
	vfmadd231ps	32(%r10,%r12,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	%ymm0, 32(%r15,%r12,4)
	vmovups	%ymm1, 288(%r15,%r12,4)
	vmovups	%ymm2, 544(%r15,%r12,4)
	vmovups	%ymm3, 800(%r15,%r12,4)
	addq	$8, %r12
	cmpq	$56, %r12
	jl	.LBB1_40
	jmp	.LBB1_41
.LBB1_42:
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
.LBB1_43:                               # %._crit_edge59
	leaq	-230328(%rcx), %rdx
	leaq	-230328(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_53
# %bb.44:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_47
# %bb.45:                               # %.lr.ph61.preheader
	addq	$-8, %rdx
	leaq	48384(%rdi), %r9
	leaq	10496(%rsi), %r10
	.p2align	4
.LBB1_46:                               # %.lr.ph61
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-9696(%r10,%rdx,4), %ymm5
	vmovups	-19680(%r9,%rdx,4), %ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm4
	vmovups	-19168(%r9,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmovups	-10464(%r10,%rdx,4), %ymm7
	vmovups	-10208(%r10,%rdx,4), %ymm10
	vmovups	-9952(%r10,%rdx,4), %ymm8
	vmulps	%ymm3, %ymm8, %ymm1
	vmulps	%ymm3, %ymm10, %ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	-9440(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm10) + ymm3
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	-9184(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vmovups	-18912(%r9,%rdx,4), %ymm10
	vmovups	-8928(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-18656(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	-18400(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-18144(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-16096(%r9,%rdx,4), %ymm6
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-8160(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-8416(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-8672(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm10
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-15584(%r9,%rdx,4), %ymm10
	vmovups	-7392(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-15328(%r9,%rdx,4), %ymm10
	vmovups	-7136(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-15072(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-14816(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-14560(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-12512(%r9,%rdx,4), %ymm6
	vmovups	-6112(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-6368(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-6624(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-6880(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm10
	vmovups	-5856(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-12000(%r9,%rdx,4), %ymm10
	vmovups	-5600(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-11744(%r9,%rdx,4), %ymm10
	vmovups	-5344(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-11488(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-11232(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-8928(%r9,%rdx,4), %ymm6
	vmovups	-4320(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-4576(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-4832(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-5088(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm10
	vmovups	-4064(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm10
	vmovups	-3808(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8160(%r9,%rdx,4), %ymm10
	vmovups	-3552(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-7904(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-7648(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-7392(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-5344(%r9,%rdx,4), %ymm6
	vmovups	-2528(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-2784(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-3040(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-3296(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm10
	vmovups	-2272(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4832(%r9,%rdx,4), %ymm10
	vmovups	-2016(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm10
	vmovups	-1760(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-4320(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-1760(%r9,%rdx,4), %ymm6
	vmovups	-736(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-992(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-1248(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-1504(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm10
	vmovups	-480(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm10
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-992(%r9,%rdx,4), %ymm10
	vmovups	32(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-736(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-480(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-224(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	32(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	%ymm0, 39456(%rax,%rdx,4)
	vmovups	%ymm1, 39712(%rax,%rdx,4)
	vmovups	%ymm2, 39968(%rax,%rdx,4)
	vmovups	%ymm3, 40224(%rax,%rdx,4)
	vmovups	%ymm4, 40480(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_46
.LBB1_47:                               # %._crit_edge62
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_50
# %bb.48:                               # %.lr.ph64.preheader
	addq	$-8, %rdx
	leaq	49664(%rdi), %r9
	leaq	10496(%rsi), %r10
	.p2align	4
.LBB1_49:                               # %.lr.ph64
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10464(%r10,%rdx,4), %ymm4
	vmovups	-10208(%r10,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm5
	vmulps	-20448(%r9,%rdx,4), %ymm4, %ymm0
	vmovups	-20192(%r9,%rdx,4), %ymm1
	vmovups	-19936(%r9,%rdx,4), %ymm2
	vmovups	-19680(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vfmadd231ps	%ymm5, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	-9696(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm9
	vmovups	-9440(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vmulps	%ymm4, %ymm9, %ymm4
	vmovups	-19168(%r9,%rdx,4), %ymm10
	vmovups	-9184(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-18912(%r9,%rdx,4), %ymm10
	vmovups	-8928(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	-18656(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-18400(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-18144(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm9
	vfmadd231ps	-16864(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-16608(%r9,%rdx,4), %ymm5
	vmovups	-8416(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-16352(%r9,%rdx,4), %ymm5
	vmovups	-8160(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-16096(%r9,%rdx,4), %ymm7
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm10
	vmovups	-7648(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-15584(%r9,%rdx,4), %ymm10
	vmovups	-7392(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-15328(%r9,%rdx,4), %ymm10
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-15072(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-14816(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-14560(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm9
	vfmadd231ps	-13280(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-13024(%r9,%rdx,4), %ymm5
	vmovups	-6624(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-12768(%r9,%rdx,4), %ymm5
	vmovups	-6368(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-12512(%r9,%rdx,4), %ymm7
	vmovups	-6112(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm10
	vmovups	-5856(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-12000(%r9,%rdx,4), %ymm10
	vmovups	-5600(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-11744(%r9,%rdx,4), %ymm10
	vmovups	-5344(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-11488(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-11232(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-5088(%r10,%rdx,4), %ymm9
	vfmadd231ps	-9696(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-9440(%r9,%rdx,4), %ymm5
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-9184(%r9,%rdx,4), %ymm5
	vmovups	-4576(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-8928(%r9,%rdx,4), %ymm7
	vmovups	-4320(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm10
	vmovups	-4064(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm10
	vmovups	-3808(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8160(%r9,%rdx,4), %ymm10
	vmovups	-3552(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-7904(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-7648(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-7392(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-3296(%r10,%rdx,4), %ymm9
	vfmadd231ps	-6112(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-5856(%r9,%rdx,4), %ymm5
	vmovups	-3040(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-5600(%r9,%rdx,4), %ymm5
	vmovups	-2784(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-5344(%r9,%rdx,4), %ymm7
	vmovups	-2528(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm10
	vmovups	-2272(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4832(%r9,%rdx,4), %ymm10
	vmovups	-2016(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm10
	vmovups	-1760(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-4320(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm9
	vfmadd231ps	-2528(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-2272(%r9,%rdx,4), %ymm5
	vmovups	-1248(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-2016(%r9,%rdx,4), %ymm5
	vmovups	-992(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-1760(%r9,%rdx,4), %ymm7
	vmovups	-736(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm10
	vmovups	-480(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm10
	vmovups	-224(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-992(%r9,%rdx,4), %ymm10
	vmovups	32(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-736(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-480(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-224(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	32(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	%ymm0, 40736(%rax,%rdx,4)
	vmovups	%ymm1, 40992(%rax,%rdx,4)
	vmovups	%ymm2, 41248(%rax,%rdx,4)
	vmovups	%ymm3, 41504(%rax,%rdx,4)
	vmovups	%ymm4, 41760(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_49
.LBB1_50:                               # %._crit_edge65
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_53
# %bb.51:                               # %.lr.ph67.preheader
	addq	$-8, %rdx
	leaq	49920(%rdi), %r9
	leaq	10496(%rsi), %r10
	.p2align	4
.LBB1_52:                               # %.lr.ph67
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10464(%r10,%rdx,4), %ymm3
	vmovups	-10208(%r10,%rdx,4), %ymm6
	vmovups	-9952(%r10,%rdx,4), %ymm4
	vmulps	-19424(%r9,%rdx,4), %ymm3, %ymm0
	vmovups	-19168(%r9,%rdx,4), %ymm1
	vmovups	-18912(%r9,%rdx,4), %ymm2
	vmovups	-18656(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-9696(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	-18400(%r9,%rdx,4), %ymm7
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vmovups	-18144(%r9,%rdx,4), %ymm6
	vmovups	-9184(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vmovups	-17888(%r9,%rdx,4), %ymm4
	vfmadd231ps	-8928(%r10,%rdx,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-8672(%r10,%rdx,4), %ymm6
	vfmadd231ps	-15840(%r9,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-15584(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmovups	-8160(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm8
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm6
	vmovups	-7648(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm6
	vmovups	-7392(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-14304(%r9,%rdx,4), %ymm5
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-6880(%r10,%rdx,4), %ymm6
	vfmadd231ps	-12256(%r9,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-12000(%r9,%rdx,4), %ymm4
	vmovups	-6624(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm8
	vmovups	-6112(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm6
	vmovups	-5856(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm6
	vmovups	-5600(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-10720(%r9,%rdx,4), %ymm5
	vfmadd231ps	-5344(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm6
	vfmadd231ps	-8672(%r9,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-8416(%r9,%rdx,4), %ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm8
	vmovups	-4320(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm6
	vmovups	-4064(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm6
	vmovups	-3808(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-7136(%r9,%rdx,4), %ymm5
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-3296(%r10,%rdx,4), %ymm6
	vfmadd231ps	-5088(%r9,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-4832(%r9,%rdx,4), %ymm4
	vmovups	-3040(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-2784(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm8
	vmovups	-2528(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm6
	vmovups	-2272(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm6
	vmovups	-2016(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-3552(%r9,%rdx,4), %ymm5
	vfmadd231ps	-1760(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	-1504(%r9,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm6
	vmovups	-480(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm6
	vmovups	-224(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	32(%r9,%rdx,4), %ymm5
	vfmadd231ps	32(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	%ymm0, 42016(%rax,%rdx,4)
	vmovups	%ymm1, 42272(%rax,%rdx,4)
	vmovups	%ymm2, 42528(%rax,%rdx,4)
	vmovups	%ymm3, 42784(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_52
.LBB1_53:                               # %.loopexit23
	leaq	-249816(%rcx), %rdx
	leaq	-249816(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_63
# %bb.54:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_57
# %bb.55:                               # %.lr.ph69.preheader
	addq	$-8, %rdx
	leaq	48384(%rdi), %r9
	leaq	8704(%rsi), %r10
	.p2align	4
.LBB1_56:                               # %.lr.ph69
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vmovups	-16096(%r9,%rdx,4), %ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm4
	vmovups	-15584(%r9,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmovups	-8672(%r10,%rdx,4), %ymm7
	vmovups	-8416(%r10,%rdx,4), %ymm10
	vmovups	-8160(%r10,%rdx,4), %ymm8
	vmulps	%ymm3, %ymm8, %ymm1
	vmulps	%ymm3, %ymm10, %ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm10) + ymm3
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	-7392(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vmovups	-15328(%r9,%rdx,4), %ymm10
	vmovups	-7136(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-15072(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	-14816(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-14560(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-12512(%r9,%rdx,4), %ymm6
	vmovups	-6112(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-6368(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-6624(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-6880(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm10
	vmovups	-5856(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-12000(%r9,%rdx,4), %ymm10
	vmovups	-5600(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-11744(%r9,%rdx,4), %ymm10
	vmovups	-5344(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-11488(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-11232(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-8928(%r9,%rdx,4), %ymm6
	vmovups	-4320(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-4576(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-4832(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-5088(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm10
	vmovups	-4064(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm10
	vmovups	-3808(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8160(%r9,%rdx,4), %ymm10
	vmovups	-3552(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-7904(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-7648(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-7392(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-5344(%r9,%rdx,4), %ymm6
	vmovups	-2528(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-2784(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-3040(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-3296(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm10
	vmovups	-2272(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4832(%r9,%rdx,4), %ymm10
	vmovups	-2016(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm10
	vmovups	-1760(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-4320(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	-1760(%r9,%rdx,4), %ymm6
	vmovups	-736(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	-992(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	-1248(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	-1504(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm10
	vmovups	-480(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm10
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-992(%r9,%rdx,4), %ymm10
	vmovups	32(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-736(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	-480(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-224(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	32(%r9,%rdx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	%ymm0, 43040(%rax,%rdx,4)
	vmovups	%ymm1, 43296(%rax,%rdx,4)
	vmovups	%ymm2, 43552(%rax,%rdx,4)
	vmovups	%ymm3, 43808(%rax,%rdx,4)
	vmovups	%ymm4, 44064(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_56
.LBB1_57:                               # %._crit_edge70
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_60
# %bb.58:                               # %.lr.ph72.preheader
	addq	$-8, %rdx
	leaq	49664(%rdi), %r9
	leaq	8704(%rsi), %r10
	.p2align	4
.LBB1_59:                               # %.lr.ph72
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-8672(%r10,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm8
	vmovups	-8160(%r10,%rdx,4), %ymm5
	vmulps	-16864(%r9,%rdx,4), %ymm4, %ymm0
	vmovups	-16608(%r9,%rdx,4), %ymm1
	vmovups	-16352(%r9,%rdx,4), %ymm2
	vmovups	-16096(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vfmadd231ps	%ymm5, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm9
	vmovups	-7648(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vmulps	%ymm4, %ymm9, %ymm4
	vmovups	-15584(%r9,%rdx,4), %ymm10
	vmovups	-7392(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-15328(%r9,%rdx,4), %ymm10
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	-15072(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-14816(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-14560(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm9
	vfmadd231ps	-13280(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-13024(%r9,%rdx,4), %ymm5
	vmovups	-6624(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-12768(%r9,%rdx,4), %ymm5
	vmovups	-6368(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-12512(%r9,%rdx,4), %ymm7
	vmovups	-6112(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm10
	vmovups	-5856(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-12000(%r9,%rdx,4), %ymm10
	vmovups	-5600(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-11744(%r9,%rdx,4), %ymm10
	vmovups	-5344(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-11488(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-11232(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-5088(%r10,%rdx,4), %ymm9
	vfmadd231ps	-9696(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-9440(%r9,%rdx,4), %ymm5
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-9184(%r9,%rdx,4), %ymm5
	vmovups	-4576(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-8928(%r9,%rdx,4), %ymm7
	vmovups	-4320(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm10
	vmovups	-4064(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm10
	vmovups	-3808(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8160(%r9,%rdx,4), %ymm10
	vmovups	-3552(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-7904(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-7648(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-7392(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-3296(%r10,%rdx,4), %ymm9
	vfmadd231ps	-6112(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-5856(%r9,%rdx,4), %ymm5
	vmovups	-3040(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-5600(%r9,%rdx,4), %ymm5
	vmovups	-2784(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-5344(%r9,%rdx,4), %ymm7
	vmovups	-2528(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm10
	vmovups	-2272(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4832(%r9,%rdx,4), %ymm10
	vmovups	-2016(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm10
	vmovups	-1760(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-4320(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm9
	vfmadd231ps	-2528(%r9,%rdx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-2272(%r9,%rdx,4), %ymm5
	vmovups	-1248(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-2016(%r9,%rdx,4), %ymm5
	vmovups	-992(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-1760(%r9,%rdx,4), %ymm7
	vmovups	-736(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm10
	vmovups	-480(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm10
	vmovups	-224(%r10,%rdx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-992(%r9,%rdx,4), %ymm10
	vmovups	32(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-736(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-480(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-224(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	32(%r9,%rdx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	%ymm0, 44320(%rax,%rdx,4)
	vmovups	%ymm1, 44576(%rax,%rdx,4)
	vmovups	%ymm2, 44832(%rax,%rdx,4)
	vmovups	%ymm3, 45088(%rax,%rdx,4)
	vmovups	%ymm4, 45344(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_59
.LBB1_60:                               # %._crit_edge73
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_63
# %bb.61:                               # %.lr.ph75.preheader
	addq	$-8, %rdx
	leaq	49920(%rdi), %r9
	leaq	8704(%rsi), %r10
	.p2align	4
.LBB1_62:                               # %.lr.ph75
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-8672(%r10,%rdx,4), %ymm3
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vmulps	-15840(%r9,%rdx,4), %ymm3, %ymm0
	vmovups	-15584(%r9,%rdx,4), %ymm1
	vmovups	-15328(%r9,%rdx,4), %ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm7
	vmovups	-7648(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm6
	vmovups	-7392(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vmovups	-14304(%r9,%rdx,4), %ymm4
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-6880(%r10,%rdx,4), %ymm6
	vfmadd231ps	-12256(%r9,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-12000(%r9,%rdx,4), %ymm4
	vmovups	-6624(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm8
	vmovups	-6112(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm6
	vmovups	-5856(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm6
	vmovups	-5600(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-10720(%r9,%rdx,4), %ymm5
	vfmadd231ps	-5344(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm6
	vfmadd231ps	-8672(%r9,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-8416(%r9,%rdx,4), %ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm8
	vmovups	-4320(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm6
	vmovups	-4064(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm6
	vmovups	-3808(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-7136(%r9,%rdx,4), %ymm5
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-3296(%r10,%rdx,4), %ymm6
	vfmadd231ps	-5088(%r9,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-4832(%r9,%rdx,4), %ymm4
	vmovups	-3040(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-2784(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm8
	vmovups	-2528(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm6
	vmovups	-2272(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm6
	vmovups	-2016(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	-3552(%r9,%rdx,4), %ymm5
	vfmadd231ps	-1760(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	-1504(%r9,%rdx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm6
	vmovups	-480(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm6
	vmovups	-224(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	32(%r9,%rdx,4), %ymm5
	vfmadd231ps	32(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	%ymm0, 45600(%rax,%rdx,4)
	vmovups	%ymm1, 45856(%rax,%rdx,4)
	vmovups	%ymm2, 46112(%rax,%rdx,4)
	vmovups	%ymm3, 46368(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_62
.LBB1_63:                               # %.loopexit22
	addq	$-266112, %rcx                  # imm = 0xFFFBF080
	addq	$-266112, %r8                   # imm = 0xFFFBF080
	testq	%rcx, %rcx
	setg	%cl
	testq	%r8, %r8
	setle	%dl
	orb	%cl, %dl
	jne	.LBB1_73
# %bb.64:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_67
# %bb.65:                               # %.lr.ph77.preheader
	addq	$-8, %rcx
	.p2align	4
.LBB1_66:                               # %.lr.ph77
                                        # =>This Inner Loop Header: Depth=1
	vmovups	800(%rsi,%rcx,4), %ymm5
	vmovups	35872(%rdi,%rcx,4), %ymm3
	vmovups	36128(%rdi,%rcx,4), %ymm4
	vmovups	36384(%rdi,%rcx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmovups	32(%rsi,%rcx,4), %ymm7
	vmovups	288(%rsi,%rcx,4), %ymm10
	vmovups	544(%rsi,%rcx,4), %ymm8
	vmulps	%ymm3, %ymm8, %ymm1
	vmulps	%ymm3, %ymm10, %ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	1056(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm10, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm10) + ymm3
	vmulps	%ymm4, %ymm7, %ymm4
	vmovups	1312(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vmovups	36640(%rdi,%rcx,4), %ymm10
	vmovups	1568(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	36896(%rdi,%rcx,4), %ymm8
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	37152(%rdi,%rcx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	37408(%rdi,%rcx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vfmadd231ps	37664(%rdi,%rcx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	39456(%rdi,%rcx,4), %ymm6
	vmovups	2592(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	2336(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	2080(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	1824(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	39712(%rdi,%rcx,4), %ymm10
	vmovups	2848(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	39968(%rdi,%rcx,4), %ymm10
	vmovups	3104(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	40224(%rdi,%rcx,4), %ymm10
	vmovups	3360(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	40480(%rdi,%rcx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	40736(%rdi,%rcx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	40992(%rdi,%rcx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	41248(%rdi,%rcx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	43040(%rdi,%rcx,4), %ymm6
	vmovups	4384(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	4128(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	3872(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	3616(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	43296(%rdi,%rcx,4), %ymm10
	vmovups	4640(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	43552(%rdi,%rcx,4), %ymm10
	vmovups	4896(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	43808(%rdi,%rcx,4), %ymm10
	vmovups	5152(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	44064(%rdi,%rcx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	44320(%rdi,%rcx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	44576(%rdi,%rcx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	44832(%rdi,%rcx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	46624(%rdi,%rcx,4), %ymm6
	vmovups	6176(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovups	5920(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vmovups	5664(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vmovups	5408(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	46880(%rdi,%rcx,4), %ymm10
	vmovups	6432(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	47136(%rdi,%rcx,4), %ymm10
	vmovups	6688(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	47392(%rdi,%rcx,4), %ymm10
	vmovups	6944(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	47648(%rdi,%rcx,4), %ymm7
	vfmadd231ps	%ymm9, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm9) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm5) + ymm4
	vmovups	47904(%rdi,%rcx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	48160(%rdi,%rcx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	48416(%rdi,%rcx,4), %ymm9, %ymm4 # ymm4 = (ymm9 * mem) + ymm4
	vmovups	%ymm0, 46624(%rax,%rcx,4)
	vmovups	%ymm1, 46880(%rax,%rcx,4)
	vmovups	%ymm2, 47136(%rax,%rcx,4)
	vmovups	%ymm3, 47392(%rax,%rcx,4)
	vmovups	%ymm4, 47648(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$56, %rcx
	jl	.LBB1_66
.LBB1_67:                               # %._crit_edge78
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_70
# %bb.68:                               # %.lr.ph80.preheader
	addq	$-8, %rcx
	leaq	49664(%rdi), %rdx
	.p2align	4
.LBB1_69:                               # %.lr.ph80
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rcx,4), %ymm4
	vmovups	288(%rsi,%rcx,4), %ymm8
	vmovups	544(%rsi,%rcx,4), %ymm5
	vmulps	-13280(%rdx,%rcx,4), %ymm4, %ymm0
	vmovups	-13024(%rdx,%rcx,4), %ymm1
	vmovups	-12768(%rdx,%rcx,4), %ymm2
	vmovups	-12512(%rdx,%rcx,4), %ymm3
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm4, %ymm1
	vfmadd231ps	%ymm5, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm4, %ymm2
	vmovups	800(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm4, %ymm3
	vmovups	-12256(%rdx,%rcx,4), %ymm9
	vmovups	1056(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm8) + ymm3
	vmulps	%ymm4, %ymm9, %ymm4
	vmovups	-12000(%rdx,%rcx,4), %ymm10
	vmovups	1312(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-11744(%rdx,%rcx,4), %ymm10
	vmovups	1568(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	-11488(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm6, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm6) + ymm4
	vmovups	-11232(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-10976(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-10720(%rdx,%rcx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	1824(%rsi,%rcx,4), %ymm9
	vfmadd231ps	-9696(%rdx,%rcx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-9440(%rdx,%rcx,4), %ymm5
	vmovups	2080(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-9184(%rdx,%rcx,4), %ymm5
	vmovups	2336(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-8928(%rdx,%rcx,4), %ymm7
	vmovups	2592(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-8672(%rdx,%rcx,4), %ymm10
	vmovups	2848(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-8416(%rdx,%rcx,4), %ymm10
	vmovups	3104(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-8160(%rdx,%rcx,4), %ymm10
	vmovups	3360(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-7904(%rdx,%rcx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-7648(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-7392(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-7136(%rdx,%rcx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	3616(%rsi,%rcx,4), %ymm9
	vfmadd231ps	-6112(%rdx,%rcx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-5856(%rdx,%rcx,4), %ymm5
	vmovups	3872(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-5600(%rdx,%rcx,4), %ymm5
	vmovups	4128(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-5344(%rdx,%rcx,4), %ymm7
	vmovups	4384(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-5088(%rdx,%rcx,4), %ymm10
	vmovups	4640(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-4832(%rdx,%rcx,4), %ymm10
	vmovups	4896(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-4576(%rdx,%rcx,4), %ymm10
	vmovups	5152(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-4320(%rdx,%rcx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-4064(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-3808(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	-3552(%rdx,%rcx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	5408(%rsi,%rcx,4), %ymm9
	vfmadd231ps	-2528(%rdx,%rcx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-2272(%rdx,%rcx,4), %ymm5
	vmovups	5664(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm5) + ymm1
	vmovups	-2016(%rdx,%rcx,4), %ymm5
	vmovups	5920(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vmovups	-1760(%rdx,%rcx,4), %ymm7
	vmovups	6176(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm8, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-1504(%rdx,%rcx,4), %ymm10
	vmovups	6432(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm5, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm5) + ymm1
	vfmadd231ps	%ymm6, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm6) + ymm2
	vfmadd231ps	%ymm8, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vmovups	-1248(%rdx,%rcx,4), %ymm10
	vmovups	6688(%rsi,%rcx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm5, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm6) + ymm3
	vfmadd231ps	%ymm8, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm8) + ymm4
	vmovups	-992(%rdx,%rcx,4), %ymm10
	vmovups	6944(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm9, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm7) + ymm2
	vfmadd231ps	%ymm5, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm5) + ymm3
	vfmadd231ps	%ymm6, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm6) + ymm4
	vmovups	-736(%rdx,%rcx,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm9, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm5) + ymm4
	vmovups	-480(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmovups	-224(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vfmadd231ps	32(%rdx,%rcx,4), %ymm8, %ymm4 # ymm4 = (ymm8 * mem) + ymm4
	vmovups	%ymm0, 47904(%rax,%rcx,4)
	vmovups	%ymm1, 48160(%rax,%rcx,4)
	vmovups	%ymm2, 48416(%rax,%rcx,4)
	vmovups	%ymm3, 48672(%rax,%rcx,4)
	vmovups	%ymm4, 48928(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$56, %rcx
	jl	.LBB1_69
.LBB1_70:                               # %._crit_edge81
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_73
# %bb.71:                               # %.lr.ph83.preheader
	addq	$-8, %rcx
	.p2align	4
.LBB1_72:                               # %.lr.ph83
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rcx,4), %ymm3
	vmovups	288(%rsi,%rcx,4), %ymm6
	vmovups	544(%rsi,%rcx,4), %ymm4
	vmulps	37664(%rdi,%rcx,4), %ymm3, %ymm0
	vmovups	37920(%rdi,%rcx,4), %ymm1
	vmovups	38176(%rdi,%rcx,4), %ymm2
	vmovups	38432(%rdi,%rcx,4), %ymm7
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	800(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vmulps	%ymm7, %ymm3, %ymm3
	vmovups	38688(%rdi,%rcx,4), %ymm7
	vmovups	1056(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm5, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm6) + ymm3
	vmovups	38944(%rdi,%rcx,4), %ymm6
	vmovups	1312(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vmovups	39200(%rdi,%rcx,4), %ymm4
	vfmadd231ps	1568(%rsi,%rcx,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	1824(%rsi,%rcx,4), %ymm6
	vfmadd231ps	41248(%rdi,%rcx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	41504(%rdi,%rcx,4), %ymm4
	vmovups	2080(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	41760(%rdi,%rcx,4), %ymm4
	vmovups	2336(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	42016(%rdi,%rcx,4), %ymm8
	vmovups	2592(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	42272(%rdi,%rcx,4), %ymm6
	vmovups	2848(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	42528(%rdi,%rcx,4), %ymm6
	vmovups	3104(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	42784(%rdi,%rcx,4), %ymm5
	vfmadd231ps	3360(%rsi,%rcx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	3616(%rsi,%rcx,4), %ymm6
	vfmadd231ps	44832(%rdi,%rcx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	45088(%rdi,%rcx,4), %ymm4
	vmovups	3872(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	45344(%rdi,%rcx,4), %ymm4
	vmovups	4128(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	45600(%rdi,%rcx,4), %ymm8
	vmovups	4384(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	45856(%rdi,%rcx,4), %ymm6
	vmovups	4640(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	46112(%rdi,%rcx,4), %ymm6
	vmovups	4896(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	46368(%rdi,%rcx,4), %ymm5
	vfmadd231ps	5152(%rsi,%rcx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	5408(%rsi,%rcx,4), %ymm6
	vfmadd231ps	48416(%rdi,%rcx,4), %ymm6, %ymm0 # ymm0 = (ymm6 * mem) + ymm0
	vmovups	48672(%rdi,%rcx,4), %ymm4
	vmovups	5664(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vmovups	48928(%rdi,%rcx,4), %ymm4
	vmovups	5920(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vmovups	49184(%rdi,%rcx,4), %ymm8
	vmovups	6176(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	49440(%rdi,%rcx,4), %ymm6
	vmovups	6432(%rsi,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vmovups	49696(%rdi,%rcx,4), %ymm6
	vmovups	6688(%rsi,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm5) + ymm3
	vmovups	49952(%rdi,%rcx,4), %ymm5
	vfmadd231ps	6944(%rsi,%rcx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	%ymm0, 49184(%rax,%rcx,4)
	vmovups	%ymm1, 49440(%rax,%rcx,4)
	vmovups	%ymm2, 49696(%rax,%rcx,4)
	vmovups	%ymm3, 49952(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$56, %rcx
	jl	.LBB1_72
.LBB1_73:                               # %.loopexit
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
	imulq	$279216, %rax, %r8              # imm = 0x442B0
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
	addq	$279216, %r8                    # imm = 0x442B0
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
	.quad	7                               # 0x7
	.quad	7                               # 0x7
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
