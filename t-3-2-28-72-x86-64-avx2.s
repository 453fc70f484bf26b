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
	cmpq	$71, %rax
	jg	.LBB1_3
# %bb.1:                                # %.lr.ph.preheader
	addq	$-8, %rax
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	1184(%rsi,%rax,4), %ymm0
	vmulps	32(%rdi,%rax,4), %ymm0, %ymm6
	vmovups	320(%rdi,%rax,4), %ymm2
	vmovups	1472(%rsi,%rax,4), %ymm1
	vfmadd231ps	%ymm1, %ymm2, %ymm6     # ymm6 = (ymm2 * ymm1) + ymm6
	vmovups	896(%rsi,%rax,4), %ymm5
	vmulps	%ymm5, %ymm2, %ymm9
	vfmadd231ps	608(%rdi,%rax,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	896(%rdi,%rax,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vmovups	8096(%rdi,%rax,4), %ymm3
	vmovups	2048(%rsi,%rax,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm6     # ymm6 = (ymm3 * ymm2) + ymm6
	vmovups	320(%rsi,%rax,4), %ymm10
	vmovups	608(%rsi,%rax,4), %ymm11
	vmulps	%ymm3, %ymm10, %ymm3
	vmovups	8384(%rdi,%rax,4), %ymm7
	vmovups	2336(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm4) + ymm6
	vmovups	1760(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm7, %ymm9     # ymm9 = (ymm7 * ymm8) + ymm9
	vfmadd231ps	%ymm11, %ymm7, %ymm3    # ymm3 = (ymm7 * ymm11) + ymm3
	vmulps	32(%rsi,%rax,4), %ymm7, %ymm7
	vmovups	8672(%rdi,%rax,4), %ymm12
	vfmadd231ps	%ymm2, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm2) + ymm9
	vfmadd231ps	%ymm10, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm10) + ymm7
	vmovups	8960(%rdi,%rax,4), %ymm10
	vfmadd231ps	%ymm4, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm4) + ymm9
	vfmadd231ps	%ymm11, %ymm10, %ymm7   # ymm7 = (ymm10 * ymm11) + ymm7
	vmovups	%ymm6, 32(%rdx,%rax,4)
	vmovups	%ymm9, 320(%rdx,%rax,4)
	vfmadd231ps	16160(%rdi,%rax,4), %ymm0, %ymm3 # ymm3 = (ymm0 * mem) + ymm3
	vmovups	16448(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm1, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm1) + ymm3
	vfmadd231ps	%ymm5, %ymm6, %ymm7     # ymm7 = (ymm6 * ymm5) + ymm7
	vfmadd231ps	16736(%rdi,%rax,4), %ymm0, %ymm7 # ymm7 = (ymm0 * mem) + ymm7
	vfmadd231ps	17024(%rdi,%rax,4), %ymm1, %ymm7 # ymm7 = (ymm1 * mem) + ymm7
	vfmadd231ps	24224(%rdi,%rax,4), %ymm2, %ymm3 # ymm3 = (ymm2 * mem) + ymm3
	vmovups	24512(%rdi,%rax,4), %ymm0
	vfmadd231ps	%ymm4, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm4) + ymm3
	vfmadd231ps	%ymm8, %ymm0, %ymm7     # ymm7 = (ymm0 * ymm8) + ymm7
	vfmadd231ps	24800(%rdi,%rax,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	25088(%rdi,%rax,4), %ymm4, %ymm7 # ymm7 = (ymm4 * mem) + ymm7
	vmovups	%ymm3, 4064(%rdx,%rax,4)
	vmovups	%ymm7, 4352(%rdx,%rax,4)
	addq	$8, %rax
	cmpq	$64, %rax
	jl	.LBB1_2
.LBB1_3:                                # %.preheader11.preheader
	pushq	%rbx
	leaq	4608(%rdx), %rax
	leaq	16992(%rdi), %rcx
	movl	$2, %r8d
	jmp	.LBB1_4
	.p2align	4
.LBB1_7:                                # %._crit_edge
                                        #   in Loop: Header=BB1_4 Depth=1
	leaq	2(%r8), %r9
	addq	$576, %rax                      # imm = 0x240
	addq	$1152, %rcx                     # imm = 0x480
	cmpq	$12, %r8
	movq	%r9, %r8
	jae	.LBB1_8
.LBB1_4:                                # %.preheader11
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_6 Depth 2
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$71, %r9
	jg	.LBB1_7
# %bb.5:                                # %.lr.ph12
                                        #   in Loop: Header=BB1_4 Depth=1
	addq	$-8, %r9
	.p2align	4
.LBB1_6:                                #   Parent Loop BB1_4 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	896(%rsi,%r9,4), %ymm0
	vmulps	-16096(%rcx,%r9,4), %ymm0, %ymm6
	vmovups	1184(%rsi,%r9,4), %ymm1
	vfmadd231ps	-15808(%rcx,%r9,4), %ymm1, %ymm6 # ymm6 = (ymm1 * mem) + ymm6
	vmovups	-15520(%rcx,%r9,4), %ymm3
	vmovups	1472(%rsi,%r9,4), %ymm2
	vfmadd231ps	%ymm2, %ymm3, %ymm6     # ymm6 = (ymm3 * ymm2) + ymm6
	vmulps	%ymm3, %ymm0, %ymm9
	vfmadd231ps	-15232(%rcx,%r9,4), %ymm1, %ymm9 # ymm9 = (ymm1 * mem) + ymm9
	vfmadd231ps	-14944(%rcx,%r9,4), %ymm2, %ymm9 # ymm9 = (ymm2 * mem) + ymm9
	vmovups	-8032(%rcx,%r9,4), %ymm4
	vmovups	1760(%rsi,%r9,4), %ymm3
	vfmadd231ps	%ymm3, %ymm4, %ymm6     # ymm6 = (ymm4 * ymm3) + ymm6
	vmovups	32(%rsi,%r9,4), %ymm8
	vmovups	320(%rsi,%r9,4), %ymm10
	vmulps	%ymm4, %ymm8, %ymm4
	vmovups	-7744(%rcx,%r9,4), %ymm7
	vmovups	2048(%rsi,%r9,4), %ymm5
	vfmadd231ps	%ymm5, %ymm7, %ymm6     # ymm6 = (ymm7 * ymm5) + ymm6
	vfmadd231ps	%ymm7, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm7) + ymm4
	vmovups	-7456(%rcx,%r9,4), %ymm11
	vmovups	2336(%rsi,%r9,4), %ymm7
	vfmadd231ps	%ymm7, %ymm11, %ymm6    # ymm6 = (ymm11 * ymm7) + ymm6
	vfmadd231ps	%ymm3, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm3) + ymm9
	vmovups	608(%rsi,%r9,4), %ymm12
	vfmadd231ps	%ymm12, %ymm11, %ymm4   # ymm4 = (ymm11 * ymm12) + ymm4
	vmulps	%ymm11, %ymm8, %ymm8
	vmovups	-7168(%rcx,%r9,4), %ymm11
	vfmadd231ps	%ymm5, %ymm11, %ymm9    # ymm9 = (ymm11 * ymm5) + ymm9
	vfmadd231ps	%ymm10, %ymm11, %ymm8   # ymm8 = (ymm11 * ymm10) + ymm8
	vmovups	-6880(%rcx,%r9,4), %ymm10
	vfmadd231ps	%ymm7, %ymm10, %ymm9    # ymm9 = (ymm10 * ymm7) + ymm9
	vfmadd231ps	%ymm12, %ymm10, %ymm8   # ymm8 = (ymm10 * ymm12) + ymm8
	vmovups	%ymm6, -4000(%rax,%r9,4)
	vmovups	%ymm9, -3712(%rax,%r9,4)
	vfmadd231ps	32(%rcx,%r9,4), %ymm0, %ymm4 # ymm4 = (ymm0 * mem) + ymm4
	vfmadd231ps	320(%rcx,%r9,4), %ymm1, %ymm4 # ymm4 = (ymm1 * mem) + ymm4
	vmovups	608(%rcx,%r9,4), %ymm6
	vfmadd231ps	%ymm2, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm2) + ymm4
	vfmadd231ps	%ymm0, %ymm6, %ymm8     # ymm8 = (ymm6 * ymm0) + ymm8
	vfmadd231ps	896(%rcx,%r9,4), %ymm1, %ymm8 # ymm8 = (ymm1 * mem) + ymm8
	vfmadd231ps	1184(%rcx,%r9,4), %ymm2, %ymm8 # ymm8 = (ymm2 * mem) + ymm8
	vfmadd231ps	8096(%rcx,%r9,4), %ymm3, %ymm4 # ymm4 = (ymm3 * mem) + ymm4
	vfmadd231ps	8384(%rcx,%r9,4), %ymm5, %ymm4 # ymm4 = (ymm5 * mem) + ymm4
	vmovups	8672(%rcx,%r9,4), %ymm0
	vfmadd231ps	%ymm7, %ymm0, %ymm4     # ymm4 = (ymm0 * ymm7) + ymm4
	vfmadd231ps	%ymm3, %ymm0, %ymm8     # ymm8 = (ymm0 * ymm3) + ymm8
	vfmadd231ps	8960(%rcx,%r9,4), %ymm5, %ymm8 # ymm8 = (ymm5 * mem) + ymm8
	vfmadd231ps	9248(%rcx,%r9,4), %ymm7, %ymm8 # ymm8 = (ymm7 * mem) + ymm8
	vmovups	%ymm4, 32(%rax,%r9,4)
	vmovups	%ymm8, 320(%rax,%r9,4)
	addq	$8, %r9
	cmpq	$64, %r9
	jl	.LBB1_6
	jmp	.LBB1_7
.LBB1_8:                                # %.preheader10.preheader
	leaq	8064(%rdx), %rax
	leaq	32256(%rdi), %rcx
	addq	$8640, %rdx                     # imm = 0x21C0
	addq	$33120, %rdi                    # imm = 0x8160
	movl	$2, %r8d
	jmp	.LBB1_9
	.p2align	4
.LBB1_17:                               #   in Loop: Header=BB1_9 Depth=1
	leaq	2(%r8), %r9
	addq	$8064, %rax                     # imm = 0x1F80
	addq	$32256, %rcx                    # imm = 0x7E00
	addq	$8064, %rdx                     # imm = 0x1F80
	addq	$32256, %rdi                    # imm = 0x7E00
	cmpq	$12, %r8
	movq	%r9, %r8
	jae	.LBB1_18
.LBB1_9:                                # %.preheader10
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_11 Depth 2
                                        #     Child Loop BB1_13 Depth 2
                                        #       Child Loop BB1_15 Depth 3
	xorl	%r9d, %r9d
	#APP
	#NO_APP
	cmpq	$71, %r9
	jg	.LBB1_12
# %bb.10:                               # %.lr.ph14
                                        #   in Loop: Header=BB1_9 Depth=1
	addq	$-8, %r9
	.p2align	4
.LBB1_11:                               #   Parent Loop BB1_9 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	32(%rsi,%r9,4), %ymm9
	vmovups	320(%rsi,%r9,4), %ymm7
	vmulps	-8032(%rcx,%r9,4), %ymm7, %ymm1
	vmovups	-7744(%rcx,%r9,4), %ymm0
	vmovups	608(%rsi,%r9,4), %ymm3
	vfmadd231ps	%ymm3, %ymm0, %ymm1     # ymm1 = (ymm0 * ymm3) + ymm1
	vmulps	%ymm0, %ymm9, %ymm4
	vfmadd231ps	-7456(%rcx,%r9,4), %ymm7, %ymm4 # ymm4 = (ymm7 * mem) + ymm4
	vfmadd231ps	-7168(%rcx,%r9,4), %ymm3, %ymm4 # ymm4 = (ymm3 * mem) + ymm4
	vmovups	1184(%rsi,%r9,4), %ymm0
	vfmadd231ps	32(%rcx,%r9,4), %ymm0, %ymm1 # ymm1 = (ymm0 * mem) + ymm1
	vmovups	320(%rcx,%r9,4), %ymm5
	vmovups	1472(%rsi,%r9,4), %ymm2
	vfmadd231ps	%ymm2, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm2) + ymm1
	vmovups	896(%rsi,%r9,4), %ymm10
	vfmadd231ps	%ymm5, %ymm10, %ymm4    # ymm4 = (ymm10 * ymm5) + ymm4
	vfmadd231ps	608(%rcx,%r9,4), %ymm0, %ymm4 # ymm4 = (ymm0 * mem) + ymm4
	vfmadd231ps	896(%rcx,%r9,4), %ymm2, %ymm4 # ymm4 = (ymm2 * mem) + ymm4
	vmovups	8096(%rcx,%r9,4), %ymm6
	vmovups	2048(%rsi,%r9,4), %ymm5
	vfmadd231ps	%ymm5, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm5) + ymm1
	vmulps	%ymm6, %ymm7, %ymm6
	vmovups	8384(%rcx,%r9,4), %ymm12
	vmovups	2336(%rsi,%r9,4), %ymm8
	vfmadd231ps	%ymm8, %ymm12, %ymm1    # ymm1 = (ymm12 * ymm8) + ymm1
	vmovups	1760(%rsi,%r9,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm4   # ymm4 = (ymm12 * ymm11) + ymm4
	vfmadd231ps	%ymm3, %ymm12, %ymm6    # ymm6 = (ymm12 * ymm3) + ymm6
	vmulps	%ymm12, %ymm9, %ymm9
	vmovups	8672(%rcx,%r9,4), %ymm12
	vfmadd231ps	%ymm5, %ymm12, %ymm4    # ymm4 = (ymm12 * ymm5) + ymm4
	vfmadd231ps	%ymm7, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm7) + ymm9
	vmovups	8960(%rcx,%r9,4), %ymm7
	vfmadd231ps	%ymm8, %ymm7, %ymm4     # ymm4 = (ymm7 * ymm8) + ymm4
	vfmadd231ps	%ymm3, %ymm7, %ymm9     # ymm9 = (ymm7 * ymm3) + ymm9
	vmovups	%ymm1, 32(%rax,%r9,4)
	vmovups	%ymm4, 320(%rax,%r9,4)
	vfmadd231ps	16160(%rcx,%r9,4), %ymm0, %ymm6 # ymm6 = (ymm0 * mem) + ymm6
	vmovups	16448(%rcx,%r9,4), %ymm1
	vfmadd231ps	%ymm2, %ymm1, %ymm6     # ymm6 = (ymm1 * ymm2) + ymm6
	vfmadd231ps	%ymm10, %ymm1, %ymm9    # ymm9 = (ymm1 * ymm10) + ymm9
	vfmadd231ps	16736(%rcx,%r9,4), %ymm0, %ymm9 # ymm9 = (ymm0 * mem) + ymm9
	vfmadd231ps	17024(%rcx,%r9,4), %ymm2, %ymm9 # ymm9 = (ymm2 * mem) + ymm9
	vfmadd231ps	24224(%rcx,%r9,4), %ymm5, %ymm6 # ymm6 = (ymm5 * mem) + ymm6
	vmovups	24512(%rcx,%r9,4), %ymm0
	vfmadd231ps	%ymm8, %ymm0, %ymm6     # ymm6 = (ymm0 * ymm8) + ymm6
	vfmadd231ps	%ymm11, %ymm0, %ymm9    # ymm9 = (ymm0 * ymm11) + ymm9
	vfmadd231ps	24800(%rcx,%r9,4), %ymm5, %ymm9 # ymm9 = (ymm5 * mem) + ymm9
	vfmadd231ps	25088(%rcx,%r9,4), %ymm8, %ymm9 # ymm9 = (ymm8 * mem) + ymm9
	vmovups	%ymm6, 4064(%rax,%r9,4)
	vmovups	%ymm9, 4352(%rax,%r9,4)
	addq	$8, %r9
	cmpq	$64, %r9
	jl	.LBB1_11
.LBB1_12:                               # %.preheader
                                        #   in Loop: Header=BB1_9 Depth=1
	movl	$2, %r11d
	movq	%rdi, %r9
	movq	%rdx, %r10
	jmp	.LBB1_13
	.p2align	4
.LBB1_16:                               # %._crit_edge17
                                        #   in Loop: Header=BB1_13 Depth=2
	leaq	2(%r11), %rbx
	addq	$576, %r10                      # imm = 0x240
	addq	$1152, %r9                      # imm = 0x480
	cmpq	$12, %r11
	movq	%rbx, %r11
	jae	.LBB1_17
.LBB1_13:                               #   Parent Loop BB1_9 Depth=1
                                        # =>  This Loop Header: Depth=2
                                        #       Child Loop BB1_15 Depth 3
	xorl	%ebx, %ebx
	#APP
	#NO_APP
	cmpq	$71, %rbx
	jg	.LBB1_16
# %bb.14:                               # %.lr.ph16
                                        #   in Loop: Header=BB1_13 Depth=2
	addq	$-8, %rbx
	.p2align	4
.LBB1_15:                               #   Parent Loop BB1_9 Depth=1
                                        #     Parent Loop BB1_13 Depth=2
                                        # =>    This Inner Loop Header: Depth=3
	vmovups	32(%rsi,%rbx,4), %ymm9
	vmovups	320(%rsi,%rbx,4), %ymm4
	vmulps	-8032(%r9,%rbx,4), %ymm9, %ymm0
	vfmadd231ps	-7744(%r9,%rbx,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vmovups	-7456(%r9,%rbx,4), %ymm1
	vmovups	608(%rsi,%rbx,4), %ymm5
	vfmadd231ps	%ymm5, %ymm1, %ymm0     # ymm0 = (ymm1 * ymm5) + ymm0
	vmulps	%ymm1, %ymm9, %ymm7
	vfmadd231ps	-7168(%r9,%rbx,4), %ymm4, %ymm7 # ymm7 = (ymm4 * mem) + ymm7
	vfmadd231ps	-6880(%r9,%rbx,4), %ymm5, %ymm7 # ymm7 = (ymm5 * mem) + ymm7
	vmovups	896(%rsi,%rbx,4), %ymm1
	vfmadd231ps	32(%r9,%rbx,4), %ymm1, %ymm0 # ymm0 = (ymm1 * mem) + ymm0
	vmovups	1184(%rsi,%rbx,4), %ymm2
	vfmadd231ps	320(%r9,%rbx,4), %ymm2, %ymm0 # ymm0 = (ymm2 * mem) + ymm0
	vmovups	608(%r9,%rbx,4), %ymm3
	vmovups	1472(%rsi,%rbx,4), %ymm6
	vfmadd231ps	%ymm6, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm6) + ymm0
	vfmadd231ps	%ymm3, %ymm1, %ymm7     # ymm7 = (ymm1 * ymm3) + ymm7
	vfmadd231ps	896(%r9,%rbx,4), %ymm2, %ymm7 # ymm7 = (ymm2 * mem) + ymm7
	vfmadd231ps	1184(%r9,%rbx,4), %ymm6, %ymm7 # ymm7 = (ymm6 * mem) + ymm7
	vmovups	8096(%r9,%rbx,4), %ymm3
	vmovups	1760(%rsi,%rbx,4), %ymm8
	vfmadd231ps	%ymm8, %ymm3, %ymm0     # ymm0 = (ymm3 * ymm8) + ymm0
	vmulps	%ymm3, %ymm9, %ymm3
	vmovups	8384(%r9,%rbx,4), %ymm11
	vmovups	2048(%rsi,%rbx,4), %ymm10
	vfmadd231ps	%ymm10, %ymm11, %ymm0   # ymm0 = (ymm11 * ymm10) + ymm0
	vfmadd231ps	%ymm11, %ymm4, %ymm3    # ymm3 = (ymm4 * ymm11) + ymm3
	vmovups	8672(%r9,%rbx,4), %ymm12
	vmovups	2336(%rsi,%rbx,4), %ymm11
	vfmadd231ps	%ymm11, %ymm12, %ymm0   # ymm0 = (ymm12 * ymm11) + ymm0
	vfmadd231ps	%ymm8, %ymm12, %ymm7    # ymm7 = (ymm12 * ymm8) + ymm7
	vfmadd231ps	%ymm5, %ymm12, %ymm3    # ymm3 = (ymm12 * ymm5) + ymm3
	vmulps	%ymm12, %ymm9, %ymm9
	vmovups	8960(%r9,%rbx,4), %ymm12
	vfmadd231ps	%ymm10, %ymm12, %ymm7   # ymm7 = (ymm12 * ymm10) + ymm7
	vfmadd231ps	%ymm4, %ymm12, %ymm9    # ymm9 = (ymm12 * ymm4) + ymm9
	vmovups	9248(%r9,%rbx,4), %ymm4
	vfmadd231ps	%ymm11, %ymm4, %ymm7    # ymm7 = (ymm4 * ymm11) + ymm7
	vfmadd231ps	%ymm5, %ymm4, %ymm9     # ymm9 = (ymm4 * ymm5) + ymm9
	vmovups	%ymm0, 32(%r10,%rbx,4)
	vmovups	%ymm7, 320(%r10,%rbx,4)
	vfmadd231ps	16160(%r9,%rbx,4), %ymm1, %ymm3 # ymm3 = (ymm1 * mem) + ymm3
	vfmadd231ps	16448(%r9,%rbx,4), %ymm2, %ymm3 # ymm3 = (ymm2 * mem) + ymm3
	vmovups	16736(%r9,%rbx,4), %ymm0
	vfmadd231ps	%ymm6, %ymm0, %ymm3     # ymm3 = (ymm0 * ymm6) + ymm3
	vfmadd231ps	%ymm1, %ymm0, %ymm9     # ymm9 = (ymm0 * ymm1) + ymm9
	vfmadd231ps	17024(%r9,%rbx,4), %ymm2, %ymm9 # ymm9 = (ymm2 * mem) + ymm9
	vfmadd231ps	17312(%r9,%rbx,4), %ymm6, %ymm9 # ymm9 = (ymm6 * mem) + ymm9
	vfmadd231ps	24224(%r9,%rbx,4), %ymm8, %ymm3 # ymm3 = (ymm8 * mem) + ymm3
	vfmadd231ps	24512(%r9,%rbx,4), %ymm10, %ymm3 # ymm3 = (ymm10 * mem) + ymm3
	vmovups	24800(%r9,%rbx,4), %ymm0
	vfmadd231ps	%ymm11, %ymm0, %ymm3    # ymm3 = (ymm0 * ymm11) + ymm3
	vfmadd231ps	%ymm8, %ymm0, %ymm9     # ymm9 = (ymm0 * ymm8) + ymm9
	vfmadd231ps	25088(%r9,%rbx,4), %ymm10, %ymm9 # ymm9 = (ymm10 * mem) + ymm9
	vfmadd231ps	25376(%r9,%rbx,4), %ymm11, %ymm9 # ymm9 = (ymm11 * mem) + ymm9
	vmovups	%ymm3, 4064(%r10,%rbx,4)
	vmovups	%ymm9, 4352(%r10,%rbx,4)
	addq	$8, %rbx
	cmpq	$64, %rbx
	jl	.LBB1_15
	jmp	.LBB1_16
.LBB1_18:
	popq	%rbx
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
	.asciz	"x86-64-avx2"
	.size	.Lnnprim_const.1, 12

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
