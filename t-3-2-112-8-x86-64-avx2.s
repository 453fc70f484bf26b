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
	movl	8(%rdi), %eax
	cmpl	$2, %eax
	jl	.LBB0_3
# %bb.2:
	movl	$3, %esi
	cmovbel	%eax, %esi
	movq	%rsi, (%rcx)
	movq	(%rdi), %rax
	movq	16(%rdi), %r8
	leaq	node_nnprim_depthwise_conv_task(%rip), %rdx
	movq	%rax, %rdi
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
	movq	%rdx, %rax
	testq	%rcx, %rcx
	setg	%dl
	testq	%r8, %r8
	setle	%r9b
	orb	%dl, %r9b
	jne	.LBB1_3
# %bb.1:
	vmovups	128(%rsi), %ymm0
	vmulps	(%rdi), %ymm0, %ymm10
	vmovups	32(%rdi), %ymm6
	vmovups	160(%rsi), %ymm1
	vfmadd231ps	%ymm1, %ymm6, %ymm10    # ymm10 = (ymm6 * ymm1) + ymm10
	vmovups	(%rsi), %ymm2
	vmovups	32(%rsi), %ymm3
	vmovups	64(%rsi), %ymm4
	vmovups	96(%rsi), %ymm5
	vmulps	%ymm5, %ymm6, %ymm12
	vfmadd231ps	64(%rdi), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	96(%rdi), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
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
	vfmadd231ps	%ymm13, %ymm4, %ymm11   # ymm11 = (ymm4 * ymm13) + ymm11
	vmovups	%ymm10, (%rax)
	vmovups	%ymm12, 32(%rax)
	vfmadd231ps	7168(%rdi), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	7200(%rdi), %ymm10
	vfmadd231ps	%ymm1, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm1) + ymm9
	vfmadd231ps	%ymm10, %ymm5, %ymm11   # ymm11 = (ymm5 * ymm10) + ymm11
	vfmadd231ps	7232(%rdi), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vfmadd231ps	7264(%rdi), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vfmadd231ps	10752(%rdi), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	10784(%rdi), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm10, %ymm8, %ymm11   # ymm11 = (ymm8 * ymm10) + ymm11
	vfmadd231ps	10816(%rdi), %ymm6, %ymm11 # ymm11 = (ymm6 * mem) + ymm11
	vfmadd231ps	10848(%rdi), %ymm7, %ymm11 # ymm11 = (ymm7 * mem) + ymm11
	vmovups	%ymm9, 1792(%rax)
	vmovups	%ymm11, 1824(%rax)
	xorl	%edx, %edx
	xorl	%r9d, %r9d
	.p2align	4
.LBB1_2:                                # =>This Inner Loop Header: Depth=1
	vmulps	96(%rdi,%rdx,2), %ymm5, %ymm11
	vfmadd231ps	128(%rdi,%rdx,2), %ymm0, %ymm11 # ymm11 = (ymm0 * mem) + ymm11
	vmovups	160(%rdi,%rdx,2), %ymm9
	vfmadd231ps	%ymm1, %ymm9, %ymm11    # ymm11 = (ymm9 * ymm1) + ymm11
	vmulps	%ymm5, %ymm9, %ymm12
	vfmadd231ps	192(%rdi,%rdx,2), %ymm0, %ymm12 # ymm12 = (ymm0 * mem) + ymm12
	vfmadd231ps	224(%rdi,%rdx,2), %ymm1, %ymm12 # ymm12 = (ymm1 * mem) + ymm12
	vmovups	3680(%rdi,%rdx,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm11    # ymm11 = (ymm9 * ymm8) + ymm11
	vmulps	%ymm2, %ymm9, %ymm9
	vmovups	3712(%rdi,%rdx,2), %ymm10
	vfmadd231ps	%ymm6, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm6) + ymm11
	vfmadd231ps	%ymm10, %ymm3, %ymm9    # ymm9 = (ymm3 * ymm10) + ymm9
	vmovups	3744(%rdi,%rdx,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm11   # ymm11 = (ymm10 * ymm7) + ymm11
	vfmadd231ps	%ymm8, %ymm10, %ymm12   # ymm12 = (ymm10 * ymm8) + ymm12
	vfmadd231ps	%ymm4, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm4) + ymm9
	vmulps	%ymm2, %ymm10, %ymm10
	vmovups	3776(%rdi,%rdx,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm6) + ymm12
	vfmadd231ps	%ymm13, %ymm3, %ymm10   # ymm10 = (ymm3 * ymm13) + ymm10
	vmovups	3808(%rdi,%rdx,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm12   # ymm12 = (ymm13 * ymm7) + ymm12
	vfmadd231ps	%ymm13, %ymm4, %ymm10   # ymm10 = (ymm4 * ymm13) + ymm10
	vmovups	%ymm11, 64(%rax,%rdx)
	vmovups	%ymm12, 96(%rax,%rdx)
	vfmadd231ps	7264(%rdi,%rdx,2), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	7296(%rdi,%rdx,2), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vmovups	7328(%rdi,%rdx,2), %ymm11
	vfmadd231ps	%ymm1, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm1) + ymm9
	vfmadd231ps	%ymm11, %ymm5, %ymm10   # ymm10 = (ymm5 * ymm11) + ymm10
	vfmadd231ps	7360(%rdi,%rdx,2), %ymm0, %ymm10 # ymm10 = (ymm0 * mem) + ymm10
	vfmadd231ps	7392(%rdi,%rdx,2), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vfmadd231ps	10848(%rdi,%rdx,2), %ymm8, %ymm9 # ymm9 = (ymm8 * mem) + ymm9
	vfmadd231ps	10880(%rdi,%rdx,2), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	10912(%rdi,%rdx,2), %ymm11
	vfmadd231ps	%ymm7, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm7) + ymm9
	vfmadd231ps	%ymm11, %ymm8, %ymm10   # ymm10 = (ymm8 * ymm11) + ymm10
	vfmadd231ps	10944(%rdi,%rdx,2), %ymm6, %ymm10 # ymm10 = (ymm6 * mem) + ymm10
	vfmadd231ps	10976(%rdi,%rdx,2), %ymm7, %ymm10 # ymm10 = (ymm7 * mem) + ymm10
	vmovups	%ymm9, 1856(%rax,%rdx)
	vmovups	%ymm10, 1888(%rax,%rdx)
	addq	$2, %r9
	addq	$64, %rdx
	cmpq	$54, %r9
	jb	.LBB1_2
.LBB1_3:                                # %.loopexit5
	addq	$-15384, %rcx                   # imm = 0xC3E8
	addq	$-15384, %r8                    # imm = 0xC3E8
	movq	%rcx, %rdx
	sarq	$63, %rdx
	andnq	%rcx, %rdx, %rdx
	addq	$17831, %rdx                    # imm = 0x45A7
	movabsq	$2118603177599661379, %rcx      # imm = 0x1D66CA5D7CD77543
	mulxq	%rcx, %r9, %r9
	shrq	$11, %r9
	cmpq	$27, %r9
	movl	$27, %r10d
	cmovaeq	%r10, %r9
	movq	%r8, %rdx
	sarq	$63, %rdx
	andnq	%r8, %rdx, %rdx
	addq	$17831, %rdx                    # imm = 0x45A7
	mulxq	%rcx, %rcx, %rcx
	shrq	$11, %rcx
	cmpq	$27, %rcx
	cmovaeq	%r10, %rcx
	leal	(%r9,%r9), %edx
	addl	%ecx, %ecx
	cmpq	%rcx, %rdx
	jae	.LBB1_8
# %bb.4:                                # %.lr.ph
	vmovups	(%rsi), %ymm0
	vmovups	32(%rsi), %ymm1
	vmovups	64(%rsi), %ymm2
	vmovups	96(%rsi), %ymm3
	vmovups	128(%rsi), %ymm4
	vmovups	160(%rsi), %ymm5
	vmovups	224(%rsi), %ymm6
	vmovups	256(%rsi), %ymm7
	vmovups	192(%rsi), %ymm8
	imulq	$14336, %r9, %rsi               # imm = 0x3800
	addq	%rdi, %rsi
	addq	$25312, %rsi                    # imm = 0x62E0
	imulq	$3584, %r9, %r8                 # imm = 0xE00
	addq	%rax, %r8
	addq	$5472, %r8                      # imm = 0x1560
	.p2align	4
.LBB1_6:                                # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_7 Depth 2
	imulq	$1792, %rdx, %r9                # imm = 0x700
	addq	$2, %rdx
	vmulps	10752(%rdi,%r9,4), %ymm1, %ymm10
	vmovups	10784(%rdi,%r9,4), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vmulps	%ymm0, %ymm9, %ymm11
	vfmadd231ps	10816(%rdi,%r9,4), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vfmadd231ps	10848(%rdi,%r9,4), %ymm2, %ymm11 # ymm11 = (ymm2 * mem) + ymm11
	vfmadd231ps	14336(%rdi,%r9,4), %ymm4, %ymm10 # ymm10 = (ymm4 * mem) + ymm10
	vmovups	14368(%rdi,%r9,4), %ymm9
	vfmadd231ps	%ymm5, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm5) + ymm10
	vfmadd231ps	%ymm9, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm9) + ymm11
	vfmadd231ps	14400(%rdi,%r9,4), %ymm4, %ymm11 # ymm11 = (ymm4 * mem) + ymm11
	vfmadd231ps	14432(%rdi,%r9,4), %ymm5, %ymm11 # ymm11 = (ymm5 * mem) + ymm11
	vmovups	17920(%rdi,%r9,4), %ymm9
	vfmadd231ps	%ymm6, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm6) + ymm10
	vmulps	%ymm1, %ymm9, %ymm9
	vmovups	17952(%rdi,%r9,4), %ymm12
	vfmadd231ps	%ymm7, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm2, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm2) + ymm9
	vmulps	%ymm0, %ymm12, %ymm12
	vmovups	17984(%rdi,%r9,4), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm6) + ymm11
	vfmadd231ps	%ymm13, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm13) + ymm12
	vmovups	18016(%rdi,%r9,4), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm7) + ymm11
	vfmadd231ps	%ymm13, %ymm2, %ymm12   # ymm12 = (ymm2 * ymm13) + ymm12
	vmovups	%ymm10, 3584(%rax,%r9)
	vmovups	%ymm11, 3616(%rax,%r9)
	vfmadd231ps	21504(%rdi,%r9,4), %ymm4, %ymm9 # ymm9 = (ymm4 * mem) + ymm9
	vmovups	21536(%rdi,%r9,4), %ymm10
	vfmadd231ps	%ymm5, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm5) + ymm9
	vfmadd231ps	%ymm10, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm10) + ymm12
	vfmadd231ps	21568(%rdi,%r9,4), %ymm4, %ymm12 # ymm12 = (ymm4 * mem) + ymm12
	vfmadd231ps	21600(%rdi,%r9,4), %ymm5, %ymm12 # ymm12 = (ymm5 * mem) + ymm12
	vfmadd231ps	25088(%rdi,%r9,4), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	25120(%rdi,%r9,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm10, %ymm8, %ymm12   # ymm12 = (ymm8 * ymm10) + ymm12
	vfmadd231ps	25152(%rdi,%r9,4), %ymm6, %ymm12 # ymm12 = (ymm6 * mem) + ymm12
	vfmadd231ps	25184(%rdi,%r9,4), %ymm7, %ymm12 # ymm12 = (ymm7 * mem) + ymm12
	vmovups	%ymm9, 5376(%rax,%r9)
	vmovups	%ymm12, 5408(%rax,%r9)
	xorl	%r9d, %r9d
	xorl	%r10d, %r10d
	.p2align	4
.LBB1_7:                                #   Parent Loop BB1_6 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmulps	-14464(%rsi,%r9,2), %ymm0, %ymm10
	vfmadd231ps	-14432(%rsi,%r9,2), %ymm1, %ymm10 # ymm10 = (ymm1 * mem) + ymm10
	vmovups	-14400(%rsi,%r9,2), %ymm9
	vfmadd231ps	%ymm2, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm2) + ymm10
	vmulps	%ymm0, %ymm9, %ymm11
	vfmadd231ps	-14368(%rsi,%r9,2), %ymm1, %ymm11 # ymm11 = (ymm1 * mem) + ymm11
	vfmadd231ps	-14336(%rsi,%r9,2), %ymm2, %ymm11 # ymm11 = (ymm2 * mem) + ymm11
	vfmadd231ps	-10880(%rsi,%r9,2), %ymm3, %ymm10 # ymm10 = (ymm3 * mem) + ymm10
	vfmadd231ps	-10848(%rsi,%r9,2), %ymm4, %ymm10 # ymm10 = (ymm4 * mem) + ymm10
	vmovups	-10816(%rsi,%r9,2), %ymm9
	vfmadd231ps	%ymm5, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm5) + ymm10
	vfmadd231ps	%ymm9, %ymm3, %ymm11    # ymm11 = (ymm3 * ymm9) + ymm11
	vfmadd231ps	-10784(%rsi,%r9,2), %ymm4, %ymm11 # ymm11 = (ymm4 * mem) + ymm11
	vfmadd231ps	-10752(%rsi,%r9,2), %ymm5, %ymm11 # ymm11 = (ymm5 * mem) + ymm11
	vmovups	-7296(%rsi,%r9,2), %ymm9
	vfmadd231ps	%ymm8, %ymm9, %ymm10    # ymm10 = (ymm9 * ymm8) + ymm10
	vmulps	%ymm0, %ymm9, %ymm9
	vmovups	-7264(%rsi,%r9,2), %ymm12
	vfmadd231ps	%ymm6, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm6) + ymm10
	vfmadd231ps	%ymm12, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm12) + ymm9
	vmovups	-7232(%rsi,%r9,2), %ymm12
	vfmadd231ps	%ymm7, %ymm12, %ymm10   # ymm10 = (ymm12 * ymm7) + ymm10
	vfmadd231ps	%ymm8, %ymm12, %ymm11   # ymm11 = (ymm12 * ymm8) + ymm11
	vfmadd231ps	%ymm2, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm2) + ymm9
	vmulps	%ymm0, %ymm12, %ymm12
	vmovups	-7200(%rsi,%r9,2), %ymm13
	vfmadd231ps	%ymm6, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm6) + ymm11
	vfmadd231ps	%ymm13, %ymm1, %ymm12   # ymm12 = (ymm1 * ymm13) + ymm12
	vmovups	-7168(%rsi,%r9,2), %ymm13
	vfmadd231ps	%ymm7, %ymm13, %ymm11   # ymm11 = (ymm13 * ymm7) + ymm11
	vfmadd231ps	%ymm13, %ymm2, %ymm12   # ymm12 = (ymm2 * ymm13) + ymm12
	vmovups	%ymm10, -1824(%r8,%r9)
	vmovups	%ymm11, -1792(%r8,%r9)
	vfmadd231ps	-3712(%rsi,%r9,2), %ymm3, %ymm9 # ymm9 = (ymm3 * mem) + ymm9
	vfmadd231ps	-3680(%rsi,%r9,2), %ymm4, %ymm9 # ymm9 = (ymm4 * mem) + ymm9
	vmovups	-3648(%rsi,%r9,2), %ymm10
	vfmadd231ps	%ymm5, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm5) + ymm9
	vfmadd231ps	%ymm10, %ymm3, %ymm12   # ymm12 = (ymm3 * ymm10) + ymm12
	vfmadd231ps	-3616(%rsi,%r9,2), %ymm4, %ymm12 # ymm12 = (ymm4 * mem) + ymm12
	vfmadd231ps	-3584(%rsi,%r9,2), %ymm5, %ymm12 # ymm12 = (ymm5 * mem) + ymm12
	vfmadd231ps	-128(%rsi,%r9,2), %ymm8, %ymm9 # ymm9 = (ymm8 * mem) + ymm9
	vfmadd231ps	-96(%rsi,%r9,2), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vmovups	-64(%rsi,%r9,2), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm10, %ymm8, %ymm12   # ymm12 = (ymm8 * ymm10) + ymm12
	vfmadd231ps	-32(%rsi,%r9,2), %ymm6, %ymm12 # ymm12 = (ymm6 * mem) + ymm12
	vfmadd231ps	(%rsi,%r9,2), %ymm7, %ymm12 # ymm12 = (ymm7 * mem) + ymm12
	vmovups	%ymm9, -32(%r8,%r9)
	vmovups	%ymm12, (%r8,%r9)
	addq	$2, %r10
	addq	$64, %r9
	cmpq	$54, %r10
	jb	.LBB1_7
# %bb.5:                                # %.loopexit
                                        #   in Loop: Header=BB1_6 Depth=1
	addq	$14336, %rsi                    # imm = 0x3800
	addq	$3584, %r8                      # imm = 0xE00
	cmpq	%rcx, %rdx
	jb	.LBB1_6
.LBB1_8:                                # %._crit_edge
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
	imulq	$496848, %rax, %r8              # imm = 0x794D0
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
	addq	$496848, %r8                    # imm = 0x794D0
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
	.asciz	"x86-64-avx2"
	.size	.Lnnprim_const.1, 12

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
