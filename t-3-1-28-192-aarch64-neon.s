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
	stp	x29, x30, [sp, #-96]!           // 16-byte Folded Spill
	stp	x28, x27, [sp, #16]             // 16-byte Folded Spill
	stp	x26, x25, [sp, #32]             // 16-byte Folded Spill
	stp	x24, x23, [sp, #48]             // 16-byte Folded Spill
	stp	x22, x21, [sp, #64]             // 16-byte Folded Spill
	stp	x20, x19, [sp, #80]             // 16-byte Folded Spill
	sub	sp, sp, #576
	mov	x9, xzr
	stp	x2, x0, [sp, #480]              // 16-byte Folded Spill
	mov	x29, x1
	//APP
	//NO_APP
	cmp	x9, #191
	b.gt	.LBB1_3
// %bb.1:                               // %.lr.ph.preheader
	sub	x8, x9, #4
	lsl	x11, x9, #2
	mov	w13, #64512                     // =0xfc00
	ldp	x12, x9, [sp, #480]             // 16-byte Folded Reload
	add	x10, x29, x11
	add	x9, x9, x11
	add	x11, x12, x11
	mov	w12, #44544                     // =0xae00
	add	x12, x11, x12
	add	x13, x9, x13
.LBB1_2:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	ldr	q1, [x9]
	ldr	q0, [x10, #3072]
	add	x8, x8, #4
	ldr	q2, [x10, #2304]
	ldr	q6, [x10, #768]
	cmp	x8, #188
	ldr	q16, [x10]
	fmul	v21.4s, v1.4s, v0.4s
	ldr	q3, [x9, #768]
	fmul	v22.4s, v1.4s, v2.4s
	fmul	v20.4s, v1.4s, v6.4s
	ldr	q7, [x10, #1536]
	fmul	v23.4s, v1.4s, v16.4s
	ldr	q1, [x10, #3840]
	fmul	v26.4s, v2.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q5, [x9, #21504]
	ldr	q4, [x10, #4608]
	fmla	v21.4s, v1.4s, v3.4s
	ldr	q19, [x9, #22272]
	ldr	q25, [x9, #23040]
	fmla	v22.4s, v0.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	fmul	v18.4s, v6.4s, v5.4s
	fmla	v23.4s, v6.4s, v3.4s
	ldr	q3, [x9, #1536]
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q29, [x9, #23808]
	fmul	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v1.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v23.4s, v7.4s, v3.4s
	ldr	q3, [x9, #2304]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x9, #3072]
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v23.4s, v2.4s, v5.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v25.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x10, #5376]
	fmla	v26.4s, v4.4s, v19.4s
	fmla	v24.4s, v2.4s, v19.4s
	fmla	v21.4s, v3.4s, v5.4s
	ldr	q5, [x10, #6144]
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
	ldr	q21, [x9, #43008]
	str	q22, [x11, #768]
	fmla	v20.4s, v3.4s, v21.4s
	fmla	v23.4s, v4.4s, v21.4s
	fmul	v22.4s, v6.4s, v21.4s
	fmla	v19.4s, v7.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x9, #24576]
	fmla	v18.4s, v0.4s, v21.4s
	fmla	v17.4s, v2.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x11, #1536]
	ldr	q26, [x9, #43776]
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x9, #45312]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v23.4s, v3.4s, v26.4s
	str	q28, [x11, #2304]
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v19.4s, v2.4s, v26.4s
	ldr	q28, [x9, #44544]
	fmla	v22.4s, v7.4s, v26.4s
	fmla	v21.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v23.4s, v5.4s, v28.4s
	str	q20, [x11, #21504]
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	ldr	q20, [x13]
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v19.4s, v0.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q23, [x11, #22272]
	fmla	v18.4s, v3.4s, v20.4s
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmul	v23.4s, v6.4s, v20.4s
	fmla	v19.4s, v1.4s, v29.4s
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x9, #46080]
	fmla	v22.4s, v0.4s, v20.4s
	fmla	v21.4s, v2.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v25.4s, v1.4s, v29.4s
	str	q24, [x11, #23040]
	ldr	q24, [x13, #768]
	add	x9, x9, #16
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v18.4s, v5.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x11, #23808]
	fmla	v19.4s, v4.4s, v24.4s
	fmla	v22.4s, v1.4s, v24.4s
	fmla	v21.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x13, #1536]
	fmla	v23.4s, v7.4s, v24.4s
	fmla	v20.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	str	q18, [x11, #43008]
	fmla	v21.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v20.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x13, #2304]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q17, [x11, #43776]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x13, #3072]
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v19.4s, v5.4s, v27.4s
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x13, #21504]
	str	q19, [x12]
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v23.4s, v0.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x13, #22272]
	str	q25, [x11, #45312]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v22.4s, v5.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v23.4s, v1.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x13, #23040]
	fmla	v28.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x13, #23808]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	str	q22, [x11, #64512]
	fmla	v20.4s, v1.4s, v6.4s
	fmla	v21.4s, v5.4s, v6.4s
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x13, #24576]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v5.4s, v2.4s
	str	q21, [x11, #65280]
	add	x11, x11, #16
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x13, #43008]
	str	q26, [x12, #21504]
	fmla	v23.4s, v3.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x13, #43776]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x12, #22272]
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x13, #44544]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x13, #45312]
	str	q23, [x12, #41472]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x13, #46080]
	add	x13, x13, #16
	str	q20, [x12, #42240]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x12, #43008]
	str	q16, [x12, #43776]
	add	x12, x12, #16
	b.lt	.LBB1_2
.LBB1_3:                                // %.preheader20.preheader
	ldp	x17, x18, [sp, #480]            // 16-byte Folded Reload
	mov	w14, #4                         // =0x4
	mov	w9, #22848                      // =0x5940
	mov	w10, #22656                     // =0x5880
	mov	w11, #22464                     // =0x57c0
	mov	w12, #22272                     // =0x5700
	mov	w13, #1152                      // =0x480
	mov	w15, #11520                     // =0x2d00
	add	x8, x18, #16, lsl #12           // =65536
	mov	x16, xzr
	add	x8, x8, #1280
	b	.LBB1_5
.LBB1_4:                                // %._crit_edge
                                        //   in Loop: Header=BB1_5 Depth=1
	add	x0, x14, #4
	add	x8, x8, #3072
	add	x9, x9, #768
	add	x18, x18, #3072
	add	x10, x10, #768
	add	x11, x11, #768
	add	x12, x12, #768
	add	x17, x17, #3072
	add	x13, x13, #768
	add	x15, x15, #768
	cmp	x14, #20
	mov	x14, x0
	b.hs	.LBB1_8
.LBB1_5:                                // %.preheader20
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_7 Depth 2
	mov	x21, x16
	//APP
	//NO_APP
	cmp	x21, #191
	b.gt	.LBB1_4
// %bb.6:                               // %.lr.ph21
                                        //   in Loop: Header=BB1_5 Depth=1
	ldp	x22, x0, [sp, #480]             // 16-byte Folded Reload
	add	x2, x21, x9
	add	x4, x21, x10
	add	x5, x21, x11
	add	x6, x21, x12
	add	x20, x21, x13
	add	x2, x0, x2, lsl #2
	add	x4, x0, x4, lsl #2
	add	x5, x0, x5, lsl #2
	add	x6, x0, x6, lsl #2
	add	x20, x0, x20, lsl #2
	sub	x0, x21, #4
	lsl	x19, x21, #2
	add	x21, x21, x15
	add	x21, x22, x21, lsl #2
	mov	x22, xzr
	add	x1, x8, x19
	add	x3, x18, x19
	add	x7, x29, x19
	add	x19, x17, x19
.LBB1_7:                                //   Parent Loop BB1_5 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x24, x3, x22
	add	x25, x7, x22
	add	x23, x20, x22
	ldr	q0, [x24, #2304]
	ldr	q1, [x25, #2304]
	ldr	q16, [x25]
	ldr	q2, [x24, #3072]
	ldr	q6, [x25, #768]
	ldr	q3, [x24, #3840]
	fmul	v19.4s, v0.4s, v1.4s
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x25, #3072]
	fmul	v23.4s, v1.4s, v2.4s
	fmul	v22.4s, v16.4s, v2.4s
	ldr	q7, [x25, #1536]
	fmul	v26.4s, v1.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q4, [x24, #23808]
	ldr	q5, [x24, #24576]
	ldr	q21, [x23, #20736]
	ldr	q25, [x23, #21504]
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v6.4s, v2.4s
	ldr	q2, [x25, #3840]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v18.4s, v16.4s, v5.4s
	ldr	q29, [x23, #22272]
	add	x0, x0, #4
	cmp	x0, #188
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	ldr	q3, [x23]
	fmla	v17.4s, v6.4s, v5.4s
	fmul	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v7.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x23, #768]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v17.4s, v7.4s, v21.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v1.4s, v5.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x24, #6144]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v25.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x25, #4608]
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x25, #5376]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v19.4s, v4.4s, v5.4s
	ldr	q5, [x25, #6144]
	fmla	v23.4s, v4.4s, v21.4s
	add	x25, x19, x22
	fmla	v26.4s, v4.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	str	q19, [x25, #3072]
	ldr	q19, [x24, #45312]
	fmla	v21.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q23, [x25, #3840]
	ldr	q23, [x23, #41472]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v22.4s, v3.4s, v23.4s
	fmla	v18.4s, v1.4s, v23.4s
	str	q26, [x25, #4608]
	fmla	v21.4s, v7.4s, v29.4s
	ldr	q26, [x23, #42240]
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x24, #27648]
	fmla	v20.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v19.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v2.4s, v29.4s
	fmla	v22.4s, v4.4s, v26.4s
	fmla	v25.4s, v7.4s, v29.4s
	fmla	v24.4s, v3.4s, v26.4s
	ldr	q29, [x23, #43776]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	str	q28, [x25, #5376]
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	ldr	q28, [x23, #43008]
	str	q20, [x25, #24576]
	fmla	v22.4s, v5.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v23.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v24.4s, v5.4s, v29.4s
	str	q22, [x25, #25344]
	ldr	q22, [x23, #62976]
	fmla	v27.4s, v4.4s, v29.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x24, #49152]
	add	x24, x1, x22
	fmla	v18.4s, v3.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	ldr	q20, [x24]
	fmla	v27.4s, v5.4s, v29.4s
	str	q24, [x25, #26112]
	fmla	v25.4s, v2.4s, v29.4s
	ldr	q24, [x23, #63744]
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v18.4s, v4.4s, v24.4s
	str	q27, [x25, #26880]
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	ldr	q27, [x23, #64512]
	fmla	v17.4s, v4.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v18.4s, v5.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v17.4s, v5.4s, v24.4s
	fmla	v19.4s, v2.4s, v24.4s
	fmla	v20.4s, v7.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x23, #65280]
	add	x23, x21, x22
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q17, [x23]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x24, #3840]
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	str	q18, [x23, #768]
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x24, #21504]
	str	q21, [x23, #1536]
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x6, x22]
	str	q25, [x23, #2304]
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v1.4s, v6.4s
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x5, x22]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v22.4s, v0.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x4, x22]
	fmla	v28.4s, v3.4s, v6.4s
	fmla	v16.4s, v1.4s, v6.4s
	ldr	q1, [x2, x22]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v22.4s, v2.4s, v6.4s
	add	x22, x22, #16
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	str	q19, [x23, #21504]
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x24, #25344]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v5.4s, v1.4s
	str	q23, [x23, #22272]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x24, #43008]
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x24, #43776]
	str	q26, [x23, #23040]
	fmla	v22.4s, v3.4s, v0.4s
	str	q28, [x23, #23808]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x24, #44544]
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x24, #45312]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x24, #46080]
	str	q20, [x23, #43008]
	fmla	v16.4s, v4.4s, v0.4s
	str	q22, [x23, #43776]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x24, #46848]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x23, #44544]
	str	q16, [x23, #45312]
	b.lt	.LBB1_7
	b	.LBB1_4
.LBB1_8:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #191
	b.gt	.LBB1_11
// %bb.9:                               // %.lr.ph23.preheader
	ldp	x0, x1, [sp, #480]              // 16-byte Folded Reload
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w11, #17408                     // =0x4400
	mov	w12, #18176                     // =0x4700
	mov	w13, #18944                     // =0x4a00
	mov	w14, #19712                     // =0x4d00
	mov	w15, #38912                     // =0x9800
	add	x10, x1, #20, lsl #12           // =81920
	mov	w16, #39680                     // =0x9b00
	mov	w17, #40448                     // =0x9e00
	mov	w18, #41216                     // =0xa100
	add	x10, x10, #256
	movk	w11, #1, lsl #16
	movk	w12, #1, lsl #16
	movk	w13, #1, lsl #16
	movk	w14, #1, lsl #16
	movk	w15, #1, lsl #16
	movk	w16, #1, lsl #16
	movk	w17, #1, lsl #16
	movk	w18, #1, lsl #16
	mov	x2, x29
.LBB1_10:                               // %.lr.ph23
                                        // =>This Inner Loop Header: Depth=1
	add	x4, x1, x9
	add	x3, x2, x9
	add	x8, x8, #4
	ldr	q0, [x4, #17664]
	ldr	q1, [x3, #2304]
	ldr	q7, [x3]
	ldr	q2, [x4, #18432]
	ldr	q6, [x3, #768]
	ldr	q3, [x4, #19200]
	fmul	v19.4s, v0.4s, v1.4s
	fmul	v20.4s, v0.4s, v7.4s
	ldr	q0, [x3, #3072]
	fmul	v23.4s, v1.4s, v2.4s
	fmul	v22.4s, v7.4s, v2.4s
	fmul	v26.4s, v1.4s, v3.4s
	ldr	q16, [x3, #1536]
	fmul	v24.4s, v7.4s, v3.4s
	ldr	q4, [x4, #39168]
	ldr	q5, [x4, #39936]
	ldr	q21, [x4, #40704]
	ldr	q25, [x4, #41472]
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v6.4s, v2.4s
	ldr	q2, [x3, #3840]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmul	v17.4s, v7.4s, v4.4s
	fmul	v18.4s, v7.4s, v5.4s
	ldr	q29, [x4, #42240]
	add	x2, x2, #16
	add	x1, x1, #16
	cmp	x8, #188
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v16.4s, v3.4s
	ldr	q3, [x4, #19968]
	fmla	v17.4s, v6.4s, v5.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmul	v28.4s, v1.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmul	v27.4s, v7.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v22.4s, v16.4s, v3.4s
	ldr	q3, [x4, #20736]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v17.4s, v16.4s, v21.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v24.4s, v16.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	ldr	q3, [x3, #4608]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v22.4s, v1.4s, v5.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x3, #5376]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v18.4s, v16.4s, v25.4s
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v4.4s, v5.4s
	ldr	q5, [x3, #6144]
	fmla	v23.4s, v4.4s, v21.4s
	add	x3, x0, x9
	fmla	v26.4s, v4.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	add	x0, x0, #16
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	str	q28, [x3, #20736]
	ldr	q28, [x4, #62976]
	str	q19, [x3, #18432]
	ldr	q19, [x4, #60672]
	fmla	v21.4s, v6.4s, v25.4s
	str	q23, [x3, #19200]
	ldr	q23, [x4, #61440]
	fmul	v25.4s, v7.4s, v25.4s
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v22.4s, v3.4s, v23.4s
	str	q26, [x3, #19968]
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v21.4s, v16.4s, v29.4s
	ldr	q26, [x4, #62208]
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x4, #63744]
	add	x4, x10, x9
	fmla	v20.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	add	x10, x10, #16
	fmla	v19.4s, v6.4s, v23.4s
	fmul	v23.4s, v7.4s, v23.4s
	fmla	v22.4s, v4.4s, v26.4s
	fmla	v24.4s, v3.4s, v26.4s
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	fmla	v19.4s, v16.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v7.4s, v26.4s
	fmla	v22.4s, v5.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	str	q20, [x3, #39936]
	ldr	q20, [x4]
	fmla	v27.4s, v4.4s, v29.4s
	fmla	v23.4s, v16.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v7.4s, v28.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v24.4s, v5.4s, v29.4s
	str	q22, [x3, #40704]
	ldr	q22, [x4, #768]
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	str	q27, [x3, #42240]
	fmla	v26.4s, v16.4s, v29.4s
	fmla	v18.4s, v3.4s, v22.4s
	ldr	q27, [x4, #2304]
	fmla	v17.4s, v4.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	str	q24, [x3, #41472]
	ldr	q24, [x4, #1536]
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v17.4s, v5.4s, v24.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	fmla	v19.4s, v2.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	fmla	v20.4s, v16.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v7.4s, v24.4s
	fmul	v7.4s, v7.4s, v27.4s
	fmla	v18.4s, v5.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	str	q17, [x3, #61440]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v22.4s, v16.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x4, #3072]
	str	q18, [x3, #62208]
	fmla	v7.4s, v6.4s, v27.4s
	ldr	q6, [x4, #21504]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x4, #22272]
	fmla	v24.4s, v16.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v1.4s, v6.4s
	str	q21, [x3, #62976]
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x4, #23040]
	str	q25, [x3, #63744]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v22.4s, v0.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x4, #23808]
	fmla	v7.4s, v1.4s, v6.4s
	ldr	q1, [x4, #24576]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v22.4s, v2.4s, v6.4s
	str	q19, [x3, x11]
	fmla	v28.4s, v3.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	fmla	v7.4s, v0.4s, v1.4s
	ldr	q0, [x4, #43008]
	fmla	v26.4s, v5.4s, v1.4s
	fmla	v24.4s, v2.4s, v1.4s
	str	q23, [x3, x12]
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x4, #43776]
	fmla	v28.4s, v4.4s, v1.4s
	str	q26, [x3, x13]
	fmla	v22.4s, v3.4s, v0.4s
	str	q28, [x3, x14]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x4, #44544]
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x4, #45312]
	fmla	v24.4s, v4.4s, v0.4s
	fmla	v7.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x4, #46080]
	str	q20, [x3, x15]
	fmla	v24.4s, v5.4s, v0.4s
	fmla	v7.4s, v4.4s, v0.4s
	str	q22, [x3, x16]
	str	q24, [x3, x17]
	str	q7, [x3, x18]
	b.lt	.LBB1_10
.LBB1_11:                               // %.preheader19.preheader
	ldr	x9, [sp, #488]                  // 8-byte Reload
	str	xzr, [sp, #496]                 // 8-byte Spill
	str	x29, [sp, #472]                 // 8-byte Spill
	add	x8, x9, #53, lsl #12            // =217088
	str	x9, [sp, #416]                  // 8-byte Spill
	add	x10, x8, #1024
	add	x8, x9, #53, lsl #12            // =217088
	add	x8, x8, #256
	stp	x8, x10, [sp, #344]             // 16-byte Folded Spill
	add	x8, x9, #52, lsl #12            // =212992
	add	x10, x8, #3584
	add	x8, x9, #52, lsl #12            // =212992
	add	x8, x8, #2816
	stp	x8, x10, [sp, #328]             // 16-byte Folded Spill
	add	x8, x9, #52, lsl #12            // =212992
	add	x10, x8, #2048
	add	x8, x9, #21, lsl #12            // =86016
	add	x8, x8, #3072
	stp	x8, x10, [sp, #312]             // 16-byte Folded Spill
	add	x8, x9, #21, lsl #12            // =86016
	add	x10, x8, #2304
	add	x8, x9, #21, lsl #12            // =86016
	add	x11, x8, #1536
	add	x8, x9, #21, lsl #12            // =86016
	add	x8, x8, #768
	stp	x8, x11, [sp, #296]             // 16-byte Folded Spill
	add	x8, x9, #38, lsl #12            // =155648
	add	x8, x8, #1024
	stp	x8, x10, [sp, #400]             // 16-byte Folded Spill
	add	x8, x9, #57, lsl #12            // =233472
	add	x10, x8, #1536
	add	x8, x9, #57, lsl #12            // =233472
	add	x8, x8, #768
	stp	x8, x10, [sp, #280]             // 16-byte Folded Spill
	add	x8, x9, #56, lsl #12            // =229376
	add	x10, x8, #3328
	add	x8, x9, #51, lsl #12            // =208896
	add	x8, x8, #2304
	stp	x8, x10, [sp, #264]             // 16-byte Folded Spill
	mov	w8, #59648                      // =0xe900
	movk	w8, #1, lsl #16
	add	x8, x9, x8
	str	x8, [sp, #256]                  // 8-byte Spill
	add	x8, x9, #26, lsl #12            // =106496
	add	x10, x8, #256
	add	x8, x9, #25, lsl #12            // =102400
	add	x8, x8, #3584
	stp	x8, x10, [sp, #240]             // 16-byte Folded Spill
	add	x8, x9, #25, lsl #12            // =102400
	add	x10, x8, #2816
	add	x8, x9, #25, lsl #12            // =102400
	add	x8, x8, #2048
	stp	x8, x10, [sp, #224]             // 16-byte Folded Spill
	add	x8, x9, #25, lsl #12            // =102400
	mov	w10, #5                         // =0x5
	add	x11, x8, #1280
	mov	w8, #48960                      // =0xbf40
	stp	x8, x11, [sp, #208]             // 16-byte Folded Spill
	mov	w8, #48768                      // =0xbe80
	str	x8, [sp, #200]                  // 8-byte Spill
	mov	w8, #27072                      // =0x69c0
	str	x8, [sp, #192]                  // 8-byte Spill
	mov	w8, #27264                      // =0x6a80
	str	x8, [sp, #184]                  // 8-byte Spill
	mov	w8, #32256                      // =0x7e00
	str	x8, [sp, #176]                  // 8-byte Spill
	mov	w8, #49728                      // =0xc240
	str	x8, [sp, #392]                  // 8-byte Spill
	mov	w8, #49536                      // =0xc180
	str	x8, [sp, #384]                  // 8-byte Spill
	mov	w8, #49344                      // =0xc0c0
	str	x8, [sp, #376]                  // 8-byte Spill
	mov	w8, #28224                      // =0x6e40
	str	x8, [sp, #368]                  // 8-byte Spill
	mov	w8, #53568                      // =0xd140
	str	x8, [sp, #168]                  // 8-byte Spill
	mov	w8, #53376                      // =0xd080
	str	x8, [sp, #160]                  // 8-byte Spill
	mov	w8, #53184                      // =0xcfc0
	str	x8, [sp, #152]                  // 8-byte Spill
	mov	w8, #52992                      // =0xcf00
	str	x8, [sp, #144]                  // 8-byte Spill
	mov	w8, #48192                      // =0xbc40
	str	x8, [sp, #136]                  // 8-byte Spill
	mov	w8, #48000                      // =0xbb80
	str	x8, [sp, #128]                  // 8-byte Spill
	mov	w8, #47808                      // =0xbac0
	str	x8, [sp, #120]                  // 8-byte Spill
	mov	w8, #47616                      // =0xba00
	str	x8, [sp, #112]                  // 8-byte Spill
	mov	w8, #42816                      // =0xa740
	str	x8, [sp, #104]                  // 8-byte Spill
	mov	w8, #42624                      // =0xa680
	str	x8, [sp, #96]                   // 8-byte Spill
	mov	w8, #42432                      // =0xa5c0
	str	x8, [sp, #88]                   // 8-byte Spill
	mov	w8, #42240                      // =0xa500
	str	x8, [sp, #80]                   // 8-byte Spill
	mov	w8, #37440                      // =0x9240
	str	x8, [sp, #72]                   // 8-byte Spill
	mov	w8, #37248                      // =0x9180
	str	x8, [sp, #64]                   // 8-byte Spill
	mov	w8, #37056                      // =0x90c0
	str	x8, [sp, #56]                   // 8-byte Spill
	mov	w8, #32064                      // =0x7d40
	str	x8, [sp, #48]                   // 8-byte Spill
	mov	w8, #31872                      // =0x7c80
	str	x8, [sp, #40]                   // 8-byte Spill
	mov	w8, #31680                      // =0x7bc0
	str	x8, [sp, #32]                   // 8-byte Spill
	mov	w8, #31488                      // =0x7b00
	str	x8, [sp, #24]                   // 8-byte Spill
	ldr	x8, [sp, #480]                  // 8-byte Reload
	str	x8, [sp, #360]                  // 8-byte Spill
	mov	w8, #26880                      // =0x6900
	str	x8, [sp, #16]                   // 8-byte Spill
	b	.LBB1_13
.LBB1_12:                               // %._crit_edge31
                                        //   in Loop: Header=BB1_13 Depth=1
	ldr	x9, [sp, #208]                  // 8-byte Reload
	mov	w10, #26880                     // =0x6900
	mov	w11, #41984                     // =0xa400
	movk	w11, #1, lsl #16
	ldr	x13, [sp, #8]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #208]                  // 8-byte Spill
	ldr	x9, [sp, #200]                  // 8-byte Reload
	add	x8, x13, #5
	cmp	x13, #15
	add	x9, x9, x10
	str	x9, [sp, #200]                  // 8-byte Spill
	ldr	x9, [sp, #352]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #352]                  // 8-byte Spill
	ldr	x9, [sp, #344]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #344]                  // 8-byte Spill
	ldr	x9, [sp, #336]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #336]                  // 8-byte Spill
	ldr	x9, [sp, #328]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #328]                  // 8-byte Spill
	ldr	x9, [sp, #320]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #320]                  // 8-byte Spill
	ldr	x9, [sp, #416]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #416]                  // 8-byte Spill
	ldr	x9, [sp, #312]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #312]                  // 8-byte Spill
	ldr	x9, [sp, #408]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #408]                  // 8-byte Spill
	ldr	x9, [sp, #304]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #304]                  // 8-byte Spill
	ldr	x9, [sp, #296]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #296]                  // 8-byte Spill
	ldr	x9, [sp, #16]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #16]                   // 8-byte Spill
	ldr	x9, [sp, #192]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #192]                  // 8-byte Spill
	ldr	x9, [sp, #184]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #184]                  // 8-byte Spill
	ldr	x9, [sp, #176]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #176]                  // 8-byte Spill
	ldr	x9, [sp, #392]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #392]                  // 8-byte Spill
	ldr	x9, [sp, #384]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #384]                  // 8-byte Spill
	ldr	x9, [sp, #376]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #376]                  // 8-byte Spill
	ldr	x9, [sp, #360]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #360]                  // 8-byte Spill
	ldr	x9, [sp, #400]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #400]                  // 8-byte Spill
	ldr	x9, [sp, #368]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #368]                  // 8-byte Spill
	ldr	x9, [sp, #168]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #168]                  // 8-byte Spill
	ldr	x9, [sp, #160]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #160]                  // 8-byte Spill
	ldr	x9, [sp, #152]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #152]                  // 8-byte Spill
	ldr	x9, [sp, #144]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #144]                  // 8-byte Spill
	ldr	x9, [sp, #136]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #136]                  // 8-byte Spill
	ldr	x9, [sp, #128]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #128]                  // 8-byte Spill
	ldr	x9, [sp, #120]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #120]                  // 8-byte Spill
	ldr	x9, [sp, #288]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #288]                  // 8-byte Spill
	ldr	x9, [sp, #112]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #112]                  // 8-byte Spill
	ldr	x9, [sp, #280]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #280]                  // 8-byte Spill
	ldr	x9, [sp, #104]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #104]                  // 8-byte Spill
	ldr	x9, [sp, #96]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #96]                   // 8-byte Spill
	ldr	x9, [sp, #272]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #272]                  // 8-byte Spill
	ldr	x9, [sp, #88]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #88]                   // 8-byte Spill
	ldr	x9, [sp, #264]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #264]                  // 8-byte Spill
	ldr	x9, [sp, #80]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #80]                   // 8-byte Spill
	ldr	x9, [sp, #256]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #256]                  // 8-byte Spill
	ldr	x9, [sp, #72]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #72]                   // 8-byte Spill
	ldr	x9, [sp, #248]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #248]                  // 8-byte Spill
	ldr	x9, [sp, #64]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #64]                   // 8-byte Spill
	ldr	x9, [sp, #240]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #240]                  // 8-byte Spill
	ldr	x9, [sp, #56]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #56]                   // 8-byte Spill
	ldr	x9, [sp, #232]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #232]                  // 8-byte Spill
	ldr	x9, [sp, #224]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #224]                  // 8-byte Spill
	ldr	x9, [sp, #48]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #48]                   // 8-byte Spill
	ldr	x9, [sp, #216]                  // 8-byte Reload
	add	x9, x9, x11
	str	x9, [sp, #216]                  // 8-byte Spill
	ldr	x9, [sp, #40]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #40]                   // 8-byte Spill
	ldr	x9, [sp, #32]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #32]                   // 8-byte Spill
	ldr	x9, [sp, #24]                   // 8-byte Reload
	add	x9, x9, x10
	mov	x10, x8
	str	x9, [sp, #24]                   // 8-byte Spill
	b.hs	.LBB1_24
.LBB1_13:                               // %.preheader19
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_15 Depth 2
                                        //     Child Loop BB1_18 Depth 2
                                        //       Child Loop BB1_20 Depth 3
                                        //     Child Loop BB1_23 Depth 2
	ldr	x9, [sp, #496]                  // 8-byte Reload
	mov	w12, #22528                     // =0x5800
	mov	w29, #44032                     // =0xac00
	str	x10, [sp, #8]                   // 8-byte Spill
	//APP
	//NO_APP
	cmp	x9, #191
	movk	w12, #2, lsl #16
	movk	w29, #2, lsl #16
	mov	w11, #196608                    // =0x30000
	b.gt	.LBB1_16
// %bb.14:                              // %.lr.ph25
                                        //   in Loop: Header=BB1_13 Depth=1
	ldr	x10, [sp, #208]                 // 8-byte Reload
	ldp	x7, x5, [sp, #480]              // 16-byte Folded Reload
	ldp	x19, x6, [sp, #296]             // 16-byte Folded Reload
	sub	x8, x9, #4
	add	x10, x9, x10
	ldp	x17, x16, [sp, #344]            // 16-byte Folded Reload
	lsl	x10, x10, #2
	ldp	x0, x18, [sp, #328]             // 16-byte Folded Reload
	ldp	x3, x1, [sp, #312]              // 16-byte Folded Reload
	mov	x30, xzr
	add	x13, x7, x10
	ldp	x4, x2, [sp, #408]              // 16-byte Folded Reload
	str	x13, [sp, #568]                 // 8-byte Spill
	add	x13, x5, x10
	ldr	x10, [sp, #200]                 // 8-byte Reload
	add	x10, x9, x10
	lsl	x10, x10, #2
	add	x14, x7, x10
	add	x15, x5, x10
	lsl	x10, x9, #2
	add	x20, x19, x10
	ldr	x19, [sp, #472]                 // 8-byte Reload
	add	x16, x16, x10
	add	x17, x17, x10
	add	x18, x18, x10
	add	x0, x0, x10
	add	x1, x1, x10
	add	x2, x2, x10
	add	x3, x3, x10
	add	x4, x4, x10
	add	x6, x6, x10
	add	x21, x19, x10
	ldr	x10, [sp, #16]                  // 8-byte Reload
	add	x10, x9, x10
	lsl	x10, x10, #2
	add	x22, x5, x10
	add	x23, x7, x10
	ldr	x10, [sp, #192]                 // 8-byte Reload
	add	x10, x9, x10
	add	x24, x5, x10, lsl #2
	ldr	x10, [sp, #184]                 // 8-byte Reload
	add	x10, x9, x10
	lsl	x10, x10, #2
	add	x25, x5, x10
	add	x26, x7, x10
	ldr	x10, [sp, #176]                 // 8-byte Reload
	add	x9, x9, x10
	lsl	x9, x9, #2
	add	x27, x5, x9
	add	x28, x7, x9
.LBB1_15:                               //   Parent Loop BB1_13 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x9, x2, x30
	ldr	q1, [x22, x30]
	ldr	q3, [x24, x30]
	add	x10, x9, #21, lsl #12           // =86016
	add	x7, x25, x30
	add	x5, x9, #27, lsl #12            // =110592
	ldr	q0, [x10]
	add	x10, x21, x30
	ldr	q21, [x7, #20736]
	ldr	q7, [x10, #768]
	ldr	q16, [x10]
	ldr	q5, [x10, #1536]
	ldr	q2, [x10, #2304]
	ldr	q4, [x10, #4608]
	ldr	q25, [x7, #21504]
	fmul	v22.4s, v0.4s, v7.4s
	fmul	v23.4s, v0.4s, v16.4s
	ldr	q0, [x20, x30]
	fmul	v20.4s, v7.4s, v1.4s
	fmul	v19.4s, v16.4s, v1.4s
	fmul	v24.4s, v16.4s, v3.4s
	fmul	v26.4s, v16.4s, v0.4s
	ldr	q29, [x7, #22272]
	add	x19, x26, x30
	add	x8, x8, #4
	fmla	v22.4s, v5.4s, v0.4s
	fmla	v23.4s, v7.4s, v0.4s
	ldr	q0, [x6, x30]
	fmla	v20.4s, v5.4s, v3.4s
	fmla	v19.4s, v7.4s, v3.4s
	cmp	x8, #188
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	ldr	q0, [x4, x30]
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x3, x30]
	fmla	v23.4s, v2.4s, v1.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x10, #3072]
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q1, [x10, #3840]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x7]
	fmla	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v1.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x7, #768]
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v24.4s, v5.4s, v3.4s
	ldr	q3, [x5]
	add	x5, x27, x30
	ldr	q6, [x5]
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v5.4s, v3.4s
	ldr	q3, [x10, #5376]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	fmul	v18.4s, v7.4s, v6.4s
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v19.4s, v2.4s, v6.4s
	fmul	v17.4s, v16.4s, v6.4s
	ldr	q6, [x10, #6144]
	fmla	v26.4s, v4.4s, v21.4s
	fmla	v24.4s, v2.4s, v21.4s
	fmla	v28.4s, v4.4s, v25.4s
	fmla	v27.4s, v2.4s, v25.4s
	add	x10, x9, #32, lsl #12           // =131072
	fmla	v23.4s, v3.4s, v21.4s
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v22.4s, v6.4s, v21.4s
	fmla	v19.4s, v0.4s, v21.4s
	fmla	v18.4s, v5.4s, v21.4s
	fmla	v17.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v26.4s, v3.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v23.4s, v6.4s, v25.4s
	fmla	v28.4s, v3.4s, v29.4s
	fmla	v19.4s, v1.4s, v25.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v17.4s, v5.4s, v25.4s
	fmla	v21.4s, v7.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v26.4s, v6.4s, v29.4s
	fmla	v24.4s, v1.4s, v29.4s
	fmla	v21.4s, v5.4s, v29.4s
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x10, #1024]
	add	x10, x23, x30
	str	q22, [x10]
	ldr	q22, [x7, #41472]
	fmla	v28.4s, v6.4s, v29.4s
	str	q23, [x10, #768]
	fmla	v27.4s, v1.4s, v29.4s
	add	x10, x28, x30
	fmla	v20.4s, v3.4s, v22.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmul	v23.4s, v7.4s, v22.4s
	fmla	v18.4s, v0.4s, v22.4s
	fmla	v17.4s, v2.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	str	q26, [x19]
	ldr	q26, [x7, #42240]
	fmla	v25.4s, v5.4s, v29.4s
	str	q28, [x19, #768]
	ldr	q28, [x7, #43008]
	ldr	q29, [x7, #43776]
	fmla	v20.4s, v6.4s, v26.4s
	fmla	v19.4s, v3.4s, v26.4s
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v21.4s, v2.4s, v26.4s
	fmla	v23.4s, v5.4s, v26.4s
	fmla	v22.4s, v7.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v19.4s, v6.4s, v28.4s
	str	q20, [x10]
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v22.4s, v5.4s, v28.4s
	fmla	v26.4s, v7.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q19, [x19, #20736]
	ldr	q19, [x7, #62976]
	fmla	v24.4s, v6.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v21.4s, v1.4s, v29.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v20.4s, v7.4s, v19.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v28.4s, v7.4s, v29.4s
	ldr	q29, [x9, x12]
	fmla	v17.4s, v4.4s, v19.4s
	fmla	v23.4s, v0.4s, v19.4s
	fmla	v27.4s, v6.4s, v29.4s
	fmla	v22.4s, v2.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	str	q24, [x19, #21504]
	ldr	q24, [x7, #63744]
	fmla	v25.4s, v1.4s, v29.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v18.4s, v6.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x19, #22272]
	fmla	v21.4s, v4.4s, v24.4s
	fmla	v23.4s, v1.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x7, #64512]
	fmla	v20.4s, v5.4s, v24.4s
	fmla	v19.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v6.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v21.4s, v3.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	str	q18, [x19, #41472]
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v19.4s, v5.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	ldr	q27, [x7, #65280]
	str	q17, [x19, #42240]
	fmla	v16.4s, v7.4s, v27.4s
	ldr	q7, [x9, x29]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v24.4s, v5.4s, v27.4s
	fmla	v21.4s, v6.4s, v27.4s
	fmla	v16.4s, v5.4s, v7.4s
	ldr	q5, [x5, #64512]
	fmla	v28.4s, v1.4s, v7.4s
	fmla	v25.4s, v6.4s, v7.4s
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v22.4s, v4.4s, v5.4s
	str	q21, [x19, #43008]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x5, #65280]
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v24.4s, v2.4s, v5.4s
	str	q25, [x19, #43776]
	fmla	v23.4s, v6.4s, v5.4s
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v20.4s, v1.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	ldr	q5, [x15, x30]
	fmla	v28.4s, v4.4s, v5.4s
	fmla	v16.4s, v2.4s, v5.4s
	ldr	q2, [x13, x30]
	fmla	v24.4s, v0.4s, v5.4s
	fmla	v26.4s, v3.4s, v5.4s
	str	q23, [x19, #62976]
	fmla	v19.4s, v1.4s, v5.4s
	fmla	v22.4s, v6.4s, v5.4s
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x9, x11]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v6.4s, v2.4s
	ldr	x9, [sp, #568]                  // 8-byte Reload
	str	q22, [x19, #63744]
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x1, x30]
	str	q26, [x19, #64512]
	fmla	v20.4s, v3.4s, v0.4s
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x0, x30]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x19, #65280]
	fmla	v20.4s, v6.4s, v0.4s
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x18, x30]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v19.4s, v6.4s, v0.4s
	ldr	q0, [x17, x30]
	str	q20, [x10, #64512]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x16, x30]
	str	q19, [x10, #65280]
	str	q24, [x14, x30]
	fmla	v16.4s, v6.4s, v0.4s
	str	q16, [x9, x30]
	add	x30, x30, #16
	b.lt	.LBB1_15
.LBB1_16:                               // %.preheader18
                                        //   in Loop: Header=BB1_13 Depth=1
	ldr	x8, [sp, #368]                  // 8-byte Reload
	mov	w10, #4                         // =0x4
	str	x8, [sp, #568]                  // 8-byte Spill
	ldp	x8, x9, [sp, #400]              // 16-byte Folded Reload
	str	x8, [sp, #552]                  // 8-byte Spill
	ldr	x8, [sp, #416]                  // 8-byte Reload
	str	x9, [sp, #560]                  // 8-byte Spill
	str	x8, [sp, #544]                  // 8-byte Spill
	ldr	x8, [sp, #360]                  // 8-byte Reload
	str	x8, [sp, #536]                  // 8-byte Spill
	ldp	x9, x8, [sp, #376]              // 16-byte Folded Reload
	str	x8, [sp, #520]                  // 8-byte Spill
	ldr	x8, [sp, #392]                  // 8-byte Reload
	str	x9, [sp, #528]                  // 8-byte Spill
	str	x8, [sp, #512]                  // 8-byte Spill
	b	.LBB1_18
.LBB1_17:                               // %._crit_edge28
                                        //   in Loop: Header=BB1_18 Depth=2
	ldp	x9, x8, [sp, #504]              // 16-byte Folded Reload
	add	x8, x8, #768
	add	x10, x9, #4
	cmp	x9, #20
	str	x8, [sp, #512]                  // 8-byte Spill
	ldr	x8, [sp, #520]                  // 8-byte Reload
	add	x8, x8, #768
	str	x8, [sp, #520]                  // 8-byte Spill
	ldr	x8, [sp, #528]                  // 8-byte Reload
	add	x8, x8, #768
	str	x8, [sp, #528]                  // 8-byte Spill
	ldr	x8, [sp, #536]                  // 8-byte Reload
	add	x8, x8, #3072
	str	x8, [sp, #536]                  // 8-byte Spill
	ldr	x8, [sp, #544]                  // 8-byte Reload
	add	x8, x8, #3072
	str	x8, [sp, #544]                  // 8-byte Spill
	ldr	x8, [sp, #552]                  // 8-byte Reload
	add	x8, x8, #3072
	str	x8, [sp, #552]                  // 8-byte Spill
	ldr	x8, [sp, #560]                  // 8-byte Reload
	add	x8, x8, #3072
	str	x8, [sp, #560]                  // 8-byte Spill
	ldr	x8, [sp, #568]                  // 8-byte Reload
	add	x8, x8, #768
	str	x8, [sp, #568]                  // 8-byte Spill
	b.hs	.LBB1_21
.LBB1_18:                               //   Parent Loop BB1_13 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_20 Depth 3
	str	x10, [sp, #504]                 // 8-byte Spill
	ldr	x10, [sp, #496]                 // 8-byte Reload
	mov	w29, #1024                      // =0x400
	mov	w14, #45824                     // =0xb300
	mov	w17, #46592                     // =0xb600
	mov	w23, #1792                      // =0x700
	mov	w21, #2560                      // =0xa00
	mov	w8, #3328                       // =0xd00
	mov	w6, #23296                      // =0x5b00
	mov	w30, #24064                     // =0x5e00
	mov	w11, #24832                     // =0x6100
	mov	w12, #44800                     // =0xaf00
	//APP
	//NO_APP
	cmp	x10, #191
	movk	w29, #2, lsl #16
	movk	w14, #1, lsl #16
	movk	w17, #1, lsl #16
	movk	w23, #2, lsl #16
	movk	w21, #2, lsl #16
	movk	w8, #2, lsl #16
	movk	w6, #2, lsl #16
	movk	w30, #2, lsl #16
	movk	w11, #2, lsl #16
	movk	w12, #2, lsl #16
	b.gt	.LBB1_17
// %bb.19:                              // %.lr.ph27
                                        //   in Loop: Header=BB1_18 Depth=2
	ldr	x13, [sp, #512]                 // 8-byte Reload
	ldp	x4, x3, [sp, #480]              // 16-byte Folded Reload
	lsl	x16, x10, #2
	ldr	x15, [sp, #560]                 // 8-byte Reload
	sub	x24, x10, #4
	add	x13, x10, x13
	ldr	x18, [sp, #472]                 // 8-byte Reload
	lsl	x13, x13, #2
	add	x15, x15, x16
	add	x1, x4, x13
	add	x25, x3, x13
	ldr	x13, [sp, #520]                 // 8-byte Reload
	add	x13, x10, x13
	lsl	x13, x13, #2
	add	x20, x4, x13
	add	x26, x3, x13
	ldr	x13, [sp, #528]                 // 8-byte Reload
	add	x13, x10, x13
	lsl	x13, x13, #2
	add	x0, x4, x13
	add	x2, x3, x13
	ldr	x13, [sp, #536]                 // 8-byte Reload
	add	x27, x13, x16
	ldr	x13, [sp, #544]                 // 8-byte Reload
	add	x28, x13, x16
	ldr	x13, [sp, #552]                 // 8-byte Reload
	add	x13, x13, x16
	add	x16, x18, x16
	ldr	x18, [sp, #568]                 // 8-byte Reload
	add	x10, x10, x18
	lsl	x10, x10, #2
	add	x18, x3, x10
	add	x3, x4, x10
	mov	x4, xzr
.LBB1_20:                               //   Parent Loop BB1_13 Depth=1
                                        //     Parent Loop BB1_18 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x5, x15, x4
	add	x10, x16, x4
	add	x19, x18, x4
	ldr	q0, [x5]
	ldr	q16, [x10]
	ldr	q6, [x10, #768]
	ldr	q5, [x10, #1536]
	ldr	q1, [x10, #2304]
	ldr	q4, [x19, #18432]
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x5, #768]
	mov	w9, #22528                      // =0x5800
	fmul	v17.4s, v16.4s, v4.4s
	movk	w9, #2, lsl #16
	mov	w22, #1024                      // =0x400
	fmul	v23.4s, v16.4s, v0.4s
	movk	w22, #2, lsl #16
	add	x24, x24, #4
	cmp	x24, #188
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x5, #1536]
	fmla	v23.4s, v6.4s, v0.4s
	fmul	v27.4s, v16.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x5, #2304]
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v27.4s, v6.4s, v0.4s
	ldr	q0, [x5, #3072]
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v27.4s, v5.4s, v0.4s
	ldr	q0, [x5, #3840]
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x5, #21504]
	add	x5, x28, x4
	add	x7, x5, #27, lsl #12            // =110592
	ldr	q3, [x5, x14]
	ldr	q7, [x5, x29]
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v16.4s, v0.4s
	ldr	q2, [x7]
	ldr	q0, [x10, #3072]
	fmla	v27.4s, v1.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	fmla	v23.4s, v1.4s, v2.4s
	fmul	v21.4s, v16.4s, v2.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmul	v18.4s, v16.4s, v7.4s
	ldr	q22, [x5, x23]
	ldr	q25, [x5, x21]
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v6.4s, v2.4s
	ldr	q2, [x10, #3840]
	add	x7, x27, x4
	ldr	q29, [x5, x8]
	add	x29, x3, x4
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v17.4s, v5.4s, v22.4s
	fmla	v18.4s, v6.4s, v22.4s
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	ldr	q3, [x5, x17]
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v26.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v21.4s, v5.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x19]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v18.4s, v5.4s, v25.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v26.4s, v6.4s, v3.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v21.4s, v1.4s, v7.4s
	fmla	v24.4s, v5.4s, v3.4s
	ldr	q3, [x19, #768]
	fmla	v19.4s, v0.4s, v7.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v26.4s, v5.4s, v3.4s
	ldr	q3, [x10, #4608]
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x10, #5376]
	fmla	v23.4s, v3.4s, v7.4s
	fmla	v27.4s, v3.4s, v22.4s
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v24.4s, v1.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v21.4s, v2.4s, v25.4s
	fmla	v26.4s, v1.4s, v25.4s
	fmla	v20.4s, v4.4s, v7.4s
	ldr	q7, [x10, #6144]
	fmla	v23.4s, v4.4s, v22.4s
	add	x10, x7, #27, lsl #12           // =110592
	fmla	v27.4s, v4.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v26.4s, v0.4s, v29.4s
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v27.4s, v7.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	str	q23, [x7, x14]
	ldr	q23, [x5, x9]
	mov	w9, #22528                      // =0x5800
	fmla	v22.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q20, [x10]
	ldr	q20, [x19, #39936]
	fmla	v21.4s, v3.4s, v23.4s
	fmla	v18.4s, v1.4s, v23.4s
	str	q27, [x7, x17]
	ldr	q27, [x5, x6]
	add	x10, x13, x4
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v22.4s, v5.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x19, #22272]
	fmla	v21.4s, v4.4s, v27.4s
	fmla	v24.4s, v3.4s, v27.4s
	movk	w9, #2, lsl #16
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v26.4s, v2.4s, v29.4s
	fmla	v19.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v20.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v25.4s, v5.4s, v29.4s
	fmla	v18.4s, v0.4s, v27.4s
	fmla	v22.4s, v1.4s, v27.4s
	ldr	q29, [x5, x11]
	str	q28, [x29]
	ldr	q28, [x5, x30]
	fmla	v19.4s, v7.4s, v27.4s
	fmla	v17.4s, v2.4s, v27.4s
	fmla	v20.4s, v5.4s, v27.4s
	fmla	v23.4s, v6.4s, v27.4s
	fmul	v27.4s, v16.4s, v27.4s
	fmla	v26.4s, v3.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	str	q19, [x7, x22]
	ldr	q19, [x19, #61440]
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	mov	w22, #44032                     // =0xac00
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v23.4s, v5.4s, v28.4s
	movk	w22, #2, lsl #16
	fmla	v27.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v26.4s, v4.4s, v29.4s
	str	q21, [x7, x23]
	ldr	q21, [x5, x22]
	fmla	v24.4s, v7.4s, v29.4s
	fmla	v22.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x10]
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v18.4s, v3.4s, v21.4s
	str	q24, [x7, x21]
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v23.4s, v1.4s, v21.4s
	ldr	q24, [x5, x12]
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v17.4s, v7.4s, v24.4s
	fmla	v18.4s, v4.4s, v24.4s
	str	q26, [x7, x8]
	fmla	v22.4s, v3.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v27.4s, v1.4s, v24.4s
	ldr	q26, [x19, #63744]
	fmla	v19.4s, v5.4s, v24.4s
	fmla	v21.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v26.4s
	fmla	v18.4s, v7.4s, v26.4s
	fmla	v25.4s, v3.4s, v26.4s
	fmla	v22.4s, v4.4s, v26.4s
	fmla	v28.4s, v1.4s, v26.4s
	str	q17, [x7, x9]
	fmla	v23.4s, v2.4s, v26.4s
	fmla	v27.4s, v0.4s, v26.4s
	mov	w9, #196608                     // =0x30000
	fmla	v21.4s, v5.4s, v26.4s
	fmla	v24.4s, v6.4s, v26.4s
	ldr	q26, [x19, #64512]
	str	q18, [x7, x6]
	fmla	v16.4s, v6.4s, v26.4s
	ldr	q6, [x19, #65280]
	fmla	v28.4s, v0.4s, v26.4s
	fmla	v27.4s, v2.4s, v26.4s
	fmla	v25.4s, v4.4s, v26.4s
	fmla	v24.4s, v5.4s, v26.4s
	fmla	v22.4s, v7.4s, v26.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x10, #39168]
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v25.4s, v7.4s, v6.4s
	str	q22, [x7, x30]
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x5, x9]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v21.4s, v1.4s, v5.4s
	str	q25, [x7, x11]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	ldr	q5, [x2, x4]
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v27.4s, v3.4s, v5.4s
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x26, x4]
	fmla	v28.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x25, x4]
	fmla	v24.4s, v0.4s, v5.4s
	fmla	v21.4s, v2.4s, v5.4s
	str	q20, [x7, x22]
	fmla	v27.4s, v4.4s, v5.4s
	fmla	v23.4s, v7.4s, v5.4s
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x10, #43008]
	fmla	v24.4s, v2.4s, v1.4s
	str	q23, [x7, x12]
	fmla	v27.4s, v7.4s, v1.4s
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x10, #60672]
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x10, #61440]
	str	q27, [x29, #63744]
	fmla	v21.4s, v3.4s, v0.4s
	str	q28, [x29, #64512]
	mov	w29, #1024                      // =0x400
	movk	w29, #2, lsl #16
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x10, #62208]
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v19.4s, v7.4s, v0.4s
	ldr	q0, [x10, #62976]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v21.4s, v7.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x10, #63744]
	str	q19, [x7, x9]
	str	q21, [x0, x4]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x10, #64512]
	fmla	v16.4s, v7.4s, v0.4s
	str	q24, [x20, x4]
	str	q16, [x1, x4]
	add	x4, x4, #16
	b.lt	.LBB1_20
	b	.LBB1_17
.LBB1_21:                               //   in Loop: Header=BB1_13 Depth=1
	ldr	x10, [sp, #496]                 // 8-byte Reload
	//APP
	//NO_APP
	ldr	x29, [sp, #472]                 // 8-byte Reload
	cmp	x10, #191
	b.gt	.LBB1_12
// %bb.22:                              // %.lr.ph30
                                        //   in Loop: Header=BB1_13 Depth=1
	ldr	x9, [sp, #168]                  // 8-byte Reload
	ldp	x2, x5, [sp, #480]              // 16-byte Folded Reload
	lsl	x0, x10, #2
	sub	x8, x10, #4
	mov	x28, xzr
	add	x9, x10, x9
	lsl	x9, x9, #2
	add	x27, x29, x0
	add	x11, x2, x9
	add	x12, x5, x9
	ldr	x9, [sp, #160]                  // 8-byte Reload
	add	x9, x10, x9
	lsl	x9, x9, #2
	add	x13, x2, x9
	add	x9, x5, x9
	str	x9, [sp, #560]                  // 8-byte Spill
	ldr	x9, [sp, #152]                  // 8-byte Reload
	str	x13, [sp, #568]                 // 8-byte Spill
	add	x9, x10, x9
	lsl	x9, x9, #2
	add	x13, x2, x9
	add	x9, x5, x9
	str	x9, [sp, #544]                  // 8-byte Spill
	ldr	x9, [sp, #144]                  // 8-byte Reload
	str	x13, [sp, #552]                 // 8-byte Spill
	add	x9, x10, x9
	lsl	x9, x9, #2
	add	x13, x2, x9
	add	x9, x5, x9
	str	x9, [sp, #528]                  // 8-byte Spill
	ldr	x9, [sp, #136]                  // 8-byte Reload
	str	x13, [sp, #536]                 // 8-byte Spill
	add	x9, x10, x9
	lsl	x9, x9, #2
	add	x13, x2, x9
	add	x9, x5, x9
	str	x9, [sp, #512]                  // 8-byte Spill
	ldr	x9, [sp, #128]                  // 8-byte Reload
	str	x13, [sp, #520]                 // 8-byte Spill
	add	x9, x10, x9
	lsl	x9, x9, #2
	add	x13, x2, x9
	add	x9, x5, x9
	str	x9, [sp, #464]                  // 8-byte Spill
	ldr	x9, [sp, #416]                  // 8-byte Reload
	str	x13, [sp, #504]                 // 8-byte Spill
	add	x20, x9, x0
	mov	w9, #59648                      // =0xe900
	movk	w9, #1, lsl #16
	add	x9, x20, x9
	str	x9, [sp, #456]                  // 8-byte Spill
	ldr	x9, [sp, #120]                  // 8-byte Reload
	add	x9, x10, x9
	add	x9, x5, x9, lsl #2
	str	x9, [sp, #448]                  // 8-byte Spill
	ldr	x9, [sp, #288]                  // 8-byte Reload
	add	x9, x9, x0
	str	x9, [sp, #440]                  // 8-byte Spill
	ldr	x9, [sp, #112]                  // 8-byte Reload
	add	x9, x10, x9
	add	x9, x5, x9, lsl #2
	str	x9, [sp, #432]                  // 8-byte Spill
	ldp	x14, x9, [sp, #272]             // 16-byte Folded Reload
	add	x15, x14, x0
	ldr	x14, [sp, #88]                  // 8-byte Reload
	add	x9, x9, x0
	str	x9, [sp, #424]                  // 8-byte Spill
	ldp	x13, x9, [sp, #96]              // 16-byte Folded Reload
	add	x14, x10, x14
	add	x16, x5, x14, lsl #2
	ldr	x14, [sp, #264]                 // 8-byte Reload
	add	x9, x10, x9
	add	x13, x10, x13
	add	x18, x14, x0
	ldr	x14, [sp, #80]                  // 8-byte Reload
	add	x9, x5, x9, lsl #2
	add	x13, x5, x13, lsl #2
	add	x14, x10, x14
	add	x3, x5, x14, lsl #2
	ldp	x17, x14, [sp, #248]            // 16-byte Folded Reload
	add	x4, x14, x0
	ldp	x1, x14, [sp, #64]              // 16-byte Folded Reload
	add	x17, x17, x0
	add	x1, x10, x1
	add	x14, x10, x14
	add	x6, x5, x1, lsl #2
	ldr	x1, [sp, #240]                  // 8-byte Reload
	add	x14, x5, x14, lsl #2
	add	x21, x1, x0
	ldr	x1, [sp, #56]                   // 8-byte Reload
	add	x1, x10, x1
	add	x22, x5, x1, lsl #2
	ldp	x1, x7, [sp, #224]              // 16-byte Folded Reload
	add	x30, x1, x0
	ldr	x1, [sp, #48]                   // 8-byte Reload
	add	x23, x7, x0
	add	x1, x10, x1
	add	x24, x5, x1, lsl #2
	ldr	x1, [sp, #216]                  // 8-byte Reload
	add	x25, x1, x0
	ldp	x0, x1, [sp, #32]               // 16-byte Folded Reload
	add	x0, x10, x0
	add	x1, x10, x1
	add	x26, x5, x0, lsl #2
	ldr	x0, [sp, #24]                   // 8-byte Reload
	add	x1, x5, x1, lsl #2
	add	x10, x10, x0
	lsl	x10, x10, #2
	add	x2, x2, x10
	add	x0, x5, x10
.LBB1_23:                               //   Parent Loop BB1_13 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x10, x27, x28
	ldr	q0, [x25, x28]
	add	x7, x4, x28
	ldr	q16, [x10]
	ldr	q5, [x10, #768]
	ldr	q6, [x10, #1536]
	ldr	q1, [x10, #2304]
	ldr	q2, [x0, x28]
	add	x5, x20, x28
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x30, x28]
	ldr	q3, [x26, x28]
	fmul	v21.4s, v16.4s, v2.4s
	ldr	q4, [x7, #21504]
	add	x19, x5, #36, lsl #12           // =147456
	fmul	v23.4s, v16.4s, v0.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q7, [x19]
	fmul	v17.4s, v16.4s, v4.4s
	ldr	q22, [x22, x28]
	ldr	q25, [x6, x28]
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x23, x28]
	fmul	v18.4s, v16.4s, v7.4s
	fmla	v21.4s, v5.4s, v3.4s
	add	x19, x2, x28
	ldr	q29, [x14, x28]
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	add	x8, x8, #4
	fmla	v17.4s, v5.4s, v7.4s
	cmp	x8, #188
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x21, x28]
	fmla	v18.4s, v5.4s, v22.4s
	fmla	v26.4s, v5.4s, v0.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v23.4s, v6.4s, v0.4s
	ldr	q0, [x17, x28]
	fmla	v17.4s, v6.4s, v22.4s
	fmla	v18.4s, v6.4s, v25.4s
	fmla	v26.4s, v6.4s, v0.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x7]
	fmla	v23.4s, v1.4s, v2.4s
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v16.4s, v0.4s
	ldr	q0, [x10, #3072]
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v5.4s, v2.4s
	ldr	q2, [x10, #3840]
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	ldr	q3, [x1, x28]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v24.4s, v5.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x24, x28]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v27.4s, v5.4s, v3.4s
	ldr	q3, [x10, #4608]
	fmla	v19.4s, v0.4s, v7.4s
	fmla	v21.4s, v1.4s, v7.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x10, #5376]
	fmla	v23.4s, v3.4s, v7.4s
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v24.4s, v1.4s, v22.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v20.4s, v4.4s, v7.4s
	ldr	q7, [x10, #6144]
	fmla	v23.4s, v4.4s, v22.4s
	fmla	v26.4s, v4.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	ldr	x10, [sp, #432]                 // 8-byte Reload
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v21.4s, v2.4s, v25.4s
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v26.4s, v7.4s, v29.4s
	str	q28, [x19, #2304]
	ldr	q28, [x13, x28]
	fmla	v24.4s, v2.4s, v29.4s
	fmla	v27.4s, v3.4s, v28.4s
	str	q20, [x19]
	ldr	q20, [x7, #43008]
	fmla	v22.4s, v5.4s, v25.4s
	str	q23, [x19, #768]
	ldr	q23, [x3, x28]
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v21.4s, v3.4s, v23.4s
	str	q26, [x19, #1536]
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v22.4s, v6.4s, v29.4s
	ldr	q26, [x16, x28]
	fmla	v25.4s, v5.4s, v29.4s
	ldr	q29, [x9, x28]
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
	str	q19, [x19, #21504]
	ldr	q19, [x7, #64512]
	fmla	v27.4s, v4.4s, v29.4s
	fmla	v23.4s, v6.4s, v28.4s
	fmla	v26.4s, v5.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v24.4s, v7.4s, v29.4s
	str	q21, [x19, #22272]
	ldr	q21, [x10, x28]
	fmla	v22.4s, v2.4s, v29.4s
	ldr	x10, [sp, #448]                 // 8-byte Reload
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v6.4s, v29.4s
	fmla	v18.4s, v3.4s, v21.4s
	str	q27, [x19, #23808]
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v23.4s, v1.4s, v21.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	str	q24, [x19, #23040]
	ldr	q24, [x10, x28]
	ldr	x10, [sp, #464]                 // 8-byte Reload
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v17.4s, v7.4s, v24.4s
	fmla	v18.4s, v4.4s, v24.4s
	ldr	q27, [x10, x28]
	fmla	v22.4s, v3.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	ldr	x10, [sp, #512]                 // 8-byte Reload
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	fmla	v19.4s, v6.4s, v24.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v22.4s, v4.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	str	q17, [x19, #43008]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v21.4s, v6.4s, v27.4s
	fmla	v24.4s, v5.4s, v27.4s
	ldr	q27, [x10, x28]
	ldr	x10, [sp, #528]                 // 8-byte Reload
	str	q18, [x19, #43776]
	fmla	v16.4s, v5.4s, v27.4s
	ldr	q5, [x18, x28]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v1.4s, v5.4s
	ldr	q5, [x10, x28]
	ldr	x10, [sp, #544]                 // 8-byte Reload
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v21.4s, v1.4s, v5.4s
	str	q22, [x19, #44544]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	ldr	q5, [x10, x28]
	ldr	x10, [sp, #560]                 // 8-byte Reload
	str	q25, [x19, #45312]
	fmla	v26.4s, v3.4s, v5.4s
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v21.4s, v0.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	ldr	q5, [x10, x28]
	ldr	x10, [sp, #504]                 // 8-byte Reload
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v28.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x12, x28]
	fmla	v23.4s, v7.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	str	q20, [x19, #64512]
	fmla	v21.4s, v2.4s, v5.4s
	fmla	v26.4s, v7.4s, v1.4s
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x15, x28]
	str	q23, [x19, #65280]
	fmla	v24.4s, v2.4s, v1.4s
	str	q26, [x10, x28]
	ldr	x10, [sp, #520]                 // 8-byte Reload
	fmla	v19.4s, v3.4s, v0.4s
	str	q28, [x10, x28]
	add	x10, x5, #57, lsl #12           // =233472
	ldr	q0, [x10]
	ldr	x10, [sp, #424]                 // 8-byte Reload
	fmla	v19.4s, v4.4s, v0.4s
	fmla	v21.4s, v3.4s, v0.4s
	ldr	q0, [x10, x28]
	ldr	x10, [sp, #440]                 // 8-byte Reload
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v19.4s, v7.4s, v0.4s
	fmla	v21.4s, v4.4s, v0.4s
	ldr	q0, [x10, x28]
	ldr	x10, [sp, #456]                 // 8-byte Reload
	fmla	v24.4s, v4.4s, v0.4s
	fmla	v16.4s, v3.4s, v0.4s
	add	x10, x10, x28
	add	x10, x10, #27, lsl #12          // =110592
	fmla	v21.4s, v7.4s, v0.4s
	ldr	q0, [x10]
	ldr	x10, [sp, #536]                 // 8-byte Reload
	str	q19, [x10, x28]
	ldr	x10, [sp, #552]                 // 8-byte Reload
	fmla	v24.4s, v7.4s, v0.4s
	fmla	v16.4s, v4.4s, v0.4s
	str	q21, [x10, x28]
	ldr	x10, [sp, #568]                 // 8-byte Reload
	str	q24, [x10, x28]
	str	q16, [x11, x28]
	add	x28, x28, #16
	b.lt	.LBB1_23
	b	.LBB1_12
.LBB1_24:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #191
	b.gt	.LBB1_27
// %bb.25:                              // %.lr.ph33.preheader
	ldp	x7, x6, [sp, #480]              // 16-byte Folded Reload
	mov	w11, #38144                     // =0x9500
	mov	w13, #37376                     // =0x9200
	movk	w11, #7, lsl #16
	sub	x8, x9, #4
	movk	w13, #7, lsl #16
	lsl	x9, x9, #2
	add	x10, x7, x11
	add	x11, x6, x11
	add	x12, x7, x13
	add	x13, x6, x13
	add	x14, x6, #120, lsl #12          // =491520
	add	x15, x6, #99, lsl #12           // =405504
	add	x16, x6, #120, lsl #12          // =491520
	add	x17, x6, #116, lsl #12          // =475136
	add	x18, x6, #116, lsl #12          // =475136
	add	x0, x6, #121, lsl #12           // =495616
	add	x1, x6, #115, lsl #12           // =471040
	add	x2, x6, #126, lsl #12           // =516096
	add	x3, x6, #126, lsl #12           // =516096
	add	x4, x6, #126, lsl #12           // =516096
	add	x5, x6, #126, lsl #12           // =516096
	add	x6, x6, #126, lsl #12           // =516096
	add	x14, x14, #3840
	add	x15, x15, #3072
	add	x16, x16, #3072
	add	x17, x17, #1024
	add	x18, x18, #256
	add	x0, x0, #2048
	add	x1, x1, #3584
	add	x3, x3, #768
	add	x4, x4, #1536
	add	x5, x5, #2304
	add	x6, x6, #3072
	add	x7, x7, #105, lsl #12           // =430080
.LBB1_26:                               // %.lr.ph33
                                        // =>This Inner Loop Header: Depth=1
	add	x20, x15, x9
	add	x21, x29, x9
	add	x8, x8, #4
	ldr	q0, [x20]
	ldr	q7, [x21, #768]
	ldr	q16, [x21]
	ldr	q6, [x21, #1536]
	ldr	q1, [x20, #21504]
	ldr	q2, [x21, #2304]
	fmul	v25.4s, v0.4s, v7.4s
	fmul	v26.4s, v0.4s, v16.4s
	ldr	q0, [x20, #768]
	fmul	v20.4s, v7.4s, v1.4s
	fmul	v19.4s, v16.4s, v1.4s
	ldr	q3, [x20, #22272]
	fmul	v27.4s, v16.4s, v0.4s
	ldr	q5, [x20, #43008]
	ldr	q4, [x21, #4608]
	fmul	v21.4s, v16.4s, v3.4s
	ldr	q22, [x20, #43776]
	ldr	q24, [x20, #44544]
	fmla	v25.4s, v6.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x20, #1536]
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v19.4s, v7.4s, v3.4s
	fmul	v18.4s, v7.4s, v5.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v27.4s, v7.4s, v0.4s
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q29, [x20, #45312]
	add	x29, x29, #16
	add	x15, x15, #16
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x20, #2304]
	cmp	x8, #188
	fmla	v18.4s, v6.4s, v22.4s
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v27.4s, v6.4s, v0.4s
	ldr	q0, [x20, #3072]
	fmla	v17.4s, v7.4s, v22.4s
	fmla	v26.4s, v2.4s, v1.4s
	fmla	v28.4s, v6.4s, v0.4s
	ldr	q0, [x21, #3072]
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v17.4s, v6.4s, v24.4s
	fmla	v25.4s, v0.4s, v1.4s
	ldr	q1, [x21, #3840]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v25.4s, v1.4s, v3.4s
	ldr	q3, [x20, #23040]
	fmla	v20.4s, v1.4s, v22.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	fmla	v21.4s, v7.4s, v3.4s
	ldr	q3, [x20, #23808]
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v23.4s, v7.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x20, #24576]
	fmla	v19.4s, v2.4s, v5.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v23.4s, v6.4s, v3.4s
	ldr	q3, [x21, #5376]
	fmla	v27.4s, v4.4s, v22.4s
	fmla	v25.4s, v3.4s, v5.4s
	ldr	q5, [x21, #6144]
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v21.4s, v2.4s, v22.4s
	add	x21, x7, x9
	fmla	v28.4s, v4.4s, v24.4s
	fmla	v23.4s, v2.4s, v24.4s
	add	x7, x7, #16
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
	str	q25, [x21]
	fmla	v21.4s, v1.4s, v29.4s
	ldr	q25, [x20, #64512]
	str	q26, [x21, #768]
	fmla	v20.4s, v3.4s, v25.4s
	fmla	v19.4s, v4.4s, v25.4s
	fmul	v26.4s, v7.4s, v25.4s
	fmla	v22.4s, v6.4s, v29.4s
	fmla	v24.4s, v7.4s, v29.4s
	ldr	q29, [x20, #46080]
	fmla	v18.4s, v0.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v28.4s, v5.4s, v29.4s
	str	q27, [x21, #1536]
	ldr	q27, [x20, #65280]
	fmla	v23.4s, v1.4s, v29.4s
	fmla	v24.4s, v6.4s, v29.4s
	fmla	v20.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	str	q28, [x21, #2304]
	fmla	v18.4s, v1.4s, v27.4s
	fmla	v17.4s, v0.4s, v27.4s
	fmla	v22.4s, v2.4s, v27.4s
	fmla	v26.4s, v6.4s, v27.4s
	ldr	q28, [x1, x9]
	fmla	v25.4s, v7.4s, v27.4s
	fmul	v27.4s, v16.4s, v27.4s
	str	q20, [x21, #21504]
	fmul	v16.4s, v16.4s, v28.4s
	fmla	v19.4s, v5.4s, v28.4s
	fmla	v21.4s, v3.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	fmla	v17.4s, v1.4s, v28.4s
	add	x1, x1, #16
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v24.4s, v2.4s, v28.4s
	fmla	v25.4s, v6.4s, v28.4s
	fmla	v27.4s, v7.4s, v28.4s
	ldr	q28, [x18, x9]
	str	q19, [x21, #22272]
	add	x18, x18, #16
	fmla	v16.4s, v7.4s, v28.4s
	ldr	q7, [x17, x9]
	fmla	v23.4s, v3.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v22.4s, v1.4s, v28.4s
	add	x17, x17, #16
	fmla	v27.4s, v6.4s, v28.4s
	fmla	v21.4s, v5.4s, v28.4s
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x16, x9]
	fmla	v23.4s, v5.4s, v7.4s
	fmla	v24.4s, v1.4s, v7.4s
	add	x16, x16, #16
	fmla	v18.4s, v3.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	str	q21, [x21, #23040]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v25.4s, v2.4s, v6.4s
	ldr	q6, [x14, x9]
	str	q23, [x21, #23808]
	add	x14, x14, #16
	fmla	v22.4s, v4.4s, v6.4s
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v18.4s, v5.4s, v6.4s
	fmla	v17.4s, v3.4s, v6.4s
	fmla	v26.4s, v1.4s, v6.4s
	fmla	v25.4s, v0.4s, v6.4s
	ldr	q6, [x13, x9]
	add	x13, x13, #16
	fmla	v24.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x11, x9]
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v22.4s, v3.4s, v6.4s
	str	q18, [x21, #43008]
	fmla	v25.4s, v1.4s, v6.4s
	fmla	v17.4s, v5.4s, v6.4s
	add	x11, x11, #16
	fmla	v24.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x0, x9]
	fmla	v27.4s, v1.4s, v2.4s
	fmla	v22.4s, v5.4s, v2.4s
	add	x0, x0, #16
	str	q17, [x21, #43776]
	fmla	v24.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x2, x9]
	str	q22, [x21, #44544]
	add	x2, x2, #16
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x3, x9]
	add	x3, x3, #16
	fmla	v27.4s, v4.4s, v0.4s
	str	q24, [x21, #45312]
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x4, x9]
	add	x4, x4, #16
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v25.4s, v5.4s, v0.4s
	ldr	q0, [x5, x9]
	str	q26, [x21, #64512]
	add	x5, x5, #16
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v27.4s, v5.4s, v0.4s
	ldr	q0, [x6, x9]
	add	x6, x6, #16
	str	q25, [x21, #65280]
	str	q27, [x12, x9]
	add	x12, x12, #16
	fmla	v16.4s, v5.4s, v0.4s
	str	q16, [x10, x9]
	add	x10, x10, #16
	b.lt	.LBB1_26
.LBB1_27:                               // %.preheader17.preheader
	ldr	x9, [sp, #488]                  // 8-byte Reload
	mov	w8, #522240                     // =0x7f800
	mov	w13, #42752                     // =0xa700
	movk	w13, #1, lsl #16
	mov	w11, #48320                     // =0xbcc0
	mov	w12, #53504                     // =0xd100
	add	x8, x9, x8
	movk	w11, #1, lsl #16
	movk	w12, #1, lsl #16
	str	x8, [sp, #512]                  // 8-byte Spill
	add	x8, x9, #127, lsl #12           // =520192
	mov	w10, #58880                     // =0xe600
	add	x8, x8, #512
	movk	w10, #1, lsl #16
	str	xzr, [sp, #328]                 // 8-byte Spill
	str	x8, [sp, #504]                  // 8-byte Spill
	add	x8, x9, #126, lsl #12           // =516096
	add	x8, x8, #3840
	str	x8, [sp, #496]                  // 8-byte Spill
	add	x8, x9, #126, lsl #12           // =516096
	add	x8, x8, #3072
	str	x8, [sp, #464]                  // 8-byte Spill
	add	x8, x9, #126, lsl #12           // =516096
	add	x8, x8, #2304
	str	x8, [sp, #456]                  // 8-byte Spill
	add	x8, x9, #122, lsl #12           // =499712
	add	x8, x8, #1024
	str	x8, [sp, #448]                  // 8-byte Spill
	mov	w8, #17664                      // =0x4500
	movk	w8, #6, lsl #16
	add	x8, x9, x8
	str	x8, [sp, #440]                  // 8-byte Spill
	orr	x8, x13, #0xc0
	str	x8, [sp, #432]                  // 8-byte Spill
	add	x8, x13, #384
	str	x8, [sp, #424]                  // 8-byte Spill
	mov	w8, #42752                      // =0xa700
	movk	w8, #1, lsl #16
	str	x8, [sp, #520]                  // 8-byte Spill
	add	x8, x13, #576
	str	x8, [sp, #416]                  // 8-byte Spill
	add	x8, x11, #192
	str	x8, [sp, #408]                  // 8-byte Spill
	mov	w8, #48320                      // =0xbcc0
	movk	w8, #1, lsl #16
	str	x8, [sp, #528]                  // 8-byte Spill
	add	x8, x11, #384
	orr	x11, x12, #0xc0
	str	x8, [sp, #400]                  // 8-byte Spill
	add	x8, x12, #384
	stp	x8, x11, [sp, #384]             // 16-byte Folded Spill
	mov	w8, #576                        // =0x240
	mov	w11, #53504                     // =0xd100
	movk	w11, #1, lsl #16
	orr	x8, x12, x8
	str	x11, [sp, #536]                 // 8-byte Spill
	orr	x11, x10, #0xc0
	str	x8, [sp, #376]                  // 8-byte Spill
	orr	x8, x10, #0x180
	stp	x8, x11, [sp, #360]             // 16-byte Folded Spill
	mov	w8, #58880                      // =0xe600
	movk	w8, #1, lsl #16
	str	x8, [sp, #544]                  // 8-byte Spill
	add	x8, x10, #576
	stp	x9, x8, [sp, #344]              // 16-byte Folded Spill
	mov	w8, #4                          // =0x4
	b	.LBB1_29
.LBB1_28:                               // %._crit_edge36
                                        //   in Loop: Header=BB1_29 Depth=1
	ldp	x8, x9, [sp, #352]              // 16-byte Folded Reload
	ldr	x10, [sp, #336]                 // 8-byte Reload
	add	x11, x8, #768
	add	x8, x10, #4
	cmp	x10, #20
	add	x9, x9, #768
	stp	x11, x9, [sp, #352]             // 16-byte Folded Spill
	ldr	x9, [sp, #512]                  // 8-byte Reload
	add	x11, x9, #3072
	ldr	x9, [sp, #368]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #368]                  // 8-byte Spill
	ldr	x9, [sp, #344]                  // 8-byte Reload
	add	x9, x9, #3072
	str	x9, [sp, #344]                  // 8-byte Spill
	ldr	x9, [sp, #544]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #544]                  // 8-byte Spill
	ldr	x9, [sp, #504]                  // 8-byte Reload
	add	x9, x9, #3072
	stp	x9, x11, [sp, #504]             // 16-byte Folded Spill
	ldr	x9, [sp, #376]                  // 8-byte Reload
	add	x11, x9, #768
	ldr	x9, [sp, #496]                  // 8-byte Reload
	add	x9, x9, #3072
	str	x9, [sp, #496]                  // 8-byte Spill
	ldr	x9, [sp, #384]                  // 8-byte Reload
	add	x9, x9, #768
	stp	x11, x9, [sp, #376]             // 16-byte Folded Spill
	ldr	x9, [sp, #464]                  // 8-byte Reload
	add	x11, x9, #3072
	ldr	x9, [sp, #392]                  // 8-byte Reload
	add	x10, x9, #768
	ldr	x9, [sp, #456]                  // 8-byte Reload
	add	x9, x9, #3072
	stp	x9, x11, [sp, #456]             // 16-byte Folded Spill
	ldr	x9, [sp, #536]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #536]                  // 8-byte Spill
	ldr	x9, [sp, #448]                  // 8-byte Reload
	add	x11, x9, #3072
	ldr	x9, [sp, #400]                  // 8-byte Reload
	add	x9, x9, #768
	stp	x10, x9, [sp, #392]             // 16-byte Folded Spill
	ldr	x9, [sp, #408]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #408]                  // 8-byte Spill
	ldr	x9, [sp, #528]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #528]                  // 8-byte Spill
	ldr	x9, [sp, #440]                  // 8-byte Reload
	add	x9, x9, #3072
	stp	x9, x11, [sp, #440]             // 16-byte Folded Spill
	ldr	x9, [sp, #416]                  // 8-byte Reload
	add	x11, x9, #768
	ldr	x9, [sp, #520]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #520]                  // 8-byte Spill
	ldr	x9, [sp, #424]                  // 8-byte Reload
	add	x9, x9, #768
	stp	x11, x9, [sp, #416]             // 16-byte Folded Spill
	ldr	x9, [sp, #432]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #432]                  // 8-byte Spill
	b.hs	.LBB1_32
.LBB1_29:                               // %.preheader17
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_31 Depth 2
	str	x8, [sp, #336]                  // 8-byte Spill
	ldr	x8, [sp, #328]                  // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #191
	b.gt	.LBB1_28
// %bb.30:                              // %.lr.ph35
                                        //   in Loop: Header=BB1_29 Depth=1
	ldr	x9, [sp, #352]                  // 8-byte Reload
	ldp	x23, x24, [sp, #480]            // 16-byte Folded Reload
	lsl	x1, x8, #2
	ldr	x2, [sp, #448]                  // 8-byte Reload
	sub	x0, x8, #4
	add	x9, x8, x9
	ldp	x16, x14, [sp, #456]            // 16-byte Folded Reload
	lsl	x9, x9, #2
	add	x3, x2, x1
	ldr	x17, [sp, #536]                 // 8-byte Reload
	ldp	x5, x2, [sp, #400]              // 16-byte Folded Reload
	mov	x25, xzr
	add	x10, x23, x9
	add	x9, x24, x9
	add	x14, x14, x1
	str	x9, [sp, #560]                  // 8-byte Spill
	ldr	x9, [sp, #360]                  // 8-byte Reload
	add	x16, x16, x1
	add	x4, x8, x5
	add	x5, x8, x2
	ldr	x2, [sp, #528]                  // 8-byte Reload
	add	x9, x8, x9
	str	x10, [sp, #568]                 // 8-byte Spill
	add	x17, x8, x17
	lsl	x9, x9, #2
	add	x6, x8, x2
	ldr	x2, [sp, #440]                  // 8-byte Reload
	add	x17, x24, x17, lsl #2
	add	x4, x24, x4, lsl #2
	add	x5, x24, x5, lsl #2
	add	x29, x23, x9
	add	x30, x24, x9
	ldr	x9, [sp, #512]                  // 8-byte Reload
	add	x7, x2, x1
	ldr	x2, [sp, #472]                  // 8-byte Reload
	add	x6, x24, x6, lsl #2
	add	x18, x9, x1
	ldr	x9, [sp, #368]                  // 8-byte Reload
	add	x19, x2, x1
	add	x9, x8, x9
	add	x26, x24, x9, lsl #2
	ldr	x9, [sp, #344]                  // 8-byte Reload
	add	x28, x9, x1
	mov	w9, #17664                      // =0x4500
	movk	w9, #6, lsl #16
	add	x9, x28, x9
	str	x9, [sp, #552]                  // 8-byte Spill
	ldr	x9, [sp, #544]                  // 8-byte Reload
	add	x9, x8, x9
	add	x12, x24, x9, lsl #2
	ldp	x11, x9, [sp, #496]             // 16-byte Folded Reload
	add	x10, x9, x1
	add	x13, x11, x1
	ldr	x9, [sp, #376]                  // 8-byte Reload
	ldp	x1, x2, [sp, #416]              // 16-byte Folded Reload
	ldp	x11, x15, [sp, #384]            // 16-byte Folded Reload
	add	x9, x8, x9
	add	x9, x24, x9, lsl #2
	add	x1, x8, x1
	add	x22, x8, x2
	add	x20, x24, x1, lsl #2
	ldr	x1, [sp, #520]                  // 8-byte Reload
	add	x11, x8, x11
	add	x15, x8, x15
	add	x11, x24, x11, lsl #2
	add	x22, x24, x22, lsl #2
	add	x1, x8, x1
	add	x15, x24, x15, lsl #2
	lsl	x1, x1, #2
	add	x21, x24, x1
	add	x23, x23, x1
	ldr	x1, [sp, #432]                  // 8-byte Reload
	add	x8, x8, x1
	add	x24, x24, x8, lsl #2
.LBB1_31:                               //   Parent Loop BB1_29 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x8, x7, x25
	add	x27, x19, x25
	ldr	q2, [x21, x25]
	ldr	q0, [x8]
	ldr	q16, [x27]
	ldr	q7, [x27, #768]
	ldr	q5, [x27, #1536]
	ldr	q1, [x27, #2304]
	add	x1, x28, x25
	fmul	v24.4s, v0.4s, v16.4s
	ldr	q0, [x8, #768]
	fmul	v19.4s, v16.4s, v2.4s
	ldr	q3, [x24, x25]
	ldr	q4, [x8, #43008]
	add	x2, x1, #111, lsl #12           // =454656
	fmul	v26.4s, v16.4s, v0.4s
	ldr	q6, [x2]
	ldr	q22, [x6, x25]
	fmul	v21.4s, v16.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	ldr	q25, [x5, x25]
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x8, #1536]
	fmla	v19.4s, v7.4s, v3.4s
	fmul	v20.4s, v16.4s, v6.4s
	ldr	q29, [x4, x25]
	add	x0, x0, #4
	fmla	v26.4s, v7.4s, v0.4s
	fmul	v27.4s, v16.4s, v0.4s
	cmp	x0, #188
	fmla	v17.4s, v7.4s, v6.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x8, #2304]
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v27.4s, v7.4s, v0.4s
	ldr	q0, [x8, #3072]
	fmla	v17.4s, v5.4s, v22.4s
	fmla	v20.4s, v5.4s, v25.4s
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v27.4s, v5.4s, v0.4s
	ldr	q0, [x8, #3840]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x8, #21504]
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v18.4s, v16.4s, v0.4s
	ldr	q0, [x27, #3072]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v18.4s, v7.4s, v2.4s
	ldr	q2, [x27, #3840]
	fmla	v24.4s, v2.4s, v3.4s
	fmla	v18.4s, v5.4s, v3.4s
	ldr	q3, [x22, x25]
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	fmla	v21.4s, v7.4s, v3.4s
	ldr	q3, [x20, x25]
	fmla	v18.4s, v1.4s, v4.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v23.4s, v7.4s, v3.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v19.4s, v1.4s, v6.4s
	fmla	v21.4s, v5.4s, v3.4s
	ldr	q3, [x8, #25344]
	fmla	v18.4s, v0.4s, v6.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v23.4s, v5.4s, v3.4s
	ldr	q3, [x27, #4608]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v24.4s, v3.4s, v4.4s
	ldr	q4, [x27, #5376]
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v27.4s, v3.4s, v22.4s
	fmla	v18.4s, v2.4s, v22.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v19.4s, v2.4s, v25.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v24.4s, v4.4s, v6.4s
	ldr	q6, [x27, #6144]
	fmla	v26.4s, v4.4s, v22.4s
	add	x27, x23, x25
	fmla	v27.4s, v4.4s, v25.4s
	fmla	v21.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v23.4s, v0.4s, v29.4s
	fmla	v24.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v26.4s, v6.4s, v25.4s
	fmla	v27.4s, v6.4s, v29.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v22.4s, v7.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q24, [x27]
	ldr	q24, [x8, #64512]
	str	q26, [x27, #768]
	ldr	q26, [x17, x25]
	str	q27, [x27, #1536]
	ldr	q27, [x15, x25]
	fmla	v18.4s, v3.4s, v24.4s
	fmla	v17.4s, v1.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v22.4s, v5.4s, v29.4s
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x8, #46848]
	fmla	v19.4s, v3.4s, v26.4s
	fmla	v20.4s, v1.4s, v26.4s
	add	x8, x1, #117, lsl #12           // =479232
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v23.4s, v2.4s, v29.4s
	fmla	v18.4s, v4.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v24.4s, v7.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v25.4s, v5.4s, v29.4s
	fmla	v19.4s, v4.4s, v27.4s
	fmla	v21.4s, v3.4s, v27.4s
	str	q28, [x27, #2304]
	fmla	v20.4s, v0.4s, v27.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v18.4s, v6.4s, v27.4s
	fmla	v17.4s, v2.4s, v27.4s
	ldr	q28, [x11, x25]
	fmla	v24.4s, v5.4s, v27.4s
	fmla	v26.4s, v7.4s, v27.4s
	fmul	v27.4s, v16.4s, v27.4s
	fmul	v16.4s, v16.4s, v28.4s
	fmla	v19.4s, v6.4s, v28.4s
	fmla	v21.4s, v4.4s, v28.4s
	fmla	v23.4s, v3.4s, v28.4s
	fmla	v20.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q18, [x27, #21504]
	fmla	v26.4s, v5.4s, v28.4s
	fmla	v27.4s, v7.4s, v28.4s
	ldr	q28, [x9, x25]
	str	q19, [x27, #22272]
	fmla	v16.4s, v7.4s, v28.4s
	ldr	q7, [x8]
	ldr	x8, [sp, #552]                  // 8-byte Reload
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v22.4s, v2.4s, v28.4s
	add	x8, x8, x25
	fmla	v27.4s, v5.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	add	x1, x8, #21, lsl #12            // =86016
	add	x8, x8, #27, lsl #12            // =110592
	fmla	v21.4s, v6.4s, v28.4s
	fmla	v16.4s, v5.4s, v7.4s
	ldr	q5, [x1]
	ldr	x1, [sp, #560]                  // 8-byte Reload
	fmla	v25.4s, v2.4s, v7.4s
	fmla	v17.4s, v3.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	ldr	q5, [x12, x25]
	fmla	v23.4s, v6.4s, v7.4s
	str	q21, [x27, #23040]
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v26.4s, v1.4s, v5.4s
	fmla	v17.4s, v4.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	ldr	q5, [x26, x25]
	str	q23, [x27, #23808]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v26.4s, v0.4s, v5.4s
	fmla	v27.4s, v1.4s, v5.4s
	fmla	v17.4s, v6.4s, v5.4s
	fmla	v24.4s, v2.4s, v5.4s
	ldr	q5, [x30, x25]
	fmla	v25.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x1, x25]
	fmla	v27.4s, v0.4s, v5.4s
	fmla	v26.4s, v2.4s, v5.4s
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v20.4s, v6.4s, v5.4s
	str	q17, [x27, #43008]
	fmla	v25.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x3, x25]
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v22.4s, v6.4s, v1.4s
	str	q20, [x27, #43776]
	fmla	v25.4s, v6.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x16, x25]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x14, x25]
	str	q22, [x27, #44544]
	fmla	v26.4s, v3.4s, v0.4s
	str	q25, [x27, #45312]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x13, x25]
	fmla	v26.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x10, x25]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q0, [x8]
	ldr	x8, [sp, #568]                  // 8-byte Reload
	str	q24, [x27, #64512]
	fmla	v16.4s, v4.4s, v0.4s
	str	q26, [x27, #65280]
	fmla	v27.4s, v6.4s, v0.4s
	ldr	q0, [x18, x25]
	fmla	v16.4s, v6.4s, v0.4s
	str	q27, [x29, x25]
	str	q16, [x8, x25]
	add	x25, x25, #16
	b.lt	.LBB1_31
	b	.LBB1_28
.LBB1_32:
	mov	x9, xzr
	//APP
	//NO_APP
	ldr	x22, [sp, #472]                 // 8-byte Reload
	cmp	x9, #191
	b.gt	.LBB1_35
// %bb.33:                              // %.lr.ph38.preheader
	ldp	x7, x6, [sp, #480]              // 16-byte Folded Reload
	mov	w11, #56576                     // =0xdd00
	mov	w13, #55808                     // =0xda00
	movk	w11, #7, lsl #16
	sub	x8, x9, #4
	movk	w13, #7, lsl #16
	lsl	x9, x9, #2
	mov	x19, x22
	add	x10, x7, x11
	add	x11, x6, x11
	add	x12, x7, x13
	add	x13, x6, x13
	add	x14, x6, #104, lsl #12          // =425984
	add	x15, x6, #125, lsl #12          // =512000
	add	x16, x6, #125, lsl #12          // =512000
	add	x17, x6, #125, lsl #12          // =512000
	add	x18, x6, #130, lsl #12          // =532480
	add	x0, x6, #120, lsl #12           // =491520
	add	x1, x6, #130, lsl #12           // =532480
	add	x2, x6, #120, lsl #12           // =491520
	add	x3, x6, #130, lsl #12           // =532480
	add	x4, x6, #120, lsl #12           // =491520
	add	x5, x6, #130, lsl #12           // =532480
	add	x6, x6, #131, lsl #12           // =536576
	add	x7, x7, #109, lsl #12           // =446464
	add	x14, x14, #256
	add	x15, x15, #1792
	add	x16, x16, #256
	add	x17, x17, #1024
	add	x18, x18, #1280
	add	x0, x0, #2304
	add	x1, x1, #2048
	add	x2, x2, #1536
	add	x3, x3, #2816
	add	x4, x4, #768
	add	x5, x5, #3584
	add	x6, x6, #256
	add	x7, x7, #2048
.LBB1_34:                               // %.lr.ph38
                                        // =>This Inner Loop Header: Depth=1
	add	x20, x14, x9
	add	x21, x19, x9
	add	x8, x8, #4
	ldr	q0, [x20]
	ldr	q16, [x21]
	ldr	q5, [x21, #768]
	ldr	q6, [x21, #1536]
	ldr	q1, [x21, #2304]
	ldr	q2, [x20, #22272]
	fmul	v24.4s, v0.4s, v16.4s
	ldr	q0, [x20, #768]
	ldr	q3, [x20, #23040]
	fmul	v19.4s, v16.4s, v2.4s
	ldr	q4, [x20, #43008]
	ldr	q7, [x20, #43776]
	fmul	v26.4s, v16.4s, v0.4s
	fmul	v21.4s, v16.4s, v3.4s
	ldr	q22, [x20, #44544]
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v20.4s, v16.4s, v7.4s
	ldr	q25, [x20, #45312]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x20, #1536]
	ldr	q29, [x20, #46080]
	fmla	v19.4s, v5.4s, v3.4s
	add	x14, x14, #16
	add	x19, x19, #16
	fmul	v27.4s, v16.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	cmp	x8, #188
	fmla	v17.4s, v5.4s, v7.4s
	fmla	v20.4s, v5.4s, v22.4s
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x20, #2304]
	fmla	v27.4s, v5.4s, v0.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x20, #3072]
	fmla	v17.4s, v6.4s, v22.4s
	fmla	v20.4s, v6.4s, v25.4s
	fmla	v27.4s, v6.4s, v0.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x20, #21504]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v18.4s, v16.4s, v0.4s
	ldr	q0, [x21, #3072]
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v18.4s, v5.4s, v2.4s
	ldr	q2, [x21, #3840]
	fmla	v24.4s, v2.4s, v3.4s
	fmla	v18.4s, v6.4s, v3.4s
	ldr	q3, [x20, #23808]
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v21.4s, v5.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	ldr	q3, [x20, #24576]
	fmla	v18.4s, v1.4s, v4.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v23.4s, v5.4s, v3.4s
	ldr	q3, [x21, #4608]
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v19.4s, v1.4s, v7.4s
	fmla	v24.4s, v3.4s, v4.4s
	ldr	q4, [x21, #5376]
	fmla	v26.4s, v3.4s, v7.4s
	fmla	v27.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v18.4s, v2.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v24.4s, v4.4s, v7.4s
	ldr	q7, [x21, #6144]
	fmla	v26.4s, v4.4s, v22.4s
	add	x21, x7, x9
	fmla	v27.4s, v4.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v21.4s, v0.4s, v25.4s
	fmla	v23.4s, v0.4s, v29.4s
	add	x7, x7, #16
	fmla	v19.4s, v2.4s, v25.4s
	fmla	v24.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v26.4s, v7.4s, v25.4s
	fmla	v27.4s, v7.4s, v29.4s
	str	q28, [x21, #2304]
	ldr	q28, [x2, x9]
	fmla	v21.4s, v2.4s, v29.4s
	add	x2, x2, #16
	fmla	v23.4s, v3.4s, v28.4s
	str	q24, [x21]
	ldr	q24, [x20, #64512]
	fmla	v22.4s, v5.4s, v25.4s
	str	q26, [x21, #768]
	ldr	q26, [x20, #65280]
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v18.4s, v3.4s, v24.4s
	fmla	v17.4s, v1.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v19.4s, v3.4s, v26.4s
	fmla	v20.4s, v1.4s, v26.4s
	str	q27, [x21, #1536]
	fmla	v22.4s, v6.4s, v29.4s
	ldr	q27, [x4, x9]
	add	x4, x4, #16
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
	str	q18, [x21, #21504]
	fmla	v26.4s, v6.4s, v28.4s
	fmla	v27.4s, v5.4s, v28.4s
	ldr	q28, [x0, x9]
	str	q19, [x21, #22272]
	add	x0, x0, #16
	fmla	v16.4s, v5.4s, v28.4s
	ldr	q5, [x16, x9]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	add	x16, x16, #16
	fmla	v17.4s, v3.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	ldr	q5, [x17, x9]
	fmla	v27.4s, v6.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	add	x17, x17, #16
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v26.4s, v1.4s, v5.4s
	str	q21, [x21, #23040]
	fmla	v17.4s, v4.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	ldr	q5, [x15, x9]
	str	q23, [x21, #23808]
	add	x15, x15, #16
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v26.4s, v0.4s, v5.4s
	fmla	v27.4s, v1.4s, v5.4s
	fmla	v17.4s, v7.4s, v5.4s
	fmla	v24.4s, v2.4s, v5.4s
	ldr	q5, [x13, x9]
	add	x13, x13, #16
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x11, x9]
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v27.4s, v0.4s, v5.4s
	fmla	v26.4s, v2.4s, v5.4s
	add	x11, x11, #16
	fmla	v25.4s, v3.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	str	q17, [x21, #43008]
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x18, x9]
	fmla	v22.4s, v7.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	add	x18, x18, #16
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x1, x9]
	fmla	v25.4s, v4.4s, v1.4s
	str	q20, [x21, #43776]
	add	x1, x1, #16
	fmla	v26.4s, v3.4s, v0.4s
	str	q22, [x21, #44544]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x3, x9]
	str	q25, [x21, #45312]
	add	x3, x3, #16
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x5, x9]
	add	x5, x5, #16
	fmla	v27.4s, v4.4s, v0.4s
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x6, x9]
	add	x6, x6, #16
	str	q24, [x21, #64512]
	fmla	v27.4s, v7.4s, v0.4s
	fmla	v16.4s, v4.4s, v0.4s
	str	q26, [x21, #65280]
	str	q27, [x12, x9]
	add	x12, x12, #16
	str	q16, [x10, x9]
	add	x10, x10, #16
	b.lt	.LBB1_34
.LBB1_35:                               // %._crit_edge39
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #191
	b.gt	.LBB1_38
// %bb.36:                              // %.lr.ph41.preheader
	ldp	x2, x1, [sp, #480]              // 16-byte Folded Reload
	mov	w11, #58624                     // =0xe500
	mov	w13, #57856                     // =0xe200
	movk	w11, #8, lsl #16
	sub	x8, x9, #4
	movk	w13, #8, lsl #16
	lsl	x9, x9, #2
	mov	x3, x22
	add	x10, x2, x11
	add	x11, x1, x11
	add	x12, x2, x13
	add	x13, x1, x13
	add	x14, x1, #141, lsl #12          // =577536
	add	x15, x1, #120, lsl #12          // =491520
	add	x16, x1, #141, lsl #12          // =577536
	add	x17, x1, #137, lsl #12          // =561152
	add	x18, x1, #137, lsl #12          // =561152
	add	x0, x1, #142, lsl #12           // =581632
	add	x1, x1, #136, lsl #12           // =557056
	add	x14, x14, #3840
	add	x15, x15, #3072
	add	x16, x16, #3072
	add	x17, x17, #1024
	add	x18, x18, #256
	add	x0, x0, #2048
	add	x1, x1, #3584
	add	x2, x2, #126, lsl #12           // =516096
.LBB1_37:                               // %.lr.ph41
                                        // =>This Inner Loop Header: Depth=1
	add	x4, x15, x9
	add	x5, x3, x9
	add	x8, x8, #4
	ldr	q0, [x4]
	ldr	q4, [x5, #768]
	ldr	q5, [x5]
	ldr	q3, [x5, #1536]
	ldr	q1, [x4, #21504]
	ldr	q2, [x5, #2304]
	fmul	v25.4s, v0.4s, v4.4s
	fmul	v26.4s, v0.4s, v5.4s
	ldr	q0, [x4, #768]
	fmul	v18.4s, v4.4s, v1.4s
	fmul	v17.4s, v5.4s, v1.4s
	ldr	q6, [x4, #22272]
	fmul	v27.4s, v5.4s, v0.4s
	ldr	q7, [x4, #43008]
	ldr	q21, [x5, #4608]
	fmul	v20.4s, v5.4s, v6.4s
	ldr	q22, [x4, #43776]
	ldr	q19, [x5, #6144]
	fmla	v25.4s, v3.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x4, #1536]
	fmla	v18.4s, v3.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	fmul	v16.4s, v4.4s, v7.4s
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q24, [x4, #44544]
	ldr	q29, [x4, #45312]
	add	x3, x3, #16
	add	x15, x15, #16
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x4, #2304]
	cmp	x8, #188
	fmla	v16.4s, v3.4s, v22.4s
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	ldr	q0, [x4, #3072]
	fmla	v26.4s, v2.4s, v1.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x5, #3072]
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v25.4s, v0.4s, v1.4s
	ldr	q1, [x5, #3840]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v25.4s, v1.4s, v6.4s
	ldr	q6, [x4, #23040]
	fmla	v18.4s, v1.4s, v22.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v26.4s, v1.4s, v6.4s
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v17.4s, v3.4s, v6.4s
	fmla	v20.4s, v4.4s, v6.4s
	ldr	q6, [x4, #23808]
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v26.4s, v21.4s, v7.4s
	fmla	v20.4s, v3.4s, v6.4s
	ldr	q6, [x4, #24576]
	fmla	v17.4s, v2.4s, v7.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x5, #5376]
	fmla	v27.4s, v21.4s, v22.4s
	add	x5, x2, x9
	add	x2, x2, #16
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
	str	q25, [x5]
	ldr	q25, [x4, #64512]
	fmla	v20.4s, v1.4s, v29.4s
	str	q26, [x5, #768]
	fmla	v18.4s, v6.4s, v25.4s
	fmla	v17.4s, v21.4s, v25.4s
	fmul	v26.4s, v4.4s, v25.4s
	fmla	v22.4s, v3.4s, v29.4s
	fmla	v24.4s, v4.4s, v29.4s
	ldr	q29, [x4, #46080]
	fmla	v16.4s, v0.4s, v25.4s
	fmla	v7.4s, v2.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v28.4s, v19.4s, v29.4s
	str	q27, [x5, #1536]
	ldr	q27, [x4, #65280]
	fmla	v23.4s, v1.4s, v29.4s
	fmla	v24.4s, v3.4s, v29.4s
	fmla	v18.4s, v19.4s, v27.4s
	fmla	v17.4s, v6.4s, v27.4s
	fmla	v20.4s, v21.4s, v27.4s
	str	q28, [x5, #2304]
	fmla	v16.4s, v1.4s, v27.4s
	fmla	v7.4s, v0.4s, v27.4s
	fmla	v22.4s, v2.4s, v27.4s
	fmla	v26.4s, v3.4s, v27.4s
	ldr	q28, [x1, x9]
	fmla	v25.4s, v4.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	str	q18, [x5, #21504]
	fmul	v5.4s, v5.4s, v28.4s
	fmla	v17.4s, v19.4s, v28.4s
	fmla	v20.4s, v6.4s, v28.4s
	fmla	v23.4s, v21.4s, v28.4s
	fmla	v7.4s, v1.4s, v28.4s
	add	x1, x1, #16
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v24.4s, v2.4s, v28.4s
	fmla	v25.4s, v3.4s, v28.4s
	fmla	v27.4s, v4.4s, v28.4s
	ldr	q28, [x18, x9]
	str	q17, [x5, #22272]
	add	x18, x18, #16
	fmla	v5.4s, v4.4s, v28.4s
	ldr	q4, [x17, x9]
	fmla	v23.4s, v6.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v22.4s, v1.4s, v28.4s
	add	x17, x17, #16
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v20.4s, v19.4s, v28.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x16, x9]
	fmla	v23.4s, v19.4s, v4.4s
	fmla	v24.4s, v1.4s, v4.4s
	add	x16, x16, #16
	fmla	v16.4s, v6.4s, v3.4s
	fmla	v7.4s, v21.4s, v3.4s
	str	q20, [x5, #23040]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v25.4s, v2.4s, v3.4s
	ldr	q3, [x14, x9]
	str	q23, [x5, #23808]
	add	x14, x14, #16
	fmla	v22.4s, v21.4s, v3.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v16.4s, v19.4s, v3.4s
	fmla	v7.4s, v6.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	ldr	q3, [x13, x9]
	add	x13, x13, #16
	fmla	v24.4s, v21.4s, v3.4s
	fmla	v5.4s, v2.4s, v3.4s
	ldr	q2, [x11, x9]
	fmla	v22.4s, v6.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	str	q16, [x5, #43008]
	fmla	v7.4s, v19.4s, v3.4s
	fmla	v25.4s, v1.4s, v3.4s
	str	q26, [x5, #64512]
	add	x11, x11, #16
	fmla	v24.4s, v6.4s, v2.4s
	fmla	v5.4s, v0.4s, v2.4s
	ldr	q0, [x0, x9]
	fmla	v22.4s, v19.4s, v2.4s
	fmla	v27.4s, v1.4s, v2.4s
	add	x0, x0, #16
	str	q7, [x5, #43776]
	str	q25, [x5, #65280]
	fmla	v24.4s, v19.4s, v0.4s
	fmla	v5.4s, v1.4s, v0.4s
	str	q22, [x5, #44544]
	str	q24, [x5, #45312]
	str	q27, [x12, x9]
	add	x12, x12, #16
	str	q5, [x10, x9]
	add	x10, x10, #16
	b.lt	.LBB1_37
.LBB1_38:                               // %.preheader.preheader
	mov	w12, #64256                     // =0xfb00
	mov	w10, #4288                      // =0x10c0
	mov	w11, #9472                      // =0x2500
	movk	w12, #1, lsl #16
	movk	w10, #2, lsl #16
	movk	w11, #2, lsl #16
	orr	x8, x12, #0xc0
	mov	w9, #14848                      // =0x3a00
	mov	w4, #14848                      // =0x3a00
	str	x8, [sp, #544]                  // 8-byte Spill
	add	x8, x12, #384
	movk	w9, #2, lsl #16
	str	x8, [sp, #536]                  // 8-byte Spill
	mov	w8, #64256                      // =0xfb00
	ldr	x21, [sp, #488]                 // 8-byte Reload
	movk	w8, #1, lsl #16
	movk	w4, #2, lsl #16
	add	x5, x9, #576
	str	x8, [sp, #552]                  // 8-byte Spill
	add	x8, x12, #576
	str	x8, [sp, #528]                  // 8-byte Spill
	add	x8, x10, #192
	str	x8, [sp, #520]                  // 8-byte Spill
	mov	w8, #4288                       // =0x10c0
	movk	w8, #2, lsl #16
	str	xzr, [sp, #432]                 // 8-byte Spill
	str	x8, [sp, #560]                  // 8-byte Spill
	add	x8, x10, #384
	orr	x10, x11, #0xc0
	str	x8, [sp, #512]                  // 8-byte Spill
	add	x8, x11, #384
	stp	x8, x10, [sp, #496]             // 16-byte Folded Spill
	mov	w8, #576                        // =0x240
	mov	w10, #9472                      // =0x2500
	movk	w10, #2, lsl #16
	orr	x8, x11, x8
	str	x10, [sp, #568]                 // 8-byte Spill
	orr	x10, x9, #0xc0
	str	x8, [sp, #464]                  // 8-byte Spill
	orr	x8, x9, #0x180
	stp	x8, x10, [sp, #448]             // 16-byte Folded Spill
	mov	w8, #4                          // =0x4
	b	.LBB1_40
.LBB1_39:                               // %._crit_edge44
                                        //   in Loop: Header=BB1_40 Depth=1
	ldp	x10, x9, [sp, #440]             // 16-byte Folded Reload
	add	x5, x5, #768
	add	x21, x21, #3072
	add	x4, x4, #768
	add	x11, x9, #768
	ldr	x9, [sp, #456]                  // 8-byte Reload
	add	x8, x10, #4
	cmp	x10, #20
	add	x9, x9, #768
	stp	x11, x9, [sp, #448]             // 16-byte Folded Spill
	ldr	x9, [sp, #464]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #464]                  // 8-byte Spill
	ldp	x10, x9, [sp, #496]             // 16-byte Folded Reload
	add	x11, x10, #768
	add	x9, x9, #768
	stp	x11, x9, [sp, #496]             // 16-byte Folded Spill
	ldr	x9, [sp, #552]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #552]                  // 8-byte Spill
	ldr	x9, [sp, #568]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #568]                  // 8-byte Spill
	ldr	x9, [sp, #512]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #512]                  // 8-byte Spill
	ldr	x9, [sp, #544]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #544]                  // 8-byte Spill
	ldr	x9, [sp, #520]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #520]                  // 8-byte Spill
	ldr	x9, [sp, #536]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #536]                  // 8-byte Spill
	ldr	x9, [sp, #560]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #560]                  // 8-byte Spill
	ldr	x9, [sp, #528]                  // 8-byte Reload
	add	x9, x9, #768
	str	x9, [sp, #528]                  // 8-byte Spill
	b.hs	.LBB1_43
.LBB1_40:                               // %.preheader
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_42 Depth 2
	ldr	x15, [sp, #432]                 // 8-byte Reload
	str	x8, [sp, #440]                  // 8-byte Spill
	//APP
	//NO_APP
	cmp	x15, #191
	b.gt	.LBB1_39
// %bb.41:                              // %.lr.ph43
                                        //   in Loop: Header=BB1_40 Depth=1
	add	x8, x15, x5
	ldp	x10, x16, [sp, #480]            // 16-byte Folded Reload
	lsl	x8, x8, #2
	mov	w9, #62464                      // =0xf400
	ldr	x11, [sp, #520]                 // 8-byte Reload
	movk	w9, #8, lsl #16
	ldr	x17, [sp, #528]                 // 8-byte Reload
	sub	x0, x15, #4
	add	x2, x10, x8
	add	x22, x16, x8
	ldr	x8, [sp, #448]                  // 8-byte Reload
	add	x11, x15, x11
	add	x8, x15, x8
	add	x13, x16, x11, lsl #2
	ldr	x11, [sp, #536]                 // 8-byte Reload
	lsl	x8, x8, #2
	add	x11, x15, x11
	add	x23, x10, x8
	add	x24, x16, x8
	lsl	x8, x15, #2
	add	x14, x16, x11, lsl #2
	ldr	x11, [sp, #560]                 // 8-byte Reload
	add	x25, x21, x8
	add	x26, x25, x9
	ldr	x9, [sp, #456]                  // 8-byte Reload
	add	x11, x15, x11
	add	x11, x16, x11, lsl #2
	add	x9, x15, x9
	add	x27, x16, x9, lsl #2
	mov	w9, #38144                      // =0x9500
	movk	w9, #7, lsl #16
	add	x28, x25, x9
	add	x9, x15, x4
	add	x29, x16, x9, lsl #2
	ldr	x9, [sp, #464]                  // 8-byte Reload
	add	x9, x15, x9
	add	x30, x16, x9, lsl #2
	ldr	x9, [sp, #496]                  // 8-byte Reload
	add	x9, x15, x9
	add	x7, x16, x9, lsl #2
	ldr	x9, [sp, #472]                  // 8-byte Reload
	add	x19, x9, x8
	ldr	x8, [sp, #504]                  // 8-byte Reload
	add	x8, x15, x8
	add	x6, x16, x8, lsl #2
	ldr	x8, [sp, #552]                  // 8-byte Reload
	add	x8, x15, x8
	lsl	x9, x8, #2
	ldr	x8, [sp, #568]                  // 8-byte Reload
	add	x20, x16, x9
	add	x12, x10, x9
	ldr	x9, [sp, #512]                  // 8-byte Reload
	add	x8, x15, x8
	add	x9, x15, x9
	add	x8, x16, x8, lsl #2
	add	x10, x16, x9, lsl #2
	ldr	x9, [sp, #544]                  // 8-byte Reload
	add	x9, x15, x9
	add	x15, x15, x17
	add	x9, x16, x9, lsl #2
	add	x15, x16, x15, lsl #2
	mov	x16, xzr
.LBB1_42:                               //   Parent Loop BB1_40 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x1, x19, x16
	ldr	q0, [x28, x16]
	add	x17, x28, x16
	ldr	q5, [x1]
	ldr	q4, [x1, #768]
	ldr	q3, [x1, #1536]
	ldr	q1, [x1, #2304]
	ldr	q2, [x20, x16]
	add	x18, x25, x16
	fmul	v25.4s, v0.4s, v5.4s
	ldr	q0, [x17, #768]
	ldr	q6, [x9, x16]
	fmul	v16.4s, v5.4s, v2.4s
	ldr	q19, [x1, #4608]
	add	x3, x18, #132, lsl #12          // =540672
	fmul	v26.4s, v5.4s, v0.4s
	fmul	v21.4s, v5.4s, v6.4s
	ldr	q18, [x3]
	ldr	q17, [x1, #5376]
	ldr	q22, [x11, x16]
	ldr	q20, [x1, #6144]
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x17, #1536]
	ldr	q24, [x13, x16]
	fmla	v16.4s, v4.4s, v6.4s
	ldr	q29, [x10, x16]
	add	x18, x18, #138, lsl #12         // =565248
	fmla	v26.4s, v4.4s, v0.4s
	fmul	v27.4s, v5.4s, v0.4s
	add	x0, x0, #4
	cmp	x0, #188
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x17, #2304]
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q0, [x17, #3072]
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	ldr	q0, [x17, #3840]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x17, #21504]
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v25.4s, v1.4s, v0.4s
	fmul	v7.4s, v5.4s, v0.4s
	ldr	q0, [x1, #3072]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v25.4s, v0.4s, v2.4s
	fmla	v7.4s, v4.4s, v2.4s
	ldr	q2, [x1, #3840]
	add	x1, x12, x16
	fmla	v25.4s, v2.4s, v6.4s
	fmla	v7.4s, v3.4s, v6.4s
	ldr	q6, [x14, x16]
	fmla	v28.4s, v1.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v16.4s, v3.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	ldr	q6, [x15, x16]
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v26.4s, v19.4s, v18.4s
	fmla	v21.4s, v3.4s, v6.4s
	ldr	q6, [x17, #25344]
	fmla	v16.4s, v1.4s, v18.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x17, #43008]
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
	str	q26, [x1, #768]
	fmla	v25.4s, v20.4s, v22.4s
	fmla	v7.4s, v2.4s, v22.4s
	ldr	q26, [x8, x16]
	fmla	v6.4s, v3.4s, v22.4s
	fmla	v18.4s, v4.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v16.4s, v19.4s, v26.4s
	str	q27, [x1, #1536]
	ldr	q27, [x6, x16]
	str	q25, [x1]
	ldr	q25, [x17, #64512]
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
	ldr	q29, [x17, #46848]
	fmla	v7.4s, v17.4s, v26.4s
	fmla	v6.4s, v0.4s, v26.4s
	add	x17, x17, #21, lsl #12          // =86016
	fmla	v28.4s, v20.4s, v29.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v25.4s, v4.4s, v26.4s
	fmul	v26.4s, v5.4s, v26.4s
	fmla	v23.4s, v2.4s, v29.4s
	fmla	v24.4s, v3.4s, v29.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v7.4s, v20.4s, v27.4s
	fmla	v6.4s, v2.4s, v27.4s
	str	q28, [x1, #2304]
	fmla	v18.4s, v0.4s, v27.4s
	ldr	q28, [x7, x16]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v26.4s, v4.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	fmul	v5.4s, v5.4s, v28.4s
	fmla	v16.4s, v20.4s, v28.4s
	fmla	v21.4s, v17.4s, v28.4s
	fmla	v23.4s, v19.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	str	q7, [x1, #21504]
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v24.4s, v1.4s, v28.4s
	fmla	v26.4s, v3.4s, v28.4s
	fmla	v27.4s, v4.4s, v28.4s
	ldr	q28, [x30, x16]
	str	q16, [x1, #22272]
	fmla	v5.4s, v4.4s, v28.4s
	ldr	q4, [x18]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v23.4s, v17.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v21.4s, v20.4s, v28.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x17]
	fmla	v24.4s, v2.4s, v4.4s
	fmla	v23.4s, v20.4s, v4.4s
	fmla	v6.4s, v19.4s, v3.4s
	fmla	v25.4s, v1.4s, v3.4s
	ldr	q3, [x29, x16]
	str	q21, [x1, #23040]
	fmla	v18.4s, v19.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	str	q23, [x1, #23808]
	fmla	v6.4s, v17.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	ldr	q3, [x27, x16]
	fmla	v18.4s, v17.4s, v3.4s
	fmla	v22.4s, v19.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v6.4s, v20.4s, v3.4s
	fmla	v25.4s, v2.4s, v3.4s
	ldr	q3, [x24, x16]
	fmla	v24.4s, v19.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x22, x16]
	fmla	v22.4s, v17.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v18.4s, v20.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	str	q6, [x1, #43008]
	str	q25, [x1, #64512]
	fmla	v24.4s, v17.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	ldr	q0, [x26, x16]
	fmla	v22.4s, v20.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	str	q18, [x1, #43776]
	str	q26, [x1, #65280]
	fmla	v24.4s, v20.4s, v0.4s
	fmla	v5.4s, v2.4s, v0.4s
	str	q22, [x1, #44544]
	str	q24, [x1, #45312]
	str	q27, [x23, x16]
	str	q5, [x2, x16]
	add	x16, x16, #16
	b.lt	.LBB1_42
	b	.LBB1_39
.LBB1_43:
	mov	x9, xzr
	//APP
	//NO_APP
	ldr	x5, [sp, #472]                  // 8-byte Reload
	cmp	x9, #191
	b.gt	.LBB1_46
// %bb.44:                              // %.lr.ph46.preheader
	ldp	x0, x2, [sp, #480]              // 16-byte Folded Reload
	mov	w11, #11520                     // =0x2d00
	mov	w13, #10752                     // =0x2a00
	movk	w11, #9, lsl #16
	sub	x8, x9, #4
	movk	w13, #9, lsl #16
	lsl	x9, x9, #2
	add	x10, x0, x11
	add	x11, x2, x11
	add	x12, x0, x13
	add	x13, x2, x13
	add	x14, x2, #125, lsl #12          // =512000
	add	x15, x2, #146, lsl #12          // =598016
	add	x16, x2, #146, lsl #12          // =598016
	add	x17, x2, #146, lsl #12          // =598016
	add	x18, x2, #141, lsl #12          // =577536
	add	x0, x0, #130, lsl #12           // =532480
	add	x1, x2, #141, lsl #12           // =577536
	add	x2, x2, #141, lsl #12           // =577536
	add	x14, x14, #256
	add	x15, x15, #1792
	add	x16, x16, #256
	add	x17, x17, #1024
	add	x18, x18, #2304
	add	x0, x0, #2048
	add	x1, x1, #1536
	add	x2, x2, #768
.LBB1_45:                               // %.lr.ph46
                                        // =>This Inner Loop Header: Depth=1
	add	x3, x14, x9
	add	x4, x5, x9
	add	x8, x8, #4
	ldr	q0, [x3]
	ldr	q5, [x4]
	ldr	q3, [x4, #768]
	ldr	q4, [x4, #1536]
	ldr	q1, [x4, #2304]
	ldr	q2, [x3, #22272]
	fmul	v24.4s, v0.4s, v5.4s
	ldr	q0, [x3, #768]
	ldr	q6, [x3, #23040]
	fmul	v17.4s, v5.4s, v2.4s
	ldr	q18, [x4, #4608]
	ldr	q19, [x3, #43776]
	fmul	v26.4s, v5.4s, v0.4s
	fmul	v21.4s, v5.4s, v6.4s
	ldr	q16, [x4, #5376]
	ldr	q22, [x3, #44544]
	ldr	q20, [x4, #6144]
	ldr	q25, [x3, #45312]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x3, #1536]
	ldr	q29, [x3, #46080]
	fmla	v17.4s, v3.4s, v6.4s
	add	x14, x14, #16
	add	x5, x5, #16
	fmul	v27.4s, v5.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	cmp	x8, #188
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x3, #2304]
	fmla	v27.4s, v3.4s, v0.4s
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x3, #3072]
	fmla	v27.4s, v4.4s, v0.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x3, #21504]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v7.4s, v5.4s, v0.4s
	ldr	q0, [x4, #3072]
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v7.4s, v3.4s, v2.4s
	ldr	q2, [x4, #3840]
	add	x4, x0, x9
	add	x0, x0, #16
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v7.4s, v4.4s, v6.4s
	ldr	q6, [x3, #23808]
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q6, [x3, #24576]
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x3, #43008]
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
	str	q28, [x4, #2304]
	str	q26, [x4, #768]
	ldr	q26, [x3, #65280]
	fmla	v23.4s, v0.4s, v29.4s
	str	q24, [x4]
	ldr	q24, [x3, #64512]
	ldr	q28, [x1, x9]
	fmla	v19.4s, v4.4s, v25.4s
	fmla	v22.4s, v3.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v7.4s, v18.4s, v24.4s
	fmla	v6.4s, v1.4s, v24.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmla	v17.4s, v18.4s, v26.4s
	str	q27, [x4, #1536]
	ldr	q27, [x2, x9]
	fmla	v23.4s, v18.4s, v28.4s
	add	x1, x1, #16
	add	x2, x2, #16
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
	str	q7, [x4, #21504]
	fmla	v26.4s, v4.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	ldr	q28, [x18, x9]
	str	q17, [x4, #22272]
	add	x18, x18, #16
	fmla	v5.4s, v3.4s, v28.4s
	ldr	q3, [x16, x9]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v21.4s, v20.4s, v28.4s
	add	x16, x16, #16
	fmla	v6.4s, v18.4s, v3.4s
	fmla	v24.4s, v1.4s, v3.4s
	ldr	q3, [x17, x9]
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v23.4s, v16.4s, v28.4s
	add	x17, x17, #16
	fmla	v19.4s, v18.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	str	q21, [x4, #23040]
	fmla	v6.4s, v16.4s, v3.4s
	fmla	v24.4s, v0.4s, v3.4s
	ldr	q3, [x15, x9]
	str	q23, [x4, #23808]
	add	x15, x15, #16
	fmla	v22.4s, v18.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v19.4s, v16.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v6.4s, v20.4s, v3.4s
	fmla	v24.4s, v2.4s, v3.4s
	ldr	q3, [x13, x9]
	add	x13, x13, #16
	fmla	v22.4s, v16.4s, v3.4s
	fmla	v25.4s, v18.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x11, x9]
	fmla	v19.4s, v20.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	str	q6, [x4, #43008]
	str	q24, [x4, #64512]
	add	x11, x11, #16
	fmla	v22.4s, v20.4s, v1.4s
	fmla	v25.4s, v16.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	str	q19, [x4, #43776]
	str	q26, [x4, #65280]
	str	q22, [x4, #44544]
	str	q25, [x4, #45312]
	str	q27, [x12, x9]
	add	x12, x12, #16
	str	q5, [x10, x9]
	add	x10, x10, #16
	b.lt	.LBB1_45
.LBB1_46:                               // %._crit_edge47
	add	sp, sp, #576
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
	.xword	192                             // 0xc0
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
	.xword	192                             // 0xc0
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
