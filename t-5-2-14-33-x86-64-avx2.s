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
	cmpq	$31, %rax
	jg	.LBB1_3
# %bb.1:                                # %.lr.ph.preheader
	addq	$-8, %rax
	leaq	5412(%rdi), %rcx
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	1352(%rsi,%rax,4), %ymm6
	vmovups	1484(%rsi,%rax,4), %ymm9
	vmovups	1616(%rsi,%rax,4), %ymm8
	vmovups	1748(%rsi,%rax,4), %ymm7
	vmovups	-5380(%rcx,%rax,4), %ymm1
	vmovups	-5248(%rcx,%rax,4), %ymm2
	vmovups	-5116(%rcx,%rax,4), %ymm3
	vmovups	-4984(%rcx,%rax,4), %ymm4
	vmulps	%ymm1, %ymm8, %ymm0
	vmulps	%ymm6, %ymm1, %ymm1
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm2, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm2) + ymm1
	vmovups	1880(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vmulps	%ymm3, %ymm6, %ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm4) + ymm2
	vmovups	-4852(%rcx,%rax,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-4720(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm4) + ymm3
	vmovups	-4588(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-4456(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm5) + ymm4
	vmovups	-4324(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-4192(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vmovups	-4060(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-3928(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	-3796(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vfmadd231ps	-3664(%rcx,%rax,4), %ymm7, %ymm6 # ymm6 = (ymm7 * mem) + ymm6
	vmovups	-3532(%rcx,%rax,4), %ymm8
	vmovups	2276(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	2012(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	-3400(%rcx,%rax,4), %ymm11
	vmovups	2408(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	2144(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vmovups	-3268(%rcx,%rax,4), %ymm12
	vmovups	2540(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-3136(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-3004(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-2872(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-2740(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-2608(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-2476(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-2344(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-2212(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-2080(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	-1948(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vfmadd231ps	-1816(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vmovups	-1684(%rcx,%rax,4), %ymm8
	vmovups	2936(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	2672(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	-1552(%rcx,%rax,4), %ymm11
	vmovups	3068(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	2804(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vmovups	-1420(%rcx,%rax,4), %ymm12
	vmovups	3200(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-1288(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-1156(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-1024(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-892(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-760(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-628(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-496(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-364(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-232(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	-100(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vfmadd231ps	32(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vmovups	%ymm0, 32(%rdx,%rax,4)
	vmovups	%ymm1, 164(%rdx,%rax,4)
	vmovups	%ymm2, 296(%rdx,%rax,4)
	vmovups	%ymm3, 428(%rdx,%rax,4)
	vmovups	%ymm4, 560(%rdx,%rax,4)
	vmovups	%ymm5, 692(%rdx,%rax,4)
	vmovups	%ymm6, 824(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$24, %rax
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	movl	$32, %eax
	#APP
	#NO_APP
	vmovss	1584(%rsi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vmovss	(%rdi,%rax,4), %xmm1            # xmm1 = mem[0],zero,zero,zero
	vmovss	132(%rdi,%rax,4), %xmm2         # xmm2 = mem[0],zero,zero,zero
	vmulss	%xmm7, %xmm1, %xmm0
	vmovss	1320(%rsi,%rax,4), %xmm6        # xmm6 = mem[0],zero,zero,zero
	vmovss	1452(%rsi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vmulss	%xmm6, %xmm1, %xmm1
	vmovss	1716(%rsi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm8) + xmm0
	vfmadd231ss	%xmm2, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm2) + xmm1
	vmovss	264(%rdi,%rax,4), %xmm2         # xmm2 = mem[0],zero,zero,zero
	vmovss	1848(%rsi,%rax,4), %xmm10       # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm10) + xmm0
	vfmadd231ss	%xmm7, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm7) + xmm1
	vmulss	%xmm2, %xmm6, %xmm2
	vmovss	396(%rdi,%rax,4), %xmm3         # xmm3 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm8) + xmm1
	vfmadd231ss	%xmm3, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm3) + xmm2
	vmovss	528(%rdi,%rax,4), %xmm3         # xmm3 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm10) + xmm1
	vfmadd231ss	%xmm7, %xmm3, %xmm2     # xmm2 = (xmm3 * xmm7) + xmm2
	vmulss	%xmm3, %xmm6, %xmm3
	vmovss	660(%rdi,%rax,4), %xmm4         # xmm4 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm8) + xmm2
	vfmadd231ss	%xmm4, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm4) + xmm3
	vmovss	792(%rdi,%rax,4), %xmm4         # xmm4 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm4, %xmm2    # xmm2 = (xmm4 * xmm10) + xmm2
	vfmadd231ss	%xmm7, %xmm4, %xmm3     # xmm3 = (xmm4 * xmm7) + xmm3
	vmulss	%xmm4, %xmm6, %xmm4
	vmovss	924(%rdi,%rax,4), %xmm5         # xmm5 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm5, %xmm3     # xmm3 = (xmm5 * xmm8) + xmm3
	vfmadd231ss	%xmm5, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm5) + xmm4
	vmovss	1056(%rdi,%rax,4), %xmm5        # xmm5 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm5, %xmm3    # xmm3 = (xmm5 * xmm10) + xmm3
	vfmadd231ss	%xmm7, %xmm5, %xmm4     # xmm4 = (xmm5 * xmm7) + xmm4
	vmulss	%xmm5, %xmm6, %xmm5
	vmovss	1188(%rdi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm8) + xmm4
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vmovss	1320(%rdi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vfmadd231ss	%xmm7, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm7) + xmm5
	vmulss	%xmm6, %xmm11, %xmm6
	vmovss	1452(%rdi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm8) + xmm5
	vfmadd231ss	%xmm9, %xmm11, %xmm6    # xmm6 = (xmm11 * xmm9) + xmm6
	vmovss	1584(%rdi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm10) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	1716(%rdi,%rax,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	1848(%rdi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vmovss	2244(%rsi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	1980(%rsi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	1980(%rdi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vmovss	2376(%rsi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmovss	2112(%rsi,%rax,4), %xmm10       # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vmovss	2112(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vmovss	2508(%rsi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ss	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ss	%xmm12, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm12) + xmm2
	vmovss	2244(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vmovss	2376(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ss	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ss	%xmm12, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm12) + xmm3
	vmovss	2508(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vmovss	2640(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ss	%xmm7, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm7) + xmm3
	vfmadd231ss	%xmm12, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm12) + xmm4
	vmovss	2772(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vmovss	2904(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ss	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vmovss	3036(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ss	%xmm12, %xmm10, %xmm5   # xmm5 = (xmm10 * xmm12) + xmm5
	vmovss	3168(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm11) + xmm4
	vfmadd231ss	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	3300(%rdi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	3432(%rdi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	3564(%rdi,%rax,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	3696(%rdi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vmovss	2904(%rsi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	2640(%rsi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	3828(%rdi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vmovss	3036(%rsi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmovss	2772(%rsi,%rax,4), %xmm10       # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vmovss	3960(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vmovss	3168(%rsi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ss	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ss	%xmm12, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm12) + xmm2
	vmovss	4092(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vmovss	4224(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ss	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ss	%xmm12, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm12) + xmm3
	vmovss	4356(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vmovss	4488(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ss	%xmm7, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm7) + xmm3
	vfmadd231ss	%xmm12, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm12) + xmm4
	vmovss	4620(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vmovss	4752(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ss	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vmovss	4884(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ss	%xmm12, %xmm10, %xmm5   # xmm5 = (xmm10 * xmm12) + xmm5
	vmovss	5016(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm11) + xmm4
	vfmadd231ss	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	5148(%rdi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	5280(%rdi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	5412(%rdi,%rax,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	%xmm0, (%rdx,%rax,4)
	vmovss	%xmm1, 132(%rdx,%rax,4)
	vmovss	%xmm2, 264(%rdx,%rax,4)
	vmovss	%xmm3, 396(%rdx,%rax,4)
	vmovss	%xmm4, 528(%rdx,%rax,4)
	vmovss	%xmm5, 660(%rdx,%rax,4)
	vmovss	%xmm6, 792(%rdx,%rax,4)
	leaq	924(%rdx), %rax
	leaq	4620(%rdi), %rcx
	movl	$1, %r8d
	jmp	.LBB1_4
	.p2align	4
.LBB1_7:                                # %._crit_edge9
                                        #   in Loop: Header=BB1_4 Depth=1
	imulq	$3696, %r8, %r11                # imm = 0xE70
	movl	$32, %r10d
	#APP
	#NO_APP
	addq	%rdi, %r11
	vmovss	264(%rsi,%r10,4), %xmm7         # xmm7 = mem[0],zero,zero,zero
	vmovss	-3696(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vmovss	-3564(%r11,%r10,4), %xmm2       # xmm2 = mem[0],zero,zero,zero
	vmulss	%xmm7, %xmm1, %xmm0
	vmovss	(%rsi,%r10,4), %xmm6            # xmm6 = mem[0],zero,zero,zero
	vmovss	132(%rsi,%r10,4), %xmm9         # xmm9 = mem[0],zero,zero,zero
	vmulss	%xmm6, %xmm1, %xmm1
	vmovss	396(%rsi,%r10,4), %xmm8         # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm8) + xmm0
	vfmadd231ss	%xmm2, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm2) + xmm1
	vmovss	-3432(%r11,%r10,4), %xmm2       # xmm2 = mem[0],zero,zero,zero
	vmovss	528(%rsi,%r10,4), %xmm10        # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm10) + xmm0
	vfmadd231ss	%xmm7, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm7) + xmm1
	vmulss	%xmm2, %xmm6, %xmm2
	vmovss	-3300(%r11,%r10,4), %xmm3       # xmm3 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm8) + xmm1
	vfmadd231ss	%xmm3, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm3) + xmm2
	vmovss	-3168(%r11,%r10,4), %xmm3       # xmm3 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm10) + xmm1
	vfmadd231ss	%xmm7, %xmm3, %xmm2     # xmm2 = (xmm3 * xmm7) + xmm2
	vmulss	%xmm3, %xmm6, %xmm3
	vmovss	-3036(%r11,%r10,4), %xmm4       # xmm4 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm8) + xmm2
	vfmadd231ss	%xmm4, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm4) + xmm3
	vmovss	-2904(%r11,%r10,4), %xmm4       # xmm4 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm4, %xmm2    # xmm2 = (xmm4 * xmm10) + xmm2
	vfmadd231ss	%xmm7, %xmm4, %xmm3     # xmm3 = (xmm4 * xmm7) + xmm3
	vmulss	%xmm4, %xmm6, %xmm4
	vmovss	-2772(%r11,%r10,4), %xmm5       # xmm5 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm5, %xmm3     # xmm3 = (xmm5 * xmm8) + xmm3
	vfmadd231ss	%xmm5, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm5) + xmm4
	vmovss	-2640(%r11,%r10,4), %xmm5       # xmm5 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm5, %xmm3    # xmm3 = (xmm5 * xmm10) + xmm3
	vfmadd231ss	%xmm7, %xmm5, %xmm4     # xmm4 = (xmm5 * xmm7) + xmm4
	vmulss	%xmm5, %xmm6, %xmm5
	vmovss	-2508(%r11,%r10,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm8) + xmm4
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vmovss	-2376(%r11,%r10,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vfmadd231ss	%xmm7, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm7) + xmm5
	vmulss	%xmm6, %xmm11, %xmm6
	vmovss	-2244(%r11,%r10,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm8) + xmm5
	vfmadd231ss	%xmm9, %xmm11, %xmm6    # xmm6 = (xmm11 * xmm9) + xmm6
	vmovss	-2112(%r11,%r10,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm10) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	-1980(%r11,%r10,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	-1848(%r11,%r10,4), %xmm8       # xmm8 = mem[0],zero,zero,zero
	vmovss	924(%rsi,%r10,4), %xmm7         # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	660(%rsi,%r10,4), %xmm9         # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	-1716(%r11,%r10,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vmovss	1056(%rsi,%r10,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmovss	792(%rsi,%r10,4), %xmm10        # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vmovss	-1584(%r11,%r10,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vmovss	1188(%rsi,%r10,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ss	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ss	%xmm12, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm12) + xmm2
	vmovss	-1452(%r11,%r10,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vmovss	-1320(%r11,%r10,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ss	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ss	%xmm12, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm12) + xmm3
	vmovss	-1188(%r11,%r10,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vmovss	-1056(%r11,%r10,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ss	%xmm7, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm7) + xmm3
	vfmadd231ss	%xmm12, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm12) + xmm4
	vmovss	-924(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vmovss	-792(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ss	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vmovss	-660(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ss	%xmm12, %xmm10, %xmm5   # xmm5 = (xmm10 * xmm12) + xmm5
	vmovss	-528(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm11) + xmm4
	vfmadd231ss	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	-396(%r11,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	-264(%r11,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	-132(%r11,%r10,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	(%r11,%r10,4), %xmm8            # xmm8 = mem[0],zero,zero,zero
	vmovss	1584(%rsi,%r10,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	1320(%rsi,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	132(%r11,%r10,4), %xmm11        # xmm11 = mem[0],zero,zero,zero
	vmovss	1716(%rsi,%r10,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmovss	1452(%rsi,%r10,4), %xmm10       # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vmovss	264(%r11,%r10,4), %xmm12        # xmm12 = mem[0],zero,zero,zero
	vmovss	1848(%rsi,%r10,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ss	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ss	%xmm12, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm12) + xmm2
	vmovss	396(%r11,%r10,4), %xmm12        # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vmovss	528(%r11,%r10,4), %xmm12        # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ss	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ss	%xmm12, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm12) + xmm3
	vmovss	660(%r11,%r10,4), %xmm12        # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vmovss	792(%r11,%r10,4), %xmm12        # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ss	%xmm7, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm7) + xmm3
	vfmadd231ss	%xmm12, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm12) + xmm4
	vmovss	924(%r11,%r10,4), %xmm12        # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vmovss	1056(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ss	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vmovss	1188(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ss	%xmm12, %xmm10, %xmm5   # xmm5 = (xmm10 * xmm12) + xmm5
	vmovss	1320(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm11) + xmm4
	vfmadd231ss	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	1452(%r11,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	1584(%r11,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	1716(%r11,%r10,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	1848(%r11,%r10,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vmovss	2244(%rsi,%r10,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	1980(%rsi,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	1980(%r11,%r10,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vmovss	2376(%rsi,%r10,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmovss	2112(%rsi,%r10,4), %xmm10       # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vmovss	2112(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vmovss	2508(%rsi,%r10,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ss	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ss	%xmm12, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm12) + xmm2
	vmovss	2244(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vmovss	2376(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ss	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ss	%xmm12, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm12) + xmm3
	vmovss	2508(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vmovss	2640(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ss	%xmm7, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm7) + xmm3
	vfmadd231ss	%xmm12, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm12) + xmm4
	vmovss	2772(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vmovss	2904(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ss	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vmovss	3036(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ss	%xmm12, %xmm10, %xmm5   # xmm5 = (xmm10 * xmm12) + xmm5
	vmovss	3168(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm11) + xmm4
	vfmadd231ss	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	3300(%r11,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	3432(%r11,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	3564(%r11,%r10,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	3696(%r11,%r10,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vmovss	2904(%rsi,%r10,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	2640(%rsi,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	3828(%r11,%r10,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vmovss	3036(%rsi,%r10,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmovss	2772(%rsi,%r10,4), %xmm10       # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vmovss	3960(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vmovss	3168(%rsi,%r10,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ss	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ss	%xmm12, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm12) + xmm2
	vmovss	4092(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vmovss	4224(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ss	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ss	%xmm12, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm12) + xmm3
	vmovss	4356(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vmovss	4488(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ss	%xmm7, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm7) + xmm3
	vfmadd231ss	%xmm12, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm12) + xmm4
	vmovss	4620(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vmovss	4752(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ss	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vmovss	4884(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ss	%xmm12, %xmm10, %xmm5   # xmm5 = (xmm10 * xmm12) + xmm5
	vmovss	5016(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm11) + xmm4
	vfmadd231ss	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	5148(%r11,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	5280(%r11,%r10,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	5412(%r11,%r10,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	addq	%rdx, %r9
	vmovss	%xmm0, (%r9,%r10,4)
	vmovss	%xmm1, 132(%r9,%r10,4)
	vmovss	%xmm2, 264(%r9,%r10,4)
	vmovss	%xmm3, 396(%r9,%r10,4)
	vmovss	%xmm4, 528(%r9,%r10,4)
	vmovss	%xmm5, 660(%r9,%r10,4)
	vmovss	%xmm6, 792(%r9,%r10,4)
	incq	%r8
	addq	$924, %rax                      # imm = 0x39C
	addq	$3696, %rcx                     # imm = 0xE70
	cmpq	$6, %r8
	je	.LBB1_8
.LBB1_4:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_6 Depth 2
	xorl	%r10d, %r10d
	#APP
	#NO_APP
	imulq	$924, %r8, %r9                  # imm = 0x39C
	cmpq	$32, %r10
	jge	.LBB1_7
# %bb.5:                                # %.lr.ph8
                                        #   in Loop: Header=BB1_4 Depth=1
	addq	$-8, %r10
	.p2align	4
.LBB1_6:                                #   Parent Loop BB1_4 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%r10,4), %ymm6
	vmovups	164(%rsi,%r10,4), %ymm9
	vmovups	296(%rsi,%r10,4), %ymm8
	vmovups	428(%rsi,%r10,4), %ymm7
	vmovups	-4588(%rcx,%r10,4), %ymm1
	vmovups	-4456(%rcx,%r10,4), %ymm2
	vmovups	-4324(%rcx,%r10,4), %ymm3
	vmovups	-4192(%rcx,%r10,4), %ymm4
	vmulps	%ymm1, %ymm8, %ymm0
	vmulps	%ymm6, %ymm1, %ymm1
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm2, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm2) + ymm1
	vmovups	560(%rsi,%r10,4), %ymm10
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vmulps	%ymm3, %ymm6, %ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm4) + ymm2
	vmovups	-4060(%rcx,%r10,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-3928(%rcx,%r10,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm4) + ymm3
	vmovups	-3796(%rcx,%r10,4), %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-3664(%rcx,%r10,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm5) + ymm4
	vmovups	-3532(%rcx,%r10,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-3400(%rcx,%r10,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vmovups	-3268(%rcx,%r10,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-3136(%rcx,%r10,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	-3004(%rcx,%r10,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vfmadd231ps	-2872(%rcx,%r10,4), %ymm7, %ymm6 # ymm6 = (ymm7 * mem) + ymm6
	vmovups	-2740(%rcx,%r10,4), %ymm8
	vmovups	956(%rsi,%r10,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	692(%rsi,%r10,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	-2608(%rcx,%r10,4), %ymm11
	vmovups	1088(%rsi,%r10,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	824(%rsi,%r10,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vmovups	-2476(%rcx,%r10,4), %ymm12
	vmovups	1220(%rsi,%r10,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-2344(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-2212(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-2080(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-1948(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-1816(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-1684(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-1552(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-1420(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-1288(%rcx,%r10,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	-1156(%rcx,%r10,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vfmadd231ps	-1024(%rcx,%r10,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vmovups	-892(%rcx,%r10,4), %ymm8
	vmovups	1616(%rsi,%r10,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	1352(%rsi,%r10,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	-760(%rcx,%r10,4), %ymm11
	vmovups	1748(%rsi,%r10,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	1484(%rsi,%r10,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vmovups	-628(%rcx,%r10,4), %ymm12
	vmovups	1880(%rsi,%r10,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-496(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-364(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-232(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-100(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	32(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	164(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	296(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	428(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	560(%rcx,%r10,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	692(%rcx,%r10,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vfmadd231ps	824(%rcx,%r10,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vmovups	956(%rcx,%r10,4), %ymm8
	vmovups	2276(%rsi,%r10,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	2012(%rsi,%r10,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	1088(%rcx,%r10,4), %ymm11
	vmovups	2408(%rsi,%r10,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	2144(%rsi,%r10,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vmovups	1220(%rcx,%r10,4), %ymm12
	vmovups	2540(%rsi,%r10,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	1352(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	1484(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	1616(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	1748(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	1880(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	2012(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	2144(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	2276(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	2408(%rcx,%r10,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	2540(%rcx,%r10,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vfmadd231ps	2672(%rcx,%r10,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vmovups	2804(%rcx,%r10,4), %ymm8
	vmovups	2936(%rsi,%r10,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	2672(%rsi,%r10,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	2936(%rcx,%r10,4), %ymm11
	vmovups	3068(%rsi,%r10,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	2804(%rsi,%r10,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vmovups	3068(%rcx,%r10,4), %ymm12
	vmovups	3200(%rsi,%r10,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	3200(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	3332(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	3464(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	3596(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	3728(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	3860(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	3992(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	4124(%rcx,%r10,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	4256(%rcx,%r10,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	4388(%rcx,%r10,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vfmadd231ps	4520(%rcx,%r10,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vmovups	%ymm0, 32(%rax,%r10,4)
	vmovups	%ymm1, 164(%rax,%r10,4)
	vmovups	%ymm2, 296(%rax,%r10,4)
	vmovups	%ymm3, 428(%rax,%r10,4)
	vmovups	%ymm4, 560(%rax,%r10,4)
	vmovups	%ymm5, 692(%rax,%r10,4)
	vmovups	%ymm6, 824(%rax,%r10,4)
	addq	$8, %r10
	cmpq	$24, %r10
	jl	.LBB1_6
	jmp	.LBB1_7
.LBB1_8:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$31, %rax
	jg	.LBB1_11
# %bb.9:                                # %.lr.ph11.preheader
	addq	$-8, %rax
	leaq	25740(%rdi), %rcx
	.p2align	4
.LBB1_10:                               # %.lr.ph11
                                        # =>This Inner Loop Header: Depth=1
	vmovups	32(%rsi,%rax,4), %ymm6
	vmovups	164(%rsi,%rax,4), %ymm9
	vmovups	296(%rsi,%rax,4), %ymm8
	vmovups	428(%rsi,%rax,4), %ymm7
	vmovups	-7228(%rcx,%rax,4), %ymm1
	vmovups	-7096(%rcx,%rax,4), %ymm2
	vmovups	-6964(%rcx,%rax,4), %ymm3
	vmovups	-6832(%rcx,%rax,4), %ymm4
	vmulps	%ymm1, %ymm8, %ymm0
	vmulps	%ymm6, %ymm1, %ymm1
	vfmadd231ps	%ymm7, %ymm2, %ymm0     # ymm0 = (ymm2 * ymm7) + ymm0
	vfmadd231ps	%ymm2, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm2) + ymm1
	vmovups	560(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm10) + ymm0
	vfmadd231ps	%ymm8, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm8) + ymm1
	vmulps	%ymm3, %ymm6, %ymm2
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm4, %ymm9, %ymm2     # ymm2 = (ymm9 * ymm4) + ymm2
	vmovups	-6700(%rcx,%rax,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm10) + ymm1
	vfmadd231ps	%ymm8, %ymm3, %ymm2     # ymm2 = (ymm3 * ymm8) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	-6568(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm7) + ymm2
	vfmadd231ps	%ymm4, %ymm9, %ymm3     # ymm3 = (ymm9 * ymm4) + ymm3
	vmovups	-6436(%rcx,%rax,4), %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm10) + ymm2
	vfmadd231ps	%ymm8, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm8) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	-6304(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vfmadd231ps	%ymm5, %ymm9, %ymm4     # ymm4 = (ymm9 * ymm5) + ymm4
	vmovups	-6172(%rcx,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm10) + ymm3
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-6040(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm4    # ymm4 = (ymm11 * ymm7) + ymm4
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vmovups	-5908(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm10, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm10) + ymm4
	vfmadd231ps	%ymm8, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm8) + ymm5
	vmulps	%ymm6, %ymm11, %ymm6
	vmovups	-5776(%rcx,%rax,4), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm5    # ymm5 = (ymm11 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm9) + ymm6
	vmovups	-5644(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm10, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm10) + ymm5
	vfmadd231ps	%ymm8, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm8) + ymm6
	vfmadd231ps	-5512(%rcx,%rax,4), %ymm7, %ymm6 # ymm6 = (ymm7 * mem) + ymm6
	vmovups	-5380(%rcx,%rax,4), %ymm8
	vmovups	956(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	692(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	-5248(%rcx,%rax,4), %ymm11
	vmovups	1088(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	824(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vmovups	-5116(%rcx,%rax,4), %ymm12
	vmovups	1220(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-4984(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-4852(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-4720(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-4588(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-4456(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-4324(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-4192(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-4060(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-3928(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	-3796(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vfmadd231ps	-3664(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vmovups	-3532(%rcx,%rax,4), %ymm8
	vmovups	1616(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	1352(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	-3400(%rcx,%rax,4), %ymm11
	vmovups	1748(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	1484(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vmovups	-3268(%rcx,%rax,4), %ymm12
	vmovups	1880(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-3136(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-3004(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-2872(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-2740(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-2608(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-2476(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-2344(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-2212(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-2080(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	-1948(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vfmadd231ps	-1816(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vmovups	-1684(%rcx,%rax,4), %ymm8
	vmovups	2276(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm8, %ymm0     # ymm0 = (ymm8 * ymm7) + ymm0
	vmovups	2012(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm1     # ymm1 = (ymm9 * ymm8) + ymm1
	vmovups	-1552(%rcx,%rax,4), %ymm11
	vmovups	2408(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm0    # ymm0 = (ymm11 * ymm8) + ymm0
	vmovups	2144(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm11, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm11) + ymm1
	vmovups	-1420(%rcx,%rax,4), %ymm12
	vmovups	2540(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm7, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm7) + ymm1
	vfmadd231ps	%ymm12, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm12) + ymm2
	vmovups	-1288(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vfmadd231ps	%ymm12, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm12) + ymm2
	vmovups	-1156(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm11) + ymm1
	vfmadd231ps	%ymm7, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm7) + ymm2
	vfmadd231ps	%ymm12, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm12) + ymm3
	vmovups	-1024(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm2    # ymm2 = (ymm12 * ymm8) + ymm2
	vfmadd231ps	%ymm12, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm12) + ymm3
	vmovups	-892(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm11) + ymm2
	vfmadd231ps	%ymm7, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm7) + ymm3
	vfmadd231ps	%ymm12, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm12) + ymm4
	vmovups	-760(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm8) + ymm3
	vfmadd231ps	%ymm12, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm12) + ymm4
	vmovups	-628(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm11) + ymm3
	vfmadd231ps	%ymm7, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm7) + ymm4
	vfmadd231ps	%ymm12, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm12) + ymm5
	vmovups	-496(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm8) + ymm4
	vfmadd231ps	%ymm12, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm12) + ymm5
	vmovups	-364(%rcx,%rax,4), %ymm12
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm5    # ymm5 = (ymm12 * ymm7) + ymm5
	vfmadd231ps	%ymm9, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm9) + ymm6
	vmovups	-232(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm5     # ymm5 = (ymm9 * ymm8) + ymm5
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	-100(%rcx,%rax,4), %ymm9
	vfmadd231ps	%ymm11, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm11) + ymm5
	vfmadd231ps	%ymm7, %ymm9, %ymm6     # ymm6 = (ymm9 * ymm7) + ymm6
	vfmadd231ps	32(%rcx,%rax,4), %ymm8, %ymm6 # ymm6 = (ymm8 * mem) + ymm6
	vmovups	%ymm0, 5576(%rdx,%rax,4)
	vmovups	%ymm1, 5708(%rdx,%rax,4)
	vmovups	%ymm2, 5840(%rdx,%rax,4)
	vmovups	%ymm3, 5972(%rdx,%rax,4)
	vmovups	%ymm4, 6104(%rdx,%rax,4)
	vmovups	%ymm5, 6236(%rdx,%rax,4)
	vmovups	%ymm6, 6368(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$24, %rax
	jl	.LBB1_10
.LBB1_11:                               # %._crit_edge12
	movl	$32, %eax
	#APP
	#NO_APP
	vmovss	264(%rsi,%rax,4), %xmm7         # xmm7 = mem[0],zero,zero,zero
	vmovss	18480(%rdi,%rax,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vmovss	18612(%rdi,%rax,4), %xmm2       # xmm2 = mem[0],zero,zero,zero
	vmulss	%xmm7, %xmm1, %xmm0
	vmovss	(%rsi,%rax,4), %xmm6            # xmm6 = mem[0],zero,zero,zero
	vmovss	132(%rsi,%rax,4), %xmm9         # xmm9 = mem[0],zero,zero,zero
	vmulss	%xmm6, %xmm1, %xmm1
	vmovss	396(%rsi,%rax,4), %xmm8         # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm2, %xmm0     # xmm0 = (xmm2 * xmm8) + xmm0
	vfmadd231ss	%xmm2, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm2) + xmm1
	vmovss	18744(%rdi,%rax,4), %xmm2       # xmm2 = mem[0],zero,zero,zero
	vmovss	528(%rsi,%rax,4), %xmm10        # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm10) + xmm0
	vfmadd231ss	%xmm7, %xmm2, %xmm1     # xmm1 = (xmm2 * xmm7) + xmm1
	vmulss	%xmm2, %xmm6, %xmm2
	vmovss	18876(%rdi,%rax,4), %xmm3       # xmm3 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm3, %xmm1     # xmm1 = (xmm3 * xmm8) + xmm1
	vfmadd231ss	%xmm3, %xmm9, %xmm2     # xmm2 = (xmm9 * xmm3) + xmm2
	vmovss	19008(%rdi,%rax,4), %xmm3       # xmm3 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm10) + xmm1
	vfmadd231ss	%xmm7, %xmm3, %xmm2     # xmm2 = (xmm3 * xmm7) + xmm2
	vmulss	%xmm3, %xmm6, %xmm3
	vmovss	19140(%rdi,%rax,4), %xmm4       # xmm4 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm4, %xmm2     # xmm2 = (xmm4 * xmm8) + xmm2
	vfmadd231ss	%xmm4, %xmm9, %xmm3     # xmm3 = (xmm9 * xmm4) + xmm3
	vmovss	19272(%rdi,%rax,4), %xmm4       # xmm4 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm4, %xmm2    # xmm2 = (xmm4 * xmm10) + xmm2
	vfmadd231ss	%xmm7, %xmm4, %xmm3     # xmm3 = (xmm4 * xmm7) + xmm3
	vmulss	%xmm4, %xmm6, %xmm4
	vmovss	19404(%rdi,%rax,4), %xmm5       # xmm5 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm5, %xmm3     # xmm3 = (xmm5 * xmm8) + xmm3
	vfmadd231ss	%xmm5, %xmm9, %xmm4     # xmm4 = (xmm9 * xmm5) + xmm4
	vmovss	19536(%rdi,%rax,4), %xmm5       # xmm5 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm5, %xmm3    # xmm3 = (xmm5 * xmm10) + xmm3
	vfmadd231ss	%xmm7, %xmm5, %xmm4     # xmm4 = (xmm5 * xmm7) + xmm4
	vmulss	%xmm5, %xmm6, %xmm5
	vmovss	19668(%rdi,%rax,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm4    # xmm4 = (xmm11 * xmm8) + xmm4
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vmovss	19800(%rdi,%rax,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vfmadd231ss	%xmm7, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm7) + xmm5
	vmulss	%xmm6, %xmm11, %xmm6
	vmovss	19932(%rdi,%rax,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm5    # xmm5 = (xmm11 * xmm8) + xmm5
	vfmadd231ss	%xmm9, %xmm11, %xmm6    # xmm6 = (xmm11 * xmm9) + xmm6
	vmovss	20064(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm10) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	20196(%rdi,%rax,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	20328(%rdi,%rax,4), %xmm8       # xmm8 = mem[0],zero,zero,zero
	vmovss	924(%rsi,%rax,4), %xmm7         # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	660(%rsi,%rax,4), %xmm9         # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	20460(%rdi,%rax,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vmovss	1056(%rsi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmovss	792(%rsi,%rax,4), %xmm10        # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vmovss	20592(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vmovss	1188(%rsi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ss	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ss	%xmm12, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm12) + xmm2
	vmovss	20724(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vmovss	20856(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ss	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ss	%xmm12, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm12) + xmm3
	vmovss	20988(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vmovss	21120(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ss	%xmm7, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm7) + xmm3
	vfmadd231ss	%xmm12, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm12) + xmm4
	vmovss	21252(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vmovss	21384(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ss	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vmovss	21516(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ss	%xmm12, %xmm10, %xmm5   # xmm5 = (xmm10 * xmm12) + xmm5
	vmovss	21648(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm11) + xmm4
	vfmadd231ss	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	21780(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	21912(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	22044(%rdi,%rax,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	22176(%rdi,%rax,4), %xmm8       # xmm8 = mem[0],zero,zero,zero
	vmovss	1584(%rsi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	1320(%rsi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	22308(%rdi,%rax,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vmovss	1716(%rsi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmovss	1452(%rsi,%rax,4), %xmm10       # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vmovss	22440(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vmovss	1848(%rsi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ss	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ss	%xmm12, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm12) + xmm2
	vmovss	22572(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vmovss	22704(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ss	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ss	%xmm12, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm12) + xmm3
	vmovss	22836(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vmovss	22968(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ss	%xmm7, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm7) + xmm3
	vfmadd231ss	%xmm12, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm12) + xmm4
	vmovss	23100(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vmovss	23232(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ss	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vmovss	23364(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ss	%xmm12, %xmm10, %xmm5   # xmm5 = (xmm10 * xmm12) + xmm5
	vmovss	23496(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm11) + xmm4
	vfmadd231ss	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	23628(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	23760(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	23892(%rdi,%rax,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	24024(%rdi,%rax,4), %xmm8       # xmm8 = mem[0],zero,zero,zero
	vmovss	2244(%rsi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	1980(%rsi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	24156(%rdi,%rax,4), %xmm11      # xmm11 = mem[0],zero,zero,zero
	vmovss	2376(%rsi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm11, %xmm0    # xmm0 = (xmm11 * xmm8) + xmm0
	vmovss	2112(%rsi,%rax,4), %xmm10       # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm11) + xmm1
	vmovss	24288(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vmovss	2508(%rsi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm0   # xmm0 = (xmm12 * xmm11) + xmm0
	vfmadd231ss	%xmm7, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm7) + xmm1
	vfmadd231ss	%xmm12, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm12) + xmm2
	vmovss	24420(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm1    # xmm1 = (xmm12 * xmm8) + xmm1
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vmovss	24552(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm11) + xmm1
	vfmadd231ss	%xmm7, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm7) + xmm2
	vfmadd231ss	%xmm12, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm12) + xmm3
	vmovss	24684(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm2    # xmm2 = (xmm12 * xmm8) + xmm2
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vmovss	24816(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm11) + xmm2
	vfmadd231ss	%xmm7, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm7) + xmm3
	vfmadd231ss	%xmm12, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm12) + xmm4
	vmovss	24948(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm3    # xmm3 = (xmm12 * xmm8) + xmm3
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vmovss	25080(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm11) + xmm3
	vfmadd231ss	%xmm7, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm7) + xmm4
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vmovss	25212(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm12, %xmm4    # xmm4 = (xmm12 * xmm8) + xmm4
	vfmadd231ss	%xmm12, %xmm10, %xmm5   # xmm5 = (xmm10 * xmm12) + xmm5
	vmovss	25344(%rdi,%rax,4), %xmm12      # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm11) + xmm4
	vfmadd231ss	%xmm7, %xmm12, %xmm5    # xmm5 = (xmm12 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	25476(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	25608(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm11, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm11) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	25740(%rdi,%rax,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	%xmm0, 5544(%rdx,%rax,4)
	vmovss	%xmm1, 5676(%rdx,%rax,4)
	vmovss	%xmm2, 5808(%rdx,%rax,4)
	vmovss	%xmm3, 5940(%rdx,%rax,4)
	vmovss	%xmm4, 6072(%rdx,%rax,4)
	vmovss	%xmm5, 6204(%rdx,%rax,4)
	vmovss	%xmm6, 6336(%rdx,%rax,4)
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
	.quad	14                              # 0xe
	.quad	14                              # 0xe
	.quad	33                              # 0x21
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
	.quad	33                              # 0x21
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
	.quad	7                               # 0x7
	.quad	7                               # 0x7
	.quad	33                              # 0x21
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
