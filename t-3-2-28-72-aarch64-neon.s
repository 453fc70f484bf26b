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
	stp	x22, x21, [sp, #32]             // 16-byte Folded Spill
	stp	x20, x19, [sp, #48]             // 16-byte Folded Spill
	//APP
	//NO_APP
	cmp	x9, #71
	b.gt	.LBB1_3
// %bb.1:                               // %.lr.ph.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w10, #4320                      // =0x10e0
	add	x11, x0, #17, lsl #12           // =69632
	add	x12, x0, #17, lsl #12           // =69632
	add	x13, x0, #17, lsl #12           // =69632
	add	x14, x0, #17, lsl #12           // =69632
	add	x15, x0, #18, lsl #12           // =73728
	add	x16, x0, #18, lsl #12           // =73728
	add	x17, x0, #18, lsl #12           // =73728
	add	x10, x9, x10
	add	x11, x11, #2944
	add	x12, x12, #3232
	add	x13, x13, #3520
	add	x14, x14, #3808
	add	x15, x15, #288
	add	x16, x16, #576
	add	x17, x17, #864
	mov	x18, x2
	mov	x3, x0
	mov	x4, x1
.LBB1_2:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	add	x5, x3, x9
	add	x6, x4, x9
	add	x7, x3, x10
	ldr	q0, [x5]
	ldr	q1, [x6, #1152]
	ldr	q4, [x6, #864]
	ldr	q2, [x6, #1440]
	ldr	q3, [x5, #8064]
	ldr	q6, [x6, #288]
	fmul	v18.4s, v0.4s, v1.4s
	ldr	q0, [x5, #288]
	ldr	q19, [x5, #8352]
	fmul	v17.4s, v3.4s, v6.4s
	ldr	q5, [x6, #1728]
	ldr	q7, [x6, #576]
	fmul	v20.4s, v0.4s, v4.4s
	ldr	q16, [x6]
	ldr	q21, [x5, #8640]
	ldr	q23, [x5, #9216]
	ldr	q25, [x5, #9792]
	add	x8, x8, #4
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x5, #576]
	add	x4, x4, #16
	fmla	v17.4s, v7.4s, v19.4s
	add	x3, x3, #16
	cmp	x8, #68
	fmla	v20.4s, v1.4s, v0.4s
	ldr	q0, [x5, #864]
	fmul	v22.4s, v4.4s, v0.4s
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x5, #1152]
	fmla	v22.4s, v1.4s, v0.4s
	ldr	q0, [x5, #1440]
	fmul	v24.4s, v4.4s, v0.4s
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x5, #1728]
	fmla	v24.4s, v1.4s, v0.4s
	ldr	q0, [x5, #2016]
	fmla	v24.4s, v2.4s, v0.4s
	ldr	q0, [x6, #2016]
	fmla	v18.4s, v0.4s, v3.4s
	ldr	q3, [x6, #2304]
	fmla	v20.4s, v0.4s, v21.4s
	add	x6, x18, x9
	add	x18, x18, #16
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v19.4s, v19.4s, v16.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x5, #8928]
	str	q18, [x6]
	ldr	q18, [x5, #16128]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x5, #16416]
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x6, #288]
	ldr	q20, [x5, #24480]
	fmla	v17.4s, v2.4s, v18.4s
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x5, #9504]
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x5, #16704]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x5, #16992]
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x6, #576]
	ldr	q22, [x5, #24768]
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x5, #10080]
	fmla	v21.4s, v4.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x5, #17280]
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x5, #17568]
	fmla	v19.4s, v5.4s, v20.4s
	ldr	q25, [x5, #25920]
	str	q24, [x6, #864]
	ldr	q24, [x5, #25344]
	fmla	v23.4s, v4.4s, v18.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x5, #17856]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x5, #18144]
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x5, #24192]
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v6.4s, v22.4s
	ldr	q22, [x5, #25056]
	str	q17, [x6, #4032]
	ldr	q17, [x5, #32256]
	fmla	v19.4s, v3.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x5, #32544]
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v0.4s, v24.4s
	str	q19, [x6, #4320]
	ldr	q19, [x5, #40608]
	fmla	v18.4s, v2.4s, v17.4s
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x5, #25632]
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x5, #32832]
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v23.4s, v5.4s, v24.4s
	fmla	v22.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x5, #33120]
	fmla	v23.4s, v0.4s, v25.4s
	str	q21, [x6, #4608]
	ldr	q21, [x5, #40896]
	fmla	v24.4s, v6.4s, v25.4s
	ldr	q25, [x5, #26208]
	fmla	v22.4s, v4.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x5, #33408]
	fmla	v23.4s, v3.4s, v25.4s
	fmla	v24.4s, v7.4s, v25.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x5, #33696]
	fmla	v20.4s, v5.4s, v19.4s
	ldr	q25, [x5, #42048]
	str	q23, [x6, #4896]
	ldr	q23, [x5, #41472]
	fmla	v24.4s, v4.4s, v17.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x5, #33984]
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v24.4s, v1.4s, v17.4s
	ldr	q17, [x5, #34272]
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x5, #40320]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x5, #41184]
	str	q18, [x6, #8064]
	ldr	q18, [x5, #48384]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x5, #48672]
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x6, #8352]
	ldr	q20, [x5, #56736]
	fmla	v17.4s, v2.4s, v18.4s
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x5, #41760]
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x5, #48960]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x5, #49248]
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x6, #8640]
	ldr	q22, [x5, #57024]
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x5, #42336]
	fmla	v21.4s, v4.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x5, #49536]
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x5, #49824]
	fmla	v19.4s, v5.4s, v20.4s
	str	q24, [x6, #8928]
	ldr	q24, [x5, #57600]
	fmla	v23.4s, v4.4s, v18.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x5, #50112]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x5, #50400]
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x5, #56448]
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v6.4s, v22.4s
	ldr	q22, [x5, #57312]
	str	q17, [x6, #12096]
	fmla	v19.4s, v3.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v0.4s, v24.4s
	str	q19, [x6, #12384]
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x5, #57888]
	fmla	v23.4s, v5.4s, v24.4s
	fmul	v16.4s, v16.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x5, #58176]
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v16.4s, v6.4s, v24.4s
	ldr	q6, [x5, #58464]
	str	q21, [x6, #12672]
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x5, #64512]
	fmla	v18.4s, v1.4s, v6.4s
	ldr	q6, [x5, #64800]
	fmla	v20.4s, v4.4s, v6.4s
	str	q23, [x6, #12960]
	fmla	v18.4s, v2.4s, v6.4s
	ldr	q6, [x5, #65088]
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x5, #65376]
	add	x5, x5, #18, lsl #12            // =73728
	fmla	v22.4s, v4.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x7, #61344]
	fmla	v22.4s, v1.4s, v6.4s
	ldr	q6, [x7, #61632]
	fmla	v16.4s, v4.4s, v6.4s
	ldr	q4, [x7, #61920]
	fmla	v22.4s, v2.4s, v6.4s
	fmla	v16.4s, v1.4s, v4.4s
	ldr	q1, [x7, #62208]
	fmla	v16.4s, v2.4s, v1.4s
	ldr	q1, [x11, x9]
	add	x11, x11, #16
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x12, x9]
	add	x12, x12, #16
	fmla	v20.4s, v5.4s, v1.4s
	fmla	v18.4s, v3.4s, v1.4s
	ldr	q1, [x13, x9]
	add	x13, x13, #16
	fmla	v20.4s, v0.4s, v1.4s
	ldr	q1, [x14, x9]
	add	x14, x14, #16
	fmla	v22.4s, v5.4s, v1.4s
	str	q18, [x6, #16128]
	fmla	v20.4s, v3.4s, v1.4s
	ldr	q1, [x5]
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q1, [x15, x9]
	add	x15, x15, #16
	fmla	v16.4s, v5.4s, v1.4s
	str	q20, [x6, #16416]
	fmla	v22.4s, v3.4s, v1.4s
	ldr	q1, [x16, x9]
	add	x16, x16, #16
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x17, x9]
	add	x17, x17, #16
	str	q22, [x6, #16704]
	fmla	v16.4s, v3.4s, v0.4s
	str	q16, [x6, #16992]
	b.lt	.LBB1_2
.LBB1_3:                                // %._crit_edge
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #71
	b.gt	.LBB1_6
// %bb.4:                               // %.lr.ph20.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w10, #42336                     // =0xa560
	add	x10, x0, x10
	mov	x11, x1
	mov	x12, x0
	mov	x13, x2
.LBB1_5:                                // %.lr.ph20
                                        // =>This Inner Loop Header: Depth=1
	add	x15, x12, x9
	add	x14, x11, x9
	add	x8, x8, #4
	ldr	q0, [x15, #2016]
	ldr	q1, [x14, #864]
	ldr	q2, [x14, #1152]
	ldr	q3, [x14, #1440]
	ldr	q4, [x15, #10080]
	ldr	q6, [x14]
	fmul	v18.4s, v0.4s, v1.4s
	ldr	q0, [x15, #2304]
	ldr	q5, [x15, #10368]
	fmul	v17.4s, v4.4s, v6.4s
	ldr	q7, [x14, #288]
	ldr	q19, [x15, #10656]
	ldr	q16, [x14, #576]
	ldr	q21, [x15, #10944]
	add	x12, x12, #16
	ldr	q23, [x15, #11520]
	ldr	q25, [x15, #12096]
	add	x11, x11, #16
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x15, #2592]
	cmp	x8, #68
	fmla	v17.4s, v7.4s, v5.4s
	fmul	v20.4s, v1.4s, v0.4s
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x15, #2880]
	fmla	v17.4s, v16.4s, v19.4s
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x15, #3168]
	fmul	v22.4s, v1.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x15, #3456]
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x15, #3744]
	fmul	v24.4s, v1.4s, v0.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x15, #4032]
	fmla	v24.4s, v2.4s, v0.4s
	ldr	q0, [x15, #4320]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x14, #1728]
	fmla	v18.4s, v0.4s, v4.4s
	ldr	q4, [x14, #2016]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v4.4s, v5.4s
	ldr	q5, [x14, #2304]
	fmla	v20.4s, v4.4s, v21.4s
	add	x14, x13, x9
	add	x13, x13, #16
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x15, #11232]
	str	q18, [x14, #1152]
	ldr	q18, [x15, #18144]
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x15, #18432]
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x14, #1440]
	ldr	q20, [x15, #26496]
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x15, #18720]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x15, #11808]
	fmla	v19.4s, v1.4s, v18.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x15, #19008]
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x15, #19296]
	fmla	v24.4s, v4.4s, v25.4s
	str	q22, [x14, #1728]
	ldr	q22, [x15, #27072]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x15, #12384]
	fmla	v21.4s, v1.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x15, #19584]
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v23.4s, v16.4s, v25.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x15, #19872]
	ldr	q25, [x15, #28224]
	str	q24, [x14, #2016]
	ldr	q24, [x15, #27648]
	fmla	v23.4s, v1.4s, v18.4s
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x15, #20160]
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x15, #20448]
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x15, #26208]
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x15, #26784]
	fmla	v19.4s, v0.4s, v20.4s
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x15, #27360]
	str	q17, [x14, #5184]
	ldr	q17, [x15, #34272]
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x15, #34560]
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v4.4s, v24.4s
	str	q19, [x14, #5472]
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x15, #34848]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x15, #27936]
	fmla	v20.4s, v1.4s, v17.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x15, #35136]
	fmla	v22.4s, v16.4s, v24.4s
	fmul	v24.4s, v6.4s, v24.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x15, #35424]
	fmla	v23.4s, v4.4s, v25.4s
	str	q21, [x14, #5760]
	fmla	v24.4s, v7.4s, v25.4s
	ldr	q25, [x15, #28512]
	fmla	v22.4s, v1.4s, v17.4s
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x15, #35712]
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v24.4s, v16.4s, v25.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x15, #36000]
	str	q23, [x14, #6048]
	fmla	v24.4s, v1.4s, v17.4s
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x15, #36288]
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x15, #36576]
	add	x15, x10, x9
	ldr	q19, [x15, #288]
	ldr	q21, [x15, #864]
	ldr	q23, [x15, #1440]
	ldr	q25, [x15, #2016]
	add	x10, x10, #16
	fmla	v24.4s, v3.4s, v17.4s
	ldr	q17, [x15]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x15, #576]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v5.4s, v19.4s
	fmla	v17.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x15, #1152]
	str	q18, [x14, #9216]
	ldr	q18, [x15, #8064]
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x15, #8352]
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x14, #9504]
	ldr	q20, [x15, #16416]
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x15, #8640]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x15, #1728]
	fmla	v19.4s, v1.4s, v18.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x15, #8928]
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x15, #9216]
	fmla	v24.4s, v4.4s, v25.4s
	str	q22, [x14, #9792]
	ldr	q22, [x15, #16992]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x15, #2304]
	fmla	v21.4s, v1.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x15, #9504]
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v23.4s, v16.4s, v25.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x15, #9792]
	str	q24, [x14, #10080]
	ldr	q24, [x15, #17568]
	fmla	v23.4s, v1.4s, v18.4s
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x15, #10080]
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x15, #10368]
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x15, #16128]
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x15, #16704]
	fmla	v19.4s, v0.4s, v20.4s
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x15, #17280]
	str	q17, [x14, #13248]
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v4.4s, v24.4s
	str	q19, [x14, #13536]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x15, #17856]
	fmla	v23.4s, v0.4s, v24.4s
	fmul	v6.4s, v6.4s, v24.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmla	v22.4s, v16.4s, v24.4s
	ldr	q24, [x15, #18144]
	fmla	v23.4s, v4.4s, v24.4s
	fmla	v6.4s, v7.4s, v24.4s
	ldr	q7, [x15, #18432]
	str	q21, [x14, #13824]
	fmla	v23.4s, v5.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x15, #24192]
	fmla	v18.4s, v1.4s, v7.4s
	ldr	q7, [x15, #24480]
	str	q23, [x14, #14112]
	fmla	v18.4s, v2.4s, v7.4s
	ldr	q7, [x15, #24768]
	fmla	v20.4s, v1.4s, v7.4s
	fmla	v18.4s, v3.4s, v7.4s
	ldr	q7, [x15, #25056]
	fmla	v20.4s, v2.4s, v7.4s
	ldr	q7, [x15, #25344]
	fmla	v22.4s, v1.4s, v7.4s
	fmla	v20.4s, v3.4s, v7.4s
	ldr	q7, [x15, #25632]
	fmla	v22.4s, v2.4s, v7.4s
	ldr	q7, [x15, #25920]
	fmla	v6.4s, v1.4s, v7.4s
	ldr	q1, [x15, #26208]
	fmla	v22.4s, v3.4s, v7.4s
	fmla	v6.4s, v2.4s, v1.4s
	ldr	q1, [x15, #26496]
	fmla	v6.4s, v3.4s, v1.4s
	ldr	q1, [x15, #32256]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x15, #32544]
	fmla	v18.4s, v4.4s, v1.4s
	ldr	q1, [x15, #32832]
	fmla	v20.4s, v0.4s, v1.4s
	fmla	v18.4s, v5.4s, v1.4s
	ldr	q1, [x15, #33120]
	fmla	v20.4s, v4.4s, v1.4s
	ldr	q1, [x15, #33408]
	fmla	v22.4s, v0.4s, v1.4s
	str	q18, [x14, #17280]
	fmla	v20.4s, v5.4s, v1.4s
	ldr	q1, [x15, #33696]
	fmla	v22.4s, v4.4s, v1.4s
	ldr	q1, [x15, #33984]
	fmla	v6.4s, v0.4s, v1.4s
	ldr	q0, [x15, #34272]
	str	q20, [x14, #17568]
	fmla	v22.4s, v5.4s, v1.4s
	fmla	v6.4s, v4.4s, v0.4s
	ldr	q0, [x15, #34560]
	str	q22, [x14, #17856]
	fmla	v6.4s, v5.4s, v0.4s
	str	q6, [x14, #18144]
	b.lt	.LBB1_5
.LBB1_6:                                // %.preheader18.preheader
	mov	w8, #44640                      // =0xae60
	mov	w10, #8                         // =0x8
	mov	x9, xzr
	add	x8, x0, x8
	mov	x11, x2
	mov	x12, x0
	b	.LBB1_8
.LBB1_7:                                // %._crit_edge23
                                        //   in Loop: Header=BB1_8 Depth=1
	add	x13, x10, #3
	add	x12, x12, #1728
	add	x11, x11, #864
	add	x8, x8, #1728
	cmp	x10, #11
	mov	x10, x13
	b.hs	.LBB1_11
.LBB1_8:                                // %.preheader18
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_10 Depth 2
	mov	x14, x9
	//APP
	//NO_APP
	cmp	x14, #71
	b.gt	.LBB1_7
// %bb.9:                               // %.lr.ph22
                                        //   in Loop: Header=BB1_8 Depth=1
	sub	x13, x14, #4
	lsl	x14, x14, #2
	mov	x15, x1
	mov	x16, x8
	mov	x17, x11
	mov	x18, x12
.LBB1_10:                               //   Parent Loop BB1_8 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x4, x18, x14
	add	x3, x15, x14
	add	x13, x13, #4
	ldr	q1, [x4, #4320]
	ldr	q0, [x3, #864]
	ldr	q2, [x4, #4608]
	ldr	q3, [x3, #1440]
	ldr	q4, [x4, #12384]
	ldr	q6, [x3]
	fmul	v18.4s, v1.4s, v0.4s
	ldr	q1, [x3, #1152]
	ldr	q5, [x4, #12672]
	fmul	v17.4s, v4.4s, v6.4s
	ldr	q7, [x3, #288]
	ldr	q19, [x4, #12960]
	ldr	q16, [x3, #576]
	ldr	q21, [x4, #13248]
	add	x18, x18, #16
	ldr	q23, [x4, #13824]
	add	x15, x15, #16
	cmp	x13, #68
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x4, #4896]
	fmla	v17.4s, v7.4s, v5.4s
	fmul	v20.4s, v0.4s, v2.4s
	fmla	v18.4s, v3.4s, v2.4s
	ldr	q2, [x4, #5184]
	fmla	v17.4s, v16.4s, v19.4s
	fmla	v20.4s, v1.4s, v2.4s
	ldr	q2, [x4, #5472]
	fmul	v22.4s, v0.4s, v2.4s
	fmla	v20.4s, v3.4s, v2.4s
	ldr	q2, [x4, #5760]
	fmla	v22.4s, v1.4s, v2.4s
	ldr	q2, [x4, #6048]
	fmla	v22.4s, v3.4s, v2.4s
	ldr	q2, [x3, #1728]
	fmla	v18.4s, v2.4s, v4.4s
	ldr	q4, [x3, #2016]
	fmla	v20.4s, v2.4s, v19.4s
	fmla	v18.4s, v4.4s, v5.4s
	ldr	q5, [x3, #2304]
	fmla	v20.4s, v4.4s, v21.4s
	add	x3, x17, x14
	add	x17, x17, #16
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x4, #13536]
	str	q18, [x3, #2304]
	ldr	q18, [x4, #20448]
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v2.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x4, #20736]
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x3, #2592]
	ldr	q20, [x4, #28800]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x4, #21024]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x4, #14112]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x4, #21312]
	fmla	v21.4s, v16.4s, v23.4s
	ldr	q23, [x4, #29952]
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x4, #21600]
	str	q22, [x3, #2880]
	ldr	q22, [x4, #29376]
	fmla	v21.4s, v0.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x4, #21888]
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x4, #22176]
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x4, #28512]
	fmla	v17.4s, v2.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x4, #29088]
	fmla	v19.4s, v2.4s, v20.4s
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x4, #29664]
	str	q17, [x3, #6336]
	ldr	q17, [x4, #36576]
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v2.4s, v22.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x4, #36864]
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v4.4s, v23.4s
	str	q19, [x3, #6624]
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x4, #37152]
	fmla	v22.4s, v7.4s, v23.4s
	ldr	q23, [x4, #30240]
	fmla	v20.4s, v0.4s, v17.4s
	fmla	v21.4s, v5.4s, v23.4s
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x4, #37440]
	fmla	v22.4s, v16.4s, v23.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x4, #37728]
	str	q21, [x3, #6912]
	fmla	v22.4s, v0.4s, v17.4s
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x4, #38016]
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x4, #38304]
	add	x4, x16, x14
	ldr	q19, [x4, #288]
	ldr	q21, [x4, #864]
	ldr	q23, [x4, #1440]
	add	x16, x16, #16
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x4]
	fmla	v18.4s, v2.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x4, #576]
	fmla	v20.4s, v2.4s, v19.4s
	fmla	v18.4s, v5.4s, v19.4s
	fmla	v17.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x4, #1152]
	str	q18, [x3, #10368]
	ldr	q18, [x4, #8064]
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v2.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x4, #8352]
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x3, #10656]
	ldr	q20, [x4, #16416]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x4, #8640]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x4, #1728]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x4, #8928]
	fmla	v21.4s, v16.4s, v23.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x4, #9216]
	str	q22, [x3, #10944]
	ldr	q22, [x4, #16992]
	fmla	v21.4s, v0.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x4, #9504]
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x4, #9792]
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x4, #16128]
	fmla	v17.4s, v2.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x4, #16704]
	fmla	v19.4s, v2.4s, v20.4s
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x4, #17280]
	str	q17, [x3, #14400]
	fmla	v21.4s, v2.4s, v22.4s
	fmul	v6.4s, v6.4s, v22.4s
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v20.4s, v16.4s, v22.4s
	ldr	q22, [x4, #17568]
	fmla	v21.4s, v4.4s, v22.4s
	fmla	v6.4s, v7.4s, v22.4s
	ldr	q7, [x4, #17856]
	str	q19, [x3, #14688]
	fmla	v21.4s, v5.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x4, #24192]
	fmla	v18.4s, v0.4s, v7.4s
	ldr	q7, [x4, #24480]
	str	q21, [x3, #14976]
	fmla	v18.4s, v1.4s, v7.4s
	ldr	q7, [x4, #24768]
	fmla	v20.4s, v0.4s, v7.4s
	fmla	v18.4s, v3.4s, v7.4s
	ldr	q7, [x4, #25056]
	fmla	v20.4s, v1.4s, v7.4s
	ldr	q7, [x4, #25344]
	fmla	v6.4s, v0.4s, v7.4s
	ldr	q0, [x4, #25632]
	fmla	v20.4s, v3.4s, v7.4s
	fmla	v6.4s, v1.4s, v0.4s
	ldr	q0, [x4, #25920]
	fmla	v6.4s, v3.4s, v0.4s
	ldr	q0, [x4, #32256]
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x4, #32544]
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x4, #32832]
	fmla	v20.4s, v2.4s, v0.4s
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x4, #33120]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x4, #33408]
	fmla	v6.4s, v2.4s, v0.4s
	str	q18, [x3, #18432]
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x4, #33696]
	fmla	v6.4s, v4.4s, v0.4s
	ldr	q0, [x4, #33984]
	str	q20, [x3, #18720]
	fmla	v6.4s, v5.4s, v0.4s
	str	q6, [x3, #19008]
	b.lt	.LBB1_10
	b	.LBB1_7
.LBB1_11:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #71
	b.gt	.LBB1_14
// %bb.12:                              // %.lr.ph25.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	add	x10, x0, #37, lsl #12           // =151552
	add	x11, x0, #37, lsl #12           // =151552
	add	x12, x0, #37, lsl #12           // =151552
	add	x13, x0, #37, lsl #12           // =151552
	mov	w15, #20160                     // =0x4ec0
	add	x16, x0, #19, lsl #12           // =77824
	add	x17, x0, #21, lsl #12           // =86016
	add	x10, x10, #3680
	add	x11, x11, #3392
	add	x12, x12, #3104
	add	x13, x13, #2816
	add	x14, x2, x15
	add	x15, x9, x15
	add	x16, x16, #2816
	add	x17, x17, #2688
	mov	x18, x0
	mov	x3, x1
.LBB1_13:                               // %.lr.ph25
                                        // =>This Inner Loop Header: Depth=1
	add	x4, x18, x15
	add	x6, x3, x9
	add	x5, x18, x9
	ldr	q0, [x4, #52416]
	ldr	q3, [x6, #288]
	ldr	q7, [x6]
	ldr	q2, [x6, #576]
	add	x5, x5, #18, lsl #12            // =73728
	ldr	q6, [x6, #864]
	fmul	v18.4s, v0.4s, v3.4s
	ldr	q0, [x4, #52704]
	ldr	q16, [x6, #1728]
	add	x8, x8, #4
	add	x3, x3, #16
	add	x18, x18, #16
	fmul	v20.4s, v0.4s, v7.4s
	cmp	x8, #68
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x4, #52992]
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x4, #53280]
	fmul	v22.4s, v7.4s, v0.4s
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x5]
	add	x5, x17, x9
	ldr	q5, [x5]
	add	x17, x17, #16
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x4, #53856]
	fmul	v17.4s, v3.4s, v5.4s
	fmul	v23.4s, v7.4s, v0.4s
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x4, #54144]
	fmla	v23.4s, v3.4s, v0.4s
	ldr	q0, [x4, #54432]
	add	x4, x16, x9
	ldr	q1, [x4]
	ldr	q4, [x4, #288]
	ldr	q19, [x4, #8352]
	ldr	q21, [x4, #8640]
	ldr	q24, [x4, #9216]
	ldr	q25, [x4, #9792]
	fmla	v20.4s, v6.4s, v4.4s
	fmla	v17.4s, v2.4s, v19.4s
	add	x16, x16, #16
	fmla	v23.4s, v2.4s, v0.4s
	ldr	q0, [x6, #1152]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x6, #1440]
	fmla	v18.4s, v1.4s, v4.4s
	ldr	q4, [x4, #576]
	fmla	v20.4s, v0.4s, v4.4s
	ldr	q4, [x4, #864]
	fmla	v22.4s, v6.4s, v4.4s
	fmla	v20.4s, v1.4s, v4.4s
	ldr	q4, [x4, #1152]
	fmla	v22.4s, v0.4s, v4.4s
	ldr	q4, [x4, #1440]
	fmla	v23.4s, v6.4s, v4.4s
	fmla	v20.4s, v16.4s, v19.4s
	fmla	v22.4s, v1.4s, v4.4s
	ldr	q4, [x4, #1728]
	fmla	v23.4s, v0.4s, v4.4s
	ldr	q4, [x4, #2016]
	fmla	v23.4s, v1.4s, v4.4s
	ldr	q4, [x6, #2016]
	fmla	v18.4s, v4.4s, v5.4s
	ldr	q5, [x6, #2304]
	fmla	v20.4s, v4.4s, v21.4s
	add	x6, x14, x9
	add	x14, x14, #16
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v19.4s, v3.4s, v21.4s
	ldr	q21, [x4, #8928]
	str	q18, [x6]
	ldr	q18, [x4, #16128]
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v16.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x4, #16416]
	fmla	v19.4s, v2.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmla	v22.4s, v4.4s, v24.4s
	str	q20, [x6, #288]
	ldr	q20, [x4, #24480]
	fmla	v17.4s, v1.4s, v18.4s
	fmla	v21.4s, v3.4s, v24.4s
	ldr	q24, [x4, #9504]
	fmla	v19.4s, v6.4s, v18.4s
	ldr	q18, [x4, #16704]
	fmla	v22.4s, v5.4s, v24.4s
	fmla	v23.4s, v16.4s, v24.4s
	fmla	v21.4s, v2.4s, v24.4s
	fmul	v24.4s, v7.4s, v24.4s
	fmla	v19.4s, v0.4s, v18.4s
	ldr	q18, [x4, #16992]
	fmla	v23.4s, v4.4s, v25.4s
	str	q22, [x6, #576]
	ldr	q22, [x4, #24768]
	fmla	v24.4s, v3.4s, v25.4s
	ldr	q25, [x4, #10080]
	fmla	v21.4s, v6.4s, v18.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x4, #17280]
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v24.4s, v2.4s, v25.4s
	fmla	v21.4s, v0.4s, v18.4s
	ldr	q18, [x4, #17568]
	fmla	v19.4s, v16.4s, v20.4s
	ldr	q25, [x4, #25920]
	str	q23, [x6, #864]
	ldr	q23, [x4, #25344]
	fmla	v24.4s, v6.4s, v18.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x4, #17856]
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v24.4s, v0.4s, v18.4s
	ldr	q18, [x4, #18144]
	fmla	v24.4s, v1.4s, v18.4s
	ldr	q18, [x4, #24192]
	fmla	v17.4s, v4.4s, v18.4s
	fmul	v18.4s, v3.4s, v18.4s
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v2.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v20.4s, v3.4s, v22.4s
	ldr	q22, [x4, #25056]
	str	q17, [x6, #4032]
	ldr	q17, [x4, #32256]
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v16.4s, v22.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x4, #32544]
	fmla	v20.4s, v2.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v21.4s, v4.4s, v23.4s
	str	q19, [x6, #4320]
	ldr	q19, [x4, #40608]
	fmla	v18.4s, v1.4s, v17.4s
	fmla	v22.4s, v3.4s, v23.4s
	ldr	q23, [x4, #25632]
	fmla	v20.4s, v6.4s, v17.4s
	ldr	q17, [x4, #32832]
	fmla	v21.4s, v5.4s, v23.4s
	fmla	v24.4s, v16.4s, v23.4s
	fmla	v22.4s, v2.4s, v23.4s
	fmul	v23.4s, v7.4s, v23.4s
	fmla	v20.4s, v0.4s, v17.4s
	ldr	q17, [x4, #33120]
	fmla	v24.4s, v4.4s, v25.4s
	str	q21, [x6, #4608]
	ldr	q21, [x4, #40896]
	fmla	v23.4s, v3.4s, v25.4s
	ldr	q25, [x4, #26208]
	fmla	v22.4s, v6.4s, v17.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x4, #33408]
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v23.4s, v2.4s, v25.4s
	fmla	v22.4s, v0.4s, v17.4s
	ldr	q17, [x4, #33696]
	fmla	v20.4s, v16.4s, v19.4s
	ldr	q25, [x4, #42048]
	str	q24, [x6, #4896]
	ldr	q24, [x4, #41472]
	fmla	v23.4s, v6.4s, v17.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x4, #33984]
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v23.4s, v0.4s, v17.4s
	ldr	q17, [x4, #34272]
	fmla	v23.4s, v1.4s, v17.4s
	ldr	q17, [x4, #40320]
	fmla	v18.4s, v4.4s, v17.4s
	fmul	v17.4s, v3.4s, v17.4s
	fmla	v18.4s, v5.4s, v19.4s
	fmla	v17.4s, v2.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v19.4s, v3.4s, v21.4s
	ldr	q21, [x4, #41184]
	str	q18, [x6, #8064]
	ldr	q18, [x4, #48384]
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v16.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x4, #48672]
	fmla	v19.4s, v2.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmla	v22.4s, v4.4s, v24.4s
	str	q20, [x6, #8352]
	ldr	q20, [x4, #56736]
	fmla	v17.4s, v1.4s, v18.4s
	fmla	v21.4s, v3.4s, v24.4s
	ldr	q24, [x4, #41760]
	fmla	v19.4s, v6.4s, v18.4s
	ldr	q18, [x4, #48960]
	fmla	v22.4s, v5.4s, v24.4s
	fmla	v23.4s, v16.4s, v24.4s
	fmla	v21.4s, v2.4s, v24.4s
	fmul	v24.4s, v7.4s, v24.4s
	fmla	v19.4s, v0.4s, v18.4s
	ldr	q18, [x4, #49248]
	fmla	v23.4s, v4.4s, v25.4s
	str	q22, [x6, #8640]
	ldr	q22, [x4, #57024]
	fmla	v24.4s, v3.4s, v25.4s
	ldr	q25, [x4, #42336]
	fmla	v21.4s, v6.4s, v18.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x4, #49536]
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v24.4s, v2.4s, v25.4s
	fmla	v21.4s, v0.4s, v18.4s
	ldr	q18, [x4, #49824]
	fmla	v19.4s, v16.4s, v20.4s
	str	q23, [x6, #8928]
	ldr	q23, [x4, #57600]
	fmla	v24.4s, v6.4s, v18.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x4, #50112]
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v24.4s, v0.4s, v18.4s
	ldr	q18, [x4, #50400]
	fmla	v24.4s, v1.4s, v18.4s
	ldr	q18, [x4, #56448]
	fmla	v17.4s, v4.4s, v18.4s
	fmul	v18.4s, v3.4s, v18.4s
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v2.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v20.4s, v3.4s, v22.4s
	ldr	q22, [x4, #57312]
	str	q17, [x6, #12096]
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v16.4s, v22.4s
	fmla	v20.4s, v2.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v21.4s, v4.4s, v23.4s
	str	q19, [x6, #12384]
	fmla	v22.4s, v3.4s, v23.4s
	ldr	q23, [x4, #57888]
	fmul	v7.4s, v7.4s, v23.4s
	fmla	v21.4s, v5.4s, v23.4s
	fmla	v24.4s, v16.4s, v23.4s
	fmla	v22.4s, v2.4s, v23.4s
	ldr	q23, [x4, #58176]
	fmla	v7.4s, v3.4s, v23.4s
	ldr	q3, [x4, #58464]
	fmla	v24.4s, v4.4s, v23.4s
	str	q21, [x6, #12672]
	fmla	v7.4s, v2.4s, v3.4s
	ldr	q2, [x4, #64512]
	fmla	v24.4s, v5.4s, v3.4s
	fmla	v18.4s, v0.4s, v2.4s
	ldr	q2, [x4, #64800]
	fmla	v20.4s, v6.4s, v2.4s
	str	q24, [x6, #12960]
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x4, #65088]
	fmla	v20.4s, v0.4s, v2.4s
	ldr	q2, [x4, #65376]
	fmla	v22.4s, v6.4s, v2.4s
	fmla	v20.4s, v1.4s, v2.4s
	ldr	q2, [x5, #57600]
	fmla	v22.4s, v0.4s, v2.4s
	ldr	q2, [x5, #57888]
	fmla	v7.4s, v6.4s, v2.4s
	fmla	v22.4s, v1.4s, v2.4s
	ldr	q2, [x5, #58176]
	fmla	v7.4s, v0.4s, v2.4s
	ldr	q0, [x5, #58464]
	fmla	v7.4s, v1.4s, v0.4s
	ldr	q0, [x5, #64512]
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x5, #64800]
	fmla	v20.4s, v16.4s, v0.4s
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x5, #65088]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x5, #65376]
	fmla	v22.4s, v16.4s, v0.4s
	str	q18, [x6, #16128]
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x13, x9]
	add	x13, x13, #16
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x12, x9]
	add	x12, x12, #16
	fmla	v7.4s, v16.4s, v0.4s
	str	q20, [x6, #16416]
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x11, x9]
	add	x11, x11, #16
	fmla	v7.4s, v4.4s, v0.4s
	ldr	q0, [x10, x9]
	add	x10, x10, #16
	str	q22, [x6, #16704]
	fmla	v7.4s, v5.4s, v0.4s
	str	q7, [x6, #16992]
	b.lt	.LBB1_13
.LBB1_14:                               // %._crit_edge26
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #71
	b.gt	.LBB1_17
// %bb.15:                              // %.lr.ph28.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w11, #21312                     // =0x5340
	add	x12, x0, #38, lsl #12           // =155648
	add	x13, x0, #38, lsl #12           // =155648
	add	x14, x0, #38, lsl #12           // =155648
	add	x15, x0, #38, lsl #12           // =155648
	add	x16, x0, #38, lsl #12           // =155648
	add	x17, x0, #20, lsl #12           // =81920
	add	x18, x0, #22, lsl #12           // =90112
	add	x10, x2, x11
	add	x11, x9, x11
	add	x12, x12, #1888
	add	x13, x13, #1600
	add	x14, x14, #1312
	add	x15, x15, #1024
	add	x16, x16, #736
	add	x17, x17, #736
	add	x18, x18, #608
	mov	x3, x1
	mov	x4, x0
.LBB1_16:                               // %.lr.ph28
                                        // =>This Inner Loop Header: Depth=1
	add	x5, x4, x11
	add	x7, x3, x9
	add	x6, x18, x9
	ldr	q0, [x5, #53280]
	ldr	q7, [x7]
	ldr	q5, [x7, #288]
	ldr	q4, [x7, #576]
	ldr	q6, [x6]
	add	x8, x8, #4
	fmul	v18.4s, v0.4s, v7.4s
	ldr	q0, [x5, #53568]
	add	x4, x4, #16
	fmul	v17.4s, v7.4s, v6.4s
	add	x3, x3, #16
	add	x18, x18, #16
	cmp	x8, #68
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x5, #53856]
	fmul	v20.4s, v7.4s, v0.4s
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x5, #54144]
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x5, #54432]
	fmul	v22.4s, v7.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x5, #54720]
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x5, #55008]
	fmul	v23.4s, v7.4s, v0.4s
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x5, #55296]
	fmla	v23.4s, v5.4s, v0.4s
	ldr	q0, [x5, #55584]
	add	x5, x17, x9
	ldr	q1, [x5]
	ldr	q2, [x5, #288]
	ldr	q3, [x5, #576]
	ldr	q16, [x5, #8352]
	ldr	q19, [x5, #8640]
	ldr	q21, [x5, #8928]
	ldr	q24, [x5, #9504]
	ldr	q25, [x5, #10080]
	add	x17, x17, #16
	fmla	v23.4s, v4.4s, v0.4s
	ldr	q0, [x7, #864]
	fmla	v17.4s, v5.4s, v16.4s
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x7, #1152]
	fmla	v20.4s, v0.4s, v3.4s
	fmla	v17.4s, v4.4s, v19.4s
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x7, #1440]
	fmla	v18.4s, v2.4s, v3.4s
	ldr	q3, [x5, #864]
	fmla	v20.4s, v1.4s, v3.4s
	ldr	q3, [x5, #1152]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v20.4s, v2.4s, v3.4s
	ldr	q3, [x5, #1440]
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x5, #1728]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v2.4s, v3.4s
	ldr	q3, [x5, #2016]
	fmla	v23.4s, v1.4s, v3.4s
	ldr	q3, [x5, #2304]
	fmla	v23.4s, v2.4s, v3.4s
	ldr	q3, [x7, #1728]
	fmla	v18.4s, v3.4s, v6.4s
	ldr	q6, [x7, #2016]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v6.4s, v16.4s
	ldr	q16, [x7, #2304]
	fmla	v20.4s, v6.4s, v21.4s
	add	x7, x10, x9
	add	x10, x10, #16
	fmla	v18.4s, v16.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v19.4s, v5.4s, v21.4s
	ldr	q21, [x5, #9216]
	str	q18, [x7]
	ldr	q18, [x5, #16128]
	fmla	v20.4s, v16.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x5, #16416]
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmla	v22.4s, v6.4s, v24.4s
	str	q20, [x7, #288]
	ldr	q20, [x5, #24480]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x5, #16704]
	fmla	v21.4s, v5.4s, v24.4s
	ldr	q24, [x5, #9792]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v22.4s, v16.4s, v24.4s
	fmla	v23.4s, v3.4s, v24.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x5, #16992]
	fmla	v21.4s, v4.4s, v24.4s
	fmul	v24.4s, v7.4s, v24.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x5, #17280]
	fmla	v23.4s, v6.4s, v25.4s
	str	q22, [x7, #576]
	ldr	q22, [x5, #25056]
	fmla	v24.4s, v5.4s, v25.4s
	ldr	q25, [x5, #10368]
	fmla	v21.4s, v0.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x5, #17568]
	fmla	v23.4s, v16.4s, v25.4s
	fmla	v24.4s, v4.4s, v25.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x5, #17856]
	ldr	q25, [x5, #26208]
	str	q23, [x7, #864]
	ldr	q23, [x5, #25632]
	fmla	v24.4s, v0.4s, v18.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x5, #18144]
	fmla	v24.4s, v1.4s, v18.4s
	ldr	q18, [x5, #18432]
	fmla	v24.4s, v2.4s, v18.4s
	ldr	q18, [x5, #24192]
	fmla	v17.4s, v3.4s, v18.4s
	fmul	v18.4s, v7.4s, v18.4s
	fmla	v17.4s, v6.4s, v20.4s
	fmla	v18.4s, v5.4s, v20.4s
	ldr	q20, [x5, #24768]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v16.4s, v20.4s
	fmla	v18.4s, v4.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v19.4s, v6.4s, v22.4s
	fmla	v20.4s, v5.4s, v22.4s
	ldr	q22, [x5, #25344]
	str	q17, [x7, #4032]
	ldr	q17, [x5, #32256]
	fmla	v19.4s, v16.4s, v22.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x5, #32544]
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v21.4s, v6.4s, v23.4s
	str	q19, [x7, #4320]
	ldr	q19, [x5, #40608]
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x5, #32832]
	fmla	v22.4s, v5.4s, v23.4s
	ldr	q23, [x5, #25920]
	fmla	v20.4s, v0.4s, v17.4s
	fmla	v21.4s, v16.4s, v23.4s
	fmla	v24.4s, v3.4s, v23.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x5, #33120]
	fmla	v22.4s, v4.4s, v23.4s
	fmul	v23.4s, v7.4s, v23.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x5, #33408]
	fmla	v24.4s, v6.4s, v25.4s
	str	q21, [x7, #4608]
	ldr	q21, [x5, #41184]
	fmla	v23.4s, v5.4s, v25.4s
	ldr	q25, [x5, #26496]
	fmla	v22.4s, v0.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x5, #33696]
	fmla	v24.4s, v16.4s, v25.4s
	fmla	v23.4s, v4.4s, v25.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x5, #33984]
	ldr	q25, [x5, #42336]
	str	q24, [x7, #4896]
	ldr	q24, [x5, #41760]
	fmla	v23.4s, v0.4s, v17.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x5, #34272]
	fmla	v23.4s, v1.4s, v17.4s
	ldr	q17, [x5, #34560]
	fmla	v23.4s, v2.4s, v17.4s
	ldr	q17, [x5, #40320]
	fmla	v18.4s, v3.4s, v17.4s
	fmul	v17.4s, v7.4s, v17.4s
	fmla	v18.4s, v6.4s, v19.4s
	fmla	v17.4s, v5.4s, v19.4s
	ldr	q19, [x5, #40896]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v16.4s, v19.4s
	fmla	v17.4s, v4.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v20.4s, v6.4s, v21.4s
	fmla	v19.4s, v5.4s, v21.4s
	ldr	q21, [x5, #41472]
	str	q18, [x7, #8064]
	ldr	q18, [x5, #48384]
	fmla	v20.4s, v16.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x5, #48672]
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmla	v22.4s, v6.4s, v24.4s
	str	q20, [x7, #8352]
	ldr	q20, [x5, #56736]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x5, #48960]
	fmla	v21.4s, v5.4s, v24.4s
	ldr	q24, [x5, #42048]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v22.4s, v16.4s, v24.4s
	fmla	v23.4s, v3.4s, v24.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x5, #49248]
	fmla	v21.4s, v4.4s, v24.4s
	fmul	v24.4s, v7.4s, v24.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x5, #49536]
	fmla	v23.4s, v6.4s, v25.4s
	str	q22, [x7, #8640]
	ldr	q22, [x5, #57312]
	fmla	v24.4s, v5.4s, v25.4s
	ldr	q25, [x5, #42624]
	fmla	v21.4s, v0.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x5, #49824]
	fmla	v23.4s, v16.4s, v25.4s
	fmla	v24.4s, v4.4s, v25.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x5, #50112]
	str	q23, [x7, #8928]
	ldr	q23, [x5, #57888]
	fmla	v24.4s, v0.4s, v18.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x5, #50400]
	fmla	v24.4s, v1.4s, v18.4s
	ldr	q18, [x5, #50688]
	fmla	v24.4s, v2.4s, v18.4s
	ldr	q18, [x5, #56448]
	fmla	v17.4s, v3.4s, v18.4s
	fmul	v18.4s, v7.4s, v18.4s
	fmla	v17.4s, v6.4s, v20.4s
	fmla	v18.4s, v5.4s, v20.4s
	ldr	q20, [x5, #57024]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v16.4s, v20.4s
	fmla	v18.4s, v4.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v19.4s, v6.4s, v22.4s
	fmla	v20.4s, v5.4s, v22.4s
	ldr	q22, [x5, #57600]
	str	q17, [x7, #12096]
	fmla	v19.4s, v16.4s, v22.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v21.4s, v6.4s, v23.4s
	str	q19, [x7, #12384]
	fmla	v22.4s, v5.4s, v23.4s
	ldr	q23, [x5, #58176]
	fmul	v7.4s, v7.4s, v23.4s
	fmla	v21.4s, v16.4s, v23.4s
	fmla	v24.4s, v3.4s, v23.4s
	fmla	v22.4s, v4.4s, v23.4s
	ldr	q23, [x5, #58464]
	fmla	v7.4s, v5.4s, v23.4s
	ldr	q5, [x5, #58752]
	fmla	v24.4s, v6.4s, v23.4s
	str	q21, [x7, #12672]
	fmla	v7.4s, v4.4s, v5.4s
	ldr	q4, [x5, #64512]
	fmla	v24.4s, v16.4s, v5.4s
	fmla	v18.4s, v0.4s, v4.4s
	ldr	q4, [x5, #64800]
	str	q24, [x7, #12960]
	fmla	v18.4s, v1.4s, v4.4s
	ldr	q4, [x5, #65088]
	fmla	v20.4s, v0.4s, v4.4s
	fmla	v18.4s, v2.4s, v4.4s
	ldr	q4, [x5, #65376]
	fmla	v20.4s, v1.4s, v4.4s
	ldr	q4, [x6, #57600]
	fmla	v22.4s, v0.4s, v4.4s
	fmla	v20.4s, v2.4s, v4.4s
	ldr	q4, [x6, #57888]
	fmla	v22.4s, v1.4s, v4.4s
	ldr	q4, [x6, #58176]
	fmla	v7.4s, v0.4s, v4.4s
	ldr	q0, [x6, #58464]
	fmla	v22.4s, v2.4s, v4.4s
	fmla	v7.4s, v1.4s, v0.4s
	ldr	q0, [x6, #58752]
	fmla	v7.4s, v2.4s, v0.4s
	ldr	q0, [x6, #64512]
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x6, #64800]
	fmla	v18.4s, v6.4s, v0.4s
	ldr	q0, [x6, #65088]
	fmla	v20.4s, v3.4s, v0.4s
	fmla	v18.4s, v16.4s, v0.4s
	ldr	q0, [x6, #65376]
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x16, x9]
	add	x16, x16, #16
	fmla	v22.4s, v3.4s, v0.4s
	str	q18, [x7, #16128]
	fmla	v20.4s, v16.4s, v0.4s
	ldr	q0, [x15, x9]
	add	x15, x15, #16
	fmla	v22.4s, v6.4s, v0.4s
	ldr	q0, [x14, x9]
	add	x14, x14, #16
	fmla	v7.4s, v3.4s, v0.4s
	str	q20, [x7, #16416]
	fmla	v22.4s, v16.4s, v0.4s
	ldr	q0, [x13, x9]
	add	x13, x13, #16
	fmla	v7.4s, v6.4s, v0.4s
	ldr	q0, [x12, x9]
	add	x12, x12, #16
	str	q22, [x7, #16704]
	fmla	v7.4s, v16.4s, v0.4s
	str	q7, [x7, #16992]
	b.lt	.LBB1_16
.LBB1_17:                               // %.preheader17.preheader
	add	x8, x0, #38, lsl #12            // =155648
	add	x9, x0, #38, lsl #12            // =155648
	add	x10, x0, #38, lsl #12           // =155648
	mov	w11, #22464                     // =0x57c0
	add	x13, x0, #22, lsl #12           // =90112
	add	x14, x0, #20, lsl #12           // =81920
	add	x8, x8, #3616
	add	x9, x9, #3328
	add	x10, x10, #3040
	add	x12, x2, x11
	add	x13, x13, #2912
	add	x14, x14, #3040
	mov	w17, #8                         // =0x8
	mov	x15, xzr
	mov	x16, x0
	b	.LBB1_19
.LBB1_18:                               // %._crit_edge31
                                        //   in Loop: Header=BB1_19 Depth=1
	add	x18, x17, #3
	add	x8, x8, #1728
	add	x9, x9, #1728
	add	x10, x10, #1728
	add	x12, x12, #864
	add	x13, x13, #1728
	add	x14, x14, #1728
	add	x16, x16, #1728
	cmp	x17, #11
	mov	x17, x18
	b.hs	.LBB1_22
.LBB1_19:                               // %.preheader17
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_21 Depth 2
	mov	x3, x15
	//APP
	//NO_APP
	cmp	x3, #71
	b.gt	.LBB1_18
// %bb.20:                              // %.lr.ph30
                                        //   in Loop: Header=BB1_19 Depth=1
	sub	x18, x3, #4
	lsl	x3, x3, #2
	mov	x4, x1
	mov	x5, x16
	mov	x6, x14
	mov	x7, x13
	mov	x19, x12
	mov	x20, x10
	mov	x21, x9
	mov	x22, x8
.LBB1_21:                               //   Parent Loop BB1_19 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x23, x5, x3
	add	x25, x4, x3
	add	x24, x7, x3
	add	x23, x23, x11
	ldr	q6, [x25]
	ldr	q4, [x25, #288]
	ldr	q0, [x23, #54432]
	ldr	q3, [x25, #576]
	ldr	q7, [x24]
	add	x18, x18, #4
	add	x7, x7, #16
	add	x5, x5, #16
	fmul	v18.4s, v0.4s, v6.4s
	ldr	q0, [x23, #54720]
	fmul	v17.4s, v6.4s, v7.4s
	add	x4, x4, #16
	cmp	x18, #68
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x23, #55008]
	fmul	v20.4s, v6.4s, v0.4s
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x23, #55296]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x23, #55584]
	fmul	v21.4s, v6.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x23, #55872]
	fmla	v21.4s, v4.4s, v0.4s
	ldr	q0, [x23, #56160]
	add	x23, x6, x3
	ldr	q1, [x23]
	ldr	q2, [x23, #288]
	ldr	q5, [x23, #576]
	ldr	q16, [x23, #8352]
	ldr	q19, [x23, #8640]
	ldr	q22, [x23, #8928]
	ldr	q23, [x23, #9504]
	add	x6, x6, #16
	fmla	v21.4s, v3.4s, v0.4s
	ldr	q0, [x25, #864]
	fmla	v17.4s, v4.4s, v16.4s
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x25, #1152]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x25, #1440]
	fmla	v18.4s, v2.4s, v5.4s
	ldr	q5, [x23, #864]
	fmla	v20.4s, v1.4s, v5.4s
	ldr	q5, [x23, #1152]
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v20.4s, v2.4s, v5.4s
	ldr	q5, [x23, #1440]
	fmla	v21.4s, v1.4s, v5.4s
	ldr	q5, [x23, #1728]
	fmla	v21.4s, v2.4s, v5.4s
	ldr	q5, [x25, #1728]
	fmla	v18.4s, v5.4s, v7.4s
	ldr	q7, [x25, #2016]
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v18.4s, v7.4s, v16.4s
	ldr	q16, [x25, #2304]
	fmla	v20.4s, v7.4s, v22.4s
	add	x25, x19, x3
	add	x19, x19, #16
	fmla	v18.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v19.4s, v4.4s, v22.4s
	ldr	q22, [x23, #9216]
	str	q18, [x25]
	ldr	q18, [x23, #16128]
	fmla	v20.4s, v16.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x23, #16416]
	fmla	v19.4s, v3.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v7.4s, v23.4s
	str	q20, [x25, #288]
	ldr	q20, [x23, #24480]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x23, #16704]
	fmla	v22.4s, v4.4s, v23.4s
	ldr	q23, [x23, #9792]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v21.4s, v16.4s, v23.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x23, #16992]
	fmla	v22.4s, v3.4s, v23.4s
	ldr	q23, [x23, #25632]
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x23, #17280]
	str	q21, [x25, #576]
	ldr	q21, [x23, #25056]
	fmla	v22.4s, v0.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x23, #17568]
	fmla	v22.4s, v1.4s, v18.4s
	ldr	q18, [x23, #17856]
	fmla	v22.4s, v2.4s, v18.4s
	ldr	q18, [x23, #24192]
	fmla	v17.4s, v5.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v7.4s, v20.4s
	fmla	v18.4s, v4.4s, v20.4s
	ldr	q20, [x23, #24768]
	fmla	v19.4s, v5.4s, v20.4s
	fmla	v17.4s, v16.4s, v20.4s
	fmla	v18.4s, v3.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmla	v20.4s, v4.4s, v21.4s
	ldr	q21, [x23, #25344]
	str	q17, [x25, #4032]
	ldr	q17, [x23, #32256]
	fmla	v19.4s, v16.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x23, #32544]
	fmla	v20.4s, v3.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v7.4s, v23.4s
	str	q19, [x25, #4320]
	ldr	q19, [x23, #40608]
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x23, #32832]
	fmla	v21.4s, v4.4s, v23.4s
	ldr	q23, [x23, #25920]
	fmla	v20.4s, v0.4s, v17.4s
	fmla	v22.4s, v16.4s, v23.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x23, #33120]
	fmla	v21.4s, v3.4s, v23.4s
	ldr	q23, [x23, #41760]
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x23, #33408]
	str	q22, [x25, #4608]
	ldr	q22, [x23, #41184]
	fmla	v21.4s, v0.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x23, #33696]
	fmla	v21.4s, v1.4s, v17.4s
	ldr	q17, [x23, #33984]
	fmla	v21.4s, v2.4s, v17.4s
	ldr	q17, [x23, #40320]
	fmla	v18.4s, v5.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v7.4s, v19.4s
	fmla	v17.4s, v4.4s, v19.4s
	ldr	q19, [x23, #40896]
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v18.4s, v16.4s, v19.4s
	fmla	v17.4s, v3.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v7.4s, v22.4s
	fmla	v19.4s, v4.4s, v22.4s
	ldr	q22, [x23, #41472]
	str	q18, [x25, #8064]
	ldr	q18, [x23, #48384]
	fmla	v20.4s, v16.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x23, #48672]
	fmla	v19.4s, v3.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v7.4s, v23.4s
	str	q20, [x25, #8352]
	ldr	q20, [x23, #56736]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x23, #48960]
	fmla	v22.4s, v4.4s, v23.4s
	ldr	q23, [x23, #42048]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v21.4s, v16.4s, v23.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x23, #49248]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x23, #49536]
	str	q21, [x25, #8640]
	ldr	q21, [x23, #57312]
	fmla	v22.4s, v0.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x23, #49824]
	fmla	v22.4s, v1.4s, v18.4s
	ldr	q18, [x23, #50112]
	fmla	v22.4s, v2.4s, v18.4s
	ldr	q18, [x23, #56448]
	fmla	v17.4s, v5.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v7.4s, v20.4s
	fmla	v18.4s, v4.4s, v20.4s
	ldr	q20, [x23, #57024]
	fmla	v19.4s, v5.4s, v20.4s
	fmla	v17.4s, v16.4s, v20.4s
	fmla	v18.4s, v3.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmla	v20.4s, v4.4s, v21.4s
	ldr	q21, [x23, #57600]
	str	q17, [x25, #12096]
	fmul	v6.4s, v6.4s, v21.4s
	fmla	v19.4s, v16.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v20.4s, v3.4s, v21.4s
	ldr	q21, [x23, #57888]
	fmla	v6.4s, v4.4s, v21.4s
	ldr	q4, [x23, #58176]
	fmla	v22.4s, v7.4s, v21.4s
	str	q19, [x25, #12384]
	fmla	v6.4s, v3.4s, v4.4s
	ldr	q3, [x23, #64512]
	fmla	v22.4s, v16.4s, v4.4s
	fmla	v18.4s, v0.4s, v3.4s
	ldr	q3, [x23, #64800]
	str	q22, [x25, #12672]
	fmla	v18.4s, v1.4s, v3.4s
	ldr	q3, [x23, #65088]
	fmla	v20.4s, v0.4s, v3.4s
	fmla	v18.4s, v2.4s, v3.4s
	ldr	q3, [x23, #65376]
	fmla	v20.4s, v1.4s, v3.4s
	ldr	q3, [x24, #57600]
	fmla	v6.4s, v0.4s, v3.4s
	ldr	q0, [x24, #57888]
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v6.4s, v1.4s, v0.4s
	ldr	q0, [x24, #58176]
	fmla	v6.4s, v2.4s, v0.4s
	ldr	q0, [x24, #64512]
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x24, #64800]
	fmla	v18.4s, v7.4s, v0.4s
	ldr	q0, [x24, #65088]
	fmla	v20.4s, v5.4s, v0.4s
	fmla	v18.4s, v16.4s, v0.4s
	ldr	q0, [x24, #65376]
	fmla	v20.4s, v7.4s, v0.4s
	ldr	q0, [x20, x3]
	add	x20, x20, #16
	fmla	v6.4s, v5.4s, v0.4s
	str	q18, [x25, #16128]
	fmla	v20.4s, v16.4s, v0.4s
	ldr	q0, [x21, x3]
	add	x21, x21, #16
	fmla	v6.4s, v7.4s, v0.4s
	ldr	q0, [x22, x3]
	add	x22, x22, #16
	str	q20, [x25, #16416]
	fmla	v6.4s, v16.4s, v0.4s
	str	q6, [x25, #16704]
	b.lt	.LBB1_21
	b	.LBB1_18
.LBB1_22:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #71
	b.gt	.LBB1_25
// %bb.23:                              // %.lr.ph33.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	add	x10, x0, #53, lsl #12           // =217088
	add	x11, x0, #53, lsl #12           // =217088
	add	x12, x0, #53, lsl #12           // =217088
	add	x13, x0, #53, lsl #12           // =217088
	mov	w14, #40320                     // =0x9d80
	add	x15, x0, #37, lsl #12           // =151552
	add	x10, x10, #2656
	add	x11, x11, #2368
	add	x12, x12, #2080
	add	x13, x13, #1792
	add	x14, x2, x14
	add	x15, x15, #1664
	mov	x16, x1
.LBB1_24:                               // %.lr.ph33
                                        // =>This Inner Loop Header: Depth=1
	add	x17, x15, x9
	add	x18, x16, x9
	add	x8, x8, #4
	ldr	q0, [x17]
	ldr	q5, [x18, #288]
	ldr	q16, [x18]
	ldr	q3, [x18, #576]
	ldr	q1, [x17, #8064]
	ldr	q2, [x17, #8352]
	fmul	v18.4s, v0.4s, v5.4s
	ldr	q0, [x17, #288]
	ldr	q6, [x18, #864]
	ldr	q4, [x17, #16128]
	ldr	q19, [x17, #16416]
	add	x16, x16, #16
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q7, [x18, #1728]
	ldr	q21, [x17, #16704]
	fmul	v17.4s, v5.4s, v4.4s
	ldr	q23, [x17, #17280]
	ldr	q25, [x17, #17856]
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x17, #576]
	add	x15, x15, #16
	cmp	x8, #68
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x17, #864]
	fmla	v17.4s, v3.4s, v19.4s
	fmul	v22.4s, v16.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x17, #1152]
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x17, #1440]
	fmul	v24.4s, v16.4s, v0.4s
	fmla	v20.4s, v6.4s, v2.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x17, #1728]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x17, #2016]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x18, #1152]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x18, #1440]
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x17, #8640]
	fmla	v20.4s, v0.4s, v2.4s
	ldr	q2, [x17, #8928]
	fmla	v22.4s, v6.4s, v2.4s
	fmla	v20.4s, v1.4s, v2.4s
	ldr	q2, [x17, #9216]
	fmla	v22.4s, v0.4s, v2.4s
	ldr	q2, [x17, #9504]
	fmla	v24.4s, v6.4s, v2.4s
	fmla	v20.4s, v7.4s, v19.4s
	fmla	v22.4s, v1.4s, v2.4s
	ldr	q2, [x17, #9792]
	fmla	v24.4s, v0.4s, v2.4s
	ldr	q2, [x17, #10080]
	fmla	v24.4s, v1.4s, v2.4s
	ldr	q2, [x18, #2016]
	fmla	v18.4s, v2.4s, v4.4s
	ldr	q4, [x18, #2304]
	fmla	v20.4s, v2.4s, v21.4s
	add	x18, x14, x9
	add	x14, x14, #16
	fmla	v18.4s, v4.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v5.4s, v21.4s
	ldr	q21, [x17, #16992]
	str	q18, [x18]
	ldr	q18, [x17, #24192]
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v22.4s, v7.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x17, #24480]
	fmla	v19.4s, v3.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v2.4s, v23.4s
	str	q20, [x18, #288]
	ldr	q20, [x17, #32544]
	fmla	v17.4s, v1.4s, v18.4s
	fmla	v21.4s, v5.4s, v23.4s
	ldr	q23, [x17, #17568]
	fmla	v19.4s, v6.4s, v18.4s
	ldr	q18, [x17, #24768]
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v24.4s, v7.4s, v23.4s
	fmla	v21.4s, v3.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v0.4s, v18.4s
	ldr	q18, [x17, #25056]
	fmla	v24.4s, v2.4s, v25.4s
	str	q22, [x18, #576]
	ldr	q22, [x17, #32832]
	fmla	v23.4s, v5.4s, v25.4s
	ldr	q25, [x17, #18144]
	fmla	v21.4s, v6.4s, v18.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x17, #25344]
	fmla	v24.4s, v4.4s, v25.4s
	fmla	v23.4s, v3.4s, v25.4s
	fmla	v21.4s, v0.4s, v18.4s
	ldr	q18, [x17, #25632]
	fmla	v19.4s, v7.4s, v20.4s
	ldr	q25, [x17, #33984]
	str	q24, [x18, #864]
	ldr	q24, [x17, #33408]
	fmla	v23.4s, v6.4s, v18.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x17, #25920]
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v23.4s, v0.4s, v18.4s
	ldr	q18, [x17, #26208]
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x17, #32256]
	fmla	v17.4s, v2.4s, v18.4s
	fmul	v18.4s, v5.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v3.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v5.4s, v22.4s
	ldr	q22, [x17, #33120]
	str	q17, [x18, #4032]
	ldr	q17, [x17, #40320]
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v21.4s, v7.4s, v22.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x17, #40608]
	fmla	v20.4s, v3.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v2.4s, v24.4s
	str	q19, [x18, #4320]
	ldr	q19, [x17, #48672]
	fmla	v18.4s, v1.4s, v17.4s
	fmla	v22.4s, v5.4s, v24.4s
	ldr	q24, [x17, #33696]
	fmla	v20.4s, v6.4s, v17.4s
	ldr	q17, [x17, #40896]
	fmla	v21.4s, v4.4s, v24.4s
	fmla	v23.4s, v7.4s, v24.4s
	fmla	v22.4s, v3.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v0.4s, v17.4s
	ldr	q17, [x17, #41184]
	fmla	v23.4s, v2.4s, v25.4s
	str	q21, [x18, #4608]
	ldr	q21, [x17, #48960]
	fmla	v24.4s, v5.4s, v25.4s
	ldr	q25, [x17, #34272]
	fmla	v22.4s, v6.4s, v17.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x17, #41472]
	fmla	v23.4s, v4.4s, v25.4s
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v22.4s, v0.4s, v17.4s
	ldr	q17, [x17, #41760]
	fmla	v20.4s, v7.4s, v19.4s
	str	q23, [x18, #4896]
	ldr	q23, [x17, #49536]
	fmla	v24.4s, v6.4s, v17.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x17, #42048]
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v24.4s, v0.4s, v17.4s
	ldr	q17, [x17, #42336]
	fmla	v24.4s, v1.4s, v17.4s
	ldr	q17, [x17, #48384]
	fmla	v18.4s, v2.4s, v17.4s
	fmul	v17.4s, v5.4s, v17.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v3.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v5.4s, v21.4s
	ldr	q21, [x17, #49248]
	str	q18, [x18, #8064]
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v22.4s, v7.4s, v21.4s
	fmla	v19.4s, v3.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v2.4s, v23.4s
	str	q20, [x18, #8352]
	fmla	v21.4s, v5.4s, v23.4s
	ldr	q23, [x17, #49824]
	fmul	v16.4s, v16.4s, v23.4s
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v24.4s, v7.4s, v23.4s
	fmla	v21.4s, v3.4s, v23.4s
	ldr	q23, [x17, #50112]
	fmla	v16.4s, v5.4s, v23.4s
	ldr	q5, [x17, #50400]
	fmla	v24.4s, v2.4s, v23.4s
	str	q22, [x18, #8640]
	fmla	v16.4s, v3.4s, v5.4s
	ldr	q3, [x17, #56448]
	fmla	v24.4s, v4.4s, v5.4s
	fmla	v17.4s, v0.4s, v3.4s
	ldr	q3, [x17, #56736]
	fmla	v19.4s, v6.4s, v3.4s
	str	q24, [x18, #8928]
	fmla	v17.4s, v1.4s, v3.4s
	ldr	q3, [x17, #57024]
	fmla	v19.4s, v0.4s, v3.4s
	ldr	q3, [x17, #57312]
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v19.4s, v1.4s, v3.4s
	ldr	q3, [x17, #57600]
	fmla	v21.4s, v0.4s, v3.4s
	ldr	q3, [x17, #57888]
	fmla	v16.4s, v6.4s, v3.4s
	fmla	v21.4s, v1.4s, v3.4s
	ldr	q3, [x17, #58176]
	fmla	v16.4s, v0.4s, v3.4s
	ldr	q0, [x17, #58464]
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x17, #64512]
	fmla	v17.4s, v2.4s, v0.4s
	ldr	q0, [x17, #64800]
	fmla	v19.4s, v7.4s, v0.4s
	fmla	v17.4s, v4.4s, v0.4s
	ldr	q0, [x17, #65088]
	fmla	v19.4s, v2.4s, v0.4s
	ldr	q0, [x17, #65376]
	fmla	v21.4s, v7.4s, v0.4s
	str	q17, [x18, #12096]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x13, x9]
	add	x13, x13, #16
	fmla	v21.4s, v2.4s, v0.4s
	ldr	q0, [x12, x9]
	add	x12, x12, #16
	fmla	v16.4s, v7.4s, v0.4s
	str	q19, [x18, #12384]
	fmla	v21.4s, v4.4s, v0.4s
	ldr	q0, [x11, x9]
	add	x11, x11, #16
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x10, x9]
	add	x10, x10, #16
	str	q21, [x18, #12672]
	fmla	v16.4s, v4.4s, v0.4s
	str	q16, [x18, #12960]
	b.lt	.LBB1_24
.LBB1_25:                               // %._crit_edge34
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #71
	b.gt	.LBB1_28
// %bb.26:                              // %.lr.ph36.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w10, #41472                     // =0xa200
	add	x11, x0, #37, lsl #12           // =151552
	add	x12, x0, #53, lsl #12           // =217088
	add	x14, x0, #54, lsl #12           // =221184
	add	x15, x0, #54, lsl #12           // =221184
	add	x16, x0, #54, lsl #12           // =221184
	add	x10, x2, x10
	add	x11, x11, #3680
	add	x12, x12, #3808
	add	x13, x0, #54, lsl #12           // =221184
	add	x14, x14, #288
	add	x15, x15, #576
	add	x16, x16, #864
	mov	x17, x1
.LBB1_27:                               // %.lr.ph36
                                        // =>This Inner Loop Header: Depth=1
	add	x18, x11, x9
	add	x3, x17, x9
	add	x8, x8, #4
	ldr	q0, [x18]
	ldr	q16, [x3]
	ldr	q6, [x3, #288]
	ldr	q5, [x3, #576]
	ldr	q1, [x18, #8064]
	ldr	q2, [x18, #8352]
	fmul	v18.4s, v0.4s, v16.4s
	ldr	q0, [x18, #288]
	ldr	q3, [x18, #8640]
	ldr	q4, [x18, #16128]
	ldr	q7, [x18, #16416]
	add	x11, x11, #16
	ldr	q19, [x18, #16704]
	ldr	q21, [x18, #16992]
	add	x17, x17, #16
	fmul	v17.4s, v16.4s, v4.4s
	ldr	q23, [x18, #17568]
	ldr	q25, [x18, #18144]
	fmla	v18.4s, v6.4s, v0.4s
	ldr	q0, [x18, #576]
	cmp	x8, #68
	fmul	v20.4s, v16.4s, v0.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x18, #864]
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x18, #1152]
	fmla	v17.4s, v5.4s, v19.4s
	fmul	v22.4s, v16.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x18, #1440]
	fmla	v22.4s, v6.4s, v0.4s
	ldr	q0, [x18, #1728]
	fmul	v24.4s, v16.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x18, #2016]
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x18, #2304]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x3, #864]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x3, #1152]
	fmla	v20.4s, v0.4s, v3.4s
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x3, #1440]
	fmla	v18.4s, v2.4s, v3.4s
	ldr	q3, [x18, #8928]
	fmla	v20.4s, v1.4s, v3.4s
	ldr	q3, [x18, #9216]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v20.4s, v2.4s, v3.4s
	ldr	q3, [x18, #9504]
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x18, #9792]
	fmla	v24.4s, v0.4s, v3.4s
	fmla	v22.4s, v2.4s, v3.4s
	ldr	q3, [x18, #10080]
	fmla	v24.4s, v1.4s, v3.4s
	ldr	q3, [x18, #10368]
	fmla	v24.4s, v2.4s, v3.4s
	ldr	q3, [x3, #1728]
	fmla	v18.4s, v3.4s, v4.4s
	ldr	q4, [x3, #2016]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v4.4s, v7.4s
	ldr	q7, [x3, #2304]
	fmla	v20.4s, v4.4s, v21.4s
	add	x3, x10, x9
	add	x10, x10, #16
	fmla	v18.4s, v7.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x18, #17280]
	str	q18, [x3]
	ldr	q18, [x18, #24192]
	fmla	v20.4s, v7.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x18, #24480]
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x3, #288]
	ldr	q20, [x18, #32544]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x18, #24768]
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x18, #17856]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v22.4s, v7.4s, v23.4s
	fmla	v24.4s, v3.4s, v23.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x18, #25056]
	fmla	v21.4s, v5.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x18, #25344]
	fmla	v24.4s, v4.4s, v25.4s
	str	q22, [x3, #576]
	ldr	q22, [x18, #33120]
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x18, #18432]
	fmla	v21.4s, v0.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x18, #25632]
	fmla	v24.4s, v7.4s, v25.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x18, #25920]
	ldr	q25, [x18, #34272]
	str	q24, [x3, #864]
	ldr	q24, [x18, #33696]
	fmla	v23.4s, v0.4s, v18.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x18, #26208]
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x18, #26496]
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x18, #32256]
	fmla	v17.4s, v3.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v6.4s, v20.4s
	ldr	q20, [x18, #32832]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v7.4s, v20.4s
	fmla	v18.4s, v5.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	ldr	q22, [x18, #33408]
	str	q17, [x3, #4032]
	ldr	q17, [x18, #40320]
	fmla	v19.4s, v7.4s, v22.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x18, #40608]
	fmla	v20.4s, v5.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v4.4s, v24.4s
	str	q19, [x3, #4320]
	ldr	q19, [x18, #48672]
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x18, #40896]
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x18, #33984]
	fmla	v20.4s, v0.4s, v17.4s
	fmla	v21.4s, v7.4s, v24.4s
	fmla	v23.4s, v3.4s, v24.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x18, #41184]
	fmla	v22.4s, v5.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x18, #41472]
	fmla	v23.4s, v4.4s, v25.4s
	str	q21, [x3, #4608]
	ldr	q21, [x18, #49248]
	fmla	v24.4s, v6.4s, v25.4s
	ldr	q25, [x18, #34560]
	fmla	v22.4s, v0.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x18, #41760]
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x18, #42048]
	str	q23, [x3, #4896]
	ldr	q23, [x18, #49824]
	fmla	v24.4s, v0.4s, v17.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x18, #42336]
	fmla	v24.4s, v1.4s, v17.4s
	ldr	q17, [x18, #42624]
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x18, #48384]
	fmla	v18.4s, v3.4s, v17.4s
	fmul	v17.4s, v16.4s, v17.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	ldr	q19, [x18, #48960]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v7.4s, v19.4s
	fmla	v17.4s, v5.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x18, #49536]
	str	q18, [x3, #8064]
	fmla	v20.4s, v7.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v4.4s, v23.4s
	str	q20, [x3, #8352]
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x18, #50112]
	fmul	v16.4s, v16.4s, v23.4s
	fmla	v22.4s, v7.4s, v23.4s
	fmla	v24.4s, v3.4s, v23.4s
	fmla	v21.4s, v5.4s, v23.4s
	ldr	q23, [x18, #50400]
	fmla	v16.4s, v6.4s, v23.4s
	ldr	q6, [x18, #50688]
	fmla	v24.4s, v4.4s, v23.4s
	str	q22, [x3, #8640]
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x18, #56448]
	fmla	v24.4s, v7.4s, v6.4s
	fmla	v17.4s, v0.4s, v5.4s
	ldr	q5, [x18, #56736]
	str	q24, [x3, #8928]
	fmla	v17.4s, v1.4s, v5.4s
	ldr	q5, [x18, #57024]
	fmla	v19.4s, v0.4s, v5.4s
	fmla	v17.4s, v2.4s, v5.4s
	ldr	q5, [x18, #57312]
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x18, #57600]
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x18, #57888]
	fmla	v21.4s, v1.4s, v5.4s
	ldr	q5, [x18, #58176]
	fmla	v16.4s, v0.4s, v5.4s
	ldr	q0, [x18, #58464]
	fmla	v21.4s, v2.4s, v5.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x18, #58752]
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x18, #64512]
	fmla	v17.4s, v3.4s, v0.4s
	ldr	q0, [x18, #64800]
	fmla	v17.4s, v4.4s, v0.4s
	ldr	q0, [x18, #65088]
	fmla	v19.4s, v3.4s, v0.4s
	fmla	v17.4s, v7.4s, v0.4s
	ldr	q0, [x18, #65376]
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x12, x9]
	add	x12, x12, #16
	fmla	v21.4s, v3.4s, v0.4s
	str	q17, [x3, #12096]
	fmla	v19.4s, v7.4s, v0.4s
	ldr	q0, [x13, x9]
	add	x13, x13, #16
	fmla	v21.4s, v4.4s, v0.4s
	ldr	q0, [x14, x9]
	add	x14, x14, #16
	fmla	v16.4s, v3.4s, v0.4s
	str	q19, [x3, #12384]
	fmla	v21.4s, v7.4s, v0.4s
	ldr	q0, [x15, x9]
	add	x15, x15, #16
	fmla	v16.4s, v4.4s, v0.4s
	ldr	q0, [x16, x9]
	add	x16, x16, #16
	str	q21, [x3, #12672]
	fmla	v16.4s, v7.4s, v0.4s
	str	q16, [x3, #12960]
	b.lt	.LBB1_27
.LBB1_28:                               // %.preheader.preheader
	add	x8, x0, #54, lsl #12            // =221184
	add	x9, x0, #54, lsl #12            // =221184
	add	x10, x0, #54, lsl #12           // =221184
	mov	w11, #42624                     // =0xa680
	add	x12, x0, #38, lsl #12           // =155648
	add	x8, x8, #2592
	add	x9, x9, #2304
	add	x10, x10, #2016
	add	x11, x2, x11
	add	x12, x12, #1888
	mov	w14, #8                         // =0x8
	mov	x13, xzr
	b	.LBB1_30
.LBB1_29:                               // %._crit_edge39
                                        //   in Loop: Header=BB1_30 Depth=1
	add	x15, x14, #3
	add	x8, x8, #1728
	add	x9, x9, #1728
	add	x10, x10, #1728
	add	x11, x11, #864
	add	x12, x12, #1728
	cmp	x14, #11
	mov	x14, x15
	b.hs	.LBB1_33
.LBB1_30:                               // %.preheader
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_32 Depth 2
	mov	x16, x13
	//APP
	//NO_APP
	cmp	x16, #71
	b.gt	.LBB1_29
// %bb.31:                              // %.lr.ph38
                                        //   in Loop: Header=BB1_30 Depth=1
	sub	x15, x16, #4
	lsl	x16, x16, #2
	mov	x17, x1
	mov	x18, x12
	mov	x0, x11
	mov	x2, x10
	mov	x3, x9
	mov	x4, x8
.LBB1_32:                               //   Parent Loop BB1_30 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x5, x18, x16
	add	x6, x17, x16
	add	x15, x15, #4
	ldr	q0, [x5]
	ldr	q7, [x6]
	ldr	q5, [x6, #288]
	ldr	q4, [x6, #576]
	ldr	q1, [x5, #8064]
	ldr	q2, [x5, #8352]
	fmul	v18.4s, v0.4s, v7.4s
	ldr	q0, [x5, #288]
	ldr	q3, [x5, #8640]
	ldr	q6, [x5, #16128]
	ldr	q16, [x5, #16416]
	add	x18, x18, #16
	ldr	q19, [x5, #16704]
	ldr	q21, [x5, #16992]
	add	x17, x17, #16
	fmul	v17.4s, v7.4s, v6.4s
	ldr	q23, [x5, #17568]
	cmp	x15, #68
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x5, #576]
	fmul	v20.4s, v7.4s, v0.4s
	fmla	v17.4s, v5.4s, v16.4s
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x5, #864]
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x5, #1152]
	fmla	v17.4s, v4.4s, v19.4s
	fmul	v22.4s, v7.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x5, #1440]
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x5, #1728]
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x6, #864]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x6, #1152]
	fmla	v20.4s, v0.4s, v3.4s
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x6, #1440]
	fmla	v18.4s, v2.4s, v3.4s
	ldr	q3, [x5, #8928]
	fmla	v20.4s, v1.4s, v3.4s
	ldr	q3, [x5, #9216]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v20.4s, v2.4s, v3.4s
	ldr	q3, [x5, #9504]
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x5, #9792]
	fmla	v22.4s, v2.4s, v3.4s
	ldr	q3, [x6, #1728]
	fmla	v18.4s, v3.4s, v6.4s
	ldr	q6, [x6, #2016]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v6.4s, v16.4s
	ldr	q16, [x6, #2304]
	fmla	v20.4s, v6.4s, v21.4s
	add	x6, x0, x16
	add	x0, x0, #16
	fmla	v18.4s, v16.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v19.4s, v5.4s, v21.4s
	ldr	q21, [x5, #17280]
	str	q18, [x6]
	ldr	q18, [x5, #24192]
	fmla	v20.4s, v16.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v17.4s, v0.4s, v18.4s
	ldr	q18, [x5, #24480]
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmla	v22.4s, v6.4s, v23.4s
	str	q20, [x6, #288]
	ldr	q20, [x5, #32544]
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x5, #24768]
	fmla	v21.4s, v5.4s, v23.4s
	ldr	q23, [x5, #17856]
	fmla	v19.4s, v0.4s, v18.4s
	fmla	v22.4s, v16.4s, v23.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x5, #25056]
	fmla	v21.4s, v4.4s, v23.4s
	ldr	q23, [x5, #33696]
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x5, #25344]
	str	q22, [x6, #576]
	ldr	q22, [x5, #33120]
	fmla	v21.4s, v0.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x5, #25632]
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x5, #25920]
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x5, #32256]
	fmla	v17.4s, v3.4s, v18.4s
	fmul	v18.4s, v7.4s, v18.4s
	fmla	v17.4s, v6.4s, v20.4s
	fmla	v18.4s, v5.4s, v20.4s
	ldr	q20, [x5, #32832]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v16.4s, v20.4s
	fmla	v18.4s, v4.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v19.4s, v6.4s, v22.4s
	fmla	v20.4s, v5.4s, v22.4s
	ldr	q22, [x5, #33408]
	str	q17, [x6, #4032]
	ldr	q17, [x5, #40320]
	fmla	v19.4s, v16.4s, v22.4s
	fmla	v21.4s, v3.4s, v22.4s
	fmla	v18.4s, v0.4s, v17.4s
	ldr	q17, [x5, #40608]
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v21.4s, v6.4s, v23.4s
	str	q19, [x6, #4320]
	ldr	q19, [x5, #48672]
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x5, #40896]
	fmla	v22.4s, v5.4s, v23.4s
	ldr	q23, [x5, #33984]
	fmla	v20.4s, v0.4s, v17.4s
	fmla	v21.4s, v16.4s, v23.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x5, #41184]
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x5, #41472]
	str	q21, [x6, #4608]
	ldr	q21, [x5, #49248]
	fmla	v22.4s, v0.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x5, #41760]
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x5, #42048]
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x5, #48384]
	fmla	v18.4s, v3.4s, v17.4s
	fmul	v17.4s, v7.4s, v17.4s
	fmla	v18.4s, v6.4s, v19.4s
	fmla	v17.4s, v5.4s, v19.4s
	ldr	q19, [x5, #48960]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v18.4s, v16.4s, v19.4s
	fmla	v17.4s, v4.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v20.4s, v6.4s, v21.4s
	fmla	v19.4s, v5.4s, v21.4s
	ldr	q21, [x5, #49536]
	str	q18, [x6, #8064]
	fmul	v7.4s, v7.4s, v21.4s
	fmla	v20.4s, v16.4s, v21.4s
	fmla	v22.4s, v3.4s, v21.4s
	fmla	v19.4s, v4.4s, v21.4s
	ldr	q21, [x5, #49824]
	fmla	v7.4s, v5.4s, v21.4s
	ldr	q5, [x5, #50112]
	fmla	v22.4s, v6.4s, v21.4s
	str	q20, [x6, #8352]
	fmla	v7.4s, v4.4s, v5.4s
	ldr	q4, [x5, #56448]
	fmla	v22.4s, v16.4s, v5.4s
	fmla	v17.4s, v0.4s, v4.4s
	ldr	q4, [x5, #56736]
	str	q22, [x6, #8640]
	fmla	v17.4s, v1.4s, v4.4s
	ldr	q4, [x5, #57024]
	fmla	v19.4s, v0.4s, v4.4s
	fmla	v17.4s, v2.4s, v4.4s
	ldr	q4, [x5, #57312]
	fmla	v19.4s, v1.4s, v4.4s
	ldr	q4, [x5, #57600]
	fmla	v7.4s, v0.4s, v4.4s
	ldr	q0, [x5, #57888]
	fmla	v19.4s, v2.4s, v4.4s
	fmla	v7.4s, v1.4s, v0.4s
	ldr	q0, [x5, #58176]
	fmla	v7.4s, v2.4s, v0.4s
	ldr	q0, [x5, #64512]
	fmla	v17.4s, v3.4s, v0.4s
	ldr	q0, [x5, #64800]
	fmla	v17.4s, v6.4s, v0.4s
	ldr	q0, [x5, #65088]
	fmla	v19.4s, v3.4s, v0.4s
	fmla	v17.4s, v16.4s, v0.4s
	ldr	q0, [x5, #65376]
	fmla	v19.4s, v6.4s, v0.4s
	ldr	q0, [x2, x16]
	add	x2, x2, #16
	fmla	v7.4s, v3.4s, v0.4s
	str	q17, [x6, #12096]
	fmla	v19.4s, v16.4s, v0.4s
	ldr	q0, [x3, x16]
	add	x3, x3, #16
	fmla	v7.4s, v6.4s, v0.4s
	ldr	q0, [x4, x16]
	add	x4, x4, #16
	str	q19, [x6, #12384]
	fmla	v7.4s, v16.4s, v0.4s
	str	q7, [x6, #12672]
	b.lt	.LBB1_32
	b	.LBB1_29
.LBB1_33:
	ldp	x20, x19, [sp, #48]             // 16-byte Folded Reload
	ldp	x22, x21, [sp, #32]             // 16-byte Folded Reload
	ldp	x24, x23, [sp, #16]             // 16-byte Folded Reload
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
	.xword	28                              // 0x1c
	.xword	28                              // 0x1c
	.xword	72                              // 0x48
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
	.xword	72                              // 0x48
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
	.xword	14                              // 0xe
	.xword	14                              // 0xe
	.xword	72                              // 0x48
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
