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
	vmovups	56(%rdi), %xmm4
	vmovups	84(%rdi), %xmm5
	vinsertf128	$1, %xmm0, %ymm1, %ymm1
	vmovsd	128(%rsi), %xmm0                # xmm0 = mem[0],zero
	vinsertps	$32, 136(%rsi), %xmm0, %xmm0 # xmm0 = xmm0[0,1],mem[0],xmm0[3]
	vmovups	112(%rsi), %xmm3
	vinsertf128	$1, %xmm0, %ymm3, %ymm0
	vmulps	%ymm0, %ymm1, %ymm9
	vmovsd	44(%rdi), %xmm1                 # xmm1 = mem[0],zero
	vinsertps	$32, 52(%rdi), %xmm1, %xmm1 # xmm1 = xmm1[0,1],mem[0],xmm1[3]
	vinsertf128	$1, %xmm1, %ymm2, %ymm2
	vmovsd	156(%rsi), %xmm1                # xmm1 = mem[0],zero
	vinsertps	$32, 164(%rsi), %xmm1, %xmm1 # xmm1 = xmm1[0,1],mem[0],xmm1[3]
	vmovups	140(%rsi), %xmm3
	vinsertf128	$1, %xmm1, %ymm3, %ymm1
	vfmadd231ps	%ymm1, %ymm2, %ymm9     # ymm9 = (ymm2 * ymm1) + ymm9
	vmovsd	100(%rsi), %xmm3                # xmm3 = mem[0],zero
	vinsertps	$32, 108(%rsi), %xmm3, %xmm3 # xmm3 = xmm3[0,1],mem[0],xmm3[3]
	vmovups	(%rsi), %xmm8
	vmovups	28(%rsi), %xmm6
	vmovups	56(%rsi), %xmm7
	vmovups	84(%rsi), %xmm10
	vinsertf128	$1, %xmm3, %ymm10, %ymm3
	vmulps	%ymm3, %ymm2, %ymm2
	vmovsd	72(%rdi), %xmm10                # xmm10 = mem[0],zero
	vinsertps	$32, 80(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm4, %ymm11
	vfmadd213ps	%ymm2, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm11) + ymm2
	vmovsd	100(%rdi), %xmm2                # xmm2 = mem[0],zero
	vinsertps	$32, 108(%rdi), %xmm2, %xmm2 # xmm2 = xmm2[0,1],mem[0],xmm2[3]
	vinsertf128	$1, %xmm2, %ymm5, %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm11    # ymm11 = (ymm2 * ymm1) + ymm11
	vmulps	%ymm2, %ymm3, %ymm2
	vmovsd	128(%rdi), %xmm4                # xmm4 = mem[0],zero
	vinsertps	$32, 136(%rdi), %xmm4, %xmm4 # xmm4 = xmm4[0,1],mem[0],xmm4[3]
	vmovups	112(%rdi), %xmm5
	vinsertf128	$1, %xmm4, %ymm5, %ymm12
	vfmadd213ps	%ymm2, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm12) + ymm2
	vmovsd	156(%rdi), %xmm2                # xmm2 = mem[0],zero
	vinsertps	$32, 164(%rdi), %xmm2, %xmm2 # xmm2 = xmm2[0,1],mem[0],xmm2[3]
	vmovups	140(%rdi), %xmm4
	vinsertf128	$1, %xmm2, %ymm4, %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm1) + ymm12
	vmulps	%ymm2, %ymm3, %ymm2
	vmovsd	184(%rdi), %xmm4                # xmm4 = mem[0],zero
	vinsertps	$32, 192(%rdi), %xmm4, %xmm4 # xmm4 = xmm4[0,1],mem[0],xmm4[3]
	vmovups	168(%rdi), %xmm5
	vinsertf128	$1, %xmm4, %ymm5, %ymm13
	vfmadd213ps	%ymm2, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm13) + ymm2
	vmovsd	212(%rdi), %xmm2                # xmm2 = mem[0],zero
	vinsertps	$32, 220(%rdi), %xmm2, %xmm2 # xmm2 = xmm2[0,1],mem[0],xmm2[3]
	vmovups	196(%rdi), %xmm4
	vinsertf128	$1, %xmm2, %ymm4, %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm1) + ymm13
	vmovsd	408(%rdi), %xmm2                # xmm2 = mem[0],zero
	vinsertps	$32, 416(%rdi), %xmm2, %xmm2 # xmm2 = xmm2[0,1],mem[0],xmm2[3]
	vmovups	392(%rdi), %xmm4
	vinsertf128	$1, %xmm2, %ymm4, %ymm4
	vmovsd	212(%rsi), %xmm2                # xmm2 = mem[0],zero
	vinsertps	$32, 220(%rsi), %xmm2, %xmm2 # xmm2 = xmm2[0,1],mem[0],xmm2[3]
	vmovups	196(%rsi), %xmm5
	vinsertf128	$1, %xmm2, %ymm5, %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm9     # ymm9 = (ymm4 * ymm2) + ymm9
	vmovsd	44(%rsi), %xmm5                 # xmm5 = mem[0],zero
	vinsertps	$32, 52(%rsi), %xmm5, %xmm5 # xmm5 = xmm5[0,1],mem[0],xmm5[3]
	vinsertf128	$1, %xmm5, %ymm6, %ymm6
	vmulps	%ymm6, %ymm4, %ymm14
	vmovsd	436(%rdi), %xmm4                # xmm4 = mem[0],zero
	vinsertps	$32, 444(%rdi), %xmm4, %xmm4 # xmm4 = xmm4[0,1],mem[0],xmm4[3]
	vmovups	420(%rdi), %xmm5
	vinsertf128	$1, %xmm4, %ymm5, %ymm15
	vmovsd	240(%rsi), %xmm4                # xmm4 = mem[0],zero
	vinsertps	$32, 248(%rsi), %xmm4, %xmm4 # xmm4 = xmm4[0,1],mem[0],xmm4[3]
	vmovups	224(%rsi), %xmm5
	vinsertf128	$1, %xmm4, %ymm5, %ymm4
	vfmadd231ps	%ymm4, %ymm15, %ymm9    # ymm9 = (ymm15 * ymm4) + ymm9
	vmovsd	184(%rsi), %xmm5                # xmm5 = mem[0],zero
	vinsertps	$32, 192(%rsi), %xmm5, %xmm5 # xmm5 = xmm5[0,1],mem[0],xmm5[3]
	vmovups	168(%rsi), %xmm16
	vinsertf32x4	$1, %xmm5, %ymm16, %ymm5
	vfmadd231ps	%ymm5, %ymm15, %ymm11   # ymm11 = (ymm15 * ymm5) + ymm11
	vmovsd	72(%rsi), %xmm16                # xmm16 = mem[0],zero
	vinsertps	$32, 80(%rsi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vinsertf32x4	$1, %xmm16, %ymm7, %ymm7
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vmovsd	16(%rsi), %xmm16                # xmm16 = mem[0],zero
	vinsertps	$32, 24(%rsi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vinsertf32x4	$1, %xmm16, %ymm8, %ymm8
	vmulps	%ymm8, %ymm15, %ymm15
	vmovsd	464(%rdi), %xmm16               # xmm16 = mem[0],zero
	vinsertps	$32, 472(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vmovups	448(%rdi), %xmm17
	vinsertf32x4	$1, %xmm16, %ymm17, %ymm16
	vfmadd231ps	%ymm2, %ymm16, %ymm11   # ymm11 = (ymm16 * ymm2) + ymm11
	vfmadd231ps	%ymm16, %ymm6, %ymm15   # ymm15 = (ymm6 * ymm16) + ymm15
	vmovsd	492(%rdi), %xmm16               # xmm16 = mem[0],zero
	vinsertps	$32, 500(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vmovups	476(%rdi), %xmm17
	vinsertf32x4	$1, %xmm16, %ymm17, %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm11   # ymm11 = (ymm16 * ymm4) + ymm11
	vfmadd231ps	%ymm5, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm5) + ymm12
	vfmadd231ps	%ymm7, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm7) + ymm15
	vmulps	%ymm16, %ymm8, %ymm17
	vmovsd	520(%rdi), %xmm16               # xmm16 = mem[0],zero
	vinsertps	$32, 528(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vmovups	504(%rdi), %xmm18
	vinsertf32x4	$1, %xmm16, %ymm18, %ymm16
	vfmadd231ps	%ymm2, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm2) + ymm12
	vfmadd231ps	%ymm16, %ymm6, %ymm17   # ymm17 = (ymm6 * ymm16) + ymm17
	vmovsd	548(%rdi), %xmm16               # xmm16 = mem[0],zero
	vinsertps	$32, 556(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vmovups	532(%rdi), %xmm18
	vinsertf32x4	$1, %xmm16, %ymm18, %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm12   # ymm12 = (ymm16 * ymm4) + ymm12
	vfmadd231ps	%ymm5, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm5) + ymm13
	vfmadd231ps	%ymm7, %ymm16, %ymm17   # ymm17 = (ymm16 * ymm7) + ymm17
	vmulps	%ymm16, %ymm8, %ymm18
	vmovsd	576(%rdi), %xmm16               # xmm16 = mem[0],zero
	vinsertps	$32, 584(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vmovups	560(%rdi), %xmm19
	vinsertf32x4	$1, %xmm16, %ymm19, %ymm16
	vfmadd231ps	%ymm2, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm2) + ymm13
	vfmadd231ps	%ymm16, %ymm6, %ymm18   # ymm18 = (ymm6 * ymm16) + ymm18
	vmovsd	604(%rdi), %xmm16               # xmm16 = mem[0],zero
	vinsertps	$32, 612(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vmovups	588(%rdi), %xmm19
	vinsertf32x4	$1, %xmm16, %ymm19, %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm4) + ymm13
	vfmadd231ps	%ymm7, %ymm16, %ymm18   # ymm18 = (ymm16 * ymm7) + ymm18
	vextractf32x4	$1, %ymm9, %xmm19
	vextractps	$2, %xmm19, 24(%rdx)
	vmovq	%xmm19, 16(%rdx)
	vmovups	%xmm9, (%rdx)
	vextractf128	$1, %ymm11, %xmm9
	vextractps	$2, %xmm9, 52(%rdx)
	vmovq	%xmm9, 44(%rdx)
	vmovups	%xmm11, 28(%rdx)
	vextractf128	$1, %ymm12, %xmm9
	vextractps	$2, %xmm9, 80(%rdx)
	vmovq	%xmm9, 72(%rdx)
	vmovups	%xmm12, 56(%rdx)
	vextractf128	$1, %ymm13, %xmm9
	vextractps	$2, %xmm9, 108(%rdx)
	vmovq	%xmm9, 100(%rdx)
	vmovups	%xmm13, 84(%rdx)
	vmovsd	800(%rdi), %xmm9                # xmm9 = mem[0],zero
	vinsertps	$32, 808(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	784(%rdi), %xmm11
	vmovups	812(%rdi), %xmm12
	vmovups	840(%rdi), %xmm13
	vmovups	868(%rdi), %xmm19
	vinsertf128	$1, %xmm9, %ymm11, %ymm9
	vfmadd213ps	%ymm14, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm9) + ymm14
	vmovsd	828(%rdi), %xmm11               # xmm11 = mem[0],zero
	vinsertps	$32, 836(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm12, %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm1) + ymm9
	vfmadd231ps	%ymm11, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm11) + ymm15
	vmovsd	856(%rdi), %xmm11               # xmm11 = mem[0],zero
	vinsertps	$32, 864(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm13, %ymm11
	vfmadd213ps	%ymm15, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm11) + ymm15
	vmovsd	884(%rdi), %xmm12               # xmm12 = mem[0],zero
	vinsertps	$32, 892(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vinsertf32x4	$1, %xmm12, %ymm19, %ymm12
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm12) + ymm17
	vmovsd	912(%rdi), %xmm12               # xmm12 = mem[0],zero
	vinsertps	$32, 920(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	896(%rdi), %xmm13
	vinsertf128	$1, %xmm12, %ymm13, %ymm12
	vfmadd213ps	%ymm17, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm12) + ymm17
	vmovsd	940(%rdi), %xmm13               # xmm13 = mem[0],zero
	vinsertps	$32, 948(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	924(%rdi), %xmm14
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm1) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm18   # ymm18 = (ymm3 * ymm13) + ymm18
	vmovsd	968(%rdi), %xmm13               # xmm13 = mem[0],zero
	vinsertps	$32, 976(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	952(%rdi), %xmm14
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vfmadd213ps	%ymm18, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm13) + ymm18
	vmovsd	996(%rdi), %xmm14               # xmm14 = mem[0],zero
	vinsertps	$32, 1004(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	980(%rdi), %xmm15
	vinsertf32x4	$1, %xmm14, %ymm15, %ymm18
	vfmadd231ps	%ymm1, %ymm18, %ymm13   # ymm13 = (ymm18 * ymm1) + ymm13
	vmovsd	1192(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 1200(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	1176(%rdi), %xmm15
	vinsertf128	$1, %xmm14, %ymm15, %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm2) + ymm9
	vmulps	%ymm6, %ymm14, %ymm15
	vmovsd	1220(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 1228(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	1204(%rdi), %xmm17
	vinsertf32x4	$1, %xmm14, %ymm17, %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm4) + ymm9
	vfmadd231ps	%ymm5, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm5) + ymm11
	vfmadd231ps	%ymm7, %ymm14, %ymm15   # ymm15 = (ymm14 * ymm7) + ymm15
	vmulps	%ymm14, %ymm8, %ymm14
	vmovsd	1248(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 1256(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	1232(%rdi), %xmm19
	vinsertf32x4	$1, %xmm17, %ymm19, %ymm17
	vfmadd231ps	%ymm2, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm2) + ymm11
	vfmadd231ps	%ymm17, %ymm6, %ymm14   # ymm14 = (ymm6 * ymm17) + ymm14
	vmovsd	1276(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 1284(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	1260(%rdi), %xmm19
	vinsertf32x4	$1, %xmm17, %ymm19, %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm4) + ymm11
	vfmadd231ps	%ymm5, %ymm17, %ymm12   # ymm12 = (ymm17 * ymm5) + ymm12
	vfmadd231ps	%ymm7, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm7) + ymm14
	vmulps	%ymm17, %ymm8, %ymm17
	vmovsd	1304(%rdi), %xmm19              # xmm19 = mem[0],zero
	vinsertps	$32, 1312(%rdi), %xmm19, %xmm19 # xmm19 = xmm19[0,1],mem[0],xmm19[3]
	vmovups	1288(%rdi), %xmm20
	vinsertf32x4	$1, %xmm19, %ymm20, %ymm19
	vfmadd231ps	%ymm2, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm2) + ymm12
	vfmadd231ps	%ymm19, %ymm6, %ymm17   # ymm17 = (ymm6 * ymm19) + ymm17
	vmovsd	1332(%rdi), %xmm19              # xmm19 = mem[0],zero
	vinsertps	$32, 1340(%rdi), %xmm19, %xmm19 # xmm19 = xmm19[0,1],mem[0],xmm19[3]
	vmovups	1316(%rdi), %xmm20
	vinsertf32x4	$1, %xmm19, %ymm20, %ymm19
	vfmadd231ps	%ymm4, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm4) + ymm12
	vfmadd231ps	%ymm5, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm5) + ymm13
	vfmadd231ps	%ymm7, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm7) + ymm17
	vmulps	%ymm19, %ymm8, %ymm19
	vmovsd	1360(%rdi), %xmm20              # xmm20 = mem[0],zero
	vinsertps	$32, 1368(%rdi), %xmm20, %xmm20 # xmm20 = xmm20[0,1],mem[0],xmm20[3]
	vmovups	1344(%rdi), %xmm21
	vinsertf32x4	$1, %xmm20, %ymm21, %ymm20
	vfmadd231ps	%ymm2, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm2) + ymm13
	vfmadd231ps	%ymm20, %ymm6, %ymm19   # ymm19 = (ymm6 * ymm20) + ymm19
	vmovsd	1388(%rdi), %xmm20              # xmm20 = mem[0],zero
	vinsertps	$32, 1396(%rdi), %xmm20, %xmm20 # xmm20 = xmm20[0,1],mem[0],xmm20[3]
	vmovups	1372(%rdi), %xmm21
	vinsertf32x4	$1, %xmm20, %ymm21, %ymm20
	vfmadd231ps	%ymm4, %ymm20, %ymm13   # ymm13 = (ymm20 * ymm4) + ymm13
	vfmadd231ps	%ymm7, %ymm20, %ymm19   # ymm19 = (ymm20 * ymm7) + ymm19
	vextractf32x4	$1, %ymm9, %xmm21
	vextractps	$2, %xmm21, 220(%rdx)
	vmovq	%xmm21, 212(%rdx)
	vmovups	%xmm9, 196(%rdx)
	vextractf128	$1, %ymm11, %xmm9
	vextractps	$2, %xmm9, 248(%rdx)
	vmovq	%xmm9, 240(%rdx)
	vmovups	%xmm11, 224(%rdx)
	vextractf128	$1, %ymm12, %xmm9
	vextractps	$2, %xmm9, 276(%rdx)
	vmovq	%xmm9, 268(%rdx)
	vmovups	%xmm12, 252(%rdx)
	vextractf128	$1, %ymm13, %xmm9
	vextractps	$2, %xmm9, 304(%rdx)
	vmovq	%xmm9, 296(%rdx)
	vmovups	%xmm13, 280(%rdx)
	vmovsd	1584(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 1592(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	1568(%rdi), %xmm11
	vmovups	1596(%rdi), %xmm12
	vmovups	1624(%rdi), %xmm13
	vmovups	1652(%rdi), %xmm21
	vinsertf128	$1, %xmm9, %ymm11, %ymm9
	vfmadd213ps	%ymm15, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm9) + ymm15
	vmovsd	1612(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 1620(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm12, %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm1) + ymm9
	vfmadd231ps	%ymm11, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm11) + ymm14
	vmovsd	1640(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 1648(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm13, %ymm11
	vfmadd213ps	%ymm14, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm11) + ymm14
	vmovsd	1668(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 1676(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vinsertf32x4	$1, %xmm12, %ymm21, %ymm12
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm12) + ymm17
	vmovsd	1696(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 1704(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	1680(%rdi), %xmm13
	vinsertf128	$1, %xmm12, %ymm13, %ymm12
	vfmadd213ps	%ymm17, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm12) + ymm17
	vmovsd	1724(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 1732(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	1708(%rdi), %xmm14
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm1) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm19   # ymm19 = (ymm3 * ymm13) + ymm19
	vmovsd	1752(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 1760(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	1736(%rdi), %xmm14
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vfmadd213ps	%ymm19, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm13) + ymm19
	vmovsd	1780(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 1788(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	1764(%rdi), %xmm15
	vinsertf32x4	$1, %xmm14, %ymm15, %ymm21
	vfmadd231ps	%ymm1, %ymm21, %ymm13   # ymm13 = (ymm21 * ymm1) + ymm13
	vmovsd	1976(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 1984(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	1960(%rdi), %xmm15
	vinsertf128	$1, %xmm14, %ymm15, %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm2) + ymm9
	vmulps	%ymm6, %ymm14, %ymm15
	vmovsd	2004(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 2012(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	1988(%rdi), %xmm17
	vinsertf32x4	$1, %xmm14, %ymm17, %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm4) + ymm9
	vfmadd231ps	%ymm5, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm5) + ymm11
	vfmadd231ps	%ymm7, %ymm14, %ymm15   # ymm15 = (ymm14 * ymm7) + ymm15
	vmulps	%ymm14, %ymm8, %ymm14
	vmovsd	2032(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 2040(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	2016(%rdi), %xmm19
	vinsertf32x4	$1, %xmm17, %ymm19, %ymm17
	vfmadd231ps	%ymm2, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm2) + ymm11
	vfmadd231ps	%ymm17, %ymm6, %ymm14   # ymm14 = (ymm6 * ymm17) + ymm14
	vmovsd	2060(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 2068(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	2044(%rdi), %xmm19
	vinsertf32x4	$1, %xmm17, %ymm19, %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm11   # ymm11 = (ymm17 * ymm4) + ymm11
	vfmadd231ps	%ymm5, %ymm17, %ymm12   # ymm12 = (ymm17 * ymm5) + ymm12
	vfmadd231ps	%ymm7, %ymm17, %ymm14   # ymm14 = (ymm17 * ymm7) + ymm14
	vmulps	%ymm17, %ymm8, %ymm17
	vmovsd	2088(%rdi), %xmm19              # xmm19 = mem[0],zero
	vinsertps	$32, 2096(%rdi), %xmm19, %xmm19 # xmm19 = xmm19[0,1],mem[0],xmm19[3]
	vmovups	2072(%rdi), %xmm22
	vinsertf32x4	$1, %xmm19, %ymm22, %ymm19
	vfmadd231ps	%ymm2, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm2) + ymm12
	vfmadd231ps	%ymm19, %ymm6, %ymm17   # ymm17 = (ymm6 * ymm19) + ymm17
	vmovsd	2116(%rdi), %xmm19              # xmm19 = mem[0],zero
	vinsertps	$32, 2124(%rdi), %xmm19, %xmm19 # xmm19 = xmm19[0,1],mem[0],xmm19[3]
	vmovups	2100(%rdi), %xmm22
	vinsertf32x4	$1, %xmm19, %ymm22, %ymm19
	vfmadd231ps	%ymm4, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm4) + ymm12
	vfmadd231ps	%ymm5, %ymm19, %ymm13   # ymm13 = (ymm19 * ymm5) + ymm13
	vfmadd231ps	%ymm7, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm7) + ymm17
	vmulps	%ymm19, %ymm8, %ymm19
	vmovsd	2144(%rdi), %xmm22              # xmm22 = mem[0],zero
	vinsertps	$32, 2152(%rdi), %xmm22, %xmm22 # xmm22 = xmm22[0,1],mem[0],xmm22[3]
	vmovups	2128(%rdi), %xmm23
	vinsertf32x4	$1, %xmm22, %ymm23, %ymm22
	vfmadd231ps	%ymm2, %ymm22, %ymm13   # ymm13 = (ymm22 * ymm2) + ymm13
	vfmadd231ps	%ymm22, %ymm6, %ymm19   # ymm19 = (ymm6 * ymm22) + ymm19
	vmovsd	2172(%rdi), %xmm22              # xmm22 = mem[0],zero
	vinsertps	$32, 2180(%rdi), %xmm22, %xmm22 # xmm22 = xmm22[0,1],mem[0],xmm22[3]
	vmovups	2156(%rdi), %xmm23
	vinsertf32x4	$1, %xmm22, %ymm23, %ymm22
	vfmadd231ps	%ymm4, %ymm22, %ymm13   # ymm13 = (ymm22 * ymm4) + ymm13
	vfmadd231ps	%ymm7, %ymm22, %ymm19   # ymm19 = (ymm22 * ymm7) + ymm19
	vextractf32x4	$1, %ymm9, %xmm23
	vextractps	$2, %xmm23, 416(%rdx)
	vmovq	%xmm23, 408(%rdx)
	vmovups	%xmm9, 392(%rdx)
	vextractf128	$1, %ymm11, %xmm9
	vextractps	$2, %xmm9, 444(%rdx)
	vmovq	%xmm9, 436(%rdx)
	vmovups	%xmm11, 420(%rdx)
	vextractf128	$1, %ymm12, %xmm9
	vextractps	$2, %xmm9, 472(%rdx)
	vmovq	%xmm9, 464(%rdx)
	vmovups	%xmm12, 448(%rdx)
	vextractf128	$1, %ymm13, %xmm9
	vextractps	$2, %xmm9, 500(%rdx)
	vmovq	%xmm9, 492(%rdx)
	vmovups	%xmm13, 476(%rdx)
	vmovsd	2368(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2376(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2352(%rdi), %xmm11
	vmovups	2380(%rdi), %xmm12
	vmovups	2408(%rdi), %xmm13
	vmovups	2436(%rdi), %xmm23
	vinsertf32x4	$1, %xmm9, %ymm11, %ymm24
	vfmadd213ps	%ymm15, %ymm0, %ymm24   # ymm24 = (ymm0 * ymm24) + ymm15
	vmovsd	2396(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2404(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm12, %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm24    # ymm24 = (ymm9 * ymm1) + ymm24
	vfmadd231ps	%ymm9, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm9) + ymm14
	vmovsd	2424(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2432(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf32x4	$1, %xmm9, %ymm13, %ymm25
	vfmadd213ps	%ymm14, %ymm0, %ymm25   # ymm25 = (ymm0 * ymm25) + ymm14
	vmovsd	2452(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2460(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf32x4	$1, %xmm9, %ymm23, %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm25    # ymm25 = (ymm9 * ymm1) + ymm25
	vfmadd231ps	%ymm9, %ymm3, %ymm17    # ymm17 = (ymm3 * ymm9) + ymm17
	vmovsd	2480(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2488(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2464(%rdi), %xmm11
	vinsertf32x4	$1, %xmm9, %ymm11, %ymm26
	vfmadd213ps	%ymm17, %ymm0, %ymm26   # ymm26 = (ymm0 * ymm26) + ymm17
	vmovsd	2508(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2516(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2492(%rdi), %xmm11
	vinsertf128	$1, %xmm9, %ymm11, %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm26    # ymm26 = (ymm9 * ymm1) + ymm26
	vfmadd231ps	%ymm9, %ymm3, %ymm19    # ymm19 = (ymm3 * ymm9) + ymm19
	vmovsd	2536(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2544(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2520(%rdi), %xmm11
	vinsertf32x4	$1, %xmm9, %ymm11, %ymm27
	vfmadd213ps	%ymm19, %ymm0, %ymm27   # ymm27 = (ymm0 * ymm27) + ymm19
	vmovsd	2564(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2572(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2548(%rdi), %xmm11
	vinsertf32x4	$1, %xmm9, %ymm11, %ymm23
	vfmadd231ps	%ymm1, %ymm23, %ymm27   # ymm27 = (ymm23 * ymm1) + ymm27
	vmovsd	2760(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2768(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2744(%rdi), %xmm11
	vinsertf128	$1, %xmm9, %ymm11, %ymm11
	vfmadd231ps	%ymm2, %ymm11, %ymm24   # ymm24 = (ymm11 * ymm2) + ymm24
	vmovsd	2788(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2796(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2772(%rdi), %xmm12
	vinsertf128	$1, %xmm9, %ymm12, %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm24   # ymm24 = (ymm12 * ymm4) + ymm24
	vfmadd231ps	%ymm5, %ymm12, %ymm25   # ymm25 = (ymm12 * ymm5) + ymm25
	vmovsd	2816(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2824(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2800(%rdi), %xmm13
	vinsertf128	$1, %xmm9, %ymm13, %ymm13
	vfmadd231ps	%ymm2, %ymm13, %ymm25   # ymm25 = (ymm13 * ymm2) + ymm25
	vmovsd	2844(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2852(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2828(%rdi), %xmm14
	vinsertf128	$1, %xmm9, %ymm14, %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm25   # ymm25 = (ymm14 * ymm4) + ymm25
	vfmadd231ps	%ymm5, %ymm14, %ymm26   # ymm26 = (ymm14 * ymm5) + ymm26
	vmovsd	2872(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2880(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2856(%rdi), %xmm15
	vinsertf128	$1, %xmm9, %ymm15, %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm26   # ymm26 = (ymm15 * ymm2) + ymm26
	vmovsd	2900(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2908(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2884(%rdi), %xmm17
	vinsertf32x4	$1, %xmm9, %ymm17, %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm26   # ymm26 = (ymm17 * ymm4) + ymm26
	vfmadd231ps	%ymm5, %ymm17, %ymm27   # ymm27 = (ymm17 * ymm5) + ymm27
	vmovsd	2928(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2936(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2912(%rdi), %xmm19
	vinsertf32x4	$1, %xmm9, %ymm19, %ymm19
	vfmadd231ps	%ymm2, %ymm19, %ymm27   # ymm27 = (ymm19 * ymm2) + ymm27
	vmovsd	2956(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 2964(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	2940(%rdi), %xmm28
	vinsertf32x4	$1, %xmm9, %ymm28, %ymm9
	vfmadd231ps	%ymm4, %ymm9, %ymm27    # ymm27 = (ymm9 * ymm4) + ymm27
	vextractf32x4	$1, %ymm24, %xmm28
	vextractps	$2, %xmm28, 612(%rdx)
	vmovq	%xmm28, 604(%rdx)
	vmovups	%xmm24, 588(%rdx)
	vextractf32x4	$1, %ymm25, %xmm24
	vextractps	$2, %xmm24, 640(%rdx)
	vmovq	%xmm24, 632(%rdx)
	vmovups	%xmm25, 616(%rdx)
	vextractf32x4	$1, %ymm26, %xmm24
	vextractps	$2, %xmm24, 668(%rdx)
	vmovq	%xmm24, 660(%rdx)
	vmovups	%xmm26, 644(%rdx)
	vextractf32x4	$1, %ymm27, %xmm24
	vextractps	$2, %xmm24, 696(%rdx)
	vmovq	%xmm24, 688(%rdx)
	vmovups	%xmm27, 672(%rdx)
	vmulps	%ymm10, %ymm3, %ymm24
	vmovsd	240(%rdi), %xmm10               # xmm10 = mem[0],zero
	vinsertps	$32, 248(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	224(%rdi), %xmm25
	vmovups	252(%rdi), %xmm26
	vmovups	280(%rdi), %xmm27
	vmovups	308(%rdi), %xmm28
	vinsertf32x4	$1, %xmm10, %ymm25, %ymm10
	vfmadd213ps	%ymm24, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm10) + ymm24
	vmovsd	268(%rdi), %xmm24               # xmm24 = mem[0],zero
	vinsertps	$32, 276(%rdi), %xmm24, %xmm24 # xmm24 = xmm24[0,1],mem[0],xmm24[3]
	vinsertf32x4	$1, %xmm24, %ymm26, %ymm24
	vfmadd231ps	%ymm1, %ymm24, %ymm10   # ymm10 = (ymm24 * ymm1) + ymm10
	vmulps	%ymm24, %ymm3, %ymm25
	vmovsd	296(%rdi), %xmm24               # xmm24 = mem[0],zero
	vinsertps	$32, 304(%rdi), %xmm24, %xmm24 # xmm24 = xmm24[0,1],mem[0],xmm24[3]
	vinsertf32x4	$1, %xmm24, %ymm27, %ymm24
	vfmadd213ps	%ymm25, %ymm0, %ymm24   # ymm24 = (ymm0 * ymm24) + ymm25
	vmovsd	324(%rdi), %xmm25               # xmm25 = mem[0],zero
	vinsertps	$32, 332(%rdi), %xmm25, %xmm25 # xmm25 = xmm25[0,1],mem[0],xmm25[3]
	vinsertf32x4	$1, %xmm25, %ymm28, %ymm25
	vfmadd231ps	%ymm1, %ymm25, %ymm24   # ymm24 = (ymm25 * ymm1) + ymm24
	vmulps	%ymm25, %ymm3, %ymm25
	vmovsd	352(%rdi), %xmm26               # xmm26 = mem[0],zero
	vinsertps	$32, 360(%rdi), %xmm26, %xmm26 # xmm26 = xmm26[0,1],mem[0],xmm26[3]
	vmovups	336(%rdi), %xmm27
	vinsertf32x4	$1, %xmm26, %ymm27, %ymm26
	vfmadd213ps	%ymm25, %ymm0, %ymm26   # ymm26 = (ymm0 * ymm26) + ymm25
	vmovsd	380(%rdi), %xmm25               # xmm25 = mem[0],zero
	vinsertps	$32, 388(%rdi), %xmm25, %xmm25 # xmm25 = xmm25[0,1],mem[0],xmm25[3]
	vmovups	364(%rdi), %xmm27
	vinsertf32x4	$1, %xmm25, %ymm27, %ymm25
	vfmadd213ps	%ymm26, %ymm1, %ymm25   # ymm25 = (ymm1 * ymm25) + ymm26
	vfmadd231ps	%ymm5, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm5) + ymm10
	vmulps	%ymm16, %ymm8, %ymm16
	vmovsd	632(%rdi), %xmm26               # xmm26 = mem[0],zero
	vinsertps	$32, 640(%rdi), %xmm26, %xmm26 # xmm26 = xmm26[0,1],mem[0],xmm26[3]
	vmovups	616(%rdi), %xmm27
	vinsertf32x4	$1, %xmm26, %ymm27, %ymm26
	vfmadd231ps	%ymm2, %ymm26, %ymm10   # ymm10 = (ymm26 * ymm2) + ymm10
	vfmadd231ps	%ymm26, %ymm6, %ymm16   # ymm16 = (ymm6 * ymm26) + ymm16
	vmovsd	660(%rdi), %xmm26               # xmm26 = mem[0],zero
	vinsertps	$32, 668(%rdi), %xmm26, %xmm26 # xmm26 = xmm26[0,1],mem[0],xmm26[3]
	vmovups	644(%rdi), %xmm27
	vinsertf32x4	$1, %xmm26, %ymm27, %ymm26
	vfmadd231ps	%ymm4, %ymm26, %ymm10   # ymm10 = (ymm26 * ymm4) + ymm10
	vfmadd231ps	%ymm5, %ymm26, %ymm24   # ymm24 = (ymm26 * ymm5) + ymm24
	vfmadd231ps	%ymm7, %ymm26, %ymm16   # ymm16 = (ymm26 * ymm7) + ymm16
	vmulps	%ymm26, %ymm8, %ymm26
	vmovsd	688(%rdi), %xmm27               # xmm27 = mem[0],zero
	vinsertps	$32, 696(%rdi), %xmm27, %xmm27 # xmm27 = xmm27[0,1],mem[0],xmm27[3]
	vmovups	672(%rdi), %xmm28
	vinsertf32x4	$1, %xmm27, %ymm28, %ymm27
	vfmadd231ps	%ymm2, %ymm27, %ymm24   # ymm24 = (ymm27 * ymm2) + ymm24
	vfmadd231ps	%ymm27, %ymm6, %ymm26   # ymm26 = (ymm6 * ymm27) + ymm26
	vmovsd	716(%rdi), %xmm27               # xmm27 = mem[0],zero
	vinsertps	$32, 724(%rdi), %xmm27, %xmm27 # xmm27 = xmm27[0,1],mem[0],xmm27[3]
	vmovups	700(%rdi), %xmm28
	vinsertf32x4	$1, %xmm27, %ymm28, %ymm27
	vfmadd231ps	%ymm4, %ymm27, %ymm24   # ymm24 = (ymm27 * ymm4) + ymm24
	vfmadd231ps	%ymm5, %ymm27, %ymm25   # ymm25 = (ymm27 * ymm5) + ymm25
	vfmadd231ps	%ymm7, %ymm27, %ymm26   # ymm26 = (ymm27 * ymm7) + ymm26
	vmulps	%ymm27, %ymm8, %ymm27
	vmovsd	744(%rdi), %xmm28               # xmm28 = mem[0],zero
	vinsertps	$32, 752(%rdi), %xmm28, %xmm28 # xmm28 = xmm28[0,1],mem[0],xmm28[3]
	vmovups	728(%rdi), %xmm29
	vinsertf32x4	$1, %xmm28, %ymm29, %ymm28
	vfmadd231ps	%ymm2, %ymm28, %ymm25   # ymm25 = (ymm28 * ymm2) + ymm25
	vfmadd231ps	%ymm28, %ymm6, %ymm27   # ymm27 = (ymm6 * ymm28) + ymm27
	vmovsd	772(%rdi), %xmm28               # xmm28 = mem[0],zero
	vinsertps	$32, 780(%rdi), %xmm28, %xmm28 # xmm28 = xmm28[0,1],mem[0],xmm28[3]
	vmovups	756(%rdi), %xmm29
	vinsertf32x4	$1, %xmm28, %ymm29, %ymm28
	vfmadd231ps	%ymm4, %ymm28, %ymm25   # ymm25 = (ymm28 * ymm4) + ymm25
	vfmadd231ps	%ymm28, %ymm7, %ymm27   # ymm27 = (ymm7 * ymm28) + ymm27
	vextractf32x4	$1, %ymm10, %xmm28
	vextractps	$2, %xmm28, 136(%rdx)
	vmovq	%xmm28, 128(%rdx)
	vmovups	%xmm10, 112(%rdx)
	vextractf32x4	$1, %ymm24, %xmm10
	vextractps	$2, %xmm10, 164(%rdx)
	vmovq	%xmm10, 156(%rdx)
	vmovups	%xmm24, 140(%rdx)
	vextractf32x4	$1, %ymm25, %xmm10
	vextractps	$2, %xmm10, 192(%rdx)
	vmovq	%xmm10, 184(%rdx)
	vmovups	%xmm25, 168(%rdx)
	vfmadd231ps	%ymm18, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm18) + ymm16
	vmovsd	1024(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 1032(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	1008(%rdi), %xmm18
	vmovups	1036(%rdi), %xmm24
	vmovups	1064(%rdi), %xmm25
	vmovups	1092(%rdi), %xmm28
	vinsertf32x4	$1, %xmm10, %ymm18, %ymm10
	vfmadd213ps	%ymm16, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm10) + ymm16
	vmovsd	1052(%rdi), %xmm16              # xmm16 = mem[0],zero
	vinsertps	$32, 1060(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vinsertf32x4	$1, %xmm16, %ymm24, %ymm16
	vfmadd231ps	%ymm1, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm1) + ymm10
	vfmadd231ps	%ymm16, %ymm3, %ymm26   # ymm26 = (ymm3 * ymm16) + ymm26
	vmovsd	1080(%rdi), %xmm16              # xmm16 = mem[0],zero
	vinsertps	$32, 1088(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vinsertf32x4	$1, %xmm16, %ymm25, %ymm16
	vfmadd213ps	%ymm26, %ymm0, %ymm16   # ymm16 = (ymm0 * ymm16) + ymm26
	vmovsd	1108(%rdi), %xmm18              # xmm18 = mem[0],zero
	vinsertps	$32, 1116(%rdi), %xmm18, %xmm18 # xmm18 = xmm18[0,1],mem[0],xmm18[3]
	vinsertf32x4	$1, %xmm18, %ymm28, %ymm18
	vfmadd231ps	%ymm1, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm1) + ymm16
	vfmadd231ps	%ymm18, %ymm3, %ymm27   # ymm27 = (ymm3 * ymm18) + ymm27
	vmovsd	1136(%rdi), %xmm18              # xmm18 = mem[0],zero
	vinsertps	$32, 1144(%rdi), %xmm18, %xmm18 # xmm18 = xmm18[0,1],mem[0],xmm18[3]
	vmovups	1120(%rdi), %xmm24
	vinsertf32x4	$1, %xmm18, %ymm24, %ymm18
	vfmadd213ps	%ymm27, %ymm0, %ymm18   # ymm18 = (ymm0 * ymm18) + ymm27
	vmovsd	1164(%rdi), %xmm24              # xmm24 = mem[0],zero
	vinsertps	$32, 1172(%rdi), %xmm24, %xmm24 # xmm24 = xmm24[0,1],mem[0],xmm24[3]
	vmovups	1148(%rdi), %xmm25
	vinsertf32x4	$1, %xmm24, %ymm25, %ymm24
	vfmadd213ps	%ymm18, %ymm1, %ymm24   # ymm24 = (ymm1 * ymm24) + ymm18
	vfmadd231ps	%ymm5, %ymm20, %ymm10   # ymm10 = (ymm20 * ymm5) + ymm10
	vmulps	%ymm20, %ymm8, %ymm18
	vmovsd	1416(%rdi), %xmm20              # xmm20 = mem[0],zero
	vinsertps	$32, 1424(%rdi), %xmm20, %xmm20 # xmm20 = xmm20[0,1],mem[0],xmm20[3]
	vmovups	1400(%rdi), %xmm25
	vinsertf32x4	$1, %xmm20, %ymm25, %ymm20
	vfmadd231ps	%ymm2, %ymm20, %ymm10   # ymm10 = (ymm20 * ymm2) + ymm10
	vfmadd231ps	%ymm20, %ymm6, %ymm18   # ymm18 = (ymm6 * ymm20) + ymm18
	vmovsd	1444(%rdi), %xmm20              # xmm20 = mem[0],zero
	vinsertps	$32, 1452(%rdi), %xmm20, %xmm20 # xmm20 = xmm20[0,1],mem[0],xmm20[3]
	vmovups	1428(%rdi), %xmm25
	vinsertf32x4	$1, %xmm20, %ymm25, %ymm20
	vfmadd231ps	%ymm4, %ymm20, %ymm10   # ymm10 = (ymm20 * ymm4) + ymm10
	vfmadd231ps	%ymm5, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm5) + ymm16
	vfmadd231ps	%ymm7, %ymm20, %ymm18   # ymm18 = (ymm20 * ymm7) + ymm18
	vmulps	%ymm20, %ymm8, %ymm20
	vmovsd	1472(%rdi), %xmm25              # xmm25 = mem[0],zero
	vinsertps	$32, 1480(%rdi), %xmm25, %xmm25 # xmm25 = xmm25[0,1],mem[0],xmm25[3]
	vmovups	1456(%rdi), %xmm26
	vinsertf32x4	$1, %xmm25, %ymm26, %ymm25
	vfmadd231ps	%ymm2, %ymm25, %ymm16   # ymm16 = (ymm25 * ymm2) + ymm16
	vfmadd231ps	%ymm25, %ymm6, %ymm20   # ymm20 = (ymm6 * ymm25) + ymm20
	vmovsd	1500(%rdi), %xmm25              # xmm25 = mem[0],zero
	vinsertps	$32, 1508(%rdi), %xmm25, %xmm25 # xmm25 = xmm25[0,1],mem[0],xmm25[3]
	vmovups	1484(%rdi), %xmm26
	vinsertf32x4	$1, %xmm25, %ymm26, %ymm25
	vfmadd231ps	%ymm4, %ymm25, %ymm16   # ymm16 = (ymm25 * ymm4) + ymm16
	vfmadd231ps	%ymm5, %ymm25, %ymm24   # ymm24 = (ymm25 * ymm5) + ymm24
	vfmadd231ps	%ymm7, %ymm25, %ymm20   # ymm20 = (ymm25 * ymm7) + ymm20
	vmulps	%ymm25, %ymm8, %ymm25
	vmovsd	1528(%rdi), %xmm26              # xmm26 = mem[0],zero
	vinsertps	$32, 1536(%rdi), %xmm26, %xmm26 # xmm26 = xmm26[0,1],mem[0],xmm26[3]
	vmovups	1512(%rdi), %xmm27
	vinsertf32x4	$1, %xmm26, %ymm27, %ymm26
	vfmadd231ps	%ymm2, %ymm26, %ymm24   # ymm24 = (ymm26 * ymm2) + ymm24
	vfmadd231ps	%ymm26, %ymm6, %ymm25   # ymm25 = (ymm6 * ymm26) + ymm25
	vmovsd	1556(%rdi), %xmm26              # xmm26 = mem[0],zero
	vinsertps	$32, 1564(%rdi), %xmm26, %xmm26 # xmm26 = xmm26[0,1],mem[0],xmm26[3]
	vmovups	1540(%rdi), %xmm27
	vinsertf32x4	$1, %xmm26, %ymm27, %ymm26
	vfmadd231ps	%ymm4, %ymm26, %ymm24   # ymm24 = (ymm26 * ymm4) + ymm24
	vfmadd231ps	%ymm26, %ymm7, %ymm25   # ymm25 = (ymm7 * ymm26) + ymm25
	vextractf32x4	$1, %ymm10, %xmm26
	vextractps	$2, %xmm26, 332(%rdx)
	vmovq	%xmm26, 324(%rdx)
	vmovups	%xmm10, 308(%rdx)
	vextractf32x4	$1, %ymm16, %xmm10
	vextractps	$2, %xmm10, 360(%rdx)
	vmovq	%xmm10, 352(%rdx)
	vmovups	%xmm16, 336(%rdx)
	vextractf32x4	$1, %ymm24, %xmm10
	vextractps	$2, %xmm10, 388(%rdx)
	vmovq	%xmm10, 380(%rdx)
	vmovups	%xmm24, 364(%rdx)
	vfmadd231ps	%ymm21, %ymm3, %ymm18   # ymm18 = (ymm3 * ymm21) + ymm18
	vmovsd	1808(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 1816(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	1792(%rdi), %xmm16
	vmovups	1820(%rdi), %xmm21
	vmovups	1848(%rdi), %xmm24
	vmovups	1876(%rdi), %xmm26
	vinsertf32x4	$1, %xmm10, %ymm16, %ymm10
	vfmadd213ps	%ymm18, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm10) + ymm18
	vmovsd	1836(%rdi), %xmm16              # xmm16 = mem[0],zero
	vinsertps	$32, 1844(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vinsertf32x4	$1, %xmm16, %ymm21, %ymm16
	vfmadd231ps	%ymm1, %ymm16, %ymm10   # ymm10 = (ymm16 * ymm1) + ymm10
	vfmadd231ps	%ymm16, %ymm3, %ymm20   # ymm20 = (ymm3 * ymm16) + ymm20
	vmovsd	1864(%rdi), %xmm16              # xmm16 = mem[0],zero
	vinsertps	$32, 1872(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vinsertf32x4	$1, %xmm16, %ymm24, %ymm16
	vfmadd213ps	%ymm20, %ymm0, %ymm16   # ymm16 = (ymm0 * ymm16) + ymm20
	vmovsd	1892(%rdi), %xmm18              # xmm18 = mem[0],zero
	vinsertps	$32, 1900(%rdi), %xmm18, %xmm18 # xmm18 = xmm18[0,1],mem[0],xmm18[3]
	vinsertf32x4	$1, %xmm18, %ymm26, %ymm18
	vfmadd231ps	%ymm1, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm1) + ymm16
	vfmadd231ps	%ymm18, %ymm3, %ymm25   # ymm25 = (ymm3 * ymm18) + ymm25
	vmovsd	1920(%rdi), %xmm18              # xmm18 = mem[0],zero
	vinsertps	$32, 1928(%rdi), %xmm18, %xmm18 # xmm18 = xmm18[0,1],mem[0],xmm18[3]
	vmovups	1904(%rdi), %xmm20
	vinsertf32x4	$1, %xmm18, %ymm20, %ymm18
	vfmadd213ps	%ymm25, %ymm0, %ymm18   # ymm18 = (ymm0 * ymm18) + ymm25
	vmovsd	1948(%rdi), %xmm20              # xmm20 = mem[0],zero
	vinsertps	$32, 1956(%rdi), %xmm20, %xmm20 # xmm20 = xmm20[0,1],mem[0],xmm20[3]
	vmovups	1932(%rdi), %xmm21
	vinsertf32x4	$1, %xmm20, %ymm21, %ymm20
	vfmadd213ps	%ymm18, %ymm1, %ymm20   # ymm20 = (ymm1 * ymm20) + ymm18
	vfmadd231ps	%ymm5, %ymm22, %ymm10   # ymm10 = (ymm22 * ymm5) + ymm10
	vmulps	%ymm22, %ymm8, %ymm18
	vmovsd	2200(%rdi), %xmm21              # xmm21 = mem[0],zero
	vinsertps	$32, 2208(%rdi), %xmm21, %xmm21 # xmm21 = xmm21[0,1],mem[0],xmm21[3]
	vmovups	2184(%rdi), %xmm22
	vinsertf32x4	$1, %xmm21, %ymm22, %ymm21
	vfmadd231ps	%ymm2, %ymm21, %ymm10   # ymm10 = (ymm21 * ymm2) + ymm10
	vfmadd231ps	%ymm21, %ymm6, %ymm18   # ymm18 = (ymm6 * ymm21) + ymm18
	vmovsd	2228(%rdi), %xmm21              # xmm21 = mem[0],zero
	vinsertps	$32, 2236(%rdi), %xmm21, %xmm21 # xmm21 = xmm21[0,1],mem[0],xmm21[3]
	vmovups	2212(%rdi), %xmm22
	vinsertf32x4	$1, %xmm21, %ymm22, %ymm21
	vfmadd231ps	%ymm4, %ymm21, %ymm10   # ymm10 = (ymm21 * ymm4) + ymm10
	vfmadd231ps	%ymm5, %ymm21, %ymm16   # ymm16 = (ymm21 * ymm5) + ymm16
	vfmadd231ps	%ymm7, %ymm21, %ymm18   # ymm18 = (ymm21 * ymm7) + ymm18
	vmulps	%ymm21, %ymm8, %ymm21
	vmovsd	2256(%rdi), %xmm22              # xmm22 = mem[0],zero
	vinsertps	$32, 2264(%rdi), %xmm22, %xmm22 # xmm22 = xmm22[0,1],mem[0],xmm22[3]
	vmovups	2240(%rdi), %xmm24
	vinsertf32x4	$1, %xmm22, %ymm24, %ymm22
	vfmadd231ps	%ymm2, %ymm22, %ymm16   # ymm16 = (ymm22 * ymm2) + ymm16
	vfmadd231ps	%ymm22, %ymm6, %ymm21   # ymm21 = (ymm6 * ymm22) + ymm21
	vmovsd	2284(%rdi), %xmm22              # xmm22 = mem[0],zero
	vinsertps	$32, 2292(%rdi), %xmm22, %xmm22 # xmm22 = xmm22[0,1],mem[0],xmm22[3]
	vmovups	2268(%rdi), %xmm24
	vinsertf32x4	$1, %xmm22, %ymm24, %ymm22
	vfmadd231ps	%ymm4, %ymm22, %ymm16   # ymm16 = (ymm22 * ymm4) + ymm16
	vfmadd231ps	%ymm5, %ymm22, %ymm20   # ymm20 = (ymm22 * ymm5) + ymm20
	vfmadd231ps	%ymm7, %ymm22, %ymm21   # ymm21 = (ymm22 * ymm7) + ymm21
	vmulps	%ymm22, %ymm8, %ymm22
	vmovsd	2312(%rdi), %xmm24              # xmm24 = mem[0],zero
	vinsertps	$32, 2320(%rdi), %xmm24, %xmm24 # xmm24 = xmm24[0,1],mem[0],xmm24[3]
	vmovups	2296(%rdi), %xmm25
	vinsertf32x4	$1, %xmm24, %ymm25, %ymm24
	vfmadd231ps	%ymm2, %ymm24, %ymm20   # ymm20 = (ymm24 * ymm2) + ymm20
	vfmadd231ps	%ymm24, %ymm6, %ymm22   # ymm22 = (ymm6 * ymm24) + ymm22
	vmovsd	2340(%rdi), %xmm24              # xmm24 = mem[0],zero
	vinsertps	$32, 2348(%rdi), %xmm24, %xmm24 # xmm24 = xmm24[0,1],mem[0],xmm24[3]
	vmovups	2324(%rdi), %xmm25
	vinsertf32x4	$1, %xmm24, %ymm25, %ymm24
	vfmadd231ps	%ymm4, %ymm24, %ymm20   # ymm20 = (ymm24 * ymm4) + ymm20
	vfmadd231ps	%ymm24, %ymm7, %ymm22   # ymm22 = (ymm7 * ymm24) + ymm22
	vextractf32x4	$1, %ymm10, %xmm24
	vextractps	$2, %xmm24, 528(%rdx)
	vmovq	%xmm24, 520(%rdx)
	vmovups	%xmm10, 504(%rdx)
	vextractf32x4	$1, %ymm16, %xmm10
	vextractps	$2, %xmm10, 556(%rdx)
	vmovq	%xmm10, 548(%rdx)
	vmovups	%xmm16, 532(%rdx)
	vextractf32x4	$1, %ymm20, %xmm10
	vextractps	$2, %xmm10, 584(%rdx)
	vmovq	%xmm10, 576(%rdx)
	vmovups	%xmm20, 560(%rdx)
	vfmadd231ps	%ymm23, %ymm3, %ymm18   # ymm18 = (ymm3 * ymm23) + ymm18
	vmovsd	2592(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 2600(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	2576(%rdi), %xmm16
	vmovups	2604(%rdi), %xmm20
	vmovups	2632(%rdi), %xmm24
	vmovups	2660(%rdi), %xmm25
	vinsertf32x4	$1, %xmm10, %ymm16, %ymm23
	vfmadd213ps	%ymm18, %ymm0, %ymm23   # ymm23 = (ymm0 * ymm23) + ymm18
	vmovsd	2620(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 2628(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf32x4	$1, %xmm10, %ymm20, %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm23   # ymm23 = (ymm10 * ymm1) + ymm23
	vfmadd231ps	%ymm10, %ymm3, %ymm21   # ymm21 = (ymm3 * ymm10) + ymm21
	vmovsd	2648(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 2656(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf32x4	$1, %xmm10, %ymm24, %ymm24
	vfmadd213ps	%ymm21, %ymm0, %ymm24   # ymm24 = (ymm0 * ymm24) + ymm21
	vmovsd	2676(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 2684(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf32x4	$1, %xmm10, %ymm25, %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm24   # ymm24 = (ymm10 * ymm1) + ymm24
	vfmadd231ps	%ymm10, %ymm3, %ymm22   # ymm22 = (ymm3 * ymm10) + ymm22
	vmovsd	2704(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 2712(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	2688(%rdi), %xmm16
	vinsertf32x4	$1, %xmm10, %ymm16, %ymm10
	vfmadd213ps	%ymm22, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm10) + ymm22
	vmovsd	2732(%rdi), %xmm16              # xmm16 = mem[0],zero
	vinsertps	$32, 2740(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vmovups	2716(%rdi), %xmm18
	vinsertf32x4	$1, %xmm16, %ymm18, %ymm25
	vfmadd213ps	%ymm10, %ymm1, %ymm25   # ymm25 = (ymm1 * ymm25) + ymm10
	vfmadd231ps	%ymm5, %ymm9, %ymm23    # ymm23 = (ymm9 * ymm5) + ymm23
	vmovsd	2984(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 2992(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vmovups	2968(%rdi), %xmm16
	vinsertf32x4	$1, %xmm10, %ymm16, %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm23   # ymm23 = (ymm10 * ymm2) + ymm23
	vmovsd	3012(%rdi), %xmm16              # xmm16 = mem[0],zero
	vinsertps	$32, 3020(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vmovups	2996(%rdi), %xmm18
	vinsertf32x4	$1, %xmm16, %ymm18, %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm23   # ymm23 = (ymm16 * ymm4) + ymm23
	vfmadd231ps	%ymm5, %ymm16, %ymm24   # ymm24 = (ymm16 * ymm5) + ymm24
	vmovsd	3040(%rdi), %xmm18              # xmm18 = mem[0],zero
	vinsertps	$32, 3048(%rdi), %xmm18, %xmm18 # xmm18 = xmm18[0,1],mem[0],xmm18[3]
	vmovups	3024(%rdi), %xmm20
	vinsertf32x4	$1, %xmm18, %ymm20, %ymm18
	vfmadd231ps	%ymm2, %ymm18, %ymm24   # ymm24 = (ymm18 * ymm2) + ymm24
	vmovsd	3068(%rdi), %xmm20              # xmm20 = mem[0],zero
	vinsertps	$32, 3076(%rdi), %xmm20, %xmm20 # xmm20 = xmm20[0,1],mem[0],xmm20[3]
	vmovups	3052(%rdi), %xmm21
	vinsertf32x4	$1, %xmm20, %ymm21, %ymm20
	vfmadd231ps	%ymm4, %ymm20, %ymm24   # ymm24 = (ymm20 * ymm4) + ymm24
	vfmadd231ps	%ymm5, %ymm20, %ymm25   # ymm25 = (ymm20 * ymm5) + ymm25
	vmovsd	3096(%rdi), %xmm21              # xmm21 = mem[0],zero
	vinsertps	$32, 3104(%rdi), %xmm21, %xmm21 # xmm21 = xmm21[0,1],mem[0],xmm21[3]
	vmovups	3080(%rdi), %xmm22
	vinsertf32x4	$1, %xmm21, %ymm22, %ymm21
	vfmadd231ps	%ymm2, %ymm21, %ymm25   # ymm25 = (ymm21 * ymm2) + ymm25
	vmovsd	3124(%rdi), %xmm22              # xmm22 = mem[0],zero
	vinsertps	$32, 3132(%rdi), %xmm22, %xmm22 # xmm22 = xmm22[0,1],mem[0],xmm22[3]
	vmovups	3108(%rdi), %xmm26
	vinsertf32x4	$1, %xmm22, %ymm26, %ymm22
	vfmadd231ps	%ymm4, %ymm22, %ymm25   # ymm25 = (ymm22 * ymm4) + ymm25
	vextractf32x4	$1, %ymm23, %xmm26
	vextractps	$2, %xmm26, 724(%rdx)
	vmovq	%xmm26, 716(%rdx)
	vmovups	%xmm23, 700(%rdx)
	vextractf32x4	$1, %ymm24, %xmm23
	vextractps	$2, %xmm23, 752(%rdx)
	vmovq	%xmm23, 744(%rdx)
	vmovups	%xmm24, 728(%rdx)
	vextractf32x4	$1, %ymm25, %xmm23
	vextractps	$2, %xmm23, 780(%rdx)
	vmovq	%xmm23, 772(%rdx)
	vmovups	%xmm25, 756(%rdx)
	vmulps	%ymm6, %ymm11, %ymm11
	vfmadd231ps	%ymm7, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm7) + ymm11
	vmulps	%ymm12, %ymm8, %ymm12
	vfmadd231ps	%ymm13, %ymm6, %ymm12   # ymm12 = (ymm6 * ymm13) + ymm12
	vfmadd231ps	%ymm7, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm7) + ymm12
	vmulps	%ymm14, %ymm8, %ymm23
	vfmadd231ps	%ymm15, %ymm6, %ymm23   # ymm23 = (ymm6 * ymm15) + ymm23
	vfmadd231ps	%ymm7, %ymm17, %ymm23   # ymm23 = (ymm17 * ymm7) + ymm23
	vmulps	%ymm17, %ymm8, %ymm24
	vfmadd231ps	%ymm19, %ymm6, %ymm24   # ymm24 = (ymm6 * ymm19) + ymm24
	vfmadd231ps	%ymm7, %ymm9, %ymm24    # ymm24 = (ymm9 * ymm7) + ymm24
	vmovsd	3152(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 3160(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	3136(%rdi), %xmm14
	vmovups	3164(%rdi), %xmm15
	vmovups	3192(%rdi), %xmm17
	vmovups	3220(%rdi), %xmm19
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vfmadd213ps	%ymm11, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm13) + ymm11
	vmovsd	3180(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3188(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf128	$1, %xmm11, %ymm15, %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm13   # ymm13 = (ymm11 * ymm1) + ymm13
	vfmadd231ps	%ymm11, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm11) + ymm12
	vmovsd	3208(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3216(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf32x4	$1, %xmm11, %ymm17, %ymm14
	vfmadd213ps	%ymm12, %ymm0, %ymm14   # ymm14 = (ymm0 * ymm14) + ymm12
	vmovsd	3236(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3244(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf32x4	$1, %xmm11, %ymm19, %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm14   # ymm14 = (ymm11 * ymm1) + ymm14
	vfmadd231ps	%ymm11, %ymm3, %ymm23   # ymm23 = (ymm3 * ymm11) + ymm23
	vmovsd	3264(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3272(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	3248(%rdi), %xmm12
	vinsertf128	$1, %xmm11, %ymm12, %ymm15
	vfmadd213ps	%ymm23, %ymm0, %ymm15   # ymm15 = (ymm0 * ymm15) + ymm23
	vmovsd	3292(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3300(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	3276(%rdi), %xmm12
	vinsertf128	$1, %xmm11, %ymm12, %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm15   # ymm15 = (ymm11 * ymm1) + ymm15
	vfmadd231ps	%ymm11, %ymm3, %ymm24   # ymm24 = (ymm3 * ymm11) + ymm24
	vmovsd	3320(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3328(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	3304(%rdi), %xmm12
	vinsertf32x4	$1, %xmm11, %ymm12, %ymm17
	vfmadd213ps	%ymm24, %ymm0, %ymm17   # ymm17 = (ymm0 * ymm17) + ymm24
	vmovsd	3348(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3356(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	3332(%rdi), %xmm12
	vinsertf128	$1, %xmm11, %ymm12, %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm17   # ymm17 = (ymm11 * ymm1) + ymm17
	vmovsd	3544(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3552(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3528(%rdi), %xmm19
	vinsertf32x4	$1, %xmm12, %ymm19, %ymm12
	vfmadd231ps	%ymm2, %ymm12, %ymm13   # ymm13 = (ymm12 * ymm2) + ymm13
	vmulps	%ymm12, %ymm6, %ymm23
	vmovsd	3572(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3580(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3556(%rdi), %xmm19
	vinsertf32x4	$1, %xmm12, %ymm19, %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm13   # ymm13 = (ymm12 * ymm4) + ymm13
	vfmadd231ps	%ymm5, %ymm12, %ymm14   # ymm14 = (ymm12 * ymm5) + ymm14
	vfmadd231ps	%ymm7, %ymm12, %ymm23   # ymm23 = (ymm12 * ymm7) + ymm23
	vmulps	%ymm12, %ymm8, %ymm19
	vmovsd	3600(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3608(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3584(%rdi), %xmm24
	vinsertf32x4	$1, %xmm12, %ymm24, %ymm12
	vfmadd231ps	%ymm2, %ymm12, %ymm14   # ymm14 = (ymm12 * ymm2) + ymm14
	vfmadd231ps	%ymm12, %ymm6, %ymm19   # ymm19 = (ymm6 * ymm12) + ymm19
	vmovsd	3628(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3636(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3612(%rdi), %xmm24
	vinsertf32x4	$1, %xmm12, %ymm24, %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm14   # ymm14 = (ymm12 * ymm4) + ymm14
	vfmadd231ps	%ymm5, %ymm12, %ymm15   # ymm15 = (ymm12 * ymm5) + ymm15
	vfmadd231ps	%ymm7, %ymm12, %ymm19   # ymm19 = (ymm12 * ymm7) + ymm19
	vmulps	%ymm12, %ymm8, %ymm24
	vmovsd	3656(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3664(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3640(%rdi), %xmm25
	vinsertf32x4	$1, %xmm12, %ymm25, %ymm12
	vfmadd231ps	%ymm2, %ymm12, %ymm15   # ymm15 = (ymm12 * ymm2) + ymm15
	vfmadd231ps	%ymm12, %ymm6, %ymm24   # ymm24 = (ymm6 * ymm12) + ymm24
	vmovsd	3684(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3692(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3668(%rdi), %xmm25
	vinsertf32x4	$1, %xmm12, %ymm25, %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm15   # ymm15 = (ymm12 * ymm4) + ymm15
	vfmadd231ps	%ymm5, %ymm12, %ymm17   # ymm17 = (ymm12 * ymm5) + ymm17
	vfmadd231ps	%ymm7, %ymm12, %ymm24   # ymm24 = (ymm12 * ymm7) + ymm24
	vmulps	%ymm12, %ymm8, %ymm25
	vmovsd	3712(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3720(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3696(%rdi), %xmm26
	vinsertf32x4	$1, %xmm12, %ymm26, %ymm12
	vfmadd231ps	%ymm2, %ymm12, %ymm17   # ymm17 = (ymm12 * ymm2) + ymm17
	vfmadd231ps	%ymm12, %ymm6, %ymm25   # ymm25 = (ymm6 * ymm12) + ymm25
	vmovsd	3740(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3748(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3724(%rdi), %xmm26
	vinsertf32x4	$1, %xmm12, %ymm26, %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm17   # ymm17 = (ymm12 * ymm4) + ymm17
	vfmadd231ps	%ymm7, %ymm12, %ymm25   # ymm25 = (ymm12 * ymm7) + ymm25
	vextractf32x4	$1, %ymm13, %xmm26
	vextractps	$2, %xmm26, 808(%rdx)
	vmovq	%xmm26, 800(%rdx)
	vmovups	%xmm13, 784(%rdx)
	vextractf128	$1, %ymm14, %xmm13
	vextractps	$2, %xmm13, 836(%rdx)
	vmovq	%xmm13, 828(%rdx)
	vmovups	%xmm14, 812(%rdx)
	vextractf128	$1, %ymm15, %xmm13
	vextractps	$2, %xmm13, 864(%rdx)
	vmovq	%xmm13, 856(%rdx)
	vmovups	%xmm15, 840(%rdx)
	vextractf32x4	$1, %ymm17, %xmm13
	vextractps	$2, %xmm13, 892(%rdx)
	vmovq	%xmm13, 884(%rdx)
	vmovups	%xmm17, 868(%rdx)
	vmovsd	3936(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 3944(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	3920(%rdi), %xmm14
	vmovups	3948(%rdi), %xmm17
	vmovups	3976(%rdi), %xmm26
	vmovups	4004(%rdi), %xmm27
	vinsertf128	$1, %xmm13, %ymm14, %ymm15
	vfmadd213ps	%ymm23, %ymm0, %ymm15   # ymm15 = (ymm0 * ymm15) + ymm23
	vmovsd	3964(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 3972(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vinsertf32x4	$1, %xmm13, %ymm17, %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm15   # ymm15 = (ymm13 * ymm1) + ymm15
	vfmadd231ps	%ymm13, %ymm3, %ymm19   # ymm19 = (ymm3 * ymm13) + ymm19
	vmovsd	3992(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 4000(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vinsertf32x4	$1, %xmm13, %ymm26, %ymm17
	vfmadd213ps	%ymm19, %ymm0, %ymm17   # ymm17 = (ymm0 * ymm17) + ymm19
	vmovsd	4020(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 4028(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vinsertf32x4	$1, %xmm13, %ymm27, %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm17   # ymm17 = (ymm13 * ymm1) + ymm17
	vfmadd231ps	%ymm13, %ymm3, %ymm24   # ymm24 = (ymm3 * ymm13) + ymm24
	vmovsd	4048(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 4056(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	4032(%rdi), %xmm14
	vinsertf32x4	$1, %xmm13, %ymm14, %ymm19
	vfmadd213ps	%ymm24, %ymm0, %ymm19   # ymm19 = (ymm0 * ymm19) + ymm24
	vmovsd	4076(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 4084(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	4060(%rdi), %xmm14
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm19   # ymm19 = (ymm13 * ymm1) + ymm19
	vfmadd231ps	%ymm13, %ymm3, %ymm25   # ymm25 = (ymm3 * ymm13) + ymm25
	vmovsd	4104(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 4112(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	4088(%rdi), %xmm14
	vinsertf32x4	$1, %xmm13, %ymm14, %ymm23
	vfmadd213ps	%ymm25, %ymm0, %ymm23   # ymm23 = (ymm0 * ymm23) + ymm25
	vmovsd	4132(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 4140(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	4116(%rdi), %xmm14
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm23   # ymm23 = (ymm13 * ymm1) + ymm23
	vmovsd	4328(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4336(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4312(%rdi), %xmm24
	vinsertf32x4	$1, %xmm14, %ymm24, %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm15   # ymm15 = (ymm14 * ymm2) + ymm15
	vmulps	%ymm14, %ymm6, %ymm25
	vmovsd	4356(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4364(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4340(%rdi), %xmm24
	vinsertf32x4	$1, %xmm14, %ymm24, %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm15   # ymm15 = (ymm14 * ymm4) + ymm15
	vfmadd231ps	%ymm5, %ymm14, %ymm17   # ymm17 = (ymm14 * ymm5) + ymm17
	vfmadd231ps	%ymm7, %ymm14, %ymm25   # ymm25 = (ymm14 * ymm7) + ymm25
	vmulps	%ymm14, %ymm8, %ymm24
	vmovsd	4384(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4392(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4368(%rdi), %xmm26
	vinsertf32x4	$1, %xmm14, %ymm26, %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm17   # ymm17 = (ymm14 * ymm2) + ymm17
	vfmadd231ps	%ymm14, %ymm6, %ymm24   # ymm24 = (ymm6 * ymm14) + ymm24
	vmovsd	4412(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4420(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4396(%rdi), %xmm26
	vinsertf32x4	$1, %xmm14, %ymm26, %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm17   # ymm17 = (ymm14 * ymm4) + ymm17
	vfmadd231ps	%ymm5, %ymm14, %ymm19   # ymm19 = (ymm14 * ymm5) + ymm19
	vfmadd231ps	%ymm7, %ymm14, %ymm24   # ymm24 = (ymm14 * ymm7) + ymm24
	vmulps	%ymm14, %ymm8, %ymm26
	vmovsd	4440(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4448(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4424(%rdi), %xmm27
	vinsertf32x4	$1, %xmm14, %ymm27, %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm19   # ymm19 = (ymm14 * ymm2) + ymm19
	vfmadd231ps	%ymm14, %ymm6, %ymm26   # ymm26 = (ymm6 * ymm14) + ymm26
	vmovsd	4468(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4476(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4452(%rdi), %xmm27
	vinsertf32x4	$1, %xmm14, %ymm27, %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm19   # ymm19 = (ymm14 * ymm4) + ymm19
	vfmadd231ps	%ymm5, %ymm14, %ymm23   # ymm23 = (ymm14 * ymm5) + ymm23
	vfmadd231ps	%ymm7, %ymm14, %ymm26   # ymm26 = (ymm14 * ymm7) + ymm26
	vmulps	%ymm14, %ymm8, %ymm27
	vmovsd	4496(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4504(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4480(%rdi), %xmm28
	vinsertf32x4	$1, %xmm14, %ymm28, %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm23   # ymm23 = (ymm14 * ymm2) + ymm23
	vfmadd231ps	%ymm14, %ymm6, %ymm27   # ymm27 = (ymm6 * ymm14) + ymm27
	vmovsd	4524(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4532(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4508(%rdi), %xmm28
	vinsertf32x4	$1, %xmm14, %ymm28, %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm23   # ymm23 = (ymm14 * ymm4) + ymm23
	vfmadd231ps	%ymm7, %ymm14, %ymm27   # ymm27 = (ymm14 * ymm7) + ymm27
	vextractf32x4	$1, %ymm15, %xmm28
	vextractps	$2, %xmm28, 1004(%rdx)
	vmovq	%xmm28, 996(%rdx)
	vmovups	%xmm15, 980(%rdx)
	vextractf32x4	$1, %ymm17, %xmm15
	vextractps	$2, %xmm15, 1032(%rdx)
	vmovq	%xmm15, 1024(%rdx)
	vmovups	%xmm17, 1008(%rdx)
	vextractf32x4	$1, %ymm19, %xmm15
	vextractps	$2, %xmm15, 1060(%rdx)
	vmovq	%xmm15, 1052(%rdx)
	vmovups	%xmm19, 1036(%rdx)
	vextractf32x4	$1, %ymm23, %xmm15
	vextractps	$2, %xmm15, 1088(%rdx)
	vmovq	%xmm15, 1080(%rdx)
	vmovups	%xmm23, 1064(%rdx)
	vmovsd	4720(%rdi), %xmm15              # xmm15 = mem[0],zero
	vinsertps	$32, 4728(%rdi), %xmm15, %xmm15 # xmm15 = xmm15[0,1],mem[0],xmm15[3]
	vmovups	4704(%rdi), %xmm17
	vmovups	4732(%rdi), %xmm19
	vmovups	4760(%rdi), %xmm23
	vmovups	4788(%rdi), %xmm28
	vinsertf32x4	$1, %xmm15, %ymm17, %ymm17
	vfmadd213ps	%ymm25, %ymm0, %ymm17   # ymm17 = (ymm0 * ymm17) + ymm25
	vmovsd	4748(%rdi), %xmm15              # xmm15 = mem[0],zero
	vinsertps	$32, 4756(%rdi), %xmm15, %xmm15 # xmm15 = xmm15[0,1],mem[0],xmm15[3]
	vinsertf32x4	$1, %xmm15, %ymm19, %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm17   # ymm17 = (ymm15 * ymm1) + ymm17
	vfmadd231ps	%ymm15, %ymm3, %ymm24   # ymm24 = (ymm3 * ymm15) + ymm24
	vmovsd	4776(%rdi), %xmm15              # xmm15 = mem[0],zero
	vinsertps	$32, 4784(%rdi), %xmm15, %xmm15 # xmm15 = xmm15[0,1],mem[0],xmm15[3]
	vinsertf32x4	$1, %xmm15, %ymm23, %ymm19
	vfmadd213ps	%ymm24, %ymm0, %ymm19   # ymm19 = (ymm0 * ymm19) + ymm24
	vmovsd	4804(%rdi), %xmm15              # xmm15 = mem[0],zero
	vinsertps	$32, 4812(%rdi), %xmm15, %xmm15 # xmm15 = xmm15[0,1],mem[0],xmm15[3]
	vinsertf32x4	$1, %xmm15, %ymm28, %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm19   # ymm19 = (ymm15 * ymm1) + ymm19
	vfmadd231ps	%ymm15, %ymm3, %ymm26   # ymm26 = (ymm3 * ymm15) + ymm26
	vmovsd	4832(%rdi), %xmm15              # xmm15 = mem[0],zero
	vinsertps	$32, 4840(%rdi), %xmm15, %xmm15 # xmm15 = xmm15[0,1],mem[0],xmm15[3]
	vmovups	4816(%rdi), %xmm23
	vinsertf32x4	$1, %xmm15, %ymm23, %ymm23
	vfmadd213ps	%ymm26, %ymm0, %ymm23   # ymm23 = (ymm0 * ymm23) + ymm26
	vmovsd	4860(%rdi), %xmm15              # xmm15 = mem[0],zero
	vinsertps	$32, 4868(%rdi), %xmm15, %xmm15 # xmm15 = xmm15[0,1],mem[0],xmm15[3]
	vmovups	4844(%rdi), %xmm24
	vinsertf32x4	$1, %xmm15, %ymm24, %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm23   # ymm23 = (ymm15 * ymm1) + ymm23
	vfmadd231ps	%ymm15, %ymm3, %ymm27   # ymm27 = (ymm3 * ymm15) + ymm27
	vmovsd	4888(%rdi), %xmm15              # xmm15 = mem[0],zero
	vinsertps	$32, 4896(%rdi), %xmm15, %xmm15 # xmm15 = xmm15[0,1],mem[0],xmm15[3]
	vmovups	4872(%rdi), %xmm24
	vinsertf32x4	$1, %xmm15, %ymm24, %ymm24
	vfmadd213ps	%ymm27, %ymm0, %ymm24   # ymm24 = (ymm0 * ymm24) + ymm27
	vmovsd	4916(%rdi), %xmm15              # xmm15 = mem[0],zero
	vinsertps	$32, 4924(%rdi), %xmm15, %xmm15 # xmm15 = xmm15[0,1],mem[0],xmm15[3]
	vmovups	4900(%rdi), %xmm25
	vinsertf32x4	$1, %xmm15, %ymm25, %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm24   # ymm24 = (ymm15 * ymm1) + ymm24
	vmovsd	5112(%rdi), %xmm25              # xmm25 = mem[0],zero
	vinsertps	$32, 5120(%rdi), %xmm25, %xmm25 # xmm25 = xmm25[0,1],mem[0],xmm25[3]
	vmovups	5096(%rdi), %xmm26
	vinsertf32x4	$1, %xmm25, %ymm26, %ymm25
	vfmadd213ps	%ymm17, %ymm2, %ymm25   # ymm25 = (ymm2 * ymm25) + ymm17
	vmovsd	5140(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 5148(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	5124(%rdi), %xmm26
	vinsertf32x4	$1, %xmm17, %ymm26, %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm25   # ymm25 = (ymm17 * ymm4) + ymm25
	vfmadd231ps	%ymm17, %ymm5, %ymm19   # ymm19 = (ymm5 * ymm17) + ymm19
	vmovsd	5168(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 5176(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	5152(%rdi), %xmm26
	vinsertf32x4	$1, %xmm17, %ymm26, %ymm26
	vfmadd213ps	%ymm19, %ymm2, %ymm26   # ymm26 = (ymm2 * ymm26) + ymm19
	vmovsd	5196(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 5204(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	5180(%rdi), %xmm19
	vinsertf32x4	$1, %xmm17, %ymm19, %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm26   # ymm26 = (ymm17 * ymm4) + ymm26
	vfmadd231ps	%ymm17, %ymm5, %ymm23   # ymm23 = (ymm5 * ymm17) + ymm23
	vmovsd	5224(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 5232(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	5208(%rdi), %xmm19
	vinsertf32x4	$1, %xmm17, %ymm19, %ymm19
	vfmadd213ps	%ymm23, %ymm2, %ymm19   # ymm19 = (ymm2 * ymm19) + ymm23
	vmovsd	5252(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 5260(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	5236(%rdi), %xmm23
	vinsertf32x4	$1, %xmm17, %ymm23, %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm19   # ymm19 = (ymm17 * ymm4) + ymm19
	vfmadd231ps	%ymm17, %ymm5, %ymm24   # ymm24 = (ymm5 * ymm17) + ymm24
	vmovsd	5280(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 5288(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	5264(%rdi), %xmm23
	vinsertf32x4	$1, %xmm17, %ymm23, %ymm23
	vfmadd213ps	%ymm24, %ymm2, %ymm23   # ymm23 = (ymm2 * ymm23) + ymm24
	vmovsd	5308(%rdi), %xmm17              # xmm17 = mem[0],zero
	vinsertps	$32, 5316(%rdi), %xmm17, %xmm17 # xmm17 = xmm17[0,1],mem[0],xmm17[3]
	vmovups	5292(%rdi), %xmm24
	vinsertf32x4	$1, %xmm17, %ymm24, %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm23   # ymm23 = (ymm17 * ymm4) + ymm23
	vextractf32x4	$1, %ymm25, %xmm24
	vextractps	$2, %xmm24, 1200(%rdx)
	vmovq	%xmm24, 1192(%rdx)
	vmovups	%xmm25, 1176(%rdx)
	vextractf32x4	$1, %ymm26, %xmm24
	vextractps	$2, %xmm24, 1228(%rdx)
	vmovq	%xmm24, 1220(%rdx)
	vmovups	%xmm26, 1204(%rdx)
	vextractf32x4	$1, %ymm19, %xmm24
	vextractps	$2, %xmm24, 1256(%rdx)
	vmovq	%xmm24, 1248(%rdx)
	vmovups	%xmm19, 1232(%rdx)
	vextractf32x4	$1, %ymm23, %xmm19
	vextractps	$2, %xmm19, 1284(%rdx)
	vmovq	%xmm19, 1276(%rdx)
	vmovups	%xmm23, 1260(%rdx)
	vmulps	%ymm9, %ymm8, %ymm19
	vfmadd231ps	%ymm10, %ymm6, %ymm19   # ymm19 = (ymm6 * ymm10) + ymm19
	vfmadd231ps	%ymm7, %ymm16, %ymm19   # ymm19 = (ymm16 * ymm7) + ymm19
	vmulps	%ymm16, %ymm8, %ymm16
	vfmadd231ps	%ymm18, %ymm6, %ymm16   # ymm16 = (ymm6 * ymm18) + ymm16
	vfmadd231ps	%ymm7, %ymm20, %ymm16   # ymm16 = (ymm20 * ymm7) + ymm16
	vmulps	%ymm20, %ymm8, %ymm18
	vfmadd231ps	%ymm21, %ymm6, %ymm18   # ymm18 = (ymm6 * ymm21) + ymm18
	vfmadd231ps	%ymm22, %ymm7, %ymm18   # ymm18 = (ymm7 * ymm22) + ymm18
	vfmadd231ps	%ymm11, %ymm3, %ymm19   # ymm19 = (ymm3 * ymm11) + ymm19
	vmovsd	3376(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 3384(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	3360(%rdi), %xmm10
	vmovups	3388(%rdi), %xmm11
	vmovups	3416(%rdi), %xmm20
	vmovups	3444(%rdi), %xmm21
	vinsertf128	$1, %xmm9, %ymm10, %ymm9
	vfmadd213ps	%ymm19, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm9) + ymm19
	vmovsd	3404(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 3412(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm11, %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm10) + ymm16
	vmovsd	3432(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 3440(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf32x4	$1, %xmm10, %ymm20, %ymm10
	vfmadd213ps	%ymm16, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm10) + ymm16
	vmovsd	3460(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3468(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf32x4	$1, %xmm11, %ymm21, %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm1) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm18   # ymm18 = (ymm3 * ymm11) + ymm18
	vmovsd	3488(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 3496(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	3472(%rdi), %xmm16
	vinsertf32x4	$1, %xmm11, %ymm16, %ymm11
	vfmadd213ps	%ymm18, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm11) + ymm18
	vmovsd	3516(%rdi), %xmm16              # xmm16 = mem[0],zero
	vinsertps	$32, 3524(%rdi), %xmm16, %xmm16 # xmm16 = xmm16[0,1],mem[0],xmm16[3]
	vmovups	3500(%rdi), %xmm18
	vinsertf32x4	$1, %xmm16, %ymm18, %ymm16
	vfmadd213ps	%ymm11, %ymm1, %ymm16   # ymm16 = (ymm1 * ymm16) + ymm11
	vfmadd231ps	%ymm5, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm5) + ymm9
	vmulps	%ymm12, %ymm8, %ymm11
	vmovsd	3768(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3776(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3752(%rdi), %xmm18
	vinsertf32x4	$1, %xmm12, %ymm18, %ymm12
	vfmadd231ps	%ymm2, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm2) + ymm9
	vfmadd231ps	%ymm12, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm12) + ymm11
	vmovsd	3796(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 3804(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	3780(%rdi), %xmm18
	vinsertf32x4	$1, %xmm12, %ymm18, %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm5, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm5) + ymm10
	vfmadd231ps	%ymm7, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm7) + ymm11
	vmulps	%ymm12, %ymm8, %ymm12
	vmovsd	3824(%rdi), %xmm18              # xmm18 = mem[0],zero
	vinsertps	$32, 3832(%rdi), %xmm18, %xmm18 # xmm18 = xmm18[0,1],mem[0],xmm18[3]
	vmovups	3808(%rdi), %xmm19
	vinsertf32x4	$1, %xmm18, %ymm19, %ymm18
	vfmadd231ps	%ymm2, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm2) + ymm10
	vfmadd231ps	%ymm18, %ymm6, %ymm12   # ymm12 = (ymm6 * ymm18) + ymm12
	vmovsd	3852(%rdi), %xmm18              # xmm18 = mem[0],zero
	vinsertps	$32, 3860(%rdi), %xmm18, %xmm18 # xmm18 = xmm18[0,1],mem[0],xmm18[3]
	vmovups	3836(%rdi), %xmm19
	vinsertf32x4	$1, %xmm18, %ymm19, %ymm18
	vfmadd231ps	%ymm4, %ymm18, %ymm10   # ymm10 = (ymm18 * ymm4) + ymm10
	vfmadd231ps	%ymm5, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm5) + ymm16
	vfmadd231ps	%ymm7, %ymm18, %ymm12   # ymm12 = (ymm18 * ymm7) + ymm12
	vmulps	%ymm18, %ymm8, %ymm18
	vmovsd	3880(%rdi), %xmm19              # xmm19 = mem[0],zero
	vinsertps	$32, 3888(%rdi), %xmm19, %xmm19 # xmm19 = xmm19[0,1],mem[0],xmm19[3]
	vmovups	3864(%rdi), %xmm20
	vinsertf32x4	$1, %xmm19, %ymm20, %ymm19
	vfmadd231ps	%ymm2, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm2) + ymm16
	vfmadd231ps	%ymm19, %ymm6, %ymm18   # ymm18 = (ymm6 * ymm19) + ymm18
	vmovsd	3908(%rdi), %xmm19              # xmm19 = mem[0],zero
	vinsertps	$32, 3916(%rdi), %xmm19, %xmm19 # xmm19 = xmm19[0,1],mem[0],xmm19[3]
	vmovups	3892(%rdi), %xmm20
	vinsertf32x4	$1, %xmm19, %ymm20, %ymm19
	vfmadd231ps	%ymm4, %ymm19, %ymm16   # ymm16 = (ymm19 * ymm4) + ymm16
	vfmadd231ps	%ymm19, %ymm7, %ymm18   # ymm18 = (ymm7 * ymm19) + ymm18
	vextractf32x4	$1, %ymm9, %xmm19
	vextractps	$2, %xmm19, 920(%rdx)
	vmovq	%xmm19, 912(%rdx)
	vmovups	%xmm9, 896(%rdx)
	vextractf128	$1, %ymm10, %xmm9
	vextractps	$2, %xmm9, 948(%rdx)
	vmovq	%xmm9, 940(%rdx)
	vmovups	%xmm10, 924(%rdx)
	vextractf32x4	$1, %ymm16, %xmm9
	vextractps	$2, %xmm9, 976(%rdx)
	vmovq	%xmm9, 968(%rdx)
	vmovups	%xmm16, 952(%rdx)
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovsd	4160(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 4168(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vmovups	4144(%rdi), %xmm10
	vmovups	4172(%rdi), %xmm13
	vmovups	4200(%rdi), %xmm16
	vmovups	4228(%rdi), %xmm19
	vinsertf128	$1, %xmm9, %ymm10, %ymm9
	vfmadd213ps	%ymm11, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm9) + ymm11
	vmovsd	4188(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 4196(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf128	$1, %xmm10, %ymm13, %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm10) + ymm12
	vmovsd	4216(%rdi), %xmm10              # xmm10 = mem[0],zero
	vinsertps	$32, 4224(%rdi), %xmm10, %xmm10 # xmm10 = xmm10[0,1],mem[0],xmm10[3]
	vinsertf32x4	$1, %xmm10, %ymm16, %ymm10
	vfmadd213ps	%ymm12, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm10) + ymm12
	vmovsd	4244(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 4252(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vinsertf32x4	$1, %xmm11, %ymm19, %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm1) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm18   # ymm18 = (ymm3 * ymm11) + ymm18
	vmovsd	4272(%rdi), %xmm11              # xmm11 = mem[0],zero
	vinsertps	$32, 4280(%rdi), %xmm11, %xmm11 # xmm11 = xmm11[0,1],mem[0],xmm11[3]
	vmovups	4256(%rdi), %xmm12
	vinsertf128	$1, %xmm11, %ymm12, %ymm11
	vfmadd213ps	%ymm18, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm11) + ymm18
	vmovsd	4300(%rdi), %xmm12              # xmm12 = mem[0],zero
	vinsertps	$32, 4308(%rdi), %xmm12, %xmm12 # xmm12 = xmm12[0,1],mem[0],xmm12[3]
	vmovups	4284(%rdi), %xmm13
	vinsertf128	$1, %xmm12, %ymm13, %ymm12
	vfmadd213ps	%ymm11, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm12) + ymm11
	vfmadd231ps	%ymm5, %ymm14, %ymm9    # ymm9 = (ymm14 * ymm5) + ymm9
	vmulps	%ymm14, %ymm8, %ymm11
	vmovsd	4552(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 4560(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	4536(%rdi), %xmm14
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vfmadd231ps	%ymm2, %ymm13, %ymm9    # ymm9 = (ymm13 * ymm2) + ymm9
	vfmadd231ps	%ymm13, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm13) + ymm11
	vmovsd	4580(%rdi), %xmm13              # xmm13 = mem[0],zero
	vinsertps	$32, 4588(%rdi), %xmm13, %xmm13 # xmm13 = xmm13[0,1],mem[0],xmm13[3]
	vmovups	4564(%rdi), %xmm14
	vinsertf128	$1, %xmm13, %ymm14, %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm9    # ymm9 = (ymm13 * ymm4) + ymm9
	vfmadd231ps	%ymm5, %ymm13, %ymm10   # ymm10 = (ymm13 * ymm5) + ymm10
	vfmadd231ps	%ymm7, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm7) + ymm11
	vmulps	%ymm13, %ymm8, %ymm13
	vmovsd	4608(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4616(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4592(%rdi), %xmm16
	vinsertf32x4	$1, %xmm14, %ymm16, %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm2) + ymm10
	vfmadd231ps	%ymm14, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm14) + ymm13
	vmovsd	4636(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4644(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4620(%rdi), %xmm16
	vinsertf32x4	$1, %xmm14, %ymm16, %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm10   # ymm10 = (ymm14 * ymm4) + ymm10
	vfmadd231ps	%ymm5, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm5) + ymm12
	vfmadd231ps	%ymm7, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm7) + ymm13
	vmulps	%ymm14, %ymm8, %ymm8
	vmovsd	4664(%rdi), %xmm14              # xmm14 = mem[0],zero
	vinsertps	$32, 4672(%rdi), %xmm14, %xmm14 # xmm14 = xmm14[0,1],mem[0],xmm14[3]
	vmovups	4648(%rdi), %xmm16
	vinsertf32x4	$1, %xmm14, %ymm16, %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm2) + ymm12
	vfmadd231ps	%ymm6, %ymm14, %ymm8    # ymm8 = (ymm14 * ymm6) + ymm8
	vmovsd	4692(%rdi), %xmm6               # xmm6 = mem[0],zero
	vinsertps	$32, 4700(%rdi), %xmm6, %xmm6 # xmm6 = xmm6[0,1],mem[0],xmm6[3]
	vmovups	4676(%rdi), %xmm14
	vinsertf128	$1, %xmm6, %ymm14, %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm4) + ymm12
	vfmadd231ps	%ymm7, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm7) + ymm8
	vextractf128	$1, %ymm9, %xmm6
	vextractps	$2, %xmm6, 1116(%rdx)
	vmovq	%xmm6, 1108(%rdx)
	vmovups	%xmm9, 1092(%rdx)
	vextractf128	$1, %ymm10, %xmm6
	vextractps	$2, %xmm6, 1144(%rdx)
	vmovq	%xmm6, 1136(%rdx)
	vmovups	%xmm10, 1120(%rdx)
	vextractf128	$1, %ymm12, %xmm6
	vextractps	$2, %xmm6, 1172(%rdx)
	vmovq	%xmm6, 1164(%rdx)
	vmovups	%xmm12, 1148(%rdx)
	vfmadd231ps	%ymm15, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm15) + ymm11
	vmovsd	4944(%rdi), %xmm6               # xmm6 = mem[0],zero
	vinsertps	$32, 4952(%rdi), %xmm6, %xmm6 # xmm6 = xmm6[0,1],mem[0],xmm6[3]
	vmovups	4928(%rdi), %xmm7
	vmovups	4956(%rdi), %xmm9
	vmovups	4984(%rdi), %xmm10
	vmovups	5012(%rdi), %xmm12
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vfmadd213ps	%ymm11, %ymm0, %ymm6    # ymm6 = (ymm0 * ymm6) + ymm11
	vmovsd	4972(%rdi), %xmm7               # xmm7 = mem[0],zero
	vinsertps	$32, 4980(%rdi), %xmm7, %xmm7 # xmm7 = xmm7[0,1],mem[0],xmm7[3]
	vinsertf128	$1, %xmm7, %ymm9, %ymm7
	vfmadd231ps	%ymm1, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm1) + ymm6
	vfmadd231ps	%ymm7, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm7) + ymm13
	vmovsd	5000(%rdi), %xmm7               # xmm7 = mem[0],zero
	vinsertps	$32, 5008(%rdi), %xmm7, %xmm7 # xmm7 = xmm7[0,1],mem[0],xmm7[3]
	vinsertf128	$1, %xmm7, %ymm10, %ymm7
	vfmadd213ps	%ymm13, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm7) + ymm13
	vmovsd	5028(%rdi), %xmm9               # xmm9 = mem[0],zero
	vinsertps	$32, 5036(%rdi), %xmm9, %xmm9 # xmm9 = xmm9[0,1],mem[0],xmm9[3]
	vinsertf128	$1, %xmm9, %ymm12, %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm7     # ymm7 = (ymm9 * ymm1) + ymm7
	vfmadd231ps	%ymm3, %ymm9, %ymm8     # ymm8 = (ymm9 * ymm3) + ymm8
	vmovsd	5056(%rdi), %xmm3               # xmm3 = mem[0],zero
	vinsertps	$32, 5064(%rdi), %xmm3, %xmm3 # xmm3 = xmm3[0,1],mem[0],xmm3[3]
	vmovups	5040(%rdi), %xmm9
	vinsertf128	$1, %xmm3, %ymm9, %ymm3
	vfmadd213ps	%ymm8, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm3) + ymm8
	vmovsd	5084(%rdi), %xmm0               # xmm0 = mem[0],zero
	vinsertps	$32, 5092(%rdi), %xmm0, %xmm0 # xmm0 = xmm0[0,1],mem[0],xmm0[3]
	vmovups	5068(%rdi), %xmm8
	vinsertf128	$1, %xmm0, %ymm8, %ymm0
	vfmadd213ps	%ymm3, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm0) + ymm3
	vfmadd231ps	%ymm17, %ymm5, %ymm6    # ymm6 = (ymm5 * ymm17) + ymm6
	vmovsd	5336(%rdi), %xmm1               # xmm1 = mem[0],zero
	vinsertps	$32, 5344(%rdi), %xmm1, %xmm1 # xmm1 = xmm1[0,1],mem[0],xmm1[3]
	vmovups	5320(%rdi), %xmm3
	vinsertf128	$1, %xmm1, %ymm3, %ymm1
	vfmadd213ps	%ymm6, %ymm2, %ymm1     # ymm1 = (ymm2 * ymm1) + ymm6
	vmovsd	5364(%rdi), %xmm3               # xmm3 = mem[0],zero
	vinsertps	$32, 5372(%rdi), %xmm3, %xmm3 # xmm3 = xmm3[0,1],mem[0],xmm3[3]
	vmovups	5348(%rdi), %xmm6
	vinsertf128	$1, %xmm3, %ymm6, %ymm3
	vfmadd231ps	%ymm4, %ymm3, %ymm1     # ymm1 = (ymm3 * ymm4) + ymm1
	vfmadd231ps	%ymm3, %ymm5, %ymm7     # ymm7 = (ymm5 * ymm3) + ymm7
	vmovsd	5392(%rdi), %xmm3               # xmm3 = mem[0],zero
	vinsertps	$32, 5400(%rdi), %xmm3, %xmm3 # xmm3 = xmm3[0,1],mem[0],xmm3[3]
	vmovups	5376(%rdi), %xmm6
	vinsertf128	$1, %xmm3, %ymm6, %ymm3
	vfmadd213ps	%ymm7, %ymm2, %ymm3     # ymm3 = (ymm2 * ymm3) + ymm7
	vmovsd	5420(%rdi), %xmm6               # xmm6 = mem[0],zero
	vinsertps	$32, 5428(%rdi), %xmm6, %xmm6 # xmm6 = xmm6[0,1],mem[0],xmm6[3]
	vmovups	5404(%rdi), %xmm7
	vinsertf128	$1, %xmm6, %ymm7, %ymm6
	vfmadd231ps	%ymm4, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm4) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm5) + ymm0
	vmovsd	5448(%rdi), %xmm5               # xmm5 = mem[0],zero
	vinsertps	$32, 5456(%rdi), %xmm5, %xmm5 # xmm5 = xmm5[0,1],mem[0],xmm5[3]
	vmovups	5432(%rdi), %xmm6
	vinsertf128	$1, %xmm5, %ymm6, %ymm5
	vfmadd213ps	%ymm0, %ymm2, %ymm5     # ymm5 = (ymm2 * ymm5) + ymm0
	vmovsd	5476(%rdi), %xmm0               # xmm0 = mem[0],zero
	vinsertps	$32, 5484(%rdi), %xmm0, %xmm0 # xmm0 = xmm0[0,1],mem[0],xmm0[3]
	vmovups	5460(%rdi), %xmm2
	vinsertf128	$1, %xmm0, %ymm2, %ymm0
	vfmadd213ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm0) + ymm5
	vmovups	%xmm1, 1288(%rdx)
	vextractf128	$1, %ymm1, %xmm1
	vmovlps	%xmm1, 1304(%rdx)
	vextractps	$2, %xmm1, 1312(%rdx)
	vmovups	%xmm3, 1316(%rdx)
	vextractf128	$1, %ymm3, %xmm1
	vmovlps	%xmm1, 1332(%rdx)
	vextractps	$2, %xmm1, 1340(%rdx)
	vmovups	%xmm0, 1344(%rdx)
	vextractf128	$1, %ymm0, %xmm0
	vmovlps	%xmm0, 1360(%rdx)
	vextractps	$2, %xmm0, 1368(%rdx)
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
	.asciz	"x86-64-avx512"
	.size	.Lnnprim_const.1, 14

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
