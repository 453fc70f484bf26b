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
	cmpq	$71, %rax
	jg	.LBB1_3
# %bb.1:                                # %.lr.ph.preheader
	addq	$-8, %rax
	leaq	20160(%rdi), %rcx
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	3488(%rsi,%rax,4), %ymm7
	vmovups	-20128(%rcx,%rax,4), %ymm1
	vmovups	-19840(%rcx,%rax,4), %ymm2
	vmulps	%ymm7, %ymm1, %ymm0
	vmovups	2912(%rsi,%rax,4), %ymm6
	vmovups	3200(%rsi,%rax,4), %ymm10
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	3776(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm8) + ymm0
	vfmadd231ps	%ymm2, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm2) + ymm1
	vmovups	-19552(%rcx,%rax,4), %ymm2
	vmovups	4064(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm7) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	-19264(%rcx,%rax,4), %ymm3
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vfmadd231ps	%ymm3, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm3) + ymm2
	vmovups	-18976(%rcx,%rax,4), %ymm3
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-18688(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm4) + ymm3
	vmovups	-18400(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-18112(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	-17824(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-17536(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm11, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm11) + ymm5
	vmovups	-17248(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-16960(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm11, %ymm6   # ymm6 = (ymm11 * ymm10) + ymm6
	vmovups	-16672(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	-16384(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	-16096(%rcx,%rax,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	-12064(%rcx,%rax,4), %ymm8
	vmovups	4928(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	4352(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	-11776(%rcx,%rax,4), %ymm9
	vmovups	5216(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vmovups	4640(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vmovups	-11488(%rcx,%rax,4), %ymm12
	vmovups	5504(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-11200(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmovups	-10912(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-10624(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm12) + ymm3
	vmovups	-10336(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-10048(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-9760(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-9472(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-9184(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	-8896(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm8) + ymm5
	vfmadd231ps	%ymm11, %ymm10, %ymm6   # ymm6 = (ymm10 * ymm11) + ymm6
	vmovups	-8608(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	-8320(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	-8032(%rcx,%rax,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	-4000(%rcx,%rax,4), %ymm8
	vmovups	6368(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	5792(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	-3712(%rcx,%rax,4), %ymm9
	vmovups	6656(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vmovups	6080(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vmovups	-3424(%rcx,%rax,4), %ymm12
	vmovups	6944(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-3136(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmovups	-2848(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-2560(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm12) + ymm3
	vmovups	-2272(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-1984(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-1696(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-1408(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-1120(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	-832(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm8) + ymm5
	vfmadd231ps	%ymm11, %ymm10, %ymm6   # ymm6 = (ymm10 * ymm11) + ymm6
	vmovups	-544(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	-256(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	32(%rcx,%rax,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	%ymm0, 32(%rdx,%rax,4)
	vmovups	%ymm1, 320(%rdx,%rax,4)
	vmovups	%ymm2, 608(%rdx,%rax,4)
	vmovups	%ymm3, 896(%rdx,%rax,4)
	vmovups	%ymm4, 1184(%rdx,%rax,4)
	vmovups	%ymm5, 1472(%rdx,%rax,4)
	vmovups	%ymm6, 1760(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$64, %rax
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$71, %rax
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph11.preheader
	addq	$-8, %rax
	leaq	23904(%rdi), %rcx
	.p2align	4
.LBB1_5:                                # %.lr.ph11
                                        # =>This Inner Loop Header: Depth=1
	vmovups	2912(%rsi,%rax,4), %ymm6
	vmovups	3200(%rsi,%rax,4), %ymm8
	vmulps	-20416(%rcx,%rax,4), %ymm6, %ymm0
	vfmadd231ps	-20128(%rcx,%rax,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	3488(%rsi,%rax,4), %ymm7
	vmovups	-19840(%rcx,%rax,4), %ymm1
	vmovups	-19552(%rcx,%rax,4), %ymm2
	vfmadd231ps	%ymm7, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm7) + ymm0
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	3776(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm2, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm2) + ymm1
	vmovups	-19264(%rcx,%rax,4), %ymm2
	vmovups	4064(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm7) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	-18976(%rcx,%rax,4), %ymm3
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm3, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm3) + ymm2
	vmovups	-18688(%rcx,%rax,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-18400(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-18112(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-17824(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	-17536(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-17248(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vmovups	-16960(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-16672(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	-16384(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	-16096(%rcx,%rax,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	4352(%rsi,%rax,4), %ymm9
	vfmadd231ps	-12352(%rcx,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	4640(%rsi,%rax,4), %ymm8
	vfmadd231ps	-12064(%rcx,%rax,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	-11776(%rcx,%rax,4), %ymm10
	vmovups	4928(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	-11488(%rcx,%rax,4), %ymm11
	vmovups	5216(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	-11200(%rcx,%rax,4), %ymm12
	vmovups	5504(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-10912(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vmovups	-10624(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-10336(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm12) + ymm3
	vmovups	-10048(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-9760(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm12, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm12) + ymm4
	vmovups	-9472(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-9184(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm12, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm12) + ymm5
	vmovups	-8896(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-8608(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-8320(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	-8032(%rcx,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	5792(%rsi,%rax,4), %ymm9
	vfmadd231ps	-4288(%rcx,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	6080(%rsi,%rax,4), %ymm8
	vfmadd231ps	-4000(%rcx,%rax,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	-3712(%rcx,%rax,4), %ymm10
	vmovups	6368(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	-3424(%rcx,%rax,4), %ymm11
	vmovups	6656(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	-3136(%rcx,%rax,4), %ymm12
	vmovups	6944(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-2848(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vmovups	-2560(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-2272(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm12) + ymm3
	vmovups	-1984(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-1696(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm12, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm12) + ymm4
	vmovups	-1408(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-1120(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm12, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm12) + ymm5
	vmovups	-832(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-544(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-256(%rcx,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	32(%rcx,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	%ymm0, 2048(%rdx,%rax,4)
	vmovups	%ymm1, 2336(%rdx,%rax,4)
	vmovups	%ymm2, 2624(%rdx,%rax,4)
	vmovups	%ymm3, 2912(%rdx,%rax,4)
	vmovups	%ymm4, 3200(%rdx,%rax,4)
	vmovups	%ymm5, 3488(%rdx,%rax,4)
	vmovups	%ymm6, 3776(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$64, %rax
	jl	.LBB1_5
.LBB1_6:                                # %.preheader.preheader
	pushq	%rbx
	leaq	4032(%rdx), %rax
	leaq	6912(%rsi), %rcx
	leaq	18144(%rdi), %r8
	leaq	6048(%rdx), %r9
	leaq	20160(%rdi), %r10
	movl	$1, %r11d
	jmp	.LBB1_7
	.p2align	4
.LBB1_13:                               # %._crit_edge17
                                        #   in Loop: Header=BB1_7 Depth=1
	incq	%r11
	addq	$4032, %rax                     # imm = 0xFC0
	addq	$16128, %r8                     # imm = 0x3F00
	addq	$4032, %r9                      # imm = 0xFC0
	addq	$16128, %r10                    # imm = 0x3F00
	cmpq	$13, %r11
	je	.LBB1_14
.LBB1_7:                                # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_9 Depth 2
                                        #     Child Loop BB1_12 Depth 2
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	cmpq	$71, %rbx
	jg	.LBB1_10
# %bb.8:                                # %.lr.ph13
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-8, %rbx
	.p2align	4
.LBB1_9:                                #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-6304(%rcx,%rbx,4), %ymm7
	vmovups	-18112(%r8,%rbx,4), %ymm1
	vmovups	-17824(%r8,%rbx,4), %ymm2
	vmulps	%ymm7, %ymm1, %ymm0
	vmovups	-6880(%rcx,%rbx,4), %ymm6
	vmovups	-6592(%rcx,%rbx,4), %ymm10
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	-6016(%rcx,%rbx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm8) + ymm0
	vfmadd231ps	%ymm2, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm2) + ymm1
	vmovups	-17536(%r8,%rbx,4), %ymm2
	vmovups	-5728(%rcx,%rbx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm7) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	-17248(%r8,%rbx,4), %ymm3
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vfmadd231ps	%ymm3, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm3) + ymm2
	vmovups	-16960(%r8,%rbx,4), %ymm3
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-16672(%r8,%rbx,4), %ymm4
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm4) + ymm3
	vmovups	-16384(%r8,%rbx,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-16096(%r8,%rbx,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	-15808(%r8,%rbx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-15520(%r8,%rbx,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm11, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm11) + ymm5
	vmovups	-15232(%r8,%rbx,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-14944(%r8,%rbx,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm11, %ymm6   # ymm6 = (ymm11 * ymm10) + ymm6
	vmovups	-14656(%r8,%rbx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	-14368(%r8,%rbx,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	-14080(%r8,%rbx,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	-10048(%r8,%rbx,4), %ymm8
	vmovups	-4864(%rcx,%rbx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	-5440(%rcx,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	-9760(%r8,%rbx,4), %ymm9
	vmovups	-4576(%rcx,%rbx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vmovups	-5152(%rcx,%rbx,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vmovups	-9472(%r8,%rbx,4), %ymm12
	vmovups	-4288(%rcx,%rbx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-9184(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmovups	-8896(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-8608(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm12) + ymm3
	vmovups	-8320(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-8032(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-7744(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-7456(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-7168(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	-6880(%r8,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm8) + ymm5
	vfmadd231ps	%ymm11, %ymm10, %ymm6   # ymm6 = (ymm10 * ymm11) + ymm6
	vmovups	-6592(%r8,%rbx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	-6304(%r8,%rbx,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	-6016(%r8,%rbx,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	-1984(%r8,%rbx,4), %ymm8
	vmovups	-3424(%rcx,%rbx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	-4000(%rcx,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	-1696(%r8,%rbx,4), %ymm9
	vmovups	-3136(%rcx,%rbx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vmovups	-3712(%rcx,%rbx,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vmovups	-1408(%r8,%rbx,4), %ymm12
	vmovups	-2848(%rcx,%rbx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-1120(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmovups	-832(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-544(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm12) + ymm3
	vmovups	-256(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	32(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	320(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	608(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	896(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	1184(%r8,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm8) + ymm5
	vfmadd231ps	%ymm11, %ymm10, %ymm6   # ymm6 = (ymm10 * ymm11) + ymm6
	vmovups	1472(%r8,%rbx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	1760(%r8,%rbx,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	2048(%r8,%rbx,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	6080(%r8,%rbx,4), %ymm8
	vmovups	-1984(%rcx,%rbx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	-2560(%rcx,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	6368(%r8,%rbx,4), %ymm9
	vmovups	-1696(%rcx,%rbx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vmovups	-2272(%rcx,%rbx,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vmovups	6656(%r8,%rbx,4), %ymm12
	vmovups	-1408(%rcx,%rbx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	6944(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmovups	7232(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	7520(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm12) + ymm3
	vmovups	7808(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	8096(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	8384(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	8672(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	8960(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	9248(%r8,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm8) + ymm5
	vfmadd231ps	%ymm11, %ymm10, %ymm6   # ymm6 = (ymm10 * ymm11) + ymm6
	vmovups	9536(%r8,%rbx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	9824(%r8,%rbx,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	10112(%r8,%rbx,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	14144(%r8,%rbx,4), %ymm8
	vmovups	-544(%rcx,%rbx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	-1120(%rcx,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	14432(%r8,%rbx,4), %ymm9
	vmovups	-256(%rcx,%rbx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vmovups	-832(%rcx,%rbx,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vmovups	14720(%r8,%rbx,4), %ymm12
	vmovups	32(%rcx,%rbx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	15008(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmovups	15296(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	15584(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm12) + ymm3
	vmovups	15872(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	16160(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	16448(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	16736(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	17024(%r8,%rbx,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	17312(%r8,%rbx,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm8) + ymm5
	vfmadd231ps	%ymm11, %ymm10, %ymm6   # ymm6 = (ymm10 * ymm11) + ymm6
	vmovups	17600(%r8,%rbx,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	17888(%r8,%rbx,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	18176(%r8,%rbx,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	%ymm0, 32(%rax,%rbx,4)
	vmovups	%ymm1, 320(%rax,%rbx,4)
	vmovups	%ymm2, 608(%rax,%rbx,4)
	vmovups	%ymm3, 896(%rax,%rbx,4)
	vmovups	%ymm4, 1184(%rax,%rbx,4)
	vmovups	%ymm5, 1472(%rax,%rbx,4)
	vmovups	%ymm6, 1760(%rax,%rbx,4)
	addq	$8, %rbx
	cmpq	$64, %rbx
	jl	.LBB1_9
.LBB1_10:                               # %._crit_edge14
                                        #   in Loop: Header=BB1_7 Depth=1
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	cmpq	$71, %rbx
	jg	.LBB1_13
# %bb.11:                               # %.lr.ph16
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-8, %rbx
	.p2align	4
.LBB1_12:                               #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-6880(%rcx,%rbx,4), %ymm6
	vmovups	-6592(%rcx,%rbx,4), %ymm8
	vmulps	-16672(%r10,%rbx,4), %ymm6, %ymm0
	vfmadd231ps	-16384(%r10,%rbx,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	-6304(%rcx,%rbx,4), %ymm7
	vmovups	-16096(%r10,%rbx,4), %ymm1
	vmovups	-15808(%r10,%rbx,4), %ymm2
	vfmadd231ps	%ymm7, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm7) + ymm0
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	-6016(%rcx,%rbx,4), %ymm9
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm2, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm2) + ymm1
	vmovups	-15520(%r10,%rbx,4), %ymm2
	vmovups	-5728(%rcx,%rbx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm7) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	-15232(%r10,%rbx,4), %ymm3
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm3, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm3) + ymm2
	vmovups	-14944(%r10,%rbx,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-14656(%r10,%rbx,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-14368(%r10,%rbx,4), %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-14080(%r10,%rbx,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	-13792(%r10,%rbx,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-13504(%r10,%rbx,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vmovups	-13216(%r10,%rbx,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-12928(%r10,%rbx,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	-12640(%r10,%rbx,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	-12352(%r10,%rbx,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	-5440(%rcx,%rbx,4), %ymm9
	vfmadd231ps	-8608(%r10,%rbx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-5152(%rcx,%rbx,4), %ymm8
	vfmadd231ps	-8320(%r10,%rbx,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	-8032(%r10,%rbx,4), %ymm10
	vmovups	-4864(%rcx,%rbx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	-7744(%r10,%rbx,4), %ymm11
	vmovups	-4576(%rcx,%rbx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	-7456(%r10,%rbx,4), %ymm12
	vmovups	-4288(%rcx,%rbx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-7168(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vmovups	-6880(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-6592(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm12) + ymm3
	vmovups	-6304(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-6016(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm12, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm12) + ymm4
	vmovups	-5728(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-5440(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm12, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm12) + ymm5
	vmovups	-5152(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-4864(%r10,%rbx,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-4576(%r10,%rbx,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	-4288(%r10,%rbx,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	-4000(%rcx,%rbx,4), %ymm9
	vfmadd231ps	-544(%r10,%rbx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-3712(%rcx,%rbx,4), %ymm8
	vfmadd231ps	-256(%r10,%rbx,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	32(%r10,%rbx,4), %ymm10
	vmovups	-3424(%rcx,%rbx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	320(%r10,%rbx,4), %ymm11
	vmovups	-3136(%rcx,%rbx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	608(%r10,%rbx,4), %ymm12
	vmovups	-2848(%rcx,%rbx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	896(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vmovups	1184(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	1472(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm12) + ymm3
	vmovups	1760(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	2048(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm12, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm12) + ymm4
	vmovups	2336(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	2624(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm12, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm12) + ymm5
	vmovups	2912(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	3200(%r10,%rbx,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	3488(%r10,%rbx,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	3776(%r10,%rbx,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	-2560(%rcx,%rbx,4), %ymm9
	vfmadd231ps	7520(%r10,%rbx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-2272(%rcx,%rbx,4), %ymm8
	vfmadd231ps	7808(%r10,%rbx,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	8096(%r10,%rbx,4), %ymm10
	vmovups	-1984(%rcx,%rbx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	8384(%r10,%rbx,4), %ymm11
	vmovups	-1696(%rcx,%rbx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	8672(%r10,%rbx,4), %ymm12
	vmovups	-1408(%rcx,%rbx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	8960(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vmovups	9248(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	9536(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm12) + ymm3
	vmovups	9824(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	10112(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm12, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm12) + ymm4
	vmovups	10400(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	10688(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm12, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm12) + ymm5
	vmovups	10976(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	11264(%r10,%rbx,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	11552(%r10,%rbx,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	11840(%r10,%rbx,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	-1120(%rcx,%rbx,4), %ymm9
	vfmadd231ps	15584(%r10,%rbx,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	-832(%rcx,%rbx,4), %ymm8
	vfmadd231ps	15872(%r10,%rbx,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	16160(%r10,%rbx,4), %ymm10
	vmovups	-544(%rcx,%rbx,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	16448(%r10,%rbx,4), %ymm11
	vmovups	-256(%rcx,%rbx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	16736(%r10,%rbx,4), %ymm12
	vmovups	32(%rcx,%rbx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	17024(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vmovups	17312(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	17600(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm12) + ymm3
	vmovups	17888(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	18176(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm12, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm12) + ymm4
	vmovups	18464(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	18752(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm12, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm12) + ymm5
	vmovups	19040(%r10,%rbx,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	19328(%r10,%rbx,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	19616(%r10,%rbx,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	19904(%r10,%rbx,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	%ymm0, 32(%r9,%rbx,4)
	vmovups	%ymm1, 320(%r9,%rbx,4)
	vmovups	%ymm2, 608(%r9,%rbx,4)
	vmovups	%ymm3, 896(%r9,%rbx,4)
	vmovups	%ymm4, 1184(%r9,%rbx,4)
	vmovups	%ymm5, 1472(%r9,%rbx,4)
	vmovups	%ymm6, 1760(%r9,%rbx,4)
	addq	$8, %rbx
	cmpq	$64, %rbx
	jl	.LBB1_12
	jmp	.LBB1_13
.LBB1_14:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$71, %rax
	popq	%rbx
	jg	.LBB1_17
# %bb.15:                               # %.lr.ph19.preheader
	addq	$-8, %rax
	leaq	221760(%rdi), %rcx
	.p2align	4
.LBB1_16:                               # %.lr.ph19
                                        # =>This Inner Loop Header: Depth=1
	vmovups	608(%rsi,%rax,4), %ymm7
	vmovups	-28192(%rcx,%rax,4), %ymm1
	vmovups	-27904(%rcx,%rax,4), %ymm2
	vmulps	%ymm7, %ymm1, %ymm0
	vmovups	32(%rsi,%rax,4), %ymm6
	vmovups	320(%rsi,%rax,4), %ymm10
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	896(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm8) + ymm0
	vfmadd231ps	%ymm2, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm2) + ymm1
	vmovups	-27616(%rcx,%rax,4), %ymm2
	vmovups	1184(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm7) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	-27328(%rcx,%rax,4), %ymm3
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vfmadd231ps	%ymm3, %ymm10, %ymm2    # ymm2 = (ymm10 * ymm3) + ymm2
	vmovups	-27040(%rcx,%rax,4), %ymm3
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-26752(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm8, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm8) + ymm2
	vfmadd231ps	%ymm4, %ymm10, %ymm3    # ymm3 = (ymm10 * ymm4) + ymm3
	vmovups	-26464(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-26176(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm8) + ymm3
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vmovups	-25888(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-25600(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm8) + ymm4
	vfmadd231ps	%ymm11, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm11) + ymm5
	vmovups	-25312(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-25024(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm11, %ymm6   # ymm6 = (ymm11 * ymm10) + ymm6
	vmovups	-24736(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	-24448(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	-24160(%rcx,%rax,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	-20128(%rcx,%rax,4), %ymm8
	vmovups	2048(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	1472(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	-19840(%rcx,%rax,4), %ymm9
	vmovups	2336(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vmovups	1760(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vmovups	-19552(%rcx,%rax,4), %ymm12
	vmovups	2624(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-19264(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmovups	-18976(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-18688(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm12) + ymm3
	vmovups	-18400(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-18112(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-17824(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-17536(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-17248(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	-16960(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm8) + ymm5
	vfmadd231ps	%ymm11, %ymm10, %ymm6   # ymm6 = (ymm10 * ymm11) + ymm6
	vmovups	-16672(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	-16384(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	-16096(%rcx,%rax,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	-12064(%rcx,%rax,4), %ymm8
	vmovups	3488(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	2912(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	-11776(%rcx,%rax,4), %ymm9
	vmovups	3776(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vmovups	3200(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vmovups	-11488(%rcx,%rax,4), %ymm12
	vmovups	4064(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-11200(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmovups	-10912(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-10624(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm12) + ymm3
	vmovups	-10336(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-10048(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-9760(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-9472(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-9184(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	-8896(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm8) + ymm5
	vfmadd231ps	%ymm11, %ymm10, %ymm6   # ymm6 = (ymm10 * ymm11) + ymm6
	vmovups	-8608(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	-8320(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	-8032(%rcx,%rax,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	-4000(%rcx,%rax,4), %ymm8
	vmovups	4928(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	4352(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm1    # ymm1 = (ymm10 * ymm8) + ymm1
	vmovups	-3712(%rcx,%rax,4), %ymm9
	vmovups	5216(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm9, %ymm0     # ymm0 = (ymm9 * ymm8) + ymm0
	vmovups	4640(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm1    # ymm1 = (ymm11 * ymm9) + ymm1
	vmovups	-3424(%rcx,%rax,4), %ymm12
	vmovups	5504(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm12, %ymm0    # ymm0 = (ymm12 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-3136(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm12) + ymm2
	vmovups	-2848(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-2560(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm12) + ymm3
	vmovups	-2272(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm9) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-1984(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmovups	-1696(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-1408(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm12) + ymm5
	vmovups	-1120(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm9, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	-832(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm8) + ymm5
	vfmadd231ps	%ymm11, %ymm10, %ymm6   # ymm6 = (ymm10 * ymm11) + ymm6
	vmovups	-544(%rcx,%rax,4), %ymm10
	vfmadd231ps	%ymm9, %ymm10, %ymm5    # ymm5 = (ymm10 * ymm9) + ymm5
	vfmadd231ps	%ymm7, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm7) + ymm6
	vfmadd231ps	-256(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vfmadd231ps	32(%rcx,%rax,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	%ymm0, 52448(%rdx,%rax,4)
	vmovups	%ymm1, 52736(%rdx,%rax,4)
	vmovups	%ymm2, 53024(%rdx,%rax,4)
	vmovups	%ymm3, 53312(%rdx,%rax,4)
	vmovups	%ymm4, 53600(%rdx,%rax,4)
	vmovups	%ymm5, 53888(%rdx,%rax,4)
	vmovups	%ymm6, 54176(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$64, %rax
	jl	.LBB1_16
.LBB1_17:                               # %._crit_edge20
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$71, %rax
	jg	.LBB1_20
# %bb.18:                               # %.lr.ph22.preheader
	addq	$-8, %rax
	addq	$225504, %rdi                   # imm = 0x370E0
	.p2align	4
.LBB1_19:                               # %.lr.ph22
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm6
	vmovups	320(%rsi,%rax,4), %ymm8
	vmulps	-28480(%rdi,%rax,4), %ymm6, %ymm0
	vfmadd231ps	-28192(%rdi,%rax,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	608(%rsi,%rax,4), %ymm7
	vmovups	-27904(%rdi,%rax,4), %ymm1
	vmovups	-27616(%rdi,%rax,4), %ymm2
	vfmadd231ps	%ymm7, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm7) + ymm0
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	896(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm9) + ymm0
	vfmadd231ps	%ymm2, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm2) + ymm1
	vmovups	-27328(%rdi,%rax,4), %ymm2
	vmovups	1184(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm10) + ymm0
	vfmadd231ps	%ymm7, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm7) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	-27040(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm9, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm9) + ymm1
	vfmadd231ps	%ymm3, %ymm8, %ymm2     # ymm2 = (ymm8 * ymm3) + ymm2
	vmovups	-26752(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm7, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm7) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-26464(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm9, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm9) + ymm2
	vfmadd231ps	%ymm4, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm4) + ymm3
	vmovups	-26176(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm10) + ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm7) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-25888(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm9, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm9) + ymm3
	vfmadd231ps	%ymm5, %ymm8, %ymm4     # ymm4 = (ymm8 * ymm5) + ymm4
	vmovups	-25600(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm10) + ymm3
	vfmadd231ps	%ymm7, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm7) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-25312(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm9) + ymm4
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vmovups	-25024(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-24736(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm9, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm9) + ymm5
	vfmadd231ps	%ymm8, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm8) + ymm6
	vmovups	-24448(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm10, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm10) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	-24160(%rdi,%rax,4), %ymm9, %ymm6 # ymm6 = (ymm9 * mem) + ymm6
	vmovups	1472(%rsi,%rax,4), %ymm9
	vfmadd231ps	-20416(%rdi,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	1760(%rsi,%rax,4), %ymm8
	vfmadd231ps	-20128(%rdi,%rax,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	-19840(%rdi,%rax,4), %ymm10
	vmovups	2048(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	-19552(%rdi,%rax,4), %ymm11
	vmovups	2336(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	-19264(%rdi,%rax,4), %ymm12
	vmovups	2624(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-18976(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vmovups	-18688(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-18400(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm12) + ymm3
	vmovups	-18112(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-17824(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm12, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm12) + ymm4
	vmovups	-17536(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-17248(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm12, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm12) + ymm5
	vmovups	-16960(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-16672(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-16384(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	-16096(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	2912(%rsi,%rax,4), %ymm9
	vfmadd231ps	-12352(%rdi,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	3200(%rsi,%rax,4), %ymm8
	vfmadd231ps	-12064(%rdi,%rax,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	-11776(%rdi,%rax,4), %ymm10
	vmovups	3488(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	-11488(%rdi,%rax,4), %ymm11
	vmovups	3776(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	-11200(%rdi,%rax,4), %ymm12
	vmovups	4064(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-10912(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vmovups	-10624(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-10336(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm12) + ymm3
	vmovups	-10048(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-9760(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm12, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm12) + ymm4
	vmovups	-9472(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-9184(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm12, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm12) + ymm5
	vmovups	-8896(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-8608(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-8320(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	-8032(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	4352(%rsi,%rax,4), %ymm9
	vfmadd231ps	-4288(%rdi,%rax,4), %ymm9, %ymm0 # ymm0 = (ymm9 * mem) + ymm0
	vmovups	4640(%rsi,%rax,4), %ymm8
	vfmadd231ps	-4000(%rdi,%rax,4), %ymm8, %ymm0 # ymm0 = (ymm8 * mem) + ymm0
	vmovups	-3712(%rdi,%rax,4), %ymm10
	vmovups	4928(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm10, %ymm0    # ymm0 = (ymm10 * ymm7) + ymm0
	vfmadd231ps	%ymm10, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm10) + ymm1
	vmovups	-3424(%rdi,%rax,4), %ymm11
	vmovups	5216(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm11) + ymm1
	vmovups	-3136(%rdi,%rax,4), %ymm12
	vmovups	5504(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-2848(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm10) + ymm1
	vfmadd231ps	%ymm12, %ymm8, %ymm2    # ymm2 = (ymm8 * ymm12) + ymm2
	vmovups	-2560(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-2272(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm10) + ymm2
	vfmadd231ps	%ymm12, %ymm8, %ymm3    # ymm3 = (ymm8 * ymm12) + ymm3
	vmovups	-1984(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-1696(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm10) + ymm3
	vfmadd231ps	%ymm12, %ymm8, %ymm4    # ymm4 = (ymm8 * ymm12) + ymm4
	vmovups	-1408(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-1120(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm10) + ymm4
	vfmadd231ps	%ymm12, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm12) + ymm5
	vmovups	-832(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-544(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vmovups	-256(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm11, %ymm8, %ymm5    # ymm5 = (ymm8 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm7) + ymm6
	vfmadd231ps	32(%rdi,%rax,4), %ymm10, %ymm6 # ymm6 = (ymm10 * mem) + ymm6
	vmovups	%ymm0, 54464(%rdx,%rax,4)
	vmovups	%ymm1, 54752(%rdx,%rax,4)
	vmovups	%ymm2, 55040(%rdx,%rax,4)
	vmovups	%ymm3, 55328(%rdx,%rax,4)
	vmovups	%ymm4, 55616(%rdx,%rax,4)
	vmovups	%ymm5, 55904(%rdx,%rax,4)
	vmovups	%ymm6, 56192(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$64, %rax
	jl	.LBB1_19
.LBB1_20:                               # %._crit_edge23
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

	.type	.Lnnprim_const.2,@object        # @nnprim_const.2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	4, 0x0
.Lnnprim_const.2:
	.quad	1                               # 0x1
	.quad	28                              # 0x1c
	.quad	28                              # 0x1c
	.quad	72                              # 0x48
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
	.quad	5                               # 0x5
	.quad	5                               # 0x5
	.quad	72                              # 0x48
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
	.quad	14                              # 0xe
	.quad	14                              # 0xe
	.quad	72                              # 0x48
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
