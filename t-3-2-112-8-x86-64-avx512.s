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
	vmovups	128(%rsi), %ymm0
	vmulps	(%rdi), %ymm0, %ymm10
	vmovups	160(%rsi), %ymm1
	vmovups	32(%rdi), %ymm6
	vmovups	96(%rdi), %ymm7
	vmovups	160(%rdi), %ymm8
	vmovups	224(%rdi), %ymm9
	vfmadd231ps	%ymm1, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm1) + ymm10
	vmovups	(%rsi), %ymm2
	vmovups	32(%rsi), %ymm3
	vmovups	64(%rsi), %ymm4
	vmovups	96(%rsi), %ymm5
	vmulps	%ymm5, %ymm6, %ymm12
	vfmadd231ps	64(%rdi), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	%ymm1, %ymm7, %ymm12    # ymm12 = (ymm7 * ymm1) + ymm12
	vmulps	%ymm7, %ymm5, %ymm14
	vfmadd231ps	128(%rdi), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vfmadd231ps	%ymm1, %ymm8, %ymm14    # ymm14 = (ymm8 * ymm1) + ymm14
	vmulps	%ymm8, %ymm5, %ymm16
	vfmadd231ps	192(%rdi), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	%ymm1, %ymm9, %ymm16    # ymm16 = (ymm9 * ymm1) + ymm16
	vmulps	%ymm9, %ymm5, %ymm18
	vfmadd231ps	256(%rdi), %ymm0, %ymm18 # ymm18 = (ymm0 * mem) + ymm18
	vfmadd231ps	288(%rdi), %ymm1, %ymm18 # ymm18 = (ymm1 * mem) + ymm18
	vmovups	3584(%rdi), %ymm7
	vmovups	224(%rsi), %ymm6
	vfmadd231ps	%ymm6, %ymm7, %ymm10    # ymm10 = (ymm7 * ymm6) + ymm10
	vmulps	%ymm3, %ymm7, %ymm9
	vmovups	3616(%rdi), %ymm11
	vmovups	256(%rsi), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vmovups	192(%rsi), %ymm8
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	3648(%rdi), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	3680(%rdi), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	3712(%rdi), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	3744(%rdi), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	3776(%rdi), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	3808(%rdi), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm8, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vmulps	%ymm17, %ymm2, %ymm17
	vmovups	3840(%rdi), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vfmadd231ps	%ymm19, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm19) + ymm17
	vmovups	3872(%rdi), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm7) + ymm18
	vfmadd231ps	%ymm19, %ymm4, %ymm17   # ymm17 = (ymm4 * ymm19) + ymm17
	vmovups	%ymm10, (%rdx)
	vmovups	%ymm12, 32(%rdx)
	vmovups	%ymm14, 64(%rdx)
	vmovups	%ymm16, 96(%rdx)
	vmovups	%ymm18, 128(%rdx)
	vfmadd231ps	7168(%rdi), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	7200(%rdi), %ymm10
	vmovups	7264(%rdi), %ymm12
	vmovups	7328(%rdi), %ymm14
	vmovups	7392(%rdi), %ymm16
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	7232(%rdi), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	7296(%rdi), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	7360(%rdi), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm16, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm16) + ymm17
	vfmadd231ps	7424(%rdi), %ymm0, %ymm17 # ymm17 = (ymm0 * mem) + ymm17
	vfmadd231ps	7456(%rdi), %ymm1, %ymm17 # ymm17 = (ymm1 * mem) + ymm17
	vmovups	10752(%rdi), %ymm10
	vfmadd231ps	%ymm6, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm6) + ymm9
	vmulps	%ymm3, %ymm10, %ymm10
	vmovups	10784(%rdi), %ymm12
	vfmadd231ps	%ymm7, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm7) + ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm4, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm4) + ymm10
	vmulps	%ymm2, %ymm12, %ymm12
	vmovups	10816(%rdi), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm14) + ymm12
	vmovups	10848(%rdi), %ymm14
	vfmadd231ps	%ymm7, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm7) + ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm8) + ymm13
	vfmadd231ps	%ymm4, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm4) + ymm12
	vmulps	%ymm2, %ymm14, %ymm14
	vmovups	10880(%rdi), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm16, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm16) + ymm14
	vmovups	10912(%rdi), %ymm16
	vfmadd231ps	%ymm7, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm7) + ymm13
	vfmadd231ps	%ymm8, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm8) + ymm15
	vfmadd231ps	%ymm4, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm4) + ymm14
	vmulps	%ymm16, %ymm2, %ymm16
	vmovups	10944(%rdi), %ymm18
	vfmadd231ps	%ymm6, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm6) + ymm15
	vfmadd231ps	%ymm18, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm18) + ymm16
	vmovups	10976(%rdi), %ymm18
	vfmadd231ps	%ymm7, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm7) + ymm15
	vfmadd231ps	%ymm8, %ymm18, %ymm17   # ymm17 = (ymm18 * ymm8) + ymm17
	vfmadd231ps	%ymm4, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm4) + ymm16
	vmulps	%ymm18, %ymm2, %ymm18
	vmovups	11008(%rdi), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm6) + ymm17
	vfmadd231ps	%ymm19, %ymm3, %ymm18   # ymm18 = (ymm3 * ymm19) + ymm18
	vmovups	11040(%rdi), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm7) + ymm17
	vfmadd231ps	%ymm19, %ymm4, %ymm18   # ymm18 = (ymm4 * ymm19) + ymm18
	vmovups	%ymm9, 1792(%rdx)
	vmovups	%ymm11, 1824(%rdx)
	vmovups	%ymm13, 1856(%rdx)
	vmovups	%ymm15, 1888(%rdx)
	vmovups	%ymm17, 1920(%rdx)
	vfmadd231ps	14336(%rdi), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	14368(%rdi), %ymm9
	vmovups	14432(%rdi), %ymm11
	vmovups	14496(%rdi), %ymm13
	vmovups	14560(%rdi), %ymm15
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm9) + ymm12
	vfmadd231ps	14400(%rdi), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vfmadd231ps	%ymm11, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm11) + ymm14
	vfmadd231ps	14464(%rdi), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vfmadd231ps	%ymm13, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm13) + ymm16
	vfmadd231ps	14528(%rdi), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	%ymm1, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm1) + ymm16
	vfmadd231ps	%ymm15, %ymm5, %ymm18   # ymm18 = (ymm5 * ymm15) + ymm18
	vfmadd231ps	14592(%rdi), %ymm0, %ymm18 # ymm18 = (ymm0 * mem) + ymm18
	vfmadd231ps	14624(%rdi), %ymm1, %ymm18 # ymm18 = (ymm1 * mem) + ymm18
	vmovups	17920(%rdi), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm6) + ymm10
	vmulps	%ymm3, %ymm9, %ymm9
	vmovups	17952(%rdi), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	17984(%rdi), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	18016(%rdi), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	18048(%rdi), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	18080(%rdi), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	18112(%rdi), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	18144(%rdi), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm8, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vmulps	%ymm17, %ymm2, %ymm17
	vmovups	18176(%rdi), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vfmadd231ps	%ymm19, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm19) + ymm17
	vmovups	18208(%rdi), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm7) + ymm18
	vfmadd231ps	%ymm19, %ymm4, %ymm17   # ymm17 = (ymm4 * ymm19) + ymm17
	vmovups	%ymm10, 3584(%rdx)
	vmovups	%ymm12, 3616(%rdx)
	vmovups	%ymm14, 3648(%rdx)
	vmovups	%ymm16, 3680(%rdx)
	vmovups	%ymm18, 3712(%rdx)
	vfmadd231ps	21504(%rdi), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	21536(%rdi), %ymm10
	vmovups	21600(%rdi), %ymm12
	vmovups	21664(%rdi), %ymm14
	vmovups	21728(%rdi), %ymm16
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	21568(%rdi), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	21632(%rdi), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	21696(%rdi), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm16, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm16) + ymm17
	vfmadd231ps	21760(%rdi), %ymm0, %ymm17 # ymm17 = (ymm0 * mem) + ymm17
	vfmadd231ps	21792(%rdi), %ymm1, %ymm17 # ymm17 = (ymm1 * mem) + ymm17
	vfmadd231ps	25088(%rdi), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	25120(%rdi), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm10, %ymm8, %ymm11   # ymm11 = (ymm8 * ymm10) + ymm11
	vfmadd231ps	25152(%rdi), %ymm6, %ymm11 # ymm11 = (ymm6 * mem) + ymm11
	vmovups	25184(%rdi), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm7) + ymm11
	vfmadd231ps	%ymm10, %ymm8, %ymm13   # ymm13 = (ymm8 * ymm10) + ymm13
	vfmadd231ps	25216(%rdi), %ymm6, %ymm13 # ymm13 = (ymm6 * mem) + ymm13
	vmovups	25248(%rdi), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm7) + ymm13
	vfmadd231ps	%ymm10, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm10) + ymm15
	vfmadd231ps	25280(%rdi), %ymm6, %ymm15 # ymm15 = (ymm6 * mem) + ymm15
	vmovups	25312(%rdi), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm15   # ymm15 = (ymm10 * ymm7) + ymm15
	vfmadd231ps	%ymm10, %ymm8, %ymm17   # ymm17 = (ymm8 * ymm10) + ymm17
	vfmadd231ps	25344(%rdi), %ymm6, %ymm17 # ymm17 = (ymm6 * mem) + ymm17
	vfmadd231ps	25376(%rdi), %ymm7, %ymm17 # ymm17 = (ymm7 * mem) + ymm17
	vmovups	%ymm9, 5376(%rdx)
	vmovups	%ymm11, 5408(%rdx)
	vmovups	%ymm13, 5440(%rdx)
	vmovups	%ymm15, 5472(%rdx)
	vmovups	%ymm17, 5504(%rdx)
	leaq	25696(%rdi), %rax
	xorl	%ecx, %ecx
	xorl	%esi, %esi
	.p2align	4
.LBB1_1:                                # =>This Inner Loop Header: Depth=1
	vmulps	-25408(%rax,%rcx,2), %ymm5, %ymm10
	vfmadd231ps	-25376(%rax,%rcx,2), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	-25344(%rax,%rcx,2), %ymm9
	vmovups	-25280(%rax,%rcx,2), %ymm11
	vmovups	-25216(%rax,%rcx,2), %ymm13
	vmovups	-25152(%rax,%rcx,2), %ymm15
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vmulps	%ymm5, %ymm9, %ymm12
	vfmadd231ps	-25312(%rax,%rcx,2), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vmulps	%ymm5, %ymm11, %ymm14
	vfmadd231ps	-25248(%rax,%rcx,2), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vmulps	%ymm13, %ymm5, %ymm16
	vfmadd231ps	-25184(%rax,%rcx,2), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	%ymm1, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm1) + ymm16
	vmulps	%ymm15, %ymm5, %ymm18
	vfmadd231ps	-25120(%rax,%rcx,2), %ymm0, %ymm18 # ymm18 = (ymm0 * mem) + ymm18
	vfmadd231ps	-25088(%rax,%rcx,2), %ymm1, %ymm18 # ymm18 = (ymm1 * mem) + ymm18
	vmovups	-21824(%rax,%rcx,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm8) + ymm10
	vmulps	%ymm2, %ymm9, %ymm9
	vmovups	-21792(%rax,%rcx,2), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm11) + ymm9
	vmovups	-21760(%rax,%rcx,2), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	-21728(%rax,%rcx,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	-21696(%rax,%rcx,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	-21664(%rax,%rcx,2), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	-21632(%rax,%rcx,2), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	-21600(%rax,%rcx,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	-21568(%rax,%rcx,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm8, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vmulps	%ymm17, %ymm2, %ymm17
	vmovups	-21536(%rax,%rcx,2), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vfmadd231ps	%ymm19, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm19) + ymm17
	vmovups	-21504(%rax,%rcx,2), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm7) + ymm18
	vfmadd231ps	%ymm19, %ymm4, %ymm17   # ymm17 = (ymm4 * ymm19) + ymm17
	vmovups	%ymm10, 160(%rdx,%rcx)
	vmovups	%ymm12, 192(%rdx,%rcx)
	vmovups	%ymm14, 224(%rdx,%rcx)
	vmovups	%ymm16, 256(%rdx,%rcx)
	vmovups	%ymm18, 288(%rdx,%rcx)
	vfmadd231ps	-18240(%rax,%rcx,2), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	-18208(%rax,%rcx,2), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	-18176(%rax,%rcx,2), %ymm10
	vmovups	-18112(%rax,%rcx,2), %ymm12
	vmovups	-18048(%rax,%rcx,2), %ymm14
	vmovups	-17984(%rax,%rcx,2), %ymm16
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	-18144(%rax,%rcx,2), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	-18080(%rax,%rcx,2), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	-18016(%rax,%rcx,2), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm16, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm16) + ymm17
	vfmadd231ps	-17952(%rax,%rcx,2), %ymm0, %ymm17 # ymm17 = (ymm0 * mem) + ymm17
	vfmadd231ps	-17920(%rax,%rcx,2), %ymm1, %ymm17 # ymm17 = (ymm1 * mem) + ymm17
	vmovups	-14656(%rax,%rcx,2), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm8) + ymm9
	vmulps	%ymm2, %ymm10, %ymm10
	vmovups	-14624(%rax,%rcx,2), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm3, %ymm10   # ymm10 = (ymm3 * ymm12) + ymm10
	vmovups	-14592(%rax,%rcx,2), %ymm12
	vfmadd231ps	%ymm7, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm7) + ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm4, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm4) + ymm10
	vmulps	%ymm2, %ymm12, %ymm12
	vmovups	-14560(%rax,%rcx,2), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm14) + ymm12
	vmovups	-14528(%rax,%rcx,2), %ymm14
	vfmadd231ps	%ymm7, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm7) + ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm8) + ymm13
	vfmadd231ps	%ymm4, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm4) + ymm12
	vmulps	%ymm2, %ymm14, %ymm14
	vmovups	-14496(%rax,%rcx,2), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm16, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm16) + ymm14
	vmovups	-14464(%rax,%rcx,2), %ymm16
	vfmadd231ps	%ymm7, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm7) + ymm13
	vfmadd231ps	%ymm8, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm8) + ymm15
	vfmadd231ps	%ymm4, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm4) + ymm14
	vmulps	%ymm16, %ymm2, %ymm16
	vmovups	-14432(%rax,%rcx,2), %ymm18
	vfmadd231ps	%ymm6, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm6) + ymm15
	vfmadd231ps	%ymm18, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm18) + ymm16
	vmovups	-14400(%rax,%rcx,2), %ymm18
	vfmadd231ps	%ymm7, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm7) + ymm15
	vfmadd231ps	%ymm8, %ymm18, %ymm17   # ymm17 = (ymm18 * ymm8) + ymm17
	vfmadd231ps	%ymm4, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm4) + ymm16
	vmulps	%ymm18, %ymm2, %ymm18
	vmovups	-14368(%rax,%rcx,2), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm6) + ymm17
	vfmadd231ps	%ymm19, %ymm3, %ymm18   # ymm18 = (ymm3 * ymm19) + ymm18
	vmovups	-14336(%rax,%rcx,2), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm7) + ymm17
	vfmadd231ps	%ymm19, %ymm4, %ymm18   # ymm18 = (ymm4 * ymm19) + ymm18
	vmovups	%ymm9, 1952(%rdx,%rcx)
	vmovups	%ymm11, 1984(%rdx,%rcx)
	vmovups	%ymm13, 2016(%rdx,%rcx)
	vmovups	%ymm15, 2048(%rdx,%rcx)
	vmovups	%ymm17, 2080(%rdx,%rcx)
	vfmadd231ps	-11072(%rax,%rcx,2), %ymm5, %ymm10 # ymm10 = (ymm5 * mem) + ymm10
	vfmadd231ps	-11040(%rax,%rcx,2), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	-11008(%rax,%rcx,2), %ymm9
	vmovups	-10944(%rax,%rcx,2), %ymm11
	vmovups	-10880(%rax,%rcx,2), %ymm13
	vmovups	-10816(%rax,%rcx,2), %ymm15
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm9) + ymm12
	vfmadd231ps	-10976(%rax,%rcx,2), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vfmadd231ps	%ymm11, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm11) + ymm14
	vfmadd231ps	-10912(%rax,%rcx,2), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vfmadd231ps	%ymm13, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm13) + ymm16
	vfmadd231ps	-10848(%rax,%rcx,2), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	%ymm1, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm1) + ymm16
	vfmadd231ps	%ymm15, %ymm5, %ymm18   # ymm18 = (ymm5 * ymm15) + ymm18
	vfmadd231ps	-10784(%rax,%rcx,2), %ymm0, %ymm18 # ymm18 = (ymm0 * mem) + ymm18
	vfmadd231ps	-10752(%rax,%rcx,2), %ymm1, %ymm18 # ymm18 = (ymm1 * mem) + ymm18
	vmovups	-7488(%rax,%rcx,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm8) + ymm10
	vmulps	%ymm2, %ymm9, %ymm9
	vmovups	-7456(%rax,%rcx,2), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm11) + ymm9
	vmovups	-7424(%rax,%rcx,2), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	-7392(%rax,%rcx,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	-7360(%rax,%rcx,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	-7328(%rax,%rcx,2), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	-7296(%rax,%rcx,2), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	-7264(%rax,%rcx,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	-7232(%rax,%rcx,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm8, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vmulps	%ymm17, %ymm2, %ymm17
	vmovups	-7200(%rax,%rcx,2), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vfmadd231ps	%ymm19, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm19) + ymm17
	vmovups	-7168(%rax,%rcx,2), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm7) + ymm18
	vfmadd231ps	%ymm19, %ymm4, %ymm17   # ymm17 = (ymm4 * ymm19) + ymm17
	vmovups	%ymm10, 3744(%rdx,%rcx)
	vmovups	%ymm12, 3776(%rdx,%rcx)
	vmovups	%ymm14, 3808(%rdx,%rcx)
	vmovups	%ymm16, 3840(%rdx,%rcx)
	vmovups	%ymm18, 3872(%rdx,%rcx)
	vfmadd231ps	-3904(%rax,%rcx,2), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	-3872(%rax,%rcx,2), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	-3840(%rax,%rcx,2), %ymm10
	vmovups	-3776(%rax,%rcx,2), %ymm12
	vmovups	-3712(%rax,%rcx,2), %ymm14
	vmovups	-3648(%rax,%rcx,2), %ymm16
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	-3808(%rax,%rcx,2), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	-3744(%rax,%rcx,2), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	-3680(%rax,%rcx,2), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm16, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm16) + ymm17
	vfmadd231ps	-3616(%rax,%rcx,2), %ymm0, %ymm17 # ymm17 = (ymm0 * mem) + ymm17
	vfmadd231ps	-3584(%rax,%rcx,2), %ymm1, %ymm17 # ymm17 = (ymm1 * mem) + ymm17
	vfmadd231ps	-320(%rax,%rcx,2), %ymm8, %ymm9 # ymm9 = (ymm8 * mem) + ymm9
	vfmadd231ps	-288(%rax,%rcx,2), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	-256(%rax,%rcx,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm10, %ymm8, %ymm11   # ymm11 = (ymm8 * ymm10) + ymm11
	vfmadd231ps	-224(%rax,%rcx,2), %ymm6, %ymm11 # ymm11 = (ymm6 * mem) + ymm11
	vmovups	-192(%rax,%rcx,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm7) + ymm11
	vfmadd231ps	%ymm10, %ymm8, %ymm13   # ymm13 = (ymm8 * ymm10) + ymm13
	vfmadd231ps	-160(%rax,%rcx,2), %ymm6, %ymm13 # ymm13 = (ymm6 * mem) + ymm13
	vmovups	-128(%rax,%rcx,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm7) + ymm13
	vfmadd231ps	%ymm10, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm10) + ymm15
	vfmadd231ps	-96(%rax,%rcx,2), %ymm6, %ymm15 # ymm15 = (ymm6 * mem) + ymm15
	vmovups	-64(%rax,%rcx,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm15   # ymm15 = (ymm10 * ymm7) + ymm15
	vfmadd231ps	%ymm10, %ymm8, %ymm17   # ymm17 = (ymm8 * ymm10) + ymm17
	vfmadd231ps	-32(%rax,%rcx,2), %ymm6, %ymm17 # ymm17 = (ymm6 * mem) + ymm17
	vfmadd231ps	(%rax,%rcx,2), %ymm7, %ymm17 # ymm17 = (ymm7 * mem) + ymm17
	vmovups	%ymm9, 5536(%rdx,%rcx)
	vmovups	%ymm11, 5568(%rdx,%rcx)
	vmovups	%ymm13, 5600(%rdx,%rcx)
	vmovups	%ymm15, 5632(%rdx,%rcx)
	vmovups	%ymm17, 5664(%rdx,%rcx)
	addq	$5, %rsi
	addq	$160, %rcx
	cmpq	$35, %rsi
	jb	.LBB1_1
# %bb.2:                                # %.preheader9.preheader
	leaq	27872(%rdi), %rax
	movl	$36, %ecx
	xorl	%esi, %esi
	.p2align	4
.LBB1_3:                                # %.preheader9
                                        # =>This Inner Loop Header: Depth=1
	vmulps	-25344(%rax,%rsi,2), %ymm5, %ymm10
	vfmadd231ps	-25312(%rax,%rsi,2), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	-25280(%rax,%rsi,2), %ymm9
	vmovups	-25216(%rax,%rsi,2), %ymm11
	vmovups	-25152(%rax,%rsi,2), %ymm13
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vmulps	%ymm5, %ymm9, %ymm12
	vfmadd231ps	-25248(%rax,%rsi,2), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vmulps	%ymm5, %ymm11, %ymm14
	vfmadd231ps	-25184(%rax,%rsi,2), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vmulps	%ymm13, %ymm5, %ymm16
	vfmadd231ps	-25120(%rax,%rsi,2), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	-25088(%rax,%rsi,2), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vmovups	-21760(%rax,%rsi,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm8) + ymm10
	vmulps	%ymm2, %ymm9, %ymm9
	vmovups	-21728(%rax,%rsi,2), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm11) + ymm9
	vmovups	-21696(%rax,%rsi,2), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	-21664(%rax,%rsi,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	-21632(%rax,%rsi,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	-21600(%rax,%rsi,2), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	-21568(%rax,%rsi,2), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	-21536(%rax,%rsi,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	-21504(%rax,%rsi,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm17, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm17) + ymm15
	vmovups	%ymm10, 1280(%rdx,%rsi)
	vmovups	%ymm12, 1312(%rdx,%rsi)
	vmovups	%ymm14, 1344(%rdx,%rsi)
	vmovups	%ymm16, 1376(%rdx,%rsi)
	vfmadd231ps	-18176(%rax,%rsi,2), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	-18144(%rax,%rsi,2), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	-18112(%rax,%rsi,2), %ymm10
	vmovups	-18048(%rax,%rsi,2), %ymm12
	vmovups	-17984(%rax,%rsi,2), %ymm14
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	-18080(%rax,%rsi,2), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	-18016(%rax,%rsi,2), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	-17952(%rax,%rsi,2), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	-17920(%rax,%rsi,2), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vmovups	-14592(%rax,%rsi,2), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm8) + ymm9
	vmulps	%ymm2, %ymm10, %ymm10
	vmovups	-14560(%rax,%rsi,2), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm3, %ymm10   # ymm10 = (ymm3 * ymm12) + ymm10
	vmovups	-14528(%rax,%rsi,2), %ymm12
	vfmadd231ps	%ymm7, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm7) + ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm4, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm4) + ymm10
	vmulps	%ymm2, %ymm12, %ymm12
	vmovups	-14496(%rax,%rsi,2), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm14) + ymm12
	vmovups	-14464(%rax,%rsi,2), %ymm14
	vfmadd231ps	%ymm7, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm7) + ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm8) + ymm13
	vfmadd231ps	%ymm4, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm4) + ymm12
	vmulps	%ymm2, %ymm14, %ymm14
	vmovups	-14432(%rax,%rsi,2), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm16, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm16) + ymm14
	vmovups	-14400(%rax,%rsi,2), %ymm16
	vfmadd231ps	%ymm7, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm7) + ymm13
	vfmadd231ps	%ymm8, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm8) + ymm15
	vfmadd231ps	%ymm4, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm4) + ymm14
	vmulps	%ymm16, %ymm2, %ymm16
	vmovups	-14368(%rax,%rsi,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm6) + ymm15
	vfmadd231ps	%ymm17, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm17) + ymm16
	vmovups	-14336(%rax,%rsi,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm7) + ymm15
	vfmadd231ps	%ymm17, %ymm4, %ymm16   # ymm16 = (ymm4 * ymm17) + ymm16
	vmovups	%ymm9, 3072(%rdx,%rsi)
	vmovups	%ymm11, 3104(%rdx,%rsi)
	vmovups	%ymm13, 3136(%rdx,%rsi)
	vmovups	%ymm15, 3168(%rdx,%rsi)
	vfmadd231ps	-11008(%rax,%rsi,2), %ymm5, %ymm10 # ymm10 = (ymm5 * mem) + ymm10
	vfmadd231ps	-10976(%rax,%rsi,2), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	-10944(%rax,%rsi,2), %ymm9
	vmovups	-10880(%rax,%rsi,2), %ymm11
	vmovups	-10816(%rax,%rsi,2), %ymm13
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm9) + ymm12
	vfmadd231ps	-10912(%rax,%rsi,2), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vfmadd231ps	%ymm11, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm11) + ymm14
	vfmadd231ps	-10848(%rax,%rsi,2), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vfmadd231ps	%ymm13, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm13) + ymm16
	vfmadd231ps	-10784(%rax,%rsi,2), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	-10752(%rax,%rsi,2), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vmovups	-7424(%rax,%rsi,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm8) + ymm10
	vmulps	%ymm2, %ymm9, %ymm9
	vmovups	-7392(%rax,%rsi,2), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm11) + ymm9
	vmovups	-7360(%rax,%rsi,2), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	-7328(%rax,%rsi,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	-7296(%rax,%rsi,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	-7264(%rax,%rsi,2), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	-7232(%rax,%rsi,2), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	-7200(%rax,%rsi,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	-7168(%rax,%rsi,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm17, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm17) + ymm15
	vmovups	%ymm10, 4864(%rdx,%rsi)
	vmovups	%ymm12, 4896(%rdx,%rsi)
	vmovups	%ymm14, 4928(%rdx,%rsi)
	vmovups	%ymm16, 4960(%rdx,%rsi)
	vfmadd231ps	-3840(%rax,%rsi,2), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	-3808(%rax,%rsi,2), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	-3776(%rax,%rsi,2), %ymm10
	vmovups	-3712(%rax,%rsi,2), %ymm12
	vmovups	-3648(%rax,%rsi,2), %ymm14
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	-3744(%rax,%rsi,2), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	-3680(%rax,%rsi,2), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	-3616(%rax,%rsi,2), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	-3584(%rax,%rsi,2), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vfmadd231ps	-256(%rax,%rsi,2), %ymm8, %ymm9 # ymm9 = (ymm8 * mem) + ymm9
	vfmadd231ps	-224(%rax,%rsi,2), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	-192(%rax,%rsi,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm10, %ymm8, %ymm11   # ymm11 = (ymm8 * ymm10) + ymm11
	vfmadd231ps	-160(%rax,%rsi,2), %ymm6, %ymm11 # ymm11 = (ymm6 * mem) + ymm11
	vmovups	-128(%rax,%rsi,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm7) + ymm11
	vfmadd231ps	%ymm10, %ymm8, %ymm13   # ymm13 = (ymm8 * ymm10) + ymm13
	vfmadd231ps	-96(%rax,%rsi,2), %ymm6, %ymm13 # ymm13 = (ymm6 * mem) + ymm13
	vmovups	-64(%rax,%rsi,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm7) + ymm13
	vfmadd231ps	%ymm10, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm10) + ymm15
	vfmadd231ps	-32(%rax,%rsi,2), %ymm6, %ymm15 # ymm15 = (ymm6 * mem) + ymm15
	vfmadd231ps	(%rax,%rsi,2), %ymm7, %ymm15 # ymm15 = (ymm7 * mem) + ymm15
	vmovups	%ymm9, 6656(%rdx,%rsi)
	vmovups	%ymm11, 6688(%rdx,%rsi)
	vmovups	%ymm13, 6720(%rdx,%rsi)
	vmovups	%ymm15, 6752(%rdx,%rsi)
	addq	$4, %rcx
	subq	$-128, %rsi
	cmpq	$52, %rcx
	jb	.LBB1_3
# %bb.4:                                # %.preheader8.preheader
	leaq	54368(%rdi), %rax
	leaq	12832(%rdx), %rcx
	leaq	56544(%rdi), %rsi
	leaq	13920(%rdx), %r8
	movl	$4, %r9d
	.p2align	4
.LBB1_5:                                # %.preheader8
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_6 Depth 2
                                        #     Child Loop BB1_8 Depth 2
	imulq	$7168, %r9, %r10                # imm = 0x1C00
	vmulps	-3584(%rdi,%r10), %ymm3, %ymm10
	vmovups	-3552(%rdi,%r10), %ymm9
	vmovups	-3488(%rdi,%r10), %ymm11
	vmovups	-3424(%rdi,%r10), %ymm13
	vmovups	-3360(%rdi,%r10), %ymm15
	vfmadd231ps	%ymm4, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm4) + ymm10
	vmulps	%ymm2, %ymm9, %ymm12
	vfmadd231ps	-3520(%rdi,%r10), %ymm3, %ymm12 # ymm12 = (ymm3 * mem) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm4) + ymm12
	vmulps	%ymm2, %ymm11, %ymm14
	vfmadd231ps	-3456(%rdi,%r10), %ymm3, %ymm14 # ymm14 = (ymm3 * mem) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm4) + ymm14
	vmulps	%ymm13, %ymm2, %ymm16
	vfmadd231ps	-3392(%rdi,%r10), %ymm3, %ymm16 # ymm16 = (ymm3 * mem) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm4) + ymm16
	vmulps	%ymm15, %ymm2, %ymm18
	vfmadd231ps	-3328(%rdi,%r10), %ymm3, %ymm18 # ymm18 = (ymm3 * mem) + ymm18
	vfmadd231ps	-3296(%rdi,%r10), %ymm4, %ymm18 # ymm18 = (ymm4 * mem) + ymm18
	vfmadd231ps	(%rdi,%r10), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	32(%rdi,%r10), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm9) + ymm12
	vfmadd231ps	64(%rdi,%r10), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	96(%rdi,%r10), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm1) + ymm12
	vfmadd231ps	%ymm9, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm9) + ymm14
	vfmadd231ps	128(%rdi,%r10), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	160(%rdi,%r10), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm14    # ymm14 = (ymm9 * ymm1) + ymm14
	vfmadd231ps	%ymm9, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm9) + ymm16
	vfmadd231ps	192(%rdi,%r10), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vmovups	224(%rdi,%r10), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm16    # ymm16 = (ymm9 * ymm1) + ymm16
	vfmadd231ps	%ymm9, %ymm5, %ymm18    # ymm18 = (ymm5 * ymm9) + ymm18
	vfmadd231ps	256(%rdi,%r10), %ymm0, %ymm18 # ymm18 = (ymm0 * mem) + ymm18
	vfmadd231ps	288(%rdi,%r10), %ymm1, %ymm18 # ymm18 = (ymm1 * mem) + ymm18
	vmovups	3584(%rdi,%r10), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm6) + ymm10
	vmulps	%ymm3, %ymm9, %ymm9
	vmovups	3616(%rdi,%r10), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	3648(%rdi,%r10), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	3680(%rdi,%r10), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	3712(%rdi,%r10), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	3744(%rdi,%r10), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	3776(%rdi,%r10), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	3808(%rdi,%r10), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm8, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vmulps	%ymm17, %ymm2, %ymm17
	vmovups	3840(%rdi,%r10), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vfmadd231ps	%ymm19, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm19) + ymm17
	vmovups	3872(%rdi,%r10), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm7) + ymm18
	vfmadd231ps	%ymm19, %ymm4, %ymm17   # ymm17 = (ymm4 * ymm19) + ymm17
	imulq	$1792, %r9, %r11                # imm = 0x700
	vmovups	%ymm10, (%rdx,%r11)
	vmovups	%ymm12, 32(%rdx,%r11)
	vmovups	%ymm14, 64(%rdx,%r11)
	vmovups	%ymm16, 96(%rdx,%r11)
	vmovups	%ymm18, 128(%rdx,%r11)
	vfmadd231ps	7168(%rdi,%r10), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	7200(%rdi,%r10), %ymm10
	vmovups	7264(%rdi,%r10), %ymm12
	vmovups	7328(%rdi,%r10), %ymm14
	vmovups	7392(%rdi,%r10), %ymm16
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	7232(%rdi,%r10), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	7296(%rdi,%r10), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	7360(%rdi,%r10), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm16, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm16) + ymm17
	vfmadd231ps	7424(%rdi,%r10), %ymm0, %ymm17 # ymm17 = (ymm0 * mem) + ymm17
	vfmadd231ps	7456(%rdi,%r10), %ymm1, %ymm17 # ymm17 = (ymm1 * mem) + ymm17
	vmovups	10752(%rdi,%r10), %ymm10
	vfmadd231ps	%ymm6, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm6) + ymm9
	vmulps	%ymm3, %ymm10, %ymm10
	vmovups	10784(%rdi,%r10), %ymm12
	vfmadd231ps	%ymm7, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm7) + ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm4, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm4) + ymm10
	vmulps	%ymm2, %ymm12, %ymm12
	vmovups	10816(%rdi,%r10), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm14) + ymm12
	vmovups	10848(%rdi,%r10), %ymm14
	vfmadd231ps	%ymm7, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm7) + ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm8) + ymm13
	vfmadd231ps	%ymm4, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm4) + ymm12
	vmulps	%ymm2, %ymm14, %ymm14
	vmovups	10880(%rdi,%r10), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm16, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm16) + ymm14
	vmovups	10912(%rdi,%r10), %ymm16
	vfmadd231ps	%ymm7, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm7) + ymm13
	vfmadd231ps	%ymm8, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm8) + ymm15
	vfmadd231ps	%ymm4, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm4) + ymm14
	vmulps	%ymm16, %ymm2, %ymm16
	vmovups	10944(%rdi,%r10), %ymm18
	vfmadd231ps	%ymm6, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm6) + ymm15
	vfmadd231ps	%ymm18, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm18) + ymm16
	vmovups	10976(%rdi,%r10), %ymm18
	vfmadd231ps	%ymm7, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm7) + ymm15
	vfmadd231ps	%ymm8, %ymm18, %ymm17   # ymm17 = (ymm18 * ymm8) + ymm17
	vfmadd231ps	%ymm4, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm4) + ymm16
	vmulps	%ymm18, %ymm2, %ymm18
	vmovups	11008(%rdi,%r10), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm6) + ymm17
	vfmadd231ps	%ymm19, %ymm3, %ymm18   # ymm18 = (ymm3 * ymm19) + ymm18
	vmovups	11040(%rdi,%r10), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm7) + ymm17
	vfmadd231ps	%ymm19, %ymm4, %ymm18   # ymm18 = (ymm4 * ymm19) + ymm18
	vmovups	%ymm9, 1792(%rdx,%r11)
	vmovups	%ymm11, 1824(%rdx,%r11)
	vmovups	%ymm13, 1856(%rdx,%r11)
	vmovups	%ymm15, 1888(%rdx,%r11)
	vmovups	%ymm17, 1920(%rdx,%r11)
	vfmadd231ps	14336(%rdi,%r10), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	14368(%rdi,%r10), %ymm9
	vmovups	14432(%rdi,%r10), %ymm11
	vmovups	14496(%rdi,%r10), %ymm13
	vmovups	14560(%rdi,%r10), %ymm15
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm9) + ymm12
	vfmadd231ps	14400(%rdi,%r10), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vfmadd231ps	%ymm11, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm11) + ymm14
	vfmadd231ps	14464(%rdi,%r10), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vfmadd231ps	%ymm13, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm13) + ymm16
	vfmadd231ps	14528(%rdi,%r10), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	%ymm1, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm1) + ymm16
	vfmadd231ps	%ymm15, %ymm5, %ymm18   # ymm18 = (ymm5 * ymm15) + ymm18
	vfmadd231ps	14592(%rdi,%r10), %ymm0, %ymm18 # ymm18 = (ymm0 * mem) + ymm18
	vfmadd231ps	14624(%rdi,%r10), %ymm1, %ymm18 # ymm18 = (ymm1 * mem) + ymm18
	vmovups	17920(%rdi,%r10), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm6) + ymm10
	vmulps	%ymm3, %ymm9, %ymm9
	vmovups	17952(%rdi,%r10), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	17984(%rdi,%r10), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	18016(%rdi,%r10), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	18048(%rdi,%r10), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	18080(%rdi,%r10), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	18112(%rdi,%r10), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	18144(%rdi,%r10), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm8, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vmulps	%ymm17, %ymm2, %ymm17
	vmovups	18176(%rdi,%r10), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vfmadd231ps	%ymm19, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm19) + ymm17
	vmovups	18208(%rdi,%r10), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm7) + ymm18
	vfmadd231ps	%ymm19, %ymm4, %ymm17   # ymm17 = (ymm4 * ymm19) + ymm17
	vmovups	%ymm10, 3584(%rdx,%r11)
	vmovups	%ymm12, 3616(%rdx,%r11)
	vmovups	%ymm14, 3648(%rdx,%r11)
	vmovups	%ymm16, 3680(%rdx,%r11)
	vmovups	%ymm18, 3712(%rdx,%r11)
	vfmadd231ps	21504(%rdi,%r10), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	21536(%rdi,%r10), %ymm10
	vmovups	21600(%rdi,%r10), %ymm12
	vmovups	21664(%rdi,%r10), %ymm14
	vmovups	21728(%rdi,%r10), %ymm16
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	21568(%rdi,%r10), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	21632(%rdi,%r10), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	21696(%rdi,%r10), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm16, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm16) + ymm17
	vfmadd231ps	21760(%rdi,%r10), %ymm0, %ymm17 # ymm17 = (ymm0 * mem) + ymm17
	vfmadd231ps	21792(%rdi,%r10), %ymm1, %ymm17 # ymm17 = (ymm1 * mem) + ymm17
	vfmadd231ps	25088(%rdi,%r10), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	25120(%rdi,%r10), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm10, %ymm8, %ymm11   # ymm11 = (ymm8 * ymm10) + ymm11
	vfmadd231ps	25152(%rdi,%r10), %ymm6, %ymm11 # ymm11 = (ymm6 * mem) + ymm11
	vmovups	25184(%rdi,%r10), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm7) + ymm11
	vfmadd231ps	%ymm10, %ymm8, %ymm13   # ymm13 = (ymm8 * ymm10) + ymm13
	vfmadd231ps	25216(%rdi,%r10), %ymm6, %ymm13 # ymm13 = (ymm6 * mem) + ymm13
	vmovups	25248(%rdi,%r10), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm7) + ymm13
	vfmadd231ps	%ymm10, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm10) + ymm15
	vfmadd231ps	25280(%rdi,%r10), %ymm6, %ymm15 # ymm15 = (ymm6 * mem) + ymm15
	vmovups	25312(%rdi,%r10), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm15   # ymm15 = (ymm10 * ymm7) + ymm15
	vfmadd231ps	%ymm10, %ymm8, %ymm17   # ymm17 = (ymm8 * ymm10) + ymm17
	vfmadd231ps	25344(%rdi,%r10), %ymm6, %ymm17 # ymm17 = (ymm6 * mem) + ymm17
	vfmadd231ps	25376(%rdi,%r10), %ymm7, %ymm17 # ymm17 = (ymm7 * mem) + ymm17
	vmovups	%ymm9, 5376(%rdx,%r11)
	vmovups	%ymm11, 5408(%rdx,%r11)
	vmovups	%ymm13, 5440(%rdx,%r11)
	vmovups	%ymm15, 5472(%rdx,%r11)
	vmovups	%ymm17, 5504(%rdx,%r11)
	xorl	%r10d, %r10d
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_6:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmulps	-28992(%rax,%r10,2), %ymm2, %ymm10
	vfmadd231ps	-28960(%rax,%r10,2), %ymm3, %ymm10 # ymm10 = (ymm3 * mem) + ymm10
	vmovups	-28928(%rax,%r10,2), %ymm9
	vmovups	-28864(%rax,%r10,2), %ymm11
	vmovups	-28800(%rax,%r10,2), %ymm13
	vmovups	-28736(%rax,%r10,2), %ymm15
	vfmadd231ps	%ymm4, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm4) + ymm10
	vmulps	%ymm2, %ymm9, %ymm12
	vfmadd231ps	-28896(%rax,%r10,2), %ymm3, %ymm12 # ymm12 = (ymm3 * mem) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm4) + ymm12
	vmulps	%ymm2, %ymm11, %ymm14
	vfmadd231ps	-28832(%rax,%r10,2), %ymm3, %ymm14 # ymm14 = (ymm3 * mem) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm4) + ymm14
	vmulps	%ymm13, %ymm2, %ymm16
	vfmadd231ps	-28768(%rax,%r10,2), %ymm3, %ymm16 # ymm16 = (ymm3 * mem) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm4) + ymm16
	vmulps	%ymm15, %ymm2, %ymm18
	vfmadd231ps	-28704(%rax,%r10,2), %ymm3, %ymm18 # ymm18 = (ymm3 * mem) + ymm18
	vfmadd231ps	-28672(%rax,%r10,2), %ymm4, %ymm18 # ymm18 = (ymm4 * mem) + ymm18
	vfmadd231ps	-25408(%rax,%r10,2), %ymm5, %ymm10 # ymm10 = (ymm5 * mem) + ymm10
	vfmadd231ps	-25376(%rax,%r10,2), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	-25344(%rax,%r10,2), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm9) + ymm12
	vfmadd231ps	-25312(%rax,%r10,2), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	-25280(%rax,%r10,2), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm1) + ymm12
	vfmadd231ps	%ymm9, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm9) + ymm14
	vfmadd231ps	-25248(%rax,%r10,2), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	-25216(%rax,%r10,2), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm14    # ymm14 = (ymm9 * ymm1) + ymm14
	vfmadd231ps	%ymm9, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm9) + ymm16
	vfmadd231ps	-25184(%rax,%r10,2), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vmovups	-25152(%rax,%r10,2), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm16    # ymm16 = (ymm9 * ymm1) + ymm16
	vfmadd231ps	%ymm9, %ymm5, %ymm18    # ymm18 = (ymm5 * ymm9) + ymm18
	vfmadd231ps	-25120(%rax,%r10,2), %ymm0, %ymm18 # ymm18 = (ymm0 * mem) + ymm18
	vfmadd231ps	-25088(%rax,%r10,2), %ymm1, %ymm18 # ymm18 = (ymm1 * mem) + ymm18
	vmovups	-21824(%rax,%r10,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm8) + ymm10
	vmulps	%ymm2, %ymm9, %ymm9
	vmovups	-21792(%rax,%r10,2), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm11) + ymm9
	vmovups	-21760(%rax,%r10,2), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	-21728(%rax,%r10,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	-21696(%rax,%r10,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	-21664(%rax,%r10,2), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	-21632(%rax,%r10,2), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	-21600(%rax,%r10,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	-21568(%rax,%r10,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm8, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vmulps	%ymm17, %ymm2, %ymm17
	vmovups	-21536(%rax,%r10,2), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vfmadd231ps	%ymm19, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm19) + ymm17
	vmovups	-21504(%rax,%r10,2), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm7) + ymm18
	vfmadd231ps	%ymm19, %ymm4, %ymm17   # ymm17 = (ymm4 * ymm19) + ymm17
	vmovups	%ymm10, -5504(%rcx,%r10)
	vmovups	%ymm12, -5472(%rcx,%r10)
	vmovups	%ymm14, -5440(%rcx,%r10)
	vmovups	%ymm16, -5408(%rcx,%r10)
	vmovups	%ymm18, -5376(%rcx,%r10)
	vfmadd231ps	-18240(%rax,%r10,2), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	-18208(%rax,%r10,2), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	-18176(%rax,%r10,2), %ymm10
	vmovups	-18112(%rax,%r10,2), %ymm12
	vmovups	-18048(%rax,%r10,2), %ymm14
	vmovups	-17984(%rax,%r10,2), %ymm16
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	-18144(%rax,%r10,2), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	-18080(%rax,%r10,2), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	-18016(%rax,%r10,2), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm16, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm16) + ymm17
	vfmadd231ps	-17952(%rax,%r10,2), %ymm0, %ymm17 # ymm17 = (ymm0 * mem) + ymm17
	vfmadd231ps	-17920(%rax,%r10,2), %ymm1, %ymm17 # ymm17 = (ymm1 * mem) + ymm17
	vmovups	-14656(%rax,%r10,2), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm8) + ymm9
	vmulps	%ymm2, %ymm10, %ymm10
	vmovups	-14624(%rax,%r10,2), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm3, %ymm10   # ymm10 = (ymm3 * ymm12) + ymm10
	vmovups	-14592(%rax,%r10,2), %ymm12
	vfmadd231ps	%ymm7, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm7) + ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm4, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm4) + ymm10
	vmulps	%ymm2, %ymm12, %ymm12
	vmovups	-14560(%rax,%r10,2), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm14) + ymm12
	vmovups	-14528(%rax,%r10,2), %ymm14
	vfmadd231ps	%ymm7, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm7) + ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm8) + ymm13
	vfmadd231ps	%ymm4, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm4) + ymm12
	vmulps	%ymm2, %ymm14, %ymm14
	vmovups	-14496(%rax,%r10,2), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm16, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm16) + ymm14
	vmovups	-14464(%rax,%r10,2), %ymm16
	vfmadd231ps	%ymm7, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm7) + ymm13
	vfmadd231ps	%ymm8, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm8) + ymm15
	vfmadd231ps	%ymm4, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm4) + ymm14
	vmulps	%ymm16, %ymm2, %ymm16
	vmovups	-14432(%rax,%r10,2), %ymm18
	vfmadd231ps	%ymm6, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm6) + ymm15
	vfmadd231ps	%ymm18, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm18) + ymm16
	vmovups	-14400(%rax,%r10,2), %ymm18
	vfmadd231ps	%ymm7, %ymm18, %ymm15   # ymm15 = (ymm18 * ymm7) + ymm15
	vfmadd231ps	%ymm8, %ymm18, %ymm17   # ymm17 = (ymm18 * ymm8) + ymm17
	vfmadd231ps	%ymm4, %ymm18, %ymm16   # ymm16 = (ymm18 * ymm4) + ymm16
	vmulps	%ymm18, %ymm2, %ymm18
	vmovups	-14368(%rax,%r10,2), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm6) + ymm17
	vfmadd231ps	%ymm19, %ymm3, %ymm18   # ymm18 = (ymm3 * ymm19) + ymm18
	vmovups	-14336(%rax,%r10,2), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm17   # ymm17 = (ymm19 * ymm7) + ymm17
	vfmadd231ps	%ymm19, %ymm4, %ymm18   # ymm18 = (ymm4 * ymm19) + ymm18
	vmovups	%ymm9, -3712(%rcx,%r10)
	vmovups	%ymm11, -3680(%rcx,%r10)
	vmovups	%ymm13, -3648(%rcx,%r10)
	vmovups	%ymm15, -3616(%rcx,%r10)
	vmovups	%ymm17, -3584(%rcx,%r10)
	vfmadd231ps	-11072(%rax,%r10,2), %ymm5, %ymm10 # ymm10 = (ymm5 * mem) + ymm10
	vfmadd231ps	-11040(%rax,%r10,2), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	-11008(%rax,%r10,2), %ymm9
	vmovups	-10944(%rax,%r10,2), %ymm11
	vmovups	-10880(%rax,%r10,2), %ymm13
	vmovups	-10816(%rax,%r10,2), %ymm15
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm9) + ymm12
	vfmadd231ps	-10976(%rax,%r10,2), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vfmadd231ps	%ymm11, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm11) + ymm14
	vfmadd231ps	-10912(%rax,%r10,2), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vfmadd231ps	%ymm13, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm13) + ymm16
	vfmadd231ps	-10848(%rax,%r10,2), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	%ymm1, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm1) + ymm16
	vfmadd231ps	%ymm15, %ymm5, %ymm18   # ymm18 = (ymm5 * ymm15) + ymm18
	vfmadd231ps	-10784(%rax,%r10,2), %ymm0, %ymm18 # ymm18 = (ymm0 * mem) + ymm18
	vfmadd231ps	-10752(%rax,%r10,2), %ymm1, %ymm18 # ymm18 = (ymm1 * mem) + ymm18
	vmovups	-7488(%rax,%r10,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm8) + ymm10
	vmulps	%ymm2, %ymm9, %ymm9
	vmovups	-7456(%rax,%r10,2), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm11) + ymm9
	vmovups	-7424(%rax,%r10,2), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	-7392(%rax,%r10,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	-7360(%rax,%r10,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	-7328(%rax,%r10,2), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	-7296(%rax,%r10,2), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	-7264(%rax,%r10,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	-7232(%rax,%r10,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm8, %ymm17, %ymm18   # ymm18 = (ymm17 * ymm8) + ymm18
	vfmadd231ps	%ymm4, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm4) + ymm15
	vmulps	%ymm17, %ymm2, %ymm17
	vmovups	-7200(%rax,%r10,2), %ymm19
	vfmadd231ps	%ymm6, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm6) + ymm18
	vfmadd231ps	%ymm19, %ymm3, %ymm17   # ymm17 = (ymm3 * ymm19) + ymm17
	vmovups	-7168(%rax,%r10,2), %ymm19
	vfmadd231ps	%ymm7, %ymm19, %ymm18   # ymm18 = (ymm19 * ymm7) + ymm18
	vfmadd231ps	%ymm19, %ymm4, %ymm17   # ymm17 = (ymm4 * ymm19) + ymm17
	vmovups	%ymm10, -1920(%rcx,%r10)
	vmovups	%ymm12, -1888(%rcx,%r10)
	vmovups	%ymm14, -1856(%rcx,%r10)
	vmovups	%ymm16, -1824(%rcx,%r10)
	vmovups	%ymm18, -1792(%rcx,%r10)
	vfmadd231ps	-3904(%rax,%r10,2), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	-3872(%rax,%r10,2), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	-3840(%rax,%r10,2), %ymm10
	vmovups	-3776(%rax,%r10,2), %ymm12
	vmovups	-3712(%rax,%r10,2), %ymm14
	vmovups	-3648(%rax,%r10,2), %ymm16
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	-3808(%rax,%r10,2), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	-3744(%rax,%r10,2), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	-3680(%rax,%r10,2), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	%ymm1, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm1) + ymm15
	vfmadd231ps	%ymm16, %ymm5, %ymm17   # ymm17 = (ymm5 * ymm16) + ymm17
	vfmadd231ps	-3616(%rax,%r10,2), %ymm0, %ymm17 # ymm17 = (ymm0 * mem) + ymm17
	vfmadd231ps	-3584(%rax,%r10,2), %ymm1, %ymm17 # ymm17 = (ymm1 * mem) + ymm17
	vfmadd231ps	-320(%rax,%r10,2), %ymm8, %ymm9 # ymm9 = (ymm8 * mem) + ymm9
	vfmadd231ps	-288(%rax,%r10,2), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	-256(%rax,%r10,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm10, %ymm8, %ymm11   # ymm11 = (ymm8 * ymm10) + ymm11
	vfmadd231ps	-224(%rax,%r10,2), %ymm6, %ymm11 # ymm11 = (ymm6 * mem) + ymm11
	vmovups	-192(%rax,%r10,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm7) + ymm11
	vfmadd231ps	%ymm10, %ymm8, %ymm13   # ymm13 = (ymm8 * ymm10) + ymm13
	vfmadd231ps	-160(%rax,%r10,2), %ymm6, %ymm13 # ymm13 = (ymm6 * mem) + ymm13
	vmovups	-128(%rax,%r10,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm7) + ymm13
	vfmadd231ps	%ymm10, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm10) + ymm15
	vfmadd231ps	-96(%rax,%r10,2), %ymm6, %ymm15 # ymm15 = (ymm6 * mem) + ymm15
	vmovups	-64(%rax,%r10,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm15   # ymm15 = (ymm10 * ymm7) + ymm15
	vfmadd231ps	%ymm10, %ymm8, %ymm17   # ymm17 = (ymm8 * ymm10) + ymm17
	vfmadd231ps	-32(%rax,%r10,2), %ymm6, %ymm17 # ymm17 = (ymm6 * mem) + ymm17
	vfmadd231ps	(%rax,%r10,2), %ymm7, %ymm17 # ymm17 = (ymm7 * mem) + ymm17
	vmovups	%ymm9, -128(%rcx,%r10)
	vmovups	%ymm11, -96(%rcx,%r10)
	vmovups	%ymm13, -64(%rcx,%r10)
	vmovups	%ymm15, -32(%rcx,%r10)
	vmovups	%ymm17, (%rcx,%r10)
	addq	$5, %r11
	addq	$160, %r10
	cmpq	$35, %r11
	jb	.LBB1_6
# %bb.7:                                # %.preheader.preheader
                                        #   in Loop: Header=BB1_5 Depth=1
	movl	$36, %r10d
	xorl	%r11d, %r11d
	.p2align	4
.LBB1_8:                                # %.preheader
                                        #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmulps	-28928(%rsi,%r11,2), %ymm2, %ymm10
	vfmadd231ps	-28896(%rsi,%r11,2), %ymm3, %ymm10 # ymm10 = (ymm3 * mem) + ymm10
	vmovups	-28864(%rsi,%r11,2), %ymm9
	vmovups	-28800(%rsi,%r11,2), %ymm11
	vmovups	-28736(%rsi,%r11,2), %ymm13
	vfmadd231ps	%ymm4, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm4) + ymm10
	vmulps	%ymm2, %ymm9, %ymm12
	vfmadd231ps	-28832(%rsi,%r11,2), %ymm3, %ymm12 # ymm12 = (ymm3 * mem) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm4) + ymm12
	vmulps	%ymm2, %ymm11, %ymm14
	vfmadd231ps	-28768(%rsi,%r11,2), %ymm3, %ymm14 # ymm14 = (ymm3 * mem) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm4) + ymm14
	vmulps	%ymm13, %ymm2, %ymm16
	vfmadd231ps	-28704(%rsi,%r11,2), %ymm3, %ymm16 # ymm16 = (ymm3 * mem) + ymm16
	vfmadd231ps	-28672(%rsi,%r11,2), %ymm4, %ymm16 # ymm16 = (ymm4 * mem) + ymm16
	vfmadd231ps	-25344(%rsi,%r11,2), %ymm5, %ymm10 # ymm10 = (ymm5 * mem) + ymm10
	vfmadd231ps	-25312(%rsi,%r11,2), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	-25280(%rsi,%r11,2), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm9) + ymm12
	vfmadd231ps	-25248(%rsi,%r11,2), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vmovups	-25216(%rsi,%r11,2), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm12    # ymm12 = (ymm9 * ymm1) + ymm12
	vfmadd231ps	%ymm9, %ymm5, %ymm14    # ymm14 = (ymm5 * ymm9) + ymm14
	vfmadd231ps	-25184(%rsi,%r11,2), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vmovups	-25152(%rsi,%r11,2), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm14    # ymm14 = (ymm9 * ymm1) + ymm14
	vfmadd231ps	%ymm9, %ymm5, %ymm16    # ymm16 = (ymm5 * ymm9) + ymm16
	vfmadd231ps	-25120(%rsi,%r11,2), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	-25088(%rsi,%r11,2), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vmovups	-21760(%rsi,%r11,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm8) + ymm10
	vmulps	%ymm2, %ymm9, %ymm9
	vmovups	-21728(%rsi,%r11,2), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm11) + ymm9
	vmovups	-21696(%rsi,%r11,2), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	-21664(%rsi,%r11,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	-21632(%rsi,%r11,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	-21600(%rsi,%r11,2), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	-21568(%rsi,%r11,2), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	-21536(%rsi,%r11,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	-21504(%rsi,%r11,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm17, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm17) + ymm15
	vmovups	%ymm10, -5472(%r8,%r11)
	vmovups	%ymm12, -5440(%r8,%r11)
	vmovups	%ymm14, -5408(%r8,%r11)
	vmovups	%ymm16, -5376(%r8,%r11)
	vfmadd231ps	-18176(%rsi,%r11,2), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	-18144(%rsi,%r11,2), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	-18112(%rsi,%r11,2), %ymm10
	vmovups	-18048(%rsi,%r11,2), %ymm12
	vmovups	-17984(%rsi,%r11,2), %ymm14
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	-18080(%rsi,%r11,2), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	-18016(%rsi,%r11,2), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	-17952(%rsi,%r11,2), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	-17920(%rsi,%r11,2), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vmovups	-14592(%rsi,%r11,2), %ymm10
	vfmadd231ps	%ymm8, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm8) + ymm9
	vmulps	%ymm2, %ymm10, %ymm10
	vmovups	-14560(%rsi,%r11,2), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm6) + ymm9
	vfmadd231ps	%ymm12, %ymm3, %ymm10   # ymm10 = (ymm3 * ymm12) + ymm10
	vmovups	-14528(%rsi,%r11,2), %ymm12
	vfmadd231ps	%ymm7, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm7) + ymm9
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm4, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm4) + ymm10
	vmulps	%ymm2, %ymm12, %ymm12
	vmovups	-14496(%rsi,%r11,2), %ymm14
	vfmadd231ps	%ymm6, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm6) + ymm11
	vfmadd231ps	%ymm14, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm14) + ymm12
	vmovups	-14464(%rsi,%r11,2), %ymm14
	vfmadd231ps	%ymm7, %ymm14, %ymm11   # ymm11 = (ymm14 * ymm7) + ymm11
	vfmadd231ps	%ymm8, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm8) + ymm13
	vfmadd231ps	%ymm4, %ymm14, %ymm12   # ymm12 = (ymm14 * ymm4) + ymm12
	vmulps	%ymm2, %ymm14, %ymm14
	vmovups	-14432(%rsi,%r11,2), %ymm16
	vfmadd231ps	%ymm6, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm6) + ymm13
	vfmadd231ps	%ymm16, %ymm3, %ymm14   # ymm14 = (ymm3 * ymm16) + ymm14
	vmovups	-14400(%rsi,%r11,2), %ymm16
	vfmadd231ps	%ymm7, %ymm16, %ymm13   # ymm13 = (ymm16 * ymm7) + ymm13
	vfmadd231ps	%ymm8, %ymm16, %ymm15   # ymm15 = (ymm16 * ymm8) + ymm15
	vfmadd231ps	%ymm4, %ymm16, %ymm14   # ymm14 = (ymm16 * ymm4) + ymm14
	vmulps	%ymm16, %ymm2, %ymm16
	vmovups	-14368(%rsi,%r11,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm6) + ymm15
	vfmadd231ps	%ymm17, %ymm3, %ymm16   # ymm16 = (ymm3 * ymm17) + ymm16
	vmovups	-14336(%rsi,%r11,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm15   # ymm15 = (ymm17 * ymm7) + ymm15
	vfmadd231ps	%ymm17, %ymm4, %ymm16   # ymm16 = (ymm4 * ymm17) + ymm16
	vmovups	%ymm9, -3680(%r8,%r11)
	vmovups	%ymm11, -3648(%r8,%r11)
	vmovups	%ymm13, -3616(%r8,%r11)
	vmovups	%ymm15, -3584(%r8,%r11)
	vfmadd231ps	-11008(%rsi,%r11,2), %ymm5, %ymm10 # ymm10 = (ymm5 * mem) + ymm10
	vfmadd231ps	-10976(%rsi,%r11,2), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vmovups	-10944(%rsi,%r11,2), %ymm9
	vmovups	-10880(%rsi,%r11,2), %ymm11
	vmovups	-10816(%rsi,%r11,2), %ymm13
	vfmadd231ps	%ymm1, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm1) + ymm10
	vfmadd231ps	%ymm9, %ymm5, %ymm12    # ymm12 = (ymm5 * ymm9) + ymm12
	vfmadd231ps	-10912(%rsi,%r11,2), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	%ymm1, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm1) + ymm12
	vfmadd231ps	%ymm11, %ymm5, %ymm14   # ymm14 = (ymm5 * ymm11) + ymm14
	vfmadd231ps	-10848(%rsi,%r11,2), %ymm0, %ymm14 # ymm14 = (ymm0 * mem) + ymm14
	vfmadd231ps	%ymm1, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm1) + ymm14
	vfmadd231ps	%ymm13, %ymm5, %ymm16   # ymm16 = (ymm5 * ymm13) + ymm16
	vfmadd231ps	-10784(%rsi,%r11,2), %ymm0, %ymm16 # ymm16 = (ymm0 * mem) + ymm16
	vfmadd231ps	-10752(%rsi,%r11,2), %ymm1, %ymm16 # ymm16 = (ymm1 * mem) + ymm16
	vmovups	-7424(%rsi,%r11,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm8) + ymm10
	vmulps	%ymm2, %ymm9, %ymm9
	vmovups	-7392(%rsi,%r11,2), %ymm11
	vfmadd231ps	%ymm6, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm6) + ymm10
	vfmadd231ps	%ymm11, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm11) + ymm9
	vmovups	-7360(%rsi,%r11,2), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm10   # ymm10 = (ymm11 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm11, %ymm12   # ymm12 = (ymm11 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm4) + ymm9
	vmulps	%ymm2, %ymm11, %ymm11
	vmovups	-7328(%rsi,%r11,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm11   # ymm11 = (ymm3 * ymm13) + ymm11
	vmovups	-7296(%rsi,%r11,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm8, %ymm13, %ymm14   # ymm14 = (ymm13 * ymm8) + ymm14
	vfmadd231ps	%ymm4, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm4) + ymm11
	vmulps	%ymm2, %ymm13, %ymm13
	vmovups	-7264(%rsi,%r11,2), %ymm15
	vfmadd231ps	%ymm6, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm6) + ymm14
	vfmadd231ps	%ymm15, %ymm3, %ymm13   # ymm13 = (ymm3 * ymm15) + ymm13
	vmovups	-7232(%rsi,%r11,2), %ymm15
	vfmadd231ps	%ymm7, %ymm15, %ymm14   # ymm14 = (ymm15 * ymm7) + ymm14
	vfmadd231ps	%ymm8, %ymm15, %ymm16   # ymm16 = (ymm15 * ymm8) + ymm16
	vfmadd231ps	%ymm4, %ymm15, %ymm13   # ymm13 = (ymm15 * ymm4) + ymm13
	vmulps	%ymm2, %ymm15, %ymm15
	vmovups	-7200(%rsi,%r11,2), %ymm17
	vfmadd231ps	%ymm6, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm6) + ymm16
	vfmadd231ps	%ymm17, %ymm3, %ymm15   # ymm15 = (ymm3 * ymm17) + ymm15
	vmovups	-7168(%rsi,%r11,2), %ymm17
	vfmadd231ps	%ymm7, %ymm17, %ymm16   # ymm16 = (ymm17 * ymm7) + ymm16
	vfmadd231ps	%ymm17, %ymm4, %ymm15   # ymm15 = (ymm4 * ymm17) + ymm15
	vmovups	%ymm10, -1888(%r8,%r11)
	vmovups	%ymm12, -1856(%r8,%r11)
	vmovups	%ymm14, -1824(%r8,%r11)
	vmovups	%ymm16, -1792(%r8,%r11)
	vfmadd231ps	-3840(%rsi,%r11,2), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	-3808(%rsi,%r11,2), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	-3776(%rsi,%r11,2), %ymm10
	vmovups	-3712(%rsi,%r11,2), %ymm12
	vmovups	-3648(%rsi,%r11,2), %ymm14
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	-3744(%rsi,%r11,2), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	%ymm1, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm1) + ymm11
	vfmadd231ps	%ymm12, %ymm5, %ymm13   # ymm13 = (ymm5 * ymm12) + ymm13
	vfmadd231ps	-3680(%rsi,%r11,2), %ymm0, %ymm13 # ymm13 = (ymm0 * mem) + ymm13
	vfmadd231ps	%ymm1, %ymm14, %ymm13   # ymm13 = (ymm14 * ymm1) + ymm13
	vfmadd231ps	%ymm14, %ymm5, %ymm15   # ymm15 = (ymm5 * ymm14) + ymm15
	vfmadd231ps	-3616(%rsi,%r11,2), %ymm0, %ymm15 # ymm15 = (ymm0 * mem) + ymm15
	vfmadd231ps	-3584(%rsi,%r11,2), %ymm1, %ymm15 # ymm15 = (ymm1 * mem) + ymm15
	vfmadd231ps	-256(%rsi,%r11,2), %ymm8, %ymm9 # ymm9 = (ymm8 * mem) + ymm9
	vfmadd231ps	-224(%rsi,%r11,2), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	-192(%rsi,%r11,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm10, %ymm8, %ymm11   # ymm11 = (ymm8 * ymm10) + ymm11
	vfmadd231ps	-160(%rsi,%r11,2), %ymm6, %ymm11 # ymm11 = (ymm6 * mem) + ymm11
	vmovups	-128(%rsi,%r11,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm7) + ymm11
	vfmadd231ps	%ymm10, %ymm8, %ymm13   # ymm13 = (ymm8 * ymm10) + ymm13
	vfmadd231ps	-96(%rsi,%r11,2), %ymm6, %ymm13 # ymm13 = (ymm6 * mem) + ymm13
	vmovups	-64(%rsi,%r11,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm13   # ymm13 = (ymm10 * ymm7) + ymm13
	vfmadd231ps	%ymm10, %ymm8, %ymm15   # ymm15 = (ymm8 * ymm10) + ymm15
	vfmadd231ps	-32(%rsi,%r11,2), %ymm6, %ymm15 # ymm15 = (ymm6 * mem) + ymm15
	vfmadd231ps	(%rsi,%r11,2), %ymm7, %ymm15 # ymm15 = (ymm7 * mem) + ymm15
	vmovups	%ymm9, -96(%r8,%r11)
	vmovups	%ymm11, -64(%r8,%r11)
	vmovups	%ymm13, -32(%r8,%r11)
	vmovups	%ymm15, (%r8,%r11)
	addq	$4, %r10
	subq	$-128, %r11
	cmpq	$52, %r10
	jb	.LBB1_8
# %bb.9:                                #   in Loop: Header=BB1_5 Depth=1
	leaq	4(%r9), %r10
	addq	$28672, %rax                    # imm = 0x7000
	addq	$7168, %rcx                     # imm = 0x1C00
	addq	$28672, %rsi                    # imm = 0x7000
	addq	$7168, %r8                      # imm = 0x1C00
	cmpq	$52, %r9
	movq	%r10, %r9
	jb	.LBB1_5
# %bb.10:
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
	.quad	112                             # 0x70
	.quad	112                             # 0x70
	.quad	8                               # 0x8
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
	.quad	8                               # 0x8
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
	.quad	56                              # 0x38
	.quad	56                              # 0x38
	.quad	8                               # 0x8
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
