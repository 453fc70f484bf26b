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
	addq	$-16, %rax
	leaq	48000(%rdi), %rcx
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-47936(%rcx,%rax,4), %zmm2
	vmovups	11584(%rsi,%rax,4), %zmm16
	vmulps	%zmm16, %zmm2, %zmm6
	vmovups	10624(%rsi,%rax,4), %zmm20
	vmulps	%zmm20, %zmm2, %zmm7
	vmovups	9664(%rsi,%rax,4), %zmm23
	vmulps	%zmm23, %zmm2, %zmm9
	vmovups	6784(%rsi,%rax,4), %zmm14
	vmulps	%zmm14, %zmm2, %zmm0
	vmovups	5824(%rsi,%rax,4), %zmm18
	vmulps	%zmm18, %zmm2, %zmm1
	vmovups	4864(%rsi,%rax,4), %zmm8
	vmulps	%zmm8, %zmm2, %zmm2
	vmovups	-46976(%rcx,%rax,4), %zmm3
	vmovups	12544(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm17) + zmm6
	vfmadd231ps	%zmm16, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm16) + zmm7
	vfmadd231ps	%zmm20, %zmm3, %zmm9    # zmm9 = (zmm3 * zmm20) + zmm9
	vmulps	%zmm3, %zmm23, %zmm10
	vmovups	7744(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm18) + zmm2
	vmulps	%zmm3, %zmm8, %zmm3
	vmovups	-46016(%rcx,%rax,4), %zmm4
	vmovups	13504(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm4, %zmm6    # zmm6 = (zmm4 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm4, %zmm7    # zmm7 = (zmm4 * zmm17) + zmm7
	vfmadd231ps	%zmm16, %zmm4, %zmm9    # zmm9 = (zmm4 * zmm16) + zmm9
	vfmadd231ps	%zmm20, %zmm4, %zmm10   # zmm10 = (zmm4 * zmm20) + zmm10
	vmulps	%zmm4, %zmm23, %zmm11
	vmovups	8704(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm14) + zmm2
	vfmadd231ps	%zmm18, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm18) + zmm3
	vmulps	%zmm4, %zmm8, %zmm4
	vmovups	-45056(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm7    # zmm7 = (zmm5 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm5, %zmm9    # zmm9 = (zmm5 * zmm17) + zmm9
	vfmadd231ps	%zmm16, %zmm5, %zmm10   # zmm10 = (zmm5 * zmm16) + zmm10
	vfmadd231ps	%zmm20, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm20) + zmm11
	vmulps	%zmm5, %zmm23, %zmm12
	vfmadd231ps	%zmm19, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm15) + zmm2
	vfmadd231ps	%zmm14, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm14) + zmm3
	vfmadd231ps	%zmm18, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm18) + zmm4
	vmulps	%zmm5, %zmm8, %zmm5
	vmovups	-44096(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm21) + zmm9
	vfmadd231ps	%zmm17, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm17) + zmm10
	vfmadd231ps	%zmm16, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm16) + zmm11
	vfmadd231ps	%zmm20, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm20) + zmm12
	vmulps	%zmm22, %zmm23, %zmm13
	vfmadd231ps	%zmm19, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm15) + zmm3
	vfmadd231ps	%zmm14, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm18) + zmm5
	vmulps	%zmm22, %zmm8, %zmm8
	vmovups	-43136(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm21) + zmm10
	vfmadd231ps	%zmm17, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm17) + zmm11
	vfmadd231ps	%zmm16, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm16) + zmm12
	vfmadd231ps	%zmm20, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm20) + zmm13
	vfmadd231ps	%zmm19, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm15) + zmm4
	vfmadd231ps	%zmm14, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm14) + zmm5
	vfmadd231ps	%zmm18, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm18) + zmm8
	vmovups	-42176(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm21, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm21) + zmm11
	vfmadd231ps	%zmm17, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm17) + zmm12
	vfmadd231ps	%zmm16, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm16) + zmm13
	vfmadd231ps	%zmm19, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm19) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vmovups	-41216(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm12  # zmm12 = (zmm14 * zmm21) + zmm12
	vfmadd231ps	%zmm17, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm17) + zmm13
	vfmadd231ps	%zmm19, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm15) + zmm8
	vmovups	-40256(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm21) + zmm13
	vfmadd231ps	%zmm19, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm19) + zmm8
	vmovups	-34496(%rcx,%rax,4), %zmm15
	vmovups	16384(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm14) + zmm6
	vmovups	15424(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm18) + zmm7
	vmovups	14464(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm22) + zmm9
	vfmadd231ps	%zmm16, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm16) + zmm0
	vfmadd231ps	%zmm20, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm20) + zmm1
	vfmadd231ps	%zmm15, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm15) + zmm2
	vmovups	-33536(%rcx,%rax,4), %zmm19
	vmovups	17344(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm15) + zmm6
	vfmadd231ps	%zmm14, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm14) + zmm7
	vfmadd231ps	%zmm18, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm18) + zmm9
	vfmadd231ps	%zmm22, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm22) + zmm10
	vfmadd231ps	%zmm17, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm17) + zmm0
	vfmadd231ps	%zmm16, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm16) + zmm1
	vfmadd231ps	%zmm20, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm20) + zmm2
	vfmadd231ps	%zmm19, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm19) + zmm3
	vmovups	-32576(%rcx,%rax,4), %zmm24
	vmovups	18304(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm15) + zmm7
	vfmadd231ps	%zmm14, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm14) + zmm9
	vfmadd231ps	%zmm18, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm18) + zmm10
	vfmadd231ps	%zmm22, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm22) + zmm11
	vfmadd231ps	%zmm21, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm17) + zmm1
	vfmadd231ps	%zmm16, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm16) + zmm2
	vfmadd231ps	%zmm20, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm20) + zmm3
	vfmadd231ps	%zmm24, %zmm23, %zmm4   # zmm4 = (zmm23 * zmm24) + zmm4
	vmovups	-31616(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm19, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm15) + zmm9
	vfmadd231ps	%zmm14, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm14) + zmm10
	vfmadd231ps	%zmm18, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm18) + zmm11
	vfmadd231ps	%zmm22, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm22) + zmm12
	vfmadd231ps	%zmm21, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm20) + zmm4
	vfmadd231ps	%zmm24, %zmm23, %zmm5   # zmm5 = (zmm23 * zmm24) + zmm5
	vmovups	-30656(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm19, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm19) + zmm9
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm14, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm14) + zmm11
	vfmadd231ps	%zmm18, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm18) + zmm12
	vfmadd231ps	%zmm22, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm22) + zmm13
	vfmadd231ps	%zmm21, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm17) + zmm3
	vfmadd231ps	%zmm16, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm16) + zmm4
	vfmadd231ps	%zmm20, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm20) + zmm5
	vfmadd231ps	%zmm23, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm23) + zmm8
	vmovups	-29696(%rcx,%rax,4), %zmm23
	vfmadd231ps	%zmm19, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm19) + zmm10
	vfmadd231ps	%zmm15, %zmm23, %zmm11  # zmm11 = (zmm23 * zmm15) + zmm11
	vfmadd231ps	%zmm14, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm14) + zmm12
	vfmadd231ps	%zmm18, %zmm23, %zmm13  # zmm13 = (zmm23 * zmm18) + zmm13
	vfmadd231ps	%zmm21, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm23, %zmm4   # zmm4 = (zmm23 * zmm17) + zmm4
	vfmadd231ps	%zmm16, %zmm23, %zmm5   # zmm5 = (zmm23 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm20) + zmm8
	vmovups	-28736(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm19, %zmm20, %zmm11  # zmm11 = (zmm20 * zmm19) + zmm11
	vfmadd231ps	%zmm15, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm15) + zmm12
	vfmadd231ps	%zmm14, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm14) + zmm13
	vfmadd231ps	%zmm21, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm21) + zmm4
	vfmadd231ps	%zmm17, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm17) + zmm5
	vfmadd231ps	%zmm16, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm16) + zmm8
	vmovups	-27776(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm19, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm19) + zmm12
	vfmadd231ps	%zmm15, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm15) + zmm13
	vfmadd231ps	%zmm21, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm17) + zmm8
	vmovups	-26816(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm19, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm19) + zmm13
	vfmadd231ps	%zmm21, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm21) + zmm8
	vmovups	-21056(%rcx,%rax,4), %zmm20
	vmovups	21184(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm16) + zmm6
	vmovups	20224(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm17) + zmm7
	vmovups	19264(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm21) + zmm9
	vfmadd231ps	%zmm14, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm14) + zmm0
	vfmadd231ps	%zmm18, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm18) + zmm1
	vfmadd231ps	%zmm20, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm20) + zmm2
	vmovups	-20096(%rcx,%rax,4), %zmm23
	vmovups	22144(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm20) + zmm6
	vfmadd231ps	%zmm16, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm16) + zmm7
	vfmadd231ps	%zmm17, %zmm23, %zmm9   # zmm9 = (zmm23 * zmm17) + zmm9
	vfmadd231ps	%zmm21, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm21) + zmm10
	vfmadd231ps	%zmm15, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm15) + zmm0
	vfmadd231ps	%zmm14, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm18) + zmm2
	vfmadd231ps	%zmm23, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm23) + zmm3
	vmovups	-19136(%rcx,%rax,4), %zmm24
	vmovups	23104(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm23) + zmm6
	vfmadd231ps	%zmm20, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm20) + zmm7
	vfmadd231ps	%zmm16, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm16) + zmm9
	vfmadd231ps	%zmm17, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm17) + zmm10
	vfmadd231ps	%zmm21, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm21) + zmm11
	vfmadd231ps	%zmm19, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm15) + zmm1
	vfmadd231ps	%zmm14, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm14) + zmm2
	vfmadd231ps	%zmm18, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm18) + zmm3
	vfmadd231ps	%zmm24, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm24) + zmm4
	vmovups	-18176(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm23) + zmm7
	vfmadd231ps	%zmm20, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm20) + zmm9
	vfmadd231ps	%zmm16, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm16) + zmm10
	vfmadd231ps	%zmm17, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm17) + zmm11
	vfmadd231ps	%zmm21, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm21) + zmm12
	vfmadd231ps	%zmm19, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm15) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm14) + zmm3
	vfmadd231ps	%zmm18, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm18) + zmm4
	vfmadd231ps	%zmm24, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm24) + zmm5
	vmovups	-17216(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm23) + zmm9
	vfmadd231ps	%zmm20, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm20) + zmm10
	vfmadd231ps	%zmm16, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm16) + zmm11
	vfmadd231ps	%zmm17, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm17) + zmm12
	vfmadd231ps	%zmm21, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm21) + zmm13
	vfmadd231ps	%zmm19, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm15) + zmm3
	vfmadd231ps	%zmm14, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm18) + zmm5
	vfmadd231ps	%zmm22, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm22) + zmm8
	vmovups	-16256(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm23, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm23) + zmm10
	vfmadd231ps	%zmm20, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm20) + zmm11
	vfmadd231ps	%zmm16, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm16) + zmm12
	vfmadd231ps	%zmm17, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm17) + zmm13
	vfmadd231ps	%zmm19, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm15) + zmm4
	vfmadd231ps	%zmm14, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm14) + zmm5
	vfmadd231ps	%zmm18, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm18) + zmm8
	vmovups	-15296(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm23, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm23) + zmm11
	vfmadd231ps	%zmm20, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm20) + zmm12
	vfmadd231ps	%zmm16, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm16) + zmm13
	vfmadd231ps	%zmm19, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm19) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vmovups	-14336(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm23, %zmm14, %zmm12  # zmm12 = (zmm14 * zmm23) + zmm12
	vfmadd231ps	%zmm20, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm20) + zmm13
	vfmadd231ps	%zmm19, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm15) + zmm8
	vmovups	-13376(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm23, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm23) + zmm13
	vfmadd231ps	%zmm19, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm19) + zmm8
	vmovups	%zmm6, 64(%rdx,%rax,4)
	vmovups	%zmm7, 1024(%rdx,%rax,4)
	vmovups	%zmm9, 1984(%rdx,%rax,4)
	vmovups	%zmm10, 2944(%rdx,%rax,4)
	vmovups	%zmm11, 3904(%rdx,%rax,4)
	vmovups	%zmm12, 4864(%rdx,%rax,4)
	vmovups	%zmm13, 5824(%rdx,%rax,4)
	vmovups	-7616(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm17, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm17) + zmm1
	vfmadd231ps	%zmm6, %zmm21, %zmm2    # zmm2 = (zmm21 * zmm6) + zmm2
	vmovups	-6656(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm20) + zmm0
	vfmadd231ps	%zmm16, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm16) + zmm1
	vfmadd231ps	%zmm17, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm17) + zmm2
	vfmadd231ps	%zmm6, %zmm21, %zmm3    # zmm3 = (zmm21 * zmm6) + zmm3
	vmovups	-5696(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm23) + zmm0
	vfmadd231ps	%zmm20, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm20) + zmm1
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vfmadd231ps	%zmm17, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm17) + zmm3
	vfmadd231ps	%zmm6, %zmm21, %zmm4    # zmm4 = (zmm21 * zmm6) + zmm4
	vmovups	-4736(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm23) + zmm1
	vfmadd231ps	%zmm20, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm20) + zmm2
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vfmadd231ps	%zmm17, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm17) + zmm4
	vfmadd231ps	%zmm6, %zmm21, %zmm5    # zmm5 = (zmm21 * zmm6) + zmm5
	vmovups	-3776(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm23) + zmm2
	vfmadd231ps	%zmm20, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm20) + zmm3
	vfmadd231ps	%zmm16, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm16) + zmm4
	vfmadd231ps	%zmm17, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm6, %zmm8    # zmm8 = (zmm6 * zmm21) + zmm8
	vmovups	-2816(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm23) + zmm3
	vfmadd231ps	%zmm20, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vfmadd231ps	%zmm17, %zmm6, %zmm8    # zmm8 = (zmm6 * zmm17) + zmm8
	vmovups	-1856(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm23) + zmm4
	vfmadd231ps	%zmm20, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm20) + zmm5
	vfmadd231ps	%zmm16, %zmm6, %zmm8    # zmm8 = (zmm6 * zmm16) + zmm8
	vmovups	-896(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm23) + zmm5
	vfmadd231ps	%zmm20, %zmm6, %zmm8    # zmm8 = (zmm6 * zmm20) + zmm8
	vfmadd231ps	64(%rcx,%rax,4), %zmm23, %zmm8 # zmm8 = (zmm23 * mem) + zmm8
	vmovups	%zmm0, 13504(%rdx,%rax,4)
	vmovups	%zmm1, 14464(%rdx,%rax,4)
	vmovups	%zmm2, 15424(%rdx,%rax,4)
	vmovups	%zmm3, 16384(%rdx,%rax,4)
	vmovups	%zmm4, 17344(%rdx,%rax,4)
	vmovups	%zmm5, 18304(%rdx,%rax,4)
	vmovups	%zmm8, 19264(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$224, %rax
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph8.preheader
	addq	$-16, %rax
	leaq	52800(%rdi), %rcx
	.p2align	4
.LBB1_5:                                # %.lr.ph8
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-47936(%rcx,%rax,4), %zmm0
	vmovups	9664(%rsi,%rax,4), %zmm21
	vmulps	%zmm21, %zmm0, %zmm6
	vmovups	4864(%rsi,%rax,4), %zmm8
	vmulps	%zmm8, %zmm0, %zmm0
	vmovups	-46976(%rcx,%rax,4), %zmm1
	vmovups	10624(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm17) + zmm6
	vmulps	%zmm1, %zmm21, %zmm7
	vmovups	5824(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm15) + zmm0
	vmulps	%zmm1, %zmm8, %zmm1
	vmovups	-46016(%rcx,%rax,4), %zmm2
	vmovups	11584(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm16) + zmm6
	vfmadd231ps	%zmm17, %zmm2, %zmm7    # zmm7 = (zmm2 * zmm17) + zmm7
	vmulps	%zmm2, %zmm21, %zmm9
	vmovups	6784(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm15) + zmm1
	vmulps	%zmm2, %zmm8, %zmm2
	vmovups	-45056(%rcx,%rax,4), %zmm3
	vmovups	12544(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm20) + zmm6
	vfmadd231ps	%zmm16, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm16) + zmm7
	vfmadd231ps	%zmm17, %zmm3, %zmm9    # zmm9 = (zmm3 * zmm17) + zmm9
	vmulps	%zmm3, %zmm21, %zmm10
	vmovups	7744(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm15, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm15) + zmm2
	vmulps	%zmm3, %zmm8, %zmm3
	vmovups	-44096(%rcx,%rax,4), %zmm4
	vmovups	13504(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm4, %zmm6    # zmm6 = (zmm4 * zmm23) + zmm6
	vfmadd231ps	%zmm20, %zmm4, %zmm7    # zmm7 = (zmm4 * zmm20) + zmm7
	vfmadd231ps	%zmm16, %zmm4, %zmm9    # zmm9 = (zmm4 * zmm16) + zmm9
	vfmadd231ps	%zmm17, %zmm4, %zmm10   # zmm10 = (zmm4 * zmm17) + zmm10
	vmulps	%zmm4, %zmm21, %zmm11
	vmovups	8704(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm19) + zmm0
	vfmadd231ps	%zmm18, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm14) + zmm2
	vfmadd231ps	%zmm15, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm15) + zmm3
	vmulps	%zmm4, %zmm8, %zmm4
	vmovups	-43136(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm23, %zmm5, %zmm7    # zmm7 = (zmm5 * zmm23) + zmm7
	vfmadd231ps	%zmm20, %zmm5, %zmm9    # zmm9 = (zmm5 * zmm20) + zmm9
	vfmadd231ps	%zmm16, %zmm5, %zmm10   # zmm10 = (zmm5 * zmm16) + zmm10
	vfmadd231ps	%zmm17, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm17) + zmm11
	vmulps	%zmm5, %zmm21, %zmm12
	vfmadd231ps	%zmm19, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm19) + zmm1
	vfmadd231ps	%zmm18, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm14) + zmm3
	vfmadd231ps	%zmm15, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm15) + zmm4
	vmulps	%zmm5, %zmm8, %zmm5
	vmovups	-42176(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm23, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm23) + zmm9
	vfmadd231ps	%zmm20, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm20) + zmm10
	vfmadd231ps	%zmm16, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm16) + zmm11
	vfmadd231ps	%zmm17, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm17) + zmm12
	vmulps	%zmm22, %zmm21, %zmm13
	vfmadd231ps	%zmm19, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm14) + zmm4
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vmulps	%zmm22, %zmm8, %zmm8
	vmovups	-41216(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm23, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm23) + zmm10
	vfmadd231ps	%zmm20, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm20) + zmm11
	vfmadd231ps	%zmm16, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm16) + zmm12
	vfmadd231ps	%zmm17, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm17) + zmm13
	vfmadd231ps	%zmm19, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm19) + zmm3
	vfmadd231ps	%zmm18, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm15) + zmm8
	vmovups	-40256(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm23, %zmm15, %zmm11  # zmm11 = (zmm15 * zmm23) + zmm11
	vfmadd231ps	%zmm20, %zmm15, %zmm12  # zmm12 = (zmm15 * zmm20) + zmm12
	vfmadd231ps	%zmm16, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm16) + zmm13
	vfmadd231ps	%zmm19, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm19) + zmm4
	vfmadd231ps	%zmm18, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm14) + zmm8
	vmovups	-34496(%rcx,%rax,4), %zmm14
	vmovups	14464(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm14) + zmm0
	vmovups	-33536(%rcx,%rax,4), %zmm14
	vmovups	15424(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm15) + zmm6
	vfmadd231ps	%zmm18, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm18) + zmm7
	vfmadd231ps	%zmm17, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm14) + zmm1
	vmovups	-32576(%rcx,%rax,4), %zmm19
	vmovups	16384(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm14) + zmm6
	vfmadd231ps	%zmm15, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm15) + zmm7
	vfmadd231ps	%zmm18, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm18) + zmm9
	vfmadd231ps	%zmm16, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm16) + zmm0
	vfmadd231ps	%zmm17, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm17) + zmm1
	vfmadd231ps	%zmm19, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm19) + zmm2
	vmovups	-31616(%rcx,%rax,4), %zmm22
	vmovups	17344(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm19) + zmm6
	vfmadd231ps	%zmm14, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm14) + zmm7
	vfmadd231ps	%zmm15, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm15) + zmm9
	vfmadd231ps	%zmm18, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm18) + zmm10
	vfmadd231ps	%zmm20, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm20) + zmm0
	vfmadd231ps	%zmm16, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm16) + zmm1
	vfmadd231ps	%zmm17, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm17) + zmm2
	vfmadd231ps	%zmm22, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm22) + zmm3
	vmovups	-30656(%rcx,%rax,4), %zmm24
	vmovups	18304(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm22) + zmm6
	vfmadd231ps	%zmm19, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm19) + zmm7
	vfmadd231ps	%zmm14, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm14) + zmm9
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm18, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm18) + zmm11
	vfmadd231ps	%zmm23, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm23) + zmm0
	vfmadd231ps	%zmm20, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm20) + zmm1
	vfmadd231ps	%zmm16, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm16) + zmm2
	vfmadd231ps	%zmm17, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm17) + zmm3
	vfmadd231ps	%zmm24, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm24) + zmm4
	vmovups	-29696(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm22) + zmm7
	vfmadd231ps	%zmm19, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm19) + zmm9
	vfmadd231ps	%zmm14, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm14) + zmm10
	vfmadd231ps	%zmm15, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm15) + zmm11
	vfmadd231ps	%zmm18, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm18) + zmm12
	vfmadd231ps	%zmm23, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm23) + zmm1
	vfmadd231ps	%zmm20, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm20) + zmm2
	vfmadd231ps	%zmm16, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm16) + zmm3
	vfmadd231ps	%zmm17, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm17) + zmm4
	vfmadd231ps	%zmm24, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm24) + zmm5
	vmovups	-28736(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm22) + zmm9
	vfmadd231ps	%zmm19, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm19) + zmm10
	vfmadd231ps	%zmm14, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm14) + zmm11
	vfmadd231ps	%zmm15, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm15) + zmm12
	vfmadd231ps	%zmm18, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm18) + zmm13
	vfmadd231ps	%zmm23, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm23) + zmm2
	vfmadd231ps	%zmm20, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm20) + zmm3
	vfmadd231ps	%zmm16, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm16) + zmm4
	vfmadd231ps	%zmm17, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm21) + zmm8
	vmovups	-27776(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm22, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm22) + zmm10
	vfmadd231ps	%zmm19, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm19) + zmm11
	vfmadd231ps	%zmm14, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm14) + zmm12
	vfmadd231ps	%zmm15, %zmm21, %zmm13  # zmm13 = (zmm21 * zmm15) + zmm13
	vfmadd231ps	%zmm23, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm23) + zmm3
	vfmadd231ps	%zmm20, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm16) + zmm5
	vfmadd231ps	%zmm17, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm17) + zmm8
	vmovups	-26816(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm22, %zmm17, %zmm11  # zmm11 = (zmm17 * zmm22) + zmm11
	vfmadd231ps	%zmm19, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm19) + zmm12
	vfmadd231ps	%zmm14, %zmm17, %zmm13  # zmm13 = (zmm17 * zmm14) + zmm13
	vfmadd231ps	%zmm23, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm23) + zmm4
	vfmadd231ps	%zmm20, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm20) + zmm5
	vfmadd231ps	%zmm16, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm16) + zmm8
	vmovups	-21056(%rcx,%rax,4), %zmm16
	vmovups	19264(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm17) + zmm6
	vfmadd231ps	%zmm16, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm16) + zmm0
	vmovups	-20096(%rcx,%rax,4), %zmm20
	vmovups	20224(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm16) + zmm6
	vfmadd231ps	%zmm17, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm17) + zmm7
	vfmadd231ps	%zmm15, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm15) + zmm0
	vfmadd231ps	%zmm20, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm20) + zmm1
	vmovups	-19136(%rcx,%rax,4), %zmm21
	vmovups	21184(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm20) + zmm6
	vfmadd231ps	%zmm16, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm16) + zmm7
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vfmadd231ps	%zmm14, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm15) + zmm1
	vfmadd231ps	%zmm21, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm21) + zmm2
	vmovups	-18176(%rcx,%rax,4), %zmm23
	vmovups	22144(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm21) + zmm6
	vfmadd231ps	%zmm20, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm20) + zmm7
	vfmadd231ps	%zmm16, %zmm23, %zmm9   # zmm9 = (zmm23 * zmm16) + zmm9
	vfmadd231ps	%zmm17, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm17) + zmm10
	vfmadd231ps	%zmm19, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm19) + zmm0
	vfmadd231ps	%zmm14, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm14) + zmm1
	vfmadd231ps	%zmm15, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm15) + zmm2
	vfmadd231ps	%zmm23, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm23) + zmm3
	vmovups	-17216(%rcx,%rax,4), %zmm24
	vmovups	23104(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm23) + zmm6
	vfmadd231ps	%zmm21, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm21) + zmm7
	vfmadd231ps	%zmm20, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm20) + zmm9
	vfmadd231ps	%zmm16, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm16) + zmm10
	vfmadd231ps	%zmm17, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm17) + zmm11
	vfmadd231ps	%zmm22, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm22) + zmm0
	vfmadd231ps	%zmm19, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm19) + zmm1
	vfmadd231ps	%zmm14, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm14) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm15) + zmm3
	vfmadd231ps	%zmm24, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm24) + zmm4
	vmovups	-16256(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm23) + zmm7
	vfmadd231ps	%zmm21, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm21) + zmm9
	vfmadd231ps	%zmm20, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm20) + zmm10
	vfmadd231ps	%zmm16, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm16) + zmm11
	vfmadd231ps	%zmm17, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm17) + zmm12
	vfmadd231ps	%zmm22, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm22) + zmm1
	vfmadd231ps	%zmm19, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm19) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm14) + zmm3
	vfmadd231ps	%zmm15, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm15) + zmm4
	vfmadd231ps	%zmm24, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm24) + zmm5
	vmovups	-15296(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm23) + zmm9
	vfmadd231ps	%zmm21, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm21) + zmm10
	vfmadd231ps	%zmm20, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm20) + zmm11
	vfmadd231ps	%zmm16, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm16) + zmm12
	vfmadd231ps	%zmm17, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm17) + zmm13
	vfmadd231ps	%zmm22, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm22) + zmm2
	vfmadd231ps	%zmm19, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm19) + zmm3
	vfmadd231ps	%zmm14, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm14) + zmm4
	vfmadd231ps	%zmm15, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm15) + zmm5
	vfmadd231ps	%zmm18, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm18) + zmm8
	vmovups	-14336(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm23, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm23) + zmm10
	vfmadd231ps	%zmm21, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm21) + zmm11
	vfmadd231ps	%zmm20, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm20) + zmm12
	vfmadd231ps	%zmm16, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm16) + zmm13
	vfmadd231ps	%zmm22, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm22) + zmm3
	vfmadd231ps	%zmm19, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm19) + zmm4
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm15) + zmm8
	vmovups	-13376(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm23, %zmm15, %zmm11  # zmm11 = (zmm15 * zmm23) + zmm11
	vfmadd231ps	%zmm21, %zmm15, %zmm12  # zmm12 = (zmm15 * zmm21) + zmm12
	vfmadd231ps	%zmm20, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm20) + zmm13
	vfmadd231ps	%zmm22, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm22) + zmm4
	vfmadd231ps	%zmm19, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm19) + zmm5
	vfmadd231ps	%zmm14, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm14) + zmm8
	vmovups	%zmm6, 6784(%rdx,%rax,4)
	vmovups	%zmm7, 7744(%rdx,%rax,4)
	vmovups	%zmm9, 8704(%rdx,%rax,4)
	vmovups	%zmm10, 9664(%rdx,%rax,4)
	vmovups	%zmm11, 10624(%rdx,%rax,4)
	vmovups	%zmm12, 11584(%rdx,%rax,4)
	vmovups	%zmm13, 12544(%rdx,%rax,4)
	vfmadd231ps	-7616(%rcx,%rax,4), %zmm17, %zmm0 # zmm0 = (zmm17 * mem) + zmm0
	vmovups	-6656(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm6, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm6) + zmm1
	vmovups	-5696(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm20) + zmm0
	vfmadd231ps	%zmm16, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm16) + zmm1
	vfmadd231ps	%zmm6, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm6) + zmm2
	vmovups	-4736(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm21, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm21) + zmm0
	vfmadd231ps	%zmm20, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm20) + zmm1
	vfmadd231ps	%zmm16, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm16) + zmm2
	vfmadd231ps	%zmm6, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm6) + zmm3
	vmovups	-3776(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm23) + zmm0
	vfmadd231ps	%zmm21, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm21) + zmm1
	vfmadd231ps	%zmm20, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm20) + zmm2
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vfmadd231ps	%zmm6, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm6) + zmm4
	vmovups	-2816(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm23) + zmm1
	vfmadd231ps	%zmm21, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm21) + zmm2
	vfmadd231ps	%zmm20, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm20) + zmm3
	vfmadd231ps	%zmm16, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm6) + zmm5
	vmovups	-1856(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm23) + zmm2
	vfmadd231ps	%zmm21, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm21) + zmm3
	vfmadd231ps	%zmm20, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vfmadd231ps	%zmm17, %zmm6, %zmm8    # zmm8 = (zmm6 * zmm17) + zmm8
	vmovups	-896(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm23) + zmm3
	vfmadd231ps	%zmm21, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm21) + zmm4
	vfmadd231ps	%zmm20, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm20) + zmm5
	vfmadd231ps	%zmm16, %zmm6, %zmm8    # zmm8 = (zmm6 * zmm16) + zmm8
	vmovups	64(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm23) + zmm4
	vfmadd231ps	%zmm21, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm21) + zmm5
	vfmadd231ps	%zmm20, %zmm6, %zmm8    # zmm8 = (zmm6 * zmm20) + zmm8
	vmovups	%zmm0, 20224(%rdx,%rax,4)
	vmovups	%zmm1, 21184(%rdx,%rax,4)
	vmovups	%zmm2, 22144(%rdx,%rax,4)
	vmovups	%zmm3, 23104(%rdx,%rax,4)
	vmovups	%zmm4, 24064(%rdx,%rax,4)
	vmovups	%zmm5, 25024(%rdx,%rax,4)
	vmovups	%zmm8, 25984(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$224, %rax
	jl	.LBB1_5
.LBB1_6:                                # %.preheader.preheader
	pushq	%rbx
	leaq	23040(%rsi), %rax
	leaq	40320(%rdi), %rcx
	leaq	40320(%rdx), %r8
	leaq	45120(%rdi), %r9
	leaq	33600(%rdx), %r10
	movl	$2, %r11d
	jmp	.LBB1_7
	.p2align	4
.LBB1_13:                               # %._crit_edge14
                                        #   in Loop: Header=BB1_7 Depth=1
	leaq	2(%r11), %rbx
	addq	$26880, %rcx                    # imm = 0x6900
	addq	$26880, %r8                     # imm = 0x6900
	addq	$26880, %r9                     # imm = 0x6900
	addq	$26880, %r10                    # imm = 0x6900
	cmpq	$10, %r11
	movq	%rbx, %r11
	jae	.LBB1_14
.LBB1_7:                                # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_9 Depth 2
                                        #     Child Loop BB1_12 Depth 2
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	cmpq	$239, %rbx
	jg	.LBB1_10
# %bb.8:                                # %.lr.ph10
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-16, %rbx
	.p2align	4
.LBB1_9:                                #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-40256(%rcx,%rbx,4), %zmm0
	vmovups	-21056(%rax,%rbx,4), %zmm16
	vmulps	%zmm16, %zmm0, %zmm3
	vmovups	-22016(%rax,%rbx,4), %zmm20
	vmulps	%zmm20, %zmm0, %zmm4
	vmovups	-22976(%rax,%rbx,4), %zmm13
	vmulps	%zmm13, %zmm0, %zmm5
	vmovups	-39296(%rcx,%rbx,4), %zmm0
	vmovups	-20096(%rax,%rbx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm16) + zmm4
	vfmadd231ps	%zmm20, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm20) + zmm5
	vmulps	%zmm0, %zmm13, %zmm6
	vmovups	-38336(%rcx,%rbx,4), %zmm0
	vmovups	-19136(%rax,%rbx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm20) + zmm6
	vmulps	%zmm0, %zmm13, %zmm8
	vmovups	-37376(%rcx,%rbx,4), %zmm0
	vfmadd231ps	%zmm18, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm16) + zmm6
	vfmadd231ps	%zmm20, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm20) + zmm8
	vmulps	%zmm0, %zmm13, %zmm9
	vmovups	-36416(%rcx,%rbx,4), %zmm0
	vfmadd231ps	%zmm18, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm14) + zmm6
	vfmadd231ps	%zmm16, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm20) + zmm9
	vmulps	%zmm0, %zmm13, %zmm11
	vmovups	-35456(%rcx,%rbx,4), %zmm0
	vfmadd231ps	%zmm18, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm16) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vmovups	-34496(%rcx,%rbx,4), %zmm0
	vfmadd231ps	%zmm18, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm14) + zmm9
	vfmadd231ps	%zmm0, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm0) + zmm11
	vmovups	-33536(%rcx,%rbx,4), %zmm0
	vfmadd231ps	%zmm18, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm18) + zmm9
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	-32576(%rcx,%rbx,4), %zmm18, %zmm11 # zmm11 = (zmm18 * mem) + zmm11
	vmovups	-26816(%rcx,%rbx,4), %zmm2
	vmovups	-16256(%rax,%rbx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm2, %zmm3    # zmm3 = (zmm2 * zmm15) + zmm3
	vmovups	-17216(%rax,%rbx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm19) + zmm4
	vmovups	-18176(%rax,%rbx,4), %zmm23
	vfmadd231ps	%zmm23, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm23) + zmm5
	vmulps	%zmm2, %zmm16, %zmm0
	vmulps	%zmm2, %zmm20, %zmm1
	vmulps	%zmm2, %zmm13, %zmm2
	vmovups	-25856(%rcx,%rbx,4), %zmm7
	vmovups	-15296(%rax,%rbx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm19) + zmm5
	vfmadd231ps	%zmm23, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm23) + zmm6
	vfmadd231ps	%zmm14, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm16) + zmm1
	vfmadd231ps	%zmm20, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm20) + zmm2
	vmulps	%zmm7, %zmm13, %zmm7
	vmovups	-24896(%rcx,%rbx,4), %zmm10
	vmovups	-14336(%rax,%rbx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm15) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm19) + zmm6
	vfmadd231ps	%zmm23, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm23) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm20, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm20) + zmm7
	vmulps	%zmm10, %zmm13, %zmm10
	vmovups	-23936(%rcx,%rbx,4), %zmm12
	vfmadd231ps	%zmm21, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm21) + zmm4
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm15) + zmm6
	vfmadd231ps	%zmm19, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm19) + zmm8
	vfmadd231ps	%zmm23, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm23) + zmm9
	vfmadd231ps	%zmm18, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm16) + zmm7
	vfmadd231ps	%zmm20, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm20) + zmm10
	vmulps	%zmm12, %zmm13, %zmm12
	vmovups	-22976(%rcx,%rbx,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm17) + zmm6
	vfmadd231ps	%zmm15, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm15) + zmm8
	vfmadd231ps	%zmm19, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm19) + zmm9
	vfmadd231ps	%zmm23, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm23) + zmm11
	vfmadd231ps	%zmm18, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm16) + zmm10
	vfmadd231ps	%zmm20, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm20) + zmm12
	vmulps	%zmm22, %zmm13, %zmm13
	vmovups	-22016(%rcx,%rbx,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm17) + zmm8
	vfmadd231ps	%zmm15, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm15) + zmm9
	vfmadd231ps	%zmm19, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm19) + zmm11
	vfmadd231ps	%zmm18, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm14) + zmm10
	vfmadd231ps	%zmm16, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm16) + zmm12
	vfmadd231ps	%zmm20, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm20) + zmm13
	vmovups	-21056(%rcx,%rbx,4), %zmm20
	vfmadd231ps	%zmm21, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm17) + zmm9
	vfmadd231ps	%zmm15, %zmm20, %zmm11  # zmm11 = (zmm20 * zmm15) + zmm11
	vfmadd231ps	%zmm18, %zmm20, %zmm10  # zmm10 = (zmm20 * zmm18) + zmm10
	vfmadd231ps	%zmm14, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm16) + zmm13
	vmovups	-20096(%rcx,%rbx,4), %zmm16
	vfmadd231ps	%zmm21, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm21) + zmm9
	vfmadd231ps	%zmm17, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm17) + zmm11
	vfmadd231ps	%zmm18, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm14) + zmm13
	vmovups	-19136(%rcx,%rbx,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm11  # zmm11 = (zmm14 * zmm21) + zmm11
	vfmadd231ps	%zmm18, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm18) + zmm13
	vmovups	-13376(%rcx,%rbx,4), %zmm16
	vmovups	-11456(%rax,%rbx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm14) + zmm3
	vmovups	-12416(%rax,%rbx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm18) + zmm4
	vmovups	-13376(%rax,%rbx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm22) + zmm5
	vfmadd231ps	%zmm15, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm15) + zmm0
	vfmadd231ps	%zmm19, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm16) + zmm2
	vmovups	-12416(%rcx,%rbx,4), %zmm20
	vmovups	-10496(%rax,%rbx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm18) + zmm5
	vfmadd231ps	%zmm22, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm22) + zmm6
	vfmadd231ps	%zmm17, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm15) + zmm1
	vfmadd231ps	%zmm19, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm19) + zmm2
	vfmadd231ps	%zmm20, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm20) + zmm7
	vmovups	-11456(%rcx,%rbx,4), %zmm24
	vmovups	-9536(%rax,%rbx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm20) + zmm3
	vfmadd231ps	%zmm16, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm14) + zmm5
	vfmadd231ps	%zmm18, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm18) + zmm6
	vfmadd231ps	%zmm22, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm22) + zmm8
	vfmadd231ps	%zmm21, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm15) + zmm2
	vfmadd231ps	%zmm19, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm19) + zmm7
	vfmadd231ps	%zmm24, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm24) + zmm10
	vmovups	-10496(%rcx,%rbx,4), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm16) + zmm5
	vfmadd231ps	%zmm14, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm14) + zmm6
	vfmadd231ps	%zmm18, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm18) + zmm8
	vfmadd231ps	%zmm22, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm22) + zmm9
	vfmadd231ps	%zmm21, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm17) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm15) + zmm7
	vfmadd231ps	%zmm19, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm19) + zmm10
	vfmadd231ps	%zmm24, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm24) + zmm12
	vmovups	-9536(%rcx,%rbx,4), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm20) + zmm5
	vfmadd231ps	%zmm16, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm16) + zmm6
	vfmadd231ps	%zmm14, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm14) + zmm8
	vfmadd231ps	%zmm18, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm18) + zmm9
	vfmadd231ps	%zmm22, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm22) + zmm11
	vfmadd231ps	%zmm21, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm17) + zmm7
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm19, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm19) + zmm12
	vfmadd231ps	%zmm23, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm23) + zmm13
	vmovups	-8576(%rcx,%rbx,4), %zmm23
	vfmadd231ps	%zmm20, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm20) + zmm6
	vfmadd231ps	%zmm16, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm16) + zmm8
	vfmadd231ps	%zmm14, %zmm23, %zmm9   # zmm9 = (zmm23 * zmm14) + zmm9
	vfmadd231ps	%zmm18, %zmm23, %zmm11  # zmm11 = (zmm23 * zmm18) + zmm11
	vfmadd231ps	%zmm21, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm17) + zmm10
	vfmadd231ps	%zmm15, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm15) + zmm12
	vfmadd231ps	%zmm19, %zmm23, %zmm13  # zmm13 = (zmm23 * zmm19) + zmm13
	vmovups	-7616(%rcx,%rbx,4), %zmm19
	vfmadd231ps	%zmm20, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm20) + zmm8
	vfmadd231ps	%zmm16, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm16) + zmm9
	vfmadd231ps	%zmm14, %zmm19, %zmm11  # zmm11 = (zmm19 * zmm14) + zmm11
	vfmadd231ps	%zmm21, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm21) + zmm10
	vfmadd231ps	%zmm17, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm17) + zmm12
	vfmadd231ps	%zmm15, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm15) + zmm13
	vmovups	-6656(%rcx,%rbx,4), %zmm15
	vfmadd231ps	%zmm20, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm20) + zmm9
	vfmadd231ps	%zmm16, %zmm15, %zmm11  # zmm11 = (zmm15 * zmm16) + zmm11
	vfmadd231ps	%zmm21, %zmm15, %zmm12  # zmm12 = (zmm15 * zmm21) + zmm12
	vfmadd231ps	%zmm17, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm17) + zmm13
	vmovups	-5696(%rcx,%rbx,4), %zmm15
	vfmadd231ps	%zmm20, %zmm15, %zmm11  # zmm11 = (zmm15 * zmm20) + zmm11
	vfmadd231ps	%zmm21, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm21) + zmm13
	vmovups	64(%rcx,%rbx,4), %zmm17
	vmovups	-6656(%rax,%rbx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm15) + zmm3
	vmovups	-7616(%rax,%rbx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm19) + zmm4
	vmovups	-8576(%rax,%rbx,4), %zmm23
	vfmadd231ps	%zmm23, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm23) + zmm5
	vfmadd231ps	%zmm14, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm14) + zmm0
	vfmadd231ps	%zmm18, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm17) + zmm2
	vmovups	1024(%rcx,%rbx,4), %zmm21
	vmovups	-5696(%rax,%rbx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm19) + zmm5
	vfmadd231ps	%zmm23, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm23) + zmm6
	vfmadd231ps	%zmm16, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm18) + zmm2
	vfmadd231ps	%zmm21, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm21) + zmm7
	vmovups	1984(%rcx,%rbx,4), %zmm24
	vmovups	-4736(%rax,%rbx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm15) + zmm5
	vfmadd231ps	%zmm19, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm19) + zmm6
	vfmadd231ps	%zmm23, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm23) + zmm8
	vfmadd231ps	%zmm20, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm20) + zmm0
	vfmadd231ps	%zmm16, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm14) + zmm2
	vfmadd231ps	%zmm18, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm18) + zmm7
	vfmadd231ps	%zmm24, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm24) + zmm10
	vmovups	2944(%rcx,%rbx,4), %zmm24
	vfmadd231ps	%zmm21, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm21) + zmm4
	vfmadd231ps	%zmm17, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm15) + zmm6
	vfmadd231ps	%zmm19, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm19) + zmm8
	vfmadd231ps	%zmm23, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm23) + zmm9
	vfmadd231ps	%zmm20, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm20) + zmm1
	vfmadd231ps	%zmm16, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm14) + zmm7
	vfmadd231ps	%zmm18, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm18) + zmm10
	vfmadd231ps	%zmm24, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm24) + zmm12
	vmovups	3904(%rcx,%rbx,4), %zmm24
	vfmadd231ps	%zmm21, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm17) + zmm6
	vfmadd231ps	%zmm15, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm15) + zmm8
	vfmadd231ps	%zmm19, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm19) + zmm9
	vfmadd231ps	%zmm23, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm23) + zmm11
	vfmadd231ps	%zmm20, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm20) + zmm2
	vfmadd231ps	%zmm16, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm16) + zmm7
	vfmadd231ps	%zmm14, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm14) + zmm10
	vfmadd231ps	%zmm18, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm18) + zmm12
	vfmadd231ps	%zmm22, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm22) + zmm13
	vmovups	4864(%rcx,%rbx,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm17) + zmm8
	vfmadd231ps	%zmm15, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm15) + zmm9
	vfmadd231ps	%zmm19, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm19) + zmm11
	vfmadd231ps	%zmm20, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm20) + zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm16) + zmm10
	vfmadd231ps	%zmm14, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm14) + zmm12
	vfmadd231ps	%zmm18, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm18) + zmm13
	vmovups	5824(%rcx,%rbx,4), %zmm18
	vfmadd231ps	%zmm21, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm17) + zmm9
	vfmadd231ps	%zmm15, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm15) + zmm11
	vfmadd231ps	%zmm20, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm20) + zmm10
	vfmadd231ps	%zmm16, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm16) + zmm12
	vfmadd231ps	%zmm14, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm14) + zmm13
	vmovups	6784(%rcx,%rbx,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm21) + zmm9
	vfmadd231ps	%zmm17, %zmm14, %zmm11  # zmm11 = (zmm14 * zmm17) + zmm11
	vfmadd231ps	%zmm20, %zmm14, %zmm12  # zmm12 = (zmm14 * zmm20) + zmm12
	vfmadd231ps	%zmm16, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm16) + zmm13
	vmovups	7744(%rcx,%rbx,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm11  # zmm11 = (zmm14 * zmm21) + zmm11
	vfmadd231ps	%zmm20, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm20) + zmm13
	vmovups	13504(%rcx,%rbx,4), %zmm18
	vmovups	-1856(%rax,%rbx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vmovups	-2816(%rax,%rbx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vmovups	-3776(%rax,%rbx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm20) + zmm5
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm19, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm19) + zmm1
	vfmadd231ps	%zmm18, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm18) + zmm2
	vmovups	14464(%rcx,%rbx,4), %zmm22
	vmovups	-896(%rax,%rbx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm20) + zmm6
	vfmadd231ps	%zmm17, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm15) + zmm1
	vfmadd231ps	%zmm19, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm19) + zmm2
	vfmadd231ps	%zmm22, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm22) + zmm7
	vmovups	15424(%rcx,%rbx,4), %zmm24
	vmovups	64(%rax,%rbx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm16) + zmm6
	vfmadd231ps	%zmm20, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm20) + zmm8
	vfmadd231ps	%zmm21, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm15) + zmm2
	vfmadd231ps	%zmm19, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm19) + zmm7
	vfmadd231ps	%zmm24, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm24) + zmm10
	vmovups	16384(%rcx,%rbx,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm22) + zmm4
	vfmadd231ps	%zmm18, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm14) + zmm6
	vfmadd231ps	%zmm16, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm20) + zmm9
	vfmadd231ps	%zmm21, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm17) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm15) + zmm7
	vfmadd231ps	%zmm19, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm19) + zmm10
	vfmadd231ps	%zmm24, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm24) + zmm12
	vmovups	17344(%rcx,%rbx,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm16) + zmm9
	vfmadd231ps	%zmm20, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm20) + zmm11
	vfmadd231ps	%zmm21, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm17) + zmm7
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm19, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm19) + zmm12
	vfmadd231ps	%zmm23, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm23) + zmm13
	vmovups	18304(%rcx,%rbx,4), %zmm23
	vfmadd231ps	%zmm22, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm23, %zmm9   # zmm9 = (zmm23 * zmm14) + zmm9
	vfmadd231ps	%zmm16, %zmm23, %zmm11  # zmm11 = (zmm23 * zmm16) + zmm11
	vfmadd231ps	%zmm21, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm17) + zmm10
	vfmadd231ps	%zmm15, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm15) + zmm12
	vfmadd231ps	%zmm19, %zmm23, %zmm13  # zmm13 = (zmm23 * zmm19) + zmm13
	vmovups	19264(%rcx,%rbx,4), %zmm19
	vfmadd231ps	%zmm22, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm19, %zmm11  # zmm11 = (zmm19 * zmm14) + zmm11
	vfmadd231ps	%zmm21, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm21) + zmm10
	vfmadd231ps	%zmm17, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm17) + zmm12
	vfmadd231ps	%zmm15, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm15) + zmm13
	vmovups	20224(%rcx,%rbx,4), %zmm15
	vfmadd231ps	%zmm22, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm22) + zmm9
	vfmadd231ps	%zmm18, %zmm15, %zmm11  # zmm11 = (zmm15 * zmm18) + zmm11
	vfmadd231ps	%zmm21, %zmm15, %zmm12  # zmm12 = (zmm15 * zmm21) + zmm12
	vfmadd231ps	%zmm17, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm17) + zmm13
	vmovups	21184(%rcx,%rbx,4), %zmm15
	vfmadd231ps	%zmm22, %zmm15, %zmm11  # zmm11 = (zmm15 * zmm22) + zmm11
	vfmadd231ps	%zmm21, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm21) + zmm13
	vmovups	%zmm3, -13376(%r8,%rbx,4)
	vmovups	%zmm4, -12416(%r8,%rbx,4)
	vmovups	%zmm5, -11456(%r8,%rbx,4)
	vmovups	%zmm6, -10496(%r8,%rbx,4)
	vmovups	%zmm8, -9536(%r8,%rbx,4)
	vmovups	%zmm9, -8576(%r8,%rbx,4)
	vmovups	%zmm11, -7616(%r8,%rbx,4)
	vmovups	26944(%rcx,%rbx,4), %zmm3
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm3, %zmm20, %zmm2    # zmm2 = (zmm20 * zmm3) + zmm2
	vmovups	27904(%rcx,%rbx,4), %zmm3
	vfmadd231ps	%zmm18, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vfmadd231ps	%zmm3, %zmm20, %zmm7    # zmm7 = (zmm20 * zmm3) + zmm7
	vmovups	28864(%rcx,%rbx,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm16) + zmm7
	vfmadd231ps	%zmm3, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm3) + zmm10
	vmovups	29824(%rcx,%rbx,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm16) + zmm10
	vfmadd231ps	%zmm3, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm3) + zmm12
	vmovups	30784(%rcx,%rbx,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm14) + zmm10
	vfmadd231ps	%zmm16, %zmm3, %zmm12   # zmm12 = (zmm3 * zmm16) + zmm12
	vfmadd231ps	%zmm20, %zmm3, %zmm13   # zmm13 = (zmm3 * zmm20) + zmm13
	vmovups	31744(%rcx,%rbx,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm18) + zmm10
	vfmadd231ps	%zmm14, %zmm3, %zmm12   # zmm12 = (zmm3 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm3, %zmm13   # zmm13 = (zmm3 * zmm16) + zmm13
	vmovups	32704(%rcx,%rbx,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm22) + zmm10
	vfmadd231ps	%zmm18, %zmm3, %zmm12   # zmm12 = (zmm3 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm3, %zmm13   # zmm13 = (zmm3 * zmm14) + zmm13
	vmovups	33664(%rcx,%rbx,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm12   # zmm12 = (zmm3 * zmm22) + zmm12
	vfmadd231ps	%zmm18, %zmm3, %zmm13   # zmm13 = (zmm3 * zmm18) + zmm13
	vfmadd231ps	34624(%rcx,%rbx,4), %zmm22, %zmm13 # zmm13 = (zmm22 * mem) + zmm13
	vmovups	%zmm0, 64(%r8,%rbx,4)
	vmovups	%zmm1, 1024(%r8,%rbx,4)
	vmovups	%zmm2, 1984(%r8,%rbx,4)
	vmovups	%zmm7, 2944(%r8,%rbx,4)
	vmovups	%zmm10, 3904(%r8,%rbx,4)
	vmovups	%zmm12, 4864(%r8,%rbx,4)
	vmovups	%zmm13, 5824(%r8,%rbx,4)
	addq	$16, %rbx
	cmpq	$224, %rbx
	jl	.LBB1_9
.LBB1_10:                               # %._crit_edge11
                                        #   in Loop: Header=BB1_7 Depth=1
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	cmpq	$239, %rbx
	jg	.LBB1_13
# %bb.11:                               # %.lr.ph13
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-16, %rbx
	.p2align	4
.LBB1_12:                               #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-22976(%rax,%rbx,4), %zmm13
	vmulps	-40256(%r9,%rbx,4), %zmm13, %zmm1
	vmovups	-39296(%r9,%rbx,4), %zmm0
	vmovups	-22016(%rax,%rbx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm16) + zmm1
	vmulps	%zmm0, %zmm13, %zmm3
	vmovups	-38336(%r9,%rbx,4), %zmm0
	vmovups	-21056(%rax,%rbx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm16) + zmm3
	vmulps	%zmm0, %zmm13, %zmm4
	vmovups	-37376(%r9,%rbx,4), %zmm0
	vmovups	-20096(%rax,%rbx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm16) + zmm4
	vmulps	%zmm0, %zmm13, %zmm6
	vmovups	-36416(%r9,%rbx,4), %zmm0
	vmovups	-19136(%rax,%rbx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm16) + zmm6
	vmulps	%zmm0, %zmm13, %zmm7
	vmovups	-35456(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm14) + zmm6
	vfmadd231ps	%zmm16, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm16) + zmm7
	vmulps	%zmm0, %zmm13, %zmm9
	vmovups	-34496(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm16) + zmm9
	vmulps	%zmm0, %zmm13, %zmm10
	vmovups	-33536(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm20) + zmm6
	vfmadd231ps	%zmm18, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm14) + zmm9
	vfmadd231ps	%zmm0, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm0) + zmm10
	vmovups	-32576(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm20) + zmm7
	vfmadd231ps	%zmm18, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm18) + zmm9
	vfmadd231ps	%zmm0, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm0) + zmm10
	vmovups	-26816(%r9,%rbx,4), %zmm0
	vmovups	-18176(%rax,%rbx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm21) + zmm1
	vmulps	%zmm0, %zmm13, %zmm0
	vmovups	-25856(%r9,%rbx,4), %zmm2
	vmovups	-17216(%rax,%rbx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm2, %zmm3    # zmm3 = (zmm2 * zmm21) + zmm3
	vfmadd231ps	%zmm16, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm16) + zmm0
	vmulps	%zmm2, %zmm13, %zmm2
	vmovups	-24896(%r9,%rbx,4), %zmm5
	vmovups	-16256(%rax,%rbx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm21) + zmm4
	vfmadd231ps	%zmm14, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm16) + zmm2
	vmulps	%zmm5, %zmm13, %zmm5
	vmovups	-23936(%r9,%rbx,4), %zmm8
	vmovups	-15296(%rax,%rbx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm17) + zmm4
	vfmadd231ps	%zmm21, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm21) + zmm6
	vfmadd231ps	%zmm18, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm16) + zmm5
	vmulps	%zmm8, %zmm13, %zmm8
	vmovups	-22976(%r9,%rbx,4), %zmm11
	vmovups	-14336(%rax,%rbx,4), %zmm23
	vfmadd231ps	%zmm23, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm23) + zmm1
	vfmadd231ps	%zmm19, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm17) + zmm6
	vfmadd231ps	%zmm21, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm21) + zmm7
	vfmadd231ps	%zmm20, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vmulps	%zmm11, %zmm13, %zmm11
	vmovups	-22016(%r9,%rbx,4), %zmm12
	vfmadd231ps	%zmm23, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm23) + zmm3
	vfmadd231ps	%zmm19, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm19) + zmm4
	vfmadd231ps	%zmm15, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm15) + zmm6
	vfmadd231ps	%zmm17, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm17) + zmm7
	vfmadd231ps	%zmm21, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm21) + zmm9
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm16) + zmm11
	vmulps	%zmm12, %zmm13, %zmm12
	vmovups	-21056(%r9,%rbx,4), %zmm22
	vfmadd231ps	%zmm23, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm23) + zmm4
	vfmadd231ps	%zmm19, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm15) + zmm7
	vfmadd231ps	%zmm17, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm17) + zmm9
	vfmadd231ps	%zmm21, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm21) + zmm10
	vfmadd231ps	%zmm20, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm20) + zmm5
	vfmadd231ps	%zmm18, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm14) + zmm11
	vfmadd231ps	%zmm16, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm16) + zmm12
	vmulps	%zmm22, %zmm13, %zmm13
	vmovups	-20096(%r9,%rbx,4), %zmm22
	vfmadd231ps	%zmm23, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm23) + zmm6
	vfmadd231ps	%zmm19, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm15) + zmm9
	vfmadd231ps	%zmm17, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm17) + zmm10
	vfmadd231ps	%zmm20, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm20) + zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm18) + zmm11
	vfmadd231ps	%zmm14, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm16) + zmm13
	vmovups	-19136(%r9,%rbx,4), %zmm16
	vfmadd231ps	%zmm23, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm23) + zmm7
	vfmadd231ps	%zmm19, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm19) + zmm9
	vfmadd231ps	%zmm15, %zmm16, %zmm10  # zmm10 = (zmm16 * zmm15) + zmm10
	vfmadd231ps	%zmm20, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm20) + zmm11
	vfmadd231ps	%zmm18, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm14) + zmm13
	vmovups	-13376(%r9,%rbx,4), %zmm14
	vmovups	-13376(%rax,%rbx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm14) + zmm0
	vmovups	-12416(%r9,%rbx,4), %zmm14
	vmovups	-12416(%rax,%rbx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm16) + zmm1
	vfmadd231ps	%zmm18, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm18) + zmm3
	vfmadd231ps	%zmm17, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm14) + zmm2
	vmovups	-11456(%r9,%rbx,4), %zmm20
	vmovups	-11456(%rax,%rbx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm16) + zmm3
	vfmadd231ps	%zmm18, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm17) + zmm2
	vfmadd231ps	%zmm20, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm20) + zmm5
	vmovups	-10496(%r9,%rbx,4), %zmm22
	vmovups	-10496(%rax,%rbx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm20) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm18) + zmm6
	vfmadd231ps	%zmm19, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm17) + zmm5
	vfmadd231ps	%zmm22, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm22) + zmm8
	vmovups	-9536(%r9,%rbx,4), %zmm24
	vmovups	-9536(%rax,%rbx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm22) + zmm1
	vfmadd231ps	%zmm20, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm20) + zmm3
	vfmadd231ps	%zmm14, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm16) + zmm6
	vfmadd231ps	%zmm18, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm18) + zmm7
	vfmadd231ps	%zmm23, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm23) + zmm0
	vfmadd231ps	%zmm19, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm15) + zmm5
	vfmadd231ps	%zmm17, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm17) + zmm8
	vfmadd231ps	%zmm24, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm24) + zmm11
	vmovups	-8576(%r9,%rbx,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm22) + zmm3
	vfmadd231ps	%zmm20, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm20) + zmm4
	vfmadd231ps	%zmm14, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm14) + zmm6
	vfmadd231ps	%zmm16, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm16) + zmm7
	vfmadd231ps	%zmm18, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm18) + zmm9
	vfmadd231ps	%zmm23, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm23) + zmm2
	vfmadd231ps	%zmm19, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm15) + zmm8
	vfmadd231ps	%zmm17, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm17) + zmm11
	vfmadd231ps	%zmm24, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm24) + zmm12
	vmovups	-7616(%r9,%rbx,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm22) + zmm4
	vfmadd231ps	%zmm20, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm20) + zmm6
	vfmadd231ps	%zmm14, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm16) + zmm9
	vfmadd231ps	%zmm18, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm18) + zmm10
	vfmadd231ps	%zmm23, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm23) + zmm5
	vfmadd231ps	%zmm19, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm15) + zmm11
	vfmadd231ps	%zmm17, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm17) + zmm12
	vfmadd231ps	%zmm21, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm21) + zmm13
	vmovups	-6656(%r9,%rbx,4), %zmm21
	vfmadd231ps	%zmm22, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm22) + zmm6
	vfmadd231ps	%zmm20, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm20) + zmm7
	vfmadd231ps	%zmm14, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm14) + zmm9
	vfmadd231ps	%zmm16, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm16) + zmm10
	vfmadd231ps	%zmm23, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm23) + zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm19) + zmm11
	vfmadd231ps	%zmm15, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm15) + zmm12
	vfmadd231ps	%zmm17, %zmm21, %zmm13  # zmm13 = (zmm21 * zmm17) + zmm13
	vmovups	-5696(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm22, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm22) + zmm7
	vfmadd231ps	%zmm20, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm20) + zmm9
	vfmadd231ps	%zmm14, %zmm17, %zmm10  # zmm10 = (zmm17 * zmm14) + zmm10
	vfmadd231ps	%zmm23, %zmm17, %zmm11  # zmm11 = (zmm17 * zmm23) + zmm11
	vfmadd231ps	%zmm19, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm19) + zmm12
	vfmadd231ps	%zmm15, %zmm17, %zmm13  # zmm13 = (zmm17 * zmm15) + zmm13
	vmovups	64(%r9,%rbx,4), %zmm15
	vmovups	-8576(%rax,%rbx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vmovups	1024(%r9,%rbx,4), %zmm15
	vmovups	-7616(%rax,%rbx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm17) + zmm1
	vfmadd231ps	%zmm19, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm16) + zmm0
	vfmadd231ps	%zmm15, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm15) + zmm2
	vmovups	1984(%r9,%rbx,4), %zmm21
	vmovups	-6656(%rax,%rbx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm17) + zmm3
	vfmadd231ps	%zmm19, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm19) + zmm4
	vfmadd231ps	%zmm14, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm16) + zmm2
	vfmadd231ps	%zmm21, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm21) + zmm5
	vmovups	2944(%r9,%rbx,4), %zmm23
	vmovups	-5696(%rax,%rbx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm21) + zmm1
	vfmadd231ps	%zmm15, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm23, %zmm4   # zmm4 = (zmm23 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm19) + zmm6
	vfmadd231ps	%zmm20, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm20) + zmm0
	vfmadd231ps	%zmm14, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm23, %zmm5   # zmm5 = (zmm23 * zmm16) + zmm5
	vfmadd231ps	%zmm23, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm23) + zmm8
	vmovups	3904(%r9,%rbx,4), %zmm24
	vmovups	-4736(%rax,%rbx,4), %zmm23
	vfmadd231ps	%zmm23, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm23) + zmm1
	vfmadd231ps	%zmm21, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm21) + zmm3
	vfmadd231ps	%zmm15, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm17) + zmm6
	vfmadd231ps	%zmm19, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm19) + zmm7
	vfmadd231ps	%zmm22, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm22) + zmm0
	vfmadd231ps	%zmm20, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm20) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm16) + zmm8
	vfmadd231ps	%zmm24, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm24) + zmm11
	vmovups	4864(%r9,%rbx,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm23) + zmm3
	vfmadd231ps	%zmm21, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm21) + zmm4
	vfmadd231ps	%zmm15, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm15) + zmm6
	vfmadd231ps	%zmm17, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm17) + zmm7
	vfmadd231ps	%zmm19, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm19) + zmm9
	vfmadd231ps	%zmm22, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm22) + zmm2
	vfmadd231ps	%zmm20, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm20) + zmm5
	vfmadd231ps	%zmm14, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm16) + zmm11
	vfmadd231ps	%zmm24, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm24) + zmm12
	vmovups	5824(%r9,%rbx,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm23) + zmm4
	vfmadd231ps	%zmm21, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm21) + zmm6
	vfmadd231ps	%zmm15, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm15) + zmm7
	vfmadd231ps	%zmm17, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm17) + zmm9
	vfmadd231ps	%zmm19, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm19) + zmm10
	vfmadd231ps	%zmm22, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm22) + zmm5
	vfmadd231ps	%zmm20, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm20) + zmm8
	vfmadd231ps	%zmm14, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm14) + zmm11
	vfmadd231ps	%zmm16, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm16) + zmm12
	vfmadd231ps	%zmm18, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm18) + zmm13
	vmovups	6784(%r9,%rbx,4), %zmm18
	vfmadd231ps	%zmm23, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm23) + zmm6
	vfmadd231ps	%zmm21, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm21) + zmm7
	vfmadd231ps	%zmm15, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm15) + zmm9
	vfmadd231ps	%zmm17, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm17) + zmm10
	vfmadd231ps	%zmm22, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm22) + zmm8
	vfmadd231ps	%zmm20, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm20) + zmm11
	vfmadd231ps	%zmm14, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm16) + zmm13
	vmovups	7744(%r9,%rbx,4), %zmm16
	vfmadd231ps	%zmm23, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm23) + zmm7
	vfmadd231ps	%zmm21, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm21) + zmm9
	vfmadd231ps	%zmm15, %zmm16, %zmm10  # zmm10 = (zmm16 * zmm15) + zmm10
	vfmadd231ps	%zmm22, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm22) + zmm11
	vfmadd231ps	%zmm20, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm20) + zmm12
	vfmadd231ps	%zmm14, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm14) + zmm13
	vmovups	13504(%r9,%rbx,4), %zmm14
	vmovups	-3776(%rax,%rbx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm14) + zmm0
	vmovups	14464(%r9,%rbx,4), %zmm18
	vmovups	-2816(%rax,%rbx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm18, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm18) + zmm2
	vmovups	15424(%r9,%rbx,4), %zmm20
	vmovups	-1856(%rax,%rbx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm16) + zmm4
	vfmadd231ps	%zmm15, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm17) + zmm2
	vfmadd231ps	%zmm20, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm20) + zmm5
	vmovups	16384(%r9,%rbx,4), %zmm22
	vmovups	-896(%rax,%rbx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm16) + zmm6
	vfmadd231ps	%zmm21, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm21) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm17) + zmm5
	vfmadd231ps	%zmm22, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm22) + zmm8
	vmovups	17344(%r9,%rbx,4), %zmm24
	vmovups	64(%rax,%rbx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm22) + zmm1
	vfmadd231ps	%zmm20, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm14) + zmm6
	vfmadd231ps	%zmm16, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm16) + zmm7
	vfmadd231ps	%zmm23, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm23) + zmm0
	vfmadd231ps	%zmm21, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm21) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm15) + zmm5
	vfmadd231ps	%zmm17, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm17) + zmm8
	vfmadd231ps	%zmm24, %zmm19, %zmm11  # zmm11 = (zmm19 * zmm24) + zmm11
	vmovups	18304(%r9,%rbx,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm22) + zmm3
	vfmadd231ps	%zmm20, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm16) + zmm9
	vfmadd231ps	%zmm23, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm23) + zmm2
	vfmadd231ps	%zmm21, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm21) + zmm5
	vfmadd231ps	%zmm15, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm15) + zmm8
	vfmadd231ps	%zmm17, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm17) + zmm11
	vfmadd231ps	%zmm24, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm24) + zmm12
	vmovups	19264(%r9,%rbx,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm22) + zmm4
	vfmadd231ps	%zmm20, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm20) + zmm6
	vfmadd231ps	%zmm18, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm14) + zmm9
	vfmadd231ps	%zmm16, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm16) + zmm10
	vfmadd231ps	%zmm23, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm23) + zmm5
	vfmadd231ps	%zmm21, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm21) + zmm8
	vfmadd231ps	%zmm15, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm15) + zmm11
	vfmadd231ps	%zmm17, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm17) + zmm12
	vfmadd231ps	%zmm19, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm19) + zmm13
	vmovups	20224(%r9,%rbx,4), %zmm19
	vfmadd231ps	%zmm22, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm22) + zmm6
	vfmadd231ps	%zmm20, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm20) + zmm7
	vfmadd231ps	%zmm18, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm14) + zmm10
	vfmadd231ps	%zmm23, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm23) + zmm8
	vfmadd231ps	%zmm21, %zmm19, %zmm11  # zmm11 = (zmm19 * zmm21) + zmm11
	vfmadd231ps	%zmm15, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm15) + zmm12
	vfmadd231ps	%zmm17, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm17) + zmm13
	vmovups	21184(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm22, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm22) + zmm7
	vfmadd231ps	%zmm20, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm20) + zmm9
	vfmadd231ps	%zmm18, %zmm17, %zmm10  # zmm10 = (zmm17 * zmm18) + zmm10
	vfmadd231ps	%zmm23, %zmm17, %zmm11  # zmm11 = (zmm17 * zmm23) + zmm11
	vfmadd231ps	%zmm21, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm21) + zmm12
	vfmadd231ps	%zmm15, %zmm17, %zmm13  # zmm13 = (zmm17 * zmm15) + zmm13
	vmovups	%zmm1, 64(%r10,%rbx,4)
	vmovups	%zmm3, 1024(%r10,%rbx,4)
	vmovups	%zmm4, 1984(%r10,%rbx,4)
	vmovups	%zmm6, 2944(%r10,%rbx,4)
	vmovups	%zmm7, 3904(%r10,%rbx,4)
	vmovups	%zmm9, 4864(%r10,%rbx,4)
	vmovups	%zmm10, 5824(%r10,%rbx,4)
	vfmadd231ps	26944(%r9,%rbx,4), %zmm16, %zmm0 # zmm0 = (zmm16 * mem) + zmm0
	vmovups	27904(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm14, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm14) + zmm0
	vfmadd231ps	%zmm1, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm1) + zmm2
	vmovups	28864(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm18, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm14) + zmm2
	vfmadd231ps	%zmm1, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm1) + zmm5
	vmovups	29824(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm20, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm14) + zmm5
	vfmadd231ps	%zmm1, %zmm16, %zmm8    # zmm8 = (zmm16 * zmm1) + zmm8
	vmovups	30784(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm22, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm22) + zmm0
	vfmadd231ps	%zmm20, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm14) + zmm8
	vfmadd231ps	%zmm1, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm1) + zmm11
	vmovups	31744(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm22, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm22) + zmm2
	vfmadd231ps	%zmm20, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm20) + zmm5
	vfmadd231ps	%zmm18, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm14) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm1) + zmm12
	vmovups	32704(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm22, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm22) + zmm5
	vfmadd231ps	%zmm20, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm20) + zmm8
	vfmadd231ps	%zmm18, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm18) + zmm11
	vfmadd231ps	%zmm14, %zmm1, %zmm12   # zmm12 = (zmm1 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm16) + zmm13
	vmovups	33664(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm22, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm22) + zmm8
	vfmadd231ps	%zmm20, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm20) + zmm11
	vfmadd231ps	%zmm18, %zmm1, %zmm12   # zmm12 = (zmm1 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm14) + zmm13
	vmovups	34624(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm22, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm22) + zmm11
	vfmadd231ps	%zmm20, %zmm1, %zmm12   # zmm12 = (zmm1 * zmm20) + zmm12
	vfmadd231ps	%zmm18, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm18) + zmm13
	vmovups	%zmm0, 13504(%r10,%rbx,4)
	vmovups	%zmm2, 14464(%r10,%rbx,4)
	vmovups	%zmm5, 15424(%r10,%rbx,4)
	vmovups	%zmm8, 16384(%r10,%rbx,4)
	vmovups	%zmm11, 17344(%r10,%rbx,4)
	vmovups	%zmm12, 18304(%r10,%rbx,4)
	vmovups	%zmm13, 19264(%r10,%rbx,4)
	addq	$16, %rbx
	cmpq	$224, %rbx
	jl	.LBB1_12
	jmp	.LBB1_13
.LBB1_14:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	popq	%rbx
	jg	.LBB1_17
# %bb.15:                               # %.lr.ph16.preheader
	addq	$-16, %rax
	leaq	182400(%rdi), %rcx
	.p2align	4
.LBB1_16:                               # %.lr.ph16
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-47936(%rcx,%rax,4), %zmm2
	vmovups	1984(%rsi,%rax,4), %zmm16
	vmulps	%zmm16, %zmm2, %zmm0
	vmovups	1024(%rsi,%rax,4), %zmm19
	vmulps	%zmm19, %zmm2, %zmm1
	vmovups	64(%rsi,%rax,4), %zmm13
	vmulps	%zmm13, %zmm2, %zmm2
	vmovups	-46976(%rcx,%rax,4), %zmm3
	vmovups	2944(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm19, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm19) + zmm2
	vmulps	%zmm3, %zmm13, %zmm3
	vmovups	-46016(%rcx,%rax,4), %zmm4
	vmovups	3904(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm19) + zmm3
	vmulps	%zmm4, %zmm13, %zmm4
	vmovups	-45056(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm18, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm16) + zmm3
	vfmadd231ps	%zmm19, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm19) + zmm4
	vmulps	%zmm5, %zmm13, %zmm5
	vmovups	-44096(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm18, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm16) + zmm4
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vmulps	%zmm6, %zmm13, %zmm6
	vmovups	-43136(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm7) + zmm6
	vmovups	-42176(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vfmadd231ps	%zmm7, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm7) + zmm6
	vmovups	-41216(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vfmadd231ps	%zmm7, %zmm14, %zmm6    # zmm6 = (zmm14 * zmm7) + zmm6
	vfmadd231ps	-40256(%rcx,%rax,4), %zmm18, %zmm6 # zmm6 = (zmm18 * mem) + zmm6
	vmovups	-34496(%rcx,%rax,4), %zmm9
	vmovups	6784(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vmovups	5824(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm20) + zmm1
	vmovups	4864(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm23) + zmm2
	vmulps	%zmm9, %zmm16, %zmm7
	vmulps	%zmm9, %zmm19, %zmm8
	vmulps	%zmm9, %zmm13, %zmm9
	vmovups	-33536(%rcx,%rax,4), %zmm10
	vmovups	7744(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm15) + zmm1
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm23, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm23) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm16) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmulps	%zmm10, %zmm13, %zmm10
	vmovups	-32576(%rcx,%rax,4), %zmm11
	vmovups	8704(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm20, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm20) + zmm3
	vfmadd231ps	%zmm23, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm23) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm16) + zmm9
	vfmadd231ps	%zmm19, %zmm11, %zmm10  # zmm10 = (zmm11 * zmm19) + zmm10
	vmulps	%zmm11, %zmm13, %zmm11
	vmovups	-31616(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm21, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm17) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm20, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm20) + zmm4
	vfmadd231ps	%zmm23, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm23) + zmm5
	vfmadd231ps	%zmm18, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm14) + zmm9
	vfmadd231ps	%zmm16, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm16) + zmm10
	vfmadd231ps	%zmm19, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm19) + zmm11
	vmulps	%zmm12, %zmm13, %zmm12
	vmovups	-30656(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm15) + zmm4
	vfmadd231ps	%zmm20, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm20) + zmm5
	vfmadd231ps	%zmm23, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm23) + zmm6
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm14) + zmm10
	vfmadd231ps	%zmm16, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm16) + zmm11
	vfmadd231ps	%zmm19, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm19) + zmm12
	vmulps	%zmm22, %zmm13, %zmm13
	vmovups	-29696(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm20, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm20) + zmm6
	vfmadd231ps	%zmm18, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm18) + zmm10
	vfmadd231ps	%zmm14, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm14) + zmm11
	vfmadd231ps	%zmm16, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm16) + zmm12
	vfmadd231ps	%zmm19, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm19) + zmm13
	vmovups	-28736(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm21, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm21) + zmm4
	vfmadd231ps	%zmm17, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm15) + zmm6
	vfmadd231ps	%zmm18, %zmm19, %zmm11  # zmm11 = (zmm19 * zmm18) + zmm11
	vfmadd231ps	%zmm14, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm16) + zmm13
	vmovups	-27776(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm21, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm17) + zmm6
	vfmadd231ps	%zmm18, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm14) + zmm13
	vmovups	-26816(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm21) + zmm6
	vfmadd231ps	%zmm18, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm18) + zmm13
	vmovups	-21056(%rcx,%rax,4), %zmm16
	vmovups	11584(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vmovups	10624(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm18) + zmm1
	vmovups	9664(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm22) + zmm2
	vfmadd231ps	%zmm15, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm15) + zmm7
	vfmadd231ps	%zmm20, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm20) + zmm8
	vfmadd231ps	%zmm16, %zmm23, %zmm9   # zmm9 = (zmm23 * zmm16) + zmm9
	vmovups	-20096(%rcx,%rax,4), %zmm19
	vmovups	12544(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm18) + zmm2
	vfmadd231ps	%zmm22, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm22) + zmm3
	vfmadd231ps	%zmm17, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm17) + zmm7
	vfmadd231ps	%zmm15, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm15) + zmm8
	vfmadd231ps	%zmm20, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm20) + zmm9
	vfmadd231ps	%zmm19, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm19) + zmm10
	vmovups	-19136(%rcx,%rax,4), %zmm24
	vmovups	13504(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm14) + zmm2
	vfmadd231ps	%zmm18, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm18) + zmm3
	vfmadd231ps	%zmm22, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm22) + zmm4
	vfmadd231ps	%zmm21, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm17) + zmm8
	vfmadd231ps	%zmm15, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm15) + zmm9
	vfmadd231ps	%zmm20, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm20) + zmm10
	vfmadd231ps	%zmm24, %zmm23, %zmm11  # zmm11 = (zmm23 * zmm24) + zmm11
	vmovups	-18176(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm19, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm14) + zmm3
	vfmadd231ps	%zmm18, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm18) + zmm4
	vfmadd231ps	%zmm22, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm22) + zmm5
	vfmadd231ps	%zmm21, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm17) + zmm9
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm20, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm20) + zmm11
	vfmadd231ps	%zmm24, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm24) + zmm12
	vmovups	-17216(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm19, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm18) + zmm5
	vfmadd231ps	%zmm22, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm22) + zmm6
	vfmadd231ps	%zmm21, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm21) + zmm9
	vfmadd231ps	%zmm17, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm17) + zmm10
	vfmadd231ps	%zmm15, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm15) + zmm11
	vfmadd231ps	%zmm20, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm20) + zmm12
	vfmadd231ps	%zmm23, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm23) + zmm13
	vmovups	-16256(%rcx,%rax,4), %zmm23
	vfmadd231ps	%zmm19, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm23, %zmm4   # zmm4 = (zmm23 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm23, %zmm5   # zmm5 = (zmm23 * zmm14) + zmm5
	vfmadd231ps	%zmm18, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm18) + zmm6
	vfmadd231ps	%zmm21, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm21) + zmm10
	vfmadd231ps	%zmm17, %zmm23, %zmm11  # zmm11 = (zmm23 * zmm17) + zmm11
	vfmadd231ps	%zmm15, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm15) + zmm12
	vfmadd231ps	%zmm20, %zmm23, %zmm13  # zmm13 = (zmm23 * zmm20) + zmm13
	vmovups	-15296(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm19, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm19) + zmm4
	vfmadd231ps	%zmm16, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm16) + zmm5
	vfmadd231ps	%zmm14, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm14) + zmm6
	vfmadd231ps	%zmm21, %zmm20, %zmm11  # zmm11 = (zmm20 * zmm21) + zmm11
	vfmadd231ps	%zmm17, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm17) + zmm12
	vfmadd231ps	%zmm15, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm15) + zmm13
	vmovups	-14336(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm19, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm16) + zmm6
	vfmadd231ps	%zmm21, %zmm15, %zmm12  # zmm12 = (zmm15 * zmm21) + zmm12
	vfmadd231ps	%zmm17, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm17) + zmm13
	vmovups	-13376(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm19, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm19) + zmm6
	vfmadd231ps	%zmm21, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm21) + zmm13
	vmovups	-7616(%rcx,%rax,4), %zmm17
	vmovups	16384(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vmovups	15424(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm21) + zmm1
	vmovups	14464(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm23) + zmm2
	vfmadd231ps	%zmm14, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm14) + zmm7
	vfmadd231ps	%zmm18, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm18) + zmm8
	vfmadd231ps	%zmm17, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm17) + zmm9
	vmovups	-6656(%rcx,%rax,4), %zmm20
	vmovups	17344(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm15) + zmm1
	vfmadd231ps	%zmm21, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm21) + zmm2
	vfmadd231ps	%zmm23, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm23) + zmm3
	vfmadd231ps	%zmm16, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm16) + zmm7
	vfmadd231ps	%zmm14, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm14) + zmm8
	vfmadd231ps	%zmm18, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm18) + zmm9
	vfmadd231ps	%zmm20, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm20) + zmm10
	vmovups	-5696(%rcx,%rax,4), %zmm24
	vmovups	18304(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm20) + zmm0
	vfmadd231ps	%zmm17, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm15) + zmm2
	vfmadd231ps	%zmm21, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm21) + zmm3
	vfmadd231ps	%zmm23, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm23) + zmm4
	vfmadd231ps	%zmm19, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm16) + zmm8
	vfmadd231ps	%zmm14, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm14) + zmm9
	vfmadd231ps	%zmm18, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm18) + zmm10
	vfmadd231ps	%zmm24, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm24) + zmm11
	vmovups	-4736(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm20) + zmm1
	vfmadd231ps	%zmm17, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm17) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm15) + zmm3
	vfmadd231ps	%zmm21, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm21) + zmm4
	vfmadd231ps	%zmm23, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm23) + zmm5
	vfmadd231ps	%zmm19, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm16) + zmm9
	vfmadd231ps	%zmm14, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm14) + zmm10
	vfmadd231ps	%zmm18, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm18) + zmm11
	vfmadd231ps	%zmm24, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm24) + zmm12
	vmovups	-3776(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm20) + zmm2
	vfmadd231ps	%zmm17, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm15) + zmm4
	vfmadd231ps	%zmm21, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm21) + zmm5
	vfmadd231ps	%zmm23, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm23) + zmm6
	vfmadd231ps	%zmm19, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm19) + zmm9
	vfmadd231ps	%zmm16, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm16) + zmm10
	vfmadd231ps	%zmm14, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm14) + zmm11
	vfmadd231ps	%zmm18, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm18) + zmm12
	vfmadd231ps	%zmm22, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm22) + zmm13
	vmovups	-2816(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm20, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm20) + zmm3
	vfmadd231ps	%zmm17, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm21, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm21) + zmm6
	vfmadd231ps	%zmm19, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm19) + zmm10
	vfmadd231ps	%zmm16, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm16) + zmm11
	vfmadd231ps	%zmm14, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm14) + zmm12
	vfmadd231ps	%zmm18, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm18) + zmm13
	vmovups	-1856(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm20, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm20) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm15) + zmm6
	vfmadd231ps	%zmm19, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm19) + zmm11
	vfmadd231ps	%zmm16, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm16) + zmm12
	vfmadd231ps	%zmm14, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm14) + zmm13
	vmovups	-896(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm20, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm20) + zmm5
	vfmadd231ps	%zmm17, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm17) + zmm6
	vfmadd231ps	%zmm19, %zmm14, %zmm12  # zmm12 = (zmm14 * zmm19) + zmm12
	vfmadd231ps	%zmm16, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm16) + zmm13
	vmovups	64(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm20, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm20) + zmm6
	vfmadd231ps	%zmm19, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm19) + zmm13
	vmovups	%zmm0, 161344(%rdx,%rax,4)
	vmovups	%zmm1, 162304(%rdx,%rax,4)
	vmovups	%zmm2, 163264(%rdx,%rax,4)
	vmovups	%zmm3, 164224(%rdx,%rax,4)
	vmovups	%zmm4, 165184(%rdx,%rax,4)
	vmovups	%zmm5, 166144(%rdx,%rax,4)
	vmovups	%zmm6, 167104(%rdx,%rax,4)
	vmovups	%zmm7, 174784(%rdx,%rax,4)
	vmovups	%zmm8, 175744(%rdx,%rax,4)
	vmovups	%zmm9, 176704(%rdx,%rax,4)
	vmovups	%zmm10, 177664(%rdx,%rax,4)
	vmovups	%zmm11, 178624(%rdx,%rax,4)
	vmovups	%zmm12, 179584(%rdx,%rax,4)
	vmovups	%zmm13, 180544(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$224, %rax
	jl	.LBB1_16
.LBB1_17:                               # %._crit_edge17
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$239, %rax
	jg	.LBB1_20
# %bb.18:                               # %.lr.ph19.preheader
	addq	$-16, %rax
	addq	$187200, %rdi                   # imm = 0x2DB40
	.p2align	4
.LBB1_19:                               # %.lr.ph19
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm13
	vmulps	-47936(%rdi,%rax,4), %zmm13, %zmm0
	vmovups	-46976(%rdi,%rax,4), %zmm1
	vmovups	1024(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm15) + zmm0
	vmulps	%zmm1, %zmm13, %zmm1
	vmovups	-46016(%rdi,%rax,4), %zmm2
	vmovups	1984(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm15) + zmm1
	vmulps	%zmm2, %zmm13, %zmm2
	vmovups	-45056(%rdi,%rax,4), %zmm3
	vmovups	2944(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm15, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm15) + zmm2
	vmulps	%zmm3, %zmm13, %zmm3
	vmovups	-44096(%rdi,%rax,4), %zmm4
	vmovups	3904(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm19) + zmm0
	vfmadd231ps	%zmm18, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm14) + zmm2
	vfmadd231ps	%zmm15, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm15) + zmm3
	vmulps	%zmm4, %zmm13, %zmm4
	vmovups	-43136(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm19, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm19) + zmm1
	vfmadd231ps	%zmm18, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm14) + zmm3
	vfmadd231ps	%zmm15, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm15) + zmm4
	vmulps	%zmm5, %zmm13, %zmm5
	vmovups	-42176(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm14) + zmm4
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vmulps	%zmm6, %zmm13, %zmm6
	vmovups	-41216(%rdi,%rax,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm19) + zmm3
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vfmadd231ps	%zmm7, %zmm15, %zmm6    # zmm6 = (zmm15 * zmm7) + zmm6
	vmovups	-40256(%rdi,%rax,4), %zmm7
	vfmadd231ps	%zmm19, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm19) + zmm4
	vfmadd231ps	%zmm18, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm18) + zmm5
	vfmadd231ps	%zmm7, %zmm14, %zmm6    # zmm6 = (zmm14 * zmm7) + zmm6
	vmovups	-34496(%rdi,%rax,4), %zmm7
	vmovups	4864(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm21) + zmm0
	vmulps	%zmm7, %zmm13, %zmm7
	vmovups	-33536(%rdi,%rax,4), %zmm8
	vmovups	5824(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm17) + zmm0
	vfmadd231ps	%zmm21, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm21) + zmm1
	vfmadd231ps	%zmm15, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm15) + zmm7
	vmulps	%zmm8, %zmm13, %zmm8
	vmovups	-32576(%rdi,%rax,4), %zmm9
	vmovups	6784(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm16) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm21) + zmm2
	vfmadd231ps	%zmm14, %zmm9, %zmm7    # zmm7 = (zmm9 * zmm14) + zmm7
	vfmadd231ps	%zmm15, %zmm9, %zmm8    # zmm8 = (zmm9 * zmm15) + zmm8
	vmulps	%zmm9, %zmm13, %zmm9
	vmovups	-31616(%rdi,%rax,4), %zmm10
	vmovups	7744(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm21) + zmm3
	vfmadd231ps	%zmm18, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm14) + zmm8
	vfmadd231ps	%zmm15, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm15) + zmm9
	vmulps	%zmm10, %zmm13, %zmm10
	vmovups	-30656(%rdi,%rax,4), %zmm11
	vmovups	8704(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm23) + zmm0
	vfmadd231ps	%zmm20, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm20) + zmm1
	vfmadd231ps	%zmm16, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm16) + zmm2
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm21) + zmm4
	vfmadd231ps	%zmm19, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm19) + zmm7
	vfmadd231ps	%zmm18, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm14) + zmm9
	vfmadd231ps	%zmm15, %zmm11, %zmm10  # zmm10 = (zmm11 * zmm15) + zmm10
	vmulps	%zmm11, %zmm13, %zmm11
	vmovups	-29696(%rdi,%rax,4), %zmm12
	vfmadd231ps	%zmm23, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm23) + zmm1
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vfmadd231ps	%zmm16, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm16) + zmm3
	vfmadd231ps	%zmm17, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm17) + zmm4
	vfmadd231ps	%zmm21, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm21) + zmm5
	vfmadd231ps	%zmm19, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm19) + zmm8
	vfmadd231ps	%zmm18, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm14) + zmm10
	vfmadd231ps	%zmm15, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm15) + zmm11
	vmulps	%zmm12, %zmm13, %zmm12
	vmovups	-28736(%rdi,%rax,4), %zmm22
	vfmadd231ps	%zmm23, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm23) + zmm2
	vfmadd231ps	%zmm20, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm20) + zmm3
	vfmadd231ps	%zmm16, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm16) + zmm4
	vfmadd231ps	%zmm17, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm21) + zmm6
	vfmadd231ps	%zmm19, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm19) + zmm9
	vfmadd231ps	%zmm18, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm18) + zmm10
	vfmadd231ps	%zmm14, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm14) + zmm11
	vfmadd231ps	%zmm15, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm15) + zmm12
	vmulps	%zmm22, %zmm13, %zmm13
	vmovups	-27776(%rdi,%rax,4), %zmm22
	vfmadd231ps	%zmm23, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm23) + zmm3
	vfmadd231ps	%zmm20, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm16) + zmm5
	vfmadd231ps	%zmm17, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm17) + zmm6
	vfmadd231ps	%zmm19, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm19) + zmm10
	vfmadd231ps	%zmm18, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm18) + zmm11
	vfmadd231ps	%zmm14, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm14) + zmm12
	vfmadd231ps	%zmm15, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm15) + zmm13
	vmovups	-26816(%rdi,%rax,4), %zmm15
	vfmadd231ps	%zmm23, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm23) + zmm4
	vfmadd231ps	%zmm20, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm20) + zmm5
	vfmadd231ps	%zmm16, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm16) + zmm6
	vfmadd231ps	%zmm19, %zmm15, %zmm11  # zmm11 = (zmm15 * zmm19) + zmm11
	vfmadd231ps	%zmm18, %zmm15, %zmm12  # zmm12 = (zmm15 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm14) + zmm13
	vmovups	-21056(%rdi,%rax,4), %zmm14
	vmovups	9664(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm14) + zmm7
	vmovups	-20096(%rdi,%rax,4), %zmm14
	vmovups	10624(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm17) + zmm7
	vfmadd231ps	%zmm14, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm14) + zmm8
	vmovups	-19136(%rdi,%rax,4), %zmm19
	vmovups	11584(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm14) + zmm0
	vfmadd231ps	%zmm15, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm16) + zmm7
	vfmadd231ps	%zmm17, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm17) + zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm19) + zmm9
	vmovups	-18176(%rdi,%rax,4), %zmm22
	vmovups	12544(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm19) + zmm0
	vfmadd231ps	%zmm14, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm14) + zmm1
	vfmadd231ps	%zmm15, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm15) + zmm2
	vfmadd231ps	%zmm18, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm18) + zmm3
	vfmadd231ps	%zmm20, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm20) + zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm16) + zmm8
	vfmadd231ps	%zmm17, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm17) + zmm9
	vfmadd231ps	%zmm22, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm22) + zmm10
	vmovups	-17216(%rdi,%rax,4), %zmm24
	vmovups	13504(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm22) + zmm0
	vfmadd231ps	%zmm19, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm19) + zmm1
	vfmadd231ps	%zmm14, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm14) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm15) + zmm3
	vfmadd231ps	%zmm18, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm18) + zmm4
	vfmadd231ps	%zmm23, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm23) + zmm7
	vfmadd231ps	%zmm20, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm20) + zmm8
	vfmadd231ps	%zmm16, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm16) + zmm9
	vfmadd231ps	%zmm17, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm17) + zmm10
	vfmadd231ps	%zmm24, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm24) + zmm11
	vmovups	-16256(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm22) + zmm1
	vfmadd231ps	%zmm19, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm19) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm14) + zmm3
	vfmadd231ps	%zmm15, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm15) + zmm4
	vfmadd231ps	%zmm18, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm18) + zmm5
	vfmadd231ps	%zmm23, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm23) + zmm8
	vfmadd231ps	%zmm20, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm20) + zmm9
	vfmadd231ps	%zmm16, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm16) + zmm10
	vfmadd231ps	%zmm17, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm17) + zmm11
	vfmadd231ps	%zmm24, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm24) + zmm12
	vmovups	-15296(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm22) + zmm2
	vfmadd231ps	%zmm19, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm19) + zmm3
	vfmadd231ps	%zmm14, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm14) + zmm4
	vfmadd231ps	%zmm15, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm15) + zmm5
	vfmadd231ps	%zmm18, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm18) + zmm6
	vfmadd231ps	%zmm23, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm23) + zmm9
	vfmadd231ps	%zmm20, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm20) + zmm10
	vfmadd231ps	%zmm16, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm16) + zmm11
	vfmadd231ps	%zmm17, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm17) + zmm12
	vfmadd231ps	%zmm21, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm21) + zmm13
	vmovups	-14336(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm22, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm22) + zmm3
	vfmadd231ps	%zmm19, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm19) + zmm4
	vfmadd231ps	%zmm14, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm14) + zmm5
	vfmadd231ps	%zmm15, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm15) + zmm6
	vfmadd231ps	%zmm23, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm23) + zmm10
	vfmadd231ps	%zmm20, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm20) + zmm11
	vfmadd231ps	%zmm16, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm16) + zmm12
	vfmadd231ps	%zmm17, %zmm21, %zmm13  # zmm13 = (zmm21 * zmm17) + zmm13
	vmovups	-13376(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm22, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm22) + zmm4
	vfmadd231ps	%zmm19, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm19) + zmm5
	vfmadd231ps	%zmm14, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm14) + zmm6
	vfmadd231ps	%zmm23, %zmm17, %zmm11  # zmm11 = (zmm17 * zmm23) + zmm11
	vfmadd231ps	%zmm20, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm20) + zmm12
	vfmadd231ps	%zmm16, %zmm17, %zmm13  # zmm13 = (zmm17 * zmm16) + zmm13
	vmovups	-7616(%rdi,%rax,4), %zmm16
	vmovups	14464(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm21) + zmm0
	vfmadd231ps	%zmm16, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm16) + zmm7
	vmovups	-6656(%rdi,%rax,4), %zmm16
	vmovups	15424(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm17) + zmm0
	vfmadd231ps	%zmm21, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm21) + zmm1
	vfmadd231ps	%zmm15, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm15) + zmm7
	vfmadd231ps	%zmm16, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm16) + zmm8
	vmovups	-5696(%rdi,%rax,4), %zmm20
	vmovups	16384(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm16) + zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm21) + zmm2
	vfmadd231ps	%zmm14, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm14) + zmm7
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vfmadd231ps	%zmm20, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm20) + zmm9
	vmovups	-4736(%rdi,%rax,4), %zmm23
	vmovups	17344(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm20) + zmm0
	vfmadd231ps	%zmm16, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm16) + zmm1
	vfmadd231ps	%zmm17, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm19) + zmm7
	vfmadd231ps	%zmm14, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm14) + zmm8
	vfmadd231ps	%zmm15, %zmm23, %zmm9   # zmm9 = (zmm23 * zmm15) + zmm9
	vfmadd231ps	%zmm23, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm23) + zmm10
	vmovups	-3776(%rdi,%rax,4), %zmm24
	vmovups	18304(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm23) + zmm0
	vfmadd231ps	%zmm20, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm20) + zmm1
	vfmadd231ps	%zmm16, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm16) + zmm2
	vfmadd231ps	%zmm17, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm21) + zmm4
	vfmadd231ps	%zmm22, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm22) + zmm7
	vfmadd231ps	%zmm19, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm19) + zmm8
	vfmadd231ps	%zmm14, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm14) + zmm9
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm24, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm24) + zmm11
	vmovups	-2816(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm23) + zmm1
	vfmadd231ps	%zmm20, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm20) + zmm2
	vfmadd231ps	%zmm16, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm16) + zmm3
	vfmadd231ps	%zmm17, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm17) + zmm4
	vfmadd231ps	%zmm21, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm21) + zmm5
	vfmadd231ps	%zmm22, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm22) + zmm8
	vfmadd231ps	%zmm19, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm19) + zmm9
	vfmadd231ps	%zmm14, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm14) + zmm10
	vfmadd231ps	%zmm15, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm15) + zmm11
	vfmadd231ps	%zmm24, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm24) + zmm12
	vmovups	-1856(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm23) + zmm2
	vfmadd231ps	%zmm20, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm20) + zmm3
	vfmadd231ps	%zmm16, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm16) + zmm4
	vfmadd231ps	%zmm17, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm21) + zmm6
	vfmadd231ps	%zmm22, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm22) + zmm9
	vfmadd231ps	%zmm19, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm19) + zmm10
	vfmadd231ps	%zmm14, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm14) + zmm11
	vfmadd231ps	%zmm15, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm15) + zmm12
	vfmadd231ps	%zmm18, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm18) + zmm13
	vmovups	-896(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm23, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm23) + zmm3
	vfmadd231ps	%zmm20, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm17, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm17) + zmm6
	vfmadd231ps	%zmm22, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm22) + zmm10
	vfmadd231ps	%zmm19, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm19) + zmm11
	vfmadd231ps	%zmm14, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm14) + zmm12
	vfmadd231ps	%zmm15, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm15) + zmm13
	vmovups	64(%rdi,%rax,4), %zmm15
	vfmadd231ps	%zmm23, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm23) + zmm4
	vfmadd231ps	%zmm20, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm20) + zmm5
	vfmadd231ps	%zmm16, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm16) + zmm6
	vfmadd231ps	%zmm22, %zmm15, %zmm11  # zmm11 = (zmm15 * zmm22) + zmm11
	vfmadd231ps	%zmm19, %zmm15, %zmm12  # zmm12 = (zmm15 * zmm19) + zmm12
	vfmadd231ps	%zmm14, %zmm15, %zmm13  # zmm13 = (zmm15 * zmm14) + zmm13
	vmovups	%zmm0, 168064(%rdx,%rax,4)
	vmovups	%zmm1, 169024(%rdx,%rax,4)
	vmovups	%zmm2, 169984(%rdx,%rax,4)
	vmovups	%zmm3, 170944(%rdx,%rax,4)
	vmovups	%zmm4, 171904(%rdx,%rax,4)
	vmovups	%zmm5, 172864(%rdx,%rax,4)
	vmovups	%zmm6, 173824(%rdx,%rax,4)
	vmovups	%zmm7, 181504(%rdx,%rax,4)
	vmovups	%zmm8, 182464(%rdx,%rax,4)
	vmovups	%zmm9, 183424(%rdx,%rax,4)
	vmovups	%zmm10, 184384(%rdx,%rax,4)
	vmovups	%zmm11, 185344(%rdx,%rax,4)
	vmovups	%zmm12, 186304(%rdx,%rax,4)
	vmovups	%zmm13, 187264(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$224, %rax
	jl	.LBB1_19
.LBB1_20:                               # %._crit_edge20
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
