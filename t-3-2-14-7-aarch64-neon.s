	.file	"conv"
	.text
	.globl	conv_run                        // -- Begin function conv_run
	.p2align	2
	.type	conv_run,@function
conv_run:                               // @conv_run
.Lconv_run$local:
	.type	.Lconv_run$local,@function
// %bb.0:
	b	node_nnprim_depthwise_conv
.Lfunc_end0:
	.size	conv_run, .Lfunc_end0-conv_run
	.size	.Lconv_run$local, .Lfunc_end0-conv_run
                                        // -- End function
	.p2align	2                               // -- Begin function node_nnprim_depthwise_conv
	.type	node_nnprim_depthwise_conv,@function
node_nnprim_depthwise_conv:             // @node_nnprim_depthwise_conv
// %bb.0:
	str	x25, [sp, #-64]!                // 8-byte Folded Spill
	mov	x9, xzr
	stp	x24, x23, [sp, #16]             // 16-byte Folded Spill
	mov	x8, xzr
	stp	x22, x21, [sp, #32]             // 16-byte Folded Spill
	mov	w23, #4172                      // =0x104c
	stp	x20, x19, [sp, #48]             // 16-byte Folded Spill
	//APP
	//NO_APP
	lsl	x11, x9, #2
	mov	w19, #4340                      // =0x10f4
	add	x9, x0, x11
	add	x10, x11, #112
	add	x18, x11, #28
	ldr	q1, [x9]
	ldr	q0, [x1, x10]
	add	x3, x11, #84
	ldr	q4, [x1, x3]
	add	x12, x11, #140
	add	x4, x11, #56
	fmul	v18.4s, v1.4s, v0.4s
	ldr	q1, [x0, x18]
	ldr	q2, [x1, x12]
	add	x16, x11, #196
	ldr	q6, [x1, x18]
	add	x13, x11, #420
	fmul	v20.4s, v1.4s, v4.4s
	add	x17, x11, #224
	ldr	q19, [x0, x13]
	ldr	q7, [x1, x4]
	ldr	q16, [x1, x11]
	add	x14, x11, #448
	fmla	v18.4s, v2.4s, v1.4s
	ldr	q1, [x0, x4]
	ldr	q21, [x0, x14]
	add	x15, x11, #476
	ldr	q25, [x9, #560]
	fmla	v20.4s, v0.4s, v1.4s
	ldr	q1, [x0, x3]
	fmul	v22.4s, v4.4s, v1.4s
	fmla	v20.4s, v2.4s, v1.4s
	ldr	q1, [x0, x10]
	add	x10, x11, #168
	ldr	q5, [x1, x10]
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q1, [x0, x12]
	add	x12, x11, #392
	ldr	q3, [x0, x12]
	fmul	v24.4s, v4.4s, v1.4s
	fmla	v20.4s, v5.4s, v19.4s
	fmul	v17.4s, v3.4s, v6.4s
	fmla	v22.4s, v2.4s, v1.4s
	ldr	q1, [x0, x10]
	add	x10, x9, #504
	ldr	q23, [x10]
	add	x10, x9, #532
	fmla	v24.4s, v0.4s, v1.4s
	ldr	q1, [x0, x16]
	fmla	v17.4s, v7.4s, v19.4s
	fmla	v24.4s, v2.4s, v1.4s
	ldr	q1, [x1, x16]
	fmla	v18.4s, v1.4s, v3.4s
	ldr	q3, [x1, x17]
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v19.4s, v19.4s, v16.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x0, x15]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	str	q20, [x2, x18]
	add	x18, x9, #812
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x10]
	add	x10, x11, #588
	add	x11, x2, x11
	str	q18, [x11]
	ldr	q18, [x9, #784]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x18]
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	add	x18, x9, #840
	str	q22, [x2, x4]
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q22, [x9, #1232]
	fmla	v24.4s, v1.4s, v25.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x9, #868
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x0, x10]
	fmla	v19.4s, v0.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x9, #924
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v21.4s, v4.4s, v18.4s
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x9, #1344]
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x9, #896]
	str	q24, [x2, x3]
	fmla	v21.4s, v0.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x9, #952
	fmla	v23.4s, v4.4s, v18.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x9, #980
	fmla	v23.4s, v0.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x9, #1176
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x9, #1204
	ldr	q20, [x18]
	add	x18, x9, #1260
	fmla	v17.4s, v1.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v19.4s, v5.4s, v20.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v19.4s, v1.4s, v22.4s
	str	q17, [x2, x16]
	add	x16, x11, #280
	ldr	q17, [x9, #1568]
	fmla	v20.4s, v6.4s, v22.4s
	ldr	q22, [x18]
	add	x18, x9, #1288
	ldr	q24, [x18]
	add	x18, x9, #1316
	fmla	v18.4s, v0.4s, v17.4s
	fmla	v19.4s, v3.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	str	q19, [x2, x17]
	fmla	v21.4s, v1.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x18]
	add	x18, x9, #1372
	fmla	v23.4s, v5.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v22.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v23.4s, v1.4s, v25.4s
	stur	q21, [x11, #252]
	ldr	q21, [x9, #2016]
	fmla	v24.4s, v6.4s, v25.4s
	ldr	q25, [x18]
	fmla	v23.4s, v3.4s, v25.4s
	fmla	v24.4s, v7.4s, v25.4s
	str	q23, [x16]
	add	x16, x9, #1596
	ldr	q17, [x16]
	add	x16, x9, #1624
	fmla	v20.4s, v4.4s, v17.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x16]
	add	x16, x9, #1652
	fmla	v20.4s, v0.4s, v17.4s
	ldr	q17, [x16]
	add	x16, x9, #1708
	fmla	v22.4s, v4.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x9, #1680]
	fmla	v22.4s, v0.4s, v17.4s
	ldr	q17, [x16]
	add	x16, x9, #1736
	fmla	v24.4s, v4.4s, v17.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x16]
	add	x16, x9, #1764
	fmla	v24.4s, v0.4s, v17.4s
	ldr	q17, [x16]
	add	x16, x9, #1960
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x16]
	add	x16, x9, #1988
	ldr	q19, [x16]
	add	x16, x9, #2044
	fmla	v18.4s, v1.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v1.4s, v21.4s
	str	q18, [x2, x12]
	add	x12, x9, #2380
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x16]
	add	x16, x9, #2072
	ldr	q23, [x16]
	add	x16, x9, #2100
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	str	q20, [x2, x13]
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x16]
	add	x16, x9, #2156
	fmla	v24.4s, v5.4s, v23.4s
	fmul	v16.4s, v16.4s, v23.4s
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x9, #2128]
	str	q22, [x2, x14]
	fmla	v24.4s, v1.4s, v23.4s
	fmla	v16.4s, v6.4s, v23.4s
	ldr	q6, [x16]
	fmla	v24.4s, v3.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x9, #2352]
	fmla	v17.4s, v0.4s, v6.4s
	ldr	q6, [x12]
	add	x12, x9, #2408
	str	q24, [x2, x15]
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v17.4s, v2.4s, v6.4s
	ldr	q6, [x12]
	add	x12, x9, #2436
	fmla	v19.4s, v0.4s, v6.4s
	ldr	q6, [x12]
	add	x12, x9, #2492
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v19.4s, v2.4s, v6.4s
	ldr	q6, [x9, #2464]
	fmla	v21.4s, v0.4s, v6.4s
	ldr	q6, [x12]
	add	x12, x9, #2520
	fmla	v16.4s, v4.4s, v6.4s
	ldr	q4, [x12]
	add	x12, x9, #2548
	fmla	v21.4s, v2.4s, v6.4s
	fmla	v16.4s, v0.4s, v4.4s
	ldr	q0, [x12]
	add	x12, x9, #2744
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x9, #2772
	fmla	v17.4s, v1.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x9, #2828
	fmla	v19.4s, v5.4s, v0.4s
	fmla	v17.4s, v3.4s, v0.4s
	ldr	q0, [x9, #2800]
	fmla	v19.4s, v1.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x9, #2856
	str	q17, [x2, x10]
	mov	w10, #4                         // =0x4
	fmla	v21.4s, v5.4s, v0.4s
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x9, #2884
	fmla	v21.4s, v1.4s, v0.4s
	ldr	q0, [x12]
	fmla	v16.4s, v5.4s, v0.4s
	fmla	v21.4s, v3.4s, v0.4s
	ldr	q0, [x9, #2912]
	add	x9, x9, #2940
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x9]
	add	x9, x11, #616
	str	q19, [x9]
	add	x9, x11, #644
	str	q21, [x9]
	mov	w9, #4                          // =0x4
	fmla	v16.4s, v3.4s, v0.4s
	str	q16, [x11, #672]
	//APP
	//NO_APP
	lsl	x11, x10, #2
	add	x10, x0, x11
	add	x3, x11, #28
	add	x4, x11, #84
	ldr	d1, [x10]
	add	x12, x10, #8
	add	x5, x11, #56
	add	x17, x11, #196
	add	x18, x11, #224
	ldr	d23, [x10, #504]
	ld1	{ v1.s }[2], [x12]
	add	x12, x11, #112
	ldr	d25, [x10, #560]
	add	x13, x1, x12
	add	x12, x0, x12
	ldr	d0, [x13]
	add	x14, x13, #8
	add	x13, x0, x3
	ldr	d2, [x13]
	ld1	{ v0.s }[2], [x14]
	add	x14, x13, #8
	add	x13, x11, #140
	ld1	{ v2.s }[2], [x14]
	add	x14, x1, x13
	add	x15, x14, #8
	fmul	v18.4s, v1.4s, v0.4s
	ldr	d1, [x14]
	add	x14, x1, x4
	ldr	d3, [x14]
	ld1	{ v1.s }[2], [x15]
	add	x15, x14, #8
	add	x14, x0, x5
	ld1	{ v3.s }[2], [x15]
	add	x15, x14, #8
	fmla	v18.4s, v1.4s, v2.4s
	fmul	v20.4s, v2.4s, v3.4s
	ldr	d2, [x14]
	add	x14, x0, x4
	ld1	{ v2.s }[2], [x15]
	add	x15, x14, #8
	fmla	v20.4s, v0.4s, v2.4s
	ldr	d2, [x14]
	add	x14, x12, #8
	ld1	{ v2.s }[2], [x15]
	fmla	v20.4s, v1.4s, v2.4s
	fmul	v22.4s, v3.4s, v2.4s
	ldr	d2, [x12]
	add	x12, x0, x13
	ld1	{ v2.s }[2], [x14]
	add	x13, x12, #8
	fmla	v22.4s, v0.4s, v2.4s
	ldr	d2, [x12]
	add	x12, x11, #168
	ld1	{ v2.s }[2], [x13]
	add	x13, x0, x12
	add	x12, x1, x12
	add	x14, x13, #8
	ldr	d5, [x12]
	fmla	v22.4s, v1.4s, v2.4s
	fmul	v24.4s, v3.4s, v2.4s
	ldr	d2, [x13]
	add	x13, x0, x17
	ld1	{ v2.s }[2], [x14]
	add	x14, x13, #8
	fmla	v24.4s, v0.4s, v2.4s
	ldr	d2, [x13]
	add	x13, x11, #392
	ld1	{ v2.s }[2], [x14]
	add	x14, x0, x13
	add	x13, x2, x13
	ldr	d4, [x14]
	add	x15, x14, #8
	add	x14, x1, x17
	add	x17, x2, x17
	fmla	v24.4s, v1.4s, v2.4s
	ld1	{ v4.s }[2], [x15]
	add	x15, x14, #8
	ldr	d2, [x14]
	add	x14, x1, x3
	add	x3, x2, x3
	ldr	d6, [x14]
	ld1	{ v2.s }[2], [x15]
	add	x15, x14, #8
	add	x14, x11, #420
	ld1	{ v6.s }[2], [x15]
	add	x15, x0, x14
	ldr	d19, [x15]
	add	x16, x15, #8
	add	x15, x1, x18
	fmla	v18.4s, v2.4s, v4.4s
	fmul	v17.4s, v4.4s, v6.4s
	ld1	{ v19.s }[2], [x16]
	add	x16, x15, #8
	ldr	d4, [x15]
	add	x15, x12, #8
	add	x12, x1, x5
	ld1	{ v5.s }[2], [x15]
	add	x15, x12, #8
	ldr	d7, [x12]
	add	x12, x1, x11
	ld1	{ v4.s }[2], [x16]
	ldr	d16, [x12]
	ld1	{ v7.s }[2], [x15]
	add	x15, x12, #8
	fmla	v20.4s, v5.4s, v19.4s
	ld1	{ v16.s }[2], [x15]
	add	x15, x11, #448
	fmla	v18.4s, v4.4s, v19.4s
	add	x12, x0, x15
	fmla	v17.4s, v7.4s, v19.4s
	ldr	d21, [x12]
	add	x16, x12, #8
	fmul	v19.4s, v19.4s, v16.4s
	ld1	{ v21.s }[2], [x16]
	add	x16, x11, #476
	add	x12, x0, x16
	add	x6, x12, #8
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	d21, [x12]
	add	x12, x10, #512
	ld1	{ v21.s }[2], [x6]
	ld1	{ v23.s }[2], [x12]
	add	x12, x10, #532
	add	x6, x10, #540
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v2.4s, v23.4s
	str	d20, [x3]
	fmla	v21.4s, v6.4s, v23.4s
	ldr	d23, [x12]
	add	x12, x10, #568
	ld1	{ v25.s }[2], [x12]
	add	x12, x11, #588
	add	x11, x2, x11
	ld1	{ v23.s }[2], [x6]
	add	x6, x0, x12
	str	d18, [x11]
	add	x7, x6, #8
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v2.4s, v25.4s
	fmla	v23.4s, v6.4s, v25.4s
	ldr	d25, [x6]
	add	x6, x11, #8
	st1	{ v18.s }[2], [x6]
	add	x6, x3, #8
	add	x3, x2, x5
	ld1	{ v25.s }[2], [x7]
	add	x5, x3, #8
	str	d22, [x3]
	add	x3, x2, x4
	ldr	d18, [x10, #784]
	st1	{ v20.s }[2], [x6]
	add	x4, x3, #8
	st1	{ v22.s }[2], [x5]
	ldr	d22, [x10, #1232]
	fmla	v24.4s, v4.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	ldr	d25, [x10, #1344]
	mov	w7, #4396                       // =0x112c
	str	d24, [x3]
	add	x3, x10, #792
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #812
	st1	{ v24.s }[2], [x4]
	add	x4, x10, #820
	ldr	d24, [x10, #1288]
	fmla	v17.4s, v0.4s, v18.4s
	ldr	d18, [x3]
	add	x3, x10, #848
	ld1	{ v18.s }[2], [x4]
	add	x4, x10, #876
	fmla	v17.4s, v1.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	d18, [x10, #840]
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #868
	fmla	v19.4s, v0.4s, v18.4s
	ldr	d18, [x3]
	add	x3, x10, #904
	ld1	{ v18.s }[2], [x4]
	add	x4, x10, #932
	fmla	v19.4s, v1.4s, v18.4s
	fmla	v21.4s, v3.4s, v18.4s
	ldr	d18, [x10, #896]
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #924
	fmla	v21.4s, v0.4s, v18.4s
	ldr	d18, [x3]
	add	x3, x10, #960
	ld1	{ v18.s }[2], [x4]
	add	x4, x10, #988
	fmla	v21.4s, v1.4s, v18.4s
	fmla	v23.4s, v3.4s, v18.4s
	ldr	d18, [x10, #952]
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #980
	fmla	v23.4s, v0.4s, v18.4s
	ldr	d18, [x3]
	add	x3, x10, #1184
	ld1	{ v18.s }[2], [x4]
	add	x4, x10, #1212
	fmla	v23.4s, v1.4s, v18.4s
	ldr	d18, [x10, #1176]
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #1204
	ldr	d20, [x3]
	add	x3, x10, #1240
	ld1	{ v22.s }[2], [x3]
	add	x3, x10, #1260
	fmla	v17.4s, v2.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	ld1	{ v20.s }[2], [x4]
	add	x4, x10, #1268
	fmla	v19.4s, v5.4s, v20.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	ldr	d22, [x3]
	add	x3, x10, #1296
	ld1	{ v24.s }[2], [x3]
	add	x3, x10, #1316
	str	d17, [x17]
	ld1	{ v22.s }[2], [x4]
	add	x4, x10, #1324
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v2.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	ldr	d24, [x3]
	add	x3, x10, #1352
	ld1	{ v25.s }[2], [x3]
	add	x3, x10, #1372
	ld1	{ v24.s }[2], [x4]
	add	x4, x10, #1380
	fmla	v21.4s, v4.4s, v24.4s
	fmla	v23.4s, v5.4s, v24.4s
	fmla	v22.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v23.4s, v2.4s, v25.4s
	stur	d21, [x11, #252]
	fmla	v24.4s, v6.4s, v25.4s
	ldr	d25, [x3]
	add	x3, x17, #8
	add	x17, x2, x18
	st1	{ v17.s }[2], [x3]
	ldr	d17, [x10, #1568]
	ld1	{ v25.s }[2], [x4]
	add	x18, x17, #8
	str	d19, [x17]
	add	x17, x11, #260
	st1	{ v19.s }[2], [x18]
	add	x18, x10, #1604
	st1	{ v21.s }[2], [x17]
	add	x17, x11, #288
	ldr	d21, [x10, #2016]
	fmla	v23.4s, v4.4s, v25.4s
	fmla	v24.4s, v7.4s, v25.4s
	st1	{ v23.s }[2], [x17]
	add	x17, x10, #1576
	ld1	{ v17.s }[2], [x17]
	add	x17, x10, #1596
	str	d23, [x11, #280]
	ldr	d23, [x10, #2072]
	fmla	v18.4s, v0.4s, v17.4s
	ldr	d17, [x17]
	add	x17, x10, #1632
	ld1	{ v17.s }[2], [x18]
	add	x18, x10, #1660
	fmla	v18.4s, v1.4s, v17.4s
	fmla	v20.4s, v3.4s, v17.4s
	ldr	d17, [x10, #1624]
	ld1	{ v17.s }[2], [x17]
	add	x17, x10, #1652
	fmla	v20.4s, v0.4s, v17.4s
	ldr	d17, [x17]
	add	x17, x10, #1688
	ld1	{ v17.s }[2], [x18]
	add	x18, x10, #1716
	fmla	v20.4s, v1.4s, v17.4s
	fmla	v22.4s, v3.4s, v17.4s
	ldr	d17, [x10, #1680]
	ld1	{ v17.s }[2], [x17]
	add	x17, x10, #1708
	fmla	v22.4s, v0.4s, v17.4s
	ldr	d17, [x17]
	add	x17, x10, #1744
	ld1	{ v17.s }[2], [x18]
	add	x18, x10, #1772
	fmla	v22.4s, v1.4s, v17.4s
	fmla	v24.4s, v3.4s, v17.4s
	ldr	d17, [x10, #1736]
	ld1	{ v17.s }[2], [x17]
	add	x17, x10, #1764
	fmla	v24.4s, v0.4s, v17.4s
	ldr	d17, [x17]
	add	x17, x10, #1968
	ld1	{ v17.s }[2], [x18]
	add	x18, x10, #1996
	fmla	v24.4s, v1.4s, v17.4s
	ldr	d17, [x10, #1960]
	ld1	{ v17.s }[2], [x17]
	add	x17, x10, #1988
	ldr	d19, [x17]
	add	x17, x10, #2024
	ld1	{ v21.s }[2], [x17]
	add	x17, x10, #2044
	fmla	v18.4s, v2.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	ld1	{ v19.s }[2], [x18]
	add	x18, x10, #2052
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	d21, [x17]
	add	x17, x10, #2080
	ld1	{ v23.s }[2], [x17]
	add	x17, x10, #2100
	str	d18, [x13]
	ld1	{ v21.s }[2], [x18]
	add	x18, x10, #2108
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v2.4s, v23.4s
	fmla	v21.4s, v6.4s, v23.4s
	ldr	d23, [x17]
	add	x17, x10, #2136
	ld1	{ v23.s }[2], [x18]
	add	x18, x10, #2164
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmul	v16.4s, v16.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	ldr	d23, [x10, #2128]
	ld1	{ v23.s }[2], [x17]
	add	x17, x10, #2156
	fmla	v16.4s, v6.4s, v23.4s
	ldr	d6, [x17]
	fmla	v24.4s, v2.4s, v23.4s
	add	x17, x13, #8
	add	x13, x2, x14
	ld1	{ v6.s }[2], [x18]
	add	x14, x13, #8
	str	d20, [x13]
	add	x13, x2, x15
	st1	{ v20.s }[2], [x14]
	add	x14, x13, #8
	str	d22, [x13]
	add	x13, x2, x16
	fmla	v24.4s, v4.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	d6, [x10, #2352]
	st1	{ v22.s }[2], [x14]
	add	x14, x13, #8
	st1	{ v18.s }[2], [x17]
	str	d24, [x13]
	add	x13, x10, #2360
	ld1	{ v6.s }[2], [x13]
	add	x13, x10, #2380
	st1	{ v24.s }[2], [x14]
	add	x14, x10, #2388
	fmla	v17.4s, v0.4s, v6.4s
	ldr	d6, [x13]
	add	x13, x10, #2416
	ld1	{ v6.s }[2], [x14]
	add	x14, x10, #2444
	fmla	v17.4s, v1.4s, v6.4s
	fmla	v19.4s, v3.4s, v6.4s
	ldr	d6, [x10, #2408]
	ld1	{ v6.s }[2], [x13]
	add	x13, x10, #2436
	fmla	v19.4s, v0.4s, v6.4s
	ldr	d6, [x13]
	add	x13, x10, #2472
	ld1	{ v6.s }[2], [x14]
	add	x14, x10, #2500
	fmla	v19.4s, v1.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	ldr	d6, [x10, #2464]
	ld1	{ v6.s }[2], [x13]
	add	x13, x10, #2492
	fmla	v21.4s, v0.4s, v6.4s
	ldr	d6, [x13]
	add	x13, x10, #2528
	ld1	{ v6.s }[2], [x14]
	add	x14, x10, #2556
	fmla	v16.4s, v3.4s, v6.4s
	ldr	d3, [x10, #2520]
	fmla	v21.4s, v1.4s, v6.4s
	ld1	{ v3.s }[2], [x13]
	add	x13, x10, #2548
	fmla	v16.4s, v0.4s, v3.4s
	ldr	d0, [x13]
	add	x13, x10, #2752
	ld1	{ v0.s }[2], [x14]
	add	x14, x10, #2780
	fmla	v16.4s, v1.4s, v0.4s
	ldr	d0, [x10, #2744]
	ld1	{ v0.s }[2], [x13]
	add	x13, x10, #2772
	fmla	v17.4s, v2.4s, v0.4s
	ldr	d0, [x13]
	add	x13, x10, #2808
	ld1	{ v0.s }[2], [x14]
	add	x14, x10, #2836
	fmla	v17.4s, v4.4s, v0.4s
	fmla	v19.4s, v5.4s, v0.4s
	ldr	d0, [x10, #2800]
	ld1	{ v0.s }[2], [x13]
	add	x13, x10, #2828
	fmla	v19.4s, v2.4s, v0.4s
	ldr	d0, [x13]
	add	x13, x10, #2864
	ld1	{ v0.s }[2], [x14]
	add	x14, x10, #2892
	fmla	v19.4s, v4.4s, v0.4s
	fmla	v21.4s, v5.4s, v0.4s
	ldr	d0, [x10, #2856]
	ld1	{ v0.s }[2], [x13]
	add	x13, x10, #2884
	str	d19, [x11, #616]
	fmla	v21.4s, v2.4s, v0.4s
	ldr	d0, [x13]
	add	x13, x10, #2920
	ld1	{ v0.s }[2], [x14]
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v16.4s, v5.4s, v0.4s
	ldr	d0, [x10, #2912]
	ld1	{ v0.s }[2], [x13]
	add	x13, x10, #2940
	add	x10, x10, #2948
	fmla	v16.4s, v2.4s, v0.4s
	ldr	d0, [x13]
	ld1	{ v0.s }[2], [x10]
	add	x10, x2, x12
	add	x12, x10, #8
	str	d17, [x10]
	add	x10, x11, #624
	st1	{ v19.s }[2], [x10]
	add	x10, x11, #644
	fmla	v16.4s, v4.4s, v0.4s
	str	d21, [x10]
	add	x10, x11, #680
	st1	{ v17.s }[2], [x12]
	add	x12, x11, #652
	st1	{ v21.s }[2], [x12]
	st1	{ v16.s }[2], [x10]
	mov	x10, xzr
	str	d16, [x11, #672]
	//APP
	//NO_APP
	lsl	x11, x10, #2
	add	x12, x11, #196
	add	x13, x1, x11
	add	x14, x11, #224
	ldr	q1, [x0, x12]
	ldur	q0, [x13, #84]
	add	x18, x11, #112
	ldr	q2, [x0, x14]
	add	x10, x0, x11
	add	x3, x11, #140
	fmul	v18.4s, v1.4s, v0.4s
	ldr	q1, [x1, x18]
	ldur	q3, [x10, #252]
	add	x15, x10, #280
	add	x16, x11, #336
	add	x17, x11, #364
	fmul	v19.4s, v0.4s, v3.4s
	add	x4, x10, #588
	ldr	q6, [x13]
	ldr	q4, [x4]
	add	x4, x11, #168
	add	x5, x10, #616
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x1, x3]
	ldr	q5, [x5]
	fmul	v17.4s, v4.4s, v6.4s
	ldur	q7, [x13, #28]
	ldur	q16, [x13, #56]
	ldr	q22, [x10, #672]
	add	x13, x11, #728
	ldr	q23, [x0, x13]
	fmla	v18.4s, v2.4s, v3.4s
	ldr	q3, [x15]
	add	x15, x11, #308
	fmla	v17.4s, v7.4s, v5.4s
	fmla	v19.4s, v1.4s, v3.4s
	ldr	q3, [x0, x15]
	fmul	v21.4s, v0.4s, v3.4s
	fmla	v19.4s, v2.4s, v3.4s
	ldr	q3, [x0, x16]
	fmla	v21.4s, v1.4s, v3.4s
	ldr	q3, [x0, x17]
	fmla	v21.4s, v2.4s, v3.4s
	ldr	q3, [x1, x4]
	fmla	v18.4s, v3.4s, v4.4s
	ldr	q4, [x1, x12]
	add	x12, x10, #644
	ldr	q20, [x12]
	add	x12, x11, #700
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v16.4s, v20.4s
	fmla	v18.4s, v4.4s, v5.4s
	ldr	q5, [x1, x14]
	add	x14, x11, #756
	add	x11, x2, x11
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v18.4s, v5.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	str	q18, [x2, x18]
	add	x18, x10, #980
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x0, x12]
	ldr	q18, [x18]
	add	x18, x10, #1036
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x10, #1008]
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	str	q19, [x2, x3]
	fmla	v21.4s, v4.4s, v23.4s
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x10, #1064
	fmla	v22.4s, v7.4s, v23.4s
	ldr	q23, [x0, x14]
	fmla	v20.4s, v0.4s, v18.4s
	fmla	v21.4s, v5.4s, v23.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x10, #1092
	fmla	v22.4s, v16.4s, v23.4s
	fmla	v20.4s, v1.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x10, #1148
	str	q21, [x2, x4]
	ldr	q21, [x10, #1456]
	fmla	v22.4s, v0.4s, v18.4s
	fmla	v20.4s, v2.4s, v18.4s
	ldr	q18, [x10, #1120]
	fmla	v22.4s, v1.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x10, #1372
	fmla	v22.4s, v2.4s, v18.4s
	ldr	q18, [x18]
	add	x18, x10, #1400
	ldr	q19, [x18]
	add	x18, x10, #1428
	fmla	v17.4s, v3.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v4.4s, v19.4s
	fmla	v18.4s, v7.4s, v19.4s
	ldr	q19, [x18]
	add	x18, x10, #1484
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v5.4s, v19.4s
	fmla	v18.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	str	q17, [x2, x15]
	add	x15, x10, #1764
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x18]
	ldr	q17, [x15]
	add	x18, x10, #1512
	add	x15, x10, #1820
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	ldr	q23, [x18]
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x10, #1792]
	add	x18, x10, #1540
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	str	q20, [x2, x16]
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x15]
	add	x15, x10, #1848
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x18]
	fmla	v19.4s, v0.4s, v17.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x15]
	add	x15, x10, #1876
	fmla	v21.4s, v16.4s, v23.4s
	fmla	v19.4s, v1.4s, v17.4s
	ldr	q17, [x15]
	add	x15, x10, #1932
	str	q22, [x2, x17]
	ldr	q22, [x10, #2240]
	fmla	v21.4s, v0.4s, v17.4s
	fmla	v19.4s, v2.4s, v17.4s
	ldr	q17, [x10, #1904]
	fmla	v21.4s, v1.4s, v17.4s
	ldr	q17, [x15]
	add	x15, x10, #2156
	fmla	v21.4s, v2.4s, v17.4s
	ldr	q17, [x15]
	add	x15, x10, #2184
	ldr	q20, [x15]
	add	x15, x10, #2212
	fmla	v18.4s, v3.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v4.4s, v20.4s
	fmla	v17.4s, v7.4s, v20.4s
	ldr	q20, [x15]
	add	x15, x10, #2268
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v18.4s, v5.4s, v20.4s
	fmla	v17.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x15]
	add	x15, x10, #2296
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v19.4s, v5.4s, v22.4s
	fmul	v6.4s, v6.4s, v22.4s
	fmla	v20.4s, v16.4s, v22.4s
	ldr	q22, [x15]
	add	x15, x10, #2324
	fmla	v21.4s, v4.4s, v22.4s
	fmla	v6.4s, v7.4s, v22.4s
	ldr	q7, [x15]
	add	x15, x11, #504
	str	q18, [x15]
	add	x15, x11, #532
	str	q19, [x15]
	fmla	v21.4s, v5.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	str	q21, [x11, #560]
	add	x11, x10, #2548
	ldr	q7, [x11]
	add	x11, x10, #2604
	fmla	v17.4s, v0.4s, v7.4s
	ldr	q7, [x10, #2576]
	fmla	v17.4s, v1.4s, v7.4s
	ldr	q7, [x11]
	add	x11, x10, #2632
	fmla	v20.4s, v0.4s, v7.4s
	fmla	v17.4s, v2.4s, v7.4s
	ldr	q7, [x11]
	add	x11, x10, #2660
	fmla	v20.4s, v1.4s, v7.4s
	ldr	q7, [x11]
	add	x11, x10, #2716
	fmla	v6.4s, v0.4s, v7.4s
	ldr	q0, [x10, #2688]
	fmla	v20.4s, v2.4s, v7.4s
	fmla	v6.4s, v1.4s, v0.4s
	ldr	q0, [x11]
	add	x11, x10, #2940
	fmla	v6.4s, v2.4s, v0.4s
	ldr	q0, [x11]
	add	x11, x10, #2968
	fmla	v17.4s, v3.4s, v0.4s
	ldr	q0, [x11]
	add	x11, x10, #2996
	fmla	v17.4s, v4.4s, v0.4s
	ldr	q0, [x11]
	add	x11, x10, #3052
	fmla	v20.4s, v3.4s, v0.4s
	fmla	v17.4s, v5.4s, v0.4s
	ldr	q0, [x10, #3024]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x11]
	add	x11, x10, #3080
	add	x10, x10, #3108
	str	q17, [x2, x12]
	fmla	v6.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x11]
	fmla	v6.4s, v4.4s, v0.4s
	ldr	q0, [x10]
	mov	w10, #4                         // =0x4
	str	q20, [x2, x13]
	fmla	v6.4s, v5.4s, v0.4s
	str	q6, [x2, x14]
	//APP
	//NO_APP
	lsl	x11, x10, #2
	add	x14, x11, #196
	add	x13, x11, #224
	add	x18, x11, #112
	add	x10, x0, x14
	add	x3, x11, #140
	add	x14, x1, x14
	ldr	d1, [x10]
	add	x12, x10, #8
	ld1	{ v1.s }[2], [x12]
	add	x12, x1, x11
	ldur	d0, [x12, #84]
	add	x10, x12, #92
	ldr	d6, [x12]
	ldur	d7, [x12, #28]
	ldr	d16, [x12, #56]
	ld1	{ v0.s }[2], [x10]
	add	x10, x0, x13
	add	x13, x1, x13
	add	x15, x10, #8
	ldr	d2, [x10]
	add	x10, x1, x18
	add	x18, x2, x18
	fmul	v18.4s, v1.4s, v0.4s
	ldr	d1, [x10]
	ld1	{ v2.s }[2], [x15]
	add	x15, x10, #8
	add	x10, x0, x11
	ld1	{ v1.s }[2], [x15]
	ldur	d3, [x10, #252]
	add	x15, x10, #260
	ldr	d5, [x10, #616]
	ldr	d21, [x10, #672]
	ld1	{ v3.s }[2], [x15]
	add	x15, x1, x3
	fmla	v18.4s, v1.4s, v2.4s
	ldr	d2, [x15]
	add	x16, x15, #8
	add	x15, x10, #288
	ld1	{ v2.s }[2], [x16]
	fmul	v20.4s, v0.4s, v3.4s
	fmla	v18.4s, v2.4s, v3.4s
	ldr	d3, [x10, #280]
	ld1	{ v3.s }[2], [x15]
	add	x15, x11, #308
	add	x16, x0, x15
	add	x15, x2, x15
	add	x17, x16, #8
	fmla	v20.4s, v1.4s, v3.4s
	ldr	d3, [x16]
	add	x16, x11, #336
	ld1	{ v3.s }[2], [x17]
	add	x17, x0, x16
	add	x4, x17, #8
	fmla	v20.4s, v2.4s, v3.4s
	fmul	v22.4s, v0.4s, v3.4s
	ldr	d3, [x17]
	add	x17, x11, #364
	ld1	{ v3.s }[2], [x4]
	add	x4, x0, x17
	add	x5, x4, #8
	fmla	v22.4s, v1.4s, v3.4s
	ldr	d3, [x4]
	add	x4, x10, #588
	ldr	d4, [x4]
	add	x4, x11, #168
	ld1	{ v3.s }[2], [x5]
	add	x5, x10, #596
	ld1	{ v4.s }[2], [x5]
	add	x5, x1, x4
	add	x6, x5, #8
	fmla	v22.4s, v2.4s, v3.4s
	ldr	d3, [x5]
	add	x5, x12, #8
	ld1	{ v6.s }[2], [x5]
	add	x5, x10, #624
	ld1	{ v3.s }[2], [x6]
	ld1	{ v5.s }[2], [x5]
	add	x5, x14, #8
	fmul	v17.4s, v4.4s, v6.4s
	fmla	v18.4s, v3.4s, v4.4s
	ldr	d4, [x14]
	add	x14, x12, #36
	ld1	{ v7.s }[2], [x14]
	add	x14, x10, #644
	ld1	{ v4.s }[2], [x5]
	ldr	d19, [x14]
	add	x5, x10, #652
	add	x14, x13, #8
	fmla	v17.4s, v7.4s, v5.4s
	ld1	{ v19.s }[2], [x5]
	fmla	v18.4s, v4.4s, v5.4s
	ldr	d5, [x13]
	add	x13, x12, #64
	ld1	{ v16.s }[2], [x13]
	add	x12, x10, #680
	ld1	{ v5.s }[2], [x14]
	fmla	v20.4s, v3.4s, v19.4s
	ld1	{ v21.s }[2], [x12]
	add	x12, x11, #700
	fmla	v17.4s, v16.4s, v19.4s
	add	x13, x0, x12
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	add	x14, x13, #8
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	d21, [x13]
	add	x13, x11, #728
	str	d18, [x18]
	ld1	{ v21.s }[2], [x14]
	add	x14, x0, x13
	ldr	d23, [x14]
	add	x5, x14, #8
	add	x14, x11, #756
	add	x11, x2, x11
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	ld1	{ v23.s }[2], [x5]
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	add	x5, x0, x14
	add	x6, x5, #8
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	ldr	d23, [x5]
	add	x5, x18, #8
	add	x18, x2, x3
	st1	{ v18.s }[2], [x5]
	mov	w5, #4788                       // =0x12b4
	ld1	{ v23.s }[2], [x6]
	add	x3, x18, #8
	str	d20, [x18]
	add	x18, x2, x4
	st1	{ v20.s }[2], [x3]
	ldr	d20, [x10, #1400]
	add	x3, x18, #8
	mov	w6, #4732                       // =0x127c
	mov	w4, #5124                       // =0x1404
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v21.4s, v16.4s, v23.4s
	ldr	d23, [x10, #1512]
	str	d22, [x18]
	add	x18, x10, #980
	ldr	d18, [x18]
	st1	{ v22.s }[2], [x3]
	add	x3, x10, #988
	add	x18, x10, #1016
	ldr	d22, [x10, #1456]
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #1044
	fmla	v17.4s, v0.4s, v18.4s
	ldr	d18, [x10, #1008]
	ld1	{ v18.s }[2], [x18]
	add	x18, x10, #1036
	fmla	v17.4s, v1.4s, v18.4s
	ldr	d18, [x18]
	add	x18, x10, #1072
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #1100
	fmla	v17.4s, v2.4s, v18.4s
	fmla	v19.4s, v0.4s, v18.4s
	ldr	d18, [x10, #1064]
	ld1	{ v18.s }[2], [x18]
	add	x18, x10, #1092
	fmla	v19.4s, v1.4s, v18.4s
	ldr	d18, [x18]
	add	x18, x10, #1128
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #1156
	fmla	v19.4s, v2.4s, v18.4s
	fmla	v21.4s, v0.4s, v18.4s
	ldr	d18, [x10, #1120]
	ld1	{ v18.s }[2], [x18]
	add	x18, x10, #1148
	fmla	v21.4s, v1.4s, v18.4s
	ldr	d18, [x18]
	add	x18, x10, #1372
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #1380
	fmla	v21.4s, v2.4s, v18.4s
	ldr	d18, [x18]
	add	x18, x10, #1408
	ld1	{ v20.s }[2], [x18]
	add	x18, x10, #1428
	ld1	{ v18.s }[2], [x3]
	add	x3, x10, #1436
	fmla	v17.4s, v3.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	d20, [x18]
	add	x18, x10, #1464
	ld1	{ v20.s }[2], [x3]
	ld1	{ v22.s }[2], [x18]
	add	x18, x10, #1484
	add	x3, x10, #1492
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	str	d17, [x15]
	fmla	v20.4s, v7.4s, v22.4s
	ldr	d22, [x18]
	add	x18, x10, #1520
	ld1	{ v23.s }[2], [x18]
	add	x18, x10, #1540
	ld1	{ v22.s }[2], [x3]
	add	x3, x10, #1548
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v4.4s, v23.4s
	fmla	v22.4s, v7.4s, v23.4s
	ldr	d23, [x18]
	add	x18, x15, #8
	add	x15, x2, x16
	st1	{ v17.s }[2], [x18]
	ld1	{ v23.s }[2], [x3]
	add	x16, x15, #8
	str	d19, [x15]
	add	x15, x2, x17
	st1	{ v19.s }[2], [x16]
	ldr	d19, [x10, #2184]
	add	x16, x15, #8
	mov	w3, #5180                       // =0x143c
	mov	w17, #5236                      // =0x1474
	fmla	v21.4s, v5.4s, v23.4s
	fmla	v22.4s, v16.4s, v23.4s
	str	d21, [x15]
	add	x15, x10, #1764
	ldr	d17, [x15]
	st1	{ v21.s }[2], [x16]
	add	x16, x10, #1772
	add	x15, x10, #1800
	ldr	d21, [x10, #2240]
	ld1	{ v17.s }[2], [x16]
	add	x16, x10, #1828
	fmla	v18.4s, v0.4s, v17.4s
	ldr	d17, [x10, #1792]
	ld1	{ v17.s }[2], [x15]
	add	x15, x10, #1820
	fmla	v18.4s, v1.4s, v17.4s
	ldr	d17, [x15]
	add	x15, x10, #1856
	ld1	{ v17.s }[2], [x16]
	add	x16, x10, #1884
	fmla	v18.4s, v2.4s, v17.4s
	fmla	v20.4s, v0.4s, v17.4s
	ldr	d17, [x10, #1848]
	ld1	{ v17.s }[2], [x15]
	add	x15, x10, #1876
	fmla	v20.4s, v1.4s, v17.4s
	ldr	d17, [x15]
	add	x15, x10, #1912
	ld1	{ v17.s }[2], [x16]
	add	x16, x10, #1940
	fmla	v20.4s, v2.4s, v17.4s
	fmla	v22.4s, v0.4s, v17.4s
	ldr	d17, [x10, #1904]
	ld1	{ v17.s }[2], [x15]
	add	x15, x10, #1932
	fmla	v22.4s, v1.4s, v17.4s
	ldr	d17, [x15]
	add	x15, x10, #2156
	ld1	{ v17.s }[2], [x16]
	add	x16, x10, #2164
	fmla	v22.4s, v2.4s, v17.4s
	ldr	d17, [x15]
	add	x15, x10, #2192
	ld1	{ v19.s }[2], [x15]
	add	x15, x10, #2212
	ld1	{ v17.s }[2], [x16]
	add	x16, x10, #2220
	fmla	v18.4s, v3.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	d19, [x15]
	add	x15, x10, #2248
	ld1	{ v19.s }[2], [x16]
	ld1	{ v21.s }[2], [x15]
	add	x15, x10, #2268
	add	x16, x10, #2276
	fmla	v18.4s, v5.4s, v19.4s
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	str	d18, [x11, #504]
	fmla	v19.4s, v7.4s, v21.4s
	ldr	d21, [x15]
	add	x15, x10, #2304
	ld1	{ v21.s }[2], [x16]
	add	x16, x10, #2332
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmul	v6.4s, v6.4s, v21.4s
	fmla	v19.4s, v16.4s, v21.4s
	ldr	d21, [x10, #2296]
	ld1	{ v21.s }[2], [x15]
	add	x15, x10, #2324
	fmla	v6.4s, v7.4s, v21.4s
	ldr	d7, [x15]
	fmla	v22.4s, v4.4s, v21.4s
	add	x15, x11, #512
	ld1	{ v7.s }[2], [x16]
	st1	{ v18.s }[2], [x15]
	add	x15, x11, #532
	add	x16, x11, #540
	str	d20, [x15]
	add	x15, x11, #568
	st1	{ v20.s }[2], [x16]
	mov	w16, #4844                      // =0x12ec
	fmla	v22.4s, v5.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	str	d22, [x11, #560]
	add	x11, x10, #2548
	ldr	d7, [x11]
	st1	{ v22.s }[2], [x15]
	add	x15, x10, #2556
	add	x11, x10, #2584
	ld1	{ v7.s }[2], [x15]
	add	x15, x10, #2612
	fmla	v17.4s, v0.4s, v7.4s
	ldr	d7, [x10, #2576]
	ld1	{ v7.s }[2], [x11]
	add	x11, x10, #2604
	fmla	v17.4s, v1.4s, v7.4s
	ldr	d7, [x11]
	add	x11, x10, #2640
	ld1	{ v7.s }[2], [x15]
	add	x15, x10, #2668
	fmla	v17.4s, v2.4s, v7.4s
	fmla	v19.4s, v0.4s, v7.4s
	ldr	d7, [x10, #2632]
	ld1	{ v7.s }[2], [x11]
	add	x11, x10, #2660
	fmla	v19.4s, v1.4s, v7.4s
	ldr	d7, [x11]
	add	x11, x10, #2696
	ld1	{ v7.s }[2], [x15]
	add	x15, x10, #2724
	fmla	v6.4s, v0.4s, v7.4s
	ldr	d0, [x10, #2688]
	fmla	v19.4s, v2.4s, v7.4s
	ld1	{ v0.s }[2], [x11]
	add	x11, x10, #2716
	fmla	v6.4s, v1.4s, v0.4s
	ldr	d0, [x11]
	add	x11, x10, #2940
	ld1	{ v0.s }[2], [x15]
	add	x15, x10, #2948
	fmla	v6.4s, v2.4s, v0.4s
	ldr	d0, [x11]
	add	x11, x10, #2976
	ld1	{ v0.s }[2], [x15]
	add	x15, x10, #3004
	fmla	v17.4s, v3.4s, v0.4s
	ldr	d0, [x10, #2968]
	ld1	{ v0.s }[2], [x11]
	add	x11, x10, #2996
	fmla	v17.4s, v4.4s, v0.4s
	ldr	d0, [x11]
	add	x11, x10, #3032
	ld1	{ v0.s }[2], [x15]
	add	x15, x10, #3060
	fmla	v17.4s, v5.4s, v0.4s
	fmla	v19.4s, v3.4s, v0.4s
	ldr	d0, [x10, #3024]
	ld1	{ v0.s }[2], [x11]
	add	x11, x10, #3052
	fmla	v19.4s, v4.4s, v0.4s
	ldr	d0, [x11]
	add	x11, x10, #3088
	ld1	{ v0.s }[2], [x15]
	mov	w15, #4452                      // =0x1164
	fmla	v19.4s, v5.4s, v0.4s
	fmla	v6.4s, v3.4s, v0.4s
	ldr	d0, [x10, #3080]
	ld1	{ v0.s }[2], [x11]
	add	x11, x10, #3108
	add	x10, x10, #3116
	fmla	v6.4s, v4.4s, v0.4s
	ldr	d0, [x11]
	ld1	{ v0.s }[2], [x10]
	add	x10, x2, x12
	add	x11, x10, #8
	str	d17, [x10]
	add	x10, x2, x13
	st1	{ v17.s }[2], [x11]
	add	x11, x10, #8
	mov	w13, #4116                      // =0x1014
	fmla	v6.4s, v5.4s, v0.4s
	str	d19, [x10]
	add	x10, x2, x14
	st1	{ v19.s }[2], [x11]
	add	x11, x10, #8
	str	d6, [x10]
	mov	x10, xzr
	st1	{ v6.s }[2], [x11]
	//APP
	//NO_APP
	lsl	x10, x10, #2
	add	x14, x0, x10
	add	x18, x2, x10
	add	x11, x14, #2744
	add	x12, x14, #2772
	ldr	q21, [x14, #3584]
	ldr	q0, [x11]
	add	x11, x1, x10
	ldr	q25, [x14, #3696]
	ldur	q7, [x11, #28]
	ldr	q16, [x11]
	ldur	q6, [x11, #56]
	ldr	q2, [x11, #112]
	ldur	q5, [x11, #84]
	ldur	q3, [x11, #140]
	fmul	v19.4s, v0.4s, v7.4s
	ldr	q0, [x12]
	add	x12, x14, #2828
	ldur	q4, [x11, #168]
	add	x10, x18, #812
	fmul	v20.4s, v0.4s, v16.4s
	fmla	v19.4s, v6.4s, v0.4s
	ldr	q0, [x14, #2800]
	fmla	v20.4s, v7.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #2856
	fmul	v22.4s, v16.4s, v0.4s
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #2884
	fmla	v22.4s, v7.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #2940
	fmul	v24.4s, v16.4s, v0.4s
	fmla	v22.4s, v6.4s, v0.4s
	ldr	q0, [x14, #2912]
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #3164
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x14, #3136]
	fmla	v19.4s, v2.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #3192
	fmla	v20.4s, v5.4s, v0.4s
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #3220
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #3276
	fmla	v22.4s, v5.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x14, #3248]
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #3304
	fmla	v24.4s, v5.4s, v0.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #3332
	fmla	v24.4s, v2.4s, v0.4s
	ldr	q0, [x12]
	add	x12, x14, #3528
	ldr	q1, [x12]
	add	x12, x14, #3556
	ldr	q18, [x12]
	mov	w12, #4508                      // =0x119c
	fmul	v17.4s, v7.4s, v1.4s
	fmla	v24.4s, v3.4s, v0.4s
	ldur	q0, [x11, #196]
	fmla	v20.4s, v4.4s, v18.4s
	fmla	v19.4s, v0.4s, v1.4s
	ldr	q1, [x11, #224]
	add	x11, x14, #3612
	fmla	v17.4s, v6.4s, v18.4s
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v19.4s, v1.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	fmla	v18.4s, v7.4s, v21.4s
	ldr	q21, [x11]
	add	x11, x14, #3640
	ldr	q23, [x11]
	add	x11, x14, #3668
	str	q19, [x18, #784]
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v22.4s, v4.4s, v21.4s
	ldr	q19, [x14, #3920]
	fmla	v18.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v17.4s, v2.4s, v19.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x10]
	add	x10, x18, #840
	ldr	q20, [x14, x19]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x11]
	add	x11, x14, #3724
	fmla	v24.4s, v4.4s, v23.4s
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v21.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x10]
	add	x10, x18, #868
	ldr	q22, [x14, #4368]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x11]
	mov	w11, #4900                      // =0x1324
	fmla	v24.4s, v1.4s, v25.4s
	fmla	v23.4s, v6.4s, v25.4s
	str	q24, [x10]
	add	x10, x14, #3948
	ldr	q19, [x10]
	add	x10, x14, #3976
	fmla	v18.4s, v5.4s, v19.4s
	fmla	v17.4s, v3.4s, v19.4s
	ldr	q19, [x10]
	add	x10, x14, #4004
	fmla	v18.4s, v2.4s, v19.4s
	ldr	q19, [x10]
	add	x10, x14, #4060
	fmla	v21.4s, v5.4s, v19.4s
	fmla	v18.4s, v3.4s, v19.4s
	ldr	q19, [x14, #4032]
	fmla	v21.4s, v2.4s, v19.4s
	ldr	q19, [x10]
	add	x10, x14, #4088
	fmla	v23.4s, v5.4s, v19.4s
	fmla	v18.4s, v4.4s, v20.4s
	fmla	v21.4s, v3.4s, v19.4s
	ldr	q19, [x10]
	mov	w10, #4312                      // =0x10d8
	fmla	v23.4s, v2.4s, v19.4s
	ldr	q19, [x14, x13]
	fmla	v18.4s, v0.4s, v22.4s
	fmla	v23.4s, v3.4s, v19.4s
	ldr	q19, [x14, x10]
	mov	w10, #4424                      // =0x1148
	ldr	q24, [x14, x10]
	add	x10, x18, #980
	fmla	v17.4s, v0.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v19.4s, v6.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x14, x7]
	str	q17, [x10]
	add	x10, x18, #1036
	fmla	v18.4s, v1.4s, v22.4s
	fmla	v21.4s, v4.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v0.4s, v24.4s
	str	q18, [x18, #1008]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x14, x15]
	fmul	v16.4s, v16.4s, v24.4s
	fmla	v23.4s, v4.4s, v24.4s
	fmla	v21.4s, v1.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x14, #4480]
	fmla	v16.4s, v7.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	ldr	q7, [x14, x12]
	str	q21, [x10]
	add	x10, x18, #1064
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x14, #4704]
	fmla	v23.4s, v1.4s, v7.4s
	fmla	v19.4s, v2.4s, v6.4s
	ldr	q6, [x14, x6]
	fmla	v20.4s, v5.4s, v6.4s
	str	q23, [x10]
	mov	w10, #4760                      // =0x1298
	fmla	v19.4s, v3.4s, v6.4s
	ldr	q6, [x14, x10]
	mov	w10, #4872                      // =0x1308
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x14, x5]
	fmla	v22.4s, v5.4s, v6.4s
	fmla	v20.4s, v3.4s, v6.4s
	ldr	q6, [x14, #4816]
	fmla	v22.4s, v2.4s, v6.4s
	ldr	q6, [x14, x16]
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x14, x10]
	mov	w10, #5096                      // =0x13e8
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v16.4s, v2.4s, v5.4s
	ldr	q2, [x14, x11]
	fmla	v16.4s, v3.4s, v2.4s
	ldr	q2, [x14, x10]
	mov	w10, #5208                      // =0x1458
	fmla	v19.4s, v0.4s, v2.4s
	ldr	q2, [x14, x4]
	fmla	v20.4s, v4.4s, v2.4s
	fmla	v19.4s, v1.4s, v2.4s
	ldr	q2, [x14, #5152]
	fmla	v20.4s, v0.4s, v2.4s
	ldr	q2, [x14, x3]
	fmla	v22.4s, v4.4s, v2.4s
	fmla	v20.4s, v1.4s, v2.4s
	ldr	q2, [x14, x10]
	mov	w10, #5292                      // =0x14ac
	fmla	v22.4s, v0.4s, v2.4s
	ldr	q2, [x14, x17]
	fmla	v16.4s, v4.4s, v2.4s
	fmla	v22.4s, v1.4s, v2.4s
	ldr	q2, [x14, #5264]
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x14, x10]
	add	x14, x18, #1176
	str	q19, [x14]
	add	x14, x18, #1204
	str	q20, [x14]
	add	x14, x18, #1260
	str	q22, [x18, #1232]
	fmla	v16.4s, v1.4s, v0.4s
	str	q16, [x14]
	mov	w14, #4                         // =0x4
	//APP
	//NO_APP
	lsl	x14, x14, #2
	add	x18, x0, x14
	ldr	d0, [x18, #2744]
	add	x20, x18, #2752
	add	x22, x18, #2780
	ldr	d1, [x18, #3136]
	ldr	d3, [x18, #3528]
	ldr	d21, [x18, #3584]
	ld1	{ v0.s }[2], [x20]
	add	x20, x1, x14
	ldr	d23, [x18, #3640]
	ldur	d4, [x20, #28]
	add	x21, x20, #36
	ldr	d5, [x20, #56]
	ldr	d16, [x20]
	ldur	d2, [x20, #140]
	ldur	d6, [x20, #84]
	ld1	{ v4.s }[2], [x21]
	add	x21, x18, #2772
	ldr	d7, [x20, #168]
	ldr	d25, [x18, #3696]
	fmul	v18.4s, v0.4s, v4.4s
	ldr	d0, [x21]
	add	x21, x20, #64
	ld1	{ v5.s }[2], [x21]
	add	x21, x20, #8
	ld1	{ v0.s }[2], [x22]
	ld1	{ v16.s }[2], [x21]
	add	x21, x18, #2808
	add	x22, x18, #2836
	fmla	v18.4s, v5.4s, v0.4s
	fmul	v19.4s, v0.4s, v16.4s
	ldr	d0, [x18, #2800]
	ld1	{ v0.s }[2], [x21]
	add	x21, x18, #2828
	fmla	v19.4s, v4.4s, v0.4s
	ldr	d0, [x21]
	add	x21, x18, #2864
	ld1	{ v0.s }[2], [x22]
	add	x22, x18, #2892
	fmla	v19.4s, v5.4s, v0.4s
	fmul	v22.4s, v16.4s, v0.4s
	ldr	d0, [x18, #2856]
	ld1	{ v0.s }[2], [x21]
	add	x21, x18, #2884
	fmla	v22.4s, v4.4s, v0.4s
	ldr	d0, [x21]
	add	x21, x18, #2920
	ld1	{ v0.s }[2], [x22]
	add	x22, x18, #2948
	fmla	v22.4s, v5.4s, v0.4s
	fmul	v24.4s, v16.4s, v0.4s
	ldr	d0, [x18, #2912]
	ld1	{ v0.s }[2], [x21]
	add	x21, x18, #2940
	fmla	v24.4s, v4.4s, v0.4s
	ldr	d0, [x21]
	add	x21, x18, #3144
	ld1	{ v1.s }[2], [x21]
	add	x21, x20, #120
	ld1	{ v0.s }[2], [x22]
	add	x22, x18, #3172
	fmla	v24.4s, v5.4s, v0.4s
	ldr	d0, [x20, #112]
	ld1	{ v0.s }[2], [x21]
	add	x21, x18, #3164
	fmla	v18.4s, v0.4s, v1.4s
	ldr	d1, [x21]
	add	x21, x20, #148
	ld1	{ v2.s }[2], [x21]
	add	x21, x20, #92
	ld1	{ v1.s }[2], [x22]
	ld1	{ v6.s }[2], [x21]
	add	x21, x18, #3200
	add	x22, x18, #3228
	fmla	v18.4s, v2.4s, v1.4s
	fmla	v19.4s, v6.4s, v1.4s
	ldr	d1, [x18, #3192]
	ld1	{ v1.s }[2], [x21]
	add	x21, x18, #3220
	fmla	v19.4s, v0.4s, v1.4s
	ldr	d1, [x21]
	add	x21, x18, #3256
	ld1	{ v1.s }[2], [x22]
	add	x22, x18, #3284
	fmla	v19.4s, v2.4s, v1.4s
	fmla	v22.4s, v6.4s, v1.4s
	ldr	d1, [x18, #3248]
	ld1	{ v1.s }[2], [x21]
	add	x21, x18, #3276
	fmla	v22.4s, v0.4s, v1.4s
	ldr	d1, [x21]
	add	x21, x18, #3312
	ld1	{ v1.s }[2], [x22]
	add	x22, x18, #3340
	fmla	v22.4s, v2.4s, v1.4s
	fmla	v24.4s, v6.4s, v1.4s
	ldr	d1, [x18, #3304]
	ld1	{ v1.s }[2], [x21]
	add	x21, x18, #3332
	fmla	v24.4s, v0.4s, v1.4s
	ldr	d1, [x21]
	add	x21, x18, #3536
	ld1	{ v3.s }[2], [x21]
	add	x21, x20, #204
	ld1	{ v1.s }[2], [x22]
	add	x22, x18, #3564
	fmul	v17.4s, v4.4s, v3.4s
	fmla	v24.4s, v2.4s, v1.4s
	ldur	d1, [x20, #196]
	ld1	{ v1.s }[2], [x21]
	add	x21, x18, #3556
	ldr	d20, [x21]
	add	x21, x20, #232
	fmla	v18.4s, v1.4s, v3.4s
	ldr	d3, [x20, #224]
	ld1	{ v20.s }[2], [x22]
	mov	w22, #4228                      // =0x1084
	ld1	{ v3.s }[2], [x21]
	add	x21, x20, #176
	add	x20, x18, #3592
	ld1	{ v7.s }[2], [x21]
	fmla	v17.4s, v5.4s, v20.4s
	ld1	{ v21.s }[2], [x20]
	add	x20, x18, #3612
	add	x21, x18, #3620
	fmla	v18.4s, v3.4s, v20.4s
	fmla	v19.4s, v7.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v19.4s, v1.4s, v21.4s
	fmla	v20.4s, v4.4s, v21.4s
	ldr	d21, [x20]
	add	x20, x18, #3648
	ld1	{ v21.s }[2], [x21]
	ld1	{ v23.s }[2], [x20]
	add	x20, x18, #3668
	add	x21, x18, #3676
	fmla	v19.4s, v3.4s, v21.4s
	fmla	v22.4s, v7.4s, v21.4s
	fmla	v20.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v21.4s, v4.4s, v23.4s
	ldr	d23, [x20]
	add	x20, x18, #3704
	ld1	{ v25.s }[2], [x20]
	add	x20, x18, #3724
	ld1	{ v23.s }[2], [x21]
	add	x21, x18, #3732
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v7.4s, v23.4s
	fmla	v21.4s, v5.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v1.4s, v25.4s
	fmla	v23.4s, v4.4s, v25.4s
	ldr	d25, [x20]
	add	x20, x2, x14
	add	x14, x20, #792
	str	d18, [x20, #784]
	ld1	{ v25.s }[2], [x21]
	st1	{ v18.s }[2], [x14]
	add	x14, x20, #812
	str	d19, [x14]
	add	x14, x20, #848
	ldr	d18, [x18, #3920]
	st1	{ v22.s }[2], [x14]
	add	x14, x20, #868
	add	x21, x20, #820
	fmla	v24.4s, v3.4s, v25.4s
	st1	{ v19.s }[2], [x21]
	add	x21, x20, #876
	fmla	v23.4s, v5.4s, v25.4s
	ldr	d19, [x18, x19]
	str	d22, [x20, #840]
	mov	w19, #4376                      // =0x1118
	ldr	d22, [x18, #4368]
	add	x19, x18, x19
	str	d24, [x14]
	add	x14, x18, #3928
	ld1	{ v22.s }[2], [x19]
	ld1	{ v18.s }[2], [x14]
	add	x14, x18, #3948
	st1	{ v24.s }[2], [x21]
	add	x21, x18, #3956
	mov	w19, #4404                      // =0x1134
	ldr	d24, [x18, #4424]
	add	x19, x18, x19
	fmla	v17.4s, v0.4s, v18.4s
	ldr	d18, [x14]
	add	x14, x18, #3984
	ld1	{ v18.s }[2], [x21]
	add	x21, x18, #4012
	fmla	v17.4s, v2.4s, v18.4s
	fmla	v20.4s, v6.4s, v18.4s
	ldr	d18, [x18, #3976]
	ld1	{ v18.s }[2], [x14]
	add	x14, x18, #4004
	fmla	v20.4s, v0.4s, v18.4s
	ldr	d18, [x14]
	add	x14, x18, #4040
	ld1	{ v18.s }[2], [x21]
	add	x21, x18, #4068
	fmla	v20.4s, v2.4s, v18.4s
	fmla	v21.4s, v6.4s, v18.4s
	ldr	d18, [x18, #4032]
	ld1	{ v18.s }[2], [x14]
	add	x14, x18, #4060
	fmla	v21.4s, v0.4s, v18.4s
	ldr	d18, [x14]
	add	x14, x18, #1, lsl #12           // =4096
	ld1	{ v18.s }[2], [x21]
	fmla	v21.4s, v2.4s, v18.4s
	fmla	v23.4s, v6.4s, v18.4s
	ldr	d18, [x18, #4088]
	ld1	{ v18.s }[2], [x14]
	mov	w14, #4124                      // =0x101c
	add	x21, x18, x14
	fmla	v23.4s, v0.4s, v18.4s
	ldr	d18, [x18, x13]
	ld1	{ v18.s }[2], [x21]
	mov	w21, #4320                      // =0x10e0
	add	x21, x18, x21
	fmla	v23.4s, v2.4s, v18.4s
	ldr	d18, [x18, #4312]
	ld1	{ v18.s }[2], [x21]
	mov	w21, #4348                      // =0x10fc
	add	x21, x18, x21
	ld1	{ v19.s }[2], [x21]
	mov	w21, #4284                      // =0x10bc
	fmla	v17.4s, v1.4s, v18.4s
	fmul	v18.4s, v4.4s, v18.4s
	fmla	v20.4s, v7.4s, v19.4s
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v1.4s, v22.4s
	fmla	v19.4s, v4.4s, v22.4s
	ldr	d22, [x18, x7]
	mov	w7, #4432                       // =0x1150
	add	x7, x18, x7
	ld1	{ v22.s }[2], [x19]
	ld1	{ v24.s }[2], [x7]
	mov	w7, #4460                       // =0x116c
	add	x7, x18, x7
	add	x19, x20, #988
	st1	{ v17.s }[2], [x19]
	add	x19, x20, #1044
	fmla	v20.4s, v3.4s, v22.4s
	fmla	v21.4s, v7.4s, v22.4s
	fmla	v19.4s, v5.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v1.4s, v24.4s
	str	d20, [x20, #1008]
	fmla	v22.4s, v4.4s, v24.4s
	ldr	d24, [x18, x15]
	mov	w15, #4488                      // =0x1188
	add	x15, x18, x15
	ld1	{ v24.s }[2], [x7]
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v23.4s, v7.4s, v24.4s
	fmul	v16.4s, v16.4s, v24.4s
	fmla	v22.4s, v5.4s, v24.4s
	ldr	d24, [x18, #4480]
	ld1	{ v24.s }[2], [x15]
	mov	w15, #4516                      // =0x11a4
	add	x7, x18, x15
	st1	{ v21.s }[2], [x19]
	mov	w19, #4620                      // =0x120c
	fmla	v16.4s, v4.4s, v24.4s
	ldr	d4, [x18, x12]
	fmla	v23.4s, v1.4s, v24.4s
	ld1	{ v4.s }[2], [x7]
	add	x7, x20, #980
	str	d17, [x7]
	add	x7, x20, #1016
	st1	{ v20.s }[2], [x7]
	add	x7, x20, #1036
	fmla	v23.4s, v3.4s, v4.4s
	str	d21, [x7]
	add	x7, x20, #1072
	fmla	v16.4s, v5.4s, v4.4s
	ldr	d4, [x18, #4704]
	st1	{ v23.s }[2], [x7]
	mov	w7, #4712                       // =0x1268
	add	x7, x18, x7
	str	d23, [x20, #1064]
	ld1	{ v4.s }[2], [x7]
	mov	w7, #4740                       // =0x1284
	add	x7, x18, x7
	fmla	v18.4s, v0.4s, v4.4s
	ldr	d4, [x18, x6]
	mov	w6, #4768                       // =0x12a0
	add	x6, x18, x6
	ld1	{ v4.s }[2], [x7]
	mov	w7, #4676                       // =0x1244
	fmla	v18.4s, v2.4s, v4.4s
	fmla	v19.4s, v6.4s, v4.4s
	ldr	d4, [x18, #4760]
	ld1	{ v4.s }[2], [x6]
	mov	w6, #4796                       // =0x12bc
	add	x6, x18, x6
	fmla	v19.4s, v0.4s, v4.4s
	ldr	d4, [x18, x5]
	mov	w5, #4824                       // =0x12d8
	add	x5, x18, x5
	ld1	{ v4.s }[2], [x6]
	mov	w6, #4956                       // =0x135c
	fmla	v19.4s, v2.4s, v4.4s
	fmla	v22.4s, v6.4s, v4.4s
	ldr	d4, [x18, #4816]
	ld1	{ v4.s }[2], [x5]
	mov	w5, #4852                       // =0x12f4
	add	x5, x18, x5
	fmla	v22.4s, v0.4s, v4.4s
	ldr	d4, [x18, x16]
	mov	w16, #4880                      // =0x1310
	add	x16, x18, x16
	ld1	{ v4.s }[2], [x5]
	fmla	v22.4s, v2.4s, v4.4s
	fmla	v16.4s, v6.4s, v4.4s
	ldr	d4, [x18, #4872]
	ld1	{ v4.s }[2], [x16]
	mov	w16, #4908                      // =0x132c
	add	x5, x18, x16
	fmla	v16.4s, v0.4s, v4.4s
	ldr	d0, [x18, x11]
	ld1	{ v0.s }[2], [x5]
	mov	w5, #5104                       // =0x13f0
	add	x5, x18, x5
	fmla	v16.4s, v2.4s, v0.4s
	ldr	d0, [x18, #5096]
	ld1	{ v0.s }[2], [x5]
	mov	w5, #5132                       // =0x140c
	add	x5, x18, x5
	fmla	v18.4s, v1.4s, v0.4s
	ldr	d0, [x18, x4]
	mov	w4, #5160                       // =0x1428
	add	x4, x18, x4
	ld1	{ v0.s }[2], [x5]
	mov	w5, #5012                       // =0x1394
	fmla	v18.4s, v3.4s, v0.4s
	fmla	v19.4s, v7.4s, v0.4s
	ldr	d0, [x18, #5152]
	ld1	{ v0.s }[2], [x4]
	mov	w4, #5188                       // =0x1444
	add	x4, x18, x4
	str	d18, [x20, #1176]
	fmla	v19.4s, v1.4s, v0.4s
	ldr	d0, [x18, x3]
	mov	w3, #5216                       // =0x1460
	add	x3, x18, x3
	ld1	{ v0.s }[2], [x4]
	mov	w4, #5068                       // =0x13cc
	fmla	v19.4s, v3.4s, v0.4s
	fmla	v22.4s, v7.4s, v0.4s
	ldr	d0, [x18, #5208]
	ld1	{ v0.s }[2], [x3]
	mov	w3, #5244                       // =0x147c
	add	x3, x18, x3
	fmla	v22.4s, v1.4s, v0.4s
	ldr	d0, [x18, x17]
	mov	w17, #5272                      // =0x1498
	add	x17, x18, x17
	ld1	{ v0.s }[2], [x3]
	fmla	v22.4s, v3.4s, v0.4s
	fmla	v16.4s, v7.4s, v0.4s
	ldr	d0, [x18, #5264]
	ld1	{ v0.s }[2], [x17]
	mov	w17, #5300                      // =0x14b4
	add	x3, x18, x17
	str	d22, [x20, #1232]
	fmla	v16.4s, v1.4s, v0.4s
	ldr	d0, [x18, x10]
	add	x18, x20, #1184
	st1	{ v18.s }[2], [x18]
	add	x18, x20, #1204
	ld1	{ v0.s }[2], [x3]
	add	x3, x20, #1212
	str	d19, [x18]
	add	x18, x20, #1240
	st1	{ v19.s }[2], [x3]
	add	x3, x20, #1268
	st1	{ v22.s }[2], [x18]
	add	x18, x20, #1260
	mov	w20, #4564                      // =0x11d4
	fmla	v16.4s, v3.4s, v0.4s
	st1	{ v16.s }[2], [x3]
	str	d16, [x18]
	//APP
	//NO_APP
	lsl	x8, x8, #2
	add	x24, x0, x8
	add	x25, x2, x8
	add	x18, x24, #2940
	add	x3, x24, #2968
	ldr	q20, [x24, #3808]
	ldr	q0, [x18]
	add	x18, x1, x8
	add	x8, x25, #924
	ldr	q16, [x18]
	ldur	q7, [x18, #28]
	ldur	q6, [x18, #56]
	ldr	q2, [x18, #112]
	ldur	q3, [x18, #140]
	fmul	v18.4s, v0.4s, v16.4s
	ldr	q0, [x3]
	add	x3, x24, #2996
	fmla	v18.4s, v7.4s, v0.4s
	ldr	q0, [x3]
	add	x3, x24, #3052
	fmul	v21.4s, v16.4s, v0.4s
	fmla	v18.4s, v6.4s, v0.4s
	ldr	q0, [x24, #3024]
	fmla	v21.4s, v7.4s, v0.4s
	ldr	q0, [x3]
	add	x3, x24, #3080
	fmul	v22.4s, v16.4s, v0.4s
	fmla	v21.4s, v6.4s, v0.4s
	ldr	q0, [x3]
	add	x3, x24, #3108
	fmla	v22.4s, v7.4s, v0.4s
	ldr	q0, [x3]
	add	x3, x24, #3332
	ldr	q1, [x3]
	add	x3, x24, #3388
	fmla	v22.4s, v6.4s, v0.4s
	ldur	q0, [x18, #84]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x24, #3360]
	fmla	v18.4s, v2.4s, v1.4s
	ldr	q1, [x3]
	add	x3, x24, #3416
	fmla	v21.4s, v0.4s, v1.4s
	fmla	v18.4s, v3.4s, v1.4s
	ldr	q1, [x3]
	add	x3, x24, #3444
	fmla	v21.4s, v2.4s, v1.4s
	ldr	q1, [x3]
	add	x3, x24, #3500
	fmla	v22.4s, v0.4s, v1.4s
	fmla	v21.4s, v3.4s, v1.4s
	ldr	q1, [x24, #3472]
	fmla	v22.4s, v2.4s, v1.4s
	ldr	q1, [x3]
	add	x3, x24, #3724
	ldr	q4, [x3]
	add	x3, x24, #3752
	ldr	q5, [x3]
	add	x3, x24, #3780
	fmul	v17.4s, v16.4s, v4.4s
	ldr	q19, [x3]
	mov	w3, #5348                       // =0x14e4
	fmla	v22.4s, v3.4s, v1.4s
	ldur	q1, [x18, #168]
	fmla	v18.4s, v1.4s, v4.4s
	ldur	q4, [x18, #196]
	fmla	v21.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v5.4s
	fmla	v18.4s, v4.4s, v5.4s
	ldr	q5, [x18, #224]
	add	x18, x24, #3836
	fmla	v17.4s, v6.4s, v19.4s
	fmla	v21.4s, v4.4s, v20.4s
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v7.4s, v20.4s
	ldr	q20, [x18]
	add	x18, x24, #3864
	ldr	q23, [x18]
	str	q18, [x25, #896]
	ldr	q18, [x24, x13]
	fmla	v22.4s, v1.4s, v20.4s
	fmla	v21.4s, v5.4s, v20.4s
	add	x18, x24, #3892
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x24, #4144]
	fmla	v19.4s, v6.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q21, [x8]
	add	x8, x25, #952
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x24, x23]
	fmla	v20.4s, v7.4s, v23.4s
	ldr	q23, [x18]
	mov	w18, #5404                      // =0x151c
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v17.4s, v3.4s, v18.4s
	fmla	v20.4s, v6.4s, v23.4s
	str	q22, [x8]
	mov	w8, #4200                       // =0x1068
	ldr	q22, [x24, #4592]
	ldr	q18, [x24, x8]
	mov	w8, #4536                       // =0x11b8
	ldr	q21, [x24, x8]
	mov	w8, #4648                       // =0x1228
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x24, x22]
	fmla	v20.4s, v0.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x24, #4256]
	fmla	v20.4s, v2.4s, v18.4s
	ldr	q18, [x24, x21]
	fmla	v20.4s, v3.4s, v18.4s
	ldr	q18, [x24, x12]
	fmla	v17.4s, v1.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v18.4s, v7.4s, v21.4s
	ldr	q21, [x24, x20]
	fmla	v19.4s, v1.4s, v21.4s
	fmla	v17.4s, v5.4s, v21.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v21.4s, v7.4s, v22.4s
	ldr	q22, [x24, x19]
	fmul	v16.4s, v16.4s, v22.4s
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v20.4s, v1.4s, v22.4s
	fmla	v21.4s, v6.4s, v22.4s
	ldr	q22, [x24, x8]
	add	x8, x25, #1092
	str	q17, [x8]
	add	x8, x25, #1148
	fmla	v16.4s, v7.4s, v22.4s
	ldr	q7, [x24, x7]
	fmla	v20.4s, v4.4s, v22.4s
	str	q19, [x25, #1120]
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x24, x11]
	fmla	v20.4s, v5.4s, v7.4s
	fmla	v18.4s, v0.4s, v6.4s
	ldr	q6, [x24, #4928]
	str	q20, [x8]
	mov	w8, #4984                       // =0x1378
	fmla	v18.4s, v2.4s, v6.4s
	ldr	q6, [x24, x6]
	fmla	v21.4s, v0.4s, v6.4s
	fmla	v18.4s, v3.4s, v6.4s
	ldr	q6, [x24, x8]
	mov	w8, #5320                       // =0x14c8
	fmla	v21.4s, v2.4s, v6.4s
	ldr	q6, [x24, x5]
	fmla	v16.4s, v0.4s, v6.4s
	ldr	q0, [x24, #5040]
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x24, x4]
	fmla	v16.4s, v3.4s, v0.4s
	ldr	q0, [x24, x10]
	fmla	v18.4s, v1.4s, v0.4s
	ldr	q0, [x24, x8]
	mov	w8, #5432                       // =0x1538
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x24, x3]
	fmla	v21.4s, v1.4s, v0.4s
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x24, #5376]
	fmla	v21.4s, v4.4s, v0.4s
	ldr	q0, [x24, x18]
	fmla	v16.4s, v1.4s, v0.4s
	fmla	v21.4s, v5.4s, v0.4s
	ldr	q0, [x24, x8]
	mov	w8, #5460                       // =0x1554
	fmla	v16.4s, v4.4s, v0.4s
	ldr	q0, [x24, x8]
	add	x24, x25, #1288
	str	q18, [x24]
	add	x24, x25, #1316
	str	q21, [x24]
	fmla	v16.4s, v5.4s, v0.4s
	str	q16, [x25, #1344]
	//APP
	//NO_APP
	lsl	x24, x9, #2
	add	x9, x0, x24
	add	x0, x9, #2940
	add	x25, x9, #2948
	ldr	d2, [x9, #3360]
	ldr	d0, [x0]
	add	x0, x1, x24
	ldr	d16, [x9, #3752]
	ldr	d5, [x0]
	add	x1, x0, #8
	ldur	d6, [x0, #28]
	ld1	{ v0.s }[2], [x25]
	ldr	d7, [x0, #56]
	add	x25, x9, #3004
	ld1	{ v5.s }[2], [x1]
	add	x1, x9, #2976
	ldr	d21, [x9, #3808]
	ldr	d23, [x9, #3864]
	add	x14, x9, x14
	fmul	v18.4s, v0.4s, v5.4s
	ldr	d0, [x9, #2968]
	ld1	{ v0.s }[2], [x1]
	add	x1, x0, #36
	ld1	{ v6.s }[2], [x1]
	add	x1, x9, #2996
	fmla	v18.4s, v6.4s, v0.4s
	ldr	d0, [x1]
	add	x1, x0, #64
	ld1	{ v7.s }[2], [x1]
	add	x1, x9, #3032
	ld1	{ v0.s }[2], [x25]
	add	x25, x9, #3060
	fmla	v18.4s, v7.4s, v0.4s
	fmul	v20.4s, v5.4s, v0.4s
	ldr	d0, [x9, #3024]
	ld1	{ v0.s }[2], [x1]
	add	x1, x9, #3052
	fmla	v20.4s, v6.4s, v0.4s
	ldr	d0, [x1]
	add	x1, x9, #3088
	ld1	{ v0.s }[2], [x25]
	add	x25, x9, #3116
	fmla	v20.4s, v7.4s, v0.4s
	fmul	v22.4s, v5.4s, v0.4s
	ldr	d0, [x9, #3080]
	ld1	{ v0.s }[2], [x1]
	add	x1, x9, #3108
	fmla	v22.4s, v6.4s, v0.4s
	ldr	d0, [x1]
	add	x1, x9, #3332
	ldr	d1, [x1]
	add	x1, x0, #92
	ld1	{ v0.s }[2], [x25]
	add	x25, x9, #3340
	ld1	{ v1.s }[2], [x25]
	add	x25, x9, #3396
	fmla	v22.4s, v7.4s, v0.4s
	ldur	d0, [x0, #84]
	ld1	{ v0.s }[2], [x1]
	add	x1, x9, #3368
	ld1	{ v2.s }[2], [x1]
	add	x1, x0, #120
	fmla	v18.4s, v0.4s, v1.4s
	ldr	d1, [x0, #112]
	ld1	{ v1.s }[2], [x1]
	add	x1, x9, #3388
	ldr	d3, [x1]
	add	x1, x0, #148
	fmla	v18.4s, v1.4s, v2.4s
	ldur	d2, [x0, #140]
	ld1	{ v3.s }[2], [x25]
	add	x25, x9, #3452
	ld1	{ v2.s }[2], [x1]
	add	x1, x9, #3424
	fmla	v20.4s, v0.4s, v3.4s
	fmla	v18.4s, v2.4s, v3.4s
	ldr	d3, [x9, #3416]
	ld1	{ v3.s }[2], [x1]
	add	x1, x9, #3444
	fmla	v20.4s, v1.4s, v3.4s
	ldr	d3, [x1]
	add	x1, x9, #3480
	ld1	{ v3.s }[2], [x25]
	add	x25, x9, #3508
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v22.4s, v0.4s, v3.4s
	ldr	d3, [x9, #3472]
	ld1	{ v3.s }[2], [x1]
	add	x1, x9, #3500
	fmla	v22.4s, v1.4s, v3.4s
	ldr	d3, [x1]
	add	x1, x9, #3724
	ldr	d4, [x1]
	add	x1, x0, #176
	ld1	{ v3.s }[2], [x25]
	add	x25, x9, #3732
	ld1	{ v4.s }[2], [x25]
	add	x25, x9, #3788
	fmla	v22.4s, v2.4s, v3.4s
	ldr	d3, [x0, #168]
	fmul	v17.4s, v5.4s, v4.4s
	ld1	{ v3.s }[2], [x1]
	add	x1, x9, #3760
	ld1	{ v16.s }[2], [x1]
	add	x1, x0, #204
	fmla	v18.4s, v3.4s, v4.4s
	ldur	d4, [x0, #196]
	fmla	v17.4s, v6.4s, v16.4s
	ld1	{ v4.s }[2], [x1]
	add	x1, x9, #3780
	ldr	d19, [x1]
	add	x1, x0, #232
	fmla	v18.4s, v4.4s, v16.4s
	ldr	d16, [x0, #224]
	ld1	{ v19.s }[2], [x25]
	add	x0, x9, #3816
	ld1	{ v16.s }[2], [x1]
	ld1	{ v21.s }[2], [x0]
	add	x0, x9, #3836
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	add	x1, x9, #3844
	fmla	v18.4s, v16.4s, v19.4s
	fmul	v19.4s, v5.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	d21, [x0]
	add	x0, x9, #3872
	ld1	{ v23.s }[2], [x0]
	add	x0, x9, #3892
	ld1	{ v21.s }[2], [x1]
	add	x1, x9, #3900
	fmla	v20.4s, v16.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v5.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v21.4s, v6.4s, v23.4s
	ldr	d23, [x0]
	add	x0, x2, x24
	str	d18, [x0, #896]
	add	x2, x0, #932
	ld1	{ v23.s }[2], [x1]
	add	x1, x0, #904
	st1	{ v20.s }[2], [x2]
	st1	{ v18.s }[2], [x1]
	ldr	d18, [x9, x13]
	mov	w13, #4152                      // =0x1038
	add	x13, x9, x13
	add	x1, x0, #924
	ld1	{ v18.s }[2], [x14]
	fmla	v21.4s, v7.4s, v23.4s
	str	d20, [x1]
	ldr	d20, [x9, #4536]
	fmla	v22.4s, v16.4s, v23.4s
	add	x1, x0, #960
	fmla	v17.4s, v0.4s, v18.4s
	ldr	d18, [x9, #4144]
	ld1	{ v18.s }[2], [x13]
	mov	w13, #4180                      // =0x1054
	st1	{ v22.s }[2], [x1]
	add	x13, x9, x13
	str	d22, [x0, #952]
	ldr	d22, [x9, #4592]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	d18, [x9, x23]
	ldp	x24, x23, [sp, #16]             // 16-byte Folded Reload
	ld1	{ v18.s }[2], [x13]
	mov	w13, #4208                      // =0x1070
	add	x13, x9, x13
	fmla	v17.4s, v2.4s, v18.4s
	fmla	v19.4s, v0.4s, v18.4s
	ldr	d18, [x9, #4200]
	ld1	{ v18.s }[2], [x13]
	mov	w13, #4236                      // =0x108c
	add	x13, x9, x13
	fmla	v19.4s, v1.4s, v18.4s
	ldr	d18, [x9, x22]
	ld1	{ v18.s }[2], [x13]
	mov	w13, #4264                      // =0x10a8
	add	x13, x9, x13
	fmla	v19.4s, v2.4s, v18.4s
	fmla	v21.4s, v0.4s, v18.4s
	ldr	d18, [x9, #4256]
	ld1	{ v18.s }[2], [x13]
	mov	w13, #4292                      // =0x10c4
	add	x13, x9, x13
	fmla	v21.4s, v1.4s, v18.4s
	ldr	d18, [x9, x21]
	ldp	x22, x21, [sp, #32]             // 16-byte Folded Reload
	ld1	{ v18.s }[2], [x13]
	add	x13, x9, x15
	fmla	v21.4s, v2.4s, v18.4s
	ldr	d18, [x9, x12]
	mov	w12, #4544                      // =0x11c0
	add	x12, x9, x12
	ld1	{ v18.s }[2], [x13]
	ld1	{ v20.s }[2], [x12]
	mov	w12, #4572                      // =0x11dc
	add	x12, x9, x12
	add	x13, x0, #1100
	fmla	v17.4s, v3.4s, v18.4s
	fmul	v18.4s, v5.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v6.4s, v20.4s
	ldr	d20, [x9, x20]
	ld1	{ v20.s }[2], [x12]
	mov	w12, #4600                      // =0x11f8
	add	x12, x9, x12
	ld1	{ v22.s }[2], [x12]
	mov	w12, #4628                      // =0x1214
	fmla	v17.4s, v16.4s, v20.4s
	fmla	v19.4s, v3.4s, v20.4s
	add	x12, x9, x12
	fmla	v18.4s, v7.4s, v20.4s
	fmul	v20.4s, v5.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	st1	{ v17.s }[2], [x13]
	add	x13, x0, #1156
	fmla	v20.4s, v6.4s, v22.4s
	ldr	d22, [x9, x19]
	ldp	x20, x19, [sp, #48]             // 16-byte Folded Reload
	ld1	{ v22.s }[2], [x12]
	mov	w12, #4656                      // =0x1230
	add	x12, x9, x12
	fmla	v19.4s, v16.4s, v22.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmul	v5.4s, v5.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	d22, [x9, #4648]
	ld1	{ v22.s }[2], [x12]
	mov	w12, #4684                      // =0x124c
	add	x12, x9, x12
	str	d19, [x0, #1120]
	fmla	v5.4s, v6.4s, v22.4s
	ldr	d6, [x9, x7]
	fmla	v21.4s, v4.4s, v22.4s
	ld1	{ v6.s }[2], [x12]
	add	x12, x0, #1092
	str	d17, [x12]
	add	x12, x0, #1128
	st1	{ v19.s }[2], [x12]
	add	x12, x0, #1148
	fmla	v21.4s, v16.4s, v6.4s
	fmla	v5.4s, v7.4s, v6.4s
	ldr	d6, [x9, x11]
	mov	w11, #4936                      // =0x1348
	add	x11, x9, x11
	str	d21, [x12]
	add	x12, x9, x16
	ld1	{ v6.s }[2], [x12]
	st1	{ v21.s }[2], [x13]
	fmla	v18.4s, v0.4s, v6.4s
	ldr	d6, [x9, #4928]
	ld1	{ v6.s }[2], [x11]
	mov	w11, #4964                      // =0x1364
	add	x11, x9, x11
	fmla	v18.4s, v1.4s, v6.4s
	ldr	d6, [x9, x6]
	ld1	{ v6.s }[2], [x11]
	mov	w11, #4992                      // =0x1380
	add	x11, x9, x11
	fmla	v18.4s, v2.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	d6, [x9, #4984]
	ld1	{ v6.s }[2], [x11]
	mov	w11, #5020                      // =0x139c
	add	x11, x9, x11
	fmla	v20.4s, v1.4s, v6.4s
	ldr	d6, [x9, x5]
	ld1	{ v6.s }[2], [x11]
	mov	w11, #5048                      // =0x13b8
	add	x11, x9, x11
	fmla	v5.4s, v0.4s, v6.4s
	ldr	d0, [x9, #5040]
	fmla	v20.4s, v2.4s, v6.4s
	ld1	{ v0.s }[2], [x11]
	mov	w11, #5076                      // =0x13d4
	add	x11, x9, x11
	fmla	v5.4s, v1.4s, v0.4s
	ldr	d0, [x9, x4]
	ld1	{ v0.s }[2], [x11]
	add	x11, x9, x17
	fmla	v5.4s, v2.4s, v0.4s
	ldr	d0, [x9, x10]
	mov	w10, #5328                      // =0x14d0
	add	x10, x9, x10
	ld1	{ v0.s }[2], [x11]
	fmla	v18.4s, v3.4s, v0.4s
	ldr	d0, [x9, #5320]
	ld1	{ v0.s }[2], [x10]
	mov	w10, #5356                      // =0x14ec
	add	x10, x9, x10
	fmla	v18.4s, v4.4s, v0.4s
	ldr	d0, [x9, x3]
	ld1	{ v0.s }[2], [x10]
	mov	w10, #5384                      // =0x1508
	add	x10, x9, x10
	fmla	v18.4s, v16.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	d0, [x9, #5376]
	ld1	{ v0.s }[2], [x10]
	mov	w10, #5412                      // =0x1524
	add	x10, x9, x10
	str	d18, [x0, #1288]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	d0, [x9, x18]
	ld1	{ v0.s }[2], [x10]
	mov	w10, #5440                      // =0x1540
	add	x10, x9, x10
	fmla	v20.4s, v16.4s, v0.4s
	fmla	v5.4s, v3.4s, v0.4s
	ldr	d0, [x9, #5432]
	ld1	{ v0.s }[2], [x10]
	mov	w10, #5468                      // =0x155c
	add	x10, x9, x10
	fmla	v5.4s, v4.4s, v0.4s
	ldr	d0, [x9, x8]
	add	x8, x0, #1296
	st1	{ v18.s }[2], [x8]
	add	x8, x0, #1316
	add	x9, x0, #1324
	ld1	{ v0.s }[2], [x10]
	str	d20, [x8]
	add	x8, x0, #1352
	st1	{ v20.s }[2], [x9]
	fmla	v5.4s, v16.4s, v0.4s
	st1	{ v5.s }[2], [x8]
	str	d5, [x0, #1344]
	ldr	x25, [sp], #64                  // 8-byte Folded Reload
	ret
.Lfunc_end1:
	.size	node_nnprim_depthwise_conv, .Lfunc_end1-node_nnprim_depthwise_conv
                                        // -- End function
	.p2align	2                               // -- Begin function nnprim_invoke
	.type	nnprim_invoke,@function
nnprim_invoke:                          // @nnprim_invoke
// %bb.0:                               // %entry
	ldp	x8, x9, [x0]
	ldr	x2, [x1]
	mov	x0, x8
	mov	x1, x9
	b	node_nnprim_depthwise_conv
.Lfunc_end2:
	.size	nnprim_invoke, .Lfunc_end2-nnprim_invoke
                                        // -- End function
	.type	.Lnnprim_const,@object          // @nnprim_const
	.section	.rodata.str1.4,"aMS",@progbits,1
	.p2align	2, 0x0
.Lnnprim_const:
	.asciz	"conv"
	.size	.Lnnprim_const, 5

	.type	.Lnnprim_const.1,@object        // @nnprim_const.1
	.p2align	2, 0x0
.Lnnprim_const.1:
	.asciz	"aarch64-neon"
	.size	.Lnnprim_const.1, 13

	.type	.Lnnprim_const.2,@object        // @nnprim_const.2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	4, 0x0
.Lnnprim_const.2:
	.xword	1                               // 0x1
	.xword	14                              // 0xe
	.xword	14                              // 0xe
	.xword	7                               // 0x7
	.size	.Lnnprim_const.2, 32

	.type	.Lnnprim_const.3,@object        // @nnprim_const.3
	.section	.rodata.str1.4,"aMS",@progbits,1
	.p2align	2, 0x0
.Lnnprim_const.3:
	.asciz	"input0"
	.size	.Lnnprim_const.3, 7

	.type	.Lnnprim_const.4,@object        // @nnprim_const.4
	.section	.rodata,"a",@progbits
	.p2align	4, 0x0
.Lnnprim_const.4:
	.xword	3                               // 0x3
	.xword	3                               // 0x3
	.xword	7                               // 0x7
	.size	.Lnnprim_const.4, 24

	.type	.Lnnprim_const.5,@object        // @nnprim_const.5
	.section	.rodata.str1.4,"aMS",@progbits,1
	.p2align	2, 0x0
.Lnnprim_const.5:
	.asciz	"input1"
	.size	.Lnnprim_const.5, 7

	.type	.Lnnprim_const.6,@object        // @nnprim_const.6
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
.Lnnprim_const.6:
	.xword	.Lnnprim_const.3
	.word	1                               // 0x1
	.word	4                               // 0x4
	.xword	.Lnnprim_const.2
	.xword	.Lnnprim_const.5
	.word	1                               // 0x1
	.word	3                               // 0x3
	.xword	.Lnnprim_const.4
	.size	.Lnnprim_const.6, 48

	.type	.Lnnprim_const.7,@object        // @nnprim_const.7
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	4, 0x0
.Lnnprim_const.7:
	.xword	1                               // 0x1
	.xword	7                               // 0x7
	.xword	7                               // 0x7
	.xword	7                               // 0x7
	.size	.Lnnprim_const.7, 32

	.type	.Lnnprim_const.8,@object        // @nnprim_const.8
	.section	.rodata.str1.4,"aMS",@progbits,1
	.p2align	2, 0x0
.Lnnprim_const.8:
	.asciz	"output0"
	.size	.Lnnprim_const.8, 8

	.type	.Lnnprim_const.9,@object        // @nnprim_const.9
	.section	.data.rel.ro,"aw",@progbits
	.p2align	4, 0x0
.Lnnprim_const.9:
	.xword	.Lnnprim_const.8
	.word	1                               // 0x1
	.word	4                               // 0x4
	.xword	.Lnnprim_const.7
	.size	.Lnnprim_const.9, 24

	.type	conv_model,@object              // @conv_model
	.globl	conv_model
	.p2align	4, 0x0
conv_model:
	.word	1                               // 0x1
	.word	2                               // 0x2
	.word	1                               // 0x1
	.word	0                               // 0x0
	.xword	.Lnnprim_const
	.xword	.Lnnprim_const.1
	.xword	.Lnnprim_const.6
	.xword	.Lnnprim_const.9
	.xword	0                               // 0x0
	.xword	64                              // 0x40
	.xword	0                               // 0x0
	.xword	nnprim_invoke
	.size	conv_model, 80

	.section	".note.GNU-stack","",@progbits
