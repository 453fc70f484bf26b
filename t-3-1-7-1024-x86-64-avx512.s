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
	cmpq	$1023, %rax                     # imm = 0x3FF
	jg	.LBB1_3
# %bb.1:                                # %.lr.ph.preheader
	addq	$-32, %rax
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	16512(%rsi,%rax,4), %zmm16
	vmovups	128(%rdi,%rax,4), %zmm1
	vmovups	192(%rdi,%rax,4), %zmm4
	vmulps	%zmm16, %zmm1, %zmm8
	vmovups	12416(%rsi,%rax,4), %zmm22
	vmulps	%zmm22, %zmm1, %zmm6
	vmovups	4224(%rsi,%rax,4), %zmm5
	vmulps	%zmm5, %zmm1, %zmm0
	vmovups	128(%rsi,%rax,4), %zmm3
	vmovups	192(%rsi,%rax,4), %zmm9
	vmulps	%zmm3, %zmm1, %zmm1
	vmovups	4224(%rdi,%rax,4), %zmm2
	vmovups	20608(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm2, %zmm8    # zmm8 = (zmm2 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm16) + zmm6
	vmulps	%zmm2, %zmm22, %zmm10
	vmovups	8320(%rsi,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm7) + zmm0
	vfmadd231ps	%zmm5, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm5) + zmm1
	vmulps	%zmm2, %zmm3, %zmm2
	vmovups	8320(%rdi,%rax,4), %zmm12
	vfmadd231ps	%zmm19, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm19) + zmm6
	vfmadd231ps	%zmm16, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm16) + zmm10
	vmulps	%zmm12, %zmm22, %zmm11
	vfmadd231ps	%zmm7, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm7) + zmm1
	vfmadd231ps	%zmm5, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm5) + zmm2
	vmulps	%zmm12, %zmm3, %zmm3
	vmovups	12416(%rdi,%rax,4), %zmm12
	vfmadd231ps	%zmm19, %zmm12, %zmm10  # zmm10 = (zmm12 * zmm19) + zmm10
	vfmadd231ps	%zmm16, %zmm12, %zmm11  # zmm11 = (zmm12 * zmm16) + zmm11
	vfmadd231ps	%zmm7, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm7) + zmm2
	vfmadd231ps	%zmm5, %zmm12, %zmm3    # zmm3 = (zmm12 * zmm5) + zmm3
	vmovups	16512(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm19, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm19) + zmm11
	vfmadd231ps	%zmm7, %zmm5, %zmm3     # zmm3 = (zmm5 * zmm7) + zmm3
	vmovups	16576(%rsi,%rax,4), %zmm14
	vmulps	%zmm14, %zmm4, %zmm13
	vmovups	12480(%rsi,%rax,4), %zmm20
	vmulps	%zmm20, %zmm4, %zmm12
	vmovups	4288(%rsi,%rax,4), %zmm18
	vmulps	%zmm18, %zmm4, %zmm5
	vmulps	%zmm9, %zmm4, %zmm4
	vmovups	4288(%rdi,%rax,4), %zmm7
	vmovups	20672(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm13   # zmm13 = (zmm7 * zmm17) + zmm13
	vfmadd231ps	%zmm14, %zmm7, %zmm12   # zmm12 = (zmm7 * zmm14) + zmm12
	vmulps	%zmm7, %zmm20, %zmm15
	vmovups	8384(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm23) + zmm5
	vfmadd231ps	%zmm18, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm18) + zmm4
	vmulps	%zmm7, %zmm9, %zmm7
	vmovups	8384(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm17, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm17) + zmm12
	vfmadd231ps	%zmm14, %zmm24, %zmm15  # zmm15 = (zmm24 * zmm14) + zmm15
	vmulps	%zmm24, %zmm20, %zmm21
	vfmadd231ps	%zmm23, %zmm24, %zmm4   # zmm4 = (zmm24 * zmm23) + zmm4
	vfmadd231ps	%zmm18, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm18) + zmm7
	vmulps	%zmm24, %zmm9, %zmm9
	vmovups	12480(%rdi,%rax,4), %zmm24
	vfmadd231ps	%zmm17, %zmm24, %zmm15  # zmm15 = (zmm24 * zmm17) + zmm15
	vfmadd231ps	%zmm14, %zmm24, %zmm21  # zmm21 = (zmm24 * zmm14) + zmm21
	vfmadd231ps	%zmm23, %zmm24, %zmm7   # zmm7 = (zmm24 * zmm23) + zmm7
	vfmadd231ps	%zmm18, %zmm24, %zmm9   # zmm9 = (zmm24 * zmm18) + zmm9
	vmovups	16576(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm17, %zmm18, %zmm21  # zmm21 = (zmm18 * zmm17) + zmm21
	vfmadd231ps	%zmm23, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm23) + zmm9
	vmovups	28800(%rdi,%rax,4), %zmm24
	vmovups	28800(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm18) + zmm8
	vmovups	24704(%rsi,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm24, %zmm6   # zmm6 = (zmm24 * zmm23) + zmm6
	vfmadd231ps	%zmm16, %zmm24, %zmm0   # zmm0 = (zmm24 * zmm16) + zmm0
	vfmadd231ps	%zmm24, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm24) + zmm1
	vmovups	32896(%rdi,%rax,4), %zmm25
	vmovups	32896(%rsi,%rax,4), %zmm24
	vfmadd231ps	%zmm24, %zmm25, %zmm8   # zmm8 = (zmm25 * zmm24) + zmm8
	vfmadd231ps	%zmm18, %zmm25, %zmm6   # zmm6 = (zmm25 * zmm18) + zmm6
	vfmadd231ps	%zmm23, %zmm25, %zmm10  # zmm10 = (zmm25 * zmm23) + zmm10
	vfmadd231ps	%zmm19, %zmm25, %zmm0   # zmm0 = (zmm25 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm25, %zmm1   # zmm1 = (zmm25 * zmm16) + zmm1
	vfmadd231ps	%zmm25, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm25) + zmm2
	vmovups	36992(%rdi,%rax,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm6   # zmm6 = (zmm25 * zmm24) + zmm6
	vfmadd231ps	%zmm18, %zmm25, %zmm10  # zmm10 = (zmm25 * zmm18) + zmm10
	vfmadd231ps	%zmm23, %zmm25, %zmm11  # zmm11 = (zmm25 * zmm23) + zmm11
	vfmadd231ps	%zmm19, %zmm25, %zmm1   # zmm1 = (zmm25 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm25, %zmm2   # zmm2 = (zmm25 * zmm16) + zmm2
	vfmadd231ps	%zmm22, %zmm25, %zmm3   # zmm3 = (zmm25 * zmm22) + zmm3
	vmovups	41088(%rdi,%rax,4), %zmm22
	vfmadd231ps	%zmm24, %zmm22, %zmm10  # zmm10 = (zmm22 * zmm24) + zmm10
	vfmadd231ps	%zmm18, %zmm22, %zmm11  # zmm11 = (zmm22 * zmm18) + zmm11
	vfmadd231ps	%zmm19, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm16) + zmm3
	vmovups	45184(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm24, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm24) + zmm11
	vfmadd231ps	%zmm19, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm19) + zmm3
	vmovups	28864(%rdi,%rax,4), %zmm22
	vmovups	28864(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm16) + zmm13
	vmovups	24768(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm22, %zmm12  # zmm12 = (zmm22 * zmm19) + zmm12
	vfmadd231ps	%zmm14, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm14) + zmm5
	vfmadd231ps	%zmm22, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm22) + zmm4
	vmovups	32960(%rdi,%rax,4), %zmm25
	vmovups	32960(%rsi,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm25, %zmm13  # zmm13 = (zmm25 * zmm22) + zmm13
	vfmadd231ps	%zmm16, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm16) + zmm12
	vfmadd231ps	%zmm19, %zmm25, %zmm15  # zmm15 = (zmm25 * zmm19) + zmm15
	vfmadd231ps	%zmm17, %zmm25, %zmm5   # zmm5 = (zmm25 * zmm17) + zmm5
	vfmadd231ps	%zmm14, %zmm25, %zmm4   # zmm4 = (zmm25 * zmm14) + zmm4
	vfmadd231ps	%zmm25, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm25) + zmm7
	vmovups	37056(%rdi,%rax,4), %zmm25
	vfmadd231ps	%zmm22, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm22) + zmm12
	vfmadd231ps	%zmm16, %zmm25, %zmm15  # zmm15 = (zmm25 * zmm16) + zmm15
	vfmadd231ps	%zmm19, %zmm25, %zmm21  # zmm21 = (zmm25 * zmm19) + zmm21
	vfmadd231ps	%zmm17, %zmm25, %zmm4   # zmm4 = (zmm25 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm14) + zmm7
	vfmadd231ps	%zmm20, %zmm25, %zmm9   # zmm9 = (zmm25 * zmm20) + zmm9
	vmovups	41152(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm22, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm22) + zmm15
	vfmadd231ps	%zmm16, %zmm20, %zmm21  # zmm21 = (zmm20 * zmm16) + zmm21
	vfmadd231ps	%zmm17, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm17) + zmm7
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vmovups	45248(%rdi,%rax,4), %zmm14
	vfmadd231ps	%zmm22, %zmm14, %zmm21  # zmm21 = (zmm14 * zmm22) + zmm21
	vfmadd231ps	%zmm17, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm17) + zmm9
	vmovups	%zmm8, 128(%rdx,%rax,4)
	vmovups	%zmm13, 192(%rdx,%rax,4)
	vmovups	%zmm6, 4224(%rdx,%rax,4)
	vmovups	%zmm12, 4288(%rdx,%rax,4)
	vmovups	%zmm10, 8320(%rdx,%rax,4)
	vmovups	%zmm15, 8384(%rdx,%rax,4)
	vmovups	%zmm11, 12416(%rdx,%rax,4)
	vmovups	%zmm21, 12480(%rdx,%rax,4)
	vmovups	57472(%rdi,%rax,4), %zmm6
	vmovups	57536(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm18, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm18) + zmm0
	vfmadd231ps	%zmm6, %zmm23, %zmm1    # zmm1 = (zmm23 * zmm6) + zmm1
	vmovups	61568(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm24, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm24) + zmm0
	vfmadd231ps	%zmm18, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm18) + zmm1
	vfmadd231ps	%zmm6, %zmm23, %zmm2    # zmm2 = (zmm23 * zmm6) + zmm2
	vmovups	65664(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm24, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm24) + zmm1
	vfmadd231ps	%zmm18, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm18) + zmm2
	vfmadd231ps	%zmm23, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm23) + zmm3
	vmovups	69760(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm24, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm24) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm18) + zmm3
	vfmadd231ps	73856(%rdi,%rax,4), %zmm24, %zmm3 # zmm3 = (zmm24 * mem) + zmm3
	vfmadd231ps	%zmm16, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm16) + zmm5
	vfmadd231ps	%zmm8, %zmm19, %zmm4    # zmm4 = (zmm19 * zmm8) + zmm4
	vmovups	61632(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm22, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm22) + zmm5
	vfmadd231ps	%zmm16, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm16) + zmm4
	vfmadd231ps	%zmm6, %zmm19, %zmm7    # zmm7 = (zmm19 * zmm6) + zmm7
	vmovups	65728(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm22, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm22) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm7    # zmm7 = (zmm6 * zmm16) + zmm7
	vfmadd231ps	%zmm19, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm19) + zmm9
	vmovups	69824(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm22, %zmm6, %zmm7    # zmm7 = (zmm6 * zmm22) + zmm7
	vfmadd231ps	%zmm16, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm16) + zmm9
	vfmadd231ps	73920(%rdi,%rax,4), %zmm22, %zmm9 # zmm9 = (zmm22 * mem) + zmm9
	vmovups	%zmm0, 28800(%rdx,%rax,4)
	vmovups	%zmm5, 28864(%rdx,%rax,4)
	vmovups	%zmm1, 32896(%rdx,%rax,4)
	vmovups	%zmm4, 32960(%rdx,%rax,4)
	vmovups	%zmm2, 36992(%rdx,%rax,4)
	vmovups	%zmm7, 37056(%rdx,%rax,4)
	vmovups	%zmm3, 41088(%rdx,%rax,4)
	vmovups	%zmm9, 41152(%rdx,%rax,4)
	addq	$32, %rax
	cmpq	$992, %rax                      # imm = 0x3E0
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$1023, %rax                     # imm = 0x3FF
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph8.preheader
	addq	$-32, %rax
	.p2align	4
.LBB1_5:                                # %.lr.ph8
                                        # =>This Inner Loop Header: Depth=1
	vmovups	12416(%rsi,%rax,4), %zmm14
	vmovups	12416(%rdi,%rax,4), %zmm0
	vmovups	12480(%rdi,%rax,4), %zmm3
	vmulps	%zmm14, %zmm0, %zmm5
	vmovups	128(%rsi,%rax,4), %zmm2
	vmovups	192(%rsi,%rax,4), %zmm7
	vmulps	%zmm2, %zmm0, %zmm0
	vmovups	16512(%rdi,%rax,4), %zmm1
	vmovups	16512(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm12) + zmm5
	vmulps	%zmm1, %zmm14, %zmm6
	vmovups	4224(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm4) + zmm0
	vmulps	%zmm1, %zmm2, %zmm1
	vmovups	20608(%rdi,%rax,4), %zmm9
	vmovups	20608(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm19) + zmm5
	vfmadd231ps	%zmm12, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm12) + zmm6
	vmulps	%zmm9, %zmm14, %zmm8
	vmovups	8320(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm10) + zmm0
	vfmadd231ps	%zmm4, %zmm9, %zmm1     # zmm1 = (zmm9 * zmm4) + zmm1
	vmulps	%zmm9, %zmm2, %zmm2
	vmovups	24704(%rdi,%rax,4), %zmm9
	vfmadd231ps	%zmm19, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm19) + zmm6
	vfmadd231ps	%zmm12, %zmm9, %zmm8    # zmm8 = (zmm9 * zmm12) + zmm8
	vfmadd231ps	%zmm10, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm10) + zmm1
	vfmadd231ps	%zmm4, %zmm9, %zmm2     # zmm2 = (zmm9 * zmm4) + zmm2
	vmovups	12480(%rsi,%rax,4), %zmm13
	vmulps	%zmm13, %zmm3, %zmm9
	vmulps	%zmm7, %zmm3, %zmm3
	vmovups	16576(%rdi,%rax,4), %zmm4
	vmovups	16576(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm4, %zmm9    # zmm9 = (zmm4 * zmm11) + zmm9
	vmulps	%zmm4, %zmm13, %zmm10
	vmovups	4288(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm16) + zmm3
	vmulps	%zmm4, %zmm7, %zmm4
	vmovups	20672(%rdi,%rax,4), %zmm18
	vmovups	20672(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm17) + zmm9
	vfmadd231ps	%zmm11, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm11) + zmm10
	vmulps	%zmm18, %zmm13, %zmm15
	vmovups	8384(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm20) + zmm3
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vmulps	%zmm18, %zmm7, %zmm7
	vmovups	24768(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm17, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm17) + zmm10
	vfmadd231ps	%zmm11, %zmm18, %zmm15  # zmm15 = (zmm18 * zmm11) + zmm15
	vfmadd231ps	%zmm20, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm16) + zmm7
	vmovups	41088(%rdi,%rax,4), %zmm18
	vmovups	24704(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm18, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm18) + zmm0
	vmovups	45184(%rdi,%rax,4), %zmm20
	vmovups	28800(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm18) + zmm5
	vfmadd231ps	%zmm16, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm16) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm12) + zmm0
	vfmadd231ps	%zmm20, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm20) + zmm1
	vmovups	49280(%rdi,%rax,4), %zmm21
	vmovups	32896(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm20) + zmm5
	vfmadd231ps	%zmm18, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm18) + zmm6
	vfmadd231ps	%zmm16, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm16) + zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm12, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm14) + zmm2
	vmovups	53376(%rdi,%rax,4), %zmm14
	vfmadd231ps	%zmm20, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm20) + zmm6
	vfmadd231ps	%zmm18, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm18) + zmm8
	vfmadd231ps	%zmm19, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm19) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vmovups	41152(%rdi,%rax,4), %zmm14
	vmovups	24768(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm12) + zmm9
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vmovups	45248(%rdi,%rax,4), %zmm19
	vmovups	28864(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm14) + zmm9
	vfmadd231ps	%zmm12, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm12) + zmm10
	vfmadd231ps	%zmm11, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm11) + zmm3
	vfmadd231ps	%zmm19, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm19) + zmm4
	vmovups	49344(%rdi,%rax,4), %zmm19
	vmovups	32960(%rsi,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm21) + zmm9
	vfmadd231ps	%zmm14, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm14) + zmm10
	vfmadd231ps	%zmm12, %zmm19, %zmm15  # zmm15 = (zmm19 * zmm12) + zmm15
	vfmadd231ps	%zmm17, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm17) + zmm3
	vfmadd231ps	%zmm11, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm13) + zmm7
	vmovups	53440(%rdi,%rax,4), %zmm13
	vfmadd231ps	%zmm21, %zmm13, %zmm10  # zmm10 = (zmm13 * zmm21) + zmm10
	vfmadd231ps	%zmm14, %zmm13, %zmm15  # zmm15 = (zmm13 * zmm14) + zmm15
	vfmadd231ps	%zmm17, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm17) + zmm4
	vfmadd231ps	%zmm11, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm11) + zmm7
	vmovups	%zmm5, 16512(%rdx,%rax,4)
	vmovups	%zmm9, 16576(%rdx,%rax,4)
	vmovups	%zmm6, 20608(%rdx,%rax,4)
	vmovups	%zmm10, 20672(%rdx,%rax,4)
	vmovups	%zmm8, 24704(%rdx,%rax,4)
	vmovups	%zmm15, 24768(%rdx,%rax,4)
	vfmadd231ps	69760(%rdi,%rax,4), %zmm16, %zmm0 # zmm0 = (zmm16 * mem) + zmm0
	vmovups	73856(%rdi,%rax,4), %zmm5
	vmovups	73920(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm18, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm18) + zmm0
	vfmadd231ps	%zmm5, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm5) + zmm1
	vmovups	77952(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm16) + zmm2
	vmovups	82048(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm18) + zmm2
	vfmadd231ps	69824(%rdi,%rax,4), %zmm12, %zmm3 # zmm3 = (zmm12 * mem) + zmm3
	vfmadd231ps	%zmm14, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm14) + zmm3
	vfmadd231ps	%zmm6, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm6) + zmm4
	vmovups	78016(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm21) + zmm3
	vfmadd231ps	%zmm14, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm14) + zmm4
	vfmadd231ps	%zmm12, %zmm5, %zmm7    # zmm7 = (zmm5 * zmm12) + zmm7
	vmovups	82112(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm21) + zmm4
	vfmadd231ps	%zmm14, %zmm5, %zmm7    # zmm7 = (zmm5 * zmm14) + zmm7
	vmovups	%zmm0, 45184(%rdx,%rax,4)
	vmovups	%zmm3, 45248(%rdx,%rax,4)
	vmovups	%zmm1, 49280(%rdx,%rax,4)
	vmovups	%zmm4, 49344(%rdx,%rax,4)
	vmovups	%zmm2, 53376(%rdx,%rax,4)
	vmovups	%zmm7, 53440(%rdx,%rax,4)
	addq	$32, %rax
	cmpq	$992, %rax                      # imm = 0x3E0
	jl	.LBB1_5
.LBB1_6:                                # %.preheader.preheader
	pushq	%rbx
	leaq	32832(%rsi), %rax
	leaq	131136(%rdi), %rcx
	leaq	57344(%rdx), %r8
	leaq	139328(%rdi), %r9
	leaq	73728(%rdx), %r10
	movl	$2, %r11d
	jmp	.LBB1_7
	.p2align	4
.LBB1_13:                               # %._crit_edge14
                                        #   in Loop: Header=BB1_7 Depth=1
	leaq	2(%r11), %rbx
	addq	$57344, %rcx                    # imm = 0xE000
	addq	$57344, %r8                     # imm = 0xE000
	addq	$57344, %r9                     # imm = 0xE000
	addq	$57344, %r10                    # imm = 0xE000
	cmpq	$4, %r11
	movq	%rbx, %r11
	jae	.LBB1_14
.LBB1_7:                                # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_9 Depth 2
                                        #     Child Loop BB1_12 Depth 2
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	cmpq	$1023, %rbx                     # imm = 0x3FF
	jg	.LBB1_10
# %bb.8:                                # %.lr.ph10
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-32, %rbx
	.p2align	4
.LBB1_9:                                #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-28608(%rax,%rbx,4), %zmm12
	vmovups	-102336(%rcx,%rbx,4), %zmm0
	vmovups	-102272(%rcx,%rbx,4), %zmm1
	vmulps	%zmm12, %zmm0, %zmm2
	vmovups	-32704(%rax,%rbx,4), %zmm7
	vmovups	-32640(%rax,%rbx,4), %zmm15
	vmulps	%zmm7, %zmm0, %zmm3
	vmovups	-98240(%rcx,%rbx,4), %zmm0
	vmovups	-24512(%rax,%rbx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm13) + zmm2
	vfmadd231ps	%zmm12, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm12) + zmm3
	vmulps	%zmm0, %zmm7, %zmm5
	vmovups	-94144(%rcx,%rbx,4), %zmm0
	vfmadd231ps	%zmm13, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm12) + zmm5
	vmulps	%zmm0, %zmm7, %zmm6
	vmovups	-90048(%rcx,%rbx,4), %zmm0
	vfmadd231ps	%zmm13, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm13) + zmm5
	vfmadd231ps	%zmm0, %zmm12, %zmm6    # zmm6 = (zmm12 * zmm0) + zmm6
	vfmadd231ps	-85952(%rcx,%rbx,4), %zmm13, %zmm6 # zmm6 = (zmm13 * mem) + zmm6
	vmovups	-28544(%rax,%rbx,4), %zmm23
	vmulps	%zmm23, %zmm1, %zmm9
	vmulps	%zmm15, %zmm1, %zmm8
	vmovups	-98176(%rcx,%rbx,4), %zmm0
	vmovups	-24448(%rax,%rbx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm20) + zmm9
	vfmadd231ps	%zmm23, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm23) + zmm8
	vmulps	%zmm0, %zmm15, %zmm10
	vmovups	-94080(%rcx,%rbx,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm8    # zmm8 = (zmm0 * zmm20) + zmm8
	vfmadd231ps	%zmm23, %zmm0, %zmm10   # zmm10 = (zmm0 * zmm23) + zmm10
	vmulps	%zmm0, %zmm15, %zmm11
	vmovups	-89984(%rcx,%rbx,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm10   # zmm10 = (zmm0 * zmm20) + zmm10
	vfmadd231ps	%zmm0, %zmm23, %zmm11   # zmm11 = (zmm23 * zmm0) + zmm11
	vfmadd231ps	-85888(%rcx,%rbx,4), %zmm20, %zmm11 # zmm11 = (zmm20 * mem) + zmm11
	vmovups	-73664(%rcx,%rbx,4), %zmm0
	vmovups	-16320(%rax,%rbx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm17) + zmm2
	vmovups	-20416(%rax,%rbx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm22) + zmm3
	vmulps	%zmm0, %zmm12, %zmm1
	vmulps	%zmm0, %zmm7, %zmm0
	vmovups	-69568(%rcx,%rbx,4), %zmm4
	vmovups	-12224(%rax,%rbx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm19) + zmm2
	vfmadd231ps	%zmm17, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm17) + zmm3
	vfmadd231ps	%zmm22, %zmm4, %zmm5    # zmm5 = (zmm4 * zmm22) + zmm5
	vfmadd231ps	%zmm13, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm13) + zmm1
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vmulps	%zmm4, %zmm7, %zmm4
	vmovups	-65472(%rcx,%rbx,4), %zmm14
	vfmadd231ps	%zmm19, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm19) + zmm3
	vfmadd231ps	%zmm17, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm17) + zmm5
	vfmadd231ps	%zmm22, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm22) + zmm6
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm12) + zmm4
	vmulps	%zmm14, %zmm7, %zmm7
	vmovups	-61376(%rcx,%rbx,4), %zmm14
	vfmadd231ps	%zmm19, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm19) + zmm5
	vfmadd231ps	%zmm17, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm17) + zmm6
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm12, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm12) + zmm7
	vmovups	-57280(%rcx,%rbx,4), %zmm12
	vfmadd231ps	%zmm19, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm19) + zmm6
	vfmadd231ps	%zmm13, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm13) + zmm7
	vmovups	-73600(%rcx,%rbx,4), %zmm12
	vmovups	-16256(%rax,%rbx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm16) + zmm9
	vmovups	-20352(%rax,%rbx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm21) + zmm8
	vmulps	%zmm12, %zmm23, %zmm13
	vmulps	%zmm12, %zmm15, %zmm12
	vmovups	-69504(%rcx,%rbx,4), %zmm14
	vmovups	-12160(%rax,%rbx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm18) + zmm9
	vfmadd231ps	%zmm16, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm16) + zmm8
	vfmadd231ps	%zmm21, %zmm14, %zmm10  # zmm10 = (zmm14 * zmm21) + zmm10
	vfmadd231ps	%zmm20, %zmm14, %zmm13  # zmm13 = (zmm14 * zmm20) + zmm13
	vfmadd231ps	%zmm23, %zmm14, %zmm12  # zmm12 = (zmm14 * zmm23) + zmm12
	vmulps	%zmm14, %zmm15, %zmm14
	vmovups	-65408(%rcx,%rbx,4), %zmm24
	vfmadd231ps	%zmm18, %zmm24, %zmm8   # zmm8 = (zmm24 * zmm18) + zmm8
	vfmadd231ps	%zmm16, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm16) + zmm10
	vfmadd231ps	%zmm21, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm21) + zmm11
	vfmadd231ps	%zmm20, %zmm24, %zmm12  # zmm12 = (zmm24 * zmm20) + zmm12
	vfmadd231ps	%zmm23, %zmm24, %zmm14  # zmm14 = (zmm24 * zmm23) + zmm14
	vmulps	%zmm24, %zmm15, %zmm15
	vmovups	-61312(%rcx,%rbx,4), %zmm24
	vfmadd231ps	%zmm18, %zmm24, %zmm10  # zmm10 = (zmm24 * zmm18) + zmm10
	vfmadd231ps	%zmm16, %zmm24, %zmm11  # zmm11 = (zmm24 * zmm16) + zmm11
	vfmadd231ps	%zmm20, %zmm24, %zmm14  # zmm14 = (zmm24 * zmm20) + zmm14
	vfmadd231ps	%zmm23, %zmm24, %zmm15  # zmm15 = (zmm24 * zmm23) + zmm15
	vmovups	-57216(%rcx,%rbx,4), %zmm23
	vfmadd231ps	%zmm18, %zmm23, %zmm11  # zmm11 = (zmm23 * zmm18) + zmm11
	vfmadd231ps	%zmm20, %zmm23, %zmm15  # zmm15 = (zmm23 * zmm20) + zmm15
	vmovups	-44992(%rcx,%rbx,4), %zmm24
	vmovups	-4032(%rax,%rbx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm24, %zmm2   # zmm2 = (zmm24 * zmm20) + zmm2
	vmovups	-8128(%rax,%rbx,4), %zmm23
	vfmadd231ps	%zmm23, %zmm24, %zmm3   # zmm3 = (zmm24 * zmm23) + zmm3
	vfmadd231ps	%zmm17, %zmm24, %zmm1   # zmm1 = (zmm24 * zmm17) + zmm1
	vfmadd231ps	%zmm24, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm24) + zmm0
	vmovups	-40896(%rcx,%rbx,4), %zmm25
	vmovups	64(%rax,%rbx,4), %zmm24
	vfmadd231ps	%zmm24, %zmm25, %zmm2   # zmm2 = (zmm25 * zmm24) + zmm2
	vfmadd231ps	%zmm20, %zmm25, %zmm3   # zmm3 = (zmm25 * zmm20) + zmm3
	vfmadd231ps	%zmm23, %zmm25, %zmm5   # zmm5 = (zmm25 * zmm23) + zmm5
	vfmadd231ps	%zmm19, %zmm25, %zmm1   # zmm1 = (zmm25 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm25, %zmm0   # zmm0 = (zmm25 * zmm17) + zmm0
	vfmadd231ps	%zmm25, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm25) + zmm4
	vmovups	-36800(%rcx,%rbx,4), %zmm25
	vfmadd231ps	%zmm24, %zmm25, %zmm3   # zmm3 = (zmm25 * zmm24) + zmm3
	vfmadd231ps	%zmm20, %zmm25, %zmm5   # zmm5 = (zmm25 * zmm20) + zmm5
	vfmadd231ps	%zmm23, %zmm25, %zmm6   # zmm6 = (zmm25 * zmm23) + zmm6
	vfmadd231ps	%zmm19, %zmm25, %zmm0   # zmm0 = (zmm25 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm25, %zmm4   # zmm4 = (zmm25 * zmm17) + zmm4
	vfmadd231ps	%zmm22, %zmm25, %zmm7   # zmm7 = (zmm25 * zmm22) + zmm7
	vmovups	-32704(%rcx,%rbx,4), %zmm22
	vfmadd231ps	%zmm24, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm24) + zmm5
	vfmadd231ps	%zmm20, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm20) + zmm6
	vfmadd231ps	%zmm19, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm17) + zmm7
	vmovups	-28608(%rcx,%rbx,4), %zmm17
	vfmadd231ps	%zmm24, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm24) + zmm6
	vfmadd231ps	%zmm19, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm19) + zmm7
	vmovups	-44928(%rcx,%rbx,4), %zmm22
	vmovups	-3968(%rax,%rbx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm17) + zmm9
	vmovups	-8064(%rax,%rbx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm16) + zmm13
	vfmadd231ps	%zmm22, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm22) + zmm12
	vmovups	-40832(%rcx,%rbx,4), %zmm25
	vmovups	128(%rax,%rbx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm25, %zmm9   # zmm9 = (zmm25 * zmm22) + zmm9
	vfmadd231ps	%zmm17, %zmm25, %zmm8   # zmm8 = (zmm25 * zmm17) + zmm8
	vfmadd231ps	%zmm19, %zmm25, %zmm10  # zmm10 = (zmm25 * zmm19) + zmm10
	vfmadd231ps	%zmm18, %zmm25, %zmm13  # zmm13 = (zmm25 * zmm18) + zmm13
	vfmadd231ps	%zmm16, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm16) + zmm12
	vfmadd231ps	%zmm25, %zmm21, %zmm14  # zmm14 = (zmm21 * zmm25) + zmm14
	vmovups	-36736(%rcx,%rbx,4), %zmm25
	vfmadd231ps	%zmm22, %zmm25, %zmm8   # zmm8 = (zmm25 * zmm22) + zmm8
	vfmadd231ps	%zmm17, %zmm25, %zmm10  # zmm10 = (zmm25 * zmm17) + zmm10
	vfmadd231ps	%zmm19, %zmm25, %zmm11  # zmm11 = (zmm25 * zmm19) + zmm11
	vfmadd231ps	%zmm18, %zmm25, %zmm12  # zmm12 = (zmm25 * zmm18) + zmm12
	vfmadd231ps	%zmm16, %zmm25, %zmm14  # zmm14 = (zmm25 * zmm16) + zmm14
	vfmadd231ps	%zmm21, %zmm25, %zmm15  # zmm15 = (zmm25 * zmm21) + zmm15
	vmovups	-32640(%rcx,%rbx,4), %zmm21
	vfmadd231ps	%zmm22, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm22) + zmm10
	vfmadd231ps	%zmm17, %zmm21, %zmm11  # zmm11 = (zmm21 * zmm17) + zmm11
	vfmadd231ps	%zmm18, %zmm21, %zmm14  # zmm14 = (zmm21 * zmm18) + zmm14
	vfmadd231ps	%zmm16, %zmm21, %zmm15  # zmm15 = (zmm21 * zmm16) + zmm15
	vmovups	-28544(%rcx,%rbx,4), %zmm16
	vfmadd231ps	%zmm22, %zmm16, %zmm11  # zmm11 = (zmm16 * zmm22) + zmm11
	vfmadd231ps	%zmm18, %zmm16, %zmm15  # zmm15 = (zmm16 * zmm18) + zmm15
	vmovups	%zmm2, 128(%r8,%rbx,4)
	vmovups	%zmm9, 192(%r8,%rbx,4)
	vmovups	%zmm3, 4224(%r8,%rbx,4)
	vmovups	%zmm8, 4288(%r8,%rbx,4)
	vmovups	%zmm5, 8320(%r8,%rbx,4)
	vmovups	%zmm10, 8384(%r8,%rbx,4)
	vmovups	%zmm6, 12416(%r8,%rbx,4)
	vmovups	%zmm11, 12480(%r8,%rbx,4)
	vmovups	-16320(%rcx,%rbx,4), %zmm2
	vmovups	-16256(%rcx,%rbx,4), %zmm3
	vfmadd231ps	%zmm20, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm20) + zmm1
	vfmadd231ps	%zmm2, %zmm23, %zmm0    # zmm0 = (zmm23 * zmm2) + zmm0
	vmovups	-12224(%rcx,%rbx,4), %zmm2
	vfmadd231ps	%zmm24, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm24) + zmm1
	vfmadd231ps	%zmm20, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm20) + zmm0
	vfmadd231ps	%zmm2, %zmm23, %zmm4    # zmm4 = (zmm23 * zmm2) + zmm4
	vmovups	-8128(%rcx,%rbx,4), %zmm2
	vfmadd231ps	%zmm24, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm24) + zmm0
	vfmadd231ps	%zmm20, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm20) + zmm4
	vfmadd231ps	%zmm23, %zmm2, %zmm7    # zmm7 = (zmm2 * zmm23) + zmm7
	vmovups	-4032(%rcx,%rbx,4), %zmm2
	vfmadd231ps	%zmm24, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm24) + zmm4
	vfmadd231ps	%zmm20, %zmm2, %zmm7    # zmm7 = (zmm2 * zmm20) + zmm7
	vfmadd231ps	64(%rcx,%rbx,4), %zmm24, %zmm7 # zmm7 = (zmm24 * mem) + zmm7
	vfmadd231ps	%zmm17, %zmm3, %zmm13   # zmm13 = (zmm3 * zmm17) + zmm13
	vfmadd231ps	%zmm3, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm3) + zmm12
	vmovups	-12160(%rcx,%rbx,4), %zmm2
	vfmadd231ps	%zmm22, %zmm2, %zmm13   # zmm13 = (zmm2 * zmm22) + zmm13
	vfmadd231ps	%zmm17, %zmm2, %zmm12   # zmm12 = (zmm2 * zmm17) + zmm12
	vfmadd231ps	%zmm2, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm2) + zmm14
	vmovups	-8064(%rcx,%rbx,4), %zmm2
	vfmadd231ps	%zmm22, %zmm2, %zmm12   # zmm12 = (zmm2 * zmm22) + zmm12
	vfmadd231ps	%zmm17, %zmm2, %zmm14   # zmm14 = (zmm2 * zmm17) + zmm14
	vfmadd231ps	%zmm19, %zmm2, %zmm15   # zmm15 = (zmm2 * zmm19) + zmm15
	vmovups	-3968(%rcx,%rbx,4), %zmm2
	vfmadd231ps	%zmm22, %zmm2, %zmm14   # zmm14 = (zmm2 * zmm22) + zmm14
	vfmadd231ps	%zmm17, %zmm2, %zmm15   # zmm15 = (zmm2 * zmm17) + zmm15
	vfmadd231ps	128(%rcx,%rbx,4), %zmm22, %zmm15 # zmm15 = (zmm22 * mem) + zmm15
	vmovups	%zmm1, 28800(%r8,%rbx,4)
	vmovups	%zmm13, 28864(%r8,%rbx,4)
	vmovups	%zmm0, 32896(%r8,%rbx,4)
	vmovups	%zmm12, 32960(%r8,%rbx,4)
	vmovups	%zmm4, 36992(%r8,%rbx,4)
	vmovups	%zmm14, 37056(%r8,%rbx,4)
	vmovups	%zmm7, 41088(%r8,%rbx,4)
	vmovups	%zmm15, 41152(%r8,%rbx,4)
	addq	$32, %rbx
	cmpq	$992, %rbx                      # imm = 0x3E0
	jl	.LBB1_9
.LBB1_10:                               # %._crit_edge11
                                        #   in Loop: Header=BB1_7 Depth=1
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	cmpq	$1023, %rbx                     # imm = 0x3FF
	jg	.LBB1_13
# %bb.11:                               # %.lr.ph13
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-32, %rbx
	.p2align	4
.LBB1_12:                               #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-32704(%rax,%rbx,4), %zmm5
	vmovups	-32640(%rax,%rbx,4), %zmm11
	vmulps	-98240(%r9,%rbx,4), %zmm5, %zmm1
	vmovups	-28608(%rax,%rbx,4), %zmm9
	vmovups	-94144(%r9,%rbx,4), %zmm0
	vmovups	-94080(%r9,%rbx,4), %zmm2
	vfmadd231ps	%zmm9, %zmm0, %zmm1     # zmm1 = (zmm0 * zmm9) + zmm1
	vmulps	%zmm0, %zmm5, %zmm3
	vmovups	-90048(%r9,%rbx,4), %zmm0
	vmovups	-24512(%rax,%rbx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm0, %zmm3     # zmm3 = (zmm0 * zmm9) + zmm3
	vmulps	%zmm0, %zmm5, %zmm4
	vmovups	-85952(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm10, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm10) + zmm3
	vfmadd231ps	%zmm0, %zmm9, %zmm4     # zmm4 = (zmm9 * zmm0) + zmm4
	vmulps	-98176(%r9,%rbx,4), %zmm11, %zmm6
	vmovups	-28544(%rax,%rbx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm16) + zmm6
	vmulps	%zmm2, %zmm11, %zmm7
	vmovups	-89984(%r9,%rbx,4), %zmm0
	vmovups	-24448(%rax,%rbx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm18) + zmm6
	vfmadd231ps	%zmm16, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm16) + zmm7
	vmulps	%zmm0, %zmm11, %zmm8
	vmovups	-85888(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm18, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm18) + zmm7
	vfmadd231ps	%zmm0, %zmm16, %zmm8    # zmm8 = (zmm16 * zmm0) + zmm8
	vmovups	-69568(%r9,%rbx,4), %zmm0
	vmovups	-20416(%rax,%rbx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm15) + zmm1
	vmulps	%zmm0, %zmm5, %zmm0
	vmovups	-65472(%r9,%rbx,4), %zmm2
	vmovups	-16320(%rax,%rbx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm2, %zmm3    # zmm3 = (zmm2 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm9) + zmm0
	vmulps	%zmm2, %zmm5, %zmm2
	vmovups	-61376(%r9,%rbx,4), %zmm12
	vmovups	-12224(%rax,%rbx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm19) + zmm1
	vfmadd231ps	%zmm13, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm13) + zmm3
	vfmadd231ps	%zmm15, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm15) + zmm4
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm9) + zmm2
	vmulps	%zmm12, %zmm5, %zmm5
	vmovups	-57280(%r9,%rbx,4), %zmm12
	vfmadd231ps	%zmm19, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm19) + zmm3
	vfmadd231ps	%zmm13, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm13) + zmm4
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm9) + zmm5
	vmovups	-69504(%r9,%rbx,4), %zmm9
	vmovups	-20352(%rax,%rbx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm14) + zmm6
	vmulps	%zmm9, %zmm11, %zmm9
	vmovups	-65408(%r9,%rbx,4), %zmm10
	vmovups	-16256(%rax,%rbx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm12) + zmm6
	vfmadd231ps	%zmm14, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmulps	%zmm10, %zmm11, %zmm10
	vmovups	-61312(%r9,%rbx,4), %zmm20
	vmovups	-12160(%rax,%rbx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm17) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm14, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm14) + zmm8
	vfmadd231ps	%zmm18, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm18) + zmm9
	vfmadd231ps	%zmm16, %zmm20, %zmm10  # zmm10 = (zmm20 * zmm16) + zmm10
	vmulps	%zmm20, %zmm11, %zmm11
	vmovups	-57216(%r9,%rbx,4), %zmm20
	vfmadd231ps	%zmm17, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm17) + zmm7
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm18, %zmm20, %zmm10  # zmm10 = (zmm20 * zmm18) + zmm10
	vfmadd231ps	%zmm16, %zmm20, %zmm11  # zmm11 = (zmm20 * zmm16) + zmm11
	vmovups	-40896(%r9,%rbx,4), %zmm18
	vmovups	-8128(%rax,%rbx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm16) + zmm1
	vfmadd231ps	%zmm18, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm18) + zmm0
	vmovups	-36800(%r9,%rbx,4), %zmm20
	vmovups	-4032(%rax,%rbx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm16) + zmm3
	vfmadd231ps	%zmm13, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm13) + zmm0
	vfmadd231ps	%zmm20, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm20) + zmm2
	vmovups	-32704(%r9,%rbx,4), %zmm21
	vmovups	64(%rax,%rbx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm18) + zmm3
	vfmadd231ps	%zmm16, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm16) + zmm4
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm13, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm15) + zmm5
	vmovups	-28608(%r9,%rbx,4), %zmm15
	vfmadd231ps	%zmm20, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm18) + zmm4
	vfmadd231ps	%zmm19, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm19) + zmm2
	vfmadd231ps	%zmm13, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm13) + zmm5
	vmovups	-40832(%r9,%rbx,4), %zmm15
	vmovups	-8064(%rax,%rbx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm13) + zmm6
	vfmadd231ps	%zmm15, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm15) + zmm9
	vmovups	-36736(%r9,%rbx,4), %zmm19
	vmovups	-3968(%rax,%rbx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm15) + zmm6
	vfmadd231ps	%zmm13, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm13) + zmm7
	vfmadd231ps	%zmm12, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm12) + zmm9
	vfmadd231ps	%zmm19, %zmm14, %zmm10  # zmm10 = (zmm14 * zmm19) + zmm10
	vmovups	-32640(%r9,%rbx,4), %zmm19
	vmovups	128(%rax,%rbx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm21) + zmm6
	vfmadd231ps	%zmm15, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm15) + zmm7
	vfmadd231ps	%zmm13, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm13) + zmm8
	vfmadd231ps	%zmm17, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm17) + zmm9
	vfmadd231ps	%zmm12, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm12) + zmm10
	vfmadd231ps	%zmm14, %zmm19, %zmm11  # zmm11 = (zmm19 * zmm14) + zmm11
	vmovups	-28544(%r9,%rbx,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm21) + zmm7
	vfmadd231ps	%zmm15, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm15) + zmm8
	vfmadd231ps	%zmm17, %zmm14, %zmm10  # zmm10 = (zmm14 * zmm17) + zmm10
	vfmadd231ps	%zmm12, %zmm14, %zmm11  # zmm11 = (zmm14 * zmm12) + zmm11
	vmovups	%zmm1, 128(%r10,%rbx,4)
	vmovups	%zmm6, 192(%r10,%rbx,4)
	vmovups	%zmm3, 4224(%r10,%rbx,4)
	vmovups	%zmm7, 4288(%r10,%rbx,4)
	vmovups	%zmm4, 8320(%r10,%rbx,4)
	vmovups	%zmm8, 8384(%r10,%rbx,4)
	vfmadd231ps	-12224(%r9,%rbx,4), %zmm16, %zmm0 # zmm0 = (zmm16 * mem) + zmm0
	vmovups	-8128(%r9,%rbx,4), %zmm1
	vmovups	-8064(%r9,%rbx,4), %zmm3
	vfmadd231ps	%zmm18, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm18) + zmm0
	vfmadd231ps	%zmm1, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm1) + zmm2
	vmovups	-4032(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm20, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm16) + zmm5
	vmovups	64(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm20, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm18) + zmm5
	vfmadd231ps	-12160(%r9,%rbx,4), %zmm13, %zmm9 # zmm9 = (zmm13 * mem) + zmm9
	vfmadd231ps	%zmm15, %zmm3, %zmm9    # zmm9 = (zmm3 * zmm15) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vmovups	-3968(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm21, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm21) + zmm9
	vfmadd231ps	%zmm15, %zmm1, %zmm10   # zmm10 = (zmm1 * zmm15) + zmm10
	vfmadd231ps	%zmm13, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm13) + zmm11
	vmovups	128(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm21, %zmm1, %zmm10   # zmm10 = (zmm1 * zmm21) + zmm10
	vfmadd231ps	%zmm15, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm15) + zmm11
	vmovups	%zmm0, 28800(%r10,%rbx,4)
	vmovups	%zmm9, 28864(%r10,%rbx,4)
	vmovups	%zmm2, 32896(%r10,%rbx,4)
	vmovups	%zmm10, 32960(%r10,%rbx,4)
	vmovups	%zmm5, 36992(%r10,%rbx,4)
	vmovups	%zmm11, 37056(%r10,%rbx,4)
	addq	$32, %rbx
	cmpq	$992, %rbx                      # imm = 0x3E0
	jl	.LBB1_12
	jmp	.LBB1_13
.LBB1_14:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$1023, %rax                     # imm = 0x3FF
	popq	%rbx
	jg	.LBB1_17
# %bb.15:                               # %.lr.ph16.preheader
	addq	$-32, %rax
	.p2align	4
.LBB1_16:                               # %.lr.ph16
                                        # =>This Inner Loop Header: Depth=1
	vmovups	4224(%rsi,%rax,4), %zmm4
	vmovups	143488(%rdi,%rax,4), %zmm1
	vmovups	143552(%rdi,%rax,4), %zmm6
	vmulps	%zmm4, %zmm1, %zmm0
	vmovups	128(%rsi,%rax,4), %zmm3
	vmovups	192(%rsi,%rax,4), %zmm7
	vmulps	%zmm3, %zmm1, %zmm1
	vmovups	147584(%rdi,%rax,4), %zmm2
	vmovups	8320(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm5) + zmm0
	vfmadd231ps	%zmm4, %zmm2, %zmm1     # zmm1 = (zmm2 * zmm4) + zmm1
	vmulps	%zmm2, %zmm3, %zmm2
	vmovups	151680(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm5) + zmm1
	vfmadd231ps	%zmm4, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm4) + zmm2
	vmulps	%zmm8, %zmm3, %zmm3
	vmovups	155776(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm5, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm5) + zmm2
	vfmadd231ps	%zmm4, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm4) + zmm3
	vfmadd231ps	159872(%rdi,%rax,4), %zmm5, %zmm3 # zmm3 = (zmm5 * mem) + zmm3
	vmovups	4288(%rsi,%rax,4), %zmm8
	vmulps	%zmm8, %zmm6, %zmm5
	vmulps	%zmm7, %zmm6, %zmm4
	vmovups	147648(%rdi,%rax,4), %zmm6
	vmovups	8384(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vfmadd231ps	%zmm8, %zmm6, %zmm4     # zmm4 = (zmm6 * zmm8) + zmm4
	vmulps	%zmm6, %zmm7, %zmm6
	vmovups	151744(%rdi,%rax,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm8) + zmm6
	vmulps	%zmm10, %zmm7, %zmm7
	vmovups	155840(%rdi,%rax,4), %zmm10
	vfmadd231ps	%zmm9, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm9) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vfmadd231ps	159936(%rdi,%rax,4), %zmm9, %zmm7 # zmm7 = (zmm9 * mem) + zmm7
	vmovups	172160(%rdi,%rax,4), %zmm8
	vmovups	16512(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm0     # zmm0 = (zmm8 * zmm9) + zmm0
	vmovups	12416(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm1    # zmm1 = (zmm10 * zmm8) + zmm1
	vmovups	176256(%rdi,%rax,4), %zmm8
	vmovups	20608(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm11) + zmm0
	vfmadd231ps	%zmm9, %zmm8, %zmm1     # zmm1 = (zmm8 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm10, %zmm2    # zmm2 = (zmm10 * zmm8) + zmm2
	vmovups	180352(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm11, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm11) + zmm1
	vfmadd231ps	%zmm9, %zmm8, %zmm2     # zmm2 = (zmm8 * zmm9) + zmm2
	vfmadd231ps	%zmm10, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm10) + zmm3
	vmovups	184448(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm11, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm11) + zmm2
	vfmadd231ps	%zmm9, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm9) + zmm3
	vfmadd231ps	188544(%rdi,%rax,4), %zmm11, %zmm3 # zmm3 = (zmm11 * mem) + zmm3
	vmovups	172224(%rdi,%rax,4), %zmm8
	vmovups	16576(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vmovups	12480(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm8, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm8) + zmm4
	vmovups	176320(%rdi,%rax,4), %zmm8
	vmovups	20672(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm11) + zmm5
	vfmadd231ps	%zmm9, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm8) + zmm6
	vmovups	180416(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm6     # zmm6 = (zmm8 * zmm9) + zmm6
	vfmadd231ps	%zmm10, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm10) + zmm7
	vmovups	184512(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm11, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm11) + zmm6
	vfmadd231ps	%zmm9, %zmm8, %zmm7     # zmm7 = (zmm8 * zmm9) + zmm7
	vfmadd231ps	188608(%rdi,%rax,4), %zmm11, %zmm7 # zmm7 = (zmm11 * mem) + zmm7
	vmovups	%zmm0, 172160(%rdx,%rax,4)
	vmovups	%zmm5, 172224(%rdx,%rax,4)
	vmovups	%zmm1, 176256(%rdx,%rax,4)
	vmovups	%zmm4, 176320(%rdx,%rax,4)
	vmovups	%zmm2, 180352(%rdx,%rax,4)
	vmovups	%zmm6, 180416(%rdx,%rax,4)
	vmovups	%zmm3, 184448(%rdx,%rax,4)
	vmovups	%zmm7, 184512(%rdx,%rax,4)
	addq	$32, %rax
	cmpq	$992, %rax                      # imm = 0x3E0
	jl	.LBB1_16
.LBB1_17:                               # %._crit_edge17
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$1023, %rax                     # imm = 0x3FF
	jg	.LBB1_20
# %bb.18:                               # %.lr.ph19.preheader
	addq	$-32, %rax
	.p2align	4
.LBB1_19:                               # %.lr.ph19
                                        # =>This Inner Loop Header: Depth=1
	vmovups	128(%rsi,%rax,4), %zmm2
	vmovups	192(%rsi,%rax,4), %zmm3
	vmulps	155776(%rdi,%rax,4), %zmm2, %zmm0
	vmovups	4224(%rsi,%rax,4), %zmm4
	vmovups	159872(%rdi,%rax,4), %zmm1
	vmovups	159936(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm4, %zmm1, %zmm0     # zmm0 = (zmm1 * zmm4) + zmm0
	vmulps	%zmm1, %zmm2, %zmm1
	vmovups	163968(%rdi,%rax,4), %zmm6
	vmovups	8320(%rsi,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm0     # zmm0 = (zmm6 * zmm7) + zmm0
	vfmadd231ps	%zmm4, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm4) + zmm1
	vmulps	%zmm6, %zmm2, %zmm2
	vmovups	168064(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vfmadd231ps	%zmm4, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm4) + zmm2
	vmulps	155840(%rdi,%rax,4), %zmm3, %zmm4
	vmovups	4288(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm5, %zmm4     # zmm4 = (zmm5 * zmm6) + zmm4
	vmulps	%zmm5, %zmm3, %zmm5
	vmovups	164032(%rdi,%rax,4), %zmm7
	vmovups	8384(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm8) + zmm4
	vfmadd231ps	%zmm6, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm6) + zmm5
	vmulps	%zmm7, %zmm3, %zmm3
	vmovups	168128(%rdi,%rax,4), %zmm7
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vmovups	12416(%rsi,%rax,4), %zmm6
	vfmadd231ps	184448(%rdi,%rax,4), %zmm6, %zmm0 # zmm0 = (zmm6 * mem) + zmm0
	vmovups	188544(%rdi,%rax,4), %zmm7
	vmovups	16512(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm8) + zmm0
	vfmadd231ps	%zmm7, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm7) + zmm1
	vmovups	192640(%rdi,%rax,4), %zmm7
	vmovups	20608(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm7, %zmm0     # zmm0 = (zmm7 * zmm9) + zmm0
	vfmadd231ps	%zmm8, %zmm7, %zmm1     # zmm1 = (zmm7 * zmm8) + zmm1
	vfmadd231ps	%zmm6, %zmm7, %zmm2     # zmm2 = (zmm7 * zmm6) + zmm2
	vmovups	196736(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm1     # zmm1 = (zmm6 * zmm9) + zmm1
	vfmadd231ps	%zmm8, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm8) + zmm2
	vmovups	12480(%rsi,%rax,4), %zmm6
	vfmadd231ps	184512(%rdi,%rax,4), %zmm6, %zmm4 # zmm4 = (zmm6 * mem) + zmm4
	vmovups	188608(%rdi,%rax,4), %zmm7
	vmovups	16576(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm8) + zmm4
	vfmadd231ps	%zmm7, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm7) + zmm5
	vmovups	192704(%rdi,%rax,4), %zmm7
	vmovups	20672(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm7, %zmm4     # zmm4 = (zmm7 * zmm9) + zmm4
	vfmadd231ps	%zmm8, %zmm7, %zmm5     # zmm5 = (zmm7 * zmm8) + zmm5
	vfmadd231ps	%zmm6, %zmm7, %zmm3     # zmm3 = (zmm7 * zmm6) + zmm3
	vmovups	196800(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm9, %zmm6, %zmm5     # zmm5 = (zmm6 * zmm9) + zmm5
	vfmadd231ps	%zmm8, %zmm6, %zmm3     # zmm3 = (zmm6 * zmm8) + zmm3
	vmovups	%zmm0, 188544(%rdx,%rax,4)
	vmovups	%zmm4, 188608(%rdx,%rax,4)
	vmovups	%zmm1, 192640(%rdx,%rax,4)
	vmovups	%zmm5, 192704(%rdx,%rax,4)
	vmovups	%zmm2, 196736(%rdx,%rax,4)
	vmovups	%zmm3, 196800(%rdx,%rax,4)
	addq	$32, %rax
	cmpq	$992, %rax                      # imm = 0x3E0
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
	.quad	3                               # 0x3
	.quad	3                               # 0x3
	.quad	1024                            # 0x400
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
	.quad	1024                            # 0x400
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
