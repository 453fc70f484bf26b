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
	str	d8, [sp, #-112]!                // 8-byte Folded Spill
	mov	x9, xzr
	stp	x29, x30, [sp, #16]             // 16-byte Folded Spill
	stp	x28, x27, [sp, #32]             // 16-byte Folded Spill
	stp	x26, x25, [sp, #48]             // 16-byte Folded Spill
	stp	x24, x23, [sp, #64]             // 16-byte Folded Spill
	stp	x22, x21, [sp, #80]             // 16-byte Folded Spill
	stp	x20, x19, [sp, #96]             // 16-byte Folded Spill
	//APP
	//NO_APP
	cmp	x9, #959
	b.gt	.LBB1_3
// %bb.1:                               // %.lr.ph.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w10, #46080                     // =0xb400
	mov	w11, #53760                     // =0xd200
	add	x10, x1, x10
	mov	x12, x1
	add	x11, x0, x11
	mov	x13, x0
	mov	x14, x2
.LBB1_2:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	add	x15, x13, x9
	add	x16, x10, x9
	add	x17, x12, x9
	ldr	q2, [x15]
	ldr	q23, [x16]
	ldr	q26, [x17, #42240]
	ldr	q30, [x17, #38400]
	ldr	q22, [x17, #26880]
	ldr	q24, [x17, #23040]
	ldr	q17, [x17, #19200]
	fmul	v6.4s, v2.4s, v23.4s
	fmul	v7.4s, v2.4s, v26.4s
	fmul	v16.4s, v2.4s, v30.4s
	fmul	v0.4s, v2.4s, v22.4s
	fmul	v1.4s, v2.4s, v24.4s
	fmul	v2.4s, v2.4s, v17.4s
	ldr	q3, [x15, #3840]
	ldr	q27, [x16, #3840]
	ldr	q25, [x17, #30720]
	ldr	q4, [x15, #7680]
	ldr	q31, [x16, #7680]
	fmla	v6.4s, v27.4s, v3.4s
	fmla	v7.4s, v23.4s, v3.4s
	fmul	v18.4s, v30.4s, v3.4s
	fmla	v16.4s, v26.4s, v3.4s
	fmla	v0.4s, v25.4s, v3.4s
	ldr	q28, [x17, #34560]
	fmla	v1.4s, v22.4s, v3.4s
	fmla	v2.4s, v24.4s, v3.4s
	fmul	v3.4s, v17.4s, v3.4s
	fmul	v19.4s, v30.4s, v4.4s
	ldr	q5, [x15, #11520]
	ldr	q29, [x15, #15360]
	fmla	v6.4s, v31.4s, v4.4s
	fmla	v7.4s, v27.4s, v4.4s
	ldr	q8, [x15, #34560]
	fmla	v16.4s, v23.4s, v4.4s
	fmla	v18.4s, v26.4s, v4.4s
	fmul	v20.4s, v30.4s, v5.4s
	fmla	v0.4s, v28.4s, v4.4s
	fmla	v1.4s, v25.4s, v4.4s
	fmul	v21.4s, v30.4s, v29.4s
	fmla	v2.4s, v22.4s, v4.4s
	fmla	v3.4s, v24.4s, v4.4s
	fmul	v4.4s, v17.4s, v4.4s
	fmla	v7.4s, v31.4s, v5.4s
	fmla	v19.4s, v26.4s, v5.4s
	add	x17, x11, x9
	fmla	v16.4s, v27.4s, v5.4s
	fmla	v18.4s, v23.4s, v5.4s
	add	x8, x8, #4
	fmla	v1.4s, v28.4s, v5.4s
	fmla	v20.4s, v26.4s, v29.4s
	add	x13, x13, #16
	fmla	v2.4s, v25.4s, v5.4s
	fmla	v3.4s, v22.4s, v5.4s
	add	x10, x10, #16
	fmla	v4.4s, v24.4s, v5.4s
	fmul	v5.4s, v17.4s, v5.4s
	fmla	v19.4s, v23.4s, v29.4s
	fmul	v17.4s, v17.4s, v29.4s
	fmla	v16.4s, v31.4s, v29.4s
	fmla	v18.4s, v27.4s, v29.4s
	add	x12, x12, #16
	add	x11, x11, #16
	cmp	x8, #956
	fmla	v2.4s, v28.4s, v29.4s
	fmla	v3.4s, v25.4s, v29.4s
	fmla	v4.4s, v22.4s, v29.4s
	fmla	v5.4s, v24.4s, v29.4s
	ldr	q29, [x15, #19200]
	fmla	v19.4s, v27.4s, v29.4s
	fmla	v20.4s, v23.4s, v29.4s
	fmla	v21.4s, v26.4s, v29.4s
	fmla	v17.4s, v24.4s, v29.4s
	ldr	q24, [x15, #23040]
	fmla	v4.4s, v25.4s, v29.4s
	fmla	v5.4s, v22.4s, v29.4s
	fmla	v3.4s, v28.4s, v29.4s
	fmla	v18.4s, v31.4s, v29.4s
	ldr	q29, [x15, #30720]
	fmla	v19.4s, v31.4s, v24.4s
	fmla	v20.4s, v27.4s, v24.4s
	fmla	v21.4s, v23.4s, v24.4s
	fmla	v17.4s, v22.4s, v24.4s
	ldr	q22, [x16, #19200]
	fmla	v4.4s, v28.4s, v24.4s
	fmla	v5.4s, v25.4s, v24.4s
	ldr	q25, [x15, #26880]
	ldr	q24, [x16, #15360]
	ldr	q28, [x16, #11520]
	fmla	v3.4s, v30.4s, v29.4s
	fmla	v6.4s, v22.4s, v25.4s
	fmla	v0.4s, v23.4s, v25.4s
	fmla	v7.4s, v24.4s, v25.4s
	fmla	v16.4s, v28.4s, v25.4s
	fmla	v1.4s, v26.4s, v25.4s
	fmla	v2.4s, v30.4s, v25.4s
	ldr	q25, [x16, #23040]
	fmla	v18.4s, v28.4s, v29.4s
	fmla	v19.4s, v28.4s, v8.4s
	fmla	v6.4s, v25.4s, v29.4s
	fmla	v0.4s, v27.4s, v29.4s
	fmla	v7.4s, v22.4s, v29.4s
	fmla	v16.4s, v24.4s, v29.4s
	fmla	v1.4s, v23.4s, v29.4s
	fmla	v2.4s, v26.4s, v29.4s
	ldr	q29, [x16, #26880]
	fmla	v4.4s, v30.4s, v8.4s
	fmla	v18.4s, v24.4s, v8.4s
	fmla	v6.4s, v29.4s, v8.4s
	fmla	v0.4s, v31.4s, v8.4s
	fmla	v7.4s, v25.4s, v8.4s
	fmla	v16.4s, v22.4s, v8.4s
	fmla	v1.4s, v27.4s, v8.4s
	fmla	v2.4s, v23.4s, v8.4s
	fmla	v3.4s, v26.4s, v8.4s
	ldr	q8, [x15, #38400]
	fmla	v19.4s, v24.4s, v8.4s
	fmla	v20.4s, v28.4s, v8.4s
	fmla	v4.4s, v26.4s, v8.4s
	fmla	v5.4s, v30.4s, v8.4s
	fmla	v7.4s, v29.4s, v8.4s
	fmla	v16.4s, v25.4s, v8.4s
	fmla	v18.4s, v22.4s, v8.4s
	fmla	v1.4s, v31.4s, v8.4s
	fmla	v2.4s, v27.4s, v8.4s
	fmla	v3.4s, v23.4s, v8.4s
	ldr	q8, [x15, #42240]
	fmla	v19.4s, v22.4s, v8.4s
	fmla	v20.4s, v24.4s, v8.4s
	fmla	v21.4s, v28.4s, v8.4s
	fmla	v4.4s, v23.4s, v8.4s
	fmla	v5.4s, v26.4s, v8.4s
	fmla	v17.4s, v30.4s, v8.4s
	ldr	q30, [x15, #46080]
	fmla	v18.4s, v25.4s, v8.4s
	fmla	v3.4s, v27.4s, v8.4s
	fmla	v19.4s, v25.4s, v30.4s
	fmla	v20.4s, v22.4s, v30.4s
	fmla	v21.4s, v24.4s, v30.4s
	fmla	v4.4s, v27.4s, v30.4s
	fmla	v5.4s, v23.4s, v30.4s
	fmla	v17.4s, v26.4s, v30.4s
	ldr	q26, [x15, #49920]
	fmla	v16.4s, v29.4s, v8.4s
	fmla	v2.4s, v31.4s, v8.4s
	ldr	q8, [x15, #61440]
	fmla	v18.4s, v29.4s, v30.4s
	fmla	v3.4s, v31.4s, v30.4s
	ldr	q30, [x16, #30720]
	fmla	v19.4s, v29.4s, v26.4s
	fmla	v20.4s, v25.4s, v26.4s
	add	x15, x14, x9
	fmla	v21.4s, v22.4s, v26.4s
	fmla	v4.4s, v31.4s, v26.4s
	ldr	q31, [x17, #3840]
	fmla	v5.4s, v27.4s, v26.4s
	fmla	v17.4s, v23.4s, v26.4s
	ldr	q27, [x17]
	ldr	q23, [x16, #38400]
	ldr	q26, [x16, #34560]
	fmla	v18.4s, v30.4s, v31.4s
	fmla	v16.4s, v30.4s, v27.4s
	fmla	v0.4s, v22.4s, v27.4s
	add	x14, x14, #16
	fmla	v6.4s, v23.4s, v27.4s
	fmla	v7.4s, v26.4s, v27.4s
	fmla	v1.4s, v24.4s, v27.4s
	fmla	v2.4s, v28.4s, v27.4s
	ldr	q27, [x16, #42240]
	fmla	v3.4s, v28.4s, v31.4s
	fmla	v4.4s, v28.4s, v8.4s
	fmla	v16.4s, v26.4s, v31.4s
	fmla	v0.4s, v25.4s, v31.4s
	fmla	v6.4s, v27.4s, v31.4s
	fmla	v7.4s, v23.4s, v31.4s
	fmla	v1.4s, v22.4s, v31.4s
	fmla	v2.4s, v24.4s, v31.4s
	ldr	q31, [x16, #46080]
	fmla	v18.4s, v26.4s, v8.4s
	fmla	v19.4s, v30.4s, v8.4s
	fmla	v16.4s, v23.4s, v8.4s
	fmla	v0.4s, v29.4s, v8.4s
	fmla	v6.4s, v31.4s, v8.4s
	fmla	v7.4s, v27.4s, v8.4s
	fmla	v1.4s, v25.4s, v8.4s
	fmla	v2.4s, v22.4s, v8.4s
	fmla	v3.4s, v24.4s, v8.4s
	ldr	q8, [x17, #11520]
	fmla	v4.4s, v24.4s, v8.4s
	fmla	v7.4s, v31.4s, v8.4s
	str	q6, [x15]
	fmla	v16.4s, v27.4s, v8.4s
	fmla	v18.4s, v23.4s, v8.4s
	ldr	q6, [x17, #26880]
	fmla	v19.4s, v26.4s, v8.4s
	fmla	v20.4s, v30.4s, v8.4s
	fmla	v1.4s, v29.4s, v8.4s
	fmla	v2.4s, v25.4s, v8.4s
	fmla	v3.4s, v22.4s, v8.4s
	fmla	v5.4s, v28.4s, v8.4s
	ldr	q8, [x17, #15360]
	fmla	v0.4s, v23.4s, v6.4s
	str	q7, [x15, #3840]
	fmla	v4.4s, v22.4s, v8.4s
	fmla	v17.4s, v28.4s, v8.4s
	ldr	q28, [x17, #19200]
	fmla	v2.4s, v29.4s, v8.4s
	fmla	v1.4s, v26.4s, v6.4s
	fmla	v3.4s, v25.4s, v8.4s
	fmla	v5.4s, v24.4s, v8.4s
	fmla	v19.4s, v23.4s, v8.4s
	fmla	v20.4s, v26.4s, v8.4s
	fmla	v4.4s, v25.4s, v28.4s
	fmla	v17.4s, v24.4s, v28.4s
	ldr	q24, [x17, #23040]
	fmla	v2.4s, v30.4s, v6.4s
	ldr	q6, [x17, #30720]
	fmla	v21.4s, v30.4s, v8.4s
	fmla	v3.4s, v29.4s, v28.4s
	fmla	v5.4s, v22.4s, v28.4s
	fmla	v0.4s, v27.4s, v6.4s
	fmla	v1.4s, v23.4s, v6.4s
	fmla	v4.4s, v29.4s, v24.4s
	fmla	v17.4s, v22.4s, v24.4s
	fmla	v2.4s, v26.4s, v6.4s
	fmla	v18.4s, v27.4s, v8.4s
	fmla	v3.4s, v30.4s, v6.4s
	ldr	q6, [x17, #34560]
	fmla	v5.4s, v25.4s, v24.4s
	fmla	v19.4s, v27.4s, v28.4s
	fmla	v20.4s, v23.4s, v28.4s
	fmla	v4.4s, v30.4s, v6.4s
	fmla	v0.4s, v31.4s, v6.4s
	fmla	v1.4s, v27.4s, v6.4s
	fmla	v2.4s, v23.4s, v6.4s
	fmla	v3.4s, v26.4s, v6.4s
	ldr	q6, [x17, #38400]
	fmla	v21.4s, v26.4s, v28.4s
	fmla	v16.4s, v31.4s, v8.4s
	fmla	v18.4s, v31.4s, v28.4s
	fmla	v4.4s, v26.4s, v6.4s
	fmla	v5.4s, v30.4s, v6.4s
	str	q0, [x15, #26880]
	fmla	v1.4s, v31.4s, v6.4s
	fmla	v2.4s, v27.4s, v6.4s
	fmla	v3.4s, v23.4s, v6.4s
	ldr	q6, [x17, #42240]
	fmla	v19.4s, v31.4s, v24.4s
	fmla	v20.4s, v27.4s, v24.4s
	fmla	v21.4s, v23.4s, v24.4s
	str	q16, [x15, #7680]
	fmla	v4.4s, v23.4s, v6.4s
	fmla	v5.4s, v26.4s, v6.4s
	str	q18, [x15, #11520]
	fmla	v17.4s, v30.4s, v6.4s
	fmla	v2.4s, v31.4s, v6.4s
	str	q1, [x15, #30720]
	fmla	v3.4s, v27.4s, v6.4s
	ldr	q6, [x17, #46080]
	str	q19, [x15, #15360]
	str	q20, [x15, #19200]
	fmla	v4.4s, v27.4s, v6.4s
	fmla	v5.4s, v23.4s, v6.4s
	str	q21, [x15, #23040]
	fmla	v17.4s, v26.4s, v6.4s
	str	q2, [x15, #34560]
	fmla	v3.4s, v31.4s, v6.4s
	ldr	q6, [x17, #49920]
	fmla	v4.4s, v31.4s, v6.4s
	fmla	v5.4s, v27.4s, v6.4s
	fmla	v17.4s, v23.4s, v6.4s
	str	q3, [x15, #38400]
	str	q4, [x15, #42240]
	str	q5, [x15, #46080]
	str	q17, [x15, #49920]
	b.lt	.LBB1_2
.LBB1_3:                                // %._crit_edge
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #959
	b.gt	.LBB1_6
// %bb.4:                               // %.lr.ph5.preheader
	mov	w14, #3584                      // =0xe00
	mov	w16, #7424                      // =0x1d00
	mov	w18, #11264                     // =0x2c00
	mov	w4, #15104                      // =0x3b00
	sub	x8, x9, #4
	lsl	x9, x9, #2
	add	x10, x0, #37, lsl #12           // =151552
	add	x11, x0, #38, lsl #12           // =155648
	mov	w12, #53760                     // =0xd200
	movk	w14, #1, lsl #16
	movk	w16, #1, lsl #16
	movk	w18, #1, lsl #16
	movk	w4, #1, lsl #16
	add	x5, x0, #20, lsl #12            // =81920
	add	x10, x10, #2048
	add	x11, x11, #1792
	add	x12, x2, x12
	add	x13, x0, x14
	add	x14, x1, x14
	add	x15, x0, x16
	add	x16, x1, x16
	add	x17, x0, x18
	add	x18, x1, x18
	add	x3, x0, x4
	add	x4, x1, x4
	add	x5, x5, #2560
	mov	x6, x1
	mov	x7, x0
.LBB1_5:                                // %.lr.ph5
                                        // =>This Inner Loop Header: Depth=1
	add	x20, x7, x9
	add	x19, x6, x9
	add	x21, x4, x9
	ldr	q0, [x20]
	ldr	q22, [x19, #7680]
	ldr	q26, [x19, #3840]
	ldr	q21, [x19]
	ldr	q24, [x19, #11520]
	ldr	q28, [x19, #15360]
	fmul	v3.4s, v0.4s, v22.4s
	fmul	v4.4s, v0.4s, v26.4s
	ldr	q2, [x20, #26880]
	fmul	v5.4s, v0.4s, v21.4s
	ldr	q0, [x20, #3840]
	ldr	q23, [x19, #26880]
	ldr	q27, [x19, #23040]
	ldr	q31, [x19, #19200]
	fmul	v1.4s, v26.4s, v2.4s
	fmul	v6.4s, v21.4s, v0.4s
	ldr	q7, [x20, #30720]
	ldr	q25, [x19, #30720]
	fmla	v3.4s, v24.4s, v0.4s
	fmla	v4.4s, v22.4s, v0.4s
	ldr	q18, [x20, #34560]
	fmla	v5.4s, v26.4s, v0.4s
	ldr	q0, [x20, #7680]
	ldr	q29, [x19, #34560]
	fmla	v1.4s, v22.4s, v7.4s
	ldr	q20, [x20, #38400]
	ldr	q30, [x20, #42240]
	fmul	v16.4s, v21.4s, v0.4s
	fmla	v6.4s, v26.4s, v0.4s
	ldr	q8, [x20, #61440]
	fmla	v3.4s, v28.4s, v0.4s
	fmla	v4.4s, v24.4s, v0.4s
	add	x8, x8, #4
	fmla	v5.4s, v22.4s, v0.4s
	ldr	q0, [x20, #11520]
	add	x7, x7, #16
	fmla	v1.4s, v24.4s, v18.4s
	add	x6, x6, #16
	add	x4, x4, #16
	fmla	v16.4s, v26.4s, v0.4s
	fmul	v17.4s, v21.4s, v0.4s
	fmla	v6.4s, v22.4s, v0.4s
	fmla	v4.4s, v28.4s, v0.4s
	fmla	v3.4s, v23.4s, v2.4s
	cmp	x8, #956
	fmla	v5.4s, v24.4s, v0.4s
	ldr	q0, [x20, #15360]
	fmla	v1.4s, v28.4s, v20.4s
	fmla	v16.4s, v22.4s, v0.4s
	fmla	v17.4s, v26.4s, v0.4s
	fmul	v19.4s, v21.4s, v0.4s
	fmla	v6.4s, v24.4s, v0.4s
	fmla	v4.4s, v27.4s, v2.4s
	fmla	v5.4s, v28.4s, v0.4s
	ldr	q0, [x20, #19200]
	fmla	v3.4s, v25.4s, v7.4s
	fmla	v16.4s, v24.4s, v0.4s
	fmla	v17.4s, v22.4s, v0.4s
	fmla	v19.4s, v26.4s, v0.4s
	fmla	v6.4s, v28.4s, v0.4s
	ldr	q0, [x20, #23040]
	fmla	v5.4s, v31.4s, v2.4s
	fmla	v4.4s, v23.4s, v7.4s
	fmla	v3.4s, v29.4s, v18.4s
	fmla	v16.4s, v28.4s, v0.4s
	fmla	v17.4s, v24.4s, v0.4s
	fmla	v19.4s, v22.4s, v0.4s
	fmul	v0.4s, v22.4s, v2.4s
	fmul	v2.4s, v21.4s, v2.4s
	fmla	v5.4s, v27.4s, v7.4s
	fmla	v6.4s, v31.4s, v7.4s
	fmla	v4.4s, v25.4s, v18.4s
	fmla	v16.4s, v31.4s, v18.4s
	fmla	v17.4s, v31.4s, v20.4s
	fmla	v0.4s, v24.4s, v7.4s
	fmla	v2.4s, v26.4s, v7.4s
	fmul	v7.4s, v21.4s, v7.4s
	fmla	v5.4s, v23.4s, v18.4s
	fmla	v6.4s, v27.4s, v18.4s
	fmla	v4.4s, v29.4s, v20.4s
	fmla	v19.4s, v31.4s, v30.4s
	fmla	v16.4s, v27.4s, v20.4s
	fmla	v17.4s, v27.4s, v30.4s
	fmla	v0.4s, v28.4s, v18.4s
	fmla	v2.4s, v22.4s, v18.4s
	fmla	v7.4s, v26.4s, v18.4s
	fmul	v18.4s, v21.4s, v18.4s
	fmla	v5.4s, v25.4s, v20.4s
	fmla	v6.4s, v23.4s, v20.4s
	fmla	v16.4s, v23.4s, v30.4s
	fmla	v2.4s, v24.4s, v20.4s
	fmla	v7.4s, v22.4s, v20.4s
	fmla	v18.4s, v26.4s, v20.4s
	fmul	v20.4s, v21.4s, v20.4s
	fmul	v21.4s, v21.4s, v30.4s
	fmla	v5.4s, v29.4s, v30.4s
	fmla	v6.4s, v25.4s, v30.4s
	fmla	v2.4s, v28.4s, v30.4s
	fmla	v18.4s, v22.4s, v30.4s
	fmla	v20.4s, v26.4s, v30.4s
	fmla	v7.4s, v24.4s, v30.4s
	ldr	q30, [x20, #46080]
	fmla	v16.4s, v25.4s, v30.4s
	fmla	v17.4s, v23.4s, v30.4s
	fmla	v19.4s, v27.4s, v30.4s
	fmla	v18.4s, v24.4s, v30.4s
	fmla	v20.4s, v22.4s, v30.4s
	fmla	v21.4s, v26.4s, v30.4s
	ldr	q26, [x20, #49920]
	fmla	v7.4s, v28.4s, v30.4s
	fmla	v6.4s, v29.4s, v30.4s
	ldr	q30, [x20, #57600]
	fmla	v16.4s, v29.4s, v26.4s
	fmla	v17.4s, v25.4s, v26.4s
	fmla	v19.4s, v23.4s, v26.4s
	fmla	v18.4s, v28.4s, v26.4s
	ldr	q28, [x19, #38400]
	fmla	v20.4s, v24.4s, v26.4s
	fmla	v21.4s, v22.4s, v26.4s
	ldr	q26, [x20, #53760]
	ldr	q22, [x19, #46080]
	ldr	q24, [x19, #42240]
	fmla	v6.4s, v28.4s, v30.4s
	fmla	v5.4s, v28.4s, v26.4s
	fmla	v0.4s, v23.4s, v26.4s
	fmla	v3.4s, v22.4s, v26.4s
	fmla	v4.4s, v24.4s, v26.4s
	fmla	v1.4s, v27.4s, v26.4s
	fmla	v2.4s, v31.4s, v26.4s
	ldr	q26, [x19, #49920]
	fmla	v7.4s, v31.4s, v30.4s
	fmla	v16.4s, v28.4s, v8.4s
	fmla	v5.4s, v24.4s, v30.4s
	fmla	v0.4s, v25.4s, v30.4s
	fmla	v3.4s, v26.4s, v30.4s
	fmla	v4.4s, v22.4s, v30.4s
	fmla	v1.4s, v23.4s, v30.4s
	fmla	v2.4s, v27.4s, v30.4s
	ldr	q30, [x19, #53760]
	fmla	v18.4s, v31.4s, v8.4s
	fmla	v6.4s, v24.4s, v8.4s
	fmla	v5.4s, v22.4s, v8.4s
	fmla	v0.4s, v29.4s, v8.4s
	fmla	v3.4s, v30.4s, v8.4s
	fmla	v4.4s, v26.4s, v8.4s
	fmla	v1.4s, v25.4s, v8.4s
	fmla	v2.4s, v23.4s, v8.4s
	fmla	v7.4s, v27.4s, v8.4s
	ldr	q8, [x20, #65280]
	add	x20, x3, x9
	add	x3, x3, #16
	fmla	v16.4s, v24.4s, v8.4s
	fmla	v17.4s, v28.4s, v8.4s
	fmla	v18.4s, v27.4s, v8.4s
	fmla	v20.4s, v31.4s, v8.4s
	fmla	v4.4s, v30.4s, v8.4s
	fmla	v5.4s, v26.4s, v8.4s
	fmla	v6.4s, v22.4s, v8.4s
	fmla	v1.4s, v29.4s, v8.4s
	fmla	v2.4s, v25.4s, v8.4s
	fmla	v7.4s, v23.4s, v8.4s
	ldr	q8, [x13, x9]
	add	x13, x13, #16
	fmla	v16.4s, v22.4s, v8.4s
	fmla	v17.4s, v24.4s, v8.4s
	fmla	v19.4s, v28.4s, v8.4s
	fmla	v18.4s, v23.4s, v8.4s
	fmla	v20.4s, v27.4s, v8.4s
	fmla	v21.4s, v31.4s, v8.4s
	ldr	q31, [x15, x9]
	fmla	v7.4s, v25.4s, v8.4s
	fmla	v5.4s, v30.4s, v8.4s
	add	x15, x15, #16
	fmla	v16.4s, v26.4s, v31.4s
	fmla	v17.4s, v22.4s, v31.4s
	fmla	v19.4s, v24.4s, v31.4s
	fmla	v18.4s, v25.4s, v31.4s
	fmla	v20.4s, v23.4s, v31.4s
	fmla	v21.4s, v27.4s, v31.4s
	ldr	q27, [x17, x9]
	fmla	v6.4s, v26.4s, v8.4s
	fmla	v2.4s, v29.4s, v8.4s
	ldr	q8, [x20, #7680]
	fmla	v7.4s, v29.4s, v31.4s
	fmla	v16.4s, v30.4s, v27.4s
	add	x17, x17, #16
	fmla	v17.4s, v26.4s, v27.4s
	fmla	v19.4s, v22.4s, v27.4s
	fmla	v18.4s, v29.4s, v27.4s
	fmla	v20.4s, v25.4s, v27.4s
	ldr	q25, [x19, #61440]
	fmla	v21.4s, v23.4s, v27.4s
	ldr	q27, [x20]
	ldr	q23, [x19, #65280]
	ldr	q29, [x19, #57600]
	fmla	v6.4s, v30.4s, v31.4s
	add	x19, x5, x9
	fmla	v3.4s, v23.4s, v27.4s
	fmla	v4.4s, v25.4s, v27.4s
	ldr	q31, [x19]
	fmla	v5.4s, v29.4s, v27.4s
	fmla	v0.4s, v22.4s, v27.4s
	add	x5, x5, #16
	fmla	v1.4s, v24.4s, v27.4s
	fmla	v2.4s, v28.4s, v27.4s
	ldr	q27, [x14, x9]
	fmla	v6.4s, v29.4s, v31.4s
	fmla	v7.4s, v28.4s, v31.4s
	add	x14, x14, #16
	fmla	v3.4s, v27.4s, v31.4s
	fmla	v4.4s, v23.4s, v31.4s
	fmla	v5.4s, v25.4s, v31.4s
	fmla	v0.4s, v26.4s, v31.4s
	fmla	v1.4s, v22.4s, v31.4s
	fmla	v2.4s, v24.4s, v31.4s
	ldr	q31, [x16, x9]
	fmla	v16.4s, v29.4s, v8.4s
	fmla	v18.4s, v28.4s, v8.4s
	add	x16, x16, #16
	fmla	v3.4s, v31.4s, v8.4s
	fmla	v4.4s, v27.4s, v8.4s
	fmla	v5.4s, v23.4s, v8.4s
	fmla	v6.4s, v25.4s, v8.4s
	fmla	v0.4s, v30.4s, v8.4s
	fmla	v1.4s, v26.4s, v8.4s
	fmla	v2.4s, v22.4s, v8.4s
	fmla	v7.4s, v24.4s, v8.4s
	ldr	q8, [x20, #11520]
	fmla	v16.4s, v25.4s, v8.4s
	fmla	v17.4s, v29.4s, v8.4s
	fmla	v18.4s, v24.4s, v8.4s
	fmla	v20.4s, v28.4s, v8.4s
	fmla	v4.4s, v31.4s, v8.4s
	fmla	v5.4s, v27.4s, v8.4s
	fmla	v6.4s, v23.4s, v8.4s
	fmla	v1.4s, v30.4s, v8.4s
	fmla	v2.4s, v26.4s, v8.4s
	fmla	v7.4s, v22.4s, v8.4s
	ldr	q8, [x20, #15360]
	fmla	v16.4s, v23.4s, v8.4s
	fmla	v17.4s, v25.4s, v8.4s
	fmla	v19.4s, v29.4s, v8.4s
	fmla	v18.4s, v22.4s, v8.4s
	fmla	v20.4s, v24.4s, v8.4s
	fmla	v21.4s, v28.4s, v8.4s
	ldr	q28, [x20, #19200]
	fmla	v6.4s, v27.4s, v8.4s
	fmla	v7.4s, v26.4s, v8.4s
	fmla	v16.4s, v27.4s, v28.4s
	fmla	v17.4s, v23.4s, v28.4s
	fmla	v19.4s, v25.4s, v28.4s
	fmla	v18.4s, v26.4s, v28.4s
	fmla	v20.4s, v22.4s, v28.4s
	fmla	v21.4s, v24.4s, v28.4s
	ldr	q24, [x20, #23040]
	fmla	v5.4s, v31.4s, v8.4s
	fmla	v2.4s, v30.4s, v8.4s
	ldr	q8, [x20, #34560]
	fmla	v6.4s, v31.4s, v28.4s
	fmla	v7.4s, v30.4s, v28.4s
	ldr	q28, [x18, x9]
	fmla	v16.4s, v31.4s, v24.4s
	fmla	v17.4s, v27.4s, v24.4s
	add	x18, x18, #16
	fmla	v19.4s, v23.4s, v24.4s
	fmla	v18.4s, v30.4s, v24.4s
	ldr	q30, [x20, #30720]
	fmla	v20.4s, v26.4s, v24.4s
	fmla	v21.4s, v22.4s, v24.4s
	ldr	q26, [x20, #26880]
	ldr	q22, [x21, #3840]
	ldr	q24, [x21]
	fmla	v6.4s, v28.4s, v30.4s
	fmla	v5.4s, v28.4s, v26.4s
	fmla	v0.4s, v23.4s, v26.4s
	fmla	v3.4s, v22.4s, v26.4s
	fmla	v4.4s, v24.4s, v26.4s
	fmla	v1.4s, v25.4s, v26.4s
	fmla	v2.4s, v29.4s, v26.4s
	ldr	q26, [x21, #7680]
	fmla	v7.4s, v29.4s, v30.4s
	fmla	v18.4s, v29.4s, v8.4s
	fmla	v5.4s, v24.4s, v30.4s
	fmla	v0.4s, v27.4s, v30.4s
	fmla	v3.4s, v26.4s, v30.4s
	fmla	v4.4s, v22.4s, v30.4s
	fmla	v1.4s, v23.4s, v30.4s
	fmla	v2.4s, v25.4s, v30.4s
	ldr	q30, [x21, #11520]
	fmla	v6.4s, v24.4s, v8.4s
	fmla	v16.4s, v28.4s, v8.4s
	add	x21, x12, x9
	fmla	v5.4s, v22.4s, v8.4s
	fmla	v0.4s, v31.4s, v8.4s
	add	x12, x12, #16
	fmla	v3.4s, v30.4s, v8.4s
	fmla	v4.4s, v26.4s, v8.4s
	fmla	v1.4s, v27.4s, v8.4s
	fmla	v2.4s, v23.4s, v8.4s
	fmla	v7.4s, v25.4s, v8.4s
	ldr	q8, [x20, #38400]
	fmla	v18.4s, v25.4s, v8.4s
	fmla	v4.4s, v30.4s, v8.4s
	str	q3, [x21]
	fmla	v5.4s, v26.4s, v8.4s
	fmla	v6.4s, v22.4s, v8.4s
	ldr	q3, [x20, #53760]
	fmla	v16.4s, v24.4s, v8.4s
	fmla	v17.4s, v28.4s, v8.4s
	fmla	v1.4s, v31.4s, v8.4s
	fmla	v2.4s, v27.4s, v8.4s
	fmla	v7.4s, v23.4s, v8.4s
	fmla	v20.4s, v29.4s, v8.4s
	ldr	q8, [x20, #42240]
	fmla	v0.4s, v22.4s, v3.4s
	str	q4, [x21, #3840]
	fmla	v18.4s, v23.4s, v8.4s
	fmla	v21.4s, v29.4s, v8.4s
	ldr	q29, [x20, #46080]
	fmla	v2.4s, v31.4s, v8.4s
	fmla	v1.4s, v24.4s, v3.4s
	fmla	v7.4s, v27.4s, v8.4s
	fmla	v20.4s, v25.4s, v8.4s
	fmla	v16.4s, v22.4s, v8.4s
	fmla	v17.4s, v24.4s, v8.4s
	fmla	v18.4s, v27.4s, v29.4s
	fmla	v21.4s, v25.4s, v29.4s
	ldr	q25, [x20, #49920]
	fmla	v2.4s, v28.4s, v3.4s
	ldr	q3, [x20, #57600]
	fmla	v19.4s, v28.4s, v8.4s
	fmla	v7.4s, v31.4s, v29.4s
	fmla	v20.4s, v23.4s, v29.4s
	fmla	v0.4s, v26.4s, v3.4s
	fmla	v1.4s, v22.4s, v3.4s
	fmla	v18.4s, v31.4s, v25.4s
	fmla	v21.4s, v23.4s, v25.4s
	fmla	v2.4s, v24.4s, v3.4s
	fmla	v6.4s, v26.4s, v8.4s
	fmla	v7.4s, v28.4s, v3.4s
	ldr	q3, [x20, #61440]
	fmla	v20.4s, v27.4s, v25.4s
	fmla	v16.4s, v26.4s, v29.4s
	fmla	v17.4s, v22.4s, v29.4s
	fmla	v18.4s, v28.4s, v3.4s
	fmla	v0.4s, v30.4s, v3.4s
	fmla	v1.4s, v26.4s, v3.4s
	fmla	v2.4s, v22.4s, v3.4s
	fmla	v7.4s, v24.4s, v3.4s
	ldr	q3, [x20, #65280]
	fmla	v19.4s, v24.4s, v29.4s
	fmla	v5.4s, v30.4s, v8.4s
	fmla	v6.4s, v30.4s, v29.4s
	fmla	v18.4s, v24.4s, v3.4s
	fmla	v20.4s, v28.4s, v3.4s
	str	q0, [x21, #26880]
	fmla	v1.4s, v30.4s, v3.4s
	fmla	v2.4s, v26.4s, v3.4s
	fmla	v7.4s, v22.4s, v3.4s
	ldr	q3, [x19, #65280]
	fmla	v16.4s, v30.4s, v25.4s
	fmla	v17.4s, v26.4s, v25.4s
	fmla	v19.4s, v22.4s, v25.4s
	str	q5, [x21, #7680]
	fmla	v18.4s, v22.4s, v3.4s
	fmla	v20.4s, v24.4s, v3.4s
	str	q6, [x21, #11520]
	fmla	v21.4s, v28.4s, v3.4s
	fmla	v2.4s, v30.4s, v3.4s
	str	q1, [x21, #30720]
	fmla	v7.4s, v26.4s, v3.4s
	ldr	q3, [x10, x9]
	add	x10, x10, #16
	str	q16, [x21, #15360]
	fmla	v18.4s, v26.4s, v3.4s
	fmla	v20.4s, v22.4s, v3.4s
	str	q17, [x21, #19200]
	fmla	v21.4s, v24.4s, v3.4s
	str	q19, [x21, #23040]
	fmla	v7.4s, v30.4s, v3.4s
	ldr	q3, [x11, x9]
	add	x11, x11, #16
	str	q2, [x21, #34560]
	fmla	v18.4s, v30.4s, v3.4s
	fmla	v20.4s, v26.4s, v3.4s
	fmla	v21.4s, v22.4s, v3.4s
	str	q7, [x21, #38400]
	str	q18, [x21, #42240]
	str	q20, [x21, #46080]
	str	q21, [x21, #49920]
	b.lt	.LBB1_5
.LBB1_6:                                // %._crit_edge6
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #959
	b.gt	.LBB1_9
// %bb.7:                               // %.lr.ph8.preheader
	mov	w17, #3584                      // =0xe00
	mov	w3, #7424                       // =0x1d00
	mov	w5, #11264                      // =0x2c00
	mov	w7, #15104                      // =0x3b00
	mov	w20, #18944                     // =0x4a00
	mov	w22, #22784                     // =0x5900
	mov	w24, #26624                     // =0x6800
	sub	x8, x9, #4
	lsl	x9, x9, #2
	add	x10, x0, #39, lsl #12           // =159744
	add	x11, x0, #40, lsl #12           // =163840
	add	x12, x0, #41, lsl #12           // =167936
	add	x13, x0, #42, lsl #12           // =172032
	add	x14, x0, #43, lsl #12           // =176128
	add	x15, x0, #44, lsl #12           // =180224
	movk	w17, #1, lsl #16
	movk	w3, #1, lsl #16
	movk	w5, #1, lsl #16
	movk	w7, #1, lsl #16
	movk	w20, #1, lsl #16
	movk	w22, #1, lsl #16
	movk	w24, #1, lsl #16
	add	x25, x2, #26, lsl #12           // =106496
	add	x10, x10, #1536
	add	x11, x11, #1280
	add	x12, x12, #1024
	add	x13, x13, #768
	add	x14, x14, #512
	add	x15, x15, #256
	add	x16, x0, x17
	add	x17, x1, x17
	add	x18, x0, x3
	add	x3, x1, x3
	add	x4, x0, x5
	add	x5, x1, x5
	add	x6, x0, x7
	add	x7, x1, x7
	add	x19, x0, x20
	add	x20, x1, x20
	add	x21, x0, x22
	add	x22, x1, x22
	add	x23, x0, x24
	add	x24, x1, x24
	add	x25, x25, #1024
	mov	x26, x1
	mov	x27, x0
.LBB1_8:                                // %.lr.ph8
                                        // =>This Inner Loop Header: Depth=1
	add	x28, x27, x9
	add	x29, x26, x9
	ldr	q6, [x16, x9]
	ldr	q2, [x28, #53760]
	ldr	q23, [x29, #7680]
	ldr	q27, [x29, #3840]
	ldr	q21, [x29]
	ldr	q3, [x28, #57600]
	add	x30, x23, x9
	fmul	v0.4s, v2.4s, v23.4s
	fmul	v1.4s, v2.4s, v27.4s
	ldr	q24, [x29, #11520]
	fmul	v2.4s, v2.4s, v21.4s
	ldr	q4, [x28, #61440]
	ldr	q28, [x29, #15360]
	ldr	q5, [x28, #65280]
	ldr	q7, [x18, x9]
	ldr	q17, [x6, x9]
	ldr	q22, [x29, #26880]
	ldr	q26, [x29, #23040]
	add	x28, x28, #45, lsl #12          // =184320
	fmla	v0.4s, v24.4s, v3.4s
	fmla	v1.4s, v23.4s, v3.4s
	ldr	q30, [x29, #19200]
	fmla	v2.4s, v27.4s, v3.4s
	fmul	v3.4s, v21.4s, v3.4s
	fmul	v16.4s, v27.4s, v17.4s
	ldr	q18, [x19, x9]
	ldr	q25, [x29, #30720]
	ldr	q19, [x21, x9]
	ldr	q29, [x29, #34560]
	ldr	q20, [x30]
	ldr	q31, [x30, #3840]
	fmla	v0.4s, v28.4s, v4.4s
	fmla	v1.4s, v24.4s, v4.4s
	ldr	q8, [x30, #23040]
	fmla	v2.4s, v23.4s, v4.4s
	fmla	v3.4s, v27.4s, v4.4s
	fmul	v4.4s, v21.4s, v4.4s
	fmla	v16.4s, v23.4s, v18.4s
	add	x8, x8, #4
	add	x27, x27, #16
	add	x26, x26, #16
	add	x16, x16, #16
	add	x18, x18, #16
	fmla	v1.4s, v28.4s, v5.4s
	fmla	v0.4s, v22.4s, v17.4s
	add	x6, x6, #16
	fmla	v2.4s, v24.4s, v5.4s
	fmla	v3.4s, v23.4s, v5.4s
	add	x19, x19, #16
	fmla	v4.4s, v27.4s, v5.4s
	fmul	v5.4s, v21.4s, v5.4s
	fmla	v16.4s, v24.4s, v19.4s
	add	x21, x21, #16
	add	x23, x23, #16
	cmp	x8, #956
	fmla	v1.4s, v26.4s, v17.4s
	fmla	v0.4s, v25.4s, v18.4s
	fmla	v2.4s, v28.4s, v6.4s
	fmla	v3.4s, v24.4s, v6.4s
	fmla	v4.4s, v23.4s, v6.4s
	fmla	v5.4s, v27.4s, v6.4s
	fmul	v6.4s, v21.4s, v6.4s
	fmla	v16.4s, v28.4s, v20.4s
	fmla	v1.4s, v22.4s, v18.4s
	fmla	v0.4s, v29.4s, v19.4s
	fmla	v3.4s, v28.4s, v7.4s
	fmla	v2.4s, v30.4s, v17.4s
	fmla	v4.4s, v24.4s, v7.4s
	fmla	v5.4s, v23.4s, v7.4s
	fmla	v6.4s, v27.4s, v7.4s
	ldr	q7, [x4, x9]
	add	x4, x4, #16
	fmla	v1.4s, v25.4s, v19.4s
	fmla	v2.4s, v26.4s, v18.4s
	fmla	v3.4s, v30.4s, v18.4s
	fmla	v4.4s, v28.4s, v7.4s
	fmla	v5.4s, v24.4s, v7.4s
	fmla	v6.4s, v23.4s, v7.4s
	fmul	v7.4s, v23.4s, v17.4s
	fmul	v17.4s, v21.4s, v17.4s
	fmla	v1.4s, v29.4s, v20.4s
	fmla	v2.4s, v22.4s, v19.4s
	fmla	v3.4s, v26.4s, v19.4s
	fmla	v4.4s, v30.4s, v19.4s
	fmla	v5.4s, v30.4s, v20.4s
	fmla	v7.4s, v24.4s, v18.4s
	fmla	v17.4s, v27.4s, v18.4s
	fmul	v18.4s, v21.4s, v18.4s
	fmla	v6.4s, v30.4s, v31.4s
	fmla	v2.4s, v25.4s, v20.4s
	fmla	v3.4s, v22.4s, v20.4s
	fmla	v4.4s, v26.4s, v20.4s
	fmla	v5.4s, v26.4s, v31.4s
	fmla	v7.4s, v28.4s, v19.4s
	fmla	v17.4s, v23.4s, v19.4s
	fmla	v18.4s, v27.4s, v19.4s
	fmul	v19.4s, v21.4s, v19.4s
	fmla	v2.4s, v29.4s, v31.4s
	fmla	v3.4s, v25.4s, v31.4s
	fmla	v4.4s, v22.4s, v31.4s
	fmla	v17.4s, v24.4s, v20.4s
	fmla	v18.4s, v23.4s, v20.4s
	fmla	v19.4s, v27.4s, v20.4s
	fmul	v20.4s, v21.4s, v20.4s
	fmul	v21.4s, v21.4s, v31.4s
	fmla	v17.4s, v28.4s, v31.4s
	fmla	v19.4s, v23.4s, v31.4s
	fmla	v20.4s, v27.4s, v31.4s
	fmla	v18.4s, v24.4s, v31.4s
	ldr	q31, [x30, #7680]
	fmla	v4.4s, v25.4s, v31.4s
	fmla	v5.4s, v22.4s, v31.4s
	fmla	v6.4s, v26.4s, v31.4s
	fmla	v19.4s, v24.4s, v31.4s
	fmla	v20.4s, v23.4s, v31.4s
	fmla	v21.4s, v27.4s, v31.4s
	ldr	q27, [x30, #11520]
	fmla	v18.4s, v28.4s, v31.4s
	fmla	v3.4s, v29.4s, v31.4s
	ldr	q31, [x30, #19200]
	fmla	v4.4s, v29.4s, v27.4s
	fmla	v5.4s, v25.4s, v27.4s
	fmla	v6.4s, v22.4s, v27.4s
	fmla	v19.4s, v28.4s, v27.4s
	ldr	q28, [x29, #38400]
	fmla	v20.4s, v24.4s, v27.4s
	fmla	v21.4s, v23.4s, v27.4s
	ldr	q27, [x30, #15360]
	ldr	q23, [x29, #46080]
	ldr	q24, [x29, #42240]
	fmla	v3.4s, v28.4s, v31.4s
	fmla	v2.4s, v28.4s, v27.4s
	fmla	v7.4s, v22.4s, v27.4s
	fmla	v0.4s, v23.4s, v27.4s
	fmla	v1.4s, v24.4s, v27.4s
	fmla	v16.4s, v26.4s, v27.4s
	fmla	v17.4s, v30.4s, v27.4s
	ldr	q27, [x29, #49920]
	fmla	v18.4s, v30.4s, v31.4s
	fmla	v4.4s, v28.4s, v8.4s
	fmla	v2.4s, v24.4s, v31.4s
	fmla	v7.4s, v25.4s, v31.4s
	fmla	v0.4s, v27.4s, v31.4s
	fmla	v1.4s, v23.4s, v31.4s
	fmla	v16.4s, v22.4s, v31.4s
	fmla	v17.4s, v26.4s, v31.4s
	ldr	q31, [x29, #53760]
	fmla	v19.4s, v30.4s, v8.4s
	fmla	v3.4s, v24.4s, v8.4s
	fmla	v2.4s, v23.4s, v8.4s
	fmla	v7.4s, v29.4s, v8.4s
	fmla	v0.4s, v31.4s, v8.4s
	fmla	v1.4s, v27.4s, v8.4s
	fmla	v16.4s, v25.4s, v8.4s
	fmla	v17.4s, v22.4s, v8.4s
	fmla	v18.4s, v26.4s, v8.4s
	ldr	q8, [x30, #26880]
	fmla	v4.4s, v24.4s, v8.4s
	fmla	v5.4s, v28.4s, v8.4s
	fmla	v19.4s, v26.4s, v8.4s
	fmla	v20.4s, v30.4s, v8.4s
	fmla	v1.4s, v31.4s, v8.4s
	fmla	v2.4s, v27.4s, v8.4s
	fmla	v3.4s, v23.4s, v8.4s
	fmla	v16.4s, v29.4s, v8.4s
	fmla	v17.4s, v25.4s, v8.4s
	fmla	v18.4s, v22.4s, v8.4s
	ldr	q8, [x30, #30720]
	fmla	v4.4s, v23.4s, v8.4s
	fmla	v5.4s, v24.4s, v8.4s
	fmla	v6.4s, v28.4s, v8.4s
	fmla	v19.4s, v22.4s, v8.4s
	fmla	v20.4s, v26.4s, v8.4s
	fmla	v21.4s, v30.4s, v8.4s
	ldr	q30, [x30, #34560]
	fmla	v18.4s, v25.4s, v8.4s
	fmla	v2.4s, v31.4s, v8.4s
	fmla	v4.4s, v27.4s, v30.4s
	fmla	v5.4s, v23.4s, v30.4s
	fmla	v6.4s, v24.4s, v30.4s
	fmla	v19.4s, v25.4s, v30.4s
	fmla	v20.4s, v22.4s, v30.4s
	fmla	v21.4s, v26.4s, v30.4s
	ldr	q26, [x30, #38400]
	fmla	v3.4s, v27.4s, v8.4s
	fmla	v17.4s, v29.4s, v8.4s
	ldr	q8, [x30, #49920]
	fmla	v18.4s, v29.4s, v30.4s
	fmla	v4.4s, v31.4s, v26.4s
	fmla	v5.4s, v27.4s, v26.4s
	fmla	v6.4s, v23.4s, v26.4s
	fmla	v19.4s, v29.4s, v26.4s
	fmla	v20.4s, v25.4s, v26.4s
	ldr	q25, [x29, #61440]
	fmla	v21.4s, v22.4s, v26.4s
	ldr	q26, [x30, #42240]
	ldr	q22, [x29, #65280]
	ldr	q29, [x29, #57600]
	fmla	v3.4s, v31.4s, v30.4s
	ldr	q30, [x30, #46080]
	fmla	v0.4s, v22.4s, v26.4s
	fmla	v1.4s, v25.4s, v26.4s
	fmla	v2.4s, v29.4s, v26.4s
	fmla	v7.4s, v23.4s, v26.4s
	fmla	v16.4s, v24.4s, v26.4s
	fmla	v17.4s, v28.4s, v26.4s
	ldr	q26, [x17, x9]
	fmla	v3.4s, v29.4s, v30.4s
	fmla	v18.4s, v28.4s, v30.4s
	add	x17, x17, #16
	fmla	v0.4s, v26.4s, v30.4s
	fmla	v1.4s, v22.4s, v30.4s
	fmla	v2.4s, v25.4s, v30.4s
	fmla	v7.4s, v27.4s, v30.4s
	fmla	v16.4s, v23.4s, v30.4s
	fmla	v17.4s, v24.4s, v30.4s
	ldr	q30, [x3, x9]
	fmla	v4.4s, v29.4s, v8.4s
	fmla	v19.4s, v28.4s, v8.4s
	add	x3, x3, #16
	fmla	v0.4s, v30.4s, v8.4s
	fmla	v1.4s, v26.4s, v8.4s
	fmla	v2.4s, v22.4s, v8.4s
	fmla	v3.4s, v25.4s, v8.4s
	fmla	v7.4s, v31.4s, v8.4s
	fmla	v16.4s, v27.4s, v8.4s
	fmla	v17.4s, v23.4s, v8.4s
	fmla	v18.4s, v24.4s, v8.4s
	ldr	q8, [x30, #53760]
	fmla	v4.4s, v25.4s, v8.4s
	fmla	v5.4s, v29.4s, v8.4s
	fmla	v19.4s, v24.4s, v8.4s
	fmla	v20.4s, v28.4s, v8.4s
	fmla	v1.4s, v30.4s, v8.4s
	fmla	v2.4s, v26.4s, v8.4s
	fmla	v3.4s, v22.4s, v8.4s
	fmla	v16.4s, v31.4s, v8.4s
	fmla	v17.4s, v27.4s, v8.4s
	fmla	v18.4s, v23.4s, v8.4s
	ldr	q8, [x30, #57600]
	fmla	v4.4s, v22.4s, v8.4s
	fmla	v5.4s, v25.4s, v8.4s
	fmla	v6.4s, v29.4s, v8.4s
	fmla	v19.4s, v23.4s, v8.4s
	fmla	v20.4s, v24.4s, v8.4s
	fmla	v21.4s, v28.4s, v8.4s
	ldr	q28, [x30, #61440]
	fmla	v18.4s, v27.4s, v8.4s
	fmla	v2.4s, v30.4s, v8.4s
	fmla	v4.4s, v26.4s, v28.4s
	fmla	v5.4s, v22.4s, v28.4s
	fmla	v6.4s, v25.4s, v28.4s
	fmla	v19.4s, v27.4s, v28.4s
	fmla	v20.4s, v23.4s, v28.4s
	fmla	v21.4s, v24.4s, v28.4s
	ldr	q24, [x30, #65280]
	fmla	v3.4s, v26.4s, v8.4s
	fmla	v17.4s, v31.4s, v8.4s
	ldr	q8, [x12, x9]
	fmla	v18.4s, v31.4s, v28.4s
	fmla	v4.4s, v30.4s, v24.4s
	add	x12, x12, #16
	fmla	v5.4s, v26.4s, v24.4s
	fmla	v6.4s, v22.4s, v24.4s
	fmla	v19.4s, v31.4s, v24.4s
	fmla	v20.4s, v27.4s, v24.4s
	ldr	q27, [x7, x9]
	fmla	v21.4s, v23.4s, v24.4s
	ldr	q24, [x10, x9]
	ldr	q23, [x20, x9]
	ldr	q31, [x5, x9]
	fmla	v3.4s, v30.4s, v28.4s
	ldr	q28, [x11, x9]
	fmla	v0.4s, v23.4s, v24.4s
	fmla	v1.4s, v27.4s, v24.4s
	add	x10, x10, #16
	fmla	v2.4s, v31.4s, v24.4s
	fmla	v7.4s, v22.4s, v24.4s
	add	x11, x11, #16
	fmla	v16.4s, v25.4s, v24.4s
	fmla	v17.4s, v29.4s, v24.4s
	ldr	q24, [x22, x9]
	fmla	v3.4s, v31.4s, v28.4s
	fmla	v18.4s, v29.4s, v28.4s
	add	x5, x5, #16
	fmla	v0.4s, v24.4s, v28.4s
	fmla	v1.4s, v23.4s, v28.4s
	add	x7, x7, #16
	fmla	v2.4s, v27.4s, v28.4s
	fmla	v7.4s, v26.4s, v28.4s
	add	x20, x20, #16
	fmla	v16.4s, v22.4s, v28.4s
	fmla	v17.4s, v25.4s, v28.4s
	ldr	q28, [x24, x9]
	fmla	v4.4s, v31.4s, v8.4s
	fmla	v19.4s, v29.4s, v8.4s
	add	x22, x22, #16
	fmla	v0.4s, v28.4s, v8.4s
	fmla	v1.4s, v24.4s, v8.4s
	add	x24, x24, #16
	fmla	v2.4s, v23.4s, v8.4s
	fmla	v3.4s, v27.4s, v8.4s
	fmla	v7.4s, v30.4s, v8.4s
	fmla	v16.4s, v26.4s, v8.4s
	fmla	v17.4s, v22.4s, v8.4s
	fmla	v18.4s, v25.4s, v8.4s
	ldr	q8, [x13, x9]
	add	x13, x13, #16
	fmla	v4.4s, v27.4s, v8.4s
	fmla	v5.4s, v31.4s, v8.4s
	fmla	v19.4s, v25.4s, v8.4s
	fmla	v20.4s, v29.4s, v8.4s
	fmla	v1.4s, v28.4s, v8.4s
	fmla	v2.4s, v24.4s, v8.4s
	fmla	v3.4s, v23.4s, v8.4s
	fmla	v16.4s, v30.4s, v8.4s
	fmla	v17.4s, v26.4s, v8.4s
	fmla	v18.4s, v22.4s, v8.4s
	ldr	q8, [x14, x9]
	add	x14, x14, #16
	fmla	v4.4s, v23.4s, v8.4s
	fmla	v5.4s, v27.4s, v8.4s
	fmla	v6.4s, v31.4s, v8.4s
	fmla	v19.4s, v22.4s, v8.4s
	fmla	v20.4s, v25.4s, v8.4s
	fmla	v21.4s, v29.4s, v8.4s
	ldr	q29, [x15, x9]
	fmla	v3.4s, v24.4s, v8.4s
	fmla	v18.4s, v26.4s, v8.4s
	add	x15, x15, #16
	fmla	v4.4s, v24.4s, v29.4s
	fmla	v5.4s, v23.4s, v29.4s
	fmla	v6.4s, v27.4s, v29.4s
	fmla	v19.4s, v26.4s, v29.4s
	fmla	v20.4s, v22.4s, v29.4s
	fmla	v21.4s, v25.4s, v29.4s
	ldr	q25, [x28]
	fmla	v2.4s, v28.4s, v8.4s
	fmla	v17.4s, v30.4s, v8.4s
	add	x28, x25, x9
	fmla	v3.4s, v28.4s, v29.4s
	fmla	v18.4s, v30.4s, v29.4s
	add	x25, x25, #16
	fmla	v4.4s, v28.4s, v25.4s
	fmla	v5.4s, v24.4s, v25.4s
	str	q0, [x28]
	fmla	v6.4s, v23.4s, v25.4s
	fmla	v19.4s, v30.4s, v25.4s
	str	q1, [x28, #3840]
	fmla	v20.4s, v26.4s, v25.4s
	fmla	v21.4s, v22.4s, v25.4s
	str	q2, [x28, #7680]
	str	q3, [x28, #11520]
	str	q4, [x28, #15360]
	str	q5, [x28, #19200]
	str	q6, [x28, #23040]
	str	q7, [x28, #26880]
	str	q16, [x28, #30720]
	str	q17, [x28, #34560]
	str	q18, [x28, #38400]
	str	q19, [x28, #42240]
	str	q20, [x28, #46080]
	str	q21, [x28, #49920]
	b.lt	.LBB1_8
.LBB1_9:                                // %._crit_edge9
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #959
	b.gt	.LBB1_12
// %bb.10:                              // %.lr.ph11.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	add	x11, x0, #26, lsl #12           // =106496
	add	x12, x0, #44, lsl #12           // =180224
	add	x13, x2, #39, lsl #12           // =159744
	add	x14, x0, #43, lsl #12           // =176128
	add	x10, x0, #45, lsl #12           // =184320
	add	x11, x11, #1024
	add	x12, x12, #256
	add	x13, x13, #1536
	add	x14, x14, #512
.LBB1_11:                               // %.lr.ph11
                                        // =>This Inner Loop Header: Depth=1
	add	x15, x11, x9
	add	x16, x1, x9
	add	x8, x8, #4
	ldr	q2, [x15]
	ldr	q7, [x16, #7680]
	ldr	q16, [x16, #3840]
	ldr	q6, [x16]
	ldr	q3, [x15, #3840]
	ldr	q17, [x16, #11520]
	fmul	v0.4s, v2.4s, v7.4s
	fmul	v1.4s, v2.4s, v16.4s
	ldr	q4, [x15, #7680]
	fmul	v2.4s, v2.4s, v6.4s
	ldr	q18, [x16, #15360]
	ldr	q5, [x15, #11520]
	ldr	q19, [x15, #15360]
	ldr	q20, [x16, #34560]
	add	x1, x1, #16
	add	x11, x11, #16
	cmp	x8, #956
	fmla	v0.4s, v17.4s, v3.4s
	fmla	v1.4s, v7.4s, v3.4s
	fmla	v2.4s, v16.4s, v3.4s
	fmul	v3.4s, v6.4s, v3.4s
	fmla	v0.4s, v18.4s, v4.4s
	fmla	v1.4s, v17.4s, v4.4s
	fmla	v2.4s, v7.4s, v4.4s
	fmla	v3.4s, v16.4s, v4.4s
	fmul	v4.4s, v6.4s, v4.4s
	fmla	v1.4s, v18.4s, v5.4s
	fmla	v2.4s, v17.4s, v5.4s
	fmla	v3.4s, v7.4s, v5.4s
	fmla	v4.4s, v16.4s, v5.4s
	fmul	v5.4s, v6.4s, v5.4s
	fmul	v6.4s, v6.4s, v19.4s
	fmla	v2.4s, v18.4s, v19.4s
	fmla	v3.4s, v17.4s, v19.4s
	fmla	v4.4s, v7.4s, v19.4s
	fmla	v5.4s, v16.4s, v19.4s
	ldr	q19, [x15, #19200]
	fmla	v6.4s, v16.4s, v19.4s
	ldr	q16, [x15, #23040]
	fmla	v3.4s, v18.4s, v19.4s
	fmla	v4.4s, v17.4s, v19.4s
	fmla	v5.4s, v7.4s, v19.4s
	ldr	q19, [x16, #30720]
	fmla	v6.4s, v7.4s, v16.4s
	ldr	q7, [x16, #26880]
	fmla	v4.4s, v18.4s, v16.4s
	fmla	v5.4s, v17.4s, v16.4s
	ldr	q16, [x15, #26880]
	ldr	q17, [x16, #23040]
	ldr	q18, [x16, #19200]
	fmla	v0.4s, v7.4s, v16.4s
	fmla	v1.4s, v17.4s, v16.4s
	fmla	v2.4s, v18.4s, v16.4s
	ldr	q16, [x15, #30720]
	fmla	v3.4s, v18.4s, v16.4s
	fmla	v0.4s, v19.4s, v16.4s
	fmla	v1.4s, v7.4s, v16.4s
	fmla	v2.4s, v17.4s, v16.4s
	ldr	q16, [x15, #34560]
	fmla	v4.4s, v18.4s, v16.4s
	fmla	v3.4s, v17.4s, v16.4s
	fmla	v0.4s, v20.4s, v16.4s
	fmla	v1.4s, v19.4s, v16.4s
	fmla	v2.4s, v7.4s, v16.4s
	ldr	q16, [x15, #38400]
	fmla	v4.4s, v17.4s, v16.4s
	fmla	v5.4s, v18.4s, v16.4s
	fmla	v3.4s, v7.4s, v16.4s
	fmla	v1.4s, v20.4s, v16.4s
	fmla	v2.4s, v19.4s, v16.4s
	ldr	q16, [x15, #42240]
	fmla	v4.4s, v7.4s, v16.4s
	fmla	v5.4s, v17.4s, v16.4s
	fmla	v6.4s, v18.4s, v16.4s
	fmla	v3.4s, v19.4s, v16.4s
	ldr	q18, [x16, #38400]
	fmla	v2.4s, v20.4s, v16.4s
	ldr	q16, [x15, #46080]
	fmla	v4.4s, v19.4s, v16.4s
	fmla	v5.4s, v7.4s, v16.4s
	fmla	v6.4s, v17.4s, v16.4s
	fmla	v3.4s, v20.4s, v16.4s
	ldr	q16, [x15, #49920]
	ldr	q17, [x16, #42240]
	fmla	v4.4s, v20.4s, v16.4s
	fmla	v5.4s, v19.4s, v16.4s
	ldr	q19, [x16, #49920]
	fmla	v6.4s, v7.4s, v16.4s
	ldr	q16, [x15, #53760]
	ldr	q7, [x16, #46080]
	ldr	q20, [x16, #53760]
	fmla	v0.4s, v7.4s, v16.4s
	fmla	v1.4s, v17.4s, v16.4s
	fmla	v2.4s, v18.4s, v16.4s
	ldr	q16, [x15, #57600]
	fmla	v3.4s, v18.4s, v16.4s
	fmla	v0.4s, v19.4s, v16.4s
	fmla	v1.4s, v7.4s, v16.4s
	fmla	v2.4s, v17.4s, v16.4s
	ldr	q16, [x15, #61440]
	fmla	v4.4s, v18.4s, v16.4s
	fmla	v3.4s, v17.4s, v16.4s
	fmla	v0.4s, v20.4s, v16.4s
	fmla	v1.4s, v19.4s, v16.4s
	fmla	v2.4s, v7.4s, v16.4s
	ldr	q16, [x15, #65280]
	add	x15, x13, x9
	add	x13, x13, #16
	fmla	v4.4s, v17.4s, v16.4s
	fmla	v5.4s, v18.4s, v16.4s
	fmla	v1.4s, v20.4s, v16.4s
	fmla	v3.4s, v7.4s, v16.4s
	str	q0, [x15]
	fmla	v2.4s, v19.4s, v16.4s
	ldr	q16, [x14, x9]
	add	x14, x14, #16
	fmla	v4.4s, v7.4s, v16.4s
	fmla	v5.4s, v17.4s, v16.4s
	fmla	v6.4s, v18.4s, v16.4s
	fmla	v3.4s, v19.4s, v16.4s
	str	q1, [x15, #3840]
	fmla	v2.4s, v20.4s, v16.4s
	ldr	q16, [x12, x9]
	add	x12, x12, #16
	fmla	v4.4s, v19.4s, v16.4s
	fmla	v5.4s, v7.4s, v16.4s
	fmla	v6.4s, v17.4s, v16.4s
	fmla	v3.4s, v20.4s, v16.4s
	ldr	q16, [x10, x9]
	add	x10, x10, #16
	str	q2, [x15, #7680]
	fmla	v4.4s, v20.4s, v16.4s
	fmla	v5.4s, v19.4s, v16.4s
	fmla	v6.4s, v7.4s, v16.4s
	str	q3, [x15, #11520]
	str	q4, [x15, #15360]
	str	q5, [x15, #19200]
	str	q6, [x15, #23040]
	b.lt	.LBB1_11
.LBB1_12:                               // %._crit_edge12
	ldp	x20, x19, [sp, #96]             // 16-byte Folded Reload
	ldp	x22, x21, [sp, #80]             // 16-byte Folded Reload
	ldp	x24, x23, [sp, #64]             // 16-byte Folded Reload
	ldp	x26, x25, [sp, #48]             // 16-byte Folded Reload
	ldp	x28, x27, [sp, #32]             // 16-byte Folded Reload
	ldp	x29, x30, [sp, #16]             // 16-byte Folded Reload
	ldr	d8, [sp], #112                  // 8-byte Folded Reload
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
	.xword	5                               // 0x5
	.xword	5                               // 0x5
	.xword	960                             // 0x3c0
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
	.xword	7                               // 0x7
	.xword	7                               // 0x7
	.xword	960                             // 0x3c0
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
