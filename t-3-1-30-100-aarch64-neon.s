	.file	"conv"
	.text
	.p2align	2                               // -- Begin function nnprim_parallel
	.type	nnprim_parallel,@function
nnprim_parallel:                        // @nnprim_parallel
// %bb.0:
	mov	x3, x1
	cbz	x0, .LBB0_3
// %bb.1:
	ldr	w8, [x0, #8]
	cmp	w8, #2
	b.lt	.LBB0_3
// %bb.2:
	mov	w8, #2                          // =0x2
	adrp	x2, node_nnprim_depthwise_conv_task
	add	x2, x2, :lo12:node_nnprim_depthwise_conv_task
	str	x8, [x3]
	mov	w1, #2                          // =0x2
	ldr	x8, [x0]
	ldr	x4, [x0, #16]
	mov	x0, x8
	br	x4
.LBB0_3:
	mov	w8, #1                          // =0x1
	mov	x0, x3
	mov	x1, xzr
	str	x8, [x3]
	b	node_nnprim_depthwise_conv_task
.Lfunc_end0:
	.size	nnprim_parallel, .Lfunc_end0-nnprim_parallel
                                        // -- End function
	.p2align	2                               // -- Begin function node_nnprim_depthwise_conv
	.type	node_nnprim_depthwise_conv,@function
node_nnprim_depthwise_conv:             // @node_nnprim_depthwise_conv
// %bb.0:
	sub	sp, sp, #112
	cmp	x3, #0
	stp	x29, x30, [sp, #16]             // 16-byte Folded Spill
	stp	x28, x27, [sp, #32]             // 16-byte Folded Spill
	stp	x26, x25, [sp, #48]             // 16-byte Folded Spill
	stp	x24, x23, [sp, #64]             // 16-byte Folded Spill
	stp	x22, x21, [sp, #80]             // 16-byte Folded Spill
	stp	x20, x19, [sp, #96]             // 16-byte Folded Spill
	b.gt	.LBB1_16
// %bb.1:
	cmp	x4, #1
	b.lt	.LBB1_16
// %bb.2:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #99
	b.gt	.LBB1_5
// %bb.3:                               // %.lr.ph.preheader
	lsl	x11, x9, #2
	sub	x8, x9, #4
	add	x9, x0, x11
	add	x10, x1, x11
	add	x11, x2, x11
.LBB1_4:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	ldr	q1, [x9]
	ldr	q0, [x10, #1600]
	add	x8, x8, #4
	ldr	q2, [x10, #1200]
	ldr	q6, [x10, #400]
	cmp	x8, #96
	ldr	q16, [x10]
	fmul	v21.4s, v1.4s, v0.4s
	ldr	q3, [x9, #400]
	fmul	v22.4s, v1.4s, v2.4s
	fmul	v20.4s, v1.4s, v6.4s
	ldr	q7, [x10, #800]
	fmul	v23.4s, v1.4s, v16.4s
	ldr	q1, [x10, #2000]
	fmul	v26.4s, v2.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q5, [x9, #12000]
	ldr	q4, [x10, #2400]
	fmla	v21.4s, v1.4s, v3.4s
	ldr	q19, [x9, #12400]
	ldr	q25, [x9, #12800]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	fmul	v18.4s, v6.4s, v5.4s
	fmla	v23.4s, v6.4s, v3.4s
	ldr	q3, [x9, #800]
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q29, [x9, #13200]
	fmul	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v1.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v23.4s, v7.4s, v3.4s
	ldr	q3, [x9, #1200]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x9, #1600]
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v23.4s, v2.4s, v5.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v25.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x10, #2800]
	fmla	v26.4s, v4.4s, v19.4s
	fmla	v24.4s, v2.4s, v19.4s
	fmla	v21.4s, v3.4s, v5.4s
	ldr	q5, [x10, #3200]
	fmla	v22.4s, v3.4s, v19.4s
	fmla	v23.4s, v0.4s, v19.4s
	add	x10, x10, #16
	fmla	v28.4s, v4.4s, v25.4s
	fmla	v27.4s, v2.4s, v25.4s
	fmla	v26.4s, v3.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v21.4s, v5.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v22.4s, v5.4s, v25.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v28.4s, v3.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v24.4s, v1.4s, v29.4s
	fmla	v19.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q21, [x11]
	ldr	q21, [x9, #24000]
	str	q22, [x11, #400]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v23.4s, v4.4s, v21.4s
	fmul	v22.4s, v6.4s, v21.4s
	fmla	v19.4s, v7.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x9, #13600]
	fmla	v18.4s, v0.4s, v21.4s
	fmla	v17.4s, v2.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x11, #800]
	ldr	q26, [x9, #24400]
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x9, #25200]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v23.4s, v3.4s, v26.4s
	str	q28, [x11, #1200]
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v19.4s, v2.4s, v26.4s
	ldr	q28, [x9, #24800]
	fmla	v22.4s, v7.4s, v26.4s
	fmla	v21.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v23.4s, v5.4s, v28.4s
	str	q20, [x11, #12000]
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	ldr	q20, [x9, #36000]
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v19.4s, v0.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q23, [x11, #12400]
	fmla	v18.4s, v3.4s, v20.4s
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmul	v23.4s, v6.4s, v20.4s
	fmla	v19.4s, v1.4s, v29.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x9, #25600]
	fmla	v22.4s, v0.4s, v20.4s
	fmla	v21.4s, v2.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v25.4s, v1.4s, v29.4s
	str	q24, [x11, #12800]
	ldr	q24, [x9, #36400]
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v18.4s, v5.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x11, #13200]
	fmla	v19.4s, v4.4s, v24.4s
	fmla	v22.4s, v1.4s, v24.4s
	fmla	v21.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x9, #36800]
	fmla	v23.4s, v7.4s, v24.4s
	fmla	v20.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	str	q18, [x11, #24000]
	fmla	v21.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v20.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x9, #37200]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q17, [x11, #24400]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x9, #37600]
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v19.4s, v5.4s, v27.4s
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x9, #48000]
	str	q19, [x11, #24800]
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v23.4s, v0.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x9, #48400]
	str	q25, [x11, #25200]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v22.4s, v5.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v23.4s, v1.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x9, #48800]
	fmla	v28.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x9, #49200]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	str	q22, [x11, #36000]
	fmla	v20.4s, v1.4s, v6.4s
	fmla	v21.4s, v5.4s, v6.4s
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x9, #49600]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v5.4s, v2.4s
	str	q21, [x11, #36400]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x9, #60000]
	str	q26, [x11, #36800]
	fmla	v23.4s, v3.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x9, #60400]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x11, #37200]
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x9, #60800]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x9, #61200]
	str	q23, [x11, #48000]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x9, #61600]
	add	x9, x9, #16
	str	q20, [x11, #48400]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x11, #48800]
	str	q16, [x11, #49200]
	add	x11, x11, #16
	b.lt	.LBB1_4
.LBB1_5:                                // %.preheader19.preheader
	mov	w9, #4                          // =0x4
	mov	x8, xzr
	mov	x10, x2
	mov	x11, x0
	b	.LBB1_7
.LBB1_6:                                // %._crit_edge
                                        //   in Loop: Header=BB1_7 Depth=1
	add	x12, x9, #4
	add	x11, x11, #1600
	add	x10, x10, #1600
	cmp	x9, #20
	mov	x9, x12
	b.hs	.LBB1_10
.LBB1_7:                                // %.preheader19
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_9 Depth 2
	mov	x13, x8
	//APP
	//NO_APP
	cmp	x13, #99
	b.gt	.LBB1_6
// %bb.8:                               // %.lr.ph20
                                        //   in Loop: Header=BB1_7 Depth=1
	lsl	x15, x13, #2
	sub	x12, x13, #4
	mov	x16, xzr
	add	x13, x11, x15
	add	x14, x1, x15
	add	x15, x10, x15
.LBB1_9:                                //   Parent Loop BB1_7 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x17, x13, x16
	add	x18, x14, x16
	add	x12, x12, #4
	ldr	q0, [x17, #1200]
	ldr	q1, [x18, #1200]
	ldr	q16, [x18]
	ldr	q2, [x17, #1600]
	ldr	q6, [x18, #400]
	ldr	q3, [x17, #2000]
	fmul	v19.4s, v0.4s, v1.4s
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x18, #1600]
	fmul	v23.4s, v1.4s, v2.4s
	fmul	v22.4s, v16.4s, v2.4s
	ldr	q7, [x18, #800]
	fmul	v26.4s, v1.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q4, [x17, #13200]
	ldr	q5, [x17, #13600]
	ldr	q21, [x17, #14000]
	ldr	q25, [x17, #14400]
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v6.4s, v2.4s
	ldr	q2, [x18, #2000]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v18.4s, v16.4s, v5.4s
	ldr	q29, [x17, #14800]
	cmp	x12, #96
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	ldr	q3, [x17, #2400]
	fmla	v17.4s, v6.4s, v5.4s
	fmul	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v7.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x17, #2800]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v17.4s, v7.4s, v21.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v1.4s, v5.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x17, #3200]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v25.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x18, #2400]
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x18, #2800]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v19.4s, v4.4s, v5.4s
	ldr	q5, [x18, #3200]
	fmla	v23.4s, v4.4s, v21.4s
	add	x18, x15, x16
	fmla	v26.4s, v4.4s, v25.4s
	add	x16, x16, #16
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	fmla	v21.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q19, [x18, #1600]
	ldr	q19, [x17, #25200]
	str	q23, [x18, #2000]
	ldr	q23, [x17, #25600]
	str	q26, [x18, #2400]
	ldr	q26, [x17, #26000]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v21.4s, v7.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x17, #15200]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v2.4s, v29.4s
	fmla	v20.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v19.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v25.4s, v7.4s, v29.4s
	fmla	v22.4s, v4.4s, v26.4s
	fmla	v24.4s, v3.4s, v26.4s
	ldr	q29, [x17, #26800]
	str	q28, [x18, #2800]
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	ldr	q28, [x17, #26400]
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v22.4s, v5.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q20, [x18, #13600]
	fmla	v23.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	ldr	q20, [x17, #37200]
	fmla	v27.4s, v4.4s, v29.4s
	str	q22, [x18, #14000]
	fmla	v24.4s, v5.4s, v29.4s
	ldr	q22, [x17, #37600]
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x17, #27200]
	fmla	v18.4s, v3.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	str	q24, [x18, #14400]
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v17.4s, v4.4s, v22.4s
	ldr	q24, [x17, #38000]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	str	q27, [x18, #14800]
	fmla	v17.4s, v5.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v19.4s, v2.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	ldr	q27, [x17, #38400]
	fmla	v20.4s, v7.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v5.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	str	q17, [x18, #25600]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x17, #38800]
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q18, [x18, #26000]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x17, #39200]
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x17, #49200]
	str	q21, [x18, #26400]
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x17, #49600]
	str	q25, [x18, #26800]
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v1.4s, v6.4s
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x17, #50000]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v22.4s, v0.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x17, #50400]
	fmla	v28.4s, v3.4s, v6.4s
	fmla	v16.4s, v1.4s, v6.4s
	ldr	q1, [x17, #50800]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v22.4s, v2.4s, v6.4s
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	str	q19, [x18, #37600]
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x17, #51200]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v5.4s, v1.4s
	str	q23, [x18, #38000]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x17, #61200]
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x17, #61600]
	str	q26, [x18, #38400]
	fmla	v22.4s, v3.4s, v0.4s
	str	q28, [x18, #38800]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x17, #62000]
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x17, #62400]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x17, #62800]
	str	q20, [x18, #49600]
	fmla	v16.4s, v4.4s, v0.4s
	str	q22, [x18, #50000]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x17, #63200]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x18, #50400]
	str	q16, [x18, #50800]
	b.lt	.LBB1_9
	b	.LBB1_6
.LBB1_10:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #99
	b.gt	.LBB1_13
// %bb.11:                              // %.lr.ph22.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w10, #45200                     // =0xb090
	add	x10, x0, x10
	mov	x11, x2
	mov	x12, x0
	mov	x13, x1
.LBB1_12:                               // %.lr.ph22
                                        // =>This Inner Loop Header: Depth=1
	add	x15, x12, x9
	add	x14, x13, x9
	add	x8, x8, #4
	ldr	q0, [x15, #9200]
	ldr	q1, [x14, #1200]
	ldr	q16, [x14]
	ldr	q2, [x15, #9600]
	ldr	q6, [x14, #400]
	ldr	q3, [x15, #10000]
	fmul	v20.4s, v0.4s, v1.4s
	fmul	v19.4s, v0.4s, v16.4s
	ldr	q0, [x14, #1600]
	fmul	v22.4s, v1.4s, v2.4s
	fmul	v21.4s, v16.4s, v2.4s
	fmul	v25.4s, v1.4s, v3.4s
	ldr	q7, [x14, #800]
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q4, [x15, #21200]
	ldr	q5, [x15, #21600]
	ldr	q23, [x15, #22000]
	ldr	q26, [x15, #22400]
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v6.4s, v2.4s
	ldr	q2, [x14, #2000]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v18.4s, v16.4s, v5.4s
	add	x13, x13, #16
	add	x12, x12, #16
	cmp	x8, #96
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v7.4s, v3.4s
	ldr	q3, [x15, #10400]
	fmla	v17.4s, v6.4s, v5.4s
	fmla	v25.4s, v0.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v22.4s, v2.4s, v3.4s
	fmla	v21.4s, v7.4s, v3.4s
	ldr	q3, [x15, #10800]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v18.4s, v6.4s, v23.4s
	fmla	v17.4s, v7.4s, v23.4s
	fmla	v25.4s, v2.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x14, #2400]
	fmla	v21.4s, v1.4s, v5.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x14, #2800]
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v26.4s
	fmla	v25.4s, v3.4s, v23.4s
	fmla	v24.4s, v1.4s, v23.4s
	fmla	v21.4s, v0.4s, v23.4s
	fmla	v20.4s, v4.4s, v5.4s
	ldr	q5, [x14, #3200]
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v19.4s, v2.4s, v23.4s
	add	x14, x11, x9
	add	x11, x11, #16
	fmla	v25.4s, v4.4s, v26.4s
	fmla	v24.4s, v0.4s, v26.4s
	fmla	v21.4s, v2.4s, v26.4s
	fmla	v20.4s, v5.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v22.4s, v5.4s, v26.4s
	str	q20, [x14, #9600]
	ldr	q20, [x15, #33200]
	fmla	v23.4s, v6.4s, v26.4s
	ldr	q26, [x15, #22800]
	str	q22, [x14, #10000]
	ldr	q22, [x15, #33600]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v25.4s, v5.4s, v26.4s
	fmla	v24.4s, v2.4s, v26.4s
	fmla	v23.4s, v7.4s, v26.4s
	fmla	v21.4s, v3.4s, v22.4s
	ldr	q26, [x15, #34400]
	fmla	v18.4s, v1.4s, v22.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v17.4s, v0.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	str	q25, [x14, #10400]
	ldr	q25, [x15, #34000]
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v19.4s, v5.4s, v25.4s
	fmla	v21.4s, v4.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmla	v18.4s, v0.4s, v25.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v20.4s, v7.4s, v25.4s
	fmla	v22.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v24.4s, v4.4s, v26.4s
	str	q19, [x14, #21600]
	fmla	v21.4s, v5.4s, v26.4s
	fmla	v18.4s, v2.4s, v26.4s
	fmla	v23.4s, v0.4s, v26.4s
	fmla	v22.4s, v7.4s, v26.4s
	fmla	v25.4s, v6.4s, v26.4s
	ldr	q26, [x15, #34800]
	add	x15, x10, x9
	add	x10, x10, #16
	ldr	q19, [x15]
	fmla	v24.4s, v5.4s, v26.4s
	str	q21, [x14, #22000]
	fmla	v23.4s, v2.4s, v26.4s
	ldr	q21, [x15, #400]
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v25.4s, v7.4s, v26.4s
	fmla	v18.4s, v3.4s, v21.4s
	str	q24, [x14, #22400]
	fmla	v22.4s, v1.4s, v21.4s
	ldr	q24, [x15, #800]
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v23.4s, v3.4s, v24.4s
	fmla	v25.4s, v1.4s, v24.4s
	fmul	v16.4s, v16.4s, v24.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v17.4s, v5.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v19.4s, v7.4s, v24.4s
	fmla	v21.4s, v6.4s, v24.4s
	ldr	q24, [x15, #1200]
	fmla	v23.4s, v4.4s, v24.4s
	fmla	v25.4s, v0.4s, v24.4s
	fmla	v16.4s, v6.4s, v24.4s
	ldr	q6, [x15, #1600]
	fmla	v22.4s, v2.4s, v24.4s
	fmla	v21.4s, v7.4s, v24.4s
	fmla	v18.4s, v5.4s, v24.4s
	str	q17, [x14, #33600]
	fmla	v23.4s, v5.4s, v6.4s
	fmla	v25.4s, v2.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x15, #12000]
	str	q18, [x14, #34000]
	fmla	v20.4s, v3.4s, v6.4s
	fmla	v19.4s, v1.4s, v6.4s
	ldr	q6, [x15, #12400]
	str	q23, [x14, #34400]
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v21.4s, v1.4s, v6.4s
	fmla	v20.4s, v4.4s, v6.4s
	fmla	v19.4s, v0.4s, v6.4s
	ldr	q6, [x15, #12800]
	fmla	v25.4s, v3.4s, v6.4s
	fmla	v16.4s, v1.4s, v6.4s
	ldr	q1, [x15, #13200]
	fmla	v21.4s, v0.4s, v6.4s
	fmla	v22.4s, v4.4s, v6.4s
	fmla	v19.4s, v2.4s, v6.4s
	fmla	v20.4s, v5.4s, v6.4s
	fmla	v25.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x15, #13600]
	fmla	v21.4s, v2.4s, v1.4s
	fmla	v22.4s, v5.4s, v1.4s
	str	q20, [x14, #45600]
	fmla	v25.4s, v5.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x15, #24000]
	str	q22, [x14, #46000]
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x15, #24400]
	fmla	v21.4s, v3.4s, v0.4s
	str	q25, [x14, #46400]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x15, #24800]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v19.4s, v5.4s, v0.4s
	ldr	q0, [x15, #25200]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v21.4s, v5.4s, v0.4s
	ldr	q0, [x15, #25600]
	str	q19, [x14, #57600]
	fmla	v16.4s, v5.4s, v0.4s
	str	q21, [x14, #58000]
	str	q16, [x14, #58400]
	b.lt	.LBB1_12
.LBB1_13:                               // %._crit_edge23
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #99
	b.gt	.LBB1_16
// %bb.14:                              // %.lr.ph25.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w10, #46400                     // =0xb540
	add	x10, x0, x10
	mov	x11, x2
	mov	x12, x0
	mov	x13, x1
.LBB1_15:                               // %.lr.ph25
                                        // =>This Inner Loop Header: Depth=1
	add	x15, x12, x9
	add	x14, x13, x9
	add	x8, x8, #4
	ldr	q0, [x15, #10400]
	ldr	q1, [x14, #1200]
	ldr	q7, [x14]
	ldr	q2, [x15, #10800]
	ldr	q6, [x14, #400]
	ldr	q3, [x15, #11200]
	fmul	v20.4s, v0.4s, v1.4s
	fmul	v19.4s, v0.4s, v7.4s
	ldr	q0, [x14, #1600]
	fmul	v22.4s, v1.4s, v2.4s
	fmul	v21.4s, v7.4s, v2.4s
	fmul	v25.4s, v1.4s, v3.4s
	ldr	q16, [x14, #800]
	fmul	v24.4s, v7.4s, v3.4s
	ldr	q4, [x15, #22400]
	ldr	q5, [x15, #22800]
	ldr	q23, [x15, #23200]
	ldr	q26, [x15, #23600]
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v6.4s, v2.4s
	ldr	q2, [x14, #2000]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmul	v17.4s, v7.4s, v4.4s
	fmul	v18.4s, v7.4s, v5.4s
	add	x13, x13, #16
	add	x12, x12, #16
	cmp	x8, #96
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v16.4s, v3.4s
	ldr	q3, [x15, #11600]
	fmla	v17.4s, v6.4s, v5.4s
	fmla	v22.4s, v2.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	fmla	v21.4s, v16.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x14, #2400]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v18.4s, v6.4s, v23.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x14, #2800]
	fmla	v17.4s, v16.4s, v23.4s
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v25.4s, v3.4s, v23.4s
	fmla	v21.4s, v1.4s, v5.4s
	fmla	v24.4s, v1.4s, v23.4s
	fmla	v19.4s, v0.4s, v5.4s
	fmla	v18.4s, v16.4s, v26.4s
	fmla	v20.4s, v4.4s, v5.4s
	ldr	q5, [x14, #3200]
	add	x14, x11, x9
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v25.4s, v4.4s, v26.4s
	add	x11, x11, #16
	fmla	v21.4s, v0.4s, v23.4s
	fmla	v24.4s, v0.4s, v26.4s
	fmla	v19.4s, v2.4s, v23.4s
	fmla	v20.4s, v5.4s, v23.4s
	fmul	v23.4s, v7.4s, v23.4s
	fmla	v22.4s, v5.4s, v26.4s
	str	q25, [x14, #11600]
	ldr	q25, [x15, #35200]
	fmla	v21.4s, v2.4s, v26.4s
	fmla	v24.4s, v3.4s, v25.4s
	str	q20, [x14, #10800]
	ldr	q20, [x15, #34400]
	fmla	v23.4s, v6.4s, v26.4s
	str	q22, [x14, #11200]
	ldr	q22, [x15, #34800]
	ldr	q26, [x15, #35600]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v18.4s, v1.4s, v22.4s
	add	x15, x10, x9
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v24.4s, v4.4s, v26.4s
	add	x10, x10, #16
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v17.4s, v0.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v21.4s, v4.4s, v25.4s
	fmla	v18.4s, v0.4s, v25.4s
	fmla	v23.4s, v0.4s, v26.4s
	str	q24, [x14, #23600]
	ldr	q24, [x15, #800]
	fmla	v19.4s, v5.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmla	v20.4s, v16.4s, v25.4s
	fmla	v22.4s, v6.4s, v25.4s
	fmul	v25.4s, v7.4s, v25.4s
	fmla	v21.4s, v5.4s, v26.4s
	fmla	v18.4s, v2.4s, v26.4s
	fmla	v23.4s, v3.4s, v24.4s
	str	q19, [x14, #22800]
	ldr	q19, [x15]
	fmla	v22.4s, v16.4s, v26.4s
	fmla	v25.4s, v6.4s, v26.4s
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	str	q21, [x14, #23200]
	ldr	q21, [x15, #400]
	fmla	v18.4s, v3.4s, v21.4s
	fmla	v22.4s, v1.4s, v21.4s
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmul	v7.4s, v7.4s, v24.4s
	fmla	v25.4s, v1.4s, v24.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v17.4s, v5.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v21.4s, v6.4s, v24.4s
	fmla	v19.4s, v16.4s, v24.4s
	ldr	q24, [x15, #1200]
	fmla	v7.4s, v6.4s, v24.4s
	ldr	q6, [x15, #12000]
	fmla	v22.4s, v2.4s, v24.4s
	fmla	v25.4s, v0.4s, v24.4s
	fmla	v18.4s, v5.4s, v24.4s
	str	q17, [x14, #34800]
	fmla	v21.4s, v16.4s, v24.4s
	fmla	v20.4s, v3.4s, v6.4s
	fmla	v19.4s, v1.4s, v6.4s
	ldr	q6, [x15, #12400]
	fmla	v23.4s, v4.4s, v24.4s
	fmla	v22.4s, v3.4s, v6.4s
	str	q18, [x14, #35200]
	fmla	v21.4s, v1.4s, v6.4s
	fmla	v20.4s, v4.4s, v6.4s
	fmla	v19.4s, v0.4s, v6.4s
	ldr	q6, [x15, #12800]
	str	q23, [x14, #35600]
	fmla	v7.4s, v1.4s, v6.4s
	ldr	q1, [x15, #13200]
	fmla	v22.4s, v4.4s, v6.4s
	fmla	v21.4s, v0.4s, v6.4s
	fmla	v25.4s, v3.4s, v6.4s
	fmla	v19.4s, v2.4s, v6.4s
	fmla	v20.4s, v5.4s, v6.4s
	fmla	v7.4s, v0.4s, v1.4s
	ldr	q0, [x15, #24000]
	fmla	v22.4s, v5.4s, v1.4s
	fmla	v21.4s, v2.4s, v1.4s
	fmla	v25.4s, v4.4s, v1.4s
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x15, #24400]
	str	q20, [x14, #46800]
	str	q22, [x14, #47200]
	fmla	v21.4s, v3.4s, v0.4s
	str	q25, [x14, #47600]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x15, #24800]
	fmla	v7.4s, v3.4s, v0.4s
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v19.4s, v5.4s, v0.4s
	ldr	q0, [x15, #25200]
	fmla	v7.4s, v4.4s, v0.4s
	fmla	v21.4s, v5.4s, v0.4s
	str	q19, [x14, #58800]
	str	q7, [x14, #59600]
	str	q21, [x14, #59200]
	b.lt	.LBB1_15
.LBB1_16:                               // %.loopexit18
	mov	x8, #-23208                     // =0xffffffffffffa558
	mov	w10, #24791                     // =0x60d7
	mov	x11, #30537                     // =0x7749
	add	x9, x3, x8
	add	x8, x4, x8
	movk	x11, #7380, lsl #16
	bic	x8, x8, x8, asr #63
	bic	x9, x9, x9, asr #63
	movk	x11, #28697, lsl #32
	movk	x11, #1353, lsl #48
	stp	x4, x3, [sp]                    // 16-byte Folded Spill
	add	x8, x8, x10
	add	x9, x9, x10
	lsr	x8, x8, #3
	lsr	x9, x9, #3
	umulh	x8, x8, x11
	umulh	x9, x9, x11
	lsr	x8, x8, #6
	lsr	x14, x9, #6
	cmp	x8, #4
	mov	w9, #4                          // =0x4
	csel	x8, x8, x9, lo
	cmp	x14, x8
	b.hs	.LBB1_33
// %bb.17:                              // %.lr.ph38.preheader
	mov	w10, #60000                     // =0xea60
	mov	w13, #15000                     // =0x3a98
	mov	w12, #48000                     // =0xbb80
	mul	x18, x14, x10
	mov	w15, #15100                     // =0x3afc
	mov	w16, #15200                     // =0x3b60
	mov	w17, #15400                     // =0x3c28
	mov	w5, #17400                      // =0x43f8
	add	x8, x8, x8, lsl #2
	mul	x3, x14, x13
	add	x9, x14, x14, lsl #2
	mov	x19, xzr
	mov	x21, xzr
	add	x11, x0, x18
	add	x18, x18, #16, lsl #12          // =65536
	add	x4, x18, #3664
	add	x12, x11, x12
	add	x18, x0, x4
	add	x4, x4, #1200
	add	x14, x3, x13
	add	x6, x0, x4
	mov	w4, #17700                      // =0x4524
	add	x15, x3, x15
	add	x16, x3, x16
	add	x17, x3, x17
	add	x5, x3, x5
	add	x7, x3, x4
	mov	w3, #57200                      // =0xdf70
	b	.LBB1_19
.LBB1_18:                               // %.loopexit16
                                        //   in Loop: Header=BB1_19 Depth=1
	add	x12, x12, x10
	add	x14, x14, x13
	add	x15, x15, x13
	add	x16, x16, x13
	add	x11, x11, x10
	add	x17, x17, x13
	add	x21, x21, x10
	add	x5, x5, x13
	add	x7, x7, x13
	cmp	x9, x8
	b.hs	.LBB1_33
.LBB1_19:                               // %.lr.ph38
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_21 Depth 2
                                        //     Child Loop BB1_24 Depth 2
                                        //       Child Loop BB1_26 Depth 3
                                        //     Child Loop BB1_29 Depth 2
                                        //     Child Loop BB1_32 Depth 2
	mov	x4, x19
	//APP
	//NO_APP
	cmp	x4, #99
	b.gt	.LBB1_22
// %bb.20:                              // %.lr.ph27
                                        //   in Loop: Header=BB1_19 Depth=1
	lsl	x20, x4, #2
	sub	x22, x4, #4
	mov	x29, xzr
	add	x23, x1, x20
	add	x24, x12, x20
	add	x20, x4, x14
	lsl	x20, x20, #2
	add	x25, x0, x20
	add	x26, x2, x20
	add	x20, x4, x15
	add	x4, x4, x16
	add	x27, x0, x20, lsl #2
	add	x28, x0, x4, lsl #2
.LBB1_21:                               //   Parent Loop BB1_19 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x20, x24, x29
	add	x4, x23, x29
	ldr	q1, [x25, x29]
	ldr	q0, [x20]
	ldr	q7, [x4, #400]
	ldr	q16, [x4]
	ldr	q6, [x4, #800]
	ldr	q2, [x4, #1200]
	add	x30, x28, x29
	fmul	v22.4s, v0.4s, v7.4s
	fmul	v23.4s, v0.4s, v16.4s
	ldr	q0, [x20, #400]
	fmul	v20.4s, v7.4s, v1.4s
	fmul	v19.4s, v16.4s, v1.4s
	ldr	q3, [x27, x29]
	fmul	v26.4s, v16.4s, v0.4s
	ldr	q5, [x30, #11200]
	ldr	q4, [x4, #2400]
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q21, [x30, #11600]
	ldr	q25, [x30, #12000]
	fmla	v22.4s, v6.4s, v0.4s
	fmla	v23.4s, v7.4s, v0.4s
	ldr	q0, [x20, #800]
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v19.4s, v7.4s, v3.4s
	fmul	v18.4s, v7.4s, v5.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q29, [x30, #12400]
	add	x22, x22, #4
	fmla	v23.4s, v6.4s, v0.4s
	ldr	q0, [x20, #1200]
	cmp	x22, #96
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x20, #1600]
	fmla	v17.4s, v7.4s, v21.4s
	fmla	v23.4s, v2.4s, v1.4s
	fmla	v28.4s, v6.4s, v0.4s
	ldr	q0, [x4, #1600]
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v17.4s, v6.4s, v25.4s
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q1, [x4, #2000]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x30]
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v1.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x30, #400]
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x30, #800]
	fmla	v19.4s, v2.4s, v5.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	ldr	q3, [x4, #2800]
	fmla	v26.4s, v4.4s, v21.4s
	fmla	v22.4s, v3.4s, v5.4s
	ldr	q5, [x4, #3200]
	fmla	v23.4s, v3.4s, v21.4s
	fmla	v19.4s, v0.4s, v21.4s
	fmla	v24.4s, v2.4s, v21.4s
	add	x4, x26, x29
	fmla	v28.4s, v4.4s, v25.4s
	fmla	v27.4s, v2.4s, v25.4s
	add	x29, x29, #16
	fmla	v26.4s, v3.4s, v25.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v19.4s, v1.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v3.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v21.4s, v7.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q22, [x4]
	fmla	v24.4s, v1.4s, v29.4s
	ldr	q22, [x30, #23200]
	str	q23, [x4, #400]
	fmla	v20.4s, v3.4s, v22.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmul	v23.4s, v7.4s, v22.4s
	fmla	v21.4s, v6.4s, v29.4s
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x20, #25600]
	fmla	v18.4s, v0.4s, v22.4s
	fmla	v17.4s, v2.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x4, #800]
	ldr	q26, [x30, #23600]
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x30, #24400]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v19.4s, v3.4s, v26.4s
	str	q28, [x4, #1200]
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v21.4s, v2.4s, v26.4s
	ldr	q28, [x30, #24000]
	fmla	v23.4s, v6.4s, v26.4s
	fmla	v22.4s, v7.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v19.4s, v5.4s, v28.4s
	str	q20, [x4, #12000]
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v22.4s, v6.4s, v28.4s
	fmla	v26.4s, v7.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q19, [x4, #12400]
	ldr	q19, [x30, #35200]
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v21.4s, v1.4s, v29.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v20.4s, v7.4s, v19.4s
	fmla	v26.4s, v6.4s, v29.4s
	fmla	v28.4s, v7.4s, v29.4s
	ldr	q29, [x20, #37600]
	fmla	v17.4s, v4.4s, v19.4s
	fmla	v23.4s, v0.4s, v19.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v22.4s, v2.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	str	q24, [x4, #12800]
	ldr	q24, [x30, #35600]
	fmla	v25.4s, v1.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v18.4s, v5.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x4, #13200]
	fmla	v21.4s, v4.4s, v24.4s
	fmla	v23.4s, v1.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x30, #36000]
	fmla	v20.4s, v6.4s, v24.4s
	fmla	v19.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v5.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v21.4s, v3.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	str	q18, [x4, #24000]
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v19.4s, v6.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	ldr	q27, [x30, #36400]
	str	q17, [x4, #24400]
	fmla	v16.4s, v7.4s, v27.4s
	ldr	q7, [x20, #49600]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x30, #47200]
	fmla	v28.4s, v1.4s, v7.4s
	fmla	v25.4s, v5.4s, v7.4s
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v4.4s, v6.4s
	str	q21, [x4, #24800]
	fmla	v20.4s, v0.4s, v6.4s
	fmla	v19.4s, v2.4s, v6.4s
	ldr	q6, [x30, #47600]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v2.4s, v6.4s
	str	q25, [x4, #25200]
	fmla	v23.4s, v5.4s, v6.4s
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	fmla	v19.4s, v0.4s, v6.4s
	ldr	q6, [x30, #48000]
	fmla	v28.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x30, #48400]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	str	q23, [x4, #36000]
	fmla	v19.4s, v1.4s, v6.4s
	fmla	v22.4s, v5.4s, v6.4s
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x20, #61600]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v5.4s, v2.4s
	str	q22, [x4, #36400]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x30, #59200]
	str	q26, [x4, #36800]
	fmla	v20.4s, v3.4s, v0.4s
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x30, #59600]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x4, #37200]
	fmla	v20.4s, v5.4s, v0.4s
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x30, #60000]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v19.4s, v5.4s, v0.4s
	ldr	q0, [x30, #60400]
	str	q20, [x4, #48000]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x30, #60800]
	str	q19, [x4, #48400]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x4, #48800]
	str	q16, [x4, #49200]
	b.lt	.LBB1_21
.LBB1_22:                               // %.preheader17
                                        //   in Loop: Header=BB1_19 Depth=1
	add	x9, x9, #5
	mov	x22, x17
	mov	x23, x11
	mov	w24, #4                         // =0x4
	b	.LBB1_24
.LBB1_23:                               // %._crit_edge30
                                        //   in Loop: Header=BB1_24 Depth=2
	add	x4, x24, #4
	add	x23, x23, #1600
	add	x22, x22, #400
	cmp	x24, #20
	mov	x24, x4
	b.hs	.LBB1_27
.LBB1_24:                               //   Parent Loop BB1_19 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_26 Depth 3
	mov	x4, x19
	//APP
	//NO_APP
	cmp	x4, #99
	b.gt	.LBB1_23
// %bb.25:                              // %.lr.ph29
                                        //   in Loop: Header=BB1_24 Depth=2
	sub	x25, x4, #4
	lsl	x20, x4, #2
	add	x4, x4, x22
	lsl	x4, x4, #2
	mov	x30, xzr
	add	x26, x23, x20
	add	x27, x1, x20
	add	x28, x0, x4
	add	x29, x2, x4
.LBB1_26:                               //   Parent Loop BB1_19 Depth=1
                                        //     Parent Loop BB1_24 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x20, x26, x30
	add	x4, x27, x30
	add	x25, x25, #4
	ldr	q0, [x20, #49200]
	ldr	q16, [x4]
	ldr	q6, [x4, #400]
	ldr	q5, [x4, #800]
	ldr	q1, [x4, #1200]
	cmp	x25, #96
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x20, #49600]
	fmul	v23.4s, v16.4s, v0.4s
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x20, #50000]
	fmla	v23.4s, v6.4s, v0.4s
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x20, #50400]
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x20, #50800]
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x20, #51200]
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x20, #61200]
	add	x20, x28, x30
	ldr	q2, [x20]
	ldr	q3, [x20, #400]
	ldr	q4, [x20, #11600]
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v16.4s, v0.4s
	ldr	q0, [x4, #1600]
	fmla	v23.4s, v1.4s, v2.4s
	fmul	v22.4s, v16.4s, v2.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	ldr	q7, [x20, #12000]
	ldr	q21, [x20, #12400]
	ldr	q25, [x20, #12800]
	ldr	q29, [x20, #13200]
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v6.4s, v2.4s
	ldr	q2, [x4, #2000]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmul	v18.4s, v16.4s, v7.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	ldr	q3, [x20, #800]
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v5.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x20, #1200]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v17.4s, v5.4s, v21.4s
	fmla	v18.4s, v5.4s, v25.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v1.4s, v7.4s
	fmla	v24.4s, v5.4s, v3.4s
	ldr	q3, [x20, #1600]
	fmla	v19.4s, v0.4s, v7.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v27.4s, v5.4s, v3.4s
	ldr	q3, [x4, #2400]
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x4, #2800]
	fmla	v23.4s, v3.4s, v7.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v19.4s, v2.4s, v21.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v20.4s, v4.4s, v7.4s
	ldr	q7, [x4, #3200]
	fmla	v23.4s, v4.4s, v21.4s
	add	x4, x29, x30
	fmla	v26.4s, v4.4s, v25.4s
	add	x30, x30, #16
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v20.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	fmla	v21.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q20, [x4]
	ldr	q20, [x20, #23600]
	str	q23, [x4, #400]
	ldr	q23, [x20, #24000]
	str	q26, [x4, #800]
	ldr	q26, [x20, #24400]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v21.4s, v5.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x20, #13600]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v27.4s, v2.4s, v29.4s
	fmla	v19.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v20.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v25.4s, v5.4s, v29.4s
	fmla	v22.4s, v4.4s, v26.4s
	fmla	v24.4s, v3.4s, v26.4s
	ldr	q29, [x20, #25200]
	str	q28, [x4, #1200]
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	ldr	q28, [x20, #24800]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v22.4s, v7.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q19, [x4, #12000]
	fmla	v23.4s, v5.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	ldr	q19, [x20, #35600]
	fmla	v27.4s, v4.4s, v29.4s
	str	q22, [x4, #12400]
	fmla	v24.4s, v7.4s, v29.4s
	ldr	q22, [x20, #36000]
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x20, #25600]
	fmla	v18.4s, v3.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	str	q24, [x4, #12800]
	fmla	v27.4s, v7.4s, v29.4s
	fmla	v17.4s, v4.4s, v22.4s
	ldr	q24, [x20, #36400]
	fmla	v20.4s, v0.4s, v22.4s
	fmla	v19.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	str	q27, [x4, #13200]
	fmla	v17.4s, v7.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	ldr	q27, [x20, #36800]
	fmla	v19.4s, v5.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v23.4s, v2.4s, v27.4s
	str	q17, [x4, #24000]
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v22.4s, v5.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x20, #37200]
	str	q18, [x4, #24400]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x20, #37600]
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v24.4s, v5.4s, v27.4s
	fmla	v21.4s, v7.4s, v27.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x20, #47600]
	fmla	v25.4s, v7.4s, v6.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x20, #48000]
	str	q21, [x4, #24800]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v22.4s, v1.4s, v5.4s
	str	q25, [x4, #25200]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	ldr	q5, [x20, #48400]
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v26.4s, v3.4s, v5.4s
	fmla	v22.4s, v0.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x20, #48800]
	fmla	v28.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x20, #49200]
	fmla	v24.4s, v0.4s, v5.4s
	fmla	v22.4s, v2.4s, v5.4s
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v23.4s, v7.4s, v5.4s
	str	q20, [x4, #36000]
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x20, #49600]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v7.4s, v1.4s
	str	q23, [x4, #36400]
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x20, #59600]
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x20, #60000]
	str	q26, [x4, #36800]
	fmla	v22.4s, v3.4s, v0.4s
	str	q28, [x4, #37200]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x20, #60400]
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v19.4s, v7.4s, v0.4s
	ldr	q0, [x20, #60800]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v22.4s, v7.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x20, #61200]
	str	q19, [x4, #48000]
	fmla	v16.4s, v4.4s, v0.4s
	str	q22, [x4, #48400]
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x20, #61600]
	fmla	v16.4s, v7.4s, v0.4s
	str	q24, [x4, #48800]
	str	q16, [x4, #49200]
	b.lt	.LBB1_26
	b	.LBB1_23
.LBB1_27:                               //   in Loop: Header=BB1_19 Depth=1
	mov	x4, x19
	//APP
	//NO_APP
	cmp	x4, #99
	b.gt	.LBB1_30
// %bb.28:                              // %.lr.ph32
                                        //   in Loop: Header=BB1_19 Depth=1
	lsl	x24, x4, #2
	sub	x20, x4, #4
	add	x4, x4, x5
	add	x26, x2, x4, lsl #2
	mov	x27, xzr
	add	x22, x21, x24
	add	x23, x11, x24
	add	x24, x1, x24
	add	x22, x18, x22
	add	x25, x23, x3
.LBB1_29:                               //   Parent Loop BB1_19 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x28, x23, x27
	add	x4, x24, x27
	add	x20, x20, #4
	ldr	q0, [x28, #57200]
	ldr	q16, [x4]
	ldr	q6, [x4, #400]
	ldr	q5, [x4, #800]
	ldr	q1, [x4, #1200]
	cmp	x20, #96
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x28, #57600]
	fmul	v22.4s, v16.4s, v0.4s
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x28, #58000]
	fmul	v25.4s, v16.4s, v0.4s
	fmla	v22.4s, v6.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x28, #58400]
	fmla	v25.4s, v6.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x28, #58800]
	add	x28, x25, x27
	ldr	q2, [x28, #12400]
	add	x28, x22, x27
	ldr	q3, [x28, #800]
	ldr	q4, [x28, #12000]
	ldr	q7, [x28, #12400]
	fmla	v25.4s, v5.4s, v0.4s
	ldr	q0, [x22, x27]
	fmla	v22.4s, v1.4s, v2.4s
	fmul	v21.4s, v16.4s, v2.4s
	fmul	v24.4s, v16.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v16.4s, v0.4s
	ldr	q0, [x4, #1600]
	fmul	v18.4s, v16.4s, v7.4s
	ldr	q23, [x28, #12800]
	ldr	q26, [x28, #13200]
	fmla	v25.4s, v1.4s, v3.4s
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v6.4s, v2.4s
	ldr	q2, [x4, #2000]
	fmla	v18.4s, v6.4s, v23.4s
	fmla	v17.4s, v5.4s, v23.4s
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	ldr	q3, [x28, #1200]
	fmla	v18.4s, v5.4s, v26.4s
	fmla	v25.4s, v0.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v22.4s, v2.4s, v3.4s
	fmla	v21.4s, v5.4s, v3.4s
	ldr	q3, [x28, #1600]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v25.4s, v2.4s, v3.4s
	fmla	v24.4s, v5.4s, v3.4s
	ldr	q3, [x4, #2400]
	fmla	v21.4s, v1.4s, v7.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x4, #2800]
	fmla	v22.4s, v3.4s, v7.4s
	fmla	v19.4s, v0.4s, v7.4s
	fmla	v25.4s, v3.4s, v23.4s
	fmla	v24.4s, v1.4s, v23.4s
	fmla	v21.4s, v0.4s, v23.4s
	fmla	v20.4s, v4.4s, v7.4s
	ldr	q7, [x4, #3200]
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v19.4s, v2.4s, v23.4s
	add	x4, x26, x27
	add	x27, x27, #16
	fmla	v25.4s, v4.4s, v26.4s
	fmla	v24.4s, v0.4s, v26.4s
	fmla	v21.4s, v2.4s, v26.4s
	fmla	v20.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v22.4s, v7.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	ldr	q26, [x28, #13600]
	str	q20, [x4]
	ldr	q20, [x28, #24000]
	str	q22, [x4, #400]
	ldr	q22, [x28, #24400]
	fmla	v25.4s, v7.4s, v26.4s
	fmla	v24.4s, v2.4s, v26.4s
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v23.4s, v5.4s, v26.4s
	fmla	v21.4s, v3.4s, v22.4s
	ldr	q26, [x28, #25200]
	fmla	v18.4s, v1.4s, v22.4s
	str	q25, [x4, #800]
	ldr	q25, [x28, #24800]
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v17.4s, v0.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v21.4s, v4.4s, v25.4s
	fmla	v18.4s, v0.4s, v25.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v19.4s, v7.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmla	v20.4s, v5.4s, v25.4s
	fmla	v22.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v21.4s, v7.4s, v26.4s
	fmla	v18.4s, v2.4s, v26.4s
	fmla	v23.4s, v0.4s, v26.4s
	str	q19, [x4, #12000]
	ldr	q19, [x28, #36000]
	fmla	v22.4s, v5.4s, v26.4s
	fmla	v25.4s, v6.4s, v26.4s
	ldr	q26, [x28, #25600]
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v24.4s, v7.4s, v26.4s
	str	q21, [x4, #12400]
	ldr	q21, [x28, #36400]
	fmla	v23.4s, v2.4s, v26.4s
	fmla	v25.4s, v5.4s, v26.4s
	fmla	v18.4s, v3.4s, v21.4s
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v20.4s, v0.4s, v21.4s
	str	q24, [x4, #12800]
	fmla	v22.4s, v1.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	ldr	q24, [x28, #36800]
	fmul	v16.4s, v16.4s, v24.4s
	fmla	v17.4s, v7.4s, v24.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v23.4s, v3.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v25.4s, v1.4s, v24.4s
	fmla	v19.4s, v5.4s, v24.4s
	fmla	v21.4s, v6.4s, v24.4s
	ldr	q24, [x28, #37200]
	str	q17, [x4, #24000]
	fmla	v16.4s, v6.4s, v24.4s
	ldr	q6, [x28, #37600]
	fmla	v23.4s, v4.4s, v24.4s
	fmla	v25.4s, v0.4s, v24.4s
	fmla	v22.4s, v2.4s, v24.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmla	v18.4s, v7.4s, v24.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x28, #48000]
	fmla	v23.4s, v7.4s, v6.4s
	fmla	v25.4s, v2.4s, v6.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x28, #48400]
	str	q18, [x4, #24400]
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v21.4s, v1.4s, v5.4s
	str	q23, [x4, #24800]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	ldr	q5, [x28, #48800]
	fmla	v25.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x28, #49200]
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	fmla	v25.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x28, #49600]
	fmla	v21.4s, v2.4s, v1.4s
	fmla	v22.4s, v7.4s, v1.4s
	str	q20, [x4, #36000]
	fmla	v25.4s, v7.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x28, #60000]
	str	q22, [x4, #36400]
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x28, #60400]
	fmla	v21.4s, v3.4s, v0.4s
	str	q25, [x4, #36800]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x28, #60800]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v19.4s, v7.4s, v0.4s
	ldr	q0, [x28, #61200]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v21.4s, v7.4s, v0.4s
	ldr	q0, [x28, #61600]
	str	q19, [x4, #48000]
	fmla	v16.4s, v7.4s, v0.4s
	str	q21, [x4, #48400]
	str	q16, [x4, #48800]
	b.lt	.LBB1_29
.LBB1_30:                               // %._crit_edge33
                                        //   in Loop: Header=BB1_19 Depth=1
	mov	x4, x19
	//APP
	//NO_APP
	cmp	x4, #99
	b.gt	.LBB1_18
// %bb.31:                              // %.lr.ph35
                                        //   in Loop: Header=BB1_19 Depth=1
	lsl	x25, x4, #2
	sub	x20, x4, #4
	add	x26, x6, x21
	add	x4, x4, x7
	mov	x27, xzr
	add	x22, x21, x25
	add	x23, x11, x25
	add	x24, x1, x25
	add	x25, x26, x25
	add	x26, x2, x4, lsl #2
	add	x22, x6, x22
.LBB1_32:                               //   Parent Loop BB1_19 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x4, x23, x27
	add	x28, x24, x27
	add	x20, x20, #4
	ldr	q0, [x4, #58400]
	ldr	q7, [x28]
	ldr	q4, [x28, #400]
	ldr	q6, [x28, #800]
	ldr	q1, [x28, #1200]
	cmp	x20, #96
	fmul	v20.4s, v0.4s, v7.4s
	ldr	q0, [x4, #58800]
	fmul	v22.4s, v7.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x4, #59200]
	fmla	v22.4s, v4.4s, v0.4s
	fmul	v25.4s, v7.4s, v0.4s
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x4, #59600]
	add	x4, x25, x27
	ldr	q2, [x4, #400]
	add	x4, x22, x27
	fmla	v22.4s, v6.4s, v0.4s
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x22, x27]
	fmul	v21.4s, v7.4s, v2.4s
	ldr	q3, [x4, #800]
	ldr	q5, [x4, #12000]
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v18.4s, v7.4s, v0.4s
	ldr	q0, [x28, #1600]
	fmul	v24.4s, v7.4s, v3.4s
	fmul	v17.4s, v7.4s, v5.4s
	ldr	q16, [x4, #12400]
	fmla	v22.4s, v1.4s, v2.4s
	fmla	v25.4s, v1.4s, v3.4s
	ldr	q23, [x4, #12800]
	fmla	v21.4s, v4.4s, v3.4s
	fmul	v19.4s, v7.4s, v16.4s
	ldr	q26, [x4, #13200]
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v18.4s, v4.4s, v2.4s
	ldr	q2, [x28, #2000]
	fmla	v17.4s, v4.4s, v16.4s
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v19.4s, v4.4s, v23.4s
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v18.4s, v6.4s, v3.4s
	ldr	q3, [x4, #1200]
	fmla	v17.4s, v6.4s, v23.4s
	fmla	v22.4s, v2.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v24.4s, v4.4s, v3.4s
	ldr	q3, [x28, #2400]
	fmla	v18.4s, v1.4s, v5.4s
	fmla	v19.4s, v6.4s, v26.4s
	fmla	v20.4s, v3.4s, v5.4s
	ldr	q5, [x28, #2800]
	fmla	v22.4s, v3.4s, v16.4s
	fmla	v25.4s, v3.4s, v23.4s
	fmla	v21.4s, v1.4s, v16.4s
	fmla	v24.4s, v1.4s, v23.4s
	fmla	v18.4s, v0.4s, v16.4s
	fmla	v20.4s, v5.4s, v16.4s
	ldr	q16, [x28, #3200]
	add	x28, x26, x27
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v25.4s, v5.4s, v26.4s
	add	x27, x27, #16
	fmla	v21.4s, v0.4s, v23.4s
	fmla	v24.4s, v0.4s, v26.4s
	fmla	v18.4s, v2.4s, v23.4s
	fmla	v20.4s, v16.4s, v23.4s
	fmul	v23.4s, v7.4s, v23.4s
	fmla	v22.4s, v16.4s, v26.4s
	str	q25, [x28, #800]
	ldr	q25, [x4, #24800]
	fmla	v21.4s, v2.4s, v26.4s
	fmla	v24.4s, v3.4s, v25.4s
	str	q20, [x28]
	ldr	q20, [x4, #24000]
	fmla	v23.4s, v4.4s, v26.4s
	str	q22, [x28, #400]
	ldr	q22, [x4, #24400]
	ldr	q26, [x4, #25200]
	fmla	v18.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v24.4s, v5.4s, v26.4s
	fmla	v18.4s, v5.4s, v22.4s
	fmla	v17.4s, v0.4s, v22.4s
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v21.4s, v5.4s, v25.4s
	fmla	v19.4s, v0.4s, v25.4s
	fmla	v23.4s, v0.4s, v26.4s
	str	q24, [x28, #12800]
	ldr	q24, [x4, #36800]
	fmla	v18.4s, v16.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmla	v20.4s, v6.4s, v25.4s
	fmla	v22.4s, v4.4s, v25.4s
	fmul	v25.4s, v7.4s, v25.4s
	fmla	v21.4s, v16.4s, v26.4s
	fmla	v19.4s, v2.4s, v26.4s
	fmla	v23.4s, v3.4s, v24.4s
	str	q18, [x28, #12000]
	ldr	q18, [x4, #36000]
	fmla	v22.4s, v6.4s, v26.4s
	fmla	v25.4s, v4.4s, v26.4s
	fmla	v17.4s, v3.4s, v18.4s
	fmla	v20.4s, v1.4s, v18.4s
	fmul	v18.4s, v7.4s, v18.4s
	str	q21, [x28, #12400]
	ldr	q21, [x4, #36400]
	fmla	v19.4s, v3.4s, v21.4s
	fmla	v22.4s, v1.4s, v21.4s
	fmla	v17.4s, v5.4s, v21.4s
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v18.4s, v4.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmul	v7.4s, v7.4s, v24.4s
	fmla	v25.4s, v1.4s, v24.4s
	fmla	v19.4s, v5.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v17.4s, v16.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v21.4s, v4.4s, v24.4s
	fmla	v18.4s, v6.4s, v24.4s
	ldr	q24, [x4, #37200]
	fmla	v7.4s, v4.4s, v24.4s
	ldr	q4, [x4, #48000]
	fmla	v22.4s, v2.4s, v24.4s
	fmla	v25.4s, v0.4s, v24.4s
	fmla	v19.4s, v16.4s, v24.4s
	str	q17, [x28, #24000]
	fmla	v21.4s, v6.4s, v24.4s
	fmla	v20.4s, v3.4s, v4.4s
	fmla	v18.4s, v1.4s, v4.4s
	ldr	q4, [x4, #48400]
	fmla	v23.4s, v5.4s, v24.4s
	fmla	v22.4s, v3.4s, v4.4s
	str	q19, [x28, #24400]
	fmla	v21.4s, v1.4s, v4.4s
	fmla	v20.4s, v5.4s, v4.4s
	fmla	v18.4s, v0.4s, v4.4s
	ldr	q4, [x4, #48800]
	str	q23, [x28, #24800]
	fmla	v7.4s, v1.4s, v4.4s
	ldr	q1, [x4, #49200]
	fmla	v22.4s, v5.4s, v4.4s
	fmla	v21.4s, v0.4s, v4.4s
	fmla	v25.4s, v3.4s, v4.4s
	fmla	v18.4s, v2.4s, v4.4s
	fmla	v20.4s, v16.4s, v4.4s
	fmla	v7.4s, v0.4s, v1.4s
	ldr	q0, [x4, #60000]
	fmla	v22.4s, v16.4s, v1.4s
	fmla	v21.4s, v2.4s, v1.4s
	fmla	v25.4s, v5.4s, v1.4s
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x4, #60400]
	str	q20, [x28, #36000]
	str	q22, [x28, #36400]
	fmla	v21.4s, v3.4s, v0.4s
	str	q25, [x28, #36800]
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x4, #60800]
	fmla	v7.4s, v3.4s, v0.4s
	fmla	v21.4s, v5.4s, v0.4s
	fmla	v18.4s, v16.4s, v0.4s
	ldr	q0, [x4, #61200]
	fmla	v7.4s, v5.4s, v0.4s
	fmla	v21.4s, v16.4s, v0.4s
	str	q18, [x28, #48000]
	str	q7, [x28, #48800]
	str	q21, [x28, #48400]
	b.lt	.LBB1_32
	b	.LBB1_18
.LBB1_33:                               // %._crit_edge39
	mov	x8, #-56840                     // =0xffffffffffff21f8
	ldr	x9, [sp, #8]                    // 8-byte Reload
	movk	x8, #65534, lsl #16
	add	x9, x9, x8
	cmp	x9, #0
	b.gt	.LBB1_49
// %bb.34:                              // %._crit_edge39
	ldr	x9, [sp]                        // 8-byte Reload
	add	x8, x9, x8
	cmp	x8, #1
	b.lt	.LBB1_49
// %bb.35:
	mov	w8, #35056                      // =0x88f0
	mov	x10, xzr
	movk	w8, #4, lsl #16
	//APP
	//NO_APP
	cmp	x10, #99
	b.gt	.LBB1_38
// %bb.36:                              // %.lr.ph41.preheader
	lsl	x12, x10, #2
	add	x11, x0, #70, lsl #12           // =286720
	add	x13, x8, x2
	add	x11, x11, #1280
	sub	x9, x10, #4
	add	x10, x1, x12
	add	x11, x12, x11
	add	x12, x13, x12
	add	x12, x12, #2800
.LBB1_37:                               // %.lr.ph41
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x11]
	ldr	q4, [x10, #400]
	add	x9, x9, #4
	ldr	q5, [x10]
	ldr	q3, [x10, #800]
	cmp	x9, #96
	fmul	v22.4s, v0.4s, v4.4s
	ldr	q1, [x11, #12000]
	ldr	q2, [x10, #1200]
	fmul	v23.4s, v0.4s, v5.4s
	ldr	q0, [x11, #400]
	ldr	q6, [x11, #12400]
	fmul	v21.4s, v4.4s, v1.4s
	fmul	v20.4s, v5.4s, v1.4s
	ldr	q7, [x11, #24000]
	fmul	v26.4s, v5.4s, v0.4s
	fmul	v24.4s, v5.4s, v6.4s
	ldr	q16, [x10, #2400]
	fmla	v22.4s, v3.4s, v0.4s
	fmul	v18.4s, v4.4s, v7.4s
	fmul	v17.4s, v5.4s, v7.4s
	fmla	v23.4s, v4.4s, v0.4s
	ldr	q0, [x11, #800]
	ldr	q19, [x11, #24400]
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v20.4s, v4.4s, v6.4s
	ldr	q25, [x11, #24800]
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q29, [x11, #25200]
	fmla	v18.4s, v3.4s, v19.4s
	fmla	v17.4s, v4.4s, v19.4s
	fmla	v23.4s, v3.4s, v0.4s
	ldr	q0, [x11, #1200]
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x11, #1600]
	fmla	v17.4s, v3.4s, v25.4s
	fmla	v23.4s, v2.4s, v1.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x10, #1600]
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q1, [x10, #2000]
	fmla	v23.4s, v0.4s, v6.4s
	fmla	v21.4s, v0.4s, v7.4s
	fmla	v22.4s, v1.4s, v6.4s
	ldr	q6, [x11, #12800]
	fmla	v21.4s, v1.4s, v19.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmul	v27.4s, v5.4s, v6.4s
	fmla	v23.4s, v1.4s, v6.4s
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v20.4s, v3.4s, v6.4s
	fmla	v24.4s, v4.4s, v6.4s
	ldr	q6, [x11, #13200]
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v27.4s, v4.4s, v6.4s
	fmla	v26.4s, v1.4s, v6.4s
	fmla	v23.4s, v16.4s, v7.4s
	fmla	v24.4s, v3.4s, v6.4s
	ldr	q6, [x11, #13600]
	fmla	v20.4s, v2.4s, v7.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v27.4s, v3.4s, v6.4s
	ldr	q6, [x10, #2800]
	fmla	v26.4s, v16.4s, v19.4s
	fmla	v22.4s, v6.4s, v7.4s
	ldr	q7, [x10, #3200]
	fmla	v23.4s, v6.4s, v19.4s
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v24.4s, v2.4s, v19.4s
	add	x10, x10, #16
	fmla	v28.4s, v16.4s, v25.4s
	fmla	v27.4s, v2.4s, v25.4s
	fmla	v26.4s, v6.4s, v25.4s
	fmla	v22.4s, v7.4s, v19.4s
	fmul	v19.4s, v5.4s, v19.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v20.4s, v1.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v19.4s, v4.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	str	q22, [x12]
	fmla	v24.4s, v1.4s, v29.4s
	ldr	q22, [x11, #36000]
	str	q23, [x12, #400]
	fmla	v21.4s, v6.4s, v22.4s
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v23.4s, v4.4s, v22.4s
	fmla	v19.4s, v3.4s, v29.4s
	fmla	v25.4s, v4.4s, v29.4s
	ldr	q29, [x11, #25600]
	fmla	v18.4s, v0.4s, v22.4s
	fmla	v17.4s, v2.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x12, #800]
	ldr	q26, [x11, #36400]
	fmla	v25.4s, v3.4s, v29.4s
	ldr	q29, [x11, #37200]
	fmla	v21.4s, v7.4s, v26.4s
	fmla	v20.4s, v6.4s, v26.4s
	str	q28, [x12, #1200]
	fmla	v24.4s, v16.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v19.4s, v2.4s, v26.4s
	ldr	q28, [x11, #36800]
	fmla	v23.4s, v3.4s, v26.4s
	fmla	v22.4s, v4.4s, v26.4s
	fmul	v26.4s, v5.4s, v26.4s
	fmla	v27.4s, v16.4s, v28.4s
	fmla	v20.4s, v7.4s, v28.4s
	str	q21, [x12, #12000]
	fmla	v24.4s, v6.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v19.4s, v0.4s, v28.4s
	fmla	v22.4s, v3.4s, v28.4s
	fmla	v26.4s, v4.4s, v28.4s
	fmul	v28.4s, v5.4s, v28.4s
	fmla	v27.4s, v6.4s, v29.4s
	str	q20, [x12, #12400]
	ldr	q20, [x11, #48000]
	fmla	v24.4s, v7.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v19.4s, v1.4s, v29.4s
	fmla	v18.4s, v6.4s, v20.4s
	fmul	v21.4s, v4.4s, v20.4s
	fmla	v26.4s, v3.4s, v29.4s
	fmla	v28.4s, v4.4s, v29.4s
	ldr	q29, [x11, #37600]
	fmla	v17.4s, v16.4s, v20.4s
	fmla	v23.4s, v0.4s, v20.4s
	fmla	v27.4s, v7.4s, v29.4s
	fmla	v22.4s, v2.4s, v20.4s
	fmul	v20.4s, v5.4s, v20.4s
	str	q24, [x12, #12800]
	ldr	q24, [x11, #48400]
	fmla	v25.4s, v1.4s, v29.4s
	fmla	v28.4s, v3.4s, v29.4s
	fmla	v18.4s, v7.4s, v24.4s
	fmla	v17.4s, v6.4s, v24.4s
	str	q27, [x12, #13200]
	fmla	v19.4s, v16.4s, v24.4s
	fmla	v23.4s, v1.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x11, #48800]
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v20.4s, v4.4s, v24.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmul	v5.4s, v5.4s, v27.4s
	fmla	v17.4s, v7.4s, v27.4s
	fmla	v25.4s, v16.4s, v27.4s
	fmla	v19.4s, v6.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	str	q18, [x12, #24000]
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v20.4s, v3.4s, v27.4s
	fmla	v24.4s, v4.4s, v27.4s
	ldr	q27, [x11, #49200]
	str	q17, [x12, #24400]
	fmla	v5.4s, v4.4s, v27.4s
	ldr	q4, [x11, #49600]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v25.4s, v6.4s, v27.4s
	fmla	v24.4s, v3.4s, v27.4s
	fmla	v19.4s, v7.4s, v27.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x11, #60000]
	fmla	v28.4s, v1.4s, v4.4s
	fmla	v25.4s, v7.4s, v4.4s
	fmla	v23.4s, v6.4s, v3.4s
	fmla	v22.4s, v16.4s, v3.4s
	str	q19, [x12, #24800]
	fmla	v21.4s, v0.4s, v3.4s
	fmla	v20.4s, v2.4s, v3.4s
	ldr	q3, [x11, #60400]
	fmla	v26.4s, v16.4s, v3.4s
	fmla	v24.4s, v2.4s, v3.4s
	str	q25, [x12, #25200]
	fmla	v23.4s, v7.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmla	v21.4s, v1.4s, v3.4s
	fmla	v20.4s, v0.4s, v3.4s
	ldr	q3, [x11, #60800]
	fmla	v28.4s, v16.4s, v3.4s
	fmla	v5.4s, v2.4s, v3.4s
	ldr	q2, [x11, #61200]
	fmla	v26.4s, v6.4s, v3.4s
	fmla	v24.4s, v0.4s, v3.4s
	str	q23, [x12, #36000]
	fmla	v22.4s, v7.4s, v3.4s
	fmla	v20.4s, v1.4s, v3.4s
	str	q21, [x12, #48000]
	fmla	v28.4s, v6.4s, v2.4s
	fmla	v5.4s, v0.4s, v2.4s
	ldr	q0, [x11, #61600]
	fmla	v26.4s, v7.4s, v2.4s
	fmla	v24.4s, v1.4s, v2.4s
	add	x11, x11, #16
	str	q22, [x12, #36400]
	str	q20, [x12, #48400]
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v5.4s, v1.4s, v0.4s
	str	q26, [x12, #36800]
	str	q24, [x12, #48800]
	str	q28, [x12, #37200]
	str	q5, [x12, #49200]
	add	x12, x12, #16
	b.lt	.LBB1_37
.LBB1_38:                               // %.preheader.preheader
	mov	w9, #9864                       // =0x2688
	mov	w12, #27056                     // =0x69b0
	mov	w10, #4                         // =0x4
	movk	w9, #1, lsl #16
	mov	x11, xzr
	movk	w12, #4, lsl #16
	mov	x13, x0
	b	.LBB1_40
.LBB1_39:                               // %._crit_edge44
                                        //   in Loop: Header=BB1_40 Depth=1
	add	x14, x10, #4
	add	x13, x13, #1600
	add	x9, x9, #400
	cmp	x10, #20
	mov	x10, x14
	b.hs	.LBB1_43
.LBB1_40:                               // %.preheader
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_42 Depth 2
	mov	x17, x11
	//APP
	//NO_APP
	cmp	x17, #99
	b.gt	.LBB1_39
// %bb.41:                              // %.lr.ph43
                                        //   in Loop: Header=BB1_40 Depth=1
	sub	x14, x17, #4
	lsl	x16, x17, #2
	add	x17, x17, x9
	add	x15, x13, x12
	add	x17, x2, x17, lsl #2
	mov	x18, xzr
	add	x15, x15, x16
	add	x16, x1, x16
.LBB1_42:                               //   Parent Loop BB1_40 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x4, x16, x18
	ldr	q0, [x15, x18]
	add	x3, x15, x18
	ldr	q5, [x4]
	ldr	q4, [x4, #400]
	ldr	q3, [x4, #800]
	ldr	q1, [x4, #1200]
	ldr	q2, [x3, #12400]
	add	x14, x14, #4
	fmul	v20.4s, v0.4s, v5.4s
	ldr	q0, [x3, #400]
	ldr	q6, [x3, #12800]
	fmul	v22.4s, v5.4s, v2.4s
	ldr	q7, [x4, #2400]
	ldr	q16, [x3, #24400]
	fmul	v23.4s, v5.4s, v0.4s
	fmul	v24.4s, v5.4s, v6.4s
	ldr	q21, [x3, #24800]
	fmul	v18.4s, v5.4s, v16.4s
	ldr	q25, [x3, #25200]
	ldr	q29, [x3, #25600]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x3, #800]
	cmp	x14, #96
	fmla	v22.4s, v4.4s, v6.4s
	fmla	v23.4s, v4.4s, v0.4s
	fmul	v26.4s, v5.4s, v0.4s
	fmla	v18.4s, v4.4s, v21.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x3, #1200]
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v23.4s, v3.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x3, #1600]
	fmla	v18.4s, v3.4s, v25.4s
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x3, #2000]
	fmla	v23.4s, v1.4s, v2.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x3, #12000]
	fmla	v26.4s, v1.4s, v6.4s
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v5.4s, v0.4s
	ldr	q0, [x4, #1600]
	fmla	v23.4s, v0.4s, v6.4s
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v4.4s, v2.4s
	ldr	q2, [x4, #2000]
	fmla	v20.4s, v2.4s, v6.4s
	fmla	v19.4s, v3.4s, v6.4s
	ldr	q6, [x3, #13200]
	fmla	v28.4s, v1.4s, v6.4s
	fmul	v27.4s, v5.4s, v6.4s
	fmla	v23.4s, v2.4s, v6.4s
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v24.4s, v4.4s, v6.4s
	ldr	q6, [x3, #13600]
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v27.4s, v4.4s, v6.4s
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v23.4s, v7.4s, v16.4s
	fmla	v24.4s, v3.4s, v6.4s
	ldr	q6, [x3, #14000]
	fmla	v22.4s, v1.4s, v16.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v27.4s, v3.4s, v6.4s
	ldr	q6, [x3, #24000]
	fmla	v26.4s, v7.4s, v21.4s
	fmla	v20.4s, v7.4s, v6.4s
	fmla	v19.4s, v1.4s, v6.4s
	fmul	v17.4s, v5.4s, v6.4s
	ldr	q6, [x4, #2800]
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v28.4s, v7.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v23.4s, v6.4s, v21.4s
	fmla	v26.4s, v6.4s, v25.4s
	fmla	v20.4s, v6.4s, v16.4s
	fmla	v19.4s, v0.4s, v16.4s
	fmla	v17.4s, v4.4s, v16.4s
	ldr	q16, [x4, #3200]
	add	x4, x17, x18
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	add	x18, x18, #16
	fmla	v23.4s, v16.4s, v25.4s
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v20.4s, v16.4s, v21.4s
	fmla	v19.4s, v2.4s, v21.4s
	fmla	v17.4s, v3.4s, v21.4s
	fmul	v21.4s, v5.4s, v21.4s
	fmla	v26.4s, v16.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	str	q23, [x4, #400]
	ldr	q23, [x3, #36400]
	str	q20, [x4]
	ldr	q20, [x3, #36000]
	fmla	v21.4s, v4.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v22.4s, v7.4s, v23.4s
	fmla	v19.4s, v7.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v5.4s, v20.4s
	fmla	v18.4s, v1.4s, v23.4s
	str	q26, [x4, #800]
	ldr	q26, [x3, #36800]
	fmla	v21.4s, v3.4s, v29.4s
	fmla	v25.4s, v4.4s, v29.4s
	ldr	q29, [x3, #26000]
	fmla	v19.4s, v6.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v28.4s, v16.4s, v29.4s
	fmla	v20.4s, v4.4s, v23.4s
	fmul	v23.4s, v5.4s, v23.4s
	fmla	v27.4s, v2.4s, v29.4s
	fmla	v22.4s, v6.4s, v26.4s
	fmla	v25.4s, v3.4s, v29.4s
	fmla	v24.4s, v7.4s, v26.4s
	ldr	q29, [x3, #37600]
	fmla	v19.4s, v16.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	str	q28, [x4, #1200]
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	fmla	v20.4s, v3.4s, v26.4s
	fmla	v23.4s, v4.4s, v26.4s
	fmul	v26.4s, v5.4s, v26.4s
	ldr	q28, [x3, #37200]
	str	q19, [x4, #12000]
	ldr	q19, [x3, #48000]
	fmla	v27.4s, v7.4s, v28.4s
	fmla	v22.4s, v16.4s, v28.4s
	fmla	v24.4s, v6.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v23.4s, v3.4s, v28.4s
	fmla	v26.4s, v4.4s, v28.4s
	fmul	v28.4s, v5.4s, v28.4s
	fmla	v27.4s, v6.4s, v29.4s
	fmla	v17.4s, v7.4s, v19.4s
	str	q22, [x4, #12400]
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v5.4s, v19.4s
	fmla	v24.4s, v16.4s, v29.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	ldr	q22, [x3, #48400]
	fmla	v26.4s, v3.4s, v29.4s
	fmla	v28.4s, v4.4s, v29.4s
	ldr	q29, [x3, #38000]
	fmla	v17.4s, v6.4s, v22.4s
	fmla	v18.4s, v7.4s, v22.4s
	fmla	v27.4s, v16.4s, v29.4s
	fmla	v20.4s, v0.4s, v22.4s
	str	q24, [x4, #12800]
	fmla	v23.4s, v1.4s, v22.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	ldr	q24, [x3, #48800]
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v3.4s, v29.4s
	str	q27, [x4, #13200]
	fmla	v17.4s, v16.4s, v24.4s
	fmla	v18.4s, v6.4s, v24.4s
	fmla	v21.4s, v7.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	ldr	q27, [x3, #49200]
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	fmla	v19.4s, v3.4s, v24.4s
	fmla	v22.4s, v4.4s, v24.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmul	v5.4s, v5.4s, v27.4s
	fmla	v18.4s, v16.4s, v27.4s
	fmla	v25.4s, v7.4s, v27.4s
	fmla	v21.4s, v6.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	str	q17, [x4, #24000]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v22.4s, v3.4s, v27.4s
	fmla	v24.4s, v4.4s, v27.4s
	ldr	q27, [x3, #49600]
	str	q18, [x4, #24400]
	fmla	v5.4s, v4.4s, v27.4s
	ldr	q4, [x3, #50000]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v25.4s, v6.4s, v27.4s
	fmla	v24.4s, v3.4s, v27.4s
	fmla	v21.4s, v16.4s, v27.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x3, #60000]
	fmla	v28.4s, v2.4s, v4.4s
	fmla	v25.4s, v16.4s, v4.4s
	fmla	v20.4s, v7.4s, v3.4s
	fmla	v19.4s, v1.4s, v3.4s
	ldr	q3, [x3, #60400]
	str	q21, [x4, #24800]
	fmla	v23.4s, v7.4s, v3.4s
	fmla	v22.4s, v1.4s, v3.4s
	str	q25, [x4, #25200]
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v19.4s, v0.4s, v3.4s
	ldr	q3, [x3, #60800]
	fmla	v23.4s, v6.4s, v3.4s
	fmla	v26.4s, v7.4s, v3.4s
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v24.4s, v1.4s, v3.4s
	fmla	v20.4s, v16.4s, v3.4s
	fmla	v19.4s, v2.4s, v3.4s
	ldr	q3, [x3, #61200]
	fmla	v28.4s, v7.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x3, #61600]
	fmla	v26.4s, v6.4s, v3.4s
	fmla	v24.4s, v0.4s, v3.4s
	fmla	v23.4s, v16.4s, v3.4s
	fmla	v22.4s, v2.4s, v3.4s
	str	q20, [x4, #36000]
	str	q19, [x4, #48000]
	fmla	v28.4s, v6.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	ldr	q0, [x3, #62000]
	fmla	v26.4s, v16.4s, v1.4s
	fmla	v24.4s, v2.4s, v1.4s
	str	q23, [x4, #36400]
	str	q22, [x4, #48400]
	fmla	v28.4s, v16.4s, v0.4s
	fmla	v5.4s, v2.4s, v0.4s
	str	q26, [x4, #36800]
	str	q24, [x4, #48800]
	str	q28, [x4, #37200]
	str	q5, [x4, #49200]
	b.lt	.LBB1_42
	b	.LBB1_39
.LBB1_43:
	mov	w9, #47456                      // =0xb960
	mov	x11, xzr
	movk	w9, #4, lsl #16
	//APP
	//NO_APP
	cmp	x11, #99
	b.gt	.LBB1_46
// %bb.44:                              // %.lr.ph46.preheader
	lsl	x13, x11, #2
	sub	x10, x11, #4
	add	x11, x0, x8
	add	x14, x2, x9
	add	x11, x11, x13
	add	x12, x1, x13
	add	x13, x14, x13
.LBB1_45:                               // %.lr.ph46
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x11]
	ldr	q5, [x12]
	add	x10, x10, #4
	ldr	q4, [x12, #400]
	ldr	q3, [x12, #800]
	cmp	x10, #96
	fmul	v20.4s, v0.4s, v5.4s
	ldr	q0, [x11, #400]
	ldr	q1, [x12, #1200]
	ldr	q2, [x11, #12400]
	ldr	q6, [x11, #12800]
	ldr	q7, [x12, #2400]
	fmul	v22.4s, v5.4s, v0.4s
	ldr	q16, [x11, #24400]
	ldr	q23, [x11, #24800]
	fmul	v21.4s, v5.4s, v2.4s
	fmul	v24.4s, v5.4s, v6.4s
	ldr	q26, [x11, #25200]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x11, #800]
	fmul	v18.4s, v5.4s, v16.4s
	fmul	v25.4s, v5.4s, v0.4s
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x11, #1200]
	fmla	v18.4s, v4.4s, v23.4s
	fmla	v25.4s, v4.4s, v0.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x11, #1600]
	fmla	v18.4s, v3.4s, v26.4s
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x11, #12000]
	fmla	v22.4s, v1.4s, v2.4s
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v5.4s, v0.4s
	ldr	q0, [x12, #1600]
	fmla	v25.4s, v1.4s, v6.4s
	fmla	v22.4s, v0.4s, v6.4s
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v4.4s, v2.4s
	ldr	q2, [x12, #2000]
	fmla	v20.4s, v2.4s, v6.4s
	fmla	v19.4s, v3.4s, v6.4s
	ldr	q6, [x11, #13200]
	fmla	v25.4s, v0.4s, v6.4s
	fmla	v24.4s, v4.4s, v6.4s
	fmla	v22.4s, v2.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	ldr	q6, [x11, #13600]
	fmla	v25.4s, v2.4s, v6.4s
	fmla	v24.4s, v3.4s, v6.4s
	ldr	q6, [x11, #24000]
	fmla	v22.4s, v7.4s, v16.4s
	fmla	v21.4s, v1.4s, v16.4s
	fmla	v20.4s, v7.4s, v6.4s
	fmla	v19.4s, v1.4s, v6.4s
	fmul	v17.4s, v5.4s, v6.4s
	ldr	q6, [x12, #2800]
	fmla	v25.4s, v7.4s, v23.4s
	fmla	v24.4s, v1.4s, v23.4s
	fmla	v22.4s, v6.4s, v23.4s
	fmla	v21.4s, v0.4s, v23.4s
	fmla	v20.4s, v6.4s, v16.4s
	fmla	v19.4s, v0.4s, v16.4s
	fmla	v17.4s, v4.4s, v16.4s
	ldr	q16, [x12, #3200]
	add	x12, x12, #16
	fmla	v25.4s, v6.4s, v26.4s
	fmla	v24.4s, v0.4s, v26.4s
	fmla	v22.4s, v16.4s, v26.4s
	fmla	v21.4s, v2.4s, v26.4s
	fmla	v20.4s, v16.4s, v23.4s
	fmla	v19.4s, v2.4s, v23.4s
	fmla	v17.4s, v3.4s, v23.4s
	fmul	v23.4s, v5.4s, v23.4s
	str	q22, [x13, #400]
	ldr	q22, [x11, #36400]
	str	q20, [x13]
	ldr	q20, [x11, #36000]
	fmla	v23.4s, v4.4s, v26.4s
	ldr	q26, [x11, #25600]
	fmla	v21.4s, v7.4s, v22.4s
	fmla	v19.4s, v7.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v5.4s, v20.4s
	fmla	v25.4s, v16.4s, v26.4s
	fmla	v24.4s, v2.4s, v26.4s
	fmla	v18.4s, v1.4s, v22.4s
	fmla	v23.4s, v3.4s, v26.4s
	ldr	q26, [x11, #37200]
	fmla	v19.4s, v6.4s, v22.4s
	fmla	v17.4s, v0.4s, v22.4s
	str	q25, [x13, #800]
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	ldr	q25, [x11, #36800]
	fmla	v24.4s, v7.4s, v25.4s
	fmla	v19.4s, v16.4s, v25.4s
	fmla	v21.4s, v6.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmla	v18.4s, v0.4s, v25.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v20.4s, v3.4s, v25.4s
	fmla	v22.4s, v4.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v24.4s, v6.4s, v26.4s
	str	q19, [x13, #12000]
	ldr	q19, [x11, #48000]
	fmla	v21.4s, v16.4s, v26.4s
	fmla	v18.4s, v2.4s, v26.4s
	fmla	v23.4s, v0.4s, v26.4s
	fmla	v22.4s, v3.4s, v26.4s
	fmla	v25.4s, v4.4s, v26.4s
	ldr	q26, [x11, #37600]
	fmla	v17.4s, v7.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v5.4s, v19.4s
	fmla	v24.4s, v16.4s, v26.4s
	str	q21, [x13, #12400]
	ldr	q21, [x11, #48400]
	fmla	v23.4s, v2.4s, v26.4s
	fmla	v25.4s, v3.4s, v26.4s
	fmla	v18.4s, v7.4s, v21.4s
	fmla	v17.4s, v6.4s, v21.4s
	fmla	v20.4s, v0.4s, v21.4s
	str	q24, [x13, #12800]
	fmla	v22.4s, v1.4s, v21.4s
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v5.4s, v21.4s
	ldr	q24, [x11, #48800]
	fmul	v5.4s, v5.4s, v24.4s
	fmla	v17.4s, v16.4s, v24.4s
	fmla	v18.4s, v6.4s, v24.4s
	fmla	v23.4s, v7.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v25.4s, v1.4s, v24.4s
	fmla	v19.4s, v3.4s, v24.4s
	fmla	v21.4s, v4.4s, v24.4s
	ldr	q24, [x11, #49200]
	str	q17, [x13, #24000]
	fmla	v5.4s, v4.4s, v24.4s
	ldr	q4, [x11, #49600]
	fmla	v23.4s, v6.4s, v24.4s
	fmla	v25.4s, v0.4s, v24.4s
	fmla	v22.4s, v2.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v18.4s, v16.4s, v24.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x11, #60000]
	fmla	v23.4s, v16.4s, v4.4s
	fmla	v25.4s, v2.4s, v4.4s
	fmla	v20.4s, v7.4s, v3.4s
	fmla	v19.4s, v1.4s, v3.4s
	ldr	q3, [x11, #60400]
	str	q18, [x13, #24400]
	fmla	v22.4s, v7.4s, v3.4s
	fmla	v21.4s, v1.4s, v3.4s
	str	q23, [x13, #24800]
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v19.4s, v0.4s, v3.4s
	ldr	q3, [x11, #60800]
	fmla	v25.4s, v7.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x11, #61200]
	fmla	v22.4s, v6.4s, v3.4s
	fmla	v21.4s, v0.4s, v3.4s
	fmla	v20.4s, v16.4s, v3.4s
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v25.4s, v6.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	ldr	q0, [x11, #61600]
	fmla	v22.4s, v16.4s, v1.4s
	fmla	v21.4s, v2.4s, v1.4s
	add	x11, x11, #16
	str	q20, [x13, #36000]
	str	q19, [x13, #48000]
	fmla	v25.4s, v16.4s, v0.4s
	fmla	v5.4s, v2.4s, v0.4s
	str	q22, [x13, #36400]
	str	q21, [x13, #48400]
	str	q25, [x13, #36800]
	str	q5, [x13, #48800]
	add	x13, x13, #16
	b.lt	.LBB1_45
.LBB1_46:                               // %._crit_edge47
	mov	x11, xzr
	//APP
	//NO_APP
	cmp	x11, #99
	b.gt	.LBB1_49
// %bb.47:                              // %.lr.ph49.preheader
	lsl	x12, x11, #2
	add	x8, x8, x0
	add	x9, x9, x2
	sub	x10, x11, #4
	add	x8, x8, x12
	add	x9, x9, x12
	add	x11, x1, x12
	add	x8, x8, #1200
	add	x9, x9, #1200
.LBB1_48:                               // %.lr.ph49
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x8]
	ldr	q5, [x11]
	add	x10, x10, #4
	ldr	q3, [x11, #400]
	ldr	q4, [x11, #800]
	cmp	x10, #96
	fmul	v20.4s, v0.4s, v5.4s
	ldr	q0, [x8, #400]
	ldr	q1, [x11, #1200]
	ldr	q2, [x8, #12400]
	ldr	q6, [x8, #12800]
	ldr	q7, [x11, #2400]
	fmul	v22.4s, v5.4s, v0.4s
	ldr	q16, [x8, #24400]
	ldr	q23, [x8, #24800]
	fmul	v21.4s, v5.4s, v2.4s
	fmul	v24.4s, v5.4s, v6.4s
	ldr	q26, [x8, #25200]
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x8, #800]
	fmul	v18.4s, v5.4s, v16.4s
	fmla	v22.4s, v3.4s, v0.4s
	fmul	v25.4s, v5.4s, v0.4s
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x8, #1200]
	fmla	v18.4s, v3.4s, v23.4s
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x8, #12000]
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v5.4s, v0.4s
	ldr	q0, [x11, #1600]
	fmla	v18.4s, v4.4s, v26.4s
	fmla	v22.4s, v1.4s, v2.4s
	fmla	v25.4s, v1.4s, v6.4s
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v3.4s, v2.4s
	ldr	q2, [x11, #2000]
	fmla	v22.4s, v0.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	fmla	v19.4s, v4.4s, v6.4s
	ldr	q6, [x8, #13200]
	fmla	v22.4s, v2.4s, v6.4s
	fmla	v25.4s, v0.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v24.4s, v3.4s, v6.4s
	ldr	q6, [x8, #24000]
	fmla	v20.4s, v7.4s, v6.4s
	fmla	v19.4s, v1.4s, v6.4s
	fmul	v17.4s, v5.4s, v6.4s
	ldr	q6, [x11, #2800]
	fmla	v22.4s, v7.4s, v16.4s
	fmla	v25.4s, v7.4s, v23.4s
	fmla	v21.4s, v1.4s, v16.4s
	fmla	v24.4s, v1.4s, v23.4s
	fmla	v20.4s, v6.4s, v16.4s
	fmla	v19.4s, v0.4s, v16.4s
	fmla	v17.4s, v3.4s, v16.4s
	ldr	q16, [x11, #3200]
	fmla	v22.4s, v6.4s, v23.4s
	fmla	v21.4s, v0.4s, v23.4s
	fmla	v25.4s, v6.4s, v26.4s
	add	x11, x11, #16
	fmla	v24.4s, v0.4s, v26.4s
	fmla	v20.4s, v16.4s, v23.4s
	fmla	v19.4s, v2.4s, v23.4s
	fmla	v17.4s, v4.4s, v23.4s
	fmla	v22.4s, v16.4s, v26.4s
	fmul	v23.4s, v5.4s, v23.4s
	fmla	v21.4s, v2.4s, v26.4s
	str	q25, [x9, #800]
	ldr	q25, [x8, #36800]
	str	q20, [x9]
	ldr	q20, [x8, #36000]
	fmla	v24.4s, v7.4s, v25.4s
	str	q22, [x9, #400]
	ldr	q22, [x8, #36400]
	fmla	v23.4s, v3.4s, v26.4s
	fmla	v19.4s, v7.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v5.4s, v20.4s
	fmla	v21.4s, v7.4s, v22.4s
	fmla	v18.4s, v1.4s, v22.4s
	ldr	q26, [x8, #37200]
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v24.4s, v6.4s, v26.4s
	fmla	v19.4s, v6.4s, v22.4s
	fmla	v17.4s, v0.4s, v22.4s
	fmla	v20.4s, v3.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	fmla	v21.4s, v6.4s, v25.4s
	fmla	v18.4s, v0.4s, v25.4s
	fmla	v23.4s, v0.4s, v26.4s
	str	q24, [x9, #12800]
	ldr	q24, [x8, #48800]
	fmla	v19.4s, v16.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmla	v20.4s, v4.4s, v25.4s
	fmla	v22.4s, v3.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v21.4s, v16.4s, v26.4s
	fmla	v18.4s, v2.4s, v26.4s
	fmla	v23.4s, v7.4s, v24.4s
	str	q19, [x9, #12000]
	ldr	q19, [x8, #48000]
	fmla	v22.4s, v4.4s, v26.4s
	fmla	v25.4s, v3.4s, v26.4s
	fmla	v17.4s, v7.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v5.4s, v19.4s
	str	q21, [x9, #12400]
	ldr	q21, [x8, #48400]
	fmla	v18.4s, v7.4s, v21.4s
	fmla	v22.4s, v1.4s, v21.4s
	fmla	v17.4s, v6.4s, v21.4s
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v19.4s, v3.4s, v21.4s
	fmul	v21.4s, v5.4s, v21.4s
	fmul	v5.4s, v5.4s, v24.4s
	fmla	v25.4s, v1.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v18.4s, v6.4s, v24.4s
	fmla	v17.4s, v16.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v19.4s, v4.4s, v24.4s
	ldr	q24, [x8, #49200]
	fmla	v22.4s, v2.4s, v24.4s
	fmla	v5.4s, v3.4s, v24.4s
	ldr	q3, [x8, #60000]
	fmla	v25.4s, v0.4s, v24.4s
	fmla	v18.4s, v16.4s, v24.4s
	str	q17, [x9, #24000]
	fmla	v21.4s, v4.4s, v24.4s
	fmla	v20.4s, v7.4s, v3.4s
	fmla	v19.4s, v1.4s, v3.4s
	ldr	q3, [x8, #60400]
	fmla	v23.4s, v6.4s, v24.4s
	fmla	v22.4s, v7.4s, v3.4s
	str	q18, [x9, #24400]
	fmla	v21.4s, v1.4s, v3.4s
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v19.4s, v0.4s, v3.4s
	ldr	q3, [x8, #60800]
	str	q23, [x9, #24800]
	fmla	v22.4s, v6.4s, v3.4s
	fmla	v25.4s, v7.4s, v3.4s
	fmla	v21.4s, v0.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x8, #61200]
	fmla	v20.4s, v16.4s, v3.4s
	fmla	v19.4s, v2.4s, v3.4s
	add	x8, x8, #16
	fmla	v22.4s, v16.4s, v1.4s
	fmla	v25.4s, v6.4s, v1.4s
	fmla	v21.4s, v2.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	str	q20, [x9, #36000]
	str	q19, [x9, #48000]
	str	q22, [x9, #36400]
	str	q25, [x9, #36800]
	str	q21, [x9, #48400]
	str	q5, [x9, #48800]
	add	x9, x9, #16
	b.lt	.LBB1_48
.LBB1_49:                               // %.loopexit
	ldp	x20, x19, [sp, #96]             // 16-byte Folded Reload
	ldp	x22, x21, [sp, #80]             // 16-byte Folded Reload
	ldp	x24, x23, [sp, #64]             // 16-byte Folded Reload
	ldp	x26, x25, [sp, #48]             // 16-byte Folded Reload
	ldp	x28, x27, [sp, #32]             // 16-byte Folded Reload
	ldp	x29, x30, [sp, #16]             // 16-byte Folded Reload
	add	sp, sp, #112
	ret
.Lfunc_end1:
	.size	node_nnprim_depthwise_conv, .Lfunc_end1-node_nnprim_depthwise_conv
                                        // -- End function
	.p2align	2                               // -- Begin function node_nnprim_depthwise_conv_task
	.type	node_nnprim_depthwise_conv_task,@function
node_nnprim_depthwise_conv_task:        // @node_nnprim_depthwise_conv_task
// %bb.0:
	mov	w11, #14224                     // =0x3790
	ldp	x10, x8, [x0]
	movk	w11, #2, lsl #16
	ldp	x9, x2, [x0, #16]
	mul	x12, x1, x11
	mov	x0, x8
	mov	x1, x9
	add	x11, x12, x11
	udiv	x3, x12, x10
	udiv	x4, x11, x10
	b	node_nnprim_depthwise_conv
.Lfunc_end2:
	.size	node_nnprim_depthwise_conv_task, .Lfunc_end2-node_nnprim_depthwise_conv_task
                                        // -- End function
	.globl	conv_run                        // -- Begin function conv_run
	.p2align	2
	.type	conv_run,@function
conv_run:                               // @conv_run
.Lconv_run$local:
	.type	.Lconv_run$local,@function
// %bb.0:                               // %entry
	sub	sp, sp, #48
	stp	x0, x1, [sp, #8]
	mov	x0, xzr
	mov	x1, sp
	stp	x2, x30, [sp, #24]              // 8-byte Folded Spill
	bl	nnprim_parallel
	ldr	x30, [sp, #32]                  // 8-byte Reload
	add	sp, sp, #48
	ret
.Lfunc_end3:
	.size	conv_run, .Lfunc_end3-conv_run
	.size	.Lconv_run$local, .Lfunc_end3-conv_run
                                        // -- End function
	.p2align	2                               // -- Begin function nnprim_invoke
	.type	nnprim_invoke,@function
nnprim_invoke:                          // @nnprim_invoke
// %bb.0:                               // %entry
	sub	sp, sp, #48
	ldp	x8, x9, [x0]
	mov	x0, x3
	ldr	x10, [x1]
	mov	x1, sp
	stp	x8, x9, [sp, #8]
	stp	x10, x30, [sp, #24]             // 8-byte Folded Spill
	bl	nnprim_parallel
	ldr	x30, [sp, #32]                  // 8-byte Reload
	add	sp, sp, #48
	ret
.Lfunc_end4:
	.size	nnprim_invoke, .Lfunc_end4-nnprim_invoke
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

	.type	.Lnnprim_const.3,@object        // @nnprim_const.3
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
	.xword	100                             // 0x64
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
	.xword	.Lnnprim_const.7
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
	.xword	30                              // 0x1e
	.xword	30                              // 0x1e
	.xword	100                             // 0x64
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
	.word	1                               // 0x1
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
