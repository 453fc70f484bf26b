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
	cmp	w8, #9
	mov	w9, #9                          // =0x9
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
	str	x19, [sp, #-16]!                // 8-byte Folded Spill
	cmp	x3, #0
	b.gt	.LBB1_15
// %bb.1:
	cmp	x4, #1
	b.lt	.LBB1_15
// %bb.2:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #7
	b.gt	.LBB1_5
// %bb.3:                               // %.lr.ph.preheader
	lsl	x11, x9, #2
	sub	x8, x9, #4
	add	x10, x11, x1
	add	x9, x0, x11
	add	x11, x2, x11
	add	x10, x10, #128
.LBB1_4:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x9]
	ldr	q1, [x10]
	add	x8, x8, #4
	ldur	q4, [x10, #-32]
	ldr	q2, [x10, #32]
	cmp	x8, #4
	fmul	v18.4s, v0.4s, v1.4s
	ldr	q0, [x9, #32]
	ldr	q3, [x9, #3584]
	ldur	q6, [x10, #-96]
	ldr	q19, [x9, #3616]
	ldr	q5, [x10, #64]
	fmul	v20.4s, v0.4s, v4.4s
	ldur	q7, [x10, #-64]
	ldur	q16, [x10, #-128]
	fmul	v17.4s, v3.4s, v6.4s
	ldr	q21, [x9, #3648]
	ldr	q23, [x9, #3712]
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x9, #64]
	ldr	q25, [x9, #3776]
	ldr	q27, [x9, #3840]
	fmla	v20.4s, v1.4s, v0.4s
	ldr	q0, [x9, #96]
	fmla	v17.4s, v7.4s, v19.4s
	fmul	v22.4s, v4.4s, v0.4s
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x9, #128]
	fmla	v22.4s, v1.4s, v0.4s
	ldr	q0, [x9, #160]
	fmul	v24.4s, v4.4s, v0.4s
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x9, #192]
	fmla	v24.4s, v1.4s, v0.4s
	ldr	q0, [x9, #224]
	fmul	v26.4s, v4.4s, v0.4s
	fmla	v24.4s, v2.4s, v0.4s
	ldr	q0, [x9, #256]
	fmla	v26.4s, v1.4s, v0.4s
	ldr	q0, [x9, #288]
	fmla	v26.4s, v2.4s, v0.4s
	ldr	q0, [x10, #96]
	fmla	v18.4s, v0.4s, v3.4s
	ldr	q3, [x10, #128]
	fmla	v20.4s, v0.4s, v21.4s
	add	x10, x10, #16
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v19.4s, v19.4s, v16.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x9, #3680]
	str	q18, [x11]
	ldr	q18, [x9, #7168]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x9, #7200]
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x11, #32]
	ldr	q20, [x9, #10784]
	fmla	v17.4s, v2.4s, v18.4s
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x9, #3744]
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x9, #7232]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x9, #7264]
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x11, #64]
	ldr	q22, [x9, #10816]
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x9, #3808]
	fmla	v21.4s, v4.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x9, #7296]
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v26.4s, v5.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x9, #7328]
	fmla	v19.4s, v5.4s, v20.4s
	fmla	v26.4s, v0.4s, v27.4s
	str	q24, [x11, #96]
	ldr	q24, [x9, #10880]
	fmla	v25.4s, v6.4s, v27.4s
	ldr	q27, [x9, #3872]
	fmla	v23.4s, v4.4s, v18.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x9, #7360]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v26.4s, v3.4s, v27.4s
	fmla	v25.4s, v7.4s, v27.4s
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x9, #7392]
	ldr	q27, [x9, #11008]
	str	q26, [x11, #128]
	ldr	q26, [x9, #10944]
	fmla	v25.4s, v4.4s, v18.4s
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x9, #7424]
	fmla	v25.4s, v1.4s, v18.4s
	ldr	q18, [x9, #7456]
	fmla	v25.4s, v2.4s, v18.4s
	ldr	q18, [x9, #10752]
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v6.4s, v22.4s
	ldr	q22, [x9, #10848]
	str	q17, [x11, #1792]
	ldr	q17, [x9, #14336]
	fmla	v19.4s, v3.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x9, #14368]
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v0.4s, v24.4s
	str	q19, [x11, #1824]
	ldr	q19, [x9, #17952]
	fmla	v18.4s, v2.4s, v17.4s
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x9, #10912]
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x9, #14400]
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v23.4s, v5.4s, v24.4s
	fmla	v22.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x9, #14432]
	fmla	v23.4s, v0.4s, v26.4s
	str	q21, [x11, #1856]
	ldr	q21, [x9, #17984]
	fmla	v24.4s, v6.4s, v26.4s
	ldr	q26, [x9, #10976]
	fmla	v22.4s, v4.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x9, #14464]
	fmla	v23.4s, v3.4s, v26.4s
	fmla	v25.4s, v5.4s, v26.4s
	fmla	v24.4s, v7.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x9, #14496]
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v25.4s, v0.4s, v27.4s
	str	q23, [x11, #1888]
	ldr	q23, [x9, #18048]
	fmla	v26.4s, v6.4s, v27.4s
	ldr	q27, [x9, #11040]
	fmla	v24.4s, v4.4s, v17.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x9, #14528]
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v26.4s, v7.4s, v27.4s
	fmla	v24.4s, v1.4s, v17.4s
	ldr	q17, [x9, #14560]
	str	q25, [x11, #1920]
	ldr	q25, [x9, #18112]
	fmla	v26.4s, v4.4s, v17.4s
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x9, #14592]
	fmla	v26.4s, v1.4s, v17.4s
	ldr	q17, [x9, #14624]
	fmla	v26.4s, v2.4s, v17.4s
	ldr	q17, [x9, #17920]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x9, #18016]
	str	q18, [x11, #3584]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x11, #3616]
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x9, #18080]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x11, #3648]
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x9, #18144]
	fmla	v26.4s, v5.4s, v25.4s
	fmul	v16.4s, v16.4s, v25.4s
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x9, #18176]
	fmla	v26.4s, v0.4s, v25.4s
	fmla	v16.4s, v6.4s, v25.4s
	ldr	q6, [x9, #18208]
	str	q24, [x11, #3680]
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x9, #21504]
	fmla	v17.4s, v1.4s, v6.4s
	ldr	q6, [x9, #21536]
	fmla	v19.4s, v4.4s, v6.4s
	str	q26, [x11, #3712]
	fmla	v17.4s, v2.4s, v6.4s
	ldr	q6, [x9, #21568]
	fmla	v19.4s, v1.4s, v6.4s
	ldr	q6, [x9, #21600]
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v19.4s, v2.4s, v6.4s
	ldr	q6, [x9, #21632]
	fmla	v21.4s, v1.4s, v6.4s
	ldr	q6, [x9, #21664]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v21.4s, v2.4s, v6.4s
	ldr	q6, [x9, #21696]
	fmla	v23.4s, v1.4s, v6.4s
	ldr	q6, [x9, #21728]
	fmla	v16.4s, v4.4s, v6.4s
	ldr	q4, [x9, #21760]
	fmla	v23.4s, v2.4s, v6.4s
	fmla	v16.4s, v1.4s, v4.4s
	ldr	q1, [x9, #21792]
	fmla	v16.4s, v2.4s, v1.4s
	ldr	q1, [x9, #25088]
	fmla	v17.4s, v0.4s, v1.4s
	ldr	q1, [x9, #25120]
	fmla	v19.4s, v5.4s, v1.4s
	fmla	v17.4s, v3.4s, v1.4s
	ldr	q1, [x9, #25152]
	fmla	v19.4s, v0.4s, v1.4s
	ldr	q1, [x9, #25184]
	fmla	v21.4s, v5.4s, v1.4s
	str	q17, [x11, #5376]
	fmla	v19.4s, v3.4s, v1.4s
	ldr	q1, [x9, #25216]
	fmla	v21.4s, v0.4s, v1.4s
	ldr	q1, [x9, #25248]
	fmla	v23.4s, v5.4s, v1.4s
	str	q19, [x11, #5408]
	fmla	v21.4s, v3.4s, v1.4s
	ldr	q1, [x9, #25280]
	fmla	v23.4s, v0.4s, v1.4s
	ldr	q1, [x9, #25312]
	fmla	v16.4s, v5.4s, v1.4s
	str	q21, [x11, #5440]
	fmla	v23.4s, v3.4s, v1.4s
	ldr	q1, [x9, #25344]
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x9, #25376]
	add	x9, x9, #16
	str	q23, [x11, #5472]
	fmla	v16.4s, v3.4s, v0.4s
	str	q16, [x11, #5504]
	add	x11, x11, #16
	b.lt	.LBB1_4
.LBB1_5:                                // %.preheader22.preheader
	mov	w9, #5                          // =0x5
	mov	x8, xzr
	mov	x10, x2
	mov	x11, x0
	b	.LBB1_7
.LBB1_6:                                // %._crit_edge
                                        //   in Loop: Header=BB1_7 Depth=1
	add	x12, x9, #5
	add	x11, x11, #320
	add	x10, x10, #160
	cmp	x9, #35
	mov	x9, x12
	b.hs	.LBB1_10
.LBB1_7:                                // %.preheader22
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_9 Depth 2
	mov	x13, x8
	//APP
	//NO_APP
	cmp	x13, #7
	b.gt	.LBB1_6
// %bb.8:                               // %.lr.ph23
                                        //   in Loop: Header=BB1_7 Depth=1
	sub	x12, x13, #4
	lsl	x13, x13, #2
	add	x14, x1, #128
	mov	x15, x10
	mov	x16, x11
.LBB1_9:                                //   Parent Loop BB1_7 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x17, x16, x13
	add	x18, x14, x13
	add	x12, x12, #4
	ldr	q0, [x17, #288]
	ldur	q1, [x18, #-32]
	ldr	q2, [x18]
	ldr	q3, [x18, #32]
	ldr	q4, [x17, #3872]
	ldur	q6, [x18, #-128]
	fmul	v18.4s, v0.4s, v1.4s
	ldr	q0, [x17, #320]
	ldr	q5, [x17, #3904]
	fmul	v17.4s, v4.4s, v6.4s
	ldur	q7, [x18, #-96]
	ldr	q19, [x17, #3936]
	ldur	q16, [x18, #-64]
	ldr	q21, [x17, #3968]
	add	x16, x16, #16
	ldr	q23, [x17, #4032]
	ldr	q25, [x17, #4096]
	add	x14, x14, #16
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x17, #352]
	ldr	q27, [x17, #4160]
	fmla	v17.4s, v7.4s, v5.4s
	cmp	x12, #4
	fmul	v20.4s, v1.4s, v0.4s
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x17, #384]
	fmla	v17.4s, v16.4s, v19.4s
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x17, #416]
	fmul	v22.4s, v1.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x17, #448]
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x17, #480]
	fmul	v24.4s, v1.4s, v0.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x17, #512]
	fmla	v24.4s, v2.4s, v0.4s
	ldr	q0, [x17, #544]
	fmul	v26.4s, v1.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x17, #576]
	fmla	v26.4s, v2.4s, v0.4s
	ldr	q0, [x17, #608]
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x18, #64]
	fmla	v18.4s, v0.4s, v4.4s
	ldr	q4, [x18, #96]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v4.4s, v5.4s
	ldr	q5, [x18, #128]
	fmla	v20.4s, v4.4s, v21.4s
	add	x18, x15, x13
	add	x15, x15, #16
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x17, #4000]
	str	q18, [x18, #160]
	ldr	q18, [x17, #7456]
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x17, #7488]
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x18, #192]
	ldr	q20, [x17, #11072]
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x17, #7520]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x17, #4064]
	fmla	v19.4s, v1.4s, v18.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x17, #7552]
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x17, #7584]
	fmla	v24.4s, v4.4s, v25.4s
	str	q22, [x18, #224]
	ldr	q22, [x17, #11136]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x17, #4128]
	fmla	v21.4s, v1.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x17, #7616]
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v26.4s, v0.4s, v25.4s
	fmla	v23.4s, v16.4s, v25.4s
	fmul	v25.4s, v6.4s, v25.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x17, #7648]
	fmla	v26.4s, v4.4s, v27.4s
	str	q24, [x18, #256]
	ldr	q24, [x17, #11200]
	fmla	v25.4s, v7.4s, v27.4s
	ldr	q27, [x17, #4192]
	fmla	v23.4s, v1.4s, v18.4s
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x17, #7680]
	fmla	v26.4s, v5.4s, v27.4s
	fmla	v25.4s, v16.4s, v27.4s
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x17, #7712]
	ldr	q27, [x17, #11328]
	str	q26, [x18, #288]
	ldr	q26, [x17, #11264]
	fmla	v25.4s, v1.4s, v18.4s
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x17, #7744]
	fmla	v25.4s, v2.4s, v18.4s
	ldr	q18, [x17, #7776]
	fmla	v25.4s, v3.4s, v18.4s
	ldr	q18, [x17, #11040]
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x17, #11104]
	fmla	v19.4s, v0.4s, v20.4s
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x17, #11168]
	str	q17, [x18, #1952]
	ldr	q17, [x17, #14624]
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x17, #14656]
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v4.4s, v24.4s
	str	q19, [x18, #1984]
	ldr	q19, [x17, #18240]
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x17, #14688]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x17, #11232]
	fmla	v20.4s, v1.4s, v17.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x17, #14720]
	fmla	v22.4s, v16.4s, v24.4s
	fmul	v24.4s, v6.4s, v24.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x17, #14752]
	fmla	v23.4s, v4.4s, v26.4s
	str	q21, [x18, #2016]
	ldr	q21, [x17, #18304]
	fmla	v24.4s, v7.4s, v26.4s
	ldr	q26, [x17, #11296]
	fmla	v22.4s, v1.4s, v17.4s
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x17, #14784]
	fmla	v23.4s, v5.4s, v26.4s
	fmla	v25.4s, v0.4s, v26.4s
	fmla	v24.4s, v16.4s, v26.4s
	fmul	v26.4s, v6.4s, v26.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x17, #14816]
	fmla	v25.4s, v4.4s, v27.4s
	str	q23, [x18, #2048]
	ldr	q23, [x17, #18368]
	fmla	v26.4s, v7.4s, v27.4s
	ldr	q27, [x17, #11360]
	fmla	v24.4s, v1.4s, v17.4s
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x17, #14848]
	fmla	v25.4s, v5.4s, v27.4s
	fmla	v26.4s, v16.4s, v27.4s
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x17, #14880]
	str	q25, [x18, #2080]
	ldr	q25, [x17, #18432]
	fmla	v26.4s, v1.4s, v17.4s
	fmla	v24.4s, v3.4s, v17.4s
	ldr	q17, [x17, #14912]
	fmla	v26.4s, v2.4s, v17.4s
	ldr	q17, [x17, #14944]
	fmla	v26.4s, v3.4s, v17.4s
	ldr	q17, [x17, #18208]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x17, #18272]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v5.4s, v19.4s
	fmla	v17.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x17, #18336]
	str	q18, [x18, #3744]
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x18, #3776]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x17, #18400]
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	fmla	v24.4s, v4.4s, v25.4s
	str	q22, [x18, #3808]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x17, #18464]
	fmla	v26.4s, v0.4s, v25.4s
	fmul	v6.4s, v6.4s, v25.4s
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v23.4s, v16.4s, v25.4s
	ldr	q25, [x17, #18496]
	fmla	v26.4s, v4.4s, v25.4s
	fmla	v6.4s, v7.4s, v25.4s
	ldr	q7, [x17, #18528]
	str	q24, [x18, #3840]
	fmla	v26.4s, v5.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x17, #21792]
	fmla	v17.4s, v1.4s, v7.4s
	ldr	q7, [x17, #21824]
	str	q26, [x18, #3872]
	fmla	v17.4s, v2.4s, v7.4s
	ldr	q7, [x17, #21856]
	fmla	v19.4s, v1.4s, v7.4s
	fmla	v17.4s, v3.4s, v7.4s
	ldr	q7, [x17, #21888]
	fmla	v19.4s, v2.4s, v7.4s
	ldr	q7, [x17, #21920]
	fmla	v21.4s, v1.4s, v7.4s
	fmla	v19.4s, v3.4s, v7.4s
	ldr	q7, [x17, #21952]
	fmla	v21.4s, v2.4s, v7.4s
	ldr	q7, [x17, #21984]
	fmla	v23.4s, v1.4s, v7.4s
	fmla	v21.4s, v3.4s, v7.4s
	ldr	q7, [x17, #22016]
	fmla	v23.4s, v2.4s, v7.4s
	ldr	q7, [x17, #22048]
	fmla	v6.4s, v1.4s, v7.4s
	ldr	q1, [x17, #22080]
	fmla	v23.4s, v3.4s, v7.4s
	fmla	v6.4s, v2.4s, v1.4s
	ldr	q1, [x17, #22112]
	fmla	v6.4s, v3.4s, v1.4s
	ldr	q1, [x17, #25376]
	fmla	v17.4s, v0.4s, v1.4s
	ldr	q1, [x17, #25408]
	fmla	v17.4s, v4.4s, v1.4s
	ldr	q1, [x17, #25440]
	fmla	v19.4s, v0.4s, v1.4s
	fmla	v17.4s, v5.4s, v1.4s
	ldr	q1, [x17, #25472]
	fmla	v19.4s, v4.4s, v1.4s
	ldr	q1, [x17, #25504]
	fmla	v21.4s, v0.4s, v1.4s
	str	q17, [x18, #5536]
	fmla	v19.4s, v5.4s, v1.4s
	ldr	q1, [x17, #25536]
	fmla	v21.4s, v4.4s, v1.4s
	ldr	q1, [x17, #25568]
	fmla	v23.4s, v0.4s, v1.4s
	str	q19, [x18, #5568]
	fmla	v21.4s, v5.4s, v1.4s
	ldr	q1, [x17, #25600]
	fmla	v23.4s, v4.4s, v1.4s
	ldr	q1, [x17, #25632]
	fmla	v6.4s, v0.4s, v1.4s
	ldr	q0, [x17, #25664]
	str	q21, [x18, #5600]
	fmla	v23.4s, v5.4s, v1.4s
	fmla	v6.4s, v4.4s, v0.4s
	ldr	q0, [x17, #25696]
	str	q23, [x18, #5632]
	fmla	v6.4s, v5.4s, v0.4s
	str	q6, [x18, #5664]
	b.lt	.LBB1_9
	b	.LBB1_6
.LBB1_10:                               // %.preheader20.preheader
	mov	w8, #4864                       // =0x1300
	mov	w10, #40                        // =0x28
	mov	x9, xzr
	add	x8, x2, x8
	mov	x11, x0
	b	.LBB1_12
.LBB1_11:                               // %._crit_edge26
                                        //   in Loop: Header=BB1_12 Depth=1
	add	x12, x10, #4
	add	x11, x11, #256
	add	x8, x8, #128
	cmp	x10, #52
	mov	x10, x12
	b.hs	.LBB1_15
.LBB1_12:                               // %.preheader20
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_14 Depth 2
	mov	x13, x9
	//APP
	//NO_APP
	cmp	x13, #7
	b.gt	.LBB1_11
// %bb.13:                              // %.lr.ph25
                                        //   in Loop: Header=BB1_12 Depth=1
	sub	x12, x13, #4
	lsl	x13, x13, #2
	add	x14, x1, #128
	mov	x15, x8
	mov	x16, x11
.LBB1_14:                               //   Parent Loop BB1_12 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x17, x16, x13
	add	x18, x14, x13
	add	x12, x12, #4
	ldr	q0, [x17, #2528]
	ldur	q1, [x18, #-32]
	ldr	q2, [x18]
	ldr	q3, [x18, #32]
	ldr	q4, [x17, #6112]
	ldur	q6, [x18, #-128]
	fmul	v18.4s, v0.4s, v1.4s
	ldr	q0, [x17, #2560]
	ldr	q5, [x17, #6144]
	fmul	v17.4s, v4.4s, v6.4s
	ldur	q7, [x18, #-96]
	ldr	q19, [x17, #6176]
	ldur	q16, [x18, #-64]
	ldr	q21, [x17, #6208]
	add	x16, x16, #16
	ldr	q23, [x17, #6272]
	ldr	q25, [x17, #6336]
	add	x14, x14, #16
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x17, #2592]
	cmp	x12, #4
	fmla	v17.4s, v7.4s, v5.4s
	fmul	v20.4s, v1.4s, v0.4s
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x17, #2624]
	fmla	v17.4s, v16.4s, v19.4s
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x17, #2656]
	fmul	v22.4s, v1.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x17, #2688]
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x17, #2720]
	fmul	v24.4s, v1.4s, v0.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x17, #2752]
	fmla	v24.4s, v2.4s, v0.4s
	ldr	q0, [x17, #2784]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x18, #64]
	fmla	v18.4s, v0.4s, v4.4s
	ldr	q4, [x18, #96]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v4.4s, v5.4s
	ldr	q5, [x18, #128]
	fmla	v20.4s, v4.4s, v21.4s
	add	x18, x15, x13
	add	x15, x15, #16
	sub	x5, x18, #3584
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x17, #6240]
	str	q18, [x5]
	ldr	q18, [x17, #9696]
	sub	x5, x18, #3552
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x17, #9728]
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x5]
	ldr	q20, [x17, #13312]
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x17, #9760]
	sub	x5, x18, #3520
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x17, #6304]
	fmla	v19.4s, v1.4s, v18.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x17, #9792]
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x17, #9824]
	fmla	v24.4s, v4.4s, v25.4s
	str	q22, [x5]
	ldr	q22, [x17, #13376]
	sub	x5, x18, #3488
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x17, #6368]
	fmla	v21.4s, v1.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x17, #9856]
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v23.4s, v16.4s, v25.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x17, #9888]
	ldr	q25, [x17, #13504]
	str	q24, [x5]
	sub	x5, x18, #1792
	ldr	q24, [x17, #13440]
	fmla	v23.4s, v1.4s, v18.4s
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x17, #9920]
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x17, #9952]
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x17, #13280]
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x17, #13344]
	fmla	v19.4s, v0.4s, v20.4s
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x17, #13408]
	str	q17, [x5]
	ldr	q17, [x17, #16864]
	sub	x5, x18, #1760
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x17, #16896]
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v4.4s, v24.4s
	str	q19, [x5]
	ldr	q19, [x17, #20480]
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x17, #16928]
	sub	x5, x18, #1728
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x17, #13472]
	fmla	v20.4s, v1.4s, v17.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x17, #16960]
	fmla	v22.4s, v16.4s, v24.4s
	fmul	v24.4s, v6.4s, v24.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x17, #16992]
	fmla	v23.4s, v4.4s, v25.4s
	str	q21, [x5]
	ldr	q21, [x17, #20544]
	sub	x5, x18, #1696
	fmla	v24.4s, v7.4s, v25.4s
	ldr	q25, [x17, #13536]
	fmla	v22.4s, v1.4s, v17.4s
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x17, #17024]
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v24.4s, v16.4s, v25.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x17, #17056]
	str	q23, [x5]
	ldr	q23, [x17, #20608]
	fmla	v24.4s, v1.4s, v17.4s
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x17, #17088]
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x17, #17120]
	fmla	v24.4s, v3.4s, v17.4s
	ldr	q17, [x17, #20448]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x17, #20512]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v5.4s, v19.4s
	fmla	v17.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x17, #20576]
	str	q18, [x18]
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x18, #32]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x17, #20640]
	fmla	v24.4s, v0.4s, v23.4s
	fmul	v6.4s, v6.4s, v23.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v21.4s, v16.4s, v23.4s
	ldr	q23, [x17, #20672]
	fmla	v24.4s, v4.4s, v23.4s
	fmla	v6.4s, v7.4s, v23.4s
	ldr	q7, [x17, #20704]
	str	q22, [x18, #64]
	fmla	v24.4s, v5.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x17, #24032]
	fmla	v17.4s, v1.4s, v7.4s
	ldr	q7, [x17, #24064]
	str	q24, [x18, #96]
	fmla	v17.4s, v2.4s, v7.4s
	ldr	q7, [x17, #24096]
	fmla	v19.4s, v1.4s, v7.4s
	fmla	v17.4s, v3.4s, v7.4s
	ldr	q7, [x17, #24128]
	fmla	v19.4s, v2.4s, v7.4s
	ldr	q7, [x17, #24160]
	fmla	v21.4s, v1.4s, v7.4s
	fmla	v19.4s, v3.4s, v7.4s
	ldr	q7, [x17, #24192]
	fmla	v21.4s, v2.4s, v7.4s
	ldr	q7, [x17, #24224]
	fmla	v6.4s, v1.4s, v7.4s
	ldr	q1, [x17, #24256]
	fmla	v21.4s, v3.4s, v7.4s
	fmla	v6.4s, v2.4s, v1.4s
	ldr	q1, [x17, #24288]
	fmla	v6.4s, v3.4s, v1.4s
	ldr	q1, [x17, #27616]
	fmla	v17.4s, v0.4s, v1.4s
	ldr	q1, [x17, #27648]
	fmla	v17.4s, v4.4s, v1.4s
	ldr	q1, [x17, #27680]
	fmla	v19.4s, v0.4s, v1.4s
	fmla	v17.4s, v5.4s, v1.4s
	ldr	q1, [x17, #27712]
	fmla	v19.4s, v4.4s, v1.4s
	ldr	q1, [x17, #27744]
	fmla	v21.4s, v0.4s, v1.4s
	str	q17, [x18, #1792]
	fmla	v19.4s, v5.4s, v1.4s
	ldr	q1, [x17, #27776]
	fmla	v21.4s, v4.4s, v1.4s
	ldr	q1, [x17, #27808]
	fmla	v6.4s, v0.4s, v1.4s
	ldr	q0, [x17, #27840]
	str	q19, [x18, #1824]
	fmla	v21.4s, v5.4s, v1.4s
	fmla	v6.4s, v4.4s, v0.4s
	ldr	q0, [x17, #27872]
	str	q21, [x18, #1856]
	fmla	v6.4s, v5.4s, v0.4s
	str	q6, [x18, #1888]
	b.lt	.LBB1_14
	b	.LBB1_11
.LBB1_15:                               // %.loopexit21
	mov	x8, #-41292                     // =0xffffffffffff5eb4
	mov	x11, #32771                     // =0x8003
	mov	w10, #44771                     // =0xaee3
	add	x9, x3, x8
	add	x8, x4, x8
	movk	x11, #51899, lsl #16
	bic	x9, x9, x9, asr #63
	movk	x11, #14432, lsl #32
	bic	x8, x8, x8, asr #63
	movk	x11, #11991, lsl #48
	mov	w13, #13                        // =0xd
	add	x9, x9, x10
	add	x8, x8, x10
	umulh	x9, x9, x11
	umulh	x8, x8, x11
	lsr	x9, x9, #13
	lsr	x8, x8, #13
	cmp	x9, #13
	csel	x12, x9, x13, lo
	cmp	x8, #13
	csel	x9, x8, x13, lo
	lsl	x8, x12, #2
	lsl	x9, x9, #2
	cmp	x8, x9
	b.hs	.LBB1_31
// %bb.16:                              // %.lr.ph37.preheader
	mov	w11, #7168                      // =0x1c00
	mov	w10, #28672                     // =0x7000
	mov	w13, #7328                      // =0x1ca0
	madd	x14, x12, x11, x2
	mov	w15, #8448                      // =0x2100
	madd	x10, x12, x10, x0
	add	x12, x14, x11
	add	x13, x14, x13
	add	x14, x14, x15
	mov	x15, xzr
	b	.LBB1_18
.LBB1_17:                               // %.loopexit
                                        //   in Loop: Header=BB1_18 Depth=1
	add	x10, x10, #7, lsl #12           // =28672
	add	x12, x12, x11
	add	x13, x13, x11
	add	x14, x14, x11
	cmp	x8, x9
	b.hs	.LBB1_31
.LBB1_18:                               // %.lr.ph37
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_20 Depth 2
                                        //     Child Loop BB1_23 Depth 2
                                        //       Child Loop BB1_25 Depth 3
                                        //     Child Loop BB1_28 Depth 2
                                        //       Child Loop BB1_30 Depth 3
	mov	x17, x15
	//APP
	//NO_APP
	cmp	x17, #7
	b.gt	.LBB1_21
// %bb.19:                              // %.lr.ph28
                                        //   in Loop: Header=BB1_18 Depth=1
	sub	x16, x17, #4
	lsl	x17, x17, #2
	mov	x18, x1
	mov	x0, x12
	mov	x2, x10
.LBB1_20:                               //   Parent Loop BB1_18 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x3, x2, x17
	add	x4, x18, x17
	add	x16, x16, #4
	ldr	q0, [x3, #25088]
	ldr	q5, [x4, #32]
	ldr	q16, [x4]
	ldr	q4, [x4, #64]
	ldr	q1, [x3, #28672]
	ldr	q2, [x3, #28704]
	fmul	v18.4s, v0.4s, v5.4s
	ldr	q0, [x3, #25120]
	ldr	q6, [x4, #96]
	ldr	q3, [x3, #32256]
	ldr	q19, [x3, #32288]
	add	x2, x2, #16
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q7, [x4, #192]
	ldr	q21, [x3, #32320]
	fmul	v17.4s, v5.4s, v3.4s
	ldr	q23, [x3, #32384]
	ldr	q25, [x3, #32448]
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x3, #25152]
	ldr	q27, [x3, #32512]
	add	x18, x18, #16
	cmp	x16, #4
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x3, #25184]
	fmla	v17.4s, v4.4s, v19.4s
	fmul	v22.4s, v16.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x3, #25216]
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x3, #25248]
	fmul	v24.4s, v16.4s, v0.4s
	fmla	v20.4s, v6.4s, v2.4s
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x3, #25280]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x3, #25312]
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x3, #25344]
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x3, #25376]
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x4, #128]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x4, #160]
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x3, #28736]
	fmla	v20.4s, v0.4s, v2.4s
	ldr	q2, [x3, #28768]
	fmla	v22.4s, v6.4s, v2.4s
	fmla	v20.4s, v1.4s, v2.4s
	ldr	q2, [x3, #28800]
	fmla	v22.4s, v0.4s, v2.4s
	ldr	q2, [x3, #28832]
	fmla	v24.4s, v6.4s, v2.4s
	fmla	v20.4s, v7.4s, v19.4s
	fmla	v22.4s, v1.4s, v2.4s
	ldr	q2, [x3, #28864]
	fmla	v24.4s, v0.4s, v2.4s
	ldr	q2, [x3, #28896]
	fmla	v26.4s, v6.4s, v2.4s
	fmla	v24.4s, v1.4s, v2.4s
	ldr	q2, [x3, #28928]
	fmla	v26.4s, v0.4s, v2.4s
	ldr	q2, [x3, #28960]
	fmla	v26.4s, v1.4s, v2.4s
	ldr	q2, [x4, #224]
	fmla	v18.4s, v2.4s, v3.4s
	ldr	q3, [x4, #256]
	fmla	v20.4s, v2.4s, v21.4s
	add	x4, x0, x17
	add	x0, x0, #16
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v5.4s, v21.4s
	ldr	q21, [x3, #32352]
	str	q18, [x4]
	ldr	q18, [x3, #35840]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v7.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x3, #35872]
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v2.4s, v23.4s
	str	q20, [x4, #32]
	ldr	q20, [x3, #39456]
	fmla	v17.4s, v1.4s, v18.4s
	fmla	v21.4s, v5.4s, v23.4s
	ldr	q23, [x3, #32416]
	fmla	v19.4s, v6.4s, v18.4s
	ldr	q18, [x3, #35904]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v7.4s, v23.4s
	fmla	v21.4s, v4.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v0.4s, v18.4s
	ldr	q18, [x3, #35936]
	fmla	v24.4s, v2.4s, v25.4s
	str	q22, [x4, #64]
	ldr	q22, [x3, #39488]
	fmla	v23.4s, v5.4s, v25.4s
	ldr	q25, [x3, #32480]
	fmla	v21.4s, v6.4s, v18.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x3, #35968]
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v26.4s, v7.4s, v25.4s
	fmla	v23.4s, v4.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v21.4s, v0.4s, v18.4s
	ldr	q18, [x3, #36000]
	fmla	v19.4s, v7.4s, v20.4s
	fmla	v26.4s, v2.4s, v27.4s
	str	q24, [x4, #96]
	ldr	q24, [x3, #39552]
	fmla	v25.4s, v5.4s, v27.4s
	ldr	q27, [x3, #32544]
	fmla	v23.4s, v6.4s, v18.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x3, #36032]
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v26.4s, v3.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v23.4s, v0.4s, v18.4s
	ldr	q18, [x3, #36064]
	ldr	q27, [x3, #39680]
	str	q26, [x4, #128]
	ldr	q26, [x3, #39616]
	fmla	v25.4s, v6.4s, v18.4s
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x3, #36096]
	fmla	v25.4s, v0.4s, v18.4s
	ldr	q18, [x3, #36128]
	fmla	v25.4s, v1.4s, v18.4s
	ldr	q18, [x3, #39424]
	fmla	v17.4s, v2.4s, v18.4s
	fmul	v18.4s, v5.4s, v18.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v18.4s, v4.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v5.4s, v22.4s
	ldr	q22, [x3, #39520]
	str	q17, [x4, #1792]
	ldr	q17, [x3, #43008]
	fmla	v19.4s, v3.4s, v22.4s
	fmla	v21.4s, v7.4s, v22.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x3, #43040]
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v2.4s, v24.4s
	str	q19, [x4, #1824]
	ldr	q19, [x3, #46624]
	fmla	v18.4s, v1.4s, v17.4s
	fmla	v22.4s, v5.4s, v24.4s
	ldr	q24, [x3, #39584]
	fmla	v20.4s, v6.4s, v17.4s
	ldr	q17, [x3, #43072]
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v23.4s, v7.4s, v24.4s
	fmla	v22.4s, v4.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v0.4s, v17.4s
	ldr	q17, [x3, #43104]
	fmla	v23.4s, v2.4s, v26.4s
	str	q21, [x4, #1856]
	ldr	q21, [x3, #46656]
	fmla	v24.4s, v5.4s, v26.4s
	ldr	q26, [x3, #39648]
	fmla	v22.4s, v6.4s, v17.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x3, #43136]
	fmla	v23.4s, v3.4s, v26.4s
	fmla	v25.4s, v7.4s, v26.4s
	fmla	v24.4s, v4.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v22.4s, v0.4s, v17.4s
	ldr	q17, [x3, #43168]
	fmla	v20.4s, v7.4s, v19.4s
	fmla	v25.4s, v2.4s, v27.4s
	str	q23, [x4, #1888]
	ldr	q23, [x3, #46720]
	fmla	v26.4s, v5.4s, v27.4s
	ldr	q27, [x3, #39712]
	fmla	v24.4s, v6.4s, v17.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x3, #43200]
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v26.4s, v4.4s, v27.4s
	fmla	v24.4s, v0.4s, v17.4s
	ldr	q17, [x3, #43232]
	str	q25, [x4, #1920]
	ldr	q25, [x3, #46784]
	fmla	v26.4s, v6.4s, v17.4s
	fmla	v24.4s, v1.4s, v17.4s
	ldr	q17, [x3, #43264]
	fmla	v26.4s, v0.4s, v17.4s
	ldr	q17, [x3, #43296]
	fmla	v26.4s, v1.4s, v17.4s
	ldr	q17, [x3, #46592]
	fmla	v18.4s, v2.4s, v17.4s
	fmul	v17.4s, v5.4s, v17.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmla	v17.4s, v4.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v5.4s, v21.4s
	ldr	q21, [x3, #46688]
	str	q18, [x4, #3584]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v7.4s, v21.4s
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v2.4s, v23.4s
	str	q20, [x4, #3616]
	fmla	v21.4s, v5.4s, v23.4s
	ldr	q23, [x3, #46752]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v7.4s, v23.4s
	fmla	v21.4s, v4.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v2.4s, v25.4s
	str	q22, [x4, #3648]
	fmla	v23.4s, v5.4s, v25.4s
	ldr	q25, [x3, #46816]
	fmul	v16.4s, v16.4s, v25.4s
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v26.4s, v7.4s, v25.4s
	fmla	v23.4s, v4.4s, v25.4s
	ldr	q25, [x3, #46848]
	fmla	v16.4s, v5.4s, v25.4s
	ldr	q5, [x3, #46880]
	fmla	v26.4s, v2.4s, v25.4s
	str	q24, [x4, #3680]
	fmla	v16.4s, v4.4s, v5.4s
	ldr	q4, [x3, #50176]
	fmla	v26.4s, v3.4s, v5.4s
	fmla	v17.4s, v0.4s, v4.4s
	ldr	q4, [x3, #50208]
	fmla	v19.4s, v6.4s, v4.4s
	str	q26, [x4, #3712]
	fmla	v17.4s, v1.4s, v4.4s
	ldr	q4, [x3, #50240]
	fmla	v19.4s, v0.4s, v4.4s
	ldr	q4, [x3, #50272]
	fmla	v21.4s, v6.4s, v4.4s
	fmla	v19.4s, v1.4s, v4.4s
	ldr	q4, [x3, #50304]
	fmla	v21.4s, v0.4s, v4.4s
	ldr	q4, [x3, #50336]
	fmla	v23.4s, v6.4s, v4.4s
	fmla	v21.4s, v1.4s, v4.4s
	ldr	q4, [x3, #50368]
	fmla	v23.4s, v0.4s, v4.4s
	ldr	q4, [x3, #50400]
	fmla	v16.4s, v6.4s, v4.4s
	fmla	v23.4s, v1.4s, v4.4s
	ldr	q4, [x3, #50432]
	fmla	v16.4s, v0.4s, v4.4s
	ldr	q0, [x3, #50464]
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x3, #53760]
	fmla	v17.4s, v2.4s, v0.4s
	ldr	q0, [x3, #53792]
	fmla	v19.4s, v7.4s, v0.4s
	fmla	v17.4s, v3.4s, v0.4s
	ldr	q0, [x3, #53824]
	fmla	v19.4s, v2.4s, v0.4s
	ldr	q0, [x3, #53856]
	fmla	v21.4s, v7.4s, v0.4s
	str	q17, [x4, #5376]
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x3, #53888]
	fmla	v21.4s, v2.4s, v0.4s
	ldr	q0, [x3, #53920]
	fmla	v23.4s, v7.4s, v0.4s
	str	q19, [x4, #5408]
	fmla	v21.4s, v3.4s, v0.4s
	ldr	q0, [x3, #53952]
	fmla	v23.4s, v2.4s, v0.4s
	ldr	q0, [x3, #53984]
	fmla	v16.4s, v7.4s, v0.4s
	str	q21, [x4, #5440]
	fmla	v23.4s, v3.4s, v0.4s
	ldr	q0, [x3, #54016]
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x3, #54048]
	str	q23, [x4, #5472]
	fmla	v16.4s, v3.4s, v0.4s
	str	q16, [x4, #5504]
	b.lt	.LBB1_20
.LBB1_21:                               // %.preheader19
                                        //   in Loop: Header=BB1_18 Depth=1
	add	x8, x8, #4
	mov	x16, x10
	mov	x17, x13
	mov	w18, #5                         // =0x5
	b	.LBB1_23
.LBB1_22:                               // %._crit_edge31
                                        //   in Loop: Header=BB1_23 Depth=2
	add	x0, x18, #5
	add	x17, x17, #160
	add	x16, x16, #320
	cmp	x18, #35
	mov	x18, x0
	b.hs	.LBB1_26
.LBB1_23:                               //   Parent Loop BB1_18 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_25 Depth 3
	mov	x2, x15
	//APP
	//NO_APP
	cmp	x2, #7
	b.gt	.LBB1_22
// %bb.24:                              // %.lr.ph30
                                        //   in Loop: Header=BB1_23 Depth=2
	sub	x0, x2, #4
	lsl	x2, x2, #2
	mov	x4, x1
	mov	x5, xzr
	mov	x6, x17
	add	x3, x16, x2
.LBB1_25:                               //   Parent Loop BB1_18 Depth=1
                                        //     Parent Loop BB1_23 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x7, x3, x5
	add	x19, x4, x2
	add	x0, x0, #4
	ldr	q0, [x7, #25376]
	ldr	q16, [x19]
	ldr	q7, [x19, #32]
	ldr	q5, [x19, #64]
	ldr	q1, [x7, #28960]
	ldr	q2, [x7, #28992]
	fmul	v18.4s, v0.4s, v16.4s
	ldr	q0, [x7, #25408]
	ldr	q3, [x7, #29024]
	ldr	q4, [x7, #32544]
	ldr	q6, [x7, #32576]
	add	x5, x5, #16
	ldr	q19, [x7, #32608]
	ldr	q21, [x7, #32640]
	add	x4, x4, #16
	fmul	v17.4s, v16.4s, v4.4s
	ldr	q23, [x7, #32704]
	ldr	q25, [x7, #32768]
	fmla	v18.4s, v7.4s, v0.4s
	ldr	q0, [x7, #25440]
	ldr	q27, [x7, #32832]
	cmp	x0, #4
	fmul	v20.4s, v16.4s, v0.4s
	fmla	v17.4s, v7.4s, v6.4s
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x7, #25472]
	fmla	v20.4s, v7.4s, v0.4s
	ldr	q0, [x7, #25504]
	fmla	v17.4s, v5.4s, v19.4s
	fmul	v22.4s, v16.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x7, #25536]
	fmla	v22.4s, v7.4s, v0.4s
	ldr	q0, [x7, #25568]
	fmul	v24.4s, v16.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x7, #25600]
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x7, #25632]
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x7, #25664]
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x7, #25696]
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x19, #96]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x19, #128]
	fmla	v20.4s, v0.4s, v3.4s
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x19, #160]
	fmla	v18.4s, v2.4s, v3.4s
	ldr	q3, [x7, #29056]
	fmla	v20.4s, v1.4s, v3.4s
	ldr	q3, [x7, #29088]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v20.4s, v2.4s, v3.4s
	ldr	q3, [x7, #29120]
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x7, #29152]
	fmla	v24.4s, v0.4s, v3.4s
	fmla	v22.4s, v2.4s, v3.4s
	ldr	q3, [x7, #29184]
	fmla	v24.4s, v1.4s, v3.4s
	ldr	q3, [x7, #29216]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v24.4s, v2.4s, v3.4s
	ldr	q3, [x7, #29248]
	fmla	v26.4s, v1.4s, v3.4s
	ldr	q3, [x7, #29280]
	fmla	v26.4s, v2.4s, v3.4s
	ldr	q3, [x19, #192]
	fmla	v18.4s, v3.4s, v4.4s
	ldr	q4, [x19, #224]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v4.4s, v6.4s
	ldr	q6, [x19, #256]
	fmla	v20.4s, v4.4s, v21.4s
	add	x19, x6, x2
	add	x6, x6, #16
	fmla	v18.4s, v6.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x7, #32672]
	str	q18, [x19]
	ldr	q18, [x7, #36128]
	fmla	v20.4s, v6.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x7, #36160]
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x19, #32]
	ldr	q20, [x7, #39744]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x7, #36192]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x7, #32736]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v22.4s, v6.4s, v23.4s
	fmla	v24.4s, v3.4s, v23.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x7, #36224]
	fmla	v21.4s, v5.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x7, #36256]
	fmla	v24.4s, v4.4s, v25.4s
	str	q22, [x19, #64]
	ldr	q22, [x7, #39808]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x7, #32800]
	fmla	v21.4s, v0.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x7, #36288]
	fmla	v24.4s, v6.4s, v25.4s
	fmla	v26.4s, v3.4s, v25.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x7, #36320]
	fmla	v26.4s, v4.4s, v27.4s
	str	q24, [x19, #96]
	ldr	q24, [x7, #39872]
	fmla	v25.4s, v7.4s, v27.4s
	ldr	q27, [x7, #32864]
	fmla	v23.4s, v0.4s, v18.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x7, #36352]
	fmla	v26.4s, v6.4s, v27.4s
	fmla	v25.4s, v5.4s, v27.4s
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x7, #36384]
	ldr	q27, [x7, #40000]
	str	q26, [x19, #128]
	ldr	q26, [x7, #39936]
	fmla	v25.4s, v0.4s, v18.4s
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x7, #36416]
	fmla	v25.4s, v1.4s, v18.4s
	ldr	q18, [x7, #36448]
	fmla	v25.4s, v2.4s, v18.4s
	ldr	q18, [x7, #39712]
	fmla	v17.4s, v3.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x7, #39776]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v6.4s, v20.4s
	fmla	v18.4s, v5.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x7, #39840]
	str	q17, [x19, #1792]
	ldr	q17, [x7, #43296]
	fmla	v19.4s, v6.4s, v22.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x7, #43328]
	fmla	v20.4s, v5.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v4.4s, v24.4s
	str	q19, [x19, #1824]
	ldr	q19, [x7, #46912]
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x7, #43360]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x7, #39904]
	fmla	v20.4s, v0.4s, v17.4s
	fmla	v21.4s, v6.4s, v24.4s
	fmla	v23.4s, v3.4s, v24.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x7, #43392]
	fmla	v22.4s, v5.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x7, #43424]
	fmla	v23.4s, v4.4s, v26.4s
	str	q21, [x19, #1856]
	ldr	q21, [x7, #46976]
	fmla	v24.4s, v7.4s, v26.4s
	ldr	q26, [x7, #39968]
	fmla	v22.4s, v0.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x7, #43456]
	fmla	v23.4s, v6.4s, v26.4s
	fmla	v25.4s, v3.4s, v26.4s
	fmla	v24.4s, v5.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x7, #43488]
	fmla	v25.4s, v4.4s, v27.4s
	str	q23, [x19, #1888]
	ldr	q23, [x7, #47040]
	fmla	v26.4s, v7.4s, v27.4s
	ldr	q27, [x7, #40032]
	fmla	v24.4s, v0.4s, v17.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x7, #43520]
	fmla	v25.4s, v6.4s, v27.4s
	fmla	v26.4s, v5.4s, v27.4s
	fmla	v24.4s, v1.4s, v17.4s
	ldr	q17, [x7, #43552]
	str	q25, [x19, #1920]
	ldr	q25, [x7, #47104]
	fmla	v26.4s, v0.4s, v17.4s
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x7, #43584]
	fmla	v26.4s, v1.4s, v17.4s
	ldr	q17, [x7, #43616]
	fmla	v26.4s, v2.4s, v17.4s
	ldr	q17, [x7, #46880]
	fmla	v18.4s, v3.4s, v17.4s
	fmul	v17.4s, v16.4s, v17.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x7, #46944]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v6.4s, v19.4s
	fmla	v17.4s, v5.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x7, #47008]
	str	q18, [x19, #3584]
	fmla	v20.4s, v6.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x19, #3616]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x7, #47072]
	fmla	v22.4s, v6.4s, v23.4s
	fmla	v24.4s, v3.4s, v23.4s
	fmla	v21.4s, v5.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v4.4s, v25.4s
	str	q22, [x19, #3648]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x7, #47136]
	fmul	v16.4s, v16.4s, v25.4s
	fmla	v24.4s, v6.4s, v25.4s
	fmla	v26.4s, v3.4s, v25.4s
	fmla	v23.4s, v5.4s, v25.4s
	ldr	q25, [x7, #47168]
	fmla	v16.4s, v7.4s, v25.4s
	ldr	q7, [x7, #47200]
	fmla	v26.4s, v4.4s, v25.4s
	str	q24, [x19, #3680]
	fmla	v16.4s, v5.4s, v7.4s
	ldr	q5, [x7, #50464]
	fmla	v26.4s, v6.4s, v7.4s
	fmla	v17.4s, v0.4s, v5.4s
	ldr	q5, [x7, #50496]
	str	q26, [x19, #3712]
	fmla	v17.4s, v1.4s, v5.4s
	ldr	q5, [x7, #50528]
	fmla	v19.4s, v0.4s, v5.4s
	fmla	v17.4s, v2.4s, v5.4s
	ldr	q5, [x7, #50560]
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x7, #50592]
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x7, #50624]
	fmla	v21.4s, v1.4s, v5.4s
	ldr	q5, [x7, #50656]
	fmla	v23.4s, v0.4s, v5.4s
	fmla	v21.4s, v2.4s, v5.4s
	ldr	q5, [x7, #50688]
	fmla	v23.4s, v1.4s, v5.4s
	ldr	q5, [x7, #50720]
	fmla	v16.4s, v0.4s, v5.4s
	ldr	q0, [x7, #50752]
	fmla	v23.4s, v2.4s, v5.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x7, #50784]
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x7, #54048]
	fmla	v17.4s, v3.4s, v0.4s
	ldr	q0, [x7, #54080]
	fmla	v17.4s, v4.4s, v0.4s
	ldr	q0, [x7, #54112]
	fmla	v19.4s, v3.4s, v0.4s
	fmla	v17.4s, v6.4s, v0.4s
	ldr	q0, [x7, #54144]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x7, #54176]
	fmla	v21.4s, v3.4s, v0.4s
	str	q17, [x19, #5376]
	fmla	v19.4s, v6.4s, v0.4s
	ldr	q0, [x7, #54208]
	fmla	v21.4s, v4.4s, v0.4s
	ldr	q0, [x7, #54240]
	fmla	v23.4s, v3.4s, v0.4s
	str	q19, [x19, #5408]
	fmla	v21.4s, v6.4s, v0.4s
	ldr	q0, [x7, #54272]
	fmla	v23.4s, v4.4s, v0.4s
	ldr	q0, [x7, #54304]
	fmla	v16.4s, v3.4s, v0.4s
	str	q21, [x19, #5440]
	fmla	v23.4s, v6.4s, v0.4s
	ldr	q0, [x7, #54336]
	fmla	v16.4s, v4.4s, v0.4s
	ldr	q0, [x7, #54368]
	str	q23, [x19, #5472]
	fmla	v16.4s, v6.4s, v0.4s
	str	q16, [x19, #5504]
	b.lt	.LBB1_25
	b	.LBB1_22
.LBB1_26:                               // %.preheader.preheader
                                        //   in Loop: Header=BB1_18 Depth=1
	mov	x16, x10
	mov	x17, x14
	mov	w18, #40                        // =0x28
	b	.LBB1_28
.LBB1_27:                               // %._crit_edge34
                                        //   in Loop: Header=BB1_28 Depth=2
	add	x0, x18, #4
	add	x17, x17, #128
	add	x16, x16, #256
	cmp	x18, #52
	mov	x18, x0
	b.hs	.LBB1_17
.LBB1_28:                               // %.preheader
                                        //   Parent Loop BB1_18 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_30 Depth 3
	mov	x2, x15
	//APP
	//NO_APP
	cmp	x2, #7
	b.gt	.LBB1_27
// %bb.29:                              // %.lr.ph33
                                        //   in Loop: Header=BB1_28 Depth=2
	sub	x0, x2, #4
	lsl	x2, x2, #2
	mov	x4, x1
	mov	x5, xzr
	mov	x6, x17
	add	x3, x16, x2
.LBB1_30:                               //   Parent Loop BB1_18 Depth=1
                                        //     Parent Loop BB1_28 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x7, x3, x5
	add	x19, x4, x2
	add	x0, x0, #4
	ldr	q0, [x7, #27616]
	ldr	q16, [x19]
	ldr	q6, [x19, #32]
	ldr	q5, [x19, #64]
	ldr	q1, [x7, #31200]
	ldr	q2, [x7, #31232]
	fmul	v18.4s, v0.4s, v16.4s
	ldr	q0, [x7, #27648]
	ldr	q3, [x7, #31264]
	ldr	q4, [x7, #34784]
	ldr	q7, [x7, #34816]
	add	x5, x5, #16
	ldr	q19, [x7, #34848]
	ldr	q21, [x7, #34880]
	add	x4, x4, #16
	fmul	v17.4s, v16.4s, v4.4s
	ldr	q23, [x7, #34944]
	ldr	q25, [x7, #35008]
	fmla	v18.4s, v6.4s, v0.4s
	ldr	q0, [x7, #27680]
	cmp	x0, #4
	fmul	v20.4s, v16.4s, v0.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x7, #27712]
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x7, #27744]
	fmla	v17.4s, v5.4s, v19.4s
	fmul	v22.4s, v16.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x7, #27776]
	fmla	v22.4s, v6.4s, v0.4s
	ldr	q0, [x7, #27808]
	fmul	v24.4s, v16.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x7, #27840]
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x7, #27872]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x19, #96]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x19, #128]
	fmla	v20.4s, v0.4s, v3.4s
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x19, #160]
	fmla	v18.4s, v2.4s, v3.4s
	ldr	q3, [x7, #31296]
	fmla	v20.4s, v1.4s, v3.4s
	ldr	q3, [x7, #31328]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v20.4s, v2.4s, v3.4s
	ldr	q3, [x7, #31360]
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x7, #31392]
	fmla	v24.4s, v0.4s, v3.4s
	fmla	v22.4s, v2.4s, v3.4s
	ldr	q3, [x7, #31424]
	fmla	v24.4s, v1.4s, v3.4s
	ldr	q3, [x7, #31456]
	fmla	v24.4s, v2.4s, v3.4s
	ldr	q3, [x19, #192]
	fmla	v18.4s, v3.4s, v4.4s
	ldr	q4, [x19, #224]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v4.4s, v7.4s
	ldr	q7, [x19, #256]
	fmla	v20.4s, v4.4s, v21.4s
	add	x19, x6, x2
	add	x6, x6, #16
	fmla	v18.4s, v7.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x7, #34912]
	str	q18, [x19]
	ldr	q18, [x7, #38368]
	fmla	v20.4s, v7.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x7, #38400]
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x19, #32]
	ldr	q20, [x7, #41984]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x7, #38432]
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x7, #34976]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v22.4s, v7.4s, v23.4s
	fmla	v24.4s, v3.4s, v23.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x7, #38464]
	fmla	v21.4s, v5.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x7, #38496]
	fmla	v24.4s, v4.4s, v25.4s
	str	q22, [x19, #64]
	ldr	q22, [x7, #42048]
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x7, #35040]
	fmla	v21.4s, v0.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x7, #38528]
	fmla	v24.4s, v7.4s, v25.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x7, #38560]
	ldr	q25, [x7, #42176]
	str	q24, [x19, #96]
	ldr	q24, [x7, #42112]
	fmla	v23.4s, v0.4s, v18.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x7, #38592]
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x7, #38624]
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x7, #41952]
	fmla	v17.4s, v3.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v6.4s, v20.4s
	ldr	q20, [x7, #42016]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v7.4s, v20.4s
	fmla	v18.4s, v5.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	ldr	q22, [x7, #42080]
	str	q17, [x19, #1792]
	ldr	q17, [x7, #45536]
	fmla	v19.4s, v7.4s, v22.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x7, #45568]
	fmla	v20.4s, v5.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v4.4s, v24.4s
	str	q19, [x19, #1824]
	ldr	q19, [x7, #49152]
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x7, #45600]
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x7, #42144]
	fmla	v20.4s, v0.4s, v17.4s
	fmla	v21.4s, v7.4s, v24.4s
	fmla	v23.4s, v3.4s, v24.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x7, #45632]
	fmla	v22.4s, v5.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x7, #45664]
	fmla	v23.4s, v4.4s, v25.4s
	str	q21, [x19, #1856]
	ldr	q21, [x7, #49216]
	fmla	v24.4s, v6.4s, v25.4s
	ldr	q25, [x7, #42208]
	fmla	v22.4s, v0.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x7, #45696]
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x7, #45728]
	str	q23, [x19, #1888]
	ldr	q23, [x7, #49280]
	fmla	v24.4s, v0.4s, v17.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x7, #45760]
	fmla	v24.4s, v1.4s, v17.4s
	ldr	q17, [x7, #45792]
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x7, #49120]
	fmla	v18.4s, v3.4s, v17.4s
	fmul	v17.4s, v16.4s, v17.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	ldr	q19, [x7, #49184]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v7.4s, v19.4s
	fmla	v17.4s, v5.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x7, #49248]
	str	q18, [x19, #3584]
	fmla	v20.4s, v7.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x19, #3616]
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x7, #49312]
	fmul	v16.4s, v16.4s, v23.4s
	fmla	v22.4s, v7.4s, v23.4s
	fmla	v24.4s, v3.4s, v23.4s
	fmla	v21.4s, v5.4s, v23.4s
	ldr	q23, [x7, #49344]
	fmla	v16.4s, v6.4s, v23.4s
	ldr	q6, [x7, #49376]
	fmla	v24.4s, v4.4s, v23.4s
	str	q22, [x19, #3648]
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x7, #52704]
	fmla	v24.4s, v7.4s, v6.4s
	fmla	v17.4s, v0.4s, v5.4s
	ldr	q5, [x7, #52736]
	str	q24, [x19, #3680]
	fmla	v17.4s, v1.4s, v5.4s
	ldr	q5, [x7, #52768]
	fmla	v19.4s, v0.4s, v5.4s
	fmla	v17.4s, v2.4s, v5.4s
	ldr	q5, [x7, #52800]
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x7, #52832]
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x7, #52864]
	fmla	v21.4s, v1.4s, v5.4s
	ldr	q5, [x7, #52896]
	fmla	v16.4s, v0.4s, v5.4s
	ldr	q0, [x7, #52928]
	fmla	v21.4s, v2.4s, v5.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x7, #52960]
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x7, #56288]
	fmla	v17.4s, v3.4s, v0.4s
	ldr	q0, [x7, #56320]
	fmla	v17.4s, v4.4s, v0.4s
	ldr	q0, [x7, #56352]
	fmla	v19.4s, v3.4s, v0.4s
	fmla	v17.4s, v7.4s, v0.4s
	ldr	q0, [x7, #56384]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x7, #56416]
	fmla	v21.4s, v3.4s, v0.4s
	str	q17, [x19, #5376]
	fmla	v19.4s, v7.4s, v0.4s
	ldr	q0, [x7, #56448]
	fmla	v21.4s, v4.4s, v0.4s
	ldr	q0, [x7, #56480]
	fmla	v16.4s, v3.4s, v0.4s
	str	q19, [x19, #5408]
	fmla	v21.4s, v7.4s, v0.4s
	ldr	q0, [x7, #56512]
	fmla	v16.4s, v4.4s, v0.4s
	ldr	q0, [x7, #56544]
	str	q21, [x19, #5440]
	fmla	v16.4s, v7.4s, v0.4s
	str	q16, [x19, #5472]
	b.lt	.LBB1_30
	b	.LBB1_27
.LBB1_31:                               // %._crit_edge38
	ldr	x19, [sp], #16                  // 8-byte Folded Reload
	ret
.Lfunc_end1:
	.size	node_nnprim_depthwise_conv, .Lfunc_end1-node_nnprim_depthwise_conv
                                        // -- End function
	.p2align	2                               // -- Begin function node_nnprim_depthwise_conv_task
	.type	node_nnprim_depthwise_conv_task,@function
node_nnprim_depthwise_conv_task:        // @node_nnprim_depthwise_conv_task
// %bb.0:
	mov	w11, #33504                     // =0x82e0
	ldp	x10, x8, [x0]
	movk	w11, #9, lsl #16
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

	.type	.Lnnprim_const.2,@object        // @nnprim_const.2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	4, 0x0
.Lnnprim_const.2:
	.xword	1                               // 0x1
	.xword	112                             // 0x70
	.xword	112                             // 0x70
	.xword	8                               // 0x8
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
	.xword	8                               // 0x8
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
	.xword	56                              // 0x38
	.xword	56                              // 0x38
	.xword	8                               // 0x8
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
