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
	pushq	%rbp
	pushq	%r15
	pushq	%r14
	pushq	%r13
	pushq	%r12
	pushq	%rbx
	subq	$224, %rsp
	movq	%rdx, %r14
	movq	%rsi, %r13
	movq	%rcx, 48(%rsp)                  # 8-byte Spill
	testq	%rcx, %rcx
	setg	%al
	movq	%r8, 56(%rsp)                   # 8-byte Spill
	testq	%r8, %r8
	setle	%cl
	orb	%al, %cl
	jne	.LBB1_16
# %bb.1:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_4
# %bb.2:                                # %.lr.ph.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_3:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	1664(%r13,%rax,4), %zmm0
	vmovups	64(%rdi,%rax,4), %zmm1
	vmovups	464(%rdi,%rax,4), %zmm3
	vmulps	%zmm0, %zmm1, %zmm12
	vmovups	1264(%r13,%rax,4), %zmm2
	vmulps	%zmm2, %zmm1, %zmm13
	vmovups	64(%r13,%rax,4), %zmm8
	vmovups	464(%r13,%rax,4), %zmm6
	vmulps	%zmm6, %zmm1, %zmm15
	vmulps	%zmm8, %zmm1, %zmm14
	vmovups	2064(%r13,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vmulps	%zmm3, %zmm2, %zmm18
	vmovups	864(%r13,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	864(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmulps	%zmm3, %zmm2, %zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	1264(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	1664(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	12064(%rdi,%rax,4), %zmm5
	vmovups	2864(%r13,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vmovups	2464(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm4) + zmm13
	vfmadd231ps	%zmm0, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm2) + zmm14
	vmulps	%zmm5, %zmm6, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	12464(%rdi,%rax,4), %zmm11
	vmovups	3264(%r13,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm2) + zmm16
	vfmadd231ps	%zmm7, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm6) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	12864(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm2) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm6) + zmm11
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	13264(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm7) + zmm11
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	13664(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	%zmm12, 64(%r14,%rax,4)
	vmovups	%zmm13, 464(%r14,%rax,4)
	vmovups	%zmm18, 864(%r14,%rax,4)
	vmovups	%zmm20, 1264(%r14,%rax,4)
	vmovups	24064(%rdi,%rax,4), %zmm12
	vmovups	24464(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm3, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm2) + zmm9
	vmulps	%zmm12, %zmm6, %zmm13
	vmulps	%zmm12, %zmm8, %zmm12
	vfmadd231ps	%zmm5, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm7, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm6) + zmm12
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	24864(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	25264(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	25664(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	%zmm15, 12064(%r14,%rax,4)
	vmovups	%zmm14, 12464(%r14,%rax,4)
	vmovups	%zmm16, 12864(%r14,%rax,4)
	vmovups	%zmm19, 13264(%r14,%rax,4)
	vmovups	36064(%rdi,%rax,4), %zmm14
	vmovups	36464(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm2) + zmm12
	vmulps	%zmm14, %zmm6, %zmm15
	vmulps	%zmm14, %zmm8, %zmm14
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm2) + zmm18
	vfmadd231ps	%zmm7, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	36864(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	37264(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	37664(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm5) + zmm17
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm7, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm7) + zmm8
	vmovups	%zmm10, 24064(%r14,%rax,4)
	vmovups	%zmm9, 24464(%r14,%rax,4)
	vmovups	%zmm11, 24864(%r14,%rax,4)
	vmovups	%zmm17, 25264(%r14,%rax,4)
	vmovups	48064(%rdi,%rax,4), %zmm6
	vmovups	48464(%rdi,%rax,4), %zmm7
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm6) + zmm14
	vfmadd231ps	%zmm5, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm0) + zmm14
	vfmadd231ps	%zmm7, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm7) + zmm16
	vmovups	48864(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	49264(%rdi,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm20    # zmm20 = (zmm2 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm0) + zmm8
	vmovups	49664(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	%zmm13, 36064(%r14,%rax,4)
	vmovups	%zmm12, 36464(%r14,%rax,4)
	vmovups	%zmm18, 36864(%r14,%rax,4)
	vmovups	%zmm20, 37264(%r14,%rax,4)
	vmovups	60064(%rdi,%rax,4), %zmm0
	vmovups	60464(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm3, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm0) + zmm14
	vfmadd231ps	%zmm5, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm3) + zmm14
	vfmadd231ps	%zmm1, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm1) + zmm16
	vmovups	60864(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vmovups	61264(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	61664(%rdi,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm15, 48064(%r14,%rax,4)
	vmovups	%zmm14, 48464(%r14,%rax,4)
	vmovups	%zmm16, 48864(%r14,%rax,4)
	vmovups	%zmm8, 49264(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_3
.LBB1_4:                                # %._crit_edge
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	1600(%r13,%rax,4), %xmm0
	vmovups	(%rdi,%rax,4), %xmm1
	vmovups	400(%rdi,%rax,4), %xmm3
	vmulps	%xmm0, %xmm1, %xmm12
	vmovups	1200(%r13,%rax,4), %xmm2
	vmulps	%xmm2, %xmm1, %xmm13
	vmovups	(%r13,%rax,4), %xmm8
	vmovups	400(%r13,%rax,4), %xmm6
	vmulps	%xmm6, %xmm1, %xmm15
	vmulps	%xmm1, %xmm8, %xmm14
	vmovups	2000(%r13,%rax,4), %xmm1
	vfmadd231ps	%xmm1, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vmulps	%xmm3, %xmm2, %xmm18
	vmovups	800(%r13,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm7) + xmm15
	vfmadd231ps	%xmm6, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm6) + xmm14
	vmulps	%xmm3, %xmm8, %xmm16
	vmovups	800(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm1, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm0) + xmm18
	vmulps	%xmm3, %xmm2, %xmm20
	vfmadd231ps	%xmm7, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm7) + xmm14
	vfmadd231ps	%xmm6, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm6) + xmm16
	vmulps	%xmm3, %xmm8, %xmm19
	vmovups	1200(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm1, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm0) + xmm20
	vfmadd231ps	%xmm7, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm7) + xmm16
	vfmadd231ps	%xmm3, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm3) + xmm19
	vmovups	1600(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm1, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm1) + xmm20
	vfmadd231ps	%xmm3, %xmm7, %xmm19    # xmm19 = (xmm7 * xmm3) + xmm19
	vmovups	12000(%rdi,%rax,4), %xmm5
	vmovups	2800(%r13,%rax,4), %xmm3
	vfmadd231ps	%xmm3, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm3) + xmm12
	vmovups	2400(%r13,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm4) + xmm13
	vfmadd231ps	%xmm0, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm0) + xmm15
	vfmadd231ps	%xmm2, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm2) + xmm14
	vmulps	%xmm5, %xmm6, %xmm10
	vmulps	%xmm5, %xmm8, %xmm9
	vmovups	12400(%rdi,%rax,4), %xmm11
	vmovups	3200(%r13,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm5) + xmm12
	vfmadd231ps	%xmm3, %xmm11, %xmm13   # xmm13 = (xmm11 * xmm3) + xmm13
	vfmadd231ps	%xmm4, %xmm11, %xmm18   # xmm18 = (xmm11 * xmm4) + xmm18
	vfmadd231ps	%xmm1, %xmm11, %xmm15   # xmm15 = (xmm11 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm11, %xmm14   # xmm14 = (xmm11 * xmm0) + xmm14
	vfmadd231ps	%xmm2, %xmm11, %xmm16   # xmm16 = (xmm11 * xmm2) + xmm16
	vfmadd231ps	%xmm7, %xmm11, %xmm10   # xmm10 = (xmm11 * xmm7) + xmm10
	vfmadd231ps	%xmm6, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm6) + xmm9
	vmulps	%xmm11, %xmm8, %xmm11
	vmovups	12800(%rdi,%rax,4), %xmm17
	vfmadd231ps	%xmm5, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm5) + xmm13
	vfmadd231ps	%xmm3, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm3) + xmm18
	vfmadd231ps	%xmm4, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm4) + xmm20
	vfmadd231ps	%xmm1, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm0) + xmm16
	vfmadd231ps	%xmm2, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm2) + xmm19
	vfmadd231ps	%xmm7, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm7) + xmm9
	vfmadd231ps	%xmm6, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm6) + xmm11
	vmulps	%xmm17, %xmm8, %xmm17
	vmovups	13200(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm5) + xmm18
	vfmadd231ps	%xmm3, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm3) + xmm20
	vfmadd231ps	%xmm1, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm0) + xmm19
	vfmadd231ps	%xmm7, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm7) + xmm11
	vfmadd231ps	%xmm21, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm21) + xmm17
	vmovups	13600(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm5) + xmm20
	vfmadd231ps	%xmm1, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm1) + xmm19
	vfmadd231ps	%xmm21, %xmm7, %xmm17   # xmm17 = (xmm7 * xmm21) + xmm17
	vmovups	%xmm12, (%r14,%rax,4)
	vmovups	%xmm13, 400(%r14,%rax,4)
	vmovups	%xmm18, 800(%r14,%rax,4)
	vmovups	%xmm20, 1200(%r14,%rax,4)
	vmovups	24000(%rdi,%rax,4), %xmm12
	vmovups	24400(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm3, %xmm12, %xmm15   # xmm15 = (xmm12 * xmm3) + xmm15
	vfmadd231ps	%xmm4, %xmm12, %xmm14   # xmm14 = (xmm12 * xmm4) + xmm14
	vfmadd231ps	%xmm0, %xmm12, %xmm10   # xmm10 = (xmm12 * xmm0) + xmm10
	vfmadd231ps	%xmm2, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm2) + xmm9
	vmulps	%xmm6, %xmm12, %xmm13
	vmulps	%xmm12, %xmm8, %xmm12
	vfmadd231ps	%xmm5, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm5) + xmm15
	vfmadd231ps	%xmm3, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm3) + xmm14
	vfmadd231ps	%xmm4, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm4) + xmm16
	vfmadd231ps	%xmm1, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm0) + xmm9
	vfmadd231ps	%xmm2, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm2) + xmm11
	vfmadd231ps	%xmm7, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm7) + xmm13
	vfmadd231ps	%xmm6, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm6) + xmm12
	vmulps	%xmm18, %xmm8, %xmm18
	vmovups	24800(%rdi,%rax,4), %xmm20
	vfmadd231ps	%xmm5, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm5) + xmm14
	vfmadd231ps	%xmm3, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm3) + xmm16
	vfmadd231ps	%xmm4, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm4) + xmm19
	vfmadd231ps	%xmm1, %xmm20, %xmm9    # xmm9 = (xmm20 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm20, %xmm11   # xmm11 = (xmm20 * xmm0) + xmm11
	vfmadd231ps	%xmm2, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm2) + xmm17
	vfmadd231ps	%xmm7, %xmm20, %xmm12   # xmm12 = (xmm20 * xmm7) + xmm12
	vfmadd231ps	%xmm6, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm6) + xmm18
	vmulps	%xmm20, %xmm8, %xmm20
	vmovups	25200(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm5) + xmm16
	vfmadd231ps	%xmm3, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm3) + xmm19
	vfmadd231ps	%xmm1, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm0) + xmm17
	vfmadd231ps	%xmm7, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm7) + xmm18
	vfmadd231ps	%xmm21, %xmm6, %xmm20   # xmm20 = (xmm6 * xmm21) + xmm20
	vmovups	25600(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm5) + xmm19
	vfmadd231ps	%xmm1, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm1) + xmm17
	vfmadd231ps	%xmm21, %xmm7, %xmm20   # xmm20 = (xmm7 * xmm21) + xmm20
	vmovups	%xmm15, 12000(%r14,%rax,4)
	vmovups	%xmm14, 12400(%r14,%rax,4)
	vmovups	%xmm16, 12800(%r14,%rax,4)
	vmovups	%xmm19, 13200(%r14,%rax,4)
	vmovups	36000(%rdi,%rax,4), %xmm14
	vmovups	36400(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm3, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm3) + xmm10
	vfmadd231ps	%xmm4, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm4) + xmm9
	vfmadd231ps	%xmm0, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm0) + xmm13
	vfmadd231ps	%xmm2, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm2) + xmm12
	vmulps	%xmm6, %xmm14, %xmm15
	vmulps	%xmm14, %xmm8, %xmm14
	vfmadd231ps	%xmm5, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm5) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm3) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm4) + xmm11
	vfmadd231ps	%xmm1, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm0) + xmm12
	vfmadd231ps	%xmm2, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm2) + xmm18
	vfmadd231ps	%xmm7, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm7) + xmm15
	vfmadd231ps	%xmm6, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm6) + xmm14
	vmulps	%xmm16, %xmm8, %xmm16
	vmovups	36800(%rdi,%rax,4), %xmm19
	vfmadd231ps	%xmm5, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm5) + xmm9
	vfmadd231ps	%xmm3, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm3) + xmm11
	vfmadd231ps	%xmm4, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm4) + xmm17
	vfmadd231ps	%xmm1, %xmm19, %xmm12   # xmm12 = (xmm19 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm0) + xmm18
	vfmadd231ps	%xmm2, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm2) + xmm20
	vfmadd231ps	%xmm7, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm7) + xmm14
	vfmadd231ps	%xmm6, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm6) + xmm16
	vmulps	%xmm19, %xmm8, %xmm8
	vmovups	37200(%rdi,%rax,4), %xmm19
	vfmadd231ps	%xmm5, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm5) + xmm11
	vfmadd231ps	%xmm3, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm3) + xmm17
	vfmadd231ps	%xmm1, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm0) + xmm20
	vfmadd231ps	%xmm7, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm7) + xmm16
	vfmadd231ps	%xmm6, %xmm19, %xmm8    # xmm8 = (xmm19 * xmm6) + xmm8
	vmovups	37600(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm5, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm5) + xmm17
	vfmadd231ps	%xmm1, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm1) + xmm20
	vfmadd231ps	%xmm7, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm7) + xmm8
	vmovups	%xmm10, 24000(%r14,%rax,4)
	vmovups	%xmm9, 24400(%r14,%rax,4)
	vmovups	%xmm11, 24800(%r14,%rax,4)
	vmovups	%xmm17, 25200(%r14,%rax,4)
	vmovups	48000(%rdi,%rax,4), %xmm6
	vmovups	48400(%rdi,%rax,4), %xmm7
	vfmadd231ps	%xmm3, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm3) + xmm13
	vfmadd231ps	%xmm4, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm4) + xmm12
	vfmadd231ps	%xmm0, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm0) + xmm15
	vfmadd231ps	%xmm6, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm6) + xmm14
	vfmadd231ps	%xmm5, %xmm7, %xmm13    # xmm13 = (xmm7 * xmm5) + xmm13
	vfmadd231ps	%xmm3, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm3) + xmm12
	vfmadd231ps	%xmm4, %xmm7, %xmm18    # xmm18 = (xmm7 * xmm4) + xmm18
	vfmadd231ps	%xmm1, %xmm7, %xmm15    # xmm15 = (xmm7 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm7, %xmm14    # xmm14 = (xmm7 * xmm0) + xmm14
	vfmadd231ps	%xmm7, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm7) + xmm16
	vmovups	48800(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm5, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm5) + xmm12
	vfmadd231ps	%xmm3, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm3) + xmm18
	vfmadd231ps	%xmm4, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm4) + xmm20
	vfmadd231ps	%xmm1, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm0) + xmm16
	vfmadd231ps	%xmm2, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm2) + xmm8
	vmovups	49200(%rdi,%rax,4), %xmm2
	vfmadd231ps	%xmm5, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm5) + xmm18
	vfmadd231ps	%xmm3, %xmm2, %xmm20    # xmm20 = (xmm2 * xmm3) + xmm20
	vfmadd231ps	%xmm1, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm2, %xmm8     # xmm8 = (xmm2 * xmm0) + xmm8
	vmovups	49600(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm5) + xmm20
	vfmadd231ps	%xmm1, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm1) + xmm8
	vmovups	%xmm13, 36000(%r14,%rax,4)
	vmovups	%xmm12, 36400(%r14,%rax,4)
	vmovups	%xmm18, 36800(%r14,%rax,4)
	vmovups	%xmm20, 37200(%r14,%rax,4)
	vmovups	60000(%rdi,%rax,4), %xmm0
	vmovups	60400(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm3, %xmm0, %xmm15    # xmm15 = (xmm0 * xmm3) + xmm15
	vfmadd231ps	%xmm0, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm0) + xmm14
	vfmadd231ps	%xmm5, %xmm1, %xmm15    # xmm15 = (xmm1 * xmm5) + xmm15
	vfmadd231ps	%xmm3, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm3) + xmm14
	vfmadd231ps	%xmm1, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm1) + xmm16
	vmovups	60800(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm5) + xmm14
	vfmadd231ps	%xmm3, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm3) + xmm16
	vfmadd231ps	%xmm4, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm4) + xmm8
	vmovups	61200(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm5) + xmm16
	vfmadd231ps	%xmm3, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm3) + xmm8
	vfmadd231ps	61600(%rdi,%rax,4), %xmm5, %xmm8 # xmm8 = (xmm5 * mem) + xmm8
	vmovups	%xmm15, 48000(%r14,%rax,4)
	vmovups	%xmm14, 48400(%r14,%rax,4)
	vmovups	%xmm16, 48800(%r14,%rax,4)
	vmovups	%xmm8, 49200(%r14,%rax,4)
	leaq	37200(%rdi), %rcx
	leaq	25600(%r14), %rdx
	movl	$4, %r8d
	jmp	.LBB1_5
	.p2align	4
.LBB1_8:                                # %._crit_edge19
                                        #   in Loop: Header=BB1_5 Depth=1
	movl	$96, %eax
	#APP
	#NO_APP
	leaq	(%rdi,%r9,4), %rsi
	vmovups	-400(%rsi,%rax,4), %xmm0
	vmovups	1200(%r13,%rax,4), %xmm1
	vmulps	%xmm1, %xmm0, %xmm12
	vmovups	(%r13,%rax,4), %xmm7
	vmovups	400(%r13,%rax,4), %xmm6
	vmulps	%xmm7, %xmm0, %xmm11
	addq	%rax, %r9
	vmovups	1600(%r13,%rax,4), %xmm0
	vmovups	(%rdi,%r9,4), %xmm2
	vmovups	400(%rdi,%r9,4), %xmm3
	vfmadd231ps	%xmm0, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm0) + xmm12
	vmulps	%xmm2, %xmm1, %xmm15
	vfmadd231ps	%xmm6, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm6) + xmm11
	vmulps	%xmm2, %xmm7, %xmm13
	vmovups	2000(%r13,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm0) + xmm15
	vmulps	%xmm3, %xmm1, %xmm18
	vmovups	800(%r13,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm8) + xmm11
	vfmadd231ps	%xmm6, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm6) + xmm13
	vmulps	%xmm3, %xmm7, %xmm16
	vmovups	800(%rdi,%r9,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm0) + xmm18
	vmulps	%xmm3, %xmm1, %xmm20
	vfmadd231ps	%xmm8, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm8) + xmm13
	vfmadd231ps	%xmm6, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm6) + xmm16
	vmulps	%xmm3, %xmm7, %xmm19
	vmovups	1200(%rdi,%r9,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm2) + xmm18
	vfmadd231ps	%xmm0, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm0) + xmm20
	vfmadd231ps	%xmm8, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm8) + xmm16
	vfmadd231ps	%xmm3, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm3) + xmm19
	leaq	4(%r8), %r11
	imulq	$400, %r11, %rbx                # imm = 0x190
	addq	%rdi, %rbx
	vmovups	(%rbx,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm2) + xmm20
	vfmadd231ps	%xmm3, %xmm8, %xmm19    # xmm19 = (xmm8 * xmm3) + xmm19
	vmovups	11600(%rsi,%rax,4), %xmm4
	vmovups	2400(%r13,%rax,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm3) + xmm12
	vfmadd231ps	%xmm1, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm1) + xmm11
	vmulps	%xmm4, %xmm7, %xmm9
	vmovups	12000(%rdi,%r9,4), %xmm5
	vmovups	2800(%r13,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm3) + xmm15
	vfmadd231ps	%xmm0, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm1) + xmm13
	vfmadd231ps	%xmm6, %xmm5, %xmm9     # xmm9 = (xmm5 * xmm6) + xmm9
	vmulps	%xmm5, %xmm7, %xmm10
	vmovups	12400(%rdi,%r9,4), %xmm14
	vmovups	3200(%r13,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm14, %xmm15   # xmm15 = (xmm14 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm14, %xmm18   # xmm18 = (xmm14 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm14, %xmm16   # xmm16 = (xmm14 * xmm1) + xmm16
	vfmadd231ps	%xmm8, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm8) + xmm9
	vfmadd231ps	%xmm6, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm6) + xmm10
	vmulps	%xmm7, %xmm14, %xmm14
	vmovups	12800(%rdi,%r9,4), %xmm17
	vfmadd231ps	%xmm5, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm5) + xmm15
	vfmadd231ps	%xmm4, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm1) + xmm19
	vfmadd231ps	%xmm8, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm8) + xmm10
	vfmadd231ps	%xmm6, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm6) + xmm14
	vmulps	%xmm17, %xmm7, %xmm17
	vmovups	13200(%rdi,%r9,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm5) + xmm18
	vfmadd231ps	%xmm4, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm0) + xmm19
	vfmadd231ps	%xmm8, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm8) + xmm14
	vfmadd231ps	%xmm21, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm21) + xmm17
	vmovups	12000(%rbx,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm5) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm2) + xmm19
	vfmadd231ps	%xmm21, %xmm8, %xmm17   # xmm17 = (xmm8 * xmm21) + xmm17
	vmovups	%xmm12, (%r14,%r9,4)
	vmovups	%xmm15, 400(%r14,%r9,4)
	vmovups	%xmm18, 800(%r14,%r9,4)
	vmovups	%xmm20, 1200(%r14,%r9,4)
	vmovups	23600(%rsi,%rax,4), %xmm12
	vfmadd231ps	%xmm3, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm1) + xmm9
	vmulps	%xmm7, %xmm12, %xmm12
	vmovups	24000(%rdi,%r9,4), %xmm15
	vmovups	24400(%rdi,%r9,4), %xmm18
	vfmadd231ps	%xmm4, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm15, %xmm13   # xmm13 = (xmm15 * xmm3) + xmm13
	vfmadd231ps	%xmm0, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm1) + xmm10
	vfmadd231ps	%xmm6, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm6) + xmm12
	vmulps	%xmm7, %xmm15, %xmm15
	vfmadd231ps	%xmm5, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm1) + xmm14
	vfmadd231ps	%xmm8, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm8) + xmm12
	vfmadd231ps	%xmm6, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm6) + xmm15
	vmulps	%xmm18, %xmm7, %xmm18
	vmovups	24800(%rdi,%r9,4), %xmm20
	vfmadd231ps	%xmm5, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm3) + xmm19
	vfmadd231ps	%xmm2, %xmm20, %xmm10   # xmm10 = (xmm20 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm1) + xmm17
	vfmadd231ps	%xmm8, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm8) + xmm15
	vfmadd231ps	%xmm6, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm6) + xmm18
	vmulps	%xmm20, %xmm7, %xmm20
	vmovups	25200(%rdi,%r9,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm5) + xmm16
	vfmadd231ps	%xmm4, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm4) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm14   # xmm14 = (xmm21 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm0) + xmm17
	vfmadd231ps	%xmm8, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm8) + xmm18
	vfmadd231ps	%xmm21, %xmm6, %xmm20   # xmm20 = (xmm6 * xmm21) + xmm20
	vmovups	24000(%rbx,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm5) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm2) + xmm17
	vfmadd231ps	%xmm21, %xmm8, %xmm20   # xmm20 = (xmm8 * xmm21) + xmm20
	vmovups	%xmm11, 12000(%r14,%r9,4)
	vmovups	%xmm13, 12400(%r14,%r9,4)
	vmovups	%xmm16, 12800(%r14,%r9,4)
	vmovups	%xmm19, 13200(%r14,%r9,4)
	vmovups	35600(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm3, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm3) + xmm9
	vfmadd231ps	%xmm1, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm1) + xmm12
	vmulps	%xmm7, %xmm11, %xmm11
	vmovups	36000(%rdi,%r9,4), %xmm13
	vmovups	36400(%rdi,%r9,4), %xmm16
	vfmadd231ps	%xmm4, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm3) + xmm10
	vfmadd231ps	%xmm0, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm13, %xmm15   # xmm15 = (xmm13 * xmm1) + xmm15
	vfmadd231ps	%xmm6, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm6) + xmm11
	vmulps	%xmm7, %xmm13, %xmm13
	vfmadd231ps	%xmm5, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm5) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm3) + xmm14
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm0) + xmm15
	vfmadd231ps	%xmm1, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm1) + xmm18
	vfmadd231ps	%xmm8, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm8) + xmm11
	vfmadd231ps	%xmm6, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm6) + xmm13
	vmulps	%xmm16, %xmm7, %xmm16
	vmovups	36800(%rdi,%r9,4), %xmm19
	vfmadd231ps	%xmm5, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm5) + xmm10
	vfmadd231ps	%xmm4, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm15   # xmm15 = (xmm19 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm0) + xmm18
	vfmadd231ps	%xmm1, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm1) + xmm20
	vfmadd231ps	%xmm8, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm8) + xmm13
	vfmadd231ps	%xmm6, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm6) + xmm16
	vmulps	%xmm19, %xmm7, %xmm7
	vmovups	37200(%rdi,%r9,4), %xmm19
	vfmadd231ps	%xmm5, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm2) + xmm18
	vfmadd231ps	%xmm0, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm0) + xmm20
	vfmadd231ps	%xmm8, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm8) + xmm16
	vfmadd231ps	%xmm6, %xmm19, %xmm7    # xmm7 = (xmm19 * xmm6) + xmm7
	vmovups	36000(%rbx,%rax,4), %xmm6
	vfmadd231ps	%xmm5, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm5) + xmm17
	vfmadd231ps	%xmm2, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm2) + xmm20
	vfmadd231ps	%xmm8, %xmm6, %xmm7     # xmm7 = (xmm6 * xmm8) + xmm7
	vmovups	%xmm9, 24000(%r14,%r9,4)
	vmovups	%xmm10, 24400(%r14,%r9,4)
	vmovups	%xmm14, 24800(%r14,%r9,4)
	vmovups	%xmm17, 25200(%r14,%r9,4)
	vmovups	47600(%rsi,%rax,4), %xmm6
	vfmadd231ps	%xmm3, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm3) + xmm12
	vfmadd231ps	%xmm6, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm6) + xmm11
	vmovups	48000(%rdi,%r9,4), %xmm6
	vmovups	48400(%rdi,%r9,4), %xmm8
	vfmadd231ps	%xmm4, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm3) + xmm15
	vfmadd231ps	%xmm0, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm0) + xmm11
	vfmadd231ps	%xmm6, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm6) + xmm13
	vfmadd231ps	%xmm5, %xmm8, %xmm12    # xmm12 = (xmm8 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm8, %xmm15    # xmm15 = (xmm8 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm8, %xmm18    # xmm18 = (xmm8 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm8, %xmm11    # xmm11 = (xmm8 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm8, %xmm13    # xmm13 = (xmm8 * xmm0) + xmm13
	vfmadd231ps	%xmm8, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm8) + xmm16
	vmovups	48800(%rdi,%r9,4), %xmm6
	vfmadd231ps	%xmm5, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm5) + xmm15
	vfmadd231ps	%xmm4, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm4) + xmm18
	vfmadd231ps	%xmm3, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm6, %xmm7     # xmm7 = (xmm6 * xmm1) + xmm7
	addq	%rax, %r10
	vmovups	(%rdi,%r10,4), %xmm1
	vfmadd231ps	%xmm5, %xmm1, %xmm18    # xmm18 = (xmm1 * xmm5) + xmm18
	vfmadd231ps	%xmm4, %xmm1, %xmm20    # xmm20 = (xmm1 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm1, %xmm7     # xmm7 = (xmm1 * xmm0) + xmm7
	vmovups	48000(%rbx,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm5) + xmm20
	vfmadd231ps	%xmm2, %xmm0, %xmm7     # xmm7 = (xmm0 * xmm2) + xmm7
	vmovups	%xmm12, 36000(%r14,%r9,4)
	vmovups	%xmm15, 36400(%r14,%r9,4)
	vmovups	%xmm18, 36800(%r14,%r9,4)
	vmovups	%xmm20, 37200(%r14,%r9,4)
	vfmadd231ps	59600(%rsi,%rax,4), %xmm3, %xmm11 # xmm11 = (xmm3 * mem) + xmm11
	vmovups	60000(%rsi,%rax,4), %xmm0
	vmovups	60400(%rsi,%rax,4), %xmm1
	vfmadd231ps	%xmm4, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm4) + xmm11
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vfmadd231ps	%xmm5, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm4) + xmm13
	vfmadd231ps	%xmm1, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm1) + xmm16
	vmovups	60800(%rsi,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm13    # xmm13 = (xmm0 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm0, %xmm7     # xmm7 = (xmm0 * xmm3) + xmm7
	vmovups	61200(%rsi,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm5) + xmm16
	vfmadd231ps	%xmm4, %xmm0, %xmm7     # xmm7 = (xmm0 * xmm4) + xmm7
	vfmadd231ps	60000(%rbx,%rax,4), %xmm5, %xmm7 # xmm7 = (xmm5 * mem) + xmm7
	vmovups	%xmm11, 48000(%r14,%r9,4)
	vmovups	%xmm13, 48400(%r14,%r9,4)
	vmovups	%xmm16, 48800(%r14,%r9,4)
	vmovups	%xmm7, (%r14,%r10,4)
	addq	$1600, %rcx                     # imm = 0x640
	addq	$1600, %rdx                     # imm = 0x640
	cmpq	$20, %r8
	movq	%r11, %r8
	jae	.LBB1_9
.LBB1_5:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	xorl	%eax, %eax
	#APP
	#NO_APP
	imulq	$100, %r8, %r9
	movq	%r9, %r10
	orq	$12300, %r10                    # imm = 0x300C
	cmpq	$96, %rax
	jge	.LBB1_8
# %bb.6:                                # %.lr.ph18
                                        #   in Loop: Header=BB1_5 Depth=1
	addq	$-16, %rax
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_5 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	1264(%r13,%rax,4), %zmm1
	vmovups	-35936(%rcx,%rax,4), %zmm0
	vmovups	-35536(%rcx,%rax,4), %zmm2
	vmulps	%zmm1, %zmm0, %zmm11
	vmovups	64(%r13,%rax,4), %zmm8
	vmovups	464(%r13,%rax,4), %zmm6
	vmulps	%zmm8, %zmm0, %zmm12
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm0) + zmm11
	vmulps	%zmm2, %zmm1, %zmm15
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vmulps	%zmm2, %zmm8, %zmm14
	vmovups	-35136(%rcx,%rax,4), %zmm3
	vmovups	2064(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vmulps	%zmm3, %zmm1, %zmm18
	vmovups	864(%r13,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	-34736(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vmulps	%zmm3, %zmm1, %zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	-34336(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	-33936(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	-23936(%rcx,%rax,4), %zmm4
	vmovups	2464(%r13,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm1) + zmm12
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	-23536(%rcx,%rax,4), %zmm5
	vmovups	2864(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm6) + zmm9
	vmulps	%zmm5, %zmm8, %zmm10
	vmovups	-23136(%rcx,%rax,4), %zmm13
	vmovups	3264(%r13,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm1) + zmm16
	vfmadd231ps	%zmm7, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm6) + zmm10
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	-22736(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm7, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm6) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	-22336(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm7, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm7) + zmm13
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	-21936(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	%zmm11, -23936(%rdx,%rax,4)
	vmovups	%zmm15, -23536(%rdx,%rax,4)
	vmovups	%zmm18, -23136(%rdx,%rax,4)
	vmovups	%zmm20, -22736(%rdx,%rax,4)
	vmovups	-11936(%rcx,%rax,4), %zmm11
	vmovups	-11536(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm3, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm1) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vfmadd231ps	%zmm4, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm6) + zmm11
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	-11136(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm1) + zmm13
	vfmadd231ps	%zmm7, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm7) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	-10736(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm7, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm6) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	-10336(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	-9936(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	%zmm12, -11936(%rdx,%rax,4)
	vmovups	%zmm14, -11536(%rdx,%rax,4)
	vmovups	%zmm16, -11136(%rdx,%rax,4)
	vmovups	%zmm19, -10736(%rdx,%rax,4)
	vmovups	64(%rcx,%rax,4), %zmm12
	vmovups	464(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm3, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm1) + zmm11
	vmulps	%zmm12, %zmm8, %zmm12
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	864(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm7, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm6) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	1264(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	1664(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vfmadd231ps	%zmm6, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm6) + zmm8
	vmovups	2064(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm5) + zmm17
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm7, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm7) + zmm8
	vmovups	%zmm9, 64(%rdx,%rax,4)
	vmovups	%zmm10, 464(%rdx,%rax,4)
	vmovups	%zmm13, 864(%rdx,%rax,4)
	vmovups	%zmm17, 1264(%rdx,%rax,4)
	vmovups	12064(%rcx,%rax,4), %zmm6
	vmovups	12464(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm3, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vfmadd231ps	%zmm4, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm0) + zmm12
	vfmadd231ps	%zmm7, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm7) + zmm14
	vmovups	12864(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm0) + zmm14
	vfmadd231ps	%zmm6, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm6) + zmm16
	vmovups	13264(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm1) + zmm8
	vmovups	13664(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm5) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	14064(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm11, 12064(%rdx,%rax,4)
	vmovups	%zmm15, 12464(%rdx,%rax,4)
	vmovups	%zmm18, 12864(%rdx,%rax,4)
	vmovups	%zmm20, 13264(%rdx,%rax,4)
	vfmadd231ps	24064(%rcx,%rax,4), %zmm3, %zmm12 # zmm12 = (zmm3 * mem) + zmm12
	vmovups	24464(%rcx,%rax,4), %zmm0
	vmovups	24864(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	%zmm5, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm4) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm1) + zmm16
	vmovups	25264(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vmovups	25664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	26064(%rcx,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm12, 24064(%rdx,%rax,4)
	vmovups	%zmm14, 24464(%rdx,%rax,4)
	vmovups	%zmm16, 24864(%rdx,%rax,4)
	vmovups	%zmm8, 25264(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_7
	jmp	.LBB1_8
.LBB1_9:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph21.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_11:                               # %.lr.ph21
                                        # =>This Inner Loop Header: Depth=1
	vmovups	1264(%r13,%rax,4), %zmm1
	vmovups	9264(%rdi,%rax,4), %zmm0
	vmovups	9664(%rdi,%rax,4), %zmm2
	vmulps	%zmm1, %zmm0, %zmm12
	vmovups	64(%r13,%rax,4), %zmm8
	vmovups	464(%r13,%rax,4), %zmm6
	vmulps	%zmm8, %zmm0, %zmm11
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vmulps	%zmm2, %zmm1, %zmm14
	vfmadd231ps	%zmm6, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm6) + zmm11
	vmulps	%zmm2, %zmm8, %zmm13
	vmovups	10064(%rdi,%rax,4), %zmm3
	vmovups	2064(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vmulps	%zmm3, %zmm1, %zmm17
	vmovups	864(%r13,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm7) + zmm11
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	10464(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm7) + zmm13
	vfmadd231ps	%zmm3, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm3) + zmm16
	vmovups	10864(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm2) + zmm17
	vfmadd231ps	%zmm3, %zmm7, %zmm16    # zmm16 = (zmm7 * zmm3) + zmm16
	vmovups	21264(%rdi,%rax,4), %zmm4
	vmovups	2464(%r13,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm1) + zmm11
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	21664(%rdi,%rax,4), %zmm5
	vmovups	2864(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm1) + zmm13
	vfmadd231ps	%zmm6, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm6) + zmm9
	vmulps	%zmm5, %zmm8, %zmm10
	vmovups	22064(%rdi,%rax,4), %zmm15
	vmovups	3264(%r13,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm17   # zmm17 = (zmm15 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm1) + zmm16
	vfmadd231ps	%zmm7, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm6) + zmm10
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	22464(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm0) + zmm16
	vfmadd231ps	%zmm7, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm7) + zmm10
	vfmadd231ps	%zmm18, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm18) + zmm15
	vmovups	22864(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm5) + zmm17
	vfmadd231ps	%zmm2, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm2) + zmm16
	vfmadd231ps	%zmm18, %zmm7, %zmm15   # zmm15 = (zmm7 * zmm18) + zmm15
	vmovups	%zmm12, 9664(%r14,%rax,4)
	vmovups	%zmm14, 10064(%r14,%rax,4)
	vmovups	%zmm17, 10464(%r14,%rax,4)
	vmovups	33264(%rdi,%rax,4), %zmm12
	vmovups	33664(%rdi,%rax,4), %zmm14
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm1) + zmm9
	vmulps	%zmm12, %zmm8, %zmm12
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	34064(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm7, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm6) + zmm14
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	34464(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm0) + zmm15
	vfmadd231ps	%zmm7, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm7) + zmm14
	vfmadd231ps	%zmm18, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm18) + zmm17
	vmovups	34864(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm5) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm2) + zmm15
	vfmadd231ps	%zmm18, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm18) + zmm17
	vmovups	%zmm11, 21664(%r14,%rax,4)
	vmovups	%zmm13, 22064(%r14,%rax,4)
	vmovups	%zmm16, 22464(%r14,%rax,4)
	vmovups	45264(%rdi,%rax,4), %zmm11
	vmovups	45664(%rdi,%rax,4), %zmm13
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vmulps	%zmm11, %zmm8, %zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm6) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	46064(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm1) + zmm17
	vfmadd231ps	%zmm7, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm7) + zmm11
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vmulps	%zmm16, %zmm8, %zmm8
	vmovups	46464(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm0) + zmm17
	vfmadd231ps	%zmm7, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm16, %zmm8    # zmm8 = (zmm16 * zmm6) + zmm8
	vmovups	46864(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm5) + zmm15
	vfmadd231ps	%zmm2, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm2) + zmm17
	vfmadd231ps	%zmm7, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm7) + zmm8
	vmovups	%zmm9, 33664(%r14,%rax,4)
	vmovups	%zmm10, 34064(%r14,%rax,4)
	vmovups	%zmm15, 34464(%r14,%rax,4)
	vmovups	57264(%rdi,%rax,4), %zmm6
	vmovups	57664(%rdi,%rax,4), %zmm7
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	%zmm6, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm6) + zmm11
	vfmadd231ps	%zmm4, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm0) + zmm11
	vfmadd231ps	%zmm7, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm7) + zmm13
	vmovups	58064(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm1) + zmm8
	vmovups	58464(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	58864(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm5) + zmm17
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm12, 45664(%r14,%rax,4)
	vmovups	%zmm14, 46064(%r14,%rax,4)
	vmovups	%zmm17, 46464(%r14,%rax,4)
	vfmadd231ps	69264(%rdi,%rax,4), %zmm3, %zmm11 # zmm11 = (zmm3 * mem) + zmm11
	vmovups	69664(%rdi,%rax,4), %zmm0
	vmovups	70064(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	%zmm5, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm3) + zmm8
	vmovups	70464(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	70864(%rdi,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm11, 57664(%r14,%rax,4)
	vmovups	%zmm13, 58064(%r14,%rax,4)
	vmovups	%zmm8, 58464(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_11
.LBB1_12:                               # %._crit_edge22
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	1200(%r13,%rax,4), %xmm1
	vmovups	9200(%rdi,%rax,4), %xmm0
	vmovups	9600(%rdi,%rax,4), %xmm2
	vmulps	%xmm1, %xmm0, %xmm12
	vmovups	(%r13,%rax,4), %xmm8
	vmovups	400(%r13,%rax,4), %xmm6
	vmulps	%xmm0, %xmm8, %xmm11
	vmovups	1600(%r13,%rax,4), %xmm0
	vfmadd231ps	%xmm0, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm0) + xmm12
	vmulps	%xmm2, %xmm1, %xmm14
	vfmadd231ps	%xmm6, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm6) + xmm11
	vmulps	%xmm2, %xmm8, %xmm13
	vmovups	10000(%rdi,%rax,4), %xmm3
	vmovups	2000(%r13,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm0) + xmm14
	vmulps	%xmm3, %xmm1, %xmm17
	vmovups	800(%r13,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm7) + xmm11
	vfmadd231ps	%xmm6, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm6) + xmm13
	vmulps	%xmm3, %xmm8, %xmm16
	vmovups	10400(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm0) + xmm17
	vfmadd231ps	%xmm7, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm7) + xmm13
	vfmadd231ps	%xmm3, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm3) + xmm16
	vmovups	10800(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm2) + xmm17
	vfmadd231ps	%xmm3, %xmm7, %xmm16    # xmm16 = (xmm7 * xmm3) + xmm16
	vmovups	21200(%rdi,%rax,4), %xmm4
	vmovups	2400(%r13,%rax,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm3) + xmm12
	vfmadd231ps	%xmm1, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm1) + xmm11
	vmulps	%xmm4, %xmm8, %xmm9
	vmovups	21600(%rdi,%rax,4), %xmm5
	vmovups	2800(%r13,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm1) + xmm13
	vfmadd231ps	%xmm6, %xmm5, %xmm9     # xmm9 = (xmm5 * xmm6) + xmm9
	vmulps	%xmm5, %xmm8, %xmm10
	vmovups	22000(%rdi,%rax,4), %xmm15
	vmovups	3200(%r13,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm15, %xmm17   # xmm17 = (xmm15 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm15, %xmm13   # xmm13 = (xmm15 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm15, %xmm16   # xmm16 = (xmm15 * xmm1) + xmm16
	vfmadd231ps	%xmm7, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm7) + xmm9
	vfmadd231ps	%xmm6, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm6) + xmm10
	vmulps	%xmm15, %xmm8, %xmm15
	vmovups	22400(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm5, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm0) + xmm16
	vfmadd231ps	%xmm7, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm7) + xmm10
	vfmadd231ps	%xmm18, %xmm6, %xmm15   # xmm15 = (xmm6 * xmm18) + xmm15
	vmovups	22800(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm5, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm5) + xmm17
	vfmadd231ps	%xmm2, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm2) + xmm16
	vfmadd231ps	%xmm18, %xmm7, %xmm15   # xmm15 = (xmm7 * xmm18) + xmm15
	vmovups	%xmm12, 9600(%r14,%rax,4)
	vmovups	%xmm14, 10000(%r14,%rax,4)
	vmovups	%xmm17, 10400(%r14,%rax,4)
	vmovups	33200(%rdi,%rax,4), %xmm12
	vmovups	33600(%rdi,%rax,4), %xmm14
	vfmadd231ps	%xmm3, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm1) + xmm9
	vmulps	%xmm12, %xmm8, %xmm12
	vfmadd231ps	%xmm4, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm3) + xmm13
	vfmadd231ps	%xmm0, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm1) + xmm10
	vfmadd231ps	%xmm6, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm6) + xmm12
	vmulps	%xmm14, %xmm8, %xmm14
	vmovups	34000(%rdi,%rax,4), %xmm17
	vfmadd231ps	%xmm5, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm1) + xmm15
	vfmadd231ps	%xmm7, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm7) + xmm12
	vfmadd231ps	%xmm6, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm6) + xmm14
	vmulps	%xmm17, %xmm8, %xmm17
	vmovups	34400(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm5, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm4) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm0) + xmm15
	vfmadd231ps	%xmm7, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm7) + xmm14
	vfmadd231ps	%xmm18, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm18) + xmm17
	vmovups	34800(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm5, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm5) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm2) + xmm15
	vfmadd231ps	%xmm18, %xmm7, %xmm17   # xmm17 = (xmm7 * xmm18) + xmm17
	vmovups	%xmm11, 21600(%r14,%rax,4)
	vmovups	%xmm13, 22000(%r14,%rax,4)
	vmovups	%xmm16, 22400(%r14,%rax,4)
	vmovups	45200(%rdi,%rax,4), %xmm11
	vmovups	45600(%rdi,%rax,4), %xmm13
	vfmadd231ps	%xmm3, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm3) + xmm9
	vfmadd231ps	%xmm1, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm1) + xmm12
	vmulps	%xmm11, %xmm8, %xmm11
	vfmadd231ps	%xmm4, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm3) + xmm10
	vfmadd231ps	%xmm0, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm1) + xmm14
	vfmadd231ps	%xmm6, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm6) + xmm11
	vmulps	%xmm13, %xmm8, %xmm13
	vmovups	46000(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm5, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm5) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm3) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm1) + xmm17
	vfmadd231ps	%xmm7, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm7) + xmm11
	vfmadd231ps	%xmm6, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm6) + xmm13
	vmulps	%xmm16, %xmm8, %xmm8
	vmovups	46400(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm5, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm5) + xmm10
	vfmadd231ps	%xmm4, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm4) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm0) + xmm17
	vfmadd231ps	%xmm7, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm7) + xmm13
	vfmadd231ps	%xmm6, %xmm16, %xmm8    # xmm8 = (xmm16 * xmm6) + xmm8
	vmovups	46800(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm5, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm5) + xmm15
	vfmadd231ps	%xmm2, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm2) + xmm17
	vfmadd231ps	%xmm7, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm7) + xmm8
	vmovups	%xmm9, 33600(%r14,%rax,4)
	vmovups	%xmm10, 34000(%r14,%rax,4)
	vmovups	%xmm15, 34400(%r14,%rax,4)
	vmovups	57200(%rdi,%rax,4), %xmm6
	vmovups	57600(%rdi,%rax,4), %xmm7
	vfmadd231ps	%xmm3, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm3) + xmm12
	vfmadd231ps	%xmm6, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm6) + xmm11
	vfmadd231ps	%xmm4, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm7, %xmm14    # xmm14 = (xmm7 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm7, %xmm11    # xmm11 = (xmm7 * xmm0) + xmm11
	vfmadd231ps	%xmm7, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm7) + xmm13
	vmovups	58000(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm5, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm1) + xmm8
	vmovups	58400(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm5, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm1, %xmm8     # xmm8 = (xmm1 * xmm0) + xmm8
	vmovups	58800(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm5) + xmm17
	vfmadd231ps	%xmm2, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm2) + xmm8
	vmovups	%xmm12, 45600(%r14,%rax,4)
	vmovups	%xmm14, 46000(%r14,%rax,4)
	vmovups	%xmm17, 46400(%r14,%rax,4)
	vfmadd231ps	69200(%rdi,%rax,4), %xmm3, %xmm11 # xmm11 = (xmm3 * mem) + xmm11
	vmovups	69600(%rdi,%rax,4), %xmm0
	vmovups	70000(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm4, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm4) + xmm11
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vfmadd231ps	%xmm5, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm1, %xmm8     # xmm8 = (xmm1 * xmm3) + xmm8
	vmovups	70400(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm13    # xmm13 = (xmm0 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm4) + xmm8
	vfmadd231ps	70800(%rdi,%rax,4), %xmm5, %xmm8 # xmm8 = (xmm5 * mem) + xmm8
	vmovups	%xmm11, 57600(%r14,%rax,4)
	vmovups	%xmm13, 58000(%r14,%rax,4)
	vmovups	%xmm8, 58400(%r14,%rax,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_15
# %bb.13:                               # %.lr.ph24.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_14:                               # %.lr.ph24
                                        # =>This Inner Loop Header: Depth=1
	vmovups	1264(%r13,%rax,4), %zmm1
	vmovups	10464(%rdi,%rax,4), %zmm0
	vmovups	10864(%rdi,%rax,4), %zmm2
	vmulps	%zmm1, %zmm0, %zmm12
	vmovups	64(%r13,%rax,4), %zmm7
	vmovups	464(%r13,%rax,4), %zmm6
	vmulps	%zmm7, %zmm0, %zmm11
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vmulps	%zmm2, %zmm1, %zmm14
	vfmadd231ps	%zmm6, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm6) + zmm11
	vmulps	%zmm2, %zmm7, %zmm13
	vmovups	11264(%rdi,%rax,4), %zmm3
	vmovups	2064(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vmulps	%zmm3, %zmm1, %zmm17
	vmovups	864(%r13,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vmulps	%zmm3, %zmm7, %zmm16
	vmovups	11664(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vfmadd231ps	%zmm8, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm8) + zmm13
	vfmadd231ps	%zmm3, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm3) + zmm16
	vmovups	22464(%rdi,%rax,4), %zmm4
	vmovups	2464(%r13,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm1) + zmm11
	vmulps	%zmm4, %zmm7, %zmm9
	vmovups	22864(%rdi,%rax,4), %zmm5
	vmovups	2864(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm1) + zmm13
	vfmadd231ps	%zmm6, %zmm5, %zmm9     # zmm9 = (zmm5 * zmm6) + zmm9
	vmulps	%zmm5, %zmm7, %zmm10
	vmovups	23264(%rdi,%rax,4), %zmm15
	vmovups	3264(%r13,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm17   # zmm17 = (zmm15 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm1) + zmm16
	vfmadd231ps	%zmm8, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm6) + zmm10
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	23664(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm0) + zmm16
	vfmadd231ps	%zmm8, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm8) + zmm10
	vfmadd231ps	%zmm18, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm18) + zmm15
	vmovups	%zmm12, 10864(%r14,%rax,4)
	vmovups	%zmm14, 11264(%r14,%rax,4)
	vmovups	%zmm17, 11664(%r14,%rax,4)
	vmovups	34464(%rdi,%rax,4), %zmm12
	vmovups	34864(%rdi,%rax,4), %zmm14
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm1) + zmm9
	vmulps	%zmm12, %zmm7, %zmm12
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm6, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm6) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	35264(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm8, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm6) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	vmovups	35664(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm5, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm0) + zmm15
	vfmadd231ps	%zmm8, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm8) + zmm14
	vfmadd231ps	%zmm18, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm18) + zmm17
	vmovups	%zmm11, 22864(%r14,%rax,4)
	vmovups	%zmm13, 23264(%r14,%rax,4)
	vmovups	%zmm16, 23664(%r14,%rax,4)
	vmovups	46464(%rdi,%rax,4), %zmm11
	vmovups	46864(%rdi,%rax,4), %zmm13
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vmulps	%zmm11, %zmm7, %zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm1) + zmm14
	vfmadd231ps	%zmm6, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm6) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	47264(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm5) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm1) + zmm17
	vfmadd231ps	%zmm8, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vmulps	%zmm16, %zmm7, %zmm7
	vmovups	47664(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm4, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm0) + zmm17
	vfmadd231ps	%zmm8, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm6) + zmm7
	vmovups	%zmm9, 34864(%r14,%rax,4)
	vmovups	%zmm10, 35264(%r14,%rax,4)
	vmovups	%zmm15, 35664(%r14,%rax,4)
	vmovups	58464(%rdi,%rax,4), %zmm6
	vmovups	58864(%rdi,%rax,4), %zmm8
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	%zmm6, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm6) + zmm11
	vfmadd231ps	%zmm4, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm8, %zmm14    # zmm14 = (zmm8 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm0) + zmm11
	vfmadd231ps	%zmm8, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm8) + zmm13
	vmovups	59264(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm5) + zmm12
	vfmadd231ps	%zmm4, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm6, %zmm7     # zmm7 = (zmm6 * zmm1) + zmm7
	vmovups	59664(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm5) + zmm14
	vfmadd231ps	%zmm4, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm0) + zmm7
	vmovups	%zmm12, 46864(%r14,%rax,4)
	vmovups	%zmm14, 47264(%r14,%rax,4)
	vmovups	%zmm17, 47664(%r14,%rax,4)
	vfmadd231ps	70464(%rdi,%rax,4), %zmm3, %zmm11 # zmm11 = (zmm3 * mem) + zmm11
	vmovups	70864(%rdi,%rax,4), %zmm0
	vmovups	71264(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	%zmm5, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm3) + zmm7
	vmovups	71664(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm5) + zmm13
	vfmadd231ps	%zmm4, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm4) + zmm7
	vmovups	%zmm11, 58864(%r14,%rax,4)
	vmovups	%zmm13, 59264(%r14,%rax,4)
	vmovups	%zmm7, 59664(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_14
.LBB1_15:                               # %._crit_edge25
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	1200(%r13,%rax,4), %xmm1
	vmovups	10400(%rdi,%rax,4), %xmm0
	vmovups	10800(%rdi,%rax,4), %xmm2
	vmulps	%xmm1, %xmm0, %xmm12
	vmovups	(%r13,%rax,4), %xmm7
	vmovups	400(%r13,%rax,4), %xmm6
	vmulps	%xmm7, %xmm0, %xmm11
	vmovups	1600(%r13,%rax,4), %xmm0
	vfmadd231ps	%xmm0, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm0) + xmm12
	vmulps	%xmm2, %xmm1, %xmm14
	vfmadd231ps	%xmm6, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm6) + xmm11
	vmulps	%xmm2, %xmm7, %xmm13
	vmovups	11200(%rdi,%rax,4), %xmm3
	vmovups	2000(%r13,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm0) + xmm14
	vmulps	%xmm3, %xmm1, %xmm17
	vmovups	800(%r13,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm8) + xmm11
	vfmadd231ps	%xmm6, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm6) + xmm13
	vmulps	%xmm3, %xmm7, %xmm16
	vmovups	11600(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm0) + xmm17
	vfmadd231ps	%xmm8, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm8) + xmm13
	vfmadd231ps	%xmm3, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm3) + xmm16
	vmovups	22400(%rdi,%rax,4), %xmm4
	vmovups	2400(%r13,%rax,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm3) + xmm12
	vfmadd231ps	%xmm1, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm1) + xmm11
	vmulps	%xmm4, %xmm7, %xmm9
	vmovups	22800(%rdi,%rax,4), %xmm5
	vmovups	2800(%r13,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm1) + xmm13
	vfmadd231ps	%xmm6, %xmm5, %xmm9     # xmm9 = (xmm5 * xmm6) + xmm9
	vmulps	%xmm5, %xmm7, %xmm10
	vmovups	23200(%rdi,%rax,4), %xmm15
	vmovups	3200(%r13,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm15, %xmm17   # xmm17 = (xmm15 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm15, %xmm13   # xmm13 = (xmm15 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm15, %xmm16   # xmm16 = (xmm15 * xmm1) + xmm16
	vfmadd231ps	%xmm8, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm8) + xmm9
	vfmadd231ps	%xmm6, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm6) + xmm10
	vmulps	%xmm7, %xmm15, %xmm15
	vmovups	23600(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm5, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm0) + xmm16
	vfmadd231ps	%xmm8, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm8) + xmm10
	vfmadd231ps	%xmm18, %xmm6, %xmm15   # xmm15 = (xmm6 * xmm18) + xmm15
	vmovups	%xmm12, 10800(%r14,%rax,4)
	vmovups	%xmm14, 11200(%r14,%rax,4)
	vmovups	%xmm17, 11600(%r14,%rax,4)
	vmovups	34400(%rdi,%rax,4), %xmm12
	vmovups	34800(%rdi,%rax,4), %xmm14
	vfmadd231ps	%xmm3, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm1) + xmm9
	vmulps	%xmm7, %xmm12, %xmm12
	vfmadd231ps	%xmm4, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm3) + xmm13
	vfmadd231ps	%xmm0, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm1) + xmm10
	vfmadd231ps	%xmm6, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm6) + xmm12
	vmulps	%xmm7, %xmm14, %xmm14
	vmovups	35200(%rdi,%rax,4), %xmm17
	vfmadd231ps	%xmm5, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm1) + xmm15
	vfmadd231ps	%xmm8, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm8) + xmm12
	vfmadd231ps	%xmm6, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm6) + xmm14
	vmulps	%xmm17, %xmm7, %xmm17
	vmovups	35600(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm5, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm4) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm0) + xmm15
	vfmadd231ps	%xmm8, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm8) + xmm14
	vfmadd231ps	%xmm18, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm18) + xmm17
	vmovups	%xmm11, 22800(%r14,%rax,4)
	vmovups	%xmm13, 23200(%r14,%rax,4)
	vmovups	%xmm16, 23600(%r14,%rax,4)
	vmovups	46400(%rdi,%rax,4), %xmm11
	vmovups	46800(%rdi,%rax,4), %xmm13
	vfmadd231ps	%xmm3, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm3) + xmm9
	vfmadd231ps	%xmm1, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm1) + xmm12
	vmulps	%xmm7, %xmm11, %xmm11
	vfmadd231ps	%xmm4, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm3) + xmm10
	vfmadd231ps	%xmm0, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm1) + xmm14
	vfmadd231ps	%xmm6, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm6) + xmm11
	vmulps	%xmm7, %xmm13, %xmm13
	vmovups	47200(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm5, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm5) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm3) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm1) + xmm17
	vfmadd231ps	%xmm8, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm8) + xmm11
	vfmadd231ps	%xmm6, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm6) + xmm13
	vmulps	%xmm16, %xmm7, %xmm7
	vmovups	47600(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm5, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm5) + xmm10
	vfmadd231ps	%xmm4, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm4) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm0) + xmm17
	vfmadd231ps	%xmm8, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm8) + xmm13
	vfmadd231ps	%xmm6, %xmm16, %xmm7    # xmm7 = (xmm16 * xmm6) + xmm7
	vmovups	%xmm9, 34800(%r14,%rax,4)
	vmovups	%xmm10, 35200(%r14,%rax,4)
	vmovups	%xmm15, 35600(%r14,%rax,4)
	vmovups	58400(%rdi,%rax,4), %xmm6
	vmovups	58800(%rdi,%rax,4), %xmm8
	vfmadd231ps	%xmm3, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm3) + xmm12
	vfmadd231ps	%xmm6, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm6) + xmm11
	vfmadd231ps	%xmm4, %xmm8, %xmm12    # xmm12 = (xmm8 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm8, %xmm14    # xmm14 = (xmm8 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm8, %xmm11    # xmm11 = (xmm8 * xmm0) + xmm11
	vfmadd231ps	%xmm8, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm8) + xmm13
	vmovups	59200(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm5, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm6, %xmm7     # xmm7 = (xmm6 * xmm1) + xmm7
	vmovups	59600(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm5, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm1, %xmm7     # xmm7 = (xmm1 * xmm0) + xmm7
	vmovups	%xmm12, 46800(%r14,%rax,4)
	vmovups	%xmm14, 47200(%r14,%rax,4)
	vmovups	%xmm17, 47600(%r14,%rax,4)
	vfmadd231ps	70400(%rdi,%rax,4), %xmm3, %xmm11 # xmm11 = (xmm3 * mem) + xmm11
	vmovups	70800(%rdi,%rax,4), %xmm0
	vmovups	71200(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm4, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm4) + xmm11
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vfmadd231ps	%xmm5, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm1, %xmm7     # xmm7 = (xmm1 * xmm3) + xmm7
	vmovups	71600(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm13    # xmm13 = (xmm0 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm0, %xmm7     # xmm7 = (xmm0 * xmm4) + xmm7
	vmovups	%xmm11, 58800(%r14,%rax,4)
	vmovups	%xmm13, 59200(%r14,%rax,4)
	vmovups	%xmm7, 59600(%r14,%rax,4)
.LBB1_16:
	movq	48(%rsp), %rax                  # 8-byte Reload
	addq	$-100568, %rax                  # imm = 0xFFFE7728
	movq	56(%rsp), %rcx                  # 8-byte Reload
	addq	$-100568, %rcx                  # imm = 0xFFFE7728
	movq	%rax, %rdx
	sarq	$63, %rdx
	andnq	%rax, %rdx, %rdx
	addq	$107431, %rdx                   # imm = 0x1A3A7
	movabsq	$-7193804357287729675, %rsi     # imm = 0x9C2A790D2C3525F5
	mulxq	%rsi, %rax, %rax
	shrq	$16, %rax
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$107431, %rdx                   # imm = 0x1A3A7
	mulxq	%rsi, %rdx, %rdx
	shrq	$16, %rdx
	cmpq	$4, %rdx
	movl	$4, %ecx
	cmovbq	%rdx, %rcx
	cmpq	%rcx, %rax
	jae	.LBB1_39
# %bb.17:                               # %.lr.ph39.preheader
	leaq	(%rcx,%rcx,4), %rcx
	movq	%rcx, 96(%rsp)                  # 8-byte Spill
	leaq	(%rax,%rax,4), %r8
	addq	$5, %r8
	imulq	$60000, %rax, %rax              # imm = 0xEA60
	leaq	(%rdi,%rax), %rcx
	addq	$60800, %rcx                    # imm = 0xED80
	leaq	60800(%r14,%rax), %rdx
	leaq	61600(%rdi,%rax), %rsi
	movq	%rsi, 80(%rsp)                  # 8-byte Spill
	leaq	61600(%r14,%rax), %rbp
	leaq	(%rdi,%rax), %rsi
	movq	%rsi, -8(%rsp)                  # 8-byte Spill
	leaq	69600(%rax,%r14), %rsi
	movq	%rsi, 72(%rsp)                  # 8-byte Spill
	movq	%r8, %rsi
	leaq	70800(%rax,%r14), %rax
	movq	%rax, 64(%rsp)                  # 8-byte Spill
	movq	%r14, 16(%rsp)                  # 8-byte Spill
	movq	%rdi, 8(%rsp)                   # 8-byte Spill
	movq	%r13, -32(%rsp)                 # 8-byte Spill
	jmp	.LBB1_18
	.p2align	4
.LBB1_34:                               # %._crit_edge34.._crit_edge37_crit_edge
                                        #   in Loop: Header=BB1_18 Depth=1
	leaq	8800(%r9), %rbx
	leaq	8900(%r9), %r15
	leaq	11800(%r9), %r12
	leaq	11900(%r9), %rbp
	leaq	14800(%r9), %rax
	movq	%rax, -128(%rsp)                # 8-byte Spill
	addq	$14900, %r9                     # imm = 0x3A34
.LBB1_38:                               # %._crit_edge37
                                        #   in Loop: Header=BB1_18 Depth=1
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	(%r13,%rax,4), %xmm7
	vmovups	400(%r13,%rax,4), %xmm3
	movq	32(%rsp), %rcx                  # 8-byte Reload
	vmulps	-1600(%rcx,%rax,4), %xmm7, %xmm12
	vmovups	-1200(%rcx,%rax,4), %xmm0
	vmovups	-800(%rcx,%rax,4), %xmm1
	vfmadd231ps	%xmm3, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm3) + xmm12
	vmulps	%xmm0, %xmm7, %xmm14
	vmovups	800(%r13,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm6) + xmm12
	vfmadd231ps	%xmm3, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm3) + xmm14
	vmulps	%xmm1, %xmm7, %xmm17
	vmovups	-400(%rcx,%rax,4), %xmm0
	vfmadd231ps	%xmm6, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm6) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm0) + xmm17
	movq	8(%rsp), %rdi                   # 8-byte Reload
	movq	-56(%rsp), %rcx                 # 8-byte Reload
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	(%rcx,%rax,4), %xmm0
	vmovups	1200(%r13,%rax,4), %xmm1
	vfmadd231ps	%xmm1, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm1) + xmm12
	vmulps	%xmm0, %xmm7, %xmm10
	movq	-72(%rsp), %r10                 # 8-byte Reload
	addq	%rax, %r10
	vmovups	(%rdi,%r10,4), %xmm2
	vmovups	1600(%r13,%rax,4), %xmm0
	vfmadd231ps	%xmm0, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm1) + xmm14
	vfmadd231ps	%xmm3, %xmm2, %xmm10    # xmm10 = (xmm2 * xmm3) + xmm10
	vmulps	%xmm2, %xmm7, %xmm13
	addq	%rax, %rsi
	vmovups	(%rdi,%rsi,4), %xmm4
	vmovups	2000(%r13,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm4, %xmm17    # xmm17 = (xmm4 * xmm1) + xmm17
	vfmadd231ps	%xmm6, %xmm4, %xmm10    # xmm10 = (xmm4 * xmm6) + xmm10
	vfmadd231ps	%xmm3, %xmm4, %xmm13    # xmm13 = (xmm4 * xmm3) + xmm13
	vmulps	%xmm4, %xmm7, %xmm16
	addq	%rax, %r8
	vmovups	(%rdi,%r8,4), %xmm4
	vfmadd231ps	%xmm2, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm4, %xmm17    # xmm17 = (xmm4 * xmm0) + xmm17
	vfmadd231ps	%xmm6, %xmm4, %xmm13    # xmm13 = (xmm4 * xmm6) + xmm13
	vfmadd231ps	%xmm4, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm4) + xmm16
	movq	-64(%rsp), %rcx                 # 8-byte Reload
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	(%rcx,%rax,4), %xmm5
	vmovups	2400(%r13,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm4) + xmm12
	vfmadd231ps	%xmm1, %xmm5, %xmm10    # xmm10 = (xmm5 * xmm1) + xmm10
	vmulps	%xmm5, %xmm7, %xmm9
	movq	-80(%rsp), %r11                 # 8-byte Reload
	addq	%rax, %r11
	vmovups	(%rdi,%r11,4), %xmm8
	vmovups	2800(%r13,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm8, %xmm12    # xmm12 = (xmm8 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm8, %xmm14    # xmm14 = (xmm8 * xmm4) + xmm14
	vfmadd231ps	%xmm0, %xmm8, %xmm10    # xmm10 = (xmm8 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm8, %xmm13    # xmm13 = (xmm8 * xmm1) + xmm13
	vfmadd231ps	%xmm3, %xmm8, %xmm9     # xmm9 = (xmm8 * xmm3) + xmm9
	vmulps	%xmm7, %xmm8, %xmm11
	addq	%rax, %r14
	vmovups	(%rdi,%r14,4), %xmm15
	vmovups	3200(%r13,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm8) + xmm12
	vfmadd231ps	%xmm5, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm15, %xmm17   # xmm17 = (xmm15 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm15, %xmm13   # xmm13 = (xmm15 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm15, %xmm16   # xmm16 = (xmm15 * xmm1) + xmm16
	vfmadd231ps	%xmm6, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm6) + xmm9
	vfmadd231ps	%xmm3, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm3) + xmm11
	vmulps	%xmm7, %xmm15, %xmm15
	addq	%rax, %rdx
	vmovups	(%rdi,%rdx,4), %xmm18
	vfmadd231ps	%xmm8, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm8) + xmm14
	vfmadd231ps	%xmm5, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm5) + xmm17
	vfmadd231ps	%xmm2, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm0) + xmm16
	vfmadd231ps	%xmm6, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm6) + xmm11
	vfmadd231ps	%xmm18, %xmm3, %xmm15   # xmm15 = (xmm3 * xmm18) + xmm15
	movq	%rsi, %rcx
	movq	%rdx, %rsi
	movq	%r14, %rdx
	movq	16(%rsp), %r14                  # 8-byte Reload
	vmovups	%xmm12, (%r14,%r10,4)
	vmovups	%xmm14, (%r14,%rcx,4)
	vmovups	%xmm17, (%r14,%r8,4)
	movq	-48(%rsp), %rcx                 # 8-byte Reload
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	(%rcx,%rax,4), %xmm12
	vfmadd231ps	%xmm4, %xmm12, %xmm10   # xmm10 = (xmm12 * xmm4) + xmm10
	vfmadd231ps	%xmm1, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm1) + xmm9
	vmulps	%xmm7, %xmm12, %xmm12
	movq	-112(%rsp), %r8                 # 8-byte Reload
	addq	%rax, %r8
	vmovups	(%rdi,%r8,4), %xmm14
	vfmadd231ps	%xmm5, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm5) + xmm10
	vfmadd231ps	%xmm4, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm4) + xmm13
	vfmadd231ps	%xmm0, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm1) + xmm11
	vfmadd231ps	%xmm3, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm3) + xmm12
	vmulps	%xmm7, %xmm14, %xmm14
	addq	%rax, %rbx
	vmovups	(%rdi,%rbx,4), %xmm17
	vfmadd231ps	%xmm8, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm8) + xmm10
	vfmadd231ps	%xmm5, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm4) + xmm16
	vfmadd231ps	%xmm2, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm1) + xmm15
	vfmadd231ps	%xmm6, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm6) + xmm12
	vfmadd231ps	%xmm3, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm3) + xmm14
	vmulps	%xmm17, %xmm7, %xmm17
	addq	%rax, %r15
	vmovups	(%rdi,%r15,4), %xmm18
	vfmadd231ps	%xmm8, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm8) + xmm13
	vfmadd231ps	%xmm5, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm5) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm0) + xmm15
	vfmadd231ps	%xmm6, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm6) + xmm14
	vfmadd231ps	%xmm18, %xmm3, %xmm17   # xmm17 = (xmm3 * xmm18) + xmm17
	vmovups	%xmm10, (%r14,%r11,4)
	vmovups	%xmm13, (%r14,%rdx,4)
	vmovups	%xmm16, (%r14,%rsi,4)
	movq	-40(%rsp), %rcx                 # 8-byte Reload
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	(%rcx,%rax,4), %xmm10
	vfmadd231ps	%xmm4, %xmm10, %xmm9    # xmm9 = (xmm10 * xmm4) + xmm9
	vfmadd231ps	%xmm1, %xmm10, %xmm12   # xmm12 = (xmm10 * xmm1) + xmm12
	vmulps	%xmm7, %xmm10, %xmm10
	movq	-120(%rsp), %rdx                # 8-byte Reload
	addq	%rax, %rdx
	vmovups	(%rdi,%rdx,4), %xmm13
	vfmadd231ps	%xmm5, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm5) + xmm9
	vfmadd231ps	%xmm4, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm4) + xmm11
	vfmadd231ps	%xmm0, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm1) + xmm14
	vfmadd231ps	%xmm3, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm3) + xmm10
	vmulps	%xmm7, %xmm13, %xmm13
	addq	%rax, %r12
	vmovups	(%rdi,%r12,4), %xmm16
	vfmadd231ps	%xmm8, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm8) + xmm9
	vfmadd231ps	%xmm5, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm5) + xmm11
	vfmadd231ps	%xmm4, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm4) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm1) + xmm17
	vfmadd231ps	%xmm6, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm6) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm3) + xmm13
	vmulps	%xmm16, %xmm7, %xmm7
	addq	%rax, %rbp
	vmovups	(%rdi,%rbp,4), %xmm16
	vfmadd231ps	%xmm8, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm8) + xmm11
	vfmadd231ps	%xmm5, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm5) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm0) + xmm17
	vfmadd231ps	%xmm6, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm6) + xmm13
	vfmadd231ps	%xmm3, %xmm16, %xmm7    # xmm7 = (xmm16 * xmm3) + xmm7
	vmovups	%xmm9, (%r14,%r8,4)
	vmovups	%xmm11, (%r14,%rbx,4)
	vmovups	%xmm15, (%r14,%r15,4)
	movq	-104(%rsp), %rcx                # 8-byte Reload
	leaq	(%rdi,%rcx,4), %rcx
	vmovups	(%rcx,%rax,4), %xmm3
	vfmadd231ps	%xmm4, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm1, %xmm10    # xmm10 = (xmm1 * xmm3) + xmm10
	movq	-96(%rsp), %rsi                 # 8-byte Reload
	addq	%rax, %rsi
	vmovups	(%rdi,%rsi,4), %xmm3
	vfmadd231ps	%xmm5, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm5) + xmm12
	vfmadd231ps	%xmm4, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm4) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm10    # xmm10 = (xmm3 * xmm0) + xmm10
	vfmadd231ps	%xmm3, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm3) + xmm13
	movq	-128(%rsp), %r8                 # 8-byte Reload
	addq	%rax, %r8
	vmovups	(%rdi,%r8,4), %xmm3
	vfmadd231ps	%xmm8, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm8) + xmm12
	vfmadd231ps	%xmm5, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm5) + xmm14
	vfmadd231ps	%xmm4, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm3, %xmm10    # xmm10 = (xmm3 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm3, %xmm7     # xmm7 = (xmm3 * xmm1) + xmm7
	addq	%rax, %r9
	vmovups	(%rdi,%r9,4), %xmm1
	vfmadd231ps	%xmm8, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm8) + xmm14
	vfmadd231ps	%xmm5, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm5) + xmm17
	vfmadd231ps	%xmm2, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm1, %xmm7     # xmm7 = (xmm1 * xmm0) + xmm7
	vmovups	%xmm12, (%r14,%rdx,4)
	vmovups	%xmm14, (%r14,%r12,4)
	vmovups	%xmm17, (%r14,%rbp,4)
	movq	24(%rsp), %rcx                  # 8-byte Reload
	vfmadd231ps	10400(%rcx,%rax,4), %xmm4, %xmm10 # xmm10 = (xmm4 * mem) + xmm10
	vmovups	10800(%rcx,%rax,4), %xmm0
	vmovups	11200(%rcx,%rax,4), %xmm1
	vfmadd231ps	%xmm5, %xmm0, %xmm10    # xmm10 = (xmm0 * xmm5) + xmm10
	vfmadd231ps	%xmm0, %xmm4, %xmm13    # xmm13 = (xmm4 * xmm0) + xmm13
	vfmadd231ps	%xmm8, %xmm1, %xmm10    # xmm10 = (xmm1 * xmm8) + xmm10
	vfmadd231ps	%xmm5, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm5) + xmm13
	vfmadd231ps	%xmm4, %xmm1, %xmm7     # xmm7 = (xmm1 * xmm4) + xmm7
	vmovups	11600(%rcx,%rax,4), %xmm0
	vfmadd231ps	%xmm8, %xmm0, %xmm13    # xmm13 = (xmm0 * xmm8) + xmm13
	vfmadd231ps	%xmm5, %xmm0, %xmm7     # xmm7 = (xmm0 * xmm5) + xmm7
	vmovups	%xmm10, (%r14,%rsi,4)
	vmovups	%xmm13, (%r14,%r8,4)
	vmovups	%xmm7, (%r14,%r9,4)
	movq	128(%rsp), %rcx                 # 8-byte Reload
	addq	$60000, %rcx                    # imm = 0xEA60
	movq	120(%rsp), %rdx                 # 8-byte Reload
	addq	$60000, %rdx                    # imm = 0xEA60
	addq	$60000, 80(%rsp)                # 8-byte Folded Spill
                                        # imm = 0xEA60
	movq	112(%rsp), %rbp                 # 8-byte Reload
	addq	$60000, %rbp                    # imm = 0xEA60
	addq	$60000, -8(%rsp)                # 8-byte Folded Spill
                                        # imm = 0xEA60
	addq	$60000, 72(%rsp)                # 8-byte Folded Spill
                                        # imm = 0xEA60
	addq	$60000, 64(%rsp)                # 8-byte Folded Spill
                                        # imm = 0xEA60
	movq	88(%rsp), %rax                  # 8-byte Reload
	cmpq	96(%rsp), %rax                  # 8-byte Folded Reload
	movq	104(%rsp), %rsi                 # 8-byte Reload
	jae	.LBB1_39
.LBB1_18:                               # %.lr.ph39
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_21 Depth 2
                                        #     Child Loop BB1_23 Depth 2
                                        #       Child Loop BB1_26 Depth 3
                                        #     Child Loop BB1_31 Depth 2
                                        #     Child Loop BB1_36 Depth 2
	xorl	%eax, %eax
	#APP
	#NO_APP
	imulq	$3000, %rsi, %r9                # imm = 0xBB8
	cmpq	$96, %rax
	movq	%rcx, 128(%rsp)                 # 8-byte Spill
	movq	%rdx, 120(%rsp)                 # 8-byte Spill
	movq	%rsi, 88(%rsp)                  # 8-byte Spill
	jge	.LBB1_19
# %bb.20:                               # %.lr.ph27
                                        #   in Loop: Header=BB1_18 Depth=1
	leaq	3000(%r9), %r8
	movq	%r8, (%rsp)                     # 8-byte Spill
	leaq	6000(%r9), %r10
	leaq	9000(%r9), %r11
	leaq	12000(%r9), %rbx
	addq	$-16, %rax
	.p2align	4
.LBB1_21:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%r13,%rax,4), %zmm8
	vmovups	464(%r13,%rax,4), %zmm7
	vmovups	-12736(%rcx,%rax,4), %zmm0
	vmovups	-12336(%rcx,%rax,4), %zmm1
	vmulps	%zmm7, %zmm0, %zmm15
	vmulps	%zmm8, %zmm0, %zmm14
	vmovups	864(%r13,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm7) + zmm14
	vmulps	%zmm1, %zmm8, %zmm18
	vmovups	-11936(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm7) + zmm18
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	-11536(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm0, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm0) + zmm20
	vfmadd231ps	-11136(%rcx,%rax,4), %zmm6, %zmm20 # zmm20 = (zmm6 * mem) + zmm20
	vmovups	-736(%rcx,%rax,4), %zmm1
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm0) + zmm15
	vmovups	1264(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm2) + zmm14
	vmulps	%zmm1, %zmm7, %zmm13
	vmulps	%zmm1, %zmm8, %zmm12
	vmovups	-336(%rcx,%rax,4), %zmm3
	vmovups	2064(%r13,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	64(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm7) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	464(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vfmadd231ps	%zmm3, %zmm7, %zmm19    # zmm19 = (zmm7 * zmm3) + zmm19
	vmovups	864(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	11264(%rcx,%rax,4), %zmm5
	vmovups	2864(%r13,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm3) + zmm15
	vmovups	2464(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm2) + zmm12
	vmulps	%zmm5, %zmm7, %zmm10
	vmulps	%zmm5, %zmm8, %zmm9
	vmovups	11664(%rcx,%rax,4), %zmm11
	vmovups	3264(%r13,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm2) + zmm16
	vfmadd231ps	%zmm6, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vmulps	%zmm11, %zmm8, %zmm11
	vmovups	12064(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm2) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm7) + zmm11
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	12464(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm6) + zmm11
	vfmadd231ps	%zmm21, %zmm7, %zmm17   # zmm17 = (zmm7 * zmm21) + zmm17
	vmovups	12864(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm15, -736(%rdx,%rax,4)
	vmovups	%zmm14, -336(%rdx,%rax,4)
	vmovups	%zmm18, 64(%rdx,%rax,4)
	vmovups	%zmm20, 464(%rdx,%rax,4)
	vmovups	23264(%rcx,%rax,4), %zmm14
	vmovups	23664(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm2) + zmm9
	vmulps	%zmm14, %zmm7, %zmm15
	vmulps	%zmm14, %zmm8, %zmm14
	vfmadd231ps	%zmm5, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm7) + zmm14
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	24064(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm5, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm4) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm7) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	24464(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm3) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm6) + zmm18
	vfmadd231ps	%zmm21, %zmm7, %zmm20   # zmm20 = (zmm7 * zmm21) + zmm20
	vmovups	24864(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm5, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm5) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm13, 11264(%rdx,%rax,4)
	vmovups	%zmm12, 11664(%rdx,%rax,4)
	vmovups	%zmm16, 12064(%rdx,%rax,4)
	vmovups	%zmm19, 12464(%rdx,%rax,4)
	vmovups	35264(%rcx,%rax,4), %zmm12
	vmovups	35664(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm3, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm4) + zmm9
	vfmadd231ps	%zmm0, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm2) + zmm14
	vmulps	%zmm12, %zmm7, %zmm13
	vmulps	%zmm12, %zmm8, %zmm12
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm2) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm7) + zmm12
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	36064(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm3) + zmm11
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm7) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	36464(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm5, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm7) + zmm8
	vmovups	36864(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm5, %zmm7, %zmm17    # zmm17 = (zmm7 * zmm5) + zmm17
	vfmadd231ps	%zmm1, %zmm7, %zmm20    # zmm20 = (zmm7 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm7, %zmm8     # zmm8 = (zmm7 * zmm6) + zmm8
	vmovups	%zmm10, 23264(%rdx,%rax,4)
	vmovups	%zmm9, 23664(%rdx,%rax,4)
	vmovups	%zmm11, 24064(%rdx,%rax,4)
	vmovups	%zmm17, 24464(%rdx,%rax,4)
	vmovups	47264(%rcx,%rax,4), %zmm6
	vmovups	47664(%rcx,%rax,4), %zmm7
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm0) + zmm13
	vfmadd231ps	%zmm6, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm5) + zmm15
	vfmadd231ps	%zmm3, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm7, %zmm18    # zmm18 = (zmm7 * zmm4) + zmm18
	vfmadd231ps	%zmm1, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm0) + zmm12
	vfmadd231ps	%zmm7, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm7) + zmm16
	vmovups	48064(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm5, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm3) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm4) + zmm20
	vfmadd231ps	%zmm1, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm6, %zmm8     # zmm8 = (zmm6 * zmm2) + zmm8
	vmovups	48464(%rcx,%rax,4), %zmm2
	vfmadd231ps	%zmm5, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm5) + zmm18
	vfmadd231ps	%zmm3, %zmm2, %zmm20    # zmm20 = (zmm2 * zmm3) + zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm2, %zmm8     # zmm8 = (zmm2 * zmm0) + zmm8
	vmovups	48864(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm5) + zmm20
	vfmadd231ps	%zmm1, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm1) + zmm8
	vmovups	%zmm15, 35264(%rdx,%rax,4)
	vmovups	%zmm14, 35664(%rdx,%rax,4)
	vmovups	%zmm18, 36064(%rdx,%rax,4)
	vmovups	%zmm20, 36464(%rdx,%rax,4)
	vmovups	59264(%rcx,%rax,4), %zmm0
	vmovups	59664(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm3, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm0) + zmm12
	vfmadd231ps	%zmm5, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm1) + zmm16
	vmovups	60064(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vmovups	60464(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm5, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm5) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vfmadd231ps	60864(%rcx,%rax,4), %zmm5, %zmm8 # zmm8 = (zmm5 * mem) + zmm8
	vmovups	%zmm13, 47264(%rdx,%rax,4)
	vmovups	%zmm12, 47664(%rdx,%rax,4)
	vmovups	%zmm16, 48064(%rdx,%rax,4)
	vmovups	%zmm8, 48464(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_21
	jmp	.LBB1_22
	.p2align	4
.LBB1_19:                               # %.lr.ph39.._crit_edge28_crit_edge
                                        #   in Loop: Header=BB1_18 Depth=1
	leaq	3000(%r9), %rax
	movq	%rax, (%rsp)                    # 8-byte Spill
	leaq	6000(%r9), %r10
	leaq	9000(%r9), %r11
	leaq	12000(%r9), %rbx
.LBB1_22:                               # %._crit_edge28
                                        #   in Loop: Header=BB1_18 Depth=1
	movl	$96, %eax
	#APP
	#NO_APP
	leaq	(%rdi,%r9,4), %r8
	leaq	(%rdi,%r9,4), %rcx
	addq	$-12000, %rcx                   # imm = 0xD120
	movq	%rcx, 168(%rsp)                 # 8-byte Spill
	vmovups	(%r13,%rax,4), %xmm8
	vmovups	400(%r13,%rax,4), %xmm7
	vmovups	-12000(%r8,%rax,4), %xmm0
	vmovups	-11600(%r8,%rax,4), %xmm1
	vmulps	%xmm7, %xmm0, %xmm13
	vmulps	%xmm0, %xmm8, %xmm12
	vmovups	800(%r13,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm6) + xmm13
	vfmadd231ps	%xmm7, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm7) + xmm12
	vmulps	%xmm1, %xmm8, %xmm18
	vmovups	-11200(%r8,%rax,4), %xmm0
	vfmadd231ps	%xmm6, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm7) + xmm18
	vmulps	%xmm0, %xmm8, %xmm20
	vmovups	-10800(%r8,%rax,4), %xmm0
	vfmadd231ps	%xmm6, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm6) + xmm18
	vfmadd231ps	%xmm0, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm0) + xmm20
	vfmadd231ps	-10400(%r8,%rax,4), %xmm6, %xmm20 # xmm20 = (xmm6 * mem) + xmm20
	leaq	(%rax,%r9), %rcx
	vmovups	1600(%r13,%rax,4), %xmm0
	vmovups	(%rdi,%rcx,4), %xmm1
	vmovups	400(%rdi,%rcx,4), %xmm2
	vfmadd231ps	%xmm0, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm0) + xmm13
	vmovups	1200(%r13,%rax,4), %xmm3
	vfmadd231ps	%xmm3, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm3) + xmm12
	vmulps	%xmm1, %xmm7, %xmm15
	vmulps	%xmm1, %xmm8, %xmm14
	vmovups	2000(%r13,%rax,4), %xmm1
	vfmadd231ps	%xmm1, %xmm2, %xmm13    # xmm13 = (xmm2 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm0) + xmm12
	vfmadd231ps	%xmm3, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm3) + xmm18
	vfmadd231ps	%xmm6, %xmm2, %xmm15    # xmm15 = (xmm2 * xmm6) + xmm15
	vfmadd231ps	%xmm7, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm7) + xmm14
	vmulps	%xmm2, %xmm8, %xmm16
	vmovups	800(%rdi,%rcx,4), %xmm2
	vfmadd231ps	%xmm1, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm0) + xmm18
	vfmadd231ps	%xmm3, %xmm2, %xmm20    # xmm20 = (xmm2 * xmm3) + xmm20
	vfmadd231ps	%xmm6, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm7) + xmm16
	vmulps	%xmm2, %xmm8, %xmm19
	vmovups	1200(%rdi,%rcx,4), %xmm2
	vfmadd231ps	%xmm1, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm2, %xmm20    # xmm20 = (xmm2 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm6) + xmm16
	vfmadd231ps	%xmm2, %xmm7, %xmm19    # xmm19 = (xmm7 * xmm2) + xmm19
	vmovups	1600(%r8,%rax,4), %xmm2
	vfmadd231ps	%xmm1, %xmm2, %xmm20    # xmm20 = (xmm2 * xmm1) + xmm20
	vfmadd231ps	%xmm2, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm2) + xmm19
	movq	(%rsp), %r15                    # 8-byte Reload
	leaq	(%rax,%r15), %rdx
	vmovups	(%rdi,%rdx,4), %xmm5
	vmovups	2800(%r13,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm2) + xmm13
	vmovups	2400(%r13,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm4) + xmm12
	vfmadd231ps	%xmm0, %xmm5, %xmm15    # xmm15 = (xmm5 * xmm0) + xmm15
	vfmadd231ps	%xmm3, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm3) + xmm14
	vmulps	%xmm5, %xmm7, %xmm10
	vmulps	%xmm5, %xmm8, %xmm9
	vmovups	12400(%rdi,%rcx,4), %xmm11
	vmovups	3200(%r13,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm11, %xmm13   # xmm13 = (xmm11 * xmm5) + xmm13
	vfmadd231ps	%xmm2, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm2) + xmm12
	vfmadd231ps	%xmm4, %xmm11, %xmm18   # xmm18 = (xmm11 * xmm4) + xmm18
	vfmadd231ps	%xmm1, %xmm11, %xmm15   # xmm15 = (xmm11 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm11, %xmm14   # xmm14 = (xmm11 * xmm0) + xmm14
	vfmadd231ps	%xmm3, %xmm11, %xmm16   # xmm16 = (xmm11 * xmm3) + xmm16
	vfmadd231ps	%xmm6, %xmm11, %xmm10   # xmm10 = (xmm11 * xmm6) + xmm10
	vfmadd231ps	%xmm7, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm7) + xmm9
	vmulps	%xmm11, %xmm8, %xmm11
	vmovups	12800(%rdi,%rcx,4), %xmm17
	vfmadd231ps	%xmm5, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm5) + xmm12
	vfmadd231ps	%xmm2, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm2) + xmm18
	vfmadd231ps	%xmm4, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm4) + xmm20
	vfmadd231ps	%xmm1, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm0) + xmm16
	vfmadd231ps	%xmm3, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm3) + xmm19
	vfmadd231ps	%xmm6, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm6) + xmm9
	vfmadd231ps	%xmm7, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm7) + xmm11
	vmulps	%xmm17, %xmm8, %xmm17
	vmovups	13200(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm5) + xmm18
	vfmadd231ps	%xmm2, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm2) + xmm20
	vfmadd231ps	%xmm1, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm0) + xmm19
	vfmadd231ps	%xmm6, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm6) + xmm11
	vfmadd231ps	%xmm21, %xmm7, %xmm17   # xmm17 = (xmm7 * xmm21) + xmm17
	vmovups	13600(%r8,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm5) + xmm20
	vfmadd231ps	%xmm1, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm1) + xmm19
	vfmadd231ps	%xmm21, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm21) + xmm17
	vmovups	%xmm13, (%r14,%rcx,4)
	vmovups	%xmm12, 400(%r14,%rcx,4)
	vmovups	%xmm18, 800(%r14,%rcx,4)
	vmovups	%xmm20, 1200(%r14,%rcx,4)
	leaq	(%rax,%r10), %rsi
	vmovups	(%rdi,%rsi,4), %xmm12
	vfmadd231ps	%xmm2, %xmm12, %xmm15   # xmm15 = (xmm12 * xmm2) + xmm15
	vfmadd231ps	%xmm4, %xmm12, %xmm14   # xmm14 = (xmm12 * xmm4) + xmm14
	vfmadd231ps	%xmm0, %xmm12, %xmm10   # xmm10 = (xmm12 * xmm0) + xmm10
	vfmadd231ps	%xmm3, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm3) + xmm9
	vmulps	%xmm7, %xmm12, %xmm13
	vmulps	%xmm12, %xmm8, %xmm12
	vmovups	24400(%rdi,%rcx,4), %xmm18
	vmovups	24800(%rdi,%rcx,4), %xmm20
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
	vmovups	25200(%rdi,%rcx,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm5) + xmm16
	vfmadd231ps	%xmm2, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm2) + xmm19
	vfmadd231ps	%xmm1, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm0) + xmm17
	vfmadd231ps	%xmm6, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm6) + xmm18
	vfmadd231ps	%xmm21, %xmm7, %xmm20   # xmm20 = (xmm7 * xmm21) + xmm20
	vmovups	25600(%r8,%rax,4), %xmm21
	vfmadd231ps	%xmm5, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm5) + xmm19
	vfmadd231ps	%xmm1, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm1) + xmm17
	vfmadd231ps	%xmm21, %xmm6, %xmm20   # xmm20 = (xmm6 * xmm21) + xmm20
	vmovups	%xmm15, (%r14,%rdx,4)
	vmovups	%xmm14, 12400(%r14,%rcx,4)
	vmovups	%xmm16, 12800(%r14,%rcx,4)
	vmovups	%xmm19, 13200(%r14,%rcx,4)
	leaq	(%rax,%r11), %rdx
	vmovups	(%rdi,%rdx,4), %xmm14
	vfmadd231ps	%xmm2, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm2) + xmm10
	vfmadd231ps	%xmm4, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm4) + xmm9
	vfmadd231ps	%xmm0, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm0) + xmm13
	vfmadd231ps	%xmm3, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm3) + xmm12
	vmulps	%xmm7, %xmm14, %xmm15
	vmulps	%xmm14, %xmm8, %xmm14
	vmovups	36400(%rdi,%rcx,4), %xmm16
	vmovups	36800(%rdi,%rcx,4), %xmm19
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
	vmovups	37200(%rdi,%rcx,4), %xmm19
	vfmadd231ps	%xmm5, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm5) + xmm11
	vfmadd231ps	%xmm2, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm2) + xmm17
	vfmadd231ps	%xmm1, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm6) + xmm16
	vfmadd231ps	%xmm7, %xmm19, %xmm8    # xmm8 = (xmm19 * xmm7) + xmm8
	vmovups	37600(%r8,%rax,4), %xmm7
	vfmadd231ps	%xmm5, %xmm7, %xmm17    # xmm17 = (xmm7 * xmm5) + xmm17
	vfmadd231ps	%xmm1, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm7, %xmm8     # xmm8 = (xmm7 * xmm6) + xmm8
	vmovups	%xmm10, (%r14,%rsi,4)
	vmovups	%xmm9, 24400(%r14,%rcx,4)
	vmovups	%xmm11, 24800(%r14,%rcx,4)
	vmovups	%xmm17, 25200(%r14,%rcx,4)
	leaq	(%rax,%rbx), %rsi
	vmovups	(%rdi,%rsi,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm2) + xmm13
	vfmadd231ps	%xmm4, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm4) + xmm12
	vfmadd231ps	%xmm0, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm0) + xmm15
	vfmadd231ps	%xmm6, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm6) + xmm14
	vmovups	48400(%rdi,%rcx,4), %xmm6
	vmovups	48800(%rdi,%rcx,4), %xmm7
	vfmadd231ps	%xmm5, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm5) + xmm13
	vfmadd231ps	%xmm2, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm2) + xmm12
	vfmadd231ps	%xmm4, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm4) + xmm18
	vfmadd231ps	%xmm1, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm0) + xmm14
	vfmadd231ps	%xmm6, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm6) + xmm16
	vfmadd231ps	%xmm5, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm5) + xmm12
	vfmadd231ps	%xmm2, %xmm7, %xmm18    # xmm18 = (xmm7 * xmm2) + xmm18
	vfmadd231ps	%xmm4, %xmm7, %xmm20    # xmm20 = (xmm7 * xmm4) + xmm20
	vfmadd231ps	%xmm1, %xmm7, %xmm14    # xmm14 = (xmm7 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm7, %xmm16    # xmm16 = (xmm7 * xmm0) + xmm16
	vfmadd231ps	%xmm3, %xmm7, %xmm8     # xmm8 = (xmm7 * xmm3) + xmm8
	vmovups	49200(%rdi,%rcx,4), %xmm3
	vfmadd231ps	%xmm5, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm5) + xmm18
	vfmadd231ps	%xmm2, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm2) + xmm20
	vfmadd231ps	%xmm1, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm3, %xmm8     # xmm8 = (xmm3 * xmm0) + xmm8
	movq	%r8, 32(%rsp)                   # 8-byte Spill
	vmovups	49600(%r8,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm5) + xmm20
	vfmadd231ps	%xmm1, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm1) + xmm8
	vmovups	%xmm13, (%r14,%rdx,4)
	vmovups	%xmm12, 36400(%r14,%rcx,4)
	vmovups	%xmm18, 36800(%r14,%rcx,4)
	vmovups	%xmm20, 37200(%r14,%rcx,4)
	movq	88(%rsp), %rdx                  # 8-byte Reload
	addq	$5, %rdx
	movq	%rdx, 104(%rsp)                 # 8-byte Spill
	imulq	$12000, %rdx, %rdx              # imm = 0x2EE0
	addq	%rdi, %rdx
	vmovups	(%rdx,%rax,4), %xmm0
	vmovups	400(%rdx,%rax,4), %xmm1
	vfmadd231ps	%xmm2, %xmm0, %xmm15    # xmm15 = (xmm0 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm0) + xmm14
	vfmadd231ps	%xmm5, %xmm1, %xmm15    # xmm15 = (xmm1 * xmm5) + xmm15
	vfmadd231ps	%xmm2, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm2) + xmm14
	vfmadd231ps	%xmm1, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm1) + xmm16
	vmovups	800(%rdx,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm5) + xmm14
	vfmadd231ps	%xmm2, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm2) + xmm16
	vfmadd231ps	%xmm4, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm4) + xmm8
	vmovups	1200(%rdx,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm5) + xmm16
	vfmadd231ps	%xmm2, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm2) + xmm8
	movq	%rdx, 24(%rsp)                  # 8-byte Spill
	vfmadd231ps	1600(%rdx,%rax,4), %xmm5, %xmm8 # xmm8 = (xmm5 * mem) + xmm8
	vmovups	%xmm15, (%r14,%rsi,4)
	vmovups	%xmm14, 48400(%r14,%rcx,4)
	vmovups	%xmm16, 48800(%r14,%rcx,4)
	vmovups	%xmm8, 49200(%r14,%rcx,4)
	leaq	(%rdi,%r15,4), %rax
	movq	%rax, 160(%rsp)                 # 8-byte Spill
	movq	%r10, 192(%rsp)                 # 8-byte Spill
	leaq	(%rdi,%r10,4), %rax
	movq	%rax, 152(%rsp)                 # 8-byte Spill
	movq	%r11, 184(%rsp)                 # 8-byte Spill
	leaq	(%rdi,%r11,4), %rax
	movq	%rax, 144(%rsp)                 # 8-byte Spill
	movq	%rbx, 176(%rsp)                 # 8-byte Spill
	leaq	(%rdi,%rbx,4), %rax
	movq	%rax, 136(%rsp)                 # 8-byte Spill
	movl	$4, %r15d
	movq	%rbp, 112(%rsp)                 # 8-byte Spill
	movq	80(%rsp), %rdx                  # 8-byte Reload
	movq	%r9, -16(%rsp)                  # 8-byte Spill
	jmp	.LBB1_23
	.p2align	4
.LBB1_24:                               # %.._crit_edge31_crit_edge
                                        #   in Loop: Header=BB1_23 Depth=2
	movq	-32(%rsp), %r13                 # 8-byte Reload
.LBB1_27:                               # %._crit_edge31
                                        #   in Loop: Header=BB1_23 Depth=2
	movl	$96, %ecx
	#APP
	#NO_APP
	movq	168(%rsp), %rsi                 # 8-byte Reload
	movq	%rax, %r14
	leaq	(%rsi,%rax,4), %rax
	movq	%r14, 200(%rsp)                 # 8-byte Spill
	vmovups	(%r13,%rcx,4), %xmm8
	vmovups	400(%r13,%rcx,4), %xmm5
	vmulps	(%rax,%rcx,4), %xmm8, %xmm11
	leaq	(%rsi,%r9,4), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm5) + xmm11
	vmulps	%xmm0, %xmm8, %xmm14
	leaq	(%rsi,%rbx,4), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vmovups	800(%r13,%rcx,4), %xmm6
	vfmadd231ps	%xmm6, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm6) + xmm11
	vfmadd231ps	%xmm5, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm5) + xmm14
	vmulps	%xmm0, %xmm8, %xmm17
	leaq	(%rsi,%rdi,4), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vfmadd231ps	%xmm6, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm6) + xmm14
	vfmadd231ps	%xmm5, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm5) + xmm17
	vmulps	%xmm0, %xmm8, %xmm20
	leaq	(%rsi,%r8,4), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vfmadd231ps	%xmm6, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm6) + xmm17
	vfmadd231ps	%xmm0, %xmm5, %xmm20    # xmm20 = (xmm5 * xmm0) + xmm20
	leaq	4(%r15), %rax
	movq	%rax, -40(%rsp)                 # 8-byte Spill
	movq	%rdi, -64(%rsp)                 # 8-byte Spill
	imulq	$400, %rax, %r11                # imm = 0x190
	leaq	(%rsi,%r11), %rax
	vfmadd231ps	(%rax,%rcx,4), %xmm6, %xmm20 # xmm20 = (xmm6 * mem) + xmm20
	movq	%rbx, %rsi
	movq	%rbx, -56(%rsp)                 # 8-byte Spill
	movq	32(%rsp), %rbx                  # 8-byte Reload
	leaq	(%rbx,%r14,4), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vmovups	1200(%r13,%rcx,4), %xmm1
	vfmadd231ps	%xmm1, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm1) + xmm11
	vmulps	%xmm0, %xmm8, %xmm12
	leaq	(%rcx,%r9), %r12
	movq	-16(%rsp), %r10                 # 8-byte Reload
	leaq	(%r12,%r10), %r14
	movq	%r14, -120(%rsp)                # 8-byte Spill
	movq	%r12, -104(%rsp)                # 8-byte Spill
	movq	%r15, -48(%rsp)                 # 8-byte Spill
	movq	8(%rsp), %r15                   # 8-byte Reload
	vmovups	(%r15,%r14,4), %xmm2
	vmovups	1600(%r13,%rcx,4), %xmm0
	vfmadd231ps	%xmm0, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm1) + xmm14
	vfmadd231ps	%xmm5, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm5) + xmm12
	vmulps	%xmm2, %xmm8, %xmm13
	leaq	(%rcx,%rsi), %rax
	movq	%r8, %rsi
	movq	%r8, -72(%rsp)                  # 8-byte Spill
	leaq	(%rax,%r10), %r14
	movq	%r14, -128(%rsp)                # 8-byte Spill
	movq	%rax, %r8
	vmovups	(%r15,%r14,4), %xmm3
	vmovups	2000(%r13,%rcx,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm1) + xmm17
	vfmadd231ps	%xmm6, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm6) + xmm12
	vfmadd231ps	%xmm5, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm5) + xmm13
	vmulps	%xmm3, %xmm8, %xmm16
	movq	%r9, -80(%rsp)                  # 8-byte Spill
	leaq	(%rcx,%rdi), %r14
	leaq	(%r14,%r10), %rax
	movq	%rax, -88(%rsp)                 # 8-byte Spill
	vmovups	(%r15,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm0) + xmm17
	vfmadd231ps	%xmm1, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm6) + xmm13
	vfmadd231ps	%xmm5, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm5) + xmm16
	vmulps	%xmm3, %xmm8, %xmm19
	leaq	(%rcx,%rsi), %rdi
	movq	-16(%rsp), %rsi                 # 8-byte Reload
	leaq	(%rdi,%rsi), %rsi
	movq	%rsi, 40(%rsp)                  # 8-byte Spill
	vmovups	(%r15,%rsi,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm2) + xmm17
	vfmadd231ps	%xmm0, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm6) + xmm16
	vfmadd231ps	%xmm3, %xmm5, %xmm19    # xmm19 = (xmm5 * xmm3) + xmm19
	leaq	(%rbx,%r11), %rbx
	vmovups	(%rbx,%rcx,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm2) + xmm20
	vfmadd231ps	%xmm3, %xmm6, %xmm19    # xmm19 = (xmm6 * xmm3) + xmm19
	movq	160(%rsp), %rsi                 # 8-byte Reload
	movq	200(%rsp), %r9                  # 8-byte Reload
	leaq	(%rsi,%r9,4), %rbx
	vmovups	(%rbx,%rcx,4), %xmm4
	vmovups	2400(%r13,%rcx,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm1) + xmm12
	vmulps	%xmm4, %xmm8, %xmm9
	movq	(%rsp), %rax                    # 8-byte Reload
	leaq	(%r12,%rax), %r10
	movq	%r10, -112(%rsp)                # 8-byte Spill
	vmovups	(%r15,%r10,4), %xmm7
	vmovups	2800(%r13,%rcx,4), %xmm4
	vfmadd231ps	%xmm4, %xmm7, %xmm11    # xmm11 = (xmm7 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm7, %xmm14    # xmm14 = (xmm7 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm7, %xmm13    # xmm13 = (xmm7 * xmm1) + xmm13
	vfmadd231ps	%xmm5, %xmm7, %xmm9     # xmm9 = (xmm7 * xmm5) + xmm9
	vmulps	%xmm7, %xmm8, %xmm10
	leaq	(%r8,%rax), %rbx
	movq	%rbx, -96(%rsp)                 # 8-byte Spill
	movq	%r8, %r10
	vmovups	(%r15,%rbx,4), %xmm15
	vmovups	3200(%r13,%rcx,4), %xmm7
	vfmadd231ps	%xmm7, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm7) + xmm11
	vfmadd231ps	%xmm4, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm15, %xmm17   # xmm17 = (xmm15 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm15, %xmm13   # xmm13 = (xmm15 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm15, %xmm16   # xmm16 = (xmm15 * xmm1) + xmm16
	vfmadd231ps	%xmm6, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm6) + xmm9
	vfmadd231ps	%xmm5, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm5) + xmm10
	vmulps	%xmm15, %xmm8, %xmm15
	leaq	(%r14,%rax), %r8
	movq	%r8, -24(%rsp)                  # 8-byte Spill
	vmovups	(%r15,%r8,4), %xmm18
	vfmadd231ps	%xmm7, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm7) + xmm14
	vfmadd231ps	%xmm4, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm4) + xmm17
	vfmadd231ps	%xmm3, %xmm18, %xmm20   # xmm20 = (xmm18 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm18, %xmm19   # xmm19 = (xmm18 * xmm1) + xmm19
	vfmadd231ps	%xmm6, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm6) + xmm10
	vfmadd231ps	%xmm5, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm5) + xmm15
	vmulps	%xmm18, %xmm8, %xmm18
	leaq	(%rdi,%rax), %rax
	movq	%rax, 216(%rsp)                 # 8-byte Spill
	movq	%rdi, %rbx
	vmovups	(%r15,%rax,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm7) + xmm17
	vfmadd231ps	%xmm4, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm0) + xmm19
	vfmadd231ps	%xmm6, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm6) + xmm15
	vfmadd231ps	%xmm21, %xmm5, %xmm18   # xmm18 = (xmm5 * xmm21) + xmm18
	leaq	(%rsi,%r11), %r12
	movq	%r11, %r13
	vmovups	(%r12,%rcx,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm7) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm2) + xmm19
	vfmadd231ps	%xmm21, %xmm6, %xmm18   # xmm18 = (xmm6 * xmm21) + xmm18
	movq	16(%rsp), %rsi                  # 8-byte Reload
	movq	-120(%rsp), %rax                # 8-byte Reload
	vmovups	%xmm11, (%rsi,%rax,4)
	movq	-128(%rsp), %rax                # 8-byte Reload
	vmovups	%xmm14, (%rsi,%rax,4)
	movq	-88(%rsp), %rax                 # 8-byte Reload
	vmovups	%xmm17, (%rsi,%rax,4)
	movq	40(%rsp), %rax                  # 8-byte Reload
	vmovups	%xmm20, (%rsi,%rax,4)
	movq	152(%rsp), %r8                  # 8-byte Reload
	leaq	(%r8,%r9,4), %rax
	vmovups	(%rax,%rcx,4), %xmm11
	vfmadd231ps	%xmm3, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm3) + xmm12
	vfmadd231ps	%xmm1, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm1) + xmm9
	vmulps	%xmm11, %xmm8, %xmm11
	movq	192(%rsp), %rdi                 # 8-byte Reload
	movq	-104(%rsp), %r12                # 8-byte Reload
	leaq	(%r12,%rdi), %r11
	movq	%r11, -120(%rsp)                # 8-byte Spill
	vmovups	(%r15,%r11,4), %xmm14
	vfmadd231ps	%xmm4, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm3) + xmm13
	vfmadd231ps	%xmm0, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm1) + xmm10
	vfmadd231ps	%xmm5, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm5) + xmm11
	vmulps	%xmm14, %xmm8, %xmm14
	leaq	(%r10,%rdi), %rax
	movq	%rax, -128(%rsp)                # 8-byte Spill
	movq	%r10, %r11
	movq	%r10, 208(%rsp)                 # 8-byte Spill
	vmovups	(%r15,%rax,4), %xmm17
	vfmadd231ps	%xmm7, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm7) + xmm12
	vfmadd231ps	%xmm4, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm1) + xmm15
	vfmadd231ps	%xmm6, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm6) + xmm11
	vfmadd231ps	%xmm5, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm5) + xmm14
	vmulps	%xmm17, %xmm8, %xmm17
	movq	%r14, %r10
	leaq	(%r14,%rdi), %rax
	movq	%rax, -88(%rsp)                 # 8-byte Spill
	vmovups	(%r15,%rax,4), %xmm20
	vfmadd231ps	%xmm7, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm7) + xmm13
	vfmadd231ps	%xmm4, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm3) + xmm19
	vfmadd231ps	%xmm2, %xmm20, %xmm10   # xmm10 = (xmm20 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm0) + xmm15
	vfmadd231ps	%xmm1, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm1) + xmm18
	vfmadd231ps	%xmm6, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm6) + xmm14
	vfmadd231ps	%xmm5, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm5) + xmm17
	vmulps	%xmm20, %xmm8, %xmm20
	leaq	(%rbx,%rdi), %rax
	movq	%rax, 40(%rsp)                  # 8-byte Spill
	movq	%rbx, %rdi
	vmovups	(%r15,%rax,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm7) + xmm16
	vfmadd231ps	%xmm4, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm4) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm15   # xmm15 = (xmm21 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm0) + xmm18
	vfmadd231ps	%xmm6, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm6) + xmm17
	vfmadd231ps	%xmm21, %xmm5, %xmm20   # xmm20 = (xmm5 * xmm21) + xmm20
	movq	%r13, %rbx
	leaq	(%r8,%r13), %r8
	vmovups	(%r8,%rcx,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm7) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm2) + xmm18
	vfmadd231ps	%xmm21, %xmm6, %xmm20   # xmm20 = (xmm6 * xmm21) + xmm20
	movq	-112(%rsp), %r8                 # 8-byte Reload
	vmovups	%xmm12, (%rsi,%r8,4)
	movq	-96(%rsp), %rax                 # 8-byte Reload
	vmovups	%xmm13, (%rsi,%rax,4)
	movq	-24(%rsp), %rax                 # 8-byte Reload
	vmovups	%xmm16, (%rsi,%rax,4)
	movq	216(%rsp), %rax                 # 8-byte Reload
	vmovups	%xmm19, (%rsi,%rax,4)
	movq	144(%rsp), %r14                 # 8-byte Reload
	leaq	(%r14,%r9,4), %r8
	movq	%r9, %rax
	vmovups	(%r8,%rcx,4), %xmm12
	vfmadd231ps	%xmm3, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm3) + xmm9
	vfmadd231ps	%xmm1, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm1) + xmm11
	vmulps	%xmm12, %xmm8, %xmm12
	movq	184(%rsp), %r9                  # 8-byte Reload
	leaq	(%r12,%r9), %r8
	movq	%r8, -112(%rsp)                 # 8-byte Spill
	movq	%r12, %r13
	vmovups	(%r15,%r8,4), %xmm13
	vfmadd231ps	%xmm4, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm3) + xmm10
	vfmadd231ps	%xmm0, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm1) + xmm14
	vfmadd231ps	%xmm5, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm5) + xmm12
	vmulps	%xmm13, %xmm8, %xmm13
	leaq	(%r11,%r9), %r12
	vmovups	(%r15,%r12,4), %xmm16
	vfmadd231ps	%xmm7, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm7) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm3) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm1) + xmm17
	vfmadd231ps	%xmm6, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm6) + xmm12
	vfmadd231ps	%xmm5, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm5) + xmm13
	vmulps	%xmm16, %xmm8, %xmm16
	leaq	(%r10,%r9), %r8
	vmovups	(%r15,%r8,4), %xmm19
	vfmadd231ps	%xmm7, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm7) + xmm10
	vfmadd231ps	%xmm4, %xmm19, %xmm15   # xmm15 = (xmm19 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm3) + xmm18
	vfmadd231ps	%xmm2, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm0) + xmm17
	vfmadd231ps	%xmm1, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm6) + xmm13
	vfmadd231ps	%xmm5, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm5) + xmm16
	vmulps	%xmm19, %xmm8, %xmm8
	leaq	(%rdi,%r9), %r9
	vmovups	(%r15,%r9,4), %xmm19
	vfmadd231ps	%xmm7, %xmm19, %xmm15   # xmm15 = (xmm19 * xmm7) + xmm15
	vfmadd231ps	%xmm4, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm4) + xmm18
	vfmadd231ps	%xmm2, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm2) + xmm17
	vfmadd231ps	%xmm0, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm0) + xmm20
	vfmadd231ps	%xmm6, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm6) + xmm16
	vfmadd231ps	%xmm5, %xmm19, %xmm8    # xmm8 = (xmm19 * xmm5) + xmm8
	leaq	(%r14,%rbx), %r14
	movq	%rbx, %r11
	vmovups	(%r14,%rcx,4), %xmm5
	vfmadd231ps	%xmm7, %xmm5, %xmm18    # xmm18 = (xmm5 * xmm7) + xmm18
	vfmadd231ps	%xmm2, %xmm5, %xmm20    # xmm20 = (xmm5 * xmm2) + xmm20
	vfmadd231ps	%xmm6, %xmm5, %xmm8     # xmm8 = (xmm5 * xmm6) + xmm8
	movq	-120(%rsp), %rbx                # 8-byte Reload
	vmovups	%xmm9, (%rsi,%rbx,4)
	movq	-128(%rsp), %rbx                # 8-byte Reload
	vmovups	%xmm10, (%rsi,%rbx,4)
	movq	-88(%rsp), %rbx                 # 8-byte Reload
	vmovups	%xmm15, (%rsi,%rbx,4)
	movq	40(%rsp), %rbx                  # 8-byte Reload
	vmovups	%xmm18, (%rsi,%rbx,4)
	movq	136(%rsp), %r14                 # 8-byte Reload
	movq	%rax, %rbx
	leaq	(%r14,%rax,4), %rax
	vmovups	(%rax,%rcx,4), %xmm5
	vfmadd231ps	%xmm3, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm3) + xmm11
	vfmadd231ps	%xmm5, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm5) + xmm12
	movq	176(%rsp), %rax                 # 8-byte Reload
	addq	%rax, %r13
	movq	%r13, -104(%rsp)                # 8-byte Spill
	vmovups	(%r15,%r13,4), %xmm5
	vfmadd231ps	%xmm4, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm0) + xmm12
	vfmadd231ps	%xmm5, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm5) + xmm13
	movq	208(%rsp), %r13                 # 8-byte Reload
	addq	%rax, %r13
	vmovups	(%r15,%r13,4), %xmm5
	vfmadd231ps	%xmm7, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm7) + xmm11
	vfmadd231ps	%xmm4, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm5, %xmm17    # xmm17 = (xmm5 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm0) + xmm13
	vfmadd231ps	%xmm5, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm5) + xmm16
	addq	%rax, %r10
	vmovups	(%r15,%r10,4), %xmm5
	vfmadd231ps	%xmm7, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm7) + xmm14
	vfmadd231ps	%xmm4, %xmm5, %xmm17    # xmm17 = (xmm5 * xmm4) + xmm17
	vfmadd231ps	%xmm3, %xmm5, %xmm20    # xmm20 = (xmm5 * xmm3) + xmm20
	vfmadd231ps	%xmm2, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm5, %xmm16    # xmm16 = (xmm5 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm5, %xmm8     # xmm8 = (xmm5 * xmm1) + xmm8
	addq	%rax, %rdi
	vmovups	(%r15,%rdi,4), %xmm1
	movq	%rdi, %r15
	vfmadd231ps	%xmm7, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm7) + xmm17
	vfmadd231ps	%xmm4, %xmm1, %xmm20    # xmm20 = (xmm1 * xmm4) + xmm20
	vfmadd231ps	%xmm2, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm1, %xmm8     # xmm8 = (xmm1 * xmm0) + xmm8
	leaq	(%r14,%r11), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vfmadd231ps	%xmm7, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm7) + xmm20
	vfmadd231ps	%xmm2, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm2) + xmm8
	movq	-112(%rsp), %rax                # 8-byte Reload
	vmovups	%xmm11, (%rsi,%rax,4)
	vmovups	%xmm14, (%rsi,%r12,4)
	vmovups	%xmm17, (%rsi,%r8,4)
	vmovups	%xmm20, (%rsi,%r9,4)
	movq	-16(%rsp), %r9                  # 8-byte Reload
	movq	24(%rsp), %rdi                  # 8-byte Reload
	leaq	(%rdi,%rbx,4), %rax
	vfmadd231ps	(%rax,%rcx,4), %xmm3, %xmm12 # xmm12 = (xmm3 * mem) + xmm12
	movq	-80(%rsp), %rax                 # 8-byte Reload
	leaq	(%rdi,%rax,4), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vfmadd231ps	%xmm4, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm4) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	movq	-56(%rsp), %rax                 # 8-byte Reload
	leaq	(%rdi,%rax,4), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vfmadd231ps	%xmm7, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm7) + xmm12
	vfmadd231ps	%xmm4, %xmm0, %xmm13    # xmm13 = (xmm0 * xmm4) + xmm13
	vfmadd231ps	%xmm0, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm0) + xmm16
	movq	-64(%rsp), %rax                 # 8-byte Reload
	leaq	(%rdi,%rax,4), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vfmadd231ps	%xmm7, %xmm0, %xmm13    # xmm13 = (xmm0 * xmm7) + xmm13
	vfmadd231ps	%xmm4, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm3) + xmm8
	movq	-72(%rsp), %rax                 # 8-byte Reload
	leaq	(%rdi,%rax,4), %rax
	vmovups	(%rax,%rcx,4), %xmm0
	vfmadd231ps	%xmm7, %xmm0, %xmm16    # xmm16 = (xmm0 * xmm7) + xmm16
	vfmadd231ps	%xmm4, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm4) + xmm8
	addq	%rdi, %r11
	vfmadd231ps	(%r11,%rcx,4), %xmm7, %xmm8 # xmm8 = (xmm7 * mem) + xmm8
	movq	-104(%rsp), %rax                # 8-byte Reload
	vmovups	%xmm12, (%rsi,%rax,4)
	vmovups	%xmm13, (%rsi,%r13,4)
	vmovups	%xmm16, (%rsi,%r10,4)
	vmovups	%xmm8, (%rsi,%r15,4)
	addq	$1600, %rdx                     # imm = 0x640
	addq	$1600, %rbp                     # imm = 0x640
	cmpq	$20, -48(%rsp)                  # 8-byte Folded Reload
	movq	-40(%rsp), %r15                 # 8-byte Reload
	jae	.LBB1_28
.LBB1_23:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_26 Depth 3
	xorl	%ecx, %ecx
	#APP
	#NO_APP
	imulq	$100, %r15, %r9
	leaq	-100(%r9), %rax
	leaq	100(%r9), %rbx
	leaq	200(%r9), %rdi
	leaq	300(%r9), %r8
	cmpq	$96, %rcx
	jge	.LBB1_24
# %bb.25:                               # %.lr.ph30
                                        #   in Loop: Header=BB1_23 Depth=2
	addq	$-16, %rcx
	movq	-32(%rsp), %r13                 # 8-byte Reload
	.p2align	4
.LBB1_26:                               #   Parent Loop BB1_18 Depth=1
                                        #     Parent Loop BB1_23 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	64(%r13,%rcx,4), %zmm8
	vmovups	464(%r13,%rcx,4), %zmm5
	vmulps	-12336(%rdx,%rcx,4), %zmm8, %zmm12
	vmovups	-11936(%rdx,%rcx,4), %zmm0
	vmovups	-11536(%rdx,%rcx,4), %zmm1
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vmulps	%zmm0, %zmm8, %zmm15
	vmovups	864(%r13,%rcx,4), %zmm6
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm5) + zmm15
	vmulps	%zmm1, %zmm8, %zmm18
	vmovups	-11136(%rdx,%rcx,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm5) + zmm18
	vmulps	%zmm0, %zmm8, %zmm20
	vmovups	-10736(%rdx,%rcx,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm6) + zmm18
	vfmadd231ps	%zmm0, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm0) + zmm20
	vfmadd231ps	-10336(%rdx,%rcx,4), %zmm6, %zmm20 # zmm20 = (zmm6 * mem) + zmm20
	vmovups	-336(%rdx,%rcx,4), %zmm0
	vmovups	1264(%r13,%rcx,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm1) + zmm12
	vmulps	%zmm0, %zmm8, %zmm11
	vmovups	64(%rdx,%rcx,4), %zmm2
	vmovups	1664(%r13,%rcx,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm5) + zmm11
	vmulps	%zmm2, %zmm8, %zmm14
	vmovups	464(%rdx,%rcx,4), %zmm3
	vmovups	2064(%r13,%rcx,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm5) + zmm14
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	864(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vfmadd231ps	%zmm5, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm5) + zmm16
	vmulps	%zmm3, %zmm8, %zmm19
	vmovups	1264(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vfmadd231ps	%zmm3, %zmm5, %zmm19    # zmm19 = (zmm5 * zmm3) + zmm19
	vmovups	1664(%rdx,%rcx,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm19    # zmm19 = (zmm6 * zmm3) + zmm19
	vmovups	11664(%rdx,%rcx,4), %zmm4
	vmovups	2464(%r13,%rcx,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm1) + zmm11
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	12064(%rdx,%rcx,4), %zmm7
	vmovups	2864(%r13,%rcx,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm1) + zmm14
	vfmadd231ps	%zmm5, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm5) + zmm9
	vmulps	%zmm7, %zmm8, %zmm10
	vmovups	12464(%rdx,%rcx,4), %zmm13
	vmovups	3264(%r13,%rcx,4), %zmm7
	vfmadd231ps	%zmm7, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm6) + zmm9
	vfmadd231ps	%zmm5, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm5) + zmm10
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	12864(%rdx,%rcx,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm6, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm6) + zmm10
	vfmadd231ps	%zmm5, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm5) + zmm13
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	13264(%rdx,%rcx,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm6, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm6) + zmm13
	vfmadd231ps	%zmm21, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm21) + zmm17
	vmovups	13664(%rdx,%rcx,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm21) + zmm17
	vmovups	%zmm12, 64(%rbp,%rcx,4)
	vmovups	%zmm15, 464(%rbp,%rcx,4)
	vmovups	%zmm18, 864(%rbp,%rcx,4)
	vmovups	%zmm20, 1264(%rbp,%rcx,4)
	vmovups	23664(%rdx,%rcx,4), %zmm12
	vmovups	24064(%rdx,%rcx,4), %zmm15
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm1) + zmm9
	vmulps	%zmm12, %zmm8, %zmm12
	vfmadd231ps	%zmm4, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm5, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm5) + zmm12
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	24464(%rdx,%rcx,4), %zmm18
	vfmadd231ps	%zmm7, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm1) + zmm13
	vfmadd231ps	%zmm6, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm5) + zmm15
	vmulps	%zmm18, %zmm8, %zmm18
	vmovups	24864(%rdx,%rcx,4), %zmm20
	vfmadd231ps	%zmm7, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm3) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm6) + zmm15
	vfmadd231ps	%zmm5, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm5) + zmm18
	vmulps	%zmm20, %zmm8, %zmm20
	vmovups	25264(%rdx,%rcx,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm4) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm6) + zmm18
	vfmadd231ps	%zmm21, %zmm5, %zmm20   # zmm20 = (zmm5 * zmm21) + zmm20
	vmovups	25664(%rdx,%rcx,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm7) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm6, %zmm20   # zmm20 = (zmm6 * zmm21) + zmm20
	vmovups	%zmm11, 12064(%rbp,%rcx,4)
	vmovups	%zmm14, 12464(%rbp,%rcx,4)
	vmovups	%zmm16, 12864(%rbp,%rcx,4)
	vmovups	%zmm19, 13264(%rbp,%rcx,4)
	vmovups	35664(%rdx,%rcx,4), %zmm11
	vmovups	36064(%rdx,%rcx,4), %zmm14
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vmulps	%zmm11, %zmm8, %zmm11
	vfmadd231ps	%zmm4, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm1) + zmm15
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	36464(%rdx,%rcx,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm6, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm5) + zmm14
	vmulps	%zmm16, %zmm8, %zmm16
	vmovups	36864(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm6) + zmm14
	vfmadd231ps	%zmm5, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm5) + zmm16
	vmulps	%zmm19, %zmm8, %zmm8
	vmovups	37264(%rdx,%rcx,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm6, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm6) + zmm16
	vfmadd231ps	%zmm5, %zmm19, %zmm8    # zmm8 = (zmm19 * zmm5) + zmm8
	vmovups	37664(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm6) + zmm8
	vmovups	%zmm9, 24064(%rbp,%rcx,4)
	vmovups	%zmm10, 24464(%rbp,%rcx,4)
	vmovups	%zmm13, 24864(%rbp,%rcx,4)
	vmovups	%zmm17, 25264(%rbp,%rcx,4)
	vmovups	47664(%rdx,%rcx,4), %zmm5
	vmovups	48064(%rdx,%rcx,4), %zmm6
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm3) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm0) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm6) + zmm14
	vmovups	48464(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm3) + zmm18
	vfmadd231ps	%zmm2, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm0) + zmm14
	vfmadd231ps	%zmm5, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm5) + zmm16
	vmovups	48864(%rdx,%rcx,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm7) + zmm15
	vfmadd231ps	%zmm4, %zmm5, %zmm18    # zmm18 = (zmm5 * zmm4) + zmm18
	vfmadd231ps	%zmm3, %zmm5, %zmm20    # zmm20 = (zmm5 * zmm3) + zmm20
	vfmadd231ps	%zmm2, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm1) + zmm8
	vmovups	49264(%rdx,%rcx,4), %zmm1
	vfmadd231ps	%zmm7, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm7) + zmm18
	vfmadd231ps	%zmm4, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm4) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	49664(%rdx,%rcx,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm12, 36064(%rbp,%rcx,4)
	vmovups	%zmm15, 36464(%rbp,%rcx,4)
	vmovups	%zmm18, 36864(%rbp,%rcx,4)
	vmovups	%zmm20, 37264(%rbp,%rcx,4)
	vfmadd231ps	59664(%rdx,%rcx,4), %zmm3, %zmm11 # zmm11 = (zmm3 * mem) + zmm11
	vmovups	60064(%rdx,%rcx,4), %zmm0
	vmovups	60464(%rdx,%rcx,4), %zmm1
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	%zmm7, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm4) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm1) + zmm16
	vmovups	60864(%rdx,%rcx,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm3) + zmm8
	vmovups	61264(%rdx,%rcx,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm16    # zmm16 = (zmm0 * zmm7) + zmm16
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	61664(%rdx,%rcx,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm11, 48064(%rbp,%rcx,4)
	vmovups	%zmm14, 48464(%rbp,%rcx,4)
	vmovups	%zmm16, 48864(%rbp,%rcx,4)
	vmovups	%zmm8, 49264(%rbp,%rcx,4)
	addq	$16, %rcx
	cmpq	$80, %rcx
	jl	.LBB1_26
	jmp	.LBB1_27
	.p2align	4
.LBB1_28:                               #   in Loop: Header=BB1_18 Depth=1
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$96, %rax
	movq	72(%rsp), %rdi                  # 8-byte Reload
	jge	.LBB1_29
# %bb.30:                               # %.lr.ph33
                                        #   in Loop: Header=BB1_18 Depth=1
	leaq	2400(%r9), %rcx
	movq	%rcx, -112(%rsp)                # 8-byte Spill
	leaq	2500(%r9), %rcx
	movq	%rcx, -88(%rsp)                 # 8-byte Spill
	leaq	2600(%r9), %rcx
	movq	%rcx, -56(%rsp)                 # 8-byte Spill
	leaq	5400(%r9), %rcx
	movq	%rcx, -80(%rsp)                 # 8-byte Spill
	leaq	5500(%r9), %rdx
	leaq	5600(%r9), %r14
	leaq	8400(%r9), %rcx
	movq	%rcx, -64(%rsp)                 # 8-byte Spill
	leaq	8500(%r9), %rcx
	movq	%rcx, -72(%rsp)                 # 8-byte Spill
	leaq	8600(%r9), %rbx
	leaq	11400(%r9), %r11
	leaq	11500(%r9), %r12
	leaq	11600(%r9), %r10
	leaq	14400(%r9), %rbp
	leaq	14500(%r9), %r15
	leaq	14600(%r9), %rsi
	addq	$-16, %rax
	movq	-8(%rsp), %rcx                  # 8-byte Reload
	movq	-32(%rsp), %r13                 # 8-byte Reload
	.p2align	4
.LBB1_31:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%r13,%rax,4), %zmm8
	vmovups	464(%r13,%rax,4), %zmm5
	vmulps	57264(%rcx,%rax,4), %zmm8, %zmm12
	vmovups	57664(%rcx,%rax,4), %zmm0
	vmovups	58064(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm5) + zmm12
	vmulps	%zmm0, %zmm8, %zmm14
	vmovups	864(%r13,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm5) + zmm14
	vmulps	%zmm1, %zmm8, %zmm17
	vmovups	58464(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm6) + zmm14
	vfmadd231ps	%zmm0, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm0) + zmm17
	vfmadd231ps	58864(%rcx,%rax,4), %zmm6, %zmm17 # zmm17 = (zmm6 * mem) + zmm17
	vmovups	69264(%rcx,%rax,4), %zmm0
	vmovups	1264(%r13,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm1) + zmm12
	vmulps	%zmm0, %zmm8, %zmm11
	vmovups	69664(%rcx,%rax,4), %zmm2
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm1) + zmm14
	vfmadd231ps	%zmm5, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm5) + zmm11
	vmulps	%zmm2, %zmm8, %zmm13
	vmovups	70064(%rcx,%rax,4), %zmm3
	vmovups	2064(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm5) + zmm13
	vmulps	%zmm3, %zmm8, %zmm16
	vmovups	70464(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm3, %zmm5, %zmm16    # zmm16 = (zmm5 * zmm3) + zmm16
	vmovups	70864(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm2) + zmm17
	vfmadd231ps	%zmm3, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm3) + zmm16
	vmovups	81264(%rcx,%rax,4), %zmm4
	vmovups	2464(%r13,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm1) + zmm11
	vmulps	%zmm4, %zmm8, %zmm9
	vmovups	81664(%rcx,%rax,4), %zmm7
	vmovups	2864(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm7, %zmm11    # zmm11 = (zmm7 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm1) + zmm13
	vfmadd231ps	%zmm5, %zmm7, %zmm9     # zmm9 = (zmm7 * zmm5) + zmm9
	vmulps	%zmm7, %zmm8, %zmm10
	vmovups	82064(%rcx,%rax,4), %zmm15
	vmovups	3264(%r13,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm17   # zmm17 = (zmm15 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm6) + zmm9
	vfmadd231ps	%zmm5, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm5) + zmm10
	vmulps	%zmm15, %zmm8, %zmm15
	vmovups	82464(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm7, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm0) + zmm16
	vfmadd231ps	%zmm6, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm6) + zmm10
	vfmadd231ps	%zmm18, %zmm5, %zmm15   # zmm15 = (zmm5 * zmm18) + zmm15
	vmovups	82864(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm7, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm2) + zmm16
	vfmadd231ps	%zmm18, %zmm6, %zmm15   # zmm15 = (zmm6 * zmm18) + zmm15
	vmovups	%zmm12, 64(%rdi,%rax,4)
	vmovups	%zmm14, 464(%rdi,%rax,4)
	vmovups	%zmm17, 864(%rdi,%rax,4)
	vmovups	93264(%rcx,%rax,4), %zmm12
	vmovups	93664(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm1) + zmm9
	vmulps	%zmm12, %zmm8, %zmm12
	vfmadd231ps	%zmm4, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm5, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm5) + zmm12
	vmulps	%zmm14, %zmm8, %zmm14
	vmovups	94064(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm6) + zmm12
	vfmadd231ps	%zmm5, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm5) + zmm14
	vmulps	%zmm17, %zmm8, %zmm17
	vmovups	94464(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm7, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm4) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm6) + zmm14
	vfmadd231ps	%zmm18, %zmm5, %zmm17   # zmm17 = (zmm5 * zmm18) + zmm17
	vmovups	94864(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm7, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm2) + zmm15
	vfmadd231ps	%zmm18, %zmm6, %zmm17   # zmm17 = (zmm6 * zmm18) + zmm17
	vmovups	%zmm11, 12064(%rdi,%rax,4)
	vmovups	%zmm13, 12464(%rdi,%rax,4)
	vmovups	%zmm16, 12864(%rdi,%rax,4)
	vmovups	105264(%rcx,%rax,4), %zmm11
	vmovups	105664(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vmulps	%zmm11, %zmm8, %zmm11
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm1) + zmm14
	vfmadd231ps	%zmm5, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm5) + zmm11
	vmulps	%zmm13, %zmm8, %zmm13
	vmovups	106064(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm7) + zmm9
	vfmadd231ps	%zmm4, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm6) + zmm11
	vfmadd231ps	%zmm5, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm5) + zmm13
	vmulps	%zmm16, %zmm8, %zmm8
	vmovups	106464(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm7, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm7) + zmm10
	vfmadd231ps	%zmm4, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm4) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vfmadd231ps	%zmm5, %zmm16, %zmm8    # zmm8 = (zmm16 * zmm5) + zmm8
	vmovups	106864(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm15    # zmm15 = (zmm5 * zmm7) + zmm15
	vfmadd231ps	%zmm2, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm2) + zmm17
	vfmadd231ps	%zmm6, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm6) + zmm8
	vmovups	%zmm9, 24064(%rdi,%rax,4)
	vmovups	%zmm10, 24464(%rdi,%rax,4)
	vmovups	%zmm15, 24864(%rdi,%rax,4)
	vmovups	117264(%rcx,%rax,4), %zmm5
	vmovups	117664(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vfmadd231ps	%zmm5, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm5) + zmm11
	vfmadd231ps	%zmm4, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm0) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm6) + zmm13
	vmovups	118064(%rcx,%rax,4), %zmm5
	vfmadd231ps	%zmm7, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm7) + zmm12
	vfmadd231ps	%zmm4, %zmm5, %zmm14    # zmm14 = (zmm5 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm5, %zmm17    # zmm17 = (zmm5 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm5, %zmm13    # zmm13 = (zmm5 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm5, %zmm8     # zmm8 = (zmm5 * zmm1) + zmm8
	vmovups	118464(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm7, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm7) + zmm14
	vfmadd231ps	%zmm4, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm4) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm0) + zmm8
	vmovups	118864(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm2) + zmm8
	vmovups	%zmm12, 36064(%rdi,%rax,4)
	vmovups	%zmm14, 36464(%rdi,%rax,4)
	vmovups	%zmm17, 36864(%rdi,%rax,4)
	vfmadd231ps	129264(%rcx,%rax,4), %zmm3, %zmm11 # zmm11 = (zmm3 * mem) + zmm11
	vmovups	129664(%rcx,%rax,4), %zmm0
	vmovups	130064(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm4, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm4) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	%zmm7, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm7) + zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm1, %zmm8     # zmm8 = (zmm1 * zmm3) + zmm8
	vmovups	130464(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm7) + zmm13
	vfmadd231ps	%zmm4, %zmm0, %zmm8     # zmm8 = (zmm0 * zmm4) + zmm8
	vfmadd231ps	130864(%rcx,%rax,4), %zmm7, %zmm8 # zmm8 = (zmm7 * mem) + zmm8
	vmovups	%zmm11, 48064(%rdi,%rax,4)
	vmovups	%zmm13, 48464(%rdi,%rax,4)
	vmovups	%zmm8, 48864(%rdi,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_31
# %bb.32:                               #   in Loop: Header=BB1_18 Depth=1
	movq	-16(%rsp), %r9                  # 8-byte Reload
	movq	%rsi, -104(%rsp)                # 8-byte Spill
	movq	%r10, -40(%rsp)                 # 8-byte Spill
	movq	%rbx, -48(%rsp)                 # 8-byte Spill
	movq	%r14, %rdi
	movq	-56(%rsp), %rcx                 # 8-byte Reload
	movq	%rbp, -96(%rsp)                 # 8-byte Spill
	movq	%r15, -128(%rsp)                # 8-byte Spill
	movq	%r11, -120(%rsp)                # 8-byte Spill
	movq	%r12, -24(%rsp)                 # 8-byte Spill
	movq	-64(%rsp), %r8                  # 8-byte Reload
	movq	-72(%rsp), %r11                 # 8-byte Reload
	movq	-80(%rsp), %r10                 # 8-byte Reload
	movq	%rdx, %rbp
	movq	-112(%rsp), %r15                # 8-byte Reload
	movq	-88(%rsp), %rdx                 # 8-byte Reload
	jmp	.LBB1_33
	.p2align	4
.LBB1_29:                               # %.._crit_edge34_crit_edge
                                        #   in Loop: Header=BB1_18 Depth=1
	leaq	2400(%r9), %r15
	leaq	2500(%r9), %rdx
	leaq	2600(%r9), %rcx
	leaq	5400(%r9), %r10
	leaq	5500(%r9), %rbp
	leaq	5600(%r9), %rdi
	leaq	8400(%r9), %r8
	leaq	8500(%r9), %r11
	leaq	8600(%r9), %rax
	movq	%rax, -48(%rsp)                 # 8-byte Spill
	leaq	11400(%r9), %rax
	movq	%rax, -120(%rsp)                # 8-byte Spill
	leaq	11500(%r9), %rax
	movq	%rax, -24(%rsp)                 # 8-byte Spill
	leaq	11600(%r9), %rax
	movq	%rax, -40(%rsp)                 # 8-byte Spill
	leaq	14400(%r9), %rax
	movq	%rax, -96(%rsp)                 # 8-byte Spill
	leaq	14500(%r9), %rax
	movq	%rax, -128(%rsp)                # 8-byte Spill
	leaq	14600(%r9), %rax
	movq	%rax, -104(%rsp)                # 8-byte Spill
	movq	-32(%rsp), %r13                 # 8-byte Reload
.LBB1_33:                               # %._crit_edge34
                                        #   in Loop: Header=BB1_18 Depth=1
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	(%r13,%rax,4), %xmm8
	vmovups	400(%r13,%rax,4), %xmm6
	movq	32(%rsp), %rsi                  # 8-byte Reload
	vmulps	-2800(%rsi,%rax,4), %xmm8, %xmm12
	vmovups	-2400(%rsi,%rax,4), %xmm0
	vmovups	-2000(%rsi,%rax,4), %xmm1
	vfmadd231ps	%xmm6, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm6) + xmm12
	vmulps	%xmm0, %xmm8, %xmm14
	vmovups	800(%r13,%rax,4), %xmm5
	vfmadd231ps	%xmm5, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm5) + xmm12
	vfmadd231ps	%xmm6, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm6) + xmm14
	vmulps	%xmm1, %xmm8, %xmm17
	vmovups	-1600(%rsi,%rax,4), %xmm0
	vfmadd231ps	%xmm5, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm5) + xmm14
	vfmadd231ps	%xmm0, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm0) + xmm17
	vfmadd231ps	-1200(%rsi,%rax,4), %xmm5, %xmm17 # xmm17 = (xmm5 * mem) + xmm17
	vmovups	9200(%rsi,%rax,4), %xmm0
	vmovups	1200(%r13,%rax,4), %xmm1
	vfmadd231ps	%xmm1, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm1) + xmm12
	vmulps	%xmm0, %xmm8, %xmm11
	addq	%rax, %r15
	movq	8(%rsp), %r14                   # 8-byte Reload
	vmovups	(%r14,%r15,4), %xmm2
	vmovups	1600(%r13,%rax,4), %xmm0
	vfmadd231ps	%xmm0, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm1) + xmm14
	vfmadd231ps	%xmm6, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm6) + xmm11
	vmulps	%xmm2, %xmm8, %xmm13
	addq	%rax, %rdx
	vmovups	(%r14,%rdx,4), %xmm3
	vmovups	2000(%r13,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm1) + xmm17
	vfmadd231ps	%xmm5, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm5) + xmm11
	vfmadd231ps	%xmm6, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm6) + xmm13
	vmulps	%xmm3, %xmm8, %xmm16
	movq	%rcx, -56(%rsp)                 # 8-byte Spill
	leaq	(%rax,%rcx), %r12
	vmovups	(%r14,%r12,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm0) + xmm17
	vfmadd231ps	%xmm5, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm5) + xmm13
	vfmadd231ps	%xmm3, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm3) + xmm16
	leaq	2700(%r9), %rcx
	movq	%rcx, -72(%rsp)                 # 8-byte Spill
	leaq	10800(%r14,%r9,4), %rbx
	vmovups	(%rbx,%rax,4), %xmm3
	vfmadd231ps	%xmm2, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm2) + xmm17
	vfmadd231ps	%xmm3, %xmm5, %xmm16    # xmm16 = (xmm5 * xmm3) + xmm16
	vmovups	21200(%rsi,%rax,4), %xmm4
	vmovups	2400(%r13,%rax,4), %xmm3
	vfmadd231ps	%xmm3, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm3) + xmm12
	vfmadd231ps	%xmm1, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm1) + xmm11
	vmulps	%xmm4, %xmm8, %xmm9
	addq	%rax, %r10
	vmovups	(%r14,%r10,4), %xmm7
	vmovups	2800(%r13,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm7, %xmm14    # xmm14 = (xmm7 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm7, %xmm11    # xmm11 = (xmm7 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm7, %xmm13    # xmm13 = (xmm7 * xmm1) + xmm13
	vfmadd231ps	%xmm6, %xmm7, %xmm9     # xmm9 = (xmm7 * xmm6) + xmm9
	vmulps	%xmm7, %xmm8, %xmm10
	addq	%rax, %rbp
	vmovups	(%r14,%rbp,4), %xmm15
	vmovups	3200(%r13,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm7) + xmm12
	vfmadd231ps	%xmm4, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm15, %xmm17   # xmm17 = (xmm15 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm15, %xmm13   # xmm13 = (xmm15 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm15, %xmm16   # xmm16 = (xmm15 * xmm1) + xmm16
	vfmadd231ps	%xmm5, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm5) + xmm9
	vfmadd231ps	%xmm6, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm6) + xmm10
	vmulps	%xmm15, %xmm8, %xmm15
	movq	%r10, %rcx
	movq	%rdi, -64(%rsp)                 # 8-byte Spill
	leaq	(%rax,%rdi), %rdi
	vmovups	(%r14,%rdi,4), %xmm18
	vfmadd231ps	%xmm7, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm7) + xmm14
	vfmadd231ps	%xmm4, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm0) + xmm16
	vfmadd231ps	%xmm5, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm5) + xmm10
	vfmadd231ps	%xmm18, %xmm6, %xmm15   # xmm15 = (xmm6 * xmm18) + xmm15
	leaq	5700(%r9), %r10
	movq	%r10, -80(%rsp)                 # 8-byte Spill
	vmovups	12000(%rbx,%rax,4), %xmm18
	vfmadd231ps	%xmm7, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm7) + xmm17
	vfmadd231ps	%xmm2, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm2) + xmm16
	vfmadd231ps	%xmm18, %xmm5, %xmm15   # xmm15 = (xmm5 * xmm18) + xmm15
	movq	16(%rsp), %r10                  # 8-byte Reload
	vmovups	%xmm12, (%r10,%r15,4)
	vmovups	%xmm14, (%r10,%rdx,4)
	vmovups	%xmm17, (%r10,%r12,4)
	vmovups	33200(%rsi,%rax,4), %xmm12
	vfmadd231ps	%xmm3, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm3) + xmm11
	vfmadd231ps	%xmm1, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm1) + xmm9
	vmulps	%xmm12, %xmm8, %xmm12
	addq	%rax, %r8
	vmovups	(%r14,%r8,4), %xmm14
	vfmadd231ps	%xmm4, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm3) + xmm13
	vfmadd231ps	%xmm0, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm1) + xmm10
	vfmadd231ps	%xmm6, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm6) + xmm12
	vmulps	%xmm14, %xmm8, %xmm14
	addq	%rax, %r11
	vmovups	(%r14,%r11,4), %xmm17
	vfmadd231ps	%xmm7, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm7) + xmm11
	vfmadd231ps	%xmm4, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm3) + xmm16
	vfmadd231ps	%xmm2, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm1) + xmm15
	vfmadd231ps	%xmm5, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm5) + xmm12
	vfmadd231ps	%xmm6, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm6) + xmm14
	vmulps	%xmm17, %xmm8, %xmm17
	movq	-48(%rsp), %rdx                 # 8-byte Reload
	leaq	(%rax,%rdx), %r15
	vmovups	(%r14,%r15,4), %xmm18
	vfmadd231ps	%xmm7, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm7) + xmm13
	vfmadd231ps	%xmm4, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm4) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm0) + xmm15
	vfmadd231ps	%xmm5, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm5) + xmm14
	vfmadd231ps	%xmm18, %xmm6, %xmm17   # xmm17 = (xmm6 * xmm18) + xmm17
	leaq	8700(%r9), %rdx
	movq	%rdx, -112(%rsp)                # 8-byte Spill
	vmovups	24000(%rbx,%rax,4), %xmm18
	vfmadd231ps	%xmm7, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm7) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm2) + xmm15
	vfmadd231ps	%xmm18, %xmm5, %xmm17   # xmm17 = (xmm5 * xmm18) + xmm17
	vmovups	%xmm11, (%r10,%rcx,4)
	vmovups	%xmm13, (%r10,%rbp,4)
	vmovups	%xmm16, (%r10,%rdi,4)
	vmovups	45200(%rsi,%rax,4), %xmm11
	vfmadd231ps	%xmm3, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm3) + xmm9
	vfmadd231ps	%xmm1, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm1) + xmm12
	vmulps	%xmm11, %xmm8, %xmm11
	movq	-120(%rsp), %rcx                # 8-byte Reload
	addq	%rax, %rcx
	vmovups	(%r14,%rcx,4), %xmm13
	vfmadd231ps	%xmm4, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm3) + xmm10
	vfmadd231ps	%xmm0, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm1) + xmm14
	vfmadd231ps	%xmm6, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm6) + xmm11
	vmulps	%xmm13, %xmm8, %xmm13
	movq	-24(%rsp), %r12                 # 8-byte Reload
	addq	%rax, %r12
	vmovups	(%r14,%r12,4), %xmm16
	vfmadd231ps	%xmm7, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm7) + xmm9
	vfmadd231ps	%xmm4, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm3) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm1) + xmm17
	vfmadd231ps	%xmm5, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm5) + xmm11
	vfmadd231ps	%xmm6, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm6) + xmm13
	vmulps	%xmm16, %xmm8, %xmm8
	movq	-40(%rsp), %rdx                 # 8-byte Reload
	leaq	(%rax,%rdx), %rdx
	vmovups	(%r14,%rdx,4), %xmm16
	vfmadd231ps	%xmm7, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm7) + xmm10
	vfmadd231ps	%xmm4, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm4) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm0) + xmm17
	vfmadd231ps	%xmm5, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm5) + xmm13
	vfmadd231ps	%xmm6, %xmm16, %xmm8    # xmm8 = (xmm16 * xmm6) + xmm8
	leaq	11700(%r9), %rdi
	movq	%rdi, -120(%rsp)                # 8-byte Spill
	vmovups	36000(%rbx,%rax,4), %xmm6
	vfmadd231ps	%xmm7, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm7) + xmm15
	vfmadd231ps	%xmm2, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm2) + xmm17
	vfmadd231ps	%xmm5, %xmm6, %xmm8     # xmm8 = (xmm6 * xmm5) + xmm8
	vmovups	%xmm9, (%r10,%r8,4)
	vmovups	%xmm10, (%r10,%r11,4)
	vmovups	%xmm15, (%r10,%r15,4)
	vmovups	57200(%rsi,%rax,4), %xmm5
	vfmadd231ps	%xmm3, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm3) + xmm12
	vfmadd231ps	%xmm5, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm5) + xmm11
	movq	-96(%rsp), %r8                  # 8-byte Reload
	addq	%rax, %r8
	vmovups	(%r14,%r8,4), %xmm5
	vfmadd231ps	%xmm4, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm3) + xmm14
	vfmadd231ps	%xmm0, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm0) + xmm11
	vfmadd231ps	%xmm5, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm5) + xmm13
	movq	-128(%rsp), %r11                # 8-byte Reload
	addq	%rax, %r11
	vmovups	(%r14,%r11,4), %xmm5
	vfmadd231ps	%xmm7, %xmm5, %xmm12    # xmm12 = (xmm5 * xmm7) + xmm12
	vfmadd231ps	%xmm4, %xmm5, %xmm14    # xmm14 = (xmm5 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm5, %xmm17    # xmm17 = (xmm5 * xmm3) + xmm17
	vfmadd231ps	%xmm2, %xmm5, %xmm11    # xmm11 = (xmm5 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm5, %xmm13    # xmm13 = (xmm5 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm5, %xmm8     # xmm8 = (xmm5 * xmm1) + xmm8
	movq	-104(%rsp), %rsi                # 8-byte Reload
	leaq	(%rax,%rsi), %rdi
	vmovups	(%r14,%rdi,4), %xmm1
	vfmadd231ps	%xmm7, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm7) + xmm14
	vfmadd231ps	%xmm4, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm4) + xmm17
	vfmadd231ps	%xmm2, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm1, %xmm8     # xmm8 = (xmm1 * xmm0) + xmm8
	leaq	14700(%r9), %rsi
	movq	%rsi, -96(%rsp)                 # 8-byte Spill
	vmovups	48000(%rbx,%rax,4), %xmm0
	vfmadd231ps	%xmm7, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm7) + xmm17
	vfmadd231ps	%xmm2, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm2) + xmm8
	vmovups	%xmm12, (%r10,%rcx,4)
	vmovups	%xmm14, (%r10,%r12,4)
	vmovups	%xmm17, (%r10,%rdx,4)
	movq	24(%rsp), %rcx                  # 8-byte Reload
	vfmadd231ps	9200(%rcx,%rax,4), %xmm3, %xmm11 # xmm11 = (xmm3 * mem) + xmm11
	vmovups	9600(%rcx,%rax,4), %xmm0
	vmovups	10000(%rcx,%rax,4), %xmm1
	vfmadd231ps	%xmm4, %xmm0, %xmm11    # xmm11 = (xmm0 * xmm4) + xmm11
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vfmadd231ps	%xmm7, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm7) + xmm11
	vfmadd231ps	%xmm4, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm1, %xmm8     # xmm8 = (xmm1 * xmm3) + xmm8
	vmovups	10400(%rcx,%rax,4), %xmm0
	vfmadd231ps	%xmm7, %xmm0, %xmm13    # xmm13 = (xmm0 * xmm7) + xmm13
	vfmadd231ps	%xmm4, %xmm0, %xmm8     # xmm8 = (xmm0 * xmm4) + xmm8
	vfmadd231ps	10800(%rcx,%rax,4), %xmm7, %xmm8 # xmm8 = (xmm7 * mem) + xmm8
	vmovups	%xmm11, (%r10,%r8,4)
	vmovups	%xmm13, (%r10,%r11,4)
	vmovups	%xmm8, (%r10,%rdi,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	leaq	2800(%r9), %rsi
	leaq	2900(%r9), %r8
	leaq	5800(%r9), %r14
	leaq	5900(%r9), %rdx
	cmpq	$96, %rax
	jge	.LBB1_34
# %bb.35:                               # %.lr.ph36
                                        #   in Loop: Header=BB1_18 Depth=1
	leaq	8800(%r9), %r10
	leaq	8900(%r9), %r15
	leaq	11800(%r9), %r12
	leaq	11900(%r9), %rbp
	leaq	14800(%r9), %rbx
	addq	$14900, %r9                     # imm = 0x3A34
	addq	$-16, %rax
	movq	-8(%rsp), %rcx                  # 8-byte Reload
	movq	64(%rsp), %rdi                  # 8-byte Reload
	.p2align	4
.LBB1_36:                               #   Parent Loop BB1_18 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%r13,%rax,4), %zmm7
	vmovups	464(%r13,%rax,4), %zmm4
	vmulps	58464(%rcx,%rax,4), %zmm7, %zmm12
	vmovups	58864(%rcx,%rax,4), %zmm0
	vmovups	59264(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm4, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm4) + zmm12
	vmulps	%zmm0, %zmm7, %zmm14
	vmovups	864(%r13,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm6) + zmm12
	vfmadd231ps	%zmm4, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm4) + zmm14
	vmulps	%zmm1, %zmm7, %zmm17
	vmovups	59664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm6, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm6) + zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm0) + zmm17
	vmovups	70464(%rcx,%rax,4), %zmm0
	vmovups	1264(%r13,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm1) + zmm12
	vmulps	%zmm0, %zmm7, %zmm11
	vmovups	70864(%rcx,%rax,4), %zmm2
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm1) + zmm14
	vfmadd231ps	%zmm4, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm4) + zmm11
	vmulps	%zmm2, %zmm7, %zmm13
	vmovups	71264(%rcx,%rax,4), %zmm3
	vmovups	2064(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm6) + zmm11
	vfmadd231ps	%zmm4, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm4) + zmm13
	vmulps	%zmm3, %zmm7, %zmm16
	vmovups	71664(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm6) + zmm13
	vfmadd231ps	%zmm3, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm3) + zmm16
	vmovups	82464(%rcx,%rax,4), %zmm5
	vmovups	2464(%r13,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm5, %zmm12    # zmm12 = (zmm5 * zmm3) + zmm12
	vfmadd231ps	%zmm1, %zmm5, %zmm11    # zmm11 = (zmm5 * zmm1) + zmm11
	vmulps	%zmm5, %zmm7, %zmm9
	vmovups	82864(%rcx,%rax,4), %zmm8
	vmovups	2864(%r13,%rax,4), %zmm5
	vfmadd231ps	%zmm5, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm8, %zmm14    # zmm14 = (zmm8 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm8, %zmm13    # zmm13 = (zmm8 * zmm1) + zmm13
	vfmadd231ps	%zmm4, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm4) + zmm9
	vmulps	%zmm8, %zmm7, %zmm10
	vmovups	83264(%rcx,%rax,4), %zmm15
	vmovups	3264(%r13,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm8) + zmm12
	vfmadd231ps	%zmm5, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm15, %zmm17   # zmm17 = (zmm15 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm1) + zmm16
	vfmadd231ps	%zmm6, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm6) + zmm9
	vfmadd231ps	%zmm4, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm4) + zmm10
	vmulps	%zmm15, %zmm7, %zmm15
	vmovups	83664(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm8) + zmm14
	vfmadd231ps	%zmm5, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm5) + zmm17
	vfmadd231ps	%zmm2, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm0) + zmm16
	vfmadd231ps	%zmm6, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm6) + zmm10
	vfmadd231ps	%zmm18, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm18) + zmm15
	vmovups	%zmm12, 64(%rdi,%rax,4)
	vmovups	%zmm14, 464(%rdi,%rax,4)
	vmovups	%zmm17, 864(%rdi,%rax,4)
	vmovups	94464(%rcx,%rax,4), %zmm12
	vmovups	94864(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm3, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm3) + zmm11
	vfmadd231ps	%zmm1, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm1) + zmm9
	vmulps	%zmm12, %zmm7, %zmm12
	vfmadd231ps	%zmm5, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm5) + zmm11
	vfmadd231ps	%zmm3, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm3) + zmm13
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm4, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm4) + zmm12
	vmulps	%zmm14, %zmm7, %zmm14
	vmovups	95264(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm8) + zmm11
	vfmadd231ps	%zmm5, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm3) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm6) + zmm12
	vfmadd231ps	%zmm4, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm4) + zmm14
	vmulps	%zmm17, %zmm7, %zmm17
	vmovups	95664(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm8) + zmm13
	vfmadd231ps	%zmm5, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm5) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm0) + zmm15
	vfmadd231ps	%zmm6, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm6) + zmm14
	vfmadd231ps	%zmm18, %zmm4, %zmm17   # zmm17 = (zmm4 * zmm18) + zmm17
	vmovups	%zmm11, 12064(%rdi,%rax,4)
	vmovups	%zmm13, 12464(%rdi,%rax,4)
	vmovups	%zmm16, 12864(%rdi,%rax,4)
	vmovups	106464(%rcx,%rax,4), %zmm11
	vmovups	106864(%rcx,%rax,4), %zmm13
	vfmadd231ps	%zmm3, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm3) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vmulps	%zmm11, %zmm7, %zmm11
	vfmadd231ps	%zmm5, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm5) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm1) + zmm14
	vfmadd231ps	%zmm4, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm4) + zmm11
	vmulps	%zmm13, %zmm7, %zmm13
	vmovups	107264(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm8) + zmm9
	vfmadd231ps	%zmm5, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm5) + zmm10
	vfmadd231ps	%zmm3, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm3) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm1) + zmm17
	vfmadd231ps	%zmm6, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm6) + zmm11
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vmulps	%zmm16, %zmm7, %zmm7
	vmovups	107664(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm8) + zmm10
	vfmadd231ps	%zmm5, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm5) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm0) + zmm17
	vfmadd231ps	%zmm6, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm6) + zmm13
	vfmadd231ps	%zmm4, %zmm16, %zmm7    # zmm7 = (zmm16 * zmm4) + zmm7
	vmovups	%zmm9, 24064(%rdi,%rax,4)
	vmovups	%zmm10, 24464(%rdi,%rax,4)
	vmovups	%zmm15, 24864(%rdi,%rax,4)
	vmovups	118464(%rcx,%rax,4), %zmm4
	vmovups	118864(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm3, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm4) + zmm11
	vfmadd231ps	%zmm5, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm5) + zmm12
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm0) + zmm11
	vfmadd231ps	%zmm6, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm6) + zmm13
	vmovups	119264(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm8, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm8) + zmm12
	vfmadd231ps	%zmm5, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm5) + zmm14
	vfmadd231ps	%zmm3, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm3) + zmm17
	vfmadd231ps	%zmm2, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm4, %zmm7     # zmm7 = (zmm4 * zmm1) + zmm7
	vmovups	119664(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm8, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm8) + zmm14
	vfmadd231ps	%zmm5, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm5) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm0) + zmm7
	vmovups	%zmm12, 36064(%rdi,%rax,4)
	vmovups	%zmm14, 36464(%rdi,%rax,4)
	vmovups	%zmm17, 36864(%rdi,%rax,4)
	vfmadd231ps	130464(%rcx,%rax,4), %zmm3, %zmm11 # zmm11 = (zmm3 * mem) + zmm11
	vmovups	130864(%rcx,%rax,4), %zmm0
	vmovups	131264(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm5, %zmm0, %zmm11    # zmm11 = (zmm0 * zmm5) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	%zmm8, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm8) + zmm11
	vfmadd231ps	%zmm5, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm5) + zmm13
	vfmadd231ps	%zmm3, %zmm1, %zmm7     # zmm7 = (zmm1 * zmm3) + zmm7
	vmovups	131664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm13    # zmm13 = (zmm0 * zmm8) + zmm13
	vfmadd231ps	%zmm5, %zmm0, %zmm7     # zmm7 = (zmm0 * zmm5) + zmm7
	vmovups	%zmm11, 48064(%rdi,%rax,4)
	vmovups	%zmm13, 48464(%rdi,%rax,4)
	vmovups	%zmm7, 48864(%rdi,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_36
# %bb.37:                               #   in Loop: Header=BB1_18 Depth=1
	movq	%rbx, -128(%rsp)                # 8-byte Spill
	movq	%r10, %rbx
	jmp	.LBB1_38
.LBB1_39:                               # %._crit_edge40
	movq	48(%rsp), %rax                  # 8-byte Reload
	addq	$-530296, %rax                  # imm = 0xFFF7E888
	movq	56(%rsp), %rcx                  # 8-byte Reload
	addq	$-530296, %rcx                  # imm = 0xFFF7E888
	testq	%rax, %rax
	setg	%al
	testq	%rcx, %rcx
	setle	%cl
	orb	%al, %cl
	jne	.LBB1_55
# %bb.40:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_43
# %bb.41:                               # %.lr.ph42.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_42:                               # %.lr.ph42
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%r13,%rax,4), %zmm5
	vmovups	464(%r13,%rax,4), %zmm4
	vmovups	288064(%rdi,%rax,4), %zmm0
	vmovups	288464(%rdi,%rax,4), %zmm1
	vmulps	%zmm4, %zmm0, %zmm15
	vmulps	%zmm5, %zmm0, %zmm14
	vmovups	864(%r13,%rax,4), %zmm3
	vfmadd231ps	%zmm3, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm4) + zmm14
	vmulps	%zmm1, %zmm5, %zmm18
	vmovups	288864(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vmulps	%zmm0, %zmm5, %zmm20
	vmovups	289264(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vfmadd231ps	%zmm0, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm0) + zmm20
	vfmadd231ps	289664(%rdi,%rax,4), %zmm3, %zmm20 # zmm20 = (zmm3 * mem) + zmm20
	vmovups	300064(%rdi,%rax,4), %zmm1
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm0) + zmm15
	vmovups	1264(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm2) + zmm14
	vmulps	%zmm1, %zmm4, %zmm13
	vmulps	%zmm1, %zmm5, %zmm12
	vmovups	300464(%rdi,%rax,4), %zmm6
	vmovups	2064(%r13,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm2) + zmm18
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm4) + zmm12
	vmulps	%zmm6, %zmm5, %zmm16
	vmovups	300864(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm1, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm4) + zmm16
	vmulps	%zmm6, %zmm5, %zmm19
	vmovups	301264(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm1, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm3, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm3) + zmm16
	vfmadd231ps	%zmm6, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm6) + zmm19
	vmovups	301664(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm6, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm6) + zmm19
	vmovups	312064(%rdi,%rax,4), %zmm7
	vmovups	2864(%r13,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm7, %zmm15    # zmm15 = (zmm7 * zmm6) + zmm15
	vmovups	2464(%r13,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm7, %zmm14    # zmm14 = (zmm7 * zmm8) + zmm14
	vfmadd231ps	%zmm0, %zmm7, %zmm13    # zmm13 = (zmm7 * zmm0) + zmm13
	vfmadd231ps	%zmm2, %zmm7, %zmm12    # zmm12 = (zmm7 * zmm2) + zmm12
	vmulps	%zmm7, %zmm4, %zmm10
	vmulps	%zmm7, %zmm5, %zmm9
	vmovups	312464(%rdi,%rax,4), %zmm11
	vmovups	3264(%r13,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm11, %zmm15   # zmm15 = (zmm11 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm11, %zmm14   # zmm14 = (zmm11 * zmm6) + zmm14
	vfmadd231ps	%zmm8, %zmm11, %zmm18   # zmm18 = (zmm11 * zmm8) + zmm18
	vfmadd231ps	%zmm1, %zmm11, %zmm13   # zmm13 = (zmm11 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm0) + zmm12
	vfmadd231ps	%zmm2, %zmm11, %zmm16   # zmm16 = (zmm11 * zmm2) + zmm16
	vfmadd231ps	%zmm3, %zmm11, %zmm10   # zmm10 = (zmm11 * zmm3) + zmm10
	vfmadd231ps	%zmm4, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm4) + zmm9
	vmulps	%zmm11, %zmm5, %zmm11
	vmovups	312864(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm7, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm6) + zmm18
	vfmadd231ps	%zmm8, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm8) + zmm20
	vfmadd231ps	%zmm1, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm2) + zmm19
	vfmadd231ps	%zmm3, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm3) + zmm9
	vfmadd231ps	%zmm4, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm4) + zmm11
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	313264(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm7) + zmm18
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm3, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm3) + zmm11
	vfmadd231ps	%zmm21, %zmm4, %zmm17   # zmm17 = (zmm4 * zmm21) + zmm17
	vmovups	313664(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm7) + zmm20
	vfmadd231ps	%zmm1, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm1) + zmm19
	vfmadd231ps	%zmm21, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm21) + zmm17
	vmovups	%zmm15, 300064(%r14,%rax,4)
	vmovups	%zmm14, 300464(%r14,%rax,4)
	vmovups	%zmm18, 300864(%r14,%rax,4)
	vmovups	%zmm20, 301264(%r14,%rax,4)
	vmovups	324064(%rdi,%rax,4), %zmm14
	vmovups	324464(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm6, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm6) + zmm13
	vfmadd231ps	%zmm8, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm8) + zmm12
	vfmadd231ps	%zmm0, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm0) + zmm10
	vfmadd231ps	%zmm2, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm2) + zmm9
	vmulps	%zmm14, %zmm4, %zmm15
	vmulps	%zmm14, %zmm5, %zmm14
	vfmadd231ps	%zmm7, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm7) + zmm13
	vfmadd231ps	%zmm6, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm6) + zmm12
	vfmadd231ps	%zmm8, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm8) + zmm16
	vfmadd231ps	%zmm1, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm1) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm0) + zmm9
	vfmadd231ps	%zmm2, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm2) + zmm11
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vmulps	%zmm18, %zmm5, %zmm18
	vmovups	324864(%rdi,%rax,4), %zmm20
	vfmadd231ps	%zmm7, %zmm20, %zmm12   # zmm12 = (zmm20 * zmm7) + zmm12
	vfmadd231ps	%zmm6, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm6) + zmm16
	vfmadd231ps	%zmm8, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm8) + zmm19
	vfmadd231ps	%zmm1, %zmm20, %zmm9    # zmm9 = (zmm20 * zmm1) + zmm9
	vfmadd231ps	%zmm0, %zmm20, %zmm11   # zmm11 = (zmm20 * zmm0) + zmm11
	vfmadd231ps	%zmm2, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm2) + zmm17
	vfmadd231ps	%zmm3, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm3) + zmm14
	vfmadd231ps	%zmm4, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm4) + zmm18
	vmulps	%zmm20, %zmm5, %zmm20
	vmovups	325264(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm7) + zmm16
	vfmadd231ps	%zmm6, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm6) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm11   # zmm11 = (zmm21 * zmm1) + zmm11
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm3, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm3) + zmm18
	vfmadd231ps	%zmm21, %zmm4, %zmm20   # zmm20 = (zmm4 * zmm21) + zmm20
	vmovups	325664(%rdi,%rax,4), %zmm21
	vfmadd231ps	%zmm7, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm7) + zmm19
	vfmadd231ps	%zmm1, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm1) + zmm17
	vfmadd231ps	%zmm21, %zmm3, %zmm20   # zmm20 = (zmm3 * zmm21) + zmm20
	vmovups	%zmm13, 312064(%r14,%rax,4)
	vmovups	%zmm12, 312464(%r14,%rax,4)
	vmovups	%zmm16, 312864(%r14,%rax,4)
	vmovups	%zmm19, 313264(%r14,%rax,4)
	vmovups	336064(%rdi,%rax,4), %zmm12
	vmovups	336464(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm6, %zmm12, %zmm10   # zmm10 = (zmm12 * zmm6) + zmm10
	vfmadd231ps	%zmm8, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm8) + zmm9
	vfmadd231ps	%zmm0, %zmm12, %zmm15   # zmm15 = (zmm12 * zmm0) + zmm15
	vfmadd231ps	%zmm2, %zmm12, %zmm14   # zmm14 = (zmm12 * zmm2) + zmm14
	vmulps	%zmm12, %zmm4, %zmm13
	vmulps	%zmm12, %zmm5, %zmm12
	vfmadd231ps	%zmm7, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm7) + zmm10
	vfmadd231ps	%zmm6, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm6) + zmm9
	vfmadd231ps	%zmm8, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm8) + zmm11
	vfmadd231ps	%zmm1, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm1) + zmm15
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm2, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm2) + zmm18
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vfmadd231ps	%zmm4, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm4) + zmm12
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	336864(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm9    # zmm9 = (zmm19 * zmm7) + zmm9
	vfmadd231ps	%zmm6, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm6) + zmm11
	vfmadd231ps	%zmm8, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm8) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm1) + zmm14
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm2, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm2) + zmm20
	vfmadd231ps	%zmm3, %zmm19, %zmm12   # zmm12 = (zmm19 * zmm3) + zmm12
	vfmadd231ps	%zmm4, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm4) + zmm16
	vmulps	%zmm19, %zmm5, %zmm5
	vmovups	337264(%rdi,%rax,4), %zmm19
	vfmadd231ps	%zmm7, %zmm19, %zmm11   # zmm11 = (zmm19 * zmm7) + zmm11
	vfmadd231ps	%zmm6, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm6) + zmm17
	vfmadd231ps	%zmm1, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm1) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm3, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm3) + zmm16
	vfmadd231ps	%zmm4, %zmm19, %zmm5    # zmm5 = (zmm19 * zmm4) + zmm5
	vmovups	337664(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm7, %zmm4, %zmm17    # zmm17 = (zmm4 * zmm7) + zmm17
	vfmadd231ps	%zmm1, %zmm4, %zmm20    # zmm20 = (zmm4 * zmm1) + zmm20
	vfmadd231ps	%zmm3, %zmm4, %zmm5     # zmm5 = (zmm4 * zmm3) + zmm5
	vmovups	%zmm10, 324064(%r14,%rax,4)
	vmovups	%zmm9, 324464(%r14,%rax,4)
	vmovups	%zmm11, 324864(%r14,%rax,4)
	vmovups	%zmm17, 325264(%r14,%rax,4)
	vmovups	348064(%rdi,%rax,4), %zmm3
	vmovups	348464(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vfmadd231ps	%zmm8, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm8) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	%zmm3, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm3) + zmm12
	vfmadd231ps	%zmm7, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm7) + zmm15
	vfmadd231ps	%zmm6, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm6) + zmm14
	vfmadd231ps	%zmm8, %zmm4, %zmm18    # zmm18 = (zmm4 * zmm8) + zmm18
	vfmadd231ps	%zmm1, %zmm4, %zmm13    # zmm13 = (zmm4 * zmm1) + zmm13
	vfmadd231ps	%zmm0, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm0) + zmm12
	vfmadd231ps	%zmm4, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm4) + zmm16
	vmovups	348864(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm7, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm7) + zmm14
	vfmadd231ps	%zmm6, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm6) + zmm18
	vfmadd231ps	%zmm8, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm8) + zmm20
	vfmadd231ps	%zmm1, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm1) + zmm12
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vfmadd231ps	%zmm2, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm2) + zmm5
	vmovups	349264(%rdi,%rax,4), %zmm2
	vfmadd231ps	%zmm7, %zmm2, %zmm18    # zmm18 = (zmm2 * zmm7) + zmm18
	vfmadd231ps	%zmm6, %zmm2, %zmm20    # zmm20 = (zmm2 * zmm6) + zmm20
	vfmadd231ps	%zmm1, %zmm2, %zmm16    # zmm16 = (zmm2 * zmm1) + zmm16
	vfmadd231ps	%zmm0, %zmm2, %zmm5     # zmm5 = (zmm2 * zmm0) + zmm5
	vmovups	349664(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm7, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm7) + zmm20
	vfmadd231ps	%zmm1, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm1) + zmm5
	vmovups	%zmm15, 336064(%r14,%rax,4)
	vmovups	%zmm14, 336464(%r14,%rax,4)
	vmovups	%zmm18, 336864(%r14,%rax,4)
	vmovups	%zmm20, 337264(%r14,%rax,4)
	vmovups	%zmm13, 348064(%r14,%rax,4)
	vmovups	%zmm12, 348464(%r14,%rax,4)
	vmovups	%zmm16, 348864(%r14,%rax,4)
	vmovups	%zmm5, 349264(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_42
.LBB1_43:                               # %._crit_edge43
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	(%r13,%rax,4), %xmm5
	vmovups	400(%r13,%rax,4), %xmm4
	vmovups	288000(%rdi,%rax,4), %xmm0
	vmovups	288400(%rdi,%rax,4), %xmm1
	vmulps	%xmm4, %xmm0, %xmm15
	vmulps	%xmm5, %xmm0, %xmm14
	vmovups	800(%r13,%rax,4), %xmm3
	vfmadd231ps	%xmm3, %xmm1, %xmm15    # xmm15 = (xmm1 * xmm3) + xmm15
	vfmadd231ps	%xmm4, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm4) + xmm14
	vmulps	%xmm1, %xmm5, %xmm18
	vmovups	288800(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm3, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm3) + xmm14
	vfmadd231ps	%xmm4, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm4) + xmm18
	vmulps	%xmm0, %xmm5, %xmm20
	vmovups	289200(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm3, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm3) + xmm18
	vfmadd231ps	%xmm0, %xmm4, %xmm20    # xmm20 = (xmm4 * xmm0) + xmm20
	vfmadd231ps	289600(%rdi,%rax,4), %xmm3, %xmm20 # xmm20 = (xmm3 * mem) + xmm20
	vmovups	300000(%rdi,%rax,4), %xmm1
	vmovups	1600(%r13,%rax,4), %xmm0
	vfmadd231ps	%xmm0, %xmm1, %xmm15    # xmm15 = (xmm1 * xmm0) + xmm15
	vmovups	1200(%r13,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm2) + xmm14
	vmulps	%xmm1, %xmm4, %xmm13
	vmulps	%xmm1, %xmm5, %xmm12
	vmovups	300400(%rdi,%rax,4), %xmm6
	vmovups	2000(%r13,%rax,4), %xmm1
	vfmadd231ps	%xmm1, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm0) + xmm14
	vfmadd231ps	%xmm2, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm2) + xmm18
	vfmadd231ps	%xmm3, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm3) + xmm13
	vfmadd231ps	%xmm4, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm4) + xmm12
	vmulps	%xmm6, %xmm5, %xmm16
	vmovups	300800(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm1, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm0) + xmm18
	vfmadd231ps	%xmm2, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm2) + xmm20
	vfmadd231ps	%xmm3, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm3) + xmm12
	vfmadd231ps	%xmm4, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm4) + xmm16
	vmulps	%xmm6, %xmm5, %xmm19
	vmovups	301200(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm1, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm0) + xmm20
	vfmadd231ps	%xmm3, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm3) + xmm16
	vfmadd231ps	%xmm6, %xmm4, %xmm19    # xmm19 = (xmm4 * xmm6) + xmm19
	vmovups	301600(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm1, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm1) + xmm20
	vfmadd231ps	%xmm6, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm6) + xmm19
	vmovups	312000(%rdi,%rax,4), %xmm7
	vmovups	2800(%r13,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm7, %xmm15    # xmm15 = (xmm7 * xmm6) + xmm15
	vmovups	2400(%r13,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm7, %xmm14    # xmm14 = (xmm7 * xmm8) + xmm14
	vfmadd231ps	%xmm0, %xmm7, %xmm13    # xmm13 = (xmm7 * xmm0) + xmm13
	vfmadd231ps	%xmm2, %xmm7, %xmm12    # xmm12 = (xmm7 * xmm2) + xmm12
	vmulps	%xmm7, %xmm4, %xmm10
	vmulps	%xmm7, %xmm5, %xmm9
	vmovups	312400(%rdi,%rax,4), %xmm11
	vmovups	3200(%r13,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm11, %xmm15   # xmm15 = (xmm11 * xmm7) + xmm15
	vfmadd231ps	%xmm6, %xmm11, %xmm14   # xmm14 = (xmm11 * xmm6) + xmm14
	vfmadd231ps	%xmm8, %xmm11, %xmm18   # xmm18 = (xmm11 * xmm8) + xmm18
	vfmadd231ps	%xmm1, %xmm11, %xmm13   # xmm13 = (xmm11 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm0) + xmm12
	vfmadd231ps	%xmm2, %xmm11, %xmm16   # xmm16 = (xmm11 * xmm2) + xmm16
	vfmadd231ps	%xmm3, %xmm11, %xmm10   # xmm10 = (xmm11 * xmm3) + xmm10
	vfmadd231ps	%xmm4, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm4) + xmm9
	vmulps	%xmm5, %xmm11, %xmm11
	vmovups	312800(%rdi,%rax,4), %xmm17
	vfmadd231ps	%xmm7, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm7) + xmm14
	vfmadd231ps	%xmm6, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm6) + xmm18
	vfmadd231ps	%xmm8, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm8) + xmm20
	vfmadd231ps	%xmm1, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm0) + xmm16
	vfmadd231ps	%xmm2, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm2) + xmm19
	vfmadd231ps	%xmm3, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm3) + xmm9
	vfmadd231ps	%xmm4, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm4) + xmm11
	vmulps	%xmm17, %xmm5, %xmm17
	vmovups	313200(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm7) + xmm18
	vfmadd231ps	%xmm6, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm6) + xmm20
	vfmadd231ps	%xmm1, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm0) + xmm19
	vfmadd231ps	%xmm3, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm3) + xmm11
	vfmadd231ps	%xmm21, %xmm4, %xmm17   # xmm17 = (xmm4 * xmm21) + xmm17
	vmovups	313600(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm7) + xmm20
	vfmadd231ps	%xmm1, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm1) + xmm19
	vfmadd231ps	%xmm21, %xmm3, %xmm17   # xmm17 = (xmm3 * xmm21) + xmm17
	vmovups	%xmm15, 300000(%r14,%rax,4)
	vmovups	%xmm14, 300400(%r14,%rax,4)
	vmovups	%xmm18, 300800(%r14,%rax,4)
	vmovups	%xmm20, 301200(%r14,%rax,4)
	vmovups	324000(%rdi,%rax,4), %xmm14
	vmovups	324400(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm6, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm6) + xmm13
	vfmadd231ps	%xmm8, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm8) + xmm12
	vfmadd231ps	%xmm0, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm0) + xmm10
	vfmadd231ps	%xmm2, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm2) + xmm9
	vmulps	%xmm4, %xmm14, %xmm15
	vmulps	%xmm5, %xmm14, %xmm14
	vfmadd231ps	%xmm7, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm7) + xmm13
	vfmadd231ps	%xmm6, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm6) + xmm12
	vfmadd231ps	%xmm8, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm8) + xmm16
	vfmadd231ps	%xmm1, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm1) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm0) + xmm9
	vfmadd231ps	%xmm2, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm2) + xmm11
	vfmadd231ps	%xmm3, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm3) + xmm15
	vfmadd231ps	%xmm4, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm4) + xmm14
	vmulps	%xmm18, %xmm5, %xmm18
	vmovups	324800(%rdi,%rax,4), %xmm20
	vfmadd231ps	%xmm7, %xmm20, %xmm12   # xmm12 = (xmm20 * xmm7) + xmm12
	vfmadd231ps	%xmm6, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm6) + xmm16
	vfmadd231ps	%xmm8, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm8) + xmm19
	vfmadd231ps	%xmm1, %xmm20, %xmm9    # xmm9 = (xmm20 * xmm1) + xmm9
	vfmadd231ps	%xmm0, %xmm20, %xmm11   # xmm11 = (xmm20 * xmm0) + xmm11
	vfmadd231ps	%xmm2, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm2) + xmm17
	vfmadd231ps	%xmm3, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm3) + xmm14
	vfmadd231ps	%xmm4, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm4) + xmm18
	vmulps	%xmm20, %xmm5, %xmm20
	vmovups	325200(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm7) + xmm16
	vfmadd231ps	%xmm6, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm6) + xmm19
	vfmadd231ps	%xmm1, %xmm21, %xmm11   # xmm11 = (xmm21 * xmm1) + xmm11
	vfmadd231ps	%xmm0, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm0) + xmm17
	vfmadd231ps	%xmm3, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm3) + xmm18
	vfmadd231ps	%xmm21, %xmm4, %xmm20   # xmm20 = (xmm4 * xmm21) + xmm20
	vmovups	325600(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm7, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm7) + xmm19
	vfmadd231ps	%xmm1, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm1) + xmm17
	vfmadd231ps	%xmm21, %xmm3, %xmm20   # xmm20 = (xmm3 * xmm21) + xmm20
	vmovups	%xmm13, 312000(%r14,%rax,4)
	vmovups	%xmm12, 312400(%r14,%rax,4)
	vmovups	%xmm16, 312800(%r14,%rax,4)
	vmovups	%xmm19, 313200(%r14,%rax,4)
	vmovups	336000(%rdi,%rax,4), %xmm12
	vmovups	336400(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm6, %xmm12, %xmm10   # xmm10 = (xmm12 * xmm6) + xmm10
	vfmadd231ps	%xmm8, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm8) + xmm9
	vfmadd231ps	%xmm0, %xmm12, %xmm15   # xmm15 = (xmm12 * xmm0) + xmm15
	vfmadd231ps	%xmm2, %xmm12, %xmm14   # xmm14 = (xmm12 * xmm2) + xmm14
	vmulps	%xmm4, %xmm12, %xmm13
	vmulps	%xmm5, %xmm12, %xmm12
	vfmadd231ps	%xmm7, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm7) + xmm10
	vfmadd231ps	%xmm6, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm6) + xmm9
	vfmadd231ps	%xmm8, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm8) + xmm11
	vfmadd231ps	%xmm1, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm1) + xmm15
	vfmadd231ps	%xmm0, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm0) + xmm14
	vfmadd231ps	%xmm2, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm2) + xmm18
	vfmadd231ps	%xmm3, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm3) + xmm13
	vfmadd231ps	%xmm4, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm4) + xmm12
	vmulps	%xmm16, %xmm5, %xmm16
	vmovups	336800(%rdi,%rax,4), %xmm19
	vfmadd231ps	%xmm7, %xmm19, %xmm9    # xmm9 = (xmm19 * xmm7) + xmm9
	vfmadd231ps	%xmm6, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm6) + xmm11
	vfmadd231ps	%xmm8, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm8) + xmm17
	vfmadd231ps	%xmm1, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm1) + xmm14
	vfmadd231ps	%xmm0, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm0) + xmm18
	vfmadd231ps	%xmm2, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm2) + xmm20
	vfmadd231ps	%xmm3, %xmm19, %xmm12   # xmm12 = (xmm19 * xmm3) + xmm12
	vfmadd231ps	%xmm4, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm4) + xmm16
	vmulps	%xmm19, %xmm5, %xmm5
	vmovups	337200(%rdi,%rax,4), %xmm19
	vfmadd231ps	%xmm7, %xmm19, %xmm11   # xmm11 = (xmm19 * xmm7) + xmm11
	vfmadd231ps	%xmm6, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm6) + xmm17
	vfmadd231ps	%xmm1, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm1) + xmm18
	vfmadd231ps	%xmm0, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm0) + xmm20
	vfmadd231ps	%xmm3, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm3) + xmm16
	vfmadd231ps	%xmm4, %xmm19, %xmm5    # xmm5 = (xmm19 * xmm4) + xmm5
	vmovups	337600(%rdi,%rax,4), %xmm4
	vfmadd231ps	%xmm7, %xmm4, %xmm17    # xmm17 = (xmm4 * xmm7) + xmm17
	vfmadd231ps	%xmm1, %xmm4, %xmm20    # xmm20 = (xmm4 * xmm1) + xmm20
	vfmadd231ps	%xmm3, %xmm4, %xmm5     # xmm5 = (xmm4 * xmm3) + xmm5
	vmovups	%xmm10, 324000(%r14,%rax,4)
	vmovups	%xmm9, 324400(%r14,%rax,4)
	vmovups	%xmm11, 324800(%r14,%rax,4)
	vmovups	%xmm17, 325200(%r14,%rax,4)
	vmovups	348000(%rdi,%rax,4), %xmm3
	vmovups	348400(%rdi,%rax,4), %xmm4
	vfmadd231ps	%xmm6, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm6) + xmm15
	vfmadd231ps	%xmm8, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm8) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vfmadd231ps	%xmm3, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm3) + xmm12
	vfmadd231ps	%xmm7, %xmm4, %xmm15    # xmm15 = (xmm4 * xmm7) + xmm15
	vfmadd231ps	%xmm6, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm6) + xmm14
	vfmadd231ps	%xmm8, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm8) + xmm18
	vfmadd231ps	%xmm1, %xmm4, %xmm13    # xmm13 = (xmm4 * xmm1) + xmm13
	vfmadd231ps	%xmm0, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm0) + xmm12
	vfmadd231ps	%xmm4, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm4) + xmm16
	vmovups	348800(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm7, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm7) + xmm14
	vfmadd231ps	%xmm6, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm6) + xmm18
	vfmadd231ps	%xmm8, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm8) + xmm20
	vfmadd231ps	%xmm1, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm1) + xmm12
	vfmadd231ps	%xmm0, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm0) + xmm16
	vfmadd231ps	%xmm2, %xmm3, %xmm5     # xmm5 = (xmm3 * xmm2) + xmm5
	vmovups	349200(%rdi,%rax,4), %xmm2
	vfmadd231ps	%xmm7, %xmm2, %xmm18    # xmm18 = (xmm2 * xmm7) + xmm18
	vfmadd231ps	%xmm6, %xmm2, %xmm20    # xmm20 = (xmm2 * xmm6) + xmm20
	vfmadd231ps	%xmm1, %xmm2, %xmm16    # xmm16 = (xmm2 * xmm1) + xmm16
	vfmadd231ps	%xmm0, %xmm2, %xmm5     # xmm5 = (xmm2 * xmm0) + xmm5
	vmovups	349600(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm7, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm7) + xmm20
	vfmadd231ps	%xmm1, %xmm0, %xmm5     # xmm5 = (xmm0 * xmm1) + xmm5
	vmovups	%xmm15, 336000(%r14,%rax,4)
	vmovups	%xmm14, 336400(%r14,%rax,4)
	vmovups	%xmm18, 336800(%r14,%rax,4)
	vmovups	%xmm20, 337200(%r14,%rax,4)
	vmovups	%xmm13, 348000(%r14,%rax,4)
	vmovups	%xmm12, 348400(%r14,%rax,4)
	vmovups	%xmm16, 348800(%r14,%rax,4)
	vmovups	%xmm5, 349200(%r14,%rax,4)
	leaq	289200(%rdi), %rcx
	leaq	301600(%r14), %rdx
	movl	$4, %r8d
	jmp	.LBB1_44
	.p2align	4
.LBB1_47:                               # %._crit_edge46
                                        #   in Loop: Header=BB1_44 Depth=1
	imulq	$100, %r8, %rax
	movl	$96, %esi
	#APP
	#NO_APP
	leaq	(%rdi,%rax,4), %r11
	vmovups	(%r13,%rsi,4), %xmm5
	vmovups	400(%r13,%rsi,4), %xmm3
	vmulps	287600(%r11,%rsi,4), %xmm5, %xmm12
	vmovups	288000(%r11,%rsi,4), %xmm0
	vmovups	288400(%r11,%rsi,4), %xmm1
	vfmadd231ps	%xmm3, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm3) + xmm12
	vmulps	%xmm0, %xmm5, %xmm15
	vmovups	800(%r13,%rsi,4), %xmm4
	vfmadd231ps	%xmm4, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm1, %xmm15    # xmm15 = (xmm1 * xmm3) + xmm15
	vmulps	%xmm1, %xmm5, %xmm18
	vmovups	288800(%r11,%rsi,4), %xmm0
	vfmadd231ps	%xmm4, %xmm0, %xmm15    # xmm15 = (xmm0 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm3) + xmm18
	vmulps	%xmm0, %xmm5, %xmm20
	vmovups	289200(%r11,%rsi,4), %xmm0
	vfmadd231ps	%xmm4, %xmm0, %xmm18    # xmm18 = (xmm0 * xmm4) + xmm18
	vfmadd231ps	%xmm0, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm0) + xmm20
	leaq	4(%r8), %r9
	imulq	$400, %r9, %r10                 # imm = 0x190
	addq	%rdi, %r10
	vfmadd231ps	288000(%r10,%rsi,4), %xmm4, %xmm20 # xmm20 = (xmm4 * mem) + xmm20
	vmovups	299600(%r11,%rsi,4), %xmm0
	vmovups	1200(%r13,%rsi,4), %xmm1
	vfmadd231ps	%xmm1, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm1) + xmm12
	vmulps	%xmm0, %xmm5, %xmm11
	addq	%rsi, %rax
	vmovups	1600(%r13,%rsi,4), %xmm0
	vmovups	300000(%rdi,%rax,4), %xmm2
	vmovups	300400(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm0, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm2, %xmm15    # xmm15 = (xmm2 * xmm1) + xmm15
	vfmadd231ps	%xmm3, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm3) + xmm11
	vmulps	%xmm2, %xmm5, %xmm14
	vmovups	2000(%r13,%rsi,4), %xmm2
	vfmadd231ps	%xmm2, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm0) + xmm15
	vfmadd231ps	%xmm1, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm1) + xmm18
	vfmadd231ps	%xmm4, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm3) + xmm14
	vmulps	%xmm6, %xmm5, %xmm16
	vmovups	300800(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm15    # xmm15 = (xmm6 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm0) + xmm18
	vfmadd231ps	%xmm1, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm1) + xmm20
	vfmadd231ps	%xmm4, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm3) + xmm16
	vmulps	%xmm6, %xmm5, %xmm19
	vmovups	301200(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm18    # xmm18 = (xmm6 * xmm2) + xmm18
	vfmadd231ps	%xmm0, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm0) + xmm20
	vfmadd231ps	%xmm4, %xmm6, %xmm16    # xmm16 = (xmm6 * xmm4) + xmm16
	vfmadd231ps	%xmm6, %xmm3, %xmm19    # xmm19 = (xmm3 * xmm6) + xmm19
	vmovups	300000(%r10,%rsi,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm20    # xmm20 = (xmm6 * xmm2) + xmm20
	vfmadd231ps	%xmm6, %xmm4, %xmm19    # xmm19 = (xmm4 * xmm6) + xmm19
	vmovups	311600(%r11,%rsi,4), %xmm6
	vmovups	2400(%r13,%rsi,4), %xmm7
	vfmadd231ps	%xmm7, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm7) + xmm12
	vfmadd231ps	%xmm1, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm1) + xmm11
	vmulps	%xmm6, %xmm5, %xmm9
	vmovups	312000(%rdi,%rax,4), %xmm8
	vmovups	2800(%r13,%rsi,4), %xmm6
	vfmadd231ps	%xmm6, %xmm8, %xmm12    # xmm12 = (xmm8 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm8, %xmm15    # xmm15 = (xmm8 * xmm7) + xmm15
	vfmadd231ps	%xmm0, %xmm8, %xmm11    # xmm11 = (xmm8 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm8, %xmm14    # xmm14 = (xmm8 * xmm1) + xmm14
	vfmadd231ps	%xmm3, %xmm8, %xmm9     # xmm9 = (xmm8 * xmm3) + xmm9
	vmulps	%xmm5, %xmm8, %xmm10
	vmovups	312400(%rdi,%rax,4), %xmm13
	vmovups	3200(%r13,%rsi,4), %xmm8
	vfmadd231ps	%xmm8, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm8) + xmm12
	vfmadd231ps	%xmm6, %xmm13, %xmm15   # xmm15 = (xmm13 * xmm6) + xmm15
	vfmadd231ps	%xmm7, %xmm13, %xmm18   # xmm18 = (xmm13 * xmm7) + xmm18
	vfmadd231ps	%xmm2, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm13, %xmm16   # xmm16 = (xmm13 * xmm1) + xmm16
	vfmadd231ps	%xmm4, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm3) + xmm10
	vmulps	%xmm5, %xmm13, %xmm13
	vmovups	312800(%rdi,%rax,4), %xmm17
	vfmadd231ps	%xmm8, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm8) + xmm15
	vfmadd231ps	%xmm6, %xmm17, %xmm18   # xmm18 = (xmm17 * xmm6) + xmm18
	vfmadd231ps	%xmm7, %xmm17, %xmm20   # xmm20 = (xmm17 * xmm7) + xmm20
	vfmadd231ps	%xmm2, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm17, %xmm19   # xmm19 = (xmm17 * xmm1) + xmm19
	vfmadd231ps	%xmm4, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm4) + xmm10
	vfmadd231ps	%xmm3, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm3) + xmm13
	vmulps	%xmm17, %xmm5, %xmm17
	vmovups	313200(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm8, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm8) + xmm18
	vfmadd231ps	%xmm6, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm6) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm0) + xmm19
	vfmadd231ps	%xmm4, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm4) + xmm13
	vfmadd231ps	%xmm21, %xmm3, %xmm17   # xmm17 = (xmm3 * xmm21) + xmm17
	vmovups	312000(%r10,%rsi,4), %xmm21
	vfmadd231ps	%xmm8, %xmm21, %xmm20   # xmm20 = (xmm21 * xmm8) + xmm20
	vfmadd231ps	%xmm2, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm2) + xmm19
	vfmadd231ps	%xmm21, %xmm4, %xmm17   # xmm17 = (xmm4 * xmm21) + xmm17
	vmovups	%xmm12, 300000(%r14,%rax,4)
	vmovups	%xmm15, 300400(%r14,%rax,4)
	vmovups	%xmm18, 300800(%r14,%rax,4)
	vmovups	%xmm20, 301200(%r14,%rax,4)
	vmovups	323600(%r11,%rsi,4), %xmm12
	vfmadd231ps	%xmm7, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm7) + xmm11
	vfmadd231ps	%xmm1, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm1) + xmm9
	vmulps	%xmm5, %xmm12, %xmm12
	vmovups	324000(%rdi,%rax,4), %xmm15
	vmovups	324400(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm6, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm6) + xmm11
	vfmadd231ps	%xmm7, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm7) + xmm14
	vfmadd231ps	%xmm0, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm1) + xmm10
	vfmadd231ps	%xmm3, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm3) + xmm12
	vmulps	%xmm5, %xmm15, %xmm15
	vfmadd231ps	%xmm8, %xmm18, %xmm11   # xmm11 = (xmm18 * xmm8) + xmm11
	vfmadd231ps	%xmm6, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm7) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm9    # xmm9 = (xmm18 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm1) + xmm13
	vfmadd231ps	%xmm4, %xmm18, %xmm12   # xmm12 = (xmm18 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm3) + xmm15
	vmulps	%xmm18, %xmm5, %xmm18
	vmovups	324800(%rdi,%rax,4), %xmm20
	vfmadd231ps	%xmm8, %xmm20, %xmm14   # xmm14 = (xmm20 * xmm8) + xmm14
	vfmadd231ps	%xmm6, %xmm20, %xmm16   # xmm16 = (xmm20 * xmm6) + xmm16
	vfmadd231ps	%xmm7, %xmm20, %xmm19   # xmm19 = (xmm20 * xmm7) + xmm19
	vfmadd231ps	%xmm2, %xmm20, %xmm10   # xmm10 = (xmm20 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm20, %xmm13   # xmm13 = (xmm20 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm20, %xmm17   # xmm17 = (xmm20 * xmm1) + xmm17
	vfmadd231ps	%xmm4, %xmm20, %xmm15   # xmm15 = (xmm20 * xmm4) + xmm15
	vfmadd231ps	%xmm3, %xmm20, %xmm18   # xmm18 = (xmm20 * xmm3) + xmm18
	vmulps	%xmm20, %xmm5, %xmm20
	vmovups	325200(%rdi,%rax,4), %xmm21
	vfmadd231ps	%xmm8, %xmm21, %xmm16   # xmm16 = (xmm21 * xmm8) + xmm16
	vfmadd231ps	%xmm6, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm6) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm13   # xmm13 = (xmm21 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm0) + xmm17
	vfmadd231ps	%xmm4, %xmm21, %xmm18   # xmm18 = (xmm21 * xmm4) + xmm18
	vfmadd231ps	%xmm21, %xmm3, %xmm20   # xmm20 = (xmm3 * xmm21) + xmm20
	vmovups	324000(%r10,%rsi,4), %xmm21
	vfmadd231ps	%xmm8, %xmm21, %xmm19   # xmm19 = (xmm21 * xmm8) + xmm19
	vfmadd231ps	%xmm2, %xmm21, %xmm17   # xmm17 = (xmm21 * xmm2) + xmm17
	vfmadd231ps	%xmm21, %xmm4, %xmm20   # xmm20 = (xmm4 * xmm21) + xmm20
	vmovups	%xmm11, 312000(%r14,%rax,4)
	vmovups	%xmm14, 312400(%r14,%rax,4)
	vmovups	%xmm16, 312800(%r14,%rax,4)
	vmovups	%xmm19, 313200(%r14,%rax,4)
	vmovups	335600(%r11,%rsi,4), %xmm11
	vfmadd231ps	%xmm7, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm7) + xmm9
	vfmadd231ps	%xmm1, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm1) + xmm12
	vmulps	%xmm5, %xmm11, %xmm11
	vmovups	336000(%rdi,%rax,4), %xmm14
	vmovups	336400(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm6, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm6) + xmm9
	vfmadd231ps	%xmm7, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm7) + xmm10
	vfmadd231ps	%xmm0, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm14, %xmm15   # xmm15 = (xmm14 * xmm1) + xmm15
	vfmadd231ps	%xmm3, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm3) + xmm11
	vmulps	%xmm5, %xmm14, %xmm14
	vfmadd231ps	%xmm8, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm8) + xmm9
	vfmadd231ps	%xmm6, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm6) + xmm10
	vfmadd231ps	%xmm7, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm7) + xmm13
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm0) + xmm15
	vfmadd231ps	%xmm1, %xmm16, %xmm18   # xmm18 = (xmm16 * xmm1) + xmm18
	vfmadd231ps	%xmm4, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm3) + xmm14
	vmulps	%xmm16, %xmm5, %xmm16
	vmovups	336800(%rdi,%rax,4), %xmm19
	vfmadd231ps	%xmm8, %xmm19, %xmm10   # xmm10 = (xmm19 * xmm8) + xmm10
	vfmadd231ps	%xmm6, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm6) + xmm13
	vfmadd231ps	%xmm7, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm7) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm15   # xmm15 = (xmm19 * xmm2) + xmm15
	vfmadd231ps	%xmm0, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm0) + xmm18
	vfmadd231ps	%xmm1, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm1) + xmm20
	vfmadd231ps	%xmm4, %xmm19, %xmm14   # xmm14 = (xmm19 * xmm4) + xmm14
	vfmadd231ps	%xmm3, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm3) + xmm16
	vmulps	%xmm19, %xmm5, %xmm5
	vmovups	337200(%rdi,%rax,4), %xmm19
	vfmadd231ps	%xmm8, %xmm19, %xmm13   # xmm13 = (xmm19 * xmm8) + xmm13
	vfmadd231ps	%xmm6, %xmm19, %xmm17   # xmm17 = (xmm19 * xmm6) + xmm17
	vfmadd231ps	%xmm2, %xmm19, %xmm18   # xmm18 = (xmm19 * xmm2) + xmm18
	vfmadd231ps	%xmm0, %xmm19, %xmm20   # xmm20 = (xmm19 * xmm0) + xmm20
	vfmadd231ps	%xmm4, %xmm19, %xmm16   # xmm16 = (xmm19 * xmm4) + xmm16
	vfmadd231ps	%xmm3, %xmm19, %xmm5    # xmm5 = (xmm19 * xmm3) + xmm5
	vmovups	336000(%r10,%rsi,4), %xmm3
	vfmadd231ps	%xmm8, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm8) + xmm17
	vfmadd231ps	%xmm2, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm2) + xmm20
	vfmadd231ps	%xmm4, %xmm3, %xmm5     # xmm5 = (xmm3 * xmm4) + xmm5
	vmovups	%xmm9, 324000(%r14,%rax,4)
	vmovups	%xmm10, 324400(%r14,%rax,4)
	vmovups	%xmm13, 324800(%r14,%rax,4)
	vmovups	%xmm17, 325200(%r14,%rax,4)
	vmovups	347600(%r11,%rsi,4), %xmm3
	vfmadd231ps	%xmm7, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm7) + xmm12
	vfmadd231ps	%xmm3, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm3) + xmm11
	vmovups	348000(%rdi,%rax,4), %xmm3
	vmovups	348400(%rdi,%rax,4), %xmm4
	vfmadd231ps	%xmm6, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm7) + xmm15
	vfmadd231ps	%xmm0, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm0) + xmm11
	vfmadd231ps	%xmm3, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm3) + xmm14
	vfmadd231ps	%xmm8, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm8) + xmm12
	vfmadd231ps	%xmm6, %xmm4, %xmm15    # xmm15 = (xmm4 * xmm6) + xmm15
	vfmadd231ps	%xmm7, %xmm4, %xmm18    # xmm18 = (xmm4 * xmm7) + xmm18
	vfmadd231ps	%xmm2, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm0) + xmm14
	vfmadd231ps	%xmm4, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm4) + xmm16
	vmovups	348800(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm8, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm8) + xmm15
	vfmadd231ps	%xmm6, %xmm3, %xmm18    # xmm18 = (xmm3 * xmm6) + xmm18
	vfmadd231ps	%xmm7, %xmm3, %xmm20    # xmm20 = (xmm3 * xmm7) + xmm20
	vfmadd231ps	%xmm2, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm0) + xmm16
	vfmadd231ps	%xmm1, %xmm3, %xmm5     # xmm5 = (xmm3 * xmm1) + xmm5
	vmovups	349200(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm8, %xmm1, %xmm18    # xmm18 = (xmm1 * xmm8) + xmm18
	vfmadd231ps	%xmm6, %xmm1, %xmm20    # xmm20 = (xmm1 * xmm6) + xmm20
	vfmadd231ps	%xmm2, %xmm1, %xmm16    # xmm16 = (xmm1 * xmm2) + xmm16
	vfmadd231ps	%xmm0, %xmm1, %xmm5     # xmm5 = (xmm1 * xmm0) + xmm5
	vmovups	348000(%r10,%rsi,4), %xmm0
	vfmadd231ps	%xmm8, %xmm0, %xmm20    # xmm20 = (xmm0 * xmm8) + xmm20
	vfmadd231ps	%xmm2, %xmm0, %xmm5     # xmm5 = (xmm0 * xmm2) + xmm5
	vmovups	%xmm12, 336000(%r14,%rax,4)
	vmovups	%xmm15, 336400(%r14,%rax,4)
	vmovups	%xmm18, 336800(%r14,%rax,4)
	vmovups	%xmm20, 337200(%r14,%rax,4)
	vmovups	%xmm11, 348000(%r14,%rax,4)
	vmovups	%xmm14, 348400(%r14,%rax,4)
	vmovups	%xmm16, 348800(%r14,%rax,4)
	vmovups	%xmm5, 349200(%r14,%rax,4)
	addq	$1600, %rcx                     # imm = 0x640
	addq	$1600, %rdx                     # imm = 0x640
	cmpq	$20, %r8
	movq	%r9, %r8
	jae	.LBB1_48
.LBB1_44:                               # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_46 Depth 2
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_47
# %bb.45:                               # %.lr.ph45
                                        #   in Loop: Header=BB1_44 Depth=1
	addq	$-16, %rax
	.p2align	4
.LBB1_46:                               #   Parent Loop BB1_44 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	64(%r13,%rax,4), %zmm5
	vmovups	464(%r13,%rax,4), %zmm3
	vmulps	64(%rcx,%rax,4), %zmm5, %zmm12
	vmovups	464(%rcx,%rax,4), %zmm0
	vmovups	864(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vmulps	%zmm0, %zmm5, %zmm15
	vmovups	864(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm15    # zmm15 = (zmm1 * zmm3) + zmm15
	vmulps	%zmm1, %zmm5, %zmm18
	vmovups	1264(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm15    # zmm15 = (zmm0 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm3) + zmm18
	vmulps	%zmm0, %zmm5, %zmm20
	vmovups	1664(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm18    # zmm18 = (zmm0 * zmm4) + zmm18
	vfmadd231ps	%zmm0, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm0) + zmm20
	vfmadd231ps	2064(%rcx,%rax,4), %zmm4, %zmm20 # zmm20 = (zmm4 * mem) + zmm20
	vmovups	12064(%rcx,%rax,4), %zmm0
	vmovups	1264(%r13,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm1) + zmm12
	vmulps	%zmm0, %zmm5, %zmm11
	vmovups	12464(%rcx,%rax,4), %zmm2
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm2, %zmm15    # zmm15 = (zmm2 * zmm1) + zmm15
	vfmadd231ps	%zmm3, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm3) + zmm11
	vmulps	%zmm2, %zmm5, %zmm14
	vmovups	12864(%rcx,%rax,4), %zmm6
	vmovups	2064(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm1) + zmm18
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm3) + zmm14
	vmulps	%zmm6, %zmm5, %zmm16
	vmovups	13264(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm15    # zmm15 = (zmm6 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm1) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm3) + zmm16
	vmulps	%zmm6, %zmm5, %zmm19
	vmovups	13664(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm18    # zmm18 = (zmm6 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm0) + zmm20
	vfmadd231ps	%zmm4, %zmm6, %zmm16    # zmm16 = (zmm6 * zmm4) + zmm16
	vfmadd231ps	%zmm6, %zmm3, %zmm19    # zmm19 = (zmm3 * zmm6) + zmm19
	vmovups	14064(%rcx,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm20    # zmm20 = (zmm6 * zmm2) + zmm20
	vfmadd231ps	%zmm6, %zmm4, %zmm19    # zmm19 = (zmm4 * zmm6) + zmm19
	vmovups	24064(%rcx,%rax,4), %zmm6
	vmovups	2464(%r13,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm7) + zmm12
	vfmadd231ps	%zmm1, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm1) + zmm11
	vmulps	%zmm6, %zmm5, %zmm9
	vmovups	24464(%rcx,%rax,4), %zmm8
	vmovups	2864(%r13,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm8, %zmm15    # zmm15 = (zmm8 * zmm7) + zmm15
	vfmadd231ps	%zmm0, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm8, %zmm14    # zmm14 = (zmm8 * zmm1) + zmm14
	vfmadd231ps	%zmm3, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm3) + zmm9
	vmulps	%zmm8, %zmm5, %zmm10
	vmovups	24864(%rcx,%rax,4), %zmm13
	vmovups	3264(%r13,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm13, %zmm15   # zmm15 = (zmm13 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm13, %zmm18   # zmm18 = (zmm13 * zmm7) + zmm18
	vfmadd231ps	%zmm2, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm13, %zmm16   # zmm16 = (zmm13 * zmm1) + zmm16
	vfmadd231ps	%zmm4, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm3) + zmm10
	vmulps	%zmm13, %zmm5, %zmm13
	vmovups	25264(%rcx,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm17, %zmm18   # zmm18 = (zmm17 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm17, %zmm20   # zmm20 = (zmm17 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm17, %zmm19   # zmm19 = (zmm17 * zmm1) + zmm19
	vfmadd231ps	%zmm4, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm4) + zmm10
	vfmadd231ps	%zmm3, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm3) + zmm13
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	25664(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm6) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm0) + zmm19
	vfmadd231ps	%zmm4, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm4) + zmm13
	vfmadd231ps	%zmm21, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm21) + zmm17
	vmovups	26064(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm20   # zmm20 = (zmm21 * zmm8) + zmm20
	vfmadd231ps	%zmm2, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm2) + zmm19
	vfmadd231ps	%zmm21, %zmm4, %zmm17   # zmm17 = (zmm4 * zmm21) + zmm17
	vmovups	%zmm12, 64(%rdx,%rax,4)
	vmovups	%zmm15, 464(%rdx,%rax,4)
	vmovups	%zmm18, 864(%rdx,%rax,4)
	vmovups	%zmm20, 1264(%rdx,%rax,4)
	vmovups	36064(%rcx,%rax,4), %zmm12
	vmovups	36464(%rcx,%rax,4), %zmm15
	vfmadd231ps	%zmm7, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm7) + zmm11
	vfmadd231ps	%zmm1, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm1) + zmm9
	vmulps	%zmm12, %zmm5, %zmm12
	vfmadd231ps	%zmm6, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm7) + zmm14
	vfmadd231ps	%zmm0, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm1) + zmm10
	vfmadd231ps	%zmm3, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm3) + zmm12
	vmulps	%zmm15, %zmm5, %zmm15
	vmovups	36864(%rcx,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm11   # zmm11 = (zmm18 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm9    # zmm9 = (zmm18 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm1) + zmm13
	vfmadd231ps	%zmm4, %zmm18, %zmm12   # zmm12 = (zmm18 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm3) + zmm15
	vmulps	%zmm18, %zmm5, %zmm18
	vmovups	37264(%rcx,%rax,4), %zmm20
	vfmadd231ps	%zmm8, %zmm20, %zmm14   # zmm14 = (zmm20 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm20, %zmm16   # zmm16 = (zmm20 * zmm6) + zmm16
	vfmadd231ps	%zmm7, %zmm20, %zmm19   # zmm19 = (zmm20 * zmm7) + zmm19
	vfmadd231ps	%zmm2, %zmm20, %zmm10   # zmm10 = (zmm20 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm20, %zmm13   # zmm13 = (zmm20 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm20, %zmm17   # zmm17 = (zmm20 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm20, %zmm15   # zmm15 = (zmm20 * zmm4) + zmm15
	vfmadd231ps	%zmm3, %zmm20, %zmm18   # zmm18 = (zmm20 * zmm3) + zmm18
	vmulps	%zmm20, %zmm5, %zmm20
	vmovups	37664(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm16   # zmm16 = (zmm21 * zmm8) + zmm16
	vfmadd231ps	%zmm6, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm6) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm13   # zmm13 = (zmm21 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm0) + zmm17
	vfmadd231ps	%zmm4, %zmm21, %zmm18   # zmm18 = (zmm21 * zmm4) + zmm18
	vfmadd231ps	%zmm21, %zmm3, %zmm20   # zmm20 = (zmm3 * zmm21) + zmm20
	vmovups	38064(%rcx,%rax,4), %zmm21
	vfmadd231ps	%zmm8, %zmm21, %zmm19   # zmm19 = (zmm21 * zmm8) + zmm19
	vfmadd231ps	%zmm2, %zmm21, %zmm17   # zmm17 = (zmm21 * zmm2) + zmm17
	vfmadd231ps	%zmm21, %zmm4, %zmm20   # zmm20 = (zmm4 * zmm21) + zmm20
	vmovups	%zmm11, 12064(%rdx,%rax,4)
	vmovups	%zmm14, 12464(%rdx,%rax,4)
	vmovups	%zmm16, 12864(%rdx,%rax,4)
	vmovups	%zmm19, 13264(%rdx,%rax,4)
	vmovups	48064(%rcx,%rax,4), %zmm11
	vmovups	48464(%rcx,%rax,4), %zmm14
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vmulps	%zmm11, %zmm5, %zmm11
	vfmadd231ps	%zmm6, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm7) + zmm10
	vfmadd231ps	%zmm0, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm14, %zmm15   # zmm15 = (zmm14 * zmm1) + zmm15
	vfmadd231ps	%zmm3, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm3) + zmm11
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	48864(%rcx,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm7) + zmm13
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm0) + zmm15
	vfmadd231ps	%zmm1, %zmm16, %zmm18   # zmm18 = (zmm16 * zmm1) + zmm18
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm3) + zmm14
	vmulps	%zmm16, %zmm5, %zmm16
	vmovups	49264(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm10   # zmm10 = (zmm19 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm15   # zmm15 = (zmm19 * zmm2) + zmm15
	vfmadd231ps	%zmm0, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm0) + zmm18
	vfmadd231ps	%zmm1, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm1) + zmm20
	vfmadd231ps	%zmm4, %zmm19, %zmm14   # zmm14 = (zmm19 * zmm4) + zmm14
	vfmadd231ps	%zmm3, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm3) + zmm16
	vmulps	%zmm19, %zmm5, %zmm5
	vmovups	49664(%rcx,%rax,4), %zmm19
	vfmadd231ps	%zmm8, %zmm19, %zmm13   # zmm13 = (zmm19 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm19, %zmm17   # zmm17 = (zmm19 * zmm6) + zmm17
	vfmadd231ps	%zmm2, %zmm19, %zmm18   # zmm18 = (zmm19 * zmm2) + zmm18
	vfmadd231ps	%zmm0, %zmm19, %zmm20   # zmm20 = (zmm19 * zmm0) + zmm20
	vfmadd231ps	%zmm4, %zmm19, %zmm16   # zmm16 = (zmm19 * zmm4) + zmm16
	vfmadd231ps	%zmm3, %zmm19, %zmm5    # zmm5 = (zmm19 * zmm3) + zmm5
	vmovups	50064(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm8) + zmm17
	vfmadd231ps	%zmm2, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm2) + zmm20
	vfmadd231ps	%zmm4, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm4) + zmm5
	vmovups	%zmm9, 24064(%rdx,%rax,4)
	vmovups	%zmm10, 24464(%rdx,%rax,4)
	vmovups	%zmm13, 24864(%rdx,%rax,4)
	vmovups	%zmm17, 25264(%rdx,%rax,4)
	vmovups	60064(%rcx,%rax,4), %zmm3
	vmovups	60464(%rcx,%rax,4), %zmm4
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm4, %zmm15    # zmm15 = (zmm4 * zmm7) + zmm15
	vfmadd231ps	%zmm0, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm0) + zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm4) + zmm14
	vmovups	60864(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm6) + zmm15
	vfmadd231ps	%zmm7, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm7) + zmm18
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm0) + zmm14
	vfmadd231ps	%zmm3, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm3) + zmm16
	vmovups	61264(%rcx,%rax,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm8) + zmm15
	vfmadd231ps	%zmm6, %zmm3, %zmm18    # zmm18 = (zmm3 * zmm6) + zmm18
	vfmadd231ps	%zmm7, %zmm3, %zmm20    # zmm20 = (zmm3 * zmm7) + zmm20
	vfmadd231ps	%zmm2, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm0) + zmm16
	vfmadd231ps	%zmm1, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm1) + zmm5
	vmovups	61664(%rcx,%rax,4), %zmm1
	vfmadd231ps	%zmm8, %zmm1, %zmm18    # zmm18 = (zmm1 * zmm8) + zmm18
	vfmadd231ps	%zmm6, %zmm1, %zmm20    # zmm20 = (zmm1 * zmm6) + zmm20
	vfmadd231ps	%zmm2, %zmm1, %zmm16    # zmm16 = (zmm1 * zmm2) + zmm16
	vfmadd231ps	%zmm0, %zmm1, %zmm5     # zmm5 = (zmm1 * zmm0) + zmm5
	vmovups	62064(%rcx,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm20    # zmm20 = (zmm0 * zmm8) + zmm20
	vfmadd231ps	%zmm2, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm2) + zmm5
	vmovups	%zmm12, 36064(%rdx,%rax,4)
	vmovups	%zmm15, 36464(%rdx,%rax,4)
	vmovups	%zmm18, 36864(%rdx,%rax,4)
	vmovups	%zmm20, 37264(%rdx,%rax,4)
	vmovups	%zmm11, 48064(%rdx,%rax,4)
	vmovups	%zmm14, 48464(%rdx,%rax,4)
	vmovups	%zmm16, 48864(%rdx,%rax,4)
	vmovups	%zmm5, 49264(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_46
	jmp	.LBB1_47
.LBB1_48:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_51
# %bb.49:                               # %.lr.ph48.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_50:                               # %.lr.ph48
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%r13,%rax,4), %zmm5
	vmovups	464(%r13,%rax,4), %zmm3
	vmulps	297264(%rdi,%rax,4), %zmm5, %zmm12
	vmovups	297664(%rdi,%rax,4), %zmm0
	vmovups	298064(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vmulps	%zmm0, %zmm5, %zmm14
	vmovups	864(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm3) + zmm14
	vmulps	%zmm1, %zmm5, %zmm17
	vmovups	298464(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vfmadd231ps	298864(%rdi,%rax,4), %zmm4, %zmm17 # zmm17 = (zmm4 * mem) + zmm17
	vmovups	309264(%rdi,%rax,4), %zmm0
	vmovups	1264(%r13,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm1) + zmm12
	vmulps	%zmm0, %zmm5, %zmm11
	vmovups	309664(%rdi,%rax,4), %zmm2
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm1) + zmm14
	vfmadd231ps	%zmm3, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm3) + zmm11
	vmulps	%zmm2, %zmm5, %zmm13
	vmovups	310064(%rdi,%rax,4), %zmm6
	vmovups	2064(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vmulps	%zmm6, %zmm5, %zmm16
	vmovups	310464(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm0) + zmm17
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmovups	310864(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm2) + zmm17
	vfmadd231ps	%zmm6, %zmm4, %zmm16    # zmm16 = (zmm4 * zmm6) + zmm16
	vmovups	321264(%rdi,%rax,4), %zmm6
	vmovups	2464(%r13,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm7) + zmm12
	vfmadd231ps	%zmm1, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm1) + zmm11
	vmulps	%zmm6, %zmm5, %zmm9
	vmovups	321664(%rdi,%rax,4), %zmm8
	vmovups	2864(%r13,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm8, %zmm14    # zmm14 = (zmm8 * zmm7) + zmm14
	vfmadd231ps	%zmm0, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm8, %zmm13    # zmm13 = (zmm8 * zmm1) + zmm13
	vfmadd231ps	%zmm3, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm3) + zmm9
	vmulps	%zmm8, %zmm5, %zmm10
	vmovups	322064(%rdi,%rax,4), %zmm15
	vmovups	3264(%r13,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm15, %zmm17   # zmm17 = (zmm15 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm1) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm3) + zmm10
	vmulps	%zmm15, %zmm5, %zmm15
	vmovups	322464(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm6) + zmm17
	vfmadd231ps	%zmm2, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm0) + zmm16
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm18, %zmm3, %zmm15   # zmm15 = (zmm3 * zmm18) + zmm15
	vmovups	322864(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm8) + zmm17
	vfmadd231ps	%zmm2, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm2) + zmm16
	vfmadd231ps	%zmm18, %zmm4, %zmm15   # zmm15 = (zmm4 * zmm18) + zmm15
	vmovups	%zmm12, 309664(%r14,%rax,4)
	vmovups	%zmm14, 310064(%r14,%rax,4)
	vmovups	%zmm17, 310464(%r14,%rax,4)
	vmovups	333264(%rdi,%rax,4), %zmm12
	vmovups	333664(%rdi,%rax,4), %zmm14
	vfmadd231ps	%zmm7, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm7) + zmm11
	vfmadd231ps	%zmm1, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm1) + zmm9
	vmulps	%zmm12, %zmm5, %zmm12
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm7) + zmm13
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm3, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm3) + zmm12
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	334064(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm3) + zmm14
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	334464(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm6) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm0) + zmm15
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm18, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm18) + zmm17
	vmovups	334864(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm8) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm2) + zmm15
	vfmadd231ps	%zmm18, %zmm4, %zmm17   # zmm17 = (zmm4 * zmm18) + zmm17
	vmovups	%zmm11, 321664(%r14,%rax,4)
	vmovups	%zmm13, 322064(%r14,%rax,4)
	vmovups	%zmm16, 322464(%r14,%rax,4)
	vmovups	345264(%rdi,%rax,4), %zmm11
	vmovups	345664(%rdi,%rax,4), %zmm13
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vmulps	%zmm11, %zmm5, %zmm11
	vfmadd231ps	%zmm6, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm7) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm1) + zmm14
	vfmadd231ps	%zmm3, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm3) + zmm11
	vmulps	%zmm13, %zmm5, %zmm13
	vmovups	346064(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm7) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vmulps	%zmm16, %zmm5, %zmm5
	vmovups	346464(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm6) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm0) + zmm17
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm3) + zmm5
	vmovups	346864(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm15    # zmm15 = (zmm3 * zmm8) + zmm15
	vfmadd231ps	%zmm2, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm2) + zmm17
	vfmadd231ps	%zmm4, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm4) + zmm5
	vmovups	%zmm9, 333664(%r14,%rax,4)
	vmovups	%zmm10, 334064(%r14,%rax,4)
	vmovups	%zmm15, 334464(%r14,%rax,4)
	vmovups	357264(%rdi,%rax,4), %zmm3
	vmovups	357664(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm7) + zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm0) + zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm4) + zmm13
	vmovups	358064(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm1) + zmm5
	vmovups	358464(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm8, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm6) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm1, %zmm5     # zmm5 = (zmm1 * zmm0) + zmm5
	vmovups	358864(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm8, %zmm0, %zmm17    # zmm17 = (zmm0 * zmm8) + zmm17
	vfmadd231ps	%zmm2, %zmm0, %zmm5     # zmm5 = (zmm0 * zmm2) + zmm5
	vmovups	%zmm12, 345664(%r14,%rax,4)
	vmovups	%zmm14, 346064(%r14,%rax,4)
	vmovups	%zmm17, 346464(%r14,%rax,4)
	vmovups	%zmm11, 357664(%r14,%rax,4)
	vmovups	%zmm13, 358064(%r14,%rax,4)
	vmovups	%zmm5, 358464(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_50
.LBB1_51:                               # %._crit_edge49
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	(%r13,%rax,4), %xmm5
	vmovups	400(%r13,%rax,4), %xmm3
	vmulps	297200(%rdi,%rax,4), %xmm5, %xmm12
	vmovups	297600(%rdi,%rax,4), %xmm0
	vmovups	298000(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm3, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm3) + xmm12
	vmulps	%xmm0, %xmm5, %xmm14
	vmovups	800(%r13,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm3) + xmm14
	vmulps	%xmm1, %xmm5, %xmm17
	vmovups	298400(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm4, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm4) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm0) + xmm17
	vfmadd231ps	298800(%rdi,%rax,4), %xmm4, %xmm17 # xmm17 = (xmm4 * mem) + xmm17
	vmovups	309200(%rdi,%rax,4), %xmm0
	vmovups	1200(%r13,%rax,4), %xmm1
	vfmadd231ps	%xmm1, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm1) + xmm12
	vmulps	%xmm0, %xmm5, %xmm11
	vmovups	309600(%rdi,%rax,4), %xmm2
	vmovups	1600(%r13,%rax,4), %xmm0
	vfmadd231ps	%xmm0, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm1) + xmm14
	vfmadd231ps	%xmm3, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm3) + xmm11
	vmulps	%xmm2, %xmm5, %xmm13
	vmovups	310000(%rdi,%rax,4), %xmm6
	vmovups	2000(%r13,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm1) + xmm17
	vfmadd231ps	%xmm4, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm3) + xmm13
	vmulps	%xmm6, %xmm5, %xmm16
	vmovups	310400(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm0) + xmm17
	vfmadd231ps	%xmm4, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm4) + xmm13
	vfmadd231ps	%xmm6, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm6) + xmm16
	vmovups	310800(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm2) + xmm17
	vfmadd231ps	%xmm6, %xmm4, %xmm16    # xmm16 = (xmm4 * xmm6) + xmm16
	vmovups	321200(%rdi,%rax,4), %xmm6
	vmovups	2400(%r13,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm7) + xmm12
	vfmadd231ps	%xmm1, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm1) + xmm11
	vmulps	%xmm6, %xmm5, %xmm9
	vmovups	321600(%rdi,%rax,4), %xmm8
	vmovups	2800(%r13,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm8, %xmm12    # xmm12 = (xmm8 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm8, %xmm14    # xmm14 = (xmm8 * xmm7) + xmm14
	vfmadd231ps	%xmm0, %xmm8, %xmm11    # xmm11 = (xmm8 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm8, %xmm13    # xmm13 = (xmm8 * xmm1) + xmm13
	vfmadd231ps	%xmm3, %xmm8, %xmm9     # xmm9 = (xmm8 * xmm3) + xmm9
	vmulps	%xmm5, %xmm8, %xmm10
	vmovups	322000(%rdi,%rax,4), %xmm15
	vmovups	3200(%r13,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm8) + xmm12
	vfmadd231ps	%xmm6, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm15, %xmm17   # xmm17 = (xmm15 * xmm7) + xmm17
	vfmadd231ps	%xmm2, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm15, %xmm13   # xmm13 = (xmm15 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm15, %xmm16   # xmm16 = (xmm15 * xmm1) + xmm16
	vfmadd231ps	%xmm4, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm3) + xmm10
	vmulps	%xmm5, %xmm15, %xmm15
	vmovups	322400(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm8, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm8) + xmm14
	vfmadd231ps	%xmm6, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm6) + xmm17
	vfmadd231ps	%xmm2, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm0) + xmm16
	vfmadd231ps	%xmm4, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm4) + xmm10
	vfmadd231ps	%xmm18, %xmm3, %xmm15   # xmm15 = (xmm3 * xmm18) + xmm15
	vmovups	322800(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm8, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm8) + xmm17
	vfmadd231ps	%xmm2, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm2) + xmm16
	vfmadd231ps	%xmm18, %xmm4, %xmm15   # xmm15 = (xmm4 * xmm18) + xmm15
	vmovups	%xmm12, 309600(%r14,%rax,4)
	vmovups	%xmm14, 310000(%r14,%rax,4)
	vmovups	%xmm17, 310400(%r14,%rax,4)
	vmovups	333200(%rdi,%rax,4), %xmm12
	vmovups	333600(%rdi,%rax,4), %xmm14
	vfmadd231ps	%xmm7, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm7) + xmm11
	vfmadd231ps	%xmm1, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm1) + xmm9
	vmulps	%xmm5, %xmm12, %xmm12
	vfmadd231ps	%xmm6, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm6) + xmm11
	vfmadd231ps	%xmm7, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm7) + xmm13
	vfmadd231ps	%xmm0, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm1) + xmm10
	vfmadd231ps	%xmm3, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm3) + xmm12
	vmulps	%xmm5, %xmm14, %xmm14
	vmovups	334000(%rdi,%rax,4), %xmm17
	vfmadd231ps	%xmm8, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm8) + xmm11
	vfmadd231ps	%xmm6, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm6) + xmm13
	vfmadd231ps	%xmm7, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm7) + xmm16
	vfmadd231ps	%xmm2, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm1) + xmm15
	vfmadd231ps	%xmm4, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm3) + xmm14
	vmulps	%xmm17, %xmm5, %xmm17
	vmovups	334400(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm8, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm8) + xmm13
	vfmadd231ps	%xmm6, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm6) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm0) + xmm15
	vfmadd231ps	%xmm4, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm4) + xmm14
	vfmadd231ps	%xmm18, %xmm3, %xmm17   # xmm17 = (xmm3 * xmm18) + xmm17
	vmovups	334800(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm8, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm8) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm2) + xmm15
	vfmadd231ps	%xmm18, %xmm4, %xmm17   # xmm17 = (xmm4 * xmm18) + xmm17
	vmovups	%xmm11, 321600(%r14,%rax,4)
	vmovups	%xmm13, 322000(%r14,%rax,4)
	vmovups	%xmm16, 322400(%r14,%rax,4)
	vmovups	345200(%rdi,%rax,4), %xmm11
	vmovups	345600(%rdi,%rax,4), %xmm13
	vfmadd231ps	%xmm7, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm7) + xmm9
	vfmadd231ps	%xmm1, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm1) + xmm12
	vmulps	%xmm5, %xmm11, %xmm11
	vfmadd231ps	%xmm6, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm6) + xmm9
	vfmadd231ps	%xmm7, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm7) + xmm10
	vfmadd231ps	%xmm0, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm1) + xmm14
	vfmadd231ps	%xmm3, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm3) + xmm11
	vmulps	%xmm5, %xmm13, %xmm13
	vmovups	346000(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm8, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm8) + xmm9
	vfmadd231ps	%xmm6, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm6) + xmm10
	vfmadd231ps	%xmm7, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm7) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm1) + xmm17
	vfmadd231ps	%xmm4, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm3) + xmm13
	vmulps	%xmm16, %xmm5, %xmm5
	vmovups	346400(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm8, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm8) + xmm10
	vfmadd231ps	%xmm6, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm6) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm0) + xmm17
	vfmadd231ps	%xmm4, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm16, %xmm5    # xmm5 = (xmm16 * xmm3) + xmm5
	vmovups	346800(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm8, %xmm3, %xmm15    # xmm15 = (xmm3 * xmm8) + xmm15
	vfmadd231ps	%xmm2, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm2) + xmm17
	vfmadd231ps	%xmm4, %xmm3, %xmm5     # xmm5 = (xmm3 * xmm4) + xmm5
	vmovups	%xmm9, 333600(%r14,%rax,4)
	vmovups	%xmm10, 334000(%r14,%rax,4)
	vmovups	%xmm15, 334400(%r14,%rax,4)
	vmovups	357200(%rdi,%rax,4), %xmm3
	vmovups	357600(%rdi,%rax,4), %xmm4
	vfmadd231ps	%xmm7, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm7) + xmm12
	vfmadd231ps	%xmm3, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm3) + xmm11
	vfmadd231ps	%xmm6, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm7) + xmm14
	vfmadd231ps	%xmm0, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm0) + xmm11
	vfmadd231ps	%xmm4, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm4) + xmm13
	vmovups	358000(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm8, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm8) + xmm12
	vfmadd231ps	%xmm6, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm7) + xmm17
	vfmadd231ps	%xmm2, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm3, %xmm5     # xmm5 = (xmm3 * xmm1) + xmm5
	vmovups	358400(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm8, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm8) + xmm14
	vfmadd231ps	%xmm6, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm6) + xmm17
	vfmadd231ps	%xmm2, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm1, %xmm5     # xmm5 = (xmm1 * xmm0) + xmm5
	vmovups	358800(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm8, %xmm0, %xmm17    # xmm17 = (xmm0 * xmm8) + xmm17
	vfmadd231ps	%xmm2, %xmm0, %xmm5     # xmm5 = (xmm0 * xmm2) + xmm5
	vmovups	%xmm12, 345600(%r14,%rax,4)
	vmovups	%xmm14, 346000(%r14,%rax,4)
	vmovups	%xmm17, 346400(%r14,%rax,4)
	vmovups	%xmm11, 357600(%r14,%rax,4)
	vmovups	%xmm13, 358000(%r14,%rax,4)
	vmovups	%xmm5, 358400(%r14,%rax,4)
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$95, %rax
	jg	.LBB1_54
# %bb.52:                               # %.lr.ph51.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_53:                               # %.lr.ph51
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%r13,%rax,4), %zmm5
	vmovups	464(%r13,%rax,4), %zmm3
	vmulps	298464(%rdi,%rax,4), %zmm5, %zmm12
	vmovups	298864(%rdi,%rax,4), %zmm0
	vmovups	299264(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm3, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm3) + zmm12
	vmulps	%zmm0, %zmm5, %zmm14
	vmovups	864(%r13,%rax,4), %zmm4
	vfmadd231ps	%zmm4, %zmm1, %zmm12    # zmm12 = (zmm1 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm3) + zmm14
	vmulps	%zmm1, %zmm5, %zmm17
	vmovups	299664(%rdi,%rax,4), %zmm0
	vfmadd231ps	%zmm4, %zmm0, %zmm14    # zmm14 = (zmm0 * zmm4) + zmm14
	vfmadd231ps	%zmm0, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm0) + zmm17
	vmovups	310464(%rdi,%rax,4), %zmm0
	vmovups	1264(%r13,%rax,4), %zmm1
	vfmadd231ps	%zmm1, %zmm0, %zmm12    # zmm12 = (zmm0 * zmm1) + zmm12
	vmulps	%zmm0, %zmm5, %zmm11
	vmovups	310864(%rdi,%rax,4), %zmm2
	vmovups	1664(%r13,%rax,4), %zmm0
	vfmadd231ps	%zmm0, %zmm2, %zmm12    # zmm12 = (zmm2 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm2, %zmm14    # zmm14 = (zmm2 * zmm1) + zmm14
	vfmadd231ps	%zmm3, %zmm2, %zmm11    # zmm11 = (zmm2 * zmm3) + zmm11
	vmulps	%zmm2, %zmm5, %zmm13
	vmovups	311264(%rdi,%rax,4), %zmm6
	vmovups	2064(%r13,%rax,4), %zmm2
	vfmadd231ps	%zmm2, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm3) + zmm13
	vmulps	%zmm6, %zmm5, %zmm16
	vmovups	311664(%rdi,%rax,4), %zmm6
	vfmadd231ps	%zmm2, %zmm6, %zmm14    # zmm14 = (zmm6 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm6, %zmm17    # zmm17 = (zmm6 * zmm0) + zmm17
	vfmadd231ps	%zmm4, %zmm6, %zmm13    # zmm13 = (zmm6 * zmm4) + zmm13
	vfmadd231ps	%zmm6, %zmm3, %zmm16    # zmm16 = (zmm3 * zmm6) + zmm16
	vmovups	322464(%rdi,%rax,4), %zmm6
	vmovups	2464(%r13,%rax,4), %zmm7
	vfmadd231ps	%zmm7, %zmm6, %zmm12    # zmm12 = (zmm6 * zmm7) + zmm12
	vfmadd231ps	%zmm1, %zmm6, %zmm11    # zmm11 = (zmm6 * zmm1) + zmm11
	vmulps	%zmm6, %zmm5, %zmm9
	vmovups	322864(%rdi,%rax,4), %zmm8
	vmovups	2864(%r13,%rax,4), %zmm6
	vfmadd231ps	%zmm6, %zmm8, %zmm12    # zmm12 = (zmm8 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm8, %zmm14    # zmm14 = (zmm8 * zmm7) + zmm14
	vfmadd231ps	%zmm0, %zmm8, %zmm11    # zmm11 = (zmm8 * zmm0) + zmm11
	vfmadd231ps	%zmm1, %zmm8, %zmm13    # zmm13 = (zmm8 * zmm1) + zmm13
	vfmadd231ps	%zmm3, %zmm8, %zmm9     # zmm9 = (zmm8 * zmm3) + zmm9
	vmulps	%zmm8, %zmm5, %zmm10
	vmovups	323264(%rdi,%rax,4), %zmm15
	vmovups	3264(%r13,%rax,4), %zmm8
	vfmadd231ps	%zmm8, %zmm15, %zmm12   # zmm12 = (zmm15 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm15, %zmm14   # zmm14 = (zmm15 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm15, %zmm17   # zmm17 = (zmm15 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm15, %zmm11   # zmm11 = (zmm15 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm15, %zmm13   # zmm13 = (zmm15 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm15, %zmm16   # zmm16 = (zmm15 * zmm1) + zmm16
	vfmadd231ps	%zmm4, %zmm15, %zmm9    # zmm9 = (zmm15 * zmm4) + zmm9
	vfmadd231ps	%zmm3, %zmm15, %zmm10   # zmm10 = (zmm15 * zmm3) + zmm10
	vmulps	%zmm15, %zmm5, %zmm15
	vmovups	323664(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm18, %zmm17   # zmm17 = (zmm18 * zmm6) + zmm17
	vfmadd231ps	%zmm2, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm0) + zmm16
	vfmadd231ps	%zmm4, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm4) + zmm10
	vfmadd231ps	%zmm18, %zmm3, %zmm15   # zmm15 = (zmm3 * zmm18) + zmm15
	vmovups	%zmm12, 310864(%r14,%rax,4)
	vmovups	%zmm14, 311264(%r14,%rax,4)
	vmovups	%zmm17, 311664(%r14,%rax,4)
	vmovups	334464(%rdi,%rax,4), %zmm12
	vmovups	334864(%rdi,%rax,4), %zmm14
	vfmadd231ps	%zmm7, %zmm12, %zmm11   # zmm11 = (zmm12 * zmm7) + zmm11
	vfmadd231ps	%zmm1, %zmm12, %zmm9    # zmm9 = (zmm12 * zmm1) + zmm9
	vmulps	%zmm12, %zmm5, %zmm12
	vfmadd231ps	%zmm6, %zmm14, %zmm11   # zmm11 = (zmm14 * zmm6) + zmm11
	vfmadd231ps	%zmm7, %zmm14, %zmm13   # zmm13 = (zmm14 * zmm7) + zmm13
	vfmadd231ps	%zmm0, %zmm14, %zmm9    # zmm9 = (zmm14 * zmm0) + zmm9
	vfmadd231ps	%zmm1, %zmm14, %zmm10   # zmm10 = (zmm14 * zmm1) + zmm10
	vfmadd231ps	%zmm3, %zmm14, %zmm12   # zmm12 = (zmm14 * zmm3) + zmm12
	vmulps	%zmm14, %zmm5, %zmm14
	vmovups	335264(%rdi,%rax,4), %zmm17
	vfmadd231ps	%zmm8, %zmm17, %zmm11   # zmm11 = (zmm17 * zmm8) + zmm11
	vfmadd231ps	%zmm6, %zmm17, %zmm13   # zmm13 = (zmm17 * zmm6) + zmm13
	vfmadd231ps	%zmm7, %zmm17, %zmm16   # zmm16 = (zmm17 * zmm7) + zmm16
	vfmadd231ps	%zmm2, %zmm17, %zmm9    # zmm9 = (zmm17 * zmm2) + zmm9
	vfmadd231ps	%zmm0, %zmm17, %zmm10   # zmm10 = (zmm17 * zmm0) + zmm10
	vfmadd231ps	%zmm1, %zmm17, %zmm15   # zmm15 = (zmm17 * zmm1) + zmm15
	vfmadd231ps	%zmm4, %zmm17, %zmm12   # zmm12 = (zmm17 * zmm4) + zmm12
	vfmadd231ps	%zmm3, %zmm17, %zmm14   # zmm14 = (zmm17 * zmm3) + zmm14
	vmulps	%zmm17, %zmm5, %zmm17
	vmovups	335664(%rdi,%rax,4), %zmm18
	vfmadd231ps	%zmm8, %zmm18, %zmm13   # zmm13 = (zmm18 * zmm8) + zmm13
	vfmadd231ps	%zmm6, %zmm18, %zmm16   # zmm16 = (zmm18 * zmm6) + zmm16
	vfmadd231ps	%zmm2, %zmm18, %zmm10   # zmm10 = (zmm18 * zmm2) + zmm10
	vfmadd231ps	%zmm0, %zmm18, %zmm15   # zmm15 = (zmm18 * zmm0) + zmm15
	vfmadd231ps	%zmm4, %zmm18, %zmm14   # zmm14 = (zmm18 * zmm4) + zmm14
	vfmadd231ps	%zmm18, %zmm3, %zmm17   # zmm17 = (zmm3 * zmm18) + zmm17
	vmovups	%zmm11, 322864(%r14,%rax,4)
	vmovups	%zmm13, 323264(%r14,%rax,4)
	vmovups	%zmm16, 323664(%r14,%rax,4)
	vmovups	346464(%rdi,%rax,4), %zmm11
	vmovups	346864(%rdi,%rax,4), %zmm13
	vfmadd231ps	%zmm7, %zmm11, %zmm9    # zmm9 = (zmm11 * zmm7) + zmm9
	vfmadd231ps	%zmm1, %zmm11, %zmm12   # zmm12 = (zmm11 * zmm1) + zmm12
	vmulps	%zmm11, %zmm5, %zmm11
	vfmadd231ps	%zmm6, %zmm13, %zmm9    # zmm9 = (zmm13 * zmm6) + zmm9
	vfmadd231ps	%zmm7, %zmm13, %zmm10   # zmm10 = (zmm13 * zmm7) + zmm10
	vfmadd231ps	%zmm0, %zmm13, %zmm12   # zmm12 = (zmm13 * zmm0) + zmm12
	vfmadd231ps	%zmm1, %zmm13, %zmm14   # zmm14 = (zmm13 * zmm1) + zmm14
	vfmadd231ps	%zmm3, %zmm13, %zmm11   # zmm11 = (zmm13 * zmm3) + zmm11
	vmulps	%zmm13, %zmm5, %zmm13
	vmovups	347264(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm9    # zmm9 = (zmm16 * zmm8) + zmm9
	vfmadd231ps	%zmm6, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm6) + zmm10
	vfmadd231ps	%zmm7, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm7) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm12   # zmm12 = (zmm16 * zmm2) + zmm12
	vfmadd231ps	%zmm0, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm0) + zmm14
	vfmadd231ps	%zmm1, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm1) + zmm17
	vfmadd231ps	%zmm4, %zmm16, %zmm11   # zmm11 = (zmm16 * zmm4) + zmm11
	vfmadd231ps	%zmm3, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm3) + zmm13
	vmulps	%zmm16, %zmm5, %zmm5
	vmovups	347664(%rdi,%rax,4), %zmm16
	vfmadd231ps	%zmm8, %zmm16, %zmm10   # zmm10 = (zmm16 * zmm8) + zmm10
	vfmadd231ps	%zmm6, %zmm16, %zmm15   # zmm15 = (zmm16 * zmm6) + zmm15
	vfmadd231ps	%zmm2, %zmm16, %zmm14   # zmm14 = (zmm16 * zmm2) + zmm14
	vfmadd231ps	%zmm0, %zmm16, %zmm17   # zmm17 = (zmm16 * zmm0) + zmm17
	vfmadd231ps	%zmm4, %zmm16, %zmm13   # zmm13 = (zmm16 * zmm4) + zmm13
	vfmadd231ps	%zmm3, %zmm16, %zmm5    # zmm5 = (zmm16 * zmm3) + zmm5
	vmovups	%zmm9, 334864(%r14,%rax,4)
	vmovups	%zmm10, 335264(%r14,%rax,4)
	vmovups	%zmm15, 335664(%r14,%rax,4)
	vmovups	358464(%rdi,%rax,4), %zmm3
	vmovups	358864(%rdi,%rax,4), %zmm4
	vfmadd231ps	%zmm7, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm7) + zmm12
	vfmadd231ps	%zmm3, %zmm1, %zmm11    # zmm11 = (zmm1 * zmm3) + zmm11
	vfmadd231ps	%zmm6, %zmm4, %zmm12    # zmm12 = (zmm4 * zmm6) + zmm12
	vfmadd231ps	%zmm7, %zmm4, %zmm14    # zmm14 = (zmm4 * zmm7) + zmm14
	vfmadd231ps	%zmm0, %zmm4, %zmm11    # zmm11 = (zmm4 * zmm0) + zmm11
	vfmadd231ps	%zmm4, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm4) + zmm13
	vmovups	359264(%rdi,%rax,4), %zmm3
	vfmadd231ps	%zmm8, %zmm3, %zmm12    # zmm12 = (zmm3 * zmm8) + zmm12
	vfmadd231ps	%zmm6, %zmm3, %zmm14    # zmm14 = (zmm3 * zmm6) + zmm14
	vfmadd231ps	%zmm7, %zmm3, %zmm17    # zmm17 = (zmm3 * zmm7) + zmm17
	vfmadd231ps	%zmm2, %zmm3, %zmm11    # zmm11 = (zmm3 * zmm2) + zmm11
	vfmadd231ps	%zmm0, %zmm3, %zmm13    # zmm13 = (zmm3 * zmm0) + zmm13
	vfmadd231ps	%zmm1, %zmm3, %zmm5     # zmm5 = (zmm3 * zmm1) + zmm5
	vmovups	359664(%rdi,%rax,4), %zmm1
	vfmadd231ps	%zmm8, %zmm1, %zmm14    # zmm14 = (zmm1 * zmm8) + zmm14
	vfmadd231ps	%zmm6, %zmm1, %zmm17    # zmm17 = (zmm1 * zmm6) + zmm17
	vfmadd231ps	%zmm2, %zmm1, %zmm13    # zmm13 = (zmm1 * zmm2) + zmm13
	vfmadd231ps	%zmm0, %zmm1, %zmm5     # zmm5 = (zmm1 * zmm0) + zmm5
	vmovups	%zmm12, 346864(%r14,%rax,4)
	vmovups	%zmm14, 347264(%r14,%rax,4)
	vmovups	%zmm17, 347664(%r14,%rax,4)
	vmovups	%zmm11, 358864(%r14,%rax,4)
	vmovups	%zmm13, 359264(%r14,%rax,4)
	vmovups	%zmm5, 359664(%r14,%rax,4)
	addq	$16, %rax
	cmpq	$80, %rax
	jl	.LBB1_53
.LBB1_54:                               # %._crit_edge52
	movl	$96, %eax
	#APP
	#NO_APP
	vmovups	(%r13,%rax,4), %xmm5
	vmovups	400(%r13,%rax,4), %xmm3
	vmulps	298400(%rdi,%rax,4), %xmm5, %xmm12
	vmovups	298800(%rdi,%rax,4), %xmm0
	vmovups	299200(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm3, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm3) + xmm12
	vmulps	%xmm0, %xmm5, %xmm14
	vmovups	800(%r13,%rax,4), %xmm4
	vfmadd231ps	%xmm4, %xmm1, %xmm12    # xmm12 = (xmm1 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm3) + xmm14
	vmulps	%xmm1, %xmm5, %xmm17
	vmovups	299600(%rdi,%rax,4), %xmm0
	vfmadd231ps	%xmm4, %xmm0, %xmm14    # xmm14 = (xmm0 * xmm4) + xmm14
	vfmadd231ps	%xmm0, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm0) + xmm17
	vmovups	310400(%rdi,%rax,4), %xmm0
	vmovups	1200(%r13,%rax,4), %xmm1
	vfmadd231ps	%xmm1, %xmm0, %xmm12    # xmm12 = (xmm0 * xmm1) + xmm12
	vmulps	%xmm0, %xmm5, %xmm11
	vmovups	310800(%rdi,%rax,4), %xmm2
	vmovups	1600(%r13,%rax,4), %xmm0
	vfmadd231ps	%xmm0, %xmm2, %xmm12    # xmm12 = (xmm2 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm2, %xmm14    # xmm14 = (xmm2 * xmm1) + xmm14
	vfmadd231ps	%xmm3, %xmm2, %xmm11    # xmm11 = (xmm2 * xmm3) + xmm11
	vmulps	%xmm2, %xmm5, %xmm13
	vmovups	311200(%rdi,%rax,4), %xmm6
	vmovups	2000(%r13,%rax,4), %xmm2
	vfmadd231ps	%xmm2, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm1) + xmm17
	vfmadd231ps	%xmm4, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm3) + xmm13
	vmulps	%xmm6, %xmm5, %xmm16
	vmovups	311600(%rdi,%rax,4), %xmm6
	vfmadd231ps	%xmm2, %xmm6, %xmm14    # xmm14 = (xmm6 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm6, %xmm17    # xmm17 = (xmm6 * xmm0) + xmm17
	vfmadd231ps	%xmm4, %xmm6, %xmm13    # xmm13 = (xmm6 * xmm4) + xmm13
	vfmadd231ps	%xmm6, %xmm3, %xmm16    # xmm16 = (xmm3 * xmm6) + xmm16
	vmovups	322400(%rdi,%rax,4), %xmm6
	vmovups	2400(%r13,%rax,4), %xmm7
	vfmadd231ps	%xmm7, %xmm6, %xmm12    # xmm12 = (xmm6 * xmm7) + xmm12
	vfmadd231ps	%xmm1, %xmm6, %xmm11    # xmm11 = (xmm6 * xmm1) + xmm11
	vmulps	%xmm6, %xmm5, %xmm9
	vmovups	322800(%rdi,%rax,4), %xmm8
	vmovups	2800(%r13,%rax,4), %xmm6
	vfmadd231ps	%xmm6, %xmm8, %xmm12    # xmm12 = (xmm8 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm8, %xmm14    # xmm14 = (xmm8 * xmm7) + xmm14
	vfmadd231ps	%xmm0, %xmm8, %xmm11    # xmm11 = (xmm8 * xmm0) + xmm11
	vfmadd231ps	%xmm1, %xmm8, %xmm13    # xmm13 = (xmm8 * xmm1) + xmm13
	vfmadd231ps	%xmm3, %xmm8, %xmm9     # xmm9 = (xmm8 * xmm3) + xmm9
	vmulps	%xmm5, %xmm8, %xmm10
	vmovups	323200(%rdi,%rax,4), %xmm15
	vmovups	3200(%r13,%rax,4), %xmm8
	vfmadd231ps	%xmm8, %xmm15, %xmm12   # xmm12 = (xmm15 * xmm8) + xmm12
	vfmadd231ps	%xmm6, %xmm15, %xmm14   # xmm14 = (xmm15 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm15, %xmm17   # xmm17 = (xmm15 * xmm7) + xmm17
	vfmadd231ps	%xmm2, %xmm15, %xmm11   # xmm11 = (xmm15 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm15, %xmm13   # xmm13 = (xmm15 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm15, %xmm16   # xmm16 = (xmm15 * xmm1) + xmm16
	vfmadd231ps	%xmm4, %xmm15, %xmm9    # xmm9 = (xmm15 * xmm4) + xmm9
	vfmadd231ps	%xmm3, %xmm15, %xmm10   # xmm10 = (xmm15 * xmm3) + xmm10
	vmulps	%xmm5, %xmm15, %xmm15
	vmovups	323600(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm8, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm8) + xmm14
	vfmadd231ps	%xmm6, %xmm18, %xmm17   # xmm17 = (xmm18 * xmm6) + xmm17
	vfmadd231ps	%xmm2, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm0) + xmm16
	vfmadd231ps	%xmm4, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm4) + xmm10
	vfmadd231ps	%xmm18, %xmm3, %xmm15   # xmm15 = (xmm3 * xmm18) + xmm15
	vmovups	%xmm12, 310800(%r14,%rax,4)
	vmovups	%xmm14, 311200(%r14,%rax,4)
	vmovups	%xmm17, 311600(%r14,%rax,4)
	vmovups	334400(%rdi,%rax,4), %xmm12
	vmovups	334800(%rdi,%rax,4), %xmm14
	vfmadd231ps	%xmm7, %xmm12, %xmm11   # xmm11 = (xmm12 * xmm7) + xmm11
	vfmadd231ps	%xmm1, %xmm12, %xmm9    # xmm9 = (xmm12 * xmm1) + xmm9
	vmulps	%xmm5, %xmm12, %xmm12
	vfmadd231ps	%xmm6, %xmm14, %xmm11   # xmm11 = (xmm14 * xmm6) + xmm11
	vfmadd231ps	%xmm7, %xmm14, %xmm13   # xmm13 = (xmm14 * xmm7) + xmm13
	vfmadd231ps	%xmm0, %xmm14, %xmm9    # xmm9 = (xmm14 * xmm0) + xmm9
	vfmadd231ps	%xmm1, %xmm14, %xmm10   # xmm10 = (xmm14 * xmm1) + xmm10
	vfmadd231ps	%xmm3, %xmm14, %xmm12   # xmm12 = (xmm14 * xmm3) + xmm12
	vmulps	%xmm5, %xmm14, %xmm14
	vmovups	335200(%rdi,%rax,4), %xmm17
	vfmadd231ps	%xmm8, %xmm17, %xmm11   # xmm11 = (xmm17 * xmm8) + xmm11
	vfmadd231ps	%xmm6, %xmm17, %xmm13   # xmm13 = (xmm17 * xmm6) + xmm13
	vfmadd231ps	%xmm7, %xmm17, %xmm16   # xmm16 = (xmm17 * xmm7) + xmm16
	vfmadd231ps	%xmm2, %xmm17, %xmm9    # xmm9 = (xmm17 * xmm2) + xmm9
	vfmadd231ps	%xmm0, %xmm17, %xmm10   # xmm10 = (xmm17 * xmm0) + xmm10
	vfmadd231ps	%xmm1, %xmm17, %xmm15   # xmm15 = (xmm17 * xmm1) + xmm15
	vfmadd231ps	%xmm4, %xmm17, %xmm12   # xmm12 = (xmm17 * xmm4) + xmm12
	vfmadd231ps	%xmm3, %xmm17, %xmm14   # xmm14 = (xmm17 * xmm3) + xmm14
	vmulps	%xmm17, %xmm5, %xmm17
	vmovups	335600(%rdi,%rax,4), %xmm18
	vfmadd231ps	%xmm8, %xmm18, %xmm13   # xmm13 = (xmm18 * xmm8) + xmm13
	vfmadd231ps	%xmm6, %xmm18, %xmm16   # xmm16 = (xmm18 * xmm6) + xmm16
	vfmadd231ps	%xmm2, %xmm18, %xmm10   # xmm10 = (xmm18 * xmm2) + xmm10
	vfmadd231ps	%xmm0, %xmm18, %xmm15   # xmm15 = (xmm18 * xmm0) + xmm15
	vfmadd231ps	%xmm4, %xmm18, %xmm14   # xmm14 = (xmm18 * xmm4) + xmm14
	vfmadd231ps	%xmm18, %xmm3, %xmm17   # xmm17 = (xmm3 * xmm18) + xmm17
	vmovups	%xmm11, 322800(%r14,%rax,4)
	vmovups	%xmm13, 323200(%r14,%rax,4)
	vmovups	%xmm16, 323600(%r14,%rax,4)
	vmovups	346400(%rdi,%rax,4), %xmm11
	vmovups	346800(%rdi,%rax,4), %xmm13
	vfmadd231ps	%xmm7, %xmm11, %xmm9    # xmm9 = (xmm11 * xmm7) + xmm9
	vfmadd231ps	%xmm1, %xmm11, %xmm12   # xmm12 = (xmm11 * xmm1) + xmm12
	vmulps	%xmm5, %xmm11, %xmm11
	vfmadd231ps	%xmm6, %xmm13, %xmm9    # xmm9 = (xmm13 * xmm6) + xmm9
	vfmadd231ps	%xmm7, %xmm13, %xmm10   # xmm10 = (xmm13 * xmm7) + xmm10
	vfmadd231ps	%xmm0, %xmm13, %xmm12   # xmm12 = (xmm13 * xmm0) + xmm12
	vfmadd231ps	%xmm1, %xmm13, %xmm14   # xmm14 = (xmm13 * xmm1) + xmm14
	vfmadd231ps	%xmm3, %xmm13, %xmm11   # xmm11 = (xmm13 * xmm3) + xmm11
	vmulps	%xmm5, %xmm13, %xmm13
	vmovups	347200(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm8, %xmm16, %xmm9    # xmm9 = (xmm16 * xmm8) + xmm9
	vfmadd231ps	%xmm6, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm6) + xmm10
	vfmadd231ps	%xmm7, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm7) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm12   # xmm12 = (xmm16 * xmm2) + xmm12
	vfmadd231ps	%xmm0, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm0) + xmm14
	vfmadd231ps	%xmm1, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm1) + xmm17
	vfmadd231ps	%xmm4, %xmm16, %xmm11   # xmm11 = (xmm16 * xmm4) + xmm11
	vfmadd231ps	%xmm3, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm3) + xmm13
	vmulps	%xmm16, %xmm5, %xmm5
	vmovups	347600(%rdi,%rax,4), %xmm16
	vfmadd231ps	%xmm8, %xmm16, %xmm10   # xmm10 = (xmm16 * xmm8) + xmm10
	vfmadd231ps	%xmm6, %xmm16, %xmm15   # xmm15 = (xmm16 * xmm6) + xmm15
	vfmadd231ps	%xmm2, %xmm16, %xmm14   # xmm14 = (xmm16 * xmm2) + xmm14
	vfmadd231ps	%xmm0, %xmm16, %xmm17   # xmm17 = (xmm16 * xmm0) + xmm17
	vfmadd231ps	%xmm4, %xmm16, %xmm13   # xmm13 = (xmm16 * xmm4) + xmm13
	vfmadd231ps	%xmm3, %xmm16, %xmm5    # xmm5 = (xmm16 * xmm3) + xmm5
	vmovups	%xmm9, 334800(%r14,%rax,4)
	vmovups	%xmm10, 335200(%r14,%rax,4)
	vmovups	%xmm15, 335600(%r14,%rax,4)
	vmovups	358400(%rdi,%rax,4), %xmm3
	vmovups	358800(%rdi,%rax,4), %xmm4
	vfmadd231ps	%xmm7, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm7) + xmm12
	vfmadd231ps	%xmm3, %xmm1, %xmm11    # xmm11 = (xmm1 * xmm3) + xmm11
	vfmadd231ps	%xmm6, %xmm4, %xmm12    # xmm12 = (xmm4 * xmm6) + xmm12
	vfmadd231ps	%xmm7, %xmm4, %xmm14    # xmm14 = (xmm4 * xmm7) + xmm14
	vfmadd231ps	%xmm0, %xmm4, %xmm11    # xmm11 = (xmm4 * xmm0) + xmm11
	vfmadd231ps	%xmm4, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm4) + xmm13
	vmovups	359200(%rdi,%rax,4), %xmm3
	vfmadd231ps	%xmm8, %xmm3, %xmm12    # xmm12 = (xmm3 * xmm8) + xmm12
	vfmadd231ps	%xmm6, %xmm3, %xmm14    # xmm14 = (xmm3 * xmm6) + xmm14
	vfmadd231ps	%xmm7, %xmm3, %xmm17    # xmm17 = (xmm3 * xmm7) + xmm17
	vfmadd231ps	%xmm2, %xmm3, %xmm11    # xmm11 = (xmm3 * xmm2) + xmm11
	vfmadd231ps	%xmm0, %xmm3, %xmm13    # xmm13 = (xmm3 * xmm0) + xmm13
	vfmadd231ps	%xmm1, %xmm3, %xmm5     # xmm5 = (xmm3 * xmm1) + xmm5
	vmovups	359600(%rdi,%rax,4), %xmm1
	vfmadd231ps	%xmm8, %xmm1, %xmm14    # xmm14 = (xmm1 * xmm8) + xmm14
	vfmadd231ps	%xmm6, %xmm1, %xmm17    # xmm17 = (xmm1 * xmm6) + xmm17
	vfmadd231ps	%xmm2, %xmm1, %xmm13    # xmm13 = (xmm1 * xmm2) + xmm13
	vfmadd231ps	%xmm0, %xmm1, %xmm5     # xmm5 = (xmm1 * xmm0) + xmm5
	vmovups	%xmm12, 346800(%r14,%rax,4)
	vmovups	%xmm14, 347200(%r14,%rax,4)
	vmovups	%xmm17, 347600(%r14,%rax,4)
	vmovups	%xmm11, 358800(%r14,%rax,4)
	vmovups	%xmm13, 359200(%r14,%rax,4)
	vmovups	%xmm5, 359600(%r14,%rax,4)
.LBB1_55:
	addq	$224, %rsp
	popq	%rbx
	popq	%r12
	popq	%r13
	popq	%r14
	popq	%r15
	popq	%rbp
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
	imulq	$629616, %rax, %r8              # imm = 0x99B70
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
	addq	$629616, %r8                    # imm = 0x99B70
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
	.quad	100                             # 0x64
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
	.quad	30                              # 0x1e
	.quad	30                              # 0x1e
	.quad	100                             # 0x64
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
