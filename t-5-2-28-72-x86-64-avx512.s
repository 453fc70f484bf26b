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
	cmpq	$63, %rax
	jg	.LBB1_3
# %bb.1:                                # %.lr.ph.preheader
	addq	$-16, %rax
	leaq	36288(%rdi), %rcx
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	3520(%rsi,%rax,4), %zmm9
	vmovups	-36224(%rcx,%rax,4), %zmm1
	vmovups	-35936(%rcx,%rax,4), %zmm2
	vmulps	%zmm9, %zmm1, %zmm7
	vmovups	2944(%rsi,%rax,4), %zmm13
	vmulps	%zmm13, %zmm1, %zmm8
	vmovups	640(%rsi,%rax,4), %zmm16
	vmulps	%zmm16, %zmm1, %zmm0
	vmovups	64(%rsi,%rax,4), %zmm6
	vmovups	352(%rsi,%rax,4), %zmm19
	vmulps	%zmm6, %zmm1, %zmm1
	vmovups	3808(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm2, %zmm7    # zmm7 = (zmm2 * zmm10) + zmm7
	vmovups	3232(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm2, %zmm8    # zmm8 = (zmm2 * zmm14) + zmm8
	vmovups	928(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm18) + zmm0
	vfmadd231ps	%zmm2, %zmm19, %zmm1    # zmm1 = (zmm19 * zmm2) + zmm1
	vmovups	-35648(%rcx,%rax,4), %zmm2
	vmovups	4096(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm2, %zmm7    # zmm7 = (zmm2 * zmm11) + zmm7
	vfmadd231ps	%zmm9, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm9) + zmm8
	vmulps	%zmm2, %zmm13, %zmm12
	vmovups	1216(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm21) + zmm0
	vfmadd231ps	%zmm16, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm16) + zmm1
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	-35360(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm10, %zmm3, %zmm8    # zmm8 = (zmm3 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm3, %zmm12   # zmm12 = (zmm3 * zmm14) + zmm12
	vfmadd231ps	%zmm18, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm18) + zmm1
	vfmadd231ps	%zmm3, %zmm19, %zmm2    # zmm2 = (zmm19 * zmm3) + zmm2
	vmovups	-35072(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm8    # zmm8 = (zmm3 * zmm11) + zmm8
	vfmadd231ps	%zmm9, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm9) + zmm12
	vmulps	%zmm3, %zmm13, %zmm15
	vfmadd231ps	%zmm21, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm21) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmulps	%zmm3, %zmm6, %zmm3
	vmovups	-34784(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm10, %zmm4, %zmm12   # zmm12 = (zmm4 * zmm10) + zmm12
	vfmadd231ps	%zmm14, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm14) + zmm15
	vfmadd231ps	%zmm18, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm18) + zmm2
	vfmadd231ps	%zmm4, %zmm19, %zmm3    # zmm3 = (zmm19 * zmm4) + zmm3
	vmovups	-34496(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm11, %zmm4, %zmm12   # zmm12 = (zmm4 * zmm11) + zmm12
	vfmadd231ps	%zmm9, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm9) + zmm15
	vmulps	%zmm4, %zmm13, %zmm17
	vfmadd231ps	%zmm21, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm21) + zmm2
	vfmadd231ps	%zmm16, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm16) + zmm3
	vmulps	%zmm4, %zmm6, %zmm4
	vmovups	-34208(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm10, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm10) + zmm15
	vfmadd231ps	%zmm14, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm14) + zmm17
	vfmadd231ps	%zmm18, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm18) + zmm3
	vfmadd231ps	%zmm5, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm5) + zmm4
	vmovups	-33920(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm11, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm11) + zmm15
	vfmadd231ps	%zmm9, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm9) + zmm17
	vmulps	%zmm5, %zmm13, %zmm20
	vfmadd231ps	%zmm21, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm21) + zmm3
	vfmadd231ps	%zmm16, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm16) + zmm4
	vmulps	%zmm5, %zmm6, %zmm5
	vmovups	-33632(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm10, %zmm22, %zmm17  # zmm17 = (zmm22 * zmm10) + zmm17
	vfmadd231ps	%zmm14, %zmm22, %zmm20  # zmm20 = (zmm22 * zmm14) + zmm20
	vfmadd231ps	%zmm18, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm18) + zmm4
	vfmadd231ps	%zmm22, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm22) + zmm5
	vmovups	-33344(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm11, %zmm22, %zmm17  # zmm17 = (zmm22 * zmm11) + zmm17
	vfmadd231ps	%zmm9, %zmm22, %zmm20   # zmm20 = (zmm22 * zmm9) + zmm20
	vmulps	%zmm22, %zmm13, %zmm23
	vfmadd231ps	%zmm21, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm21) + zmm4
	vfmadd231ps	%zmm16, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm16) + zmm5
	vmulps	%zmm22, %zmm6, %zmm6
	vmovups	-33056(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm10, %zmm22, %zmm20  # zmm20 = (zmm22 * zmm10) + zmm20
	vfmadd231ps	%zmm14, %zmm22, %zmm23  # zmm23 = (zmm22 * zmm14) + zmm23
	vfmadd231ps	%zmm18, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm18) + zmm5
	vfmadd231ps	%zmm19, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm19) + zmm6
	vmovups	-32768(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm11, %zmm19, %zmm20  # zmm20 = (zmm19 * zmm11) + zmm20
	vfmadd231ps	%zmm9, %zmm19, %zmm23   # zmm23 = (zmm19 * zmm9) + zmm23
	vfmadd231ps	%zmm21, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm21) + zmm5
	vfmadd231ps	%zmm16, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm16) + zmm6
	vmovups	-32480(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm10, %zmm16, %zmm23  # zmm23 = (zmm16 * zmm10) + zmm23
	vfmadd231ps	%zmm18, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm18) + zmm6
	vmovups	-32192(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm11, %zmm16, %zmm23  # zmm23 = (zmm16 * zmm11) + zmm23
	vfmadd231ps	%zmm21, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm21) + zmm6
	vmovups	-28160(%rcx,%rax,4), %zmm18
	vmovups	4960(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm16) + zmm7
	vmovups	4384(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm19) + zmm8
	vmovups	2080(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm24, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm24) + zmm0
	vmovups	1504(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm18, %zmm27, %zmm1   # zmm1 = (zmm27 * zmm18) + zmm1
	vmovups	-27872(%rcx,%rax,4), %zmm22
	vmovups	5248(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm18) + zmm7
	vmovups	4672(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm21) + zmm8
	vmovups	2368(%rsi,%rax,4), %zmm25
	vfmadd231ps	%zmm25, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm25) + zmm0
	vmovups	1792(%rsi,%rax,4), %zmm28
	vfmadd231ps	%zmm22, %zmm28, %zmm1   # zmm1 = (zmm28 * zmm22) + zmm1
	vmovups	-27584(%rcx,%rax,4), %zmm29
	vmovups	5536(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm22) + zmm7
	vfmadd231ps	%zmm16, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm16) + zmm8
	vfmadd231ps	%zmm19, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm19) + zmm12
	vmovups	2656(%rsi,%rax,4), %zmm26
	vfmadd231ps	%zmm26, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm26) + zmm0
	vfmadd231ps	%zmm24, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm24) + zmm1
	vfmadd231ps	%zmm29, %zmm27, %zmm2   # zmm2 = (zmm27 * zmm29) + zmm2
	vmovups	-27296(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm18, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm18) + zmm8
	vfmadd231ps	%zmm21, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm21) + zmm12
	vfmadd231ps	%zmm25, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm25) + zmm1
	vfmadd231ps	%zmm29, %zmm28, %zmm2   # zmm2 = (zmm28 * zmm29) + zmm2
	vmovups	-27008(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm22) + zmm8
	vfmadd231ps	%zmm16, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm16) + zmm12
	vfmadd231ps	%zmm19, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm19) + zmm15
	vfmadd231ps	%zmm26, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm26) + zmm1
	vfmadd231ps	%zmm24, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm24) + zmm2
	vfmadd231ps	%zmm29, %zmm27, %zmm3   # zmm3 = (zmm27 * zmm29) + zmm3
	vmovups	-26720(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm18, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm18) + zmm12
	vfmadd231ps	%zmm21, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm21) + zmm15
	vfmadd231ps	%zmm25, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm25) + zmm2
	vfmadd231ps	%zmm29, %zmm28, %zmm3   # zmm3 = (zmm28 * zmm29) + zmm3
	vmovups	-26432(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm22) + zmm12
	vfmadd231ps	%zmm16, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm16) + zmm15
	vfmadd231ps	%zmm19, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm19) + zmm17
	vfmadd231ps	%zmm26, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm26) + zmm2
	vfmadd231ps	%zmm24, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm24) + zmm3
	vfmadd231ps	%zmm29, %zmm27, %zmm4   # zmm4 = (zmm27 * zmm29) + zmm4
	vmovups	-26144(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm18, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm18) + zmm15
	vfmadd231ps	%zmm21, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm21) + zmm17
	vfmadd231ps	%zmm25, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm25) + zmm3
	vfmadd231ps	%zmm29, %zmm28, %zmm4   # zmm4 = (zmm28 * zmm29) + zmm4
	vmovups	-25856(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm22) + zmm15
	vfmadd231ps	%zmm16, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm16) + zmm17
	vfmadd231ps	%zmm19, %zmm29, %zmm20  # zmm20 = (zmm29 * zmm19) + zmm20
	vfmadd231ps	%zmm26, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm26) + zmm3
	vfmadd231ps	%zmm24, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm24) + zmm4
	vfmadd231ps	%zmm29, %zmm27, %zmm5   # zmm5 = (zmm27 * zmm29) + zmm5
	vmovups	-25568(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm18, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm18) + zmm17
	vfmadd231ps	%zmm21, %zmm29, %zmm20  # zmm20 = (zmm29 * zmm21) + zmm20
	vfmadd231ps	%zmm25, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm25) + zmm4
	vfmadd231ps	%zmm29, %zmm28, %zmm5   # zmm5 = (zmm28 * zmm29) + zmm5
	vmovups	-25280(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm22) + zmm17
	vfmadd231ps	%zmm16, %zmm29, %zmm20  # zmm20 = (zmm29 * zmm16) + zmm20
	vfmadd231ps	%zmm19, %zmm29, %zmm23  # zmm23 = (zmm29 * zmm19) + zmm23
	vfmadd231ps	%zmm26, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm26) + zmm4
	vfmadd231ps	%zmm24, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm24) + zmm5
	vfmadd231ps	%zmm27, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm27) + zmm6
	vmovups	-24992(%rcx,%rax,4), %zmm27
	vfmadd231ps	%zmm18, %zmm27, %zmm20  # zmm20 = (zmm27 * zmm18) + zmm20
	vfmadd231ps	%zmm21, %zmm27, %zmm23  # zmm23 = (zmm27 * zmm21) + zmm23
	vfmadd231ps	%zmm25, %zmm27, %zmm5   # zmm5 = (zmm27 * zmm25) + zmm5
	vfmadd231ps	%zmm28, %zmm27, %zmm6   # zmm6 = (zmm27 * zmm28) + zmm6
	vmovups	-24704(%rcx,%rax,4), %zmm27
	vfmadd231ps	%zmm22, %zmm27, %zmm20  # zmm20 = (zmm27 * zmm22) + zmm20
	vfmadd231ps	%zmm16, %zmm27, %zmm23  # zmm23 = (zmm27 * zmm16) + zmm23
	vfmadd231ps	%zmm26, %zmm27, %zmm5   # zmm5 = (zmm27 * zmm26) + zmm5
	vfmadd231ps	%zmm24, %zmm27, %zmm6   # zmm6 = (zmm27 * zmm24) + zmm6
	vmovups	-24416(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm18, %zmm24, %zmm23  # zmm23 = (zmm24 * zmm18) + zmm23
	vfmadd231ps	%zmm25, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm25) + zmm6
	vmovups	-24128(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm23  # zmm23 = (zmm24 * zmm22) + zmm23
	vfmadd231ps	%zmm26, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm26) + zmm6
	vmovups	-20096(%rcx,%rax,4), %zmm25
	vmovups	6400(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm24, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm24) + zmm7
	vmovups	5824(%rsi,%rax,4), %zmm26
	vfmadd231ps	%zmm26, %zmm25, %zmm8   # zmm8 = (zmm25 * zmm26) + zmm8
	vfmadd231ps	%zmm9, %zmm25, %zmm0    # zmm0 = (zmm25 * zmm9) + zmm0
	vfmadd231ps	%zmm25, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm25) + zmm1
	vmovups	-19808(%rcx,%rax,4), %zmm27
	vmovups	6688(%rsi,%rax,4), %zmm25
	vfmadd231ps	%zmm25, %zmm27, %zmm7   # zmm7 = (zmm27 * zmm25) + zmm7
	vmovups	6112(%rsi,%rax,4), %zmm28
	vfmadd231ps	%zmm28, %zmm27, %zmm8   # zmm8 = (zmm27 * zmm28) + zmm8
	vfmadd231ps	%zmm10, %zmm27, %zmm0   # zmm0 = (zmm27 * zmm10) + zmm0
	vfmadd231ps	%zmm27, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm27) + zmm1
	vmovups	-19520(%rcx,%rax,4), %zmm29
	vmovups	6976(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm27, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm27) + zmm7
	vfmadd231ps	%zmm24, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm24) + zmm8
	vfmadd231ps	%zmm26, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm26) + zmm12
	vfmadd231ps	%zmm11, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm11) + zmm0
	vfmadd231ps	%zmm9, %zmm29, %zmm1    # zmm1 = (zmm29 * zmm9) + zmm1
	vfmadd231ps	%zmm29, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm29) + zmm2
	vmovups	-19232(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm25) + zmm8
	vfmadd231ps	%zmm28, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm28) + zmm12
	vfmadd231ps	%zmm10, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm10) + zmm1
	vfmadd231ps	%zmm29, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm29) + zmm2
	vmovups	-18944(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm27) + zmm8
	vfmadd231ps	%zmm24, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm24) + zmm12
	vfmadd231ps	%zmm26, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm26) + zmm15
	vfmadd231ps	%zmm11, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm11) + zmm1
	vfmadd231ps	%zmm9, %zmm29, %zmm2    # zmm2 = (zmm29 * zmm9) + zmm2
	vfmadd231ps	%zmm29, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm29) + zmm3
	vmovups	-18656(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm25) + zmm12
	vfmadd231ps	%zmm28, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm28) + zmm15
	vfmadd231ps	%zmm10, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm10) + zmm2
	vfmadd231ps	%zmm29, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm29) + zmm3
	vmovups	-18368(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm27) + zmm12
	vfmadd231ps	%zmm24, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm24) + zmm15
	vfmadd231ps	%zmm26, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm26) + zmm17
	vfmadd231ps	%zmm11, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm29, %zmm3    # zmm3 = (zmm29 * zmm9) + zmm3
	vfmadd231ps	%zmm29, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm29) + zmm4
	vmovups	-18080(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm25) + zmm15
	vfmadd231ps	%zmm28, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm28) + zmm17
	vfmadd231ps	%zmm10, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm10) + zmm3
	vfmadd231ps	%zmm29, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm29) + zmm4
	vmovups	-17792(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm27) + zmm15
	vfmadd231ps	%zmm24, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm24) + zmm17
	vfmadd231ps	%zmm26, %zmm29, %zmm20  # zmm20 = (zmm29 * zmm26) + zmm20
	vfmadd231ps	%zmm11, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm11) + zmm3
	vfmadd231ps	%zmm9, %zmm29, %zmm4    # zmm4 = (zmm29 * zmm9) + zmm4
	vfmadd231ps	%zmm29, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm29) + zmm5
	vmovups	-17504(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm25) + zmm17
	vfmadd231ps	%zmm28, %zmm29, %zmm20  # zmm20 = (zmm29 * zmm28) + zmm20
	vfmadd231ps	%zmm10, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm10) + zmm4
	vfmadd231ps	%zmm29, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm29) + zmm5
	vmovups	-17216(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm27) + zmm17
	vfmadd231ps	%zmm24, %zmm29, %zmm20  # zmm20 = (zmm29 * zmm24) + zmm20
	vfmadd231ps	%zmm26, %zmm29, %zmm23  # zmm23 = (zmm29 * zmm26) + zmm23
	vfmadd231ps	%zmm11, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm11) + zmm4
	vfmadd231ps	%zmm9, %zmm29, %zmm5    # zmm5 = (zmm29 * zmm9) + zmm5
	vfmadd231ps	%zmm13, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm13) + zmm6
	vmovups	-16928(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm25, %zmm13, %zmm20  # zmm20 = (zmm13 * zmm25) + zmm20
	vfmadd231ps	%zmm28, %zmm13, %zmm23  # zmm23 = (zmm13 * zmm28) + zmm23
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm14) + zmm6
	vmovups	-16640(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm27, %zmm13, %zmm20  # zmm20 = (zmm13 * zmm27) + zmm20
	vfmadd231ps	%zmm24, %zmm13, %zmm23  # zmm23 = (zmm13 * zmm24) + zmm23
	vfmadd231ps	%zmm11, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm11) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm6    # zmm6 = (zmm13 * zmm9) + zmm6
	vmovups	-16352(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm25, %zmm9, %zmm23   # zmm23 = (zmm9 * zmm25) + zmm23
	vfmadd231ps	%zmm10, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm10) + zmm6
	vmovups	-16064(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm27, %zmm9, %zmm23   # zmm23 = (zmm9 * zmm27) + zmm23
	vfmadd231ps	%zmm11, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm11) + zmm6
	vmovups	%zmm7, 64(%rdx,%rax,4)
	vmovups	%zmm8, 352(%rdx,%rax,4)
	vmovups	%zmm12, 640(%rdx,%rax,4)
	vmovups	%zmm15, 928(%rdx,%rax,4)
	vmovups	%zmm17, 1216(%rdx,%rax,4)
	vmovups	%zmm20, 1504(%rdx,%rax,4)
	vmovups	%zmm23, 1792(%rdx,%rax,4)
	vmovups	-12032(%rcx,%rax,4), %zmm7
	vmovups	-11744(%rcx,%rax,4), %zmm8
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm7, %zmm19, %zmm1    # zmm1 = (zmm19 * zmm7) + zmm1
	vfmadd231ps	%zmm18, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm18) + zmm0
	vfmadd231ps	%zmm8, %zmm21, %zmm1    # zmm1 = (zmm21 * zmm8) + zmm1
	vmovups	-11456(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm22) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm7, %zmm19, %zmm2    # zmm2 = (zmm19 * zmm7) + zmm2
	vmovups	-11168(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm18) + zmm1
	vfmadd231ps	%zmm7, %zmm21, %zmm2    # zmm2 = (zmm21 * zmm7) + zmm2
	vmovups	-10880(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm22) + zmm1
	vfmadd231ps	%zmm16, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm16) + zmm2
	vfmadd231ps	%zmm7, %zmm19, %zmm3    # zmm3 = (zmm19 * zmm7) + zmm3
	vmovups	-10592(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vfmadd231ps	%zmm7, %zmm21, %zmm3    # zmm3 = (zmm21 * zmm7) + zmm3
	vmovups	-10304(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm22) + zmm2
	vfmadd231ps	%zmm16, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm16) + zmm3
	vfmadd231ps	%zmm7, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm7) + zmm4
	vmovups	-10016(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm7, %zmm21, %zmm4    # zmm4 = (zmm21 * zmm7) + zmm4
	vmovups	-9728(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm22) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm7, %zmm19, %zmm5    # zmm5 = (zmm19 * zmm7) + zmm5
	vmovups	-9440(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm7, %zmm21, %zmm5    # zmm5 = (zmm21 * zmm7) + zmm5
	vmovups	-9152(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm22) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm19) + zmm6
	vmovups	-8864(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vfmadd231ps	%zmm21, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm21) + zmm6
	vmovups	-8576(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm22) + zmm5
	vfmadd231ps	%zmm16, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm16) + zmm6
	vfmadd231ps	-8288(%rcx,%rax,4), %zmm18, %zmm6 # zmm6 = (zmm18 * mem) + zmm6
	vfmadd231ps	-8000(%rcx,%rax,4), %zmm22, %zmm6 # zmm6 = (zmm22 * mem) + zmm6
	vmovups	-3968(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm24, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm24) + zmm0
	vfmadd231ps	%zmm7, %zmm26, %zmm1    # zmm1 = (zmm26 * zmm7) + zmm1
	vmovups	-3680(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm25) + zmm0
	vfmadd231ps	%zmm7, %zmm28, %zmm1    # zmm1 = (zmm28 * zmm7) + zmm1
	vmovups	-3392(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm27) + zmm0
	vfmadd231ps	%zmm24, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm24) + zmm1
	vfmadd231ps	%zmm7, %zmm26, %zmm2    # zmm2 = (zmm26 * zmm7) + zmm2
	vmovups	-3104(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm25) + zmm1
	vfmadd231ps	%zmm7, %zmm28, %zmm2    # zmm2 = (zmm28 * zmm7) + zmm2
	vmovups	-2816(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm27) + zmm1
	vfmadd231ps	%zmm24, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm24) + zmm2
	vfmadd231ps	%zmm7, %zmm26, %zmm3    # zmm3 = (zmm26 * zmm7) + zmm3
	vmovups	-2528(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm25) + zmm2
	vfmadd231ps	%zmm7, %zmm28, %zmm3    # zmm3 = (zmm28 * zmm7) + zmm3
	vmovups	-2240(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm27) + zmm2
	vfmadd231ps	%zmm24, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm24) + zmm3
	vfmadd231ps	%zmm7, %zmm26, %zmm4    # zmm4 = (zmm26 * zmm7) + zmm4
	vmovups	-1952(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm25) + zmm3
	vfmadd231ps	%zmm7, %zmm28, %zmm4    # zmm4 = (zmm28 * zmm7) + zmm4
	vmovups	-1664(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm27) + zmm3
	vfmadd231ps	%zmm24, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm24) + zmm4
	vfmadd231ps	%zmm7, %zmm26, %zmm5    # zmm5 = (zmm26 * zmm7) + zmm5
	vmovups	-1376(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm25) + zmm4
	vfmadd231ps	%zmm7, %zmm28, %zmm5    # zmm5 = (zmm28 * zmm7) + zmm5
	vmovups	-1088(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm27) + zmm4
	vfmadd231ps	%zmm24, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm24) + zmm5
	vfmadd231ps	%zmm26, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm26) + zmm6
	vmovups	-800(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm25) + zmm5
	vfmadd231ps	%zmm28, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm28) + zmm6
	vmovups	-512(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm27) + zmm5
	vfmadd231ps	%zmm24, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm24) + zmm6
	vfmadd231ps	-224(%rcx,%rax,4), %zmm25, %zmm6 # zmm6 = (zmm25 * mem) + zmm6
	vfmadd231ps	64(%rcx,%rax,4), %zmm27, %zmm6 # zmm6 = (zmm27 * mem) + zmm6
	vmovups	%zmm0, 4096(%rdx,%rax,4)
	vmovups	%zmm1, 4384(%rdx,%rax,4)
	vmovups	%zmm2, 4672(%rdx,%rax,4)
	vmovups	%zmm3, 4960(%rdx,%rax,4)
	vmovups	%zmm4, 5248(%rdx,%rax,4)
	vmovups	%zmm5, 5536(%rdx,%rax,4)
	vmovups	%zmm6, 5824(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	3456(%rsi,%rax,4), %ymm9
	vmovups	(%rdi,%rax,4), %ymm1
	vmovups	288(%rdi,%rax,4), %ymm2
	vmulps	%ymm1, %ymm9, %ymm7
	vmovups	2880(%rsi,%rax,4), %ymm13
	vmulps	%ymm1, %ymm13, %ymm8
	vmovups	576(%rsi,%rax,4), %ymm16
	vmulps	%ymm16, %ymm1, %ymm0
	vmovups	(%rsi,%rax,4), %ymm6
	vmovups	288(%rsi,%rax,4), %ymm19
	vmulps	%ymm6, %ymm1, %ymm1
	vmovups	3744(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm2, %ymm7    # ymm7 = (ymm2 * ymm10) + ymm7
	vmovups	3168(%rsi,%rax,4), %ymm14
	vfmadd231ps	%ymm14, %ymm2, %ymm8    # ymm8 = (ymm2 * ymm14) + ymm8
	vmovups	864(%rsi,%rax,4), %ymm18
	vfmadd231ps	%ymm18, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm18) + ymm0
	vfmadd231ps	%ymm2, %ymm19, %ymm1    # ymm1 = (ymm19 * ymm2) + ymm1
	vmovups	576(%rdi,%rax,4), %ymm2
	vmovups	4032(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm2, %ymm7    # ymm7 = (ymm2 * ymm11) + ymm7
	vfmadd231ps	%ymm9, %ymm2, %ymm8     # ymm8 = (ymm2 * ymm9) + ymm8
	vmulps	%ymm2, %ymm13, %ymm12
	vmovups	1152(%rsi,%rax,4), %ymm21
	vfmadd231ps	%ymm21, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm21) + ymm0
	vfmadd231ps	%ymm16, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm16) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	864(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm10, %ymm3, %ymm8    # ymm8 = (ymm3 * ymm10) + ymm8
	vfmadd231ps	%ymm14, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm14) + ymm12
	vfmadd231ps	%ymm18, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm18) + ymm1
	vfmadd231ps	%ymm3, %ymm19, %ymm2    # ymm2 = (ymm19 * ymm3) + ymm2
	vmovups	1152(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm8    # ymm8 = (ymm3 * ymm11) + ymm8
	vfmadd231ps	%ymm9, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm9) + ymm12
	vmulps	%ymm3, %ymm13, %ymm15
	vfmadd231ps	%ymm21, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm21) + ymm1
	vfmadd231ps	%ymm16, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm16) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	1440(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm10, %ymm4, %ymm12   # ymm12 = (ymm4 * ymm10) + ymm12
	vfmadd231ps	%ymm14, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm14) + ymm15
	vfmadd231ps	%ymm18, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm18) + ymm2
	vfmadd231ps	%ymm4, %ymm19, %ymm3    # ymm3 = (ymm19 * ymm4) + ymm3
	vmovups	1728(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm12   # ymm12 = (ymm4 * ymm11) + ymm12
	vfmadd231ps	%ymm9, %ymm4, %ymm15    # ymm15 = (ymm4 * ymm9) + ymm15
	vmulps	%ymm4, %ymm13, %ymm17
	vfmadd231ps	%ymm21, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm21) + ymm2
	vfmadd231ps	%ymm16, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm16) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	2016(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm10, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm10) + ymm15
	vfmadd231ps	%ymm14, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm14) + ymm17
	vfmadd231ps	%ymm18, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm18) + ymm3
	vfmadd231ps	%ymm5, %ymm19, %ymm4    # ymm4 = (ymm19 * ymm5) + ymm4
	vmovups	2304(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm11) + ymm15
	vfmadd231ps	%ymm9, %ymm5, %ymm17    # ymm17 = (ymm5 * ymm9) + ymm17
	vmulps	%ymm5, %ymm13, %ymm20
	vfmadd231ps	%ymm21, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm21) + ymm3
	vfmadd231ps	%ymm16, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm16) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	2592(%rdi,%rax,4), %ymm22
	vfmadd231ps	%ymm10, %ymm22, %ymm17  # ymm17 = (ymm22 * ymm10) + ymm17
	vfmadd231ps	%ymm14, %ymm22, %ymm20  # ymm20 = (ymm22 * ymm14) + ymm20
	vfmadd231ps	%ymm18, %ymm22, %ymm4   # ymm4 = (ymm22 * ymm18) + ymm4
	vfmadd231ps	%ymm22, %ymm19, %ymm5   # ymm5 = (ymm19 * ymm22) + ymm5
	vmovups	2880(%rdi,%rax,4), %ymm22
	vfmadd231ps	%ymm11, %ymm22, %ymm17  # ymm17 = (ymm22 * ymm11) + ymm17
	vfmadd231ps	%ymm9, %ymm22, %ymm20   # ymm20 = (ymm22 * ymm9) + ymm20
	vmulps	%ymm22, %ymm13, %ymm23
	vfmadd231ps	%ymm21, %ymm22, %ymm4   # ymm4 = (ymm22 * ymm21) + ymm4
	vfmadd231ps	%ymm16, %ymm22, %ymm5   # ymm5 = (ymm22 * ymm16) + ymm5
	vmulps	%ymm22, %ymm6, %ymm6
	vmovups	3168(%rdi,%rax,4), %ymm22
	vfmadd231ps	%ymm10, %ymm22, %ymm20  # ymm20 = (ymm22 * ymm10) + ymm20
	vfmadd231ps	%ymm14, %ymm22, %ymm23  # ymm23 = (ymm22 * ymm14) + ymm23
	vfmadd231ps	%ymm18, %ymm22, %ymm5   # ymm5 = (ymm22 * ymm18) + ymm5
	vfmadd231ps	%ymm19, %ymm22, %ymm6   # ymm6 = (ymm22 * ymm19) + ymm6
	vmovups	3456(%rdi,%rax,4), %ymm19
	vfmadd231ps	%ymm11, %ymm19, %ymm20  # ymm20 = (ymm19 * ymm11) + ymm20
	vfmadd231ps	%ymm9, %ymm19, %ymm23   # ymm23 = (ymm19 * ymm9) + ymm23
	vfmadd231ps	%ymm21, %ymm19, %ymm5   # ymm5 = (ymm19 * ymm21) + ymm5
	vfmadd231ps	%ymm16, %ymm19, %ymm6   # ymm6 = (ymm19 * ymm16) + ymm6
	vmovups	3744(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm10, %ymm16, %ymm23  # ymm23 = (ymm16 * ymm10) + ymm23
	vfmadd231ps	%ymm18, %ymm16, %ymm6   # ymm6 = (ymm16 * ymm18) + ymm6
	vmovups	4032(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm11, %ymm16, %ymm23  # ymm23 = (ymm16 * ymm11) + ymm23
	vfmadd231ps	%ymm21, %ymm16, %ymm6   # ymm6 = (ymm16 * ymm21) + ymm6
	vmovups	8064(%rdi,%rax,4), %ymm18
	vmovups	4896(%rsi,%rax,4), %ymm16
	vfmadd231ps	%ymm16, %ymm18, %ymm7   # ymm7 = (ymm18 * ymm16) + ymm7
	vmovups	4320(%rsi,%rax,4), %ymm19
	vfmadd231ps	%ymm19, %ymm18, %ymm8   # ymm8 = (ymm18 * ymm19) + ymm8
	vmovups	2016(%rsi,%rax,4), %ymm24
	vfmadd231ps	%ymm24, %ymm18, %ymm0   # ymm0 = (ymm18 * ymm24) + ymm0
	vmovups	1440(%rsi,%rax,4), %ymm27
	vfmadd231ps	%ymm18, %ymm27, %ymm1   # ymm1 = (ymm27 * ymm18) + ymm1
	vmovups	8352(%rdi,%rax,4), %ymm22
	vmovups	5184(%rsi,%rax,4), %ymm18
	vfmadd231ps	%ymm18, %ymm22, %ymm7   # ymm7 = (ymm22 * ymm18) + ymm7
	vmovups	4608(%rsi,%rax,4), %ymm21
	vfmadd231ps	%ymm21, %ymm22, %ymm8   # ymm8 = (ymm22 * ymm21) + ymm8
	vmovups	2304(%rsi,%rax,4), %ymm25
	vfmadd231ps	%ymm25, %ymm22, %ymm0   # ymm0 = (ymm22 * ymm25) + ymm0
	vmovups	1728(%rsi,%rax,4), %ymm28
	vfmadd231ps	%ymm22, %ymm28, %ymm1   # ymm1 = (ymm28 * ymm22) + ymm1
	vmovups	8640(%rdi,%rax,4), %ymm29
	vmovups	5472(%rsi,%rax,4), %ymm22
	vfmadd231ps	%ymm22, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm22) + ymm7
	vfmadd231ps	%ymm16, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm16) + ymm8
	vfmadd231ps	%ymm19, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm19) + ymm12
	vmovups	2592(%rsi,%rax,4), %ymm26
	vfmadd231ps	%ymm26, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm26) + ymm0
	vfmadd231ps	%ymm24, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm24) + ymm1
	vfmadd231ps	%ymm29, %ymm27, %ymm2   # ymm2 = (ymm27 * ymm29) + ymm2
	vmovups	8928(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm18, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm18) + ymm8
	vfmadd231ps	%ymm21, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm21) + ymm12
	vfmadd231ps	%ymm25, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm25) + ymm1
	vfmadd231ps	%ymm29, %ymm28, %ymm2   # ymm2 = (ymm28 * ymm29) + ymm2
	vmovups	9216(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm22, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm22) + ymm8
	vfmadd231ps	%ymm16, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm16) + ymm12
	vfmadd231ps	%ymm19, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm19) + ymm15
	vfmadd231ps	%ymm26, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm26) + ymm1
	vfmadd231ps	%ymm24, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm24) + ymm2
	vfmadd231ps	%ymm29, %ymm27, %ymm3   # ymm3 = (ymm27 * ymm29) + ymm3
	vmovups	9504(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm18, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm18) + ymm12
	vfmadd231ps	%ymm21, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm21) + ymm15
	vfmadd231ps	%ymm25, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm25) + ymm2
	vfmadd231ps	%ymm29, %ymm28, %ymm3   # ymm3 = (ymm28 * ymm29) + ymm3
	vmovups	9792(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm22, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm22) + ymm12
	vfmadd231ps	%ymm16, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm16) + ymm15
	vfmadd231ps	%ymm19, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm19) + ymm17
	vfmadd231ps	%ymm26, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm26) + ymm2
	vfmadd231ps	%ymm24, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm24) + ymm3
	vfmadd231ps	%ymm29, %ymm27, %ymm4   # ymm4 = (ymm27 * ymm29) + ymm4
	vmovups	10080(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm18, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm18) + ymm15
	vfmadd231ps	%ymm21, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm21) + ymm17
	vfmadd231ps	%ymm25, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm25) + ymm3
	vfmadd231ps	%ymm29, %ymm28, %ymm4   # ymm4 = (ymm28 * ymm29) + ymm4
	vmovups	10368(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm22, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm22) + ymm15
	vfmadd231ps	%ymm16, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm16) + ymm17
	vfmadd231ps	%ymm19, %ymm29, %ymm20  # ymm20 = (ymm29 * ymm19) + ymm20
	vfmadd231ps	%ymm26, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm26) + ymm3
	vfmadd231ps	%ymm24, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm24) + ymm4
	vfmadd231ps	%ymm29, %ymm27, %ymm5   # ymm5 = (ymm27 * ymm29) + ymm5
	vmovups	10656(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm18, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm18) + ymm17
	vfmadd231ps	%ymm21, %ymm29, %ymm20  # ymm20 = (ymm29 * ymm21) + ymm20
	vfmadd231ps	%ymm25, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm25) + ymm4
	vfmadd231ps	%ymm29, %ymm28, %ymm5   # ymm5 = (ymm28 * ymm29) + ymm5
	vmovups	10944(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm22, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm22) + ymm17
	vfmadd231ps	%ymm16, %ymm29, %ymm20  # ymm20 = (ymm29 * ymm16) + ymm20
	vfmadd231ps	%ymm19, %ymm29, %ymm23  # ymm23 = (ymm29 * ymm19) + ymm23
	vfmadd231ps	%ymm26, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm26) + ymm4
	vfmadd231ps	%ymm24, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm24) + ymm5
	vfmadd231ps	%ymm27, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm27) + ymm6
	vmovups	11232(%rdi,%rax,4), %ymm27
	vfmadd231ps	%ymm18, %ymm27, %ymm20  # ymm20 = (ymm27 * ymm18) + ymm20
	vfmadd231ps	%ymm21, %ymm27, %ymm23  # ymm23 = (ymm27 * ymm21) + ymm23
	vfmadd231ps	%ymm25, %ymm27, %ymm5   # ymm5 = (ymm27 * ymm25) + ymm5
	vfmadd231ps	%ymm28, %ymm27, %ymm6   # ymm6 = (ymm27 * ymm28) + ymm6
	vmovups	11520(%rdi,%rax,4), %ymm27
	vfmadd231ps	%ymm22, %ymm27, %ymm20  # ymm20 = (ymm27 * ymm22) + ymm20
	vfmadd231ps	%ymm16, %ymm27, %ymm23  # ymm23 = (ymm27 * ymm16) + ymm23
	vfmadd231ps	%ymm26, %ymm27, %ymm5   # ymm5 = (ymm27 * ymm26) + ymm5
	vfmadd231ps	%ymm24, %ymm27, %ymm6   # ymm6 = (ymm27 * ymm24) + ymm6
	vmovups	11808(%rdi,%rax,4), %ymm24
	vfmadd231ps	%ymm18, %ymm24, %ymm23  # ymm23 = (ymm24 * ymm18) + ymm23
	vfmadd231ps	%ymm25, %ymm24, %ymm6   # ymm6 = (ymm24 * ymm25) + ymm6
	vmovups	12096(%rdi,%rax,4), %ymm24
	vfmadd231ps	%ymm22, %ymm24, %ymm23  # ymm23 = (ymm24 * ymm22) + ymm23
	vfmadd231ps	%ymm26, %ymm24, %ymm6   # ymm6 = (ymm24 * ymm26) + ymm6
	vmovups	16128(%rdi,%rax,4), %ymm25
	vmovups	6336(%rsi,%rax,4), %ymm24
	vfmadd231ps	%ymm24, %ymm25, %ymm7   # ymm7 = (ymm25 * ymm24) + ymm7
	vmovups	5760(%rsi,%rax,4), %ymm26
	vfmadd231ps	%ymm26, %ymm25, %ymm8   # ymm8 = (ymm25 * ymm26) + ymm8
	vfmadd231ps	%ymm9, %ymm25, %ymm0    # ymm0 = (ymm25 * ymm9) + ymm0
	vfmadd231ps	%ymm25, %ymm13, %ymm1   # ymm1 = (ymm13 * ymm25) + ymm1
	vmovups	16416(%rdi,%rax,4), %ymm27
	vmovups	6624(%rsi,%rax,4), %ymm25
	vfmadd231ps	%ymm25, %ymm27, %ymm7   # ymm7 = (ymm27 * ymm25) + ymm7
	vmovups	6048(%rsi,%rax,4), %ymm28
	vfmadd231ps	%ymm28, %ymm27, %ymm8   # ymm8 = (ymm27 * ymm28) + ymm8
	vfmadd231ps	%ymm10, %ymm27, %ymm0   # ymm0 = (ymm27 * ymm10) + ymm0
	vfmadd231ps	%ymm27, %ymm14, %ymm1   # ymm1 = (ymm14 * ymm27) + ymm1
	vmovups	16704(%rdi,%rax,4), %ymm29
	vmovups	6912(%rsi,%rax,4), %ymm27
	vfmadd231ps	%ymm27, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm27) + ymm7
	vfmadd231ps	%ymm24, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm24) + ymm8
	vfmadd231ps	%ymm26, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm26) + ymm12
	vfmadd231ps	%ymm11, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm11) + ymm0
	vfmadd231ps	%ymm9, %ymm29, %ymm1    # ymm1 = (ymm29 * ymm9) + ymm1
	vfmadd231ps	%ymm29, %ymm13, %ymm2   # ymm2 = (ymm13 * ymm29) + ymm2
	vmovups	16992(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm25) + ymm8
	vfmadd231ps	%ymm28, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm28) + ymm12
	vfmadd231ps	%ymm10, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm10) + ymm1
	vfmadd231ps	%ymm29, %ymm14, %ymm2   # ymm2 = (ymm14 * ymm29) + ymm2
	vmovups	17280(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm27) + ymm8
	vfmadd231ps	%ymm24, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm24) + ymm12
	vfmadd231ps	%ymm26, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm26) + ymm15
	vfmadd231ps	%ymm11, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm11) + ymm1
	vfmadd231ps	%ymm9, %ymm29, %ymm2    # ymm2 = (ymm29 * ymm9) + ymm2
	vfmadd231ps	%ymm29, %ymm13, %ymm3   # ymm3 = (ymm13 * ymm29) + ymm3
	vmovups	17568(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm25) + ymm12
	vfmadd231ps	%ymm28, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm28) + ymm15
	vfmadd231ps	%ymm10, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm10) + ymm2
	vfmadd231ps	%ymm29, %ymm14, %ymm3   # ymm3 = (ymm14 * ymm29) + ymm3
	vmovups	17856(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm27) + ymm12
	vfmadd231ps	%ymm24, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm24) + ymm15
	vfmadd231ps	%ymm26, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm26) + ymm17
	vfmadd231ps	%ymm11, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm11) + ymm2
	vfmadd231ps	%ymm9, %ymm29, %ymm3    # ymm3 = (ymm29 * ymm9) + ymm3
	vfmadd231ps	%ymm29, %ymm13, %ymm4   # ymm4 = (ymm13 * ymm29) + ymm4
	vmovups	18144(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm25) + ymm15
	vfmadd231ps	%ymm28, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm28) + ymm17
	vfmadd231ps	%ymm10, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm10) + ymm3
	vfmadd231ps	%ymm29, %ymm14, %ymm4   # ymm4 = (ymm14 * ymm29) + ymm4
	vmovups	18432(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm27) + ymm15
	vfmadd231ps	%ymm24, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm24) + ymm17
	vfmadd231ps	%ymm26, %ymm29, %ymm20  # ymm20 = (ymm29 * ymm26) + ymm20
	vfmadd231ps	%ymm11, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm11) + ymm3
	vfmadd231ps	%ymm9, %ymm29, %ymm4    # ymm4 = (ymm29 * ymm9) + ymm4
	vfmadd231ps	%ymm29, %ymm13, %ymm5   # ymm5 = (ymm13 * ymm29) + ymm5
	vmovups	18720(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm25) + ymm17
	vfmadd231ps	%ymm28, %ymm29, %ymm20  # ymm20 = (ymm29 * ymm28) + ymm20
	vfmadd231ps	%ymm10, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm10) + ymm4
	vfmadd231ps	%ymm29, %ymm14, %ymm5   # ymm5 = (ymm14 * ymm29) + ymm5
	vmovups	19008(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm27) + ymm17
	vfmadd231ps	%ymm24, %ymm29, %ymm20  # ymm20 = (ymm29 * ymm24) + ymm20
	vfmadd231ps	%ymm26, %ymm29, %ymm23  # ymm23 = (ymm29 * ymm26) + ymm23
	vfmadd231ps	%ymm11, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm11) + ymm4
	vfmadd231ps	%ymm9, %ymm29, %ymm5    # ymm5 = (ymm29 * ymm9) + ymm5
	vfmadd231ps	%ymm13, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm13) + ymm6
	vmovups	19296(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm25, %ymm13, %ymm20  # ymm20 = (ymm13 * ymm25) + ymm20
	vfmadd231ps	%ymm28, %ymm13, %ymm23  # ymm23 = (ymm13 * ymm28) + ymm23
	vfmadd231ps	%ymm10, %ymm13, %ymm5   # ymm5 = (ymm13 * ymm10) + ymm5
	vfmadd231ps	%ymm14, %ymm13, %ymm6   # ymm6 = (ymm13 * ymm14) + ymm6
	vmovups	19584(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm27, %ymm13, %ymm20  # ymm20 = (ymm13 * ymm27) + ymm20
	vfmadd231ps	%ymm24, %ymm13, %ymm23  # ymm23 = (ymm13 * ymm24) + ymm23
	vfmadd231ps	%ymm11, %ymm13, %ymm5   # ymm5 = (ymm13 * ymm11) + ymm5
	vfmadd231ps	%ymm9, %ymm13, %ymm6    # ymm6 = (ymm13 * ymm9) + ymm6
	vmovups	19872(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm25, %ymm9, %ymm23   # ymm23 = (ymm9 * ymm25) + ymm23
	vfmadd231ps	%ymm10, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm10) + ymm6
	vmovups	20160(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm27, %ymm9, %ymm23   # ymm23 = (ymm9 * ymm27) + ymm23
	vfmadd231ps	%ymm11, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm11) + ymm6
	vmovups	%ymm7, (%rdx,%rax,4)
	vmovups	%ymm8, 288(%rdx,%rax,4)
	vmovups	%ymm12, 576(%rdx,%rax,4)
	vmovups	%ymm15, 864(%rdx,%rax,4)
	vmovups	%ymm17, 1152(%rdx,%rax,4)
	vmovups	%ymm20, 1440(%rdx,%rax,4)
	vmovups	%ymm23, 1728(%rdx,%rax,4)
	vmovups	24192(%rdi,%rax,4), %ymm7
	vmovups	24480(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm16, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm16) + ymm0
	vfmadd231ps	%ymm7, %ymm19, %ymm1    # ymm1 = (ymm19 * ymm7) + ymm1
	vfmadd231ps	%ymm18, %ymm8, %ymm0    # ymm0 = (ymm8 * ymm18) + ymm0
	vfmadd231ps	%ymm8, %ymm21, %ymm1    # ymm1 = (ymm21 * ymm8) + ymm1
	vmovups	24768(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm22) + ymm0
	vfmadd231ps	%ymm16, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm16) + ymm1
	vfmadd231ps	%ymm7, %ymm19, %ymm2    # ymm2 = (ymm19 * ymm7) + ymm2
	vmovups	25056(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm18, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm18) + ymm1
	vfmadd231ps	%ymm7, %ymm21, %ymm2    # ymm2 = (ymm21 * ymm7) + ymm2
	vmovups	25344(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm22) + ymm1
	vfmadd231ps	%ymm16, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm16) + ymm2
	vfmadd231ps	%ymm7, %ymm19, %ymm3    # ymm3 = (ymm19 * ymm7) + ymm3
	vmovups	25632(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm18, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm18) + ymm2
	vfmadd231ps	%ymm7, %ymm21, %ymm3    # ymm3 = (ymm21 * ymm7) + ymm3
	vmovups	25920(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm22) + ymm2
	vfmadd231ps	%ymm16, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm16) + ymm3
	vfmadd231ps	%ymm7, %ymm19, %ymm4    # ymm4 = (ymm19 * ymm7) + ymm4
	vmovups	26208(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm18, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm18) + ymm3
	vfmadd231ps	%ymm7, %ymm21, %ymm4    # ymm4 = (ymm21 * ymm7) + ymm4
	vmovups	26496(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm22) + ymm3
	vfmadd231ps	%ymm16, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm16) + ymm4
	vfmadd231ps	%ymm7, %ymm19, %ymm5    # ymm5 = (ymm19 * ymm7) + ymm5
	vmovups	26784(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm18, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm18) + ymm4
	vfmadd231ps	%ymm7, %ymm21, %ymm5    # ymm5 = (ymm21 * ymm7) + ymm5
	vmovups	27072(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm22) + ymm4
	vfmadd231ps	%ymm16, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm16) + ymm5
	vfmadd231ps	%ymm19, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm19) + ymm6
	vmovups	27360(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm18, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm18) + ymm5
	vfmadd231ps	%ymm21, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm21) + ymm6
	vmovups	27648(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm22) + ymm5
	vfmadd231ps	%ymm16, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm16) + ymm6
	vfmadd231ps	27936(%rdi,%rax,4), %ymm18, %ymm6 # ymm6 = (ymm18 * mem) + ymm6
	vfmadd231ps	28224(%rdi,%rax,4), %ymm22, %ymm6 # ymm6 = (ymm22 * mem) + ymm6
	vmovups	32256(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm24, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm24) + ymm0
	vfmadd231ps	%ymm7, %ymm26, %ymm1    # ymm1 = (ymm26 * ymm7) + ymm1
	vmovups	32544(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm25) + ymm0
	vfmadd231ps	%ymm7, %ymm28, %ymm1    # ymm1 = (ymm28 * ymm7) + ymm1
	vmovups	32832(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm27) + ymm0
	vfmadd231ps	%ymm24, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm24) + ymm1
	vfmadd231ps	%ymm7, %ymm26, %ymm2    # ymm2 = (ymm26 * ymm7) + ymm2
	vmovups	33120(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm25) + ymm1
	vfmadd231ps	%ymm7, %ymm28, %ymm2    # ymm2 = (ymm28 * ymm7) + ymm2
	vmovups	33408(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm27) + ymm1
	vfmadd231ps	%ymm24, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm24) + ymm2
	vfmadd231ps	%ymm7, %ymm26, %ymm3    # ymm3 = (ymm26 * ymm7) + ymm3
	vmovups	33696(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm25) + ymm2
	vfmadd231ps	%ymm7, %ymm28, %ymm3    # ymm3 = (ymm28 * ymm7) + ymm3
	vmovups	33984(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm27) + ymm2
	vfmadd231ps	%ymm24, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm24) + ymm3
	vfmadd231ps	%ymm7, %ymm26, %ymm4    # ymm4 = (ymm26 * ymm7) + ymm4
	vmovups	34272(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm25) + ymm3
	vfmadd231ps	%ymm7, %ymm28, %ymm4    # ymm4 = (ymm28 * ymm7) + ymm4
	vmovups	34560(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm27) + ymm3
	vfmadd231ps	%ymm24, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm24) + ymm4
	vfmadd231ps	%ymm7, %ymm26, %ymm5    # ymm5 = (ymm26 * ymm7) + ymm5
	vmovups	34848(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm25) + ymm4
	vfmadd231ps	%ymm7, %ymm28, %ymm5    # ymm5 = (ymm28 * ymm7) + ymm5
	vmovups	35136(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm27) + ymm4
	vfmadd231ps	%ymm24, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm24) + ymm5
	vfmadd231ps	%ymm26, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm26) + ymm6
	vmovups	35424(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm25) + ymm5
	vfmadd231ps	%ymm28, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm28) + ymm6
	vmovups	35712(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm27) + ymm5
	vfmadd231ps	%ymm24, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm24) + ymm6
	vfmadd231ps	36000(%rdi,%rax,4), %ymm25, %ymm6 # ymm6 = (ymm25 * mem) + ymm6
	vfmadd231ps	36288(%rdi,%rax,4), %ymm27, %ymm6 # ymm6 = (ymm27 * mem) + ymm6
	vmovups	%ymm0, 4032(%rdx,%rax,4)
	vmovups	%ymm1, 4320(%rdx,%rax,4)
	vmovups	%ymm2, 4608(%rdx,%rax,4)
	vmovups	%ymm3, 4896(%rdx,%rax,4)
	vmovups	%ymm4, 5184(%rdx,%rax,4)
	vmovups	%ymm5, 5472(%rdx,%rax,4)
	vmovups	%ymm6, 5760(%rdx,%rax,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph10.preheader
	addq	$-16, %rax
	leaq	40032(%rdi), %rcx
	.p2align	4
.LBB1_5:                                # %.lr.ph10
                                        # =>This Inner Loop Header: Depth=1
	vmovups	2944(%rsi,%rax,4), %zmm12
	vmovups	-36512(%rcx,%rax,4), %zmm0
	vmovups	-36224(%rcx,%rax,4), %zmm1
	vmulps	%zmm12, %zmm0, %zmm7
	vmovups	64(%rsi,%rax,4), %zmm6
	vmovups	352(%rsi,%rax,4), %zmm16
	vmulps	%zmm6, %zmm0, %zmm0
	vmovups	3232(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm10) + zmm7
	vfmadd231ps	%zmm1, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm1) + zmm0
	vmovups	-35936(%rcx,%rax,4), %zmm1
	vmovups	3520(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm9) + zmm7
	vmulps	%zmm1, %zmm12, %zmm8
	vmovups	640(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm18) + zmm0
	vmulps	%zmm1, %zmm6, %zmm1
	vmovups	-35648(%rcx,%rax,4), %zmm2
	vmovups	3808(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm2, %zmm7    # zmm7 = (zmm2 * zmm11) + zmm7
	vfmadd231ps	%zmm10, %zmm2, %zmm8    # zmm8 = (zmm2 * zmm10) + zmm8
	vmovups	928(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm19) + zmm0
	vfmadd231ps	%zmm2, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm2) + zmm1
	vmovups	-35360(%rcx,%rax,4), %zmm2
	vmovups	4096(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm2, %zmm7    # zmm7 = (zmm2 * zmm14) + zmm7
	vfmadd231ps	%zmm9, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm9) + zmm8
	vmulps	%zmm2, %zmm12, %zmm13
	vmovups	1216(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm18) + zmm1
	vmulps	%zmm2, %zmm6, %zmm2
	vmovups	-35072(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm11, %zmm3, %zmm8    # zmm8 = (zmm3 * zmm11) + zmm8
	vfmadd231ps	%zmm10, %zmm3, %zmm13   # zmm13 = (zmm3 * zmm10) + zmm13
	vfmadd231ps	%zmm19, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm19) + zmm1
	vfmadd231ps	%zmm3, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm3) + zmm2
	vmovups	-34784(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm14, %zmm3, %zmm8    # zmm8 = (zmm3 * zmm14) + zmm8
	vfmadd231ps	%zmm9, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm9) + zmm13
	vmulps	%zmm3, %zmm12, %zmm15
	vfmadd231ps	%zmm20, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm18) + zmm2
	vmulps	%zmm3, %zmm6, %zmm3
	vmovups	-34496(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm11, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm11) + zmm13
	vfmadd231ps	%zmm10, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm10) + zmm15
	vfmadd231ps	%zmm19, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm19) + zmm2
	vfmadd231ps	%zmm4, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm4) + zmm3
	vmovups	-34208(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm14, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm14) + zmm13
	vfmadd231ps	%zmm9, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm9) + zmm15
	vmulps	%zmm4, %zmm12, %zmm17
	vfmadd231ps	%zmm20, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm18) + zmm3
	vmulps	%zmm4, %zmm6, %zmm4
	vmovups	-33920(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm11, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm11) + zmm15
	vfmadd231ps	%zmm10, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm10) + zmm17
	vfmadd231ps	%zmm19, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm19) + zmm3
	vfmadd231ps	%zmm5, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm5) + zmm4
	vmovups	-33632(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm14, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm14) + zmm15
	vfmadd231ps	%zmm9, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm9) + zmm17
	vmulps	%zmm5, %zmm12, %zmm21
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm18) + zmm4
	vmulps	%zmm5, %zmm6, %zmm5
	vmovups	-33344(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm11, %zmm22, %zmm17  # zmm17 = (zmm22 * zmm11) + zmm17
	vfmadd231ps	%zmm10, %zmm22, %zmm21  # zmm21 = (zmm22 * zmm10) + zmm21
	vfmadd231ps	%zmm19, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm19) + zmm4
	vfmadd231ps	%zmm22, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm22) + zmm5
	vmovups	-33056(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm14, %zmm22, %zmm17  # zmm17 = (zmm22 * zmm14) + zmm17
	vfmadd231ps	%zmm9, %zmm22, %zmm21   # zmm21 = (zmm22 * zmm9) + zmm21
	vmulps	%zmm22, %zmm12, %zmm23
	vfmadd231ps	%zmm20, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm18) + zmm5
	vmulps	%zmm22, %zmm6, %zmm6
	vmovups	-32768(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm11, %zmm22, %zmm21  # zmm21 = (zmm22 * zmm11) + zmm21
	vfmadd231ps	%zmm10, %zmm22, %zmm23  # zmm23 = (zmm22 * zmm10) + zmm23
	vfmadd231ps	%zmm19, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm16) + zmm6
	vmovups	-32480(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm14, %zmm16, %zmm21  # zmm21 = (zmm16 * zmm14) + zmm21
	vfmadd231ps	%zmm9, %zmm16, %zmm23   # zmm23 = (zmm16 * zmm9) + zmm23
	vfmadd231ps	%zmm20, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm20) + zmm5
	vfmadd231ps	%zmm18, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm18) + zmm6
	vmovups	-32192(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm11, %zmm16, %zmm23  # zmm23 = (zmm16 * zmm11) + zmm23
	vfmadd231ps	%zmm19, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm19) + zmm6
	vmovups	-28448(%rcx,%rax,4), %zmm18
	vmovups	4384(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm16) + zmm7
	vmovups	1504(%rsi,%rax,4), %zmm26
	vfmadd231ps	%zmm18, %zmm26, %zmm0   # zmm0 = (zmm26 * zmm18) + zmm0
	vmovups	-28160(%rcx,%rax,4), %zmm19
	vmovups	4672(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm18) + zmm7
	vmovups	1792(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm19, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm19) + zmm0
	vmovups	-27872(%rcx,%rax,4), %zmm20
	vmovups	4960(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm16) + zmm8
	vmovups	2080(%rsi,%rax,4), %zmm25
	vfmadd231ps	%zmm25, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm25) + zmm0
	vfmadd231ps	%zmm20, %zmm26, %zmm1   # zmm1 = (zmm26 * zmm20) + zmm1
	vmovups	-27584(%rcx,%rax,4), %zmm22
	vmovups	5248(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm20) + zmm7
	vfmadd231ps	%zmm18, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm18) + zmm8
	vmovups	2368(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm27, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm27) + zmm0
	vfmadd231ps	%zmm22, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm22) + zmm1
	vmovups	-27296(%rcx,%rax,4), %zmm29
	vmovups	5536(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm22) + zmm7
	vfmadd231ps	%zmm19, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm16) + zmm13
	vmovups	2656(%rsi,%rax,4), %zmm28
	vfmadd231ps	%zmm28, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm28) + zmm0
	vfmadd231ps	%zmm25, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm25) + zmm1
	vfmadd231ps	%zmm29, %zmm26, %zmm2   # zmm2 = (zmm26 * zmm29) + zmm2
	vmovups	-27008(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm20) + zmm8
	vfmadd231ps	%zmm18, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm18) + zmm13
	vfmadd231ps	%zmm27, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm27) + zmm1
	vfmadd231ps	%zmm29, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm29) + zmm2
	vmovups	-26720(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm22) + zmm8
	vfmadd231ps	%zmm19, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm19) + zmm13
	vfmadd231ps	%zmm16, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm16) + zmm15
	vfmadd231ps	%zmm28, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm28) + zmm1
	vfmadd231ps	%zmm25, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm25) + zmm2
	vfmadd231ps	%zmm29, %zmm26, %zmm3   # zmm3 = (zmm26 * zmm29) + zmm3
	vmovups	-26432(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm20) + zmm13
	vfmadd231ps	%zmm18, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm18) + zmm15
	vfmadd231ps	%zmm27, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm27) + zmm2
	vfmadd231ps	%zmm29, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm29) + zmm3
	vmovups	-26144(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm22) + zmm13
	vfmadd231ps	%zmm19, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm19) + zmm15
	vfmadd231ps	%zmm16, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm16) + zmm17
	vfmadd231ps	%zmm28, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm28) + zmm2
	vfmadd231ps	%zmm25, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm25) + zmm3
	vfmadd231ps	%zmm29, %zmm26, %zmm4   # zmm4 = (zmm26 * zmm29) + zmm4
	vmovups	-25856(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm20) + zmm15
	vfmadd231ps	%zmm18, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm18) + zmm17
	vfmadd231ps	%zmm27, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm27) + zmm3
	vfmadd231ps	%zmm29, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm29) + zmm4
	vmovups	-25568(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm22) + zmm15
	vfmadd231ps	%zmm19, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm19) + zmm17
	vfmadd231ps	%zmm16, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm16) + zmm21
	vfmadd231ps	%zmm28, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm28) + zmm3
	vfmadd231ps	%zmm25, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm25) + zmm4
	vfmadd231ps	%zmm29, %zmm26, %zmm5   # zmm5 = (zmm26 * zmm29) + zmm5
	vmovups	-25280(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm20) + zmm17
	vfmadd231ps	%zmm18, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm18) + zmm21
	vfmadd231ps	%zmm27, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm27) + zmm4
	vfmadd231ps	%zmm29, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm29) + zmm5
	vmovups	-24992(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm22, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm22) + zmm17
	vfmadd231ps	%zmm19, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm19) + zmm21
	vfmadd231ps	%zmm16, %zmm29, %zmm23  # zmm23 = (zmm29 * zmm16) + zmm23
	vfmadd231ps	%zmm28, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm28) + zmm4
	vfmadd231ps	%zmm25, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm25) + zmm5
	vfmadd231ps	%zmm26, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm26) + zmm6
	vmovups	-24704(%rcx,%rax,4), %zmm26
	vfmadd231ps	%zmm20, %zmm26, %zmm21  # zmm21 = (zmm26 * zmm20) + zmm21
	vfmadd231ps	%zmm18, %zmm26, %zmm23  # zmm23 = (zmm26 * zmm18) + zmm23
	vfmadd231ps	%zmm27, %zmm26, %zmm5   # zmm5 = (zmm26 * zmm27) + zmm5
	vfmadd231ps	%zmm24, %zmm26, %zmm6   # zmm6 = (zmm26 * zmm24) + zmm6
	vmovups	-24416(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm21  # zmm21 = (zmm24 * zmm22) + zmm21
	vfmadd231ps	%zmm19, %zmm24, %zmm23  # zmm23 = (zmm24 * zmm19) + zmm23
	vfmadd231ps	%zmm28, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm28) + zmm5
	vfmadd231ps	%zmm25, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm25) + zmm6
	vmovups	-24128(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm23  # zmm23 = (zmm24 * zmm20) + zmm23
	vfmadd231ps	%zmm27, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm27) + zmm6
	vmovups	-20384(%rcx,%rax,4), %zmm25
	vmovups	5824(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm24, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm24) + zmm7
	vfmadd231ps	%zmm25, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm25) + zmm0
	vmovups	-20096(%rcx,%rax,4), %zmm26
	vmovups	6112(%rsi,%rax,4), %zmm25
	vfmadd231ps	%zmm25, %zmm26, %zmm7   # zmm7 = (zmm26 * zmm25) + zmm7
	vfmadd231ps	%zmm26, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm26) + zmm0
	vmovups	-19808(%rcx,%rax,4), %zmm27
	vmovups	6400(%rsi,%rax,4), %zmm26
	vfmadd231ps	%zmm26, %zmm27, %zmm7   # zmm7 = (zmm27 * zmm26) + zmm7
	vfmadd231ps	%zmm24, %zmm27, %zmm8   # zmm8 = (zmm27 * zmm24) + zmm8
	vfmadd231ps	%zmm9, %zmm27, %zmm0    # zmm0 = (zmm27 * zmm9) + zmm0
	vfmadd231ps	%zmm27, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm27) + zmm1
	vmovups	-19520(%rcx,%rax,4), %zmm28
	vmovups	6688(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm27, %zmm28, %zmm7   # zmm7 = (zmm28 * zmm27) + zmm7
	vfmadd231ps	%zmm25, %zmm28, %zmm8   # zmm8 = (zmm28 * zmm25) + zmm8
	vfmadd231ps	%zmm11, %zmm28, %zmm0   # zmm0 = (zmm28 * zmm11) + zmm0
	vfmadd231ps	%zmm28, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm28) + zmm1
	vmovups	-19232(%rcx,%rax,4), %zmm29
	vmovups	6976(%rsi,%rax,4), %zmm28
	vfmadd231ps	%zmm28, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm28) + zmm7
	vfmadd231ps	%zmm26, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm26) + zmm8
	vfmadd231ps	%zmm24, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm24) + zmm13
	vfmadd231ps	%zmm14, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm29, %zmm1    # zmm1 = (zmm29 * zmm9) + zmm1
	vfmadd231ps	%zmm29, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm29) + zmm2
	vmovups	-18944(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm27) + zmm8
	vfmadd231ps	%zmm25, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm25) + zmm13
	vfmadd231ps	%zmm11, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm11) + zmm1
	vfmadd231ps	%zmm29, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm29) + zmm2
	vmovups	-18656(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm28) + zmm8
	vfmadd231ps	%zmm26, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm26) + zmm13
	vfmadd231ps	%zmm24, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm24) + zmm15
	vfmadd231ps	%zmm14, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm29, %zmm2    # zmm2 = (zmm29 * zmm9) + zmm2
	vfmadd231ps	%zmm29, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm29) + zmm3
	vmovups	-18368(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm27) + zmm13
	vfmadd231ps	%zmm25, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm25) + zmm15
	vfmadd231ps	%zmm11, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm11) + zmm2
	vfmadd231ps	%zmm29, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm29) + zmm3
	vmovups	-18080(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm28) + zmm13
	vfmadd231ps	%zmm26, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm26) + zmm15
	vfmadd231ps	%zmm24, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm24) + zmm17
	vfmadd231ps	%zmm14, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm29, %zmm3    # zmm3 = (zmm29 * zmm9) + zmm3
	vfmadd231ps	%zmm29, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm29) + zmm4
	vmovups	-17792(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm27) + zmm15
	vfmadd231ps	%zmm25, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm25) + zmm17
	vfmadd231ps	%zmm11, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm11) + zmm3
	vfmadd231ps	%zmm29, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm29) + zmm4
	vmovups	-17504(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm15  # zmm15 = (zmm29 * zmm28) + zmm15
	vfmadd231ps	%zmm26, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm26) + zmm17
	vfmadd231ps	%zmm24, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm24) + zmm21
	vfmadd231ps	%zmm14, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm14) + zmm3
	vfmadd231ps	%zmm9, %zmm29, %zmm4    # zmm4 = (zmm29 * zmm9) + zmm4
	vfmadd231ps	%zmm29, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm29) + zmm5
	vmovups	-17216(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm27) + zmm17
	vfmadd231ps	%zmm25, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm25) + zmm21
	vfmadd231ps	%zmm11, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm11) + zmm4
	vfmadd231ps	%zmm29, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm29) + zmm5
	vmovups	-16928(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm28) + zmm17
	vfmadd231ps	%zmm26, %zmm29, %zmm21  # zmm21 = (zmm29 * zmm26) + zmm21
	vfmadd231ps	%zmm24, %zmm29, %zmm23  # zmm23 = (zmm29 * zmm24) + zmm23
	vfmadd231ps	%zmm14, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm29, %zmm5    # zmm5 = (zmm29 * zmm9) + zmm5
	vfmadd231ps	%zmm12, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm12) + zmm6
	vmovups	-16640(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm27, %zmm12, %zmm21  # zmm21 = (zmm12 * zmm27) + zmm21
	vfmadd231ps	%zmm25, %zmm12, %zmm23  # zmm23 = (zmm12 * zmm25) + zmm23
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm10, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm10) + zmm6
	vmovups	-16352(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm28, %zmm10, %zmm21  # zmm21 = (zmm10 * zmm28) + zmm21
	vfmadd231ps	%zmm26, %zmm10, %zmm23  # zmm23 = (zmm10 * zmm26) + zmm23
	vfmadd231ps	%zmm14, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm9) + zmm6
	vmovups	-16064(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm27, %zmm9, %zmm23   # zmm23 = (zmm9 * zmm27) + zmm23
	vfmadd231ps	%zmm11, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm11) + zmm6
	vmovups	%zmm7, 2080(%rdx,%rax,4)
	vmovups	%zmm8, 2368(%rdx,%rax,4)
	vmovups	%zmm13, 2656(%rdx,%rax,4)
	vmovups	%zmm15, 2944(%rdx,%rax,4)
	vmovups	%zmm17, 3232(%rdx,%rax,4)
	vmovups	%zmm21, 3520(%rdx,%rax,4)
	vmovups	%zmm23, 3808(%rdx,%rax,4)
	vfmadd231ps	-12320(%rcx,%rax,4), %zmm16, %zmm0 # zmm0 = (zmm16 * mem) + zmm0
	vfmadd231ps	-12032(%rcx,%rax,4), %zmm18, %zmm0 # zmm0 = (zmm18 * mem) + zmm0
	vmovups	-11744(%rcx,%rax,4), %zmm7
	vmovups	-11456(%rcx,%rax,4), %zmm8
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm7, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm7) + zmm1
	vfmadd231ps	%zmm20, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm20) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vmovups	-11168(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm22) + zmm0
	vfmadd231ps	%zmm19, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm19) + zmm1
	vfmadd231ps	%zmm7, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm7) + zmm2
	vmovups	-10880(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm20) + zmm1
	vfmadd231ps	%zmm7, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm7) + zmm2
	vmovups	-10592(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm22) + zmm1
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vfmadd231ps	%zmm7, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm7) + zmm3
	vmovups	-10304(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm20) + zmm2
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vmovups	-10016(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm22) + zmm2
	vfmadd231ps	%zmm19, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm19) + zmm3
	vfmadd231ps	%zmm7, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm7) + zmm4
	vmovups	-9728(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm20) + zmm3
	vfmadd231ps	%zmm7, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm7) + zmm4
	vmovups	-9440(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm22) + zmm3
	vfmadd231ps	%zmm19, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm19) + zmm4
	vfmadd231ps	%zmm7, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm7) + zmm5
	vmovups	-9152(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm20) + zmm4
	vfmadd231ps	%zmm7, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm7) + zmm5
	vmovups	-8864(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm22) + zmm4
	vfmadd231ps	%zmm19, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm16) + zmm6
	vmovups	-8576(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm20) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm18) + zmm6
	vmovups	-8288(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm22, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm22) + zmm5
	vfmadd231ps	%zmm19, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm19) + zmm6
	vfmadd231ps	-8000(%rcx,%rax,4), %zmm20, %zmm6 # zmm6 = (zmm20 * mem) + zmm6
	vfmadd231ps	-4256(%rcx,%rax,4), %zmm24, %zmm0 # zmm0 = (zmm24 * mem) + zmm0
	vfmadd231ps	-3968(%rcx,%rax,4), %zmm25, %zmm0 # zmm0 = (zmm25 * mem) + zmm0
	vmovups	-3680(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm26, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm26) + zmm0
	vfmadd231ps	%zmm7, %zmm24, %zmm1    # zmm1 = (zmm24 * zmm7) + zmm1
	vmovups	-3392(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm27) + zmm0
	vfmadd231ps	%zmm7, %zmm25, %zmm1    # zmm1 = (zmm25 * zmm7) + zmm1
	vmovups	-3104(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm28) + zmm0
	vfmadd231ps	%zmm26, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm26) + zmm1
	vfmadd231ps	%zmm7, %zmm24, %zmm2    # zmm2 = (zmm24 * zmm7) + zmm2
	vmovups	-2816(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm27) + zmm1
	vfmadd231ps	%zmm7, %zmm25, %zmm2    # zmm2 = (zmm25 * zmm7) + zmm2
	vmovups	-2528(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm28) + zmm1
	vfmadd231ps	%zmm26, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm26) + zmm2
	vfmadd231ps	%zmm7, %zmm24, %zmm3    # zmm3 = (zmm24 * zmm7) + zmm3
	vmovups	-2240(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm27) + zmm2
	vfmadd231ps	%zmm7, %zmm25, %zmm3    # zmm3 = (zmm25 * zmm7) + zmm3
	vmovups	-1952(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm28) + zmm2
	vfmadd231ps	%zmm26, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm26) + zmm3
	vfmadd231ps	%zmm7, %zmm24, %zmm4    # zmm4 = (zmm24 * zmm7) + zmm4
	vmovups	-1664(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm27) + zmm3
	vfmadd231ps	%zmm7, %zmm25, %zmm4    # zmm4 = (zmm25 * zmm7) + zmm4
	vmovups	-1376(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm28) + zmm3
	vfmadd231ps	%zmm26, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm26) + zmm4
	vfmadd231ps	%zmm7, %zmm24, %zmm5    # zmm5 = (zmm24 * zmm7) + zmm5
	vmovups	-1088(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm27) + zmm4
	vfmadd231ps	%zmm7, %zmm25, %zmm5    # zmm5 = (zmm25 * zmm7) + zmm5
	vmovups	-800(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm28) + zmm4
	vfmadd231ps	%zmm26, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm26) + zmm5
	vfmadd231ps	%zmm24, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm24) + zmm6
	vmovups	-512(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm27) + zmm5
	vfmadd231ps	%zmm25, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm25) + zmm6
	vmovups	-224(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm28, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm28) + zmm5
	vfmadd231ps	%zmm26, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm26) + zmm6
	vfmadd231ps	64(%rcx,%rax,4), %zmm27, %zmm6 # zmm6 = (zmm27 * mem) + zmm6
	vmovups	%zmm0, 6112(%rdx,%rax,4)
	vmovups	%zmm1, 6400(%rdx,%rax,4)
	vmovups	%zmm2, 6688(%rdx,%rax,4)
	vmovups	%zmm3, 6976(%rdx,%rax,4)
	vmovups	%zmm4, 7264(%rdx,%rax,4)
	vmovups	%zmm5, 7552(%rdx,%rax,4)
	vmovups	%zmm6, 7840(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_5
.LBB1_6:                                # %._crit_edge11
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	2880(%rsi,%rax,4), %ymm12
	vmovups	3456(%rdi,%rax,4), %ymm0
	vmovups	3744(%rdi,%rax,4), %ymm1
	vmulps	%ymm0, %ymm12, %ymm7
	vmovups	(%rsi,%rax,4), %ymm6
	vmovups	288(%rsi,%rax,4), %ymm16
	vmulps	%ymm6, %ymm0, %ymm0
	vmovups	3168(%rsi,%rax,4), %ymm10
	vfmadd231ps	%ymm10, %ymm1, %ymm7    # ymm7 = (ymm1 * ymm10) + ymm7
	vfmadd231ps	%ymm1, %ymm16, %ymm0    # ymm0 = (ymm16 * ymm1) + ymm0
	vmovups	4032(%rdi,%rax,4), %ymm1
	vmovups	3456(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm1, %ymm7     # ymm7 = (ymm1 * ymm9) + ymm7
	vmulps	%ymm1, %ymm12, %ymm8
	vmovups	576(%rsi,%rax,4), %ymm18
	vfmadd231ps	%ymm18, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm18) + ymm0
	vmulps	%ymm1, %ymm6, %ymm1
	vmovups	4320(%rdi,%rax,4), %ymm2
	vmovups	3744(%rsi,%rax,4), %ymm11
	vfmadd231ps	%ymm11, %ymm2, %ymm7    # ymm7 = (ymm2 * ymm11) + ymm7
	vfmadd231ps	%ymm10, %ymm2, %ymm8    # ymm8 = (ymm2 * ymm10) + ymm8
	vmovups	864(%rsi,%rax,4), %ymm19
	vfmadd231ps	%ymm19, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm19) + ymm0
	vfmadd231ps	%ymm2, %ymm16, %ymm1    # ymm1 = (ymm16 * ymm2) + ymm1
	vmovups	4608(%rdi,%rax,4), %ymm2
	vmovups	4032(%rsi,%rax,4), %ymm14
	vfmadd231ps	%ymm14, %ymm2, %ymm7    # ymm7 = (ymm2 * ymm14) + ymm7
	vfmadd231ps	%ymm9, %ymm2, %ymm8     # ymm8 = (ymm2 * ymm9) + ymm8
	vmulps	%ymm2, %ymm12, %ymm13
	vmovups	1152(%rsi,%rax,4), %ymm20
	vfmadd231ps	%ymm20, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm20) + ymm0
	vfmadd231ps	%ymm18, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm18) + ymm1
	vmulps	%ymm2, %ymm6, %ymm2
	vmovups	4896(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm11, %ymm3, %ymm8    # ymm8 = (ymm3 * ymm11) + ymm8
	vfmadd231ps	%ymm10, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm10) + ymm13
	vfmadd231ps	%ymm19, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm19) + ymm1
	vfmadd231ps	%ymm3, %ymm16, %ymm2    # ymm2 = (ymm16 * ymm3) + ymm2
	vmovups	5184(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm14, %ymm3, %ymm8    # ymm8 = (ymm3 * ymm14) + ymm8
	vfmadd231ps	%ymm9, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm9) + ymm13
	vmulps	%ymm3, %ymm12, %ymm15
	vfmadd231ps	%ymm20, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm20) + ymm1
	vfmadd231ps	%ymm18, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm18) + ymm2
	vmulps	%ymm3, %ymm6, %ymm3
	vmovups	5472(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm11) + ymm13
	vfmadd231ps	%ymm10, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm10) + ymm15
	vfmadd231ps	%ymm19, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm19) + ymm2
	vfmadd231ps	%ymm4, %ymm16, %ymm3    # ymm3 = (ymm16 * ymm4) + ymm3
	vmovups	5760(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm14, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm14) + ymm13
	vfmadd231ps	%ymm9, %ymm4, %ymm15    # ymm15 = (ymm4 * ymm9) + ymm15
	vmulps	%ymm4, %ymm12, %ymm17
	vfmadd231ps	%ymm20, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm20) + ymm2
	vfmadd231ps	%ymm18, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm18) + ymm3
	vmulps	%ymm4, %ymm6, %ymm4
	vmovups	6048(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm11, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm11) + ymm15
	vfmadd231ps	%ymm10, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm10) + ymm17
	vfmadd231ps	%ymm19, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm19) + ymm3
	vfmadd231ps	%ymm5, %ymm16, %ymm4    # ymm4 = (ymm16 * ymm5) + ymm4
	vmovups	6336(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	%ymm9, %ymm5, %ymm17    # ymm17 = (ymm5 * ymm9) + ymm17
	vmulps	%ymm5, %ymm12, %ymm21
	vfmadd231ps	%ymm20, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm20) + ymm3
	vfmadd231ps	%ymm18, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm18) + ymm4
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	6624(%rdi,%rax,4), %ymm22
	vfmadd231ps	%ymm11, %ymm22, %ymm17  # ymm17 = (ymm22 * ymm11) + ymm17
	vfmadd231ps	%ymm10, %ymm22, %ymm21  # ymm21 = (ymm22 * ymm10) + ymm21
	vfmadd231ps	%ymm19, %ymm22, %ymm4   # ymm4 = (ymm22 * ymm19) + ymm4
	vfmadd231ps	%ymm22, %ymm16, %ymm5   # ymm5 = (ymm16 * ymm22) + ymm5
	vmovups	6912(%rdi,%rax,4), %ymm22
	vfmadd231ps	%ymm14, %ymm22, %ymm17  # ymm17 = (ymm22 * ymm14) + ymm17
	vfmadd231ps	%ymm9, %ymm22, %ymm21   # ymm21 = (ymm22 * ymm9) + ymm21
	vmulps	%ymm22, %ymm12, %ymm23
	vfmadd231ps	%ymm20, %ymm22, %ymm4   # ymm4 = (ymm22 * ymm20) + ymm4
	vfmadd231ps	%ymm18, %ymm22, %ymm5   # ymm5 = (ymm22 * ymm18) + ymm5
	vmulps	%ymm22, %ymm6, %ymm6
	vmovups	7200(%rdi,%rax,4), %ymm22
	vfmadd231ps	%ymm11, %ymm22, %ymm21  # ymm21 = (ymm22 * ymm11) + ymm21
	vfmadd231ps	%ymm10, %ymm22, %ymm23  # ymm23 = (ymm22 * ymm10) + ymm23
	vfmadd231ps	%ymm19, %ymm22, %ymm5   # ymm5 = (ymm22 * ymm19) + ymm5
	vfmadd231ps	%ymm16, %ymm22, %ymm6   # ymm6 = (ymm22 * ymm16) + ymm6
	vmovups	7488(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm14, %ymm16, %ymm21  # ymm21 = (ymm16 * ymm14) + ymm21
	vfmadd231ps	%ymm9, %ymm16, %ymm23   # ymm23 = (ymm16 * ymm9) + ymm23
	vfmadd231ps	%ymm20, %ymm16, %ymm5   # ymm5 = (ymm16 * ymm20) + ymm5
	vfmadd231ps	%ymm18, %ymm16, %ymm6   # ymm6 = (ymm16 * ymm18) + ymm6
	vmovups	7776(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm11, %ymm16, %ymm23  # ymm23 = (ymm16 * ymm11) + ymm23
	vfmadd231ps	%ymm19, %ymm16, %ymm6   # ymm6 = (ymm16 * ymm19) + ymm6
	vmovups	11520(%rdi,%rax,4), %ymm18
	vmovups	4320(%rsi,%rax,4), %ymm16
	vfmadd231ps	%ymm16, %ymm18, %ymm7   # ymm7 = (ymm18 * ymm16) + ymm7
	vmovups	1440(%rsi,%rax,4), %ymm26
	vfmadd231ps	%ymm18, %ymm26, %ymm0   # ymm0 = (ymm26 * ymm18) + ymm0
	vmovups	11808(%rdi,%rax,4), %ymm19
	vmovups	4608(%rsi,%rax,4), %ymm18
	vfmadd231ps	%ymm18, %ymm19, %ymm7   # ymm7 = (ymm19 * ymm18) + ymm7
	vmovups	1728(%rsi,%rax,4), %ymm24
	vfmadd231ps	%ymm19, %ymm24, %ymm0   # ymm0 = (ymm24 * ymm19) + ymm0
	vmovups	12096(%rdi,%rax,4), %ymm20
	vmovups	4896(%rsi,%rax,4), %ymm19
	vfmadd231ps	%ymm19, %ymm20, %ymm7   # ymm7 = (ymm20 * ymm19) + ymm7
	vfmadd231ps	%ymm16, %ymm20, %ymm8   # ymm8 = (ymm20 * ymm16) + ymm8
	vmovups	2016(%rsi,%rax,4), %ymm25
	vfmadd231ps	%ymm25, %ymm20, %ymm0   # ymm0 = (ymm20 * ymm25) + ymm0
	vfmadd231ps	%ymm20, %ymm26, %ymm1   # ymm1 = (ymm26 * ymm20) + ymm1
	vmovups	12384(%rdi,%rax,4), %ymm22
	vmovups	5184(%rsi,%rax,4), %ymm20
	vfmadd231ps	%ymm20, %ymm22, %ymm7   # ymm7 = (ymm22 * ymm20) + ymm7
	vfmadd231ps	%ymm18, %ymm22, %ymm8   # ymm8 = (ymm22 * ymm18) + ymm8
	vmovups	2304(%rsi,%rax,4), %ymm27
	vfmadd231ps	%ymm27, %ymm22, %ymm0   # ymm0 = (ymm22 * ymm27) + ymm0
	vfmadd231ps	%ymm22, %ymm24, %ymm1   # ymm1 = (ymm24 * ymm22) + ymm1
	vmovups	12672(%rdi,%rax,4), %ymm29
	vmovups	5472(%rsi,%rax,4), %ymm22
	vfmadd231ps	%ymm22, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm22) + ymm7
	vfmadd231ps	%ymm19, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm19) + ymm8
	vfmadd231ps	%ymm16, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm16) + ymm13
	vmovups	2592(%rsi,%rax,4), %ymm28
	vfmadd231ps	%ymm28, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm28) + ymm0
	vfmadd231ps	%ymm25, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm25) + ymm1
	vfmadd231ps	%ymm29, %ymm26, %ymm2   # ymm2 = (ymm26 * ymm29) + ymm2
	vmovups	12960(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm20) + ymm8
	vfmadd231ps	%ymm18, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm18) + ymm13
	vfmadd231ps	%ymm27, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm27) + ymm1
	vfmadd231ps	%ymm29, %ymm24, %ymm2   # ymm2 = (ymm24 * ymm29) + ymm2
	vmovups	13248(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm22, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm22) + ymm8
	vfmadd231ps	%ymm19, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm19) + ymm13
	vfmadd231ps	%ymm16, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm16) + ymm15
	vfmadd231ps	%ymm28, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm28) + ymm1
	vfmadd231ps	%ymm25, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm25) + ymm2
	vfmadd231ps	%ymm29, %ymm26, %ymm3   # ymm3 = (ymm26 * ymm29) + ymm3
	vmovups	13536(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm20) + ymm13
	vfmadd231ps	%ymm18, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm18) + ymm15
	vfmadd231ps	%ymm27, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm27) + ymm2
	vfmadd231ps	%ymm29, %ymm24, %ymm3   # ymm3 = (ymm24 * ymm29) + ymm3
	vmovups	13824(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm22, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm22) + ymm13
	vfmadd231ps	%ymm19, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm19) + ymm15
	vfmadd231ps	%ymm16, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm16) + ymm17
	vfmadd231ps	%ymm28, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm28) + ymm2
	vfmadd231ps	%ymm25, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm25) + ymm3
	vfmadd231ps	%ymm29, %ymm26, %ymm4   # ymm4 = (ymm26 * ymm29) + ymm4
	vmovups	14112(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm20) + ymm15
	vfmadd231ps	%ymm18, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm18) + ymm17
	vfmadd231ps	%ymm27, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm27) + ymm3
	vfmadd231ps	%ymm29, %ymm24, %ymm4   # ymm4 = (ymm24 * ymm29) + ymm4
	vmovups	14400(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm22, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm22) + ymm15
	vfmadd231ps	%ymm19, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm19) + ymm17
	vfmadd231ps	%ymm16, %ymm29, %ymm21  # ymm21 = (ymm29 * ymm16) + ymm21
	vfmadd231ps	%ymm28, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm28) + ymm3
	vfmadd231ps	%ymm25, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm25) + ymm4
	vfmadd231ps	%ymm29, %ymm26, %ymm5   # ymm5 = (ymm26 * ymm29) + ymm5
	vmovups	14688(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm20) + ymm17
	vfmadd231ps	%ymm18, %ymm29, %ymm21  # ymm21 = (ymm29 * ymm18) + ymm21
	vfmadd231ps	%ymm27, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm27) + ymm4
	vfmadd231ps	%ymm29, %ymm24, %ymm5   # ymm5 = (ymm24 * ymm29) + ymm5
	vmovups	14976(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm22, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm22) + ymm17
	vfmadd231ps	%ymm19, %ymm29, %ymm21  # ymm21 = (ymm29 * ymm19) + ymm21
	vfmadd231ps	%ymm16, %ymm29, %ymm23  # ymm23 = (ymm29 * ymm16) + ymm23
	vfmadd231ps	%ymm28, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm28) + ymm4
	vfmadd231ps	%ymm25, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm25) + ymm5
	vfmadd231ps	%ymm26, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm26) + ymm6
	vmovups	15264(%rdi,%rax,4), %ymm26
	vfmadd231ps	%ymm20, %ymm26, %ymm21  # ymm21 = (ymm26 * ymm20) + ymm21
	vfmadd231ps	%ymm18, %ymm26, %ymm23  # ymm23 = (ymm26 * ymm18) + ymm23
	vfmadd231ps	%ymm27, %ymm26, %ymm5   # ymm5 = (ymm26 * ymm27) + ymm5
	vfmadd231ps	%ymm24, %ymm26, %ymm6   # ymm6 = (ymm26 * ymm24) + ymm6
	vmovups	15552(%rdi,%rax,4), %ymm24
	vfmadd231ps	%ymm22, %ymm24, %ymm21  # ymm21 = (ymm24 * ymm22) + ymm21
	vfmadd231ps	%ymm19, %ymm24, %ymm23  # ymm23 = (ymm24 * ymm19) + ymm23
	vfmadd231ps	%ymm28, %ymm24, %ymm5   # ymm5 = (ymm24 * ymm28) + ymm5
	vfmadd231ps	%ymm25, %ymm24, %ymm6   # ymm6 = (ymm24 * ymm25) + ymm6
	vmovups	15840(%rdi,%rax,4), %ymm24
	vfmadd231ps	%ymm20, %ymm24, %ymm23  # ymm23 = (ymm24 * ymm20) + ymm23
	vfmadd231ps	%ymm27, %ymm24, %ymm6   # ymm6 = (ymm24 * ymm27) + ymm6
	vmovups	19584(%rdi,%rax,4), %ymm25
	vmovups	5760(%rsi,%rax,4), %ymm24
	vfmadd231ps	%ymm24, %ymm25, %ymm7   # ymm7 = (ymm25 * ymm24) + ymm7
	vfmadd231ps	%ymm25, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm25) + ymm0
	vmovups	19872(%rdi,%rax,4), %ymm26
	vmovups	6048(%rsi,%rax,4), %ymm25
	vfmadd231ps	%ymm25, %ymm26, %ymm7   # ymm7 = (ymm26 * ymm25) + ymm7
	vfmadd231ps	%ymm26, %ymm10, %ymm0   # ymm0 = (ymm10 * ymm26) + ymm0
	vmovups	20160(%rdi,%rax,4), %ymm27
	vmovups	6336(%rsi,%rax,4), %ymm26
	vfmadd231ps	%ymm26, %ymm27, %ymm7   # ymm7 = (ymm27 * ymm26) + ymm7
	vfmadd231ps	%ymm24, %ymm27, %ymm8   # ymm8 = (ymm27 * ymm24) + ymm8
	vfmadd231ps	%ymm9, %ymm27, %ymm0    # ymm0 = (ymm27 * ymm9) + ymm0
	vfmadd231ps	%ymm27, %ymm12, %ymm1   # ymm1 = (ymm12 * ymm27) + ymm1
	vmovups	20448(%rdi,%rax,4), %ymm28
	vmovups	6624(%rsi,%rax,4), %ymm27
	vfmadd231ps	%ymm27, %ymm28, %ymm7   # ymm7 = (ymm28 * ymm27) + ymm7
	vfmadd231ps	%ymm25, %ymm28, %ymm8   # ymm8 = (ymm28 * ymm25) + ymm8
	vfmadd231ps	%ymm11, %ymm28, %ymm0   # ymm0 = (ymm28 * ymm11) + ymm0
	vfmadd231ps	%ymm28, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm28) + ymm1
	vmovups	20736(%rdi,%rax,4), %ymm29
	vmovups	6912(%rsi,%rax,4), %ymm28
	vfmadd231ps	%ymm28, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm28) + ymm7
	vfmadd231ps	%ymm26, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm26) + ymm8
	vfmadd231ps	%ymm24, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm24) + ymm13
	vfmadd231ps	%ymm14, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm14) + ymm0
	vfmadd231ps	%ymm9, %ymm29, %ymm1    # ymm1 = (ymm29 * ymm9) + ymm1
	vfmadd231ps	%ymm29, %ymm12, %ymm2   # ymm2 = (ymm12 * ymm29) + ymm2
	vmovups	21024(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm27) + ymm8
	vfmadd231ps	%ymm25, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm25) + ymm13
	vfmadd231ps	%ymm11, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm11) + ymm1
	vfmadd231ps	%ymm29, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm29) + ymm2
	vmovups	21312(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm28) + ymm8
	vfmadd231ps	%ymm26, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm26) + ymm13
	vfmadd231ps	%ymm24, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm24) + ymm15
	vfmadd231ps	%ymm14, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm14) + ymm1
	vfmadd231ps	%ymm9, %ymm29, %ymm2    # ymm2 = (ymm29 * ymm9) + ymm2
	vfmadd231ps	%ymm29, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm29) + ymm3
	vmovups	21600(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm27) + ymm13
	vfmadd231ps	%ymm25, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm25) + ymm15
	vfmadd231ps	%ymm11, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm11) + ymm2
	vfmadd231ps	%ymm29, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm29) + ymm3
	vmovups	21888(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm28) + ymm13
	vfmadd231ps	%ymm26, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm26) + ymm15
	vfmadd231ps	%ymm24, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm24) + ymm17
	vfmadd231ps	%ymm14, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm14) + ymm2
	vfmadd231ps	%ymm9, %ymm29, %ymm3    # ymm3 = (ymm29 * ymm9) + ymm3
	vfmadd231ps	%ymm29, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm29) + ymm4
	vmovups	22176(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm27) + ymm15
	vfmadd231ps	%ymm25, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm25) + ymm17
	vfmadd231ps	%ymm11, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm11) + ymm3
	vfmadd231ps	%ymm29, %ymm10, %ymm4   # ymm4 = (ymm10 * ymm29) + ymm4
	vmovups	22464(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm15  # ymm15 = (ymm29 * ymm28) + ymm15
	vfmadd231ps	%ymm26, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm26) + ymm17
	vfmadd231ps	%ymm24, %ymm29, %ymm21  # ymm21 = (ymm29 * ymm24) + ymm21
	vfmadd231ps	%ymm14, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm14) + ymm3
	vfmadd231ps	%ymm9, %ymm29, %ymm4    # ymm4 = (ymm29 * ymm9) + ymm4
	vfmadd231ps	%ymm29, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm29) + ymm5
	vmovups	22752(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm27) + ymm17
	vfmadd231ps	%ymm25, %ymm29, %ymm21  # ymm21 = (ymm29 * ymm25) + ymm21
	vfmadd231ps	%ymm11, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm11) + ymm4
	vfmadd231ps	%ymm29, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm29) + ymm5
	vmovups	23040(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm28) + ymm17
	vfmadd231ps	%ymm26, %ymm29, %ymm21  # ymm21 = (ymm29 * ymm26) + ymm21
	vfmadd231ps	%ymm24, %ymm29, %ymm23  # ymm23 = (ymm29 * ymm24) + ymm23
	vfmadd231ps	%ymm14, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm14) + ymm4
	vfmadd231ps	%ymm9, %ymm29, %ymm5    # ymm5 = (ymm29 * ymm9) + ymm5
	vfmadd231ps	%ymm12, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm12) + ymm6
	vmovups	23328(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm27, %ymm12, %ymm21  # ymm21 = (ymm12 * ymm27) + ymm21
	vfmadd231ps	%ymm25, %ymm12, %ymm23  # ymm23 = (ymm12 * ymm25) + ymm23
	vfmadd231ps	%ymm11, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm11) + ymm5
	vfmadd231ps	%ymm10, %ymm12, %ymm6   # ymm6 = (ymm12 * ymm10) + ymm6
	vmovups	23616(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm28, %ymm10, %ymm21  # ymm21 = (ymm10 * ymm28) + ymm21
	vfmadd231ps	%ymm26, %ymm10, %ymm23  # ymm23 = (ymm10 * ymm26) + ymm23
	vfmadd231ps	%ymm14, %ymm10, %ymm5   # ymm5 = (ymm10 * ymm14) + ymm5
	vfmadd231ps	%ymm9, %ymm10, %ymm6    # ymm6 = (ymm10 * ymm9) + ymm6
	vmovups	23904(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm27, %ymm9, %ymm23   # ymm23 = (ymm9 * ymm27) + ymm23
	vfmadd231ps	%ymm11, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm11) + ymm6
	vmovups	%ymm7, 2016(%rdx,%rax,4)
	vmovups	%ymm8, 2304(%rdx,%rax,4)
	vmovups	%ymm13, 2592(%rdx,%rax,4)
	vmovups	%ymm15, 2880(%rdx,%rax,4)
	vmovups	%ymm17, 3168(%rdx,%rax,4)
	vmovups	%ymm21, 3456(%rdx,%rax,4)
	vmovups	%ymm23, 3744(%rdx,%rax,4)
	vfmadd231ps	27648(%rdi,%rax,4), %ymm16, %ymm0 # ymm0 = (ymm16 * mem) + ymm0
	vfmadd231ps	27936(%rdi,%rax,4), %ymm18, %ymm0 # ymm0 = (ymm18 * mem) + ymm0
	vmovups	28224(%rdi,%rax,4), %ymm7
	vmovups	28512(%rdi,%rax,4), %ymm8
	vfmadd231ps	%ymm19, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm19) + ymm0
	vfmadd231ps	%ymm7, %ymm16, %ymm1    # ymm1 = (ymm16 * ymm7) + ymm1
	vfmadd231ps	%ymm20, %ymm8, %ymm0    # ymm0 = (ymm8 * ymm20) + ymm0
	vfmadd231ps	%ymm8, %ymm18, %ymm1    # ymm1 = (ymm18 * ymm8) + ymm1
	vmovups	28800(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm22) + ymm0
	vfmadd231ps	%ymm19, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm19) + ymm1
	vfmadd231ps	%ymm7, %ymm16, %ymm2    # ymm2 = (ymm16 * ymm7) + ymm2
	vmovups	29088(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm20, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm20) + ymm1
	vfmadd231ps	%ymm7, %ymm18, %ymm2    # ymm2 = (ymm18 * ymm7) + ymm2
	vmovups	29376(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm22) + ymm1
	vfmadd231ps	%ymm19, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm19) + ymm2
	vfmadd231ps	%ymm7, %ymm16, %ymm3    # ymm3 = (ymm16 * ymm7) + ymm3
	vmovups	29664(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm20, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm20) + ymm2
	vfmadd231ps	%ymm7, %ymm18, %ymm3    # ymm3 = (ymm18 * ymm7) + ymm3
	vmovups	29952(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm22) + ymm2
	vfmadd231ps	%ymm19, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm19) + ymm3
	vfmadd231ps	%ymm7, %ymm16, %ymm4    # ymm4 = (ymm16 * ymm7) + ymm4
	vmovups	30240(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm20, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm20) + ymm3
	vfmadd231ps	%ymm7, %ymm18, %ymm4    # ymm4 = (ymm18 * ymm7) + ymm4
	vmovups	30528(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm22) + ymm3
	vfmadd231ps	%ymm19, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm19) + ymm4
	vfmadd231ps	%ymm7, %ymm16, %ymm5    # ymm5 = (ymm16 * ymm7) + ymm5
	vmovups	30816(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm20, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm20) + ymm4
	vfmadd231ps	%ymm7, %ymm18, %ymm5    # ymm5 = (ymm18 * ymm7) + ymm5
	vmovups	31104(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm22) + ymm4
	vfmadd231ps	%ymm19, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm19) + ymm5
	vfmadd231ps	%ymm16, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm16) + ymm6
	vmovups	31392(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm20, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm20) + ymm5
	vfmadd231ps	%ymm18, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm18) + ymm6
	vmovups	31680(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm22, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm22) + ymm5
	vfmadd231ps	%ymm19, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm19) + ymm6
	vfmadd231ps	31968(%rdi,%rax,4), %ymm20, %ymm6 # ymm6 = (ymm20 * mem) + ymm6
	vfmadd231ps	35712(%rdi,%rax,4), %ymm24, %ymm0 # ymm0 = (ymm24 * mem) + ymm0
	vfmadd231ps	36000(%rdi,%rax,4), %ymm25, %ymm0 # ymm0 = (ymm25 * mem) + ymm0
	vmovups	36288(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm26, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm26) + ymm0
	vfmadd231ps	%ymm7, %ymm24, %ymm1    # ymm1 = (ymm24 * ymm7) + ymm1
	vmovups	36576(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm27) + ymm0
	vfmadd231ps	%ymm7, %ymm25, %ymm1    # ymm1 = (ymm25 * ymm7) + ymm1
	vmovups	36864(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm28, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm28) + ymm0
	vfmadd231ps	%ymm26, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm26) + ymm1
	vfmadd231ps	%ymm7, %ymm24, %ymm2    # ymm2 = (ymm24 * ymm7) + ymm2
	vmovups	37152(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm27) + ymm1
	vfmadd231ps	%ymm7, %ymm25, %ymm2    # ymm2 = (ymm25 * ymm7) + ymm2
	vmovups	37440(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm28, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm28) + ymm1
	vfmadd231ps	%ymm26, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm26) + ymm2
	vfmadd231ps	%ymm7, %ymm24, %ymm3    # ymm3 = (ymm24 * ymm7) + ymm3
	vmovups	37728(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm27) + ymm2
	vfmadd231ps	%ymm7, %ymm25, %ymm3    # ymm3 = (ymm25 * ymm7) + ymm3
	vmovups	38016(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm28, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm28) + ymm2
	vfmadd231ps	%ymm26, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm26) + ymm3
	vfmadd231ps	%ymm7, %ymm24, %ymm4    # ymm4 = (ymm24 * ymm7) + ymm4
	vmovups	38304(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm27) + ymm3
	vfmadd231ps	%ymm7, %ymm25, %ymm4    # ymm4 = (ymm25 * ymm7) + ymm4
	vmovups	38592(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm28, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm28) + ymm3
	vfmadd231ps	%ymm26, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm26) + ymm4
	vfmadd231ps	%ymm7, %ymm24, %ymm5    # ymm5 = (ymm24 * ymm7) + ymm5
	vmovups	38880(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm27) + ymm4
	vfmadd231ps	%ymm7, %ymm25, %ymm5    # ymm5 = (ymm25 * ymm7) + ymm5
	vmovups	39168(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm28, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm28) + ymm4
	vfmadd231ps	%ymm26, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm26) + ymm5
	vfmadd231ps	%ymm24, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm24) + ymm6
	vmovups	39456(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm27) + ymm5
	vfmadd231ps	%ymm25, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm25) + ymm6
	vmovups	39744(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm28, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm28) + ymm5
	vfmadd231ps	%ymm26, %ymm7, %ymm6    # ymm6 = (ymm7 * ymm26) + ymm6
	vfmadd231ps	40032(%rdi,%rax,4), %ymm27, %ymm6 # ymm6 = (ymm27 * mem) + ymm6
	vmovups	%ymm0, 6048(%rdx,%rax,4)
	vmovups	%ymm1, 6336(%rdx,%rax,4)
	vmovups	%ymm2, 6624(%rdx,%rax,4)
	vmovups	%ymm3, 6912(%rdx,%rax,4)
	vmovups	%ymm4, 7200(%rdx,%rax,4)
	vmovups	%ymm5, 7488(%rdx,%rax,4)
	vmovups	%ymm6, 7776(%rdx,%rax,4)
	leaq	8064(%rdx), %rax
	leaq	6912(%rsi), %rcx
	leaq	34272(%rdi), %r8
	leaq	10080(%rdx), %r9
	leaq	36288(%rdi), %r10
	movl	$2, %r11d
	jmp	.LBB1_7
	.p2align	4
.LBB1_13:                               # %._crit_edge17
                                        #   in Loop: Header=BB1_7 Depth=1
	movl	$64, %r15d
	#APP
	#NO_APP
	vmovups	(%rsi,%r15,4), %ymm13
	vmovups	288(%rsi,%r15,4), %ymm21
	vmulps	-12672(%r14,%r15,4), %ymm13, %ymm1
	vfmadd231ps	-12384(%r14,%r15,4), %ymm21, %ymm1 # ymm1 = (ymm21 * mem) + ymm1
	vmovups	576(%rsi,%r15,4), %ymm19
	vmovups	-12096(%r14,%r15,4), %ymm0
	vmovups	-11808(%r14,%r15,4), %ymm3
	vfmadd231ps	%ymm19, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm19) + ymm1
	vmulps	%ymm0, %ymm13, %ymm2
	vmovups	864(%rsi,%r15,4), %ymm20
	vfmadd231ps	%ymm20, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm20) + ymm1
	vfmadd231ps	%ymm3, %ymm21, %ymm2    # ymm2 = (ymm21 * ymm3) + ymm2
	vmovups	-11520(%r14,%r15,4), %ymm0
	vmovups	1152(%rsi,%r15,4), %ymm24
	vfmadd231ps	%ymm24, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm24) + ymm1
	vfmadd231ps	%ymm19, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm19) + ymm2
	vmulps	%ymm0, %ymm13, %ymm4
	vmovups	-11232(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm20) + ymm2
	vfmadd231ps	%ymm0, %ymm21, %ymm4    # ymm4 = (ymm21 * ymm0) + ymm4
	vmovups	-10944(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm24) + ymm2
	vfmadd231ps	%ymm19, %ymm0, %ymm4    # ymm4 = (ymm0 * ymm19) + ymm4
	vmulps	%ymm0, %ymm13, %ymm5
	vmovups	-10656(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm4    # ymm4 = (ymm0 * ymm20) + ymm4
	vfmadd231ps	%ymm0, %ymm21, %ymm5    # ymm5 = (ymm21 * ymm0) + ymm5
	vmovups	-10368(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm4    # ymm4 = (ymm0 * ymm24) + ymm4
	vfmadd231ps	%ymm19, %ymm0, %ymm5    # ymm5 = (ymm0 * ymm19) + ymm5
	vmulps	%ymm0, %ymm13, %ymm7
	vmovups	-10080(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm5    # ymm5 = (ymm0 * ymm20) + ymm5
	vfmadd231ps	%ymm0, %ymm21, %ymm7    # ymm7 = (ymm21 * ymm0) + ymm7
	vmovups	-9792(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm5    # ymm5 = (ymm0 * ymm24) + ymm5
	vfmadd231ps	%ymm19, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm19) + ymm7
	vmulps	%ymm0, %ymm13, %ymm8
	vmovups	-9504(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm20) + ymm7
	vfmadd231ps	%ymm0, %ymm21, %ymm8    # ymm8 = (ymm21 * ymm0) + ymm8
	vmovups	-9216(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm24) + ymm7
	vfmadd231ps	%ymm19, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm19) + ymm8
	vmulps	%ymm0, %ymm13, %ymm10
	vmovups	-8928(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm20) + ymm8
	vfmadd231ps	%ymm0, %ymm21, %ymm10   # ymm10 = (ymm21 * ymm0) + ymm10
	vmovups	-8640(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm24) + ymm8
	vfmadd231ps	%ymm0, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm0) + ymm10
	vfmadd231ps	-8352(%r14,%r15,4), %ymm20, %ymm10 # ymm10 = (ymm20 * mem) + ymm10
	vmovups	1440(%rsi,%r15,4), %ymm26
	vfmadd231ps	-4608(%r14,%r15,4), %ymm26, %ymm1 # ymm1 = (ymm26 * mem) + ymm1
	vmovups	1728(%rsi,%r15,4), %ymm25
	vfmadd231ps	-4320(%r14,%r15,4), %ymm25, %ymm1 # ymm1 = (ymm25 * mem) + ymm1
	vmovups	-4032(%r14,%r15,4), %ymm0
	vmovups	2016(%rsi,%r15,4), %ymm22
	vfmadd231ps	%ymm22, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm22) + ymm1
	vfmadd231ps	%ymm0, %ymm26, %ymm2    # ymm2 = (ymm26 * ymm0) + ymm2
	vmovups	-3744(%r14,%r15,4), %ymm0
	vmovups	2304(%rsi,%r15,4), %ymm23
	vfmadd231ps	%ymm23, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm23) + ymm1
	vfmadd231ps	%ymm0, %ymm25, %ymm2    # ymm2 = (ymm25 * ymm0) + ymm2
	vmovups	-3456(%r14,%r15,4), %ymm0
	vmovups	2592(%rsi,%r15,4), %ymm27
	vfmadd231ps	%ymm27, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm27) + ymm1
	vfmadd231ps	%ymm22, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm22) + ymm2
	vfmadd231ps	%ymm0, %ymm26, %ymm4    # ymm4 = (ymm26 * ymm0) + ymm4
	vmovups	-3168(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm23) + ymm2
	vfmadd231ps	%ymm0, %ymm25, %ymm4    # ymm4 = (ymm25 * ymm0) + ymm4
	vmovups	-2880(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm27) + ymm2
	vfmadd231ps	%ymm22, %ymm0, %ymm4    # ymm4 = (ymm0 * ymm22) + ymm4
	vfmadd231ps	%ymm0, %ymm26, %ymm5    # ymm5 = (ymm26 * ymm0) + ymm5
	vmovups	-2592(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm4    # ymm4 = (ymm0 * ymm23) + ymm4
	vfmadd231ps	%ymm0, %ymm25, %ymm5    # ymm5 = (ymm25 * ymm0) + ymm5
	vmovups	-2304(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm4    # ymm4 = (ymm0 * ymm27) + ymm4
	vfmadd231ps	%ymm22, %ymm0, %ymm5    # ymm5 = (ymm0 * ymm22) + ymm5
	vfmadd231ps	%ymm0, %ymm26, %ymm7    # ymm7 = (ymm26 * ymm0) + ymm7
	vmovups	-2016(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm5    # ymm5 = (ymm0 * ymm23) + ymm5
	vfmadd231ps	%ymm0, %ymm25, %ymm7    # ymm7 = (ymm25 * ymm0) + ymm7
	vmovups	-1728(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm5    # ymm5 = (ymm0 * ymm27) + ymm5
	vfmadd231ps	%ymm22, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm22) + ymm7
	vfmadd231ps	%ymm0, %ymm26, %ymm8    # ymm8 = (ymm26 * ymm0) + ymm8
	vmovups	-1440(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm23) + ymm7
	vfmadd231ps	%ymm0, %ymm25, %ymm8    # ymm8 = (ymm25 * ymm0) + ymm8
	vmovups	-1152(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm27) + ymm7
	vfmadd231ps	%ymm22, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm22) + ymm8
	vfmadd231ps	%ymm0, %ymm26, %ymm10   # ymm10 = (ymm26 * ymm0) + ymm10
	vmovups	-864(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm23) + ymm8
	vfmadd231ps	%ymm0, %ymm25, %ymm10   # ymm10 = (ymm25 * ymm0) + ymm10
	vmovups	-576(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm27) + ymm8
	vfmadd231ps	%ymm0, %ymm22, %ymm10   # ymm10 = (ymm22 * ymm0) + ymm10
	vfmadd231ps	-288(%r14,%r15,4), %ymm23, %ymm10 # ymm10 = (ymm23 * mem) + ymm10
	vmovups	3456(%r14,%r15,4), %ymm0
	vmovups	2880(%rsi,%r15,4), %ymm17
	vfmadd231ps	%ymm17, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm17) + ymm1
	vmulps	%ymm0, %ymm13, %ymm0
	vmovups	3744(%r14,%r15,4), %ymm3
	vmovups	3168(%rsi,%r15,4), %ymm15
	vfmadd231ps	%ymm15, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm15) + ymm1
	vfmadd231ps	%ymm3, %ymm21, %ymm0    # ymm0 = (ymm21 * ymm3) + ymm0
	vmovups	4032(%r14,%r15,4), %ymm3
	vmovups	3456(%rsi,%r15,4), %ymm14
	vfmadd231ps	%ymm14, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm14) + ymm1
	vfmadd231ps	%ymm17, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm17) + ymm2
	vfmadd231ps	%ymm19, %ymm3, %ymm0    # ymm0 = (ymm3 * ymm19) + ymm0
	vmulps	%ymm3, %ymm13, %ymm3
	vmovups	4320(%r14,%r15,4), %ymm6
	vmovups	3744(%rsi,%r15,4), %ymm16
	vfmadd231ps	%ymm16, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm16) + ymm1
	vfmadd231ps	%ymm15, %ymm6, %ymm2    # ymm2 = (ymm6 * ymm15) + ymm2
	vfmadd231ps	%ymm20, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm20) + ymm0
	vfmadd231ps	%ymm6, %ymm21, %ymm3    # ymm3 = (ymm21 * ymm6) + ymm3
	vmovups	4608(%r14,%r15,4), %ymm6
	vmovups	4032(%rsi,%r15,4), %ymm18
	vfmadd231ps	%ymm18, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm18) + ymm1
	vfmadd231ps	%ymm14, %ymm6, %ymm2    # ymm2 = (ymm6 * ymm14) + ymm2
	vfmadd231ps	%ymm17, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm17) + ymm4
	vfmadd231ps	%ymm24, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm24) + ymm0
	vfmadd231ps	%ymm19, %ymm6, %ymm3    # ymm3 = (ymm6 * ymm19) + ymm3
	vmulps	%ymm6, %ymm13, %ymm6
	vmovups	4896(%r14,%r15,4), %ymm9
	vfmadd231ps	%ymm16, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm16) + ymm2
	vfmadd231ps	%ymm15, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm15) + ymm4
	vfmadd231ps	%ymm20, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm20) + ymm3
	vfmadd231ps	%ymm9, %ymm21, %ymm6    # ymm6 = (ymm21 * ymm9) + ymm6
	vmovups	5184(%r14,%r15,4), %ymm9
	vfmadd231ps	%ymm18, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm18) + ymm2
	vfmadd231ps	%ymm14, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm14) + ymm4
	vfmadd231ps	%ymm17, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm17) + ymm5
	vfmadd231ps	%ymm24, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm24) + ymm3
	vfmadd231ps	%ymm19, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm19) + ymm6
	vmulps	%ymm9, %ymm13, %ymm9
	vmovups	5472(%r14,%r15,4), %ymm11
	vfmadd231ps	%ymm16, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm16) + ymm4
	vfmadd231ps	%ymm15, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm15) + ymm5
	vfmadd231ps	%ymm20, %ymm11, %ymm6   # ymm6 = (ymm11 * ymm20) + ymm6
	vfmadd231ps	%ymm11, %ymm21, %ymm9   # ymm9 = (ymm21 * ymm11) + ymm9
	vmovups	5760(%r14,%r15,4), %ymm11
	vfmadd231ps	%ymm18, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm18) + ymm4
	vfmadd231ps	%ymm14, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm14) + ymm5
	vfmadd231ps	%ymm17, %ymm11, %ymm7   # ymm7 = (ymm11 * ymm17) + ymm7
	vfmadd231ps	%ymm24, %ymm11, %ymm6   # ymm6 = (ymm11 * ymm24) + ymm6
	vfmadd231ps	%ymm19, %ymm11, %ymm9   # ymm9 = (ymm11 * ymm19) + ymm9
	vmulps	%ymm11, %ymm13, %ymm11
	vmovups	6048(%r14,%r15,4), %ymm12
	vfmadd231ps	%ymm16, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm16) + ymm5
	vfmadd231ps	%ymm15, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm15) + ymm7
	vfmadd231ps	%ymm20, %ymm12, %ymm9   # ymm9 = (ymm12 * ymm20) + ymm9
	vfmadd231ps	%ymm12, %ymm21, %ymm11  # ymm11 = (ymm21 * ymm12) + ymm11
	vmovups	6336(%r14,%r15,4), %ymm12
	vfmadd231ps	%ymm18, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm18) + ymm5
	vfmadd231ps	%ymm14, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm14) + ymm7
	vfmadd231ps	%ymm17, %ymm12, %ymm8   # ymm8 = (ymm12 * ymm17) + ymm8
	vfmadd231ps	%ymm24, %ymm12, %ymm9   # ymm9 = (ymm12 * ymm24) + ymm9
	vfmadd231ps	%ymm19, %ymm12, %ymm11  # ymm11 = (ymm12 * ymm19) + ymm11
	vmulps	%ymm12, %ymm13, %ymm12
	vmovups	6624(%r14,%r15,4), %ymm28
	vfmadd231ps	%ymm16, %ymm28, %ymm7   # ymm7 = (ymm28 * ymm16) + ymm7
	vfmadd231ps	%ymm15, %ymm28, %ymm8   # ymm8 = (ymm28 * ymm15) + ymm8
	vfmadd231ps	%ymm20, %ymm28, %ymm11  # ymm11 = (ymm28 * ymm20) + ymm11
	vfmadd231ps	%ymm28, %ymm21, %ymm12  # ymm12 = (ymm21 * ymm28) + ymm12
	vmovups	6912(%r14,%r15,4), %ymm28
	vfmadd231ps	%ymm18, %ymm28, %ymm7   # ymm7 = (ymm28 * ymm18) + ymm7
	vfmadd231ps	%ymm14, %ymm28, %ymm8   # ymm8 = (ymm28 * ymm14) + ymm8
	vfmadd231ps	%ymm17, %ymm28, %ymm10  # ymm10 = (ymm28 * ymm17) + ymm10
	vfmadd231ps	%ymm24, %ymm28, %ymm11  # ymm11 = (ymm28 * ymm24) + ymm11
	vfmadd231ps	%ymm19, %ymm28, %ymm12  # ymm12 = (ymm28 * ymm19) + ymm12
	vmulps	%ymm28, %ymm13, %ymm13
	vmovups	7200(%r14,%r15,4), %ymm28
	vfmadd231ps	%ymm16, %ymm28, %ymm8   # ymm8 = (ymm28 * ymm16) + ymm8
	vfmadd231ps	%ymm15, %ymm28, %ymm10  # ymm10 = (ymm28 * ymm15) + ymm10
	vfmadd231ps	%ymm20, %ymm28, %ymm12  # ymm12 = (ymm28 * ymm20) + ymm12
	vfmadd231ps	%ymm21, %ymm28, %ymm13  # ymm13 = (ymm28 * ymm21) + ymm13
	vmovups	7488(%r14,%r15,4), %ymm21
	vfmadd231ps	%ymm18, %ymm21, %ymm8   # ymm8 = (ymm21 * ymm18) + ymm8
	vfmadd231ps	%ymm14, %ymm21, %ymm10  # ymm10 = (ymm21 * ymm14) + ymm10
	vfmadd231ps	%ymm24, %ymm21, %ymm12  # ymm12 = (ymm21 * ymm24) + ymm12
	vfmadd231ps	%ymm19, %ymm21, %ymm13  # ymm13 = (ymm21 * ymm19) + ymm13
	vmovups	7776(%r14,%r15,4), %ymm19
	vfmadd231ps	%ymm16, %ymm19, %ymm10  # ymm10 = (ymm19 * ymm16) + ymm10
	vfmadd231ps	%ymm20, %ymm19, %ymm13  # ymm13 = (ymm19 * ymm20) + ymm13
	vmovups	11520(%r14,%r15,4), %ymm20
	vmovups	4320(%rsi,%r15,4), %ymm19
	vfmadd231ps	%ymm19, %ymm20, %ymm1   # ymm1 = (ymm20 * ymm19) + ymm1
	vfmadd231ps	%ymm20, %ymm26, %ymm0   # ymm0 = (ymm26 * ymm20) + ymm0
	vmovups	11808(%r14,%r15,4), %ymm21
	vmovups	4608(%rsi,%r15,4), %ymm20
	vfmadd231ps	%ymm20, %ymm21, %ymm1   # ymm1 = (ymm21 * ymm20) + ymm1
	vfmadd231ps	%ymm21, %ymm25, %ymm0   # ymm0 = (ymm25 * ymm21) + ymm0
	vmovups	12096(%r14,%r15,4), %ymm24
	vmovups	4896(%rsi,%r15,4), %ymm21
	vfmadd231ps	%ymm21, %ymm24, %ymm1   # ymm1 = (ymm24 * ymm21) + ymm1
	vfmadd231ps	%ymm19, %ymm24, %ymm2   # ymm2 = (ymm24 * ymm19) + ymm2
	vfmadd231ps	%ymm22, %ymm24, %ymm0   # ymm0 = (ymm24 * ymm22) + ymm0
	vfmadd231ps	%ymm24, %ymm26, %ymm3   # ymm3 = (ymm26 * ymm24) + ymm3
	vmovups	12384(%r14,%r15,4), %ymm28
	vmovups	5184(%rsi,%r15,4), %ymm24
	vfmadd231ps	%ymm24, %ymm28, %ymm1   # ymm1 = (ymm28 * ymm24) + ymm1
	vfmadd231ps	%ymm20, %ymm28, %ymm2   # ymm2 = (ymm28 * ymm20) + ymm2
	vfmadd231ps	%ymm23, %ymm28, %ymm0   # ymm0 = (ymm28 * ymm23) + ymm0
	vfmadd231ps	%ymm28, %ymm25, %ymm3   # ymm3 = (ymm25 * ymm28) + ymm3
	vmovups	12672(%r14,%r15,4), %ymm29
	vmovups	5472(%rsi,%r15,4), %ymm28
	vfmadd231ps	%ymm28, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm28) + ymm1
	vfmadd231ps	%ymm21, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm21) + ymm2
	vfmadd231ps	%ymm19, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm19) + ymm4
	vfmadd231ps	%ymm27, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm27) + ymm0
	vfmadd231ps	%ymm22, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm22) + ymm3
	vfmadd231ps	%ymm29, %ymm26, %ymm6   # ymm6 = (ymm26 * ymm29) + ymm6
	vmovups	12960(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm24) + ymm2
	vfmadd231ps	%ymm20, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm20) + ymm4
	vfmadd231ps	%ymm23, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm23) + ymm3
	vfmadd231ps	%ymm29, %ymm25, %ymm6   # ymm6 = (ymm25 * ymm29) + ymm6
	vmovups	13248(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm28) + ymm2
	vfmadd231ps	%ymm21, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm21) + ymm4
	vfmadd231ps	%ymm19, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm19) + ymm5
	vfmadd231ps	%ymm27, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm27) + ymm3
	vfmadd231ps	%ymm22, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm22) + ymm6
	vfmadd231ps	%ymm29, %ymm26, %ymm9   # ymm9 = (ymm26 * ymm29) + ymm9
	vmovups	13536(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm24) + ymm4
	vfmadd231ps	%ymm20, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm20) + ymm5
	vfmadd231ps	%ymm23, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm23) + ymm6
	vfmadd231ps	%ymm29, %ymm25, %ymm9   # ymm9 = (ymm25 * ymm29) + ymm9
	vmovups	13824(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm28) + ymm4
	vfmadd231ps	%ymm21, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm21) + ymm5
	vfmadd231ps	%ymm19, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm19) + ymm7
	vfmadd231ps	%ymm27, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm27) + ymm6
	vfmadd231ps	%ymm22, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm22) + ymm9
	vfmadd231ps	%ymm29, %ymm26, %ymm11  # ymm11 = (ymm26 * ymm29) + ymm11
	vmovups	14112(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm24) + ymm5
	vfmadd231ps	%ymm20, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm20) + ymm7
	vfmadd231ps	%ymm23, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm23) + ymm9
	vfmadd231ps	%ymm29, %ymm25, %ymm11  # ymm11 = (ymm25 * ymm29) + ymm11
	vmovups	14400(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm28) + ymm5
	vfmadd231ps	%ymm21, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm21) + ymm7
	vfmadd231ps	%ymm19, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm19) + ymm8
	vfmadd231ps	%ymm27, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm27) + ymm9
	vfmadd231ps	%ymm22, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm22) + ymm11
	vfmadd231ps	%ymm29, %ymm26, %ymm12  # ymm12 = (ymm26 * ymm29) + ymm12
	vmovups	14688(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm24) + ymm7
	vfmadd231ps	%ymm20, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm20) + ymm8
	vfmadd231ps	%ymm23, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm23) + ymm11
	vfmadd231ps	%ymm29, %ymm25, %ymm12  # ymm12 = (ymm25 * ymm29) + ymm12
	vmovups	14976(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm28) + ymm7
	vfmadd231ps	%ymm21, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm21) + ymm8
	vfmadd231ps	%ymm19, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm19) + ymm10
	vfmadd231ps	%ymm27, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm27) + ymm11
	vfmadd231ps	%ymm22, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm22) + ymm12
	vfmadd231ps	%ymm26, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm26) + ymm13
	vmovups	15264(%r14,%r15,4), %ymm26
	vfmadd231ps	%ymm24, %ymm26, %ymm8   # ymm8 = (ymm26 * ymm24) + ymm8
	vfmadd231ps	%ymm20, %ymm26, %ymm10  # ymm10 = (ymm26 * ymm20) + ymm10
	vfmadd231ps	%ymm23, %ymm26, %ymm12  # ymm12 = (ymm26 * ymm23) + ymm12
	vfmadd231ps	%ymm25, %ymm26, %ymm13  # ymm13 = (ymm26 * ymm25) + ymm13
	vmovups	15552(%r14,%r15,4), %ymm25
	vfmadd231ps	%ymm28, %ymm25, %ymm8   # ymm8 = (ymm25 * ymm28) + ymm8
	vfmadd231ps	%ymm21, %ymm25, %ymm10  # ymm10 = (ymm25 * ymm21) + ymm10
	vfmadd231ps	%ymm27, %ymm25, %ymm12  # ymm12 = (ymm25 * ymm27) + ymm12
	vfmadd231ps	%ymm22, %ymm25, %ymm13  # ymm13 = (ymm25 * ymm22) + ymm13
	vmovups	15840(%r14,%r15,4), %ymm22
	vfmadd231ps	%ymm24, %ymm22, %ymm10  # ymm10 = (ymm22 * ymm24) + ymm10
	vfmadd231ps	%ymm23, %ymm22, %ymm13  # ymm13 = (ymm22 * ymm23) + ymm13
	vmovups	19584(%r14,%r15,4), %ymm23
	vmovups	5760(%rsi,%r15,4), %ymm22
	vfmadd231ps	%ymm22, %ymm23, %ymm1   # ymm1 = (ymm23 * ymm22) + ymm1
	vfmadd231ps	%ymm23, %ymm17, %ymm0   # ymm0 = (ymm17 * ymm23) + ymm0
	vmovups	19872(%r14,%r15,4), %ymm25
	vmovups	6048(%rsi,%r15,4), %ymm23
	vfmadd231ps	%ymm23, %ymm25, %ymm1   # ymm1 = (ymm25 * ymm23) + ymm1
	vfmadd231ps	%ymm25, %ymm15, %ymm0   # ymm0 = (ymm15 * ymm25) + ymm0
	vmovups	20160(%r14,%r15,4), %ymm26
	vmovups	6336(%rsi,%r15,4), %ymm25
	vfmadd231ps	%ymm25, %ymm26, %ymm1   # ymm1 = (ymm26 * ymm25) + ymm1
	vfmadd231ps	%ymm22, %ymm26, %ymm2   # ymm2 = (ymm26 * ymm22) + ymm2
	vfmadd231ps	%ymm14, %ymm26, %ymm0   # ymm0 = (ymm26 * ymm14) + ymm0
	vfmadd231ps	%ymm26, %ymm17, %ymm3   # ymm3 = (ymm17 * ymm26) + ymm3
	vmovups	20448(%r14,%r15,4), %ymm27
	vmovups	6624(%rsi,%r15,4), %ymm26
	vfmadd231ps	%ymm26, %ymm27, %ymm1   # ymm1 = (ymm27 * ymm26) + ymm1
	vfmadd231ps	%ymm23, %ymm27, %ymm2   # ymm2 = (ymm27 * ymm23) + ymm2
	vfmadd231ps	%ymm16, %ymm27, %ymm0   # ymm0 = (ymm27 * ymm16) + ymm0
	vfmadd231ps	%ymm27, %ymm15, %ymm3   # ymm3 = (ymm15 * ymm27) + ymm3
	vmovups	20736(%r14,%r15,4), %ymm29
	vmovups	6912(%rsi,%r15,4), %ymm27
	vfmadd231ps	%ymm27, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm27) + ymm1
	vfmadd231ps	%ymm25, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm25) + ymm2
	vfmadd231ps	%ymm22, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm22) + ymm4
	vfmadd231ps	%ymm18, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm18) + ymm0
	vfmadd231ps	%ymm14, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm14) + ymm3
	vfmadd231ps	%ymm29, %ymm17, %ymm6   # ymm6 = (ymm17 * ymm29) + ymm6
	vmovups	21024(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm26, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm26) + ymm2
	vfmadd231ps	%ymm23, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm23) + ymm4
	vfmadd231ps	%ymm16, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm16) + ymm3
	vfmadd231ps	%ymm29, %ymm15, %ymm6   # ymm6 = (ymm15 * ymm29) + ymm6
	vmovups	21312(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm27) + ymm2
	vfmadd231ps	%ymm25, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm25) + ymm4
	vfmadd231ps	%ymm22, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm22) + ymm5
	vfmadd231ps	%ymm18, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm18) + ymm3
	vfmadd231ps	%ymm14, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm14) + ymm6
	vfmadd231ps	%ymm29, %ymm17, %ymm9   # ymm9 = (ymm17 * ymm29) + ymm9
	vmovups	21600(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm26, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm26) + ymm4
	vfmadd231ps	%ymm23, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm23) + ymm5
	vfmadd231ps	%ymm16, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm16) + ymm6
	vfmadd231ps	%ymm29, %ymm15, %ymm9   # ymm9 = (ymm15 * ymm29) + ymm9
	vmovups	21888(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm27) + ymm4
	vfmadd231ps	%ymm25, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm25) + ymm5
	vfmadd231ps	%ymm22, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm22) + ymm7
	vfmadd231ps	%ymm18, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm18) + ymm6
	vfmadd231ps	%ymm14, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm14) + ymm9
	vfmadd231ps	%ymm29, %ymm17, %ymm11  # ymm11 = (ymm17 * ymm29) + ymm11
	vmovups	22176(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm26, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm26) + ymm5
	vfmadd231ps	%ymm23, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm23) + ymm7
	vfmadd231ps	%ymm16, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm16) + ymm9
	vfmadd231ps	%ymm29, %ymm15, %ymm11  # ymm11 = (ymm15 * ymm29) + ymm11
	vmovups	22464(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm27) + ymm5
	vfmadd231ps	%ymm25, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm25) + ymm7
	vfmadd231ps	%ymm22, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm22) + ymm8
	vfmadd231ps	%ymm18, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm18) + ymm9
	vfmadd231ps	%ymm14, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm14) + ymm11
	vfmadd231ps	%ymm29, %ymm17, %ymm12  # ymm12 = (ymm17 * ymm29) + ymm12
	vmovups	22752(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm26, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm26) + ymm7
	vfmadd231ps	%ymm23, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm23) + ymm8
	vfmadd231ps	%ymm16, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm16) + ymm11
	vfmadd231ps	%ymm29, %ymm15, %ymm12  # ymm12 = (ymm15 * ymm29) + ymm12
	vmovups	23040(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm27) + ymm7
	vfmadd231ps	%ymm25, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm25) + ymm8
	vfmadd231ps	%ymm22, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm22) + ymm10
	vfmadd231ps	%ymm18, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm18) + ymm11
	vfmadd231ps	%ymm14, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm14) + ymm12
	vfmadd231ps	%ymm17, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm17) + ymm13
	vmovups	23328(%r14,%r15,4), %ymm17
	vfmadd231ps	%ymm26, %ymm17, %ymm8   # ymm8 = (ymm17 * ymm26) + ymm8
	vfmadd231ps	%ymm23, %ymm17, %ymm10  # ymm10 = (ymm17 * ymm23) + ymm10
	vfmadd231ps	%ymm16, %ymm17, %ymm12  # ymm12 = (ymm17 * ymm16) + ymm12
	vfmadd231ps	%ymm15, %ymm17, %ymm13  # ymm13 = (ymm17 * ymm15) + ymm13
	vmovups	23616(%r14,%r15,4), %ymm15
	vfmadd231ps	%ymm27, %ymm15, %ymm8   # ymm8 = (ymm15 * ymm27) + ymm8
	vfmadd231ps	%ymm25, %ymm15, %ymm10  # ymm10 = (ymm15 * ymm25) + ymm10
	vfmadd231ps	%ymm18, %ymm15, %ymm12  # ymm12 = (ymm15 * ymm18) + ymm12
	vfmadd231ps	%ymm14, %ymm15, %ymm13  # ymm13 = (ymm15 * ymm14) + ymm13
	vmovups	23904(%r14,%r15,4), %ymm14
	vfmadd231ps	%ymm26, %ymm14, %ymm10  # ymm10 = (ymm14 * ymm26) + ymm10
	vfmadd231ps	%ymm16, %ymm14, %ymm13  # ymm13 = (ymm14 * ymm16) + ymm13
	vmovups	%ymm1, 2016(%rbx,%r15,4)
	vmovups	%ymm2, 2304(%rbx,%r15,4)
	vmovups	%ymm4, 2592(%rbx,%r15,4)
	vmovups	%ymm5, 2880(%rbx,%r15,4)
	vmovups	%ymm7, 3168(%rbx,%r15,4)
	vmovups	%ymm8, 3456(%rbx,%r15,4)
	vmovups	%ymm10, 3744(%rbx,%r15,4)
	vfmadd231ps	27648(%r14,%r15,4), %ymm19, %ymm0 # ymm0 = (ymm19 * mem) + ymm0
	vfmadd231ps	27936(%r14,%r15,4), %ymm20, %ymm0 # ymm0 = (ymm20 * mem) + ymm0
	vmovups	28224(%r14,%r15,4), %ymm1
	vmovups	28512(%r14,%r15,4), %ymm2
	vfmadd231ps	%ymm21, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm21) + ymm0
	vfmadd231ps	%ymm1, %ymm19, %ymm3    # ymm3 = (ymm19 * ymm1) + ymm3
	vfmadd231ps	%ymm24, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm24) + ymm0
	vfmadd231ps	%ymm2, %ymm20, %ymm3    # ymm3 = (ymm20 * ymm2) + ymm3
	vmovups	28800(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm28, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm28) + ymm0
	vfmadd231ps	%ymm21, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm21) + ymm3
	vfmadd231ps	%ymm1, %ymm19, %ymm6    # ymm6 = (ymm19 * ymm1) + ymm6
	vmovups	29088(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm24) + ymm3
	vfmadd231ps	%ymm1, %ymm20, %ymm6    # ymm6 = (ymm20 * ymm1) + ymm6
	vmovups	29376(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm28, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm28) + ymm3
	vfmadd231ps	%ymm21, %ymm1, %ymm6    # ymm6 = (ymm1 * ymm21) + ymm6
	vfmadd231ps	%ymm1, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm1) + ymm9
	vmovups	29664(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm6    # ymm6 = (ymm1 * ymm24) + ymm6
	vfmadd231ps	%ymm1, %ymm20, %ymm9    # ymm9 = (ymm20 * ymm1) + ymm9
	vmovups	29952(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm28, %ymm1, %ymm6    # ymm6 = (ymm1 * ymm28) + ymm6
	vfmadd231ps	%ymm21, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm21) + ymm9
	vfmadd231ps	%ymm1, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm1) + ymm11
	vmovups	30240(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm24) + ymm9
	vfmadd231ps	%ymm1, %ymm20, %ymm11   # ymm11 = (ymm20 * ymm1) + ymm11
	vmovups	30528(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm28, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm28) + ymm9
	vfmadd231ps	%ymm21, %ymm1, %ymm11   # ymm11 = (ymm1 * ymm21) + ymm11
	vfmadd231ps	%ymm1, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm1) + ymm12
	vmovups	30816(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm11   # ymm11 = (ymm1 * ymm24) + ymm11
	vfmadd231ps	%ymm1, %ymm20, %ymm12   # ymm12 = (ymm20 * ymm1) + ymm12
	vmovups	31104(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm28, %ymm1, %ymm11   # ymm11 = (ymm1 * ymm28) + ymm11
	vfmadd231ps	%ymm21, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm21) + ymm12
	vfmadd231ps	%ymm19, %ymm1, %ymm13   # ymm13 = (ymm1 * ymm19) + ymm13
	vmovups	31392(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm24) + ymm12
	vfmadd231ps	%ymm20, %ymm1, %ymm13   # ymm13 = (ymm1 * ymm20) + ymm13
	vmovups	31680(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm28, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm28) + ymm12
	vfmadd231ps	%ymm21, %ymm1, %ymm13   # ymm13 = (ymm1 * ymm21) + ymm13
	vfmadd231ps	31968(%r14,%r15,4), %ymm24, %ymm13 # ymm13 = (ymm24 * mem) + ymm13
	vfmadd231ps	35712(%r14,%r15,4), %ymm22, %ymm0 # ymm0 = (ymm22 * mem) + ymm0
	vfmadd231ps	36000(%r14,%r15,4), %ymm23, %ymm0 # ymm0 = (ymm23 * mem) + ymm0
	vmovups	36288(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm25, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm25) + ymm0
	vfmadd231ps	%ymm1, %ymm22, %ymm3    # ymm3 = (ymm22 * ymm1) + ymm3
	vmovups	36576(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm26) + ymm0
	vfmadd231ps	%ymm1, %ymm23, %ymm3    # ymm3 = (ymm23 * ymm1) + ymm3
	vmovups	36864(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm27, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm27) + ymm0
	vfmadd231ps	%ymm25, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm25) + ymm3
	vfmadd231ps	%ymm1, %ymm22, %ymm6    # ymm6 = (ymm22 * ymm1) + ymm6
	vmovups	37152(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm26) + ymm3
	vfmadd231ps	%ymm1, %ymm23, %ymm6    # ymm6 = (ymm23 * ymm1) + ymm6
	vmovups	37440(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm27, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm27) + ymm3
	vfmadd231ps	%ymm25, %ymm1, %ymm6    # ymm6 = (ymm1 * ymm25) + ymm6
	vfmadd231ps	%ymm1, %ymm22, %ymm9    # ymm9 = (ymm22 * ymm1) + ymm9
	vmovups	37728(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm6    # ymm6 = (ymm1 * ymm26) + ymm6
	vfmadd231ps	%ymm1, %ymm23, %ymm9    # ymm9 = (ymm23 * ymm1) + ymm9
	vmovups	38016(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm27, %ymm1, %ymm6    # ymm6 = (ymm1 * ymm27) + ymm6
	vfmadd231ps	%ymm25, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm25) + ymm9
	vfmadd231ps	%ymm1, %ymm22, %ymm11   # ymm11 = (ymm22 * ymm1) + ymm11
	vmovups	38304(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm26) + ymm9
	vfmadd231ps	%ymm1, %ymm23, %ymm11   # ymm11 = (ymm23 * ymm1) + ymm11
	vmovups	38592(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm27, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm27) + ymm9
	vfmadd231ps	%ymm25, %ymm1, %ymm11   # ymm11 = (ymm1 * ymm25) + ymm11
	vfmadd231ps	%ymm1, %ymm22, %ymm12   # ymm12 = (ymm22 * ymm1) + ymm12
	vmovups	38880(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm11   # ymm11 = (ymm1 * ymm26) + ymm11
	vfmadd231ps	%ymm1, %ymm23, %ymm12   # ymm12 = (ymm23 * ymm1) + ymm12
	vmovups	39168(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm27, %ymm1, %ymm11   # ymm11 = (ymm1 * ymm27) + ymm11
	vfmadd231ps	%ymm25, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm25) + ymm12
	vfmadd231ps	%ymm22, %ymm1, %ymm13   # ymm13 = (ymm1 * ymm22) + ymm13
	vmovups	39456(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm26) + ymm12
	vfmadd231ps	%ymm23, %ymm1, %ymm13   # ymm13 = (ymm1 * ymm23) + ymm13
	vmovups	39744(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm27, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm27) + ymm12
	vfmadd231ps	%ymm25, %ymm1, %ymm13   # ymm13 = (ymm1 * ymm25) + ymm13
	vfmadd231ps	40032(%r14,%r15,4), %ymm26, %ymm13 # ymm13 = (ymm26 * mem) + ymm13
	vmovups	%ymm0, 6048(%rbx,%r15,4)
	vmovups	%ymm3, 6336(%rbx,%r15,4)
	vmovups	%ymm6, 6624(%rbx,%r15,4)
	vmovups	%ymm9, 6912(%rbx,%r15,4)
	vmovups	%ymm11, 7200(%rbx,%r15,4)
	vmovups	%ymm12, 7488(%rbx,%r15,4)
	vmovups	%ymm13, 7776(%rbx,%r15,4)
	leaq	2(%r11), %rbx
	addq	$8064, %rax                     # imm = 0x1F80
	addq	$32256, %r8                     # imm = 0x7E00
	addq	$8064, %r9                      # imm = 0x1F80
	addq	$32256, %r10                    # imm = 0x7E00
	cmpq	$10, %r11
	movq	%rbx, %r11
	jae	.LBB1_14
.LBB1_7:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_9 Depth 2
                                        #     Child Loop BB1_12 Depth 2
	xorl	%r14d, %r14d
	#APP
	#NO_APP
	imulq	$4032, %r11, %rbx               # imm = 0xFC0
	cmpq	$64, %r14
	jge	.LBB1_10
# %bb.8:                                # %.lr.ph13
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-16, %r14
	.p2align	4
.LBB1_9:                                #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-6272(%rcx,%r14,4), %zmm19
	vmovups	-18080(%r8,%r14,4), %zmm1
	vmovups	-17792(%r8,%r14,4), %zmm2
	vmulps	%zmm19, %zmm1, %zmm0
	vmovups	-6848(%rcx,%r14,4), %zmm13
	vmovups	-6560(%rcx,%r14,4), %zmm24
	vmulps	%zmm13, %zmm1, %zmm3
	vmovups	-5984(%rcx,%r14,4), %zmm20
	vfmadd231ps	%zmm20, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm20) + zmm0
	vfmadd231ps	%zmm2, %zmm24, %zmm3    # zmm3 = (zmm24 * zmm2) + zmm3
	vmovups	-17504(%r8,%r14,4), %zmm1
	vmovups	-5696(%rcx,%r14,4), %zmm21
	vfmadd231ps	%zmm21, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm19) + zmm3
	vmulps	%zmm1, %zmm13, %zmm4
	vmovups	-17216(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm20, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm20) + zmm3
	vfmadd231ps	%zmm1, %zmm24, %zmm4    # zmm4 = (zmm24 * zmm1) + zmm4
	vmovups	-16928(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm21, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm19) + zmm4
	vmulps	%zmm1, %zmm13, %zmm5
	vmovups	-16640(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm20, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm20) + zmm4
	vfmadd231ps	%zmm1, %zmm24, %zmm5    # zmm5 = (zmm24 * zmm1) + zmm5
	vmovups	-16352(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm21, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm21) + zmm4
	vfmadd231ps	%zmm19, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm19) + zmm5
	vmulps	%zmm1, %zmm13, %zmm7
	vmovups	-16064(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm20, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm20) + zmm5
	vfmadd231ps	%zmm1, %zmm24, %zmm7    # zmm7 = (zmm24 * zmm1) + zmm7
	vmovups	-15776(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm21, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm21) + zmm5
	vfmadd231ps	%zmm19, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm19) + zmm7
	vmulps	%zmm1, %zmm13, %zmm8
	vmovups	-15488(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm20, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm20) + zmm7
	vfmadd231ps	%zmm1, %zmm24, %zmm8    # zmm8 = (zmm24 * zmm1) + zmm8
	vmovups	-15200(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm21, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm21) + zmm7
	vfmadd231ps	%zmm19, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm19) + zmm8
	vmulps	%zmm1, %zmm13, %zmm10
	vmovups	-14912(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm20, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm20) + zmm8
	vfmadd231ps	%zmm1, %zmm24, %zmm10   # zmm10 = (zmm24 * zmm1) + zmm10
	vmovups	-14624(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm21, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm21) + zmm8
	vfmadd231ps	%zmm1, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm1) + zmm10
	vfmadd231ps	-14336(%r8,%r14,4), %zmm20, %zmm10 # zmm10 = (zmm20 * mem) + zmm10
	vfmadd231ps	-14048(%r8,%r14,4), %zmm21, %zmm10 # zmm10 = (zmm21 * mem) + zmm10
	vmovups	-10016(%r8,%r14,4), %zmm1
	vmovups	-4832(%rcx,%r14,4), %zmm22
	vfmadd231ps	%zmm22, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm22) + zmm0
	vmovups	-5408(%rcx,%r14,4), %zmm28
	vfmadd231ps	%zmm1, %zmm28, %zmm3    # zmm3 = (zmm28 * zmm1) + zmm3
	vmovups	-9728(%r8,%r14,4), %zmm1
	vmovups	-4544(%rcx,%r14,4), %zmm23
	vfmadd231ps	%zmm23, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm23) + zmm0
	vmovups	-5120(%rcx,%r14,4), %zmm27
	vfmadd231ps	%zmm1, %zmm27, %zmm3    # zmm3 = (zmm27 * zmm1) + zmm3
	vmovups	-9440(%r8,%r14,4), %zmm1
	vmovups	-4256(%rcx,%r14,4), %zmm25
	vfmadd231ps	%zmm25, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm25) + zmm0
	vfmadd231ps	%zmm22, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm22) + zmm3
	vfmadd231ps	%zmm1, %zmm28, %zmm4    # zmm4 = (zmm28 * zmm1) + zmm4
	vmovups	-9152(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm23, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm23) + zmm3
	vfmadd231ps	%zmm1, %zmm27, %zmm4    # zmm4 = (zmm27 * zmm1) + zmm4
	vmovups	-8864(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm25, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm25) + zmm3
	vfmadd231ps	%zmm22, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm22) + zmm4
	vfmadd231ps	%zmm1, %zmm28, %zmm5    # zmm5 = (zmm28 * zmm1) + zmm5
	vmovups	-8576(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm23, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm23) + zmm4
	vfmadd231ps	%zmm1, %zmm27, %zmm5    # zmm5 = (zmm27 * zmm1) + zmm5
	vmovups	-8288(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm25, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm25) + zmm4
	vfmadd231ps	%zmm22, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm22) + zmm5
	vfmadd231ps	%zmm1, %zmm28, %zmm7    # zmm7 = (zmm28 * zmm1) + zmm7
	vmovups	-8000(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm23, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm23) + zmm5
	vfmadd231ps	%zmm1, %zmm27, %zmm7    # zmm7 = (zmm27 * zmm1) + zmm7
	vmovups	-7712(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm25, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm25) + zmm5
	vfmadd231ps	%zmm22, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm22) + zmm7
	vfmadd231ps	%zmm1, %zmm28, %zmm8    # zmm8 = (zmm28 * zmm1) + zmm8
	vmovups	-7424(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm23, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm23) + zmm7
	vfmadd231ps	%zmm1, %zmm27, %zmm8    # zmm8 = (zmm27 * zmm1) + zmm8
	vmovups	-7136(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm25, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm25) + zmm7
	vfmadd231ps	%zmm22, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm22) + zmm8
	vfmadd231ps	%zmm1, %zmm28, %zmm10   # zmm10 = (zmm28 * zmm1) + zmm10
	vmovups	-6848(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm23, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm23) + zmm8
	vfmadd231ps	%zmm1, %zmm27, %zmm10   # zmm10 = (zmm27 * zmm1) + zmm10
	vmovups	-6560(%r8,%r14,4), %zmm1
	vfmadd231ps	%zmm25, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm25) + zmm8
	vfmadd231ps	%zmm1, %zmm22, %zmm10   # zmm10 = (zmm22 * zmm1) + zmm10
	vfmadd231ps	-6272(%r8,%r14,4), %zmm23, %zmm10 # zmm10 = (zmm23 * mem) + zmm10
	vfmadd231ps	-5984(%r8,%r14,4), %zmm25, %zmm10 # zmm10 = (zmm25 * mem) + zmm10
	vmovups	-1952(%r8,%r14,4), %zmm2
	vmovups	-3392(%rcx,%r14,4), %zmm14
	vfmadd231ps	%zmm14, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm14) + zmm0
	vmovups	-3968(%rcx,%r14,4), %zmm17
	vfmadd231ps	%zmm17, %zmm2, %zmm3    # zmm3 = (zmm2 * zmm17) + zmm3
	vmulps	%zmm2, %zmm19, %zmm1
	vmulps	%zmm2, %zmm13, %zmm2
	vmovups	-1664(%r8,%r14,4), %zmm6
	vmovups	-3104(%rcx,%r14,4), %zmm15
	vfmadd231ps	%zmm15, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm15) + zmm0
	vmovups	-3680(%rcx,%r14,4), %zmm18
	vfmadd231ps	%zmm18, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm18) + zmm3
	vfmadd231ps	%zmm20, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm20) + zmm1
	vfmadd231ps	%zmm6, %zmm24, %zmm2    # zmm2 = (zmm24 * zmm6) + zmm2
	vmovups	-1376(%r8,%r14,4), %zmm6
	vmovups	-2816(%rcx,%r14,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm14) + zmm3
	vfmadd231ps	%zmm17, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm17) + zmm4
	vfmadd231ps	%zmm21, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vmulps	%zmm6, %zmm13, %zmm6
	vmovups	-1088(%r8,%r14,4), %zmm9
	vfmadd231ps	%zmm15, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm15) + zmm3
	vfmadd231ps	%zmm18, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm18) + zmm4
	vfmadd231ps	%zmm20, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm20) + zmm2
	vfmadd231ps	%zmm9, %zmm24, %zmm6    # zmm6 = (zmm24 * zmm9) + zmm6
	vmovups	-800(%r8,%r14,4), %zmm9
	vfmadd231ps	%zmm16, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm21) + zmm2
	vfmadd231ps	%zmm19, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm19) + zmm6
	vmulps	%zmm9, %zmm13, %zmm9
	vmovups	-512(%r8,%r14,4), %zmm11
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm20, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm20) + zmm6
	vfmadd231ps	%zmm11, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm11) + zmm9
	vmovups	-224(%r8,%r14,4), %zmm11
	vfmadd231ps	%zmm16, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vfmadd231ps	%zmm17, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm17) + zmm7
	vfmadd231ps	%zmm21, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm21) + zmm6
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vmulps	%zmm11, %zmm13, %zmm11
	vmovups	64(%r8,%r14,4), %zmm12
	vfmadd231ps	%zmm15, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm15) + zmm5
	vfmadd231ps	%zmm18, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm18) + zmm7
	vfmadd231ps	%zmm20, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm20) + zmm9
	vfmadd231ps	%zmm12, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm12) + zmm11
	vmovups	352(%r8,%r14,4), %zmm12
	vfmadd231ps	%zmm16, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm16) + zmm5
	vfmadd231ps	%zmm14, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm14) + zmm7
	vfmadd231ps	%zmm17, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm21) + zmm9
	vfmadd231ps	%zmm19, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm19) + zmm11
	vmulps	%zmm12, %zmm13, %zmm12
	vmovups	640(%r8,%r14,4), %zmm26
	vfmadd231ps	%zmm15, %zmm26, %zmm7   # zmm7 = (zmm26 * zmm15) + zmm7
	vfmadd231ps	%zmm18, %zmm26, %zmm8   # zmm8 = (zmm26 * zmm18) + zmm8
	vfmadd231ps	%zmm20, %zmm26, %zmm11  # zmm11 = (zmm26 * zmm20) + zmm11
	vfmadd231ps	%zmm26, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm26) + zmm12
	vmovups	928(%r8,%r14,4), %zmm26
	vfmadd231ps	%zmm16, %zmm26, %zmm7   # zmm7 = (zmm26 * zmm16) + zmm7
	vfmadd231ps	%zmm14, %zmm26, %zmm8   # zmm8 = (zmm26 * zmm14) + zmm8
	vfmadd231ps	%zmm17, %zmm26, %zmm10  # zmm10 = (zmm26 * zmm17) + zmm10
	vfmadd231ps	%zmm21, %zmm26, %zmm11  # zmm11 = (zmm26 * zmm21) + zmm11
	vfmadd231ps	%zmm19, %zmm26, %zmm12  # zmm12 = (zmm26 * zmm19) + zmm12
	vmulps	%zmm26, %zmm13, %zmm13
	vmovups	1216(%r8,%r14,4), %zmm26
	vfmadd231ps	%zmm15, %zmm26, %zmm8   # zmm8 = (zmm26 * zmm15) + zmm8
	vfmadd231ps	%zmm18, %zmm26, %zmm10  # zmm10 = (zmm26 * zmm18) + zmm10
	vfmadd231ps	%zmm20, %zmm26, %zmm12  # zmm12 = (zmm26 * zmm20) + zmm12
	vfmadd231ps	%zmm24, %zmm26, %zmm13  # zmm13 = (zmm26 * zmm24) + zmm13
	vmovups	1504(%r8,%r14,4), %zmm24
	vfmadd231ps	%zmm16, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm16) + zmm8
	vfmadd231ps	%zmm14, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm14) + zmm10
	vfmadd231ps	%zmm21, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm21) + zmm12
	vfmadd231ps	%zmm19, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm19) + zmm13
	vmovups	1792(%r8,%r14,4), %zmm19
	vfmadd231ps	%zmm15, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm15) + zmm10
	vfmadd231ps	%zmm20, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm20) + zmm13
	vmovups	2080(%r8,%r14,4), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm16) + zmm10
	vfmadd231ps	%zmm21, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm21) + zmm13
	vmovups	6112(%r8,%r14,4), %zmm20
	vmovups	-1952(%rcx,%r14,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm19) + zmm0
	vmovups	-2528(%rcx,%r14,4), %zmm21
	vfmadd231ps	%zmm21, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm21) + zmm3
	vfmadd231ps	%zmm22, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm22) + zmm1
	vfmadd231ps	%zmm20, %zmm28, %zmm2   # zmm2 = (zmm28 * zmm20) + zmm2
	vmovups	6400(%r8,%r14,4), %zmm24
	vmovups	-1664(%rcx,%r14,4), %zmm20
	vfmadd231ps	%zmm20, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm20) + zmm0
	vmovups	-2240(%rcx,%r14,4), %zmm26
	vfmadd231ps	%zmm26, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm26) + zmm3
	vfmadd231ps	%zmm23, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm23) + zmm1
	vfmadd231ps	%zmm24, %zmm27, %zmm2   # zmm2 = (zmm27 * zmm24) + zmm2
	vmovups	6688(%r8,%r14,4), %zmm29
	vmovups	-1376(%rcx,%r14,4), %zmm24
	vfmadd231ps	%zmm24, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm24) + zmm0
	vfmadd231ps	%zmm19, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm19) + zmm3
	vfmadd231ps	%zmm21, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm21) + zmm4
	vfmadd231ps	%zmm25, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm25) + zmm1
	vfmadd231ps	%zmm22, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm22) + zmm2
	vfmadd231ps	%zmm29, %zmm28, %zmm6   # zmm6 = (zmm28 * zmm29) + zmm6
	vmovups	6976(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm20) + zmm3
	vfmadd231ps	%zmm26, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm26) + zmm4
	vfmadd231ps	%zmm23, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm23) + zmm2
	vfmadd231ps	%zmm29, %zmm27, %zmm6   # zmm6 = (zmm27 * zmm29) + zmm6
	vmovups	7264(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm24) + zmm3
	vfmadd231ps	%zmm19, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm19) + zmm4
	vfmadd231ps	%zmm21, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm21) + zmm5
	vfmadd231ps	%zmm25, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm25) + zmm2
	vfmadd231ps	%zmm22, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm22) + zmm6
	vfmadd231ps	%zmm29, %zmm28, %zmm9   # zmm9 = (zmm28 * zmm29) + zmm9
	vmovups	7552(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm20) + zmm4
	vfmadd231ps	%zmm26, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm26) + zmm5
	vfmadd231ps	%zmm23, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm23) + zmm6
	vfmadd231ps	%zmm29, %zmm27, %zmm9   # zmm9 = (zmm27 * zmm29) + zmm9
	vmovups	7840(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm24) + zmm4
	vfmadd231ps	%zmm19, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm19) + zmm5
	vfmadd231ps	%zmm21, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm21) + zmm7
	vfmadd231ps	%zmm25, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm25) + zmm6
	vfmadd231ps	%zmm22, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm22) + zmm9
	vfmadd231ps	%zmm29, %zmm28, %zmm11  # zmm11 = (zmm28 * zmm29) + zmm11
	vmovups	8128(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm20) + zmm5
	vfmadd231ps	%zmm26, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm26) + zmm7
	vfmadd231ps	%zmm23, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm23) + zmm9
	vfmadd231ps	%zmm29, %zmm27, %zmm11  # zmm11 = (zmm27 * zmm29) + zmm11
	vmovups	8416(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm24) + zmm5
	vfmadd231ps	%zmm19, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm19) + zmm7
	vfmadd231ps	%zmm21, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm21) + zmm8
	vfmadd231ps	%zmm25, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm25) + zmm9
	vfmadd231ps	%zmm22, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm22) + zmm11
	vfmadd231ps	%zmm29, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm29) + zmm12
	vmovups	8704(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm20) + zmm7
	vfmadd231ps	%zmm26, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm26) + zmm8
	vfmadd231ps	%zmm23, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm23) + zmm11
	vfmadd231ps	%zmm29, %zmm27, %zmm12  # zmm12 = (zmm27 * zmm29) + zmm12
	vmovups	8992(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm24) + zmm7
	vfmadd231ps	%zmm19, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm19) + zmm8
	vfmadd231ps	%zmm21, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm21) + zmm10
	vfmadd231ps	%zmm25, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm25) + zmm11
	vfmadd231ps	%zmm22, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm22) + zmm12
	vfmadd231ps	%zmm28, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm28) + zmm13
	vmovups	9280(%r8,%r14,4), %zmm28
	vfmadd231ps	%zmm20, %zmm28, %zmm8   # zmm8 = (zmm28 * zmm20) + zmm8
	vfmadd231ps	%zmm26, %zmm28, %zmm10  # zmm10 = (zmm28 * zmm26) + zmm10
	vfmadd231ps	%zmm23, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm23) + zmm12
	vfmadd231ps	%zmm27, %zmm28, %zmm13  # zmm13 = (zmm28 * zmm27) + zmm13
	vmovups	9568(%r8,%r14,4), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm8   # zmm8 = (zmm27 * zmm24) + zmm8
	vfmadd231ps	%zmm19, %zmm27, %zmm10  # zmm10 = (zmm27 * zmm19) + zmm10
	vfmadd231ps	%zmm25, %zmm27, %zmm12  # zmm12 = (zmm27 * zmm25) + zmm12
	vfmadd231ps	%zmm22, %zmm27, %zmm13  # zmm13 = (zmm27 * zmm22) + zmm13
	vmovups	9856(%r8,%r14,4), %zmm22
	vfmadd231ps	%zmm20, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm20) + zmm10
	vfmadd231ps	%zmm23, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm23) + zmm13
	vmovups	10144(%r8,%r14,4), %zmm22
	vfmadd231ps	%zmm24, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm24) + zmm10
	vfmadd231ps	%zmm25, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm25) + zmm13
	vmovups	14176(%r8,%r14,4), %zmm23
	vmovups	-512(%rcx,%r14,4), %zmm22
	vfmadd231ps	%zmm22, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm22) + zmm0
	vmovups	-1088(%rcx,%r14,4), %zmm25
	vfmadd231ps	%zmm25, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm25) + zmm3
	vfmadd231ps	%zmm14, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm14) + zmm1
	vfmadd231ps	%zmm23, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm23) + zmm2
	vmovups	14464(%r8,%r14,4), %zmm27
	vmovups	-224(%rcx,%r14,4), %zmm23
	vfmadd231ps	%zmm23, %zmm27, %zmm0   # zmm0 = (zmm27 * zmm23) + zmm0
	vmovups	-800(%rcx,%r14,4), %zmm28
	vfmadd231ps	%zmm28, %zmm27, %zmm3   # zmm3 = (zmm27 * zmm28) + zmm3
	vfmadd231ps	%zmm15, %zmm27, %zmm1   # zmm1 = (zmm27 * zmm15) + zmm1
	vfmadd231ps	%zmm27, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm27) + zmm2
	vmovups	14752(%r8,%r14,4), %zmm29
	vmovups	64(%rcx,%r14,4), %zmm27
	vfmadd231ps	%zmm27, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm27) + zmm0
	vfmadd231ps	%zmm22, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm22) + zmm3
	vfmadd231ps	%zmm25, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm25) + zmm4
	vfmadd231ps	%zmm16, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm14) + zmm2
	vfmadd231ps	%zmm29, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm29) + zmm6
	vmovups	15040(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm23) + zmm3
	vfmadd231ps	%zmm28, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm28) + zmm4
	vfmadd231ps	%zmm15, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm15) + zmm2
	vfmadd231ps	%zmm29, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm29) + zmm6
	vmovups	15328(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm27) + zmm3
	vfmadd231ps	%zmm22, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm22) + zmm4
	vfmadd231ps	%zmm25, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm25) + zmm5
	vfmadd231ps	%zmm16, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm14) + zmm6
	vfmadd231ps	%zmm29, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm29) + zmm9
	vmovups	15616(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm23) + zmm4
	vfmadd231ps	%zmm28, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm28) + zmm5
	vfmadd231ps	%zmm15, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm15) + zmm6
	vfmadd231ps	%zmm29, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm29) + zmm9
	vmovups	15904(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm27) + zmm4
	vfmadd231ps	%zmm22, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm22) + zmm5
	vfmadd231ps	%zmm25, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm25) + zmm7
	vfmadd231ps	%zmm16, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm16) + zmm6
	vfmadd231ps	%zmm14, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm14) + zmm9
	vfmadd231ps	%zmm29, %zmm17, %zmm11  # zmm11 = (zmm17 * zmm29) + zmm11
	vmovups	16192(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm23) + zmm5
	vfmadd231ps	%zmm28, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm28) + zmm7
	vfmadd231ps	%zmm15, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm15) + zmm9
	vfmadd231ps	%zmm29, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm29) + zmm11
	vmovups	16480(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm27) + zmm5
	vfmadd231ps	%zmm22, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm22) + zmm7
	vfmadd231ps	%zmm25, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm25) + zmm8
	vfmadd231ps	%zmm16, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm16) + zmm9
	vfmadd231ps	%zmm14, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm14) + zmm11
	vfmadd231ps	%zmm29, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm29) + zmm12
	vmovups	16768(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm23) + zmm7
	vfmadd231ps	%zmm28, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm28) + zmm8
	vfmadd231ps	%zmm15, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm15) + zmm11
	vfmadd231ps	%zmm29, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm29) + zmm12
	vmovups	17056(%r8,%r14,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm27) + zmm7
	vfmadd231ps	%zmm22, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm22) + zmm8
	vfmadd231ps	%zmm25, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm25) + zmm10
	vfmadd231ps	%zmm16, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm16) + zmm11
	vfmadd231ps	%zmm14, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm14) + zmm12
	vfmadd231ps	%zmm17, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm17) + zmm13
	vmovups	17344(%r8,%r14,4), %zmm17
	vfmadd231ps	%zmm23, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm23) + zmm8
	vfmadd231ps	%zmm28, %zmm17, %zmm10  # zmm10 = (zmm17 * zmm28) + zmm10
	vfmadd231ps	%zmm15, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm15) + zmm12
	vfmadd231ps	%zmm18, %zmm17, %zmm13  # zmm13 = (zmm17 * zmm18) + zmm13
	vmovups	17632(%r8,%r14,4), %zmm17
	vfmadd231ps	%zmm27, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm27) + zmm8
	vfmadd231ps	%zmm22, %zmm17, %zmm10  # zmm10 = (zmm17 * zmm22) + zmm10
	vfmadd231ps	%zmm16, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm16) + zmm12
	vfmadd231ps	%zmm14, %zmm17, %zmm13  # zmm13 = (zmm17 * zmm14) + zmm13
	vmovups	17920(%r8,%r14,4), %zmm14
	vfmadd231ps	%zmm23, %zmm14, %zmm10  # zmm10 = (zmm14 * zmm23) + zmm10
	vfmadd231ps	%zmm15, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm15) + zmm13
	vmovups	18208(%r8,%r14,4), %zmm14
	vfmadd231ps	%zmm27, %zmm14, %zmm10  # zmm10 = (zmm14 * zmm27) + zmm10
	vfmadd231ps	%zmm16, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm16) + zmm13
	vmovups	%zmm0, 64(%rax,%r14,4)
	vmovups	%zmm3, 352(%rax,%r14,4)
	vmovups	%zmm4, 640(%rax,%r14,4)
	vmovups	%zmm5, 928(%rax,%r14,4)
	vmovups	%zmm7, 1216(%rax,%r14,4)
	vmovups	%zmm8, 1504(%rax,%r14,4)
	vmovups	%zmm10, 1792(%rax,%r14,4)
	vmovups	22240(%r8,%r14,4), %zmm0
	vmovups	22528(%r8,%r14,4), %zmm3
	vfmadd231ps	%zmm19, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm19) + zmm1
	vfmadd231ps	%zmm0, %zmm21, %zmm2    # zmm2 = (zmm21 * zmm0) + zmm2
	vfmadd231ps	%zmm20, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm20) + zmm1
	vfmadd231ps	%zmm3, %zmm26, %zmm2    # zmm2 = (zmm26 * zmm3) + zmm2
	vmovups	22816(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm24) + zmm1
	vfmadd231ps	%zmm19, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm19) + zmm2
	vfmadd231ps	%zmm0, %zmm21, %zmm6    # zmm6 = (zmm21 * zmm0) + zmm6
	vmovups	23104(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm20) + zmm2
	vfmadd231ps	%zmm0, %zmm26, %zmm6    # zmm6 = (zmm26 * zmm0) + zmm6
	vmovups	23392(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm24) + zmm2
	vfmadd231ps	%zmm19, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm19) + zmm6
	vfmadd231ps	%zmm0, %zmm21, %zmm9    # zmm9 = (zmm21 * zmm0) + zmm9
	vmovups	23680(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm20) + zmm6
	vfmadd231ps	%zmm0, %zmm26, %zmm9    # zmm9 = (zmm26 * zmm0) + zmm9
	vmovups	23968(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm24) + zmm6
	vfmadd231ps	%zmm19, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm19) + zmm9
	vfmadd231ps	%zmm0, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm0) + zmm11
	vmovups	24256(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm20) + zmm9
	vfmadd231ps	%zmm0, %zmm26, %zmm11   # zmm11 = (zmm26 * zmm0) + zmm11
	vmovups	24544(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm24) + zmm9
	vfmadd231ps	%zmm19, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm19) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm0) + zmm12
	vmovups	24832(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm20) + zmm11
	vfmadd231ps	%zmm0, %zmm26, %zmm12   # zmm12 = (zmm26 * zmm0) + zmm12
	vmovups	25120(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm24) + zmm11
	vfmadd231ps	%zmm19, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm19) + zmm12
	vfmadd231ps	%zmm21, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm21) + zmm13
	vmovups	25408(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm20) + zmm12
	vfmadd231ps	%zmm26, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm26) + zmm13
	vmovups	25696(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm24) + zmm12
	vfmadd231ps	%zmm19, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm19) + zmm13
	vfmadd231ps	25984(%r8,%r14,4), %zmm20, %zmm13 # zmm13 = (zmm20 * mem) + zmm13
	vfmadd231ps	26272(%r8,%r14,4), %zmm24, %zmm13 # zmm13 = (zmm24 * mem) + zmm13
	vmovups	30304(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm22, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm22) + zmm1
	vfmadd231ps	%zmm0, %zmm25, %zmm2    # zmm2 = (zmm25 * zmm0) + zmm2
	vmovups	30592(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm23) + zmm1
	vfmadd231ps	%zmm0, %zmm28, %zmm2    # zmm2 = (zmm28 * zmm0) + zmm2
	vmovups	30880(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm27) + zmm1
	vfmadd231ps	%zmm22, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm22) + zmm2
	vfmadd231ps	%zmm0, %zmm25, %zmm6    # zmm6 = (zmm25 * zmm0) + zmm6
	vmovups	31168(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm23) + zmm2
	vfmadd231ps	%zmm0, %zmm28, %zmm6    # zmm6 = (zmm28 * zmm0) + zmm6
	vmovups	31456(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm27) + zmm2
	vfmadd231ps	%zmm22, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm22) + zmm6
	vfmadd231ps	%zmm0, %zmm25, %zmm9    # zmm9 = (zmm25 * zmm0) + zmm9
	vmovups	31744(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm23) + zmm6
	vfmadd231ps	%zmm0, %zmm28, %zmm9    # zmm9 = (zmm28 * zmm0) + zmm9
	vmovups	32032(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm27) + zmm6
	vfmadd231ps	%zmm22, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm22) + zmm9
	vfmadd231ps	%zmm0, %zmm25, %zmm11   # zmm11 = (zmm25 * zmm0) + zmm11
	vmovups	32320(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm23) + zmm9
	vfmadd231ps	%zmm0, %zmm28, %zmm11   # zmm11 = (zmm28 * zmm0) + zmm11
	vmovups	32608(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm27) + zmm9
	vfmadd231ps	%zmm22, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm22) + zmm11
	vfmadd231ps	%zmm0, %zmm25, %zmm12   # zmm12 = (zmm25 * zmm0) + zmm12
	vmovups	32896(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm23) + zmm11
	vfmadd231ps	%zmm0, %zmm28, %zmm12   # zmm12 = (zmm28 * zmm0) + zmm12
	vmovups	33184(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm27) + zmm11
	vfmadd231ps	%zmm22, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm22) + zmm12
	vfmadd231ps	%zmm25, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm25) + zmm13
	vmovups	33472(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm23) + zmm12
	vfmadd231ps	%zmm28, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm28) + zmm13
	vmovups	33760(%r8,%r14,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm27) + zmm12
	vfmadd231ps	%zmm22, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm22) + zmm13
	vfmadd231ps	34048(%r8,%r14,4), %zmm23, %zmm13 # zmm13 = (zmm23 * mem) + zmm13
	vfmadd231ps	34336(%r8,%r14,4), %zmm27, %zmm13 # zmm13 = (zmm27 * mem) + zmm13
	vmovups	%zmm1, 4096(%rax,%r14,4)
	vmovups	%zmm2, 4384(%rax,%r14,4)
	vmovups	%zmm6, 4672(%rax,%r14,4)
	vmovups	%zmm9, 4960(%rax,%r14,4)
	vmovups	%zmm11, 5248(%rax,%r14,4)
	vmovups	%zmm12, 5536(%rax,%r14,4)
	vmovups	%zmm13, 5824(%rax,%r14,4)
	addq	$16, %r14
	cmpq	$48, %r14
	jl	.LBB1_9
.LBB1_10:                               # %._crit_edge14
                                        #   in Loop: Header=BB1_7 Depth=1
	movl	$64, %r15d
	#APP
	#NO_APP
	leaq	(%rdi,%rbx,4), %r14
	vmovups	576(%rsi,%r15,4), %ymm19
	vmovups	-16128(%r14,%r15,4), %ymm1
	vmovups	-15840(%r14,%r15,4), %ymm2
	vmulps	%ymm19, %ymm1, %ymm0
	vmovups	(%rsi,%r15,4), %ymm13
	vmovups	288(%rsi,%r15,4), %ymm23
	vmulps	%ymm1, %ymm13, %ymm3
	vmovups	864(%rsi,%r15,4), %ymm20
	vfmadd231ps	%ymm20, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm20) + ymm0
	vfmadd231ps	%ymm2, %ymm23, %ymm3    # ymm3 = (ymm23 * ymm2) + ymm3
	vmovups	-15552(%r14,%r15,4), %ymm1
	vmovups	1152(%rsi,%r15,4), %ymm21
	vfmadd231ps	%ymm21, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm21) + ymm0
	vfmadd231ps	%ymm19, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm19) + ymm3
	vmulps	%ymm1, %ymm13, %ymm4
	vmovups	-15264(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm20, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm20) + ymm3
	vfmadd231ps	%ymm1, %ymm23, %ymm4    # ymm4 = (ymm23 * ymm1) + ymm4
	vmovups	-14976(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm21, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm21) + ymm3
	vfmadd231ps	%ymm19, %ymm1, %ymm4    # ymm4 = (ymm1 * ymm19) + ymm4
	vmulps	%ymm1, %ymm13, %ymm5
	vmovups	-14688(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm20, %ymm1, %ymm4    # ymm4 = (ymm1 * ymm20) + ymm4
	vfmadd231ps	%ymm1, %ymm23, %ymm5    # ymm5 = (ymm23 * ymm1) + ymm5
	vmovups	-14400(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm21, %ymm1, %ymm4    # ymm4 = (ymm1 * ymm21) + ymm4
	vfmadd231ps	%ymm19, %ymm1, %ymm5    # ymm5 = (ymm1 * ymm19) + ymm5
	vmulps	%ymm1, %ymm13, %ymm7
	vmovups	-14112(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm20, %ymm1, %ymm5    # ymm5 = (ymm1 * ymm20) + ymm5
	vfmadd231ps	%ymm1, %ymm23, %ymm7    # ymm7 = (ymm23 * ymm1) + ymm7
	vmovups	-13824(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm21, %ymm1, %ymm5    # ymm5 = (ymm1 * ymm21) + ymm5
	vfmadd231ps	%ymm19, %ymm1, %ymm7    # ymm7 = (ymm1 * ymm19) + ymm7
	vmulps	%ymm1, %ymm13, %ymm8
	vmovups	-13536(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm20, %ymm1, %ymm7    # ymm7 = (ymm1 * ymm20) + ymm7
	vfmadd231ps	%ymm1, %ymm23, %ymm8    # ymm8 = (ymm23 * ymm1) + ymm8
	vmovups	-13248(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm21, %ymm1, %ymm7    # ymm7 = (ymm1 * ymm21) + ymm7
	vfmadd231ps	%ymm19, %ymm1, %ymm8    # ymm8 = (ymm1 * ymm19) + ymm8
	vmulps	%ymm1, %ymm13, %ymm10
	vmovups	-12960(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm20, %ymm1, %ymm8    # ymm8 = (ymm1 * ymm20) + ymm8
	vfmadd231ps	%ymm1, %ymm23, %ymm10   # ymm10 = (ymm23 * ymm1) + ymm10
	vmovups	-12672(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm21, %ymm1, %ymm8    # ymm8 = (ymm1 * ymm21) + ymm8
	vfmadd231ps	%ymm1, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm1) + ymm10
	vfmadd231ps	-12384(%r14,%r15,4), %ymm20, %ymm10 # ymm10 = (ymm20 * mem) + ymm10
	vfmadd231ps	-12096(%r14,%r15,4), %ymm21, %ymm10 # ymm10 = (ymm21 * mem) + ymm10
	vmovups	-8064(%r14,%r15,4), %ymm1
	vmovups	2016(%rsi,%r15,4), %ymm22
	vfmadd231ps	%ymm22, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm22) + ymm0
	vmovups	1440(%rsi,%r15,4), %ymm28
	vfmadd231ps	%ymm1, %ymm28, %ymm3    # ymm3 = (ymm28 * ymm1) + ymm3
	vmovups	-7776(%r14,%r15,4), %ymm1
	vmovups	2304(%rsi,%r15,4), %ymm24
	vfmadd231ps	%ymm24, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm24) + ymm0
	vmovups	1728(%rsi,%r15,4), %ymm27
	vfmadd231ps	%ymm1, %ymm27, %ymm3    # ymm3 = (ymm27 * ymm1) + ymm3
	vmovups	-7488(%r14,%r15,4), %ymm1
	vmovups	2592(%rsi,%r15,4), %ymm26
	vfmadd231ps	%ymm26, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm26) + ymm0
	vfmadd231ps	%ymm22, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm22) + ymm3
	vfmadd231ps	%ymm1, %ymm28, %ymm4    # ymm4 = (ymm28 * ymm1) + ymm4
	vmovups	-7200(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm24) + ymm3
	vfmadd231ps	%ymm1, %ymm27, %ymm4    # ymm4 = (ymm27 * ymm1) + ymm4
	vmovups	-6912(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm3    # ymm3 = (ymm1 * ymm26) + ymm3
	vfmadd231ps	%ymm22, %ymm1, %ymm4    # ymm4 = (ymm1 * ymm22) + ymm4
	vfmadd231ps	%ymm1, %ymm28, %ymm5    # ymm5 = (ymm28 * ymm1) + ymm5
	vmovups	-6624(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm4    # ymm4 = (ymm1 * ymm24) + ymm4
	vfmadd231ps	%ymm1, %ymm27, %ymm5    # ymm5 = (ymm27 * ymm1) + ymm5
	vmovups	-6336(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm4    # ymm4 = (ymm1 * ymm26) + ymm4
	vfmadd231ps	%ymm22, %ymm1, %ymm5    # ymm5 = (ymm1 * ymm22) + ymm5
	vfmadd231ps	%ymm1, %ymm28, %ymm7    # ymm7 = (ymm28 * ymm1) + ymm7
	vmovups	-6048(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm5    # ymm5 = (ymm1 * ymm24) + ymm5
	vfmadd231ps	%ymm1, %ymm27, %ymm7    # ymm7 = (ymm27 * ymm1) + ymm7
	vmovups	-5760(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm5    # ymm5 = (ymm1 * ymm26) + ymm5
	vfmadd231ps	%ymm22, %ymm1, %ymm7    # ymm7 = (ymm1 * ymm22) + ymm7
	vfmadd231ps	%ymm1, %ymm28, %ymm8    # ymm8 = (ymm28 * ymm1) + ymm8
	vmovups	-5472(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm7    # ymm7 = (ymm1 * ymm24) + ymm7
	vfmadd231ps	%ymm1, %ymm27, %ymm8    # ymm8 = (ymm27 * ymm1) + ymm8
	vmovups	-5184(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm7    # ymm7 = (ymm1 * ymm26) + ymm7
	vfmadd231ps	%ymm22, %ymm1, %ymm8    # ymm8 = (ymm1 * ymm22) + ymm8
	vfmadd231ps	%ymm1, %ymm28, %ymm10   # ymm10 = (ymm28 * ymm1) + ymm10
	vmovups	-4896(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm24, %ymm1, %ymm8    # ymm8 = (ymm1 * ymm24) + ymm8
	vfmadd231ps	%ymm1, %ymm27, %ymm10   # ymm10 = (ymm27 * ymm1) + ymm10
	vmovups	-4608(%r14,%r15,4), %ymm1
	vfmadd231ps	%ymm26, %ymm1, %ymm8    # ymm8 = (ymm1 * ymm26) + ymm8
	vfmadd231ps	%ymm1, %ymm22, %ymm10   # ymm10 = (ymm22 * ymm1) + ymm10
	vfmadd231ps	-4320(%r14,%r15,4), %ymm24, %ymm10 # ymm10 = (ymm24 * mem) + ymm10
	vfmadd231ps	-4032(%r14,%r15,4), %ymm26, %ymm10 # ymm10 = (ymm26 * mem) + ymm10
	vmovups	(%r14,%r15,4), %ymm2
	vmovups	3456(%rsi,%r15,4), %ymm14
	vfmadd231ps	%ymm14, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm14) + ymm0
	vmovups	2880(%rsi,%r15,4), %ymm17
	vfmadd231ps	%ymm17, %ymm2, %ymm3    # ymm3 = (ymm2 * ymm17) + ymm3
	vmulps	%ymm2, %ymm19, %ymm1
	vmulps	%ymm2, %ymm13, %ymm2
	vmovups	288(%r14,%r15,4), %ymm6
	vmovups	3744(%rsi,%r15,4), %ymm15
	vfmadd231ps	%ymm15, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm15) + ymm0
	vmovups	3168(%rsi,%r15,4), %ymm18
	vfmadd231ps	%ymm18, %ymm6, %ymm3    # ymm3 = (ymm6 * ymm18) + ymm3
	vfmadd231ps	%ymm20, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm20) + ymm1
	vfmadd231ps	%ymm6, %ymm23, %ymm2    # ymm2 = (ymm23 * ymm6) + ymm2
	vmovups	576(%r14,%r15,4), %ymm6
	vmovups	4032(%rsi,%r15,4), %ymm16
	vfmadd231ps	%ymm16, %ymm6, %ymm0    # ymm0 = (ymm6 * ymm16) + ymm0
	vfmadd231ps	%ymm14, %ymm6, %ymm3    # ymm3 = (ymm6 * ymm14) + ymm3
	vfmadd231ps	%ymm17, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm17) + ymm4
	vfmadd231ps	%ymm21, %ymm6, %ymm1    # ymm1 = (ymm6 * ymm21) + ymm1
	vfmadd231ps	%ymm19, %ymm6, %ymm2    # ymm2 = (ymm6 * ymm19) + ymm2
	vmulps	%ymm6, %ymm13, %ymm6
	vmovups	864(%r14,%r15,4), %ymm9
	vfmadd231ps	%ymm15, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm15) + ymm3
	vfmadd231ps	%ymm18, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm18) + ymm4
	vfmadd231ps	%ymm20, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm20) + ymm2
	vfmadd231ps	%ymm9, %ymm23, %ymm6    # ymm6 = (ymm23 * ymm9) + ymm6
	vmovups	1152(%r14,%r15,4), %ymm9
	vfmadd231ps	%ymm16, %ymm9, %ymm3    # ymm3 = (ymm9 * ymm16) + ymm3
	vfmadd231ps	%ymm14, %ymm9, %ymm4    # ymm4 = (ymm9 * ymm14) + ymm4
	vfmadd231ps	%ymm17, %ymm9, %ymm5    # ymm5 = (ymm9 * ymm17) + ymm5
	vfmadd231ps	%ymm21, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm21) + ymm2
	vfmadd231ps	%ymm19, %ymm9, %ymm6    # ymm6 = (ymm9 * ymm19) + ymm6
	vmulps	%ymm9, %ymm13, %ymm9
	vmovups	1440(%r14,%r15,4), %ymm11
	vfmadd231ps	%ymm15, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm15) + ymm4
	vfmadd231ps	%ymm18, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm18) + ymm5
	vfmadd231ps	%ymm20, %ymm11, %ymm6   # ymm6 = (ymm11 * ymm20) + ymm6
	vfmadd231ps	%ymm11, %ymm23, %ymm9   # ymm9 = (ymm23 * ymm11) + ymm9
	vmovups	1728(%r14,%r15,4), %ymm11
	vfmadd231ps	%ymm16, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm16) + ymm4
	vfmadd231ps	%ymm14, %ymm11, %ymm5   # ymm5 = (ymm11 * ymm14) + ymm5
	vfmadd231ps	%ymm17, %ymm11, %ymm7   # ymm7 = (ymm11 * ymm17) + ymm7
	vfmadd231ps	%ymm21, %ymm11, %ymm6   # ymm6 = (ymm11 * ymm21) + ymm6
	vfmadd231ps	%ymm19, %ymm11, %ymm9   # ymm9 = (ymm11 * ymm19) + ymm9
	vmulps	%ymm11, %ymm13, %ymm11
	vmovups	2016(%r14,%r15,4), %ymm12
	vfmadd231ps	%ymm15, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm15) + ymm5
	vfmadd231ps	%ymm18, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm18) + ymm7
	vfmadd231ps	%ymm20, %ymm12, %ymm9   # ymm9 = (ymm12 * ymm20) + ymm9
	vfmadd231ps	%ymm12, %ymm23, %ymm11  # ymm11 = (ymm23 * ymm12) + ymm11
	vmovups	2304(%r14,%r15,4), %ymm12
	vfmadd231ps	%ymm16, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm16) + ymm5
	vfmadd231ps	%ymm14, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm14) + ymm7
	vfmadd231ps	%ymm17, %ymm12, %ymm8   # ymm8 = (ymm12 * ymm17) + ymm8
	vfmadd231ps	%ymm21, %ymm12, %ymm9   # ymm9 = (ymm12 * ymm21) + ymm9
	vfmadd231ps	%ymm19, %ymm12, %ymm11  # ymm11 = (ymm12 * ymm19) + ymm11
	vmulps	%ymm12, %ymm13, %ymm12
	vmovups	2592(%r14,%r15,4), %ymm25
	vfmadd231ps	%ymm15, %ymm25, %ymm7   # ymm7 = (ymm25 * ymm15) + ymm7
	vfmadd231ps	%ymm18, %ymm25, %ymm8   # ymm8 = (ymm25 * ymm18) + ymm8
	vfmadd231ps	%ymm20, %ymm25, %ymm11  # ymm11 = (ymm25 * ymm20) + ymm11
	vfmadd231ps	%ymm25, %ymm23, %ymm12  # ymm12 = (ymm23 * ymm25) + ymm12
	vmovups	2880(%r14,%r15,4), %ymm25
	vfmadd231ps	%ymm16, %ymm25, %ymm7   # ymm7 = (ymm25 * ymm16) + ymm7
	vfmadd231ps	%ymm14, %ymm25, %ymm8   # ymm8 = (ymm25 * ymm14) + ymm8
	vfmadd231ps	%ymm17, %ymm25, %ymm10  # ymm10 = (ymm25 * ymm17) + ymm10
	vfmadd231ps	%ymm21, %ymm25, %ymm11  # ymm11 = (ymm25 * ymm21) + ymm11
	vfmadd231ps	%ymm19, %ymm25, %ymm12  # ymm12 = (ymm25 * ymm19) + ymm12
	vmulps	%ymm25, %ymm13, %ymm13
	vmovups	3168(%r14,%r15,4), %ymm25
	vfmadd231ps	%ymm15, %ymm25, %ymm8   # ymm8 = (ymm25 * ymm15) + ymm8
	vfmadd231ps	%ymm18, %ymm25, %ymm10  # ymm10 = (ymm25 * ymm18) + ymm10
	vfmadd231ps	%ymm20, %ymm25, %ymm12  # ymm12 = (ymm25 * ymm20) + ymm12
	vfmadd231ps	%ymm23, %ymm25, %ymm13  # ymm13 = (ymm25 * ymm23) + ymm13
	vmovups	3456(%r14,%r15,4), %ymm23
	vfmadd231ps	%ymm16, %ymm23, %ymm8   # ymm8 = (ymm23 * ymm16) + ymm8
	vfmadd231ps	%ymm14, %ymm23, %ymm10  # ymm10 = (ymm23 * ymm14) + ymm10
	vfmadd231ps	%ymm21, %ymm23, %ymm12  # ymm12 = (ymm23 * ymm21) + ymm12
	vfmadd231ps	%ymm19, %ymm23, %ymm13  # ymm13 = (ymm23 * ymm19) + ymm13
	vmovups	3744(%r14,%r15,4), %ymm19
	vfmadd231ps	%ymm15, %ymm19, %ymm10  # ymm10 = (ymm19 * ymm15) + ymm10
	vfmadd231ps	%ymm20, %ymm19, %ymm13  # ymm13 = (ymm19 * ymm20) + ymm13
	vmovups	4032(%r14,%r15,4), %ymm19
	vfmadd231ps	%ymm16, %ymm19, %ymm10  # ymm10 = (ymm19 * ymm16) + ymm10
	vfmadd231ps	%ymm21, %ymm19, %ymm13  # ymm13 = (ymm19 * ymm21) + ymm13
	vmovups	8064(%r14,%r15,4), %ymm20
	vmovups	4896(%rsi,%r15,4), %ymm19
	vfmadd231ps	%ymm19, %ymm20, %ymm0   # ymm0 = (ymm20 * ymm19) + ymm0
	vmovups	4320(%rsi,%r15,4), %ymm21
	vfmadd231ps	%ymm21, %ymm20, %ymm3   # ymm3 = (ymm20 * ymm21) + ymm3
	vfmadd231ps	%ymm22, %ymm20, %ymm1   # ymm1 = (ymm20 * ymm22) + ymm1
	vfmadd231ps	%ymm20, %ymm28, %ymm2   # ymm2 = (ymm28 * ymm20) + ymm2
	vmovups	8352(%r14,%r15,4), %ymm23
	vmovups	5184(%rsi,%r15,4), %ymm20
	vfmadd231ps	%ymm20, %ymm23, %ymm0   # ymm0 = (ymm23 * ymm20) + ymm0
	vmovups	4608(%rsi,%r15,4), %ymm25
	vfmadd231ps	%ymm25, %ymm23, %ymm3   # ymm3 = (ymm23 * ymm25) + ymm3
	vfmadd231ps	%ymm24, %ymm23, %ymm1   # ymm1 = (ymm23 * ymm24) + ymm1
	vfmadd231ps	%ymm23, %ymm27, %ymm2   # ymm2 = (ymm27 * ymm23) + ymm2
	vmovups	8640(%r14,%r15,4), %ymm29
	vmovups	5472(%rsi,%r15,4), %ymm23
	vfmadd231ps	%ymm23, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm23) + ymm0
	vfmadd231ps	%ymm19, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm19) + ymm3
	vfmadd231ps	%ymm21, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm21) + ymm4
	vfmadd231ps	%ymm26, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm26) + ymm1
	vfmadd231ps	%ymm22, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm22) + ymm2
	vfmadd231ps	%ymm29, %ymm28, %ymm6   # ymm6 = (ymm28 * ymm29) + ymm6
	vmovups	8928(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm20) + ymm3
	vfmadd231ps	%ymm25, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm25) + ymm4
	vfmadd231ps	%ymm24, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm24) + ymm2
	vfmadd231ps	%ymm29, %ymm27, %ymm6   # ymm6 = (ymm27 * ymm29) + ymm6
	vmovups	9216(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm23, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm23) + ymm3
	vfmadd231ps	%ymm19, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm19) + ymm4
	vfmadd231ps	%ymm21, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm21) + ymm5
	vfmadd231ps	%ymm26, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm26) + ymm2
	vfmadd231ps	%ymm22, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm22) + ymm6
	vfmadd231ps	%ymm29, %ymm28, %ymm9   # ymm9 = (ymm28 * ymm29) + ymm9
	vmovups	9504(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm20) + ymm4
	vfmadd231ps	%ymm25, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm25) + ymm5
	vfmadd231ps	%ymm24, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm24) + ymm6
	vfmadd231ps	%ymm29, %ymm27, %ymm9   # ymm9 = (ymm27 * ymm29) + ymm9
	vmovups	9792(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm23, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm23) + ymm4
	vfmadd231ps	%ymm19, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm19) + ymm5
	vfmadd231ps	%ymm21, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm21) + ymm7
	vfmadd231ps	%ymm26, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm26) + ymm6
	vfmadd231ps	%ymm22, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm22) + ymm9
	vfmadd231ps	%ymm29, %ymm28, %ymm11  # ymm11 = (ymm28 * ymm29) + ymm11
	vmovups	10080(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm20) + ymm5
	vfmadd231ps	%ymm25, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm25) + ymm7
	vfmadd231ps	%ymm24, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm24) + ymm9
	vfmadd231ps	%ymm29, %ymm27, %ymm11  # ymm11 = (ymm27 * ymm29) + ymm11
	vmovups	10368(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm23, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm23) + ymm5
	vfmadd231ps	%ymm19, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm19) + ymm7
	vfmadd231ps	%ymm21, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm21) + ymm8
	vfmadd231ps	%ymm26, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm26) + ymm9
	vfmadd231ps	%ymm22, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm22) + ymm11
	vfmadd231ps	%ymm29, %ymm28, %ymm12  # ymm12 = (ymm28 * ymm29) + ymm12
	vmovups	10656(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm20) + ymm7
	vfmadd231ps	%ymm25, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm25) + ymm8
	vfmadd231ps	%ymm24, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm24) + ymm11
	vfmadd231ps	%ymm29, %ymm27, %ymm12  # ymm12 = (ymm27 * ymm29) + ymm12
	vmovups	10944(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm23, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm23) + ymm7
	vfmadd231ps	%ymm19, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm19) + ymm8
	vfmadd231ps	%ymm21, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm21) + ymm10
	vfmadd231ps	%ymm26, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm26) + ymm11
	vfmadd231ps	%ymm22, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm22) + ymm12
	vfmadd231ps	%ymm28, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm28) + ymm13
	vmovups	11232(%r14,%r15,4), %ymm28
	vfmadd231ps	%ymm20, %ymm28, %ymm8   # ymm8 = (ymm28 * ymm20) + ymm8
	vfmadd231ps	%ymm25, %ymm28, %ymm10  # ymm10 = (ymm28 * ymm25) + ymm10
	vfmadd231ps	%ymm24, %ymm28, %ymm12  # ymm12 = (ymm28 * ymm24) + ymm12
	vfmadd231ps	%ymm27, %ymm28, %ymm13  # ymm13 = (ymm28 * ymm27) + ymm13
	vmovups	11520(%r14,%r15,4), %ymm27
	vfmadd231ps	%ymm23, %ymm27, %ymm8   # ymm8 = (ymm27 * ymm23) + ymm8
	vfmadd231ps	%ymm19, %ymm27, %ymm10  # ymm10 = (ymm27 * ymm19) + ymm10
	vfmadd231ps	%ymm26, %ymm27, %ymm12  # ymm12 = (ymm27 * ymm26) + ymm12
	vfmadd231ps	%ymm22, %ymm27, %ymm13  # ymm13 = (ymm27 * ymm22) + ymm13
	vmovups	11808(%r14,%r15,4), %ymm22
	vfmadd231ps	%ymm20, %ymm22, %ymm10  # ymm10 = (ymm22 * ymm20) + ymm10
	vfmadd231ps	%ymm24, %ymm22, %ymm13  # ymm13 = (ymm22 * ymm24) + ymm13
	vmovups	12096(%r14,%r15,4), %ymm22
	vfmadd231ps	%ymm23, %ymm22, %ymm10  # ymm10 = (ymm22 * ymm23) + ymm10
	vfmadd231ps	%ymm26, %ymm22, %ymm13  # ymm13 = (ymm22 * ymm26) + ymm13
	vmovups	16128(%r14,%r15,4), %ymm24
	vmovups	6336(%rsi,%r15,4), %ymm22
	vfmadd231ps	%ymm22, %ymm24, %ymm0   # ymm0 = (ymm24 * ymm22) + ymm0
	vmovups	5760(%rsi,%r15,4), %ymm26
	vfmadd231ps	%ymm26, %ymm24, %ymm3   # ymm3 = (ymm24 * ymm26) + ymm3
	vfmadd231ps	%ymm14, %ymm24, %ymm1   # ymm1 = (ymm24 * ymm14) + ymm1
	vfmadd231ps	%ymm24, %ymm17, %ymm2   # ymm2 = (ymm17 * ymm24) + ymm2
	vmovups	16416(%r14,%r15,4), %ymm27
	vmovups	6624(%rsi,%r15,4), %ymm24
	vfmadd231ps	%ymm24, %ymm27, %ymm0   # ymm0 = (ymm27 * ymm24) + ymm0
	vmovups	6048(%rsi,%r15,4), %ymm28
	vfmadd231ps	%ymm28, %ymm27, %ymm3   # ymm3 = (ymm27 * ymm28) + ymm3
	vfmadd231ps	%ymm15, %ymm27, %ymm1   # ymm1 = (ymm27 * ymm15) + ymm1
	vfmadd231ps	%ymm27, %ymm18, %ymm2   # ymm2 = (ymm18 * ymm27) + ymm2
	vmovups	16704(%r14,%r15,4), %ymm29
	vmovups	6912(%rsi,%r15,4), %ymm27
	vfmadd231ps	%ymm27, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm27) + ymm0
	vfmadd231ps	%ymm22, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm22) + ymm3
	vfmadd231ps	%ymm26, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm26) + ymm4
	vfmadd231ps	%ymm16, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm16) + ymm1
	vfmadd231ps	%ymm14, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm14) + ymm2
	vfmadd231ps	%ymm29, %ymm17, %ymm6   # ymm6 = (ymm17 * ymm29) + ymm6
	vmovups	16992(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm24) + ymm3
	vfmadd231ps	%ymm28, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm28) + ymm4
	vfmadd231ps	%ymm15, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm15) + ymm2
	vfmadd231ps	%ymm29, %ymm18, %ymm6   # ymm6 = (ymm18 * ymm29) + ymm6
	vmovups	17280(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm27) + ymm3
	vfmadd231ps	%ymm22, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm22) + ymm4
	vfmadd231ps	%ymm26, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm26) + ymm5
	vfmadd231ps	%ymm16, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm16) + ymm2
	vfmadd231ps	%ymm14, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm14) + ymm6
	vfmadd231ps	%ymm29, %ymm17, %ymm9   # ymm9 = (ymm17 * ymm29) + ymm9
	vmovups	17568(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm24) + ymm4
	vfmadd231ps	%ymm28, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm28) + ymm5
	vfmadd231ps	%ymm15, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm15) + ymm6
	vfmadd231ps	%ymm29, %ymm18, %ymm9   # ymm9 = (ymm18 * ymm29) + ymm9
	vmovups	17856(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm27) + ymm4
	vfmadd231ps	%ymm22, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm22) + ymm5
	vfmadd231ps	%ymm26, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm26) + ymm7
	vfmadd231ps	%ymm16, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm16) + ymm6
	vfmadd231ps	%ymm14, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm14) + ymm9
	vfmadd231ps	%ymm29, %ymm17, %ymm11  # ymm11 = (ymm17 * ymm29) + ymm11
	vmovups	18144(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm24) + ymm5
	vfmadd231ps	%ymm28, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm28) + ymm7
	vfmadd231ps	%ymm15, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm15) + ymm9
	vfmadd231ps	%ymm29, %ymm18, %ymm11  # ymm11 = (ymm18 * ymm29) + ymm11
	vmovups	18432(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm27) + ymm5
	vfmadd231ps	%ymm22, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm22) + ymm7
	vfmadd231ps	%ymm26, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm26) + ymm8
	vfmadd231ps	%ymm16, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm16) + ymm9
	vfmadd231ps	%ymm14, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm14) + ymm11
	vfmadd231ps	%ymm29, %ymm17, %ymm12  # ymm12 = (ymm17 * ymm29) + ymm12
	vmovups	18720(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm24) + ymm7
	vfmadd231ps	%ymm28, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm28) + ymm8
	vfmadd231ps	%ymm15, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm15) + ymm11
	vfmadd231ps	%ymm29, %ymm18, %ymm12  # ymm12 = (ymm18 * ymm29) + ymm12
	vmovups	19008(%r14,%r15,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm27) + ymm7
	vfmadd231ps	%ymm22, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm22) + ymm8
	vfmadd231ps	%ymm26, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm26) + ymm10
	vfmadd231ps	%ymm16, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm16) + ymm11
	vfmadd231ps	%ymm14, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm14) + ymm12
	vfmadd231ps	%ymm17, %ymm29, %ymm13  # ymm13 = (ymm29 * ymm17) + ymm13
	vmovups	19296(%r14,%r15,4), %ymm17
	vfmadd231ps	%ymm24, %ymm17, %ymm8   # ymm8 = (ymm17 * ymm24) + ymm8
	vfmadd231ps	%ymm28, %ymm17, %ymm10  # ymm10 = (ymm17 * ymm28) + ymm10
	vfmadd231ps	%ymm15, %ymm17, %ymm12  # ymm12 = (ymm17 * ymm15) + ymm12
	vfmadd231ps	%ymm18, %ymm17, %ymm13  # ymm13 = (ymm17 * ymm18) + ymm13
	vmovups	19584(%r14,%r15,4), %ymm17
	vfmadd231ps	%ymm27, %ymm17, %ymm8   # ymm8 = (ymm17 * ymm27) + ymm8
	vfmadd231ps	%ymm22, %ymm17, %ymm10  # ymm10 = (ymm17 * ymm22) + ymm10
	vfmadd231ps	%ymm16, %ymm17, %ymm12  # ymm12 = (ymm17 * ymm16) + ymm12
	vfmadd231ps	%ymm14, %ymm17, %ymm13  # ymm13 = (ymm17 * ymm14) + ymm13
	vmovups	19872(%r14,%r15,4), %ymm14
	vfmadd231ps	%ymm24, %ymm14, %ymm10  # ymm10 = (ymm14 * ymm24) + ymm10
	vfmadd231ps	%ymm15, %ymm14, %ymm13  # ymm13 = (ymm14 * ymm15) + ymm13
	vmovups	20160(%r14,%r15,4), %ymm14
	vfmadd231ps	%ymm27, %ymm14, %ymm10  # ymm10 = (ymm14 * ymm27) + ymm10
	vfmadd231ps	%ymm16, %ymm14, %ymm13  # ymm13 = (ymm14 * ymm16) + ymm13
	addq	%rdx, %rbx
	vmovups	%ymm0, (%rbx,%r15,4)
	vmovups	%ymm3, 288(%rbx,%r15,4)
	vmovups	%ymm4, 576(%rbx,%r15,4)
	vmovups	%ymm5, 864(%rbx,%r15,4)
	vmovups	%ymm7, 1152(%rbx,%r15,4)
	vmovups	%ymm8, 1440(%rbx,%r15,4)
	vmovups	%ymm10, 1728(%rbx,%r15,4)
	vmovups	24192(%r14,%r15,4), %ymm0
	vmovups	24480(%r14,%r15,4), %ymm3
	vfmadd231ps	%ymm19, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm19) + ymm1
	vfmadd231ps	%ymm0, %ymm21, %ymm2    # ymm2 = (ymm21 * ymm0) + ymm2
	vfmadd231ps	%ymm20, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm20) + ymm1
	vfmadd231ps	%ymm3, %ymm25, %ymm2    # ymm2 = (ymm25 * ymm3) + ymm2
	vmovups	24768(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm23) + ymm1
	vfmadd231ps	%ymm19, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm19) + ymm2
	vfmadd231ps	%ymm0, %ymm21, %ymm6    # ymm6 = (ymm21 * ymm0) + ymm6
	vmovups	25056(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm20) + ymm2
	vfmadd231ps	%ymm0, %ymm25, %ymm6    # ymm6 = (ymm25 * ymm0) + ymm6
	vmovups	25344(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm23) + ymm2
	vfmadd231ps	%ymm19, %ymm0, %ymm6    # ymm6 = (ymm0 * ymm19) + ymm6
	vfmadd231ps	%ymm0, %ymm21, %ymm9    # ymm9 = (ymm21 * ymm0) + ymm9
	vmovups	25632(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm6    # ymm6 = (ymm0 * ymm20) + ymm6
	vfmadd231ps	%ymm0, %ymm25, %ymm9    # ymm9 = (ymm25 * ymm0) + ymm9
	vmovups	25920(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm6    # ymm6 = (ymm0 * ymm23) + ymm6
	vfmadd231ps	%ymm19, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm19) + ymm9
	vfmadd231ps	%ymm0, %ymm21, %ymm11   # ymm11 = (ymm21 * ymm0) + ymm11
	vmovups	26208(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm20) + ymm9
	vfmadd231ps	%ymm0, %ymm25, %ymm11   # ymm11 = (ymm25 * ymm0) + ymm11
	vmovups	26496(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm23) + ymm9
	vfmadd231ps	%ymm19, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm19) + ymm11
	vfmadd231ps	%ymm0, %ymm21, %ymm12   # ymm12 = (ymm21 * ymm0) + ymm12
	vmovups	26784(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm20) + ymm11
	vfmadd231ps	%ymm0, %ymm25, %ymm12   # ymm12 = (ymm25 * ymm0) + ymm12
	vmovups	27072(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm23) + ymm11
	vfmadd231ps	%ymm19, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm19) + ymm12
	vfmadd231ps	%ymm21, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm21) + ymm13
	vmovups	27360(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm20) + ymm12
	vfmadd231ps	%ymm25, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm25) + ymm13
	vmovups	27648(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm23, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm23) + ymm12
	vfmadd231ps	%ymm19, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm19) + ymm13
	vfmadd231ps	27936(%r14,%r15,4), %ymm20, %ymm13 # ymm13 = (ymm20 * mem) + ymm13
	vfmadd231ps	28224(%r14,%r15,4), %ymm23, %ymm13 # ymm13 = (ymm23 * mem) + ymm13
	vmovups	32256(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm22, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm22) + ymm1
	vfmadd231ps	%ymm0, %ymm26, %ymm2    # ymm2 = (ymm26 * ymm0) + ymm2
	vmovups	32544(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm24) + ymm1
	vfmadd231ps	%ymm0, %ymm28, %ymm2    # ymm2 = (ymm28 * ymm0) + ymm2
	vmovups	32832(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm1    # ymm1 = (ymm0 * ymm27) + ymm1
	vfmadd231ps	%ymm22, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm22) + ymm2
	vfmadd231ps	%ymm0, %ymm26, %ymm6    # ymm6 = (ymm26 * ymm0) + ymm6
	vmovups	33120(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm24) + ymm2
	vfmadd231ps	%ymm0, %ymm28, %ymm6    # ymm6 = (ymm28 * ymm0) + ymm6
	vmovups	33408(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm2    # ymm2 = (ymm0 * ymm27) + ymm2
	vfmadd231ps	%ymm22, %ymm0, %ymm6    # ymm6 = (ymm0 * ymm22) + ymm6
	vfmadd231ps	%ymm0, %ymm26, %ymm9    # ymm9 = (ymm26 * ymm0) + ymm9
	vmovups	33696(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm6    # ymm6 = (ymm0 * ymm24) + ymm6
	vfmadd231ps	%ymm0, %ymm28, %ymm9    # ymm9 = (ymm28 * ymm0) + ymm9
	vmovups	33984(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm6    # ymm6 = (ymm0 * ymm27) + ymm6
	vfmadd231ps	%ymm22, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm22) + ymm9
	vfmadd231ps	%ymm0, %ymm26, %ymm11   # ymm11 = (ymm26 * ymm0) + ymm11
	vmovups	34272(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm24) + ymm9
	vfmadd231ps	%ymm0, %ymm28, %ymm11   # ymm11 = (ymm28 * ymm0) + ymm11
	vmovups	34560(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm27) + ymm9
	vfmadd231ps	%ymm22, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm22) + ymm11
	vfmadd231ps	%ymm0, %ymm26, %ymm12   # ymm12 = (ymm26 * ymm0) + ymm12
	vmovups	34848(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm24) + ymm11
	vfmadd231ps	%ymm0, %ymm28, %ymm12   # ymm12 = (ymm28 * ymm0) + ymm12
	vmovups	35136(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm27) + ymm11
	vfmadd231ps	%ymm22, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm22) + ymm12
	vfmadd231ps	%ymm26, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm26) + ymm13
	vmovups	35424(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm24) + ymm12
	vfmadd231ps	%ymm28, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm28) + ymm13
	vmovups	35712(%r14,%r15,4), %ymm0
	vfmadd231ps	%ymm27, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm27) + ymm12
	vfmadd231ps	%ymm22, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm22) + ymm13
	vfmadd231ps	36000(%r14,%r15,4), %ymm24, %ymm13 # ymm13 = (ymm24 * mem) + ymm13
	vfmadd231ps	36288(%r14,%r15,4), %ymm27, %ymm13 # ymm13 = (ymm27 * mem) + ymm13
	vmovups	%ymm1, 4032(%rbx,%r15,4)
	vmovups	%ymm2, 4320(%rbx,%r15,4)
	vmovups	%ymm6, 4608(%rbx,%r15,4)
	vmovups	%ymm9, 4896(%rbx,%r15,4)
	vmovups	%ymm11, 5184(%rbx,%r15,4)
	vmovups	%ymm12, 5472(%rbx,%r15,4)
	vmovups	%ymm13, 5760(%rbx,%r15,4)
	xorl	%r15d, %r15d
	#APP
	#NO_APP
	cmpq	$63, %r15
	jg	.LBB1_13
# %bb.11:                               # %.lr.ph16
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-16, %r15
	.p2align	4
.LBB1_12:                               #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-6848(%rcx,%r15,4), %zmm13
	vmovups	-6560(%rcx,%r15,4), %zmm21
	vmulps	-16640(%r10,%r15,4), %zmm13, %zmm1
	vfmadd231ps	-16352(%r10,%r15,4), %zmm21, %zmm1 # zmm1 = (zmm21 * mem) + zmm1
	vmovups	-6272(%rcx,%r15,4), %zmm19
	vmovups	-16064(%r10,%r15,4), %zmm0
	vmovups	-15776(%r10,%r15,4), %zmm3
	vfmadd231ps	%zmm19, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm19) + zmm1
	vmulps	%zmm0, %zmm13, %zmm2
	vmovups	-5984(%rcx,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm20) + zmm1
	vfmadd231ps	%zmm3, %zmm21, %zmm2    # zmm2 = (zmm21 * zmm3) + zmm2
	vmovups	-15488(%r10,%r15,4), %zmm0
	vmovups	-5696(%rcx,%r15,4), %zmm24
	vfmadd231ps	%zmm24, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm24) + zmm1
	vfmadd231ps	%zmm19, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm19) + zmm2
	vmulps	%zmm0, %zmm13, %zmm4
	vmovups	-15200(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm20) + zmm2
	vfmadd231ps	%zmm0, %zmm21, %zmm4    # zmm4 = (zmm21 * zmm0) + zmm4
	vmovups	-14912(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm24) + zmm2
	vfmadd231ps	%zmm19, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm19) + zmm4
	vmulps	%zmm0, %zmm13, %zmm5
	vmovups	-14624(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm20) + zmm4
	vfmadd231ps	%zmm0, %zmm21, %zmm5    # zmm5 = (zmm21 * zmm0) + zmm5
	vmovups	-14336(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm24) + zmm4
	vfmadd231ps	%zmm19, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm19) + zmm5
	vmulps	%zmm0, %zmm13, %zmm7
	vmovups	-14048(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm20) + zmm5
	vfmadd231ps	%zmm0, %zmm21, %zmm7    # zmm7 = (zmm21 * zmm0) + zmm7
	vmovups	-13760(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm24) + zmm5
	vfmadd231ps	%zmm19, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm19) + zmm7
	vmulps	%zmm0, %zmm13, %zmm8
	vmovups	-13472(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm20) + zmm7
	vfmadd231ps	%zmm0, %zmm21, %zmm8    # zmm8 = (zmm21 * zmm0) + zmm8
	vmovups	-13184(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm24) + zmm7
	vfmadd231ps	%zmm19, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm19) + zmm8
	vmulps	%zmm0, %zmm13, %zmm10
	vmovups	-12896(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm20) + zmm8
	vfmadd231ps	%zmm0, %zmm21, %zmm10   # zmm10 = (zmm21 * zmm0) + zmm10
	vmovups	-12608(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm24) + zmm8
	vfmadd231ps	%zmm0, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm0) + zmm10
	vfmadd231ps	-12320(%r10,%r15,4), %zmm20, %zmm10 # zmm10 = (zmm20 * mem) + zmm10
	vmovups	-5408(%rcx,%r15,4), %zmm26
	vfmadd231ps	-8576(%r10,%r15,4), %zmm26, %zmm1 # zmm1 = (zmm26 * mem) + zmm1
	vmovups	-5120(%rcx,%r15,4), %zmm25
	vfmadd231ps	-8288(%r10,%r15,4), %zmm25, %zmm1 # zmm1 = (zmm25 * mem) + zmm1
	vmovups	-8000(%r10,%r15,4), %zmm0
	vmovups	-4832(%rcx,%r15,4), %zmm22
	vfmadd231ps	%zmm22, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm22) + zmm1
	vfmadd231ps	%zmm0, %zmm26, %zmm2    # zmm2 = (zmm26 * zmm0) + zmm2
	vmovups	-7712(%r10,%r15,4), %zmm0
	vmovups	-4544(%rcx,%r15,4), %zmm23
	vfmadd231ps	%zmm23, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm23) + zmm1
	vfmadd231ps	%zmm0, %zmm25, %zmm2    # zmm2 = (zmm25 * zmm0) + zmm2
	vmovups	-7424(%r10,%r15,4), %zmm0
	vmovups	-4256(%rcx,%r15,4), %zmm27
	vfmadd231ps	%zmm27, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm27) + zmm1
	vfmadd231ps	%zmm22, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm22) + zmm2
	vfmadd231ps	%zmm0, %zmm26, %zmm4    # zmm4 = (zmm26 * zmm0) + zmm4
	vmovups	-7136(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm23) + zmm2
	vfmadd231ps	%zmm0, %zmm25, %zmm4    # zmm4 = (zmm25 * zmm0) + zmm4
	vmovups	-6848(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm27) + zmm2
	vfmadd231ps	%zmm22, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm22) + zmm4
	vfmadd231ps	%zmm0, %zmm26, %zmm5    # zmm5 = (zmm26 * zmm0) + zmm5
	vmovups	-6560(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm23) + zmm4
	vfmadd231ps	%zmm0, %zmm25, %zmm5    # zmm5 = (zmm25 * zmm0) + zmm5
	vmovups	-6272(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm27) + zmm4
	vfmadd231ps	%zmm22, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm22) + zmm5
	vfmadd231ps	%zmm0, %zmm26, %zmm7    # zmm7 = (zmm26 * zmm0) + zmm7
	vmovups	-5984(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm23) + zmm5
	vfmadd231ps	%zmm0, %zmm25, %zmm7    # zmm7 = (zmm25 * zmm0) + zmm7
	vmovups	-5696(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm27) + zmm5
	vfmadd231ps	%zmm22, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm22) + zmm7
	vfmadd231ps	%zmm0, %zmm26, %zmm8    # zmm8 = (zmm26 * zmm0) + zmm8
	vmovups	-5408(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm23) + zmm7
	vfmadd231ps	%zmm0, %zmm25, %zmm8    # zmm8 = (zmm25 * zmm0) + zmm8
	vmovups	-5120(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm27) + zmm7
	vfmadd231ps	%zmm22, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm22) + zmm8
	vfmadd231ps	%zmm0, %zmm26, %zmm10   # zmm10 = (zmm26 * zmm0) + zmm10
	vmovups	-4832(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm23, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm23) + zmm8
	vfmadd231ps	%zmm0, %zmm25, %zmm10   # zmm10 = (zmm25 * zmm0) + zmm10
	vmovups	-4544(%r10,%r15,4), %zmm0
	vfmadd231ps	%zmm27, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm27) + zmm8
	vfmadd231ps	%zmm0, %zmm22, %zmm10   # zmm10 = (zmm22 * zmm0) + zmm10
	vfmadd231ps	-4256(%r10,%r15,4), %zmm23, %zmm10 # zmm10 = (zmm23 * mem) + zmm10
	vmovups	-512(%r10,%r15,4), %zmm0
	vmovups	-3968(%rcx,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm17) + zmm1
	vmulps	%zmm0, %zmm13, %zmm0
	vmovups	-224(%r10,%r15,4), %zmm3
	vmovups	-3680(%rcx,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm15) + zmm1
	vfmadd231ps	%zmm3, %zmm21, %zmm0    # zmm0 = (zmm21 * zmm3) + zmm0
	vmovups	64(%r10,%r15,4), %zmm3
	vmovups	-3392(%rcx,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm17, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm17) + zmm2
	vfmadd231ps	%zmm19, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm19) + zmm0
	vmulps	%zmm3, %zmm13, %zmm3
	vmovups	352(%r10,%r15,4), %zmm6
	vmovups	-3104(%rcx,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm15) + zmm2
	vfmadd231ps	%zmm20, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm20) + zmm0
	vfmadd231ps	%zmm6, %zmm21, %zmm3    # zmm3 = (zmm21 * zmm6) + zmm3
	vmovups	640(%r10,%r15,4), %zmm6
	vmovups	-2816(%rcx,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm14) + zmm2
	vfmadd231ps	%zmm17, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm17) + zmm4
	vfmadd231ps	%zmm24, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm24) + zmm0
	vfmadd231ps	%zmm19, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm19) + zmm3
	vmulps	%zmm6, %zmm13, %zmm6
	vmovups	928(%r10,%r15,4), %zmm9
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vfmadd231ps	%zmm15, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm15) + zmm4
	vfmadd231ps	%zmm20, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm20) + zmm3
	vfmadd231ps	%zmm9, %zmm21, %zmm6    # zmm6 = (zmm21 * zmm9) + zmm6
	vmovups	1216(%r10,%r15,4), %zmm9
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm14) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vfmadd231ps	%zmm24, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm24) + zmm3
	vfmadd231ps	%zmm19, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm19) + zmm6
	vmulps	%zmm9, %zmm13, %zmm9
	vmovups	1504(%r10,%r15,4), %zmm11
	vfmadd231ps	%zmm16, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm16) + zmm4
	vfmadd231ps	%zmm15, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm15) + zmm5
	vfmadd231ps	%zmm20, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm20) + zmm6
	vfmadd231ps	%zmm11, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm11) + zmm9
	vmovups	1792(%r10,%r15,4), %zmm11
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vfmadd231ps	%zmm17, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm17) + zmm7
	vfmadd231ps	%zmm24, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm24) + zmm6
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vmulps	%zmm11, %zmm13, %zmm11
	vmovups	2080(%r10,%r15,4), %zmm12
	vfmadd231ps	%zmm16, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm16) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm15) + zmm7
	vfmadd231ps	%zmm20, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm20) + zmm9
	vfmadd231ps	%zmm12, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm12) + zmm11
	vmovups	2368(%r10,%r15,4), %zmm12
	vfmadd231ps	%zmm18, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm14) + zmm7
	vfmadd231ps	%zmm17, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm17) + zmm8
	vfmadd231ps	%zmm24, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm24) + zmm9
	vfmadd231ps	%zmm19, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm19) + zmm11
	vmulps	%zmm12, %zmm13, %zmm12
	vmovups	2656(%r10,%r15,4), %zmm28
	vfmadd231ps	%zmm16, %zmm28, %zmm7   # zmm7 = (zmm28 * zmm16) + zmm7
	vfmadd231ps	%zmm15, %zmm28, %zmm8   # zmm8 = (zmm28 * zmm15) + zmm8
	vfmadd231ps	%zmm20, %zmm28, %zmm11  # zmm11 = (zmm28 * zmm20) + zmm11
	vfmadd231ps	%zmm28, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm28) + zmm12
	vmovups	2944(%r10,%r15,4), %zmm28
	vfmadd231ps	%zmm18, %zmm28, %zmm7   # zmm7 = (zmm28 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm28, %zmm8   # zmm8 = (zmm28 * zmm14) + zmm8
	vfmadd231ps	%zmm17, %zmm28, %zmm10  # zmm10 = (zmm28 * zmm17) + zmm10
	vfmadd231ps	%zmm24, %zmm28, %zmm11  # zmm11 = (zmm28 * zmm24) + zmm11
	vfmadd231ps	%zmm19, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm19) + zmm12
	vmulps	%zmm28, %zmm13, %zmm13
	vmovups	3232(%r10,%r15,4), %zmm28
	vfmadd231ps	%zmm16, %zmm28, %zmm8   # zmm8 = (zmm28 * zmm16) + zmm8
	vfmadd231ps	%zmm15, %zmm28, %zmm10  # zmm10 = (zmm28 * zmm15) + zmm10
	vfmadd231ps	%zmm20, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm20) + zmm12
	vfmadd231ps	%zmm21, %zmm28, %zmm13  # zmm13 = (zmm28 * zmm21) + zmm13
	vmovups	3520(%r10,%r15,4), %zmm21
	vfmadd231ps	%zmm18, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm14) + zmm10
	vfmadd231ps	%zmm24, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm24) + zmm12
	vfmadd231ps	%zmm19, %zmm21, %zmm13  # zmm13 = (zmm21 * zmm19) + zmm13
	vmovups	3808(%r10,%r15,4), %zmm19
	vfmadd231ps	%zmm16, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm16) + zmm10
	vfmadd231ps	%zmm20, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm20) + zmm13
	vmovups	7552(%r10,%r15,4), %zmm20
	vmovups	-2528(%rcx,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm19) + zmm1
	vfmadd231ps	%zmm20, %zmm26, %zmm0   # zmm0 = (zmm26 * zmm20) + zmm0
	vmovups	7840(%r10,%r15,4), %zmm21
	vmovups	-2240(%rcx,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm20) + zmm1
	vfmadd231ps	%zmm21, %zmm25, %zmm0   # zmm0 = (zmm25 * zmm21) + zmm0
	vmovups	8128(%r10,%r15,4), %zmm24
	vmovups	-1952(%rcx,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm19) + zmm2
	vfmadd231ps	%zmm22, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm22) + zmm0
	vfmadd231ps	%zmm24, %zmm26, %zmm3   # zmm3 = (zmm26 * zmm24) + zmm3
	vmovups	8416(%r10,%r15,4), %zmm28
	vmovups	-1664(%rcx,%r15,4), %zmm24
	vfmadd231ps	%zmm24, %zmm28, %zmm1   # zmm1 = (zmm28 * zmm24) + zmm1
	vfmadd231ps	%zmm20, %zmm28, %zmm2   # zmm2 = (zmm28 * zmm20) + zmm2
	vfmadd231ps	%zmm23, %zmm28, %zmm0   # zmm0 = (zmm28 * zmm23) + zmm0
	vfmadd231ps	%zmm28, %zmm25, %zmm3   # zmm3 = (zmm25 * zmm28) + zmm3
	vmovups	8704(%r10,%r15,4), %zmm29
	vmovups	-1376(%rcx,%r15,4), %zmm28
	vfmadd231ps	%zmm28, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm28) + zmm1
	vfmadd231ps	%zmm21, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm21) + zmm2
	vfmadd231ps	%zmm19, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm19) + zmm4
	vfmadd231ps	%zmm27, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm27) + zmm0
	vfmadd231ps	%zmm22, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm22) + zmm3
	vfmadd231ps	%zmm29, %zmm26, %zmm6   # zmm6 = (zmm26 * zmm29) + zmm6
	vmovups	8992(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm24) + zmm2
	vfmadd231ps	%zmm20, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm20) + zmm4
	vfmadd231ps	%zmm23, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm23) + zmm3
	vfmadd231ps	%zmm29, %zmm25, %zmm6   # zmm6 = (zmm25 * zmm29) + zmm6
	vmovups	9280(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm28) + zmm2
	vfmadd231ps	%zmm21, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm21) + zmm4
	vfmadd231ps	%zmm19, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm19) + zmm5
	vfmadd231ps	%zmm27, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm27) + zmm3
	vfmadd231ps	%zmm22, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm22) + zmm6
	vfmadd231ps	%zmm29, %zmm26, %zmm9   # zmm9 = (zmm26 * zmm29) + zmm9
	vmovups	9568(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm24) + zmm4
	vfmadd231ps	%zmm20, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm20) + zmm5
	vfmadd231ps	%zmm23, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm23) + zmm6
	vfmadd231ps	%zmm29, %zmm25, %zmm9   # zmm9 = (zmm25 * zmm29) + zmm9
	vmovups	9856(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm28) + zmm4
	vfmadd231ps	%zmm21, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm21) + zmm5
	vfmadd231ps	%zmm19, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm19) + zmm7
	vfmadd231ps	%zmm27, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm27) + zmm6
	vfmadd231ps	%zmm22, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm22) + zmm9
	vfmadd231ps	%zmm29, %zmm26, %zmm11  # zmm11 = (zmm26 * zmm29) + zmm11
	vmovups	10144(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm24) + zmm5
	vfmadd231ps	%zmm20, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm20) + zmm7
	vfmadd231ps	%zmm23, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm23) + zmm9
	vfmadd231ps	%zmm29, %zmm25, %zmm11  # zmm11 = (zmm25 * zmm29) + zmm11
	vmovups	10432(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm28) + zmm5
	vfmadd231ps	%zmm21, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm21) + zmm7
	vfmadd231ps	%zmm19, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm19) + zmm8
	vfmadd231ps	%zmm27, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm27) + zmm9
	vfmadd231ps	%zmm22, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm22) + zmm11
	vfmadd231ps	%zmm29, %zmm26, %zmm12  # zmm12 = (zmm26 * zmm29) + zmm12
	vmovups	10720(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm24) + zmm7
	vfmadd231ps	%zmm20, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm20) + zmm8
	vfmadd231ps	%zmm23, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm23) + zmm11
	vfmadd231ps	%zmm29, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm29) + zmm12
	vmovups	11008(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm28) + zmm7
	vfmadd231ps	%zmm21, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm21) + zmm8
	vfmadd231ps	%zmm19, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm19) + zmm10
	vfmadd231ps	%zmm27, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm27) + zmm11
	vfmadd231ps	%zmm22, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm22) + zmm12
	vfmadd231ps	%zmm26, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm26) + zmm13
	vmovups	11296(%r10,%r15,4), %zmm26
	vfmadd231ps	%zmm24, %zmm26, %zmm8   # zmm8 = (zmm26 * zmm24) + zmm8
	vfmadd231ps	%zmm20, %zmm26, %zmm10  # zmm10 = (zmm26 * zmm20) + zmm10
	vfmadd231ps	%zmm23, %zmm26, %zmm12  # zmm12 = (zmm26 * zmm23) + zmm12
	vfmadd231ps	%zmm25, %zmm26, %zmm13  # zmm13 = (zmm26 * zmm25) + zmm13
	vmovups	11584(%r10,%r15,4), %zmm25
	vfmadd231ps	%zmm28, %zmm25, %zmm8   # zmm8 = (zmm25 * zmm28) + zmm8
	vfmadd231ps	%zmm21, %zmm25, %zmm10  # zmm10 = (zmm25 * zmm21) + zmm10
	vfmadd231ps	%zmm27, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm27) + zmm12
	vfmadd231ps	%zmm22, %zmm25, %zmm13  # zmm13 = (zmm25 * zmm22) + zmm13
	vmovups	11872(%r10,%r15,4), %zmm22
	vfmadd231ps	%zmm24, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm24) + zmm10
	vfmadd231ps	%zmm23, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm23) + zmm13
	vmovups	15616(%r10,%r15,4), %zmm23
	vmovups	-1088(%rcx,%r15,4), %zmm22
	vfmadd231ps	%zmm22, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm22) + zmm1
	vfmadd231ps	%zmm23, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm23) + zmm0
	vmovups	15904(%r10,%r15,4), %zmm25
	vmovups	-800(%rcx,%r15,4), %zmm23
	vfmadd231ps	%zmm23, %zmm25, %zmm1   # zmm1 = (zmm25 * zmm23) + zmm1
	vfmadd231ps	%zmm25, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm25) + zmm0
	vmovups	16192(%r10,%r15,4), %zmm26
	vmovups	-512(%rcx,%r15,4), %zmm25
	vfmadd231ps	%zmm25, %zmm26, %zmm1   # zmm1 = (zmm26 * zmm25) + zmm1
	vfmadd231ps	%zmm22, %zmm26, %zmm2   # zmm2 = (zmm26 * zmm22) + zmm2
	vfmadd231ps	%zmm14, %zmm26, %zmm0   # zmm0 = (zmm26 * zmm14) + zmm0
	vfmadd231ps	%zmm26, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm26) + zmm3
	vmovups	16480(%r10,%r15,4), %zmm27
	vmovups	-224(%rcx,%r15,4), %zmm26
	vfmadd231ps	%zmm26, %zmm27, %zmm1   # zmm1 = (zmm27 * zmm26) + zmm1
	vfmadd231ps	%zmm23, %zmm27, %zmm2   # zmm2 = (zmm27 * zmm23) + zmm2
	vfmadd231ps	%zmm16, %zmm27, %zmm0   # zmm0 = (zmm27 * zmm16) + zmm0
	vfmadd231ps	%zmm27, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm27) + zmm3
	vmovups	16768(%r10,%r15,4), %zmm29
	vmovups	64(%rcx,%r15,4), %zmm27
	vfmadd231ps	%zmm27, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm27) + zmm1
	vfmadd231ps	%zmm25, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm25) + zmm2
	vfmadd231ps	%zmm22, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm22) + zmm4
	vfmadd231ps	%zmm18, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm14) + zmm3
	vfmadd231ps	%zmm29, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm29) + zmm6
	vmovups	17056(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm26, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm26) + zmm2
	vfmadd231ps	%zmm23, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm23) + zmm4
	vfmadd231ps	%zmm16, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm16) + zmm3
	vfmadd231ps	%zmm29, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm29) + zmm6
	vmovups	17344(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm27) + zmm2
	vfmadd231ps	%zmm25, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm25) + zmm4
	vfmadd231ps	%zmm22, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm14) + zmm6
	vfmadd231ps	%zmm29, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm29) + zmm9
	vmovups	17632(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm26, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm26) + zmm4
	vfmadd231ps	%zmm23, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm23) + zmm5
	vfmadd231ps	%zmm16, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm16) + zmm6
	vfmadd231ps	%zmm29, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm29) + zmm9
	vmovups	17920(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm27) + zmm4
	vfmadd231ps	%zmm25, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm25) + zmm5
	vfmadd231ps	%zmm22, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm14) + zmm9
	vfmadd231ps	%zmm29, %zmm17, %zmm11  # zmm11 = (zmm17 * zmm29) + zmm11
	vmovups	18208(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm26, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm26) + zmm5
	vfmadd231ps	%zmm23, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm23) + zmm7
	vfmadd231ps	%zmm16, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm16) + zmm9
	vfmadd231ps	%zmm29, %zmm15, %zmm11  # zmm11 = (zmm15 * zmm29) + zmm11
	vmovups	18496(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm27) + zmm5
	vfmadd231ps	%zmm25, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm25) + zmm7
	vfmadd231ps	%zmm22, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm14) + zmm11
	vfmadd231ps	%zmm29, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm29) + zmm12
	vmovups	18784(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm26, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm26) + zmm7
	vfmadd231ps	%zmm23, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm23) + zmm8
	vfmadd231ps	%zmm16, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm16) + zmm11
	vfmadd231ps	%zmm29, %zmm15, %zmm12  # zmm12 = (zmm15 * zmm29) + zmm12
	vmovups	19072(%r10,%r15,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm27) + zmm7
	vfmadd231ps	%zmm25, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm25) + zmm8
	vfmadd231ps	%zmm22, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm22) + zmm10
	vfmadd231ps	%zmm18, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm18) + zmm11
	vfmadd231ps	%zmm14, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm14) + zmm12
	vfmadd231ps	%zmm17, %zmm29, %zmm13  # zmm13 = (zmm29 * zmm17) + zmm13
	vmovups	19360(%r10,%r15,4), %zmm17
	vfmadd231ps	%zmm26, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm26) + zmm8
	vfmadd231ps	%zmm23, %zmm17, %zmm10  # zmm10 = (zmm17 * zmm23) + zmm10
	vfmadd231ps	%zmm16, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm16) + zmm12
	vfmadd231ps	%zmm15, %zmm17, %zmm13  # zmm13 = (zmm17 * zmm15) + zmm13
	vmovups	19648(%r10,%r15,4), %zmm15
	vfmadd231ps	%zmm27, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm27) + zmm8
	vfmadd231ps	%zmm25, %zmm15, %zmm10  # zmm10 = (zmm15 * zmm25) + zmm10
	vfmadd231ps	%zmm18, %zmm15, %zmm12  # zmm12 = (zmm15 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm14) + zmm13
	vmovups	19936(%r10,%r15,4), %zmm14
	vfmadd231ps	%zmm26, %zmm14, %zmm10  # zmm10 = (zmm14 * zmm26) + zmm10
	vfmadd231ps	%zmm16, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm16) + zmm13
	vmovups	%zmm1, 64(%r9,%r15,4)
	vmovups	%zmm2, 352(%r9,%r15,4)
	vmovups	%zmm4, 640(%r9,%r15,4)
	vmovups	%zmm5, 928(%r9,%r15,4)
	vmovups	%zmm7, 1216(%r9,%r15,4)
	vmovups	%zmm8, 1504(%r9,%r15,4)
	vmovups	%zmm10, 1792(%r9,%r15,4)
	vfmadd231ps	23680(%r10,%r15,4), %zmm19, %zmm0 # zmm0 = (zmm19 * mem) + zmm0
	vfmadd231ps	23968(%r10,%r15,4), %zmm20, %zmm0 # zmm0 = (zmm20 * mem) + zmm0
	vmovups	24256(%r10,%r15,4), %zmm1
	vmovups	24544(%r10,%r15,4), %zmm2
	vfmadd231ps	%zmm21, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm21) + zmm0
	vfmadd231ps	%zmm1, %zmm19, %zmm3    # zmm3 = (zmm19 * zmm1) + zmm3
	vfmadd231ps	%zmm24, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm24) + zmm0
	vfmadd231ps	%zmm2, %zmm20, %zmm3    # zmm3 = (zmm20 * zmm2) + zmm3
	vmovups	24832(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm28, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm28) + zmm0
	vfmadd231ps	%zmm21, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm21) + zmm3
	vfmadd231ps	%zmm1, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm1) + zmm6
	vmovups	25120(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm24, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm24) + zmm3
	vfmadd231ps	%zmm1, %zmm20, %zmm6    # zmm6 = (zmm20 * zmm1) + zmm6
	vmovups	25408(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm28, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm28) + zmm3
	vfmadd231ps	%zmm21, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm21) + zmm6
	vfmadd231ps	%zmm1, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm1) + zmm9
	vmovups	25696(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm24, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm24) + zmm6
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vmovups	25984(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm28, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm28) + zmm6
	vfmadd231ps	%zmm21, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm21) + zmm9
	vfmadd231ps	%zmm1, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm1) + zmm11
	vmovups	26272(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm24, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm24) + zmm9
	vfmadd231ps	%zmm1, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm1) + zmm11
	vmovups	26560(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm28, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm28) + zmm9
	vfmadd231ps	%zmm21, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm21) + zmm11
	vfmadd231ps	%zmm1, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm1) + zmm12
	vmovups	26848(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm24, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm24) + zmm11
	vfmadd231ps	%zmm1, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm1) + zmm12
	vmovups	27136(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm28, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm28) + zmm11
	vfmadd231ps	%zmm21, %zmm1, %zmm12   # zmm12 = (zmm1 * zmm21) + zmm12
	vfmadd231ps	%zmm19, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm19) + zmm13
	vmovups	27424(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm24, %zmm1, %zmm12   # zmm12 = (zmm1 * zmm24) + zmm12
	vfmadd231ps	%zmm20, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm20) + zmm13
	vmovups	27712(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm28, %zmm1, %zmm12   # zmm12 = (zmm1 * zmm28) + zmm12
	vfmadd231ps	%zmm21, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm21) + zmm13
	vfmadd231ps	28000(%r10,%r15,4), %zmm24, %zmm13 # zmm13 = (zmm24 * mem) + zmm13
	vfmadd231ps	31744(%r10,%r15,4), %zmm22, %zmm0 # zmm0 = (zmm22 * mem) + zmm0
	vfmadd231ps	32032(%r10,%r15,4), %zmm23, %zmm0 # zmm0 = (zmm23 * mem) + zmm0
	vmovups	32320(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm25, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm25) + zmm0
	vfmadd231ps	%zmm1, %zmm22, %zmm3    # zmm3 = (zmm22 * zmm1) + zmm3
	vmovups	32608(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm26, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm26) + zmm0
	vfmadd231ps	%zmm1, %zmm23, %zmm3    # zmm3 = (zmm23 * zmm1) + zmm3
	vmovups	32896(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm27, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm27) + zmm0
	vfmadd231ps	%zmm25, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm25) + zmm3
	vfmadd231ps	%zmm1, %zmm22, %zmm6    # zmm6 = (zmm22 * zmm1) + zmm6
	vmovups	33184(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm26, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm26) + zmm3
	vfmadd231ps	%zmm1, %zmm23, %zmm6    # zmm6 = (zmm23 * zmm1) + zmm6
	vmovups	33472(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm27, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm27) + zmm3
	vfmadd231ps	%zmm25, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm25) + zmm6
	vfmadd231ps	%zmm1, %zmm22, %zmm9    # zmm9 = (zmm22 * zmm1) + zmm9
	vmovups	33760(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm26, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm26) + zmm6
	vfmadd231ps	%zmm1, %zmm23, %zmm9    # zmm9 = (zmm23 * zmm1) + zmm9
	vmovups	34048(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm27, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm27) + zmm6
	vfmadd231ps	%zmm25, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm25) + zmm9
	vfmadd231ps	%zmm1, %zmm22, %zmm11   # zmm11 = (zmm22 * zmm1) + zmm11
	vmovups	34336(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm26, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm26) + zmm9
	vfmadd231ps	%zmm1, %zmm23, %zmm11   # zmm11 = (zmm23 * zmm1) + zmm11
	vmovups	34624(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm27, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm27) + zmm9
	vfmadd231ps	%zmm25, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm25) + zmm11
	vfmadd231ps	%zmm1, %zmm22, %zmm12   # zmm12 = (zmm22 * zmm1) + zmm12
	vmovups	34912(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm26, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm26) + zmm11
	vfmadd231ps	%zmm1, %zmm23, %zmm12   # zmm12 = (zmm23 * zmm1) + zmm12
	vmovups	35200(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm27, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm27) + zmm11
	vfmadd231ps	%zmm25, %zmm1, %zmm12   # zmm12 = (zmm1 * zmm25) + zmm12
	vfmadd231ps	%zmm22, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm22) + zmm13
	vmovups	35488(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm26, %zmm1, %zmm12   # zmm12 = (zmm1 * zmm26) + zmm12
	vfmadd231ps	%zmm23, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm23) + zmm13
	vmovups	35776(%r10,%r15,4), %zmm1
	vfmadd231ps	%zmm27, %zmm1, %zmm12   # zmm12 = (zmm1 * zmm27) + zmm12
	vfmadd231ps	%zmm25, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm25) + zmm13
	vfmadd231ps	36064(%r10,%r15,4), %zmm26, %zmm13 # zmm13 = (zmm26 * mem) + zmm13
	vmovups	%zmm0, 4096(%r9,%r15,4)
	vmovups	%zmm3, 4384(%r9,%r15,4)
	vmovups	%zmm6, 4672(%r9,%r15,4)
	vmovups	%zmm9, 4960(%r9,%r15,4)
	vmovups	%zmm11, 5248(%r9,%r15,4)
	vmovups	%zmm12, 5536(%r9,%r15,4)
	vmovups	%zmm13, 5824(%r9,%r15,4)
	addq	$16, %r15
	cmpq	$48, %r15
	jl	.LBB1_12
	jmp	.LBB1_13
.LBB1_14:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	popq	%rbx
	popq	%r14
	popq	%r15
	jg	.LBB1_17
# %bb.15:                               # %.lr.ph19.preheader
	addq	$-16, %rax
	leaq	221760(%rdi), %rcx
	.p2align	4
.LBB1_16:                               # %.lr.ph19
                                        # =>This Inner Loop Header: Depth=1
	vmovups	640(%rsi,%rax,4), %zmm19
	vmovups	-44288(%rcx,%rax,4), %zmm1
	vmovups	-44000(%rcx,%rax,4), %zmm2
	vmulps	%zmm19, %zmm1, %zmm0
	vmovups	64(%rsi,%rax,4), %zmm16
	vmovups	352(%rsi,%rax,4), %zmm24
	vmulps	%zmm16, %zmm1, %zmm1
	vmovups	928(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm20) + zmm0
	vfmadd231ps	%zmm2, %zmm24, %zmm1    # zmm1 = (zmm24 * zmm2) + zmm1
	vmovups	-43712(%rcx,%rax,4), %zmm2
	vmovups	1216(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm19) + zmm1
	vmulps	%zmm2, %zmm16, %zmm2
	vmovups	-43424(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm20, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm20) + zmm1
	vfmadd231ps	%zmm3, %zmm24, %zmm2    # zmm2 = (zmm24 * zmm3) + zmm2
	vmovups	-43136(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm21, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm19) + zmm2
	vmulps	%zmm3, %zmm16, %zmm3
	vmovups	-42848(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm20, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm20) + zmm2
	vfmadd231ps	%zmm4, %zmm24, %zmm3    # zmm3 = (zmm24 * zmm4) + zmm3
	vmovups	-42560(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm21, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm21) + zmm2
	vfmadd231ps	%zmm19, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm19) + zmm3
	vmulps	%zmm4, %zmm16, %zmm4
	vmovups	-42272(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm5, %zmm24, %zmm4    # zmm4 = (zmm24 * zmm5) + zmm4
	vmovups	-41984(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm19) + zmm4
	vmulps	%zmm5, %zmm16, %zmm5
	vmovups	-41696(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm20) + zmm4
	vfmadd231ps	%zmm6, %zmm24, %zmm5    # zmm5 = (zmm24 * zmm6) + zmm5
	vmovups	-41408(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm21, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm21) + zmm4
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vmulps	%zmm6, %zmm16, %zmm6
	vmovups	-41120(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm20) + zmm5
	vfmadd231ps	%zmm7, %zmm24, %zmm6    # zmm6 = (zmm24 * zmm7) + zmm6
	vmovups	-40832(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm21, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm21) + zmm5
	vfmadd231ps	%zmm7, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm7) + zmm6
	vfmadd231ps	-40544(%rcx,%rax,4), %zmm20, %zmm6 # zmm6 = (zmm20 * mem) + zmm6
	vfmadd231ps	-40256(%rcx,%rax,4), %zmm21, %zmm6 # zmm6 = (zmm21 * mem) + zmm6
	vmovups	-36224(%rcx,%rax,4), %zmm7
	vmovups	2080(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm22) + zmm0
	vmovups	1504(%rsi,%rax,4), %zmm28
	vfmadd231ps	%zmm7, %zmm28, %zmm1    # zmm1 = (zmm28 * zmm7) + zmm1
	vmovups	-35936(%rcx,%rax,4), %zmm7
	vmovups	2368(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm23) + zmm0
	vmovups	1792(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm7, %zmm27, %zmm1    # zmm1 = (zmm27 * zmm7) + zmm1
	vmovups	-35648(%rcx,%rax,4), %zmm7
	vmovups	2656(%rsi,%rax,4), %zmm25
	vfmadd231ps	%zmm25, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm25) + zmm0
	vfmadd231ps	%zmm22, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm22) + zmm1
	vfmadd231ps	%zmm7, %zmm28, %zmm2    # zmm2 = (zmm28 * zmm7) + zmm2
	vmovups	-35360(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm23) + zmm1
	vfmadd231ps	%zmm7, %zmm27, %zmm2    # zmm2 = (zmm27 * zmm7) + zmm2
	vmovups	-35072(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm25) + zmm1
	vfmadd231ps	%zmm22, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm22) + zmm2
	vfmadd231ps	%zmm7, %zmm28, %zmm3    # zmm3 = (zmm28 * zmm7) + zmm3
	vmovups	-34784(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm23) + zmm2
	vfmadd231ps	%zmm7, %zmm27, %zmm3    # zmm3 = (zmm27 * zmm7) + zmm3
	vmovups	-34496(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm25) + zmm2
	vfmadd231ps	%zmm22, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm22) + zmm3
	vfmadd231ps	%zmm7, %zmm28, %zmm4    # zmm4 = (zmm28 * zmm7) + zmm4
	vmovups	-34208(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm23) + zmm3
	vfmadd231ps	%zmm7, %zmm27, %zmm4    # zmm4 = (zmm27 * zmm7) + zmm4
	vmovups	-33920(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm25) + zmm3
	vfmadd231ps	%zmm22, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm22) + zmm4
	vfmadd231ps	%zmm7, %zmm28, %zmm5    # zmm5 = (zmm28 * zmm7) + zmm5
	vmovups	-33632(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm23) + zmm4
	vfmadd231ps	%zmm7, %zmm27, %zmm5    # zmm5 = (zmm27 * zmm7) + zmm5
	vmovups	-33344(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm25) + zmm4
	vfmadd231ps	%zmm22, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm22) + zmm5
	vfmadd231ps	%zmm7, %zmm28, %zmm6    # zmm6 = (zmm28 * zmm7) + zmm6
	vmovups	-33056(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm23) + zmm5
	vfmadd231ps	%zmm7, %zmm27, %zmm6    # zmm6 = (zmm27 * zmm7) + zmm6
	vmovups	-32768(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm25, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm25) + zmm5
	vfmadd231ps	%zmm7, %zmm22, %zmm6    # zmm6 = (zmm22 * zmm7) + zmm6
	vfmadd231ps	-32480(%rcx,%rax,4), %zmm23, %zmm6 # zmm6 = (zmm23 * mem) + zmm6
	vfmadd231ps	-32192(%rcx,%rax,4), %zmm25, %zmm6 # zmm6 = (zmm25 * mem) + zmm6
	vmovups	-28160(%rcx,%rax,4), %zmm8
	vmovups	3520(%rsi,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm13) + zmm0
	vmovups	2944(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm17) + zmm1
	vmulps	%zmm8, %zmm19, %zmm7
	vmulps	%zmm8, %zmm16, %zmm8
	vmovups	-27872(%rcx,%rax,4), %zmm9
	vmovups	3808(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm14) + zmm0
	vmovups	3232(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm18) + zmm1
	vfmadd231ps	%zmm20, %zmm9, %zmm7    # zmm7 = (zmm9 * zmm20) + zmm7
	vfmadd231ps	%zmm9, %zmm24, %zmm8    # zmm8 = (zmm24 * zmm9) + zmm8
	vmovups	-27584(%rcx,%rax,4), %zmm9
	vmovups	4096(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm9, %zmm7    # zmm7 = (zmm9 * zmm21) + zmm7
	vfmadd231ps	%zmm19, %zmm9, %zmm8    # zmm8 = (zmm9 * zmm19) + zmm8
	vmulps	%zmm9, %zmm16, %zmm9
	vmovups	-27296(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm14, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm20, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm20) + zmm8
	vfmadd231ps	%zmm10, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm10) + zmm9
	vmovups	-27008(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm15, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm21) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmulps	%zmm10, %zmm16, %zmm10
	vmovups	-26720(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm20, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm20) + zmm9
	vfmadd231ps	%zmm11, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm11) + zmm10
	vmovups	-26432(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm13, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm17) + zmm4
	vfmadd231ps	%zmm21, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm21) + zmm9
	vfmadd231ps	%zmm19, %zmm11, %zmm10  # zmm10 = (zmm11 * zmm19) + zmm10
	vmulps	%zmm11, %zmm16, %zmm11
	vmovups	-26144(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm14, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm14) + zmm3
	vfmadd231ps	%zmm18, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm18) + zmm4
	vfmadd231ps	%zmm20, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm20) + zmm10
	vfmadd231ps	%zmm12, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm12) + zmm11
	vmovups	-25856(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm21) + zmm10
	vfmadd231ps	%zmm19, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm19) + zmm11
	vmulps	%zmm12, %zmm16, %zmm12
	vmovups	-25568(%rcx,%rax,4), %zmm26
	vfmadd231ps	%zmm14, %zmm26, %zmm4   # zmm4 = (zmm26 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm26, %zmm5   # zmm5 = (zmm26 * zmm18) + zmm5
	vfmadd231ps	%zmm20, %zmm26, %zmm11  # zmm11 = (zmm26 * zmm20) + zmm11
	vfmadd231ps	%zmm26, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm26) + zmm12
	vmovups	-25280(%rcx,%rax,4), %zmm26
	vfmadd231ps	%zmm15, %zmm26, %zmm4   # zmm4 = (zmm26 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm26, %zmm5   # zmm5 = (zmm26 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm26, %zmm6   # zmm6 = (zmm26 * zmm17) + zmm6
	vfmadd231ps	%zmm21, %zmm26, %zmm11  # zmm11 = (zmm26 * zmm21) + zmm11
	vfmadd231ps	%zmm19, %zmm26, %zmm12  # zmm12 = (zmm26 * zmm19) + zmm12
	vmulps	%zmm26, %zmm16, %zmm16
	vmovups	-24992(%rcx,%rax,4), %zmm26
	vfmadd231ps	%zmm14, %zmm26, %zmm5   # zmm5 = (zmm26 * zmm14) + zmm5
	vfmadd231ps	%zmm18, %zmm26, %zmm6   # zmm6 = (zmm26 * zmm18) + zmm6
	vfmadd231ps	%zmm20, %zmm26, %zmm12  # zmm12 = (zmm26 * zmm20) + zmm12
	vfmadd231ps	%zmm24, %zmm26, %zmm16  # zmm16 = (zmm26 * zmm24) + zmm16
	vmovups	-24704(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm15, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm15) + zmm5
	vfmadd231ps	%zmm13, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm13) + zmm6
	vfmadd231ps	%zmm21, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm21) + zmm12
	vfmadd231ps	%zmm19, %zmm24, %zmm16  # zmm16 = (zmm24 * zmm19) + zmm16
	vmovups	-24416(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm14, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm19, %zmm16  # zmm16 = (zmm19 * zmm20) + zmm16
	vmovups	-24128(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm15, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm15) + zmm6
	vfmadd231ps	%zmm21, %zmm19, %zmm16  # zmm16 = (zmm19 * zmm21) + zmm16
	vmovups	-20096(%rcx,%rax,4), %zmm20
	vmovups	4960(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm19) + zmm0
	vmovups	4384(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm21) + zmm1
	vfmadd231ps	%zmm22, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm22) + zmm7
	vfmadd231ps	%zmm20, %zmm28, %zmm8   # zmm8 = (zmm28 * zmm20) + zmm8
	vmovups	-19808(%rcx,%rax,4), %zmm24
	vmovups	5248(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm20) + zmm0
	vmovups	4672(%rsi,%rax,4), %zmm26
	vfmadd231ps	%zmm26, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm26) + zmm1
	vfmadd231ps	%zmm23, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm23) + zmm7
	vfmadd231ps	%zmm24, %zmm27, %zmm8   # zmm8 = (zmm27 * zmm24) + zmm8
	vmovups	-19520(%rcx,%rax,4), %zmm29
	vmovups	5536(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm24, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm24) + zmm0
	vfmadd231ps	%zmm19, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm19) + zmm1
	vfmadd231ps	%zmm21, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm21) + zmm2
	vfmadd231ps	%zmm25, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm25) + zmm7
	vfmadd231ps	%zmm22, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm22) + zmm8
	vfmadd231ps	%zmm29, %zmm28, %zmm9   # zmm9 = (zmm28 * zmm29) + zmm9
	vmovups	-19232(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm20) + zmm1
	vfmadd231ps	%zmm26, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm26) + zmm2
	vfmadd231ps	%zmm23, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm23) + zmm8
	vfmadd231ps	%zmm29, %zmm27, %zmm9   # zmm9 = (zmm27 * zmm29) + zmm9
	vmovups	-18944(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm24) + zmm1
	vfmadd231ps	%zmm19, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm19) + zmm2
	vfmadd231ps	%zmm21, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm21) + zmm3
	vfmadd231ps	%zmm25, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm25) + zmm8
	vfmadd231ps	%zmm22, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm22) + zmm9
	vfmadd231ps	%zmm29, %zmm28, %zmm10  # zmm10 = (zmm28 * zmm29) + zmm10
	vmovups	-18656(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm20) + zmm2
	vfmadd231ps	%zmm26, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm26) + zmm3
	vfmadd231ps	%zmm23, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm23) + zmm9
	vfmadd231ps	%zmm29, %zmm27, %zmm10  # zmm10 = (zmm27 * zmm29) + zmm10
	vmovups	-18368(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm24) + zmm2
	vfmadd231ps	%zmm19, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm19) + zmm3
	vfmadd231ps	%zmm21, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm21) + zmm4
	vfmadd231ps	%zmm25, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm25) + zmm9
	vfmadd231ps	%zmm22, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm22) + zmm10
	vfmadd231ps	%zmm29, %zmm28, %zmm11  # zmm11 = (zmm28 * zmm29) + zmm11
	vmovups	-18080(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm20) + zmm3
	vfmadd231ps	%zmm26, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm26) + zmm4
	vfmadd231ps	%zmm23, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm23) + zmm10
	vfmadd231ps	%zmm29, %zmm27, %zmm11  # zmm11 = (zmm27 * zmm29) + zmm11
	vmovups	-17792(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm24) + zmm3
	vfmadd231ps	%zmm19, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm19) + zmm4
	vfmadd231ps	%zmm21, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm21) + zmm5
	vfmadd231ps	%zmm25, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm25) + zmm10
	vfmadd231ps	%zmm22, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm22) + zmm11
	vfmadd231ps	%zmm29, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm29) + zmm12
	vmovups	-17504(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm20, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm20) + zmm4
	vfmadd231ps	%zmm26, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm26) + zmm5
	vfmadd231ps	%zmm23, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm23) + zmm11
	vfmadd231ps	%zmm29, %zmm27, %zmm12  # zmm12 = (zmm27 * zmm29) + zmm12
	vmovups	-17216(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm24) + zmm4
	vfmadd231ps	%zmm19, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm19) + zmm5
	vfmadd231ps	%zmm21, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm21) + zmm6
	vfmadd231ps	%zmm25, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm25) + zmm11
	vfmadd231ps	%zmm22, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm22) + zmm12
	vfmadd231ps	%zmm28, %zmm29, %zmm16  # zmm16 = (zmm29 * zmm28) + zmm16
	vmovups	-16928(%rcx,%rax,4), %zmm28
	vfmadd231ps	%zmm20, %zmm28, %zmm5   # zmm5 = (zmm28 * zmm20) + zmm5
	vfmadd231ps	%zmm26, %zmm28, %zmm6   # zmm6 = (zmm28 * zmm26) + zmm6
	vfmadd231ps	%zmm23, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm23) + zmm12
	vfmadd231ps	%zmm27, %zmm28, %zmm16  # zmm16 = (zmm28 * zmm27) + zmm16
	vmovups	-16640(%rcx,%rax,4), %zmm27
	vfmadd231ps	%zmm24, %zmm27, %zmm5   # zmm5 = (zmm27 * zmm24) + zmm5
	vfmadd231ps	%zmm19, %zmm27, %zmm6   # zmm6 = (zmm27 * zmm19) + zmm6
	vfmadd231ps	%zmm25, %zmm27, %zmm12  # zmm12 = (zmm27 * zmm25) + zmm12
	vfmadd231ps	%zmm22, %zmm27, %zmm16  # zmm16 = (zmm27 * zmm22) + zmm16
	vmovups	-16352(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm20, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm20) + zmm6
	vfmadd231ps	%zmm23, %zmm22, %zmm16  # zmm16 = (zmm22 * zmm23) + zmm16
	vmovups	-16064(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm24, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm24) + zmm6
	vfmadd231ps	%zmm25, %zmm22, %zmm16  # zmm16 = (zmm22 * zmm25) + zmm16
	vmovups	-12032(%rcx,%rax,4), %zmm23
	vmovups	6400(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm22) + zmm0
	vmovups	5824(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm27, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm27) + zmm1
	vfmadd231ps	%zmm13, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm13) + zmm7
	vfmadd231ps	%zmm23, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm23) + zmm8
	vmovups	-11744(%rcx,%rax,4), %zmm25
	vmovups	6688(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm25, %zmm0   # zmm0 = (zmm25 * zmm23) + zmm0
	vmovups	6112(%rsi,%rax,4), %zmm28
	vfmadd231ps	%zmm28, %zmm25, %zmm1   # zmm1 = (zmm25 * zmm28) + zmm1
	vfmadd231ps	%zmm14, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm14) + zmm7
	vfmadd231ps	%zmm25, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm25) + zmm8
	vmovups	-11456(%rcx,%rax,4), %zmm29
	vmovups	6976(%rsi,%rax,4), %zmm25
	vfmadd231ps	%zmm25, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm25) + zmm0
	vfmadd231ps	%zmm22, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm22) + zmm1
	vfmadd231ps	%zmm27, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm27) + zmm2
	vfmadd231ps	%zmm15, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm15) + zmm7
	vfmadd231ps	%zmm13, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm13) + zmm8
	vfmadd231ps	%zmm29, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm29) + zmm9
	vmovups	-11168(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm23) + zmm1
	vfmadd231ps	%zmm28, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm28) + zmm2
	vfmadd231ps	%zmm14, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm14) + zmm8
	vfmadd231ps	%zmm29, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm29) + zmm9
	vmovups	-10880(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm25) + zmm1
	vfmadd231ps	%zmm22, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm22) + zmm2
	vfmadd231ps	%zmm27, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm27) + zmm3
	vfmadd231ps	%zmm15, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm15) + zmm8
	vfmadd231ps	%zmm13, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm13) + zmm9
	vfmadd231ps	%zmm29, %zmm17, %zmm10  # zmm10 = (zmm17 * zmm29) + zmm10
	vmovups	-10592(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm23) + zmm2
	vfmadd231ps	%zmm28, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm28) + zmm3
	vfmadd231ps	%zmm14, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm14) + zmm9
	vfmadd231ps	%zmm29, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm29) + zmm10
	vmovups	-10304(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm25) + zmm2
	vfmadd231ps	%zmm22, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm22) + zmm3
	vfmadd231ps	%zmm27, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm27) + zmm4
	vfmadd231ps	%zmm15, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm15) + zmm9
	vfmadd231ps	%zmm13, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm13) + zmm10
	vfmadd231ps	%zmm29, %zmm17, %zmm11  # zmm11 = (zmm17 * zmm29) + zmm11
	vmovups	-10016(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm23) + zmm3
	vfmadd231ps	%zmm28, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm28) + zmm4
	vfmadd231ps	%zmm14, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm14) + zmm10
	vfmadd231ps	%zmm29, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm29) + zmm11
	vmovups	-9728(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm25) + zmm3
	vfmadd231ps	%zmm22, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm22) + zmm4
	vfmadd231ps	%zmm27, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm27) + zmm5
	vfmadd231ps	%zmm15, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm15) + zmm10
	vfmadd231ps	%zmm13, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm13) + zmm11
	vfmadd231ps	%zmm29, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm29) + zmm12
	vmovups	-9440(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm23, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm23) + zmm4
	vfmadd231ps	%zmm28, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm28) + zmm5
	vfmadd231ps	%zmm14, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm14) + zmm11
	vfmadd231ps	%zmm29, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm29) + zmm12
	vmovups	-9152(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm25) + zmm4
	vfmadd231ps	%zmm22, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm22) + zmm5
	vfmadd231ps	%zmm27, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm27) + zmm6
	vfmadd231ps	%zmm15, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm15) + zmm11
	vfmadd231ps	%zmm13, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm13) + zmm12
	vfmadd231ps	%zmm17, %zmm29, %zmm16  # zmm16 = (zmm29 * zmm17) + zmm16
	vmovups	-8864(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm23, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm23) + zmm5
	vfmadd231ps	%zmm28, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm28) + zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm14) + zmm12
	vfmadd231ps	%zmm18, %zmm17, %zmm16  # zmm16 = (zmm17 * zmm18) + zmm16
	vmovups	-8576(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm25, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm25) + zmm5
	vfmadd231ps	%zmm22, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm22) + zmm6
	vfmadd231ps	%zmm15, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm15) + zmm12
	vfmadd231ps	%zmm13, %zmm17, %zmm16  # zmm16 = (zmm17 * zmm13) + zmm16
	vmovups	-8288(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm23, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm23) + zmm6
	vfmadd231ps	%zmm14, %zmm13, %zmm16  # zmm16 = (zmm13 * zmm14) + zmm16
	vmovups	-8000(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm25, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm25) + zmm6
	vfmadd231ps	%zmm15, %zmm13, %zmm16  # zmm16 = (zmm13 * zmm15) + zmm16
	vmovups	%zmm0, 48448(%rdx,%rax,4)
	vmovups	%zmm1, 48736(%rdx,%rax,4)
	vmovups	%zmm2, 49024(%rdx,%rax,4)
	vmovups	%zmm3, 49312(%rdx,%rax,4)
	vmovups	%zmm4, 49600(%rdx,%rax,4)
	vmovups	%zmm5, 49888(%rdx,%rax,4)
	vmovups	%zmm6, 50176(%rdx,%rax,4)
	vmovups	-3968(%rcx,%rax,4), %zmm0
	vmovups	-3680(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm19, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm19) + zmm7
	vfmadd231ps	%zmm0, %zmm21, %zmm8    # zmm8 = (zmm21 * zmm0) + zmm8
	vfmadd231ps	%zmm20, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm20) + zmm7
	vfmadd231ps	%zmm1, %zmm26, %zmm8    # zmm8 = (zmm26 * zmm1) + zmm8
	vmovups	-3392(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm24) + zmm7
	vfmadd231ps	%zmm19, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm19) + zmm8
	vfmadd231ps	%zmm0, %zmm21, %zmm9    # zmm9 = (zmm21 * zmm0) + zmm9
	vmovups	-3104(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm20) + zmm8
	vfmadd231ps	%zmm0, %zmm26, %zmm9    # zmm9 = (zmm26 * zmm0) + zmm9
	vmovups	-2816(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm24) + zmm8
	vfmadd231ps	%zmm19, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm19) + zmm9
	vfmadd231ps	%zmm0, %zmm21, %zmm10   # zmm10 = (zmm21 * zmm0) + zmm10
	vmovups	-2528(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm20) + zmm9
	vfmadd231ps	%zmm0, %zmm26, %zmm10   # zmm10 = (zmm26 * zmm0) + zmm10
	vmovups	-2240(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm24) + zmm9
	vfmadd231ps	%zmm19, %zmm0, %zmm10   # zmm10 = (zmm0 * zmm19) + zmm10
	vfmadd231ps	%zmm0, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm0) + zmm11
	vmovups	-1952(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm10   # zmm10 = (zmm0 * zmm20) + zmm10
	vfmadd231ps	%zmm0, %zmm26, %zmm11   # zmm11 = (zmm26 * zmm0) + zmm11
	vmovups	-1664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm10   # zmm10 = (zmm0 * zmm24) + zmm10
	vfmadd231ps	%zmm19, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm19) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm0) + zmm12
	vmovups	-1376(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm20) + zmm11
	vfmadd231ps	%zmm0, %zmm26, %zmm12   # zmm12 = (zmm26 * zmm0) + zmm12
	vmovups	-1088(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm24) + zmm11
	vfmadd231ps	%zmm19, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm19) + zmm12
	vfmadd231ps	%zmm21, %zmm0, %zmm16   # zmm16 = (zmm0 * zmm21) + zmm16
	vmovups	-800(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm20) + zmm12
	vfmadd231ps	%zmm26, %zmm0, %zmm16   # zmm16 = (zmm0 * zmm26) + zmm16
	vmovups	-512(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm24) + zmm12
	vfmadd231ps	%zmm19, %zmm0, %zmm16   # zmm16 = (zmm0 * zmm19) + zmm16
	vfmadd231ps	-224(%rcx,%rax,4), %zmm20, %zmm16 # zmm16 = (zmm20 * mem) + zmm16
	vfmadd231ps	64(%rcx,%rax,4), %zmm24, %zmm16 # zmm16 = (zmm24 * mem) + zmm16
	vmovups	%zmm7, 52480(%rdx,%rax,4)
	vmovups	%zmm8, 52768(%rdx,%rax,4)
	vmovups	%zmm9, 53056(%rdx,%rax,4)
	vmovups	%zmm10, 53344(%rdx,%rax,4)
	vmovups	%zmm11, 53632(%rdx,%rax,4)
	vmovups	%zmm12, 53920(%rdx,%rax,4)
	vmovups	%zmm16, 54208(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_16
.LBB1_17:                               # %._crit_edge20
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	576(%rsi,%rax,4), %ymm19
	vmovups	177408(%rdi,%rax,4), %ymm1
	vmovups	177696(%rdi,%rax,4), %ymm2
	vmulps	%ymm19, %ymm1, %ymm0
	vmovups	(%rsi,%rax,4), %ymm16
	vmovups	288(%rsi,%rax,4), %ymm24
	vmulps	%ymm16, %ymm1, %ymm1
	vmovups	864(%rsi,%rax,4), %ymm20
	vfmadd231ps	%ymm20, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm20) + ymm0
	vfmadd231ps	%ymm2, %ymm24, %ymm1    # ymm1 = (ymm24 * ymm2) + ymm1
	vmovups	177984(%rdi,%rax,4), %ymm2
	vmovups	1152(%rsi,%rax,4), %ymm21
	vfmadd231ps	%ymm21, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm21) + ymm0
	vfmadd231ps	%ymm19, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm19) + ymm1
	vmulps	%ymm2, %ymm16, %ymm2
	vmovups	178272(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm20, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm20) + ymm1
	vfmadd231ps	%ymm3, %ymm24, %ymm2    # ymm2 = (ymm24 * ymm3) + ymm2
	vmovups	178560(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm21, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm21) + ymm1
	vfmadd231ps	%ymm19, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm19) + ymm2
	vmulps	%ymm3, %ymm16, %ymm3
	vmovups	178848(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm20, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm20) + ymm2
	vfmadd231ps	%ymm4, %ymm24, %ymm3    # ymm3 = (ymm24 * ymm4) + ymm3
	vmovups	179136(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm21, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm21) + ymm2
	vfmadd231ps	%ymm19, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm19) + ymm3
	vmulps	%ymm4, %ymm16, %ymm4
	vmovups	179424(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm20, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm20) + ymm3
	vfmadd231ps	%ymm5, %ymm24, %ymm4    # ymm4 = (ymm24 * ymm5) + ymm4
	vmovups	179712(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm21, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm21) + ymm3
	vfmadd231ps	%ymm19, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm19) + ymm4
	vmulps	%ymm5, %ymm16, %ymm5
	vmovups	180000(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm20, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm20) + ymm4
	vfmadd231ps	%ymm6, %ymm24, %ymm5    # ymm5 = (ymm24 * ymm6) + ymm5
	vmovups	180288(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm21, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm21) + ymm4
	vfmadd231ps	%ymm19, %ymm6, %ymm5    # ymm5 = (ymm6 * ymm19) + ymm5
	vmulps	%ymm6, %ymm16, %ymm6
	vmovups	180576(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm20, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm20) + ymm5
	vfmadd231ps	%ymm7, %ymm24, %ymm6    # ymm6 = (ymm24 * ymm7) + ymm6
	vmovups	180864(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm21, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm21) + ymm5
	vfmadd231ps	%ymm7, %ymm19, %ymm6    # ymm6 = (ymm19 * ymm7) + ymm6
	vfmadd231ps	181152(%rdi,%rax,4), %ymm20, %ymm6 # ymm6 = (ymm20 * mem) + ymm6
	vfmadd231ps	181440(%rdi,%rax,4), %ymm21, %ymm6 # ymm6 = (ymm21 * mem) + ymm6
	vmovups	185472(%rdi,%rax,4), %ymm7
	vmovups	2016(%rsi,%rax,4), %ymm22
	vfmadd231ps	%ymm22, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm22) + ymm0
	vmovups	1440(%rsi,%rax,4), %ymm28
	vfmadd231ps	%ymm7, %ymm28, %ymm1    # ymm1 = (ymm28 * ymm7) + ymm1
	vmovups	185760(%rdi,%rax,4), %ymm7
	vmovups	2304(%rsi,%rax,4), %ymm23
	vfmadd231ps	%ymm23, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm23) + ymm0
	vmovups	1728(%rsi,%rax,4), %ymm27
	vfmadd231ps	%ymm7, %ymm27, %ymm1    # ymm1 = (ymm27 * ymm7) + ymm1
	vmovups	186048(%rdi,%rax,4), %ymm7
	vmovups	2592(%rsi,%rax,4), %ymm25
	vfmadd231ps	%ymm25, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm25) + ymm0
	vfmadd231ps	%ymm22, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm22) + ymm1
	vfmadd231ps	%ymm7, %ymm28, %ymm2    # ymm2 = (ymm28 * ymm7) + ymm2
	vmovups	186336(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm23) + ymm1
	vfmadd231ps	%ymm7, %ymm27, %ymm2    # ymm2 = (ymm27 * ymm7) + ymm2
	vmovups	186624(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm25) + ymm1
	vfmadd231ps	%ymm22, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm22) + ymm2
	vfmadd231ps	%ymm7, %ymm28, %ymm3    # ymm3 = (ymm28 * ymm7) + ymm3
	vmovups	186912(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm23) + ymm2
	vfmadd231ps	%ymm7, %ymm27, %ymm3    # ymm3 = (ymm27 * ymm7) + ymm3
	vmovups	187200(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm25) + ymm2
	vfmadd231ps	%ymm22, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm22) + ymm3
	vfmadd231ps	%ymm7, %ymm28, %ymm4    # ymm4 = (ymm28 * ymm7) + ymm4
	vmovups	187488(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm23) + ymm3
	vfmadd231ps	%ymm7, %ymm27, %ymm4    # ymm4 = (ymm27 * ymm7) + ymm4
	vmovups	187776(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm25) + ymm3
	vfmadd231ps	%ymm22, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm22) + ymm4
	vfmadd231ps	%ymm7, %ymm28, %ymm5    # ymm5 = (ymm28 * ymm7) + ymm5
	vmovups	188064(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm23) + ymm4
	vfmadd231ps	%ymm7, %ymm27, %ymm5    # ymm5 = (ymm27 * ymm7) + ymm5
	vmovups	188352(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm25) + ymm4
	vfmadd231ps	%ymm22, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm22) + ymm5
	vfmadd231ps	%ymm7, %ymm28, %ymm6    # ymm6 = (ymm28 * ymm7) + ymm6
	vmovups	188640(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm23) + ymm5
	vfmadd231ps	%ymm7, %ymm27, %ymm6    # ymm6 = (ymm27 * ymm7) + ymm6
	vmovups	188928(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm25, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm25) + ymm5
	vfmadd231ps	%ymm7, %ymm22, %ymm6    # ymm6 = (ymm22 * ymm7) + ymm6
	vfmadd231ps	189216(%rdi,%rax,4), %ymm23, %ymm6 # ymm6 = (ymm23 * mem) + ymm6
	vfmadd231ps	189504(%rdi,%rax,4), %ymm25, %ymm6 # ymm6 = (ymm25 * mem) + ymm6
	vmovups	193536(%rdi,%rax,4), %ymm8
	vmovups	3456(%rsi,%rax,4), %ymm13
	vfmadd231ps	%ymm13, %ymm8, %ymm0    # ymm0 = (ymm8 * ymm13) + ymm0
	vmovups	2880(%rsi,%rax,4), %ymm17
	vfmadd231ps	%ymm17, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm17) + ymm1
	vmulps	%ymm8, %ymm19, %ymm7
	vmulps	%ymm8, %ymm16, %ymm8
	vmovups	193824(%rdi,%rax,4), %ymm9
	vmovups	3744(%rsi,%rax,4), %ymm14
	vfmadd231ps	%ymm14, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm14) + ymm0
	vmovups	3168(%rsi,%rax,4), %ymm18
	vfmadd231ps	%ymm18, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm18) + ymm1
	vfmadd231ps	%ymm20, %ymm9, %ymm7    # ymm7 = (ymm9 * ymm20) + ymm7
	vfmadd231ps	%ymm9, %ymm24, %ymm8    # ymm8 = (ymm24 * ymm9) + ymm8
	vmovups	194112(%rdi,%rax,4), %ymm9
	vmovups	4032(%rsi,%rax,4), %ymm15
	vfmadd231ps	%ymm15, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm15) + ymm0
	vfmadd231ps	%ymm13, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm13) + ymm1
	vfmadd231ps	%ymm17, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm17) + ymm2
	vfmadd231ps	%ymm21, %ymm9, %ymm7    # ymm7 = (ymm9 * ymm21) + ymm7
	vfmadd231ps	%ymm19, %ymm9, %ymm8    # ymm8 = (ymm9 * ymm19) + ymm8
	vmulps	%ymm9, %ymm16, %ymm9
	vmovups	194400(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm14, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm14) + ymm1
	vfmadd231ps	%ymm18, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm18) + ymm2
	vfmadd231ps	%ymm20, %ymm10, %ymm8   # ymm8 = (ymm10 * ymm20) + ymm8
	vfmadd231ps	%ymm10, %ymm24, %ymm9   # ymm9 = (ymm24 * ymm10) + ymm9
	vmovups	194688(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm15, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm15) + ymm1
	vfmadd231ps	%ymm13, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm13) + ymm2
	vfmadd231ps	%ymm17, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm17) + ymm3
	vfmadd231ps	%ymm21, %ymm10, %ymm8   # ymm8 = (ymm10 * ymm21) + ymm8
	vfmadd231ps	%ymm19, %ymm10, %ymm9   # ymm9 = (ymm10 * ymm19) + ymm9
	vmulps	%ymm10, %ymm16, %ymm10
	vmovups	194976(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm14, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm14) + ymm2
	vfmadd231ps	%ymm18, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm18) + ymm3
	vfmadd231ps	%ymm20, %ymm11, %ymm9   # ymm9 = (ymm11 * ymm20) + ymm9
	vfmadd231ps	%ymm11, %ymm24, %ymm10  # ymm10 = (ymm24 * ymm11) + ymm10
	vmovups	195264(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm15, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm15) + ymm2
	vfmadd231ps	%ymm13, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm13) + ymm3
	vfmadd231ps	%ymm17, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm17) + ymm4
	vfmadd231ps	%ymm21, %ymm11, %ymm9   # ymm9 = (ymm11 * ymm21) + ymm9
	vfmadd231ps	%ymm19, %ymm11, %ymm10  # ymm10 = (ymm11 * ymm19) + ymm10
	vmulps	%ymm11, %ymm16, %ymm11
	vmovups	195552(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm14, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm14) + ymm3
	vfmadd231ps	%ymm18, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm18) + ymm4
	vfmadd231ps	%ymm20, %ymm12, %ymm10  # ymm10 = (ymm12 * ymm20) + ymm10
	vfmadd231ps	%ymm12, %ymm24, %ymm11  # ymm11 = (ymm24 * ymm12) + ymm11
	vmovups	195840(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm15, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm15) + ymm3
	vfmadd231ps	%ymm13, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm13) + ymm4
	vfmadd231ps	%ymm17, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm17) + ymm5
	vfmadd231ps	%ymm21, %ymm12, %ymm10  # ymm10 = (ymm12 * ymm21) + ymm10
	vfmadd231ps	%ymm19, %ymm12, %ymm11  # ymm11 = (ymm12 * ymm19) + ymm11
	vmulps	%ymm12, %ymm16, %ymm12
	vmovups	196128(%rdi,%rax,4), %ymm26
	vfmadd231ps	%ymm14, %ymm26, %ymm4   # ymm4 = (ymm26 * ymm14) + ymm4
	vfmadd231ps	%ymm18, %ymm26, %ymm5   # ymm5 = (ymm26 * ymm18) + ymm5
	vfmadd231ps	%ymm20, %ymm26, %ymm11  # ymm11 = (ymm26 * ymm20) + ymm11
	vfmadd231ps	%ymm26, %ymm24, %ymm12  # ymm12 = (ymm24 * ymm26) + ymm12
	vmovups	196416(%rdi,%rax,4), %ymm26
	vfmadd231ps	%ymm15, %ymm26, %ymm4   # ymm4 = (ymm26 * ymm15) + ymm4
	vfmadd231ps	%ymm13, %ymm26, %ymm5   # ymm5 = (ymm26 * ymm13) + ymm5
	vfmadd231ps	%ymm17, %ymm26, %ymm6   # ymm6 = (ymm26 * ymm17) + ymm6
	vfmadd231ps	%ymm21, %ymm26, %ymm11  # ymm11 = (ymm26 * ymm21) + ymm11
	vfmadd231ps	%ymm19, %ymm26, %ymm12  # ymm12 = (ymm26 * ymm19) + ymm12
	vmulps	%ymm26, %ymm16, %ymm16
	vmovups	196704(%rdi,%rax,4), %ymm26
	vfmadd231ps	%ymm14, %ymm26, %ymm5   # ymm5 = (ymm26 * ymm14) + ymm5
	vfmadd231ps	%ymm18, %ymm26, %ymm6   # ymm6 = (ymm26 * ymm18) + ymm6
	vfmadd231ps	%ymm20, %ymm26, %ymm12  # ymm12 = (ymm26 * ymm20) + ymm12
	vfmadd231ps	%ymm24, %ymm26, %ymm16  # ymm16 = (ymm26 * ymm24) + ymm16
	vmovups	196992(%rdi,%rax,4), %ymm24
	vfmadd231ps	%ymm15, %ymm24, %ymm5   # ymm5 = (ymm24 * ymm15) + ymm5
	vfmadd231ps	%ymm13, %ymm24, %ymm6   # ymm6 = (ymm24 * ymm13) + ymm6
	vfmadd231ps	%ymm21, %ymm24, %ymm12  # ymm12 = (ymm24 * ymm21) + ymm12
	vfmadd231ps	%ymm19, %ymm24, %ymm16  # ymm16 = (ymm24 * ymm19) + ymm16
	vmovups	197280(%rdi,%rax,4), %ymm19
	vfmadd231ps	%ymm14, %ymm19, %ymm6   # ymm6 = (ymm19 * ymm14) + ymm6
	vfmadd231ps	%ymm20, %ymm19, %ymm16  # ymm16 = (ymm19 * ymm20) + ymm16
	vmovups	197568(%rdi,%rax,4), %ymm19
	vfmadd231ps	%ymm15, %ymm19, %ymm6   # ymm6 = (ymm19 * ymm15) + ymm6
	vfmadd231ps	%ymm21, %ymm19, %ymm16  # ymm16 = (ymm19 * ymm21) + ymm16
	vmovups	201600(%rdi,%rax,4), %ymm20
	vmovups	4896(%rsi,%rax,4), %ymm19
	vfmadd231ps	%ymm19, %ymm20, %ymm0   # ymm0 = (ymm20 * ymm19) + ymm0
	vmovups	4320(%rsi,%rax,4), %ymm21
	vfmadd231ps	%ymm21, %ymm20, %ymm1   # ymm1 = (ymm20 * ymm21) + ymm1
	vfmadd231ps	%ymm22, %ymm20, %ymm7   # ymm7 = (ymm20 * ymm22) + ymm7
	vfmadd231ps	%ymm20, %ymm28, %ymm8   # ymm8 = (ymm28 * ymm20) + ymm8
	vmovups	201888(%rdi,%rax,4), %ymm24
	vmovups	5184(%rsi,%rax,4), %ymm20
	vfmadd231ps	%ymm20, %ymm24, %ymm0   # ymm0 = (ymm24 * ymm20) + ymm0
	vmovups	4608(%rsi,%rax,4), %ymm26
	vfmadd231ps	%ymm26, %ymm24, %ymm1   # ymm1 = (ymm24 * ymm26) + ymm1
	vfmadd231ps	%ymm23, %ymm24, %ymm7   # ymm7 = (ymm24 * ymm23) + ymm7
	vfmadd231ps	%ymm24, %ymm27, %ymm8   # ymm8 = (ymm27 * ymm24) + ymm8
	vmovups	202176(%rdi,%rax,4), %ymm29
	vmovups	5472(%rsi,%rax,4), %ymm24
	vfmadd231ps	%ymm24, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm24) + ymm0
	vfmadd231ps	%ymm19, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm19) + ymm1
	vfmadd231ps	%ymm21, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm21) + ymm2
	vfmadd231ps	%ymm25, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm25) + ymm7
	vfmadd231ps	%ymm22, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm22) + ymm8
	vfmadd231ps	%ymm29, %ymm28, %ymm9   # ymm9 = (ymm28 * ymm29) + ymm9
	vmovups	202464(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm20) + ymm1
	vfmadd231ps	%ymm26, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm26) + ymm2
	vfmadd231ps	%ymm23, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm23) + ymm8
	vfmadd231ps	%ymm29, %ymm27, %ymm9   # ymm9 = (ymm27 * ymm29) + ymm9
	vmovups	202752(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm24) + ymm1
	vfmadd231ps	%ymm19, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm19) + ymm2
	vfmadd231ps	%ymm21, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm21) + ymm3
	vfmadd231ps	%ymm25, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm25) + ymm8
	vfmadd231ps	%ymm22, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm22) + ymm9
	vfmadd231ps	%ymm29, %ymm28, %ymm10  # ymm10 = (ymm28 * ymm29) + ymm10
	vmovups	203040(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm20) + ymm2
	vfmadd231ps	%ymm26, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm26) + ymm3
	vfmadd231ps	%ymm23, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm23) + ymm9
	vfmadd231ps	%ymm29, %ymm27, %ymm10  # ymm10 = (ymm27 * ymm29) + ymm10
	vmovups	203328(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm24) + ymm2
	vfmadd231ps	%ymm19, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm19) + ymm3
	vfmadd231ps	%ymm21, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm21) + ymm4
	vfmadd231ps	%ymm25, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm25) + ymm9
	vfmadd231ps	%ymm22, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm22) + ymm10
	vfmadd231ps	%ymm29, %ymm28, %ymm11  # ymm11 = (ymm28 * ymm29) + ymm11
	vmovups	203616(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm20) + ymm3
	vfmadd231ps	%ymm26, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm26) + ymm4
	vfmadd231ps	%ymm23, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm23) + ymm10
	vfmadd231ps	%ymm29, %ymm27, %ymm11  # ymm11 = (ymm27 * ymm29) + ymm11
	vmovups	203904(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm24) + ymm3
	vfmadd231ps	%ymm19, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm19) + ymm4
	vfmadd231ps	%ymm21, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm21) + ymm5
	vfmadd231ps	%ymm25, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm25) + ymm10
	vfmadd231ps	%ymm22, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm22) + ymm11
	vfmadd231ps	%ymm29, %ymm28, %ymm12  # ymm12 = (ymm28 * ymm29) + ymm12
	vmovups	204192(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm20, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm20) + ymm4
	vfmadd231ps	%ymm26, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm26) + ymm5
	vfmadd231ps	%ymm23, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm23) + ymm11
	vfmadd231ps	%ymm29, %ymm27, %ymm12  # ymm12 = (ymm27 * ymm29) + ymm12
	vmovups	204480(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm24) + ymm4
	vfmadd231ps	%ymm19, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm19) + ymm5
	vfmadd231ps	%ymm21, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm21) + ymm6
	vfmadd231ps	%ymm25, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm25) + ymm11
	vfmadd231ps	%ymm22, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm22) + ymm12
	vfmadd231ps	%ymm28, %ymm29, %ymm16  # ymm16 = (ymm29 * ymm28) + ymm16
	vmovups	204768(%rdi,%rax,4), %ymm28
	vfmadd231ps	%ymm20, %ymm28, %ymm5   # ymm5 = (ymm28 * ymm20) + ymm5
	vfmadd231ps	%ymm26, %ymm28, %ymm6   # ymm6 = (ymm28 * ymm26) + ymm6
	vfmadd231ps	%ymm23, %ymm28, %ymm12  # ymm12 = (ymm28 * ymm23) + ymm12
	vfmadd231ps	%ymm27, %ymm28, %ymm16  # ymm16 = (ymm28 * ymm27) + ymm16
	vmovups	205056(%rdi,%rax,4), %ymm27
	vfmadd231ps	%ymm24, %ymm27, %ymm5   # ymm5 = (ymm27 * ymm24) + ymm5
	vfmadd231ps	%ymm19, %ymm27, %ymm6   # ymm6 = (ymm27 * ymm19) + ymm6
	vfmadd231ps	%ymm25, %ymm27, %ymm12  # ymm12 = (ymm27 * ymm25) + ymm12
	vfmadd231ps	%ymm22, %ymm27, %ymm16  # ymm16 = (ymm27 * ymm22) + ymm16
	vmovups	205344(%rdi,%rax,4), %ymm22
	vfmadd231ps	%ymm20, %ymm22, %ymm6   # ymm6 = (ymm22 * ymm20) + ymm6
	vfmadd231ps	%ymm23, %ymm22, %ymm16  # ymm16 = (ymm22 * ymm23) + ymm16
	vmovups	205632(%rdi,%rax,4), %ymm22
	vfmadd231ps	%ymm24, %ymm22, %ymm6   # ymm6 = (ymm22 * ymm24) + ymm6
	vfmadd231ps	%ymm25, %ymm22, %ymm16  # ymm16 = (ymm22 * ymm25) + ymm16
	vmovups	209664(%rdi,%rax,4), %ymm23
	vmovups	6336(%rsi,%rax,4), %ymm22
	vfmadd231ps	%ymm22, %ymm23, %ymm0   # ymm0 = (ymm23 * ymm22) + ymm0
	vmovups	5760(%rsi,%rax,4), %ymm27
	vfmadd231ps	%ymm27, %ymm23, %ymm1   # ymm1 = (ymm23 * ymm27) + ymm1
	vfmadd231ps	%ymm13, %ymm23, %ymm7   # ymm7 = (ymm23 * ymm13) + ymm7
	vfmadd231ps	%ymm23, %ymm17, %ymm8   # ymm8 = (ymm17 * ymm23) + ymm8
	vmovups	209952(%rdi,%rax,4), %ymm25
	vmovups	6624(%rsi,%rax,4), %ymm23
	vfmadd231ps	%ymm23, %ymm25, %ymm0   # ymm0 = (ymm25 * ymm23) + ymm0
	vmovups	6048(%rsi,%rax,4), %ymm28
	vfmadd231ps	%ymm28, %ymm25, %ymm1   # ymm1 = (ymm25 * ymm28) + ymm1
	vfmadd231ps	%ymm14, %ymm25, %ymm7   # ymm7 = (ymm25 * ymm14) + ymm7
	vfmadd231ps	%ymm25, %ymm18, %ymm8   # ymm8 = (ymm18 * ymm25) + ymm8
	vmovups	210240(%rdi,%rax,4), %ymm29
	vmovups	6912(%rsi,%rax,4), %ymm25
	vfmadd231ps	%ymm25, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm25) + ymm0
	vfmadd231ps	%ymm22, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm22) + ymm1
	vfmadd231ps	%ymm27, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm27) + ymm2
	vfmadd231ps	%ymm15, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm15) + ymm7
	vfmadd231ps	%ymm13, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm13) + ymm8
	vfmadd231ps	%ymm29, %ymm17, %ymm9   # ymm9 = (ymm17 * ymm29) + ymm9
	vmovups	210528(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm23, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm23) + ymm1
	vfmadd231ps	%ymm28, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm28) + ymm2
	vfmadd231ps	%ymm14, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm14) + ymm8
	vfmadd231ps	%ymm29, %ymm18, %ymm9   # ymm9 = (ymm18 * ymm29) + ymm9
	vmovups	210816(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm25) + ymm1
	vfmadd231ps	%ymm22, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm22) + ymm2
	vfmadd231ps	%ymm27, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm27) + ymm3
	vfmadd231ps	%ymm15, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm15) + ymm8
	vfmadd231ps	%ymm13, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm13) + ymm9
	vfmadd231ps	%ymm29, %ymm17, %ymm10  # ymm10 = (ymm17 * ymm29) + ymm10
	vmovups	211104(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm23, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm23) + ymm2
	vfmadd231ps	%ymm28, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm28) + ymm3
	vfmadd231ps	%ymm14, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm14) + ymm9
	vfmadd231ps	%ymm29, %ymm18, %ymm10  # ymm10 = (ymm18 * ymm29) + ymm10
	vmovups	211392(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm25) + ymm2
	vfmadd231ps	%ymm22, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm22) + ymm3
	vfmadd231ps	%ymm27, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm27) + ymm4
	vfmadd231ps	%ymm15, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm15) + ymm9
	vfmadd231ps	%ymm13, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm13) + ymm10
	vfmadd231ps	%ymm29, %ymm17, %ymm11  # ymm11 = (ymm17 * ymm29) + ymm11
	vmovups	211680(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm23, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm23) + ymm3
	vfmadd231ps	%ymm28, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm28) + ymm4
	vfmadd231ps	%ymm14, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm14) + ymm10
	vfmadd231ps	%ymm29, %ymm18, %ymm11  # ymm11 = (ymm18 * ymm29) + ymm11
	vmovups	211968(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm25) + ymm3
	vfmadd231ps	%ymm22, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm22) + ymm4
	vfmadd231ps	%ymm27, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm27) + ymm5
	vfmadd231ps	%ymm15, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm15) + ymm10
	vfmadd231ps	%ymm13, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm13) + ymm11
	vfmadd231ps	%ymm29, %ymm17, %ymm12  # ymm12 = (ymm17 * ymm29) + ymm12
	vmovups	212256(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm23, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm23) + ymm4
	vfmadd231ps	%ymm28, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm28) + ymm5
	vfmadd231ps	%ymm14, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm14) + ymm11
	vfmadd231ps	%ymm29, %ymm18, %ymm12  # ymm12 = (ymm18 * ymm29) + ymm12
	vmovups	212544(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm25) + ymm4
	vfmadd231ps	%ymm22, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm22) + ymm5
	vfmadd231ps	%ymm27, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm27) + ymm6
	vfmadd231ps	%ymm15, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm15) + ymm11
	vfmadd231ps	%ymm13, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm13) + ymm12
	vfmadd231ps	%ymm17, %ymm29, %ymm16  # ymm16 = (ymm29 * ymm17) + ymm16
	vmovups	212832(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm23, %ymm17, %ymm5   # ymm5 = (ymm17 * ymm23) + ymm5
	vfmadd231ps	%ymm28, %ymm17, %ymm6   # ymm6 = (ymm17 * ymm28) + ymm6
	vfmadd231ps	%ymm14, %ymm17, %ymm12  # ymm12 = (ymm17 * ymm14) + ymm12
	vfmadd231ps	%ymm18, %ymm17, %ymm16  # ymm16 = (ymm17 * ymm18) + ymm16
	vmovups	213120(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm25, %ymm17, %ymm5   # ymm5 = (ymm17 * ymm25) + ymm5
	vfmadd231ps	%ymm22, %ymm17, %ymm6   # ymm6 = (ymm17 * ymm22) + ymm6
	vfmadd231ps	%ymm15, %ymm17, %ymm12  # ymm12 = (ymm17 * ymm15) + ymm12
	vfmadd231ps	%ymm13, %ymm17, %ymm16  # ymm16 = (ymm17 * ymm13) + ymm16
	vmovups	213408(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm23, %ymm13, %ymm6   # ymm6 = (ymm13 * ymm23) + ymm6
	vfmadd231ps	%ymm14, %ymm13, %ymm16  # ymm16 = (ymm13 * ymm14) + ymm16
	vmovups	213696(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm25, %ymm13, %ymm6   # ymm6 = (ymm13 * ymm25) + ymm6
	vfmadd231ps	%ymm15, %ymm13, %ymm16  # ymm16 = (ymm13 * ymm15) + ymm16
	vmovups	%ymm0, 48384(%rdx,%rax,4)
	vmovups	%ymm1, 48672(%rdx,%rax,4)
	vmovups	%ymm2, 48960(%rdx,%rax,4)
	vmovups	%ymm3, 49248(%rdx,%rax,4)
	vmovups	%ymm4, 49536(%rdx,%rax,4)
	vmovups	%ymm5, 49824(%rdx,%rax,4)
	vmovups	%ymm6, 50112(%rdx,%rax,4)
	vmovups	217728(%rdi,%rax,4), %ymm0
	vmovups	218016(%rdi,%rax,4), %ymm1
	vfmadd231ps	%ymm19, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm19) + ymm7
	vfmadd231ps	%ymm0, %ymm21, %ymm8    # ymm8 = (ymm21 * ymm0) + ymm8
	vfmadd231ps	%ymm20, %ymm1, %ymm7    # ymm7 = (ymm1 * ymm20) + ymm7
	vfmadd231ps	%ymm1, %ymm26, %ymm8    # ymm8 = (ymm26 * ymm1) + ymm8
	vmovups	218304(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm24) + ymm7
	vfmadd231ps	%ymm19, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm19) + ymm8
	vfmadd231ps	%ymm0, %ymm21, %ymm9    # ymm9 = (ymm21 * ymm0) + ymm9
	vmovups	218592(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm20) + ymm8
	vfmadd231ps	%ymm0, %ymm26, %ymm9    # ymm9 = (ymm26 * ymm0) + ymm9
	vmovups	218880(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm24) + ymm8
	vfmadd231ps	%ymm19, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm19) + ymm9
	vfmadd231ps	%ymm0, %ymm21, %ymm10   # ymm10 = (ymm21 * ymm0) + ymm10
	vmovups	219168(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm20) + ymm9
	vfmadd231ps	%ymm0, %ymm26, %ymm10   # ymm10 = (ymm26 * ymm0) + ymm10
	vmovups	219456(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm24) + ymm9
	vfmadd231ps	%ymm19, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm19) + ymm10
	vfmadd231ps	%ymm0, %ymm21, %ymm11   # ymm11 = (ymm21 * ymm0) + ymm11
	vmovups	219744(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm20) + ymm10
	vfmadd231ps	%ymm0, %ymm26, %ymm11   # ymm11 = (ymm26 * ymm0) + ymm11
	vmovups	220032(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm24) + ymm10
	vfmadd231ps	%ymm19, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm19) + ymm11
	vfmadd231ps	%ymm0, %ymm21, %ymm12   # ymm12 = (ymm21 * ymm0) + ymm12
	vmovups	220320(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm20) + ymm11
	vfmadd231ps	%ymm0, %ymm26, %ymm12   # ymm12 = (ymm26 * ymm0) + ymm12
	vmovups	220608(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm24) + ymm11
	vfmadd231ps	%ymm19, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm19) + ymm12
	vfmadd231ps	%ymm21, %ymm0, %ymm16   # ymm16 = (ymm0 * ymm21) + ymm16
	vmovups	220896(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm20, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm20) + ymm12
	vfmadd231ps	%ymm26, %ymm0, %ymm16   # ymm16 = (ymm0 * ymm26) + ymm16
	vmovups	221184(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm24) + ymm12
	vfmadd231ps	%ymm19, %ymm0, %ymm16   # ymm16 = (ymm0 * ymm19) + ymm16
	vfmadd231ps	221472(%rdi,%rax,4), %ymm20, %ymm16 # ymm16 = (ymm20 * mem) + ymm16
	vfmadd231ps	221760(%rdi,%rax,4), %ymm24, %ymm16 # ymm16 = (ymm24 * mem) + ymm16
	vmovups	%ymm7, 52416(%rdx,%rax,4)
	vmovups	%ymm8, 52704(%rdx,%rax,4)
	vmovups	%ymm9, 52992(%rdx,%rax,4)
	vmovups	%ymm10, 53280(%rdx,%rax,4)
	vmovups	%ymm11, 53568(%rdx,%rax,4)
	vmovups	%ymm12, 53856(%rdx,%rax,4)
	vmovups	%ymm16, 54144(%rdx,%rax,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_20
# %bb.18:                               # %.lr.ph22.preheader
	addq	$-16, %rax
	leaq	225504(%rdi), %rcx
	.p2align	4
.LBB1_19:                               # %.lr.ph22
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm17
	vmovups	352(%rsi,%rax,4), %zmm21
	vmulps	-44576(%rcx,%rax,4), %zmm17, %zmm0
	vfmadd231ps	-44288(%rcx,%rax,4), %zmm21, %zmm0 # zmm0 = (zmm21 * mem) + zmm0
	vmovups	640(%rsi,%rax,4), %zmm19
	vmovups	-44000(%rcx,%rax,4), %zmm1
	vmovups	-43712(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm19, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm19) + zmm0
	vmulps	%zmm1, %zmm17, %zmm1
	vmovups	928(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm20) + zmm0
	vfmadd231ps	%zmm2, %zmm21, %zmm1    # zmm1 = (zmm21 * zmm2) + zmm1
	vmovups	-43424(%rcx,%rax,4), %zmm2
	vmovups	1216(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm24, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm24) + zmm0
	vfmadd231ps	%zmm19, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm19) + zmm1
	vmulps	%zmm2, %zmm17, %zmm2
	vmovups	-43136(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm20, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm20) + zmm1
	vfmadd231ps	%zmm3, %zmm21, %zmm2    # zmm2 = (zmm21 * zmm3) + zmm2
	vmovups	-42848(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm24, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm24) + zmm1
	vfmadd231ps	%zmm19, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm19) + zmm2
	vmulps	%zmm3, %zmm17, %zmm3
	vmovups	-42560(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm20, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm20) + zmm2
	vfmadd231ps	%zmm4, %zmm21, %zmm3    # zmm3 = (zmm21 * zmm4) + zmm3
	vmovups	-42272(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm24, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm24) + zmm2
	vfmadd231ps	%zmm19, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm19) + zmm3
	vmulps	%zmm4, %zmm17, %zmm4
	vmovups	-41984(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm5, %zmm21, %zmm4    # zmm4 = (zmm21 * zmm5) + zmm4
	vmovups	-41696(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm24, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm24) + zmm3
	vfmadd231ps	%zmm19, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm19) + zmm4
	vmulps	%zmm5, %zmm17, %zmm5
	vmovups	-41408(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm20) + zmm4
	vfmadd231ps	%zmm6, %zmm21, %zmm5    # zmm5 = (zmm21 * zmm6) + zmm5
	vmovups	-41120(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm24, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm24) + zmm4
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vmulps	%zmm6, %zmm17, %zmm6
	vmovups	-40832(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm20) + zmm5
	vfmadd231ps	%zmm7, %zmm21, %zmm6    # zmm6 = (zmm21 * zmm7) + zmm6
	vmovups	-40544(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm24, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm24) + zmm5
	vfmadd231ps	%zmm7, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm7) + zmm6
	vfmadd231ps	-40256(%rcx,%rax,4), %zmm20, %zmm6 # zmm6 = (zmm20 * mem) + zmm6
	vmovups	1504(%rsi,%rax,4), %zmm26
	vfmadd231ps	-36512(%rcx,%rax,4), %zmm26, %zmm0 # zmm0 = (zmm26 * mem) + zmm0
	vmovups	1792(%rsi,%rax,4), %zmm25
	vfmadd231ps	-36224(%rcx,%rax,4), %zmm25, %zmm0 # zmm0 = (zmm25 * mem) + zmm0
	vmovups	-35936(%rcx,%rax,4), %zmm7
	vmovups	2080(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm22) + zmm0
	vfmadd231ps	%zmm7, %zmm26, %zmm1    # zmm1 = (zmm26 * zmm7) + zmm1
	vmovups	-35648(%rcx,%rax,4), %zmm7
	vmovups	2368(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm23) + zmm0
	vfmadd231ps	%zmm7, %zmm25, %zmm1    # zmm1 = (zmm25 * zmm7) + zmm1
	vmovups	-35360(%rcx,%rax,4), %zmm7
	vmovups	2656(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm27, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm27) + zmm0
	vfmadd231ps	%zmm22, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm22) + zmm1
	vfmadd231ps	%zmm7, %zmm26, %zmm2    # zmm2 = (zmm26 * zmm7) + zmm2
	vmovups	-35072(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm23) + zmm1
	vfmadd231ps	%zmm7, %zmm25, %zmm2    # zmm2 = (zmm25 * zmm7) + zmm2
	vmovups	-34784(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm27) + zmm1
	vfmadd231ps	%zmm22, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm22) + zmm2
	vfmadd231ps	%zmm7, %zmm26, %zmm3    # zmm3 = (zmm26 * zmm7) + zmm3
	vmovups	-34496(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm23) + zmm2
	vfmadd231ps	%zmm7, %zmm25, %zmm3    # zmm3 = (zmm25 * zmm7) + zmm3
	vmovups	-34208(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm27) + zmm2
	vfmadd231ps	%zmm22, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm22) + zmm3
	vfmadd231ps	%zmm7, %zmm26, %zmm4    # zmm4 = (zmm26 * zmm7) + zmm4
	vmovups	-33920(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm23) + zmm3
	vfmadd231ps	%zmm7, %zmm25, %zmm4    # zmm4 = (zmm25 * zmm7) + zmm4
	vmovups	-33632(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm27) + zmm3
	vfmadd231ps	%zmm22, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm22) + zmm4
	vfmadd231ps	%zmm7, %zmm26, %zmm5    # zmm5 = (zmm26 * zmm7) + zmm5
	vmovups	-33344(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm23) + zmm4
	vfmadd231ps	%zmm7, %zmm25, %zmm5    # zmm5 = (zmm25 * zmm7) + zmm5
	vmovups	-33056(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm27) + zmm4
	vfmadd231ps	%zmm22, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm22) + zmm5
	vfmadd231ps	%zmm7, %zmm26, %zmm6    # zmm6 = (zmm26 * zmm7) + zmm6
	vmovups	-32768(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm23, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm23) + zmm5
	vfmadd231ps	%zmm7, %zmm25, %zmm6    # zmm6 = (zmm25 * zmm7) + zmm6
	vmovups	-32480(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm27, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm27) + zmm5
	vfmadd231ps	%zmm7, %zmm22, %zmm6    # zmm6 = (zmm22 * zmm7) + zmm6
	vfmadd231ps	-32192(%rcx,%rax,4), %zmm23, %zmm6 # zmm6 = (zmm23 * mem) + zmm6
	vmovups	-28448(%rcx,%rax,4), %zmm7
	vmovups	2944(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vmulps	%zmm7, %zmm17, %zmm7
	vmovups	-28160(%rcx,%rax,4), %zmm8
	vmovups	3232(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm14) + zmm0
	vfmadd231ps	%zmm8, %zmm21, %zmm7    # zmm7 = (zmm21 * zmm8) + zmm7
	vmovups	-27872(%rcx,%rax,4), %zmm8
	vmovups	3520(%rsi,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm13) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm16) + zmm1
	vfmadd231ps	%zmm19, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm19) + zmm7
	vmulps	%zmm8, %zmm17, %zmm8
	vmovups	-27584(%rcx,%rax,4), %zmm9
	vmovups	3808(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm14) + zmm1
	vfmadd231ps	%zmm20, %zmm9, %zmm7    # zmm7 = (zmm9 * zmm20) + zmm7
	vfmadd231ps	%zmm9, %zmm21, %zmm8    # zmm8 = (zmm21 * zmm9) + zmm8
	vmovups	-27296(%rcx,%rax,4), %zmm9
	vmovups	4096(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm18) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm16, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm16) + zmm2
	vfmadd231ps	%zmm24, %zmm9, %zmm7    # zmm7 = (zmm9 * zmm24) + zmm7
	vfmadd231ps	%zmm19, %zmm9, %zmm8    # zmm8 = (zmm9 * zmm19) + zmm8
	vmulps	%zmm9, %zmm17, %zmm9
	vmovups	-27008(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm15, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm20) + zmm8
	vfmadd231ps	%zmm10, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm10) + zmm9
	vmovups	-26720(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm13, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm13) + zmm2
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm24, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm24) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmulps	%zmm10, %zmm17, %zmm10
	vmovups	-26432(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm20, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm20) + zmm9
	vfmadd231ps	%zmm11, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm11) + zmm10
	vmovups	-26144(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm13, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm13) + zmm3
	vfmadd231ps	%zmm16, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm16) + zmm4
	vfmadd231ps	%zmm24, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm24) + zmm9
	vfmadd231ps	%zmm19, %zmm11, %zmm10  # zmm10 = (zmm11 * zmm19) + zmm10
	vmulps	%zmm11, %zmm17, %zmm11
	vmovups	-25856(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm14, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm14) + zmm4
	vfmadd231ps	%zmm20, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm20) + zmm10
	vfmadd231ps	%zmm12, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm12) + zmm11
	vmovups	-25568(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm18, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm18) + zmm3
	vfmadd231ps	%zmm13, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm13) + zmm4
	vfmadd231ps	%zmm16, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm16) + zmm5
	vfmadd231ps	%zmm24, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm24) + zmm10
	vfmadd231ps	%zmm19, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm19) + zmm11
	vmulps	%zmm12, %zmm17, %zmm12
	vmovups	-25280(%rcx,%rax,4), %zmm28
	vfmadd231ps	%zmm15, %zmm28, %zmm4   # zmm4 = (zmm28 * zmm15) + zmm4
	vfmadd231ps	%zmm14, %zmm28, %zmm5   # zmm5 = (zmm28 * zmm14) + zmm5
	vfmadd231ps	%zmm20, %zmm28, %zmm11  # zmm11 = (zmm28 * zmm20) + zmm11
	vfmadd231ps	%zmm28, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm28) + zmm12
	vmovups	-24992(%rcx,%rax,4), %zmm28
	vfmadd231ps	%zmm18, %zmm28, %zmm4   # zmm4 = (zmm28 * zmm18) + zmm4
	vfmadd231ps	%zmm13, %zmm28, %zmm5   # zmm5 = (zmm28 * zmm13) + zmm5
	vfmadd231ps	%zmm16, %zmm28, %zmm6   # zmm6 = (zmm28 * zmm16) + zmm6
	vfmadd231ps	%zmm24, %zmm28, %zmm11  # zmm11 = (zmm28 * zmm24) + zmm11
	vfmadd231ps	%zmm19, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm19) + zmm12
	vmulps	%zmm28, %zmm17, %zmm17
	vmovups	-24704(%rcx,%rax,4), %zmm28
	vfmadd231ps	%zmm15, %zmm28, %zmm5   # zmm5 = (zmm28 * zmm15) + zmm5
	vfmadd231ps	%zmm14, %zmm28, %zmm6   # zmm6 = (zmm28 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm28, %zmm12  # zmm12 = (zmm28 * zmm20) + zmm12
	vfmadd231ps	%zmm21, %zmm28, %zmm17  # zmm17 = (zmm28 * zmm21) + zmm17
	vmovups	-24416(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm18, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm18) + zmm5
	vfmadd231ps	%zmm13, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm13) + zmm6
	vfmadd231ps	%zmm24, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm24) + zmm12
	vfmadd231ps	%zmm19, %zmm21, %zmm17  # zmm17 = (zmm21 * zmm19) + zmm17
	vmovups	-24128(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm15, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm15) + zmm6
	vfmadd231ps	%zmm20, %zmm19, %zmm17  # zmm17 = (zmm19 * zmm20) + zmm17
	vmovups	-20384(%rcx,%rax,4), %zmm20
	vmovups	4384(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm19) + zmm0
	vfmadd231ps	%zmm20, %zmm26, %zmm7   # zmm7 = (zmm26 * zmm20) + zmm7
	vmovups	-20096(%rcx,%rax,4), %zmm21
	vmovups	4672(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm20) + zmm0
	vfmadd231ps	%zmm21, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm21) + zmm7
	vmovups	-19808(%rcx,%rax,4), %zmm24
	vmovups	4960(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm19) + zmm1
	vfmadd231ps	%zmm22, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm22) + zmm7
	vfmadd231ps	%zmm24, %zmm26, %zmm8   # zmm8 = (zmm26 * zmm24) + zmm8
	vmovups	-19520(%rcx,%rax,4), %zmm28
	vmovups	5248(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm24, %zmm28, %zmm0   # zmm0 = (zmm28 * zmm24) + zmm0
	vfmadd231ps	%zmm20, %zmm28, %zmm1   # zmm1 = (zmm28 * zmm20) + zmm1
	vfmadd231ps	%zmm23, %zmm28, %zmm7   # zmm7 = (zmm28 * zmm23) + zmm7
	vfmadd231ps	%zmm28, %zmm25, %zmm8   # zmm8 = (zmm25 * zmm28) + zmm8
	vmovups	-19232(%rcx,%rax,4), %zmm29
	vmovups	5536(%rsi,%rax,4), %zmm28
	vfmadd231ps	%zmm28, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm28) + zmm0
	vfmadd231ps	%zmm21, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm19) + zmm2
	vfmadd231ps	%zmm27, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm27) + zmm7
	vfmadd231ps	%zmm22, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm22) + zmm8
	vfmadd231ps	%zmm29, %zmm26, %zmm9   # zmm9 = (zmm26 * zmm29) + zmm9
	vmovups	-18944(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm24) + zmm1
	vfmadd231ps	%zmm20, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm20) + zmm2
	vfmadd231ps	%zmm23, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm23) + zmm8
	vfmadd231ps	%zmm29, %zmm25, %zmm9   # zmm9 = (zmm25 * zmm29) + zmm9
	vmovups	-18656(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm28) + zmm1
	vfmadd231ps	%zmm21, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm21) + zmm2
	vfmadd231ps	%zmm19, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm19) + zmm3
	vfmadd231ps	%zmm27, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm27) + zmm8
	vfmadd231ps	%zmm22, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm22) + zmm9
	vfmadd231ps	%zmm29, %zmm26, %zmm10  # zmm10 = (zmm26 * zmm29) + zmm10
	vmovups	-18368(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm24) + zmm2
	vfmadd231ps	%zmm20, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm20) + zmm3
	vfmadd231ps	%zmm23, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm23) + zmm9
	vfmadd231ps	%zmm29, %zmm25, %zmm10  # zmm10 = (zmm25 * zmm29) + zmm10
	vmovups	-18080(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm28) + zmm2
	vfmadd231ps	%zmm21, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm19) + zmm4
	vfmadd231ps	%zmm27, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm27) + zmm9
	vfmadd231ps	%zmm22, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm22) + zmm10
	vfmadd231ps	%zmm29, %zmm26, %zmm11  # zmm11 = (zmm26 * zmm29) + zmm11
	vmovups	-17792(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm24) + zmm3
	vfmadd231ps	%zmm20, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm20) + zmm4
	vfmadd231ps	%zmm23, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm23) + zmm10
	vfmadd231ps	%zmm29, %zmm25, %zmm11  # zmm11 = (zmm25 * zmm29) + zmm11
	vmovups	-17504(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm28) + zmm3
	vfmadd231ps	%zmm21, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm21) + zmm4
	vfmadd231ps	%zmm19, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm19) + zmm5
	vfmadd231ps	%zmm27, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm27) + zmm10
	vfmadd231ps	%zmm22, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm22) + zmm11
	vfmadd231ps	%zmm29, %zmm26, %zmm12  # zmm12 = (zmm26 * zmm29) + zmm12
	vmovups	-17216(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm24, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm24) + zmm4
	vfmadd231ps	%zmm20, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm20) + zmm5
	vfmadd231ps	%zmm23, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm23) + zmm11
	vfmadd231ps	%zmm29, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm29) + zmm12
	vmovups	-16928(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm28, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm28) + zmm4
	vfmadd231ps	%zmm21, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm21) + zmm5
	vfmadd231ps	%zmm19, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm19) + zmm6
	vfmadd231ps	%zmm27, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm27) + zmm11
	vfmadd231ps	%zmm22, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm22) + zmm12
	vfmadd231ps	%zmm26, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm26) + zmm17
	vmovups	-16640(%rcx,%rax,4), %zmm26
	vfmadd231ps	%zmm24, %zmm26, %zmm5   # zmm5 = (zmm26 * zmm24) + zmm5
	vfmadd231ps	%zmm20, %zmm26, %zmm6   # zmm6 = (zmm26 * zmm20) + zmm6
	vfmadd231ps	%zmm23, %zmm26, %zmm12  # zmm12 = (zmm26 * zmm23) + zmm12
	vfmadd231ps	%zmm25, %zmm26, %zmm17  # zmm17 = (zmm26 * zmm25) + zmm17
	vmovups	-16352(%rcx,%rax,4), %zmm25
	vfmadd231ps	%zmm28, %zmm25, %zmm5   # zmm5 = (zmm25 * zmm28) + zmm5
	vfmadd231ps	%zmm21, %zmm25, %zmm6   # zmm6 = (zmm25 * zmm21) + zmm6
	vfmadd231ps	%zmm27, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm27) + zmm12
	vfmadd231ps	%zmm22, %zmm25, %zmm17  # zmm17 = (zmm25 * zmm22) + zmm17
	vmovups	-16064(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm24, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm24) + zmm6
	vfmadd231ps	%zmm23, %zmm22, %zmm17  # zmm17 = (zmm22 * zmm23) + zmm17
	vmovups	-12320(%rcx,%rax,4), %zmm22
	vmovups	5824(%rsi,%rax,4), %zmm26
	vfmadd231ps	%zmm26, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm26) + zmm0
	vfmadd231ps	%zmm22, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm22) + zmm7
	vmovups	-12032(%rcx,%rax,4), %zmm22
	vmovups	6112(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm23) + zmm0
	vfmadd231ps	%zmm22, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm22) + zmm7
	vmovups	-11744(%rcx,%rax,4), %zmm25
	vmovups	6400(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm25, %zmm0   # zmm0 = (zmm25 * zmm22) + zmm0
	vfmadd231ps	%zmm26, %zmm25, %zmm1   # zmm1 = (zmm25 * zmm26) + zmm1
	vfmadd231ps	%zmm13, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm13) + zmm7
	vfmadd231ps	%zmm25, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm25) + zmm8
	vmovups	-11456(%rcx,%rax,4), %zmm27
	vmovups	6688(%rsi,%rax,4), %zmm25
	vfmadd231ps	%zmm25, %zmm27, %zmm0   # zmm0 = (zmm27 * zmm25) + zmm0
	vfmadd231ps	%zmm23, %zmm27, %zmm1   # zmm1 = (zmm27 * zmm23) + zmm1
	vfmadd231ps	%zmm15, %zmm27, %zmm7   # zmm7 = (zmm27 * zmm15) + zmm7
	vfmadd231ps	%zmm27, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm27) + zmm8
	vmovups	-11168(%rcx,%rax,4), %zmm29
	vmovups	6976(%rsi,%rax,4), %zmm27
	vfmadd231ps	%zmm27, %zmm29, %zmm0   # zmm0 = (zmm29 * zmm27) + zmm0
	vfmadd231ps	%zmm22, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm22) + zmm1
	vfmadd231ps	%zmm26, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm26) + zmm2
	vfmadd231ps	%zmm18, %zmm29, %zmm7   # zmm7 = (zmm29 * zmm18) + zmm7
	vfmadd231ps	%zmm13, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm13) + zmm8
	vfmadd231ps	%zmm29, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm29) + zmm9
	vmovups	-10880(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm25) + zmm1
	vfmadd231ps	%zmm23, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm23) + zmm2
	vfmadd231ps	%zmm15, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm15) + zmm8
	vfmadd231ps	%zmm29, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm29) + zmm9
	vmovups	-10592(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm1   # zmm1 = (zmm29 * zmm27) + zmm1
	vfmadd231ps	%zmm22, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm22) + zmm2
	vfmadd231ps	%zmm26, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm26) + zmm3
	vfmadd231ps	%zmm18, %zmm29, %zmm8   # zmm8 = (zmm29 * zmm18) + zmm8
	vfmadd231ps	%zmm13, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm13) + zmm9
	vfmadd231ps	%zmm29, %zmm16, %zmm10  # zmm10 = (zmm16 * zmm29) + zmm10
	vmovups	-10304(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm25) + zmm2
	vfmadd231ps	%zmm23, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm23) + zmm3
	vfmadd231ps	%zmm15, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm15) + zmm9
	vfmadd231ps	%zmm29, %zmm14, %zmm10  # zmm10 = (zmm14 * zmm29) + zmm10
	vmovups	-10016(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm2   # zmm2 = (zmm29 * zmm27) + zmm2
	vfmadd231ps	%zmm22, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm22) + zmm3
	vfmadd231ps	%zmm26, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm26) + zmm4
	vfmadd231ps	%zmm18, %zmm29, %zmm9   # zmm9 = (zmm29 * zmm18) + zmm9
	vfmadd231ps	%zmm13, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm13) + zmm10
	vfmadd231ps	%zmm29, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm29) + zmm11
	vmovups	-9728(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm25) + zmm3
	vfmadd231ps	%zmm23, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm23) + zmm4
	vfmadd231ps	%zmm15, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm15) + zmm10
	vfmadd231ps	%zmm29, %zmm14, %zmm11  # zmm11 = (zmm14 * zmm29) + zmm11
	vmovups	-9440(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm3   # zmm3 = (zmm29 * zmm27) + zmm3
	vfmadd231ps	%zmm22, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm22) + zmm4
	vfmadd231ps	%zmm26, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm26) + zmm5
	vfmadd231ps	%zmm18, %zmm29, %zmm10  # zmm10 = (zmm29 * zmm18) + zmm10
	vfmadd231ps	%zmm13, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm13) + zmm11
	vfmadd231ps	%zmm29, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm29) + zmm12
	vmovups	-9152(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm25, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm25) + zmm4
	vfmadd231ps	%zmm23, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm23) + zmm5
	vfmadd231ps	%zmm15, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm15) + zmm11
	vfmadd231ps	%zmm29, %zmm14, %zmm12  # zmm12 = (zmm14 * zmm29) + zmm12
	vmovups	-8864(%rcx,%rax,4), %zmm29
	vfmadd231ps	%zmm27, %zmm29, %zmm4   # zmm4 = (zmm29 * zmm27) + zmm4
	vfmadd231ps	%zmm22, %zmm29, %zmm5   # zmm5 = (zmm29 * zmm22) + zmm5
	vfmadd231ps	%zmm26, %zmm29, %zmm6   # zmm6 = (zmm29 * zmm26) + zmm6
	vfmadd231ps	%zmm18, %zmm29, %zmm11  # zmm11 = (zmm29 * zmm18) + zmm11
	vfmadd231ps	%zmm13, %zmm29, %zmm12  # zmm12 = (zmm29 * zmm13) + zmm12
	vfmadd231ps	%zmm16, %zmm29, %zmm17  # zmm17 = (zmm29 * zmm16) + zmm17
	vmovups	-8576(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm25, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm25) + zmm5
	vfmadd231ps	%zmm23, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm23) + zmm6
	vfmadd231ps	%zmm15, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm15) + zmm12
	vfmadd231ps	%zmm14, %zmm16, %zmm17  # zmm17 = (zmm16 * zmm14) + zmm17
	vmovups	-8288(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm27, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm27) + zmm5
	vfmadd231ps	%zmm22, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm14, %zmm12  # zmm12 = (zmm14 * zmm18) + zmm12
	vfmadd231ps	%zmm13, %zmm14, %zmm17  # zmm17 = (zmm14 * zmm13) + zmm17
	vmovups	-8000(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm25, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm25) + zmm6
	vfmadd231ps	%zmm15, %zmm13, %zmm17  # zmm17 = (zmm13 * zmm15) + zmm17
	vmovups	%zmm0, 50464(%rdx,%rax,4)
	vmovups	%zmm1, 50752(%rdx,%rax,4)
	vmovups	%zmm2, 51040(%rdx,%rax,4)
	vmovups	%zmm3, 51328(%rdx,%rax,4)
	vmovups	%zmm4, 51616(%rdx,%rax,4)
	vmovups	%zmm5, 51904(%rdx,%rax,4)
	vmovups	%zmm6, 52192(%rdx,%rax,4)
	vfmadd231ps	-4256(%rcx,%rax,4), %zmm19, %zmm7 # zmm7 = (zmm19 * mem) + zmm7
	vfmadd231ps	-3968(%rcx,%rax,4), %zmm20, %zmm7 # zmm7 = (zmm20 * mem) + zmm7
	vmovups	-3680(%rcx,%rax,4), %zmm0
	vmovups	-3392(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm21, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm21) + zmm7
	vfmadd231ps	%zmm0, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm0) + zmm8
	vfmadd231ps	%zmm24, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm24) + zmm7
	vfmadd231ps	%zmm1, %zmm20, %zmm8    # zmm8 = (zmm20 * zmm1) + zmm8
	vmovups	-3104(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm28, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm28) + zmm7
	vfmadd231ps	%zmm21, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm21) + zmm8
	vfmadd231ps	%zmm0, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm0) + zmm9
	vmovups	-2816(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm24) + zmm8
	vfmadd231ps	%zmm0, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm0) + zmm9
	vmovups	-2528(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm28, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm28) + zmm8
	vfmadd231ps	%zmm21, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm21) + zmm9
	vfmadd231ps	%zmm0, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm0) + zmm10
	vmovups	-2240(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm24) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm0) + zmm10
	vmovups	-1952(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm28, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm28) + zmm9
	vfmadd231ps	%zmm21, %zmm0, %zmm10   # zmm10 = (zmm0 * zmm21) + zmm10
	vfmadd231ps	%zmm0, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm0) + zmm11
	vmovups	-1664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm10   # zmm10 = (zmm0 * zmm24) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vmovups	-1376(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm28, %zmm0, %zmm10   # zmm10 = (zmm0 * zmm28) + zmm10
	vfmadd231ps	%zmm21, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm21) + zmm11
	vfmadd231ps	%zmm0, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm0) + zmm12
	vmovups	-1088(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm24) + zmm11
	vfmadd231ps	%zmm0, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm0) + zmm12
	vmovups	-800(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm28, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm28) + zmm11
	vfmadd231ps	%zmm21, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm21) + zmm12
	vfmadd231ps	%zmm19, %zmm0, %zmm17   # zmm17 = (zmm0 * zmm19) + zmm17
	vmovups	-512(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm24, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm24) + zmm12
	vfmadd231ps	%zmm20, %zmm0, %zmm17   # zmm17 = (zmm0 * zmm20) + zmm17
	vmovups	-224(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm28, %zmm0, %zmm12   # zmm12 = (zmm0 * zmm28) + zmm12
	vfmadd231ps	%zmm21, %zmm0, %zmm17   # zmm17 = (zmm0 * zmm21) + zmm17
	vfmadd231ps	64(%rcx,%rax,4), %zmm24, %zmm17 # zmm17 = (zmm24 * mem) + zmm17
	vmovups	%zmm7, 54496(%rdx,%rax,4)
	vmovups	%zmm8, 54784(%rdx,%rax,4)
	vmovups	%zmm9, 55072(%rdx,%rax,4)
	vmovups	%zmm10, 55360(%rdx,%rax,4)
	vmovups	%zmm11, 55648(%rdx,%rax,4)
	vmovups	%zmm12, 55936(%rdx,%rax,4)
	vmovups	%zmm17, 56224(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_19
.LBB1_20:                               # %._crit_edge23
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %ymm17
	vmovups	288(%rsi,%rax,4), %ymm21
	vmulps	180864(%rdi,%rax,4), %ymm17, %ymm0
	vfmadd231ps	181152(%rdi,%rax,4), %ymm21, %ymm0 # ymm0 = (ymm21 * mem) + ymm0
	vmovups	576(%rsi,%rax,4), %ymm19
	vmovups	181440(%rdi,%rax,4), %ymm1
	vmovups	181728(%rdi,%rax,4), %ymm2
	vfmadd231ps	%ymm19, %ymm1, %ymm0    # ymm0 = (ymm1 * ymm19) + ymm0
	vmulps	%ymm1, %ymm17, %ymm1
	vmovups	864(%rsi,%rax,4), %ymm20
	vfmadd231ps	%ymm20, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm20) + ymm0
	vfmadd231ps	%ymm2, %ymm21, %ymm1    # ymm1 = (ymm21 * ymm2) + ymm1
	vmovups	182016(%rdi,%rax,4), %ymm2
	vmovups	1152(%rsi,%rax,4), %ymm24
	vfmadd231ps	%ymm24, %ymm2, %ymm0    # ymm0 = (ymm2 * ymm24) + ymm0
	vfmadd231ps	%ymm19, %ymm2, %ymm1    # ymm1 = (ymm2 * ymm19) + ymm1
	vmulps	%ymm2, %ymm17, %ymm2
	vmovups	182304(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm20, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm20) + ymm1
	vfmadd231ps	%ymm3, %ymm21, %ymm2    # ymm2 = (ymm21 * ymm3) + ymm2
	vmovups	182592(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm24, %ymm3, %ymm1    # ymm1 = (ymm3 * ymm24) + ymm1
	vfmadd231ps	%ymm19, %ymm3, %ymm2    # ymm2 = (ymm3 * ymm19) + ymm2
	vmulps	%ymm3, %ymm17, %ymm3
	vmovups	182880(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm20, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm20) + ymm2
	vfmadd231ps	%ymm4, %ymm21, %ymm3    # ymm3 = (ymm21 * ymm4) + ymm3
	vmovups	183168(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm24, %ymm4, %ymm2    # ymm2 = (ymm4 * ymm24) + ymm2
	vfmadd231ps	%ymm19, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm19) + ymm3
	vmulps	%ymm4, %ymm17, %ymm4
	vmovups	183456(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm20, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm20) + ymm3
	vfmadd231ps	%ymm5, %ymm21, %ymm4    # ymm4 = (ymm21 * ymm5) + ymm4
	vmovups	183744(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm24, %ymm5, %ymm3    # ymm3 = (ymm5 * ymm24) + ymm3
	vfmadd231ps	%ymm19, %ymm5, %ymm4    # ymm4 = (ymm5 * ymm19) + ymm4
	vmulps	%ymm5, %ymm17, %ymm5
	vmovups	184032(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm20, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm20) + ymm4
	vfmadd231ps	%ymm6, %ymm21, %ymm5    # ymm5 = (ymm21 * ymm6) + ymm5
	vmovups	184320(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm24, %ymm6, %ymm4    # ymm4 = (ymm6 * ymm24) + ymm4
	vfmadd231ps	%ymm19, %ymm6, %ymm5    # ymm5 = (ymm6 * ymm19) + ymm5
	vmulps	%ymm6, %ymm17, %ymm6
	vmovups	184608(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm20, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm20) + ymm5
	vfmadd231ps	%ymm7, %ymm21, %ymm6    # ymm6 = (ymm21 * ymm7) + ymm6
	vmovups	184896(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm24, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm24) + ymm5
	vfmadd231ps	%ymm7, %ymm19, %ymm6    # ymm6 = (ymm19 * ymm7) + ymm6
	vfmadd231ps	185184(%rdi,%rax,4), %ymm20, %ymm6 # ymm6 = (ymm20 * mem) + ymm6
	vmovups	1440(%rsi,%rax,4), %ymm26
	vfmadd231ps	188928(%rdi,%rax,4), %ymm26, %ymm0 # ymm0 = (ymm26 * mem) + ymm0
	vmovups	1728(%rsi,%rax,4), %ymm25
	vfmadd231ps	189216(%rdi,%rax,4), %ymm25, %ymm0 # ymm0 = (ymm25 * mem) + ymm0
	vmovups	189504(%rdi,%rax,4), %ymm7
	vmovups	2016(%rsi,%rax,4), %ymm22
	vfmadd231ps	%ymm22, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm22) + ymm0
	vfmadd231ps	%ymm7, %ymm26, %ymm1    # ymm1 = (ymm26 * ymm7) + ymm1
	vmovups	189792(%rdi,%rax,4), %ymm7
	vmovups	2304(%rsi,%rax,4), %ymm23
	vfmadd231ps	%ymm23, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm23) + ymm0
	vfmadd231ps	%ymm7, %ymm25, %ymm1    # ymm1 = (ymm25 * ymm7) + ymm1
	vmovups	190080(%rdi,%rax,4), %ymm7
	vmovups	2592(%rsi,%rax,4), %ymm27
	vfmadd231ps	%ymm27, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm27) + ymm0
	vfmadd231ps	%ymm22, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm22) + ymm1
	vfmadd231ps	%ymm7, %ymm26, %ymm2    # ymm2 = (ymm26 * ymm7) + ymm2
	vmovups	190368(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm23) + ymm1
	vfmadd231ps	%ymm7, %ymm25, %ymm2    # ymm2 = (ymm25 * ymm7) + ymm2
	vmovups	190656(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm1    # ymm1 = (ymm7 * ymm27) + ymm1
	vfmadd231ps	%ymm22, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm22) + ymm2
	vfmadd231ps	%ymm7, %ymm26, %ymm3    # ymm3 = (ymm26 * ymm7) + ymm3
	vmovups	190944(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm23) + ymm2
	vfmadd231ps	%ymm7, %ymm25, %ymm3    # ymm3 = (ymm25 * ymm7) + ymm3
	vmovups	191232(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm2    # ymm2 = (ymm7 * ymm27) + ymm2
	vfmadd231ps	%ymm22, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm22) + ymm3
	vfmadd231ps	%ymm7, %ymm26, %ymm4    # ymm4 = (ymm26 * ymm7) + ymm4
	vmovups	191520(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm23) + ymm3
	vfmadd231ps	%ymm7, %ymm25, %ymm4    # ymm4 = (ymm25 * ymm7) + ymm4
	vmovups	191808(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm27) + ymm3
	vfmadd231ps	%ymm22, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm22) + ymm4
	vfmadd231ps	%ymm7, %ymm26, %ymm5    # ymm5 = (ymm26 * ymm7) + ymm5
	vmovups	192096(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm23) + ymm4
	vfmadd231ps	%ymm7, %ymm25, %ymm5    # ymm5 = (ymm25 * ymm7) + ymm5
	vmovups	192384(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm4    # ymm4 = (ymm7 * ymm27) + ymm4
	vfmadd231ps	%ymm22, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm22) + ymm5
	vfmadd231ps	%ymm7, %ymm26, %ymm6    # ymm6 = (ymm26 * ymm7) + ymm6
	vmovups	192672(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm23, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm23) + ymm5
	vfmadd231ps	%ymm7, %ymm25, %ymm6    # ymm6 = (ymm25 * ymm7) + ymm6
	vmovups	192960(%rdi,%rax,4), %ymm7
	vfmadd231ps	%ymm27, %ymm7, %ymm5    # ymm5 = (ymm7 * ymm27) + ymm5
	vfmadd231ps	%ymm7, %ymm22, %ymm6    # ymm6 = (ymm22 * ymm7) + ymm6
	vfmadd231ps	193248(%rdi,%rax,4), %ymm23, %ymm6 # ymm6 = (ymm23 * mem) + ymm6
	vmovups	196992(%rdi,%rax,4), %ymm7
	vmovups	2880(%rsi,%rax,4), %ymm16
	vfmadd231ps	%ymm16, %ymm7, %ymm0    # ymm0 = (ymm7 * ymm16) + ymm0
	vmulps	%ymm7, %ymm17, %ymm7
	vmovups	197280(%rdi,%rax,4), %ymm8
	vmovups	3168(%rsi,%rax,4), %ymm14
	vfmadd231ps	%ymm14, %ymm8, %ymm0    # ymm0 = (ymm8 * ymm14) + ymm0
	vfmadd231ps	%ymm8, %ymm21, %ymm7    # ymm7 = (ymm21 * ymm8) + ymm7
	vmovups	197568(%rdi,%rax,4), %ymm8
	vmovups	3456(%rsi,%rax,4), %ymm13
	vfmadd231ps	%ymm13, %ymm8, %ymm0    # ymm0 = (ymm8 * ymm13) + ymm0
	vfmadd231ps	%ymm16, %ymm8, %ymm1    # ymm1 = (ymm8 * ymm16) + ymm1
	vfmadd231ps	%ymm19, %ymm8, %ymm7    # ymm7 = (ymm8 * ymm19) + ymm7
	vmulps	%ymm8, %ymm17, %ymm8
	vmovups	197856(%rdi,%rax,4), %ymm9
	vmovups	3744(%rsi,%rax,4), %ymm15
	vfmadd231ps	%ymm15, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm15) + ymm0
	vfmadd231ps	%ymm14, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm14) + ymm1
	vfmadd231ps	%ymm20, %ymm9, %ymm7    # ymm7 = (ymm9 * ymm20) + ymm7
	vfmadd231ps	%ymm9, %ymm21, %ymm8    # ymm8 = (ymm21 * ymm9) + ymm8
	vmovups	198144(%rdi,%rax,4), %ymm9
	vmovups	4032(%rsi,%rax,4), %ymm18
	vfmadd231ps	%ymm18, %ymm9, %ymm0    # ymm0 = (ymm9 * ymm18) + ymm0
	vfmadd231ps	%ymm13, %ymm9, %ymm1    # ymm1 = (ymm9 * ymm13) + ymm1
	vfmadd231ps	%ymm16, %ymm9, %ymm2    # ymm2 = (ymm9 * ymm16) + ymm2
	vfmadd231ps	%ymm24, %ymm9, %ymm7    # ymm7 = (ymm9 * ymm24) + ymm7
	vfmadd231ps	%ymm19, %ymm9, %ymm8    # ymm8 = (ymm9 * ymm19) + ymm8
	vmulps	%ymm9, %ymm17, %ymm9
	vmovups	198432(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm15, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm15) + ymm1
	vfmadd231ps	%ymm14, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm14) + ymm2
	vfmadd231ps	%ymm20, %ymm10, %ymm8   # ymm8 = (ymm10 * ymm20) + ymm8
	vfmadd231ps	%ymm10, %ymm21, %ymm9   # ymm9 = (ymm21 * ymm10) + ymm9
	vmovups	198720(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm18, %ymm10, %ymm1   # ymm1 = (ymm10 * ymm18) + ymm1
	vfmadd231ps	%ymm13, %ymm10, %ymm2   # ymm2 = (ymm10 * ymm13) + ymm2
	vfmadd231ps	%ymm16, %ymm10, %ymm3   # ymm3 = (ymm10 * ymm16) + ymm3
	vfmadd231ps	%ymm24, %ymm10, %ymm8   # ymm8 = (ymm10 * ymm24) + ymm8
	vfmadd231ps	%ymm19, %ymm10, %ymm9   # ymm9 = (ymm10 * ymm19) + ymm9
	vmulps	%ymm10, %ymm17, %ymm10
	vmovups	199008(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm15, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm15) + ymm2
	vfmadd231ps	%ymm14, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm14) + ymm3
	vfmadd231ps	%ymm20, %ymm11, %ymm9   # ymm9 = (ymm11 * ymm20) + ymm9
	vfmadd231ps	%ymm11, %ymm21, %ymm10  # ymm10 = (ymm21 * ymm11) + ymm10
	vmovups	199296(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm18, %ymm11, %ymm2   # ymm2 = (ymm11 * ymm18) + ymm2
	vfmadd231ps	%ymm13, %ymm11, %ymm3   # ymm3 = (ymm11 * ymm13) + ymm3
	vfmadd231ps	%ymm16, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm16) + ymm4
	vfmadd231ps	%ymm24, %ymm11, %ymm9   # ymm9 = (ymm11 * ymm24) + ymm9
	vfmadd231ps	%ymm19, %ymm11, %ymm10  # ymm10 = (ymm11 * ymm19) + ymm10
	vmulps	%ymm11, %ymm17, %ymm11
	vmovups	199584(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm15, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm15) + ymm3
	vfmadd231ps	%ymm14, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm14) + ymm4
	vfmadd231ps	%ymm20, %ymm12, %ymm10  # ymm10 = (ymm12 * ymm20) + ymm10
	vfmadd231ps	%ymm12, %ymm21, %ymm11  # ymm11 = (ymm21 * ymm12) + ymm11
	vmovups	199872(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm18, %ymm12, %ymm3   # ymm3 = (ymm12 * ymm18) + ymm3
	vfmadd231ps	%ymm13, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm13) + ymm4
	vfmadd231ps	%ymm16, %ymm12, %ymm5   # ymm5 = (ymm12 * ymm16) + ymm5
	vfmadd231ps	%ymm24, %ymm12, %ymm10  # ymm10 = (ymm12 * ymm24) + ymm10
	vfmadd231ps	%ymm19, %ymm12, %ymm11  # ymm11 = (ymm12 * ymm19) + ymm11
	vmulps	%ymm12, %ymm17, %ymm12
	vmovups	200160(%rdi,%rax,4), %ymm28
	vfmadd231ps	%ymm15, %ymm28, %ymm4   # ymm4 = (ymm28 * ymm15) + ymm4
	vfmadd231ps	%ymm14, %ymm28, %ymm5   # ymm5 = (ymm28 * ymm14) + ymm5
	vfmadd231ps	%ymm20, %ymm28, %ymm11  # ymm11 = (ymm28 * ymm20) + ymm11
	vfmadd231ps	%ymm28, %ymm21, %ymm12  # ymm12 = (ymm21 * ymm28) + ymm12
	vmovups	200448(%rdi,%rax,4), %ymm28
	vfmadd231ps	%ymm18, %ymm28, %ymm4   # ymm4 = (ymm28 * ymm18) + ymm4
	vfmadd231ps	%ymm13, %ymm28, %ymm5   # ymm5 = (ymm28 * ymm13) + ymm5
	vfmadd231ps	%ymm16, %ymm28, %ymm6   # ymm6 = (ymm28 * ymm16) + ymm6
	vfmadd231ps	%ymm24, %ymm28, %ymm11  # ymm11 = (ymm28 * ymm24) + ymm11
	vfmadd231ps	%ymm19, %ymm28, %ymm12  # ymm12 = (ymm28 * ymm19) + ymm12
	vmulps	%ymm28, %ymm17, %ymm17
	vmovups	200736(%rdi,%rax,4), %ymm28
	vfmadd231ps	%ymm15, %ymm28, %ymm5   # ymm5 = (ymm28 * ymm15) + ymm5
	vfmadd231ps	%ymm14, %ymm28, %ymm6   # ymm6 = (ymm28 * ymm14) + ymm6
	vfmadd231ps	%ymm20, %ymm28, %ymm12  # ymm12 = (ymm28 * ymm20) + ymm12
	vfmadd231ps	%ymm21, %ymm28, %ymm17  # ymm17 = (ymm28 * ymm21) + ymm17
	vmovups	201024(%rdi,%rax,4), %ymm21
	vfmadd231ps	%ymm18, %ymm21, %ymm5   # ymm5 = (ymm21 * ymm18) + ymm5
	vfmadd231ps	%ymm13, %ymm21, %ymm6   # ymm6 = (ymm21 * ymm13) + ymm6
	vfmadd231ps	%ymm24, %ymm21, %ymm12  # ymm12 = (ymm21 * ymm24) + ymm12
	vfmadd231ps	%ymm19, %ymm21, %ymm17  # ymm17 = (ymm21 * ymm19) + ymm17
	vmovups	201312(%rdi,%rax,4), %ymm19
	vfmadd231ps	%ymm15, %ymm19, %ymm6   # ymm6 = (ymm19 * ymm15) + ymm6
	vfmadd231ps	%ymm20, %ymm19, %ymm17  # ymm17 = (ymm19 * ymm20) + ymm17
	vmovups	205056(%rdi,%rax,4), %ymm20
	vmovups	4320(%rsi,%rax,4), %ymm19
	vfmadd231ps	%ymm19, %ymm20, %ymm0   # ymm0 = (ymm20 * ymm19) + ymm0
	vfmadd231ps	%ymm20, %ymm26, %ymm7   # ymm7 = (ymm26 * ymm20) + ymm7
	vmovups	205344(%rdi,%rax,4), %ymm21
	vmovups	4608(%rsi,%rax,4), %ymm20
	vfmadd231ps	%ymm20, %ymm21, %ymm0   # ymm0 = (ymm21 * ymm20) + ymm0
	vfmadd231ps	%ymm21, %ymm25, %ymm7   # ymm7 = (ymm25 * ymm21) + ymm7
	vmovups	205632(%rdi,%rax,4), %ymm24
	vmovups	4896(%rsi,%rax,4), %ymm21
	vfmadd231ps	%ymm21, %ymm24, %ymm0   # ymm0 = (ymm24 * ymm21) + ymm0
	vfmadd231ps	%ymm19, %ymm24, %ymm1   # ymm1 = (ymm24 * ymm19) + ymm1
	vfmadd231ps	%ymm22, %ymm24, %ymm7   # ymm7 = (ymm24 * ymm22) + ymm7
	vfmadd231ps	%ymm24, %ymm26, %ymm8   # ymm8 = (ymm26 * ymm24) + ymm8
	vmovups	205920(%rdi,%rax,4), %ymm28
	vmovups	5184(%rsi,%rax,4), %ymm24
	vfmadd231ps	%ymm24, %ymm28, %ymm0   # ymm0 = (ymm28 * ymm24) + ymm0
	vfmadd231ps	%ymm20, %ymm28, %ymm1   # ymm1 = (ymm28 * ymm20) + ymm1
	vfmadd231ps	%ymm23, %ymm28, %ymm7   # ymm7 = (ymm28 * ymm23) + ymm7
	vfmadd231ps	%ymm28, %ymm25, %ymm8   # ymm8 = (ymm25 * ymm28) + ymm8
	vmovups	206208(%rdi,%rax,4), %ymm29
	vmovups	5472(%rsi,%rax,4), %ymm28
	vfmadd231ps	%ymm28, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm28) + ymm0
	vfmadd231ps	%ymm21, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm21) + ymm1
	vfmadd231ps	%ymm19, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm19) + ymm2
	vfmadd231ps	%ymm27, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm27) + ymm7
	vfmadd231ps	%ymm22, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm22) + ymm8
	vfmadd231ps	%ymm29, %ymm26, %ymm9   # ymm9 = (ymm26 * ymm29) + ymm9
	vmovups	206496(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm24) + ymm1
	vfmadd231ps	%ymm20, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm20) + ymm2
	vfmadd231ps	%ymm23, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm23) + ymm8
	vfmadd231ps	%ymm29, %ymm25, %ymm9   # ymm9 = (ymm25 * ymm29) + ymm9
	vmovups	206784(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm28) + ymm1
	vfmadd231ps	%ymm21, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm21) + ymm2
	vfmadd231ps	%ymm19, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm19) + ymm3
	vfmadd231ps	%ymm27, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm27) + ymm8
	vfmadd231ps	%ymm22, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm22) + ymm9
	vfmadd231ps	%ymm29, %ymm26, %ymm10  # ymm10 = (ymm26 * ymm29) + ymm10
	vmovups	207072(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm24) + ymm2
	vfmadd231ps	%ymm20, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm20) + ymm3
	vfmadd231ps	%ymm23, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm23) + ymm9
	vfmadd231ps	%ymm29, %ymm25, %ymm10  # ymm10 = (ymm25 * ymm29) + ymm10
	vmovups	207360(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm28) + ymm2
	vfmadd231ps	%ymm21, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm21) + ymm3
	vfmadd231ps	%ymm19, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm19) + ymm4
	vfmadd231ps	%ymm27, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm27) + ymm9
	vfmadd231ps	%ymm22, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm22) + ymm10
	vfmadd231ps	%ymm29, %ymm26, %ymm11  # ymm11 = (ymm26 * ymm29) + ymm11
	vmovups	207648(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm24) + ymm3
	vfmadd231ps	%ymm20, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm20) + ymm4
	vfmadd231ps	%ymm23, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm23) + ymm10
	vfmadd231ps	%ymm29, %ymm25, %ymm11  # ymm11 = (ymm25 * ymm29) + ymm11
	vmovups	207936(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm28) + ymm3
	vfmadd231ps	%ymm21, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm21) + ymm4
	vfmadd231ps	%ymm19, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm19) + ymm5
	vfmadd231ps	%ymm27, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm27) + ymm10
	vfmadd231ps	%ymm22, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm22) + ymm11
	vfmadd231ps	%ymm29, %ymm26, %ymm12  # ymm12 = (ymm26 * ymm29) + ymm12
	vmovups	208224(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm24, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm24) + ymm4
	vfmadd231ps	%ymm20, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm20) + ymm5
	vfmadd231ps	%ymm23, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm23) + ymm11
	vfmadd231ps	%ymm29, %ymm25, %ymm12  # ymm12 = (ymm25 * ymm29) + ymm12
	vmovups	208512(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm28, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm28) + ymm4
	vfmadd231ps	%ymm21, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm21) + ymm5
	vfmadd231ps	%ymm19, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm19) + ymm6
	vfmadd231ps	%ymm27, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm27) + ymm11
	vfmadd231ps	%ymm22, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm22) + ymm12
	vfmadd231ps	%ymm26, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm26) + ymm17
	vmovups	208800(%rdi,%rax,4), %ymm26
	vfmadd231ps	%ymm24, %ymm26, %ymm5   # ymm5 = (ymm26 * ymm24) + ymm5
	vfmadd231ps	%ymm20, %ymm26, %ymm6   # ymm6 = (ymm26 * ymm20) + ymm6
	vfmadd231ps	%ymm23, %ymm26, %ymm12  # ymm12 = (ymm26 * ymm23) + ymm12
	vfmadd231ps	%ymm25, %ymm26, %ymm17  # ymm17 = (ymm26 * ymm25) + ymm17
	vmovups	209088(%rdi,%rax,4), %ymm25
	vfmadd231ps	%ymm28, %ymm25, %ymm5   # ymm5 = (ymm25 * ymm28) + ymm5
	vfmadd231ps	%ymm21, %ymm25, %ymm6   # ymm6 = (ymm25 * ymm21) + ymm6
	vfmadd231ps	%ymm27, %ymm25, %ymm12  # ymm12 = (ymm25 * ymm27) + ymm12
	vfmadd231ps	%ymm22, %ymm25, %ymm17  # ymm17 = (ymm25 * ymm22) + ymm17
	vmovups	209376(%rdi,%rax,4), %ymm22
	vfmadd231ps	%ymm24, %ymm22, %ymm6   # ymm6 = (ymm22 * ymm24) + ymm6
	vfmadd231ps	%ymm23, %ymm22, %ymm17  # ymm17 = (ymm22 * ymm23) + ymm17
	vmovups	213120(%rdi,%rax,4), %ymm22
	vmovups	5760(%rsi,%rax,4), %ymm26
	vfmadd231ps	%ymm26, %ymm22, %ymm0   # ymm0 = (ymm22 * ymm26) + ymm0
	vfmadd231ps	%ymm22, %ymm16, %ymm7   # ymm7 = (ymm16 * ymm22) + ymm7
	vmovups	213408(%rdi,%rax,4), %ymm22
	vmovups	6048(%rsi,%rax,4), %ymm23
	vfmadd231ps	%ymm23, %ymm22, %ymm0   # ymm0 = (ymm22 * ymm23) + ymm0
	vfmadd231ps	%ymm22, %ymm14, %ymm7   # ymm7 = (ymm14 * ymm22) + ymm7
	vmovups	213696(%rdi,%rax,4), %ymm25
	vmovups	6336(%rsi,%rax,4), %ymm22
	vfmadd231ps	%ymm22, %ymm25, %ymm0   # ymm0 = (ymm25 * ymm22) + ymm0
	vfmadd231ps	%ymm26, %ymm25, %ymm1   # ymm1 = (ymm25 * ymm26) + ymm1
	vfmadd231ps	%ymm13, %ymm25, %ymm7   # ymm7 = (ymm25 * ymm13) + ymm7
	vfmadd231ps	%ymm25, %ymm16, %ymm8   # ymm8 = (ymm16 * ymm25) + ymm8
	vmovups	213984(%rdi,%rax,4), %ymm27
	vmovups	6624(%rsi,%rax,4), %ymm25
	vfmadd231ps	%ymm25, %ymm27, %ymm0   # ymm0 = (ymm27 * ymm25) + ymm0
	vfmadd231ps	%ymm23, %ymm27, %ymm1   # ymm1 = (ymm27 * ymm23) + ymm1
	vfmadd231ps	%ymm15, %ymm27, %ymm7   # ymm7 = (ymm27 * ymm15) + ymm7
	vfmadd231ps	%ymm27, %ymm14, %ymm8   # ymm8 = (ymm14 * ymm27) + ymm8
	vmovups	214272(%rdi,%rax,4), %ymm29
	vmovups	6912(%rsi,%rax,4), %ymm27
	vfmadd231ps	%ymm27, %ymm29, %ymm0   # ymm0 = (ymm29 * ymm27) + ymm0
	vfmadd231ps	%ymm22, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm22) + ymm1
	vfmadd231ps	%ymm26, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm26) + ymm2
	vfmadd231ps	%ymm18, %ymm29, %ymm7   # ymm7 = (ymm29 * ymm18) + ymm7
	vfmadd231ps	%ymm13, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm13) + ymm8
	vfmadd231ps	%ymm29, %ymm16, %ymm9   # ymm9 = (ymm16 * ymm29) + ymm9
	vmovups	214560(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm25) + ymm1
	vfmadd231ps	%ymm23, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm23) + ymm2
	vfmadd231ps	%ymm15, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm15) + ymm8
	vfmadd231ps	%ymm29, %ymm14, %ymm9   # ymm9 = (ymm14 * ymm29) + ymm9
	vmovups	214848(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm1   # ymm1 = (ymm29 * ymm27) + ymm1
	vfmadd231ps	%ymm22, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm22) + ymm2
	vfmadd231ps	%ymm26, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm26) + ymm3
	vfmadd231ps	%ymm18, %ymm29, %ymm8   # ymm8 = (ymm29 * ymm18) + ymm8
	vfmadd231ps	%ymm13, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm13) + ymm9
	vfmadd231ps	%ymm29, %ymm16, %ymm10  # ymm10 = (ymm16 * ymm29) + ymm10
	vmovups	215136(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm25) + ymm2
	vfmadd231ps	%ymm23, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm23) + ymm3
	vfmadd231ps	%ymm15, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm15) + ymm9
	vfmadd231ps	%ymm29, %ymm14, %ymm10  # ymm10 = (ymm14 * ymm29) + ymm10
	vmovups	215424(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm2   # ymm2 = (ymm29 * ymm27) + ymm2
	vfmadd231ps	%ymm22, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm22) + ymm3
	vfmadd231ps	%ymm26, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm26) + ymm4
	vfmadd231ps	%ymm18, %ymm29, %ymm9   # ymm9 = (ymm29 * ymm18) + ymm9
	vfmadd231ps	%ymm13, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm13) + ymm10
	vfmadd231ps	%ymm29, %ymm16, %ymm11  # ymm11 = (ymm16 * ymm29) + ymm11
	vmovups	215712(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm25) + ymm3
	vfmadd231ps	%ymm23, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm23) + ymm4
	vfmadd231ps	%ymm15, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm15) + ymm10
	vfmadd231ps	%ymm29, %ymm14, %ymm11  # ymm11 = (ymm14 * ymm29) + ymm11
	vmovups	216000(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm3   # ymm3 = (ymm29 * ymm27) + ymm3
	vfmadd231ps	%ymm22, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm22) + ymm4
	vfmadd231ps	%ymm26, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm26) + ymm5
	vfmadd231ps	%ymm18, %ymm29, %ymm10  # ymm10 = (ymm29 * ymm18) + ymm10
	vfmadd231ps	%ymm13, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm13) + ymm11
	vfmadd231ps	%ymm29, %ymm16, %ymm12  # ymm12 = (ymm16 * ymm29) + ymm12
	vmovups	216288(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm25, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm25) + ymm4
	vfmadd231ps	%ymm23, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm23) + ymm5
	vfmadd231ps	%ymm15, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm15) + ymm11
	vfmadd231ps	%ymm29, %ymm14, %ymm12  # ymm12 = (ymm14 * ymm29) + ymm12
	vmovups	216576(%rdi,%rax,4), %ymm29
	vfmadd231ps	%ymm27, %ymm29, %ymm4   # ymm4 = (ymm29 * ymm27) + ymm4
	vfmadd231ps	%ymm22, %ymm29, %ymm5   # ymm5 = (ymm29 * ymm22) + ymm5
	vfmadd231ps	%ymm26, %ymm29, %ymm6   # ymm6 = (ymm29 * ymm26) + ymm6
	vfmadd231ps	%ymm18, %ymm29, %ymm11  # ymm11 = (ymm29 * ymm18) + ymm11
	vfmadd231ps	%ymm13, %ymm29, %ymm12  # ymm12 = (ymm29 * ymm13) + ymm12
	vfmadd231ps	%ymm16, %ymm29, %ymm17  # ymm17 = (ymm29 * ymm16) + ymm17
	vmovups	216864(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm25, %ymm16, %ymm5   # ymm5 = (ymm16 * ymm25) + ymm5
	vfmadd231ps	%ymm23, %ymm16, %ymm6   # ymm6 = (ymm16 * ymm23) + ymm6
	vfmadd231ps	%ymm15, %ymm16, %ymm12  # ymm12 = (ymm16 * ymm15) + ymm12
	vfmadd231ps	%ymm14, %ymm16, %ymm17  # ymm17 = (ymm16 * ymm14) + ymm17
	vmovups	217152(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm27, %ymm14, %ymm5   # ymm5 = (ymm14 * ymm27) + ymm5
	vfmadd231ps	%ymm22, %ymm14, %ymm6   # ymm6 = (ymm14 * ymm22) + ymm6
	vfmadd231ps	%ymm18, %ymm14, %ymm12  # ymm12 = (ymm14 * ymm18) + ymm12
	vfmadd231ps	%ymm13, %ymm14, %ymm17  # ymm17 = (ymm14 * ymm13) + ymm17
	vmovups	217440(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm25, %ymm13, %ymm6   # ymm6 = (ymm13 * ymm25) + ymm6
	vfmadd231ps	%ymm15, %ymm13, %ymm17  # ymm17 = (ymm13 * ymm15) + ymm17
	vmovups	%ymm0, 50400(%rdx,%rax,4)
	vmovups	%ymm1, 50688(%rdx,%rax,4)
	vmovups	%ymm2, 50976(%rdx,%rax,4)
	vmovups	%ymm3, 51264(%rdx,%rax,4)
	vmovups	%ymm4, 51552(%rdx,%rax,4)
	vmovups	%ymm5, 51840(%rdx,%rax,4)
	vmovups	%ymm6, 52128(%rdx,%rax,4)
	vfmadd231ps	221184(%rdi,%rax,4), %ymm19, %ymm7 # ymm7 = (ymm19 * mem) + ymm7
	vfmadd231ps	221472(%rdi,%rax,4), %ymm20, %ymm7 # ymm7 = (ymm20 * mem) + ymm7
	vmovups	221760(%rdi,%rax,4), %ymm0
	vmovups	222048(%rdi,%rax,4), %ymm1
	vfmadd231ps	%ymm21, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm21) + ymm7
	vfmadd231ps	%ymm0, %ymm19, %ymm8    # ymm8 = (ymm19 * ymm0) + ymm8
	vfmadd231ps	%ymm24, %ymm1, %ymm7    # ymm7 = (ymm1 * ymm24) + ymm7
	vfmadd231ps	%ymm1, %ymm20, %ymm8    # ymm8 = (ymm20 * ymm1) + ymm8
	vmovups	222336(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm28, %ymm0, %ymm7    # ymm7 = (ymm0 * ymm28) + ymm7
	vfmadd231ps	%ymm21, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm21) + ymm8
	vfmadd231ps	%ymm0, %ymm19, %ymm9    # ymm9 = (ymm19 * ymm0) + ymm9
	vmovups	222624(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm24) + ymm8
	vfmadd231ps	%ymm0, %ymm20, %ymm9    # ymm9 = (ymm20 * ymm0) + ymm9
	vmovups	222912(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm28, %ymm0, %ymm8    # ymm8 = (ymm0 * ymm28) + ymm8
	vfmadd231ps	%ymm21, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm21) + ymm9
	vfmadd231ps	%ymm0, %ymm19, %ymm10   # ymm10 = (ymm19 * ymm0) + ymm10
	vmovups	223200(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm24) + ymm9
	vfmadd231ps	%ymm0, %ymm20, %ymm10   # ymm10 = (ymm20 * ymm0) + ymm10
	vmovups	223488(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm28, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm28) + ymm9
	vfmadd231ps	%ymm21, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm21) + ymm10
	vfmadd231ps	%ymm0, %ymm19, %ymm11   # ymm11 = (ymm19 * ymm0) + ymm11
	vmovups	223776(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm24) + ymm10
	vfmadd231ps	%ymm0, %ymm20, %ymm11   # ymm11 = (ymm20 * ymm0) + ymm11
	vmovups	224064(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm28, %ymm0, %ymm10   # ymm10 = (ymm0 * ymm28) + ymm10
	vfmadd231ps	%ymm21, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm21) + ymm11
	vfmadd231ps	%ymm0, %ymm19, %ymm12   # ymm12 = (ymm19 * ymm0) + ymm12
	vmovups	224352(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm24) + ymm11
	vfmadd231ps	%ymm0, %ymm20, %ymm12   # ymm12 = (ymm20 * ymm0) + ymm12
	vmovups	224640(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm28, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm28) + ymm11
	vfmadd231ps	%ymm21, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm21) + ymm12
	vfmadd231ps	%ymm19, %ymm0, %ymm17   # ymm17 = (ymm0 * ymm19) + ymm17
	vmovups	224928(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm24, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm24) + ymm12
	vfmadd231ps	%ymm20, %ymm0, %ymm17   # ymm17 = (ymm0 * ymm20) + ymm17
	vmovups	225216(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm28, %ymm0, %ymm12   # ymm12 = (ymm0 * ymm28) + ymm12
	vfmadd231ps	%ymm21, %ymm0, %ymm17   # ymm17 = (ymm0 * ymm21) + ymm17
	vfmadd231ps	225504(%rdi,%rax,4), %ymm24, %ymm17 # ymm17 = (ymm24 * mem) + ymm17
	vmovups	%ymm7, 54432(%rdx,%rax,4)
	vmovups	%ymm8, 54720(%rdx,%rax,4)
	vmovups	%ymm9, 55008(%rdx,%rax,4)
	vmovups	%ymm10, 55296(%rdx,%rax,4)
	vmovups	%ymm11, 55584(%rdx,%rax,4)
	vmovups	%ymm12, 55872(%rdx,%rax,4)
	vmovups	%ymm17, 56160(%rdx,%rax,4)
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
