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
	cmpq	$191, %rdx
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-16, %rdx
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	3136(%rsi,%rdx,4), %zmm1
	vmulps	64(%rdi,%rdx,4), %zmm1, %zmm10
	vmovups	832(%rdi,%rdx,4), %zmm0
	vmovups	3904(%rsi,%rdx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm2) + zmm10
	vmovups	2368(%rsi,%rdx,4), %zmm4
	vmulps	%zmm4, %zmm0, %zmm12
	vfmadd231ps	1600(%rdi,%rdx,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	2368(%rdi,%rdx,4), %zmm0
	vfmadd231ps	%zmm2, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm2) + zmm12
	vmulps	%zmm0, %zmm4, %zmm14
	vfmadd231ps	3136(%rdi,%rdx,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	3904(%rdi,%rdx,4), %zmm0
	vfmadd231ps	%zmm2, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm2) + zmm14
	vmulps	%zmm0, %zmm4, %zmm16
	vfmadd231ps	4672(%rdi,%rdx,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	5440(%rdi,%rdx,4), %zmm0
	vfmadd231ps	%zmm2, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm2) + zmm16
	vmulps	%zmm0, %zmm4, %zmm18
	vfmadd231ps	6208(%rdi,%rdx,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vfmadd231ps	6976(%rdi,%rdx,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vmovups	43072(%rdi,%rdx,4), %zmm3
	vmovups	5440(%rsi,%rdx,4), %zmm0
	vfmadd231ps	%zmm0, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm0) + zmm10
	vmovups	832(%rsi,%rdx,4), %zmm6
	vmulps	%zmm6, %zmm3, %zmm9
	vmovups	43840(%rdi,%rdx,4), %zmm11
	vmovups	6208(%rsi,%rdx,4), %zmm3
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vmovups	4672(%rsi,%rdx,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vmovups	1600(%rsi,%rdx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vmovups	64(%rsi,%rdx,4), %zmm8
	vmulps	%zmm8, %zmm11, %zmm11
	vmovups	44608(%rdi,%rdx,4), %zmm13
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	45376(%rdi,%rdx,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm5) + zmm14
	vfmadd231ps	%zmm7, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm7) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	46144(%rdi,%rdx,4), %zmm15
	vfmadd231ps	%zmm0, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm0) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	46912(%rdi,%rdx,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm5) + zmm16
	vfmadd231ps	%zmm7, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm7) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	47680(%rdi,%rdx,4), %zmm17
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	48448(%rdi,%rdx,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm5) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm7) + zmm15
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	49216(%rdi,%rdx,4), %zmm19
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm19, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm19) + zmm17
	vmovups	49984(%rdi,%rdx,4), %zmm19
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vfmadd231ps	%zmm19, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm19) + zmm17
	vmovups	%zmm10, 64(%rax,%rdx,4)
	vmovups	%zmm12, 832(%rax,%rdx,4)
	vmovups	%zmm14, 1600(%rax,%rdx,4)
	vmovups	%zmm16, 2368(%rax,%rdx,4)
	vmovups	%zmm18, 3136(%rax,%rdx,4)
	vfmadd231ps	86080(%rdi,%rdx,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	86848(%rdi,%rdx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm4, %zmm11   # zmm11 = (zmm4 * zmm10) + zmm11
	vfmadd231ps	87616(%rdi,%rdx,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	88384(%rdi,%rdx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm4, %zmm13   # zmm13 = (zmm4 * zmm10) + zmm13
	vfmadd231ps	89152(%rdi,%rdx,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	89920(%rdi,%rdx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm10) + zmm15
	vfmadd231ps	90688(%rdi,%rdx,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	91456(%rdi,%rdx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm2) + zmm15
	vfmadd231ps	%zmm10, %zmm4, %zmm17   # zmm17 = (zmm4 * zmm10) + zmm17
	vfmadd231ps	92224(%rdi,%rdx,4), %zmm1, %zmm17 # zmm17 = (zmm1 * mem) + zmm17
	vfmadd231ps	92992(%rdi,%rdx,4), %zmm2, %zmm17 # zmm17 = (zmm2 * mem) + zmm17
	vmovups	129088(%rdi,%rdx,4), %zmm10
	vfmadd231ps	%zmm0, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm0) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	129856(%rdi,%rdx,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm5, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm5) + zmm11
	vfmadd231ps	%zmm7, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm7) + zmm10
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	130624(%rdi,%rdx,4), %zmm14
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	131392(%rdi,%rdx,4), %zmm14
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm5) + zmm13
	vfmadd231ps	%zmm7, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm7) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	132160(%rdi,%rdx,4), %zmm16
	vfmadd231ps	%zmm0, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm0) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	132928(%rdi,%rdx,4), %zmm16
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm5) + zmm15
	vfmadd231ps	%zmm7, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm7) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	133696(%rdi,%rdx,4), %zmm18
	vfmadd231ps	%zmm0, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm0) + zmm15
	vfmadd231ps	%zmm18, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm18) + zmm16
	vmovups	134464(%rdi,%rdx,4), %zmm18
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vfmadd231ps	%zmm5, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm5) + zmm17
	vfmadd231ps	%zmm7, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm7) + zmm16
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	135232(%rdi,%rdx,4), %zmm19
	vfmadd231ps	%zmm0, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm0) + zmm17
	vfmadd231ps	%zmm19, %zmm6, %zmm18   # zmm18 = (zmm6 * zmm19) + zmm18
	vmovups	136000(%rdi,%rdx,4), %zmm19
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm19, %zmm7, %zmm18   # zmm18 = (zmm7 * zmm19) + zmm18
	vmovups	%zmm9, 21568(%rax,%rdx,4)
	vmovups	%zmm11, 22336(%rax,%rdx,4)
	vmovups	%zmm13, 23104(%rax,%rdx,4)
	vmovups	%zmm15, 23872(%rax,%rdx,4)
	vmovups	%zmm17, 24640(%rax,%rdx,4)
	vfmadd231ps	172096(%rdi,%rdx,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	172864(%rdi,%rdx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm9) + zmm12
	vfmadd231ps	173632(%rdi,%rdx,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	174400(%rdi,%rdx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm9) + zmm14
	vfmadd231ps	175168(%rdi,%rdx,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	175936(%rdi,%rdx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm9, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm9) + zmm16
	vfmadd231ps	176704(%rdi,%rdx,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	177472(%rdi,%rdx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm2) + zmm16
	vfmadd231ps	%zmm9, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm9) + zmm18
	vfmadd231ps	178240(%rdi,%rdx,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vfmadd231ps	179008(%rdi,%rdx,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vmovups	215104(%rdi,%rdx,4), %zmm9
	vfmadd231ps	%zmm0, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm0) + zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmovups	215872(%rdi,%rdx,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	216640(%rdi,%rdx,4), %zmm13
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	217408(%rdi,%rdx,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm5) + zmm14
	vfmadd231ps	%zmm7, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm7) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	218176(%rdi,%rdx,4), %zmm15
	vfmadd231ps	%zmm0, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm0) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	218944(%rdi,%rdx,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm5) + zmm16
	vfmadd231ps	%zmm7, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm7) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	219712(%rdi,%rdx,4), %zmm17
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	220480(%rdi,%rdx,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm5) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm7) + zmm15
	vmulps	%zmm17, %zmm8, %zmm8
	vmovups	221248(%rdi,%rdx,4), %zmm17
	vfmadd231ps	%zmm0, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm0) + zmm18
	vfmadd231ps	%zmm6, %zmm17, %zmm8    # zmm8 = (zmm17 * zmm6) + zmm8
	vmovups	222016(%rdi,%rdx,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm7, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm7) + zmm8
	vmovups	%zmm10, 43072(%rax,%rdx,4)
	vmovups	%zmm12, 43840(%rax,%rdx,4)
	vmovups	%zmm14, 44608(%rax,%rdx,4)
	vmovups	%zmm16, 45376(%rax,%rdx,4)
	vmovups	%zmm18, 46144(%rax,%rdx,4)
	vfmadd231ps	258112(%rdi,%rdx,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	258880(%rdi,%rdx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm2) + zmm9
	vfmadd231ps	%zmm6, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm6) + zmm11
	vfmadd231ps	259648(%rdi,%rdx,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	260416(%rdi,%rdx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm2) + zmm11
	vfmadd231ps	%zmm6, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm6) + zmm13
	vfmadd231ps	261184(%rdi,%rdx,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	261952(%rdi,%rdx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm2) + zmm13
	vfmadd231ps	%zmm6, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm6) + zmm15
	vfmadd231ps	262720(%rdi,%rdx,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	263488(%rdi,%rdx,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm2) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm4) + zmm8
	vfmadd231ps	264256(%rdi,%rdx,4), %zmm1, %zmm8 # zmm8 = (zmm1 * mem) + zmm8
	vfmadd231ps	265024(%rdi,%rdx,4), %zmm2, %zmm8 # zmm8 = (zmm2 * mem) + zmm8
	vfmadd231ps	301120(%rdi,%rdx,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	301888(%rdi,%rdx,4), %zmm1
	vfmadd231ps	%zmm3, %zmm1, %zmm9     # zmm9 = (zmm1 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm1) + zmm11
	vfmadd231ps	302656(%rdi,%rdx,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	303424(%rdi,%rdx,4), %zmm1
	vfmadd231ps	%zmm3, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm1) + zmm13
	vfmadd231ps	304192(%rdi,%rdx,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	304960(%rdi,%rdx,4), %zmm1
	vfmadd231ps	%zmm3, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm3) + zmm13
	vfmadd231ps	%zmm1, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm1) + zmm15
	vfmadd231ps	305728(%rdi,%rdx,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vmovups	306496(%rdi,%rdx,4), %zmm1
	vfmadd231ps	%zmm3, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm3) + zmm15
	vfmadd231ps	%zmm5, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm5) + zmm8
	vfmadd231ps	307264(%rdi,%rdx,4), %zmm0, %zmm8 # zmm8 = (zmm0 * mem) + zmm8
	vfmadd231ps	308032(%rdi,%rdx,4), %zmm3, %zmm8 # zmm8 = (zmm3 * mem) + zmm8
	vmovups	%zmm9, 64576(%rax,%rdx,4)
	vmovups	%zmm11, 65344(%rax,%rdx,4)
	vmovups	%zmm13, 66112(%rax,%rdx,4)
	vmovups	%zmm15, 66880(%rax,%rdx,4)
	vmovups	%zmm8, 67648(%rax,%rdx,4)
	addq	$16, %rdx
	cmpq	$176, %rdx
	jl	.LBB1_3
.LBB1_4:                                # %.preheader22.preheader
	leaq	46848(%rax), %rdx
	leaq	178944(%rdi), %r9
	movl	$5, %r10d
	jmp	.LBB1_5
	.p2align	4
.LBB1_8:                                # %._crit_edge
                                        #   in Loop: Header=BB1_5 Depth=1
	leaq	5(%r10), %r11
	addq	$3840, %rdx                     # imm = 0xF00
	addq	$7680, %r9                      # imm = 0x1E00
	cmpq	$15, %r10
	movq	%r11, %r10
	jae	.LBB1_9
.LBB1_5:                                # %.preheader22
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	cmpq	$191, %r11
	jg	.LBB1_8
# %bb.6:                                # %.lr.ph23
                                        #   in Loop: Header=BB1_5 Depth=1
	addq	$-16, %r11
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	2368(%rsi,%r11,4), %zmm1
	vmulps	-171968(%r9,%r11,4), %zmm1, %zmm10
	vmovups	3136(%rsi,%r11,4), %zmm2
	vfmadd231ps	-171200(%r9,%r11,4), %zmm2, %zmm10 # zmm10 = (zmm2 * mem) + zmm10
	vmovups	-170432(%r9,%r11,4), %zmm0
	vmovups	3904(%rsi,%r11,4), %zmm3
	vfmadd231ps	%zmm3, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm3) + zmm10
	vmulps	%zmm0, %zmm1, %zmm12
	vfmadd231ps	-169664(%r9,%r11,4), %zmm2, %zmm12 # zmm12 = (zmm2 * mem) + zmm12
	vmovups	-168896(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vmulps	%zmm0, %zmm1, %zmm14
	vfmadd231ps	-168128(%r9,%r11,4), %zmm2, %zmm14 # zmm14 = (zmm2 * mem) + zmm14
	vmovups	-167360(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vmulps	%zmm0, %zmm1, %zmm16
	vfmadd231ps	-166592(%r9,%r11,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	-165824(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vmulps	%zmm0, %zmm1, %zmm18
	vfmadd231ps	-165056(%r9,%r11,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vfmadd231ps	-164288(%r9,%r11,4), %zmm3, %zmm18 # zmm18 = (zmm3 * mem) + zmm18
	vmovups	-128960(%r9,%r11,4), %zmm4
	vmovups	4672(%rsi,%r11,4), %zmm0
	vfmadd231ps	%zmm0, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm0) + zmm10
	vmovups	64(%rsi,%r11,4), %zmm6
	vmulps	%zmm6, %zmm4, %zmm9
	vmovups	-128192(%r9,%r11,4), %zmm5
	vmovups	5440(%rsi,%r11,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm10    # zmm10 = (zmm5 * zmm4) + zmm10
	vmovups	832(%rsi,%r11,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm5) + zmm9
	vmovups	-127424(%r9,%r11,4), %zmm11
	vmovups	6208(%rsi,%r11,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vmovups	1600(%rsi,%r11,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm6, %zmm11
	vmovups	-126656(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm7, %zmm11   # zmm11 = (zmm7 * zmm13) + zmm11
	vmovups	-125888(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm6, %zmm13
	vmovups	-125120(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm7, %zmm13   # zmm13 = (zmm7 * zmm15) + zmm13
	vmovups	-124352(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm0) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm6, %zmm15
	vmovups	-123584(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm7, %zmm15   # zmm15 = (zmm7 * zmm17) + zmm15
	vmovups	-122816(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm0, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm0) + zmm18
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vmulps	%zmm17, %zmm6, %zmm17
	vmovups	-122048(%r9,%r11,4), %zmm19
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vfmadd231ps	%zmm19, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm19) + zmm17
	vmovups	-121280(%r9,%r11,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm5) + zmm18
	vfmadd231ps	%zmm19, %zmm8, %zmm17   # zmm17 = (zmm8 * zmm19) + zmm17
	vmovups	%zmm10, -42944(%rdx,%r11,4)
	vmovups	%zmm12, -42176(%rdx,%r11,4)
	vmovups	%zmm14, -41408(%rdx,%r11,4)
	vmovups	%zmm16, -40640(%rdx,%r11,4)
	vmovups	%zmm18, -39872(%rdx,%r11,4)
	vfmadd231ps	-85952(%r9,%r11,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vfmadd231ps	-85184(%r9,%r11,4), %zmm2, %zmm9 # zmm9 = (zmm2 * mem) + zmm9
	vmovups	-84416(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vfmadd231ps	%zmm10, %zmm1, %zmm11   # zmm11 = (zmm1 * zmm10) + zmm11
	vfmadd231ps	-83648(%r9,%r11,4), %zmm2, %zmm11 # zmm11 = (zmm2 * mem) + zmm11
	vmovups	-82880(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm10, %zmm1, %zmm13   # zmm13 = (zmm1 * zmm10) + zmm13
	vfmadd231ps	-82112(%r9,%r11,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	-81344(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm3) + zmm13
	vfmadd231ps	%zmm10, %zmm1, %zmm15   # zmm15 = (zmm1 * zmm10) + zmm15
	vfmadd231ps	-80576(%r9,%r11,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	-79808(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm3) + zmm15
	vfmadd231ps	%zmm10, %zmm1, %zmm17   # zmm17 = (zmm1 * zmm10) + zmm17
	vfmadd231ps	-79040(%r9,%r11,4), %zmm2, %zmm17 # zmm17 = (zmm2 * mem) + zmm17
	vfmadd231ps	-78272(%r9,%r11,4), %zmm3, %zmm17 # zmm17 = (zmm3 * mem) + zmm17
	vmovups	-42944(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm0, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm0) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	-42176(%r9,%r11,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm7, %zmm10   # zmm10 = (zmm7 * zmm12) + zmm10
	vmovups	-41408(%r9,%r11,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm0, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm0) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm6, %zmm12
	vmovups	-40640(%r9,%r11,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm7, %zmm12   # zmm12 = (zmm7 * zmm14) + zmm12
	vmovups	-39872(%r9,%r11,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm6, %zmm14
	vmovups	-39104(%r9,%r11,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm16, %zmm7, %zmm14   # zmm14 = (zmm7 * zmm16) + zmm14
	vmovups	-38336(%r9,%r11,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm8, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm8) + zmm14
	vmulps	%zmm16, %zmm6, %zmm16
	vmovups	-37568(%r9,%r11,4), %zmm18
	vfmadd231ps	%zmm4, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm4) + zmm15
	vfmadd231ps	%zmm18, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm18) + zmm16
	vmovups	-36800(%r9,%r11,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm5) + zmm15
	vfmadd231ps	%zmm0, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm0) + zmm17
	vfmadd231ps	%zmm8, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm8) + zmm16
	vmulps	%zmm18, %zmm6, %zmm18
	vmovups	-36032(%r9,%r11,4), %zmm19
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm19, %zmm7, %zmm18   # zmm18 = (zmm7 * zmm19) + zmm18
	vmovups	-35264(%r9,%r11,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm5) + zmm17
	vfmadd231ps	%zmm19, %zmm8, %zmm18   # zmm18 = (zmm8 * zmm19) + zmm18
	vmovups	%zmm9, -21440(%rdx,%r11,4)
	vmovups	%zmm11, -20672(%rdx,%r11,4)
	vmovups	%zmm13, -19904(%rdx,%r11,4)
	vmovups	%zmm15, -19136(%rdx,%r11,4)
	vmovups	%zmm17, -18368(%rdx,%r11,4)
	vfmadd231ps	64(%r9,%r11,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vfmadd231ps	832(%r9,%r11,4), %zmm2, %zmm10 # zmm10 = (zmm2 * mem) + zmm10
	vmovups	1600(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vfmadd231ps	%zmm9, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm9) + zmm12
	vfmadd231ps	2368(%r9,%r11,4), %zmm2, %zmm12 # zmm12 = (zmm2 * mem) + zmm12
	vmovups	3136(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vfmadd231ps	%zmm9, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm9) + zmm14
	vfmadd231ps	3904(%r9,%r11,4), %zmm2, %zmm14 # zmm14 = (zmm2 * mem) + zmm14
	vmovups	4672(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm3) + zmm14
	vfmadd231ps	%zmm9, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm9) + zmm16
	vfmadd231ps	5440(%r9,%r11,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	6208(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm3) + zmm16
	vfmadd231ps	%zmm9, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm9) + zmm18
	vfmadd231ps	6976(%r9,%r11,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vfmadd231ps	7744(%r9,%r11,4), %zmm3, %zmm18 # zmm18 = (zmm3 * mem) + zmm18
	vmovups	43072(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm0, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm0) + zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmovups	43840(%r9,%r11,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm11, %zmm7, %zmm9    # zmm9 = (zmm7 * zmm11) + zmm9
	vmovups	44608(%r9,%r11,4), %zmm11
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm6, %zmm11
	vmovups	45376(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm7, %zmm11   # zmm11 = (zmm7 * zmm13) + zmm11
	vmovups	46144(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm6, %zmm13
	vmovups	46912(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm7, %zmm13   # zmm13 = (zmm7 * zmm15) + zmm13
	vmovups	47680(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm0) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm6, %zmm15
	vmovups	48448(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm7, %zmm15   # zmm15 = (zmm7 * zmm17) + zmm15
	vmovups	49216(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm0, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm0) + zmm18
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vmulps	%zmm17, %zmm6, %zmm6
	vmovups	49984(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm6    # zmm6 = (zmm17 * zmm7) + zmm6
	vmovups	50752(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm5) + zmm18
	vfmadd231ps	%zmm8, %zmm7, %zmm6     # zmm6 = (zmm7 * zmm8) + zmm6
	vmovups	%zmm10, 64(%rdx,%r11,4)
	vmovups	%zmm12, 832(%rdx,%r11,4)
	vmovups	%zmm14, 1600(%rdx,%r11,4)
	vmovups	%zmm16, 2368(%rdx,%r11,4)
	vmovups	%zmm18, 3136(%rdx,%r11,4)
	vfmadd231ps	86080(%r9,%r11,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vfmadd231ps	86848(%r9,%r11,4), %zmm2, %zmm9 # zmm9 = (zmm2 * mem) + zmm9
	vmovups	87616(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm3) + zmm9
	vfmadd231ps	%zmm7, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm7) + zmm11
	vfmadd231ps	88384(%r9,%r11,4), %zmm2, %zmm11 # zmm11 = (zmm2 * mem) + zmm11
	vmovups	89152(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm3) + zmm11
	vfmadd231ps	%zmm7, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm7) + zmm13
	vfmadd231ps	89920(%r9,%r11,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	90688(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm3) + zmm13
	vfmadd231ps	%zmm7, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm7) + zmm15
	vfmadd231ps	91456(%r9,%r11,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	92224(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vfmadd231ps	%zmm1, %zmm7, %zmm6     # zmm6 = (zmm7 * zmm1) + zmm6
	vfmadd231ps	92992(%r9,%r11,4), %zmm2, %zmm6 # zmm6 = (zmm2 * mem) + zmm6
	vfmadd231ps	93760(%r9,%r11,4), %zmm3, %zmm6 # zmm6 = (zmm3 * mem) + zmm6
	vfmadd231ps	129088(%r9,%r11,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	129856(%r9,%r11,4), %zmm4, %zmm9 # zmm9 = (zmm4 * mem) + zmm9
	vmovups	130624(%r9,%r11,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm9     # zmm9 = (zmm1 * zmm5) + zmm9
	vfmadd231ps	%zmm1, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm1) + zmm11
	vfmadd231ps	131392(%r9,%r11,4), %zmm4, %zmm11 # zmm11 = (zmm4 * mem) + zmm11
	vmovups	132160(%r9,%r11,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm5) + zmm11
	vfmadd231ps	%zmm1, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm1) + zmm13
	vfmadd231ps	132928(%r9,%r11,4), %zmm4, %zmm13 # zmm13 = (zmm4 * mem) + zmm13
	vmovups	133696(%r9,%r11,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm5) + zmm13
	vfmadd231ps	%zmm1, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm1) + zmm15
	vfmadd231ps	134464(%r9,%r11,4), %zmm4, %zmm15 # zmm15 = (zmm4 * mem) + zmm15
	vmovups	135232(%r9,%r11,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm5) + zmm15
	vfmadd231ps	%zmm0, %zmm1, %zmm6     # zmm6 = (zmm1 * zmm0) + zmm6
	vfmadd231ps	136000(%r9,%r11,4), %zmm4, %zmm6 # zmm6 = (zmm4 * mem) + zmm6
	vfmadd231ps	136768(%r9,%r11,4), %zmm5, %zmm6 # zmm6 = (zmm5 * mem) + zmm6
	vmovups	%zmm9, 21568(%rdx,%r11,4)
	vmovups	%zmm11, 22336(%rdx,%r11,4)
	vmovups	%zmm13, 23104(%rdx,%r11,4)
	vmovups	%zmm15, 23872(%rdx,%r11,4)
	vmovups	%zmm6, 24640(%rdx,%r11,4)
	addq	$16, %r11
	cmpq	$176, %r11
	jl	.LBB1_7
	jmp	.LBB1_8
.LBB1_9:                                # %.preheader20.preheader
	leaq	58368(%rax), %rdx
	leaq	201984(%rdi), %r9
	movl	$20, %r10d
	jmp	.LBB1_10
	.p2align	4
.LBB1_13:                               # %._crit_edge26
                                        #   in Loop: Header=BB1_10 Depth=1
	leaq	4(%r10), %r11
	addq	$3072, %rdx                     # imm = 0xC00
	addq	$6144, %r9                      # imm = 0x1800
	cmpq	$24, %r10
	movq	%r11, %r10
	jae	.LBB1_14
.LBB1_10:                               # %.preheader20
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_12 Depth 2
	xorl	%r11d, %r11d
	#APP
	#NO_APP
	cmpq	$191, %r11
	jg	.LBB1_13
# %bb.11:                               # %.lr.ph25
                                        #   in Loop: Header=BB1_10 Depth=1
	addq	$-16, %r11
	.p2align	4
.LBB1_12:                               #   Parent Loop BB1_10 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	2368(%rsi,%r11,4), %zmm0
	vmulps	-171968(%r9,%r11,4), %zmm0, %zmm10
	vmovups	3136(%rsi,%r11,4), %zmm1
	vfmadd231ps	-171200(%r9,%r11,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	-170432(%r9,%r11,4), %zmm2
	vmovups	3904(%rsi,%r11,4), %zmm3
	vfmadd231ps	%zmm3, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm3) + zmm10
	vmulps	%zmm2, %zmm0, %zmm12
	vfmadd231ps	-169664(%r9,%r11,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	-168896(%r9,%r11,4), %zmm2
	vfmadd231ps	%zmm3, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm3) + zmm12
	vmulps	%zmm2, %zmm0, %zmm14
	vfmadd231ps	-168128(%r9,%r11,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	-167360(%r9,%r11,4), %zmm2
	vfmadd231ps	%zmm3, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm3) + zmm14
	vmulps	%zmm2, %zmm0, %zmm16
	vfmadd231ps	-166592(%r9,%r11,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	-165824(%r9,%r11,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	-128960(%r9,%r11,4), %zmm4
	vmovups	4672(%rsi,%r11,4), %zmm2
	vfmadd231ps	%zmm2, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm2) + zmm10
	vmovups	64(%rsi,%r11,4), %zmm6
	vmulps	%zmm6, %zmm4, %zmm9
	vmovups	-128192(%r9,%r11,4), %zmm5
	vmovups	5440(%rsi,%r11,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm10    # zmm10 = (zmm5 * zmm4) + zmm10
	vmovups	832(%rsi,%r11,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm5) + zmm9
	vmovups	-127424(%r9,%r11,4), %zmm11
	vmovups	6208(%rsi,%r11,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm2, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm2) + zmm12
	vmovups	1600(%rsi,%r11,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm6, %zmm11
	vmovups	-126656(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm7, %zmm11   # zmm11 = (zmm7 * zmm13) + zmm11
	vmovups	-125888(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm2) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm6, %zmm13
	vmovups	-125120(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm7, %zmm13   # zmm13 = (zmm7 * zmm15) + zmm13
	vmovups	-124352(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm2, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm2) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm6, %zmm15
	vmovups	-123584(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm7, %zmm15   # zmm15 = (zmm7 * zmm17) + zmm15
	vmovups	-122816(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm17, %zmm8, %zmm15   # zmm15 = (zmm8 * zmm17) + zmm15
	vmovups	%zmm10, -42944(%rdx,%r11,4)
	vmovups	%zmm12, -42176(%rdx,%r11,4)
	vmovups	%zmm14, -41408(%rdx,%r11,4)
	vmovups	%zmm16, -40640(%rdx,%r11,4)
	vfmadd231ps	-85952(%r9,%r11,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	-85184(%r9,%r11,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	-84416(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	-83648(%r9,%r11,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	-82880(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm3) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	-82112(%r9,%r11,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	-81344(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm3) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	-80576(%r9,%r11,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vfmadd231ps	-79808(%r9,%r11,4), %zmm3, %zmm15 # zmm15 = (zmm3 * mem) + zmm15
	vmovups	-42944(%r9,%r11,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	-42176(%r9,%r11,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm7, %zmm10   # zmm10 = (zmm7 * zmm12) + zmm10
	vmovups	-41408(%r9,%r11,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm2, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm2) + zmm11
	vfmadd231ps	%zmm8, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm8) + zmm10
	vmulps	%zmm12, %zmm6, %zmm12
	vmovups	-40640(%r9,%r11,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm7, %zmm12   # zmm12 = (zmm7 * zmm14) + zmm12
	vmovups	-39872(%r9,%r11,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm2, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm2) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vmulps	%zmm14, %zmm6, %zmm14
	vmovups	-39104(%r9,%r11,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm16, %zmm7, %zmm14   # zmm14 = (zmm7 * zmm16) + zmm14
	vmovups	-38336(%r9,%r11,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm2) + zmm15
	vfmadd231ps	%zmm8, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm8) + zmm14
	vmulps	%zmm16, %zmm6, %zmm16
	vmovups	-37568(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm4) + zmm15
	vfmadd231ps	%zmm17, %zmm7, %zmm16   # zmm16 = (zmm7 * zmm17) + zmm16
	vmovups	-36800(%r9,%r11,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm17, %zmm8, %zmm16   # zmm16 = (zmm8 * zmm17) + zmm16
	vmovups	%zmm9, -21440(%rdx,%r11,4)
	vmovups	%zmm11, -20672(%rdx,%r11,4)
	vmovups	%zmm13, -19904(%rdx,%r11,4)
	vmovups	%zmm15, -19136(%rdx,%r11,4)
	vfmadd231ps	64(%r9,%r11,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	832(%r9,%r11,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	1600(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	2368(%r9,%r11,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	3136(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm3) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	3904(%r9,%r11,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	4672(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm3) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	5440(%r9,%r11,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	6208(%r9,%r11,4), %zmm3, %zmm16 # zmm16 = (zmm3 * mem) + zmm16
	vmovups	43072(%r9,%r11,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmovups	43840(%r9,%r11,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm11, %zmm7, %zmm9    # zmm9 = (zmm7 * zmm11) + zmm9
	vmovups	44608(%r9,%r11,4), %zmm11
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm2, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm2) + zmm12
	vfmadd231ps	%zmm8, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm8) + zmm9
	vmulps	%zmm11, %zmm6, %zmm11
	vmovups	45376(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm7, %zmm11   # zmm11 = (zmm7 * zmm13) + zmm11
	vmovups	46144(%r9,%r11,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm2, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm2) + zmm14
	vfmadd231ps	%zmm8, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm8) + zmm11
	vmulps	%zmm13, %zmm6, %zmm13
	vmovups	46912(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm7, %zmm13   # zmm13 = (zmm7 * zmm15) + zmm13
	vmovups	47680(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm2, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm2) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm8) + zmm13
	vmulps	%zmm15, %zmm6, %zmm6
	vmovups	48448(%r9,%r11,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm4) + zmm16
	vfmadd231ps	%zmm7, %zmm15, %zmm6    # zmm6 = (zmm15 * zmm7) + zmm6
	vmovups	49216(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm16    # zmm16 = (zmm7 * zmm5) + zmm16
	vfmadd231ps	%zmm8, %zmm7, %zmm6     # zmm6 = (zmm7 * zmm8) + zmm6
	vmovups	%zmm10, 64(%rdx,%r11,4)
	vmovups	%zmm12, 832(%rdx,%r11,4)
	vmovups	%zmm14, 1600(%rdx,%r11,4)
	vmovups	%zmm16, 2368(%rdx,%r11,4)
	vfmadd231ps	86080(%r9,%r11,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	86848(%r9,%r11,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	87616(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm3) + zmm9
	vfmadd231ps	%zmm7, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm7) + zmm11
	vfmadd231ps	88384(%r9,%r11,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	89152(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm3) + zmm11
	vfmadd231ps	%zmm7, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm7) + zmm13
	vfmadd231ps	89920(%r9,%r11,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	90688(%r9,%r11,4), %zmm7
	vfmadd231ps	%zmm3, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm7, %zmm6     # zmm6 = (zmm7 * zmm0) + zmm6
	vfmadd231ps	91456(%r9,%r11,4), %zmm1, %zmm6 # zmm6 = (zmm1 * mem) + zmm6
	vfmadd231ps	92224(%r9,%r11,4), %zmm3, %zmm6 # zmm6 = (zmm3 * mem) + zmm6
	vfmadd231ps	129088(%r9,%r11,4), %zmm2, %zmm9 # zmm9 = (zmm2 * mem) + zmm9
	vfmadd231ps	129856(%r9,%r11,4), %zmm4, %zmm9 # zmm9 = (zmm4 * mem) + zmm9
	vmovups	130624(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm5) + zmm9
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vfmadd231ps	131392(%r9,%r11,4), %zmm4, %zmm11 # zmm11 = (zmm4 * mem) + zmm11
	vmovups	132160(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vfmadd231ps	%zmm0, %zmm2, %zmm13    # zmm13 = (zmm2 * zmm0) + zmm13
	vfmadd231ps	132928(%r9,%r11,4), %zmm4, %zmm13 # zmm13 = (zmm4 * mem) + zmm13
	vmovups	133696(%r9,%r11,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	%zmm2, %zmm0, %zmm6     # zmm6 = (zmm0 * zmm2) + zmm6
	vfmadd231ps	134464(%r9,%r11,4), %zmm4, %zmm6 # zmm6 = (zmm4 * mem) + zmm6
	vfmadd231ps	135232(%r9,%r11,4), %zmm5, %zmm6 # zmm6 = (zmm5 * mem) + zmm6
	vmovups	%zmm9, 21568(%rdx,%r11,4)
	vmovups	%zmm11, 22336(%rdx,%r11,4)
	vmovups	%zmm13, 23104(%rdx,%r11,4)
	vmovups	%zmm6, 23872(%rdx,%r11,4)
	addq	$16, %r11
	cmpq	$176, %r11
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
	imulq	$86016, %r9, %rbx               # imm = 0x15000
	leaq	(%rbx,%rax), %r8
	addq	$86016, %r8                     # imm = 0x15000
	imulq	$344064, %r9, %r14              # imm = 0x54000
	leaq	(%r14,%rdi), %r9
	addq	$344064, %r9                    # imm = 0x54000
	leaq	89856(%rbx,%rax), %r10
	leaq	(%r14,%rdi), %r11
	addq	$350976, %r11                   # imm = 0x55B00
	addq	%rbx, %rax
	addq	$101376, %rax                   # imm = 0x18C00
	addq	%r14, %rdi
	addq	$374016, %rdi                   # imm = 0x5B500
	jmp	.LBB1_17
	.p2align	4
.LBB1_16:                               # %.loopexit
                                        #   in Loop: Header=BB1_17 Depth=1
	addq	$86016, %r8                     # imm = 0x15000
	addq	$344064, %r9                    # imm = 0x54000
	addq	$86016, %r10                    # imm = 0x15000
	addq	$344064, %r11                   # imm = 0x54000
	addq	$86016, %rax                    # imm = 0x15000
	addq	$344064, %rdi                   # imm = 0x54000
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
	cmpq	$191, %rbx
	jg	.LBB1_20
# %bb.18:                               # %.lr.ph28
                                        #   in Loop: Header=BB1_17 Depth=1
	addq	$-16, %rbx
	.p2align	4
.LBB1_19:                               #   Parent Loop BB1_17 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	832(%rsi,%rbx,4), %zmm6
	vmulps	-42944(%r9,%rbx,4), %zmm6, %zmm10
	vmovups	-42176(%r9,%rbx,4), %zmm0
	vmovups	1600(%rsi,%rbx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm4) + zmm10
	vmovups	64(%rsi,%rbx,4), %zmm8
	vmulps	%zmm8, %zmm0, %zmm12
	vfmadd231ps	-41408(%r9,%rbx,4), %zmm6, %zmm12 # zmm12 = (zmm6 * mem) + zmm12
	vmovups	-40640(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vmulps	%zmm0, %zmm8, %zmm14
	vfmadd231ps	-39872(%r9,%rbx,4), %zmm6, %zmm14 # zmm14 = (zmm6 * mem) + zmm14
	vmovups	-39104(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vmulps	%zmm0, %zmm8, %zmm16
	vfmadd231ps	-38336(%r9,%rbx,4), %zmm6, %zmm16 # zmm16 = (zmm6 * mem) + zmm16
	vmovups	-37568(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vmulps	%zmm0, %zmm8, %zmm18
	vfmadd231ps	-36800(%r9,%rbx,4), %zmm6, %zmm18 # zmm18 = (zmm6 * mem) + zmm18
	vfmadd231ps	-36032(%r9,%rbx,4), %zmm4, %zmm18 # zmm18 = (zmm4 * mem) + zmm18
	vmovups	3136(%rsi,%rbx,4), %zmm0
	vfmadd231ps	64(%r9,%rbx,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	832(%r9,%rbx,4), %zmm2
	vmovups	3904(%rsi,%rbx,4), %zmm1
	vfmadd231ps	%zmm1, %zmm2, %zmm10    # zmm10 = (zmm2 * zmm1) + zmm10
	vmovups	2368(%rsi,%rbx,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vfmadd231ps	1600(%r9,%rbx,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	2368(%r9,%rbx,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm1) + zmm12
	vfmadd231ps	%zmm2, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm2) + zmm14
	vfmadd231ps	3136(%r9,%rbx,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	3904(%r9,%rbx,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm1) + zmm14
	vfmadd231ps	%zmm2, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm2) + zmm16
	vfmadd231ps	4672(%r9,%rbx,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vmovups	5440(%r9,%rbx,4), %zmm2
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm2, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm2) + zmm18
	vfmadd231ps	6208(%r9,%rbx,4), %zmm0, %zmm18 # zmm18 = (zmm0 * mem) + zmm18
	vfmadd231ps	6976(%r9,%rbx,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vmovups	43072(%r9,%rbx,4), %zmm3
	vmovups	5440(%rsi,%rbx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vmulps	%zmm3, %zmm6, %zmm9
	vmovups	43840(%r9,%rbx,4), %zmm11
	vmovups	6208(%rsi,%rbx,4), %zmm3
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vmovups	4672(%rsi,%rbx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	44608(%r9,%rbx,4), %zmm13
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	45376(%r9,%rbx,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm7, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm4) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	46144(%r9,%rbx,4), %zmm15
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	46912(%r9,%rbx,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm7, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm4) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	47680(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm2) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	48448(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm7, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm4) + zmm15
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	49216(%r9,%rbx,4), %zmm19
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm19, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm19) + zmm17
	vmovups	49984(%r9,%rbx,4), %zmm19
	vfmadd231ps	%zmm3, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm3) + zmm18
	vfmadd231ps	%zmm19, %zmm4, %zmm17   # zmm17 = (zmm4 * zmm19) + zmm17
	vmovups	%zmm10, 64(%r8,%rbx,4)
	vmovups	%zmm12, 832(%r8,%rbx,4)
	vmovups	%zmm14, 1600(%r8,%rbx,4)
	vmovups	%zmm16, 2368(%r8,%rbx,4)
	vmovups	%zmm18, 3136(%r8,%rbx,4)
	vfmadd231ps	86080(%r9,%rbx,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	86848(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm1) + zmm9
	vfmadd231ps	%zmm10, %zmm5, %zmm11   # zmm11 = (zmm5 * zmm10) + zmm11
	vfmadd231ps	87616(%r9,%rbx,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	88384(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm1) + zmm11
	vfmadd231ps	%zmm10, %zmm5, %zmm13   # zmm13 = (zmm5 * zmm10) + zmm13
	vfmadd231ps	89152(%r9,%rbx,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	89920(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm1) + zmm13
	vfmadd231ps	%zmm10, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm10) + zmm15
	vfmadd231ps	90688(%r9,%rbx,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vmovups	91456(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm1, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm1) + zmm15
	vfmadd231ps	%zmm10, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm10) + zmm17
	vfmadd231ps	92224(%r9,%rbx,4), %zmm0, %zmm17 # zmm17 = (zmm0 * mem) + zmm17
	vfmadd231ps	92992(%r9,%rbx,4), %zmm1, %zmm17 # zmm17 = (zmm1 * mem) + zmm17
	vmovups	129088(%r9,%rbx,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vmulps	%zmm10, %zmm6, %zmm10
	vmovups	129856(%r9,%rbx,4), %zmm12
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm7, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm4) + zmm10
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	130624(%r9,%rbx,4), %zmm14
	vfmadd231ps	%zmm2, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm2) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	131392(%r9,%rbx,4), %zmm14
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vfmadd231ps	%zmm7, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	132160(%r9,%rbx,4), %zmm16
	vfmadd231ps	%zmm2, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm2) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	132928(%r9,%rbx,4), %zmm16
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm7, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	133696(%r9,%rbx,4), %zmm18
	vfmadd231ps	%zmm2, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm2) + zmm15
	vfmadd231ps	%zmm18, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm18) + zmm16
	vmovups	134464(%r9,%rbx,4), %zmm18
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vfmadd231ps	%zmm7, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm7) + zmm17
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	135232(%r9,%rbx,4), %zmm19
	vfmadd231ps	%zmm2, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm2) + zmm17
	vfmadd231ps	%zmm19, %zmm6, %zmm18   # zmm18 = (zmm6 * zmm19) + zmm18
	vmovups	136000(%r9,%rbx,4), %zmm19
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm19, %zmm4, %zmm18   # zmm18 = (zmm4 * zmm19) + zmm18
	vmovups	%zmm9, 21568(%r8,%rbx,4)
	vmovups	%zmm11, 22336(%r8,%rbx,4)
	vmovups	%zmm13, 23104(%r8,%rbx,4)
	vmovups	%zmm15, 23872(%r8,%rbx,4)
	vmovups	%zmm17, 24640(%r8,%rbx,4)
	vfmadd231ps	172096(%r9,%rbx,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	172864(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm1) + zmm10
	vfmadd231ps	%zmm9, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm9) + zmm12
	vfmadd231ps	173632(%r9,%rbx,4), %zmm0, %zmm12 # zmm12 = (zmm0 * mem) + zmm12
	vmovups	174400(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm1) + zmm12
	vfmadd231ps	%zmm9, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm9) + zmm14
	vfmadd231ps	175168(%r9,%rbx,4), %zmm0, %zmm14 # zmm14 = (zmm0 * mem) + zmm14
	vmovups	175936(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm1) + zmm14
	vfmadd231ps	%zmm9, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm9) + zmm16
	vfmadd231ps	176704(%r9,%rbx,4), %zmm0, %zmm16 # zmm16 = (zmm0 * mem) + zmm16
	vmovups	177472(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm1, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm1) + zmm16
	vfmadd231ps	%zmm9, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm9) + zmm18
	vfmadd231ps	178240(%r9,%rbx,4), %zmm0, %zmm18 # zmm18 = (zmm0 * mem) + zmm18
	vfmadd231ps	179008(%r9,%rbx,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vmovups	215104(%r9,%rbx,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vmulps	%zmm9, %zmm6, %zmm9
	vmovups	215872(%r9,%rbx,4), %zmm11
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vfmadd231ps	%zmm7, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	216640(%r9,%rbx,4), %zmm13
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	217408(%r9,%rbx,4), %zmm13
	vfmadd231ps	%zmm3, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm3) + zmm12
	vfmadd231ps	%zmm7, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm4) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	218176(%r9,%rbx,4), %zmm15
	vfmadd231ps	%zmm2, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm2) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	218944(%r9,%rbx,4), %zmm15
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm7, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm4) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	219712(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm2) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	220480(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm7, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm4) + zmm15
	vmulps	%zmm17, %zmm8, %zmm8
	vmovups	221248(%r9,%rbx,4), %zmm17
	vfmadd231ps	%zmm2, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm2) + zmm18
	vfmadd231ps	%zmm6, %zmm17, %zmm8    # zmm8 = (zmm17 * zmm6) + zmm8
	vmovups	222016(%r9,%rbx,4), %zmm6
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm4) + zmm8
	vmovups	%zmm10, 43072(%r8,%rbx,4)
	vmovups	%zmm12, 43840(%r8,%rbx,4)
	vmovups	%zmm14, 44608(%r8,%rbx,4)
	vmovups	%zmm16, 45376(%r8,%rbx,4)
	vmovups	%zmm18, 46144(%r8,%rbx,4)
	vfmadd231ps	258112(%r9,%rbx,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vmovups	258880(%r9,%rbx,4), %zmm4
	vfmadd231ps	%zmm1, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm1) + zmm9
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	259648(%r9,%rbx,4), %zmm0, %zmm11 # zmm11 = (zmm0 * mem) + zmm11
	vmovups	260416(%r9,%rbx,4), %zmm4
	vfmadd231ps	%zmm1, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm1) + zmm11
	vfmadd231ps	%zmm4, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm4) + zmm13
	vfmadd231ps	261184(%r9,%rbx,4), %zmm0, %zmm13 # zmm13 = (zmm0 * mem) + zmm13
	vmovups	261952(%r9,%rbx,4), %zmm4
	vfmadd231ps	%zmm1, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm1) + zmm13
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	262720(%r9,%rbx,4), %zmm0, %zmm15 # zmm15 = (zmm0 * mem) + zmm15
	vmovups	263488(%r9,%rbx,4), %zmm4
	vfmadd231ps	%zmm1, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm4, %zmm8     # zmm8 = (zmm4 * zmm5) + zmm8
	vfmadd231ps	264256(%r9,%rbx,4), %zmm0, %zmm8 # zmm8 = (zmm0 * mem) + zmm8
	vfmadd231ps	265024(%r9,%rbx,4), %zmm1, %zmm8 # zmm8 = (zmm1 * mem) + zmm8
	vfmadd231ps	301120(%r9,%rbx,4), %zmm2, %zmm9 # zmm9 = (zmm2 * mem) + zmm9
	vmovups	301888(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm3) + zmm9
	vfmadd231ps	%zmm0, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm0) + zmm11
	vfmadd231ps	302656(%r9,%rbx,4), %zmm2, %zmm11 # zmm11 = (zmm2 * mem) + zmm11
	vmovups	303424(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm3) + zmm11
	vfmadd231ps	%zmm0, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm0) + zmm13
	vfmadd231ps	304192(%r9,%rbx,4), %zmm2, %zmm13 # zmm13 = (zmm2 * mem) + zmm13
	vmovups	304960(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm0) + zmm15
	vfmadd231ps	305728(%r9,%rbx,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	306496(%r9,%rbx,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm3) + zmm15
	vfmadd231ps	%zmm7, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm7) + zmm8
	vfmadd231ps	307264(%r9,%rbx,4), %zmm2, %zmm8 # zmm8 = (zmm2 * mem) + zmm8
	vfmadd231ps	308032(%r9,%rbx,4), %zmm3, %zmm8 # zmm8 = (zmm3 * mem) + zmm8
	vmovups	%zmm9, 64576(%r8,%rbx,4)
	vmovups	%zmm11, 65344(%r8,%rbx,4)
	vmovups	%zmm13, 66112(%r8,%rbx,4)
	vmovups	%zmm15, 66880(%r8,%rbx,4)
	vmovups	%zmm8, 67648(%r8,%rbx,4)
	addq	$16, %rbx
	cmpq	$176, %rbx
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
	addq	$3840, %r14                     # imm = 0xF00
	addq	$7680, %rbx                     # imm = 0x1E00
	cmpq	$15, %r15
	movq	%r12, %r15
	jae	.LBB1_25
.LBB1_21:                               #   Parent Loop BB1_17 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_23 Depth 3
	xorl	%r12d, %r12d
	#APP
	#NO_APP
	cmpq	$191, %r12
	jg	.LBB1_24
# %bb.22:                               # %.lr.ph30
                                        #   in Loop: Header=BB1_21 Depth=2
	addq	$-16, %r12
	.p2align	4
.LBB1_23:                               #   Parent Loop BB1_17 Depth=1
                                        #     Parent Loop BB1_21 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	64(%rsi,%r12,4), %zmm8
	vmulps	-42944(%rbx,%r12,4), %zmm8, %zmm10
	vmovups	832(%rsi,%r12,4), %zmm6
	vfmadd231ps	-42176(%rbx,%r12,4), %zmm6, %zmm10 # zmm10 = (zmm6 * mem) + zmm10
	vmovups	-41408(%rbx,%r12,4), %zmm0
	vmovups	1600(%rsi,%r12,4), %zmm5
	vfmadd231ps	%zmm5, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm5) + zmm10
	vmulps	%zmm0, %zmm8, %zmm12
	vfmadd231ps	-40640(%rbx,%r12,4), %zmm6, %zmm12 # zmm12 = (zmm6 * mem) + zmm12
	vmovups	-39872(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vmulps	%zmm0, %zmm8, %zmm14
	vfmadd231ps	-39104(%rbx,%r12,4), %zmm6, %zmm14 # zmm14 = (zmm6 * mem) + zmm14
	vmovups	-38336(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vmulps	%zmm0, %zmm8, %zmm16
	vfmadd231ps	-37568(%rbx,%r12,4), %zmm6, %zmm16 # zmm16 = (zmm6 * mem) + zmm16
	vmovups	-36800(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vmulps	%zmm0, %zmm8, %zmm18
	vfmadd231ps	-36032(%rbx,%r12,4), %zmm6, %zmm18 # zmm18 = (zmm6 * mem) + zmm18
	vfmadd231ps	-35264(%rbx,%r12,4), %zmm5, %zmm18 # zmm18 = (zmm5 * mem) + zmm18
	vmovups	2368(%rsi,%r12,4), %zmm0
	vfmadd231ps	64(%rbx,%r12,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	3136(%rsi,%r12,4), %zmm1
	vfmadd231ps	832(%rbx,%r12,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	1600(%rbx,%r12,4), %zmm3
	vmovups	3904(%rsi,%r12,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	2368(%rbx,%r12,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	3136(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	3904(%rbx,%r12,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	4672(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	5440(%rbx,%r12,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	6208(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm2) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	6976(%rbx,%r12,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vfmadd231ps	7744(%rbx,%r12,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vmovups	43072(%rbx,%r12,4), %zmm4
	vmovups	4672(%rsi,%r12,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm10    # zmm10 = (zmm4 * zmm3) + zmm10
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	43840(%rbx,%r12,4), %zmm7
	vmovups	5440(%rsi,%r12,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm10    # zmm10 = (zmm7 * zmm4) + zmm10
	vfmadd231ps	%zmm7, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm7) + zmm9
	vmovups	44608(%rbx,%r12,4), %zmm11
	vmovups	6208(%rsi,%r12,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm7) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	45376(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	46144(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm7, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm7) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	46912(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	47680(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm7, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm7) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm5) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	48448(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	49216(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	49984(%rbx,%r12,4), %zmm19
	vfmadd231ps	%zmm4, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm4) + zmm18
	vfmadd231ps	%zmm19, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm19) + zmm17
	vmovups	50752(%rbx,%r12,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm7) + zmm18
	vfmadd231ps	%zmm19, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm19) + zmm17
	vmovups	%zmm10, 64(%r14,%r12,4)
	vmovups	%zmm12, 832(%r14,%r12,4)
	vmovups	%zmm14, 1600(%r14,%r12,4)
	vmovups	%zmm16, 2368(%r14,%r12,4)
	vmovups	%zmm18, 3136(%r14,%r12,4)
	vfmadd231ps	86080(%rbx,%r12,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	86848(%rbx,%r12,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	87616(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	88384(%rbx,%r12,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	89152(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	89920(%rbx,%r12,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	90688(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	91456(%rbx,%r12,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	92224(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm15   # zmm15 = (zmm10 * zmm2) + zmm15
	vfmadd231ps	%zmm10, %zmm0, %zmm17   # zmm17 = (zmm0 * zmm10) + zmm17
	vfmadd231ps	92992(%rbx,%r12,4), %zmm1, %zmm17 # zmm17 = (zmm1 * mem) + zmm17
	vfmadd231ps	93760(%rbx,%r12,4), %zmm2, %zmm17 # zmm17 = (zmm2 * mem) + zmm17
	vmovups	129088(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm8, %zmm10
	vmovups	129856(%rbx,%r12,4), %zmm12
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm12, %zmm6, %zmm10   # zmm10 = (zmm6 * zmm12) + zmm10
	vmovups	130624(%rbx,%r12,4), %zmm12
	vfmadd231ps	%zmm7, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm7) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm5, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm5) + zmm10
	vmulps	%zmm12, %zmm8, %zmm12
	vmovups	131392(%rbx,%r12,4), %zmm14
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	132160(%rbx,%r12,4), %zmm14
	vfmadd231ps	%zmm7, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm7) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	132928(%rbx,%r12,4), %zmm16
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	133696(%rbx,%r12,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm7) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm5, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm5) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	134464(%rbx,%r12,4), %zmm18
	vfmadd231ps	%zmm4, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm4) + zmm15
	vfmadd231ps	%zmm18, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm18) + zmm16
	vmovups	135232(%rbx,%r12,4), %zmm18
	vfmadd231ps	%zmm7, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm7) + zmm15
	vfmadd231ps	%zmm3, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm3) + zmm17
	vfmadd231ps	%zmm5, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm5) + zmm16
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	136000(%rbx,%r12,4), %zmm19
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm19, %zmm6, %zmm18   # zmm18 = (zmm6 * zmm19) + zmm18
	vmovups	136768(%rbx,%r12,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vfmadd231ps	%zmm19, %zmm5, %zmm18   # zmm18 = (zmm5 * zmm19) + zmm18
	vmovups	%zmm9, 21568(%r14,%r12,4)
	vmovups	%zmm11, 22336(%r14,%r12,4)
	vmovups	%zmm13, 23104(%r14,%r12,4)
	vmovups	%zmm15, 23872(%r14,%r12,4)
	vmovups	%zmm17, 24640(%r14,%r12,4)
	vfmadd231ps	172096(%rbx,%r12,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	172864(%rbx,%r12,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	173632(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	174400(%rbx,%r12,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	175168(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	175936(%rbx,%r12,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	176704(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	177472(%rbx,%r12,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vmovups	178240(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm16    # zmm16 = (zmm9 * zmm2) + zmm16
	vfmadd231ps	%zmm9, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm9) + zmm18
	vfmadd231ps	179008(%rbx,%r12,4), %zmm1, %zmm18 # zmm18 = (zmm1 * mem) + zmm18
	vfmadd231ps	179776(%rbx,%r12,4), %zmm2, %zmm18 # zmm18 = (zmm2 * mem) + zmm18
	vmovups	215104(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm8, %zmm9
	vmovups	215872(%rbx,%r12,4), %zmm11
	vfmadd231ps	%zmm4, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm4) + zmm10
	vfmadd231ps	%zmm11, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm11) + zmm9
	vmovups	216640(%rbx,%r12,4), %zmm11
	vfmadd231ps	%zmm7, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm7) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm5) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	217408(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm4, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm4) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	218176(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm7, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm7) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	218944(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	219712(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm7, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm7) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm5, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm5) + zmm13
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	220480(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm4) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	221248(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vmulps	%zmm17, %zmm8, %zmm8
	vmovups	222016(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm6, %zmm17, %zmm8    # zmm8 = (zmm17 * zmm6) + zmm8
	vmovups	222784(%rbx,%r12,4), %zmm6
	vfmadd231ps	%zmm7, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm7) + zmm18
	vfmadd231ps	%zmm5, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm5) + zmm8
	vmovups	%zmm10, 43072(%r14,%r12,4)
	vmovups	%zmm12, 43840(%r14,%r12,4)
	vmovups	%zmm14, 44608(%r14,%r12,4)
	vmovups	%zmm16, 45376(%r14,%r12,4)
	vmovups	%zmm18, 46144(%r14,%r12,4)
	vfmadd231ps	258112(%rbx,%r12,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	258880(%rbx,%r12,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	259648(%rbx,%r12,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm2) + zmm9
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vfmadd231ps	260416(%rbx,%r12,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	261184(%rbx,%r12,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm2) + zmm11
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	261952(%rbx,%r12,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	262720(%rbx,%r12,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm2) + zmm13
	vfmadd231ps	%zmm5, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm5) + zmm15
	vfmadd231ps	263488(%rbx,%r12,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vmovups	264256(%rbx,%r12,4), %zmm5
	vfmadd231ps	%zmm2, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm0) + zmm8
	vfmadd231ps	265024(%rbx,%r12,4), %zmm1, %zmm8 # zmm8 = (zmm1 * mem) + zmm8
	vfmadd231ps	265792(%rbx,%r12,4), %zmm2, %zmm8 # zmm8 = (zmm2 * mem) + zmm8
	vfmadd231ps	301120(%rbx,%r12,4), %zmm3, %zmm9 # zmm9 = (zmm3 * mem) + zmm9
	vfmadd231ps	301888(%rbx,%r12,4), %zmm4, %zmm9 # zmm9 = (zmm4 * mem) + zmm9
	vmovups	302656(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm7) + zmm9
	vfmadd231ps	%zmm0, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm0) + zmm11
	vfmadd231ps	303424(%rbx,%r12,4), %zmm4, %zmm11 # zmm11 = (zmm4 * mem) + zmm11
	vmovups	304192(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm7) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	304960(%rbx,%r12,4), %zmm4, %zmm13 # zmm13 = (zmm4 * mem) + zmm13
	vmovups	305728(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm7) + zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vfmadd231ps	306496(%rbx,%r12,4), %zmm4, %zmm15 # zmm15 = (zmm4 * mem) + zmm15
	vmovups	307264(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm7) + zmm15
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	308032(%rbx,%r12,4), %zmm4, %zmm8 # zmm8 = (zmm4 * mem) + zmm8
	vfmadd231ps	308800(%rbx,%r12,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm9, 64576(%r14,%r12,4)
	vmovups	%zmm11, 65344(%r14,%r12,4)
	vmovups	%zmm13, 66112(%r14,%r12,4)
	vmovups	%zmm15, 66880(%r14,%r12,4)
	vmovups	%zmm8, 67648(%r14,%r12,4)
	addq	$16, %r12
	cmpq	$176, %r12
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
	addq	$3072, %r14                     # imm = 0xC00
	addq	$6144, %rbx                     # imm = 0x1800
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
	cmpq	$191, %r12
	jg	.LBB1_29
# %bb.27:                               # %.lr.ph33
                                        #   in Loop: Header=BB1_26 Depth=2
	addq	$-16, %r12
	.p2align	4
.LBB1_28:                               #   Parent Loop BB1_17 Depth=1
                                        #     Parent Loop BB1_26 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	64(%rsi,%r12,4), %zmm7
	vmulps	-42944(%rbx,%r12,4), %zmm7, %zmm10
	vmovups	832(%rsi,%r12,4), %zmm6
	vfmadd231ps	-42176(%rbx,%r12,4), %zmm6, %zmm10 # zmm10 = (zmm6 * mem) + zmm10
	vmovups	-41408(%rbx,%r12,4), %zmm0
	vmovups	1600(%rsi,%r12,4), %zmm4
	vfmadd231ps	%zmm4, %zmm0, %zmm10    # zmm10 = (zmm0 * zmm4) + zmm10
	vmulps	%zmm0, %zmm7, %zmm12
	vfmadd231ps	-40640(%rbx,%r12,4), %zmm6, %zmm12 # zmm12 = (zmm6 * mem) + zmm12
	vmovups	-39872(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vmulps	%zmm0, %zmm7, %zmm14
	vfmadd231ps	-39104(%rbx,%r12,4), %zmm6, %zmm14 # zmm14 = (zmm6 * mem) + zmm14
	vmovups	-38336(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vmulps	%zmm0, %zmm7, %zmm16
	vfmadd231ps	-37568(%rbx,%r12,4), %zmm6, %zmm16 # zmm16 = (zmm6 * mem) + zmm16
	vfmadd231ps	-36800(%rbx,%r12,4), %zmm4, %zmm16 # zmm16 = (zmm4 * mem) + zmm16
	vmovups	2368(%rsi,%r12,4), %zmm0
	vfmadd231ps	64(%rbx,%r12,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vmovups	3136(%rsi,%r12,4), %zmm1
	vfmadd231ps	832(%rbx,%r12,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	1600(%rbx,%r12,4), %zmm3
	vmovups	3904(%rsi,%r12,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm10    # zmm10 = (zmm3 * zmm2) + zmm10
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vfmadd231ps	2368(%rbx,%r12,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	3136(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	3904(%rbx,%r12,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	4672(%rbx,%r12,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	5440(%rbx,%r12,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	6208(%rbx,%r12,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	43072(%rbx,%r12,4), %zmm5
	vmovups	4672(%rsi,%r12,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm10    # zmm10 = (zmm5 * zmm3) + zmm10
	vmulps	%zmm5, %zmm7, %zmm9
	vmovups	43840(%rbx,%r12,4), %zmm8
	vmovups	5440(%rsi,%r12,4), %zmm5
	vfmadd231ps	%zmm5, %zmm8, %zmm10    # zmm10 = (zmm8 * zmm5) + zmm10
	vfmadd231ps	%zmm8, %zmm6, %zmm9     # zmm9 = (zmm6 * zmm8) + zmm9
	vmovups	44608(%rbx,%r12,4), %zmm11
	vmovups	6208(%rsi,%r12,4), %zmm8
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	45376(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	46144(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm4) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	46912(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	47680(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm4) + zmm13
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	48448(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm5) + zmm16
	vfmadd231ps	%zmm17, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm17) + zmm15
	vmovups	49216(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm8) + zmm16
	vfmadd231ps	%zmm17, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm17) + zmm15
	vmovups	%zmm10, 64(%r14,%r12,4)
	vmovups	%zmm12, 832(%r14,%r12,4)
	vmovups	%zmm14, 1600(%r14,%r12,4)
	vmovups	%zmm16, 2368(%r14,%r12,4)
	vfmadd231ps	86080(%rbx,%r12,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	86848(%rbx,%r12,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	87616(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm2) + zmm9
	vfmadd231ps	%zmm10, %zmm0, %zmm11   # zmm11 = (zmm0 * zmm10) + zmm11
	vfmadd231ps	88384(%rbx,%r12,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	89152(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm11   # zmm11 = (zmm10 * zmm2) + zmm11
	vfmadd231ps	%zmm10, %zmm0, %zmm13   # zmm13 = (zmm0 * zmm10) + zmm13
	vfmadd231ps	89920(%rbx,%r12,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	90688(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm2, %zmm10, %zmm13   # zmm13 = (zmm10 * zmm2) + zmm13
	vfmadd231ps	%zmm10, %zmm0, %zmm15   # zmm15 = (zmm0 * zmm10) + zmm15
	vfmadd231ps	91456(%rbx,%r12,4), %zmm1, %zmm15 # zmm15 = (zmm1 * mem) + zmm15
	vfmadd231ps	92224(%rbx,%r12,4), %zmm2, %zmm15 # zmm15 = (zmm2 * mem) + zmm15
	vmovups	129088(%rbx,%r12,4), %zmm10
	vfmadd231ps	%zmm3, %zmm10, %zmm9    # zmm9 = (zmm10 * zmm3) + zmm9
	vmulps	%zmm10, %zmm7, %zmm10
	vmovups	129856(%rbx,%r12,4), %zmm12
	vfmadd231ps	%zmm5, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm5) + zmm9
	vfmadd231ps	%zmm12, %zmm6, %zmm10   # zmm10 = (zmm6 * zmm12) + zmm10
	vmovups	130624(%rbx,%r12,4), %zmm12
	vfmadd231ps	%zmm8, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm8) + zmm9
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm4) + zmm10
	vmulps	%zmm12, %zmm7, %zmm12
	vmovups	131392(%rbx,%r12,4), %zmm14
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm14, %zmm6, %zmm12   # zmm12 = (zmm6 * zmm14) + zmm12
	vmovups	132160(%rbx,%r12,4), %zmm14
	vfmadd231ps	%zmm8, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm8) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	132928(%rbx,%r12,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vfmadd231ps	%zmm16, %zmm6, %zmm14   # zmm14 = (zmm6 * zmm16) + zmm14
	vmovups	133696(%rbx,%r12,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm4) + zmm14
	vmulps	%zmm16, %zmm7, %zmm16
	vmovups	134464(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm17, %zmm6, %zmm16   # zmm16 = (zmm6 * zmm17) + zmm16
	vmovups	135232(%rbx,%r12,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm17, %zmm4, %zmm16   # zmm16 = (zmm4 * zmm17) + zmm16
	vmovups	%zmm9, 21568(%r14,%r12,4)
	vmovups	%zmm11, 22336(%r14,%r12,4)
	vmovups	%zmm13, 23104(%r14,%r12,4)
	vmovups	%zmm15, 23872(%r14,%r12,4)
	vfmadd231ps	172096(%rbx,%r12,4), %zmm0, %zmm10 # zmm10 = (zmm0 * mem) + zmm10
	vfmadd231ps	172864(%rbx,%r12,4), %zmm1, %zmm10 # zmm10 = (zmm1 * mem) + zmm10
	vmovups	173632(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm2) + zmm10
	vfmadd231ps	%zmm9, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm9) + zmm12
	vfmadd231ps	174400(%rbx,%r12,4), %zmm1, %zmm12 # zmm12 = (zmm1 * mem) + zmm12
	vmovups	175168(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm12    # zmm12 = (zmm9 * zmm2) + zmm12
	vfmadd231ps	%zmm9, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm9) + zmm14
	vfmadd231ps	175936(%rbx,%r12,4), %zmm1, %zmm14 # zmm14 = (zmm1 * mem) + zmm14
	vmovups	176704(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm2, %zmm9, %zmm14    # zmm14 = (zmm9 * zmm2) + zmm14
	vfmadd231ps	%zmm9, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm9) + zmm16
	vfmadd231ps	177472(%rbx,%r12,4), %zmm1, %zmm16 # zmm16 = (zmm1 * mem) + zmm16
	vfmadd231ps	178240(%rbx,%r12,4), %zmm2, %zmm16 # zmm16 = (zmm2 * mem) + zmm16
	vmovups	215104(%rbx,%r12,4), %zmm9
	vfmadd231ps	%zmm3, %zmm9, %zmm10    # zmm10 = (zmm9 * zmm3) + zmm10
	vmulps	%zmm9, %zmm7, %zmm9
	vmovups	215872(%rbx,%r12,4), %zmm11
	vfmadd231ps	%zmm5, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm5) + zmm10
	vfmadd231ps	%zmm11, %zmm6, %zmm9    # zmm9 = (zmm6 * zmm11) + zmm9
	vmovups	216640(%rbx,%r12,4), %zmm11
	vfmadd231ps	%zmm8, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm8) + zmm10
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vmulps	%zmm11, %zmm7, %zmm11
	vmovups	217408(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm5, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm5) + zmm12
	vfmadd231ps	%zmm13, %zmm6, %zmm11   # zmm11 = (zmm6 * zmm13) + zmm11
	vmovups	218176(%rbx,%r12,4), %zmm13
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm3, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm4) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	218944(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm15, %zmm6, %zmm13   # zmm13 = (zmm6 * zmm15) + zmm13
	vmovups	219712(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm8, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm8) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm4) + zmm13
	vmulps	%zmm15, %zmm7, %zmm7
	vmovups	220480(%rbx,%r12,4), %zmm15
	vfmadd231ps	%zmm5, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm5) + zmm16
	vfmadd231ps	%zmm6, %zmm15, %zmm7    # zmm7 = (zmm15 * zmm6) + zmm7
	vmovups	221248(%rbx,%r12,4), %zmm6
	vfmadd231ps	%zmm8, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm8) + zmm16
	vfmadd231ps	%zmm4, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm4) + zmm7
	vmovups	%zmm10, 43072(%r14,%r12,4)
	vmovups	%zmm12, 43840(%r14,%r12,4)
	vmovups	%zmm14, 44608(%r14,%r12,4)
	vmovups	%zmm16, 45376(%r14,%r12,4)
	vfmadd231ps	258112(%rbx,%r12,4), %zmm0, %zmm9 # zmm9 = (zmm0 * mem) + zmm9
	vfmadd231ps	258880(%rbx,%r12,4), %zmm1, %zmm9 # zmm9 = (zmm1 * mem) + zmm9
	vmovups	259648(%rbx,%r12,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm9     # zmm9 = (zmm4 * zmm2) + zmm9
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	260416(%rbx,%r12,4), %zmm1, %zmm11 # zmm11 = (zmm1 * mem) + zmm11
	vmovups	261184(%rbx,%r12,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm2) + zmm11
	vfmadd231ps	%zmm4, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm4) + zmm13
	vfmadd231ps	261952(%rbx,%r12,4), %zmm1, %zmm13 # zmm13 = (zmm1 * mem) + zmm13
	vmovups	262720(%rbx,%r12,4), %zmm4
	vfmadd231ps	%zmm2, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm0) + zmm7
	vfmadd231ps	263488(%rbx,%r12,4), %zmm1, %zmm7 # zmm7 = (zmm1 * mem) + zmm7
	vfmadd231ps	264256(%rbx,%r12,4), %zmm2, %zmm7 # zmm7 = (zmm2 * mem) + zmm7
	vfmadd231ps	301120(%rbx,%r12,4), %zmm3, %zmm9 # zmm9 = (zmm3 * mem) + zmm9
	vfmadd231ps	301888(%rbx,%r12,4), %zmm5, %zmm9 # zmm9 = (zmm5 * mem) + zmm9
	vmovups	302656(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm9     # zmm9 = (zmm0 * zmm8) + zmm9
	vfmadd231ps	%zmm0, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm0) + zmm11
	vfmadd231ps	303424(%rbx,%r12,4), %zmm5, %zmm11 # zmm11 = (zmm5 * mem) + zmm11
	vmovups	304192(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm8) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	304960(%rbx,%r12,4), %zmm5, %zmm13 # zmm13 = (zmm5 * mem) + zmm13
	vmovups	305728(%rbx,%r12,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm3) + zmm7
	vfmadd231ps	306496(%rbx,%r12,4), %zmm5, %zmm7 # zmm7 = (zmm5 * mem) + zmm7
	vfmadd231ps	307264(%rbx,%r12,4), %zmm8, %zmm7 # zmm7 = (zmm8 * mem) + zmm7
	vmovups	%zmm9, 64576(%r14,%r12,4)
	vmovups	%zmm11, 65344(%r14,%r12,4)
	vmovups	%zmm13, 66112(%r14,%r12,4)
	vmovups	%zmm7, 66880(%r14,%r12,4)
	addq	$16, %r12
	cmpq	$176, %r12
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
	.quad	192                             # 0xc0
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
	.quad	192                             # 0xc0
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
	.quad	192                             # 0xc0
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
