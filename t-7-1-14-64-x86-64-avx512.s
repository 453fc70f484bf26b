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
	leaq	16128(%rdi), %rcx
	leaq	12288(%rsi), %r8
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-6080(%r8,%rax,4), %zmm11
	vmovups	-16064(%rcx,%rax,4), %zmm3
	vmovups	-15808(%rcx,%rax,4), %zmm4
	vmovups	-15552(%rcx,%rax,4), %zmm18
	vmulps	%zmm11, %zmm3, %zmm5
	vmovups	-6336(%r8,%rax,4), %zmm17
	vmulps	%zmm17, %zmm3, %zmm6
	vmovups	-6592(%r8,%rax,4), %zmm19
	vmulps	%zmm19, %zmm3, %zmm7
	vmovups	-6848(%r8,%rax,4), %zmm16
	vmulps	%zmm16, %zmm3, %zmm8
	vmovups	-7872(%r8,%rax,4), %zmm10
	vmulps	%zmm10, %zmm3, %zmm0
	vmovups	-8640(%r8,%rax,4), %zmm14
	vmovups	-8384(%r8,%rax,4), %zmm21
	vmovups	-8128(%r8,%rax,4), %zmm20
	vmulps	%zmm20, %zmm3, %zmm1
	vmulps	%zmm21, %zmm3, %zmm2
	vmulps	%zmm14, %zmm3, %zmm3
	vmovups	-5824(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm5    # zmm5 = (zmm4 * zmm12) + zmm5
	vfmadd231ps	%zmm11, %zmm4, %zmm6    # zmm6 = (zmm4 * zmm11) + zmm6
	vfmadd231ps	%zmm17, %zmm4, %zmm7    # zmm7 = (zmm4 * zmm17) + zmm7
	vfmadd231ps	%zmm19, %zmm4, %zmm8    # zmm8 = (zmm4 * zmm19) + zmm8
	vmulps	%zmm4, %zmm16, %zmm9
	vmovups	-7616(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm10) + zmm1
	vfmadd231ps	%zmm20, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm20) + zmm2
	vfmadd231ps	%zmm21, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm21) + zmm3
	vmulps	%zmm4, %zmm14, %zmm4
	vmovups	-5568(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm11, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm11) + zmm7
	vfmadd231ps	%zmm17, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm17) + zmm8
	vfmadd231ps	%zmm19, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm19) + zmm9
	vmovups	-7360(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm20, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm20) + zmm3
	vfmadd231ps	%zmm21, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm21) + zmm4
	vmovups	-15296(%rcx,%rax,4), %zmm21
	vmovups	-5312(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm14) + zmm6
	vfmadd231ps	%zmm12, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm12) + zmm7
	vfmadd231ps	%zmm11, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm11) + zmm8
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vmovups	-7104(%r8,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm22) + zmm0
	vfmadd231ps	%zmm15, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm13) + zmm2
	vfmadd231ps	%zmm10, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm10) + zmm3
	vfmadd231ps	%zmm20, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm20) + zmm4
	vmovups	-15040(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm18, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm14) + zmm7
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm11, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm11) + zmm9
	vfmadd231ps	%zmm22, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm22) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm13, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm10) + zmm4
	vmovups	-14784(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm14) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vfmadd231ps	%zmm22, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm22) + zmm2
	vfmadd231ps	%zmm15, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vmovups	-14528(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm14) + zmm9
	vfmadd231ps	%zmm22, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm22) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm15) + zmm4
	vmovups	-14272(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vfmadd231ps	%zmm22, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm22) + zmm4
	vmovups	-12480(%rcx,%rax,4), %zmm13
	vmovups	-4288(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vmovups	-4544(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm15) + zmm6
	vmovups	-4800(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm20) + zmm7
	vmovups	-5056(%r8,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm22) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vfmadd231ps	%zmm17, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm17) + zmm1
	vfmadd231ps	%zmm19, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm19) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vmovups	-12224(%rcx,%rax,4), %zmm21
	vmovups	-4032(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm13) + zmm5
	vfmadd231ps	%zmm10, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm10) + zmm6
	vfmadd231ps	%zmm15, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm15) + zmm7
	vfmadd231ps	%zmm20, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm20) + zmm8
	vfmadd231ps	%zmm22, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm22) + zmm9
	vfmadd231ps	%zmm12, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm11) + zmm1
	vfmadd231ps	%zmm17, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm17) + zmm2
	vfmadd231ps	%zmm19, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm16) + zmm4
	vmovups	-11968(%rcx,%rax,4), %zmm21
	vmovups	-3776(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm16) + zmm5
	vfmadd231ps	%zmm13, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm13) + zmm6
	vfmadd231ps	%zmm10, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm10) + zmm7
	vfmadd231ps	%zmm15, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm15) + zmm8
	vfmadd231ps	%zmm20, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm20) + zmm9
	vfmadd231ps	%zmm14, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm11) + zmm2
	vfmadd231ps	%zmm17, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm17) + zmm3
	vfmadd231ps	%zmm19, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm19) + zmm4
	vmovups	-11712(%rcx,%rax,4), %zmm21
	vmovups	-3520(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm16) + zmm6
	vfmadd231ps	%zmm13, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm13) + zmm7
	vfmadd231ps	%zmm10, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm10) + zmm8
	vfmadd231ps	%zmm15, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm15) + zmm9
	vfmadd231ps	%zmm18, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm11) + zmm3
	vfmadd231ps	%zmm17, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm17) + zmm4
	vmovups	-11456(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm19, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm19) + zmm6
	vfmadd231ps	%zmm16, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm16) + zmm7
	vfmadd231ps	%zmm13, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm13) + zmm8
	vfmadd231ps	%zmm10, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm10) + zmm9
	vfmadd231ps	%zmm18, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm14) + zmm2
	vfmadd231ps	%zmm12, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm11) + zmm4
	vmovups	-11200(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vmovups	-10944(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm16) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vmovups	-10688(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vmovups	-8896(%rcx,%rax,4), %zmm12
	vmovups	-2496(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vmovups	-2752(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm14) + zmm6
	vmovups	-3008(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm21) + zmm7
	vmovups	-3264(%r8,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm23) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vfmadd231ps	%zmm12, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm12) + zmm3
	vmovups	-8640(%rcx,%rax,4), %zmm17
	vmovups	-2240(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm12) + zmm5
	vfmadd231ps	%zmm11, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm11) + zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm14) + zmm7
	vfmadd231ps	%zmm21, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm21) + zmm8
	vfmadd231ps	%zmm23, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm23) + zmm9
	vfmadd231ps	%zmm13, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm10) + zmm1
	vfmadd231ps	%zmm15, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm15) + zmm2
	vfmadd231ps	%zmm20, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm20) + zmm3
	vfmadd231ps	%zmm22, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm22) + zmm4
	vmovups	-8384(%rcx,%rax,4), %zmm18
	vmovups	-1984(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm11, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm11) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vfmadd231ps	%zmm21, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm21) + zmm9
	vfmadd231ps	%zmm16, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm16) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm20, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm20) + zmm4
	vmovups	-8128(%rcx,%rax,4), %zmm20
	vmovups	-1728(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm17) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm11, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm11) + zmm8
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vfmadd231ps	%zmm19, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm16) + zmm1
	vfmadd231ps	%zmm13, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm13) + zmm2
	vfmadd231ps	%zmm10, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm10) + zmm3
	vfmadd231ps	%zmm15, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm15) + zmm4
	vmovups	-7872(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm18, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm17) + zmm7
	vfmadd231ps	%zmm12, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm12) + zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm11) + zmm9
	vfmadd231ps	%zmm19, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm16) + zmm2
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vmovups	-7616(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm18) + zmm7
	vfmadd231ps	%zmm17, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm17) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vfmadd231ps	%zmm19, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vmovups	-7360(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm17, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm17) + zmm9
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vmovups	-7104(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vmovups	-5312(%rcx,%rax,4), %zmm15
	vmovups	-704(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	-960(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm13) + zmm6
	vmovups	-1216(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm16) + zmm7
	vmovups	-1472(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm20) + zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm14, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm14) + zmm1
	vfmadd231ps	%zmm21, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm21) + zmm2
	vfmadd231ps	%zmm15, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm15) + zmm3
	vmovups	-5056(%rcx,%rax,4), %zmm19
	vmovups	-448(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm15) + zmm5
	vfmadd231ps	%zmm10, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm10) + zmm6
	vfmadd231ps	%zmm13, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm13) + zmm7
	vfmadd231ps	%zmm16, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm20) + zmm9
	vfmadd231ps	%zmm12, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm11) + zmm1
	vfmadd231ps	%zmm14, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm14) + zmm2
	vfmadd231ps	%zmm21, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm21) + zmm3
	vfmadd231ps	%zmm23, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm23) + zmm4
	vmovups	-4800(%rcx,%rax,4), %zmm22
	vmovups	-192(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm15) + zmm6
	vfmadd231ps	%zmm10, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm10) + zmm7
	vfmadd231ps	%zmm13, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm13) + zmm8
	vfmadd231ps	%zmm16, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm16) + zmm9
	vfmadd231ps	%zmm17, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm11) + zmm2
	vfmadd231ps	%zmm14, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm14) + zmm3
	vfmadd231ps	%zmm21, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm21) + zmm4
	vmovups	-4544(%rcx,%rax,4), %zmm22
	vmovups	64(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm21) + zmm5
	vfmadd231ps	%zmm19, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm15) + zmm7
	vfmadd231ps	%zmm10, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm10) + zmm8
	vfmadd231ps	%zmm13, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm13) + zmm9
	vfmadd231ps	%zmm18, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm11) + zmm3
	vfmadd231ps	%zmm14, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm14) + zmm4
	vmovups	-4288(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm21) + zmm6
	vfmadd231ps	%zmm19, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm15) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vmovups	-4032(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm21) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vmovups	-3776(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm21) + zmm8
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm17, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm17) + zmm4
	vmovups	-3520(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm21) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vmovups	%zmm5, 64(%rdx,%rax,4)
	vmovups	%zmm6, 320(%rdx,%rax,4)
	vmovups	%zmm7, 576(%rdx,%rax,4)
	vmovups	%zmm8, 832(%rdx,%rax,4)
	vmovups	%zmm9, 1088(%rdx,%rax,4)
	vmovups	-1728(%rcx,%rax,4), %zmm5
	vmovups	-1472(%rcx,%rax,4), %zmm6
	vmovups	-1216(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm10, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm10) + zmm0
	vfmadd231ps	%zmm13, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm13) + zmm1
	vfmadd231ps	%zmm16, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm16) + zmm2
	vfmadd231ps	%zmm5, %zmm20, %zmm3    # zmm3 = (zmm20 * zmm5) + zmm3
	vfmadd231ps	%zmm15, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm15) + zmm0
	vfmadd231ps	%zmm10, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm10) + zmm1
	vfmadd231ps	%zmm13, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm13) + zmm2
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm20) + zmm4
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm13, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm13) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vmovups	-960(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm15) + zmm2
	vfmadd231ps	%zmm10, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm13) + zmm4
	vmovups	-704(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm15) + zmm3
	vfmadd231ps	%zmm10, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm10) + zmm4
	vmovups	-448(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm21) + zmm2
	vfmadd231ps	%zmm19, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm15) + zmm4
	vmovups	-192(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm19) + zmm4
	vfmadd231ps	64(%rcx,%rax,4), %zmm21, %zmm4 # zmm4 = (zmm21 * mem) + zmm4
	vmovups	%zmm0, 3648(%rdx,%rax,4)
	vmovups	%zmm1, 3904(%rdx,%rax,4)
	vmovups	%zmm2, 4160(%rdx,%rax,4)
	vmovups	%zmm3, 4416(%rdx,%rax,4)
	vmovups	%zmm4, 4672(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph17.preheader
	addq	$-16, %rax
	leaq	12288(%rsi), %rcx
	leaq	17408(%rdi), %r8
	.p2align	4
.LBB1_5:                                # %.lr.ph17
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-6848(%rcx,%rax,4), %zmm18
	vmovups	-16832(%r8,%rax,4), %zmm0
	vmovups	-16576(%r8,%rax,4), %zmm1
	vmovups	-16320(%r8,%rax,4), %zmm2
	vmulps	%zmm18, %zmm0, %zmm5
	vmovups	-8640(%rcx,%rax,4), %zmm4
	vmovups	-8384(%rcx,%rax,4), %zmm16
	vmovups	-8128(%rcx,%rax,4), %zmm11
	vmulps	%zmm4, %zmm0, %zmm0
	vmovups	-6592(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm19) + zmm5
	vmulps	%zmm1, %zmm18, %zmm6
	vfmadd231ps	%zmm16, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm16) + zmm0
	vmulps	%zmm1, %zmm4, %zmm1
	vmovups	-6336(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm14) + zmm5
	vfmadd231ps	%zmm19, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm19) + zmm6
	vmulps	%zmm2, %zmm18, %zmm7
	vfmadd231ps	%zmm11, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm11) + zmm0
	vfmadd231ps	%zmm16, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm16) + zmm1
	vmulps	%zmm2, %zmm4, %zmm2
	vmovups	-16064(%r8,%rax,4), %zmm3
	vmovups	-6080(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm5    # zmm5 = (zmm3 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm14) + zmm6
	vfmadd231ps	%zmm19, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm19) + zmm7
	vmulps	%zmm3, %zmm18, %zmm8
	vmovups	-7872(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm11) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmulps	%zmm3, %zmm4, %zmm3
	vmovups	-15808(%r8,%rax,4), %zmm17
	vmovups	-5824(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm13) + zmm5
	vfmadd231ps	%zmm10, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm14) + zmm7
	vfmadd231ps	%zmm19, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm19) + zmm8
	vmulps	%zmm17, %zmm18, %zmm9
	vmovups	-7616(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm12, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm11) + zmm2
	vfmadd231ps	%zmm16, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm16) + zmm3
	vmulps	%zmm17, %zmm4, %zmm4
	vmovups	-15552(%r8,%rax,4), %zmm21
	vmovups	-5568(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm17) + zmm5
	vfmadd231ps	%zmm13, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm13) + zmm6
	vfmadd231ps	%zmm10, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm14) + zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm19) + zmm9
	vmovups	-7360(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm20) + zmm0
	vfmadd231ps	%zmm15, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm15) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm11) + zmm3
	vfmadd231ps	%zmm16, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm16) + zmm4
	vmovups	-15296(%r8,%rax,4), %zmm16
	vmovups	-5312(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm17) + zmm6
	vfmadd231ps	%zmm13, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm13) + zmm7
	vfmadd231ps	%zmm10, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm14) + zmm9
	vmovups	-7104(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm22) + zmm0
	vfmadd231ps	%zmm20, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm20) + zmm1
	vfmadd231ps	%zmm15, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm15) + zmm2
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vmovups	-15040(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm17) + zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm13) + zmm8
	vfmadd231ps	%zmm10, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm10) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm22) + zmm1
	vfmadd231ps	%zmm20, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm20) + zmm2
	vfmadd231ps	%zmm15, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm15) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vmovups	-14784(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm17) + zmm8
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm22) + zmm2
	vfmadd231ps	%zmm20, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm20) + zmm3
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vmovups	-14528(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm17) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm22) + zmm3
	vfmadd231ps	%zmm20, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm20) + zmm4
	vmovups	-14272(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm21) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vmovups	-13248(%r8,%rax,4), %zmm11
	vmovups	-5056(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm20) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vmovups	-12992(%r8,%rax,4), %zmm11
	vmovups	-4800(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm20) + zmm6
	vfmadd231ps	%zmm19, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm19) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vmovups	-12736(%r8,%rax,4), %zmm11
	vmovups	-4544(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm16) + zmm6
	vfmadd231ps	%zmm20, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm20) + zmm7
	vfmadd231ps	%zmm14, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm14) + zmm0
	vfmadd231ps	%zmm19, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm19) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vmovups	-12480(%r8,%rax,4), %zmm15
	vmovups	-4288(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm16) + zmm7
	vfmadd231ps	%zmm20, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm20) + zmm8
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm14) + zmm1
	vfmadd231ps	%zmm19, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vmovups	-12224(%r8,%rax,4), %zmm22
	vmovups	-4032(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm11) + zmm6
	vfmadd231ps	%zmm12, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm12) + zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm20) + zmm9
	vfmadd231ps	%zmm13, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm14) + zmm2
	vfmadd231ps	%zmm19, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm19) + zmm3
	vfmadd231ps	%zmm18, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm18) + zmm4
	vmovups	-11968(%r8,%rax,4), %zmm22
	vmovups	-3776(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm11) + zmm7
	vfmadd231ps	%zmm12, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm12) + zmm8
	vfmadd231ps	%zmm16, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm16) + zmm9
	vfmadd231ps	%zmm17, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm17) + zmm0
	vfmadd231ps	%zmm13, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm14) + zmm3
	vfmadd231ps	%zmm19, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm19) + zmm4
	vmovups	-11712(%r8,%rax,4), %zmm19
	vmovups	-3520(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm18) + zmm6
	vfmadd231ps	%zmm15, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm11) + zmm8
	vfmadd231ps	%zmm12, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm12) + zmm9
	vfmadd231ps	%zmm21, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm17) + zmm1
	vfmadd231ps	%zmm13, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm13) + zmm2
	vfmadd231ps	%zmm10, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm14) + zmm4
	vmovups	-11456(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm22, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm18) + zmm7
	vfmadd231ps	%zmm15, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm11) + zmm9
	vfmadd231ps	%zmm21, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vmovups	-11200(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm22, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm15, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm15) + zmm9
	vfmadd231ps	%zmm21, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vmovups	-10944(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm22, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vfmadd231ps	%zmm21, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vmovups	-10688(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm22, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm22) + zmm9
	vfmadd231ps	%zmm21, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm21) + zmm4
	vmovups	-9664(%r8,%rax,4), %zmm10
	vmovups	-3264(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm21) + zmm5
	vfmadd231ps	%zmm10, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm10) + zmm0
	vmovups	-9408(%r8,%rax,4), %zmm10
	vmovups	-3008(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm21) + zmm6
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm10) + zmm1
	vmovups	-9152(%r8,%rax,4), %zmm10
	vmovups	-2752(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm17) + zmm6
	vfmadd231ps	%zmm21, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm21) + zmm7
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm10) + zmm2
	vmovups	-8896(%r8,%rax,4), %zmm14
	vmovups	-2496(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm17) + zmm7
	vfmadd231ps	%zmm21, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm21) + zmm8
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm14) + zmm3
	vmovups	-8640(%r8,%rax,4), %zmm19
	vmovups	-2240(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm10) + zmm6
	vfmadd231ps	%zmm13, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm13) + zmm7
	vfmadd231ps	%zmm17, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm21) + zmm9
	vfmadd231ps	%zmm15, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm11) + zmm1
	vfmadd231ps	%zmm12, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm20) + zmm4
	vmovups	-8384(%r8,%rax,4), %zmm20
	vmovups	-1984(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm19) + zmm5
	vfmadd231ps	%zmm14, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm10) + zmm7
	vfmadd231ps	%zmm13, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm13) + zmm8
	vfmadd231ps	%zmm17, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm17) + zmm9
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm11) + zmm2
	vfmadd231ps	%zmm12, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm12) + zmm3
	vfmadd231ps	%zmm16, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm16) + zmm4
	vmovups	-8128(%r8,%rax,4), %zmm20
	vmovups	-1728(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm19) + zmm6
	vfmadd231ps	%zmm14, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm14) + zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm13, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm13) + zmm9
	vfmadd231ps	%zmm22, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vfmadd231ps	%zmm12, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm12) + zmm4
	vmovups	-7872(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm16, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm16) + zmm6
	vfmadd231ps	%zmm19, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm19) + zmm7
	vfmadd231ps	%zmm14, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm14) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm10) + zmm9
	vfmadd231ps	%zmm22, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm18) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm11) + zmm4
	vmovups	-7616(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm16, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm16) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm14, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm14) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vmovups	-7360(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vmovups	-7104(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm16, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm16) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vmovups	-6080(%r8,%rax,4), %zmm11
	vmovups	-1472(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm11, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm11) + zmm0
	vmovups	-5824(%r8,%rax,4), %zmm11
	vmovups	-1216(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm18, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm11, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm11) + zmm1
	vmovups	-5568(%r8,%rax,4), %zmm15
	vmovups	-960(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm12) + zmm6
	vfmadd231ps	%zmm18, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm18) + zmm7
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm15) + zmm2
	vmovups	-5312(%r8,%rax,4), %zmm20
	vmovups	-704(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm11) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm18, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm18) + zmm8
	vfmadd231ps	%zmm10, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm10) + zmm0
	vfmadd231ps	%zmm13, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm17) + zmm2
	vfmadd231ps	%zmm20, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm20) + zmm3
	vmovups	-5056(%r8,%rax,4), %zmm22
	vmovups	-448(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm20) + zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm11) + zmm7
	vfmadd231ps	%zmm12, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm12) + zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm10) + zmm1
	vfmadd231ps	%zmm13, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm21) + zmm4
	vmovups	-4800(%r8,%rax,4), %zmm22
	vmovups	-192(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm21) + zmm5
	vfmadd231ps	%zmm20, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm20) + zmm6
	vfmadd231ps	%zmm15, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm11) + zmm8
	vfmadd231ps	%zmm12, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm12) + zmm9
	vfmadd231ps	%zmm19, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm19) + zmm0
	vfmadd231ps	%zmm14, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm10) + zmm2
	vfmadd231ps	%zmm13, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm17) + zmm4
	vmovups	-4544(%r8,%rax,4), %zmm22
	vmovups	64(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm21) + zmm6
	vfmadd231ps	%zmm20, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm20) + zmm7
	vfmadd231ps	%zmm15, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm11) + zmm9
	vfmadd231ps	%zmm16, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm16) + zmm0
	vfmadd231ps	%zmm19, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm19) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm13) + zmm4
	vmovups	-4288(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm17, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm17) + zmm6
	vfmadd231ps	%zmm21, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm21) + zmm7
	vfmadd231ps	%zmm20, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm20) + zmm8
	vfmadd231ps	%zmm15, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm15) + zmm9
	vfmadd231ps	%zmm16, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm16) + zmm1
	vfmadd231ps	%zmm19, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm19) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vmovups	-4032(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm17, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm17) + zmm7
	vfmadd231ps	%zmm21, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm21) + zmm8
	vfmadd231ps	%zmm20, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm20) + zmm9
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vmovups	-3776(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm17, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm21) + zmm9
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vmovups	-3520(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm17, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm17) + zmm9
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vmovups	%zmm5, 1344(%rdx,%rax,4)
	vmovups	%zmm6, 1600(%rdx,%rax,4)
	vmovups	%zmm7, 1856(%rdx,%rax,4)
	vmovups	%zmm8, 2112(%rdx,%rax,4)
	vmovups	%zmm9, 2368(%rdx,%rax,4)
	vfmadd231ps	-2496(%r8,%rax,4), %zmm18, %zmm0 # zmm0 = (zmm18 * mem) + zmm0
	vmovups	-2240(%r8,%rax,4), %zmm5
	vmovups	-1984(%r8,%rax,4), %zmm6
	vmovups	-1728(%r8,%rax,4), %zmm7
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm5, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm5) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm11) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vmovups	-1472(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm20) + zmm0
	vfmadd231ps	%zmm15, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm11) + zmm2
	vfmadd231ps	%zmm12, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm12) + zmm3
	vfmadd231ps	%zmm18, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm18) + zmm4
	vmovups	-1216(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm21) + zmm0
	vfmadd231ps	%zmm20, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm20) + zmm1
	vfmadd231ps	%zmm15, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm11) + zmm3
	vfmadd231ps	%zmm12, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm12) + zmm4
	vmovups	-960(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm17, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm17) + zmm0
	vfmadd231ps	%zmm21, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm21) + zmm1
	vfmadd231ps	%zmm20, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm20) + zmm2
	vfmadd231ps	%zmm15, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm11) + zmm4
	vmovups	-704(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm17, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm21) + zmm2
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm15, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm15) + zmm4
	vmovups	-448(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm17, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm21) + zmm3
	vfmadd231ps	%zmm20, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm20) + zmm4
	vmovups	-192(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm17, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm21) + zmm4
	vfmadd231ps	64(%r8,%rax,4), %zmm17, %zmm4 # zmm4 = (zmm17 * mem) + zmm4
	vmovups	%zmm0, 4928(%rdx,%rax,4)
	vmovups	%zmm1, 5184(%rdx,%rax,4)
	vmovups	%zmm2, 5440(%rdx,%rax,4)
	vmovups	%zmm3, 5696(%rdx,%rax,4)
	vmovups	%zmm4, 5952(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_5
.LBB1_6:                                # %._crit_edge18
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_9
# %bb.7:                                # %.lr.ph20.preheader
	addq	$-16, %rax
	leaq	12288(%rsi), %rcx
	leaq	17664(%rdi), %r8
	.p2align	4
.LBB1_8:                                # %.lr.ph20
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-6848(%rcx,%rax,4), %zmm15
	vmovups	-15808(%r8,%rax,4), %zmm0
	vmovups	-15552(%r8,%rax,4), %zmm1
	vmovups	-15296(%r8,%rax,4), %zmm2
	vmulps	%zmm15, %zmm0, %zmm4
	vmovups	-8640(%rcx,%rax,4), %zmm3
	vmovups	-8384(%rcx,%rax,4), %zmm10
	vmovups	-8128(%rcx,%rax,4), %zmm9
	vmulps	%zmm3, %zmm0, %zmm0
	vmovups	-6592(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm13) + zmm4
	vmulps	%zmm1, %zmm15, %zmm5
	vfmadd231ps	%zmm10, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm10) + zmm0
	vmulps	%zmm1, %zmm3, %zmm1
	vmovups	-6336(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm13) + zmm5
	vmulps	%zmm2, %zmm15, %zmm6
	vfmadd231ps	%zmm9, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm9) + zmm0
	vfmadd231ps	%zmm10, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm10) + zmm1
	vmulps	%zmm2, %zmm3, %zmm2
	vmovups	-15040(%r8,%rax,4), %zmm12
	vmovups	-6080(%rcx,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm8) + zmm4
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm13) + zmm6
	vmulps	%zmm12, %zmm15, %zmm7
	vmovups	-7872(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm16) + zmm0
	vfmadd231ps	%zmm9, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm9) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vmulps	%zmm12, %zmm3, %zmm3
	vmovups	-14784(%r8,%rax,4), %zmm12
	vmovups	-5824(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm14) + zmm4
	vfmadd231ps	%zmm8, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm13) + zmm7
	vmovups	-7616(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vfmadd231ps	%zmm9, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm9) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vmovups	-14528(%r8,%rax,4), %zmm10
	vmovups	-5568(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm14) + zmm5
	vfmadd231ps	%zmm8, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm8) + zmm6
	vfmadd231ps	%zmm11, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm11) + zmm7
	vmovups	-7360(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	-14272(%r8,%rax,4), %zmm9
	vmovups	-5312(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vfmadd231ps	%zmm14, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm14) + zmm6
	vfmadd231ps	%zmm8, %zmm9, %zmm7     # zmm7 = (zmm9 * zmm8) + zmm7
	vfmadd231ps	-7104(%rcx,%rax,4), %zmm9, %zmm0 # zmm0 = (zmm9 * mem) + zmm0
	vfmadd231ps	%zmm12, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm12) + zmm1
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm16) + zmm3
	vmovups	-12224(%r8,%rax,4), %zmm9
	vmovups	-5056(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm16) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vmovups	-11968(%r8,%rax,4), %zmm9
	vmovups	-4800(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm12) + zmm4
	vfmadd231ps	%zmm16, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm16) + zmm5
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vmovups	-11712(%r8,%rax,4), %zmm9
	vmovups	-4544(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm16) + zmm6
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vmovups	-11456(%r8,%rax,4), %zmm18
	vmovups	-4288(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm10, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm16) + zmm7
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vmovups	-11200(%r8,%rax,4), %zmm18
	vmovups	-4032(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm12) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vmovups	-10944(%r8,%rax,4), %zmm13
	vmovups	-3776(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm6    # zmm6 = (zmm13 * zmm9) + zmm6
	vfmadd231ps	%zmm10, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm10) + zmm7
	vfmadd231ps	%zmm17, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm14) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vfmadd231ps	%zmm11, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm11) + zmm3
	vmovups	-10688(%r8,%rax,4), %zmm11
	vmovups	-3520(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm15) + zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm9) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	-8640(%r8,%rax,4), %zmm8
	vmovups	-3264(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm17) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vmovups	-8384(%r8,%rax,4), %zmm8
	vmovups	-3008(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm17) + zmm5
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vmovups	-8128(%r8,%rax,4), %zmm8
	vmovups	-2752(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm17) + zmm6
	vfmadd231ps	%zmm10, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vmovups	-7872(%r8,%rax,4), %zmm14
	vmovups	-2496(%rcx,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm17) + zmm7
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm16) + zmm3
	vmovups	-7616(%r8,%rax,4), %zmm16
	vmovups	-2240(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm14) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm13) + zmm7
	vfmadd231ps	%zmm15, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vmovups	-7360(%r8,%rax,4), %zmm16
	vmovups	-1984(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm14, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm14) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm8) + zmm6
	vfmadd231ps	%zmm11, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm11) + zmm7
	vfmadd231ps	%zmm18, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm10, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm10) + zmm3
	vmovups	-7104(%r8,%rax,4), %zmm10
	vmovups	-1728(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm12) + zmm5
	vfmadd231ps	%zmm14, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm14) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	-5056(%r8,%rax,4), %zmm9
	vmovups	-1472(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm9) + zmm0
	vmovups	-4800(%r8,%rax,4), %zmm10
	vmovups	-1216(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm9) + zmm4
	vfmadd231ps	%zmm15, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm15) + zmm5
	vfmadd231ps	%zmm13, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm10) + zmm1
	vmovups	-4544(%r8,%rax,4), %zmm16
	vmovups	-960(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vfmadd231ps	%zmm15, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm16, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm16) + zmm2
	vmovups	-4288(%r8,%rax,4), %zmm18
	vmovups	-704(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm10) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm9) + zmm6
	vfmadd231ps	%zmm15, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm15) + zmm7
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vmovups	-4032(%r8,%rax,4), %zmm18
	vmovups	-448(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm10) + zmm6
	vfmadd231ps	%zmm9, %zmm18, %zmm7    # zmm7 = (zmm18 * zmm9) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vmovups	-3776(%r8,%rax,4), %zmm18
	vmovups	-192(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm16, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm16) + zmm6
	vfmadd231ps	%zmm10, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm10) + zmm7
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vmovups	-3520(%r8,%rax,4), %zmm11
	vmovups	64(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm17) + zmm6
	vfmadd231ps	%zmm16, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm16) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm19) + zmm0
	vfmadd231ps	%zmm12, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	%zmm4, 2624(%rdx,%rax,4)
	vmovups	%zmm5, 2880(%rdx,%rax,4)
	vmovups	%zmm6, 3136(%rdx,%rax,4)
	vmovups	%zmm7, 3392(%rdx,%rax,4)
	vfmadd231ps	-1472(%r8,%rax,4), %zmm15, %zmm0 # zmm0 = (zmm15 * mem) + zmm0
	vmovups	-1216(%r8,%rax,4), %zmm4
	vmovups	-960(%r8,%rax,4), %zmm5
	vmovups	-704(%r8,%rax,4), %zmm6
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm4) + zmm1
	vfmadd231ps	%zmm10, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm9) + zmm1
	vfmadd231ps	%zmm5, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm5) + zmm2
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm9) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vmovups	-448(%r8,%rax,4), %zmm4
	vfmadd231ps	%zmm17, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm17) + zmm0
	vfmadd231ps	%zmm16, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm9) + zmm3
	vmovups	-192(%r8,%rax,4), %zmm4
	vfmadd231ps	%zmm13, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm17) + zmm1
	vfmadd231ps	%zmm16, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm16) + zmm2
	vfmadd231ps	%zmm10, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm10) + zmm3
	vmovups	64(%r8,%rax,4), %zmm4
	vfmadd231ps	%zmm18, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm18) + zmm0
	vfmadd231ps	%zmm13, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm16) + zmm3
	vmovups	%zmm0, 6208(%rdx,%rax,4)
	vmovups	%zmm1, 6464(%rdx,%rax,4)
	vmovups	%zmm2, 6720(%rdx,%rax,4)
	vmovups	%zmm3, 6976(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_8
.LBB1_9:                                # %._crit_edge21
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph23.preheader
	addq	$-16, %rax
	leaq	12288(%rsi), %rcx
	leaq	23296(%rdi), %r8
	.p2align	4
.LBB1_11:                               # %.lr.ph23
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-9664(%rcx,%rax,4), %zmm11
	vmovups	-23232(%r8,%rax,4), %zmm3
	vmovups	-22976(%r8,%rax,4), %zmm4
	vmovups	-22720(%r8,%rax,4), %zmm18
	vmulps	%zmm11, %zmm3, %zmm5
	vmovups	-9920(%rcx,%rax,4), %zmm17
	vmulps	%zmm17, %zmm3, %zmm6
	vmovups	-10176(%rcx,%rax,4), %zmm19
	vmulps	%zmm19, %zmm3, %zmm7
	vmovups	-10432(%rcx,%rax,4), %zmm16
	vmulps	%zmm16, %zmm3, %zmm8
	vmovups	-11456(%rcx,%rax,4), %zmm10
	vmulps	%zmm10, %zmm3, %zmm0
	vmovups	-12224(%rcx,%rax,4), %zmm14
	vmovups	-11968(%rcx,%rax,4), %zmm21
	vmovups	-11712(%rcx,%rax,4), %zmm20
	vmulps	%zmm20, %zmm3, %zmm1
	vmulps	%zmm21, %zmm3, %zmm2
	vmulps	%zmm14, %zmm3, %zmm3
	vmovups	-9408(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm5    # zmm5 = (zmm4 * zmm12) + zmm5
	vfmadd231ps	%zmm11, %zmm4, %zmm6    # zmm6 = (zmm4 * zmm11) + zmm6
	vfmadd231ps	%zmm17, %zmm4, %zmm7    # zmm7 = (zmm4 * zmm17) + zmm7
	vfmadd231ps	%zmm19, %zmm4, %zmm8    # zmm8 = (zmm4 * zmm19) + zmm8
	vmulps	%zmm4, %zmm16, %zmm9
	vmovups	-11200(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm10) + zmm1
	vfmadd231ps	%zmm20, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm20) + zmm2
	vfmadd231ps	%zmm21, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm21) + zmm3
	vmulps	%zmm4, %zmm14, %zmm4
	vmovups	-9152(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm14) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm11, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm11) + zmm7
	vfmadd231ps	%zmm17, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm17) + zmm8
	vfmadd231ps	%zmm19, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm19) + zmm9
	vmovups	-10944(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm20, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm20) + zmm3
	vfmadd231ps	%zmm21, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm21) + zmm4
	vmovups	-22464(%r8,%rax,4), %zmm21
	vmovups	-8896(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm14) + zmm6
	vfmadd231ps	%zmm12, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm12) + zmm7
	vfmadd231ps	%zmm11, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm11) + zmm8
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vmovups	-10688(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm22) + zmm0
	vfmadd231ps	%zmm15, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm13) + zmm2
	vfmadd231ps	%zmm10, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm10) + zmm3
	vfmadd231ps	%zmm20, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm20) + zmm4
	vmovups	-22208(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm18, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm14) + zmm7
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm11, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm11) + zmm9
	vfmadd231ps	%zmm22, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm22) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm13, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm10) + zmm4
	vmovups	-21952(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm14) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vfmadd231ps	%zmm22, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm22) + zmm2
	vfmadd231ps	%zmm15, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vmovups	-21696(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm14) + zmm9
	vfmadd231ps	%zmm22, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm22) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm15) + zmm4
	vmovups	-21440(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vfmadd231ps	%zmm22, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm22) + zmm4
	vmovups	-19648(%r8,%rax,4), %zmm13
	vmovups	-7872(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vmovups	-8128(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm15) + zmm6
	vmovups	-8384(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm20) + zmm7
	vmovups	-8640(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm22) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vfmadd231ps	%zmm17, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm17) + zmm1
	vfmadd231ps	%zmm19, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm19) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vmovups	-19392(%r8,%rax,4), %zmm21
	vmovups	-7616(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm13) + zmm5
	vfmadd231ps	%zmm10, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm10) + zmm6
	vfmadd231ps	%zmm15, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm15) + zmm7
	vfmadd231ps	%zmm20, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm20) + zmm8
	vfmadd231ps	%zmm22, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm22) + zmm9
	vfmadd231ps	%zmm12, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm11) + zmm1
	vfmadd231ps	%zmm17, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm17) + zmm2
	vfmadd231ps	%zmm19, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm16) + zmm4
	vmovups	-19136(%r8,%rax,4), %zmm21
	vmovups	-7360(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm16) + zmm5
	vfmadd231ps	%zmm13, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm13) + zmm6
	vfmadd231ps	%zmm10, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm10) + zmm7
	vfmadd231ps	%zmm15, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm15) + zmm8
	vfmadd231ps	%zmm20, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm20) + zmm9
	vfmadd231ps	%zmm14, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm11) + zmm2
	vfmadd231ps	%zmm17, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm17) + zmm3
	vfmadd231ps	%zmm19, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm19) + zmm4
	vmovups	-18880(%r8,%rax,4), %zmm21
	vmovups	-7104(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm16) + zmm6
	vfmadd231ps	%zmm13, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm13) + zmm7
	vfmadd231ps	%zmm10, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm10) + zmm8
	vfmadd231ps	%zmm15, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm15) + zmm9
	vfmadd231ps	%zmm18, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm11) + zmm3
	vfmadd231ps	%zmm17, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm17) + zmm4
	vmovups	-18624(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm19, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm19) + zmm6
	vfmadd231ps	%zmm16, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm16) + zmm7
	vfmadd231ps	%zmm13, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm13) + zmm8
	vfmadd231ps	%zmm10, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm10) + zmm9
	vfmadd231ps	%zmm18, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm14) + zmm2
	vfmadd231ps	%zmm12, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm11) + zmm4
	vmovups	-18368(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vmovups	-18112(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm16) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vmovups	-17856(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vmovups	-16064(%r8,%rax,4), %zmm12
	vmovups	-6080(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vmovups	-6336(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm14) + zmm6
	vmovups	-6592(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm21) + zmm7
	vmovups	-6848(%rcx,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm23) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vfmadd231ps	%zmm12, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm12) + zmm3
	vmovups	-15808(%r8,%rax,4), %zmm17
	vmovups	-5824(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm12) + zmm5
	vfmadd231ps	%zmm11, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm11) + zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm14) + zmm7
	vfmadd231ps	%zmm21, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm21) + zmm8
	vfmadd231ps	%zmm23, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm23) + zmm9
	vfmadd231ps	%zmm13, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm10) + zmm1
	vfmadd231ps	%zmm15, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm15) + zmm2
	vfmadd231ps	%zmm20, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm20) + zmm3
	vfmadd231ps	%zmm22, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm22) + zmm4
	vmovups	-15552(%r8,%rax,4), %zmm18
	vmovups	-5568(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm11, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm11) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vfmadd231ps	%zmm21, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm21) + zmm9
	vfmadd231ps	%zmm16, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm16) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm20, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm20) + zmm4
	vmovups	-15296(%r8,%rax,4), %zmm20
	vmovups	-5312(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm17) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm11, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm11) + zmm8
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vfmadd231ps	%zmm19, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm16) + zmm1
	vfmadd231ps	%zmm13, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm13) + zmm2
	vfmadd231ps	%zmm10, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm10) + zmm3
	vfmadd231ps	%zmm15, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm15) + zmm4
	vmovups	-15040(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm18, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm17) + zmm7
	vfmadd231ps	%zmm12, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm12) + zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm11) + zmm9
	vfmadd231ps	%zmm19, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm16) + zmm2
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vmovups	-14784(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm18) + zmm7
	vfmadd231ps	%zmm17, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm17) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vfmadd231ps	%zmm19, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vmovups	-14528(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm17, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm17) + zmm9
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vmovups	-14272(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vmovups	-12480(%r8,%rax,4), %zmm13
	vmovups	-4288(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vmovups	-4544(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm15) + zmm6
	vmovups	-4800(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm20) + zmm7
	vmovups	-5056(%rcx,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm22) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vfmadd231ps	%zmm14, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm14) + zmm1
	vfmadd231ps	%zmm21, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm21) + zmm2
	vfmadd231ps	%zmm13, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm13) + zmm3
	vmovups	-12224(%r8,%rax,4), %zmm16
	vmovups	-4032(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm10, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm10) + zmm6
	vfmadd231ps	%zmm15, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm15) + zmm7
	vfmadd231ps	%zmm20, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm20) + zmm8
	vfmadd231ps	%zmm22, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm22) + zmm9
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm21, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm21) + zmm3
	vfmadd231ps	%zmm23, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm23) + zmm4
	vmovups	-11968(%r8,%rax,4), %zmm19
	vmovups	-3776(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm16) + zmm5
	vfmadd231ps	%zmm13, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm13) + zmm6
	vfmadd231ps	%zmm10, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm10) + zmm7
	vfmadd231ps	%zmm15, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm15) + zmm8
	vfmadd231ps	%zmm20, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm20) + zmm9
	vfmadd231ps	%zmm17, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm11) + zmm2
	vfmadd231ps	%zmm14, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm14) + zmm3
	vfmadd231ps	%zmm21, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm21) + zmm4
	vmovups	-11712(%r8,%rax,4), %zmm21
	vmovups	-3520(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm16) + zmm6
	vfmadd231ps	%zmm13, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm13) + zmm7
	vfmadd231ps	%zmm10, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm10) + zmm8
	vfmadd231ps	%zmm15, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm15) + zmm9
	vfmadd231ps	%zmm18, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm11) + zmm3
	vfmadd231ps	%zmm14, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm14) + zmm4
	vmovups	-11456(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm19, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm19) + zmm6
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vfmadd231ps	%zmm13, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm13) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vmovups	-11200(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vmovups	-10944(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm16) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm17, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm17) + zmm4
	vmovups	-10688(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vmovups	-8896(%r8,%rax,4), %zmm12
	vmovups	-2496(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vmovups	-2752(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm14) + zmm6
	vmovups	-3008(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm21) + zmm7
	vmovups	-3264(%rcx,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm23) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vfmadd231ps	%zmm12, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm12) + zmm3
	vmovups	-8640(%r8,%rax,4), %zmm17
	vmovups	-2240(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm12) + zmm5
	vfmadd231ps	%zmm11, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm11) + zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm14) + zmm7
	vfmadd231ps	%zmm21, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm21) + zmm8
	vfmadd231ps	%zmm23, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm23) + zmm9
	vfmadd231ps	%zmm13, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm10) + zmm1
	vfmadd231ps	%zmm15, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm15) + zmm2
	vfmadd231ps	%zmm20, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm20) + zmm3
	vfmadd231ps	%zmm22, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm22) + zmm4
	vmovups	-8384(%r8,%rax,4), %zmm18
	vmovups	-1984(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm11, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm11) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vfmadd231ps	%zmm21, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm21) + zmm9
	vfmadd231ps	%zmm16, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm16) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm20, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm20) + zmm4
	vmovups	-8128(%r8,%rax,4), %zmm20
	vmovups	-1728(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm17) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm11, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm11) + zmm8
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vfmadd231ps	%zmm19, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm16) + zmm1
	vfmadd231ps	%zmm13, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm13) + zmm2
	vfmadd231ps	%zmm10, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm10) + zmm3
	vfmadd231ps	%zmm15, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm15) + zmm4
	vmovups	-7872(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm18, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm17) + zmm7
	vfmadd231ps	%zmm12, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm12) + zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm11) + zmm9
	vfmadd231ps	%zmm19, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm16) + zmm2
	vfmadd231ps	%zmm13, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vmovups	-7616(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm18) + zmm7
	vfmadd231ps	%zmm17, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm17) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vfmadd231ps	%zmm19, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vmovups	-7360(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm17, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm17) + zmm9
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vmovups	-7104(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vmovups	-5312(%r8,%rax,4), %zmm15
	vmovups	-704(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vmovups	-960(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm13) + zmm6
	vmovups	-1216(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm16) + zmm7
	vmovups	-1472(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm20) + zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm14, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm14) + zmm1
	vfmadd231ps	%zmm21, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm21) + zmm2
	vfmadd231ps	%zmm15, %zmm23, %zmm3   # zmm3 = (zmm23 * zmm15) + zmm3
	vmovups	-5056(%r8,%rax,4), %zmm19
	vmovups	-448(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm15) + zmm5
	vfmadd231ps	%zmm10, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm10) + zmm6
	vfmadd231ps	%zmm13, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm13) + zmm7
	vfmadd231ps	%zmm16, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm20) + zmm9
	vfmadd231ps	%zmm12, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm11) + zmm1
	vfmadd231ps	%zmm14, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm14) + zmm2
	vfmadd231ps	%zmm21, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm21) + zmm3
	vfmadd231ps	%zmm23, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm23) + zmm4
	vmovups	-4800(%r8,%rax,4), %zmm22
	vmovups	-192(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm15) + zmm6
	vfmadd231ps	%zmm10, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm10) + zmm7
	vfmadd231ps	%zmm13, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm13) + zmm8
	vfmadd231ps	%zmm16, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm16) + zmm9
	vfmadd231ps	%zmm17, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm17) + zmm0
	vfmadd231ps	%zmm12, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm11) + zmm2
	vfmadd231ps	%zmm14, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm14) + zmm3
	vfmadd231ps	%zmm21, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm21) + zmm4
	vmovups	-4544(%r8,%rax,4), %zmm22
	vmovups	64(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm21) + zmm5
	vfmadd231ps	%zmm19, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm15) + zmm7
	vfmadd231ps	%zmm10, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm10) + zmm8
	vfmadd231ps	%zmm13, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm13) + zmm9
	vfmadd231ps	%zmm18, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm11) + zmm3
	vfmadd231ps	%zmm14, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm14) + zmm4
	vmovups	-4288(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm21) + zmm6
	vfmadd231ps	%zmm19, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm15) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm12, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vmovups	-4032(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm21) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vmovups	-3776(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm21) + zmm8
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm17, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm17) + zmm4
	vmovups	-3520(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm21) + zmm9
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vmovups	%zmm5, 7232(%rdx,%rax,4)
	vmovups	%zmm6, 7488(%rdx,%rax,4)
	vmovups	%zmm7, 7744(%rdx,%rax,4)
	vmovups	%zmm8, 8000(%rdx,%rax,4)
	vmovups	%zmm9, 8256(%rdx,%rax,4)
	vmovups	-1728(%r8,%rax,4), %zmm5
	vmovups	-1472(%r8,%rax,4), %zmm6
	vmovups	-1216(%r8,%rax,4), %zmm7
	vfmadd231ps	%zmm10, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm10) + zmm0
	vfmadd231ps	%zmm13, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm13) + zmm1
	vfmadd231ps	%zmm16, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm16) + zmm2
	vfmadd231ps	%zmm5, %zmm20, %zmm3    # zmm3 = (zmm20 * zmm5) + zmm3
	vfmadd231ps	%zmm15, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm15) + zmm0
	vfmadd231ps	%zmm10, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm10) + zmm1
	vfmadd231ps	%zmm13, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm13) + zmm2
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm20) + zmm4
	vfmadd231ps	%zmm19, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm15) + zmm1
	vfmadd231ps	%zmm10, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm10) + zmm2
	vfmadd231ps	%zmm13, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm13) + zmm3
	vfmadd231ps	%zmm16, %zmm7, %zmm4    # zmm4 = (zmm7 * zmm16) + zmm4
	vmovups	-960(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm15) + zmm2
	vfmadd231ps	%zmm10, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm13) + zmm4
	vmovups	-704(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm15) + zmm3
	vfmadd231ps	%zmm10, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm10) + zmm4
	vmovups	-448(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm21) + zmm2
	vfmadd231ps	%zmm19, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm15) + zmm4
	vmovups	-192(%r8,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm19) + zmm4
	vfmadd231ps	64(%r8,%rax,4), %zmm21, %zmm4 # zmm4 = (zmm21 * mem) + zmm4
	vmovups	%zmm0, 10816(%rdx,%rax,4)
	vmovups	%zmm1, 11072(%rdx,%rax,4)
	vmovups	%zmm2, 11328(%rdx,%rax,4)
	vmovups	%zmm3, 11584(%rdx,%rax,4)
	vmovups	%zmm4, 11840(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_11
.LBB1_12:                               # %._crit_edge24
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_15
# %bb.13:                               # %.lr.ph26.preheader
	addq	$-16, %rax
	leaq	24576(%rdi), %rcx
	leaq	12288(%rsi), %r8
	.p2align	4
.LBB1_14:                               # %.lr.ph26
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10432(%r8,%rax,4), %zmm18
	vmovups	-24000(%rcx,%rax,4), %zmm0
	vmovups	-23744(%rcx,%rax,4), %zmm1
	vmovups	-23488(%rcx,%rax,4), %zmm2
	vmulps	%zmm18, %zmm0, %zmm5
	vmovups	-12224(%r8,%rax,4), %zmm4
	vmovups	-11968(%r8,%rax,4), %zmm16
	vmovups	-11712(%r8,%rax,4), %zmm11
	vmulps	%zmm4, %zmm0, %zmm0
	vmovups	-10176(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm19) + zmm5
	vmulps	%zmm1, %zmm18, %zmm6
	vfmadd231ps	%zmm16, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm16) + zmm0
	vmulps	%zmm1, %zmm4, %zmm1
	vmovups	-9920(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm14) + zmm5
	vfmadd231ps	%zmm19, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm19) + zmm6
	vmulps	%zmm2, %zmm18, %zmm7
	vfmadd231ps	%zmm11, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm11) + zmm0
	vfmadd231ps	%zmm16, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm16) + zmm1
	vmulps	%zmm2, %zmm4, %zmm2
	vmovups	-23232(%rcx,%rax,4), %zmm3
	vmovups	-9664(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm3, %zmm5    # zmm5 = (zmm3 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm14) + zmm6
	vfmadd231ps	%zmm19, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm19) + zmm7
	vmulps	%zmm3, %zmm18, %zmm8
	vmovups	-11456(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm12) + zmm0
	vfmadd231ps	%zmm11, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm11) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmulps	%zmm3, %zmm4, %zmm3
	vmovups	-22976(%rcx,%rax,4), %zmm17
	vmovups	-9408(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm13) + zmm5
	vfmadd231ps	%zmm10, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm14) + zmm7
	vfmadd231ps	%zmm19, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm19) + zmm8
	vmulps	%zmm17, %zmm18, %zmm9
	vmovups	-11200(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm12, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm12) + zmm1
	vfmadd231ps	%zmm11, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm11) + zmm2
	vfmadd231ps	%zmm16, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm16) + zmm3
	vmulps	%zmm17, %zmm4, %zmm4
	vmovups	-22720(%rcx,%rax,4), %zmm21
	vmovups	-9152(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm17) + zmm5
	vfmadd231ps	%zmm13, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm13) + zmm6
	vfmadd231ps	%zmm10, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm14) + zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm19) + zmm9
	vmovups	-10944(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm20) + zmm0
	vfmadd231ps	%zmm15, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm15) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm11, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm11) + zmm3
	vfmadd231ps	%zmm16, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm16) + zmm4
	vmovups	-22464(%rcx,%rax,4), %zmm16
	vmovups	-8896(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm17) + zmm6
	vfmadd231ps	%zmm13, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm13) + zmm7
	vfmadd231ps	%zmm10, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm14) + zmm9
	vmovups	-10688(%r8,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm22) + zmm0
	vfmadd231ps	%zmm20, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm20) + zmm1
	vfmadd231ps	%zmm15, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm15) + zmm2
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vmovups	-22208(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm17) + zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm13) + zmm8
	vfmadd231ps	%zmm10, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm10) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm22) + zmm1
	vfmadd231ps	%zmm20, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm20) + zmm2
	vfmadd231ps	%zmm15, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm15) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vmovups	-21952(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm17) + zmm8
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm22) + zmm2
	vfmadd231ps	%zmm20, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm20) + zmm3
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vmovups	-21696(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm17) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm22) + zmm3
	vfmadd231ps	%zmm20, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm20) + zmm4
	vmovups	-21440(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm21) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vmovups	-20416(%rcx,%rax,4), %zmm11
	vmovups	-8640(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm20) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm11) + zmm0
	vmovups	-20160(%rcx,%rax,4), %zmm11
	vmovups	-8384(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm20) + zmm6
	vfmadd231ps	%zmm19, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm19) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vmovups	-19904(%rcx,%rax,4), %zmm11
	vmovups	-8128(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm16) + zmm6
	vfmadd231ps	%zmm20, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm20) + zmm7
	vfmadd231ps	%zmm14, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm14) + zmm0
	vfmadd231ps	%zmm19, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm19) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vmovups	-19648(%rcx,%rax,4), %zmm15
	vmovups	-7872(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm16) + zmm7
	vfmadd231ps	%zmm20, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm20) + zmm8
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm14) + zmm1
	vfmadd231ps	%zmm19, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vmovups	-19392(%rcx,%rax,4), %zmm22
	vmovups	-7616(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm11) + zmm6
	vfmadd231ps	%zmm12, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm12) + zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm20) + zmm9
	vfmadd231ps	%zmm13, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm14) + zmm2
	vfmadd231ps	%zmm19, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm19) + zmm3
	vfmadd231ps	%zmm18, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm18) + zmm4
	vmovups	-19136(%rcx,%rax,4), %zmm22
	vmovups	-7360(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm11) + zmm7
	vfmadd231ps	%zmm12, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm12) + zmm8
	vfmadd231ps	%zmm16, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm16) + zmm9
	vfmadd231ps	%zmm17, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm17) + zmm0
	vfmadd231ps	%zmm13, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm14) + zmm3
	vfmadd231ps	%zmm19, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm19) + zmm4
	vmovups	-18880(%rcx,%rax,4), %zmm19
	vmovups	-7104(%r8,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm18) + zmm6
	vfmadd231ps	%zmm15, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm11) + zmm8
	vfmadd231ps	%zmm12, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm12) + zmm9
	vfmadd231ps	%zmm21, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm17) + zmm1
	vfmadd231ps	%zmm13, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm13) + zmm2
	vfmadd231ps	%zmm10, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm14) + zmm4
	vmovups	-18624(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm22, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm18) + zmm7
	vfmadd231ps	%zmm15, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm11) + zmm9
	vfmadd231ps	%zmm21, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm10, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm10) + zmm4
	vmovups	-18368(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm22, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm15, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm15) + zmm9
	vfmadd231ps	%zmm21, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vmovups	-18112(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm22, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vfmadd231ps	%zmm21, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vmovups	-17856(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm22, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm22) + zmm9
	vfmadd231ps	%zmm21, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm21) + zmm4
	vmovups	-16832(%rcx,%rax,4), %zmm10
	vmovups	-6848(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm21) + zmm5
	vfmadd231ps	%zmm10, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm10) + zmm0
	vmovups	-16576(%rcx,%rax,4), %zmm10
	vmovups	-6592(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm21) + zmm6
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm10) + zmm1
	vmovups	-16320(%rcx,%rax,4), %zmm10
	vmovups	-6336(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm17) + zmm6
	vfmadd231ps	%zmm21, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm21) + zmm7
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm10) + zmm2
	vmovups	-16064(%rcx,%rax,4), %zmm14
	vmovups	-6080(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm17) + zmm7
	vfmadd231ps	%zmm21, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm21) + zmm8
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm14) + zmm3
	vmovups	-15808(%rcx,%rax,4), %zmm19
	vmovups	-5824(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm10) + zmm6
	vfmadd231ps	%zmm13, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm13) + zmm7
	vfmadd231ps	%zmm17, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm21) + zmm9
	vfmadd231ps	%zmm15, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm11) + zmm1
	vfmadd231ps	%zmm12, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm20) + zmm4
	vmovups	-15552(%rcx,%rax,4), %zmm20
	vmovups	-5568(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm19) + zmm5
	vfmadd231ps	%zmm14, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm10) + zmm7
	vfmadd231ps	%zmm13, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm13) + zmm8
	vfmadd231ps	%zmm17, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm17) + zmm9
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm11) + zmm2
	vfmadd231ps	%zmm12, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm12) + zmm3
	vfmadd231ps	%zmm16, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm16) + zmm4
	vmovups	-15296(%rcx,%rax,4), %zmm16
	vmovups	-5312(%r8,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm23) + zmm5
	vfmadd231ps	%zmm19, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm19) + zmm6
	vfmadd231ps	%zmm14, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm14) + zmm7
	vfmadd231ps	%zmm10, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm10) + zmm8
	vfmadd231ps	%zmm13, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm13) + zmm9
	vfmadd231ps	%zmm22, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vmovups	-15040(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm23, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm23) + zmm6
	vfmadd231ps	%zmm19, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm19) + zmm7
	vfmadd231ps	%zmm14, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm14) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm10) + zmm9
	vfmadd231ps	%zmm22, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm18) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm11) + zmm4
	vmovups	-14784(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm23, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm23) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm14, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm14) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vmovups	-14528(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm23, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm23) + zmm8
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vmovups	-14272(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm23, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm23) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vmovups	-13248(%rcx,%rax,4), %zmm11
	vmovups	-5056(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm20) + zmm5
	vfmadd231ps	%zmm11, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm11) + zmm0
	vmovups	-12992(%rcx,%rax,4), %zmm11
	vmovups	-4800(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm20) + zmm6
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm11, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm11) + zmm1
	vmovups	-12736(%rcx,%rax,4), %zmm11
	vmovups	-4544(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm16) + zmm6
	vfmadd231ps	%zmm20, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm20) + zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm11, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm11) + zmm2
	vmovups	-12480(%rcx,%rax,4), %zmm15
	vmovups	-4288(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm16) + zmm7
	vfmadd231ps	%zmm20, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm20) + zmm8
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm17) + zmm2
	vfmadd231ps	%zmm15, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm15) + zmm3
	vmovups	-12224(%rcx,%rax,4), %zmm18
	vmovups	-4032(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm11) + zmm6
	vfmadd231ps	%zmm12, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm12) + zmm7
	vfmadd231ps	%zmm16, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm20) + zmm9
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm21) + zmm4
	vmovups	-11968(%rcx,%rax,4), %zmm21
	vmovups	-3776(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm11) + zmm7
	vfmadd231ps	%zmm12, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm12) + zmm8
	vfmadd231ps	%zmm16, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm16) + zmm9
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm14, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm10) + zmm2
	vfmadd231ps	%zmm13, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm17) + zmm4
	vmovups	-11712(%rcx,%rax,4), %zmm17
	vmovups	-3520(%r8,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm18) + zmm6
	vfmadd231ps	%zmm15, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm11) + zmm8
	vfmadd231ps	%zmm12, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm12) + zmm9
	vfmadd231ps	%zmm23, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm23) + zmm0
	vfmadd231ps	%zmm19, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm19) + zmm1
	vfmadd231ps	%zmm14, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm13) + zmm4
	vmovups	-11456(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm22, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm18) + zmm7
	vfmadd231ps	%zmm15, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm11) + zmm9
	vfmadd231ps	%zmm23, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm23) + zmm1
	vfmadd231ps	%zmm19, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm19) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vmovups	-11200(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm22, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm15, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm15) + zmm9
	vfmadd231ps	%zmm23, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm23) + zmm2
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vmovups	-10944(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm22, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vfmadd231ps	%zmm23, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm23) + zmm3
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vmovups	-10688(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm22, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm22) + zmm9
	vfmadd231ps	%zmm23, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm23) + zmm4
	vmovups	-9664(%rcx,%rax,4), %zmm10
	vmovups	-3264(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm21) + zmm5
	vfmadd231ps	%zmm10, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm10) + zmm0
	vmovups	-9408(%rcx,%rax,4), %zmm10
	vmovups	-3008(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm21) + zmm6
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm10) + zmm1
	vmovups	-9152(%rcx,%rax,4), %zmm10
	vmovups	-2752(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm17) + zmm6
	vfmadd231ps	%zmm21, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm21) + zmm7
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm10) + zmm2
	vmovups	-8896(%rcx,%rax,4), %zmm14
	vmovups	-2496(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm17) + zmm7
	vfmadd231ps	%zmm21, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm21) + zmm8
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm16) + zmm2
	vfmadd231ps	%zmm14, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm14) + zmm3
	vmovups	-8640(%rcx,%rax,4), %zmm19
	vmovups	-2240(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm10) + zmm6
	vfmadd231ps	%zmm13, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm13) + zmm7
	vfmadd231ps	%zmm17, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm21) + zmm9
	vfmadd231ps	%zmm15, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm11) + zmm1
	vfmadd231ps	%zmm12, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm20) + zmm4
	vmovups	-8384(%rcx,%rax,4), %zmm20
	vmovups	-1984(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm19) + zmm5
	vfmadd231ps	%zmm14, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm10) + zmm7
	vfmadd231ps	%zmm13, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm13) + zmm8
	vfmadd231ps	%zmm17, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm17) + zmm9
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm11) + zmm2
	vfmadd231ps	%zmm12, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm12) + zmm3
	vfmadd231ps	%zmm16, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm16) + zmm4
	vmovups	-8128(%rcx,%rax,4), %zmm20
	vmovups	-1728(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm19) + zmm6
	vfmadd231ps	%zmm14, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm14) + zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm13, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm13) + zmm9
	vfmadd231ps	%zmm22, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vfmadd231ps	%zmm12, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm12) + zmm4
	vmovups	-7872(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm16, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm16) + zmm6
	vfmadd231ps	%zmm19, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm19) + zmm7
	vfmadd231ps	%zmm14, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm14) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm10) + zmm9
	vfmadd231ps	%zmm22, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm18) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm11) + zmm4
	vmovups	-7616(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm16, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm16) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm14, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm14) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vmovups	-7360(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vmovups	-7104(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm16, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm16) + zmm9
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vmovups	-6080(%rcx,%rax,4), %zmm11
	vmovups	-1472(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm11, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm11) + zmm0
	vmovups	-5824(%rcx,%rax,4), %zmm11
	vmovups	-1216(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm18, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm11, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm11) + zmm1
	vmovups	-5568(%rcx,%rax,4), %zmm15
	vmovups	-960(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm12) + zmm6
	vfmadd231ps	%zmm18, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm18) + zmm7
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm15) + zmm2
	vmovups	-5312(%rcx,%rax,4), %zmm20
	vmovups	-704(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm11) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm18, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm18) + zmm8
	vfmadd231ps	%zmm10, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm10) + zmm0
	vfmadd231ps	%zmm13, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm17) + zmm2
	vfmadd231ps	%zmm20, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm20) + zmm3
	vmovups	-5056(%rcx,%rax,4), %zmm22
	vmovups	-448(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm20) + zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm11) + zmm7
	vfmadd231ps	%zmm12, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm12) + zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vfmadd231ps	%zmm14, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm10) + zmm1
	vfmadd231ps	%zmm13, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm21) + zmm4
	vmovups	-4800(%rcx,%rax,4), %zmm22
	vmovups	-192(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm21) + zmm5
	vfmadd231ps	%zmm20, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm20) + zmm6
	vfmadd231ps	%zmm15, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm11) + zmm8
	vfmadd231ps	%zmm12, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm12) + zmm9
	vfmadd231ps	%zmm19, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm19) + zmm0
	vfmadd231ps	%zmm14, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm10) + zmm2
	vfmadd231ps	%zmm13, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm17) + zmm4
	vmovups	-4544(%rcx,%rax,4), %zmm22
	vmovups	64(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm21) + zmm6
	vfmadd231ps	%zmm20, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm20) + zmm7
	vfmadd231ps	%zmm15, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm11) + zmm9
	vfmadd231ps	%zmm16, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm16) + zmm0
	vfmadd231ps	%zmm19, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm19) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm10) + zmm3
	vfmadd231ps	%zmm13, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm13) + zmm4
	vmovups	-4288(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm17, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm17) + zmm6
	vfmadd231ps	%zmm21, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm21) + zmm7
	vfmadd231ps	%zmm20, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm20) + zmm8
	vfmadd231ps	%zmm15, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm15) + zmm9
	vfmadd231ps	%zmm16, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm16) + zmm1
	vfmadd231ps	%zmm19, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm19) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vmovups	-4032(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm17, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm17) + zmm7
	vfmadd231ps	%zmm21, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm21) + zmm8
	vfmadd231ps	%zmm20, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm20) + zmm9
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vmovups	-3776(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm17, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm21) + zmm9
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vmovups	-3520(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm17, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm17) + zmm9
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vmovups	%zmm5, 8512(%rdx,%rax,4)
	vmovups	%zmm6, 8768(%rdx,%rax,4)
	vmovups	%zmm7, 9024(%rdx,%rax,4)
	vmovups	%zmm8, 9280(%rdx,%rax,4)
	vmovups	%zmm9, 9536(%rdx,%rax,4)
	vfmadd231ps	-2496(%rcx,%rax,4), %zmm18, %zmm0 # zmm0 = (zmm18 * mem) + zmm0
	vmovups	-2240(%rcx,%rax,4), %zmm5
	vmovups	-1984(%rcx,%rax,4), %zmm6
	vmovups	-1728(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm5, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm5) + zmm1
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm12, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm12) + zmm1
	vfmadd231ps	%zmm6, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm6) + zmm2
	vfmadd231ps	%zmm15, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm11) + zmm1
	vfmadd231ps	%zmm12, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm12) + zmm2
	vfmadd231ps	%zmm7, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm7) + zmm3
	vmovups	-1472(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm20) + zmm0
	vfmadd231ps	%zmm15, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm11) + zmm2
	vfmadd231ps	%zmm12, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm12) + zmm3
	vfmadd231ps	%zmm18, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm18) + zmm4
	vmovups	-1216(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm21, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm21) + zmm0
	vfmadd231ps	%zmm20, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm20) + zmm1
	vfmadd231ps	%zmm15, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm11) + zmm3
	vfmadd231ps	%zmm12, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm12) + zmm4
	vmovups	-960(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm17, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm17) + zmm0
	vfmadd231ps	%zmm21, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm21) + zmm1
	vfmadd231ps	%zmm20, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm20) + zmm2
	vfmadd231ps	%zmm15, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm11) + zmm4
	vmovups	-704(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm17, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm21) + zmm2
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm15, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm15) + zmm4
	vmovups	-448(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm17, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm21) + zmm3
	vfmadd231ps	%zmm20, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm20) + zmm4
	vmovups	-192(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm17, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm21) + zmm4
	vfmadd231ps	64(%rcx,%rax,4), %zmm17, %zmm4 # zmm4 = (zmm17 * mem) + zmm4
	vmovups	%zmm0, 12096(%rdx,%rax,4)
	vmovups	%zmm1, 12352(%rdx,%rax,4)
	vmovups	%zmm2, 12608(%rdx,%rax,4)
	vmovups	%zmm3, 12864(%rdx,%rax,4)
	vmovups	%zmm4, 13120(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_14
.LBB1_15:                               # %._crit_edge27
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_18
# %bb.16:                               # %.lr.ph29.preheader
	addq	$-16, %rax
	leaq	24832(%rdi), %rcx
	leaq	12288(%rsi), %r8
	.p2align	4
.LBB1_17:                               # %.lr.ph29
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-10432(%r8,%rax,4), %zmm15
	vmovups	-22976(%rcx,%rax,4), %zmm0
	vmovups	-22720(%rcx,%rax,4), %zmm1
	vmovups	-22464(%rcx,%rax,4), %zmm2
	vmulps	%zmm15, %zmm0, %zmm4
	vmovups	-12224(%r8,%rax,4), %zmm3
	vmovups	-11968(%r8,%rax,4), %zmm10
	vmovups	-11712(%r8,%rax,4), %zmm9
	vmulps	%zmm3, %zmm0, %zmm0
	vmovups	-10176(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm13) + zmm4
	vmulps	%zmm1, %zmm15, %zmm5
	vfmadd231ps	%zmm10, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm10) + zmm0
	vmulps	%zmm1, %zmm3, %zmm1
	vmovups	-9920(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm13) + zmm5
	vmulps	%zmm2, %zmm15, %zmm6
	vfmadd231ps	%zmm9, %zmm2, %zmm0     # zmm0 = (zmm2 * zmm9) + zmm0
	vfmadd231ps	%zmm10, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm10) + zmm1
	vmulps	%zmm2, %zmm3, %zmm2
	vmovups	-22208(%rcx,%rax,4), %zmm12
	vmovups	-9664(%r8,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm8) + zmm4
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm13) + zmm6
	vmulps	%zmm12, %zmm15, %zmm7
	vmovups	-11456(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm16) + zmm0
	vfmadd231ps	%zmm9, %zmm12, %zmm1    # zmm1 = (zmm12 * zmm9) + zmm1
	vfmadd231ps	%zmm10, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm10) + zmm2
	vmulps	%zmm12, %zmm3, %zmm3
	vmovups	-21952(%rcx,%rax,4), %zmm12
	vmovups	-9408(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm14) + zmm4
	vfmadd231ps	%zmm8, %zmm12, %zmm5    # zmm5 = (zmm12 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm13) + zmm7
	vmovups	-11200(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vfmadd231ps	%zmm9, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm9) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vmovups	-21696(%rcx,%rax,4), %zmm10
	vmovups	-9152(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm14) + zmm5
	vfmadd231ps	%zmm8, %zmm10, %zmm6    # zmm6 = (zmm10 * zmm8) + zmm6
	vfmadd231ps	%zmm11, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm11) + zmm7
	vmovups	-10944(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	-21440(%rcx,%rax,4), %zmm9
	vmovups	-8896(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm17) + zmm5
	vfmadd231ps	%zmm14, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm14) + zmm6
	vfmadd231ps	%zmm8, %zmm9, %zmm7     # zmm7 = (zmm9 * zmm8) + zmm7
	vfmadd231ps	-10688(%r8,%rax,4), %zmm9, %zmm0 # zmm0 = (zmm9 * mem) + zmm0
	vfmadd231ps	%zmm12, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm12) + zmm1
	vfmadd231ps	%zmm18, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm16) + zmm3
	vmovups	-19392(%rcx,%rax,4), %zmm9
	vmovups	-8640(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm16) + zmm4
	vfmadd231ps	%zmm9, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm9) + zmm0
	vmovups	-19136(%rcx,%rax,4), %zmm9
	vmovups	-8384(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm12) + zmm4
	vfmadd231ps	%zmm16, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm16) + zmm5
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vmovups	-18880(%rcx,%rax,4), %zmm9
	vmovups	-8128(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm16) + zmm6
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm9, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm9) + zmm2
	vmovups	-18624(%rcx,%rax,4), %zmm18
	vmovups	-7872(%r8,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm10, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm16) + zmm7
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vmovups	-18368(%rcx,%rax,4), %zmm18
	vmovups	-7616(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm12) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vmovups	-18112(%rcx,%rax,4), %zmm13
	vmovups	-7360(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm6    # zmm6 = (zmm13 * zmm9) + zmm6
	vfmadd231ps	%zmm10, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm10) + zmm7
	vfmadd231ps	%zmm17, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm14) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vfmadd231ps	%zmm11, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm11) + zmm3
	vmovups	-17856(%rcx,%rax,4), %zmm11
	vmovups	-7104(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm15) + zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm9) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	-15808(%rcx,%rax,4), %zmm8
	vmovups	-6848(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm17) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vmovups	-15552(%rcx,%rax,4), %zmm8
	vmovups	-6592(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm17) + zmm5
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vmovups	-15296(%rcx,%rax,4), %zmm8
	vmovups	-6336(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm17) + zmm6
	vfmadd231ps	%zmm10, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vmovups	-15040(%rcx,%rax,4), %zmm14
	vmovups	-6080(%r8,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm17) + zmm7
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm16) + zmm3
	vmovups	-14784(%rcx,%rax,4), %zmm16
	vmovups	-5824(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm14) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm13) + zmm7
	vfmadd231ps	%zmm15, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vmovups	-14528(%rcx,%rax,4), %zmm12
	vmovups	-5568(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm19) + zmm4
	vfmadd231ps	%zmm14, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm14) + zmm5
	vfmadd231ps	%zmm8, %zmm12, %zmm6    # zmm6 = (zmm12 * zmm8) + zmm6
	vfmadd231ps	%zmm11, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm11) + zmm7
	vfmadd231ps	%zmm18, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm9) + zmm2
	vfmadd231ps	%zmm10, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm10) + zmm3
	vmovups	-14272(%rcx,%rax,4), %zmm10
	vmovups	-5312(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm21) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm19) + zmm5
	vfmadd231ps	%zmm14, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm14) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	-12224(%rcx,%rax,4), %zmm9
	vmovups	-5056(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm16) + zmm4
	vfmadd231ps	%zmm9, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm9) + zmm0
	vmovups	-11968(%rcx,%rax,4), %zmm9
	vmovups	-4800(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm12) + zmm4
	vfmadd231ps	%zmm16, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm16) + zmm5
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm9, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm9) + zmm1
	vmovups	-11712(%rcx,%rax,4), %zmm9
	vmovups	-4544(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm9, %zmm6    # zmm6 = (zmm9 * zmm16) + zmm6
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm9, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm9) + zmm2
	vmovups	-11456(%rcx,%rax,4), %zmm15
	vmovups	-4288(%r8,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm16) + zmm7
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm17) + zmm3
	vmovups	-11200(%rcx,%rax,4), %zmm17
	vmovups	-4032(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm9) + zmm5
	vfmadd231ps	%zmm10, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm12) + zmm7
	vfmadd231ps	%zmm14, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm14) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm8) + zmm1
	vfmadd231ps	%zmm11, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm13) + zmm3
	vmovups	-10944(%rcx,%rax,4), %zmm13
	vmovups	-3776(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm15) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm6    # zmm6 = (zmm13 * zmm9) + zmm6
	vfmadd231ps	%zmm10, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm10) + zmm7
	vfmadd231ps	%zmm19, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm19) + zmm0
	vfmadd231ps	%zmm14, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm14) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vfmadd231ps	%zmm11, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm11) + zmm3
	vmovups	-10688(%rcx,%rax,4), %zmm11
	vmovups	-3520(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm15) + zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm9) + zmm7
	vfmadd231ps	%zmm21, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm19) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	-8640(%rcx,%rax,4), %zmm8
	vmovups	-3264(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm17) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm0    # zmm0 = (zmm16 * zmm8) + zmm0
	vmovups	-8384(%rcx,%rax,4), %zmm8
	vmovups	-3008(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm17) + zmm5
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm8) + zmm1
	vmovups	-8128(%rcx,%rax,4), %zmm8
	vmovups	-2752(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm17) + zmm6
	vfmadd231ps	%zmm10, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vmovups	-7872(%rcx,%rax,4), %zmm14
	vmovups	-2496(%r8,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm17) + zmm7
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm16) + zmm3
	vmovups	-7616(%rcx,%rax,4), %zmm16
	vmovups	-2240(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm14) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm13) + zmm7
	vfmadd231ps	%zmm15, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm15) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm10, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vmovups	-7360(%rcx,%rax,4), %zmm16
	vmovups	-1984(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm12) + zmm4
	vfmadd231ps	%zmm14, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm14) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm8) + zmm6
	vfmadd231ps	%zmm11, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm11) + zmm7
	vfmadd231ps	%zmm18, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm15) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm10, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm10) + zmm3
	vmovups	-7104(%rcx,%rax,4), %zmm10
	vmovups	-1728(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm12) + zmm5
	vfmadd231ps	%zmm14, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm14) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vmovups	-5056(%rcx,%rax,4), %zmm9
	vmovups	-1472(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm15) + zmm4
	vfmadd231ps	%zmm9, %zmm17, %zmm0    # zmm0 = (zmm17 * zmm9) + zmm0
	vmovups	-4800(%rcx,%rax,4), %zmm10
	vmovups	-1216(%r8,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm9) + zmm4
	vfmadd231ps	%zmm15, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm15) + zmm5
	vfmadd231ps	%zmm13, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm13) + zmm0
	vfmadd231ps	%zmm10, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm10) + zmm1
	vmovups	-4544(%rcx,%rax,4), %zmm16
	vmovups	-960(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm10) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vfmadd231ps	%zmm15, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm13) + zmm1
	vfmadd231ps	%zmm16, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm16) + zmm2
	vmovups	-4288(%rcx,%rax,4), %zmm18
	vmovups	-704(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm10) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm9) + zmm6
	vfmadd231ps	%zmm15, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm15) + zmm7
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm17) + zmm3
	vmovups	-4032(%rcx,%rax,4), %zmm18
	vmovups	-448(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm17) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm10) + zmm6
	vfmadd231ps	%zmm9, %zmm18, %zmm7    # zmm7 = (zmm18 * zmm9) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm13) + zmm3
	vmovups	-3776(%rcx,%rax,4), %zmm18
	vmovups	-192(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm17) + zmm5
	vfmadd231ps	%zmm16, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm16) + zmm6
	vfmadd231ps	%zmm10, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm10) + zmm7
	vfmadd231ps	%zmm12, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm12) + zmm0
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vmovups	-3520(%rcx,%rax,4), %zmm11
	vmovups	64(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vfmadd231ps	%zmm13, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm17) + zmm6
	vfmadd231ps	%zmm16, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm16) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm19) + zmm0
	vfmadd231ps	%zmm12, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm14) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vmovups	%zmm4, 9792(%rdx,%rax,4)
	vmovups	%zmm5, 10048(%rdx,%rax,4)
	vmovups	%zmm6, 10304(%rdx,%rax,4)
	vmovups	%zmm7, 10560(%rdx,%rax,4)
	vfmadd231ps	-1472(%rcx,%rax,4), %zmm15, %zmm0 # zmm0 = (zmm15 * mem) + zmm0
	vmovups	-1216(%rcx,%rax,4), %zmm4
	vmovups	-960(%rcx,%rax,4), %zmm5
	vmovups	-704(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm9, %zmm4, %zmm0     # zmm0 = (zmm4 * zmm9) + zmm0
	vfmadd231ps	%zmm4, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm4) + zmm1
	vfmadd231ps	%zmm10, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm10) + zmm0
	vfmadd231ps	%zmm9, %zmm5, %zmm1     # zmm1 = (zmm5 * zmm9) + zmm1
	vfmadd231ps	%zmm5, %zmm15, %zmm2    # zmm2 = (zmm15 * zmm5) + zmm2
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm10) + zmm1
	vfmadd231ps	%zmm9, %zmm6, %zmm2     # zmm2 = (zmm6 * zmm9) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm15) + zmm3
	vmovups	-448(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm17, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm17) + zmm0
	vfmadd231ps	%zmm16, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm10) + zmm2
	vfmadd231ps	%zmm9, %zmm4, %zmm3     # zmm3 = (zmm4 * zmm9) + zmm3
	vmovups	-192(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm13, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm17) + zmm1
	vfmadd231ps	%zmm16, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm16) + zmm2
	vfmadd231ps	%zmm10, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm10) + zmm3
	vmovups	64(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm18, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm18) + zmm0
	vfmadd231ps	%zmm13, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm16) + zmm3
	vmovups	%zmm0, 13376(%rdx,%rax,4)
	vmovups	%zmm1, 13632(%rdx,%rax,4)
	vmovups	%zmm2, 13888(%rdx,%rax,4)
	vmovups	%zmm3, 14144(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_17
.LBB1_18:                               # %.preheader.preheader
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	leaq	12288(%rsi), %rax
	leaq	15360(%rdi), %rcx
	leaq	15360(%rdx), %r8
	leaq	15872(%rdi), %r9
	leaq	15872(%rdx), %r10
	leaq	16128(%rdi), %r11
	leaq	16896(%rdx), %rbx
	movl	$4, %r14d
	jmp	.LBB1_19
	.p2align	4
.LBB1_28:                               # %._crit_edge38
                                        #   in Loop: Header=BB1_19 Depth=1
	leaq	2(%r14), %r15
	addq	$7168, %rcx                     # imm = 0x1C00
	addq	$7168, %r8                      # imm = 0x1C00
	addq	$7168, %r9                      # imm = 0x1C00
	addq	$7168, %r10                     # imm = 0x1C00
	addq	$7168, %r11                     # imm = 0x1C00
	addq	$7168, %rbx                     # imm = 0x1C00
	cmpq	$8, %r14
	movq	%r15, %r14
	jae	.LBB1_29
.LBB1_19:                               # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_21 Depth 2
                                        #     Child Loop BB1_24 Depth 2
                                        #     Child Loop BB1_27 Depth 2
	xorl	%r15d, %r15d
	#APP
	#NO_APP
	cmpq	$63, %r15
	jg	.LBB1_22
# %bb.20:                               # %.lr.ph31
                                        #   in Loop: Header=BB1_19 Depth=1
	addq	$-16, %r15
	.p2align	4
.LBB1_21:                               #   Parent Loop BB1_19 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-11456(%rax,%r15,4), %zmm14
	vmovups	-11712(%rcx,%r15,4), %zmm3
	vmovups	-11456(%rcx,%r15,4), %zmm4
	vmovups	-11200(%rcx,%r15,4), %zmm5
	vmulps	%zmm14, %zmm3, %zmm0
	vmovups	-12224(%rax,%r15,4), %zmm9
	vmovups	-11968(%rax,%r15,4), %zmm18
	vmovups	-11712(%rax,%r15,4), %zmm20
	vmulps	%zmm20, %zmm3, %zmm1
	vmulps	%zmm18, %zmm3, %zmm2
	vmulps	%zmm9, %zmm3, %zmm3
	vmovups	-11200(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm20, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm18) + zmm3
	vmulps	%zmm4, %zmm9, %zmm8
	vmovups	-10944(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm5, %zmm18, %zmm8    # zmm8 = (zmm18 * zmm5) + zmm8
	vmovups	-10944(%rcx,%r15,4), %zmm4
	vmovups	-10688(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm16) + zmm0
	vfmadd231ps	%zmm12, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm14) + zmm3
	vfmadd231ps	%zmm4, %zmm20, %zmm8    # zmm8 = (zmm20 * zmm4) + zmm8
	vmovups	-10688(%rcx,%r15,4), %zmm4
	vfmadd231ps	%zmm16, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm10) + zmm3
	vfmadd231ps	%zmm4, %zmm14, %zmm8    # zmm8 = (zmm14 * zmm4) + zmm8
	vmovups	-10432(%rcx,%r15,4), %zmm4
	vfmadd231ps	%zmm16, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm16) + zmm2
	vfmadd231ps	%zmm12, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm12) + zmm3
	vfmadd231ps	%zmm4, %zmm10, %zmm8    # zmm8 = (zmm10 * zmm4) + zmm8
	vmovups	-10176(%rcx,%r15,4), %zmm4
	vfmadd231ps	%zmm16, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm16) + zmm3
	vfmadd231ps	%zmm4, %zmm12, %zmm8    # zmm8 = (zmm12 * zmm4) + zmm8
	vfmadd231ps	-9920(%rcx,%r15,4), %zmm16, %zmm8 # zmm8 = (zmm16 * mem) + zmm8
	vmovups	-8128(%rcx,%r15,4), %zmm7
	vmovups	-9664(%rax,%r15,4), %zmm11
	vfmadd231ps	%zmm11, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm11) + zmm0
	vmovups	-9920(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm17) + zmm1
	vmovups	-10176(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm19) + zmm2
	vmovups	-10432(%rax,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm7, %zmm3    # zmm3 = (zmm7 * zmm21) + zmm3
	vmulps	%zmm7, %zmm14, %zmm4
	vmulps	%zmm7, %zmm20, %zmm5
	vmulps	%zmm7, %zmm18, %zmm6
	vmulps	%zmm7, %zmm9, %zmm7
	vmovups	-7872(%rcx,%r15,4), %zmm15
	vmovups	-9408(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm17, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm17) + zmm2
	vfmadd231ps	%zmm19, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm19) + zmm3
	vfmadd231ps	%zmm21, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm21) + zmm8
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm14) + zmm5
	vfmadd231ps	%zmm20, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm20) + zmm6
	vfmadd231ps	%zmm18, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm18) + zmm7
	vmulps	%zmm15, %zmm9, %zmm9
	vmovups	-7616(%rcx,%r15,4), %zmm22
	vmovups	-9152(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm11) + zmm2
	vfmadd231ps	%zmm17, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm17) + zmm3
	vfmadd231ps	%zmm19, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm19) + zmm8
	vfmadd231ps	%zmm12, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm12) + zmm4
	vfmadd231ps	%zmm10, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm20) + zmm7
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vmovups	-7360(%rcx,%r15,4), %zmm22
	vmovups	-8896(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm11) + zmm3
	vfmadd231ps	%zmm17, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm17) + zmm8
	vfmadd231ps	%zmm16, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm16) + zmm4
	vfmadd231ps	%zmm12, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm14) + zmm7
	vfmadd231ps	%zmm20, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm20) + zmm9
	vmovups	-7104(%rcx,%r15,4), %zmm20
	vfmadd231ps	%zmm18, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm13, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm11) + zmm8
	vfmadd231ps	%zmm16, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm16) + zmm5
	vfmadd231ps	%zmm12, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vmovups	-6848(%rcx,%r15,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm18) + zmm2
	vfmadd231ps	%zmm15, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm13) + zmm8
	vfmadd231ps	%zmm16, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm16) + zmm6
	vfmadd231ps	%zmm12, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	-6592(%rcx,%r15,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm15) + zmm8
	vfmadd231ps	%zmm16, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm16) + zmm7
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	-6336(%rcx,%r15,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	-4544(%rcx,%r15,4), %zmm12
	vmovups	-7872(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vmovups	-8128(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vmovups	-8384(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vmovups	-8640(%rax,%r15,4), %zmm22
	vfmadd231ps	%zmm22, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm22) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm11) + zmm4
	vfmadd231ps	%zmm17, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm17) + zmm5
	vfmadd231ps	%zmm19, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm19) + zmm6
	vfmadd231ps	%zmm12, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm12) + zmm7
	vmovups	-4288(%rcx,%r15,4), %zmm16
	vmovups	-7616(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm20) + zmm3
	vfmadd231ps	%zmm22, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm22) + zmm8
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vfmadd231ps	%zmm17, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm17) + zmm6
	vfmadd231ps	%zmm19, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm19) + zmm7
	vfmadd231ps	%zmm21, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm21) + zmm9
	vmovups	-4032(%rcx,%r15,4), %zmm21
	vmovups	-7360(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm16) + zmm0
	vfmadd231ps	%zmm12, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm14) + zmm3
	vfmadd231ps	%zmm20, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm20) + zmm8
	vfmadd231ps	%zmm15, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm15) + zmm4
	vfmadd231ps	%zmm13, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm13) + zmm5
	vfmadd231ps	%zmm11, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm11) + zmm6
	vfmadd231ps	%zmm17, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm17) + zmm7
	vfmadd231ps	%zmm19, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm19) + zmm9
	vmovups	-3776(%rcx,%r15,4), %zmm21
	vmovups	-7104(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm14) + zmm8
	vfmadd231ps	%zmm18, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm15) + zmm5
	vfmadd231ps	%zmm13, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm13) + zmm6
	vfmadd231ps	%zmm11, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm11) + zmm7
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vmovups	-3520(%rcx,%r15,4), %zmm17
	vfmadd231ps	%zmm19, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm16) + zmm2
	vfmadd231ps	%zmm12, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm10) + zmm8
	vfmadd231ps	%zmm18, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm15) + zmm6
	vfmadd231ps	%zmm13, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm13) + zmm7
	vfmadd231ps	%zmm11, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm11) + zmm9
	vmovups	-3264(%rcx,%r15,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm16) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm12) + zmm8
	vfmadd231ps	%zmm18, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm18) + zmm6
	vfmadd231ps	%zmm15, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm15) + zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vmovups	-3008(%rcx,%r15,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vfmadd231ps	%zmm18, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm18) + zmm7
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vmovups	-2752(%rcx,%r15,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm18, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm18) + zmm9
	vmovups	-960(%rcx,%r15,4), %zmm13
	vmovups	-6080(%rax,%r15,4), %zmm11
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vmovups	-6336(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm15) + zmm1
	vmovups	-6592(%rax,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm21) + zmm2
	vmovups	-6848(%rax,%r15,4), %zmm23
	vfmadd231ps	%zmm23, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm23) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm20, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm20) + zmm6
	vfmadd231ps	%zmm13, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm13) + zmm7
	vmovups	-704(%rcx,%r15,4), %zmm17
	vmovups	-5824(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm11) + zmm1
	vfmadd231ps	%zmm15, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm15) + zmm2
	vfmadd231ps	%zmm21, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm21) + zmm3
	vfmadd231ps	%zmm23, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm23) + zmm8
	vfmadd231ps	%zmm12, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm12) + zmm4
	vfmadd231ps	%zmm10, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm20) + zmm7
	vfmadd231ps	%zmm22, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm22) + zmm9
	vmovups	-448(%rcx,%r15,4), %zmm18
	vmovups	-5568(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm21, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm21) + zmm8
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm14) + zmm7
	vfmadd231ps	%zmm20, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm20) + zmm9
	vmovups	-192(%rcx,%r15,4), %zmm20
	vmovups	-5312(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm17) + zmm1
	vfmadd231ps	%zmm13, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vfmadd231ps	%zmm19, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm19) + zmm4
	vfmadd231ps	%zmm16, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm16) + zmm5
	vfmadd231ps	%zmm12, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vmovups	64(%rcx,%r15,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm11) + zmm8
	vfmadd231ps	%zmm19, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm16) + zmm6
	vfmadd231ps	%zmm12, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	320(%rcx,%r15,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm13) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm19) + zmm6
	vfmadd231ps	%zmm16, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm16) + zmm7
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	576(%rcx,%r15,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm17) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	832(%rcx,%r15,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmovups	2624(%rcx,%r15,4), %zmm12
	vmovups	-4288(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vmovups	-4544(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vmovups	-4800(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vmovups	-5056(%rax,%r15,4), %zmm22
	vfmadd231ps	%zmm22, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm22) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm11) + zmm4
	vfmadd231ps	%zmm15, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm15) + zmm5
	vfmadd231ps	%zmm21, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm21) + zmm6
	vfmadd231ps	%zmm12, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm12) + zmm7
	vmovups	2880(%rcx,%r15,4), %zmm16
	vmovups	-4032(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm20) + zmm3
	vfmadd231ps	%zmm22, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm22) + zmm8
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vfmadd231ps	%zmm15, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm15) + zmm6
	vfmadd231ps	%zmm21, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm21) + zmm7
	vfmadd231ps	%zmm23, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm23) + zmm9
	vmovups	3136(%rcx,%r15,4), %zmm19
	vmovups	-3776(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm16) + zmm0
	vfmadd231ps	%zmm12, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm14) + zmm3
	vfmadd231ps	%zmm20, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm20) + zmm8
	vfmadd231ps	%zmm17, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm17) + zmm4
	vfmadd231ps	%zmm13, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm13) + zmm5
	vfmadd231ps	%zmm11, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm11) + zmm6
	vfmadd231ps	%zmm15, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm15) + zmm7
	vfmadd231ps	%zmm21, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm21) + zmm9
	vmovups	3392(%rcx,%r15,4), %zmm21
	vmovups	-3520(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm14) + zmm8
	vfmadd231ps	%zmm18, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm18) + zmm4
	vfmadd231ps	%zmm17, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm17) + zmm5
	vfmadd231ps	%zmm13, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm13) + zmm6
	vfmadd231ps	%zmm11, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm11) + zmm7
	vfmadd231ps	%zmm15, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm15) + zmm9
	vmovups	3648(%rcx,%r15,4), %zmm15
	vfmadd231ps	%zmm19, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm16) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm10) + zmm8
	vfmadd231ps	%zmm18, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm17) + zmm6
	vfmadd231ps	%zmm13, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm13) + zmm7
	vfmadd231ps	%zmm11, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm11) + zmm9
	vmovups	3904(%rcx,%r15,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm16) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm12) + zmm8
	vfmadd231ps	%zmm18, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm17) + zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vmovups	4160(%rcx,%r15,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vfmadd231ps	%zmm18, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm18) + zmm7
	vfmadd231ps	%zmm17, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm17) + zmm9
	vmovups	4416(%rcx,%r15,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm18, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm18) + zmm9
	vmovups	6208(%rcx,%r15,4), %zmm13
	vmovups	-2496(%rax,%r15,4), %zmm11
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vmovups	-2752(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm15) + zmm1
	vmovups	-3008(%rax,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm21) + zmm2
	vmovups	-3264(%rax,%r15,4), %zmm23
	vfmadd231ps	%zmm23, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm23) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm20, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm20) + zmm6
	vfmadd231ps	%zmm13, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm13) + zmm7
	vmovups	6464(%rcx,%r15,4), %zmm17
	vmovups	-2240(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm11) + zmm1
	vfmadd231ps	%zmm15, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm15) + zmm2
	vfmadd231ps	%zmm21, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm21) + zmm3
	vfmadd231ps	%zmm23, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm23) + zmm8
	vfmadd231ps	%zmm12, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm12) + zmm4
	vfmadd231ps	%zmm10, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm20) + zmm7
	vfmadd231ps	%zmm22, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm22) + zmm9
	vmovups	6720(%rcx,%r15,4), %zmm18
	vmovups	-1984(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm21, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm21) + zmm8
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm14) + zmm7
	vfmadd231ps	%zmm20, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm20) + zmm9
	vmovups	6976(%rcx,%r15,4), %zmm20
	vmovups	-1728(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm17) + zmm1
	vfmadd231ps	%zmm13, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vfmadd231ps	%zmm19, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm19) + zmm4
	vfmadd231ps	%zmm16, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm16) + zmm5
	vfmadd231ps	%zmm12, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vmovups	7232(%rcx,%r15,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm11) + zmm8
	vfmadd231ps	%zmm19, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm16) + zmm6
	vfmadd231ps	%zmm12, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	7488(%rcx,%r15,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm13) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm19) + zmm6
	vfmadd231ps	%zmm16, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm16) + zmm7
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	7744(%rcx,%r15,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm17) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	8000(%rcx,%r15,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmovups	9792(%rcx,%r15,4), %zmm14
	vmovups	-704(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vmovups	-960(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vmovups	-1216(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm16) + zmm2
	vmovups	-1472(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm20) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm15, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm15) + zmm5
	vfmadd231ps	%zmm21, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm21) + zmm6
	vfmadd231ps	%zmm14, %zmm23, %zmm7   # zmm7 = (zmm23 * zmm14) + zmm7
	vmovups	10048(%rcx,%r15,4), %zmm19
	vmovups	-448(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm20) + zmm8
	vfmadd231ps	%zmm13, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm13) + zmm4
	vfmadd231ps	%zmm11, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm11) + zmm5
	vfmadd231ps	%zmm15, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm15) + zmm6
	vfmadd231ps	%zmm21, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm21) + zmm7
	vfmadd231ps	%zmm23, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm23) + zmm9
	vmovups	10304(%rcx,%r15,4), %zmm22
	vmovups	-192(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm19) + zmm0
	vfmadd231ps	%zmm14, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm12) + zmm3
	vfmadd231ps	%zmm16, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm16) + zmm8
	vfmadd231ps	%zmm17, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm17) + zmm4
	vfmadd231ps	%zmm13, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm13) + zmm5
	vfmadd231ps	%zmm11, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm11) + zmm6
	vfmadd231ps	%zmm15, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm15) + zmm7
	vfmadd231ps	%zmm21, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm21) + zmm9
	vmovups	10560(%rcx,%r15,4), %zmm22
	vmovups	64(%rax,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm19) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm10) + zmm3
	vfmadd231ps	%zmm12, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm12) + zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm18) + zmm4
	vfmadd231ps	%zmm17, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm17) + zmm5
	vfmadd231ps	%zmm13, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm13) + zmm6
	vfmadd231ps	%zmm11, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm11) + zmm7
	vfmadd231ps	%zmm15, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm15) + zmm9
	vmovups	10816(%rcx,%r15,4), %zmm15
	vfmadd231ps	%zmm21, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm19) + zmm2
	vfmadd231ps	%zmm14, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm10) + zmm8
	vfmadd231ps	%zmm18, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm17) + zmm6
	vfmadd231ps	%zmm13, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm13) + zmm7
	vfmadd231ps	%zmm11, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm11) + zmm9
	vmovups	11072(%rcx,%r15,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm21) + zmm2
	vfmadd231ps	%zmm19, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm19) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm14) + zmm8
	vfmadd231ps	%zmm18, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm17) + zmm7
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vmovups	11328(%rcx,%r15,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm21) + zmm3
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm18, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm18) + zmm7
	vfmadd231ps	%zmm17, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm17) + zmm9
	vmovups	11584(%rcx,%r15,4), %zmm11
	vfmadd231ps	%zmm21, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm21) + zmm8
	vfmadd231ps	%zmm18, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm18) + zmm9
	vmovups	%zmm0, -960(%r8,%r15,4)
	vmovups	%zmm1, -704(%r8,%r15,4)
	vmovups	%zmm2, -448(%r8,%r15,4)
	vmovups	%zmm3, -192(%r8,%r15,4)
	vmovups	%zmm8, 64(%r8,%r15,4)
	vmovups	13376(%rcx,%r15,4), %zmm0
	vmovups	13632(%rcx,%r15,4), %zmm1
	vmovups	13888(%rcx,%r15,4), %zmm2
	vfmadd231ps	%zmm10, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm16) + zmm6
	vfmadd231ps	%zmm0, %zmm20, %zmm7    # zmm7 = (zmm20 * zmm0) + zmm7
	vfmadd231ps	%zmm14, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm1, %zmm5    # zmm5 = (zmm1 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm1, %zmm7    # zmm7 = (zmm1 * zmm16) + zmm7
	vfmadd231ps	%zmm20, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm20) + zmm9
	vfmadd231ps	%zmm19, %zmm2, %zmm4    # zmm4 = (zmm2 * zmm19) + zmm4
	vfmadd231ps	%zmm14, %zmm2, %zmm5    # zmm5 = (zmm2 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm2, %zmm6    # zmm6 = (zmm2 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm2, %zmm7    # zmm7 = (zmm2 * zmm12) + zmm7
	vfmadd231ps	%zmm16, %zmm2, %zmm9    # zmm9 = (zmm2 * zmm16) + zmm9
	vmovups	14144(%rcx,%r15,4), %zmm0
	vfmadd231ps	%zmm21, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm21) + zmm4
	vfmadd231ps	%zmm19, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm19) + zmm5
	vfmadd231ps	%zmm14, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm10) + zmm7
	vfmadd231ps	%zmm12, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm12) + zmm9
	vmovups	14400(%rcx,%r15,4), %zmm0
	vfmadd231ps	%zmm21, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm21) + zmm5
	vfmadd231ps	%zmm19, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm19) + zmm6
	vfmadd231ps	%zmm14, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm14) + zmm7
	vfmadd231ps	%zmm10, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm10) + zmm9
	vmovups	14656(%rcx,%r15,4), %zmm0
	vfmadd231ps	%zmm21, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm21) + zmm6
	vfmadd231ps	%zmm19, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm19) + zmm7
	vfmadd231ps	%zmm14, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm14) + zmm9
	vmovups	14912(%rcx,%r15,4), %zmm0
	vfmadd231ps	%zmm21, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm21) + zmm7
	vfmadd231ps	%zmm19, %zmm0, %zmm9    # zmm9 = (zmm0 * zmm19) + zmm9
	vfmadd231ps	15168(%rcx,%r15,4), %zmm21, %zmm9 # zmm9 = (zmm21 * mem) + zmm9
	vmovups	%zmm4, 2624(%r8,%r15,4)
	vmovups	%zmm5, 2880(%r8,%r15,4)
	vmovups	%zmm6, 3136(%r8,%r15,4)
	vmovups	%zmm7, 3392(%r8,%r15,4)
	vmovups	%zmm9, 3648(%r8,%r15,4)
	addq	$16, %r15
	cmpq	$48, %r15
	jl	.LBB1_21
.LBB1_22:                               # %._crit_edge32
                                        #   in Loop: Header=BB1_19 Depth=1
	xorl	%r15d, %r15d
	#APP
	#NO_APP
	cmpq	$63, %r15
	jg	.LBB1_25
# %bb.23:                               # %.lr.ph34
                                        #   in Loop: Header=BB1_19 Depth=1
	addq	$-16, %r15
	.p2align	4
.LBB1_24:                               #   Parent Loop BB1_19 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-12224(%rax,%r15,4), %zmm9
	vmovups	-11968(%rax,%r15,4), %zmm21
	vmovups	-11712(%rax,%r15,4), %zmm16
	vmulps	-11712(%r9,%r15,4), %zmm9, %zmm1
	vmovups	-11456(%r9,%r15,4), %zmm0
	vmovups	-11200(%r9,%r15,4), %zmm3
	vmovups	-10944(%r9,%r15,4), %zmm5
	vfmadd231ps	%zmm21, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm21) + zmm1
	vmulps	%zmm0, %zmm9, %zmm2
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm21, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm21) + zmm2
	vmulps	%zmm3, %zmm9, %zmm4
	vmovups	-11456(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm16) + zmm2
	vfmadd231ps	%zmm21, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm21) + zmm4
	vmulps	%zmm5, %zmm9, %zmm5
	vmovups	-10688(%r9,%r15,4), %zmm0
	vmovups	-11200(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm16) + zmm4
	vfmadd231ps	%zmm21, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm21) + zmm5
	vmulps	%zmm0, %zmm9, %zmm7
	vmovups	-10432(%r9,%r15,4), %zmm0
	vmovups	-10944(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm16) + zmm5
	vfmadd231ps	%zmm0, %zmm21, %zmm7    # zmm7 = (zmm21 * zmm0) + zmm7
	vmovups	-10176(%r9,%r15,4), %zmm0
	vmovups	-10688(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm20) + zmm1
	vfmadd231ps	%zmm12, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm10) + zmm4
	vfmadd231ps	%zmm14, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm14) + zmm5
	vfmadd231ps	%zmm0, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm0) + zmm7
	vmovups	-9920(%r9,%r15,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm2    # zmm2 = (zmm0 * zmm20) + zmm2
	vfmadd231ps	%zmm12, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm12) + zmm4
	vfmadd231ps	%zmm10, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm10) + zmm5
	vfmadd231ps	%zmm0, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm0) + zmm7
	vmovups	-9664(%r9,%r15,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm4    # zmm4 = (zmm0 * zmm20) + zmm4
	vfmadd231ps	%zmm12, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm12) + zmm5
	vfmadd231ps	%zmm0, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm0) + zmm7
	vmovups	-9408(%r9,%r15,4), %zmm0
	vfmadd231ps	%zmm20, %zmm0, %zmm5    # zmm5 = (zmm0 * zmm20) + zmm5
	vfmadd231ps	%zmm0, %zmm12, %zmm7    # zmm7 = (zmm12 * zmm0) + zmm7
	vfmadd231ps	-9152(%r9,%r15,4), %zmm20, %zmm7 # zmm7 = (zmm20 * mem) + zmm7
	vmovups	-8128(%r9,%r15,4), %zmm0
	vmovups	-10432(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm18) + zmm1
	vmulps	%zmm0, %zmm9, %zmm0
	vmovups	-7872(%r9,%r15,4), %zmm3
	vmovups	-10176(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm19) + zmm1
	vfmadd231ps	%zmm18, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm18) + zmm2
	vfmadd231ps	%zmm21, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm21) + zmm0
	vmulps	%zmm3, %zmm9, %zmm3
	vmovups	-7616(%r9,%r15,4), %zmm6
	vmovups	-9920(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm13) + zmm1
	vfmadd231ps	%zmm19, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm16) + zmm0
	vfmadd231ps	%zmm21, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm21) + zmm3
	vmulps	%zmm6, %zmm9, %zmm6
	vmovups	-7360(%r9,%r15,4), %zmm8
	vmovups	-9664(%rax,%r15,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm13) + zmm2
	vfmadd231ps	%zmm19, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm19) + zmm4
	vfmadd231ps	%zmm18, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm16) + zmm3
	vfmadd231ps	%zmm21, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm21) + zmm6
	vmulps	%zmm8, %zmm9, %zmm8
	vmovups	-7104(%r9,%r15,4), %zmm17
	vmovups	-9408(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm13) + zmm4
	vfmadd231ps	%zmm19, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm19) + zmm5
	vfmadd231ps	%zmm18, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm18) + zmm7
	vfmadd231ps	%zmm10, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm14) + zmm3
	vfmadd231ps	%zmm16, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm16) + zmm6
	vfmadd231ps	%zmm21, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm21) + zmm8
	vmulps	%zmm17, %zmm9, %zmm9
	vmovups	-6848(%r9,%r15,4), %zmm22
	vmovups	-9152(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm13) + zmm5
	vfmadd231ps	%zmm19, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm19) + zmm7
	vfmadd231ps	%zmm12, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm14) + zmm6
	vfmadd231ps	%zmm16, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm16) + zmm8
	vfmadd231ps	%zmm21, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm21) + zmm9
	vmovups	-6592(%r9,%r15,4), %zmm22
	vmovups	-8896(%rax,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm17) + zmm2
	vfmadd231ps	%zmm15, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm15) + zmm4
	vfmadd231ps	%zmm11, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm13) + zmm7
	vfmadd231ps	%zmm20, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm20) + zmm0
	vfmadd231ps	%zmm12, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm16) + zmm9
	vmovups	-6336(%r9,%r15,4), %zmm16
	vfmadd231ps	%zmm21, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm17) + zmm4
	vfmadd231ps	%zmm15, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm11) + zmm7
	vfmadd231ps	%zmm20, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm20) + zmm3
	vfmadd231ps	%zmm12, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm14) + zmm9
	vmovups	-6080(%r9,%r15,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm21) + zmm4
	vfmadd231ps	%zmm17, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm15) + zmm7
	vfmadd231ps	%zmm20, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm20) + zmm6
	vfmadd231ps	%zmm12, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm12) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	-5824(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm21, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm17) + zmm7
	vfmadd231ps	%zmm20, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm20) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	-5568(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm21, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm21) + zmm7
	vfmadd231ps	%zmm20, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm20) + zmm9
	vmovups	-4544(%r9,%r15,4), %zmm10
	vmovups	-8640(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm10) + zmm0
	vmovups	-4288(%r9,%r15,4), %zmm10
	vmovups	-8384(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm19, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm19) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm10) + zmm3
	vmovups	-4032(%r9,%r15,4), %zmm10
	vmovups	-8128(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm13, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm13) + zmm0
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm10, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm10) + zmm6
	vmovups	-3776(%r9,%r15,4), %zmm14
	vmovups	-7872(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm20, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm20) + zmm5
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm19, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm19) + zmm6
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vmovups	-3520(%r9,%r15,4), %zmm22
	vmovups	-7616(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm12) + zmm4
	vfmadd231ps	%zmm16, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm20) + zmm7
	vfmadd231ps	%zmm15, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm13) + zmm6
	vfmadd231ps	%zmm19, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm19) + zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vmovups	-3264(%r9,%r15,4), %zmm22
	vmovups	-7360(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm16) + zmm7
	vfmadd231ps	%zmm17, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm13) + zmm8
	vfmadd231ps	%zmm19, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm19) + zmm9
	vmovups	-3008(%r9,%r15,4), %zmm19
	vmovups	-7104(%rax,%r15,4), %zmm22
	vfmadd231ps	%zmm22, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm21, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm11) + zmm8
	vfmadd231ps	%zmm13, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm13) + zmm9
	vmovups	-2752(%r9,%r15,4), %zmm13
	vfmadd231ps	%zmm22, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm10) + zmm7
	vfmadd231ps	%zmm21, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm17) + zmm6
	vfmadd231ps	%zmm15, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm11) + zmm9
	vmovups	-2496(%r9,%r15,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm14) + zmm7
	vfmadd231ps	%zmm21, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm17) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vmovups	-2240(%r9,%r15,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm18) + zmm7
	vfmadd231ps	%zmm21, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm17) + zmm9
	vmovups	-1984(%r9,%r15,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm22) + zmm7
	vfmadd231ps	%zmm21, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm21) + zmm9
	vmovups	-960(%r9,%r15,4), %zmm11
	vmovups	-6848(%rax,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm21) + zmm1
	vfmadd231ps	%zmm11, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm11) + zmm0
	vmovups	-704(%r9,%r15,4), %zmm11
	vmovups	-6592(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm21) + zmm2
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vmovups	-448(%r9,%r15,4), %zmm11
	vmovups	-6336(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm21) + zmm4
	vfmadd231ps	%zmm12, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm16) + zmm3
	vfmadd231ps	%zmm11, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm11) + zmm6
	vmovups	-192(%r9,%r15,4), %zmm15
	vmovups	-6080(%rax,%r15,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm17) + zmm4
	vfmadd231ps	%zmm21, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm21) + zmm5
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm16, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm16) + zmm6
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vmovups	64(%r9,%r15,4), %zmm19
	vmovups	-5824(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm21) + zmm7
	vfmadd231ps	%zmm14, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm10) + zmm3
	vfmadd231ps	%zmm12, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm20) + zmm9
	vmovups	320(%r9,%r15,4), %zmm20
	vmovups	-5568(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm17) + zmm7
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm16, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm16) + zmm9
	vmovups	576(%r9,%r15,4), %zmm16
	vmovups	-5312(%rax,%r15,4), %zmm23
	vfmadd231ps	%zmm23, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm23) + zmm1
	vfmadd231ps	%zmm19, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm15) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm13) + zmm7
	vfmadd231ps	%zmm22, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm10) + zmm8
	vfmadd231ps	%zmm12, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm12) + zmm9
	vmovups	832(%r9,%r15,4), %zmm12
	vfmadd231ps	%zmm23, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm23) + zmm2
	vfmadd231ps	%zmm19, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm19) + zmm4
	vfmadd231ps	%zmm15, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm11) + zmm7
	vfmadd231ps	%zmm22, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm14) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm10) + zmm9
	vmovups	1088(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm23, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm23) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm15) + zmm7
	vfmadd231ps	%zmm22, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm14) + zmm9
	vmovups	1344(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm23, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm23) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm19) + zmm7
	vfmadd231ps	%zmm22, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vmovups	1600(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm23, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm23) + zmm7
	vfmadd231ps	%zmm22, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm22) + zmm9
	vmovups	2624(%r9,%r15,4), %zmm10
	vmovups	-5056(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm10, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm10) + zmm0
	vmovups	2880(%r9,%r15,4), %zmm10
	vmovups	-4800(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm17) + zmm0
	vfmadd231ps	%zmm10, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm10) + zmm3
	vmovups	3136(%r9,%r15,4), %zmm10
	vmovups	-4544(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm13, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm10, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm10) + zmm6
	vmovups	3392(%r9,%r15,4), %zmm14
	vmovups	-4288(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm16) + zmm4
	vfmadd231ps	%zmm20, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm20) + zmm5
	vfmadd231ps	%zmm11, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm17) + zmm6
	vfmadd231ps	%zmm14, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm14) + zmm8
	vmovups	3648(%r9,%r15,4), %zmm18
	vmovups	-4032(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm20, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm20) + zmm7
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm21) + zmm9
	vmovups	3904(%r9,%r15,4), %zmm21
	vmovups	-3776(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm16) + zmm7
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm13) + zmm8
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vmovups	4160(%r9,%r15,4), %zmm17
	vmovups	-3520(%rax,%r15,4), %zmm22
	vfmadd231ps	%zmm22, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm12) + zmm7
	vfmadd231ps	%zmm23, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm23) + zmm0
	vfmadd231ps	%zmm19, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm11) + zmm8
	vfmadd231ps	%zmm13, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm13) + zmm9
	vmovups	4416(%r9,%r15,4), %zmm13
	vfmadd231ps	%zmm22, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm18) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm10) + zmm7
	vfmadd231ps	%zmm23, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm23) + zmm3
	vfmadd231ps	%zmm19, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm11) + zmm9
	vmovups	4672(%r9,%r15,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm14) + zmm7
	vfmadd231ps	%zmm23, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm23) + zmm6
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vmovups	4928(%r9,%r15,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm18) + zmm7
	vfmadd231ps	%zmm23, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm23) + zmm8
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vmovups	5184(%r9,%r15,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm22) + zmm7
	vfmadd231ps	%zmm23, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm23) + zmm9
	vmovups	6208(%r9,%r15,4), %zmm11
	vmovups	-3264(%rax,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm21) + zmm1
	vfmadd231ps	%zmm11, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm11) + zmm0
	vmovups	6464(%r9,%r15,4), %zmm11
	vmovups	-3008(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm21) + zmm2
	vfmadd231ps	%zmm16, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm16) + zmm0
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vmovups	6720(%r9,%r15,4), %zmm11
	vmovups	-2752(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm21) + zmm4
	vfmadd231ps	%zmm12, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm16) + zmm3
	vfmadd231ps	%zmm11, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm11) + zmm6
	vmovups	6976(%r9,%r15,4), %zmm15
	vmovups	-2496(%rax,%r15,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm17) + zmm4
	vfmadd231ps	%zmm21, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm21) + zmm5
	vfmadd231ps	%zmm10, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm16, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm16) + zmm6
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vmovups	7232(%r9,%r15,4), %zmm19
	vmovups	-2240(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm21) + zmm7
	vfmadd231ps	%zmm14, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm10) + zmm3
	vfmadd231ps	%zmm12, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm20) + zmm9
	vmovups	7488(%r9,%r15,4), %zmm20
	vmovups	-1984(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm17) + zmm7
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm16, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm16) + zmm9
	vmovups	7744(%r9,%r15,4), %zmm20
	vmovups	-1728(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm16) + zmm1
	vfmadd231ps	%zmm19, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm15) + zmm4
	vfmadd231ps	%zmm11, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm13) + zmm7
	vfmadd231ps	%zmm22, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm12, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm12) + zmm9
	vmovups	8000(%r9,%r15,4), %zmm12
	vfmadd231ps	%zmm16, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm19) + zmm4
	vfmadd231ps	%zmm15, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm11) + zmm7
	vfmadd231ps	%zmm22, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm14) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm10) + zmm9
	vmovups	8256(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm15) + zmm7
	vfmadd231ps	%zmm22, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm14) + zmm9
	vmovups	8512(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm19) + zmm7
	vfmadd231ps	%zmm22, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vmovups	8768(%r9,%r15,4), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm16) + zmm7
	vfmadd231ps	%zmm22, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm22) + zmm9
	vmovups	9792(%r9,%r15,4), %zmm10
	vmovups	-1472(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm10, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm10) + zmm0
	vmovups	10048(%r9,%r15,4), %zmm10
	vmovups	-1216(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm12) + zmm1
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm17) + zmm0
	vfmadd231ps	%zmm10, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm10) + zmm3
	vmovups	10304(%r9,%r15,4), %zmm14
	vmovups	-960(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm12) + zmm2
	vfmadd231ps	%zmm18, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm18) + zmm4
	vfmadd231ps	%zmm13, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm17) + zmm3
	vfmadd231ps	%zmm14, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm14) + zmm6
	vmovups	10560(%r9,%r15,4), %zmm20
	vmovups	-704(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm12) + zmm4
	vfmadd231ps	%zmm18, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm18) + zmm5
	vfmadd231ps	%zmm11, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm17) + zmm6
	vfmadd231ps	%zmm20, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm20) + zmm8
	vmovups	10816(%r9,%r15,4), %zmm22
	vmovups	-448(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm20) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm12) + zmm5
	vfmadd231ps	%zmm18, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm18) + zmm7
	vfmadd231ps	%zmm15, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm21) + zmm9
	vmovups	11072(%r9,%r15,4), %zmm22
	vmovups	-192(%rax,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm21) + zmm1
	vfmadd231ps	%zmm20, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm20) + zmm2
	vfmadd231ps	%zmm14, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm14) + zmm4
	vfmadd231ps	%zmm10, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm12) + zmm7
	vfmadd231ps	%zmm19, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm13) + zmm8
	vfmadd231ps	%zmm17, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm17) + zmm9
	vmovups	11328(%r9,%r15,4), %zmm22
	vmovups	64(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm21) + zmm2
	vfmadd231ps	%zmm20, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm20) + zmm4
	vfmadd231ps	%zmm14, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm10) + zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm16) + zmm0
	vfmadd231ps	%zmm19, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm11) + zmm8
	vfmadd231ps	%zmm13, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm13) + zmm9
	vmovups	11584(%r9,%r15,4), %zmm13
	vfmadd231ps	%zmm17, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm21) + zmm4
	vfmadd231ps	%zmm20, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm20) + zmm5
	vfmadd231ps	%zmm14, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm16) + zmm3
	vfmadd231ps	%zmm19, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm11) + zmm9
	vmovups	11840(%r9,%r15,4), %zmm11
	vfmadd231ps	%zmm17, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm17) + zmm4
	vfmadd231ps	%zmm21, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm21) + zmm5
	vfmadd231ps	%zmm20, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm20) + zmm7
	vfmadd231ps	%zmm16, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm16) + zmm6
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vmovups	12096(%r9,%r15,4), %zmm11
	vfmadd231ps	%zmm17, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm17) + zmm5
	vfmadd231ps	%zmm21, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm21) + zmm7
	vfmadd231ps	%zmm16, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm16) + zmm8
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vmovups	12352(%r9,%r15,4), %zmm11
	vfmadd231ps	%zmm17, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm17) + zmm7
	vfmadd231ps	%zmm16, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm16) + zmm9
	vmovups	%zmm1, -192(%r10,%r15,4)
	vmovups	%zmm2, 64(%r10,%r15,4)
	vmovups	%zmm4, 320(%r10,%r15,4)
	vmovups	%zmm5, 576(%r10,%r15,4)
	vmovups	%zmm7, 832(%r10,%r15,4)
	vfmadd231ps	13376(%r9,%r15,4), %zmm18, %zmm0 # zmm0 = (zmm18 * mem) + zmm0
	vmovups	13632(%r9,%r15,4), %zmm1
	vmovups	13888(%r9,%r15,4), %zmm2
	vmovups	14144(%r9,%r15,4), %zmm4
	vfmadd231ps	%zmm12, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm12) + zmm0
	vfmadd231ps	%zmm1, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm1) + zmm3
	vfmadd231ps	%zmm10, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm2, %zmm3    # zmm3 = (zmm2 * zmm12) + zmm3
	vfmadd231ps	%zmm2, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm2) + zmm6
	vfmadd231ps	%zmm14, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm10) + zmm3
	vfmadd231ps	%zmm12, %zmm4, %zmm6    # zmm6 = (zmm4 * zmm12) + zmm6
	vfmadd231ps	%zmm4, %zmm18, %zmm8    # zmm8 = (zmm18 * zmm4) + zmm8
	vmovups	14400(%r9,%r15,4), %zmm1
	vfmadd231ps	%zmm20, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm20) + zmm0
	vfmadd231ps	%zmm14, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm12) + zmm8
	vfmadd231ps	%zmm18, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm18) + zmm9
	vmovups	14656(%r9,%r15,4), %zmm1
	vfmadd231ps	%zmm21, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm21) + zmm0
	vfmadd231ps	%zmm20, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm20) + zmm3
	vfmadd231ps	%zmm14, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm10) + zmm8
	vfmadd231ps	%zmm12, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm12) + zmm9
	vmovups	14912(%r9,%r15,4), %zmm1
	vfmadd231ps	%zmm17, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm17) + zmm0
	vfmadd231ps	%zmm21, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm21) + zmm3
	vfmadd231ps	%zmm20, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm20) + zmm6
	vfmadd231ps	%zmm14, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm14) + zmm8
	vfmadd231ps	%zmm10, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm10) + zmm9
	vmovups	15168(%r9,%r15,4), %zmm1
	vfmadd231ps	%zmm17, %zmm1, %zmm3    # zmm3 = (zmm1 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm21) + zmm6
	vfmadd231ps	%zmm20, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm20) + zmm8
	vfmadd231ps	%zmm14, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm14) + zmm9
	vmovups	15424(%r9,%r15,4), %zmm1
	vfmadd231ps	%zmm17, %zmm1, %zmm6    # zmm6 = (zmm1 * zmm17) + zmm6
	vfmadd231ps	%zmm21, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm21) + zmm8
	vfmadd231ps	%zmm20, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm20) + zmm9
	vmovups	15680(%r9,%r15,4), %zmm1
	vfmadd231ps	%zmm17, %zmm1, %zmm8    # zmm8 = (zmm1 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm1, %zmm9    # zmm9 = (zmm1 * zmm21) + zmm9
	vfmadd231ps	15936(%r9,%r15,4), %zmm17, %zmm9 # zmm9 = (zmm17 * mem) + zmm9
	vmovups	%zmm0, 3392(%r10,%r15,4)
	vmovups	%zmm3, 3648(%r10,%r15,4)
	vmovups	%zmm6, 3904(%r10,%r15,4)
	vmovups	%zmm8, 4160(%r10,%r15,4)
	vmovups	%zmm9, 4416(%r10,%r15,4)
	addq	$16, %r15
	cmpq	$48, %r15
	jl	.LBB1_24
.LBB1_25:                               # %._crit_edge35
                                        #   in Loop: Header=BB1_19 Depth=1
	xorl	%r15d, %r15d
	#APP
	#NO_APP
	cmpq	$63, %r15
	jg	.LBB1_28
# %bb.26:                               # %.lr.ph37
                                        #   in Loop: Header=BB1_19 Depth=1
	addq	$-16, %r15
	.p2align	4
.LBB1_27:                               #   Parent Loop BB1_19 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-12224(%rax,%r15,4), %zmm7
	vmovups	-11968(%rax,%r15,4), %zmm16
	vmovups	-11712(%rax,%r15,4), %zmm10
	vmulps	-10688(%r11,%r15,4), %zmm7, %zmm0
	vmovups	-10432(%r11,%r15,4), %zmm1
	vmovups	-10176(%r11,%r15,4), %zmm3
	vmovups	-9920(%r11,%r15,4), %zmm5
	vfmadd231ps	%zmm16, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm16) + zmm0
	vmulps	%zmm1, %zmm7, %zmm2
	vfmadd231ps	%zmm10, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm10) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmulps	%zmm3, %zmm7, %zmm4
	vmovups	-11456(%rax,%r15,4), %zmm8
	vfmadd231ps	%zmm8, %zmm5, %zmm0     # zmm0 = (zmm5 * zmm8) + zmm0
	vfmadd231ps	%zmm10, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm10) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm16) + zmm4
	vmulps	%zmm5, %zmm7, %zmm5
	vmovups	-9664(%r11,%r15,4), %zmm1
	vmovups	-11200(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm1, %zmm2     # zmm2 = (zmm1 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm10) + zmm4
	vfmadd231ps	%zmm1, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm1) + zmm5
	vmovups	-9408(%r11,%r15,4), %zmm1
	vmovups	-10944(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm18) + zmm0
	vfmadd231ps	%zmm12, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm12) + zmm2
	vfmadd231ps	%zmm8, %zmm1, %zmm4     # zmm4 = (zmm1 * zmm8) + zmm4
	vfmadd231ps	%zmm1, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm1) + zmm5
	vmovups	-9152(%r11,%r15,4), %zmm1
	vmovups	-10688(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm1, %zmm2    # zmm2 = (zmm1 * zmm18) + zmm2
	vfmadd231ps	%zmm12, %zmm1, %zmm4    # zmm4 = (zmm1 * zmm12) + zmm4
	vfmadd231ps	%zmm1, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm1) + zmm5
	vmovups	-7104(%r11,%r15,4), %zmm1
	vmovups	-10432(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm15) + zmm0
	vmulps	%zmm1, %zmm7, %zmm1
	vmovups	-6848(%r11,%r15,4), %zmm3
	vmovups	-10176(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm13) + zmm0
	vfmadd231ps	%zmm15, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm15) + zmm2
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vmulps	%zmm3, %zmm7, %zmm3
	vmovups	-6592(%r11,%r15,4), %zmm6
	vmovups	-9920(%rax,%r15,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm15) + zmm4
	vfmadd231ps	%zmm10, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm10) + zmm1
	vfmadd231ps	%zmm16, %zmm6, %zmm3    # zmm3 = (zmm6 * zmm16) + zmm3
	vmulps	%zmm6, %zmm7, %zmm6
	vmovups	-6336(%r11,%r15,4), %zmm14
	vmovups	-9664(%rax,%r15,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm15, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm15) + zmm5
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm16, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm16) + zmm6
	vmulps	%zmm14, %zmm7, %zmm7
	vmovups	-6080(%r11,%r15,4), %zmm17
	vmovups	-9408(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm9) + zmm2
	vfmadd231ps	%zmm11, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm13) + zmm5
	vfmadd231ps	%zmm12, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm8) + zmm3
	vfmadd231ps	%zmm10, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm10) + zmm6
	vfmadd231ps	%zmm16, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm16) + zmm7
	vmovups	-5824(%r11,%r15,4), %zmm16
	vmovups	-9152(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vfmadd231ps	%zmm18, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm18) + zmm1
	vfmadd231ps	%zmm12, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm12) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm10) + zmm7
	vmovups	-5568(%r11,%r15,4), %zmm10
	vmovups	-8896(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm17) + zmm2
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm9) + zmm5
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm12, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm12) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vmovups	-3520(%r11,%r15,4), %zmm8
	vmovups	-8640(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm8) + zmm1
	vmovups	-3264(%r11,%r15,4), %zmm8
	vmovups	-8384(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm13, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm8) + zmm3
	vmovups	-3008(%r11,%r15,4), %zmm8
	vmovups	-8128(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm16) + zmm4
	vfmadd231ps	%zmm11, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm15, %zmm6    # zmm6 = (zmm15 * zmm8) + zmm6
	vmovups	-2752(%r11,%r15,4), %zmm18
	vmovups	-7872(%rax,%r15,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm12) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm13) + zmm6
	vfmadd231ps	%zmm15, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm15) + zmm7
	vmovups	-2496(%r11,%r15,4), %zmm18
	vmovups	-7616(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm2    # zmm2 = (zmm18 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm12) + zmm5
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm11, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm13) + zmm7
	vmovups	-2240(%r11,%r15,4), %zmm13
	vmovups	-7360(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm15) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vfmadd231ps	%zmm17, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm6    # zmm6 = (zmm13 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm11) + zmm7
	vmovups	-1984(%r11,%r15,4), %zmm11
	vmovups	-7104(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vfmadd231ps	%zmm8, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm8) + zmm5
	vfmadd231ps	%zmm19, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm19) + zmm1
	vfmadd231ps	%zmm17, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm17) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm14) + zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm9) + zmm7
	vmovups	64(%r11,%r15,4), %zmm9
	vmovups	-6848(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm17) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vmovups	320(%r11,%r15,4), %zmm9
	vmovups	-6592(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vfmadd231ps	%zmm12, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm12) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vmovups	576(%r11,%r15,4), %zmm9
	vmovups	-6336(%rax,%r15,4), %zmm11
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm12) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm9) + zmm6
	vmovups	832(%r11,%r15,4), %zmm14
	vmovups	-6080(%rax,%r15,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm17) + zmm5
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vmovups	1088(%r11,%r15,4), %zmm16
	vmovups	-5824(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm15, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm15) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm10, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm12) + zmm7
	vmovups	1344(%r11,%r15,4), %zmm12
	vmovups	-5568(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm19) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm18, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm8, %zmm12, %zmm6    # zmm6 = (zmm12 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm10) + zmm7
	vmovups	1600(%r11,%r15,4), %zmm10
	vmovups	-5312(%rax,%r15,4), %zmm21
	vfmadd231ps	%zmm21, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm19) + zmm2
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm9) + zmm5
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm15) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vmovups	3648(%r11,%r15,4), %zmm8
	vmovups	-5056(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm8) + zmm1
	vmovups	3904(%r11,%r15,4), %zmm8
	vmovups	-4800(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm13, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm13) + zmm1
	vfmadd231ps	%zmm8, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm8) + zmm3
	vmovups	4160(%r11,%r15,4), %zmm8
	vmovups	-4544(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm16) + zmm4
	vfmadd231ps	%zmm11, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm13) + zmm3
	vfmadd231ps	%zmm8, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm8) + zmm6
	vmovups	4416(%r11,%r15,4), %zmm15
	vmovups	-4288(%rax,%r15,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm10, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm12) + zmm4
	vfmadd231ps	%zmm16, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm16) + zmm5
	vfmadd231ps	%zmm9, %zmm15, %zmm1    # zmm1 = (zmm15 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm17) + zmm7
	vmovups	4672(%r11,%r15,4), %zmm17
	vmovups	-4032(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm2    # zmm2 = (zmm17 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm12) + zmm5
	vfmadd231ps	%zmm14, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm17, %zmm3    # zmm3 = (zmm17 * zmm9) + zmm3
	vfmadd231ps	%zmm11, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm13) + zmm7
	vmovups	4928(%r11,%r15,4), %zmm13
	vmovups	-3776(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm15) + zmm2
	vfmadd231ps	%zmm8, %zmm13, %zmm4    # zmm4 = (zmm13 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vfmadd231ps	%zmm19, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm19) + zmm1
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm9, %zmm13, %zmm6    # zmm6 = (zmm13 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm11) + zmm7
	vmovups	5184(%r11,%r15,4), %zmm11
	vmovups	-3520(%rax,%r15,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm18) + zmm2
	vfmadd231ps	%zmm15, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm15) + zmm4
	vfmadd231ps	%zmm8, %zmm11, %zmm5    # zmm5 = (zmm11 * zmm8) + zmm5
	vfmadd231ps	%zmm21, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm21) + zmm1
	vfmadd231ps	%zmm19, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm19) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm14) + zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm9) + zmm7
	vmovups	7232(%r11,%r15,4), %zmm9
	vmovups	-3264(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm17) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vmovups	7488(%r11,%r15,4), %zmm9
	vmovups	-3008(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vfmadd231ps	%zmm12, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm12) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vmovups	7744(%r11,%r15,4), %zmm9
	vmovups	-2752(%rax,%r15,4), %zmm11
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm17) + zmm4
	vfmadd231ps	%zmm10, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm9, %zmm3    # zmm3 = (zmm9 * zmm12) + zmm3
	vfmadd231ps	%zmm9, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm9) + zmm6
	vmovups	8000(%r11,%r15,4), %zmm14
	vmovups	-2496(%rax,%r15,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm17, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm17) + zmm5
	vfmadd231ps	%zmm8, %zmm14, %zmm1    # zmm1 = (zmm14 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm10) + zmm3
	vfmadd231ps	%zmm12, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vmovups	8256(%r11,%r15,4), %zmm16
	vmovups	-2240(%rax,%r15,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm15, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm15) + zmm1
	vfmadd231ps	%zmm8, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm8) + zmm3
	vfmadd231ps	%zmm10, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm12) + zmm7
	vmovups	8512(%r11,%r15,4), %zmm16
	vmovups	-1984(%rax,%r15,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm11) + zmm5
	vfmadd231ps	%zmm18, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm15) + zmm3
	vfmadd231ps	%zmm8, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm10) + zmm7
	vmovups	8768(%r11,%r15,4), %zmm10
	vmovups	-1728(%rax,%r15,4), %zmm19
	vfmadd231ps	%zmm19, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm19) + zmm0
	vfmadd231ps	%zmm12, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm12) + zmm2
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm9) + zmm5
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm15) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vmovups	10816(%r11,%r15,4), %zmm8
	vmovups	-1472(%rax,%r15,4), %zmm15
	vfmadd231ps	%zmm15, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm15) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm8) + zmm1
	vmovups	11072(%r11,%r15,4), %zmm10
	vmovups	-1216(%rax,%r15,4), %zmm8
	vfmadd231ps	%zmm8, %zmm10, %zmm0    # zmm0 = (zmm10 * zmm8) + zmm0
	vfmadd231ps	%zmm15, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm15) + zmm2
	vfmadd231ps	%zmm13, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm13) + zmm1
	vfmadd231ps	%zmm10, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm10) + zmm3
	vmovups	11328(%r11,%r15,4), %zmm16
	vmovups	-960(%rax,%r15,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm8, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm8) + zmm2
	vfmadd231ps	%zmm15, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm15) + zmm4
	vfmadd231ps	%zmm11, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm16, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm16) + zmm6
	vmovups	11584(%r11,%r15,4), %zmm18
	vmovups	-704(%rax,%r15,4), %zmm16
	vfmadd231ps	%zmm16, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm16) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm8, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm8) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm9, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm17) + zmm7
	vmovups	11840(%r11,%r15,4), %zmm18
	vmovups	-448(%rax,%r15,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm16, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm16) + zmm2
	vfmadd231ps	%zmm10, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm10) + zmm4
	vfmadd231ps	%zmm8, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm8) + zmm5
	vfmadd231ps	%zmm14, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm18, %zmm3    # zmm3 = (zmm18 * zmm9) + zmm3
	vfmadd231ps	%zmm11, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm13) + zmm7
	vmovups	12096(%r11,%r15,4), %zmm18
	vmovups	-192(%rax,%r15,4), %zmm13
	vfmadd231ps	%zmm13, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm17) + zmm2
	vfmadd231ps	%zmm16, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm16) + zmm4
	vfmadd231ps	%zmm10, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm14) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm11) + zmm7
	vmovups	12352(%r11,%r15,4), %zmm11
	vmovups	64(%rax,%r15,4), %zmm18
	vfmadd231ps	%zmm18, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm18) + zmm0
	vfmadd231ps	%zmm13, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm17) + zmm4
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm19) + zmm1
	vfmadd231ps	%zmm12, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm12) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm14) + zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm9) + zmm7
	vmovups	%zmm0, 64(%rbx,%r15,4)
	vmovups	%zmm2, 320(%rbx,%r15,4)
	vmovups	%zmm4, 576(%rbx,%r15,4)
	vmovups	%zmm5, 832(%rbx,%r15,4)
	vfmadd231ps	14400(%r11,%r15,4), %zmm15, %zmm1 # zmm1 = (zmm15 * mem) + zmm1
	vmovups	14656(%r11,%r15,4), %zmm0
	vmovups	14912(%r11,%r15,4), %zmm2
	vmovups	15168(%r11,%r15,4), %zmm4
	vfmadd231ps	%zmm8, %zmm0, %zmm1     # zmm1 = (zmm0 * zmm8) + zmm1
	vfmadd231ps	%zmm0, %zmm15, %zmm3    # zmm3 = (zmm15 * zmm0) + zmm3
	vfmadd231ps	%zmm10, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm10) + zmm1
	vfmadd231ps	%zmm8, %zmm2, %zmm3     # zmm3 = (zmm2 * zmm8) + zmm3
	vfmadd231ps	%zmm2, %zmm15, %zmm6    # zmm6 = (zmm15 * zmm2) + zmm6
	vfmadd231ps	%zmm16, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm16) + zmm1
	vfmadd231ps	%zmm10, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm10) + zmm3
	vfmadd231ps	%zmm8, %zmm4, %zmm6     # zmm6 = (zmm4 * zmm8) + zmm6
	vfmadd231ps	%zmm15, %zmm4, %zmm7    # zmm7 = (zmm4 * zmm15) + zmm7
	vmovups	15424(%r11,%r15,4), %zmm0
	vfmadd231ps	%zmm17, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm17) + zmm1
	vfmadd231ps	%zmm16, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm16) + zmm3
	vfmadd231ps	%zmm10, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm10) + zmm6
	vfmadd231ps	%zmm8, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm8) + zmm7
	vmovups	15680(%r11,%r15,4), %zmm0
	vfmadd231ps	%zmm13, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm17) + zmm3
	vfmadd231ps	%zmm16, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm16) + zmm6
	vfmadd231ps	%zmm10, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm10) + zmm7
	vmovups	15936(%r11,%r15,4), %zmm0
	vfmadd231ps	%zmm18, %zmm0, %zmm1    # zmm1 = (zmm0 * zmm18) + zmm1
	vfmadd231ps	%zmm13, %zmm0, %zmm3    # zmm3 = (zmm0 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm0, %zmm6    # zmm6 = (zmm0 * zmm17) + zmm6
	vfmadd231ps	%zmm16, %zmm0, %zmm7    # zmm7 = (zmm0 * zmm16) + zmm7
	vmovups	%zmm1, 3648(%rbx,%r15,4)
	vmovups	%zmm3, 3904(%rbx,%r15,4)
	vmovups	%zmm6, 4160(%rbx,%r15,4)
	vmovups	%zmm7, 4416(%rbx,%r15,4)
	addq	$16, %r15
	cmpq	$48, %r15
	jl	.LBB1_27
	jmp	.LBB1_28
.LBB1_29:
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	popq	%rbx
	popq	%r14
	popq	%r15
	jg	.LBB1_32
# %bb.30:                               # %.lr.ph40.preheader
	addq	$-16, %rcx
	leaq	48384(%rdi), %r8
	.p2align	4
.LBB1_31:                               # %.lr.ph40
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-11456(%rax,%rcx,4), %zmm14
	vmovups	-23232(%r8,%rcx,4), %zmm3
	vmovups	-22976(%r8,%rcx,4), %zmm4
	vmovups	-22720(%r8,%rcx,4), %zmm5
	vmulps	%zmm14, %zmm3, %zmm0
	vmovups	-12224(%rax,%rcx,4), %zmm9
	vmovups	-11968(%rax,%rcx,4), %zmm18
	vmovups	-11712(%rax,%rcx,4), %zmm20
	vmulps	%zmm20, %zmm3, %zmm1
	vmulps	%zmm18, %zmm3, %zmm2
	vmulps	%zmm9, %zmm3, %zmm3
	vmovups	-11200(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm20, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm18) + zmm3
	vmulps	%zmm4, %zmm9, %zmm4
	vmovups	-10944(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm5, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm5) + zmm4
	vmovups	-22464(%r8,%rcx,4), %zmm5
	vmovups	-10688(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm16) + zmm0
	vfmadd231ps	%zmm12, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm14) + zmm3
	vfmadd231ps	%zmm5, %zmm20, %zmm4    # zmm4 = (zmm20 * zmm5) + zmm4
	vmovups	-22208(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm16, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm10) + zmm3
	vfmadd231ps	%zmm5, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm5) + zmm4
	vmovups	-21952(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm16, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm16) + zmm2
	vfmadd231ps	%zmm12, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm12) + zmm3
	vfmadd231ps	%zmm5, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm5) + zmm4
	vmovups	-21696(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm16, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm16) + zmm3
	vfmadd231ps	%zmm5, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm5) + zmm4
	vfmadd231ps	-21440(%r8,%rcx,4), %zmm16, %zmm4 # zmm4 = (zmm16 * mem) + zmm4
	vmovups	-19648(%r8,%rcx,4), %zmm8
	vmovups	-9664(%rax,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm11) + zmm0
	vmovups	-9920(%rax,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm17) + zmm1
	vmovups	-10176(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vmovups	-10432(%rax,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm21) + zmm3
	vmulps	%zmm8, %zmm14, %zmm5
	vmulps	%zmm8, %zmm20, %zmm6
	vmulps	%zmm8, %zmm18, %zmm7
	vmulps	%zmm8, %zmm9, %zmm8
	vmovups	-19392(%r8,%rcx,4), %zmm15
	vmovups	-9408(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm17, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm17) + zmm2
	vfmadd231ps	%zmm19, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm19) + zmm3
	vfmadd231ps	%zmm21, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm21) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm20) + zmm7
	vfmadd231ps	%zmm18, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm18) + zmm8
	vmulps	%zmm15, %zmm9, %zmm9
	vmovups	-19136(%r8,%rcx,4), %zmm22
	vmovups	-9152(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm11) + zmm2
	vfmadd231ps	%zmm17, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm17) + zmm3
	vfmadd231ps	%zmm19, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm14) + zmm7
	vfmadd231ps	%zmm20, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm20) + zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vmovups	-18880(%r8,%rcx,4), %zmm22
	vmovups	-8896(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm11) + zmm3
	vfmadd231ps	%zmm17, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm17) + zmm4
	vfmadd231ps	%zmm16, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm16) + zmm5
	vfmadd231ps	%zmm12, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm14) + zmm8
	vfmadd231ps	%zmm20, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm20) + zmm9
	vmovups	-18624(%r8,%rcx,4), %zmm20
	vfmadd231ps	%zmm18, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm13, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm11) + zmm4
	vfmadd231ps	%zmm16, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm16) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vmovups	-18368(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm18) + zmm2
	vfmadd231ps	%zmm15, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vfmadd231ps	%zmm12, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm12) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	-18112(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm16) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	-17856(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	-16064(%r8,%rcx,4), %zmm12
	vmovups	-7872(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vmovups	-8128(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vmovups	-8384(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vmovups	-8640(%rax,%rcx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm22) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm17, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm17) + zmm6
	vfmadd231ps	%zmm19, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm19) + zmm7
	vfmadd231ps	%zmm12, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm12) + zmm8
	vmovups	-15808(%r8,%rcx,4), %zmm16
	vmovups	-7616(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm20) + zmm3
	vfmadd231ps	%zmm22, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm22) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm11) + zmm6
	vfmadd231ps	%zmm17, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm17) + zmm7
	vfmadd231ps	%zmm19, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm19) + zmm8
	vfmadd231ps	%zmm21, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm21) + zmm9
	vmovups	-15552(%r8,%rcx,4), %zmm21
	vmovups	-7360(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm16) + zmm0
	vfmadd231ps	%zmm12, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm14) + zmm3
	vfmadd231ps	%zmm20, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm20) + zmm4
	vfmadd231ps	%zmm15, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm15) + zmm5
	vfmadd231ps	%zmm13, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm13) + zmm6
	vfmadd231ps	%zmm11, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm11) + zmm7
	vfmadd231ps	%zmm17, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm17) + zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm19) + zmm9
	vmovups	-15296(%r8,%rcx,4), %zmm21
	vmovups	-7104(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm15) + zmm6
	vfmadd231ps	%zmm13, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm13) + zmm7
	vfmadd231ps	%zmm11, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm11) + zmm8
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vmovups	-15040(%r8,%rcx,4), %zmm17
	vfmadd231ps	%zmm19, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm16) + zmm2
	vfmadd231ps	%zmm12, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm10) + zmm4
	vfmadd231ps	%zmm18, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm18) + zmm6
	vfmadd231ps	%zmm15, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm15) + zmm7
	vfmadd231ps	%zmm13, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm13) + zmm8
	vfmadd231ps	%zmm11, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm11) + zmm9
	vmovups	-14784(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm16) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm18) + zmm7
	vfmadd231ps	%zmm15, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm15) + zmm8
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vmovups	-14528(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm18) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vmovups	-14272(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm19) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm18) + zmm9
	vmovups	-12480(%r8,%rcx,4), %zmm13
	vmovups	-6080(%rax,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vmovups	-6336(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm15) + zmm1
	vmovups	-6592(%rax,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm21) + zmm2
	vmovups	-6848(%rax,%rcx,4), %zmm23
	vfmadd231ps	%zmm23, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm23) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm20) + zmm7
	vfmadd231ps	%zmm13, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm13) + zmm8
	vmovups	-12224(%r8,%rcx,4), %zmm17
	vmovups	-5824(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm11) + zmm1
	vfmadd231ps	%zmm15, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm15) + zmm2
	vfmadd231ps	%zmm21, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm21) + zmm3
	vfmadd231ps	%zmm23, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm23) + zmm4
	vfmadd231ps	%zmm12, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm14) + zmm7
	vfmadd231ps	%zmm20, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm20) + zmm8
	vfmadd231ps	%zmm22, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm22) + zmm9
	vmovups	-11968(%r8,%rcx,4), %zmm18
	vmovups	-5568(%rax,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm21, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm21) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vfmadd231ps	%zmm20, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm20) + zmm9
	vmovups	-11712(%r8,%rcx,4), %zmm20
	vmovups	-5312(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm17) + zmm1
	vfmadd231ps	%zmm13, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vfmadd231ps	%zmm15, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm16) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vmovups	-11456(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm19, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm19) + zmm6
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vfmadd231ps	%zmm12, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm12) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	-11200(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm16) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	-10944(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	-10688(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmovups	-8896(%r8,%rcx,4), %zmm12
	vmovups	-4288(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vmovups	-4544(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vmovups	-4800(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vmovups	-5056(%rax,%rcx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm22) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm15) + zmm6
	vfmadd231ps	%zmm21, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm21) + zmm7
	vfmadd231ps	%zmm12, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm12) + zmm8
	vmovups	-8640(%r8,%rcx,4), %zmm16
	vmovups	-4032(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm20) + zmm3
	vfmadd231ps	%zmm22, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm22) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm11) + zmm6
	vfmadd231ps	%zmm15, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm15) + zmm7
	vfmadd231ps	%zmm21, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm21) + zmm8
	vfmadd231ps	%zmm23, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm23) + zmm9
	vmovups	-8384(%r8,%rcx,4), %zmm19
	vmovups	-3776(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm16) + zmm0
	vfmadd231ps	%zmm12, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm14) + zmm3
	vfmadd231ps	%zmm20, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm20) + zmm4
	vfmadd231ps	%zmm17, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm17) + zmm5
	vfmadd231ps	%zmm13, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm13) + zmm6
	vfmadd231ps	%zmm11, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm11) + zmm7
	vfmadd231ps	%zmm15, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm15) + zmm8
	vfmadd231ps	%zmm21, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm21) + zmm9
	vmovups	-8128(%r8,%rcx,4), %zmm21
	vmovups	-3520(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm17) + zmm6
	vfmadd231ps	%zmm13, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm13) + zmm7
	vfmadd231ps	%zmm11, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm11) + zmm8
	vfmadd231ps	%zmm15, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm15) + zmm9
	vmovups	-7872(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm19, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm16) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm18, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm17) + zmm7
	vfmadd231ps	%zmm13, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm13) + zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm11) + zmm9
	vmovups	-7616(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm16) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm18) + zmm7
	vfmadd231ps	%zmm17, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm17) + zmm8
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vmovups	-7360(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm18) + zmm8
	vfmadd231ps	%zmm17, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm17) + zmm9
	vmovups	-7104(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm19) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm18) + zmm9
	vmovups	-5312(%r8,%rcx,4), %zmm13
	vmovups	-2496(%rax,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vmovups	-2752(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm15) + zmm1
	vmovups	-3008(%rax,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm21) + zmm2
	vmovups	-3264(%rax,%rcx,4), %zmm23
	vfmadd231ps	%zmm23, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm23) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm20) + zmm7
	vfmadd231ps	%zmm13, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm13) + zmm8
	vmovups	-5056(%r8,%rcx,4), %zmm17
	vmovups	-2240(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm11) + zmm1
	vfmadd231ps	%zmm15, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm15) + zmm2
	vfmadd231ps	%zmm21, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm21) + zmm3
	vfmadd231ps	%zmm23, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm23) + zmm4
	vfmadd231ps	%zmm12, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm14) + zmm7
	vfmadd231ps	%zmm20, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm20) + zmm8
	vfmadd231ps	%zmm22, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm22) + zmm9
	vmovups	-4800(%r8,%rcx,4), %zmm18
	vmovups	-1984(%rax,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm21, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm21) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vfmadd231ps	%zmm20, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm20) + zmm9
	vmovups	-4544(%r8,%rcx,4), %zmm20
	vmovups	-1728(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm17) + zmm1
	vfmadd231ps	%zmm13, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vfmadd231ps	%zmm15, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm16) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vmovups	-4288(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm19, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm19) + zmm6
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vfmadd231ps	%zmm12, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm12) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	-4032(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm16) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	-3776(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	-3520(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmovups	-1728(%r8,%rcx,4), %zmm12
	vmovups	-704(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vmovups	-960(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vmovups	-1216(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm19) + zmm2
	vmovups	-1472(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm14) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm15) + zmm6
	vfmadd231ps	%zmm21, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm21) + zmm7
	vfmadd231ps	%zmm12, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm12) + zmm8
	vmovups	-1472(%r8,%rcx,4), %zmm20
	vmovups	-448(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm10) + zmm1
	vfmadd231ps	%zmm16, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm19) + zmm3
	vfmadd231ps	%zmm14, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm14) + zmm4
	vfmadd231ps	%zmm13, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm13) + zmm5
	vfmadd231ps	%zmm11, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm11) + zmm6
	vfmadd231ps	%zmm15, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm15) + zmm7
	vfmadd231ps	%zmm21, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm21) + zmm8
	vfmadd231ps	%zmm23, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm23) + zmm9
	vmovups	-1216(%r8,%rcx,4), %zmm20
	vmovups	-192(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm10) + zmm2
	vfmadd231ps	%zmm16, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm16) + zmm3
	vfmadd231ps	%zmm19, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm17) + zmm5
	vfmadd231ps	%zmm13, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm13) + zmm6
	vfmadd231ps	%zmm11, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm11) + zmm7
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vfmadd231ps	%zmm21, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm21) + zmm9
	vmovups	-960(%r8,%rcx,4), %zmm19
	vmovups	64(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm20) + zmm0
	vfmadd231ps	%zmm14, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm10) + zmm3
	vfmadd231ps	%zmm16, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm17) + zmm6
	vfmadd231ps	%zmm13, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm13) + zmm7
	vfmadd231ps	%zmm11, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm11) + zmm8
	vfmadd231ps	%zmm15, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm15) + zmm9
	vmovups	-704(%r8,%rcx,4), %zmm15
	vfmadd231ps	%zmm20, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm20) + zmm1
	vfmadd231ps	%zmm14, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm14) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm18, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm17) + zmm7
	vfmadd231ps	%zmm13, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm13) + zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm11) + zmm9
	vmovups	-448(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm14, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm12) + zmm4
	vfmadd231ps	%zmm18, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm18) + zmm7
	vfmadd231ps	%zmm17, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm17) + zmm8
	vfmadd231ps	%zmm13, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm13) + zmm9
	vmovups	-192(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm20) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm17, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm17) + zmm9
	vmovups	64(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vmovups	%zmm0, 35904(%rdx,%rcx,4)
	vmovups	%zmm1, 36160(%rdx,%rcx,4)
	vmovups	%zmm2, 36416(%rdx,%rcx,4)
	vmovups	%zmm3, 36672(%rdx,%rcx,4)
	vmovups	%zmm4, 36928(%rdx,%rcx,4)
	vmovups	%zmm5, 39488(%rdx,%rcx,4)
	vmovups	%zmm6, 39744(%rdx,%rcx,4)
	vmovups	%zmm7, 40000(%rdx,%rcx,4)
	vmovups	%zmm8, 40256(%rdx,%rcx,4)
	vmovups	%zmm9, 40512(%rdx,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_31
.LBB1_32:                               # %._crit_edge41
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_35
# %bb.33:                               # %.lr.ph43.preheader
	addq	$-16, %rcx
	leaq	49664(%rdi), %r8
	.p2align	4
.LBB1_34:                               # %.lr.ph43
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-12224(%rax,%rcx,4), %zmm9
	vmovups	-11968(%rax,%rcx,4), %zmm21
	vmovups	-11712(%rax,%rcx,4), %zmm16
	vmulps	-24000(%r8,%rcx,4), %zmm9, %zmm0
	vmovups	-23744(%r8,%rcx,4), %zmm1
	vmovups	-23488(%r8,%rcx,4), %zmm2
	vmovups	-23232(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm21, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm21) + zmm0
	vmulps	%zmm1, %zmm9, %zmm1
	vfmadd231ps	%zmm16, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm16) + zmm0
	vfmadd231ps	%zmm21, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm21) + zmm1
	vmulps	%zmm2, %zmm9, %zmm2
	vmovups	-11456(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm21, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm21) + zmm2
	vmulps	%zmm3, %zmm9, %zmm3
	vmovups	-22976(%r8,%rcx,4), %zmm4
	vmovups	-11200(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm16) + zmm2
	vfmadd231ps	%zmm21, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm21) + zmm3
	vmulps	%zmm4, %zmm9, %zmm4
	vmovups	-22720(%r8,%rcx,4), %zmm5
	vmovups	-10944(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm16) + zmm3
	vfmadd231ps	%zmm5, %zmm21, %zmm4    # zmm4 = (zmm21 * zmm5) + zmm4
	vmovups	-22464(%r8,%rcx,4), %zmm5
	vmovups	-10688(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm20) + zmm0
	vfmadd231ps	%zmm12, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm14) + zmm3
	vfmadd231ps	%zmm5, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm5) + zmm4
	vmovups	-22208(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm20) + zmm1
	vfmadd231ps	%zmm12, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm10) + zmm3
	vfmadd231ps	%zmm5, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm5) + zmm4
	vmovups	-21952(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm20) + zmm2
	vfmadd231ps	%zmm12, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm12) + zmm3
	vfmadd231ps	%zmm5, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm5) + zmm4
	vmovups	-21696(%r8,%rcx,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm5, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm5) + zmm4
	vfmadd231ps	-21440(%r8,%rcx,4), %zmm20, %zmm4 # zmm4 = (zmm20 * mem) + zmm4
	vmovups	-20416(%r8,%rcx,4), %zmm5
	vmovups	-10432(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm18) + zmm0
	vmulps	%zmm5, %zmm9, %zmm5
	vmovups	-20160(%r8,%rcx,4), %zmm6
	vmovups	-10176(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm19) + zmm0
	vfmadd231ps	%zmm18, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm18) + zmm1
	vfmadd231ps	%zmm21, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm21) + zmm5
	vmulps	%zmm6, %zmm9, %zmm6
	vmovups	-19904(%r8,%rcx,4), %zmm7
	vmovups	-9920(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm19, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm19) + zmm1
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm21, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm21) + zmm6
	vmulps	%zmm7, %zmm9, %zmm7
	vmovups	-19648(%r8,%rcx,4), %zmm8
	vmovups	-9664(%rax,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm13) + zmm1
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm16) + zmm6
	vfmadd231ps	%zmm21, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm21) + zmm7
	vmulps	%zmm8, %zmm9, %zmm8
	vmovups	-19392(%r8,%rcx,4), %zmm17
	vmovups	-9408(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm13) + zmm2
	vfmadd231ps	%zmm19, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm19) + zmm3
	vfmadd231ps	%zmm18, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm18) + zmm4
	vfmadd231ps	%zmm10, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm14) + zmm6
	vfmadd231ps	%zmm16, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm16) + zmm7
	vfmadd231ps	%zmm21, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm21) + zmm8
	vmulps	%zmm17, %zmm9, %zmm9
	vmovups	-19136(%r8,%rcx,4), %zmm22
	vmovups	-9152(%rax,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm13) + zmm3
	vfmadd231ps	%zmm19, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm16) + zmm8
	vfmadd231ps	%zmm21, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm21) + zmm9
	vmovups	-18880(%r8,%rcx,4), %zmm22
	vmovups	-8896(%rax,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm13) + zmm4
	vfmadd231ps	%zmm20, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm20) + zmm5
	vfmadd231ps	%zmm12, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm16) + zmm9
	vmovups	-18624(%r8,%rcx,4), %zmm16
	vfmadd231ps	%zmm21, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm17) + zmm2
	vfmadd231ps	%zmm15, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm20, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm20) + zmm6
	vfmadd231ps	%zmm12, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm14) + zmm9
	vmovups	-18368(%r8,%rcx,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm15) + zmm4
	vfmadd231ps	%zmm20, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm20) + zmm7
	vfmadd231ps	%zmm12, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm12) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	-18112(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm21, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm20, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm20) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	-17856(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm21, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm21) + zmm4
	vfmadd231ps	%zmm20, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm20) + zmm9
	vmovups	-16832(%r8,%rcx,4), %zmm10
	vmovups	-8640(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm10) + zmm5
	vmovups	-16576(%r8,%rcx,4), %zmm10
	vmovups	-8384(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm19, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm19) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm10) + zmm6
	vmovups	-16320(%r8,%rcx,4), %zmm10
	vmovups	-8128(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm19) + zmm6
	vfmadd231ps	%zmm10, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm10) + zmm7
	vmovups	-16064(%r8,%rcx,4), %zmm14
	vmovups	-7872(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm16) + zmm2
	vfmadd231ps	%zmm20, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm20) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm13) + zmm6
	vfmadd231ps	%zmm19, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm19) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vmovups	-15808(%r8,%rcx,4), %zmm22
	vmovups	-7616(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm20) + zmm4
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm13) + zmm7
	vfmadd231ps	%zmm19, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm19) + zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vmovups	-15552(%r8,%rcx,4), %zmm22
	vmovups	-7360(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm12) + zmm3
	vfmadd231ps	%zmm16, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm16) + zmm4
	vfmadd231ps	%zmm17, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm11) + zmm7
	vfmadd231ps	%zmm13, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm13) + zmm8
	vfmadd231ps	%zmm19, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm19) + zmm9
	vmovups	-15296(%r8,%rcx,4), %zmm19
	vmovups	-7104(%rax,%rcx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm10) + zmm3
	vfmadd231ps	%zmm12, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm12) + zmm4
	vfmadd231ps	%zmm21, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm17) + zmm6
	vfmadd231ps	%zmm15, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm11) + zmm8
	vfmadd231ps	%zmm13, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm13) + zmm9
	vmovups	-15040(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm22, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm21, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm17) + zmm7
	vfmadd231ps	%zmm15, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm11) + zmm9
	vmovups	-14784(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm21, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm17) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vmovups	-14528(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vfmadd231ps	%zmm21, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm17) + zmm9
	vmovups	-14272(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vfmadd231ps	%zmm21, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm21) + zmm9
	vmovups	-13248(%r8,%rcx,4), %zmm11
	vmovups	-6848(%rax,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm21) + zmm0
	vfmadd231ps	%zmm11, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm11) + zmm5
	vmovups	-12992(%r8,%rcx,4), %zmm11
	vmovups	-6592(%rax,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm21, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm21) + zmm1
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vfmadd231ps	%zmm11, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm11) + zmm6
	vmovups	-12736(%r8,%rcx,4), %zmm11
	vmovups	-6336(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm21) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm16) + zmm6
	vfmadd231ps	%zmm11, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm11) + zmm7
	vmovups	-12480(%r8,%rcx,4), %zmm15
	vmovups	-6080(%rax,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm21) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm16) + zmm7
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vmovups	-12224(%r8,%rcx,4), %zmm19
	vmovups	-5824(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm21) + zmm4
	vfmadd231ps	%zmm14, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm16, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm20) + zmm9
	vmovups	-11968(%r8,%rcx,4), %zmm20
	vmovups	-5568(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm17) + zmm4
	vfmadd231ps	%zmm18, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm10) + zmm7
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm16, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm16) + zmm9
	vmovups	-11712(%r8,%rcx,4), %zmm16
	vmovups	-5312(%rax,%rcx,4), %zmm23
	vfmadd231ps	%zmm23, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm23) + zmm0
	vfmadd231ps	%zmm19, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm13) + zmm4
	vfmadd231ps	%zmm22, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm14) + zmm7
	vfmadd231ps	%zmm10, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm10) + zmm8
	vfmadd231ps	%zmm12, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm12) + zmm9
	vmovups	-11456(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm23, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm23) + zmm1
	vfmadd231ps	%zmm19, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm11) + zmm4
	vfmadd231ps	%zmm22, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm14) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm10) + zmm9
	vmovups	-11200(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm23, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm23) + zmm2
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm15) + zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm14) + zmm9
	vmovups	-10944(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm23, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm23) + zmm3
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vmovups	-10688(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm23, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm23) + zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm22) + zmm9
	vmovups	-9664(%r8,%rcx,4), %zmm10
	vmovups	-5056(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm10, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm10) + zmm5
	vmovups	-9408(%r8,%rcx,4), %zmm10
	vmovups	-4800(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vfmadd231ps	%zmm10, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm10) + zmm6
	vmovups	-9152(%r8,%rcx,4), %zmm10
	vmovups	-4544(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm17) + zmm6
	vfmadd231ps	%zmm10, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm10) + zmm7
	vmovups	-8896(%r8,%rcx,4), %zmm14
	vmovups	-4288(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm16) + zmm2
	vfmadd231ps	%zmm20, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm20) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm17) + zmm7
	vfmadd231ps	%zmm14, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm14) + zmm8
	vmovups	-8640(%r8,%rcx,4), %zmm18
	vmovups	-4032(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm20) + zmm4
	vfmadd231ps	%zmm15, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm13) + zmm7
	vfmadd231ps	%zmm17, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm21) + zmm9
	vmovups	-8384(%r8,%rcx,4), %zmm21
	vmovups	-3776(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm12) + zmm3
	vfmadd231ps	%zmm16, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm16) + zmm4
	vfmadd231ps	%zmm19, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm11) + zmm7
	vfmadd231ps	%zmm13, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm13) + zmm8
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vmovups	-8128(%r8,%rcx,4), %zmm17
	vmovups	-3520(%rax,%rcx,4), %zmm22
	vfmadd231ps	%zmm22, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm10) + zmm3
	vfmadd231ps	%zmm12, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm12) + zmm4
	vfmadd231ps	%zmm23, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm23) + zmm5
	vfmadd231ps	%zmm19, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm11) + zmm8
	vfmadd231ps	%zmm13, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm13) + zmm9
	vmovups	-7872(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm22, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm23, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm23) + zmm6
	vfmadd231ps	%zmm19, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm11) + zmm9
	vmovups	-7616(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm23, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm23) + zmm7
	vfmadd231ps	%zmm19, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vmovups	-7360(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vfmadd231ps	%zmm23, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm23) + zmm8
	vfmadd231ps	%zmm19, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm19) + zmm9
	vmovups	-7104(%r8,%rcx,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vfmadd231ps	%zmm23, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm23) + zmm9
	vmovups	-6080(%r8,%rcx,4), %zmm11
	vmovups	-3264(%rax,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm21) + zmm0
	vfmadd231ps	%zmm11, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm11) + zmm5
	vmovups	-5824(%r8,%rcx,4), %zmm11
	vmovups	-3008(%rax,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm21, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm21) + zmm1
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vfmadd231ps	%zmm11, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm11) + zmm6
	vmovups	-5568(%r8,%rcx,4), %zmm11
	vmovups	-2752(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm21) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm16) + zmm6
	vfmadd231ps	%zmm11, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm11) + zmm7
	vmovups	-5312(%r8,%rcx,4), %zmm15
	vmovups	-2496(%rax,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm21) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm16) + zmm7
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vmovups	-5056(%r8,%rcx,4), %zmm19
	vmovups	-2240(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm21) + zmm4
	vfmadd231ps	%zmm14, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm16, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm20) + zmm9
	vmovups	-4800(%r8,%rcx,4), %zmm20
	vmovups	-1984(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm17) + zmm4
	vfmadd231ps	%zmm18, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm10) + zmm7
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm16, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm16) + zmm9
	vmovups	-4544(%r8,%rcx,4), %zmm20
	vmovups	-1728(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm16) + zmm0
	vfmadd231ps	%zmm19, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm13) + zmm4
	vfmadd231ps	%zmm22, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm14) + zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm12, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm12) + zmm9
	vmovups	-4288(%r8,%rcx,4), %zmm12
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vfmadd231ps	%zmm19, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm11) + zmm4
	vfmadd231ps	%zmm22, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm14) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm10) + zmm9
	vmovups	-4032(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm15) + zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm14) + zmm9
	vmovups	-3776(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vmovups	-3520(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm22) + zmm9
	vmovups	-2496(%r8,%rcx,4), %zmm10
	vmovups	-1472(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm18) + zmm0
	vfmadd231ps	%zmm10, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm10) + zmm5
	vmovups	-2240(%r8,%rcx,4), %zmm10
	vmovups	-1216(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vfmadd231ps	%zmm10, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm10) + zmm6
	vmovups	-1984(%r8,%rcx,4), %zmm10
	vmovups	-960(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm17) + zmm6
	vfmadd231ps	%zmm10, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm10) + zmm7
	vmovups	-1728(%r8,%rcx,4), %zmm12
	vmovups	-704(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm18) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm17) + zmm7
	vfmadd231ps	%zmm12, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm12) + zmm8
	vmovups	-1472(%r8,%rcx,4), %zmm22
	vmovups	-448(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm13) + zmm7
	vfmadd231ps	%zmm17, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm21) + zmm9
	vmovups	-1216(%r8,%rcx,4), %zmm21
	vmovups	-192(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm18) + zmm0
	vfmadd231ps	%zmm12, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm14) + zmm3
	vfmadd231ps	%zmm20, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm20) + zmm4
	vfmadd231ps	%zmm19, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm11) + zmm7
	vfmadd231ps	%zmm13, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm13) + zmm8
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vmovups	-960(%r8,%rcx,4), %zmm17
	vmovups	64(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm18) + zmm1
	vfmadd231ps	%zmm12, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm11) + zmm8
	vfmadd231ps	%zmm13, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm13) + zmm9
	vmovups	-704(%r8,%rcx,4), %zmm13
	vfmadd231ps	%zmm20, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm18) + zmm2
	vfmadd231ps	%zmm12, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm16, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm16) + zmm6
	vfmadd231ps	%zmm19, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm11) + zmm9
	vmovups	-448(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm12, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm12) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm16) + zmm7
	vfmadd231ps	%zmm19, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm15) + zmm9
	vmovups	-192(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm16) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmovups	64(%r8,%rcx,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	%zmm0, 37184(%rdx,%rcx,4)
	vmovups	%zmm1, 37440(%rdx,%rcx,4)
	vmovups	%zmm2, 37696(%rdx,%rcx,4)
	vmovups	%zmm3, 37952(%rdx,%rcx,4)
	vmovups	%zmm4, 38208(%rdx,%rcx,4)
	vmovups	%zmm5, 40768(%rdx,%rcx,4)
	vmovups	%zmm6, 41024(%rdx,%rcx,4)
	vmovups	%zmm7, 41280(%rdx,%rcx,4)
	vmovups	%zmm8, 41536(%rdx,%rcx,4)
	vmovups	%zmm9, 41792(%rdx,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_34
.LBB1_35:                               # %._crit_edge44
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	cmpq	$63, %rcx
	jg	.LBB1_38
# %bb.36:                               # %.lr.ph46.preheader
	addq	$-16, %rcx
	leaq	49920(%rdi), %r8
	.p2align	4
.LBB1_37:                               # %.lr.ph46
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-12224(%rax,%rcx,4), %zmm7
	vmovups	-11968(%rax,%rcx,4), %zmm16
	vmovups	-11712(%rax,%rcx,4), %zmm10
	vmulps	-22976(%r8,%rcx,4), %zmm7, %zmm0
	vmovups	-22720(%r8,%rcx,4), %zmm1
	vmovups	-22464(%r8,%rcx,4), %zmm2
	vmovups	-22208(%r8,%rcx,4), %zmm3
	vfmadd231ps	%zmm16, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm16) + zmm0
	vmulps	%zmm1, %zmm7, %zmm1
	vfmadd231ps	%zmm10, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm10) + zmm0
	vfmadd231ps	%zmm16, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm16) + zmm1
	vmulps	%zmm2, %zmm7, %zmm2
	vmovups	-11456(%rax,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm8) + zmm0
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmulps	%zmm3, %zmm7, %zmm3
	vmovups	-21952(%r8,%rcx,4), %zmm4
	vmovups	-11200(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm10) + zmm2
	vfmadd231ps	%zmm4, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm4) + zmm3
	vmovups	-21696(%r8,%rcx,4), %zmm4
	vmovups	-10944(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm18) + zmm0
	vfmadd231ps	%zmm12, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm4, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm4) + zmm3
	vmovups	-21440(%r8,%rcx,4), %zmm4
	vmovups	-10688(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm18) + zmm1
	vfmadd231ps	%zmm12, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm12) + zmm2
	vfmadd231ps	%zmm4, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm4) + zmm3
	vmovups	-19392(%r8,%rcx,4), %zmm4
	vmovups	-10432(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm15) + zmm0
	vmulps	%zmm4, %zmm7, %zmm4
	vmovups	-19136(%r8,%rcx,4), %zmm5
	vmovups	-10176(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm13) + zmm0
	vfmadd231ps	%zmm15, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm16) + zmm4
	vmulps	%zmm5, %zmm7, %zmm5
	vmovups	-18880(%r8,%rcx,4), %zmm6
	vmovups	-9920(%rax,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm15) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vmulps	%zmm6, %zmm7, %zmm6
	vmovups	-18624(%r8,%rcx,4), %zmm14
	vmovups	-9664(%rax,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm15) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm16, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm16) + zmm6
	vmulps	%zmm14, %zmm7, %zmm7
	vmovups	-18368(%r8,%rcx,4), %zmm17
	vmovups	-9408(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm8) + zmm5
	vfmadd231ps	%zmm10, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm10) + zmm6
	vfmadd231ps	%zmm16, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm16) + zmm7
	vmovups	-18112(%r8,%rcx,4), %zmm16
	vmovups	-9152(%rax,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm18, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm18) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm10) + zmm7
	vmovups	-17856(%r8,%rcx,4), %zmm10
	vmovups	-8896(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm18) + zmm5
	vfmadd231ps	%zmm12, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm12) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vmovups	-15808(%r8,%rcx,4), %zmm8
	vmovups	-8640(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vmovups	-15552(%r8,%rcx,4), %zmm8
	vmovups	-8384(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm16) + zmm1
	vfmadd231ps	%zmm13, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	-15296(%r8,%rcx,4), %zmm8
	vmovups	-8128(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm15, %zmm6    # zmm6 = (zmm15 * zmm8) + zmm6
	vmovups	-15040(%r8,%rcx,4), %zmm18
	vmovups	-7872(%rax,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm13) + zmm6
	vfmadd231ps	%zmm15, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm15) + zmm7
	vmovups	-14784(%r8,%rcx,4), %zmm18
	vmovups	-7616(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm12) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm13) + zmm7
	vmovups	-14528(%r8,%rcx,4), %zmm13
	vmovups	-7360(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm15) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm17, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm6    # zmm6 = (zmm13 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm11) + zmm7
	vmovups	-14272(%r8,%rcx,4), %zmm11
	vmovups	-7104(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vfmadd231ps	%zmm19, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm17) + zmm5
	vfmadd231ps	%zmm14, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm14) + zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm9) + zmm7
	vmovups	-12224(%r8,%rcx,4), %zmm9
	vmovups	-6848(%rax,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm17) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vmovups	-11968(%r8,%rcx,4), %zmm9
	vmovups	-6592(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm12) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vmovups	-11712(%r8,%rcx,4), %zmm9
	vmovups	-6336(%rax,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm9) + zmm6
	vmovups	-11456(%r8,%rcx,4), %zmm14
	vmovups	-6080(%rax,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm17) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vmovups	-11200(%r8,%rcx,4), %zmm16
	vmovups	-5824(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm15, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm15) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vfmadd231ps	%zmm10, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm12) + zmm7
	vmovups	-10944(%r8,%rcx,4), %zmm12
	vmovups	-5568(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm19) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm12, %zmm2    # zmm2 = (zmm12 * zmm9) + zmm2
	vfmadd231ps	%zmm11, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm11) + zmm3
	vfmadd231ps	%zmm18, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm15) + zmm5
	vfmadd231ps	%zmm8, %zmm12, %zmm6    # zmm6 = (zmm12 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm10) + zmm7
	vmovups	-10688(%r8,%rcx,4), %zmm10
	vmovups	-5312(%rax,%rcx,4), %zmm21
	vfmadd231ps	%zmm21, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm21) + zmm0
	vfmadd231ps	%zmm19, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm19) + zmm1
	vfmadd231ps	%zmm14, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm15) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vmovups	-8640(%r8,%rcx,4), %zmm8
	vmovups	-5056(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm8) + zmm4
	vmovups	-8384(%r8,%rcx,4), %zmm8
	vmovups	-4800(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm16) + zmm1
	vfmadd231ps	%zmm13, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm8) + zmm5
	vmovups	-8128(%r8,%rcx,4), %zmm8
	vmovups	-4544(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm8) + zmm6
	vmovups	-7872(%r8,%rcx,4), %zmm15
	vmovups	-4288(%rax,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm0    # zmm0 = (zmm15 * zmm8) + zmm0
	vfmadd231ps	%zmm10, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm16) + zmm3
	vfmadd231ps	%zmm9, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm17) + zmm7
	vmovups	-7616(%r8,%rcx,4), %zmm17
	vmovups	-4032(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm12) + zmm3
	vfmadd231ps	%zmm14, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm9) + zmm5
	vfmadd231ps	%zmm11, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm13) + zmm7
	vmovups	-7360(%r8,%rcx,4), %zmm13
	vmovups	-3776(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm15) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm19, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm19) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm6    # zmm6 = (zmm13 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm11) + zmm7
	vmovups	-7104(%r8,%rcx,4), %zmm11
	vmovups	-3520(%rax,%rcx,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vfmadd231ps	%zmm21, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm21) + zmm4
	vfmadd231ps	%zmm19, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm19) + zmm5
	vfmadd231ps	%zmm14, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm14) + zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm9) + zmm7
	vmovups	-5056(%r8,%rcx,4), %zmm9
	vmovups	-3264(%rax,%rcx,4), %zmm17
	vfmadd231ps	%zmm17, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm17) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vmovups	-4800(%r8,%rcx,4), %zmm9
	vmovups	-3008(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm12) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vmovups	-4544(%r8,%rcx,4), %zmm9
	vmovups	-2752(%rax,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm9) + zmm6
	vmovups	-4288(%r8,%rcx,4), %zmm14
	vmovups	-2496(%rax,%rcx,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm17) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vmovups	-4032(%r8,%rcx,4), %zmm16
	vmovups	-2240(%rax,%rcx,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm15, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm15) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vfmadd231ps	%zmm10, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm12) + zmm7
	vmovups	-3776(%r8,%rcx,4), %zmm16
	vmovups	-1984(%rax,%rcx,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm18, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm15) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm10) + zmm7
	vmovups	-3520(%r8,%rcx,4), %zmm16
	vmovups	-1728(%rax,%rcx,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm20, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm15) + zmm6
	vfmadd231ps	%zmm8, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm8) + zmm7
	vmovups	-1472(%r8,%rcx,4), %zmm8
	vmovups	-1472(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm15) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm8) + zmm4
	vmovups	-1216(%r8,%rcx,4), %zmm8
	vmovups	-1216(%rax,%rcx,4), %zmm16
	vfmadd231ps	%zmm16, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm16) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm8) + zmm5
	vmovups	-960(%r8,%rcx,4), %zmm8
	vmovups	-960(%rax,%rcx,4), %zmm18
	vfmadd231ps	%zmm18, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm8) + zmm6
	vmovups	-704(%r8,%rcx,4), %zmm8
	vmovups	-704(%rax,%rcx,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm19) + zmm0
	vfmadd231ps	%zmm18, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm15, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm17) + zmm7
	vmovups	-448(%r8,%rcx,4), %zmm8
	vmovups	-448(%rax,%rcx,4), %zmm15
	vfmadd231ps	%zmm15, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm15) + zmm0
	vfmadd231ps	%zmm19, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm19) + zmm1
	vfmadd231ps	%zmm18, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vfmadd231ps	%zmm11, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm13) + zmm7
	vmovups	-192(%r8,%rcx,4), %zmm8
	vmovups	-192(%rax,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm13) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm18) + zmm3
	vfmadd231ps	%zmm12, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm12) + zmm4
	vfmadd231ps	%zmm14, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm8, %zmm6     # zmm6 = (zmm8 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm11) + zmm7
	vmovups	64(%r8,%rcx,4), %zmm8
	vfmadd231ps	64(%rax,%rcx,4), %zmm8, %zmm0 # zmm0 = (zmm8 * mem) + zmm0
	vfmadd231ps	%zmm13, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm15) + zmm2
	vfmadd231ps	%zmm19, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm19) + zmm3
	vfmadd231ps	%zmm10, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm12) + zmm5
	vfmadd231ps	%zmm14, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm14) + zmm6
	vfmadd231ps	%zmm9, %zmm8, %zmm7     # zmm7 = (zmm8 * zmm9) + zmm7
	vmovups	%zmm0, 38464(%rdx,%rcx,4)
	vmovups	%zmm1, 38720(%rdx,%rcx,4)
	vmovups	%zmm2, 38976(%rdx,%rcx,4)
	vmovups	%zmm3, 39232(%rdx,%rcx,4)
	vmovups	%zmm4, 42048(%rdx,%rcx,4)
	vmovups	%zmm5, 42304(%rdx,%rcx,4)
	vmovups	%zmm6, 42560(%rdx,%rcx,4)
	vmovups	%zmm7, 42816(%rdx,%rcx,4)
	addq	$16, %rcx
	cmpq	$48, %rcx
	jl	.LBB1_37
.LBB1_38:                               # %._crit_edge47
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_41
# %bb.39:                               # %.lr.ph49.preheader
	addq	$-16, %rax
	leaq	48384(%rdi), %rcx
	leaq	8704(%rsi), %r8
	.p2align	4
.LBB1_40:                               # %.lr.ph49
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-7872(%r8,%rax,4), %zmm14
	vmovups	-16064(%rcx,%rax,4), %zmm3
	vmovups	-15808(%rcx,%rax,4), %zmm4
	vmovups	-15552(%rcx,%rax,4), %zmm5
	vmulps	%zmm14, %zmm3, %zmm0
	vmovups	-8640(%r8,%rax,4), %zmm9
	vmovups	-8384(%r8,%rax,4), %zmm18
	vmovups	-8128(%r8,%rax,4), %zmm20
	vmulps	%zmm20, %zmm3, %zmm1
	vmulps	%zmm18, %zmm3, %zmm2
	vmulps	%zmm9, %zmm3, %zmm3
	vmovups	-7616(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm20, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm18) + zmm3
	vmulps	%zmm4, %zmm9, %zmm4
	vmovups	-7360(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm5, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm5) + zmm4
	vmovups	-15296(%rcx,%rax,4), %zmm5
	vmovups	-7104(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm16) + zmm0
	vfmadd231ps	%zmm12, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm14) + zmm3
	vfmadd231ps	%zmm5, %zmm20, %zmm4    # zmm4 = (zmm20 * zmm5) + zmm4
	vmovups	-15040(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm16, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm10) + zmm3
	vfmadd231ps	%zmm5, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm5) + zmm4
	vmovups	-14784(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm16, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm16) + zmm2
	vfmadd231ps	%zmm12, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm12) + zmm3
	vfmadd231ps	%zmm5, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm5) + zmm4
	vmovups	-14528(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm16, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm16) + zmm3
	vfmadd231ps	%zmm5, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm5) + zmm4
	vfmadd231ps	-14272(%rcx,%rax,4), %zmm16, %zmm4 # zmm4 = (zmm16 * mem) + zmm4
	vmovups	-12480(%rcx,%rax,4), %zmm8
	vmovups	-6080(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm11) + zmm0
	vmovups	-6336(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm17) + zmm1
	vmovups	-6592(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vmovups	-6848(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm21) + zmm3
	vmulps	%zmm8, %zmm14, %zmm5
	vmulps	%zmm8, %zmm20, %zmm6
	vmulps	%zmm8, %zmm18, %zmm7
	vmulps	%zmm8, %zmm9, %zmm8
	vmovups	-12224(%rcx,%rax,4), %zmm15
	vmovups	-5824(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm11) + zmm1
	vfmadd231ps	%zmm17, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm17) + zmm2
	vfmadd231ps	%zmm19, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm19) + zmm3
	vfmadd231ps	%zmm21, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm21) + zmm4
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm20) + zmm7
	vfmadd231ps	%zmm18, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm18) + zmm8
	vmulps	%zmm15, %zmm9, %zmm9
	vmovups	-11968(%rcx,%rax,4), %zmm22
	vmovups	-5568(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm15) + zmm0
	vfmadd231ps	%zmm13, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm11) + zmm2
	vfmadd231ps	%zmm17, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm17) + zmm3
	vfmadd231ps	%zmm19, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm14) + zmm7
	vfmadd231ps	%zmm20, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm20) + zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vmovups	-11712(%rcx,%rax,4), %zmm22
	vmovups	-5312(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm11) + zmm3
	vfmadd231ps	%zmm17, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm17) + zmm4
	vfmadd231ps	%zmm16, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm16) + zmm5
	vfmadd231ps	%zmm12, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm14) + zmm8
	vfmadd231ps	%zmm20, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm20) + zmm9
	vmovups	-11456(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm18, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm13, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm11) + zmm4
	vfmadd231ps	%zmm16, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm16) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vmovups	-11200(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm18) + zmm2
	vfmadd231ps	%zmm15, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm15) + zmm3
	vfmadd231ps	%zmm13, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm13) + zmm4
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vfmadd231ps	%zmm12, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm12) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	-10944(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm15) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm16) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	-10688(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	-8896(%rcx,%rax,4), %zmm12
	vmovups	-4288(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vmovups	-4544(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vmovups	-4800(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vmovups	-5056(%r8,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm22) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm17, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm17) + zmm6
	vfmadd231ps	%zmm19, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm19) + zmm7
	vfmadd231ps	%zmm12, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm12) + zmm8
	vmovups	-8640(%rcx,%rax,4), %zmm16
	vmovups	-4032(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm20) + zmm3
	vfmadd231ps	%zmm22, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm22) + zmm4
	vfmadd231ps	%zmm13, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm13) + zmm5
	vfmadd231ps	%zmm11, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm11) + zmm6
	vfmadd231ps	%zmm17, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm17) + zmm7
	vfmadd231ps	%zmm19, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm19) + zmm8
	vfmadd231ps	%zmm21, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm21) + zmm9
	vmovups	-8384(%rcx,%rax,4), %zmm21
	vmovups	-3776(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm16) + zmm0
	vfmadd231ps	%zmm12, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm14) + zmm3
	vfmadd231ps	%zmm20, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm20) + zmm4
	vfmadd231ps	%zmm15, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm15) + zmm5
	vfmadd231ps	%zmm13, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm13) + zmm6
	vfmadd231ps	%zmm11, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm11) + zmm7
	vfmadd231ps	%zmm17, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm17) + zmm8
	vfmadd231ps	%zmm19, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm19) + zmm9
	vmovups	-8128(%rcx,%rax,4), %zmm21
	vmovups	-3520(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm19) + zmm0
	vfmadd231ps	%zmm16, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm16) + zmm1
	vfmadd231ps	%zmm12, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm15) + zmm6
	vfmadd231ps	%zmm13, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm13) + zmm7
	vfmadd231ps	%zmm11, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm11) + zmm8
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vmovups	-7872(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm19, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm19) + zmm1
	vfmadd231ps	%zmm16, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm16) + zmm2
	vfmadd231ps	%zmm12, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm10) + zmm4
	vfmadd231ps	%zmm18, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm18) + zmm6
	vfmadd231ps	%zmm15, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm15) + zmm7
	vfmadd231ps	%zmm13, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm13) + zmm8
	vfmadd231ps	%zmm11, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm11) + zmm9
	vmovups	-7616(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm19) + zmm2
	vfmadd231ps	%zmm16, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm16) + zmm3
	vfmadd231ps	%zmm12, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm12) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm18) + zmm7
	vfmadd231ps	%zmm15, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm15) + zmm8
	vfmadd231ps	%zmm13, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm13) + zmm9
	vmovups	-7360(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm19) + zmm3
	vfmadd231ps	%zmm16, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm18) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vmovups	-7104(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm19, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm19) + zmm4
	vfmadd231ps	%zmm18, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm18) + zmm9
	vmovups	-5312(%rcx,%rax,4), %zmm13
	vmovups	-2496(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm11) + zmm0
	vmovups	-2752(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm15) + zmm1
	vmovups	-3008(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm21) + zmm2
	vmovups	-3264(%r8,%rax,4), %zmm23
	vfmadd231ps	%zmm23, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm23) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm14) + zmm6
	vfmadd231ps	%zmm20, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm20) + zmm7
	vfmadd231ps	%zmm13, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm13) + zmm8
	vmovups	-5056(%rcx,%rax,4), %zmm17
	vmovups	-2240(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm13) + zmm0
	vfmadd231ps	%zmm11, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm11) + zmm1
	vfmadd231ps	%zmm15, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm15) + zmm2
	vfmadd231ps	%zmm21, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm21) + zmm3
	vfmadd231ps	%zmm23, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm23) + zmm4
	vfmadd231ps	%zmm12, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm14) + zmm7
	vfmadd231ps	%zmm20, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm20) + zmm8
	vfmadd231ps	%zmm22, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm22) + zmm9
	vmovups	-4800(%rcx,%rax,4), %zmm18
	vmovups	-1984(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm17) + zmm0
	vfmadd231ps	%zmm13, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm13) + zmm1
	vfmadd231ps	%zmm11, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm11) + zmm2
	vfmadd231ps	%zmm15, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm15) + zmm3
	vfmadd231ps	%zmm21, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm21) + zmm4
	vfmadd231ps	%zmm16, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm16) + zmm5
	vfmadd231ps	%zmm12, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vfmadd231ps	%zmm20, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm20) + zmm9
	vmovups	-4544(%rcx,%rax,4), %zmm20
	vmovups	-1728(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm18) + zmm0
	vfmadd231ps	%zmm17, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm17) + zmm1
	vfmadd231ps	%zmm13, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm13) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vfmadd231ps	%zmm15, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm15) + zmm4
	vfmadd231ps	%zmm19, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm19) + zmm5
	vfmadd231ps	%zmm16, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm16) + zmm6
	vfmadd231ps	%zmm12, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm14) + zmm9
	vmovups	-4288(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm18, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm17) + zmm2
	vfmadd231ps	%zmm13, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm13) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm11) + zmm4
	vfmadd231ps	%zmm19, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm19) + zmm6
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vfmadd231ps	%zmm12, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm12) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	-4032(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm17, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm17) + zmm3
	vfmadd231ps	%zmm13, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm13) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm19) + zmm7
	vfmadd231ps	%zmm16, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm16) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	-3776(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm19) + zmm8
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	-3520(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmovups	-1728(%rcx,%rax,4), %zmm12
	vmovups	-704(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vmovups	-960(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vmovups	-1216(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm19) + zmm2
	vmovups	-1472(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm14) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm15, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm15) + zmm6
	vfmadd231ps	%zmm21, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm21) + zmm7
	vfmadd231ps	%zmm12, %zmm23, %zmm8   # zmm8 = (zmm23 * zmm12) + zmm8
	vmovups	-1472(%rcx,%rax,4), %zmm20
	vmovups	-448(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm10) + zmm1
	vfmadd231ps	%zmm16, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm19) + zmm3
	vfmadd231ps	%zmm14, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm14) + zmm4
	vfmadd231ps	%zmm13, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm13) + zmm5
	vfmadd231ps	%zmm11, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm11) + zmm6
	vfmadd231ps	%zmm15, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm15) + zmm7
	vfmadd231ps	%zmm21, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm21) + zmm8
	vfmadd231ps	%zmm23, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm23) + zmm9
	vmovups	-1216(%rcx,%rax,4), %zmm20
	vmovups	-192(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm14) + zmm0
	vfmadd231ps	%zmm12, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm10) + zmm2
	vfmadd231ps	%zmm16, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm16) + zmm3
	vfmadd231ps	%zmm19, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm17) + zmm5
	vfmadd231ps	%zmm13, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm13) + zmm6
	vfmadd231ps	%zmm11, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm11) + zmm7
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vfmadd231ps	%zmm21, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm21) + zmm9
	vmovups	-960(%rcx,%rax,4), %zmm19
	vmovups	64(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm20) + zmm0
	vfmadd231ps	%zmm14, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm14) + zmm1
	vfmadd231ps	%zmm12, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm10) + zmm3
	vfmadd231ps	%zmm16, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm16) + zmm4
	vfmadd231ps	%zmm18, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm18) + zmm5
	vfmadd231ps	%zmm17, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm17) + zmm6
	vfmadd231ps	%zmm13, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm13) + zmm7
	vfmadd231ps	%zmm11, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm11) + zmm8
	vfmadd231ps	%zmm15, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm15) + zmm9
	vmovups	-704(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm20, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm20) + zmm1
	vfmadd231ps	%zmm14, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm14) + zmm2
	vfmadd231ps	%zmm12, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm4   # zmm4 = (zmm15 * zmm10) + zmm4
	vfmadd231ps	%zmm18, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm18) + zmm6
	vfmadd231ps	%zmm17, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm17) + zmm7
	vfmadd231ps	%zmm13, %zmm15, %zmm8   # zmm8 = (zmm15 * zmm13) + zmm8
	vfmadd231ps	%zmm11, %zmm15, %zmm9   # zmm9 = (zmm15 * zmm11) + zmm9
	vmovups	-448(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm14, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm14) + zmm3
	vfmadd231ps	%zmm12, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm12) + zmm4
	vfmadd231ps	%zmm18, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm18) + zmm7
	vfmadd231ps	%zmm17, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm17) + zmm8
	vfmadd231ps	%zmm13, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm13) + zmm9
	vmovups	-192(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm20) + zmm3
	vfmadd231ps	%zmm14, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm14) + zmm4
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm17, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm17) + zmm9
	vmovups	64(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vmovups	%zmm0, 43072(%rdx,%rax,4)
	vmovups	%zmm1, 43328(%rdx,%rax,4)
	vmovups	%zmm2, 43584(%rdx,%rax,4)
	vmovups	%zmm3, 43840(%rdx,%rax,4)
	vmovups	%zmm4, 44096(%rdx,%rax,4)
	vmovups	%zmm5, 46656(%rdx,%rax,4)
	vmovups	%zmm6, 46912(%rdx,%rax,4)
	vmovups	%zmm7, 47168(%rdx,%rax,4)
	vmovups	%zmm8, 47424(%rdx,%rax,4)
	vmovups	%zmm9, 47680(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_40
.LBB1_41:                               # %._crit_edge50
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_44
# %bb.42:                               # %.lr.ph52.preheader
	addq	$-16, %rax
	leaq	49664(%rdi), %rcx
	leaq	8704(%rsi), %r8
	.p2align	4
.LBB1_43:                               # %.lr.ph52
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-8640(%r8,%rax,4), %zmm9
	vmovups	-8384(%r8,%rax,4), %zmm21
	vmovups	-8128(%r8,%rax,4), %zmm16
	vmulps	-16832(%rcx,%rax,4), %zmm9, %zmm0
	vmovups	-16576(%rcx,%rax,4), %zmm1
	vmovups	-16320(%rcx,%rax,4), %zmm2
	vmovups	-16064(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm21, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm21) + zmm0
	vmulps	%zmm1, %zmm9, %zmm1
	vfmadd231ps	%zmm16, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm16) + zmm0
	vfmadd231ps	%zmm21, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm21) + zmm1
	vmulps	%zmm2, %zmm9, %zmm2
	vmovups	-7872(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm3, %zmm0    # zmm0 = (zmm3 * zmm14) + zmm0
	vfmadd231ps	%zmm16, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm16) + zmm1
	vfmadd231ps	%zmm21, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm21) + zmm2
	vmulps	%zmm3, %zmm9, %zmm3
	vmovups	-15808(%rcx,%rax,4), %zmm4
	vmovups	-7616(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm14) + zmm1
	vfmadd231ps	%zmm16, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm16) + zmm2
	vfmadd231ps	%zmm21, %zmm4, %zmm3    # zmm3 = (zmm4 * zmm21) + zmm3
	vmulps	%zmm4, %zmm9, %zmm4
	vmovups	-15552(%rcx,%rax,4), %zmm5
	vmovups	-7360(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm14) + zmm2
	vfmadd231ps	%zmm16, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm16) + zmm3
	vfmadd231ps	%zmm5, %zmm21, %zmm4    # zmm4 = (zmm21 * zmm5) + zmm4
	vmovups	-15296(%rcx,%rax,4), %zmm5
	vmovups	-7104(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm20) + zmm0
	vfmadd231ps	%zmm12, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm14) + zmm3
	vfmadd231ps	%zmm5, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm5) + zmm4
	vmovups	-15040(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm20) + zmm1
	vfmadd231ps	%zmm12, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm10) + zmm3
	vfmadd231ps	%zmm5, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm5) + zmm4
	vmovups	-14784(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm2    # zmm2 = (zmm5 * zmm20) + zmm2
	vfmadd231ps	%zmm12, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm12) + zmm3
	vfmadd231ps	%zmm5, %zmm10, %zmm4    # zmm4 = (zmm10 * zmm5) + zmm4
	vmovups	-14528(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm20, %zmm5, %zmm3    # zmm3 = (zmm5 * zmm20) + zmm3
	vfmadd231ps	%zmm5, %zmm12, %zmm4    # zmm4 = (zmm12 * zmm5) + zmm4
	vfmadd231ps	-14272(%rcx,%rax,4), %zmm20, %zmm4 # zmm4 = (zmm20 * mem) + zmm4
	vmovups	-13248(%rcx,%rax,4), %zmm5
	vmovups	-6848(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm18) + zmm0
	vmulps	%zmm5, %zmm9, %zmm5
	vmovups	-12992(%rcx,%rax,4), %zmm6
	vmovups	-6592(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm19) + zmm0
	vfmadd231ps	%zmm18, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm18) + zmm1
	vfmadd231ps	%zmm21, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm21) + zmm5
	vmulps	%zmm6, %zmm9, %zmm6
	vmovups	-12736(%rcx,%rax,4), %zmm7
	vmovups	-6336(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm0    # zmm0 = (zmm7 * zmm13) + zmm0
	vfmadd231ps	%zmm19, %zmm7, %zmm1    # zmm1 = (zmm7 * zmm19) + zmm1
	vfmadd231ps	%zmm18, %zmm7, %zmm2    # zmm2 = (zmm7 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm7, %zmm5    # zmm5 = (zmm7 * zmm16) + zmm5
	vfmadd231ps	%zmm21, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm21) + zmm6
	vmulps	%zmm7, %zmm9, %zmm7
	vmovups	-12480(%rcx,%rax,4), %zmm8
	vmovups	-6080(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm13) + zmm1
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm14) + zmm5
	vfmadd231ps	%zmm16, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm16) + zmm6
	vfmadd231ps	%zmm21, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm21) + zmm7
	vmulps	%zmm8, %zmm9, %zmm8
	vmovups	-12224(%rcx,%rax,4), %zmm17
	vmovups	-5824(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm13) + zmm2
	vfmadd231ps	%zmm19, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm19) + zmm3
	vfmadd231ps	%zmm18, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm18) + zmm4
	vfmadd231ps	%zmm10, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm10) + zmm5
	vfmadd231ps	%zmm14, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm14) + zmm6
	vfmadd231ps	%zmm16, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm16) + zmm7
	vfmadd231ps	%zmm21, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm21) + zmm8
	vmulps	%zmm17, %zmm9, %zmm9
	vmovups	-11968(%rcx,%rax,4), %zmm22
	vmovups	-5568(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm17) + zmm0
	vfmadd231ps	%zmm15, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm13) + zmm3
	vfmadd231ps	%zmm19, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm19) + zmm4
	vfmadd231ps	%zmm12, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm12) + zmm5
	vfmadd231ps	%zmm10, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm10) + zmm6
	vfmadd231ps	%zmm14, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm14) + zmm7
	vfmadd231ps	%zmm16, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm16) + zmm8
	vfmadd231ps	%zmm21, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm21) + zmm9
	vmovups	-11712(%rcx,%rax,4), %zmm22
	vmovups	-5312(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm21) + zmm0
	vfmadd231ps	%zmm17, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm17) + zmm1
	vfmadd231ps	%zmm15, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm13) + zmm4
	vfmadd231ps	%zmm20, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm20) + zmm5
	vfmadd231ps	%zmm12, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm12) + zmm6
	vfmadd231ps	%zmm10, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm10) + zmm7
	vfmadd231ps	%zmm14, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm14) + zmm8
	vfmadd231ps	%zmm16, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm16) + zmm9
	vmovups	-11456(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm21, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm21) + zmm1
	vfmadd231ps	%zmm17, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm17) + zmm2
	vfmadd231ps	%zmm15, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm11) + zmm4
	vfmadd231ps	%zmm20, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm20) + zmm6
	vfmadd231ps	%zmm12, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm12) + zmm7
	vfmadd231ps	%zmm10, %zmm16, %zmm8   # zmm8 = (zmm16 * zmm10) + zmm8
	vfmadd231ps	%zmm14, %zmm16, %zmm9   # zmm9 = (zmm16 * zmm14) + zmm9
	vmovups	-11200(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm21, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm21) + zmm2
	vfmadd231ps	%zmm17, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm17) + zmm3
	vfmadd231ps	%zmm15, %zmm14, %zmm4   # zmm4 = (zmm14 * zmm15) + zmm4
	vfmadd231ps	%zmm20, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm20) + zmm7
	vfmadd231ps	%zmm12, %zmm14, %zmm8   # zmm8 = (zmm14 * zmm12) + zmm8
	vfmadd231ps	%zmm10, %zmm14, %zmm9   # zmm9 = (zmm14 * zmm10) + zmm9
	vmovups	-10944(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm21, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm21) + zmm3
	vfmadd231ps	%zmm17, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm17) + zmm4
	vfmadd231ps	%zmm20, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm20) + zmm8
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vmovups	-10688(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm21, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm21) + zmm4
	vfmadd231ps	%zmm20, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm20) + zmm9
	vmovups	-9664(%rcx,%rax,4), %zmm10
	vmovups	-5056(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm10) + zmm5
	vmovups	-9408(%rcx,%rax,4), %zmm10
	vmovups	-4800(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm16) + zmm0
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm19, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm19) + zmm5
	vfmadd231ps	%zmm10, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm10) + zmm6
	vmovups	-9152(%rcx,%rax,4), %zmm10
	vmovups	-4544(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm16) + zmm1
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vfmadd231ps	%zmm19, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm19) + zmm6
	vfmadd231ps	%zmm10, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm10) + zmm7
	vmovups	-8896(%rcx,%rax,4), %zmm14
	vmovups	-4288(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm14, %zmm0   # zmm0 = (zmm14 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm16) + zmm2
	vfmadd231ps	%zmm20, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm20) + zmm3
	vfmadd231ps	%zmm11, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm13) + zmm6
	vfmadd231ps	%zmm19, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm19) + zmm7
	vfmadd231ps	%zmm14, %zmm18, %zmm8   # zmm8 = (zmm18 * zmm14) + zmm8
	vmovups	-8640(%rcx,%rax,4), %zmm22
	vmovups	-4032(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm14) + zmm0
	vfmadd231ps	%zmm10, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm16) + zmm3
	vfmadd231ps	%zmm20, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm20) + zmm4
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm13) + zmm7
	vfmadd231ps	%zmm19, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm19) + zmm8
	vfmadd231ps	%zmm18, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm18) + zmm9
	vmovups	-8384(%rcx,%rax,4), %zmm22
	vmovups	-3776(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm18) + zmm0
	vfmadd231ps	%zmm14, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm14) + zmm1
	vfmadd231ps	%zmm10, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm12) + zmm3
	vfmadd231ps	%zmm16, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm16) + zmm4
	vfmadd231ps	%zmm17, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm17) + zmm5
	vfmadd231ps	%zmm15, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm11) + zmm7
	vfmadd231ps	%zmm13, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm13) + zmm8
	vfmadd231ps	%zmm19, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm19) + zmm9
	vmovups	-8128(%rcx,%rax,4), %zmm19
	vmovups	-3520(%r8,%rax,4), %zmm22
	vfmadd231ps	%zmm22, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm22) + zmm0
	vfmadd231ps	%zmm18, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm18) + zmm1
	vfmadd231ps	%zmm14, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm14) + zmm2
	vfmadd231ps	%zmm10, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm10) + zmm3
	vfmadd231ps	%zmm12, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm12) + zmm4
	vfmadd231ps	%zmm21, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm21) + zmm5
	vfmadd231ps	%zmm17, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm17) + zmm6
	vfmadd231ps	%zmm15, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm11) + zmm8
	vfmadd231ps	%zmm13, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm13) + zmm9
	vmovups	-7872(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm22, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm22) + zmm1
	vfmadd231ps	%zmm18, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm18) + zmm2
	vfmadd231ps	%zmm14, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm14) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm21, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm21) + zmm6
	vfmadd231ps	%zmm17, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm17) + zmm7
	vfmadd231ps	%zmm15, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm11) + zmm9
	vmovups	-7616(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm22) + zmm2
	vfmadd231ps	%zmm18, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm18) + zmm3
	vfmadd231ps	%zmm14, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm14) + zmm4
	vfmadd231ps	%zmm21, %zmm11, %zmm7   # zmm7 = (zmm11 * zmm21) + zmm7
	vfmadd231ps	%zmm17, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm17) + zmm8
	vfmadd231ps	%zmm15, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm15) + zmm9
	vmovups	-7360(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm3   # zmm3 = (zmm11 * zmm22) + zmm3
	vfmadd231ps	%zmm18, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm18) + zmm4
	vfmadd231ps	%zmm21, %zmm11, %zmm8   # zmm8 = (zmm11 * zmm21) + zmm8
	vfmadd231ps	%zmm17, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm17) + zmm9
	vmovups	-7104(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm22, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm22) + zmm4
	vfmadd231ps	%zmm21, %zmm11, %zmm9   # zmm9 = (zmm11 * zmm21) + zmm9
	vmovups	-6080(%rcx,%rax,4), %zmm11
	vmovups	-3264(%r8,%rax,4), %zmm21
	vfmadd231ps	%zmm21, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm21) + zmm0
	vfmadd231ps	%zmm11, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm11) + zmm5
	vmovups	-5824(%rcx,%rax,4), %zmm11
	vmovups	-3008(%r8,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm17) + zmm0
	vfmadd231ps	%zmm21, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm21) + zmm1
	vfmadd231ps	%zmm16, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm16) + zmm5
	vfmadd231ps	%zmm11, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm11) + zmm6
	vmovups	-5568(%rcx,%rax,4), %zmm11
	vmovups	-2752(%r8,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm17) + zmm1
	vfmadd231ps	%zmm21, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm21) + zmm2
	vfmadd231ps	%zmm12, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm12) + zmm5
	vfmadd231ps	%zmm16, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm16) + zmm6
	vfmadd231ps	%zmm11, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm11) + zmm7
	vmovups	-5312(%rcx,%rax,4), %zmm15
	vmovups	-2496(%r8,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm15, %zmm0   # zmm0 = (zmm15 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm15, %zmm1   # zmm1 = (zmm15 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm15, %zmm2   # zmm2 = (zmm15 * zmm17) + zmm2
	vfmadd231ps	%zmm21, %zmm15, %zmm3   # zmm3 = (zmm15 * zmm21) + zmm3
	vfmadd231ps	%zmm10, %zmm15, %zmm5   # zmm5 = (zmm15 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm15, %zmm6   # zmm6 = (zmm15 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm15, %zmm7   # zmm7 = (zmm15 * zmm16) + zmm7
	vfmadd231ps	%zmm15, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm15) + zmm8
	vmovups	-5056(%rcx,%rax,4), %zmm19
	vmovups	-2240(%r8,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm19, %zmm0   # zmm0 = (zmm19 * zmm15) + zmm0
	vfmadd231ps	%zmm11, %zmm19, %zmm1   # zmm1 = (zmm19 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm19, %zmm2   # zmm2 = (zmm19 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm19, %zmm3   # zmm3 = (zmm19 * zmm17) + zmm3
	vfmadd231ps	%zmm21, %zmm19, %zmm4   # zmm4 = (zmm19 * zmm21) + zmm4
	vfmadd231ps	%zmm14, %zmm19, %zmm5   # zmm5 = (zmm19 * zmm14) + zmm5
	vfmadd231ps	%zmm10, %zmm19, %zmm6   # zmm6 = (zmm19 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm16, %zmm19, %zmm8   # zmm8 = (zmm19 * zmm16) + zmm8
	vfmadd231ps	%zmm20, %zmm19, %zmm9   # zmm9 = (zmm19 * zmm20) + zmm9
	vmovups	-4800(%rcx,%rax,4), %zmm20
	vmovups	-1984(%r8,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm19) + zmm0
	vfmadd231ps	%zmm15, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm15) + zmm1
	vfmadd231ps	%zmm11, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm13) + zmm3
	vfmadd231ps	%zmm17, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm17) + zmm4
	vfmadd231ps	%zmm18, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm18) + zmm5
	vfmadd231ps	%zmm14, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm14) + zmm6
	vfmadd231ps	%zmm10, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm10) + zmm7
	vfmadd231ps	%zmm12, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm12) + zmm8
	vfmadd231ps	%zmm16, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm16) + zmm9
	vmovups	-4544(%rcx,%rax,4), %zmm20
	vmovups	-1728(%r8,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm20, %zmm0   # zmm0 = (zmm20 * zmm16) + zmm0
	vfmadd231ps	%zmm19, %zmm20, %zmm1   # zmm1 = (zmm20 * zmm19) + zmm1
	vfmadd231ps	%zmm15, %zmm20, %zmm2   # zmm2 = (zmm20 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm20, %zmm3   # zmm3 = (zmm20 * zmm11) + zmm3
	vfmadd231ps	%zmm13, %zmm20, %zmm4   # zmm4 = (zmm20 * zmm13) + zmm4
	vfmadd231ps	%zmm22, %zmm20, %zmm5   # zmm5 = (zmm20 * zmm22) + zmm5
	vfmadd231ps	%zmm18, %zmm20, %zmm6   # zmm6 = (zmm20 * zmm18) + zmm6
	vfmadd231ps	%zmm14, %zmm20, %zmm7   # zmm7 = (zmm20 * zmm14) + zmm7
	vfmadd231ps	%zmm10, %zmm20, %zmm8   # zmm8 = (zmm20 * zmm10) + zmm8
	vfmadd231ps	%zmm12, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm12) + zmm9
	vmovups	-4288(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm16, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm16) + zmm1
	vfmadd231ps	%zmm19, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm19) + zmm2
	vfmadd231ps	%zmm15, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm15) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm4   # zmm4 = (zmm12 * zmm11) + zmm4
	vfmadd231ps	%zmm22, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm22) + zmm6
	vfmadd231ps	%zmm18, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm18) + zmm7
	vfmadd231ps	%zmm14, %zmm12, %zmm8   # zmm8 = (zmm12 * zmm14) + zmm8
	vfmadd231ps	%zmm10, %zmm12, %zmm9   # zmm9 = (zmm12 * zmm10) + zmm9
	vmovups	-4032(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm16) + zmm2
	vfmadd231ps	%zmm19, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm19) + zmm3
	vfmadd231ps	%zmm15, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm15) + zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm22) + zmm7
	vfmadd231ps	%zmm18, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm18) + zmm8
	vfmadd231ps	%zmm14, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm14) + zmm9
	vmovups	-3776(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm16) + zmm3
	vfmadd231ps	%zmm19, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm19) + zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm22) + zmm8
	vfmadd231ps	%zmm18, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm18) + zmm9
	vmovups	-3520(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm16, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm16) + zmm4
	vfmadd231ps	%zmm22, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm22) + zmm9
	vmovups	-2496(%rcx,%rax,4), %zmm10
	vmovups	-1472(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm18) + zmm0
	vfmadd231ps	%zmm10, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm10) + zmm5
	vmovups	-2240(%rcx,%rax,4), %zmm10
	vmovups	-1216(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm18) + zmm1
	vfmadd231ps	%zmm17, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm17) + zmm5
	vfmadd231ps	%zmm10, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm10) + zmm6
	vmovups	-1984(%rcx,%rax,4), %zmm10
	vmovups	-960(%r8,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm14) + zmm0
	vfmadd231ps	%zmm20, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm18) + zmm2
	vfmadd231ps	%zmm13, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm13) + zmm5
	vfmadd231ps	%zmm17, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm17) + zmm6
	vfmadd231ps	%zmm10, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm10) + zmm7
	vmovups	-1728(%rcx,%rax,4), %zmm12
	vmovups	-704(%r8,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm12, %zmm0   # zmm0 = (zmm12 * zmm10) + zmm0
	vfmadd231ps	%zmm14, %zmm12, %zmm1   # zmm1 = (zmm12 * zmm14) + zmm1
	vfmadd231ps	%zmm20, %zmm12, %zmm2   # zmm2 = (zmm12 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm12, %zmm3   # zmm3 = (zmm12 * zmm18) + zmm3
	vfmadd231ps	%zmm11, %zmm12, %zmm5   # zmm5 = (zmm12 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm12, %zmm6   # zmm6 = (zmm12 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm12, %zmm7   # zmm7 = (zmm12 * zmm17) + zmm7
	vfmadd231ps	%zmm12, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm12) + zmm8
	vmovups	-1472(%rcx,%rax,4), %zmm22
	vmovups	-448(%r8,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm22, %zmm0   # zmm0 = (zmm22 * zmm12) + zmm0
	vfmadd231ps	%zmm10, %zmm22, %zmm1   # zmm1 = (zmm22 * zmm10) + zmm1
	vfmadd231ps	%zmm14, %zmm22, %zmm2   # zmm2 = (zmm22 * zmm14) + zmm2
	vfmadd231ps	%zmm20, %zmm22, %zmm3   # zmm3 = (zmm22 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm22, %zmm4   # zmm4 = (zmm22 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm22, %zmm5   # zmm5 = (zmm22 * zmm15) + zmm5
	vfmadd231ps	%zmm11, %zmm22, %zmm6   # zmm6 = (zmm22 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm22, %zmm7   # zmm7 = (zmm22 * zmm13) + zmm7
	vfmadd231ps	%zmm17, %zmm22, %zmm8   # zmm8 = (zmm22 * zmm17) + zmm8
	vfmadd231ps	%zmm21, %zmm22, %zmm9   # zmm9 = (zmm22 * zmm21) + zmm9
	vmovups	-1216(%rcx,%rax,4), %zmm21
	vmovups	-192(%r8,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm21, %zmm0   # zmm0 = (zmm21 * zmm18) + zmm0
	vfmadd231ps	%zmm12, %zmm21, %zmm1   # zmm1 = (zmm21 * zmm12) + zmm1
	vfmadd231ps	%zmm10, %zmm21, %zmm2   # zmm2 = (zmm21 * zmm10) + zmm2
	vfmadd231ps	%zmm14, %zmm21, %zmm3   # zmm3 = (zmm21 * zmm14) + zmm3
	vfmadd231ps	%zmm20, %zmm21, %zmm4   # zmm4 = (zmm21 * zmm20) + zmm4
	vfmadd231ps	%zmm19, %zmm21, %zmm5   # zmm5 = (zmm21 * zmm19) + zmm5
	vfmadd231ps	%zmm15, %zmm21, %zmm6   # zmm6 = (zmm21 * zmm15) + zmm6
	vfmadd231ps	%zmm11, %zmm21, %zmm7   # zmm7 = (zmm21 * zmm11) + zmm7
	vfmadd231ps	%zmm13, %zmm21, %zmm8   # zmm8 = (zmm21 * zmm13) + zmm8
	vfmadd231ps	%zmm17, %zmm21, %zmm9   # zmm9 = (zmm21 * zmm17) + zmm9
	vmovups	-960(%rcx,%rax,4), %zmm17
	vmovups	64(%r8,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm17, %zmm1   # zmm1 = (zmm17 * zmm18) + zmm1
	vfmadd231ps	%zmm12, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm12) + zmm2
	vfmadd231ps	%zmm10, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm10) + zmm3
	vfmadd231ps	%zmm14, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm14) + zmm4
	vfmadd231ps	%zmm16, %zmm17, %zmm5   # zmm5 = (zmm17 * zmm16) + zmm5
	vfmadd231ps	%zmm19, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm19) + zmm6
	vfmadd231ps	%zmm15, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm15) + zmm7
	vfmadd231ps	%zmm11, %zmm17, %zmm8   # zmm8 = (zmm17 * zmm11) + zmm8
	vfmadd231ps	%zmm13, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm13) + zmm9
	vmovups	-704(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm20, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm20) + zmm1
	vfmadd231ps	%zmm18, %zmm13, %zmm2   # zmm2 = (zmm13 * zmm18) + zmm2
	vfmadd231ps	%zmm12, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm12) + zmm3
	vfmadd231ps	%zmm10, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm10) + zmm4
	vfmadd231ps	%zmm16, %zmm13, %zmm6   # zmm6 = (zmm13 * zmm16) + zmm6
	vfmadd231ps	%zmm19, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm19) + zmm7
	vfmadd231ps	%zmm15, %zmm13, %zmm8   # zmm8 = (zmm13 * zmm15) + zmm8
	vfmadd231ps	%zmm11, %zmm13, %zmm9   # zmm9 = (zmm13 * zmm11) + zmm9
	vmovups	-448(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm20) + zmm2
	vfmadd231ps	%zmm18, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm18) + zmm3
	vfmadd231ps	%zmm12, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm12) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm7   # zmm7 = (zmm10 * zmm16) + zmm7
	vfmadd231ps	%zmm19, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm19) + zmm8
	vfmadd231ps	%zmm15, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm15) + zmm9
	vmovups	-192(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm3   # zmm3 = (zmm10 * zmm20) + zmm3
	vfmadd231ps	%zmm18, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm18) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm8   # zmm8 = (zmm10 * zmm16) + zmm8
	vfmadd231ps	%zmm19, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm19) + zmm9
	vmovups	64(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm16, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm16) + zmm9
	vmovups	%zmm0, 44352(%rdx,%rax,4)
	vmovups	%zmm1, 44608(%rdx,%rax,4)
	vmovups	%zmm2, 44864(%rdx,%rax,4)
	vmovups	%zmm3, 45120(%rdx,%rax,4)
	vmovups	%zmm4, 45376(%rdx,%rax,4)
	vmovups	%zmm5, 47936(%rdx,%rax,4)
	vmovups	%zmm6, 48192(%rdx,%rax,4)
	vmovups	%zmm7, 48448(%rdx,%rax,4)
	vmovups	%zmm8, 48704(%rdx,%rax,4)
	vmovups	%zmm9, 48960(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_43
.LBB1_44:                               # %._crit_edge53
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_47
# %bb.45:                               # %.lr.ph55.preheader
	addq	$-16, %rax
	addq	$49920, %rdi                    # imm = 0xC300
	addq	$8704, %rsi                     # imm = 0x2200
	.p2align	4
.LBB1_46:                               # %.lr.ph55
                                        # =>This Inner Loop Header: Depth=1
	vmovups	-8640(%rsi,%rax,4), %zmm7
	vmovups	-8384(%rsi,%rax,4), %zmm16
	vmovups	-8128(%rsi,%rax,4), %zmm10
	vmulps	-15808(%rdi,%rax,4), %zmm7, %zmm0
	vmovups	-15552(%rdi,%rax,4), %zmm1
	vmovups	-15296(%rdi,%rax,4), %zmm2
	vmovups	-15040(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm16, %zmm1, %zmm0    # zmm0 = (zmm1 * zmm16) + zmm0
	vmulps	%zmm1, %zmm7, %zmm1
	vfmadd231ps	%zmm10, %zmm2, %zmm0    # zmm0 = (zmm2 * zmm10) + zmm0
	vfmadd231ps	%zmm16, %zmm2, %zmm1    # zmm1 = (zmm2 * zmm16) + zmm1
	vmulps	%zmm2, %zmm7, %zmm2
	vmovups	-7872(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm3, %zmm0     # zmm0 = (zmm3 * zmm8) + zmm0
	vfmadd231ps	%zmm10, %zmm3, %zmm1    # zmm1 = (zmm3 * zmm10) + zmm1
	vfmadd231ps	%zmm16, %zmm3, %zmm2    # zmm2 = (zmm3 * zmm16) + zmm2
	vmulps	%zmm3, %zmm7, %zmm3
	vmovups	-14784(%rdi,%rax,4), %zmm4
	vmovups	-7616(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm12) + zmm0
	vfmadd231ps	%zmm8, %zmm4, %zmm1     # zmm1 = (zmm4 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm10) + zmm2
	vfmadd231ps	%zmm4, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm4) + zmm3
	vmovups	-14528(%rdi,%rax,4), %zmm4
	vmovups	-7360(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm18) + zmm0
	vfmadd231ps	%zmm12, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm12) + zmm1
	vfmadd231ps	%zmm8, %zmm4, %zmm2     # zmm2 = (zmm4 * zmm8) + zmm2
	vfmadd231ps	%zmm4, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm4) + zmm3
	vmovups	-14272(%rdi,%rax,4), %zmm4
	vmovups	-7104(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm4, %zmm1    # zmm1 = (zmm4 * zmm18) + zmm1
	vfmadd231ps	%zmm12, %zmm4, %zmm2    # zmm2 = (zmm4 * zmm12) + zmm2
	vfmadd231ps	%zmm4, %zmm8, %zmm3     # zmm3 = (zmm8 * zmm4) + zmm3
	vmovups	-12224(%rdi,%rax,4), %zmm4
	vmovups	-6848(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm4, %zmm0    # zmm0 = (zmm4 * zmm15) + zmm0
	vmulps	%zmm4, %zmm7, %zmm4
	vmovups	-11968(%rdi,%rax,4), %zmm5
	vmovups	-6592(%rsi,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm5, %zmm0    # zmm0 = (zmm5 * zmm13) + zmm0
	vfmadd231ps	%zmm15, %zmm5, %zmm1    # zmm1 = (zmm5 * zmm15) + zmm1
	vfmadd231ps	%zmm16, %zmm5, %zmm4    # zmm4 = (zmm5 * zmm16) + zmm4
	vmulps	%zmm5, %zmm7, %zmm5
	vmovups	-11712(%rdi,%rax,4), %zmm6
	vmovups	-6336(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm0    # zmm0 = (zmm6 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm6, %zmm1    # zmm1 = (zmm6 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm6, %zmm2    # zmm2 = (zmm6 * zmm15) + zmm2
	vfmadd231ps	%zmm10, %zmm6, %zmm4    # zmm4 = (zmm6 * zmm10) + zmm4
	vfmadd231ps	%zmm16, %zmm6, %zmm5    # zmm5 = (zmm6 * zmm16) + zmm5
	vmulps	%zmm6, %zmm7, %zmm6
	vmovups	-11456(%rdi,%rax,4), %zmm14
	vmovups	-6080(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vfmadd231ps	%zmm15, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm15) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm16, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm16) + zmm6
	vmulps	%zmm14, %zmm7, %zmm7
	vmovups	-11200(%rdi,%rax,4), %zmm17
	vmovups	-5824(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm17, %zmm0   # zmm0 = (zmm17 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm17, %zmm1    # zmm1 = (zmm17 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm17, %zmm2   # zmm2 = (zmm17 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm17, %zmm3   # zmm3 = (zmm17 * zmm13) + zmm3
	vfmadd231ps	%zmm12, %zmm17, %zmm4   # zmm4 = (zmm17 * zmm12) + zmm4
	vfmadd231ps	%zmm8, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm8) + zmm5
	vfmadd231ps	%zmm10, %zmm17, %zmm6   # zmm6 = (zmm17 * zmm10) + zmm6
	vfmadd231ps	%zmm16, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm16) + zmm7
	vmovups	-10944(%rdi,%rax,4), %zmm16
	vmovups	-5568(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm17) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm18, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm18) + zmm4
	vfmadd231ps	%zmm12, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm12) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm10) + zmm7
	vmovups	-10688(%rdi,%rax,4), %zmm10
	vmovups	-5312(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm10, %zmm0   # zmm0 = (zmm10 * zmm19) + zmm0
	vfmadd231ps	%zmm17, %zmm10, %zmm1   # zmm1 = (zmm10 * zmm17) + zmm1
	vfmadd231ps	%zmm14, %zmm10, %zmm2   # zmm2 = (zmm10 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm10, %zmm3    # zmm3 = (zmm10 * zmm9) + zmm3
	vfmadd231ps	%zmm20, %zmm10, %zmm4   # zmm4 = (zmm10 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm10, %zmm5   # zmm5 = (zmm10 * zmm18) + zmm5
	vfmadd231ps	%zmm12, %zmm10, %zmm6   # zmm6 = (zmm10 * zmm12) + zmm6
	vfmadd231ps	%zmm8, %zmm10, %zmm7    # zmm7 = (zmm10 * zmm8) + zmm7
	vmovups	-8640(%rdi,%rax,4), %zmm8
	vmovups	-5056(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm16) + zmm0
	vfmadd231ps	%zmm8, %zmm15, %zmm4    # zmm4 = (zmm15 * zmm8) + zmm4
	vmovups	-8384(%rdi,%rax,4), %zmm8
	vmovups	-4800(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm12) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm16) + zmm1
	vfmadd231ps	%zmm13, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm15, %zmm5    # zmm5 = (zmm15 * zmm8) + zmm5
	vmovups	-8128(%rdi,%rax,4), %zmm8
	vmovups	-4544(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm12) + zmm1
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm15, %zmm6    # zmm6 = (zmm15 * zmm8) + zmm6
	vmovups	-7872(%rdi,%rax,4), %zmm18
	vmovups	-4288(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm18, %zmm0    # zmm0 = (zmm18 * zmm8) + zmm0
	vfmadd231ps	%zmm10, %zmm18, %zmm1   # zmm1 = (zmm18 * zmm10) + zmm1
	vfmadd231ps	%zmm12, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm12) + zmm2
	vfmadd231ps	%zmm16, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm16) + zmm3
	vfmadd231ps	%zmm9, %zmm18, %zmm4    # zmm4 = (zmm18 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm18, %zmm5   # zmm5 = (zmm18 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm13) + zmm6
	vfmadd231ps	%zmm15, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm15) + zmm7
	vmovups	-7616(%rdi,%rax,4), %zmm18
	vmovups	-4032(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm18, %zmm0   # zmm0 = (zmm18 * zmm15) + zmm0
	vfmadd231ps	%zmm8, %zmm18, %zmm1    # zmm1 = (zmm18 * zmm8) + zmm1
	vfmadd231ps	%zmm10, %zmm18, %zmm2   # zmm2 = (zmm18 * zmm10) + zmm2
	vfmadd231ps	%zmm12, %zmm18, %zmm3   # zmm3 = (zmm18 * zmm12) + zmm3
	vfmadd231ps	%zmm14, %zmm18, %zmm4   # zmm4 = (zmm18 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm18, %zmm5    # zmm5 = (zmm18 * zmm9) + zmm5
	vfmadd231ps	%zmm11, %zmm18, %zmm6   # zmm6 = (zmm18 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm18, %zmm7   # zmm7 = (zmm18 * zmm13) + zmm7
	vmovups	-7360(%rdi,%rax,4), %zmm13
	vmovups	-3776(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm13, %zmm0   # zmm0 = (zmm13 * zmm18) + zmm0
	vfmadd231ps	%zmm15, %zmm13, %zmm1   # zmm1 = (zmm13 * zmm15) + zmm1
	vfmadd231ps	%zmm8, %zmm13, %zmm2    # zmm2 = (zmm13 * zmm8) + zmm2
	vfmadd231ps	%zmm10, %zmm13, %zmm3   # zmm3 = (zmm13 * zmm10) + zmm3
	vfmadd231ps	%zmm17, %zmm13, %zmm4   # zmm4 = (zmm13 * zmm17) + zmm4
	vfmadd231ps	%zmm14, %zmm13, %zmm5   # zmm5 = (zmm13 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm13, %zmm6    # zmm6 = (zmm13 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm13, %zmm7   # zmm7 = (zmm13 * zmm11) + zmm7
	vmovups	-7104(%rdi,%rax,4), %zmm11
	vmovups	-3520(%rsi,%rax,4), %zmm20
	vfmadd231ps	%zmm20, %zmm11, %zmm0   # zmm0 = (zmm11 * zmm20) + zmm0
	vfmadd231ps	%zmm18, %zmm11, %zmm1   # zmm1 = (zmm11 * zmm18) + zmm1
	vfmadd231ps	%zmm15, %zmm11, %zmm2   # zmm2 = (zmm11 * zmm15) + zmm2
	vfmadd231ps	%zmm8, %zmm11, %zmm3    # zmm3 = (zmm11 * zmm8) + zmm3
	vfmadd231ps	%zmm19, %zmm11, %zmm4   # zmm4 = (zmm11 * zmm19) + zmm4
	vfmadd231ps	%zmm17, %zmm11, %zmm5   # zmm5 = (zmm11 * zmm17) + zmm5
	vfmadd231ps	%zmm14, %zmm11, %zmm6   # zmm6 = (zmm11 * zmm14) + zmm6
	vfmadd231ps	%zmm9, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm9) + zmm7
	vmovups	-5056(%rdi,%rax,4), %zmm9
	vmovups	-3264(%rsi,%rax,4), %zmm17
	vfmadd231ps	%zmm17, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm17) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm4    # zmm4 = (zmm16 * zmm9) + zmm4
	vmovups	-4800(%rdi,%rax,4), %zmm9
	vmovups	-3008(%rsi,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm13) + zmm0
	vfmadd231ps	%zmm17, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm17) + zmm1
	vfmadd231ps	%zmm12, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm12) + zmm4
	vfmadd231ps	%zmm9, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm9) + zmm5
	vmovups	-4544(%rdi,%rax,4), %zmm9
	vmovups	-2752(%rsi,%rax,4), %zmm11
	vfmadd231ps	%zmm11, %zmm9, %zmm0    # zmm0 = (zmm9 * zmm11) + zmm0
	vfmadd231ps	%zmm13, %zmm9, %zmm1    # zmm1 = (zmm9 * zmm13) + zmm1
	vfmadd231ps	%zmm17, %zmm9, %zmm2    # zmm2 = (zmm9 * zmm17) + zmm2
	vfmadd231ps	%zmm10, %zmm9, %zmm4    # zmm4 = (zmm9 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm9, %zmm5    # zmm5 = (zmm9 * zmm12) + zmm5
	vfmadd231ps	%zmm9, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm9) + zmm6
	vmovups	-4288(%rdi,%rax,4), %zmm14
	vmovups	-2496(%rsi,%rax,4), %zmm9
	vfmadd231ps	%zmm9, %zmm14, %zmm0    # zmm0 = (zmm14 * zmm9) + zmm0
	vfmadd231ps	%zmm11, %zmm14, %zmm1   # zmm1 = (zmm14 * zmm11) + zmm1
	vfmadd231ps	%zmm13, %zmm14, %zmm2   # zmm2 = (zmm14 * zmm13) + zmm2
	vfmadd231ps	%zmm17, %zmm14, %zmm3   # zmm3 = (zmm14 * zmm17) + zmm3
	vfmadd231ps	%zmm8, %zmm14, %zmm4    # zmm4 = (zmm14 * zmm8) + zmm4
	vfmadd231ps	%zmm10, %zmm14, %zmm5   # zmm5 = (zmm14 * zmm10) + zmm5
	vfmadd231ps	%zmm12, %zmm14, %zmm6   # zmm6 = (zmm14 * zmm12) + zmm6
	vfmadd231ps	%zmm16, %zmm14, %zmm7   # zmm7 = (zmm14 * zmm16) + zmm7
	vmovups	-4032(%rdi,%rax,4), %zmm16
	vmovups	-2240(%rsi,%rax,4), %zmm14
	vfmadd231ps	%zmm14, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm14) + zmm0
	vfmadd231ps	%zmm9, %zmm16, %zmm1    # zmm1 = (zmm16 * zmm9) + zmm1
	vfmadd231ps	%zmm11, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm11) + zmm2
	vfmadd231ps	%zmm13, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm13) + zmm3
	vfmadd231ps	%zmm15, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm15) + zmm4
	vfmadd231ps	%zmm8, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm8) + zmm5
	vfmadd231ps	%zmm10, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm10) + zmm6
	vfmadd231ps	%zmm12, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm12) + zmm7
	vmovups	-3776(%rdi,%rax,4), %zmm16
	vmovups	-1984(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm12) + zmm0
	vfmadd231ps	%zmm14, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm14) + zmm1
	vfmadd231ps	%zmm9, %zmm16, %zmm2    # zmm2 = (zmm16 * zmm9) + zmm2
	vfmadd231ps	%zmm11, %zmm16, %zmm3   # zmm3 = (zmm16 * zmm11) + zmm3
	vfmadd231ps	%zmm18, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm18) + zmm4
	vfmadd231ps	%zmm15, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm15) + zmm5
	vfmadd231ps	%zmm8, %zmm16, %zmm6    # zmm6 = (zmm16 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm16, %zmm7   # zmm7 = (zmm16 * zmm10) + zmm7
	vmovups	-3520(%rdi,%rax,4), %zmm16
	vmovups	-1728(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm16, %zmm0   # zmm0 = (zmm16 * zmm10) + zmm0
	vfmadd231ps	%zmm12, %zmm16, %zmm1   # zmm1 = (zmm16 * zmm12) + zmm1
	vfmadd231ps	%zmm14, %zmm16, %zmm2   # zmm2 = (zmm16 * zmm14) + zmm2
	vfmadd231ps	%zmm9, %zmm16, %zmm3    # zmm3 = (zmm16 * zmm9) + zmm3
	vfmadd231ps	%zmm20, %zmm16, %zmm4   # zmm4 = (zmm16 * zmm20) + zmm4
	vfmadd231ps	%zmm18, %zmm16, %zmm5   # zmm5 = (zmm16 * zmm18) + zmm5
	vfmadd231ps	%zmm15, %zmm16, %zmm6   # zmm6 = (zmm16 * zmm15) + zmm6
	vfmadd231ps	%zmm8, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm8) + zmm7
	vmovups	-1472(%rdi,%rax,4), %zmm8
	vmovups	-1472(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm15) + zmm0
	vfmadd231ps	%zmm8, %zmm17, %zmm4    # zmm4 = (zmm17 * zmm8) + zmm4
	vmovups	-1216(%rdi,%rax,4), %zmm8
	vmovups	-1216(%rsi,%rax,4), %zmm16
	vfmadd231ps	%zmm16, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm16) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm13, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm13) + zmm4
	vfmadd231ps	%zmm8, %zmm17, %zmm5    # zmm5 = (zmm17 * zmm8) + zmm5
	vmovups	-960(%rdi,%rax,4), %zmm8
	vmovups	-960(%rsi,%rax,4), %zmm18
	vfmadd231ps	%zmm18, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm18) + zmm0
	vfmadd231ps	%zmm16, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm16) + zmm1
	vfmadd231ps	%zmm15, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm15) + zmm2
	vfmadd231ps	%zmm11, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm11) + zmm4
	vfmadd231ps	%zmm13, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm13) + zmm5
	vfmadd231ps	%zmm8, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm8) + zmm6
	vmovups	-704(%rdi,%rax,4), %zmm8
	vmovups	-704(%rsi,%rax,4), %zmm19
	vfmadd231ps	%zmm19, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm19) + zmm0
	vfmadd231ps	%zmm18, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm18) + zmm1
	vfmadd231ps	%zmm16, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm16) + zmm2
	vfmadd231ps	%zmm15, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm15) + zmm3
	vfmadd231ps	%zmm9, %zmm8, %zmm4     # zmm4 = (zmm8 * zmm9) + zmm4
	vfmadd231ps	%zmm11, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm11) + zmm5
	vfmadd231ps	%zmm13, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm13) + zmm6
	vfmadd231ps	%zmm17, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm17) + zmm7
	vmovups	-448(%rdi,%rax,4), %zmm8
	vmovups	-448(%rsi,%rax,4), %zmm15
	vfmadd231ps	%zmm15, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm15) + zmm0
	vfmadd231ps	%zmm19, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm19) + zmm1
	vfmadd231ps	%zmm18, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm18) + zmm2
	vfmadd231ps	%zmm16, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm16) + zmm3
	vfmadd231ps	%zmm14, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm14) + zmm4
	vfmadd231ps	%zmm9, %zmm8, %zmm5     # zmm5 = (zmm8 * zmm9) + zmm5
	vfmadd231ps	%zmm11, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm11) + zmm6
	vfmadd231ps	%zmm13, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm13) + zmm7
	vmovups	-192(%rdi,%rax,4), %zmm8
	vmovups	-192(%rsi,%rax,4), %zmm13
	vfmadd231ps	%zmm13, %zmm8, %zmm0    # zmm0 = (zmm8 * zmm13) + zmm0
	vfmadd231ps	%zmm15, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm15) + zmm1
	vfmadd231ps	%zmm19, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm19) + zmm2
	vfmadd231ps	%zmm18, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm18) + zmm3
	vfmadd231ps	%zmm12, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm12) + zmm4
	vfmadd231ps	%zmm14, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm14) + zmm5
	vfmadd231ps	%zmm9, %zmm8, %zmm6     # zmm6 = (zmm8 * zmm9) + zmm6
	vfmadd231ps	%zmm11, %zmm8, %zmm7    # zmm7 = (zmm8 * zmm11) + zmm7
	vmovups	64(%rdi,%rax,4), %zmm8
	vfmadd231ps	64(%rsi,%rax,4), %zmm8, %zmm0 # zmm0 = (zmm8 * mem) + zmm0
	vfmadd231ps	%zmm13, %zmm8, %zmm1    # zmm1 = (zmm8 * zmm13) + zmm1
	vfmadd231ps	%zmm15, %zmm8, %zmm2    # zmm2 = (zmm8 * zmm15) + zmm2
	vfmadd231ps	%zmm19, %zmm8, %zmm3    # zmm3 = (zmm8 * zmm19) + zmm3
	vfmadd231ps	%zmm10, %zmm8, %zmm4    # zmm4 = (zmm8 * zmm10) + zmm4
	vfmadd231ps	%zmm12, %zmm8, %zmm5    # zmm5 = (zmm8 * zmm12) + zmm5
	vfmadd231ps	%zmm14, %zmm8, %zmm6    # zmm6 = (zmm8 * zmm14) + zmm6
	vfmadd231ps	%zmm9, %zmm8, %zmm7     # zmm7 = (zmm8 * zmm9) + zmm7
	vmovups	%zmm0, 45632(%rdx,%rax,4)
	vmovups	%zmm1, 45888(%rdx,%rax,4)
	vmovups	%zmm2, 46144(%rdx,%rax,4)
	vmovups	%zmm3, 46400(%rdx,%rax,4)
	vmovups	%zmm4, 49216(%rdx,%rax,4)
	vmovups	%zmm5, 49472(%rdx,%rax,4)
	vmovups	%zmm6, 49728(%rdx,%rax,4)
	vmovups	%zmm7, 49984(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_46
.LBB1_47:                               # %._crit_edge56
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
	.quad	7                               # 0x7
	.quad	7                               # 0x7
	.quad	64                              # 0x40
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
	.quad	64                              # 0x40
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
