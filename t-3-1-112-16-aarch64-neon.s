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
	cmp	w8, #31
	mov	w9, #31                         // =0x1f
	adrp	x2, node_nnprim_depthwise_conv_task
	add	x2, x2, :lo12:node_nnprim_depthwise_conv_task
	csel	w1, w8, w9, lo
	str	x1, [x3]
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
	stp	x28, x27, [sp, #-80]!           // 16-byte Folded Spill
	cmp	x3, #0
	stp	x26, x25, [sp, #16]             // 16-byte Folded Spill
	stp	x24, x23, [sp, #32]             // 16-byte Folded Spill
	stp	x22, x21, [sp, #48]             // 16-byte Folded Spill
	stp	x20, x19, [sp, #64]             // 16-byte Folded Spill
	b.gt	.LBB1_13
// %bb.1:
	cmp	x4, #1
	b.lt	.LBB1_13
// %bb.2:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #15
	b.gt	.LBB1_5
// %bb.3:                               // %.lr.ph.preheader
	lsl	x11, x9, #2
	sub	x8, x9, #4
	add	x10, x11, x1
	add	x9, x0, x11
	add	x11, x2, x11
	add	x10, x10, #256
.LBB1_4:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	ldr	q1, [x9]
	ldr	q0, [x10]
	add	x8, x8, #4
	ldur	q2, [x10, #-64]
	ldur	q6, [x10, #-192]
	cmp	x8, #12
	ldur	q16, [x10, #-256]
	fmul	v21.4s, v1.4s, v0.4s
	ldr	q3, [x9, #64]
	fmul	v22.4s, v1.4s, v2.4s
	fmul	v20.4s, v1.4s, v6.4s
	ldur	q7, [x10, #-128]
	fmul	v23.4s, v1.4s, v16.4s
	ldr	q1, [x10, #64]
	fmul	v26.4s, v2.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q5, [x9, #7168]
	ldr	q4, [x10, #128]
	fmla	v21.4s, v1.4s, v3.4s
	ldr	q19, [x9, #7232]
	ldr	q25, [x9, #7296]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	fmul	v18.4s, v6.4s, v5.4s
	fmla	v23.4s, v6.4s, v3.4s
	ldr	q3, [x9, #128]
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q29, [x9, #7360]
	fmul	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v1.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v23.4s, v7.4s, v3.4s
	ldr	q3, [x9, #192]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x9, #256]
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v23.4s, v2.4s, v5.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v25.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x10, #192]
	fmla	v26.4s, v4.4s, v19.4s
	fmla	v24.4s, v2.4s, v19.4s
	fmla	v21.4s, v3.4s, v5.4s
	ldr	q5, [x10, #256]
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
	ldr	q21, [x9, #14336]
	str	q22, [x11, #64]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v23.4s, v4.4s, v21.4s
	fmul	v22.4s, v6.4s, v21.4s
	fmla	v19.4s, v7.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x9, #7424]
	fmla	v18.4s, v0.4s, v21.4s
	fmla	v17.4s, v2.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x11, #128]
	ldr	q26, [x9, #14400]
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x9, #14528]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v23.4s, v3.4s, v26.4s
	str	q28, [x11, #192]
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v19.4s, v2.4s, v26.4s
	ldr	q28, [x9, #14464]
	fmla	v22.4s, v7.4s, v26.4s
	fmla	v21.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v23.4s, v5.4s, v28.4s
	str	q20, [x11, #7168]
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	ldr	q20, [x9, #21504]
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v19.4s, v0.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q23, [x11, #7232]
	fmla	v18.4s, v3.4s, v20.4s
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmul	v23.4s, v6.4s, v20.4s
	fmla	v19.4s, v1.4s, v29.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x9, #14592]
	fmla	v22.4s, v0.4s, v20.4s
	fmla	v21.4s, v2.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v25.4s, v1.4s, v29.4s
	str	q24, [x11, #7296]
	ldr	q24, [x9, #21568]
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v18.4s, v5.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x11, #7360]
	fmla	v19.4s, v4.4s, v24.4s
	fmla	v22.4s, v1.4s, v24.4s
	fmla	v21.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x9, #21632]
	fmla	v23.4s, v7.4s, v24.4s
	fmla	v20.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	str	q18, [x11, #14336]
	fmla	v21.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v20.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x9, #21696]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q17, [x11, #14400]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x9, #21760]
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v19.4s, v5.4s, v27.4s
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x9, #28672]
	str	q19, [x11, #14464]
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v23.4s, v0.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x9, #28736]
	str	q25, [x11, #14528]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v22.4s, v5.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v23.4s, v1.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x9, #28800]
	fmla	v28.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x9, #28864]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	str	q22, [x11, #21504]
	fmla	v20.4s, v1.4s, v6.4s
	fmla	v21.4s, v5.4s, v6.4s
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x9, #28928]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v5.4s, v2.4s
	str	q21, [x11, #21568]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x9, #35840]
	str	q26, [x11, #21632]
	fmla	v23.4s, v3.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x9, #35904]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x11, #21696]
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x9, #35968]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x9, #36032]
	str	q23, [x11, #28672]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x9, #36096]
	add	x9, x9, #16
	str	q20, [x11, #28736]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x11, #28800]
	str	q16, [x11, #28864]
	add	x11, x11, #16
	b.lt	.LBB1_4
.LBB1_5:                                // %.preheader22.preheader
	add	x8, x1, #256
	mov	w10, #4                         // =0x4
	mov	x9, xzr
	mov	x11, x2
	mov	x12, x0
	b	.LBB1_7
.LBB1_6:                                // %._crit_edge
                                        //   in Loop: Header=BB1_7 Depth=1
	add	x13, x10, #4
	add	x12, x12, #256
	add	x11, x11, #256
	cmp	x10, #104
	mov	x10, x13
	b.hs	.LBB1_10
.LBB1_7:                                // %.preheader22
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_9 Depth 2
	mov	x14, x9
	//APP
	//NO_APP
	cmp	x14, #15
	b.gt	.LBB1_6
// %bb.8:                               // %.lr.ph23
                                        //   in Loop: Header=BB1_7 Depth=1
	lsl	x16, x14, #2
	sub	x13, x14, #4
	mov	x17, xzr
	add	x14, x12, x16
	add	x15, x8, x16
	add	x16, x11, x16
.LBB1_9:                                //   Parent Loop BB1_7 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x18, x14, x17
	add	x5, x15, x17
	add	x13, x13, #4
	ldr	q0, [x18, #192]
	ldur	q1, [x5, #-64]
	ldur	q16, [x5, #-256]
	ldr	q2, [x18, #256]
	ldur	q6, [x5, #-192]
	ldr	q3, [x18, #320]
	fmul	v19.4s, v0.4s, v1.4s
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x5]
	fmul	v23.4s, v1.4s, v2.4s
	fmul	v22.4s, v16.4s, v2.4s
	ldur	q7, [x5, #-128]
	fmul	v26.4s, v1.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q4, [x18, #7360]
	ldr	q5, [x18, #7424]
	ldr	q21, [x18, #7488]
	ldr	q25, [x18, #7552]
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v6.4s, v2.4s
	ldr	q2, [x5, #64]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v18.4s, v16.4s, v5.4s
	ldr	q29, [x18, #7616]
	cmp	x13, #12
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	ldr	q3, [x18, #384]
	fmla	v17.4s, v6.4s, v5.4s
	fmul	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v7.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x18, #448]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v17.4s, v7.4s, v21.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v1.4s, v5.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x18, #512]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v25.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x5, #128]
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x5, #192]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v19.4s, v4.4s, v5.4s
	ldr	q5, [x5, #256]
	fmla	v23.4s, v4.4s, v21.4s
	add	x5, x16, x17
	fmla	v26.4s, v4.4s, v25.4s
	add	x17, x17, #16
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
	str	q19, [x5, #256]
	ldr	q19, [x18, #14528]
	str	q23, [x5, #320]
	ldr	q23, [x18, #14592]
	str	q26, [x5, #384]
	ldr	q26, [x18, #14656]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v21.4s, v7.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x18, #7680]
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
	ldr	q29, [x18, #14784]
	str	q28, [x5, #448]
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	ldr	q28, [x18, #14720]
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v22.4s, v5.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q20, [x5, #7424]
	fmla	v23.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	ldr	q20, [x18, #21696]
	fmla	v27.4s, v4.4s, v29.4s
	str	q22, [x5, #7488]
	fmla	v24.4s, v5.4s, v29.4s
	ldr	q22, [x18, #21760]
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x18, #14848]
	fmla	v18.4s, v3.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	str	q24, [x5, #7552]
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v17.4s, v4.4s, v22.4s
	ldr	q24, [x18, #21824]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	str	q27, [x5, #7616]
	fmla	v17.4s, v5.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v19.4s, v2.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	ldr	q27, [x18, #21888]
	fmla	v20.4s, v7.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v5.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	str	q17, [x5, #14592]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x18, #21952]
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q18, [x5, #14656]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x18, #22016]
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x18, #28864]
	str	q21, [x5, #14720]
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x18, #28928]
	str	q25, [x5, #14784]
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v1.4s, v6.4s
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x18, #28992]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v22.4s, v0.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x18, #29056]
	fmla	v28.4s, v3.4s, v6.4s
	fmla	v16.4s, v1.4s, v6.4s
	ldr	q1, [x18, #29120]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v22.4s, v2.4s, v6.4s
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	str	q19, [x5, #21760]
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x18, #29184]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v5.4s, v1.4s
	str	q23, [x5, #21824]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x18, #36032]
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x18, #36096]
	str	q26, [x5, #21888]
	fmla	v22.4s, v3.4s, v0.4s
	str	q28, [x5, #21952]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x18, #36160]
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x18, #36224]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x18, #36288]
	str	q20, [x5, #28928]
	fmla	v16.4s, v4.4s, v0.4s
	str	q22, [x5, #28992]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x18, #36352]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x5, #29056]
	str	q16, [x5, #29120]
	b.lt	.LBB1_9
	b	.LBB1_6
.LBB1_10:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #15
	b.gt	.LBB1_13
// %bb.11:                              // %.lr.ph25.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	add	x10, x1, #256
	mov	x11, x2
	mov	x12, x0
.LBB1_12:                               // %.lr.ph25
                                        // =>This Inner Loop Header: Depth=1
	add	x13, x12, x9
	add	x14, x10, x9
	add	x8, x8, #4
	ldr	q0, [x13, #6848]
	ldur	q1, [x14, #-64]
	ldur	q7, [x14, #-256]
	ldr	q2, [x13, #6912]
	ldur	q6, [x14, #-192]
	ldr	q3, [x13, #6976]
	fmul	v19.4s, v0.4s, v1.4s
	fmul	v20.4s, v0.4s, v7.4s
	ldr	q0, [x14]
	fmul	v23.4s, v1.4s, v2.4s
	fmul	v21.4s, v7.4s, v2.4s
	fmul	v26.4s, v1.4s, v3.4s
	ldur	q16, [x14, #-128]
	fmul	v24.4s, v7.4s, v3.4s
	ldr	q4, [x13, #14016]
	ldr	q5, [x13, #14080]
	ldr	q22, [x13, #14144]
	ldr	q25, [x13, #14208]
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v6.4s, v2.4s
	ldr	q2, [x14, #64]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmul	v17.4s, v7.4s, v4.4s
	fmul	v18.4s, v7.4s, v5.4s
	ldr	q29, [x13, #14272]
	add	x10, x10, #16
	add	x12, x12, #16
	cmp	x8, #12
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v16.4s, v3.4s
	ldr	q3, [x13, #7040]
	fmla	v17.4s, v6.4s, v5.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmul	v28.4s, v1.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmul	v27.4s, v7.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v21.4s, v16.4s, v3.4s
	ldr	q3, [x13, #7104]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v18.4s, v6.4s, v22.4s
	fmla	v17.4s, v16.4s, v22.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v24.4s, v16.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	ldr	q3, [x14, #128]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v21.4s, v1.4s, v5.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x14, #192]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v24.4s, v1.4s, v22.4s
	fmla	v18.4s, v16.4s, v25.4s
	fmla	v20.4s, v2.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v19.4s, v4.4s, v5.4s
	ldr	q5, [x14, #256]
	fmla	v23.4s, v4.4s, v22.4s
	add	x14, x11, x9
	fmla	v26.4s, v4.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	add	x11, x11, #16
	fmla	v21.4s, v2.4s, v25.4s
	fmla	v19.4s, v5.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	str	q28, [x14, #7104]
	ldr	q28, [x13, #21376]
	str	q19, [x14, #6912]
	ldr	q19, [x13, #21184]
	fmla	v22.4s, v6.4s, v25.4s
	str	q23, [x14, #6976]
	ldr	q23, [x13, #21248]
	fmul	v25.4s, v7.4s, v25.4s
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v21.4s, v3.4s, v23.4s
	str	q26, [x14, #7040]
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v22.4s, v16.4s, v29.4s
	ldr	q26, [x13, #21312]
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x13, #21440]
	fmla	v20.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v19.4s, v6.4s, v23.4s
	fmul	v23.4s, v7.4s, v23.4s
	fmla	v21.4s, v4.4s, v26.4s
	fmla	v24.4s, v3.4s, v26.4s
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v22.4s, v1.4s, v26.4s
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	fmla	v19.4s, v16.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v7.4s, v26.4s
	fmla	v21.4s, v5.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	str	q20, [x14, #14080]
	ldr	q20, [x13, #28352]
	fmla	v27.4s, v4.4s, v29.4s
	fmla	v23.4s, v16.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v7.4s, v28.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v24.4s, v5.4s, v29.4s
	str	q21, [x14, #14144]
	ldr	q21, [x13, #28416]
	fmla	v22.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	str	q27, [x14, #14272]
	fmla	v26.4s, v16.4s, v29.4s
	fmla	v18.4s, v3.4s, v21.4s
	ldr	q27, [x13, #28544]
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v19.4s, v0.4s, v21.4s
	fmla	v23.4s, v1.4s, v21.4s
	fmla	v20.4s, v6.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	str	q24, [x14, #14208]
	ldr	q24, [x13, #28480]
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v17.4s, v5.4s, v24.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v22.4s, v3.4s, v24.4s
	fmla	v19.4s, v2.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	fmla	v20.4s, v16.4s, v24.4s
	fmla	v21.4s, v6.4s, v24.4s
	fmul	v24.4s, v7.4s, v24.4s
	fmul	v7.4s, v7.4s, v27.4s
	fmla	v18.4s, v5.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v22.4s, v4.4s, v27.4s
	str	q17, [x14, #21248]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v21.4s, v16.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x13, #28608]
	str	q18, [x14, #21312]
	fmla	v7.4s, v6.4s, v27.4s
	ldr	q6, [x13, #35520]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v22.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x13, #35584]
	fmla	v24.4s, v16.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v21.4s, v1.4s, v6.4s
	str	q22, [x14, #21376]
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x13, #35648]
	str	q25, [x14, #21440]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v21.4s, v0.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x13, #35712]
	fmla	v7.4s, v1.4s, v6.4s
	ldr	q1, [x13, #35776]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v21.4s, v2.4s, v6.4s
	fmla	v28.4s, v3.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	str	q19, [x14, #28416]
	fmla	v7.4s, v0.4s, v1.4s
	ldr	q0, [x13, #42688]
	fmla	v26.4s, v5.4s, v1.4s
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x13, #42752]
	fmla	v28.4s, v4.4s, v1.4s
	str	q23, [x14, #28480]
	fmla	v21.4s, v3.4s, v0.4s
	str	q26, [x14, #28544]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x13, #42816]
	str	q28, [x14, #28608]
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x13, #42880]
	fmla	v24.4s, v4.4s, v0.4s
	fmla	v7.4s, v3.4s, v0.4s
	fmla	v21.4s, v5.4s, v0.4s
	ldr	q0, [x13, #42944]
	str	q20, [x14, #35584]
	fmla	v24.4s, v5.4s, v0.4s
	fmla	v7.4s, v4.4s, v0.4s
	str	q21, [x14, #35648]
	str	q24, [x14, #35712]
	str	q7, [x14, #35776]
	b.lt	.LBB1_12
.LBB1_13:                               // %.loopexit21
	mov	x8, #-21344                     // =0xffffffffffffaca0
	mov	w10, #27343                     // =0x6acf
	mov	x11, #61901                     // =0xf1cd
	movk	x8, #65534, lsl #16
	movk	w10, #1, lsl #16
	movk	x11, #59529, lsl #16
	add	x9, x3, x8
	add	x8, x4, x8
	movk	x11, #4323, lsl #32
	bic	x8, x8, x8, asr #63
	bic	x9, x9, x9, asr #63
	movk	x11, #1445, lsl #48
	add	x8, x8, x10
	add	x9, x9, x10
	lsr	x8, x8, #4
	lsr	x9, x9, #4
	umulh	x8, x8, x11
	umulh	x9, x9, x11
	lsr	x8, x8, #7
	lsr	x17, x9, #7
	cmp	x8, #19
	mov	w9, #19                         // =0x13
	csel	x8, x8, x9, lo
	cmp	x17, x8
	b.hs	.LBB1_27
// %bb.14:                              // %.lr.ph35.preheader
	mov	w10, #35840                     // =0x8c00
	mov	w16, #8960                      // =0x2300
	add	x9, x17, x17, lsl #2
	mul	x15, x17, x10
	mov	w12, #28736                     // =0x7040
	mov	w18, #35520                     // =0x8ac0
	mov	w6, #10736                      // =0x29f0
	add	x8, x8, x8, lsl #2
	add	x13, x1, #256
	mul	x5, x17, x16
	mov	w17, #9024                      // =0x2340
	add	x11, x0, x15
	add	x15, x2, x15
	add	x12, x11, x12
	add	x14, x11, #7, lsl #12           // =28672
	add	x18, x11, x18
	add	x17, x5, x17
	add	x5, x5, x6
	mov	x6, xzr
	b	.LBB1_16
.LBB1_15:                               // %.loopexit19
                                        //   in Loop: Header=BB1_16 Depth=1
	add	x12, x12, x10
	add	x14, x14, x10
	add	x11, x11, x10
	add	x15, x15, x10
	add	x17, x17, x16
	add	x18, x18, x10
	add	x5, x5, x16
	cmp	x9, x8
	b.hs	.LBB1_27
.LBB1_16:                               // %.lr.ph35
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_18 Depth 2
                                        //     Child Loop BB1_21 Depth 2
                                        //       Child Loop BB1_23 Depth 3
                                        //     Child Loop BB1_26 Depth 2
	mov	x19, x6
	//APP
	//NO_APP
	cmp	x19, #15
	b.gt	.LBB1_19
// %bb.17:                              // %.lr.ph27
                                        //   in Loop: Header=BB1_16 Depth=1
	sub	x7, x19, #4
	lsl	x19, x19, #2
	mov	w22, #256                       // =0x100
	mov	x23, x14
	add	x24, x1, #256
	mov	x25, x12
	add	x20, x11, x19
	add	x21, x15, x19
.LBB1_18:                               //   Parent Loop BB1_16 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x28, x24, x19
	ldr	q0, [x23, x19]
	add	x26, x25, x19
	ldur	q7, [x28, #-192]
	ldur	q16, [x28, #-256]
	ldur	q6, [x28, #-128]
	add	x27, x20, x22
	ldur	q2, [x28, #-64]
	ldr	q4, [x28, #128]
	fmul	v22.4s, v0.4s, v7.4s
	fmul	v23.4s, v0.4s, v16.4s
	ldr	q0, [x26]
	ldr	q1, [x27, #35584]
	ldr	q3, [x27, #35648]
	ldr	q5, [x27, #42752]
	fmul	v26.4s, v16.4s, v0.4s
	ldr	q19, [x27, #42816]
	ldr	q25, [x27, #42880]
	fmul	v21.4s, v7.4s, v1.4s
	fmul	v20.4s, v16.4s, v1.4s
	fmul	v24.4s, v16.4s, v3.4s
	fmla	v22.4s, v6.4s, v0.4s
	fmla	v23.4s, v7.4s, v0.4s
	ldr	q0, [x26, #64]
	fmul	v18.4s, v7.4s, v5.4s
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q29, [x27, #42944]
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	add	x7, x7, #4
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	add	x25, x25, #16
	fmla	v23.4s, v6.4s, v0.4s
	ldr	q0, [x26, #128]
	add	x24, x24, #16
	fmla	v18.4s, v6.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	add	x23, x23, #16
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x26, #192]
	cmp	x7, #12
	fmla	v23.4s, v2.4s, v1.4s
	fmla	v17.4s, v6.4s, v25.4s
	fmla	v28.4s, v6.4s, v0.4s
	ldr	q0, [x28]
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q1, [x28, #64]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x27, #35712]
	fmla	v21.4s, v1.4s, v19.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v1.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x27, #35776]
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x27, #35840]
	fmla	v20.4s, v2.4s, v5.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	ldr	q3, [x28, #192]
	fmla	v26.4s, v4.4s, v19.4s
	fmla	v22.4s, v3.4s, v5.4s
	ldr	q5, [x28, #256]
	fmla	v23.4s, v3.4s, v19.4s
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v24.4s, v2.4s, v19.4s
	add	x28, x21, x22
	fmla	v28.4s, v4.4s, v25.4s
	fmla	v27.4s, v2.4s, v25.4s
	add	x22, x22, #16
	fmla	v26.4s, v3.4s, v25.4s
	fmla	v22.4s, v5.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v20.4s, v1.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v3.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v19.4s, v7.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q22, [x28, #35584]
	fmla	v24.4s, v1.4s, v29.4s
	ldr	q22, [x27, #49920]
	str	q23, [x28, #35648]
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v23.4s, v7.4s, v22.4s
	fmla	v19.4s, v6.4s, v29.4s
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x27, #43008]
	fmla	v18.4s, v0.4s, v22.4s
	fmla	v17.4s, v2.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x28, #35712]
	ldr	q26, [x27, #49984]
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x27, #50112]
	fmla	v21.4s, v5.4s, v26.4s
	fmla	v20.4s, v3.4s, v26.4s
	str	q28, [x28, #35776]
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v19.4s, v2.4s, v26.4s
	ldr	q28, [x27, #50048]
	fmla	v23.4s, v6.4s, v26.4s
	fmla	v22.4s, v7.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v20.4s, v5.4s, v28.4s
	str	q21, [x28, #42752]
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v19.4s, v0.4s, v28.4s
	fmla	v22.4s, v6.4s, v28.4s
	fmla	v26.4s, v7.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q20, [x28, #42816]
	ldr	q20, [x27, #57088]
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v19.4s, v1.4s, v29.4s
	fmla	v18.4s, v3.4s, v20.4s
	fmul	v21.4s, v7.4s, v20.4s
	fmla	v26.4s, v6.4s, v29.4s
	fmla	v28.4s, v7.4s, v29.4s
	ldr	q29, [x27, #50176]
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v23.4s, v0.4s, v20.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v22.4s, v2.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	str	q24, [x28, #42880]
	ldr	q24, [x27, #57152]
	fmla	v25.4s, v1.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v18.4s, v5.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x28, #42944]
	fmla	v19.4s, v4.4s, v24.4s
	fmla	v23.4s, v1.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x27, #57216]
	fmla	v21.4s, v6.4s, v24.4s
	fmla	v20.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v5.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	str	q18, [x28, #49920]
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v20.4s, v6.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	ldr	q27, [x27, #57280]
	str	q17, [x28, #49984]
	fmla	v16.4s, v7.4s, v27.4s
	ldr	q7, [x27, #57344]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v19.4s, v5.4s, v27.4s
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x27, #64256]
	fmla	v28.4s, v1.4s, v7.4s
	fmla	v25.4s, v5.4s, v7.4s
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v4.4s, v6.4s
	str	q19, [x28, #50048]
	fmla	v21.4s, v0.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x27, #64320]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v2.4s, v6.4s
	str	q25, [x28, #50112]
	fmla	v23.4s, v5.4s, v6.4s
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v21.4s, v1.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x27, #64384]
	fmla	v28.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x27, #64448]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	str	q23, [x28, #57088]
	fmla	v20.4s, v1.4s, v6.4s
	fmla	v22.4s, v5.4s, v6.4s
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x27, #64512]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v5.4s, v2.4s
	str	q22, [x28, #57152]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x26, #42944]
	str	q26, [x28, #57216]
	fmla	v21.4s, v3.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x26, #43008]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x28, #57280]
	fmla	v21.4s, v5.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x26, #43072]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x26, #43136]
	str	q21, [x28, #64256]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x26, #43200]
	str	q20, [x28, #64320]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x28, #64384]
	str	q16, [x28, #64448]
	b.lt	.LBB1_18
.LBB1_19:                               // %.preheader20
                                        //   in Loop: Header=BB1_16 Depth=1
	add	x9, x9, #5
	mov	x7, x17
	mov	x19, x11
	mov	w20, #4                         // =0x4
	b	.LBB1_21
.LBB1_20:                               // %._crit_edge30
                                        //   in Loop: Header=BB1_21 Depth=2
	add	x21, x20, #4
	add	x19, x19, #256
	add	x7, x7, #64
	cmp	x20, #104
	mov	x20, x21
	b.hs	.LBB1_24
.LBB1_21:                               //   Parent Loop BB1_16 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_23 Depth 3
	mov	x24, x6
	//APP
	//NO_APP
	cmp	x24, #15
	b.gt	.LBB1_20
// %bb.22:                              // %.lr.ph29
                                        //   in Loop: Header=BB1_21 Depth=2
	sub	x21, x24, #4
	lsl	x23, x24, #2
	add	x24, x24, x7
	lsl	x25, x24, #2
	mov	x26, xzr
	add	x22, x19, x23
	add	x23, x13, x23
	add	x24, x0, x25
	add	x25, x2, x25
.LBB1_23:                               //   Parent Loop BB1_16 Depth=1
                                        //     Parent Loop BB1_21 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x27, x22, x26
	add	x28, x23, x26
	add	x21, x21, #4
	ldr	q0, [x27, #28864]
	ldur	q16, [x28, #-256]
	ldur	q6, [x28, #-192]
	ldur	q5, [x28, #-128]
	ldur	q1, [x28, #-64]
	cmp	x21, #12
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x27, #28928]
	fmul	v23.4s, v16.4s, v0.4s
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x27, #28992]
	fmla	v23.4s, v6.4s, v0.4s
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x27, #29056]
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x27, #29120]
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x27, #29184]
	add	x27, x24, x26
	ldr	q2, [x27]
	ldr	q3, [x27, #64]
	ldr	q4, [x27, #7104]
	ldr	q7, [x27, #7168]
	ldr	q21, [x27, #7232]
	ldr	q25, [x27, #7296]
	fmla	v28.4s, v5.4s, v0.4s
	ldur	q0, [x27, #-64]
	fmla	v23.4s, v1.4s, v2.4s
	fmul	v22.4s, v16.4s, v2.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v16.4s, v0.4s
	ldr	q0, [x28]
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v18.4s, v16.4s, v7.4s
	ldr	q29, [x27, #7360]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v6.4s, v2.4s
	ldr	q2, [x28, #64]
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	ldr	q3, [x27, #128]
	fmla	v17.4s, v5.4s, v21.4s
	fmla	v18.4s, v5.4s, v25.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v5.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x27, #192]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v1.4s, v7.4s
	fmla	v24.4s, v5.4s, v3.4s
	ldr	q3, [x27, #256]
	fmla	v19.4s, v0.4s, v7.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v27.4s, v5.4s, v3.4s
	ldr	q3, [x28, #128]
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x28, #192]
	fmla	v23.4s, v3.4s, v7.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v19.4s, v2.4s, v21.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v20.4s, v4.4s, v7.4s
	ldr	q7, [x28, #256]
	fmla	v23.4s, v4.4s, v21.4s
	add	x28, x25, x26
	fmla	v26.4s, v4.4s, v25.4s
	add	x26, x26, #16
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
	str	q20, [x28]
	ldr	q20, [x27, #14272]
	str	q23, [x28, #64]
	ldr	q23, [x27, #14336]
	str	q26, [x28, #128]
	ldr	q26, [x27, #14400]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v21.4s, v5.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x27, #7424]
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
	ldr	q29, [x27, #14528]
	str	q28, [x28, #192]
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	ldr	q28, [x27, #14464]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v22.4s, v7.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q19, [x28, #7168]
	fmla	v23.4s, v5.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	ldr	q19, [x27, #21440]
	fmla	v27.4s, v4.4s, v29.4s
	str	q22, [x28, #7232]
	fmla	v24.4s, v7.4s, v29.4s
	ldr	q22, [x27, #21504]
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x27, #14592]
	fmla	v18.4s, v3.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	str	q24, [x28, #7296]
	fmla	v27.4s, v7.4s, v29.4s
	fmla	v17.4s, v4.4s, v22.4s
	ldr	q24, [x27, #21568]
	fmla	v20.4s, v0.4s, v22.4s
	fmla	v19.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	str	q27, [x28, #7360]
	fmla	v17.4s, v7.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	ldr	q27, [x27, #21632]
	fmla	v19.4s, v5.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v23.4s, v2.4s, v27.4s
	str	q17, [x28, #14336]
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v22.4s, v5.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x27, #21696]
	str	q18, [x28, #14400]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x27, #21760]
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v24.4s, v5.4s, v27.4s
	fmla	v21.4s, v7.4s, v27.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x27, #28608]
	fmla	v25.4s, v7.4s, v6.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x27, #28672]
	str	q21, [x28, #14464]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v22.4s, v1.4s, v5.4s
	str	q25, [x28, #14528]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	ldr	q5, [x27, #28736]
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v26.4s, v3.4s, v5.4s
	fmla	v22.4s, v0.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x27, #28800]
	fmla	v28.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x27, #28864]
	fmla	v24.4s, v0.4s, v5.4s
	fmla	v22.4s, v2.4s, v5.4s
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v23.4s, v7.4s, v5.4s
	str	q20, [x28, #21504]
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x27, #28928]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v7.4s, v1.4s
	str	q23, [x28, #21568]
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x27, #35776]
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x27, #35840]
	str	q26, [x28, #21632]
	fmla	v22.4s, v3.4s, v0.4s
	str	q28, [x28, #21696]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x27, #35904]
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v19.4s, v7.4s, v0.4s
	ldr	q0, [x27, #35968]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v22.4s, v7.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x27, #36032]
	str	q19, [x28, #28672]
	fmla	v16.4s, v4.4s, v0.4s
	str	q22, [x28, #28736]
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x27, #36096]
	fmla	v16.4s, v7.4s, v0.4s
	str	q24, [x28, #28800]
	str	q16, [x28, #28864]
	b.lt	.LBB1_23
	b	.LBB1_20
.LBB1_24:                               //   in Loop: Header=BB1_16 Depth=1
	mov	x21, x6
	//APP
	//NO_APP
	cmp	x21, #15
	b.gt	.LBB1_15
// %bb.25:                              // %.lr.ph32
                                        //   in Loop: Header=BB1_16 Depth=1
	sub	x7, x21, #4
	lsl	x20, x21, #2
	add	x21, x21, x5
	lsl	x22, x21, #2
	add	x19, x18, x20
	add	x20, x13, x20
	add	x21, x0, x22
	add	x22, x2, x22
.LBB1_26:                               //   Parent Loop BB1_16 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	ldr	q0, [x19]
	ldur	q16, [x20, #-256]
	add	x7, x7, #4
	ldur	q5, [x20, #-192]
	ldur	q6, [x20, #-128]
	cmp	x7, #12
	fmul	v19.4s, v0.4s, v16.4s
	ldr	q0, [x19, #64]
	ldur	q1, [x20, #-64]
	ldur	q2, [x21, #-192]
	ldur	q3, [x21, #-128]
	ldr	q4, [x19, #14336]
	fmul	v23.4s, v16.4s, v0.4s
	ldr	q7, [x21, #6976]
	ldr	q22, [x21, #7040]
	fmul	v21.4s, v16.4s, v2.4s
	fmul	v24.4s, v16.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmla	v19.4s, v5.4s, v0.4s
	ldr	q0, [x19, #128]
	fmul	v18.4s, v16.4s, v7.4s
	ldr	q25, [x21, #7104]
	ldr	q29, [x21, #7168]
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v21.4s, v5.4s, v3.4s
	fmla	v17.4s, v5.4s, v7.4s
	fmla	v19.4s, v6.4s, v0.4s
	ldr	q0, [x19, #192]
	fmla	v18.4s, v5.4s, v22.4s
	fmla	v26.4s, v5.4s, v0.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v23.4s, v6.4s, v0.4s
	ldr	q0, [x19, #256]
	fmla	v17.4s, v6.4s, v22.4s
	fmla	v18.4s, v6.4s, v25.4s
	fmla	v26.4s, v6.4s, v0.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x19, #7168]
	fmla	v23.4s, v1.4s, v2.4s
	fmla	v19.4s, v1.4s, v0.4s
	fmul	v20.4s, v16.4s, v0.4s
	ldr	q0, [x20]
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v5.4s, v2.4s
	ldr	q2, [x20, #64]
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v6.4s, v3.4s
	ldur	q3, [x21, #-64]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v24.4s, v5.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x21]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v27.4s, v5.4s, v3.4s
	ldr	q3, [x20, #128]
	fmla	v20.4s, v0.4s, v7.4s
	fmla	v21.4s, v1.4s, v7.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x20, #192]
	fmla	v23.4s, v3.4s, v7.4s
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v24.4s, v1.4s, v22.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v20.4s, v2.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v19.4s, v4.4s, v7.4s
	ldr	q7, [x20, #256]
	fmla	v23.4s, v4.4s, v22.4s
	fmla	v26.4s, v4.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	add	x20, x20, #16
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v21.4s, v2.4s, v25.4s
	fmla	v19.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v26.4s, v7.4s, v29.4s
	str	q28, [x22]
	ldr	q28, [x21, #14272]
	fmla	v24.4s, v2.4s, v29.4s
	fmla	v27.4s, v3.4s, v28.4s
	stur	q19, [x22, #-192]
	ldr	q19, [x19, #21504]
	fmla	v22.4s, v5.4s, v25.4s
	stur	q23, [x22, #-128]
	ldr	q23, [x21, #14144]
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v21.4s, v3.4s, v23.4s
	stur	q26, [x22, #-64]
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v22.4s, v6.4s, v29.4s
	ldr	q26, [x21, #14208]
	fmla	v25.4s, v5.4s, v29.4s
	ldr	q29, [x21, #14336]
	fmla	v20.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v19.4s, v5.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v21.4s, v4.4s, v26.4s
	fmla	v24.4s, v3.4s, v26.4s
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v22.4s, v1.4s, v26.4s
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v20.4s, v7.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	fmla	v19.4s, v6.4s, v26.4s
	fmla	v23.4s, v5.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	str	q20, [x22, #6976]
	ldr	q20, [x19, #28672]
	fmla	v27.4s, v4.4s, v29.4s
	fmla	v23.4s, v6.4s, v28.4s
	fmla	v26.4s, v5.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v24.4s, v7.4s, v29.4s
	str	q21, [x22, #7040]
	ldr	q21, [x21, #21312]
	fmla	v22.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	str	q27, [x22, #7168]
	fmla	v26.4s, v6.4s, v29.4s
	fmla	v18.4s, v3.4s, v21.4s
	ldr	q27, [x21, #21440]
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v19.4s, v0.4s, v21.4s
	fmla	v23.4s, v1.4s, v21.4s
	fmla	v20.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	str	q24, [x22, #7104]
	ldr	q24, [x21, #21376]
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v17.4s, v7.4s, v24.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v22.4s, v3.4s, v24.4s
	fmla	v19.4s, v2.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	fmla	v20.4s, v6.4s, v24.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v22.4s, v4.4s, v27.4s
	str	q17, [x22, #14144]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v21.4s, v6.4s, v27.4s
	fmla	v24.4s, v5.4s, v27.4s
	ldr	q27, [x21, #21504]
	str	q18, [x22, #14208]
	fmla	v16.4s, v5.4s, v27.4s
	ldr	q5, [x19, #35840]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v19.4s, v3.4s, v5.4s
	fmla	v20.4s, v1.4s, v5.4s
	ldr	q5, [x21, #28480]
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v21.4s, v1.4s, v5.4s
	str	q22, [x22, #14272]
	fmla	v19.4s, v4.4s, v5.4s
	fmla	v20.4s, v0.4s, v5.4s
	ldr	q5, [x21, #28544]
	str	q25, [x22, #14336]
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v26.4s, v3.4s, v5.4s
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v19.4s, v7.4s, v5.4s
	fmla	v20.4s, v2.4s, v5.4s
	ldr	q5, [x21, #28608]
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x21, #28672]
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	fmla	v21.4s, v2.4s, v5.4s
	add	x21, x21, #16
	fmla	v28.4s, v3.4s, v5.4s
	fmla	v23.4s, v7.4s, v5.4s
	str	q19, [x22, #21312]
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x19, #43008]
	fmla	v26.4s, v7.4s, v1.4s
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x19, #43072]
	fmla	v28.4s, v4.4s, v1.4s
	str	q23, [x22, #21376]
	fmla	v21.4s, v3.4s, v0.4s
	str	q26, [x22, #21440]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x19, #43136]
	str	q28, [x22, #21504]
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v20.4s, v7.4s, v0.4s
	ldr	q0, [x19, #43200]
	fmla	v24.4s, v4.4s, v0.4s
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v21.4s, v7.4s, v0.4s
	ldr	q0, [x19, #43264]
	add	x19, x19, #16
	str	q20, [x22, #28480]
	fmla	v24.4s, v7.4s, v0.4s
	fmla	v16.4s, v4.4s, v0.4s
	str	q21, [x22, #28544]
	str	q24, [x22, #28608]
	str	q16, [x22, #28672]
	add	x22, x22, #16
	b.lt	.LBB1_26
	b	.LBB1_15
.LBB1_27:                               // %._crit_edge36
	mov	x8, #-16592                     // =0xffffffffffffbf30
	mov	x11, #28827                     // =0x709b
	mov	w10, #8959                      // =0x22ff
	movk	x8, #65507, lsl #16
	movk	x11, #47744, lsl #16
	movk	w10, #1, lsl #16
	add	x9, x3, x8
	add	x8, x4, x8
	movk	x11, #54500, lsl #32
	bic	x9, x9, x9, asr #63
	bic	x8, x8, x8, asr #63
	movk	x11, #28826, lsl #48
	mov	w12, #2                         // =0x2
	add	x9, x9, x10
	add	x8, x8, x10
	umulh	x9, x9, x11
	umulh	x8, x8, x11
	lsr	x9, x9, #15
	lsr	x8, x8, #15
	cmp	x9, #2
	csel	x14, x9, x12, lo
	cmp	x8, #2
	lsl	x9, x14, #2
	csel	x8, x8, x12, lo
	lsl	x8, x8, #2
	cmp	x9, x8
	b.hs	.LBB1_41
// %bb.28:                              // %.lr.ph46.preheader
	lsl	x11, x14, #15
	mov	w13, #7168                      // =0x1c00
	mov	w15, #48128                     // =0xbc00
	movk	w15, #2, lsl #16
	add	x8, x8, #100
	add	x9, x9, #100
	sub	x17, x11, x14, lsl #12
	madd	x14, x14, x13, x15
	add	x10, x1, #256
	mov	x5, xzr
	mov	x6, xzr
	add	x11, x17, #173, lsl #12         // =708608
	add	x12, x0, x17
	add	x17, x17, #174, lsl #12         // =712704
	add	x11, x11, #1024
	add	x17, x17, #3776
	add	x11, x0, x11
	add	x17, x0, x17
	add	x15, x11, #192
	orr	x16, x14, #0x40
	add	x18, x14, #1728
	b	.LBB1_30
.LBB1_29:                               // %._crit_edge44
                                        //   in Loop: Header=BB1_30 Depth=1
	add	x9, x9, #4
	add	x6, x6, #7, lsl #12             // =28672
	add	x12, x12, #7, lsl #12           // =28672
	add	x14, x14, x13
	add	x15, x15, #7, lsl #12           // =28672
	add	x16, x16, x13
	add	x18, x18, x13
	cmp	x9, x8
	b.hs	.LBB1_41
.LBB1_30:                               // %.lr.ph46
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_32 Depth 2
                                        //     Child Loop BB1_35 Depth 2
                                        //       Child Loop BB1_37 Depth 3
                                        //     Child Loop BB1_40 Depth 2
	mov	x22, x5
	//APP
	//NO_APP
	cmp	x22, #15
	b.gt	.LBB1_33
// %bb.31:                              // %.lr.ph38
                                        //   in Loop: Header=BB1_30 Depth=1
	lsl	x23, x22, #2
	sub	x7, x22, #4
	add	x22, x22, x14
	add	x22, x2, x22, lsl #2
	add	x24, x11, x6
	add	x20, x6, x23
	add	x19, x10, x23
	add	x21, x12, x23
	add	x20, x11, x20
	add	x23, x24, x23
	mov	x24, xzr
.LBB1_32:                               //   Parent Loop BB1_30 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x27, x19, x24
	ldr	q0, [x20, x24]
	add	x25, x20, x24
	ldur	q6, [x27, #-192]
	ldur	q16, [x27, #-256]
	ldur	q5, [x27, #-128]
	add	x26, x21, x24
	ldur	q2, [x27, #-64]
	ldr	q4, [x27, #128]
	fmul	v25.4s, v0.4s, v6.4s
	fmul	v26.4s, v0.4s, v16.4s
	ldr	q0, [x25, #64]
	add	x26, x26, #175, lsl #12         // =716800
	add	x7, x7, #4
	fmul	v27.4s, v16.4s, v0.4s
	ldr	q1, [x26]
	add	x26, x23, x24
	ldr	q3, [x26, #7232]
	ldr	q7, [x26, #14336]
	ldr	q22, [x26, #14400]
	fmla	v25.4s, v5.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x25, #128]
	fmul	v18.4s, v6.4s, v1.4s
	fmul	v17.4s, v16.4s, v1.4s
	fmul	v21.4s, v16.4s, v3.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v27.4s, v6.4s, v0.4s
	fmul	v20.4s, v6.4s, v7.4s
	fmul	v19.4s, v16.4s, v7.4s
	ldr	q24, [x26, #14464]
	ldr	q29, [x26, #14528]
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x25, #192]
	cmp	x7, #12
	fmla	v18.4s, v5.4s, v3.4s
	fmla	v17.4s, v6.4s, v3.4s
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v27.4s, v5.4s, v0.4s
	ldr	q0, [x25, #256]
	fmla	v20.4s, v5.4s, v22.4s
	fmla	v19.4s, v6.4s, v22.4s
	fmla	v26.4s, v2.4s, v1.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x27]
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v19.4s, v5.4s, v24.4s
	fmla	v25.4s, v0.4s, v1.4s
	ldr	q1, [x27, #64]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v25.4s, v1.4s, v3.4s
	ldr	q3, [x26, #7296]
	fmla	v18.4s, v1.4s, v22.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v17.4s, v5.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x26, #7360]
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v23.4s, v6.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v26.4s, v4.4s, v7.4s
	fmla	v21.4s, v5.4s, v3.4s
	ldr	q3, [x25, #7424]
	fmla	v17.4s, v2.4s, v7.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v23.4s, v5.4s, v3.4s
	ldr	q3, [x27, #192]
	fmla	v27.4s, v4.4s, v22.4s
	fmla	v25.4s, v3.4s, v7.4s
	ldr	q7, [x27, #256]
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v17.4s, v0.4s, v22.4s
	fmla	v21.4s, v2.4s, v22.4s
	add	x27, x22, x24
	fmla	v28.4s, v4.4s, v24.4s
	fmla	v23.4s, v2.4s, v24.4s
	add	x24, x24, #16
	fmla	v27.4s, v3.4s, v24.4s
	fmla	v25.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v26.4s, v7.4s, v24.4s
	fmla	v17.4s, v1.4s, v24.4s
	fmla	v21.4s, v0.4s, v24.4s
	fmla	v28.4s, v3.4s, v29.4s
	fmla	v23.4s, v0.4s, v29.4s
	fmla	v27.4s, v7.4s, v29.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	str	q25, [x27]
	fmla	v21.4s, v1.4s, v29.4s
	ldr	q25, [x26, #21504]
	str	q26, [x27, #64]
	fmla	v18.4s, v3.4s, v25.4s
	fmla	v17.4s, v4.4s, v25.4s
	fmul	v26.4s, v6.4s, v25.4s
	fmla	v22.4s, v5.4s, v29.4s
	fmla	v24.4s, v6.4s, v29.4s
	ldr	q29, [x25, #14592]
	fmla	v20.4s, v0.4s, v25.4s
	fmla	v19.4s, v2.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v28.4s, v7.4s, v29.4s
	str	q27, [x27, #128]
	ldr	q27, [x26, #21568]
	fmla	v23.4s, v1.4s, v29.4s
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v17.4s, v3.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	str	q28, [x27, #192]
	fmla	v20.4s, v1.4s, v27.4s
	fmla	v19.4s, v0.4s, v27.4s
	fmla	v22.4s, v2.4s, v27.4s
	fmla	v26.4s, v5.4s, v27.4s
	ldr	q28, [x26, #21632]
	fmla	v25.4s, v6.4s, v27.4s
	fmul	v27.4s, v16.4s, v27.4s
	str	q18, [x27, #7168]
	fmul	v16.4s, v16.4s, v28.4s
	fmla	v17.4s, v7.4s, v28.4s
	fmla	v21.4s, v3.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	fmla	v19.4s, v1.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v24.4s, v2.4s, v28.4s
	fmla	v25.4s, v5.4s, v28.4s
	fmla	v27.4s, v6.4s, v28.4s
	ldr	q28, [x26, #21696]
	str	q17, [x27, #7232]
	fmla	v16.4s, v6.4s, v28.4s
	ldr	q6, [x25, #21760]
	fmla	v23.4s, v3.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v22.4s, v1.4s, v28.4s
	fmla	v27.4s, v5.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x26, #28672]
	fmla	v23.4s, v7.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v4.4s, v5.4s
	str	q21, [x27, #7296]
	fmla	v26.4s, v0.4s, v5.4s
	fmla	v25.4s, v2.4s, v5.4s
	ldr	q5, [x26, #28736]
	str	q23, [x27, #7360]
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v27.4s, v2.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	fmla	v19.4s, v3.4s, v5.4s
	fmla	v26.4s, v1.4s, v5.4s
	fmla	v25.4s, v0.4s, v5.4s
	ldr	q5, [x26, #28800]
	fmla	v24.4s, v4.4s, v5.4s
	fmla	v16.4s, v2.4s, v5.4s
	ldr	q2, [x26, #28864]
	fmla	v27.4s, v0.4s, v5.4s
	fmla	v22.4s, v3.4s, v5.4s
	str	q20, [x27, #14336]
	fmla	v25.4s, v1.4s, v5.4s
	fmla	v19.4s, v7.4s, v5.4s
	fmla	v24.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x25, #28928]
	fmla	v27.4s, v1.4s, v2.4s
	fmla	v22.4s, v7.4s, v2.4s
	str	q19, [x27, #14400]
	fmla	v24.4s, v7.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x25, #35840]
	str	q22, [x27, #14464]
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x25, #35904]
	fmla	v27.4s, v4.4s, v0.4s
	str	q24, [x27, #14528]
	fmla	v26.4s, v7.4s, v0.4s
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x25, #35968]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v25.4s, v7.4s, v0.4s
	ldr	q0, [x25, #36032]
	str	q26, [x27, #21504]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v27.4s, v7.4s, v0.4s
	ldr	q0, [x25, #36096]
	str	q25, [x27, #21568]
	fmla	v16.4s, v7.4s, v0.4s
	str	q27, [x27, #21632]
	str	q16, [x27, #21696]
	b.lt	.LBB1_32
.LBB1_33:                               // %.preheader18
                                        //   in Loop: Header=BB1_30 Depth=1
	mov	x7, x16
	mov	x19, x15
	mov	w20, #4                         // =0x4
	b	.LBB1_35
.LBB1_34:                               // %._crit_edge41
                                        //   in Loop: Header=BB1_35 Depth=2
	add	x21, x20, #4
	add	x19, x19, #256
	add	x7, x7, #64
	cmp	x20, #104
	mov	x20, x21
	b.hs	.LBB1_38
.LBB1_35:                               //   Parent Loop BB1_30 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_37 Depth 3
	mov	x24, x5
	//APP
	//NO_APP
	cmp	x24, #15
	b.gt	.LBB1_34
// %bb.36:                              // %.lr.ph40
                                        //   in Loop: Header=BB1_35 Depth=2
	sub	x21, x24, #4
	lsl	x23, x24, #2
	add	x24, x24, x7
	add	x24, x2, x24, lsl #2
	add	x22, x19, x23
	add	x23, x10, x23
.LBB1_37:                               //   Parent Loop BB1_30 Depth=1
                                        //     Parent Loop BB1_35 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	ldr	q0, [x22]
	ldur	q16, [x23, #-256]
	add	x21, x21, #4
	ldur	q6, [x23, #-192]
	ldur	q5, [x23, #-128]
	cmp	x21, #12
	fmul	v24.4s, v0.4s, v16.4s
	ldr	q0, [x22, #64]
	ldur	q1, [x23, #-64]
	ldr	q2, [x22, #7232]
	ldr	q3, [x22, #7296]
	ldr	q4, [x22, #14336]
	fmul	v26.4s, v16.4s, v0.4s
	ldr	q7, [x22, #14400]
	ldr	q22, [x22, #14464]
	fmul	v19.4s, v16.4s, v2.4s
	fmul	v21.4s, v16.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x22, #128]
	fmul	v20.4s, v16.4s, v7.4s
	ldr	q25, [x22, #14528]
	ldr	q29, [x22, #14592]
	fmla	v26.4s, v6.4s, v0.4s
	fmul	v27.4s, v16.4s, v0.4s
	fmla	v19.4s, v6.4s, v3.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x22, #192]
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v27.4s, v6.4s, v0.4s
	ldr	q0, [x22, #256]
	fmla	v17.4s, v5.4s, v22.4s
	fmla	v20.4s, v5.4s, v25.4s
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v27.4s, v5.4s, v0.4s
	ldr	q0, [x22, #320]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x22, #7168]
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v18.4s, v16.4s, v0.4s
	ldr	q0, [x23]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v18.4s, v6.4s, v2.4s
	ldr	q2, [x23, #64]
	fmla	v24.4s, v2.4s, v3.4s
	fmla	v18.4s, v5.4s, v3.4s
	ldr	q3, [x22, #7360]
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x22, #7424]
	fmla	v18.4s, v1.4s, v4.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v23.4s, v6.4s, v3.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v19.4s, v1.4s, v7.4s
	fmla	v21.4s, v5.4s, v3.4s
	ldr	q3, [x22, #7488]
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v23.4s, v5.4s, v3.4s
	ldr	q3, [x23, #128]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v24.4s, v3.4s, v4.4s
	ldr	q4, [x23, #192]
	fmla	v26.4s, v3.4s, v7.4s
	fmla	v27.4s, v3.4s, v22.4s
	fmla	v18.4s, v2.4s, v22.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v19.4s, v2.4s, v25.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v24.4s, v4.4s, v7.4s
	ldr	q7, [x23, #256]
	fmla	v26.4s, v4.4s, v22.4s
	fmla	v27.4s, v4.4s, v25.4s
	add	x23, x23, #16
	fmla	v21.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v23.4s, v0.4s, v29.4s
	fmla	v24.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v26.4s, v7.4s, v25.4s
	fmla	v27.4s, v7.4s, v29.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v22.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q24, [x24]
	ldr	q24, [x22, #21504]
	str	q26, [x24, #64]
	ldr	q26, [x22, #21568]
	str	q27, [x24, #128]
	ldr	q27, [x22, #21632]
	fmla	v18.4s, v3.4s, v24.4s
	fmla	v17.4s, v1.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v22.4s, v5.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x22, #14656]
	fmla	v19.4s, v3.4s, v26.4s
	fmla	v20.4s, v1.4s, v26.4s
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v23.4s, v2.4s, v29.4s
	fmla	v18.4s, v4.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v24.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v25.4s, v5.4s, v29.4s
	fmla	v19.4s, v4.4s, v27.4s
	fmla	v21.4s, v3.4s, v27.4s
	str	q28, [x24, #192]
	fmla	v20.4s, v0.4s, v27.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v17.4s, v2.4s, v27.4s
	ldr	q28, [x22, #21696]
	fmla	v24.4s, v5.4s, v27.4s
	fmla	v26.4s, v6.4s, v27.4s
	fmul	v27.4s, v16.4s, v27.4s
	fmul	v16.4s, v16.4s, v28.4s
	fmla	v19.4s, v7.4s, v28.4s
	fmla	v21.4s, v4.4s, v28.4s
	fmla	v23.4s, v3.4s, v28.4s
	fmla	v20.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q18, [x24, #7168]
	fmla	v26.4s, v5.4s, v28.4s
	fmla	v27.4s, v6.4s, v28.4s
	ldr	q28, [x22, #21760]
	str	q19, [x24, #7232]
	fmla	v16.4s, v6.4s, v28.4s
	ldr	q6, [x22, #21824]
	fmla	v23.4s, v4.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v27.4s, v5.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x22, #28672]
	fmla	v23.4s, v7.4s, v6.4s
	fmla	v25.4s, v2.4s, v6.4s
	fmla	v17.4s, v3.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	ldr	q5, [x22, #28736]
	str	q21, [x24, #7296]
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v26.4s, v1.4s, v5.4s
	str	q23, [x24, #7360]
	fmla	v17.4s, v4.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	ldr	q5, [x22, #28800]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v26.4s, v0.4s, v5.4s
	fmla	v27.4s, v1.4s, v5.4s
	fmla	v17.4s, v7.4s, v5.4s
	fmla	v24.4s, v2.4s, v5.4s
	ldr	q5, [x22, #28864]
	fmla	v25.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x22, #28928]
	fmla	v27.4s, v0.4s, v5.4s
	fmla	v26.4s, v2.4s, v5.4s
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	str	q17, [x24, #14336]
	fmla	v25.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x22, #28992]
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v22.4s, v7.4s, v1.4s
	str	q20, [x24, #14400]
	fmla	v25.4s, v7.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x22, #35840]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x22, #35904]
	str	q22, [x24, #14464]
	fmla	v26.4s, v3.4s, v0.4s
	str	q25, [x24, #14528]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x22, #35968]
	fmla	v26.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x22, #36032]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q0, [x22, #36096]
	str	q24, [x24, #21504]
	fmla	v16.4s, v4.4s, v0.4s
	str	q26, [x24, #21568]
	fmla	v27.4s, v7.4s, v0.4s
	ldr	q0, [x22, #36160]
	add	x22, x22, #16
	fmla	v16.4s, v7.4s, v0.4s
	str	q27, [x24, #21632]
	str	q16, [x24, #21696]
	add	x24, x24, #16
	b.lt	.LBB1_37
	b	.LBB1_34
.LBB1_38:                               //   in Loop: Header=BB1_30 Depth=1
	mov	x22, x5
	//APP
	//NO_APP
	cmp	x22, #15
	b.gt	.LBB1_29
// %bb.39:                              // %.lr.ph43
                                        //   in Loop: Header=BB1_30 Depth=1
	lsl	x21, x22, #2
	sub	x7, x22, #4
	add	x22, x22, x18
	add	x23, x17, x6
	add	x22, x2, x22, lsl #2
	add	x19, x6, x21
	add	x20, x10, x21
	add	x21, x23, x21
	add	x19, x17, x19
	mov	x23, xzr
.LBB1_40:                               //   Parent Loop BB1_30 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x25, x20, x23
	ldr	q0, [x19, x23]
	add	x24, x19, x23
	ldur	q7, [x25, #-256]
	ldur	q5, [x25, #-192]
	ldur	q6, [x25, #-128]
	ldur	q1, [x25, #-64]
	add	x26, x21, x23
	ldr	q3, [x24, #7296]
	fmul	v24.4s, v0.4s, v7.4s
	ldr	q0, [x24, #64]
	ldr	q2, [x26, #7232]
	fmul	v21.4s, v7.4s, v3.4s
	ldr	q4, [x24, #14336]
	ldr	q16, [x24, #14400]
	fmul	v26.4s, v7.4s, v0.4s
	fmul	v19.4s, v7.4s, v2.4s
	ldr	q22, [x24, #14464]
	fmul	v17.4s, v7.4s, v4.4s
	fmul	v20.4s, v7.4s, v16.4s
	ldr	q25, [x24, #14528]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x24, #128]
	ldr	q29, [x24, #14592]
	add	x7, x7, #4
	fmul	v27.4s, v7.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v19.4s, v5.4s, v3.4s
	fmla	v17.4s, v5.4s, v16.4s
	fmla	v20.4s, v5.4s, v22.4s
	cmp	x7, #12
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x24, #192]
	fmla	v27.4s, v5.4s, v0.4s
	fmul	v28.4s, v7.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x24, #256]
	fmla	v17.4s, v6.4s, v22.4s
	fmla	v20.4s, v6.4s, v25.4s
	fmla	v27.4s, v6.4s, v0.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x24, #7168]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v18.4s, v7.4s, v0.4s
	ldr	q0, [x25]
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v18.4s, v5.4s, v2.4s
	ldr	q2, [x25, #64]
	fmla	v24.4s, v2.4s, v3.4s
	fmla	v18.4s, v6.4s, v3.4s
	ldr	q3, [x24, #7360]
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v23.4s, v7.4s, v3.4s
	fmla	v21.4s, v5.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	ldr	q3, [x24, #7424]
	fmla	v18.4s, v1.4s, v4.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v23.4s, v5.4s, v3.4s
	ldr	q3, [x25, #128]
	fmla	v18.4s, v0.4s, v16.4s
	fmla	v19.4s, v1.4s, v16.4s
	fmla	v24.4s, v3.4s, v4.4s
	ldr	q4, [x25, #192]
	fmla	v26.4s, v3.4s, v16.4s
	fmla	v27.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v18.4s, v2.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v24.4s, v4.4s, v16.4s
	ldr	q16, [x25, #256]
	fmla	v26.4s, v4.4s, v22.4s
	add	x25, x22, x23
	fmla	v27.4s, v4.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v21.4s, v0.4s, v25.4s
	fmla	v23.4s, v0.4s, v29.4s
	add	x23, x23, #16
	fmla	v19.4s, v2.4s, v25.4s
	fmla	v24.4s, v16.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v26.4s, v16.4s, v25.4s
	fmla	v27.4s, v16.4s, v29.4s
	str	q28, [x25, #192]
	ldr	q28, [x24, #21696]
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v23.4s, v3.4s, v28.4s
	str	q24, [x25]
	ldr	q24, [x24, #21504]
	fmla	v22.4s, v5.4s, v25.4s
	str	q26, [x25, #64]
	ldr	q26, [x24, #21568]
	fmul	v25.4s, v7.4s, v25.4s
	fmla	v18.4s, v3.4s, v24.4s
	fmla	v17.4s, v1.4s, v24.4s
	fmul	v24.4s, v7.4s, v24.4s
	fmla	v19.4s, v3.4s, v26.4s
	fmla	v20.4s, v1.4s, v26.4s
	str	q27, [x25, #128]
	fmla	v22.4s, v6.4s, v29.4s
	ldr	q27, [x24, #21632]
	fmla	v25.4s, v5.4s, v29.4s
	fmla	v18.4s, v4.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v24.4s, v5.4s, v26.4s
	fmul	v26.4s, v7.4s, v26.4s
	fmla	v19.4s, v4.4s, v27.4s
	fmla	v21.4s, v3.4s, v27.4s
	fmla	v20.4s, v0.4s, v27.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v18.4s, v16.4s, v27.4s
	fmla	v17.4s, v2.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v26.4s, v5.4s, v27.4s
	fmul	v27.4s, v7.4s, v27.4s
	fmul	v7.4s, v7.4s, v28.4s
	fmla	v19.4s, v16.4s, v28.4s
	fmla	v21.4s, v4.4s, v28.4s
	fmla	v20.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	str	q18, [x25, #7168]
	fmla	v26.4s, v6.4s, v28.4s
	fmla	v27.4s, v5.4s, v28.4s
	ldr	q28, [x24, #21760]
	str	q19, [x25, #7232]
	fmla	v7.4s, v5.4s, v28.4s
	ldr	q5, [x24, #28672]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v21.4s, v16.4s, v28.4s
	fmla	v17.4s, v3.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	ldr	q5, [x24, #28736]
	fmla	v27.4s, v6.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v26.4s, v1.4s, v5.4s
	str	q21, [x25, #7296]
	fmla	v17.4s, v4.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	ldr	q5, [x24, #28800]
	str	q23, [x25, #7360]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v26.4s, v0.4s, v5.4s
	fmla	v27.4s, v1.4s, v5.4s
	fmla	v17.4s, v16.4s, v5.4s
	fmla	v24.4s, v2.4s, v5.4s
	ldr	q5, [x24, #28864]
	fmla	v7.4s, v1.4s, v5.4s
	ldr	q1, [x24, #28928]
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v27.4s, v0.4s, v5.4s
	fmla	v26.4s, v2.4s, v5.4s
	fmla	v25.4s, v3.4s, v5.4s
	fmla	v20.4s, v16.4s, v5.4s
	str	q17, [x25, #14336]
	fmla	v7.4s, v0.4s, v1.4s
	ldr	q0, [x24, #35840]
	fmla	v22.4s, v16.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x24, #35904]
	fmla	v25.4s, v4.4s, v1.4s
	str	q20, [x25, #14400]
	fmla	v26.4s, v3.4s, v0.4s
	str	q22, [x25, #14464]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x24, #35968]
	str	q25, [x25, #14528]
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	fmla	v24.4s, v16.4s, v0.4s
	ldr	q0, [x24, #36032]
	fmla	v27.4s, v4.4s, v0.4s
	fmla	v7.4s, v3.4s, v0.4s
	fmla	v26.4s, v16.4s, v0.4s
	ldr	q0, [x24, #36096]
	str	q24, [x25, #21504]
	fmla	v27.4s, v16.4s, v0.4s
	fmla	v7.4s, v4.4s, v0.4s
	str	q26, [x25, #21568]
	str	q27, [x25, #21632]
	str	q7, [x25, #21696]
	b.lt	.LBB1_40
	b	.LBB1_29
.LBB1_41:                               // %._crit_edge47
	mov	x8, #-34512                     // =0xffffffffffff7930
	movk	x8, #65505, lsl #16
	add	x9, x3, x8
	cmp	x9, #0
	b.gt	.LBB1_54
// %bb.42:                              // %._crit_edge47
	add	x8, x4, x8
	cmp	x8, #1
	b.lt	.LBB1_54
// %bb.43:
	mov	w8, #52928                      // =0xcec0
	mov	x10, xzr
	movk	w8, #11, lsl #16
	//APP
	//NO_APP
	cmp	x10, #15
	b.gt	.LBB1_46
// %bb.44:                              // %.lr.ph49.preheader
	lsl	x12, x10, #2
	add	x11, x0, #187, lsl #12          // =765952
	add	x13, x8, x2
	add	x11, x11, #1024
	sub	x9, x10, #4
	add	x10, x12, x1
	add	x11, x12, x11
	add	x12, x13, x12
	add	x10, x10, #256
	add	x12, x12, #320
.LBB1_45:                               // %.lr.ph49
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x11]
	ldur	q4, [x10, #-192]
	add	x9, x9, #4
	ldur	q5, [x10, #-256]
	ldur	q3, [x10, #-128]
	cmp	x9, #12
	fmul	v25.4s, v0.4s, v4.4s
	ldr	q1, [x11, #7168]
	ldur	q2, [x10, #-64]
	fmul	v26.4s, v0.4s, v5.4s
	ldr	q0, [x11, #64]
	ldr	q6, [x11, #7232]
	fmul	v18.4s, v4.4s, v1.4s
	fmul	v17.4s, v5.4s, v1.4s
	ldr	q7, [x11, #14336]
	fmul	v27.4s, v5.4s, v0.4s
	fmul	v20.4s, v5.4s, v6.4s
	ldr	q21, [x10, #128]
	fmla	v25.4s, v3.4s, v0.4s
	fmul	v16.4s, v4.4s, v7.4s
	ldr	q22, [x11, #14400]
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x11, #128]
	ldr	q19, [x10, #256]
	fmla	v18.4s, v3.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q24, [x11, #14464]
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q29, [x11, #14528]
	fmla	v16.4s, v3.4s, v22.4s
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x11, #192]
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	ldr	q0, [x11, #256]
	fmla	v26.4s, v2.4s, v1.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x10]
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v25.4s, v0.4s, v1.4s
	ldr	q1, [x10, #64]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v25.4s, v1.4s, v6.4s
	ldr	q6, [x11, #7296]
	fmla	v18.4s, v1.4s, v22.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v26.4s, v1.4s, v6.4s
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v17.4s, v3.4s, v6.4s
	fmla	v20.4s, v4.4s, v6.4s
	ldr	q6, [x11, #7360]
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v26.4s, v21.4s, v7.4s
	fmla	v20.4s, v3.4s, v6.4s
	ldr	q6, [x11, #7424]
	fmla	v17.4s, v2.4s, v7.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x10, #192]
	fmla	v27.4s, v21.4s, v22.4s
	add	x10, x10, #16
	fmla	v25.4s, v6.4s, v7.4s
	fmul	v7.4s, v5.4s, v7.4s
	fmla	v26.4s, v6.4s, v22.4s
	fmla	v17.4s, v0.4s, v22.4s
	fmla	v20.4s, v2.4s, v22.4s
	fmla	v28.4s, v21.4s, v24.4s
	fmla	v23.4s, v2.4s, v24.4s
	fmla	v27.4s, v6.4s, v24.4s
	fmla	v25.4s, v19.4s, v22.4s
	fmla	v7.4s, v4.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	fmla	v26.4s, v19.4s, v24.4s
	fmla	v17.4s, v1.4s, v24.4s
	fmla	v20.4s, v0.4s, v24.4s
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v27.4s, v19.4s, v29.4s
	fmla	v23.4s, v0.4s, v29.4s
	fmla	v7.4s, v3.4s, v24.4s
	fmla	v22.4s, v4.4s, v24.4s
	fmul	v24.4s, v5.4s, v24.4s
	str	q25, [x12]
	ldr	q25, [x11, #21504]
	fmla	v20.4s, v1.4s, v29.4s
	str	q26, [x12, #64]
	fmla	v18.4s, v6.4s, v25.4s
	fmla	v17.4s, v21.4s, v25.4s
	fmul	v26.4s, v4.4s, v25.4s
	fmla	v22.4s, v3.4s, v29.4s
	fmla	v24.4s, v4.4s, v29.4s
	ldr	q29, [x11, #14592]
	fmla	v16.4s, v0.4s, v25.4s
	fmla	v7.4s, v2.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v28.4s, v19.4s, v29.4s
	str	q27, [x12, #128]
	ldr	q27, [x11, #21568]
	fmla	v23.4s, v1.4s, v29.4s
	fmla	v24.4s, v3.4s, v29.4s
	fmla	v18.4s, v19.4s, v27.4s
	fmla	v17.4s, v6.4s, v27.4s
	fmla	v20.4s, v21.4s, v27.4s
	str	q28, [x12, #192]
	fmla	v16.4s, v1.4s, v27.4s
	fmla	v7.4s, v0.4s, v27.4s
	fmla	v22.4s, v2.4s, v27.4s
	fmla	v26.4s, v3.4s, v27.4s
	ldr	q28, [x11, #21632]
	fmla	v25.4s, v4.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	str	q18, [x12, #7168]
	fmul	v5.4s, v5.4s, v28.4s
	fmla	v17.4s, v19.4s, v28.4s
	fmla	v20.4s, v6.4s, v28.4s
	fmla	v23.4s, v21.4s, v28.4s
	fmla	v7.4s, v1.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v24.4s, v2.4s, v28.4s
	fmla	v25.4s, v3.4s, v28.4s
	fmla	v27.4s, v4.4s, v28.4s
	ldr	q28, [x11, #21696]
	str	q17, [x12, #7232]
	fmla	v5.4s, v4.4s, v28.4s
	ldr	q4, [x11, #21760]
	fmla	v23.4s, v6.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v22.4s, v1.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v20.4s, v19.4s, v28.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x11, #28672]
	fmla	v23.4s, v19.4s, v4.4s
	fmla	v24.4s, v1.4s, v4.4s
	fmla	v16.4s, v6.4s, v3.4s
	fmla	v7.4s, v21.4s, v3.4s
	str	q20, [x12, #7296]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v25.4s, v2.4s, v3.4s
	ldr	q3, [x11, #28736]
	str	q23, [x12, #7360]
	fmla	v22.4s, v21.4s, v3.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v16.4s, v19.4s, v3.4s
	fmla	v7.4s, v6.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	ldr	q3, [x11, #28800]
	fmla	v24.4s, v21.4s, v3.4s
	fmla	v5.4s, v2.4s, v3.4s
	ldr	q2, [x11, #28864]
	fmla	v22.4s, v6.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	str	q16, [x12, #14336]
	fmla	v7.4s, v19.4s, v3.4s
	fmla	v25.4s, v1.4s, v3.4s
	str	q26, [x12, #21504]
	fmla	v24.4s, v6.4s, v2.4s
	fmla	v5.4s, v0.4s, v2.4s
	ldr	q0, [x11, #28928]
	fmla	v22.4s, v19.4s, v2.4s
	fmla	v27.4s, v1.4s, v2.4s
	add	x11, x11, #16
	str	q7, [x12, #14400]
	str	q25, [x12, #21568]
	fmla	v24.4s, v19.4s, v0.4s
	fmla	v5.4s, v1.4s, v0.4s
	str	q22, [x12, #14464]
	str	q27, [x12, #21632]
	str	q24, [x12, #14528]
	str	q5, [x12, #21696]
	add	x12, x12, #16
	b.lt	.LBB1_45
.LBB1_46:                               // %.preheader.preheader
	mov	w9, #62528                      // =0xf440
	mov	w16, #46272                     // =0xb4c0
	add	x10, x1, #256
	movk	w9, #2, lsl #16
	mov	w17, #4                         // =0x4
	mov	x15, xzr
	orr	x11, x9, #0x10
	orr	x12, x9, #0x20
	orr	x13, x9, #0x30
	add	x14, x9, #1824
	movk	w16, #11, lsl #16
	mov	x18, x0
	b	.LBB1_48
.LBB1_47:                               // %._crit_edge52
                                        //   in Loop: Header=BB1_48 Depth=1
	add	x3, x17, #4
	add	x18, x18, #256
	add	x9, x9, #64
	add	x11, x11, #64
	add	x12, x12, #64
	add	x13, x13, #64
	add	x14, x14, #64
	cmp	x17, #104
	mov	x17, x3
	b.hs	.LBB1_51
.LBB1_48:                               // %.preheader
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_50 Depth 2
	mov	x22, x15
	//APP
	//NO_APP
	cmp	x22, #15
	b.gt	.LBB1_47
// %bb.49:                              // %.lr.ph51
                                        //   in Loop: Header=BB1_48 Depth=1
	add	x6, x22, x9
	sub	x3, x22, #4
	lsl	x5, x22, #2
	lsl	x7, x6, #2
	add	x19, x22, x11
	add	x20, x22, x12
	add	x21, x22, x13
	add	x22, x22, x14
	add	x4, x18, x16
	add	x19, x0, x19, lsl #2
	add	x20, x0, x20, lsl #2
	add	x21, x0, x21, lsl #2
	add	x22, x0, x22, lsl #2
	add	x4, x4, x5
	add	x5, x10, x5
	add	x6, x0, x7
	add	x7, x2, x7
	mov	x23, xzr
.LBB1_50:                               //   Parent Loop BB1_48 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x26, x5, x23
	ldr	q0, [x4, x23]
	add	x24, x4, x23
	ldur	q5, [x26, #-256]
	ldur	q4, [x26, #-192]
	ldur	q3, [x26, #-128]
	ldur	q1, [x26, #-64]
	ldr	q2, [x6, x23]
	add	x25, x22, x23
	fmul	v25.4s, v0.4s, v5.4s
	ldr	q0, [x24, #64]
	ldr	q6, [x19, x23]
	fmul	v16.4s, v5.4s, v2.4s
	ldr	q19, [x26, #128]
	ldur	q18, [x25, #-128]
	fmul	v26.4s, v5.4s, v0.4s
	fmul	v21.4s, v5.4s, v6.4s
	ldr	q17, [x26, #192]
	ldur	q22, [x25, #-64]
	ldr	q20, [x26, #256]
	ldr	q24, [x25]
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x24, #128]
	ldr	q29, [x25, #64]
	fmla	v16.4s, v4.4s, v6.4s
	add	x3, x3, #4
	fmla	v26.4s, v4.4s, v0.4s
	fmul	v27.4s, v5.4s, v0.4s
	cmp	x3, #12
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x24, #192]
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q0, [x24, #256]
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	ldr	q0, [x24, #320]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x24, #7168]
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v25.4s, v1.4s, v0.4s
	fmul	v7.4s, v5.4s, v0.4s
	ldr	q0, [x26]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v25.4s, v0.4s, v2.4s
	fmla	v7.4s, v4.4s, v2.4s
	ldr	q2, [x26, #64]
	add	x26, x7, x23
	fmla	v25.4s, v2.4s, v6.4s
	fmla	v7.4s, v3.4s, v6.4s
	ldr	q6, [x20, x23]
	fmla	v28.4s, v1.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v16.4s, v3.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	ldr	q6, [x21, x23]
	add	x23, x23, #16
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v26.4s, v19.4s, v18.4s
	fmla	v21.4s, v3.4s, v6.4s
	ldr	q6, [x24, #7488]
	fmla	v16.4s, v1.4s, v18.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x24, #14336]
	fmla	v26.4s, v17.4s, v22.4s
	fmla	v27.4s, v19.4s, v22.4s
	fmla	v25.4s, v19.4s, v6.4s
	fmla	v7.4s, v1.4s, v6.4s
	fmul	v6.4s, v5.4s, v6.4s
	fmla	v16.4s, v0.4s, v22.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v28.4s, v19.4s, v24.4s
	fmla	v23.4s, v1.4s, v24.4s
	fmla	v26.4s, v20.4s, v24.4s
	fmla	v27.4s, v17.4s, v24.4s
	fmla	v25.4s, v17.4s, v18.4s
	fmla	v7.4s, v0.4s, v18.4s
	fmla	v6.4s, v4.4s, v18.4s
	fmul	v18.4s, v5.4s, v18.4s
	fmla	v16.4s, v2.4s, v24.4s
	fmla	v21.4s, v0.4s, v24.4s
	fmla	v28.4s, v17.4s, v29.4s
	fmla	v27.4s, v20.4s, v29.4s
	fmla	v23.4s, v0.4s, v29.4s
	str	q26, [x26, #64]
	fmla	v25.4s, v20.4s, v22.4s
	fmla	v7.4s, v2.4s, v22.4s
	ldr	q26, [x25, #7040]
	fmla	v6.4s, v3.4s, v22.4s
	fmla	v18.4s, v4.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v16.4s, v19.4s, v26.4s
	str	q27, [x26, #128]
	ldr	q27, [x25, #7104]
	str	q25, [x26]
	ldr	q25, [x24, #21504]
	fmla	v18.4s, v3.4s, v24.4s
	fmla	v22.4s, v4.4s, v24.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmla	v7.4s, v19.4s, v25.4s
	fmla	v6.4s, v1.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v16.4s, v17.4s, v27.4s
	fmla	v21.4s, v19.4s, v27.4s
	fmla	v22.4s, v3.4s, v29.4s
	fmla	v24.4s, v4.4s, v29.4s
	ldr	q29, [x24, #14656]
	fmla	v7.4s, v17.4s, v26.4s
	fmla	v6.4s, v0.4s, v26.4s
	fmla	v28.4s, v20.4s, v29.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v25.4s, v4.4s, v26.4s
	fmul	v26.4s, v5.4s, v26.4s
	fmla	v23.4s, v2.4s, v29.4s
	fmla	v24.4s, v3.4s, v29.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v7.4s, v20.4s, v27.4s
	fmla	v6.4s, v2.4s, v27.4s
	str	q28, [x26, #192]
	fmla	v18.4s, v0.4s, v27.4s
	ldr	q28, [x25, #7168]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v26.4s, v4.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	fmul	v5.4s, v5.4s, v28.4s
	fmla	v16.4s, v20.4s, v28.4s
	fmla	v21.4s, v17.4s, v28.4s
	fmla	v23.4s, v19.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	str	q7, [x26, #7168]
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v24.4s, v1.4s, v28.4s
	fmla	v26.4s, v3.4s, v28.4s
	fmla	v27.4s, v4.4s, v28.4s
	ldr	q28, [x25, #7232]
	str	q16, [x26, #7232]
	fmla	v5.4s, v4.4s, v28.4s
	ldr	q4, [x24, #21824]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v23.4s, v17.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v21.4s, v20.4s, v28.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x24, #28672]
	fmla	v24.4s, v2.4s, v4.4s
	fmla	v23.4s, v20.4s, v4.4s
	fmla	v6.4s, v19.4s, v3.4s
	fmla	v25.4s, v1.4s, v3.4s
	ldr	q3, [x25, #14208]
	str	q21, [x26, #7296]
	fmla	v18.4s, v19.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	str	q23, [x26, #7360]
	fmla	v6.4s, v17.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	ldr	q3, [x25, #14272]
	fmla	v18.4s, v17.4s, v3.4s
	fmla	v22.4s, v19.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v6.4s, v20.4s, v3.4s
	fmla	v25.4s, v2.4s, v3.4s
	ldr	q3, [x25, #14336]
	fmla	v24.4s, v19.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x25, #14400]
	fmla	v22.4s, v17.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v18.4s, v20.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	str	q6, [x26, #14336]
	str	q25, [x26, #21504]
	fmla	v24.4s, v17.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	ldr	q0, [x24, #28992]
	fmla	v22.4s, v20.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	str	q18, [x26, #14400]
	str	q26, [x26, #21568]
	fmla	v24.4s, v20.4s, v0.4s
	fmla	v5.4s, v2.4s, v0.4s
	str	q22, [x26, #14464]
	str	q27, [x26, #21632]
	str	q24, [x26, #14528]
	str	q5, [x26, #21696]
	b.lt	.LBB1_50
	b	.LBB1_47
.LBB1_51:
	mov	x10, xzr
	//APP
	//NO_APP
	cmp	x10, #15
	b.gt	.LBB1_54
// %bb.52:                              // %.lr.ph54.preheader
	lsl	x11, x10, #2
	add	x12, x2, #190, lsl #12          // =778240
	sub	x9, x10, #4
	add	x8, x0, x8
	add	x12, x12, #2816
	add	x10, x11, x1
	add	x8, x8, x11
	add	x11, x11, x12
	add	x10, x10, #256
.LBB1_53:                               // %.lr.ph54
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x8]
	ldur	q5, [x10, #-256]
	add	x9, x9, #4
	ldur	q3, [x10, #-192]
	ldur	q4, [x10, #-128]
	cmp	x9, #12
	fmul	v24.4s, v0.4s, v5.4s
	ldr	q0, [x8, #64]
	ldur	q1, [x10, #-64]
	ldr	q2, [x8, #7232]
	ldr	q6, [x8, #7296]
	ldr	q18, [x10, #128]
	fmul	v26.4s, v5.4s, v0.4s
	ldr	q19, [x8, #14400]
	ldr	q16, [x10, #192]
	fmul	v17.4s, v5.4s, v2.4s
	fmul	v21.4s, v5.4s, v6.4s
	ldr	q22, [x8, #14464]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x8, #128]
	ldr	q20, [x10, #256]
	ldr	q25, [x8, #14528]
	ldr	q29, [x8, #14592]
	fmul	v27.4s, v5.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v17.4s, v3.4s, v6.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x8, #192]
	fmla	v27.4s, v3.4s, v0.4s
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x8, #256]
	fmla	v27.4s, v4.4s, v0.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x8, #7168]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v7.4s, v5.4s, v0.4s
	ldr	q0, [x10]
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v7.4s, v3.4s, v2.4s
	ldr	q2, [x10, #64]
	add	x10, x10, #16
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v7.4s, v4.4s, v6.4s
	ldr	q6, [x8, #7360]
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q6, [x8, #7424]
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x8, #14336]
	fmla	v26.4s, v18.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmla	v24.4s, v18.4s, v6.4s
	fmla	v7.4s, v1.4s, v6.4s
	fmul	v6.4s, v5.4s, v6.4s
	fmla	v27.4s, v18.4s, v22.4s
	fmla	v28.4s, v18.4s, v25.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v26.4s, v16.4s, v22.4s
	fmla	v17.4s, v0.4s, v22.4s
	fmla	v24.4s, v16.4s, v19.4s
	fmla	v7.4s, v0.4s, v19.4s
	fmla	v6.4s, v3.4s, v19.4s
	fmul	v19.4s, v5.4s, v19.4s
	fmla	v27.4s, v16.4s, v25.4s
	fmla	v21.4s, v0.4s, v25.4s
	fmla	v28.4s, v16.4s, v29.4s
	fmla	v26.4s, v20.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmla	v24.4s, v20.4s, v22.4s
	fmla	v7.4s, v2.4s, v22.4s
	fmla	v6.4s, v4.4s, v22.4s
	fmla	v19.4s, v3.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	fmla	v27.4s, v20.4s, v29.4s
	fmla	v21.4s, v2.4s, v29.4s
	str	q28, [x11, #192]
	str	q26, [x11, #64]
	ldr	q26, [x8, #21568]
	fmla	v23.4s, v0.4s, v29.4s
	str	q24, [x11]
	ldr	q24, [x8, #21504]
	ldr	q28, [x8, #21696]
	fmla	v19.4s, v4.4s, v25.4s
	fmla	v22.4s, v3.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v7.4s, v18.4s, v24.4s
	fmla	v6.4s, v1.4s, v24.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmla	v17.4s, v18.4s, v26.4s
	str	q27, [x11, #128]
	ldr	q27, [x8, #21632]
	fmla	v23.4s, v18.4s, v28.4s
	fmla	v22.4s, v4.4s, v29.4s
	fmla	v19.4s, v1.4s, v26.4s
	fmla	v7.4s, v16.4s, v26.4s
	fmla	v6.4s, v0.4s, v26.4s
	fmla	v24.4s, v3.4s, v26.4s
	fmul	v26.4s, v5.4s, v26.4s
	fmla	v25.4s, v3.4s, v29.4s
	fmla	v17.4s, v16.4s, v27.4s
	fmla	v21.4s, v18.4s, v27.4s
	fmla	v19.4s, v0.4s, v27.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v7.4s, v20.4s, v27.4s
	fmla	v6.4s, v2.4s, v27.4s
	fmla	v24.4s, v4.4s, v27.4s
	fmla	v26.4s, v3.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	fmul	v5.4s, v5.4s, v28.4s
	fmla	v17.4s, v20.4s, v28.4s
	fmla	v21.4s, v16.4s, v28.4s
	fmla	v19.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q7, [x11, #7168]
	fmla	v26.4s, v4.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	ldr	q28, [x8, #21760]
	str	q17, [x11, #7232]
	fmla	v5.4s, v3.4s, v28.4s
	ldr	q3, [x8, #28672]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v21.4s, v20.4s, v28.4s
	fmla	v6.4s, v18.4s, v3.4s
	fmla	v24.4s, v1.4s, v3.4s
	ldr	q3, [x8, #28736]
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v23.4s, v16.4s, v28.4s
	fmla	v19.4s, v18.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	str	q21, [x11, #7296]
	fmla	v6.4s, v16.4s, v3.4s
	fmla	v24.4s, v0.4s, v3.4s
	ldr	q3, [x8, #28800]
	str	q23, [x11, #7360]
	fmla	v22.4s, v18.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v19.4s, v16.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v6.4s, v20.4s, v3.4s
	fmla	v24.4s, v2.4s, v3.4s
	ldr	q3, [x8, #28864]
	fmla	v22.4s, v16.4s, v3.4s
	fmla	v25.4s, v18.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x8, #28928]
	fmla	v19.4s, v20.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	str	q6, [x11, #14336]
	str	q24, [x11, #21504]
	add	x8, x8, #16
	fmla	v22.4s, v20.4s, v1.4s
	fmla	v25.4s, v16.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	str	q19, [x11, #14400]
	str	q26, [x11, #21568]
	str	q22, [x11, #14464]
	str	q25, [x11, #14528]
	str	q27, [x11, #21632]
	str	q5, [x11, #21696]
	add	x11, x11, #16
	b.lt	.LBB1_53
.LBB1_54:                               // %.loopexit
	ldp	x20, x19, [sp, #64]             // 16-byte Folded Reload
	ldp	x22, x21, [sp, #48]             // 16-byte Folded Reload
	ldp	x24, x23, [sp, #32]             // 16-byte Folded Reload
	ldp	x26, x25, [sp, #16]             // 16-byte Folded Reload
	ldp	x28, x27, [sp], #80             // 16-byte Folded Reload
	ret
.Lfunc_end1:
	.size	node_nnprim_depthwise_conv, .Lfunc_end1-node_nnprim_depthwise_conv
                                        // -- End function
	.p2align	2                               // -- Begin function node_nnprim_depthwise_conv_task
	.type	node_nnprim_depthwise_conv_task,@function
node_nnprim_depthwise_conv_task:        // @node_nnprim_depthwise_conv_task
// %bb.0:
	mov	w11, #36464                     // =0x8e70
	ldp	x10, x8, [x0]
	movk	w11, #31, lsl #16
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
	.xword	16                              // 0x10
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
	.xword	112                             // 0x70
	.xword	112                             // 0x70
	.xword	16                              // 0x10
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
