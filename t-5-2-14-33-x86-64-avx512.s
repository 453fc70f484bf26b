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
	addq	$-16, %rax
	leaq	9108(%rdi), %rcx
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	1648(%rsi,%rax,4), %zmm8
	vmovups	-9044(%rcx,%rax,4), %zmm1
	vmovups	-8912(%rcx,%rax,4), %zmm2
	vmovups	-8780(%rcx,%rax,4), %zmm3
	vmovups	-8648(%rcx,%rax,4), %zmm4
	vmulps	%zmm8, %zmm1, %zmm7
	vmovups	1384(%rsi,%rax,4), %zmm12
	vmulps	%zmm12, %zmm1, %zmm9
	vmovups	64(%rsi,%rax,4), %zmm6
	vmovups	196(%rsi,%rax,4), %zmm19
	vmovups	328(%rsi,%rax,4), %zmm18
	vmovups	460(%rsi,%rax,4), %zmm16
	vmulps	%zmm18, %zmm1, %zmm0
	vmulps	%zmm6, %zmm1, %zmm1
	vmovups	1780(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm2, %zmm7    # zmm7 = (zmm2 * zmm10) + zmm7
	vmovups	1516(%rsi,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm2, %zmm9    # zmm9 = (zmm2 * zmm13) + zmm9
	vfmadd231ps	%zmm16, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm16) + zmm0
	vfmadd231ps	%zmm2, %zmm19, %zmm1    # zmm1 = (zmm19 * zmm2) + zmm1
	vmovups	1912(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm14) + zmm7
	vfmadd231ps	%zmm8, %zmm3, %zmm9     # zmm9 = (zmm3 * zmm8) + zmm9
	vmulps	%zmm3, %zmm12, %zmm11
	vmovups	592(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm18) + zmm1
	vmulps	%zmm3, %zmm6, %zmm2
	vfmadd231ps	%zmm10, %zmm4, %zmm9    # zmm9 = (zmm4 * zmm10) + zmm9
	vfmadd231ps	%zmm13, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm13) + zmm11
	vfmadd231ps	%zmm16, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm16) + zmm1
	vfmadd231ps	%zmm4, %zmm19, %zmm2    # zmm2 = (zmm19 * zmm4) + zmm2
	vmovups	-8516(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm14, %zmm3, %zmm9    # zmm9 = (zmm3 * zmm14) + zmm9
	vfmadd231ps	%zmm8, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm8) + zmm11
	vmulps	%zmm3, %zmm12, %zmm15
	vfmadd231ps	%zmm20, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm18) + zmm2
	vmulps	%zmm3, %zmm6, %zmm3
	vmovups	-8384(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm10, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm10) + zmm11
	vfmadd231ps	%zmm13, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm13) + zmm15
	vfmadd231ps	%zmm16, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm16) + zmm2
	vfmadd231ps	%zmm4, %zmm19, %zmm3    # zmm3 = (zmm19 * zmm4) + zmm3
	vmovups	-8252(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm14, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm14) + zmm11
	vfmadd231ps	%zmm8, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm8) + zmm15
	vmulps	%zmm4, %zmm12, %zmm17
	vfmadd231ps	%zmm20, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm18) + zmm3
	vmulps	%zmm4, %zmm6, %zmm4
	vmovups	-8120(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm10, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm10) + zmm15
	vfmadd231ps	%zmm13, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm13) + zmm17
	vfmadd231ps	%zmm16, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm16) + zmm3
	vfmadd231ps	%zmm5, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm5) + zmm4
	vmovups	-7988(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm14, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm14) + zmm15
	vfmadd231ps	%zmm8, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm8) + zmm17
	vmulps	%zmm5, %zmm12, %zmm21
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm18) + zmm4
	vmulps	%zmm5, %zmm6, %zmm5
	vmovups	-7856(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm10, %zmm22, %zmm17  # zmm17 = (zmm22 * zmm10) + zmm17
	vfmadd231ps	%zmm13, %zmm22, %zmm21  # zmm21 = (zmm22 * zmm13) + zmm21
	vfmadd231ps	%zmm16, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm16) + zmm4
	vfmadd231ps	%zmm22, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm22) + zmm5
	vmovups	-7724(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm14, %zmm22, %zmm17  # zmm17 = (zmm22 * zmm14) + zmm17
	vfmadd231ps	%zmm8, %zmm22, %zmm21   # zmm21 = (zmm22 * zmm8) + zmm21
	vmulps	%zmm22, %zmm12, %zmm23
	vfmadd231ps	%zmm20, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm18) + zmm5
	vmulps	%zmm22, %zmm6, %zmm6
	vmovups	-7592(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm10, %zmm22, %zmm21  # zmm21 = (zmm22 * zmm10) + zmm21
	vfmadd231ps	%zmm13, %zmm22, %zmm23  # zmm23 = (zmm22 * zmm13) + zmm23
	vfmadd231ps	%zmm16, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm19) + zmm6
	vmovups	-7460(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm14, %zmm19, %zmm21  # zmm21 = (zmm19 * zmm14) + zmm21
	vfmadd231ps	%zmm8, %zmm19, %zmm23   # zmm23 = (zmm19 * zmm8) + zmm23
	vfmadd231ps	%zmm20, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm20) + zmm5
	vfmadd231ps	%zmm18, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm18) + zmm6
	vmovups	-7328(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm10, %zmm18, %zmm23  # zmm23 = (zmm18 * zmm10) + zmm23
	vfmadd231ps	%zmm16, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm16) + zmm6
	vmovups	-7196(%rcx,%rax,4), %zmm18
	vmovups	2308(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm16) + zmm7
	vmovups	2044(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm19) + zmm9
	vmovups	988(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm24, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm24) + zmm0
	vmovups	724(%rsi,%rax,4), %zmm26
	vfmadd231ps	%zmm18, %zmm26, %zmm1   # zmm1 = (zmm26 * zmm18) + zmm1
	vmovups	-7064(%rcx,%rax,4), %zmm22
	vmovups	2440(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm18) + zmm7
	vmovups	2176(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm20) + zmm9
	vmovups	1120(%rsi,%rax,4), %zmm25
	vfmadd231ps	%zmm25, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm25) + zmm0
	vmovups	856(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm22, %zmm27, %zmm1   # zmm1 = (zmm27 * zmm22) + zmm1
	vmovups	-6932(%rcx,%rax,4), %zmm29
	vmovups	2572(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm22) + zmm7
	vfmadd231ps	%zmm16, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm16) + zmm9
	vfmadd231ps	%zmm19, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm19) + zmm11
	vmovups	1252(%rsi,%rax,4), %zmm28
	vfmadd231ps	%zmm28, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm28) + zmm0
	vfmadd231ps	%zmm24, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm24) + zmm1
	vfmadd231ps	%zmm29, %zmm26, %zmm2   # zmm2 = (zmm26 * zmm29) + zmm2
	vmovups	-6800(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm18, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm18) + zmm9
	vfmadd231ps	%zmm20, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm20) + zmm11
	vfmadd231ps	%zmm25, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm25) + zmm1
	vfmadd231ps	%zmm29, %zmm27, %zmm2   # zmm2 = (zmm27 * zmm29) + zmm2
	vmovups	-6668(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm22) + zmm9
	vfmadd231ps	%zmm16, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm16) + zmm11
	vfmadd231ps	%zmm19, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm19) + zmm15
	vfmadd231ps	%zmm28, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm28) + zmm1
	vfmadd231ps	%zmm24, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm24) + zmm2
	vfmadd231ps	%zmm29, %zmm26, %zmm3   # zmm3 = (zmm26 * zmm29) + zmm3
	vmovups	-6536(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm18, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm18) + zmm11
	vfmadd231ps	%zmm20, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm20) + zmm15
	vfmadd231ps	%zmm25, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm25) + zmm2
	vfmadd231ps	%zmm29, %zmm27, %zmm3   # zmm3 = (zmm27 * zmm29) + zmm3
	vmovups	-6404(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm22) + zmm11
	vfmadd231ps	%zmm16, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm16) + zmm15
	vfmadd231ps	%zmm19, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm19) + zmm17
	vfmadd231ps	%zmm28, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm28) + zmm2
	vfmadd231ps	%zmm24, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm24) + zmm3
	vfmadd231ps	%zmm29, %zmm26, %zmm4   # zmm4 = (zmm26 * zmm29) + zmm4
	vmovups	-6272(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm18, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm18) + zmm15
	vfmadd231ps	%zmm20, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm20) + zmm17
	vfmadd231ps	%zmm25, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm25) + zmm3
	vfmadd231ps	%zmm29, %zmm27, %zmm4   # zmm4 = (zmm27 * zmm29) + zmm4
	vmovups	-6140(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm22) + zmm15
	vfmadd231ps	%zmm16, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm16) + zmm17
	vfmadd231ps	%zmm19, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm19) + zmm21
	vfmadd231ps	%zmm28, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm28) + zmm3
	vfmadd231ps	%zmm24, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm24) + zmm4
	vfmadd231ps	%zmm29, %zmm26, %zmm5   # zmm5 = (zmm26 * zmm29) + zmm5
	vmovups	-6008(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm18, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm18) + zmm17
	vfmadd231ps	%zmm20, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm20) + zmm21
	vfmadd231ps	%zmm25, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm25) + zmm4
	vfmadd231ps	%zmm29, %zmm27, %zmm5   # zmm5 = (zmm27 * zmm29) + zmm5
	vmovups	-5876(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm22) + zmm17
	vfmadd231ps	%zmm16, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm16) + zmm21
	vfmadd231ps	%zmm19, %zmm29, %zmm23  # zmm23 = (zmm29 * zmm19) + zmm23
	vfmadd231ps	%zmm28, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm28) + zmm4
	vfmadd231ps	%zmm24, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm24) + zmm5
	vfmadd231ps	%zmm26, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm26) + zmm6
	vmovups	-5744(%rcx,%rax,4), %zmm26
	vfmadd231ps	%zmm18, %zmm26, %zmm21  # zmm21 = (zmm26 * zmm18) + zmm21
	vfmadd231ps	%zmm20, %zmm26, %zmm23  # zmm23 = (zmm26 * zmm20) + zmm23
	vfmadd231ps	%zmm25, %zmm26, %zmm5   # zmm5 = (zmm26 * zmm25) + zmm5
	vfmadd231ps	%zmm27, %zmm26, %zmm6   # zmm6 = (zmm26 * zmm27) + zmm6
	vmovups	-5612(%rcx,%rax,4), %zmm26
	vfmadd231ps	%zmm22, %zmm26, %zmm21  # zmm21 = (zmm26 * zmm22) + zmm21
	vfmadd231ps	%zmm16, %zmm26, %zmm23  # zmm23 = (zmm26 * zmm16) + zmm23
	vfmadd231ps	%zmm28, %zmm26, %zmm5   # zmm5 = (zmm26 * zmm28) + zmm5
	vfmadd231ps	%zmm24, %zmm26, %zmm6   # zmm6 = (zmm26 * zmm24) + zmm6
	vmovups	-5480(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm18, %zmm24, %zmm23  # zmm23 = (zmm24 * zmm18) + zmm23
	vfmadd231ps	%zmm25, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm25) + zmm6
	vmovups	-5348(%rcx,%rax,4), %zmm25
	vmovups	2968(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm24, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm24) + zmm7
	vmovups	2704(%rsi,%rax,4), %zmm26
	vfmadd231ps	%zmm26, %zmm25, %zmm9   # zmm9 = (zmm25 * zmm26) + zmm9
	vfmadd231ps	%zmm8, %zmm25, %zmm0    # zmm0 = (zmm25 * zmm8) + zmm0
	vfmadd231ps	%zmm25, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm25) + zmm1
	vmovups	-5216(%rcx,%rax,4), %zmm28
	vmovups	3100(%rsi,%rax,4), %zmm25
	vfmadd231ps	%zmm25, %zmm28, %zmm7   # zmm7 = (zmm28 * zmm25) + zmm7
	vmovups	2836(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm27, %zmm28, %zmm9   # zmm9 = (zmm28 * zmm27) + zmm9
	vfmadd231ps	%zmm10, %zmm28, %zmm0   # zmm0 = (zmm28 * zmm10) + zmm0
	vfmadd231ps	%zmm28, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm28) + zmm1
	vmovups	-5084(%rcx,%rax,4), %zmm29
	vmovups	3232(%rsi,%rax,4), %zmm28
	vfmadd231ps	%zmm28, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm28) + zmm7
	vfmadd231ps	%zmm24, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm24) + zmm9
	vfmadd231ps	%zmm26, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm26) + zmm11
	vfmadd231ps	%zmm14, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm14) + zmm0
	vfmadd231ps	%zmm8, %zmm29, %zmm1    # zmm1 = (zmm29 * zmm8) + zmm1
	vfmadd231ps	%zmm29, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm29) + zmm2
	vmovups	-4952(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm25) + zmm9
	vfmadd231ps	%zmm27, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm27) + zmm11
	vfmadd231ps	%zmm10, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm10) + zmm1
	vfmadd231ps	%zmm29, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm29) + zmm2
	vmovups	-4820(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm28) + zmm9
	vfmadd231ps	%zmm24, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm24) + zmm11
	vfmadd231ps	%zmm26, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm26) + zmm15
	vfmadd231ps	%zmm14, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm14) + zmm1
	vfmadd231ps	%zmm8, %zmm29, %zmm2    # zmm2 = (zmm29 * zmm8) + zmm2
	vfmadd231ps	%zmm29, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm29) + zmm3
	vmovups	-4688(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm25) + zmm11
	vfmadd231ps	%zmm27, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm27) + zmm15
	vfmadd231ps	%zmm10, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm10) + zmm2
	vfmadd231ps	%zmm29, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm29) + zmm3
	vmovups	-4556(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm28) + zmm11
	vfmadd231ps	%zmm24, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm24) + zmm15
	vfmadd231ps	%zmm26, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm26) + zmm17
	vfmadd231ps	%zmm14, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm29, %zmm3    # zmm3 = (zmm29 * zmm8) + zmm3
	vfmadd231ps	%zmm29, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm29) + zmm4
	vmovups	-4424(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm25) + zmm15
	vfmadd231ps	%zmm27, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm27) + zmm17
	vfmadd231ps	%zmm10, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm10) + zmm3
	vfmadd231ps	%zmm29, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm29) + zmm4
	vmovups	-4292(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm28) + zmm15
	vfmadd231ps	%zmm24, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm24) + zmm17
	vfmadd231ps	%zmm26, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm26) + zmm21
	vfmadd231ps	%zmm14, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm14) + zmm3
	vfmadd231ps	%zmm8, %zmm29, %zmm4    # zmm4 = (zmm29 * zmm8) + zmm4
	vfmadd231ps	%zmm29, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm29) + zmm5
	vmovups	-4160(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm25) + zmm17
	vfmadd231ps	%zmm27, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm27) + zmm21
	vfmadd231ps	%zmm10, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm10) + zmm4
	vfmadd231ps	%zmm29, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm29) + zmm5
	vmovups	-4028(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm28) + zmm17
	vfmadd231ps	%zmm24, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm24) + zmm21
	vfmadd231ps	%zmm26, %zmm29, %zmm23  # zmm23 = (zmm29 * zmm26) + zmm23
	vfmadd231ps	%zmm14, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm14) + zmm4
	vfmadd231ps	%zmm8, %zmm29, %zmm5    # zmm5 = (zmm29 * zmm8) + zmm5
	vfmadd231ps	%zmm12, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm12) + zmm6
	vmovups	-3896(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm25, %zmm12, %zmm21  # zmm21 = (zmm12 * zmm25) + zmm21
	vfmadd231ps	%zmm27, %zmm12, %zmm23  # zmm23 = (zmm12 * zmm27) + zmm23
	vfmadd231ps	%zmm10, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm10) + zmm5
	vfmadd231ps	%zmm13, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm13) + zmm6
	vmovups	-3764(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm28, %zmm12, %zmm21  # zmm21 = (zmm12 * zmm28) + zmm21
	vfmadd231ps	%zmm24, %zmm12, %zmm23  # zmm23 = (zmm12 * zmm24) + zmm23
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vfmadd231ps	%zmm8, %zmm12, %zmm6    # zmm6 = (zmm12 * zmm8) + zmm6
	vmovups	-3632(%rcx,%rax,4), %zmm8
	vfmadd231ps	%zmm25, %zmm8, %zmm23   # zmm23 = (zmm8 * zmm25) + zmm23
	vfmadd231ps	%zmm10, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm10) + zmm6
	vmovups	%zmm7, 64(%rdx,%rax,4)
	vmovups	%zmm9, 196(%rdx,%rax,4)
	vmovups	%zmm11, 328(%rdx,%rax,4)
	vmovups	%zmm15, 460(%rdx,%rax,4)
	vmovups	%zmm17, 592(%rdx,%rax,4)
	vmovups	%zmm21, 724(%rdx,%rax,4)
	vmovups	%zmm23, 856(%rdx,%rax,4)
	vmovups	-3500(%rcx,%rax,4), %zmm7
	vmovups	-3368(%rcx,%rax,4), %zmm8
	vmovups	-3236(%rcx,%rax,4), %zmm9
	vmovups	-3104(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm7, %zmm19, %zmm1    # zmm1 = (zmm19 * zmm7) + zmm1
	vfmadd231ps	%zmm18, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm18) + zmm0
	vfmadd231ps	%zmm8, %zmm20, %zmm1    # zmm1 = (zmm20 * zmm8) + zmm1
	vfmadd231ps	%zmm22, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm22) + zmm0
	vfmadd231ps	%zmm16, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm16) + zmm1
	vfmadd231ps	%zmm9, %zmm19, %zmm2    # zmm2 = (zmm19 * zmm9) + zmm2
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm10, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm10) + zmm2
	vmovups	-2972(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm22) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm19, %zmm3    # zmm3 = (zmm19 * zmm7) + zmm3
	vmovups	-2840(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vfmadd231ps	%zmm7, %zmm20, %zmm3    # zmm3 = (zmm20 * zmm7) + zmm3
	vmovups	-2708(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm22) + zmm2
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm7, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm7) + zmm4
	vmovups	-2576(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm7, %zmm20, %zmm4    # zmm4 = (zmm20 * zmm7) + zmm4
	vmovups	-2444(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm22) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm7, %zmm19, %zmm5    # zmm5 = (zmm19 * zmm7) + zmm5
	vmovups	-2312(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm7, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm7) + zmm5
	vmovups	-2180(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm22) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm19) + zmm6
	vmovups	-2048(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vfmadd231ps	%zmm20, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm20) + zmm6
	vmovups	-1916(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm22) + zmm5
	vfmadd231ps	%zmm16, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm16) + zmm6
	vfmadd231ps	-1784(%rcx,%rax,4), %zmm18, %zmm6 # zmm6 = (zmm18 * mem) + zmm6
	vmovups	-1652(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm24, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm24) + zmm0
	vfmadd231ps	%zmm7, %zmm26, %zmm1    # zmm1 = (zmm26 * zmm7) + zmm1
	vmovups	-1520(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm25) + zmm0
	vfmadd231ps	%zmm7, %zmm27, %zmm1    # zmm1 = (zmm27 * zmm7) + zmm1
	vmovups	-1388(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm28) + zmm0
	vfmadd231ps	%zmm24, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm24) + zmm1
	vfmadd231ps	%zmm7, %zmm26, %zmm2    # zmm2 = (zmm26 * zmm7) + zmm2
	vmovups	-1256(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm25) + zmm1
	vfmadd231ps	%zmm7, %zmm27, %zmm2    # zmm2 = (zmm27 * zmm7) + zmm2
	vmovups	-1124(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm28) + zmm1
	vfmadd231ps	%zmm24, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm24) + zmm2
	vfmadd231ps	%zmm7, %zmm26, %zmm3    # zmm3 = (zmm26 * zmm7) + zmm3
	vmovups	-992(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm25) + zmm2
	vfmadd231ps	%zmm7, %zmm27, %zmm3    # zmm3 = (zmm27 * zmm7) + zmm3
	vmovups	-860(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm28) + zmm2
	vfmadd231ps	%zmm24, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm24) + zmm3
	vfmadd231ps	%zmm7, %zmm26, %zmm4    # zmm4 = (zmm26 * zmm7) + zmm4
	vmovups	-728(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm25) + zmm3
	vfmadd231ps	%zmm7, %zmm27, %zmm4    # zmm4 = (zmm27 * zmm7) + zmm4
	vmovups	-596(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm28) + zmm3
	vfmadd231ps	%zmm24, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm24) + zmm4
	vfmadd231ps	%zmm7, %zmm26, %zmm5    # zmm5 = (zmm26 * zmm7) + zmm5
	vmovups	-464(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm25) + zmm4
	vfmadd231ps	%zmm7, %zmm27, %zmm5    # zmm5 = (zmm27 * zmm7) + zmm5
	vmovups	-332(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm28) + zmm4
	vfmadd231ps	%zmm24, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm24) + zmm5
	vfmadd231ps	%zmm26, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm26) + zmm6
	vmovups	-200(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm25) + zmm5
	vfmadd231ps	%zmm27, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm27) + zmm6
	vmovups	-68(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm28) + zmm5
	vfmadd231ps	%zmm24, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm24) + zmm6
	vfmadd231ps	64(%rcx,%rax,4), %zmm25, %zmm6 # zmm6 = (zmm25 * mem) + zmm6
	vmovups	%zmm0, 988(%rdx,%rax,4)
	vmovups	%zmm1, 1120(%rdx,%rax,4)
	vmovups	%zmm2, 1252(%rdx,%rax,4)
	vmovups	%zmm3, 1384(%rdx,%rax,4)
	vmovups	%zmm4, 1516(%rdx,%rax,4)
	vmovups	%zmm5, 1648(%rdx,%rax,4)
	vmovups	%zmm6, 1780(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$16, %rax
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	movl	$32, %eax
	#APP
	#NO_APP
	vmovss	1584(%rsi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vmovss	(%rdi,%rax,4), %xmm1            # xmm1 = mem[0],zero,zero,zero
	vmovss	132(%rdi,%rax,4), %xmm2         # xmm2 = mem[0],zero,zero,zero
	vmulss	%xmm1, %xmm9, %xmm7
	vmovss	1320(%rsi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vmulss	%xmm1, %xmm12, %xmm8
	vmovss	264(%rsi,%rax,4), %xmm16        # xmm16 = mem[0],zero,zero,zero
	vmulss	%xmm16, %xmm1, %xmm0
	vmovss	(%rsi,%rax,4), %xmm6            # xmm6 = mem[0],zero,zero,zero
	vmovss	132(%rsi,%rax,4), %xmm19        # xmm19 = mem[0],zero,zero,zero
	vmulss	%xmm6, %xmm1, %xmm1
	vmovss	1716(%rsi,%rax,4), %xmm10       # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm2, %xmm7    # xmm7 = (xmm2 * xmm10) + xmm7
	vmovss	1452(%rsi,%rax,4), %xmm13       # xmm13 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm13, %xmm2, %xmm8    # xmm8 = (xmm2 * xmm13) + xmm8
	vmovss	396(%rsi,%rax,4), %xmm18        # xmm18 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm18) + xmm0
	vfmadd231ss	%xmm2, %xmm19, %xmm1    # xmm1 = (xmm19 * xmm2) + xmm1
	vmovss	264(%rdi,%rax,4), %xmm2         # xmm2 = mem[0],zero,zero,zero
	vmovss	1848(%rsi,%rax,4), %xmm14       # xmm14 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm14, %xmm2, %xmm7    # xmm7 = (xmm2 * xmm14) + xmm7
	vfmadd231ss	%xmm9, %xmm2, %xmm8     # xmm8 = (xmm2 * xmm9) + xmm8
	vmulss	%xmm2, %xmm12, %xmm11
	vmovss	528(%rsi,%rax,4), %xmm20        # xmm20 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm20) + xmm0
	vfmadd231ss	%xmm16, %xmm2, %xmm1    # xmm1 = (xmm2 * xmm16) + xmm1
	vmulss	%xmm2, %xmm6, %xmm2
	vmovss	396(%rdi,%rax,4), %xmm3         # xmm3 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm3, %xmm8    # xmm8 = (xmm3 * xmm10) + xmm8
	vfmadd231ss	%xmm13, %xmm3, %xmm11   # xmm11 = (xmm3 * xmm13) + xmm11
	vfmadd231ss	%xmm18, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm18) + xmm1
	vfmadd231ss	%xmm3, %xmm19, %xmm2    # xmm2 = (xmm19 * xmm3) + xmm2
	vmovss	528(%rdi,%rax,4), %xmm3         # xmm3 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm14, %xmm3, %xmm8    # xmm8 = (xmm3 * xmm14) + xmm8
	vfmadd231ss	%xmm9, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm9) + xmm11
	vmulss	%xmm3, %xmm12, %xmm15
	vfmadd231ss	%xmm20, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm20) + xmm1
	vfmadd231ss	%xmm16, %xmm3, %xmm2    # xmm2 = (xmm3 * xmm16) + xmm2
	vmulss	%xmm3, %xmm6, %xmm3
	vmovss	660(%rdi,%rax,4), %xmm4         # xmm4 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm4, %xmm11   # xmm11 = (xmm4 * xmm10) + xmm11
	vfmadd231ss	%xmm13, %xmm4, %xmm15   # xmm15 = (xmm4 * xmm13) + xmm15
	vfmadd231ss	%xmm18, %xmm4, %xmm2    # xmm2 = (xmm4 * xmm18) + xmm2
	vfmadd231ss	%xmm4, %xmm19, %xmm3    # xmm3 = (xmm19 * xmm4) + xmm3
	vmovss	792(%rdi,%rax,4), %xmm4         # xmm4 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm14, %xmm4, %xmm11   # xmm11 = (xmm4 * xmm14) + xmm11
	vfmadd231ss	%xmm9, %xmm4, %xmm15    # xmm15 = (xmm4 * xmm9) + xmm15
	vmulss	%xmm4, %xmm12, %xmm17
	vfmadd231ss	%xmm20, %xmm4, %xmm2    # xmm2 = (xmm4 * xmm20) + xmm2
	vfmadd231ss	%xmm16, %xmm4, %xmm3    # xmm3 = (xmm4 * xmm16) + xmm3
	vmulss	%xmm4, %xmm6, %xmm4
	vmovss	924(%rdi,%rax,4), %xmm5         # xmm5 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm5, %xmm15   # xmm15 = (xmm5 * xmm10) + xmm15
	vfmadd231ss	%xmm13, %xmm5, %xmm17   # xmm17 = (xmm5 * xmm13) + xmm17
	vfmadd231ss	%xmm18, %xmm5, %xmm3    # xmm3 = (xmm5 * xmm18) + xmm3
	vfmadd231ss	%xmm5, %xmm19, %xmm4    # xmm4 = (xmm19 * xmm5) + xmm4
	vmovss	1056(%rdi,%rax,4), %xmm5        # xmm5 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm14, %xmm5, %xmm15   # xmm15 = (xmm5 * xmm14) + xmm15
	vfmadd231ss	%xmm9, %xmm5, %xmm17    # xmm17 = (xmm5 * xmm9) + xmm17
	vmulss	%xmm5, %xmm12, %xmm21
	vfmadd231ss	%xmm20, %xmm5, %xmm3    # xmm3 = (xmm5 * xmm20) + xmm3
	vfmadd231ss	%xmm16, %xmm5, %xmm4    # xmm4 = (xmm5 * xmm16) + xmm4
	vmulss	%xmm5, %xmm6, %xmm5
	vmovss	1188(%rdi,%rax,4), %xmm22       # xmm22 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm22, %xmm17  # xmm17 = (xmm22 * xmm10) + xmm17
	vfmadd231ss	%xmm13, %xmm22, %xmm21  # xmm21 = (xmm22 * xmm13) + xmm21
	vfmadd231ss	%xmm18, %xmm22, %xmm4   # xmm4 = (xmm22 * xmm18) + xmm4
	vfmadd231ss	%xmm22, %xmm19, %xmm5   # xmm5 = (xmm19 * xmm22) + xmm5
	vmovss	1320(%rdi,%rax,4), %xmm22       # xmm22 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm14, %xmm22, %xmm17  # xmm17 = (xmm22 * xmm14) + xmm17
	vfmadd231ss	%xmm9, %xmm22, %xmm21   # xmm21 = (xmm22 * xmm9) + xmm21
	vmulss	%xmm22, %xmm12, %xmm23
	vfmadd231ss	%xmm20, %xmm22, %xmm4   # xmm4 = (xmm22 * xmm20) + xmm4
	vfmadd231ss	%xmm16, %xmm22, %xmm5   # xmm5 = (xmm22 * xmm16) + xmm5
	vmulss	%xmm22, %xmm6, %xmm6
	vmovss	1452(%rdi,%rax,4), %xmm22       # xmm22 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm22, %xmm21  # xmm21 = (xmm22 * xmm10) + xmm21
	vfmadd231ss	%xmm13, %xmm22, %xmm23  # xmm23 = (xmm22 * xmm13) + xmm23
	vfmadd231ss	%xmm18, %xmm22, %xmm5   # xmm5 = (xmm22 * xmm18) + xmm5
	vfmadd231ss	%xmm19, %xmm22, %xmm6   # xmm6 = (xmm22 * xmm19) + xmm6
	vmovss	1584(%rdi,%rax,4), %xmm19       # xmm19 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm14, %xmm19, %xmm21  # xmm21 = (xmm19 * xmm14) + xmm21
	vfmadd231ss	%xmm9, %xmm19, %xmm23   # xmm23 = (xmm19 * xmm9) + xmm23
	vfmadd231ss	%xmm20, %xmm19, %xmm5   # xmm5 = (xmm19 * xmm20) + xmm5
	vfmadd231ss	%xmm16, %xmm19, %xmm6   # xmm6 = (xmm19 * xmm16) + xmm6
	vmovss	1716(%rdi,%rax,4), %xmm16       # xmm16 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm16, %xmm23  # xmm23 = (xmm16 * xmm10) + xmm23
	vfmadd231ss	%xmm18, %xmm16, %xmm6   # xmm6 = (xmm16 * xmm18) + xmm6
	vmovss	1848(%rdi,%rax,4), %xmm18       # xmm18 = mem[0],zero,zero,zero
	vmovss	2244(%rsi,%rax,4), %xmm16       # xmm16 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm16, %xmm18, %xmm7   # xmm7 = (xmm18 * xmm16) + xmm7
	vmovss	1980(%rsi,%rax,4), %xmm19       # xmm19 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm19, %xmm18, %xmm8   # xmm8 = (xmm18 * xmm19) + xmm8
	vmovss	924(%rsi,%rax,4), %xmm24        # xmm24 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm18, %xmm0   # xmm0 = (xmm18 * xmm24) + xmm0
	vmovss	660(%rsi,%rax,4), %xmm26        # xmm26 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm26, %xmm1   # xmm1 = (xmm26 * xmm18) + xmm1
	vmovss	1980(%rdi,%rax,4), %xmm22       # xmm22 = mem[0],zero,zero,zero
	vmovss	2376(%rsi,%rax,4), %xmm18       # xmm18 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm22, %xmm7   # xmm7 = (xmm22 * xmm18) + xmm7
	vmovss	2112(%rsi,%rax,4), %xmm20       # xmm20 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm22, %xmm8   # xmm8 = (xmm22 * xmm20) + xmm8
	vmovss	1056(%rsi,%rax,4), %xmm25       # xmm25 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm22, %xmm0   # xmm0 = (xmm22 * xmm25) + xmm0
	vmovss	792(%rsi,%rax,4), %xmm27        # xmm27 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm27, %xmm1   # xmm1 = (xmm27 * xmm22) + xmm1
	vmovss	2112(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vmovss	2508(%rsi,%rax,4), %xmm22       # xmm22 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm22) + xmm7
	vfmadd231ss	%xmm16, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm16) + xmm8
	vfmadd231ss	%xmm19, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm19) + xmm11
	vmovss	1188(%rsi,%rax,4), %xmm28       # xmm28 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm0   # xmm0 = (xmm29 * xmm28) + xmm0
	vfmadd231ss	%xmm24, %xmm29, %xmm1   # xmm1 = (xmm29 * xmm24) + xmm1
	vfmadd231ss	%xmm29, %xmm26, %xmm2   # xmm2 = (xmm26 * xmm29) + xmm2
	vmovss	2244(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm18) + xmm8
	vfmadd231ss	%xmm20, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm20) + xmm11
	vfmadd231ss	%xmm25, %xmm29, %xmm1   # xmm1 = (xmm29 * xmm25) + xmm1
	vfmadd231ss	%xmm29, %xmm27, %xmm2   # xmm2 = (xmm27 * xmm29) + xmm2
	vmovss	2376(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm22) + xmm8
	vfmadd231ss	%xmm16, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm16) + xmm11
	vfmadd231ss	%xmm19, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm19) + xmm15
	vfmadd231ss	%xmm28, %xmm29, %xmm1   # xmm1 = (xmm29 * xmm28) + xmm1
	vfmadd231ss	%xmm24, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm24) + xmm2
	vfmadd231ss	%xmm29, %xmm26, %xmm3   # xmm3 = (xmm26 * xmm29) + xmm3
	vmovss	2508(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm18) + xmm11
	vfmadd231ss	%xmm20, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm20) + xmm15
	vfmadd231ss	%xmm25, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm25) + xmm2
	vfmadd231ss	%xmm29, %xmm27, %xmm3   # xmm3 = (xmm27 * xmm29) + xmm3
	vmovss	2640(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm22) + xmm11
	vfmadd231ss	%xmm16, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm16) + xmm15
	vfmadd231ss	%xmm19, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm19) + xmm17
	vfmadd231ss	%xmm28, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm28) + xmm2
	vfmadd231ss	%xmm24, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm24) + xmm3
	vfmadd231ss	%xmm29, %xmm26, %xmm4   # xmm4 = (xmm26 * xmm29) + xmm4
	vmovss	2772(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm18) + xmm15
	vfmadd231ss	%xmm20, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm20) + xmm17
	vfmadd231ss	%xmm25, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm25) + xmm3
	vfmadd231ss	%xmm29, %xmm27, %xmm4   # xmm4 = (xmm27 * xmm29) + xmm4
	vmovss	2904(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm22) + xmm15
	vfmadd231ss	%xmm16, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm16) + xmm17
	vfmadd231ss	%xmm19, %xmm29, %xmm21  # xmm21 = (xmm29 * xmm19) + xmm21
	vfmadd231ss	%xmm28, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm28) + xmm3
	vfmadd231ss	%xmm24, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm24) + xmm4
	vfmadd231ss	%xmm29, %xmm26, %xmm5   # xmm5 = (xmm26 * xmm29) + xmm5
	vmovss	3036(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm18) + xmm17
	vfmadd231ss	%xmm20, %xmm29, %xmm21  # xmm21 = (xmm29 * xmm20) + xmm21
	vfmadd231ss	%xmm25, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm25) + xmm4
	vfmadd231ss	%xmm29, %xmm27, %xmm5   # xmm5 = (xmm27 * xmm29) + xmm5
	vmovss	3168(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm22) + xmm17
	vfmadd231ss	%xmm16, %xmm29, %xmm21  # xmm21 = (xmm29 * xmm16) + xmm21
	vfmadd231ss	%xmm19, %xmm29, %xmm23  # xmm23 = (xmm29 * xmm19) + xmm23
	vfmadd231ss	%xmm28, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm28) + xmm4
	vfmadd231ss	%xmm24, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm24) + xmm5
	vfmadd231ss	%xmm26, %xmm29, %xmm6   # xmm6 = (xmm29 * xmm26) + xmm6
	vmovss	3300(%rdi,%rax,4), %xmm26       # xmm26 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm26, %xmm21  # xmm21 = (xmm26 * xmm18) + xmm21
	vfmadd231ss	%xmm20, %xmm26, %xmm23  # xmm23 = (xmm26 * xmm20) + xmm23
	vfmadd231ss	%xmm25, %xmm26, %xmm5   # xmm5 = (xmm26 * xmm25) + xmm5
	vfmadd231ss	%xmm27, %xmm26, %xmm6   # xmm6 = (xmm26 * xmm27) + xmm6
	vmovss	3432(%rdi,%rax,4), %xmm26       # xmm26 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm26, %xmm21  # xmm21 = (xmm26 * xmm22) + xmm21
	vfmadd231ss	%xmm16, %xmm26, %xmm23  # xmm23 = (xmm26 * xmm16) + xmm23
	vfmadd231ss	%xmm28, %xmm26, %xmm5   # xmm5 = (xmm26 * xmm28) + xmm5
	vfmadd231ss	%xmm24, %xmm26, %xmm6   # xmm6 = (xmm26 * xmm24) + xmm6
	vmovss	3564(%rdi,%rax,4), %xmm24       # xmm24 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm24, %xmm23  # xmm23 = (xmm24 * xmm18) + xmm23
	vfmadd231ss	%xmm25, %xmm24, %xmm6   # xmm6 = (xmm24 * xmm25) + xmm6
	vmovss	3696(%rdi,%rax,4), %xmm25       # xmm25 = mem[0],zero,zero,zero
	vmovss	2904(%rsi,%rax,4), %xmm24       # xmm24 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm25, %xmm7   # xmm7 = (xmm25 * xmm24) + xmm7
	vmovss	2640(%rsi,%rax,4), %xmm26       # xmm26 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm26, %xmm25, %xmm8   # xmm8 = (xmm25 * xmm26) + xmm8
	vfmadd231ss	%xmm9, %xmm25, %xmm0    # xmm0 = (xmm25 * xmm9) + xmm0
	vfmadd231ss	%xmm25, %xmm12, %xmm1   # xmm1 = (xmm12 * xmm25) + xmm1
	vmovss	3828(%rdi,%rax,4), %xmm28       # xmm28 = mem[0],zero,zero,zero
	vmovss	3036(%rsi,%rax,4), %xmm25       # xmm25 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm28, %xmm7   # xmm7 = (xmm28 * xmm25) + xmm7
	vmovss	2772(%rsi,%rax,4), %xmm27       # xmm27 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm27, %xmm28, %xmm8   # xmm8 = (xmm28 * xmm27) + xmm8
	vfmadd231ss	%xmm10, %xmm28, %xmm0   # xmm0 = (xmm28 * xmm10) + xmm0
	vfmadd231ss	%xmm28, %xmm13, %xmm1   # xmm1 = (xmm13 * xmm28) + xmm1
	vmovss	3960(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vmovss	3168(%rsi,%rax,4), %xmm28       # xmm28 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm28) + xmm7
	vfmadd231ss	%xmm24, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm24) + xmm8
	vfmadd231ss	%xmm26, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm26) + xmm11
	vfmadd231ss	%xmm14, %xmm29, %xmm0   # xmm0 = (xmm29 * xmm14) + xmm0
	vfmadd231ss	%xmm9, %xmm29, %xmm1    # xmm1 = (xmm29 * xmm9) + xmm1
	vfmadd231ss	%xmm29, %xmm12, %xmm2   # xmm2 = (xmm12 * xmm29) + xmm2
	vmovss	4092(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm25) + xmm8
	vfmadd231ss	%xmm27, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm27) + xmm11
	vfmadd231ss	%xmm10, %xmm29, %xmm1   # xmm1 = (xmm29 * xmm10) + xmm1
	vfmadd231ss	%xmm29, %xmm13, %xmm2   # xmm2 = (xmm13 * xmm29) + xmm2
	vmovss	4224(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm28) + xmm8
	vfmadd231ss	%xmm24, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm24) + xmm11
	vfmadd231ss	%xmm26, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm26) + xmm15
	vfmadd231ss	%xmm14, %xmm29, %xmm1   # xmm1 = (xmm29 * xmm14) + xmm1
	vfmadd231ss	%xmm9, %xmm29, %xmm2    # xmm2 = (xmm29 * xmm9) + xmm2
	vfmadd231ss	%xmm29, %xmm12, %xmm3   # xmm3 = (xmm12 * xmm29) + xmm3
	vmovss	4356(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm25) + xmm11
	vfmadd231ss	%xmm27, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm27) + xmm15
	vfmadd231ss	%xmm10, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm10) + xmm2
	vfmadd231ss	%xmm29, %xmm13, %xmm3   # xmm3 = (xmm13 * xmm29) + xmm3
	vmovss	4488(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm28) + xmm11
	vfmadd231ss	%xmm24, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm24) + xmm15
	vfmadd231ss	%xmm26, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm26) + xmm17
	vfmadd231ss	%xmm14, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm14) + xmm2
	vfmadd231ss	%xmm9, %xmm29, %xmm3    # xmm3 = (xmm29 * xmm9) + xmm3
	vfmadd231ss	%xmm29, %xmm12, %xmm4   # xmm4 = (xmm12 * xmm29) + xmm4
	vmovss	4620(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm25) + xmm15
	vfmadd231ss	%xmm27, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm27) + xmm17
	vfmadd231ss	%xmm10, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm10) + xmm3
	vfmadd231ss	%xmm29, %xmm13, %xmm4   # xmm4 = (xmm13 * xmm29) + xmm4
	vmovss	4752(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm15  # xmm15 = (xmm29 * xmm28) + xmm15
	vfmadd231ss	%xmm24, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm24) + xmm17
	vfmadd231ss	%xmm26, %xmm29, %xmm21  # xmm21 = (xmm29 * xmm26) + xmm21
	vfmadd231ss	%xmm14, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm14) + xmm3
	vfmadd231ss	%xmm9, %xmm29, %xmm4    # xmm4 = (xmm29 * xmm9) + xmm4
	vfmadd231ss	%xmm29, %xmm12, %xmm5   # xmm5 = (xmm12 * xmm29) + xmm5
	vmovss	4884(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm25) + xmm17
	vfmadd231ss	%xmm27, %xmm29, %xmm21  # xmm21 = (xmm29 * xmm27) + xmm21
	vfmadd231ss	%xmm10, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm10) + xmm4
	vfmadd231ss	%xmm29, %xmm13, %xmm5   # xmm5 = (xmm13 * xmm29) + xmm5
	vmovss	5016(%rdi,%rax,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm17  # xmm17 = (xmm29 * xmm28) + xmm17
	vfmadd231ss	%xmm24, %xmm29, %xmm21  # xmm21 = (xmm29 * xmm24) + xmm21
	vfmadd231ss	%xmm26, %xmm29, %xmm23  # xmm23 = (xmm29 * xmm26) + xmm23
	vfmadd231ss	%xmm14, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm14) + xmm4
	vfmadd231ss	%xmm9, %xmm29, %xmm5    # xmm5 = (xmm29 * xmm9) + xmm5
	vfmadd231ss	%xmm12, %xmm29, %xmm6   # xmm6 = (xmm29 * xmm12) + xmm6
	vmovss	5148(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm12, %xmm21  # xmm21 = (xmm12 * xmm25) + xmm21
	vfmadd231ss	%xmm27, %xmm12, %xmm23  # xmm23 = (xmm12 * xmm27) + xmm23
	vfmadd231ss	%xmm10, %xmm12, %xmm5   # xmm5 = (xmm12 * xmm10) + xmm5
	vfmadd231ss	%xmm13, %xmm12, %xmm6   # xmm6 = (xmm12 * xmm13) + xmm6
	vmovss	5280(%rdi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm12, %xmm21  # xmm21 = (xmm12 * xmm28) + xmm21
	vfmadd231ss	%xmm24, %xmm12, %xmm23  # xmm23 = (xmm12 * xmm24) + xmm23
	vfmadd231ss	%xmm14, %xmm12, %xmm5   # xmm5 = (xmm12 * xmm14) + xmm5
	vfmadd231ss	%xmm9, %xmm12, %xmm6    # xmm6 = (xmm12 * xmm9) + xmm6
	vmovss	5412(%rdi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm9, %xmm23   # xmm23 = (xmm9 * xmm25) + xmm23
	vfmadd231ss	%xmm10, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm10) + xmm6
	vmovss	%xmm7, (%rdx,%rax,4)
	vmovss	%xmm8, 132(%rdx,%rax,4)
	vmovss	%xmm11, 264(%rdx,%rax,4)
	vmovss	%xmm15, 396(%rdx,%rax,4)
	vmovss	%xmm17, 528(%rdx,%rax,4)
	vmovss	%xmm21, 660(%rdx,%rax,4)
	vmovss	%xmm23, 792(%rdx,%rax,4)
	vmovss	5544(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vmovss	5676(%rdi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm16, %xmm7, %xmm0    # xmm0 = (xmm7 * xmm16) + xmm0
	vfmadd231ss	%xmm7, %xmm19, %xmm1    # xmm1 = (xmm19 * xmm7) + xmm1
	vfmadd231ss	%xmm18, %xmm8, %xmm0    # xmm0 = (xmm8 * xmm18) + xmm0
	vfmadd231ss	%xmm8, %xmm20, %xmm1    # xmm1 = (xmm20 * xmm8) + xmm1
	vmovss	5808(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm7, %xmm0    # xmm0 = (xmm7 * xmm22) + xmm0
	vfmadd231ss	%xmm16, %xmm7, %xmm1    # xmm1 = (xmm7 * xmm16) + xmm1
	vfmadd231ss	%xmm7, %xmm19, %xmm2    # xmm2 = (xmm19 * xmm7) + xmm2
	vmovss	5940(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm7, %xmm1    # xmm1 = (xmm7 * xmm18) + xmm1
	vfmadd231ss	%xmm7, %xmm20, %xmm2    # xmm2 = (xmm20 * xmm7) + xmm2
	vmovss	6072(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm7, %xmm1    # xmm1 = (xmm7 * xmm22) + xmm1
	vfmadd231ss	%xmm16, %xmm7, %xmm2    # xmm2 = (xmm7 * xmm16) + xmm2
	vfmadd231ss	%xmm7, %xmm19, %xmm3    # xmm3 = (xmm19 * xmm7) + xmm3
	vmovss	6204(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm7, %xmm2    # xmm2 = (xmm7 * xmm18) + xmm2
	vfmadd231ss	%xmm7, %xmm20, %xmm3    # xmm3 = (xmm20 * xmm7) + xmm3
	vmovss	6336(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm7, %xmm2    # xmm2 = (xmm7 * xmm22) + xmm2
	vfmadd231ss	%xmm16, %xmm7, %xmm3    # xmm3 = (xmm7 * xmm16) + xmm3
	vfmadd231ss	%xmm7, %xmm19, %xmm4    # xmm4 = (xmm19 * xmm7) + xmm4
	vmovss	6468(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm7, %xmm3    # xmm3 = (xmm7 * xmm18) + xmm3
	vfmadd231ss	%xmm7, %xmm20, %xmm4    # xmm4 = (xmm20 * xmm7) + xmm4
	vmovss	6600(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm7, %xmm3    # xmm3 = (xmm7 * xmm22) + xmm3
	vfmadd231ss	%xmm16, %xmm7, %xmm4    # xmm4 = (xmm7 * xmm16) + xmm4
	vfmadd231ss	%xmm7, %xmm19, %xmm5    # xmm5 = (xmm19 * xmm7) + xmm5
	vmovss	6732(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm7, %xmm4    # xmm4 = (xmm7 * xmm18) + xmm4
	vfmadd231ss	%xmm7, %xmm20, %xmm5    # xmm5 = (xmm20 * xmm7) + xmm5
	vmovss	6864(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm7, %xmm4    # xmm4 = (xmm7 * xmm22) + xmm4
	vfmadd231ss	%xmm16, %xmm7, %xmm5    # xmm5 = (xmm7 * xmm16) + xmm5
	vfmadd231ss	%xmm19, %xmm7, %xmm6    # xmm6 = (xmm7 * xmm19) + xmm6
	vmovss	6996(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm7, %xmm5    # xmm5 = (xmm7 * xmm18) + xmm5
	vfmadd231ss	%xmm20, %xmm7, %xmm6    # xmm6 = (xmm7 * xmm20) + xmm6
	vmovss	7128(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm7, %xmm5    # xmm5 = (xmm7 * xmm22) + xmm5
	vfmadd231ss	%xmm16, %xmm7, %xmm6    # xmm6 = (xmm7 * xmm16) + xmm6
	vfmadd231ss	7260(%rdi,%rax,4), %xmm18, %xmm6 # xmm6 = (xmm18 * mem) + xmm6
	vmovss	7392(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm7, %xmm0    # xmm0 = (xmm7 * xmm24) + xmm0
	vfmadd231ss	%xmm7, %xmm26, %xmm1    # xmm1 = (xmm26 * xmm7) + xmm1
	vmovss	7524(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm7, %xmm0    # xmm0 = (xmm7 * xmm25) + xmm0
	vfmadd231ss	%xmm7, %xmm27, %xmm1    # xmm1 = (xmm27 * xmm7) + xmm1
	vmovss	7656(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm7, %xmm0    # xmm0 = (xmm7 * xmm28) + xmm0
	vfmadd231ss	%xmm24, %xmm7, %xmm1    # xmm1 = (xmm7 * xmm24) + xmm1
	vfmadd231ss	%xmm7, %xmm26, %xmm2    # xmm2 = (xmm26 * xmm7) + xmm2
	vmovss	7788(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm7, %xmm1    # xmm1 = (xmm7 * xmm25) + xmm1
	vfmadd231ss	%xmm7, %xmm27, %xmm2    # xmm2 = (xmm27 * xmm7) + xmm2
	vmovss	7920(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm7, %xmm1    # xmm1 = (xmm7 * xmm28) + xmm1
	vfmadd231ss	%xmm24, %xmm7, %xmm2    # xmm2 = (xmm7 * xmm24) + xmm2
	vfmadd231ss	%xmm7, %xmm26, %xmm3    # xmm3 = (xmm26 * xmm7) + xmm3
	vmovss	8052(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm7, %xmm2    # xmm2 = (xmm7 * xmm25) + xmm2
	vfmadd231ss	%xmm7, %xmm27, %xmm3    # xmm3 = (xmm27 * xmm7) + xmm3
	vmovss	8184(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm7, %xmm2    # xmm2 = (xmm7 * xmm28) + xmm2
	vfmadd231ss	%xmm24, %xmm7, %xmm3    # xmm3 = (xmm7 * xmm24) + xmm3
	vfmadd231ss	%xmm7, %xmm26, %xmm4    # xmm4 = (xmm26 * xmm7) + xmm4
	vmovss	8316(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm7, %xmm3    # xmm3 = (xmm7 * xmm25) + xmm3
	vfmadd231ss	%xmm7, %xmm27, %xmm4    # xmm4 = (xmm27 * xmm7) + xmm4
	vmovss	8448(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm7, %xmm3    # xmm3 = (xmm7 * xmm28) + xmm3
	vfmadd231ss	%xmm24, %xmm7, %xmm4    # xmm4 = (xmm7 * xmm24) + xmm4
	vfmadd231ss	%xmm7, %xmm26, %xmm5    # xmm5 = (xmm26 * xmm7) + xmm5
	vmovss	8580(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm7, %xmm4    # xmm4 = (xmm7 * xmm25) + xmm4
	vfmadd231ss	%xmm7, %xmm27, %xmm5    # xmm5 = (xmm27 * xmm7) + xmm5
	vmovss	8712(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm7, %xmm4    # xmm4 = (xmm7 * xmm28) + xmm4
	vfmadd231ss	%xmm24, %xmm7, %xmm5    # xmm5 = (xmm7 * xmm24) + xmm5
	vfmadd231ss	%xmm26, %xmm7, %xmm6    # xmm6 = (xmm7 * xmm26) + xmm6
	vmovss	8844(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm7, %xmm5    # xmm5 = (xmm7 * xmm25) + xmm5
	vfmadd231ss	%xmm27, %xmm7, %xmm6    # xmm6 = (xmm7 * xmm27) + xmm6
	vmovss	8976(%rdi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm7, %xmm5    # xmm5 = (xmm7 * xmm28) + xmm5
	vfmadd231ss	%xmm24, %xmm7, %xmm6    # xmm6 = (xmm7 * xmm24) + xmm6
	vfmadd231ss	9108(%rdi,%rax,4), %xmm25, %xmm6 # xmm6 = (xmm25 * mem) + xmm6
	vmovss	%xmm0, 924(%rdx,%rax,4)
	vmovss	%xmm1, 1056(%rdx,%rax,4)
	vmovss	%xmm2, 1188(%rdx,%rax,4)
	vmovss	%xmm3, 1320(%rdx,%rax,4)
	vmovss	%xmm4, 1452(%rdx,%rax,4)
	vmovss	%xmm5, 1584(%rdx,%rax,4)
	vmovss	%xmm6, 1716(%rdx,%rax,4)
	leaq	1848(%rdx), %rax
	leaq	8316(%rdi), %rcx
	movl	$2, %r8d
	jmp	.LBB1_4
	.p2align	4
.LBB1_7:                                # %._crit_edge9
                                        #   in Loop: Header=BB1_4 Depth=1
	imulq	$3696, %r8, %r11                # imm = 0xE70
	movl	$32, %r10d
	#APP
	#NO_APP
	addq	%rdi, %r11
	vmovss	264(%rsi,%r10,4), %xmm19        # xmm19 = mem[0],zero,zero,zero
	vmovss	-3696(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vmovss	-3564(%r11,%r10,4), %xmm2       # xmm2 = mem[0],zero,zero,zero
	vmulss	%xmm19, %xmm1, %xmm0
	vmovss	(%rsi,%r10,4), %xmm13           # xmm13 = mem[0],zero,zero,zero
	vmovss	132(%rsi,%r10,4), %xmm21        # xmm21 = mem[0],zero,zero,zero
	vmulss	%xmm1, %xmm13, %xmm3
	vmovss	396(%rsi,%r10,4), %xmm20        # xmm20 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm20) + xmm0
	vfmadd231ss	%xmm2, %xmm21, %xmm3    # xmm3 = (xmm21 * xmm2) + xmm3
	vmovss	-3432(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vmovss	528(%rsi,%r10,4), %xmm24        # xmm24 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm1, %xmm0    # xmm0 = (xmm1 * xmm24) + xmm0
	vfmadd231ss	%xmm19, %xmm1, %xmm3    # xmm3 = (xmm1 * xmm19) + xmm3
	vmulss	%xmm1, %xmm13, %xmm4
	vmovss	-3300(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm1, %xmm3    # xmm3 = (xmm1 * xmm20) + xmm3
	vfmadd231ss	%xmm1, %xmm21, %xmm4    # xmm4 = (xmm21 * xmm1) + xmm4
	vmovss	-3168(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm1, %xmm3    # xmm3 = (xmm1 * xmm24) + xmm3
	vfmadd231ss	%xmm19, %xmm1, %xmm4    # xmm4 = (xmm1 * xmm19) + xmm4
	vmulss	%xmm1, %xmm13, %xmm5
	vmovss	-3036(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm1, %xmm4    # xmm4 = (xmm1 * xmm20) + xmm4
	vfmadd231ss	%xmm1, %xmm21, %xmm5    # xmm5 = (xmm21 * xmm1) + xmm5
	vmovss	-2904(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm1, %xmm4    # xmm4 = (xmm1 * xmm24) + xmm4
	vfmadd231ss	%xmm19, %xmm1, %xmm5    # xmm5 = (xmm1 * xmm19) + xmm5
	vmulss	%xmm1, %xmm13, %xmm7
	vmovss	-2772(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm1, %xmm5    # xmm5 = (xmm1 * xmm20) + xmm5
	vfmadd231ss	%xmm1, %xmm21, %xmm7    # xmm7 = (xmm21 * xmm1) + xmm7
	vmovss	-2640(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm1, %xmm5    # xmm5 = (xmm1 * xmm24) + xmm5
	vfmadd231ss	%xmm19, %xmm1, %xmm7    # xmm7 = (xmm1 * xmm19) + xmm7
	vmulss	%xmm1, %xmm13, %xmm8
	vmovss	-2508(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm1, %xmm7    # xmm7 = (xmm1 * xmm20) + xmm7
	vfmadd231ss	%xmm1, %xmm21, %xmm8    # xmm8 = (xmm21 * xmm1) + xmm8
	vmovss	-2376(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm1, %xmm7    # xmm7 = (xmm1 * xmm24) + xmm7
	vfmadd231ss	%xmm19, %xmm1, %xmm8    # xmm8 = (xmm1 * xmm19) + xmm8
	vmulss	%xmm1, %xmm13, %xmm10
	vmovss	-2244(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm1, %xmm8    # xmm8 = (xmm1 * xmm20) + xmm8
	vfmadd231ss	%xmm1, %xmm21, %xmm10   # xmm10 = (xmm21 * xmm1) + xmm10
	vmovss	-2112(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm1, %xmm8    # xmm8 = (xmm1 * xmm24) + xmm8
	vfmadd231ss	%xmm1, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm1) + xmm10
	vfmadd231ss	-1980(%r11,%r10,4), %xmm20, %xmm10 # xmm10 = (xmm20 * mem) + xmm10
	vmovss	-1848(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vmovss	924(%rsi,%r10,4), %xmm22        # xmm22 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm1, %xmm0    # xmm0 = (xmm1 * xmm22) + xmm0
	vmovss	660(%rsi,%r10,4), %xmm28        # xmm28 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm1, %xmm28, %xmm3    # xmm3 = (xmm28 * xmm1) + xmm3
	vmovss	-1716(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vmovss	1056(%rsi,%r10,4), %xmm23       # xmm23 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm1, %xmm0    # xmm0 = (xmm1 * xmm23) + xmm0
	vmovss	792(%rsi,%r10,4), %xmm27        # xmm27 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm1, %xmm27, %xmm3    # xmm3 = (xmm27 * xmm1) + xmm3
	vmovss	-1584(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vmovss	1188(%rsi,%r10,4), %xmm26       # xmm26 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm26, %xmm1, %xmm0    # xmm0 = (xmm1 * xmm26) + xmm0
	vfmadd231ss	%xmm22, %xmm1, %xmm3    # xmm3 = (xmm1 * xmm22) + xmm3
	vfmadd231ss	%xmm1, %xmm28, %xmm4    # xmm4 = (xmm28 * xmm1) + xmm4
	vmovss	-1452(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm1, %xmm3    # xmm3 = (xmm1 * xmm23) + xmm3
	vfmadd231ss	%xmm1, %xmm27, %xmm4    # xmm4 = (xmm27 * xmm1) + xmm4
	vmovss	-1320(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm26, %xmm1, %xmm3    # xmm3 = (xmm1 * xmm26) + xmm3
	vfmadd231ss	%xmm22, %xmm1, %xmm4    # xmm4 = (xmm1 * xmm22) + xmm4
	vfmadd231ss	%xmm1, %xmm28, %xmm5    # xmm5 = (xmm28 * xmm1) + xmm5
	vmovss	-1188(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm1, %xmm4    # xmm4 = (xmm1 * xmm23) + xmm4
	vfmadd231ss	%xmm1, %xmm27, %xmm5    # xmm5 = (xmm27 * xmm1) + xmm5
	vmovss	-1056(%r11,%r10,4), %xmm1       # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm26, %xmm1, %xmm4    # xmm4 = (xmm1 * xmm26) + xmm4
	vfmadd231ss	%xmm22, %xmm1, %xmm5    # xmm5 = (xmm1 * xmm22) + xmm5
	vfmadd231ss	%xmm1, %xmm28, %xmm7    # xmm7 = (xmm28 * xmm1) + xmm7
	vmovss	-924(%r11,%r10,4), %xmm1        # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm1, %xmm5    # xmm5 = (xmm1 * xmm23) + xmm5
	vfmadd231ss	%xmm1, %xmm27, %xmm7    # xmm7 = (xmm27 * xmm1) + xmm7
	vmovss	-792(%r11,%r10,4), %xmm1        # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm26, %xmm1, %xmm5    # xmm5 = (xmm1 * xmm26) + xmm5
	vfmadd231ss	%xmm22, %xmm1, %xmm7    # xmm7 = (xmm1 * xmm22) + xmm7
	vfmadd231ss	%xmm1, %xmm28, %xmm8    # xmm8 = (xmm28 * xmm1) + xmm8
	vmovss	-660(%r11,%r10,4), %xmm1        # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm1, %xmm7    # xmm7 = (xmm1 * xmm23) + xmm7
	vfmadd231ss	%xmm1, %xmm27, %xmm8    # xmm8 = (xmm27 * xmm1) + xmm8
	vmovss	-528(%r11,%r10,4), %xmm1        # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm26, %xmm1, %xmm7    # xmm7 = (xmm1 * xmm26) + xmm7
	vfmadd231ss	%xmm22, %xmm1, %xmm8    # xmm8 = (xmm1 * xmm22) + xmm8
	vfmadd231ss	%xmm1, %xmm28, %xmm10   # xmm10 = (xmm28 * xmm1) + xmm10
	vmovss	-396(%r11,%r10,4), %xmm1        # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm1, %xmm8    # xmm8 = (xmm1 * xmm23) + xmm8
	vfmadd231ss	%xmm1, %xmm27, %xmm10   # xmm10 = (xmm27 * xmm1) + xmm10
	vmovss	-264(%r11,%r10,4), %xmm1        # xmm1 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm26, %xmm1, %xmm8    # xmm8 = (xmm1 * xmm26) + xmm8
	vfmadd231ss	%xmm1, %xmm22, %xmm10   # xmm10 = (xmm22 * xmm1) + xmm10
	vfmadd231ss	-132(%r11,%r10,4), %xmm23, %xmm10 # xmm10 = (xmm23 * mem) + xmm10
	vmovss	(%r11,%r10,4), %xmm2            # xmm2 = mem[0],zero,zero,zero
	vmovss	1584(%rsi,%r10,4), %xmm14       # xmm14 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm14, %xmm2, %xmm0    # xmm0 = (xmm2 * xmm14) + xmm0
	vmovss	1320(%rsi,%r10,4), %xmm16       # xmm16 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm16, %xmm2, %xmm3    # xmm3 = (xmm2 * xmm16) + xmm3
	vmulss	%xmm2, %xmm19, %xmm1
	vmulss	%xmm2, %xmm13, %xmm2
	vmovss	132(%r11,%r10,4), %xmm6         # xmm6 = mem[0],zero,zero,zero
	vmovss	1716(%rsi,%r10,4), %xmm15       # xmm15 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm15, %xmm6, %xmm0    # xmm0 = (xmm6 * xmm15) + xmm0
	vmovss	1452(%rsi,%r10,4), %xmm17       # xmm17 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm17, %xmm6, %xmm3    # xmm3 = (xmm6 * xmm17) + xmm3
	vfmadd231ss	%xmm20, %xmm6, %xmm1    # xmm1 = (xmm6 * xmm20) + xmm1
	vfmadd231ss	%xmm6, %xmm21, %xmm2    # xmm2 = (xmm21 * xmm6) + xmm2
	vmovss	264(%r11,%r10,4), %xmm6         # xmm6 = mem[0],zero,zero,zero
	vmovss	1848(%rsi,%r10,4), %xmm18       # xmm18 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm6, %xmm0    # xmm0 = (xmm6 * xmm18) + xmm0
	vfmadd231ss	%xmm14, %xmm6, %xmm3    # xmm3 = (xmm6 * xmm14) + xmm3
	vfmadd231ss	%xmm16, %xmm6, %xmm4    # xmm4 = (xmm6 * xmm16) + xmm4
	vfmadd231ss	%xmm24, %xmm6, %xmm1    # xmm1 = (xmm6 * xmm24) + xmm1
	vfmadd231ss	%xmm19, %xmm6, %xmm2    # xmm2 = (xmm6 * xmm19) + xmm2
	vmulss	%xmm6, %xmm13, %xmm6
	vmovss	396(%r11,%r10,4), %xmm9         # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm15, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm15) + xmm3
	vfmadd231ss	%xmm17, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm17) + xmm4
	vfmadd231ss	%xmm20, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm20) + xmm2
	vfmadd231ss	%xmm9, %xmm21, %xmm6    # xmm6 = (xmm21 * xmm9) + xmm6
	vmovss	528(%r11,%r10,4), %xmm9         # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm18) + xmm3
	vfmadd231ss	%xmm14, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm14) + xmm4
	vfmadd231ss	%xmm16, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm16) + xmm5
	vfmadd231ss	%xmm24, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm24) + xmm2
	vfmadd231ss	%xmm19, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm19) + xmm6
	vmulss	%xmm9, %xmm13, %xmm9
	vmovss	660(%r11,%r10,4), %xmm11        # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm15, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm15) + xmm4
	vfmadd231ss	%xmm17, %xmm11, %xmm5   # xmm5 = (xmm11 * xmm17) + xmm5
	vfmadd231ss	%xmm20, %xmm11, %xmm6   # xmm6 = (xmm11 * xmm20) + xmm6
	vfmadd231ss	%xmm11, %xmm21, %xmm9   # xmm9 = (xmm21 * xmm11) + xmm9
	vmovss	792(%r11,%r10,4), %xmm11        # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm18) + xmm4
	vfmadd231ss	%xmm14, %xmm11, %xmm5   # xmm5 = (xmm11 * xmm14) + xmm5
	vfmadd231ss	%xmm16, %xmm11, %xmm7   # xmm7 = (xmm11 * xmm16) + xmm7
	vfmadd231ss	%xmm24, %xmm11, %xmm6   # xmm6 = (xmm11 * xmm24) + xmm6
	vfmadd231ss	%xmm19, %xmm11, %xmm9   # xmm9 = (xmm11 * xmm19) + xmm9
	vmulss	%xmm11, %xmm13, %xmm11
	vmovss	924(%r11,%r10,4), %xmm12        # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm15, %xmm12, %xmm5   # xmm5 = (xmm12 * xmm15) + xmm5
	vfmadd231ss	%xmm17, %xmm12, %xmm7   # xmm7 = (xmm12 * xmm17) + xmm7
	vfmadd231ss	%xmm20, %xmm12, %xmm9   # xmm9 = (xmm12 * xmm20) + xmm9
	vfmadd231ss	%xmm12, %xmm21, %xmm11  # xmm11 = (xmm21 * xmm12) + xmm11
	vmovss	1056(%r11,%r10,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm12, %xmm5   # xmm5 = (xmm12 * xmm18) + xmm5
	vfmadd231ss	%xmm14, %xmm12, %xmm7   # xmm7 = (xmm12 * xmm14) + xmm7
	vfmadd231ss	%xmm16, %xmm12, %xmm8   # xmm8 = (xmm12 * xmm16) + xmm8
	vfmadd231ss	%xmm24, %xmm12, %xmm9   # xmm9 = (xmm12 * xmm24) + xmm9
	vfmadd231ss	%xmm19, %xmm12, %xmm11  # xmm11 = (xmm12 * xmm19) + xmm11
	vmulss	%xmm12, %xmm13, %xmm12
	vmovss	1188(%r11,%r10,4), %xmm25       # xmm25 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm15, %xmm25, %xmm7   # xmm7 = (xmm25 * xmm15) + xmm7
	vfmadd231ss	%xmm17, %xmm25, %xmm8   # xmm8 = (xmm25 * xmm17) + xmm8
	vfmadd231ss	%xmm20, %xmm25, %xmm11  # xmm11 = (xmm25 * xmm20) + xmm11
	vfmadd231ss	%xmm25, %xmm21, %xmm12  # xmm12 = (xmm21 * xmm25) + xmm12
	vmovss	1320(%r11,%r10,4), %xmm25       # xmm25 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm25, %xmm7   # xmm7 = (xmm25 * xmm18) + xmm7
	vfmadd231ss	%xmm14, %xmm25, %xmm8   # xmm8 = (xmm25 * xmm14) + xmm8
	vfmadd231ss	%xmm16, %xmm25, %xmm10  # xmm10 = (xmm25 * xmm16) + xmm10
	vfmadd231ss	%xmm24, %xmm25, %xmm11  # xmm11 = (xmm25 * xmm24) + xmm11
	vfmadd231ss	%xmm19, %xmm25, %xmm12  # xmm12 = (xmm25 * xmm19) + xmm12
	vmulss	%xmm25, %xmm13, %xmm13
	vmovss	1452(%r11,%r10,4), %xmm25       # xmm25 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm15, %xmm25, %xmm8   # xmm8 = (xmm25 * xmm15) + xmm8
	vfmadd231ss	%xmm17, %xmm25, %xmm10  # xmm10 = (xmm25 * xmm17) + xmm10
	vfmadd231ss	%xmm20, %xmm25, %xmm12  # xmm12 = (xmm25 * xmm20) + xmm12
	vfmadd231ss	%xmm21, %xmm25, %xmm13  # xmm13 = (xmm25 * xmm21) + xmm13
	vmovss	1584(%r11,%r10,4), %xmm21       # xmm21 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm18, %xmm21, %xmm8   # xmm8 = (xmm21 * xmm18) + xmm8
	vfmadd231ss	%xmm14, %xmm21, %xmm10  # xmm10 = (xmm21 * xmm14) + xmm10
	vfmadd231ss	%xmm24, %xmm21, %xmm12  # xmm12 = (xmm21 * xmm24) + xmm12
	vfmadd231ss	%xmm19, %xmm21, %xmm13  # xmm13 = (xmm21 * xmm19) + xmm13
	vmovss	1716(%r11,%r10,4), %xmm19       # xmm19 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm15, %xmm19, %xmm10  # xmm10 = (xmm19 * xmm15) + xmm10
	vfmadd231ss	%xmm20, %xmm19, %xmm13  # xmm13 = (xmm19 * xmm20) + xmm13
	vmovss	1848(%r11,%r10,4), %xmm20       # xmm20 = mem[0],zero,zero,zero
	vmovss	2244(%rsi,%r10,4), %xmm19       # xmm19 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm19, %xmm20, %xmm0   # xmm0 = (xmm20 * xmm19) + xmm0
	vmovss	1980(%rsi,%r10,4), %xmm21       # xmm21 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm21, %xmm20, %xmm3   # xmm3 = (xmm20 * xmm21) + xmm3
	vfmadd231ss	%xmm22, %xmm20, %xmm1   # xmm1 = (xmm20 * xmm22) + xmm1
	vfmadd231ss	%xmm20, %xmm28, %xmm2   # xmm2 = (xmm28 * xmm20) + xmm2
	vmovss	1980(%r11,%r10,4), %xmm25       # xmm25 = mem[0],zero,zero,zero
	vmovss	2376(%rsi,%r10,4), %xmm20       # xmm20 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm25, %xmm0   # xmm0 = (xmm25 * xmm20) + xmm0
	vmovss	2112(%rsi,%r10,4), %xmm24       # xmm24 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm24, %xmm25, %xmm3   # xmm3 = (xmm25 * xmm24) + xmm3
	vfmadd231ss	%xmm23, %xmm25, %xmm1   # xmm1 = (xmm25 * xmm23) + xmm1
	vfmadd231ss	%xmm25, %xmm27, %xmm2   # xmm2 = (xmm27 * xmm25) + xmm2
	vmovss	2112(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vmovss	2508(%rsi,%r10,4), %xmm25       # xmm25 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm29, %xmm0   # xmm0 = (xmm29 * xmm25) + xmm0
	vfmadd231ss	%xmm19, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm19) + xmm3
	vfmadd231ss	%xmm21, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm21) + xmm4
	vfmadd231ss	%xmm26, %xmm29, %xmm1   # xmm1 = (xmm29 * xmm26) + xmm1
	vfmadd231ss	%xmm22, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm22) + xmm2
	vfmadd231ss	%xmm29, %xmm28, %xmm6   # xmm6 = (xmm28 * xmm29) + xmm6
	vmovss	2244(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm20) + xmm3
	vfmadd231ss	%xmm24, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm24) + xmm4
	vfmadd231ss	%xmm23, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm23) + xmm2
	vfmadd231ss	%xmm29, %xmm27, %xmm6   # xmm6 = (xmm27 * xmm29) + xmm6
	vmovss	2376(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm25) + xmm3
	vfmadd231ss	%xmm19, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm19) + xmm4
	vfmadd231ss	%xmm21, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm21) + xmm5
	vfmadd231ss	%xmm26, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm26) + xmm2
	vfmadd231ss	%xmm22, %xmm29, %xmm6   # xmm6 = (xmm29 * xmm22) + xmm6
	vfmadd231ss	%xmm29, %xmm28, %xmm9   # xmm9 = (xmm28 * xmm29) + xmm9
	vmovss	2508(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm20) + xmm4
	vfmadd231ss	%xmm24, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm24) + xmm5
	vfmadd231ss	%xmm23, %xmm29, %xmm6   # xmm6 = (xmm29 * xmm23) + xmm6
	vfmadd231ss	%xmm29, %xmm27, %xmm9   # xmm9 = (xmm27 * xmm29) + xmm9
	vmovss	2640(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm25) + xmm4
	vfmadd231ss	%xmm19, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm19) + xmm5
	vfmadd231ss	%xmm21, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm21) + xmm7
	vfmadd231ss	%xmm26, %xmm29, %xmm6   # xmm6 = (xmm29 * xmm26) + xmm6
	vfmadd231ss	%xmm22, %xmm29, %xmm9   # xmm9 = (xmm29 * xmm22) + xmm9
	vfmadd231ss	%xmm29, %xmm28, %xmm11  # xmm11 = (xmm28 * xmm29) + xmm11
	vmovss	2772(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm20) + xmm5
	vfmadd231ss	%xmm24, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm24) + xmm7
	vfmadd231ss	%xmm23, %xmm29, %xmm9   # xmm9 = (xmm29 * xmm23) + xmm9
	vfmadd231ss	%xmm29, %xmm27, %xmm11  # xmm11 = (xmm27 * xmm29) + xmm11
	vmovss	2904(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm25) + xmm5
	vfmadd231ss	%xmm19, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm19) + xmm7
	vfmadd231ss	%xmm21, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm21) + xmm8
	vfmadd231ss	%xmm26, %xmm29, %xmm9   # xmm9 = (xmm29 * xmm26) + xmm9
	vfmadd231ss	%xmm22, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm22) + xmm11
	vfmadd231ss	%xmm29, %xmm28, %xmm12  # xmm12 = (xmm28 * xmm29) + xmm12
	vmovss	3036(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm20) + xmm7
	vfmadd231ss	%xmm24, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm24) + xmm8
	vfmadd231ss	%xmm23, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm23) + xmm11
	vfmadd231ss	%xmm29, %xmm27, %xmm12  # xmm12 = (xmm27 * xmm29) + xmm12
	vmovss	3168(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm25) + xmm7
	vfmadd231ss	%xmm19, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm19) + xmm8
	vfmadd231ss	%xmm21, %xmm29, %xmm10  # xmm10 = (xmm29 * xmm21) + xmm10
	vfmadd231ss	%xmm26, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm26) + xmm11
	vfmadd231ss	%xmm22, %xmm29, %xmm12  # xmm12 = (xmm29 * xmm22) + xmm12
	vfmadd231ss	%xmm28, %xmm29, %xmm13  # xmm13 = (xmm29 * xmm28) + xmm13
	vmovss	3300(%r11,%r10,4), %xmm28       # xmm28 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm28, %xmm8   # xmm8 = (xmm28 * xmm20) + xmm8
	vfmadd231ss	%xmm24, %xmm28, %xmm10  # xmm10 = (xmm28 * xmm24) + xmm10
	vfmadd231ss	%xmm23, %xmm28, %xmm12  # xmm12 = (xmm28 * xmm23) + xmm12
	vfmadd231ss	%xmm27, %xmm28, %xmm13  # xmm13 = (xmm28 * xmm27) + xmm13
	vmovss	3432(%r11,%r10,4), %xmm27       # xmm27 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm27, %xmm8   # xmm8 = (xmm27 * xmm25) + xmm8
	vfmadd231ss	%xmm19, %xmm27, %xmm10  # xmm10 = (xmm27 * xmm19) + xmm10
	vfmadd231ss	%xmm26, %xmm27, %xmm12  # xmm12 = (xmm27 * xmm26) + xmm12
	vfmadd231ss	%xmm22, %xmm27, %xmm13  # xmm13 = (xmm27 * xmm22) + xmm13
	vmovss	3564(%r11,%r10,4), %xmm22       # xmm22 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm22, %xmm10  # xmm10 = (xmm22 * xmm20) + xmm10
	vfmadd231ss	%xmm23, %xmm22, %xmm13  # xmm13 = (xmm22 * xmm23) + xmm13
	vmovss	3696(%r11,%r10,4), %xmm23       # xmm23 = mem[0],zero,zero,zero
	vmovss	2904(%rsi,%r10,4), %xmm22       # xmm22 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm23, %xmm0   # xmm0 = (xmm23 * xmm22) + xmm0
	vmovss	2640(%rsi,%r10,4), %xmm26       # xmm26 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm26, %xmm23, %xmm3   # xmm3 = (xmm23 * xmm26) + xmm3
	vfmadd231ss	%xmm14, %xmm23, %xmm1   # xmm1 = (xmm23 * xmm14) + xmm1
	vfmadd231ss	%xmm23, %xmm16, %xmm2   # xmm2 = (xmm16 * xmm23) + xmm2
	vmovss	3828(%r11,%r10,4), %xmm28       # xmm28 = mem[0],zero,zero,zero
	vmovss	3036(%rsi,%r10,4), %xmm23       # xmm23 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm28, %xmm0   # xmm0 = (xmm28 * xmm23) + xmm0
	vmovss	2772(%rsi,%r10,4), %xmm27       # xmm27 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm27, %xmm28, %xmm3   # xmm3 = (xmm28 * xmm27) + xmm3
	vfmadd231ss	%xmm15, %xmm28, %xmm1   # xmm1 = (xmm28 * xmm15) + xmm1
	vfmadd231ss	%xmm28, %xmm17, %xmm2   # xmm2 = (xmm17 * xmm28) + xmm2
	vmovss	3960(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vmovss	3168(%rsi,%r10,4), %xmm28       # xmm28 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm0   # xmm0 = (xmm29 * xmm28) + xmm0
	vfmadd231ss	%xmm22, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm22) + xmm3
	vfmadd231ss	%xmm26, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm26) + xmm4
	vfmadd231ss	%xmm18, %xmm29, %xmm1   # xmm1 = (xmm29 * xmm18) + xmm1
	vfmadd231ss	%xmm14, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm14) + xmm2
	vfmadd231ss	%xmm29, %xmm16, %xmm6   # xmm6 = (xmm16 * xmm29) + xmm6
	vmovss	4092(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm23) + xmm3
	vfmadd231ss	%xmm27, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm27) + xmm4
	vfmadd231ss	%xmm15, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm15) + xmm2
	vfmadd231ss	%xmm29, %xmm17, %xmm6   # xmm6 = (xmm17 * xmm29) + xmm6
	vmovss	4224(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm3   # xmm3 = (xmm29 * xmm28) + xmm3
	vfmadd231ss	%xmm22, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm22) + xmm4
	vfmadd231ss	%xmm26, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm26) + xmm5
	vfmadd231ss	%xmm18, %xmm29, %xmm2   # xmm2 = (xmm29 * xmm18) + xmm2
	vfmadd231ss	%xmm14, %xmm29, %xmm6   # xmm6 = (xmm29 * xmm14) + xmm6
	vfmadd231ss	%xmm29, %xmm16, %xmm9   # xmm9 = (xmm16 * xmm29) + xmm9
	vmovss	4356(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm23) + xmm4
	vfmadd231ss	%xmm27, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm27) + xmm5
	vfmadd231ss	%xmm15, %xmm29, %xmm6   # xmm6 = (xmm29 * xmm15) + xmm6
	vfmadd231ss	%xmm29, %xmm17, %xmm9   # xmm9 = (xmm17 * xmm29) + xmm9
	vmovss	4488(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm4   # xmm4 = (xmm29 * xmm28) + xmm4
	vfmadd231ss	%xmm22, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm22) + xmm5
	vfmadd231ss	%xmm26, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm26) + xmm7
	vfmadd231ss	%xmm18, %xmm29, %xmm6   # xmm6 = (xmm29 * xmm18) + xmm6
	vfmadd231ss	%xmm14, %xmm29, %xmm9   # xmm9 = (xmm29 * xmm14) + xmm9
	vfmadd231ss	%xmm29, %xmm16, %xmm11  # xmm11 = (xmm16 * xmm29) + xmm11
	vmovss	4620(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm23) + xmm5
	vfmadd231ss	%xmm27, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm27) + xmm7
	vfmadd231ss	%xmm15, %xmm29, %xmm9   # xmm9 = (xmm29 * xmm15) + xmm9
	vfmadd231ss	%xmm29, %xmm17, %xmm11  # xmm11 = (xmm17 * xmm29) + xmm11
	vmovss	4752(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm5   # xmm5 = (xmm29 * xmm28) + xmm5
	vfmadd231ss	%xmm22, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm22) + xmm7
	vfmadd231ss	%xmm26, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm26) + xmm8
	vfmadd231ss	%xmm18, %xmm29, %xmm9   # xmm9 = (xmm29 * xmm18) + xmm9
	vfmadd231ss	%xmm14, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm14) + xmm11
	vfmadd231ss	%xmm29, %xmm16, %xmm12  # xmm12 = (xmm16 * xmm29) + xmm12
	vmovss	4884(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm23) + xmm7
	vfmadd231ss	%xmm27, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm27) + xmm8
	vfmadd231ss	%xmm15, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm15) + xmm11
	vfmadd231ss	%xmm29, %xmm17, %xmm12  # xmm12 = (xmm17 * xmm29) + xmm12
	vmovss	5016(%r11,%r10,4), %xmm29       # xmm29 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm29, %xmm7   # xmm7 = (xmm29 * xmm28) + xmm7
	vfmadd231ss	%xmm22, %xmm29, %xmm8   # xmm8 = (xmm29 * xmm22) + xmm8
	vfmadd231ss	%xmm26, %xmm29, %xmm10  # xmm10 = (xmm29 * xmm26) + xmm10
	vfmadd231ss	%xmm18, %xmm29, %xmm11  # xmm11 = (xmm29 * xmm18) + xmm11
	vfmadd231ss	%xmm14, %xmm29, %xmm12  # xmm12 = (xmm29 * xmm14) + xmm12
	vfmadd231ss	%xmm16, %xmm29, %xmm13  # xmm13 = (xmm29 * xmm16) + xmm13
	vmovss	5148(%r11,%r10,4), %xmm16       # xmm16 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm16, %xmm8   # xmm8 = (xmm16 * xmm23) + xmm8
	vfmadd231ss	%xmm27, %xmm16, %xmm10  # xmm10 = (xmm16 * xmm27) + xmm10
	vfmadd231ss	%xmm15, %xmm16, %xmm12  # xmm12 = (xmm16 * xmm15) + xmm12
	vfmadd231ss	%xmm17, %xmm16, %xmm13  # xmm13 = (xmm16 * xmm17) + xmm13
	vmovss	5280(%r11,%r10,4), %xmm16       # xmm16 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm16, %xmm8   # xmm8 = (xmm16 * xmm28) + xmm8
	vfmadd231ss	%xmm22, %xmm16, %xmm10  # xmm10 = (xmm16 * xmm22) + xmm10
	vfmadd231ss	%xmm18, %xmm16, %xmm12  # xmm12 = (xmm16 * xmm18) + xmm12
	vfmadd231ss	%xmm14, %xmm16, %xmm13  # xmm13 = (xmm16 * xmm14) + xmm13
	vmovss	5412(%r11,%r10,4), %xmm14       # xmm14 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm14, %xmm10  # xmm10 = (xmm14 * xmm23) + xmm10
	vfmadd231ss	%xmm15, %xmm14, %xmm13  # xmm13 = (xmm14 * xmm15) + xmm13
	addq	%rdx, %r9
	vmovss	%xmm0, (%r9,%r10,4)
	vmovss	%xmm3, 132(%r9,%r10,4)
	vmovss	%xmm4, 264(%r9,%r10,4)
	vmovss	%xmm5, 396(%r9,%r10,4)
	vmovss	%xmm7, 528(%r9,%r10,4)
	vmovss	%xmm8, 660(%r9,%r10,4)
	vmovss	%xmm10, 792(%r9,%r10,4)
	vmovss	5544(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vmovss	5676(%r11,%r10,4), %xmm3        # xmm3 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm19, %xmm0, %xmm1    # xmm1 = (xmm0 * xmm19) + xmm1
	vfmadd231ss	%xmm0, %xmm21, %xmm2    # xmm2 = (xmm21 * xmm0) + xmm2
	vfmadd231ss	%xmm20, %xmm3, %xmm1    # xmm1 = (xmm3 * xmm20) + xmm1
	vfmadd231ss	%xmm3, %xmm24, %xmm2    # xmm2 = (xmm24 * xmm3) + xmm2
	vmovss	5808(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm0, %xmm1    # xmm1 = (xmm0 * xmm25) + xmm1
	vfmadd231ss	%xmm19, %xmm0, %xmm2    # xmm2 = (xmm0 * xmm19) + xmm2
	vfmadd231ss	%xmm0, %xmm21, %xmm6    # xmm6 = (xmm21 * xmm0) + xmm6
	vmovss	5940(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm0, %xmm2    # xmm2 = (xmm0 * xmm20) + xmm2
	vfmadd231ss	%xmm0, %xmm24, %xmm6    # xmm6 = (xmm24 * xmm0) + xmm6
	vmovss	6072(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm0, %xmm2    # xmm2 = (xmm0 * xmm25) + xmm2
	vfmadd231ss	%xmm19, %xmm0, %xmm6    # xmm6 = (xmm0 * xmm19) + xmm6
	vfmadd231ss	%xmm0, %xmm21, %xmm9    # xmm9 = (xmm21 * xmm0) + xmm9
	vmovss	6204(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm0, %xmm6    # xmm6 = (xmm0 * xmm20) + xmm6
	vfmadd231ss	%xmm0, %xmm24, %xmm9    # xmm9 = (xmm24 * xmm0) + xmm9
	vmovss	6336(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm0, %xmm6    # xmm6 = (xmm0 * xmm25) + xmm6
	vfmadd231ss	%xmm19, %xmm0, %xmm9    # xmm9 = (xmm0 * xmm19) + xmm9
	vfmadd231ss	%xmm0, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm0) + xmm11
	vmovss	6468(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm0, %xmm9    # xmm9 = (xmm0 * xmm20) + xmm9
	vfmadd231ss	%xmm0, %xmm24, %xmm11   # xmm11 = (xmm24 * xmm0) + xmm11
	vmovss	6600(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm0, %xmm9    # xmm9 = (xmm0 * xmm25) + xmm9
	vfmadd231ss	%xmm19, %xmm0, %xmm11   # xmm11 = (xmm0 * xmm19) + xmm11
	vfmadd231ss	%xmm0, %xmm21, %xmm12   # xmm12 = (xmm21 * xmm0) + xmm12
	vmovss	6732(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm0, %xmm11   # xmm11 = (xmm0 * xmm20) + xmm11
	vfmadd231ss	%xmm0, %xmm24, %xmm12   # xmm12 = (xmm24 * xmm0) + xmm12
	vmovss	6864(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm0, %xmm11   # xmm11 = (xmm0 * xmm25) + xmm11
	vfmadd231ss	%xmm19, %xmm0, %xmm12   # xmm12 = (xmm0 * xmm19) + xmm12
	vfmadd231ss	%xmm21, %xmm0, %xmm13   # xmm13 = (xmm0 * xmm21) + xmm13
	vmovss	6996(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm20, %xmm0, %xmm12   # xmm12 = (xmm0 * xmm20) + xmm12
	vfmadd231ss	%xmm24, %xmm0, %xmm13   # xmm13 = (xmm0 * xmm24) + xmm13
	vmovss	7128(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm25, %xmm0, %xmm12   # xmm12 = (xmm0 * xmm25) + xmm12
	vfmadd231ss	%xmm19, %xmm0, %xmm13   # xmm13 = (xmm0 * xmm19) + xmm13
	vfmadd231ss	7260(%r11,%r10,4), %xmm20, %xmm13 # xmm13 = (xmm20 * mem) + xmm13
	vmovss	7392(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm22, %xmm0, %xmm1    # xmm1 = (xmm0 * xmm22) + xmm1
	vfmadd231ss	%xmm0, %xmm26, %xmm2    # xmm2 = (xmm26 * xmm0) + xmm2
	vmovss	7524(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm0, %xmm1    # xmm1 = (xmm0 * xmm23) + xmm1
	vfmadd231ss	%xmm0, %xmm27, %xmm2    # xmm2 = (xmm27 * xmm0) + xmm2
	vmovss	7656(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm0, %xmm1    # xmm1 = (xmm0 * xmm28) + xmm1
	vfmadd231ss	%xmm22, %xmm0, %xmm2    # xmm2 = (xmm0 * xmm22) + xmm2
	vfmadd231ss	%xmm0, %xmm26, %xmm6    # xmm6 = (xmm26 * xmm0) + xmm6
	vmovss	7788(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm0, %xmm2    # xmm2 = (xmm0 * xmm23) + xmm2
	vfmadd231ss	%xmm0, %xmm27, %xmm6    # xmm6 = (xmm27 * xmm0) + xmm6
	vmovss	7920(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm0, %xmm2    # xmm2 = (xmm0 * xmm28) + xmm2
	vfmadd231ss	%xmm22, %xmm0, %xmm6    # xmm6 = (xmm0 * xmm22) + xmm6
	vfmadd231ss	%xmm0, %xmm26, %xmm9    # xmm9 = (xmm26 * xmm0) + xmm9
	vmovss	8052(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm0, %xmm6    # xmm6 = (xmm0 * xmm23) + xmm6
	vfmadd231ss	%xmm0, %xmm27, %xmm9    # xmm9 = (xmm27 * xmm0) + xmm9
	vmovss	8184(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm0, %xmm6    # xmm6 = (xmm0 * xmm28) + xmm6
	vfmadd231ss	%xmm22, %xmm0, %xmm9    # xmm9 = (xmm0 * xmm22) + xmm9
	vfmadd231ss	%xmm0, %xmm26, %xmm11   # xmm11 = (xmm26 * xmm0) + xmm11
	vmovss	8316(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm0, %xmm9    # xmm9 = (xmm0 * xmm23) + xmm9
	vfmadd231ss	%xmm0, %xmm27, %xmm11   # xmm11 = (xmm27 * xmm0) + xmm11
	vmovss	8448(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm0, %xmm9    # xmm9 = (xmm0 * xmm28) + xmm9
	vfmadd231ss	%xmm22, %xmm0, %xmm11   # xmm11 = (xmm0 * xmm22) + xmm11
	vfmadd231ss	%xmm0, %xmm26, %xmm12   # xmm12 = (xmm26 * xmm0) + xmm12
	vmovss	8580(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm0, %xmm11   # xmm11 = (xmm0 * xmm23) + xmm11
	vfmadd231ss	%xmm0, %xmm27, %xmm12   # xmm12 = (xmm27 * xmm0) + xmm12
	vmovss	8712(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm0, %xmm11   # xmm11 = (xmm0 * xmm28) + xmm11
	vfmadd231ss	%xmm22, %xmm0, %xmm12   # xmm12 = (xmm0 * xmm22) + xmm12
	vfmadd231ss	%xmm26, %xmm0, %xmm13   # xmm13 = (xmm0 * xmm26) + xmm13
	vmovss	8844(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm23, %xmm0, %xmm12   # xmm12 = (xmm0 * xmm23) + xmm12
	vfmadd231ss	%xmm27, %xmm0, %xmm13   # xmm13 = (xmm0 * xmm27) + xmm13
	vmovss	8976(%r11,%r10,4), %xmm0        # xmm0 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm28, %xmm0, %xmm12   # xmm12 = (xmm0 * xmm28) + xmm12
	vfmadd231ss	%xmm22, %xmm0, %xmm13   # xmm13 = (xmm0 * xmm22) + xmm13
	vfmadd231ss	9108(%r11,%r10,4), %xmm23, %xmm13 # xmm13 = (xmm23 * mem) + xmm13
	vmovss	%xmm1, 924(%r9,%r10,4)
	vmovss	%xmm2, 1056(%r9,%r10,4)
	vmovss	%xmm6, 1188(%r9,%r10,4)
	vmovss	%xmm9, 1320(%r9,%r10,4)
	vmovss	%xmm11, 1452(%r9,%r10,4)
	vmovss	%xmm12, 1584(%r9,%r10,4)
	vmovss	%xmm13, 1716(%r9,%r10,4)
	leaq	2(%r8), %r9
	addq	$1848, %rax                     # imm = 0x738
	addq	$7392, %rcx                     # imm = 0x1CE0
	cmpq	$4, %r8
	movq	%r9, %r8
	jae	.LBB1_8
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
	addq	$-16, %r10
	.p2align	4
.LBB1_6:                                #   Parent Loop BB1_4 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%rsi,%r10,4), %zmm13
	vmovups	196(%rsi,%r10,4), %zmm22
	vmovups	328(%rsi,%r10,4), %zmm20
	vmovups	460(%rsi,%r10,4), %zmm19
	vmovups	-4556(%rcx,%r10,4), %zmm0
	vmovups	-4424(%rcx,%r10,4), %zmm1
	vmovups	-4292(%rcx,%r10,4), %zmm4
	vmovups	-4160(%rcx,%r10,4), %zmm5
	vmulps	%zmm20, %zmm0, %zmm2
	vmulps	%zmm13, %zmm0, %zmm3
	vfmadd231ps	%zmm19, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm19) + zmm2
	vfmadd231ps	%zmm1, %zmm22, %zmm3    # zmm3 = (zmm22 * zmm1) + zmm3
	vmovups	592(%rsi,%r10,4), %zmm24
	vfmadd231ps	%zmm24, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm24) + zmm2
	vfmadd231ps	%zmm20, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm20) + zmm3
	vmulps	%zmm4, %zmm13, %zmm4
	vfmadd231ps	%zmm19, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm19) + zmm3
	vfmadd231ps	%zmm5, %zmm22, %zmm4    # zmm4 = (zmm22 * zmm5) + zmm4
	vmovups	-4028(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm24) + zmm3
	vfmadd231ps	%zmm20, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm20) + zmm4
	vmulps	%zmm0, %zmm13, %zmm5
	vmovups	-3896(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm19, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm19) + zmm4
	vfmadd231ps	%zmm0, %zmm22, %zmm5    # zmm5 = (zmm22 * zmm0) + zmm5
	vmovups	-3764(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm24) + zmm4
	vfmadd231ps	%zmm20, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm20) + zmm5
	vmulps	%zmm0, %zmm13, %zmm7
	vmovups	-3632(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm19, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm19) + zmm5
	vfmadd231ps	%zmm0, %zmm22, %zmm7    # zmm7 = (zmm22 * zmm0) + zmm7
	vmovups	-3500(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm24) + zmm5
	vfmadd231ps	%zmm20, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm20) + zmm7
	vmulps	%zmm0, %zmm13, %zmm8
	vmovups	-3368(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm19, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm19) + zmm7
	vfmadd231ps	%zmm0, %zmm22, %zmm8    # zmm8 = (zmm22 * zmm0) + zmm8
	vmovups	-3236(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm24) + zmm7
	vfmadd231ps	%zmm20, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm20) + zmm8
	vmulps	%zmm0, %zmm13, %zmm10
	vmovups	-3104(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm19, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm19) + zmm8
	vfmadd231ps	%zmm0, %zmm22, %zmm10   # zmm10 = (zmm22 * zmm0) + zmm10
	vmovups	-2972(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm24) + zmm8
	vfmadd231ps	%zmm0, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm0) + zmm10
	vfmadd231ps	-2840(%rcx,%r10,4), %zmm19, %zmm10 # zmm10 = (zmm19 * mem) + zmm10
	vmovups	-2708(%rcx,%r10,4), %zmm0
	vmovups	988(%rsi,%r10,4), %zmm21
	vfmadd231ps	%zmm21, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm21) + zmm2
	vmovups	724(%rsi,%r10,4), %zmm28
	vfmadd231ps	%zmm0, %zmm28, %zmm3    # zmm3 = (zmm28 * zmm0) + zmm3
	vmovups	-2576(%rcx,%r10,4), %zmm0
	vmovups	1120(%rsi,%r10,4), %zmm23
	vfmadd231ps	%zmm23, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm23) + zmm2
	vmovups	856(%rsi,%r10,4), %zmm27
	vfmadd231ps	%zmm0, %zmm27, %zmm3    # zmm3 = (zmm27 * zmm0) + zmm3
	vmovups	-2444(%rcx,%r10,4), %zmm0
	vmovups	1252(%rsi,%r10,4), %zmm26
	vfmadd231ps	%zmm26, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm26) + zmm2
	vfmadd231ps	%zmm21, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm21) + zmm3
	vfmadd231ps	%zmm0, %zmm28, %zmm4    # zmm4 = (zmm28 * zmm0) + zmm4
	vmovups	-2312(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm23) + zmm3
	vfmadd231ps	%zmm0, %zmm27, %zmm4    # zmm4 = (zmm27 * zmm0) + zmm4
	vmovups	-2180(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm26, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm26) + zmm3
	vfmadd231ps	%zmm21, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm21) + zmm4
	vfmadd231ps	%zmm0, %zmm28, %zmm5    # zmm5 = (zmm28 * zmm0) + zmm5
	vmovups	-2048(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm23) + zmm4
	vfmadd231ps	%zmm0, %zmm27, %zmm5    # zmm5 = (zmm27 * zmm0) + zmm5
	vmovups	-1916(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm26, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm26) + zmm4
	vfmadd231ps	%zmm21, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm21) + zmm5
	vfmadd231ps	%zmm0, %zmm28, %zmm7    # zmm7 = (zmm28 * zmm0) + zmm7
	vmovups	-1784(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm23) + zmm5
	vfmadd231ps	%zmm0, %zmm27, %zmm7    # zmm7 = (zmm27 * zmm0) + zmm7
	vmovups	-1652(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm26, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm26) + zmm5
	vfmadd231ps	%zmm21, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm21) + zmm7
	vfmadd231ps	%zmm0, %zmm28, %zmm8    # zmm8 = (zmm28 * zmm0) + zmm8
	vmovups	-1520(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm23) + zmm7
	vfmadd231ps	%zmm0, %zmm27, %zmm8    # zmm8 = (zmm27 * zmm0) + zmm8
	vmovups	-1388(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm26, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm26) + zmm7
	vfmadd231ps	%zmm21, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm21) + zmm8
	vfmadd231ps	%zmm0, %zmm28, %zmm10   # zmm10 = (zmm28 * zmm0) + zmm10
	vmovups	-1256(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm23) + zmm8
	vfmadd231ps	%zmm0, %zmm27, %zmm10   # zmm10 = (zmm27 * zmm0) + zmm10
	vmovups	-1124(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm26, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm26) + zmm8
	vfmadd231ps	%zmm0, %zmm21, %zmm10   # zmm10 = (zmm21 * zmm0) + zmm10
	vfmadd231ps	-992(%rcx,%r10,4), %zmm23, %zmm10 # zmm10 = (zmm23 * mem) + zmm10
	vmovups	-860(%rcx,%r10,4), %zmm1
	vmovups	1648(%rsi,%r10,4), %zmm14
	vfmadd231ps	%zmm14, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm14) + zmm2
	vmovups	1384(%rsi,%r10,4), %zmm16
	vfmadd231ps	%zmm16, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm16) + zmm3
	vmulps	%zmm1, %zmm20, %zmm0
	vmulps	%zmm1, %zmm13, %zmm1
	vmovups	-728(%rcx,%r10,4), %zmm6
	vmovups	1780(%rsi,%r10,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm15) + zmm2
	vmovups	1516(%rsi,%r10,4), %zmm17
	vfmadd231ps	%zmm17, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm17) + zmm3
	vfmadd231ps	%zmm19, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm19) + zmm0
	vfmadd231ps	%zmm6, %zmm22, %zmm1    # zmm1 = (zmm22 * zmm6) + zmm1
	vmovups	-596(%rcx,%r10,4), %zmm6
	vmovups	1912(%rsi,%r10,4), %zmm18
	vfmadd231ps	%zmm18, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm16) + zmm4
	vfmadd231ps	%zmm24, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm24) + zmm0
	vfmadd231ps	%zmm20, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm20) + zmm1
	vmulps	%zmm6, %zmm13, %zmm6
	vmovups	-464(%rcx,%r10,4), %zmm9
	vfmadd231ps	%zmm15, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm19) + zmm1
	vfmadd231ps	%zmm9, %zmm22, %zmm6    # zmm6 = (zmm22 * zmm9) + zmm6
	vmovups	-332(%rcx,%r10,4), %zmm9
	vfmadd231ps	%zmm18, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm16) + zmm5
	vfmadd231ps	%zmm24, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm24) + zmm1
	vfmadd231ps	%zmm20, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm20) + zmm6
	vmulps	%zmm9, %zmm13, %zmm9
	vmovups	-200(%rcx,%r10,4), %zmm11
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm17) + zmm5
	vfmadd231ps	%zmm19, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm19) + zmm6
	vfmadd231ps	%zmm11, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm11) + zmm9
	vmovups	-68(%rcx,%r10,4), %zmm11
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm16) + zmm7
	vfmadd231ps	%zmm24, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm24) + zmm6
	vfmadd231ps	%zmm20, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm20) + zmm9
	vmulps	%zmm11, %zmm13, %zmm11
	vmovups	64(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm15, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm15) + zmm5
	vfmadd231ps	%zmm17, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm17) + zmm7
	vfmadd231ps	%zmm19, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm19) + zmm9
	vfmadd231ps	%zmm12, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm12) + zmm11
	vmovups	196(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm18, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm16) + zmm8
	vfmadd231ps	%zmm24, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm24) + zmm9
	vfmadd231ps	%zmm20, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm20) + zmm11
	vmulps	%zmm12, %zmm13, %zmm12
	vmovups	328(%rcx,%r10,4), %zmm25
	vfmadd231ps	%zmm15, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm15) + zmm7
	vfmadd231ps	%zmm17, %zmm25, %zmm8   # zmm8 = (zmm25 * zmm17) + zmm8
	vfmadd231ps	%zmm19, %zmm25, %zmm11  # zmm11 = (zmm25 * zmm19) + zmm11
	vfmadd231ps	%zmm25, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm25) + zmm12
	vmovups	460(%rcx,%r10,4), %zmm25
	vfmadd231ps	%zmm18, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm25, %zmm8   # zmm8 = (zmm25 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm25, %zmm10  # zmm10 = (zmm25 * zmm16) + zmm10
	vfmadd231ps	%zmm24, %zmm25, %zmm11  # zmm11 = (zmm25 * zmm24) + zmm11
	vfmadd231ps	%zmm20, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm20) + zmm12
	vmulps	%zmm25, %zmm13, %zmm13
	vmovups	592(%rcx,%r10,4), %zmm25
	vfmadd231ps	%zmm15, %zmm25, %zmm8   # zmm8 = (zmm25 * zmm15) + zmm8
	vfmadd231ps	%zmm17, %zmm25, %zmm10  # zmm10 = (zmm25 * zmm17) + zmm10
	vfmadd231ps	%zmm19, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm19) + zmm12
	vfmadd231ps	%zmm22, %zmm25, %zmm13  # zmm13 = (zmm25 * zmm22) + zmm13
	vmovups	724(%rcx,%r10,4), %zmm22
	vfmadd231ps	%zmm18, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm14) + zmm10
	vfmadd231ps	%zmm24, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm24) + zmm12
	vfmadd231ps	%zmm20, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm20) + zmm13
	vmovups	856(%rcx,%r10,4), %zmm20
	vfmadd231ps	%zmm15, %zmm20, %zmm10  # zmm10 = (zmm20 * zmm15) + zmm10
	vfmadd231ps	%zmm19, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm19) + zmm13
	vmovups	988(%rcx,%r10,4), %zmm20
	vmovups	2308(%rsi,%r10,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm19) + zmm2
	vmovups	2044(%rsi,%r10,4), %zmm22
	vfmadd231ps	%zmm22, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm22) + zmm3
	vfmadd231ps	%zmm21, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm21) + zmm0
	vfmadd231ps	%zmm20, %zmm28, %zmm1   # zmm1 = (zmm28 * zmm20) + zmm1
	vmovups	1120(%rcx,%r10,4), %zmm25
	vmovups	2440(%rsi,%r10,4), %zmm20
	vfmadd231ps	%zmm20, %zmm25, %zmm2   # zmm2 = (zmm25 * zmm20) + zmm2
	vmovups	2176(%rsi,%r10,4), %zmm24
	vfmadd231ps	%zmm24, %zmm25, %zmm3   # zmm3 = (zmm25 * zmm24) + zmm3
	vfmadd231ps	%zmm23, %zmm25, %zmm0   # zmm0 = (zmm25 * zmm23) + zmm0
	vfmadd231ps	%zmm25, %zmm27, %zmm1   # zmm1 = (zmm27 * zmm25) + zmm1
	vmovups	1252(%rcx,%r10,4), %zmm29
	vmovups	2572(%rsi,%r10,4), %zmm25
	vfmadd231ps	%zmm25, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm25) + zmm2
	vfmadd231ps	%zmm19, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm19) + zmm3
	vfmadd231ps	%zmm22, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm22) + zmm4
	vfmadd231ps	%zmm26, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm26) + zmm0
	vfmadd231ps	%zmm21, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm21) + zmm1
	vfmadd231ps	%zmm29, %zmm28, %zmm6   # zmm6 = (zmm28 * zmm29) + zmm6
	vmovups	1384(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm20) + zmm3
	vfmadd231ps	%zmm24, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm24) + zmm4
	vfmadd231ps	%zmm23, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm23) + zmm1
	vfmadd231ps	%zmm29, %zmm27, %zmm6   # zmm6 = (zmm27 * zmm29) + zmm6
	vmovups	1516(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm25) + zmm3
	vfmadd231ps	%zmm19, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm19) + zmm4
	vfmadd231ps	%zmm22, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm22) + zmm5
	vfmadd231ps	%zmm26, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm26) + zmm1
	vfmadd231ps	%zmm21, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm21) + zmm6
	vfmadd231ps	%zmm29, %zmm28, %zmm9   # zmm9 = (zmm28 * zmm29) + zmm9
	vmovups	1648(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm20) + zmm4
	vfmadd231ps	%zmm24, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm24) + zmm5
	vfmadd231ps	%zmm23, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm23) + zmm6
	vfmadd231ps	%zmm29, %zmm27, %zmm9   # zmm9 = (zmm27 * zmm29) + zmm9
	vmovups	1780(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm25) + zmm4
	vfmadd231ps	%zmm19, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm19) + zmm5
	vfmadd231ps	%zmm22, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm22) + zmm7
	vfmadd231ps	%zmm26, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm26) + zmm6
	vfmadd231ps	%zmm21, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm21) + zmm9
	vfmadd231ps	%zmm29, %zmm28, %zmm11  # zmm11 = (zmm28 * zmm29) + zmm11
	vmovups	1912(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm20) + zmm5
	vfmadd231ps	%zmm24, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm24) + zmm7
	vfmadd231ps	%zmm23, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm23) + zmm9
	vfmadd231ps	%zmm29, %zmm27, %zmm11  # zmm11 = (zmm27 * zmm29) + zmm11
	vmovups	2044(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm25) + zmm5
	vfmadd231ps	%zmm19, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm19) + zmm7
	vfmadd231ps	%zmm22, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm22) + zmm8
	vfmadd231ps	%zmm26, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm26) + zmm9
	vfmadd231ps	%zmm21, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm21) + zmm11
	vfmadd231ps	%zmm29, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm29) + zmm12
	vmovups	2176(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm20) + zmm7
	vfmadd231ps	%zmm24, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm24) + zmm8
	vfmadd231ps	%zmm23, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm23) + zmm11
	vfmadd231ps	%zmm29, %zmm27, %zmm12  # zmm12 = (zmm27 * zmm29) + zmm12
	vmovups	2308(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm25) + zmm7
	vfmadd231ps	%zmm19, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm19) + zmm8
	vfmadd231ps	%zmm22, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm22) + zmm10
	vfmadd231ps	%zmm26, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm26) + zmm11
	vfmadd231ps	%zmm21, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm21) + zmm12
	vfmadd231ps	%zmm28, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm28) + zmm13
	vmovups	2440(%rcx,%r10,4), %zmm28
	vfmadd231ps	%zmm20, %zmm28, %zmm8   # zmm8 = (zmm28 * zmm20) + zmm8
	vfmadd231ps	%zmm24, %zmm28, %zmm10  # zmm10 = (zmm28 * zmm24) + zmm10
	vfmadd231ps	%zmm23, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm23) + zmm12
	vfmadd231ps	%zmm27, %zmm28, %zmm13  # zmm13 = (zmm28 * zmm27) + zmm13
	vmovups	2572(%rcx,%r10,4), %zmm27
	vfmadd231ps	%zmm25, %zmm27, %zmm8   # zmm8 = (zmm27 * zmm25) + zmm8
	vfmadd231ps	%zmm19, %zmm27, %zmm10  # zmm10 = (zmm27 * zmm19) + zmm10
	vfmadd231ps	%zmm26, %zmm27, %zmm12  # zmm12 = (zmm27 * zmm26) + zmm12
	vfmadd231ps	%zmm21, %zmm27, %zmm13  # zmm13 = (zmm27 * zmm21) + zmm13
	vmovups	2704(%rcx,%r10,4), %zmm21
	vfmadd231ps	%zmm20, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm20) + zmm10
	vfmadd231ps	%zmm23, %zmm21, %zmm13  # zmm13 = (zmm21 * zmm23) + zmm13
	vmovups	2836(%rcx,%r10,4), %zmm23
	vmovups	2968(%rsi,%r10,4), %zmm21
	vfmadd231ps	%zmm21, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm21) + zmm2
	vmovups	2704(%rsi,%r10,4), %zmm26
	vfmadd231ps	%zmm26, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm26) + zmm3
	vfmadd231ps	%zmm14, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm14) + zmm0
	vfmadd231ps	%zmm23, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm23) + zmm1
	vmovups	2968(%rcx,%r10,4), %zmm28
	vmovups	3100(%rsi,%r10,4), %zmm23
	vfmadd231ps	%zmm23, %zmm28, %zmm2   # zmm2 = (zmm28 * zmm23) + zmm2
	vmovups	2836(%rsi,%r10,4), %zmm27
	vfmadd231ps	%zmm27, %zmm28, %zmm3   # zmm3 = (zmm28 * zmm27) + zmm3
	vfmadd231ps	%zmm15, %zmm28, %zmm0   # zmm0 = (zmm28 * zmm15) + zmm0
	vfmadd231ps	%zmm28, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm28) + zmm1
	vmovups	3100(%rcx,%r10,4), %zmm29
	vmovups	3232(%rsi,%r10,4), %zmm28
	vfmadd231ps	%zmm28, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm28) + zmm2
	vfmadd231ps	%zmm21, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm21) + zmm3
	vfmadd231ps	%zmm26, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm26) + zmm4
	vfmadd231ps	%zmm18, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm14) + zmm1
	vfmadd231ps	%zmm29, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm29) + zmm6
	vmovups	3232(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm23) + zmm3
	vfmadd231ps	%zmm27, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm27) + zmm4
	vfmadd231ps	%zmm15, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm15) + zmm1
	vfmadd231ps	%zmm29, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm29) + zmm6
	vmovups	3364(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm28) + zmm3
	vfmadd231ps	%zmm21, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm21) + zmm4
	vfmadd231ps	%zmm26, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm26) + zmm5
	vfmadd231ps	%zmm18, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm14) + zmm6
	vfmadd231ps	%zmm29, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm29) + zmm9
	vmovups	3496(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm23) + zmm4
	vfmadd231ps	%zmm27, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm27) + zmm5
	vfmadd231ps	%zmm15, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm15) + zmm6
	vfmadd231ps	%zmm29, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm29) + zmm9
	vmovups	3628(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm28) + zmm4
	vfmadd231ps	%zmm21, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm21) + zmm5
	vfmadd231ps	%zmm26, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm26) + zmm7
	vfmadd231ps	%zmm18, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm14) + zmm9
	vfmadd231ps	%zmm29, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm29) + zmm11
	vmovups	3760(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm23) + zmm5
	vfmadd231ps	%zmm27, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm27) + zmm7
	vfmadd231ps	%zmm15, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm15) + zmm9
	vfmadd231ps	%zmm29, %zmm17, %zmm11  # zmm11 = (zmm17 * zmm29) + zmm11
	vmovups	3892(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm28) + zmm5
	vfmadd231ps	%zmm21, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm21) + zmm7
	vfmadd231ps	%zmm26, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm26) + zmm8
	vfmadd231ps	%zmm18, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm14) + zmm11
	vfmadd231ps	%zmm29, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm29) + zmm12
	vmovups	4024(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm23) + zmm7
	vfmadd231ps	%zmm27, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm27) + zmm8
	vfmadd231ps	%zmm15, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm15) + zmm11
	vfmadd231ps	%zmm29, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm29) + zmm12
	vmovups	4156(%rcx,%r10,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm28) + zmm7
	vfmadd231ps	%zmm21, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm21) + zmm8
	vfmadd231ps	%zmm26, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm26) + zmm10
	vfmadd231ps	%zmm18, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm18) + zmm11
	vfmadd231ps	%zmm14, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm16) + zmm13
	vmovups	4288(%rcx,%r10,4), %zmm16
	vfmadd231ps	%zmm23, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm23) + zmm8
	vfmadd231ps	%zmm27, %zmm16, %zmm10  # zmm10 = (zmm16 * zmm27) + zmm10
	vfmadd231ps	%zmm15, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm15) + zmm12
	vfmadd231ps	%zmm17, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm17) + zmm13
	vmovups	4420(%rcx,%r10,4), %zmm16
	vfmadd231ps	%zmm28, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm28) + zmm8
	vfmadd231ps	%zmm21, %zmm16, %zmm10  # zmm10 = (zmm16 * zmm21) + zmm10
	vfmadd231ps	%zmm18, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm14) + zmm13
	vmovups	4552(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm23, %zmm14, %zmm10  # zmm10 = (zmm14 * zmm23) + zmm10
	vfmadd231ps	%zmm15, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm15) + zmm13
	vmovups	%zmm2, 64(%rax,%r10,4)
	vmovups	%zmm3, 196(%rax,%r10,4)
	vmovups	%zmm4, 328(%rax,%r10,4)
	vmovups	%zmm5, 460(%rax,%r10,4)
	vmovups	%zmm7, 592(%rax,%r10,4)
	vmovups	%zmm8, 724(%rax,%r10,4)
	vmovups	%zmm10, 856(%rax,%r10,4)
	vmovups	4684(%rcx,%r10,4), %zmm2
	vmovups	4816(%rcx,%r10,4), %zmm3
	vmovups	4948(%rcx,%r10,4), %zmm4
	vmovups	5080(%rcx,%r10,4), %zmm5
	vfmadd231ps	%zmm19, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm19) + zmm0
	vfmadd231ps	%zmm2, %zmm22, %zmm1    # zmm1 = (zmm22 * zmm2) + zmm1
	vfmadd231ps	%zmm20, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm20) + zmm0
	vfmadd231ps	%zmm3, %zmm24, %zmm1    # zmm1 = (zmm24 * zmm3) + zmm1
	vfmadd231ps	%zmm25, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm25) + zmm0
	vfmadd231ps	%zmm19, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm19) + zmm1
	vfmadd231ps	%zmm4, %zmm22, %zmm6    # zmm6 = (zmm22 * zmm4) + zmm6
	vfmadd231ps	%zmm20, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm20) + zmm1
	vfmadd231ps	%zmm5, %zmm24, %zmm6    # zmm6 = (zmm24 * zmm5) + zmm6
	vmovups	5212(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm25, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm25) + zmm1
	vfmadd231ps	%zmm19, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm19) + zmm6
	vfmadd231ps	%zmm2, %zmm22, %zmm9    # zmm9 = (zmm22 * zmm2) + zmm9
	vmovups	5344(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm20, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm20) + zmm6
	vfmadd231ps	%zmm2, %zmm24, %zmm9    # zmm9 = (zmm24 * zmm2) + zmm9
	vmovups	5476(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm25, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm25) + zmm6
	vfmadd231ps	%zmm19, %zmm2, %zmm9    # zmm9 = (zmm2 * zmm19) + zmm9
	vfmadd231ps	%zmm2, %zmm22, %zmm11   # zmm11 = (zmm22 * zmm2) + zmm11
	vmovups	5608(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm20, %zmm2, %zmm9    # zmm9 = (zmm2 * zmm20) + zmm9
	vfmadd231ps	%zmm2, %zmm24, %zmm11   # zmm11 = (zmm24 * zmm2) + zmm11
	vmovups	5740(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm25, %zmm2, %zmm9    # zmm9 = (zmm2 * zmm25) + zmm9
	vfmadd231ps	%zmm19, %zmm2, %zmm11   # zmm11 = (zmm2 * zmm19) + zmm11
	vfmadd231ps	%zmm2, %zmm22, %zmm12   # zmm12 = (zmm22 * zmm2) + zmm12
	vmovups	5872(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm20, %zmm2, %zmm11   # zmm11 = (zmm2 * zmm20) + zmm11
	vfmadd231ps	%zmm2, %zmm24, %zmm12   # zmm12 = (zmm24 * zmm2) + zmm12
	vmovups	6004(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm25, %zmm2, %zmm11   # zmm11 = (zmm2 * zmm25) + zmm11
	vfmadd231ps	%zmm19, %zmm2, %zmm12   # zmm12 = (zmm2 * zmm19) + zmm12
	vfmadd231ps	%zmm22, %zmm2, %zmm13   # zmm13 = (zmm2 * zmm22) + zmm13
	vmovups	6136(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm20, %zmm2, %zmm12   # zmm12 = (zmm2 * zmm20) + zmm12
	vfmadd231ps	%zmm24, %zmm2, %zmm13   # zmm13 = (zmm2 * zmm24) + zmm13
	vmovups	6268(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm25, %zmm2, %zmm12   # zmm12 = (zmm2 * zmm25) + zmm12
	vfmadd231ps	%zmm19, %zmm2, %zmm13   # zmm13 = (zmm2 * zmm19) + zmm13
	vfmadd231ps	6400(%rcx,%r10,4), %zmm20, %zmm13 # zmm13 = (zmm20 * mem) + zmm13
	vmovups	6532(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm21, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm21) + zmm0
	vfmadd231ps	%zmm2, %zmm26, %zmm1    # zmm1 = (zmm26 * zmm2) + zmm1
	vmovups	6664(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm23, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm23) + zmm0
	vfmadd231ps	%zmm2, %zmm27, %zmm1    # zmm1 = (zmm27 * zmm2) + zmm1
	vmovups	6796(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm28, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm28) + zmm0
	vfmadd231ps	%zmm21, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm21) + zmm1
	vfmadd231ps	%zmm2, %zmm26, %zmm6    # zmm6 = (zmm26 * zmm2) + zmm6
	vmovups	6928(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm23, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm23) + zmm1
	vfmadd231ps	%zmm2, %zmm27, %zmm6    # zmm6 = (zmm27 * zmm2) + zmm6
	vmovups	7060(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm28, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm28) + zmm1
	vfmadd231ps	%zmm21, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm21) + zmm6
	vfmadd231ps	%zmm2, %zmm26, %zmm9    # zmm9 = (zmm26 * zmm2) + zmm9
	vmovups	7192(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm23, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm23) + zmm6
	vfmadd231ps	%zmm2, %zmm27, %zmm9    # zmm9 = (zmm27 * zmm2) + zmm9
	vmovups	7324(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm28, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm28) + zmm6
	vfmadd231ps	%zmm21, %zmm2, %zmm9    # zmm9 = (zmm2 * zmm21) + zmm9
	vfmadd231ps	%zmm2, %zmm26, %zmm11   # zmm11 = (zmm26 * zmm2) + zmm11
	vmovups	7456(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm23, %zmm2, %zmm9    # zmm9 = (zmm2 * zmm23) + zmm9
	vfmadd231ps	%zmm2, %zmm27, %zmm11   # zmm11 = (zmm27 * zmm2) + zmm11
	vmovups	7588(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm28, %zmm2, %zmm9    # zmm9 = (zmm2 * zmm28) + zmm9
	vfmadd231ps	%zmm21, %zmm2, %zmm11   # zmm11 = (zmm2 * zmm21) + zmm11
	vfmadd231ps	%zmm2, %zmm26, %zmm12   # zmm12 = (zmm26 * zmm2) + zmm12
	vmovups	7720(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm23, %zmm2, %zmm11   # zmm11 = (zmm2 * zmm23) + zmm11
	vfmadd231ps	%zmm2, %zmm27, %zmm12   # zmm12 = (zmm27 * zmm2) + zmm12
	vmovups	7852(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm28, %zmm2, %zmm11   # zmm11 = (zmm2 * zmm28) + zmm11
	vfmadd231ps	%zmm21, %zmm2, %zmm12   # zmm12 = (zmm2 * zmm21) + zmm12
	vfmadd231ps	%zmm26, %zmm2, %zmm13   # zmm13 = (zmm2 * zmm26) + zmm13
	vmovups	7984(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm23, %zmm2, %zmm12   # zmm12 = (zmm2 * zmm23) + zmm12
	vfmadd231ps	%zmm27, %zmm2, %zmm13   # zmm13 = (zmm2 * zmm27) + zmm13
	vmovups	8116(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm28, %zmm2, %zmm12   # zmm12 = (zmm2 * zmm28) + zmm12
	vfmadd231ps	%zmm21, %zmm2, %zmm13   # zmm13 = (zmm2 * zmm21) + zmm13
	vfmadd231ps	8248(%rcx,%r10,4), %zmm23, %zmm13 # zmm13 = (zmm23 * mem) + zmm13
	vmovups	%zmm0, 988(%rax,%r10,4)
	vmovups	%zmm1, 1120(%rax,%r10,4)
	vmovups	%zmm6, 1252(%rax,%r10,4)
	vmovups	%zmm9, 1384(%rax,%r10,4)
	vmovups	%zmm11, 1516(%rax,%r10,4)
	vmovups	%zmm12, 1648(%rax,%r10,4)
	vmovups	%zmm13, 1780(%rax,%r10,4)
	addq	$16, %r10
	cmpq	$16, %r10
	jl	.LBB1_6
	jmp	.LBB1_7
.LBB1_8:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$31, %rax
	jg	.LBB1_11
# %bb.9:                                # %.lr.ph11.preheader
	addq	$-16, %rax
	leaq	25740(%rdi), %rcx
	.p2align	4
.LBB1_10:                               # %.lr.ph11
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm6
	vmovups	196(%rsi,%rax,4), %zmm9
	vmovups	328(%rsi,%rax,4), %zmm8
	vmovups	460(%rsi,%rax,4), %zmm7
	vmovups	-7196(%rcx,%rax,4), %zmm1
	vmovups	-7064(%rcx,%rax,4), %zmm2
	vmovups	-6932(%rcx,%rax,4), %zmm3
	vmovups	-6800(%rcx,%rax,4), %zmm4
	vmulps	%zmm8, %zmm1, %zmm0
	vmulps	%zmm6, %zmm1, %zmm1
	vfmadd231ps	%zmm7, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm7) + zmm0
	vfmadd231ps	%zmm2, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm2) + zmm1
	vmovups	592(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm8, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm8) + zmm1
	vmulps	%zmm3, %zmm6, %zmm2
	vfmadd231ps	%zmm7, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm7) + zmm1
	vfmadd231ps	%zmm4, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm4) + zmm2
	vmovups	-6668(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm8, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm8) + zmm2
	vmulps	%zmm3, %zmm6, %zmm3
	vmovups	-6536(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm7, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm7) + zmm2
	vfmadd231ps	%zmm4, %zmm9, %zmm3     # zmm3 = (zmm9 * zmm4) + zmm3
	vmovups	-6404(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm10, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm10) + zmm2
	vfmadd231ps	%zmm8, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm8) + zmm3
	vmulps	%zmm4, %zmm6, %zmm4
	vmovups	-6272(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm7) + zmm3
	vfmadd231ps	%zmm5, %zmm9, %zmm4     # zmm4 = (zmm9 * zmm5) + zmm4
	vmovups	-6140(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm10, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm10) + zmm3
	vfmadd231ps	%zmm8, %zmm5, %zmm4     # zmm4 = (zmm5 * zmm8) + zmm4
	vmulps	%zmm5, %zmm6, %zmm5
	vmovups	-6008(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm7) + zmm4
	vfmadd231ps	%zmm11, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm11) + zmm5
	vmovups	-5876(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vfmadd231ps	%zmm8, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm8) + zmm5
	vmulps	%zmm11, %zmm6, %zmm6
	vmovups	-5744(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm7) + zmm5
	vfmadd231ps	%zmm9, %zmm11, %zmm6    # zmm6 = (zmm11 * zmm9) + zmm6
	vmovups	-5612(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vfmadd231ps	%zmm8, %zmm9, %zmm6     # zmm6 = (zmm9 * zmm8) + zmm6
	vfmadd231ps	-5480(%rcx,%rax,4), %zmm7, %zmm6 # zmm6 = (zmm7 * mem) + zmm6
	vmovups	-5348(%rcx,%rax,4), %zmm8
	vmovups	988(%rsi,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	724(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm8) + zmm1
	vmovups	-5216(%rcx,%rax,4), %zmm10
	vmovups	1120(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vmovups	856(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vmovups	-5084(%rcx,%rax,4), %zmm10
	vmovups	1252(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vfmadd231ps	%zmm10, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm10) + zmm2
	vmovups	-4952(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm10) + zmm2
	vmovups	-4820(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm10) + zmm3
	vmovups	-4688(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vmovups	-4556(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm12) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vmovups	-4424(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	-4292(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	-4160(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm10) + zmm5
	vmovups	-4028(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm12) + zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm7) + zmm5
	vfmadd231ps	%zmm9, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm9) + zmm6
	vmovups	-3896(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm11) + zmm6
	vmovups	-3764(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm6     # zmm6 = (zmm9 * zmm7) + zmm6
	vfmadd231ps	-3632(%rcx,%rax,4), %zmm8, %zmm6 # zmm6 = (zmm8 * mem) + zmm6
	vmovups	-3500(%rcx,%rax,4), %zmm8
	vmovups	1648(%rsi,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	1384(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm8) + zmm1
	vmovups	-3368(%rcx,%rax,4), %zmm10
	vmovups	1780(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vmovups	1516(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vmovups	-3236(%rcx,%rax,4), %zmm10
	vmovups	1912(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vfmadd231ps	%zmm10, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm10) + zmm2
	vmovups	-3104(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm10) + zmm2
	vmovups	-2972(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm10) + zmm3
	vmovups	-2840(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vmovups	-2708(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm12) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vmovups	-2576(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	-2444(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	-2312(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm10) + zmm5
	vmovups	-2180(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm12) + zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm7) + zmm5
	vfmadd231ps	%zmm9, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm9) + zmm6
	vmovups	-2048(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm11) + zmm6
	vmovups	-1916(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm6     # zmm6 = (zmm9 * zmm7) + zmm6
	vfmadd231ps	-1784(%rcx,%rax,4), %zmm8, %zmm6 # zmm6 = (zmm8 * mem) + zmm6
	vmovups	-1652(%rcx,%rax,4), %zmm8
	vmovups	2308(%rsi,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	2044(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm8) + zmm1
	vmovups	-1520(%rcx,%rax,4), %zmm10
	vmovups	2440(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vmovups	2176(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm10) + zmm1
	vmovups	-1388(%rcx,%rax,4), %zmm10
	vmovups	2572(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm7, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm7) + zmm1
	vfmadd231ps	%zmm10, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm10) + zmm2
	vmovups	-1256(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm10) + zmm2
	vmovups	-1124(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm7, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm7) + zmm2
	vfmadd231ps	%zmm10, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm10) + zmm3
	vmovups	-992(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vmovups	-860(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm12) + zmm2
	vfmadd231ps	%zmm7, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm7) + zmm3
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vmovups	-728(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vfmadd231ps	%zmm10, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm10) + zmm4
	vmovups	-596(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm12) + zmm3
	vfmadd231ps	%zmm7, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm7) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm10) + zmm5
	vmovups	-464(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm10) + zmm5
	vmovups	-332(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm12, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm12) + zmm4
	vfmadd231ps	%zmm7, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm7) + zmm5
	vfmadd231ps	%zmm9, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm9) + zmm6
	vmovups	-200(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm8, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm11) + zmm6
	vmovups	-68(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm7, %zmm9, %zmm6     # zmm6 = (zmm9 * zmm7) + zmm6
	vfmadd231ps	64(%rcx,%rax,4), %zmm8, %zmm6 # zmm6 = (zmm8 * mem) + zmm6
	vmovups	%zmm0, 5608(%rdx,%rax,4)
	vmovups	%zmm1, 5740(%rdx,%rax,4)
	vmovups	%zmm2, 5872(%rdx,%rax,4)
	vmovups	%zmm3, 6004(%rdx,%rax,4)
	vmovups	%zmm4, 6136(%rdx,%rax,4)
	vmovups	%zmm5, 6268(%rdx,%rax,4)
	vmovups	%zmm6, 6400(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$16, %rax
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
	vmovss	20460(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vmovss	1056(%rsi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm0    # xmm0 = (xmm10 * xmm8) + xmm0
	vmovss	792(%rsi,%rax,4), %xmm11        # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm11, %xmm1   # xmm1 = (xmm11 * xmm10) + xmm1
	vmovss	20592(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vmovss	1188(%rsi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm0   # xmm0 = (xmm10 * xmm12) + xmm0
	vfmadd231ss	%xmm7, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm7) + xmm1
	vfmadd231ss	%xmm10, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm10) + xmm2
	vmovss	20724(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm8) + xmm1
	vfmadd231ss	%xmm10, %xmm11, %xmm2   # xmm2 = (xmm11 * xmm10) + xmm2
	vmovss	20856(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm12) + xmm1
	vfmadd231ss	%xmm7, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm7) + xmm2
	vfmadd231ss	%xmm10, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm10) + xmm3
	vmovss	20988(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm8) + xmm2
	vfmadd231ss	%xmm10, %xmm11, %xmm3   # xmm3 = (xmm11 * xmm10) + xmm3
	vmovss	21120(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vfmadd231ss	%xmm7, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm7) + xmm3
	vfmadd231ss	%xmm10, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm10) + xmm4
	vmovss	21252(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm8) + xmm3
	vfmadd231ss	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vmovss	21384(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vfmadd231ss	%xmm7, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm7) + xmm4
	vfmadd231ss	%xmm10, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm10) + xmm5
	vmovss	21516(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm8) + xmm4
	vfmadd231ss	%xmm10, %xmm11, %xmm5   # xmm5 = (xmm11 * xmm10) + xmm5
	vmovss	21648(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vfmadd231ss	%xmm7, %xmm10, %xmm5    # xmm5 = (xmm10 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm10, %xmm6    # xmm6 = (xmm10 * xmm9) + xmm6
	vmovss	21780(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm11, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm11) + xmm6
	vmovss	21912(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	22044(%rdi,%rax,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	22176(%rdi,%rax,4), %xmm8       # xmm8 = mem[0],zero,zero,zero
	vmovss	1584(%rsi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	1320(%rsi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	22308(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vmovss	1716(%rsi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm0    # xmm0 = (xmm10 * xmm8) + xmm0
	vmovss	1452(%rsi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm11, %xmm1   # xmm1 = (xmm11 * xmm10) + xmm1
	vmovss	22440(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vmovss	1848(%rsi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm0   # xmm0 = (xmm10 * xmm12) + xmm0
	vfmadd231ss	%xmm7, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm7) + xmm1
	vfmadd231ss	%xmm10, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm10) + xmm2
	vmovss	22572(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm8) + xmm1
	vfmadd231ss	%xmm10, %xmm11, %xmm2   # xmm2 = (xmm11 * xmm10) + xmm2
	vmovss	22704(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm12) + xmm1
	vfmadd231ss	%xmm7, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm7) + xmm2
	vfmadd231ss	%xmm10, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm10) + xmm3
	vmovss	22836(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm8) + xmm2
	vfmadd231ss	%xmm10, %xmm11, %xmm3   # xmm3 = (xmm11 * xmm10) + xmm3
	vmovss	22968(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vfmadd231ss	%xmm7, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm7) + xmm3
	vfmadd231ss	%xmm10, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm10) + xmm4
	vmovss	23100(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm8) + xmm3
	vfmadd231ss	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vmovss	23232(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vfmadd231ss	%xmm7, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm7) + xmm4
	vfmadd231ss	%xmm10, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm10) + xmm5
	vmovss	23364(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm8) + xmm4
	vfmadd231ss	%xmm10, %xmm11, %xmm5   # xmm5 = (xmm11 * xmm10) + xmm5
	vmovss	23496(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vfmadd231ss	%xmm7, %xmm10, %xmm5    # xmm5 = (xmm10 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm10, %xmm6    # xmm6 = (xmm10 * xmm9) + xmm6
	vmovss	23628(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm11, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm11) + xmm6
	vmovss	23760(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
	vfmadd231ss	%xmm7, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm7) + xmm6
	vfmadd231ss	23892(%rdi,%rax,4), %xmm8, %xmm6 # xmm6 = (xmm8 * mem) + xmm6
	vmovss	24024(%rdi,%rax,4), %xmm8       # xmm8 = mem[0],zero,zero,zero
	vmovss	2244(%rsi,%rax,4), %xmm7        # xmm7 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm7, %xmm8, %xmm0     # xmm0 = (xmm8 * xmm7) + xmm0
	vmovss	1980(%rsi,%rax,4), %xmm9        # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm1     # xmm1 = (xmm9 * xmm8) + xmm1
	vmovss	24156(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vmovss	2376(%rsi,%rax,4), %xmm8        # xmm8 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm0    # xmm0 = (xmm10 * xmm8) + xmm0
	vmovss	2112(%rsi,%rax,4), %xmm11       # xmm11 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm10, %xmm11, %xmm1   # xmm1 = (xmm11 * xmm10) + xmm1
	vmovss	24288(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vmovss	2508(%rsi,%rax,4), %xmm12       # xmm12 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm0   # xmm0 = (xmm10 * xmm12) + xmm0
	vfmadd231ss	%xmm7, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm7) + xmm1
	vfmadd231ss	%xmm10, %xmm9, %xmm2    # xmm2 = (xmm9 * xmm10) + xmm2
	vmovss	24420(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm1    # xmm1 = (xmm10 * xmm8) + xmm1
	vfmadd231ss	%xmm10, %xmm11, %xmm2   # xmm2 = (xmm11 * xmm10) + xmm2
	vmovss	24552(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm1   # xmm1 = (xmm10 * xmm12) + xmm1
	vfmadd231ss	%xmm7, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm7) + xmm2
	vfmadd231ss	%xmm10, %xmm9, %xmm3    # xmm3 = (xmm9 * xmm10) + xmm3
	vmovss	24684(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm2    # xmm2 = (xmm10 * xmm8) + xmm2
	vfmadd231ss	%xmm10, %xmm11, %xmm3   # xmm3 = (xmm11 * xmm10) + xmm3
	vmovss	24816(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm2   # xmm2 = (xmm10 * xmm12) + xmm2
	vfmadd231ss	%xmm7, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm7) + xmm3
	vfmadd231ss	%xmm10, %xmm9, %xmm4    # xmm4 = (xmm9 * xmm10) + xmm4
	vmovss	24948(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm3    # xmm3 = (xmm10 * xmm8) + xmm3
	vfmadd231ss	%xmm10, %xmm11, %xmm4   # xmm4 = (xmm11 * xmm10) + xmm4
	vmovss	25080(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm3   # xmm3 = (xmm10 * xmm12) + xmm3
	vfmadd231ss	%xmm7, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm7) + xmm4
	vfmadd231ss	%xmm10, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm10) + xmm5
	vmovss	25212(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm10, %xmm4    # xmm4 = (xmm10 * xmm8) + xmm4
	vfmadd231ss	%xmm10, %xmm11, %xmm5   # xmm5 = (xmm11 * xmm10) + xmm5
	vmovss	25344(%rdi,%rax,4), %xmm10      # xmm10 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm10, %xmm4   # xmm4 = (xmm10 * xmm12) + xmm4
	vfmadd231ss	%xmm7, %xmm10, %xmm5    # xmm5 = (xmm10 * xmm7) + xmm5
	vfmadd231ss	%xmm9, %xmm10, %xmm6    # xmm6 = (xmm10 * xmm9) + xmm6
	vmovss	25476(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm8, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm8) + xmm5
	vfmadd231ss	%xmm11, %xmm9, %xmm6    # xmm6 = (xmm9 * xmm11) + xmm6
	vmovss	25608(%rdi,%rax,4), %xmm9       # xmm9 = mem[0],zero,zero,zero
	vfmadd231ss	%xmm12, %xmm9, %xmm5    # xmm5 = (xmm9 * xmm12) + xmm5
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
	.asciz	"x86-64-avx512"
	.size	.Lnnprim_const.1, 14

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
