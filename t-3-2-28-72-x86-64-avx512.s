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
	leaq	74592(%rdi), %rcx
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	1216(%rsi,%rax,4), %zmm0
	vmulps	-74528(%rcx,%rax,4), %zmm0, %zmm10
	vmovups	-74240(%rcx,%rax,4), %zmm1
	vmovups	1504(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm10    # zmm10 = (zmm1 * zmm2) + zmm10
	vmovups	928(%rsi,%rax,4), %zmm4
	vmulps	%zmm4, %zmm1, %zmm12
	vfmadd231ps	-73952(%rcx,%rax,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	-73664(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm2, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm2) + zmm12
	vmulps	%zmm1, %zmm4, %zmm14
	vfmadd231ps	-73376(%rcx,%rax,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	-73088(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm2, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm2) + zmm14
	vmulps	%zmm1, %zmm4, %zmm16
	vfmadd231ps	-72800(%rcx,%rax,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vfmadd231ps	-72512(%rcx,%rax,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	-66464(%rcx,%rax,4), %zmm3
	vmovups	2080(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm1) + zmm10
	vmovups	64(%rsi,%rax,4), %zmm7
	vmovups	352(%rsi,%rax,4), %zmm6
	vmulps	%zmm6, %zmm3, %zmm9
	vmovups	-66176(%rcx,%rax,4), %zmm11
	vmovups	2368(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vmovups	1792(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vmovups	640(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm7, %zmm11, %zmm11
	vmovups	-65888(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm1, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm1) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	-65600(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm5) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-65312(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm1, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm1) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	-65024(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm5) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-64736(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm1, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm1) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	-64448(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm17, %zmm8, %zmm15   # zmm15 = (zmm8 * zmm17) + zmm15
	vmovups	%zmm10, 64(%rdx,%rax,4)
	vmovups	%zmm12, 352(%rdx,%rax,4)
	vmovups	%zmm14, 640(%rdx,%rax,4)
	vmovups	%zmm16, 928(%rdx,%rax,4)
	vfmadd231ps	-58400(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	-58112(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm10) + zmm11
	vfmadd231ps	-57824(%rcx,%rax,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	-57536(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm10) + zmm13
	vfmadd231ps	-57248(%rcx,%rax,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	-56960(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm10) + zmm15
	vfmadd231ps	-56672(%rcx,%rax,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vfmadd231ps	-56384(%rcx,%rax,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	-50336(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm1) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	-50048(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm5) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-49760(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm1, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm1) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	-49472(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm5) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-49184(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	-48896(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm5) + zmm15
	vfmadd231ps	%zmm8, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm8) + zmm14
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	-48608(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm17, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm17) + zmm16
	vmovups	-48320(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm3) + zmm15
	vfmadd231ps	%zmm17, %zmm8, %zmm16   # zmm16 = (zmm8 * zmm17) + zmm16
	vmovups	%zmm9, 4096(%rdx,%rax,4)
	vmovups	%zmm11, 4384(%rdx,%rax,4)
	vmovups	%zmm13, 4672(%rdx,%rax,4)
	vmovups	%zmm15, 4960(%rdx,%rax,4)
	vfmadd231ps	-42272(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	-41984(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm9) + zmm12
	vfmadd231ps	-41696(%rcx,%rax,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	-41408(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm9) + zmm14
	vfmadd231ps	-41120(%rcx,%rax,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	-40832(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm9, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm9) + zmm16
	vfmadd231ps	-40544(%rcx,%rax,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vfmadd231ps	-40256(%rcx,%rax,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	-34208(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm1) + zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmovups	-33920(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-33632(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm1, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm1) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	-33344(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm5) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-33056(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm1, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm1) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	-32768(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm5) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-32480(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm1, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm1) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	-32192(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm17, %zmm8, %zmm15   # zmm15 = (zmm8 * zmm17) + zmm15
	vmovups	%zmm10, 8128(%rdx,%rax,4)
	vmovups	%zmm12, 8416(%rdx,%rax,4)
	vmovups	%zmm14, 8704(%rdx,%rax,4)
	vmovups	%zmm16, 8992(%rdx,%rax,4)
	vfmadd231ps	-26144(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	-25856(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm10) + zmm11
	vfmadd231ps	-25568(%rcx,%rax,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	-25280(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm10) + zmm13
	vfmadd231ps	-24992(%rcx,%rax,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	-24704(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm10) + zmm15
	vfmadd231ps	-24416(%rcx,%rax,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vfmadd231ps	-24128(%rcx,%rax,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	-18080(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm1) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	-17792(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm5) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-17504(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm1, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm1) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	-17216(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm5) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-16928(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	-16640(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm5) + zmm15
	vfmadd231ps	%zmm8, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm8) + zmm14
	vmulps	%zmm16, %zmm7, %zmm7
	vmovups	-16352(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm6) + zmm7
	vmovups	-16064(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm8, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm8) + zmm7
	vmovups	%zmm9, 12160(%rdx,%rax,4)
	vmovups	%zmm11, 12448(%rdx,%rax,4)
	vmovups	%zmm13, 12736(%rdx,%rax,4)
	vmovups	%zmm15, 13024(%rdx,%rax,4)
	vfmadd231ps	-10016(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	-9728(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm2) + zmm10
	vfmadd231ps	%zmm6, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm6) + zmm12
	vfmadd231ps	-9440(%rcx,%rax,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	-9152(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm6, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm6) + zmm14
	vfmadd231ps	-8864(%rcx,%rax,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	-8576(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm2) + zmm14
	vfmadd231ps	%zmm4, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm4) + zmm7
	vfmadd231ps	-8288(%rcx,%rax,4), %zmm0, %zmm7 # zmm7 = (zmm0 * mem) + zmm7
	vfmadd231ps	-8000(%rcx,%rax,4), %zmm2, %zmm7 # zmm7 = (zmm2 * mem) + zmm7
	vfmadd231ps	-1952(%rcx,%rax,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-1664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	-1376(%rcx,%rax,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-1088(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm0) + zmm14
	vfmadd231ps	-800(%rcx,%rax,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-512(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm5) + zmm7
	vfmadd231ps	-224(%rcx,%rax,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	64(%rcx,%rax,4), %zmm3, %zmm7 # zmm7 = (zmm3 * mem) + zmm7
	vmovups	%zmm10, 16192(%rdx,%rax,4)
	vmovups	%zmm12, 16480(%rdx,%rax,4)
	vmovups	%zmm14, 16768(%rdx,%rax,4)
	vmovups	%zmm7, 17056(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	1152(%rsi,%rax,4), %ymm0
	vmulps	(%rdi,%rax,4), %ymm0, %ymm10
	vmovups	288(%rdi,%rax,4), %ymm1
	vmovups	1440(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm1, %ymm10    # ymm10 = (ymm1 * ymm2) + ymm10
	vmovups	864(%rsi,%rax,4), %ymm4
	vmulps	%ymm4, %ymm1, %ymm12
	vfmadd231ps	576(%rdi,%rax,4), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	864(%rdi,%rax,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm12    # ymm12 = (ymm1 * ymm2) + ymm12
	vmulps	%ymm1, %ymm4, %ymm14
	vfmadd231ps	1152(%rdi,%rax,4), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	1440(%rdi,%rax,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm14    # ymm14 = (ymm1 * ymm2) + ymm14
	vmulps	%ymm1, %ymm4, %ymm16
	vfmadd231ps	1728(%rdi,%rax,4), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	2016(%rdi,%rax,4), %ymm2, %ymm16 # ymm16 = (ymm2 * mem) + ymm16
	vmovups	8064(%rdi,%rax,4), %ymm3
	vmovups	2016(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm1) + ymm10
	vmovups	(%rsi,%rax,4), %ymm7
	vmovups	288(%rsi,%rax,4), %ymm6
	vmulps	%ymm6, %ymm3, %ymm9
	vmovups	8352(%rdi,%rax,4), %ymm11
	vmovups	2304(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm3) + ymm10
	vmovups	1728(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm5) + ymm12
	vmovups	576(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm8) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	8640(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm1) + ymm12
	vfmadd231ps	%ymm13, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm13) + ymm11
	vmovups	8928(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm3, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm5) + ymm14
	vfmadd231ps	%ymm8, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm8) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	9216(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm1) + ymm14
	vfmadd231ps	%ymm15, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm15) + ymm13
	vmovups	9504(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm3, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm5) + ymm16
	vfmadd231ps	%ymm8, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm8) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	9792(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm1, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm1) + ymm16
	vfmadd231ps	%ymm17, %ymm6, %ymm15   # ymm15 = (ymm6 * ymm17) + ymm15
	vmovups	10080(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm3, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm3) + ymm16
	vfmadd231ps	%ymm17, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm17) + ymm15
	vmovups	%ymm10, (%rdx,%rax,4)
	vmovups	%ymm12, 288(%rdx,%rax,4)
	vmovups	%ymm14, 576(%rdx,%rax,4)
	vmovups	%ymm16, 864(%rdx,%rax,4)
	vfmadd231ps	16128(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	16416(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm10) + ymm11
	vfmadd231ps	16704(%rdi,%rax,4), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vmovups	16992(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm2) + ymm11
	vfmadd231ps	%ymm10, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm10) + ymm13
	vfmadd231ps	17280(%rdi,%rax,4), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vmovups	17568(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm2) + ymm13
	vfmadd231ps	%ymm10, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm10) + ymm15
	vfmadd231ps	17856(%rdi,%rax,4), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	18144(%rdi,%rax,4), %ymm2, %ymm15 # ymm15 = (ymm2 * mem) + ymm15
	vmovups	24192(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vmulps	%ymm6, %ymm10, %ymm10
	vmovups	24480(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm3) + ymm9
	vfmadd231ps	%ymm5, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm5) + ymm11
	vfmadd231ps	%ymm8, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm8) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	24768(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm1, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm1) + ymm11
	vfmadd231ps	%ymm14, %ymm6, %ymm12   # ymm12 = (ymm6 * ymm14) + ymm12
	vmovups	25056(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm3, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm5) + ymm13
	vfmadd231ps	%ymm8, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm8) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	25344(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm1, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm1) + ymm13
	vfmadd231ps	%ymm16, %ymm6, %ymm14   # ymm14 = (ymm6 * ymm16) + ymm14
	vmovups	25632(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm3, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm3) + ymm13
	vfmadd231ps	%ymm5, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm5) + ymm15
	vfmadd231ps	%ymm8, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm8) + ymm14
	vmulps	%ymm16, %ymm7, %ymm16
	vmovups	25920(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm1, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm1) + ymm15
	vfmadd231ps	%ymm17, %ymm6, %ymm16   # ymm16 = (ymm6 * ymm17) + ymm16
	vmovups	26208(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm3, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm3) + ymm15
	vfmadd231ps	%ymm17, %ymm8, %ymm16   # ymm16 = (ymm8 * ymm17) + ymm16
	vmovups	%ymm9, 4032(%rdx,%rax,4)
	vmovups	%ymm11, 4320(%rdx,%rax,4)
	vmovups	%ymm13, 4608(%rdx,%rax,4)
	vmovups	%ymm15, 4896(%rdx,%rax,4)
	vfmadd231ps	32256(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	32544(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vfmadd231ps	%ymm9, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm9) + ymm12
	vfmadd231ps	32832(%rdi,%rax,4), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	33120(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm2) + ymm12
	vfmadd231ps	%ymm9, %ymm4, %ymm14    # ymm14 = (ymm4 * ymm9) + ymm14
	vfmadd231ps	33408(%rdi,%rax,4), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	33696(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm14    # ymm14 = (ymm9 * ymm2) + ymm14
	vfmadd231ps	%ymm9, %ymm4, %ymm16    # ymm16 = (ymm4 * ymm9) + ymm16
	vfmadd231ps	33984(%rdi,%rax,4), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	34272(%rdi,%rax,4), %ymm2, %ymm16 # ymm16 = (ymm2 * mem) + ymm16
	vmovups	40320(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vmulps	%ymm6, %ymm9, %ymm9
	vmovups	40608(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm3, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm3) + ymm10
	vfmadd231ps	%ymm5, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm5) + ymm12
	vfmadd231ps	%ymm8, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm8) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	40896(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm1, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm1) + ymm12
	vfmadd231ps	%ymm13, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm13) + ymm11
	vmovups	41184(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm3, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm5) + ymm14
	vfmadd231ps	%ymm8, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm8) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	41472(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm1, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm1) + ymm14
	vfmadd231ps	%ymm15, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm15) + ymm13
	vmovups	41760(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm3, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm5) + ymm16
	vfmadd231ps	%ymm8, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm8) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	42048(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm1, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm1) + ymm16
	vfmadd231ps	%ymm17, %ymm6, %ymm15   # ymm15 = (ymm6 * ymm17) + ymm15
	vmovups	42336(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm3, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm3) + ymm16
	vfmadd231ps	%ymm17, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm17) + ymm15
	vmovups	%ymm10, 8064(%rdx,%rax,4)
	vmovups	%ymm12, 8352(%rdx,%rax,4)
	vmovups	%ymm14, 8640(%rdx,%rax,4)
	vmovups	%ymm16, 8928(%rdx,%rax,4)
	vfmadd231ps	48384(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	48672(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm10) + ymm11
	vfmadd231ps	48960(%rdi,%rax,4), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vmovups	49248(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm2) + ymm11
	vfmadd231ps	%ymm10, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm10) + ymm13
	vfmadd231ps	49536(%rdi,%rax,4), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vmovups	49824(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm2) + ymm13
	vfmadd231ps	%ymm10, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm10) + ymm15
	vfmadd231ps	50112(%rdi,%rax,4), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	50400(%rdi,%rax,4), %ymm2, %ymm15 # ymm15 = (ymm2 * mem) + ymm15
	vmovups	56448(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vmulps	%ymm6, %ymm10, %ymm10
	vmovups	56736(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm3, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm3) + ymm9
	vfmadd231ps	%ymm5, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm5) + ymm11
	vfmadd231ps	%ymm8, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm8) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	57024(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm1, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm1) + ymm11
	vfmadd231ps	%ymm14, %ymm6, %ymm12   # ymm12 = (ymm6 * ymm14) + ymm12
	vmovups	57312(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm3, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm5) + ymm13
	vfmadd231ps	%ymm8, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm8) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	57600(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm1, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm1) + ymm13
	vfmadd231ps	%ymm16, %ymm6, %ymm14   # ymm14 = (ymm6 * ymm16) + ymm14
	vmovups	57888(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm3, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm3) + ymm13
	vfmadd231ps	%ymm5, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm5) + ymm15
	vfmadd231ps	%ymm8, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm8) + ymm14
	vmulps	%ymm16, %ymm7, %ymm7
	vmovups	58176(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm6, %ymm16, %ymm7    # ymm7 = (ymm16 * ymm6) + ymm7
	vmovups	58464(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm3) + ymm15
	vfmadd231ps	%ymm8, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm8) + ymm7
	vmovups	%ymm9, 12096(%rdx,%rax,4)
	vmovups	%ymm11, 12384(%rdx,%rax,4)
	vmovups	%ymm13, 12672(%rdx,%rax,4)
	vmovups	%ymm15, 12960(%rdx,%rax,4)
	vfmadd231ps	64512(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	64800(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm2) + ymm10
	vfmadd231ps	%ymm6, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm6) + ymm12
	vfmadd231ps	65088(%rdi,%rax,4), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	65376(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm2) + ymm12
	vfmadd231ps	%ymm6, %ymm4, %ymm14    # ymm14 = (ymm4 * ymm6) + ymm14
	vfmadd231ps	65664(%rdi,%rax,4), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	65952(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm2) + ymm14
	vfmadd231ps	%ymm4, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm4) + ymm7
	vfmadd231ps	66240(%rdi,%rax,4), %ymm0, %ymm7 # ymm7 = (ymm0 * mem) + ymm7
	vfmadd231ps	66528(%rdi,%rax,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	72576(%rdi,%rax,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	72864(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm3) + ymm10
	vfmadd231ps	%ymm0, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm0) + ymm12
	vfmadd231ps	73152(%rdi,%rax,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	73440(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm3) + ymm12
	vfmadd231ps	%ymm0, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm0) + ymm14
	vfmadd231ps	73728(%rdi,%rax,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vmovups	74016(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm5) + ymm7
	vfmadd231ps	74304(%rdi,%rax,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	74592(%rdi,%rax,4), %ymm3, %ymm7 # ymm7 = (ymm3 * mem) + ymm7
	vmovups	%ymm10, 16128(%rdx,%rax,4)
	vmovups	%ymm12, 16416(%rdx,%rax,4)
	vmovups	%ymm14, 16704(%rdx,%rax,4)
	vmovups	%ymm7, 16992(%rdx,%rax,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph24.preheader
	addq	$-16, %rax
	leaq	76896(%rdi), %rcx
	.p2align	4
.LBB1_5:                                # %.lr.ph24
                                        # =>This Inner Loop Header: Depth=1
	vmovups	928(%rsi,%rax,4), %zmm0
	vmulps	-74816(%rcx,%rax,4), %zmm0, %zmm10
	vmovups	1216(%rsi,%rax,4), %zmm1
	vfmadd231ps	-74528(%rcx,%rax,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-74240(%rcx,%rax,4), %zmm2
	vmovups	1504(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm3) + zmm10
	vmulps	%zmm2, %zmm0, %zmm12
	vfmadd231ps	-73952(%rcx,%rax,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-73664(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm3, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm3) + zmm12
	vmulps	%zmm2, %zmm0, %zmm14
	vfmadd231ps	-73376(%rcx,%rax,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-73088(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm3, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm3) + zmm14
	vmulps	%zmm2, %zmm0, %zmm16
	vfmadd231ps	-72800(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	-72512(%rcx,%rax,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	-66752(%rcx,%rax,4), %zmm4
	vmovups	1792(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm2) + zmm10
	vmovups	64(%rsi,%rax,4), %zmm7
	vmovups	352(%rsi,%rax,4), %zmm6
	vmulps	%zmm7, %zmm4, %zmm9
	vmovups	-66464(%rcx,%rax,4), %zmm5
	vmovups	2080(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm10    # zmm10 = (zmm5 * zmm4) + zmm10
	vfmadd231ps	%zmm5, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm5) + zmm9
	vmovups	-66176(%rcx,%rax,4), %zmm11
	vmovups	2368(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm2, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm2) + zmm12
	vmovups	640(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-65888(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	-65600(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm2) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-65312(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	-65024(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm2, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm2) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-64736(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	-64448(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm17, %zmm8, %zmm15   # zmm15 = (zmm8 * zmm17) + zmm15
	vmovups	%zmm10, 1216(%rdx,%rax,4)
	vmovups	%zmm12, 1504(%rdx,%rax,4)
	vmovups	%zmm14, 1792(%rdx,%rax,4)
	vmovups	%zmm16, 2080(%rdx,%rax,4)
	vfmadd231ps	-58688(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-58400(%rcx,%rax,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-58112(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	-57824(%rcx,%rax,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-57536(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	-57248(%rcx,%rax,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-56960(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm3) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	-56672(%rcx,%rax,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vfmadd231ps	-56384(%rcx,%rax,4), %zmm3, %zmm15 # zmm15 = (zmm3 * mem) + zmm15
	vmovups	-50624(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	-50336(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm6, %zmm10   # zmm10 = (zmm6 * zmm12) + zmm10
	vmovups	-50048(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm2, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm2) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-49760(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	-49472(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm2, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm2) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-49184(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	-48896(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm8, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm8) + zmm14
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	-48608(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm4) + zmm15
	vfmadd231ps	%zmm17, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm17) + zmm16
	vmovups	-48320(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm17, %zmm8, %zmm16   # zmm16 = (zmm8 * zmm17) + zmm16
	vmovups	%zmm9, 5248(%rdx,%rax,4)
	vmovups	%zmm11, 5536(%rdx,%rax,4)
	vmovups	%zmm13, 5824(%rdx,%rax,4)
	vmovups	%zmm15, 6112(%rdx,%rax,4)
	vfmadd231ps	-42560(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	-42272(%rcx,%rax,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-41984(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	-41696(%rcx,%rax,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-41408(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	-41120(%rcx,%rax,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-40832(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm3) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	-40544(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	-40256(%rcx,%rax,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	-34496(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vmulps	%zmm9, %zmm7, %zmm9
	vmovups	-34208(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm11, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm11) + zmm9
	vmovups	-33920(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm2, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm2) + zmm12
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-33632(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	-33344(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm2) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-33056(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	-32768(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm2, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm2) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-32480(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	-32192(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm17, %zmm8, %zmm15   # zmm15 = (zmm8 * zmm17) + zmm15
	vmovups	%zmm10, 9280(%rdx,%rax,4)
	vmovups	%zmm12, 9568(%rdx,%rax,4)
	vmovups	%zmm14, 9856(%rdx,%rax,4)
	vmovups	%zmm16, 10144(%rdx,%rax,4)
	vfmadd231ps	-26432(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-26144(%rcx,%rax,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-25856(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	-25568(%rcx,%rax,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-25280(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	-24992(%rcx,%rax,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-24704(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm3) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	-24416(%rcx,%rax,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vfmadd231ps	-24128(%rcx,%rax,4), %zmm3, %zmm15 # zmm15 = (zmm3 * mem) + zmm15
	vmovups	-18368(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	-18080(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm6, %zmm10   # zmm10 = (zmm6 * zmm12) + zmm10
	vmovups	-17792(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm2, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm2) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-17504(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	-17216(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm2, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm2) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-16928(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	-16640(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm8, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm8) + zmm14
	vmulps	%zmm16, %zmm7, %zmm7
	vmovups	-16352(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm4) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm6) + zmm7
	vmovups	-16064(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm8, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm8) + zmm7
	vmovups	%zmm9, 13312(%rdx,%rax,4)
	vmovups	%zmm11, 13600(%rdx,%rax,4)
	vmovups	%zmm13, 13888(%rdx,%rax,4)
	vmovups	%zmm15, 14176(%rdx,%rax,4)
	vfmadd231ps	-10304(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	-10016(%rcx,%rax,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-9728(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vfmadd231ps	%zmm6, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm6) + zmm12
	vfmadd231ps	-9440(%rcx,%rax,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-9152(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	%zmm6, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm6) + zmm14
	vfmadd231ps	-8864(%rcx,%rax,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-8576(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm0) + zmm7
	vfmadd231ps	-8288(%rcx,%rax,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	-8000(%rcx,%rax,4), %zmm3, %zmm7 # zmm7 = (zmm3 * mem) + zmm7
	vfmadd231ps	-2240(%rcx,%rax,4), %zmm2, %zmm10 # zmm10 = (zmm2 * mem) + zmm10
	vfmadd231ps	-1952(%rcx,%rax,4), %zmm4, %zmm10 # zmm10 = (zmm4 * mem) + zmm10
	vmovups	-1664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm5) + zmm10
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vfmadd231ps	-1376(%rcx,%rax,4), %zmm4, %zmm12 # zmm12 = (zmm4 * mem) + zmm12
	vmovups	-1088(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm0, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm0) + zmm14
	vfmadd231ps	-800(%rcx,%rax,4), %zmm4, %zmm14 # zmm14 = (zmm4 * mem) + zmm14
	vmovups	-512(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vfmadd231ps	%zmm2, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm2) + zmm7
	vfmadd231ps	-224(%rcx,%rax,4), %zmm4, %zmm7 # zmm7 = (zmm4 * mem) + zmm7
	vfmadd231ps	64(%rcx,%rax,4), %zmm5, %zmm7 # zmm7 = (zmm5 * mem) + zmm7
	vmovups	%zmm10, 17344(%rdx,%rax,4)
	vmovups	%zmm12, 17632(%rdx,%rax,4)
	vmovups	%zmm14, 17920(%rdx,%rax,4)
	vmovups	%zmm7, 18208(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_5
.LBB1_6:                                # %._crit_edge25
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	864(%rsi,%rax,4), %ymm0
	vmulps	2016(%rdi,%rax,4), %ymm0, %ymm10
	vmovups	1152(%rsi,%rax,4), %ymm1
	vfmadd231ps	2304(%rdi,%rax,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	2592(%rdi,%rax,4), %ymm2
	vmovups	1440(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm10    # ymm10 = (ymm2 * ymm3) + ymm10
	vmulps	%ymm2, %ymm0, %ymm12
	vfmadd231ps	2880(%rdi,%rax,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	3168(%rdi,%rax,4), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm3) + ymm12
	vmulps	%ymm2, %ymm0, %ymm14
	vfmadd231ps	3456(%rdi,%rax,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vmovups	3744(%rdi,%rax,4), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm14    # ymm14 = (ymm2 * ymm3) + ymm14
	vmulps	%ymm2, %ymm0, %ymm16
	vfmadd231ps	4032(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vfmadd231ps	4320(%rdi,%rax,4), %ymm3, %ymm16 # ymm16 = (ymm3 * mem) + ymm16
	vmovups	10080(%rdi,%rax,4), %ymm4
	vmovups	1728(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm10    # ymm10 = (ymm4 * ymm2) + ymm10
	vmovups	(%rsi,%rax,4), %ymm7
	vmovups	288(%rsi,%rax,4), %ymm6
	vmulps	%ymm7, %ymm4, %ymm9
	vmovups	10368(%rdi,%rax,4), %ymm5
	vmovups	2016(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm10    # ymm10 = (ymm5 * ymm4) + ymm10
	vfmadd231ps	%ymm5, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm5) + ymm9
	vmovups	10656(%rdi,%rax,4), %ymm11
	vmovups	2304(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm5) + ymm10
	vfmadd231ps	%ymm2, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm2) + ymm12
	vmovups	576(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm8) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	10944(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm4) + ymm12
	vfmadd231ps	%ymm13, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm13) + ymm11
	vmovups	11232(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm5, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm5) + ymm12
	vfmadd231ps	%ymm2, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm2) + ymm14
	vfmadd231ps	%ymm8, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm8) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	11520(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm15, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm15) + ymm13
	vmovups	11808(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm5, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm5) + ymm14
	vfmadd231ps	%ymm2, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm2) + ymm16
	vfmadd231ps	%ymm8, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm8) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	12096(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm4) + ymm16
	vfmadd231ps	%ymm17, %ymm6, %ymm15   # ymm15 = (ymm6 * ymm17) + ymm15
	vmovups	12384(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm5, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm5) + ymm16
	vfmadd231ps	%ymm17, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm17) + ymm15
	vmovups	%ymm10, 1152(%rdx,%rax,4)
	vmovups	%ymm12, 1440(%rdx,%rax,4)
	vmovups	%ymm14, 1728(%rdx,%rax,4)
	vmovups	%ymm16, 2016(%rdx,%rax,4)
	vfmadd231ps	18144(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	18432(%rdi,%rax,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	18720(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	19008(%rdi,%rax,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	19296(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm3) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	19584(%rdi,%rax,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vmovups	19872(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm3) + ymm13
	vfmadd231ps	%ymm10, %ymm0, %ymm15   # ymm15 = (ymm0 * ymm10) + ymm15
	vfmadd231ps	20160(%rdi,%rax,4), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vfmadd231ps	20448(%rdi,%rax,4), %ymm3, %ymm15 # ymm15 = (ymm3 * mem) + ymm15
	vmovups	26208(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	26496(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm12, %ymm6, %ymm10   # ymm10 = (ymm6 * ymm12) + ymm10
	vmovups	26784(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm5, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm5) + ymm9
	vfmadd231ps	%ymm2, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm2) + ymm11
	vfmadd231ps	%ymm8, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm8) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	27072(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm4) + ymm11
	vfmadd231ps	%ymm14, %ymm6, %ymm12   # ymm12 = (ymm6 * ymm14) + ymm12
	vmovups	27360(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm5, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm5) + ymm11
	vfmadd231ps	%ymm2, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm2) + ymm13
	vfmadd231ps	%ymm8, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm8) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	27648(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm4) + ymm13
	vfmadd231ps	%ymm16, %ymm6, %ymm14   # ymm14 = (ymm6 * ymm16) + ymm14
	vmovups	27936(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm5, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm5) + ymm13
	vfmadd231ps	%ymm2, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm2) + ymm15
	vfmadd231ps	%ymm8, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm8) + ymm14
	vmulps	%ymm16, %ymm7, %ymm16
	vmovups	28224(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vfmadd231ps	%ymm17, %ymm6, %ymm16   # ymm16 = (ymm6 * ymm17) + ymm16
	vmovups	28512(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm5, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm5) + ymm15
	vfmadd231ps	%ymm17, %ymm8, %ymm16   # ymm16 = (ymm8 * ymm17) + ymm16
	vmovups	%ymm9, 5184(%rdx,%rax,4)
	vmovups	%ymm11, 5472(%rdx,%rax,4)
	vmovups	%ymm13, 5760(%rdx,%rax,4)
	vmovups	%ymm15, 6048(%rdx,%rax,4)
	vfmadd231ps	34272(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	34560(%rdi,%rax,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	34848(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm3, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm3) + ymm10
	vfmadd231ps	%ymm9, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm9) + ymm12
	vfmadd231ps	35136(%rdi,%rax,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	35424(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm3, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm3) + ymm12
	vfmadd231ps	%ymm9, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm9) + ymm14
	vfmadd231ps	35712(%rdi,%rax,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vmovups	36000(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm3, %ymm9, %ymm14    # ymm14 = (ymm9 * ymm3) + ymm14
	vfmadd231ps	%ymm9, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm9) + ymm16
	vfmadd231ps	36288(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vfmadd231ps	36576(%rdi,%rax,4), %ymm3, %ymm16 # ymm16 = (ymm3 * mem) + ymm16
	vmovups	42336(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vmulps	%ymm7, %ymm9, %ymm9
	vmovups	42624(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm4) + ymm10
	vfmadd231ps	%ymm11, %ymm6, %ymm9    # ymm9 = (ymm6 * ymm11) + ymm9
	vmovups	42912(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm5, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm5) + ymm10
	vfmadd231ps	%ymm2, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm2) + ymm12
	vfmadd231ps	%ymm8, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm8) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	43200(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm4) + ymm12
	vfmadd231ps	%ymm13, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm13) + ymm11
	vmovups	43488(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm5, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm5) + ymm12
	vfmadd231ps	%ymm2, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm2) + ymm14
	vfmadd231ps	%ymm8, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm8) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	43776(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm15, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm15) + ymm13
	vmovups	44064(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm5, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm5) + ymm14
	vfmadd231ps	%ymm2, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm2) + ymm16
	vfmadd231ps	%ymm8, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm8) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	44352(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm4) + ymm16
	vfmadd231ps	%ymm17, %ymm6, %ymm15   # ymm15 = (ymm6 * ymm17) + ymm15
	vmovups	44640(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm5, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm5) + ymm16
	vfmadd231ps	%ymm17, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm17) + ymm15
	vmovups	%ymm10, 9216(%rdx,%rax,4)
	vmovups	%ymm12, 9504(%rdx,%rax,4)
	vmovups	%ymm14, 9792(%rdx,%rax,4)
	vmovups	%ymm16, 10080(%rdx,%rax,4)
	vfmadd231ps	50400(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	50688(%rdi,%rax,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	50976(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	51264(%rdi,%rax,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	51552(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm3) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	51840(%rdi,%rax,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vmovups	52128(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm3) + ymm13
	vfmadd231ps	%ymm10, %ymm0, %ymm15   # ymm15 = (ymm0 * ymm10) + ymm15
	vfmadd231ps	52416(%rdi,%rax,4), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vfmadd231ps	52704(%rdi,%rax,4), %ymm3, %ymm15 # ymm15 = (ymm3 * mem) + ymm15
	vmovups	58464(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	58752(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm12, %ymm6, %ymm10   # ymm10 = (ymm6 * ymm12) + ymm10
	vmovups	59040(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm5, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm5) + ymm9
	vfmadd231ps	%ymm2, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm2) + ymm11
	vfmadd231ps	%ymm8, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm8) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	59328(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm4) + ymm11
	vfmadd231ps	%ymm14, %ymm6, %ymm12   # ymm12 = (ymm6 * ymm14) + ymm12
	vmovups	59616(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm5, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm5) + ymm11
	vfmadd231ps	%ymm2, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm2) + ymm13
	vfmadd231ps	%ymm8, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm8) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	59904(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm4) + ymm13
	vfmadd231ps	%ymm16, %ymm6, %ymm14   # ymm14 = (ymm6 * ymm16) + ymm14
	vmovups	60192(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm5, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm5) + ymm13
	vfmadd231ps	%ymm2, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm2) + ymm15
	vfmadd231ps	%ymm8, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm8) + ymm14
	vmulps	%ymm16, %ymm7, %ymm7
	vmovups	60480(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm4) + ymm15
	vfmadd231ps	%ymm6, %ymm16, %ymm7    # ymm7 = (ymm16 * ymm6) + ymm7
	vmovups	60768(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm15    # ymm15 = (ymm6 * ymm5) + ymm15
	vfmadd231ps	%ymm8, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm8) + ymm7
	vmovups	%ymm9, 13248(%rdx,%rax,4)
	vmovups	%ymm11, 13536(%rdx,%rax,4)
	vmovups	%ymm13, 13824(%rdx,%rax,4)
	vmovups	%ymm15, 14112(%rdx,%rax,4)
	vfmadd231ps	66528(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	66816(%rdi,%rax,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	67104(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm3) + ymm10
	vfmadd231ps	%ymm6, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm6) + ymm12
	vfmadd231ps	67392(%rdi,%rax,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	67680(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm3) + ymm12
	vfmadd231ps	%ymm6, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm6) + ymm14
	vfmadd231ps	67968(%rdi,%rax,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vmovups	68256(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm3) + ymm14
	vfmadd231ps	%ymm0, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm0) + ymm7
	vfmadd231ps	68544(%rdi,%rax,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	68832(%rdi,%rax,4), %ymm3, %ymm7 # ymm7 = (ymm3 * mem) + ymm7
	vfmadd231ps	74592(%rdi,%rax,4), %ymm2, %ymm10 # ymm10 = (ymm2 * mem) + ymm10
	vfmadd231ps	74880(%rdi,%rax,4), %ymm4, %ymm10 # ymm10 = (ymm4 * mem) + ymm10
	vmovups	75168(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm5) + ymm10
	vfmadd231ps	%ymm0, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm0) + ymm12
	vfmadd231ps	75456(%rdi,%rax,4), %ymm4, %ymm12 # ymm12 = (ymm4 * mem) + ymm12
	vmovups	75744(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm5) + ymm12
	vfmadd231ps	%ymm0, %ymm2, %ymm14    # ymm14 = (ymm2 * ymm0) + ymm14
	vfmadd231ps	76032(%rdi,%rax,4), %ymm4, %ymm14 # ymm14 = (ymm4 * mem) + ymm14
	vmovups	76320(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm5) + ymm14
	vfmadd231ps	%ymm2, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm2) + ymm7
	vfmadd231ps	76608(%rdi,%rax,4), %ymm4, %ymm7 # ymm7 = (ymm4 * mem) + ymm7
	vfmadd231ps	76896(%rdi,%rax,4), %ymm5, %ymm7 # ymm7 = (ymm5 * mem) + ymm7
	vmovups	%ymm10, 17280(%rdx,%rax,4)
	vmovups	%ymm12, 17568(%rdx,%rax,4)
	vmovups	%ymm14, 17856(%rdx,%rax,4)
	vmovups	%ymm7, 18144(%rdx,%rax,4)
	leaq	10368(%rdx), %rax
	leaq	44640(%rdi), %rcx
	movl	$8, %r8d
	jmp	.LBB1_7
	.p2align	4
.LBB1_10:                               # %._crit_edge28
                                        #   in Loop: Header=BB1_7 Depth=1
	movq	%r8, %r10
	shlq	$6, %r10
	leaq	(%r10,%r10,8), %r11
	movl	$64, %r10d
	#APP
	#NO_APP
	addq	%rdi, %r11
	vmovups	864(%rsi,%r10,4), %ymm0
	vmulps	-288(%r11,%r10,4), %ymm0, %ymm10
	vmovups	1152(%rsi,%r10,4), %ymm1
	vfmadd231ps	(%r11,%r10,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	288(%r11,%r10,4), %ymm2
	vmovups	1440(%rsi,%r10,4), %ymm3
	vfmadd231ps	%ymm3, %ymm2, %ymm10    # ymm10 = (ymm2 * ymm3) + ymm10
	vmulps	%ymm2, %ymm0, %ymm12
	vfmadd231ps	576(%r11,%r10,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	864(%r11,%r10,4), %ymm2
	vfmadd231ps	%ymm3, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm3) + ymm12
	vmulps	%ymm2, %ymm0, %ymm14
	vfmadd231ps	1152(%r11,%r10,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vfmadd231ps	1440(%r11,%r10,4), %ymm3, %ymm14 # ymm14 = (ymm3 * mem) + ymm14
	vmovups	7776(%r11,%r10,4), %ymm4
	vmovups	1728(%rsi,%r10,4), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm10    # ymm10 = (ymm4 * ymm2) + ymm10
	vmovups	(%rsi,%r10,4), %ymm7
	vmovups	288(%rsi,%r10,4), %ymm6
	vmulps	%ymm7, %ymm4, %ymm9
	vmovups	8064(%r11,%r10,4), %ymm5
	vmovups	2016(%rsi,%r10,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm10    # ymm10 = (ymm5 * ymm4) + ymm10
	vfmadd231ps	%ymm5, %ymm6, %ymm9     # ymm9 = (ymm6 * ymm5) + ymm9
	vmovups	8352(%r11,%r10,4), %ymm11
	vmovups	2304(%rsi,%r10,4), %ymm5
	vfmadd231ps	%ymm5, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm5) + ymm10
	vfmadd231ps	%ymm2, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm2) + ymm12
	vmovups	576(%rsi,%r10,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm8) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	8640(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm4) + ymm12
	vfmadd231ps	%ymm13, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm13) + ymm11
	vmovups	8928(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm5, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm5) + ymm12
	vfmadd231ps	%ymm2, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm2) + ymm14
	vfmadd231ps	%ymm8, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm8) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	9216(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm15, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm15) + ymm13
	vmovups	9504(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm5, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm5) + ymm14
	vfmadd231ps	%ymm15, %ymm8, %ymm13   # ymm13 = (ymm8 * ymm15) + ymm13
	addq	%rdx, %r9
	vmovups	%ymm10, (%r9,%r10,4)
	vmovups	%ymm12, 288(%r9,%r10,4)
	vmovups	%ymm14, 576(%r9,%r10,4)
	vfmadd231ps	15840(%r11,%r10,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	16128(%r11,%r10,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	16416(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	16704(%r11,%r10,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	16992(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm3) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	17280(%r11,%r10,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vfmadd231ps	17568(%r11,%r10,4), %ymm3, %ymm13 # ymm13 = (ymm3 * mem) + ymm13
	vmovups	23904(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	24192(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm12, %ymm6, %ymm10   # ymm10 = (ymm6 * ymm12) + ymm10
	vmovups	24480(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm5, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm5) + ymm9
	vfmadd231ps	%ymm2, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm2) + ymm11
	vfmadd231ps	%ymm8, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm8) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	24768(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm4) + ymm11
	vfmadd231ps	%ymm14, %ymm6, %ymm12   # ymm12 = (ymm6 * ymm14) + ymm12
	vmovups	25056(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm5, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm5) + ymm11
	vfmadd231ps	%ymm2, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm2) + ymm13
	vfmadd231ps	%ymm8, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm8) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	25344(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vfmadd231ps	%ymm15, %ymm6, %ymm14   # ymm14 = (ymm6 * ymm15) + ymm14
	vmovups	25632(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm5, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm5) + ymm13
	vfmadd231ps	%ymm15, %ymm8, %ymm14   # ymm14 = (ymm8 * ymm15) + ymm14
	vmovups	%ymm9, 4032(%r9,%r10,4)
	vmovups	%ymm11, 4320(%r9,%r10,4)
	vmovups	%ymm13, 4608(%r9,%r10,4)
	vfmadd231ps	31968(%r11,%r10,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	32256(%r11,%r10,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	32544(%r11,%r10,4), %ymm9
	vfmadd231ps	%ymm3, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm3) + ymm10
	vfmadd231ps	%ymm9, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm9) + ymm12
	vfmadd231ps	32832(%r11,%r10,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	33120(%r11,%r10,4), %ymm9
	vfmadd231ps	%ymm3, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm3) + ymm12
	vfmadd231ps	%ymm9, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm9) + ymm14
	vfmadd231ps	33408(%r11,%r10,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vfmadd231ps	33696(%r11,%r10,4), %ymm3, %ymm14 # ymm14 = (ymm3 * mem) + ymm14
	vmovups	40032(%r11,%r10,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vmulps	%ymm7, %ymm9, %ymm9
	vmovups	40320(%r11,%r10,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm4) + ymm10
	vfmadd231ps	%ymm11, %ymm6, %ymm9    # ymm9 = (ymm6 * ymm11) + ymm9
	vmovups	40608(%r11,%r10,4), %ymm11
	vfmadd231ps	%ymm5, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm5) + ymm10
	vfmadd231ps	%ymm2, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm2) + ymm12
	vfmadd231ps	%ymm8, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm8) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	40896(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm4) + ymm12
	vfmadd231ps	%ymm13, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm13) + ymm11
	vmovups	41184(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm5, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm5) + ymm12
	vfmadd231ps	%ymm2, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm2) + ymm14
	vfmadd231ps	%ymm8, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm8) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	41472(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm15, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm15) + ymm13
	vmovups	41760(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm5, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm5) + ymm14
	vfmadd231ps	%ymm15, %ymm8, %ymm13   # ymm13 = (ymm8 * ymm15) + ymm13
	vmovups	%ymm10, 8064(%r9,%r10,4)
	vmovups	%ymm12, 8352(%r9,%r10,4)
	vmovups	%ymm14, 8640(%r9,%r10,4)
	vfmadd231ps	48096(%r11,%r10,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	48384(%r11,%r10,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	48672(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	48960(%r11,%r10,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	49248(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm3) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	49536(%r11,%r10,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vfmadd231ps	49824(%r11,%r10,4), %ymm3, %ymm13 # ymm13 = (ymm3 * mem) + ymm13
	vmovups	56160(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	56448(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm12, %ymm6, %ymm10   # ymm10 = (ymm6 * ymm12) + ymm10
	vmovups	56736(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm5, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm5) + ymm9
	vfmadd231ps	%ymm2, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm2) + ymm11
	vfmadd231ps	%ymm8, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm8) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	57024(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm4) + ymm11
	vfmadd231ps	%ymm14, %ymm6, %ymm12   # ymm12 = (ymm6 * ymm14) + ymm12
	vmovups	57312(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm5, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm5) + ymm11
	vfmadd231ps	%ymm2, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm2) + ymm13
	vfmadd231ps	%ymm8, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm8) + ymm12
	vmulps	%ymm7, %ymm14, %ymm7
	vmovups	57600(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm4) + ymm13
	vfmadd231ps	%ymm6, %ymm14, %ymm7    # ymm7 = (ymm14 * ymm6) + ymm7
	vmovups	57888(%r11,%r10,4), %ymm6
	vfmadd231ps	%ymm5, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm5) + ymm13
	vfmadd231ps	%ymm8, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm8) + ymm7
	vmovups	%ymm9, 12096(%r9,%r10,4)
	vmovups	%ymm11, 12384(%r9,%r10,4)
	vmovups	%ymm13, 12672(%r9,%r10,4)
	vfmadd231ps	64224(%r11,%r10,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	64512(%r11,%r10,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	64800(%r11,%r10,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm3) + ymm10
	vfmadd231ps	%ymm6, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm6) + ymm12
	vfmadd231ps	65088(%r11,%r10,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	65376(%r11,%r10,4), %ymm6
	vfmadd231ps	%ymm3, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm3) + ymm12
	vfmadd231ps	%ymm0, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm0) + ymm7
	vfmadd231ps	65664(%r11,%r10,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	65952(%r11,%r10,4), %ymm3, %ymm7 # ymm7 = (ymm3 * mem) + ymm7
	vfmadd231ps	72288(%r11,%r10,4), %ymm2, %ymm10 # ymm10 = (ymm2 * mem) + ymm10
	vfmadd231ps	72576(%r11,%r10,4), %ymm4, %ymm10 # ymm10 = (ymm4 * mem) + ymm10
	vmovups	72864(%r11,%r10,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm5) + ymm10
	vfmadd231ps	%ymm0, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm0) + ymm12
	vfmadd231ps	73152(%r11,%r10,4), %ymm4, %ymm12 # ymm12 = (ymm4 * mem) + ymm12
	vmovups	73440(%r11,%r10,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm5) + ymm12
	vfmadd231ps	%ymm2, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm2) + ymm7
	vfmadd231ps	73728(%r11,%r10,4), %ymm4, %ymm7 # ymm7 = (ymm4 * mem) + ymm7
	vfmadd231ps	74016(%r11,%r10,4), %ymm5, %ymm7 # ymm7 = (ymm5 * mem) + ymm7
	vmovups	%ymm10, 16128(%r9,%r10,4)
	vmovups	%ymm12, 16416(%r9,%r10,4)
	vmovups	%ymm7, 16704(%r9,%r10,4)
	leaq	3(%r8), %r9
	addq	$864, %rax                      # imm = 0x360
	addq	$1728, %rcx                     # imm = 0x6C0
	cmpq	$11, %r8
	movq	%r9, %r8
	jae	.LBB1_11
.LBB1_7:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_9 Depth 2
	xorl	%r10d, %r10d
	#APP
	#NO_APP
	movq	%r8, %r9
	shlq	$5, %r9
	leaq	(%r9,%r9,8), %r9
	cmpq	$64, %r10
	jge	.LBB1_10
# %bb.8:                                # %.lr.ph27
                                        #   in Loop: Header=BB1_7 Depth=1
	addq	$-16, %r10
	.p2align	4
.LBB1_9:                                #   Parent Loop BB1_7 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	928(%rsi,%r10,4), %zmm0
	vmulps	-40256(%rcx,%r10,4), %zmm0, %zmm10
	vmovups	1216(%rsi,%r10,4), %zmm1
	vfmadd231ps	-39968(%rcx,%r10,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-39680(%rcx,%r10,4), %zmm2
	vmovups	1504(%rsi,%r10,4), %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm3) + zmm10
	vmulps	%zmm2, %zmm0, %zmm12
	vfmadd231ps	-39392(%rcx,%r10,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-39104(%rcx,%r10,4), %zmm2
	vfmadd231ps	%zmm3, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm3) + zmm12
	vmulps	%zmm2, %zmm0, %zmm14
	vfmadd231ps	-38816(%rcx,%r10,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vfmadd231ps	-38528(%rcx,%r10,4), %zmm3, %zmm14 # zmm14 = (zmm3 * mem) + zmm14
	vmovups	-32192(%rcx,%r10,4), %zmm4
	vmovups	1792(%rsi,%r10,4), %zmm2
	vfmadd231ps	%zmm2, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm2) + zmm10
	vmovups	64(%rsi,%r10,4), %zmm7
	vmovups	352(%rsi,%r10,4), %zmm6
	vmulps	%zmm7, %zmm4, %zmm9
	vmovups	-31904(%rcx,%r10,4), %zmm5
	vmovups	2080(%rsi,%r10,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm10    # zmm10 = (zmm5 * zmm4) + zmm10
	vfmadd231ps	%zmm5, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm5) + zmm9
	vmovups	-31616(%rcx,%r10,4), %zmm11
	vmovups	2368(%rsi,%r10,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm2, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm2) + zmm12
	vmovups	640(%rsi,%r10,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-31328(%rcx,%r10,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	-31040(%rcx,%r10,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm2) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-30752(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	-30464(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm15, %zmm8, %zmm13   # zmm13 = (zmm8 * zmm15) + zmm13
	vmovups	%zmm10, -8000(%rax,%r10,4)
	vmovups	%zmm12, -7712(%rax,%r10,4)
	vmovups	%zmm14, -7424(%rax,%r10,4)
	vfmadd231ps	-24128(%rcx,%r10,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-23840(%rcx,%r10,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-23552(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	-23264(%rcx,%r10,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-22976(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	-22688(%rcx,%r10,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vfmadd231ps	-22400(%rcx,%r10,4), %zmm3, %zmm13 # zmm13 = (zmm3 * mem) + zmm13
	vmovups	-16064(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	-15776(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm6, %zmm10   # zmm10 = (zmm6 * zmm12) + zmm10
	vmovups	-15488(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm2, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm2) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-15200(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	-14912(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm2, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm2) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-14624(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm4) + zmm13
	vfmadd231ps	%zmm15, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm15) + zmm14
	vmovups	-14336(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm5) + zmm13
	vfmadd231ps	%zmm15, %zmm8, %zmm14   # zmm14 = (zmm8 * zmm15) + zmm14
	vmovups	%zmm9, -3968(%rax,%r10,4)
	vmovups	%zmm11, -3680(%rax,%r10,4)
	vmovups	%zmm13, -3392(%rax,%r10,4)
	vfmadd231ps	-8000(%rcx,%r10,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	-7712(%rcx,%r10,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-7424(%rcx,%r10,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	-7136(%rcx,%r10,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-6848(%rcx,%r10,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	-6560(%rcx,%r10,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vfmadd231ps	-6272(%rcx,%r10,4), %zmm3, %zmm14 # zmm14 = (zmm3 * mem) + zmm14
	vmovups	64(%rcx,%r10,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vmulps	%zmm9, %zmm7, %zmm9
	vmovups	352(%rcx,%r10,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm11, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm11) + zmm9
	vmovups	640(%rcx,%r10,4), %zmm11
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm2, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm2) + zmm12
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	928(%rcx,%r10,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	1216(%rcx,%r10,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm2) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	1504(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	1792(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm15, %zmm8, %zmm13   # zmm13 = (zmm8 * zmm15) + zmm13
	vmovups	%zmm10, 64(%rax,%r10,4)
	vmovups	%zmm12, 352(%rax,%r10,4)
	vmovups	%zmm14, 640(%rax,%r10,4)
	vfmadd231ps	8128(%rcx,%r10,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	8416(%rcx,%r10,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	8704(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	8992(%rcx,%r10,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	9280(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	9568(%rcx,%r10,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vfmadd231ps	9856(%rcx,%r10,4), %zmm3, %zmm13 # zmm13 = (zmm3 * mem) + zmm13
	vmovups	16192(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	16480(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm6, %zmm10   # zmm10 = (zmm6 * zmm12) + zmm10
	vmovups	16768(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm2, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm2) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	17056(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	17344(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm2, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm2) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm7, %zmm7
	vmovups	17632(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm4) + zmm13
	vfmadd231ps	%zmm6, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm6) + zmm7
	vmovups	17920(%rcx,%r10,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm5) + zmm13
	vfmadd231ps	%zmm8, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm8) + zmm7
	vmovups	%zmm9, 4096(%rax,%r10,4)
	vmovups	%zmm11, 4384(%rax,%r10,4)
	vmovups	%zmm13, 4672(%rax,%r10,4)
	vfmadd231ps	24256(%rcx,%r10,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	24544(%rcx,%r10,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	24832(%rcx,%r10,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vfmadd231ps	%zmm6, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm6) + zmm12
	vfmadd231ps	25120(%rcx,%r10,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	25408(%rcx,%r10,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm0) + zmm7
	vfmadd231ps	25696(%rcx,%r10,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	25984(%rcx,%r10,4), %zmm3, %zmm7 # zmm7 = (zmm3 * mem) + zmm7
	vfmadd231ps	32320(%rcx,%r10,4), %zmm2, %zmm10 # zmm10 = (zmm2 * mem) + zmm10
	vfmadd231ps	32608(%rcx,%r10,4), %zmm4, %zmm10 # zmm10 = (zmm4 * mem) + zmm10
	vmovups	32896(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm5) + zmm10
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vfmadd231ps	33184(%rcx,%r10,4), %zmm4, %zmm12 # zmm12 = (zmm4 * mem) + zmm12
	vmovups	33472(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm2) + zmm7
	vfmadd231ps	33760(%rcx,%r10,4), %zmm4, %zmm7 # zmm7 = (zmm4 * mem) + zmm7
	vfmadd231ps	34048(%rcx,%r10,4), %zmm5, %zmm7 # zmm7 = (zmm5 * mem) + zmm7
	vmovups	%zmm10, 8128(%rax,%r10,4)
	vmovups	%zmm12, 8416(%rax,%r10,4)
	vmovups	%zmm7, 8704(%rax,%r10,4)
	addq	$16, %r10
	cmpq	$48, %r10
	jl	.LBB1_9
	jmp	.LBB1_10
.LBB1_11:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_14
# %bb.12:                               # %.lr.ph30.preheader
	addq	$-16, %rax
	leaq	155232(%rdi), %rcx
	.p2align	4
.LBB1_13:                               # %.lr.ph30
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm7
	vmovups	352(%rsi,%rax,4), %zmm5
	vmulps	-82592(%rcx,%rax,4), %zmm5, %zmm10
	vmovups	-82304(%rcx,%rax,4), %zmm0
	vmovups	640(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm3) + zmm10
	vmulps	%zmm7, %zmm0, %zmm12
	vfmadd231ps	-82016(%rcx,%rax,4), %zmm5, %zmm12 # zmm12 = (zmm5 * mem) + zmm12
	vmovups	-81728(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vmulps	%zmm0, %zmm7, %zmm14
	vfmadd231ps	-81440(%rcx,%rax,4), %zmm5, %zmm14 # zmm14 = (zmm5 * mem) + zmm14
	vmovups	-81152(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vmulps	%zmm0, %zmm7, %zmm16
	vfmadd231ps	-80864(%rcx,%rax,4), %zmm5, %zmm16 # zmm16 = (zmm5 * mem) + zmm16
	vfmadd231ps	-80576(%rcx,%rax,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	1216(%rsi,%rax,4), %zmm0
	vfmadd231ps	-74528(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	-74240(%rcx,%rax,4), %zmm2
	vmovups	1504(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm1) + zmm10
	vmovups	928(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	-73952(%rcx,%rax,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	-73664(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm1) + zmm12
	vfmadd231ps	%zmm2, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm2) + zmm14
	vfmadd231ps	-73376(%rcx,%rax,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	-73088(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm1) + zmm14
	vfmadd231ps	%zmm2, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm2) + zmm16
	vfmadd231ps	-72800(%rcx,%rax,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vfmadd231ps	-72512(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	-66464(%rcx,%rax,4), %zmm4
	vmovups	2080(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm2) + zmm10
	vmulps	%zmm4, %zmm5, %zmm9
	vmovups	-66176(%rcx,%rax,4), %zmm11
	vmovups	2368(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vmovups	1792(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-65888(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm13, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm13) + zmm11
	vmovups	-65600(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm8, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm3) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-65312(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm15, %zmm5, %zmm13   # zmm13 = (zmm5 * zmm15) + zmm13
	vmovups	-65024(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm8, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm8) + zmm16
	vfmadd231ps	%zmm3, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm3) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-64736(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm2) + zmm16
	vfmadd231ps	%zmm17, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm17) + zmm15
	vmovups	-64448(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm3, %zmm15   # zmm15 = (zmm3 * zmm17) + zmm15
	vmovups	%zmm10, 20224(%rdx,%rax,4)
	vmovups	%zmm12, 20512(%rdx,%rax,4)
	vmovups	%zmm14, 20800(%rdx,%rax,4)
	vmovups	%zmm16, 21088(%rdx,%rax,4)
	vfmadd231ps	-58400(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	-58112(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm1) + zmm9
	vfmadd231ps	%zmm10, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm10) + zmm11
	vfmadd231ps	-57824(%rcx,%rax,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	-57536(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm1) + zmm11
	vfmadd231ps	%zmm10, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm10) + zmm13
	vfmadd231ps	-57248(%rcx,%rax,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	-56960(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm1) + zmm13
	vfmadd231ps	%zmm10, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm10) + zmm15
	vfmadd231ps	-56672(%rcx,%rax,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vfmadd231ps	-56384(%rcx,%rax,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	-50336(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm5, %zmm10
	vmovups	-50048(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm8, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm3) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-49760(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm2, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm2) + zmm11
	vfmadd231ps	%zmm14, %zmm5, %zmm12   # zmm12 = (zmm5 * zmm14) + zmm12
	vmovups	-49472(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm8, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm3) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-49184(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm2, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm2) + zmm13
	vfmadd231ps	%zmm16, %zmm5, %zmm14   # zmm14 = (zmm5 * zmm16) + zmm14
	vmovups	-48896(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm8, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm8) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	-48608(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm2) + zmm15
	vfmadd231ps	%zmm17, %zmm5, %zmm16   # zmm16 = (zmm5 * zmm17) + zmm16
	vmovups	-48320(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm4) + zmm15
	vfmadd231ps	%zmm17, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm17) + zmm16
	vmovups	%zmm9, 24256(%rdx,%rax,4)
	vmovups	%zmm11, 24544(%rdx,%rax,4)
	vmovups	%zmm13, 24832(%rdx,%rax,4)
	vmovups	%zmm15, 25120(%rdx,%rax,4)
	vfmadd231ps	-42272(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	-41984(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm1) + zmm10
	vfmadd231ps	%zmm9, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm9) + zmm12
	vfmadd231ps	-41696(%rcx,%rax,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	-41408(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm1) + zmm12
	vfmadd231ps	%zmm9, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm9) + zmm14
	vfmadd231ps	-41120(%rcx,%rax,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	-40832(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm1) + zmm14
	vfmadd231ps	%zmm9, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm9) + zmm16
	vfmadd231ps	-40544(%rcx,%rax,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vfmadd231ps	-40256(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	-34208(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vmulps	%zmm9, %zmm5, %zmm9
	vmovups	-33920(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm8, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-33632(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm13, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm13) + zmm11
	vmovups	-33344(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm8, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm3) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-33056(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm15, %zmm5, %zmm13   # zmm13 = (zmm5 * zmm15) + zmm13
	vmovups	-32768(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm8, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm8) + zmm16
	vfmadd231ps	%zmm3, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm3) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-32480(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm2) + zmm16
	vfmadd231ps	%zmm17, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm17) + zmm15
	vmovups	-32192(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm3, %zmm15   # zmm15 = (zmm3 * zmm17) + zmm15
	vmovups	%zmm10, 28288(%rdx,%rax,4)
	vmovups	%zmm12, 28576(%rdx,%rax,4)
	vmovups	%zmm14, 28864(%rdx,%rax,4)
	vmovups	%zmm16, 29152(%rdx,%rax,4)
	vfmadd231ps	-26144(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	-25856(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm1) + zmm9
	vfmadd231ps	%zmm10, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm10) + zmm11
	vfmadd231ps	-25568(%rcx,%rax,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	-25280(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm1) + zmm11
	vfmadd231ps	%zmm10, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm10) + zmm13
	vfmadd231ps	-24992(%rcx,%rax,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	-24704(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm1) + zmm13
	vfmadd231ps	%zmm10, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm10) + zmm15
	vfmadd231ps	-24416(%rcx,%rax,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vfmadd231ps	-24128(%rcx,%rax,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	-18080(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm5, %zmm10
	vmovups	-17792(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm8, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm3) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-17504(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm2, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm2) + zmm11
	vfmadd231ps	%zmm14, %zmm5, %zmm12   # zmm12 = (zmm5 * zmm14) + zmm12
	vmovups	-17216(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm8, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm3) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-16928(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm2, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm2) + zmm13
	vfmadd231ps	%zmm16, %zmm5, %zmm14   # zmm14 = (zmm5 * zmm16) + zmm14
	vmovups	-16640(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm8, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm8) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vmulps	%zmm16, %zmm7, %zmm7
	vmovups	-16352(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm5) + zmm7
	vmovups	-16064(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm5, %zmm7     # zmm7 = (zmm5 * zmm3) + zmm7
	vmovups	%zmm9, 32320(%rdx,%rax,4)
	vmovups	%zmm11, 32608(%rdx,%rax,4)
	vmovups	%zmm13, 32896(%rdx,%rax,4)
	vmovups	%zmm15, 33184(%rdx,%rax,4)
	vfmadd231ps	-10016(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	-9728(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm1) + zmm10
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	-9440(%rcx,%rax,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	-9152(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm1) + zmm12
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	-8864(%rcx,%rax,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	-8576(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm3, %zmm7     # zmm7 = (zmm3 * zmm6) + zmm7
	vfmadd231ps	-8288(%rcx,%rax,4), %zmm0, %zmm7 # zmm7 = (zmm0 * mem) + zmm7
	vfmadd231ps	-8000(%rcx,%rax,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	-1952(%rcx,%rax,4), %zmm2, %zmm10 # zmm10 = (zmm2 * mem) + zmm10
	vmovups	-1664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm4) + zmm10
	vfmadd231ps	%zmm0, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm0) + zmm12
	vfmadd231ps	-1376(%rcx,%rax,4), %zmm2, %zmm12 # zmm12 = (zmm2 * mem) + zmm12
	vmovups	-1088(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm8, %zmm14    # zmm14 = (zmm8 * zmm0) + zmm14
	vfmadd231ps	-800(%rcx,%rax,4), %zmm2, %zmm14 # zmm14 = (zmm2 * mem) + zmm14
	vmovups	-512(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vfmadd231ps	%zmm8, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm8) + zmm7
	vfmadd231ps	-224(%rcx,%rax,4), %zmm2, %zmm7 # zmm7 = (zmm2 * mem) + zmm7
	vfmadd231ps	64(%rcx,%rax,4), %zmm4, %zmm7 # zmm7 = (zmm4 * mem) + zmm7
	vmovups	%zmm10, 36352(%rdx,%rax,4)
	vmovups	%zmm12, 36640(%rdx,%rax,4)
	vmovups	%zmm14, 36928(%rdx,%rax,4)
	vmovups	%zmm7, 37216(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_13
.LBB1_14:                               # %._crit_edge31
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %ymm7
	vmovups	288(%rsi,%rax,4), %ymm5
	vmulps	72576(%rdi,%rax,4), %ymm5, %ymm10
	vmovups	72864(%rdi,%rax,4), %ymm0
	vmovups	576(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm3) + ymm10
	vmulps	%ymm7, %ymm0, %ymm12
	vfmadd231ps	73152(%rdi,%rax,4), %ymm5, %ymm12 # ymm12 = (ymm5 * mem) + ymm12
	vmovups	73440(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm3) + ymm12
	vmulps	%ymm0, %ymm7, %ymm14
	vfmadd231ps	73728(%rdi,%rax,4), %ymm5, %ymm14 # ymm14 = (ymm5 * mem) + ymm14
	vmovups	74016(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm3) + ymm14
	vmulps	%ymm0, %ymm7, %ymm16
	vfmadd231ps	74304(%rdi,%rax,4), %ymm5, %ymm16 # ymm16 = (ymm5 * mem) + ymm16
	vfmadd231ps	74592(%rdi,%rax,4), %ymm3, %ymm16 # ymm16 = (ymm3 * mem) + ymm16
	vmovups	1152(%rsi,%rax,4), %ymm0
	vfmadd231ps	80640(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	80928(%rdi,%rax,4), %ymm2
	vmovups	1440(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm2, %ymm10    # ymm10 = (ymm2 * ymm1) + ymm10
	vmovups	864(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm2) + ymm12
	vfmadd231ps	81216(%rdi,%rax,4), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	81504(%rdi,%rax,4), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm1) + ymm12
	vfmadd231ps	%ymm2, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm2) + ymm14
	vfmadd231ps	81792(%rdi,%rax,4), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	82080(%rdi,%rax,4), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm14    # ymm14 = (ymm2 * ymm1) + ymm14
	vfmadd231ps	%ymm2, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm2) + ymm16
	vfmadd231ps	82368(%rdi,%rax,4), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	82656(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vmovups	88704(%rdi,%rax,4), %ymm4
	vmovups	2016(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm10    # ymm10 = (ymm4 * ymm2) + ymm10
	vmulps	%ymm4, %ymm5, %ymm9
	vmovups	88992(%rdi,%rax,4), %ymm11
	vmovups	2304(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm4) + ymm10
	vmovups	1728(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm3) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	89280(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm2, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm2) + ymm12
	vfmadd231ps	%ymm13, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm13) + ymm11
	vmovups	89568(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm4) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm3, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm3) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	89856(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm2) + ymm14
	vfmadd231ps	%ymm15, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm15) + ymm13
	vmovups	90144(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm3, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm3) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	90432(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm2, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm2) + ymm16
	vfmadd231ps	%ymm17, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm17) + ymm15
	vmovups	90720(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm4) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	%ymm10, 20160(%rdx,%rax,4)
	vmovups	%ymm12, 20448(%rdx,%rax,4)
	vmovups	%ymm14, 20736(%rdx,%rax,4)
	vmovups	%ymm16, 21024(%rdx,%rax,4)
	vfmadd231ps	96768(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	97056(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm10) + ymm11
	vfmadd231ps	97344(%rdi,%rax,4), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vmovups	97632(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm1) + ymm11
	vfmadd231ps	%ymm10, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm10) + ymm13
	vfmadd231ps	97920(%rdi,%rax,4), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vmovups	98208(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm1) + ymm13
	vfmadd231ps	%ymm10, %ymm6, %ymm15   # ymm15 = (ymm6 * ymm10) + ymm15
	vfmadd231ps	98496(%rdi,%rax,4), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	98784(%rdi,%rax,4), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vmovups	104832(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vmulps	%ymm5, %ymm10, %ymm10
	vmovups	105120(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm3) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	105408(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm2) + ymm11
	vfmadd231ps	%ymm14, %ymm5, %ymm12   # ymm12 = (ymm5 * ymm14) + ymm12
	vmovups	105696(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm4) + ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm8) + ymm13
	vfmadd231ps	%ymm3, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm3) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	105984(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm2, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm2) + ymm13
	vfmadd231ps	%ymm16, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm16) + ymm14
	vmovups	106272(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm4) + ymm13
	vfmadd231ps	%ymm8, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm8) + ymm15
	vfmadd231ps	%ymm3, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm3) + ymm14
	vmulps	%ymm16, %ymm7, %ymm16
	vmovups	106560(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm2, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm2) + ymm15
	vfmadd231ps	%ymm17, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm17) + ymm16
	vmovups	106848(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vfmadd231ps	%ymm17, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm17) + ymm16
	vmovups	%ymm9, 24192(%rdx,%rax,4)
	vmovups	%ymm11, 24480(%rdx,%rax,4)
	vmovups	%ymm13, 24768(%rdx,%rax,4)
	vmovups	%ymm15, 25056(%rdx,%rax,4)
	vfmadd231ps	112896(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	113184(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm9) + ymm12
	vfmadd231ps	113472(%rdi,%rax,4), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	113760(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm1) + ymm12
	vfmadd231ps	%ymm9, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm9) + ymm14
	vfmadd231ps	114048(%rdi,%rax,4), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	114336(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm14    # ymm14 = (ymm9 * ymm1) + ymm14
	vfmadd231ps	%ymm9, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm9) + ymm16
	vfmadd231ps	114624(%rdi,%rax,4), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	114912(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vmovups	120960(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vmulps	%ymm5, %ymm9, %ymm9
	vmovups	121248(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm4) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm3) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	121536(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm2, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm2) + ymm12
	vfmadd231ps	%ymm13, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm13) + ymm11
	vmovups	121824(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm4) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm3, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm3) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	122112(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm2) + ymm14
	vfmadd231ps	%ymm15, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm15) + ymm13
	vmovups	122400(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm3, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm3) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	122688(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm2, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm2) + ymm16
	vfmadd231ps	%ymm17, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm17) + ymm15
	vmovups	122976(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm4) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	%ymm10, 28224(%rdx,%rax,4)
	vmovups	%ymm12, 28512(%rdx,%rax,4)
	vmovups	%ymm14, 28800(%rdx,%rax,4)
	vmovups	%ymm16, 29088(%rdx,%rax,4)
	vfmadd231ps	129024(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	129312(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm10) + ymm11
	vfmadd231ps	129600(%rdi,%rax,4), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vmovups	129888(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm1) + ymm11
	vfmadd231ps	%ymm10, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm10) + ymm13
	vfmadd231ps	130176(%rdi,%rax,4), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vmovups	130464(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm1) + ymm13
	vfmadd231ps	%ymm10, %ymm6, %ymm15   # ymm15 = (ymm6 * ymm10) + ymm15
	vfmadd231ps	130752(%rdi,%rax,4), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	131040(%rdi,%rax,4), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vmovups	137088(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vmulps	%ymm5, %ymm10, %ymm10
	vmovups	137376(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm3) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	137664(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm2) + ymm11
	vfmadd231ps	%ymm14, %ymm5, %ymm12   # ymm12 = (ymm5 * ymm14) + ymm12
	vmovups	137952(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm4) + ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm8) + ymm13
	vfmadd231ps	%ymm3, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm3) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	138240(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm2, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm2) + ymm13
	vfmadd231ps	%ymm16, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm16) + ymm14
	vmovups	138528(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm4) + ymm13
	vfmadd231ps	%ymm8, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm8) + ymm15
	vfmadd231ps	%ymm3, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm3) + ymm14
	vmulps	%ymm16, %ymm7, %ymm7
	vmovups	138816(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm2, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm2) + ymm15
	vfmadd231ps	%ymm5, %ymm16, %ymm7    # ymm7 = (ymm16 * ymm5) + ymm7
	vmovups	139104(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm4, %ymm5, %ymm15    # ymm15 = (ymm5 * ymm4) + ymm15
	vfmadd231ps	%ymm3, %ymm5, %ymm7     # ymm7 = (ymm5 * ymm3) + ymm7
	vmovups	%ymm9, 32256(%rdx,%rax,4)
	vmovups	%ymm11, 32544(%rdx,%rax,4)
	vmovups	%ymm13, 32832(%rdx,%rax,4)
	vmovups	%ymm15, 33120(%rdx,%rax,4)
	vfmadd231ps	145152(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	145440(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm1) + ymm10
	vfmadd231ps	%ymm3, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm3) + ymm12
	vfmadd231ps	145728(%rdi,%rax,4), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	146016(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm1) + ymm12
	vfmadd231ps	%ymm3, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm3) + ymm14
	vfmadd231ps	146304(%rdi,%rax,4), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	146592(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm1) + ymm14
	vfmadd231ps	%ymm6, %ymm3, %ymm7     # ymm7 = (ymm3 * ymm6) + ymm7
	vfmadd231ps	146880(%rdi,%rax,4), %ymm0, %ymm7 # ymm7 = (ymm0 * mem) + ymm7
	vfmadd231ps	147168(%rdi,%rax,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	153216(%rdi,%rax,4), %ymm2, %ymm10 # ymm10 = (ymm2 * mem) + ymm10
	vmovups	153504(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm4) + ymm10
	vfmadd231ps	%ymm0, %ymm8, %ymm12    # ymm12 = (ymm8 * ymm0) + ymm12
	vfmadd231ps	153792(%rdi,%rax,4), %ymm2, %ymm12 # ymm12 = (ymm2 * mem) + ymm12
	vmovups	154080(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm4) + ymm12
	vfmadd231ps	%ymm0, %ymm8, %ymm14    # ymm14 = (ymm8 * ymm0) + ymm14
	vfmadd231ps	154368(%rdi,%rax,4), %ymm2, %ymm14 # ymm14 = (ymm2 * mem) + ymm14
	vmovups	154656(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm4) + ymm14
	vfmadd231ps	%ymm8, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm8) + ymm7
	vfmadd231ps	154944(%rdi,%rax,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	155232(%rdi,%rax,4), %ymm4, %ymm7 # ymm7 = (ymm4 * mem) + ymm7
	vmovups	%ymm10, 36288(%rdx,%rax,4)
	vmovups	%ymm12, 36576(%rdx,%rax,4)
	vmovups	%ymm14, 36864(%rdx,%rax,4)
	vmovups	%ymm7, 37152(%rdx,%rax,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_17
# %bb.15:                               # %.lr.ph33.preheader
	addq	$-16, %rax
	leaq	157536(%rdi), %rcx
	.p2align	4
.LBB1_16:                               # %.lr.ph33
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm7
	vmovups	352(%rsi,%rax,4), %zmm4
	vmulps	-82880(%rcx,%rax,4), %zmm7, %zmm10
	vfmadd231ps	-82592(%rcx,%rax,4), %zmm4, %zmm10 # zmm10 = (zmm4 * mem) + zmm10
	vmovups	-82304(%rcx,%rax,4), %zmm0
	vmovups	640(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm5) + zmm10
	vmulps	%zmm0, %zmm7, %zmm12
	vfmadd231ps	-82016(%rcx,%rax,4), %zmm4, %zmm12 # zmm12 = (zmm4 * mem) + zmm12
	vmovups	-81728(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vmulps	%zmm0, %zmm7, %zmm14
	vfmadd231ps	-81440(%rcx,%rax,4), %zmm4, %zmm14 # zmm14 = (zmm4 * mem) + zmm14
	vmovups	-81152(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vmulps	%zmm0, %zmm7, %zmm16
	vfmadd231ps	-80864(%rcx,%rax,4), %zmm4, %zmm16 # zmm16 = (zmm4 * mem) + zmm16
	vfmadd231ps	-80576(%rcx,%rax,4), %zmm5, %zmm16 # zmm16 = (zmm5 * mem) + zmm16
	vmovups	928(%rsi,%rax,4), %zmm0
	vfmadd231ps	-74816(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	1216(%rsi,%rax,4), %zmm1
	vfmadd231ps	-74528(%rcx,%rax,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-74240(%rcx,%rax,4), %zmm3
	vmovups	1504(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	-73952(%rcx,%rax,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-73664(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	-73376(%rcx,%rax,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-73088(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	-72800(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	-72512(%rcx,%rax,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	-66752(%rcx,%rax,4), %zmm6
	vmovups	1792(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vmulps	%zmm6, %zmm7, %zmm9
	vmovups	-66464(%rcx,%rax,4), %zmm8
	vmovups	2080(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm6) + zmm10
	vfmadd231ps	%zmm8, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm8) + zmm9
	vmovups	-66176(%rcx,%rax,4), %zmm11
	vmovups	2368(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-65888(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm13) + zmm11
	vmovups	-65600(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-65312(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm15, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm15) + zmm13
	vmovups	-65024(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm5) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-64736(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm6, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm6) + zmm16
	vfmadd231ps	%zmm17, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm17) + zmm15
	vmovups	-64448(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm8) + zmm16
	vfmadd231ps	%zmm17, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm17) + zmm15
	vmovups	%zmm10, 21376(%rdx,%rax,4)
	vmovups	%zmm12, 21664(%rdx,%rax,4)
	vmovups	%zmm14, 21952(%rdx,%rax,4)
	vmovups	%zmm16, 22240(%rdx,%rax,4)
	vfmadd231ps	-58688(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-58400(%rcx,%rax,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-58112(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	-57824(%rcx,%rax,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-57536(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	-57248(%rcx,%rax,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-56960(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	-56672(%rcx,%rax,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vfmadd231ps	-56384(%rcx,%rax,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	-50624(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	-50336(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm12, %zmm4, %zmm10   # zmm10 = (zmm4 * zmm12) + zmm10
	vmovups	-50048(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm8) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm5) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-49760(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vfmadd231ps	%zmm14, %zmm4, %zmm12   # zmm12 = (zmm4 * zmm14) + zmm12
	vmovups	-49472(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-49184(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vfmadd231ps	%zmm16, %zmm4, %zmm14   # zmm14 = (zmm4 * zmm16) + zmm14
	vmovups	-48896(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm5) + zmm14
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	-48608(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm6, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm6) + zmm15
	vfmadd231ps	%zmm17, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm17) + zmm16
	vmovups	-48320(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm17, %zmm5, %zmm16   # zmm16 = (zmm5 * zmm17) + zmm16
	vmovups	%zmm9, 25408(%rdx,%rax,4)
	vmovups	%zmm11, 25696(%rdx,%rax,4)
	vmovups	%zmm13, 25984(%rdx,%rax,4)
	vmovups	%zmm15, 26272(%rdx,%rax,4)
	vfmadd231ps	-42560(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	-42272(%rcx,%rax,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-41984(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	-41696(%rcx,%rax,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-41408(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	-41120(%rcx,%rax,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-40832(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	-40544(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	-40256(%rcx,%rax,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	-34496(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm7, %zmm9
	vmovups	-34208(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm11, %zmm4, %zmm9    # zmm9 = (zmm4 * zmm11) + zmm9
	vmovups	-33920(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-33632(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm13) + zmm11
	vmovups	-33344(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-33056(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm15, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm15) + zmm13
	vmovups	-32768(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm5) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-32480(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm6, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm6) + zmm16
	vfmadd231ps	%zmm17, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm17) + zmm15
	vmovups	-32192(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm8) + zmm16
	vfmadd231ps	%zmm17, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm17) + zmm15
	vmovups	%zmm10, 29440(%rdx,%rax,4)
	vmovups	%zmm12, 29728(%rdx,%rax,4)
	vmovups	%zmm14, 30016(%rdx,%rax,4)
	vmovups	%zmm16, 30304(%rdx,%rax,4)
	vfmadd231ps	-26432(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-26144(%rcx,%rax,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-25856(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	-25568(%rcx,%rax,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-25280(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	-24992(%rcx,%rax,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-24704(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	-24416(%rcx,%rax,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vfmadd231ps	-24128(%rcx,%rax,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	-18368(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	-18080(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm12, %zmm4, %zmm10   # zmm10 = (zmm4 * zmm12) + zmm10
	vmovups	-17792(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm8) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm5) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-17504(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vfmadd231ps	%zmm14, %zmm4, %zmm12   # zmm12 = (zmm4 * zmm14) + zmm12
	vmovups	-17216(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-16928(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vfmadd231ps	%zmm16, %zmm4, %zmm14   # zmm14 = (zmm4 * zmm16) + zmm14
	vmovups	-16640(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm5) + zmm14
	vmulps	%zmm16, %zmm7, %zmm7
	vmovups	-16352(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm6, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm6) + zmm15
	vfmadd231ps	%zmm4, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm4) + zmm7
	vmovups	-16064(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm8, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm8) + zmm15
	vfmadd231ps	%zmm5, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm5) + zmm7
	vmovups	%zmm9, 33472(%rdx,%rax,4)
	vmovups	%zmm11, 33760(%rdx,%rax,4)
	vmovups	%zmm13, 34048(%rdx,%rax,4)
	vmovups	%zmm15, 34336(%rdx,%rax,4)
	vfmadd231ps	-10304(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	-10016(%rcx,%rax,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-9728(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm2) + zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	-9440(%rcx,%rax,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-9152(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm2) + zmm12
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vfmadd231ps	-8864(%rcx,%rax,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-8576(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm0) + zmm7
	vfmadd231ps	-8288(%rcx,%rax,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	-8000(%rcx,%rax,4), %zmm2, %zmm7 # zmm7 = (zmm2 * mem) + zmm7
	vfmadd231ps	-2240(%rcx,%rax,4), %zmm3, %zmm10 # zmm10 = (zmm3 * mem) + zmm10
	vfmadd231ps	-1952(%rcx,%rax,4), %zmm6, %zmm10 # zmm10 = (zmm6 * mem) + zmm10
	vmovups	-1664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm8) + zmm10
	vfmadd231ps	%zmm0, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm0) + zmm12
	vfmadd231ps	-1376(%rcx,%rax,4), %zmm6, %zmm12 # zmm12 = (zmm6 * mem) + zmm12
	vmovups	-1088(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm8) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	-800(%rcx,%rax,4), %zmm6, %zmm14 # zmm14 = (zmm6 * mem) + zmm14
	vmovups	-512(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vfmadd231ps	-224(%rcx,%rax,4), %zmm6, %zmm7 # zmm7 = (zmm6 * mem) + zmm7
	vfmadd231ps	64(%rcx,%rax,4), %zmm8, %zmm7 # zmm7 = (zmm8 * mem) + zmm7
	vmovups	%zmm10, 37504(%rdx,%rax,4)
	vmovups	%zmm12, 37792(%rdx,%rax,4)
	vmovups	%zmm14, 38080(%rdx,%rax,4)
	vmovups	%zmm7, 38368(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_16
.LBB1_17:                               # %._crit_edge34
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %ymm7
	vmovups	288(%rsi,%rax,4), %ymm4
	vmulps	74592(%rdi,%rax,4), %ymm7, %ymm10
	vfmadd231ps	74880(%rdi,%rax,4), %ymm4, %ymm10 # ymm10 = (ymm4 * mem) + ymm10
	vmovups	75168(%rdi,%rax,4), %ymm0
	vmovups	576(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm5) + ymm10
	vmulps	%ymm0, %ymm7, %ymm12
	vfmadd231ps	75456(%rdi,%rax,4), %ymm4, %ymm12 # ymm12 = (ymm4 * mem) + ymm12
	vmovups	75744(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm5) + ymm12
	vmulps	%ymm0, %ymm7, %ymm14
	vfmadd231ps	76032(%rdi,%rax,4), %ymm4, %ymm14 # ymm14 = (ymm4 * mem) + ymm14
	vmovups	76320(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm5) + ymm14
	vmulps	%ymm0, %ymm7, %ymm16
	vfmadd231ps	76608(%rdi,%rax,4), %ymm4, %ymm16 # ymm16 = (ymm4 * mem) + ymm16
	vfmadd231ps	76896(%rdi,%rax,4), %ymm5, %ymm16 # ymm16 = (ymm5 * mem) + ymm16
	vmovups	864(%rsi,%rax,4), %ymm0
	vfmadd231ps	82656(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	1152(%rsi,%rax,4), %ymm1
	vfmadd231ps	82944(%rdi,%rax,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	83232(%rdi,%rax,4), %ymm3
	vmovups	1440(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm2) + ymm10
	vfmadd231ps	%ymm3, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm3) + ymm12
	vfmadd231ps	83520(%rdi,%rax,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	83808(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm2) + ymm12
	vfmadd231ps	%ymm3, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm3) + ymm14
	vfmadd231ps	84096(%rdi,%rax,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vmovups	84384(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm2) + ymm14
	vfmadd231ps	%ymm3, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm3) + ymm16
	vfmadd231ps	84672(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vfmadd231ps	84960(%rdi,%rax,4), %ymm2, %ymm16 # ymm16 = (ymm2 * mem) + ymm16
	vmovups	90720(%rdi,%rax,4), %ymm6
	vmovups	1728(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm3) + ymm10
	vmulps	%ymm6, %ymm7, %ymm9
	vmovups	91008(%rdi,%rax,4), %ymm8
	vmovups	2016(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm10    # ymm10 = (ymm8 * ymm6) + ymm10
	vfmadd231ps	%ymm8, %ymm4, %ymm9     # ymm9 = (ymm4 * ymm8) + ymm9
	vmovups	91296(%rdi,%rax,4), %ymm11
	vmovups	2304(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm8) + ymm10
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	91584(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm13) + ymm11
	vmovups	91872(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm8, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm5) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	92160(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm15) + ymm13
	vmovups	92448(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm8) + ymm14
	vfmadd231ps	%ymm3, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm3) + ymm16
	vfmadd231ps	%ymm5, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm5) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	92736(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm17) + ymm15
	vmovups	93024(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm8, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm8) + ymm16
	vfmadd231ps	%ymm17, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm17) + ymm15
	vmovups	%ymm10, 21312(%rdx,%rax,4)
	vmovups	%ymm12, 21600(%rdx,%rax,4)
	vmovups	%ymm14, 21888(%rdx,%rax,4)
	vmovups	%ymm16, 22176(%rdx,%rax,4)
	vfmadd231ps	98784(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	99072(%rdi,%rax,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	99360(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	99648(%rdi,%rax,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	99936(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm2) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	100224(%rdi,%rax,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vmovups	100512(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm2) + ymm13
	vfmadd231ps	%ymm10, %ymm0, %ymm15   # ymm15 = (ymm0 * ymm10) + ymm15
	vfmadd231ps	100800(%rdi,%rax,4), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vfmadd231ps	101088(%rdi,%rax,4), %ymm2, %ymm15 # ymm15 = (ymm2 * mem) + ymm15
	vmovups	106848(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	107136(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm4, %ymm10   # ymm10 = (ymm4 * ymm12) + ymm10
	vmovups	107424(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm8) + ymm9
	vfmadd231ps	%ymm3, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm5) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	107712(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm4, %ymm12   # ymm12 = (ymm4 * ymm14) + ymm12
	vmovups	108000(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm8, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm3) + ymm13
	vfmadd231ps	%ymm5, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm5) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	108288(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm16, %ymm4, %ymm14   # ymm14 = (ymm4 * ymm16) + ymm14
	vmovups	108576(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm8, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm8) + ymm13
	vfmadd231ps	%ymm3, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm3) + ymm15
	vfmadd231ps	%ymm5, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm5) + ymm14
	vmulps	%ymm16, %ymm7, %ymm16
	vmovups	108864(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm6) + ymm15
	vfmadd231ps	%ymm17, %ymm4, %ymm16   # ymm16 = (ymm4 * ymm17) + ymm16
	vmovups	109152(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm8, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm8) + ymm15
	vfmadd231ps	%ymm17, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm17) + ymm16
	vmovups	%ymm9, 25344(%rdx,%rax,4)
	vmovups	%ymm11, 25632(%rdx,%rax,4)
	vmovups	%ymm13, 25920(%rdx,%rax,4)
	vmovups	%ymm15, 26208(%rdx,%rax,4)
	vfmadd231ps	114912(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	115200(%rdi,%rax,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	115488(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vfmadd231ps	%ymm9, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm9) + ymm12
	vfmadd231ps	115776(%rdi,%rax,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	116064(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm2) + ymm12
	vfmadd231ps	%ymm9, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm9) + ymm14
	vfmadd231ps	116352(%rdi,%rax,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vmovups	116640(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm14    # ymm14 = (ymm9 * ymm2) + ymm14
	vfmadd231ps	%ymm9, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm9) + ymm16
	vfmadd231ps	116928(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vfmadd231ps	117216(%rdi,%rax,4), %ymm2, %ymm16 # ymm16 = (ymm2 * mem) + ymm16
	vmovups	122976(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm3, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm3) + ymm10
	vmulps	%ymm7, %ymm9, %ymm9
	vmovups	123264(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm4, %ymm9    # ymm9 = (ymm4 * ymm11) + ymm9
	vmovups	123552(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm8) + ymm10
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	123840(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm13) + ymm11
	vmovups	124128(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm8, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm5) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	124416(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm15) + ymm13
	vmovups	124704(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm8) + ymm14
	vfmadd231ps	%ymm3, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm3) + ymm16
	vfmadd231ps	%ymm5, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm5) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	124992(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm17) + ymm15
	vmovups	125280(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm8, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm8) + ymm16
	vfmadd231ps	%ymm17, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm17) + ymm15
	vmovups	%ymm10, 29376(%rdx,%rax,4)
	vmovups	%ymm12, 29664(%rdx,%rax,4)
	vmovups	%ymm14, 29952(%rdx,%rax,4)
	vmovups	%ymm16, 30240(%rdx,%rax,4)
	vfmadd231ps	131040(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	131328(%rdi,%rax,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	131616(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	131904(%rdi,%rax,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	132192(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm2) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	132480(%rdi,%rax,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vmovups	132768(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm2) + ymm13
	vfmadd231ps	%ymm10, %ymm0, %ymm15   # ymm15 = (ymm0 * ymm10) + ymm15
	vfmadd231ps	133056(%rdi,%rax,4), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vfmadd231ps	133344(%rdi,%rax,4), %ymm2, %ymm15 # ymm15 = (ymm2 * mem) + ymm15
	vmovups	139104(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	139392(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm4, %ymm10   # ymm10 = (ymm4 * ymm12) + ymm10
	vmovups	139680(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm8) + ymm9
	vfmadd231ps	%ymm3, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm5) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	139968(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm4, %ymm12   # ymm12 = (ymm4 * ymm14) + ymm12
	vmovups	140256(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm8, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm3) + ymm13
	vfmadd231ps	%ymm5, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm5) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	140544(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm16, %ymm4, %ymm14   # ymm14 = (ymm4 * ymm16) + ymm14
	vmovups	140832(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm8, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm8) + ymm13
	vfmadd231ps	%ymm3, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm3) + ymm15
	vfmadd231ps	%ymm5, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm5) + ymm14
	vmulps	%ymm16, %ymm7, %ymm7
	vmovups	141120(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm6) + ymm15
	vfmadd231ps	%ymm4, %ymm16, %ymm7    # ymm7 = (ymm16 * ymm4) + ymm7
	vmovups	141408(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm8, %ymm4, %ymm15    # ymm15 = (ymm4 * ymm8) + ymm15
	vfmadd231ps	%ymm5, %ymm4, %ymm7     # ymm7 = (ymm4 * ymm5) + ymm7
	vmovups	%ymm9, 33408(%rdx,%rax,4)
	vmovups	%ymm11, 33696(%rdx,%rax,4)
	vmovups	%ymm13, 33984(%rdx,%rax,4)
	vmovups	%ymm15, 34272(%rdx,%rax,4)
	vfmadd231ps	147168(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	147456(%rdi,%rax,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	147744(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm10    # ymm10 = (ymm4 * ymm2) + ymm10
	vfmadd231ps	%ymm4, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm4) + ymm12
	vfmadd231ps	148032(%rdi,%rax,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	148320(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm2) + ymm12
	vfmadd231ps	%ymm4, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm4) + ymm14
	vfmadd231ps	148608(%rdi,%rax,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vmovups	148896(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm14    # ymm14 = (ymm4 * ymm2) + ymm14
	vfmadd231ps	%ymm0, %ymm4, %ymm7     # ymm7 = (ymm4 * ymm0) + ymm7
	vfmadd231ps	149184(%rdi,%rax,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	149472(%rdi,%rax,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	155232(%rdi,%rax,4), %ymm3, %ymm10 # ymm10 = (ymm3 * mem) + ymm10
	vfmadd231ps	155520(%rdi,%rax,4), %ymm6, %ymm10 # ymm10 = (ymm6 * mem) + ymm10
	vmovups	155808(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm8) + ymm10
	vfmadd231ps	%ymm0, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm0) + ymm12
	vfmadd231ps	156096(%rdi,%rax,4), %ymm6, %ymm12 # ymm12 = (ymm6 * mem) + ymm12
	vmovups	156384(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm8) + ymm12
	vfmadd231ps	%ymm0, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm0) + ymm14
	vfmadd231ps	156672(%rdi,%rax,4), %ymm6, %ymm14 # ymm14 = (ymm6 * mem) + ymm14
	vmovups	156960(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm8) + ymm14
	vfmadd231ps	%ymm3, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm3) + ymm7
	vfmadd231ps	157248(%rdi,%rax,4), %ymm6, %ymm7 # ymm7 = (ymm6 * mem) + ymm7
	vfmadd231ps	157536(%rdi,%rax,4), %ymm8, %ymm7 # ymm7 = (ymm8 * mem) + ymm7
	vmovups	%ymm10, 37440(%rdx,%rax,4)
	vmovups	%ymm12, 37728(%rdx,%rax,4)
	vmovups	%ymm14, 38016(%rdx,%rax,4)
	vmovups	%ymm7, 38304(%rdx,%rax,4)
	leaq	22464(%rdx), %rax
	leaq	84960(%rdi), %rcx
	movl	$8, %r8d
	jmp	.LBB1_18
	.p2align	4
.LBB1_21:                               # %._crit_edge37
                                        #   in Loop: Header=BB1_18 Depth=1
	movq	%r8, %r10
	shlq	$6, %r10
	leaq	(%r10,%r10,8), %r11
	movl	$64, %r10d
	#APP
	#NO_APP
	addq	%rdi, %r11
	vmovups	(%rsi,%r10,4), %ymm7
	vmovups	288(%rsi,%r10,4), %ymm4
	vmulps	72288(%r11,%r10,4), %ymm7, %ymm10
	vfmadd231ps	72576(%r11,%r10,4), %ymm4, %ymm10 # ymm10 = (ymm4 * mem) + ymm10
	vmovups	72864(%r11,%r10,4), %ymm0
	vmovups	576(%rsi,%r10,4), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm5) + ymm10
	vmulps	%ymm0, %ymm7, %ymm12
	vfmadd231ps	73152(%r11,%r10,4), %ymm4, %ymm12 # ymm12 = (ymm4 * mem) + ymm12
	vmovups	73440(%r11,%r10,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm5) + ymm12
	vmulps	%ymm0, %ymm7, %ymm14
	vfmadd231ps	73728(%r11,%r10,4), %ymm4, %ymm14 # ymm14 = (ymm4 * mem) + ymm14
	vfmadd231ps	74016(%r11,%r10,4), %ymm5, %ymm14 # ymm14 = (ymm5 * mem) + ymm14
	vmovups	864(%rsi,%r10,4), %ymm0
	vfmadd231ps	80352(%r11,%r10,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	1152(%rsi,%r10,4), %ymm1
	vfmadd231ps	80640(%r11,%r10,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	80928(%r11,%r10,4), %ymm3
	vmovups	1440(%rsi,%r10,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm2) + ymm10
	vfmadd231ps	%ymm3, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm3) + ymm12
	vfmadd231ps	81216(%r11,%r10,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	81504(%r11,%r10,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm2) + ymm12
	vfmadd231ps	%ymm3, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm3) + ymm14
	vfmadd231ps	81792(%r11,%r10,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vfmadd231ps	82080(%r11,%r10,4), %ymm2, %ymm14 # ymm14 = (ymm2 * mem) + ymm14
	vmovups	88416(%r11,%r10,4), %ymm6
	vmovups	1728(%rsi,%r10,4), %ymm3
	vfmadd231ps	%ymm3, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm3) + ymm10
	vmulps	%ymm6, %ymm7, %ymm9
	vmovups	88704(%r11,%r10,4), %ymm8
	vmovups	2016(%rsi,%r10,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm10    # ymm10 = (ymm8 * ymm6) + ymm10
	vfmadd231ps	%ymm8, %ymm4, %ymm9     # ymm9 = (ymm4 * ymm8) + ymm9
	vmovups	88992(%r11,%r10,4), %ymm11
	vmovups	2304(%rsi,%r10,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm8) + ymm10
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	89280(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm13) + ymm11
	vmovups	89568(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm8, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm5) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	89856(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm15) + ymm13
	vmovups	90144(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm8) + ymm14
	vfmadd231ps	%ymm15, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm15) + ymm13
	addq	%rdx, %r9
	vmovups	%ymm10, 20160(%r9,%r10,4)
	vmovups	%ymm12, 20448(%r9,%r10,4)
	vmovups	%ymm14, 20736(%r9,%r10,4)
	vfmadd231ps	96480(%r11,%r10,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	96768(%r11,%r10,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	97056(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	97344(%r11,%r10,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	97632(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm2) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	97920(%r11,%r10,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vfmadd231ps	98208(%r11,%r10,4), %ymm2, %ymm13 # ymm13 = (ymm2 * mem) + ymm13
	vmovups	104544(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	104832(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm4, %ymm10   # ymm10 = (ymm4 * ymm12) + ymm10
	vmovups	105120(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm8) + ymm9
	vfmadd231ps	%ymm3, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm5) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	105408(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm4, %ymm12   # ymm12 = (ymm4 * ymm14) + ymm12
	vmovups	105696(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm8, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm3) + ymm13
	vfmadd231ps	%ymm5, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm5) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	105984(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm6) + ymm13
	vfmadd231ps	%ymm15, %ymm4, %ymm14   # ymm14 = (ymm4 * ymm15) + ymm14
	vmovups	106272(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm8) + ymm13
	vfmadd231ps	%ymm15, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm15) + ymm14
	vmovups	%ymm9, 24192(%r9,%r10,4)
	vmovups	%ymm11, 24480(%r9,%r10,4)
	vmovups	%ymm13, 24768(%r9,%r10,4)
	vfmadd231ps	112608(%r11,%r10,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	112896(%r11,%r10,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	113184(%r11,%r10,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vfmadd231ps	%ymm9, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm9) + ymm12
	vfmadd231ps	113472(%r11,%r10,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	113760(%r11,%r10,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm2) + ymm12
	vfmadd231ps	%ymm9, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm9) + ymm14
	vfmadd231ps	114048(%r11,%r10,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vfmadd231ps	114336(%r11,%r10,4), %ymm2, %ymm14 # ymm14 = (ymm2 * mem) + ymm14
	vmovups	120672(%r11,%r10,4), %ymm9
	vfmadd231ps	%ymm3, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm3) + ymm10
	vmulps	%ymm7, %ymm9, %ymm9
	vmovups	120960(%r11,%r10,4), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm4, %ymm9    # ymm9 = (ymm4 * ymm11) + ymm9
	vmovups	121248(%r11,%r10,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm8) + ymm10
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	121536(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm13) + ymm11
	vmovups	121824(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm8, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm5) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	122112(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm15) + ymm13
	vmovups	122400(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm8) + ymm14
	vfmadd231ps	%ymm15, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm15) + ymm13
	vmovups	%ymm10, 28224(%r9,%r10,4)
	vmovups	%ymm12, 28512(%r9,%r10,4)
	vmovups	%ymm14, 28800(%r9,%r10,4)
	vfmadd231ps	128736(%r11,%r10,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	129024(%r11,%r10,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	129312(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	129600(%r11,%r10,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	129888(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm2) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	130176(%r11,%r10,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vfmadd231ps	130464(%r11,%r10,4), %ymm2, %ymm13 # ymm13 = (ymm2 * mem) + ymm13
	vmovups	136800(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	137088(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm4, %ymm10   # ymm10 = (ymm4 * ymm12) + ymm10
	vmovups	137376(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm8) + ymm9
	vfmadd231ps	%ymm3, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm5) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	137664(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm4, %ymm12   # ymm12 = (ymm4 * ymm14) + ymm12
	vmovups	137952(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm8, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm3) + ymm13
	vfmadd231ps	%ymm5, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm5) + ymm12
	vmulps	%ymm7, %ymm14, %ymm7
	vmovups	138240(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm6) + ymm13
	vfmadd231ps	%ymm4, %ymm14, %ymm7    # ymm7 = (ymm14 * ymm4) + ymm7
	vmovups	138528(%r11,%r10,4), %ymm4
	vfmadd231ps	%ymm8, %ymm4, %ymm13    # ymm13 = (ymm4 * ymm8) + ymm13
	vfmadd231ps	%ymm5, %ymm4, %ymm7     # ymm7 = (ymm4 * ymm5) + ymm7
	vmovups	%ymm9, 32256(%r9,%r10,4)
	vmovups	%ymm11, 32544(%r9,%r10,4)
	vmovups	%ymm13, 32832(%r9,%r10,4)
	vfmadd231ps	144864(%r11,%r10,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	145152(%r11,%r10,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	145440(%r11,%r10,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm10    # ymm10 = (ymm4 * ymm2) + ymm10
	vfmadd231ps	%ymm4, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm4) + ymm12
	vfmadd231ps	145728(%r11,%r10,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	146016(%r11,%r10,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm12    # ymm12 = (ymm4 * ymm2) + ymm12
	vfmadd231ps	%ymm0, %ymm4, %ymm7     # ymm7 = (ymm4 * ymm0) + ymm7
	vfmadd231ps	146304(%r11,%r10,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	146592(%r11,%r10,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	152928(%r11,%r10,4), %ymm3, %ymm10 # ymm10 = (ymm3 * mem) + ymm10
	vfmadd231ps	153216(%r11,%r10,4), %ymm6, %ymm10 # ymm10 = (ymm6 * mem) + ymm10
	vmovups	153504(%r11,%r10,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm8) + ymm10
	vfmadd231ps	%ymm0, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm0) + ymm12
	vfmadd231ps	153792(%r11,%r10,4), %ymm6, %ymm12 # ymm12 = (ymm6 * mem) + ymm12
	vmovups	154080(%r11,%r10,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm3) + ymm7
	vfmadd231ps	154368(%r11,%r10,4), %ymm6, %ymm7 # ymm7 = (ymm6 * mem) + ymm7
	vfmadd231ps	154656(%r11,%r10,4), %ymm8, %ymm7 # ymm7 = (ymm8 * mem) + ymm7
	vmovups	%ymm10, 36288(%r9,%r10,4)
	vmovups	%ymm12, 36576(%r9,%r10,4)
	vmovups	%ymm7, 36864(%r9,%r10,4)
	leaq	3(%r8), %r9
	addq	$864, %rax                      # imm = 0x360
	addq	$1728, %rcx                     # imm = 0x6C0
	cmpq	$11, %r8
	movq	%r9, %r8
	jae	.LBB1_22
.LBB1_18:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_20 Depth 2
	xorl	%r10d, %r10d
	#APP
	#NO_APP
	movq	%r8, %r9
	shlq	$5, %r9
	leaq	(%r9,%r9,8), %r9
	cmpq	$64, %r10
	jge	.LBB1_21
# %bb.19:                               # %.lr.ph36
                                        #   in Loop: Header=BB1_18 Depth=1
	addq	$-16, %r10
	.p2align	4
.LBB1_20:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%rsi,%r10,4), %zmm7
	vmovups	352(%rsi,%r10,4), %zmm4
	vmulps	-8000(%rcx,%r10,4), %zmm7, %zmm10
	vfmadd231ps	-7712(%rcx,%r10,4), %zmm4, %zmm10 # zmm10 = (zmm4 * mem) + zmm10
	vmovups	-7424(%rcx,%r10,4), %zmm0
	vmovups	640(%rsi,%r10,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm5) + zmm10
	vmulps	%zmm0, %zmm7, %zmm12
	vfmadd231ps	-7136(%rcx,%r10,4), %zmm4, %zmm12 # zmm12 = (zmm4 * mem) + zmm12
	vmovups	-6848(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vmulps	%zmm0, %zmm7, %zmm14
	vfmadd231ps	-6560(%rcx,%r10,4), %zmm4, %zmm14 # zmm14 = (zmm4 * mem) + zmm14
	vfmadd231ps	-6272(%rcx,%r10,4), %zmm5, %zmm14 # zmm14 = (zmm5 * mem) + zmm14
	vmovups	928(%rsi,%r10,4), %zmm0
	vfmadd231ps	64(%rcx,%r10,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	1216(%rsi,%r10,4), %zmm1
	vfmadd231ps	352(%rcx,%r10,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	640(%rcx,%r10,4), %zmm3
	vmovups	1504(%rsi,%r10,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	928(%rcx,%r10,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	1216(%rcx,%r10,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	1504(%rcx,%r10,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vfmadd231ps	1792(%rcx,%r10,4), %zmm2, %zmm14 # zmm14 = (zmm2 * mem) + zmm14
	vmovups	8128(%rcx,%r10,4), %zmm6
	vmovups	1792(%rsi,%r10,4), %zmm3
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vmulps	%zmm6, %zmm7, %zmm9
	vmovups	8416(%rcx,%r10,4), %zmm8
	vmovups	2080(%rsi,%r10,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm6) + zmm10
	vfmadd231ps	%zmm8, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm8) + zmm9
	vmovups	8704(%rcx,%r10,4), %zmm11
	vmovups	2368(%rsi,%r10,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	8992(%rcx,%r10,4), %zmm13
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm13) + zmm11
	vmovups	9280(%rcx,%r10,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	9568(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm15, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm15) + zmm13
	vmovups	9856(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm15, %zmm5, %zmm13   # zmm13 = (zmm5 * zmm15) + zmm13
	vmovups	%zmm10, 64(%rax,%r10,4)
	vmovups	%zmm12, 352(%rax,%r10,4)
	vmovups	%zmm14, 640(%rax,%r10,4)
	vfmadd231ps	16192(%rcx,%r10,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	16480(%rcx,%r10,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	16768(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	17056(%rcx,%r10,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	17344(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	17632(%rcx,%r10,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vfmadd231ps	17920(%rcx,%r10,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	24256(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	24544(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm12, %zmm4, %zmm10   # zmm10 = (zmm4 * zmm12) + zmm10
	vmovups	24832(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm8) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm5) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	25120(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vfmadd231ps	%zmm14, %zmm4, %zmm12   # zmm12 = (zmm4 * zmm14) + zmm12
	vmovups	25408(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	25696(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm6) + zmm13
	vfmadd231ps	%zmm15, %zmm4, %zmm14   # zmm14 = (zmm4 * zmm15) + zmm14
	vmovups	25984(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vfmadd231ps	%zmm15, %zmm5, %zmm14   # zmm14 = (zmm5 * zmm15) + zmm14
	vmovups	%zmm9, 4096(%rax,%r10,4)
	vmovups	%zmm11, 4384(%rax,%r10,4)
	vmovups	%zmm13, 4672(%rax,%r10,4)
	vfmadd231ps	32320(%rcx,%r10,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	32608(%rcx,%r10,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	32896(%rcx,%r10,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	33184(%rcx,%r10,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	33472(%rcx,%r10,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	33760(%rcx,%r10,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vfmadd231ps	34048(%rcx,%r10,4), %zmm2, %zmm14 # zmm14 = (zmm2 * mem) + zmm14
	vmovups	40384(%rcx,%r10,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm7, %zmm9
	vmovups	40672(%rcx,%r10,4), %zmm11
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm11, %zmm4, %zmm9    # zmm9 = (zmm4 * zmm11) + zmm9
	vmovups	40960(%rcx,%r10,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	41248(%rcx,%r10,4), %zmm13
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm13) + zmm11
	vmovups	41536(%rcx,%r10,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	41824(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm15, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm15) + zmm13
	vmovups	42112(%rcx,%r10,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm15, %zmm5, %zmm13   # zmm13 = (zmm5 * zmm15) + zmm13
	vmovups	%zmm10, 8128(%rax,%r10,4)
	vmovups	%zmm12, 8416(%rax,%r10,4)
	vmovups	%zmm14, 8704(%rax,%r10,4)
	vfmadd231ps	48448(%rcx,%r10,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	48736(%rcx,%r10,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	49024(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	49312(%rcx,%r10,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	49600(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	49888(%rcx,%r10,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vfmadd231ps	50176(%rcx,%r10,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	56512(%rcx,%r10,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	56800(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm12, %zmm4, %zmm10   # zmm10 = (zmm4 * zmm12) + zmm10
	vmovups	57088(%rcx,%r10,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm8) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm5) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	57376(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vfmadd231ps	%zmm14, %zmm4, %zmm12   # zmm12 = (zmm4 * zmm14) + zmm12
	vmovups	57664(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm7, %zmm7
	vmovups	57952(%rcx,%r10,4), %zmm14
	vfmadd231ps	%zmm6, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm6) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm4) + zmm7
	vmovups	58240(%rcx,%r10,4), %zmm4
	vfmadd231ps	%zmm8, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm8) + zmm13
	vfmadd231ps	%zmm5, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm5) + zmm7
	vmovups	%zmm9, 12160(%rax,%r10,4)
	vmovups	%zmm11, 12448(%rax,%r10,4)
	vmovups	%zmm13, 12736(%rax,%r10,4)
	vfmadd231ps	64576(%rcx,%r10,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	64864(%rcx,%r10,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	65152(%rcx,%r10,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm2) + zmm10
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	65440(%rcx,%r10,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	65728(%rcx,%r10,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm0) + zmm7
	vfmadd231ps	66016(%rcx,%r10,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	66304(%rcx,%r10,4), %zmm2, %zmm7 # zmm7 = (zmm2 * mem) + zmm7
	vfmadd231ps	72640(%rcx,%r10,4), %zmm3, %zmm10 # zmm10 = (zmm3 * mem) + zmm10
	vfmadd231ps	72928(%rcx,%r10,4), %zmm6, %zmm10 # zmm10 = (zmm6 * mem) + zmm10
	vmovups	73216(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm8) + zmm10
	vfmadd231ps	%zmm0, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm0) + zmm12
	vfmadd231ps	73504(%rcx,%r10,4), %zmm6, %zmm12 # zmm12 = (zmm6 * mem) + zmm12
	vmovups	73792(%rcx,%r10,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vfmadd231ps	74080(%rcx,%r10,4), %zmm6, %zmm7 # zmm7 = (zmm6 * mem) + zmm7
	vfmadd231ps	74368(%rcx,%r10,4), %zmm8, %zmm7 # zmm7 = (zmm8 * mem) + zmm7
	vmovups	%zmm10, 16192(%rax,%r10,4)
	vmovups	%zmm12, 16480(%rax,%r10,4)
	vmovups	%zmm7, 16768(%rax,%r10,4)
	addq	$16, %r10
	cmpq	$48, %r10
	jl	.LBB1_20
	jmp	.LBB1_21
.LBB1_22:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_25
# %bb.23:                               # %.lr.ph39.preheader
	addq	$-16, %rax
	leaq	219744(%rdi), %rcx
	.p2align	4
.LBB1_24:                               # %.lr.ph39
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm7
	vmovups	352(%rsi,%rax,4), %zmm5
	vmulps	-66464(%rcx,%rax,4), %zmm5, %zmm10
	vmovups	-66176(%rcx,%rax,4), %zmm0
	vmovups	640(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm3) + zmm10
	vmulps	%zmm7, %zmm0, %zmm12
	vfmadd231ps	-65888(%rcx,%rax,4), %zmm5, %zmm12 # zmm12 = (zmm5 * mem) + zmm12
	vmovups	-65600(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vmulps	%zmm0, %zmm7, %zmm14
	vfmadd231ps	-65312(%rcx,%rax,4), %zmm5, %zmm14 # zmm14 = (zmm5 * mem) + zmm14
	vmovups	-65024(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vmulps	%zmm0, %zmm7, %zmm16
	vfmadd231ps	-64736(%rcx,%rax,4), %zmm5, %zmm16 # zmm16 = (zmm5 * mem) + zmm16
	vfmadd231ps	-64448(%rcx,%rax,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	1216(%rsi,%rax,4), %zmm0
	vfmadd231ps	-58400(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	-58112(%rcx,%rax,4), %zmm2
	vmovups	1504(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm1) + zmm10
	vmovups	928(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	-57824(%rcx,%rax,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	-57536(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm1) + zmm12
	vfmadd231ps	%zmm2, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm2) + zmm14
	vfmadd231ps	-57248(%rcx,%rax,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	-56960(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm1) + zmm14
	vfmadd231ps	%zmm2, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm2) + zmm16
	vfmadd231ps	-56672(%rcx,%rax,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vfmadd231ps	-56384(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	-50336(%rcx,%rax,4), %zmm4
	vmovups	2080(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm2) + zmm10
	vmulps	%zmm4, %zmm5, %zmm9
	vmovups	-50048(%rcx,%rax,4), %zmm11
	vmovups	2368(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vmovups	1792(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-49760(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm13, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm13) + zmm11
	vmovups	-49472(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm8, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm3) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-49184(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm15, %zmm5, %zmm13   # zmm13 = (zmm5 * zmm15) + zmm13
	vmovups	-48896(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm8, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm8) + zmm16
	vfmadd231ps	%zmm3, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm3) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-48608(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm2) + zmm16
	vfmadd231ps	%zmm17, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm17) + zmm15
	vmovups	-48320(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm3, %zmm15   # zmm15 = (zmm3 * zmm17) + zmm15
	vmovups	%zmm10, 40384(%rdx,%rax,4)
	vmovups	%zmm12, 40672(%rdx,%rax,4)
	vmovups	%zmm14, 40960(%rdx,%rax,4)
	vmovups	%zmm16, 41248(%rdx,%rax,4)
	vfmadd231ps	-42272(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	-41984(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm1) + zmm9
	vfmadd231ps	%zmm10, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm10) + zmm11
	vfmadd231ps	-41696(%rcx,%rax,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	-41408(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm1) + zmm11
	vfmadd231ps	%zmm10, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm10) + zmm13
	vfmadd231ps	-41120(%rcx,%rax,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	-40832(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm1) + zmm13
	vfmadd231ps	%zmm10, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm10) + zmm15
	vfmadd231ps	-40544(%rcx,%rax,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vfmadd231ps	-40256(%rcx,%rax,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	-34208(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm5, %zmm10
	vmovups	-33920(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm8, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm3) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-33632(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm2, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm2) + zmm11
	vfmadd231ps	%zmm14, %zmm5, %zmm12   # zmm12 = (zmm5 * zmm14) + zmm12
	vmovups	-33344(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm8, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm3) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-33056(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm2, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm2) + zmm13
	vfmadd231ps	%zmm16, %zmm5, %zmm14   # zmm14 = (zmm5 * zmm16) + zmm14
	vmovups	-32768(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm8, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm8) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	-32480(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm2) + zmm15
	vfmadd231ps	%zmm17, %zmm5, %zmm16   # zmm16 = (zmm5 * zmm17) + zmm16
	vmovups	-32192(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm4) + zmm15
	vfmadd231ps	%zmm17, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm17) + zmm16
	vmovups	%zmm9, 44416(%rdx,%rax,4)
	vmovups	%zmm11, 44704(%rdx,%rax,4)
	vmovups	%zmm13, 44992(%rdx,%rax,4)
	vmovups	%zmm15, 45280(%rdx,%rax,4)
	vfmadd231ps	-26144(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	-25856(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm1) + zmm10
	vfmadd231ps	%zmm9, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm9) + zmm12
	vfmadd231ps	-25568(%rcx,%rax,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	-25280(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm1) + zmm12
	vfmadd231ps	%zmm9, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm9) + zmm14
	vfmadd231ps	-24992(%rcx,%rax,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	-24704(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm1) + zmm14
	vfmadd231ps	%zmm9, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm9) + zmm16
	vfmadd231ps	-24416(%rcx,%rax,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vfmadd231ps	-24128(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	-18080(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vmulps	%zmm9, %zmm5, %zmm9
	vmovups	-17792(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm8, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-17504(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm13, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm13) + zmm11
	vmovups	-17216(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm8, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm3) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-16928(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm15, %zmm5, %zmm13   # zmm13 = (zmm5 * zmm15) + zmm13
	vmovups	-16640(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm8, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm8) + zmm16
	vfmadd231ps	%zmm3, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm3) + zmm13
	vmulps	%zmm15, %zmm7, %zmm7
	vmovups	-16352(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm2, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm2) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm7    # zmm7 = (zmm15 * zmm5) + zmm7
	vmovups	-16064(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm5, %zmm7     # zmm7 = (zmm5 * zmm3) + zmm7
	vmovups	%zmm10, 48448(%rdx,%rax,4)
	vmovups	%zmm12, 48736(%rdx,%rax,4)
	vmovups	%zmm14, 49024(%rdx,%rax,4)
	vmovups	%zmm16, 49312(%rdx,%rax,4)
	vfmadd231ps	-10016(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	-9728(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm9     # zmm9 = (zmm3 * zmm1) + zmm9
	vfmadd231ps	%zmm3, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm3) + zmm11
	vfmadd231ps	-9440(%rcx,%rax,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	-9152(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm1) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vfmadd231ps	-8864(%rcx,%rax,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	-8576(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm1) + zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm7     # zmm7 = (zmm3 * zmm6) + zmm7
	vfmadd231ps	-8288(%rcx,%rax,4), %zmm0, %zmm7 # zmm7 = (zmm0 * mem) + zmm7
	vfmadd231ps	-8000(%rcx,%rax,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	-1952(%rcx,%rax,4), %zmm2, %zmm9 # zmm9 = (zmm2 * mem) + zmm9
	vmovups	-1664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm0) + zmm11
	vfmadd231ps	-1376(%rcx,%rax,4), %zmm2, %zmm11 # zmm11 = (zmm2 * mem) + zmm11
	vmovups	-1088(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	%zmm0, %zmm8, %zmm13    # zmm13 = (zmm8 * zmm0) + zmm13
	vfmadd231ps	-800(%rcx,%rax,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	-512(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm4) + zmm13
	vfmadd231ps	%zmm8, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm8) + zmm7
	vfmadd231ps	-224(%rcx,%rax,4), %zmm2, %zmm7 # zmm7 = (zmm2 * mem) + zmm7
	vfmadd231ps	64(%rcx,%rax,4), %zmm4, %zmm7 # zmm7 = (zmm4 * mem) + zmm7
	vmovups	%zmm9, 52480(%rdx,%rax,4)
	vmovups	%zmm11, 52768(%rdx,%rax,4)
	vmovups	%zmm13, 53056(%rdx,%rax,4)
	vmovups	%zmm7, 53344(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_24
.LBB1_25:                               # %._crit_edge40
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %ymm7
	vmovups	288(%rsi,%rax,4), %ymm5
	vmulps	153216(%rdi,%rax,4), %ymm5, %ymm10
	vmovups	153504(%rdi,%rax,4), %ymm0
	vmovups	576(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm3) + ymm10
	vmulps	%ymm7, %ymm0, %ymm12
	vfmadd231ps	153792(%rdi,%rax,4), %ymm5, %ymm12 # ymm12 = (ymm5 * mem) + ymm12
	vmovups	154080(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm3) + ymm12
	vmulps	%ymm0, %ymm7, %ymm14
	vfmadd231ps	154368(%rdi,%rax,4), %ymm5, %ymm14 # ymm14 = (ymm5 * mem) + ymm14
	vmovups	154656(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm3, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm3) + ymm14
	vmulps	%ymm0, %ymm7, %ymm16
	vfmadd231ps	154944(%rdi,%rax,4), %ymm5, %ymm16 # ymm16 = (ymm5 * mem) + ymm16
	vfmadd231ps	155232(%rdi,%rax,4), %ymm3, %ymm16 # ymm16 = (ymm3 * mem) + ymm16
	vmovups	1152(%rsi,%rax,4), %ymm0
	vfmadd231ps	161280(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	161568(%rdi,%rax,4), %ymm2
	vmovups	1440(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm2, %ymm10    # ymm10 = (ymm2 * ymm1) + ymm10
	vmovups	864(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm2) + ymm12
	vfmadd231ps	161856(%rdi,%rax,4), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	162144(%rdi,%rax,4), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm12    # ymm12 = (ymm2 * ymm1) + ymm12
	vfmadd231ps	%ymm2, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm2) + ymm14
	vfmadd231ps	162432(%rdi,%rax,4), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	162720(%rdi,%rax,4), %ymm2
	vfmadd231ps	%ymm1, %ymm2, %ymm14    # ymm14 = (ymm2 * ymm1) + ymm14
	vfmadd231ps	%ymm2, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm2) + ymm16
	vfmadd231ps	163008(%rdi,%rax,4), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	163296(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vmovups	169344(%rdi,%rax,4), %ymm4
	vmovups	2016(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm4, %ymm10    # ymm10 = (ymm4 * ymm2) + ymm10
	vmulps	%ymm4, %ymm5, %ymm9
	vmovups	169632(%rdi,%rax,4), %ymm11
	vmovups	2304(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm4) + ymm10
	vmovups	1728(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm3) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	169920(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm2, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm2) + ymm12
	vfmadd231ps	%ymm13, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm13) + ymm11
	vmovups	170208(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm4) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm3, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm3) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	170496(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm2) + ymm14
	vfmadd231ps	%ymm15, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm15) + ymm13
	vmovups	170784(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm3, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm3) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	171072(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm2, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm2) + ymm16
	vfmadd231ps	%ymm17, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm17) + ymm15
	vmovups	171360(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm4) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	%ymm10, 40320(%rdx,%rax,4)
	vmovups	%ymm12, 40608(%rdx,%rax,4)
	vmovups	%ymm14, 40896(%rdx,%rax,4)
	vmovups	%ymm16, 41184(%rdx,%rax,4)
	vfmadd231ps	177408(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	177696(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm6, %ymm11   # ymm11 = (ymm6 * ymm10) + ymm11
	vfmadd231ps	177984(%rdi,%rax,4), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vmovups	178272(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm1) + ymm11
	vfmadd231ps	%ymm10, %ymm6, %ymm13   # ymm13 = (ymm6 * ymm10) + ymm13
	vfmadd231ps	178560(%rdi,%rax,4), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vmovups	178848(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm1) + ymm13
	vfmadd231ps	%ymm10, %ymm6, %ymm15   # ymm15 = (ymm6 * ymm10) + ymm15
	vfmadd231ps	179136(%rdi,%rax,4), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	179424(%rdi,%rax,4), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vmovups	185472(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vmulps	%ymm5, %ymm10, %ymm10
	vmovups	185760(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm3) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	186048(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm2, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm2) + ymm11
	vfmadd231ps	%ymm14, %ymm5, %ymm12   # ymm12 = (ymm5 * ymm14) + ymm12
	vmovups	186336(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm4, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm4) + ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm8) + ymm13
	vfmadd231ps	%ymm3, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm3) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	186624(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm2, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm2) + ymm13
	vfmadd231ps	%ymm16, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm16) + ymm14
	vmovups	186912(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm4, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm4) + ymm13
	vfmadd231ps	%ymm8, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm8) + ymm15
	vfmadd231ps	%ymm3, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm3) + ymm14
	vmulps	%ymm16, %ymm7, %ymm16
	vmovups	187200(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm2, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm2) + ymm15
	vfmadd231ps	%ymm17, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm17) + ymm16
	vmovups	187488(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vfmadd231ps	%ymm17, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm17) + ymm16
	vmovups	%ymm9, 44352(%rdx,%rax,4)
	vmovups	%ymm11, 44640(%rdx,%rax,4)
	vmovups	%ymm13, 44928(%rdx,%rax,4)
	vmovups	%ymm15, 45216(%rdx,%rax,4)
	vfmadd231ps	193536(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	193824(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm6, %ymm12    # ymm12 = (ymm6 * ymm9) + ymm12
	vfmadd231ps	194112(%rdi,%rax,4), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	194400(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm1) + ymm12
	vfmadd231ps	%ymm9, %ymm6, %ymm14    # ymm14 = (ymm6 * ymm9) + ymm14
	vfmadd231ps	194688(%rdi,%rax,4), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	194976(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm14    # ymm14 = (ymm9 * ymm1) + ymm14
	vfmadd231ps	%ymm9, %ymm6, %ymm16    # ymm16 = (ymm6 * ymm9) + ymm16
	vfmadd231ps	195264(%rdi,%rax,4), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	195552(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vmovups	201600(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vmulps	%ymm5, %ymm9, %ymm9
	vmovups	201888(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm4, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm4) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm3) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	202176(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm2, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm2) + ymm12
	vfmadd231ps	%ymm13, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm13) + ymm11
	vmovups	202464(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm4, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm4) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm3, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm3) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	202752(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm2) + ymm14
	vfmadd231ps	%ymm15, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm15) + ymm13
	vmovups	203040(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm4, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm4) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm3, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm3) + ymm13
	vmulps	%ymm7, %ymm15, %ymm7
	vmovups	203328(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm2, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm2) + ymm16
	vfmadd231ps	%ymm5, %ymm15, %ymm7    # ymm7 = (ymm15 * ymm5) + ymm7
	vmovups	203616(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm4, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm4) + ymm16
	vfmadd231ps	%ymm3, %ymm5, %ymm7     # ymm7 = (ymm5 * ymm3) + ymm7
	vmovups	%ymm10, 48384(%rdx,%rax,4)
	vmovups	%ymm12, 48672(%rdx,%rax,4)
	vmovups	%ymm14, 48960(%rdx,%rax,4)
	vmovups	%ymm16, 49248(%rdx,%rax,4)
	vfmadd231ps	209664(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	209952(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm9     # ymm9 = (ymm3 * ymm1) + ymm9
	vfmadd231ps	%ymm3, %ymm6, %ymm11    # ymm11 = (ymm6 * ymm3) + ymm11
	vfmadd231ps	210240(%rdi,%rax,4), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vmovups	210528(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm1) + ymm11
	vfmadd231ps	%ymm3, %ymm6, %ymm13    # ymm13 = (ymm6 * ymm3) + ymm13
	vfmadd231ps	210816(%rdi,%rax,4), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vmovups	211104(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm1, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm1) + ymm13
	vfmadd231ps	%ymm6, %ymm3, %ymm7     # ymm7 = (ymm3 * ymm6) + ymm7
	vfmadd231ps	211392(%rdi,%rax,4), %ymm0, %ymm7 # ymm7 = (ymm0 * mem) + ymm7
	vfmadd231ps	211680(%rdi,%rax,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	217728(%rdi,%rax,4), %ymm2, %ymm9 # ymm9 = (ymm2 * mem) + ymm9
	vmovups	218016(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm9     # ymm9 = (ymm0 * ymm4) + ymm9
	vfmadd231ps	%ymm0, %ymm8, %ymm11    # ymm11 = (ymm8 * ymm0) + ymm11
	vfmadd231ps	218304(%rdi,%rax,4), %ymm2, %ymm11 # ymm11 = (ymm2 * mem) + ymm11
	vmovups	218592(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm4) + ymm11
	vfmadd231ps	%ymm0, %ymm8, %ymm13    # ymm13 = (ymm8 * ymm0) + ymm13
	vfmadd231ps	218880(%rdi,%rax,4), %ymm2, %ymm13 # ymm13 = (ymm2 * mem) + ymm13
	vmovups	219168(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm4) + ymm13
	vfmadd231ps	%ymm8, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm8) + ymm7
	vfmadd231ps	219456(%rdi,%rax,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	219744(%rdi,%rax,4), %ymm4, %ymm7 # ymm7 = (ymm4 * mem) + ymm7
	vmovups	%ymm9, 52416(%rdx,%rax,4)
	vmovups	%ymm11, 52704(%rdx,%rax,4)
	vmovups	%ymm13, 52992(%rdx,%rax,4)
	vmovups	%ymm7, 53280(%rdx,%rax,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$63, %rax
	jg	.LBB1_28
# %bb.26:                               # %.lr.ph42.preheader
	addq	$-16, %rax
	leaq	222048(%rdi), %rcx
	.p2align	4
.LBB1_27:                               # %.lr.ph42
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %zmm7
	vmovups	352(%rsi,%rax,4), %zmm4
	vmulps	-66752(%rcx,%rax,4), %zmm7, %zmm10
	vfmadd231ps	-66464(%rcx,%rax,4), %zmm4, %zmm10 # zmm10 = (zmm4 * mem) + zmm10
	vmovups	-66176(%rcx,%rax,4), %zmm0
	vmovups	640(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm5) + zmm10
	vmulps	%zmm0, %zmm7, %zmm12
	vfmadd231ps	-65888(%rcx,%rax,4), %zmm4, %zmm12 # zmm12 = (zmm4 * mem) + zmm12
	vmovups	-65600(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vmulps	%zmm0, %zmm7, %zmm14
	vfmadd231ps	-65312(%rcx,%rax,4), %zmm4, %zmm14 # zmm14 = (zmm4 * mem) + zmm14
	vmovups	-65024(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vmulps	%zmm0, %zmm7, %zmm16
	vfmadd231ps	-64736(%rcx,%rax,4), %zmm4, %zmm16 # zmm16 = (zmm4 * mem) + zmm16
	vfmadd231ps	-64448(%rcx,%rax,4), %zmm5, %zmm16 # zmm16 = (zmm5 * mem) + zmm16
	vmovups	928(%rsi,%rax,4), %zmm0
	vfmadd231ps	-58688(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	1216(%rsi,%rax,4), %zmm1
	vfmadd231ps	-58400(%rcx,%rax,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-58112(%rcx,%rax,4), %zmm3
	vmovups	1504(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	-57824(%rcx,%rax,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-57536(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	-57248(%rcx,%rax,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-56960(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	-56672(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	-56384(%rcx,%rax,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	-50624(%rcx,%rax,4), %zmm6
	vmovups	1792(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vmulps	%zmm6, %zmm7, %zmm9
	vmovups	-50336(%rcx,%rax,4), %zmm8
	vmovups	2080(%rsi,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm6) + zmm10
	vfmadd231ps	%zmm8, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm8) + zmm9
	vmovups	-50048(%rcx,%rax,4), %zmm11
	vmovups	2368(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-49760(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm13) + zmm11
	vmovups	-49472(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-49184(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm15, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm15) + zmm13
	vmovups	-48896(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm5) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	-48608(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm6, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm6) + zmm16
	vfmadd231ps	%zmm17, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm17) + zmm15
	vmovups	-48320(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm8) + zmm16
	vfmadd231ps	%zmm17, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm17) + zmm15
	vmovups	%zmm10, 41536(%rdx,%rax,4)
	vmovups	%zmm12, 41824(%rdx,%rax,4)
	vmovups	%zmm14, 42112(%rdx,%rax,4)
	vmovups	%zmm16, 42400(%rdx,%rax,4)
	vfmadd231ps	-42560(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-42272(%rcx,%rax,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-41984(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	-41696(%rcx,%rax,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-41408(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	-41120(%rcx,%rax,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-40832(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	-40544(%rcx,%rax,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vfmadd231ps	-40256(%rcx,%rax,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	-34496(%rcx,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	-34208(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm12, %zmm4, %zmm10   # zmm10 = (zmm4 * zmm12) + zmm10
	vmovups	-33920(%rcx,%rax,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm8) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm5) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-33632(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vfmadd231ps	%zmm14, %zmm4, %zmm12   # zmm12 = (zmm4 * zmm14) + zmm12
	vmovups	-33344(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-33056(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vfmadd231ps	%zmm16, %zmm4, %zmm14   # zmm14 = (zmm4 * zmm16) + zmm14
	vmovups	-32768(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm5) + zmm14
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	-32480(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm6, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm6) + zmm15
	vfmadd231ps	%zmm17, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm17) + zmm16
	vmovups	-32192(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm17, %zmm5, %zmm16   # zmm16 = (zmm5 * zmm17) + zmm16
	vmovups	%zmm9, 45568(%rdx,%rax,4)
	vmovups	%zmm11, 45856(%rdx,%rax,4)
	vmovups	%zmm13, 46144(%rdx,%rax,4)
	vmovups	%zmm15, 46432(%rdx,%rax,4)
	vfmadd231ps	-26432(%rcx,%rax,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	-26144(%rcx,%rax,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-25856(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	-25568(%rcx,%rax,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-25280(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	-24992(%rcx,%rax,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-24704(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	-24416(%rcx,%rax,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	-24128(%rcx,%rax,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	-18368(%rcx,%rax,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm7, %zmm9
	vmovups	-18080(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm11, %zmm4, %zmm9    # zmm9 = (zmm4 * zmm11) + zmm9
	vmovups	-17792(%rcx,%rax,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-17504(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm13) + zmm11
	vmovups	-17216(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-16928(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm15, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm15) + zmm13
	vmovups	-16640(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm5) + zmm13
	vmulps	%zmm15, %zmm7, %zmm7
	vmovups	-16352(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm6) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm7    # zmm7 = (zmm15 * zmm4) + zmm7
	vmovups	-16064(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm8, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm8) + zmm16
	vfmadd231ps	%zmm5, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm5) + zmm7
	vmovups	%zmm10, 49600(%rdx,%rax,4)
	vmovups	%zmm12, 49888(%rdx,%rax,4)
	vmovups	%zmm14, 50176(%rdx,%rax,4)
	vmovups	%zmm16, 50464(%rdx,%rax,4)
	vfmadd231ps	-10304(%rcx,%rax,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-10016(%rcx,%rax,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-9728(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm2) + zmm9
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	-9440(%rcx,%rax,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-9152(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm2) + zmm11
	vfmadd231ps	%zmm4, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm4) + zmm13
	vfmadd231ps	-8864(%rcx,%rax,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-8576(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm0) + zmm7
	vfmadd231ps	-8288(%rcx,%rax,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	-8000(%rcx,%rax,4), %zmm2, %zmm7 # zmm7 = (zmm2 * mem) + zmm7
	vfmadd231ps	-2240(%rcx,%rax,4), %zmm3, %zmm9 # zmm9 = (zmm3 * mem) + zmm9
	vfmadd231ps	-1952(%rcx,%rax,4), %zmm6, %zmm9 # zmm9 = (zmm6 * mem) + zmm9
	vmovups	-1664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm8) + zmm9
	vfmadd231ps	%zmm0, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm0) + zmm11
	vfmadd231ps	-1376(%rcx,%rax,4), %zmm6, %zmm11 # zmm11 = (zmm6 * mem) + zmm11
	vmovups	-1088(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm8) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	-800(%rcx,%rax,4), %zmm6, %zmm13 # zmm13 = (zmm6 * mem) + zmm13
	vmovups	-512(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vfmadd231ps	-224(%rcx,%rax,4), %zmm6, %zmm7 # zmm7 = (zmm6 * mem) + zmm7
	vfmadd231ps	64(%rcx,%rax,4), %zmm8, %zmm7 # zmm7 = (zmm8 * mem) + zmm7
	vmovups	%zmm9, 53632(%rdx,%rax,4)
	vmovups	%zmm11, 53920(%rdx,%rax,4)
	vmovups	%zmm13, 54208(%rdx,%rax,4)
	vmovups	%zmm7, 54496(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$48, %rax
	jl	.LBB1_27
.LBB1_28:                               # %._crit_edge43
	movl	$64, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %ymm7
	vmovups	288(%rsi,%rax,4), %ymm4
	vmulps	155232(%rdi,%rax,4), %ymm7, %ymm10
	vfmadd231ps	155520(%rdi,%rax,4), %ymm4, %ymm10 # ymm10 = (ymm4 * mem) + ymm10
	vmovups	155808(%rdi,%rax,4), %ymm0
	vmovups	576(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm5) + ymm10
	vmulps	%ymm0, %ymm7, %ymm12
	vfmadd231ps	156096(%rdi,%rax,4), %ymm4, %ymm12 # ymm12 = (ymm4 * mem) + ymm12
	vmovups	156384(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm5) + ymm12
	vmulps	%ymm0, %ymm7, %ymm14
	vfmadd231ps	156672(%rdi,%rax,4), %ymm4, %ymm14 # ymm14 = (ymm4 * mem) + ymm14
	vmovups	156960(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm5) + ymm14
	vmulps	%ymm0, %ymm7, %ymm16
	vfmadd231ps	157248(%rdi,%rax,4), %ymm4, %ymm16 # ymm16 = (ymm4 * mem) + ymm16
	vfmadd231ps	157536(%rdi,%rax,4), %ymm5, %ymm16 # ymm16 = (ymm5 * mem) + ymm16
	vmovups	864(%rsi,%rax,4), %ymm0
	vfmadd231ps	163296(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	1152(%rsi,%rax,4), %ymm1
	vfmadd231ps	163584(%rdi,%rax,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	163872(%rdi,%rax,4), %ymm3
	vmovups	1440(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm2) + ymm10
	vfmadd231ps	%ymm3, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm3) + ymm12
	vfmadd231ps	164160(%rdi,%rax,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	164448(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm2) + ymm12
	vfmadd231ps	%ymm3, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm3) + ymm14
	vfmadd231ps	164736(%rdi,%rax,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vmovups	165024(%rdi,%rax,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm14    # ymm14 = (ymm3 * ymm2) + ymm14
	vfmadd231ps	%ymm3, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm3) + ymm16
	vfmadd231ps	165312(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vfmadd231ps	165600(%rdi,%rax,4), %ymm2, %ymm16 # ymm16 = (ymm2 * mem) + ymm16
	vmovups	171360(%rdi,%rax,4), %ymm6
	vmovups	1728(%rsi,%rax,4), %ymm3
	vfmadd231ps	%ymm3, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm3) + ymm10
	vmulps	%ymm6, %ymm7, %ymm9
	vmovups	171648(%rdi,%rax,4), %ymm8
	vmovups	2016(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm10    # ymm10 = (ymm8 * ymm6) + ymm10
	vfmadd231ps	%ymm8, %ymm4, %ymm9     # ymm9 = (ymm4 * ymm8) + ymm9
	vmovups	171936(%rdi,%rax,4), %ymm11
	vmovups	2304(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm8) + ymm10
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	172224(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm13) + ymm11
	vmovups	172512(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm8, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm5) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	172800(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm15) + ymm13
	vmovups	173088(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm8) + ymm14
	vfmadd231ps	%ymm3, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm3) + ymm16
	vfmadd231ps	%ymm5, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm5) + ymm13
	vmulps	%ymm7, %ymm15, %ymm15
	vmovups	173376(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm17) + ymm15
	vmovups	173664(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm8, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm8) + ymm16
	vfmadd231ps	%ymm17, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm17) + ymm15
	vmovups	%ymm10, 41472(%rdx,%rax,4)
	vmovups	%ymm12, 41760(%rdx,%rax,4)
	vmovups	%ymm14, 42048(%rdx,%rax,4)
	vmovups	%ymm16, 42336(%rdx,%rax,4)
	vfmadd231ps	179424(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	179712(%rdi,%rax,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	180000(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	180288(%rdi,%rax,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	180576(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm2) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	180864(%rdi,%rax,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vmovups	181152(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm2) + ymm13
	vfmadd231ps	%ymm10, %ymm0, %ymm15   # ymm15 = (ymm0 * ymm10) + ymm15
	vfmadd231ps	181440(%rdi,%rax,4), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vfmadd231ps	181728(%rdi,%rax,4), %ymm2, %ymm15 # ymm15 = (ymm2 * mem) + ymm15
	vmovups	187488(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	187776(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm4, %ymm10   # ymm10 = (ymm4 * ymm12) + ymm10
	vmovups	188064(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm8) + ymm9
	vfmadd231ps	%ymm3, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm5) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	188352(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm4, %ymm12   # ymm12 = (ymm4 * ymm14) + ymm12
	vmovups	188640(%rdi,%rax,4), %ymm14
	vfmadd231ps	%ymm8, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm3) + ymm13
	vfmadd231ps	%ymm5, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm5) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	188928(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm16, %ymm4, %ymm14   # ymm14 = (ymm4 * ymm16) + ymm14
	vmovups	189216(%rdi,%rax,4), %ymm16
	vfmadd231ps	%ymm8, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm8) + ymm13
	vfmadd231ps	%ymm3, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm3) + ymm15
	vfmadd231ps	%ymm5, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm5) + ymm14
	vmulps	%ymm16, %ymm7, %ymm16
	vmovups	189504(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm6) + ymm15
	vfmadd231ps	%ymm17, %ymm4, %ymm16   # ymm16 = (ymm4 * ymm17) + ymm16
	vmovups	189792(%rdi,%rax,4), %ymm17
	vfmadd231ps	%ymm8, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm8) + ymm15
	vfmadd231ps	%ymm17, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm17) + ymm16
	vmovups	%ymm9, 45504(%rdx,%rax,4)
	vmovups	%ymm11, 45792(%rdx,%rax,4)
	vmovups	%ymm13, 46080(%rdx,%rax,4)
	vmovups	%ymm15, 46368(%rdx,%rax,4)
	vfmadd231ps	195552(%rdi,%rax,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	195840(%rdi,%rax,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	196128(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vfmadd231ps	%ymm9, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm9) + ymm12
	vfmadd231ps	196416(%rdi,%rax,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	196704(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm2) + ymm12
	vfmadd231ps	%ymm9, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm9) + ymm14
	vfmadd231ps	196992(%rdi,%rax,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vmovups	197280(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm14    # ymm14 = (ymm9 * ymm2) + ymm14
	vfmadd231ps	%ymm9, %ymm0, %ymm16    # ymm16 = (ymm0 * ymm9) + ymm16
	vfmadd231ps	197568(%rdi,%rax,4), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vfmadd231ps	197856(%rdi,%rax,4), %ymm2, %ymm16 # ymm16 = (ymm2 * mem) + ymm16
	vmovups	203616(%rdi,%rax,4), %ymm9
	vfmadd231ps	%ymm3, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm3) + ymm10
	vmulps	%ymm7, %ymm9, %ymm9
	vmovups	203904(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm4, %ymm9    # ymm9 = (ymm4 * ymm11) + ymm9
	vmovups	204192(%rdi,%rax,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm8) + ymm10
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	204480(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm13) + ymm11
	vmovups	204768(%rdi,%rax,4), %ymm13
	vfmadd231ps	%ymm8, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm5) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	205056(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm15) + ymm13
	vmovups	205344(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm8) + ymm14
	vfmadd231ps	%ymm3, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm3) + ymm16
	vfmadd231ps	%ymm5, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm5) + ymm13
	vmulps	%ymm7, %ymm15, %ymm7
	vmovups	205632(%rdi,%rax,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm6) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm7    # ymm7 = (ymm15 * ymm4) + ymm7
	vmovups	205920(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm8, %ymm4, %ymm16    # ymm16 = (ymm4 * ymm8) + ymm16
	vfmadd231ps	%ymm5, %ymm4, %ymm7     # ymm7 = (ymm4 * ymm5) + ymm7
	vmovups	%ymm10, 49536(%rdx,%rax,4)
	vmovups	%ymm12, 49824(%rdx,%rax,4)
	vmovups	%ymm14, 50112(%rdx,%rax,4)
	vmovups	%ymm16, 50400(%rdx,%rax,4)
	vfmadd231ps	211680(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	211968(%rdi,%rax,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	212256(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm9     # ymm9 = (ymm4 * ymm2) + ymm9
	vfmadd231ps	%ymm4, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm4) + ymm11
	vfmadd231ps	212544(%rdi,%rax,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	212832(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm11    # ymm11 = (ymm4 * ymm2) + ymm11
	vfmadd231ps	%ymm4, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm4) + ymm13
	vfmadd231ps	213120(%rdi,%rax,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vmovups	213408(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm13    # ymm13 = (ymm4 * ymm2) + ymm13
	vfmadd231ps	%ymm0, %ymm4, %ymm7     # ymm7 = (ymm4 * ymm0) + ymm7
	vfmadd231ps	213696(%rdi,%rax,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	213984(%rdi,%rax,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	219744(%rdi,%rax,4), %ymm3, %ymm9 # ymm9 = (ymm3 * mem) + ymm9
	vfmadd231ps	220032(%rdi,%rax,4), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	220320(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm9     # ymm9 = (ymm0 * ymm8) + ymm9
	vfmadd231ps	%ymm0, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm0) + ymm11
	vfmadd231ps	220608(%rdi,%rax,4), %ymm6, %ymm11 # ymm11 = (ymm6 * mem) + ymm11
	vmovups	220896(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm8) + ymm11
	vfmadd231ps	%ymm0, %ymm3, %ymm13    # ymm13 = (ymm3 * ymm0) + ymm13
	vfmadd231ps	221184(%rdi,%rax,4), %ymm6, %ymm13 # ymm13 = (ymm6 * mem) + ymm13
	vmovups	221472(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm13    # ymm13 = (ymm0 * ymm8) + ymm13
	vfmadd231ps	%ymm3, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm3) + ymm7
	vfmadd231ps	221760(%rdi,%rax,4), %ymm6, %ymm7 # ymm7 = (ymm6 * mem) + ymm7
	vfmadd231ps	222048(%rdi,%rax,4), %ymm8, %ymm7 # ymm7 = (ymm8 * mem) + ymm7
	vmovups	%ymm9, 53568(%rdx,%rax,4)
	vmovups	%ymm11, 53856(%rdx,%rax,4)
	vmovups	%ymm13, 54144(%rdx,%rax,4)
	vmovups	%ymm7, 54432(%rdx,%rax,4)
	leaq	223776(%rdi), %rax
	leaq	42624(%rdx), %rcx
	movl	$8, %r8d
	jmp	.LBB1_29
	.p2align	4
.LBB1_32:                               # %._crit_edge46
                                        #   in Loop: Header=BB1_29 Depth=1
	movq	%r8, %r10
	shlq	$6, %r10
	leaq	(%r10,%r10,8), %r11
	movl	$64, %r10d
	#APP
	#NO_APP
	addq	%rdi, %r11
	vmovups	(%rsi,%r10,4), %ymm7
	vmovups	288(%rsi,%r10,4), %ymm4
	vmulps	152928(%r11,%r10,4), %ymm7, %ymm10
	vfmadd231ps	153216(%r11,%r10,4), %ymm4, %ymm10 # ymm10 = (ymm4 * mem) + ymm10
	vmovups	153504(%r11,%r10,4), %ymm0
	vmovups	576(%rsi,%r10,4), %ymm5
	vfmadd231ps	%ymm5, %ymm0, %ymm10    # ymm10 = (ymm0 * ymm5) + ymm10
	vmulps	%ymm0, %ymm7, %ymm12
	vfmadd231ps	153792(%r11,%r10,4), %ymm4, %ymm12 # ymm12 = (ymm4 * mem) + ymm12
	vmovups	154080(%r11,%r10,4), %ymm0
	vfmadd231ps	%ymm5, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm5) + ymm12
	vmulps	%ymm0, %ymm7, %ymm14
	vfmadd231ps	154368(%r11,%r10,4), %ymm4, %ymm14 # ymm14 = (ymm4 * mem) + ymm14
	vfmadd231ps	154656(%r11,%r10,4), %ymm5, %ymm14 # ymm14 = (ymm5 * mem) + ymm14
	vmovups	864(%rsi,%r10,4), %ymm0
	vfmadd231ps	160992(%r11,%r10,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	1152(%rsi,%r10,4), %ymm1
	vfmadd231ps	161280(%r11,%r10,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	161568(%r11,%r10,4), %ymm3
	vmovups	1440(%rsi,%r10,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm10    # ymm10 = (ymm3 * ymm2) + ymm10
	vfmadd231ps	%ymm3, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm3) + ymm12
	vfmadd231ps	161856(%r11,%r10,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	162144(%r11,%r10,4), %ymm3
	vfmadd231ps	%ymm2, %ymm3, %ymm12    # ymm12 = (ymm3 * ymm2) + ymm12
	vfmadd231ps	%ymm3, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm3) + ymm14
	vfmadd231ps	162432(%r11,%r10,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vfmadd231ps	162720(%r11,%r10,4), %ymm2, %ymm14 # ymm14 = (ymm2 * mem) + ymm14
	vmovups	169056(%r11,%r10,4), %ymm6
	vmovups	1728(%rsi,%r10,4), %ymm3
	vfmadd231ps	%ymm3, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm3) + ymm10
	vmulps	%ymm6, %ymm7, %ymm9
	vmovups	169344(%r11,%r10,4), %ymm8
	vmovups	2016(%rsi,%r10,4), %ymm6
	vfmadd231ps	%ymm6, %ymm8, %ymm10    # ymm10 = (ymm8 * ymm6) + ymm10
	vfmadd231ps	%ymm8, %ymm4, %ymm9     # ymm9 = (ymm4 * ymm8) + ymm9
	vmovups	169632(%r11,%r10,4), %ymm11
	vmovups	2304(%rsi,%r10,4), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm8) + ymm10
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	169920(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm13) + ymm11
	vmovups	170208(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm8, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm5) + ymm11
	vmulps	%ymm7, %ymm13, %ymm13
	vmovups	170496(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm4, %ymm13   # ymm13 = (ymm4 * ymm15) + ymm13
	vmovups	170784(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm8) + ymm14
	vfmadd231ps	%ymm15, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm15) + ymm13
	addq	%rdx, %r9
	vmovups	%ymm10, 40320(%r9,%r10,4)
	vmovups	%ymm12, 40608(%r9,%r10,4)
	vmovups	%ymm14, 40896(%r9,%r10,4)
	vfmadd231ps	177120(%r11,%r10,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	177408(%r11,%r10,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	177696(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm0, %ymm11   # ymm11 = (ymm0 * ymm10) + ymm11
	vfmadd231ps	177984(%r11,%r10,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	178272(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm2, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm2) + ymm11
	vfmadd231ps	%ymm10, %ymm0, %ymm13   # ymm13 = (ymm0 * ymm10) + ymm13
	vfmadd231ps	178560(%r11,%r10,4), %ymm1, %ymm13 # ymm13 = (ymm1 * mem) + ymm13
	vfmadd231ps	178848(%r11,%r10,4), %ymm2, %ymm13 # ymm13 = (ymm2 * mem) + ymm13
	vmovups	185184(%r11,%r10,4), %ymm10
	vfmadd231ps	%ymm3, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm3) + ymm9
	vmulps	%ymm7, %ymm10, %ymm10
	vmovups	185472(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm4, %ymm10   # ymm10 = (ymm4 * ymm12) + ymm10
	vmovups	185760(%r11,%r10,4), %ymm12
	vfmadd231ps	%ymm8, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm8) + ymm9
	vfmadd231ps	%ymm3, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm3) + ymm11
	vfmadd231ps	%ymm5, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm5) + ymm10
	vmulps	%ymm7, %ymm12, %ymm12
	vmovups	186048(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm4, %ymm12   # ymm12 = (ymm4 * ymm14) + ymm12
	vmovups	186336(%r11,%r10,4), %ymm14
	vfmadd231ps	%ymm8, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm3) + ymm13
	vfmadd231ps	%ymm5, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm5) + ymm12
	vmulps	%ymm7, %ymm14, %ymm14
	vmovups	186624(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm6) + ymm13
	vfmadd231ps	%ymm15, %ymm4, %ymm14   # ymm14 = (ymm4 * ymm15) + ymm14
	vmovups	186912(%r11,%r10,4), %ymm15
	vfmadd231ps	%ymm8, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm8) + ymm13
	vfmadd231ps	%ymm15, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm15) + ymm14
	vmovups	%ymm9, 44352(%r9,%r10,4)
	vmovups	%ymm11, 44640(%r9,%r10,4)
	vmovups	%ymm13, 44928(%r9,%r10,4)
	vfmadd231ps	193248(%r11,%r10,4), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	193536(%r11,%r10,4), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	193824(%r11,%r10,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vfmadd231ps	%ymm9, %ymm0, %ymm12    # ymm12 = (ymm0 * ymm9) + ymm12
	vfmadd231ps	194112(%r11,%r10,4), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	194400(%r11,%r10,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm2) + ymm12
	vfmadd231ps	%ymm9, %ymm0, %ymm14    # ymm14 = (ymm0 * ymm9) + ymm14
	vfmadd231ps	194688(%r11,%r10,4), %ymm1, %ymm14 # ymm14 = (ymm1 * mem) + ymm14
	vfmadd231ps	194976(%r11,%r10,4), %ymm2, %ymm14 # ymm14 = (ymm2 * mem) + ymm14
	vmovups	201312(%r11,%r10,4), %ymm9
	vfmadd231ps	%ymm3, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm3) + ymm10
	vmulps	%ymm7, %ymm9, %ymm9
	vmovups	201600(%r11,%r10,4), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm4, %ymm9    # ymm9 = (ymm4 * ymm11) + ymm9
	vmovups	201888(%r11,%r10,4), %ymm11
	vfmadd231ps	%ymm8, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm8) + ymm10
	vfmadd231ps	%ymm3, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm3) + ymm12
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vmulps	%ymm7, %ymm11, %ymm11
	vmovups	202176(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm13) + ymm11
	vmovups	202464(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm8, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm8) + ymm12
	vfmadd231ps	%ymm3, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm3) + ymm14
	vfmadd231ps	%ymm5, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm5) + ymm11
	vmulps	%ymm7, %ymm13, %ymm7
	vmovups	202752(%r11,%r10,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm6) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm7    # ymm7 = (ymm13 * ymm4) + ymm7
	vmovups	203040(%r11,%r10,4), %ymm4
	vfmadd231ps	%ymm8, %ymm4, %ymm14    # ymm14 = (ymm4 * ymm8) + ymm14
	vfmadd231ps	%ymm5, %ymm4, %ymm7     # ymm7 = (ymm4 * ymm5) + ymm7
	vmovups	%ymm10, 48384(%r9,%r10,4)
	vmovups	%ymm12, 48672(%r9,%r10,4)
	vmovups	%ymm14, 48960(%r9,%r10,4)
	vfmadd231ps	209376(%r11,%r10,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	209664(%r11,%r10,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	209952(%r11,%r10,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm9     # ymm9 = (ymm4 * ymm2) + ymm9
	vfmadd231ps	%ymm4, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm4) + ymm11
	vfmadd231ps	210240(%r11,%r10,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vmovups	210528(%r11,%r10,4), %ymm4
	vfmadd231ps	%ymm2, %ymm4, %ymm11    # ymm11 = (ymm4 * ymm2) + ymm11
	vfmadd231ps	%ymm0, %ymm4, %ymm7     # ymm7 = (ymm4 * ymm0) + ymm7
	vfmadd231ps	210816(%r11,%r10,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	211104(%r11,%r10,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	217440(%r11,%r10,4), %ymm3, %ymm9 # ymm9 = (ymm3 * mem) + ymm9
	vfmadd231ps	217728(%r11,%r10,4), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	218016(%r11,%r10,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm9     # ymm9 = (ymm0 * ymm8) + ymm9
	vfmadd231ps	%ymm0, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm0) + ymm11
	vfmadd231ps	218304(%r11,%r10,4), %ymm6, %ymm11 # ymm11 = (ymm6 * mem) + ymm11
	vmovups	218592(%r11,%r10,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm11    # ymm11 = (ymm0 * ymm8) + ymm11
	vfmadd231ps	%ymm3, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm3) + ymm7
	vfmadd231ps	218880(%r11,%r10,4), %ymm6, %ymm7 # ymm7 = (ymm6 * mem) + ymm7
	vfmadd231ps	219168(%r11,%r10,4), %ymm8, %ymm7 # ymm7 = (ymm8 * mem) + ymm7
	vmovups	%ymm9, 52416(%r9,%r10,4)
	vmovups	%ymm11, 52704(%r9,%r10,4)
	vmovups	%ymm7, 52992(%r9,%r10,4)
	leaq	3(%r8), %r9
	addq	$1728, %rax                     # imm = 0x6C0
	addq	$864, %rcx                      # imm = 0x360
	cmpq	$11, %r8
	movq	%r9, %r8
	jae	.LBB1_33
.LBB1_29:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_31 Depth 2
	xorl	%r10d, %r10d
	#APP
	#NO_APP
	movq	%r8, %r9
	shlq	$5, %r9
	leaq	(%r9,%r9,8), %r9
	cmpq	$64, %r10
	jge	.LBB1_32
# %bb.30:                               # %.lr.ph45
                                        #   in Loop: Header=BB1_29 Depth=1
	addq	$-16, %r10
	.p2align	4
.LBB1_31:                               #   Parent Loop BB1_29 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%rsi,%r10,4), %zmm7
	vmovups	352(%rsi,%r10,4), %zmm4
	vmulps	-66176(%rax,%r10,4), %zmm7, %zmm10
	vfmadd231ps	-65888(%rax,%r10,4), %zmm4, %zmm10 # zmm10 = (zmm4 * mem) + zmm10
	vmovups	-65600(%rax,%r10,4), %zmm0
	vmovups	640(%rsi,%r10,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm5) + zmm10
	vmulps	%zmm0, %zmm7, %zmm12
	vfmadd231ps	-65312(%rax,%r10,4), %zmm4, %zmm12 # zmm12 = (zmm4 * mem) + zmm12
	vmovups	-65024(%rax,%r10,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vmulps	%zmm0, %zmm7, %zmm14
	vfmadd231ps	-64736(%rax,%r10,4), %zmm4, %zmm14 # zmm14 = (zmm4 * mem) + zmm14
	vfmadd231ps	-64448(%rax,%r10,4), %zmm5, %zmm14 # zmm14 = (zmm5 * mem) + zmm14
	vmovups	928(%rsi,%r10,4), %zmm0
	vfmadd231ps	-58112(%rax,%r10,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	1216(%rsi,%r10,4), %zmm1
	vfmadd231ps	-57824(%rax,%r10,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-57536(%rax,%r10,4), %zmm3
	vmovups	1504(%rsi,%r10,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	-57248(%rax,%r10,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-56960(%rax,%r10,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	-56672(%rax,%r10,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vfmadd231ps	-56384(%rax,%r10,4), %zmm2, %zmm14 # zmm14 = (zmm2 * mem) + zmm14
	vmovups	-50048(%rax,%r10,4), %zmm6
	vmovups	1792(%rsi,%r10,4), %zmm3
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vmulps	%zmm6, %zmm7, %zmm9
	vmovups	-49760(%rax,%r10,4), %zmm8
	vmovups	2080(%rsi,%r10,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm6) + zmm10
	vfmadd231ps	%zmm8, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm8) + zmm9
	vmovups	-49472(%rax,%r10,4), %zmm11
	vmovups	2368(%rsi,%r10,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-49184(%rax,%r10,4), %zmm13
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm13) + zmm11
	vmovups	-48896(%rax,%r10,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	-48608(%rax,%r10,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm15, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm15) + zmm13
	vmovups	-48320(%rax,%r10,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm15, %zmm5, %zmm13   # zmm13 = (zmm5 * zmm15) + zmm13
	vmovups	%zmm10, 64(%rcx,%r10,4)
	vmovups	%zmm12, 352(%rcx,%r10,4)
	vmovups	%zmm14, 640(%rcx,%r10,4)
	vfmadd231ps	-41984(%rax,%r10,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-41696(%rax,%r10,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-41408(%rax,%r10,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	-41120(%rax,%r10,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-40832(%rax,%r10,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	-40544(%rax,%r10,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vfmadd231ps	-40256(%rax,%r10,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	-33920(%rax,%r10,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	-33632(%rax,%r10,4), %zmm12
	vfmadd231ps	%zmm6, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm6) + zmm9
	vfmadd231ps	%zmm12, %zmm4, %zmm10   # zmm10 = (zmm4 * zmm12) + zmm10
	vmovups	-33344(%rax,%r10,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm8) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm5) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	-33056(%rax,%r10,4), %zmm14
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vfmadd231ps	%zmm14, %zmm4, %zmm12   # zmm12 = (zmm4 * zmm14) + zmm12
	vmovups	-32768(%rax,%r10,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	-32480(%rax,%r10,4), %zmm15
	vfmadd231ps	%zmm6, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm6) + zmm13
	vfmadd231ps	%zmm15, %zmm4, %zmm14   # zmm14 = (zmm4 * zmm15) + zmm14
	vmovups	-32192(%rax,%r10,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vfmadd231ps	%zmm15, %zmm5, %zmm14   # zmm14 = (zmm5 * zmm15) + zmm14
	vmovups	%zmm9, 4096(%rcx,%r10,4)
	vmovups	%zmm11, 4384(%rcx,%r10,4)
	vmovups	%zmm13, 4672(%rcx,%r10,4)
	vfmadd231ps	-25856(%rax,%r10,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	-25568(%rax,%r10,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-25280(%rax,%r10,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	-24992(%rax,%r10,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-24704(%rax,%r10,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	-24416(%rax,%r10,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vfmadd231ps	-24128(%rax,%r10,4), %zmm2, %zmm14 # zmm14 = (zmm2 * mem) + zmm14
	vmovups	-17792(%rax,%r10,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm7, %zmm9
	vmovups	-17504(%rax,%r10,4), %zmm11
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm11, %zmm4, %zmm9    # zmm9 = (zmm4 * zmm11) + zmm9
	vmovups	-17216(%rax,%r10,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	-16928(%rax,%r10,4), %zmm13
	vfmadd231ps	%zmm6, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm13) + zmm11
	vmovups	-16640(%rax,%r10,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm7, %zmm7
	vmovups	-16352(%rax,%r10,4), %zmm13
	vfmadd231ps	%zmm6, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm6) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm7    # zmm7 = (zmm13 * zmm4) + zmm7
	vmovups	-16064(%rax,%r10,4), %zmm4
	vfmadd231ps	%zmm8, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm8) + zmm14
	vfmadd231ps	%zmm5, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm5) + zmm7
	vmovups	%zmm10, 8128(%rcx,%r10,4)
	vmovups	%zmm12, 8416(%rcx,%r10,4)
	vmovups	%zmm14, 8704(%rcx,%r10,4)
	vfmadd231ps	-9728(%rax,%r10,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-9440(%rax,%r10,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-9152(%rax,%r10,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm2) + zmm9
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	-8864(%rax,%r10,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-8576(%rax,%r10,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm0) + zmm7
	vfmadd231ps	-8288(%rax,%r10,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	-8000(%rax,%r10,4), %zmm2, %zmm7 # zmm7 = (zmm2 * mem) + zmm7
	vfmadd231ps	-1664(%rax,%r10,4), %zmm3, %zmm9 # zmm9 = (zmm3 * mem) + zmm9
	vfmadd231ps	-1376(%rax,%r10,4), %zmm6, %zmm9 # zmm9 = (zmm6 * mem) + zmm9
	vmovups	-1088(%rax,%r10,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm8) + zmm9
	vfmadd231ps	%zmm0, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm0) + zmm11
	vfmadd231ps	-800(%rax,%r10,4), %zmm6, %zmm11 # zmm11 = (zmm6 * mem) + zmm11
	vmovups	-512(%rax,%r10,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vfmadd231ps	-224(%rax,%r10,4), %zmm6, %zmm7 # zmm7 = (zmm6 * mem) + zmm7
	vfmadd231ps	64(%rax,%r10,4), %zmm8, %zmm7 # zmm7 = (zmm8 * mem) + zmm7
	vmovups	%zmm9, 12160(%rcx,%r10,4)
	vmovups	%zmm11, 12448(%rcx,%r10,4)
	vmovups	%zmm7, 12736(%rcx,%r10,4)
	addq	$16, %r10
	cmpq	$48, %r10
	jl	.LBB1_31
	jmp	.LBB1_32
.LBB1_33:
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
	.quad	3                               # 0x3
	.quad	3                               # 0x3
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
