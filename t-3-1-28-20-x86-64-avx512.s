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
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	vmovups	320(%rsi,%rcx,4), %zmm0
	vmovups	(%rdi,%rcx,4), %zmm1
	vmovups	80(%rdi,%rcx,4), %zmm2
	vmovups	160(%rdi,%rcx,4), %zmm4
	vmovups	240(%rdi,%rcx,4), %zmm5
	vmulps	%zmm0, %zmm1, %zmm12
	vmovups	(%rsi,%rcx,4), %zmm8
	vmovups	80(%rsi,%rcx,4), %zmm7
	vmovups	160(%rsi,%rcx,4), %zmm6
	vmovups	240(%rsi,%rcx,4), %zmm3
	vmulps	%zmm3, %zmm1, %zmm13
	vmulps	%zmm7, %zmm1, %zmm15
	vmulps	%zmm8, %zmm1, %zmm14
	vmovups	400(%rsi,%rcx,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm2, %zmm13    # zmm13 = (zmm2 * zmm0) + zmm13
	vmulps	%zmm2, %zmm3, %zmm18
	vfmadd231ps	%zmm6, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm7) + zmm14
	vmulps	%zmm2, %zmm8, %zmm16
	vfmadd231ps	%zmm1, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm0) + zmm18
	vmulps	%zmm4, %zmm3, %zmm20
	vfmadd231ps	%zmm6, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm7) + zmm16
	vmulps	%zmm4, %zmm8, %zmm19
	vfmadd231ps	%zmm1, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm5) + zmm19
	vmovups	320(%rdi,%rcx,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm20    # zmm20 = (zmm2 * zmm1) + zmm20
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vmovups	2240(%rdi,%rcx,4), %zmm5
	vmovups	560(%rsi,%rcx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vmovups	480(%rsi,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm4) + zmm13
	vfmadd231ps	%zmm0, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm0) + zmm15
	vfmadd231ps	%zmm3, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm3) + zmm14
	vmulps	%zmm5, %zmm7, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	2320(%rdi,%rcx,4), %zmm11
	vmovups	640(%rsi,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm2) + zmm13
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm0) + zmm14
	vfmadd231ps	%zmm3, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm3) + zmm16
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	2400(%rdi,%rcx,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm5) + zmm13
	vfmadd231ps	%zmm2, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm2) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm3) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm7) + zmm11
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	2480(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm2, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm2) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm6) + zmm11
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	2560(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm12, (%rdx,%rcx,4)
	vmovups	%zmm13, 80(%rdx,%rcx,4)
	vmovups	%zmm18, 160(%rdx,%rcx,4)
	vmovups	%zmm20, 240(%rdx,%rcx,4)
	vmovups	4480(%rdi,%rcx,4), %zmm12
	vmovups	4560(%rdi,%rcx,4), %zmm18
	vmovups	4640(%rdi,%rcx,4), %zmm20
	vmovups	4720(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm2, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm2) + zmm15
	vfmadd231ps	%zmm4, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm0) + zmm10
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vmulps	%zmm12, %zmm7, %zmm13
	vmulps	%zmm12, %zmm8, %zmm12
	vfmadd231ps	%zmm5, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm5) + zmm15
	vfmadd231ps	%zmm2, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm2) + zmm14
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm7) + zmm12
	vmulps	%zmm18, %zmm8, %zmm18
	vfmadd231ps	%zmm5, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm5) + zmm14
	vfmadd231ps	%zmm2, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm2) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vfmadd231ps	%zmm3, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm3) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm7) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm6) + zmm18
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	4800(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm15, 2240(%rdx,%rcx,4)
	vmovups	%zmm14, 2320(%rdx,%rcx,4)
	vmovups	%zmm16, 2400(%rdx,%rcx,4)
	vmovups	%zmm19, 2480(%rdx,%rcx,4)
	vmovups	6720(%rdi,%rcx,4), %zmm14
	vmovups	6800(%rdi,%rcx,4), %zmm16
	vmovups	6880(%rdi,%rcx,4), %zmm19
	vmovups	6960(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm3, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm3) + zmm12
	vmulps	%zmm14, %zmm7, %zmm15
	vmulps	%zmm14, %zmm8, %zmm14
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm2, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm2) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm0) + zmm12
	vfmadd231ps	%zmm3, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm3) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm7) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm2, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm2) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm3) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vfmadd231ps	%zmm5, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm5) + zmm11
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm21, %zmm8    # zmm8 = (zmm21 * zmm7) + zmm8
	vmovups	7040(%rdi,%rcx,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm5) + zmm17
	vfmadd231ps	%zmm1, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm7, %zmm8     # zmm8 = (zmm7 * zmm6) + zmm8
	vmovups	%zmm10, 4480(%rdx,%rcx,4)
	vmovups	%zmm9, 4560(%rdx,%rcx,4)
	vmovups	%zmm11, 4640(%rdx,%rcx,4)
	vmovups	%zmm17, 4720(%rdx,%rcx,4)
	vmovups	8960(%rdi,%rcx,4), %zmm6
	vmovups	9040(%rdi,%rcx,4), %zmm7
	vmovups	9120(%rdi,%rcx,4), %zmm9
	vmovups	9200(%rdi,%rcx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm2) + zmm13
	vfmadd231ps	%zmm4, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vfmadd231ps	%zmm5, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm5) + zmm13
	vfmadd231ps	%zmm2, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm2) + zmm12
	vfmadd231ps	%zmm4, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm0) + zmm14
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vfmadd231ps	%zmm5, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm2) + zmm18
	vfmadd231ps	%zmm4, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm9, %zmm8     # zmm8 = (zmm9 * zmm3) + zmm8
	vfmadd231ps	%zmm5, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm5) + zmm18
	vfmadd231ps	%zmm2, %zmm10, %zmm20   # zmm20 = (zmm10 * zmm2) + zmm20
	vfmadd231ps	%zmm1, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm10, %zmm8    # zmm8 = (zmm10 * zmm0) + zmm8
	vmovups	9280(%rdi,%rcx,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	%zmm13, 6720(%rdx,%rcx,4)
	vmovups	%zmm12, 6800(%rdx,%rcx,4)
	vmovups	%zmm18, 6880(%rdx,%rcx,4)
	vmovups	%zmm20, 6960(%rdx,%rcx,4)
	vmovups	11200(%rdi,%rcx,4), %zmm0
	vmovups	11280(%rdi,%rcx,4), %zmm1
	vmovups	11360(%rdi,%rcx,4), %zmm3
	vmovups	11440(%rdi,%rcx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm0) + zmm14
	vfmadd231ps	%zmm5, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm5) + zmm15
	vfmadd231ps	%zmm2, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm5) + zmm14
	vfmadd231ps	%zmm2, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm2) + zmm16
	vfmadd231ps	%zmm4, %zmm3, %zmm8     # zmm8 = (zmm3 * zmm4) + zmm8
	vfmadd231ps	%zmm5, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm5) + zmm16
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vfmadd231ps	11520(%rdi,%rcx,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm15, 8960(%rdx,%rcx,4)
	vmovups	%zmm14, 9040(%rdx,%rcx,4)
	vmovups	%zmm16, 9120(%rdx,%rcx,4)
	vmovups	%zmm8, 9200(%rdx,%rcx,4)
	movl	$16, %ecx
	#APP
	#NO_APP
	vmovups	320(%rsi,%rcx,4), %xmm0
	vmovups	(%rdi,%rcx,4), %xmm1
	vmovups	80(%rdi,%rcx,4), %xmm2
	vmovups	160(%rdi,%rcx,4), %xmm4
	vmovups	240(%rdi,%rcx,4), %xmm5
	vmulps	%xmm0, %xmm1, %xmm12
	vmovups	(%rsi,%rcx,4), %xmm8
	vmovups	80(%rsi,%rcx,4), %xmm7
	vmovups	160(%rsi,%rcx,4), %xmm6
	vmovups	240(%rsi,%rcx,4), %xmm3
	vmulps	%xmm3, %xmm1, %xmm13
	vmulps	%xmm7, %xmm1, %xmm15
	vmulps	%xmm1, %xmm8, %xmm14
	vmovups	400(%rsi,%rcx,4), %xmm1
	vfmadd231ps	%xmm1, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm2, %xmm13    # xmm13 = (xmm2 * xmm0) + xmm13
	vmulps	%xmm2, %xmm3, %xmm18
	vfmadd231ps	%xmm6, %xmm2, %xmm15    # xmm15 = (xmm2 * xmm6) + xmm15
	vfmadd231ps	%xmm7, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm7) + xmm14
	vmulps	%xmm2, %xmm8, %xmm16
	vfmadd231ps	%xmm1, %xmm4, %xmm13    # xmm13 = (xmm4 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm0) + xmm18
	vmulps	%xmm4, %xmm3, %xmm20
	vfmadd231ps	%xmm6, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm7) + xmm16
	vmulps	%xmm4, %xmm8, %xmm19
	vfmadd231ps	%xmm1, %xmm5, %xmm18    # xmm18 = (xmm5 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm5, %xmm20    # xmm20 = (xmm5 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm5, %xmm16    # xmm16 = (xmm5 * xmm6) + xmm16
	vfmadd231ps	%xmm5, %xmm7, %xmm19    # xmm19 = (xmm7 * xmm5) + xmm19
	vmovups	320(%rdi,%rcx,4), %xmm2
	vfmadd231ps	%xmm1, %xmm2, %xmm20    # xmm20 = (xmm2 * xmm1) + xmm20
	vfmadd231ps	%xmm2, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm2) + xmm19
	vmovups	2240(%rdi,%rcx,4), %xmm5
	vmovups	560(%rsi,%rcx,4), %xmm2
	vfmadd231ps	%xmm2, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm2) + xmm12
	vmovups	480(%rsi,%rcx,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm4) + xmm13
	vfmadd231ps	%xmm0, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm0) + xmm15
	vfmadd231ps	%xmm3, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm3) + xmm14
	vmulps	%xmm5, %xmm7, %xmm10
	vmulps	%xmm5, %xmm8, %xmm9
	vmovups	2320(%rdi,%rcx,4), %xmm11
	vmovups	640(%rsi,%rcx,4), %xmm5
	vfmadd231ps	%xmm5, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm5) + xmm12
	vfmadd231ps	%xmm2, %xmm11, %xmm13   # xmm13 = (xmm11 * xmm2) + xmm13
	vfmadd231ps	%xmm4, %xmm11, %xmm18   # xmm18 = (xmm11 * xmm4) + xmm18
	vfmadd231ps	%xmm1, %xmm11, %xmm15   # xmm15 = (xmm11 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm11, %xmm14   # xmm14 = (xmm11 * xmm0) + xmm14
	vfmadd231ps	%xmm3, %xmm11, %xmm16   # xmm16 = (xmm11 * xmm3) + xmm16
	vfmadd231ps	%xmm6, %xmm11, %xmm10   # xmm10 = (xmm11 * xmm6) + xmm10
	vfmadd231ps	%xmm7, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm7) + xmm9
	vmulps	%xmm11, %xmm8, %xmm11
	vmovups	2400(%rdi,%rcx,4), %xmm17
	vfmadd231ps	%xmm5, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm5) + xmm13
	vfmadd231ps	%xmm2, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm2) + xmm18
	vfmadd231ps	%xmm4, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm4) + xmm20
	vfmadd231ps	%xmm1, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm0) + xmm16
	vfmadd231ps	%xmm3, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm3) + xmm19
	vfmadd231ps	%xmm6, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm6) + xmm9
	vfmadd231ps	%xmm7, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm7) + xmm11
	vmulps	%xmm17, %xmm8, %xmm17
	vmovups	2480(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm5) + xmm18
	vfmadd231ps	%xmm2, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm2) + xmm20
	vfmadd231ps	%xmm1, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm0) + xmm19
	vfmadd231ps	%xmm6, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm6) + xmm11
	vfmadd231ps	%xmm21, %xmm7, %xmm17   # xmm17 = (xmm7 * xmm21) + xmm17
	vmovups	2560(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm5) + xmm20
	vfmadd231ps	%xmm1, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm1) + xmm19
	vfmadd231ps	%xmm21, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm21) + xmm17
	vmovups	%xmm12, (%rdx,%rcx,4)
	vmovups	%xmm13, 80(%rdx,%rcx,4)
	vmovups	%xmm18, 160(%rdx,%rcx,4)
	vmovups	%xmm20, 240(%rdx,%rcx,4)
	vmovups	4480(%rdi,%rcx,4), %xmm12
	vmovups	4560(%rdi,%rcx,4), %xmm18
	vmovups	4640(%rdi,%rcx,4), %xmm20
	vmovups	4720(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm2, %xmm12, %xmm15   # xmm15 = (xmm12 * xmm2) + xmm15
	vfmadd231ps	%xmm4, %xmm12, %xmm14   # xmm14 = (xmm12 * xmm4) + xmm14
	vfmadd231ps	%xmm0, %xmm12, %xmm10   # xmm10 = (xmm12 * xmm0) + xmm10
	vfmadd231ps	%xmm3, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm3) + xmm9
	vmulps	%xmm7, %xmm12, %xmm13
	vmulps	%xmm12, %xmm8, %xmm12
	vfmadd231ps	%xmm5, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm5) + xmm15
	vfmadd231ps	%xmm2, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm2) + xmm14
	vfmadd231ps	%xmm4, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm4) + xmm16
	vfmadd231ps	%xmm1, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm0) + xmm9
	vfmadd231ps	%xmm3, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm3) + xmm11
	vfmadd231ps	%xmm6, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm6) + xmm13
	vfmadd231ps	%xmm7, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm7) + xmm12
	vmulps	%xmm18, %xmm8, %xmm18
	vfmadd231ps	%xmm5, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm5) + xmm14
	vfmadd231ps	%xmm2, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm2) + xmm16
	vfmadd231ps	%xmm4, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm4) + xmm19
	vfmadd231ps	%xmm1, %xmm20, %xmm9    # xmm9 = (xmm20 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm20, %xmm11   # xmm11 = (xmm20 * xmm0) + xmm11
	vfmadd231ps	%xmm3, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm3) + xmm17
	vfmadd231ps	%xmm6, %xmm20, %xmm12   # xmm12 = (xmm20 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm7) + xmm18
	vmulps	%xmm20, %xmm8, %xmm20
	vfmadd231ps	%xmm5, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm5) + xmm16
	vfmadd231ps	%xmm2, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm0) + xmm17
	vfmadd231ps	%xmm6, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm6) + xmm18
	vfmadd231ps	%xmm21, %xmm7, %xmm20   # xmm20 = (xmm7 * xmm21) + xmm20
	vmovups	4800(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm5) + xmm19
	vfmadd231ps	%xmm1, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm1) + xmm17
	vfmadd231ps	%xmm21, %xmm6, %xmm20   # xmm20 = (xmm6 * xmm21) + xmm20
	vmovups	%xmm15, 2240(%rdx,%rcx,4)
	vmovups	%xmm14, 2320(%rdx,%rcx,4)
	vmovups	%xmm16, 2400(%rdx,%rcx,4)
	vmovups	%xmm19, 2480(%rdx,%rcx,4)
	vmovups	6720(%rdi,%rcx,4), %xmm14
	vmovups	6800(%rdi,%rcx,4), %xmm16
	vmovups	6880(%rdi,%rcx,4), %xmm19
	vmovups	6960(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm2, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm2) + xmm10
	vfmadd231ps	%xmm4, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm4) + xmm9
	vfmadd231ps	%xmm0, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm0) + xmm13
	vfmadd231ps	%xmm3, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm3) + xmm12
	vmulps	%xmm7, %xmm14, %xmm15
	vmulps	%xmm14, %xmm8, %xmm14
	vfmadd231ps	%xmm5, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm5) + xmm10
	vfmadd231ps	%xmm2, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm2) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm4) + xmm11
	vfmadd231ps	%xmm1, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm0) + xmm12
	vfmadd231ps	%xmm3, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm3) + xmm18
	vfmadd231ps	%xmm6, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm6) + xmm15
	vfmadd231ps	%xmm7, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm7) + xmm14
	vmulps	%xmm16, %xmm8, %xmm16
	vfmadd231ps	%xmm5, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm5) + xmm9
	vfmadd231ps	%xmm2, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm2) + xmm11
	vfmadd231ps	%xmm4, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm4) + xmm17
	vfmadd231ps	%xmm1, %xmm19, %xmm12   # xmm12 = (xmm19 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm0) + xmm18
	vfmadd231ps	%xmm3, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm3) + xmm20
	vfmadd231ps	%xmm6, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm7) + xmm16
	vmulps	%xmm19, %xmm8, %xmm8
	vfmadd231ps	%xmm5, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm5) + xmm11
	vfmadd231ps	%xmm2, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm6) + xmm16
	vfmadd231ps	%xmm7, %xmm21, %xmm8    # xmm8 = (xmm21 * xmm7) + xmm8
	vmovups	7040(%rdi,%rcx,4), %xmm7
	vfmadd231ps	%xmm5, %xmm7, %xmm17    # xmm17 = (xmm7 * xmm5) + xmm17
	vfmadd231ps	%xmm1, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm7, %xmm8     # xmm8 = (xmm7 * xmm6) + xmm8
	vmovups	%xmm10, 4480(%rdx,%rcx,4)
	vmovups	%xmm9, 4560(%rdx,%rcx,4)
	vmovups	%xmm11, 4640(%rdx,%rcx,4)
	vmovups	%xmm17, 4720(%rdx,%rcx,4)
	vmovups	8960(%rdi,%rcx,4), %xmm6
	vmovups	9040(%rdi,%rcx,4), %xmm7
	vmovups	9120(%rdi,%rcx,4), %xmm9
	vmovups	9200(%rdi,%rcx,4), %xmm10
	vfmadd231ps	%xmm2, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm2) + xmm13
	vfmadd231ps	%xmm4, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm4) + xmm12
	vfmadd231ps	%xmm0, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm0) + xmm15
	vfmadd231ps	%xmm6, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm6) + xmm14
	vfmadd231ps	%xmm5, %xmm7, %xmm13    # xmm13 = (xmm7 * xmm5) + xmm13
	vfmadd231ps	%xmm2, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm2) + xmm12
	vfmadd231ps	%xmm4, %xmm7, %xmm18    # xmm18 = (xmm7 * xmm4) + xmm18
	vfmadd231ps	%xmm1, %xmm7, %xmm15    # xmm15 = (xmm7 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm7, %xmm14    # xmm14 = (xmm7 * xmm0) + xmm14
	vfmadd231ps	%xmm7, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm7) + xmm16
	vfmadd231ps	%xmm5, %xmm9, %xmm12    # xmm12 = (xmm9 * xmm5) + xmm12
	vfmadd231ps	%xmm2, %xmm9, %xmm18    # xmm18 = (xmm9 * xmm2) + xmm18
	vfmadd231ps	%xmm4, %xmm9, %xmm20    # xmm20 = (xmm9 * xmm4) + xmm20
	vfmadd231ps	%xmm1, %xmm9, %xmm14    # xmm14 = (xmm9 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm9, %xmm16    # xmm16 = (xmm9 * xmm0) + xmm16
	vfmadd231ps	%xmm3, %xmm9, %xmm8     # xmm8 = (xmm9 * xmm3) + xmm8
	vfmadd231ps	%xmm5, %xmm10, %xmm18   # xmm18 = (xmm10 * xmm5) + xmm18
	vfmadd231ps	%xmm2, %xmm10, %xmm20   # xmm20 = (xmm10 * xmm2) + xmm20
	vfmadd231ps	%xmm1, %xmm10, %xmm16   # xmm16 = (xmm10 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm10, %xmm8    # xmm8 = (xmm10 * xmm0) + xmm8
	vmovups	9280(%rdi,%rcx,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm5) + xmm20
	vfmadd231ps	%xmm1, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm1) + xmm8
	vmovups	%xmm13, 6720(%rdx,%rcx,4)
	vmovups	%xmm12, 6800(%rdx,%rcx,4)
	vmovups	%xmm18, 6880(%rdx,%rcx,4)
	vmovups	%xmm20, 6960(%rdx,%rcx,4)
	vmovups	11200(%rdi,%rcx,4), %xmm0
	vmovups	11280(%rdi,%rcx,4), %xmm1
	vmovups	11360(%rdi,%rcx,4), %xmm3
	vmovups	11440(%rdi,%rcx,4), %xmm6
	vfmadd231ps	%xmm2, %xmm0, %xmm15    # xmm15 = (xmm0 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm0) + xmm14
	vfmadd231ps	%xmm5, %xmm1, %xmm15    # xmm15 = (xmm1 * xmm5) + xmm15
	vfmadd231ps	%xmm2, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm1) + xmm16
	vfmadd231ps	%xmm5, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm5) + xmm14
	vfmadd231ps	%xmm2, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm2) + xmm16
	vfmadd231ps	%xmm4, %xmm3, %xmm8     # xmm8 = (xmm3 * xmm4) + xmm8
	vfmadd231ps	%xmm5, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm5) + xmm16
	vfmadd231ps	%xmm2, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm2) + xmm8
	vfmadd231ps	11520(%rdi,%rcx,4), %xmm5, %xmm8 # xmm8 = (xmm5 * mem) + xmm8
	vmovups	%xmm15, 8960(%rdx,%rcx,4)
	vmovups	%xmm14, 9040(%rdx,%rcx,4)
	vmovups	%xmm16, 9120(%rdx,%rcx,4)
	vmovups	%xmm8, 9200(%rdx,%rcx,4)
	leaq	6960(%rdi), %rcx
	xorl	%r8d, %r8d
	.p2align	4
.LBB1_1:                                # =>This Inner Loop Header: Depth=1
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	leaq	(%rcx,%r11,4), %r9
	vmovups	(%rsi,%r11,4), %zmm8
	vmovups	80(%rsi,%r11,4), %zmm7
	vmovups	160(%rsi,%r11,4), %zmm6
	vmovups	240(%rsi,%r11,4), %zmm1
	vmovups	-6720(%r9,%rax,4), %zmm0
	vmovups	-6320(%r9,%rax,4), %zmm3
	vmulps	%zmm1, %zmm0, %zmm11
	vmulps	%zmm8, %zmm0, %zmm12
	leaq	(%r11,%rax), %r10
	vmovups	320(%rsi,%r11,4), %zmm0
	vmovups	320(%rdi,%r10,4), %zmm2
	vmovups	400(%rdi,%r10,4), %zmm4
	vmovups	480(%rdi,%r10,4), %zmm5
	vmovups	560(%rdi,%r10,4), %zmm9
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vmulps	%zmm2, %zmm1, %zmm15
	vfmadd231ps	%zmm7, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm7) + zmm12
	vmulps	%zmm2, %zmm8, %zmm14
	vmovups	400(%rsi,%r11,4), %zmm2
	vfmadd231ps	%zmm2, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm0) + zmm15
	vmulps	%zmm4, %zmm1, %zmm18
	vfmadd231ps	%zmm6, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm7) + zmm14
	vmulps	%zmm4, %zmm8, %zmm16
	vfmadd231ps	%zmm2, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm0) + zmm18
	vmulps	%zmm5, %zmm1, %zmm20
	vfmadd231ps	%zmm6, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm7) + zmm16
	vmulps	%zmm5, %zmm8, %zmm19
	vfmadd231ps	%zmm2, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm6) + zmm16
	vfmadd231ps	%zmm9, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm9) + zmm19
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	-4480(%r9,%rax,4), %zmm4
	vmovups	480(%rsi,%r11,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	2560(%rdi,%r10,4), %zmm5
	vmovups	560(%rsi,%r11,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm1) + zmm14
	vfmadd231ps	%zmm7, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm7) + zmm9
	vmulps	%zmm5, %zmm8, %zmm10
	vmovups	2640(%rdi,%r10,4), %zmm13
	vmovups	640(%rsi,%r11,4), %zmm5
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm7) + zmm10
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	2720(%rdi,%r10,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm7) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	2800(%rdi,%r10,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm6) + zmm13
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	-4080(%r9,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm11, 320(%rdx,%r10,4)
	vmovups	%zmm15, 400(%rdx,%r10,4)
	vmovups	%zmm18, 480(%rdx,%r10,4)
	vmovups	%zmm20, 560(%rdx,%r10,4)
	vmovups	-2240(%r9,%rax,4), %zmm11
	vmovups	-1840(%r9,%rax,4), %zmm21
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	4800(%rdi,%r10,4), %zmm15
	vmovups	4880(%rdi,%r10,4), %zmm18
	vmovups	4960(%rdi,%r10,4), %zmm20
	vmovups	5040(%rdi,%r10,4), %zmm22
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm7, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm7) + zmm11
	vmulps	%zmm15, %zmm8, %zmm15
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm1) + zmm13
	vfmadd231ps	%zmm6, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm7) + zmm15
	vmulps	%zmm18, %zmm8, %zmm18
	vfmadd231ps	%zmm5, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm7) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vfmadd231ps	%zmm5, %zmm22, %zmm16   # zmm16 = (zmm22 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm22, %zmm19   # zmm19 = (zmm22 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm22, %zmm13   # zmm13 = (zmm22 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm22, %zmm17   # zmm17 = (zmm22 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm22, %zmm18   # zmm18 = (zmm22 * zmm6) + zmm18
	vfmadd231ps	%zmm22, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm22) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm12, 2560(%rdx,%r10,4)
	vmovups	%zmm14, 2640(%rdx,%r10,4)
	vmovups	%zmm16, 2720(%rdx,%r10,4)
	vmovups	%zmm19, 2800(%rdx,%r10,4)
	vmovups	(%r9,%rax,4), %zmm12
	vmovups	400(%r9,%rax,4), %zmm19
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	7040(%rdi,%r10,4), %zmm14
	vmovups	7120(%rdi,%r10,4), %zmm16
	vmovups	7200(%rdi,%r10,4), %zmm21
	vmovups	7280(%rdi,%r10,4), %zmm22
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm1) + zmm15
	vfmadd231ps	%zmm7, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm7) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm7) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vfmadd231ps	%zmm5, %zmm21, %zmm10   # zmm10 = (zmm21 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm7) + zmm16
	vmulps	%zmm21, %zmm8, %zmm8
	vfmadd231ps	%zmm5, %zmm22, %zmm13   # zmm13 = (zmm22 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm22, %zmm17   # zmm17 = (zmm22 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm22, %zmm18   # zmm18 = (zmm22 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm22, %zmm20   # zmm20 = (zmm22 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm22, %zmm16   # zmm16 = (zmm22 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm22, %zmm8    # zmm8 = (zmm22 * zmm7) + zmm8
	vfmadd231ps	%zmm5, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm5) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	%zmm9, 4800(%rdx,%r10,4)
	vmovups	%zmm10, 4880(%rdx,%r10,4)
	vmovups	%zmm13, 4960(%rdx,%r10,4)
	vmovups	%zmm17, 5040(%rdx,%r10,4)
	vmovups	2240(%r9,%rax,4), %zmm6
	vmovups	2640(%r9,%rax,4), %zmm7
	vfmadd231ps	%zmm3, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vmovups	9280(%rdi,%r10,4), %zmm6
	vmovups	9360(%rdi,%r10,4), %zmm9
	vmovups	9440(%rdi,%r10,4), %zmm10
	vmovups	9520(%rdi,%r10,4), %zmm13
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm6) + zmm14
	vfmadd231ps	%zmm5, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm0) + zmm14
	vfmadd231ps	%zmm9, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm9) + zmm16
	vfmadd231ps	%zmm5, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm10, %zmm20   # zmm20 = (zmm10 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm10, %zmm8    # zmm8 = (zmm10 * zmm1) + zmm8
	vfmadd231ps	%zmm5, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm13, %zmm20   # zmm20 = (zmm13 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm13, %zmm8    # zmm8 = (zmm13 * zmm0) + zmm8
	vfmadd231ps	%zmm5, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm7, %zmm8     # zmm8 = (zmm7 * zmm2) + zmm8
	vmovups	%zmm11, 7040(%rdx,%r10,4)
	vmovups	%zmm15, 7120(%rdx,%r10,4)
	vmovups	%zmm18, 7200(%rdx,%r10,4)
	vmovups	%zmm20, 7280(%rdx,%r10,4)
	vfmadd231ps	4480(%r9,%rax,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	4560(%r9,%rax,4), %zmm0
	vmovups	4640(%r9,%rax,4), %zmm1
	vmovups	4720(%r9,%rax,4), %zmm2
	vmovups	4800(%r9,%rax,4), %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	%zmm5, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm4) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm3) + zmm8
	vfmadd231ps	%zmm5, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm4) + zmm8
	vfmadd231ps	4880(%r9,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm12, 9280(%rdx,%r10,4)
	vmovups	%zmm14, 9360(%rdx,%r10,4)
	vmovups	%zmm16, 9440(%rdx,%r10,4)
	vmovups	%zmm8, 9520(%rdx,%r10,4)
	movl	$16, %r11d
	#APP
	#NO_APP
	leaq	(%rcx,%r11,4), %r9
	vmovups	(%rsi,%r11,4), %xmm8
	vmovups	80(%rsi,%r11,4), %xmm7
	vmovups	160(%rsi,%r11,4), %xmm6
	vmovups	240(%rsi,%r11,4), %xmm1
	vmovups	-6720(%r9,%rax,4), %xmm0
	vmovups	-6320(%r9,%rax,4), %xmm3
	vmulps	%xmm1, %xmm0, %xmm11
	vmulps	%xmm0, %xmm8, %xmm12
	leaq	(%r11,%rax), %r10
	vmovups	320(%rsi,%r11,4), %xmm0
	vmovups	320(%rdi,%r10,4), %xmm2
	vmovups	400(%rdi,%r10,4), %xmm4
	vmovups	480(%rdi,%r10,4), %xmm5
	vmovups	560(%rdi,%r10,4), %xmm9
	vfmadd231ps	%xmm0, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm0) + xmm11
	vmulps	%xmm2, %xmm1, %xmm15
	vfmadd231ps	%xmm7, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm7) + xmm12
	vmulps	%xmm2, %xmm8, %xmm14
	vmovups	400(%rsi,%r11,4), %xmm2
	vfmadd231ps	%xmm2, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm4, %xmm15    # xmm15 = (xmm4 * xmm0) + xmm15
	vmulps	%xmm4, %xmm1, %xmm18
	vfmadd231ps	%xmm6, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm7) + xmm14
	vmulps	%xmm4, %xmm8, %xmm16
	vfmadd231ps	%xmm2, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm5, %xmm18    # xmm18 = (xmm5 * xmm0) + xmm18
	vmulps	%xmm5, %xmm1, %xmm20
	vfmadd231ps	%xmm6, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm5, %xmm16    # xmm16 = (xmm5 * xmm7) + xmm16
	vmulps	%xmm5, %xmm8, %xmm19
	vfmadd231ps	%xmm2, %xmm9, %xmm18    # xmm18 = (xmm9 * xmm2) + xmm18
	vfmadd231ps	%xmm0, %xmm9, %xmm20    # xmm20 = (xmm9 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm9, %xmm16    # xmm16 = (xmm9 * xmm6) + xmm16
	vfmadd231ps	%xmm9, %xmm7, %xmm19    # xmm19 = (xmm7 * xmm9) + xmm19
	vfmadd231ps	%xmm2, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm2) + xmm20
	vfmadd231ps	%xmm3, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm3) + xmm19
	vmovups	-4480(%r9,%rax,4), %xmm4
	vmovups	480(%rsi,%r11,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm1) + xmm12
	vmulps	%xmm4, %xmm8, %xmm9
	vmovups	2560(%rdi,%r10,4), %xmm5
	vmovups	560(%rsi,%r11,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm3) + xmm15
	vfmadd231ps	%xmm0, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm1) + xmm14
	vfmadd231ps	%xmm7, %xmm5, %xmm9     # xmm9 = (xmm5 * xmm7) + xmm9
	vmulps	%xmm5, %xmm8, %xmm10
	vmovups	2640(%rdi,%r10,4), %xmm13
	vmovups	640(%rsi,%r11,4), %xmm5
	vfmadd231ps	%xmm5, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm13, %xmm15   # xmm15 = (xmm13 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm13, %xmm18   # xmm18 = (xmm13 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm13, %xmm16   # xmm16 = (xmm13 * xmm1) + xmm16
	vfmadd231ps	%xmm6, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm6) + xmm9
	vfmadd231ps	%xmm7, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm7) + xmm10
	vmulps	%xmm13, %xmm8, %xmm13
	vmovups	2720(%rdi,%r10,4), %xmm17
	vfmadd231ps	%xmm5, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm5) + xmm15
	vfmadd231ps	%xmm4, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm1) + xmm19
	vfmadd231ps	%xmm6, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm6) + xmm10
	vfmadd231ps	%xmm7, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm7) + xmm13
	vmulps	%xmm17, %xmm8, %xmm17
	vmovups	2800(%rdi,%r10,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm5) + xmm18
	vfmadd231ps	%xmm4, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm0) + xmm19
	vfmadd231ps	%xmm6, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm6) + xmm13
	vfmadd231ps	%xmm21, %xmm7, %xmm17   # xmm17 = (xmm7 * xmm21) + xmm17
	vmovups	-4080(%r9,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm5) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm2) + xmm19
	vfmadd231ps	%xmm21, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm21) + xmm17
	vmovups	%xmm11, 320(%rdx,%r10,4)
	vmovups	%xmm15, 400(%rdx,%r10,4)
	vmovups	%xmm18, 480(%rdx,%r10,4)
	vmovups	%xmm20, 560(%rdx,%r10,4)
	vmovups	-2240(%r9,%rax,4), %xmm11
	vmovups	-1840(%r9,%rax,4), %xmm21
	vfmadd231ps	%xmm3, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm3) + xmm12
	vfmadd231ps	%xmm1, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm1) + xmm9
	vmulps	%xmm11, %xmm8, %xmm11
	vmovups	4800(%rdi,%r10,4), %xmm15
	vmovups	4880(%rdi,%r10,4), %xmm18
	vmovups	4960(%rdi,%r10,4), %xmm20
	vmovups	5040(%rdi,%r10,4), %xmm22
	vfmadd231ps	%xmm4, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm1) + xmm10
	vfmadd231ps	%xmm7, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm7) + xmm11
	vmulps	%xmm15, %xmm8, %xmm15
	vfmadd231ps	%xmm5, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm1) + xmm13
	vfmadd231ps	%xmm6, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm6) + xmm11
	vfmadd231ps	%xmm7, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm7) + xmm15
	vmulps	%xmm18, %xmm8, %xmm18
	vfmadd231ps	%xmm5, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm3) + xmm19
	vfmadd231ps	%xmm2, %xmm20, %xmm10   # xmm10 = (xmm20 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm1) + xmm17
	vfmadd231ps	%xmm6, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm6) + xmm15
	vfmadd231ps	%xmm7, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm7) + xmm18
	vmulps	%xmm20, %xmm8, %xmm20
	vfmadd231ps	%xmm5, %xmm22, %xmm16   # xmm16 = (xmm22 * xmm5) + xmm16
	vfmadd231ps	%xmm4, %xmm22, %xmm19   # xmm19 = (xmm22 * xmm4) + xmm19
	vfmadd231ps	%xmm2, %xmm22, %xmm13   # xmm13 = (xmm22 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm22, %xmm17   # xmm17 = (xmm22 * xmm0) + xmm17
	vfmadd231ps	%xmm6, %xmm22, %xmm18   # xmm18 = (xmm22 * xmm6) + xmm18
	vfmadd231ps	%xmm22, %xmm7, %xmm20   # xmm20 = (xmm7 * xmm22) + xmm20
	vfmadd231ps	%xmm5, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm5) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm2) + xmm17
	vfmadd231ps	%xmm21, %xmm6, %xmm20   # xmm20 = (xmm6 * xmm21) + xmm20
	vmovups	%xmm12, 2560(%rdx,%r10,4)
	vmovups	%xmm14, 2640(%rdx,%r10,4)
	vmovups	%xmm16, 2720(%rdx,%r10,4)
	vmovups	%xmm19, 2800(%rdx,%r10,4)
	vmovups	(%r9,%rax,4), %xmm12
	vmovups	400(%r9,%rax,4), %xmm19
	vfmadd231ps	%xmm3, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm3) + xmm9
	vfmadd231ps	%xmm1, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm1) + xmm11
	vmulps	%xmm12, %xmm8, %xmm12
	vmovups	7040(%rdi,%r10,4), %xmm14
	vmovups	7120(%rdi,%r10,4), %xmm16
	vmovups	7200(%rdi,%r10,4), %xmm21
	vmovups	7280(%rdi,%r10,4), %xmm22
	vfmadd231ps	%xmm4, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm3) + xmm10
	vfmadd231ps	%xmm0, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm14, %xmm15   # xmm15 = (xmm14 * xmm1) + xmm15
	vfmadd231ps	%xmm7, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm7) + xmm12
	vmulps	%xmm14, %xmm8, %xmm14
	vfmadd231ps	%xmm5, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm5) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm3) + xmm13
	vfmadd231ps	%xmm2, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm0) + xmm15
	vfmadd231ps	%xmm1, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm1) + xmm18
	vfmadd231ps	%xmm6, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm7) + xmm14
	vmulps	%xmm16, %xmm8, %xmm16
	vfmadd231ps	%xmm5, %xmm21, %xmm10   # xmm10 = (xmm21 * xmm5) + xmm10
	vfmadd231ps	%xmm4, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm0) + xmm18
	vfmadd231ps	%xmm1, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm7) + xmm16
	vmulps	%xmm21, %xmm8, %xmm8
	vfmadd231ps	%xmm5, %xmm22, %xmm13   # xmm13 = (xmm22 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm22, %xmm17   # xmm17 = (xmm22 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm22, %xmm18   # xmm18 = (xmm22 * xmm2) + xmm18
	vfmadd231ps	%xmm0, %xmm22, %xmm20   # xmm20 = (xmm22 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm22, %xmm16   # xmm16 = (xmm22 * xmm6) + xmm16
	vfmadd231ps	%xmm7, %xmm22, %xmm8    # xmm8 = (xmm22 * xmm7) + xmm8
	vfmadd231ps	%xmm5, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm5) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm2) + xmm20
	vfmadd231ps	%xmm6, %xmm19, %xmm8    # xmm8 = (xmm19 * xmm6) + xmm8
	vmovups	%xmm9, 4800(%rdx,%r10,4)
	vmovups	%xmm10, 4880(%rdx,%r10,4)
	vmovups	%xmm13, 4960(%rdx,%r10,4)
	vmovups	%xmm17, 5040(%rdx,%r10,4)
	vmovups	2240(%r9,%rax,4), %xmm6
	vmovups	2640(%r9,%rax,4), %xmm7
	vfmadd231ps	%xmm3, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm3) + xmm11
	vfmadd231ps	%xmm6, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm6) + xmm12
	vmovups	9280(%rdi,%r10,4), %xmm6
	vmovups	9360(%rdi,%r10,4), %xmm9
	vmovups	9440(%rdi,%r10,4), %xmm10
	vmovups	9520(%rdi,%r10,4), %xmm13
	vfmadd231ps	%xmm4, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm3) + xmm15
	vfmadd231ps	%xmm0, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm0) + xmm12
	vfmadd231ps	%xmm6, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm6) + xmm14
	vfmadd231ps	%xmm5, %xmm9, %xmm11    # xmm11 = (xmm9 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm9, %xmm15    # xmm15 = (xmm9 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm9, %xmm18    # xmm18 = (xmm9 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm9, %xmm12    # xmm12 = (xmm9 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm9, %xmm14    # xmm14 = (xmm9 * xmm0) + xmm14
	vfmadd231ps	%xmm9, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm9) + xmm16
	vfmadd231ps	%xmm5, %xmm10, %xmm15   # xmm15 = (xmm10 * xmm5) + xmm15
	vfmadd231ps	%xmm4, %xmm10, %xmm18   # xmm18 = (xmm10 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm10, %xmm20   # xmm20 = (xmm10 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm10, %xmm14   # xmm14 = (xmm10 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm10, %xmm16   # xmm16 = (xmm10 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm10, %xmm8    # xmm8 = (xmm10 * xmm1) + xmm8
	vfmadd231ps	%xmm5, %xmm13, %xmm18   # xmm18 = (xmm13 * xmm5) + xmm18
	vfmadd231ps	%xmm4, %xmm13, %xmm20   # xmm20 = (xmm13 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm13, %xmm16   # xmm16 = (xmm13 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm13, %xmm8    # xmm8 = (xmm13 * xmm0) + xmm8
	vfmadd231ps	%xmm5, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm5) + xmm20
	vfmadd231ps	%xmm2, %xmm7, %xmm8     # xmm8 = (xmm7 * xmm2) + xmm8
	vmovups	%xmm11, 7040(%rdx,%r10,4)
	vmovups	%xmm15, 7120(%rdx,%r10,4)
	vmovups	%xmm18, 7200(%rdx,%r10,4)
	vmovups	%xmm20, 7280(%rdx,%r10,4)
	vfmadd231ps	4480(%r9,%rax,4), %xmm3, %xmm12 # xmm12 = (xmm3 * mem) + xmm12
	vmovups	4560(%r9,%rax,4), %xmm0
	vmovups	4640(%r9,%rax,4), %xmm1
	vmovups	4720(%r9,%rax,4), %xmm2
	vmovups	4800(%r9,%rax,4), %xmm6
	vfmadd231ps	%xmm4, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm4) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm0) + xmm14
	vfmadd231ps	%xmm5, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm4) + xmm14
	vfmadd231ps	%xmm1, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm1) + xmm16
	vfmadd231ps	%xmm5, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm2, %xmm8     # xmm8 = (xmm2 * xmm3) + xmm8
	vfmadd231ps	%xmm5, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm5) + xmm16
	vfmadd231ps	%xmm4, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm4) + xmm8
	vfmadd231ps	4880(%r9,%rax,4), %xmm5, %xmm8 # xmm8 = (xmm5 * mem) + xmm8
	vmovups	%xmm12, 9280(%rdx,%r10,4)
	vmovups	%xmm14, 9360(%rdx,%r10,4)
	vmovups	%xmm16, 9440(%rdx,%r10,4)
	vmovups	%xmm8, 9520(%rdx,%r10,4)
	addq	$4, %r8
	addq	$80, %rax
	cmpq	$20, %r8
	jb	.LBB1_1
# %bb.2:
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	xorl	%eax, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %zmm8
	vmovups	80(%rsi,%rax,4), %zmm6
	vmovups	160(%rsi,%rax,4), %zmm7
	vmovups	240(%rsi,%rax,4), %zmm1
	vmovups	1840(%rdi,%rax,4), %zmm0
	vmovups	1920(%rdi,%rax,4), %zmm2
	vmovups	2000(%rdi,%rax,4), %zmm3
	vmovups	2080(%rdi,%rax,4), %zmm4
	vmulps	%zmm1, %zmm0, %zmm11
	vmulps	%zmm8, %zmm0, %zmm12
	vmovups	320(%rsi,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vmulps	%zmm2, %zmm1, %zmm15
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmulps	%zmm2, %zmm8, %zmm14
	vmovups	400(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vmulps	%zmm3, %zmm1, %zmm18
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm0) + zmm18
	vmulps	%zmm4, %zmm1, %zmm20
	vfmadd231ps	%zmm7, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm6) + zmm16
	vmulps	%zmm4, %zmm8, %zmm19
	vmovups	2160(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	4080(%rdi,%rax,4), %zmm4
	vmovups	480(%rsi,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	4160(%rdi,%rax,4), %zmm5
	vmovups	560(%rsi,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm6) + zmm9
	vmulps	%zmm5, %zmm8, %zmm10
	vmovups	4240(%rdi,%rax,4), %zmm13
	vmovups	640(%rsi,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm1) + zmm16
	vfmadd231ps	%zmm7, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm6) + zmm10
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	4320(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm6) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	4400(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm7) + zmm13
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm11, 1920(%rdx,%rax,4)
	vmovups	%zmm15, 2000(%rdx,%rax,4)
	vmovups	%zmm18, 2080(%rdx,%rax,4)
	vmovups	%zmm20, 2160(%rdx,%rax,4)
	vmovups	6320(%rdi,%rax,4), %zmm11
	vmovups	6400(%rdi,%rax,4), %zmm15
	vmovups	6480(%rdi,%rax,4), %zmm18
	vmovups	6560(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm6) + zmm11
	vmulps	%zmm15, %zmm8, %zmm15
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm1) + zmm13
	vfmadd231ps	%zmm7, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm7) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vmulps	%zmm18, %zmm8, %zmm18
	vfmadd231ps	%zmm5, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	6640(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm12, 4160(%rdx,%rax,4)
	vmovups	%zmm14, 4240(%rdx,%rax,4)
	vmovups	%zmm16, 4320(%rdx,%rax,4)
	vmovups	%zmm19, 4400(%rdx,%rax,4)
	vmovups	8560(%rdi,%rax,4), %zmm12
	vmovups	8640(%rdi,%rax,4), %zmm14
	vmovups	8720(%rdi,%rax,4), %zmm16
	vmovups	8800(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm8, %zmm12
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm7, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	8880(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	%zmm9, 6400(%rdx,%rax,4)
	vmovups	%zmm10, 6480(%rdx,%rax,4)
	vmovups	%zmm13, 6560(%rdx,%rax,4)
	vmovups	%zmm17, 6640(%rdx,%rax,4)
	vmovups	10800(%rdi,%rax,4), %zmm6
	vmovups	10880(%rdi,%rax,4), %zmm7
	vmovups	10960(%rdi,%rax,4), %zmm9
	vmovups	11040(%rdi,%rax,4), %zmm10
	vfmadd231ps	%zmm3, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vfmadd231ps	%zmm4, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm0) + zmm12
	vfmadd231ps	%zmm7, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm7) + zmm14
	vfmadd231ps	%zmm5, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm0) + zmm14
	vfmadd231ps	%zmm9, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm9) + zmm16
	vfmadd231ps	%zmm5, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm10, %zmm20   # zmm20 = (zmm10 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm10, %zmm8    # zmm8 = (zmm10 * zmm1) + zmm8
	vmovups	11120(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	%zmm11, 8640(%rdx,%rax,4)
	vmovups	%zmm15, 8720(%rdx,%rax,4)
	vmovups	%zmm18, 8800(%rdx,%rax,4)
	vmovups	%zmm20, 8880(%rdx,%rax,4)
	vfmadd231ps	13040(%rdi,%rax,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	13120(%rdi,%rax,4), %zmm0
	vmovups	13200(%rdi,%rax,4), %zmm1
	vmovups	13280(%rdi,%rax,4), %zmm2
	vmovups	13360(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	%zmm5, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm4) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm3) + zmm8
	vfmadd231ps	%zmm5, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm4) + zmm8
	vmovups	%zmm12, 10880(%rdx,%rax,4)
	vmovups	%zmm14, 10960(%rdx,%rax,4)
	vmovups	%zmm16, 11040(%rdx,%rax,4)
	vmovups	%zmm8, 11120(%rdx,%rax,4)
	movl	$16, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %xmm8
	vmovups	80(%rsi,%rax,4), %xmm6
	vmovups	160(%rsi,%rax,4), %xmm7
	vmovups	240(%rsi,%rax,4), %xmm1
	vmovups	1840(%rdi,%rax,4), %xmm0
	vmovups	1920(%rdi,%rax,4), %xmm2
	vmovups	2000(%rdi,%rax,4), %xmm3
	vmovups	2080(%rdi,%rax,4), %xmm4
	vmulps	%xmm1, %xmm0, %xmm11
	vmulps	%xmm0, %xmm8, %xmm12
	vmovups	320(%rsi,%rax,4), %xmm0
	vfmadd231ps	%xmm0, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm0) + xmm11
	vmulps	%xmm2, %xmm1, %xmm15
	vfmadd231ps	%xmm6, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm6) + xmm12
	vmulps	%xmm2, %xmm8, %xmm14
	vmovups	400(%rsi,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm0) + xmm15
	vmulps	%xmm3, %xmm1, %xmm18
	vfmadd231ps	%xmm7, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm7) + xmm12
	vfmadd231ps	%xmm6, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm6) + xmm14
	vmulps	%xmm3, %xmm8, %xmm16
	vfmadd231ps	%xmm2, %xmm4, %xmm15    # xmm15 = (xmm4 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm0) + xmm18
	vmulps	%xmm4, %xmm1, %xmm20
	vfmadd231ps	%xmm7, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm7) + xmm14
	vfmadd231ps	%xmm6, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm6) + xmm16
	vmulps	%xmm4, %xmm8, %xmm19
	vmovups	2160(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm2) + xmm18
	vfmadd231ps	%xmm0, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm0) + xmm20
	vfmadd231ps	%xmm7, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm7) + xmm16
	vfmadd231ps	%xmm3, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm3) + xmm19
	vmovups	4080(%rdi,%rax,4), %xmm4
	vmovups	480(%rsi,%rax,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm1) + xmm12
	vmulps	%xmm4, %xmm8, %xmm9
	vmovups	4160(%rdi,%rax,4), %xmm5
	vmovups	560(%rsi,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm3) + xmm15
	vfmadd231ps	%xmm0, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm1) + xmm14
	vfmadd231ps	%xmm6, %xmm5, %xmm9     # xmm9 = (xmm5 * xmm6) + xmm9
	vmulps	%xmm5, %xmm8, %xmm10
	vmovups	4240(%rdi,%rax,4), %xmm13
	vmovups	640(%rsi,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm13, %xmm15   # xmm15 = (xmm13 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm13, %xmm18   # xmm18 = (xmm13 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm13, %xmm16   # xmm16 = (xmm13 * xmm1) + xmm16
	vfmadd231ps	%xmm7, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm7) + xmm9
	vfmadd231ps	%xmm6, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm6) + xmm10
	vmulps	%xmm13, %xmm8, %xmm13
	vmovups	4320(%rdi,%rax,4), %xmm17
	vfmadd231ps	%xmm5, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm5) + xmm15
	vfmadd231ps	%xmm4, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm1) + xmm19
	vfmadd231ps	%xmm7, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm7) + xmm10
	vfmadd231ps	%xmm6, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm6) + xmm13
	vmulps	%xmm17, %xmm8, %xmm17
	vmovups	4400(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm5) + xmm18
	vfmadd231ps	%xmm4, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm0) + xmm19
	vfmadd231ps	%xmm7, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm7) + xmm13
	vfmadd231ps	%xmm21, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm21) + xmm17
	vmovups	%xmm11, 1920(%rdx,%rax,4)
	vmovups	%xmm15, 2000(%rdx,%rax,4)
	vmovups	%xmm18, 2080(%rdx,%rax,4)
	vmovups	%xmm20, 2160(%rdx,%rax,4)
	vmovups	6320(%rdi,%rax,4), %xmm11
	vmovups	6400(%rdi,%rax,4), %xmm15
	vmovups	6480(%rdi,%rax,4), %xmm18
	vmovups	6560(%rdi,%rax,4), %xmm20
	vfmadd231ps	%xmm3, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm3) + xmm12
	vfmadd231ps	%xmm1, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm1) + xmm9
	vmulps	%xmm11, %xmm8, %xmm11
	vfmadd231ps	%xmm4, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm1) + xmm10
	vfmadd231ps	%xmm6, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm6) + xmm11
	vmulps	%xmm15, %xmm8, %xmm15
	vfmadd231ps	%xmm5, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm1) + xmm13
	vfmadd231ps	%xmm7, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm7) + xmm11
	vfmadd231ps	%xmm6, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm6) + xmm15
	vmulps	%xmm18, %xmm8, %xmm18
	vfmadd231ps	%xmm5, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm3) + xmm19
	vfmadd231ps	%xmm2, %xmm20, %xmm10   # xmm10 = (xmm20 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm1) + xmm17
	vfmadd231ps	%xmm7, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm7) + xmm15
	vfmadd231ps	%xmm6, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm6) + xmm18
	vmulps	%xmm20, %xmm8, %xmm20
	vmovups	6640(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm5) + xmm16
	vfmadd231ps	%xmm4, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm4) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm0) + xmm17
	vfmadd231ps	%xmm7, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm7) + xmm18
	vfmadd231ps	%xmm21, %xmm6, %xmm20   # xmm20 = (xmm6 * xmm21) + xmm20
	vmovups	%xmm12, 4160(%rdx,%rax,4)
	vmovups	%xmm14, 4240(%rdx,%rax,4)
	vmovups	%xmm16, 4320(%rdx,%rax,4)
	vmovups	%xmm19, 4400(%rdx,%rax,4)
	vmovups	8560(%rdi,%rax,4), %xmm12
	vmovups	8640(%rdi,%rax,4), %xmm14
	vmovups	8720(%rdi,%rax,4), %xmm16
	vmovups	8800(%rdi,%rax,4), %xmm19
	vfmadd231ps	%xmm3, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm3) + xmm9
	vfmadd231ps	%xmm1, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm1) + xmm11
	vmulps	%xmm12, %xmm8, %xmm12
	vfmadd231ps	%xmm4, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm3) + xmm10
	vfmadd231ps	%xmm0, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm14, %xmm15   # xmm15 = (xmm14 * xmm1) + xmm15
	vfmadd231ps	%xmm6, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm6) + xmm12
	vmulps	%xmm14, %xmm8, %xmm14
	vfmadd231ps	%xmm5, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm5) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm3) + xmm13
	vfmadd231ps	%xmm2, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm0) + xmm15
	vfmadd231ps	%xmm1, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm1) + xmm18
	vfmadd231ps	%xmm7, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm7) + xmm12
	vfmadd231ps	%xmm6, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm6) + xmm14
	vmulps	%xmm16, %xmm8, %xmm16
	vfmadd231ps	%xmm5, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm5) + xmm10
	vfmadd231ps	%xmm4, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm15   # xmm15 = (xmm19 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm0) + xmm18
	vfmadd231ps	%xmm1, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm1) + xmm20
	vfmadd231ps	%xmm7, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm7) + xmm14
	vfmadd231ps	%xmm6, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm6) + xmm16
	vmulps	%xmm19, %xmm8, %xmm8
	vmovups	8880(%rdi,%rax,4), %xmm19
	vfmadd231ps	%xmm5, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm2) + xmm18
	vfmadd231ps	%xmm0, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm0) + xmm20
	vfmadd231ps	%xmm7, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm7) + xmm16
	vfmadd231ps	%xmm6, %xmm19, %xmm8    # xmm8 = (xmm19 * xmm6) + xmm8
	vmovups	%xmm9, 6400(%rdx,%rax,4)
	vmovups	%xmm10, 6480(%rdx,%rax,4)
	vmovups	%xmm13, 6560(%rdx,%rax,4)
	vmovups	%xmm17, 6640(%rdx,%rax,4)
	vmovups	10800(%rdi,%rax,4), %xmm6
	vmovups	10880(%rdi,%rax,4), %xmm7
	vmovups	10960(%rdi,%rax,4), %xmm9
	vmovups	11040(%rdi,%rax,4), %xmm10
	vfmadd231ps	%xmm3, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm3) + xmm11
	vfmadd231ps	%xmm6, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm6) + xmm12
	vfmadd231ps	%xmm4, %xmm7, %xmm11    # xmm11 = (xmm7 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm7, %xmm15    # xmm15 = (xmm7 * xmm3) + xmm15
	vfmadd231ps	%xmm0, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm0) + xmm12
	vfmadd231ps	%xmm7, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm7) + xmm14
	vfmadd231ps	%xmm5, %xmm9, %xmm11    # xmm11 = (xmm9 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm9, %xmm15    # xmm15 = (xmm9 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm9, %xmm18    # xmm18 = (xmm9 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm9, %xmm12    # xmm12 = (xmm9 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm9, %xmm14    # xmm14 = (xmm9 * xmm0) + xmm14
	vfmadd231ps	%xmm9, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm9) + xmm16
	vfmadd231ps	%xmm5, %xmm10, %xmm15   # xmm15 = (xmm10 * xmm5) + xmm15
	vfmadd231ps	%xmm4, %xmm10, %xmm18   # xmm18 = (xmm10 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm10, %xmm20   # xmm20 = (xmm10 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm10, %xmm14   # xmm14 = (xmm10 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm10, %xmm16   # xmm16 = (xmm10 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm10, %xmm8    # xmm8 = (xmm10 * xmm1) + xmm8
	vmovups	11120(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm5, %xmm1, %xmm18    # xmm18 = (xmm1 * xmm5) + xmm18
	vfmadd231ps	%xmm4, %xmm1, %xmm20    # xmm20 = (xmm1 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm1, %xmm8     # xmm8 = (xmm1 * xmm0) + xmm8
	vmovups	%xmm11, 8640(%rdx,%rax,4)
	vmovups	%xmm15, 8720(%rdx,%rax,4)
	vmovups	%xmm18, 8800(%rdx,%rax,4)
	vmovups	%xmm20, 8880(%rdx,%rax,4)
	vfmadd231ps	13040(%rdi,%rax,4), %xmm3, %xmm12 # xmm12 = (xmm3 * mem) + xmm12
	vmovups	13120(%rdi,%rax,4), %xmm0
	vmovups	13200(%rdi,%rax,4), %xmm1
	vmovups	13280(%rdi,%rax,4), %xmm2
	vmovups	13360(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm4, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm4) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm0) + xmm14
	vfmadd231ps	%xmm5, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm4) + xmm14
	vfmadd231ps	%xmm1, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm1) + xmm16
	vfmadd231ps	%xmm5, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm2, %xmm8     # xmm8 = (xmm2 * xmm3) + xmm8
	vfmadd231ps	%xmm5, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm5) + xmm16
	vfmadd231ps	%xmm4, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm4) + xmm8
	vmovups	%xmm12, 10880(%rdx,%rax,4)
	vmovups	%xmm14, 10960(%rdx,%rax,4)
	vmovups	%xmm16, 11040(%rdx,%rax,4)
	vmovups	%xmm8, 11120(%rdx,%rax,4)
	movl	$5, %ecx
	movl	$2880, %eax                     # imm = 0xB40
	.p2align	4
.LBB1_3:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_4 Depth 2
	movq	%rax, -24(%rsp)                 # 8-byte Spill
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	imulq	$560, %rcx, %r8                 # imm = 0x230
	leaq	(%rdi,%r8,4), %r10
	vmovups	-2240(%r10,%rbx,4), %zmm1
	vmovups	-2160(%r10,%rbx,4), %zmm2
	vmovups	-2080(%r10,%rbx,4), %zmm3
	vmovups	-2000(%r10,%rbx,4), %zmm4
	vmovups	(%rsi,%rbx,4), %zmm8
	vmovups	80(%rsi,%rbx,4), %zmm7
	vmovups	160(%rsi,%rbx,4), %zmm6
	vmovups	240(%rsi,%rbx,4), %zmm0
	vmulps	%zmm7, %zmm1, %zmm15
	vmulps	%zmm8, %zmm1, %zmm14
	vfmadd231ps	%zmm6, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm7) + zmm14
	vmulps	%zmm2, %zmm8, %zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm7) + zmm18
	vmulps	%zmm3, %zmm8, %zmm20
	vfmadd231ps	%zmm6, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm6) + zmm18
	vfmadd231ps	%zmm4, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm4) + zmm20
	vfmadd231ps	-1920(%r10,%rbx,4), %zmm6, %zmm20 # zmm20 = (zmm6 * mem) + zmm20
	leaq	(%rbx,%r8), %r11
	vmovups	(%rdi,%r11,4), %zmm2
	vmovups	320(%rsi,%rbx,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm0) + zmm14
	vmulps	%zmm2, %zmm7, %zmm12
	vmulps	%zmm2, %zmm8, %zmm11
	leaq	20(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %zmm3
	vmovups	400(%rsi,%rbx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm7) + zmm11
	vmulps	%zmm3, %zmm8, %zmm16
	leaq	40(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	leaq	60(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	320(%r10,%rbx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	leaq	560(%rbx,%r8), %r9
	vmovups	(%rdi,%r9,4), %zmm5
	vmovups	560(%rsi,%rbx,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vmovups	480(%rsi,%rbx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm4) + zmm14
	vfmadd231ps	%zmm1, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm0) + zmm11
	vmulps	%zmm5, %zmm7, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	leaq	580(%rbx,%r8), %r14
	vmovups	(%rdi,%r14,4), %zmm13
	vmovups	640(%rsi,%rbx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm4) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm0) + zmm16
	vfmadd231ps	%zmm6, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm7) + zmm9
	vmulps	%zmm13, %zmm8, %zmm13
	leaq	600(%rbx,%r8), %r12
	vmovups	(%rdi,%r12,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm7) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	leaq	620(%rbx,%r8), %rbp
	vmovups	(%rdi,%rbp,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm6) + zmm13
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	2560(%r10,%rbx,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm15, (%rdx,%r11,4)
	vmovups	%zmm14, (%rdx,%r15,4)
	vmovups	%zmm18, (%rdx,%r13,4)
	vmovups	%zmm20, (%rdx,%rax,4)
	leaq	1120(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %zmm14
	vfmadd231ps	%zmm3, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vmulps	%zmm14, %zmm7, %zmm15
	vmulps	%zmm14, %zmm8, %zmm14
	leaq	1140(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm0) + zmm13
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm7) + zmm14
	vmulps	%zmm18, %zmm8, %zmm18
	leaq	1160(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm7) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	movq	%rcx, %r9
	leaq	1180(%rbx,%r8), %rcx
	vmovups	(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm6) + zmm18
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	4800(%r10,%rbx,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	leaq	560(%rbx,%r8), %r11
	vmovups	%zmm12, (%rdx,%r11,4)
	vmovups	%zmm11, (%rdx,%r14,4)
	vmovups	%zmm16, (%rdx,%r12,4)
	vmovups	%zmm19, (%rdx,%rbp,4)
	leaq	1680(%rbx,%r8), %r11
	vmovups	(%rdi,%r11,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm0) + zmm14
	vmulps	%zmm11, %zmm7, %zmm12
	vmulps	%zmm11, %zmm8, %zmm11
	leaq	1700(%rbx,%r8), %r14
	vmovups	(%rdi,%r14,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm0) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm7) + zmm11
	vmulps	%zmm16, %zmm8, %zmm16
	leaq	1720(%rbx,%r8), %r12
	vmovups	(%rdi,%r12,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	leaq	1740(%rbx,%r8), %rbp
	vmovups	(%rdi,%rbp,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm7) + zmm8
	vmovups	7040(%r10,%rbx,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm5) + zmm17
	vfmadd231ps	%zmm2, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm7, %zmm8     # zmm8 = (zmm7 * zmm6) + zmm8
	vmovups	%zmm10, (%rdx,%rax,4)
	vmovups	%zmm9, (%rdx,%r15,4)
	vmovups	%zmm13, (%rdx,%r13,4)
	vmovups	%zmm17, (%rdx,%rcx,4)
	leaq	2240(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm4) + zmm14
	vfmadd231ps	%zmm1, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm1) + zmm12
	vfmadd231ps	%zmm6, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm6) + zmm11
	leaq	2260(%rbx,%r8), %rcx
	vmovups	(%rdi,%rcx,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm1) + zmm11
	vfmadd231ps	%zmm6, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm6) + zmm16
	leaq	2280(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm0) + zmm8
	leaq	2300(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	9280(%r10,%rbx,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm15, (%rdx,%r11,4)
	vmovups	%zmm14, (%rdx,%r14,4)
	vmovups	%zmm18, (%rdx,%r12,4)
	vmovups	%zmm20, (%rdx,%rbp,4)
	movq	%r9, -8(%rsp)                   # 8-byte Spill
	leaq	5(%r9), %r11
	movq	%r10, %r9
	movq	%r11, -16(%rsp)                 # 8-byte Spill
	imulq	$2240, %r11, %r11               # imm = 0x8C0
	addq	%rdi, %r11
	vmovups	(%r11,%rbx,4), %zmm0
	vmovups	80(%r11,%rbx,4), %zmm1
	vmovups	160(%r11,%rbx,4), %zmm2
	vmovups	240(%r11,%rbx,4), %zmm6
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm0) + zmm11
	vfmadd231ps	%zmm5, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm4) + zmm8
	vfmadd231ps	%zmm5, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm3) + zmm8
	vfmadd231ps	320(%r11,%rbx,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm12, (%rdx,%rax,4)
	vmovups	%zmm11, (%rdx,%rcx,4)
	vmovups	%zmm16, (%rdx,%r15,4)
	vmovups	%zmm8, (%rdx,%r13,4)
	movl	$16, %ebx
	#APP
	#NO_APP
	vmovups	-2240(%r10,%rbx,4), %xmm1
	vmovups	-2160(%r10,%rbx,4), %xmm2
	vmovups	-2080(%r10,%rbx,4), %xmm3
	vmovups	-2000(%r10,%rbx,4), %xmm4
	vmovups	(%rsi,%rbx,4), %xmm8
	vmovups	80(%rsi,%rbx,4), %xmm7
	vmovups	160(%rsi,%rbx,4), %xmm5
	vmovups	240(%rsi,%rbx,4), %xmm0
	vmulps	%xmm7, %xmm1, %xmm15
	vmulps	%xmm1, %xmm8, %xmm14
	vfmadd231ps	%xmm5, %xmm2, %xmm15    # xmm15 = (xmm2 * xmm5) + xmm15
	vfmadd231ps	%xmm7, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm7) + xmm14
	vmulps	%xmm2, %xmm8, %xmm18
	vfmadd231ps	%xmm5, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm5) + xmm14
	vfmadd231ps	%xmm7, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm7) + xmm18
	vmulps	%xmm3, %xmm8, %xmm20
	vfmadd231ps	%xmm5, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm5) + xmm18
	vfmadd231ps	%xmm4, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm4) + xmm20
	vfmadd231ps	-1920(%r10,%rbx,4), %xmm5, %xmm20 # xmm20 = (xmm5 * mem) + xmm20
	leaq	(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %xmm2
	vmovups	320(%rsi,%rbx,4), %xmm1
	vfmadd231ps	%xmm1, %xmm2, %xmm15    # xmm15 = (xmm2 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm0) + xmm14
	vmulps	%xmm2, %xmm7, %xmm12
	vmulps	%xmm2, %xmm8, %xmm11
	leaq	20(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %xmm3
	vmovups	400(%rsi,%rbx,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm2) + xmm15
	vfmadd231ps	%xmm1, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm0) + xmm18
	vfmadd231ps	%xmm5, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm5) + xmm12
	vfmadd231ps	%xmm7, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm7) + xmm11
	vmulps	%xmm3, %xmm8, %xmm16
	leaq	40(%rbx,%r8), %r10
	vmovups	(%rdi,%r10,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm0) + xmm20
	vfmadd231ps	%xmm5, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm5) + xmm11
	vfmadd231ps	%xmm7, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm7) + xmm16
	vmulps	%xmm3, %xmm8, %xmm19
	leaq	60(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm1) + xmm20
	vfmadd231ps	%xmm5, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm5) + xmm16
	vfmadd231ps	%xmm3, %xmm7, %xmm19    # xmm19 = (xmm7 * xmm3) + xmm19
	vmovups	320(%r9,%rbx,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm2) + xmm20
	vfmadd231ps	%xmm3, %xmm5, %xmm19    # xmm19 = (xmm5 * xmm3) + xmm19
	leaq	560(%rbx,%r8), %r14
	vmovups	(%rdi,%r14,4), %xmm6
	vmovups	560(%rsi,%rbx,4), %xmm3
	vfmadd231ps	%xmm3, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm3) + xmm15
	vmovups	480(%rsi,%rbx,4), %xmm4
	vfmadd231ps	%xmm4, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm4) + xmm14
	vfmadd231ps	%xmm1, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm0) + xmm11
	vmulps	%xmm6, %xmm7, %xmm10
	vmulps	%xmm6, %xmm8, %xmm9
	leaq	580(%rbx,%r8), %r12
	vmovups	(%rdi,%r12,4), %xmm13
	vmovups	640(%rsi,%rbx,4), %xmm6
	vfmadd231ps	%xmm6, %xmm13, %xmm15   # xmm15 = (xmm13 * xmm6) + xmm15
	vfmadd231ps	%xmm3, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm3) + xmm14
	vfmadd231ps	%xmm4, %xmm13, %xmm18   # xmm18 = (xmm13 * xmm4) + xmm18
	vfmadd231ps	%xmm2, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm13, %xmm16   # xmm16 = (xmm13 * xmm0) + xmm16
	vfmadd231ps	%xmm5, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm5) + xmm10
	vfmadd231ps	%xmm7, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm7) + xmm9
	vmulps	%xmm13, %xmm8, %xmm13
	leaq	600(%rbx,%r8), %rbp
	vmovups	(%rdi,%rbp,4), %xmm17
	vfmadd231ps	%xmm6, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm6) + xmm14
	vfmadd231ps	%xmm3, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm3) + xmm18
	vfmadd231ps	%xmm4, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm0) + xmm19
	vfmadd231ps	%xmm5, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm5) + xmm9
	vfmadd231ps	%xmm7, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm7) + xmm13
	vmulps	%xmm17, %xmm8, %xmm17
	leaq	620(%rbx,%r8), %rcx
	vmovups	(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm6, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm6) + xmm18
	vfmadd231ps	%xmm3, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm2) + xmm16
	vfmadd231ps	%xmm1, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm1) + xmm19
	vfmadd231ps	%xmm5, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm5) + xmm13
	vfmadd231ps	%xmm21, %xmm7, %xmm17   # xmm17 = (xmm7 * xmm21) + xmm17
	vmovups	2560(%r9,%rbx,4), %xmm21
	vfmadd231ps	%xmm6, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm6) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm2) + xmm19
	vfmadd231ps	%xmm21, %xmm5, %xmm17   # xmm17 = (xmm5 * xmm21) + xmm17
	vmovups	%xmm15, (%rdx,%r15,4)
	vmovups	%xmm14, (%rdx,%r13,4)
	vmovups	%xmm18, (%rdx,%r10,4)
	vmovups	%xmm20, (%rdx,%rax,4)
	leaq	1120(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %xmm14
	vfmadd231ps	%xmm3, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm3) + xmm12
	vfmadd231ps	%xmm4, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm4) + xmm11
	vfmadd231ps	%xmm1, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm0) + xmm9
	vmulps	%xmm7, %xmm14, %xmm15
	vmulps	%xmm14, %xmm8, %xmm14
	leaq	1140(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %xmm18
	vfmadd231ps	%xmm6, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm6) + xmm12
	vfmadd231ps	%xmm3, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm3) + xmm11
	vfmadd231ps	%xmm4, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm4) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm2) + xmm10
	vfmadd231ps	%xmm1, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm0) + xmm13
	vfmadd231ps	%xmm5, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm5) + xmm15
	vfmadd231ps	%xmm7, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm7) + xmm14
	vmulps	%xmm18, %xmm8, %xmm18
	leaq	1160(%rbx,%r8), %r10
	vmovups	(%rdi,%r10,4), %xmm20
	vfmadd231ps	%xmm6, %xmm20, %xmm11   # xmm11 = (xmm20 * xmm6) + xmm11
	vfmadd231ps	%xmm3, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm3) + xmm16
	vfmadd231ps	%xmm4, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm4) + xmm19
	vfmadd231ps	%xmm2, %xmm20, %xmm9    # xmm9 = (xmm20 * xmm2) + xmm9
	vfmadd231ps	%xmm1, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm0) + xmm17
	vfmadd231ps	%xmm5, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm5) + xmm14
	vfmadd231ps	%xmm7, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm7) + xmm18
	vmulps	%xmm20, %xmm8, %xmm20
	leaq	1180(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm6, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm6) + xmm16
	vfmadd231ps	%xmm3, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm3) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm2) + xmm13
	vfmadd231ps	%xmm1, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm1) + xmm17
	vfmadd231ps	%xmm5, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm5) + xmm18
	vfmadd231ps	%xmm21, %xmm7, %xmm20   # xmm20 = (xmm7 * xmm21) + xmm20
	vmovups	4800(%r9,%rbx,4), %xmm21
	vfmadd231ps	%xmm6, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm6) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm2) + xmm17
	vfmadd231ps	%xmm21, %xmm5, %xmm20   # xmm20 = (xmm5 * xmm21) + xmm20
	vmovups	%xmm12, (%rdx,%r14,4)
	vmovups	%xmm11, (%rdx,%r12,4)
	vmovups	%xmm16, (%rdx,%rbp,4)
	vmovups	%xmm19, (%rdx,%rcx,4)
	leaq	1680(%rbx,%r8), %r14
	vmovups	(%rdi,%r14,4), %xmm11
	vfmadd231ps	%xmm3, %xmm11, %xmm10   # xmm10 = (xmm11 * xmm3) + xmm10
	vfmadd231ps	%xmm4, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm4) + xmm9
	vfmadd231ps	%xmm1, %xmm11, %xmm15   # xmm15 = (xmm11 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm11, %xmm14   # xmm14 = (xmm11 * xmm0) + xmm14
	vmulps	%xmm7, %xmm11, %xmm12
	vmulps	%xmm11, %xmm8, %xmm11
	leaq	1700(%rbx,%r8), %r12
	vmovups	(%rdi,%r12,4), %xmm16
	vfmadd231ps	%xmm6, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm6) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm3) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm4) + xmm13
	vfmadd231ps	%xmm2, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm2) + xmm15
	vfmadd231ps	%xmm1, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm0) + xmm18
	vfmadd231ps	%xmm5, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm5) + xmm12
	vfmadd231ps	%xmm7, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm7) + xmm11
	vmulps	%xmm16, %xmm8, %xmm16
	leaq	1720(%rbx,%r8), %rcx
	vmovups	(%rdi,%rcx,4), %xmm19
	vfmadd231ps	%xmm6, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm6) + xmm9
	vfmadd231ps	%xmm3, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm3) + xmm13
	vfmadd231ps	%xmm4, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm0) + xmm20
	vfmadd231ps	%xmm5, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm5) + xmm11
	vfmadd231ps	%xmm7, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm7) + xmm16
	vmulps	%xmm19, %xmm8, %xmm8
	leaq	1740(%rbx,%r8), %rbp
	vmovups	(%rdi,%rbp,4), %xmm19
	vfmadd231ps	%xmm6, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm6) + xmm13
	vfmadd231ps	%xmm3, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm1) + xmm20
	vfmadd231ps	%xmm5, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm5) + xmm16
	vfmadd231ps	%xmm7, %xmm19, %xmm8    # xmm8 = (xmm19 * xmm7) + xmm8
	vmovups	7040(%r9,%rbx,4), %xmm7
	vfmadd231ps	%xmm6, %xmm7, %xmm17    # xmm17 = (xmm7 * xmm6) + xmm17
	vfmadd231ps	%xmm2, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm2) + xmm20
	vfmadd231ps	%xmm5, %xmm7, %xmm8     # xmm8 = (xmm7 * xmm5) + xmm8
	vmovups	%xmm10, (%rdx,%r15,4)
	vmovups	%xmm9, (%rdx,%r13,4)
	vmovups	%xmm13, (%rdx,%r10,4)
	vmovups	%xmm17, (%rdx,%rax,4)
	leaq	2240(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %xmm5
	vfmadd231ps	%xmm3, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm3) + xmm15
	vfmadd231ps	%xmm4, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm4) + xmm14
	vfmadd231ps	%xmm1, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm1) + xmm12
	vfmadd231ps	%xmm5, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm5) + xmm11
	leaq	2260(%rbx,%r8), %r10
	vmovups	(%rdi,%r10,4), %xmm5
	vfmadd231ps	%xmm6, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm6) + xmm15
	vfmadd231ps	%xmm3, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm3) + xmm14
	vfmadd231ps	%xmm4, %xmm5, %xmm18    # xmm18 = (xmm5 * xmm4) + xmm18
	vfmadd231ps	%xmm2, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm1) + xmm11
	vfmadd231ps	%xmm5, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm5) + xmm16
	leaq	2280(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %xmm5
	vfmadd231ps	%xmm6, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm6) + xmm14
	vfmadd231ps	%xmm3, %xmm5, %xmm18    # xmm18 = (xmm5 * xmm3) + xmm18
	vfmadd231ps	%xmm4, %xmm5, %xmm20    # xmm20 = (xmm5 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm5, %xmm16    # xmm16 = (xmm5 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm5, %xmm8     # xmm8 = (xmm5 * xmm0) + xmm8
	leaq	2300(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %xmm0
	vfmadd231ps	%xmm6, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm6) + xmm18
	vfmadd231ps	%xmm3, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm2) + xmm16
	vfmadd231ps	%xmm1, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm1) + xmm8
	vmovups	9280(%r9,%rbx,4), %xmm0
	vfmadd231ps	%xmm6, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm6) + xmm20
	vfmadd231ps	%xmm2, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm2) + xmm8
	vmovups	%xmm15, (%rdx,%r14,4)
	vmovups	%xmm14, (%rdx,%r12,4)
	vmovups	%xmm18, (%rdx,%rcx,4)
	vmovups	%xmm20, (%rdx,%rbp,4)
	vmovups	(%r11,%rbx,4), %xmm0
	vmovups	80(%r11,%rbx,4), %xmm1
	vmovups	160(%r11,%rbx,4), %xmm2
	vmovups	240(%r11,%rbx,4), %xmm5
	vfmadd231ps	%xmm3, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm3) + xmm12
	vfmadd231ps	%xmm0, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm0) + xmm11
	vfmadd231ps	%xmm6, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm6) + xmm12
	vfmadd231ps	%xmm3, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm1) + xmm16
	vfmadd231ps	%xmm6, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm6) + xmm11
	vfmadd231ps	%xmm3, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm3) + xmm16
	vfmadd231ps	%xmm4, %xmm2, %xmm8     # xmm8 = (xmm2 * xmm4) + xmm8
	vfmadd231ps	%xmm6, %xmm5, %xmm16    # xmm16 = (xmm5 * xmm6) + xmm16
	vfmadd231ps	%xmm3, %xmm5, %xmm8     # xmm8 = (xmm5 * xmm3) + xmm8
	vfmadd231ps	320(%r11,%rbx,4), %xmm6, %xmm8 # xmm8 = (xmm6 * mem) + xmm8
	vmovups	%xmm12, (%rdx,%rax,4)
	vmovups	%xmm11, (%rdx,%r10,4)
	vmovups	%xmm16, (%rdx,%r15,4)
	vmovups	%xmm8, (%rdx,%r13,4)
	movq	-24(%rsp), %rbx                 # 8-byte Reload
	xorl	%r14d, %r14d
	.p2align	4
.LBB1_4:                                #   Parent Loop BB1_3 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	xorl	%r10d, %r10d
	#APP
	#NO_APP
	leaq	(%rdi,%r10,4), %r15
	vmovups	(%rsi,%r10,4), %zmm8
	vmovups	80(%rsi,%r10,4), %zmm6
	vmovups	160(%rsi,%r10,4), %zmm5
	vmovups	240(%rsi,%r10,4), %zmm0
	vmulps	-2320(%r15,%rbx,4), %zmm8, %zmm12
	vmovups	-2240(%r15,%rbx,4), %zmm1
	vmovups	-2160(%r15,%rbx,4), %zmm2
	vmovups	-2080(%r15,%rbx,4), %zmm3
	vmovups	-2000(%r15,%rbx,4), %zmm4
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vmulps	%zmm1, %zmm8, %zmm15
	vfmadd231ps	%zmm5, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm5) + zmm12
	vfmadd231ps	%zmm6, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm6) + zmm15
	vmulps	%zmm2, %zmm8, %zmm18
	vfmadd231ps	%zmm5, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm5) + zmm15
	vfmadd231ps	%zmm6, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm6) + zmm18
	vmulps	%zmm3, %zmm8, %zmm20
	vfmadd231ps	%zmm5, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm4) + zmm20
	vfmadd231ps	-1920(%r15,%rbx,4), %zmm5, %zmm20 # zmm20 = (zmm5 * mem) + zmm20
	vmovups	-80(%r15,%rbx,4), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm0) + zmm12
	vmulps	%zmm1, %zmm8, %zmm11
	leaq	(%r10,%rbx), %r12
	vmovups	320(%rsi,%r10,4), %zmm1
	vmovups	(%rdi,%r12,4), %zmm2
	vmovups	80(%rdi,%r12,4), %zmm3
	vmovups	160(%rdi,%r12,4), %zmm4
	vmovups	240(%rdi,%r12,4), %zmm7
	vfmadd231ps	%zmm1, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm6) + zmm11
	vmulps	%zmm2, %zmm8, %zmm14
	vmovups	400(%rsi,%r10,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm5, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm5) + zmm11
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm0) + zmm20
	vfmadd231ps	%zmm5, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm5) + zmm14
	vfmadd231ps	%zmm6, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm6) + zmm16
	vmulps	%zmm4, %zmm8, %zmm19
	vfmadd231ps	%zmm2, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm1) + zmm20
	vfmadd231ps	%zmm5, %zmm7, %zmm16    # zmm16 = (zmm7 * zmm5) + zmm16
	vfmadd231ps	%zmm7, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm7) + zmm19
	vmovups	320(%r15,%rbx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm3) + zmm19
	vmovups	2160(%r15,%rbx,4), %zmm4
	vmovups	480(%rsi,%r10,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm0) + zmm11
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	2240(%rdi,%r12,4), %zmm7
	vmovups	560(%rsi,%r10,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm0) + zmm14
	vfmadd231ps	%zmm6, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm6) + zmm9
	vmulps	%zmm7, %zmm8, %zmm10
	vmovups	2320(%rdi,%r12,4), %zmm13
	vmovups	640(%rsi,%r10,4), %zmm7
	vfmadd231ps	%zmm7, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm0) + zmm16
	vfmadd231ps	%zmm5, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm5) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm6) + zmm10
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	2400(%rdi,%r12,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm0) + zmm19
	vfmadd231ps	%zmm5, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm5) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm6) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	2480(%rdi,%r12,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm5, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm5) + zmm13
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	2560(%r15,%rbx,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	%zmm12, (%rdx,%r12,4)
	vmovups	%zmm15, 80(%rdx,%r12,4)
	vmovups	%zmm18, 160(%rdx,%r12,4)
	vmovups	%zmm20, 240(%rdx,%r12,4)
	vmovups	4400(%r15,%rbx,4), %zmm12
	vmovups	4800(%r15,%rbx,4), %zmm21
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm0, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm0) + zmm9
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	4480(%rdi,%r12,4), %zmm15
	vmovups	4560(%rdi,%r12,4), %zmm18
	vmovups	4640(%rdi,%r12,4), %zmm20
	vmovups	4720(%rdi,%r12,4), %zmm22
	vfmadd231ps	%zmm4, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm1, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm0) + zmm10
	vfmadd231ps	%zmm6, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm6) + zmm12
	vmulps	%zmm15, %zmm8, %zmm15
	vfmadd231ps	%zmm7, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm0) + zmm13
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vmulps	%zmm18, %zmm8, %zmm18
	vfmadd231ps	%zmm7, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm0) + zmm17
	vfmadd231ps	%zmm5, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm5) + zmm15
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vfmadd231ps	%zmm7, %zmm22, %zmm16   # zmm16 = (zmm22 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm22, %zmm19   # zmm19 = (zmm22 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm22, %zmm13   # zmm13 = (zmm22 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm22, %zmm17   # zmm17 = (zmm22 * zmm1) + zmm17
	vfmadd231ps	%zmm5, %zmm22, %zmm18   # zmm18 = (zmm22 * zmm5) + zmm18
	vfmadd231ps	%zmm22, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm22) + zmm20
	vfmadd231ps	%zmm7, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm7) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm5, %zmm20   # zmm20 = (zmm5 * zmm21) + zmm20
	vmovups	%zmm11, 2240(%rdx,%r12,4)
	vmovups	%zmm14, 2320(%rdx,%r12,4)
	vmovups	%zmm16, 2400(%rdx,%r12,4)
	vmovups	%zmm19, 2480(%rdx,%r12,4)
	vmovups	6640(%r15,%rbx,4), %zmm11
	vmovups	7040(%r15,%rbx,4), %zmm19
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	6720(%rdi,%r12,4), %zmm14
	vmovups	6800(%rdi,%r12,4), %zmm16
	vmovups	6880(%rdi,%r12,4), %zmm21
	vmovups	6960(%rdi,%r12,4), %zmm22
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm1, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vmulps	%zmm14, %zmm8, %zmm14
	vfmadd231ps	%zmm7, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm0) + zmm18
	vfmadd231ps	%zmm5, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm5) + zmm11
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vfmadd231ps	%zmm7, %zmm21, %zmm10   # zmm10 = (zmm21 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm0) + zmm20
	vfmadd231ps	%zmm5, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm5) + zmm14
	vfmadd231ps	%zmm6, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm6) + zmm16
	vmulps	%zmm21, %zmm8, %zmm8
	vfmadd231ps	%zmm7, %zmm22, %zmm13   # zmm13 = (zmm22 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm22, %zmm17   # zmm17 = (zmm22 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm22, %zmm18   # zmm18 = (zmm22 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm22, %zmm20   # zmm20 = (zmm22 * zmm1) + zmm20
	vfmadd231ps	%zmm5, %zmm22, %zmm16   # zmm16 = (zmm22 * zmm5) + zmm16
	vfmadd231ps	%zmm6, %zmm22, %zmm8    # zmm8 = (zmm22 * zmm6) + zmm8
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm5, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm5) + zmm8
	vmovups	%zmm9, 4480(%rdx,%r12,4)
	vmovups	%zmm10, 4560(%rdx,%r12,4)
	vmovups	%zmm13, 4640(%rdx,%r12,4)
	vmovups	%zmm17, 4720(%rdx,%r12,4)
	vmovups	8880(%r15,%rbx,4), %zmm5
	vmovups	9280(%r15,%rbx,4), %zmm6
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vmovups	8960(%rdi,%r12,4), %zmm5
	vmovups	9040(%rdi,%r12,4), %zmm9
	vmovups	9120(%rdi,%r12,4), %zmm10
	vmovups	9200(%rdi,%r12,4), %zmm13
	vfmadd231ps	%zmm4, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm1) + zmm11
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vfmadd231ps	%zmm7, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm9, %zmm15    # zmm15 = (zmm9 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm9, %zmm11    # zmm11 = (zmm9 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm1) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	%zmm7, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm10, %zmm20   # zmm20 = (zmm10 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm10, %zmm8    # zmm8 = (zmm10 * zmm0) + zmm8
	vfmadd231ps	%zmm7, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm13, %zmm20   # zmm20 = (zmm13 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm13, %zmm8    # zmm8 = (zmm13 * zmm1) + zmm8
	vfmadd231ps	%zmm7, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	%zmm12, 6720(%rdx,%r12,4)
	vmovups	%zmm15, 6800(%rdx,%r12,4)
	vmovups	%zmm18, 6880(%rdx,%r12,4)
	vmovups	%zmm20, 6960(%rdx,%r12,4)
	vfmadd231ps	11120(%r15,%rbx,4), %zmm3, %zmm11 # zmm11 = (zmm3 * mem) + zmm11
	vmovups	11200(%r15,%rbx,4), %zmm0
	vmovups	11280(%r15,%rbx,4), %zmm1
	vmovups	11360(%r15,%rbx,4), %zmm2
	vmovups	11440(%r15,%rbx,4), %zmm5
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	%zmm7, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm4) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm1) + zmm16
	vfmadd231ps	%zmm7, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm3) + zmm8
	vfmadd231ps	%zmm7, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm4) + zmm8
	vfmadd231ps	11520(%r15,%rbx,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm11, 8960(%rdx,%r12,4)
	vmovups	%zmm14, 9040(%rdx,%r12,4)
	vmovups	%zmm16, 9120(%rdx,%r12,4)
	vmovups	%zmm8, 9200(%rdx,%r12,4)
	movl	$16, %r10d
	#APP
	#NO_APP
	leaq	(%rdi,%r10,4), %r15
	vmovups	(%rsi,%r10,4), %xmm8
	vmovups	80(%rsi,%r10,4), %xmm6
	vmovups	160(%rsi,%r10,4), %xmm5
	vmovups	240(%rsi,%r10,4), %xmm0
	vmulps	-2320(%r15,%rbx,4), %xmm8, %xmm12
	vmovups	-2240(%r15,%rbx,4), %xmm1
	vmovups	-2160(%r15,%rbx,4), %xmm2
	vmovups	-2080(%r15,%rbx,4), %xmm3
	vmovups	-2000(%r15,%rbx,4), %xmm4
	vfmadd231ps	%xmm6, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm6) + xmm12
	vmulps	%xmm1, %xmm8, %xmm15
	vfmadd231ps	%xmm5, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm5) + xmm12
	vfmadd231ps	%xmm6, %xmm2, %xmm15    # xmm15 = (xmm2 * xmm6) + xmm15
	vmulps	%xmm2, %xmm8, %xmm18
	vfmadd231ps	%xmm5, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm5) + xmm15
	vfmadd231ps	%xmm6, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm6) + xmm18
	vmulps	%xmm3, %xmm8, %xmm20
	vfmadd231ps	%xmm5, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm5) + xmm18
	vfmadd231ps	%xmm4, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm4) + xmm20
	vfmadd231ps	-1920(%r15,%rbx,4), %xmm5, %xmm20 # xmm20 = (xmm5 * mem) + xmm20
	vmovups	-80(%r15,%rbx,4), %xmm1
	vfmadd231ps	%xmm0, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm0) + xmm12
	vmulps	%xmm1, %xmm8, %xmm11
	leaq	(%r10,%rbx), %r12
	vmovups	320(%rsi,%r10,4), %xmm1
	vmovups	(%rdi,%r12,4), %xmm2
	vmovups	80(%rdi,%r12,4), %xmm3
	vmovups	160(%rdi,%r12,4), %xmm4
	vmovups	240(%rdi,%r12,4), %xmm7
	vfmadd231ps	%xmm1, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm2, %xmm15    # xmm15 = (xmm2 * xmm0) + xmm15
	vfmadd231ps	%xmm6, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm6) + xmm11
	vmulps	%xmm2, %xmm8, %xmm14
	vmovups	400(%rsi,%r10,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm0) + xmm18
	vfmadd231ps	%xmm5, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm5) + xmm11
	vfmadd231ps	%xmm6, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm6) + xmm14
	vmulps	%xmm3, %xmm8, %xmm16
	vfmadd231ps	%xmm2, %xmm4, %xmm15    # xmm15 = (xmm4 * xmm2) + xmm15
	vfmadd231ps	%xmm1, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm4, %xmm20    # xmm20 = (xmm4 * xmm0) + xmm20
	vfmadd231ps	%xmm5, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm5) + xmm14
	vfmadd231ps	%xmm6, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm6) + xmm16
	vmulps	%xmm4, %xmm8, %xmm19
	vfmadd231ps	%xmm2, %xmm7, %xmm18    # xmm18 = (xmm7 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm1) + xmm20
	vfmadd231ps	%xmm5, %xmm7, %xmm16    # xmm16 = (xmm7 * xmm5) + xmm16
	vfmadd231ps	%xmm7, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm7) + xmm19
	vmovups	320(%r15,%rbx,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm2) + xmm20
	vfmadd231ps	%xmm3, %xmm5, %xmm19    # xmm19 = (xmm5 * xmm3) + xmm19
	vmovups	2160(%r15,%rbx,4), %xmm4
	vmovups	480(%rsi,%r10,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm3) + xmm12
	vfmadd231ps	%xmm0, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm0) + xmm11
	vmulps	%xmm4, %xmm8, %xmm9
	vmovups	2240(%rdi,%r12,4), %xmm7
	vmovups	560(%rsi,%r10,4), %xmm4
	vfmadd231ps	%xmm4, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm7, %xmm15    # xmm15 = (xmm7 * xmm3) + xmm15
	vfmadd231ps	%xmm1, %xmm7, %xmm11    # xmm11 = (xmm7 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm7, %xmm14    # xmm14 = (xmm7 * xmm0) + xmm14
	vfmadd231ps	%xmm6, %xmm7, %xmm9     # xmm9 = (xmm7 * xmm6) + xmm9
	vmulps	%xmm7, %xmm8, %xmm10
	vmovups	2320(%rdi,%r12,4), %xmm13
	vmovups	640(%rsi,%r10,4), %xmm7
	vfmadd231ps	%xmm7, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm7) + xmm12
	vfmadd231ps	%xmm4, %xmm13, %xmm15   # xmm15 = (xmm13 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm13, %xmm18   # xmm18 = (xmm13 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm13, %xmm16   # xmm16 = (xmm13 * xmm0) + xmm16
	vfmadd231ps	%xmm5, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm5) + xmm9
	vfmadd231ps	%xmm6, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm6) + xmm10
	vmulps	%xmm13, %xmm8, %xmm13
	vmovups	2400(%rdi,%r12,4), %xmm17
	vfmadd231ps	%xmm7, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm7) + xmm15
	vfmadd231ps	%xmm4, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm0) + xmm19
	vfmadd231ps	%xmm5, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm5) + xmm10
	vfmadd231ps	%xmm6, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm6) + xmm13
	vmulps	%xmm17, %xmm8, %xmm17
	vmovups	2480(%rdi,%r12,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm7) + xmm18
	vfmadd231ps	%xmm4, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm2) + xmm16
	vfmadd231ps	%xmm1, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm1) + xmm19
	vfmadd231ps	%xmm5, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm5) + xmm13
	vfmadd231ps	%xmm21, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm21) + xmm17
	vmovups	2560(%r15,%rbx,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm7) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm2) + xmm19
	vfmadd231ps	%xmm21, %xmm5, %xmm17   # xmm17 = (xmm5 * xmm21) + xmm17
	vmovups	%xmm12, (%rdx,%r12,4)
	vmovups	%xmm15, 80(%rdx,%r12,4)
	vmovups	%xmm18, 160(%rdx,%r12,4)
	vmovups	%xmm20, 240(%rdx,%r12,4)
	vmovups	4400(%r15,%rbx,4), %xmm12
	vmovups	4800(%r15,%rbx,4), %xmm21
	vfmadd231ps	%xmm3, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm3) + xmm11
	vfmadd231ps	%xmm0, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm0) + xmm9
	vmulps	%xmm12, %xmm8, %xmm12
	vmovups	4480(%rdi,%r12,4), %xmm15
	vmovups	4560(%rdi,%r12,4), %xmm18
	vmovups	4640(%rdi,%r12,4), %xmm20
	vmovups	4720(%rdi,%r12,4), %xmm22
	vfmadd231ps	%xmm4, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm3) + xmm14
	vfmadd231ps	%xmm1, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm0) + xmm10
	vfmadd231ps	%xmm6, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm6) + xmm12
	vmulps	%xmm15, %xmm8, %xmm15
	vfmadd231ps	%xmm7, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm7) + xmm11
	vfmadd231ps	%xmm4, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm2) + xmm9
	vfmadd231ps	%xmm1, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm0) + xmm13
	vfmadd231ps	%xmm5, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm5) + xmm12
	vfmadd231ps	%xmm6, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm6) + xmm15
	vmulps	%xmm18, %xmm8, %xmm18
	vfmadd231ps	%xmm7, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm7) + xmm14
	vfmadd231ps	%xmm4, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm3) + xmm19
	vfmadd231ps	%xmm2, %xmm20, %xmm10   # xmm10 = (xmm20 * xmm2) + xmm10
	vfmadd231ps	%xmm1, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm0) + xmm17
	vfmadd231ps	%xmm5, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm5) + xmm15
	vfmadd231ps	%xmm6, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm6) + xmm18
	vmulps	%xmm20, %xmm8, %xmm20
	vfmadd231ps	%xmm7, %xmm22, %xmm16   # xmm16 = (xmm22 * xmm7) + xmm16
	vfmadd231ps	%xmm4, %xmm22, %xmm19   # xmm19 = (xmm22 * xmm4) + xmm19
	vfmadd231ps	%xmm2, %xmm22, %xmm13   # xmm13 = (xmm22 * xmm2) + xmm13
	vfmadd231ps	%xmm1, %xmm22, %xmm17   # xmm17 = (xmm22 * xmm1) + xmm17
	vfmadd231ps	%xmm5, %xmm22, %xmm18   # xmm18 = (xmm22 * xmm5) + xmm18
	vfmadd231ps	%xmm22, %xmm6, %xmm20   # xmm20 = (xmm6 * xmm22) + xmm20
	vfmadd231ps	%xmm7, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm7) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm2) + xmm17
	vfmadd231ps	%xmm21, %xmm5, %xmm20   # xmm20 = (xmm5 * xmm21) + xmm20
	vmovups	%xmm11, 2240(%rdx,%r12,4)
	vmovups	%xmm14, 2320(%rdx,%r12,4)
	vmovups	%xmm16, 2400(%rdx,%r12,4)
	vmovups	%xmm19, 2480(%rdx,%r12,4)
	vmovups	6640(%r15,%rbx,4), %xmm11
	vmovups	7040(%r15,%rbx,4), %xmm19
	vfmadd231ps	%xmm3, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm3) + xmm9
	vfmadd231ps	%xmm0, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm0) + xmm12
	vmulps	%xmm11, %xmm8, %xmm11
	vmovups	6720(%rdi,%r12,4), %xmm14
	vmovups	6800(%rdi,%r12,4), %xmm16
	vmovups	6880(%rdi,%r12,4), %xmm21
	vmovups	6960(%rdi,%r12,4), %xmm22
	vfmadd231ps	%xmm4, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm3) + xmm10
	vfmadd231ps	%xmm1, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm14, %xmm15   # xmm15 = (xmm14 * xmm0) + xmm15
	vfmadd231ps	%xmm6, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm6) + xmm11
	vmulps	%xmm14, %xmm8, %xmm14
	vfmadd231ps	%xmm7, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm7) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm3) + xmm13
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm0) + xmm18
	vfmadd231ps	%xmm5, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm5) + xmm11
	vfmadd231ps	%xmm6, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm6) + xmm14
	vmulps	%xmm16, %xmm8, %xmm16
	vfmadd231ps	%xmm7, %xmm21, %xmm10   # xmm10 = (xmm21 * xmm7) + xmm10
	vfmadd231ps	%xmm4, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm2) + xmm15
	vfmadd231ps	%xmm1, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm0) + xmm20
	vfmadd231ps	%xmm5, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm5) + xmm14
	vfmadd231ps	%xmm6, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm6) + xmm16
	vmulps	%xmm21, %xmm8, %xmm8
	vfmadd231ps	%xmm7, %xmm22, %xmm13   # xmm13 = (xmm22 * xmm7) + xmm13
	vfmadd231ps	%xmm4, %xmm22, %xmm17   # xmm17 = (xmm22 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm22, %xmm18   # xmm18 = (xmm22 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm22, %xmm20   # xmm20 = (xmm22 * xmm1) + xmm20
	vfmadd231ps	%xmm5, %xmm22, %xmm16   # xmm16 = (xmm22 * xmm5) + xmm16
	vfmadd231ps	%xmm6, %xmm22, %xmm8    # xmm8 = (xmm22 * xmm6) + xmm8
	vfmadd231ps	%xmm7, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm7) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm2) + xmm20
	vfmadd231ps	%xmm5, %xmm19, %xmm8    # xmm8 = (xmm19 * xmm5) + xmm8
	vmovups	%xmm9, 4480(%rdx,%r12,4)
	vmovups	%xmm10, 4560(%rdx,%r12,4)
	vmovups	%xmm13, 4640(%rdx,%r12,4)
	vmovups	%xmm17, 4720(%rdx,%r12,4)
	vmovups	8880(%r15,%rbx,4), %xmm5
	vmovups	9280(%r15,%rbx,4), %xmm6
	vfmadd231ps	%xmm3, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm3) + xmm12
	vfmadd231ps	%xmm5, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm5) + xmm11
	vmovups	8960(%rdi,%r12,4), %xmm5
	vmovups	9040(%rdi,%r12,4), %xmm9
	vmovups	9120(%rdi,%r12,4), %xmm10
	vmovups	9200(%rdi,%r12,4), %xmm13
	vfmadd231ps	%xmm4, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm3) + xmm15
	vfmadd231ps	%xmm1, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm1) + xmm11
	vfmadd231ps	%xmm5, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm5) + xmm14
	vfmadd231ps	%xmm7, %xmm9, %xmm12    # xmm12 = (xmm9 * xmm7) + xmm12
	vfmadd231ps	%xmm4, %xmm9, %xmm15    # xmm15 = (xmm9 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm9, %xmm18    # xmm18 = (xmm9 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm9, %xmm11    # xmm11 = (xmm9 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm9, %xmm14    # xmm14 = (xmm9 * xmm1) + xmm14
	vfmadd231ps	%xmm9, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm9) + xmm16
	vfmadd231ps	%xmm7, %xmm10, %xmm15   # xmm15 = (xmm10 * xmm7) + xmm15
	vfmadd231ps	%xmm4, %xmm10, %xmm18   # xmm18 = (xmm10 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm10, %xmm20   # xmm20 = (xmm10 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm10, %xmm14   # xmm14 = (xmm10 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm10, %xmm16   # xmm16 = (xmm10 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm10, %xmm8    # xmm8 = (xmm10 * xmm0) + xmm8
	vfmadd231ps	%xmm7, %xmm13, %xmm18   # xmm18 = (xmm13 * xmm7) + xmm18
	vfmadd231ps	%xmm4, %xmm13, %xmm20   # xmm20 = (xmm13 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm13, %xmm16   # xmm16 = (xmm13 * xmm2) + xmm16
	vfmadd231ps	%xmm1, %xmm13, %xmm8    # xmm8 = (xmm13 * xmm1) + xmm8
	vfmadd231ps	%xmm7, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm7) + xmm20
	vfmadd231ps	%xmm2, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm2) + xmm8
	vmovups	%xmm12, 6720(%rdx,%r12,4)
	vmovups	%xmm15, 6800(%rdx,%r12,4)
	vmovups	%xmm18, 6880(%rdx,%r12,4)
	vmovups	%xmm20, 6960(%rdx,%r12,4)
	vfmadd231ps	11120(%r15,%rbx,4), %xmm3, %xmm11 # xmm11 = (xmm3 * mem) + xmm11
	vmovups	11200(%r15,%rbx,4), %xmm0
	vmovups	11280(%r15,%rbx,4), %xmm1
	vmovups	11360(%r15,%rbx,4), %xmm2
	vmovups	11440(%r15,%rbx,4), %xmm5
	vfmadd231ps	%xmm4, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm4) + xmm11
	vfmadd231ps	%xmm0, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm0) + xmm14
	vfmadd231ps	%xmm7, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm7) + xmm11
	vfmadd231ps	%xmm4, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm4) + xmm14
	vfmadd231ps	%xmm1, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm1) + xmm16
	vfmadd231ps	%xmm7, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm7) + xmm14
	vfmadd231ps	%xmm4, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm2, %xmm8     # xmm8 = (xmm2 * xmm3) + xmm8
	vfmadd231ps	%xmm7, %xmm5, %xmm16    # xmm16 = (xmm5 * xmm7) + xmm16
	vfmadd231ps	%xmm4, %xmm5, %xmm8     # xmm8 = (xmm5 * xmm4) + xmm8
	vfmadd231ps	11520(%r15,%rbx,4), %xmm7, %xmm8 # xmm8 = (xmm7 * mem) + xmm8
	vmovups	%xmm11, 8960(%rdx,%r12,4)
	vmovups	%xmm14, 9040(%rdx,%r12,4)
	vmovups	%xmm16, 9120(%rdx,%r12,4)
	vmovups	%xmm8, 9200(%rdx,%r12,4)
	addq	$4, %r14
	addq	$80, %rbx
	cmpq	$20, %r14
	jb	.LBB1_4
# %bb.5:                                #   in Loop: Header=BB1_3 Depth=1
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	vmovups	(%rsi,%rbx,4), %zmm7
	vmovups	80(%rsi,%rbx,4), %zmm5
	vmovups	160(%rsi,%rbx,4), %zmm6
	vmovups	240(%rsi,%rbx,4), %zmm0
	vmulps	-400(%r9,%rbx,4), %zmm7, %zmm11
	vmovups	-320(%r9,%rbx,4), %zmm1
	vmovups	-240(%r9,%rbx,4), %zmm2
	vmovups	-160(%r9,%rbx,4), %zmm3
	vmovups	-80(%r9,%rbx,4), %zmm4
	vfmadd231ps	%zmm5, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm5) + zmm11
	vmulps	%zmm1, %zmm7, %zmm15
	vfmadd231ps	%zmm6, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm5) + zmm15
	vmulps	%zmm2, %zmm7, %zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm5) + zmm18
	vmulps	%zmm3, %zmm7, %zmm20
	vfmadd231ps	%zmm6, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm6) + zmm18
	vfmadd231ps	%zmm4, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm4) + zmm20
	vmovups	1840(%r9,%rbx,4), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm0) + zmm11
	vmulps	%zmm1, %zmm7, %zmm12
	leaq	480(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %zmm2
	vmovups	320(%rsi,%rbx,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm0) + zmm15
	vfmadd231ps	%zmm5, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm5) + zmm12
	vmulps	%zmm2, %zmm7, %zmm13
	leaq	500(%rbx,%r8), %r10
	vmovups	(%rdi,%r10,4), %zmm3
	vmovups	400(%rsi,%rbx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm5) + zmm13
	vmulps	%zmm3, %zmm7, %zmm16
	leaq	520(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm5, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm5) + zmm16
	vmulps	%zmm3, %zmm7, %zmm19
	leaq	540(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vfmadd231ps	%zmm3, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm3) + zmm19
	vmovups	4080(%r9,%rbx,4), %zmm4
	vmovups	480(%rsi,%rbx,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm0, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm0) + zmm12
	vmulps	%zmm4, %zmm7, %zmm9
	leaq	1040(%rbx,%r8), %r14
	vmovups	(%rdi,%r14,4), %zmm8
	vmovups	560(%rsi,%rbx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm8, %zmm15    # zmm15 = (zmm8 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm8, %zmm13    # zmm13 = (zmm8 * zmm0) + zmm13
	vfmadd231ps	%zmm5, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm5) + zmm9
	vmulps	%zmm8, %zmm7, %zmm10
	leaq	1060(%rbx,%r8), %r12
	vmovups	(%rdi,%r12,4), %zmm14
	vmovups	640(%rsi,%rbx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm4, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm14, %zmm16   # zmm16 = (zmm14 * zmm0) + zmm16
	vfmadd231ps	%zmm6, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm6) + zmm9
	vfmadd231ps	%zmm5, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm5) + zmm10
	vmulps	%zmm14, %zmm7, %zmm14
	leaq	1080(%rbx,%r8), %rbp
	vmovups	(%rdi,%rbp,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm6) + zmm10
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	leaq	1100(%rbx,%r8), %rcx
	vmovups	(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	%zmm11, (%rdx,%r15,4)
	vmovups	%zmm15, (%rdx,%r10,4)
	vmovups	%zmm18, (%rdx,%rax,4)
	vmovups	%zmm20, (%rdx,%r13,4)
	vmovups	6320(%r9,%rbx,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm0, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm0) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	leaq	1600(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm3) + zmm13
	vfmadd231ps	%zmm1, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm0) + zmm10
	vfmadd231ps	%zmm5, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm5) + zmm11
	vmulps	%zmm15, %zmm7, %zmm15
	leaq	1620(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm8) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm0) + zmm14
	vfmadd231ps	%zmm6, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm5) + zmm15
	vmulps	%zmm18, %zmm7, %zmm18
	leaq	1640(%rbx,%r8), %r10
	vmovups	(%rdi,%r10,4), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm5) + zmm18
	vmulps	%zmm20, %zmm7, %zmm20
	leaq	1660(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm6) + zmm18
	vfmadd231ps	%zmm21, %zmm5, %zmm20   # zmm20 = (zmm5 * zmm21) + zmm20
	vmovups	%zmm12, (%rdx,%r14,4)
	vmovups	%zmm13, (%rdx,%r12,4)
	vmovups	%zmm16, (%rdx,%rbp,4)
	vmovups	%zmm19, (%rdx,%rcx,4)
	vmovups	8560(%r9,%rbx,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm0, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm0) + zmm11
	vmulps	%zmm12, %zmm7, %zmm12
	leaq	2160(%rbx,%r8), %r14
	vmovups	(%rdi,%r14,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vfmadd231ps	%zmm1, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm0) + zmm15
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vmulps	%zmm13, %zmm7, %zmm13
	leaq	2180(%rbx,%r8), %r12
	vmovups	(%rdi,%r12,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm8) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm0) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vmulps	%zmm16, %zmm7, %zmm16
	leaq	2200(%rbx,%r8), %rcx
	vmovups	(%rdi,%rcx,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm6) + zmm13
	vfmadd231ps	%zmm5, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm5) + zmm16
	vmulps	%zmm19, %zmm7, %zmm7
	leaq	2220(%rbx,%r8), %rbp
	vmovups	(%rdi,%rbp,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm8) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm7    # zmm7 = (zmm19 * zmm5) + zmm7
	vmovups	%zmm9, (%rdx,%r15,4)
	vmovups	%zmm10, (%rdx,%r13,4)
	vmovups	%zmm14, (%rdx,%r10,4)
	vmovups	%zmm17, (%rdx,%rax,4)
	vmovups	10800(%r9,%rbx,4), %zmm5
	vfmadd231ps	%zmm3, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	leaq	2720(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %zmm5
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm1) + zmm12
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	leaq	2740(%rbx,%r8), %r10
	vmovups	(%rdi,%r10,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm8) + zmm11
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm1) + zmm13
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	leaq	2760(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %zmm5
	vfmadd231ps	%zmm8, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm8) + zmm15
	vfmadd231ps	%zmm4, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm5, %zmm7     # zmm7 = (zmm5 * zmm0) + zmm7
	leaq	2780(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm1) + zmm7
	vmovups	%zmm11, (%rdx,%r14,4)
	vmovups	%zmm15, (%rdx,%r12,4)
	vmovups	%zmm18, (%rdx,%rcx,4)
	vmovups	%zmm20, (%rdx,%rbp,4)
	vfmadd231ps	1840(%r11,%rbx,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	1920(%r11,%rbx,4), %zmm0
	vmovups	2000(%r11,%rbx,4), %zmm1
	vmovups	2080(%r11,%rbx,4), %zmm2
	vmovups	2160(%r11,%rbx,4), %zmm5
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	%zmm8, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm8) + zmm12
	vfmadd231ps	%zmm4, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm4) + zmm13
	vfmadd231ps	%zmm1, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm1) + zmm16
	vfmadd231ps	%zmm8, %zmm2, %zmm13    # zmm13 = (zmm2 * zmm8) + zmm13
	vfmadd231ps	%zmm4, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm2, %zmm7     # zmm7 = (zmm2 * zmm3) + zmm7
	vfmadd231ps	%zmm8, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm5, %zmm7     # zmm7 = (zmm5 * zmm4) + zmm7
	vmovups	%zmm12, (%rdx,%rax,4)
	vmovups	%zmm13, (%rdx,%r10,4)
	vmovups	%zmm16, (%rdx,%r15,4)
	vmovups	%zmm7, (%rdx,%r13,4)
	movl	$16, %ebx
	#APP
	#NO_APP
	vmovups	(%rsi,%rbx,4), %xmm7
	vmovups	80(%rsi,%rbx,4), %xmm5
	vmovups	160(%rsi,%rbx,4), %xmm6
	vmovups	240(%rsi,%rbx,4), %xmm0
	vmulps	-400(%r9,%rbx,4), %xmm7, %xmm11
	vmovups	-320(%r9,%rbx,4), %xmm1
	vmovups	-240(%r9,%rbx,4), %xmm2
	vmovups	-160(%r9,%rbx,4), %xmm3
	vmovups	-80(%r9,%rbx,4), %xmm4
	vfmadd231ps	%xmm5, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm5) + xmm11
	vmulps	%xmm1, %xmm7, %xmm15
	vfmadd231ps	%xmm6, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm6) + xmm11
	vfmadd231ps	%xmm5, %xmm2, %xmm15    # xmm15 = (xmm2 * xmm5) + xmm15
	vmulps	%xmm2, %xmm7, %xmm18
	vfmadd231ps	%xmm6, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm6) + xmm15
	vfmadd231ps	%xmm5, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm5) + xmm18
	vmulps	%xmm3, %xmm7, %xmm20
	vfmadd231ps	%xmm6, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm6) + xmm18
	vfmadd231ps	%xmm4, %xmm5, %xmm20    # xmm20 = (xmm5 * xmm4) + xmm20
	vmovups	1840(%r9,%rbx,4), %xmm1
	vfmadd231ps	%xmm0, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm0) + xmm11
	vmulps	%xmm1, %xmm7, %xmm12
	leaq	480(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %xmm2
	vmovups	320(%rsi,%rbx,4), %xmm1
	vfmadd231ps	%xmm1, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm2, %xmm15    # xmm15 = (xmm2 * xmm0) + xmm15
	vfmadd231ps	%xmm5, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm5) + xmm12
	vmulps	%xmm2, %xmm7, %xmm13
	leaq	500(%rbx,%r8), %r10
	vmovups	(%rdi,%r10,4), %xmm3
	vmovups	400(%rsi,%rbx,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm0) + xmm18
	vfmadd231ps	%xmm6, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm6) + xmm12
	vfmadd231ps	%xmm5, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm5) + xmm13
	vmulps	%xmm3, %xmm7, %xmm16
	leaq	520(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm2) + xmm15
	vfmadd231ps	%xmm1, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm6) + xmm13
	vfmadd231ps	%xmm5, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm5) + xmm16
	vmulps	%xmm3, %xmm7, %xmm19
	leaq	540(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm6) + xmm16
	vfmadd231ps	%xmm3, %xmm5, %xmm19    # xmm19 = (xmm5 * xmm3) + xmm19
	vmovups	4080(%r9,%rbx,4), %xmm4
	vmovups	480(%rsi,%rbx,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm3) + xmm11
	vfmadd231ps	%xmm0, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm0) + xmm12
	vmulps	%xmm4, %xmm7, %xmm9
	leaq	1040(%rbx,%r8), %r14
	vmovups	(%rdi,%r14,4), %xmm8
	vmovups	560(%rsi,%rbx,4), %xmm4
	vfmadd231ps	%xmm4, %xmm8, %xmm11    # xmm11 = (xmm8 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm8, %xmm15    # xmm15 = (xmm8 * xmm3) + xmm15
	vfmadd231ps	%xmm1, %xmm8, %xmm12    # xmm12 = (xmm8 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm8, %xmm13    # xmm13 = (xmm8 * xmm0) + xmm13
	vfmadd231ps	%xmm5, %xmm8, %xmm9     # xmm9 = (xmm8 * xmm5) + xmm9
	vmulps	%xmm7, %xmm8, %xmm10
	leaq	1060(%rbx,%r8), %r12
	vmovups	(%rdi,%r12,4), %xmm14
	vmovups	640(%rsi,%rbx,4), %xmm8
	vfmadd231ps	%xmm8, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm8) + xmm11
	vfmadd231ps	%xmm4, %xmm14, %xmm15   # xmm15 = (xmm14 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm14, %xmm18   # xmm18 = (xmm14 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm14, %xmm16   # xmm16 = (xmm14 * xmm0) + xmm16
	vfmadd231ps	%xmm6, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm6) + xmm9
	vfmadd231ps	%xmm5, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm5) + xmm10
	vmulps	%xmm7, %xmm14, %xmm14
	leaq	1080(%rbx,%r8), %rbp
	vmovups	(%rdi,%rbp,4), %xmm17
	vfmadd231ps	%xmm8, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm8) + xmm15
	vfmadd231ps	%xmm4, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm2) + xmm13
	vfmadd231ps	%xmm1, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm0) + xmm19
	vfmadd231ps	%xmm6, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm6) + xmm10
	vfmadd231ps	%xmm5, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm5) + xmm14
	vmulps	%xmm17, %xmm7, %xmm17
	leaq	1100(%rbx,%r8), %rcx
	vmovups	(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm8, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm8) + xmm18
	vfmadd231ps	%xmm4, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm2) + xmm16
	vfmadd231ps	%xmm1, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm1) + xmm19
	vfmadd231ps	%xmm6, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm6) + xmm14
	vfmadd231ps	%xmm21, %xmm5, %xmm17   # xmm17 = (xmm5 * xmm21) + xmm17
	vmovups	%xmm11, (%rdx,%r15,4)
	vmovups	%xmm15, (%rdx,%r10,4)
	vmovups	%xmm18, (%rdx,%rax,4)
	vmovups	%xmm20, (%rdx,%r13,4)
	vmovups	6320(%r9,%rbx,4), %xmm11
	vfmadd231ps	%xmm3, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm3) + xmm12
	vfmadd231ps	%xmm0, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm0) + xmm9
	vmulps	%xmm7, %xmm11, %xmm11
	leaq	1600(%rbx,%r8), %r15
	vmovups	(%rdi,%r15,4), %xmm15
	vfmadd231ps	%xmm4, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm15, %xmm13   # xmm13 = (xmm15 * xmm3) + xmm13
	vfmadd231ps	%xmm1, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm0) + xmm10
	vfmadd231ps	%xmm5, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm5) + xmm11
	vmulps	%xmm7, %xmm15, %xmm15
	leaq	1620(%rbx,%r8), %r13
	vmovups	(%rdi,%r13,4), %xmm18
	vfmadd231ps	%xmm8, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm8) + xmm12
	vfmadd231ps	%xmm4, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm2) + xmm9
	vfmadd231ps	%xmm1, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm0) + xmm14
	vfmadd231ps	%xmm6, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm6) + xmm11
	vfmadd231ps	%xmm5, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm5) + xmm15
	vmulps	%xmm18, %xmm7, %xmm18
	leaq	1640(%rbx,%r8), %r10
	vmovups	(%rdi,%r10,4), %xmm20
	vfmadd231ps	%xmm8, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm8) + xmm13
	vfmadd231ps	%xmm4, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm3) + xmm19
	vfmadd231ps	%xmm2, %xmm20, %xmm10   # xmm10 = (xmm20 * xmm2) + xmm10
	vfmadd231ps	%xmm1, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm0) + xmm17
	vfmadd231ps	%xmm6, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm6) + xmm15
	vfmadd231ps	%xmm5, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm5) + xmm18
	vmulps	%xmm20, %xmm7, %xmm20
	leaq	1660(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm8, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm8) + xmm16
	vfmadd231ps	%xmm4, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm4) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm1) + xmm17
	vfmadd231ps	%xmm6, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm6) + xmm18
	vfmadd231ps	%xmm21, %xmm5, %xmm20   # xmm20 = (xmm5 * xmm21) + xmm20
	vmovups	%xmm12, (%rdx,%r14,4)
	vmovups	%xmm13, (%rdx,%r12,4)
	vmovups	%xmm16, (%rdx,%rbp,4)
	vmovups	%xmm19, (%rdx,%rcx,4)
	vmovups	8560(%r9,%rbx,4), %xmm12
	vfmadd231ps	%xmm3, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm3) + xmm9
	vfmadd231ps	%xmm0, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm0) + xmm11
	vmulps	%xmm7, %xmm12, %xmm12
	leaq	2160(%rbx,%r8), %r14
	vmovups	(%rdi,%r14,4), %xmm13
	vfmadd231ps	%xmm4, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm3) + xmm10
	vfmadd231ps	%xmm1, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm13, %xmm15   # xmm15 = (xmm13 * xmm0) + xmm15
	vfmadd231ps	%xmm5, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm5) + xmm12
	vmulps	%xmm7, %xmm13, %xmm13
	leaq	2180(%rbx,%r8), %r12
	vmovups	(%rdi,%r12,4), %xmm16
	vfmadd231ps	%xmm8, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm8) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm3) + xmm14
	vfmadd231ps	%xmm2, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm0) + xmm18
	vfmadd231ps	%xmm6, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm6) + xmm12
	vfmadd231ps	%xmm5, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm5) + xmm13
	vmulps	%xmm16, %xmm7, %xmm16
	leaq	2200(%rbx,%r8), %rcx
	vmovups	(%rdi,%rcx,4), %xmm19
	vfmadd231ps	%xmm8, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm8) + xmm10
	vfmadd231ps	%xmm4, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm15   # xmm15 = (xmm19 * xmm2) + xmm15
	vfmadd231ps	%xmm1, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm6) + xmm13
	vfmadd231ps	%xmm5, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm5) + xmm16
	vmulps	%xmm19, %xmm7, %xmm7
	leaq	2220(%rbx,%r8), %rbp
	vmovups	(%rdi,%rbp,4), %xmm19
	vfmadd231ps	%xmm8, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm8) + xmm14
	vfmadd231ps	%xmm4, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm6) + xmm16
	vfmadd231ps	%xmm5, %xmm19, %xmm7    # xmm7 = (xmm19 * xmm5) + xmm7
	vmovups	%xmm9, (%rdx,%r15,4)
	vmovups	%xmm10, (%rdx,%r13,4)
	vmovups	%xmm14, (%rdx,%r10,4)
	vmovups	%xmm17, (%rdx,%rax,4)
	vmovups	10800(%r9,%rbx,4), %xmm5
	vfmadd231ps	%xmm3, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm3) + xmm11
	vfmadd231ps	%xmm5, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm5) + xmm12
	leaq	2720(%rbx,%r8), %rax
	vmovups	(%rdi,%rax,4), %xmm5
	vfmadd231ps	%xmm4, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm3) + xmm15
	vfmadd231ps	%xmm1, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm1) + xmm12
	vfmadd231ps	%xmm5, %xmm0, %xmm13    # xmm13 = (xmm0 * xmm5) + xmm13
	leaq	2740(%rbx,%r8), %r9
	vmovups	(%rdi,%r9,4), %xmm5
	vfmadd231ps	%xmm8, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm8) + xmm11
	vfmadd231ps	%xmm4, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm5, %xmm18    # xmm18 = (xmm5 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm1) + xmm13
	vfmadd231ps	%xmm5, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm5) + xmm16
	leaq	2760(%rbx,%r8), %r10
	vmovups	(%rdi,%r10,4), %xmm5
	vfmadd231ps	%xmm8, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm8) + xmm15
	vfmadd231ps	%xmm4, %xmm5, %xmm18    # xmm18 = (xmm5 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm5, %xmm20    # xmm20 = (xmm5 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm2) + xmm13
	vfmadd231ps	%xmm1, %xmm5, %xmm16    # xmm16 = (xmm5 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm5, %xmm7     # xmm7 = (xmm5 * xmm0) + xmm7
	leaq	2780(%rbx,%r8), %r8
	vmovups	(%rdi,%r8,4), %xmm0
	vfmadd231ps	%xmm8, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm8) + xmm18
	vfmadd231ps	%xmm4, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm2) + xmm16
	vfmadd231ps	%xmm1, %xmm0, %xmm7     # xmm7 = (xmm0 * xmm1) + xmm7
	vmovups	%xmm11, (%rdx,%r14,4)
	vmovups	%xmm15, (%rdx,%r12,4)
	vmovups	%xmm18, (%rdx,%rcx,4)
	vmovups	%xmm20, (%rdx,%rbp,4)
	vfmadd231ps	1840(%r11,%rbx,4), %xmm3, %xmm12 # xmm12 = (xmm3 * mem) + xmm12
	vmovups	1920(%r11,%rbx,4), %xmm0
	vmovups	2000(%r11,%rbx,4), %xmm1
	vmovups	2080(%r11,%rbx,4), %xmm2
	vmovups	2160(%r11,%rbx,4), %xmm5
	vfmadd231ps	%xmm4, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm4) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vfmadd231ps	%xmm8, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm8) + xmm12
	vfmadd231ps	%xmm4, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm4) + xmm13
	vfmadd231ps	%xmm1, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm1) + xmm16
	vfmadd231ps	%xmm8, %xmm2, %xmm13    # xmm13 = (xmm2 * xmm8) + xmm13
	vfmadd231ps	%xmm4, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm2, %xmm7     # xmm7 = (xmm2 * xmm3) + xmm7
	vfmadd231ps	%xmm8, %xmm5, %xmm16    # xmm16 = (xmm5 * xmm8) + xmm16
	vfmadd231ps	%xmm4, %xmm5, %xmm7     # xmm7 = (xmm5 * xmm4) + xmm7
	vmovups	%xmm12, (%rdx,%rax,4)
	vmovups	%xmm13, (%rdx,%r9,4)
	vmovups	%xmm16, (%rdx,%r10,4)
	vmovups	%xmm7, (%rdx,%r8,4)
	movq	-24(%rsp), %rax                 # 8-byte Reload
	addq	$2800, %rax                     # imm = 0xAF0
	cmpq	$15, -8(%rsp)                   # 8-byte Folded Reload
	movq	-16(%rsp), %rcx                 # 8-byte Reload
	jb	.LBB1_3
# %bb.6:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	vmovups	42560(%rdi,%rcx,4), %zmm1
	vmovups	42640(%rdi,%rcx,4), %zmm2
	vmovups	42720(%rdi,%rcx,4), %zmm3
	vmovups	42800(%rdi,%rcx,4), %zmm4
	vmovups	(%rsi,%rcx,4), %zmm8
	vmovups	80(%rsi,%rcx,4), %zmm7
	vmovups	160(%rsi,%rcx,4), %zmm6
	vmovups	240(%rsi,%rcx,4), %zmm0
	vmulps	%zmm7, %zmm1, %zmm18
	vmulps	%zmm8, %zmm1, %zmm17
	vfmadd231ps	%zmm6, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm7) + zmm17
	vmulps	%zmm2, %zmm8, %zmm19
	vfmadd231ps	%zmm6, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm7) + zmm19
	vmulps	%zmm3, %zmm8, %zmm20
	vfmadd231ps	%zmm6, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm6) + zmm19
	vfmadd231ps	%zmm4, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm4) + zmm20
	vfmadd231ps	42880(%rdi,%rcx,4), %zmm6, %zmm20 # zmm20 = (zmm6 * mem) + zmm20
	vmovups	44800(%rdi,%rcx,4), %zmm2
	vmovups	320(%rsi,%rcx,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm0) + zmm17
	vmulps	%zmm2, %zmm7, %zmm12
	vmulps	%zmm2, %zmm8, %zmm11
	vmovups	44880(%rdi,%rcx,4), %zmm3
	vmovups	400(%rsi,%rcx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm7) + zmm11
	vmulps	%zmm3, %zmm8, %zmm13
	vmovups	44960(%rdi,%rcx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm7) + zmm13
	vmulps	%zmm3, %zmm8, %zmm15
	vmovups	45040(%rdi,%rcx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vmovups	45120(%rdi,%rcx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vmovups	47040(%rdi,%rcx,4), %zmm5
	vmovups	560(%rsi,%rcx,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm3) + zmm18
	vmovups	480(%rsi,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm0) + zmm11
	vmulps	%zmm5, %zmm7, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	47120(%rdi,%rcx,4), %zmm14
	vmovups	640(%rsi,%rcx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm6, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm7) + zmm9
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	47200(%rdi,%rcx,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm5) + zmm17
	vfmadd231ps	%zmm3, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm7) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	47280(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm21, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm21) + zmm16
	vmovups	47360(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm21) + zmm16
	vmovups	%zmm18, 44800(%rdx,%rcx,4)
	vmovups	%zmm17, 44880(%rdx,%rcx,4)
	vmovups	%zmm19, 44960(%rdx,%rcx,4)
	vmovups	%zmm20, 45040(%rdx,%rcx,4)
	vmovups	49280(%rdi,%rcx,4), %zmm17
	vmovups	49360(%rdi,%rcx,4), %zmm19
	vmovups	49440(%rdi,%rcx,4), %zmm20
	vmovups	49520(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm3, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm0) + zmm9
	vmulps	%zmm17, %zmm7, %zmm18
	vmulps	%zmm17, %zmm8, %zmm17
	vfmadd231ps	%zmm5, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm0) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vmulps	%zmm19, %zmm8, %zmm19
	vfmadd231ps	%zmm5, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm6, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm6) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm7) + zmm19
	vmulps	%zmm20, %zmm8, %zmm8
	vfmadd231ps	%zmm5, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm6) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm8    # zmm8 = (zmm21 * zmm7) + zmm8
	vmovups	49600(%rdi,%rcx,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm5) + zmm15
	vfmadd231ps	%zmm2, %zmm7, %zmm16    # zmm16 = (zmm7 * zmm2) + zmm16
	vfmadd231ps	%zmm6, %zmm7, %zmm8     # zmm8 = (zmm7 * zmm6) + zmm8
	vmovups	%zmm12, 47040(%rdx,%rcx,4)
	vmovups	%zmm11, 47120(%rdx,%rcx,4)
	vmovups	%zmm13, 47200(%rdx,%rcx,4)
	vmovups	%zmm15, 47280(%rdx,%rcx,4)
	vmovups	51520(%rdi,%rcx,4), %zmm6
	vmovups	51600(%rdi,%rcx,4), %zmm7
	vmovups	51680(%rdi,%rcx,4), %zmm11
	vmovups	51760(%rdi,%rcx,4), %zmm12
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vfmadd231ps	%zmm1, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm6) + zmm17
	vfmadd231ps	%zmm5, %zmm7, %zmm10    # zmm10 = (zmm7 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm4) + zmm14
	vfmadd231ps	%zmm2, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm1) + zmm17
	vfmadd231ps	%zmm7, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm7) + zmm19
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm11, %zmm17   # zmm17 = (zmm11 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm11, %zmm8    # zmm8 = (zmm11 * zmm0) + zmm8
	vfmadd231ps	%zmm5, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm12, %zmm16   # zmm16 = (zmm12 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm12, %zmm8    # zmm8 = (zmm12 * zmm1) + zmm8
	vmovups	51840(%rdi,%rcx,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm10, 49280(%rdx,%rcx,4)
	vmovups	%zmm9, 49360(%rdx,%rcx,4)
	vmovups	%zmm14, 49440(%rdx,%rcx,4)
	vmovups	%zmm16, 49520(%rdx,%rcx,4)
	vmovups	53760(%rdi,%rcx,4), %zmm0
	vmovups	53840(%rdi,%rcx,4), %zmm1
	vmovups	53920(%rdi,%rcx,4), %zmm2
	vmovups	54000(%rdi,%rcx,4), %zmm6
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm0) + zmm17
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm1) + zmm19
	vfmadd231ps	%zmm5, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm5) + zmm17
	vfmadd231ps	%zmm3, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm4) + zmm8
	vfmadd231ps	%zmm5, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm5) + zmm19
	vfmadd231ps	%zmm3, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm3) + zmm8
	vfmadd231ps	54080(%rdi,%rcx,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm18, 51520(%rdx,%rcx,4)
	vmovups	%zmm17, 51600(%rdx,%rcx,4)
	vmovups	%zmm19, 51680(%rdx,%rcx,4)
	vmovups	%zmm8, 51760(%rdx,%rcx,4)
	movl	$16, %ecx
	#APP
	#NO_APP
	vmovups	42560(%rdi,%rcx,4), %xmm1
	vmovups	42640(%rdi,%rcx,4), %xmm2
	vmovups	42720(%rdi,%rcx,4), %xmm3
	vmovups	42800(%rdi,%rcx,4), %xmm4
	vmovups	(%rsi,%rcx,4), %xmm8
	vmovups	80(%rsi,%rcx,4), %xmm7
	vmovups	160(%rsi,%rcx,4), %xmm6
	vmovups	240(%rsi,%rcx,4), %xmm0
	vmulps	%xmm7, %xmm1, %xmm18
	vmulps	%xmm8, %xmm1, %xmm17
	vfmadd231ps	%xmm6, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm6) + xmm18
	vfmadd231ps	%xmm7, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm7) + xmm17
	vmulps	%xmm2, %xmm8, %xmm19
	vfmadd231ps	%xmm6, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm6) + xmm17
	vfmadd231ps	%xmm7, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm7) + xmm19
	vmulps	%xmm3, %xmm8, %xmm20
	vfmadd231ps	%xmm6, %xmm4, %xmm19    # xmm19 = (xmm4 * xmm6) + xmm19
	vfmadd231ps	%xmm4, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm4) + xmm20
	vfmadd231ps	42880(%rdi,%rcx,4), %xmm6, %xmm20 # xmm20 = (xmm6 * mem) + xmm20
	vmovups	44800(%rdi,%rcx,4), %xmm2
	vmovups	320(%rsi,%rcx,4), %xmm1
	vfmadd231ps	%xmm1, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm0) + xmm17
	vmulps	%xmm2, %xmm7, %xmm12
	vmulps	%xmm2, %xmm8, %xmm11
	vmovups	44880(%rdi,%rcx,4), %xmm3
	vmovups	400(%rsi,%rcx,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm1) + xmm17
	vfmadd231ps	%xmm0, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm0) + xmm19
	vfmadd231ps	%xmm6, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm7) + xmm11
	vmulps	%xmm3, %xmm8, %xmm13
	vmovups	44960(%rdi,%rcx,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm6) + xmm11
	vfmadd231ps	%xmm7, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm7) + xmm13
	vmulps	%xmm3, %xmm8, %xmm15
	vmovups	45040(%rdi,%rcx,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm6) + xmm13
	vfmadd231ps	%xmm3, %xmm7, %xmm15    # xmm15 = (xmm7 * xmm3) + xmm15
	vmovups	45120(%rdi,%rcx,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm2) + xmm20
	vfmadd231ps	%xmm3, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm3) + xmm15
	vmovups	47040(%rdi,%rcx,4), %xmm5
	vmovups	560(%rsi,%rcx,4), %xmm3
	vfmadd231ps	%xmm3, %xmm5, %xmm18    # xmm18 = (xmm5 * xmm3) + xmm18
	vmovups	480(%rsi,%rcx,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm17    # xmm17 = (xmm5 * xmm4) + xmm17
	vfmadd231ps	%xmm1, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm0) + xmm11
	vmulps	%xmm5, %xmm7, %xmm10
	vmulps	%xmm5, %xmm8, %xmm9
	vmovups	47120(%rdi,%rcx,4), %xmm14
	vmovups	640(%rsi,%rcx,4), %xmm5
	vfmadd231ps	%xmm5, %xmm14, %xmm18   # xmm18 = (xmm14 * xmm5) + xmm18
	vfmadd231ps	%xmm3, %xmm14, %xmm17   # xmm17 = (xmm14 * xmm3) + xmm17
	vfmadd231ps	%xmm4, %xmm14, %xmm19   # xmm19 = (xmm14 * xmm4) + xmm19
	vfmadd231ps	%xmm2, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm0) + xmm13
	vfmadd231ps	%xmm6, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm6) + xmm10
	vfmadd231ps	%xmm7, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm7) + xmm9
	vmulps	%xmm14, %xmm8, %xmm14
	vmovups	47200(%rdi,%rcx,4), %xmm16
	vfmadd231ps	%xmm5, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm5) + xmm17
	vfmadd231ps	%xmm3, %xmm16, %xmm19   # xmm19 = (xmm16 * xmm3) + xmm19
	vfmadd231ps	%xmm4, %xmm16, %xmm20   # xmm20 = (xmm16 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm0) + xmm15
	vfmadd231ps	%xmm6, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm6) + xmm9
	vfmadd231ps	%xmm7, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm7) + xmm14
	vmulps	%xmm16, %xmm8, %xmm16
	vmovups	47280(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm5) + xmm19
	vfmadd231ps	%xmm3, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm2) + xmm13
	vfmadd231ps	%xmm1, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm1) + xmm15
	vfmadd231ps	%xmm6, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm6) + xmm14
	vfmadd231ps	%xmm21, %xmm7, %xmm16   # xmm16 = (xmm7 * xmm21) + xmm16
	vmovups	47360(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm5) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm2) + xmm15
	vfmadd231ps	%xmm21, %xmm6, %xmm16   # xmm16 = (xmm6 * xmm21) + xmm16
	vmovups	%xmm18, 44800(%rdx,%rcx,4)
	vmovups	%xmm17, 44880(%rdx,%rcx,4)
	vmovups	%xmm19, 44960(%rdx,%rcx,4)
	vmovups	%xmm20, 45040(%rdx,%rcx,4)
	vmovups	49280(%rdi,%rcx,4), %xmm17
	vmovups	49360(%rdi,%rcx,4), %xmm19
	vmovups	49440(%rdi,%rcx,4), %xmm20
	vmovups	49520(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm3, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm3) + xmm12
	vfmadd231ps	%xmm4, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm4) + xmm11
	vfmadd231ps	%xmm1, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm0) + xmm9
	vmulps	%xmm17, %xmm7, %xmm18
	vmulps	%xmm17, %xmm8, %xmm17
	vfmadd231ps	%xmm5, %xmm19, %xmm12   # xmm12 = (xmm19 * xmm5) + xmm12
	vfmadd231ps	%xmm3, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm3) + xmm11
	vfmadd231ps	%xmm4, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm4) + xmm13
	vfmadd231ps	%xmm2, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm2) + xmm10
	vfmadd231ps	%xmm1, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm0) + xmm14
	vfmadd231ps	%xmm6, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm6) + xmm18
	vfmadd231ps	%xmm7, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm7) + xmm17
	vmulps	%xmm19, %xmm8, %xmm19
	vfmadd231ps	%xmm5, %xmm20, %xmm11   # xmm11 = (xmm20 * xmm5) + xmm11
	vfmadd231ps	%xmm3, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm3) + xmm13
	vfmadd231ps	%xmm4, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm4) + xmm15
	vfmadd231ps	%xmm2, %xmm20, %xmm9    # xmm9 = (xmm20 * xmm2) + xmm9
	vfmadd231ps	%xmm1, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm0) + xmm16
	vfmadd231ps	%xmm6, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm6) + xmm17
	vfmadd231ps	%xmm7, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm7) + xmm19
	vmulps	%xmm20, %xmm8, %xmm8
	vfmadd231ps	%xmm5, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm5) + xmm13
	vfmadd231ps	%xmm3, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm3) + xmm15
	vfmadd231ps	%xmm2, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm1) + xmm16
	vfmadd231ps	%xmm6, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm6) + xmm19
	vfmadd231ps	%xmm7, %xmm21, %xmm8    # xmm8 = (xmm21 * xmm7) + xmm8
	vmovups	49600(%rdi,%rcx,4), %xmm7
	vfmadd231ps	%xmm5, %xmm7, %xmm15    # xmm15 = (xmm7 * xmm5) + xmm15
	vfmadd231ps	%xmm2, %xmm7, %xmm16    # xmm16 = (xmm7 * xmm2) + xmm16
	vfmadd231ps	%xmm6, %xmm7, %xmm8     # xmm8 = (xmm7 * xmm6) + xmm8
	vmovups	%xmm12, 47040(%rdx,%rcx,4)
	vmovups	%xmm11, 47120(%rdx,%rcx,4)
	vmovups	%xmm13, 47200(%rdx,%rcx,4)
	vmovups	%xmm15, 47280(%rdx,%rcx,4)
	vmovups	51520(%rdi,%rcx,4), %xmm6
	vmovups	51600(%rdi,%rcx,4), %xmm7
	vmovups	51680(%rdi,%rcx,4), %xmm11
	vmovups	51760(%rdi,%rcx,4), %xmm12
	vfmadd231ps	%xmm3, %xmm6, %xmm10    # xmm10 = (xmm6 * xmm3) + xmm10
	vfmadd231ps	%xmm4, %xmm6, %xmm9     # xmm9 = (xmm6 * xmm4) + xmm9
	vfmadd231ps	%xmm1, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm1) + xmm18
	vfmadd231ps	%xmm6, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm6) + xmm17
	vfmadd231ps	%xmm5, %xmm7, %xmm10    # xmm10 = (xmm7 * xmm5) + xmm10
	vfmadd231ps	%xmm3, %xmm7, %xmm9     # xmm9 = (xmm7 * xmm3) + xmm9
	vfmadd231ps	%xmm4, %xmm7, %xmm14    # xmm14 = (xmm7 * xmm4) + xmm14
	vfmadd231ps	%xmm2, %xmm7, %xmm18    # xmm18 = (xmm7 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm7, %xmm17    # xmm17 = (xmm7 * xmm1) + xmm17
	vfmadd231ps	%xmm7, %xmm0, %xmm19    # xmm19 = (xmm0 * xmm7) + xmm19
	vfmadd231ps	%xmm5, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm5) + xmm9
	vfmadd231ps	%xmm3, %xmm11, %xmm14   # xmm14 = (xmm11 * xmm3) + xmm14
	vfmadd231ps	%xmm4, %xmm11, %xmm16   # xmm16 = (xmm11 * xmm4) + xmm16
	vfmadd231ps	%xmm2, %xmm11, %xmm17   # xmm17 = (xmm11 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm11, %xmm19   # xmm19 = (xmm11 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm11, %xmm8    # xmm8 = (xmm11 * xmm0) + xmm8
	vfmadd231ps	%xmm5, %xmm12, %xmm14   # xmm14 = (xmm12 * xmm5) + xmm14
	vfmadd231ps	%xmm3, %xmm12, %xmm16   # xmm16 = (xmm12 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm12, %xmm19   # xmm19 = (xmm12 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm12, %xmm8    # xmm8 = (xmm12 * xmm1) + xmm8
	vmovups	51840(%rdi,%rcx,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm5) + xmm16
	vfmadd231ps	%xmm2, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm2) + xmm8
	vmovups	%xmm10, 49280(%rdx,%rcx,4)
	vmovups	%xmm9, 49360(%rdx,%rcx,4)
	vmovups	%xmm14, 49440(%rdx,%rcx,4)
	vmovups	%xmm16, 49520(%rdx,%rcx,4)
	vmovups	53760(%rdi,%rcx,4), %xmm0
	vmovups	53840(%rdi,%rcx,4), %xmm1
	vmovups	53920(%rdi,%rcx,4), %xmm2
	vmovups	54000(%rdi,%rcx,4), %xmm6
	vfmadd231ps	%xmm3, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm3) + xmm18
	vfmadd231ps	%xmm0, %xmm4, %xmm17    # xmm17 = (xmm4 * xmm0) + xmm17
	vfmadd231ps	%xmm5, %xmm1, %xmm18    # xmm18 = (xmm1 * xmm5) + xmm18
	vfmadd231ps	%xmm3, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm3) + xmm17
	vfmadd231ps	%xmm1, %xmm4, %xmm19    # xmm19 = (xmm4 * xmm1) + xmm19
	vfmadd231ps	%xmm5, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm5) + xmm17
	vfmadd231ps	%xmm3, %xmm2, %xmm19    # xmm19 = (xmm2 * xmm3) + xmm19
	vfmadd231ps	%xmm4, %xmm2, %xmm8     # xmm8 = (xmm2 * xmm4) + xmm8
	vfmadd231ps	%xmm5, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm5) + xmm19
	vfmadd231ps	%xmm3, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm3) + xmm8
	vfmadd231ps	54080(%rdi,%rcx,4), %xmm5, %xmm8 # xmm8 = (xmm5 * mem) + xmm8
	vmovups	%xmm18, 51520(%rdx,%rcx,4)
	vmovups	%xmm17, 51600(%rdx,%rcx,4)
	vmovups	%xmm19, 51680(%rdx,%rcx,4)
	vmovups	%xmm8, 51760(%rdx,%rcx,4)
	leaq	42800(%rdi), %rcx
	xorl	%r8d, %r8d
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
	.p2align	4
.LBB1_7:                                # =>This Inner Loop Header: Depth=1
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	leaq	(%rcx,%r11,4), %r9
	vmovups	(%rsi,%r11,4), %zmm8
	vmovups	80(%rsi,%r11,4), %zmm6
	vmovups	160(%rsi,%r11,4), %zmm5
	vmovups	240(%rsi,%r11,4), %zmm0
	vmulps	(%r9,%rax,4), %zmm8, %zmm17
	vmovups	80(%r9,%rax,4), %zmm1
	vmovups	160(%r9,%rax,4), %zmm2
	vmovups	240(%r9,%rax,4), %zmm3
	vmovups	320(%r9,%rax,4), %zmm4
	vfmadd231ps	%zmm6, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm6) + zmm17
	vmulps	%zmm1, %zmm8, %zmm18
	vfmadd231ps	%zmm5, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm5) + zmm17
	vfmadd231ps	%zmm6, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm6) + zmm18
	vmulps	%zmm2, %zmm8, %zmm19
	vfmadd231ps	%zmm5, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm5) + zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm6) + zmm19
	vmulps	%zmm3, %zmm8, %zmm20
	vfmadd231ps	%zmm5, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm5) + zmm19
	vfmadd231ps	%zmm4, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm4) + zmm20
	vfmadd231ps	400(%r9,%rax,4), %zmm5, %zmm20 # zmm20 = (zmm5 * mem) + zmm20
	vmovups	2240(%r9,%rax,4), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm0) + zmm17
	vmulps	%zmm1, %zmm8, %zmm10
	leaq	(%r11,%rax), %r10
	vmovups	320(%rsi,%r11,4), %zmm1
	vmovups	45120(%rdi,%r10,4), %zmm2
	vmovups	45200(%rdi,%r10,4), %zmm3
	vmovups	45280(%rdi,%r10,4), %zmm4
	vmovups	45360(%rdi,%r10,4), %zmm7
	vfmadd231ps	%zmm1, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm0) + zmm18
	vfmadd231ps	%zmm6, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm6) + zmm10
	vmulps	%zmm2, %zmm8, %zmm12
	vmovups	400(%rsi,%r11,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm5, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm5) + zmm10
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vmulps	%zmm3, %zmm8, %zmm13
	vfmadd231ps	%zmm2, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm0) + zmm20
	vfmadd231ps	%zmm5, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm5) + zmm12
	vfmadd231ps	%zmm6, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm6) + zmm13
	vmulps	%zmm4, %zmm8, %zmm15
	vfmadd231ps	%zmm2, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm1) + zmm20
	vfmadd231ps	%zmm5, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm5) + zmm13
	vfmadd231ps	%zmm7, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm7) + zmm15
	vmovups	2640(%r9,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vmovups	4480(%r9,%rax,4), %zmm4
	vmovups	480(%rsi,%r11,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm3) + zmm17
	vfmadd231ps	%zmm0, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm0) + zmm10
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	47360(%rdi,%r10,4), %zmm7
	vmovups	560(%rsi,%r11,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm3) + zmm18
	vfmadd231ps	%zmm1, %zmm7, %zmm10    # zmm10 = (zmm7 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm0) + zmm12
	vfmadd231ps	%zmm6, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm6) + zmm9
	vmulps	%zmm7, %zmm8, %zmm11
	vmovups	47440(%rdi,%r10,4), %zmm14
	vmovups	640(%rsi,%r11,4), %zmm7
	vfmadd231ps	%zmm7, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm7) + zmm17
	vfmadd231ps	%zmm4, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm5) + zmm9
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	47520(%rdi,%r10,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm16, %zmm20   # zmm20 = (zmm16 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm5) + zmm11
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	47600(%rdi,%r10,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm7) + zmm19
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm5) + zmm14
	vfmadd231ps	%zmm21, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm21) + zmm16
	vmovups	4880(%r9,%rax,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm5, %zmm16   # zmm16 = (zmm5 * zmm21) + zmm16
	vmovups	%zmm17, 45120(%rdx,%r10,4)
	vmovups	%zmm18, 45200(%rdx,%r10,4)
	vmovups	%zmm19, 45280(%rdx,%r10,4)
	vmovups	%zmm20, 45360(%rdx,%r10,4)
	vmovups	6720(%r9,%rax,4), %zmm17
	vmovups	7120(%r9,%rax,4), %zmm20
	vfmadd231ps	%zmm3, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm0) + zmm9
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	49600(%rdi,%r10,4), %zmm18
	vmovups	49680(%rdi,%r10,4), %zmm19
	vmovups	49760(%rdi,%r10,4), %zmm21
	vmovups	49840(%rdi,%r10,4), %zmm22
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm0) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm6) + zmm17
	vmulps	%zmm18, %zmm8, %zmm18
	vfmadd231ps	%zmm7, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm0) + zmm14
	vfmadd231ps	%zmm5, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm5) + zmm17
	vfmadd231ps	%zmm6, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm6) + zmm18
	vmulps	%zmm19, %zmm8, %zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm0) + zmm16
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm6, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm6) + zmm19
	vmulps	%zmm21, %zmm8, %zmm8
	vfmadd231ps	%zmm7, %zmm22, %zmm13   # zmm13 = (zmm22 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm22, %zmm15   # zmm15 = (zmm22 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm22, %zmm14   # zmm14 = (zmm22 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm22, %zmm16   # zmm16 = (zmm22 * zmm1) + zmm16
	vfmadd231ps	%zmm5, %zmm22, %zmm19   # zmm19 = (zmm22 * zmm5) + zmm19
	vfmadd231ps	%zmm6, %zmm22, %zmm8    # zmm8 = (zmm22 * zmm6) + zmm8
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm2) + zmm16
	vfmadd231ps	%zmm5, %zmm20, %zmm8    # zmm8 = (zmm20 * zmm5) + zmm8
	vmovups	%zmm10, 47360(%rdx,%r10,4)
	vmovups	%zmm12, 47440(%rdx,%r10,4)
	vmovups	%zmm13, 47520(%rdx,%r10,4)
	vmovups	%zmm15, 47600(%rdx,%r10,4)
	vmovups	8960(%r9,%rax,4), %zmm5
	vmovups	9360(%r9,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm5) + zmm17
	vmovups	51840(%rdi,%r10,4), %zmm5
	vmovups	51920(%rdi,%r10,4), %zmm10
	vmovups	52000(%rdi,%r10,4), %zmm12
	vmovups	52080(%rdi,%r10,4), %zmm13
	vfmadd231ps	%zmm4, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm1) + zmm17
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vfmadd231ps	%zmm7, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm10, %zmm17   # zmm17 = (zmm10 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm1) + zmm18
	vfmadd231ps	%zmm10, %zmm0, %zmm19   # zmm19 = (zmm0 * zmm10) + zmm19
	vfmadd231ps	%zmm7, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm12, %zmm16   # zmm16 = (zmm12 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm12, %zmm18   # zmm18 = (zmm12 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm12, %zmm19   # zmm19 = (zmm12 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm12, %zmm8    # zmm8 = (zmm12 * zmm0) + zmm8
	vfmadd231ps	%zmm7, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm13, %zmm19   # zmm19 = (zmm13 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm13, %zmm8    # zmm8 = (zmm13 * zmm1) + zmm8
	vfmadd231ps	%zmm7, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	%zmm9, 49600(%rdx,%r10,4)
	vmovups	%zmm11, 49680(%rdx,%r10,4)
	vmovups	%zmm14, 49760(%rdx,%r10,4)
	vmovups	%zmm16, 49840(%rdx,%r10,4)
	vfmadd231ps	11200(%r9,%rax,4), %zmm3, %zmm17 # zmm17 = (zmm3 * mem) + zmm17
	vmovups	11280(%r9,%rax,4), %zmm0
	vmovups	11360(%r9,%rax,4), %zmm1
	vmovups	11440(%r9,%rax,4), %zmm2
	vmovups	11520(%r9,%rax,4), %zmm5
	vfmadd231ps	%zmm4, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm4) + zmm17
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm7, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm7) + zmm17
	vfmadd231ps	%zmm4, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm7, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm3) + zmm8
	vfmadd231ps	%zmm7, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm7) + zmm19
	vfmadd231ps	%zmm4, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm4) + zmm8
	vfmadd231ps	11600(%r9,%rax,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm17, 51840(%rdx,%r10,4)
	vmovups	%zmm18, 51920(%rdx,%r10,4)
	vmovups	%zmm19, 52000(%rdx,%r10,4)
	vmovups	%zmm8, 52080(%rdx,%r10,4)
	movl	$16, %r11d
	#APP
	#NO_APP
	leaq	(%rcx,%r11,4), %r9
	vmovups	(%rsi,%r11,4), %xmm8
	vmovups	80(%rsi,%r11,4), %xmm6
	vmovups	160(%rsi,%r11,4), %xmm5
	vmovups	240(%rsi,%r11,4), %xmm0
	vmulps	(%r9,%rax,4), %xmm8, %xmm17
	vmovups	80(%r9,%rax,4), %xmm1
	vmovups	160(%r9,%rax,4), %xmm2
	vmovups	240(%r9,%rax,4), %xmm3
	vmovups	320(%r9,%rax,4), %xmm4
	vfmadd231ps	%xmm6, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm6) + xmm17
	vmulps	%xmm1, %xmm8, %xmm18
	vfmadd231ps	%xmm5, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm5) + xmm17
	vfmadd231ps	%xmm6, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm6) + xmm18
	vmulps	%xmm2, %xmm8, %xmm19
	vfmadd231ps	%xmm5, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm5) + xmm18
	vfmadd231ps	%xmm6, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm6) + xmm19
	vmulps	%xmm3, %xmm8, %xmm20
	vfmadd231ps	%xmm5, %xmm4, %xmm19    # xmm19 = (xmm4 * xmm5) + xmm19
	vfmadd231ps	%xmm4, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm4) + xmm20
	vfmadd231ps	400(%r9,%rax,4), %xmm5, %xmm20 # xmm20 = (xmm5 * mem) + xmm20
	vmovups	2240(%r9,%rax,4), %xmm1
	vfmadd231ps	%xmm0, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm0) + xmm17
	vmulps	%xmm1, %xmm8, %xmm10
	leaq	(%r11,%rax), %r10
	vmovups	320(%rsi,%r11,4), %xmm1
	vmovups	45120(%rdi,%r10,4), %xmm2
	vmovups	45200(%rdi,%r10,4), %xmm3
	vmovups	45280(%rdi,%r10,4), %xmm4
	vmovups	45360(%rdi,%r10,4), %xmm7
	vfmadd231ps	%xmm1, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm1) + xmm17
	vfmadd231ps	%xmm0, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm0) + xmm18
	vfmadd231ps	%xmm6, %xmm2, %xmm10    # xmm10 = (xmm2 * xmm6) + xmm10
	vmulps	%xmm2, %xmm8, %xmm12
	vmovups	400(%rsi,%r11,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm0) + xmm19
	vfmadd231ps	%xmm5, %xmm3, %xmm10    # xmm10 = (xmm3 * xmm5) + xmm10
	vfmadd231ps	%xmm6, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm6) + xmm12
	vmulps	%xmm3, %xmm8, %xmm13
	vfmadd231ps	%xmm2, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm4, %xmm19    # xmm19 = (xmm4 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm4, %xmm20    # xmm20 = (xmm4 * xmm0) + xmm20
	vfmadd231ps	%xmm5, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm5) + xmm12
	vfmadd231ps	%xmm6, %xmm4, %xmm13    # xmm13 = (xmm4 * xmm6) + xmm13
	vmulps	%xmm4, %xmm8, %xmm15
	vfmadd231ps	%xmm2, %xmm7, %xmm19    # xmm19 = (xmm7 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm1) + xmm20
	vfmadd231ps	%xmm5, %xmm7, %xmm13    # xmm13 = (xmm7 * xmm5) + xmm13
	vfmadd231ps	%xmm7, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm7) + xmm15
	vmovups	2640(%r9,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm2) + xmm20
	vfmadd231ps	%xmm3, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm3) + xmm15
	vmovups	4480(%r9,%rax,4), %xmm4
	vmovups	480(%rsi,%r11,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm17    # xmm17 = (xmm4 * xmm3) + xmm17
	vfmadd231ps	%xmm0, %xmm4, %xmm10    # xmm10 = (xmm4 * xmm0) + xmm10
	vmulps	%xmm4, %xmm8, %xmm9
	vmovups	47360(%rdi,%r10,4), %xmm7
	vmovups	560(%rsi,%r11,4), %xmm4
	vfmadd231ps	%xmm4, %xmm7, %xmm17    # xmm17 = (xmm7 * xmm4) + xmm17
	vfmadd231ps	%xmm3, %xmm7, %xmm18    # xmm18 = (xmm7 * xmm3) + xmm18
	vfmadd231ps	%xmm1, %xmm7, %xmm10    # xmm10 = (xmm7 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm0) + xmm12
	vfmadd231ps	%xmm6, %xmm7, %xmm9     # xmm9 = (xmm7 * xmm6) + xmm9
	vmulps	%xmm7, %xmm8, %xmm11
	vmovups	47440(%rdi,%r10,4), %xmm14
	vmovups	640(%rsi,%r11,4), %xmm7
	vfmadd231ps	%xmm7, %xmm14, %xmm17   # xmm17 = (xmm14 * xmm7) + xmm17
	vfmadd231ps	%xmm4, %xmm14, %xmm18   # xmm18 = (xmm14 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm14, %xmm19   # xmm19 = (xmm14 * xmm3) + xmm19
	vfmadd231ps	%xmm2, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm2) + xmm10
	vfmadd231ps	%xmm1, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm0) + xmm13
	vfmadd231ps	%xmm5, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm5) + xmm9
	vfmadd231ps	%xmm6, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm6) + xmm11
	vmulps	%xmm14, %xmm8, %xmm14
	vmovups	47520(%rdi,%r10,4), %xmm16
	vfmadd231ps	%xmm7, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm7) + xmm18
	vfmadd231ps	%xmm4, %xmm16, %xmm19   # xmm19 = (xmm16 * xmm4) + xmm19
	vfmadd231ps	%xmm3, %xmm16, %xmm20   # xmm20 = (xmm16 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm0) + xmm15
	vfmadd231ps	%xmm5, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm5) + xmm11
	vfmadd231ps	%xmm6, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm6) + xmm14
	vmulps	%xmm16, %xmm8, %xmm16
	vmovups	47600(%rdi,%r10,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm7) + xmm19
	vfmadd231ps	%xmm4, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm2) + xmm13
	vfmadd231ps	%xmm1, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm1) + xmm15
	vfmadd231ps	%xmm5, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm5) + xmm14
	vfmadd231ps	%xmm21, %xmm6, %xmm16   # xmm16 = (xmm6 * xmm21) + xmm16
	vmovups	4880(%r9,%rax,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm7) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm2) + xmm15
	vfmadd231ps	%xmm21, %xmm5, %xmm16   # xmm16 = (xmm5 * xmm21) + xmm16
	vmovups	%xmm17, 45120(%rdx,%r10,4)
	vmovups	%xmm18, 45200(%rdx,%r10,4)
	vmovups	%xmm19, 45280(%rdx,%r10,4)
	vmovups	%xmm20, 45360(%rdx,%r10,4)
	vmovups	6720(%r9,%rax,4), %xmm17
	vmovups	7120(%r9,%rax,4), %xmm20
	vfmadd231ps	%xmm3, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm3) + xmm10
	vfmadd231ps	%xmm0, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm0) + xmm9
	vmulps	%xmm17, %xmm8, %xmm17
	vmovups	49600(%rdi,%r10,4), %xmm18
	vmovups	49680(%rdi,%r10,4), %xmm19
	vmovups	49760(%rdi,%r10,4), %xmm21
	vmovups	49840(%rdi,%r10,4), %xmm22
	vfmadd231ps	%xmm4, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm3) + xmm12
	vfmadd231ps	%xmm1, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm0) + xmm11
	vfmadd231ps	%xmm6, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm6) + xmm17
	vmulps	%xmm18, %xmm8, %xmm18
	vfmadd231ps	%xmm7, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm7) + xmm10
	vfmadd231ps	%xmm4, %xmm19, %xmm12   # xmm12 = (xmm19 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm3) + xmm13
	vfmadd231ps	%xmm2, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm2) + xmm9
	vfmadd231ps	%xmm1, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm0) + xmm14
	vfmadd231ps	%xmm5, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm5) + xmm17
	vfmadd231ps	%xmm6, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm6) + xmm18
	vmulps	%xmm19, %xmm8, %xmm19
	vfmadd231ps	%xmm7, %xmm21, %xmm12   # xmm12 = (xmm21 * xmm7) + xmm12
	vfmadd231ps	%xmm4, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm3) + xmm15
	vfmadd231ps	%xmm2, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm0) + xmm16
	vfmadd231ps	%xmm5, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm5) + xmm18
	vfmadd231ps	%xmm6, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm6) + xmm19
	vmulps	%xmm21, %xmm8, %xmm8
	vfmadd231ps	%xmm7, %xmm22, %xmm13   # xmm13 = (xmm22 * xmm7) + xmm13
	vfmadd231ps	%xmm4, %xmm22, %xmm15   # xmm15 = (xmm22 * xmm4) + xmm15
	vfmadd231ps	%xmm2, %xmm22, %xmm14   # xmm14 = (xmm22 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm22, %xmm16   # xmm16 = (xmm22 * xmm1) + xmm16
	vfmadd231ps	%xmm5, %xmm22, %xmm19   # xmm19 = (xmm22 * xmm5) + xmm19
	vfmadd231ps	%xmm6, %xmm22, %xmm8    # xmm8 = (xmm22 * xmm6) + xmm8
	vfmadd231ps	%xmm7, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm7) + xmm15
	vfmadd231ps	%xmm2, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm2) + xmm16
	vfmadd231ps	%xmm5, %xmm20, %xmm8    # xmm8 = (xmm20 * xmm5) + xmm8
	vmovups	%xmm10, 47360(%rdx,%r10,4)
	vmovups	%xmm12, 47440(%rdx,%r10,4)
	vmovups	%xmm13, 47520(%rdx,%r10,4)
	vmovups	%xmm15, 47600(%rdx,%r10,4)
	vmovups	8960(%r9,%rax,4), %xmm5
	vmovups	9360(%r9,%rax,4), %xmm6
	vfmadd231ps	%xmm3, %xmm5, %xmm9     # xmm9 = (xmm5 * xmm3) + xmm9
	vfmadd231ps	%xmm5, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm5) + xmm17
	vmovups	51840(%rdi,%r10,4), %xmm5
	vmovups	51920(%rdi,%r10,4), %xmm10
	vmovups	52000(%rdi,%r10,4), %xmm12
	vmovups	52080(%rdi,%r10,4), %xmm13
	vfmadd231ps	%xmm4, %xmm5, %xmm9     # xmm9 = (xmm5 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm5, %xmm17    # xmm17 = (xmm5 * xmm1) + xmm17
	vfmadd231ps	%xmm5, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm5) + xmm18
	vfmadd231ps	%xmm7, %xmm10, %xmm9    # xmm9 = (xmm10 * xmm7) + xmm9
	vfmadd231ps	%xmm4, %xmm10, %xmm11   # xmm11 = (xmm10 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm10, %xmm14   # xmm14 = (xmm10 * xmm3) + xmm14
	vfmadd231ps	%xmm2, %xmm10, %xmm17   # xmm17 = (xmm10 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm10, %xmm18   # xmm18 = (xmm10 * xmm1) + xmm18
	vfmadd231ps	%xmm10, %xmm0, %xmm19   # xmm19 = (xmm0 * xmm10) + xmm19
	vfmadd231ps	%xmm7, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm7) + xmm11
	vfmadd231ps	%xmm4, %xmm12, %xmm14   # xmm14 = (xmm12 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm12, %xmm16   # xmm16 = (xmm12 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm12, %xmm18   # xmm18 = (xmm12 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm12, %xmm19   # xmm19 = (xmm12 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm12, %xmm8    # xmm8 = (xmm12 * xmm0) + xmm8
	vfmadd231ps	%xmm7, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm7) + xmm14
	vfmadd231ps	%xmm4, %xmm13, %xmm16   # xmm16 = (xmm13 * xmm4) + xmm16
	vfmadd231ps	%xmm2, %xmm13, %xmm19   # xmm19 = (xmm13 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm13, %xmm8    # xmm8 = (xmm13 * xmm1) + xmm8
	vfmadd231ps	%xmm7, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm7) + xmm16
	vfmadd231ps	%xmm2, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm2) + xmm8
	vmovups	%xmm9, 49600(%rdx,%r10,4)
	vmovups	%xmm11, 49680(%rdx,%r10,4)
	vmovups	%xmm14, 49760(%rdx,%r10,4)
	vmovups	%xmm16, 49840(%rdx,%r10,4)
	vfmadd231ps	11200(%r9,%rax,4), %xmm3, %xmm17 # xmm17 = (xmm3 * mem) + xmm17
	vmovups	11280(%r9,%rax,4), %xmm0
	vmovups	11360(%r9,%rax,4), %xmm1
	vmovups	11440(%r9,%rax,4), %xmm2
	vmovups	11520(%r9,%rax,4), %xmm5
	vfmadd231ps	%xmm4, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm4) + xmm17
	vfmadd231ps	%xmm0, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm0) + xmm18
	vfmadd231ps	%xmm7, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm7) + xmm17
	vfmadd231ps	%xmm4, %xmm1, %xmm18    # xmm18 = (xmm1 * xmm4) + xmm18
	vfmadd231ps	%xmm1, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm1) + xmm19
	vfmadd231ps	%xmm7, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm7) + xmm18
	vfmadd231ps	%xmm4, %xmm2, %xmm19    # xmm19 = (xmm2 * xmm4) + xmm19
	vfmadd231ps	%xmm3, %xmm2, %xmm8     # xmm8 = (xmm2 * xmm3) + xmm8
	vfmadd231ps	%xmm7, %xmm5, %xmm19    # xmm19 = (xmm5 * xmm7) + xmm19
	vfmadd231ps	%xmm4, %xmm5, %xmm8     # xmm8 = (xmm5 * xmm4) + xmm8
	vfmadd231ps	11600(%r9,%rax,4), %xmm7, %xmm8 # xmm8 = (xmm7 * mem) + xmm8
	vmovups	%xmm17, 51840(%rdx,%r10,4)
	vmovups	%xmm18, 51920(%rdx,%r10,4)
	vmovups	%xmm19, 52000(%rdx,%r10,4)
	vmovups	%xmm8, 52080(%rdx,%r10,4)
	addq	$4, %r8
	addq	$80, %rax
	cmpq	$20, %r8
	jb	.LBB1_7
# %bb.8:
	xorl	%eax, %eax
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	vmovups	(%rsi,%rcx,4), %zmm7
	vmovups	80(%rsi,%rcx,4), %zmm5
	vmovups	160(%rsi,%rcx,4), %zmm6
	vmovups	240(%rsi,%rcx,4), %zmm0
	vmulps	44400(%rdi,%rcx,4), %zmm7, %zmm16
	vmovups	44480(%rdi,%rcx,4), %zmm1
	vmovups	44560(%rdi,%rcx,4), %zmm2
	vmovups	44640(%rdi,%rcx,4), %zmm3
	vmovups	44720(%rdi,%rcx,4), %zmm4
	vfmadd231ps	%zmm5, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm5) + zmm16
	vmulps	%zmm1, %zmm7, %zmm18
	vfmadd231ps	%zmm6, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm5) + zmm18
	vmulps	%zmm2, %zmm7, %zmm19
	vfmadd231ps	%zmm6, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm6) + zmm18
	vfmadd231ps	%zmm5, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm5) + zmm19
	vmulps	%zmm3, %zmm7, %zmm20
	vfmadd231ps	%zmm6, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm6) + zmm19
	vfmadd231ps	%zmm4, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm4) + zmm20
	vmovups	46640(%rdi,%rcx,4), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm0) + zmm16
	vmulps	%zmm1, %zmm7, %zmm10
	vmovups	46720(%rdi,%rcx,4), %zmm2
	vmovups	320(%rsi,%rcx,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm0) + zmm18
	vfmadd231ps	%zmm5, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm5) + zmm10
	vmulps	%zmm2, %zmm7, %zmm11
	vmovups	46800(%rdi,%rcx,4), %zmm3
	vmovups	400(%rsi,%rcx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm6) + zmm10
	vfmadd231ps	%zmm5, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm5) + zmm11
	vmulps	%zmm3, %zmm7, %zmm13
	vmovups	46880(%rdi,%rcx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm5) + zmm13
	vmulps	%zmm3, %zmm7, %zmm15
	vmovups	46960(%rdi,%rcx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vmovups	48880(%rdi,%rcx,4), %zmm4
	vmovups	480(%rsi,%rcx,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm3) + zmm16
	vfmadd231ps	%zmm0, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm0) + zmm10
	vmulps	%zmm4, %zmm7, %zmm9
	vmovups	48960(%rdi,%rcx,4), %zmm8
	vmovups	560(%rsi,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm8, %zmm16    # zmm16 = (zmm8 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm8, %zmm18    # zmm18 = (zmm8 * zmm3) + zmm18
	vfmadd231ps	%zmm1, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm0) + zmm11
	vfmadd231ps	%zmm5, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm5) + zmm9
	vmulps	%zmm8, %zmm7, %zmm12
	vmovups	49040(%rdi,%rcx,4), %zmm14
	vmovups	640(%rsi,%rcx,4), %zmm8
	vfmadd231ps	%zmm8, %zmm14, %zmm16   # zmm16 = (zmm14 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm14, %zmm19   # zmm19 = (zmm14 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm6, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm6) + zmm9
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	49120(%rdi,%rcx,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	vmovups	49200(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm6) + zmm14
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	%zmm16, 46720(%rdx,%rcx,4)
	vmovups	%zmm18, 46800(%rdx,%rcx,4)
	vmovups	%zmm19, 46880(%rdx,%rcx,4)
	vmovups	%zmm20, 46960(%rdx,%rcx,4)
	vmovups	51120(%rdi,%rcx,4), %zmm16
	vmovups	51200(%rdi,%rcx,4), %zmm18
	vmovups	51280(%rdi,%rcx,4), %zmm19
	vmovups	51360(%rdi,%rcx,4), %zmm20
	vfmadd231ps	%zmm3, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm0) + zmm9
	vmulps	%zmm16, %zmm7, %zmm16
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm0) + zmm12
	vfmadd231ps	%zmm5, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm5) + zmm16
	vmulps	%zmm18, %zmm7, %zmm18
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm0) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm5) + zmm18
	vmulps	%zmm19, %zmm7, %zmm19
	vfmadd231ps	%zmm8, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm8) + zmm11
	vfmadd231ps	%zmm4, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vfmadd231ps	%zmm5, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm5) + zmm19
	vmulps	%zmm20, %zmm7, %zmm7
	vmovups	51440(%rdi,%rcx,4), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm4, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm6) + zmm19
	vfmadd231ps	%zmm5, %zmm20, %zmm7    # zmm7 = (zmm20 * zmm5) + zmm7
	vmovups	%zmm10, 48960(%rdx,%rcx,4)
	vmovups	%zmm11, 49040(%rdx,%rcx,4)
	vmovups	%zmm13, 49120(%rdx,%rcx,4)
	vmovups	%zmm15, 49200(%rdx,%rcx,4)
	vmovups	53360(%rdi,%rcx,4), %zmm5
	vmovups	53440(%rdi,%rcx,4), %zmm6
	vmovups	53520(%rdi,%rcx,4), %zmm10
	vmovups	53600(%rdi,%rcx,4), %zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm8, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm8) + zmm9
	vfmadd231ps	%zmm4, %zmm10, %zmm12   # zmm12 = (zmm10 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm3) + zmm14
	vfmadd231ps	%zmm2, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm2) + zmm16
	vfmadd231ps	%zmm1, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm1) + zmm18
	vfmadd231ps	%zmm10, %zmm0, %zmm19   # zmm19 = (zmm0 * zmm10) + zmm19
	vfmadd231ps	%zmm8, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm8) + zmm12
	vfmadd231ps	%zmm4, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm11, %zmm17   # zmm17 = (zmm11 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm19   # zmm19 = (zmm11 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm0) + zmm7
	vmovups	53680(%rdi,%rcx,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm8) + zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm1) + zmm7
	vmovups	%zmm9, 51200(%rdx,%rcx,4)
	vmovups	%zmm12, 51280(%rdx,%rcx,4)
	vmovups	%zmm14, 51360(%rdx,%rcx,4)
	vmovups	%zmm17, 51440(%rdx,%rcx,4)
	vfmadd231ps	55600(%rdi,%rcx,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	55680(%rdi,%rcx,4), %zmm0
	vmovups	55760(%rdi,%rcx,4), %zmm1
	vmovups	55840(%rdi,%rcx,4), %zmm2
	vmovups	55920(%rdi,%rcx,4), %zmm5
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm8, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm1) + zmm19
	vfmadd231ps	%zmm8, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm8) + zmm18
	vfmadd231ps	%zmm4, %zmm2, %zmm19    # zmm19 = (zmm2 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm2, %zmm7     # zmm7 = (zmm2 * zmm3) + zmm7
	vfmadd231ps	%zmm8, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm8) + zmm19
	vfmadd231ps	%zmm4, %zmm5, %zmm7     # zmm7 = (zmm5 * zmm4) + zmm7
	vmovups	%zmm16, 53440(%rdx,%rcx,4)
	vmovups	%zmm18, 53520(%rdx,%rcx,4)
	vmovups	%zmm19, 53600(%rdx,%rcx,4)
	vmovups	%zmm7, 53680(%rdx,%rcx,4)
	movl	$16, %ecx
	#APP
	#NO_APP
	vmovups	(%rsi,%rcx,4), %xmm7
	vmovups	80(%rsi,%rcx,4), %xmm5
	vmovups	160(%rsi,%rcx,4), %xmm6
	vmovups	240(%rsi,%rcx,4), %xmm0
	vmulps	44400(%rdi,%rcx,4), %xmm7, %xmm16
	vmovups	44480(%rdi,%rcx,4), %xmm1
	vmovups	44560(%rdi,%rcx,4), %xmm2
	vmovups	44640(%rdi,%rcx,4), %xmm3
	vmovups	44720(%rdi,%rcx,4), %xmm4
	vfmadd231ps	%xmm5, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm5) + xmm16
	vmulps	%xmm1, %xmm7, %xmm18
	vfmadd231ps	%xmm6, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm6) + xmm16
	vfmadd231ps	%xmm5, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm5) + xmm18
	vmulps	%xmm2, %xmm7, %xmm19
	vfmadd231ps	%xmm6, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm6) + xmm18
	vfmadd231ps	%xmm5, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm5) + xmm19
	vmulps	%xmm3, %xmm7, %xmm20
	vfmadd231ps	%xmm6, %xmm4, %xmm19    # xmm19 = (xmm4 * xmm6) + xmm19
	vfmadd231ps	%xmm4, %xmm5, %xmm20    # xmm20 = (xmm5 * xmm4) + xmm20
	vmovups	46640(%rdi,%rcx,4), %xmm1
	vfmadd231ps	%xmm0, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm0) + xmm16
	vmulps	%xmm1, %xmm7, %xmm10
	vmovups	46720(%rdi,%rcx,4), %xmm2
	vmovups	320(%rsi,%rcx,4), %xmm1
	vfmadd231ps	%xmm1, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm0) + xmm18
	vfmadd231ps	%xmm5, %xmm2, %xmm10    # xmm10 = (xmm2 * xmm5) + xmm10
	vmulps	%xmm2, %xmm7, %xmm11
	vmovups	46800(%rdi,%rcx,4), %xmm3
	vmovups	400(%rsi,%rcx,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm2) + xmm16
	vfmadd231ps	%xmm1, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm0) + xmm19
	vfmadd231ps	%xmm6, %xmm3, %xmm10    # xmm10 = (xmm3 * xmm6) + xmm10
	vfmadd231ps	%xmm5, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm5) + xmm11
	vmulps	%xmm3, %xmm7, %xmm13
	vmovups	46880(%rdi,%rcx,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm6) + xmm11
	vfmadd231ps	%xmm5, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm5) + xmm13
	vmulps	%xmm3, %xmm7, %xmm15
	vmovups	46960(%rdi,%rcx,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm6) + xmm13
	vfmadd231ps	%xmm3, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm3) + xmm15
	vmovups	48880(%rdi,%rcx,4), %xmm4
	vmovups	480(%rsi,%rcx,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm3) + xmm16
	vfmadd231ps	%xmm0, %xmm4, %xmm10    # xmm10 = (xmm4 * xmm0) + xmm10
	vmulps	%xmm4, %xmm7, %xmm9
	vmovups	48960(%rdi,%rcx,4), %xmm8
	vmovups	560(%rsi,%rcx,4), %xmm4
	vfmadd231ps	%xmm4, %xmm8, %xmm16    # xmm16 = (xmm8 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm8, %xmm18    # xmm18 = (xmm8 * xmm3) + xmm18
	vfmadd231ps	%xmm1, %xmm8, %xmm10    # xmm10 = (xmm8 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm8, %xmm11    # xmm11 = (xmm8 * xmm0) + xmm11
	vfmadd231ps	%xmm5, %xmm8, %xmm9     # xmm9 = (xmm8 * xmm5) + xmm9
	vmulps	%xmm7, %xmm8, %xmm12
	vmovups	49040(%rdi,%rcx,4), %xmm14
	vmovups	640(%rsi,%rcx,4), %xmm8
	vfmadd231ps	%xmm8, %xmm14, %xmm16   # xmm16 = (xmm14 * xmm8) + xmm16
	vfmadd231ps	%xmm4, %xmm14, %xmm18   # xmm18 = (xmm14 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm14, %xmm19   # xmm19 = (xmm14 * xmm3) + xmm19
	vfmadd231ps	%xmm2, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm2) + xmm10
	vfmadd231ps	%xmm1, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm0) + xmm13
	vfmadd231ps	%xmm6, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm6) + xmm9
	vfmadd231ps	%xmm5, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm5) + xmm12
	vmulps	%xmm7, %xmm14, %xmm14
	vmovups	49120(%rdi,%rcx,4), %xmm17
	vfmadd231ps	%xmm8, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm8) + xmm18
	vfmadd231ps	%xmm4, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm4) + xmm19
	vfmadd231ps	%xmm3, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm0) + xmm15
	vfmadd231ps	%xmm6, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm6) + xmm12
	vfmadd231ps	%xmm5, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm5) + xmm14
	vmulps	%xmm17, %xmm7, %xmm17
	vmovups	49200(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm8, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm8) + xmm19
	vfmadd231ps	%xmm4, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm2) + xmm13
	vfmadd231ps	%xmm1, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm1) + xmm15
	vfmadd231ps	%xmm6, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm6) + xmm14
	vfmadd231ps	%xmm21, %xmm5, %xmm17   # xmm17 = (xmm5 * xmm21) + xmm17
	vmovups	%xmm16, 46720(%rdx,%rcx,4)
	vmovups	%xmm18, 46800(%rdx,%rcx,4)
	vmovups	%xmm19, 46880(%rdx,%rcx,4)
	vmovups	%xmm20, 46960(%rdx,%rcx,4)
	vmovups	51120(%rdi,%rcx,4), %xmm16
	vmovups	51200(%rdi,%rcx,4), %xmm18
	vmovups	51280(%rdi,%rcx,4), %xmm19
	vmovups	51360(%rdi,%rcx,4), %xmm20
	vfmadd231ps	%xmm3, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm3) + xmm10
	vfmadd231ps	%xmm0, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm0) + xmm9
	vmulps	%xmm16, %xmm7, %xmm16
	vfmadd231ps	%xmm4, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm0) + xmm12
	vfmadd231ps	%xmm5, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm5) + xmm16
	vmulps	%xmm18, %xmm7, %xmm18
	vfmadd231ps	%xmm8, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm8) + xmm10
	vfmadd231ps	%xmm4, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm3) + xmm13
	vfmadd231ps	%xmm2, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm2) + xmm9
	vfmadd231ps	%xmm1, %xmm19, %xmm12   # xmm12 = (xmm19 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm0) + xmm14
	vfmadd231ps	%xmm6, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm6) + xmm16
	vfmadd231ps	%xmm5, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm5) + xmm18
	vmulps	%xmm19, %xmm7, %xmm19
	vfmadd231ps	%xmm8, %xmm20, %xmm11   # xmm11 = (xmm20 * xmm8) + xmm11
	vfmadd231ps	%xmm4, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm3) + xmm15
	vfmadd231ps	%xmm2, %xmm20, %xmm12   # xmm12 = (xmm20 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm0) + xmm17
	vfmadd231ps	%xmm6, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm6) + xmm18
	vfmadd231ps	%xmm5, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm5) + xmm19
	vmulps	%xmm20, %xmm7, %xmm7
	vmovups	51440(%rdi,%rcx,4), %xmm20
	vfmadd231ps	%xmm8, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm8) + xmm13
	vfmadd231ps	%xmm4, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm4) + xmm15
	vfmadd231ps	%xmm2, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm1) + xmm17
	vfmadd231ps	%xmm6, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm6) + xmm19
	vfmadd231ps	%xmm5, %xmm20, %xmm7    # xmm7 = (xmm20 * xmm5) + xmm7
	vmovups	%xmm10, 48960(%rdx,%rcx,4)
	vmovups	%xmm11, 49040(%rdx,%rcx,4)
	vmovups	%xmm13, 49120(%rdx,%rcx,4)
	vmovups	%xmm15, 49200(%rdx,%rcx,4)
	vmovups	53360(%rdi,%rcx,4), %xmm5
	vmovups	53440(%rdi,%rcx,4), %xmm6
	vmovups	53520(%rdi,%rcx,4), %xmm10
	vmovups	53600(%rdi,%rcx,4), %xmm11
	vfmadd231ps	%xmm3, %xmm5, %xmm9     # xmm9 = (xmm5 * xmm3) + xmm9
	vfmadd231ps	%xmm5, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm5) + xmm16
	vfmadd231ps	%xmm4, %xmm6, %xmm9     # xmm9 = (xmm6 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm3) + xmm12
	vfmadd231ps	%xmm1, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm1) + xmm16
	vfmadd231ps	%xmm6, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm6) + xmm18
	vfmadd231ps	%xmm8, %xmm10, %xmm9    # xmm9 = (xmm10 * xmm8) + xmm9
	vfmadd231ps	%xmm4, %xmm10, %xmm12   # xmm12 = (xmm10 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm10, %xmm14   # xmm14 = (xmm10 * xmm3) + xmm14
	vfmadd231ps	%xmm2, %xmm10, %xmm16   # xmm16 = (xmm10 * xmm2) + xmm16
	vfmadd231ps	%xmm1, %xmm10, %xmm18   # xmm18 = (xmm10 * xmm1) + xmm18
	vfmadd231ps	%xmm10, %xmm0, %xmm19   # xmm19 = (xmm0 * xmm10) + xmm19
	vfmadd231ps	%xmm8, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm8) + xmm12
	vfmadd231ps	%xmm4, %xmm11, %xmm14   # xmm14 = (xmm11 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm11, %xmm17   # xmm17 = (xmm11 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm11, %xmm18   # xmm18 = (xmm11 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm11, %xmm19   # xmm19 = (xmm11 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm11, %xmm7    # xmm7 = (xmm11 * xmm0) + xmm7
	vmovups	53680(%rdi,%rcx,4), %xmm0
	vfmadd231ps	%xmm8, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm8) + xmm14
	vfmadd231ps	%xmm4, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm0, %xmm19    # xmm19 = (xmm0 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm0, %xmm7     # xmm7 = (xmm0 * xmm1) + xmm7
	vmovups	%xmm9, 51200(%rdx,%rcx,4)
	vmovups	%xmm12, 51280(%rdx,%rcx,4)
	vmovups	%xmm14, 51360(%rdx,%rcx,4)
	vmovups	%xmm17, 51440(%rdx,%rcx,4)
	vfmadd231ps	55600(%rdi,%rcx,4), %xmm3, %xmm16 # xmm16 = (xmm3 * mem) + xmm16
	vmovups	55680(%rdi,%rcx,4), %xmm0
	vmovups	55760(%rdi,%rcx,4), %xmm1
	vmovups	55840(%rdi,%rcx,4), %xmm2
	vmovups	55920(%rdi,%rcx,4), %xmm5
	vfmadd231ps	%xmm4, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm4) + xmm16
	vfmadd231ps	%xmm0, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm0) + xmm18
	vfmadd231ps	%xmm8, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm8) + xmm16
	vfmadd231ps	%xmm4, %xmm1, %xmm18    # xmm18 = (xmm1 * xmm4) + xmm18
	vfmadd231ps	%xmm1, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm1) + xmm19
	vfmadd231ps	%xmm8, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm8) + xmm18
	vfmadd231ps	%xmm4, %xmm2, %xmm19    # xmm19 = (xmm2 * xmm4) + xmm19
	vfmadd231ps	%xmm3, %xmm2, %xmm7     # xmm7 = (xmm2 * xmm3) + xmm7
	vfmadd231ps	%xmm8, %xmm5, %xmm19    # xmm19 = (xmm5 * xmm8) + xmm19
	vfmadd231ps	%xmm4, %xmm5, %xmm7     # xmm7 = (xmm5 * xmm4) + xmm7
	vmovups	%xmm16, 53440(%rdx,%rcx,4)
	vmovups	%xmm18, 53520(%rdx,%rcx,4)
	vmovups	%xmm19, 53600(%rdx,%rcx,4)
	vmovups	%xmm7, 53680(%rdx,%rcx,4)
	movl	$0, %ecx
	#APP
	#NO_APP
	vmovups	51520(%rdi,%rcx,4), %zmm1
	vmovups	51600(%rdi,%rcx,4), %zmm2
	vmovups	51680(%rdi,%rcx,4), %zmm6
	vmovups	51760(%rdi,%rcx,4), %zmm7
	vmovups	(%rsi,%rcx,4), %zmm5
	vmovups	80(%rsi,%rcx,4), %zmm4
	vmovups	160(%rsi,%rcx,4), %zmm3
	vmovups	240(%rsi,%rcx,4), %zmm0
	vmulps	%zmm4, %zmm1, %zmm18
	vmulps	%zmm5, %zmm1, %zmm17
	vfmadd231ps	%zmm3, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm4) + zmm17
	vmulps	%zmm2, %zmm5, %zmm19
	vfmadd231ps	%zmm3, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm4) + zmm19
	vmulps	%zmm6, %zmm5, %zmm20
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vfmadd231ps	%zmm7, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm7) + zmm20
	vfmadd231ps	51840(%rdi,%rcx,4), %zmm3, %zmm20 # zmm20 = (zmm3 * mem) + zmm20
	vmovups	53760(%rdi,%rcx,4), %zmm2
	vmovups	320(%rsi,%rcx,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm0) + zmm17
	vmulps	%zmm2, %zmm4, %zmm10
	vmulps	%zmm2, %zmm5, %zmm9
	vmovups	53840(%rdi,%rcx,4), %zmm6
	vmovups	400(%rsi,%rcx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm3, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vmulps	%zmm6, %zmm5, %zmm12
	vmovups	53920(%rdi,%rcx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm4) + zmm12
	vmulps	%zmm6, %zmm5, %zmm15
	vmovups	54000(%rdi,%rcx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	%zmm6, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm6) + zmm15
	vmovups	54080(%rdi,%rcx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	56000(%rdi,%rcx,4), %zmm7
	vmovups	560(%rsi,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm6) + zmm18
	vmovups	480(%rsi,%rcx,4), %zmm13
	vfmadd231ps	%zmm13, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm13) + zmm17
	vfmadd231ps	%zmm1, %zmm7, %zmm10    # zmm10 = (zmm7 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm0) + zmm9
	vmulps	%zmm7, %zmm4, %zmm8
	vmulps	%zmm7, %zmm5, %zmm7
	vmovups	56080(%rdi,%rcx,4), %zmm14
	vmovups	640(%rsi,%rcx,4), %zmm11
	vfmadd231ps	%zmm11, %zmm14, %zmm18  # zmm18 = (zmm14 * zmm11) + zmm18
	vfmadd231ps	%zmm6, %zmm14, %zmm17   # zmm17 = (zmm14 * zmm6) + zmm17
	vfmadd231ps	%zmm13, %zmm14, %zmm19  # zmm19 = (zmm14 * zmm13) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm0) + zmm12
	vfmadd231ps	%zmm3, %zmm14, %zmm8    # zmm8 = (zmm14 * zmm3) + zmm8
	vfmadd231ps	%zmm4, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm4) + zmm7
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	56160(%rdi,%rcx,4), %zmm16
	vfmadd231ps	%zmm11, %zmm16, %zmm17  # zmm17 = (zmm16 * zmm11) + zmm17
	vfmadd231ps	%zmm6, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm6) + zmm19
	vfmadd231ps	%zmm13, %zmm16, %zmm20  # zmm20 = (zmm16 * zmm13) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm3) + zmm7
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	56240(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm11, %zmm21, %zmm19  # zmm19 = (zmm21 * zmm11) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm12   # zmm12 = (zmm21 * zmm2) + zmm12
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm3, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm3) + zmm14
	vfmadd231ps	%zmm21, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm21) + zmm16
	vmovups	56320(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm11, %zmm21, %zmm20  # zmm20 = (zmm21 * zmm11) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	%zmm18, 53760(%rdx,%rcx,4)
	vmovups	%zmm17, 53840(%rdx,%rcx,4)
	vmovups	%zmm19, 53920(%rdx,%rcx,4)
	vmovups	%zmm20, 54000(%rdx,%rcx,4)
	vmovups	58240(%rdi,%rcx,4), %zmm17
	vmovups	58320(%rdi,%rcx,4), %zmm19
	vmovups	58400(%rdi,%rcx,4), %zmm20
	vmovups	58480(%rdi,%rcx,4), %zmm21
	vfmadd231ps	%zmm6, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm6) + zmm10
	vfmadd231ps	%zmm13, %zmm17, %zmm9   # zmm9 = (zmm17 * zmm13) + zmm9
	vfmadd231ps	%zmm1, %zmm17, %zmm8    # zmm8 = (zmm17 * zmm1) + zmm8
	vfmadd231ps	%zmm0, %zmm17, %zmm7    # zmm7 = (zmm17 * zmm0) + zmm7
	vmulps	%zmm17, %zmm4, %zmm18
	vmulps	%zmm17, %zmm5, %zmm17
	vfmadd231ps	%zmm11, %zmm19, %zmm10  # zmm10 = (zmm19 * zmm11) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm6) + zmm9
	vfmadd231ps	%zmm13, %zmm19, %zmm12  # zmm12 = (zmm19 * zmm13) + zmm12
	vfmadd231ps	%zmm2, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm2) + zmm8
	vfmadd231ps	%zmm1, %zmm19, %zmm7    # zmm7 = (zmm19 * zmm1) + zmm7
	vfmadd231ps	%zmm0, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm0) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vmulps	%zmm19, %zmm5, %zmm19
	vfmadd231ps	%zmm11, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm11) + zmm9
	vfmadd231ps	%zmm6, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm6) + zmm12
	vfmadd231ps	%zmm13, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm13) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm7    # zmm7 = (zmm20 * zmm2) + zmm7
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vmulps	%zmm20, %zmm5, %zmm5
	vfmadd231ps	%zmm11, %zmm21, %zmm12  # zmm12 = (zmm21 * zmm11) + zmm12
	vfmadd231ps	%zmm6, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm6) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm21, %zmm5    # zmm5 = (zmm21 * zmm4) + zmm5
	vmovups	58560(%rdi,%rcx,4), %zmm4
	vfmadd231ps	%zmm11, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm11) + zmm15
	vfmadd231ps	%zmm2, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm2) + zmm16
	vfmadd231ps	%zmm3, %zmm4, %zmm5     # zmm5 = (zmm4 * zmm3) + zmm5
	vmovups	%zmm10, 56000(%rdx,%rcx,4)
	vmovups	%zmm9, 56080(%rdx,%rcx,4)
	vmovups	%zmm12, 56160(%rdx,%rcx,4)
	vmovups	%zmm15, 56240(%rdx,%rcx,4)
	vmovups	60480(%rdi,%rcx,4), %zmm3
	vmovups	60560(%rdi,%rcx,4), %zmm4
	vmovups	60640(%rdi,%rcx,4), %zmm9
	vmovups	60720(%rdi,%rcx,4), %zmm10
	vfmadd231ps	%zmm6, %zmm3, %zmm8     # zmm8 = (zmm3 * zmm6) + zmm8
	vfmadd231ps	%zmm13, %zmm3, %zmm7    # zmm7 = (zmm3 * zmm13) + zmm7
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vfmadd231ps	%zmm11, %zmm4, %zmm8    # zmm8 = (zmm4 * zmm11) + zmm8
	vfmadd231ps	%zmm6, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm6) + zmm7
	vfmadd231ps	%zmm13, %zmm4, %zmm14   # zmm14 = (zmm4 * zmm13) + zmm14
	vfmadd231ps	%zmm2, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm4) + zmm19
	vfmadd231ps	%zmm11, %zmm9, %zmm7    # zmm7 = (zmm9 * zmm11) + zmm7
	vfmadd231ps	%zmm6, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm6) + zmm14
	vfmadd231ps	%zmm13, %zmm9, %zmm16   # zmm16 = (zmm9 * zmm13) + zmm16
	vfmadd231ps	%zmm2, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm0) + zmm5
	vfmadd231ps	%zmm11, %zmm10, %zmm14  # zmm14 = (zmm10 * zmm11) + zmm14
	vfmadd231ps	%zmm6, %zmm10, %zmm16   # zmm16 = (zmm10 * zmm6) + zmm16
	vfmadd231ps	%zmm2, %zmm10, %zmm19   # zmm19 = (zmm10 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm1) + zmm5
	vmovups	60800(%rdi,%rcx,4), %zmm0
	vfmadd231ps	%zmm11, %zmm0, %zmm16   # zmm16 = (zmm0 * zmm11) + zmm16
	vfmadd231ps	%zmm2, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm2) + zmm5
	vmovups	%zmm8, 58240(%rdx,%rcx,4)
	vmovups	%zmm7, 58320(%rdx,%rcx,4)
	vmovups	%zmm14, 58400(%rdx,%rcx,4)
	vmovups	%zmm16, 58480(%rdx,%rcx,4)
	vmovups	%zmm18, 60480(%rdx,%rcx,4)
	vmovups	%zmm17, 60560(%rdx,%rcx,4)
	vmovups	%zmm19, 60640(%rdx,%rcx,4)
	vmovups	%zmm5, 60720(%rdx,%rcx,4)
	movl	$16, %ecx
	#APP
	#NO_APP
	vmovups	51520(%rdi,%rcx,4), %xmm1
	vmovups	51600(%rdi,%rcx,4), %xmm2
	vmovups	51680(%rdi,%rcx,4), %xmm6
	vmovups	51760(%rdi,%rcx,4), %xmm7
	vmovups	(%rsi,%rcx,4), %xmm5
	vmovups	80(%rsi,%rcx,4), %xmm4
	vmovups	160(%rsi,%rcx,4), %xmm3
	vmovups	240(%rsi,%rcx,4), %xmm0
	vmulps	%xmm4, %xmm1, %xmm18
	vmulps	%xmm5, %xmm1, %xmm17
	vfmadd231ps	%xmm3, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm3) + xmm18
	vfmadd231ps	%xmm4, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm4) + xmm17
	vmulps	%xmm2, %xmm5, %xmm19
	vfmadd231ps	%xmm3, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm3) + xmm17
	vfmadd231ps	%xmm4, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm4) + xmm19
	vmulps	%xmm6, %xmm5, %xmm20
	vfmadd231ps	%xmm3, %xmm7, %xmm19    # xmm19 = (xmm7 * xmm3) + xmm19
	vfmadd231ps	%xmm7, %xmm4, %xmm20    # xmm20 = (xmm4 * xmm7) + xmm20
	vfmadd231ps	51840(%rdi,%rcx,4), %xmm3, %xmm20 # xmm20 = (xmm3 * mem) + xmm20
	vmovups	53760(%rdi,%rcx,4), %xmm2
	vmovups	320(%rsi,%rcx,4), %xmm1
	vfmadd231ps	%xmm1, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm0) + xmm17
	vmulps	%xmm2, %xmm4, %xmm10
	vmulps	%xmm2, %xmm5, %xmm9
	vmovups	53840(%rdi,%rcx,4), %xmm6
	vmovups	400(%rsi,%rcx,4), %xmm2
	vfmadd231ps	%xmm2, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm1) + xmm17
	vfmadd231ps	%xmm0, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm0) + xmm19
	vfmadd231ps	%xmm3, %xmm6, %xmm10    # xmm10 = (xmm6 * xmm3) + xmm10
	vfmadd231ps	%xmm4, %xmm6, %xmm9     # xmm9 = (xmm6 * xmm4) + xmm9
	vmulps	%xmm6, %xmm5, %xmm12
	vmovups	53920(%rdi,%rcx,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm0) + xmm20
	vfmadd231ps	%xmm3, %xmm6, %xmm9     # xmm9 = (xmm6 * xmm3) + xmm9
	vfmadd231ps	%xmm4, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm4) + xmm12
	vmulps	%xmm6, %xmm5, %xmm15
	vmovups	54000(%rdi,%rcx,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm1) + xmm20
	vfmadd231ps	%xmm3, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm3) + xmm12
	vfmadd231ps	%xmm6, %xmm4, %xmm15    # xmm15 = (xmm4 * xmm6) + xmm15
	vmovups	54080(%rdi,%rcx,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm2) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm6) + xmm15
	vmovups	56000(%rdi,%rcx,4), %xmm7
	vmovups	560(%rsi,%rcx,4), %xmm6
	vfmadd231ps	%xmm6, %xmm7, %xmm18    # xmm18 = (xmm7 * xmm6) + xmm18
	vmovups	480(%rsi,%rcx,4), %xmm13
	vfmadd231ps	%xmm13, %xmm7, %xmm17   # xmm17 = (xmm7 * xmm13) + xmm17
	vfmadd231ps	%xmm1, %xmm7, %xmm10    # xmm10 = (xmm7 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm7, %xmm9     # xmm9 = (xmm7 * xmm0) + xmm9
	vmulps	%xmm7, %xmm4, %xmm8
	vmulps	%xmm7, %xmm5, %xmm7
	vmovups	56080(%rdi,%rcx,4), %xmm14
	vmovups	640(%rsi,%rcx,4), %xmm11
	vfmadd231ps	%xmm11, %xmm14, %xmm18  # xmm18 = (xmm14 * xmm11) + xmm18
	vfmadd231ps	%xmm6, %xmm14, %xmm17   # xmm17 = (xmm14 * xmm6) + xmm17
	vfmadd231ps	%xmm13, %xmm14, %xmm19  # xmm19 = (xmm14 * xmm13) + xmm19
	vfmadd231ps	%xmm2, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm2) + xmm10
	vfmadd231ps	%xmm1, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm0) + xmm12
	vfmadd231ps	%xmm3, %xmm14, %xmm8    # xmm8 = (xmm14 * xmm3) + xmm8
	vfmadd231ps	%xmm4, %xmm14, %xmm7    # xmm7 = (xmm14 * xmm4) + xmm7
	vmulps	%xmm5, %xmm14, %xmm14
	vmovups	56160(%rdi,%rcx,4), %xmm16
	vfmadd231ps	%xmm11, %xmm16, %xmm17  # xmm17 = (xmm16 * xmm11) + xmm17
	vfmadd231ps	%xmm6, %xmm16, %xmm19   # xmm19 = (xmm16 * xmm6) + xmm19
	vfmadd231ps	%xmm13, %xmm16, %xmm20  # xmm20 = (xmm16 * xmm13) + xmm20
	vfmadd231ps	%xmm2, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm2) + xmm9
	vfmadd231ps	%xmm1, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm0) + xmm15
	vfmadd231ps	%xmm3, %xmm16, %xmm7    # xmm7 = (xmm16 * xmm3) + xmm7
	vfmadd231ps	%xmm4, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm4) + xmm14
	vmulps	%xmm16, %xmm5, %xmm16
	vmovups	56240(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm11, %xmm21, %xmm19  # xmm19 = (xmm21 * xmm11) + xmm19
	vfmadd231ps	%xmm6, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm6) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm12   # xmm12 = (xmm21 * xmm2) + xmm12
	vfmadd231ps	%xmm1, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm1) + xmm15
	vfmadd231ps	%xmm3, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm3) + xmm14
	vfmadd231ps	%xmm21, %xmm4, %xmm16   # xmm16 = (xmm4 * xmm21) + xmm16
	vmovups	56320(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm11, %xmm21, %xmm20  # xmm20 = (xmm21 * xmm11) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm2) + xmm15
	vfmadd231ps	%xmm21, %xmm3, %xmm16   # xmm16 = (xmm3 * xmm21) + xmm16
	vmovups	%xmm18, 53760(%rdx,%rcx,4)
	vmovups	%xmm17, 53840(%rdx,%rcx,4)
	vmovups	%xmm19, 53920(%rdx,%rcx,4)
	vmovups	%xmm20, 54000(%rdx,%rcx,4)
	vmovups	58240(%rdi,%rcx,4), %xmm17
	vmovups	58320(%rdi,%rcx,4), %xmm19
	vmovups	58400(%rdi,%rcx,4), %xmm20
	vmovups	58480(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm6, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm6) + xmm10
	vfmadd231ps	%xmm13, %xmm17, %xmm9   # xmm9 = (xmm17 * xmm13) + xmm9
	vfmadd231ps	%xmm1, %xmm17, %xmm8    # xmm8 = (xmm17 * xmm1) + xmm8
	vfmadd231ps	%xmm0, %xmm17, %xmm7    # xmm7 = (xmm17 * xmm0) + xmm7
	vmulps	%xmm17, %xmm4, %xmm18
	vmulps	%xmm17, %xmm5, %xmm17
	vfmadd231ps	%xmm11, %xmm19, %xmm10  # xmm10 = (xmm19 * xmm11) + xmm10
	vfmadd231ps	%xmm6, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm6) + xmm9
	vfmadd231ps	%xmm13, %xmm19, %xmm12  # xmm12 = (xmm19 * xmm13) + xmm12
	vfmadd231ps	%xmm2, %xmm19, %xmm8    # xmm8 = (xmm19 * xmm2) + xmm8
	vfmadd231ps	%xmm1, %xmm19, %xmm7    # xmm7 = (xmm19 * xmm1) + xmm7
	vfmadd231ps	%xmm0, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm0) + xmm14
	vfmadd231ps	%xmm3, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm3) + xmm18
	vfmadd231ps	%xmm4, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm4) + xmm17
	vmulps	%xmm19, %xmm5, %xmm19
	vfmadd231ps	%xmm11, %xmm20, %xmm9   # xmm9 = (xmm20 * xmm11) + xmm9
	vfmadd231ps	%xmm6, %xmm20, %xmm12   # xmm12 = (xmm20 * xmm6) + xmm12
	vfmadd231ps	%xmm13, %xmm20, %xmm15  # xmm15 = (xmm20 * xmm13) + xmm15
	vfmadd231ps	%xmm2, %xmm20, %xmm7    # xmm7 = (xmm20 * xmm2) + xmm7
	vfmadd231ps	%xmm1, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm0) + xmm16
	vfmadd231ps	%xmm3, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm3) + xmm17
	vfmadd231ps	%xmm4, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm4) + xmm19
	vmulps	%xmm20, %xmm5, %xmm5
	vfmadd231ps	%xmm11, %xmm21, %xmm12  # xmm12 = (xmm21 * xmm11) + xmm12
	vfmadd231ps	%xmm6, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm6) + xmm15
	vfmadd231ps	%xmm2, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm1) + xmm16
	vfmadd231ps	%xmm3, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm3) + xmm19
	vfmadd231ps	%xmm4, %xmm21, %xmm5    # xmm5 = (xmm21 * xmm4) + xmm5
	vmovups	58560(%rdi,%rcx,4), %xmm4
	vfmadd231ps	%xmm11, %xmm4, %xmm15   # xmm15 = (xmm4 * xmm11) + xmm15
	vfmadd231ps	%xmm2, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm2) + xmm16
	vfmadd231ps	%xmm3, %xmm4, %xmm5     # xmm5 = (xmm4 * xmm3) + xmm5
	vmovups	%xmm10, 56000(%rdx,%rcx,4)
	vmovups	%xmm9, 56080(%rdx,%rcx,4)
	vmovups	%xmm12, 56160(%rdx,%rcx,4)
	vmovups	%xmm15, 56240(%rdx,%rcx,4)
	vmovups	60480(%rdi,%rcx,4), %xmm3
	vmovups	60560(%rdi,%rcx,4), %xmm4
	vmovups	60640(%rdi,%rcx,4), %xmm9
	vmovups	60720(%rdi,%rcx,4), %xmm10
	vfmadd231ps	%xmm6, %xmm3, %xmm8     # xmm8 = (xmm3 * xmm6) + xmm8
	vfmadd231ps	%xmm13, %xmm3, %xmm7    # xmm7 = (xmm3 * xmm13) + xmm7
	vfmadd231ps	%xmm1, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm1) + xmm18
	vfmadd231ps	%xmm3, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm3) + xmm17
	vfmadd231ps	%xmm11, %xmm4, %xmm8    # xmm8 = (xmm4 * xmm11) + xmm8
	vfmadd231ps	%xmm6, %xmm4, %xmm7     # xmm7 = (xmm4 * xmm6) + xmm7
	vfmadd231ps	%xmm13, %xmm4, %xmm14   # xmm14 = (xmm4 * xmm13) + xmm14
	vfmadd231ps	%xmm2, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm4, %xmm17    # xmm17 = (xmm4 * xmm1) + xmm17
	vfmadd231ps	%xmm4, %xmm0, %xmm19    # xmm19 = (xmm0 * xmm4) + xmm19
	vfmadd231ps	%xmm11, %xmm9, %xmm7    # xmm7 = (xmm9 * xmm11) + xmm7
	vfmadd231ps	%xmm6, %xmm9, %xmm14    # xmm14 = (xmm9 * xmm6) + xmm14
	vfmadd231ps	%xmm13, %xmm9, %xmm16   # xmm16 = (xmm9 * xmm13) + xmm16
	vfmadd231ps	%xmm2, %xmm9, %xmm17    # xmm17 = (xmm9 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm9, %xmm19    # xmm19 = (xmm9 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm0) + xmm5
	vfmadd231ps	%xmm11, %xmm10, %xmm14  # xmm14 = (xmm10 * xmm11) + xmm14
	vfmadd231ps	%xmm6, %xmm10, %xmm16   # xmm16 = (xmm10 * xmm6) + xmm16
	vfmadd231ps	%xmm2, %xmm10, %xmm19   # xmm19 = (xmm10 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm10, %xmm5    # xmm5 = (xmm10 * xmm1) + xmm5
	vmovups	60800(%rdi,%rcx,4), %xmm0
	vfmadd231ps	%xmm11, %xmm0, %xmm16   # xmm16 = (xmm0 * xmm11) + xmm16
	vfmadd231ps	%xmm2, %xmm0, %xmm5     # xmm5 = (xmm0 * xmm2) + xmm5
	vmovups	%xmm8, 58240(%rdx,%rcx,4)
	vmovups	%xmm7, 58320(%rdx,%rcx,4)
	vmovups	%xmm14, 58400(%rdx,%rcx,4)
	vmovups	%xmm16, 58480(%rdx,%rcx,4)
	vmovups	%xmm18, 60480(%rdx,%rcx,4)
	vmovups	%xmm17, 60560(%rdx,%rcx,4)
	vmovups	%xmm19, 60640(%rdx,%rcx,4)
	vmovups	%xmm5, 60720(%rdx,%rcx,4)
	leaq	51760(%rdi), %rcx
	xorl	%r8d, %r8d
	.p2align	4
.LBB1_9:                                # =>This Inner Loop Header: Depth=1
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	leaq	(%rcx,%r11,4), %r10
	vmovups	(%rsi,%r11,4), %zmm5
	vmovups	80(%rsi,%r11,4), %zmm4
	vmovups	160(%rsi,%r11,4), %zmm3
	vmovups	240(%rsi,%r11,4), %zmm0
	vmulps	(%r10,%rax,4), %zmm5, %zmm17
	vmovups	80(%r10,%rax,4), %zmm1
	vmovups	160(%r10,%rax,4), %zmm2
	vmovups	240(%r10,%rax,4), %zmm6
	vmovups	320(%r10,%rax,4), %zmm7
	vfmadd231ps	%zmm4, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm4) + zmm17
	vmulps	%zmm1, %zmm5, %zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm4) + zmm18
	vmulps	%zmm2, %zmm5, %zmm19
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm4) + zmm19
	vmulps	%zmm6, %zmm5, %zmm20
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vfmadd231ps	%zmm7, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm7) + zmm20
	vfmadd231ps	400(%r10,%rax,4), %zmm3, %zmm20 # zmm20 = (zmm3 * mem) + zmm20
	vmovups	2240(%r10,%rax,4), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm0) + zmm17
	vmulps	%zmm1, %zmm5, %zmm7
	leaq	(%r11,%rax), %r9
	vmovups	320(%rsi,%r11,4), %zmm1
	vmovups	54080(%rdi,%r9,4), %zmm2
	vmovups	54160(%rdi,%r9,4), %zmm6
	vmovups	54240(%rdi,%r9,4), %zmm8
	vmovups	54320(%rdi,%r9,4), %zmm9
	vfmadd231ps	%zmm1, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm0) + zmm18
	vfmadd231ps	%zmm4, %zmm2, %zmm7     # zmm7 = (zmm2 * zmm4) + zmm7
	vmulps	%zmm2, %zmm5, %zmm10
	vmovups	400(%rsi,%r11,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm3, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm3) + zmm7
	vfmadd231ps	%zmm4, %zmm6, %zmm10    # zmm10 = (zmm6 * zmm4) + zmm10
	vmulps	%zmm6, %zmm5, %zmm13
	vfmadd231ps	%zmm2, %zmm8, %zmm18    # zmm18 = (zmm8 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm8, %zmm19    # zmm19 = (zmm8 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm8, %zmm20    # zmm20 = (zmm8 * zmm0) + zmm20
	vfmadd231ps	%zmm3, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm8, %zmm13    # zmm13 = (zmm8 * zmm4) + zmm13
	vmulps	%zmm8, %zmm5, %zmm15
	vfmadd231ps	%zmm2, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm9, %zmm20    # zmm20 = (zmm9 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm9, %zmm13    # zmm13 = (zmm9 * zmm3) + zmm13
	vfmadd231ps	%zmm9, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm9) + zmm15
	vmovups	2640(%r10,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	4480(%r10,%rax,4), %zmm6
	vmovups	480(%rsi,%r11,4), %zmm11
	vfmadd231ps	%zmm11, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm11) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm0) + zmm7
	vmulps	%zmm6, %zmm5, %zmm6
	vmovups	56320(%rdi,%r9,4), %zmm9
	vmovups	560(%rsi,%r11,4), %zmm8
	vfmadd231ps	%zmm8, %zmm9, %zmm17    # zmm17 = (zmm9 * zmm8) + zmm17
	vfmadd231ps	%zmm11, %zmm9, %zmm18   # zmm18 = (zmm9 * zmm11) + zmm18
	vfmadd231ps	%zmm1, %zmm9, %zmm7     # zmm7 = (zmm9 * zmm1) + zmm7
	vfmadd231ps	%zmm0, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm0) + zmm10
	vfmadd231ps	%zmm4, %zmm9, %zmm6     # zmm6 = (zmm9 * zmm4) + zmm6
	vmulps	%zmm9, %zmm5, %zmm9
	vmovups	56400(%rdi,%r9,4), %zmm14
	vmovups	640(%rsi,%r11,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm17  # zmm17 = (zmm14 * zmm12) + zmm17
	vfmadd231ps	%zmm8, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm8) + zmm18
	vfmadd231ps	%zmm11, %zmm14, %zmm19  # zmm19 = (zmm14 * zmm11) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm2) + zmm7
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm3, %zmm14, %zmm6    # zmm6 = (zmm14 * zmm3) + zmm6
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	56480(%rdi,%r9,4), %zmm16
	vfmadd231ps	%zmm12, %zmm16, %zmm18  # zmm18 = (zmm16 * zmm12) + zmm18
	vfmadd231ps	%zmm8, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm8) + zmm19
	vfmadd231ps	%zmm11, %zmm16, %zmm20  # zmm20 = (zmm16 * zmm11) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm2) + zmm10
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	56560(%rdi,%r9,4), %zmm21
	vfmadd231ps	%zmm12, %zmm21, %zmm19  # zmm19 = (zmm21 * zmm12) + zmm19
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm3, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm3) + zmm14
	vfmadd231ps	%zmm21, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm21) + zmm16
	vmovups	4880(%r10,%rax,4), %zmm21
	vfmadd231ps	%zmm12, %zmm21, %zmm20  # zmm20 = (zmm21 * zmm12) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm2) + zmm15
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	%zmm17, 54080(%rdx,%r9,4)
	vmovups	%zmm18, 54160(%rdx,%r9,4)
	vmovups	%zmm19, 54240(%rdx,%r9,4)
	vmovups	%zmm20, 54320(%rdx,%r9,4)
	vmovups	6720(%r10,%rax,4), %zmm17
	vmovups	7120(%r10,%rax,4), %zmm20
	vfmadd231ps	%zmm11, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm11) + zmm7
	vfmadd231ps	%zmm0, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm0) + zmm6
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	58560(%rdi,%r9,4), %zmm18
	vmovups	58640(%rdi,%r9,4), %zmm19
	vmovups	58720(%rdi,%r9,4), %zmm21
	vmovups	58800(%rdi,%r9,4), %zmm22
	vfmadd231ps	%zmm8, %zmm18, %zmm7    # zmm7 = (zmm18 * zmm8) + zmm7
	vfmadd231ps	%zmm11, %zmm18, %zmm10  # zmm10 = (zmm18 * zmm11) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm1) + zmm6
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm4, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm4) + zmm17
	vmulps	%zmm18, %zmm5, %zmm18
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm11, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm11) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm2) + zmm6
	vfmadd231ps	%zmm1, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm0) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vmulps	%zmm19, %zmm5, %zmm19
	vfmadd231ps	%zmm12, %zmm21, %zmm10  # zmm10 = (zmm21 * zmm12) + zmm10
	vfmadd231ps	%zmm8, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm8) + zmm13
	vfmadd231ps	%zmm11, %zmm21, %zmm15  # zmm15 = (zmm21 * zmm11) + zmm15
	vfmadd231ps	%zmm2, %zmm21, %zmm9    # zmm9 = (zmm21 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm0) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vmulps	%zmm21, %zmm5, %zmm5
	vfmadd231ps	%zmm12, %zmm22, %zmm13  # zmm13 = (zmm22 * zmm12) + zmm13
	vfmadd231ps	%zmm8, %zmm22, %zmm15   # zmm15 = (zmm22 * zmm8) + zmm15
	vfmadd231ps	%zmm2, %zmm22, %zmm14   # zmm14 = (zmm22 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm22, %zmm16   # zmm16 = (zmm22 * zmm1) + zmm16
	vfmadd231ps	%zmm3, %zmm22, %zmm19   # zmm19 = (zmm22 * zmm3) + zmm19
	vfmadd231ps	%zmm4, %zmm22, %zmm5    # zmm5 = (zmm22 * zmm4) + zmm5
	vfmadd231ps	%zmm12, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm12) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm2) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm3) + zmm5
	vmovups	%zmm7, 56320(%rdx,%r9,4)
	vmovups	%zmm10, 56400(%rdx,%r9,4)
	vmovups	%zmm13, 56480(%rdx,%r9,4)
	vmovups	%zmm15, 56560(%rdx,%r9,4)
	vmovups	8960(%r10,%rax,4), %zmm3
	vmovups	9360(%r10,%rax,4), %zmm4
	vfmadd231ps	%zmm11, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm11) + zmm6
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vmovups	60800(%rdi,%r9,4), %zmm3
	vmovups	60880(%rdi,%r9,4), %zmm7
	vmovups	60960(%rdi,%r9,4), %zmm10
	vmovups	61040(%rdi,%r9,4), %zmm13
	vfmadd231ps	%zmm8, %zmm3, %zmm6     # zmm6 = (zmm3 * zmm8) + zmm6
	vfmadd231ps	%zmm11, %zmm3, %zmm9    # zmm9 = (zmm3 * zmm11) + zmm9
	vfmadd231ps	%zmm1, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm1) + zmm17
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	%zmm12, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm12) + zmm6
	vfmadd231ps	%zmm8, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm8) + zmm9
	vfmadd231ps	%zmm11, %zmm7, %zmm14   # zmm14 = (zmm7 * zmm11) + zmm14
	vfmadd231ps	%zmm2, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm1) + zmm18
	vfmadd231ps	%zmm7, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm7) + zmm19
	vfmadd231ps	%zmm12, %zmm10, %zmm9   # zmm9 = (zmm10 * zmm12) + zmm9
	vfmadd231ps	%zmm8, %zmm10, %zmm14   # zmm14 = (zmm10 * zmm8) + zmm14
	vfmadd231ps	%zmm11, %zmm10, %zmm16  # zmm16 = (zmm10 * zmm11) + zmm16
	vfmadd231ps	%zmm2, %zmm10, %zmm18   # zmm18 = (zmm10 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm10, %zmm19   # zmm19 = (zmm10 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm10, %zmm5    # zmm5 = (zmm10 * zmm0) + zmm5
	vfmadd231ps	%zmm12, %zmm13, %zmm14  # zmm14 = (zmm13 * zmm12) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm8) + zmm16
	vfmadd231ps	%zmm2, %zmm13, %zmm19   # zmm19 = (zmm13 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm13, %zmm5    # zmm5 = (zmm13 * zmm1) + zmm5
	vfmadd231ps	%zmm12, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm12) + zmm16
	vfmadd231ps	%zmm2, %zmm4, %zmm5     # zmm5 = (zmm4 * zmm2) + zmm5
	vmovups	%zmm6, 58560(%rdx,%r9,4)
	vmovups	%zmm9, 58640(%rdx,%r9,4)
	vmovups	%zmm14, 58720(%rdx,%r9,4)
	vmovups	%zmm16, 58800(%rdx,%r9,4)
	vmovups	%zmm17, 60800(%rdx,%r9,4)
	vmovups	%zmm18, 60880(%rdx,%r9,4)
	vmovups	%zmm19, 60960(%rdx,%r9,4)
	vmovups	%zmm5, 61040(%rdx,%r9,4)
	movl	$16, %r11d
	#APP
	#NO_APP
	leaq	(%rcx,%r11,4), %r10
	vmovups	(%rsi,%r11,4), %xmm5
	vmovups	80(%rsi,%r11,4), %xmm4
	vmovups	160(%rsi,%r11,4), %xmm3
	vmovups	240(%rsi,%r11,4), %xmm0
	vmulps	(%r10,%rax,4), %xmm5, %xmm17
	vmovups	80(%r10,%rax,4), %xmm1
	vmovups	160(%r10,%rax,4), %xmm2
	vmovups	240(%r10,%rax,4), %xmm6
	vmovups	320(%r10,%rax,4), %xmm7
	vfmadd231ps	%xmm4, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm4) + xmm17
	vmulps	%xmm1, %xmm5, %xmm18
	vfmadd231ps	%xmm3, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm3) + xmm17
	vfmadd231ps	%xmm4, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm4) + xmm18
	vmulps	%xmm2, %xmm5, %xmm19
	vfmadd231ps	%xmm3, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm3) + xmm18
	vfmadd231ps	%xmm4, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm4) + xmm19
	vmulps	%xmm6, %xmm5, %xmm20
	vfmadd231ps	%xmm3, %xmm7, %xmm19    # xmm19 = (xmm7 * xmm3) + xmm19
	vfmadd231ps	%xmm7, %xmm4, %xmm20    # xmm20 = (xmm4 * xmm7) + xmm20
	vfmadd231ps	400(%r10,%rax,4), %xmm3, %xmm20 # xmm20 = (xmm3 * mem) + xmm20
	vmovups	2240(%r10,%rax,4), %xmm1
	vfmadd231ps	%xmm0, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm0) + xmm17
	vmulps	%xmm1, %xmm5, %xmm7
	leaq	(%r11,%rax), %r9
	vmovups	320(%rsi,%r11,4), %xmm1
	vmovups	54080(%rdi,%r9,4), %xmm2
	vmovups	54160(%rdi,%r9,4), %xmm6
	vmovups	54240(%rdi,%r9,4), %xmm8
	vmovups	54320(%rdi,%r9,4), %xmm9
	vfmadd231ps	%xmm1, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm1) + xmm17
	vfmadd231ps	%xmm0, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm0) + xmm18
	vfmadd231ps	%xmm4, %xmm2, %xmm7     # xmm7 = (xmm2 * xmm4) + xmm7
	vmulps	%xmm2, %xmm5, %xmm10
	vmovups	400(%rsi,%r11,4), %xmm2
	vfmadd231ps	%xmm2, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm0) + xmm19
	vfmadd231ps	%xmm3, %xmm6, %xmm7     # xmm7 = (xmm6 * xmm3) + xmm7
	vfmadd231ps	%xmm4, %xmm6, %xmm10    # xmm10 = (xmm6 * xmm4) + xmm10
	vmulps	%xmm6, %xmm5, %xmm13
	vfmadd231ps	%xmm2, %xmm8, %xmm18    # xmm18 = (xmm8 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm8, %xmm19    # xmm19 = (xmm8 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm8, %xmm20    # xmm20 = (xmm8 * xmm0) + xmm20
	vfmadd231ps	%xmm3, %xmm8, %xmm10    # xmm10 = (xmm8 * xmm3) + xmm10
	vfmadd231ps	%xmm4, %xmm8, %xmm13    # xmm13 = (xmm8 * xmm4) + xmm13
	vmulps	%xmm5, %xmm8, %xmm15
	vfmadd231ps	%xmm2, %xmm9, %xmm19    # xmm19 = (xmm9 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm9, %xmm20    # xmm20 = (xmm9 * xmm1) + xmm20
	vfmadd231ps	%xmm3, %xmm9, %xmm13    # xmm13 = (xmm9 * xmm3) + xmm13
	vfmadd231ps	%xmm9, %xmm4, %xmm15    # xmm15 = (xmm4 * xmm9) + xmm15
	vmovups	2640(%r10,%rax,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm2) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm6) + xmm15
	vmovups	4480(%r10,%rax,4), %xmm6
	vmovups	480(%rsi,%r11,4), %xmm11
	vfmadd231ps	%xmm11, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm11) + xmm17
	vfmadd231ps	%xmm0, %xmm6, %xmm7     # xmm7 = (xmm6 * xmm0) + xmm7
	vmulps	%xmm6, %xmm5, %xmm6
	vmovups	56320(%rdi,%r9,4), %xmm9
	vmovups	560(%rsi,%r11,4), %xmm8
	vfmadd231ps	%xmm8, %xmm9, %xmm17    # xmm17 = (xmm9 * xmm8) + xmm17
	vfmadd231ps	%xmm11, %xmm9, %xmm18   # xmm18 = (xmm9 * xmm11) + xmm18
	vfmadd231ps	%xmm1, %xmm9, %xmm7     # xmm7 = (xmm9 * xmm1) + xmm7
	vfmadd231ps	%xmm0, %xmm9, %xmm10    # xmm10 = (xmm9 * xmm0) + xmm10
	vfmadd231ps	%xmm4, %xmm9, %xmm6     # xmm6 = (xmm9 * xmm4) + xmm6
	vmulps	%xmm5, %xmm9, %xmm9
	vmovups	56400(%rdi,%r9,4), %xmm14
	vmovups	640(%rsi,%r11,4), %xmm12
	vfmadd231ps	%xmm12, %xmm14, %xmm17  # xmm17 = (xmm14 * xmm12) + xmm17
	vfmadd231ps	%xmm8, %xmm14, %xmm18   # xmm18 = (xmm14 * xmm8) + xmm18
	vfmadd231ps	%xmm11, %xmm14, %xmm19  # xmm19 = (xmm14 * xmm11) + xmm19
	vfmadd231ps	%xmm2, %xmm14, %xmm7    # xmm7 = (xmm14 * xmm2) + xmm7
	vfmadd231ps	%xmm1, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm0) + xmm13
	vfmadd231ps	%xmm3, %xmm14, %xmm6    # xmm6 = (xmm14 * xmm3) + xmm6
	vfmadd231ps	%xmm4, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm4) + xmm9
	vmulps	%xmm5, %xmm14, %xmm14
	vmovups	56480(%rdi,%r9,4), %xmm16
	vfmadd231ps	%xmm12, %xmm16, %xmm18  # xmm18 = (xmm16 * xmm12) + xmm18
	vfmadd231ps	%xmm8, %xmm16, %xmm19   # xmm19 = (xmm16 * xmm8) + xmm19
	vfmadd231ps	%xmm11, %xmm16, %xmm20  # xmm20 = (xmm16 * xmm11) + xmm20
	vfmadd231ps	%xmm2, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm2) + xmm10
	vfmadd231ps	%xmm1, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm0) + xmm15
	vfmadd231ps	%xmm3, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm3) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm4) + xmm14
	vmulps	%xmm16, %xmm5, %xmm16
	vmovups	56560(%rdi,%r9,4), %xmm21
	vfmadd231ps	%xmm12, %xmm21, %xmm19  # xmm19 = (xmm21 * xmm12) + xmm19
	vfmadd231ps	%xmm8, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm8) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm2) + xmm13
	vfmadd231ps	%xmm1, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm1) + xmm15
	vfmadd231ps	%xmm3, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm3) + xmm14
	vfmadd231ps	%xmm21, %xmm4, %xmm16   # xmm16 = (xmm4 * xmm21) + xmm16
	vmovups	4880(%r10,%rax,4), %xmm21
	vfmadd231ps	%xmm12, %xmm21, %xmm20  # xmm20 = (xmm21 * xmm12) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm2) + xmm15
	vfmadd231ps	%xmm21, %xmm3, %xmm16   # xmm16 = (xmm3 * xmm21) + xmm16
	vmovups	%xmm17, 54080(%rdx,%r9,4)
	vmovups	%xmm18, 54160(%rdx,%r9,4)
	vmovups	%xmm19, 54240(%rdx,%r9,4)
	vmovups	%xmm20, 54320(%rdx,%r9,4)
	vmovups	6720(%r10,%rax,4), %xmm17
	vmovups	7120(%r10,%rax,4), %xmm20
	vfmadd231ps	%xmm11, %xmm17, %xmm7   # xmm7 = (xmm17 * xmm11) + xmm7
	vfmadd231ps	%xmm0, %xmm17, %xmm6    # xmm6 = (xmm17 * xmm0) + xmm6
	vmulps	%xmm17, %xmm5, %xmm17
	vmovups	58560(%rdi,%r9,4), %xmm18
	vmovups	58640(%rdi,%r9,4), %xmm19
	vmovups	58720(%rdi,%r9,4), %xmm21
	vmovups	58800(%rdi,%r9,4), %xmm22
	vfmadd231ps	%xmm8, %xmm18, %xmm7    # xmm7 = (xmm18 * xmm8) + xmm7
	vfmadd231ps	%xmm11, %xmm18, %xmm10  # xmm10 = (xmm18 * xmm11) + xmm10
	vfmadd231ps	%xmm1, %xmm18, %xmm6    # xmm6 = (xmm18 * xmm1) + xmm6
	vfmadd231ps	%xmm0, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm0) + xmm9
	vfmadd231ps	%xmm4, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm4) + xmm17
	vmulps	%xmm18, %xmm5, %xmm18
	vfmadd231ps	%xmm12, %xmm19, %xmm7   # xmm7 = (xmm19 * xmm12) + xmm7
	vfmadd231ps	%xmm8, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm8) + xmm10
	vfmadd231ps	%xmm11, %xmm19, %xmm13  # xmm13 = (xmm19 * xmm11) + xmm13
	vfmadd231ps	%xmm2, %xmm19, %xmm6    # xmm6 = (xmm19 * xmm2) + xmm6
	vfmadd231ps	%xmm1, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm0) + xmm14
	vfmadd231ps	%xmm3, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm3) + xmm17
	vfmadd231ps	%xmm4, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm4) + xmm18
	vmulps	%xmm19, %xmm5, %xmm19
	vfmadd231ps	%xmm12, %xmm21, %xmm10  # xmm10 = (xmm21 * xmm12) + xmm10
	vfmadd231ps	%xmm8, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm8) + xmm13
	vfmadd231ps	%xmm11, %xmm21, %xmm15  # xmm15 = (xmm21 * xmm11) + xmm15
	vfmadd231ps	%xmm2, %xmm21, %xmm9    # xmm9 = (xmm21 * xmm2) + xmm9
	vfmadd231ps	%xmm1, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm0) + xmm16
	vfmadd231ps	%xmm3, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm3) + xmm18
	vfmadd231ps	%xmm4, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm4) + xmm19
	vmulps	%xmm21, %xmm5, %xmm5
	vfmadd231ps	%xmm12, %xmm22, %xmm13  # xmm13 = (xmm22 * xmm12) + xmm13
	vfmadd231ps	%xmm8, %xmm22, %xmm15   # xmm15 = (xmm22 * xmm8) + xmm15
	vfmadd231ps	%xmm2, %xmm22, %xmm14   # xmm14 = (xmm22 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm22, %xmm16   # xmm16 = (xmm22 * xmm1) + xmm16
	vfmadd231ps	%xmm3, %xmm22, %xmm19   # xmm19 = (xmm22 * xmm3) + xmm19
	vfmadd231ps	%xmm4, %xmm22, %xmm5    # xmm5 = (xmm22 * xmm4) + xmm5
	vfmadd231ps	%xmm12, %xmm20, %xmm15  # xmm15 = (xmm20 * xmm12) + xmm15
	vfmadd231ps	%xmm2, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm2) + xmm16
	vfmadd231ps	%xmm3, %xmm20, %xmm5    # xmm5 = (xmm20 * xmm3) + xmm5
	vmovups	%xmm7, 56320(%rdx,%r9,4)
	vmovups	%xmm10, 56400(%rdx,%r9,4)
	vmovups	%xmm13, 56480(%rdx,%r9,4)
	vmovups	%xmm15, 56560(%rdx,%r9,4)
	vmovups	8960(%r10,%rax,4), %xmm3
	vmovups	9360(%r10,%rax,4), %xmm4
	vfmadd231ps	%xmm11, %xmm3, %xmm6    # xmm6 = (xmm3 * xmm11) + xmm6
	vfmadd231ps	%xmm3, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm3) + xmm17
	vmovups	60800(%rdi,%r9,4), %xmm3
	vmovups	60880(%rdi,%r9,4), %xmm7
	vmovups	60960(%rdi,%r9,4), %xmm10
	vmovups	61040(%rdi,%r9,4), %xmm13
	vfmadd231ps	%xmm8, %xmm3, %xmm6     # xmm6 = (xmm3 * xmm8) + xmm6
	vfmadd231ps	%xmm11, %xmm3, %xmm9    # xmm9 = (xmm3 * xmm11) + xmm9
	vfmadd231ps	%xmm1, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm1) + xmm17
	vfmadd231ps	%xmm3, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm3) + xmm18
	vfmadd231ps	%xmm12, %xmm7, %xmm6    # xmm6 = (xmm7 * xmm12) + xmm6
	vfmadd231ps	%xmm8, %xmm7, %xmm9     # xmm9 = (xmm7 * xmm8) + xmm9
	vfmadd231ps	%xmm11, %xmm7, %xmm14   # xmm14 = (xmm7 * xmm11) + xmm14
	vfmadd231ps	%xmm2, %xmm7, %xmm17    # xmm17 = (xmm7 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm7, %xmm18    # xmm18 = (xmm7 * xmm1) + xmm18
	vfmadd231ps	%xmm7, %xmm0, %xmm19    # xmm19 = (xmm0 * xmm7) + xmm19
	vfmadd231ps	%xmm12, %xmm10, %xmm9   # xmm9 = (xmm10 * xmm12) + xmm9
	vfmadd231ps	%xmm8, %xmm10, %xmm14   # xmm14 = (xmm10 * xmm8) + xmm14
	vfmadd231ps	%xmm11, %xmm10, %xmm16  # xmm16 = (xmm10 * xmm11) + xmm16
	vfmadd231ps	%xmm2, %xmm10, %xmm18   # xmm18 = (xmm10 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm10, %xmm19   # xmm19 = (xmm10 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm10, %xmm5    # xmm5 = (xmm10 * xmm0) + xmm5
	vfmadd231ps	%xmm12, %xmm13, %xmm14  # xmm14 = (xmm13 * xmm12) + xmm14
	vfmadd231ps	%xmm8, %xmm13, %xmm16   # xmm16 = (xmm13 * xmm8) + xmm16
	vfmadd231ps	%xmm2, %xmm13, %xmm19   # xmm19 = (xmm13 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm13, %xmm5    # xmm5 = (xmm13 * xmm1) + xmm5
	vfmadd231ps	%xmm12, %xmm4, %xmm16   # xmm16 = (xmm4 * xmm12) + xmm16
	vfmadd231ps	%xmm2, %xmm4, %xmm5     # xmm5 = (xmm4 * xmm2) + xmm5
	vmovups	%xmm6, 58560(%rdx,%r9,4)
	vmovups	%xmm9, 58640(%rdx,%r9,4)
	vmovups	%xmm14, 58720(%rdx,%r9,4)
	vmovups	%xmm16, 58800(%rdx,%r9,4)
	vmovups	%xmm17, 60800(%rdx,%r9,4)
	vmovups	%xmm18, 60880(%rdx,%r9,4)
	vmovups	%xmm19, 60960(%rdx,%r9,4)
	vmovups	%xmm5, 61040(%rdx,%r9,4)
	addq	$4, %r8
	addq	$80, %rax
	cmpq	$20, %r8
	jb	.LBB1_9
# %bb.10:
	xorl	%eax, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %zmm5
	vmovups	80(%rsi,%rax,4), %zmm3
	vmovups	160(%rsi,%rax,4), %zmm4
	vmovups	240(%rsi,%rax,4), %zmm0
	vmulps	53360(%rdi,%rax,4), %zmm5, %zmm17
	vmovups	53440(%rdi,%rax,4), %zmm1
	vmovups	53520(%rdi,%rax,4), %zmm2
	vmovups	53600(%rdi,%rax,4), %zmm6
	vmovups	53680(%rdi,%rax,4), %zmm7
	vfmadd231ps	%zmm3, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm3) + zmm17
	vmulps	%zmm1, %zmm5, %zmm18
	vfmadd231ps	%zmm4, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm3) + zmm18
	vmulps	%zmm2, %zmm5, %zmm19
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmulps	%zmm6, %zmm5, %zmm20
	vfmadd231ps	%zmm4, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm4) + zmm19
	vfmadd231ps	%zmm7, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm7) + zmm20
	vmovups	55600(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm0, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm0) + zmm17
	vmulps	%zmm1, %zmm5, %zmm7
	vmovups	55680(%rdi,%rax,4), %zmm2
	vmovups	320(%rsi,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm17    # zmm17 = (zmm2 * zmm1) + zmm17
	vfmadd231ps	%zmm0, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm0) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm7     # zmm7 = (zmm2 * zmm3) + zmm7
	vmulps	%zmm2, %zmm5, %zmm9
	vmovups	55760(%rdi,%rax,4), %zmm6
	vmovups	400(%rsi,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm0) + zmm19
	vfmadd231ps	%zmm4, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm4) + zmm7
	vfmadd231ps	%zmm3, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm3) + zmm9
	vmulps	%zmm6, %zmm5, %zmm13
	vmovups	55840(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vmulps	%zmm6, %zmm5, %zmm15
	vmovups	55920(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vmovups	57840(%rdi,%rax,4), %zmm6
	vmovups	480(%rsi,%rax,4), %zmm10
	vfmadd231ps	%zmm10, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm10) + zmm17
	vfmadd231ps	%zmm0, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm0) + zmm7
	vmulps	%zmm6, %zmm5, %zmm6
	vmovups	57920(%rdi,%rax,4), %zmm11
	vmovups	560(%rsi,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm17   # zmm17 = (zmm11 * zmm8) + zmm17
	vfmadd231ps	%zmm10, %zmm11, %zmm18  # zmm18 = (zmm11 * zmm10) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm7    # zmm7 = (zmm11 * zmm1) + zmm7
	vfmadd231ps	%zmm0, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm0) + zmm9
	vfmadd231ps	%zmm3, %zmm11, %zmm6    # zmm6 = (zmm11 * zmm3) + zmm6
	vmulps	%zmm11, %zmm5, %zmm11
	vmovups	58000(%rdi,%rax,4), %zmm14
	vmovups	640(%rsi,%rax,4), %zmm12
	vfmadd231ps	%zmm12, %zmm14, %zmm17  # zmm17 = (zmm14 * zmm12) + zmm17
	vfmadd231ps	%zmm8, %zmm14, %zmm18   # zmm18 = (zmm14 * zmm8) + zmm18
	vfmadd231ps	%zmm10, %zmm14, %zmm19  # zmm19 = (zmm14 * zmm10) + zmm19
	vfmadd231ps	%zmm2, %zmm14, %zmm7    # zmm7 = (zmm14 * zmm2) + zmm7
	vfmadd231ps	%zmm1, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm6    # zmm6 = (zmm14 * zmm4) + zmm6
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	58080(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm12, %zmm16, %zmm18  # zmm18 = (zmm16 * zmm12) + zmm18
	vfmadd231ps	%zmm8, %zmm16, %zmm19   # zmm19 = (zmm16 * zmm8) + zmm19
	vfmadd231ps	%zmm10, %zmm16, %zmm20  # zmm20 = (zmm16 * zmm10) + zmm20
	vfmadd231ps	%zmm2, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm2) + zmm9
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	58160(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm12, %zmm21, %zmm19  # zmm19 = (zmm21 * zmm12) + zmm19
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm1, %zmm21, %zmm15   # zmm15 = (zmm21 * zmm1) + zmm15
	vfmadd231ps	%zmm4, %zmm21, %zmm14   # zmm14 = (zmm21 * zmm4) + zmm14
	vfmadd231ps	%zmm21, %zmm3, %zmm16   # zmm16 = (zmm3 * zmm21) + zmm16
	vmovups	%zmm17, 55680(%rdx,%rax,4)
	vmovups	%zmm18, 55760(%rdx,%rax,4)
	vmovups	%zmm19, 55840(%rdx,%rax,4)
	vmovups	%zmm20, 55920(%rdx,%rax,4)
	vmovups	60080(%rdi,%rax,4), %zmm17
	vmovups	60160(%rdi,%rax,4), %zmm18
	vmovups	60240(%rdi,%rax,4), %zmm19
	vmovups	60320(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm10, %zmm17, %zmm7   # zmm7 = (zmm17 * zmm10) + zmm7
	vfmadd231ps	%zmm0, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm0) + zmm6
	vmulps	%zmm17, %zmm5, %zmm17
	vfmadd231ps	%zmm8, %zmm18, %zmm7    # zmm7 = (zmm18 * zmm8) + zmm7
	vfmadd231ps	%zmm10, %zmm18, %zmm9   # zmm9 = (zmm18 * zmm10) + zmm9
	vfmadd231ps	%zmm1, %zmm18, %zmm6    # zmm6 = (zmm18 * zmm1) + zmm6
	vfmadd231ps	%zmm0, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm0) + zmm11
	vfmadd231ps	%zmm3, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm3) + zmm17
	vmulps	%zmm18, %zmm5, %zmm18
	vfmadd231ps	%zmm12, %zmm19, %zmm7   # zmm7 = (zmm19 * zmm12) + zmm7
	vfmadd231ps	%zmm8, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm8) + zmm9
	vfmadd231ps	%zmm10, %zmm19, %zmm13  # zmm13 = (zmm19 * zmm10) + zmm13
	vfmadd231ps	%zmm2, %zmm19, %zmm6    # zmm6 = (zmm19 * zmm2) + zmm6
	vfmadd231ps	%zmm1, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm0) + zmm14
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vmulps	%zmm19, %zmm5, %zmm19
	vfmadd231ps	%zmm12, %zmm20, %zmm9   # zmm9 = (zmm20 * zmm12) + zmm9
	vfmadd231ps	%zmm8, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm8) + zmm13
	vfmadd231ps	%zmm10, %zmm20, %zmm15  # zmm15 = (zmm20 * zmm10) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm2) + zmm11
	vfmadd231ps	%zmm1, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm0) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vmulps	%zmm20, %zmm5, %zmm5
	vmovups	60400(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm12, %zmm20, %zmm13  # zmm13 = (zmm20 * zmm12) + zmm13
	vfmadd231ps	%zmm8, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm8) + zmm15
	vfmadd231ps	%zmm2, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm2) + zmm14
	vfmadd231ps	%zmm1, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm1) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm3, %zmm20, %zmm5    # zmm5 = (zmm20 * zmm3) + zmm5
	vmovups	%zmm7, 57920(%rdx,%rax,4)
	vmovups	%zmm9, 58000(%rdx,%rax,4)
	vmovups	%zmm13, 58080(%rdx,%rax,4)
	vmovups	%zmm15, 58160(%rdx,%rax,4)
	vmovups	62320(%rdi,%rax,4), %zmm3
	vmovups	62400(%rdi,%rax,4), %zmm4
	vmovups	62480(%rdi,%rax,4), %zmm7
	vmovups	62560(%rdi,%rax,4), %zmm9
	vfmadd231ps	%zmm10, %zmm3, %zmm6    # zmm6 = (zmm3 * zmm10) + zmm6
	vfmadd231ps	%zmm3, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm3) + zmm17
	vfmadd231ps	%zmm8, %zmm4, %zmm6     # zmm6 = (zmm4 * zmm8) + zmm6
	vfmadd231ps	%zmm10, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm10) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vfmadd231ps	%zmm12, %zmm7, %zmm6    # zmm6 = (zmm7 * zmm12) + zmm6
	vfmadd231ps	%zmm8, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm8) + zmm11
	vfmadd231ps	%zmm10, %zmm7, %zmm14   # zmm14 = (zmm7 * zmm10) + zmm14
	vfmadd231ps	%zmm2, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm2) + zmm17
	vfmadd231ps	%zmm1, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm1) + zmm18
	vfmadd231ps	%zmm7, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm7) + zmm19
	vfmadd231ps	%zmm12, %zmm9, %zmm11   # zmm11 = (zmm9 * zmm12) + zmm11
	vfmadd231ps	%zmm8, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm8) + zmm14
	vfmadd231ps	%zmm10, %zmm9, %zmm16   # zmm16 = (zmm9 * zmm10) + zmm16
	vfmadd231ps	%zmm2, %zmm9, %zmm18    # zmm18 = (zmm9 * zmm2) + zmm18
	vfmadd231ps	%zmm1, %zmm9, %zmm19    # zmm19 = (zmm9 * zmm1) + zmm19
	vfmadd231ps	%zmm0, %zmm9, %zmm5     # zmm5 = (zmm9 * zmm0) + zmm5
	vmovups	62640(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm12, %zmm0, %zmm14   # zmm14 = (zmm0 * zmm12) + zmm14
	vfmadd231ps	%zmm8, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm8) + zmm16
	vfmadd231ps	%zmm2, %zmm0, %zmm19    # zmm19 = (zmm0 * zmm2) + zmm19
	vfmadd231ps	%zmm1, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm1) + zmm5
	vmovups	%zmm6, 60160(%rdx,%rax,4)
	vmovups	%zmm11, 60240(%rdx,%rax,4)
	vmovups	%zmm14, 60320(%rdx,%rax,4)
	vmovups	%zmm16, 60400(%rdx,%rax,4)
	vmovups	%zmm17, 62400(%rdx,%rax,4)
	vmovups	%zmm18, 62480(%rdx,%rax,4)
	vmovups	%zmm19, 62560(%rdx,%rax,4)
	vmovups	%zmm5, 62640(%rdx,%rax,4)
	movl	$16, %eax
	#APP
	#NO_APP
	vmovups	(%rsi,%rax,4), %xmm5
	vmovups	80(%rsi,%rax,4), %xmm3
	vmovups	160(%rsi,%rax,4), %xmm4
	vmovups	240(%rsi,%rax,4), %xmm0
	vmulps	53360(%rdi,%rax,4), %xmm5, %xmm17
	vmovups	53440(%rdi,%rax,4), %xmm1
	vmovups	53520(%rdi,%rax,4), %xmm2
	vmovups	53600(%rdi,%rax,4), %xmm6
	vmovups	53680(%rdi,%rax,4), %xmm7
	vfmadd231ps	%xmm3, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm3) + xmm17
	vmulps	%xmm1, %xmm5, %xmm18
	vfmadd231ps	%xmm4, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm4) + xmm17
	vfmadd231ps	%xmm3, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm3) + xmm18
	vmulps	%xmm2, %xmm5, %xmm19
	vfmadd231ps	%xmm4, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm3) + xmm19
	vmulps	%xmm6, %xmm5, %xmm20
	vfmadd231ps	%xmm4, %xmm7, %xmm19    # xmm19 = (xmm7 * xmm4) + xmm19
	vfmadd231ps	%xmm7, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm7) + xmm20
	vmovups	55600(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm0, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm0) + xmm17
	vmulps	%xmm1, %xmm5, %xmm7
	vmovups	55680(%rdi,%rax,4), %xmm2
	vmovups	320(%rsi,%rax,4), %xmm1
	vfmadd231ps	%xmm1, %xmm2, %xmm17    # xmm17 = (xmm2 * xmm1) + xmm17
	vfmadd231ps	%xmm0, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm0) + xmm18
	vfmadd231ps	%xmm3, %xmm2, %xmm7     # xmm7 = (xmm2 * xmm3) + xmm7
	vmulps	%xmm2, %xmm5, %xmm9
	vmovups	55760(%rdi,%rax,4), %xmm6
	vmovups	400(%rsi,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm0) + xmm19
	vfmadd231ps	%xmm4, %xmm6, %xmm7     # xmm7 = (xmm6 * xmm4) + xmm7
	vfmadd231ps	%xmm3, %xmm6, %xmm9     # xmm9 = (xmm6 * xmm3) + xmm9
	vmulps	%xmm6, %xmm5, %xmm13
	vmovups	55840(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm0) + xmm20
	vfmadd231ps	%xmm4, %xmm6, %xmm9     # xmm9 = (xmm6 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm3) + xmm13
	vmulps	%xmm6, %xmm5, %xmm15
	vmovups	55920(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm1) + xmm20
	vfmadd231ps	%xmm4, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm4) + xmm13
	vfmadd231ps	%xmm6, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm6) + xmm15
	vmovups	57840(%rdi,%rax,4), %xmm6
	vmovups	480(%rsi,%rax,4), %xmm10
	vfmadd231ps	%xmm10, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm10) + xmm17
	vfmadd231ps	%xmm0, %xmm6, %xmm7     # xmm7 = (xmm6 * xmm0) + xmm7
	vmulps	%xmm6, %xmm5, %xmm6
	vmovups	57920(%rdi,%rax,4), %xmm11
	vmovups	560(%rsi,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm11, %xmm17   # xmm17 = (xmm11 * xmm8) + xmm17
	vfmadd231ps	%xmm10, %xmm11, %xmm18  # xmm18 = (xmm11 * xmm10) + xmm18
	vfmadd231ps	%xmm1, %xmm11, %xmm7    # xmm7 = (xmm11 * xmm1) + xmm7
	vfmadd231ps	%xmm0, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm0) + xmm9
	vfmadd231ps	%xmm3, %xmm11, %xmm6    # xmm6 = (xmm11 * xmm3) + xmm6
	vmulps	%xmm5, %xmm11, %xmm11
	vmovups	58000(%rdi,%rax,4), %xmm14
	vmovups	640(%rsi,%rax,4), %xmm12
	vfmadd231ps	%xmm12, %xmm14, %xmm17  # xmm17 = (xmm14 * xmm12) + xmm17
	vfmadd231ps	%xmm8, %xmm14, %xmm18   # xmm18 = (xmm14 * xmm8) + xmm18
	vfmadd231ps	%xmm10, %xmm14, %xmm19  # xmm19 = (xmm14 * xmm10) + xmm19
	vfmadd231ps	%xmm2, %xmm14, %xmm7    # xmm7 = (xmm14 * xmm2) + xmm7
	vfmadd231ps	%xmm1, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm0) + xmm13
	vfmadd231ps	%xmm4, %xmm14, %xmm6    # xmm6 = (xmm14 * xmm4) + xmm6
	vfmadd231ps	%xmm3, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm3) + xmm11
	vmulps	%xmm5, %xmm14, %xmm14
	vmovups	58080(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm12, %xmm16, %xmm18  # xmm18 = (xmm16 * xmm12) + xmm18
	vfmadd231ps	%xmm8, %xmm16, %xmm19   # xmm19 = (xmm16 * xmm8) + xmm19
	vfmadd231ps	%xmm10, %xmm16, %xmm20  # xmm20 = (xmm16 * xmm10) + xmm20
	vfmadd231ps	%xmm2, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm2) + xmm9
	vfmadd231ps	%xmm1, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm0) + xmm15
	vfmadd231ps	%xmm4, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm3) + xmm14
	vmulps	%xmm16, %xmm5, %xmm16
	vmovups	58160(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm12, %xmm21, %xmm19  # xmm19 = (xmm21 * xmm12) + xmm19
	vfmadd231ps	%xmm8, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm8) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm2) + xmm13
	vfmadd231ps	%xmm1, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm1) + xmm15
	vfmadd231ps	%xmm4, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm4) + xmm14
	vfmadd231ps	%xmm21, %xmm3, %xmm16   # xmm16 = (xmm3 * xmm21) + xmm16
	vmovups	%xmm17, 55680(%rdx,%rax,4)
	vmovups	%xmm18, 55760(%rdx,%rax,4)
	vmovups	%xmm19, 55840(%rdx,%rax,4)
	vmovups	%xmm20, 55920(%rdx,%rax,4)
	vmovups	60080(%rdi,%rax,4), %xmm17
	vmovups	60160(%rdi,%rax,4), %xmm18
	vmovups	60240(%rdi,%rax,4), %xmm19
	vmovups	60320(%rdi,%rax,4), %xmm20
	vfmadd231ps	%xmm10, %xmm17, %xmm7   # xmm7 = (xmm17 * xmm10) + xmm7
	vfmadd231ps	%xmm0, %xmm17, %xmm6    # xmm6 = (xmm17 * xmm0) + xmm6
	vmulps	%xmm17, %xmm5, %xmm17
	vfmadd231ps	%xmm8, %xmm18, %xmm7    # xmm7 = (xmm18 * xmm8) + xmm7
	vfmadd231ps	%xmm10, %xmm18, %xmm9   # xmm9 = (xmm18 * xmm10) + xmm9
	vfmadd231ps	%xmm1, %xmm18, %xmm6    # xmm6 = (xmm18 * xmm1) + xmm6
	vfmadd231ps	%xmm0, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm0) + xmm11
	vfmadd231ps	%xmm3, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm3) + xmm17
	vmulps	%xmm18, %xmm5, %xmm18
	vfmadd231ps	%xmm12, %xmm19, %xmm7   # xmm7 = (xmm19 * xmm12) + xmm7
	vfmadd231ps	%xmm8, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm8) + xmm9
	vfmadd231ps	%xmm10, %xmm19, %xmm13  # xmm13 = (xmm19 * xmm10) + xmm13
	vfmadd231ps	%xmm2, %xmm19, %xmm6    # xmm6 = (xmm19 * xmm2) + xmm6
	vfmadd231ps	%xmm1, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm0) + xmm14
	vfmadd231ps	%xmm4, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm4) + xmm17
	vfmadd231ps	%xmm3, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm3) + xmm18
	vmulps	%xmm19, %xmm5, %xmm19
	vfmadd231ps	%xmm12, %xmm20, %xmm9   # xmm9 = (xmm20 * xmm12) + xmm9
	vfmadd231ps	%xmm8, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm8) + xmm13
	vfmadd231ps	%xmm10, %xmm20, %xmm15  # xmm15 = (xmm20 * xmm10) + xmm15
	vfmadd231ps	%xmm2, %xmm20, %xmm11   # xmm11 = (xmm20 * xmm2) + xmm11
	vfmadd231ps	%xmm1, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm0) + xmm16
	vfmadd231ps	%xmm4, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm3) + xmm19
	vmulps	%xmm20, %xmm5, %xmm5
	vmovups	60400(%rdi,%rax,4), %xmm20
	vfmadd231ps	%xmm12, %xmm20, %xmm13  # xmm13 = (xmm20 * xmm12) + xmm13
	vfmadd231ps	%xmm8, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm8) + xmm15
	vfmadd231ps	%xmm2, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm1) + xmm16
	vfmadd231ps	%xmm4, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm4) + xmm19
	vfmadd231ps	%xmm3, %xmm20, %xmm5    # xmm5 = (xmm20 * xmm3) + xmm5
	vmovups	%xmm7, 57920(%rdx,%rax,4)
	vmovups	%xmm9, 58000(%rdx,%rax,4)
	vmovups	%xmm13, 58080(%rdx,%rax,4)
	vmovups	%xmm15, 58160(%rdx,%rax,4)
	vmovups	62320(%rdi,%rax,4), %xmm3
	vmovups	62400(%rdi,%rax,4), %xmm4
	vmovups	62480(%rdi,%rax,4), %xmm7
	vmovups	62560(%rdi,%rax,4), %xmm9
	vfmadd231ps	%xmm10, %xmm3, %xmm6    # xmm6 = (xmm3 * xmm10) + xmm6
	vfmadd231ps	%xmm3, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm3) + xmm17
	vfmadd231ps	%xmm8, %xmm4, %xmm6     # xmm6 = (xmm4 * xmm8) + xmm6
	vfmadd231ps	%xmm10, %xmm4, %xmm11   # xmm11 = (xmm4 * xmm10) + xmm11
	vfmadd231ps	%xmm1, %xmm4, %xmm17    # xmm17 = (xmm4 * xmm1) + xmm17
	vfmadd231ps	%xmm4, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm4) + xmm18
	vfmadd231ps	%xmm12, %xmm7, %xmm6    # xmm6 = (xmm7 * xmm12) + xmm6
	vfmadd231ps	%xmm8, %xmm7, %xmm11    # xmm11 = (xmm7 * xmm8) + xmm11
	vfmadd231ps	%xmm10, %xmm7, %xmm14   # xmm14 = (xmm7 * xmm10) + xmm14
	vfmadd231ps	%xmm2, %xmm7, %xmm17    # xmm17 = (xmm7 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm7, %xmm18    # xmm18 = (xmm7 * xmm1) + xmm18
	vfmadd231ps	%xmm7, %xmm0, %xmm19    # xmm19 = (xmm0 * xmm7) + xmm19
	vfmadd231ps	%xmm12, %xmm9, %xmm11   # xmm11 = (xmm9 * xmm12) + xmm11
	vfmadd231ps	%xmm8, %xmm9, %xmm14    # xmm14 = (xmm9 * xmm8) + xmm14
	vfmadd231ps	%xmm10, %xmm9, %xmm16   # xmm16 = (xmm9 * xmm10) + xmm16
	vfmadd231ps	%xmm2, %xmm9, %xmm18    # xmm18 = (xmm9 * xmm2) + xmm18
	vfmadd231ps	%xmm1, %xmm9, %xmm19    # xmm19 = (xmm9 * xmm1) + xmm19
	vfmadd231ps	%xmm0, %xmm9, %xmm5     # xmm5 = (xmm9 * xmm0) + xmm5
	vmovups	62640(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm12, %xmm0, %xmm14   # xmm14 = (xmm0 * xmm12) + xmm14
	vfmadd231ps	%xmm8, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm8) + xmm16
	vfmadd231ps	%xmm2, %xmm0, %xmm19    # xmm19 = (xmm0 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm0, %xmm5     # xmm5 = (xmm0 * xmm1) + xmm5
	vmovups	%xmm6, 60160(%rdx,%rax,4)
	vmovups	%xmm11, 60240(%rdx,%rax,4)
	vmovups	%xmm14, 60320(%rdx,%rax,4)
	vmovups	%xmm16, 60400(%rdx,%rax,4)
	vmovups	%xmm17, 62400(%rdx,%rax,4)
	vmovups	%xmm18, 62480(%rdx,%rax,4)
	vmovups	%xmm19, 62560(%rdx,%rax,4)
	vmovups	%xmm5, 62640(%rdx,%rax,4)
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
	.quad	20                              # 0x14
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
	.quad	28                              # 0x1c
	.quad	28                              # 0x1c
	.quad	20                              # 0x14
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
