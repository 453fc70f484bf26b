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
	cmpq	$239, %rax
	jg	.LBB1_3
# %bb.1:                                # %.lr.ph.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rdi,%rax,4), %ymm2
	vmovups	11552(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	10592(%rsi,%rax,4), %ymm9
	vmulps	%ymm2, %ymm9, %ymm1
	vmovups	9632(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	992(%rdi,%rax,4), %ymm3
	vmovups	12512(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm9) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	1952(%rdi,%rax,4), %ymm4
	vmovups	13472(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	2912(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	3872(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	4832(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	5792(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	6752(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	7712(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	13472(%rdi,%rax,4), %ymm8
	vmovups	16352(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	15392(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	14432(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	14432(%rdi,%rax,4), %ymm10
	vmovups	17312(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	15392(%rdi,%rax,4), %ymm12
	vmovups	18272(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	16352(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	17312(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	18272(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	19232(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	20192(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	21152(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	26912(%rdi,%rax,4), %ymm8
	vmovups	21152(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	20192(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	19232(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	27872(%rdi,%rax,4), %ymm10
	vmovups	22112(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	28832(%rdi,%rax,4), %ymm12
	vmovups	23072(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	29792(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	30752(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	31712(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	32672(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	33632(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	34592(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	%ymm0, 32(%rdx,%rax,4)
	vmovups	%ymm1, 992(%rdx,%rax,4)
	vmovups	%ymm2, 1952(%rdx,%rax,4)
	vmovups	%ymm3, 2912(%rdx,%rax,4)
	vmovups	%ymm4, 3872(%rdx,%rax,4)
	vmovups	%ymm5, 4832(%rdx,%rax,4)
	vmovups	%ymm6, 5792(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$232, %rax
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph12.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_5:                                # %.lr.ph12
                                        # =>This Inner Loop Header: Depth=1
	vmovups	9632(%rsi,%rax,4), %ymm6
	vmulps	4832(%rdi,%rax,4), %ymm6, %ymm0
	vmovups	5792(%rdi,%rax,4), %ymm1
	vmovups	10592(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	6752(%rdi,%rax,4), %ymm2
	vmovups	11552(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	7712(%rdi,%rax,4), %ymm3
	vmovups	12512(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	8672(%rdi,%rax,4), %ymm4
	vmovups	13472(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	9632(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	10592(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	11552(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	12512(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	14432(%rsi,%rax,4), %ymm9
	vfmadd231ps	18272(%rdi,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	19232(%rdi,%rax,4), %ymm7
	vmovups	15392(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	20192(%rdi,%rax,4), %ymm10
	vmovups	16352(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	21152(%rdi,%rax,4), %ymm11
	vmovups	17312(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	22112(%rdi,%rax,4), %ymm12
	vmovups	18272(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	23072(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	24032(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	24992(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	25952(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	19232(%rsi,%rax,4), %ymm9
	vfmadd231ps	31712(%rdi,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	32672(%rdi,%rax,4), %ymm7
	vmovups	20192(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	33632(%rdi,%rax,4), %ymm10
	vmovups	21152(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	34592(%rdi,%rax,4), %ymm11
	vmovups	22112(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	35552(%rdi,%rax,4), %ymm12
	vmovups	23072(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	36512(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	37472(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	38432(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	39392(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, 6752(%rdx,%rax,4)
	vmovups	%ymm1, 7712(%rdx,%rax,4)
	vmovups	%ymm2, 8672(%rdx,%rax,4)
	vmovups	%ymm3, 9632(%rdx,%rax,4)
	vmovups	%ymm4, 10592(%rdx,%rax,4)
	vmovups	%ymm5, 11552(%rdx,%rax,4)
	vmovups	%ymm6, 12512(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$232, %rax
	jl	.LBB1_5
.LBB1_6:                                # %._crit_edge13
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	jg	.LBB1_9
# %bb.7:                                # %.lr.ph15.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_8:                                # %.lr.ph15
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rdi,%rax,4), %ymm2
	vmovups	6752(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	5792(%rsi,%rax,4), %ymm9
	vmulps	%ymm2, %ymm9, %ymm1
	vmovups	4832(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	992(%rdi,%rax,4), %ymm3
	vmovups	7712(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm9) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	1952(%rdi,%rax,4), %ymm4
	vmovups	8672(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	2912(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	3872(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	4832(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	5792(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	6752(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	7712(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	13472(%rdi,%rax,4), %ymm8
	vmovups	11552(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	10592(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	9632(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	14432(%rdi,%rax,4), %ymm10
	vmovups	12512(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	15392(%rdi,%rax,4), %ymm12
	vmovups	13472(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	16352(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	17312(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	18272(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	19232(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	20192(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	21152(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	26912(%rdi,%rax,4), %ymm8
	vmovups	16352(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	15392(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	14432(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	27872(%rdi,%rax,4), %ymm10
	vmovups	17312(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	28832(%rdi,%rax,4), %ymm12
	vmovups	18272(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	29792(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	30752(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	31712(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	32672(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	33632(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	34592(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	40352(%rdi,%rax,4), %ymm8
	vmovups	21152(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	20192(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	19232(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	41312(%rdi,%rax,4), %ymm10
	vmovups	22112(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	42272(%rdi,%rax,4), %ymm12
	vmovups	23072(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	43232(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	44192(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	45152(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	46112(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	47072(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	48032(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	%ymm0, 13472(%rdx,%rax,4)
	vmovups	%ymm1, 14432(%rdx,%rax,4)
	vmovups	%ymm2, 15392(%rdx,%rax,4)
	vmovups	%ymm3, 16352(%rdx,%rax,4)
	vmovups	%ymm4, 17312(%rdx,%rax,4)
	vmovups	%ymm5, 18272(%rdx,%rax,4)
	vmovups	%ymm6, 19232(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$232, %rax
	jl	.LBB1_8
.LBB1_9:                                # %._crit_edge16
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph18.preheader
	addq	$-8, %rax
	leaq	52800(%rdi), %rcx
	.p2align	4
.LBB1_11:                               # %.lr.ph18
                                        # =>This Inner Loop Header: Depth=1
	vmovups	4832(%rsi,%rax,4), %ymm6
	vmulps	-47968(%rcx,%rax,4), %ymm6, %ymm0
	vmovups	-47008(%rcx,%rax,4), %ymm1
	vmovups	5792(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	-46048(%rcx,%rax,4), %ymm2
	vmovups	6752(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	-45088(%rcx,%rax,4), %ymm3
	vmovups	7712(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-44128(%rcx,%rax,4), %ymm4
	vmovups	8672(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-43168(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-42208(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-41248(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	-40288(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	9632(%rsi,%rax,4), %ymm9
	vfmadd231ps	-34528(%rcx,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-33568(%rcx,%rax,4), %ymm7
	vmovups	10592(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	-32608(%rcx,%rax,4), %ymm10
	vmovups	11552(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	-31648(%rcx,%rax,4), %ymm11
	vmovups	12512(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	-30688(%rcx,%rax,4), %ymm12
	vmovups	13472(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-29728(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-28768(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-27808(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-26848(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	14432(%rsi,%rax,4), %ymm9
	vfmadd231ps	-21088(%rcx,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-20128(%rcx,%rax,4), %ymm7
	vmovups	15392(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	-19168(%rcx,%rax,4), %ymm10
	vmovups	16352(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	-18208(%rcx,%rax,4), %ymm11
	vmovups	17312(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	-17248(%rcx,%rax,4), %ymm12
	vmovups	18272(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-16288(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-15328(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-14368(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-13408(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	19232(%rsi,%rax,4), %ymm9
	vfmadd231ps	-7648(%rcx,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-6688(%rcx,%rax,4), %ymm7
	vmovups	20192(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	-5728(%rcx,%rax,4), %ymm10
	vmovups	21152(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	-4768(%rcx,%rax,4), %ymm11
	vmovups	22112(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	-3808(%rcx,%rax,4), %ymm12
	vmovups	23072(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-2848(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-1888(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-928(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	32(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, 20192(%rdx,%rax,4)
	vmovups	%ymm1, 21152(%rdx,%rax,4)
	vmovups	%ymm2, 22112(%rdx,%rax,4)
	vmovups	%ymm3, 23072(%rdx,%rax,4)
	vmovups	%ymm4, 24032(%rdx,%rax,4)
	vmovups	%ymm5, 24992(%rdx,%rax,4)
	vmovups	%ymm6, 25952(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$232, %rax
	jl	.LBB1_11
.LBB1_12:                               # %.preheader.preheader
	leaq	30720(%rdi), %rax
	leaq	30720(%rdx), %rcx
	leaq	33600(%rdi), %r8
	leaq	33600(%rdx), %r9
	movl	$2, %r10d
	jmp	.LBB1_13
	.p2align	4
.LBB1_19:                               # %._crit_edge24
                                        #   in Loop: Header=BB1_13 Depth=1
	incq	%r10
	addq	$13440, %rax                    # imm = 0x3480
	addq	$13440, %rcx                    # imm = 0x3480
	addq	$13440, %r8                     # imm = 0x3480
	addq	$13440, %r9                     # imm = 0x3480
	cmpq	$12, %r10
	je	.LBB1_20
.LBB1_13:                               # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_15 Depth 2
                                        #     Child Loop BB1_18 Depth 2
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	cmpq	$239, %r11
	jg	.LBB1_16
# %bb.14:                               # %.lr.ph20
                                        #   in Loop: Header=BB1_13 Depth=1
	addq	$-8, %r11
	.p2align	4
.LBB1_15:                               #   Parent Loop BB1_13 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-30688(%rax,%r11,4), %ymm2
	vmovups	1952(%rsi,%r11,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	992(%rsi,%r11,4), %ymm9
	vmulps	%ymm2, %ymm9, %ymm1
	vmovups	32(%rsi,%r11,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	-29728(%rax,%r11,4), %ymm3
	vmovups	2912(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm9) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-28768(%rax,%r11,4), %ymm4
	vmovups	3872(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-27808(%rax,%r11,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-26848(%rax,%r11,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-25888(%rax,%r11,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	-24928(%rax,%r11,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	-23968(%rax,%r11,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	-23008(%rax,%r11,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	-17248(%rax,%r11,4), %ymm8
	vmovups	6752(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	5792(%rsi,%r11,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	4832(%rsi,%r11,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	-16288(%rax,%r11,4), %ymm10
	vmovups	7712(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	-15328(%rax,%r11,4), %ymm12
	vmovups	8672(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-14368(%rax,%r11,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-13408(%rax,%r11,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	-12448(%rax,%r11,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	-11488(%rax,%r11,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	-10528(%rax,%r11,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	-9568(%rax,%r11,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	-3808(%rax,%r11,4), %ymm8
	vmovups	11552(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	10592(%rsi,%r11,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	9632(%rsi,%r11,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	-2848(%rax,%r11,4), %ymm10
	vmovups	12512(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	-1888(%rax,%r11,4), %ymm12
	vmovups	13472(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-928(%rax,%r11,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	32(%rax,%r11,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	992(%rax,%r11,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	1952(%rax,%r11,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	2912(%rax,%r11,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	3872(%rax,%r11,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	9632(%rax,%r11,4), %ymm8
	vmovups	16352(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	15392(%rsi,%r11,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	14432(%rsi,%r11,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	10592(%rax,%r11,4), %ymm10
	vmovups	17312(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	11552(%rax,%r11,4), %ymm12
	vmovups	18272(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	12512(%rax,%r11,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	13472(%rax,%r11,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	14432(%rax,%r11,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	15392(%rax,%r11,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	16352(%rax,%r11,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	17312(%rax,%r11,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	23072(%rax,%r11,4), %ymm8
	vmovups	21152(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	20192(%rsi,%r11,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	19232(%rsi,%r11,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	24032(%rax,%r11,4), %ymm10
	vmovups	22112(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	24992(%rax,%r11,4), %ymm12
	vmovups	23072(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	25952(%rax,%r11,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	26912(%rax,%r11,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	27872(%rax,%r11,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	28832(%rax,%r11,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	29792(%rax,%r11,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	30752(%rax,%r11,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	%ymm0, -3808(%rcx,%r11,4)
	vmovups	%ymm1, -2848(%rcx,%r11,4)
	vmovups	%ymm2, -1888(%rcx,%r11,4)
	vmovups	%ymm3, -928(%rcx,%r11,4)
	vmovups	%ymm4, 32(%rcx,%r11,4)
	vmovups	%ymm5, 992(%rcx,%r11,4)
	vmovups	%ymm6, 1952(%rcx,%r11,4)
	addq	$8, %r11
	cmpq	$232, %r11
	jl	.LBB1_15
.LBB1_16:                               # %._crit_edge21
                                        #   in Loop: Header=BB1_13 Depth=1
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	cmpq	$239, %r11
	jg	.LBB1_19
# %bb.17:                               # %.lr.ph23
                                        #   in Loop: Header=BB1_13 Depth=1
	addq	$-8, %r11
	.p2align	4
.LBB1_18:                               #   Parent Loop BB1_13 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%r11,4), %ymm6
	vmulps	-28768(%r8,%r11,4), %ymm6, %ymm0
	vmovups	-27808(%r8,%r11,4), %ymm1
	vmovups	992(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	-26848(%r8,%r11,4), %ymm2
	vmovups	1952(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	-25888(%r8,%r11,4), %ymm3
	vmovups	2912(%rsi,%r11,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-24928(%r8,%r11,4), %ymm4
	vmovups	3872(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-23968(%r8,%r11,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-23008(%r8,%r11,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-22048(%r8,%r11,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	-21088(%r8,%r11,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	4832(%rsi,%r11,4), %ymm9
	vfmadd231ps	-15328(%r8,%r11,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-14368(%r8,%r11,4), %ymm7
	vmovups	5792(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	-13408(%r8,%r11,4), %ymm10
	vmovups	6752(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	-12448(%r8,%r11,4), %ymm11
	vmovups	7712(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	-11488(%r8,%r11,4), %ymm12
	vmovups	8672(%rsi,%r11,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-10528(%r8,%r11,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-9568(%r8,%r11,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-8608(%r8,%r11,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-7648(%r8,%r11,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	9632(%rsi,%r11,4), %ymm9
	vfmadd231ps	-1888(%r8,%r11,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-928(%r8,%r11,4), %ymm7
	vmovups	10592(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	32(%r8,%r11,4), %ymm10
	vmovups	11552(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	992(%r8,%r11,4), %ymm11
	vmovups	12512(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	1952(%r8,%r11,4), %ymm12
	vmovups	13472(%rsi,%r11,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	2912(%r8,%r11,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	3872(%r8,%r11,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	4832(%r8,%r11,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	5792(%r8,%r11,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	14432(%rsi,%r11,4), %ymm9
	vfmadd231ps	11552(%r8,%r11,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	12512(%r8,%r11,4), %ymm7
	vmovups	15392(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	13472(%r8,%r11,4), %ymm10
	vmovups	16352(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	14432(%r8,%r11,4), %ymm11
	vmovups	17312(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	15392(%r8,%r11,4), %ymm12
	vmovups	18272(%rsi,%r11,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	16352(%r8,%r11,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	17312(%r8,%r11,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	18272(%r8,%r11,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	19232(%r8,%r11,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	19232(%rsi,%r11,4), %ymm9
	vfmadd231ps	24992(%r8,%r11,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	25952(%r8,%r11,4), %ymm7
	vmovups	20192(%rsi,%r11,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	26912(%r8,%r11,4), %ymm10
	vmovups	21152(%rsi,%r11,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	27872(%r8,%r11,4), %ymm11
	vmovups	22112(%rsi,%r11,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	28832(%r8,%r11,4), %ymm12
	vmovups	23072(%rsi,%r11,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	29792(%r8,%r11,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	30752(%r8,%r11,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	31712(%r8,%r11,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	32672(%r8,%r11,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, 32(%r9,%r11,4)
	vmovups	%ymm1, 992(%r9,%r11,4)
	vmovups	%ymm2, 1952(%r9,%r11,4)
	vmovups	%ymm3, 2912(%r9,%r11,4)
	vmovups	%ymm4, 3872(%r9,%r11,4)
	vmovups	%ymm5, 4832(%r9,%r11,4)
	vmovups	%ymm6, 5792(%r9,%r11,4)
	addq	$8, %r11
	cmpq	$232, %r11
	jl	.LBB1_18
	jmp	.LBB1_19
.LBB1_20:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	jg	.LBB1_23
# %bb.21:                               # %.lr.ph26.preheader
	addq	$-8, %rax
	leaq	182400(%rdi), %rcx
	.p2align	4
.LBB1_22:                               # %.lr.ph26
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-47968(%rcx,%rax,4), %ymm2
	vmovups	1952(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	992(%rsi,%rax,4), %ymm9
	vmulps	%ymm2, %ymm9, %ymm1
	vmovups	32(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	-47008(%rcx,%rax,4), %ymm3
	vmovups	2912(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm9) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-46048(%rcx,%rax,4), %ymm4
	vmovups	3872(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-45088(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-44128(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-43168(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	-42208(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	-41248(%rcx,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	-40288(%rcx,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	-34528(%rcx,%rax,4), %ymm8
	vmovups	6752(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	5792(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	4832(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	-33568(%rcx,%rax,4), %ymm10
	vmovups	7712(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	-32608(%rcx,%rax,4), %ymm12
	vmovups	8672(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-31648(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-30688(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	-29728(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	-28768(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	-27808(%rcx,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	-26848(%rcx,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	-21088(%rcx,%rax,4), %ymm8
	vmovups	11552(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	10592(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	9632(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	-20128(%rcx,%rax,4), %ymm10
	vmovups	12512(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	-19168(%rcx,%rax,4), %ymm12
	vmovups	13472(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-18208(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-17248(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	-16288(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	-15328(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	-14368(%rcx,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	-13408(%rcx,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	-7648(%rcx,%rax,4), %ymm8
	vmovups	16352(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	15392(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	14432(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	-6688(%rcx,%rax,4), %ymm10
	vmovups	17312(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	-5728(%rcx,%rax,4), %ymm12
	vmovups	18272(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-4768(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-3808(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	-2848(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	-1888(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	-928(%rcx,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	32(%rcx,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	%ymm0, 161312(%rdx,%rax,4)
	vmovups	%ymm1, 162272(%rdx,%rax,4)
	vmovups	%ymm2, 163232(%rdx,%rax,4)
	vmovups	%ymm3, 164192(%rdx,%rax,4)
	vmovups	%ymm4, 165152(%rdx,%rax,4)
	vmovups	%ymm5, 166112(%rdx,%rax,4)
	vmovups	%ymm6, 167072(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$232, %rax
	jl	.LBB1_22
.LBB1_23:                               # %._crit_edge27
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	jg	.LBB1_26
# %bb.24:                               # %.lr.ph29.preheader
	addq	$-8, %rax
	leaq	187200(%rdi), %rcx
	.p2align	4
.LBB1_25:                               # %.lr.ph29
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm6
	vmulps	-47968(%rcx,%rax,4), %ymm6, %ymm0
	vmovups	-47008(%rcx,%rax,4), %ymm1
	vmovups	992(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	-46048(%rcx,%rax,4), %ymm2
	vmovups	1952(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	-45088(%rcx,%rax,4), %ymm3
	vmovups	2912(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-44128(%rcx,%rax,4), %ymm4
	vmovups	3872(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-43168(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-42208(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-41248(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	-40288(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	4832(%rsi,%rax,4), %ymm9
	vfmadd231ps	-34528(%rcx,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-33568(%rcx,%rax,4), %ymm7
	vmovups	5792(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	-32608(%rcx,%rax,4), %ymm10
	vmovups	6752(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	-31648(%rcx,%rax,4), %ymm11
	vmovups	7712(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	-30688(%rcx,%rax,4), %ymm12
	vmovups	8672(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-29728(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-28768(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-27808(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-26848(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	9632(%rsi,%rax,4), %ymm9
	vfmadd231ps	-21088(%rcx,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-20128(%rcx,%rax,4), %ymm7
	vmovups	10592(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	-19168(%rcx,%rax,4), %ymm10
	vmovups	11552(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	-18208(%rcx,%rax,4), %ymm11
	vmovups	12512(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	-17248(%rcx,%rax,4), %ymm12
	vmovups	13472(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-16288(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-15328(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-14368(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-13408(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	14432(%rsi,%rax,4), %ymm9
	vfmadd231ps	-7648(%rcx,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-6688(%rcx,%rax,4), %ymm7
	vmovups	15392(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	-5728(%rcx,%rax,4), %ymm10
	vmovups	16352(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	-4768(%rcx,%rax,4), %ymm11
	vmovups	17312(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	-3808(%rcx,%rax,4), %ymm12
	vmovups	18272(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-2848(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-1888(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-928(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	32(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, 168032(%rdx,%rax,4)
	vmovups	%ymm1, 168992(%rdx,%rax,4)
	vmovups	%ymm2, 169952(%rdx,%rax,4)
	vmovups	%ymm3, 170912(%rdx,%rax,4)
	vmovups	%ymm4, 171872(%rdx,%rax,4)
	vmovups	%ymm5, 172832(%rdx,%rax,4)
	vmovups	%ymm6, 173792(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$232, %rax
	jl	.LBB1_25
.LBB1_26:                               # %._crit_edge30
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	jg	.LBB1_29
# %bb.27:                               # %.lr.ph32.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_28:                               # %.lr.ph32
                                        # =>This Inner Loop Header: Depth=1
	vmovups	147872(%rdi,%rax,4), %ymm2
	vmovups	1952(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	992(%rsi,%rax,4), %ymm9
	vmulps	%ymm2, %ymm9, %ymm1
	vmovups	32(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	148832(%rdi,%rax,4), %ymm3
	vmovups	2912(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm9) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	149792(%rdi,%rax,4), %ymm4
	vmovups	3872(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm9) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	150752(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm9) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	151712(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	152672(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	153632(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	154592(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	155552(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	161312(%rdi,%rax,4), %ymm8
	vmovups	6752(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	5792(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	4832(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	162272(%rdi,%rax,4), %ymm10
	vmovups	7712(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	163232(%rdi,%rax,4), %ymm12
	vmovups	8672(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	164192(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	165152(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	166112(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	167072(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	168032(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	168992(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	174752(%rdi,%rax,4), %ymm8
	vmovups	11552(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	10592(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm9) + ymm1
	vmovups	9632(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vmovups	175712(%rdi,%rax,4), %ymm10
	vmovups	12512(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm7) + ymm1
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vmovups	176672(%rdi,%rax,4), %ymm12
	vmovups	13472(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	177632(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	178592(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm9, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm9) + ymm5
	vfmadd231ps	%ymm11, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm11) + ymm6
	vmovups	179552(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	180512(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vmovups	181472(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm10, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm8) + ymm6
	vfmadd231ps	182432(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	%ymm0, 174752(%rdx,%rax,4)
	vmovups	%ymm1, 175712(%rdx,%rax,4)
	vmovups	%ymm2, 176672(%rdx,%rax,4)
	vmovups	%ymm3, 177632(%rdx,%rax,4)
	vmovups	%ymm4, 178592(%rdx,%rax,4)
	vmovups	%ymm5, 179552(%rdx,%rax,4)
	vmovups	%ymm6, 180512(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$232, %rax
	jl	.LBB1_28
.LBB1_29:                               # %._crit_edge33
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	jg	.LBB1_32
# %bb.30:                               # %.lr.ph35.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_31:                               # %.lr.ph35
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm6
	vmulps	152672(%rdi,%rax,4), %ymm6, %ymm0
	vmovups	153632(%rdi,%rax,4), %ymm1
	vmovups	992(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm8) + ymm0
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	154592(%rdi,%rax,4), %ymm2
	vmovups	1952(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm8) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	155552(%rdi,%rax,4), %ymm3
	vmovups	2912(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	156512(%rdi,%rax,4), %ymm4
	vmovups	3872(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	157472(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	158432(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	159392(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	160352(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	4832(%rsi,%rax,4), %ymm9
	vfmadd231ps	166112(%rdi,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	167072(%rdi,%rax,4), %ymm7
	vmovups	5792(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	168032(%rdi,%rax,4), %ymm10
	vmovups	6752(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	168992(%rdi,%rax,4), %ymm11
	vmovups	7712(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	169952(%rdi,%rax,4), %ymm12
	vmovups	8672(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	170912(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	171872(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	172832(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	173792(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	9632(%rsi,%rax,4), %ymm9
	vfmadd231ps	179552(%rdi,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	180512(%rdi,%rax,4), %ymm7
	vmovups	10592(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm0     # ymm0 = (ymm7 * ymm8) + ymm0
	vfmadd231ps	%ymm7, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm7) + ymm1
	vmovups	181472(%rdi,%rax,4), %ymm10
	vmovups	11552(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vfmadd231ps	%ymm10, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm10) + ymm2
	vmovups	182432(%rdi,%rax,4), %ymm11
	vmovups	12512(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vmovups	183392(%rdi,%rax,4), %ymm12
	vmovups	13472(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	184352(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	185312(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	186272(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm11) + ymm3
	vfmadd231ps	%ymm10, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	187232(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, 181472(%rdx,%rax,4)
	vmovups	%ymm1, 182432(%rdx,%rax,4)
	vmovups	%ymm2, 183392(%rdx,%rax,4)
	vmovups	%ymm3, 184352(%rdx,%rax,4)
	vmovups	%ymm4, 185312(%rdx,%rax,4)
	vmovups	%ymm5, 186272(%rdx,%rax,4)
	vmovups	%ymm6, 187232(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$232, %rax
	jl	.LBB1_31
.LBB1_32:                               # %._crit_edge36
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
	.quad	5                               # 0x5
	.quad	5                               # 0x5
	.quad	240                             # 0xf0
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
	.quad	240                             # 0xf0
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
