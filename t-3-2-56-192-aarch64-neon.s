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
	sub	sp, sp, #1760
	cmp	x3, #0
	str	x4, [sp, #1216]                 // 8-byte Spill
	str	x2, [sp, #1232]                 // 8-byte Spill
	str	x1, [sp, #968]                  // 8-byte Spill
	str	x0, [sp, #1224]                 // 8-byte Spill
	str	x3, [sp, #1208]                 // 8-byte Spill
	b.gt	.LBB1_15
// %bb.1:
	ldr	x8, [sp, #1216]                 // 8-byte Reload
	cmp	x8, #1
	b.lt	.LBB1_15
// %bb.2:
	mov	x8, xzr
	//APP
	//NO_APP
	cmp	x8, #191
	b.gt	.LBB1_5
// %bb.3:                               // %.lr.ph.preheader
	sub	x30, x8, #4
	lsl	x9, x8, #2
	mov	w8, #41728                      // =0xa300
	movk	w8, #2, lsl #16
	ldr	x17, [sp, #1224]                // 8-byte Reload
	ldr	x5, [sp, #1232]                 // 8-byte Reload
	add	x8, x9, x8
	ldr	x4, [sp, #968]                  // 8-byte Reload
	str	x8, [sp, #1512]                 // 8-byte Spill
	add	x8, x17, #21, lsl #12           // =86016
	add	x12, x17, #74, lsl #12          // =303104
	add	x8, x8, #1536
	add	x13, x17, #74, lsl #12          // =303104
	add	x14, x17, #74, lsl #12          // =303104
	str	x8, [sp, #1624]                 // 8-byte Spill
	add	x8, x17, #21, lsl #12           // =86016
	add	x8, x8, #2304
	str	x17, [sp, #1736]                // 8-byte Spill
	str	x8, [sp, #1608]                 // 8-byte Spill
	add	x8, x17, #21, lsl #12           // =86016
	add	x8, x8, #3072
	str	x8, [sp, #1592]                 // 8-byte Spill
	add	x8, x17, #21, lsl #12           // =86016
	add	x8, x8, #3840
	str	x8, [sp, #1752]                 // 8-byte Spill
	add	x8, x17, #22, lsl #12           // =90112
	add	x8, x8, #512
	str	x8, [sp, #1744]                 // 8-byte Spill
	add	x8, x17, #22, lsl #12           // =90112
	add	x3, x8, #1280
	add	x8, x17, #22, lsl #12           // =90112
	add	x8, x8, #2048
	str	x8, [sp, #1584]                 // 8-byte Spill
	add	x8, x17, #22, lsl #12           // =90112
	add	x21, x8, #2816
	mov	w8, #129024                     // =0x1f800
	add	x20, x17, x8
	add	x8, x17, #31, lsl #12           // =126976
	add	x23, x8, #2816
	mov	w8, #130560                     // =0x1fe00
	add	x24, x17, x8
	add	x8, x17, #32, lsl #12           // =131072
	add	x25, x8, #256
	add	x8, x17, #32, lsl #12           // =131072
	add	x26, x8, #1024
	add	x8, x17, #32, lsl #12           // =131072
	add	x27, x8, #1792
	add	x8, x17, #32, lsl #12           // =131072
	add	x28, x8, #2560
	mov	w8, #43008                      // =0xa800
	add	x29, x5, x8
	add	x8, x17, #32, lsl #12           // =131072
	add	x22, x8, #3328
	add	x8, x17, #63, lsl #12           // =258048
	add	x8, x8, #1536
	str	x8, [sp, #1664]                 // 8-byte Spill
	add	x8, x17, #63, lsl #12           // =258048
	add	x8, x8, #2304
	str	x8, [sp, #1648]                 // 8-byte Spill
	mov	w8, #261120                     // =0x3fc00
	add	x8, x17, x8
	str	x8, [sp, #1632]                 // 8-byte Spill
	mov	w8, #261888                     // =0x3ff00
	add	x8, x17, x8
	str	x8, [sp, #1728]                 // 8-byte Spill
	add	x8, x17, #64, lsl #12           // =262144
	add	x8, x8, #512
	str	x8, [sp, #1720]                 // 8-byte Spill
	add	x8, x17, #64, lsl #12           // =262144
	add	x8, x8, #1280
	str	x8, [sp, #1712]                 // 8-byte Spill
	add	x8, x17, #64, lsl #12           // =262144
	add	x8, x8, #2048
	str	x8, [sp, #1704]                 // 8-byte Spill
	add	x8, x17, #64, lsl #12           // =262144
	add	x8, x8, #2816
	str	x8, [sp, #1696]                 // 8-byte Spill
	add	x8, x17, #73, lsl #12           // =299008
	add	x8, x8, #2048
	str	x8, [sp, #1688]                 // 8-byte Spill
	add	x8, x17, #73, lsl #12           // =299008
	add	x8, x8, #2816
	str	x8, [sp, #1680]                 // 8-byte Spill
	add	x8, x17, #73, lsl #12           // =299008
	add	x8, x8, #3584
	str	x8, [sp, #1672]                 // 8-byte Spill
	add	x8, x17, #74, lsl #12           // =303104
	add	x8, x8, #256
	str	x8, [sp, #1656]                 // 8-byte Spill
	add	x8, x17, #74, lsl #12           // =303104
	add	x8, x8, #1024
	str	x8, [sp, #1640]                 // 8-byte Spill
	add	x8, x12, #1792
	str	x8, [sp, #1616]                 // 8-byte Spill
	add	x8, x13, #3328
	str	x8, [sp, #1600]                 // 8-byte Spill
	add	x8, x14, #2560
.LBB1_4:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	ldr	x10, [sp, #1736]                // 8-byte Reload
	add	x0, x4, x9
	add	x11, x5, x9
	ldr	q2, [x0, #3072]
	ldr	q4, [x0, #2304]
	ldr	q3, [x0, #3840]
	add	x18, x10, x9
	ldr	q6, [x0, #768]
	ldr	q5, [x0, #4608]
	ldr	q0, [x18]
	ldr	q1, [x18, #43008]
	add	x1, x18, #21, lsl #12           // =86016
	ldr	q19, [x18, #43776]
	ldr	q7, [x0, #1536]
	ldr	q16, [x0]
	fmul	v18.4s, v0.4s, v2.4s
	ldr	q0, [x18, #768]
	fmul	v17.4s, v1.4s, v6.4s
	ldr	q21, [x18, #44544]
	ldr	q23, [x18, #46080]
	str	x30, [sp, #1576]                // 8-byte Spill
	fmul	v20.4s, v0.4s, v4.4s
	ldr	q25, [x18, #47616]
	ldr	x12, [sp, #1624]                // 8-byte Reload
	str	x4, [sp, #1560]                 // 8-byte Spill
	ldr	x4, [sp, #1608]                 // 8-byte Reload
	ldr	q27, [x18, #49152]
	fmla	v18.4s, v3.4s, v0.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q0, [x18, #1536]
	str	x5, [sp, #1552]                 // 8-byte Spill
	ldr	x5, [sp, #1592]                 // 8-byte Reload
	ldr	x2, [sp, #1584]                 // 8-byte Reload
	fmla	v20.4s, v2.4s, v0.4s
	ldr	q0, [x18, #2304]
	str	x10, [sp, #1736]                // 8-byte Spill
	str	x22, [sp, #1544]                // 8-byte Spill
	ldr	x6, [sp, #1664]                 // 8-byte Reload
	ldr	x7, [sp, #1648]                 // 8-byte Reload
	fmul	v22.4s, v4.4s, v0.4s
	ldr	x19, [sp, #1632]                // 8-byte Reload
	ldr	x13, [sp, #1720]                // 8-byte Reload
	ldr	x14, [sp, #1704]                // 8-byte Reload
	ldr	x15, [sp, #1696]                // 8-byte Reload
	ldr	x16, [sp, #1688]                // 8-byte Reload
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x18, #3072]
	ldr	x17, [sp, #1680]                // 8-byte Reload
	str	x3, [sp, #1528]                 // 8-byte Spill
	fmla	v22.4s, v2.4s, v0.4s
	ldr	q0, [x18, #3840]
	str	x11, [sp, #1520]                // 8-byte Spill
	str	x8, [sp, #1568]                 // 8-byte Spill
	fmul	v24.4s, v4.4s, v0.4s
	fmla	v20.4s, v5.4s, v19.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x18, #4608]
	fmla	v24.4s, v2.4s, v0.4s
	ldr	q0, [x18, #5376]
	fmul	v26.4s, v4.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x18, #6144]
	fmla	v26.4s, v2.4s, v0.4s
	ldr	q0, [x18, #6912]
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x0, #5376]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x0, #6144]
	fmla	v20.4s, v0.4s, v21.4s
	ldr	x0, [sp, #1728]                 // 8-byte Reload
	fmla	v18.4s, v1.4s, v19.4s
	fmul	v19.4s, v19.4s, v16.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x18, #45312]
	str	q18, [x11]
	ldr	q18, [x1]
	ldr	x1, [sp, #1512]                 // 8-byte Reload
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	add	x30, x10, x1
	fmla	v17.4s, v2.4s, v18.4s
	ldr	x10, [sp, #1752]                // 8-byte Reload
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	sub	x1, x30, #21, lsl #12           // =86016
	ldr	q18, [x1]
	add	x1, x18, #33, lsl #12           // =135168
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x11, #768]
	ldr	q20, [x23, x9]
	fmla	v17.4s, v3.4s, v18.4s
	add	x23, x23, #16
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x18, #46848]
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x12, x9]
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v2.4s, v18.4s
	ldr	q18, [x4, x9]
	add	x4, x4, #16
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x11, #1536]
	ldr	q22, [x24, x9]
	str	x4, [sp, #1608]                 // 8-byte Spill
	ldr	x4, [sp, #1560]                 // 8-byte Reload
	add	x24, x24, #16
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x18, #48384]
	fmla	v21.4s, v4.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x5, x9]
	add	x5, x5, #16
	fmla	v24.4s, v1.4s, v25.4s
	fmla	v26.4s, v5.4s, v25.4s
	str	x5, [sp, #1592]                 // 8-byte Spill
	ldr	x5, [sp, #1552]                 // 8-byte Reload
	add	x4, x4, #16
	fmla	v23.4s, v7.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v21.4s, v2.4s, v18.4s
	ldr	q18, [x10, x9]
	ldr	x10, [sp, #1744]                // 8-byte Reload
	fmla	v19.4s, v5.4s, v20.4s
	fmla	v26.4s, v0.4s, v27.4s
	str	q24, [x11, #2304]
	ldr	q24, [x26, x9]
	add	x5, x5, #16
	add	x26, x26, #16
	fmla	v25.4s, v6.4s, v27.4s
	ldr	q27, [x18, #49920]
	fmla	v23.4s, v4.4s, v18.4s
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x10, x9]
	fmla	v19.4s, v0.4s, v22.4s
	fmla	v26.4s, v1.4s, v27.4s
	mov	x10, #-36864                    // =0xffffffffffff7000
	fmla	v25.4s, v7.4s, v27.4s
	fmla	v23.4s, v2.4s, v18.4s
	ldr	q18, [x3, x9]
	ldr	q27, [x1]
	add	x1, x18, #42, lsl #12           // =172032
	mov	x3, x12
	str	q26, [x11, #3072]
	ldr	q26, [x28, x9]
	ldr	x12, [sp, #1656]                // 8-byte Reload
	add	x3, x3, #16
	add	x28, x28, #16
	fmla	v25.4s, v4.4s, v18.4s
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x2, x9]
	str	x3, [sp, #1624]                 // 8-byte Spill
	ldr	x3, [sp, #1528]                 // 8-byte Reload
	add	x3, x3, #16
	fmla	v25.4s, v2.4s, v18.4s
	ldr	q18, [x21, x9]
	add	x21, x21, #16
	fmla	v25.4s, v3.4s, v18.4s
	ldr	q18, [x20, x9]
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v6.4s, v22.4s
	ldr	q22, [x25, x9]
	str	q17, [x11, #21504]
	ldr	q17, [x1]
	add	x1, x18, #32, lsl #12           // =131072
	add	x25, x25, #16
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v21.4s, v5.4s, v22.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x1, #41728]
	add	x1, x18, #54, lsl #12           // =221184
	fmla	v20.4s, v7.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v0.4s, v24.4s
	str	q19, [x11, #22272]
	fmla	v18.4s, v3.4s, v17.4s
	fmla	v22.4s, v6.4s, v24.4s
	ldr	q24, [x27, x9]
	fmla	v20.4s, v4.4s, v17.4s
	add	x27, x27, #16
	fmla	v21.4s, v1.4s, v24.4s
	fmla	v23.4s, v5.4s, v24.4s
	fmla	v22.4s, v7.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v23.4s, v0.4s, v26.4s
	str	q21, [x11, #23040]
	fmla	v24.4s, v6.4s, v26.4s
	ldr	q26, [x22, x9]
	mov	x22, x20
	mov	x20, x2
	add	x2, x18, #63, lsl #12           // =258048
	fmla	v23.4s, v1.4s, v26.4s
	fmla	v25.4s, v5.4s, v26.4s
	add	x20, x20, #16
	str	x20, [sp, #1584]                // 8-byte Spill
	add	x20, x22, #16
	ldr	x22, [sp, #1544]                // 8-byte Reload
	fmla	v24.4s, v7.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	add	x22, x22, #16
	fmla	v25.4s, v0.4s, v27.4s
	str	q23, [x11, #23808]
	fmla	v26.4s, v6.4s, v27.4s
	ldr	q27, [x30, x10]
	add	x10, x18, #32, lsl #12          // =131072
	ldr	q17, [x10, #42496]
	add	x10, x18, #32, lsl #12          // =131072
	fmla	v25.4s, v1.4s, v27.4s
	fmla	v20.4s, v2.4s, v17.4s
	ldr	q17, [x10, #43264]
	add	x10, x18, #32, lsl #12          // =131072
	fmla	v26.4s, v7.4s, v27.4s
	fmla	v22.4s, v4.4s, v17.4s
	str	q25, [x11, #24576]
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x10, #44032]
	add	x10, x18, #32, lsl #12          // =131072
	fmla	v22.4s, v2.4s, v17.4s
	ldr	q17, [x10, #44800]
	add	x10, x18, #32, lsl #12          // =131072
	fmla	v24.4s, v4.4s, v17.4s
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x10, #45568]
	add	x10, x18, #32, lsl #12          // =131072
	fmla	v24.4s, v2.4s, v17.4s
	ldr	q17, [x10, #46336]
	add	x10, x18, #32, lsl #12          // =131072
	fmla	v26.4s, v4.4s, v17.4s
	fmla	v24.4s, v3.4s, v17.4s
	ldr	q17, [x10, #47104]
	add	x10, x18, #32, lsl #12          // =131072
	fmla	v26.4s, v2.4s, v17.4s
	ldr	q17, [x10, #47872]
	add	x10, x18, #48, lsl #12          // =196608
	fmla	v26.4s, v3.4s, v17.4s
	ldr	q17, [x10, #18432]
	add	x10, x18, #48, lsl #12          // =196608
	ldr	q19, [x10, #19200]
	add	x10, x18, #48, lsl #12          // =196608
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	ldr	q21, [x10, #19968]
	fmla	v20.4s, v5.4s, v19.4s
	add	x10, x18, #48, lsl #12          // =196608
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v19.4s, v6.4s, v21.4s
	ldr	q21, [x10, #20736]
	add	x10, x18, #48, lsl #12          // =196608
	ldr	q23, [x10, #21504]
	add	x10, x18, #48, lsl #12          // =196608
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v22.4s, v5.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x10, #22272]
	add	x10, x18, #48, lsl #12          // =196608
	ldr	q25, [x10, #23040]
	add	x10, x18, #48, lsl #12          // =196608
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v24.4s, v5.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x10, #23808]
	add	x10, x18, #48, lsl #12          // =196608
	add	x18, x18, #75, lsl #12          // =307200
	fmla	v26.4s, v5.4s, v25.4s
	fmul	v16.4s, v16.4s, v25.4s
	fmla	v24.4s, v1.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x1]
	ldr	x1, [sp, #1712]                 // 8-byte Reload
	fmla	v26.4s, v0.4s, v25.4s
	fmla	v16.4s, v6.4s, v25.4s
	ldr	q6, [x10, #25344]
	add	x10, x29, x9
	str	q18, [x10]
	add	x10, x29, x9
	add	x29, x29, #16
	str	q20, [x11, #43776]
	fmla	v26.4s, v1.4s, v6.4s
	fmla	v16.4s, v7.4s, v6.4s
	ldr	q6, [x2]
	add	x2, x30, #21, lsl #12           // =86016
	str	q22, [x11, #44544]
	fmla	v17.4s, v2.4s, v6.4s
	ldr	q6, [x2]
	ldr	x2, [sp, #1672]                 // 8-byte Reload
	str	q24, [x11, #45312]
	fmla	v19.4s, v4.4s, v6.4s
	str	q26, [x11, #46080]
	ldr	x11, [sp, #1640]                // 8-byte Reload
	str	x10, [sp, #1536]                // 8-byte Spill
	ldr	x10, [sp, #1616]                // 8-byte Reload
	fmla	v17.4s, v3.4s, v6.4s
	ldr	q6, [x6, x9]
	add	x6, x6, #16
	str	x6, [sp, #1664]                 // 8-byte Spill
	fmla	v19.4s, v2.4s, v6.4s
	ldr	q6, [x7, x9]
	add	x7, x7, #16
	str	x7, [sp, #1648]                 // 8-byte Spill
	fmla	v21.4s, v4.4s, v6.4s
	fmla	v19.4s, v3.4s, v6.4s
	ldr	q6, [x19, x9]
	add	x19, x19, #16
	str	x19, [sp, #1632]                // 8-byte Spill
	fmla	v21.4s, v2.4s, v6.4s
	ldr	q6, [x0, x9]
	add	x0, x0, #16
	str	x0, [sp, #1728]                 // 8-byte Spill
	fmla	v23.4s, v4.4s, v6.4s
	fmla	v21.4s, v3.4s, v6.4s
	ldr	q6, [x13, x9]
	add	x13, x13, #16
	str	x13, [sp, #1720]                // 8-byte Spill
	fmla	v23.4s, v2.4s, v6.4s
	ldr	q6, [x1, x9]
	add	x1, x1, #16
	str	x1, [sp, #1712]                 // 8-byte Spill
	fmla	v16.4s, v4.4s, v6.4s
	ldr	q4, [x14, x9]
	add	x14, x14, #16
	str	x14, [sp, #1704]                // 8-byte Spill
	fmla	v23.4s, v3.4s, v6.4s
	fmla	v16.4s, v2.4s, v4.4s
	ldr	q2, [x15, x9]
	add	x15, x15, #16
	str	x15, [sp, #1696]                // 8-byte Spill
	fmla	v16.4s, v3.4s, v2.4s
	ldr	q2, [x16, x9]
	add	x16, x16, #16
	str	x16, [sp, #1688]                // 8-byte Spill
	fmla	v17.4s, v0.4s, v2.4s
	ldr	q2, [x17, x9]
	add	x17, x17, #16
	str	x17, [sp, #1680]                // 8-byte Spill
	fmla	v19.4s, v5.4s, v2.4s
	fmla	v17.4s, v1.4s, v2.4s
	ldr	q2, [x2, x9]
	add	x2, x2, #16
	str	x2, [sp, #1672]                 // 8-byte Spill
	fmla	v19.4s, v0.4s, v2.4s
	ldr	q2, [x12, x9]
	add	x12, x12, #16
	str	x12, [sp, #1656]                // 8-byte Spill
	fmla	v21.4s, v5.4s, v2.4s
	fmla	v19.4s, v1.4s, v2.4s
	ldr	q2, [x11, x9]
	add	x11, x11, #16
	str	x11, [sp, #1640]                // 8-byte Spill
	fmla	v21.4s, v0.4s, v2.4s
	ldr	q2, [x10, x9]
	add	x10, x10, #16
	str	x10, [sp, #1616]                // 8-byte Spill
	fmla	v23.4s, v5.4s, v2.4s
	fmla	v21.4s, v1.4s, v2.4s
	ldr	q2, [x8, x9]
	ldr	x8, [sp, #1600]                 // 8-byte Reload
	fmla	v23.4s, v0.4s, v2.4s
	ldr	q2, [x8, x9]
	add	x8, x8, #16
	str	x8, [sp, #1600]                 // 8-byte Spill
	ldr	x8, [sp, #1568]                 // 8-byte Reload
	fmla	v16.4s, v5.4s, v2.4s
	add	x8, x8, #16
	fmla	v23.4s, v1.4s, v2.4s
	ldr	q2, [x18]
	add	x18, x30, #33, lsl #12          // =135168
	ldr	x30, [sp, #1576]                // 8-byte Reload
	fmla	v16.4s, v0.4s, v2.4s
	ldr	q0, [x18]
	ldr	x18, [sp, #1520]                // 8-byte Reload
	add	x30, x30, #4
	str	q17, [x18, #64512]
	cmp	x30, #188
	str	q19, [x18, #65280]
	ldr	x18, [sp, #1536]                // 8-byte Reload
	fmla	v16.4s, v1.4s, v0.4s
	str	q21, [x18, #23040]
	str	q23, [x18, #23808]
	str	q16, [x18, #24576]
	ldr	x18, [sp, #1736]                // 8-byte Reload
	add	x18, x18, #16
	str	x18, [sp, #1736]                // 8-byte Spill
	ldr	x18, [sp, #1752]                // 8-byte Reload
	add	x18, x18, #16
	str	x18, [sp, #1752]                // 8-byte Spill
	ldr	x18, [sp, #1744]                // 8-byte Reload
	add	x18, x18, #16
	str	x18, [sp, #1744]                // 8-byte Spill
	b.lt	.LBB1_4
.LBB1_5:                                // %.preheader22.preheader
	ldr	x10, [sp, #1224]                // 8-byte Reload
	ldr	x9, [sp, #1232]                 // 8-byte Reload
	str	xzr, [sp, #1240]                // 8-byte Spill
	add	x8, x10, #77, lsl #12           // =315392
	str	x9, [sp, #1264]                 // 8-byte Spill
	add	x8, x8, #256
	str	x10, [sp, #1256]                // 8-byte Spill
	str	x8, [sp, #1528]                 // 8-byte Spill
	add	x8, x10, #75, lsl #12           // =307200
	add	x8, x8, #3840
	str	x8, [sp, #1520]                 // 8-byte Spill
	add	x8, x10, #75, lsl #12           // =307200
	add	x8, x8, #3072
	str	x8, [sp, #1512]                 // 8-byte Spill
	add	x8, x10, #43, lsl #12           // =176128
	add	x8, x8, #2816
	str	x8, [sp, #1504]                 // 8-byte Spill
	add	x8, x10, #22, lsl #12           // =90112
	add	x8, x8, #3584
	str	x8, [sp, #1496]                 // 8-byte Spill
	add	x8, x10, #23, lsl #12           // =94208
	add	x8, x8, #1024
	str	x8, [sp, #1488]                 // 8-byte Spill
	add	x8, x10, #23, lsl #12           // =94208
	add	x8, x8, #1792
	str	x8, [sp, #1480]                 // 8-byte Spill
	add	x8, x10, #23, lsl #12           // =94208
	add	x8, x8, #2560
	str	x8, [sp, #1472]                 // 8-byte Spill
	add	x8, x10, #23, lsl #12           // =94208
	add	x8, x8, #3328
	str	x8, [sp, #1464]                 // 8-byte Spill
	add	x8, x10, #24, lsl #12           // =98304
	add	x8, x8, #768
	str	x8, [sp, #1456]                 // 8-byte Spill
	add	x8, x10, #24, lsl #12           // =98304
	add	x8, x8, #1536
	str	x8, [sp, #1448]                 // 8-byte Spill
	add	x8, x10, #24, lsl #12           // =98304
	add	x8, x8, #2304
	str	x8, [sp, #1440]                 // 8-byte Spill
	add	x8, x10, #33, lsl #12           // =135168
	add	x8, x8, #768
	str	x8, [sp, #1432]                 // 8-byte Spill
	add	x8, x10, #33, lsl #12           // =135168
	add	x8, x8, #1536
	str	x8, [sp, #1424]                 // 8-byte Spill
	add	x8, x10, #33, lsl #12           // =135168
	add	x8, x8, #2304
	str	x8, [sp, #1416]                 // 8-byte Spill
	add	x8, x10, #33, lsl #12           // =135168
	add	x8, x8, #3072
	str	x8, [sp, #1408]                 // 8-byte Spill
	add	x8, x10, #33, lsl #12           // =135168
	add	x8, x8, #3840
	str	x8, [sp, #1400]                 // 8-byte Spill
	add	x8, x10, #34, lsl #12           // =139264
	add	x8, x8, #512
	str	x8, [sp, #1392]                 // 8-byte Spill
	add	x8, x10, #34, lsl #12           // =139264
	add	x8, x8, #1280
	str	x8, [sp, #1384]                 // 8-byte Spill
	add	x8, x10, #34, lsl #12           // =139264
	add	x8, x8, #2048
	str	x8, [sp, #1376]                 // 8-byte Spill
	add	x8, x10, #34, lsl #12           // =139264
	add	x8, x8, #3584
	str	x8, [sp, #1368]                 // 8-byte Spill
	add	x8, x10, #75, lsl #12           // =307200
	add	x8, x8, #2304
	str	x8, [sp, #1360]                 // 8-byte Spill
	add	x8, x10, #75, lsl #12           // =307200
	add	x8, x8, #1536
	str	x8, [sp, #1352]                 // 8-byte Spill
	add	x8, x10, #75, lsl #12           // =307200
	add	x8, x8, #768
	str	x8, [sp, #1344]                 // 8-byte Spill
	add	x8, x10, #66, lsl #12           // =270336
	add	x8, x8, #2304
	str	x8, [sp, #1336]                 // 8-byte Spill
	add	x8, x10, #66, lsl #12           // =270336
	add	x8, x8, #1536
	str	x8, [sp, #1328]                 // 8-byte Spill
	add	x8, x10, #66, lsl #12           // =270336
	add	x8, x8, #768
	str	x8, [sp, #1320]                 // 8-byte Spill
	add	x8, x10, #65, lsl #12           // =266240
	add	x8, x8, #3328
	str	x8, [sp, #1312]                 // 8-byte Spill
	add	x8, x10, #65, lsl #12           // =266240
	add	x8, x8, #2560
	str	x8, [sp, #1304]                 // 8-byte Spill
	add	x8, x10, #65, lsl #12           // =266240
	add	x8, x8, #1792
	str	x8, [sp, #1296]                 // 8-byte Spill
	add	x8, x10, #65, lsl #12           // =266240
	add	x8, x8, #1024
	str	x8, [sp, #1288]                 // 8-byte Spill
	add	x8, x10, #64, lsl #12           // =262144
	add	x8, x8, #3584
	str	x8, [sp, #1280]                 // 8-byte Spill
	mov	w8, #46848                      // =0xb700
	add	x8, x9, x8
	str	x8, [sp, #1272]                 // 8-byte Spill
	mov	w8, #5                          // =0x5
	b	.LBB1_7
.LBB1_6:                                // %._crit_edge
                                        //   in Loop: Header=BB1_7 Depth=1
	ldr	x9, [sp, #1256]                 // 8-byte Reload
	mov	w10, #7680                      // =0x1e00
	ldr	x11, [sp, #1248]                // 8-byte Reload
	add	x9, x9, x10
	add	x8, x11, #5
	cmp	x11, #15
	str	x9, [sp, #1256]                 // 8-byte Spill
	ldr	x9, [sp, #1528]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1528]                 // 8-byte Spill
	ldr	x9, [sp, #1520]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1520]                 // 8-byte Spill
	ldr	x9, [sp, #1512]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1512]                 // 8-byte Spill
	ldr	x9, [sp, #1264]                 // 8-byte Reload
	add	x9, x9, #3840
	str	x9, [sp, #1264]                 // 8-byte Spill
	ldr	x9, [sp, #1504]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1504]                 // 8-byte Spill
	ldr	x9, [sp, #1496]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1496]                 // 8-byte Spill
	ldr	x9, [sp, #1488]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1488]                 // 8-byte Spill
	ldr	x9, [sp, #1480]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1480]                 // 8-byte Spill
	ldr	x9, [sp, #1472]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1472]                 // 8-byte Spill
	ldr	x9, [sp, #1464]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1464]                 // 8-byte Spill
	ldr	x9, [sp, #1456]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1456]                 // 8-byte Spill
	ldr	x9, [sp, #1448]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1448]                 // 8-byte Spill
	ldr	x9, [sp, #1440]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1440]                 // 8-byte Spill
	ldr	x9, [sp, #1432]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1432]                 // 8-byte Spill
	ldr	x9, [sp, #1424]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1424]                 // 8-byte Spill
	ldr	x9, [sp, #1416]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1416]                 // 8-byte Spill
	ldr	x9, [sp, #1408]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1408]                 // 8-byte Spill
	ldr	x9, [sp, #1400]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1400]                 // 8-byte Spill
	ldr	x9, [sp, #1392]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1392]                 // 8-byte Spill
	ldr	x9, [sp, #1384]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1384]                 // 8-byte Spill
	ldr	x9, [sp, #1376]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1376]                 // 8-byte Spill
	ldr	x9, [sp, #1368]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1368]                 // 8-byte Spill
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
	add	x9, x9, #3840
	str	x9, [sp, #1272]                 // 8-byte Spill
	b.hs	.LBB1_10
.LBB1_7:                                // %.preheader22
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_9 Depth 2
	str	x8, [sp, #1248]                 // 8-byte Spill
	ldr	x8, [sp, #1240]                 // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #191
	b.gt	.LBB1_6
// %bb.8:                               // %.lr.ph23
                                        //   in Loop: Header=BB1_7 Depth=1
	sub	x26, x8, #4
	lsl	x16, x8, #2
	ldr	x8, [sp, #1272]                 // 8-byte Reload
	ldr	x1, [sp, #1488]                 // 8-byte Reload
	ldr	x25, [sp, #1288]                // 8-byte Reload
	ldr	x30, [sp, #1320]                // 8-byte Reload
	str	x8, [sp, #1704]                 // 8-byte Spill
	ldr	x8, [sp, #1280]                 // 8-byte Reload
	ldr	x18, [sp, #1376]                // 8-byte Reload
	str	x1, [sp, #1752]                 // 8-byte Spill
	ldr	x1, [sp, #1512]                 // 8-byte Reload
	ldr	x17, [sp, #1384]                // 8-byte Reload
	str	x8, [sp, #1696]                 // 8-byte Spill
	ldr	x8, [sp, #1296]                 // 8-byte Reload
	ldr	x13, [sp, #1392]                // 8-byte Reload
	str	x1, [sp, #1616]                 // 8-byte Spill
	ldr	x1, [sp, #1520]                 // 8-byte Reload
	ldr	x14, [sp, #1400]                // 8-byte Reload
	str	x8, [sp, #1688]                 // 8-byte Spill
	ldr	x8, [sp, #1304]                 // 8-byte Reload
	ldr	x0, [sp, #1424]                 // 8-byte Reload
	ldr	x2, [sp, #1432]                 // 8-byte Reload
	ldr	x3, [sp, #1440]                 // 8-byte Reload
	ldr	x4, [sp, #1448]                 // 8-byte Reload
	str	x8, [sp, #1680]                 // 8-byte Spill
	ldr	x8, [sp, #1312]                 // 8-byte Reload
	ldr	x29, [sp, #1496]                // 8-byte Reload
	ldr	x27, [sp, #1504]                // 8-byte Reload
	str	x1, [sp, #1608]                 // 8-byte Spill
	ldr	x1, [sp, #968]                  // 8-byte Reload
	str	x8, [sp, #1672]                 // 8-byte Spill
	ldr	x8, [sp, #1328]                 // 8-byte Reload
	ldr	x9, [sp, #1528]                 // 8-byte Reload
	ldr	x12, [sp, #1256]                // 8-byte Reload
	str	x8, [sp, #1664]                 // 8-byte Spill
	ldr	x8, [sp, #1336]                 // 8-byte Reload
	str	x9, [sp, #1584]                 // 8-byte Spill
	str	x8, [sp, #1656]                 // 8-byte Spill
	ldr	x8, [sp, #1344]                 // 8-byte Reload
	str	x8, [sp, #1648]                 // 8-byte Spill
	ldr	x8, [sp, #1352]                 // 8-byte Reload
	str	x8, [sp, #1640]                 // 8-byte Spill
	ldr	x8, [sp, #1360]                 // 8-byte Reload
	str	x8, [sp, #1632]                 // 8-byte Spill
	ldr	x8, [sp, #1368]                 // 8-byte Reload
	str	x8, [sp, #1624]                 // 8-byte Spill
	ldr	x8, [sp, #1408]                 // 8-byte Reload
	str	x8, [sp, #1600]                 // 8-byte Spill
	ldr	x8, [sp, #1416]                 // 8-byte Reload
	str	x8, [sp, #1592]                 // 8-byte Spill
	ldr	x8, [sp, #1456]                 // 8-byte Reload
	str	x8, [sp, #1720]                 // 8-byte Spill
	ldr	x8, [sp, #1464]                 // 8-byte Reload
	str	x8, [sp, #1728]                 // 8-byte Spill
	ldr	x8, [sp, #1472]                 // 8-byte Reload
	str	x8, [sp, #1736]                 // 8-byte Spill
	ldr	x8, [sp, #1480]                 // 8-byte Reload
	str	x8, [sp, #1744]                 // 8-byte Spill
	ldr	x8, [sp, #1264]                 // 8-byte Reload
.LBB1_9:                                //   Parent Loop BB1_7 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	str	x30, [sp, #1560]                // 8-byte Spill
	add	x30, x12, x16
	add	x28, x8, x16
	str	x26, [sp, #1576]                // 8-byte Spill
	add	x26, x1, x16
	ldr	q0, [x30, #6912]
	ldr	q2, [x26, #2304]
	ldr	q3, [x26, #3072]
	ldr	q5, [x26, #3840]
	ldr	q1, [x30, #49920]
	ldr	q6, [x26]
	add	x12, x12, #16
	fmul	v18.4s, v0.4s, v2.4s
	ldr	q0, [x30, #7680]
	ldr	q4, [x30, #50688]
	fmul	v17.4s, v1.4s, v6.4s
	ldr	q7, [x26, #768]
	ldr	q19, [x30, #51456]
	ldr	q16, [x26, #1536]
	ldr	q21, [x30, #52224]
	str	x27, [sp, #1712]                // 8-byte Spill
	str	x1, [sp, #1544]                 // 8-byte Spill
	ldr	q23, [x30, #53760]
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x30, #8448]
	str	x29, [sp, #1552]                // 8-byte Spill
	fmla	v17.4s, v7.4s, v4.4s
	add	x27, x27, x16
	ldr	x1, [sp, #1584]                 // 8-byte Reload
	fmul	v20.4s, v2.4s, v0.4s
	ldr	q25, [x30, #55296]
	str	x8, [sp, #1536]                 // 8-byte Spill
	ldr	x8, [sp, #1752]                 // 8-byte Reload
	ldr	q27, [x30, #56832]
	ldr	x15, [sp, #1592]                // 8-byte Reload
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x30, #9216]
	ldr	x11, [sp, #1600]                // 8-byte Reload
	fmla	v17.4s, v16.4s, v19.4s
	ldr	x10, [sp, #1624]                // 8-byte Reload
	ldr	x9, [sp, #1704]                 // 8-byte Reload
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x30, #9984]
	ldr	x24, [sp, #1696]                // 8-byte Reload
	str	x25, [sp, #1568]                // 8-byte Spill
	ldr	x23, [sp, #1688]                // 8-byte Reload
	ldr	x22, [sp, #1680]                // 8-byte Reload
	fmul	v22.4s, v2.4s, v0.4s
	ldr	x21, [sp, #1672]                // 8-byte Reload
	ldr	x20, [sp, #1664]                // 8-byte Reload
	ldr	x19, [sp, #1656]                // 8-byte Reload
	ldr	x7, [sp, #1648]                 // 8-byte Reload
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x30, #10752]
	ldr	x6, [sp, #1640]                 // 8-byte Reload
	ldr	x5, [sp, #1632]                 // 8-byte Reload
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x30, #11520]
	fmul	v24.4s, v2.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x30, #12288]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x30, #13056]
	fmul	v26.4s, v2.4s, v0.4s
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x30, #13824]
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x30, #14592]
	fmla	v26.4s, v5.4s, v0.4s
	ldr	q0, [x26, #4608]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x26, #5376]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v1.4s, v4.4s
	ldr	q4, [x26, #6144]
	fmla	v20.4s, v1.4s, v21.4s
	sub	x26, x27, #21, lsl #12          // =86016
	fmla	v18.4s, v4.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x30, #52992]
	str	q18, [x28, #3840]
	ldr	q18, [x26]
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x29, x16]
	add	x29, x1, x16
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	sub	x26, x29, #54, lsl #12          // =221184
	add	x1, x1, #16
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x28, #4608]
	ldr	q20, [x0, x16]
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x26]
	add	x26, x30, #24, lsl #12          // =98304
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x30, #54528]
	str	x1, [sp, #1584]                 // 8-byte Spill
	fmla	v19.4s, v2.4s, v18.4s
	ldr	x1, [sp, #1544]                 // 8-byte Reload
	add	x0, x0, #16
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v5.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1744]                 // 8-byte Reload
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	add	x1, x1, #16
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1736]                 // 8-byte Reload
	fmla	v24.4s, v1.4s, v25.4s
	str	q22, [x28, #5376]
	ldr	q22, [x11, x16]
	add	x11, x11, #16
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x30, #56064]
	fmla	v21.4s, v2.4s, v18.4s
	fmla	v19.4s, v5.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1728]                 // 8-byte Reload
	fmla	v24.4s, v4.4s, v25.4s
	fmla	v26.4s, v0.4s, v25.4s
	str	x11, [sp, #1600]                // 8-byte Spill
	fmla	v23.4s, v16.4s, v25.4s
	fmul	v25.4s, v6.4s, v25.4s
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	x8, [sp, #1720]                 // 8-byte Reload
	fmla	v26.4s, v1.4s, v27.4s
	str	q24, [x28, #6144]
	ldr	q24, [x13, x16]
	add	x13, x13, #16
	fmla	v25.4s, v7.4s, v27.4s
	ldr	q27, [x30, #57600]
	fmla	v23.4s, v2.4s, v18.4s
	fmla	v21.4s, v5.4s, v18.4s
	ldr	q18, [x26]
	mov	x26, #-36864                    // =0xffffffffffff7000
	fmla	v26.4s, v4.4s, v27.4s
	fmla	v25.4s, v16.4s, v27.4s
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x8, x16]
	ldr	q27, [x10, x16]
	ldr	x8, [sp, #1616]                 // 8-byte Reload
	add	x10, x10, #16
	str	q26, [x28, #6912]
	ldr	q26, [x18, x16]
	add	x18, x18, #16
	str	x10, [sp, #1624]                // 8-byte Spill
	fmla	v25.4s, v2.4s, v18.4s
	fmla	v23.4s, v5.4s, v18.4s
	ldr	q18, [x4, x16]
	add	x4, x4, #16
	fmla	v25.4s, v3.4s, v18.4s
	ldr	q18, [x3, x16]
	add	x3, x3, #16
	fmla	v25.4s, v5.4s, v18.4s
	ldr	q18, [x2, x16]
	add	x2, x2, #16
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x15, x16]
	add	x15, x15, #16
	fmla	v19.4s, v0.4s, v20.4s
	str	x15, [sp, #1592]                // 8-byte Spill
	fmla	v17.4s, v4.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x14, x16]
	str	q17, [x28, #25344]
	ldr	q17, [x27]
	add	x14, x14, #16
	fmla	v19.4s, v4.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x27, #768]
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v1.4s, v24.4s
	str	q19, [x28, #26112]
	ldr	q19, [x27, #43776]
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x27, #1536]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x17, x16]
	add	x17, x17, #16
	fmla	v20.4s, v2.4s, v17.4s
	fmla	v21.4s, v4.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v18.4s, v5.4s, v17.4s
	ldr	q17, [x27, #2304]
	fmla	v22.4s, v16.4s, v24.4s
	fmul	v24.4s, v6.4s, v24.4s
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x27, #3072]
	fmla	v23.4s, v1.4s, v26.4s
	str	q21, [x28, #26880]
	ldr	q21, [x27, #45312]
	fmla	v24.4s, v7.4s, v26.4s
	ldr	q26, [x27, x26]
	fmla	v22.4s, v2.4s, v17.4s
	fmla	v20.4s, v5.4s, v17.4s
	ldr	q17, [x27, #3840]
	sub	x26, x29, #42, lsl #12          // =172032
	fmla	v23.4s, v4.4s, v26.4s
	fmla	v25.4s, v0.4s, v26.4s
	fmla	v24.4s, v16.4s, v26.4s
	fmul	v26.4s, v6.4s, v26.4s
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x27, #4608]
	fmla	v25.4s, v1.4s, v27.4s
	str	q23, [x28, #27648]
	ldr	q23, [x27, #46848]
	fmla	v26.4s, v7.4s, v27.4s
	ldr	q27, [x26]
	fmla	v24.4s, v2.4s, v17.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldr	q17, [x27, #5376]
	add	x26, x9, x16
	fmla	v25.4s, v4.4s, v27.4s
	add	x9, x9, #16
	str	x9, [sp, #1704]                 // 8-byte Spill
	fmla	v26.4s, v16.4s, v27.4s
	fmla	v24.4s, v3.4s, v17.4s
	ldr	q17, [x27, #6144]
	str	q25, [x28, #28416]
	ldr	q25, [x27, #48384]
	fmla	v26.4s, v2.4s, v17.4s
	fmla	v24.4s, v5.4s, v17.4s
	ldr	q17, [x27, #6912]
	fmla	v26.4s, v3.4s, v17.4s
	ldr	q17, [x27, #7680]
	fmla	v26.4s, v5.4s, v17.4s
	ldr	q17, [x27, #43008]
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x27, #44544]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v4.4s, v19.4s
	fmla	v17.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x27, #46080]
	str	q18, [x26]
	fmla	v20.4s, v4.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x26, #768]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x27, #47616]
	fmla	v22.4s, v4.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	fmla	v24.4s, v1.4s, v25.4s
	str	q22, [x26, #1536]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x27, #49152]
	fmla	v26.4s, v0.4s, v25.4s
	fmul	v6.4s, v6.4s, v25.4s
	fmla	v24.4s, v4.4s, v25.4s
	fmla	v23.4s, v16.4s, v25.4s
	ldr	q25, [x27, #49920]
	fmla	v26.4s, v1.4s, v25.4s
	fmla	v6.4s, v7.4s, v25.4s
	ldr	q7, [x27, #50688]
	add	x27, x27, #21, lsl #12          // =86016
	str	q24, [x28, #49152]
	mov	x28, #-49152                    // =0xffffffffffff4000
	fmla	v26.4s, v4.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x27]
	add	x27, x30, #66, lsl #12          // =270336
	ldr	x30, [sp, #1560]                // 8-byte Reload
	fmla	v17.4s, v2.4s, v7.4s
	ldr	q7, [x24, x16]
	add	x24, x24, #16
	str	x24, [sp, #1696]                // 8-byte Spill
	str	q26, [x26, #3072]
	fmla	v17.4s, v3.4s, v7.4s
	ldr	q7, [x29, x28]
	ldr	x28, [sp, #1608]                // 8-byte Reload
	fmla	v19.4s, v2.4s, v7.4s
	fmla	v17.4s, v5.4s, v7.4s
	ldr	q7, [x25, x16]
	add	x25, x25, #16
	fmla	v19.4s, v3.4s, v7.4s
	ldr	q7, [x23, x16]
	add	x23, x23, #16
	str	x23, [sp, #1688]                // 8-byte Spill
	fmla	v21.4s, v2.4s, v7.4s
	fmla	v19.4s, v5.4s, v7.4s
	ldr	q7, [x22, x16]
	add	x22, x22, #16
	str	x22, [sp, #1680]                // 8-byte Spill
	fmla	v21.4s, v3.4s, v7.4s
	ldr	q7, [x21, x16]
	add	x21, x21, #16
	str	x21, [sp, #1672]                // 8-byte Spill
	fmla	v23.4s, v2.4s, v7.4s
	fmla	v21.4s, v5.4s, v7.4s
	ldr	q7, [x27]
	sub	x27, x29, #3840
	fmla	v23.4s, v3.4s, v7.4s
	ldr	q7, [x30, x16]
	add	x30, x30, #16
	fmla	v6.4s, v2.4s, v7.4s
	ldr	q2, [x20, x16]
	add	x20, x20, #16
	str	x20, [sp, #1664]                // 8-byte Spill
	fmla	v23.4s, v5.4s, v7.4s
	fmla	v6.4s, v3.4s, v2.4s
	ldr	q2, [x19, x16]
	add	x19, x19, #16
	str	x19, [sp, #1656]                // 8-byte Spill
	fmla	v6.4s, v5.4s, v2.4s
	ldr	q2, [x7, x16]
	add	x7, x7, #16
	str	x7, [sp, #1648]                 // 8-byte Spill
	fmla	v17.4s, v0.4s, v2.4s
	ldr	q2, [x6, x16]
	add	x6, x6, #16
	str	x6, [sp, #1640]                 // 8-byte Spill
	fmla	v17.4s, v1.4s, v2.4s
	ldr	q2, [x5, x16]
	add	x5, x5, #16
	str	x5, [sp, #1632]                 // 8-byte Spill
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v17.4s, v4.4s, v2.4s
	ldr	q2, [x8, x16]
	add	x8, x8, #16
	str	x8, [sp, #1616]                 // 8-byte Spill
	ldr	x8, [sp, #1536]                 // 8-byte Reload
	fmla	v19.4s, v1.4s, v2.4s
	ldr	q2, [x28, x16]
	add	x28, x28, #16
	str	x28, [sp, #1608]                // 8-byte Spill
	ldr	x28, [sp, #1752]                // 8-byte Reload
	add	x8, x8, #16
	fmla	v21.4s, v0.4s, v2.4s
	str	q17, [x26, #21504]
	add	x28, x28, #16
	fmla	v19.4s, v4.4s, v2.4s
	ldr	q2, [x27]
	sub	x27, x29, #3072
	str	x28, [sp, #1752]                // 8-byte Spill
	ldr	x28, [sp, #1744]                // 8-byte Reload
	fmla	v21.4s, v1.4s, v2.4s
	ldr	q2, [x27]
	sub	x27, x29, #2304
	add	x28, x28, #16
	fmla	v23.4s, v0.4s, v2.4s
	str	x28, [sp, #1744]                // 8-byte Spill
	ldr	x28, [sp, #1736]                // 8-byte Reload
	str	q19, [x26, #22272]
	fmla	v21.4s, v4.4s, v2.4s
	ldr	q2, [x27]
	sub	x27, x29, #1536
	add	x28, x28, #16
	fmla	v23.4s, v1.4s, v2.4s
	ldr	q2, [x27]
	sub	x27, x29, #768
	str	x28, [sp, #1736]                // 8-byte Spill
	ldr	x28, [sp, #1728]                // 8-byte Reload
	fmla	v6.4s, v0.4s, v2.4s
	ldr	q0, [x27]
	str	q21, [x26, #23040]
	add	x28, x28, #16
	ldr	x27, [sp, #1712]                // 8-byte Reload
	fmla	v23.4s, v4.4s, v2.4s
	str	x28, [sp, #1728]                // 8-byte Spill
	ldr	x28, [sp, #1720]                // 8-byte Reload
	add	x27, x27, #16
	fmla	v6.4s, v1.4s, v0.4s
	ldr	q0, [x29]
	ldr	x29, [sp, #1552]                // 8-byte Reload
	add	x28, x28, #16
	str	q23, [x26, #23808]
	add	x29, x29, #16
	str	x28, [sp, #1720]                // 8-byte Spill
	fmla	v6.4s, v4.4s, v0.4s
	str	q6, [x26, #24576]
	ldr	x26, [sp, #1576]                // 8-byte Reload
	add	x26, x26, #4
	cmp	x26, #188
	b.lt	.LBB1_9
	b	.LBB1_6
.LBB1_10:                               // %.preheader20.preheader
	ldr	x10, [sp, #1224]                // 8-byte Reload
	ldr	x9, [sp, #1232]                 // 8-byte Reload
	str	xzr, [sp, #1240]                // 8-byte Spill
	add	x8, x10, #82, lsl #12           // =335872
	str	x9, [sp, #1264]                 // 8-byte Spill
	add	x8, x8, #1280
	str	x10, [sp, #1256]                // 8-byte Spill
	str	x8, [sp, #1536]                 // 8-byte Spill
	add	x8, x10, #81, lsl #12           // =331776
	add	x8, x8, #768
	str	x8, [sp, #1528]                 // 8-byte Spill
	add	x8, x10, #17, lsl #12           // =69632
	add	x8, x8, #3328
	str	x8, [sp, #1520]                 // 8-byte Spill
	add	x8, x10, #18, lsl #12           // =73728
	add	x8, x8, #768
	str	x8, [sp, #1512]                 // 8-byte Spill
	add	x8, x10, #18, lsl #12           // =73728
	add	x8, x8, #1536
	str	x8, [sp, #1504]                 // 8-byte Spill
	add	x8, x10, #18, lsl #12           // =73728
	add	x8, x8, #2304
	str	x8, [sp, #1496]                 // 8-byte Spill
	add	x8, x10, #18, lsl #12           // =73728
	add	x8, x8, #3072
	str	x8, [sp, #1488]                 // 8-byte Spill
	add	x8, x10, #18, lsl #12           // =73728
	add	x8, x8, #3840
	str	x8, [sp, #1480]                 // 8-byte Spill
	add	x8, x10, #19, lsl #12           // =77824
	add	x8, x8, #512
	str	x8, [sp, #1472]                 // 8-byte Spill
	add	x8, x10, #28, lsl #12           // =114688
	add	x8, x8, #2048
	str	x8, [sp, #1464]                 // 8-byte Spill
	add	x8, x10, #28, lsl #12           // =114688
	add	x8, x8, #2816
	str	x8, [sp, #1456]                 // 8-byte Spill
	add	x8, x10, #28, lsl #12           // =114688
	add	x8, x8, #3584
	str	x8, [sp, #1448]                 // 8-byte Spill
	add	x8, x10, #29, lsl #12           // =118784
	add	x8, x8, #256
	str	x8, [sp, #1440]                 // 8-byte Spill
	add	x8, x10, #29, lsl #12           // =118784
	add	x8, x8, #1024
	str	x8, [sp, #1432]                 // 8-byte Spill
	add	x8, x10, #29, lsl #12           // =118784
	add	x8, x8, #1792
	str	x8, [sp, #1424]                 // 8-byte Spill
	add	x8, x10, #29, lsl #12           // =118784
	add	x8, x8, #2560
	str	x8, [sp, #1416]                 // 8-byte Spill
	add	x8, x10, #29, lsl #12           // =118784
	add	x8, x8, #3328
	str	x8, [sp, #1408]                 // 8-byte Spill
	add	x8, x10, #38, lsl #12           // =155648
	add	x8, x8, #3328
	str	x8, [sp, #1400]                 // 8-byte Spill
	add	x8, x10, #39, lsl #12           // =159744
	add	x8, x8, #768
	str	x8, [sp, #1392]                 // 8-byte Spill
	add	x8, x10, #39, lsl #12           // =159744
	add	x8, x8, #1536
	str	x8, [sp, #1384]                 // 8-byte Spill
	add	x8, x10, #39, lsl #12           // =159744
	add	x8, x8, #2304
	str	x8, [sp, #1376]                 // 8-byte Spill
	add	x8, x10, #39, lsl #12           // =159744
	add	x8, x8, #3072
	str	x8, [sp, #1368]                 // 8-byte Spill
	add	x8, x10, #39, lsl #12           // =159744
	add	x8, x8, #3840
	str	x8, [sp, #1360]                 // 8-byte Spill
	add	x8, x10, #40, lsl #12           // =163840
	add	x8, x8, #512
	str	x8, [sp, #1352]                 // 8-byte Spill
	add	x8, x10, #80, lsl #12           // =327680
	add	x8, x8, #3328
	str	x8, [sp, #1344]                 // 8-byte Spill
	add	x8, x10, #71, lsl #12           // =290816
	add	x8, x8, #3328
	str	x8, [sp, #1336]                 // 8-byte Spill
	add	x8, x10, #71, lsl #12           // =290816
	add	x8, x8, #2560
	str	x8, [sp, #1328]                 // 8-byte Spill
	add	x8, x10, #71, lsl #12           // =290816
	add	x8, x8, #1792
	str	x8, [sp, #1320]                 // 8-byte Spill
	add	x8, x10, #71, lsl #12           // =290816
	add	x8, x8, #1024
	str	x8, [sp, #1312]                 // 8-byte Spill
	add	x8, x10, #71, lsl #12           // =290816
	add	x8, x8, #256
	str	x8, [sp, #1304]                 // 8-byte Spill
	add	x8, x10, #70, lsl #12           // =286720
	add	x8, x8, #3584
	str	x8, [sp, #1296]                 // 8-byte Spill
	add	x8, x10, #70, lsl #12           // =286720
	add	x8, x8, #2816
	str	x8, [sp, #1288]                 // 8-byte Spill
	add	x8, x10, #70, lsl #12           // =286720
	add	x8, x8, #2048
	str	x8, [sp, #1280]                 // 8-byte Spill
	mov	w8, #58368                      // =0xe400
	add	x8, x9, x8
	str	x8, [sp, #1272]                 // 8-byte Spill
	mov	w8, #20                         // =0x14
	b	.LBB1_12
.LBB1_11:                               // %._crit_edge26
                                        //   in Loop: Header=BB1_12 Depth=1
	ldr	x9, [sp, #1256]                 // 8-byte Reload
	mov	w10, #6144                      // =0x1800
	ldr	x11, [sp, #1248]                // 8-byte Reload
	add	x9, x9, x10
	add	x8, x11, #4
	cmp	x11, #24
	str	x9, [sp, #1256]                 // 8-byte Spill
	ldr	x9, [sp, #1536]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1536]                 // 8-byte Spill
	ldr	x9, [sp, #1528]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1528]                 // 8-byte Spill
	ldr	x9, [sp, #1520]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1520]                 // 8-byte Spill
	ldr	x9, [sp, #1512]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1512]                 // 8-byte Spill
	ldr	x9, [sp, #1504]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1504]                 // 8-byte Spill
	ldr	x9, [sp, #1496]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1496]                 // 8-byte Spill
	ldr	x9, [sp, #1488]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1488]                 // 8-byte Spill
	ldr	x9, [sp, #1480]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1480]                 // 8-byte Spill
	ldr	x9, [sp, #1472]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1472]                 // 8-byte Spill
	ldr	x9, [sp, #1264]                 // 8-byte Reload
	add	x9, x9, #3072
	str	x9, [sp, #1264]                 // 8-byte Spill
	ldr	x9, [sp, #1464]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1464]                 // 8-byte Spill
	ldr	x9, [sp, #1456]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1456]                 // 8-byte Spill
	ldr	x9, [sp, #1448]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1448]                 // 8-byte Spill
	ldr	x9, [sp, #1440]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1440]                 // 8-byte Spill
	ldr	x9, [sp, #1432]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1432]                 // 8-byte Spill
	ldr	x9, [sp, #1424]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1424]                 // 8-byte Spill
	ldr	x9, [sp, #1416]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1416]                 // 8-byte Spill
	ldr	x9, [sp, #1408]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1408]                 // 8-byte Spill
	ldr	x9, [sp, #1400]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1400]                 // 8-byte Spill
	ldr	x9, [sp, #1392]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1392]                 // 8-byte Spill
	ldr	x9, [sp, #1384]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1384]                 // 8-byte Spill
	ldr	x9, [sp, #1376]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1376]                 // 8-byte Spill
	ldr	x9, [sp, #1368]                 // 8-byte Reload
	add	x9, x9, x10
	str	x9, [sp, #1368]                 // 8-byte Spill
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
	add	x9, x9, #3072
	str	x9, [sp, #1272]                 // 8-byte Spill
	b.hs	.LBB1_15
.LBB1_12:                               // %.preheader20
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_14 Depth 2
	str	x8, [sp, #1248]                 // 8-byte Spill
	ldr	x8, [sp, #1240]                 // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #191
	b.gt	.LBB1_11
// %bb.13:                              // %.lr.ph25
                                        //   in Loop: Header=BB1_12 Depth=1
	sub	x21, x8, #4
	lsl	x24, x8, #2
	ldr	x8, [sp, #1272]                 // 8-byte Reload
	ldr	x11, [sp, #1448]                // 8-byte Reload
	ldr	x5, [sp, #1376]                 // 8-byte Reload
	ldr	x6, [sp, #1384]                 // 8-byte Reload
	str	x8, [sp, #1688]                 // 8-byte Spill
	ldr	x8, [sp, #1280]                 // 8-byte Reload
	ldr	x7, [sp, #1392]                 // 8-byte Reload
	str	x11, [sp, #1720]                // 8-byte Spill
	ldr	x11, [sp, #1456]                // 8-byte Reload
	ldr	x19, [sp, #1400]                // 8-byte Reload
	str	x8, [sp, #1680]                 // 8-byte Spill
	ldr	x8, [sp, #1288]                 // 8-byte Reload
	ldr	x20, [sp, #1408]                // 8-byte Reload
	str	x11, [sp, #1736]                // 8-byte Spill
	ldr	x11, [sp, #1464]                // 8-byte Reload
	ldr	x23, [sp, #1416]                // 8-byte Reload
	str	x8, [sp, #1672]                 // 8-byte Spill
	ldr	x8, [sp, #1296]                 // 8-byte Reload
	ldr	x10, [sp, #1424]                // 8-byte Reload
	str	x11, [sp, #1744]                // 8-byte Spill
	ldr	x11, [sp, #1472]                // 8-byte Reload
	ldr	x22, [sp, #1264]                // 8-byte Reload
	str	x8, [sp, #1664]                 // 8-byte Spill
	ldr	x8, [sp, #1304]                 // 8-byte Reload
	ldr	x28, [sp, #1496]                // 8-byte Reload
	str	x11, [sp, #1752]                // 8-byte Spill
	ldr	x11, [sp, #1480]                // 8-byte Reload
	ldr	x29, [sp, #1504]                // 8-byte Reload
	str	x8, [sp, #1656]                 // 8-byte Spill
	ldr	x8, [sp, #1312]                 // 8-byte Reload
	ldr	x9, [sp, #1512]                 // 8-byte Reload
	str	x11, [sp, #1728]                // 8-byte Spill
	ldr	x25, [sp, #1520]                // 8-byte Reload
	ldr	x26, [sp, #1528]                // 8-byte Reload
	str	x8, [sp, #1648]                 // 8-byte Spill
	ldr	x8, [sp, #1320]                 // 8-byte Reload
	ldr	x30, [sp, #968]                 // 8-byte Reload
	ldr	x11, [sp, #1536]                // 8-byte Reload
	str	x8, [sp, #1640]                 // 8-byte Spill
	ldr	x8, [sp, #1328]                 // 8-byte Reload
	str	x11, [sp, #1584]                // 8-byte Spill
	str	x8, [sp, #1632]                 // 8-byte Spill
	ldr	x8, [sp, #1336]                 // 8-byte Reload
	str	x8, [sp, #1624]                 // 8-byte Spill
	ldr	x8, [sp, #1344]                 // 8-byte Reload
	str	x8, [sp, #1616]                 // 8-byte Spill
	ldr	x8, [sp, #1352]                 // 8-byte Reload
	str	x8, [sp, #1608]                 // 8-byte Spill
	ldr	x8, [sp, #1360]                 // 8-byte Reload
	str	x8, [sp, #1600]                 // 8-byte Spill
	ldr	x8, [sp, #1368]                 // 8-byte Reload
	str	x8, [sp, #1592]                 // 8-byte Spill
	ldr	x8, [sp, #1432]                 // 8-byte Reload
	str	x8, [sp, #1704]                 // 8-byte Spill
	ldr	x8, [sp, #1440]                 // 8-byte Reload
	str	x8, [sp, #1712]                 // 8-byte Spill
	ldr	x8, [sp, #1488]                 // 8-byte Reload
	str	x8, [sp, #1696]                 // 8-byte Spill
	ldr	x8, [sp, #1256]                 // 8-byte Reload
.LBB1_14:                               //   Parent Loop BB1_12 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	str	x26, [sp, #1552]                // 8-byte Spill
	add	x26, x8, x24
	ldr	q1, [x25, x24]
	str	x21, [sp, #1576]                // 8-byte Spill
	add	x21, x30, x24
	ldr	q0, [x26, #29952]
	ldr	q2, [x21, #2304]
	ldr	q3, [x21, #3072]
	add	x8, x8, #16
	ldr	q4, [x21, #3840]
	ldr	q6, [x21]
	add	x30, x30, #16
	fmul	v18.4s, v0.4s, v2.4s
	ldr	q0, [x26, #30720]
	str	x25, [sp, #1560]                // 8-byte Spill
	fmul	v17.4s, v1.4s, v6.4s
	add	x25, x26, #18, lsl #12          // =73728
	ldr	q7, [x21, #768]
	ldr	q5, [x25]
	ldr	q19, [x9, x24]
	ldr	q16, [x21, #1536]
	ldr	q21, [x29, x24]
	str	x9, [sp, #1544]                 // 8-byte Spill
	add	x29, x29, #16
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x26, #31488]
	ldr	x9, [sp, #1696]                 // 8-byte Reload
	fmla	v17.4s, v7.4s, v5.4s
	ldr	x27, [sp, #1584]                // 8-byte Reload
	str	x22, [sp, #1568]                // 8-byte Spill
	fmul	v20.4s, v2.4s, v0.4s
	ldr	q23, [x9, x24]
	ldr	x9, [sp, #1728]                 // 8-byte Reload
	add	x25, x27, x24
	ldr	x4, [sp, #1592]                 // 8-byte Reload
	ldr	x3, [sp, #1600]                 // 8-byte Reload
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x26, #32256]
	ldr	x0, [sp, #1608]                 // 8-byte Reload
	fmla	v17.4s, v16.4s, v19.4s
	ldr	x12, [sp, #1680]                // 8-byte Reload
	ldr	x13, [sp, #1672]                // 8-byte Reload
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x26, #33024]
	ldr	x14, [sp, #1664]                // 8-byte Reload
	ldr	x15, [sp, #1656]                // 8-byte Reload
	ldr	x16, [sp, #1648]                // 8-byte Reload
	add	x27, x27, #16
	fmul	v22.4s, v2.4s, v0.4s
	ldr	x17, [sp, #1640]                // 8-byte Reload
	ldr	x18, [sp, #1632]                // 8-byte Reload
	ldr	x1, [sp, #1624]                 // 8-byte Reload
	ldr	x2, [sp, #1616]                 // 8-byte Reload
	str	x27, [sp, #1584]                // 8-byte Spill
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x26, #33792]
	ldr	x27, [sp, #1696]                // 8-byte Reload
	ldr	x11, [sp, #1688]                // 8-byte Reload
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x26, #34560]
	add	x27, x27, #16
	str	x27, [sp, #1696]                // 8-byte Spill
	ldr	x27, [sp, #1728]                // 8-byte Reload
	fmul	v24.4s, v2.4s, v0.4s
	add	x27, x27, #16
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x26, #35328]
	str	x27, [sp, #1728]                // 8-byte Spill
	ldr	x27, [sp, #1752]                // 8-byte Reload
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x26, #36096]
	add	x27, x27, #16
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x21, #4608]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x21, #5376]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v1.4s, v5.4s
	ldr	q5, [x21, #6144]
	fmla	v20.4s, v1.4s, v21.4s
	sub	x21, x25, #63, lsl #12          // =258048
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x28, x24]
	add	x28, x28, #16
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x9, x24]
	ldr	x9, [sp, #1752]                 // 8-byte Reload
	str	x27, [sp, #1752]                // 8-byte Spill
	ldr	x27, [sp, #1744]                // 8-byte Reload
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	ldr	q25, [x9, x24]
	ldr	x9, [sp, #1744]                 // 8-byte Reload
	add	x27, x27, #16
	fmla	v21.4s, v16.4s, v23.4s
	fmul	v23.4s, v6.4s, v23.4s
	str	x27, [sp, #1744]                // 8-byte Spill
	ldr	x27, [sp, #1736]                // 8-byte Reload
	fmla	v24.4s, v1.4s, v25.4s
	add	x27, x27, #16
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x21]
	add	x21, x22, x24
	sub	x22, x25, #54, lsl #12          // =221184
	str	q18, [x21, #15360]
	ldr	q18, [x22]
	add	x22, x26, #39, lsl #12          // =159744
	str	q20, [x21, #16128]
	ldr	q20, [x22]
	str	q22, [x21, #16896]
	ldr	q22, [x6, x24]
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x9, x24]
	ldr	x9, [sp, #1736]                 // 8-byte Reload
	fmla	v23.4s, v16.4s, v25.4s
	fmla	v24.4s, v5.4s, v25.4s
	ldr	q25, [x0, x24]
	sub	x22, x25, #42, lsl #12          // =172032
	str	x27, [sp, #1736]                // 8-byte Spill
	ldr	x27, [sp, #1720]                // 8-byte Reload
	add	x6, x6, #16
	add	x0, x0, #16
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x9, x24]
	ldr	x9, [sp, #1720]                 // 8-byte Reload
	str	q24, [x21, #17664]
	ldr	q24, [x4, x24]
	add	x27, x27, #16
	fmla	v19.4s, v2.4s, v18.4s
	str	x27, [sp, #1720]                // 8-byte Spill
	ldr	x27, [sp, #1712]                // 8-byte Reload
	add	x4, x4, #16
	str	x0, [sp, #1608]                 // 8-byte Spill
	fmla	v17.4s, v4.4s, v18.4s
	ldr	q18, [x9, x24]
	ldr	x9, [sp, #1712]                 // 8-byte Reload
	add	x27, x27, #16
	str	x4, [sp, #1592]                 // 8-byte Spill
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x9, x24]
	ldr	x9, [sp, #1704]                 // 8-byte Reload
	str	x27, [sp, #1712]                // 8-byte Spill
	ldr	x27, [sp, #1704]                // 8-byte Reload
	fmla	v21.4s, v2.4s, v18.4s
	add	x27, x27, #16
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x9, x24]
	ldr	x9, [sp, #1544]                 // 8-byte Reload
	str	x27, [sp, #1704]                // 8-byte Spill
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x10, x24]
	add	x9, x9, #16
	add	x10, x10, #16
	fmla	v23.4s, v2.4s, v18.4s
	fmla	v21.4s, v4.4s, v18.4s
	ldr	q18, [x23, x24]
	add	x23, x23, #16
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x20, x24]
	add	x20, x20, #16
	fmla	v23.4s, v4.4s, v18.4s
	ldr	q18, [x19, x24]
	add	x19, x19, #16
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v6.4s, v18.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x7, x24]
	add	x7, x7, #16
	fmla	v19.4s, v0.4s, v20.4s
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v16.4s, v20.4s
	fmul	v20.4s, v6.4s, v20.4s
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x5, x24]
	str	q17, [x21, #36864]
	add	x5, x5, #16
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v20.4s, v16.4s, v22.4s
	fmul	v22.4s, v6.4s, v22.4s
	fmla	v21.4s, v1.4s, v24.4s
	str	q19, [x21, #37632]
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x3, x24]
	add	x3, x3, #16
	str	x3, [sp, #1600]                 // 8-byte Spill
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmla	v22.4s, v16.4s, v24.4s
	fmul	v24.4s, v6.4s, v24.4s
	fmla	v23.4s, v1.4s, v25.4s
	str	q21, [x21, #38400]
	fmla	v24.4s, v7.4s, v25.4s
	ldr	q25, [x22]
	mov	x22, #-49152                    // =0xffffffffffff4000
	fmla	v23.4s, v5.4s, v25.4s
	fmla	v24.4s, v16.4s, v25.4s
	str	q23, [x21, #39168]
	sub	x21, x25, #33, lsl #12          // =135168
	ldr	q17, [x21]
	mov	x21, #-3328                     // =0xfffffffffffff300
	movk	x21, #65533, lsl #16
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x25, x21]
	mov	x21, #-2560                     // =0xfffffffffffff600
	movk	x21, #65533, lsl #16
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x25, x21]
	mov	x21, #-1792                     // =0xfffffffffffff900
	movk	x21, #65533, lsl #16
	fmla	v20.4s, v2.4s, v17.4s
	fmla	v18.4s, v4.4s, v17.4s
	ldr	q17, [x25, x21]
	mov	x21, #-1024                     // =0xfffffffffffffc00
	movk	x21, #65533, lsl #16
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x25, x21]
	mov	x21, #-256                      // =0xffffffffffffff00
	movk	x21, #65533, lsl #16
	fmla	v22.4s, v2.4s, v17.4s
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x25, x21]
	mov	x21, #-65024                    // =0xffffffffffff0200
	movk	x21, #65534, lsl #16
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x25, x21]
	mov	x21, #-64256                    // =0xffffffffffff0500
	movk	x21, #65534, lsl #16
	fmla	v24.4s, v2.4s, v17.4s
	fmla	v22.4s, v4.4s, v17.4s
	ldr	q17, [x25, x21]
	mov	x21, #-63488                    // =0xffffffffffff0800
	movk	x21, #65534, lsl #16
	fmla	v24.4s, v3.4s, v17.4s
	ldr	q17, [x25, x21]
	mov	x21, #-26624                    // =0xffffffffffff9800
	movk	x21, #65534, lsl #16
	fmla	v24.4s, v4.4s, v17.4s
	ldr	q17, [x25, x21]
	mov	x21, #-25856                    // =0xffffffffffff9b00
	movk	x21, #65534, lsl #16
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v6.4s, v17.4s
	ldr	q19, [x25, x21]
	mov	x21, #-25088                    // =0xffffffffffff9e00
	movk	x21, #65534, lsl #16
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x25, x21]
	mov	x21, #-24320                    // =0xffffffffffffa100
	fmla	v20.4s, v0.4s, v19.4s
	movk	x21, #65534, lsl #16
	ldr	q21, [x25, x21]
	mov	x21, #-23552                    // =0xffffffffffffa400
	fmla	v18.4s, v5.4s, v19.4s
	fmla	v17.4s, v16.4s, v19.4s
	fmul	v19.4s, v6.4s, v19.4s
	movk	x21, #65534, lsl #16
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x25, x21]
	mov	x21, #-22784                    // =0xffffffffffffa700
	movk	x21, #65534, lsl #16
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	ldr	q23, [x25, x21]
	mov	x21, #-22016                    // =0xffffffffffffaa00
	fmla	v19.4s, v16.4s, v21.4s
	fmul	v21.4s, v6.4s, v21.4s
	movk	x21, #65534, lsl #16
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x25, x21]
	mov	x21, #-21248                    // =0xffffffffffffad00
	movk	x21, #65534, lsl #16
	fmla	v24.4s, v0.4s, v23.4s
	fmul	v6.4s, v6.4s, v23.4s
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v21.4s, v16.4s, v23.4s
	ldr	q23, [x25, x21]
	sub	x21, x25, #21, lsl #12          // =86016
	fmla	v24.4s, v1.4s, v23.4s
	fmla	v6.4s, v7.4s, v23.4s
	ldr	q7, [x21]
	add	x21, x11, x24
	add	x11, x11, #16
	str	q18, [x21]
	str	q20, [x21, #768]
	fmla	v24.4s, v5.4s, v7.4s
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x25, x22]
	add	x22, x26, #81, lsl #12          // =331776
	ldr	x26, [sp, #1552]                // 8-byte Reload
	str	q22, [x21, #1536]
	fmla	v17.4s, v2.4s, v7.4s
	ldr	q7, [x12, x24]
	add	x12, x12, #16
	str	x12, [sp, #1680]                // 8-byte Spill
	str	q24, [x21, #2304]
	str	x11, [sp, #1688]                // 8-byte Spill
	fmla	v17.4s, v3.4s, v7.4s
	ldr	q7, [x13, x24]
	add	x13, x13, #16
	str	x13, [sp, #1672]                // 8-byte Spill
	fmla	v19.4s, v2.4s, v7.4s
	fmla	v17.4s, v4.4s, v7.4s
	ldr	q7, [x14, x24]
	add	x14, x14, #16
	str	x14, [sp, #1664]                // 8-byte Spill
	fmla	v19.4s, v3.4s, v7.4s
	ldr	q7, [x15, x24]
	add	x15, x15, #16
	str	x15, [sp, #1656]                // 8-byte Spill
	fmla	v21.4s, v2.4s, v7.4s
	fmla	v19.4s, v4.4s, v7.4s
	ldr	q7, [x16, x24]
	add	x16, x16, #16
	str	x16, [sp, #1648]                // 8-byte Spill
	fmla	v21.4s, v3.4s, v7.4s
	ldr	q7, [x17, x24]
	add	x17, x17, #16
	str	x17, [sp, #1640]                // 8-byte Spill
	fmla	v6.4s, v2.4s, v7.4s
	ldr	q2, [x18, x24]
	add	x18, x18, #16
	str	x18, [sp, #1632]                // 8-byte Spill
	fmla	v21.4s, v4.4s, v7.4s
	fmla	v6.4s, v3.4s, v2.4s
	ldr	q2, [x1, x24]
	add	x1, x1, #16
	str	x1, [sp, #1624]                 // 8-byte Spill
	fmla	v6.4s, v4.4s, v2.4s
	ldr	q2, [x2, x24]
	add	x2, x2, #16
	str	x2, [sp, #1616]                 // 8-byte Spill
	fmla	v17.4s, v0.4s, v2.4s
	ldr	q2, [x22]
	sub	x22, x25, #3840
	fmla	v17.4s, v1.4s, v2.4s
	ldr	q2, [x26, x24]
	add	x26, x26, #16
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v17.4s, v5.4s, v2.4s
	ldr	q2, [x22]
	sub	x22, x25, #3072
	fmla	v19.4s, v1.4s, v2.4s
	ldr	q2, [x22]
	sub	x22, x25, #2304
	fmla	v21.4s, v0.4s, v2.4s
	str	q17, [x21, #21504]
	fmla	v19.4s, v5.4s, v2.4s
	ldr	q2, [x22]
	sub	x22, x25, #1536
	fmla	v21.4s, v1.4s, v2.4s
	ldr	q2, [x22]
	sub	x22, x25, #768
	fmla	v6.4s, v0.4s, v2.4s
	ldr	q0, [x22]
	str	q19, [x21, #22272]
	ldr	x22, [sp, #1568]                // 8-byte Reload
	fmla	v21.4s, v5.4s, v2.4s
	add	x22, x22, #16
	fmla	v6.4s, v1.4s, v0.4s
	ldr	q0, [x25]
	ldr	x25, [sp, #1560]                // 8-byte Reload
	str	q21, [x21, #23040]
	add	x25, x25, #16
	fmla	v6.4s, v5.4s, v0.4s
	str	q6, [x21, #23808]
	ldr	x21, [sp, #1576]                // 8-byte Reload
	add	x21, x21, #4
	cmp	x21, #188
	b.lt	.LBB1_14
	b	.LBB1_11
.LBB1_15:                               // %.loopexit21
	ldr	x9, [sp, #1208]                 // 8-byte Reload
	mov	x8, #-20532                     // =0xffffffffffffafcc
	ldr	x10, [sp, #1216]                // 8-byte Reload
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
	str	x10, [sp, #928]                 // 8-byte Spill
	cmp	x10, x9
	str	x9, [sp, #8]                    // 8-byte Spill
	b.hs	.LBB1_31
// %bb.16:                              // %.lr.ph37.preheader
	mov	w9, #16384                      // =0x4000
	ldr	x10, [sp, #1224]                // 8-byte Reload
	str	xzr, [sp, #984]                 // 8-byte Spill
	movk	w9, #5, lsl #16
	madd	x10, x8, x9, x10
	add	x9, x10, #73, lsl #12           // =299008
	str	x10, [sp, #960]                 // 8-byte Spill
	add	x9, x9, #2048
	str	x10, [sp, #952]                 // 8-byte Spill
	str	x9, [sp, #296]                  // 8-byte Spill
	add	x9, x10, #159, lsl #12          // =651264
	add	x11, x9, #768
	add	x9, x10, #157, lsl #12          // =643072
	add	x9, x9, #2048
	stp	x9, x11, [sp, #280]             // 16-byte Folded Spill
	add	x13, x9, #2304
	add	x12, x9, #1536
	add	x9, x9, #768
	stp	x12, x13, [sp, #264]            // 16-byte Folded Spill
	str	x9, [sp, #256]                  // 8-byte Spill
	add	x9, x10, #148, lsl #12          // =606208
	add	x12, x9, #2048
	add	x9, x12, #768
	str	x9, [sp, #944]                  // 8-byte Spill
	add	x9, x10, #147, lsl #12          // =602112
	add	x9, x9, #1536
	add	x14, x9, #3840
	add	x13, x9, #3072
	stp	x9, x12, [sp, #240]             // 16-byte Folded Spill
	stp	x13, x14, [sp, #224]            // 16-byte Folded Spill
	add	x14, x9, #2304
	add	x13, x9, #1536
	add	x9, x9, #768
	stp	x13, x14, [sp, #208]            // 16-byte Folded Spill
	ldr	x13, [sp, #1232]                // 8-byte Reload
	str	x9, [sp, #200]                  // 8-byte Spill
	mov	w9, #20480                      // =0x5000
	movk	w9, #1, lsl #16
	madd	x8, x8, x9, x13
	mov	w9, #129024                     // =0x1f800
	add	x9, x8, x9
	str	x9, [sp, #192]                  // 8-byte Spill
	add	x9, x10, #137, lsl #12          // =561152
	add	x13, x9, #2560
	add	x9, x13, #768
	stp	x9, x13, [sp, #176]             // 16-byte Folded Spill
	add	x9, x10, #136, lsl #12          // =557056
	add	x9, x9, #2048
	add	x15, x9, #3840
	add	x14, x9, #3072
	str	x9, [sp, #168]                  // 8-byte Spill
	stp	x14, x15, [sp, #152]            // 16-byte Folded Spill
	add	x15, x9, #2304
	add	x14, x8, #21, lsl #12           // =86016
	str	x15, [sp, #136]                 // 8-byte Spill
	add	x15, x9, #1536
	add	x9, x9, #768
	stp	x9, x15, [sp, #120]             // 16-byte Folded Spill
	add	x9, x10, #105, lsl #12          // =430080
	add	x9, x9, #1536
	add	x15, x9, #768
	stp	x15, x9, [sp, #104]             // 16-byte Folded Spill
	add	x15, x9, #1536
	str	x15, [sp, #96]                  // 8-byte Spill
	add	x15, x9, #2304
	str	x15, [sp, #88]                  // 8-byte Spill
	add	x15, x9, #3072
	add	x9, x9, #3840
	stp	x9, x15, [sp, #72]              // 16-byte Folded Spill
	add	x9, x10, #106, lsl #12          // =434176
	add	x15, x9, #2048
	add	x9, x15, #768
	str	x9, [sp, #936]                  // 8-byte Spill
	add	x9, x10, #115, lsl #12          // =471040
	add	x9, x9, #2048
	add	x17, x9, #768
	add	x16, x9, #1536
	stp	x9, x15, [sp, #56]              // 16-byte Folded Spill
	stp	x16, x17, [sp, #40]             // 16-byte Folded Spill
	add	x17, x9, #2304
	add	x16, x9, #3072
	add	x9, x9, #3840
	stp	x16, x17, [sp, #24]             // 16-byte Folded Spill
	str	x9, [sp, #16]                   // 8-byte Spill
	add	x9, x10, #160, lsl #12          // =655360
	add	x9, x9, #1280
	str	x9, [sp, #920]                  // 8-byte Spill
	add	x9, x10, #117, lsl #12          // =479232
	add	x9, x9, #1536
	str	x9, [sp, #912]                  // 8-byte Spill
	add	x9, x9, #3072
	str	x9, [sp, #904]                  // 8-byte Spill
	add	x9, x11, #3072
	str	x9, [sp, #896]                  // 8-byte Spill
	add	x9, x11, #2304
	str	x9, [sp, #888]                  // 8-byte Spill
	add	x9, x10, #75, lsl #12           // =307200
	add	x9, x9, #768
	str	x9, [sp, #880]                  // 8-byte Spill
	add	x9, x11, #1536
	str	x9, [sp, #872]                  // 8-byte Spill
	add	x9, x11, #768
	str	x9, [sp, #864]                  // 8-byte Spill
	add	x9, x10, #149, lsl #12          // =610304
	add	x9, x9, #2560
	add	x11, x9, #3840
	str	x9, [sp, #856]                  // 8-byte Spill
	str	x11, [sp, #848]                 // 8-byte Spill
	add	x11, x9, #3072
	add	x9, x9, #768
	str	x9, [sp, #832]                  // 8-byte Spill
	add	x9, x12, #3840
	str	x9, [sp, #824]                  // 8-byte Spill
	add	x9, x12, #3072
	str	x9, [sp, #816]                  // 8-byte Spill
	add	x9, x12, #2304
	str	x9, [sp, #808]                  // 8-byte Spill
	add	x9, x12, #1536
	str	x9, [sp, #800]                  // 8-byte Spill
	add	x9, x8, #32, lsl #12            // =131072
	add	x9, x9, #1792
	str	x11, [sp, #840]                 // 8-byte Spill
	str	x9, [sp, #792]                  // 8-byte Spill
	add	x9, x10, #139, lsl #12          // =569344
	add	x9, x9, #3584
	str	x9, [sp, #784]                  // 8-byte Spill
	add	x9, x9, #768
	str	x9, [sp, #776]                  // 8-byte Spill
	add	x9, x10, #138, lsl #12          // =565248
	add	x11, x9, #3072
	add	x9, x11, #3840
	str	x11, [sp, #768]                 // 8-byte Spill
	str	x9, [sp, #760]                  // 8-byte Spill
	add	x9, x11, #3072
	str	x9, [sp, #752]                  // 8-byte Spill
	add	x9, x11, #2304
	str	x9, [sp, #744]                  // 8-byte Spill
	add	x9, x10, #96, lsl #12           // =393216
	add	x9, x9, #1536
	add	x12, x9, #768
	str	x9, [sp, #736]                  // 8-byte Spill
	str	x12, [sp, #728]                 // 8-byte Spill
	add	x12, x9, #1536
	str	x12, [sp, #720]                 // 8-byte Spill
	add	x12, x9, #2304
	add	x9, x9, #3840
	str	x9, [sp, #704]                  // 8-byte Spill
	add	x9, x10, #97, lsl #12           // =397312
	add	x9, x9, #2048
	str	x12, [sp, #712]                 // 8-byte Spill
	add	x12, x9, #768
	str	x9, [sp, #696]                  // 8-byte Spill
	str	x12, [sp, #688]                 // 8-byte Spill
	add	x12, x9, #1536
	add	x9, x9, #2304
	str	x9, [sp, #672]                  // 8-byte Spill
	add	x9, x8, #21, lsl #12            // =86016
	str	x9, [sp, #144]                  // 8-byte Spill
	add	x9, x14, #3840
	str	x9, [sp, #664]                  // 8-byte Spill
	add	x9, x11, #768
	str	x9, [sp, #656]                  // 8-byte Spill
	add	x9, x13, #3840
	str	x9, [sp, #648]                  // 8-byte Spill
	add	x9, x13, #3072
	str	x9, [sp, #640]                  // 8-byte Spill
	add	x9, x15, #1536
	str	x9, [sp, #632]                  // 8-byte Spill
	add	x9, x15, #2304
	str	x9, [sp, #624]                  // 8-byte Spill
	add	x9, x15, #3072
	str	x9, [sp, #616]                  // 8-byte Spill
	add	x9, x15, #3840
	str	x9, [sp, #608]                  // 8-byte Spill
	add	x9, x10, #107, lsl #12          // =438272
	add	x9, x9, #2560
	str	x12, [sp, #680]                 // 8-byte Spill
	add	x11, x9, #768
	str	x9, [sp, #600]                  // 8-byte Spill
	str	x11, [sp, #592]                 // 8-byte Spill
	add	x11, x9, #3072
	add	x9, x9, #3840
	str	x9, [sp, #576]                  // 8-byte Spill
	add	x9, x10, #123, lsl #12          // =503808
	add	x9, x9, #2304
	str	x11, [sp, #584]                 // 8-byte Spill
	str	x9, [sp, #568]                  // 8-byte Spill
	add	x9, x10, #165, lsl #12          // =675840
	add	x9, x9, #768
	str	x9, [sp, #560]                  // 8-byte Spill
	add	x9, x10, #80, lsl #12           // =327680
	add	x9, x9, #3328
	str	x9, [sp, #552]                  // 8-byte Spill
	add	x9, x10, #155, lsl #12          // =634880
	add	x9, x9, #1792
	str	x9, [sp, #544]                  // 8-byte Spill
	add	x9, x9, #768
	str	x9, [sp, #536]                  // 8-byte Spill
	add	x9, x10, #154, lsl #12          // =630784
	add	x9, x9, #1280
	add	x11, x9, #3840
	str	x9, [sp, #528]                  // 8-byte Spill
	str	x11, [sp, #520]                 // 8-byte Spill
	add	x11, x9, #3072
	str	x11, [sp, #512]                 // 8-byte Spill
	add	x11, x9, #2304
	str	x11, [sp, #504]                 // 8-byte Spill
	add	x11, x9, #1536
	add	x9, x9, #768
	stp	x9, x11, [sp, #488]             // 16-byte Folded Spill
	add	x9, x8, #35, lsl #12            // =143360
	add	x8, x8, #24, lsl #12            // =98304
	add	x11, x9, #1024
	add	x9, x10, #145, lsl #12          // =593920
	add	x8, x8, #3072
	add	x9, x9, #1280
	stp	x9, x11, [sp, #472]             // 16-byte Folded Spill
	add	x9, x10, #144, lsl #12          // =589824
	add	x9, x9, #768
	add	x11, x9, #3840
	stp	x11, x9, [sp, #456]             // 16-byte Folded Spill
	add	x11, x9, #3072
	str	x11, [sp, #448]                 // 8-byte Spill
	add	x11, x9, #2304
	add	x9, x9, #768
	stp	x9, x11, [sp, #432]             // 16-byte Folded Spill
	add	x9, x10, #102, lsl #12          // =417792
	add	x9, x9, #768
	add	x11, x9, #768
	stp	x11, x9, [sp, #416]             // 16-byte Folded Spill
	add	x11, x9, #2304
	str	x11, [sp, #408]                 // 8-byte Spill
	add	x11, x9, #3072
	add	x9, x9, #3840
	stp	x9, x11, [sp, #392]             // 16-byte Folded Spill
	add	x9, x10, #103, lsl #12          // =421888
	add	x9, x9, #1280
	stp	x8, x9, [sp, #376]              // 16-byte Folded Spill
	add	x8, x10, #112, lsl #12          // =458752
	add	x8, x8, #1280
	add	x11, x8, #768
	add	x9, x8, #1536
	str	x8, [sp, #368]                  // 8-byte Spill
	stp	x9, x11, [sp, #352]             // 16-byte Folded Spill
	add	x11, x8, #2304
	add	x9, x8, #3072
	stp	x9, x11, [sp, #336]             // 16-byte Folded Spill
	add	x9, x8, #3840
	add	x8, x10, #113, lsl #12          // =462848
	add	x8, x8, #1792
	stp	x8, x9, [sp, #320]              // 16-byte Folded Spill
	add	x8, x8, #768
	stp	xzr, x8, [sp, #304]             // 16-byte Folded Spill
	b	.LBB1_18
.LBB1_17:                               // %.loopexit
                                        //   in Loop: Header=BB1_18 Depth=1
	ldr	x8, [sp, #296]                  // 8-byte Reload
	add	x9, x8, #84, lsl #12            // =344064
	ldr	x8, [sp, #952]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #952]                  // 8-byte Spill
	ldr	x8, [sp, #288]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #288]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #264]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #264]              // 16-byte Folded Spill
	ldr	x8, [sp, #256]                  // 8-byte Reload
	add	x9, x8, #84, lsl #12            // =344064
	ldr	x8, [sp, #280]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #280]                  // 8-byte Spill
	ldr	x8, [sp, #944]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #944]                  // 8-byte Spill
	ldr	x8, [sp, #248]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #248]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #224]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #224]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #208]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #208]              // 16-byte Folded Spill
	ldr	x8, [sp, #200]                  // 8-byte Reload
	add	x9, x8, #84, lsl #12            // =344064
	ldr	x8, [sp, #240]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #240]                  // 8-byte Spill
	ldr	x8, [sp, #192]                  // 8-byte Reload
	add	x8, x8, #21, lsl #12            // =86016
	stp	x8, x9, [sp, #192]              // 16-byte Folded Spill
	ldp	x10, x8, [sp, #176]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x9, x8, [sp, #176]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #152]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #152]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #136]             // 16-byte Folded Reload
	add	x9, x10, #21, lsl #12           // =86016
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #136]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #120]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #120]              // 16-byte Folded Spill
	ldr	x8, [sp, #168]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #168]                  // 8-byte Spill
	ldp	x8, x10, [sp, #104]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #104]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #88]              // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #88]               // 16-byte Folded Spill
	ldp	x8, x10, [sp, #72]              // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #72]               // 16-byte Folded Spill
	ldr	x8, [sp, #64]                   // 8-byte Reload
	add	x9, x8, #84, lsl #12            // =344064
	ldr	x8, [sp, #936]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #936]                  // 8-byte Spill
	ldr	x8, [sp, #56]                   // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #56]               // 16-byte Folded Spill
	ldp	x8, x10, [sp, #40]              // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #40]               // 16-byte Folded Spill
	ldp	x8, x10, [sp, #24]              // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #24]               // 16-byte Folded Spill
	ldr	x8, [sp, #16]                   // 8-byte Reload
	ldr	x9, [sp, #304]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #16]                   // 8-byte Spill
	ldr	x8, [sp, #920]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #920]                  // 8-byte Spill
	ldr	x8, [sp, #904]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #904]                  // 8-byte Spill
	ldr	x8, [sp, #896]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #896]                  // 8-byte Spill
	ldr	x8, [sp, #888]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #888]                  // 8-byte Spill
	ldr	x8, [sp, #880]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #880]                  // 8-byte Spill
	ldr	x8, [sp, #872]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #872]                  // 8-byte Spill
	ldr	x8, [sp, #864]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #864]                  // 8-byte Spill
	ldr	x8, [sp, #848]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #848]                  // 8-byte Spill
	ldr	x8, [sp, #840]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #840]                  // 8-byte Spill
	ldr	x8, [sp, #832]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #832]                  // 8-byte Spill
	ldr	x8, [sp, #856]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #856]                  // 8-byte Spill
	ldr	x8, [sp, #824]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #824]                  // 8-byte Spill
	ldr	x8, [sp, #816]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #816]                  // 8-byte Spill
	ldr	x8, [sp, #808]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #808]                  // 8-byte Spill
	ldr	x8, [sp, #800]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #800]                  // 8-byte Spill
	ldr	x8, [sp, #792]                  // 8-byte Reload
	add	x8, x8, #21, lsl #12            // =86016
	str	x8, [sp, #792]                  // 8-byte Spill
	ldr	x8, [sp, #776]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #776]                  // 8-byte Spill
	ldr	x8, [sp, #784]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #784]                  // 8-byte Spill
	ldr	x8, [sp, #760]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #760]                  // 8-byte Spill
	ldr	x8, [sp, #752]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #752]                  // 8-byte Spill
	ldr	x8, [sp, #744]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #744]                  // 8-byte Spill
	ldr	x8, [sp, #736]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #736]                  // 8-byte Spill
	ldr	x8, [sp, #728]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #728]                  // 8-byte Spill
	ldr	x8, [sp, #720]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #720]                  // 8-byte Spill
	ldr	x8, [sp, #712]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #712]                  // 8-byte Spill
	ldr	x8, [sp, #704]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #704]                  // 8-byte Spill
	ldr	x8, [sp, #696]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #696]                  // 8-byte Spill
	ldr	x8, [sp, #688]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #688]                  // 8-byte Spill
	ldr	x8, [sp, #680]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #680]                  // 8-byte Spill
	ldr	x8, [sp, #672]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #672]                  // 8-byte Spill
	ldr	x8, [sp, #664]                  // 8-byte Reload
	add	x8, x8, #21, lsl #12            // =86016
	str	x8, [sp, #664]                  // 8-byte Spill
	ldr	x8, [sp, #656]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #656]                  // 8-byte Spill
	ldr	x8, [sp, #768]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #768]                  // 8-byte Spill
	ldr	x8, [sp, #648]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #648]                  // 8-byte Spill
	ldr	x8, [sp, #640]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #640]                  // 8-byte Spill
	ldr	x8, [sp, #632]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #632]                  // 8-byte Spill
	ldr	x8, [sp, #624]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #624]                  // 8-byte Spill
	ldr	x8, [sp, #616]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #616]                  // 8-byte Spill
	ldr	x8, [sp, #608]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #608]                  // 8-byte Spill
	ldr	x8, [sp, #600]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #600]                  // 8-byte Spill
	ldr	x8, [sp, #592]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #592]                  // 8-byte Spill
	ldr	x8, [sp, #584]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #584]                  // 8-byte Spill
	ldr	x8, [sp, #576]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #576]                  // 8-byte Spill
	ldr	x8, [sp, #912]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #912]                  // 8-byte Spill
	mov	w8, #16384                      // =0x4000
	movk	w8, #5, lsl #16
	add	x9, x9, x8
	ldr	x8, [sp, #568]                  // 8-byte Reload
	str	x9, [sp, #304]                  // 8-byte Spill
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #568]                  // 8-byte Spill
	ldr	x8, [sp, #560]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #560]                  // 8-byte Spill
	ldr	x8, [sp, #552]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #552]                  // 8-byte Spill
	ldr	x8, [sp, #536]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #536]                  // 8-byte Spill
	ldr	x8, [sp, #544]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #544]                  // 8-byte Spill
	ldr	x8, [sp, #520]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #520]                  // 8-byte Spill
	ldp	x8, x10, [sp, #504]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #504]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #488]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #488]              // 16-byte Folded Spill
	ldr	x8, [sp, #528]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #528]                  // 8-byte Spill
	ldp	x8, x10, [sp, #472]             // 16-byte Folded Reload
	add	x9, x10, #21, lsl #12           // =86016
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #472]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #448]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #448]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #432]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #432]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #416]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #416]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #400]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #400]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #384]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #384]              // 16-byte Folded Spill
	ldr	x8, [sp, #376]                  // 8-byte Reload
	add	x9, x8, #21, lsl #12            // =86016
	ldr	x8, [sp, #464]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #464]                  // 8-byte Spill
	ldr	x8, [sp, #368]                  // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #368]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #352]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #352]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #336]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #336]              // 16-byte Folded Spill
	ldp	x8, x10, [sp, #320]             // 16-byte Folded Reload
	add	x9, x10, #84, lsl #12           // =344064
	add	x8, x8, #84, lsl #12            // =344064
	stp	x8, x9, [sp, #320]              // 16-byte Folded Spill
	ldr	x8, [sp, #312]                  // 8-byte Reload
	ldr	x9, [sp, #8]                    // 8-byte Reload
	add	x8, x8, #84, lsl #12            // =344064
	str	x8, [sp, #312]                  // 8-byte Spill
	ldr	x8, [sp, #928]                  // 8-byte Reload
	cmp	x8, x9
	b.hs	.LBB1_31
.LBB1_18:                               // %.lr.ph37
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_20 Depth 2
                                        //     Child Loop BB1_23 Depth 2
                                        //       Child Loop BB1_25 Depth 3
                                        //     Child Loop BB1_28 Depth 2
                                        //       Child Loop BB1_30 Depth 3
	ldr	x8, [sp, #984]                  // 8-byte Reload
	mov	w4, #17152                      // =0x4300
	//APP
	//NO_APP
	cmp	x8, #191
	movk	w4, #5, lsl #16
	b.gt	.LBB1_21
// %bb.19:                              // %.lr.ph28
                                        //   in Loop: Header=BB1_18 Depth=1
	sub	x2, x8, #4
	lsl	x29, x8, #2
	mov	w8, #16384                      // =0x4000
	movk	w8, #5, lsl #16
	ldp	x26, x30, [sp, #16]             // 16-byte Folded Reload
	add	x8, x8, x29
	ldp	x11, x12, [sp, #32]             // 16-byte Folded Reload
	add	x8, x8, #768
	ldp	x7, x6, [sp, #48]               // 16-byte Folded Reload
	str	x8, [sp, #1448]                 // 8-byte Spill
	ldr	x8, [sp, #168]                  // 8-byte Reload
	ldr	x9, [sp, #936]                  // 8-byte Reload
	ldp	x1, x0, [sp, #64]               // 16-byte Folded Reload
	ldr	x5, [sp, #968]                  // 8-byte Reload
	str	x8, [sp, #1744]                 // 8-byte Spill
	ldp	x13, x8, [sp, #112]             // 16-byte Folded Reload
	ldp	x18, x17, [sp, #80]             // 16-byte Folded Reload
	ldr	x25, [sp, #952]                 // 8-byte Reload
	ldp	x16, x15, [sp, #96]             // 16-byte Folded Reload
	str	x8, [sp, #1736]                 // 8-byte Spill
	ldp	x10, x8, [sp, #128]             // 16-byte Folded Reload
	str	x8, [sp, #1720]                 // 8-byte Spill
	ldp	x14, x8, [sp, #144]             // 16-byte Folded Reload
	str	x10, [sp, #1728]                // 8-byte Spill
	str	x8, [sp, #1712]                 // 8-byte Spill
	ldr	x8, [sp, #160]                  // 8-byte Reload
	str	x8, [sp, #1704]                 // 8-byte Spill
	ldp	x8, x10, [sp, #176]             // 16-byte Folded Reload
	str	x8, [sp, #1688]                 // 8-byte Spill
	ldr	x8, [sp, #192]                  // 8-byte Reload
	str	x10, [sp, #1696]                // 8-byte Spill
	str	x8, [sp, #1680]                 // 8-byte Spill
	ldr	x8, [sp, #240]                  // 8-byte Reload
	str	x8, [sp, #1672]                 // 8-byte Spill
	ldp	x10, x8, [sp, #200]             // 16-byte Folded Reload
	str	x10, [sp, #1664]                // 8-byte Spill
	str	x8, [sp, #1656]                 // 8-byte Spill
	ldp	x10, x8, [sp, #216]             // 16-byte Folded Reload
	str	x8, [sp, #1640]                 // 8-byte Spill
	ldr	x8, [sp, #232]                  // 8-byte Reload
	str	x10, [sp, #1648]                // 8-byte Spill
	str	x8, [sp, #1632]                 // 8-byte Spill
	ldr	x8, [sp, #248]                  // 8-byte Reload
	str	x8, [sp, #1624]                 // 8-byte Spill
	ldr	x8, [sp, #944]                  // 8-byte Reload
	str	x8, [sp, #1616]                 // 8-byte Spill
	ldr	x8, [sp, #280]                  // 8-byte Reload
	str	x8, [sp, #1608]                 // 8-byte Spill
	ldp	x10, x8, [sp, #256]             // 16-byte Folded Reload
	str	x8, [sp, #1592]                 // 8-byte Spill
	ldr	x8, [sp, #272]                  // 8-byte Reload
	str	x10, [sp, #1600]                // 8-byte Spill
	str	x8, [sp, #1584]                 // 8-byte Spill
	ldp	x8, x3, [sp, #288]              // 16-byte Folded Reload
	str	x8, [sp, #1576]                 // 8-byte Spill
.LBB1_20:                               //   Parent Loop BB1_18 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	str	x3, [sp, #1752]                 // 8-byte Spill
	ldr	x23, [sp, #1744]                // 8-byte Reload
	str	x2, [sp, #1568]                 // 8-byte Spill
	add	x3, x3, x29
	add	x2, x5, x29
	ldr	q0, [x3]
	ldr	q7, [x2, #768]
	ldr	q16, [x2]
	ldr	q4, [x2, #1536]
	ldr	q1, [x2, #3072]
	add	x8, x25, x29
	fmul	v18.4s, v0.4s, v7.4s
	ldr	q0, [x3, #768]
	ldr	q5, [x2, #2304]
	ldr	q3, [x2, #3840]
	ldr	q6, [x2, #4608]
	ldr	x22, [sp, #1736]                // 8-byte Reload
	fmul	v20.4s, v0.4s, v16.4s
	ldr	x21, [sp, #1728]                // 8-byte Reload
	ldr	x20, [sp, #1720]                // 8-byte Reload
	ldr	x19, [sp, #1712]                // 8-byte Reload
	str	x7, [sp, #1472]                 // 8-byte Spill
	ldr	x10, [sp, #1608]                // 8-byte Reload
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x3, #1536]
	str	x6, [sp, #1480]                 // 8-byte Spill
	str	x17, [sp, #1520]                // 8-byte Spill
	ldr	x27, [sp, #1584]                // 8-byte Reload
	ldr	x28, [sp, #1576]                // 8-byte Reload
	fmla	v20.4s, v7.4s, v0.4s
	ldr	q0, [x3, #2304]
	str	x1, [sp, #1496]                 // 8-byte Spill
	str	x0, [sp, #1504]                 // 8-byte Spill
	fmul	v22.4s, v16.4s, v0.4s
	str	x16, [sp, #1528]                // 8-byte Spill
	str	x15, [sp, #1536]                // 8-byte Spill
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x3, #3072]
	str	x14, [sp, #1552]                // 8-byte Spill
	str	x13, [sp, #1544]                // 8-byte Spill
	fmla	v22.4s, v7.4s, v0.4s
	ldr	q0, [x3, #3840]
	str	x12, [sp, #1464]                // 8-byte Spill
	str	x11, [sp, #1456]                // 8-byte Spill
	fmul	v24.4s, v16.4s, v0.4s
	str	x9, [sp, #1488]                 // 8-byte Spill
	str	x5, [sp, #1560]                 // 8-byte Spill
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x3, #4608]
	str	x18, [sp, #1512]                // 8-byte Spill
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x3, #5376]
	fmul	v26.4s, v16.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x3, #6144]
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x3, #6912]
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x3, #43008]
	fmla	v18.4s, v1.4s, v0.4s
	ldr	q0, [x3, #43776]
	fmla	v20.4s, v5.4s, v0.4s
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x3, #44544]
	fmla	v20.4s, v1.4s, v0.4s
	ldr	q0, [x3, #45312]
	fmla	v22.4s, v5.4s, v0.4s
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x3, #46080]
	fmla	v22.4s, v1.4s, v0.4s
	ldr	q0, [x3, #46848]
	fmla	v24.4s, v5.4s, v0.4s
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x3, #47616]
	fmla	v24.4s, v1.4s, v0.4s
	ldr	q0, [x3, #48384]
	fmla	v26.4s, v5.4s, v0.4s
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x3, #49152]
	fmla	v26.4s, v1.4s, v0.4s
	ldr	q0, [x3, #49920]
	add	x3, x8, x4
	ldr	q2, [x3, #42240]
	ldr	q19, [x3, #43008]
	ldr	q21, [x3, #43776]
	ldr	q23, [x3, #45312]
	ldr	q25, [x3, #46848]
	add	x8, x25, x29
	fmul	v17.4s, v7.4s, v2.4s
	fmla	v20.4s, v6.4s, v19.4s
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x2, #5376]
	fmla	v18.4s, v0.4s, v2.4s
	ldr	q2, [x2, #6144]
	mov	w2, #393216                     // =0x60000
	fmla	v17.4s, v4.4s, v19.4s
	fmla	v20.4s, v0.4s, v21.4s
	ldr	q27, [x8, x2]
	add	x2, x14, x29
	ldr	x14, [sp, #1640]                // 8-byte Reload
	fmla	v18.4s, v2.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x3, #44544]
	str	q18, [x2]
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v6.4s, v21.4s
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	str	q20, [x2, #768]
	ldr	q20, [x7, x29]
	ldr	x7, [sp, #1704]                 // 8-byte Reload
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x3, #46080]
	fmla	v22.4s, v2.4s, v23.4s
	fmla	v24.4s, v6.4s, v23.4s
	fmla	v21.4s, v4.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v0.4s, v25.4s
	str	q22, [x2, #1536]
	ldr	q22, [x12, x29]
	ldr	x12, [sp, #1624]                // 8-byte Reload
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x3, #47616]
	fmla	v24.4s, v2.4s, v25.4s
	fmla	v26.4s, v6.4s, v25.4s
	fmla	v23.4s, v4.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v26.4s, v0.4s, v27.4s
	str	q24, [x2, #2304]
	ldr	q24, [x30, x29]
	add	x30, x30, #16
	fmla	v25.4s, v7.4s, v27.4s
	ldr	q27, [x3, #49152]
	add	x3, x8, #105, lsl #12           // =430080
	ldr	q18, [x3]
	ldr	x3, [sp, #1448]                 // 8-byte Reload
	add	x8, x25, x29
	fmla	v26.4s, v2.4s, v27.4s
	add	x4, x8, #147, lsl #12           // =602112
	add	x24, x25, x3
	fmla	v17.4s, v1.4s, v18.4s
	add	x3, x24, #21, lsl #12           // =86016
	fmla	v25.4s, v4.4s, v27.4s
	ldr	q18, [x3]
	add	x3, x26, x29
	add	x26, x26, #16
	str	q26, [x2, #3072]
	ldr	q26, [x3, #768]
	ldr	q27, [x3, #2304]
	fmla	v19.4s, v5.4s, v18.4s
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x13, x29]
	ldr	x13, [sp, #1632]                // 8-byte Reload
	fmla	v19.4s, v1.4s, v18.4s
	ldr	q18, [x15, x29]
	ldr	x15, [sp, #1648]                // 8-byte Reload
	fmla	v21.4s, v5.4s, v18.4s
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x16, x29]
	ldr	x16, [sp, #1656]                // 8-byte Reload
	fmla	v21.4s, v1.4s, v18.4s
	ldr	q18, [x17, x29]
	ldr	x17, [sp, #1688]                // 8-byte Reload
	fmla	v23.4s, v5.4s, v18.4s
	fmla	v19.4s, v6.4s, v20.4s
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x18, x29]
	ldr	x18, [sp, #1680]                // 8-byte Reload
	fmla	v23.4s, v1.4s, v18.4s
	ldr	q18, [x0, x29]
	fmla	v19.4s, v0.4s, v22.4s
	ldr	x0, [sp, #1664]                 // 8-byte Reload
	fmla	v25.4s, v5.4s, v18.4s
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x1, x29]
	ldr	x1, [sp, #1672]                 // 8-byte Reload
	fmla	v25.4s, v1.4s, v18.4s
	ldr	q18, [x9, x29]
	ldr	x9, [sp, #1592]                 // 8-byte Reload
	fmla	v25.4s, v3.4s, v18.4s
	ldr	q18, [x6, x29]
	ldr	x6, [sp, #1696]                 // 8-byte Reload
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v7.4s, v18.4s
	fmla	v17.4s, v2.4s, v20.4s
	fmla	v18.4s, v4.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x11, x29]
	str	q17, [x2, #21504]
	ldr	q17, [x3, #39168]
	ldr	x11, [sp, #1616]                // 8-byte Reload
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v21.4s, v6.4s, v22.4s
	fmla	v18.4s, v1.4s, v17.4s
	ldr	q17, [x3, #39936]
	fmla	v20.4s, v4.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v0.4s, v24.4s
	str	q19, [x2, #22272]
	ldr	q19, [x22, x29]
	fmla	v18.4s, v3.4s, v17.4s
	add	x22, x22, #16
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x3]
	fmla	v20.4s, v5.4s, v17.4s
	ldr	q17, [x3, #40704]
	str	x22, [sp, #1736]                // 8-byte Spill
	fmla	v21.4s, v2.4s, v24.4s
	fmla	v23.4s, v6.4s, v24.4s
	fmla	v22.4s, v4.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v1.4s, v17.4s
	ldr	q17, [x3, #41472]
	fmla	v23.4s, v0.4s, v26.4s
	str	q21, [x2, #23040]
	ldr	q21, [x21, x29]
	add	x21, x21, #16
	fmla	v24.4s, v7.4s, v26.4s
	ldr	q26, [x3, #1536]
	fmla	v22.4s, v5.4s, v17.4s
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x3, #42240]
	str	x21, [sp, #1728]                // 8-byte Spill
	fmla	v23.4s, v2.4s, v26.4s
	fmla	v25.4s, v6.4s, v26.4s
	fmla	v24.4s, v4.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v22.4s, v1.4s, v17.4s
	ldr	q17, [x3, #43008]
	fmla	v20.4s, v6.4s, v19.4s
	fmla	v25.4s, v0.4s, v27.4s
	str	q23, [x2, #23808]
	ldr	q23, [x19, x29]
	add	x19, x19, #16
	fmla	v26.4s, v7.4s, v27.4s
	ldr	q27, [x3, #3072]
	fmla	v24.4s, v5.4s, v17.4s
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x3, #43776]
	fmla	v20.4s, v0.4s, v21.4s
	fmla	v25.4s, v2.4s, v27.4s
	str	x19, [sp, #1712]                // 8-byte Spill
	fmla	v26.4s, v4.4s, v27.4s
	fmla	v24.4s, v1.4s, v17.4s
	ldr	q17, [x3, #44544]
	str	q25, [x2, #24576]
	ldr	q25, [x6, x29]
	add	x6, x6, #16
	str	x6, [sp, #1696]                 // 8-byte Spill
	ldr	x6, [sp, #1480]                 // 8-byte Reload
	fmla	v26.4s, v5.4s, v17.4s
	fmla	v24.4s, v3.4s, v17.4s
	ldr	q17, [x3, #45312]
	add	x6, x6, #16
	fmla	v26.4s, v1.4s, v17.4s
	ldr	q17, [x3, #46080]
	add	x3, x8, #138, lsl #12           // =565248
	ldr	x8, [sp, #1600]                 // 8-byte Reload
	fmla	v26.4s, v3.4s, v17.4s
	ldr	q17, [x23, x29]
	add	x23, x23, #16
	str	x23, [sp, #1744]                // 8-byte Spill
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v7.4s, v17.4s
	fmla	v18.4s, v2.4s, v19.4s
	fmla	v17.4s, v4.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x20, x29]
	add	x20, x20, #16
	str	x20, [sp, #1720]                // 8-byte Spill
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v6.4s, v21.4s
	fmla	v19.4s, v4.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v0.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x7, x29]
	add	x7, x7, #16
	str	x7, [sp, #1704]                 // 8-byte Spill
	ldr	x7, [sp, #1472]                 // 8-byte Reload
	fmla	v22.4s, v2.4s, v23.4s
	fmla	v24.4s, v6.4s, v23.4s
	add	x7, x7, #16
	fmla	v21.4s, v4.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v0.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x17, x29]
	add	x17, x17, #16
	str	x17, [sp, #1688]                // 8-byte Spill
	ldr	x17, [sp, #1520]                // 8-byte Reload
	fmul	v16.4s, v16.4s, v25.4s
	fmla	v24.4s, v2.4s, v25.4s
	fmla	v26.4s, v6.4s, v25.4s
	add	x17, x17, #16
	fmla	v23.4s, v4.4s, v25.4s
	ldr	q25, [x3]
	add	x3, x24, #54, lsl #12           // =221184
	fmla	v16.4s, v7.4s, v25.4s
	ldr	q7, [x3]
	fmla	v26.4s, v0.4s, v25.4s
	add	x3, x18, x29
	add	x18, x18, #16
	str	q18, [x3]
	str	q20, [x2, #43776]
	fmla	v16.4s, v4.4s, v7.4s
	ldr	q4, [x4]
	add	x4, x24, #63, lsl #12           // =258048
	fmla	v26.4s, v2.4s, v7.4s
	str	q22, [x2, #44544]
	fmla	v17.4s, v1.4s, v4.4s
	ldr	q4, [x4]
	add	x4, x28, x29
	sub	x5, x4, #3840
	str	q24, [x2, #45312]
	add	x28, x28, #16
	fmla	v19.4s, v5.4s, v4.4s
	str	x18, [sp, #1680]                // 8-byte Spill
	ldr	x18, [sp, #1512]                // 8-byte Reload
	str	q26, [x2, #46080]
	fmla	v17.4s, v3.4s, v4.4s
	ldr	q4, [x1, x29]
	add	x1, x1, #16
	str	x1, [sp, #1672]                 // 8-byte Spill
	ldr	x1, [sp, #1496]                 // 8-byte Reload
	add	x18, x18, #16
	fmla	v19.4s, v1.4s, v4.4s
	ldr	q4, [x0, x29]
	add	x0, x0, #16
	str	x0, [sp, #1664]                 // 8-byte Spill
	ldr	x0, [sp, #1504]                 // 8-byte Reload
	add	x1, x1, #16
	fmla	v21.4s, v5.4s, v4.4s
	str	x28, [sp, #1576]                // 8-byte Spill
	add	x0, x0, #16
	fmla	v19.4s, v3.4s, v4.4s
	ldr	q4, [x16, x29]
	add	x16, x16, #16
	str	x16, [sp, #1656]                // 8-byte Spill
	ldr	x16, [sp, #1528]                // 8-byte Reload
	fmla	v21.4s, v1.4s, v4.4s
	ldr	q4, [x15, x29]
	add	x15, x15, #16
	str	x15, [sp, #1648]                // 8-byte Spill
	ldr	x15, [sp, #1536]                // 8-byte Reload
	add	x16, x16, #16
	fmla	v23.4s, v5.4s, v4.4s
	add	x15, x15, #16
	fmla	v21.4s, v3.4s, v4.4s
	ldr	q4, [x14, x29]
	add	x14, x14, #16
	str	x14, [sp, #1640]                // 8-byte Spill
	ldr	x14, [sp, #1552]                // 8-byte Reload
	fmla	v23.4s, v1.4s, v4.4s
	ldr	q4, [x13, x29]
	add	x13, x13, #16
	str	x13, [sp, #1632]                // 8-byte Spill
	ldr	x13, [sp, #1544]                // 8-byte Reload
	add	x14, x14, #16
	fmla	v16.4s, v5.4s, v4.4s
	add	x13, x13, #16
	fmla	v23.4s, v3.4s, v4.4s
	ldr	q4, [x12, x29]
	add	x12, x12, #16
	str	x12, [sp, #1624]                // 8-byte Spill
	ldr	x12, [sp, #1464]                // 8-byte Reload
	fmla	v16.4s, v1.4s, v4.4s
	ldr	q1, [x11, x29]
	add	x11, x11, #16
	str	x11, [sp, #1616]                // 8-byte Spill
	ldr	x11, [sp, #1456]                // 8-byte Reload
	add	x12, x12, #16
	add	x11, x11, #16
	fmla	v16.4s, v3.4s, v1.4s
	ldr	q1, [x10, x29]
	add	x10, x10, #16
	str	x10, [sp, #1608]                // 8-byte Spill
	fmla	v17.4s, v0.4s, v1.4s
	ldr	q1, [x8, x29]
	add	x8, x8, #16
	str	x8, [sp, #1600]                 // 8-byte Spill
	fmla	v19.4s, v6.4s, v1.4s
	fmla	v17.4s, v2.4s, v1.4s
	ldr	q1, [x9, x29]
	add	x9, x9, #16
	str	x9, [sp, #1592]                 // 8-byte Spill
	ldr	x9, [sp, #1488]                 // 8-byte Reload
	fmla	v19.4s, v0.4s, v1.4s
	ldr	q1, [x27, x29]
	add	x27, x27, #16
	add	x9, x9, #16
	str	x27, [sp, #1584]                // 8-byte Spill
	fmla	v21.4s, v6.4s, v1.4s
	str	q17, [x2, #64512]
	fmla	v19.4s, v2.4s, v1.4s
	ldr	q1, [x5]
	sub	x5, x4, #3072
	fmla	v21.4s, v0.4s, v1.4s
	ldr	q1, [x5]
	sub	x5, x4, #2304
	sub	x4, x4, #1536
	fmla	v23.4s, v6.4s, v1.4s
	str	q19, [x2, #65280]
	ldr	x2, [sp, #1568]                 // 8-byte Reload
	fmla	v21.4s, v2.4s, v1.4s
	ldr	q1, [x5]
	ldr	x5, [sp, #1560]                 // 8-byte Reload
	add	x2, x2, #4
	fmla	v23.4s, v0.4s, v1.4s
	ldr	q1, [x4]
	add	x4, x25, x29
	add	x4, x4, #159, lsl #12           // =651264
	add	x25, x25, #16
	add	x5, x5, #16
	fmla	v16.4s, v6.4s, v1.4s
	str	q21, [x3, #23040]
	cmp	x2, #188
	fmla	v23.4s, v2.4s, v1.4s
	ldr	q1, [x4]
	add	x4, x24, #75, lsl #12           // =307200
	fmla	v16.4s, v0.4s, v1.4s
	ldr	q0, [x4]
	mov	w4, #17152                      // =0x4300
	movk	w4, #5, lsl #16
	str	q23, [x3, #23808]
	fmla	v16.4s, v2.4s, v0.4s
	str	q16, [x3, #24576]
	ldr	x3, [sp, #1752]                 // 8-byte Reload
	add	x3, x3, #16
	b.lt	.LBB1_20
.LBB1_21:                               // %.preheader19
                                        //   in Loop: Header=BB1_18 Depth=1
	ldr	x8, [sp, #928]                  // 8-byte Reload
	add	x8, x8, #4
	str	x8, [sp, #928]                  // 8-byte Spill
	ldr	x8, [sp, #912]                  // 8-byte Reload
	str	x8, [sp, #1360]                 // 8-byte Spill
	ldr	x8, [sp, #576]                  // 8-byte Reload
	str	x8, [sp, #1352]                 // 8-byte Spill
	ldr	x8, [sp, #584]                  // 8-byte Reload
	str	x8, [sp, #1344]                 // 8-byte Spill
	ldr	x8, [sp, #592]                  // 8-byte Reload
	str	x8, [sp, #1336]                 // 8-byte Spill
	ldr	x8, [sp, #600]                  // 8-byte Reload
	str	x8, [sp, #1328]                 // 8-byte Spill
	ldr	x8, [sp, #608]                  // 8-byte Reload
	str	x8, [sp, #1320]                 // 8-byte Spill
	ldr	x8, [sp, #616]                  // 8-byte Reload
	str	x8, [sp, #1312]                 // 8-byte Spill
	ldr	x8, [sp, #624]                  // 8-byte Reload
	str	x8, [sp, #1304]                 // 8-byte Spill
	ldr	x8, [sp, #632]                  // 8-byte Reload
	str	x8, [sp, #1296]                 // 8-byte Spill
	ldr	x8, [sp, #936]                  // 8-byte Reload
	str	x8, [sp, #1288]                 // 8-byte Spill
	ldr	x8, [sp, #640]                  // 8-byte Reload
	str	x8, [sp, #1280]                 // 8-byte Spill
	ldr	x8, [sp, #648]                  // 8-byte Reload
	str	x8, [sp, #1272]                 // 8-byte Spill
	ldr	x8, [sp, #768]                  // 8-byte Reload
	str	x8, [sp, #1264]                 // 8-byte Spill
	ldr	x8, [sp, #656]                  // 8-byte Reload
	str	x8, [sp, #1256]                 // 8-byte Spill
	ldr	x8, [sp, #664]                  // 8-byte Reload
	str	x8, [sp, #1248]                 // 8-byte Spill
	ldr	x8, [sp, #672]                  // 8-byte Reload
	str	x8, [sp, #1240]                 // 8-byte Spill
	ldr	x8, [sp, #680]                  // 8-byte Reload
	str	x8, [sp, #1232]                 // 8-byte Spill
	ldr	x8, [sp, #688]                  // 8-byte Reload
	str	x8, [sp, #1224]                 // 8-byte Spill
	ldr	x8, [sp, #696]                  // 8-byte Reload
	str	x8, [sp, #1216]                 // 8-byte Spill
	ldr	x8, [sp, #704]                  // 8-byte Reload
	str	x8, [sp, #1208]                 // 8-byte Spill
	ldr	x8, [sp, #712]                  // 8-byte Reload
	str	x8, [sp, #1200]                 // 8-byte Spill
	ldr	x8, [sp, #720]                  // 8-byte Reload
	str	x8, [sp, #1192]                 // 8-byte Spill
	ldr	x8, [sp, #728]                  // 8-byte Reload
	str	x8, [sp, #1184]                 // 8-byte Spill
	ldr	x8, [sp, #736]                  // 8-byte Reload
	str	x8, [sp, #1176]                 // 8-byte Spill
	ldr	x8, [sp, #744]                  // 8-byte Reload
	str	x8, [sp, #1168]                 // 8-byte Spill
	ldr	x8, [sp, #752]                  // 8-byte Reload
	str	x8, [sp, #1160]                 // 8-byte Spill
	ldr	x8, [sp, #760]                  // 8-byte Reload
	str	x8, [sp, #1152]                 // 8-byte Spill
	ldr	x8, [sp, #784]                  // 8-byte Reload
	str	x8, [sp, #1144]                 // 8-byte Spill
	ldr	x8, [sp, #776]                  // 8-byte Reload
	str	x8, [sp, #1136]                 // 8-byte Spill
	ldr	x8, [sp, #792]                  // 8-byte Reload
	str	x8, [sp, #1128]                 // 8-byte Spill
	ldr	x8, [sp, #944]                  // 8-byte Reload
	str	x8, [sp, #1120]                 // 8-byte Spill
	ldr	x8, [sp, #800]                  // 8-byte Reload
	str	x8, [sp, #1112]                 // 8-byte Spill
	ldr	x8, [sp, #808]                  // 8-byte Reload
	str	x8, [sp, #1104]                 // 8-byte Spill
	ldr	x8, [sp, #816]                  // 8-byte Reload
	str	x8, [sp, #1096]                 // 8-byte Spill
	ldr	x8, [sp, #824]                  // 8-byte Reload
	str	x8, [sp, #1088]                 // 8-byte Spill
	ldr	x8, [sp, #856]                  // 8-byte Reload
	str	x8, [sp, #1080]                 // 8-byte Spill
	ldr	x8, [sp, #832]                  // 8-byte Reload
	str	x8, [sp, #1072]                 // 8-byte Spill
	ldr	x8, [sp, #840]                  // 8-byte Reload
	str	x8, [sp, #1064]                 // 8-byte Spill
	ldr	x8, [sp, #848]                  // 8-byte Reload
	str	x8, [sp, #1056]                 // 8-byte Spill
	ldr	x8, [sp, #864]                  // 8-byte Reload
	str	x8, [sp, #1048]                 // 8-byte Spill
	ldr	x8, [sp, #872]                  // 8-byte Reload
	str	x8, [sp, #1040]                 // 8-byte Spill
	ldr	x8, [sp, #880]                  // 8-byte Reload
	str	x8, [sp, #1032]                 // 8-byte Spill
	ldr	x8, [sp, #888]                  // 8-byte Reload
	str	x8, [sp, #1024]                 // 8-byte Spill
	ldr	x8, [sp, #896]                  // 8-byte Reload
	str	x8, [sp, #1016]                 // 8-byte Spill
	ldr	x8, [sp, #904]                  // 8-byte Reload
	str	x8, [sp, #1008]                 // 8-byte Spill
	ldr	x8, [sp, #920]                  // 8-byte Reload
	str	x8, [sp, #1000]                 // 8-byte Spill
	ldr	x8, [sp, #952]                  // 8-byte Reload
	str	x8, [sp, #992]                  // 8-byte Spill
	mov	w8, #5                          // =0x5
	b	.LBB1_23
.LBB1_22:                               // %._crit_edge31
                                        //   in Loop: Header=BB1_23 Depth=2
	ldr	x10, [sp, #992]                 // 8-byte Reload
	mov	w9, #7680                       // =0x1e00
	ldr	x11, [sp, #976]                 // 8-byte Reload
	add	x10, x10, x9
	add	x8, x11, #5
	cmp	x11, #15
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
	add	x10, x10, x9
	str	x10, [sp, #1120]                // 8-byte Spill
	ldr	x10, [sp, #1128]                // 8-byte Reload
	add	x10, x10, #3840
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
	add	x10, x10, #3840
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
	add	x10, x10, x9
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
	b.hs	.LBB1_26
.LBB1_23:                               //   Parent Loop BB1_18 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_25 Depth 3
	str	x8, [sp, #976]                  // 8-byte Spill
	ldr	x8, [sp, #984]                  // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #191
	b.gt	.LBB1_22
// %bb.24:                              // %.lr.ph30
                                        //   in Loop: Header=BB1_23 Depth=2
	ldr	x16, [sp, #1152]                // 8-byte Reload
	lsl	x4, x8, #2
	ldr	x9, [sp, #992]                  // 8-byte Reload
	ldr	x15, [sp, #968]                 // 8-byte Reload
	sub	x28, x8, #4
	ldr	x24, [sp, #1360]                // 8-byte Reload
	str	x16, [sp, #1752]                // 8-byte Spill
	ldr	x16, [sp, #1144]                // 8-byte Reload
	add	x10, x9, x4
	mov	w9, #4352                       // =0x1100
	str	x15, [sp, #1688]                // 8-byte Spill
	ldr	x15, [sp, #1024]                // 8-byte Reload
	str	x16, [sp, #1744]                // 8-byte Spill
	ldr	x16, [sp, #1136]                // 8-byte Reload
	movk	w9, #10, lsl #16
	add	x9, x10, x9
	str	x15, [sp, #1568]                // 8-byte Spill
	ldr	x15, [sp, #1016]                // 8-byte Reload
	str	x16, [sp, #1736]                // 8-byte Spill
	ldr	x16, [sp, #1128]                // 8-byte Reload
	ldr	x18, [sp, #1352]                // 8-byte Reload
	str	x9, [sp, #1376]                 // 8-byte Spill
	mov	w9, #23296                      // =0x5b00
	ldr	x26, [sp, #1336]                // 8-byte Reload
	str	x16, [sp, #1728]                // 8-byte Spill
	movk	w9, #5, lsl #16
	ldr	x16, [sp, #1120]                // 8-byte Reload
	add	x9, x10, x9
	str	x15, [sp, #1560]                // 8-byte Spill
	ldr	x15, [sp, #1008]                // 8-byte Reload
	str	x16, [sp, #1720]                // 8-byte Spill
	ldr	x16, [sp, #1112]                // 8-byte Reload
	ldr	x14, [sp, #1328]                // 8-byte Reload
	str	x9, [sp, #1368]                 // 8-byte Spill
	ldr	x9, [sp, #1264]                 // 8-byte Reload
	ldr	x8, [sp, #1320]                 // 8-byte Reload
	str	x16, [sp, #1712]                // 8-byte Spill
	ldr	x16, [sp, #1104]                // 8-byte Reload
	ldr	x12, [sp, #1312]                // 8-byte Reload
	str	x9, [sp, #1632]                 // 8-byte Spill
	ldr	x9, [sp, #1256]                 // 8-byte Reload
	ldr	x27, [sp, #1304]                // 8-byte Reload
	str	x16, [sp, #1704]                // 8-byte Spill
	ldr	x16, [sp, #1096]                // 8-byte Reload
	ldr	x21, [sp, #1296]                // 8-byte Reload
	str	x10, [sp, #1384]                // 8-byte Spill
	ldr	x10, [sp, #1344]                // 8-byte Reload
	ldr	x1, [sp, #1288]                 // 8-byte Reload
	str	x16, [sp, #1696]                // 8-byte Spill
	ldr	x16, [sp, #1088]                // 8-byte Reload
	ldr	x11, [sp, #1280]                // 8-byte Reload
	ldr	x0, [sp, #1272]                 // 8-byte Reload
	str	x9, [sp, #1640]                 // 8-byte Spill
	ldr	x25, [sp, #1248]                // 8-byte Reload
	str	x16, [sp, #1624]                // 8-byte Spill
	ldr	x16, [sp, #1080]                // 8-byte Reload
	ldr	x9, [sp, #1240]                 // 8-byte Reload
	ldr	x5, [sp, #1232]                 // 8-byte Reload
	ldr	x7, [sp, #1224]                 // 8-byte Reload
	ldr	x3, [sp, #1216]                 // 8-byte Reload
	str	x16, [sp, #1616]                // 8-byte Spill
	ldr	x16, [sp, #1072]                // 8-byte Reload
	ldr	x19, [sp, #1208]                // 8-byte Reload
	ldr	x20, [sp, #1200]                // 8-byte Reload
	ldr	x22, [sp, #1192]                // 8-byte Reload
	ldr	x23, [sp, #1184]                // 8-byte Reload
	str	x16, [sp, #1608]                // 8-byte Spill
	ldr	x16, [sp, #1064]                // 8-byte Reload
	ldr	x29, [sp, #1176]                // 8-byte Reload
	ldr	x13, [sp, #1168]                // 8-byte Reload
	ldr	x17, [sp, #1160]                // 8-byte Reload
	str	x15, [sp, #1680]                // 8-byte Spill
	str	x16, [sp, #1600]                // 8-byte Spill
	ldr	x16, [sp, #1056]                // 8-byte Reload
	ldr	x15, [sp, #1000]                // 8-byte Reload
	str	xzr, [sp, #1672]                // 8-byte Spill
	str	x16, [sp, #1592]                // 8-byte Spill
	ldr	x16, [sp, #1048]                // 8-byte Reload
	str	x15, [sp, #1552]                // 8-byte Spill
	str	x16, [sp, #1584]                // 8-byte Spill
	ldr	x16, [sp, #1040]                // 8-byte Reload
	str	x16, [sp, #1576]                // 8-byte Spill
	ldr	x16, [sp, #1032]                // 8-byte Reload
.LBB1_25:                               //   Parent Loop BB1_18 Depth=1
                                        //     Parent Loop BB1_23 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	str	x13, [sp, #1656]                // 8-byte Spill
	ldr	q5, [x29, x4]
	str	x16, [sp, #1648]                // 8-byte Spill
	add	x16, x16, x4
	ldr	x13, [sp, #1688]                // 8-byte Reload
	ldr	q0, [x16]
	add	x2, x16, #21, lsl #12           // =86016
	ldr	q19, [x23, x4]
	add	x15, x13, x4
	ldr	q1, [x2]
	ldr	q21, [x22, x4]
	ldr	q16, [x15]
	ldr	q7, [x15, #768]
	add	x6, x25, x4
	ldr	q6, [x15, #1536]
	ldr	q2, [x15, #2304]
	ldr	q3, [x15, #3072]
	fmul	v18.4s, v0.4s, v16.4s
	ldr	q0, [x16, #768]
	fmul	v17.4s, v16.4s, v1.4s
	ldr	q4, [x15, #3840]
	ldr	x13, [sp, #1680]                // 8-byte Reload
	ldr	q25, [x3, x4]
	ldr	q27, [x5, x4]
	str	x29, [sp, #1536]                // 8-byte Spill
	mov	x29, x9
	add	x30, x13, x4
	str	x8, [sp, #1424]                 // 8-byte Spill
	ldr	x2, [sp, #1384]                 // 8-byte Reload
	fmla	v18.4s, v7.4s, v0.4s
	ldr	q0, [x16, #1536]
	fmla	v17.4s, v7.4s, v5.4s
	str	x27, [sp, #1400]                // 8-byte Spill
	ldr	x13, [sp, #1656]                // 8-byte Reload
	fmul	v20.4s, v16.4s, v0.4s
	str	x24, [sp, #1472]                // 8-byte Spill
	str	x1, [sp, #1416]                 // 8-byte Spill
	add	x13, x13, #16
	fmla	v18.4s, v6.4s, v0.4s
	ldr	q0, [x16, #2304]
	fmla	v17.4s, v6.4s, v19.4s
	str	x17, [sp, #1664]                // 8-byte Spill
	fmla	v20.4s, v7.4s, v0.4s
	ldr	q0, [x16, #3072]
	str	x21, [sp, #1392]                // 8-byte Spill
	str	x14, [sp, #1432]                // 8-byte Spill
	fmul	v22.4s, v16.4s, v0.4s
	str	x28, [sp, #1544]                // 8-byte Spill
	str	x12, [sp, #1408]                // 8-byte Spill
	add	x17, x17, #16
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x16, #3840]
	str	x18, [sp, #1464]                // 8-byte Spill
	str	x10, [sp, #1448]                // 8-byte Spill
	fmla	v22.4s, v7.4s, v0.4s
	ldr	q0, [x16, #4608]
	str	x26, [sp, #1440]                // 8-byte Spill
	str	x23, [sp, #1528]                // 8-byte Spill
	fmul	v24.4s, v16.4s, v0.4s
	str	x22, [sp, #1520]                // 8-byte Spill
	str	x20, [sp, #1512]                // 8-byte Spill
	fmla	v22.4s, v6.4s, v0.4s
	ldr	q0, [x16, #5376]
	str	x19, [sp, #1504]                // 8-byte Spill
	str	x3, [sp, #1496]                 // 8-byte Spill
	add	x23, x23, #16
	add	x22, x22, #16
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x16, #6144]
	str	x7, [sp, #1488]                 // 8-byte Spill
	str	x5, [sp, #1480]                 // 8-byte Spill
	fmul	v26.4s, v16.4s, v0.4s
	add	x3, x3, #16
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x16, #6912]
	add	x5, x5, #16
	fmla	v26.4s, v7.4s, v0.4s
	ldr	q0, [x16, #7680]
	fmla	v26.4s, v6.4s, v0.4s
	ldr	q0, [x16, #43008]
	fmla	v18.4s, v2.4s, v0.4s
	ldr	q0, [x16, #43776]
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x16, #44544]
	fmla	v20.4s, v2.4s, v0.4s
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x16, #45312]
	fmla	v20.4s, v3.4s, v0.4s
	ldr	q0, [x16, #46080]
	fmla	v22.4s, v2.4s, v0.4s
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x16, #46848]
	fmla	v22.4s, v3.4s, v0.4s
	ldr	q0, [x16, #47616]
	fmla	v24.4s, v2.4s, v0.4s
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x16, #48384]
	fmla	v24.4s, v3.4s, v0.4s
	ldr	q0, [x16, #49152]
	fmla	v26.4s, v2.4s, v0.4s
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x16, #49920]
	fmla	v26.4s, v3.4s, v0.4s
	ldr	q0, [x16, #50688]
	fmla	v26.4s, v4.4s, v0.4s
	ldr	q0, [x15, #4608]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x15, #5376]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v1.4s, v5.4s
	ldr	q5, [x15, #6144]
	fmla	v20.4s, v1.4s, v21.4s
	sub	x15, x30, #21, lsl #12          // =86016
	ldr	q23, [x15]
	ldr	x15, [sp, #1616]                // 8-byte Reload
	fmla	v18.4s, v5.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x20, x4]
	ldr	x20, [sp, #1512]                // 8-byte Reload
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	add	x20, x20, #16
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x19, x4]
	ldr	x19, [sp, #1504]                // 8-byte Reload
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	add	x19, x19, #16
	fmla	v21.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v1.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x7, x4]
	ldr	x7, [sp, #1488]                 // 8-byte Reload
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v26.4s, v0.4s, v25.4s
	add	x7, x7, #16
	fmla	v23.4s, v6.4s, v25.4s
	fmul	v25.4s, v16.4s, v25.4s
	fmla	v26.4s, v1.4s, v27.4s
	fmla	v25.4s, v7.4s, v27.4s
	ldr	q27, [x9, x4]
	add	x9, x25, x4
	str	q18, [x9]
	ldr	q18, [x1, x4]
	ldr	x1, [sp, #1640]                 // 8-byte Reload
	str	q20, [x9, #768]
	ldr	q20, [x24, x4]
	fmla	v26.4s, v5.4s, v27.4s
	fmla	v17.4s, v2.4s, v18.4s
	ldr	q18, [x21, x4]
	str	q22, [x9, #1536]
	fmla	v25.4s, v6.4s, v27.4s
	str	q24, [x9, #2304]
	ldr	q24, [x30]
	ldr	q27, [x30, #3072]
	ldr	x24, [sp, #1632]                // 8-byte Reload
	ldr	x21, [sp, #1624]                // 8-byte Reload
	str	q26, [x9, #3072]
	ldr	q26, [x30, #1536]
	ldr	x9, [sp, #1576]                 // 8-byte Reload
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x27, x4]
	add	x25, x25, #16
	fmla	v19.4s, v2.4s, v18.4s
	fmla	v17.4s, v4.4s, v18.4s
	ldr	q18, [x12, x4]
	ldr	x12, [sp, #1600]                // 8-byte Reload
	fmla	v19.4s, v3.4s, v18.4s
	ldr	q18, [x8, x4]
	ldr	x8, [sp, #1672]                 // 8-byte Reload
	fmla	v21.4s, v2.4s, v18.4s
	add	x27, x2, x8
	ldr	x8, [sp, #1656]                 // 8-byte Reload
	add	x2, x27, #108, lsl #12          // =442368
	add	x28, x27, #150, lsl #12         // =614400
	ldr	x27, [sp, #1672]                // 8-byte Reload
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x14, x4]
	ldr	x14, [sp, #1608]                // 8-byte Reload
	fmla	v21.4s, v3.4s, v18.4s
	ldr	q18, [x26, x4]
	ldr	x26, [sp, #1560]                // 8-byte Reload
	fmla	v23.4s, v2.4s, v18.4s
	fmla	v21.4s, v4.4s, v18.4s
	ldr	q18, [x2]
	add	x2, x16, #33, lsl #12           // =135168
	fmla	v23.4s, v3.4s, v18.4s
	ldr	q18, [x2]
	sub	x2, x30, #3840
	fmla	v25.4s, v2.4s, v18.4s
	fmla	v23.4s, v4.4s, v18.4s
	ldr	q18, [x10, x4]
	ldr	x10, [sp, #1584]                // 8-byte Reload
	fmla	v25.4s, v3.4s, v18.4s
	ldr	q18, [x18, x4]
	mov	x18, x11
	fmla	v25.4s, v4.4s, v18.4s
	ldr	q18, [x2]
	sub	x2, x30, #2304
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x2]
	sub	x2, x30, #1536
	fmla	v19.4s, v0.4s, v20.4s
	ldr	q22, [x2]
	sub	x2, x30, #768
	fmla	v17.4s, v5.4s, v20.4s
	fmla	v18.4s, v6.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x2]
	str	q17, [x6, #21504]
	ldr	q17, [x30, #39168]
	add	x2, x16, #63, lsl #12           // =258048
	fmla	v19.4s, v5.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v18.4s, v2.4s, v17.4s
	ldr	q17, [x30, #39936]
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v1.4s, v24.4s
	str	q19, [x6, #22272]
	ldr	q19, [x11, x4]
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x30, #40704]
	ldr	x11, [sp, #1592]                // 8-byte Reload
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x30, #768]
	fmla	v20.4s, v2.4s, v17.4s
	fmla	v21.4s, v5.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v18.4s, v4.4s, v17.4s
	ldr	q17, [x30, #41472]
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v3.4s, v17.4s
	ldr	q17, [x30, #42240]
	fmla	v23.4s, v1.4s, v26.4s
	str	q21, [x6, #23040]
	ldr	q21, [x24, x4]
	add	x24, x24, #16
	fmla	v24.4s, v7.4s, v26.4s
	ldr	q26, [x30, #2304]
	fmla	v22.4s, v2.4s, v17.4s
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x30, #43008]
	str	x24, [sp, #1632]                // 8-byte Spill
	fmla	v23.4s, v5.4s, v26.4s
	fmla	v25.4s, v0.4s, v26.4s
	ldr	x24, [sp, #1472]                // 8-byte Reload
	fmla	v24.4s, v6.4s, v26.4s
	fmul	v26.4s, v16.4s, v26.4s
	fmla	v22.4s, v3.4s, v17.4s
	ldr	q17, [x30, #43776]
	add	x24, x24, #16
	fmla	v25.4s, v1.4s, v27.4s
	str	q23, [x6, #23808]
	fmla	v26.4s, v7.4s, v27.4s
	ldr	q27, [x30, #3840]
	fmla	v24.4s, v2.4s, v17.4s
	fmla	v22.4s, v4.4s, v17.4s
	ldr	q17, [x30, #44544]
	fmla	v25.4s, v5.4s, v27.4s
	fmla	v26.4s, v6.4s, v27.4s
	fmla	v24.4s, v3.4s, v17.4s
	ldr	q17, [x30, #45312]
	str	q25, [x6, #24576]
	fmla	v26.4s, v2.4s, v17.4s
	fmla	v24.4s, v4.4s, v17.4s
	ldr	q17, [x30, #46080]
	fmla	v26.4s, v3.4s, v17.4s
	ldr	q17, [x30, #46848]
	fmla	v26.4s, v4.4s, v17.4s
	ldr	q17, [x2]
	add	x2, x30, #21, lsl #12           // =86016
	ldr	q23, [x2]
	mov	x2, x29
	ldr	x29, [sp, #1536]                // 8-byte Reload
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v16.4s, v17.4s
	add	x29, x29, #16
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x0, x4]
	add	x0, x0, #16
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v5.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x1, x4]
	add	x1, x1, #16
	str	x1, [sp, #1640]                 // 8-byte Spill
	ldr	x1, [sp, #1416]                 // 8-byte Reload
	fmla	v20.4s, v5.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	add	x1, x1, #16
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x8, x4]
	ldr	x8, [sp, #1664]                 // 8-byte Reload
	fmla	v22.4s, v5.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	ldr	q25, [x8, x4]
	ldr	x8, [sp, #1752]                 // 8-byte Reload
	fmla	v21.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v24.4s, v1.4s, v25.4s
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x8, x4]
	ldr	x8, [sp, #1744]                 // 8-byte Reload
	fmul	v16.4s, v16.4s, v25.4s
	fmla	v24.4s, v5.4s, v25.4s
	fmla	v26.4s, v0.4s, v25.4s
	fmla	v23.4s, v6.4s, v25.4s
	ldr	q25, [x8, x4]
	ldr	x8, [sp, #1736]                 // 8-byte Reload
	fmla	v16.4s, v7.4s, v25.4s
	ldr	q7, [x8, x4]
	ldr	x8, [sp, #1728]                 // 8-byte Reload
	fmla	v26.4s, v1.4s, v25.4s
	add	x8, x8, x4
	str	x8, [sp, #1456]                 // 8-byte Spill
	str	q18, [x8]
	ldr	x8, [sp, #1720]                 // 8-byte Reload
	fmla	v16.4s, v6.4s, v7.4s
	fmla	v26.4s, v5.4s, v7.4s
	str	q20, [x6, #43776]
	ldr	q6, [x8, x4]
	ldr	x8, [sp, #1712]                 // 8-byte Reload
	str	q22, [x6, #44544]
	str	q24, [x6, #45312]
	fmla	v17.4s, v2.4s, v6.4s
	ldr	q6, [x8, x4]
	ldr	x8, [sp, #1704]                 // 8-byte Reload
	str	q26, [x6, #46080]
	fmla	v17.4s, v3.4s, v6.4s
	ldr	q6, [x8, x4]
	ldr	x8, [sp, #1696]                 // 8-byte Reload
	fmla	v19.4s, v2.4s, v6.4s
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q6, [x8, x4]
	ldr	x8, [sp, #1568]                 // 8-byte Reload
	fmla	v19.4s, v3.4s, v6.4s
	ldr	q6, [x21, x4]
	add	x21, x21, #16
	str	x21, [sp, #1624]                // 8-byte Spill
	ldr	x21, [sp, #1392]                // 8-byte Reload
	fmla	v21.4s, v2.4s, v6.4s
	add	x21, x21, #16
	fmla	v19.4s, v4.4s, v6.4s
	ldr	q6, [x15, x4]
	add	x15, x15, #16
	str	x15, [sp, #1616]                // 8-byte Spill
	fmla	v21.4s, v3.4s, v6.4s
	ldr	q6, [x14, x4]
	add	x14, x14, #16
	str	x14, [sp, #1608]                // 8-byte Spill
	ldr	x14, [sp, #1432]                // 8-byte Reload
	fmla	v23.4s, v2.4s, v6.4s
	add	x14, x14, #16
	fmla	v21.4s, v4.4s, v6.4s
	ldr	q6, [x28]
	add	x28, x16, #75, lsl #12          // =307200
	add	x16, x16, #84, lsl #12          // =344064
	fmla	v23.4s, v3.4s, v6.4s
	ldr	q6, [x28]
	fmla	v16.4s, v2.4s, v6.4s
	ldr	q2, [x12, x4]
	add	x12, x12, #16
	str	x12, [sp, #1600]                // 8-byte Spill
	ldr	x12, [sp, #1408]                // 8-byte Reload
	fmla	v23.4s, v4.4s, v6.4s
	add	x12, x12, #16
	fmla	v16.4s, v3.4s, v2.4s
	ldr	q2, [x11, x4]
	add	x11, x11, #16
	str	x11, [sp, #1592]                // 8-byte Spill
	add	x11, x18, #16
	ldr	x18, [sp, #1464]                // 8-byte Reload
	add	x18, x18, #16
	fmla	v16.4s, v4.4s, v2.4s
	ldr	q2, [x16]
	add	x16, x30, #42, lsl #12          // =172032
	ldr	x30, [sp, #1552]                // 8-byte Reload
	fmla	v17.4s, v0.4s, v2.4s
	ldr	q2, [x10, x4]
	add	x10, x10, #16
	str	x10, [sp, #1584]                // 8-byte Spill
	ldr	x10, [sp, #1448]                // 8-byte Reload
	add	x10, x10, #16
	fmla	v17.4s, v1.4s, v2.4s
	ldr	q2, [x9, x4]
	add	x9, x9, #16
	str	x9, [sp, #1576]                 // 8-byte Spill
	add	x9, x2, #16
	fmla	v19.4s, v0.4s, v2.4s
	fmla	v17.4s, v5.4s, v2.4s
	ldr	q2, [x8, x4]
	add	x8, x8, #16
	str	x8, [sp, #1568]                 // 8-byte Spill
	ldr	x8, [sp, #1688]                 // 8-byte Reload
	fmla	v19.4s, v1.4s, v2.4s
	ldr	q2, [x26, x4]
	add	x26, x26, #16
	add	x8, x8, #16
	str	x26, [sp, #1560]                // 8-byte Spill
	ldr	x26, [sp, #1440]                // 8-byte Reload
	str	x8, [sp, #1688]                 // 8-byte Spill
	ldr	x8, [sp, #1696]                 // 8-byte Reload
	fmla	v21.4s, v0.4s, v2.4s
	str	q17, [x6, #64512]
	add	x26, x26, #16
	add	x8, x8, #16
	fmla	v19.4s, v5.4s, v2.4s
	ldr	q2, [x16]
	str	x8, [sp, #1696]                 // 8-byte Spill
	ldr	x8, [sp, #1704]                 // 8-byte Reload
	ldr	x16, [sp, #1376]                // 8-byte Reload
	fmla	v21.4s, v1.4s, v2.4s
	ldr	q2, [x30, x4]
	add	x30, x30, #16
	add	x8, x8, #16
	add	x16, x16, x27
	str	x30, [sp, #1552]                // 8-byte Spill
	str	x8, [sp, #1704]                 // 8-byte Spill
	ldr	x8, [sp, #1712]                 // 8-byte Reload
	sub	x28, x16, #2304
	fmla	v23.4s, v0.4s, v2.4s
	ldr	x30, [sp, #1680]                // 8-byte Reload
	str	q19, [x6, #65280]
	add	x8, x8, #16
	fmla	v21.4s, v5.4s, v2.4s
	ldr	q2, [x28]
	ldr	x28, [sp, #1368]                // 8-byte Reload
	str	x8, [sp, #1712]                 // 8-byte Spill
	ldr	x8, [sp, #1720]                 // 8-byte Reload
	ldr	x6, [sp, #1456]                 // 8-byte Reload
	add	x30, x30, #16
	add	x28, x28, x27
	add	x8, x8, #16
	fmla	v23.4s, v1.4s, v2.4s
	add	x28, x28, #75, lsl #12          // =307200
	str	x8, [sp, #1720]                 // 8-byte Spill
	ldr	x8, [sp, #1728]                 // 8-byte Reload
	ldr	q2, [x28]
	sub	x28, x16, #768
	add	x27, x27, #16
	add	x8, x8, #16
	str	x27, [sp, #1672]                // 8-byte Spill
	ldr	x27, [sp, #1400]                // 8-byte Reload
	fmla	v16.4s, v0.4s, v2.4s
	str	x8, [sp, #1728]                 // 8-byte Spill
	ldr	x8, [sp, #1736]                 // 8-byte Reload
	ldr	q0, [x28]
	fmla	v23.4s, v5.4s, v2.4s
	ldr	x28, [sp, #1544]                // 8-byte Reload
	add	x8, x8, #16
	add	x27, x27, #16
	str	q21, [x6, #23040]
	str	x8, [sp, #1736]                 // 8-byte Spill
	ldr	x8, [sp, #1744]                 // 8-byte Reload
	add	x28, x28, #4
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x16]
	ldr	x16, [sp, #1648]                // 8-byte Reload
	add	x8, x8, #16
	cmp	x28, #188
	str	q23, [x6, #23808]
	str	x8, [sp, #1744]                 // 8-byte Spill
	ldr	x8, [sp, #1752]                 // 8-byte Reload
	add	x16, x16, #16
	str	x30, [sp, #1680]                // 8-byte Spill
	fmla	v16.4s, v5.4s, v0.4s
	add	x8, x8, #16
	str	x8, [sp, #1752]                 // 8-byte Spill
	ldr	x8, [sp, #1424]                 // 8-byte Reload
	add	x8, x8, #16
	str	q16, [x6, #24576]
	b.lt	.LBB1_25
	b	.LBB1_22
.LBB1_26:                               // %.preheader.preheader
                                        //   in Loop: Header=BB1_18 Depth=1
	ldp	x9, x8, [sp, #312]              // 16-byte Folded Reload
	mov	w29, #589824                    // =0x90000
	str	x9, [sp, #1504]                 // 8-byte Spill
	str	x8, [sp, #1496]                 // 8-byte Spill
	ldp	x9, x8, [sp, #328]              // 16-byte Folded Reload
	str	x9, [sp, #1488]                 // 8-byte Spill
	str	x8, [sp, #1480]                 // 8-byte Spill
	ldp	x9, x8, [sp, #344]              // 16-byte Folded Reload
	str	x9, [sp, #1472]                 // 8-byte Spill
	str	x8, [sp, #1464]                 // 8-byte Spill
	ldp	x9, x8, [sp, #360]              // 16-byte Folded Reload
	str	x8, [sp, #1448]                 // 8-byte Spill
	ldr	x8, [sp, #464]                  // 8-byte Reload
	str	x9, [sp, #1456]                 // 8-byte Spill
	str	x8, [sp, #1440]                 // 8-byte Spill
	ldp	x9, x8, [sp, #376]              // 16-byte Folded Reload
	str	x9, [sp, #1432]                 // 8-byte Spill
	str	x8, [sp, #1424]                 // 8-byte Spill
	ldp	x9, x8, [sp, #392]              // 16-byte Folded Reload
	str	x9, [sp, #1416]                 // 8-byte Spill
	str	x8, [sp, #1408]                 // 8-byte Spill
	ldp	x9, x8, [sp, #408]              // 16-byte Folded Reload
	str	x9, [sp, #1400]                 // 8-byte Spill
	str	x8, [sp, #1392]                 // 8-byte Spill
	ldp	x9, x8, [sp, #424]              // 16-byte Folded Reload
	str	x9, [sp, #1384]                 // 8-byte Spill
	str	x8, [sp, #1376]                 // 8-byte Spill
	ldp	x9, x8, [sp, #440]              // 16-byte Folded Reload
	str	x8, [sp, #1360]                 // 8-byte Spill
	ldr	x8, [sp, #456]                  // 8-byte Reload
	str	x9, [sp, #1368]                 // 8-byte Spill
	str	x8, [sp, #1352]                 // 8-byte Spill
	ldp	x9, x8, [sp, #472]              // 16-byte Folded Reload
	str	x8, [sp, #1336]                 // 8-byte Spill
	ldr	x8, [sp, #528]                  // 8-byte Reload
	str	x9, [sp, #1344]                 // 8-byte Spill
	str	x8, [sp, #1328]                 // 8-byte Spill
	ldp	x9, x8, [sp, #488]              // 16-byte Folded Reload
	str	x9, [sp, #1320]                 // 8-byte Spill
	str	x8, [sp, #1312]                 // 8-byte Spill
	ldp	x9, x8, [sp, #504]              // 16-byte Folded Reload
	str	x8, [sp, #1296]                 // 8-byte Spill
	ldr	x8, [sp, #520]                  // 8-byte Reload
	str	x9, [sp, #1304]                 // 8-byte Spill
	str	x8, [sp, #1288]                 // 8-byte Spill
	ldr	x8, [sp, #544]                  // 8-byte Reload
	str	x8, [sp, #1280]                 // 8-byte Spill
	ldr	x8, [sp, #536]                  // 8-byte Reload
	str	x8, [sp, #1272]                 // 8-byte Spill
	ldr	x8, [sp, #552]                  // 8-byte Reload
	str	x8, [sp, #1264]                 // 8-byte Spill
	ldr	x8, [sp, #560]                  // 8-byte Reload
	str	x8, [sp, #1256]                 // 8-byte Spill
	ldr	x8, [sp, #568]                  // 8-byte Reload
	str	x8, [sp, #1248]                 // 8-byte Spill
	ldr	x8, [sp, #304]                  // 8-byte Reload
	str	x8, [sp, #1240]                 // 8-byte Spill
	ldr	x8, [sp, #952]                  // 8-byte Reload
	str	x8, [sp, #1232]                 // 8-byte Spill
	mov	w8, #20                         // =0x14
	b	.LBB1_28
.LBB1_27:                               // %._crit_edge34
                                        //   in Loop: Header=BB1_28 Depth=2
	ldr	x10, [sp, #1232]                // 8-byte Reload
	mov	w9, #6144                       // =0x1800
	ldr	x11, [sp, #1224]                // 8-byte Reload
	add	x10, x10, x9
	add	x8, x11, #4
	cmp	x11, #24
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
	add	x10, x10, x9
	str	x10, [sp, #1320]                // 8-byte Spill
	ldr	x10, [sp, #1328]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1328]                // 8-byte Spill
	ldr	x10, [sp, #1336]                // 8-byte Reload
	add	x10, x10, #3072
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
	ldr	x10, [sp, #1392]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1392]                // 8-byte Spill
	ldr	x10, [sp, #1400]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1400]                // 8-byte Spill
	ldr	x10, [sp, #1408]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1408]                // 8-byte Spill
	ldr	x10, [sp, #1416]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1416]                // 8-byte Spill
	ldr	x10, [sp, #1424]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1424]                // 8-byte Spill
	ldr	x10, [sp, #1432]                // 8-byte Reload
	add	x10, x10, #3072
	str	x10, [sp, #1432]                // 8-byte Spill
	ldr	x10, [sp, #1440]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1440]                // 8-byte Spill
	ldr	x10, [sp, #1448]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1448]                // 8-byte Spill
	ldr	x10, [sp, #1456]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1456]                // 8-byte Spill
	ldr	x10, [sp, #1464]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1464]                // 8-byte Spill
	ldr	x10, [sp, #1472]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1472]                // 8-byte Spill
	ldr	x10, [sp, #1480]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1480]                // 8-byte Spill
	ldr	x10, [sp, #1488]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1488]                // 8-byte Spill
	ldr	x10, [sp, #1496]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1496]                // 8-byte Spill
	ldr	x10, [sp, #1504]                // 8-byte Reload
	add	x10, x10, x9
	str	x10, [sp, #1504]                // 8-byte Spill
	b.hs	.LBB1_17
.LBB1_28:                               // %.preheader
                                        //   Parent Loop BB1_18 Depth=1
                                        // =>  This Loop Header: Depth=2
                                        //       Child Loop BB1_30 Depth 3
	str	x8, [sp, #1224]                 // 8-byte Spill
	ldr	x8, [sp, #984]                  // 8-byte Reload
	//APP
	//NO_APP
	cmp	x8, #191
	b.gt	.LBB1_27
// %bb.29:                              // %.lr.ph33
                                        //   in Loop: Header=BB1_28 Depth=2
	ldr	x13, [sp, #1376]                // 8-byte Reload
	sub	x6, x8, #4
	lsl	x14, x8, #2
	ldr	x8, [sp, #1232]                 // 8-byte Reload
	ldr	x20, [sp, #1504]                // 8-byte Reload
	ldr	x22, [sp, #1496]                // 8-byte Reload
	str	x13, [sp, #1752]                // 8-byte Spill
	ldr	x13, [sp, #1368]                // 8-byte Reload
	mov	x24, xzr
	add	x9, x8, x14
	mov	w8, #46336                      // =0xb500
	ldr	x23, [sp, #1488]                // 8-byte Reload
	str	x13, [sp, #1744]                // 8-byte Spill
	ldr	x13, [sp, #1360]                // 8-byte Reload
	movk	w8, #5, lsl #16
	add	x8, x9, x8
	str	x9, [sp, #1536]                 // 8-byte Spill
	ldr	x2, [sp, #1480]                 // 8-byte Reload
	str	x13, [sp, #1736]                // 8-byte Spill
	ldr	x13, [sp, #1352]                // 8-byte Reload
	ldr	x0, [sp, #1472]                 // 8-byte Reload
	str	x8, [sp, #1528]                 // 8-byte Spill
	mov	w8, #25856                      // =0x6500
	ldr	x18, [sp, #1464]                // 8-byte Reload
	str	x13, [sp, #1728]                // 8-byte Spill
	ldr	x13, [sp, #1344]                // 8-byte Reload
	movk	w8, #10, lsl #16
	add	x9, x9, x8
	ldr	x15, [sp, #1456]                // 8-byte Reload
	ldr	x17, [sp, #1448]                // 8-byte Reload
	str	x13, [sp, #1720]                // 8-byte Spill
	ldr	x13, [sp, #1336]                // 8-byte Reload
	ldr	x3, [sp, #1440]                 // 8-byte Reload
	str	x9, [sp, #1520]                 // 8-byte Spill
	ldr	x9, [sp, #1240]                 // 8-byte Reload
	ldr	x1, [sp, #1432]                 // 8-byte Reload
	str	x13, [sp, #1712]                // 8-byte Spill
	ldr	x13, [sp, #1328]                // 8-byte Reload
	ldr	x12, [sp, #1424]                // 8-byte Reload
	add	x8, x9, x8
	ldr	x9, [sp, #1408]                 // 8-byte Reload
	ldr	x10, [sp, #1400]                // 8-byte Reload
	add	x8, x8, x14
	str	x13, [sp, #1704]                // 8-byte Spill
	ldr	x13, [sp, #1320]                // 8-byte Reload
	str	x8, [sp, #1512]                 // 8-byte Spill
	ldr	x8, [sp, #1416]                 // 8-byte Reload
	ldr	x11, [sp, #1392]                // 8-byte Reload
	str	x13, [sp, #1696]                // 8-byte Spill
	ldr	x13, [sp, #1312]                // 8-byte Reload
	ldr	x16, [sp, #1384]                // 8-byte Reload
	ldr	x7, [sp, #1264]                 // 8-byte Reload
	ldr	x19, [sp, #968]                 // 8-byte Reload
	ldr	x21, [sp, #1248]                // 8-byte Reload
	str	x13, [sp, #1688]                // 8-byte Spill
	ldr	x13, [sp, #1304]                // 8-byte Reload
	str	x13, [sp, #1680]                // 8-byte Spill
	ldr	x13, [sp, #1296]                // 8-byte Reload
	str	x13, [sp, #1672]                // 8-byte Spill
	ldr	x13, [sp, #1288]                // 8-byte Reload
	str	x13, [sp, #1664]                // 8-byte Spill
	ldr	x13, [sp, #1280]                // 8-byte Reload
	str	x13, [sp, #1656]                // 8-byte Spill
	ldr	x13, [sp, #1272]                // 8-byte Reload
	str	x13, [sp, #1648]                // 8-byte Spill
	ldr	x13, [sp, #1256]                // 8-byte Reload
	str	x13, [sp, #1640]                // 8-byte Spill
	ldr	x13, [sp, #960]                 // 8-byte Reload
	str	x13, [sp, #1632]                // 8-byte Spill
.LBB1_30:                               //   Parent Loop BB1_18 Depth=1
                                        //     Parent Loop BB1_28 Depth=2
                                        // =>    This Inner Loop Header: Depth=3
	str	x7, [sp, #1608]                 // 8-byte Spill
	ldr	q19, [x16, x14]
	ldr	q21, [x11, x14]
	str	x6, [sp, #1624]                 // 8-byte Spill
	add	x6, x7, x14
	add	x7, x19, x14
	ldr	q0, [x6]
	ldr	q16, [x7]
	add	x16, x16, #16
	ldr	q7, [x7, #768]
	ldr	q6, [x7, #1536]
	ldr	q3, [x7, #2304]
	fmul	v18.4s, v0.4s, v16.4s
	ldr	q0, [x6, #768]
	ldr	q4, [x7, #3072]
	ldr	q5, [x7, #3840]
	str	x19, [sp, #1600]                // 8-byte Spill
	add	x19, x6, #21, lsl #12           // =86016
	ldr	q1, [x19]
	ldr	x19, [sp, #1536]                // 8-byte Reload
	ldr	q23, [x10, x14]
	add	x10, x10, #16
	ldr	q25, [x8, x14]
	add	x8, x8, #16
	fmla	v18.4s, v7.4s, v0.4s
	ldr	q0, [x6, #1536]
	fmul	v17.4s, v16.4s, v1.4s
	add	x30, x19, x24
	str	x20, [sp, #1616]                // 8-byte Spill
	ldr	x13, [sp, #1728]                // 8-byte Reload
	fmul	v20.4s, v16.4s, v0.4s
	add	x19, x30, #102, lsl #12         // =417792
	str	x17, [sp, #1576]                // 8-byte Spill
	ldr	q2, [x19]
	str	x15, [sp, #1568]                // 8-byte Spill
	ldr	x4, [sp, #1688]                 // 8-byte Reload
	fmla	v18.4s, v6.4s, v0.4s
	ldr	q0, [x6, #2304]
	str	x18, [sp, #1560]                // 8-byte Spill
	fmla	v17.4s, v7.4s, v2.4s
	str	x0, [sp, #1552]                 // 8-byte Spill
	ldr	x5, [sp, #1680]                 // 8-byte Reload
	fmla	v20.4s, v7.4s, v0.4s
	ldr	q0, [x6, #3072]
	str	x2, [sp, #1544]                 // 8-byte Spill
	ldr	x27, [sp, #1672]                // 8-byte Reload
	ldr	x28, [sp, #1664]                // 8-byte Reload
	ldr	x26, [sp, #1656]                // 8-byte Reload
	fmul	v22.4s, v16.4s, v0.4s
	ldr	x25, [sp, #1648]                // 8-byte Reload
	str	x11, [sp, #1592]                // 8-byte Spill
	fmla	v17.4s, v6.4s, v19.4s
	mov	x11, x21
	str	x1, [sp, #1584]                 // 8-byte Spill
	fmla	v20.4s, v6.4s, v0.4s
	ldr	q0, [x6, #3840]
	fmla	v22.4s, v7.4s, v0.4s
	ldr	q0, [x6, #4608]
	fmul	v24.4s, v16.4s, v0.4s
	fmla	v22.4s, v6.4s, v0.4s
	ldr	q0, [x6, #5376]
	fmla	v24.4s, v7.4s, v0.4s
	ldr	q0, [x6, #6144]
	fmla	v24.4s, v6.4s, v0.4s
	ldr	q0, [x6, #43008]
	fmla	v18.4s, v3.4s, v0.4s
	ldr	q0, [x6, #43776]
	fmla	v18.4s, v4.4s, v0.4s
	ldr	q0, [x6, #44544]
	fmla	v20.4s, v3.4s, v0.4s
	fmla	v18.4s, v5.4s, v0.4s
	ldr	q0, [x6, #45312]
	fmla	v20.4s, v4.4s, v0.4s
	ldr	q0, [x6, #46080]
	fmla	v22.4s, v3.4s, v0.4s
	fmla	v20.4s, v5.4s, v0.4s
	ldr	q0, [x6, #46848]
	fmla	v22.4s, v4.4s, v0.4s
	ldr	q0, [x6, #47616]
	fmla	v24.4s, v3.4s, v0.4s
	fmla	v22.4s, v5.4s, v0.4s
	ldr	q0, [x6, #48384]
	fmla	v24.4s, v4.4s, v0.4s
	ldr	q0, [x6, #49152]
	fmla	v24.4s, v5.4s, v0.4s
	ldr	q0, [x7, #4608]
	fmla	v18.4s, v0.4s, v1.4s
	ldr	q1, [x7, #5376]
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v1.4s, v2.4s
	ldr	q2, [x7, #6144]
	fmla	v20.4s, v1.4s, v21.4s
	add	x7, x21, x14
	add	x21, x6, #75, lsl #12           // =307200
	sub	x19, x7, #21, lsl #12           // =86016
	fmla	v18.4s, v2.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x19]
	add	x19, x1, x14
	str	q18, [x19]
	ldr	q18, [x17, x14]
	ldr	x17, [sp, #1752]                // 8-byte Reload
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	ldr	x1, [sp, #1712]                 // 8-byte Reload
	fmla	v17.4s, v3.4s, v18.4s
	ldr	q18, [x15, x14]
	ldr	x15, [sp, #1744]                // 8-byte Reload
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x19, #768]
	fmla	v17.4s, v4.4s, v18.4s
	ldr	q18, [x18, x14]
	ldr	x18, [sp, #1736]                // 8-byte Reload
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x9, x14]
	add	x9, x9, #16
	fmla	v19.4s, v3.4s, v18.4s
	fmla	v22.4s, v2.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	fmla	v17.4s, v5.4s, v18.4s
	ldr	q18, [x0, x14]
	ldr	x0, [sp, #1720]                 // 8-byte Reload
	fmla	v21.4s, v6.4s, v23.4s
	fmul	v23.4s, v16.4s, v23.4s
	fmla	v19.4s, v4.4s, v18.4s
	ldr	q18, [x2, x14]
	ldr	x2, [sp, #1704]                 // 8-byte Reload
	fmla	v24.4s, v1.4s, v25.4s
	str	q22, [x19, #1536]
	fmla	v23.4s, v7.4s, v25.4s
	ldr	q25, [x12, x14]
	fmla	v21.4s, v3.4s, v18.4s
	fmla	v19.4s, v5.4s, v18.4s
	ldr	q18, [x23, x14]
	add	x12, x12, #16
	fmla	v24.4s, v2.4s, v25.4s
	add	x23, x23, #16
	fmla	v23.4s, v6.4s, v25.4s
	fmla	v21.4s, v4.4s, v18.4s
	ldr	q18, [x22, x14]
	ldr	q25, [x7, #2304]
	add	x22, x22, #16
	str	q24, [x19, #2304]
	ldr	q24, [x7, #768]
	fmla	v23.4s, v3.4s, v18.4s
	fmla	v21.4s, v5.4s, v18.4s
	ldr	q18, [x20, x14]
	add	x20, x6, #33, lsl #12           // =135168
	fmla	v23.4s, v4.4s, v18.4s
	ldr	q18, [x20]
	add	x20, x6, #42, lsl #12           // =172032
	fmla	v23.4s, v5.4s, v18.4s
	ldr	q18, [x20]
	add	x20, x30, #123, lsl #12         // =503808
	ldr	q20, [x20]
	sub	x20, x7, #1536
	fmla	v17.4s, v0.4s, v18.4s
	fmul	v18.4s, v16.4s, v18.4s
	fmla	v17.4s, v1.4s, v20.4s
	fmla	v18.4s, v7.4s, v20.4s
	ldr	q20, [x20]
	sub	x20, x7, #768
	fmla	v19.4s, v0.4s, v20.4s
	ldr	q22, [x20]
	add	x20, x6, #63, lsl #12           // =258048
	add	x6, x6, #84, lsl #12            // =344064
	fmla	v17.4s, v2.4s, v20.4s
	fmla	v18.4s, v6.4s, v20.4s
	fmul	v20.4s, v16.4s, v20.4s
	fmla	v19.4s, v1.4s, v22.4s
	fmla	v20.4s, v7.4s, v22.4s
	ldr	q22, [x7]
	str	q17, [x19, #21504]
	ldr	q17, [x7, #39936]
	fmla	v19.4s, v2.4s, v22.4s
	fmla	v21.4s, v0.4s, v22.4s
	fmla	v18.4s, v3.4s, v17.4s
	ldr	q17, [x7, #40704]
	fmla	v20.4s, v6.4s, v22.4s
	fmul	v22.4s, v16.4s, v22.4s
	fmla	v21.4s, v1.4s, v24.4s
	str	q19, [x19, #22272]
	ldr	q19, [x30, x29]
	fmla	v18.4s, v4.4s, v17.4s
	ldr	q17, [x7, #41472]
	mov	x29, x3
	fmla	v22.4s, v7.4s, v24.4s
	ldr	q24, [x7, #1536]
	fmla	v20.4s, v3.4s, v17.4s
	fmla	v21.4s, v2.4s, v24.4s
	fmla	v23.4s, v0.4s, v24.4s
	fmla	v18.4s, v5.4s, v17.4s
	ldr	q17, [x7, #42240]
	fmla	v22.4s, v6.4s, v24.4s
	fmul	v24.4s, v16.4s, v24.4s
	fmla	v20.4s, v4.4s, v17.4s
	ldr	q17, [x7, #43008]
	fmla	v23.4s, v1.4s, v25.4s
	str	q21, [x19, #23040]
	ldr	q21, [x17, x14]
	add	x17, x17, #16
	fmla	v24.4s, v7.4s, v25.4s
	ldr	q25, [x7, #3072]
	fmla	v22.4s, v3.4s, v17.4s
	fmla	v20.4s, v5.4s, v17.4s
	ldr	q17, [x7, #43776]
	str	x17, [sp, #1752]                // 8-byte Spill
	fmla	v23.4s, v2.4s, v25.4s
	ldr	x17, [sp, #1576]                // 8-byte Reload
	fmla	v24.4s, v6.4s, v25.4s
	fmla	v22.4s, v4.4s, v17.4s
	ldr	q17, [x7, #44544]
	add	x17, x17, #16
	str	q23, [x19, #23808]
	ldr	q23, [x15, x14]
	add	x15, x15, #16
	str	x15, [sp, #1744]                // 8-byte Spill
	ldr	x15, [sp, #1568]                // 8-byte Reload
	fmla	v24.4s, v3.4s, v17.4s
	fmla	v22.4s, v5.4s, v17.4s
	ldr	q17, [x7, #45312]
	add	x15, x15, #16
	fmla	v24.4s, v4.4s, v17.4s
	ldr	q17, [x7, #46080]
	fmla	v24.4s, v5.4s, v17.4s
	ldr	q17, [x20]
	add	x20, x7, #21, lsl #12           // =86016
	add	x7, x7, #42, lsl #12            // =172032
	fmla	v18.4s, v0.4s, v17.4s
	fmul	v17.4s, v16.4s, v17.4s
	fmla	v18.4s, v1.4s, v19.4s
	fmla	v17.4s, v7.4s, v19.4s
	ldr	q19, [x3, x14]
	ldr	x3, [sp, #1696]                 // 8-byte Reload
	fmla	v20.4s, v0.4s, v19.4s
	fmla	v18.4s, v2.4s, v19.4s
	fmla	v17.4s, v6.4s, v19.4s
	fmul	v19.4s, v16.4s, v19.4s
	fmla	v20.4s, v1.4s, v21.4s
	fmla	v19.4s, v7.4s, v21.4s
	ldr	q21, [x20]
	add	x20, x1, x14
	add	x1, x1, #16
	str	q18, [x20]
	fmla	v20.4s, v2.4s, v21.4s
	fmla	v22.4s, v0.4s, v21.4s
	str	x1, [sp, #1712]                 // 8-byte Spill
	ldr	x1, [sp, #1584]                 // 8-byte Reload
	fmla	v19.4s, v6.4s, v21.4s
	fmul	v21.4s, v16.4s, v21.4s
	add	x1, x1, #16
	fmla	v22.4s, v1.4s, v23.4s
	str	q20, [x19, #43776]
	fmla	v21.4s, v7.4s, v23.4s
	ldr	q23, [x18, x14]
	add	x18, x18, #16
	str	x18, [sp, #1736]                // 8-byte Spill
	ldr	x18, [sp, #1560]                // 8-byte Reload
	fmul	v16.4s, v16.4s, v23.4s
	fmla	v22.4s, v2.4s, v23.4s
	fmla	v24.4s, v0.4s, v23.4s
	add	x18, x18, #16
	fmla	v21.4s, v6.4s, v23.4s
	ldr	q23, [x13, x14]
	add	x13, x13, #16
	str	x13, [sp, #1728]                // 8-byte Spill
	fmla	v16.4s, v7.4s, v23.4s
	ldr	q7, [x0, x14]
	fmla	v24.4s, v1.4s, v23.4s
	add	x0, x0, #16
	str	q22, [x19, #44544]
	str	x0, [sp, #1720]                 // 8-byte Spill
	ldr	x0, [sp, #1552]                 // 8-byte Reload
	fmla	v16.4s, v6.4s, v7.4s
	ldr	q6, [x2, x14]
	fmla	v24.4s, v2.4s, v7.4s
	add	x2, x2, #16
	add	x0, x0, #16
	fmla	v17.4s, v3.4s, v6.4s
	ldr	q6, [x3, x14]
	str	x2, [sp, #1704]                 // 8-byte Spill
	ldr	x2, [sp, #1544]                 // 8-byte Reload
	add	x3, x3, #16
	str	q24, [x19, #45312]
	str	x3, [sp, #1696]                 // 8-byte Spill
	add	x3, x29, #16
	mov	w29, #589824                    // =0x90000
	fmla	v17.4s, v4.4s, v6.4s
	ldr	q6, [x4, x14]
	add	x4, x4, #16
	add	x2, x2, #16
	str	x4, [sp, #1688]                 // 8-byte Spill
	fmla	v19.4s, v3.4s, v6.4s
	fmla	v17.4s, v5.4s, v6.4s
	ldr	q6, [x5, x14]
	add	x5, x5, #16
	str	x5, [sp, #1680]                 // 8-byte Spill
	fmla	v19.4s, v4.4s, v6.4s
	ldr	q6, [x27, x14]
	add	x27, x27, #16
	str	x27, [sp, #1672]                // 8-byte Spill
	fmla	v21.4s, v3.4s, v6.4s
	fmla	v19.4s, v5.4s, v6.4s
	ldr	q6, [x28, x14]
	add	x28, x28, #16
	str	x28, [sp, #1664]                // 8-byte Spill
	fmla	v21.4s, v4.4s, v6.4s
	ldr	q6, [x26, x14]
	add	x26, x26, #16
	str	x26, [sp, #1656]                // 8-byte Spill
	fmla	v16.4s, v3.4s, v6.4s
	ldr	q3, [x25, x14]
	add	x25, x25, #16
	str	x25, [sp, #1648]                // 8-byte Spill
	fmla	v21.4s, v5.4s, v6.4s
	fmla	v16.4s, v4.4s, v3.4s
	ldr	q3, [x21]
	fmla	v16.4s, v5.4s, v3.4s
	ldr	q3, [x6]
	add	x6, x30, #165, lsl #12          // =675840
	ldr	x30, [sp, #1640]                // 8-byte Reload
	fmla	v17.4s, v0.4s, v3.4s
	ldr	q3, [x6]
	ldr	x6, [sp, #1520]                 // 8-byte Reload
	add	x6, x6, x24
	sub	x21, x6, #3840
	fmla	v17.4s, v1.4s, v3.4s
	ldr	q3, [x30, x14]
	add	x30, x30, #16
	str	x30, [sp, #1640]                // 8-byte Spill
	fmla	v19.4s, v0.4s, v3.4s
	fmla	v17.4s, v2.4s, v3.4s
	ldr	q3, [x21]
	ldr	x21, [sp, #1632]                // 8-byte Reload
	fmla	v19.4s, v1.4s, v3.4s
	ldr	q3, [x7]
	ldr	x7, [sp, #1512]                 // 8-byte Reload
	fmla	v21.4s, v0.4s, v3.4s
	add	x7, x21, x7
	add	x21, x21, #16
	sub	x7, x7, #2304
	str	q17, [x19, #64512]
	fmla	v19.4s, v2.4s, v3.4s
	ldr	q3, [x7]
	sub	x7, x6, #1536
	sub	x6, x6, #768
	str	x21, [sp, #1632]                // 8-byte Spill
	add	x21, x11, #16
	fmla	v21.4s, v1.4s, v3.4s
	ldr	q3, [x7]
	ldr	x7, [sp, #1608]                 // 8-byte Reload
	ldr	x11, [sp, #1592]                // 8-byte Reload
	fmla	v16.4s, v0.4s, v3.4s
	ldr	q0, [x6]
	ldr	x6, [sp, #1528]                 // 8-byte Reload
	str	q19, [x19, #65280]
	ldr	x19, [sp, #1600]                // 8-byte Reload
	add	x7, x7, #16
	add	x6, x6, x24
	fmla	v21.4s, v2.4s, v3.4s
	add	x24, x24, #16
	add	x6, x6, #75, lsl #12            // =307200
	add	x19, x19, #16
	add	x11, x11, #16
	fmla	v16.4s, v1.4s, v0.4s
	ldr	q0, [x6]
	ldr	x6, [sp, #1624]                 // 8-byte Reload
	str	q21, [x20, #23040]
	add	x6, x6, #4
	cmp	x6, #188
	fmla	v16.4s, v2.4s, v0.4s
	str	q16, [x20, #23808]
	ldr	x20, [sp, #1616]                // 8-byte Reload
	add	x20, x20, #16
	b.lt	.LBB1_30
	b	.LBB1_27
.LBB1_31:                               // %._crit_edge38
	add	sp, sp, #1760
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
	.xword	192                             // 0xc0
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
