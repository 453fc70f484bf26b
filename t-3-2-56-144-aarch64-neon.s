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
	stp	x29, x30, [sp, #-96]!           // 16-byte Folded Spill
	stp	x28, x27, [sp, #16]             // 16-byte Folded Spill
	stp	x26, x25, [sp, #32]             // 16-byte Folded Spill
	stp	x24, x23, [sp, #48]             // 16-byte Folded Spill
	stp	x22, x21, [sp, #64]             // 16-byte Folded Spill
	stp	x20, x19, [sp, #80]             // 16-byte Folded Spill
	sub	sp, sp, #1520
	cmp	x3, #0
	str	x4, [sp, #1016]                 // 8-byte Spill
	str	x2, [sp, #1032]                 // 8-byte Spill
	str	x1, [sp, #848]                  // 8-byte Spill
	str	x0, [sp, #1024]                 // 8-byte Spill
	str	x3, [sp, #1008]                 // 8-byte Spill
	b.gt	.LBB1_15
// %bb.1:
	ldr	x8, [sp, #1016]                 // 8-byte Reload
	cmp	x8, #1
	b.lt	.LBB1_15
// %bb.2:
	mov	x8, xzr
	//APP
	//NO_APP
	cmp	x8, #143
	b.gt	.LBB1_5
// %bb.3:                               // %.lr.ph.preheader
	lsl	x9, x8, #2
	sub	x12, x8, #4
	mov	w8, #4608                       // =0x1200
	ldr	x11, [sp, #1024]                // 8-byte Reload
	ldr	x14, [sp, #848]                 // 8-byte Reload
	ldr	x6, [sp, #1032]                 // 8-byte Reload
	add	x8, x9, x8
	str	x8, [sp, #1448]                 // 8-byte Spill
	add	x8, x11, #23, lsl #12           // =94208
	add	x8, x8, #2560
	str	x6, [sp, #1512]                 // 8-byte Spill
	str	x8, [sp, #1496]                 // 8-byte Spill
	add	x8, x11, #23, lsl #12           // =94208
	add	x15, x8, #3136
	add	x8, x11, #23, lsl #12           // =94208
	add	x16, x8, #3712
	add	x8, x11, #24, lsl #12           // =98304
	add	x17, x8, #192
	add	x8, x11, #24, lsl #12           // =98304
	add	x18, x8, #768
	add	x8, x11, #24, lsl #12           // =98304
	add	x0, x8, #1344
	add	x8, x11, #24, lsl #12           // =98304
	add	x1, x8, #1920
	add	x8, x11, #24, lsl #12           // =98304
	add	x2, x8, #2496
	add	x8, x11, #24, lsl #12           // =98304
	add	x3, x8, #3072
	add	x8, x11, #24, lsl #12           // =98304
	add	x4, x8, #3648
	mov	w8, #129024                     // =0x1f800
	add	x8, x11, x8
	str	x8, [sp, #1504]                 // 8-byte Spill
	add	x8, x11, #47, lsl #12           // =192512
	add	x5, x8, #2176
	add	x8, x11, #47, lsl #12           // =192512
	add	x7, x8, #2752
	add	x8, x11, #47, lsl #12           // =192512
	add	x19, x8, #3328
	add	x8, x11, #47, lsl #12           // =192512
	add	x20, x8, #3904
	add	x8, x11, #48, lsl #12           // =196608
	add	x21, x8, #384
	add	x8, x11, #48, lsl #12           // =196608
	add	x22, x8, #960
	add	x8, x11, #48, lsl #12           // =196608
	add	x23, x8, #1536
	add	x8, x11, #48, lsl #12           // =196608
	add	x24, x8, #2112
	add	x8, x11, #55, lsl #12           // =225280
	add	x13, x8, #1088
	add	x8, x11, #55, lsl #12           // =225280
	add	x25, x8, #1664
	add	x8, x11, #55, lsl #12           // =225280
	add	x26, x8, #2240
	add	x8, x11, #55, lsl #12           // =225280
	add	x27, x8, #2816
	add	x8, x11, #55, lsl #12           // =225280
	add	x28, x8, #3392
	add	x8, x11, #55, lsl #12           // =225280
	add	x29, x8, #3968
	add	x8, x11, #56, lsl #12           // =229376
	add	x30, x8, #448
	add	x8, x11, #56, lsl #12           // =229376
	add	x10, x8, #1024
	add	x8, x11, #56, lsl #12           // =229376
	add	x8, x8, #1600
.LBB1_4:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	str	x13, [sp, #1480]                // 8-byte Spill
	add	x13, x11, x9
	ldr	x6, [sp, #1504]                 // 8-byte Reload
	str	x12, [sp, #1488]                // 8-byte Spill
	add	x12, x14, x9
	ldr	q0, [x13]
	ldr	q1, [x12, #2304]
	ldr	q4, [x12, #1728]
	ldr	q2, [x12, #2880]
	ldr	q3, [x13, #32256]
	ldr	q6, [x12, #576]
	ldr	q19, [x13, #32832]
	fmul	v18.4s, v0.4s, v1.4s
	ldr	q0, [x13, #576]
	ldr	q5, [x12, #3456]
	fmul	v17.4s, v3.4s, v6.4s
	ldr	q7, [x12, #1152]
	ldr	q16, [x12]
	fmul	v20.4s, v0.4s, v4.4s
	ldr	q21, [x13, #33408]
	ldr	q23, [x13, #34560]
	ldr	q25, [x13, #35712]
	str	x8, [sp, #1472]                 // 8-byte Spill
	ldr	x8, [sp, #1512]                 // 8-byte Reload
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x13, #1152]
	ldr	q27, [x13, #36864]
	fmla	v17.4s, v7.4s, v19.4s
	str	x11, [sp, #1456]                // 8-byte Spill
	fmla	v20.4s, v1.4s, v0.4s
	ldr	q0, [x13, #1728]
	str	x14, [sp, #1464]                // 8-byte Spill
	add	x14, x6, x9
	add	x6, x6, #16
	fmul	v22.4s, v4.4s, v0.4s
	str	x6, [sp, #1504]                 // 8-byte Spill
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x13, #2304]
	fmla	v22.4s, v1.4s, v0.4s
	ldr	q0, [x13, #2880]
	fmul	v24.4s, v4.4s, v0.4s
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x13, #3456]
	fmla	v24.4s, v1.4s, v0.4s
	ldr	q0, [x13, #4032]
	fmul	v26.4s, v4.4s, v0.4s
	fmla	v24.4s, v2.4s, v0.4s
	ldr	q0, [x13, #4608]
	fmla	v26.4s, v1.4s, v0.4s
	ldr	q0, [x13, #5184]
	fmla	v26.4s, v2.4s, v0.4s
	ldr	q0, [x12, #4032]
	fmla	v18.4s, v0.4s, v3.4s
	ldr	q3, [x12, #4608]
	fmla	v20.4s, v0.4s, v21.4s
	add	x12, x8, x9
	mov	x8, x10
	mov	x10, x30
	mov	x30, x29
	mov	x29, x28
	mov	x28, x27
	mov	x27, x26
	mov	x26, x25
	mov	x25, x24
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v19.4s, v19.4s, v16.4s
	mov	x24, x23
	mov	x23, x22
	mov	x22, x21
	mov	x21, x20
	mov	x20, x19
	mov	x19, x7
	mov	x7, x5
	mov	x5, x4
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x13, #33984]
	str	q18, [x12]
	ldr	q18, [x13, #64512]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v17.4s, v1.4s, v18.4s
	ldr	q18, [x13, #65088]
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x12, #576]
	ldr	q20, [x15, x9]
	fmla	v17.4s, v2.4s, v18.4s
	add	x15, x15, #16
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x13, #35136]
	fmla	v19.4s, v4.4s, v18.4s
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x12, #1152]
	ldr	q22, [x16, x9]
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x13, #36288]
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v26.4s, v5.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v26.4s, v0.4s, v27.4s
	str	q24, [x12, #1728]
	ldr	q24, [x18, x9]
	fmla	v25.4s, v6.4s, v27.4s
	ldr	q27, [x13, #37440]
	ldr	x13, [sp, #1448]                // 8-byte Reload
	add	x13, x11, x13
	ldr	x11, [sp, #1496]                // 8-byte Reload
	fmla	v26.4s, v3.4s, v27.4s
	ldr	q18, [x13, #61056]
	fmla	v25.4s, v7.4s, v27.4s
	ldr	q27, [x3, x9]
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x13, #61632]
	str	q26, [x12, #2304]
	ldr	q26, [x1, x9]
	fmla	v21.4s, v4.4s, v18.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x13, #62208]
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x13, #62784]
	fmla	v23.4s, v4.4s, v18.4s
	fmla	v19.4s, v5.4s, v20.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x13, #63360]
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x13, #63936]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v25.4s, v4.4s, v18.4s
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x13, #64512]
	fmla	v25.4s, v1.4s, v18.4s
	ldr	q18, [x13, #65088]
	add	x13, x13, #54, lsl #12          // =221184
	fmla	v25.4s, v2.4s, v18.4s
	ldr	q18, [x11, x9]
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v6.4s, v22.4s
	ldr	q22, [x17, x9]
	str	q17, [x12, #16128]
	ldr	q17, [x14]
	fmla	v19.4s, v3.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x14, #576]
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v0.4s, v24.4s
	str	q19, [x12, #16704]
	ldr	q19, [x14, #32832]
	fmla	v18.4s, v2.4s, v17.4s
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x0, x9]
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x14, #1152]
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v23.4s, v5.4s, v24.4s
	fmla	v22.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x14, #1728]
	fmla	v23.4s, v0.4s, v26.4s
	str	q21, [x12, #17280]
	ldr	q21, [x14, #33408]
	fmla	v24.4s, v6.4s, v26.4s
	ldr	q26, [x2, x9]
	fmla	v22.4s, v4.4s, v17.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x14, #2304]
	fmla	v23.4s, v3.4s, v26.4s
	fmla	v25.4s, v5.4s, v26.4s
	fmla	v24.4s, v7.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x14, #2880]
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v25.4s, v0.4s, v27.4s
	str	q23, [x12, #17856]
	ldr	q23, [x14, #34560]
	fmla	v26.4s, v6.4s, v27.4s
	ldr	q27, [x4, x9]
	fmla	v24.4s, v4.4s, v17.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x14, #3456]
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v25.4s, v3.4s, v27.4s
	mov	x4, x3
	mov	x3, x2
	mov	x2, x1
	mov	x1, x0
	mov	x0, x18
	fmla	v26.4s, v7.4s, v27.4s
	fmla	v24.4s, v1.4s, v17.4s
	ldr	q17, [x14, #4032]
	mov	x18, x17
	str	q25, [x12, #18432]
	ldr	q25, [x14, #35712]
	mov	x17, x18
	mov	x18, x0
	mov	x0, x1
	fmla	v26.4s, v4.4s, v17.4s
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x14, #4608]
	mov	x1, x2
	mov	x2, x3
	mov	x3, x4
	mov	x4, x5
	mov	x5, x7
	mov	x7, x19
	mov	x19, x20
	mov	x20, x21
	mov	x21, x22
	fmla	v26.4s, v1.4s, v17.4s
	ldr	q17, [x14, #5184]
	mov	x22, x23
	mov	x23, x24
	mov	x24, x25
	mov	x25, x26
	mov	x26, x27
	mov	x27, x28
	mov	x28, x29
	mov	x29, x30
	mov	x30, x10
	mov	x10, x8
	fmla	v26.4s, v2.4s, v17.4s
	ldr	q17, [x14, #32256]
	ldr	x8, [sp, #1472]                 // 8-byte Reload
	add	x16, x16, #16
	add	x17, x17, #16
	add	x18, x18, #16
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	add	x0, x0, #16
	add	x1, x1, #16
	add	x2, x2, #16
	add	x3, x3, #16
	add	x4, x4, #16
	fmla	v18.4s, v3.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x14, #33984]
	str	q18, [x12, #32256]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x12, #32832]
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x14, #35136]
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x12, #33408]
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x14, #36288]
	fmla	v26.4s, v5.4s, v25.4s
	fmul	v16.4s, v16.4s, v25.4s
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x14, #36864]
	fmla	v26.4s, v0.4s, v25.4s
	fmla	v16.4s, v6.4s, v25.4s
	ldr	q6, [x14, #37440]
	str	q24, [x12, #33984]
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x14, #64512]
	fmla	v17.4s, v1.4s, v6.4s
	ldr	q6, [x14, #65088]
	add	x14, x11, #16
	ldr	x11, [sp, #1456]                // 8-byte Reload
	fmla	v19.4s, v4.4s, v6.4s
	str	x14, [sp, #1496]                // 8-byte Spill
	ldr	x14, [sp, #1512]                // 8-byte Reload
	str	q26, [x12, #34560]
	add	x11, x11, #16
	fmla	v17.4s, v2.4s, v6.4s
	ldr	q6, [x5, x9]
	add	x14, x14, #16
	str	x14, [sp, #1512]                // 8-byte Spill
	ldr	x14, [sp, #1464]                // 8-byte Reload
	add	x5, x5, #16
	fmla	v19.4s, v1.4s, v6.4s
	ldr	q6, [x7, x9]
	add	x7, x7, #16
	add	x14, x14, #16
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v19.4s, v2.4s, v6.4s
	ldr	q6, [x19, x9]
	add	x19, x19, #16
	fmla	v21.4s, v1.4s, v6.4s
	ldr	q6, [x20, x9]
	add	x20, x20, #16
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v21.4s, v2.4s, v6.4s
	ldr	q6, [x21, x9]
	add	x21, x21, #16
	fmla	v23.4s, v1.4s, v6.4s
	ldr	q6, [x22, x9]
	add	x22, x22, #16
	fmla	v16.4s, v4.4s, v6.4s
	ldr	q4, [x23, x9]
	add	x23, x23, #16
	fmla	v23.4s, v2.4s, v6.4s
	fmla	v16.4s, v1.4s, v4.4s
	ldr	q1, [x24, x9]
	add	x24, x24, #16
	fmla	v16.4s, v2.4s, v1.4s
	ldr	q1, [x13]
	ldr	x13, [sp, #1480]                // 8-byte Reload
	fmla	v17.4s, v0.4s, v1.4s
	ldr	q1, [x13, x9]
	add	x13, x13, #16
	fmla	v19.4s, v5.4s, v1.4s
	fmla	v17.4s, v3.4s, v1.4s
	ldr	q1, [x25, x9]
	add	x25, x25, #16
	fmla	v19.4s, v0.4s, v1.4s
	ldr	q1, [x26, x9]
	add	x26, x26, #16
	fmla	v21.4s, v5.4s, v1.4s
	str	q17, [x12, #48384]
	fmla	v19.4s, v3.4s, v1.4s
	ldr	q1, [x27, x9]
	add	x27, x27, #16
	fmla	v21.4s, v0.4s, v1.4s
	ldr	q1, [x28, x9]
	add	x28, x28, #16
	fmla	v23.4s, v5.4s, v1.4s
	str	q19, [x12, #48960]
	fmla	v21.4s, v3.4s, v1.4s
	ldr	q1, [x29, x9]
	add	x29, x29, #16
	fmla	v23.4s, v0.4s, v1.4s
	ldr	q1, [x30, x9]
	add	x30, x30, #16
	fmla	v16.4s, v5.4s, v1.4s
	str	q21, [x12, #49536]
	fmla	v23.4s, v3.4s, v1.4s
	ldr	q1, [x10, x9]
	add	x10, x10, #16
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x8, x9]
	add	x8, x8, #16
	str	q23, [x12, #50112]
	fmla	v16.4s, v3.4s, v0.4s
	str	q16, [x12, #50688]
	ldr	x12, [sp, #1488]                // 8-byte Reload
	add	x12, x12, #4
	cmp	x12, #140
	b.lt	.LBB1_4
.LBB1_5:                                // %.preheader22.preheader
	ldr	x9, [sp, #1024]                 // 8-byte Reload
	ldr	x10, [sp, #1032]                // 8-byte Reload
	str	xzr, [sp, #1040]                // 8-byte Spill
	add	x8, x9, #57, lsl #12            // =233472
	str	x10, [sp, #1064]                // 8-byte Spill
	add	x8, x8, #3264
	str	x9, [sp, #1056]                 // 8-byte Spill
	str	x8, [sp, #1336]                 // 8-byte Spill
	add	x8, x9, #17, lsl #12            // =69632
	add	x8, x8, #64
	str	x8, [sp, #1328]                 // 8-byte Spill
	add	x8, x9, #17, lsl #12            // =69632
	add	x8, x8, #640
	str	x8, [sp, #1320]                 // 8-byte Spill
	add	x8, x9, #17, lsl #12            // =69632
	add	x8, x8, #1216
	str	x8, [sp, #1312]                 // 8-byte Spill
	add	x8, x9, #17, lsl #12            // =69632
	add	x8, x8, #1792
	str	x8, [sp, #1304]                 // 8-byte Spill
	add	x8, x9, #17, lsl #12            // =69632
	add	x8, x8, #2368
	str	x8, [sp, #1296]                 // 8-byte Spill
	add	x8, x9, #17, lsl #12            // =69632
	add	x8, x8, #2944
	str	x8, [sp, #1288]                 // 8-byte Spill
	add	x8, x9, #17, lsl #12            // =69632
	add	x8, x8, #3520
	str	x8, [sp, #1280]                 // 8-byte Spill
	add	x8, x9, #18, lsl #12            // =73728
	add	x8, x8, #576
	str	x8, [sp, #1272]                 // 8-byte Spill
	add	x8, x9, #18, lsl #12            // =73728
	add	x8, x8, #1152
	str	x8, [sp, #1264]                 // 8-byte Spill
	add	x8, x9, #18, lsl #12            // =73728
	add	x8, x8, #1728
	str	x8, [sp, #1256]                 // 8-byte Spill
	add	x8, x9, #24, lsl #12            // =98304
	add	x8, x8, #3648
	str	x8, [sp, #1248]                 // 8-byte Spill
	add	x8, x9, #25, lsl #12            // =102400
	add	x8, x8, #128
	str	x8, [sp, #1240]                 // 8-byte Spill
	add	x8, x9, #25, lsl #12            // =102400
	add	x8, x8, #704
	str	x8, [sp, #1232]                 // 8-byte Spill
	add	x8, x9, #25, lsl #12            // =102400
	add	x8, x8, #1280
	str	x8, [sp, #1224]                 // 8-byte Spill
	add	x8, x9, #25, lsl #12            // =102400
	add	x8, x8, #1856
	str	x8, [sp, #1216]                 // 8-byte Spill
	add	x8, x9, #25, lsl #12            // =102400
	add	x8, x8, #2432
	str	x8, [sp, #1208]                 // 8-byte Spill
	add	x8, x9, #25, lsl #12            // =102400
	add	x8, x8, #3008
	str	x8, [sp, #1200]                 // 8-byte Spill
	add	x8, x9, #25, lsl #12            // =102400
	add	x8, x8, #3584
	str	x8, [sp, #1192]                 // 8-byte Spill
	add	x8, x9, #26, lsl #12            // =106496
	add	x8, x8, #64
	str	x8, [sp, #1184]                 // 8-byte Spill
	add	x8, x9, #26, lsl #12            // =106496
	add	x8, x8, #640
	str	x8, [sp, #1176]                 // 8-byte Spill
	add	x8, x9, #26, lsl #12            // =106496
	add	x8, x8, #1216
	str	x8, [sp, #1168]                 // 8-byte Spill
	add	x8, x9, #32, lsl #12            // =131072
	add	x8, x8, #3136
	str	x8, [sp, #1160]                 // 8-byte Spill
	add	x8, x9, #56, lsl #12            // =229376
	add	x8, x8, #2752
	str	x8, [sp, #1152]                 // 8-byte Spill
	add	x8, x9, #56, lsl #12            // =229376
	add	x8, x8, #2176
	str	x8, [sp, #1144]                 // 8-byte Spill
	add	x8, x9, #56, lsl #12            // =229376
	add	x8, x8, #1600
	str	x8, [sp, #1136]                 // 8-byte Spill
	add	x8, x9, #49, lsl #12            // =200704
	add	x8, x8, #3776
	str	x8, [sp, #1128]                 // 8-byte Spill
	add	x8, x9, #49, lsl #12            // =200704
	add	x8, x8, #3200
	str	x8, [sp, #1120]                 // 8-byte Spill
	add	x8, x9, #49, lsl #12            // =200704
	add	x8, x8, #2624
	str	x8, [sp, #1112]                 // 8-byte Spill
	add	x8, x9, #49, lsl #12            // =200704
	add	x8, x8, #2048
	str	x8, [sp, #1104]                 // 8-byte Spill
	add	x8, x9, #49, lsl #12            // =200704
	add	x8, x8, #1472
	str	x8, [sp, #1096]                 // 8-byte Spill
	add	x8, x9, #49, lsl #12            // =200704
	add	x8, x8, #896
	str	x8, [sp, #1088]                 // 8-byte Spill
	add	x8, x9, #49, lsl #12            // =200704
	add	x8, x8, #320
	str	x8, [sp, #1080]                 // 8-byte Spill
	add	x8, x9, #48, lsl #12            // =196608
	add	x8, x8, #3840
	str	x8, [sp, #1072]                 // 8-byte Spill
	mov	w8, #5                          // =0x5
	b	.LBB1_7
.LBB1_6:                                // %._crit_edge
                                        //   in Loop: Header=BB1_7 Depth=1
	ldr	x9, [sp, #1056]                 // 8-byte Reload
	mov	w10, #5760                      // =0x1680
	ldr	x11, [sp, #1048]                // 8-byte Reload
	add	x9, x9, x10
	add	x8, x11, #5
	cmp	x11, #15
	str	x9, [sp, #1056]                 // 8-byte Spill
	ldr	x9, [sp, #1336]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1336]                 // 8-byte Spill
	ldr	x9, [sp, #1064]                 // 8-byte Reload
	add	x9, x9, #2880
	str	x9, [sp, #1064]                 // 8-byte Spill
	ldr	x9, [sp, #1328]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1328]                 // 8-byte Spill
	ldr	x9, [sp, #1320]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1320]                 // 8-byte Spill
	ldr	x9, [sp, #1312]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1312]                 // 8-byte Spill
	ldr	x9, [sp, #1304]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1304]                 // 8-byte Spill
	ldr	x9, [sp, #1296]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1296]                 // 8-byte Spill
	ldr	x9, [sp, #1288]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1288]                 // 8-byte Spill
	ldr	x9, [sp, #1280]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1280]                 // 8-byte Spill
	ldr	x9, [sp, #1272]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1272]                 // 8-byte Spill
	ldr	x9, [sp, #1264]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1264]                 // 8-byte Spill
	ldr	x9, [sp, #1256]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1256]                 // 8-byte Spill
	ldr	x9, [sp, #1248]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1248]                 // 8-byte Spill
	ldr	x9, [sp, #1240]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1240]                 // 8-byte Spill
	ldr	x9, [sp, #1232]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1232]                 // 8-byte Spill
	ldr	x9, [sp, #1224]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1224]                 // 8-byte Spill
	ldr	x9, [sp, #1216]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1216]                 // 8-byte Spill
	ldr	x9, [sp, #1208]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1208]                 // 8-byte Spill
	ldr	x9, [sp, #1200]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1200]                 // 8-byte Spill
	ldr	x9, [sp, #1192]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1192]                 // 8-byte Spill
	ldr	x9, [sp, #1184]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1184]                 // 8-byte Spill
	ldr	x9, [sp, #1176]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1176]                 // 8-byte Spill
	ldr	x9, [sp, #1168]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1168]                 // 8-byte Spill
	ldr	x9, [sp, #1160]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1160]                 // 8-byte Spill
	ldr	x9, [sp, #1152]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1152]                 // 8-byte Spill
	ldr	x9, [sp, #1144]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1144]                 // 8-byte Spill
	ldr	x9, [sp, #1136]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1136]                 // 8-byte Spill
	ldr	x9, [sp, #1128]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1128]                 // 8-byte Spill
	ldr	x9, [sp, #1120]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1120]                 // 8-byte Spill
	ldr	x9, [sp, #1112]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1112]                 // 8-byte Spill
	ldr	x9, [sp, #1104]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1104]                 // 8-byte Spill
	ldr	x9, [sp, #1096]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1096]                 // 8-byte Spill
	ldr	x9, [sp, #1088]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1088]                 // 8-byte Spill
	ldr	x9, [sp, #1080]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1080]                 // 8-byte Spill
	ldr	x9, [sp, #1072]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1072]                 // 8-byte Spill
	b.hs	.LBB1_10
.LBB1_7:                                // %.preheader22
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_9 Depth 2
	str	x8, [sp, #1048]                 // 8-byte Spill
	ldr	x8, [sp, #1040]                 // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #143
	b.gt	.LBB1_6
// %bb.8:                               // %.lr.ph23
                                        //   in Loop: Header=BB1_7 Depth=1
	sub	x29, x8, #4
	lsl	x16, x8, #2
	ldr	x8, [sp, #1080]                 // 8-byte Reload
	ldr	x7, [sp, #1288]                 // 8-byte Reload
	ldr	x6, [sp, #1072]                 // 8-byte Reload
	ldr	x5, [sp, #1160]                 // 8-byte Reload
	str	x8, [sp, #1440]                 // 8-byte Spill
	ldr	x8, [sp, #1088]                 // 8-byte Reload
	ldr	x1, [sp, #1168]                 // 8-byte Reload
	str	x7, [sp, #1512]                 // 8-byte Spill
	ldr	x7, [sp, #1296]                 // 8-byte Reload
	ldr	x18, [sp, #1176]                // 8-byte Reload
	str	x8, [sp, #1432]                 // 8-byte Spill
	ldr	x8, [sp, #1096]                 // 8-byte Reload
	ldr	x17, [sp, #1184]                // 8-byte Reload
	str	x7, [sp, #1504]                 // 8-byte Spill
	ldr	x7, [sp, #1304]                 // 8-byte Reload
	ldr	x13, [sp, #1192]                // 8-byte Reload
	str	x8, [sp, #1424]                 // 8-byte Spill
	ldr	x8, [sp, #1104]                 // 8-byte Reload
	ldr	x14, [sp, #1200]                // 8-byte Reload
	str	x7, [sp, #1496]                 // 8-byte Spill
	ldr	x7, [sp, #1312]                 // 8-byte Reload
	ldr	x11, [sp, #1208]                // 8-byte Reload
	str	x8, [sp, #1416]                 // 8-byte Spill
	ldr	x8, [sp, #1112]                 // 8-byte Reload
	ldr	x12, [sp, #1216]                // 8-byte Reload
	str	x7, [sp, #1488]                 // 8-byte Spill
	ldr	x7, [sp, #1320]                 // 8-byte Reload
	ldr	x15, [sp, #1224]                // 8-byte Reload
	str	x8, [sp, #1408]                 // 8-byte Spill
	ldr	x8, [sp, #1120]                 // 8-byte Reload
	ldr	x10, [sp, #1232]                // 8-byte Reload
	str	x7, [sp, #1480]                 // 8-byte Spill
	ldr	x7, [sp, #1328]                 // 8-byte Reload
	ldr	x9, [sp, #1240]                 // 8-byte Reload
	str	x8, [sp, #1400]                 // 8-byte Spill
	ldr	x8, [sp, #1128]                 // 8-byte Reload
	ldr	x0, [sp, #1248]                 // 8-byte Reload
	ldr	x3, [sp, #1256]                 // 8-byte Reload
	ldr	x4, [sp, #1264]                 // 8-byte Reload
	ldr	x2, [sp, #1272]                 // 8-byte Reload
	str	x8, [sp, #1392]                 // 8-byte Spill
	ldr	x8, [sp, #1136]                 // 8-byte Reload
	ldr	x30, [sp, #848]                 // 8-byte Reload
	str	x7, [sp, #1472]                 // 8-byte Spill
	ldr	x7, [sp, #1336]                 // 8-byte Reload
	ldr	x28, [sp, #1056]                // 8-byte Reload
	str	x8, [sp, #1384]                 // 8-byte Spill
	ldr	x8, [sp, #1144]                 // 8-byte Reload
	str	x7, [sp, #1360]                 // 8-byte Spill
	str	x8, [sp, #1376]                 // 8-byte Spill
	ldr	x8, [sp, #1152]                 // 8-byte Reload
	str	x8, [sp, #1368]                 // 8-byte Spill
	ldr	x8, [sp, #1280]                 // 8-byte Reload
	str	x8, [sp, #1464]                 // 8-byte Spill
	ldr	x8, [sp, #1064]                 // 8-byte Reload
	str	x8, [sp, #1456]                 // 8-byte Spill
.LBB1_9:                                //   Parent Loop BB1_7 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	str	x30, [sp, #1448]                // 8-byte Spill
	ldr	x8, [sp, #1456]                 // 8-byte Reload
	str	x29, [sp, #1352]                // 8-byte Spill
	add	x29, x28, x16
	add	x30, x30, x16
	ldr	q0, [x29, #5184]
	ldr	q3, [x30, #1728]
	ldr	q4, [x30, #2304]
	ldr	q5, [x30, #2880]
	ldr	q1, [x29, #37440]
	mov	x27, #-36864                    // =0xffffffffffff7000
	fmul	v18.4s, v0.4s, v3.4s
	ldr	q0, [x29, #5760]
	ldr	q6, [x30]
	ldr	q2, [x29, #38016]
	ldr	q7, [x30, #576]
	ldr	q19, [x29, #38592]
	fmul	v17.4s, v1.4s, v6.4s
	ldr	q16, [x30, #1152]
	ldr	q21, [x29, #39168]
	ldr	q23, [x29, #40320]
	ldr	q25, [x29, #41472]
	ldr	q27, [x29, #42624]
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x29, #6336]
	ldr	x26, [sp, #1440]                // 8-byte Reload
	ldr	x25, [sp, #1432]                // 8-byte Reload
	ldr	x24, [sp, #1424]                // 8-byte Reload
	ldr	x23, [sp, #1416]                // 8-byte Reload
	fmul	v20.4s, v3.4s, v0.4s
	fmla	v17.4s, v7.4s, v2.4s
	ldr	x22, [sp, #1408]                // 8-byte Reload
	ldr	x21, [sp, #1400]                // 8-byte Reload
	ldr	x20, [sp, #1392]                // 8-byte Reload
	ldr	x19, [sp, #1384]                // 8-byte Reload
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x29, #6912]
	ldr	x7, [sp, #1376]                 // 8-byte Reload
	str	x28, [sp, #1344]                // 8-byte Spill
	fmla	v20.4s, v4.4s, v0.4s
	fmla	v17.4s, v16.4s, v19.4s
	ldr	q0, [x29, #7488]
	fmul	v22.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x29, #8064]
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x29, #8640]
	fmul	v24.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x29, #9216]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x29, #9792]
	fmul	v26.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x29, #10368]
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x29, #10944]
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x30, #3456]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x30, #4032]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x30, #4608]
	fmla	v20.4s, v1.4s, v21.4s
	add	x30, x8, x16
	ldr	x8, [sp, #1472]                 // 8-byte Reload
	fmla	v18.4s, v2.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x29, #39744]
	str	q18, [x30, #2880]
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1480]                 // 8-byte Reload
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1488]                 // 8-byte Reload
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x30, #3456]
	ldr	q20, [x9, x16]
	fmla	v17.4s, v4.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1496]                 // 8-byte Reload
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x29, #40896]
	add	x9, x9, #16
	fmla	v19.4s, v3.4s, v18.4s
	fmla	v22.4s, v2.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v5.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1504]                 // 8-byte Reload
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1512]                 // 8-byte Reload
	fmla	v24.4s, v1.4s, v25.4s
	str	q22, [x30, #4032]
	ldr	q22, [x15, x16]
	add	x15, x15, #16
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x29, #42048]
	fmla	v21.4s, v3.4s, v18.4s
	fmla	v19.4s, v5.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1464]                 // 8-byte Reload
	fmla	v24.4s, v2.4s, v25.4s
	fmla	v26.4s, v0.4s, v25.4s
	fmla	v23.4s, v16.4s, v25.4s
	fmul	v25.4s, v6.4s, v25.4s
	fmla	v21.4s, v4.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1360]                 // 8-byte Reload
	fmla	v26.4s, v1.4s, v27.4s
	str	q24, [x30, #4608]
	ldr	q24, [x11, x16]
	add	x11, x11, #16
	fmla	v25.4s, v7.4s, v27.4s
	ldr	q27, [x29, #43200]
	fmla	v23.4s, v3.4s, v18.4s
	add	x29, x29, #18, lsl #12          // =73728
	fmla	v21.4s, v5.4s, v18.4s
	ldr	q18, [x29]
	add	x29, x5, x16
	fmla	v26.4s, v2.4s, v27.4s
	add	x5, x5, #16
	fmla	v25.4s, v16.4s, v27.4s
	fmla	v23.4s, v4.4s, v18.4s
	ldr	q18, [x2, x16]
	ldr	q27, [x18, x16]
	add	x2, x2, #16
	add	x18, x18, #16
	str	q26, [x30, #5184]
	ldr	q26, [x13, x16]
	add	x13, x13, #16
	fmla	v25.4s, v3.4s, v18.4s
	fmla	v23.4s, v5.4s, v18.4s
	ldr	q18, [x4, x16]
	add	x4, x4, #16
	fmla	v25.4s, v4.4s, v18.4s
	ldr	q18, [x3, x16]
	add	x3, x3, #16
	fmla	v25.4s, v5.4s, v18.4s
	ldr	q18, [x0, x16]
	add	x0, x0, #16
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x10, x16]
	add	x10, x10, #16
	fmla	v19.4s, v0.4s, v20.4s
	fmla	v17.4s, v2.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x12, x16]
	str	q17, [x30, #19008]
	ldr	q17, [x29]
	add	x12, x12, #16
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x29, #576]
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v1.4s, v24.4s
	str	q19, [x30, #19584]
	ldr	q19, [x29, #32832]
	fmla	v18.4s, v4.4s, v17.4s
	ldr	q17, [x29, #1152]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x14, x16]
	add	x14, x14, #16
	fmla	v20.4s, v3.4s, v17.4s
	fmla	v21.4s, v2.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v18.4s, v5.4s, v17.4s
	ldr	q17, [x29, #1728]
	fmla	v22.4s, v16.4s, v24.4s
	fmul	v24.4s, v6.4s, v24.4s
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x29, #2304]
	fmla	v23.4s, v1.4s, v26.4s
	str	q21, [x30, #20160]
	ldr	q21, [x29, #33984]
	fmla	v24.4s, v7.4s, v26.4s
	ldr	q26, [x17, x16]
	fmla	v22.4s, v3.4s, v17.4s
	fmla	v20.4s, v5.4s, v17.4s
	ldr	q17, [x29, #2880]
	add	x17, x17, #16
	fmla	v23.4s, v2.4s, v26.4s
	fmla	v25.4s, v0.4s, v26.4s
	fmla	v24.4s, v16.4s, v26.4s
	fmul	v26.4s, v6.4s, v26.4s
	fmla	v22.4s, v4.4s, v17.4s
	ldr	q17, [x29, #3456]
	fmla	v25.4s, v1.4s, v27.4s
	str	q23, [x30, #20736]
	ldr	q23, [x29, #35136]
	fmla	v26.4s, v7.4s, v27.4s
	ldr	q27, [x1, x16]
	fmla	v24.4s, v3.4s, v17.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldr	q17, [x29, #4032]
	add	x1, x1, #16
	fmla	v25.4s, v2.4s, v27.4s
	fmla	v26.4s, v16.4s, v27.4s
	fmla	v24.4s, v4.4s, v17.4s
	ldr	q17, [x29, #4608]
	str	q25, [x30, #21312]
	ldr	q25, [x29, #36288]
	fmla	v26.4s, v3.4s, v17.4s
	fmla	v24.4s, v5.4s, v17.4s
	ldr	q17, [x29, #5184]
	fmla	v26.4s, v4.4s, v17.4s
	ldr	q17, [x29, #5760]
	fmla	v26.4s, v5.4s, v17.4s
	ldr	q17, [x29, #32256]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x29, #33408]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v2.4s, v19.4s
	fmla	v17.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x29, #34560]
	str	q18, [x30, #35136]
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x30, #35712]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x29, #35712]
	fmla	v22.4s, v2.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	fmla	v24.4s, v1.4s, v25.4s
	str	q22, [x30, #36288]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x29, #36864]
	fmla	v26.4s, v0.4s, v25.4s
	fmul	v6.4s, v6.4s, v25.4s
	fmla	v24.4s, v2.4s, v25.4s
	fmla	v23.4s, v16.4s, v25.4s
	ldr	q25, [x29, #37440]
	fmla	v26.4s, v1.4s, v25.4s
	fmla	v6.4s, v7.4s, v25.4s
	ldr	q7, [x29, #38016]
	str	q24, [x30, #36864]
	fmla	v26.4s, v2.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x29, #64512]
	fmla	v17.4s, v3.4s, v7.4s
	ldr	q7, [x29, #65088]
	add	x29, x8, x16
	sub	x28, x29, #4032
	add	x8, x8, #16
	str	x8, [sp, #1360]                 // 8-byte Spill
	ldr	x8, [sp, #1456]                 // 8-byte Reload
	str	q26, [x30, #37440]
	fmla	v17.4s, v4.4s, v7.4s
	ldr	q7, [x29, x27]
	mov	x27, x6
	add	x8, x8, #16
	fmla	v19.4s, v3.4s, v7.4s
	str	x8, [sp, #1456]                 // 8-byte Spill
	ldr	x8, [sp, #1472]                 // 8-byte Reload
	fmla	v17.4s, v5.4s, v7.4s
	ldr	q7, [x6, x16]
	ldr	x6, [sp, #1368]                 // 8-byte Reload
	add	x8, x8, #16
	fmla	v19.4s, v4.4s, v7.4s
	ldr	q7, [x26, x16]
	str	x8, [sp, #1472]                 // 8-byte Spill
	ldr	x8, [sp, #1480]                 // 8-byte Reload
	add	x26, x26, #16
	fmla	v21.4s, v3.4s, v7.4s
	str	x26, [sp, #1440]                // 8-byte Spill
	add	x8, x8, #16
	fmla	v19.4s, v5.4s, v7.4s
	ldr	q7, [x25, x16]
	str	x8, [sp, #1480]                 // 8-byte Spill
	ldr	x8, [sp, #1488]                 // 8-byte Reload
	add	x25, x25, #16
	fmla	v21.4s, v4.4s, v7.4s
	ldr	q7, [x24, x16]
	add	x24, x24, #16
	add	x8, x8, #16
	str	x24, [sp, #1424]                // 8-byte Spill
	fmla	v23.4s, v3.4s, v7.4s
	str	x8, [sp, #1488]                 // 8-byte Spill
	ldr	x8, [sp, #1496]                 // 8-byte Reload
	str	x25, [sp, #1432]                // 8-byte Spill
	fmla	v21.4s, v5.4s, v7.4s
	ldr	q7, [x23, x16]
	add	x8, x8, #16
	str	x8, [sp, #1496]                 // 8-byte Spill
	ldr	x8, [sp, #1504]                 // 8-byte Reload
	add	x23, x23, #16
	fmla	v23.4s, v4.4s, v7.4s
	ldr	q7, [x22, x16]
	add	x22, x22, #16
	add	x8, x8, #16
	str	x22, [sp, #1408]                // 8-byte Spill
	fmla	v6.4s, v3.4s, v7.4s
	ldr	q3, [x21, x16]
	str	x8, [sp, #1504]                 // 8-byte Spill
	ldr	x8, [sp, #1512]                 // 8-byte Reload
	add	x21, x21, #16
	str	x23, [sp, #1416]                // 8-byte Spill
	fmla	v23.4s, v5.4s, v7.4s
	str	x21, [sp, #1400]                // 8-byte Spill
	add	x8, x8, #16
	fmla	v6.4s, v4.4s, v3.4s
	ldr	q3, [x20, x16]
	str	x8, [sp, #1512]                 // 8-byte Spill
	ldr	x8, [sp, #1464]                 // 8-byte Reload
	add	x20, x20, #16
	str	x20, [sp, #1392]                // 8-byte Spill
	add	x8, x8, #16
	fmla	v6.4s, v5.4s, v3.4s
	ldr	q3, [x19, x16]
	add	x19, x19, #16
	str	x8, [sp, #1464]                 // 8-byte Spill
	fmla	v17.4s, v0.4s, v3.4s
	ldr	q3, [x7, x16]
	add	x7, x7, #16
	str	x7, [sp, #1376]                 // 8-byte Spill
	str	x19, [sp, #1384]                // 8-byte Spill
	fmla	v17.4s, v1.4s, v3.4s
	ldr	q3, [x6, x16]
	add	x6, x6, #16
	str	x6, [sp, #1368]                 // 8-byte Spill
	add	x6, x27, #16
	fmla	v19.4s, v0.4s, v3.4s
	fmla	v17.4s, v2.4s, v3.4s
	ldr	q3, [x28]
	sub	x28, x29, #3456
	fmla	v19.4s, v1.4s, v3.4s
	ldr	q3, [x28]
	sub	x28, x29, #2880
	fmla	v21.4s, v0.4s, v3.4s
	str	q17, [x30, #51264]
	fmla	v19.4s, v2.4s, v3.4s
	ldr	q3, [x28]
	sub	x28, x29, #2304
	fmla	v21.4s, v1.4s, v3.4s
	ldr	q3, [x28]
	sub	x28, x29, #1728
	fmla	v23.4s, v0.4s, v3.4s
	str	q19, [x30, #51840]
	fmla	v21.4s, v2.4s, v3.4s
	ldr	q3, [x28]
	sub	x28, x29, #1152
	fmla	v23.4s, v1.4s, v3.4s
	ldr	q3, [x28]
	sub	x28, x29, #576
	fmla	v6.4s, v0.4s, v3.4s
	ldr	q0, [x28]
	str	q21, [x30, #52416]
	ldr	x28, [sp, #1344]                // 8-byte Reload
	fmla	v23.4s, v2.4s, v3.4s
	add	x28, x28, #16
	fmla	v6.4s, v1.4s, v0.4s
	ldr	q0, [x29]
	ldr	x29, [sp, #1352]                // 8-byte Reload
	str	q23, [x30, #52992]
	add	x29, x29, #4
	cmp	x29, #140
	fmla	v6.4s, v2.4s, v0.4s
	str	q6, [x30, #53568]
	ldr	x30, [sp, #1448]                // 8-byte Reload
	add	x30, x30, #16
	b.lt	.LBB1_9
	b	.LBB1_6
.LBB1_10:                               // %.preheader20.preheader
	ldr	x9, [sp, #1024]                 // 8-byte Reload
	ldr	x10, [sp, #1032]                // 8-byte Reload
	str	xzr, [sp, #1120]                // 8-byte Spill
	add	x8, x9, #61, lsl #12            // =249856
	str	x10, [sp, #1144]                // 8-byte Spill
	add	x8, x8, #3008
	str	x9, [sp, #1136]                 // 8-byte Spill
	str	x8, [sp, #1368]                 // 8-byte Spill
	add	x8, x9, #21, lsl #12            // =86016
	add	x8, x8, #960
	str	x8, [sp, #1360]                 // 8-byte Spill
	add	x8, x9, #21, lsl #12            // =86016
	add	x8, x8, #1536
	str	x8, [sp, #1352]                 // 8-byte Spill
	add	x8, x9, #21, lsl #12            // =86016
	add	x8, x8, #2112
	str	x8, [sp, #1344]                 // 8-byte Spill
	add	x8, x9, #21, lsl #12            // =86016
	add	x8, x8, #2688
	str	x8, [sp, #1336]                 // 8-byte Spill
	add	x8, x9, #21, lsl #12            // =86016
	add	x8, x8, #3264
	str	x8, [sp, #1328]                 // 8-byte Spill
	add	x8, x9, #21, lsl #12            // =86016
	add	x8, x8, #3840
	str	x8, [sp, #1320]                 // 8-byte Spill
	add	x8, x9, #22, lsl #12            // =90112
	add	x8, x8, #320
	str	x8, [sp, #1312]                 // 8-byte Spill
	add	x8, x9, #22, lsl #12            // =90112
	add	x8, x8, #896
	str	x8, [sp, #1304]                 // 8-byte Spill
	add	x8, x9, #22, lsl #12            // =90112
	add	x8, x8, #1472
	str	x8, [sp, #1296]                 // 8-byte Spill
	add	x8, x9, #29, lsl #12            // =118784
	add	x8, x8, #448
	str	x8, [sp, #1288]                 // 8-byte Spill
	add	x8, x9, #29, lsl #12            // =118784
	add	x8, x8, #1024
	str	x8, [sp, #1280]                 // 8-byte Spill
	add	x8, x9, #29, lsl #12            // =118784
	add	x8, x8, #1600
	str	x8, [sp, #1272]                 // 8-byte Spill
	add	x8, x9, #29, lsl #12            // =118784
	add	x8, x8, #2176
	str	x8, [sp, #1264]                 // 8-byte Spill
	add	x8, x9, #29, lsl #12            // =118784
	add	x8, x8, #2752
	str	x8, [sp, #1256]                 // 8-byte Spill
	add	x8, x9, #29, lsl #12            // =118784
	add	x8, x8, #3328
	str	x8, [sp, #1248]                 // 8-byte Spill
	add	x8, x9, #29, lsl #12            // =118784
	add	x8, x8, #3904
	str	x8, [sp, #1240]                 // 8-byte Spill
	add	x8, x9, #30, lsl #12            // =122880
	add	x8, x8, #384
	str	x8, [sp, #1232]                 // 8-byte Spill
	add	x8, x9, #30, lsl #12            // =122880
	add	x8, x8, #960
	str	x8, [sp, #1224]                 // 8-byte Spill
	add	x8, x9, #36, lsl #12            // =147456
	add	x8, x8, #4032
	str	x8, [sp, #1216]                 // 8-byte Spill
	add	x8, x9, #60, lsl #12            // =245760
	add	x8, x8, #2496
	str	x8, [sp, #1208]                 // 8-byte Spill
	add	x8, x9, #53, lsl #12            // =217088
	add	x8, x8, #3520
	str	x8, [sp, #1200]                 // 8-byte Spill
	add	x8, x9, #53, lsl #12            // =217088
	add	x8, x8, #2944
	str	x8, [sp, #1192]                 // 8-byte Spill
	add	x8, x9, #53, lsl #12            // =217088
	add	x8, x8, #2368
	str	x8, [sp, #1184]                 // 8-byte Spill
	add	x8, x9, #53, lsl #12            // =217088
	add	x8, x8, #1792
	str	x8, [sp, #1176]                 // 8-byte Spill
	add	x8, x9, #53, lsl #12            // =217088
	add	x8, x8, #1216
	str	x8, [sp, #1168]                 // 8-byte Spill
	add	x8, x9, #53, lsl #12            // =217088
	add	x8, x8, #640
	str	x8, [sp, #1160]                 // 8-byte Spill
	add	x8, x9, #53, lsl #12            // =217088
	add	x8, x8, #64
	str	x8, [sp, #1152]                 // 8-byte Spill
	mov	w8, #20                         // =0x14
	b	.LBB1_12
.LBB1_11:                               // %._crit_edge26
                                        //   in Loop: Header=BB1_12 Depth=1
	ldr	x9, [sp, #1136]                 // 8-byte Reload
	mov	w10, #4608                      // =0x1200
	ldr	x11, [sp, #1128]                // 8-byte Reload
	add	x9, x9, x10
	add	x8, x11, #4
	cmp	x11, #24
	str	x9, [sp, #1136]                 // 8-byte Spill
	ldr	x9, [sp, #1368]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1368]                 // 8-byte Spill
	ldr	x9, [sp, #1144]                 // 8-byte Reload
	add	x9, x9, #2304
	str	x9, [sp, #1144]                 // 8-byte Spill
	ldr	x9, [sp, #1360]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1360]                 // 8-byte Spill
	ldr	x9, [sp, #1352]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1352]                 // 8-byte Spill
	ldr	x9, [sp, #1344]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1344]                 // 8-byte Spill
	ldr	x9, [sp, #1336]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1336]                 // 8-byte Spill
	ldr	x9, [sp, #1328]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1328]                 // 8-byte Spill
	ldr	x9, [sp, #1320]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1320]                 // 8-byte Spill
	ldr	x9, [sp, #1312]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1312]                 // 8-byte Spill
	ldr	x9, [sp, #1304]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1304]                 // 8-byte Spill
	ldr	x9, [sp, #1296]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1296]                 // 8-byte Spill
	ldr	x9, [sp, #1288]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1288]                 // 8-byte Spill
	ldr	x9, [sp, #1280]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1280]                 // 8-byte Spill
	ldr	x9, [sp, #1272]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1272]                 // 8-byte Spill
	ldr	x9, [sp, #1264]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1264]                 // 8-byte Spill
	ldr	x9, [sp, #1256]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1256]                 // 8-byte Spill
	ldr	x9, [sp, #1248]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1248]                 // 8-byte Spill
	ldr	x9, [sp, #1240]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1240]                 // 8-byte Spill
	ldr	x9, [sp, #1232]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1232]                 // 8-byte Spill
	ldr	x9, [sp, #1224]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1224]                 // 8-byte Spill
	ldr	x9, [sp, #1216]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1216]                 // 8-byte Spill
	ldr	x9, [sp, #1208]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1208]                 // 8-byte Spill
	ldr	x9, [sp, #1200]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1200]                 // 8-byte Spill
	ldr	x9, [sp, #1192]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1192]                 // 8-byte Spill
	ldr	x9, [sp, #1184]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1184]                 // 8-byte Spill
	ldr	x9, [sp, #1176]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1176]                 // 8-byte Spill
	ldr	x9, [sp, #1168]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1168]                 // 8-byte Spill
	ldr	x9, [sp, #1160]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1160]                 // 8-byte Spill
	ldr	x9, [sp, #1152]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1152]                 // 8-byte Spill
	b.hs	.LBB1_15
.LBB1_12:                               // %.preheader20
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_14 Depth 2
	str	x8, [sp, #1128]                 // 8-byte Spill
	ldr	x8, [sp, #1120]                 // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #143
	b.gt	.LBB1_11
// %bb.13:                              // %.lr.ph25
                                        //   in Loop: Header=BB1_12 Depth=1
	sub	x9, x8, #4
	lsl	x4, x8, #2
	ldr	x8, [sp, #1208]                 // 8-byte Reload
	ldr	x25, [sp, #1144]                // 8-byte Reload
	str	x9, [sp, #1480]                 // 8-byte Spill
	ldr	x9, [sp, #1152]                 // 8-byte Reload
	str	x8, [sp, #1472]                 // 8-byte Spill
	ldr	x8, [sp, #1216]                 // 8-byte Reload
	ldr	x21, [sp, #1160]                // 8-byte Reload
	str	x25, [sp, #1512]                // 8-byte Spill
	ldr	x25, [sp, #1368]                // 8-byte Reload
	ldr	x20, [sp, #1168]                // 8-byte Reload
	str	x8, [sp, #1464]                 // 8-byte Spill
	ldr	x8, [sp, #1224]                 // 8-byte Reload
	ldr	x19, [sp, #1176]                // 8-byte Reload
	ldr	x7, [sp, #1184]                 // 8-byte Reload
	ldr	x6, [sp, #1192]                 // 8-byte Reload
	ldr	x5, [sp, #1200]                 // 8-byte Reload
	str	x8, [sp, #1456]                 // 8-byte Spill
	ldr	x8, [sp, #1232]                 // 8-byte Reload
	ldr	x15, [sp, #1272]                // 8-byte Reload
	ldr	x14, [sp, #1280]                // 8-byte Reload
	ldr	x13, [sp, #1288]                // 8-byte Reload
	ldr	x12, [sp, #1296]                // 8-byte Reload
	str	x8, [sp, #1448]                 // 8-byte Spill
	ldr	x8, [sp, #1240]                 // 8-byte Reload
	ldr	x11, [sp, #1304]                // 8-byte Reload
	ldr	x10, [sp, #1312]                // 8-byte Reload
	ldr	x28, [sp, #1320]                // 8-byte Reload
	ldr	x30, [sp, #1328]                // 8-byte Reload
	str	x8, [sp, #1440]                 // 8-byte Spill
	ldr	x8, [sp, #1248]                 // 8-byte Reload
	ldr	x29, [sp, #1336]                // 8-byte Reload
	ldr	x27, [sp, #1352]                // 8-byte Reload
	ldr	x24, [sp, #848]                 // 8-byte Reload
	str	x25, [sp, #1488]                // 8-byte Spill
	str	x8, [sp, #1432]                 // 8-byte Spill
	ldr	x8, [sp, #1256]                 // 8-byte Reload
	ldr	x25, [sp, #1136]                // 8-byte Reload
	str	x8, [sp, #1424]                 // 8-byte Spill
	ldr	x8, [sp, #1264]                 // 8-byte Reload
	str	x8, [sp, #1416]                 // 8-byte Spill
	ldr	x8, [sp, #1344]                 // 8-byte Reload
	str	x8, [sp, #1408]                 // 8-byte Spill
	ldr	x8, [sp, #1360]                 // 8-byte Reload
.LBB1_14:                               //   Parent Loop BB1_12 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	mov	x16, x8
	str	x8, [sp, #1400]                 // 8-byte Spill
	str	x25, [sp, #1496]                // 8-byte Spill
	add	x25, x25, x4
	add	x26, x24, x4
	ldr	q0, [x25, #22464]
	ldr	q1, [x25, #54720]
	ldr	q3, [x26, #1728]
	ldr	q4, [x26, #2304]
	ldr	q5, [x26, #2880]
	ldr	q6, [x26]
	ldr	q2, [x25, #55296]
	ldr	q7, [x26, #576]
	fmul	v18.4s, v0.4s, v3.4s
	ldr	q0, [x25, #23040]
	ldr	q19, [x25, #55872]
	fmul	v17.4s, v1.4s, v6.4s
	ldr	q16, [x26, #1152]
	ldr	q21, [x25, #56448]
	ldr	x8, [sp, #1512]                 // 8-byte Reload
	ldr	q23, [x25, #57600]
	ldr	q25, [x25, #58752]
	ldr	x17, [sp, #1424]                // 8-byte Reload
	ldr	x18, [sp, #1432]                // 8-byte Reload
	ldr	x1, [sp, #1440]                 // 8-byte Reload
	fmla	v18.4s, v4.4s, v0.4s
	add	x22, x8, x4
	ldr	q0, [x25, #23616]
	fmla	v17.4s, v7.4s, v2.4s
	ldr	x8, [sp, #1464]                 // 8-byte Reload
	fmul	v20.4s, v3.4s, v0.4s
	ldr	x2, [sp, #1448]                 // 8-byte Reload
	ldr	x3, [sp, #1456]                 // 8-byte Reload
	str	x21, [sp, #1376]                // 8-byte Spill
	ldr	x23, [sp, #1480]                // 8-byte Reload
	add	x0, x1, #16
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x25, #24192]
	str	x9, [sp, #1384]                 // 8-byte Spill
	fmla	v17.4s, v16.4s, v19.4s
	str	x24, [sp, #1504]                // 8-byte Spill
	add	x23, x23, #4
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x25, #24768]
	str	x27, [sp, #1392]                // 8-byte Spill
	cmp	x23, #140
	str	x0, [sp, #1440]                 // 8-byte Spill
	fmul	v22.4s, v3.4s, v0.4s
	str	x23, [sp, #1480]                // 8-byte Spill
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x25, #25344]
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x25, #25920]
	fmul	v24.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x25, #26496]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x25, #27072]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x26, #3456]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x26, #4032]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x26, #4608]
	fmla	v20.4s, v1.4s, v21.4s
	ldr	x26, [sp, #1408]                // 8-byte Reload
	fmla	v18.4s, v2.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x25, #57024]
	str	q18, [x22, #11520]
	ldr	q18, [x16, x4]
	ldr	x16, [sp, #1416]                // 8-byte Reload
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x27, x4]
	ldr	x27, [sp, #1392]                // 8-byte Reload
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	add	x27, x27, #16
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x22, #12096]
	ldr	q20, [x14, x4]
	fmla	v17.4s, v4.4s, v18.4s
	ldr	q18, [x26, x4]
	add	x26, x26, #16
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x25, #58176]
	add	x14, x14, #16
	fmla	v19.4s, v3.4s, v18.4s
	str	x26, [sp, #1408]                // 8-byte Spill
	fmla	v22.4s, v2.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v5.4s, v18.4s
	ldr	q18, [x29, x4]
	add	x29, x29, #16
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x30, x4]
	add	x30, x30, #16
	fmla	v24.4s, v1.4s, v25.4s
	str	q22, [x22, #12672]
	ldr	q22, [x16, x4]
	add	x16, x16, #16
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x25, #59328]
	fmla	v21.4s, v3.4s, v18.4s
	fmla	v19.4s, v5.4s, v18.4s
	ldr	q18, [x28, x4]
	add	x25, x8, x4
	fmla	v24.4s, v2.4s, v25.4s
	add	x28, x28, #16
	str	x16, [sp, #1416]                // 8-byte Spill
	fmla	v23.4s, v16.4s, v25.4s
	fmla	v21.4s, v4.4s, v18.4s
	ldr	q18, [x10, x4]
	ldr	q25, [x2, x4]
	add	x10, x10, #16
	str	q24, [x22, #13248]
	ldr	q24, [x18, x4]
	add	x18, x18, #16
	str	x18, [sp, #1432]                // 8-byte Spill
	fmla	v23.4s, v3.4s, v18.4s
	fmla	v21.4s, v5.4s, v18.4s
	ldr	q18, [x11, x4]
	add	x11, x11, #16
	fmla	v23.4s, v4.4s, v18.4s
	ldr	q18, [x12, x4]
	add	x12, x12, #16
	fmla	v23.4s, v5.4s, v18.4s
	ldr	q18, [x13, x4]
	add	x13, x13, #16
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x15, x4]
	add	x15, x15, #16
	fmla	v19.4s, v0.4s, v20.4s
	fmla	v17.4s, v2.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x17, x4]
	str	q17, [x22, #27648]
	ldr	q17, [x25]
	add	x17, x17, #16
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	str	x17, [sp, #1424]                // 8-byte Spill
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x25, #576]
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v1.4s, v24.4s
	str	q19, [x22, #28224]
	ldr	q19, [x25, #32832]
	fmla	v18.4s, v4.4s, v17.4s
	ldr	q17, [x25, #1152]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x1, x4]
	mov	x1, x2
	fmla	v20.4s, v3.4s, v17.4s
	add	x1, x1, #16
	fmla	v21.4s, v2.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	add	x2, x3, #16
	fmla	v18.4s, v5.4s, v17.4s
	ldr	q17, [x25, #1728]
	str	x1, [sp, #1448]                 // 8-byte Spill
	fmla	v22.4s, v16.4s, v24.4s
	fmul	v24.4s, v6.4s, v24.4s
	str	x2, [sp, #1456]                 // 8-byte Spill
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x25, #2304]
	fmla	v23.4s, v1.4s, v25.4s
	str	q21, [x22, #28800]
	ldr	q21, [x25, #33984]
	fmla	v24.4s, v7.4s, v25.4s
	ldr	q25, [x3, x4]
	fmla	v22.4s, v3.4s, v17.4s
	fmla	v20.4s, v5.4s, v17.4s
	ldr	q17, [x25, #2880]
	mov	x3, x8
	fmla	v23.4s, v2.4s, v25.4s
	ldr	x8, [sp, #1400]                 // 8-byte Reload
	add	x3, x3, #16
	str	x3, [sp, #1464]                 // 8-byte Spill
	fmla	v24.4s, v16.4s, v25.4s
	fmla	v22.4s, v4.4s, v17.4s
	ldr	q17, [x25, #3456]
	add	x8, x8, #16
	str	q23, [x22, #29376]
	ldr	q23, [x25, #35136]
	fmla	v24.4s, v3.4s, v17.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldr	q17, [x25, #4032]
	fmla	v24.4s, v4.4s, v17.4s
	ldr	q17, [x25, #4608]
	fmla	v24.4s, v5.4s, v17.4s
	ldr	q17, [x25, #32256]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x25, #33408]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v2.4s, v19.4s
	fmla	v17.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x25, #34560]
	str	q18, [x22, #43776]
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x22, #44352]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x25, #35712]
	fmla	v24.4s, v0.4s, v23.4s
	fmul	v6.4s, v6.4s, v23.4s
	fmla	v22.4s, v2.4s, v23.4s
	fmla	v21.4s, v16.4s, v23.4s
	ldr	q23, [x25, #36288]
	fmla	v24.4s, v1.4s, v23.4s
	fmla	v6.4s, v7.4s, v23.4s
	ldr	q7, [x25, #36864]
	str	q22, [x22, #44928]
	fmla	v24.4s, v2.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x25, #64512]
	fmla	v17.4s, v3.4s, v7.4s
	ldr	q7, [x25, #65088]
	str	q24, [x22, #45504]
	fmla	v17.4s, v4.4s, v7.4s
	ldr	q7, [x9, x4]
	ldr	x9, [sp, #1488]                 // 8-byte Reload
	fmla	v19.4s, v3.4s, v7.4s
	add	x25, x9, x4
	add	x9, x9, #16
	sub	x24, x25, #4032
	str	x9, [sp, #1488]                 // 8-byte Spill
	ldr	x9, [sp, #1512]                 // 8-byte Reload
	fmla	v17.4s, v5.4s, v7.4s
	ldr	q7, [x21, x4]
	mov	x21, x20
	add	x9, x9, #16
	fmla	v19.4s, v4.4s, v7.4s
	ldr	q7, [x20, x4]
	mov	x20, x19
	str	x9, [sp, #1512]                 // 8-byte Spill
	ldr	x9, [sp, #1384]                 // 8-byte Reload
	fmla	v21.4s, v3.4s, v7.4s
	add	x9, x9, #16
	fmla	v19.4s, v5.4s, v7.4s
	ldr	q7, [x19, x4]
	mov	x19, x7
	fmla	v21.4s, v4.4s, v7.4s
	ldr	q7, [x7, x4]
	mov	x7, x6
	fmla	v6.4s, v3.4s, v7.4s
	ldr	q3, [x6, x4]
	mov	x6, x5
	fmla	v21.4s, v5.4s, v7.4s
	fmla	v6.4s, v4.4s, v3.4s
	ldr	q3, [x5, x4]
	ldr	x5, [sp, #1472]                 // 8-byte Reload
	fmla	v6.4s, v5.4s, v3.4s
	ldr	q3, [x5, x4]
	add	x5, x5, #16
	str	x5, [sp, #1472]                 // 8-byte Spill
	add	x5, x6, #16
	add	x6, x7, #16
	fmla	v17.4s, v0.4s, v3.4s
	ldr	q3, [x24]
	sub	x24, x25, #3456
	add	x7, x19, #16
	add	x19, x20, #16
	add	x20, x21, #16
	ldr	x21, [sp, #1376]                // 8-byte Reload
	fmla	v17.4s, v1.4s, v3.4s
	ldr	q3, [x24]
	sub	x24, x25, #2880
	add	x21, x21, #16
	fmla	v19.4s, v0.4s, v3.4s
	fmla	v17.4s, v2.4s, v3.4s
	ldr	q3, [x24]
	sub	x24, x25, #2304
	fmla	v19.4s, v1.4s, v3.4s
	ldr	q3, [x24]
	sub	x24, x25, #1728
	fmla	v21.4s, v0.4s, v3.4s
	str	q17, [x22, #59904]
	fmla	v19.4s, v2.4s, v3.4s
	ldr	q3, [x24]
	sub	x24, x25, #1152
	fmla	v21.4s, v1.4s, v3.4s
	ldr	q3, [x24]
	sub	x24, x25, #576
	fmla	v6.4s, v0.4s, v3.4s
	ldr	q0, [x24]
	ldr	x24, [sp, #1504]                // 8-byte Reload
	str	q19, [x22, #60480]
	fmla	v21.4s, v2.4s, v3.4s
	add	x24, x24, #16
	fmla	v6.4s, v1.4s, v0.4s
	ldr	q0, [x25]
	ldr	x25, [sp, #1496]                // 8-byte Reload
	add	x25, x25, #16
	str	q21, [x22, #61056]
	fmla	v6.4s, v2.4s, v0.4s
	str	q6, [x22, #61632]
	b.lt	.LBB1_14
	b	.LBB1_11
.LBB1_15:                               // %.loopexit21
	ldr	x9, [sp, #1008]                 // 8-byte Reload
	mov	x8, #-20532                     // =0xffffffffffffafcc
	ldr	x10, [sp, #1016]                // 8-byte Reload
	mov	x11, #19479                     // =0x4c17
	mov	w12, #6                         // =0x6
	add	x9, x9, x8
	add	x10, x10, x8
	movk	x11, #48978, lsl #16
	bic	x8, x9, x9, asr #63
	mov	w9, #22259                      // =0x56f3
	bic	x10, x10, x10, asr #63
	movk	x11, #6229, lsl #32
	add	x8, x8, x9
	add	x9, x10, x9
	movk	x11, #12059, lsl #48
	lsr	x8, x8, #2
	lsr	x9, x9, #2
	umulh	x8, x8, x11
	umulh	x9, x9, x11
	lsr	x8, x8, #10
	lsr	x9, x9, #10
	cmp	x8, #6
	csel	x8, x8, x12, lo
	cmp	x9, #6
	lsl	x10, x8, #2
	csel	x9, x9, x12, lo
	lsl	x9, x9, #2
	str	x10, [sp, #816]                 // 8-byte Spill
	cmp	x10, x9
	str	x9, [sp, #8]                    // 8-byte Spill
	b.hs	.LBB1_31
// %bb.16:                              // %.lr.ph37.preheader
	mov	w9, #258048                     // =0x3f000
	ldr	x10, [sp, #1024]                // 8-byte Reload
	str	xzr, [sp, #864]                 // 8-byte Spill
	madd	x10, x8, x9, x10
	add	x9, x10, #55, lsl #12           // =225280
	str	x10, [sp, #840]                 // 8-byte Spill
	add	x9, x9, #512
	str	x9, [sp, #232]                  // 8-byte Spill
	add	x9, x10, #119, lsl #12          // =487424
	add	x11, x9, #1600
	add	x9, x10, #118, lsl #12          // =483328
	add	x9, x9, #512
	stp	x9, x11, [sp, #216]             // 16-byte Folded Spill
	add	x9, x9, #576
	str	x9, [sp, #208]                  // 8-byte Spill
	add	x9, x10, #111, lsl #12          // =454656
	add	x12, x9, #1536
	add	x9, x12, #576
	str	x9, [sp, #832]                  // 8-byte Spill
	add	x9, x10, #110, lsl #12          // =450560
	add	x9, x9, #1024
	add	x14, x9, #4032
	add	x13, x9, #3456
	stp	x9, x12, [sp, #192]             // 16-byte Folded Spill
	stp	x13, x14, [sp, #176]            // 16-byte Folded Spill
	add	x14, x9, #2880
	add	x13, x9, #2304
	stp	x13, x14, [sp, #160]            // 16-byte Folded Spill
	add	x13, x9, #1728
	add	x9, x9, #1152
	stp	x9, x13, [sp, #144]             // 16-byte Folded Spill
	add	x9, x10, #103, lsl #12          // =421888
	add	x9, x9, #1472
	add	x13, x9, #1152
	stp	x13, x9, [sp, #128]             // 16-byte Folded Spill
	add	x9, x9, #576
	str	x9, [sp, #120]                  // 8-byte Spill
	add	x9, x10, #86, lsl #12           // =352256
	add	x9, x9, #2560
	add	x14, x9, #2880
	add	x13, x9, #2304
	str	x9, [sp, #112]                  // 8-byte Spill
	stp	x13, x14, [sp, #96]             // 16-byte Folded Spill
	add	x14, x9, #1728
	add	x13, x9, #1152
	add	x9, x9, #576
	stp	x13, x14, [sp, #80]             // 16-byte Folded Spill
	ldr	x13, [sp, #1032]                // 8-byte Reload
	str	x9, [sp, #72]                   // 8-byte Spill
	mov	w9, #64512                      // =0xfc00
	madd	x8, x8, x9, x13
	add	x9, x8, x9
	str	x9, [sp, #64]                   // 8-byte Spill
	add	x9, x10, #79, lsl #12           // =323584
	add	x13, x9, #704
	add	x9, x13, #3456
	str	x9, [sp, #824]                  // 8-byte Spill
	add	x9, x13, #2880
	stp	x9, x13, [sp, #48]              // 16-byte Folded Spill
	add	x9, x13, #2304
	str	x9, [sp, #40]                   // 8-byte Spill
	add	x9, x13, #1728
	str	x9, [sp, #32]                   // 8-byte Spill
	add	x9, x13, #576
	str	x9, [sp, #24]                   // 8-byte Spill
	add	x9, x13, #1152
	str	x9, [sp, #16]                   // 8-byte Spill
	add	x9, x11, #3456
	str	x9, [sp, #808]                  // 8-byte Spill
	add	x9, x10, #56, lsl #12           // =229376
	add	x9, x9, #1600
	str	x9, [sp, #800]                  // 8-byte Spill
	add	x9, x11, #1152
	str	x9, [sp, #792]                  // 8-byte Spill
	add	x9, x11, #576
	str	x9, [sp, #784]                  // 8-byte Spill
	add	x9, x10, #112, lsl #12          // =458752
	add	x9, x9, #2048
	add	x11, x9, #1728
	str	x9, [sp, #776]                  // 8-byte Spill
	str	x11, [sp, #768]                 // 8-byte Spill
	add	x11, x9, #1152
	add	x9, x9, #576
	str	x9, [sp, #752]                  // 8-byte Spill
	add	x9, x12, #4032
	str	x9, [sp, #744]                  // 8-byte Spill
	add	x9, x12, #3456
	str	x9, [sp, #736]                  // 8-byte Spill
	add	x9, x12, #2880
	str	x9, [sp, #728]                  // 8-byte Spill
	add	x9, x12, #2304
	str	x9, [sp, #720]                  // 8-byte Spill
	add	x9, x12, #1728
	str	x9, [sp, #712]                  // 8-byte Spill
	add	x9, x12, #1152
	str	x9, [sp, #704]                  // 8-byte Spill
	add	x9, x10, #104, lsl #12          // =425984
	add	x9, x9, #2560
	str	x11, [sp, #760]                 // 8-byte Spill
	add	x11, x9, #1728
	str	x9, [sp, #696]                  // 8-byte Spill
	str	x11, [sp, #688]                 // 8-byte Spill
	add	x11, x9, #1152
	add	x9, x9, #576
	str	x9, [sp, #672]                  // 8-byte Spill
	add	x9, x10, #88, lsl #12           // =360448
	add	x9, x9, #128
	str	x11, [sp, #680]                 // 8-byte Spill
	str	x9, [sp, #664]                  // 8-byte Spill
	add	x9, x9, #2304
	str	x9, [sp, #656]                  // 8-byte Spill
	add	x9, x10, #72, lsl #12           // =294912
	add	x9, x9, #1728
	add	x11, x9, #576
	str	x9, [sp, #648]                  // 8-byte Spill
	str	x11, [sp, #640]                 // 8-byte Spill
	add	x11, x9, #1152
	str	x11, [sp, #632]                 // 8-byte Spill
	add	x11, x9, #1728
	str	x11, [sp, #624]                 // 8-byte Spill
	add	x11, x9, #2304
	str	x11, [sp, #616]                 // 8-byte Spill
	add	x11, x9, #2880
	str	x11, [sp, #608]                 // 8-byte Spill
	add	x11, x9, #3456
	add	x9, x9, #4032
	str	x9, [sp, #592]                  // 8-byte Spill
	add	x9, x10, #73, lsl #12           // =299008
	add	x9, x9, #2240
	str	x11, [sp, #600]                 // 8-byte Spill
	str	x9, [sp, #584]                  // 8-byte Spill
	add	x9, x8, #16, lsl #12            // =65536
	add	x8, x8, #18, lsl #12            // =73728
	add	x9, x9, #1856
	str	x9, [sp, #576]                  // 8-byte Spill
	add	x9, x10, #81, lsl #12           // =331776
	add	x9, x9, #1728
	str	x9, [sp, #568]                  // 8-byte Spill
	add	x9, x10, #80, lsl #12           // =327680
	add	x9, x9, #1216
	add	x11, x9, #4032
	str	x9, [sp, #560]                  // 8-byte Spill
	str	x11, [sp, #552]                 // 8-byte Spill
	add	x11, x9, #3456
	str	x11, [sp, #544]                 // 8-byte Spill
	add	x11, x13, #4032
	str	x11, [sp, #536]                 // 8-byte Spill
	add	x11, x9, #576
	str	x11, [sp, #528]                 // 8-byte Spill
	add	x11, x9, #1152
	str	x11, [sp, #520]                 // 8-byte Spill
	add	x11, x9, #1728
	add	x9, x9, #2304
	stp	x9, x11, [sp, #504]             // 16-byte Folded Spill
	add	x9, x10, #124, lsl #12          // =507904
	add	x11, x9, #704
	add	x9, x10, #60, lsl #12           // =245760
	add	x9, x9, #2496
	stp	x9, x11, [sp, #488]             // 16-byte Folded Spill
	add	x9, x10, #116, lsl #12          // =475136
	add	x9, x9, #3520
	str	x9, [sp, #480]                  // 8-byte Spill
	add	x9, x10, #115, lsl #12          // =471040
	add	x9, x9, #3008
	add	x11, x9, #4032
	stp	x11, x9, [sp, #464]             // 16-byte Folded Spill
	add	x11, x9, #3456
	str	x11, [sp, #456]                 // 8-byte Spill
	add	x11, x9, #2880
	str	x11, [sp, #448]                 // 8-byte Spill
	add	x11, x9, #2304
	str	x11, [sp, #440]                 // 8-byte Spill
	add	x11, x9, #1728
	str	x11, [sp, #432]                 // 8-byte Spill
	add	x11, x9, #1152
	add	x9, x9, #576
	stp	x9, x11, [sp, #416]             // 16-byte Folded Spill
	add	x9, x10, #108, lsl #12          // =442368
	add	x9, x9, #2880
	add	x11, x9, #1152
	stp	x11, x9, [sp, #400]             // 16-byte Folded Spill
	add	x11, x9, #576
	add	x9, x10, #92, lsl #12           // =376832
	add	x9, x9, #448
	stp	x9, x11, [sp, #384]             // 16-byte Folded Spill
	add	x11, x9, #2304
	add	x9, x10, #85, lsl #12           // =348160
	add	x9, x9, #1472
	stp	x9, x11, [sp, #368]             // 16-byte Folded Spill
	add	x9, x10, #76, lsl #12           // =311296
	add	x9, x9, #2624
	add	x11, x9, #576
	stp	x11, x9, [sp, #352]             // 16-byte Folded Spill
	add	x11, x9, #1152
	str	x11, [sp, #344]                 // 8-byte Spill
	add	x11, x9, #1728
	str	x11, [sp, #336]                 // 8-byte Spill
	add	x11, x9, #2304
	str	x11, [sp, #328]                 // 8-byte Spill
	add	x11, x9, #2880
	add	x9, x9, #3456
	stp	x9, x11, [sp, #312]             // 16-byte Folded Spill
	add	x11, x8, #2304
	add	x8, x10, #84, lsl #12           // =344064
	add	x8, x8, #960
	add	x10, x8, #4032
	add	x9, x8, #3456
	stp	x8, x11, [sp, #296]             // 16-byte Folded Spill
	stp	x9, x10, [sp, #280]             // 16-byte Folded Spill
	add	x10, x8, #2880
	add	x9, x8, #576
	stp	x9, x10, [sp, #264]             // 16-byte Folded Spill
	add	x10, x8, #1152
	add	x9, x8, #1728
	add	x8, x8, #2304
	stp	x9, x10, [sp, #248]             // 16-byte Folded Spill
	str	x8, [sp, #240]                  // 8-byte Spill
	b	.LBB1_18
.LBB1_17:                               // %.loopexit
                                        //   in Loop: Header=BB1_18 Depth=1
	ldp	x8, x10, [sp, #224]             // 16-byte Folded Reload
	add	x9, x10, #63, lsl #12           // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x9, [sp, #224]              // 16-byte Folded Spill
	ldp	x10, x8, [sp, #208]             // 16-byte Folded Reload
	add	x9, x10, #63, lsl #12           // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x9, x8, [sp, #208]              // 16-byte Folded Spill
	ldr	x8, [sp, #832]                  // 8-byte Reload
	add	x8, x8, #63, lsl #12            // =258048
	str	x8, [sp, #832]                  // 8-byte Spill
	ldr	x8, [sp, #200]                  // 8-byte Reload
	add	x10, x8, #63, lsl #12           // =258048
	ldp	x8, x11, [sp, #176]             // 16-byte Folded Reload
	add	x9, x11, #63, lsl #12           // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x9, [sp, #176]              // 16-byte Folded Spill
	ldp	x8, x11, [sp, #160]             // 16-byte Folded Reload
	add	x9, x11, #63, lsl #12           // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x9, [sp, #160]              // 16-byte Folded Spill
	ldp	x8, x11, [sp, #144]             // 16-byte Folded Reload
	add	x9, x11, #63, lsl #12           // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x9, [sp, #144]              // 16-byte Folded Spill
	ldr	x8, [sp, #192]                  // 8-byte Reload
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x10, [sp, #192]             // 16-byte Folded Spill
	ldp	x8, x10, [sp, #120]             // 16-byte Folded Reload
	add	x9, x10, #63, lsl #12           // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x9, [sp, #120]              // 16-byte Folded Spill
	ldr	x8, [sp, #136]                  // 8-byte Reload
	add	x8, x8, #63, lsl #12            // =258048
	str	x8, [sp, #136]                  // 8-byte Spill
	ldp	x8, x10, [sp, #96]              // 16-byte Folded Reload
	add	x9, x10, #63, lsl #12           // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x9, [sp, #96]               // 16-byte Folded Spill
	ldp	x8, x10, [sp, #80]              // 16-byte Folded Reload
	add	x9, x10, #63, lsl #12           // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x9, [sp, #80]               // 16-byte Folded Spill
	ldp	x9, x8, [sp, #64]               // 16-byte Folded Reload
	add	x10, x8, #63, lsl #12           // =258048
	ldr	x8, [sp, #112]                  // 8-byte Reload
	add	x8, x8, #63, lsl #12            // =258048
	str	x8, [sp, #112]                  // 8-byte Spill
	ldr	x8, [sp, #840]                  // 8-byte Reload
	add	x8, x8, #63, lsl #12            // =258048
	str	x8, [sp, #840]                  // 8-byte Spill
	mov	w8, #64512                      // =0xfc00
	add	x9, x9, x8
	stp	x9, x10, [sp, #64]              // 16-byte Folded Spill
	ldr	x9, [sp, #824]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #824]                  // 8-byte Spill
	ldp	x9, x11, [sp, #40]              // 16-byte Folded Reload
	add	x10, x11, #63, lsl #12          // =258048
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #40]              // 16-byte Folded Spill
	ldr	x9, [sp, #32]                   // 8-byte Reload
	add	x10, x9, #63, lsl #12           // =258048
	ldr	x9, [sp, #56]                   // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #56]                   // 8-byte Spill
	ldr	x9, [sp, #24]                   // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #24]              // 16-byte Folded Spill
	ldr	x9, [sp, #16]                   // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #16]                   // 8-byte Spill
	ldr	x9, [sp, #808]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #808]                  // 8-byte Spill
	ldr	x9, [sp, #800]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #800]                  // 8-byte Spill
	ldr	x9, [sp, #792]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #792]                  // 8-byte Spill
	ldr	x9, [sp, #784]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #784]                  // 8-byte Spill
	ldr	x9, [sp, #768]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #768]                  // 8-byte Spill
	ldr	x9, [sp, #760]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #760]                  // 8-byte Spill
	ldr	x9, [sp, #752]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #752]                  // 8-byte Spill
	ldr	x9, [sp, #776]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #776]                  // 8-byte Spill
	ldr	x9, [sp, #744]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #744]                  // 8-byte Spill
	ldr	x9, [sp, #736]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #736]                  // 8-byte Spill
	ldr	x9, [sp, #728]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #728]                  // 8-byte Spill
	ldr	x9, [sp, #720]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #720]                  // 8-byte Spill
	ldr	x9, [sp, #712]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #712]                  // 8-byte Spill
	ldr	x9, [sp, #704]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #704]                  // 8-byte Spill
	ldr	x9, [sp, #688]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #688]                  // 8-byte Spill
	ldr	x9, [sp, #680]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #680]                  // 8-byte Spill
	ldr	x9, [sp, #672]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #672]                  // 8-byte Spill
	ldr	x9, [sp, #696]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #696]                  // 8-byte Spill
	ldr	x9, [sp, #656]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #656]                  // 8-byte Spill
	ldr	x9, [sp, #664]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #664]                  // 8-byte Spill
	ldr	x9, [sp, #648]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #648]                  // 8-byte Spill
	ldr	x9, [sp, #640]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #640]                  // 8-byte Spill
	ldr	x9, [sp, #632]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #632]                  // 8-byte Spill
	ldr	x9, [sp, #624]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #624]                  // 8-byte Spill
	ldr	x9, [sp, #616]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #616]                  // 8-byte Spill
	ldr	x9, [sp, #608]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #608]                  // 8-byte Spill
	ldr	x9, [sp, #600]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #600]                  // 8-byte Spill
	ldr	x9, [sp, #592]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #592]                  // 8-byte Spill
	ldr	x9, [sp, #584]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #584]                  // 8-byte Spill
	ldr	x9, [sp, #576]                  // 8-byte Reload
	add	x9, x9, x8
	str	x9, [sp, #576]                  // 8-byte Spill
	ldr	x9, [sp, #568]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #568]                  // 8-byte Spill
	ldr	x9, [sp, #552]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #552]                  // 8-byte Spill
	ldr	x9, [sp, #544]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #544]                  // 8-byte Spill
	ldr	x9, [sp, #536]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #536]                  // 8-byte Spill
	ldr	x9, [sp, #560]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #560]                  // 8-byte Spill
	ldr	x9, [sp, #528]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #528]                  // 8-byte Spill
	ldr	x9, [sp, #520]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	str	x9, [sp, #520]                  // 8-byte Spill
	ldp	x9, x11, [sp, #504]             // 16-byte Folded Reload
	add	x10, x11, #63, lsl #12          // =258048
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #504]             // 16-byte Folded Spill
	ldp	x9, x11, [sp, #488]             // 16-byte Folded Reload
	add	x10, x11, #63, lsl #12          // =258048
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #488]             // 16-byte Folded Spill
	ldr	x9, [sp, #480]                  // 8-byte Reload
	add	x11, x9, #63, lsl #12           // =258048
	ldr	x9, [sp, #464]                  // 8-byte Reload
	add	x10, x9, #63, lsl #12           // =258048
	ldr	x9, [sp, #456]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #456]             // 16-byte Folded Spill
	ldr	x9, [sp, #448]                  // 8-byte Reload
	add	x10, x9, #63, lsl #12           // =258048
	ldr	x9, [sp, #440]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #440]             // 16-byte Folded Spill
	ldr	x9, [sp, #432]                  // 8-byte Reload
	add	x10, x9, #63, lsl #12           // =258048
	ldr	x9, [sp, #424]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #424]             // 16-byte Folded Spill
	ldr	x9, [sp, #416]                  // 8-byte Reload
	add	x10, x9, #63, lsl #12           // =258048
	ldr	x9, [sp, #472]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x11, [sp, #472]             // 16-byte Folded Spill
	ldr	x9, [sp, #400]                  // 8-byte Reload
	add	x11, x9, #63, lsl #12           // =258048
	ldr	x9, [sp, #392]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x11, [sp, #392]             // 16-byte Folded Spill
	ldr	x9, [sp, #408]                  // 8-byte Reload
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #408]             // 16-byte Folded Spill
	ldp	x11, x9, [sp, #376]             // 16-byte Folded Reload
	add	x10, x11, #63, lsl #12          // =258048
	add	x9, x9, #63, lsl #12            // =258048
	stp	x10, x9, [sp, #376]             // 16-byte Folded Spill
	ldp	x9, x11, [sp, #360]             // 16-byte Folded Reload
	add	x10, x11, #63, lsl #12          // =258048
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #360]             // 16-byte Folded Spill
	ldp	x9, x11, [sp, #344]             // 16-byte Folded Reload
	add	x10, x11, #63, lsl #12          // =258048
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #344]             // 16-byte Folded Spill
	ldp	x9, x11, [sp, #328]             // 16-byte Folded Reload
	add	x10, x11, #63, lsl #12          // =258048
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #328]             // 16-byte Folded Spill
	ldp	x9, x11, [sp, #312]             // 16-byte Folded Reload
	add	x10, x11, #63, lsl #12          // =258048
	add	x9, x9, #63, lsl #12            // =258048
	stp	x9, x10, [sp, #312]             // 16-byte Folded Spill
	ldr	x9, [sp, #304]                  // 8-byte Reload
	add	x9, x9, x8
	ldp	x8, x11, [sp, #280]             // 16-byte Folded Reload
	add	x10, x11, #63, lsl #12          // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x10, [sp, #280]             // 16-byte Folded Spill
	ldr	x8, [sp, #272]                  // 8-byte Reload
	add	x10, x8, #63, lsl #12           // =258048
	ldr	x8, [sp, #296]                  // 8-byte Reload
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x9, [sp, #296]              // 16-byte Folded Spill
	ldr	x8, [sp, #264]                  // 8-byte Reload
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x10, [sp, #264]             // 16-byte Folded Spill
	ldp	x8, x10, [sp, #248]             // 16-byte Folded Reload
	add	x9, x10, #63, lsl #12           // =258048
	add	x8, x8, #63, lsl #12            // =258048
	stp	x8, x9, [sp, #248]              // 16-byte Folded Spill
	ldr	x8, [sp, #240]                  // 8-byte Reload
	ldr	x9, [sp, #8]                    // 8-byte Reload
	add	x8, x8, #63, lsl #12            // =258048
	str	x8, [sp, #240]                  // 8-byte Spill
	ldr	x8, [sp, #816]                  // 8-byte Reload
	cmp	x8, x9
	b.hs	.LBB1_31
.LBB1_18:                               // %.lr.ph37
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_20 Depth 2
                                        //     Child Loop BB1_23 Depth 2
                                        //       Child Loop BB1_25 Depth 3
                                        //     Child Loop BB1_28 Depth 2
                                        //       Child Loop BB1_30 Depth 3
	ldr	x8, [sp, #864]                  // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #143
	b.gt	.LBB1_21
// %bb.19:                              // %.lr.ph28
                                        //   in Loop: Header=BB1_18 Depth=1
	sub	x12, x8, #4
	lsl	x21, x8, #2
	ldr	x2, [sp, #824]                  // 8-byte Reload
	ldp	x8, x5, [sp, #104]              // 16-byte Folded Reload
	ldr	x4, [sp, #840]                  // 8-byte Reload
	ldp	x9, x10, [sp, #16]              // 16-byte Folded Reload
	ldr	x20, [sp, #96]                  // 8-byte Reload
	ldp	x1, x17, [sp, #48]              // 16-byte Folded Reload
	ldr	x16, [sp, #848]                 // 8-byte Reload
	str	x8, [sp, #1512]                 // 8-byte Spill
	ldr	x8, [sp, #136]                  // 8-byte Reload
	ldp	x18, x0, [sp, #32]              // 16-byte Folded Reload
	str	x8, [sp, #1504]                 // 8-byte Spill
	ldp	x11, x8, [sp, #120]             // 16-byte Folded Reload
	ldp	x3, x6, [sp, #64]               // 16-byte Folded Reload
	ldp	x7, x19, [sp, #80]              // 16-byte Folded Reload
	str	x8, [sp, #1488]                 // 8-byte Spill
	ldr	x8, [sp, #192]                  // 8-byte Reload
	str	x11, [sp, #1496]                // 8-byte Spill
	str	x8, [sp, #1480]                 // 8-byte Spill
	ldp	x11, x8, [sp, #144]             // 16-byte Folded Reload
	str	x11, [sp, #1472]                // 8-byte Spill
	str	x8, [sp, #1464]                 // 8-byte Spill
	ldp	x11, x8, [sp, #160]             // 16-byte Folded Reload
	str	x11, [sp, #1456]                // 8-byte Spill
	str	x8, [sp, #1448]                 // 8-byte Spill
	ldp	x11, x8, [sp, #176]             // 16-byte Folded Reload
	str	x8, [sp, #1432]                 // 8-byte Spill
	ldr	x8, [sp, #200]                  // 8-byte Reload
	str	x11, [sp, #1440]                // 8-byte Spill
	str	x8, [sp, #1424]                 // 8-byte Spill
	ldr	x8, [sp, #832]                  // 8-byte Reload
	str	x8, [sp, #1416]                 // 8-byte Spill
	ldp	x8, x11, [sp, #208]             // 16-byte Folded Reload
	str	x8, [sp, #1400]                 // 8-byte Spill
	ldp	x8, x14, [sp, #224]             // 16-byte Folded Reload
	str	x11, [sp, #1408]                // 8-byte Spill
	str	x8, [sp, #1392]                 // 8-byte Spill
.LBB1_20:                               //   Parent Loop BB1_18 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	str	x12, [sp, #1384]                // 8-byte Spill
	add	x13, x14, x21
	add	x12, x16, x21
	ldr	q0, [x13]
	ldr	q6, [x12, #576]
	ldr	q16, [x12]
	ldr	q4, [x12, #1152]
	ldr	q2, [x12, #2304]
	mov	w8, #62016                      // =0xf240
	fmul	v18.4s, v0.4s, v6.4s
	ldr	q0, [x13, #576]
	ldr	q7, [x12, #1728]
	ldr	q3, [x12, #2880]
	ldr	q1, [x13, #64512]
	movk	w8, #3, lsl #16
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q19, [x13, #65088]
	ldr	q5, [x12, #3456]
	fmul	v17.4s, v6.4s, v1.4s
	str	x16, [sp, #1376]                // 8-byte Spill
	add	x16, x3, x21
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x13, #1152]
	str	x17, [sp, #1360]                // 8-byte Spill
	ldr	x22, [sp, #1504]                // 8-byte Reload
	ldr	x23, [sp, #1496]                // 8-byte Reload
	ldr	x24, [sp, #1488]                // 8-byte Reload
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x13, #1728]
	ldr	x25, [sp, #1480]                // 8-byte Reload
	fmla	v17.4s, v4.4s, v19.4s
	ldr	x15, [sp, #1392]                // 8-byte Reload
	str	x14, [sp, #1368]                // 8-byte Spill
	fmul	v22.4s, v16.4s, v0.4s
	mov	x14, #-36864                    // =0xffffffffffff7000
	ldr	x26, [sp, #1472]                // 8-byte Reload
	ldr	x27, [sp, #1464]                // 8-byte Reload
	ldr	x28, [sp, #1456]                // 8-byte Reload
	ldr	x29, [sp, #1448]                // 8-byte Reload
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x13, #2304]
	ldr	x30, [sp, #1440]                // 8-byte Reload
	str	x10, [sp, #1352]                // 8-byte Spill
	ldr	x11, [sp, #1416]                // 8-byte Reload
	add	x3, x3, #16
	fmla	v22.4s, v6.4s, v0.4s
	ldr	q0, [x13, #2880]
	str	x9, [sp, #1344]                 // 8-byte Spill
	fmul	v24.4s, v16.4s, v0.4s
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x13, #3456]
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x13, #4032]
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x13, #4608]
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x13, #5184]
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x13, #32256]
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x13, #32832]
	fmla	v20.4s, v7.4s, v0.4s
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x13, #33408]
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x13, #33984]
	fmla	v22.4s, v7.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x13, #34560]
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x13, #35136]
	fmla	v24.4s, v7.4s, v0.4s
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x13, #35712]
	fmla	v24.4s, v2.4s, v0.4s
	ldr	q0, [x13, #36288]
	fmla	v26.4s, v7.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x13, #36864]
	fmla	v26.4s, v2.4s, v0.4s
	ldr	q0, [x13, #37440]
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x12, #4032]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x12, #4608]
	add	x12, x4, x21
	add	x13, x12, x8
	add	x12, x12, #72, lsl #12          // =294912
	ldr	x8, [sp, #1408]                 // 8-byte Reload
	ldr	q21, [x13, #32832]
	ldr	q23, [x13, #33984]
	ldr	q25, [x13, #35136]
	ldr	q27, [x12]
	add	x12, x15, x21
	add	x15, x15, #16
	fmla	v18.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v0.4s, v21.4s
	add	x4, x4, #16
	str	x15, [sp, #1392]                // 8-byte Spill
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x13, #33408]
	str	q18, [x16]
	ldr	q18, [x13, #63936]
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x13, #64512]
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x16, #576]
	ldr	q20, [x6, x21]
	fmla	v17.4s, v3.4s, v18.4s
	add	x6, x6, #16
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x13, #34560]
	fmla	v19.4s, v7.4s, v18.4s
	ldr	q18, [x13, #65088]
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v4.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x17, x21]
	ldr	x17, [sp, #1512]                // 8-byte Reload
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x16, #1152]
	ldr	q22, [x7, x21]
	add	x7, x7, #16
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x13, #35712]
	fmla	v21.4s, v7.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x10, x21]
	ldr	x10, [sp, #1424]                // 8-byte Reload
	fmla	v24.4s, v1.4s, v25.4s
	fmla	v26.4s, v5.4s, v25.4s
	fmla	v23.4s, v4.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x9, x21]
	fmla	v19.4s, v5.4s, v20.4s
	ldr	x9, [sp, #1400]                 // 8-byte Reload
	fmla	v26.4s, v0.4s, v27.4s
	str	q24, [x16, #1728]
	ldr	q24, [x20, x21]
	add	x20, x20, #16
	fmla	v25.4s, v6.4s, v27.4s
	ldr	q27, [x13, #36864]
	fmla	v23.4s, v7.4s, v18.4s
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x18, x21]
	fmla	v19.4s, v0.4s, v22.4s
	add	x13, x17, x21
	fmla	v26.4s, v1.4s, v27.4s
	add	x17, x17, #16
	str	x17, [sp, #1512]                // 8-byte Spill
	ldr	x17, [sp, #1360]                // 8-byte Reload
	add	x18, x18, #16
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x0, x21]
	ldr	q27, [x13, #1728]
	add	x0, x0, #16
	add	x17, x17, #16
	str	q26, [x16, #2304]
	ldr	q26, [x13, #576]
	fmla	v25.4s, v7.4s, v18.4s
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x1, x21]
	add	x1, x1, #16
	fmla	v25.4s, v2.4s, v18.4s
	ldr	q18, [x2, x21]
	add	x2, x2, #16
	fmla	v25.4s, v3.4s, v18.4s
	ldr	q18, [x5, x21]
	add	x5, x5, #16
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v4.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v6.4s, v22.4s
	ldr	q22, [x19, x21]
	str	q17, [x16, #16128]
	ldr	q17, [x13, #29376]
	add	x19, x19, #16
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x13, #29952]
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v0.4s, v24.4s
	str	q19, [x16, #16704]
	ldr	q19, [x13, #62208]
	fmla	v18.4s, v3.4s, v17.4s
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x13]
	fmla	v20.4s, v7.4s, v17.4s
	ldr	q17, [x13, #30528]
	fmla	v21.4s, v1.4s, v24.4s
	fmla	v23.4s, v5.4s, v24.4s
	fmla	v22.4s, v4.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x13, #31104]
	fmla	v23.4s, v0.4s, v26.4s
	str	q21, [x16, #17280]
	ldr	q21, [x13, #62784]
	fmla	v24.4s, v6.4s, v26.4s
	ldr	q26, [x13, #1152]
	fmla	v22.4s, v7.4s, v17.4s
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x13, #31680]
	fmla	v23.4s, v1.4s, v26.4s
	fmla	v25.4s, v5.4s, v26.4s
	fmla	v24.4s, v4.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x13, #32256]
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v25.4s, v0.4s, v27.4s
	str	q23, [x16, #17856]
	ldr	q23, [x13, #63936]
	fmla	v26.4s, v6.4s, v27.4s
	ldr	q27, [x13, #2304]
	fmla	v24.4s, v7.4s, v17.4s
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x13, #32832]
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v25.4s, v1.4s, v27.4s
	fmla	v26.4s, v4.4s, v27.4s
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x13, #33408]
	str	q25, [x16, #18432]
	ldr	q25, [x13, #65088]
	fmla	v26.4s, v7.4s, v17.4s
	fmla	v24.4s, v3.4s, v17.4s
	ldr	q17, [x13, #33984]
	fmla	v26.4s, v2.4s, v17.4s
	ldr	q17, [x13, #34560]
	fmla	v26.4s, v3.4s, v17.4s
	ldr	q17, [x13, #61632]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v4.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x13, #63360]
	str	q18, [x16, #32256]
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x16, #32832]
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x13, #64512]
	ldr	x13, [sp, #1432]                // 8-byte Reload
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v4.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x16, #33408]
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x22, x21]
	add	x22, x22, #16
	str	x22, [sp, #1504]                // 8-byte Spill
	fmul	v16.4s, v16.4s, v25.4s
	fmla	v24.4s, v1.4s, v25.4s
	fmla	v26.4s, v5.4s, v25.4s
	fmla	v23.4s, v4.4s, v25.4s
	ldr	q25, [x23, x21]
	add	x23, x23, #16
	str	x23, [sp, #1496]                // 8-byte Spill
	fmla	v16.4s, v6.4s, v25.4s
	ldr	q6, [x24, x21]
	fmla	v26.4s, v0.4s, v25.4s
	str	q24, [x16, #33984]
	add	x24, x24, #16
	str	x24, [sp, #1488]                // 8-byte Spill
	fmla	v16.4s, v4.4s, v6.4s
	ldr	q4, [x25, x21]
	fmla	v26.4s, v1.4s, v6.4s
	add	x25, x25, #16
	fmla	v17.4s, v2.4s, v4.4s
	ldr	q4, [x12, x14]
	sub	x14, x12, #4032
	str	x25, [sp, #1480]                // 8-byte Spill
	fmla	v19.4s, v7.4s, v4.4s
	str	q26, [x16, #34560]
	fmla	v17.4s, v3.4s, v4.4s
	ldr	q4, [x26, x21]
	add	x26, x26, #16
	str	x26, [sp, #1472]                // 8-byte Spill
	fmla	v19.4s, v2.4s, v4.4s
	ldr	q4, [x27, x21]
	add	x27, x27, #16
	str	x27, [sp, #1464]                // 8-byte Spill
	fmla	v21.4s, v7.4s, v4.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x28, x21]
	add	x28, x28, #16
	str	x28, [sp, #1456]                // 8-byte Spill
	fmla	v21.4s, v2.4s, v4.4s
	ldr	q4, [x29, x21]
	add	x29, x29, #16
	str	x29, [sp, #1448]                // 8-byte Spill
	fmla	v23.4s, v7.4s, v4.4s
	fmla	v21.4s, v3.4s, v4.4s
	ldr	q4, [x30, x21]
	add	x30, x30, #16
	str	x30, [sp, #1440]                // 8-byte Spill
	fmla	v23.4s, v2.4s, v4.4s
	ldr	q4, [x13, x21]
	add	x13, x13, #16
	str	x13, [sp, #1432]                // 8-byte Spill
	fmla	v16.4s, v7.4s, v4.4s
	fmla	v23.4s, v3.4s, v4.4s
	ldr	q4, [x10, x21]
	add	x10, x10, #16
	str	x10, [sp, #1424]                // 8-byte Spill
	ldr	x10, [sp, #1352]                // 8-byte Reload
	fmla	v16.4s, v2.4s, v4.4s
	ldr	q2, [x11, x21]
	add	x11, x11, #16
	add	x10, x10, #16
	str	x11, [sp, #1416]                // 8-byte Spill
	fmla	v16.4s, v3.4s, v2.4s
	ldr	q2, [x8, x21]
	add	x8, x8, #16
	str	x8, [sp, #1408]                 // 8-byte Spill
	fmla	v17.4s, v0.4s, v2.4s
	ldr	q2, [x9, x21]
	add	x9, x9, #16
	str	x9, [sp, #1400]                 // 8-byte Spill
	ldr	x9, [sp, #1344]                 // 8-byte Reload
	fmla	v19.4s, v5.4s, v2.4s
	add	x9, x9, #16
	fmla	v17.4s, v1.4s, v2.4s
	ldr	q2, [x14]
	sub	x14, x12, #3456
	fmla	v19.4s, v0.4s, v2.4s
	ldr	q2, [x14]
	sub	x14, x12, #2880
	fmla	v21.4s, v5.4s, v2.4s
	str	q17, [x16, #48384]
	fmla	v19.4s, v1.4s, v2.4s
	ldr	q2, [x14]
	sub	x14, x12, #2304
	fmla	v21.4s, v0.4s, v2.4s
	ldr	q2, [x14]
	sub	x14, x12, #1728
	fmla	v23.4s, v5.4s, v2.4s
	str	q19, [x16, #48960]
	fmla	v21.4s, v1.4s, v2.4s
	ldr	q2, [x14]
	sub	x14, x12, #1152
	fmla	v23.4s, v0.4s, v2.4s
	ldr	q2, [x14]
	sub	x14, x12, #576
	fmla	v16.4s, v5.4s, v2.4s
	str	q21, [x16, #49536]
	fmla	v23.4s, v1.4s, v2.4s
	ldr	q2, [x14]
	ldr	x14, [sp, #1368]                // 8-byte Reload
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x12]
	ldr	x12, [sp, #1384]                // 8-byte Reload
	add	x14, x14, #16
	str	q23, [x16, #50112]
	add	x12, x12, #4
	cmp	x12, #140
	fmla	v16.4s, v1.4s, v0.4s
	str	q16, [x16, #50688]
	ldr	x16, [sp, #1376]                // 8-byte Reload
	add	x16, x16, #16
	b.lt	.LBB1_20
.LBB1_21:                               // %.preheader19
                                        //   in Loop: Header=BB1_18 Depth=1
	ldr	x8, [sp, #816]                  // 8-byte Reload
	add	x8, x8, #4
	str	x8, [sp, #816]                  // 8-byte Spill
	ldp	x9, x8, [sp, #504]              // 16-byte Folded Reload
	str	x8, [sp, #1192]                 // 8-byte Spill
	ldr	x8, [sp, #520]                  // 8-byte Reload
	str	x9, [sp, #1200]                 // 8-byte Spill
	str	x8, [sp, #1184]                 // 8-byte Spill
	ldr	x8, [sp, #528]                  // 8-byte Reload
	str	x8, [sp, #1176]                 // 8-byte Spill
	ldr	x8, [sp, #560]                  // 8-byte Reload
	str	x8, [sp, #1168]                 // 8-byte Spill
	ldr	x8, [sp, #536]                  // 8-byte Reload
	str	x8, [sp, #1160]                 // 8-byte Spill
	ldr	x8, [sp, #824]                  // 8-byte Reload
	str	x8, [sp, #1152]                 // 8-byte Spill
	ldr	x8, [sp, #544]                  // 8-byte Reload
	str	x8, [sp, #1144]                 // 8-byte Spill
	ldr	x8, [sp, #552]                  // 8-byte Reload
	str	x8, [sp, #1136]                 // 8-byte Spill
	ldr	x8, [sp, #568]                  // 8-byte Reload
	str	x8, [sp, #1128]                 // 8-byte Spill
	ldr	x8, [sp, #576]                  // 8-byte Reload
	str	x8, [sp, #1120]                 // 8-byte Spill
	ldr	x8, [sp, #584]                  // 8-byte Reload
	str	x8, [sp, #1112]                 // 8-byte Spill
	ldr	x8, [sp, #592]                  // 8-byte Reload
	str	x8, [sp, #1104]                 // 8-byte Spill
	ldr	x8, [sp, #600]                  // 8-byte Reload
	str	x8, [sp, #1096]                 // 8-byte Spill
	ldr	x8, [sp, #608]                  // 8-byte Reload
	str	x8, [sp, #1088]                 // 8-byte Spill
	ldr	x8, [sp, #616]                  // 8-byte Reload
	str	x8, [sp, #1080]                 // 8-byte Spill
	ldr	x8, [sp, #624]                  // 8-byte Reload
	str	x8, [sp, #1072]                 // 8-byte Spill
	ldr	x8, [sp, #632]                  // 8-byte Reload
	str	x8, [sp, #1064]                 // 8-byte Spill
	ldr	x8, [sp, #640]                  // 8-byte Reload
	str	x8, [sp, #1056]                 // 8-byte Spill
	ldr	x8, [sp, #648]                  // 8-byte Reload
	str	x8, [sp, #1048]                 // 8-byte Spill
	ldr	x8, [sp, #664]                  // 8-byte Reload
	str	x8, [sp, #1040]                 // 8-byte Spill
	ldr	x8, [sp, #656]                  // 8-byte Reload
	str	x8, [sp, #1032]                 // 8-byte Spill
	ldr	x8, [sp, #696]                  // 8-byte Reload
	str	x8, [sp, #1024]                 // 8-byte Spill
	ldr	x8, [sp, #672]                  // 8-byte Reload
	str	x8, [sp, #1016]                 // 8-byte Spill
	ldr	x8, [sp, #680]                  // 8-byte Reload
	str	x8, [sp, #1008]                 // 8-byte Spill
	ldr	x8, [sp, #688]                  // 8-byte Reload
	str	x8, [sp, #1000]                 // 8-byte Spill
	ldr	x8, [sp, #832]                  // 8-byte Reload
	str	x8, [sp, #992]                  // 8-byte Spill
	ldr	x8, [sp, #704]                  // 8-byte Reload
	str	x8, [sp, #984]                  // 8-byte Spill
	ldr	x8, [sp, #712]                  // 8-byte Reload
	str	x8, [sp, #976]                  // 8-byte Spill
	ldr	x8, [sp, #720]                  // 8-byte Reload
	str	x8, [sp, #968]                  // 8-byte Spill
	ldr	x8, [sp, #728]                  // 8-byte Reload
	str	x8, [sp, #960]                  // 8-byte Spill
	ldr	x8, [sp, #736]                  // 8-byte Reload
	str	x8, [sp, #952]                  // 8-byte Spill
	ldr	x8, [sp, #744]                  // 8-byte Reload
	str	x8, [sp, #944]                  // 8-byte Spill
	ldr	x8, [sp, #776]                  // 8-byte Reload
	str	x8, [sp, #936]                  // 8-byte Spill
	ldr	x8, [sp, #752]                  // 8-byte Reload
	str	x8, [sp, #928]                  // 8-byte Spill
	ldr	x8, [sp, #760]                  // 8-byte Reload
	str	x8, [sp, #920]                  // 8-byte Spill
	ldr	x8, [sp, #768]                  // 8-byte Reload
	str	x8, [sp, #912]                  // 8-byte Spill
	ldr	x8, [sp, #784]                  // 8-byte Reload
	str	x8, [sp, #904]                  // 8-byte Spill
	ldr	x8, [sp, #792]                  // 8-byte Reload
	str	x8, [sp, #896]                  // 8-byte Spill
	ldr	x8, [sp, #800]                  // 8-byte Reload
	str	x8, [sp, #888]                  // 8-byte Spill
	ldr	x8, [sp, #808]                  // 8-byte Reload
	str	x8, [sp, #880]                  // 8-byte Spill
	ldr	x8, [sp, #840]                  // 8-byte Reload
	str	x8, [sp, #872]                  // 8-byte Spill
	mov	w8, #5                          // =0x5
	b	.LBB1_23
.LBB1_22:                               // %._crit_edge31
                                        //   in Loop: Header=BB1_23 Depth=2
	ldr	x10, [sp, #872]                 // 8-byte Reload
	mov	w9, #5760                       // =0x1680
	ldr	x11, [sp, #856]                 // 8-byte Reload
	add	x10, x10, x9
	add	x8, x11, #5
	cmp	x11, #15
	str	x10, [sp, #872]                 // 8-byte Spill
	ldr	x10, [sp, #880]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #880]                 // 8-byte Spill
	ldr	x10, [sp, #888]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #888]                 // 8-byte Spill
	ldr	x10, [sp, #896]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #896]                 // 8-byte Spill
	ldr	x10, [sp, #904]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #904]                 // 8-byte Spill
	ldr	x10, [sp, #912]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #912]                 // 8-byte Spill
	ldr	x10, [sp, #920]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #920]                 // 8-byte Spill
	ldr	x10, [sp, #928]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #928]                 // 8-byte Spill
	ldr	x10, [sp, #936]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #936]                 // 8-byte Spill
	ldr	x10, [sp, #944]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #944]                 // 8-byte Spill
	ldr	x10, [sp, #952]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #952]                 // 8-byte Spill
	ldr	x10, [sp, #960]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #960]                 // 8-byte Spill
	ldr	x10, [sp, #968]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #968]                 // 8-byte Spill
	ldr	x10, [sp, #976]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #976]                 // 8-byte Spill
	ldr	x10, [sp, #984]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #984]                 // 8-byte Spill
	ldr	x10, [sp, #992]                 // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #992]                 // 8-byte Spill
	ldr	x10, [sp, #1000]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1000]                // 8-byte Spill
	ldr	x10, [sp, #1008]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1008]                // 8-byte Spill
	ldr	x10, [sp, #1016]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1016]                // 8-byte Spill
	ldr	x10, [sp, #1024]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1024]                // 8-byte Spill
	ldr	x10, [sp, #1032]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1032]                // 8-byte Spill
	ldr	x10, [sp, #1040]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1040]                // 8-byte Spill
	ldr	x10, [sp, #1048]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1048]                // 8-byte Spill
	ldr	x10, [sp, #1056]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1056]                // 8-byte Spill
	ldr	x10, [sp, #1064]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1064]                // 8-byte Spill
	ldr	x10, [sp, #1072]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1072]                // 8-byte Spill
	ldr	x10, [sp, #1080]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1080]                // 8-byte Spill
	ldr	x10, [sp, #1088]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1088]                // 8-byte Spill
	ldr	x10, [sp, #1096]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1096]                // 8-byte Spill
	ldr	x10, [sp, #1104]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1104]                // 8-byte Spill
	ldr	x10, [sp, #1112]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1112]                // 8-byte Spill
	ldr	x10, [sp, #1120]                // 8-byte Reload
	add	x10, x10, #2880
	str	x10, [sp, #1120]                // 8-byte Spill
	ldr	x10, [sp, #1128]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1128]                // 8-byte Spill
	ldr	x10, [sp, #1136]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1136]                // 8-byte Spill
	ldr	x10, [sp, #1144]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1144]                // 8-byte Spill
	ldr	x10, [sp, #1152]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1152]                // 8-byte Spill
	ldr	x10, [sp, #1160]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1160]                // 8-byte Spill
	ldr	x10, [sp, #1168]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1168]                // 8-byte Spill
	ldr	x10, [sp, #1176]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1176]                // 8-byte Spill
	ldr	x10, [sp, #1184]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1184]                // 8-byte Spill
	ldr	x10, [sp, #1192]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1192]                // 8-byte Spill
	ldr	x10, [sp, #1200]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1200]                // 8-byte Spill
	b.hs	.LBB1_26
.LBB1_23:                               //   Parent Loop BB1_18 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_25 Depth 3
	str	x8, [sp, #856]                  // 8-byte Spill
	ldr	x8, [sp, #864]                  // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #143
	b.gt	.LBB1_22
// %bb.24:                              // %.lr.ph30
                                        //   in Loop: Header=BB1_23 Depth=2
	ldr	x10, [sp, #1024]                // 8-byte Reload
	sub	x18, x8, #4
	lsl	x2, x8, #2
	ldr	x8, [sp, #872]                  // 8-byte Reload
	ldr	x20, [sp, #1200]                // 8-byte Reload
	ldr	x19, [sp, #1192]                // 8-byte Reload
	str	x10, [sp, #1488]                // 8-byte Spill
	ldr	x10, [sp, #1016]                // 8-byte Reload
	ldr	x21, [sp, #1184]                // 8-byte Reload
	add	x9, x8, x2
	mov	w8, #36032                      // =0x8cc0
	ldr	x4, [sp, #1176]                 // 8-byte Reload
	str	x10, [sp, #1480]                // 8-byte Spill
	ldr	x10, [sp, #1008]                // 8-byte Reload
	movk	w8, #7, lsl #16
	add	x8, x9, x8
	str	x9, [sp, #1216]                 // 8-byte Spill
	ldr	x22, [sp, #1168]                // 8-byte Reload
	str	x10, [sp, #1472]                // 8-byte Spill
	ldr	x10, [sp, #1000]                // 8-byte Reload
	ldr	x25, [sp, #1160]                // 8-byte Reload
	str	x8, [sp, #1208]                 // 8-byte Spill
	ldr	x23, [sp, #1152]                // 8-byte Reload
	ldr	x13, [sp, #1144]                // 8-byte Reload
	str	x10, [sp, #1464]                // 8-byte Spill
	ldr	x10, [sp, #992]                 // 8-byte Reload
	ldr	x12, [sp, #1136]                // 8-byte Reload
	ldr	x14, [sp, #1128]                // 8-byte Reload
	ldr	x24, [sp, #1120]                // 8-byte Reload
	ldr	x8, [sp, #1112]                 // 8-byte Reload
	str	x10, [sp, #1456]                // 8-byte Spill
	ldr	x10, [sp, #984]                 // 8-byte Reload
	ldr	x9, [sp, #1104]                 // 8-byte Reload
	ldr	x0, [sp, #1096]                 // 8-byte Reload
	ldr	x11, [sp, #1088]                // 8-byte Reload
	ldr	x3, [sp, #1080]                 // 8-byte Reload
	str	x10, [sp, #1448]                // 8-byte Spill
	ldr	x10, [sp, #976]                 // 8-byte Reload
	ldr	x17, [sp, #1072]                // 8-byte Reload
	ldr	x30, [sp, #1064]                // 8-byte Reload
	ldr	x16, [sp, #1056]                // 8-byte Reload
	ldr	x6, [sp, #1048]                 // 8-byte Reload
	str	x10, [sp, #1440]                // 8-byte Spill
	ldr	x10, [sp, #968]                 // 8-byte Reload
	ldr	x7, [sp, #1040]                 // 8-byte Reload
	ldr	x15, [sp, #1032]                // 8-byte Reload
	ldr	x1, [sp, #888]                  // 8-byte Reload
	ldr	x5, [sp, #848]                  // 8-byte Reload
	str	x10, [sp, #1432]                // 8-byte Spill
	ldr	x10, [sp, #960]                 // 8-byte Reload
	str	xzr, [sp, #1512]                // 8-byte Spill
	str	x10, [sp, #1424]                // 8-byte Spill
	ldr	x10, [sp, #952]                 // 8-byte Reload
	str	x10, [sp, #1416]                // 8-byte Spill
	ldr	x10, [sp, #944]                 // 8-byte Reload
	str	x10, [sp, #1408]                // 8-byte Spill
	ldr	x10, [sp, #936]                 // 8-byte Reload
	str	x10, [sp, #1400]                // 8-byte Spill
	ldr	x10, [sp, #928]                 // 8-byte Reload
	str	x10, [sp, #1392]                // 8-byte Spill
	ldr	x10, [sp, #920]                 // 8-byte Reload
	str	x10, [sp, #1384]                // 8-byte Spill
	ldr	x10, [sp, #912]                 // 8-byte Reload
	str	x10, [sp, #1376]                // 8-byte Spill
	ldr	x10, [sp, #904]                 // 8-byte Reload
	str	x10, [sp, #1368]                // 8-byte Spill
	ldr	x10, [sp, #896]                 // 8-byte Reload
	str	x10, [sp, #1360]                // 8-byte Spill
	ldr	x10, [sp, #880]                 // 8-byte Reload
	str	x10, [sp, #1352]                // 8-byte Spill
.LBB1_25:                               //   Parent Loop BB1_18 Depth=1
                                        //     Parent Loop BB1_23 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	str	x1, [sp, #1504]                 // 8-byte Spill
	ldr	q19, [x6, x2]
	add	x1, x1, x2
	str	x5, [sp, #1496]                 // 8-byte Spill
	add	x5, x5, x2
	ldr	q0, [x1]
	ldr	q1, [x1, #64512]
	ldr	q16, [x5]
	ldr	q7, [x5, #576]
	ldr	q6, [x5, #1152]
	ldr	q2, [x5, #1728]
	ldr	q4, [x5, #2304]
	ldr	q5, [x5, #2880]
	fmul	v18.4s, v0.4s, v16.4s
	ldr	q0, [x1, #576]
	fmul	v17.4s, v16.4s, v1.4s
	ldr	q3, [x1, #65088]
	ldr	q21, [x16, x2]
	ldr	q23, [x17, x2]
	ldr	q25, [x11, x2]
	ldr	q27, [x9, x2]
	str	x18, [sp, #1344]                // 8-byte Spill
	ldr	x18, [sp, #1216]                // 8-byte Reload
	ldr	x10, [sp, #1512]                // 8-byte Reload
	str	x6, [sp, #1328]                 // 8-byte Spill
	fmla	v18.4s, v7.4s, v0.4s
	fmla	v17.4s, v7.4s, v3.4s
	ldr	q0, [x1, #1152]
	add	x6, x18, x10
	ldr	x28, [sp, #1488]                // 8-byte Reload
	str	x14, [sp, #1296]                // 8-byte Spill
	fmul	v20.4s, v16.4s, v0.4s
	add	x6, x6, #81, lsl #12            // =331776
	str	x13, [sp, #1312]                // 8-byte Spill
	ldr	x10, [sp, #1464]                // 8-byte Reload
	str	x21, [sp, #1256]                // 8-byte Spill
	ldr	x26, [sp, #1400]                // 8-byte Reload
	fmla	v18.4s, v6.4s, v0.4s
	fmla	v17.4s, v6.4s, v19.4s
	ldr	q0, [x1, #1728]
	str	x12, [sp, #1304]                // 8-byte Spill
	ldr	x27, [sp, #1376]                // 8-byte Reload
	ldr	x29, [sp, #1352]                // 8-byte Reload
	fmla	v20.4s, v7.4s, v0.4s
	ldr	q0, [x1, #2304]
	str	x20, [sp, #1272]                // 8-byte Spill
	str	x16, [sp, #1320]                // 8-byte Spill
	ldr	x16, [sp, #1424]                // 8-byte Reload
	fmul	v22.4s, v16.4s, v0.4s
	str	x15, [sp, #1288]                // 8-byte Spill
	str	x7, [sp, #1280]                 // 8-byte Spill
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x1, #2880]
	str	x25, [sp, #1232]                // 8-byte Spill
	str	x19, [sp, #1264]                // 8-byte Spill
	fmla	v22.4s, v7.4s, v0.4s
	ldr	q0, [x1, #3456]
	str	x4, [sp, #1248]                 // 8-byte Spill
	str	x22, [sp, #1240]                // 8-byte Spill
	fmul	v24.4s, v16.4s, v0.4s
	str	x23, [sp, #1224]                // 8-byte Spill
	str	x30, [sp, #1336]                // 8-byte Spill
	fmla	v22.4s, v6.4s, v0.4s
	ldr	q0, [x1, #4032]
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x1, #4608]
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x1, #5184]
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x1, #5760]
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x1, #32256]
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x1, #32832]
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x1, #33408]
	fmla	v20.4s, v2.4s, v0.4s
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x1, #33984]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x1, #34560]
	fmla	v22.4s, v2.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x1, #35136]
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x1, #35712]
	fmla	v24.4s, v2.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x1, #36288]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x1, #36864]
	fmla	v26.4s, v2.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x1, #37440]
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x1, #38016]
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x5, #3456]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x5, #4032]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v1.4s, v3.4s
	ldr	q3, [x5, #4608]
	fmla	v20.4s, v1.4s, v21.4s
	add	x5, x24, x2
	add	x24, x24, #16
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x30, x2]
	str	q18, [x5]
	ldr	q18, [x23, x2]
	ldr	x23, [sp, #1512]                // 8-byte Reload
	mov	x30, x17
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	mov	x17, x3
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x25, x2]
	ldr	x25, [sp, #1392]                // 8-byte Reload
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x5, #576]
	ldr	q20, [x7, x2]
	fmla	v17.4s, v4.4s, v18.4s
	ldr	q18, [x22, x2]
	ldr	x7, [sp, #1408]                 // 8-byte Reload
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x3, x2]
	ldr	x22, [sp, #1360]                // 8-byte Reload
	fmla	v19.4s, v2.4s, v18.4s
	mov	x3, x11
	mov	x11, x0
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v5.4s, v18.4s
	ldr	q18, [x4, x2]
	ldr	x4, [sp, #1368]                 // 8-byte Reload
	fmla	v21.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x21, x2]
	ldr	x21, [sp, #1456]                // 8-byte Reload
	fmla	v24.4s, v1.4s, v25.4s
	str	q22, [x5, #1152]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x0, x2]
	fmla	v21.4s, v2.4s, v18.4s
	fmla	v19.4s, v5.4s, v18.4s
	ldr	q18, [x19, x2]
	ldr	x19, [sp, #1384]                // 8-byte Reload
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v26.4s, v0.4s, v25.4s
	mov	x0, x11
	mov	x11, x3
	fmla	v23.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v21.4s, v4.4s, v18.4s
	ldr	q18, [x20, x2]
	ldr	x20, [sp, #1432]                // 8-byte Reload
	mov	x3, x17
	fmla	v26.4s, v1.4s, v27.4s
	str	q24, [x5, #1728]
	mov	x17, x30
	ldr	x30, [sp, #1336]                // 8-byte Reload
	add	x17, x17, #16
	add	x3, x3, #16
	fmla	v25.4s, v7.4s, v27.4s
	ldr	q27, [x8, x2]
	fmla	v23.4s, v2.4s, v18.4s
	fmla	v21.4s, v5.4s, v18.4s
	ldr	q18, [x6]
	add	x6, x15, x2
	sub	x18, x6, #2880
	ldr	q24, [x6]
	fmla	v26.4s, v3.4s, v27.4s
	ldr	x15, [sp, #1416]                // 8-byte Reload
	add	x30, x30, #16
	add	x11, x11, #16
	fmla	v25.4s, v6.4s, v27.4s
	fmla	v23.4s, v4.4s, v18.4s
	ldr	q18, [x13, x2]
	ldr	q27, [x6, #2304]
	ldr	x13, [sp, #1472]                // 8-byte Reload
	add	x0, x0, #16
	str	q26, [x5, #2304]
	ldr	q26, [x6, #1152]
	add	x9, x9, #16
	add	x8, x8, #16
	fmla	v25.4s, v2.4s, v18.4s
	fmla	v23.4s, v5.4s, v18.4s
	ldr	q18, [x12, x2]
	ldr	x12, [sp, #1440]                // 8-byte Reload
	fmla	v25.4s, v4.4s, v18.4s
	ldr	q18, [x14, x2]
	ldr	x14, [sp, #1480]                // 8-byte Reload
	fmla	v25.4s, v5.4s, v18.4s
	ldr	q18, [x18]
	sub	x18, x6, #1728
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x18]
	sub	x18, x6, #1152
	fmla	v19.4s, v0.4s, v20.4s
	ldr	q22, [x18]
	sub	x18, x6, #576
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v18.4s, v6.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x18]
	str	q17, [x5, #16128]
	ldr	q17, [x6, #29376]
	add	x18, x1, #63, lsl #12           // =258048
	fmla	v19.4s, v3.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x6, #29952]
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v1.4s, v24.4s
	str	q19, [x5, #16704]
	ldr	q19, [x6, #62208]
	fmla	v18.4s, v4.4s, v17.4s
	ldr	q17, [x6, #30528]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x6, #576]
	fmla	v20.4s, v2.4s, v17.4s
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v18.4s, v5.4s, v17.4s
	ldr	q17, [x6, #31104]
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x6, #31680]
	fmla	v23.4s, v1.4s, v26.4s
	str	q21, [x5, #17280]
	ldr	q21, [x6, #63360]
	fmla	v24.4s, v7.4s, v26.4s
	ldr	q26, [x6, #1728]
	fmla	v22.4s, v2.4s, v17.4s
	fmla	v20.4s, v5.4s, v17.4s
	ldr	q17, [x6, #32256]
	fmla	v23.4s, v3.4s, v26.4s
	fmla	v25.4s, v0.4s, v26.4s
	fmla	v24.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v22.4s, v4.4s, v17.4s
	ldr	q17, [x6, #32832]
	fmla	v25.4s, v1.4s, v27.4s
	str	q23, [x5, #17856]
	ldr	q23, [x6, #64512]
	fmla	v26.4s, v7.4s, v27.4s
	ldr	q27, [x6, #2880]
	fmla	v24.4s, v2.4s, v17.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldr	q17, [x6, #33408]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v26.4s, v6.4s, v27.4s
	fmla	v24.4s, v4.4s, v17.4s
	ldr	q17, [x6, #33984]
	str	q25, [x5, #18432]
	ldr	q25, [x28, x2]
	add	x28, x28, #16
	str	x28, [sp, #1488]                // 8-byte Spill
	fmla	v26.4s, v2.4s, v17.4s
	fmla	v24.4s, v5.4s, v17.4s
	ldr	q17, [x6, #34560]
	fmla	v26.4s, v4.4s, v17.4s
	ldr	q17, [x6, #35136]
	fmla	v26.4s, v5.4s, v17.4s
	ldr	q17, [x6, #61632]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v16.4s, v17.4s
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x6, #62784]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x6, #63936]
	str	q18, [x5, #32256]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x5, #32832]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x6, #65088]
	ldr	x6, [sp, #1448]                 // 8-byte Reload
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v21.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v1.4s, v25.4s
	str	q22, [x5, #33408]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x14, x2]
	add	x14, x14, #16
	str	x14, [sp, #1480]                // 8-byte Spill
	ldr	x14, [sp, #1296]                // 8-byte Reload
	fmul	v16.4s, v16.4s, v25.4s
	fmla	v24.4s, v3.4s, v25.4s
	fmla	v26.4s, v0.4s, v25.4s
	add	x14, x14, #16
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x13, x2]
	add	x13, x13, #16
	str	x13, [sp, #1472]                // 8-byte Spill
	ldr	x13, [sp, #1312]                // 8-byte Reload
	fmla	v16.4s, v7.4s, v25.4s
	ldr	q7, [x10, x2]
	fmla	v26.4s, v1.4s, v25.4s
	str	q24, [x5, #33984]
	add	x10, x10, #16
	add	x13, x13, #16
	str	x10, [sp, #1464]                // 8-byte Spill
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x21, x2]
	fmla	v26.4s, v3.4s, v7.4s
	add	x21, x21, #16
	fmla	v17.4s, v2.4s, v6.4s
	ldr	q6, [x6, x2]
	add	x6, x6, #16
	str	x6, [sp, #1448]                 // 8-byte Spill
	ldr	x6, [sp, #1328]                 // 8-byte Reload
	str	q26, [x5, #34560]
	str	x21, [sp, #1456]                // 8-byte Spill
	ldr	x21, [sp, #1256]                // 8-byte Reload
	add	x6, x6, #16
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q6, [x12, x2]
	add	x12, x12, #16
	str	x12, [sp, #1440]                // 8-byte Spill
	ldr	x12, [sp, #1304]                // 8-byte Reload
	add	x21, x21, #16
	fmla	v19.4s, v2.4s, v6.4s
	add	x12, x12, #16
	fmla	v17.4s, v5.4s, v6.4s
	ldr	q6, [x20, x2]
	add	x20, x20, #16
	str	x20, [sp, #1432]                // 8-byte Spill
	ldr	x20, [sp, #1272]                // 8-byte Reload
	fmla	v19.4s, v4.4s, v6.4s
	ldr	q6, [x16, x2]
	add	x16, x16, #16
	str	x16, [sp, #1424]                // 8-byte Spill
	ldr	x16, [sp, #1320]                // 8-byte Reload
	add	x20, x20, #16
	fmla	v21.4s, v2.4s, v6.4s
	add	x16, x16, #16
	fmla	v19.4s, v5.4s, v6.4s
	ldr	q6, [x15, x2]
	add	x15, x15, #16
	str	x15, [sp, #1416]                // 8-byte Spill
	ldr	x15, [sp, #1288]                // 8-byte Reload
	fmla	v21.4s, v4.4s, v6.4s
	ldr	q6, [x7, x2]
	add	x7, x7, #16
	str	x7, [sp, #1408]                 // 8-byte Spill
	ldr	x7, [sp, #1280]                 // 8-byte Reload
	add	x15, x15, #16
	fmla	v23.4s, v2.4s, v6.4s
	add	x7, x7, #16
	fmla	v21.4s, v5.4s, v6.4s
	ldr	q6, [x26, x2]
	add	x26, x26, #16
	str	x26, [sp, #1400]                // 8-byte Spill
	fmla	v23.4s, v4.4s, v6.4s
	ldr	q6, [x25, x2]
	add	x25, x25, #16
	str	x25, [sp, #1392]                // 8-byte Spill
	ldr	x25, [sp, #1232]                // 8-byte Reload
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x19, x2]
	add	x19, x19, #16
	str	x19, [sp, #1384]                // 8-byte Spill
	ldr	x19, [sp, #1264]                // 8-byte Reload
	add	x25, x25, #16
	fmla	v23.4s, v5.4s, v6.4s
	add	x19, x19, #16
	fmla	v16.4s, v4.4s, v2.4s
	ldr	q2, [x27, x2]
	add	x27, x27, #16
	str	x27, [sp, #1376]                // 8-byte Spill
	fmla	v16.4s, v5.4s, v2.4s
	ldr	q2, [x18]
	ldr	x18, [sp, #1208]                // 8-byte Reload
	fmla	v17.4s, v0.4s, v2.4s
	ldr	q2, [x4, x2]
	add	x18, x18, x23
	sub	x1, x18, #4032
	add	x23, x23, #16
	add	x4, x4, #16
	str	x23, [sp, #1512]                // 8-byte Spill
	ldr	x23, [sp, #1224]                // 8-byte Reload
	str	x4, [sp, #1368]                 // 8-byte Spill
	ldr	x4, [sp, #1248]                 // 8-byte Reload
	fmla	v17.4s, v1.4s, v2.4s
	ldr	q2, [x22, x2]
	add	x22, x22, #16
	str	x22, [sp, #1360]                // 8-byte Spill
	ldr	x22, [sp, #1240]                // 8-byte Reload
	add	x23, x23, #16
	fmla	v19.4s, v0.4s, v2.4s
	add	x4, x4, #16
	add	x22, x22, #16
	fmla	v17.4s, v3.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x18, #3456
	fmla	v19.4s, v1.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x18, #2880
	fmla	v21.4s, v0.4s, v2.4s
	str	q17, [x5, #48384]
	fmla	v19.4s, v3.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x18, #1728
	fmla	v21.4s, v1.4s, v2.4s
	ldr	q2, [x29, x2]
	add	x29, x29, #16
	str	x29, [sp, #1352]                // 8-byte Spill
	fmla	v23.4s, v0.4s, v2.4s
	str	q19, [x5, #48960]
	fmla	v21.4s, v3.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x18, #1152
	fmla	v23.4s, v1.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x18, #576
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x1]
	ldr	x1, [sp, #1504]                 // 8-byte Reload
	str	q21, [x5, #49536]
	fmla	v23.4s, v3.4s, v2.4s
	add	x1, x1, #16
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x18]
	ldr	x18, [sp, #1344]                // 8-byte Reload
	str	q23, [x5, #50112]
	add	x18, x18, #4
	cmp	x18, #140
	fmla	v16.4s, v3.4s, v0.4s
	str	q16, [x5, #50688]
	ldr	x5, [sp, #1496]                 // 8-byte Reload
	add	x5, x5, #16
	b.lt	.LBB1_25
	b	.LBB1_22
.LBB1_26:                               // %.preheader.preheader
                                        //   in Loop: Header=BB1_18 Depth=1
	ldp	x9, x8, [sp, #240]              // 16-byte Folded Reload
	str	x9, [sp, #1384]                 // 8-byte Spill
	str	x8, [sp, #1376]                 // 8-byte Spill
	ldp	x9, x8, [sp, #256]              // 16-byte Folded Reload
	str	x8, [sp, #1360]                 // 8-byte Spill
	ldr	x8, [sp, #296]                  // 8-byte Reload
	str	x9, [sp, #1368]                 // 8-byte Spill
	str	x8, [sp, #1352]                 // 8-byte Spill
	ldp	x9, x8, [sp, #272]              // 16-byte Folded Reload
	str	x8, [sp, #1336]                 // 8-byte Spill
	ldr	x8, [sp, #288]                  // 8-byte Reload
	str	x9, [sp, #1344]                 // 8-byte Spill
	str	x8, [sp, #1328]                 // 8-byte Spill
	ldp	x9, x8, [sp, #304]              // 16-byte Folded Reload
	str	x9, [sp, #1320]                 // 8-byte Spill
	str	x8, [sp, #1312]                 // 8-byte Spill
	ldp	x9, x8, [sp, #320]              // 16-byte Folded Reload
	str	x9, [sp, #1304]                 // 8-byte Spill
	str	x8, [sp, #1296]                 // 8-byte Spill
	ldp	x9, x8, [sp, #336]              // 16-byte Folded Reload
	str	x9, [sp, #1288]                 // 8-byte Spill
	str	x8, [sp, #1280]                 // 8-byte Spill
	ldp	x9, x8, [sp, #352]              // 16-byte Folded Reload
	str	x8, [sp, #1264]                 // 8-byte Spill
	ldr	x8, [sp, #368]                  // 8-byte Reload
	str	x9, [sp, #1272]                 // 8-byte Spill
	str	x8, [sp, #1256]                 // 8-byte Spill
	ldp	x8, x9, [sp, #376]              // 16-byte Folded Reload
	str	x8, [sp, #1240]                 // 8-byte Spill
	ldr	x8, [sp, #408]                  // 8-byte Reload
	str	x9, [sp, #1248]                 // 8-byte Spill
	str	x8, [sp, #1232]                 // 8-byte Spill
	ldp	x9, x8, [sp, #392]              // 16-byte Folded Reload
	str	x8, [sp, #1216]                 // 8-byte Spill
	ldr	x8, [sp, #472]                  // 8-byte Reload
	str	x9, [sp, #1224]                 // 8-byte Spill
	str	x8, [sp, #1208]                 // 8-byte Spill
	ldp	x9, x8, [sp, #416]              // 16-byte Folded Reload
	str	x9, [sp, #1200]                 // 8-byte Spill
	str	x8, [sp, #1192]                 // 8-byte Spill
	ldp	x9, x8, [sp, #432]              // 16-byte Folded Reload
	str	x9, [sp, #1184]                 // 8-byte Spill
	str	x8, [sp, #1176]                 // 8-byte Spill
	ldp	x9, x8, [sp, #448]              // 16-byte Folded Reload
	str	x8, [sp, #1160]                 // 8-byte Spill
	ldr	x8, [sp, #464]                  // 8-byte Reload
	str	x9, [sp, #1168]                 // 8-byte Spill
	str	x8, [sp, #1152]                 // 8-byte Spill
	ldp	x9, x8, [sp, #480]              // 16-byte Folded Reload
	str	x8, [sp, #1136]                 // 8-byte Spill
	ldr	x8, [sp, #496]                  // 8-byte Reload
	str	x9, [sp, #1144]                 // 8-byte Spill
	str	x8, [sp, #1128]                 // 8-byte Spill
	ldr	x8, [sp, #840]                  // 8-byte Reload
	str	x8, [sp, #1120]                 // 8-byte Spill
	mov	w8, #20                         // =0x14
	b	.LBB1_28
.LBB1_27:                               // %._crit_edge34
                                        //   in Loop: Header=BB1_28 Depth=2
	ldr	x10, [sp, #1120]                // 8-byte Reload
	mov	w9, #4608                       // =0x1200
	ldr	x11, [sp, #1112]                // 8-byte Reload
	add	x10, x10, x9
	add	x8, x11, #4
	cmp	x11, #24
	str	x10, [sp, #1120]                // 8-byte Spill
	ldr	x10, [sp, #1128]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1128]                // 8-byte Spill
	ldr	x10, [sp, #1136]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1136]                // 8-byte Spill
	ldr	x10, [sp, #1144]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1144]                // 8-byte Spill
	ldr	x10, [sp, #1152]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1152]                // 8-byte Spill
	ldr	x10, [sp, #1160]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1160]                // 8-byte Spill
	ldr	x10, [sp, #1168]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1168]                // 8-byte Spill
	ldr	x10, [sp, #1176]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1176]                // 8-byte Spill
	ldr	x10, [sp, #1184]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1184]                // 8-byte Spill
	ldr	x10, [sp, #1192]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1192]                // 8-byte Spill
	ldr	x10, [sp, #1200]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1200]                // 8-byte Spill
	ldr	x10, [sp, #1208]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1208]                // 8-byte Spill
	ldr	x10, [sp, #1216]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1216]                // 8-byte Spill
	ldr	x10, [sp, #1224]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1224]                // 8-byte Spill
	ldr	x10, [sp, #1232]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1232]                // 8-byte Spill
	ldr	x10, [sp, #1240]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1240]                // 8-byte Spill
	ldr	x10, [sp, #1248]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1248]                // 8-byte Spill
	ldr	x10, [sp, #1256]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1256]                // 8-byte Spill
	ldr	x10, [sp, #1264]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1264]                // 8-byte Spill
	ldr	x10, [sp, #1272]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1272]                // 8-byte Spill
	ldr	x10, [sp, #1280]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1280]                // 8-byte Spill
	ldr	x10, [sp, #1288]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1288]                // 8-byte Spill
	ldr	x10, [sp, #1296]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1296]                // 8-byte Spill
	ldr	x10, [sp, #1304]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1304]                // 8-byte Spill
	ldr	x10, [sp, #1312]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1312]                // 8-byte Spill
	ldr	x10, [sp, #1320]                // 8-byte Reload
	add	x10, x10, #2304
	str	x10, [sp, #1320]                // 8-byte Spill
	ldr	x10, [sp, #1328]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1328]                // 8-byte Spill
	ldr	x10, [sp, #1336]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1336]                // 8-byte Spill
	ldr	x10, [sp, #1344]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1344]                // 8-byte Spill
	ldr	x10, [sp, #1352]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1352]                // 8-byte Spill
	ldr	x10, [sp, #1360]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1360]                // 8-byte Spill
	ldr	x10, [sp, #1368]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1368]                // 8-byte Spill
	ldr	x10, [sp, #1376]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1376]                // 8-byte Spill
	ldr	x10, [sp, #1384]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1384]                // 8-byte Spill
	b.hs	.LBB1_17
.LBB1_28:                               // %.preheader
                                        //   Parent Loop BB1_18 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_30 Depth 3
	str	x8, [sp, #1112]                 // 8-byte Spill
	ldr	x8, [sp, #864]                  // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #143
	b.gt	.LBB1_27
// %bb.29:                              // %.lr.ph33
                                        //   in Loop: Header=BB1_28 Depth=2
	sub	x1, x8, #4
	lsl	x12, x8, #2
	mov	w8, #52160                      // =0xcbc0
	ldr	x9, [sp, #1120]                 // 8-byte Reload
	movk	w8, #7, lsl #16
	ldr	x2, [sp, #1160]                 // 8-byte Reload
	ldr	x3, [sp, #1384]                 // 8-byte Reload
	ldr	x6, [sp, #1360]                 // 8-byte Reload
	ldr	x4, [sp, #1352]                 // 8-byte Reload
	add	x8, x9, x8
	str	x2, [sp, #1496]                 // 8-byte Spill
	ldr	x2, [sp, #1152]                 // 8-byte Reload
	add	x8, x8, x12
	ldr	x19, [sp, #1344]                // 8-byte Reload
	ldr	x20, [sp, #1336]                // 8-byte Reload
	str	x8, [sp, #1392]                 // 8-byte Spill
	ldr	x8, [sp, #1376]                 // 8-byte Reload
	ldr	x21, [sp, #1328]                // 8-byte Reload
	str	x2, [sp, #1488]                 // 8-byte Spill
	ldr	x2, [sp, #1144]                 // 8-byte Reload
	ldr	x22, [sp, #1320]                // 8-byte Reload
	str	x8, [sp, #1512]                 // 8-byte Spill
	ldr	x8, [sp, #1368]                 // 8-byte Reload
	ldr	x23, [sp, #1312]                // 8-byte Reload
	ldr	x24, [sp, #1304]                // 8-byte Reload
	ldr	x25, [sp, #1296]                // 8-byte Reload
	ldr	x26, [sp, #1288]                // 8-byte Reload
	str	x8, [sp, #1504]                 // 8-byte Spill
	ldr	x27, [sp, #1280]                // 8-byte Reload
	ldr	x28, [sp, #1272]                // 8-byte Reload
	ldr	x29, [sp, #1264]                // 8-byte Reload
	ldr	x30, [sp, #1256]                // 8-byte Reload
	ldr	x0, [sp, #1248]                 // 8-byte Reload
	ldr	x8, [sp, #1240]                 // 8-byte Reload
	ldr	x9, [sp, #1232]                 // 8-byte Reload
	ldr	x10, [sp, #1224]                // 8-byte Reload
	ldr	x13, [sp, #1216]                // 8-byte Reload
	ldr	x18, [sp, #1208]                // 8-byte Reload
	ldr	x11, [sp, #1200]                // 8-byte Reload
	ldr	x14, [sp, #1192]                // 8-byte Reload
	ldr	x15, [sp, #1184]                // 8-byte Reload
	ldr	x16, [sp, #1176]                // 8-byte Reload
	ldr	x17, [sp, #1168]                // 8-byte Reload
	str	x2, [sp, #1480]                 // 8-byte Spill
	ldr	x2, [sp, #1136]                 // 8-byte Reload
	ldr	x7, [sp, #848]                  // 8-byte Reload
	ldr	x5, [sp, #1128]                 // 8-byte Reload
	str	xzr, [sp, #1464]                // 8-byte Spill
	str	x5, [sp, #1472]                 // 8-byte Spill
.LBB1_30:                               //   Parent Loop BB1_18 Depth=1
                                        //     Parent Loop BB1_28 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	str	x2, [sp, #1440]                 // 8-byte Spill
	ldr	q19, [x29, x12]
	ldr	q21, [x28, x12]
	str	x1, [sp, #1456]                 // 8-byte Spill
	add	x1, x2, x12
	add	x2, x7, x12
	ldr	q0, [x1]
	ldr	q16, [x2]
	ldr	q7, [x2, #576]
	ldr	q6, [x2, #1152]
	ldr	q2, [x2, #1728]
	ldr	q4, [x2, #2304]
	fmul	v18.4s, v0.4s, v16.4s
	ldr	q0, [x1, #576]
	ldr	q5, [x2, #2880]
	ldr	q1, [x1, #64512]
	ldr	q3, [x1, #65088]
	ldr	q23, [x26, x12]
	str	x1, [sp, #1424]                 // 8-byte Spill
	ldr	q25, [x24, x12]
	ldr	x5, [sp, #1488]                 // 8-byte Reload
	fmul	v17.4s, v16.4s, v1.4s
	str	x3, [sp, #1448]                 // 8-byte Spill
	fmla	v18.4s, v7.4s, v0.4s
	ldr	q0, [x1, #1152]
	str	x4, [sp, #1408]                 // 8-byte Spill
	str	x6, [sp, #1416]                 // 8-byte Spill
	fmul	v20.4s, v16.4s, v0.4s
	str	x19, [sp, #1400]                // 8-byte Spill
	fmla	v17.4s, v7.4s, v3.4s
	str	x7, [sp, #1432]                 // 8-byte Spill
	ldr	x7, [sp, #1472]                 // 8-byte Reload
	fmla	v18.4s, v6.4s, v0.4s
	ldr	q0, [x1, #1728]
	fmla	v20.4s, v7.4s, v0.4s
	ldr	q0, [x1, #2304]
	fmla	v17.4s, v6.4s, v19.4s
	fmul	v22.4s, v16.4s, v0.4s
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x1, #2880]
	fmla	v22.4s, v7.4s, v0.4s
	ldr	q0, [x1, #3456]
	fmul	v24.4s, v16.4s, v0.4s
	fmla	v22.4s, v6.4s, v0.4s
	ldr	q0, [x1, #4032]
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x1, #4608]
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x1, #32256]
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x1, #32832]
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x1, #33408]
	fmla	v20.4s, v2.4s, v0.4s
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x1, #33984]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x1, #34560]
	fmla	v22.4s, v2.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x1, #35136]
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x1, #35712]
	fmla	v24.4s, v2.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x1, #36288]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x1, #36864]
	ldr	x1, [sp, #1504]                 // 8-byte Reload
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x2, #3456]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x2, #4032]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v1.4s, v3.4s
	ldr	q3, [x2, #4608]
	fmla	v20.4s, v1.4s, v21.4s
	add	x2, x22, x12
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x27, x12]
	str	q18, [x2]
	ldr	q18, [x4, x12]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x6, x12]
	ldr	x6, [sp, #1480]                 // 8-byte Reload
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x2, #576]
	fmla	v17.4s, v4.4s, v18.4s
	ldr	q18, [x1, x12]
	ldr	x1, [sp, #1512]                 // 8-byte Reload
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x25, x12]
	fmla	v19.4s, v2.4s, v18.4s
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v5.4s, v18.4s
	ldr	q18, [x1, x12]
	mov	x1, x17
	fmla	v21.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	mov	x17, x16
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x3, x12]
	add	x3, x8, x12
	fmla	v24.4s, v1.4s, v25.4s
	sub	x4, x3, #1728
	str	q22, [x2, #1152]
	ldr	q20, [x4]
	sub	x4, x3, #1152
	mov	x16, x15
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x23, x12]
	fmla	v21.4s, v2.4s, v18.4s
	fmla	v19.4s, v5.4s, v18.4s
	ldr	q18, [x19, x12]
	mov	x15, x14
	fmla	v24.4s, v3.4s, v25.4s
	mov	x14, x11
	mov	x11, x18
	mov	x18, x13
	mov	x13, x10
	mov	x10, x9
	fmla	v23.4s, v6.4s, v25.4s
	fmla	v21.4s, v4.4s, v18.4s
	ldr	q18, [x20, x12]
	ldr	q25, [x3, #1728]
	mov	x9, x8
	mov	x8, x0
	str	q24, [x2, #1728]
	ldr	q24, [x3, #576]
	ldr	x19, [sp, #1464]                // 8-byte Reload
	add	x20, x20, #16
	fmla	v23.4s, v2.4s, v18.4s
	fmla	v21.4s, v5.4s, v18.4s
	ldr	q18, [x21, x12]
	add	x21, x21, #16
	fmla	v23.4s, v4.4s, v18.4s
	ldr	q18, [x30, x12]
	fmla	v23.4s, v5.4s, v18.4s
	ldr	q18, [x0, x12]
	mov	x0, x30
	mov	x30, x29
	mov	x29, x28
	mov	x28, x27
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	mov	x27, x26
	mov	x26, x25
	mov	x25, x24
	mov	x24, x23
	mov	x23, x24
	mov	x24, x25
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x4]
	sub	x4, x3, #576
	mov	x25, x26
	mov	x26, x27
	fmla	v19.4s, v0.4s, v20.4s
	ldr	q22, [x4]
	mov	x27, x28
	mov	x28, x29
	mov	x29, x30
	mov	x30, x0
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v18.4s, v6.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	mov	x0, x8
	mov	x8, x9
	mov	x9, x10
	fmla	v19.4s, v1.4s, v22.4s
	mov	x10, x13
	mov	x13, x18
	mov	x18, x11
	mov	x11, x14
	mov	x14, x15
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x3]
	str	q17, [x2, #16128]
	ldr	q17, [x3, #29952]
	mov	x15, x16
	mov	x16, x17
	fmla	v19.4s, v3.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	ldr	x4, [sp, #1496]                 // 8-byte Reload
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x3, #30528]
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	add	x17, x1, #16
	add	x8, x8, #16
	add	x0, x0, #16
	add	x30, x30, #16
	fmla	v21.4s, v1.4s, v24.4s
	str	q19, [x2, #16704]
	ldr	q19, [x3, #62784]
	fmla	v18.4s, v4.4s, v17.4s
	ldr	q17, [x3, #31104]
	add	x29, x29, #16
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x3, #1152]
	add	x28, x28, #16
	fmla	v20.4s, v2.4s, v17.4s
	add	x27, x27, #16
	add	x26, x26, #16
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	add	x25, x25, #16
	fmla	v18.4s, v5.4s, v17.4s
	ldr	q17, [x3, #31680]
	add	x24, x24, #16
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	add	x23, x23, #16
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x3, #32256]
	add	x22, x22, #16
	fmla	v23.4s, v1.4s, v25.4s
	str	q21, [x2, #17280]
	ldr	q21, [x3, #63936]
	fmla	v24.4s, v7.4s, v25.4s
	ldr	q25, [x3, #2304]
	fmla	v22.4s, v2.4s, v17.4s
	fmla	v20.4s, v5.4s, v17.4s
	ldr	q17, [x3, #32832]
	fmla	v23.4s, v3.4s, v25.4s
	fmla	v24.4s, v6.4s, v25.4s
	fmla	v22.4s, v4.4s, v17.4s
	ldr	q17, [x3, #33408]
	str	q23, [x2, #17856]
	ldr	q23, [x3, #65088]
	fmla	v24.4s, v2.4s, v17.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldr	q17, [x3, #33984]
	fmla	v24.4s, v4.4s, v17.4s
	ldr	q17, [x3, #34560]
	fmla	v24.4s, v5.4s, v17.4s
	ldr	q17, [x3, #62208]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v16.4s, v17.4s
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x3, #63360]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x3, #64512]
	str	q18, [x2, #32256]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x2, #32832]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x9, x12]
	add	x9, x9, #16
	fmul	v16.4s, v16.4s, v23.4s
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x10, x12]
	add	x10, x10, #16
	fmla	v16.4s, v7.4s, v23.4s
	ldr	q7, [x13, x12]
	fmla	v24.4s, v1.4s, v23.4s
	str	q22, [x2, #33408]
	add	x13, x13, #16
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x18, x12]
	fmla	v24.4s, v3.4s, v7.4s
	add	x18, x18, #16
	fmla	v17.4s, v2.4s, v6.4s
	ldr	q6, [x11, x12]
	add	x11, x11, #16
	str	q24, [x2, #33984]
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q6, [x14, x12]
	add	x14, x14, #16
	fmla	v19.4s, v2.4s, v6.4s
	fmla	v17.4s, v5.4s, v6.4s
	ldr	q6, [x15, x12]
	add	x15, x15, #16
	fmla	v19.4s, v4.4s, v6.4s
	ldr	q6, [x16, x12]
	add	x16, x16, #16
	fmla	v21.4s, v2.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	ldr	q6, [x1, x12]
	ldr	x1, [sp, #1424]                 // 8-byte Reload
	fmla	v21.4s, v4.4s, v6.4s
	ldr	q6, [x4, x12]
	add	x1, x1, #63, lsl #12            // =258048
	add	x4, x4, #16
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x5, x12]
	add	x5, x5, #16
	str	x5, [sp, #1488]                 // 8-byte Spill
	ldr	x5, [sp, #1504]                 // 8-byte Reload
	fmla	v21.4s, v5.4s, v6.4s
	str	x4, [sp, #1496]                 // 8-byte Spill
	ldr	x4, [sp, #1408]                 // 8-byte Reload
	add	x5, x5, #16
	fmla	v16.4s, v4.4s, v2.4s
	ldr	q2, [x6, x12]
	add	x6, x6, #16
	str	x6, [sp, #1480]                 // 8-byte Spill
	ldr	x6, [sp, #1416]                 // 8-byte Reload
	add	x4, x4, #16
	str	x5, [sp, #1504]                 // 8-byte Spill
	ldr	x5, [sp, #1512]                 // 8-byte Reload
	add	x6, x6, #16
	fmla	v16.4s, v5.4s, v2.4s
	ldr	q2, [x1]
	ldr	x1, [sp, #1392]                 // 8-byte Reload
	add	x5, x5, #16
	fmla	v17.4s, v0.4s, v2.4s
	add	x1, x1, x19
	add	x19, x19, #16
	sub	x3, x1, #4032
	str	x19, [sp, #1464]                // 8-byte Spill
	ldr	x19, [sp, #1400]                // 8-byte Reload
	ldr	q2, [x3]
	sub	x3, x1, #3456
	str	x5, [sp, #1512]                 // 8-byte Spill
	add	x19, x19, #16
	fmla	v17.4s, v1.4s, v2.4s
	ldr	q2, [x3]
	sub	x3, x1, #2880
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v17.4s, v3.4s, v2.4s
	ldr	q2, [x3]
	sub	x3, x1, #1728
	fmla	v19.4s, v1.4s, v2.4s
	ldr	q2, [x7, x12]
	add	x7, x7, #16
	str	x7, [sp, #1472]                 // 8-byte Spill
	ldr	x7, [sp, #1432]                 // 8-byte Reload
	fmla	v21.4s, v0.4s, v2.4s
	str	q17, [x2, #48384]
	add	x7, x7, #16
	fmla	v19.4s, v3.4s, v2.4s
	ldr	q2, [x3]
	sub	x3, x1, #1152
	fmla	v21.4s, v1.4s, v2.4s
	ldr	q2, [x3]
	sub	x3, x1, #576
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x3]
	ldr	x3, [sp, #1448]                 // 8-byte Reload
	str	q19, [x2, #48960]
	fmla	v21.4s, v3.4s, v2.4s
	add	x3, x3, #16
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x1]
	ldr	x1, [sp, #1456]                 // 8-byte Reload
	str	q21, [x2, #49536]
	add	x1, x1, #4
	cmp	x1, #140
	fmla	v16.4s, v3.4s, v0.4s
	str	q16, [x2, #50112]
	ldr	x2, [sp, #1440]                 // 8-byte Reload
	add	x2, x2, #16
	b.lt	.LBB1_30
	b	.LBB1_27
.LBB1_31:                               // %._crit_edge38
	add	sp, sp, #1520
	ldp	x20, x19, [sp, #80]             // 16-byte Folded Reload
	ldp	x22, x21, [sp, #64]             // 16-byte Folded Reload
	ldp	x24, x23, [sp, #48]             // 16-byte Folded Reload
	ldp	x26, x25, [sp, #32]             // 16-byte Folded Reload
	ldp	x28, x27, [sp, #16]             // 16-byte Folded Reload
	ldp	x29, x30, [sp], #96             // 16-byte Folded Reload
	ret
.Lfunc_end1:
	.size	node_nnprim_depthwise_conv, .Lfunc_end1-node_nnprim_depthwise_conv
                                        // -- End function
	.p2align	2                               // -- Begin function node_nnprim_depthwise_conv_task
	.type	node_nnprim_depthwise_conv_task,@function
node_nnprim_depthwise_conv_task:        // @node_nnprim_depthwise_conv_task
// %bb.0:
	mov	w11, #23020                     // =0x59ec
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

	.type	.Lnnprim_const.2,@object        // @nnprim_const.2
	.section	.rodata.cst32,"aM",@progbits,32
	.p2align	4, 0x0
.Lnnprim_const.2:
	.xword	1                               // 0x1
	.xword	56                              // 0x38
	.xword	56                              // 0x38
	.xword	144                             // 0x90
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
	.xword	144                             // 0x90
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
	.xword	28                              // 0x1c
	.xword	28                              // 0x1c
	.xword	144                             // 0x90
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
