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
	addq	$-16, %rax
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rdi,%rax,4), %zmm2
	vmovups	46144(%rsi,%rax,4), %zmm15
	vmulps	%zmm15, %zmm2, %zmm6
	vmovups	42304(%rsi,%rax,4), %zmm18
	vmulps	%zmm18, %zmm2, %zmm7
	vmovups	38464(%rsi,%rax,4), %zmm22
	vmulps	%zmm22, %zmm2, %zmm8
	vmovups	26944(%rsi,%rax,4), %zmm14
	vmulps	%zmm14, %zmm2, %zmm0
	vmovups	23104(%rsi,%rax,4), %zmm16
	vmulps	%zmm16, %zmm2, %zmm1
	vmovups	19264(%rsi,%rax,4), %zmm9
	vmulps	%zmm9, %zmm2, %zmm2
	vmovups	3904(%rdi,%rax,4), %zmm3
	vmovups	49984(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm15) + zmm7
	vfmadd231ps	%zmm18, %zmm3, %zmm8    # zmm8 = (zmm3 * zmm18) + zmm8
	vmulps	%zmm3, %zmm22, %zmm10
	vmovups	30784(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmulps	%zmm3, %zmm9, %zmm3
	vmovups	7744(%rdi,%rax,4), %zmm4
	vmovups	53824(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm4, %zmm6    # zmm6 = (zmm4 * zmm23) + zmm6
	vfmadd231ps	%zmm19, %zmm4, %zmm7    # zmm7 = (zmm4 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm4, %zmm8    # zmm8 = (zmm4 * zmm15) + zmm8
	vfmadd231ps	%zmm18, %zmm4, %zmm10   # zmm10 = (zmm4 * zmm18) + zmm10
	vmulps	%zmm4, %zmm22, %zmm11
	vmovups	34624(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm20) + zmm0
	vfmadd231ps	%zmm17, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm16) + zmm3
	vmulps	%zmm4, %zmm9, %zmm4
	vmovups	11584(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm23, %zmm5, %zmm7    # zmm7 = (zmm5 * zmm23) + zmm7
	vfmadd231ps	%zmm19, %zmm5, %zmm8    # zmm8 = (zmm5 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm5, %zmm10   # zmm10 = (zmm5 * zmm15) + zmm10
	vfmadd231ps	%zmm18, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm18) + zmm11
	vmulps	%zmm5, %zmm22, %zmm12
	vfmadd231ps	%zmm20, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm20) + zmm1
	vfmadd231ps	%zmm17, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm17) + zmm2
	vfmadd231ps	%zmm14, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm16) + zmm4
	vmulps	%zmm5, %zmm9, %zmm5
	vmovups	15424(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm23, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm23) + zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm19) + zmm10
	vfmadd231ps	%zmm15, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm15) + zmm11
	vfmadd231ps	%zmm18, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm18) + zmm12
	vmulps	%zmm21, %zmm22, %zmm13
	vfmadd231ps	%zmm20, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm20) + zmm2
	vfmadd231ps	%zmm17, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm17) + zmm3
	vfmadd231ps	%zmm14, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm16) + zmm5
	vmulps	%zmm21, %zmm9, %zmm9
	vmovups	19264(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm23, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm23) + zmm10
	vfmadd231ps	%zmm19, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm19) + zmm11
	vfmadd231ps	%zmm15, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm15) + zmm12
	vfmadd231ps	%zmm18, %zmm21, %zmm13  # zmm13 = (zmm21 * zmm18) + zmm13
	vfmadd231ps	%zmm20, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm20) + zmm3
	vfmadd231ps	%zmm17, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm16) + zmm9
	vmovups	23104(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm23, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm23) + zmm11
	vfmadd231ps	%zmm19, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm19) + zmm12
	vfmadd231ps	%zmm15, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm15) + zmm13
	vfmadd231ps	%zmm20, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm20) + zmm4
	vfmadd231ps	%zmm17, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm17) + zmm5
	vfmadd231ps	%zmm14, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm14) + zmm9
	vmovups	26944(%rdi,%rax,4), %zmm17
	vmovups	65344(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm14) + zmm6
	vmovups	61504(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm16) + zmm7
	vmovups	57664(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm20) + zmm8
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm17) + zmm2
	vmovups	30784(%rdi,%rax,4), %zmm21
	vmovups	69184(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm17) + zmm6
	vfmadd231ps	%zmm14, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm20) + zmm10
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm18) + zmm2
	vfmadd231ps	%zmm21, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm21) + zmm3
	vmovups	34624(%rdi,%rax,4), %zmm24
	vmovups	73024(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm17) + zmm7
	vfmadd231ps	%zmm14, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm16) + zmm10
	vfmadd231ps	%zmm20, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm20) + zmm11
	vfmadd231ps	%zmm23, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm23) + zmm0
	vfmadd231ps	%zmm19, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm15) + zmm2
	vfmadd231ps	%zmm18, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm18) + zmm3
	vfmadd231ps	%zmm24, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm24) + zmm4
	vmovups	38464(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm21, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm17) + zmm8
	vfmadd231ps	%zmm14, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm14) + zmm10
	vfmadd231ps	%zmm16, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm16) + zmm11
	vfmadd231ps	%zmm20, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm20) + zmm12
	vfmadd231ps	%zmm23, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm23) + zmm1
	vfmadd231ps	%zmm19, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm15) + zmm3
	vfmadd231ps	%zmm18, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm18) + zmm4
	vfmadd231ps	%zmm24, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm24) + zmm5
	vmovups	42304(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm21, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm17) + zmm10
	vfmadd231ps	%zmm14, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm14) + zmm11
	vfmadd231ps	%zmm16, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm16) + zmm12
	vfmadd231ps	%zmm20, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm20) + zmm13
	vfmadd231ps	%zmm23, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm23) + zmm2
	vfmadd231ps	%zmm19, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm15) + zmm4
	vfmadd231ps	%zmm18, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm18) + zmm5
	vfmadd231ps	%zmm22, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm22) + zmm9
	vmovups	46144(%rdi,%rax,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm21) + zmm10
	vfmadd231ps	%zmm17, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm17) + zmm11
	vfmadd231ps	%zmm14, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm16) + zmm13
	vfmadd231ps	%zmm23, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm23) + zmm3
	vfmadd231ps	%zmm19, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm19) + zmm4
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vmovups	49984(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm21, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm21) + zmm11
	vfmadd231ps	%zmm17, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm17) + zmm12
	vfmadd231ps	%zmm14, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm14) + zmm13
	vfmadd231ps	%zmm23, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm23) + zmm4
	vfmadd231ps	%zmm19, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm15) + zmm9
	vmovups	53824(%rdi,%rax,4), %zmm19
	vmovups	84544(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm15) + zmm6
	vmovups	80704(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm18) + zmm7
	vmovups	76864(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm22) + zmm8
	vfmadd231ps	%zmm14, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm16) + zmm1
	vfmadd231ps	%zmm19, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm19) + zmm2
	vmovups	57664(%rdi,%rax,4), %zmm23
	vmovups	88384(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm15) + zmm7
	vfmadd231ps	%zmm18, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm18) + zmm8
	vfmadd231ps	%zmm22, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm22) + zmm10
	vfmadd231ps	%zmm17, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm16) + zmm2
	vfmadd231ps	%zmm23, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm23) + zmm3
	vmovups	61504(%rdi,%rax,4), %zmm24
	vmovups	92224(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm23) + zmm6
	vfmadd231ps	%zmm19, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm15) + zmm8
	vfmadd231ps	%zmm18, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm18) + zmm10
	vfmadd231ps	%zmm22, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm22) + zmm11
	vfmadd231ps	%zmm21, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm16) + zmm3
	vfmadd231ps	%zmm24, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm24) + zmm4
	vmovups	65344(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm23) + zmm7
	vfmadd231ps	%zmm19, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm18, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm18) + zmm11
	vfmadd231ps	%zmm22, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm22) + zmm12
	vfmadd231ps	%zmm21, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm17) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm16) + zmm4
	vfmadd231ps	%zmm24, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm24) + zmm5
	vmovups	69184(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm23) + zmm8
	vfmadd231ps	%zmm19, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm19) + zmm10
	vfmadd231ps	%zmm15, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm15) + zmm11
	vfmadd231ps	%zmm18, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm18) + zmm12
	vfmadd231ps	%zmm22, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm22) + zmm13
	vfmadd231ps	%zmm21, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm17) + zmm3
	vfmadd231ps	%zmm14, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm20) + zmm9
	vmovups	73024(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm23, %zmm20, %zmm10  # zmm10 = (zmm20 * zmm23) + zmm10
	vfmadd231ps	%zmm19, %zmm20, %zmm11  # zmm11 = (zmm20 * zmm19) + zmm11
	vfmadd231ps	%zmm15, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm15) + zmm12
	vfmadd231ps	%zmm18, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm18) + zmm13
	vfmadd231ps	%zmm21, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm16) + zmm9
	vmovups	76864(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm23, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm23) + zmm11
	vfmadd231ps	%zmm19, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm19) + zmm12
	vfmadd231ps	%zmm15, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm15) + zmm13
	vfmadd231ps	%zmm21, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm21) + zmm4
	vfmadd231ps	%zmm17, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm17) + zmm5
	vfmadd231ps	%zmm14, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm14) + zmm9
	vmovups	%zmm6, 64(%rdx,%rax,4)
	vmovups	%zmm7, 3904(%rdx,%rax,4)
	vmovups	%zmm8, 7744(%rdx,%rax,4)
	vmovups	%zmm10, 11584(%rdx,%rax,4)
	vmovups	%zmm11, 15424(%rdx,%rax,4)
	vmovups	%zmm12, 19264(%rdx,%rax,4)
	vmovups	%zmm13, 23104(%rdx,%rax,4)
	vmovups	80704(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm15, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm15) + zmm0
	vfmadd231ps	%zmm18, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm18) + zmm1
	vfmadd231ps	%zmm6, %zmm22, %zmm2    # zmm2 = (zmm22 * zmm6) + zmm2
	vmovups	84544(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm19, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm15) + zmm1
	vfmadd231ps	%zmm18, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm18) + zmm2
	vfmadd231ps	%zmm6, %zmm22, %zmm3    # zmm3 = (zmm22 * zmm6) + zmm3
	vmovups	88384(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm23) + zmm0
	vfmadd231ps	%zmm19, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm15) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm18) + zmm3
	vfmadd231ps	%zmm6, %zmm22, %zmm4    # zmm4 = (zmm22 * zmm6) + zmm4
	vmovups	92224(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm23) + zmm1
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vfmadd231ps	%zmm18, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm18) + zmm4
	vfmadd231ps	%zmm6, %zmm22, %zmm5    # zmm5 = (zmm22 * zmm6) + zmm5
	vmovups	96064(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm23) + zmm2
	vfmadd231ps	%zmm19, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm18, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm18) + zmm5
	vfmadd231ps	%zmm22, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm22) + zmm9
	vmovups	99904(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm23) + zmm3
	vfmadd231ps	%zmm19, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm19) + zmm4
	vfmadd231ps	%zmm15, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm15) + zmm5
	vfmadd231ps	%zmm18, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm18) + zmm9
	vmovups	103744(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm23, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm23) + zmm4
	vfmadd231ps	%zmm19, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm15) + zmm9
	vmovups	%zmm0, 26944(%rdx,%rax,4)
	vmovups	%zmm1, 30784(%rdx,%rax,4)
	vmovups	%zmm2, 34624(%rdx,%rax,4)
	vmovups	%zmm3, 38464(%rdx,%rax,4)
	vmovups	%zmm4, 42304(%rdx,%rax,4)
	vmovups	%zmm5, 46144(%rdx,%rax,4)
	vmovups	%zmm9, 49984(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$944, %rax                      # imm = 0x3B0
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$959, %rax                      # imm = 0x3BF
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph5.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_5:                                # %.lr.ph5
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rdi,%rax,4), %zmm0
	vmovups	7744(%rsi,%rax,4), %zmm14
	vmulps	%zmm14, %zmm0, %zmm3
	vmovups	3904(%rsi,%rax,4), %zmm18
	vmulps	%zmm18, %zmm0, %zmm4
	vmovups	64(%rsi,%rax,4), %zmm13
	vmulps	%zmm13, %zmm0, %zmm5
	vmovups	3904(%rdi,%rax,4), %zmm0
	vmovups	11584(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm18) + zmm5
	vmulps	%zmm0, %zmm13, %zmm6
	vmovups	7744(%rdi,%rax,4), %zmm0
	vmovups	15424(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm20) + zmm3
	vfmadd231ps	%zmm16, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm14) + zmm5
	vfmadd231ps	%zmm18, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm18) + zmm6
	vmulps	%zmm0, %zmm13, %zmm8
	vmovups	11584(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm16) + zmm5
	vfmadd231ps	%zmm14, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm14) + zmm6
	vfmadd231ps	%zmm18, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm18) + zmm8
	vmulps	%zmm0, %zmm13, %zmm9
	vmovups	15424(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm20) + zmm5
	vfmadd231ps	%zmm16, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm16) + zmm6
	vfmadd231ps	%zmm14, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm14) + zmm8
	vfmadd231ps	%zmm18, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm18) + zmm9
	vmulps	%zmm0, %zmm13, %zmm11
	vmovups	19264(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm20) + zmm6
	vfmadd231ps	%zmm16, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm16) + zmm8
	vfmadd231ps	%zmm14, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm14) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm0) + zmm11
	vmovups	23104(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm20) + zmm8
	vfmadd231ps	%zmm16, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm16) + zmm9
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vmovups	26944(%rdi,%rax,4), %zmm2
	vmovups	26944(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm2, %zmm3    # zmm3 = (zmm2 * zmm15) + zmm3
	vmovups	23104(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm19) + zmm4
	vmovups	19264(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm23) + zmm5
	vmulps	%zmm2, %zmm14, %zmm0
	vmulps	%zmm2, %zmm18, %zmm1
	vmulps	%zmm2, %zmm13, %zmm2
	vmovups	30784(%rdi,%rax,4), %zmm7
	vmovups	30784(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm19) + zmm5
	vfmadd231ps	%zmm23, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm23) + zmm6
	vfmadd231ps	%zmm16, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vmulps	%zmm7, %zmm13, %zmm7
	vmovups	34624(%rdi,%rax,4), %zmm10
	vmovups	34624(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm15) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm19) + zmm6
	vfmadd231ps	%zmm23, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm23) + zmm8
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm14) + zmm2
	vfmadd231ps	%zmm18, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm18) + zmm7
	vmulps	%zmm10, %zmm13, %zmm10
	vmovups	38464(%rdi,%rax,4), %zmm12
	vfmadd231ps	%zmm21, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm21) + zmm4
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm15) + zmm6
	vfmadd231ps	%zmm19, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm19) + zmm8
	vfmadd231ps	%zmm23, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm23) + zmm9
	vfmadd231ps	%zmm20, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm20) + zmm1
	vfmadd231ps	%zmm16, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm14) + zmm7
	vfmadd231ps	%zmm18, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm18) + zmm10
	vmulps	%zmm12, %zmm13, %zmm12
	vmovups	42304(%rdi,%rax,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm17) + zmm6
	vfmadd231ps	%zmm15, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm15) + zmm8
	vfmadd231ps	%zmm19, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm19) + zmm9
	vfmadd231ps	%zmm23, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm23) + zmm11
	vfmadd231ps	%zmm20, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm20) + zmm2
	vfmadd231ps	%zmm16, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm16) + zmm7
	vfmadd231ps	%zmm14, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm14) + zmm10
	vfmadd231ps	%zmm18, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm18) + zmm12
	vmulps	%zmm22, %zmm13, %zmm13
	vmovups	46144(%rdi,%rax,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm17) + zmm8
	vfmadd231ps	%zmm15, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm15) + zmm9
	vfmadd231ps	%zmm19, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm19) + zmm11
	vfmadd231ps	%zmm20, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm20) + zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm16) + zmm10
	vfmadd231ps	%zmm14, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm14) + zmm12
	vfmadd231ps	%zmm18, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm18) + zmm13
	vmovups	49984(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm21, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm17) + zmm9
	vfmadd231ps	%zmm15, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm15) + zmm11
	vfmadd231ps	%zmm20, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm20) + zmm10
	vfmadd231ps	%zmm16, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm16) + zmm12
	vfmadd231ps	%zmm14, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm14) + zmm13
	vmovups	53824(%rdi,%rax,4), %zmm18
	vmovups	46144(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vmovups	42304(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vmovups	38464(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm20) + zmm5
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm19, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm19) + zmm1
	vfmadd231ps	%zmm18, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm18) + zmm2
	vmovups	57664(%rdi,%rax,4), %zmm22
	vmovups	49984(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm20) + zmm6
	vfmadd231ps	%zmm17, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm15) + zmm1
	vfmadd231ps	%zmm19, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm19) + zmm2
	vfmadd231ps	%zmm22, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm22) + zmm7
	vmovups	61504(%rdi,%rax,4), %zmm24
	vmovups	53824(%rsi,%rax,4), %zmm22
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
	vmovups	65344(%rdi,%rax,4), %zmm24
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
	vmovups	69184(%rdi,%rax,4), %zmm24
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
	vmovups	73024(%rdi,%rax,4), %zmm23
	vfmadd231ps	%zmm22, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm23, %zmm9   # zmm9 = (zmm23 * zmm14) + zmm9
	vfmadd231ps	%zmm16, %zmm23, %zmm11  # zmm11 = (zmm23 * zmm16) + zmm11
	vfmadd231ps	%zmm21, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm17) + zmm10
	vfmadd231ps	%zmm15, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm15) + zmm12
	vfmadd231ps	%zmm19, %zmm23, %zmm13  # zmm13 = (zmm23 * zmm19) + zmm13
	vmovups	76864(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm22, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm19, %zmm11  # zmm11 = (zmm19 * zmm14) + zmm11
	vfmadd231ps	%zmm21, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm21) + zmm10
	vfmadd231ps	%zmm17, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm17) + zmm12
	vfmadd231ps	%zmm15, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm15) + zmm13
	vmovups	80704(%rdi,%rax,4), %zmm19
	vmovups	65344(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm15) + zmm3
	vmovups	61504(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm17) + zmm4
	vmovups	57664(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm21) + zmm5
	vfmadd231ps	%zmm14, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm16) + zmm1
	vfmadd231ps	%zmm19, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm19) + zmm2
	vmovups	84544(%rdi,%rax,4), %zmm23
	vmovups	69184(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm23, %zmm4   # zmm4 = (zmm23 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm23, %zmm5   # zmm5 = (zmm23 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm21) + zmm6
	vfmadd231ps	%zmm18, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm16) + zmm2
	vfmadd231ps	%zmm23, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm23) + zmm7
	vmovups	88384(%rdi,%rax,4), %zmm24
	vmovups	73024(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm23) + zmm3
	vfmadd231ps	%zmm19, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm19) + zmm4
	vfmadd231ps	%zmm15, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm15) + zmm5
	vfmadd231ps	%zmm17, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm17) + zmm6
	vfmadd231ps	%zmm21, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm21) + zmm8
	vfmadd231ps	%zmm22, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm16) + zmm7
	vfmadd231ps	%zmm24, %zmm20, %zmm10  # zmm10 = (zmm20 * zmm24) + zmm10
	vmovups	92224(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm23) + zmm4
	vfmadd231ps	%zmm19, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm15) + zmm6
	vfmadd231ps	%zmm17, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm21) + zmm9
	vfmadd231ps	%zmm22, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm16) + zmm10
	vfmadd231ps	%zmm24, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm24) + zmm12
	vmovups	96064(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm23) + zmm5
	vfmadd231ps	%zmm19, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm15) + zmm8
	vfmadd231ps	%zmm17, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm17) + zmm9
	vfmadd231ps	%zmm21, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm21) + zmm11
	vfmadd231ps	%zmm22, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm14) + zmm10
	vfmadd231ps	%zmm16, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm16) + zmm12
	vfmadd231ps	%zmm20, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm20) + zmm13
	vmovups	99904(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm23, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm23) + zmm6
	vfmadd231ps	%zmm19, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm15) + zmm9
	vfmadd231ps	%zmm17, %zmm20, %zmm11  # zmm11 = (zmm20 * zmm17) + zmm11
	vfmadd231ps	%zmm22, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm20, %zmm10  # zmm10 = (zmm20 * zmm18) + zmm10
	vfmadd231ps	%zmm14, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm16) + zmm13
	vmovups	103744(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm23, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm23) + zmm8
	vfmadd231ps	%zmm19, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm19) + zmm9
	vfmadd231ps	%zmm15, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm15) + zmm11
	vfmadd231ps	%zmm22, %zmm16, %zmm10  # zmm10 = (zmm16 * zmm22) + zmm10
	vfmadd231ps	%zmm18, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm14) + zmm13
	vmovups	107584(%rdi,%rax,4), %zmm18
	vmovups	84544(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vmovups	80704(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vmovups	76864(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm20) + zmm5
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm17, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm17) + zmm1
	vfmadd231ps	%zmm18, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm18) + zmm2
	vmovups	111424(%rdi,%rax,4), %zmm22
	vmovups	88384(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm20) + zmm6
	vfmadd231ps	%zmm19, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm17) + zmm2
	vfmadd231ps	%zmm22, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm22) + zmm7
	vmovups	115264(%rdi,%rax,4), %zmm24
	vmovups	92224(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm16) + zmm6
	vfmadd231ps	%zmm20, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm20) + zmm8
	vfmadd231ps	%zmm23, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm23) + zmm0
	vfmadd231ps	%zmm19, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm17) + zmm7
	vfmadd231ps	%zmm24, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm24) + zmm10
	vmovups	119104(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm22) + zmm4
	vfmadd231ps	%zmm18, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm14) + zmm6
	vfmadd231ps	%zmm16, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm20) + zmm9
	vfmadd231ps	%zmm23, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm23) + zmm1
	vfmadd231ps	%zmm19, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm15) + zmm7
	vfmadd231ps	%zmm17, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm17) + zmm10
	vfmadd231ps	%zmm24, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm24) + zmm12
	vmovups	122944(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm16) + zmm9
	vfmadd231ps	%zmm20, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm20) + zmm11
	vfmadd231ps	%zmm23, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm23) + zmm2
	vfmadd231ps	%zmm19, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm17, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm17) + zmm12
	vfmadd231ps	%zmm21, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm21) + zmm13
	vmovups	126784(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm22, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm14) + zmm9
	vfmadd231ps	%zmm16, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm16) + zmm11
	vfmadd231ps	%zmm23, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm23) + zmm7
	vfmadd231ps	%zmm19, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm19) + zmm10
	vfmadd231ps	%zmm15, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm15) + zmm12
	vfmadd231ps	%zmm17, %zmm21, %zmm13  # zmm13 = (zmm21 * zmm17) + zmm13
	vmovups	130624(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm22, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm17, %zmm11  # zmm11 = (zmm17 * zmm14) + zmm11
	vfmadd231ps	%zmm23, %zmm17, %zmm10  # zmm10 = (zmm17 * zmm23) + zmm10
	vfmadd231ps	%zmm19, %zmm17, %zmm12  # zmm12 = (zmm17 * zmm19) + zmm12
	vfmadd231ps	%zmm15, %zmm17, %zmm13  # zmm13 = (zmm17 * zmm15) + zmm13
	vmovups	%zmm3, 53824(%rdx,%rax,4)
	vmovups	%zmm4, 57664(%rdx,%rax,4)
	vmovups	%zmm5, 61504(%rdx,%rax,4)
	vmovups	%zmm6, 65344(%rdx,%rax,4)
	vmovups	%zmm8, 69184(%rdx,%rax,4)
	vmovups	%zmm9, 73024(%rdx,%rax,4)
	vmovups	%zmm11, 76864(%rdx,%rax,4)
	vmovups	134464(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm3, %zmm20, %zmm2    # zmm2 = (zmm20 * zmm3) + zmm2
	vmovups	138304(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm18, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vfmadd231ps	%zmm3, %zmm20, %zmm7    # zmm7 = (zmm20 * zmm3) + zmm7
	vmovups	142144(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm16) + zmm7
	vfmadd231ps	%zmm3, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm3) + zmm10
	vmovups	145984(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm16) + zmm10
	vfmadd231ps	%zmm3, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm3) + zmm12
	vmovups	149824(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm14) + zmm10
	vfmadd231ps	%zmm16, %zmm3, %zmm12   # zmm12 = (zmm3 * zmm16) + zmm12
	vfmadd231ps	%zmm20, %zmm3, %zmm13   # zmm13 = (zmm3 * zmm20) + zmm13
	vmovups	153664(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm18) + zmm10
	vfmadd231ps	%zmm14, %zmm3, %zmm12   # zmm12 = (zmm3 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm3, %zmm13   # zmm13 = (zmm3 * zmm16) + zmm13
	vmovups	157504(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm22, %zmm3, %zmm10   # zmm10 = (zmm3 * zmm22) + zmm10
	vfmadd231ps	%zmm18, %zmm3, %zmm12   # zmm12 = (zmm3 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm3, %zmm13   # zmm13 = (zmm3 * zmm14) + zmm13
	vmovups	%zmm0, 80704(%rdx,%rax,4)
	vmovups	%zmm1, 84544(%rdx,%rax,4)
	vmovups	%zmm2, 88384(%rdx,%rax,4)
	vmovups	%zmm7, 92224(%rdx,%rax,4)
	vmovups	%zmm10, 96064(%rdx,%rax,4)
	vmovups	%zmm12, 99904(%rdx,%rax,4)
	vmovups	%zmm13, 103744(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$944, %rax                      # imm = 0x3B0
	jl	.LBB1_5
.LBB1_6:                                # %._crit_edge6
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$959, %rax                      # imm = 0x3BF
	jg	.LBB1_9
# %bb.7:                                # %.lr.ph8.preheader
	addq	$-16, %rax
	leaq	184320(%rdi), %rcx
	.p2align	4
.LBB1_8:                                # %.lr.ph8
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-130496(%rcx,%rax,4), %zmm2
	vmovups	7744(%rsi,%rax,4), %zmm14
	vmulps	%zmm14, %zmm2, %zmm0
	vmovups	3904(%rsi,%rax,4), %zmm18
	vmulps	%zmm18, %zmm2, %zmm1
	vmovups	64(%rsi,%rax,4), %zmm13
	vmulps	%zmm13, %zmm2, %zmm2
	vmovups	-126656(%rcx,%rax,4), %zmm3
	vmovups	11584(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm16) + zmm0
	vfmadd231ps	%zmm14, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm14) + zmm1
	vfmadd231ps	%zmm18, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm18) + zmm2
	vmulps	%zmm3, %zmm13, %zmm3
	vmovups	-122816(%rcx,%rax,4), %zmm4
	vmovups	15424(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm20) + zmm0
	vfmadd231ps	%zmm16, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm16) + zmm1
	vfmadd231ps	%zmm14, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm14) + zmm2
	vfmadd231ps	%zmm18, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm18) + zmm3
	vmulps	%zmm4, %zmm13, %zmm4
	vmovups	-118976(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm20) + zmm1
	vfmadd231ps	%zmm16, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm14) + zmm3
	vfmadd231ps	%zmm18, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm18) + zmm4
	vmulps	%zmm5, %zmm13, %zmm5
	vmovups	-115136(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm20, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm20) + zmm2
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm18) + zmm5
	vmulps	%zmm6, %zmm13, %zmm6
	vmovups	-111296(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm20) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vfmadd231ps	%zmm14, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm14) + zmm5
	vfmadd231ps	%zmm7, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm7) + zmm6
	vmovups	-107456(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm20, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm7, %zmm14, %zmm6    # zmm6 = (zmm14 * zmm7) + zmm6
	vmovups	-103616(%rcx,%rax,4), %zmm9
	vmovups	26944(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm15) + zmm0
	vmovups	23104(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm19) + zmm1
	vmovups	19264(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm23) + zmm2
	vmulps	%zmm9, %zmm14, %zmm7
	vmulps	%zmm9, %zmm18, %zmm8
	vmulps	%zmm9, %zmm13, %zmm9
	vmovups	-99776(%rcx,%rax,4), %zmm10
	vmovups	30784(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm15) + zmm1
	vfmadd231ps	%zmm19, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm19) + zmm2
	vfmadd231ps	%zmm23, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm23) + zmm3
	vfmadd231ps	%zmm16, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm16) + zmm7
	vfmadd231ps	%zmm14, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm14) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vmulps	%zmm10, %zmm13, %zmm10
	vmovups	-95936(%rcx,%rax,4), %zmm11
	vmovups	34624(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm19, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm19) + zmm3
	vfmadd231ps	%zmm23, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm23) + zmm4
	vfmadd231ps	%zmm20, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm20) + zmm7
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vfmadd231ps	%zmm14, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm14) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm10  # zmm10 = (zmm11 * zmm18) + zmm10
	vmulps	%zmm11, %zmm13, %zmm11
	vmovups	-92096(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm21, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm17) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm19, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm19) + zmm4
	vfmadd231ps	%zmm23, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm23) + zmm5
	vfmadd231ps	%zmm20, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm20) + zmm8
	vfmadd231ps	%zmm16, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm16) + zmm9
	vfmadd231ps	%zmm14, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm14) + zmm10
	vfmadd231ps	%zmm18, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm18) + zmm11
	vmulps	%zmm12, %zmm13, %zmm12
	vmovups	-88256(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm19) + zmm5
	vfmadd231ps	%zmm23, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm23) + zmm6
	vfmadd231ps	%zmm20, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm20) + zmm9
	vfmadd231ps	%zmm16, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm16) + zmm10
	vfmadd231ps	%zmm14, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm14) + zmm11
	vfmadd231ps	%zmm18, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm18) + zmm12
	vmulps	%zmm22, %zmm13, %zmm13
	vmovups	-84416(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm21, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm19, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm19) + zmm6
	vfmadd231ps	%zmm20, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm20) + zmm10
	vfmadd231ps	%zmm16, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm16) + zmm11
	vfmadd231ps	%zmm14, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm14) + zmm12
	vfmadd231ps	%zmm18, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm18) + zmm13
	vmovups	-80576(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm21, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm21) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm15) + zmm6
	vfmadd231ps	%zmm20, %zmm18, %zmm11  # zmm11 = (zmm18 * zmm20) + zmm11
	vfmadd231ps	%zmm16, %zmm18, %zmm12  # zmm12 = (zmm18 * zmm16) + zmm12
	vfmadd231ps	%zmm14, %zmm18, %zmm13  # zmm13 = (zmm18 * zmm14) + zmm13
	vmovups	-76736(%rcx,%rax,4), %zmm18
	vmovups	46144(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vmovups	42304(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm16) + zmm1
	vmovups	38464(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm20) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm15) + zmm7
	vfmadd231ps	%zmm19, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm19) + zmm8
	vfmadd231ps	%zmm18, %zmm23, %zmm9   # zmm9 = (zmm23 * zmm18) + zmm9
	vmovups	-72896(%rcx,%rax,4), %zmm22
	vmovups	49984(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm16) + zmm2
	vfmadd231ps	%zmm20, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm20) + zmm3
	vfmadd231ps	%zmm17, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm17) + zmm7
	vfmadd231ps	%zmm15, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm15) + zmm8
	vfmadd231ps	%zmm19, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm19) + zmm9
	vfmadd231ps	%zmm22, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm22) + zmm10
	vmovups	-69056(%rcx,%rax,4), %zmm24
	vmovups	53824(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm20) + zmm4
	vfmadd231ps	%zmm21, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm17) + zmm8
	vfmadd231ps	%zmm15, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm15) + zmm9
	vfmadd231ps	%zmm19, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm19) + zmm10
	vfmadd231ps	%zmm24, %zmm23, %zmm11  # zmm11 = (zmm23 * zmm24) + zmm11
	vmovups	-65216(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm16) + zmm4
	vfmadd231ps	%zmm20, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm20) + zmm5
	vfmadd231ps	%zmm21, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm17) + zmm9
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm19, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm19) + zmm11
	vfmadd231ps	%zmm24, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm24) + zmm12
	vmovups	-61376(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm22, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm20) + zmm6
	vfmadd231ps	%zmm21, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm21) + zmm9
	vfmadd231ps	%zmm17, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm17) + zmm10
	vfmadd231ps	%zmm15, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm15) + zmm11
	vfmadd231ps	%zmm19, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm19) + zmm12
	vfmadd231ps	%zmm23, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm23) + zmm13
	vmovups	-57536(%rcx,%rax,4), %zmm23
	vfmadd231ps	%zmm22, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm23, %zmm4   # zmm4 = (zmm23 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm23, %zmm5   # zmm5 = (zmm23 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm23, %zmm6   # zmm6 = (zmm23 * zmm16) + zmm6
	vfmadd231ps	%zmm21, %zmm23, %zmm10  # zmm10 = (zmm23 * zmm21) + zmm10
	vfmadd231ps	%zmm17, %zmm23, %zmm11  # zmm11 = (zmm23 * zmm17) + zmm11
	vfmadd231ps	%zmm15, %zmm23, %zmm12  # zmm12 = (zmm23 * zmm15) + zmm12
	vfmadd231ps	%zmm19, %zmm23, %zmm13  # zmm13 = (zmm23 * zmm19) + zmm13
	vmovups	-53696(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm22, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm22) + zmm4
	vfmadd231ps	%zmm18, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm14) + zmm6
	vfmadd231ps	%zmm21, %zmm19, %zmm11  # zmm11 = (zmm19 * zmm21) + zmm11
	vfmadd231ps	%zmm17, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm17) + zmm12
	vfmadd231ps	%zmm15, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm15) + zmm13
	vmovups	-49856(%rcx,%rax,4), %zmm19
	vmovups	65344(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm15) + zmm0
	vmovups	61504(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm17) + zmm1
	vmovups	57664(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm21) + zmm2
	vfmadd231ps	%zmm14, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm16) + zmm8
	vfmadd231ps	%zmm19, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm19) + zmm9
	vmovups	-46016(%rcx,%rax,4), %zmm23
	vmovups	69184(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm23, %zmm0   # zmm0 = (zmm23 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm23, %zmm1   # zmm1 = (zmm23 * zmm15) + zmm1
	vfmadd231ps	%zmm17, %zmm23, %zmm2   # zmm2 = (zmm23 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm21) + zmm3
	vfmadd231ps	%zmm18, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm23, %zmm9   # zmm9 = (zmm23 * zmm16) + zmm9
	vfmadd231ps	%zmm23, %zmm20, %zmm10  # zmm10 = (zmm20 * zmm23) + zmm10
	vmovups	-42176(%rcx,%rax,4), %zmm24
	vmovups	73024(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm23) + zmm0
	vfmadd231ps	%zmm19, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm15) + zmm2
	vfmadd231ps	%zmm17, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm21) + zmm4
	vfmadd231ps	%zmm22, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm14) + zmm9
	vfmadd231ps	%zmm16, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm16) + zmm10
	vfmadd231ps	%zmm24, %zmm20, %zmm11  # zmm11 = (zmm20 * zmm24) + zmm11
	vmovups	-38336(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm23) + zmm1
	vfmadd231ps	%zmm19, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm15) + zmm3
	vfmadd231ps	%zmm17, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm17) + zmm4
	vfmadd231ps	%zmm21, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm21) + zmm5
	vfmadd231ps	%zmm22, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm14) + zmm10
	vfmadd231ps	%zmm16, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm16) + zmm11
	vfmadd231ps	%zmm24, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm24) + zmm12
	vmovups	-34496(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm23, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm23) + zmm2
	vfmadd231ps	%zmm19, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm15) + zmm4
	vfmadd231ps	%zmm17, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm21) + zmm6
	vfmadd231ps	%zmm22, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm22) + zmm9
	vfmadd231ps	%zmm18, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm18) + zmm10
	vfmadd231ps	%zmm14, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm14) + zmm11
	vfmadd231ps	%zmm16, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm16) + zmm12
	vfmadd231ps	%zmm20, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm20) + zmm13
	vmovups	-30656(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm23, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm23) + zmm3
	vfmadd231ps	%zmm19, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm19) + zmm4
	vfmadd231ps	%zmm15, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm15) + zmm5
	vfmadd231ps	%zmm17, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm17) + zmm6
	vfmadd231ps	%zmm22, %zmm20, %zmm10  # zmm10 = (zmm20 * zmm22) + zmm10
	vfmadd231ps	%zmm18, %zmm20, %zmm11  # zmm11 = (zmm20 * zmm18) + zmm11
	vfmadd231ps	%zmm14, %zmm20, %zmm12  # zmm12 = (zmm20 * zmm14) + zmm12
	vfmadd231ps	%zmm16, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm16) + zmm13
	vmovups	-26816(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm23, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm23) + zmm4
	vfmadd231ps	%zmm19, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm15) + zmm6
	vfmadd231ps	%zmm22, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm22) + zmm11
	vfmadd231ps	%zmm18, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm18) + zmm12
	vfmadd231ps	%zmm14, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm14) + zmm13
	vmovups	-22976(%rcx,%rax,4), %zmm18
	vmovups	84544(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vmovups	80704(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm16) + zmm1
	vmovups	76864(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm22) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm15) + zmm7
	vfmadd231ps	%zmm17, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm17) + zmm8
	vfmadd231ps	%zmm18, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm18) + zmm9
	vmovups	-19136(%rcx,%rax,4), %zmm20
	vmovups	88384(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm16) + zmm2
	vfmadd231ps	%zmm22, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm22) + zmm3
	vfmadd231ps	%zmm19, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vfmadd231ps	%zmm17, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm17) + zmm9
	vfmadd231ps	%zmm20, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm20) + zmm10
	vmovups	-15296(%rcx,%rax,4), %zmm24
	vmovups	92224(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm16) + zmm3
	vfmadd231ps	%zmm22, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm22) + zmm4
	vfmadd231ps	%zmm23, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm23) + zmm7
	vfmadd231ps	%zmm19, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm15) + zmm9
	vfmadd231ps	%zmm17, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm17) + zmm10
	vfmadd231ps	%zmm24, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm24) + zmm11
	vmovups	-11456(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm16) + zmm4
	vfmadd231ps	%zmm22, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm22) + zmm5
	vfmadd231ps	%zmm23, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm23) + zmm8
	vfmadd231ps	%zmm19, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm19) + zmm9
	vfmadd231ps	%zmm15, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm15) + zmm10
	vfmadd231ps	%zmm17, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm17) + zmm11
	vfmadd231ps	%zmm24, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm24) + zmm12
	vmovups	-7616(%rcx,%rax,4), %zmm24
	vfmadd231ps	%zmm20, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm24, %zmm5   # zmm5 = (zmm24 * zmm16) + zmm5
	vfmadd231ps	%zmm22, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm22) + zmm6
	vfmadd231ps	%zmm23, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm23) + zmm9
	vfmadd231ps	%zmm19, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm19) + zmm10
	vfmadd231ps	%zmm15, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm15) + zmm11
	vfmadd231ps	%zmm17, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm17) + zmm12
	vfmadd231ps	%zmm21, %zmm24, %zmm13  # zmm13 = (zmm24 * zmm21) + zmm13
	vmovups	-3776(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm20, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm16) + zmm6
	vfmadd231ps	%zmm23, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm23) + zmm10
	vfmadd231ps	%zmm19, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm19) + zmm11
	vfmadd231ps	%zmm15, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm15) + zmm12
	vfmadd231ps	%zmm17, %zmm21, %zmm13  # zmm13 = (zmm21 * zmm17) + zmm13
	vmovups	64(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm20, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm14) + zmm6
	vfmadd231ps	%zmm23, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm23) + zmm11
	vfmadd231ps	%zmm19, %zmm16, %zmm12  # zmm12 = (zmm16 * zmm19) + zmm12
	vfmadd231ps	%zmm15, %zmm16, %zmm13  # zmm13 = (zmm16 * zmm15) + zmm13
	vmovups	%zmm0, 107584(%rdx,%rax,4)
	vmovups	%zmm1, 111424(%rdx,%rax,4)
	vmovups	%zmm2, 115264(%rdx,%rax,4)
	vmovups	%zmm3, 119104(%rdx,%rax,4)
	vmovups	%zmm4, 122944(%rdx,%rax,4)
	vmovups	%zmm5, 126784(%rdx,%rax,4)
	vmovups	%zmm6, 130624(%rdx,%rax,4)
	vmovups	%zmm7, 134464(%rdx,%rax,4)
	vmovups	%zmm8, 138304(%rdx,%rax,4)
	vmovups	%zmm9, 142144(%rdx,%rax,4)
	vmovups	%zmm10, 145984(%rdx,%rax,4)
	vmovups	%zmm11, 149824(%rdx,%rax,4)
	vmovups	%zmm12, 153664(%rdx,%rax,4)
	vmovups	%zmm13, 157504(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$944, %rax                      # imm = 0x3B0
	jl	.LBB1_8
.LBB1_9:                                # %._crit_edge9
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$959, %rax                      # imm = 0x3BF
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph11.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_11:                               # %.lr.ph11
                                        # =>This Inner Loop Header: Depth=1
	vmovups	107584(%rdi,%rax,4), %zmm2
	vmovups	7744(%rsi,%rax,4), %zmm7
	vmulps	%zmm7, %zmm2, %zmm0
	vmovups	3904(%rsi,%rax,4), %zmm8
	vmulps	%zmm8, %zmm2, %zmm1
	vmovups	64(%rsi,%rax,4), %zmm6
	vmulps	%zmm6, %zmm2, %zmm2
	vmovups	111424(%rdi,%rax,4), %zmm3
	vmovups	11584(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm9) + zmm0
	vfmadd231ps	%zmm7, %zmm3, %zmm1     # zmm1 = (zmm3 * zmm7) + zmm1
	vfmadd231ps	%zmm8, %zmm3, %zmm2     # zmm2 = (zmm3 * zmm8) + zmm2
	vmulps	%zmm3, %zmm6, %zmm3
	vmovups	115264(%rdi,%rax,4), %zmm4
	vmovups	15424(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm9) + zmm1
	vfmadd231ps	%zmm7, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm7) + zmm2
	vfmadd231ps	%zmm8, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm8) + zmm3
	vmulps	%zmm4, %zmm6, %zmm4
	vmovups	119104(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm10, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm5, %zmm2     # zmm2 = (zmm5 * zmm9) + zmm2
	vfmadd231ps	%zmm7, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm7) + zmm3
	vfmadd231ps	%zmm8, %zmm5, %zmm4     # zmm4 = (zmm5 * zmm8) + zmm4
	vmulps	%zmm5, %zmm6, %zmm5
	vmovups	122944(%rdi,%rax,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm9) + zmm3
	vfmadd231ps	%zmm7, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm7) + zmm4
	vfmadd231ps	%zmm8, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm8) + zmm5
	vmulps	%zmm11, %zmm6, %zmm6
	vmovups	126784(%rdi,%rax,4), %zmm11
	vfmadd231ps	%zmm10, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm10) + zmm3
	vfmadd231ps	%zmm9, %zmm11, %zmm4    # zmm4 = (zmm11 * zmm9) + zmm4
	vfmadd231ps	%zmm7, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm7) + zmm5
	vfmadd231ps	%zmm8, %zmm11, %zmm6    # zmm6 = (zmm11 * zmm8) + zmm6
	vmovups	130624(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm10, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vfmadd231ps	%zmm7, %zmm8, %zmm6     # zmm6 = (zmm8 * zmm7) + zmm6
	vmovups	134464(%rdi,%rax,4), %zmm8
	vmovups	26944(%rsi,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	23104(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm9) + zmm1
	vmovups	19264(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vmovups	138304(%rdi,%rax,4), %zmm8
	vmovups	30784(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm11) + zmm0
	vfmadd231ps	%zmm7, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm7) + zmm1
	vfmadd231ps	%zmm9, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vmovups	142144(%rdi,%rax,4), %zmm8
	vmovups	34624(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm11) + zmm1
	vfmadd231ps	%zmm7, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm7) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vmovups	145984(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm11) + zmm2
	vfmadd231ps	%zmm7, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm7) + zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm8) + zmm5
	vmovups	149824(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm12, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm11) + zmm3
	vfmadd231ps	%zmm7, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm7) + zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vfmadd231ps	%zmm10, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm10) + zmm6
	vmovups	153664(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm12, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm7, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm7) + zmm5
	vfmadd231ps	%zmm9, %zmm8, %zmm6     # zmm6 = (zmm8 * zmm9) + zmm6
	vmovups	157504(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm12, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm11) + zmm5
	vfmadd231ps	%zmm7, %zmm8, %zmm6     # zmm6 = (zmm8 * zmm7) + zmm6
	vmovups	161344(%rdi,%rax,4), %zmm8
	vmovups	46144(%rsi,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm7) + zmm0
	vmovups	42304(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm9) + zmm1
	vmovups	38464(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vmovups	165184(%rdi,%rax,4), %zmm8
	vmovups	49984(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm11) + zmm0
	vfmadd231ps	%zmm7, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm7) + zmm1
	vfmadd231ps	%zmm9, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm9) + zmm2
	vfmadd231ps	%zmm8, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm8) + zmm3
	vmovups	169024(%rdi,%rax,4), %zmm8
	vmovups	53824(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm11) + zmm1
	vfmadd231ps	%zmm7, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm7) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm9) + zmm3
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vmovups	172864(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm11) + zmm2
	vfmadd231ps	%zmm7, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm7) + zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm8) + zmm5
	vmovups	176704(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm12, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm11) + zmm3
	vfmadd231ps	%zmm7, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm7) + zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vfmadd231ps	%zmm10, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm10) + zmm6
	vmovups	180544(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm12, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm7, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm7) + zmm5
	vfmadd231ps	%zmm9, %zmm8, %zmm6     # zmm6 = (zmm8 * zmm9) + zmm6
	vmovups	184384(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm12, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm12) + zmm4
	vfmadd231ps	%zmm11, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm11) + zmm5
	vfmadd231ps	%zmm7, %zmm8, %zmm6     # zmm6 = (zmm8 * zmm7) + zmm6
	vmovups	%zmm0, 161344(%rdx,%rax,4)
	vmovups	%zmm1, 165184(%rdx,%rax,4)
	vmovups	%zmm2, 169024(%rdx,%rax,4)
	vmovups	%zmm3, 172864(%rdx,%rax,4)
	vmovups	%zmm4, 176704(%rdx,%rax,4)
	vmovups	%zmm5, 180544(%rdx,%rax,4)
	vmovups	%zmm6, 184384(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$944, %rax                      # imm = 0x3B0
	jl	.LBB1_11
.LBB1_12:                               # %._crit_edge12
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
