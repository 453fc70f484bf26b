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
	vmovsd	16(%rdi), %xmm0                 # xmm0 = mem[0],zero
	vinsertps	$32, 24(%rdi), %xmm0, %xmm0 # xmm0 = xmm0[0,1],mem[0],xmm0[3]
	vmovups	(%rdi), %xmm1
	vmovups	28(%rdi), %xmm2
	vmovups	392(%rdi), %xmm3
	vmovups	420(%rdi), %xmm4
	vinsertf128	$1, %xmm0, %ymm1, %ymm1
	vmovss	136(%rsi), %xmm0                # xmm0 = mem[0],zero,zero,zero
	vmovsd	128(%rsi), %xmm5                # xmm5 = mem[0],zero
	vinsertps	$32, %xmm0, %xmm5, %xmm0 # xmm0 = xmm5[0,1],xmm0[0],xmm5[3]
	vmovups	112(%rsi), %xmm5
	vinsertf128	$1, %xmm0, %ymm5, %ymm0
	vmulps	%ymm0, %ymm1, %ymm5
	vmovsd	44(%rdi), %xmm1                 # xmm1 = mem[0],zero
	vinsertps	$32, 52(%rdi), %xmm1, %xmm1 # xmm1 = xmm1[0,1],mem[0],xmm1[3]
	vinsertf128	$1, %xmm1, %ymm2, %ymm6
	vmovss	164(%rsi), %xmm1                # xmm1 = mem[0],zero,zero,zero
	vmovsd	156(%rsi), %xmm2                # xmm2 = mem[0],zero
	vinsertps	$32, %xmm1, %xmm2, %xmm1 # xmm1 = xmm2[0,1],xmm1[0],xmm2[3]
	vmovups	140(%rsi), %xmm2
	vinsertf128	$1, %xmm1, %ymm2, %ymm1
	vfmadd213ps	%ymm5, %ymm1, %ymm6     # ymm6 = (ymm1 * ymm6) + ymm5
	vmovsd	408(%rdi), %xmm2                # xmm2 = mem[0],zero
	vinsertps	$32, 416(%rdi), %xmm2, %xmm2 # xmm2 = xmm2[0,1],mem[0],xmm2[3]
	vinsertf128	$1, %xmm2, %ymm3, %ymm5
	vmovss	220(%rsi), %xmm2                # xmm2 = mem[0],zero,zero,zero
	vmovsd	212(%rsi), %xmm3                # xmm3 = mem[0],zero
	vinsertps	$32, %xmm2, %xmm3, %xmm2 # xmm2 = xmm3[0,1],xmm2[0],xmm3[3]
	vmovups	196(%rsi), %xmm3
	vinsertf128	$1, %xmm2, %ymm3, %ymm2
	vfmadd231ps	%ymm2, %ymm5, %ymm6     # ymm6 = (ymm5 * ymm2) + ymm6
	vmovss	52(%rsi), %xmm3                 # xmm3 = mem[0],zero,zero,zero
	vmovsd	44(%rsi), %xmm7                 # xmm7 = mem[0],zero
	vinsertps	$32, %xmm3, %xmm7, %xmm3 # xmm3 = xmm7[0,1],xmm3[0],xmm7[3]
	vmovups	28(%rsi), %xmm7
	vinsertf128	$1, %xmm3, %ymm7, %ymm3
	vmulps	%ymm3, %ymm5, %ymm7
	vmovsd	436(%rdi), %xmm5                # xmm5 = mem[0],zero
	vinsertps	$32, 444(%rdi), %xmm5, %xmm5 # xmm5 = xmm5[0,1],mem[0],xmm5[3]
	vinsertf128	$1, %xmm5, %ymm4, %ymm8
	vmovss	248(%rsi), %xmm4                # xmm4 = mem[0],zero,zero,zero
	vmovsd	240(%rsi), %xmm5                # xmm5 = mem[0],zero
	vinsertps	$32, %xmm4, %xmm5, %xmm4 # xmm4 = xmm5[0,1],xmm4[0],xmm5[3]
	vmovups	224(%rsi), %xmm5
	vinsertf128	$1, %xmm4, %ymm5, %ymm4
	vfmadd231ps	%ymm4, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm4) + ymm6
	vmovss	80(%rsi), %xmm5                 # xmm5 = mem[0],zero,zero,zero
	vmovsd	72(%rsi), %xmm9                 # xmm9 = mem[0],zero
	vinsertps	$32, %xmm5, %xmm9, %xmm5 # xmm5 = xmm9[0,1],xmm5[0],xmm9[3]
	vmovups	56(%rsi), %xmm9
	vinsertf128	$1, %xmm5, %ymm9, %ymm5
	vfmadd231ps	%ymm8, %ymm5, %ymm7     # ymm7 = (ymm5 * ymm8) + ymm7
	vextractf128	$1, %ymm6, %xmm8
	vmovlps	%xmm8, 16(%rdx)
	vextractps	$2, %xmm8, 24(%rdx)
	vmovups	%xmm6, (%rdx)
	vmovsd	800(%rdi), %xmm6                # xmm6 = mem[0],zero
	vinsertps	$32, 808(%rdi), %xmm6, %xmm6 # xmm6 = xmm6[0,1],mem[0],xmm6[3]
	vmovups	784(%rdi), %xmm8
	vmovups	812(%rdi), %xmm9
	vmovups	1176(%rdi), %xmm10
	vmovups	1204(%rdi), %xmm11
	vinsertf128	$1, %xmm6, %ymm8, %ymm6
	vfmadd213ps	%ymm7, %ymm0, %ymm6     # ymm6 = (ymm0 * ymm6) + ymm7
	vmovsd	828(%rdi), %xmm7                # xmm7 = mem[0],zero
	vinsertps	$32, 836(%rdi), %xmm7, %xmm7 # xmm7 = xmm7[0,1],mem[0],xmm7[3]
	vinsertf128	$1, %xmm7, %ymm9, %ymm7
	vfmadd213ps	%ymm6, %ymm1, %ymm7     # ymm7 = (ymm1 * ymm7) + ymm6
	vmovsd	1192(%rdi), %xmm6               # xmm6 = mem[0],zero
	vinsertps	$32, 1200(%rdi), %xmm6, %xmm6 # xmm6 = xmm6[0,1],mem[0],xmm6[3]
	vinsertf128	$1, %xmm6, %ymm10, %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm2) + ymm7
	vmulps	%ymm6, %ymm3, %ymm6
	vmovsd	1220(%rdi), %xmm8               # xmm8 = mem[0],zero
	vinsertps	$32, 1228(%rdi), %xmm8, %xmm8 # xmm8 = xmm8[0,1],mem[0],xmm8[3]
	vinsertf128	$1, %xmm8, %ymm11, %ymm8
	vfmadd231ps	%ymm4, %ymm8, %ymm7     # ymm7 = (ymm8 * ymm4) + ymm7
	vfmadd231ps	%ymm8, %ymm5, %ymm6     # ymm6 = (ymm5 * ymm8) + ymm6
	vextractf128	$1, %ymm7, %xmm8
	vmovlps	%xmm8, 212(%rdx)
	vextractps	$2, %xmm8, 220(%rdx)
	vmovups	%xmm7, 196(%rdx)
	vmovsd	1584(%rdi), %xmm7               # xmm7 = mem[0],zero
	vinsertps	$32, 1592(%rdi), %xmm7, %xmm7 # xmm7 = xmm7[0,1],mem[0],xmm7[3]
	vmovups	1568(%rdi), %xmm8
	vmovups	1596(%rdi), %xmm9
	vmovups	1960(%rdi), %xmm10
	vmovups	1988(%rdi), %xmm11
	vinsertf128	$1, %xmm7, %ymm8, %ymm7
	vfmadd213ps	%ymm6, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm7) + ymm6
	vmovsd	1612(%rdi), %xmm6               # xmm6 = mem[0],zero
	vinsertps	$32, 1620(%rdi), %xmm6, %xmm6 # xmm6 = xmm6[0,1],mem[0],xmm6[3]
	vinsertf128	$1, %xmm6, %ymm9, %ymm6
	vfmadd213ps	%ymm7, %ymm1, %ymm6     # ymm6 = (ymm1 * ymm6) + ymm7
	vmovsd	1976(%rdi), %xmm7               # xmm7 = mem[0],zero
	vinsertps	$32, 1984(%rdi), %xmm7, %xmm7 # xmm7 = xmm7[0,1],mem[0],xmm7[3]
	vinsertf128	$1, %xmm7, %ymm10, %ymm7
	vfmadd231ps	%ymm2, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm2) + ymm6
	vmulps	%ymm7, %ymm3, %ymm7
	vmovsd	2004(%rdi), %xmm8               # xmm8 = mem[0],zero
	vinsertps	$32, 2012(%rdi), %xmm8, %xmm8 # xmm8 = xmm8[0,1],mem[0],xmm8[3]
	vinsertf128	$1, %xmm8, %ymm11, %ymm8
	vfmadd231ps	%ymm4, %ymm8, %ymm6     # ymm6 = (ymm8 * ymm4) + ymm6
	vfmadd231ps	%ymm8, %ymm5, %ymm7     # ymm7 = (ymm5 * ymm8) + ymm7
	vextractf128	$1, %ymm6, %xmm8
	vmovlps	%xmm8, 408(%rdx)
	vextractps	$2, %xmm8, 416(%rdx)
	vmovups	%xmm6, 392(%rdx)
	vmovsd	2368(%rdi), %xmm6               # xmm6 = mem[0],zero
	vinsertps	$32, 2376(%rdi), %xmm6, %xmm6 # xmm6 = xmm6[0,1],mem[0],xmm6[3]
	vmovups	2352(%rdi), %xmm8
	vmovups	2380(%rdi), %xmm9
	vmovups	2744(%rdi), %xmm10
	vinsertf128	$1, %xmm6, %ymm8, %ymm6
	vfmadd213ps	%ymm7, %ymm0, %ymm6     # ymm6 = (ymm0 * ymm6) + ymm7
	vmovsd	2396(%rdi), %xmm7               # xmm7 = mem[0],zero
	vinsertps	$32, 2404(%rdi), %xmm7, %xmm7 # xmm7 = xmm7[0,1],mem[0],xmm7[3]
	vinsertf128	$1, %xmm7, %ymm9, %ymm7
	vfmadd213ps	%ymm6, %ymm1, %ymm7     # ymm7 = (ymm1 * ymm7) + ymm6
	vmovss	2768(%rdi), %xmm6               # xmm6 = mem[0],zero,zero,zero
	vmovsd	2760(%rdi), %xmm8               # xmm8 = mem[0],zero
	vinsertps	$32, %xmm6, %xmm8, %xmm6 # xmm6 = xmm8[0,1],xmm6[0],xmm8[3]
	vinsertf128	$1, %xmm6, %ymm10, %ymm6
	vmovups	%ymm6, -40(%rsp)                # 32-byte Spill
	vfmadd231ps	%ymm2, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm2) + ymm7
	vmovss	2796(%rdi), %xmm6               # xmm6 = mem[0],zero,zero,zero
	vmovsd	2788(%rdi), %xmm8               # xmm8 = mem[0],zero
	vinsertps	$32, %xmm6, %xmm8, %xmm6 # xmm6 = xmm8[0,1],xmm6[0],xmm8[3]
	vmovups	2772(%rdi), %xmm8
	vinsertf128	$1, %xmm6, %ymm8, %ymm9
	vfmadd231ps	%ymm4, %ymm9, %ymm7     # ymm7 = (ymm9 * ymm4) + ymm7
	vmovups	%xmm7, 588(%rdx)
	vextractf128	$1, %ymm7, %xmm6
	vmovlps	%xmm6, 604(%rdx)
	vextractps	$2, %xmm6, 612(%rdx)
	vmovsd	100(%rsi), %xmm6                # xmm6 = mem[0],zero
	vinsertps	$32, 108(%rsi), %xmm6, %xmm6 # xmm6 = xmm6[0,1],mem[0],xmm6[3]
	vmovups	(%rsi), %xmm8
	vmovups	84(%rsi), %xmm7
	vmovups	168(%rsi), %xmm11
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vmovsd	184(%rsi), %xmm7                # xmm7 = mem[0],zero
	vinsertps	$32, 192(%rsi), %xmm7, %xmm7 # xmm7 = xmm7[0,1],mem[0],xmm7[3]
	vinsertf128	$1, %xmm7, %ymm11, %ymm7
	vmovsd	16(%rsi), %xmm11                # xmm11 = mem[0],zero
	vinsertps	$32, 24(%rsi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm8, %ymm8
	movq	$-168, %rax
	.p2align	4
.LBB1_1:                                # =>This Inner Loop Header: Depth=1
	vmovsd	380(%rdi,%rax,2), %xmm11        # xmm11 = mem[0],zero
	vinsertps	$32, 388(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	364(%rdi,%rax,2), %xmm12
	vmovups	392(%rdi,%rax,2), %xmm13
	vmovups	420(%rdi,%rax,2), %xmm14
	vmovups	756(%rdi,%rax,2), %xmm15
	vinsertf128	$1, %xmm11, %ymm12, %ymm11
	vmulps	%ymm6, %ymm11, %ymm11
	vmovsd	408(%rdi,%rax,2), %xmm12        # xmm12 = mem[0],zero
	vinsertps	$32, 416(%rdi,%rax,2), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vinsertf128	$1, %xmm12, %ymm13, %ymm12
	vfmadd213ps	%ymm11, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm12) + ymm11
	vmovsd	436(%rdi,%rax,2), %xmm11        # xmm11 = mem[0],zero
	vinsertps	$32, 444(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm14, %ymm13
	vfmadd213ps	%ymm12, %ymm1, %ymm13   # ymm13 = (ymm1 * ymm13) + ymm12
	vmovsd	772(%rdi,%rax,2), %xmm11        # xmm11 = mem[0],zero
	vinsertps	$32, 780(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm15, %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm13   # ymm13 = (ymm11 * ymm7) + ymm13
	vmulps	%ymm8, %ymm11, %ymm11
	vmovsd	800(%rdi,%rax,2), %xmm12        # xmm12 = mem[0],zero
	vinsertps	$32, 808(%rdi,%rax,2), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	784(%rdi,%rax,2), %xmm14
	vinsertf128	$1, %xmm12, %ymm14, %ymm12
	vfmadd231ps	%ymm2, %ymm12, %ymm13   # ymm13 = (ymm12 * ymm2) + ymm13
	vfmadd231ps	%ymm12, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm12) + ymm11
	vmovsd	828(%rdi,%rax,2), %xmm12        # xmm12 = mem[0],zero
	vinsertps	$32, 836(%rdi,%rax,2), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	812(%rdi,%rax,2), %xmm14
	vinsertf128	$1, %xmm12, %ymm14, %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm13   # ymm13 = (ymm12 * ymm4) + ymm13
	vfmadd231ps	%ymm12, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm12) + ymm11
	vextractf128	$1, %ymm13, %xmm12
	vmovlps	%xmm12, 212(%rdx,%rax)
	vextractps	$2, %xmm12, 220(%rdx,%rax)
	vmovups	%xmm13, 196(%rdx,%rax)
	vmovsd	1164(%rdi,%rax,2), %xmm12       # xmm12 = mem[0],zero
	vinsertps	$32, 1172(%rdi,%rax,2), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	1148(%rdi,%rax,2), %xmm13
	vmovups	1176(%rdi,%rax,2), %xmm14
	vmovups	1204(%rdi,%rax,2), %xmm15
	vmovups	1540(%rdi,%rax,2), %xmm10
	vinsertf128	$1, %xmm12, %ymm13, %ymm12
	vfmadd213ps	%ymm11, %ymm6, %ymm12   # ymm12 = (ymm6 * ymm12) + ymm11
	vmovsd	1192(%rdi,%rax,2), %xmm11       # xmm11 = mem[0],zero
	vinsertps	$32, 1200(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm14, %ymm11
	vfmadd213ps	%ymm12, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm11) + ymm12
	vmovsd	1220(%rdi,%rax,2), %xmm12       # xmm12 = mem[0],zero
	vinsertps	$32, 1228(%rdi,%rax,2), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vinsertf128	$1, %xmm12, %ymm15, %ymm12
	vfmadd213ps	%ymm11, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm12) + ymm11
	vmovsd	1556(%rdi,%rax,2), %xmm11       # xmm11 = mem[0],zero
	vinsertps	$32, 1564(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm10, %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm12   # ymm12 = (ymm10 * ymm7) + ymm12
	vmulps	%ymm10, %ymm8, %ymm11
	vmovsd	1584(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 1592(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	1568(%rdi,%rax,2), %xmm13
	vinsertf128	$1, %xmm10, %ymm13, %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm12   # ymm12 = (ymm10 * ymm2) + ymm12
	vfmadd231ps	%ymm10, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm10) + ymm11
	vmovsd	1612(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 1620(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	1596(%rdi,%rax,2), %xmm13
	vinsertf128	$1, %xmm10, %ymm13, %ymm10
	vfmadd231ps	%ymm4, %ymm10, %ymm12   # ymm12 = (ymm10 * ymm4) + ymm12
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vextractf128	$1, %ymm12, %xmm10
	vmovlps	%xmm10, 408(%rdx,%rax)
	vextractps	$2, %xmm10, 416(%rdx,%rax)
	vmovups	%xmm12, 392(%rdx,%rax)
	vmovsd	1948(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 1956(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	1932(%rdi,%rax,2), %xmm12
	vmovups	1960(%rdi,%rax,2), %xmm13
	vmovups	1988(%rdi,%rax,2), %xmm14
	vmovups	2324(%rdi,%rax,2), %xmm15
	vinsertf128	$1, %xmm10, %ymm12, %ymm10
	vfmadd213ps	%ymm11, %ymm6, %ymm10   # ymm10 = (ymm6 * ymm10) + ymm11
	vmovsd	1976(%rdi,%rax,2), %xmm11       # xmm11 = mem[0],zero
	vinsertps	$32, 1984(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm13, %ymm11
	vfmadd213ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm11) + ymm10
	vmovsd	2004(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 2012(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm14, %ymm10
	vfmadd213ps	%ymm11, %ymm1, %ymm10   # ymm10 = (ymm1 * ymm10) + ymm11
	vmovsd	2340(%rdi,%rax,2), %xmm11       # xmm11 = mem[0],zero
	vinsertps	$32, 2348(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm15, %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vmulps	%ymm11, %ymm8, %ymm11
	vmovsd	2368(%rdi,%rax,2), %xmm12       # xmm12 = mem[0],zero
	vinsertps	$32, 2376(%rdi,%rax,2), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	2352(%rdi,%rax,2), %xmm13
	vinsertf128	$1, %xmm12, %ymm13, %ymm12
	vfmadd231ps	%ymm2, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm2) + ymm10
	vfmadd231ps	%ymm12, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm12) + ymm11
	vmovsd	2396(%rdi,%rax,2), %xmm12       # xmm12 = mem[0],zero
	vinsertps	$32, 2404(%rdi,%rax,2), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	2380(%rdi,%rax,2), %xmm13
	vinsertf128	$1, %xmm12, %ymm13, %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm4) + ymm10
	vfmadd231ps	%ymm12, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm12) + ymm11
	vextractf128	$1, %ymm10, %xmm12
	vmovlps	%xmm12, 604(%rdx,%rax)
	vextractps	$2, %xmm12, 612(%rdx,%rax)
	vmovups	%xmm10, 588(%rdx,%rax)
	vmovsd	2732(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 2740(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	2716(%rdi,%rax,2), %xmm12
	vmovups	2744(%rdi,%rax,2), %xmm13
	vmovups	2772(%rdi,%rax,2), %xmm14
	vmovups	3108(%rdi,%rax,2), %xmm15
	vinsertf128	$1, %xmm10, %ymm12, %ymm10
	vfmadd213ps	%ymm11, %ymm6, %ymm10   # ymm10 = (ymm6 * ymm10) + ymm11
	vmovsd	2760(%rdi,%rax,2), %xmm11       # xmm11 = mem[0],zero
	vinsertps	$32, 2768(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm13, %ymm11
	vfmadd213ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm11) + ymm10
	vmovsd	2788(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 2796(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm14, %ymm10
	vfmadd213ps	%ymm11, %ymm1, %ymm10   # ymm10 = (ymm1 * ymm10) + ymm11
	vmovsd	3124(%rdi,%rax,2), %xmm11       # xmm11 = mem[0],zero
	vinsertps	$32, 3132(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm15, %ymm11
	vfmadd213ps	%ymm10, %ymm7, %ymm11   # ymm11 = (ymm7 * ymm11) + ymm10
	vmovsd	3152(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 3160(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	3136(%rdi,%rax,2), %xmm12
	vinsertf128	$1, %xmm10, %ymm12, %ymm10
	vfmadd213ps	%ymm11, %ymm2, %ymm10   # ymm10 = (ymm2 * ymm10) + ymm11
	vmovsd	3180(%rdi,%rax,2), %xmm11       # xmm11 = mem[0],zero
	vinsertps	$32, 3188(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	3164(%rdi,%rax,2), %xmm12
	vinsertf128	$1, %xmm11, %ymm12, %ymm11
	vfmadd213ps	%ymm10, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm11) + ymm10
	vextractf128	$1, %ymm11, %xmm10
	vmovlps	%xmm10, 800(%rdx,%rax)
	vextractps	$2, %xmm10, 808(%rdx,%rax)
	vmovups	%xmm11, 784(%rdx,%rax)
	addq	$28, %rax
	jne	.LBB1_1
# %bb.2:
	vmulps	-40(%rsp), %ymm3, %ymm10        # 32-byte Folded Reload
	vfmadd213ps	%ymm10, %ymm5, %ymm9    # ymm9 = (ymm5 * ymm9) + ymm10
	vmovsd	3152(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 3160(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	3136(%rdi), %xmm11
	vmovups	3164(%rdi), %xmm12
	vmovups	3528(%rdi), %xmm13
	vmovups	3556(%rdi), %xmm14
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vfmadd213ps	%ymm9, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm10) + ymm9
	vmovsd	3180(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 3188(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm12, %ymm9
	vfmadd213ps	%ymm10, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm9) + ymm10
	vmovsd	3544(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 3552(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm13, %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vmulps	%ymm3, %ymm10, %ymm10
	vmovsd	3572(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3580(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm14, %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vfmadd231ps	%ymm11, %ymm5, %ymm10   # ymm10 = (ymm5 * ymm11) + ymm10
	vextractf128	$1, %ymm9, %xmm11
	vmovlps	%xmm11, 800(%rdx)
	vextractps	$2, %xmm11, 808(%rdx)
	vmovups	%xmm9, 784(%rdx)
	vmovsd	3936(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 3944(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	3920(%rdi), %xmm11
	vmovups	3948(%rdi), %xmm12
	vmovups	4312(%rdi), %xmm13
	vmovups	4340(%rdi), %xmm14
	vinsertf128	$1, %xmm9, %ymm11, %ymm9
	vfmadd213ps	%ymm10, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm9) + ymm10
	vmovsd	3964(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 3972(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm12, %ymm10
	vfmadd213ps	%ymm9, %ymm1, %ymm10    # ymm10 = (ymm1 * ymm10) + ymm9
	vmovsd	4328(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 4336(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm13, %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vmulps	%ymm3, %ymm9, %ymm9
	vmovsd	4356(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 4364(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm14, %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm4) + ymm10
	vfmadd231ps	%ymm11, %ymm5, %ymm9    # ymm9 = (ymm5 * ymm11) + ymm9
	vextractf128	$1, %ymm10, %xmm11
	vmovlps	%xmm11, 996(%rdx)
	vextractps	$2, %xmm11, 1004(%rdx)
	vmovups	%xmm10, 980(%rdx)
	vmovsd	4720(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 4728(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	4704(%rdi), %xmm11
	vmovups	4732(%rdi), %xmm12
	vmovups	5096(%rdi), %xmm13
	vmovups	5124(%rdi), %xmm14
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vfmadd213ps	%ymm9, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm10) + ymm9
	vmovsd	4748(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 4756(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm12, %ymm9
	vfmadd213ps	%ymm10, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm9) + ymm10
	vmovsd	5112(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 5120(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm13, %ymm10
	vfmadd213ps	%ymm9, %ymm2, %ymm10    # ymm10 = (ymm2 * ymm10) + ymm9
	vmovsd	5140(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 5148(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm14, %ymm9
	vfmadd213ps	%ymm10, %ymm4, %ymm9    # ymm9 = (ymm4 * ymm9) + ymm10
	vextractf128	$1, %ymm9, %xmm10
	vmovlps	%xmm10, 1192(%rdx)
	vextractps	$2, %xmm10, 1200(%rdx)
	vmovups	%xmm9, 1176(%rdx)
	movq	$-168, %rax
	.p2align	4
.LBB1_3:                                # =>This Inner Loop Header: Depth=1
	vmovsd	3124(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 3132(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	3108(%rdi,%rax,2), %xmm10
	vmovups	3136(%rdi,%rax,2), %xmm11
	vmovups	3164(%rdi,%rax,2), %xmm12
	vmovups	3500(%rdi,%rax,2), %xmm13
	vinsertf128	$1, %xmm9, %ymm10, %ymm9
	vmulps	%ymm8, %ymm9, %ymm9
	vmovsd	3152(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 3160(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vfmadd213ps	%ymm9, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm10) + ymm9
	vmovsd	3180(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 3188(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm12, %ymm9
	vfmadd213ps	%ymm10, %ymm5, %ymm9    # ymm9 = (ymm5 * ymm9) + ymm10
	vmovsd	3516(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 3524(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm13, %ymm10
	vfmadd213ps	%ymm9, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm10) + ymm9
	vmovsd	3544(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 3552(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	3528(%rdi,%rax,2), %xmm11
	vinsertf128	$1, %xmm9, %ymm11, %ymm11
	vfmadd213ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm11) + ymm10
	vmovsd	3572(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 3580(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	3556(%rdi,%rax,2), %xmm10
	vinsertf128	$1, %xmm9, %ymm10, %ymm9
	vfmadd213ps	%ymm11, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm9) + ymm11
	vmovsd	3908(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 3916(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	3892(%rdi,%rax,2), %xmm11
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vmulps	%ymm10, %ymm8, %ymm10
	vmovsd	3936(%rdi,%rax,2), %xmm11       # xmm11 = mem[0],zero
	vinsertps	$32, 3944(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	3920(%rdi,%rax,2), %xmm12
	vinsertf128	$1, %xmm11, %ymm12, %ymm11
	vfmadd231ps	%ymm2, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm2) + ymm9
	vfmadd231ps	%ymm11, %ymm3, %ymm10   # ymm10 = (ymm3 * ymm11) + ymm10
	vmovsd	3964(%rdi,%rax,2), %xmm11       # xmm11 = mem[0],zero
	vinsertps	$32, 3972(%rdi,%rax,2), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	3948(%rdi,%rax,2), %xmm12
	vinsertf128	$1, %xmm11, %ymm12, %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vfmadd231ps	%ymm11, %ymm5, %ymm10   # ymm10 = (ymm5 * ymm11) + ymm10
	vextractf128	$1, %ymm9, %xmm11
	vmovlps	%xmm11, 996(%rdx,%rax)
	vextractps	$2, %xmm11, 1004(%rdx,%rax)
	vmovups	%xmm9, 980(%rdx,%rax)
	vmovsd	4300(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 4308(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	4284(%rdi,%rax,2), %xmm11
	vmovups	4312(%rdi,%rax,2), %xmm12
	vmovups	4340(%rdi,%rax,2), %xmm13
	vmovups	4676(%rdi,%rax,2), %xmm14
	vinsertf128	$1, %xmm9, %ymm11, %ymm9
	vfmadd213ps	%ymm10, %ymm6, %ymm9    # ymm9 = (ymm6 * ymm9) + ymm10
	vmovsd	4328(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 4336(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm12, %ymm10
	vfmadd213ps	%ymm9, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm10) + ymm9
	vmovsd	4356(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 4364(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm13, %ymm11
	vfmadd213ps	%ymm10, %ymm1, %ymm11   # ymm11 = (ymm1 * ymm11) + ymm10
	vmovsd	4692(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 4700(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm14, %ymm9
	vfmadd231ps	%ymm7, %ymm9, %ymm11    # ymm11 = (ymm9 * ymm7) + ymm11
	vmulps	%ymm9, %ymm8, %ymm9
	vmovsd	4720(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 4728(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	4704(%rdi,%rax,2), %xmm12
	vinsertf128	$1, %xmm10, %ymm12, %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm2) + ymm11
	vfmadd231ps	%ymm10, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm10) + ymm9
	vmovsd	4748(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 4756(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	4732(%rdi,%rax,2), %xmm12
	vinsertf128	$1, %xmm10, %ymm12, %ymm10
	vfmadd231ps	%ymm4, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm4) + ymm11
	vfmadd231ps	%ymm10, %ymm5, %ymm9    # ymm9 = (ymm5 * ymm10) + ymm9
	vextractf128	$1, %ymm11, %xmm10
	vmovlps	%xmm10, 1192(%rdx,%rax)
	vextractps	$2, %xmm10, 1200(%rdx,%rax)
	vmovups	%xmm11, 1176(%rdx,%rax)
	vmovsd	5084(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 5092(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	5068(%rdi,%rax,2), %xmm11
	vmovups	5096(%rdi,%rax,2), %xmm12
	vmovups	5124(%rdi,%rax,2), %xmm13
	vmovups	5460(%rdi,%rax,2), %xmm14
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vfmadd213ps	%ymm9, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm10) + ymm9
	vmovsd	5112(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 5120(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm12, %ymm9
	vfmadd213ps	%ymm10, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm9) + ymm10
	vmovsd	5140(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 5148(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm13, %ymm10
	vfmadd213ps	%ymm9, %ymm1, %ymm10    # ymm10 = (ymm1 * ymm10) + ymm9
	vmovsd	5476(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 5484(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm14, %ymm9
	vfmadd213ps	%ymm10, %ymm7, %ymm9    # ymm9 = (ymm7 * ymm9) + ymm10
	vmovsd	5504(%rdi,%rax,2), %xmm10       # xmm10 = mem[0],zero
	vinsertps	$32, 5512(%rdi,%rax,2), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	5488(%rdi,%rax,2), %xmm11
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vfmadd213ps	%ymm9, %ymm2, %ymm10    # ymm10 = (ymm2 * ymm10) + ymm9
	vmovsd	5532(%rdi,%rax,2), %xmm9        # xmm9 = mem[0],zero
	vinsertps	$32, 5540(%rdi,%rax,2), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	5516(%rdi,%rax,2), %xmm11
	vinsertf128	$1, %xmm9, %ymm11, %ymm9
	vfmadd213ps	%ymm10, %ymm4, %ymm9    # ymm9 = (ymm4 * ymm9) + ymm10
	vextractf128	$1, %ymm9, %xmm10
	vmovlps	%xmm10, 1388(%rdx,%rax)
	vextractps	$2, %xmm10, 1396(%rdx,%rax)
	vmovups	%xmm9, 1372(%rdx,%rax)
	addq	$28, %rax
	jne	.LBB1_3
# %bb.4:
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
	.quad	7                               # 0x7
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
	.quad	7                               # 0x7
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
	.quad	7                               # 0x7
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
