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
	addq	$-16, %rax
	.p2align	4
.LBB1_2:                                # %.lr.ph
                                        # =>This Inner Loop Header: Depth=1
	vmovups	16448(%rsi,%rax,4), %ymm3
	vmovups	64(%rdi,%rax,4), %ymm1
	vmovups	96(%rdi,%rax,4), %ymm5
	vmulps	%ymm3, %ymm1, %ymm0
	vmovups	12352(%rsi,%rax,4), %ymm2
	vmovups	12384(%rsi,%rax,4), %ymm6
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	4160(%rdi,%rax,4), %ymm4
	vmovups	20544(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm3, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm3) + ymm1
	vmulps	%ymm4, %ymm2, %ymm2
	vmovups	8256(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vfmadd231ps	12352(%rdi,%rax,4), %ymm7, %ymm2 # ymm2 = (ymm7 * mem) + ymm2
	vmovups	16480(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm5, %ymm4
	vmulps	%ymm6, %ymm5, %ymm3
	vmovups	4192(%rdi,%rax,4), %ymm5
	vmovups	20576(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	8288(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vfmadd231ps	12384(%rdi,%rax,4), %ymm8, %ymm5 # ymm5 = (ymm8 * mem) + ymm5
	vmovups	28736(%rdi,%rax,4), %ymm6
	vmovups	28736(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vmovups	24640(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vmovups	32832(%rdi,%rax,4), %ymm6
	vmovups	32832(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm8) + ymm2
	vmovups	36928(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm7) + ymm2
	vfmadd231ps	41024(%rdi,%rax,4), %ymm9, %ymm2 # ymm2 = (ymm9 * mem) + ymm2
	vmovups	28768(%rdi,%rax,4), %ymm6
	vmovups	28768(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm7) + ymm4
	vmovups	24672(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	32864(%rdi,%rax,4), %ymm6
	vmovups	32864(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm8) + ymm5
	vmovups	36960(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vfmadd231ps	41056(%rdi,%rax,4), %ymm9, %ymm5 # ymm5 = (ymm9 * mem) + ymm5
	vmovups	%ymm0, 64(%rdx,%rax,4)
	vmovups	%ymm4, 96(%rdx,%rax,4)
	vmovups	%ymm1, 4160(%rdx,%rax,4)
	vmovups	%ymm3, 4192(%rdx,%rax,4)
	vmovups	%ymm2, 8256(%rdx,%rax,4)
	vmovups	%ymm5, 8288(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$1008, %rax                     # imm = 0x3F0
	jl	.LBB1_2
.LBB1_3:                                # %._crit_edge
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$1023, %rax                     # imm = 0x3FF
	jg	.LBB1_6
# %bb.4:                                # %.lr.ph11.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_5:                                # %.lr.ph11
                                        # =>This Inner Loop Header: Depth=1
	vmovups	12352(%rsi,%rax,4), %ymm1
	vmovups	12384(%rsi,%rax,4), %ymm3
	vmulps	8256(%rdi,%rax,4), %ymm1, %ymm0
	vmovups	16448(%rsi,%rax,4), %ymm2
	vmovups	12352(%rdi,%rax,4), %ymm4
	vmovups	12384(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm2, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm2) + ymm0
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	16448(%rdi,%rax,4), %ymm4
	vmovups	20544(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm2, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm2) + ymm1
	vfmadd231ps	20544(%rdi,%rax,4), %ymm6, %ymm1 # ymm1 = (ymm6 * mem) + ymm1
	vmulps	8288(%rdi,%rax,4), %ymm3, %ymm2
	vmovups	16480(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	16480(%rdi,%rax,4), %ymm5
	vmovups	20576(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vfmadd231ps	20576(%rdi,%rax,4), %ymm6, %ymm3 # ymm3 = (ymm6 * mem) + ymm3
	vmovups	24640(%rsi,%rax,4), %ymm4
	vfmadd231ps	36928(%rdi,%rax,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vmovups	41024(%rdi,%rax,4), %ymm5
	vmovups	28736(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	45120(%rdi,%rax,4), %ymm4
	vmovups	32832(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	49216(%rdi,%rax,4), %ymm5, %ymm1 # ymm1 = (ymm5 * mem) + ymm1
	vmovups	24672(%rsi,%rax,4), %ymm4
	vfmadd231ps	36960(%rdi,%rax,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vmovups	41056(%rdi,%rax,4), %ymm5
	vmovups	28768(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	45152(%rdi,%rax,4), %ymm4
	vmovups	32864(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vfmadd231ps	49248(%rdi,%rax,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 12352(%rdx,%rax,4)
	vmovups	%ymm2, 12384(%rdx,%rax,4)
	vmovups	%ymm1, 16448(%rdx,%rax,4)
	vmovups	%ymm3, 16480(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$1008, %rax                     # imm = 0x3F0
	jl	.LBB1_5
.LBB1_6:                                # %._crit_edge12
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$1023, %rax                     # imm = 0x3FF
	jg	.LBB1_9
# %bb.7:                                # %.lr.ph14.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_8:                                # %.lr.ph14
                                        # =>This Inner Loop Header: Depth=1
	vmovups	12352(%rsi,%rax,4), %ymm1
	vmovups	12384(%rsi,%rax,4), %ymm3
	vmulps	16448(%rdi,%rax,4), %ymm1, %ymm0
	vmovups	16448(%rsi,%rax,4), %ymm2
	vmovups	20544(%rdi,%rax,4), %ymm4
	vmovups	20576(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm2, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm2) + ymm0
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	24640(%rdi,%rax,4), %ymm4
	vfmadd231ps	20544(%rsi,%rax,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm2, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm2) + ymm1
	vmulps	16480(%rdi,%rax,4), %ymm3, %ymm2
	vmovups	16480(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	24672(%rdi,%rax,4), %ymm5
	vfmadd231ps	20576(%rsi,%rax,4), %ymm5, %ymm2 # ymm2 = (ymm5 * mem) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	24640(%rsi,%rax,4), %ymm4
	vfmadd231ps	45120(%rdi,%rax,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vmovups	49216(%rdi,%rax,4), %ymm5
	vmovups	28736(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	53312(%rdi,%rax,4), %ymm4
	vfmadd231ps	32832(%rsi,%rax,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vmovups	24672(%rsi,%rax,4), %ymm4
	vfmadd231ps	45152(%rdi,%rax,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vmovups	49248(%rdi,%rax,4), %ymm5
	vmovups	28768(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	53344(%rdi,%rax,4), %ymm4
	vfmadd231ps	32864(%rsi,%rax,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	%ymm0, 20544(%rdx,%rax,4)
	vmovups	%ymm2, 20576(%rdx,%rax,4)
	vmovups	%ymm1, 24640(%rdx,%rax,4)
	vmovups	%ymm3, 24672(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$1008, %rax                     # imm = 0x3F0
	jl	.LBB1_8
.LBB1_9:                                # %.preheader.preheader
	pushq	%r15
	pushq	%r14
	pushq	%rbx
	leaq	32800(%rsi), %rax
	leaq	69664(%rdi), %rcx
	leaq	28672(%rdx), %r8
	leaq	40960(%rdi), %r9
	leaq	40960(%rdx), %r10
	leaq	81952(%rdi), %r11
	leaq	49152(%rdx), %rbx
	movl	$1, %r14d
	jmp	.LBB1_10
	.p2align	4
.LBB1_19:                               # %._crit_edge23
                                        #   in Loop: Header=BB1_10 Depth=1
	incq	%r14
	addq	$28672, %rcx                    # imm = 0x7000
	addq	$28672, %r8                     # imm = 0x7000
	addq	$28672, %r9                     # imm = 0x7000
	addq	$28672, %r10                    # imm = 0x7000
	addq	$28672, %r11                    # imm = 0x7000
	addq	$28672, %rbx                    # imm = 0x7000
	cmpq	$6, %r14
	je	.LBB1_20
.LBB1_10:                               # %.preheader
                                        # =>This Loop Header: Depth=1
                                        #     Child Loop BB1_12 Depth 2
                                        #     Child Loop BB1_15 Depth 2
                                        #     Child Loop BB1_18 Depth 2
	xorl	%r15d, %r15d
	#APP
	#NO_APP
	cmpq	$1023, %r15                     # imm = 0x3FF
	jg	.LBB1_13
# %bb.11:                               # %.lr.ph16
                                        #   in Loop: Header=BB1_10 Depth=1
	addq	$-16, %r15
	.p2align	4
.LBB1_12:                               #   Parent Loop BB1_10 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-28640(%rax,%r15,4), %ymm3
	vmovups	-69600(%rcx,%r15,4), %ymm1
	vmovups	-69568(%rcx,%r15,4), %ymm5
	vmulps	%ymm3, %ymm1, %ymm0
	vmovups	-32736(%rax,%r15,4), %ymm2
	vmovups	-32704(%rax,%r15,4), %ymm6
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	-65504(%rcx,%r15,4), %ymm4
	vmovups	-24544(%rax,%r15,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm3, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm3) + ymm1
	vmulps	%ymm4, %ymm2, %ymm2
	vmovups	-61408(%rcx,%r15,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vfmadd231ps	-57312(%rcx,%r15,4), %ymm7, %ymm2 # ymm2 = (ymm7 * mem) + ymm2
	vmovups	-28608(%rax,%r15,4), %ymm7
	vmulps	%ymm7, %ymm5, %ymm4
	vmulps	%ymm6, %ymm5, %ymm3
	vmovups	-65472(%rcx,%r15,4), %ymm5
	vmovups	-24512(%rax,%r15,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	-61376(%rcx,%r15,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vfmadd231ps	-57280(%rcx,%r15,4), %ymm8, %ymm5 # ymm5 = (ymm8 * mem) + ymm5
	vmovups	-40928(%rcx,%r15,4), %ymm6
	vmovups	-16352(%rax,%r15,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vmovups	-20448(%rax,%r15,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vmovups	-36832(%rcx,%r15,4), %ymm6
	vmovups	-12256(%rax,%r15,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm8) + ymm2
	vmovups	-32736(%rcx,%r15,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm7) + ymm2
	vfmadd231ps	-28640(%rcx,%r15,4), %ymm9, %ymm2 # ymm2 = (ymm9 * mem) + ymm2
	vmovups	-40896(%rcx,%r15,4), %ymm6
	vmovups	-16320(%rax,%r15,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm7) + ymm4
	vmovups	-20416(%rax,%r15,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-36800(%rcx,%r15,4), %ymm6
	vmovups	-12224(%rax,%r15,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm8) + ymm5
	vmovups	-32704(%rcx,%r15,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vfmadd231ps	-28608(%rcx,%r15,4), %ymm9, %ymm5 # ymm5 = (ymm9 * mem) + ymm5
	vmovups	-12256(%rcx,%r15,4), %ymm6
	vmovups	-4064(%rax,%r15,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vmovups	-8160(%rax,%r15,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vmovups	-8160(%rcx,%r15,4), %ymm6
	vmovups	32(%rax,%r15,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm8) + ymm2
	vmovups	-4064(%rcx,%r15,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm7) + ymm2
	vfmadd231ps	32(%rcx,%r15,4), %ymm9, %ymm2 # ymm2 = (ymm9 * mem) + ymm2
	vmovups	-12224(%rcx,%r15,4), %ymm6
	vmovups	-4032(%rax,%r15,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm7) + ymm4
	vmovups	-8128(%rax,%r15,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	-8128(%rcx,%r15,4), %ymm6
	vmovups	64(%rax,%r15,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm8) + ymm5
	vmovups	-4032(%rcx,%r15,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vfmadd231ps	64(%rcx,%r15,4), %ymm9, %ymm5 # ymm5 = (ymm9 * mem) + ymm5
	vmovups	%ymm0, 64(%r8,%r15,4)
	vmovups	%ymm4, 96(%r8,%r15,4)
	vmovups	%ymm1, 4160(%r8,%r15,4)
	vmovups	%ymm3, 4192(%r8,%r15,4)
	vmovups	%ymm2, 8256(%r8,%r15,4)
	vmovups	%ymm5, 8288(%r8,%r15,4)
	addq	$16, %r15
	cmpq	$1008, %r15                     # imm = 0x3F0
	jl	.LBB1_12
.LBB1_13:                               # %._crit_edge17
                                        #   in Loop: Header=BB1_10 Depth=1
	xorl	%r15d, %r15d
	#APP
	#NO_APP
	cmpq	$1023, %r15                     # imm = 0x3FF
	jg	.LBB1_16
# %bb.14:                               # %.lr.ph19
                                        #   in Loop: Header=BB1_10 Depth=1
	addq	$-16, %r15
	.p2align	4
.LBB1_15:                               #   Parent Loop BB1_10 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-32736(%rax,%r15,4), %ymm1
	vmovups	-32704(%rax,%r15,4), %ymm3
	vmulps	-32704(%r9,%r15,4), %ymm1, %ymm0
	vmovups	-28640(%rax,%r15,4), %ymm2
	vmovups	-28608(%r9,%r15,4), %ymm4
	vmovups	-28576(%r9,%r15,4), %ymm5
	vfmadd231ps	%ymm2, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm2) + ymm0
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	-24512(%r9,%r15,4), %ymm4
	vmovups	-24544(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm2, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm2) + ymm1
	vfmadd231ps	-20416(%r9,%r15,4), %ymm6, %ymm1 # ymm1 = (ymm6 * mem) + ymm1
	vmulps	-32672(%r9,%r15,4), %ymm3, %ymm2
	vmovups	-28608(%rax,%r15,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-24480(%r9,%r15,4), %ymm5
	vmovups	-24512(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vfmadd231ps	-20384(%r9,%r15,4), %ymm6, %ymm3 # ymm3 = (ymm6 * mem) + ymm3
	vmovups	-20448(%rax,%r15,4), %ymm4
	vfmadd231ps	-4032(%r9,%r15,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vmovups	64(%r9,%r15,4), %ymm5
	vmovups	-16352(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	4160(%r9,%r15,4), %ymm4
	vmovups	-12256(%rax,%r15,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	8256(%r9,%r15,4), %ymm5, %ymm1 # ymm1 = (ymm5 * mem) + ymm1
	vmovups	-20416(%rax,%r15,4), %ymm4
	vfmadd231ps	-4000(%r9,%r15,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vmovups	96(%r9,%r15,4), %ymm5
	vmovups	-16320(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	4192(%r9,%r15,4), %ymm4
	vmovups	-12224(%rax,%r15,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vfmadd231ps	8288(%r9,%r15,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	-8160(%rax,%r15,4), %ymm4
	vfmadd231ps	24640(%r9,%r15,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vmovups	28736(%r9,%r15,4), %ymm5
	vmovups	-4064(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	32832(%r9,%r15,4), %ymm4
	vmovups	32(%rax,%r15,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	36928(%r9,%r15,4), %ymm5, %ymm1 # ymm1 = (ymm5 * mem) + ymm1
	vmovups	-8128(%rax,%r15,4), %ymm4
	vfmadd231ps	24672(%r9,%r15,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vmovups	28768(%r9,%r15,4), %ymm5
	vmovups	-4032(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	32864(%r9,%r15,4), %ymm4
	vmovups	64(%rax,%r15,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vfmadd231ps	36960(%r9,%r15,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 64(%r10,%r15,4)
	vmovups	%ymm2, 96(%r10,%r15,4)
	vmovups	%ymm1, 4160(%r10,%r15,4)
	vmovups	%ymm3, 4192(%r10,%r15,4)
	addq	$16, %r15
	cmpq	$1008, %r15                     # imm = 0x3F0
	jl	.LBB1_15
.LBB1_16:                               # %._crit_edge20
                                        #   in Loop: Header=BB1_10 Depth=1
	xorl	%r15d, %r15d
	#APP
	#NO_APP
	cmpq	$1023, %r15                     # imm = 0x3FF
	jg	.LBB1_19
# %bb.17:                               # %.lr.ph22
                                        #   in Loop: Header=BB1_10 Depth=1
	addq	$-16, %r15
	.p2align	4
.LBB1_18:                               #   Parent Loop BB1_10 Depth=1
                                        # =>  This Inner Loop Header: Depth=2
	vmovups	-32736(%rax,%r15,4), %ymm1
	vmovups	-32704(%rax,%r15,4), %ymm3
	vmulps	-65504(%r11,%r15,4), %ymm1, %ymm0
	vmovups	-28640(%rax,%r15,4), %ymm2
	vmovups	-61408(%r11,%r15,4), %ymm4
	vmovups	-61376(%r11,%r15,4), %ymm5
	vfmadd231ps	%ymm2, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm2) + ymm0
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	-57312(%r11,%r15,4), %ymm4
	vfmadd231ps	-24544(%rax,%r15,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm2, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm2) + ymm1
	vmulps	-65472(%r11,%r15,4), %ymm3, %ymm2
	vmovups	-28608(%rax,%r15,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	-57280(%r11,%r15,4), %ymm5
	vfmadd231ps	-24512(%rax,%r15,4), %ymm5, %ymm2 # ymm2 = (ymm5 * mem) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-20448(%rax,%r15,4), %ymm4
	vfmadd231ps	-36832(%r11,%r15,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vmovups	-32736(%r11,%r15,4), %ymm5
	vmovups	-16352(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	-28640(%r11,%r15,4), %ymm4
	vfmadd231ps	-12256(%rax,%r15,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vmovups	-20416(%rax,%r15,4), %ymm4
	vfmadd231ps	-36800(%r11,%r15,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vmovups	-32704(%r11,%r15,4), %ymm5
	vmovups	-16320(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	-28608(%r11,%r15,4), %ymm4
	vfmadd231ps	-12224(%rax,%r15,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	-8160(%rax,%r15,4), %ymm4
	vfmadd231ps	-8160(%r11,%r15,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vmovups	-4064(%r11,%r15,4), %ymm5
	vmovups	-4064(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	32(%r11,%r15,4), %ymm4
	vfmadd231ps	32(%rax,%r15,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vmovups	-8128(%rax,%r15,4), %ymm4
	vfmadd231ps	-8128(%r11,%r15,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vmovups	-4032(%r11,%r15,4), %ymm5
	vmovups	-4032(%rax,%r15,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	64(%r11,%r15,4), %ymm4
	vfmadd231ps	64(%rax,%r15,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	%ymm0, 64(%rbx,%r15,4)
	vmovups	%ymm2, 96(%rbx,%r15,4)
	vmovups	%ymm1, 4160(%rbx,%r15,4)
	vmovups	%ymm3, 4192(%rbx,%r15,4)
	addq	$16, %r15
	cmpq	$1008, %r15                     # imm = 0x3F0
	jl	.LBB1_18
	jmp	.LBB1_19
.LBB1_20:
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$1023, %rax                     # imm = 0x3FF
	popq	%rbx
	popq	%r14
	popq	%r15
	jg	.LBB1_23
# %bb.21:                               # %.lr.ph25.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_22:                               # %.lr.ph25
                                        # =>This Inner Loop Header: Depth=1
	vmovups	4160(%rsi,%rax,4), %ymm3
	vmovups	143424(%rdi,%rax,4), %ymm1
	vmovups	143456(%rdi,%rax,4), %ymm5
	vmulps	%ymm3, %ymm1, %ymm0
	vmovups	64(%rsi,%rax,4), %ymm2
	vmovups	96(%rsi,%rax,4), %ymm6
	vmulps	%ymm2, %ymm1, %ymm1
	vmovups	147520(%rdi,%rax,4), %ymm4
	vmovups	8256(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm7) + ymm0
	vfmadd231ps	%ymm3, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm3) + ymm1
	vmulps	%ymm4, %ymm2, %ymm2
	vmovups	151616(%rdi,%rax,4), %ymm4
	vfmadd231ps	%ymm7, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm7) + ymm1
	vfmadd231ps	%ymm3, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm3) + ymm2
	vfmadd231ps	155712(%rdi,%rax,4), %ymm7, %ymm2 # ymm2 = (ymm7 * mem) + ymm2
	vmovups	4192(%rsi,%rax,4), %ymm7
	vmulps	%ymm7, %ymm5, %ymm4
	vmulps	%ymm6, %ymm5, %ymm3
	vmovups	147552(%rdi,%rax,4), %ymm5
	vmovups	8288(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm8, %ymm5, %ymm4     # ymm4 = (ymm5 * ymm8) + ymm4
	vfmadd231ps	%ymm7, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm7) + ymm3
	vmulps	%ymm5, %ymm6, %ymm5
	vmovups	151648(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm8, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm8) + ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vfmadd231ps	155744(%rdi,%rax,4), %ymm8, %ymm5 # ymm5 = (ymm8 * mem) + ymm5
	vmovups	172096(%rdi,%rax,4), %ymm6
	vmovups	16448(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm7) + ymm0
	vmovups	12352(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm1     # ymm1 = (ymm8 * ymm6) + ymm1
	vmovups	176192(%rdi,%rax,4), %ymm6
	vmovups	20544(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm0     # ymm0 = (ymm6 * ymm9) + ymm0
	vfmadd231ps	%ymm7, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm7) + ymm1
	vfmadd231ps	%ymm8, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm8) + ymm2
	vmovups	180288(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm1     # ymm1 = (ymm6 * ymm9) + ymm1
	vfmadd231ps	%ymm7, %ymm6, %ymm2     # ymm2 = (ymm6 * ymm7) + ymm2
	vfmadd231ps	184384(%rdi,%rax,4), %ymm9, %ymm2 # ymm2 = (ymm9 * mem) + ymm2
	vmovups	172128(%rdi,%rax,4), %ymm6
	vmovups	16480(%rsi,%rax,4), %ymm7
	vfmadd231ps	%ymm7, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm7) + ymm4
	vmovups	12384(%rsi,%rax,4), %ymm8
	vfmadd231ps	%ymm6, %ymm8, %ymm3     # ymm3 = (ymm8 * ymm6) + ymm3
	vmovups	176224(%rdi,%rax,4), %ymm6
	vmovups	20576(%rsi,%rax,4), %ymm9
	vfmadd231ps	%ymm9, %ymm6, %ymm4     # ymm4 = (ymm6 * ymm9) + ymm4
	vfmadd231ps	%ymm7, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm7) + ymm3
	vfmadd231ps	%ymm8, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm8) + ymm5
	vmovups	180320(%rdi,%rax,4), %ymm6
	vfmadd231ps	%ymm9, %ymm6, %ymm3     # ymm3 = (ymm6 * ymm9) + ymm3
	vfmadd231ps	%ymm7, %ymm6, %ymm5     # ymm5 = (ymm6 * ymm7) + ymm5
	vfmadd231ps	184416(%rdi,%rax,4), %ymm9, %ymm5 # ymm5 = (ymm9 * mem) + ymm5
	vmovups	%ymm0, 172096(%rdx,%rax,4)
	vmovups	%ymm4, 172128(%rdx,%rax,4)
	vmovups	%ymm1, 176192(%rdx,%rax,4)
	vmovups	%ymm3, 176224(%rdx,%rax,4)
	vmovups	%ymm2, 180288(%rdx,%rax,4)
	vmovups	%ymm5, 180320(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$1008, %rax                     # imm = 0x3F0
	jl	.LBB1_22
.LBB1_23:                               # %._crit_edge26
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$1023, %rax                     # imm = 0x3FF
	jg	.LBB1_26
# %bb.24:                               # %.lr.ph28.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_25:                               # %.lr.ph28
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %ymm1
	vmovups	96(%rsi,%rax,4), %ymm3
	vmulps	151616(%rdi,%rax,4), %ymm1, %ymm0
	vmovups	4160(%rsi,%rax,4), %ymm2
	vmovups	155712(%rdi,%rax,4), %ymm4
	vmovups	155744(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm2, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm2) + ymm0
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	159808(%rdi,%rax,4), %ymm4
	vmovups	8256(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm6) + ymm0
	vfmadd231ps	%ymm2, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm2) + ymm1
	vfmadd231ps	163904(%rdi,%rax,4), %ymm6, %ymm1 # ymm1 = (ymm6 * mem) + ymm1
	vmulps	151648(%rdi,%rax,4), %ymm3, %ymm2
	vmovups	4192(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	159840(%rdi,%rax,4), %ymm5
	vmovups	8288(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vfmadd231ps	163936(%rdi,%rax,4), %ymm6, %ymm3 # ymm3 = (ymm6 * mem) + ymm3
	vmovups	12352(%rsi,%rax,4), %ymm4
	vfmadd231ps	180288(%rdi,%rax,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vmovups	184384(%rdi,%rax,4), %ymm5
	vmovups	16448(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	188480(%rdi,%rax,4), %ymm4
	vmovups	20544(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm5) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vfmadd231ps	192576(%rdi,%rax,4), %ymm5, %ymm1 # ymm1 = (ymm5 * mem) + ymm1
	vmovups	12384(%rsi,%rax,4), %ymm4
	vfmadd231ps	180320(%rdi,%rax,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vmovups	184416(%rdi,%rax,4), %ymm5
	vmovups	16480(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	188512(%rdi,%rax,4), %ymm4
	vmovups	20576(%rsi,%rax,4), %ymm5
	vfmadd231ps	%ymm5, %ymm4, %ymm2     # ymm2 = (ymm4 * ymm5) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vfmadd231ps	192608(%rdi,%rax,4), %ymm5, %ymm3 # ymm3 = (ymm5 * mem) + ymm3
	vmovups	%ymm0, 184384(%rdx,%rax,4)
	vmovups	%ymm2, 184416(%rdx,%rax,4)
	vmovups	%ymm1, 188480(%rdx,%rax,4)
	vmovups	%ymm3, 188512(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$1008, %rax                     # imm = 0x3F0
	jl	.LBB1_25
.LBB1_26:                               # %._crit_edge29
	xorl	%eax, %eax
	#APP
	#NO_APP
	cmpq	$1023, %rax                     # imm = 0x3FF
	jg	.LBB1_29
# %bb.27:                               # %.lr.ph31.preheader
	addq	$-16, %rax
	.p2align	4
.LBB1_28:                               # %.lr.ph31
                                        # =>This Inner Loop Header: Depth=1
	vmovups	64(%rsi,%rax,4), %ymm1
	vmovups	96(%rsi,%rax,4), %ymm3
	vmulps	159808(%rdi,%rax,4), %ymm1, %ymm0
	vmovups	4160(%rsi,%rax,4), %ymm2
	vmovups	163904(%rdi,%rax,4), %ymm4
	vmovups	163936(%rdi,%rax,4), %ymm5
	vfmadd231ps	%ymm2, %ymm4, %ymm0     # ymm0 = (ymm4 * ymm2) + ymm0
	vmulps	%ymm4, %ymm1, %ymm1
	vmovups	168000(%rdi,%rax,4), %ymm4
	vfmadd231ps	8256(%rsi,%rax,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm2, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm2) + ymm1
	vmulps	159840(%rdi,%rax,4), %ymm3, %ymm2
	vmovups	4192(%rsi,%rax,4), %ymm4
	vfmadd231ps	%ymm4, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm4) + ymm2
	vmulps	%ymm5, %ymm3, %ymm3
	vmovups	168032(%rdi,%rax,4), %ymm5
	vfmadd231ps	8288(%rsi,%rax,4), %ymm5, %ymm2 # ymm2 = (ymm5 * mem) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	12352(%rsi,%rax,4), %ymm4
	vfmadd231ps	188480(%rdi,%rax,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vmovups	192576(%rdi,%rax,4), %ymm5
	vmovups	16448(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm0     # ymm0 = (ymm5 * ymm6) + ymm0
	vfmadd231ps	%ymm4, %ymm5, %ymm1     # ymm1 = (ymm5 * ymm4) + ymm1
	vmovups	196672(%rdi,%rax,4), %ymm4
	vfmadd231ps	20544(%rsi,%rax,4), %ymm4, %ymm0 # ymm0 = (ymm4 * mem) + ymm0
	vfmadd231ps	%ymm6, %ymm4, %ymm1     # ymm1 = (ymm4 * ymm6) + ymm1
	vmovups	12384(%rsi,%rax,4), %ymm4
	vfmadd231ps	188512(%rdi,%rax,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vmovups	192608(%rdi,%rax,4), %ymm5
	vmovups	16480(%rsi,%rax,4), %ymm6
	vfmadd231ps	%ymm6, %ymm5, %ymm2     # ymm2 = (ymm5 * ymm6) + ymm2
	vfmadd231ps	%ymm4, %ymm5, %ymm3     # ymm3 = (ymm5 * ymm4) + ymm3
	vmovups	196704(%rdi,%rax,4), %ymm4
	vfmadd231ps	20576(%rsi,%rax,4), %ymm4, %ymm2 # ymm2 = (ymm4 * mem) + ymm2
	vfmadd231ps	%ymm6, %ymm4, %ymm3     # ymm3 = (ymm4 * ymm6) + ymm3
	vmovups	%ymm0, 192576(%rdx,%rax,4)
	vmovups	%ymm2, 192608(%rdx,%rax,4)
	vmovups	%ymm1, 196672(%rdx,%rax,4)
	vmovups	%ymm3, 196704(%rdx,%rax,4)
	addq	$16, %rax
	cmpq	$1008, %rax                     # imm = 0x3F0
	jl	.LBB1_28
.LBB1_29:                               # %._crit_edge32
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
