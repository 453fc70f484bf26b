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
	sub	sp, sp, #720
	mov	x9, xzr
	str	x2, [sp, #576]                  // 8-byte Spill
	str	x0, [sp, #584]                  // 8-byte Spill
	//APP
	//NO_APP
	cmp	x9, #199
	b.gt	.LBB1_3
// %bb.1:                               // %.lr.ph.preheader
	sub	x8, x9, #4
	lsl	x11, x9, #2
	ldr	x9, [sp, #584]                  // 8-byte Reload
	ldr	x12, [sp, #576]                 // 8-byte Reload
	mov	w13, #1664                      // =0x680
	add	x9, x9, x11
	add	x10, x1, x11
	movk	w13, #1, lsl #16
	add	x11, x12, x11
	mov	w12, #46400                     // =0xb540
	add	x12, x11, x12
.LBB1_2:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	ldr	q1, [x9]
	ldr	q0, [x10, #3200]
	add	x14, x9, x13
	ldr	q2, [x10, #2400]
	ldr	q6, [x10, #800]
	add	x8, x8, #4
	ldr	q16, [x10]
	fmul	v20.4s, v1.4s, v0.4s
	ldr	q3, [x9, #800]
	fmul	v21.4s, v1.4s, v2.4s
	fmul	v22.4s, v1.4s, v6.4s
	ldr	q7, [x10, #1600]
	fmul	v23.4s, v1.4s, v16.4s
	ldr	q1, [x10, #4000]
	fmul	v26.4s, v2.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q5, [x9, #22400]
	ldr	q4, [x10, #4800]
	fmla	v20.4s, v1.4s, v3.4s
	ldr	q19, [x9, #23200]
	ldr	q25, [x9, #24000]
	fmla	v21.4s, v0.4s, v3.4s
	fmla	v22.4s, v7.4s, v3.4s
	fmul	v18.4s, v6.4s, v5.4s
	fmla	v23.4s, v6.4s, v3.4s
	ldr	q3, [x9, #1600]
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q29, [x9, #24800]
	cmp	x8, #196
	fmul	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v21.4s, v1.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v23.4s, v7.4s, v3.4s
	ldr	q3, [x9, #2400]
	fmla	v22.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x9, #3200]
	fmla	v21.4s, v4.4s, v5.4s
	fmla	v23.4s, v2.4s, v5.4s
	fmla	v22.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v25.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x10, #5600]
	fmla	v26.4s, v4.4s, v19.4s
	fmla	v24.4s, v2.4s, v19.4s
	fmla	v20.4s, v3.4s, v5.4s
	ldr	q5, [x10, #6400]
	fmla	v21.4s, v3.4s, v19.4s
	fmla	v23.4s, v0.4s, v19.4s
	add	x10, x10, #16
	fmla	v28.4s, v4.4s, v25.4s
	fmla	v27.4s, v2.4s, v25.4s
	fmla	v26.4s, v3.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v20.4s, v5.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v21.4s, v5.4s, v25.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v28.4s, v3.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v24.4s, v1.4s, v29.4s
	fmla	v19.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q20, [x11]
	ldr	q20, [x9, #44800]
	str	q21, [x11, #800]
	fmla	v22.4s, v3.4s, v20.4s
	fmla	v23.4s, v4.4s, v20.4s
	fmul	v21.4s, v6.4s, v20.4s
	fmla	v19.4s, v7.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x9, #25600]
	fmla	v18.4s, v0.4s, v20.4s
	fmla	v17.4s, v2.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x11, #1600]
	ldr	q26, [x9, #45600]
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x9, #47200]
	fmla	v22.4s, v5.4s, v26.4s
	fmla	v23.4s, v3.4s, v26.4s
	str	q28, [x11, #2400]
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v19.4s, v2.4s, v26.4s
	ldr	q28, [x9, #46400]
	fmla	v21.4s, v7.4s, v26.4s
	fmla	v20.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v23.4s, v5.4s, v28.4s
	str	q22, [x11, #22400]
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	ldr	q22, [x14]
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v19.4s, v0.4s, v28.4s
	fmla	v20.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q23, [x11, #23200]
	fmla	v18.4s, v3.4s, v22.4s
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmul	v23.4s, v6.4s, v22.4s
	fmla	v19.4s, v1.4s, v29.4s
	fmla	v17.4s, v4.4s, v22.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x9, #48000]
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v20.4s, v2.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v25.4s, v1.4s, v29.4s
	str	q24, [x11, #24000]
	ldr	q24, [x14, #800]
	add	x9, x9, #16
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v18.4s, v5.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x11, #24800]
	fmla	v19.4s, v4.4s, v24.4s
	fmla	v21.4s, v1.4s, v24.4s
	fmla	v20.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x14, #1600]
	fmla	v23.4s, v7.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	str	q18, [x11, #44800]
	fmla	v20.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x14, #2400]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q17, [x11, #45600]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x14, #3200]
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v19.4s, v5.4s, v27.4s
	add	x11, x11, #16
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x14, #22400]
	str	q19, [x12]
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v20.4s, v4.4s, v6.4s
	fmla	v23.4s, v0.4s, v6.4s
	fmla	v22.4s, v2.4s, v6.4s
	ldr	q6, [x14, #23200]
	str	q25, [x12, #800]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v21.4s, v5.4s, v6.4s
	fmla	v20.4s, v3.4s, v6.4s
	fmla	v23.4s, v1.4s, v6.4s
	fmla	v22.4s, v0.4s, v6.4s
	ldr	q6, [x14, #24000]
	fmla	v28.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x14, #24800]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	str	q21, [x12, #20800]
	fmla	v22.4s, v1.4s, v6.4s
	fmla	v20.4s, v5.4s, v6.4s
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x14, #25600]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v5.4s, v2.4s
	str	q20, [x12, #21600]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x14, #44800]
	str	q26, [x12, #22400]
	fmla	v23.4s, v3.4s, v0.4s
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x14, #45600]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x12, #23200]
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x14, #46400]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x14, #47200]
	str	q23, [x12, #43200]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x14, #48000]
	str	q22, [x12, #44000]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x12, #44800]
	str	q16, [x12, #45600]
	add	x12, x12, #16
	b.lt	.LBB1_2
.LBB1_3:                                // %.preheader20.preheader
	str	x1, [sp, #568]                  // 8-byte Spill
	mov	w1, #4064                       // =0xfe0
	ldr	x3, [sp, #576]                  // 8-byte Reload
	ldr	x4, [sp, #584]                  // 8-byte Reload
	mov	w14, #4                         // =0x4
	mov	w8, #23800                      // =0x5cf8
	mov	w9, #23600                      // =0x5c30
	mov	w10, #23400                     // =0x5b68
	mov	w11, #23200                     // =0x5aa0
	mov	w12, #18200                     // =0x4718
	mov	w13, #18000                     // =0x4650
	mov	w15, #17800                     // =0x4588
	mov	w16, #17600                     // =0x44c0
	mov	w17, #12000                     // =0x2ee0
	mov	x18, xzr
	movk	w1, #1, lsl #16
	b	.LBB1_5
.LBB1_4:                                // %._crit_edge
                                        //   in Loop: Header=BB1_5 Depth=1
	add	x0, x14, #4
	add	x4, x4, #3200
	add	x8, x8, #800
	add	x9, x9, #800
	add	x10, x10, #800
	add	x11, x11, #800
	add	x12, x12, #800
	add	x13, x13, #800
	add	x15, x15, #800
	add	x16, x16, #800
	add	x3, x3, #3200
	add	x17, x17, #800
	cmp	x14, #20
	mov	x14, x0
	b.hs	.LBB1_8
.LBB1_5:                                // %.preheader20
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_7 Depth 2
	mov	x27, x18
	//APP
	//NO_APP
	cmp	x27, #199
	b.gt	.LBB1_4
// %bb.6:                               // %.lr.ph21
                                        //   in Loop: Header=BB1_5 Depth=1
	ldr	x28, [sp, #584]                 // 8-byte Reload
	add	x6, x27, x8
	add	x7, x27, x9
	add	x19, x27, x10
	add	x20, x27, x11
	add	x21, x27, x12
	add	x22, x27, x13
	add	x24, x27, x15
	add	x25, x27, x16
	lsl	x26, x27, #2
	add	x6, x28, x6, lsl #2
	add	x7, x28, x7, lsl #2
	add	x19, x28, x19, lsl #2
	add	x20, x28, x20, lsl #2
	add	x21, x28, x21, lsl #2
	add	x22, x28, x22, lsl #2
	add	x24, x28, x24, lsl #2
	add	x25, x28, x25, lsl #2
	ldr	x28, [sp, #576]                 // 8-byte Reload
	sub	x0, x27, #4
	ldr	x23, [sp, #568]                 // 8-byte Reload
	add	x27, x27, x17
	add	x2, x4, x26
	add	x27, x28, x27, lsl #2
	add	x5, x2, x1
	add	x23, x23, x26
	add	x26, x3, x26
	mov	x28, xzr
.LBB1_7:                                //   Parent Loop BB1_5 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x29, x2, x28
	add	x30, x23, x28
	add	x0, x0, #4
	ldr	q0, [x29, #2400]
	ldr	q1, [x30, #2400]
	ldr	q16, [x30]
	ldr	q2, [x29, #3200]
	ldr	q6, [x30, #800]
	ldr	q3, [x29, #4000]
	fmul	v19.4s, v0.4s, v1.4s
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x30, #3200]
	fmul	v23.4s, v1.4s, v2.4s
	fmul	v22.4s, v16.4s, v2.4s
	ldr	q7, [x30, #1600]
	fmul	v26.4s, v1.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q4, [x29, #24800]
	ldr	q5, [x29, #25600]
	ldr	q21, [x29, #26400]
	ldr	q25, [x29, #27200]
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v6.4s, v2.4s
	ldr	q2, [x30, #4000]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v18.4s, v16.4s, v5.4s
	ldr	q29, [x29, #28000]
	cmp	x0, #196
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v7.4s, v3.4s
	ldr	q3, [x29, #4800]
	fmla	v17.4s, v6.4s, v5.4s
	fmul	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v22.4s, v7.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x29, #5600]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v17.4s, v7.4s, v21.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v22.4s, v1.4s, v5.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x29, #6400]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v18.4s, v7.4s, v25.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	ldr	q3, [x30, #4800]
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x30, #5600]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v19.4s, v4.4s, v5.4s
	ldr	q5, [x30, #6400]
	fmla	v23.4s, v4.4s, v21.4s
	add	x30, x26, x28
	fmla	v26.4s, v4.4s, v25.4s
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
	str	q19, [x30, #3200]
	ldr	q19, [x29, #47200]
	str	q23, [x30, #4000]
	ldr	q23, [x29, #48000]
	str	q26, [x30, #4800]
	ldr	q26, [x29, #48800]
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v21.4s, v7.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x29, #28800]
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
	ldr	q29, [x29, #50400]
	str	q28, [x30, #5600]
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v21.4s, v1.4s, v26.4s
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	ldr	q28, [x29, #49600]
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v22.4s, v5.4s, v28.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q20, [x30, #25600]
	fmla	v23.4s, v7.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	ldr	q20, [x5, x28]
	fmla	v27.4s, v4.4s, v29.4s
	str	q22, [x30, #26400]
	fmla	v24.4s, v5.4s, v29.4s
	ldr	q22, [x25, x28]
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x29, #51200]
	fmla	v18.4s, v3.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	str	q24, [x30, #27200]
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v17.4s, v4.4s, v22.4s
	ldr	q24, [x24, x28]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v7.4s, v29.4s
	add	x29, x5, x28
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v21.4s, v3.4s, v24.4s
	str	q27, [x30, #28000]
	fmla	v17.4s, v5.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v19.4s, v2.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	ldr	q27, [x22, x28]
	fmla	v20.4s, v7.4s, v24.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v18.4s, v5.4s, v27.4s
	fmla	v21.4s, v4.4s, v27.4s
	add	x30, x27, x28
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	str	q17, [x30]
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x21, x28]
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	str	q18, [x30, #800]
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x29, #4000]
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	fmla	v25.4s, v5.4s, v6.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x29, #22400]
	str	q21, [x30, #1600]
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x20, x28]
	str	q25, [x30, #2400]
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v1.4s, v6.4s
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x19, x28]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v22.4s, v0.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x7, x28]
	fmla	v28.4s, v3.4s, v6.4s
	fmla	v16.4s, v1.4s, v6.4s
	ldr	q1, [x6, x28]
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v22.4s, v2.4s, v6.4s
	add	x28, x28, #16
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	str	q19, [x30, #22400]
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x29, #26400]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v5.4s, v1.4s
	str	q23, [x30, #23200]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x29, #44800]
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x29, #45600]
	str	q26, [x30, #24000]
	fmla	v22.4s, v3.4s, v0.4s
	str	q28, [x30, #24800]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x29, #46400]
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x29, #47200]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x29, #48000]
	str	q20, [x30, #44800]
	fmla	v16.4s, v4.4s, v0.4s
	str	q22, [x30, #45600]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x29, #48800]
	fmla	v16.4s, v5.4s, v0.4s
	str	q24, [x30, #46400]
	str	q16, [x30, #47200]
	b.lt	.LBB1_7
	b	.LBB1_4
.LBB1_8:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #199
	b.gt	.LBB1_11
// %bb.9:                               // %.lr.ph23.preheader
	ldr	x15, [sp, #584]                 // 8-byte Reload
	ldr	x14, [sp, #576]                 // 8-byte Reload
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w13, #64000                     // =0xfa00
	ldr	x16, [sp, #568]                 // 8-byte Reload
	add	x10, x15, #20, lsl #12          // =81920
	add	x11, x15, #16, lsl #12          // =65536
	add	x12, x15, #16, lsl #12          // =65536
	add	x10, x10, #3680
	add	x11, x11, #864
	add	x12, x12, #64
	add	x13, x14, x13
.LBB1_10:                               // %.lr.ph23
                                        // =>This Inner Loop Header: Depth=1
	add	x17, x15, x9
	add	x18, x16, x9
	add	x8, x8, #4
	ldr	q0, [x17, #18400]
	ldr	q1, [x18, #2400]
	ldr	q7, [x18]
	ldr	q2, [x17, #19200]
	ldr	q6, [x18, #800]
	ldr	q3, [x17, #20000]
	fmul	v19.4s, v0.4s, v1.4s
	fmul	v20.4s, v0.4s, v7.4s
	ldr	q0, [x18, #3200]
	fmul	v23.4s, v1.4s, v2.4s
	fmul	v22.4s, v7.4s, v2.4s
	fmul	v26.4s, v1.4s, v3.4s
	ldr	q16, [x18, #1600]
	fmul	v24.4s, v7.4s, v3.4s
	ldr	q4, [x17, #40800]
	ldr	q5, [x17, #41600]
	ldr	q21, [x17, #42400]
	ldr	q25, [x17, #43200]
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v20.4s, v6.4s, v2.4s
	ldr	q2, [x18, #4000]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v22.4s, v6.4s, v3.4s
	fmul	v17.4s, v7.4s, v4.4s
	fmul	v18.4s, v7.4s, v5.4s
	ldr	q29, [x17, #44000]
	add	x16, x16, #16
	add	x15, x15, #16
	cmp	x8, #196
	fmla	v19.4s, v2.4s, v3.4s
	fmla	v20.4s, v16.4s, v3.4s
	ldr	q3, [x17, #20800]
	fmla	v17.4s, v6.4s, v5.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmul	v28.4s, v1.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmul	v27.4s, v7.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v22.4s, v16.4s, v3.4s
	ldr	q3, [x17, #21600]
	fmla	v20.4s, v1.4s, v4.4s
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v17.4s, v16.4s, v21.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v24.4s, v16.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	ldr	q3, [x18, #4800]
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v22.4s, v1.4s, v5.4s
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x18, #5600]
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v26.4s, v3.4s, v21.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v24.4s, v1.4s, v21.4s
	fmla	v18.4s, v16.4s, v25.4s
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v4.4s, v5.4s
	ldr	q5, [x18, #6400]
	fmla	v23.4s, v4.4s, v21.4s
	add	x18, x14, x9
	fmla	v26.4s, v4.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	add	x14, x14, #16
	fmla	v22.4s, v2.4s, v25.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	str	q28, [x18, #21600]
	ldr	q28, [x12, x9]
	add	x12, x12, #16
	str	q19, [x18, #19200]
	ldr	q19, [x17, #63200]
	fmla	v21.4s, v6.4s, v25.4s
	str	q23, [x18, #20000]
	ldr	q23, [x17, #64000]
	fmul	v25.4s, v7.4s, v25.4s
	fmla	v20.4s, v3.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v22.4s, v3.4s, v23.4s
	str	q26, [x18, #20800]
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v21.4s, v16.4s, v29.4s
	ldr	q26, [x17, #64800]
	add	x17, x10, x9
	fmla	v25.4s, v6.4s, v29.4s
	fmla	v27.4s, v3.4s, v28.4s
	ldr	q29, [x11, x9]
	fmla	v20.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	add	x10, x10, #16
	fmla	v19.4s, v6.4s, v23.4s
	fmul	v23.4s, v7.4s, v23.4s
	fmla	v22.4s, v4.4s, v26.4s
	fmla	v24.4s, v3.4s, v26.4s
	fmla	v18.4s, v0.4s, v26.4s
	add	x11, x11, #16
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
	str	q20, [x18, #41600]
	ldr	q20, [x17]
	fmla	v27.4s, v4.4s, v29.4s
	fmla	v23.4s, v16.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v7.4s, v28.4s
	fmla	v17.4s, v3.4s, v20.4s
	fmla	v19.4s, v1.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	fmla	v24.4s, v5.4s, v29.4s
	str	q22, [x18, #42400]
	ldr	q22, [x17, #800]
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	str	q27, [x18, #44000]
	fmla	v26.4s, v16.4s, v29.4s
	fmla	v18.4s, v3.4s, v22.4s
	ldr	q27, [x17, #2400]
	fmla	v17.4s, v4.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v23.4s, v1.4s, v22.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	str	q24, [x18, #43200]
	ldr	q24, [x17, #1600]
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v25.4s, v3.4s, v27.4s
	add	x18, x13, x9
	add	x13, x13, #16
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
	str	q17, [x18]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v22.4s, v16.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x17, #3200]
	str	q18, [x18, #800]
	fmla	v7.4s, v6.4s, v27.4s
	ldr	q6, [x17, #22400]
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	ldr	q6, [x17, #23200]
	fmla	v24.4s, v16.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v1.4s, v6.4s
	str	q21, [x18, #1600]
	fmla	v19.4s, v4.4s, v6.4s
	fmla	v20.4s, v0.4s, v6.4s
	ldr	q6, [x17, #24000]
	str	q25, [x18, #2400]
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	fmla	v22.4s, v0.4s, v6.4s
	fmla	v24.4s, v1.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	fmla	v20.4s, v2.4s, v6.4s
	ldr	q6, [x17, #24800]
	fmla	v7.4s, v1.4s, v6.4s
	ldr	q1, [x17, #25600]
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v22.4s, v2.4s, v6.4s
	fmla	v28.4s, v3.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	str	q19, [x18, #22400]
	fmla	v7.4s, v0.4s, v1.4s
	ldr	q0, [x17, #44800]
	fmla	v26.4s, v5.4s, v1.4s
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x17, #45600]
	fmla	v28.4s, v4.4s, v1.4s
	str	q23, [x18, #23200]
	fmla	v22.4s, v3.4s, v0.4s
	str	q26, [x18, #24000]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x17, #46400]
	str	q28, [x18, #24800]
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v22.4s, v4.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x17, #47200]
	fmla	v24.4s, v4.4s, v0.4s
	fmla	v7.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x17, #48000]
	str	q20, [x18, #44800]
	fmla	v24.4s, v5.4s, v0.4s
	fmla	v7.4s, v4.4s, v0.4s
	str	q22, [x18, #45600]
	str	q24, [x18, #46400]
	str	q7, [x18, #47200]
	b.lt	.LBB1_10
.LBB1_11:                               // %.preheader19.preheader
	ldr	x9, [sp, #584]                  // 8-byte Reload
	str	xzr, [sp, #592]                 // 8-byte Spill
	add	x8, x9, #55, lsl #12            // =225280
	str	x9, [sp, #544]                  // 8-byte Spill
	add	x10, x8, #1920
	add	x8, x9, #55, lsl #12            // =225280
	add	x8, x8, #1120
	stp	x8, x10, [sp, #424]             // 16-byte Folded Spill
	add	x8, x9, #55, lsl #12            // =225280
	add	x10, x8, #320
	add	x8, x9, #54, lsl #12            // =221184
	add	x8, x8, #3616
	stp	x8, x10, [sp, #408]             // 16-byte Folded Spill
	add	x8, x9, #54, lsl #12            // =221184
	add	x10, x8, #2816
	add	x8, x9, #44, lsl #12            // =180224
	add	x8, x8, #2176
	stp	x8, x10, [sp, #392]             // 16-byte Folded Spill
	add	x8, x9, #28, lsl #12            // =114688
	add	x10, x8, #512
	add	x8, x9, #22, lsl #12            // =90112
	add	x8, x8, #2688
	stp	x8, x10, [sp, #376]             // 16-byte Folded Spill
	add	x8, x9, #22, lsl #12            // =90112
	add	x8, x8, #1888
	str	x8, [sp, #552]                  // 8-byte Spill
	add	x8, x9, #22, lsl #12            // =90112
	add	x10, x8, #1088
	add	x8, x9, #22, lsl #12            // =90112
	add	x8, x8, #288
	stp	x8, x10, [sp, #360]             // 16-byte Folded Spill
	add	x8, x9, #21, lsl #12            // =86016
	add	x10, x8, #3584
	add	x8, x9, #56, lsl #12            // =229376
	add	x8, x8, #1024
	str	x8, [sp, #536]                  // 8-byte Spill
	add	x8, x9, #56, lsl #12            // =229376
	add	x8, x8, #224
	str	x8, [sp, #528]                  // 8-byte Spill
	add	x8, x9, #55, lsl #12            // =225280
	add	x8, x8, #3520
	str	x8, [sp, #520]                  // 8-byte Spill
	add	x8, x9, #39, lsl #12            // =159744
	add	x8, x8, #3456
	str	x8, [sp, #512]                  // 8-byte Spill
	add	x8, x9, #59, lsl #12            // =241664
	add	x8, x8, #3936
	stp	x8, x10, [sp, #344]             // 16-byte Folded Spill
	add	x8, x9, #59, lsl #12            // =241664
	add	x10, x8, #3136
	add	x8, x9, #59, lsl #12            // =241664
	add	x8, x8, #2336
	stp	x8, x10, [sp, #328]             // 16-byte Folded Spill
	add	x8, x9, #59, lsl #12            // =241664
	add	x10, x8, #1536
	add	x8, x9, #59, lsl #12            // =241664
	add	x8, x8, #736
	stp	x8, x10, [sp, #312]             // 16-byte Folded Spill
	add	x8, x9, #53, lsl #12            // =217088
	add	x10, x8, #2912
	add	x8, x9, #48, lsl #12            // =196608
	add	x8, x8, #992
	stp	x8, x10, [sp, #296]             // 16-byte Folded Spill
	add	x8, x9, #31, lsl #12            // =126976
	add	x10, x8, #3424
	add	x8, x9, #27, lsl #12            // =110592
	add	x8, x8, #608
	stp	x8, x10, [sp, #280]             // 16-byte Folded Spill
	add	x8, x9, #26, lsl #12            // =106496
	add	x10, x8, #3904
	add	x8, x9, #26, lsl #12            // =106496
	add	x8, x8, #3104
	stp	x8, x10, [sp, #264]             // 16-byte Folded Spill
	add	x8, x9, #26, lsl #12            // =106496
	add	x10, x8, #2304
	add	x8, x9, #26, lsl #12            // =106496
	add	x8, x8, #1504
	stp	x8, x10, [sp, #248]             // 16-byte Folded Spill
	mov	w8, #51000                      // =0xc738
	mov	w10, #5                         // =0x5
	str	x8, [sp, #240]                  // 8-byte Spill
	mov	w8, #50800                      // =0xc670
	str	x8, [sp, #232]                  // 8-byte Spill
	mov	w8, #50600                      // =0xc5a8
	str	x8, [sp, #224]                  // 8-byte Spill
	mov	w8, #50400                      // =0xc4e0
	str	x8, [sp, #216]                  // 8-byte Spill
	mov	w8, #28200                      // =0x6e28
	str	x8, [sp, #208]                  // 8-byte Spill
	mov	w8, #28400                      // =0x6ef0
	str	x8, [sp, #200]                  // 8-byte Spill
	mov	w8, #33600                      // =0x8340
	str	x8, [sp, #192]                  // 8-byte Spill
	mov	w8, #51800                      // =0xca58
	str	x8, [sp, #504]                  // 8-byte Spill
	mov	w8, #51600                      // =0xc990
	str	x8, [sp, #496]                  // 8-byte Spill
	mov	w8, #51400                      // =0xc8c8
	str	x8, [sp, #488]                  // 8-byte Spill
	mov	w8, #46200                      // =0xb478
	str	x8, [sp, #480]                  // 8-byte Spill
	mov	w8, #46000                      // =0xb3b0
	str	x8, [sp, #472]                  // 8-byte Spill
	mov	w8, #45800                      // =0xb2e8
	str	x8, [sp, #464]                  // 8-byte Spill
	mov	w8, #28800                      // =0x7080
	str	x8, [sp, #456]                  // 8-byte Spill
	mov	w8, #29400                      // =0x72d8
	str	x8, [sp, #448]                  // 8-byte Spill
	mov	w8, #55800                      // =0xd9f8
	str	x8, [sp, #184]                  // 8-byte Spill
	mov	w8, #55600                      // =0xd930
	str	x8, [sp, #176]                  // 8-byte Spill
	mov	w8, #55400                      // =0xd868
	str	x8, [sp, #168]                  // 8-byte Spill
	mov	w8, #55200                      // =0xd7a0
	str	x8, [sp, #160]                  // 8-byte Spill
	mov	w8, #50200                      // =0xc418
	str	x8, [sp, #152]                  // 8-byte Spill
	mov	w8, #50000                      // =0xc350
	str	x8, [sp, #144]                  // 8-byte Spill
	mov	w8, #49800                      // =0xc288
	str	x8, [sp, #136]                  // 8-byte Spill
	mov	w8, #49600                      // =0xc1c0
	str	x8, [sp, #128]                  // 8-byte Spill
	mov	w8, #44600                      // =0xae38
	str	x8, [sp, #120]                  // 8-byte Spill
	mov	w8, #44400                      // =0xad70
	str	x8, [sp, #112]                  // 8-byte Spill
	mov	w8, #44200                      // =0xaca8
	str	x8, [sp, #104]                  // 8-byte Spill
	mov	w8, #44000                      // =0xabe0
	str	x8, [sp, #96]                   // 8-byte Spill
	mov	w8, #39000                      // =0x9858
	str	x8, [sp, #88]                   // 8-byte Spill
	mov	w8, #38800                      // =0x9790
	str	x8, [sp, #80]                   // 8-byte Spill
	mov	w8, #38600                      // =0x96c8
	str	x8, [sp, #72]                   // 8-byte Spill
	mov	w8, #38400                      // =0x9600
	str	x8, [sp, #64]                   // 8-byte Spill
	mov	w8, #33400                      // =0x8278
	str	x8, [sp, #56]                   // 8-byte Spill
	mov	w8, #33200                      // =0x81b0
	str	x8, [sp, #48]                   // 8-byte Spill
	mov	w8, #33000                      // =0x80e8
	str	x8, [sp, #40]                   // 8-byte Spill
	mov	w8, #32800                      // =0x8020
	str	x8, [sp, #32]                   // 8-byte Spill
	ldr	x8, [sp, #576]                  // 8-byte Reload
	str	x8, [sp, #440]                  // 8-byte Spill
	mov	w8, #28000                      // =0x6d60
	str	x8, [sp, #24]                   // 8-byte Spill
	b	.LBB1_13
.LBB1_12:                               // %._crit_edge31
                                        //   in Loop: Header=BB1_13 Depth=1
	ldr	x9, [sp, #240]                  // 8-byte Reload
	mov	w10, #28000                     // =0x6d60
	mov	w12, #46464                     // =0xb580
	movk	w12, #1, lsl #16
	ldr	x11, [sp, #16]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #240]                  // 8-byte Spill
	ldr	x9, [sp, #232]                  // 8-byte Reload
	add	x8, x11, #5
	cmp	x11, #15
	add	x9, x9, x10
	str	x9, [sp, #232]                  // 8-byte Spill
	ldr	x9, [sp, #224]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #224]                  // 8-byte Spill
	ldr	x9, [sp, #216]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #216]                  // 8-byte Spill
	ldr	x9, [sp, #432]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #432]                  // 8-byte Spill
	ldr	x9, [sp, #424]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #424]                  // 8-byte Spill
	ldr	x9, [sp, #416]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #416]                  // 8-byte Spill
	ldr	x9, [sp, #408]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #408]                  // 8-byte Spill
	ldr	x9, [sp, #400]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #400]                  // 8-byte Spill
	ldr	x9, [sp, #544]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #544]                  // 8-byte Spill
	ldr	x9, [sp, #392]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #392]                  // 8-byte Spill
	ldr	x9, [sp, #384]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #384]                  // 8-byte Spill
	ldr	x9, [sp, #376]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #376]                  // 8-byte Spill
	ldr	x9, [sp, #552]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #552]                  // 8-byte Spill
	ldr	x9, [sp, #368]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #368]                  // 8-byte Spill
	ldr	x9, [sp, #360]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #360]                  // 8-byte Spill
	ldr	x9, [sp, #352]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #352]                  // 8-byte Spill
	ldr	x9, [sp, #24]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #24]                   // 8-byte Spill
	ldr	x9, [sp, #208]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #208]                  // 8-byte Spill
	ldr	x9, [sp, #200]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #200]                  // 8-byte Spill
	ldr	x9, [sp, #192]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #192]                  // 8-byte Spill
	ldr	x9, [sp, #504]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #504]                  // 8-byte Spill
	ldr	x9, [sp, #496]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #496]                  // 8-byte Spill
	ldr	x9, [sp, #488]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #488]                  // 8-byte Spill
	ldr	x9, [sp, #440]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #440]                  // 8-byte Spill
	ldr	x9, [sp, #480]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #480]                  // 8-byte Spill
	ldr	x9, [sp, #472]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #472]                  // 8-byte Spill
	ldr	x9, [sp, #464]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #464]                  // 8-byte Spill
	ldr	x9, [sp, #536]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #536]                  // 8-byte Spill
	ldr	x9, [sp, #528]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #528]                  // 8-byte Spill
	ldr	x9, [sp, #520]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #520]                  // 8-byte Spill
	ldr	x9, [sp, #512]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #512]                  // 8-byte Spill
	ldr	x9, [sp, #456]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #456]                  // 8-byte Spill
	ldr	x9, [sp, #448]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #448]                  // 8-byte Spill
	ldr	x9, [sp, #184]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #184]                  // 8-byte Spill
	ldr	x9, [sp, #176]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #176]                  // 8-byte Spill
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
	ldr	x9, [sp, #344]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #344]                  // 8-byte Spill
	ldr	x9, [sp, #120]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #120]                  // 8-byte Spill
	ldr	x9, [sp, #336]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #336]                  // 8-byte Spill
	ldr	x9, [sp, #112]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #112]                  // 8-byte Spill
	ldr	x9, [sp, #328]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #328]                  // 8-byte Spill
	ldr	x9, [sp, #104]                  // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #104]                  // 8-byte Spill
	ldr	x9, [sp, #320]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #320]                  // 8-byte Spill
	ldr	x9, [sp, #96]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #96]                   // 8-byte Spill
	ldr	x9, [sp, #312]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #312]                  // 8-byte Spill
	ldr	x9, [sp, #88]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #88]                   // 8-byte Spill
	ldr	x9, [sp, #304]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #304]                  // 8-byte Spill
	ldr	x9, [sp, #80]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #80]                   // 8-byte Spill
	ldr	x9, [sp, #296]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #296]                  // 8-byte Spill
	ldr	x9, [sp, #72]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #72]                   // 8-byte Spill
	ldr	x9, [sp, #288]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #288]                  // 8-byte Spill
	ldr	x9, [sp, #64]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #64]                   // 8-byte Spill
	ldr	x9, [sp, #280]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #280]                  // 8-byte Spill
	ldr	x9, [sp, #56]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #56]                   // 8-byte Spill
	ldr	x9, [sp, #272]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #272]                  // 8-byte Spill
	ldr	x9, [sp, #48]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #48]                   // 8-byte Spill
	ldr	x9, [sp, #264]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #264]                  // 8-byte Spill
	ldr	x9, [sp, #40]                   // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #40]                   // 8-byte Spill
	ldr	x9, [sp, #32]                   // 8-byte Reload
	add	x9, x9, x10
	mov	x10, x8
	str	x9, [sp, #32]                   // 8-byte Spill
	ldr	x9, [sp, #256]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #256]                  // 8-byte Spill
	ldr	x9, [sp, #248]                  // 8-byte Reload
	add	x9, x9, x12
	str	x9, [sp, #248]                  // 8-byte Spill
	b.hs	.LBB1_24
.LBB1_13:                               // %.preheader19
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_15 Depth 2
                                        //     Child Loop BB1_18 Depth 2
                                        //       Child Loop BB1_20 Depth 3
                                        //     Child Loop BB1_23 Depth 2
	ldr	x8, [sp, #592]                  // 8-byte Reload
	str	x10, [sp, #16]                  // 8-byte Spill
	//APP
	//NO_APP
	cmp	x8, #199
	b.gt	.LBB1_16
// %bb.14:                              // %.lr.ph25
                                        //   in Loop: Header=BB1_13 Depth=1
	ldr	x10, [sp, #240]                 // 8-byte Reload
	ldr	x28, [sp, #576]                 // 8-byte Reload
	sub	x9, x8, #4
	ldr	x27, [sp, #584]                 // 8-byte Reload
	mov	x29, xzr
	add	x10, x8, x10
	lsl	x10, x10, #2
	add	x11, x28, x10
	add	x10, x27, x10
	str	x10, [sp, #704]                 // 8-byte Spill
	ldr	x10, [sp, #232]                 // 8-byte Reload
	str	x11, [sp, #712]                 // 8-byte Spill
	add	x10, x8, x10
	lsl	x10, x10, #2
	add	x11, x28, x10
	add	x12, x27, x10
	ldr	x10, [sp, #224]                 // 8-byte Reload
	str	x11, [sp, #696]                 // 8-byte Spill
	ldr	x11, [sp, #432]                 // 8-byte Reload
	add	x10, x8, x10
	lsl	x10, x10, #2
	add	x13, x28, x10
	add	x14, x27, x10
	ldr	x10, [sp, #216]                 // 8-byte Reload
	add	x10, x8, x10
	lsl	x10, x10, #2
	add	x15, x28, x10
	add	x16, x27, x10
	lsl	x10, x8, #2
	add	x17, x11, x10
	ldr	x11, [sp, #424]                 // 8-byte Reload
	add	x18, x11, x10
	ldr	x11, [sp, #416]                 // 8-byte Reload
	add	x0, x11, x10
	ldr	x11, [sp, #408]                 // 8-byte Reload
	add	x1, x11, x10
	ldr	x11, [sp, #400]                 // 8-byte Reload
	add	x2, x11, x10
	ldr	x11, [sp, #544]                 // 8-byte Reload
	add	x3, x11, x10
	ldr	x11, [sp, #392]                 // 8-byte Reload
	add	x4, x11, x10
	ldr	x11, [sp, #384]                 // 8-byte Reload
	add	x5, x11, x10
	ldr	x11, [sp, #376]                 // 8-byte Reload
	add	x6, x11, x10
	ldr	x11, [sp, #552]                 // 8-byte Reload
	add	x7, x11, x10
	ldr	x11, [sp, #368]                 // 8-byte Reload
	add	x19, x11, x10
	ldr	x11, [sp, #360]                 // 8-byte Reload
	add	x20, x11, x10
	ldr	x11, [sp, #568]                 // 8-byte Reload
	add	x21, x11, x10
	ldr	x11, [sp, #352]                 // 8-byte Reload
	add	x22, x11, x10
	ldr	x10, [sp, #24]                  // 8-byte Reload
	add	x10, x8, x10
	lsl	x10, x10, #2
	add	x23, x27, x10
	add	x24, x28, x10
	ldr	x10, [sp, #208]                 // 8-byte Reload
	add	x10, x8, x10
	add	x25, x27, x10, lsl #2
	ldr	x10, [sp, #200]                 // 8-byte Reload
	add	x10, x8, x10
	add	x26, x27, x10, lsl #2
	ldr	x10, [sp, #192]                 // 8-byte Reload
	add	x8, x8, x10
	lsl	x8, x8, #2
	add	x27, x27, x8
	add	x28, x28, x8
.LBB1_15:                               //   Parent Loop BB1_13 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x10, x21, x29
	ldr	q0, [x22, x29]
	ldr	q1, [x23, x29]
	ldr	q7, [x10, #800]
	ldr	q16, [x10]
	add	x8, x26, x29
	ldr	q6, [x10, #1600]
	ldr	q2, [x10, #2400]
	add	x11, x5, x29
	fmul	v22.4s, v0.4s, v7.4s
	fmul	v23.4s, v0.4s, v16.4s
	ldr	q0, [x20, x29]
	fmul	v20.4s, v7.4s, v1.4s
	fmul	v19.4s, v16.4s, v1.4s
	ldr	q3, [x25, x29]
	fmul	v26.4s, v16.4s, v0.4s
	add	x30, x27, x29
	ldr	q4, [x10, #4800]
	fmul	v24.4s, v16.4s, v3.4s
	ldr	q5, [x30]
	ldr	q21, [x8, #21600]
	fmla	v22.4s, v6.4s, v0.4s
	fmla	v23.4s, v7.4s, v0.4s
	ldr	q0, [x19, x29]
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v19.4s, v7.4s, v3.4s
	fmul	v18.4s, v7.4s, v5.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q25, [x8, #22400]
	ldr	q29, [x8, #23200]
	add	x9, x9, #4
	fmla	v23.4s, v6.4s, v0.4s
	ldr	q0, [x7, x29]
	cmp	x9, #196
	fmla	v18.4s, v6.4s, v21.4s
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x6, x29]
	fmla	v17.4s, v7.4s, v21.4s
	fmla	v23.4s, v2.4s, v1.4s
	fmla	v28.4s, v6.4s, v0.4s
	ldr	q0, [x10, #3200]
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v17.4s, v6.4s, v25.4s
	fmla	v22.4s, v0.4s, v1.4s
	ldr	q1, [x10, #4000]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v22.4s, v1.4s, v3.4s
	ldr	q3, [x8]
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v1.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	fmla	v24.4s, v7.4s, v3.4s
	ldr	q3, [x8, #800]
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v7.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x11]
	fmla	v19.4s, v2.4s, v5.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	ldr	q3, [x10, #5600]
	fmla	v26.4s, v4.4s, v21.4s
	fmla	v22.4s, v3.4s, v5.4s
	ldr	q5, [x10, #6400]
	fmla	v23.4s, v3.4s, v21.4s
	fmla	v19.4s, v0.4s, v21.4s
	fmla	v24.4s, v2.4s, v21.4s
	add	x10, x24, x29
	fmla	v28.4s, v4.4s, v25.4s
	fmla	v27.4s, v2.4s, v25.4s
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
	str	q22, [x10]
	fmla	v24.4s, v1.4s, v29.4s
	ldr	q22, [x8, #43200]
	str	q23, [x10, #800]
	fmla	v20.4s, v3.4s, v22.4s
	fmla	v19.4s, v4.4s, v22.4s
	fmul	v23.4s, v7.4s, v22.4s
	fmla	v21.4s, v6.4s, v29.4s
	fmla	v25.4s, v7.4s, v29.4s
	ldr	q29, [x11, #22400]
	fmla	v18.4s, v0.4s, v22.4s
	fmla	v17.4s, v2.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v27.4s, v1.4s, v29.4s
	str	q26, [x10, #1600]
	ldr	q26, [x8, #44000]
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x8, #45600]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v19.4s, v3.4s, v26.4s
	str	q28, [x10, #2400]
	fmla	v24.4s, v4.4s, v26.4s
	fmla	v18.4s, v1.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v21.4s, v2.4s, v26.4s
	ldr	q28, [x8, #44800]
	fmla	v23.4s, v6.4s, v26.4s
	fmla	v22.4s, v7.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v19.4s, v5.4s, v28.4s
	add	x8, x28, x29
	fmla	v24.4s, v3.4s, v28.4s
	fmla	v25.4s, v2.4s, v28.4s
	str	q20, [x8]
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v21.4s, v0.4s, v28.4s
	fmla	v22.4s, v6.4s, v28.4s
	fmla	v26.4s, v7.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v29.4s
	str	q19, [x10, #23200]
	ldr	q19, [x30, #44800]
	fmla	v24.4s, v5.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v21.4s, v1.4s, v29.4s
	fmla	v18.4s, v3.4s, v19.4s
	fmul	v20.4s, v7.4s, v19.4s
	fmla	v26.4s, v6.4s, v29.4s
	fmla	v28.4s, v7.4s, v29.4s
	ldr	q29, [x11, #44800]
	fmla	v17.4s, v4.4s, v19.4s
	fmla	v23.4s, v0.4s, v19.4s
	fmla	v27.4s, v5.4s, v29.4s
	fmla	v22.4s, v2.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	str	q24, [x10, #24000]
	ldr	q24, [x30, #45600]
	fmla	v25.4s, v1.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	fmla	v18.4s, v5.4s, v24.4s
	fmla	v17.4s, v3.4s, v24.4s
	str	q27, [x10, #24800]
	fmla	v21.4s, v4.4s, v24.4s
	fmla	v23.4s, v1.4s, v24.4s
	fmla	v22.4s, v0.4s, v24.4s
	fmla	v26.4s, v2.4s, v24.4s
	ldr	q27, [x30, #46400]
	fmla	v20.4s, v6.4s, v24.4s
	fmla	v19.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v17.4s, v5.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v21.4s, v3.4s, v27.4s
	fmla	v28.4s, v2.4s, v27.4s
	str	q18, [x10, #44800]
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v19.4s, v6.4s, v27.4s
	fmla	v24.4s, v7.4s, v27.4s
	ldr	q27, [x30, #47200]
	str	q17, [x10, #45600]
	fmla	v16.4s, v7.4s, v27.4s
	ldr	q7, [x4, x29]
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x16, x29]
	fmla	v25.4s, v5.4s, v7.4s
	fmla	v28.4s, v1.4s, v7.4s
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v22.4s, v4.4s, v6.4s
	str	q21, [x10, #46400]
	fmla	v20.4s, v0.4s, v6.4s
	fmla	v19.4s, v2.4s, v6.4s
	ldr	q6, [x14, x29]
	str	q25, [x10, #47200]
	ldr	x10, [sp, #704]                 // 8-byte Reload
	fmla	v26.4s, v4.4s, v6.4s
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v23.4s, v5.4s, v6.4s
	fmla	v22.4s, v3.4s, v6.4s
	fmla	v20.4s, v1.4s, v6.4s
	fmla	v19.4s, v0.4s, v6.4s
	ldr	q6, [x12, x29]
	fmla	v28.4s, v4.4s, v6.4s
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x10, x29]
	add	x10, x3, x29
	fmla	v24.4s, v0.4s, v6.4s
	fmla	v26.4s, v3.4s, v6.4s
	add	x10, x10, #50, lsl #12          // =204800
	fmla	v19.4s, v1.4s, v6.4s
	fmla	v22.4s, v5.4s, v6.4s
	str	q23, [x8, #44800]
	fmla	v28.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x10]
	fmla	v24.4s, v1.4s, v2.4s
	fmla	v26.4s, v5.4s, v2.4s
	str	q22, [x8, #45600]
	fmla	v28.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x2, x29]
	str	q26, [x8, #46400]
	fmla	v20.4s, v3.4s, v0.4s
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x1, x29]
	fmla	v24.4s, v4.4s, v0.4s
	str	q28, [x8, #47200]
	ldr	x8, [sp, #696]                  // 8-byte Reload
	fmla	v20.4s, v5.4s, v0.4s
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x0, x29]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	str	q20, [x15, x29]
	fmla	v19.4s, v5.4s, v0.4s
	ldr	q0, [x18, x29]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x17, x29]
	str	q19, [x13, x29]
	str	q24, [x8, x29]
	ldr	x8, [sp, #712]                  // 8-byte Reload
	fmla	v16.4s, v5.4s, v0.4s
	str	q16, [x8, x29]
	add	x29, x29, #16
	b.lt	.LBB1_15
.LBB1_16:                               // %.preheader18
                                        //   in Loop: Header=BB1_13 Depth=1
	ldp	x9, x8, [sp, #448]              // 16-byte Folded Reload
	str	x8, [sp, #704]                  // 8-byte Spill
	ldr	x8, [sp, #552]                  // 8-byte Reload
	str	x9, [sp, #712]                  // 8-byte Spill
	str	x8, [sp, #696]                  // 8-byte Spill
	ldp	x18, x8, [sp, #504]             // 16-byte Folded Reload
	str	x8, [sp, #688]                  // 8-byte Spill
	ldr	x8, [sp, #520]                  // 8-byte Reload
	str	x8, [sp, #680]                  // 8-byte Spill
	ldr	x8, [sp, #528]                  // 8-byte Reload
	str	x8, [sp, #672]                  // 8-byte Spill
	ldr	x8, [sp, #536]                  // 8-byte Reload
	str	x8, [sp, #664]                  // 8-byte Spill
	ldp	x9, x8, [sp, #464]              // 16-byte Folded Reload
	str	x8, [sp, #648]                  // 8-byte Spill
	ldr	x8, [sp, #480]                  // 8-byte Reload
	str	x9, [sp, #656]                  // 8-byte Spill
	str	x8, [sp, #640]                  // 8-byte Spill
	ldr	x8, [sp, #544]                  // 8-byte Reload
	str	x8, [sp, #632]                  // 8-byte Spill
	ldr	x8, [sp, #440]                  // 8-byte Reload
	str	x8, [sp, #624]                  // 8-byte Spill
	ldp	x9, x8, [sp, #488]              // 16-byte Folded Reload
	str	x8, [sp, #608]                  // 8-byte Spill
	mov	w8, #4                          // =0x4
	str	x9, [sp, #616]                  // 8-byte Spill
	b	.LBB1_18
.LBB1_17:                               // %._crit_edge28
                                        //   in Loop: Header=BB1_18 Depth=2
	ldr	x9, [sp, #608]                  // 8-byte Reload
	ldr	x10, [sp, #600]                 // 8-byte Reload
	add	x18, x18, #800
	add	x9, x9, #800
	add	x8, x10, #4
	cmp	x10, #20
	str	x9, [sp, #608]                  // 8-byte Spill
	ldr	x9, [sp, #616]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #616]                  // 8-byte Spill
	ldr	x9, [sp, #624]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #624]                  // 8-byte Spill
	ldr	x9, [sp, #632]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #632]                  // 8-byte Spill
	ldr	x9, [sp, #640]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #640]                  // 8-byte Spill
	ldr	x9, [sp, #648]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #648]                  // 8-byte Spill
	ldr	x9, [sp, #656]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #656]                  // 8-byte Spill
	ldr	x9, [sp, #664]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #664]                  // 8-byte Spill
	ldr	x9, [sp, #672]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #672]                  // 8-byte Spill
	ldr	x9, [sp, #680]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #680]                  // 8-byte Spill
	ldr	x9, [sp, #688]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #688]                  // 8-byte Spill
	ldr	x9, [sp, #696]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #696]                  // 8-byte Spill
	ldr	x9, [sp, #704]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #704]                  // 8-byte Spill
	ldr	x9, [sp, #712]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #712]                  // 8-byte Spill
	b.hs	.LBB1_21
.LBB1_18:                               //   Parent Loop BB1_13 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_20 Depth 3
	ldr	x10, [sp, #592]                 // 8-byte Reload
	str	x8, [sp, #600]                  // 8-byte Spill
	//APP
	//NO_APP
	cmp	x10, #199
	b.gt	.LBB1_17
// %bb.19:                              // %.lr.ph27
                                        //   in Loop: Header=BB1_18 Depth=2
	add	x8, x10, x18
	ldr	x19, [sp, #576]                 // 8-byte Reload
	ldr	x20, [sp, #584]                 // 8-byte Reload
	lsl	x8, x8, #2
	ldr	x11, [sp, #656]                 // 8-byte Reload
	lsl	x12, x10, #2
	ldr	x3, [sp, #696]                  // 8-byte Reload
	sub	x25, x10, #4
	add	x26, x19, x8
	add	x28, x20, x8
	ldr	x8, [sp, #608]                  // 8-byte Reload
	add	x11, x10, x11
	add	x7, x3, x12
	ldr	x3, [sp, #568]                  // 8-byte Reload
	add	x8, x10, x8
	lsl	x16, x11, #2
	lsl	x8, x8, #2
	add	x6, x3, x12
	add	x11, x19, x16
	add	x2, x20, x16
	ldr	x16, [sp, #664]                 // 8-byte Reload
	add	x30, x19, x8
	add	x29, x20, x8
	ldr	x8, [sp, #616]                  // 8-byte Reload
	add	x0, x16, x12
	ldr	x16, [sp, #672]                 // 8-byte Reload
	add	x8, x10, x8
	lsl	x8, x8, #2
	add	x24, x16, x12
	ldr	x16, [sp, #680]                 // 8-byte Reload
	add	x15, x19, x8
	add	x14, x20, x8
	ldr	x8, [sp, #624]                  // 8-byte Reload
	add	x23, x16, x12
	ldr	x16, [sp, #688]                 // 8-byte Reload
	add	x17, x8, x12
	ldr	x8, [sp, #632]                  // 8-byte Reload
	add	x16, x16, x12
	add	x27, x8, x12
	ldr	x8, [sp, #640]                  // 8-byte Reload
	ldr	x12, [sp, #704]                 // 8-byte Reload
	add	x8, x10, x8
	add	x12, x10, x12
	lsl	x8, x8, #2
	lsl	x12, x12, #2
	add	x1, x19, x8
	add	x9, x20, x8
	ldr	x8, [sp, #648]                  // 8-byte Reload
	add	x5, x20, x12
	add	x4, x19, x12
	ldr	x12, [sp, #712]                 // 8-byte Reload
	add	x8, x10, x8
	add	x10, x10, x12
	lsl	x8, x8, #2
	lsl	x10, x10, #2
	add	x13, x19, x8
	add	x8, x20, x8
	add	x22, x20, x10
	add	x21, x19, x10
	mov	x20, xzr
.LBB1_20:                               //   Parent Loop BB1_13 Depth=1
                                        //     Parent Loop BB1_18 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	add	x10, x7, x20
	add	x12, x6, x20
	add	x19, x22, x20
	ldr	q0, [x10]
	ldr	q16, [x12]
	ldr	q6, [x12, #800]
	ldr	q5, [x12, #1600]
	ldr	q1, [x12, #2400]
	ldr	q4, [x19, #19200]
	fmul	v20.4s, v0.4s, v16.4s
	ldr	q0, [x10, #800]
	add	x3, x4, x20
	fmul	v17.4s, v16.4s, v4.4s
	add	x25, x25, #4
	fmul	v23.4s, v16.4s, v0.4s
	cmp	x25, #196
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x10, #1600]
	fmla	v23.4s, v6.4s, v0.4s
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x10, #2400]
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x10, #3200]
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x10, #4000]
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x10, #22400]
	add	x10, x5, x20
	ldr	q2, [x10]
	ldr	q3, [x10, #800]
	ldr	q7, [x10, #22400]
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v16.4s, v0.4s
	ldr	q0, [x12, #3200]
	fmla	v23.4s, v1.4s, v2.4s
	fmul	v21.4s, v16.4s, v2.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmul	v24.4s, v16.4s, v3.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmul	v18.4s, v16.4s, v7.4s
	ldr	q22, [x10, #23200]
	ldr	q25, [x10, #24000]
	ldr	q29, [x10, #24800]
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v6.4s, v2.4s
	ldr	q2, [x12, #4000]
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v17.4s, v5.4s, v22.4s
	fmla	v18.4s, v6.4s, v22.4s
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	ldr	q3, [x10, #1600]
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v16.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v21.4s, v5.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	ldr	q3, [x19]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v18.4s, v5.4s, v25.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v27.4s, v6.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v21.4s, v1.4s, v7.4s
	fmla	v24.4s, v5.4s, v3.4s
	ldr	q3, [x19, #800]
	fmla	v19.4s, v0.4s, v7.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v27.4s, v5.4s, v3.4s
	ldr	q3, [x12, #4800]
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x12, #5600]
	fmla	v23.4s, v3.4s, v7.4s
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v24.4s, v1.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v21.4s, v2.4s, v25.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v20.4s, v4.4s, v7.4s
	ldr	q7, [x12, #6400]
	fmla	v23.4s, v4.4s, v22.4s
	fmla	v26.4s, v4.4s, v25.4s
	add	x12, x21, x20
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v23.4s, v7.4s, v25.4s
	fmla	v26.4s, v7.4s, v29.4s
	fmla	v24.4s, v2.4s, v29.4s
	fmla	v22.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q20, [x3]
	ldr	q20, [x19, #41600]
	str	q23, [x3, #800]
	ldr	q23, [x10, #44800]
	str	q26, [x3, #1600]
	ldr	q26, [x10, #45600]
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v22.4s, v5.4s, v29.4s
	fmla	v25.4s, v6.4s, v29.4s
	ldr	q29, [x19, #23200]
	fmla	v21.4s, v3.4s, v23.4s
	fmla	v18.4s, v1.4s, v23.4s
	fmla	v28.4s, v7.4s, v29.4s
	fmla	v27.4s, v2.4s, v29.4s
	fmla	v19.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v20.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v25.4s, v5.4s, v29.4s
	fmla	v21.4s, v4.4s, v26.4s
	fmla	v24.4s, v3.4s, v26.4s
	ldr	q29, [x10, #47200]
	str	q28, [x12]
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v22.4s, v1.4s, v26.4s
	fmla	v19.4s, v7.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	ldr	q28, [x10, #46400]
	fmla	v20.4s, v5.4s, v26.4s
	fmla	v23.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	add	x10, x16, x20
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	str	q19, [x3, #22400]
	fmla	v23.4s, v5.4s, v28.4s
	fmla	v26.4s, v6.4s, v28.4s
	fmul	v28.4s, v16.4s, v28.4s
	ldr	q19, [x19, #64000]
	fmla	v27.4s, v4.4s, v29.4s
	str	q21, [x3, #23200]
	fmla	v24.4s, v7.4s, v29.4s
	ldr	q21, [x19, #64800]
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v22.4s, v2.4s, v29.4s
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v5.4s, v29.4s
	fmla	v28.4s, v6.4s, v29.4s
	ldr	q29, [x10]
	fmla	v18.4s, v3.4s, v21.4s
	fmla	v23.4s, v1.4s, v21.4s
	str	q24, [x3, #24000]
	fmla	v27.4s, v7.4s, v29.4s
	fmla	v17.4s, v4.4s, v21.4s
	ldr	q24, [x2, x20]
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v25.4s, v2.4s, v29.4s
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v22.4s, v3.4s, v24.4s
	str	q27, [x3, #24800]
	fmla	v17.4s, v7.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	ldr	q27, [x8, x20]
	fmla	v19.4s, v5.4s, v24.4s
	fmla	v21.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmul	v16.4s, v16.4s, v27.4s
	fmla	v22.4s, v4.4s, v27.4s
	fmla	v23.4s, v2.4s, v27.4s
	str	q17, [x3, #44800]
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	fmla	v21.4s, v5.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	ldr	q27, [x9, x20]
	str	q18, [x3, #45600]
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v16.4s, v6.4s, v27.4s
	ldr	q6, [x10, #22400]
	fmla	v22.4s, v7.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v24.4s, v5.4s, v27.4s
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v25.4s, v7.4s, v6.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x10, #40800]
	str	q22, [x3, #46400]
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v1.4s, v5.4s
	str	q25, [x3, #47200]
	add	x3, x27, x20
	add	x3, x3, #50, lsl #12            // =204800
	ldr	q5, [x3]
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	fmla	v21.4s, v1.4s, v5.4s
	ldr	q5, [x14, x20]
	fmla	v26.4s, v3.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	fmla	v21.4s, v0.4s, v5.4s
	ldr	q5, [x29, x20]
	fmla	v28.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x28, x20]
	fmla	v24.4s, v0.4s, v5.4s
	fmla	v26.4s, v4.4s, v5.4s
	str	q20, [x12, #64800]
	fmla	v21.4s, v2.4s, v5.4s
	fmla	v23.4s, v7.4s, v5.4s
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x10, #44800]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v7.4s, v1.4s
	str	q23, [x11, x20]
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x10, #63200]
	str	q26, [x13, x20]
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x10, #64000]
	str	q28, [x1, x20]
	fmla	v21.4s, v3.4s, v0.4s
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x10, #64800]
	add	x10, x17, x20
	add	x10, x10, #50, lsl #12          // =204800
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v19.4s, v7.4s, v0.4s
	ldr	q0, [x23, x20]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v21.4s, v7.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x24, x20]
	str	q19, [x10]
	str	q21, [x15, x20]
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x0, x20]
	fmla	v16.4s, v7.4s, v0.4s
	str	q24, [x30, x20]
	str	q16, [x26, x20]
	add	x20, x20, #16
	b.lt	.LBB1_20
	b	.LBB1_17
.LBB1_21:                               //   in Loop: Header=BB1_13 Depth=1
	ldr	x8, [sp, #592]                  // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #199
	b.gt	.LBB1_12
// %bb.22:                              // %.lr.ph30
                                        //   in Loop: Header=BB1_13 Depth=1
	ldr	x9, [sp, #184]                  // 8-byte Reload
	ldr	x14, [sp, #576]                 // 8-byte Reload
	sub	x10, x8, #4
	ldr	x17, [sp, #584]                 // 8-byte Reload
	mov	x1, xzr
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x11, x14, x9
	add	x9, x17, x9
	str	x9, [sp, #704]                  // 8-byte Spill
	ldr	x9, [sp, #176]                  // 8-byte Reload
	str	x11, [sp, #712]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x11, x14, x9
	add	x9, x17, x9
	str	x9, [sp, #688]                  // 8-byte Spill
	ldr	x9, [sp, #168]                  // 8-byte Reload
	str	x11, [sp, #696]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x11, x14, x9
	add	x9, x17, x9
	str	x9, [sp, #672]                  // 8-byte Spill
	ldr	x9, [sp, #160]                  // 8-byte Reload
	str	x11, [sp, #680]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x11, x14, x9
	add	x9, x17, x9
	str	x9, [sp, #656]                  // 8-byte Spill
	ldr	x9, [sp, #152]                  // 8-byte Reload
	str	x11, [sp, #664]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x11, x14, x9
	add	x9, x17, x9
	str	x9, [sp, #640]                  // 8-byte Spill
	ldr	x9, [sp, #144]                  // 8-byte Reload
	str	x11, [sp, #648]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x11, x14, x9
	add	x9, x17, x9
	str	x9, [sp, #624]                  // 8-byte Spill
	ldr	x9, [sp, #136]                  // 8-byte Reload
	str	x11, [sp, #632]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x11, x14, x9
	add	x9, x17, x9
	str	x9, [sp, #608]                  // 8-byte Spill
	ldr	x9, [sp, #128]                  // 8-byte Reload
	str	x11, [sp, #616]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x11, x14, x9
	add	x9, x17, x9
	str	x11, [sp, #600]                 // 8-byte Spill
	ldr	x11, [sp, #344]                 // 8-byte Reload
	str	x9, [sp, #560]                  // 8-byte Spill
	lsl	x9, x8, #2
	add	x0, x11, x9
	ldr	x11, [sp, #120]                 // 8-byte Reload
	add	x11, x8, x11
	add	x2, x17, x11, lsl #2
	ldr	x11, [sp, #336]                 // 8-byte Reload
	add	x19, x11, x9
	ldr	x11, [sp, #112]                 // 8-byte Reload
	add	x11, x8, x11
	add	x20, x17, x11, lsl #2
	ldr	x11, [sp, #328]                 // 8-byte Reload
	add	x21, x11, x9
	ldr	x11, [sp, #104]                 // 8-byte Reload
	add	x11, x8, x11
	add	x22, x17, x11, lsl #2
	ldr	x11, [sp, #320]                 // 8-byte Reload
	add	x23, x11, x9
	ldr	x11, [sp, #96]                  // 8-byte Reload
	add	x11, x8, x11
	add	x24, x17, x11, lsl #2
	ldr	x11, [sp, #312]                 // 8-byte Reload
	add	x25, x11, x9
	ldr	x11, [sp, #88]                  // 8-byte Reload
	add	x11, x8, x11
	add	x26, x17, x11, lsl #2
	ldr	x11, [sp, #304]                 // 8-byte Reload
	add	x27, x11, x9
	ldr	x11, [sp, #80]                  // 8-byte Reload
	add	x11, x8, x11
	add	x28, x17, x11, lsl #2
	ldr	x11, [sp, #296]                 // 8-byte Reload
	add	x29, x11, x9
	ldp	x12, x11, [sp, #64]             // 16-byte Folded Reload
	add	x11, x8, x11
	add	x12, x8, x12
	add	x30, x17, x11, lsl #2
	ldp	x13, x11, [sp, #280]            // 16-byte Folded Reload
	add	x12, x17, x12, lsl #2
	add	x16, x13, x9
	ldr	x13, [sp, #56]                  // 8-byte Reload
	add	x11, x11, x9
	add	x13, x8, x13
	add	x18, x17, x13, lsl #2
	ldr	x13, [sp, #272]                 // 8-byte Reload
	add	x3, x13, x9
	ldr	x13, [sp, #48]                  // 8-byte Reload
	add	x13, x8, x13
	add	x4, x17, x13, lsl #2
	ldr	x13, [sp, #264]                 // 8-byte Reload
	add	x5, x13, x9
	ldr	x13, [sp, #40]                  // 8-byte Reload
	add	x13, x8, x13
	add	x6, x17, x13, lsl #2
	ldr	x13, [sp, #32]                  // 8-byte Reload
	add	x8, x8, x13
	lsl	x8, x8, #2
	add	x15, x14, x8
	add	x14, x17, x8
	ldr	x8, [sp, #256]                  // 8-byte Reload
	add	x17, x8, x9
	ldr	x8, [sp, #248]                  // 8-byte Reload
	add	x7, x8, x9
	ldr	x8, [sp, #568]                  // 8-byte Reload
	add	x9, x8, x9
.LBB1_23:                               //   Parent Loop BB1_13 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x8, x9, x1
	ldr	q0, [x7, x1]
	add	x13, x11, x1
	ldr	q7, [x8]
	ldr	q5, [x8, #800]
	ldr	q6, [x8, #1600]
	ldr	q1, [x8, #2400]
	ldr	q2, [x14, x1]
	add	x10, x10, #4
	fmul	v20.4s, v0.4s, v7.4s
	ldr	q0, [x17, x1]
	ldr	q3, [x6, x1]
	fmul	v21.4s, v7.4s, v2.4s
	ldr	q4, [x13, #22400]
	ldr	q16, [x12, x1]
	fmul	v23.4s, v7.4s, v0.4s
	fmul	v24.4s, v7.4s, v3.4s
	ldr	q22, [x30, x1]
	fmul	v17.4s, v7.4s, v4.4s
	fmul	v18.4s, v7.4s, v16.4s
	ldr	q25, [x28, x1]
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x5, x1]
	ldr	q29, [x26, x1]
	fmla	v21.4s, v5.4s, v3.4s
	cmp	x10, #196
	fmul	v26.4s, v7.4s, v0.4s
	fmla	v23.4s, v5.4s, v0.4s
	fmla	v17.4s, v5.4s, v16.4s
	fmla	v18.4s, v5.4s, v22.4s
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x3, x1]
	fmla	v26.4s, v5.4s, v0.4s
	fmul	v28.4s, v7.4s, v0.4s
	fmla	v23.4s, v6.4s, v0.4s
	ldr	q0, [x16, x1]
	fmla	v17.4s, v6.4s, v22.4s
	fmla	v18.4s, v6.4s, v25.4s
	fmla	v26.4s, v6.4s, v0.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x13]
	fmla	v23.4s, v1.4s, v2.4s
	fmla	v20.4s, v1.4s, v0.4s
	fmul	v19.4s, v7.4s, v0.4s
	ldr	q0, [x8, #3200]
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v23.4s, v0.4s, v3.4s
	fmla	v20.4s, v0.4s, v2.4s
	fmla	v19.4s, v5.4s, v2.4s
	ldr	q2, [x8, #4000]
	fmla	v20.4s, v2.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	ldr	q3, [x4, x1]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v27.4s, v7.4s, v3.4s
	fmla	v24.4s, v5.4s, v3.4s
	fmla	v23.4s, v2.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x18, x1]
	fmla	v19.4s, v1.4s, v4.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v24.4s, v6.4s, v3.4s
	fmla	v27.4s, v5.4s, v3.4s
	ldr	q3, [x8, #4800]
	fmla	v19.4s, v0.4s, v16.4s
	fmla	v21.4s, v1.4s, v16.4s
	fmla	v20.4s, v3.4s, v4.4s
	ldr	q4, [x8, #5600]
	fmla	v23.4s, v3.4s, v16.4s
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v24.4s, v1.4s, v22.4s
	fmla	v27.4s, v1.4s, v25.4s
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v20.4s, v4.4s, v16.4s
	ldr	q16, [x8, #6400]
	fmla	v23.4s, v4.4s, v22.4s
	fmla	v26.4s, v4.4s, v25.4s
	add	x8, x15, x1
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v27.4s, v0.4s, v29.4s
	fmla	v21.4s, v2.4s, v25.4s
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v7.4s, v22.4s
	fmla	v23.4s, v16.4s, v25.4s
	fmla	v26.4s, v16.4s, v29.4s
	str	q28, [x8, #2400]
	ldr	q28, [x20, x1]
	fmla	v24.4s, v2.4s, v29.4s
	fmla	v27.4s, v3.4s, v28.4s
	str	q20, [x8]
	ldr	q20, [x13, #44800]
	fmla	v22.4s, v5.4s, v25.4s
	str	q23, [x8, #800]
	ldr	q23, [x24, x1]
	fmul	v25.4s, v7.4s, v25.4s
	fmla	v19.4s, v3.4s, v20.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmul	v20.4s, v7.4s, v20.4s
	str	q26, [x8, #1600]
	fmla	v21.4s, v3.4s, v23.4s
	ldr	q26, [x22, x1]
	fmla	v22.4s, v6.4s, v29.4s
	fmla	v18.4s, v1.4s, v23.4s
	ldr	x13, [sp, #560]                 // 8-byte Reload
	fmla	v24.4s, v3.4s, v26.4s
	fmla	v25.4s, v5.4s, v29.4s
	ldr	q29, [x2, x1]
	fmla	v19.4s, v4.4s, v23.4s
	fmla	v17.4s, v0.4s, v23.4s
	fmla	v20.4s, v5.4s, v23.4s
	fmul	v23.4s, v7.4s, v23.4s
	fmla	v21.4s, v4.4s, v26.4s
	fmla	v22.4s, v1.4s, v26.4s
	fmla	v18.4s, v0.4s, v26.4s
	fmla	v24.4s, v4.4s, v28.4s
	fmla	v25.4s, v1.4s, v28.4s
	fmla	v19.4s, v16.4s, v26.4s
	fmla	v17.4s, v2.4s, v26.4s
	fmla	v20.4s, v6.4s, v26.4s
	fmla	v23.4s, v5.4s, v26.4s
	fmul	v26.4s, v7.4s, v26.4s
	fmla	v21.4s, v16.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v18.4s, v2.4s, v28.4s
	fmla	v24.4s, v16.4s, v29.4s
	str	q19, [x8, #22400]
	ldr	q19, [x29, x1]
	fmla	v27.4s, v4.4s, v29.4s
	fmla	v23.4s, v6.4s, v28.4s
	fmla	v26.4s, v5.4s, v28.4s
	fmul	v28.4s, v7.4s, v28.4s
	fmla	v17.4s, v3.4s, v19.4s
	fmla	v20.4s, v1.4s, v19.4s
	fmul	v19.4s, v7.4s, v19.4s
	fmla	v22.4s, v2.4s, v29.4s
	str	q21, [x8, #23200]
	ldr	q21, [x13, x1]
	ldr	x13, [sp, #608]                 // 8-byte Reload
	str	q24, [x8, #24000]
	fmla	v25.4s, v0.4s, v29.4s
	fmla	v26.4s, v6.4s, v29.4s
	fmla	v18.4s, v3.4s, v21.4s
	str	q27, [x8, #24800]
	fmla	v17.4s, v4.4s, v21.4s
	fmla	v20.4s, v0.4s, v21.4s
	ldr	q24, [x13, x1]
	fmla	v23.4s, v1.4s, v21.4s
	fmla	v19.4s, v5.4s, v21.4s
	fmul	v21.4s, v7.4s, v21.4s
	fmla	v22.4s, v3.4s, v24.4s
	ldr	x13, [sp, #624]                 // 8-byte Reload
	fmla	v28.4s, v5.4s, v29.4s
	fmla	v18.4s, v4.4s, v24.4s
	fmla	v26.4s, v1.4s, v24.4s
	fmla	v17.4s, v16.4s, v24.4s
	fmla	v20.4s, v2.4s, v24.4s
	ldr	q27, [x13, x1]
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v19.4s, v6.4s, v24.4s
	ldr	x13, [sp, #640]                 // 8-byte Reload
	fmla	v21.4s, v5.4s, v24.4s
	fmul	v24.4s, v7.4s, v24.4s
	fmla	v22.4s, v4.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v18.4s, v16.4s, v27.4s
	fmul	v7.4s, v7.4s, v27.4s
	fmla	v26.4s, v0.4s, v27.4s
	fmla	v28.4s, v1.4s, v27.4s
	str	q17, [x8, #44800]
	fmla	v23.4s, v2.4s, v27.4s
	fmla	v21.4s, v6.4s, v27.4s
	fmla	v24.4s, v5.4s, v27.4s
	ldr	q27, [x13, x1]
	str	q18, [x8, #45600]
	fmla	v22.4s, v16.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmla	v7.4s, v5.4s, v27.4s
	ldr	q5, [x27, x1]
	fmla	v26.4s, v2.4s, v27.4s
	fmla	v24.4s, v6.4s, v27.4s
	fmla	v28.4s, v0.4s, v27.4s
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v19.4s, v1.4s, v5.4s
	str	q22, [x8, #46400]
	str	q25, [x8, #47200]
	ldr	x8, [sp, #656]                  // 8-byte Reload
	ldr	q5, [x8, x1]
	ldr	x8, [sp, #672]                  // 8-byte Reload
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v23.4s, v3.4s, v5.4s
	fmla	v19.4s, v0.4s, v5.4s
	fmla	v21.4s, v1.4s, v5.4s
	ldr	q5, [x8, x1]
	ldr	x8, [sp, #688]                  // 8-byte Reload
	fmla	v26.4s, v3.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	fmla	v20.4s, v16.4s, v5.4s
	fmla	v23.4s, v4.4s, v5.4s
	fmla	v19.4s, v2.4s, v5.4s
	fmla	v21.4s, v0.4s, v5.4s
	ldr	q5, [x8, x1]
	ldr	x8, [sp, #704]                  // 8-byte Reload
	fmla	v7.4s, v1.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	ldr	q1, [x8, x1]
	fmla	v26.4s, v4.4s, v5.4s
	ldr	x8, [sp, #600]                  // 8-byte Reload
	fmla	v21.4s, v2.4s, v5.4s
	fmla	v23.4s, v16.4s, v5.4s
	fmla	v28.4s, v3.4s, v5.4s
	str	q20, [x8, x1]
	ldr	x8, [sp, #616]                  // 8-byte Reload
	fmla	v7.4s, v0.4s, v1.4s
	ldr	q0, [x25, x1]
	fmla	v24.4s, v2.4s, v1.4s
	fmla	v26.4s, v16.4s, v1.4s
	str	q23, [x8, x1]
	ldr	x8, [sp, #632]                  // 8-byte Reload
	fmla	v19.4s, v3.4s, v0.4s
	ldr	q0, [x23, x1]
	fmla	v28.4s, v4.4s, v1.4s
	fmla	v21.4s, v3.4s, v0.4s
	str	q26, [x8, x1]
	ldr	x8, [sp, #648]                  // 8-byte Reload
	fmla	v19.4s, v4.4s, v0.4s
	ldr	q0, [x21, x1]
	str	q28, [x8, x1]
	ldr	x8, [sp, #664]                  // 8-byte Reload
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v21.4s, v4.4s, v0.4s
	fmla	v19.4s, v16.4s, v0.4s
	ldr	q0, [x19, x1]
	fmla	v24.4s, v4.4s, v0.4s
	fmla	v21.4s, v16.4s, v0.4s
	fmla	v7.4s, v3.4s, v0.4s
	ldr	q0, [x0, x1]
	str	q19, [x8, x1]
	ldr	x8, [sp, #680]                  // 8-byte Reload
	fmla	v24.4s, v16.4s, v0.4s
	str	q21, [x8, x1]
	ldr	x8, [sp, #696]                  // 8-byte Reload
	fmla	v7.4s, v4.4s, v0.4s
	str	q24, [x8, x1]
	ldr	x8, [sp, #712]                  // 8-byte Reload
	str	q7, [x8, x1]
	add	x1, x1, #16
	b.lt	.LBB1_23
	b	.LBB1_12
.LBB1_24:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #199
	b.gt	.LBB1_27
// %bb.25:                              // %.lr.ph33.preheader
	ldr	x21, [sp, #584]                 // 8-byte Reload
	mov	w11, #58848                     // =0xe5e0
	ldr	x22, [sp, #576]                 // 8-byte Reload
	mov	w13, #58048                     // =0xe2c0
	mov	w15, #57248                     // =0xdfa0
	mov	w17, #56448                     // =0xdc80
	movk	w11, #7, lsl #16
	movk	w13, #7, lsl #16
	movk	w15, #7, lsl #16
	movk	w17, #7, lsl #16
	add	x0, x21, #103, lsl #12          // =421888
	sub	x8, x9, #4
	lsl	x9, x9, #2
	add	x10, x22, x11
	add	x11, x21, x11
	add	x12, x22, x13
	add	x13, x21, x13
	add	x14, x22, x15
	add	x15, x21, x15
	add	x16, x22, x17
	add	x17, x21, x17
	add	x18, x21, #120, lsl #12         // =491520
	add	x1, x0, #3712
	add	x0, x21, #120, lsl #12          // =491520
	add	x2, x21, #121, lsl #12          // =495616
	add	x3, x21, #120, lsl #12          // =491520
	add	x4, x21, #126, lsl #12          // =516096
	add	x5, x21, #120, lsl #12          // =491520
	add	x6, x21, #131, lsl #12          // =536576
	add	x7, x21, #131, lsl #12          // =536576
	add	x19, x21, #131, lsl #12         // =536576
	add	x20, x21, #131, lsl #12         // =536576
	add	x21, x21, #132, lsl #12         // =540672
	add	x22, x22, #109, lsl #12         // =446464
	ldr	x23, [sp, #568]                 // 8-byte Reload
	add	x18, x18, #3680
	add	x0, x0, #2880
	add	x2, x2, #384
	add	x3, x3, #2080
	add	x4, x4, #2304
	add	x5, x5, #1280
	add	x6, x6, #1024
	add	x7, x7, #1824
	add	x19, x19, #2624
	add	x20, x20, #3424
	add	x21, x21, #128
	add	x22, x22, #1536
.LBB1_26:                               // %.lr.ph33
                                        // =>This Inner Loop Header: Depth=1
	add	x24, x1, x9
	add	x25, x23, x9
	add	x8, x8, #4
	ldr	q0, [x24]
	ldr	q7, [x25, #800]
	ldr	q16, [x25]
	ldr	q6, [x25, #1600]
	ldr	q1, [x24, #22400]
	ldr	q2, [x25, #2400]
	fmul	v25.4s, v0.4s, v7.4s
	fmul	v26.4s, v0.4s, v16.4s
	ldr	q0, [x24, #800]
	fmul	v20.4s, v7.4s, v1.4s
	fmul	v19.4s, v16.4s, v1.4s
	ldr	q3, [x24, #23200]
	fmul	v27.4s, v16.4s, v0.4s
	ldr	q5, [x24, #44800]
	ldr	q4, [x25, #4800]
	fmul	v21.4s, v16.4s, v3.4s
	ldr	q22, [x24, #45600]
	ldr	q24, [x24, #46400]
	fmla	v25.4s, v6.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x24, #1600]
	fmla	v20.4s, v6.4s, v3.4s
	fmla	v19.4s, v7.4s, v3.4s
	fmul	v18.4s, v7.4s, v5.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v27.4s, v7.4s, v0.4s
	fmul	v17.4s, v16.4s, v5.4s
	ldr	q29, [x24, #47200]
	add	x23, x23, #16
	add	x1, x1, #16
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x24, #2400]
	cmp	x8, #196
	fmla	v18.4s, v6.4s, v22.4s
	fmla	v28.4s, v7.4s, v0.4s
	fmla	v27.4s, v6.4s, v0.4s
	ldr	q0, [x24, #3200]
	fmla	v17.4s, v7.4s, v22.4s
	fmla	v26.4s, v2.4s, v1.4s
	fmla	v28.4s, v6.4s, v0.4s
	ldr	q0, [x25, #3200]
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v17.4s, v6.4s, v24.4s
	fmla	v25.4s, v0.4s, v1.4s
	ldr	q1, [x25, #4000]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v20.4s, v0.4s, v5.4s
	fmla	v25.4s, v1.4s, v3.4s
	ldr	q3, [x24, #24000]
	fmla	v20.4s, v1.4s, v22.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	fmla	v21.4s, v7.4s, v3.4s
	ldr	q3, [x24, #24800]
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v23.4s, v7.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v26.4s, v4.4s, v5.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x24, #25600]
	fmla	v19.4s, v2.4s, v5.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmla	v23.4s, v6.4s, v3.4s
	ldr	q3, [x25, #5600]
	fmla	v27.4s, v4.4s, v22.4s
	fmla	v25.4s, v3.4s, v5.4s
	ldr	q5, [x25, #6400]
	fmla	v26.4s, v3.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v21.4s, v2.4s, v22.4s
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
	fmla	v21.4s, v1.4s, v29.4s
	fmla	v22.4s, v6.4s, v29.4s
	fmla	v24.4s, v7.4s, v29.4s
	ldr	q29, [x24, #48000]
	add	x24, x22, x9
	add	x22, x22, #16
	str	q25, [x24]
	ldr	q25, [x5, x9]
	fmla	v28.4s, v5.4s, v29.4s
	str	q26, [x24, #800]
	fmla	v23.4s, v1.4s, v29.4s
	add	x5, x5, #16
	fmla	v20.4s, v3.4s, v25.4s
	fmla	v19.4s, v4.4s, v25.4s
	fmul	v26.4s, v7.4s, v25.4s
	fmla	v18.4s, v0.4s, v25.4s
	fmla	v17.4s, v2.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	str	q27, [x24, #1600]
	ldr	q27, [x3, x9]
	fmla	v24.4s, v6.4s, v29.4s
	str	q28, [x24, #2400]
	ldr	q28, [x0, x9]
	add	x0, x0, #16
	fmla	v20.4s, v5.4s, v27.4s
	fmla	v19.4s, v3.4s, v27.4s
	add	x3, x3, #16
	fmla	v21.4s, v4.4s, v27.4s
	fmla	v18.4s, v1.4s, v27.4s
	fmla	v17.4s, v0.4s, v27.4s
	fmla	v22.4s, v2.4s, v27.4s
	fmla	v26.4s, v6.4s, v27.4s
	fmla	v25.4s, v7.4s, v27.4s
	fmul	v27.4s, v16.4s, v27.4s
	fmul	v16.4s, v16.4s, v28.4s
	fmla	v19.4s, v5.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	fmla	v21.4s, v3.4s, v28.4s
	fmla	v24.4s, v2.4s, v28.4s
	str	q20, [x24, #22400]
	fmla	v17.4s, v1.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v25.4s, v6.4s, v28.4s
	fmla	v27.4s, v7.4s, v28.4s
	ldr	q28, [x18, x9]
	str	q19, [x24, #23200]
	add	x18, x18, #16
	fmla	v16.4s, v7.4s, v28.4s
	ldr	q7, [x2, x9]
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v22.4s, v1.4s, v28.4s
	fmla	v23.4s, v3.4s, v28.4s
	add	x2, x2, #16
	fmla	v27.4s, v6.4s, v28.4s
	fmla	v21.4s, v5.4s, v28.4s
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x17, x9]
	fmla	v24.4s, v1.4s, v7.4s
	fmla	v23.4s, v5.4s, v7.4s
	add	x17, x17, #16
	fmla	v18.4s, v3.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	str	q21, [x24, #24000]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v25.4s, v2.4s, v6.4s
	ldr	q6, [x15, x9]
	add	x15, x15, #16
	fmla	v22.4s, v4.4s, v6.4s
	fmla	v27.4s, v2.4s, v6.4s
	str	q23, [x24, #24800]
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
	str	q18, [x24, #44800]
	fmla	v25.4s, v1.4s, v6.4s
	fmla	v17.4s, v5.4s, v6.4s
	add	x11, x11, #16
	fmla	v24.4s, v3.4s, v2.4s
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x4, x9]
	fmla	v27.4s, v1.4s, v2.4s
	fmla	v22.4s, v5.4s, v2.4s
	add	x4, x4, #16
	str	q17, [x24, #45600]
	fmla	v24.4s, v5.4s, v0.4s
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x6, x9]
	str	q22, [x24, #46400]
	add	x6, x6, #16
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x7, x9]
	add	x7, x7, #16
	fmla	v27.4s, v4.4s, v0.4s
	str	q24, [x24, #47200]
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x19, x9]
	add	x19, x19, #16
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	str	q26, [x16, x9]
	add	x16, x16, #16
	fmla	v25.4s, v5.4s, v0.4s
	ldr	q0, [x20, x9]
	add	x20, x20, #16
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v27.4s, v5.4s, v0.4s
	ldr	q0, [x21, x9]
	str	q25, [x14, x9]
	add	x14, x14, #16
	add	x21, x21, #16
	str	q27, [x12, x9]
	add	x12, x12, #16
	fmla	v16.4s, v5.4s, v0.4s
	str	q16, [x10, x9]
	add	x10, x10, #16
	b.lt	.LBB1_26
.LBB1_27:                               // %.preheader17.preheader
	ldr	x9, [sp, #584]                  // 8-byte Reload
	mov	w13, #47264                     // =0xb8a0
	mov	w12, #52864                     // =0xce80
	movk	w13, #1, lsl #16
	movk	w12, #1, lsl #16
	mov	w11, #58464                     // =0xe460
	add	x8, x9, #132, lsl #12           // =540672
	movk	w11, #1, lsl #16
	mov	w10, #64064                     // =0xfa40
	add	x8, x8, #3328
	movk	w10, #1, lsl #16
	str	xzr, [sp, #416]                 // 8-byte Spill
	str	x8, [sp, #632]                  // 8-byte Spill
	add	x8, x9, #132, lsl #12           // =540672
	add	x8, x8, #2528
	str	x8, [sp, #624]                  // 8-byte Spill
	add	x8, x9, #132, lsl #12           // =540672
	add	x8, x8, #1728
	str	x8, [sp, #616]                  // 8-byte Spill
	add	x8, x9, #132, lsl #12           // =540672
	add	x8, x8, #928
	str	x8, [sp, #608]                  // 8-byte Spill
	add	x8, x9, #132, lsl #12           // =540672
	add	x8, x8, #128
	str	x8, [sp, #600]                  // 8-byte Spill
	add	x8, x9, #131, lsl #12           // =536576
	add	x8, x8, #3424
	str	x8, [sp, #592]                  // 8-byte Spill
	add	x8, x9, #127, lsl #12           // =520192
	add	x8, x8, #1408
	str	x8, [sp, #560]                  // 8-byte Spill
	add	x8, x9, #126, lsl #12           // =516096
	add	x8, x8, #1504
	str	x8, [sp, #552]                  // 8-byte Spill
	add	x8, x9, #121, lsl #12           // =495616
	add	x8, x8, #3584
	str	x8, [sp, #544]                  // 8-byte Spill
	add	x8, x9, #120, lsl #12           // =491520
	add	x8, x8, #3680
	str	x8, [sp, #536]                  // 8-byte Spill
	add	x8, x9, #104, lsl #12           // =425984
	mov	w9, #47264                      // =0xb8a0
	add	x8, x8, #2016
	movk	w9, #1, lsl #16
	str	x8, [sp, #528]                  // 8-byte Spill
	add	x8, x13, #200
	str	x8, [sp, #520]                  // 8-byte Spill
	add	x8, x13, #400
	str	x8, [sp, #512]                  // 8-byte Spill
	mov	w8, #600                        // =0x258
	orr	x8, x13, x8
	str	x9, [sp, #640]                  // 8-byte Spill
	add	x9, x12, #200
	str	x8, [sp, #504]                  // 8-byte Spill
	add	x8, x12, #400
	stp	x8, x9, [sp, #488]              // 16-byte Folded Spill
	mov	w8, #52864                      // =0xce80
	add	x9, x12, #600
	movk	w8, #1, lsl #16
	str	x8, [sp, #648]                  // 8-byte Spill
	add	x8, x11, #200
	stp	x8, x9, [sp, #472]              // 16-byte Folded Spill
	mov	w8, #400                        // =0x190
	orr	x9, x11, x8
	orr	x8, x10, x8
	str	x9, [sp, #464]                  // 8-byte Spill
	mov	w9, #58464                      // =0xe460
	movk	w9, #1, lsl #16
	str	x9, [sp, #656]                  // 8-byte Spill
	add	x9, x11, #600
	str	x9, [sp, #456]                  // 8-byte Spill
	add	x9, x10, #200
	stp	x8, x9, [sp, #440]              // 16-byte Folded Spill
	mov	w8, #64064                      // =0xfa40
	movk	w8, #1, lsl #16
	str	x8, [sp, #664]                  // 8-byte Spill
	add	x8, x10, #600
	str	x8, [sp, #432]                  // 8-byte Spill
	mov	w8, #4                          // =0x4
	b	.LBB1_29
.LBB1_28:                               // %._crit_edge36
                                        //   in Loop: Header=BB1_29 Depth=1
	ldp	x10, x9, [sp, #424]             // 16-byte Folded Reload
	add	x11, x9, #800
	ldr	x9, [sp, #440]                  // 8-byte Reload
	add	x8, x10, #4
	cmp	x10, #20
	add	x9, x9, #800
	stp	x11, x9, [sp, #432]             // 16-byte Folded Spill
	ldr	x9, [sp, #448]                  // 8-byte Reload
	add	x11, x9, #800
	ldr	x9, [sp, #664]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #664]                  // 8-byte Spill
	ldr	x9, [sp, #632]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #632]                  // 8-byte Spill
	ldr	x9, [sp, #456]                  // 8-byte Reload
	add	x9, x9, #800
	stp	x11, x9, [sp, #448]             // 16-byte Folded Spill
	ldr	x9, [sp, #624]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #624]                  // 8-byte Spill
	ldr	x9, [sp, #464]                  // 8-byte Reload
	add	x11, x9, #800
	ldr	x9, [sp, #616]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #616]                  // 8-byte Spill
	ldr	x9, [sp, #472]                  // 8-byte Reload
	add	x9, x9, #800
	stp	x11, x9, [sp, #464]             // 16-byte Folded Spill
	ldr	x9, [sp, #608]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #608]                  // 8-byte Spill
	ldr	x9, [sp, #656]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #656]                  // 8-byte Spill
	ldr	x9, [sp, #600]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #600]                  // 8-byte Spill
	ldr	x9, [sp, #480]                  // 8-byte Reload
	add	x11, x9, #800
	ldr	x9, [sp, #592]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #592]                  // 8-byte Spill
	ldr	x9, [sp, #488]                  // 8-byte Reload
	add	x9, x9, #800
	stp	x11, x9, [sp, #480]             // 16-byte Folded Spill
	ldr	x9, [sp, #560]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #560]                  // 8-byte Spill
	ldr	x9, [sp, #496]                  // 8-byte Reload
	add	x11, x9, #800
	ldr	x9, [sp, #552]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #552]                  // 8-byte Spill
	ldr	x9, [sp, #648]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #648]                  // 8-byte Spill
	ldr	x9, [sp, #544]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #544]                  // 8-byte Spill
	ldr	x9, [sp, #504]                  // 8-byte Reload
	add	x9, x9, #800
	stp	x11, x9, [sp, #496]             // 16-byte Folded Spill
	ldr	x9, [sp, #536]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #536]                  // 8-byte Spill
	ldr	x9, [sp, #512]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #512]                  // 8-byte Spill
	ldr	x9, [sp, #528]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #528]                  // 8-byte Spill
	ldr	x9, [sp, #520]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #520]                  // 8-byte Spill
	ldr	x9, [sp, #640]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #640]                  // 8-byte Spill
	b.hs	.LBB1_32
.LBB1_29:                               // %.preheader17
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_31 Depth 2
	str	x8, [sp, #424]                  // 8-byte Spill
	ldr	x8, [sp, #416]                  // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #199
	b.gt	.LBB1_28
// %bb.30:                              // %.lr.ph35
                                        //   in Loop: Header=BB1_29 Depth=1
	ldr	x9, [sp, #432]                  // 8-byte Reload
	ldr	x1, [sp, #576]                  // 8-byte Reload
	sub	x0, x8, #4
	ldr	x30, [sp, #584]                 // 8-byte Reload
	ldr	x12, [sp, #624]                 // 8-byte Reload
	ldr	x11, [sp, #632]                 // 8-byte Reload
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x10, x1, x9
	add	x9, x30, x9
	str	x9, [sp, #704]                  // 8-byte Spill
	ldr	x9, [sp, #440]                  // 8-byte Reload
	str	x10, [sp, #712]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x10, x1, x9
	add	x9, x30, x9
	str	x9, [sp, #688]                  // 8-byte Spill
	ldr	x9, [sp, #448]                  // 8-byte Reload
	str	x10, [sp, #696]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x10, x1, x9
	add	x9, x30, x9
	str	x9, [sp, #672]                  // 8-byte Spill
	ldr	x9, [sp, #664]                  // 8-byte Reload
	str	x10, [sp, #680]                 // 8-byte Spill
	add	x9, x8, x9
	lsl	x9, x9, #2
	add	x13, x1, x9
	add	x10, x30, x9
	lsl	x9, x8, #2
	add	x15, x12, x9
	add	x14, x11, x9
	ldp	x11, x12, [sp, #456]            // 16-byte Folded Reload
	add	x12, x8, x12
	add	x16, x30, x12, lsl #2
	ldr	x12, [sp, #616]                 // 8-byte Reload
	add	x11, x8, x11
	add	x11, x30, x11, lsl #2
	add	x17, x12, x9
	ldr	x12, [sp, #472]                 // 8-byte Reload
	add	x12, x8, x12
	add	x18, x30, x12, lsl #2
	ldr	x12, [sp, #608]                 // 8-byte Reload
	add	x3, x12, x9
	ldr	x12, [sp, #656]                 // 8-byte Reload
	add	x12, x8, x12
	add	x4, x30, x12, lsl #2
	ldr	x12, [sp, #600]                 // 8-byte Reload
	add	x5, x12, x9
	ldr	x12, [sp, #480]                 // 8-byte Reload
	add	x12, x8, x12
	add	x6, x30, x12, lsl #2
	ldr	x12, [sp, #592]                 // 8-byte Reload
	add	x7, x12, x9
	ldr	x12, [sp, #488]                 // 8-byte Reload
	add	x12, x8, x12
	add	x19, x30, x12, lsl #2
	ldr	x12, [sp, #560]                 // 8-byte Reload
	add	x20, x12, x9
	ldr	x12, [sp, #496]                 // 8-byte Reload
	add	x12, x8, x12
	add	x21, x30, x12, lsl #2
	ldr	x12, [sp, #552]                 // 8-byte Reload
	add	x22, x12, x9
	ldr	x12, [sp, #648]                 // 8-byte Reload
	add	x12, x8, x12
	add	x23, x30, x12, lsl #2
	ldr	x12, [sp, #544]                 // 8-byte Reload
	add	x24, x12, x9
	ldr	x12, [sp, #504]                 // 8-byte Reload
	add	x12, x8, x12
	add	x25, x30, x12, lsl #2
	ldr	x12, [sp, #536]                 // 8-byte Reload
	add	x26, x12, x9
	ldr	x12, [sp, #512]                 // 8-byte Reload
	add	x12, x8, x12
	add	x27, x30, x12, lsl #2
	ldr	x12, [sp, #528]                 // 8-byte Reload
	add	x28, x12, x9
	ldr	x12, [sp, #520]                 // 8-byte Reload
	add	x12, x8, x12
	add	x29, x30, x12, lsl #2
	ldr	x12, [sp, #640]                 // 8-byte Reload
	add	x8, x8, x12
	mov	x12, xzr
	lsl	x8, x8, #2
	add	x2, x1, x8
	add	x30, x30, x8
	ldr	x8, [sp, #568]                  // 8-byte Reload
	add	x1, x8, x9
.LBB1_31:                               //   Parent Loop BB1_29 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x8, x28, x12
	add	x9, x1, x12
	ldr	q2, [x30, x12]
	ldr	q0, [x8]
	ldr	q16, [x9]
	ldr	q6, [x9, #800]
	ldr	q5, [x9, #1600]
	ldr	q1, [x9, #2400]
	add	x0, x0, #4
	fmul	v25.4s, v0.4s, v16.4s
	ldr	q0, [x8, #800]
	fmul	v19.4s, v16.4s, v2.4s
	ldr	q3, [x29, x12]
	ldr	q4, [x8, #44800]
	ldr	q7, [x23, x12]
	fmul	v26.4s, v16.4s, v0.4s
	ldr	q22, [x21, x12]
	ldr	q24, [x19, x12]
	fmul	v21.4s, v16.4s, v3.4s
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v20.4s, v16.4s, v7.4s
	fmla	v25.4s, v6.4s, v0.4s
	ldr	q0, [x8, #1600]
	fmla	v19.4s, v6.4s, v3.4s
	ldr	q29, [x6, x12]
	cmp	x0, #196
	fmla	v26.4s, v6.4s, v0.4s
	fmul	v27.4s, v16.4s, v0.4s
	fmla	v17.4s, v6.4s, v7.4s
	fmla	v20.4s, v6.4s, v22.4s
	fmla	v25.4s, v5.4s, v0.4s
	ldr	q0, [x8, #2400]
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v27.4s, v6.4s, v0.4s
	ldr	q0, [x8, #3200]
	fmla	v17.4s, v5.4s, v22.4s
	fmla	v20.4s, v5.4s, v24.4s
	fmla	v28.4s, v6.4s, v0.4s
	fmla	v27.4s, v5.4s, v0.4s
	ldr	q0, [x8, #4000]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x8, #22400]
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v25.4s, v1.4s, v0.4s
	fmul	v18.4s, v16.4s, v0.4s
	ldr	q0, [x9, #3200]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v25.4s, v0.4s, v2.4s
	fmla	v18.4s, v6.4s, v2.4s
	ldr	q2, [x9, #4000]
	fmla	v25.4s, v2.4s, v3.4s
	fmla	v18.4s, v5.4s, v3.4s
	ldr	q3, [x27, x12]
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v19.4s, v5.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	ldr	q3, [x25, x12]
	fmla	v18.4s, v1.4s, v4.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v23.4s, v6.4s, v3.4s
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v19.4s, v1.4s, v7.4s
	fmla	v21.4s, v5.4s, v3.4s
	ldr	q3, [x8, #26400]
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v28.4s, v2.4s, v3.4s
	fmla	v23.4s, v5.4s, v3.4s
	ldr	q3, [x9, #4800]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v25.4s, v3.4s, v4.4s
	ldr	q4, [x9, #5600]
	fmla	v26.4s, v3.4s, v7.4s
	fmla	v27.4s, v3.4s, v22.4s
	fmla	v18.4s, v2.4s, v22.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v28.4s, v3.4s, v24.4s
	fmla	v19.4s, v2.4s, v24.4s
	fmla	v23.4s, v1.4s, v24.4s
	fmla	v25.4s, v4.4s, v7.4s
	ldr	q7, [x9, #6400]
	fmla	v26.4s, v4.4s, v22.4s
	fmla	v27.4s, v4.4s, v24.4s
	ldr	x9, [sp, #672]                  // 8-byte Reload
	fmla	v21.4s, v0.4s, v24.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v23.4s, v0.4s, v29.4s
	fmla	v25.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v26.4s, v7.4s, v24.4s
	fmla	v27.4s, v7.4s, v29.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v22.4s, v5.4s, v29.4s
	fmla	v24.4s, v6.4s, v29.4s
	ldr	q29, [x8, #48800]
	add	x8, x2, x12
	str	q25, [x8]
	ldr	q25, [x26, x12]
	fmla	v28.4s, v7.4s, v29.4s
	str	q26, [x8, #800]
	ldr	q26, [x4, x12]
	fmla	v23.4s, v2.4s, v29.4s
	fmla	v18.4s, v3.4s, v25.4s
	fmla	v17.4s, v1.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v19.4s, v3.4s, v26.4s
	fmla	v20.4s, v1.4s, v26.4s
	str	q27, [x8, #1600]
	ldr	q27, [x18, x12]
	fmla	v24.4s, v5.4s, v29.4s
	str	q28, [x8, #2400]
	ldr	q28, [x16, x12]
	fmla	v18.4s, v4.4s, v26.4s
	fmla	v17.4s, v0.4s, v26.4s
	fmla	v25.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v19.4s, v4.4s, v27.4s
	fmla	v21.4s, v3.4s, v27.4s
	fmla	v20.4s, v0.4s, v27.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v23.4s, v3.4s, v28.4s
	fmla	v18.4s, v7.4s, v27.4s
	fmla	v17.4s, v2.4s, v27.4s
	fmla	v25.4s, v5.4s, v27.4s
	fmla	v26.4s, v6.4s, v27.4s
	fmul	v27.4s, v16.4s, v27.4s
	fmul	v16.4s, v16.4s, v28.4s
	fmla	v19.4s, v7.4s, v28.4s
	fmla	v21.4s, v4.4s, v28.4s
	fmla	v20.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v24.4s, v1.4s, v28.4s
	str	q18, [x8, #22400]
	fmla	v26.4s, v5.4s, v28.4s
	fmla	v27.4s, v6.4s, v28.4s
	ldr	q28, [x11, x12]
	str	q19, [x8, #23200]
	fmla	v16.4s, v6.4s, v28.4s
	ldr	q6, [x24, x12]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	fmla	v27.4s, v5.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	fmla	v16.4s, v5.4s, v6.4s
	ldr	q5, [x22, x12]
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v23.4s, v7.4s, v6.4s
	fmla	v17.4s, v3.4s, v5.4s
	fmla	v25.4s, v1.4s, v5.4s
	ldr	q5, [x10, x12]
	str	q21, [x8, #24000]
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v26.4s, v1.4s, v5.4s
	str	q23, [x8, #24800]
	fmla	v17.4s, v4.4s, v5.4s
	fmla	v25.4s, v0.4s, v5.4s
	ldr	q5, [x9, x12]
	ldr	x9, [sp, #688]                  // 8-byte Reload
	fmla	v20.4s, v4.4s, v5.4s
	fmla	v22.4s, v3.4s, v5.4s
	fmla	v26.4s, v0.4s, v5.4s
	fmla	v27.4s, v1.4s, v5.4s
	fmla	v17.4s, v7.4s, v5.4s
	fmla	v25.4s, v2.4s, v5.4s
	ldr	q5, [x9, x12]
	ldr	x9, [sp, #704]                  // 8-byte Reload
	fmla	v24.4s, v3.4s, v5.4s
	fmla	v16.4s, v1.4s, v5.4s
	ldr	q1, [x9, x12]
	fmla	v27.4s, v0.4s, v5.4s
	fmla	v26.4s, v2.4s, v5.4s
	fmla	v22.4s, v4.4s, v5.4s
	fmla	v20.4s, v7.4s, v5.4s
	str	q17, [x8, #44800]
	fmla	v24.4s, v4.4s, v1.4s
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x20, x12]
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v22.4s, v7.4s, v1.4s
	str	q20, [x8, #45600]
	fmla	v24.4s, v7.4s, v0.4s
	fmla	v16.4s, v2.4s, v0.4s
	ldr	q0, [x7, x12]
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x5, x12]
	str	q22, [x8, #46400]
	fmla	v26.4s, v3.4s, v0.4s
	str	q24, [x8, #47200]
	ldr	x8, [sp, #680]                  // 8-byte Reload
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x3, x12]
	fmla	v26.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v25.4s, v7.4s, v0.4s
	ldr	q0, [x17, x12]
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q0, [x15, x12]
	str	q25, [x13, x12]
	str	q26, [x8, x12]
	ldr	x8, [sp, #696]                  // 8-byte Reload
	fmla	v16.4s, v4.4s, v0.4s
	fmla	v27.4s, v7.4s, v0.4s
	ldr	q0, [x14, x12]
	fmla	v16.4s, v7.4s, v0.4s
	str	q27, [x8, x12]
	ldr	x8, [sp, #712]                  // 8-byte Reload
	str	q16, [x8, x12]
	add	x12, x12, #16
	b.lt	.LBB1_31
	b	.LBB1_28
.LBB1_32:
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #199
	b.gt	.LBB1_35
// %bb.33:                              // %.lr.ph38.preheader
	ldr	x21, [sp, #584]                 // 8-byte Reload
	mov	w11, #12512                     // =0x30e0
	ldr	x22, [sp, #576]                 // 8-byte Reload
	mov	w13, #11712                     // =0x2dc0
	mov	w15, #10912                     // =0x2aa0
	mov	w17, #10112                     // =0x2780
	movk	w11, #8, lsl #16
	movk	w13, #8, lsl #16
	movk	w15, #8, lsl #16
	movk	w17, #8, lsl #16
	add	x0, x21, #125, lsl #12          // =512000
	sub	x8, x9, #4
	lsl	x9, x9, #2
	add	x10, x22, x11
	add	x11, x21, x11
	add	x12, x22, x13
	add	x13, x21, x13
	add	x14, x22, x15
	add	x15, x21, x15
	add	x16, x22, x17
	add	x17, x21, x17
	add	x18, x21, #108, lsl #12         // =442368
	add	x1, x0, #2400
	add	x0, x21, #124, lsl #12          // =507904
	add	x2, x21, #125, lsl #12          // =512000
	add	x3, x21, #130, lsl #12          // =532480
	add	x4, x21, #125, lsl #12          // =512000
	add	x5, x21, #135, lsl #12          // =552960
	add	x6, x21, #125, lsl #12          // =512000
	add	x7, x21, #135, lsl #12          // =552960
	add	x19, x21, #136, lsl #12         // =557056
	add	x20, x21, #136, lsl #12         // =557056
	add	x21, x21, #136, lsl #12         // =557056
	add	x22, x22, #114, lsl #12         // =466944
	ldr	x23, [sp, #568]                 // 8-byte Reload
	add	x18, x18, #1632
	add	x0, x0, #3296
	add	x2, x2, #1600
	add	x3, x3, #1120
	add	x4, x4, #800
	add	x5, x5, #3040
	add	x7, x7, #3840
	add	x19, x19, #544
	add	x20, x20, #1344
	add	x21, x21, #2144
	add	x22, x22, #256
.LBB1_34:                               // %.lr.ph38
                                        // =>This Inner Loop Header: Depth=1
	add	x24, x18, x9
	add	x25, x23, x9
	add	x8, x8, #4
	ldr	q0, [x24]
	ldr	q16, [x25]
	ldr	q5, [x25, #800]
	ldr	q6, [x25, #1600]
	ldr	q1, [x25, #2400]
	ldr	q2, [x24, #23200]
	fmul	v24.4s, v0.4s, v16.4s
	ldr	q0, [x24, #800]
	ldr	q3, [x24, #24000]
	fmul	v19.4s, v16.4s, v2.4s
	ldr	q4, [x24, #44800]
	ldr	q7, [x24, #45600]
	fmul	v26.4s, v16.4s, v0.4s
	fmul	v21.4s, v16.4s, v3.4s
	ldr	q22, [x24, #46400]
	fmul	v17.4s, v16.4s, v4.4s
	fmul	v20.4s, v16.4s, v7.4s
	ldr	q25, [x24, #47200]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x24, #1600]
	ldr	q29, [x24, #48000]
	fmla	v19.4s, v5.4s, v3.4s
	add	x18, x18, #16
	add	x23, x23, #16
	fmul	v27.4s, v16.4s, v0.4s
	fmla	v26.4s, v5.4s, v0.4s
	cmp	x8, #196
	fmla	v17.4s, v5.4s, v7.4s
	fmla	v20.4s, v5.4s, v22.4s
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x24, #2400]
	fmla	v27.4s, v5.4s, v0.4s
	fmul	v28.4s, v16.4s, v0.4s
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x24, #3200]
	fmla	v17.4s, v6.4s, v22.4s
	fmla	v20.4s, v6.4s, v25.4s
	fmla	v27.4s, v6.4s, v0.4s
	fmla	v28.4s, v5.4s, v0.4s
	ldr	q0, [x24, #22400]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v18.4s, v16.4s, v0.4s
	ldr	q0, [x25, #3200]
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v18.4s, v5.4s, v2.4s
	ldr	q2, [x25, #4000]
	fmla	v24.4s, v2.4s, v3.4s
	fmla	v18.4s, v6.4s, v3.4s
	ldr	q3, [x24, #24800]
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v28.4s, v1.4s, v3.4s
	fmul	v23.4s, v16.4s, v3.4s
	fmla	v21.4s, v5.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	fmla	v19.4s, v6.4s, v3.4s
	ldr	q3, [x24, #25600]
	fmla	v18.4s, v1.4s, v4.4s
	add	x24, x22, x9
	add	x22, x22, #16
	fmla	v27.4s, v2.4s, v3.4s
	fmla	v28.4s, v0.4s, v3.4s
	fmla	v21.4s, v6.4s, v3.4s
	fmla	v23.4s, v5.4s, v3.4s
	ldr	q3, [x25, #4800]
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v19.4s, v1.4s, v7.4s
	fmla	v24.4s, v3.4s, v4.4s
	ldr	q4, [x25, #5600]
	fmla	v26.4s, v3.4s, v7.4s
	fmla	v27.4s, v3.4s, v22.4s
	fmla	v28.4s, v3.4s, v25.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v23.4s, v1.4s, v25.4s
	fmla	v18.4s, v2.4s, v22.4s
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v24.4s, v4.4s, v7.4s
	ldr	q7, [x25, #6400]
	fmla	v26.4s, v4.4s, v22.4s
	fmla	v27.4s, v4.4s, v25.4s
	fmla	v28.4s, v4.4s, v29.4s
	fmla	v21.4s, v0.4s, v25.4s
	fmla	v23.4s, v0.4s, v29.4s
	fmla	v19.4s, v2.4s, v25.4s
	fmla	v24.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v26.4s, v7.4s, v25.4s
	fmla	v27.4s, v7.4s, v29.4s
	str	q28, [x24, #2400]
	ldr	q28, [x2, x9]
	fmla	v21.4s, v2.4s, v29.4s
	add	x2, x2, #16
	fmla	v23.4s, v3.4s, v28.4s
	str	q24, [x24]
	ldr	q24, [x0, x9]
	fmla	v22.4s, v5.4s, v25.4s
	str	q26, [x24, #800]
	ldr	q26, [x6, x9]
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v18.4s, v3.4s, v24.4s
	fmla	v17.4s, v1.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v19.4s, v3.4s, v26.4s
	fmla	v20.4s, v1.4s, v26.4s
	str	q27, [x24, #1600]
	fmla	v22.4s, v6.4s, v29.4s
	ldr	q27, [x4, x9]
	add	x0, x0, #16
	fmla	v25.4s, v5.4s, v29.4s
	add	x4, x4, #16
	add	x6, x6, #16
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
	str	q18, [x24, #22400]
	fmla	v26.4s, v6.4s, v28.4s
	fmla	v27.4s, v5.4s, v28.4s
	ldr	q28, [x1, x9]
	str	q19, [x24, #23200]
	add	x1, x1, #16
	fmla	v16.4s, v5.4s, v28.4s
	ldr	q5, [x3, x9]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v21.4s, v7.4s, v28.4s
	add	x3, x3, #16
	fmla	v17.4s, v3.4s, v5.4s
	fmla	v24.4s, v1.4s, v5.4s
	ldr	q5, [x17, x9]
	fmla	v27.4s, v6.4s, v28.4s
	fmla	v23.4s, v4.4s, v28.4s
	add	x17, x17, #16
	fmla	v20.4s, v3.4s, v5.4s
	fmla	v26.4s, v1.4s, v5.4s
	str	q21, [x24, #24000]
	fmla	v17.4s, v4.4s, v5.4s
	fmla	v24.4s, v0.4s, v5.4s
	ldr	q5, [x15, x9]
	str	q23, [x24, #24800]
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
	str	q17, [x24, #44800]
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x5, x9]
	fmla	v22.4s, v7.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	add	x5, x5, #16
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x7, x9]
	fmla	v25.4s, v4.4s, v1.4s
	str	q20, [x24, #45600]
	add	x7, x7, #16
	fmla	v26.4s, v3.4s, v0.4s
	str	q22, [x24, #46400]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x19, x9]
	str	q25, [x24, #47200]
	add	x19, x19, #16
	fmla	v27.4s, v3.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x20, x9]
	add	x20, x20, #16
	fmla	v27.4s, v4.4s, v0.4s
	fmla	v16.4s, v3.4s, v0.4s
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x21, x9]
	str	q24, [x16, x9]
	add	x16, x16, #16
	add	x21, x21, #16
	fmla	v27.4s, v7.4s, v0.4s
	fmla	v16.4s, v4.4s, v0.4s
	str	q26, [x14, x9]
	add	x14, x14, #16
	str	q27, [x12, x9]
	add	x12, x12, #16
	str	q16, [x10, x9]
	add	x10, x10, #16
	b.lt	.LBB1_34
.LBB1_35:                               // %._crit_edge39
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #199
	b.gt	.LBB1_38
// %bb.36:                              // %.lr.ph41.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	ldr	x3, [sp, #584]                  // 8-byte Reload
	ldr	x5, [sp, #576]                  // 8-byte Reload
	ldr	x4, [sp, #568]                  // 8-byte Reload
	add	x10, x9, #148, lsl #12          // =606208
	add	x11, x3, #148, lsl #12          // =606208
	add	x12, x3, #148, lsl #12          // =606208
	add	x13, x3, #147, lsl #12          // =602112
	add	x14, x3, #147, lsl #12          // =602112
	add	x15, x3, #142, lsl #12          // =581632
	add	x16, x3, #125, lsl #12          // =512000
	add	x17, x3, #142, lsl #12          // =581632
	add	x18, x3, #142, lsl #12          // =581632
	add	x0, x3, #142, lsl #12           // =581632
	add	x1, x3, #142, lsl #12           // =581632
	add	x2, x5, #131, lsl #12           // =536576
	add	x10, x10, #1792
	add	x11, x11, #992
	add	x12, x12, #192
	add	x13, x13, #3488
	add	x14, x14, #2688
	add	x15, x15, #3168
	add	x16, x16, #3200
	add	x17, x17, #2368
	add	x18, x18, #3968
	add	x0, x0, #1568
	add	x1, x1, #768
	add	x2, x2, #1024
.LBB1_37:                               // %.lr.ph41
                                        // =>This Inner Loop Header: Depth=1
	add	x6, x16, x9
	add	x7, x4, x9
	add	x8, x8, #4
	ldr	q0, [x6]
	ldr	q4, [x7, #800]
	ldr	q5, [x7]
	ldr	q3, [x7, #1600]
	ldr	q1, [x6, #22400]
	ldr	q2, [x7, #2400]
	fmul	v25.4s, v0.4s, v4.4s
	fmul	v26.4s, v0.4s, v5.4s
	ldr	q0, [x6, #800]
	fmul	v18.4s, v4.4s, v1.4s
	fmul	v17.4s, v5.4s, v1.4s
	ldr	q6, [x6, #23200]
	fmul	v27.4s, v5.4s, v0.4s
	ldr	q7, [x6, #44800]
	ldr	q21, [x7, #4800]
	fmul	v20.4s, v5.4s, v6.4s
	ldr	q22, [x6, #45600]
	ldr	q19, [x7, #6400]
	fmla	v25.4s, v3.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x6, #1600]
	fmla	v18.4s, v3.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	fmul	v16.4s, v4.4s, v7.4s
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q24, [x6, #46400]
	ldr	q29, [x6, #47200]
	add	x4, x4, #16
	add	x16, x16, #16
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x6, #2400]
	cmp	x8, #196
	fmla	v16.4s, v3.4s, v22.4s
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	ldr	q0, [x6, #3200]
	fmla	v26.4s, v2.4s, v1.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x7, #3200]
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v25.4s, v0.4s, v1.4s
	ldr	q1, [x7, #4000]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v18.4s, v0.4s, v7.4s
	fmla	v25.4s, v1.4s, v6.4s
	ldr	q6, [x6, #24000]
	fmla	v18.4s, v1.4s, v22.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v26.4s, v1.4s, v6.4s
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v17.4s, v3.4s, v6.4s
	fmla	v20.4s, v4.4s, v6.4s
	ldr	q6, [x6, #24800]
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v26.4s, v21.4s, v7.4s
	fmla	v20.4s, v3.4s, v6.4s
	ldr	q6, [x6, #25600]
	fmla	v17.4s, v2.4s, v7.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x7, #5600]
	fmla	v27.4s, v21.4s, v22.4s
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
	fmla	v20.4s, v1.4s, v29.4s
	fmla	v22.4s, v3.4s, v29.4s
	fmla	v24.4s, v4.4s, v29.4s
	ldr	q29, [x6, #48000]
	add	x6, x2, x9
	add	x2, x2, #16
	str	q25, [x6]
	ldr	q25, [x1, x9]
	fmla	v28.4s, v19.4s, v29.4s
	str	q26, [x6, #800]
	fmla	v23.4s, v1.4s, v29.4s
	add	x1, x1, #16
	fmla	v18.4s, v6.4s, v25.4s
	fmla	v17.4s, v21.4s, v25.4s
	fmul	v26.4s, v4.4s, v25.4s
	fmla	v16.4s, v0.4s, v25.4s
	fmla	v7.4s, v2.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	str	q27, [x6, #1600]
	ldr	q27, [x0, x9]
	fmla	v24.4s, v3.4s, v29.4s
	str	q28, [x6, #2400]
	ldr	q28, [x17, x9]
	add	x17, x17, #16
	fmla	v18.4s, v19.4s, v27.4s
	fmla	v17.4s, v6.4s, v27.4s
	add	x0, x0, #16
	fmla	v20.4s, v21.4s, v27.4s
	fmla	v16.4s, v1.4s, v27.4s
	fmla	v7.4s, v0.4s, v27.4s
	fmla	v22.4s, v2.4s, v27.4s
	fmla	v26.4s, v3.4s, v27.4s
	fmla	v25.4s, v4.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	fmul	v5.4s, v5.4s, v28.4s
	fmla	v17.4s, v19.4s, v28.4s
	fmla	v23.4s, v21.4s, v28.4s
	fmla	v20.4s, v6.4s, v28.4s
	fmla	v24.4s, v2.4s, v28.4s
	str	q18, [x6, #22400]
	fmla	v7.4s, v1.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v25.4s, v3.4s, v28.4s
	fmla	v27.4s, v4.4s, v28.4s
	ldr	q28, [x15, x9]
	str	q17, [x6, #23200]
	add	x15, x15, #16
	fmla	v5.4s, v4.4s, v28.4s
	ldr	q4, [x18, x9]
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v22.4s, v1.4s, v28.4s
	fmla	v23.4s, v6.4s, v28.4s
	add	x18, x18, #16
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v20.4s, v19.4s, v28.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x14, x9]
	fmla	v24.4s, v1.4s, v4.4s
	fmla	v23.4s, v19.4s, v4.4s
	add	x14, x14, #16
	fmla	v16.4s, v6.4s, v3.4s
	fmla	v7.4s, v21.4s, v3.4s
	str	q20, [x6, #24000]
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v25.4s, v2.4s, v3.4s
	ldr	q3, [x13, x9]
	add	x13, x13, #16
	fmla	v22.4s, v21.4s, v3.4s
	fmla	v27.4s, v2.4s, v3.4s
	str	q23, [x6, #24800]
	fmla	v16.4s, v19.4s, v3.4s
	fmla	v7.4s, v6.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	ldr	q3, [x12, x9]
	add	x12, x12, #16
	fmla	v24.4s, v21.4s, v3.4s
	fmla	v5.4s, v2.4s, v3.4s
	ldr	q2, [x11, x9]
	fmla	v22.4s, v6.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	str	q16, [x6, #44800]
	fmla	v7.4s, v19.4s, v3.4s
	fmla	v25.4s, v1.4s, v3.4s
	add	x11, x11, #16
	fmla	v24.4s, v6.4s, v2.4s
	fmla	v5.4s, v0.4s, v2.4s
	ldr	q0, [x3, x10]
	fmla	v22.4s, v19.4s, v2.4s
	fmla	v27.4s, v1.4s, v2.4s
	add	x3, x3, #16
	str	q7, [x6, #45600]
	fmla	v24.4s, v19.4s, v0.4s
	fmla	v5.4s, v1.4s, v0.4s
	str	q22, [x6, #46400]
	str	q24, [x6, #47200]
	add	x6, x5, x10
	add	x5, x5, #16
	sub	x7, x6, #3200
	str	q26, [x7]
	sub	x7, x6, #2400
	str	q25, [x7]
	sub	x7, x6, #1600
	sub	x6, x6, #800
	str	q27, [x7]
	str	q5, [x6]
	b.lt	.LBB1_37
.LBB1_38:                               // %.preheader.preheader
	ldr	x11, [sp, #584]                 // 8-byte Reload
	mov	w16, #4128                      // =0x1020
	mov	w14, #9728                      // =0x2600
	movk	w16, #2, lsl #16
	movk	w14, #2, lsl #16
	mov	w13, #15328                     // =0x3be0
	add	x8, x11, #143, lsl #12          // =585728
	movk	w13, #2, lsl #16
	mov	w12, #20928                     // =0x51c0
	add	x8, x8, #3072
	movk	w12, #2, lsl #16
	mov	w15, #4128                      // =0x1020
	str	x8, [sp, #680]                  // 8-byte Spill
	add	x8, x11, #142, lsl #12          // =581632
	movk	w15, #2, lsl #16
	add	x8, x8, #3168
	str	x15, [sp, #688]                 // 8-byte Spill
	str	x8, [sp, #672]                  // 8-byte Spill
	add	x8, x11, #126, lsl #12          // =516096
	add	x8, x8, #1504
	str	xzr, [sp, #520]                 // 8-byte Spill
	str	x8, [sp, #664]                  // 8-byte Spill
	mov	w8, #200                        // =0xc8
	orr	x9, x16, x8
	orr	x8, x14, x8
	str	x11, [sp, #536]                 // 8-byte Spill
	str	x9, [sp, #656]                  // 8-byte Spill
	mov	w9, #400                        // =0x190
	str	x8, [sp, #632]                  // 8-byte Spill
	orr	x8, x14, x9
	orr	x10, x16, x9
	str	x8, [sp, #624]                  // 8-byte Spill
	mov	w8, #9728                       // =0x2600
	movk	w8, #2, lsl #16
	str	x10, [sp, #648]                 // 8-byte Spill
	mov	w10, #600                       // =0x258
	str	x8, [sp, #696]                  // 8-byte Spill
	add	x8, x14, #600
	orr	x10, x16, x10
	str	x8, [sp, #616]                  // 8-byte Spill
	add	x8, x13, #200
	str	x8, [sp, #608]                  // 8-byte Spill
	add	x8, x13, #400
	str	x8, [sp, #600]                  // 8-byte Spill
	mov	w8, #15328                      // =0x3be0
	movk	w8, #2, lsl #16
	str	x10, [sp, #640]                 // 8-byte Spill
	str	x8, [sp, #704]                  // 8-byte Spill
	add	x8, x13, #600
	str	x8, [sp, #592]                  // 8-byte Spill
	add	x8, x12, #200
	str	x8, [sp, #560]                  // 8-byte Spill
	add	x8, x12, #400
	str	x8, [sp, #552]                  // 8-byte Spill
	mov	w8, #20928                      // =0x51c0
	movk	w8, #2, lsl #16
	str	x8, [sp, #712]                  // 8-byte Spill
	add	x8, x12, #600
	str	x8, [sp, #544]                  // 8-byte Spill
	mov	w8, #4                          // =0x4
	b	.LBB1_40
.LBB1_39:                               // %._crit_edge44
                                        //   in Loop: Header=BB1_40 Depth=1
	ldr	x9, [sp, #544]                  // 8-byte Reload
	ldr	x10, [sp, #528]                 // 8-byte Reload
	add	x9, x9, #800
	add	x8, x10, #4
	cmp	x10, #20
	str	x9, [sp, #544]                  // 8-byte Spill
	ldr	x9, [sp, #552]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #552]                  // 8-byte Spill
	ldr	x9, [sp, #560]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #560]                  // 8-byte Spill
	ldr	x9, [sp, #712]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #712]                  // 8-byte Spill
	ldr	x9, [sp, #536]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #536]                  // 8-byte Spill
	ldr	x9, [sp, #592]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #592]                  // 8-byte Spill
	ldr	x9, [sp, #600]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #600]                  // 8-byte Spill
	ldr	x9, [sp, #680]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #680]                  // 8-byte Spill
	ldr	x9, [sp, #608]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #608]                  // 8-byte Spill
	ldr	x9, [sp, #672]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #672]                  // 8-byte Spill
	ldr	x9, [sp, #704]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #704]                  // 8-byte Spill
	ldr	x9, [sp, #664]                  // 8-byte Reload
	add	x9, x9, #3200
	str	x9, [sp, #664]                  // 8-byte Spill
	ldr	x9, [sp, #616]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #616]                  // 8-byte Spill
	ldr	x9, [sp, #624]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #624]                  // 8-byte Spill
	ldr	x9, [sp, #688]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #688]                  // 8-byte Spill
	ldr	x9, [sp, #632]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #632]                  // 8-byte Spill
	ldr	x9, [sp, #696]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #696]                  // 8-byte Spill
	ldr	x9, [sp, #656]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #656]                  // 8-byte Spill
	ldr	x9, [sp, #640]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #640]                  // 8-byte Spill
	ldr	x9, [sp, #648]                  // 8-byte Reload
	add	x9, x9, #800
	str	x9, [sp, #648]                  // 8-byte Spill
	b.hs	.LBB1_43
.LBB1_40:                               // %.preheader
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_42 Depth 2
	ldr	x6, [sp, #520]                  // 8-byte Reload
	str	x8, [sp, #528]                  // 8-byte Spill
	//APP
	//NO_APP
	cmp	x6, #199
	b.gt	.LBB1_39
// %bb.41:                              // %.lr.ph43
                                        //   in Loop: Header=BB1_40 Depth=1
	ldr	x8, [sp, #544]                  // 8-byte Reload
	ldr	x3, [sp, #576]                  // 8-byte Reload
	lsl	x15, x6, #2
	ldr	x7, [sp, #584]                  // 8-byte Reload
	ldr	x9, [sp, #536]                  // 8-byte Reload
	sub	x0, x6, #4
	add	x8, x6, x8
	ldr	x17, [sp, #688]                 // 8-byte Reload
	ldr	x10, [sp, #672]                 // 8-byte Reload
	lsl	x8, x8, #2
	ldr	x11, [sp, #664]                 // 8-byte Reload
	ldr	x16, [sp, #568]                 // 8-byte Reload
	add	x17, x6, x17
	add	x13, x10, x15
	ldr	x10, [sp, #704]                 // 8-byte Reload
	add	x2, x3, x8
	add	x25, x7, x8
	ldr	x8, [sp, #552]                  // 8-byte Reload
	lsl	x1, x17, #2
	add	x11, x11, x15
	ldr	x14, [sp, #616]                 // 8-byte Reload
	add	x8, x6, x8
	ldr	x18, [sp, #632]                 // 8-byte Reload
	ldr	x4, [sp, #656]                  // 8-byte Reload
	lsl	x8, x8, #2
	add	x17, x7, x1
	add	x1, x3, x1
	ldr	x5, [sp, #640]                  // 8-byte Reload
	ldr	x19, [sp, #648]                 // 8-byte Reload
	add	x10, x6, x10
	add	x26, x3, x8
	add	x27, x7, x8
	ldr	x8, [sp, #560]                  // 8-byte Reload
	add	x14, x6, x14
	add	x18, x6, x18
	add	x4, x6, x4
	add	x8, x6, x8
	add	x5, x6, x5
	add	x10, x7, x10, lsl #2
	lsl	x8, x8, #2
	add	x14, x7, x14, lsl #2
	add	x18, x7, x18, lsl #2
	add	x4, x7, x4, lsl #2
	add	x5, x7, x5, lsl #2
	add	x28, x3, x8
	add	x29, x7, x8
	ldr	x8, [sp, #712]                  // 8-byte Reload
	add	x8, x6, x8
	lsl	x8, x8, #2
	add	x30, x3, x8
	add	x22, x7, x8
	mov	w8, #21376                      // =0x5380
	movk	w8, #9, lsl #16
	ldr	x3, [sp, #696]                  // 8-byte Reload
	add	x8, x9, x8
	ldr	x9, [sp, #680]                  // 8-byte Reload
	add	x21, x8, x15
	ldr	x8, [sp, #592]                  // 8-byte Reload
	add	x3, x6, x3
	add	x12, x9, x15
	ldr	x9, [sp, #608]                  // 8-byte Reload
	add	x15, x16, x15
	add	x8, x6, x8
	ldr	x16, [sp, #624]                 // 8-byte Reload
	add	x3, x7, x3, lsl #2
	add	x23, x7, x8, lsl #2
	ldr	x8, [sp, #600]                  // 8-byte Reload
	add	x9, x6, x9
	add	x16, x6, x16
	add	x9, x7, x9, lsl #2
	add	x8, x6, x8
	add	x6, x6, x19
	add	x16, x7, x16, lsl #2
	add	x8, x7, x8, lsl #2
	add	x6, x7, x6, lsl #2
	mov	x7, xzr
.LBB1_42:                               //   Parent Loop BB1_40 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x19, x11, x7
	add	x20, x15, x7
	ldr	q2, [x17, x7]
	ldr	q0, [x19]
	ldr	q5, [x20]
	ldr	q4, [x20, #800]
	ldr	q3, [x20, #1600]
	ldr	q1, [x20, #2400]
	add	x0, x0, #4
	fmul	v25.4s, v0.4s, v5.4s
	ldr	q0, [x19, #800]
	fmul	v18.4s, v5.4s, v2.4s
	ldr	q6, [x4, x7]
	ldr	q19, [x20, #4800]
	ldr	q17, [x3, x7]
	fmul	v26.4s, v5.4s, v0.4s
	ldr	q16, [x20, #5600]
	ldr	q22, [x18, x7]
	fmul	v21.4s, v5.4s, v6.4s
	ldr	q20, [x20, #6400]
	ldr	q24, [x16, x7]
	fmla	v25.4s, v4.4s, v0.4s
	ldr	q0, [x19, #1600]
	fmla	v18.4s, v4.4s, v6.4s
	ldr	q29, [x14, x7]
	cmp	x0, #196
	fmla	v26.4s, v4.4s, v0.4s
	fmul	v27.4s, v5.4s, v0.4s
	fmla	v25.4s, v3.4s, v0.4s
	ldr	q0, [x19, #2400]
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	fmla	v27.4s, v4.4s, v0.4s
	ldr	q0, [x19, #3200]
	fmla	v28.4s, v4.4s, v0.4s
	fmla	v27.4s, v3.4s, v0.4s
	ldr	q0, [x19, #4000]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x19, #22400]
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v25.4s, v1.4s, v0.4s
	fmul	v7.4s, v5.4s, v0.4s
	ldr	q0, [x20, #3200]
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v25.4s, v0.4s, v2.4s
	fmla	v7.4s, v4.4s, v2.4s
	ldr	q2, [x20, #4000]
	add	x20, x21, x7
	sub	x24, x20, #4000
	fmla	v25.4s, v2.4s, v6.4s
	fmla	v7.4s, v3.4s, v6.4s
	ldr	q6, [x6, x7]
	fmla	v28.4s, v1.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v18.4s, v3.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	ldr	q6, [x5, x7]
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v26.4s, v19.4s, v17.4s
	fmla	v21.4s, v3.4s, v6.4s
	ldr	q6, [x19, #26400]
	fmla	v18.4s, v1.4s, v17.4s
	fmla	v28.4s, v2.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x19, #44800]
	fmla	v26.4s, v16.4s, v22.4s
	fmla	v27.4s, v19.4s, v22.4s
	fmla	v25.4s, v19.4s, v6.4s
	fmla	v7.4s, v1.4s, v6.4s
	fmul	v6.4s, v5.4s, v6.4s
	fmla	v18.4s, v0.4s, v22.4s
	fmla	v21.4s, v1.4s, v22.4s
	fmla	v28.4s, v19.4s, v24.4s
	fmla	v23.4s, v1.4s, v24.4s
	fmla	v26.4s, v20.4s, v24.4s
	fmla	v27.4s, v16.4s, v24.4s
	fmla	v25.4s, v16.4s, v17.4s
	fmla	v7.4s, v0.4s, v17.4s
	fmla	v6.4s, v4.4s, v17.4s
	fmul	v17.4s, v5.4s, v17.4s
	fmla	v18.4s, v2.4s, v24.4s
	fmla	v21.4s, v0.4s, v24.4s
	fmla	v28.4s, v16.4s, v29.4s
	fmla	v27.4s, v20.4s, v29.4s
	fmla	v23.4s, v0.4s, v29.4s
	fmla	v25.4s, v20.4s, v22.4s
	fmla	v7.4s, v2.4s, v22.4s
	fmla	v6.4s, v3.4s, v22.4s
	fmla	v17.4s, v4.4s, v22.4s
	fmul	v22.4s, v5.4s, v22.4s
	fmla	v21.4s, v2.4s, v29.4s
	fmla	v17.4s, v3.4s, v24.4s
	fmla	v22.4s, v4.4s, v24.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmla	v22.4s, v3.4s, v29.4s
	fmla	v24.4s, v4.4s, v29.4s
	ldr	q29, [x19, #48800]
	add	x19, x1, x7
	str	q25, [x19]
	ldr	q25, [x13, x7]
	fmla	v28.4s, v20.4s, v29.4s
	str	q26, [x19, #800]
	ldr	q26, [x10, x7]
	fmla	v23.4s, v2.4s, v29.4s
	fmla	v7.4s, v19.4s, v25.4s
	fmla	v6.4s, v1.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v18.4s, v19.4s, v26.4s
	fmla	v17.4s, v1.4s, v26.4s
	str	q27, [x19, #1600]
	ldr	q27, [x9, x7]
	fmla	v24.4s, v3.4s, v29.4s
	str	q28, [x19, #2400]
	ldr	q28, [x8, x7]
	fmla	v7.4s, v16.4s, v26.4s
	fmla	v6.4s, v0.4s, v26.4s
	fmla	v25.4s, v4.4s, v26.4s
	fmul	v26.4s, v5.4s, v26.4s
	fmla	v18.4s, v16.4s, v27.4s
	fmla	v21.4s, v19.4s, v27.4s
	fmla	v17.4s, v0.4s, v27.4s
	fmla	v22.4s, v1.4s, v27.4s
	fmla	v23.4s, v19.4s, v28.4s
	fmla	v7.4s, v20.4s, v27.4s
	fmla	v6.4s, v2.4s, v27.4s
	fmla	v25.4s, v3.4s, v27.4s
	fmla	v26.4s, v4.4s, v27.4s
	fmul	v27.4s, v5.4s, v27.4s
	fmul	v5.4s, v5.4s, v28.4s
	fmla	v18.4s, v20.4s, v28.4s
	fmla	v21.4s, v16.4s, v28.4s
	fmla	v17.4s, v2.4s, v28.4s
	fmla	v22.4s, v0.4s, v28.4s
	fmla	v24.4s, v1.4s, v28.4s
	str	q7, [x19, #22400]
	fmla	v26.4s, v3.4s, v28.4s
	fmla	v27.4s, v4.4s, v28.4s
	ldr	q28, [x23, x7]
	str	q18, [x19, #23200]
	fmla	v5.4s, v4.4s, v28.4s
	ldr	q4, [x12, x7]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v24.4s, v0.4s, v28.4s
	fmla	v23.4s, v16.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	fmla	v21.4s, v20.4s, v28.4s
	fmla	v5.4s, v3.4s, v4.4s
	ldr	q3, [x24]
	fmla	v24.4s, v2.4s, v4.4s
	fmla	v23.4s, v20.4s, v4.4s
	fmla	v6.4s, v19.4s, v3.4s
	fmla	v25.4s, v1.4s, v3.4s
	ldr	q3, [x22, x7]
	str	q21, [x19, #24000]
	fmla	v17.4s, v19.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	str	q23, [x19, #24800]
	fmla	v6.4s, v16.4s, v3.4s
	fmla	v25.4s, v0.4s, v3.4s
	ldr	q3, [x29, x7]
	fmla	v17.4s, v16.4s, v3.4s
	fmla	v22.4s, v19.4s, v3.4s
	fmla	v26.4s, v0.4s, v3.4s
	fmla	v27.4s, v1.4s, v3.4s
	fmla	v6.4s, v20.4s, v3.4s
	fmla	v25.4s, v2.4s, v3.4s
	ldr	q3, [x27, x7]
	fmla	v24.4s, v19.4s, v3.4s
	fmla	v5.4s, v1.4s, v3.4s
	ldr	q1, [x25, x7]
	fmla	v22.4s, v16.4s, v3.4s
	fmla	v27.4s, v0.4s, v3.4s
	fmla	v17.4s, v20.4s, v3.4s
	fmla	v26.4s, v2.4s, v3.4s
	str	q6, [x19, #44800]
	fmla	v24.4s, v16.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	ldr	q0, [x20]
	fmla	v22.4s, v20.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	str	q17, [x19, #45600]
	fmla	v24.4s, v20.4s, v0.4s
	fmla	v5.4s, v2.4s, v0.4s
	str	q22, [x19, #46400]
	str	q24, [x19, #47200]
	str	q25, [x30, x7]
	str	q26, [x28, x7]
	str	q27, [x26, x7]
	str	q5, [x2, x7]
	add	x7, x7, #16
	b.lt	.LBB1_42
	b	.LBB1_39
.LBB1_43:
	mov	x9, xzr
	//APP
	//NO_APP
	ldr	x20, [sp, #568]                 // 8-byte Reload
	cmp	x9, #199
	b.gt	.LBB1_46
// %bb.44:                              // %.lr.ph46.preheader
	mov	w11, #36576                     // =0x8ee0
	ldr	x6, [sp, #576]                  // 8-byte Reload
	ldr	x5, [sp, #584]                  // 8-byte Reload
	mov	w13, #35776                     // =0x8bc0
	mov	w15, #34976                     // =0x88a0
	mov	w17, #34176                     // =0x8580
	movk	w11, #9, lsl #16
	movk	w13, #9, lsl #16
	movk	w15, #9, lsl #16
	movk	w17, #9, lsl #16
	sub	x8, x9, #4
	lsl	x9, x9, #2
	add	x10, x6, x11
	add	x11, x5, x11
	add	x12, x6, x13
	add	x13, x5, x13
	add	x14, x6, x15
	add	x15, x5, x15
	add	x16, x6, x17
	add	x17, x5, x17
	add	x18, x5, #130, lsl #12          // =532480
	add	x0, x5, #147, lsl #12           // =602112
	add	x1, x5, #146, lsl #12           // =598016
	add	x2, x5, #147, lsl #12           // =602112
	add	x3, x5, #152, lsl #12           // =622592
	add	x4, x5, #147, lsl #12           // =602112
	add	x5, x5, #146, lsl #12           // =598016
	add	x6, x6, #135, lsl #12           // =552960
	add	x18, x18, #1120
	add	x0, x0, #1888
	add	x1, x1, #2784
	add	x2, x2, #1088
	add	x3, x3, #608
	add	x4, x4, #288
	add	x5, x5, #3584
	add	x6, x6, #3840
.LBB1_45:                               // %.lr.ph46
                                        // =>This Inner Loop Header: Depth=1
	add	x7, x18, x9
	add	x19, x20, x9
	add	x8, x8, #4
	ldr	q0, [x7]
	ldr	q5, [x19]
	ldr	q3, [x19, #800]
	ldr	q4, [x19, #1600]
	ldr	q1, [x19, #2400]
	ldr	q2, [x7, #23200]
	fmul	v24.4s, v0.4s, v5.4s
	ldr	q0, [x7, #800]
	ldr	q6, [x7, #24000]
	fmul	v17.4s, v5.4s, v2.4s
	ldr	q18, [x19, #4800]
	ldr	q19, [x7, #45600]
	fmul	v26.4s, v5.4s, v0.4s
	fmul	v21.4s, v5.4s, v6.4s
	ldr	q16, [x19, #5600]
	ldr	q22, [x7, #46400]
	ldr	q20, [x19, #6400]
	ldr	q25, [x7, #47200]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x7, #1600]
	ldr	q29, [x7, #48000]
	fmla	v17.4s, v3.4s, v6.4s
	add	x18, x18, #16
	add	x20, x20, #16
	fmul	v27.4s, v5.4s, v0.4s
	fmla	v26.4s, v3.4s, v0.4s
	cmp	x8, #196
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x7, #2400]
	fmla	v27.4s, v3.4s, v0.4s
	fmul	v28.4s, v5.4s, v0.4s
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x7, #3200]
	fmla	v27.4s, v4.4s, v0.4s
	fmla	v28.4s, v3.4s, v0.4s
	ldr	q0, [x7, #22400]
	fmla	v26.4s, v1.4s, v2.4s
	fmla	v24.4s, v1.4s, v0.4s
	fmul	v7.4s, v5.4s, v0.4s
	ldr	q0, [x19, #3200]
	fmla	v27.4s, v1.4s, v6.4s
	fmla	v26.4s, v0.4s, v6.4s
	fmla	v24.4s, v0.4s, v2.4s
	fmla	v7.4s, v3.4s, v2.4s
	ldr	q2, [x19, #4000]
	fmla	v24.4s, v2.4s, v6.4s
	fmla	v7.4s, v4.4s, v6.4s
	ldr	q6, [x7, #24800]
	fmla	v27.4s, v0.4s, v6.4s
	fmla	v28.4s, v1.4s, v6.4s
	fmul	v23.4s, v5.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v26.4s, v2.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q6, [x7, #25600]
	fmla	v27.4s, v2.4s, v6.4s
	fmla	v28.4s, v0.4s, v6.4s
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x7, #44800]
	fmla	v26.4s, v18.4s, v19.4s
	fmla	v17.4s, v1.4s, v19.4s
	add	x7, x6, x9
	fmla	v24.4s, v18.4s, v6.4s
	fmla	v7.4s, v1.4s, v6.4s
	fmul	v6.4s, v5.4s, v6.4s
	fmla	v27.4s, v18.4s, v22.4s
	fmla	v28.4s, v18.4s, v25.4s
	add	x6, x6, #16
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
	str	q28, [x7, #2400]
	str	q26, [x7, #800]
	ldr	q26, [x5, x9]
	fmla	v23.4s, v0.4s, v29.4s
	str	q24, [x7]
	ldr	q24, [x1, x9]
	ldr	q28, [x2, x9]
	fmla	v19.4s, v4.4s, v25.4s
	fmla	v22.4s, v3.4s, v25.4s
	fmul	v25.4s, v5.4s, v25.4s
	fmla	v7.4s, v18.4s, v24.4s
	fmla	v6.4s, v1.4s, v24.4s
	fmul	v24.4s, v5.4s, v24.4s
	fmla	v17.4s, v18.4s, v26.4s
	str	q27, [x7, #1600]
	ldr	q27, [x4, x9]
	fmla	v23.4s, v18.4s, v28.4s
	add	x1, x1, #16
	add	x2, x2, #16
	fmla	v22.4s, v4.4s, v29.4s
	fmla	v19.4s, v1.4s, v26.4s
	add	x4, x4, #16
	fmla	v7.4s, v16.4s, v26.4s
	fmla	v6.4s, v0.4s, v26.4s
	add	x5, x5, #16
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
	str	q7, [x7, #22400]
	fmla	v26.4s, v4.4s, v28.4s
	fmla	v27.4s, v3.4s, v28.4s
	ldr	q28, [x0, x9]
	str	q17, [x7, #23200]
	add	x0, x0, #16
	fmla	v5.4s, v3.4s, v28.4s
	ldr	q3, [x3, x9]
	fmla	v22.4s, v2.4s, v28.4s
	fmla	v25.4s, v0.4s, v28.4s
	fmla	v21.4s, v20.4s, v28.4s
	add	x3, x3, #16
	fmla	v6.4s, v18.4s, v3.4s
	fmla	v24.4s, v1.4s, v3.4s
	ldr	q3, [x17, x9]
	fmla	v27.4s, v4.4s, v28.4s
	fmla	v23.4s, v16.4s, v28.4s
	add	x17, x17, #16
	fmla	v19.4s, v18.4s, v3.4s
	fmla	v26.4s, v1.4s, v3.4s
	str	q21, [x7, #24000]
	fmla	v6.4s, v16.4s, v3.4s
	fmla	v24.4s, v0.4s, v3.4s
	ldr	q3, [x15, x9]
	str	q23, [x7, #24800]
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
	str	q6, [x7, #44800]
	add	x11, x11, #16
	fmla	v22.4s, v20.4s, v1.4s
	fmla	v25.4s, v16.4s, v1.4s
	fmla	v27.4s, v2.4s, v1.4s
	fmla	v5.4s, v0.4s, v1.4s
	str	q19, [x7, #45600]
	str	q22, [x7, #46400]
	str	q25, [x7, #47200]
	str	q24, [x16, x9]
	add	x16, x16, #16
	str	q26, [x14, x9]
	add	x14, x14, #16
	str	q27, [x12, x9]
	add	x12, x12, #16
	str	q5, [x10, x9]
	add	x10, x10, #16
	b.lt	.LBB1_45
.LBB1_46:                               // %._crit_edge47
	add	sp, sp, #720
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
	.xword	200                             // 0xc8
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
	.xword	200                             // 0xc8
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
