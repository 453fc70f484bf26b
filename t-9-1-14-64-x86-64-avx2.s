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
	movl	$3, %esi
	cmovbel	%eax, %esi
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
	jne	.LBB1_13
# %bb.1:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-8, %rdx
	leaq	16128(%rdi), %r9
	leaq	20480(%rsi), %r10
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10720(%r10,%rdx,4), %ymm6
	vmovups	-10464(%r10,%rdx,4), %ymm7
	vmovups	-10208(%r10,%rdx,4), %ymm5
	vmovups	-16096(%r9,%rdx,4), %ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-15584(%r9,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmulps	%ymm7, %ymm3, %ymm1
	vmulps	%ymm6, %ymm3, %ymm2
	vmulps	-10976(%r10,%rdx,4), %ymm3, %ymm3
	vmovups	-9952(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-9696(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm7
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm5
	vmovups	-9184(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm5
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-8160(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm7
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm5
	vmovups	-5600(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-5856(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-6112(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-6368(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm7
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm5
	vmovups	-3296(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-3552(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-4064(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm7
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm5
	vmovups	-992(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-1760(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm7
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	%ymm0, 32(%rax,%rdx,4)
	vmovups	%ymm1, 288(%rax,%rdx,4)
	vmovups	%ymm2, 544(%rax,%rdx,4)
	vmovups	%ymm3, 800(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_3
.LBB1_4:                                # %._crit_edge
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_7
# %bb.5:                                # %.lr.ph45.preheader
	addq	$-8, %rdx
	leaq	17152(%rdi), %r9
	leaq	20480(%rsi), %r10
	.p2align	4
.LBB1_6:                                # %.lr.ph45
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vmovups	-10976(%r10,%rdx,4), %ymm6
	vmovups	-10720(%r10,%rdx,4), %ymm4
	vmulps	-17120(%r9,%rdx,4), %ymm3, %ymm0
	vmovups	-16864(%r9,%rdx,4), %ymm1
	vmovups	-16608(%r9,%rdx,4), %ymm2
	vmovups	-16352(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-10464(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm8
	vmovups	-10208(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm8
	vmovups	-9696(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm7
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm5
	vmovups	-9184(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm6) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%r10,%rdx,4), %ymm5
	vfmadd231ps	-13536(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-13280(%r9,%rdx,4), %ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-13024(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-12768(%r9,%rdx,4), %ymm8
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm8
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-6624(%r10,%rdx,4), %ymm5
	vfmadd231ps	-9952(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-9696(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-9440(%r9,%rdx,4), %ymm4
	vmovups	-6112(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-9184(%r9,%rdx,4), %ymm8
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm8
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-4320(%r10,%rdx,4), %ymm5
	vfmadd231ps	-6368(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-6112(%r9,%rdx,4), %ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-5600(%r9,%rdx,4), %ymm8
	vmovups	-3552(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm8
	vmovups	-3296(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-2016(%r10,%rdx,4), %ymm5
	vfmadd231ps	-2784(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-2528(%r9,%rdx,4), %ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-2272(%r9,%rdx,4), %ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-2016(%r9,%rdx,4), %ymm8
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm8
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 1056(%rax,%rdx,4)
	vmovups	%ymm1, 1312(%rax,%rdx,4)
	vmovups	%ymm2, 1568(%rax,%rdx,4)
	vmovups	%ymm3, 1824(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_6
.LBB1_7:                                # %._crit_edge46
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_10
# %bb.8:                                # %.lr.ph48.preheader
	addq	$-8, %rdx
	leaq	17664(%rdi), %r9
	leaq	20480(%rsi), %r10
	.p2align	4
.LBB1_9:                                # %.lr.ph48
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-11232(%r10,%rdx,4), %ymm2
	vmovups	-10976(%r10,%rdx,4), %ymm3
	vmovups	-10720(%r10,%rdx,4), %ymm4
	vmulps	-16608(%r9,%rdx,4), %ymm2, %ymm0
	vmovups	-16352(%r9,%rdx,4), %ymm1
	vmovups	-16096(%r9,%rdx,4), %ymm5
	vmovups	-15840(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-10464(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-15584(%r9,%rdx,4), %ymm3
	vmovups	-10208(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-15328(%r9,%rdx,4), %ymm3
	vmovups	-9952(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm3
	vmovups	-9696(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14816(%r9,%rdx,4), %ymm3
	vmovups	-9440(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14560(%r9,%rdx,4), %ymm3
	vmovups	-9184(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14304(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8928(%r10,%rdx,4), %ymm3
	vfmadd231ps	-13024(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12768(%r9,%rdx,4), %ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-12512(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-12256(%r9,%rdx,4), %ymm3
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-12000(%r9,%rdx,4), %ymm3
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11744(%r9,%rdx,4), %ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r9,%rdx,4), %ymm3
	vmovups	-6880(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6624(%r10,%rdx,4), %ymm3
	vfmadd231ps	-9440(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-9184(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8928(%r9,%rdx,4), %ymm4
	vmovups	-6112(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-8672(%r9,%rdx,4), %ymm3
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r9,%rdx,4), %ymm3
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8160(%r9,%rdx,4), %ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r9,%rdx,4), %ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r9,%rdx,4), %ymm3
	vmovups	-4576(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vfmadd231ps	-5856(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-5600(%r9,%rdx,4), %ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-5344(%r9,%rdx,4), %ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-5088(%r9,%rdx,4), %ymm3
	vmovups	-3552(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4832(%r9,%rdx,4), %ymm3
	vmovups	-3296(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-4576(%r9,%rdx,4), %ymm3
	vmovups	-3040(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vmovups	-2784(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r9,%rdx,4), %ymm3
	vmovups	-2528(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vmovups	-2272(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-2016(%r10,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-2016(%r9,%rdx,4), %ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-1760(%r9,%rdx,4), %ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-1504(%r9,%rdx,4), %ymm3
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1248(%r9,%rdx,4), %ymm3
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-992(%r9,%rdx,4), %ymm3
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm3
	vmovups	-480(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r9,%rdx,4), %ymm3
	vmovups	-224(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r9,%rdx,4), %ymm3
	vmovups	32(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 2080(%rax,%rdx,4)
	vmovups	%ymm1, 2336(%rax,%rdx,4)
	vmovups	%ymm2, 2592(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_9
.LBB1_10:                               # %._crit_edge49
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_13
# %bb.11:                               # %.lr.ph51.preheader
	addq	$-8, %rdx
	leaq	17664(%rdi), %r9
	leaq	19968(%rsi), %r10
	.p2align	4
.LBB1_12:                               # %.lr.ph51
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10720(%r10,%rdx,4), %ymm2
	vmovups	-10464(%r10,%rdx,4), %ymm3
	vmovups	-10208(%r10,%rdx,4), %ymm4
	vmulps	-15840(%r9,%rdx,4), %ymm2, %ymm0
	vmovups	-15584(%r9,%rdx,4), %ymm1
	vmovups	-15328(%r9,%rdx,4), %ymm5
	vmovups	-15072(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-9952(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-14816(%r9,%rdx,4), %ymm3
	vmovups	-9696(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14560(%r9,%rdx,4), %ymm3
	vmovups	-9440(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14304(%r9,%rdx,4), %ymm3
	vfmadd231ps	-9184(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8416(%r10,%rdx,4), %ymm3
	vfmadd231ps	-12256(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12000(%r9,%rdx,4), %ymm4
	vmovups	-8160(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-7904(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r9,%rdx,4), %ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	-6880(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6112(%r10,%rdx,4), %ymm3
	vfmadd231ps	-8672(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-8416(%r9,%rdx,4), %ymm4
	vmovups	-5856(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-5600(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r9,%rdx,4), %ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r9,%rdx,4), %ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r9,%rdx,4), %ymm3
	vfmadd231ps	-4576(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vfmadd231ps	-5088(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-4832(%r9,%rdx,4), %ymm4
	vmovups	-3552(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-3296(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vmovups	-3040(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r9,%rdx,4), %ymm3
	vmovups	-2784(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vmovups	-2528(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r9,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1504(%r10,%rdx,4), %ymm3
	vfmadd231ps	-1504(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-992(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm3
	vmovups	-736(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r9,%rdx,4), %ymm3
	vmovups	-480(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r9,%rdx,4), %ymm3
	vmovups	-224(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r9,%rdx,4), %ymm3
	vfmadd231ps	32(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 2848(%rax,%rdx,4)
	vmovups	%ymm1, 3104(%rax,%rdx,4)
	vmovups	%ymm2, 3360(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_12
.LBB1_13:                               # %.loopexit43
	leaq	-21456(%rcx), %rdx
	leaq	-21456(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_26
# %bb.14:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_17
# %bb.15:                               # %.lr.ph53.preheader
	addq	$-8, %rdx
	leaq	19712(%rdi), %r9
	leaq	20480(%rsi), %r10
	.p2align	4
.LBB1_16:                               # %.lr.ph53
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13024(%r10,%rdx,4), %ymm6
	vmovups	-12768(%r10,%rdx,4), %ymm7
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vmovups	-19680(%r9,%rdx,4), %ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm8
	vmovups	-19168(%r9,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmulps	%ymm7, %ymm3, %ymm1
	vmulps	%ymm6, %ymm3, %ymm2
	vmulps	-13280(%r10,%rdx,4), %ymm3, %ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-18912(%r9,%rdx,4), %ymm7
	vmovups	-11744(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-18656(%r9,%rdx,4), %ymm5
	vmovups	-11488(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-18400(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18144(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm5
	vmovups	-10208(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-10464(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-10720(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-10976(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm8
	vmovups	-9696(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm7
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vmovups	-9184(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm5
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-8160(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm7
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm5
	vmovups	-5600(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-5856(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-6112(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-6368(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm7
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm5
	vmovups	-3296(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-3552(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-4064(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm7
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm5
	vmovups	-992(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-1760(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm7
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	%ymm0, 3616(%rax,%rdx,4)
	vmovups	%ymm1, 3872(%rax,%rdx,4)
	vmovups	%ymm2, 4128(%rax,%rdx,4)
	vmovups	%ymm3, 4384(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_16
.LBB1_17:                               # %._crit_edge54
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_20
# %bb.18:                               # %.lr.ph56.preheader
	addq	$-8, %rdx
	leaq	20736(%rdi), %r9
	leaq	20480(%rsi), %r10
	.p2align	4
.LBB1_19:                               # %.lr.ph56
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13536(%r10,%rdx,4), %ymm3
	vmovups	-13280(%r10,%rdx,4), %ymm6
	vmovups	-13024(%r10,%rdx,4), %ymm4
	vmulps	-20704(%r9,%rdx,4), %ymm3, %ymm0
	vmovups	-20448(%r9,%rdx,4), %ymm1
	vmovups	-20192(%r9,%rdx,4), %ymm2
	vmovups	-19936(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-12768(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-19680(%r9,%rdx,4), %ymm8
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm8
	vmovups	-12256(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-19168(%r9,%rdx,4), %ymm8
	vmovups	-12000(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-18912(%r9,%rdx,4), %ymm7
	vmovups	-11744(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-18656(%r9,%rdx,4), %ymm5
	vmovups	-11488(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm6) + ymm3
	vmovups	-18400(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-18144(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm5
	vfmadd231ps	-17120(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-16864(%r9,%rdx,4), %ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-16608(%r9,%rdx,4), %ymm4
	vmovups	-10720(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-16352(%r9,%rdx,4), %ymm8
	vmovups	-10464(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm8
	vmovups	-10208(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm8
	vmovups	-9696(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vmovups	-9184(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8928(%r10,%rdx,4), %ymm5
	vfmadd231ps	-13536(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-13280(%r9,%rdx,4), %ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-13024(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-12768(%r9,%rdx,4), %ymm8
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm8
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-6624(%r10,%rdx,4), %ymm5
	vfmadd231ps	-9952(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-9696(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-9440(%r9,%rdx,4), %ymm4
	vmovups	-6112(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-9184(%r9,%rdx,4), %ymm8
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm8
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-4320(%r10,%rdx,4), %ymm5
	vfmadd231ps	-6368(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-6112(%r9,%rdx,4), %ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-5600(%r9,%rdx,4), %ymm8
	vmovups	-3552(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm8
	vmovups	-3296(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-2016(%r10,%rdx,4), %ymm5
	vfmadd231ps	-2784(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-2528(%r9,%rdx,4), %ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-2272(%r9,%rdx,4), %ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-2016(%r9,%rdx,4), %ymm8
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm8
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 4640(%rax,%rdx,4)
	vmovups	%ymm1, 4896(%rax,%rdx,4)
	vmovups	%ymm2, 5152(%rax,%rdx,4)
	vmovups	%ymm3, 5408(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_19
.LBB1_20:                               # %._crit_edge57
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_23
# %bb.21:                               # %.lr.ph59.preheader
	addq	$-8, %rdx
	leaq	20480(%rsi), %r9
	leaq	21248(%rdi), %r10
	.p2align	4
.LBB1_22:                               # %.lr.ph59
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13536(%r9,%rdx,4), %ymm2
	vmovups	-13280(%r9,%rdx,4), %ymm3
	vmovups	-13024(%r9,%rdx,4), %ymm4
	vmulps	-20192(%r10,%rdx,4), %ymm2, %ymm0
	vmovups	-19936(%r10,%rdx,4), %ymm1
	vmovups	-19680(%r10,%rdx,4), %ymm5
	vmovups	-19424(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-12768(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-19168(%r10,%rdx,4), %ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18912(%r10,%rdx,4), %ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18656(%r10,%rdx,4), %ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18400(%r10,%rdx,4), %ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18144(%r10,%rdx,4), %ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-17888(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vfmadd231ps	-16608(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-16352(%r10,%rdx,4), %ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-16096(%r10,%rdx,4), %ymm4
	vmovups	-10720(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15840(%r10,%rdx,4), %ymm3
	vmovups	-10464(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15584(%r10,%rdx,4), %ymm3
	vmovups	-10208(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15328(%r10,%rdx,4), %ymm3
	vmovups	-9952(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm3
	vmovups	-9696(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r10,%rdx,4), %ymm3
	vmovups	-9440(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r10,%rdx,4), %ymm3
	vmovups	-9184(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8928(%r9,%rdx,4), %ymm3
	vfmadd231ps	-13024(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12768(%r10,%rdx,4), %ymm4
	vmovups	-8672(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-12512(%r10,%rdx,4), %ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-12256(%r10,%rdx,4), %ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-12000(%r10,%rdx,4), %ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11744(%r10,%rdx,4), %ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-11488(%r10,%rdx,4), %ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vmovups	-7136(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r10,%rdx,4), %ymm3
	vmovups	-6880(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6624(%r9,%rdx,4), %ymm3
	vfmadd231ps	-9440(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-9184(%r10,%rdx,4), %ymm4
	vmovups	-6368(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8928(%r10,%rdx,4), %ymm4
	vmovups	-6112(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-8672(%r10,%rdx,4), %ymm3
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r10,%rdx,4), %ymm3
	vmovups	-5600(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8160(%r10,%rdx,4), %ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r10,%rdx,4), %ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r10,%rdx,4), %ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vfmadd231ps	-5856(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-5600(%r10,%rdx,4), %ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-5344(%r10,%rdx,4), %ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-5088(%r10,%rdx,4), %ymm3
	vmovups	-3552(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4832(%r10,%rdx,4), %ymm3
	vmovups	-3296(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-4576(%r10,%rdx,4), %ymm3
	vmovups	-3040(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vmovups	-2784(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r10,%rdx,4), %ymm3
	vmovups	-2528(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vmovups	-2272(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-2016(%r9,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-2016(%r10,%rdx,4), %ymm4
	vmovups	-1760(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-1760(%r10,%rdx,4), %ymm4
	vmovups	-1504(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-1504(%r10,%rdx,4), %ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1248(%r10,%rdx,4), %ymm3
	vmovups	-992(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-992(%r10,%rdx,4), %ymm3
	vmovups	-736(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-736(%r10,%rdx,4), %ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r10,%rdx,4), %ymm3
	vmovups	-224(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r10,%rdx,4), %ymm3
	vmovups	32(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 5664(%rax,%rdx,4)
	vmovups	%ymm1, 5920(%rax,%rdx,4)
	vmovups	%ymm2, 6176(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_22
.LBB1_23:                               # %._crit_edge60
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_26
# %bb.24:                               # %.lr.ph62.preheader
	addq	$-8, %rdx
	leaq	19968(%rsi), %r9
	leaq	21248(%rdi), %r10
	.p2align	4
.LBB1_25:                               # %.lr.ph62
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13024(%r9,%rdx,4), %ymm2
	vmovups	-12768(%r9,%rdx,4), %ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm4
	vmulps	-19424(%r10,%rdx,4), %ymm2, %ymm0
	vmovups	-19168(%r10,%rdx,4), %ymm1
	vmovups	-18912(%r10,%rdx,4), %ymm5
	vmovups	-18656(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-12256(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-18400(%r10,%rdx,4), %ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18144(%r10,%rdx,4), %ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-17888(%r10,%rdx,4), %ymm3
	vfmadd231ps	-11488(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	-15840(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-15584(%r10,%rdx,4), %ymm4
	vmovups	-10464(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-15328(%r10,%rdx,4), %ymm4
	vmovups	-10208(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm3
	vmovups	-9952(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r10,%rdx,4), %ymm3
	vmovups	-9696(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r10,%rdx,4), %ymm3
	vmovups	-9440(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r10,%rdx,4), %ymm3
	vfmadd231ps	-9184(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r9,%rdx,4), %ymm3
	vfmadd231ps	-12256(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12000(%r10,%rdx,4), %ymm4
	vmovups	-8160(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-11744(%r10,%rdx,4), %ymm4
	vmovups	-7904(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-11488(%r10,%rdx,4), %ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r10,%rdx,4), %ymm3
	vmovups	-7136(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r10,%rdx,4), %ymm3
	vfmadd231ps	-6880(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6112(%r9,%rdx,4), %ymm3
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-8416(%r10,%rdx,4), %ymm4
	vmovups	-5856(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vmovups	-5600(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r10,%rdx,4), %ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r10,%rdx,4), %ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r10,%rdx,4), %ymm3
	vfmadd231ps	-4576(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vfmadd231ps	-5088(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-4832(%r10,%rdx,4), %ymm4
	vmovups	-3552(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-4576(%r10,%rdx,4), %ymm4
	vmovups	-3296(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vmovups	-3040(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r10,%rdx,4), %ymm3
	vmovups	-2784(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vmovups	-2528(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r10,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1504(%r9,%rdx,4), %ymm3
	vfmadd231ps	-1504(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-992(%r10,%rdx,4), %ymm4
	vmovups	-992(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-736(%r10,%rdx,4), %ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r10,%rdx,4), %ymm3
	vmovups	-480(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r10,%rdx,4), %ymm3
	vmovups	-224(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r10,%rdx,4), %ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 6432(%rax,%rdx,4)
	vmovups	%ymm1, 6688(%rax,%rdx,4)
	vmovups	%ymm2, 6944(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_25
.LBB1_26:                               # %.loopexit42
	leaq	-47136(%rcx), %rdx
	leaq	-47136(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_39
# %bb.27:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_30
# %bb.28:                               # %.lr.ph64.preheader
	addq	$-8, %rdx
	leaq	20480(%rsi), %r9
	leaq	23296(%rdi), %r10
	.p2align	4
.LBB1_29:                               # %.lr.ph64
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15328(%r9,%rdx,4), %ymm6
	vmovups	-15072(%r9,%rdx,4), %ymm7
	vmovups	-14816(%r9,%rdx,4), %ymm5
	vmovups	-23264(%r10,%rdx,4), %ymm3
	vmovups	-23008(%r10,%rdx,4), %ymm8
	vmovups	-22752(%r10,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmulps	%ymm7, %ymm3, %ymm1
	vmulps	%ymm6, %ymm3, %ymm2
	vmulps	-15584(%r9,%rdx,4), %ymm3, %ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-14304(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-22496(%r10,%rdx,4), %ymm7
	vmovups	-14048(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-22240(%r10,%rdx,4), %ymm5
	vmovups	-13792(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-21984(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-21728(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-21472(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-19680(%r10,%rdx,4), %ymm5
	vmovups	-12512(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-12768(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-13024(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-13280(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-19424(%r10,%rdx,4), %ymm8
	vmovups	-12256(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19168(%r10,%rdx,4), %ymm8
	vmovups	-12000(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-18912(%r10,%rdx,4), %ymm7
	vmovups	-11744(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-18656(%r10,%rdx,4), %ymm4
	vmovups	-11488(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-18400(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18144(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-16096(%r10,%rdx,4), %ymm5
	vmovups	-10208(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-10464(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-10720(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-10976(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-15840(%r10,%rdx,4), %ymm8
	vmovups	-9952(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15584(%r10,%rdx,4), %ymm8
	vmovups	-9696(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15328(%r10,%rdx,4), %ymm7
	vmovups	-9440(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-15072(%r10,%rdx,4), %ymm4
	vmovups	-9184(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-14816(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-8160(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-8416(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-8672(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm8
	vmovups	-7648(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm8
	vmovups	-7392(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm7
	vmovups	-7136(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-11488(%r10,%rdx,4), %ymm4
	vmovups	-6880(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-10976(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%r10,%rdx,4), %ymm5
	vmovups	-5600(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-5856(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-6112(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-6368(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8672(%r10,%rdx,4), %ymm8
	vmovups	-5344(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8416(%r10,%rdx,4), %ymm8
	vmovups	-5088(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8160(%r10,%rdx,4), %ymm7
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm5
	vmovups	-3296(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-3552(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-3808(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-4064(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm8
	vmovups	-3040(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vmovups	-2784(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4576(%r10,%rdx,4), %ymm7
	vmovups	-2528(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-4320(%r10,%rdx,4), %ymm4
	vmovups	-2272(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4064(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-3808(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-1760(%r10,%rdx,4), %ymm5
	vmovups	-992(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-1248(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-1504(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-1760(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm8
	vmovups	-736(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1248(%r10,%rdx,4), %ymm8
	vmovups	-480(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-992(%r10,%rdx,4), %ymm7
	vmovups	-224(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-736(%r10,%rdx,4), %ymm4
	vmovups	32(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-480(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-224(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	%ymm0, 7200(%rax,%rdx,4)
	vmovups	%ymm1, 7456(%rax,%rdx,4)
	vmovups	%ymm2, 7712(%rax,%rdx,4)
	vmovups	%ymm3, 7968(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_29
.LBB1_30:                               # %._crit_edge65
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_33
# %bb.31:                               # %.lr.ph67.preheader
	addq	$-8, %rdx
	leaq	20480(%rsi), %r9
	leaq	24320(%rdi), %r10
	.p2align	4
.LBB1_32:                               # %.lr.ph67
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15840(%r9,%rdx,4), %ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm6
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmulps	-24288(%r10,%rdx,4), %ymm3, %ymm0
	vmovups	-24032(%r10,%rdx,4), %ymm1
	vmovups	-23776(%r10,%rdx,4), %ymm2
	vmovups	-23520(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-23264(%r10,%rdx,4), %ymm8
	vmovups	-14816(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-23008(%r10,%rdx,4), %ymm8
	vmovups	-14560(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-22752(%r10,%rdx,4), %ymm8
	vmovups	-14304(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-22496(%r10,%rdx,4), %ymm7
	vmovups	-14048(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-22240(%r10,%rdx,4), %ymm5
	vmovups	-13792(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm6) + ymm3
	vmovups	-21984(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-21728(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-21472(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-13536(%r9,%rdx,4), %ymm5
	vfmadd231ps	-20704(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-20448(%r10,%rdx,4), %ymm4
	vmovups	-13280(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-20192(%r10,%rdx,4), %ymm4
	vmovups	-13024(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-19936(%r10,%rdx,4), %ymm8
	vmovups	-12768(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-19680(%r10,%rdx,4), %ymm8
	vmovups	-12512(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19424(%r10,%rdx,4), %ymm8
	vmovups	-12256(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-19168(%r10,%rdx,4), %ymm8
	vmovups	-12000(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-18912(%r10,%rdx,4), %ymm4
	vmovups	-11744(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-18656(%r10,%rdx,4), %ymm4
	vmovups	-11488(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18400(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-18144(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm5
	vfmadd231ps	-17120(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-16864(%r10,%rdx,4), %ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-16608(%r10,%rdx,4), %ymm4
	vmovups	-10720(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-16352(%r10,%rdx,4), %ymm8
	vmovups	-10464(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-16096(%r10,%rdx,4), %ymm8
	vmovups	-10208(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%r10,%rdx,4), %ymm8
	vmovups	-9952(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15584(%r10,%rdx,4), %ymm8
	vmovups	-9696(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-15328(%r10,%rdx,4), %ymm4
	vmovups	-9440(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-15072(%r10,%rdx,4), %ymm4
	vmovups	-9184(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14816(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm5
	vfmadd231ps	-13536(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-13280(%r10,%rdx,4), %ymm4
	vmovups	-8672(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-13024(%r10,%rdx,4), %ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-12768(%r10,%rdx,4), %ymm8
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-12512(%r10,%rdx,4), %ymm8
	vmovups	-7904(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm8
	vmovups	-7648(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm8
	vmovups	-7392(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm4
	vmovups	-7136(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11488(%r10,%rdx,4), %ymm4
	vmovups	-6880(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-10976(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-6624(%r9,%rdx,4), %ymm5
	vfmadd231ps	-9952(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-9696(%r10,%rdx,4), %ymm4
	vmovups	-6368(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-9440(%r10,%rdx,4), %ymm4
	vmovups	-6112(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-9184(%r10,%rdx,4), %ymm8
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-8928(%r10,%rdx,4), %ymm8
	vmovups	-5600(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r10,%rdx,4), %ymm8
	vmovups	-5344(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8416(%r10,%rdx,4), %ymm8
	vmovups	-5088(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm5
	vfmadd231ps	-6368(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-6112(%r10,%rdx,4), %ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-5600(%r10,%rdx,4), %ymm8
	vmovups	-3552(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm8
	vmovups	-3296(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm8
	vmovups	-3040(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vmovups	-2784(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-4576(%r10,%rdx,4), %ymm4
	vmovups	-2528(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4320(%r10,%rdx,4), %ymm4
	vmovups	-2272(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-4064(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-3808(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-2016(%r9,%rdx,4), %ymm5
	vfmadd231ps	-2784(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-2528(%r10,%rdx,4), %ymm4
	vmovups	-1760(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-2272(%r10,%rdx,4), %ymm4
	vmovups	-1504(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-2016(%r10,%rdx,4), %ymm8
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-1760(%r10,%rdx,4), %ymm8
	vmovups	-992(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm8
	vmovups	-736(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-1248(%r10,%rdx,4), %ymm8
	vmovups	-480(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-992(%r10,%rdx,4), %ymm4
	vmovups	-224(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-736(%r10,%rdx,4), %ymm4
	vmovups	32(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-480(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-224(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 8224(%rax,%rdx,4)
	vmovups	%ymm1, 8480(%rax,%rdx,4)
	vmovups	%ymm2, 8736(%rax,%rdx,4)
	vmovups	%ymm3, 8992(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_32
.LBB1_33:                               # %._crit_edge68
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_36
# %bb.34:                               # %.lr.ph70.preheader
	addq	$-8, %rdx
	leaq	20480(%rsi), %r9
	leaq	24832(%rdi), %r10
	.p2align	4
.LBB1_35:                               # %.lr.ph70
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15840(%r9,%rdx,4), %ymm2
	vmovups	-15584(%r9,%rdx,4), %ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmulps	-23776(%r10,%rdx,4), %ymm2, %ymm0
	vmovups	-23520(%r10,%rdx,4), %ymm1
	vmovups	-23264(%r10,%rdx,4), %ymm5
	vmovups	-23008(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-22752(%r10,%rdx,4), %ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-22496(%r10,%rdx,4), %ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-22240(%r10,%rdx,4), %ymm3
	vmovups	-14304(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-21984(%r10,%rdx,4), %ymm3
	vmovups	-14048(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-21728(%r10,%rdx,4), %ymm3
	vmovups	-13792(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-21472(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-13536(%r9,%rdx,4), %ymm3
	vfmadd231ps	-20192(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-19936(%r10,%rdx,4), %ymm4
	vmovups	-13280(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-19680(%r10,%rdx,4), %ymm4
	vmovups	-13024(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-19424(%r10,%rdx,4), %ymm3
	vmovups	-12768(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-19168(%r10,%rdx,4), %ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18912(%r10,%rdx,4), %ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18656(%r10,%rdx,4), %ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18400(%r10,%rdx,4), %ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18144(%r10,%rdx,4), %ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-17888(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vfmadd231ps	-16608(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-16352(%r10,%rdx,4), %ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-16096(%r10,%rdx,4), %ymm4
	vmovups	-10720(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15840(%r10,%rdx,4), %ymm3
	vmovups	-10464(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15584(%r10,%rdx,4), %ymm3
	vmovups	-10208(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15328(%r10,%rdx,4), %ymm3
	vmovups	-9952(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm3
	vmovups	-9696(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r10,%rdx,4), %ymm3
	vmovups	-9440(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r10,%rdx,4), %ymm3
	vmovups	-9184(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8928(%r9,%rdx,4), %ymm3
	vfmadd231ps	-13024(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12768(%r10,%rdx,4), %ymm4
	vmovups	-8672(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-12512(%r10,%rdx,4), %ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-12256(%r10,%rdx,4), %ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-12000(%r10,%rdx,4), %ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11744(%r10,%rdx,4), %ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-11488(%r10,%rdx,4), %ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vmovups	-7136(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r10,%rdx,4), %ymm3
	vmovups	-6880(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6624(%r9,%rdx,4), %ymm3
	vfmadd231ps	-9440(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-9184(%r10,%rdx,4), %ymm4
	vmovups	-6368(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8928(%r10,%rdx,4), %ymm4
	vmovups	-6112(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-8672(%r10,%rdx,4), %ymm3
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r10,%rdx,4), %ymm3
	vmovups	-5600(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8160(%r10,%rdx,4), %ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r10,%rdx,4), %ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r10,%rdx,4), %ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vfmadd231ps	-5856(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-5600(%r10,%rdx,4), %ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-5344(%r10,%rdx,4), %ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-5088(%r10,%rdx,4), %ymm3
	vmovups	-3552(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4832(%r10,%rdx,4), %ymm3
	vmovups	-3296(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-4576(%r10,%rdx,4), %ymm3
	vmovups	-3040(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vmovups	-2784(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r10,%rdx,4), %ymm3
	vmovups	-2528(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vmovups	-2272(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-2016(%r9,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-2016(%r10,%rdx,4), %ymm4
	vmovups	-1760(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-1760(%r10,%rdx,4), %ymm4
	vmovups	-1504(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-1504(%r10,%rdx,4), %ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1248(%r10,%rdx,4), %ymm3
	vmovups	-992(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-992(%r10,%rdx,4), %ymm3
	vmovups	-736(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-736(%r10,%rdx,4), %ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r10,%rdx,4), %ymm3
	vmovups	-224(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r10,%rdx,4), %ymm3
	vmovups	32(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 9248(%rax,%rdx,4)
	vmovups	%ymm1, 9504(%rax,%rdx,4)
	vmovups	%ymm2, 9760(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_35
.LBB1_36:                               # %._crit_edge71
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_39
# %bb.37:                               # %.lr.ph73.preheader
	addq	$-8, %rdx
	leaq	19968(%rsi), %r9
	leaq	24832(%rdi), %r10
	.p2align	4
.LBB1_38:                               # %.lr.ph73
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15328(%r9,%rdx,4), %ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vmulps	-23008(%r10,%rdx,4), %ymm2, %ymm0
	vmovups	-22752(%r10,%rdx,4), %ymm1
	vmovups	-22496(%r10,%rdx,4), %ymm5
	vmovups	-22240(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-14560(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-21984(%r10,%rdx,4), %ymm3
	vmovups	-14304(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-21728(%r10,%rdx,4), %ymm3
	vmovups	-14048(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-21472(%r10,%rdx,4), %ymm3
	vfmadd231ps	-13792(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-13024(%r9,%rdx,4), %ymm3
	vfmadd231ps	-19424(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-19168(%r10,%rdx,4), %ymm4
	vmovups	-12768(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-18912(%r10,%rdx,4), %ymm4
	vmovups	-12512(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-18656(%r10,%rdx,4), %ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18400(%r10,%rdx,4), %ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18144(%r10,%rdx,4), %ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-17888(%r10,%rdx,4), %ymm3
	vfmadd231ps	-11488(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	-15840(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-15584(%r10,%rdx,4), %ymm4
	vmovups	-10464(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-15328(%r10,%rdx,4), %ymm4
	vmovups	-10208(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm3
	vmovups	-9952(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r10,%rdx,4), %ymm3
	vmovups	-9696(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r10,%rdx,4), %ymm3
	vmovups	-9440(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r10,%rdx,4), %ymm3
	vfmadd231ps	-9184(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r9,%rdx,4), %ymm3
	vfmadd231ps	-12256(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12000(%r10,%rdx,4), %ymm4
	vmovups	-8160(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-11744(%r10,%rdx,4), %ymm4
	vmovups	-7904(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-11488(%r10,%rdx,4), %ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r10,%rdx,4), %ymm3
	vmovups	-7136(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r10,%rdx,4), %ymm3
	vfmadd231ps	-6880(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6112(%r9,%rdx,4), %ymm3
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-8416(%r10,%rdx,4), %ymm4
	vmovups	-5856(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vmovups	-5600(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r10,%rdx,4), %ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r10,%rdx,4), %ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r10,%rdx,4), %ymm3
	vfmadd231ps	-4576(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vfmadd231ps	-5088(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-4832(%r10,%rdx,4), %ymm4
	vmovups	-3552(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-4576(%r10,%rdx,4), %ymm4
	vmovups	-3296(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vmovups	-3040(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r10,%rdx,4), %ymm3
	vmovups	-2784(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vmovups	-2528(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r10,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1504(%r9,%rdx,4), %ymm3
	vfmadd231ps	-1504(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-992(%r10,%rdx,4), %ymm4
	vmovups	-992(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-736(%r10,%rdx,4), %ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r10,%rdx,4), %ymm3
	vmovups	-480(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r10,%rdx,4), %ymm3
	vmovups	-224(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r10,%rdx,4), %ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 10016(%rax,%rdx,4)
	vmovups	%ymm1, 10272(%rax,%rdx,4)
	vmovups	%ymm2, 10528(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_38
.LBB1_39:                               # %.loopexit41
	leaq	-77040(%rcx), %rdx
	leaq	-77040(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_52
# %bb.40:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_43
# %bb.41:                               # %.lr.ph75.preheader
	addq	$-8, %rdx
	leaq	20480(%rsi), %r9
	leaq	26880(%rdi), %r10
	.p2align	4
.LBB1_42:                               # %.lr.ph75
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-17632(%r9,%rdx,4), %ymm6
	vmovups	-17376(%r9,%rdx,4), %ymm7
	vmovups	-17120(%r9,%rdx,4), %ymm5
	vmovups	-26848(%r10,%rdx,4), %ymm3
	vmovups	-26592(%r10,%rdx,4), %ymm8
	vmovups	-26336(%r10,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmulps	%ymm7, %ymm3, %ymm1
	vmulps	%ymm6, %ymm3, %ymm2
	vmulps	-17888(%r9,%rdx,4), %ymm3, %ymm3
	vmovups	-16864(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-16608(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-26080(%r10,%rdx,4), %ymm7
	vmovups	-16352(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-25824(%r10,%rdx,4), %ymm5
	vmovups	-16096(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-25568(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-25312(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-25056(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-23264(%r10,%rdx,4), %ymm5
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-15072(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-15328(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-15584(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-23008(%r10,%rdx,4), %ymm8
	vmovups	-14560(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-22752(%r10,%rdx,4), %ymm8
	vmovups	-14304(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-22496(%r10,%rdx,4), %ymm7
	vmovups	-14048(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-22240(%r10,%rdx,4), %ymm4
	vmovups	-13792(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-21984(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-21728(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-21472(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-19680(%r10,%rdx,4), %ymm5
	vmovups	-12512(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-12768(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-13024(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-13280(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-19424(%r10,%rdx,4), %ymm8
	vmovups	-12256(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19168(%r10,%rdx,4), %ymm8
	vmovups	-12000(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-18912(%r10,%rdx,4), %ymm7
	vmovups	-11744(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-18656(%r10,%rdx,4), %ymm4
	vmovups	-11488(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-18400(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18144(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-16096(%r10,%rdx,4), %ymm5
	vmovups	-10208(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-10464(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-10720(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-10976(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-15840(%r10,%rdx,4), %ymm8
	vmovups	-9952(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15584(%r10,%rdx,4), %ymm8
	vmovups	-9696(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15328(%r10,%rdx,4), %ymm7
	vmovups	-9440(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-15072(%r10,%rdx,4), %ymm4
	vmovups	-9184(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-14816(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-8160(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-8416(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-8672(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm8
	vmovups	-7648(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm8
	vmovups	-7392(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm7
	vmovups	-7136(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-11488(%r10,%rdx,4), %ymm4
	vmovups	-6880(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-10976(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%r10,%rdx,4), %ymm5
	vmovups	-5600(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-5856(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-6112(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-6368(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8672(%r10,%rdx,4), %ymm8
	vmovups	-5344(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8416(%r10,%rdx,4), %ymm8
	vmovups	-5088(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8160(%r10,%rdx,4), %ymm7
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm5
	vmovups	-3296(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-3552(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-3808(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-4064(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm8
	vmovups	-3040(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vmovups	-2784(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4576(%r10,%rdx,4), %ymm7
	vmovups	-2528(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-4320(%r10,%rdx,4), %ymm4
	vmovups	-2272(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4064(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-3808(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-1760(%r10,%rdx,4), %ymm5
	vmovups	-992(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-1248(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-1504(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-1760(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm8
	vmovups	-736(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1248(%r10,%rdx,4), %ymm8
	vmovups	-480(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-992(%r10,%rdx,4), %ymm7
	vmovups	-224(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-736(%r10,%rdx,4), %ymm4
	vmovups	32(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-480(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-224(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	%ymm0, 10784(%rax,%rdx,4)
	vmovups	%ymm1, 11040(%rax,%rdx,4)
	vmovups	%ymm2, 11296(%rax,%rdx,4)
	vmovups	%ymm3, 11552(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_42
.LBB1_43:                               # %._crit_edge76
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_46
# %bb.44:                               # %.lr.ph78.preheader
	addq	$-8, %rdx
	leaq	20480(%rsi), %r9
	leaq	27904(%rdi), %r10
	.p2align	4
.LBB1_45:                               # %.lr.ph78
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-18144(%r9,%rdx,4), %ymm3
	vmovups	-17888(%r9,%rdx,4), %ymm6
	vmovups	-17632(%r9,%rdx,4), %ymm4
	vmulps	-27872(%r10,%rdx,4), %ymm3, %ymm0
	vmovups	-27616(%r10,%rdx,4), %ymm1
	vmovups	-27360(%r10,%rdx,4), %ymm2
	vmovups	-27104(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-17376(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-26848(%r10,%rdx,4), %ymm8
	vmovups	-17120(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-26592(%r10,%rdx,4), %ymm8
	vmovups	-16864(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-26336(%r10,%rdx,4), %ymm8
	vmovups	-16608(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-26080(%r10,%rdx,4), %ymm7
	vmovups	-16352(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-25824(%r10,%rdx,4), %ymm5
	vmovups	-16096(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm6) + ymm3
	vmovups	-25568(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-25312(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-25056(%r10,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm5
	vfmadd231ps	-24288(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-24032(%r10,%rdx,4), %ymm4
	vmovups	-15584(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-23776(%r10,%rdx,4), %ymm4
	vmovups	-15328(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-23520(%r10,%rdx,4), %ymm8
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-23264(%r10,%rdx,4), %ymm8
	vmovups	-14816(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-23008(%r10,%rdx,4), %ymm8
	vmovups	-14560(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-22752(%r10,%rdx,4), %ymm8
	vmovups	-14304(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-22496(%r10,%rdx,4), %ymm4
	vmovups	-14048(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-22240(%r10,%rdx,4), %ymm4
	vmovups	-13792(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-21984(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-21728(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-21472(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-13536(%r9,%rdx,4), %ymm5
	vfmadd231ps	-20704(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-20448(%r10,%rdx,4), %ymm4
	vmovups	-13280(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-20192(%r10,%rdx,4), %ymm4
	vmovups	-13024(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-19936(%r10,%rdx,4), %ymm8
	vmovups	-12768(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-19680(%r10,%rdx,4), %ymm8
	vmovups	-12512(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19424(%r10,%rdx,4), %ymm8
	vmovups	-12256(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-19168(%r10,%rdx,4), %ymm8
	vmovups	-12000(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-18912(%r10,%rdx,4), %ymm4
	vmovups	-11744(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-18656(%r10,%rdx,4), %ymm4
	vmovups	-11488(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18400(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-18144(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm5
	vfmadd231ps	-17120(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-16864(%r10,%rdx,4), %ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-16608(%r10,%rdx,4), %ymm4
	vmovups	-10720(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-16352(%r10,%rdx,4), %ymm8
	vmovups	-10464(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-16096(%r10,%rdx,4), %ymm8
	vmovups	-10208(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%r10,%rdx,4), %ymm8
	vmovups	-9952(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15584(%r10,%rdx,4), %ymm8
	vmovups	-9696(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-15328(%r10,%rdx,4), %ymm4
	vmovups	-9440(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-15072(%r10,%rdx,4), %ymm4
	vmovups	-9184(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14816(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm5
	vfmadd231ps	-13536(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-13280(%r10,%rdx,4), %ymm4
	vmovups	-8672(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-13024(%r10,%rdx,4), %ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-12768(%r10,%rdx,4), %ymm8
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-12512(%r10,%rdx,4), %ymm8
	vmovups	-7904(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm8
	vmovups	-7648(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm8
	vmovups	-7392(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm4
	vmovups	-7136(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11488(%r10,%rdx,4), %ymm4
	vmovups	-6880(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-10976(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-6624(%r9,%rdx,4), %ymm5
	vfmadd231ps	-9952(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-9696(%r10,%rdx,4), %ymm4
	vmovups	-6368(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-9440(%r10,%rdx,4), %ymm4
	vmovups	-6112(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-9184(%r10,%rdx,4), %ymm8
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-8928(%r10,%rdx,4), %ymm8
	vmovups	-5600(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r10,%rdx,4), %ymm8
	vmovups	-5344(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8416(%r10,%rdx,4), %ymm8
	vmovups	-5088(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vmovups	-4576(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm5
	vfmadd231ps	-6368(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-6112(%r10,%rdx,4), %ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-5600(%r10,%rdx,4), %ymm8
	vmovups	-3552(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm8
	vmovups	-3296(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm8
	vmovups	-3040(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vmovups	-2784(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-4576(%r10,%rdx,4), %ymm4
	vmovups	-2528(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4320(%r10,%rdx,4), %ymm4
	vmovups	-2272(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-4064(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-3808(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-2016(%r9,%rdx,4), %ymm5
	vfmadd231ps	-2784(%r10,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-2528(%r10,%rdx,4), %ymm4
	vmovups	-1760(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-2272(%r10,%rdx,4), %ymm4
	vmovups	-1504(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-2016(%r10,%rdx,4), %ymm8
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-1760(%r10,%rdx,4), %ymm8
	vmovups	-992(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r10,%rdx,4), %ymm8
	vmovups	-736(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-1248(%r10,%rdx,4), %ymm8
	vmovups	-480(%r9,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-992(%r10,%rdx,4), %ymm4
	vmovups	-224(%r9,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-736(%r10,%rdx,4), %ymm4
	vmovups	32(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-480(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-224(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 11808(%rax,%rdx,4)
	vmovups	%ymm1, 12064(%rax,%rdx,4)
	vmovups	%ymm2, 12320(%rax,%rdx,4)
	vmovups	%ymm3, 12576(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_45
.LBB1_46:                               # %._crit_edge79
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_49
# %bb.47:                               # %.lr.ph81.preheader
	addq	$-8, %rdx
	leaq	20480(%rsi), %r9
	leaq	28416(%rdi), %r10
	.p2align	4
.LBB1_48:                               # %.lr.ph81
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-18144(%r9,%rdx,4), %ymm2
	vmovups	-17888(%r9,%rdx,4), %ymm3
	vmovups	-17632(%r9,%rdx,4), %ymm4
	vmulps	-27360(%r10,%rdx,4), %ymm2, %ymm0
	vmovups	-27104(%r10,%rdx,4), %ymm1
	vmovups	-26848(%r10,%rdx,4), %ymm5
	vmovups	-26592(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-17376(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-26336(%r10,%rdx,4), %ymm3
	vmovups	-17120(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-26080(%r10,%rdx,4), %ymm3
	vmovups	-16864(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-25824(%r10,%rdx,4), %ymm3
	vmovups	-16608(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-25568(%r10,%rdx,4), %ymm3
	vmovups	-16352(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-25312(%r10,%rdx,4), %ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-25056(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15840(%r9,%rdx,4), %ymm3
	vfmadd231ps	-23776(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-23520(%r10,%rdx,4), %ymm4
	vmovups	-15584(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-23264(%r10,%rdx,4), %ymm4
	vmovups	-15328(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-23008(%r10,%rdx,4), %ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-22752(%r10,%rdx,4), %ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-22496(%r10,%rdx,4), %ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-22240(%r10,%rdx,4), %ymm3
	vmovups	-14304(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-21984(%r10,%rdx,4), %ymm3
	vmovups	-14048(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-21728(%r10,%rdx,4), %ymm3
	vmovups	-13792(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-21472(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-13536(%r9,%rdx,4), %ymm3
	vfmadd231ps	-20192(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-19936(%r10,%rdx,4), %ymm4
	vmovups	-13280(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-19680(%r10,%rdx,4), %ymm4
	vmovups	-13024(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-19424(%r10,%rdx,4), %ymm3
	vmovups	-12768(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-19168(%r10,%rdx,4), %ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18912(%r10,%rdx,4), %ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18656(%r10,%rdx,4), %ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18400(%r10,%rdx,4), %ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18144(%r10,%rdx,4), %ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-17888(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vfmadd231ps	-16608(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-16352(%r10,%rdx,4), %ymm4
	vmovups	-10976(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-16096(%r10,%rdx,4), %ymm4
	vmovups	-10720(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15840(%r10,%rdx,4), %ymm3
	vmovups	-10464(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15584(%r10,%rdx,4), %ymm3
	vmovups	-10208(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15328(%r10,%rdx,4), %ymm3
	vmovups	-9952(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm3
	vmovups	-9696(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r10,%rdx,4), %ymm3
	vmovups	-9440(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r10,%rdx,4), %ymm3
	vmovups	-9184(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8928(%r9,%rdx,4), %ymm3
	vfmadd231ps	-13024(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12768(%r10,%rdx,4), %ymm4
	vmovups	-8672(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-12512(%r10,%rdx,4), %ymm4
	vmovups	-8416(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-12256(%r10,%rdx,4), %ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-12000(%r10,%rdx,4), %ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11744(%r10,%rdx,4), %ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-11488(%r10,%rdx,4), %ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vmovups	-7136(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r10,%rdx,4), %ymm3
	vmovups	-6880(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6624(%r9,%rdx,4), %ymm3
	vfmadd231ps	-9440(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-9184(%r10,%rdx,4), %ymm4
	vmovups	-6368(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8928(%r10,%rdx,4), %ymm4
	vmovups	-6112(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-8672(%r10,%rdx,4), %ymm3
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r10,%rdx,4), %ymm3
	vmovups	-5600(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8160(%r10,%rdx,4), %ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r10,%rdx,4), %ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r10,%rdx,4), %ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vfmadd231ps	-5856(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-5600(%r10,%rdx,4), %ymm4
	vmovups	-4064(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-5344(%r10,%rdx,4), %ymm4
	vmovups	-3808(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-5088(%r10,%rdx,4), %ymm3
	vmovups	-3552(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4832(%r10,%rdx,4), %ymm3
	vmovups	-3296(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-4576(%r10,%rdx,4), %ymm3
	vmovups	-3040(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vmovups	-2784(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r10,%rdx,4), %ymm3
	vmovups	-2528(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vmovups	-2272(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-2016(%r9,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-2016(%r10,%rdx,4), %ymm4
	vmovups	-1760(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-1760(%r10,%rdx,4), %ymm4
	vmovups	-1504(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-1504(%r10,%rdx,4), %ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1248(%r10,%rdx,4), %ymm3
	vmovups	-992(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-992(%r10,%rdx,4), %ymm3
	vmovups	-736(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-736(%r10,%rdx,4), %ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r10,%rdx,4), %ymm3
	vmovups	-224(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r10,%rdx,4), %ymm3
	vmovups	32(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r10,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 12832(%rax,%rdx,4)
	vmovups	%ymm1, 13088(%rax,%rdx,4)
	vmovups	%ymm2, 13344(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_48
.LBB1_49:                               # %._crit_edge82
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_52
# %bb.50:                               # %.lr.ph84.preheader
	addq	$-8, %rdx
	leaq	19968(%rsi), %r9
	leaq	28416(%rdi), %r10
	.p2align	4
.LBB1_51:                               # %.lr.ph84
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-17632(%r9,%rdx,4), %ymm2
	vmovups	-17376(%r9,%rdx,4), %ymm3
	vmovups	-17120(%r9,%rdx,4), %ymm4
	vmulps	-26592(%r10,%rdx,4), %ymm2, %ymm0
	vmovups	-26336(%r10,%rdx,4), %ymm1
	vmovups	-26080(%r10,%rdx,4), %ymm5
	vmovups	-25824(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-16864(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-25568(%r10,%rdx,4), %ymm3
	vmovups	-16608(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-25312(%r10,%rdx,4), %ymm3
	vmovups	-16352(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-25056(%r10,%rdx,4), %ymm3
	vfmadd231ps	-16096(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15328(%r9,%rdx,4), %ymm3
	vfmadd231ps	-23008(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-22752(%r10,%rdx,4), %ymm4
	vmovups	-15072(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-22496(%r10,%rdx,4), %ymm4
	vmovups	-14816(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-22240(%r10,%rdx,4), %ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-21984(%r10,%rdx,4), %ymm3
	vmovups	-14304(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-21728(%r10,%rdx,4), %ymm3
	vmovups	-14048(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-21472(%r10,%rdx,4), %ymm3
	vfmadd231ps	-13792(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-13024(%r9,%rdx,4), %ymm3
	vfmadd231ps	-19424(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-19168(%r10,%rdx,4), %ymm4
	vmovups	-12768(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-18912(%r10,%rdx,4), %ymm4
	vmovups	-12512(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-18656(%r10,%rdx,4), %ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18400(%r10,%rdx,4), %ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18144(%r10,%rdx,4), %ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-17888(%r10,%rdx,4), %ymm3
	vfmadd231ps	-11488(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	-15840(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-15584(%r10,%rdx,4), %ymm4
	vmovups	-10464(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-15328(%r10,%rdx,4), %ymm4
	vmovups	-10208(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm3
	vmovups	-9952(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r10,%rdx,4), %ymm3
	vmovups	-9696(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r10,%rdx,4), %ymm3
	vmovups	-9440(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r10,%rdx,4), %ymm3
	vfmadd231ps	-9184(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r9,%rdx,4), %ymm3
	vfmadd231ps	-12256(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12000(%r10,%rdx,4), %ymm4
	vmovups	-8160(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-11744(%r10,%rdx,4), %ymm4
	vmovups	-7904(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-11488(%r10,%rdx,4), %ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r10,%rdx,4), %ymm3
	vmovups	-7136(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r10,%rdx,4), %ymm3
	vfmadd231ps	-6880(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6112(%r9,%rdx,4), %ymm3
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-8416(%r10,%rdx,4), %ymm4
	vmovups	-5856(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vmovups	-5600(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-7904(%r10,%rdx,4), %ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r10,%rdx,4), %ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r10,%rdx,4), %ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r10,%rdx,4), %ymm3
	vfmadd231ps	-4576(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vfmadd231ps	-5088(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-4832(%r10,%rdx,4), %ymm4
	vmovups	-3552(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-4576(%r10,%rdx,4), %ymm4
	vmovups	-3296(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vmovups	-3040(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r10,%rdx,4), %ymm3
	vmovups	-2784(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vmovups	-2528(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r10,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1504(%r9,%rdx,4), %ymm3
	vfmadd231ps	-1504(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vmovups	-1248(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-992(%r10,%rdx,4), %ymm4
	vmovups	-992(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-736(%r10,%rdx,4), %ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r10,%rdx,4), %ymm3
	vmovups	-480(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r10,%rdx,4), %ymm3
	vmovups	-224(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r10,%rdx,4), %ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 13600(%rax,%rdx,4)
	vmovups	%ymm1, 13856(%rax,%rdx,4)
	vmovups	%ymm2, 14112(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_51
.LBB1_52:                               # %.loopexit40
	leaq	-111168(%rcx), %rdx
	leaq	-111168(%r8), %r10
	movq	%rdx, %r9
	sarq	$63, %r9
	andnq	%rdx, %r9, %rdx
	addq	$38351, %rdx                    # imm = 0x95CF
	movabsq	$-2685821310690293497, %r11     # imm = 0xDABA0BBF7E218907
	mulxq	%r11, %r9, %r9
	shrq	$15, %r9
	movq	%r10, %rdx
	sarq	$63, %rdx
	andnq	%r10, %rdx, %rdx
	addq	$38351, %rdx                    # imm = 0x95CF
	mulxq	%r11, %r10, %r10
	shrq	$15, %r10
	cmpq	$6, %r10
	movl	$6, %edx
	cmovbq	%r10, %rdx
	cmpq	%rdx, %r9
	jae	.LBB1_68
# %bb.53:                               # %.lr.ph98.preheader
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	addq	$4, %rdx
	leaq	20480(%rsi), %r10
	imulq	$3584, %r9, %r13                # imm = 0xE00
	addq	$4, %r9
	leaq	(%rdi,%r13), %r11
	leaq	(%rax,%r13), %rbx
	addq	$14336, %rbx                    # imm = 0x3800
	leaq	15872(%r13,%rax), %r14
	leaq	(%rax,%r13), %r15
	addq	$16384, %r15                    # imm = 0x4000
	leaq	19968(%rsi), %r12
	addq	%rax, %r13
	addq	$17152, %r13                    # imm = 0x4300
	jmp	.LBB1_54
	.p2align	4
.LBB1_66:                               # %._crit_edge96
                                        #   in Loop: Header=BB1_54 Depth=1
	incq	%r9
	addq	$3584, %r11                     # imm = 0xE00
	addq	$3584, %rbx                     # imm = 0xE00
	addq	$3584, %r14                     # imm = 0xE00
	addq	$3584, %r15                     # imm = 0xE00
	addq	$3584, %r13                     # imm = 0xE00
	cmpq	%rdx, %r9
	jae	.LBB1_67
.LBB1_54:                               # %.lr.ph98
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_56 Depth 2
                                        #     Child Loop BB1_59 Depth 2
                                        #     Child Loop BB1_62 Depth 2
                                        #     Child Loop BB1_65 Depth 2
	xorl	%ebp, %ebp
	#APP
	#NO_APP
	cmpq	$63, %rbp
	jg	.LBB1_57
# %bb.55:                               # %.lr.ph86
                                        #   in Loop: Header=BB1_54 Depth=1
	addq	$-8, %rbp
	.p2align	4
.LBB1_56:                               #   Parent Loop BB1_54 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-19936(%r10,%rbp,4), %ymm6
	vmovups	-19680(%r10,%rbp,4), %ymm7
	vmovups	-19424(%r10,%rbp,4), %ymm5
	vmovups	32(%r11,%rbp,4), %ymm3
	vmovups	288(%r11,%rbp,4), %ymm8
	vmovups	544(%r11,%rbp,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmulps	%ymm7, %ymm3, %ymm1
	vmulps	%ymm6, %ymm3, %ymm2
	vmulps	-20192(%r10,%rbp,4), %ymm3, %ymm3
	vmovups	-19168(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-18912(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	800(%r11,%rbp,4), %ymm7
	vmovups	-18656(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	1056(%r11,%rbp,4), %ymm5
	vmovups	-18400(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	1312(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	1568(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	1824(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	3616(%r11,%rbp,4), %ymm5
	vmovups	-17120(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-17376(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-17632(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-17888(%r10,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	3872(%r11,%rbp,4), %ymm8
	vmovups	-16864(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	4128(%r11,%rbp,4), %ymm8
	vmovups	-16608(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	4384(%r11,%rbp,4), %ymm7
	vmovups	-16352(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	4640(%r11,%rbp,4), %ymm4
	vmovups	-16096(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	4896(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	5152(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	5408(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	7200(%r11,%rbp,4), %ymm5
	vmovups	-14816(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-15072(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-15328(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-15584(%r10,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	7456(%r11,%rbp,4), %ymm8
	vmovups	-14560(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	7712(%r11,%rbp,4), %ymm8
	vmovups	-14304(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	7968(%r11,%rbp,4), %ymm7
	vmovups	-14048(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	8224(%r11,%rbp,4), %ymm4
	vmovups	-13792(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	8480(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	8736(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	8992(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	10784(%r11,%rbp,4), %ymm5
	vmovups	-12512(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-12768(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-13024(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-13280(%r10,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	11040(%r11,%rbp,4), %ymm8
	vmovups	-12256(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	11296(%r11,%rbp,4), %ymm8
	vmovups	-12000(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	11552(%r11,%rbp,4), %ymm7
	vmovups	-11744(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	11808(%r11,%rbp,4), %ymm4
	vmovups	-11488(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	12064(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	12320(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	12576(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	14368(%r11,%rbp,4), %ymm5
	vmovups	-10208(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-10464(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-10720(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-10976(%r10,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	14624(%r11,%rbp,4), %ymm8
	vmovups	-9952(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	14880(%r11,%rbp,4), %ymm8
	vmovups	-9696(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	15136(%r11,%rbp,4), %ymm7
	vmovups	-9440(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	15392(%r11,%rbp,4), %ymm4
	vmovups	-9184(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	15648(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	15904(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	16160(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	17952(%r11,%rbp,4), %ymm5
	vmovups	-7904(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-8160(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-8416(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-8672(%r10,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	18208(%r11,%rbp,4), %ymm8
	vmovups	-7648(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	18464(%r11,%rbp,4), %ymm8
	vmovups	-7392(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	18720(%r11,%rbp,4), %ymm7
	vmovups	-7136(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	18976(%r11,%rbp,4), %ymm4
	vmovups	-6880(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	19232(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	19488(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	19744(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	21536(%r11,%rbp,4), %ymm5
	vmovups	-5600(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-5856(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-6112(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-6368(%r10,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	21792(%r11,%rbp,4), %ymm8
	vmovups	-5344(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	22048(%r11,%rbp,4), %ymm8
	vmovups	-5088(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	22304(%r11,%rbp,4), %ymm7
	vmovups	-4832(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	22560(%r11,%rbp,4), %ymm4
	vmovups	-4576(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	22816(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	23072(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	23328(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	25120(%r11,%rbp,4), %ymm5
	vmovups	-3296(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-3552(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-3808(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-4064(%r10,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	25376(%r11,%rbp,4), %ymm8
	vmovups	-3040(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	25632(%r11,%rbp,4), %ymm8
	vmovups	-2784(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	25888(%r11,%rbp,4), %ymm7
	vmovups	-2528(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	26144(%r11,%rbp,4), %ymm4
	vmovups	-2272(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	26400(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	26656(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	26912(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	28704(%r11,%rbp,4), %ymm5
	vmovups	-992(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-1248(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-1504(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-1760(%r10,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	28960(%r11,%rbp,4), %ymm8
	vmovups	-736(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	29216(%r11,%rbp,4), %ymm8
	vmovups	-480(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	29472(%r11,%rbp,4), %ymm7
	vmovups	-224(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	29728(%r11,%rbp,4), %ymm4
	vmovups	32(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	29984(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	30240(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	30496(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	%ymm0, 32(%rbx,%rbp,4)
	vmovups	%ymm1, 288(%rbx,%rbp,4)
	vmovups	%ymm2, 544(%rbx,%rbp,4)
	vmovups	%ymm3, 800(%rbx,%rbp,4)
	addq	$8, %rbp
	cmpq	$56, %rbp
	jl	.LBB1_56
.LBB1_57:                               # %._crit_edge87
                                        #   in Loop: Header=BB1_54 Depth=1
	xorl	%ebp, %ebp
	#APP
	#NO_APP
	cmpq	$63, %rbp
	jg	.LBB1_60
# %bb.58:                               # %.lr.ph89
                                        #   in Loop: Header=BB1_54 Depth=1
	addq	$-8, %rbp
	.p2align	4
.LBB1_59:                               #   Parent Loop BB1_54 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-20448(%r10,%rbp,4), %ymm3
	vmovups	-20192(%r10,%rbp,4), %ymm6
	vmovups	-19936(%r10,%rbp,4), %ymm4
	vmulps	32(%r11,%rbp,4), %ymm3, %ymm0
	vmovups	288(%r11,%rbp,4), %ymm1
	vmovups	544(%r11,%rbp,4), %ymm2
	vmovups	800(%r11,%rbp,4), %ymm5
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-19680(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	1056(%r11,%rbp,4), %ymm8
	vmovups	-19424(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	1312(%r11,%rbp,4), %ymm8
	vmovups	-19168(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	1568(%r11,%rbp,4), %ymm8
	vmovups	-18912(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	1824(%r11,%rbp,4), %ymm7
	vmovups	-18656(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	2080(%r11,%rbp,4), %ymm5
	vmovups	-18400(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm6) + ymm3
	vmovups	2336(%r11,%rbp,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	2592(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	2848(%r11,%rbp,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-18144(%r10,%rbp,4), %ymm5
	vfmadd231ps	3616(%r11,%rbp,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	3872(%r11,%rbp,4), %ymm4
	vmovups	-17888(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	4128(%r11,%rbp,4), %ymm4
	vmovups	-17632(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	4384(%r11,%rbp,4), %ymm8
	vmovups	-17376(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	4640(%r11,%rbp,4), %ymm8
	vmovups	-17120(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	4896(%r11,%rbp,4), %ymm8
	vmovups	-16864(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	5152(%r11,%rbp,4), %ymm8
	vmovups	-16608(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	5408(%r11,%rbp,4), %ymm4
	vmovups	-16352(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	5664(%r11,%rbp,4), %ymm4
	vmovups	-16096(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	5920(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	6176(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	6432(%r11,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-15840(%r10,%rbp,4), %ymm5
	vfmadd231ps	7200(%r11,%rbp,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	7456(%r11,%rbp,4), %ymm4
	vmovups	-15584(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	7712(%r11,%rbp,4), %ymm4
	vmovups	-15328(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	7968(%r11,%rbp,4), %ymm8
	vmovups	-15072(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	8224(%r11,%rbp,4), %ymm8
	vmovups	-14816(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	8480(%r11,%rbp,4), %ymm8
	vmovups	-14560(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	8736(%r11,%rbp,4), %ymm8
	vmovups	-14304(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	8992(%r11,%rbp,4), %ymm4
	vmovups	-14048(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	9248(%r11,%rbp,4), %ymm4
	vmovups	-13792(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	9504(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	9760(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	10016(%r11,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-13536(%r10,%rbp,4), %ymm5
	vfmadd231ps	10784(%r11,%rbp,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	11040(%r11,%rbp,4), %ymm4
	vmovups	-13280(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	11296(%r11,%rbp,4), %ymm4
	vmovups	-13024(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	11552(%r11,%rbp,4), %ymm8
	vmovups	-12768(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	11808(%r11,%rbp,4), %ymm8
	vmovups	-12512(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	12064(%r11,%rbp,4), %ymm8
	vmovups	-12256(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	12320(%r11,%rbp,4), %ymm8
	vmovups	-12000(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	12576(%r11,%rbp,4), %ymm4
	vmovups	-11744(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	12832(%r11,%rbp,4), %ymm4
	vmovups	-11488(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	13088(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	13344(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	13600(%r11,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-11232(%r10,%rbp,4), %ymm5
	vfmadd231ps	14368(%r11,%rbp,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	14624(%r11,%rbp,4), %ymm4
	vmovups	-10976(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	14880(%r11,%rbp,4), %ymm4
	vmovups	-10720(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	15136(%r11,%rbp,4), %ymm8
	vmovups	-10464(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	15392(%r11,%rbp,4), %ymm8
	vmovups	-10208(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	15648(%r11,%rbp,4), %ymm8
	vmovups	-9952(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	15904(%r11,%rbp,4), %ymm8
	vmovups	-9696(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	16160(%r11,%rbp,4), %ymm4
	vmovups	-9440(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	16416(%r11,%rbp,4), %ymm4
	vmovups	-9184(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	16672(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	16928(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	17184(%r11,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8928(%r10,%rbp,4), %ymm5
	vfmadd231ps	17952(%r11,%rbp,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	18208(%r11,%rbp,4), %ymm4
	vmovups	-8672(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	18464(%r11,%rbp,4), %ymm4
	vmovups	-8416(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	18720(%r11,%rbp,4), %ymm8
	vmovups	-8160(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	18976(%r11,%rbp,4), %ymm8
	vmovups	-7904(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	19232(%r11,%rbp,4), %ymm8
	vmovups	-7648(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	19488(%r11,%rbp,4), %ymm8
	vmovups	-7392(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	19744(%r11,%rbp,4), %ymm4
	vmovups	-7136(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	20000(%r11,%rbp,4), %ymm4
	vmovups	-6880(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	20256(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	20512(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	20768(%r11,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-6624(%r10,%rbp,4), %ymm5
	vfmadd231ps	21536(%r11,%rbp,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	21792(%r11,%rbp,4), %ymm4
	vmovups	-6368(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	22048(%r11,%rbp,4), %ymm4
	vmovups	-6112(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	22304(%r11,%rbp,4), %ymm8
	vmovups	-5856(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	22560(%r11,%rbp,4), %ymm8
	vmovups	-5600(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	22816(%r11,%rbp,4), %ymm8
	vmovups	-5344(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	23072(%r11,%rbp,4), %ymm8
	vmovups	-5088(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	23328(%r11,%rbp,4), %ymm4
	vmovups	-4832(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	23584(%r11,%rbp,4), %ymm4
	vmovups	-4576(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	23840(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	24096(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	24352(%r11,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-4320(%r10,%rbp,4), %ymm5
	vfmadd231ps	25120(%r11,%rbp,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	25376(%r11,%rbp,4), %ymm4
	vmovups	-4064(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	25632(%r11,%rbp,4), %ymm4
	vmovups	-3808(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	25888(%r11,%rbp,4), %ymm8
	vmovups	-3552(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	26144(%r11,%rbp,4), %ymm8
	vmovups	-3296(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	26400(%r11,%rbp,4), %ymm8
	vmovups	-3040(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	26656(%r11,%rbp,4), %ymm8
	vmovups	-2784(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	26912(%r11,%rbp,4), %ymm4
	vmovups	-2528(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	27168(%r11,%rbp,4), %ymm4
	vmovups	-2272(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	27424(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	27680(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	27936(%r11,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-2016(%r10,%rbp,4), %ymm5
	vfmadd231ps	28704(%r11,%rbp,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	28960(%r11,%rbp,4), %ymm4
	vmovups	-1760(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	29216(%r11,%rbp,4), %ymm4
	vmovups	-1504(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	29472(%r11,%rbp,4), %ymm8
	vmovups	-1248(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	29728(%r11,%rbp,4), %ymm8
	vmovups	-992(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	29984(%r11,%rbp,4), %ymm8
	vmovups	-736(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	30240(%r11,%rbp,4), %ymm8
	vmovups	-480(%r10,%rbp,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	30496(%r11,%rbp,4), %ymm4
	vmovups	-224(%r10,%rbp,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	30752(%r11,%rbp,4), %ymm4
	vmovups	32(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	31008(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	31264(%r11,%rbp,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	31520(%r11,%rbp,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, -480(%r14,%rbp,4)
	vmovups	%ymm1, -224(%r14,%rbp,4)
	vmovups	%ymm2, 32(%r14,%rbp,4)
	vmovups	%ymm3, 288(%r14,%rbp,4)
	addq	$8, %rbp
	cmpq	$56, %rbp
	jl	.LBB1_59
.LBB1_60:                               # %._crit_edge90
                                        #   in Loop: Header=BB1_54 Depth=1
	xorl	%ebp, %ebp
	#APP
	#NO_APP
	cmpq	$63, %rbp
	jg	.LBB1_63
# %bb.61:                               # %.lr.ph92
                                        #   in Loop: Header=BB1_54 Depth=1
	addq	$-8, %rbp
	.p2align	4
.LBB1_62:                               #   Parent Loop BB1_54 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-20448(%r10,%rbp,4), %ymm2
	vmovups	-20192(%r10,%rbp,4), %ymm3
	vmovups	-19936(%r10,%rbp,4), %ymm4
	vmulps	1056(%r11,%rbp,4), %ymm2, %ymm0
	vmovups	1312(%r11,%rbp,4), %ymm1
	vmovups	1568(%r11,%rbp,4), %ymm5
	vmovups	1824(%r11,%rbp,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-19680(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	2080(%r11,%rbp,4), %ymm3
	vmovups	-19424(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	2336(%r11,%rbp,4), %ymm3
	vmovups	-19168(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	2592(%r11,%rbp,4), %ymm3
	vmovups	-18912(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	2848(%r11,%rbp,4), %ymm3
	vmovups	-18656(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	3104(%r11,%rbp,4), %ymm3
	vmovups	-18400(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	3360(%r11,%rbp,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18144(%r10,%rbp,4), %ymm3
	vfmadd231ps	4640(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	4896(%r11,%rbp,4), %ymm4
	vmovups	-17888(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	5152(%r11,%rbp,4), %ymm4
	vmovups	-17632(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	5408(%r11,%rbp,4), %ymm3
	vmovups	-17376(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	5664(%r11,%rbp,4), %ymm3
	vmovups	-17120(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	5920(%r11,%rbp,4), %ymm3
	vmovups	-16864(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	6176(%r11,%rbp,4), %ymm3
	vmovups	-16608(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	6432(%r11,%rbp,4), %ymm3
	vmovups	-16352(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	6688(%r11,%rbp,4), %ymm3
	vmovups	-16096(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	6944(%r11,%rbp,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15840(%r10,%rbp,4), %ymm3
	vfmadd231ps	8224(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	8480(%r11,%rbp,4), %ymm4
	vmovups	-15584(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	8736(%r11,%rbp,4), %ymm4
	vmovups	-15328(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	8992(%r11,%rbp,4), %ymm3
	vmovups	-15072(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	9248(%r11,%rbp,4), %ymm3
	vmovups	-14816(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	9504(%r11,%rbp,4), %ymm3
	vmovups	-14560(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	9760(%r11,%rbp,4), %ymm3
	vmovups	-14304(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	10016(%r11,%rbp,4), %ymm3
	vmovups	-14048(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	10272(%r11,%rbp,4), %ymm3
	vmovups	-13792(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	10528(%r11,%rbp,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-13536(%r10,%rbp,4), %ymm3
	vfmadd231ps	11808(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	12064(%r11,%rbp,4), %ymm4
	vmovups	-13280(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	12320(%r11,%rbp,4), %ymm4
	vmovups	-13024(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	12576(%r11,%rbp,4), %ymm3
	vmovups	-12768(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	12832(%r11,%rbp,4), %ymm3
	vmovups	-12512(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	13088(%r11,%rbp,4), %ymm3
	vmovups	-12256(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	13344(%r11,%rbp,4), %ymm3
	vmovups	-12000(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	13600(%r11,%rbp,4), %ymm3
	vmovups	-11744(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	13856(%r11,%rbp,4), %ymm3
	vmovups	-11488(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	14112(%r11,%rbp,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r10,%rbp,4), %ymm3
	vfmadd231ps	15392(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	15648(%r11,%rbp,4), %ymm4
	vmovups	-10976(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	15904(%r11,%rbp,4), %ymm4
	vmovups	-10720(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	16160(%r11,%rbp,4), %ymm3
	vmovups	-10464(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	16416(%r11,%rbp,4), %ymm3
	vmovups	-10208(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	16672(%r11,%rbp,4), %ymm3
	vmovups	-9952(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	16928(%r11,%rbp,4), %ymm3
	vmovups	-9696(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	17184(%r11,%rbp,4), %ymm3
	vmovups	-9440(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	17440(%r11,%rbp,4), %ymm3
	vmovups	-9184(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	17696(%r11,%rbp,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8928(%r10,%rbp,4), %ymm3
	vfmadd231ps	18976(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	19232(%r11,%rbp,4), %ymm4
	vmovups	-8672(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	19488(%r11,%rbp,4), %ymm4
	vmovups	-8416(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	19744(%r11,%rbp,4), %ymm3
	vmovups	-8160(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	20000(%r11,%rbp,4), %ymm3
	vmovups	-7904(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	20256(%r11,%rbp,4), %ymm3
	vmovups	-7648(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	20512(%r11,%rbp,4), %ymm3
	vmovups	-7392(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	20768(%r11,%rbp,4), %ymm3
	vmovups	-7136(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	21024(%r11,%rbp,4), %ymm3
	vmovups	-6880(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	21280(%r11,%rbp,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6624(%r10,%rbp,4), %ymm3
	vfmadd231ps	22560(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	22816(%r11,%rbp,4), %ymm4
	vmovups	-6368(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	23072(%r11,%rbp,4), %ymm4
	vmovups	-6112(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	23328(%r11,%rbp,4), %ymm3
	vmovups	-5856(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	23584(%r11,%rbp,4), %ymm3
	vmovups	-5600(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	23840(%r11,%rbp,4), %ymm3
	vmovups	-5344(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	24096(%r11,%rbp,4), %ymm3
	vmovups	-5088(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	24352(%r11,%rbp,4), %ymm3
	vmovups	-4832(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	24608(%r11,%rbp,4), %ymm3
	vmovups	-4576(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	24864(%r11,%rbp,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4320(%r10,%rbp,4), %ymm3
	vfmadd231ps	26144(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	26400(%r11,%rbp,4), %ymm4
	vmovups	-4064(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	26656(%r11,%rbp,4), %ymm4
	vmovups	-3808(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	26912(%r11,%rbp,4), %ymm3
	vmovups	-3552(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	27168(%r11,%rbp,4), %ymm3
	vmovups	-3296(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	27424(%r11,%rbp,4), %ymm3
	vmovups	-3040(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	27680(%r11,%rbp,4), %ymm3
	vmovups	-2784(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	27936(%r11,%rbp,4), %ymm3
	vmovups	-2528(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	28192(%r11,%rbp,4), %ymm3
	vmovups	-2272(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	28448(%r11,%rbp,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-2016(%r10,%rbp,4), %ymm3
	vfmadd231ps	29728(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	29984(%r11,%rbp,4), %ymm4
	vmovups	-1760(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	30240(%r11,%rbp,4), %ymm4
	vmovups	-1504(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	30496(%r11,%rbp,4), %ymm3
	vmovups	-1248(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	30752(%r11,%rbp,4), %ymm3
	vmovups	-992(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	31008(%r11,%rbp,4), %ymm3
	vmovups	-736(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	31264(%r11,%rbp,4), %ymm3
	vmovups	-480(%r10,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	31520(%r11,%rbp,4), %ymm3
	vmovups	-224(%r10,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	31776(%r11,%rbp,4), %ymm3
	vmovups	32(%r10,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32032(%r11,%rbp,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 32(%r15,%rbp,4)
	vmovups	%ymm1, 288(%r15,%rbp,4)
	vmovups	%ymm2, 544(%r15,%rbp,4)
	addq	$8, %rbp
	cmpq	$56, %rbp
	jl	.LBB1_62
.LBB1_63:                               # %._crit_edge93
                                        #   in Loop: Header=BB1_54 Depth=1
	xorl	%ebp, %ebp
	#APP
	#NO_APP
	cmpq	$63, %rbp
	jg	.LBB1_66
# %bb.64:                               # %.lr.ph95
                                        #   in Loop: Header=BB1_54 Depth=1
	addq	$-8, %rbp
	.p2align	4
.LBB1_65:                               #   Parent Loop BB1_54 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-19936(%r12,%rbp,4), %ymm2
	vmovups	-19680(%r12,%rbp,4), %ymm3
	vmovups	-19424(%r12,%rbp,4), %ymm4
	vmulps	1824(%r11,%rbp,4), %ymm2, %ymm0
	vmovups	2080(%r11,%rbp,4), %ymm1
	vmovups	2336(%r11,%rbp,4), %ymm5
	vmovups	2592(%r11,%rbp,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-19168(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	2848(%r11,%rbp,4), %ymm3
	vmovups	-18912(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	3104(%r11,%rbp,4), %ymm3
	vmovups	-18656(%r12,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	3360(%r11,%rbp,4), %ymm3
	vfmadd231ps	-18400(%r12,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-17632(%r12,%rbp,4), %ymm3
	vfmadd231ps	5408(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	5664(%r11,%rbp,4), %ymm4
	vmovups	-17376(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	5920(%r11,%rbp,4), %ymm4
	vmovups	-17120(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	6176(%r11,%rbp,4), %ymm3
	vmovups	-16864(%r12,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	6432(%r11,%rbp,4), %ymm3
	vmovups	-16608(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	6688(%r11,%rbp,4), %ymm3
	vmovups	-16352(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	6944(%r11,%rbp,4), %ymm3
	vfmadd231ps	-16096(%r12,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15328(%r12,%rbp,4), %ymm3
	vfmadd231ps	8992(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	9248(%r11,%rbp,4), %ymm4
	vmovups	-15072(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	9504(%r11,%rbp,4), %ymm4
	vmovups	-14816(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	9760(%r11,%rbp,4), %ymm3
	vmovups	-14560(%r12,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	10016(%r11,%rbp,4), %ymm3
	vmovups	-14304(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	10272(%r11,%rbp,4), %ymm3
	vmovups	-14048(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	10528(%r11,%rbp,4), %ymm3
	vfmadd231ps	-13792(%r12,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-13024(%r12,%rbp,4), %ymm3
	vfmadd231ps	12576(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	12832(%r11,%rbp,4), %ymm4
	vmovups	-12768(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	13088(%r11,%rbp,4), %ymm4
	vmovups	-12512(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	13344(%r11,%rbp,4), %ymm3
	vmovups	-12256(%r12,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	13600(%r11,%rbp,4), %ymm3
	vmovups	-12000(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	13856(%r11,%rbp,4), %ymm3
	vmovups	-11744(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	14112(%r11,%rbp,4), %ymm3
	vfmadd231ps	-11488(%r12,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-10720(%r12,%rbp,4), %ymm3
	vfmadd231ps	16160(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	16416(%r11,%rbp,4), %ymm4
	vmovups	-10464(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	16672(%r11,%rbp,4), %ymm4
	vmovups	-10208(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	16928(%r11,%rbp,4), %ymm3
	vmovups	-9952(%r12,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	17184(%r11,%rbp,4), %ymm3
	vmovups	-9696(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	17440(%r11,%rbp,4), %ymm3
	vmovups	-9440(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	17696(%r11,%rbp,4), %ymm3
	vfmadd231ps	-9184(%r12,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r12,%rbp,4), %ymm3
	vfmadd231ps	19744(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	20000(%r11,%rbp,4), %ymm4
	vmovups	-8160(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	20256(%r11,%rbp,4), %ymm4
	vmovups	-7904(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	20512(%r11,%rbp,4), %ymm3
	vmovups	-7648(%r12,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	20768(%r11,%rbp,4), %ymm3
	vmovups	-7392(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	21024(%r11,%rbp,4), %ymm3
	vmovups	-7136(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	21280(%r11,%rbp,4), %ymm3
	vfmadd231ps	-6880(%r12,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6112(%r12,%rbp,4), %ymm3
	vfmadd231ps	23328(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	23584(%r11,%rbp,4), %ymm4
	vmovups	-5856(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	23840(%r11,%rbp,4), %ymm4
	vmovups	-5600(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	24096(%r11,%rbp,4), %ymm3
	vmovups	-5344(%r12,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	24352(%r11,%rbp,4), %ymm3
	vmovups	-5088(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	24608(%r11,%rbp,4), %ymm3
	vmovups	-4832(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	24864(%r11,%rbp,4), %ymm3
	vfmadd231ps	-4576(%r12,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-3808(%r12,%rbp,4), %ymm3
	vfmadd231ps	26912(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	27168(%r11,%rbp,4), %ymm4
	vmovups	-3552(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	27424(%r11,%rbp,4), %ymm4
	vmovups	-3296(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	27680(%r11,%rbp,4), %ymm3
	vmovups	-3040(%r12,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	27936(%r11,%rbp,4), %ymm3
	vmovups	-2784(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	28192(%r11,%rbp,4), %ymm3
	vmovups	-2528(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	28448(%r11,%rbp,4), %ymm3
	vfmadd231ps	-2272(%r12,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1504(%r12,%rbp,4), %ymm3
	vfmadd231ps	30496(%r11,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	30752(%r11,%rbp,4), %ymm4
	vmovups	-1248(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	31008(%r11,%rbp,4), %ymm4
	vmovups	-992(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	31264(%r11,%rbp,4), %ymm3
	vmovups	-736(%r12,%rbp,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	31520(%r11,%rbp,4), %ymm3
	vmovups	-480(%r12,%rbp,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	31776(%r11,%rbp,4), %ymm3
	vmovups	-224(%r12,%rbp,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32032(%r11,%rbp,4), %ymm3
	vfmadd231ps	32(%r12,%rbp,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 32(%r13,%rbp,4)
	vmovups	%ymm1, 288(%r13,%rbp,4)
	vmovups	%ymm2, 544(%r13,%rbp,4)
	addq	$8, %rbp
	cmpq	$56, %rbp
	jl	.LBB1_65
	jmp	.LBB1_66
.LBB1_67:
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
.LBB1_68:                               # %._crit_edge99
	leaq	-341280(%rcx), %rdx
	leaq	-341280(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_81
# %bb.69:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_72
# %bb.70:                               # %.lr.ph101.preheader
	addq	$-8, %rdx
	leaq	48384(%rdi), %r9
	leaq	18176(%rsi), %r10
	.p2align	4
.LBB1_71:                               # %.lr.ph101
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-17632(%r10,%rdx,4), %ymm6
	vmovups	-17376(%r10,%rdx,4), %ymm7
	vmovups	-17120(%r10,%rdx,4), %ymm5
	vmovups	-26848(%r9,%rdx,4), %ymm3
	vmovups	-26592(%r9,%rdx,4), %ymm8
	vmovups	-26336(%r9,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmulps	%ymm7, %ymm3, %ymm1
	vmulps	%ymm6, %ymm3, %ymm2
	vmulps	-17888(%r10,%rdx,4), %ymm3, %ymm3
	vmovups	-16864(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-16608(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-26080(%r9,%rdx,4), %ymm7
	vmovups	-16352(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-25824(%r9,%rdx,4), %ymm5
	vmovups	-16096(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-25568(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-25312(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-25056(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-23264(%r9,%rdx,4), %ymm5
	vmovups	-14816(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-15072(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-15328(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-15584(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-23008(%r9,%rdx,4), %ymm8
	vmovups	-14560(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-22752(%r9,%rdx,4), %ymm8
	vmovups	-14304(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-22496(%r9,%rdx,4), %ymm7
	vmovups	-14048(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-22240(%r9,%rdx,4), %ymm4
	vmovups	-13792(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-21984(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-21728(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-21472(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-19680(%r9,%rdx,4), %ymm5
	vmovups	-12512(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-12768(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-13024(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-13280(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm8
	vmovups	-12256(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19168(%r9,%rdx,4), %ymm8
	vmovups	-12000(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-18912(%r9,%rdx,4), %ymm7
	vmovups	-11744(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-18656(%r9,%rdx,4), %ymm4
	vmovups	-11488(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-18400(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18144(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm5
	vmovups	-10208(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-10464(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-10720(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-10976(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm8
	vmovups	-9696(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm7
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vmovups	-9184(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm5
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-8160(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm7
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm5
	vmovups	-5600(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-5856(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-6112(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-6368(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm7
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm5
	vmovups	-3296(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-3552(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-4064(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm7
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm5
	vmovups	-992(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-1760(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm7
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	%ymm0, 35872(%rax,%rdx,4)
	vmovups	%ymm1, 36128(%rax,%rdx,4)
	vmovups	%ymm2, 36384(%rax,%rdx,4)
	vmovups	%ymm3, 36640(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_71
.LBB1_72:                               # %._crit_edge102
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_75
# %bb.73:                               # %.lr.ph104.preheader
	addq	$-8, %rdx
	leaq	49408(%rdi), %r9
	leaq	18176(%rsi), %r10
	.p2align	4
.LBB1_74:                               # %.lr.ph104
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-18144(%r10,%rdx,4), %ymm3
	vmovups	-17888(%r10,%rdx,4), %ymm6
	vmovups	-17632(%r10,%rdx,4), %ymm4
	vmulps	-27872(%r9,%rdx,4), %ymm3, %ymm0
	vmovups	-27616(%r9,%rdx,4), %ymm1
	vmovups	-27360(%r9,%rdx,4), %ymm2
	vmovups	-27104(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-17376(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-26848(%r9,%rdx,4), %ymm8
	vmovups	-17120(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-26592(%r9,%rdx,4), %ymm8
	vmovups	-16864(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-26336(%r9,%rdx,4), %ymm8
	vmovups	-16608(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-26080(%r9,%rdx,4), %ymm7
	vmovups	-16352(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-25824(%r9,%rdx,4), %ymm5
	vmovups	-16096(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm6) + ymm3
	vmovups	-25568(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-25312(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-25056(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-15840(%r10,%rdx,4), %ymm5
	vfmadd231ps	-24288(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-24032(%r9,%rdx,4), %ymm4
	vmovups	-15584(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-23776(%r9,%rdx,4), %ymm4
	vmovups	-15328(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-23520(%r9,%rdx,4), %ymm8
	vmovups	-15072(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-23264(%r9,%rdx,4), %ymm8
	vmovups	-14816(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-23008(%r9,%rdx,4), %ymm8
	vmovups	-14560(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-22752(%r9,%rdx,4), %ymm8
	vmovups	-14304(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-22496(%r9,%rdx,4), %ymm4
	vmovups	-14048(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-22240(%r9,%rdx,4), %ymm4
	vmovups	-13792(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-21984(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-21728(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-21472(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-13536(%r10,%rdx,4), %ymm5
	vfmadd231ps	-20704(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-20448(%r9,%rdx,4), %ymm4
	vmovups	-13280(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-20192(%r9,%rdx,4), %ymm4
	vmovups	-13024(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-19936(%r9,%rdx,4), %ymm8
	vmovups	-12768(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-19680(%r9,%rdx,4), %ymm8
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm8
	vmovups	-12256(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-19168(%r9,%rdx,4), %ymm8
	vmovups	-12000(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-18912(%r9,%rdx,4), %ymm4
	vmovups	-11744(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-18656(%r9,%rdx,4), %ymm4
	vmovups	-11488(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18400(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-18144(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm5
	vfmadd231ps	-17120(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-16864(%r9,%rdx,4), %ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-16608(%r9,%rdx,4), %ymm4
	vmovups	-10720(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-16352(%r9,%rdx,4), %ymm8
	vmovups	-10464(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm8
	vmovups	-10208(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm8
	vmovups	-9696(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vmovups	-9184(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8928(%r10,%rdx,4), %ymm5
	vfmadd231ps	-13536(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-13280(%r9,%rdx,4), %ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-13024(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-12768(%r9,%rdx,4), %ymm8
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm8
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-6624(%r10,%rdx,4), %ymm5
	vfmadd231ps	-9952(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-9696(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-9440(%r9,%rdx,4), %ymm4
	vmovups	-6112(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-9184(%r9,%rdx,4), %ymm8
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm8
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-4320(%r10,%rdx,4), %ymm5
	vfmadd231ps	-6368(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-6112(%r9,%rdx,4), %ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-5600(%r9,%rdx,4), %ymm8
	vmovups	-3552(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm8
	vmovups	-3296(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-2016(%r10,%rdx,4), %ymm5
	vfmadd231ps	-2784(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-2528(%r9,%rdx,4), %ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-2272(%r9,%rdx,4), %ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-2016(%r9,%rdx,4), %ymm8
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm8
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 36896(%rax,%rdx,4)
	vmovups	%ymm1, 37152(%rax,%rdx,4)
	vmovups	%ymm2, 37408(%rax,%rdx,4)
	vmovups	%ymm3, 37664(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_74
.LBB1_75:                               # %._crit_edge105
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_78
# %bb.76:                               # %.lr.ph107.preheader
	addq	$-8, %rdx
	leaq	49920(%rdi), %r9
	leaq	18176(%rsi), %r10
	.p2align	4
.LBB1_77:                               # %.lr.ph107
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-18144(%r10,%rdx,4), %ymm2
	vmovups	-17888(%r10,%rdx,4), %ymm3
	vmovups	-17632(%r10,%rdx,4), %ymm4
	vmulps	-27360(%r9,%rdx,4), %ymm2, %ymm0
	vmovups	-27104(%r9,%rdx,4), %ymm1
	vmovups	-26848(%r9,%rdx,4), %ymm5
	vmovups	-26592(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-17376(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-26336(%r9,%rdx,4), %ymm3
	vmovups	-17120(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-26080(%r9,%rdx,4), %ymm3
	vmovups	-16864(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-25824(%r9,%rdx,4), %ymm3
	vmovups	-16608(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-25568(%r9,%rdx,4), %ymm3
	vmovups	-16352(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-25312(%r9,%rdx,4), %ymm3
	vmovups	-16096(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-25056(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15840(%r10,%rdx,4), %ymm3
	vfmadd231ps	-23776(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-23520(%r9,%rdx,4), %ymm4
	vmovups	-15584(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-23264(%r9,%rdx,4), %ymm4
	vmovups	-15328(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-23008(%r9,%rdx,4), %ymm3
	vmovups	-15072(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-22752(%r9,%rdx,4), %ymm3
	vmovups	-14816(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-22496(%r9,%rdx,4), %ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-22240(%r9,%rdx,4), %ymm3
	vmovups	-14304(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-21984(%r9,%rdx,4), %ymm3
	vmovups	-14048(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-21728(%r9,%rdx,4), %ymm3
	vmovups	-13792(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-21472(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-13536(%r10,%rdx,4), %ymm3
	vfmadd231ps	-20192(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-19936(%r9,%rdx,4), %ymm4
	vmovups	-13280(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-19680(%r9,%rdx,4), %ymm4
	vmovups	-13024(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-19424(%r9,%rdx,4), %ymm3
	vmovups	-12768(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-19168(%r9,%rdx,4), %ymm3
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18912(%r9,%rdx,4), %ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18656(%r9,%rdx,4), %ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18400(%r9,%rdx,4), %ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18144(%r9,%rdx,4), %ymm3
	vmovups	-11488(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-17888(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vfmadd231ps	-16608(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-16352(%r9,%rdx,4), %ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-16096(%r9,%rdx,4), %ymm4
	vmovups	-10720(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15840(%r9,%rdx,4), %ymm3
	vmovups	-10464(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15584(%r9,%rdx,4), %ymm3
	vmovups	-10208(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15328(%r9,%rdx,4), %ymm3
	vmovups	-9952(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm3
	vmovups	-9696(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r9,%rdx,4), %ymm3
	vmovups	-9440(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r9,%rdx,4), %ymm3
	vmovups	-9184(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8928(%r10,%rdx,4), %ymm3
	vfmadd231ps	-13024(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12768(%r9,%rdx,4), %ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-12512(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-12256(%r9,%rdx,4), %ymm3
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-12000(%r9,%rdx,4), %ymm3
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11744(%r9,%rdx,4), %ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r9,%rdx,4), %ymm3
	vmovups	-6880(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6624(%r10,%rdx,4), %ymm3
	vfmadd231ps	-9440(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-9184(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8928(%r9,%rdx,4), %ymm4
	vmovups	-6112(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-8672(%r9,%rdx,4), %ymm3
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r9,%rdx,4), %ymm3
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8160(%r9,%rdx,4), %ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r9,%rdx,4), %ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r9,%rdx,4), %ymm3
	vmovups	-4576(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vfmadd231ps	-5856(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-5600(%r9,%rdx,4), %ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-5344(%r9,%rdx,4), %ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-5088(%r9,%rdx,4), %ymm3
	vmovups	-3552(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4832(%r9,%rdx,4), %ymm3
	vmovups	-3296(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-4576(%r9,%rdx,4), %ymm3
	vmovups	-3040(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vmovups	-2784(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r9,%rdx,4), %ymm3
	vmovups	-2528(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vmovups	-2272(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-2016(%r10,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-2016(%r9,%rdx,4), %ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-1760(%r9,%rdx,4), %ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-1504(%r9,%rdx,4), %ymm3
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1248(%r9,%rdx,4), %ymm3
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-992(%r9,%rdx,4), %ymm3
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm3
	vmovups	-480(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r9,%rdx,4), %ymm3
	vmovups	-224(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r9,%rdx,4), %ymm3
	vmovups	32(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 37920(%rax,%rdx,4)
	vmovups	%ymm1, 38176(%rax,%rdx,4)
	vmovups	%ymm2, 38432(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_77
.LBB1_78:                               # %._crit_edge108
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_81
# %bb.79:                               # %.lr.ph110.preheader
	addq	$-8, %rdx
	leaq	49920(%rdi), %r9
	leaq	17664(%rsi), %r10
	.p2align	4
.LBB1_80:                               # %.lr.ph110
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-17632(%r10,%rdx,4), %ymm2
	vmovups	-17376(%r10,%rdx,4), %ymm3
	vmovups	-17120(%r10,%rdx,4), %ymm4
	vmulps	-26592(%r9,%rdx,4), %ymm2, %ymm0
	vmovups	-26336(%r9,%rdx,4), %ymm1
	vmovups	-26080(%r9,%rdx,4), %ymm5
	vmovups	-25824(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-16864(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-25568(%r9,%rdx,4), %ymm3
	vmovups	-16608(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-25312(%r9,%rdx,4), %ymm3
	vmovups	-16352(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-25056(%r9,%rdx,4), %ymm3
	vfmadd231ps	-16096(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15328(%r10,%rdx,4), %ymm3
	vfmadd231ps	-23008(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-22752(%r9,%rdx,4), %ymm4
	vmovups	-15072(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-22496(%r9,%rdx,4), %ymm4
	vmovups	-14816(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-22240(%r9,%rdx,4), %ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-21984(%r9,%rdx,4), %ymm3
	vmovups	-14304(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-21728(%r9,%rdx,4), %ymm3
	vmovups	-14048(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-21472(%r9,%rdx,4), %ymm3
	vfmadd231ps	-13792(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-13024(%r10,%rdx,4), %ymm3
	vfmadd231ps	-19424(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-19168(%r9,%rdx,4), %ymm4
	vmovups	-12768(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-18912(%r9,%rdx,4), %ymm4
	vmovups	-12512(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-18656(%r9,%rdx,4), %ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18400(%r9,%rdx,4), %ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18144(%r9,%rdx,4), %ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-17888(%r9,%rdx,4), %ymm3
	vfmadd231ps	-11488(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-10720(%r10,%rdx,4), %ymm3
	vfmadd231ps	-15840(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-15584(%r9,%rdx,4), %ymm4
	vmovups	-10464(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmovups	-10208(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm3
	vmovups	-9952(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r9,%rdx,4), %ymm3
	vmovups	-9696(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r9,%rdx,4), %ymm3
	vmovups	-9440(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r9,%rdx,4), %ymm3
	vfmadd231ps	-9184(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r10,%rdx,4), %ymm3
	vfmadd231ps	-12256(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12000(%r9,%rdx,4), %ymm4
	vmovups	-8160(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-7904(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r9,%rdx,4), %ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	-6880(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6112(%r10,%rdx,4), %ymm3
	vfmadd231ps	-8672(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-8416(%r9,%rdx,4), %ymm4
	vmovups	-5856(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-5600(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r9,%rdx,4), %ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r9,%rdx,4), %ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r9,%rdx,4), %ymm3
	vfmadd231ps	-4576(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vfmadd231ps	-5088(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-4832(%r9,%rdx,4), %ymm4
	vmovups	-3552(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-3296(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vmovups	-3040(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r9,%rdx,4), %ymm3
	vmovups	-2784(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vmovups	-2528(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r9,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1504(%r10,%rdx,4), %ymm3
	vfmadd231ps	-1504(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-992(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm3
	vmovups	-736(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r9,%rdx,4), %ymm3
	vmovups	-480(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r9,%rdx,4), %ymm3
	vmovups	-224(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r9,%rdx,4), %ymm3
	vfmadd231ps	32(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 38688(%rax,%rdx,4)
	vmovups	%ymm1, 38944(%rax,%rdx,4)
	vmovups	%ymm2, 39200(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_80
.LBB1_81:                               # %.loopexit39
	leaq	-375408(%rcx), %rdx
	leaq	-375408(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_94
# %bb.82:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_85
# %bb.83:                               # %.lr.ph112.preheader
	addq	$-8, %rdx
	leaq	48384(%rdi), %r9
	leaq	15872(%rsi), %r10
	.p2align	4
.LBB1_84:                               # %.lr.ph112
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15328(%r10,%rdx,4), %ymm6
	vmovups	-15072(%r10,%rdx,4), %ymm7
	vmovups	-14816(%r10,%rdx,4), %ymm5
	vmovups	-23264(%r9,%rdx,4), %ymm3
	vmovups	-23008(%r9,%rdx,4), %ymm8
	vmovups	-22752(%r9,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmulps	%ymm7, %ymm3, %ymm1
	vmulps	%ymm6, %ymm3, %ymm2
	vmulps	-15584(%r10,%rdx,4), %ymm3, %ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-14304(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-22496(%r9,%rdx,4), %ymm7
	vmovups	-14048(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-22240(%r9,%rdx,4), %ymm5
	vmovups	-13792(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-21984(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-21728(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-21472(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-19680(%r9,%rdx,4), %ymm5
	vmovups	-12512(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-12768(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-13024(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-13280(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm8
	vmovups	-12256(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19168(%r9,%rdx,4), %ymm8
	vmovups	-12000(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-18912(%r9,%rdx,4), %ymm7
	vmovups	-11744(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-18656(%r9,%rdx,4), %ymm4
	vmovups	-11488(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-18400(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18144(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm5
	vmovups	-10208(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-10464(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-10720(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-10976(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm8
	vmovups	-9696(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm7
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vmovups	-9184(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm5
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-8160(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm7
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm5
	vmovups	-5600(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-5856(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-6112(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-6368(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm7
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm5
	vmovups	-3296(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-3552(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-4064(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm7
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm5
	vmovups	-992(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-1760(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm7
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	%ymm0, 39456(%rax,%rdx,4)
	vmovups	%ymm1, 39712(%rax,%rdx,4)
	vmovups	%ymm2, 39968(%rax,%rdx,4)
	vmovups	%ymm3, 40224(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_84
.LBB1_85:                               # %._crit_edge113
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_88
# %bb.86:                               # %.lr.ph115.preheader
	addq	$-8, %rdx
	leaq	49408(%rdi), %r9
	leaq	15872(%rsi), %r10
	.p2align	4
.LBB1_87:                               # %.lr.ph115
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15840(%r10,%rdx,4), %ymm3
	vmovups	-15584(%r10,%rdx,4), %ymm6
	vmovups	-15328(%r10,%rdx,4), %ymm4
	vmulps	-24288(%r9,%rdx,4), %ymm3, %ymm0
	vmovups	-24032(%r9,%rdx,4), %ymm1
	vmovups	-23776(%r9,%rdx,4), %ymm2
	vmovups	-23520(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-23264(%r9,%rdx,4), %ymm8
	vmovups	-14816(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-23008(%r9,%rdx,4), %ymm8
	vmovups	-14560(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-22752(%r9,%rdx,4), %ymm8
	vmovups	-14304(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-22496(%r9,%rdx,4), %ymm7
	vmovups	-14048(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-22240(%r9,%rdx,4), %ymm5
	vmovups	-13792(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm6) + ymm3
	vmovups	-21984(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-21728(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-21472(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-13536(%r10,%rdx,4), %ymm5
	vfmadd231ps	-20704(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-20448(%r9,%rdx,4), %ymm4
	vmovups	-13280(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-20192(%r9,%rdx,4), %ymm4
	vmovups	-13024(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-19936(%r9,%rdx,4), %ymm8
	vmovups	-12768(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-19680(%r9,%rdx,4), %ymm8
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm8
	vmovups	-12256(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-19168(%r9,%rdx,4), %ymm8
	vmovups	-12000(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-18912(%r9,%rdx,4), %ymm4
	vmovups	-11744(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-18656(%r9,%rdx,4), %ymm4
	vmovups	-11488(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18400(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-18144(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm5
	vfmadd231ps	-17120(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-16864(%r9,%rdx,4), %ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-16608(%r9,%rdx,4), %ymm4
	vmovups	-10720(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-16352(%r9,%rdx,4), %ymm8
	vmovups	-10464(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm8
	vmovups	-10208(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm8
	vmovups	-9696(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vmovups	-9184(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8928(%r10,%rdx,4), %ymm5
	vfmadd231ps	-13536(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-13280(%r9,%rdx,4), %ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-13024(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-12768(%r9,%rdx,4), %ymm8
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm8
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-6624(%r10,%rdx,4), %ymm5
	vfmadd231ps	-9952(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-9696(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-9440(%r9,%rdx,4), %ymm4
	vmovups	-6112(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-9184(%r9,%rdx,4), %ymm8
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm8
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-4320(%r10,%rdx,4), %ymm5
	vfmadd231ps	-6368(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-6112(%r9,%rdx,4), %ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-5600(%r9,%rdx,4), %ymm8
	vmovups	-3552(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm8
	vmovups	-3296(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-2016(%r10,%rdx,4), %ymm5
	vfmadd231ps	-2784(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-2528(%r9,%rdx,4), %ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-2272(%r9,%rdx,4), %ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-2016(%r9,%rdx,4), %ymm8
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm8
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 40480(%rax,%rdx,4)
	vmovups	%ymm1, 40736(%rax,%rdx,4)
	vmovups	%ymm2, 40992(%rax,%rdx,4)
	vmovups	%ymm3, 41248(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_87
.LBB1_88:                               # %._crit_edge116
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_91
# %bb.89:                               # %.lr.ph118.preheader
	addq	$-8, %rdx
	leaq	49920(%rdi), %r9
	leaq	15872(%rsi), %r10
	.p2align	4
.LBB1_90:                               # %.lr.ph118
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15840(%r10,%rdx,4), %ymm2
	vmovups	-15584(%r10,%rdx,4), %ymm3
	vmovups	-15328(%r10,%rdx,4), %ymm4
	vmulps	-23776(%r9,%rdx,4), %ymm2, %ymm0
	vmovups	-23520(%r9,%rdx,4), %ymm1
	vmovups	-23264(%r9,%rdx,4), %ymm5
	vmovups	-23008(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-22752(%r9,%rdx,4), %ymm3
	vmovups	-14816(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-22496(%r9,%rdx,4), %ymm3
	vmovups	-14560(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-22240(%r9,%rdx,4), %ymm3
	vmovups	-14304(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-21984(%r9,%rdx,4), %ymm3
	vmovups	-14048(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-21728(%r9,%rdx,4), %ymm3
	vmovups	-13792(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-21472(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-13536(%r10,%rdx,4), %ymm3
	vfmadd231ps	-20192(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-19936(%r9,%rdx,4), %ymm4
	vmovups	-13280(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-19680(%r9,%rdx,4), %ymm4
	vmovups	-13024(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-19424(%r9,%rdx,4), %ymm3
	vmovups	-12768(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-19168(%r9,%rdx,4), %ymm3
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18912(%r9,%rdx,4), %ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18656(%r9,%rdx,4), %ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18400(%r9,%rdx,4), %ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18144(%r9,%rdx,4), %ymm3
	vmovups	-11488(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-17888(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vfmadd231ps	-16608(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-16352(%r9,%rdx,4), %ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-16096(%r9,%rdx,4), %ymm4
	vmovups	-10720(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15840(%r9,%rdx,4), %ymm3
	vmovups	-10464(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15584(%r9,%rdx,4), %ymm3
	vmovups	-10208(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15328(%r9,%rdx,4), %ymm3
	vmovups	-9952(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm3
	vmovups	-9696(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r9,%rdx,4), %ymm3
	vmovups	-9440(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r9,%rdx,4), %ymm3
	vmovups	-9184(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8928(%r10,%rdx,4), %ymm3
	vfmadd231ps	-13024(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12768(%r9,%rdx,4), %ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-12512(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-12256(%r9,%rdx,4), %ymm3
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-12000(%r9,%rdx,4), %ymm3
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11744(%r9,%rdx,4), %ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r9,%rdx,4), %ymm3
	vmovups	-6880(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6624(%r10,%rdx,4), %ymm3
	vfmadd231ps	-9440(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-9184(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8928(%r9,%rdx,4), %ymm4
	vmovups	-6112(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-8672(%r9,%rdx,4), %ymm3
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r9,%rdx,4), %ymm3
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8160(%r9,%rdx,4), %ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r9,%rdx,4), %ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r9,%rdx,4), %ymm3
	vmovups	-4576(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vfmadd231ps	-5856(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-5600(%r9,%rdx,4), %ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-5344(%r9,%rdx,4), %ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-5088(%r9,%rdx,4), %ymm3
	vmovups	-3552(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4832(%r9,%rdx,4), %ymm3
	vmovups	-3296(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-4576(%r9,%rdx,4), %ymm3
	vmovups	-3040(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vmovups	-2784(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r9,%rdx,4), %ymm3
	vmovups	-2528(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vmovups	-2272(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-2016(%r10,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-2016(%r9,%rdx,4), %ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-1760(%r9,%rdx,4), %ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-1504(%r9,%rdx,4), %ymm3
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1248(%r9,%rdx,4), %ymm3
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-992(%r9,%rdx,4), %ymm3
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm3
	vmovups	-480(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r9,%rdx,4), %ymm3
	vmovups	-224(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r9,%rdx,4), %ymm3
	vmovups	32(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 41504(%rax,%rdx,4)
	vmovups	%ymm1, 41760(%rax,%rdx,4)
	vmovups	%ymm2, 42016(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_90
.LBB1_91:                               # %._crit_edge119
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_94
# %bb.92:                               # %.lr.ph121.preheader
	addq	$-8, %rdx
	leaq	49920(%rdi), %r9
	leaq	15360(%rsi), %r10
	.p2align	4
.LBB1_93:                               # %.lr.ph121
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-15328(%r10,%rdx,4), %ymm2
	vmovups	-15072(%r10,%rdx,4), %ymm3
	vmovups	-14816(%r10,%rdx,4), %ymm4
	vmulps	-23008(%r9,%rdx,4), %ymm2, %ymm0
	vmovups	-22752(%r9,%rdx,4), %ymm1
	vmovups	-22496(%r9,%rdx,4), %ymm5
	vmovups	-22240(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-14560(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-21984(%r9,%rdx,4), %ymm3
	vmovups	-14304(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-21728(%r9,%rdx,4), %ymm3
	vmovups	-14048(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-21472(%r9,%rdx,4), %ymm3
	vfmadd231ps	-13792(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-13024(%r10,%rdx,4), %ymm3
	vfmadd231ps	-19424(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-19168(%r9,%rdx,4), %ymm4
	vmovups	-12768(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-18912(%r9,%rdx,4), %ymm4
	vmovups	-12512(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-18656(%r9,%rdx,4), %ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18400(%r9,%rdx,4), %ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18144(%r9,%rdx,4), %ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-17888(%r9,%rdx,4), %ymm3
	vfmadd231ps	-11488(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-10720(%r10,%rdx,4), %ymm3
	vfmadd231ps	-15840(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-15584(%r9,%rdx,4), %ymm4
	vmovups	-10464(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmovups	-10208(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm3
	vmovups	-9952(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r9,%rdx,4), %ymm3
	vmovups	-9696(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r9,%rdx,4), %ymm3
	vmovups	-9440(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r9,%rdx,4), %ymm3
	vfmadd231ps	-9184(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r10,%rdx,4), %ymm3
	vfmadd231ps	-12256(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12000(%r9,%rdx,4), %ymm4
	vmovups	-8160(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-7904(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r9,%rdx,4), %ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	-6880(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6112(%r10,%rdx,4), %ymm3
	vfmadd231ps	-8672(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-8416(%r9,%rdx,4), %ymm4
	vmovups	-5856(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-5600(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r9,%rdx,4), %ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r9,%rdx,4), %ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r9,%rdx,4), %ymm3
	vfmadd231ps	-4576(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vfmadd231ps	-5088(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-4832(%r9,%rdx,4), %ymm4
	vmovups	-3552(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-3296(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vmovups	-3040(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r9,%rdx,4), %ymm3
	vmovups	-2784(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vmovups	-2528(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r9,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1504(%r10,%rdx,4), %ymm3
	vfmadd231ps	-1504(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-992(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm3
	vmovups	-736(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r9,%rdx,4), %ymm3
	vmovups	-480(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r9,%rdx,4), %ymm3
	vmovups	-224(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r9,%rdx,4), %ymm3
	vfmadd231ps	32(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 42272(%rax,%rdx,4)
	vmovups	%ymm1, 42528(%rax,%rdx,4)
	vmovups	%ymm2, 42784(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_93
.LBB1_94:                               # %.loopexit38
	leaq	-405312(%rcx), %rdx
	leaq	-405312(%r8), %r9
	testq	%rdx, %rdx
	setg	%dl
	testq	%r9, %r9
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_107
# %bb.95:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_98
# %bb.96:                               # %.lr.ph123.preheader
	addq	$-8, %rdx
	leaq	48384(%rdi), %r9
	leaq	13568(%rsi), %r10
	.p2align	4
.LBB1_97:                               # %.lr.ph123
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13024(%r10,%rdx,4), %ymm6
	vmovups	-12768(%r10,%rdx,4), %ymm7
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vmovups	-19680(%r9,%rdx,4), %ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm8
	vmovups	-19168(%r9,%rdx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmulps	%ymm7, %ymm3, %ymm1
	vmulps	%ymm6, %ymm3, %ymm2
	vmulps	-13280(%r10,%rdx,4), %ymm3, %ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-18912(%r9,%rdx,4), %ymm7
	vmovups	-11744(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-18656(%r9,%rdx,4), %ymm5
	vmovups	-11488(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-18400(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-18144(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm5
	vmovups	-10208(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-10464(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-10720(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-10976(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm8
	vmovups	-9696(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm7
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vmovups	-9184(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm5
	vmovups	-7904(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-8160(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-8672(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm7
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm5
	vmovups	-5600(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-5856(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-6112(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-6368(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm7
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm5
	vmovups	-3296(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-3552(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-4064(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm7
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm5
	vmovups	-992(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-1248(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-1760(%r10,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm7
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	%ymm0, 43040(%rax,%rdx,4)
	vmovups	%ymm1, 43296(%rax,%rdx,4)
	vmovups	%ymm2, 43552(%rax,%rdx,4)
	vmovups	%ymm3, 43808(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_97
.LBB1_98:                               # %._crit_edge124
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_101
# %bb.99:                               # %.lr.ph126.preheader
	addq	$-8, %rdx
	leaq	49408(%rdi), %r9
	leaq	13568(%rsi), %r10
	.p2align	4
.LBB1_100:                              # %.lr.ph126
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13536(%r10,%rdx,4), %ymm3
	vmovups	-13280(%r10,%rdx,4), %ymm6
	vmovups	-13024(%r10,%rdx,4), %ymm4
	vmulps	-20704(%r9,%rdx,4), %ymm3, %ymm0
	vmovups	-20448(%r9,%rdx,4), %ymm1
	vmovups	-20192(%r9,%rdx,4), %ymm2
	vmovups	-19936(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-12768(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-19680(%r9,%rdx,4), %ymm8
	vmovups	-12512(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-19424(%r9,%rdx,4), %ymm8
	vmovups	-12256(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-19168(%r9,%rdx,4), %ymm8
	vmovups	-12000(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-18912(%r9,%rdx,4), %ymm7
	vmovups	-11744(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-18656(%r9,%rdx,4), %ymm5
	vmovups	-11488(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm6) + ymm3
	vmovups	-18400(%r9,%rdx,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-18144(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-17888(%r9,%rdx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-11232(%r10,%rdx,4), %ymm5
	vfmadd231ps	-17120(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-16864(%r9,%rdx,4), %ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-16608(%r9,%rdx,4), %ymm4
	vmovups	-10720(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-16352(%r9,%rdx,4), %ymm8
	vmovups	-10464(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-16096(%r9,%rdx,4), %ymm8
	vmovups	-10208(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%r9,%rdx,4), %ymm8
	vmovups	-9952(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15584(%r9,%rdx,4), %ymm8
	vmovups	-9696(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmovups	-9440(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-15072(%r9,%rdx,4), %ymm4
	vmovups	-9184(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14816(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-14560(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8928(%r10,%rdx,4), %ymm5
	vfmadd231ps	-13536(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-13280(%r9,%rdx,4), %ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-13024(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-12768(%r9,%rdx,4), %ymm8
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-12512(%r9,%rdx,4), %ymm8
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%r9,%rdx,4), %ymm8
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-12000(%r9,%rdx,4), %ymm8
	vmovups	-7392(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-7136(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11488(%r9,%rdx,4), %ymm4
	vmovups	-6880(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-11232(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-10976(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-6624(%r10,%rdx,4), %ymm5
	vfmadd231ps	-9952(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-9696(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-9440(%r9,%rdx,4), %ymm4
	vmovups	-6112(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-9184(%r9,%rdx,4), %ymm8
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-8928(%r9,%rdx,4), %ymm8
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%r9,%rdx,4), %ymm8
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8416(%r9,%rdx,4), %ymm8
	vmovups	-5088(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-4832(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7904(%r9,%rdx,4), %ymm4
	vmovups	-4576(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7648(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-7392(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-4320(%r10,%rdx,4), %ymm5
	vfmadd231ps	-6368(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-6112(%r9,%rdx,4), %ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-5856(%r9,%rdx,4), %ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-5600(%r9,%rdx,4), %ymm8
	vmovups	-3552(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-5344(%r9,%rdx,4), %ymm8
	vmovups	-3296(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%r9,%rdx,4), %ymm8
	vmovups	-3040(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4832(%r9,%rdx,4), %ymm8
	vmovups	-2784(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-2528(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4320(%r9,%rdx,4), %ymm4
	vmovups	-2272(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-4064(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-3808(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-2016(%r10,%rdx,4), %ymm5
	vfmadd231ps	-2784(%r9,%rdx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-2528(%r9,%rdx,4), %ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-2272(%r9,%rdx,4), %ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-2016(%r9,%rdx,4), %ymm8
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-1760(%r9,%rdx,4), %ymm8
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%r9,%rdx,4), %ymm8
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-1248(%r9,%rdx,4), %ymm8
	vmovups	-480(%r10,%rdx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-224(%r10,%rdx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-736(%r9,%rdx,4), %ymm4
	vmovups	32(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-480(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-224(%r9,%rdx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%r9,%rdx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 44064(%rax,%rdx,4)
	vmovups	%ymm1, 44320(%rax,%rdx,4)
	vmovups	%ymm2, 44576(%rax,%rdx,4)
	vmovups	%ymm3, 44832(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_100
.LBB1_101:                              # %._crit_edge127
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_104
# %bb.102:                              # %.lr.ph129.preheader
	addq	$-8, %rdx
	leaq	49920(%rdi), %r9
	leaq	13568(%rsi), %r10
	.p2align	4
.LBB1_103:                              # %.lr.ph129
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13536(%r10,%rdx,4), %ymm2
	vmovups	-13280(%r10,%rdx,4), %ymm3
	vmovups	-13024(%r10,%rdx,4), %ymm4
	vmulps	-20192(%r9,%rdx,4), %ymm2, %ymm0
	vmovups	-19936(%r9,%rdx,4), %ymm1
	vmovups	-19680(%r9,%rdx,4), %ymm5
	vmovups	-19424(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-12768(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-19168(%r9,%rdx,4), %ymm3
	vmovups	-12512(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18912(%r9,%rdx,4), %ymm3
	vmovups	-12256(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-18656(%r9,%rdx,4), %ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-18400(%r9,%rdx,4), %ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18144(%r9,%rdx,4), %ymm3
	vmovups	-11488(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-17888(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11232(%r10,%rdx,4), %ymm3
	vfmadd231ps	-16608(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-16352(%r9,%rdx,4), %ymm4
	vmovups	-10976(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-16096(%r9,%rdx,4), %ymm4
	vmovups	-10720(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15840(%r9,%rdx,4), %ymm3
	vmovups	-10464(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15584(%r9,%rdx,4), %ymm3
	vmovups	-10208(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-15328(%r9,%rdx,4), %ymm3
	vmovups	-9952(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm3
	vmovups	-9696(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r9,%rdx,4), %ymm3
	vmovups	-9440(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r9,%rdx,4), %ymm3
	vmovups	-9184(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8928(%r10,%rdx,4), %ymm3
	vfmadd231ps	-13024(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12768(%r9,%rdx,4), %ymm4
	vmovups	-8672(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-12512(%r9,%rdx,4), %ymm4
	vmovups	-8416(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-12256(%r9,%rdx,4), %ymm3
	vmovups	-8160(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-12000(%r9,%rdx,4), %ymm3
	vmovups	-7904(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11744(%r9,%rdx,4), %ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r9,%rdx,4), %ymm3
	vmovups	-6880(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6624(%r10,%rdx,4), %ymm3
	vfmadd231ps	-9440(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-9184(%r9,%rdx,4), %ymm4
	vmovups	-6368(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8928(%r9,%rdx,4), %ymm4
	vmovups	-6112(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-8672(%r9,%rdx,4), %ymm3
	vmovups	-5856(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r9,%rdx,4), %ymm3
	vmovups	-5600(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8160(%r9,%rdx,4), %ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r9,%rdx,4), %ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r9,%rdx,4), %ymm3
	vmovups	-4576(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4320(%r10,%rdx,4), %ymm3
	vfmadd231ps	-5856(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-5600(%r9,%rdx,4), %ymm4
	vmovups	-4064(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-5344(%r9,%rdx,4), %ymm4
	vmovups	-3808(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-5088(%r9,%rdx,4), %ymm3
	vmovups	-3552(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4832(%r9,%rdx,4), %ymm3
	vmovups	-3296(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-4576(%r9,%rdx,4), %ymm3
	vmovups	-3040(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vmovups	-2784(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r9,%rdx,4), %ymm3
	vmovups	-2528(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vmovups	-2272(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-2016(%r10,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-2016(%r9,%rdx,4), %ymm4
	vmovups	-1760(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-1760(%r9,%rdx,4), %ymm4
	vmovups	-1504(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-1504(%r9,%rdx,4), %ymm3
	vmovups	-1248(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1248(%r9,%rdx,4), %ymm3
	vmovups	-992(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-992(%r9,%rdx,4), %ymm3
	vmovups	-736(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm3
	vmovups	-480(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r9,%rdx,4), %ymm3
	vmovups	-224(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r9,%rdx,4), %ymm3
	vmovups	32(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r9,%rdx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 45088(%rax,%rdx,4)
	vmovups	%ymm1, 45344(%rax,%rdx,4)
	vmovups	%ymm2, 45600(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_103
.LBB1_104:                              # %._crit_edge130
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$63, %rdx
	jg	.LBB1_107
# %bb.105:                              # %.lr.ph132.preheader
	addq	$-8, %rdx
	leaq	49920(%rdi), %r9
	leaq	13056(%rsi), %r10
	.p2align	4
.LBB1_106:                              # %.lr.ph132
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-13024(%r10,%rdx,4), %ymm2
	vmovups	-12768(%r10,%rdx,4), %ymm3
	vmovups	-12512(%r10,%rdx,4), %ymm4
	vmulps	-19424(%r9,%rdx,4), %ymm2, %ymm0
	vmovups	-19168(%r9,%rdx,4), %ymm1
	vmovups	-18912(%r9,%rdx,4), %ymm5
	vmovups	-18656(%r9,%rdx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-12256(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-18400(%r9,%rdx,4), %ymm3
	vmovups	-12000(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-18144(%r9,%rdx,4), %ymm3
	vmovups	-11744(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-17888(%r9,%rdx,4), %ymm3
	vfmadd231ps	-11488(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10720(%r10,%rdx,4), %ymm3
	vfmadd231ps	-15840(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-15584(%r9,%rdx,4), %ymm4
	vmovups	-10464(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-15328(%r9,%rdx,4), %ymm4
	vmovups	-10208(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-15072(%r9,%rdx,4), %ymm3
	vmovups	-9952(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14816(%r9,%rdx,4), %ymm3
	vmovups	-9696(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14560(%r9,%rdx,4), %ymm3
	vmovups	-9440(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14304(%r9,%rdx,4), %ymm3
	vfmadd231ps	-9184(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%r10,%rdx,4), %ymm3
	vfmadd231ps	-12256(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12000(%r9,%rdx,4), %ymm4
	vmovups	-8160(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-11744(%r9,%rdx,4), %ymm4
	vmovups	-7904(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-11488(%r9,%rdx,4), %ymm3
	vmovups	-7648(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%r9,%rdx,4), %ymm3
	vmovups	-7392(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%r9,%rdx,4), %ymm3
	vmovups	-7136(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%r9,%rdx,4), %ymm3
	vfmadd231ps	-6880(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6112(%r10,%rdx,4), %ymm3
	vfmadd231ps	-8672(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-8416(%r9,%rdx,4), %ymm4
	vmovups	-5856(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8160(%r9,%rdx,4), %ymm4
	vmovups	-5600(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-7904(%r9,%rdx,4), %ymm3
	vmovups	-5344(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%r9,%rdx,4), %ymm3
	vmovups	-5088(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%r9,%rdx,4), %ymm3
	vmovups	-4832(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%r9,%rdx,4), %ymm3
	vfmadd231ps	-4576(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-3808(%r10,%rdx,4), %ymm3
	vfmadd231ps	-5088(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-4832(%r9,%rdx,4), %ymm4
	vmovups	-3552(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-4576(%r9,%rdx,4), %ymm4
	vmovups	-3296(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-4320(%r9,%rdx,4), %ymm3
	vmovups	-3040(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%r9,%rdx,4), %ymm3
	vmovups	-2784(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%r9,%rdx,4), %ymm3
	vmovups	-2528(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%r9,%rdx,4), %ymm3
	vfmadd231ps	-2272(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1504(%r10,%rdx,4), %ymm3
	vfmadd231ps	-1504(%r9,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-1248(%r9,%rdx,4), %ymm4
	vmovups	-1248(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-992(%r9,%rdx,4), %ymm4
	vmovups	-992(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-736(%r9,%rdx,4), %ymm3
	vmovups	-736(%r10,%rdx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%r9,%rdx,4), %ymm3
	vmovups	-480(%r10,%rdx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%r9,%rdx,4), %ymm3
	vmovups	-224(%r10,%rdx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%r9,%rdx,4), %ymm3
	vfmadd231ps	32(%r10,%rdx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 45856(%rax,%rdx,4)
	vmovups	%ymm1, 46112(%rax,%rdx,4)
	vmovups	%ymm2, 46368(%rax,%rdx,4)
	addq	$8, %rdx
	cmpq	$56, %rdx
	jl	.LBB1_106
.LBB1_107:                              # %.loopexit37
	addq	$-430992, %rcx                  # imm = 0xFFF96C70
	addq	$-430992, %r8                   # imm = 0xFFF96C70
	testq	%rcx, %rcx
	setg	%cl
	testq	%r8, %r8
	setle	%dl
	orb	%cl, %dl
	jne	.LBB1_120
# %bb.108:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_111
# %bb.109:                              # %.lr.ph134.preheader
	addq	$-8, %rcx
	leaq	48384(%rdi), %rdx
	leaq	11264(%rsi), %r8
	.p2align	4
.LBB1_110:                              # %.lr.ph134
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10720(%r8,%rcx,4), %ymm6
	vmovups	-10464(%r8,%rcx,4), %ymm7
	vmovups	-10208(%r8,%rcx,4), %ymm5
	vmovups	-16096(%rdx,%rcx,4), %ymm3
	vmovups	-15840(%rdx,%rcx,4), %ymm8
	vmovups	-15584(%rdx,%rcx,4), %ymm9
	vmulps	%ymm5, %ymm3, %ymm0
	vmulps	%ymm7, %ymm3, %ymm1
	vmulps	%ymm6, %ymm3, %ymm2
	vmulps	-10976(%r8,%rcx,4), %ymm3, %ymm3
	vmovups	-9952(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-9696(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm4) + ymm1
	vfmadd231ps	%ymm5, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm7) + ymm3
	vmovups	-15328(%rdx,%rcx,4), %ymm7
	vmovups	-9440(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm4) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-15072(%rdx,%rcx,4), %ymm5
	vmovups	-9184(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-14816(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-14560(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%rdx,%rcx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-12512(%rdx,%rcx,4), %ymm5
	vmovups	-7904(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-8160(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-8416(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-8672(%r8,%rcx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-12256(%rdx,%rcx,4), %ymm8
	vmovups	-7648(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12000(%rdx,%rcx,4), %ymm8
	vmovups	-7392(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-11744(%rdx,%rcx,4), %ymm7
	vmovups	-7136(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-11488(%rdx,%rcx,4), %ymm4
	vmovups	-6880(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11232(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-10976(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%rdx,%rcx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%rdx,%rcx,4), %ymm5
	vmovups	-5600(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-5856(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-6112(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-6368(%r8,%rcx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8672(%rdx,%rcx,4), %ymm8
	vmovups	-5344(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8416(%rdx,%rcx,4), %ymm8
	vmovups	-5088(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8160(%rdx,%rcx,4), %ymm7
	vmovups	-4832(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-7904(%rdx,%rcx,4), %ymm4
	vmovups	-4576(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7648(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7392(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%rdx,%rcx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-5344(%rdx,%rcx,4), %ymm5
	vmovups	-3296(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-3552(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-3808(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-4064(%r8,%rcx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-5088(%rdx,%rcx,4), %ymm8
	vmovups	-3040(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-4832(%rdx,%rcx,4), %ymm8
	vmovups	-2784(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4576(%rdx,%rcx,4), %ymm7
	vmovups	-2528(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-4320(%rdx,%rcx,4), %ymm4
	vmovups	-2272(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4064(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-3808(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%rdx,%rcx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-1760(%rdx,%rcx,4), %ymm5
	vmovups	-992(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vmovups	-1248(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vmovups	-1504(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	-1760(%r8,%rcx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-1504(%rdx,%rcx,4), %ymm8
	vmovups	-736(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1248(%rdx,%rcx,4), %ymm8
	vmovups	-480(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-992(%rdx,%rcx,4), %ymm7
	vmovups	-224(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm6, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm4) + ymm3
	vmovups	-736(%rdx,%rcx,4), %ymm4
	vmovups	32(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-480(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-224(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%rdx,%rcx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	%ymm0, 46624(%rax,%rcx,4)
	vmovups	%ymm1, 46880(%rax,%rcx,4)
	vmovups	%ymm2, 47136(%rax,%rcx,4)
	vmovups	%ymm3, 47392(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$56, %rcx
	jl	.LBB1_110
.LBB1_111:                              # %._crit_edge135
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_114
# %bb.112:                              # %.lr.ph137.preheader
	addq	$-8, %rcx
	leaq	49408(%rdi), %rdx
	leaq	11264(%rsi), %r8
	.p2align	4
.LBB1_113:                              # %.lr.ph137
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-11232(%r8,%rcx,4), %ymm3
	vmovups	-10976(%r8,%rcx,4), %ymm6
	vmovups	-10720(%r8,%rcx,4), %ymm4
	vmulps	-17120(%rdx,%rcx,4), %ymm3, %ymm0
	vmovups	-16864(%rdx,%rcx,4), %ymm1
	vmovups	-16608(%rdx,%rcx,4), %ymm2
	vmovups	-16352(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm6, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm6) + ymm0
	vmulps	%ymm1, %ymm3, %ymm1
	vfmadd231ps	%ymm4, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm6) + ymm1
	vmulps	%ymm2, %ymm3, %ymm2
	vmovups	-10464(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-16096(%rdx,%rcx,4), %ymm8
	vmovups	-10208(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-15840(%rdx,%rcx,4), %ymm8
	vmovups	-9952(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-15584(%rdx,%rcx,4), %ymm8
	vmovups	-9696(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-15328(%rdx,%rcx,4), %ymm7
	vmovups	-9440(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm4, %ymm7, %ymm1     # ymm1 = (ymm7 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm7, %ymm2     # ymm2 = (ymm7 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm7, %ymm3     # ymm3 = (ymm7 * ymm5) + ymm3
	vmovups	-15072(%rdx,%rcx,4), %ymm5
	vmovups	-9184(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm8) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vfmadd231ps	%ymm6, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm6) + ymm3
	vmovups	-14816(%rdx,%rcx,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-14560(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-14304(%rdx,%rcx,4), %ymm7, %ymm3 # ymm3 = (ymm7 * mem) + ymm3
	vmovups	-8928(%r8,%rcx,4), %ymm5
	vfmadd231ps	-13536(%rdx,%rcx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-13280(%rdx,%rcx,4), %ymm4
	vmovups	-8672(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-13024(%rdx,%rcx,4), %ymm4
	vmovups	-8416(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-12768(%rdx,%rcx,4), %ymm8
	vmovups	-8160(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-12512(%rdx,%rcx,4), %ymm8
	vmovups	-7904(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-12256(%rdx,%rcx,4), %ymm8
	vmovups	-7648(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-12000(%rdx,%rcx,4), %ymm8
	vmovups	-7392(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-11744(%rdx,%rcx,4), %ymm4
	vmovups	-7136(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-11488(%rdx,%rcx,4), %ymm4
	vmovups	-6880(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-11232(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-10976(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-10720(%rdx,%rcx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-6624(%r8,%rcx,4), %ymm5
	vfmadd231ps	-9952(%rdx,%rcx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-9696(%rdx,%rcx,4), %ymm4
	vmovups	-6368(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-9440(%rdx,%rcx,4), %ymm4
	vmovups	-6112(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-9184(%rdx,%rcx,4), %ymm8
	vmovups	-5856(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-8928(%rdx,%rcx,4), %ymm8
	vmovups	-5600(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8672(%rdx,%rcx,4), %ymm8
	vmovups	-5344(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-8416(%rdx,%rcx,4), %ymm8
	vmovups	-5088(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-8160(%rdx,%rcx,4), %ymm4
	vmovups	-4832(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-7904(%rdx,%rcx,4), %ymm4
	vmovups	-4576(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-7648(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-7392(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-7136(%rdx,%rcx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-4320(%r8,%rcx,4), %ymm5
	vfmadd231ps	-6368(%rdx,%rcx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-6112(%rdx,%rcx,4), %ymm4
	vmovups	-4064(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-5856(%rdx,%rcx,4), %ymm4
	vmovups	-3808(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-5600(%rdx,%rcx,4), %ymm8
	vmovups	-3552(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-5344(%rdx,%rcx,4), %ymm8
	vmovups	-3296(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-5088(%rdx,%rcx,4), %ymm8
	vmovups	-3040(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-4832(%rdx,%rcx,4), %ymm8
	vmovups	-2784(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-4576(%rdx,%rcx,4), %ymm4
	vmovups	-2528(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-4320(%rdx,%rcx,4), %ymm4
	vmovups	-2272(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-4064(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-3808(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	-3552(%rdx,%rcx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-2016(%r8,%rcx,4), %ymm5
	vfmadd231ps	-2784(%rdx,%rcx,4), %ymm5, %ymm0 # ymm0 = (ymm5 * mem) + ymm0
	vmovups	-2528(%rdx,%rcx,4), %ymm4
	vmovups	-1760(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-2272(%rdx,%rcx,4), %ymm4
	vmovups	-1504(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmovups	-2016(%rdx,%rcx,4), %ymm8
	vmovups	-1248(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm4) + ymm0
	vfmadd231ps	%ymm7, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm5) + ymm3
	vmovups	-1760(%rdx,%rcx,4), %ymm8
	vmovups	-992(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm4) + ymm1
	vfmadd231ps	%ymm7, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-1504(%rdx,%rcx,4), %ymm8
	vmovups	-736(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm4) + ymm2
	vfmadd231ps	%ymm7, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm7) + ymm3
	vmovups	-1248(%rdx,%rcx,4), %ymm8
	vmovups	-480(%r8,%rcx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm5) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-992(%rdx,%rcx,4), %ymm4
	vmovups	-224(%r8,%rcx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm6, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm6) + ymm2
	vfmadd231ps	%ymm5, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm5) + ymm3
	vmovups	-736(%rdx,%rcx,4), %ymm4
	vmovups	32(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-480(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmovups	-224(%rdx,%rcx,4), %ymm4
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vfmadd231ps	32(%rdx,%rcx,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 47648(%rax,%rcx,4)
	vmovups	%ymm1, 47904(%rax,%rcx,4)
	vmovups	%ymm2, 48160(%rax,%rcx,4)
	vmovups	%ymm3, 48416(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$56, %rcx
	jl	.LBB1_113
.LBB1_114:                              # %._crit_edge138
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_117
# %bb.115:                              # %.lr.ph140.preheader
	addq	$-8, %rcx
	leaq	49920(%rdi), %rdx
	leaq	11264(%rsi), %r8
	.p2align	4
.LBB1_116:                              # %.lr.ph140
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-11232(%r8,%rcx,4), %ymm2
	vmovups	-10976(%r8,%rcx,4), %ymm3
	vmovups	-10720(%r8,%rcx,4), %ymm4
	vmulps	-16608(%rdx,%rcx,4), %ymm2, %ymm0
	vmovups	-16352(%rdx,%rcx,4), %ymm1
	vmovups	-16096(%rdx,%rcx,4), %ymm5
	vmovups	-15840(%rdx,%rcx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-10464(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-15584(%rdx,%rcx,4), %ymm3
	vmovups	-10208(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-15328(%rdx,%rcx,4), %ymm3
	vmovups	-9952(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-15072(%rdx,%rcx,4), %ymm3
	vmovups	-9696(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-14816(%rdx,%rcx,4), %ymm3
	vmovups	-9440(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14560(%rdx,%rcx,4), %ymm3
	vmovups	-9184(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14304(%rdx,%rcx,4), %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8928(%r8,%rcx,4), %ymm3
	vfmadd231ps	-13024(%rdx,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12768(%rdx,%rcx,4), %ymm4
	vmovups	-8672(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-12512(%rdx,%rcx,4), %ymm4
	vmovups	-8416(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-12256(%rdx,%rcx,4), %ymm3
	vmovups	-8160(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-12000(%rdx,%rcx,4), %ymm3
	vmovups	-7904(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-11744(%rdx,%rcx,4), %ymm3
	vmovups	-7648(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-11488(%rdx,%rcx,4), %ymm3
	vmovups	-7392(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%rdx,%rcx,4), %ymm3
	vmovups	-7136(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%rdx,%rcx,4), %ymm3
	vmovups	-6880(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%rdx,%rcx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6624(%r8,%rcx,4), %ymm3
	vfmadd231ps	-9440(%rdx,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-9184(%rdx,%rcx,4), %ymm4
	vmovups	-6368(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8928(%rdx,%rcx,4), %ymm4
	vmovups	-6112(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-8672(%rdx,%rcx,4), %ymm3
	vmovups	-5856(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-8416(%rdx,%rcx,4), %ymm3
	vmovups	-5600(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8160(%rdx,%rcx,4), %ymm3
	vmovups	-5344(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7904(%rdx,%rcx,4), %ymm3
	vmovups	-5088(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%rdx,%rcx,4), %ymm3
	vmovups	-4832(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%rdx,%rcx,4), %ymm3
	vmovups	-4576(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%rdx,%rcx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4320(%r8,%rcx,4), %ymm3
	vfmadd231ps	-5856(%rdx,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-5600(%rdx,%rcx,4), %ymm4
	vmovups	-4064(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-5344(%rdx,%rcx,4), %ymm4
	vmovups	-3808(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-5088(%rdx,%rcx,4), %ymm3
	vmovups	-3552(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4832(%rdx,%rcx,4), %ymm3
	vmovups	-3296(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-4576(%rdx,%rcx,4), %ymm3
	vmovups	-3040(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-4320(%rdx,%rcx,4), %ymm3
	vmovups	-2784(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%rdx,%rcx,4), %ymm3
	vmovups	-2528(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%rdx,%rcx,4), %ymm3
	vmovups	-2272(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%rdx,%rcx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-2016(%r8,%rcx,4), %ymm3
	vfmadd231ps	-2272(%rdx,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-2016(%rdx,%rcx,4), %ymm4
	vmovups	-1760(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-1760(%rdx,%rcx,4), %ymm4
	vmovups	-1504(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-1504(%rdx,%rcx,4), %ymm3
	vmovups	-1248(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1248(%rdx,%rcx,4), %ymm3
	vmovups	-992(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-992(%rdx,%rcx,4), %ymm3
	vmovups	-736(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-736(%rdx,%rcx,4), %ymm3
	vmovups	-480(%r8,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%rdx,%rcx,4), %ymm3
	vmovups	-224(%r8,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%rdx,%rcx,4), %ymm3
	vmovups	32(%r8,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%rdx,%rcx,4), %ymm3
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 48672(%rax,%rcx,4)
	vmovups	%ymm1, 48928(%rax,%rcx,4)
	vmovups	%ymm2, 49184(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$56, %rcx
	jl	.LBB1_116
.LBB1_117:                              # %._crit_edge141
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_120
# %bb.118:                              # %.lr.ph143.preheader
	addq	$-8, %rcx
	addq	$49920, %rdi                    # imm = 0xC300
	addq	$10752, %rsi                    # imm = 0x2A00
	.p2align	4
.LBB1_119:                              # %.lr.ph143
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10720(%rsi,%rcx,4), %ymm2
	vmovups	-10464(%rsi,%rcx,4), %ymm3
	vmovups	-10208(%rsi,%rcx,4), %ymm4
	vmulps	-15840(%rdi,%rcx,4), %ymm2, %ymm0
	vmovups	-15584(%rdi,%rcx,4), %ymm1
	vmovups	-15328(%rdi,%rcx,4), %ymm5
	vmovups	-15072(%rdi,%rcx,4), %ymm6
	vfmadd231ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm3) + ymm0
	vmulps	%ymm1, %ymm2, %ymm1
	vfmadd231ps	%ymm4, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm4) + ymm0
	vfmadd231ps	%ymm3, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm3) + ymm1
	vmulps	%ymm5, %ymm2, %ymm2
	vmovups	-9952(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm3) + ymm2
	vmovups	-14816(%rdi,%rcx,4), %ymm3
	vmovups	-9696(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-14560(%rdi,%rcx,4), %ymm3
	vmovups	-9440(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-14304(%rdi,%rcx,4), %ymm3
	vfmadd231ps	-9184(%rsi,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-8416(%rsi,%rcx,4), %ymm3
	vfmadd231ps	-12256(%rdi,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-12000(%rdi,%rcx,4), %ymm4
	vmovups	-8160(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-11744(%rdi,%rcx,4), %ymm4
	vmovups	-7904(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-11488(%rdi,%rcx,4), %ymm3
	vmovups	-7648(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-11232(%rdi,%rcx,4), %ymm3
	vmovups	-7392(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-10976(%rdi,%rcx,4), %ymm3
	vmovups	-7136(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-10720(%rdi,%rcx,4), %ymm3
	vfmadd231ps	-6880(%rsi,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-6112(%rsi,%rcx,4), %ymm3
	vfmadd231ps	-8672(%rdi,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-8416(%rdi,%rcx,4), %ymm4
	vmovups	-5856(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-8160(%rdi,%rcx,4), %ymm4
	vmovups	-5600(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-7904(%rdi,%rcx,4), %ymm3
	vmovups	-5344(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-7648(%rdi,%rcx,4), %ymm3
	vmovups	-5088(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-7392(%rdi,%rcx,4), %ymm3
	vmovups	-4832(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-7136(%rdi,%rcx,4), %ymm3
	vfmadd231ps	-4576(%rsi,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-3808(%rsi,%rcx,4), %ymm3
	vfmadd231ps	-5088(%rdi,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-4832(%rdi,%rcx,4), %ymm4
	vmovups	-3552(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-4576(%rdi,%rcx,4), %ymm4
	vmovups	-3296(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-4320(%rdi,%rcx,4), %ymm3
	vmovups	-3040(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-4064(%rdi,%rcx,4), %ymm3
	vmovups	-2784(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-3808(%rdi,%rcx,4), %ymm3
	vmovups	-2528(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	-3552(%rdi,%rcx,4), %ymm3
	vfmadd231ps	-2272(%rsi,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-1504(%rsi,%rcx,4), %ymm3
	vfmadd231ps	-1504(%rdi,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vmovups	-1248(%rdi,%rcx,4), %ymm4
	vmovups	-1248(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vmovups	-992(%rdi,%rcx,4), %ymm4
	vmovups	-992(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm5) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vmovups	-736(%rdi,%rcx,4), %ymm3
	vmovups	-736(%rsi,%rcx,4), %ymm4
	vfmadd231ps	%ymm4, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm4) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	-480(%rdi,%rcx,4), %ymm3
	vmovups	-480(%rsi,%rcx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm5) + ymm0
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm6, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm6) + ymm2
	vmovups	-224(%rdi,%rcx,4), %ymm3
	vmovups	-224(%rsi,%rcx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm5, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm5) + ymm1
	vfmadd231ps	%ymm4, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm4) + ymm2
	vmovups	32(%rdi,%rcx,4), %ymm3
	vfmadd231ps	32(%rsi,%rcx,4), %ymm3, %ymm0 # ymm0 = (ymm3 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm6) + ymm1
	vfmadd231ps	%ymm5, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm5) + ymm2
	vmovups	%ymm0, 49440(%rax,%rcx,4)
	vmovups	%ymm1, 49696(%rax,%rcx,4)
	vmovups	%ymm2, 49952(%rax,%rcx,4)
	addq	$8, %rcx
	cmpq	$56, %rcx
	jl	.LBB1_119
.LBB1_120:                              # %.loopexit
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
	imulq	$452448, %rax, %r8              # imm = 0x6E760
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
	addq	$452448, %r8                    # imm = 0x6E760
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
