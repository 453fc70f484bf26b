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
	cmpq	$959, %rax                      # imm = 0x3BF
	jg	.LBB1_3
# %bb.1:                                # %.lr.ph.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rdi,%rax,4), %ymm2
	vmovups	46112(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	42272(%rsi,%rax,4), %ymm8
	vmulps	%ymm2, %ymm8, %ymm1
	vmovups	38432(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	3872(%rdi,%rax,4), %ymm3
	vmovups	49952(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	7712(%rdi,%rax,4), %ymm4
	vmovups	53792(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	11552(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	15392(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	19232(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	23072(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	26912(%rdi,%rax,4), %ymm9
	vmovups	65312(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	61472(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	57632(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	30752(%rdi,%rax,4), %ymm11
	vmovups	69152(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	34592(%rdi,%rax,4), %ymm12
	vmovups	72992(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	38432(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	42272(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	46112(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	49952(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	53792(%rdi,%rax,4), %ymm9
	vmovups	84512(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	80672(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	76832(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	57632(%rdi,%rax,4), %ymm11
	vmovups	88352(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	61472(%rdi,%rax,4), %ymm12
	vmovups	92192(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	65312(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	69152(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	72992(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	76832(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, 32(%rdx,%rax,4)
	vmovups	%ymm1, 3872(%rdx,%rax,4)
	vmovups	%ymm2, 7712(%rdx,%rax,4)
	vmovups	%ymm3, 11552(%rdx,%rax,4)
	vmovups	%ymm4, 15392(%rdx,%rax,4)
	vmovups	%ymm5, 19232(%rdx,%rax,4)
	vmovups	%ymm6, 23072(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$952, %rax                      # imm = 0x3B8
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$959, %rax                      # imm = 0x3BF
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph7.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_5:                                # %.lr.ph7
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rdi,%rax,4), %ymm2
	vmovups	26912(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	23072(%rsi,%rax,4), %ymm8
	vmulps	%ymm2, %ymm8, %ymm1
	vmovups	19232(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	3872(%rdi,%rax,4), %ymm3
	vmovups	30752(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	7712(%rdi,%rax,4), %ymm4
	vmovups	34592(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	11552(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	15392(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	19232(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	23072(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	26912(%rdi,%rax,4), %ymm9
	vmovups	46112(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	42272(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	38432(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	30752(%rdi,%rax,4), %ymm11
	vmovups	49952(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	34592(%rdi,%rax,4), %ymm12
	vmovups	53792(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	38432(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	42272(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	46112(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	49952(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	53792(%rdi,%rax,4), %ymm9
	vmovups	65312(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	61472(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	57632(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	57632(%rdi,%rax,4), %ymm11
	vmovups	69152(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	61472(%rdi,%rax,4), %ymm12
	vmovups	72992(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	65312(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	69152(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	72992(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	76832(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	80672(%rdi,%rax,4), %ymm9
	vmovups	84512(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	80672(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	76832(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	84512(%rdi,%rax,4), %ymm11
	vmovups	88352(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	88352(%rdi,%rax,4), %ymm12
	vmovups	92192(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	92192(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	96032(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	99872(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	103712(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, 26912(%rdx,%rax,4)
	vmovups	%ymm1, 30752(%rdx,%rax,4)
	vmovups	%ymm2, 34592(%rdx,%rax,4)
	vmovups	%ymm3, 38432(%rdx,%rax,4)
	vmovups	%ymm4, 42272(%rdx,%rax,4)
	vmovups	%ymm5, 46112(%rdx,%rax,4)
	vmovups	%ymm6, 49952(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$952, %rax                      # imm = 0x3B8
	jl	.LBB1_5
.LBB1_6:                                # %.preheader.preheader
	leaq	65280(%rdi), %rax
	leaq	65280(%rdx), %rcx
	movl	$2, %r8d
	jmp	.LBB1_7
	.p2align	4
.LBB1_10:                               # %._crit_edge10
                                        #   in Loop: Header=BB1_7 Depth=1
	incq	%r8
	addq	$26880, %rax                    # imm = 0x6900
	addq	$26880, %rcx                    # imm = 0x6900
	cmpq	$5, %r8
	je	.LBB1_11
.LBB1_7:                                # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_9 Depth 2
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$959, %r9                       # imm = 0x3BF
	jg	.LBB1_10
# %bb.8:                                # %.lr.ph9
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-8, %r9
	.p2align	4
.LBB1_9:                                #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-65248(%rax,%r9,4), %ymm2
	vmovups	7712(%rsi,%r9,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	3872(%rsi,%r9,4), %ymm8
	vmulps	%ymm2, %ymm8, %ymm1
	vmovups	32(%rsi,%r9,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	-61408(%rax,%r9,4), %ymm3
	vmovups	11552(%rsi,%r9,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-57568(%rax,%r9,4), %ymm4
	vmovups	15392(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-53728(%rax,%r9,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-49888(%rax,%r9,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-46048(%rax,%r9,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	-42208(%rax,%r9,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	-38368(%rax,%r9,4), %ymm9
	vmovups	26912(%rsi,%r9,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	23072(%rsi,%r9,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	19232(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	-34528(%rax,%r9,4), %ymm11
	vmovups	30752(%rsi,%r9,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	-30688(%rax,%r9,4), %ymm12
	vmovups	34592(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-26848(%rax,%r9,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-23008(%rax,%r9,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	-19168(%rax,%r9,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	-15328(%rax,%r9,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	-11488(%rax,%r9,4), %ymm9
	vmovups	46112(%rsi,%r9,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	42272(%rsi,%r9,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	38432(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	-7648(%rax,%r9,4), %ymm11
	vmovups	49952(%rsi,%r9,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	-3808(%rax,%r9,4), %ymm12
	vmovups	53792(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	32(%rax,%r9,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	3872(%rax,%r9,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	7712(%rax,%r9,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	11552(%rax,%r9,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	15392(%rax,%r9,4), %ymm9
	vmovups	65312(%rsi,%r9,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	61472(%rsi,%r9,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	57632(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	19232(%rax,%r9,4), %ymm11
	vmovups	69152(%rsi,%r9,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	23072(%rax,%r9,4), %ymm12
	vmovups	72992(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	26912(%rax,%r9,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	30752(%rax,%r9,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	34592(%rax,%r9,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	38432(%rax,%r9,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	42272(%rax,%r9,4), %ymm9
	vmovups	84512(%rsi,%r9,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	80672(%rsi,%r9,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	76832(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	46112(%rax,%r9,4), %ymm11
	vmovups	88352(%rsi,%r9,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	49952(%rax,%r9,4), %ymm12
	vmovups	92192(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	53792(%rax,%r9,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	57632(%rax,%r9,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	61472(%rax,%r9,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	65312(%rax,%r9,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, -11488(%rcx,%r9,4)
	vmovups	%ymm1, -7648(%rcx,%r9,4)
	vmovups	%ymm2, -3808(%rcx,%r9,4)
	vmovups	%ymm3, 32(%rcx,%r9,4)
	vmovups	%ymm4, 3872(%rcx,%r9,4)
	vmovups	%ymm5, 7712(%rcx,%r9,4)
	vmovups	%ymm6, 11552(%rcx,%r9,4)
	addq	$8, %r9
	cmpq	$952, %r9                       # imm = 0x3B8
	jl	.LBB1_9
	jmp	.LBB1_10
.LBB1_11:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$959, %rax                      # imm = 0x3BF
	jg	.LBB1_14
# %bb.12:                               # %.lr.ph12.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_13:                               # %.lr.ph12
                                        # =>This Inner Loop Header: Depth=1
	vmovups	80672(%rdi,%rax,4), %ymm2
	vmovups	7712(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	3872(%rsi,%rax,4), %ymm8
	vmulps	%ymm2, %ymm8, %ymm1
	vmovups	32(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	84512(%rdi,%rax,4), %ymm3
	vmovups	11552(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	88352(%rdi,%rax,4), %ymm4
	vmovups	15392(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	92192(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	96032(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	99872(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	103712(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	107552(%rdi,%rax,4), %ymm9
	vmovups	26912(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	23072(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	19232(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	111392(%rdi,%rax,4), %ymm11
	vmovups	30752(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	115232(%rdi,%rax,4), %ymm12
	vmovups	34592(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	119072(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	122912(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	126752(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	130592(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	134432(%rdi,%rax,4), %ymm9
	vmovups	46112(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	42272(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	38432(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	138272(%rdi,%rax,4), %ymm11
	vmovups	49952(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	142112(%rdi,%rax,4), %ymm12
	vmovups	53792(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	145952(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	149792(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	153632(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	157472(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	161312(%rdi,%rax,4), %ymm9
	vmovups	65312(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	61472(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	57632(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	165152(%rdi,%rax,4), %ymm11
	vmovups	69152(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	168992(%rdi,%rax,4), %ymm12
	vmovups	72992(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	172832(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	176672(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	180512(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	184352(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, 134432(%rdx,%rax,4)
	vmovups	%ymm1, 138272(%rdx,%rax,4)
	vmovups	%ymm2, 142112(%rdx,%rax,4)
	vmovups	%ymm3, 145952(%rdx,%rax,4)
	vmovups	%ymm4, 149792(%rdx,%rax,4)
	vmovups	%ymm5, 153632(%rdx,%rax,4)
	vmovups	%ymm6, 157472(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$952, %rax                      # imm = 0x3B8
	jl	.LBB1_13
.LBB1_14:                               # %._crit_edge13
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$959, %rax                      # imm = 0x3BF
	jg	.LBB1_17
# %bb.15:                               # %.lr.ph15.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_16:                               # %.lr.ph15
                                        # =>This Inner Loop Header: Depth=1
	vmovups	107552(%rdi,%rax,4), %ymm2
	vmovups	7712(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm2, %ymm0
	vmovups	3872(%rsi,%rax,4), %ymm8
	vmulps	%ymm2, %ymm8, %ymm1
	vmovups	32(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm2, %ymm2
	vmovups	111392(%rdi,%rax,4), %ymm3
	vmovups	11552(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	115232(%rdi,%rax,4), %ymm4
	vmovups	15392(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm4, %ymm0    # ymm0 = (ymm4 * ymm10) + ymm0
	vfmadd231ps	%ymm9, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	119072(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm1    # ymm1 = (ymm5 * ymm10) + ymm1
	vfmadd231ps	%ymm9, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	122912(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm10) + ymm2
	vfmadd231ps	%ymm9, %ymm11, %ymm3    # ymm3 = (ymm11 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	126752(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm10) + ymm3
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	130592(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm10) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	134432(%rdi,%rax,4), %ymm9
	vmovups	26912(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	23072(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	19232(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	138272(%rdi,%rax,4), %ymm11
	vmovups	30752(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	142112(%rdi,%rax,4), %ymm12
	vmovups	34592(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	145952(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	149792(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	153632(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	157472(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	161312(%rdi,%rax,4), %ymm9
	vmovups	46112(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm7) + ymm0
	vmovups	42272(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	38432(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm9) + ymm2
	vmovups	165152(%rdi,%rax,4), %ymm11
	vmovups	49952(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm11, %ymm2    # ymm2 = (ymm11 * ymm8) + ymm2
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vmovups	168992(%rdi,%rax,4), %ymm12
	vmovups	53792(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	172832(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	176672(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm8, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	180512(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm7) + ymm5
	vfmadd231ps	%ymm8, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm8) + ymm6
	vmovups	184352(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm8, %ymm5     # ymm5 = (ymm8 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vmovups	%ymm0, 161312(%rdx,%rax,4)
	vmovups	%ymm1, 165152(%rdx,%rax,4)
	vmovups	%ymm2, 168992(%rdx,%rax,4)
	vmovups	%ymm3, 172832(%rdx,%rax,4)
	vmovups	%ymm4, 176672(%rdx,%rax,4)
	vmovups	%ymm5, 180512(%rdx,%rax,4)
	vmovups	%ymm6, 184352(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$952, %rax                      # imm = 0x3B8
	jl	.LBB1_16
.LBB1_17:                               # %._crit_edge16
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
	.quad	960                             # 0x3c0
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
	.quad	7                               # 0x7
	.quad	7                               # 0x7
	.quad	960                             # 0x3c0
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
