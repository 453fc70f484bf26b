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
	str	x19, [sp, #-16]!                // 8-byte Folded Spill
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #19
	b.gt	.LBB1_3
// %bb.1:                               // %.lr.ph.preheader
	lsl	x11, x9, #2
	sub	x8, x9, #4
	add	x9, x0, x11
	add	x10, x1, x11
	add	x11, x2, x11
.LBB1_2:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	ldr	q1, [x9]
	ldr	q0, [x10, #320]
	add	x8, x8, #4
	ldr	q2, [x10, #240]
	ldr	q6, [x10, #80]
	cmp	x8, #16
	ldr	q16, [x10]
	fmul	v21.4s, v1.4s, v0.4s
	ldr	q3, [x9, #80]
	fmul	v22.4s, v1.4s, v2.4s
	fmul	v20.4s, v1.4s, v6.4s
	ldr	q7, [x10, #160]
	fmul	v23.4s, v1.4s, v16.4s
	ldr	q1, [x10, #400]
	fmul	v26.4s, v2.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q5, [x9, #2240]
	ldr	q4, [x10, #480]
	fmla	v21.4s, v1.4s, v3.4s
	ldr	q19, [x9, #2320]
	ldr	q25, [x9, #2400]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	fmul	v18.4s, v6.4s, v5.4s
	fmla	v23.4s, v6.4s, v3.4s
	ldr	q3, [x9, #160]
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q29, [x9, #2480]
	fmul	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v1.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v23.4s, v7.4s, v3.4s
	ldr	q3, [x9, #240]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x9, #320]
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v23.4s, v2.4s, v5.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v25.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x10, #560]
	fmla	v26.4s, v4.4s, v19.4s
	fmla	v24.4s, v2.4s, v19.4s
	fmla	v21.4s, v3.4s, v5.4s
	ldr	q5, [x10, #640]
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
	ldr	q21, [x9, #4480]
	str	q22, [x11, #80]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v23.4s, v4.4s, v21.4s
	fmul	v22.4s, v6.4s, v21.4s
	fmla	v19.4s, v7.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x9, #2560]
	fmla	v18.4s, v0.4s, v21.4s
	fmla	v17.4s, v2.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x11, #160]
	ldr	q26, [x9, #4560]
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x9, #4720]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v23.4s, v3.4s, v26.4s
	str	q28, [x11, #240]
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v19.4s, v2.4s, v26.4s
	ldr	q28, [x9, #4640]
	fmla	v22.4s, v7.4s, v26.4s
	fmla	v21.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v23.4s, v5.4s, v28.4s
	str	q20, [x11, #2240]
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	ldr	q20, [x9, #6720]
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v19.4s, v0.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q23, [x11, #2320]
	fmla	v18.4s, v3.4s, v20.4s
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmul	v23.4s, v6.4s, v20.4s
	fmla	v19.4s, v1.4s, v29.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x9, #4800]
	fmla	v22.4s, v0.4s, v20.4s
	fmla	v21.4s, v2.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v25.4s, v1.4s, v29.4s
	str	q24, [x11, #2400]
	ldr	q24, [x9, #6800]
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v18.4s, v5.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x11, #2480]
	fmla	v19.4s, v4.4s, v24.4s
	fmla	v22.4s, v1.4s, v24.4s
	fmla	v21.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x9, #6880]
	fmla	v23.4s, v7.4s, v24.4s
	fmla	v20.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	str	q18, [x11, #4480]
	fmla	v21.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v20.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x9, #6960]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q17, [x11, #4560]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x9, #7040]
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v19.4s, v5.4s, v27.4s
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x9, #8960]
	str	q19, [x11, #4640]
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v23.4s, v0.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x9, #9040]
	str	q25, [x11, #4720]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v22.4s, v5.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v23.4s, v1.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x9, #9120]
	fmla	v28.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x9, #9200]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	str	q22, [x11, #6720]
	fmla	v20.4s, v1.4s, v6.4s
	fmla	v21.4s, v5.4s, v6.4s
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x9, #9280]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v5.4s, v2.4s
	str	q21, [x11, #6800]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x9, #11200]
	str	q26, [x11, #6880]
	fmla	v23.4s, v3.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x9, #11280]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x11, #6960]
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x9, #11360]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x9, #11440]
	str	q23, [x11, #8960]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x9, #11520]
	add	x9, x9, #16
	str	q20, [x11, #9040]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x11, #9120]
	str	q16, [x11, #9200]
	add	x11, x11, #16
	b.lt	.LBB1_2
.LBB1_3:                                // %.preheader20.preheader
	mov	w9, #4                          // =0x4
	mov	x8, xzr
	mov	x10, x2
	mov	x11, x0
	b	.LBB1_5
.LBB1_4:                                // %._crit_edge
                                        //   in Loop: Header=BB1_5 Depth=1
	add	x12, x9, #4
	add	x11, x11, #320
	add	x10, x10, #320
	cmp	x9, #20
	mov	x9, x12
	b.hs	.LBB1_8
.LBB1_5:                                // %.preheader20
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_7 Depth 2
	mov	x13, x8
	//APP
	//NO_APP
	cmp	x13, #19
	b.gt	.LBB1_4
// %bb.6:                               // %.lr.ph21
                                        //   in Loop: Header=BB1_5 Depth=1
	lsl	x15, x13, #2
	sub	x12, x13, #4
	mov	x16, xzr
	add	x13, x11, x15
	add	x14, x1, x15
	add	x15, x10, x15
.LBB1_7:                                //   Parent Loop BB1_5 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x17, x13, x16
	add	x18, x14, x16
	add	x12, x12, #4
	ldr	q0, [x17, #240]
	ldr	q1, [x18, #240]
	ldr	q16, [x18]
	ldr	q2, [x17, #320]
	ldr	q6, [x18, #80]
	ldr	q3, [x17, #400]
	fmul	v19.4s, v0.4s, v1.4s
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x18, #320]
	fmul	v23.4s, v1.4s, v2.4s
	fmul	v22.4s, v16.4s, v2.4s
	ldr	q7, [x18, #160]
	fmul	v26.4s, v1.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q4, [x17, #2480]
	ldr	q5, [x17, #2560]
	ldr	q21, [x17, #2640]
	ldr	q25, [x17, #2720]
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v6.4s, v2.4s
	ldr	q2, [x18, #400]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v18.4s, v16.4s, v5.4s
	ldr	q29, [x17, #2800]
	cmp	x12, #16
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	ldr	q3, [x17, #480]
	fmla	v17.4s, v6.4s, v5.4s
	fmul	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v7.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x17, #560]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v17.4s, v7.4s, v21.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v1.4s, v5.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x17, #640]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v25.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x18, #480]
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x18, #560]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v19.4s, v4.4s, v5.4s
	ldr	q5, [x18, #640]
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
	str	q19, [x18, #320]
	ldr	q19, [x17, #4720]
	str	q23, [x18, #400]
	ldr	q23, [x17, #4800]
	str	q26, [x18, #480]
	ldr	q26, [x17, #4880]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v21.4s, v7.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x17, #2880]
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
	ldr	q29, [x17, #5040]
	str	q28, [x18, #560]
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	ldr	q28, [x17, #4960]
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v22.4s, v5.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q20, [x18, #2560]
	fmla	v23.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	ldr	q20, [x17, #6960]
	fmla	v27.4s, v4.4s, v29.4s
	str	q22, [x18, #2640]
	fmla	v24.4s, v5.4s, v29.4s
	ldr	q22, [x17, #7040]
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x17, #5120]
	fmla	v18.4s, v3.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	str	q24, [x18, #2720]
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v17.4s, v4.4s, v22.4s
	ldr	q24, [x17, #7120]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	str	q27, [x18, #2800]
	fmla	v17.4s, v5.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v19.4s, v2.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	ldr	q27, [x17, #7200]
	fmla	v20.4s, v7.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v5.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	str	q17, [x18, #4800]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x17, #7280]
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q18, [x18, #4880]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x17, #7360]
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x17, #9200]
	str	q21, [x18, #4960]
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x17, #9280]
	str	q25, [x18, #5040]
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v1.4s, v6.4s
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x17, #9360]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v22.4s, v0.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x17, #9440]
	fmla	v28.4s, v3.4s, v6.4s
	fmla	v16.4s, v1.4s, v6.4s
	ldr	q1, [x17, #9520]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v22.4s, v2.4s, v6.4s
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	str	q19, [x18, #7040]
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x17, #9600]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v5.4s, v1.4s
	str	q23, [x18, #7120]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x17, #11440]
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x17, #11520]
	str	q26, [x18, #7200]
	fmla	v22.4s, v3.4s, v0.4s
	str	q28, [x18, #7280]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x17, #11600]
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x17, #11680]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x17, #11760]
	str	q20, [x18, #9280]
	fmla	v16.4s, v4.4s, v0.4s
	str	q22, [x18, #9360]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x17, #11840]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x18, #9440]
	str	q16, [x18, #9520]
	b.lt	.LBB1_7
	b	.LBB1_4
.LBB1_8:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #19
	b.gt	.LBB1_11
// %bb.9:                               // %.lr.ph23.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	x10, x2
	mov	x11, x0
	mov	x12, x1
.LBB1_10:                               // %.lr.ph23
                                        // =>This Inner Loop Header: Depth=1
	add	x13, x11, x9
	add	x14, x12, x9
	add	x8, x8, #4
	ldr	q0, [x13, #1840]
	ldr	q1, [x14, #240]
	ldr	q7, [x14]
	ldr	q2, [x13, #1920]
	ldr	q6, [x14, #80]
	ldr	q3, [x13, #2000]
	fmul	v19.4s, v0.4s, v1.4s
	fmul	v20.4s, v0.4s, v7.4s
	ldr	q0, [x14, #320]
	fmul	v23.4s, v1.4s, v2.4s
	fmul	v21.4s, v7.4s, v2.4s
	fmul	v26.4s, v1.4s, v3.4s
	ldr	q16, [x14, #160]
	fmul	v24.4s, v7.4s, v3.4s
	ldr	q4, [x13, #4080]
	ldr	q5, [x13, #4160]
	ldr	q22, [x13, #4240]
	ldr	q25, [x13, #4320]
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v6.4s, v2.4s
	ldr	q2, [x14, #400]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmul	v17.4s, v7.4s, v4.4s
	fmul	v18.4s, v7.4s, v5.4s
	ldr	q29, [x13, #4400]
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, #16
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v16.4s, v3.4s
	ldr	q3, [x13, #2080]
	fmla	v17.4s, v6.4s, v5.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmul	v28.4s, v1.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmul	v27.4s, v7.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v21.4s, v16.4s, v3.4s
	ldr	q3, [x13, #2160]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v18.4s, v6.4s, v22.4s
	fmla	v17.4s, v16.4s, v22.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v24.4s, v16.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	ldr	q3, [x14, #480]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v21.4s, v1.4s, v5.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x14, #560]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v24.4s, v1.4s, v22.4s
	fmla	v18.4s, v16.4s, v25.4s
	fmla	v20.4s, v2.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v19.4s, v4.4s, v5.4s
	ldr	q5, [x14, #640]
	fmla	v23.4s, v4.4s, v22.4s
	add	x14, x10, x9
	fmla	v26.4s, v4.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	add	x10, x10, #16
	fmla	v21.4s, v2.4s, v25.4s
	fmla	v19.4s, v5.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	str	q28, [x14, #2160]
	ldr	q28, [x13, #6560]
	str	q19, [x14, #1920]
	ldr	q19, [x13, #6320]
	fmla	v22.4s, v6.4s, v25.4s
	str	q23, [x14, #2000]
	ldr	q23, [x13, #6400]
	fmul	v25.4s, v7.4s, v25.4s
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v21.4s, v3.4s, v23.4s
	str	q26, [x14, #2080]
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v22.4s, v16.4s, v29.4s
	ldr	q26, [x13, #6480]
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x13, #6640]
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
	str	q20, [x14, #4160]
	ldr	q20, [x13, #8560]
	fmla	v27.4s, v4.4s, v29.4s
	fmla	v23.4s, v16.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v7.4s, v28.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v24.4s, v5.4s, v29.4s
	str	q21, [x14, #4240]
	ldr	q21, [x13, #8640]
	fmla	v22.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	str	q27, [x14, #4400]
	fmla	v26.4s, v16.4s, v29.4s
	fmla	v18.4s, v3.4s, v21.4s
	ldr	q27, [x13, #8800]
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v19.4s, v0.4s, v21.4s
	fmla	v23.4s, v1.4s, v21.4s
	fmla	v20.4s, v6.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	str	q24, [x14, #4320]
	ldr	q24, [x13, #8720]
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
	str	q17, [x14, #6400]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v21.4s, v16.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x13, #8880]
	str	q18, [x14, #6480]
	fmla	v7.4s, v6.4s, v27.4s
	ldr	q6, [x13, #10800]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v22.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x13, #10880]
	fmla	v24.4s, v16.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v21.4s, v1.4s, v6.4s
	str	q22, [x14, #6560]
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x13, #10960]
	str	q25, [x14, #6640]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v21.4s, v0.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x13, #11040]
	fmla	v7.4s, v1.4s, v6.4s
	ldr	q1, [x13, #11120]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v21.4s, v2.4s, v6.4s
	fmla	v28.4s, v3.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	str	q19, [x14, #8640]
	fmla	v7.4s, v0.4s, v1.4s
	ldr	q0, [x13, #13040]
	fmla	v26.4s, v5.4s, v1.4s
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x13, #13120]
	fmla	v28.4s, v4.4s, v1.4s
	str	q23, [x14, #8720]
	fmla	v21.4s, v3.4s, v0.4s
	str	q26, [x14, #8800]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x13, #13200]
	str	q28, [x14, #8880]
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x13, #13280]
	fmla	v24.4s, v4.4s, v0.4s
	fmla	v7.4s, v3.4s, v0.4s
	fmla	v21.4s, v5.4s, v0.4s
	ldr	q0, [x13, #13360]
	str	q20, [x14, #10880]
	fmla	v24.4s, v5.4s, v0.4s
	fmla	v7.4s, v4.4s, v0.4s
	str	q21, [x14, #10960]
	str	q24, [x14, #11040]
	str	q7, [x14, #11120]
	b.lt	.LBB1_10
.LBB1_11:                               // %.preheader19.preheader
	mov	w10, #5                         // =0x5
	mov	w8, #11360                      // =0x2c60
	mov	w9, #13040                      // =0x32f0
	mov	x11, xzr
	mov	w12, #11200                     // =0x2bc0
	mov	x13, x2
	mov	x14, x0
	b	.LBB1_13
.LBB1_12:                               // %._crit_edge31
                                        //   in Loop: Header=BB1_13 Depth=1
	add	x15, x10, #5
	add	x14, x14, x12
	add	x8, x8, x12
	add	x13, x13, x12
	add	x9, x9, x12
	cmp	x10, #15
	mov	x10, x15
	b.hs	.LBB1_24
.LBB1_13:                               // %.preheader19
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_15 Depth 2
                                        //     Child Loop BB1_18 Depth 2
                                        //       Child Loop BB1_20 Depth 3
                                        //     Child Loop BB1_23 Depth 2
	mov	x16, x11
	//APP
	//NO_APP
	cmp	x16, #19
	b.gt	.LBB1_16
// %bb.14:                              // %.lr.ph25
                                        //   in Loop: Header=BB1_13 Depth=1
	sub	x15, x16, #4
	lsl	x16, x16, #2
	mov	x18, x2
	mov	x3, x0
	mov	x4, x1
	mov	x5, x14
	add	x17, x8, x16
.LBB1_15:                               //   Parent Loop BB1_13 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x6, x5, x16
	add	x7, x4, x16
	add	x15, x15, #4
	ldr	q0, [x6, #8960]
	ldr	q7, [x7, #80]
	ldr	q16, [x7]
	ldr	q6, [x7, #160]
	ldr	q2, [x7, #240]
	ldr	q4, [x7, #480]
	fmul	v22.4s, v0.4s, v7.4s
	fmul	v23.4s, v0.4s, v16.4s
	ldr	q0, [x6, #9040]
	add	x5, x5, #16
	add	x4, x4, #16
	cmp	x15, #16
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v22.4s, v6.4s, v0.4s
	fmla	v23.4s, v7.4s, v0.4s
	ldr	q0, [x6, #9120]
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	fmla	v23.4s, v6.4s, v0.4s
	ldr	q0, [x6, #9200]
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x6, #9280]
	add	x6, x3, x17
	add	x3, x3, #16
	ldur	q1, [x6, #-160]
	ldur	q3, [x6, #-80]
	ldr	q5, [x6, #2080]
	ldr	q19, [x6, #2160]
	ldr	q25, [x6, #2240]
	ldr	q29, [x6, #2320]
	fmla	v28.4s, v6.4s, v0.4s
	ldr	q0, [x7, #320]
	fmla	v23.4s, v2.4s, v1.4s
	fmul	v21.4s, v7.4s, v1.4s
	fmul	v20.4s, v16.4s, v1.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q1, [x7, #400]
	fmul	v24.4s, v16.4s, v3.4s
	fmul	v18.4s, v7.4s, v5.4s
	fmul	v17.4s, v16.4s, v5.4s
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x6]
	fmla	v18.4s, v6.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v1.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x6, #80]
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v17.4s, v6.4s, v25.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x6, #160]
	fmla	v20.4s, v2.4s, v5.4s
	fmla	v21.4s, v1.4s, v19.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	ldr	q3, [x7, #560]
	fmla	v26.4s, v4.4s, v19.4s
	fmla	v22.4s, v3.4s, v5.4s
	ldr	q5, [x7, #640]
	fmla	v23.4s, v3.4s, v19.4s
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v24.4s, v2.4s, v19.4s
	add	x7, x18, x17
	fmla	v28.4s, v4.4s, v25.4s
	fmla	v27.4s, v2.4s, v25.4s
	add	x18, x18, #16
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
	stur	q22, [x7, #-160]
	fmla	v24.4s, v1.4s, v29.4s
	ldr	q22, [x6, #4320]
	stur	q23, [x7, #-80]
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v23.4s, v7.4s, v22.4s
	fmla	v19.4s, v6.4s, v29.4s
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x6, #2400]
	fmla	v18.4s, v0.4s, v22.4s
	fmla	v17.4s, v2.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x7]
	ldr	q26, [x6, #4400]
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x6, #4560]
	fmla	v21.4s, v5.4s, v26.4s
	fmla	v20.4s, v3.4s, v26.4s
	str	q28, [x7, #80]
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v19.4s, v2.4s, v26.4s
	ldr	q28, [x6, #4480]
	fmla	v23.4s, v6.4s, v26.4s
	fmla	v22.4s, v7.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v20.4s, v5.4s, v28.4s
	str	q21, [x7, #2080]
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v19.4s, v0.4s, v28.4s
	fmla	v22.4s, v6.4s, v28.4s
	fmla	v26.4s, v7.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q20, [x7, #2160]
	ldr	q20, [x6, #6560]
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v19.4s, v1.4s, v29.4s
	fmla	v18.4s, v3.4s, v20.4s
	fmul	v21.4s, v7.4s, v20.4s
	fmla	v26.4s, v6.4s, v29.4s
	fmla	v28.4s, v7.4s, v29.4s
	ldr	q29, [x6, #4640]
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v23.4s, v0.4s, v20.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v22.4s, v2.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	str	q24, [x7, #2240]
	ldr	q24, [x6, #6640]
	fmla	v25.4s, v1.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v18.4s, v5.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x7, #2320]
	fmla	v19.4s, v4.4s, v24.4s
	fmla	v23.4s, v1.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x6, #6720]
	fmla	v21.4s, v6.4s, v24.4s
	fmla	v20.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v5.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	str	q18, [x7, #4320]
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v20.4s, v6.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	ldr	q27, [x6, #6800]
	str	q17, [x7, #4400]
	fmla	v16.4s, v7.4s, v27.4s
	ldr	q7, [x6, #6880]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v19.4s, v5.4s, v27.4s
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x6, #8800]
	fmla	v28.4s, v1.4s, v7.4s
	fmla	v25.4s, v5.4s, v7.4s
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v4.4s, v6.4s
	str	q19, [x7, #4480]
	fmla	v21.4s, v0.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x6, #8880]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v2.4s, v6.4s
	str	q25, [x7, #4560]
	fmla	v23.4s, v5.4s, v6.4s
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v21.4s, v1.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x6, #8960]
	fmla	v28.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x6, #9040]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	str	q23, [x7, #6560]
	fmla	v20.4s, v1.4s, v6.4s
	fmla	v22.4s, v5.4s, v6.4s
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x6, #9120]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v5.4s, v2.4s
	str	q22, [x7, #6640]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x6, #11040]
	str	q26, [x7, #6720]
	fmla	v21.4s, v3.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x6, #11120]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x7, #6800]
	fmla	v21.4s, v5.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x6, #11200]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x6, #11280]
	str	q21, [x7, #8800]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x6, #11360]
	str	q20, [x7, #8880]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x7, #8960]
	str	q16, [x7, #9040]
	b.lt	.LBB1_15
.LBB1_16:                               // %.preheader18
                                        //   in Loop: Header=BB1_13 Depth=1
	mov	x15, x13
	mov	x16, x14
	mov	w17, #4                         // =0x4
	b	.LBB1_18
.LBB1_17:                               // %._crit_edge28
                                        //   in Loop: Header=BB1_18 Depth=2
	add	x18, x17, #4
	add	x16, x16, #320
	add	x15, x15, #320
	cmp	x17, #20
	mov	x17, x18
	b.hs	.LBB1_21
.LBB1_18:                               //   Parent Loop BB1_13 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_20 Depth 3
	mov	x3, x11
	//APP
	//NO_APP
	cmp	x3, #19
	b.gt	.LBB1_17
// %bb.19:                              // %.lr.ph27
                                        //   in Loop: Header=BB1_18 Depth=2
	lsl	x5, x3, #2
	sub	x18, x3, #4
	mov	x6, xzr
	add	x3, x16, x5
	add	x4, x15, x5
	add	x5, x1, x5
.LBB1_20:                               //   Parent Loop BB1_13 Depth=1
                                        //     Parent Loop BB1_18 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x7, x3, x6
	add	x19, x5, x6
	add	x18, x18, #4
	ldr	q0, [x7, #9200]
	ldr	q16, [x19]
	ldr	q6, [x19, #80]
	ldr	q5, [x19, #160]
	ldr	q1, [x19, #240]
	ldr	q2, [x7, #11520]
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x7, #9280]
	ldr	q3, [x7, #11600]
	fmul	v22.4s, v16.4s, v2.4s
	ldr	q4, [x7, #13680]
	ldr	q7, [x7, #13760]
	fmul	v23.4s, v16.4s, v0.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q21, [x7, #13840]
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v18.4s, v16.4s, v7.4s
	ldr	q25, [x7, #13920]
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x7, #9360]
	ldr	q29, [x7, #14000]
	fmla	v22.4s, v6.4s, v3.4s
	cmp	x18, #16
	fmla	v23.4s, v6.4s, v0.4s
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x7, #9440]
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x7, #9520]
	fmla	v17.4s, v5.4s, v21.4s
	fmla	v18.4s, v5.4s, v25.4s
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x7, #9600]
	fmla	v23.4s, v1.4s, v2.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x7, #11440]
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v16.4s, v0.4s
	ldr	q0, [x19, #320]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v6.4s, v2.4s
	ldr	q2, [x19, #400]
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	ldr	q3, [x7, #11680]
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v5.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x7, #11760]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v1.4s, v7.4s
	fmla	v24.4s, v5.4s, v3.4s
	ldr	q3, [x7, #11840]
	fmla	v19.4s, v0.4s, v7.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v27.4s, v5.4s, v3.4s
	ldr	q3, [x19, #480]
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x19, #560]
	fmla	v23.4s, v3.4s, v7.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v19.4s, v2.4s, v21.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v20.4s, v4.4s, v7.4s
	ldr	q7, [x19, #640]
	fmla	v23.4s, v4.4s, v21.4s
	add	x19, x4, x6
	fmla	v26.4s, v4.4s, v25.4s
	add	x6, x6, #16
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
	str	q20, [x19, #11520]
	ldr	q20, [x7, #15920]
	str	q23, [x19, #11600]
	ldr	q23, [x7, #16000]
	str	q26, [x19, #11680]
	ldr	q26, [x7, #16080]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v21.4s, v5.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x7, #14080]
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
	ldr	q29, [x7, #16240]
	str	q28, [x19, #11760]
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	ldr	q28, [x7, #16160]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v22.4s, v7.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q19, [x19, #13760]
	fmla	v23.4s, v5.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	ldr	q19, [x7, #18160]
	fmla	v27.4s, v4.4s, v29.4s
	str	q22, [x19, #13840]
	fmla	v24.4s, v7.4s, v29.4s
	ldr	q22, [x7, #18240]
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x7, #16320]
	fmla	v18.4s, v3.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	str	q24, [x19, #13920]
	fmla	v27.4s, v7.4s, v29.4s
	fmla	v17.4s, v4.4s, v22.4s
	ldr	q24, [x7, #18320]
	fmla	v20.4s, v0.4s, v22.4s
	fmla	v19.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	str	q27, [x19, #14000]
	fmla	v17.4s, v7.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	ldr	q27, [x7, #18400]
	fmla	v19.4s, v5.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v23.4s, v2.4s, v27.4s
	str	q17, [x19, #16000]
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v22.4s, v5.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x7, #18480]
	str	q18, [x19, #16080]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x7, #18560]
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v24.4s, v5.4s, v27.4s
	fmla	v21.4s, v7.4s, v27.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x7, #20400]
	fmla	v25.4s, v7.4s, v6.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x7, #20480]
	str	q21, [x19, #16160]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v22.4s, v1.4s, v5.4s
	str	q25, [x19, #16240]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	ldr	q5, [x7, #20560]
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v26.4s, v3.4s, v5.4s
	fmla	v22.4s, v0.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x7, #20640]
	fmla	v28.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x7, #20720]
	fmla	v24.4s, v0.4s, v5.4s
	fmla	v22.4s, v2.4s, v5.4s
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v23.4s, v7.4s, v5.4s
	str	q20, [x19, #18240]
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x7, #20800]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v7.4s, v1.4s
	str	q23, [x19, #18320]
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x7, #22640]
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x7, #22720]
	str	q26, [x19, #18400]
	fmla	v22.4s, v3.4s, v0.4s
	str	q28, [x19, #18480]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x7, #22800]
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v19.4s, v7.4s, v0.4s
	ldr	q0, [x7, #22880]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v22.4s, v7.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x7, #22960]
	str	q19, [x19, #20480]
	fmla	v16.4s, v4.4s, v0.4s
	str	q22, [x19, #20560]
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x7, #23040]
	fmla	v16.4s, v7.4s, v0.4s
	str	q24, [x19, #20640]
	str	q16, [x19, #20720]
	b.lt	.LBB1_20
	b	.LBB1_17
.LBB1_21:                               //   in Loop: Header=BB1_13 Depth=1
	mov	x16, x11
	//APP
	//NO_APP
	cmp	x16, #19
	b.gt	.LBB1_12
// %bb.22:                              // %.lr.ph30
                                        //   in Loop: Header=BB1_13 Depth=1
	sub	x15, x16, #4
	lsl	x16, x16, #2
	mov	x18, x2
	mov	x3, x1
	mov	x4, x14
	add	x17, x9, x16
.LBB1_23:                               //   Parent Loop BB1_13 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x5, x4, x16
	add	x6, x3, x16
	add	x15, x15, #4
	ldr	q0, [x5, #10800]
	ldr	q16, [x6]
	ldr	q5, [x6, #80]
	ldr	q6, [x6, #160]
	ldr	q1, [x6, #240]
	ldr	q2, [x5, #13120]
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x5, #10880]
	ldr	q3, [x5, #13200]
	fmul	v21.4s, v16.4s, v2.4s
	ldr	q4, [x5, #15280]
	ldr	q7, [x5, #15360]
	fmul	v23.4s, v16.4s, v0.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q22, [x5, #15440]
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v18.4s, v16.4s, v7.4s
	ldr	q25, [x5, #15520]
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x5, #10960]
	ldr	q29, [x5, #15600]
	fmla	v21.4s, v5.4s, v3.4s
	add	x4, x4, #16
	add	x3, x3, #16
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	cmp	x15, #16
	fmla	v17.4s, v5.4s, v7.4s
	fmla	v18.4s, v5.4s, v22.4s
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x5, #11040]
	fmla	v26.4s, v5.4s, v0.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v23.4s, v6.4s, v0.4s
	ldr	q0, [x5, #11120]
	fmla	v17.4s, v6.4s, v22.4s
	fmla	v18.4s, v6.4s, v25.4s
	fmla	v26.4s, v6.4s, v0.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x5, #13040]
	fmla	v23.4s, v1.4s, v2.4s
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v16.4s, v0.4s
	ldr	q0, [x6, #320]
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v5.4s, v2.4s
	ldr	q2, [x6, #400]
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	ldr	q3, [x5, #13280]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v24.4s, v5.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x5, #13360]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v27.4s, v5.4s, v3.4s
	ldr	q3, [x6, #480]
	fmla	v19.4s, v0.4s, v7.4s
	fmla	v21.4s, v1.4s, v7.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x6, #560]
	fmla	v23.4s, v3.4s, v7.4s
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v24.4s, v1.4s, v22.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v20.4s, v4.4s, v7.4s
	ldr	q7, [x6, #640]
	fmla	v23.4s, v4.4s, v22.4s
	add	x6, x18, x17
	fmla	v26.4s, v4.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v27.4s, v0.4s, v29.4s
	add	x18, x18, #16
	fmla	v21.4s, v2.4s, v25.4s
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v26.4s, v7.4s, v29.4s
	str	q28, [x6, #320]
	ldr	q28, [x5, #17760]
	fmla	v24.4s, v2.4s, v29.4s
	fmla	v27.4s, v3.4s, v28.4s
	str	q20, [x6, #80]
	ldr	q20, [x5, #17520]
	fmla	v22.4s, v5.4s, v25.4s
	str	q23, [x6, #160]
	ldr	q23, [x5, #17600]
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v21.4s, v3.4s, v23.4s
	str	q26, [x6, #240]
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v22.4s, v6.4s, v29.4s
	ldr	q26, [x5, #17680]
	fmla	v25.4s, v5.4s, v29.4s
	ldr	q29, [x5, #17840]
	fmla	v19.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v20.4s, v5.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v21.4s, v4.4s, v26.4s
	fmla	v24.4s, v3.4s, v26.4s
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v22.4s, v1.4s, v26.4s
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	fmla	v20.4s, v6.4s, v26.4s
	fmla	v23.4s, v5.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	str	q19, [x6, #2320]
	ldr	q19, [x5, #19760]
	fmla	v27.4s, v4.4s, v29.4s
	fmla	v23.4s, v6.4s, v28.4s
	fmla	v26.4s, v5.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v24.4s, v7.4s, v29.4s
	str	q21, [x6, #2400]
	ldr	q21, [x5, #19840]
	fmla	v22.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	str	q27, [x6, #2560]
	fmla	v26.4s, v6.4s, v29.4s
	fmla	v18.4s, v3.4s, v21.4s
	ldr	q27, [x5, #20000]
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v23.4s, v1.4s, v21.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	str	q24, [x6, #2480]
	ldr	q24, [x5, #19920]
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v17.4s, v7.4s, v24.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v22.4s, v3.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	fmla	v19.4s, v6.4s, v24.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v22.4s, v4.4s, v27.4s
	str	q17, [x6, #4560]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v21.4s, v6.4s, v27.4s
	fmla	v24.4s, v5.4s, v27.4s
	ldr	q27, [x5, #20080]
	str	q18, [x6, #4640]
	fmla	v16.4s, v5.4s, v27.4s
	ldr	q5, [x5, #22000]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x5, #22080]
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v21.4s, v1.4s, v5.4s
	str	q22, [x6, #4720]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	ldr	q5, [x5, #22160]
	str	q25, [x6, #4800]
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v26.4s, v3.4s, v5.4s
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x5, #22240]
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x5, #22320]
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	fmla	v21.4s, v2.4s, v5.4s
	fmla	v28.4s, v3.4s, v5.4s
	fmla	v23.4s, v7.4s, v5.4s
	str	q20, [x6, #6800]
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x5, #24240]
	fmla	v26.4s, v7.4s, v1.4s
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x5, #24320]
	fmla	v28.4s, v4.4s, v1.4s
	str	q23, [x6, #6880]
	fmla	v21.4s, v3.4s, v0.4s
	str	q26, [x6, #6960]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x5, #24400]
	str	q28, [x6, #7040]
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v19.4s, v7.4s, v0.4s
	ldr	q0, [x5, #24480]
	fmla	v24.4s, v4.4s, v0.4s
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v21.4s, v7.4s, v0.4s
	ldr	q0, [x5, #24560]
	str	q19, [x6, #9040]
	fmla	v24.4s, v7.4s, v0.4s
	fmla	v16.4s, v4.4s, v0.4s
	str	q21, [x6, #9120]
	str	q24, [x6, #9200]
	str	q16, [x6, #9280]
	b.lt	.LBB1_23
	b	.LBB1_12
.LBB1_24:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #19
	b.gt	.LBB1_27
// %bb.25:                              // %.lr.ph33.preheader
	lsl	x11, x9, #2
	mov	w10, #42560                     // =0xa640
	mov	w12, #44800                     // =0xaf00
	add	x10, x0, x10
	add	x12, x2, x12
	sub	x8, x9, #4
	add	x9, x1, x11
	add	x10, x11, x10
	add	x11, x11, x12
.LBB1_26:                               // %.lr.ph33
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x10]
	ldr	q7, [x9, #80]
	add	x8, x8, #4
	ldr	q16, [x9]
	ldr	q6, [x9, #160]
	cmp	x8, #16
	fmul	v25.4s, v0.4s, v7.4s
	ldr	q1, [x10, #2240]
	ldr	q2, [x9, #240]
	fmul	v26.4s, v0.4s, v16.4s
	ldr	q0, [x10, #80]
	ldr	q3, [x10, #2320]
	fmul	v20.4s, v7.4s, v1.4s
	fmul	v19.4s, v16.4s, v1.4s
	ldr	q5, [x10, #4480]
	fmul	v27.4s, v16.4s, v0.4s
	fmul	v21.4s, v16.4s, v3.4s
	ldr	q4, [x9, #480]
	fmla	v25.4s, v6.4s, v0.4s
	fmul	v18.4s, v7.4s, v5.4s
	fmul	v17.4s, v16.4s, v5.4s
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x10, #160]
	ldr	q22, [x10, #4560]
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v19.4s, v7.4s, v3.4s
	ldr	q24, [x10, #4640]
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v27.4s, v7.4s, v0.4s
	ldr	q29, [x10, #4720]
	fmla	v18.4s, v6.4s, v22.4s
	fmla	v17.4s, v7.4s, v22.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x10, #240]
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v27.4s, v6.4s, v0.4s
	ldr	q0, [x10, #320]
	fmla	v17.4s, v6.4s, v24.4s
	fmla	v26.4s, v2.4s, v1.4s
	fmla	v28.4s, v6.4s, v0.4s
	ldr	q0, [x9, #320]
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v25.4s, v0.4s, v1.4s
	ldr	q1, [x9, #400]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v25.4s, v1.4s, v3.4s
	ldr	q3, [x10, #2400]
	fmla	v20.4s, v1.4s, v22.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	fmla	v21.4s, v7.4s, v3.4s
	ldr	q3, [x10, #2480]
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v23.4s, v7.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x10, #2560]
	fmla	v19.4s, v2.4s, v5.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v23.4s, v6.4s, v3.4s
	ldr	q3, [x9, #560]
	fmla	v27.4s, v4.4s, v22.4s
	fmla	v25.4s, v3.4s, v5.4s
	ldr	q5, [x9, #640]
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v21.4s, v2.4s, v22.4s
	add	x9, x9, #16
	fmla	v28.4s, v4.4s, v24.4s
	fmla	v23.4s, v2.4s, v24.4s
	fmla	v27.4s, v3.4s, v24.4s
	fmla	v25.4s, v5.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v26.4s, v5.4s, v24.4s
	fmla	v19.4s, v1.4s, v24.4s
	fmla	v21.4s, v0.4s, v24.4s
	fmla	v28.4s, v3.4s, v29.4s
	fmla	v23.4s, v0.4s, v29.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v22.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	str	q25, [x11]
	fmla	v21.4s, v1.4s, v29.4s
	ldr	q25, [x10, #6720]
	str	q26, [x11, #80]
	fmla	v20.4s, v3.4s, v25.4s
	fmla	v19.4s, v4.4s, v25.4s
	fmul	v26.4s, v7.4s, v25.4s
	fmla	v22.4s, v6.4s, v29.4s
	fmla	v24.4s, v7.4s, v29.4s
	ldr	q29, [x10, #4800]
	fmla	v18.4s, v0.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v28.4s, v5.4s, v29.4s
	str	q27, [x11, #160]
	ldr	q27, [x10, #6800]
	fmla	v23.4s, v1.4s, v29.4s
	fmla	v24.4s, v6.4s, v29.4s
	fmla	v20.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	str	q28, [x11, #240]
	fmla	v18.4s, v1.4s, v27.4s
	fmla	v17.4s, v0.4s, v27.4s
	fmla	v22.4s, v2.4s, v27.4s
	fmla	v26.4s, v6.4s, v27.4s
	ldr	q28, [x10, #6880]
	fmla	v25.4s, v7.4s, v27.4s
	fmul	v27.4s, v16.4s, v27.4s
	str	q20, [x11, #2240]
	fmul	v16.4s, v16.4s, v28.4s
	fmla	v19.4s, v5.4s, v28.4s
	fmla	v21.4s, v3.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v24.4s, v2.4s, v28.4s
	fmla	v25.4s, v6.4s, v28.4s
	fmla	v27.4s, v7.4s, v28.4s
	ldr	q28, [x10, #6960]
	str	q19, [x11, #2320]
	fmla	v16.4s, v7.4s, v28.4s
	ldr	q7, [x10, #7040]
	fmla	v23.4s, v3.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v22.4s, v1.4s, v28.4s
	fmla	v27.4s, v6.4s, v28.4s
	fmla	v21.4s, v5.4s, v28.4s
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x10, #8960]
	fmla	v23.4s, v5.4s, v7.4s
	fmla	v24.4s, v1.4s, v7.4s
	fmla	v18.4s, v3.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	str	q21, [x11, #2400]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v25.4s, v2.4s, v6.4s
	ldr	q6, [x10, #9040]
	str	q23, [x11, #2480]
	fmla	v22.4s, v4.4s, v6.4s
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v18.4s, v5.4s, v6.4s
	fmla	v17.4s, v3.4s, v6.4s
	fmla	v26.4s, v1.4s, v6.4s
	fmla	v25.4s, v0.4s, v6.4s
	ldr	q6, [x10, #9120]
	fmla	v24.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x10, #9200]
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v22.4s, v3.4s, v6.4s
	str	q18, [x11, #4480]
	fmla	v25.4s, v1.4s, v6.4s
	fmla	v17.4s, v5.4s, v6.4s
	fmla	v24.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x10, #9280]
	fmla	v27.4s, v1.4s, v2.4s
	fmla	v22.4s, v5.4s, v2.4s
	str	q17, [x11, #4560]
	fmla	v24.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x10, #11200]
	str	q22, [x11, #4640]
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x10, #11280]
	fmla	v27.4s, v4.4s, v0.4s
	str	q24, [x11, #4720]
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x10, #11360]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v25.4s, v5.4s, v0.4s
	ldr	q0, [x10, #11440]
	str	q26, [x11, #6720]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v27.4s, v5.4s, v0.4s
	ldr	q0, [x10, #11520]
	add	x10, x10, #16
	str	q25, [x11, #6800]
	fmla	v16.4s, v5.4s, v0.4s
	str	q27, [x11, #6880]
	str	q16, [x11, #6960]
	add	x11, x11, #16
	b.lt	.LBB1_26
.LBB1_27:                               // %.preheader17.preheader
	mov	w8, #42800                      // =0xa730
	mov	w10, #4                         // =0x4
	mov	w9, #11280                      // =0x2c10
	add	x8, x0, x8
	mov	x11, xzr
	b	.LBB1_29
.LBB1_28:                               // %._crit_edge36
                                        //   in Loop: Header=BB1_29 Depth=1
	add	x12, x10, #4
	add	x8, x8, #320
	add	x9, x9, #80
	cmp	x10, #20
	mov	x10, x12
	b.hs	.LBB1_32
.LBB1_29:                               // %.preheader17
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_31 Depth 2
	mov	x15, x11
	//APP
	//NO_APP
	cmp	x15, #19
	b.gt	.LBB1_28
// %bb.30:                              // %.lr.ph35
                                        //   in Loop: Header=BB1_29 Depth=1
	sub	x12, x15, #4
	lsl	x14, x15, #2
	add	x15, x15, x9
	add	x15, x2, x15, lsl #2
	add	x13, x8, x14
	add	x14, x1, x14
.LBB1_31:                               //   Parent Loop BB1_29 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	ldr	q0, [x13]
	ldr	q16, [x14]
	add	x12, x12, #4
	ldr	q6, [x14, #80]
	ldr	q5, [x14, #160]
	cmp	x12, #16
	fmul	v24.4s, v0.4s, v16.4s
	ldr	q0, [x13, #80]
	ldr	q1, [x14, #240]
	ldr	q2, [x13, #2320]
	ldr	q3, [x13, #2400]
	ldr	q4, [x13, #4480]
	fmul	v26.4s, v16.4s, v0.4s
	ldr	q7, [x13, #4560]
	ldr	q22, [x13, #4640]
	fmul	v19.4s, v16.4s, v2.4s
	fmul	v21.4s, v16.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x13, #160]
	fmul	v20.4s, v16.4s, v7.4s
	ldr	q25, [x13, #4720]
	ldr	q29, [x13, #4800]
	fmla	v26.4s, v6.4s, v0.4s
	fmul	v27.4s, v16.4s, v0.4s
	fmla	v19.4s, v6.4s, v3.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x13, #240]
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v27.4s, v6.4s, v0.4s
	ldr	q0, [x13, #320]
	fmla	v17.4s, v5.4s, v22.4s
	fmla	v20.4s, v5.4s, v25.4s
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v27.4s, v5.4s, v0.4s
	ldr	q0, [x13, #400]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x13, #2240]
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v18.4s, v16.4s, v0.4s
	ldr	q0, [x14, #320]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v18.4s, v6.4s, v2.4s
	ldr	q2, [x14, #400]
	fmla	v24.4s, v2.4s, v3.4s
	fmla	v18.4s, v5.4s, v3.4s
	ldr	q3, [x13, #2480]
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x13, #2560]
	fmla	v18.4s, v1.4s, v4.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v23.4s, v6.4s, v3.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v19.4s, v1.4s, v7.4s
	fmla	v21.4s, v5.4s, v3.4s
	ldr	q3, [x13, #2640]
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v23.4s, v5.4s, v3.4s
	ldr	q3, [x14, #480]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v24.4s, v3.4s, v4.4s
	ldr	q4, [x14, #560]
	fmla	v26.4s, v3.4s, v7.4s
	fmla	v27.4s, v3.4s, v22.4s
	fmla	v18.4s, v2.4s, v22.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v19.4s, v2.4s, v25.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v24.4s, v4.4s, v7.4s
	ldr	q7, [x14, #640]
	fmla	v26.4s, v4.4s, v22.4s
	fmla	v27.4s, v4.4s, v25.4s
	add	x14, x14, #16
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
	str	q24, [x15]
	ldr	q24, [x13, #6720]
	str	q26, [x15, #80]
	ldr	q26, [x13, #6800]
	str	q27, [x15, #160]
	ldr	q27, [x13, #6880]
	fmla	v18.4s, v3.4s, v24.4s
	fmla	v17.4s, v1.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v22.4s, v5.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x13, #4880]
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
	str	q28, [x15, #240]
	fmla	v20.4s, v0.4s, v27.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v17.4s, v2.4s, v27.4s
	ldr	q28, [x13, #6960]
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
	str	q18, [x15, #2240]
	fmla	v26.4s, v5.4s, v28.4s
	fmla	v27.4s, v6.4s, v28.4s
	ldr	q28, [x13, #7040]
	str	q19, [x15, #2320]
	fmla	v16.4s, v6.4s, v28.4s
	ldr	q6, [x13, #7120]
	fmla	v23.4s, v4.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v27.4s, v5.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x13, #8960]
	fmla	v23.4s, v7.4s, v6.4s
	fmla	v25.4s, v2.4s, v6.4s
	fmla	v17.4s, v3.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	ldr	q5, [x13, #9040]
	str	q21, [x15, #2400]
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v26.4s, v1.4s, v5.4s
	str	q23, [x15, #2480]
	fmla	v17.4s, v4.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	ldr	q5, [x13, #9120]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v26.4s, v0.4s, v5.4s
	fmla	v27.4s, v1.4s, v5.4s
	fmla	v17.4s, v7.4s, v5.4s
	fmla	v24.4s, v2.4s, v5.4s
	ldr	q5, [x13, #9200]
	fmla	v25.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x13, #9280]
	fmla	v27.4s, v0.4s, v5.4s
	fmla	v26.4s, v2.4s, v5.4s
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	str	q17, [x15, #4480]
	fmla	v25.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x13, #9360]
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v22.4s, v7.4s, v1.4s
	str	q20, [x15, #4560]
	fmla	v25.4s, v7.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x13, #11200]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x13, #11280]
	str	q22, [x15, #4640]
	fmla	v26.4s, v3.4s, v0.4s
	str	q25, [x15, #4720]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x13, #11360]
	fmla	v26.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x13, #11440]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q0, [x13, #11520]
	str	q24, [x15, #6720]
	fmla	v16.4s, v4.4s, v0.4s
	str	q26, [x15, #6800]
	fmla	v27.4s, v7.4s, v0.4s
	ldr	q0, [x13, #11600]
	add	x13, x13, #16
	fmla	v16.4s, v7.4s, v0.4s
	str	q27, [x15, #6880]
	str	q16, [x15, #6960]
	add	x15, x15, #16
	b.lt	.LBB1_31
	b	.LBB1_28
.LBB1_32:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #19
	b.gt	.LBB1_35
// %bb.33:                              // %.lr.ph38.preheader
	sub	x8, x9, #4
	lsl	x11, x9, #2
	mov	w9, #44400                      // =0xad70
	mov	w12, #46720                     // =0xb680
	add	x9, x0, x9
	add	x12, x2, x12
	add	x9, x11, x9
	add	x10, x1, x11
	add	x11, x11, x12
.LBB1_34:                               // %.lr.ph38
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x9]
	ldr	q16, [x10]
	add	x8, x8, #4
	ldr	q5, [x10, #80]
	ldr	q6, [x10, #160]
	cmp	x8, #16
	fmul	v24.4s, v0.4s, v16.4s
	ldr	q0, [x9, #80]
	ldr	q1, [x10, #240]
	ldr	q2, [x9, #2320]
	ldr	q3, [x9, #2400]
	ldr	q4, [x9, #4480]
	fmul	v26.4s, v16.4s, v0.4s
	ldr	q7, [x9, #4560]
	ldr	q22, [x9, #4640]
	fmul	v19.4s, v16.4s, v2.4s
	fmul	v21.4s, v16.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x9, #160]
	fmul	v20.4s, v16.4s, v7.4s
	ldr	q25, [x9, #4720]
	ldr	q29, [x9, #4800]
	fmul	v27.4s, v16.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v19.4s, v5.4s, v3.4s
	fmla	v17.4s, v5.4s, v7.4s
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x9, #240]
	fmla	v20.4s, v5.4s, v22.4s
	fmla	v27.4s, v5.4s, v0.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x9, #320]
	fmla	v17.4s, v6.4s, v22.4s
	fmla	v20.4s, v6.4s, v25.4s
	fmla	v27.4s, v6.4s, v0.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x9, #2240]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v18.4s, v16.4s, v0.4s
	ldr	q0, [x10, #320]
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v18.4s, v5.4s, v2.4s
	ldr	q2, [x10, #400]
	fmla	v24.4s, v2.4s, v3.4s
	fmla	v18.4s, v6.4s, v3.4s
	ldr	q3, [x9, #2480]
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v21.4s, v5.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	ldr	q3, [x9, #2560]
	fmla	v18.4s, v1.4s, v4.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v23.4s, v5.4s, v3.4s
	ldr	q3, [x10, #480]
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v19.4s, v1.4s, v7.4s
	fmla	v24.4s, v3.4s, v4.4s
	ldr	q4, [x10, #560]
	fmla	v26.4s, v3.4s, v7.4s
	fmla	v27.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v18.4s, v2.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v24.4s, v4.4s, v7.4s
	ldr	q7, [x10, #640]
	fmla	v26.4s, v4.4s, v22.4s
	fmla	v27.4s, v4.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	add	x10, x10, #16
	fmla	v21.4s, v0.4s, v25.4s
	fmla	v23.4s, v0.4s, v29.4s
	fmla	v19.4s, v2.4s, v25.4s
	fmla	v24.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v26.4s, v7.4s, v25.4s
	fmla	v27.4s, v7.4s, v29.4s
	str	q28, [x11, #240]
	ldr	q28, [x9, #6960]
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v23.4s, v3.4s, v28.4s
	str	q24, [x11]
	ldr	q24, [x9, #6720]
	fmla	v22.4s, v5.4s, v25.4s
	str	q26, [x11, #80]
	ldr	q26, [x9, #6800]
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v18.4s, v3.4s, v24.4s
	fmla	v17.4s, v1.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v19.4s, v3.4s, v26.4s
	fmla	v20.4s, v1.4s, v26.4s
	str	q27, [x11, #160]
	fmla	v22.4s, v6.4s, v29.4s
	ldr	q27, [x9, #6880]
	fmla	v25.4s, v5.4s, v29.4s
	fmla	v18.4s, v4.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v24.4s, v5.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v19.4s, v4.4s, v27.4s
	fmla	v21.4s, v3.4s, v27.4s
	fmla	v20.4s, v0.4s, v27.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v17.4s, v2.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v26.4s, v5.4s, v27.4s
	fmul	v27.4s, v16.4s, v27.4s
	fmul	v16.4s, v16.4s, v28.4s
	fmla	v19.4s, v7.4s, v28.4s
	fmla	v21.4s, v4.4s, v28.4s
	fmla	v20.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	str	q18, [x11, #2240]
	fmla	v26.4s, v6.4s, v28.4s
	fmla	v27.4s, v5.4s, v28.4s
	ldr	q28, [x9, #7040]
	str	q19, [x11, #2320]
	fmla	v16.4s, v5.4s, v28.4s
	ldr	q5, [x9, #8960]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v17.4s, v3.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	ldr	q5, [x9, #9040]
	fmla	v27.4s, v6.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v26.4s, v1.4s, v5.4s
	str	q21, [x11, #2400]
	fmla	v17.4s, v4.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	ldr	q5, [x9, #9120]
	str	q23, [x11, #2480]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v26.4s, v0.4s, v5.4s
	fmla	v27.4s, v1.4s, v5.4s
	fmla	v17.4s, v7.4s, v5.4s
	fmla	v24.4s, v2.4s, v5.4s
	ldr	q5, [x9, #9200]
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x9, #9280]
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v27.4s, v0.4s, v5.4s
	fmla	v26.4s, v2.4s, v5.4s
	fmla	v25.4s, v3.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	str	q17, [x11, #4480]
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x9, #11200]
	fmla	v22.4s, v7.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x9, #11280]
	fmla	v25.4s, v4.4s, v1.4s
	str	q20, [x11, #4560]
	fmla	v26.4s, v3.4s, v0.4s
	str	q22, [x11, #4640]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x9, #11360]
	str	q25, [x11, #4720]
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x9, #11440]
	fmla	v27.4s, v4.4s, v0.4s
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x9, #11520]
	add	x9, x9, #16
	str	q24, [x11, #6720]
	fmla	v27.4s, v7.4s, v0.4s
	fmla	v16.4s, v4.4s, v0.4s
	str	q26, [x11, #6800]
	str	q27, [x11, #6880]
	str	q16, [x11, #6960]
	add	x11, x11, #16
	b.lt	.LBB1_34
.LBB1_35:                               // %._crit_edge39
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #19
	b.gt	.LBB1_38
// %bb.36:                              // %.lr.ph41.preheader
	lsl	x11, x9, #2
	mov	w10, #51520                     // =0xc940
	mov	w12, #53760                     // =0xd200
	add	x10, x0, x10
	add	x12, x2, x12
	sub	x8, x9, #4
	add	x9, x1, x11
	add	x10, x11, x10
	add	x11, x11, x12
.LBB1_37:                               // %.lr.ph41
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x10]
	ldr	q4, [x9, #80]
	add	x8, x8, #4
	ldr	q5, [x9]
	ldr	q3, [x9, #160]
	cmp	x8, #16
	fmul	v25.4s, v0.4s, v4.4s
	ldr	q1, [x10, #2240]
	ldr	q2, [x9, #240]
	fmul	v26.4s, v0.4s, v5.4s
	ldr	q0, [x10, #80]
	ldr	q6, [x10, #2320]
	fmul	v18.4s, v4.4s, v1.4s
	fmul	v17.4s, v5.4s, v1.4s
	ldr	q7, [x10, #4480]
	fmul	v27.4s, v5.4s, v0.4s
	fmul	v20.4s, v5.4s, v6.4s
	ldr	q21, [x9, #480]
	fmla	v25.4s, v3.4s, v0.4s
	fmul	v16.4s, v4.4s, v7.4s
	ldr	q22, [x10, #4560]
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x10, #160]
	ldr	q19, [x9, #640]
	fmla	v18.4s, v3.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q24, [x10, #4640]
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q29, [x10, #4720]
	fmla	v16.4s, v3.4s, v22.4s
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x10, #240]
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	ldr	q0, [x10, #320]
	fmla	v26.4s, v2.4s, v1.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x9, #320]
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v25.4s, v0.4s, v1.4s
	ldr	q1, [x9, #400]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v25.4s, v1.4s, v6.4s
	ldr	q6, [x10, #2400]
	fmla	v18.4s, v1.4s, v22.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v26.4s, v1.4s, v6.4s
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v17.4s, v3.4s, v6.4s
	fmla	v20.4s, v4.4s, v6.4s
	ldr	q6, [x10, #2480]
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v26.4s, v21.4s, v7.4s
	fmla	v20.4s, v3.4s, v6.4s
	ldr	q6, [x10, #2560]
	fmla	v17.4s, v2.4s, v7.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x9, #560]
	fmla	v27.4s, v21.4s, v22.4s
	add	x9, x9, #16
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
	str	q25, [x11]
	ldr	q25, [x10, #6720]
	fmla	v20.4s, v1.4s, v29.4s
	str	q26, [x11, #80]
	fmla	v18.4s, v6.4s, v25.4s
	fmla	v17.4s, v21.4s, v25.4s
	fmul	v26.4s, v4.4s, v25.4s
	fmla	v22.4s, v3.4s, v29.4s
	fmla	v24.4s, v4.4s, v29.4s
	ldr	q29, [x10, #4800]
	fmla	v16.4s, v0.4s, v25.4s
	fmla	v7.4s, v2.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v28.4s, v19.4s, v29.4s
	str	q27, [x11, #160]
	ldr	q27, [x10, #6800]
	fmla	v23.4s, v1.4s, v29.4s
	fmla	v24.4s, v3.4s, v29.4s
	fmla	v18.4s, v19.4s, v27.4s
	fmla	v17.4s, v6.4s, v27.4s
	fmla	v20.4s, v21.4s, v27.4s
	str	q28, [x11, #240]
	fmla	v16.4s, v1.4s, v27.4s
	fmla	v7.4s, v0.4s, v27.4s
	fmla	v22.4s, v2.4s, v27.4s
	fmla	v26.4s, v3.4s, v27.4s
	ldr	q28, [x10, #6880]
	fmla	v25.4s, v4.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	str	q18, [x11, #2240]
	fmul	v5.4s, v5.4s, v28.4s
	fmla	v17.4s, v19.4s, v28.4s
	fmla	v20.4s, v6.4s, v28.4s
	fmla	v23.4s, v21.4s, v28.4s
	fmla	v7.4s, v1.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v24.4s, v2.4s, v28.4s
	fmla	v25.4s, v3.4s, v28.4s
	fmla	v27.4s, v4.4s, v28.4s
	ldr	q28, [x10, #6960]
	str	q17, [x11, #2320]
	fmla	v5.4s, v4.4s, v28.4s
	ldr	q4, [x10, #7040]
	fmla	v23.4s, v6.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v22.4s, v1.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v20.4s, v19.4s, v28.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x10, #8960]
	fmla	v23.4s, v19.4s, v4.4s
	fmla	v24.4s, v1.4s, v4.4s
	fmla	v16.4s, v6.4s, v3.4s
	fmla	v7.4s, v21.4s, v3.4s
	str	q20, [x11, #2400]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v25.4s, v2.4s, v3.4s
	ldr	q3, [x10, #9040]
	str	q23, [x11, #2480]
	fmla	v22.4s, v21.4s, v3.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v16.4s, v19.4s, v3.4s
	fmla	v7.4s, v6.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	ldr	q3, [x10, #9120]
	fmla	v24.4s, v21.4s, v3.4s
	fmla	v5.4s, v2.4s, v3.4s
	ldr	q2, [x10, #9200]
	fmla	v22.4s, v6.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	str	q16, [x11, #4480]
	fmla	v7.4s, v19.4s, v3.4s
	fmla	v25.4s, v1.4s, v3.4s
	str	q26, [x11, #6720]
	fmla	v24.4s, v6.4s, v2.4s
	fmla	v5.4s, v0.4s, v2.4s
	ldr	q0, [x10, #9280]
	fmla	v22.4s, v19.4s, v2.4s
	fmla	v27.4s, v1.4s, v2.4s
	add	x10, x10, #16
	str	q7, [x11, #4560]
	str	q25, [x11, #6800]
	fmla	v24.4s, v19.4s, v0.4s
	fmla	v5.4s, v1.4s, v0.4s
	str	q22, [x11, #4640]
	str	q27, [x11, #6880]
	str	q24, [x11, #4720]
	str	q5, [x11, #6960]
	add	x11, x11, #16
	b.lt	.LBB1_37
.LBB1_38:                               // %.preheader.preheader
	mov	w8, #51760                      // =0xca30
	mov	w10, #4                         // =0x4
	mov	w9, #13520                      // =0x34d0
	add	x8, x0, x8
	mov	x11, xzr
	b	.LBB1_40
.LBB1_39:                               // %._crit_edge44
                                        //   in Loop: Header=BB1_40 Depth=1
	add	x12, x10, #4
	add	x8, x8, #320
	add	x9, x9, #80
	cmp	x10, #20
	mov	x10, x12
	b.hs	.LBB1_43
.LBB1_40:                               // %.preheader
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_42 Depth 2
	mov	x15, x11
	//APP
	//NO_APP
	cmp	x15, #19
	b.gt	.LBB1_39
// %bb.41:                              // %.lr.ph43
                                        //   in Loop: Header=BB1_40 Depth=1
	sub	x12, x15, #4
	lsl	x14, x15, #2
	add	x15, x15, x9
	add	x15, x2, x15, lsl #2
	add	x13, x8, x14
	add	x14, x1, x14
.LBB1_42:                               //   Parent Loop BB1_40 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	ldr	q0, [x13]
	ldr	q5, [x14]
	add	x12, x12, #4
	ldr	q4, [x14, #80]
	ldr	q3, [x14, #160]
	cmp	x12, #16
	fmul	v25.4s, v0.4s, v5.4s
	ldr	q0, [x13, #80]
	ldr	q1, [x14, #240]
	ldr	q2, [x13, #2320]
	ldr	q6, [x13, #2400]
	ldr	q19, [x14, #480]
	fmul	v26.4s, v5.4s, v0.4s
	ldr	q18, [x13, #4560]
	ldr	q17, [x14, #560]
	fmul	v16.4s, v5.4s, v2.4s
	fmul	v21.4s, v5.4s, v6.4s
	ldr	q22, [x13, #4640]
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x13, #160]
	ldr	q20, [x14, #640]
	ldr	q24, [x13, #4720]
	ldr	q29, [x13, #4800]
	fmla	v26.4s, v4.4s, v0.4s
	fmul	v27.4s, v5.4s, v0.4s
	fmla	v16.4s, v4.4s, v6.4s
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x13, #240]
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q0, [x13, #320]
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	ldr	q0, [x13, #400]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x13, #2240]
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v25.4s, v1.4s, v0.4s
	fmul	v7.4s, v5.4s, v0.4s
	ldr	q0, [x14, #320]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v25.4s, v0.4s, v2.4s
	fmla	v7.4s, v4.4s, v2.4s
	ldr	q2, [x14, #400]
	add	x14, x14, #16
	fmla	v25.4s, v2.4s, v6.4s
	fmla	v7.4s, v3.4s, v6.4s
	ldr	q6, [x13, #2480]
	fmla	v28.4s, v1.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v16.4s, v3.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	ldr	q6, [x13, #2560]
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v26.4s, v19.4s, v18.4s
	fmla	v21.4s, v3.4s, v6.4s
	ldr	q6, [x13, #2640]
	fmla	v16.4s, v1.4s, v18.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x13, #4480]
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
	str	q26, [x15, #80]
	fmla	v25.4s, v20.4s, v22.4s
	fmla	v7.4s, v2.4s, v22.4s
	ldr	q26, [x13, #6800]
	fmla	v6.4s, v3.4s, v22.4s
	fmla	v18.4s, v4.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v16.4s, v19.4s, v26.4s
	str	q27, [x15, #160]
	ldr	q27, [x13, #6880]
	str	q25, [x15]
	ldr	q25, [x13, #6720]
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
	ldr	q29, [x13, #4880]
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
	str	q28, [x15, #240]
	fmla	v18.4s, v0.4s, v27.4s
	ldr	q28, [x13, #6960]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v26.4s, v4.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	fmul	v5.4s, v5.4s, v28.4s
	fmla	v16.4s, v20.4s, v28.4s
	fmla	v21.4s, v17.4s, v28.4s
	fmla	v23.4s, v19.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	str	q7, [x15, #2240]
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v24.4s, v1.4s, v28.4s
	fmla	v26.4s, v3.4s, v28.4s
	fmla	v27.4s, v4.4s, v28.4s
	ldr	q28, [x13, #7040]
	str	q16, [x15, #2320]
	fmla	v5.4s, v4.4s, v28.4s
	ldr	q4, [x13, #7120]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v23.4s, v17.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v21.4s, v20.4s, v28.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x13, #8960]
	fmla	v24.4s, v2.4s, v4.4s
	fmla	v23.4s, v20.4s, v4.4s
	fmla	v6.4s, v19.4s, v3.4s
	fmla	v25.4s, v1.4s, v3.4s
	ldr	q3, [x13, #9040]
	str	q21, [x15, #2400]
	fmla	v18.4s, v19.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	str	q23, [x15, #2480]
	fmla	v6.4s, v17.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	ldr	q3, [x13, #9120]
	fmla	v18.4s, v17.4s, v3.4s
	fmla	v22.4s, v19.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v6.4s, v20.4s, v3.4s
	fmla	v25.4s, v2.4s, v3.4s
	ldr	q3, [x13, #9200]
	fmla	v24.4s, v19.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x13, #9280]
	fmla	v22.4s, v17.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v18.4s, v20.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	str	q6, [x15, #4480]
	str	q25, [x15, #6720]
	fmla	v24.4s, v17.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	ldr	q0, [x13, #9360]
	fmla	v22.4s, v20.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	add	x13, x13, #16
	str	q18, [x15, #4560]
	str	q26, [x15, #6800]
	fmla	v24.4s, v20.4s, v0.4s
	fmla	v5.4s, v2.4s, v0.4s
	str	q22, [x15, #4640]
	str	q27, [x15, #6880]
	str	q24, [x15, #4720]
	str	q5, [x15, #6960]
	add	x15, x15, #16
	b.lt	.LBB1_42
	b	.LBB1_39
.LBB1_43:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #19
	b.gt	.LBB1_46
// %bb.44:                              // %.lr.ph46.preheader
	sub	x8, x9, #4
	lsl	x11, x9, #2
	mov	w9, #53360                      // =0xd070
	mov	w12, #55680                     // =0xd980
	add	x9, x0, x9
	add	x12, x2, x12
	add	x9, x11, x9
	add	x10, x1, x11
	add	x11, x11, x12
.LBB1_45:                               // %.lr.ph46
                                        // =>This Inner Loop Header: Depth=1
	ldr	q0, [x9]
	ldr	q5, [x10]
	add	x8, x8, #4
	ldr	q3, [x10, #80]
	ldr	q4, [x10, #160]
	cmp	x8, #16
	fmul	v24.4s, v0.4s, v5.4s
	ldr	q0, [x9, #80]
	ldr	q1, [x10, #240]
	ldr	q2, [x9, #2320]
	ldr	q6, [x9, #2400]
	ldr	q18, [x10, #480]
	fmul	v26.4s, v5.4s, v0.4s
	ldr	q19, [x9, #4560]
	ldr	q16, [x10, #560]
	fmul	v17.4s, v5.4s, v2.4s
	fmul	v21.4s, v5.4s, v6.4s
	ldr	q22, [x9, #4640]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x9, #160]
	ldr	q20, [x10, #640]
	ldr	q25, [x9, #4720]
	ldr	q29, [x9, #4800]
	fmul	v27.4s, v5.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v17.4s, v3.4s, v6.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x9, #240]
	fmla	v27.4s, v3.4s, v0.4s
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x9, #320]
	fmla	v27.4s, v4.4s, v0.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x9, #2240]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v7.4s, v5.4s, v0.4s
	ldr	q0, [x10, #320]
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v7.4s, v3.4s, v2.4s
	ldr	q2, [x10, #400]
	add	x10, x10, #16
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v7.4s, v4.4s, v6.4s
	ldr	q6, [x9, #2480]
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q6, [x9, #2560]
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x9, #4480]
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
	str	q28, [x11, #240]
	str	q26, [x11, #80]
	ldr	q26, [x9, #6800]
	fmla	v23.4s, v0.4s, v29.4s
	str	q24, [x11]
	ldr	q24, [x9, #6720]
	ldr	q28, [x9, #6960]
	fmla	v19.4s, v4.4s, v25.4s
	fmla	v22.4s, v3.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v7.4s, v18.4s, v24.4s
	fmla	v6.4s, v1.4s, v24.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmla	v17.4s, v18.4s, v26.4s
	str	q27, [x11, #160]
	ldr	q27, [x9, #6880]
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
	str	q7, [x11, #2240]
	fmla	v26.4s, v4.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	ldr	q28, [x9, #7040]
	str	q17, [x11, #2320]
	fmla	v5.4s, v3.4s, v28.4s
	ldr	q3, [x9, #8960]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v21.4s, v20.4s, v28.4s
	fmla	v6.4s, v18.4s, v3.4s
	fmla	v24.4s, v1.4s, v3.4s
	ldr	q3, [x9, #9040]
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v23.4s, v16.4s, v28.4s
	fmla	v19.4s, v18.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	str	q21, [x11, #2400]
	fmla	v6.4s, v16.4s, v3.4s
	fmla	v24.4s, v0.4s, v3.4s
	ldr	q3, [x9, #9120]
	str	q23, [x11, #2480]
	fmla	v22.4s, v18.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v19.4s, v16.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v6.4s, v20.4s, v3.4s
	fmla	v24.4s, v2.4s, v3.4s
	ldr	q3, [x9, #9200]
	fmla	v22.4s, v16.4s, v3.4s
	fmla	v25.4s, v18.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x9, #9280]
	fmla	v19.4s, v20.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	str	q6, [x11, #4480]
	str	q24, [x11, #6720]
	add	x9, x9, #16
	fmla	v22.4s, v20.4s, v1.4s
	fmla	v25.4s, v16.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	str	q19, [x11, #4560]
	str	q26, [x11, #6800]
	str	q22, [x11, #4640]
	str	q25, [x11, #4720]
	str	q27, [x11, #6880]
	str	q5, [x11, #6960]
	add	x11, x11, #16
	b.lt	.LBB1_45
.LBB1_46:                               // %._crit_edge47
	ldr	x19, [sp], #16                  // 8-byte Folded Reload
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
	.xword	20                              // 0x14
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
	.xword	28                              // 0x1c
	.xword	28                              // 0x1c
	.xword	20                              // 0x14
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
