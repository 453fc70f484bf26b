	.file	"conv"
	.text
	.p2align	4                               # -- Begin function nnprim_parallel
	.type	nnprim_parallel,@function
nnprim_parallel:                        # @nnprim_parallel
# %bb.0:
	movq	%rsi, %rcx
	testq	%rdi, %rdi
	je	.LBB0_3
# %bb.1:
	cmpl	$2, 8(%rdi)
	jl	.LBB0_3
# %bb.2:
	movq	$2, (%rcx)
	movq	(%rdi), %rax
	movq	16(%rdi), %r8
	leaq	node_nnprim_depthwise_conv_task(%rip), %rdx
	movq	%rax, %rdi
	movl	$2, %esi
	jmpq	*%r8                            # TAILCALL
.LBB0_3:
	movq	$1, (%rcx)
	movq	%rcx, %rdi
	xorl	%esi, %esi
	jmp	node_nnprim_depthwise_conv_task # TAILCALL
.Lfunc_end0:
	.size	nnprim_parallel, .Lfunc_end0-nnprim_parallel
                                        # -- End function
	.p2align	4                               # -- Begin function node_nnprim_depthwise_conv
	.type	node_nnprim_depthwise_conv,@function
node_nnprim_depthwise_conv:             # @node_nnprim_depthwise_conv
# %bb.0:
	pushq	%r15
	pushq	%r14
	pushq	%r12
	pushq	%rbx
	movq	%rdx, %rax
	testq	%rcx, %rcx
	setg	%dl
	testq	%r8, %r8
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_14
# %bb.1:
	xorl	%edx, %edx
	#APP
	#NO_APP
	cmpq	$143, %rdx
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-16, %rdx
	leaq	230976(%rdi), %r9
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	2368(%rsi,%rdx,4), %zmm1
	vmulps	-230912(%r9,%rdx,4), %zmm1, %zmm10
	vmovups	-230336(%r9,%rdx,4), %zmm0
	vmovups	2944(%rsi,%rdx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm2) + zmm10
	vmovups	1792(%rsi,%rdx,4), %zmm4
	vmulps	%zmm4, %zmm0, %zmm12
	vfmadd231ps	-229760(%r9,%rdx,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-229184(%r9,%rdx,4), %zmm0
	vfmadd231ps	%zmm2, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm2) + zmm12
	vmulps	%zmm0, %zmm4, %zmm14
	vfmadd231ps	-228608(%r9,%rdx,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-228032(%r9,%rdx,4), %zmm0
	vfmadd231ps	%zmm2, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm2) + zmm14
	vmulps	%zmm0, %zmm4, %zmm16
	vfmadd231ps	-227456(%r9,%rdx,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	-226880(%r9,%rdx,4), %zmm0
	vfmadd231ps	%zmm2, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm2) + zmm16
	vmulps	%zmm0, %zmm4, %zmm18
	vfmadd231ps	-226304(%r9,%rdx,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vfmadd231ps	-225728(%r9,%rdx,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vmovups	-198656(%r9,%rdx,4), %zmm3
	vmovups	4096(%rsi,%rdx,4), %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm0) + zmm10
	vmovups	640(%rsi,%rdx,4), %zmm6
	vmulps	%zmm6, %zmm3, %zmm9
	vmovups	-198080(%r9,%rdx,4), %zmm11
	vmovups	4672(%rsi,%rdx,4), %zmm3
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vmovups	3520(%rsi,%rdx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vmovups	1216(%rsi,%rdx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vmovups	64(%rsi,%rdx,4), %zmm8
	vmulps	%zmm8, %zmm11, %zmm11
	vmovups	-197504(%r9,%rdx,4), %zmm13
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	-196928(%r9,%rdx,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm5) + zmm14
	vfmadd231ps	%zmm7, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm7) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	-196352(%r9,%rdx,4), %zmm15
	vfmadd231ps	%zmm0, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm0) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	-195776(%r9,%rdx,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm5) + zmm16
	vfmadd231ps	%zmm7, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm7) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	-195200(%r9,%rdx,4), %zmm17
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	-194624(%r9,%rdx,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm5) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm7) + zmm15
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	-194048(%r9,%rdx,4), %zmm19
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm19, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm19) + zmm17
	vmovups	-193472(%r9,%rdx,4), %zmm19
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vfmadd231ps	%zmm19, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm19) + zmm17
	vmovups	%zmm10, 64(%rax,%rdx,4)
	vmovups	%zmm12, 640(%rax,%rdx,4)
	vmovups	%zmm14, 1216(%rax,%rdx,4)
	vmovups	%zmm16, 1792(%rax,%rdx,4)
	vmovups	%zmm18, 2368(%rax,%rdx,4)
	vfmadd231ps	-166400(%r9,%rdx,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-165824(%r9,%rdx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm10) + zmm11
	vfmadd231ps	-165248(%r9,%rdx,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-164672(%r9,%rdx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm10) + zmm13
	vfmadd231ps	-164096(%r9,%rdx,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-163520(%r9,%rdx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm10) + zmm15
	vfmadd231ps	-162944(%r9,%rdx,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	-162368(%r9,%rdx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm2) + zmm15
	vfmadd231ps	%zmm10, %zmm4, %zmm17   # zmm17 = (zmm4 * zmm10) + zmm17
	vfmadd231ps	-161792(%r9,%rdx,4), %zmm1, %zmm17 # zmm17 = (zmm1 * mem) + zmm17
	vfmadd231ps	-161216(%r9,%rdx,4), %zmm2, %zmm17 # zmm17 = (zmm2 * mem) + zmm17
	vmovups	-134144(%r9,%rdx,4), %zmm10
	vfmadd231ps	%zmm0, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm0) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	-133568(%r9,%rdx,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm5) + zmm11
	vfmadd231ps	%zmm7, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm7) + zmm10
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	-132992(%r9,%rdx,4), %zmm14
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	-132416(%r9,%rdx,4), %zmm14
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm5) + zmm13
	vfmadd231ps	%zmm7, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm7) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	-131840(%r9,%rdx,4), %zmm16
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	-131264(%r9,%rdx,4), %zmm16
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm5) + zmm15
	vfmadd231ps	%zmm7, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm7) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	-130688(%r9,%rdx,4), %zmm18
	vfmadd231ps	%zmm0, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm0) + zmm15
	vfmadd231ps	%zmm18, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm18) + zmm16
	vmovups	-130112(%r9,%rdx,4), %zmm18
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vfmadd231ps	%zmm5, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm5) + zmm17
	vfmadd231ps	%zmm7, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm7) + zmm16
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	-129536(%r9,%rdx,4), %zmm19
	vfmadd231ps	%zmm0, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm0) + zmm17
	vfmadd231ps	%zmm19, %zmm6, %zmm18   # zmm18 = (zmm6 * zmm19) + zmm18
	vmovups	-128960(%r9,%rdx,4), %zmm19
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm19, %zmm7, %zmm18   # zmm18 = (zmm7 * zmm19) + zmm18
	vmovups	%zmm9, 16192(%rax,%rdx,4)
	vmovups	%zmm11, 16768(%rax,%rdx,4)
	vmovups	%zmm13, 17344(%rax,%rdx,4)
	vmovups	%zmm15, 17920(%rax,%rdx,4)
	vmovups	%zmm17, 18496(%rax,%rdx,4)
	vfmadd231ps	-101888(%r9,%rdx,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-101312(%r9,%rdx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm9) + zmm12
	vfmadd231ps	-100736(%r9,%rdx,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-100160(%r9,%rdx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm9) + zmm14
	vfmadd231ps	-99584(%r9,%rdx,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-99008(%r9,%rdx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm9, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm9) + zmm16
	vfmadd231ps	-98432(%r9,%rdx,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	-97856(%r9,%rdx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm2) + zmm16
	vfmadd231ps	%zmm9, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm9) + zmm18
	vfmadd231ps	-97280(%r9,%rdx,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vfmadd231ps	-96704(%r9,%rdx,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vmovups	-69632(%r9,%rdx,4), %zmm9
	vfmadd231ps	%zmm0, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm0) + zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmovups	-69056(%r9,%rdx,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	-68480(%r9,%rdx,4), %zmm13
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	-67904(%r9,%rdx,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm5) + zmm14
	vfmadd231ps	%zmm7, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm7) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	-67328(%r9,%rdx,4), %zmm15
	vfmadd231ps	%zmm0, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm0) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	-66752(%r9,%rdx,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm5) + zmm16
	vfmadd231ps	%zmm7, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm7) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	-66176(%r9,%rdx,4), %zmm17
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	-65600(%r9,%rdx,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm5) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm7) + zmm15
	vmulps	%zmm17, %zmm8, %zmm8
	vmovups	-65024(%r9,%rdx,4), %zmm17
	vfmadd231ps	%zmm0, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm0) + zmm18
	vfmadd231ps	%zmm6, %zmm17, %zmm8    # zmm8 = (zmm17 * zmm6) + zmm8
	vmovups	-64448(%r9,%rdx,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm7, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm7) + zmm8
	vmovups	%zmm10, 32320(%rax,%rdx,4)
	vmovups	%zmm12, 32896(%rax,%rdx,4)
	vmovups	%zmm14, 33472(%rax,%rdx,4)
	vmovups	%zmm16, 34048(%rax,%rdx,4)
	vmovups	%zmm18, 34624(%rax,%rdx,4)
	vfmadd231ps	-37376(%r9,%rdx,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-36800(%r9,%rdx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm2) + zmm9
	vfmadd231ps	%zmm6, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm6) + zmm11
	vfmadd231ps	-36224(%r9,%rdx,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-35648(%r9,%rdx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm2) + zmm11
	vfmadd231ps	%zmm6, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm6) + zmm13
	vfmadd231ps	-35072(%r9,%rdx,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-34496(%r9,%rdx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm2) + zmm13
	vfmadd231ps	%zmm6, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm6) + zmm15
	vfmadd231ps	-33920(%r9,%rdx,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	-33344(%r9,%rdx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm2) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm4) + zmm8
	vfmadd231ps	-32768(%r9,%rdx,4), %zmm1, %zmm8 # zmm8 = (zmm1 * mem) + zmm8
	vfmadd231ps	-32192(%r9,%rdx,4), %zmm2, %zmm8 # zmm8 = (zmm2 * mem) + zmm8
	vfmadd231ps	-5120(%r9,%rdx,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	-4544(%r9,%rdx,4), %zmm1
	vfmadd231ps	%zmm3, %zmm1, %zmm9     # zmm9 = (zmm1 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm1) + zmm11
	vfmadd231ps	-3968(%r9,%rdx,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	-3392(%r9,%rdx,4), %zmm1
	vfmadd231ps	%zmm3, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm1) + zmm13
	vfmadd231ps	-2816(%r9,%rdx,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	-2240(%r9,%rdx,4), %zmm1
	vfmadd231ps	%zmm3, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm3) + zmm13
	vfmadd231ps	%zmm1, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm1) + zmm15
	vfmadd231ps	-1664(%r9,%rdx,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vmovups	-1088(%r9,%rdx,4), %zmm1
	vfmadd231ps	%zmm3, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm3) + zmm15
	vfmadd231ps	%zmm5, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm5) + zmm8
	vfmadd231ps	-512(%r9,%rdx,4), %zmm0, %zmm8 # zmm8 = (zmm0 * mem) + zmm8
	vfmadd231ps	64(%r9,%rdx,4), %zmm3, %zmm8 # zmm8 = (zmm3 * mem) + zmm8
	vmovups	%zmm9, 48448(%rax,%rdx,4)
	vmovups	%zmm11, 49024(%rax,%rdx,4)
	vmovups	%zmm13, 49600(%rax,%rdx,4)
	vmovups	%zmm15, 50176(%rax,%rdx,4)
	vmovups	%zmm8, 50752(%rax,%rdx,4)
	addq	$16, %rdx
	cmpq	$128, %rdx
	jl	.LBB1_3
.LBB1_4:                                # %.preheader22.preheader
	leaq	35136(%rax), %rdx
	leaq	134208(%rdi), %r9
	movl	$5, %r10d
	jmp	.LBB1_5
	.p2align	4
.LBB1_8:                                # %._crit_edge
                                        #   in Loop: Header=BB1_5 Depth=1
	leaq	5(%r10), %r11
	addq	$2880, %rdx                     # imm = 0xB40
	addq	$5760, %r9                      # imm = 0x1680
	cmpq	$15, %r10
	movq	%r11, %r10
	jae	.LBB1_9
.LBB1_5:                                # %.preheader22
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	cmpq	$143, %r11
	jg	.LBB1_8
# %bb.6:                                # %.lr.ph23
                                        #   in Loop: Header=BB1_5 Depth=1
	addq	$-16, %r11
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	1792(%rsi,%r11,4), %zmm1
	vmulps	-128960(%r9,%r11,4), %zmm1, %zmm10
	vmovups	2368(%rsi,%r11,4), %zmm2
	vfmadd231ps	-128384(%r9,%r11,4), %zmm2, %zmm10 # zmm10 = (zmm2 * mem) + zmm10
	vmovups	-127808(%r9,%r11,4), %zmm0
	vmovups	2944(%rsi,%r11,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm3) + zmm10
	vmulps	%zmm0, %zmm1, %zmm12
	vfmadd231ps	-127232(%r9,%r11,4), %zmm2, %zmm12 # zmm12 = (zmm2 * mem) + zmm12
	vmovups	-126656(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vmulps	%zmm0, %zmm1, %zmm14
	vfmadd231ps	-126080(%r9,%r11,4), %zmm2, %zmm14 # zmm14 = (zmm2 * mem) + zmm14
	vmovups	-125504(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vmulps	%zmm0, %zmm1, %zmm16
	vfmadd231ps	-124928(%r9,%r11,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	-124352(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vmulps	%zmm0, %zmm1, %zmm18
	vfmadd231ps	-123776(%r9,%r11,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vfmadd231ps	-123200(%r9,%r11,4), %zmm3, %zmm18 # zmm18 = (zmm3 * mem) + zmm18
	vmovups	-96704(%r9,%r11,4), %zmm4
	vmovups	3520(%rsi,%r11,4), %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm0) + zmm10
	vmovups	64(%rsi,%r11,4), %zmm6
	vmulps	%zmm6, %zmm4, %zmm9
	vmovups	-96128(%r9,%r11,4), %zmm5
	vmovups	4096(%rsi,%r11,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm10    # zmm10 = (zmm5 * zmm4) + zmm10
	vmovups	640(%rsi,%r11,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm5) + zmm9
	vmovups	-95552(%r9,%r11,4), %zmm11
	vmovups	4672(%rsi,%r11,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vmovups	1216(%rsi,%r11,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm6, %zmm11
	vmovups	-94976(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm7, %zmm11   # zmm11 = (zmm7 * zmm13) + zmm11
	vmovups	-94400(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm6, %zmm13
	vmovups	-93824(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm7, %zmm13   # zmm13 = (zmm7 * zmm15) + zmm13
	vmovups	-93248(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm0) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm6, %zmm15
	vmovups	-92672(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm7, %zmm15   # zmm15 = (zmm7 * zmm17) + zmm15
	vmovups	-92096(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm0, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm0) + zmm18
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vmulps	%zmm17, %zmm6, %zmm17
	vmovups	-91520(%r9,%r11,4), %zmm19
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vfmadd231ps	%zmm19, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm19) + zmm17
	vmovups	-90944(%r9,%r11,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm5) + zmm18
	vfmadd231ps	%zmm19, %zmm8, %zmm17   # zmm17 = (zmm8 * zmm19) + zmm17
	vmovups	%zmm10, -32192(%rdx,%r11,4)
	vmovups	%zmm12, -31616(%rdx,%r11,4)
	vmovups	%zmm14, -31040(%rdx,%r11,4)
	vmovups	%zmm16, -30464(%rdx,%r11,4)
	vmovups	%zmm18, -29888(%rdx,%r11,4)
	vfmadd231ps	-64448(%r9,%r11,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vfmadd231ps	-63872(%r9,%r11,4), %zmm2, %zmm9 # zmm9 = (zmm2 * mem) + zmm9
	vmovups	-63296(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vfmadd231ps	%zmm10, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm10) + zmm11
	vfmadd231ps	-62720(%r9,%r11,4), %zmm2, %zmm11 # zmm11 = (zmm2 * mem) + zmm11
	vmovups	-62144(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm10, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm10) + zmm13
	vfmadd231ps	-61568(%r9,%r11,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	-60992(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm3) + zmm13
	vfmadd231ps	%zmm10, %zmm1, %zmm15   # zmm15 = (zmm1 * zmm10) + zmm15
	vfmadd231ps	-60416(%r9,%r11,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	-59840(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm3) + zmm15
	vfmadd231ps	%zmm10, %zmm1, %zmm17   # zmm17 = (zmm1 * zmm10) + zmm17
	vfmadd231ps	-59264(%r9,%r11,4), %zmm2, %zmm17 # zmm17 = (zmm2 * mem) + zmm17
	vfmadd231ps	-58688(%r9,%r11,4), %zmm3, %zmm17 # zmm17 = (zmm3 * mem) + zmm17
	vmovups	-32192(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm0, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm0) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	-31616(%r9,%r11,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm7, %zmm10   # zmm10 = (zmm7 * zmm12) + zmm10
	vmovups	-31040(%r9,%r11,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm0, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm0) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm6, %zmm12
	vmovups	-30464(%r9,%r11,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm7, %zmm12   # zmm12 = (zmm7 * zmm14) + zmm12
	vmovups	-29888(%r9,%r11,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm6, %zmm14
	vmovups	-29312(%r9,%r11,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm16, %zmm7, %zmm14   # zmm14 = (zmm7 * zmm16) + zmm14
	vmovups	-28736(%r9,%r11,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm8, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm8) + zmm14
	vmulps	%zmm16, %zmm6, %zmm16
	vmovups	-28160(%r9,%r11,4), %zmm18
	vfmadd231ps	%zmm4, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm4) + zmm15
	vfmadd231ps	%zmm18, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm18) + zmm16
	vmovups	-27584(%r9,%r11,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm5) + zmm15
	vfmadd231ps	%zmm0, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm0) + zmm17
	vfmadd231ps	%zmm8, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm8) + zmm16
	vmulps	%zmm18, %zmm6, %zmm18
	vmovups	-27008(%r9,%r11,4), %zmm19
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm19, %zmm7, %zmm18   # zmm18 = (zmm7 * zmm19) + zmm18
	vmovups	-26432(%r9,%r11,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm5) + zmm17
	vfmadd231ps	%zmm19, %zmm8, %zmm18   # zmm18 = (zmm8 * zmm19) + zmm18
	vmovups	%zmm9, -16064(%rdx,%r11,4)
	vmovups	%zmm11, -15488(%rdx,%r11,4)
	vmovups	%zmm13, -14912(%rdx,%r11,4)
	vmovups	%zmm15, -14336(%rdx,%r11,4)
	vmovups	%zmm17, -13760(%rdx,%r11,4)
	vfmadd231ps	64(%r9,%r11,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vfmadd231ps	640(%r9,%r11,4), %zmm2, %zmm10 # zmm10 = (zmm2 * mem) + zmm10
	vmovups	1216(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vfmadd231ps	%zmm9, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm9) + zmm12
	vfmadd231ps	1792(%r9,%r11,4), %zmm2, %zmm12 # zmm12 = (zmm2 * mem) + zmm12
	vmovups	2368(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vfmadd231ps	%zmm9, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm9) + zmm14
	vfmadd231ps	2944(%r9,%r11,4), %zmm2, %zmm14 # zmm14 = (zmm2 * mem) + zmm14
	vmovups	3520(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm3) + zmm14
	vfmadd231ps	%zmm9, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm9) + zmm16
	vfmadd231ps	4096(%r9,%r11,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	4672(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm3) + zmm16
	vfmadd231ps	%zmm9, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm9) + zmm18
	vfmadd231ps	5248(%r9,%r11,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vfmadd231ps	5824(%r9,%r11,4), %zmm3, %zmm18 # zmm18 = (zmm3 * mem) + zmm18
	vmovups	32320(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm0, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm0) + zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmovups	32896(%r9,%r11,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm11, %zmm7, %zmm9    # zmm9 = (zmm7 * zmm11) + zmm9
	vmovups	33472(%r9,%r11,4), %zmm11
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm6, %zmm11
	vmovups	34048(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm7, %zmm11   # zmm11 = (zmm7 * zmm13) + zmm11
	vmovups	34624(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm6, %zmm13
	vmovups	35200(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm7, %zmm13   # zmm13 = (zmm7 * zmm15) + zmm13
	vmovups	35776(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm0) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm6, %zmm15
	vmovups	36352(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm7, %zmm15   # zmm15 = (zmm7 * zmm17) + zmm15
	vmovups	36928(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm0, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm0) + zmm18
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vmulps	%zmm17, %zmm6, %zmm6
	vmovups	37504(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm7) + zmm6
	vmovups	38080(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm5) + zmm18
	vfmadd231ps	%zmm8, %zmm7, %zmm6     # zmm6 = (zmm7 * zmm8) + zmm6
	vmovups	%zmm10, 64(%rdx,%r11,4)
	vmovups	%zmm12, 640(%rdx,%r11,4)
	vmovups	%zmm14, 1216(%rdx,%r11,4)
	vmovups	%zmm16, 1792(%rdx,%r11,4)
	vmovups	%zmm18, 2368(%rdx,%r11,4)
	vfmadd231ps	64576(%r9,%r11,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vfmadd231ps	65152(%r9,%r11,4), %zmm2, %zmm9 # zmm9 = (zmm2 * mem) + zmm9
	vmovups	65728(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm3) + zmm9
	vfmadd231ps	%zmm7, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm7) + zmm11
	vfmadd231ps	66304(%r9,%r11,4), %zmm2, %zmm11 # zmm11 = (zmm2 * mem) + zmm11
	vmovups	66880(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm3) + zmm11
	vfmadd231ps	%zmm7, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm7) + zmm13
	vfmadd231ps	67456(%r9,%r11,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	68032(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm3) + zmm13
	vfmadd231ps	%zmm7, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm7) + zmm15
	vfmadd231ps	68608(%r9,%r11,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	69184(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm7, %zmm6     # zmm6 = (zmm7 * zmm1) + zmm6
	vfmadd231ps	69760(%r9,%r11,4), %zmm2, %zmm6 # zmm6 = (zmm2 * mem) + zmm6
	vfmadd231ps	70336(%r9,%r11,4), %zmm3, %zmm6 # zmm6 = (zmm3 * mem) + zmm6
	vfmadd231ps	96832(%r9,%r11,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	97408(%r9,%r11,4), %zmm4, %zmm9 # zmm9 = (zmm4 * mem) + zmm9
	vmovups	97984(%r9,%r11,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm9     # zmm9 = (zmm1 * zmm5) + zmm9
	vfmadd231ps	%zmm1, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm1) + zmm11
	vfmadd231ps	98560(%r9,%r11,4), %zmm4, %zmm11 # zmm11 = (zmm4 * mem) + zmm11
	vmovups	99136(%r9,%r11,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm5) + zmm11
	vfmadd231ps	%zmm1, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm1) + zmm13
	vfmadd231ps	99712(%r9,%r11,4), %zmm4, %zmm13 # zmm13 = (zmm4 * mem) + zmm13
	vmovups	100288(%r9,%r11,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm5) + zmm13
	vfmadd231ps	%zmm1, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm1) + zmm15
	vfmadd231ps	100864(%r9,%r11,4), %zmm4, %zmm15 # zmm15 = (zmm4 * mem) + zmm15
	vmovups	101440(%r9,%r11,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm5) + zmm15
	vfmadd231ps	%zmm0, %zmm1, %zmm6     # zmm6 = (zmm1 * zmm0) + zmm6
	vfmadd231ps	102016(%r9,%r11,4), %zmm4, %zmm6 # zmm6 = (zmm4 * mem) + zmm6
	vfmadd231ps	102592(%r9,%r11,4), %zmm5, %zmm6 # zmm6 = (zmm5 * mem) + zmm6
	vmovups	%zmm9, 16192(%rdx,%r11,4)
	vmovups	%zmm11, 16768(%rdx,%r11,4)
	vmovups	%zmm13, 17344(%rdx,%r11,4)
	vmovups	%zmm15, 17920(%rdx,%r11,4)
	vmovups	%zmm6, 18496(%rdx,%r11,4)
	addq	$16, %r11
	cmpq	$128, %r11
	jl	.LBB1_7
	jmp	.LBB1_8
.LBB1_9:                                # %.preheader20.preheader
	leaq	43776(%rax), %rdx
	leaq	151488(%rdi), %r9
	movl	$20, %r10d
	jmp	.LBB1_10
	.p2align	4
.LBB1_13:                               # %._crit_edge26
                                        #   in Loop: Header=BB1_10 Depth=1
	leaq	4(%r10), %r11
	addq	$2304, %rdx                     # imm = 0x900
	addq	$4608, %r9                      # imm = 0x1200
	cmpq	$24, %r10
	movq	%r11, %r10
	jae	.LBB1_14
.LBB1_10:                               # %.preheader20
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_12 Depth 2
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	cmpq	$143, %r11
	jg	.LBB1_13
# %bb.11:                               # %.lr.ph25
                                        #   in Loop: Header=BB1_10 Depth=1
	addq	$-16, %r11
	.p2align	4
.LBB1_12:                               #   Parent Loop BB1_10 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	1792(%rsi,%r11,4), %zmm0
	vmulps	-128960(%r9,%r11,4), %zmm0, %zmm10
	vmovups	2368(%rsi,%r11,4), %zmm1
	vfmadd231ps	-128384(%r9,%r11,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-127808(%r9,%r11,4), %zmm2
	vmovups	2944(%rsi,%r11,4), %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm3) + zmm10
	vmulps	%zmm2, %zmm0, %zmm12
	vfmadd231ps	-127232(%r9,%r11,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-126656(%r9,%r11,4), %zmm2
	vfmadd231ps	%zmm3, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm3) + zmm12
	vmulps	%zmm2, %zmm0, %zmm14
	vfmadd231ps	-126080(%r9,%r11,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-125504(%r9,%r11,4), %zmm2
	vfmadd231ps	%zmm3, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm3) + zmm14
	vmulps	%zmm2, %zmm0, %zmm16
	vfmadd231ps	-124928(%r9,%r11,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	-124352(%r9,%r11,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	-96704(%r9,%r11,4), %zmm4
	vmovups	3520(%rsi,%r11,4), %zmm2
	vfmadd231ps	%zmm2, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm2) + zmm10
	vmovups	64(%rsi,%r11,4), %zmm6
	vmulps	%zmm6, %zmm4, %zmm9
	vmovups	-96128(%r9,%r11,4), %zmm5
	vmovups	4096(%rsi,%r11,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm10    # zmm10 = (zmm5 * zmm4) + zmm10
	vmovups	640(%rsi,%r11,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm5) + zmm9
	vmovups	-95552(%r9,%r11,4), %zmm11
	vmovups	4672(%rsi,%r11,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm2, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm2) + zmm12
	vmovups	1216(%rsi,%r11,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm6, %zmm11
	vmovups	-94976(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm7, %zmm11   # zmm11 = (zmm7 * zmm13) + zmm11
	vmovups	-94400(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm2) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm6, %zmm13
	vmovups	-93824(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm7, %zmm13   # zmm13 = (zmm7 * zmm15) + zmm13
	vmovups	-93248(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm2, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm2) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm6, %zmm15
	vmovups	-92672(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm7, %zmm15   # zmm15 = (zmm7 * zmm17) + zmm15
	vmovups	-92096(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm17, %zmm8, %zmm15   # zmm15 = (zmm8 * zmm17) + zmm15
	vmovups	%zmm10, -32192(%rdx,%r11,4)
	vmovups	%zmm12, -31616(%rdx,%r11,4)
	vmovups	%zmm14, -31040(%rdx,%r11,4)
	vmovups	%zmm16, -30464(%rdx,%r11,4)
	vfmadd231ps	-64448(%r9,%r11,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-63872(%r9,%r11,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-63296(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	-62720(%r9,%r11,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-62144(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	-61568(%r9,%r11,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-60992(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm3) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	-60416(%r9,%r11,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vfmadd231ps	-59840(%r9,%r11,4), %zmm3, %zmm15 # zmm15 = (zmm3 * mem) + zmm15
	vmovups	-32192(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	-31616(%r9,%r11,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm7, %zmm10   # zmm10 = (zmm7 * zmm12) + zmm10
	vmovups	-31040(%r9,%r11,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm2, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm2) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm6, %zmm12
	vmovups	-30464(%r9,%r11,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm7, %zmm12   # zmm12 = (zmm7 * zmm14) + zmm12
	vmovups	-29888(%r9,%r11,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm2, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm2) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm6, %zmm14
	vmovups	-29312(%r9,%r11,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm16, %zmm7, %zmm14   # zmm14 = (zmm7 * zmm16) + zmm14
	vmovups	-28736(%r9,%r11,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm8, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm8) + zmm14
	vmulps	%zmm16, %zmm6, %zmm16
	vmovups	-28160(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm4) + zmm15
	vfmadd231ps	%zmm17, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm17) + zmm16
	vmovups	-27584(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm17, %zmm8, %zmm16   # zmm16 = (zmm8 * zmm17) + zmm16
	vmovups	%zmm9, -16064(%rdx,%r11,4)
	vmovups	%zmm11, -15488(%rdx,%r11,4)
	vmovups	%zmm13, -14912(%rdx,%r11,4)
	vmovups	%zmm15, -14336(%rdx,%r11,4)
	vfmadd231ps	64(%r9,%r11,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	640(%r9,%r11,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	1216(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	1792(%r9,%r11,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	2368(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	2944(%r9,%r11,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	3520(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm3) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	4096(%r9,%r11,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	4672(%r9,%r11,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	32320(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmovups	32896(%r9,%r11,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm11, %zmm7, %zmm9    # zmm9 = (zmm7 * zmm11) + zmm9
	vmovups	33472(%r9,%r11,4), %zmm11
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm2, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm2) + zmm12
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm6, %zmm11
	vmovups	34048(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm7, %zmm11   # zmm11 = (zmm7 * zmm13) + zmm11
	vmovups	34624(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm2) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm6, %zmm13
	vmovups	35200(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm7, %zmm13   # zmm13 = (zmm7 * zmm15) + zmm13
	vmovups	35776(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm2, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm2) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm6, %zmm6
	vmovups	36352(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm4) + zmm16
	vfmadd231ps	%zmm7, %zmm15, %zmm6    # zmm6 = (zmm15 * zmm7) + zmm6
	vmovups	36928(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm16    # zmm16 = (zmm7 * zmm5) + zmm16
	vfmadd231ps	%zmm8, %zmm7, %zmm6     # zmm6 = (zmm7 * zmm8) + zmm6
	vmovups	%zmm10, 64(%rdx,%r11,4)
	vmovups	%zmm12, 640(%rdx,%r11,4)
	vmovups	%zmm14, 1216(%rdx,%r11,4)
	vmovups	%zmm16, 1792(%rdx,%r11,4)
	vfmadd231ps	64576(%r9,%r11,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	65152(%r9,%r11,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	65728(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm3) + zmm9
	vfmadd231ps	%zmm7, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm7) + zmm11
	vfmadd231ps	66304(%r9,%r11,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	66880(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm3) + zmm11
	vfmadd231ps	%zmm7, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm7) + zmm13
	vfmadd231ps	67456(%r9,%r11,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	68032(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm7, %zmm6     # zmm6 = (zmm7 * zmm0) + zmm6
	vfmadd231ps	68608(%r9,%r11,4), %zmm1, %zmm6 # zmm6 = (zmm1 * mem) + zmm6
	vfmadd231ps	69184(%r9,%r11,4), %zmm3, %zmm6 # zmm6 = (zmm3 * mem) + zmm6
	vfmadd231ps	96832(%r9,%r11,4), %zmm2, %zmm9 # zmm9 = (zmm2 * mem) + zmm9
	vfmadd231ps	97408(%r9,%r11,4), %zmm4, %zmm9 # zmm9 = (zmm4 * mem) + zmm9
	vmovups	97984(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm5) + zmm9
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vfmadd231ps	98560(%r9,%r11,4), %zmm4, %zmm11 # zmm11 = (zmm4 * mem) + zmm11
	vmovups	99136(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vfmadd231ps	%zmm0, %zmm2, %zmm13    # zmm13 = (zmm2 * zmm0) + zmm13
	vfmadd231ps	99712(%r9,%r11,4), %zmm4, %zmm13 # zmm13 = (zmm4 * mem) + zmm13
	vmovups	100288(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	%zmm2, %zmm0, %zmm6     # zmm6 = (zmm0 * zmm2) + zmm6
	vfmadd231ps	100864(%r9,%r11,4), %zmm4, %zmm6 # zmm6 = (zmm4 * mem) + zmm6
	vfmadd231ps	101440(%r9,%r11,4), %zmm5, %zmm6 # zmm6 = (zmm5 * mem) + zmm6
	vmovups	%zmm9, 16192(%rdx,%r11,4)
	vmovups	%zmm11, 16768(%rdx,%r11,4)
	vmovups	%zmm13, 17344(%rdx,%r11,4)
	vmovups	%zmm6, 17920(%rdx,%r11,4)
	addq	$16, %r11
	cmpq	$128, %r11
	jl	.LBB1_12
	jmp	.LBB1_13
.LBB1_14:                               # %.loopexit21
	addq	$-82128, %rcx                   # imm = 0xFFFEBF30
	addq	$-82128, %r8                    # imm = 0xFFFEBF30
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$89039, %rdx                    # imm = 0x15BCF
	shrq	$4, %rdx
	movabsq	$424291687589366147, %rcx       # imm = 0x5E3630AB7EA4983
	mulxq	%rcx, %r9, %r9
	shrq	$7, %r9
	cmpq	$6, %r9
	movl	$6, %r10d
	cmovaeq	%r10, %r9
	movq	%r8, %rdx
	sarq	$63, %rdx
	andnq	%r8, %rdx, %rdx
	addq	$89039, %rdx                    # imm = 0x15BCF
	shrq	$4, %rdx
	mulxq	%rcx, %rcx, %rcx
	shrq	$7, %rcx
	cmpq	$6, %rcx
	cmovaeq	%r10, %rcx
	leal	(,%r9,4), %edx
	shll	$2, %ecx
	cmpq	%rcx, %rdx
	jae	.LBB1_30
# %bb.15:                               # %.lr.ph37.preheader
	imulq	$64512, %r9, %rbx               # imm = 0xFC00
	leaq	(%rbx,%rax), %r8
	addq	$64512, %r8                     # imm = 0xFC00
	imulq	$258048, %r9, %r14              # imm = 0x3F000
	leaq	(%r14,%rdi), %r9
	addq	$258048, %r9                    # imm = 0x3F000
	leaq	67392(%rbx,%rax), %r10
	leaq	(%r14,%rdi), %r11
	addq	$263232, %r11                   # imm = 0x40440
	addq	%rbx, %rax
	addq	$76032, %rax                    # imm = 0x12900
	addq	%r14, %rdi
	addq	$280512, %rdi                   # imm = 0x447C0
	jmp	.LBB1_17
	.p2align	4
.LBB1_16:                               # %.loopexit
                                        #   in Loop: Header=BB1_17 Depth=1
	addq	$64512, %r8                     # imm = 0xFC00
	addq	$258048, %r9                    # imm = 0x3F000
	addq	$64512, %r10                    # imm = 0xFC00
	addq	$258048, %r11                   # imm = 0x3F000
	addq	$64512, %rax                    # imm = 0xFC00
	addq	$258048, %rdi                   # imm = 0x3F000
	cmpq	%rcx, %rdx
	jae	.LBB1_30
.LBB1_17:                               # %.lr.ph37
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_19 Depth 2
                                        #     Child Loop BB1_21 Depth 2
                                        #       Child Loop BB1_23 Depth 3
                                        #     Child Loop BB1_26 Depth 2
                                        #       Child Loop BB1_28 Depth 3
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	cmpq	$143, %rbx
	jg	.LBB1_20
# %bb.18:                               # %.lr.ph28
                                        #   in Loop: Header=BB1_17 Depth=1
	addq	$-16, %rbx
	.p2align	4
.LBB1_19:                               #   Parent Loop BB1_17 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	640(%rsi,%rbx,4), %zmm6
	vmulps	-32192(%r9,%rbx,4), %zmm6, %zmm10
	vmovups	-31616(%r9,%rbx,4), %zmm0
	vmovups	1216(%rsi,%rbx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm4) + zmm10
	vmovups	64(%rsi,%rbx,4), %zmm8
	vmulps	%zmm8, %zmm0, %zmm12
	vfmadd231ps	-31040(%r9,%rbx,4), %zmm6, %zmm12 # zmm12 = (zmm6 * mem) + zmm12
	vmovups	-30464(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vmulps	%zmm0, %zmm8, %zmm14
	vfmadd231ps	-29888(%r9,%rbx,4), %zmm6, %zmm14 # zmm14 = (zmm6 * mem) + zmm14
	vmovups	-29312(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vmulps	%zmm0, %zmm8, %zmm16
	vfmadd231ps	-28736(%r9,%rbx,4), %zmm6, %zmm16 # zmm16 = (zmm6 * mem) + zmm16
	vmovups	-28160(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vmulps	%zmm0, %zmm8, %zmm18
	vfmadd231ps	-27584(%r9,%rbx,4), %zmm6, %zmm18 # zmm18 = (zmm6 * mem) + zmm18
	vfmadd231ps	-27008(%r9,%rbx,4), %zmm4, %zmm18 # zmm18 = (zmm4 * mem) + zmm18
	vmovups	2368(%rsi,%rbx,4), %zmm0
	vfmadd231ps	64(%r9,%rbx,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	640(%r9,%rbx,4), %zmm2
	vmovups	2944(%rsi,%rbx,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm1) + zmm10
	vmovups	1792(%rsi,%rbx,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vfmadd231ps	1216(%r9,%rbx,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	1792(%r9,%rbx,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm1) + zmm12
	vfmadd231ps	%zmm2, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm2) + zmm14
	vfmadd231ps	2368(%r9,%rbx,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	2944(%r9,%rbx,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm1) + zmm14
	vfmadd231ps	%zmm2, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm2) + zmm16
	vfmadd231ps	3520(%r9,%rbx,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vmovups	4096(%r9,%rbx,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm2, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm2) + zmm18
	vfmadd231ps	4672(%r9,%rbx,4), %zmm0, %zmm18 # zmm18 = (zmm0 * mem) + zmm18
	vfmadd231ps	5248(%r9,%rbx,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vmovups	32320(%r9,%rbx,4), %zmm3
	vmovups	4096(%rsi,%rbx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vmulps	%zmm3, %zmm6, %zmm9
	vmovups	32896(%r9,%rbx,4), %zmm11
	vmovups	4672(%rsi,%rbx,4), %zmm3
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vmovups	3520(%rsi,%rbx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	33472(%r9,%rbx,4), %zmm13
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	34048(%r9,%rbx,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm7, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm4) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	34624(%r9,%rbx,4), %zmm15
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	35200(%r9,%rbx,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm7, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm4) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	35776(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm2) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	36352(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm7, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm4) + zmm15
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	36928(%r9,%rbx,4), %zmm19
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm19, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm19) + zmm17
	vmovups	37504(%r9,%rbx,4), %zmm19
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vfmadd231ps	%zmm19, %zmm4, %zmm17   # zmm17 = (zmm4 * zmm19) + zmm17
	vmovups	%zmm10, 64(%r8,%rbx,4)
	vmovups	%zmm12, 640(%r8,%rbx,4)
	vmovups	%zmm14, 1216(%r8,%rbx,4)
	vmovups	%zmm16, 1792(%r8,%rbx,4)
	vmovups	%zmm18, 2368(%r8,%rbx,4)
	vfmadd231ps	64576(%r9,%rbx,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	65152(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm1) + zmm9
	vfmadd231ps	%zmm10, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm10) + zmm11
	vfmadd231ps	65728(%r9,%rbx,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	66304(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm1) + zmm11
	vfmadd231ps	%zmm10, %zmm5, %zmm13   # zmm13 = (zmm5 * zmm10) + zmm13
	vfmadd231ps	66880(%r9,%rbx,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	67456(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm1) + zmm13
	vfmadd231ps	%zmm10, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm10) + zmm15
	vfmadd231ps	68032(%r9,%rbx,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vmovups	68608(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm1) + zmm15
	vfmadd231ps	%zmm10, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm10) + zmm17
	vfmadd231ps	69184(%r9,%rbx,4), %zmm0, %zmm17 # zmm17 = (zmm0 * mem) + zmm17
	vfmadd231ps	69760(%r9,%rbx,4), %zmm1, %zmm17 # zmm17 = (zmm1 * mem) + zmm17
	vmovups	96832(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	97408(%r9,%rbx,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm7, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm4) + zmm10
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	97984(%r9,%rbx,4), %zmm14
	vfmadd231ps	%zmm2, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm2) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	98560(%r9,%rbx,4), %zmm14
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vfmadd231ps	%zmm7, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	99136(%r9,%rbx,4), %zmm16
	vfmadd231ps	%zmm2, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm2) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	99712(%r9,%rbx,4), %zmm16
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm7, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	100288(%r9,%rbx,4), %zmm18
	vfmadd231ps	%zmm2, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm2) + zmm15
	vfmadd231ps	%zmm18, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm18) + zmm16
	vmovups	100864(%r9,%rbx,4), %zmm18
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vfmadd231ps	%zmm7, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm7) + zmm17
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	101440(%r9,%rbx,4), %zmm19
	vfmadd231ps	%zmm2, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm2) + zmm17
	vfmadd231ps	%zmm19, %zmm6, %zmm18   # zmm18 = (zmm6 * zmm19) + zmm18
	vmovups	102016(%r9,%rbx,4), %zmm19
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm19, %zmm4, %zmm18   # zmm18 = (zmm4 * zmm19) + zmm18
	vmovups	%zmm9, 16192(%r8,%rbx,4)
	vmovups	%zmm11, 16768(%r8,%rbx,4)
	vmovups	%zmm13, 17344(%r8,%rbx,4)
	vmovups	%zmm15, 17920(%r8,%rbx,4)
	vmovups	%zmm17, 18496(%r8,%rbx,4)
	vfmadd231ps	129088(%r9,%rbx,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	129664(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm1) + zmm10
	vfmadd231ps	%zmm9, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm9) + zmm12
	vfmadd231ps	130240(%r9,%rbx,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	130816(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm1) + zmm12
	vfmadd231ps	%zmm9, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm9) + zmm14
	vfmadd231ps	131392(%r9,%rbx,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	131968(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm1) + zmm14
	vfmadd231ps	%zmm9, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm9) + zmm16
	vfmadd231ps	132544(%r9,%rbx,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vmovups	133120(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm1) + zmm16
	vfmadd231ps	%zmm9, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm9) + zmm18
	vfmadd231ps	133696(%r9,%rbx,4), %zmm0, %zmm18 # zmm18 = (zmm0 * mem) + zmm18
	vfmadd231ps	134272(%r9,%rbx,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vmovups	161344(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmovups	161920(%r9,%rbx,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vfmadd231ps	%zmm7, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	162496(%r9,%rbx,4), %zmm13
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	163072(%r9,%rbx,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm7, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm4) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	163648(%r9,%rbx,4), %zmm15
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	164224(%r9,%rbx,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm7, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm4) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	164800(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm2) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	165376(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm7, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm4) + zmm15
	vmulps	%zmm17, %zmm8, %zmm8
	vmovups	165952(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm2) + zmm18
	vfmadd231ps	%zmm6, %zmm17, %zmm8    # zmm8 = (zmm17 * zmm6) + zmm8
	vmovups	166528(%r9,%rbx,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm4) + zmm8
	vmovups	%zmm10, 32320(%r8,%rbx,4)
	vmovups	%zmm12, 32896(%r8,%rbx,4)
	vmovups	%zmm14, 33472(%r8,%rbx,4)
	vmovups	%zmm16, 34048(%r8,%rbx,4)
	vmovups	%zmm18, 34624(%r8,%rbx,4)
	vfmadd231ps	193600(%r9,%rbx,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	194176(%r9,%rbx,4), %zmm4
	vfmadd231ps	%zmm1, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm1) + zmm9
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	194752(%r9,%rbx,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	195328(%r9,%rbx,4), %zmm4
	vfmadd231ps	%zmm1, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm1) + zmm11
	vfmadd231ps	%zmm4, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm4) + zmm13
	vfmadd231ps	195904(%r9,%rbx,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	196480(%r9,%rbx,4), %zmm4
	vfmadd231ps	%zmm1, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm1) + zmm13
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	197056(%r9,%rbx,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vmovups	197632(%r9,%rbx,4), %zmm4
	vfmadd231ps	%zmm1, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm4, %zmm8     # zmm8 = (zmm4 * zmm5) + zmm8
	vfmadd231ps	198208(%r9,%rbx,4), %zmm0, %zmm8 # zmm8 = (zmm0 * mem) + zmm8
	vfmadd231ps	198784(%r9,%rbx,4), %zmm1, %zmm8 # zmm8 = (zmm1 * mem) + zmm8
	vfmadd231ps	225856(%r9,%rbx,4), %zmm2, %zmm9 # zmm9 = (zmm2 * mem) + zmm9
	vmovups	226432(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm3) + zmm9
	vfmadd231ps	%zmm0, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm0) + zmm11
	vfmadd231ps	227008(%r9,%rbx,4), %zmm2, %zmm11 # zmm11 = (zmm2 * mem) + zmm11
	vmovups	227584(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm3) + zmm11
	vfmadd231ps	%zmm0, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm0) + zmm13
	vfmadd231ps	228160(%r9,%rbx,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	228736(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm0) + zmm15
	vfmadd231ps	229312(%r9,%rbx,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	229888(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm3) + zmm15
	vfmadd231ps	%zmm7, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm7) + zmm8
	vfmadd231ps	230464(%r9,%rbx,4), %zmm2, %zmm8 # zmm8 = (zmm2 * mem) + zmm8
	vfmadd231ps	231040(%r9,%rbx,4), %zmm3, %zmm8 # zmm8 = (zmm3 * mem) + zmm8
	vmovups	%zmm9, 48448(%r8,%rbx,4)
	vmovups	%zmm11, 49024(%r8,%rbx,4)
	vmovups	%zmm13, 49600(%r8,%rbx,4)
	vmovups	%zmm15, 50176(%r8,%rbx,4)
	vmovups	%zmm8, 50752(%r8,%rbx,4)
	addq	$16, %rbx
	cmpq	$128, %rbx
	jl	.LBB1_19
.LBB1_20:                               # %.preheader19
                                        #   in Loop: Header=BB1_17 Depth=1
	addq	$4, %rdx
	movl	$5, %r15d
	movq	%r11, %rbx
	movq	%r10, %r14
	jmp	.LBB1_21
	.p2align	4
.LBB1_24:                               # %._crit_edge31
                                        #   in Loop: Header=BB1_21 Depth=2
	leaq	5(%r15), %r12
	addq	$2880, %r14                     # imm = 0xB40
	addq	$5760, %rbx                     # imm = 0x1680
	cmpq	$15, %r15
	movq	%r12, %r15
	jae	.LBB1_25
.LBB1_21:                               #   Parent Loop BB1_17 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_23 Depth 3
	xorl	%r12d, %r12d
	#APP
	#NO_APP
	cmpq	$143, %r12
	jg	.LBB1_24
# %bb.22:                               # %.lr.ph30
                                        #   in Loop: Header=BB1_21 Depth=2
	addq	$-16, %r12
	.p2align	4
.LBB1_23:                               #   Parent Loop BB1_17 Depth=1
                                        #     Parent Loop BB1_21 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	64(%rsi,%r12,4), %zmm8
	vmulps	-32192(%rbx,%r12,4), %zmm8, %zmm10
	vmovups	640(%rsi,%r12,4), %zmm6
	vfmadd231ps	-31616(%rbx,%r12,4), %zmm6, %zmm10 # zmm10 = (zmm6 * mem) + zmm10
	vmovups	-31040(%rbx,%r12,4), %zmm0
	vmovups	1216(%rsi,%r12,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm5) + zmm10
	vmulps	%zmm0, %zmm8, %zmm12
	vfmadd231ps	-30464(%rbx,%r12,4), %zmm6, %zmm12 # zmm12 = (zmm6 * mem) + zmm12
	vmovups	-29888(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vmulps	%zmm0, %zmm8, %zmm14
	vfmadd231ps	-29312(%rbx,%r12,4), %zmm6, %zmm14 # zmm14 = (zmm6 * mem) + zmm14
	vmovups	-28736(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vmulps	%zmm0, %zmm8, %zmm16
	vfmadd231ps	-28160(%rbx,%r12,4), %zmm6, %zmm16 # zmm16 = (zmm6 * mem) + zmm16
	vmovups	-27584(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vmulps	%zmm0, %zmm8, %zmm18
	vfmadd231ps	-27008(%rbx,%r12,4), %zmm6, %zmm18 # zmm18 = (zmm6 * mem) + zmm18
	vfmadd231ps	-26432(%rbx,%r12,4), %zmm5, %zmm18 # zmm18 = (zmm5 * mem) + zmm18
	vmovups	1792(%rsi,%r12,4), %zmm0
	vfmadd231ps	64(%rbx,%r12,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	2368(%rsi,%r12,4), %zmm1
	vfmadd231ps	640(%rbx,%r12,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	1216(%rbx,%r12,4), %zmm3
	vmovups	2944(%rsi,%r12,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	1792(%rbx,%r12,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	2368(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	2944(%rbx,%r12,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	3520(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	4096(%rbx,%r12,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	4672(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm2) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	5248(%rbx,%r12,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vfmadd231ps	5824(%rbx,%r12,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vmovups	32320(%rbx,%r12,4), %zmm4
	vmovups	3520(%rsi,%r12,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm3) + zmm10
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	32896(%rbx,%r12,4), %zmm7
	vmovups	4096(%rsi,%r12,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm10    # zmm10 = (zmm7 * zmm4) + zmm10
	vfmadd231ps	%zmm7, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm7) + zmm9
	vmovups	33472(%rbx,%r12,4), %zmm11
	vmovups	4672(%rsi,%r12,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm7) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	34048(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	34624(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm7, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm7) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	35200(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	35776(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm7, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm7) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm5) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	36352(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	36928(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	37504(%rbx,%r12,4), %zmm19
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vfmadd231ps	%zmm19, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm19) + zmm17
	vmovups	38080(%rbx,%r12,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm7) + zmm18
	vfmadd231ps	%zmm19, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm19) + zmm17
	vmovups	%zmm10, 64(%r14,%r12,4)
	vmovups	%zmm12, 640(%r14,%r12,4)
	vmovups	%zmm14, 1216(%r14,%r12,4)
	vmovups	%zmm16, 1792(%r14,%r12,4)
	vmovups	%zmm18, 2368(%r14,%r12,4)
	vfmadd231ps	64576(%rbx,%r12,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	65152(%rbx,%r12,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	65728(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	66304(%rbx,%r12,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	66880(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	67456(%rbx,%r12,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	68032(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	68608(%rbx,%r12,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	69184(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm2) + zmm15
	vfmadd231ps	%zmm10, %zmm0, %zmm17   # zmm17 = (zmm0 * zmm10) + zmm17
	vfmadd231ps	69760(%rbx,%r12,4), %zmm1, %zmm17 # zmm17 = (zmm1 * mem) + zmm17
	vfmadd231ps	70336(%rbx,%r12,4), %zmm2, %zmm17 # zmm17 = (zmm2 * mem) + zmm17
	vmovups	96832(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm8, %zmm10
	vmovups	97408(%rbx,%r12,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm6, %zmm10   # zmm10 = (zmm6 * zmm12) + zmm10
	vmovups	97984(%rbx,%r12,4), %zmm12
	vfmadd231ps	%zmm7, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm7) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm5) + zmm10
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	98560(%rbx,%r12,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	99136(%rbx,%r12,4), %zmm14
	vfmadd231ps	%zmm7, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm7) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	99712(%rbx,%r12,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	100288(%rbx,%r12,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm7) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm5) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	100864(%rbx,%r12,4), %zmm18
	vfmadd231ps	%zmm4, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm4) + zmm15
	vfmadd231ps	%zmm18, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm18) + zmm16
	vmovups	101440(%rbx,%r12,4), %zmm18
	vfmadd231ps	%zmm7, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm7) + zmm15
	vfmadd231ps	%zmm3, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm3) + zmm17
	vfmadd231ps	%zmm5, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm5) + zmm16
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	102016(%rbx,%r12,4), %zmm19
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm19, %zmm6, %zmm18   # zmm18 = (zmm6 * zmm19) + zmm18
	vmovups	102592(%rbx,%r12,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vfmadd231ps	%zmm19, %zmm5, %zmm18   # zmm18 = (zmm5 * zmm19) + zmm18
	vmovups	%zmm9, 16192(%r14,%r12,4)
	vmovups	%zmm11, 16768(%r14,%r12,4)
	vmovups	%zmm13, 17344(%r14,%r12,4)
	vmovups	%zmm15, 17920(%r14,%r12,4)
	vmovups	%zmm17, 18496(%r14,%r12,4)
	vfmadd231ps	129088(%rbx,%r12,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	129664(%rbx,%r12,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	130240(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	130816(%rbx,%r12,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	131392(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	131968(%rbx,%r12,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	132544(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	133120(%rbx,%r12,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	133696(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm2) + zmm16
	vfmadd231ps	%zmm9, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm9) + zmm18
	vfmadd231ps	134272(%rbx,%r12,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vfmadd231ps	134848(%rbx,%r12,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vmovups	161344(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm8, %zmm9
	vmovups	161920(%rbx,%r12,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm11, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm11) + zmm9
	vmovups	162496(%rbx,%r12,4), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm7) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	163072(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	163648(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm7, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm7) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	164224(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	164800(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm7, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm7) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm5) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	165376(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	165952(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vmulps	%zmm17, %zmm8, %zmm8
	vmovups	166528(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm6, %zmm17, %zmm8    # zmm8 = (zmm17 * zmm6) + zmm8
	vmovups	167104(%rbx,%r12,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm7) + zmm18
	vfmadd231ps	%zmm5, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm5) + zmm8
	vmovups	%zmm10, 32320(%r14,%r12,4)
	vmovups	%zmm12, 32896(%r14,%r12,4)
	vmovups	%zmm14, 33472(%r14,%r12,4)
	vmovups	%zmm16, 34048(%r14,%r12,4)
	vmovups	%zmm18, 34624(%r14,%r12,4)
	vfmadd231ps	193600(%rbx,%r12,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	194176(%rbx,%r12,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	194752(%rbx,%r12,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm2) + zmm9
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vfmadd231ps	195328(%rbx,%r12,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	195904(%rbx,%r12,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm2) + zmm11
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	196480(%rbx,%r12,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	197056(%rbx,%r12,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm2) + zmm13
	vfmadd231ps	%zmm5, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm5) + zmm15
	vfmadd231ps	197632(%rbx,%r12,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	198208(%rbx,%r12,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm0) + zmm8
	vfmadd231ps	198784(%rbx,%r12,4), %zmm1, %zmm8 # zmm8 = (zmm1 * mem) + zmm8
	vfmadd231ps	199360(%rbx,%r12,4), %zmm2, %zmm8 # zmm8 = (zmm2 * mem) + zmm8
	vfmadd231ps	225856(%rbx,%r12,4), %zmm3, %zmm9 # zmm9 = (zmm3 * mem) + zmm9
	vfmadd231ps	226432(%rbx,%r12,4), %zmm4, %zmm9 # zmm9 = (zmm4 * mem) + zmm9
	vmovups	227008(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm7) + zmm9
	vfmadd231ps	%zmm0, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm0) + zmm11
	vfmadd231ps	227584(%rbx,%r12,4), %zmm4, %zmm11 # zmm11 = (zmm4 * mem) + zmm11
	vmovups	228160(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm7) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	228736(%rbx,%r12,4), %zmm4, %zmm13 # zmm13 = (zmm4 * mem) + zmm13
	vmovups	229312(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm7) + zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vfmadd231ps	229888(%rbx,%r12,4), %zmm4, %zmm15 # zmm15 = (zmm4 * mem) + zmm15
	vmovups	230464(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm7) + zmm15
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	231040(%rbx,%r12,4), %zmm4, %zmm8 # zmm8 = (zmm4 * mem) + zmm8
	vfmadd231ps	231616(%rbx,%r12,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm9, 48448(%r14,%r12,4)
	vmovups	%zmm11, 49024(%r14,%r12,4)
	vmovups	%zmm13, 49600(%r14,%r12,4)
	vmovups	%zmm15, 50176(%r14,%r12,4)
	vmovups	%zmm8, 50752(%r14,%r12,4)
	addq	$16, %r12
	cmpq	$128, %r12
	jl	.LBB1_23
	jmp	.LBB1_24
	.p2align	4
.LBB1_25:                               # %.preheader.preheader
                                        #   in Loop: Header=BB1_17 Depth=1
	movl	$20, %r15d
	movq	%rdi, %rbx
	movq	%rax, %r14
	jmp	.LBB1_26
	.p2align	4
.LBB1_29:                               # %._crit_edge34
                                        #   in Loop: Header=BB1_26 Depth=2
	leaq	4(%r15), %r12
	addq	$2304, %r14                     # imm = 0x900
	addq	$4608, %rbx                     # imm = 0x1200
	cmpq	$24, %r15
	movq	%r12, %r15
	jae	.LBB1_16
.LBB1_26:                               # %.preheader
                                        #   Parent Loop BB1_17 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_28 Depth 3
	xorl	%r12d, %r12d
	#APP
	#NO_APP
	cmpq	$143, %r12
	jg	.LBB1_29
# %bb.27:                               # %.lr.ph33
                                        #   in Loop: Header=BB1_26 Depth=2
	addq	$-16, %r12
	.p2align	4
.LBB1_28:                               #   Parent Loop BB1_17 Depth=1
                                        #     Parent Loop BB1_26 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	64(%rsi,%r12,4), %zmm7
	vmulps	-32192(%rbx,%r12,4), %zmm7, %zmm10
	vmovups	640(%rsi,%r12,4), %zmm6
	vfmadd231ps	-31616(%rbx,%r12,4), %zmm6, %zmm10 # zmm10 = (zmm6 * mem) + zmm10
	vmovups	-31040(%rbx,%r12,4), %zmm0
	vmovups	1216(%rsi,%r12,4), %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm4) + zmm10
	vmulps	%zmm0, %zmm7, %zmm12
	vfmadd231ps	-30464(%rbx,%r12,4), %zmm6, %zmm12 # zmm12 = (zmm6 * mem) + zmm12
	vmovups	-29888(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vmulps	%zmm0, %zmm7, %zmm14
	vfmadd231ps	-29312(%rbx,%r12,4), %zmm6, %zmm14 # zmm14 = (zmm6 * mem) + zmm14
	vmovups	-28736(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vmulps	%zmm0, %zmm7, %zmm16
	vfmadd231ps	-28160(%rbx,%r12,4), %zmm6, %zmm16 # zmm16 = (zmm6 * mem) + zmm16
	vfmadd231ps	-27584(%rbx,%r12,4), %zmm4, %zmm16 # zmm16 = (zmm4 * mem) + zmm16
	vmovups	1792(%rsi,%r12,4), %zmm0
	vfmadd231ps	64(%rbx,%r12,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	2368(%rsi,%r12,4), %zmm1
	vfmadd231ps	640(%rbx,%r12,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	1216(%rbx,%r12,4), %zmm3
	vmovups	2944(%rsi,%r12,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	1792(%rbx,%r12,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	2368(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	2944(%rbx,%r12,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	3520(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	4096(%rbx,%r12,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	4672(%rbx,%r12,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	32320(%rbx,%r12,4), %zmm5
	vmovups	3520(%rsi,%r12,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm10    # zmm10 = (zmm5 * zmm3) + zmm10
	vmulps	%zmm5, %zmm7, %zmm9
	vmovups	32896(%rbx,%r12,4), %zmm8
	vmovups	4096(%rsi,%r12,4), %zmm5
	vfmadd231ps	%zmm5, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm5) + zmm10
	vfmadd231ps	%zmm8, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm8) + zmm9
	vmovups	33472(%rbx,%r12,4), %zmm11
	vmovups	4672(%rsi,%r12,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	34048(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	34624(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm4) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	35200(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	35776(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm4) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	36352(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	36928(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm8) + zmm16
	vfmadd231ps	%zmm17, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm17) + zmm15
	vmovups	%zmm10, 64(%r14,%r12,4)
	vmovups	%zmm12, 640(%r14,%r12,4)
	vmovups	%zmm14, 1216(%r14,%r12,4)
	vmovups	%zmm16, 1792(%r14,%r12,4)
	vfmadd231ps	64576(%rbx,%r12,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	65152(%rbx,%r12,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	65728(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	66304(%rbx,%r12,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	66880(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	67456(%rbx,%r12,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	68032(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	68608(%rbx,%r12,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vfmadd231ps	69184(%rbx,%r12,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	96832(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	97408(%rbx,%r12,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm12, %zmm6, %zmm10   # zmm10 = (zmm6 * zmm12) + zmm10
	vmovups	97984(%rbx,%r12,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm8) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm4) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	98560(%rbx,%r12,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	99136(%rbx,%r12,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	99712(%rbx,%r12,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	100288(%rbx,%r12,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	100864(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm17, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm17) + zmm16
	vmovups	101440(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm17, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm17) + zmm16
	vmovups	%zmm9, 16192(%r14,%r12,4)
	vmovups	%zmm11, 16768(%r14,%r12,4)
	vmovups	%zmm13, 17344(%r14,%r12,4)
	vmovups	%zmm15, 17920(%r14,%r12,4)
	vfmadd231ps	129088(%rbx,%r12,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	129664(%rbx,%r12,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	130240(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	130816(%rbx,%r12,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	131392(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	131968(%rbx,%r12,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	132544(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	133120(%rbx,%r12,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	133696(%rbx,%r12,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	161344(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm7, %zmm9
	vmovups	161920(%rbx,%r12,4), %zmm11
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm11, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm11) + zmm9
	vmovups	162496(%rbx,%r12,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	163072(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	163648(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm4) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	164224(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	164800(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm4) + zmm13
	vmulps	%zmm15, %zmm7, %zmm7
	vmovups	165376(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm5) + zmm16
	vfmadd231ps	%zmm6, %zmm15, %zmm7    # zmm7 = (zmm15 * zmm6) + zmm7
	vmovups	165952(%rbx,%r12,4), %zmm6
	vfmadd231ps	%zmm8, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm4) + zmm7
	vmovups	%zmm10, 32320(%r14,%r12,4)
	vmovups	%zmm12, 32896(%r14,%r12,4)
	vmovups	%zmm14, 33472(%r14,%r12,4)
	vmovups	%zmm16, 34048(%r14,%r12,4)
	vfmadd231ps	193600(%rbx,%r12,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	194176(%rbx,%r12,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	194752(%rbx,%r12,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm2) + zmm9
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	195328(%rbx,%r12,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	195904(%rbx,%r12,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm2) + zmm11
	vfmadd231ps	%zmm4, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm4) + zmm13
	vfmadd231ps	196480(%rbx,%r12,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	197056(%rbx,%r12,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm0) + zmm7
	vfmadd231ps	197632(%rbx,%r12,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	198208(%rbx,%r12,4), %zmm2, %zmm7 # zmm7 = (zmm2 * mem) + zmm7
	vfmadd231ps	225856(%rbx,%r12,4), %zmm3, %zmm9 # zmm9 = (zmm3 * mem) + zmm9
	vfmadd231ps	226432(%rbx,%r12,4), %zmm5, %zmm9 # zmm9 = (zmm5 * mem) + zmm9
	vmovups	227008(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm8) + zmm9
	vfmadd231ps	%zmm0, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm0) + zmm11
	vfmadd231ps	227584(%rbx,%r12,4), %zmm5, %zmm11 # zmm11 = (zmm5 * mem) + zmm11
	vmovups	228160(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm8) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	228736(%rbx,%r12,4), %zmm5, %zmm13 # zmm13 = (zmm5 * mem) + zmm13
	vmovups	229312(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vfmadd231ps	229888(%rbx,%r12,4), %zmm5, %zmm7 # zmm7 = (zmm5 * mem) + zmm7
	vfmadd231ps	230464(%rbx,%r12,4), %zmm8, %zmm7 # zmm7 = (zmm8 * mem) + zmm7
	vmovups	%zmm9, 48448(%r14,%r12,4)
	vmovups	%zmm11, 49024(%r14,%r12,4)
	vmovups	%zmm13, 49600(%r14,%r12,4)
	vmovups	%zmm7, 50176(%r14,%r12,4)
	addq	$16, %r12
	cmpq	$128, %r12
	jl	.LBB1_28
	jmp	.LBB1_29
.LBB1_30:                               # %._crit_edge38
	popq	%rbx
	popq	%r12
	popq	%r14
	popq	%r15
	vzeroupper
	retq
.Lfunc_end1:
	.size	node_nnprim_depthwise_conv, .Lfunc_end1-node_nnprim_depthwise_conv
                                        # -- End function
	.p2align	4                               # -- Begin function node_nnprim_depthwise_conv_task
	.type	node_nnprim_depthwise_conv_task,@function
node_nnprim_depthwise_conv_task:        # @node_nnprim_depthwise_conv_task
# %bb.0:
	movq	%rsi, %rax
	movq	%rdi, %rcx
	movq	(%rdi), %r10
	movq	8(%rdi), %rdi
	movq	16(%rcx), %rsi
	movq	24(%rcx), %rcx
	imulq	$616368, %rax, %r8              # imm = 0x967B0
	movq	%r8, %rax
	orq	%r10, %rax
	shrq	$32, %rax
	je	.LBB2_1
# %bb.2:
	movq	%r8, %rax
	xorl	%edx, %edx
	divq	%r10
	movq	%rax, %r9
	jmp	.LBB2_3
.LBB2_1:
	movl	%r8d, %eax
	xorl	%edx, %edx
	divl	%r10d
	movl	%eax, %r9d
.LBB2_3:
	addq	$616368, %r8                    # imm = 0x967B0
	movq	%r8, %rax
	orq	%r10, %rax
	shrq	$32, %rax
	je	.LBB2_4
# %bb.5:
	movq	%r8, %rax
	xorl	%edx, %edx
	divq	%r10
	movq	%rcx, %rdx
	movq	%r9, %rcx
	movq	%rax, %r8
	jmp	node_nnprim_depthwise_conv      # TAILCALL
.LBB2_4:
	movl	%r8d, %eax
	xorl	%edx, %edx
	divl	%r10d
                                        # kill: def $eax killed $eax def $rax
	movq	%rcx, %rdx
	movq	%r9, %rcx
	movq	%rax, %r8
	jmp	node_nnprim_depthwise_conv      # TAILCALL
.Lfunc_end2:
	.size	node_nnprim_depthwise_conv_task, .Lfunc_end2-node_nnprim_depthwise_conv_task
                                        # -- End function
	.globl	conv_run                        # -- Begin function conv_run
	.p2align	4
	.type	conv_run,@function
conv_run:                               # @conv_run
.Lconv_run$local:
	.type	.Lconv_run$local,@function
# %bb.0:                                # %entry
	subq	$40, %rsp
	movq	%rdi, 16(%rsp)
	movq	%rsi, 24(%rsp)
	movq	%rdx, 32(%rsp)
	leaq	8(%rsp), %rsi
	xorl	%edi, %edi
	callq	nnprim_parallel
	addq	$40, %rsp
	retq
.Lfunc_end3:
	.size	conv_run, .Lfunc_end3-conv_run
	.size	.Lconv_run$local, .Lfunc_end3-conv_run
                                        # -- End function
	.p2align	4                               # -- Begin function nnprim_invoke
	.type	nnprim_invoke,@function
nnprim_invoke:                          # @nnprim_invoke
# %bb.0:                                # %entry
	subq	$40, %rsp
	vmovups	(%rdi), %xmm0
	movq	(%rsi), %rax
	vmovups	%xmm0, 16(%rsp)
	movq	%rax, 32(%rsp)
	leaq	8(%rsp), %rsi
	movq	%rcx, %rdi
	callq	nnprim_parallel
	addq	$40, %rsp
	retq
.Lfunc_end4:
	.size	nnprim_invoke, .Lfunc_end4-nnprim_invoke
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
	.quad	56                              # 0x38
	.quad	56                              # 0x38
	.quad	144                             # 0x90
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
	.quad	144                             # 0x90
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
	.quad	28                              # 0x1c
	.quad	28                              # 0x1c
	.quad	144                             # 0x90
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
	.long	1                               # 0x1
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
