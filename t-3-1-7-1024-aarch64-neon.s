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
	sub	sp, sp, #208
	mov	x9, xzr
	stp	d9, d8, [sp, #96]               // 16-byte Folded Spill
	stp	x29, x30, [sp, #112]            // 16-byte Folded Spill
	stp	x28, x27, [sp, #128]            // 16-byte Folded Spill
	stp	x26, x25, [sp, #144]            // 16-byte Folded Spill
	stp	x24, x23, [sp, #160]            // 16-byte Folded Spill
	stp	x22, x21, [sp, #176]            // 16-byte Folded Spill
	stp	x20, x19, [sp, #192]            // 16-byte Folded Spill
	//APP
	//NO_APP
	cmp	x9, #1023
	b.gt	.LBB1_3
// %bb.1:                               // %.lr.ph.preheader
	sub	x8, x9, #8
	lsl	x9, x9, #2
	add	x10, x0, #16, lsl #12           // =65536
	add	x11, x0, #17, lsl #12           // =69632
	add	x12, x0, #18, lsl #12           // =73728
	add	x10, x10, #16
	add	x11, x11, #16
	add	x12, x12, #16
	mov	w13, #65536                     // =0x10000
	mov	x14, x1
	mov	x15, x0
	mov	x16, x2
.LBB1_2:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	add	x17, x15, x9
	add	x18, x14, x9
	add	x8, x8, #8
	ldr	q0, [x17]
	ldr	q25, [x18, #16384]
	ldr	q31, [x18, #12288]
	ldr	q4, [x18, #4096]
	ldp	q3, q17, [x18]
	ldr	q2, [x17, #4096]
	fmul	v16.4s, v0.4s, v25.4s
	fmul	v7.4s, v0.4s, v31.4s
	ldr	q27, [x18, #20480]
	fmul	v1.4s, v0.4s, v4.4s
	fmul	v0.4s, v0.4s, v3.4s
	ldr	q5, [x18, #8192]
	fmul	v18.4s, v31.4s, v2.4s
	ldr	q6, [x17, #8192]
	ldr	q22, [x18, #16400]
	ldr	q28, [x18, #12304]
	ldr	q26, [x18, #4112]
	fmla	v16.4s, v27.4s, v2.4s
	fmla	v7.4s, v25.4s, v2.4s
	fmul	v19.4s, v31.4s, v6.4s
	fmla	v1.4s, v5.4s, v2.4s
	fmla	v0.4s, v4.4s, v2.4s
	fmul	v2.4s, v3.4s, v2.4s
	fmul	v3.4s, v3.4s, v6.4s
	fmla	v18.4s, v25.4s, v6.4s
	ldr	q24, [x18, #20496]
	ldr	q30, [x18, #8208]
	ldr	q8, [x17, #8208]
	ldr	q9, [x17, #32768]
	fmla	v7.4s, v27.4s, v6.4s
	add	x3, x17, #17, lsl #12           // =69632
	add	x15, x15, #32
	fmla	v0.4s, v5.4s, v6.4s
	fmla	v2.4s, v4.4s, v6.4s
	ldr	q6, [x17, #12288]
	fmul	v29.4s, v28.4s, v8.4s
	add	x14, x14, #32
	cmp	x8, #1016
	fmla	v19.4s, v25.4s, v6.4s
	fmla	v3.4s, v4.4s, v6.4s
	ldr	q4, [x17, #16384]
	fmla	v18.4s, v27.4s, v6.4s
	fmla	v2.4s, v5.4s, v6.4s
	ldr	q6, [x17, #4112]
	fmla	v19.4s, v27.4s, v4.4s
	fmla	v3.4s, v5.4s, v4.4s
	ldr	q4, [x17, #16]
	fmul	v23.4s, v28.4s, v6.4s
	fmul	v21.4s, v4.4s, v22.4s
	fmul	v20.4s, v4.4s, v28.4s
	fmul	v5.4s, v4.4s, v26.4s
	fmul	v4.4s, v4.4s, v17.4s
	fmla	v2.4s, v31.4s, v9.4s
	fmla	v23.4s, v22.4s, v8.4s
	fmla	v21.4s, v24.4s, v6.4s
	fmla	v20.4s, v22.4s, v6.4s
	fmla	v5.4s, v30.4s, v6.4s
	fmla	v4.4s, v26.4s, v6.4s
	fmul	v6.4s, v17.4s, v6.4s
	fmul	v17.4s, v17.4s, v8.4s
	fmla	v20.4s, v24.4s, v8.4s
	fmla	v4.4s, v30.4s, v8.4s
	fmla	v6.4s, v26.4s, v8.4s
	ldr	q8, [x17, #12304]
	fmla	v29.4s, v22.4s, v8.4s
	fmla	v17.4s, v26.4s, v8.4s
	ldr	q26, [x17, #16400]
	fmla	v23.4s, v24.4s, v8.4s
	fmla	v6.4s, v30.4s, v8.4s
	ldr	q8, [x18, #24576]
	fmla	v29.4s, v24.4s, v26.4s
	fmla	v17.4s, v30.4s, v26.4s
	ldr	q30, [x17, #28672]
	ldr	q26, [x18, #28672]
	fmla	v18.4s, v8.4s, v9.4s
	fmla	v7.4s, v8.4s, v30.4s
	fmla	v1.4s, v25.4s, v30.4s
	fmla	v16.4s, v26.4s, v30.4s
	fmla	v0.4s, v31.4s, v30.4s
	ldr	q30, [x18, #32768]
	fmla	v7.4s, v26.4s, v9.4s
	fmla	v1.4s, v27.4s, v9.4s
	fmla	v16.4s, v30.4s, v9.4s
	fmla	v0.4s, v25.4s, v9.4s
	ldr	q9, [x17, #36864]
	fmla	v19.4s, v8.4s, v9.4s
	fmla	v3.4s, v31.4s, v9.4s
	ldr	q31, [x17, #40960]
	fmla	v18.4s, v26.4s, v9.4s
	fmla	v2.4s, v25.4s, v9.4s
	fmla	v7.4s, v30.4s, v9.4s
	fmla	v0.4s, v27.4s, v9.4s
	ldr	q9, [x17, #32784]
	fmla	v19.4s, v26.4s, v31.4s
	fmla	v3.4s, v25.4s, v31.4s
	ldr	q25, [x17, #45056]
	fmla	v18.4s, v30.4s, v31.4s
	fmla	v2.4s, v27.4s, v31.4s
	ldr	q31, [x17, #28688]
	fmla	v6.4s, v28.4s, v9.4s
	fmla	v5.4s, v22.4s, v31.4s
	fmla	v4.4s, v28.4s, v31.4s
	fmla	v19.4s, v30.4s, v25.4s
	fmla	v3.4s, v27.4s, v25.4s
	ldr	q25, [x18, #28688]
	ldr	q27, [x18, #24592]
	fmla	v21.4s, v25.4s, v31.4s
	fmla	v20.4s, v27.4s, v31.4s
	ldr	q31, [x18, #32784]
	add	x18, x16, x9
	str	q7, [x18, #4096]
	ldr	q7, [x17, #57344]
	fmla	v23.4s, v27.4s, v9.4s
	fmla	v5.4s, v24.4s, v9.4s
	fmla	v4.4s, v22.4s, v9.4s
	add	x16, x16, #32
	fmla	v1.4s, v26.4s, v7.4s
	fmla	v0.4s, v8.4s, v7.4s
	ldr	q7, [x17, #61440]
	fmla	v21.4s, v31.4s, v9.4s
	fmla	v20.4s, v25.4s, v9.4s
	ldr	q9, [x17, #36880]
	fmla	v2.4s, v8.4s, v7.4s
	str	q18, [x18, #8192]
	fmla	v17.4s, v28.4s, v9.4s
	fmla	v4.4s, v24.4s, v9.4s
	ldr	q28, [x17, #40976]
	fmla	v1.4s, v30.4s, v7.4s
	fmla	v0.4s, v26.4s, v7.4s
	ldr	q7, [x17, x13]
	fmla	v6.4s, v22.4s, v9.4s
	fmla	v29.4s, v27.4s, v9.4s
	stp	q16, q21, [x18]
	fmla	v3.4s, v8.4s, v7.4s
	fmla	v2.4s, v26.4s, v7.4s
	str	q19, [x18, #12288]
	fmla	v17.4s, v22.4s, v28.4s
	ldr	q22, [x17, #45072]
	fmla	v23.4s, v25.4s, v9.4s
	fmla	v0.4s, v30.4s, v7.4s
	ldr	q7, [x3]
	add	x3, x17, #18, lsl #12           // =73728
	fmla	v6.4s, v24.4s, v28.4s
	fmla	v29.4s, v25.4s, v28.4s
	str	q1, [x18, #28672]
	fmla	v3.4s, v26.4s, v7.4s
	fmla	v2.4s, v30.4s, v7.4s
	ldr	q7, [x3]
	fmla	v17.4s, v24.4s, v22.4s
	fmla	v20.4s, v31.4s, v9.4s
	fmla	v23.4s, v31.4s, v28.4s
	str	q0, [x18, #32768]
	fmla	v29.4s, v31.4s, v22.4s
	fmla	v3.4s, v30.4s, v7.4s
	ldr	q7, [x17, #57360]
	str	q2, [x18, #36864]
	str	q20, [x18, #4112]
	fmla	v5.4s, v25.4s, v7.4s
	fmla	v4.4s, v27.4s, v7.4s
	ldr	q7, [x17, #61456]
	str	q23, [x18, #8208]
	fmla	v6.4s, v27.4s, v7.4s
	str	q29, [x18, #12304]
	str	q3, [x18, #40960]
	fmla	v5.4s, v31.4s, v7.4s
	fmla	v4.4s, v25.4s, v7.4s
	ldr	q7, [x10, x9]
	add	x10, x10, #32
	fmla	v17.4s, v27.4s, v7.4s
	fmla	v6.4s, v25.4s, v7.4s
	fmla	v4.4s, v31.4s, v7.4s
	ldr	q7, [x11, x9]
	add	x11, x11, #32
	str	q5, [x18, #28688]
	fmla	v17.4s, v25.4s, v7.4s
	fmla	v6.4s, v31.4s, v7.4s
	ldr	q7, [x12, x9]
	add	x12, x12, #32
	str	q4, [x18, #32784]
	fmla	v17.4s, v31.4s, v7.4s
	str	q6, [x18, #36880]
	str	q17, [x18, #40976]
	b.lt	.LBB1_2
.LBB1_3:                                // %._crit_edge
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #1023
	b.gt	.LBB1_6
// %bb.4:                               // %.lr.ph8.preheader
	sub	x8, x9, #8
	lsl	x9, x9, #2
	mov	w10, #40976                     // =0xa010
	add	x10, x0, x10
	mov	x11, x1
	mov	x12, x2
	mov	x13, x0
.LBB1_5:                                // %.lr.ph8
                                        // =>This Inner Loop Header: Depth=1
	add	x15, x13, x9
	add	x14, x11, x9
	add	x8, x8, #8
	ldr	q0, [x15, #12288]
	ldr	q22, [x14, #12288]
	ldr	q2, [x14]
	ldr	q1, [x15, #16384]
	ldr	q20, [x14, #16384]
	ldr	q3, [x14, #4096]
	fmul	v5.4s, v0.4s, v22.4s
	fmul	v0.4s, v0.4s, v2.4s
	ldr	q4, [x15, #20480]
	fmul	v6.4s, v22.4s, v1.4s
	ldr	q27, [x14, #20480]
	ldr	q7, [x14, #8192]
	fmul	v16.4s, v22.4s, v4.4s
	ldr	q21, [x14, #12304]
	ldr	q19, [x14, #16400]
	ldr	q24, [x14, #4112]
	ldr	q26, [x15, #20496]
	ldr	q25, [x14, #20496]
	fmla	v5.4s, v20.4s, v1.4s
	fmla	v0.4s, v3.4s, v1.4s
	fmul	v1.4s, v2.4s, v1.4s
	fmul	v2.4s, v2.4s, v4.4s
	fmla	v6.4s, v20.4s, v4.4s
	ldr	q28, [x14, #8208]
	fmul	v23.4s, v21.4s, v26.4s
	add	x13, x13, #32
	add	x11, x11, #32
	cmp	x8, #1016
	fmla	v1.4s, v3.4s, v4.4s
	fmla	v5.4s, v27.4s, v4.4s
	fmla	v0.4s, v7.4s, v4.4s
	ldr	q4, [x15, #24576]
	fmla	v2.4s, v3.4s, v4.4s
	ldr	q3, [x15, #12304]
	fmla	v6.4s, v27.4s, v4.4s
	fmla	v1.4s, v7.4s, v4.4s
	ldr	q7, [x14, #16]
	fmla	v16.4s, v20.4s, v4.4s
	fmul	v17.4s, v3.4s, v21.4s
	ldr	q4, [x15, #16400]
	fmul	v3.4s, v3.4s, v7.4s
	fmul	v18.4s, v21.4s, v4.4s
	fmla	v17.4s, v19.4s, v4.4s
	fmla	v3.4s, v24.4s, v4.4s
	fmul	v4.4s, v7.4s, v4.4s
	fmul	v7.4s, v7.4s, v26.4s
	fmla	v18.4s, v19.4s, v26.4s
	fmla	v17.4s, v25.4s, v26.4s
	fmla	v4.4s, v24.4s, v26.4s
	fmla	v3.4s, v28.4s, v26.4s
	ldr	q26, [x15, #24592]
	add	x15, x10, x9
	add	x10, x10, #32
	fmla	v7.4s, v24.4s, v26.4s
	ldr	q24, [x14, #24576]
	fmla	v18.4s, v25.4s, v26.4s
	fmla	v23.4s, v19.4s, v26.4s
	ldr	q29, [x15, #8176]
	fmla	v4.4s, v28.4s, v26.4s
	ldr	q28, [x15, #4080]
	ldur	q26, [x15, #-16]
	fmla	v16.4s, v24.4s, v29.4s
	fmla	v2.4s, v22.4s, v29.4s
	fmla	v6.4s, v24.4s, v28.4s
	fmla	v1.4s, v22.4s, v28.4s
	fmla	v5.4s, v24.4s, v26.4s
	fmla	v0.4s, v22.4s, v26.4s
	ldr	q26, [x14, #28672]
	ldr	q22, [x15, #12272]
	fmla	v6.4s, v26.4s, v29.4s
	fmla	v1.4s, v20.4s, v29.4s
	fmla	v5.4s, v26.4s, v28.4s
	fmla	v0.4s, v20.4s, v28.4s
	ldr	q28, [x14, #32768]
	fmla	v16.4s, v26.4s, v22.4s
	fmla	v2.4s, v20.4s, v22.4s
	ldr	q20, [x14, #24592]
	fmla	v6.4s, v28.4s, v22.4s
	fmla	v1.4s, v27.4s, v22.4s
	ldr	q22, [x15]
	fmla	v5.4s, v28.4s, v29.4s
	fmla	v0.4s, v27.4s, v29.4s
	ldr	q27, [x15, #4096]
	fmla	v17.4s, v20.4s, v22.4s
	fmla	v3.4s, v21.4s, v22.4s
	ldr	q22, [x14, #28688]
	fmla	v18.4s, v20.4s, v27.4s
	fmla	v4.4s, v21.4s, v27.4s
	ldr	q29, [x15, #8192]
	fmla	v7.4s, v21.4s, v29.4s
	ldr	q21, [x15, #12288]
	fmla	v23.4s, v20.4s, v29.4s
	fmla	v17.4s, v22.4s, v27.4s
	fmla	v3.4s, v19.4s, v27.4s
	ldr	q27, [x14, #32784]
	add	x14, x12, x9
	fmla	v4.4s, v19.4s, v29.4s
	fmla	v18.4s, v22.4s, v29.4s
	str	q5, [x14, #16384]
	ldr	q5, [x15, #28656]
	add	x12, x12, #32
	fmla	v7.4s, v19.4s, v21.4s
	fmla	v23.4s, v22.4s, v21.4s
	str	q6, [x14, #20480]
	fmla	v0.4s, v24.4s, v5.4s
	ldr	q5, [x15, #32752]
	fmla	v3.4s, v25.4s, v29.4s
	fmla	v4.4s, v25.4s, v21.4s
	fmla	v17.4s, v27.4s, v29.4s
	str	q16, [x14, #24576]
	fmla	v1.4s, v24.4s, v5.4s
	fmla	v18.4s, v27.4s, v21.4s
	str	q23, [x14, #24592]
	fmla	v0.4s, v26.4s, v5.4s
	ldr	q5, [x15, #36848]
	str	q17, [x14, #16400]
	fmla	v1.4s, v26.4s, v5.4s
	fmla	v2.4s, v24.4s, v5.4s
	str	q18, [x14, #20496]
	fmla	v0.4s, v28.4s, v5.4s
	ldr	q5, [x15, #40944]
	fmla	v1.4s, v28.4s, v5.4s
	fmla	v2.4s, v26.4s, v5.4s
	ldr	q5, [x15, #28672]
	fmla	v3.4s, v20.4s, v5.4s
	ldr	q5, [x15, #32768]
	str	q0, [x14, #45056]
	fmla	v4.4s, v20.4s, v5.4s
	str	q1, [x14, #49152]
	str	q2, [x14, #53248]
	fmla	v3.4s, v22.4s, v5.4s
	ldr	q5, [x15, #36864]
	fmla	v4.4s, v22.4s, v5.4s
	fmla	v7.4s, v20.4s, v5.4s
	fmla	v3.4s, v27.4s, v5.4s
	ldr	q5, [x15, #40960]
	fmla	v4.4s, v27.4s, v5.4s
	fmla	v7.4s, v22.4s, v5.4s
	str	q3, [x14, #45072]
	str	q4, [x14, #49168]
	str	q7, [x14, #53264]
	b.lt	.LBB1_5
.LBB1_6:                                // %.preheader.preheader
	add	x8, x0, #34, lsl #12            // =139264
	mov	w13, #4112                      // =0x1010
	mov	w16, #8208                      // =0x2010
	add	x9, x8, #16
	add	x8, x0, #33, lsl #12            // =135168
	movk	w13, #1, lsl #16
	add	x8, x8, #16
	mov	w17, #36880                     // =0x9010
	mov	w3, #16                         // =0x10
	stp	x8, x9, [sp, #64]               // 16-byte Folded Spill
	add	x8, x0, x13
	mov	w5, #49168                      // =0xc010
	mov	w6, #53264                      // =0xd010
	mov	w7, #57360                      // =0xe010
	mov	w19, #61456                     // =0xf010
	mov	w20, #16                        // =0x10
	mov	w21, #20496                     // =0x5010
	mov	w22, #24592                     // =0x6010
	mov	w23, #28688                     // =0x7010
	mov	w24, #32784                     // =0x8010
	mov	w25, #12304                     // =0x3010
	mov	w26, #16400                     // =0x4010
	mov	w27, #40976                     // =0xa010
	mov	w28, #45072                     // =0xb010
	str	x8, [sp, #56]                   // 8-byte Spill
	mov	w9, #2                          // =0x2
	mov	w18, #16388                     // =0x4004
	mov	w8, #18436                      // =0x4804
	mov	x30, xzr
	movk	w16, #1, lsl #16
	movk	w17, #1, lsl #16
	movk	w3, #1, lsl #16
	mov	w4, #131072                     // =0x20000
	movk	w5, #1, lsl #16
	movk	w6, #1, lsl #16
	movk	w7, #1, lsl #16
	movk	w19, #1, lsl #16
	movk	w20, #2, lsl #16
	movk	w21, #1, lsl #16
	movk	w22, #1, lsl #16
	movk	w23, #1, lsl #16
	movk	w24, #1, lsl #16
	movk	w25, #1, lsl #16
	movk	w26, #1, lsl #16
	movk	w27, #1, lsl #16
	movk	w28, #1, lsl #16
	stp	x0, x1, [sp, #16]               // 16-byte Folded Spill
	str	x8, [sp, #48]                   // 8-byte Spill
	stp	x2, xzr, [sp]                   // 16-byte Folded Spill
	stp	x0, x2, [sp, #80]               // 16-byte Folded Spill
	b	.LBB1_8
.LBB1_7:                                // %._crit_edge14
                                        //   in Loop: Header=BB1_8 Depth=1
	ldp	x8, x9, [sp, #80]               // 16-byte Folded Reload
	ldp	x10, x18, [sp, #32]             // 16-byte Folded Reload
	mov	w13, #4112                      // =0x1010
	ldr	x30, [sp, #8]                   // 8-byte Reload
	add	x11, x8, #14, lsl #12           // =57344
	movk	w13, #1, lsl #16
	add	x8, x10, #2
	cmp	x10, #4
	add	x9, x9, #14, lsl #12            // =57344
	stp	x11, x9, [sp, #80]              // 16-byte Folded Spill
	ldr	x9, [sp, #72]                   // 8-byte Reload
	mov	w11, #14336                     // =0x3800
	add	x18, x18, x11
	add	x10, x9, #14, lsl #12           // =57344
	ldr	x9, [sp, #64]                   // 8-byte Reload
	add	x9, x9, #14, lsl #12            // =57344
	stp	x9, x10, [sp, #64]              // 16-byte Folded Spill
	ldr	x9, [sp, #56]                   // 8-byte Reload
	add	x10, x9, #14, lsl #12           // =57344
	ldr	x9, [sp, #48]                   // 8-byte Reload
	add	x9, x9, x11
	stp	x9, x10, [sp, #48]              // 16-byte Folded Spill
	mov	x9, x8
	b.hs	.LBB1_14
.LBB1_8:                                // %.preheader
                                        // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_10 Depth 2
                                        //     Child Loop BB1_13 Depth 2
	mov	x8, x30
	str	x9, [sp, #32]                   // 8-byte Spill
	mov	w0, #65536                      // =0x10000
	//APP
	//NO_APP
	cmp	x8, #1023
	b.gt	.LBB1_11
// %bb.9:                               // %.lr.ph10
                                        //   in Loop: Header=BB1_8 Depth=1
	lsl	x9, x8, #2
	ldr	x10, [sp, #80]                  // 8-byte Reload
	sub	x14, x8, #8
	add	x8, x8, x18
	add	x2, x10, x9
	ldr	x10, [sp, #24]                  // 8-byte Reload
	add	x29, x10, x9
	ldr	x10, [sp, #88]                  // 8-byte Reload
	add	x1, x10, x9
	ldr	x9, [sp, #16]                   // 8-byte Reload
	add	x15, x9, x8, lsl #2
	mov	x8, xzr
.LBB1_10:                               //   Parent Loop BB1_8 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x11, x29, x8
	add	x9, x2, x8
	add	x12, x15, x8
	ldp	q6, q23, [x11]
	ldr	q0, [x9, #28672]
	ldr	q21, [x11, #4096]
	ldr	q20, [x11, #8192]
	ldr	q27, [x11, #4112]
	ldr	q30, [x11, #8208]
	ldr	q25, [x11, #16384]
	add	x10, x9, #18, lsl #12           // =73728
	fmul	v4.4s, v0.4s, v21.4s
	fmul	v3.4s, v0.4s, v6.4s
	ldr	q0, [x9, #32768]
	ldr	q8, [x11, #12288]
	ldr	q2, [x9, #61440]
	ldr	q28, [x11, #20480]
	fmul	v5.4s, v6.4s, v0.4s
	ldp	q22, q31, [x12, #-16]
	ldr	q24, [x11, #16400]
	ldr	q29, [x11, #12304]
	ldr	q26, [x11, #20496]
	add	x14, x14, #8
	fmla	v4.4s, v20.4s, v0.4s
	fmla	v3.4s, v21.4s, v0.4s
	ldr	q0, [x9, #36864]
	ldr	q9, [x12, #24560]
	cmp	x14, #1016
	fmul	v7.4s, v6.4s, v0.4s
	fmla	v5.4s, v21.4s, v0.4s
	fmla	v3.4s, v20.4s, v0.4s
	ldr	q0, [x9, #40960]
	fmla	v7.4s, v21.4s, v0.4s
	fmla	v5.4s, v20.4s, v0.4s
	ldr	q0, [x9, #45056]
	fmla	v7.4s, v20.4s, v0.4s
	ldr	q0, [x9, #28688]
	fmla	v5.4s, v8.4s, v2.4s
	fmul	v17.4s, v0.4s, v27.4s
	fmul	v16.4s, v0.4s, v23.4s
	ldr	q0, [x9, #32784]
	fmul	v18.4s, v23.4s, v0.4s
	fmla	v5.4s, v25.4s, v22.4s
	fmla	v7.4s, v8.4s, v22.4s
	fmla	v17.4s, v30.4s, v0.4s
	fmla	v16.4s, v27.4s, v0.4s
	ldr	q0, [x9, #36880]
	fmul	v19.4s, v23.4s, v0.4s
	fmla	v18.4s, v27.4s, v0.4s
	fmla	v16.4s, v30.4s, v0.4s
	ldr	q0, [x9, #40976]
	fmla	v19.4s, v27.4s, v0.4s
	fmla	v18.4s, v30.4s, v0.4s
	ldr	q0, [x9, #45072]
	fmla	v19.4s, v30.4s, v0.4s
	ldr	q0, [x9, #57344]
	fmla	v4.4s, v25.4s, v0.4s
	fmla	v3.4s, v8.4s, v0.4s
	fmul	v1.4s, v21.4s, v0.4s
	fmul	v0.4s, v6.4s, v0.4s
	fmla	v19.4s, v29.4s, v31.4s
	fmla	v4.4s, v28.4s, v2.4s
	fmla	v3.4s, v25.4s, v2.4s
	fmla	v1.4s, v20.4s, v2.4s
	fmla	v0.4s, v21.4s, v2.4s
	fmul	v2.4s, v6.4s, v2.4s
	fmul	v6.4s, v6.4s, v22.4s
	fmla	v3.4s, v28.4s, v22.4s
	fmla	v0.4s, v20.4s, v22.4s
	fmla	v2.4s, v21.4s, v22.4s
	ldr	q22, [x12, #4080]
	fmla	v6.4s, v21.4s, v22.4s
	fmla	v7.4s, v25.4s, v22.4s
	ldr	q21, [x10]
	fmla	v5.4s, v28.4s, v22.4s
	add	x10, x9, #25, lsl #12           // =102400
	fmla	v2.4s, v20.4s, v22.4s
	ldr	q22, [x9, #61456]
	fmla	v6.4s, v20.4s, v21.4s
	ldr	q20, [x9, #57360]
	fmla	v7.4s, v28.4s, v21.4s
	fmla	v18.4s, v29.4s, v22.4s
	fmla	v17.4s, v24.4s, v20.4s
	fmla	v16.4s, v29.4s, v20.4s
	fmul	v21.4s, v27.4s, v20.4s
	fmul	v20.4s, v23.4s, v20.4s
	fmla	v2.4s, v8.4s, v9.4s
	fmla	v18.4s, v24.4s, v31.4s
	fmla	v17.4s, v26.4s, v22.4s
	fmla	v16.4s, v24.4s, v22.4s
	fmla	v21.4s, v30.4s, v22.4s
	fmla	v20.4s, v27.4s, v22.4s
	fmul	v22.4s, v23.4s, v22.4s
	fmul	v23.4s, v23.4s, v31.4s
	fmla	v16.4s, v26.4s, v31.4s
	fmla	v20.4s, v30.4s, v31.4s
	fmla	v22.4s, v27.4s, v31.4s
	ldr	q31, [x12, #4096]
	fmla	v19.4s, v24.4s, v31.4s
	fmla	v23.4s, v27.4s, v31.4s
	ldr	q27, [x9, x16]
	fmla	v18.4s, v26.4s, v31.4s
	fmla	v22.4s, v30.4s, v31.4s
	ldr	q31, [x11, #24576]
	fmla	v19.4s, v26.4s, v27.4s
	fmla	v23.4s, v30.4s, v27.4s
	ldr	q30, [x12, #20464]
	ldr	q27, [x11, #28672]
	fmla	v5.4s, v31.4s, v9.4s
	fmla	v3.4s, v31.4s, v30.4s
	fmla	v1.4s, v25.4s, v30.4s
	fmla	v4.4s, v27.4s, v30.4s
	fmla	v0.4s, v8.4s, v30.4s
	ldr	q30, [x11, #32768]
	fmla	v3.4s, v27.4s, v9.4s
	fmla	v1.4s, v28.4s, v9.4s
	fmla	v4.4s, v30.4s, v9.4s
	fmla	v0.4s, v25.4s, v9.4s
	ldr	q9, [x12, #28656]
	fmla	v7.4s, v31.4s, v9.4s
	fmla	v6.4s, v8.4s, v9.4s
	ldr	q8, [x12, #32752]
	fmla	v5.4s, v27.4s, v9.4s
	fmla	v2.4s, v25.4s, v9.4s
	fmla	v3.4s, v30.4s, v9.4s
	fmla	v0.4s, v28.4s, v9.4s
	ldr	q9, [x12, #24576]
	fmla	v7.4s, v27.4s, v8.4s
	fmla	v6.4s, v25.4s, v8.4s
	ldr	q25, [x10]
	fmla	v5.4s, v30.4s, v8.4s
	fmla	v2.4s, v28.4s, v8.4s
	ldr	q8, [x12, #20480]
	add	x10, x1, x8
	fmla	v22.4s, v29.4s, v9.4s
	add	x8, x8, #32
	fmla	v21.4s, v24.4s, v8.4s
	fmla	v20.4s, v29.4s, v8.4s
	str	q3, [x10, #61440]
	fmla	v7.4s, v30.4s, v25.4s
	fmla	v6.4s, v28.4s, v25.4s
	ldr	q25, [x11, #28688]
	ldr	q28, [x11, #24592]
	str	q4, [x10, #57344]
	fmla	v17.4s, v25.4s, v8.4s
	str	q5, [x10, x0]
	fmla	v16.4s, v28.4s, v8.4s
	ldr	q8, [x11, #32784]
	add	x11, x10, #17, lsl #12          // =69632
	str	q7, [x11]
	add	x11, x9, #28, lsl #12           // =114688
	fmla	v18.4s, v28.4s, v9.4s
	ldr	q3, [x11]
	add	x11, x9, #29, lsl #12           // =118784
	fmla	v21.4s, v26.4s, v9.4s
	fmla	v17.4s, v8.4s, v9.4s
	fmla	v20.4s, v24.4s, v9.4s
	fmla	v1.4s, v27.4s, v3.4s
	fmla	v0.4s, v31.4s, v3.4s
	ldr	q3, [x11]
	add	x11, x9, #30, lsl #12           // =122880
	fmla	v16.4s, v25.4s, v9.4s
	ldr	q9, [x12, #28672]
	fmla	v2.4s, v31.4s, v3.4s
	fmla	v23.4s, v29.4s, v9.4s
	fmla	v20.4s, v26.4s, v9.4s
	ldr	q29, [x12, #32768]
	fmla	v1.4s, v30.4s, v3.4s
	fmla	v0.4s, v27.4s, v3.4s
	ldr	q3, [x11]
	add	x11, x9, #31, lsl #12           // =126976
	fmla	v22.4s, v24.4s, v9.4s
	fmla	v19.4s, v28.4s, v9.4s
	fmla	v6.4s, v31.4s, v3.4s
	fmla	v2.4s, v27.4s, v3.4s
	str	q17, [x10, #57360]
	fmla	v23.4s, v24.4s, v29.4s
	ldr	q24, [x9, x17]
	fmla	v18.4s, v25.4s, v9.4s
	fmla	v0.4s, v30.4s, v3.4s
	ldr	q3, [x11]
	fmla	v16.4s, v8.4s, v9.4s
	fmla	v22.4s, v26.4s, v29.4s
	fmla	v19.4s, v25.4s, v29.4s
	fmla	v6.4s, v27.4s, v3.4s
	fmla	v2.4s, v30.4s, v3.4s
	ldr	q3, [x9, x4]
	fmla	v23.4s, v26.4s, v24.4s
	fmla	v18.4s, v8.4s, v29.4s
	str	q16, [x10, #61456]
	fmla	v19.4s, v8.4s, v24.4s
	fmla	v6.4s, v30.4s, v3.4s
	ldr	q3, [x9, x5]
	str	q18, [x10, x3]
	fmla	v21.4s, v25.4s, v3.4s
	fmla	v20.4s, v28.4s, v3.4s
	ldr	q3, [x9, x6]
	str	q19, [x10, x13]
	fmla	v22.4s, v28.4s, v3.4s
	fmla	v21.4s, v8.4s, v3.4s
	fmla	v20.4s, v25.4s, v3.4s
	ldr	q3, [x9, x7]
	fmla	v23.4s, v28.4s, v3.4s
	fmla	v22.4s, v25.4s, v3.4s
	str	q21, [x10, x21]
	fmla	v20.4s, v8.4s, v3.4s
	ldr	q3, [x9, x19]
	fmla	v23.4s, v25.4s, v3.4s
	fmla	v22.4s, v8.4s, v3.4s
	ldr	q3, [x9, x20]
	add	x9, x10, #21, lsl #12           // =86016
	str	q20, [x10, x22]
	str	q1, [x9]
	add	x9, x10, #22, lsl #12           // =90112
	str	q0, [x9]
	add	x9, x10, #23, lsl #12           // =94208
	fmla	v23.4s, v8.4s, v3.4s
	str	q2, [x9]
	add	x9, x10, #24, lsl #12           // =98304
	str	q22, [x10, x23]
	str	q6, [x9]
	str	q23, [x10, x24]
	b.lt	.LBB1_10
.LBB1_11:                               // %._crit_edge11
                                        //   in Loop: Header=BB1_8 Depth=1
	mov	x10, x30
	str	x18, [sp, #40]                  // 8-byte Spill
	//APP
	//NO_APP
	cmp	x10, #1023
	b.gt	.LBB1_7
// %bb.12:                              // %.lr.ph13
                                        //   in Loop: Header=BB1_8 Depth=1
	ldp	x12, x9, [sp, #80]              // 16-byte Folded Reload
	lsl	x11, x10, #2
	sub	x8, x10, #8
	add	x14, x12, x11
	ldp	x12, x13, [sp, #64]             // 16-byte Folded Reload
	add	x9, x9, x11
	add	x1, x12, x11
	ldr	x12, [sp, #56]                  // 8-byte Reload
	add	x15, x13, x11
	add	x2, x12, x11
	ldr	x12, [sp, #24]                  // 8-byte Reload
	add	x29, x12, x11
	ldr	x11, [sp, #48]                  // 8-byte Reload
	mov	x12, xzr
	add	x10, x10, x11
	ldr	x11, [sp, #16]                  // 8-byte Reload
	add	x11, x11, x10, lsl #2
.LBB1_13:                               //   Parent Loop BB1_8 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x13, x29, x12
	add	x0, x14, x12
	add	x30, x2, x12
	ldp	q5, q19, [x13]
	ldr	q0, [x0, #40960]
	ldr	q17, [x13, #4096]
	ldr	q18, [x13, #8192]
	ldr	q24, [x13, #4112]
	ldr	q25, [x13, #8208]
	add	x10, x0, #17, lsl #12           // =69632
	ldr	q22, [x13, #12288]
	fmul	v2.4s, v0.4s, v5.4s
	ldr	q0, [x0, #45056]
	ldr	q20, [x13, #16384]
	ldr	q26, [x13, #20480]
	ldr	q23, [x13, #12304]
	add	x18, x0, #25, lsl #12           // =102400
	fmul	v3.4s, v5.4s, v0.4s
	ldr	q27, [x13, #20496]
	add	x8, x8, #8
	cmp	x8, #1016
	fmla	v2.4s, v17.4s, v0.4s
	ldr	q0, [x0, #49152]
	fmla	v3.4s, v17.4s, v0.4s
	fmul	v4.4s, v5.4s, v0.4s
	fmla	v2.4s, v18.4s, v0.4s
	ldr	q0, [x0, #53248]
	fmla	v3.4s, v18.4s, v0.4s
	fmla	v4.4s, v17.4s, v0.4s
	ldr	q0, [x0, #40976]
	fmul	v6.4s, v0.4s, v19.4s
	ldr	q0, [x0, #45072]
	fmul	v7.4s, v19.4s, v0.4s
	fmla	v6.4s, v24.4s, v0.4s
	ldr	q0, [x0, #49168]
	fmla	v7.4s, v24.4s, v0.4s
	fmul	v16.4s, v19.4s, v0.4s
	fmla	v6.4s, v25.4s, v0.4s
	ldr	q0, [x0, #53264]
	fmla	v7.4s, v25.4s, v0.4s
	fmla	v16.4s, v24.4s, v0.4s
	ldr	q0, [x10]
	add	x10, x0, #18, lsl #12           // =73728
	fmla	v2.4s, v22.4s, v0.4s
	fmul	v0.4s, v5.4s, v0.4s
	ldr	q1, [x10]
	add	x10, x0, #19, lsl #12           // =77824
	fmla	v3.4s, v22.4s, v1.4s
	ldr	q21, [x10]
	add	x10, x0, #20, lsl #12           // =81920
	fmla	v2.4s, v20.4s, v1.4s
	fmla	v0.4s, v17.4s, v1.4s
	fmul	v1.4s, v5.4s, v1.4s
	fmul	v5.4s, v5.4s, v21.4s
	fmla	v4.4s, v22.4s, v21.4s
	fmla	v3.4s, v20.4s, v21.4s
	fmla	v2.4s, v26.4s, v21.4s
	fmla	v0.4s, v18.4s, v21.4s
	fmla	v1.4s, v17.4s, v21.4s
	ldr	q21, [x10]
	add	x10, x11, x12
	ldr	q28, [x10, #4096]
	fmla	v5.4s, v17.4s, v21.4s
	ldr	q17, [x30]
	fmla	v3.4s, v26.4s, v21.4s
	fmla	v4.4s, v20.4s, v21.4s
	fmla	v16.4s, v23.4s, v28.4s
	fmla	v6.4s, v23.4s, v17.4s
	fmul	v17.4s, v19.4s, v17.4s
	fmla	v1.4s, v18.4s, v21.4s
	ldr	q18, [x10]
	ldr	q21, [x13, #16400]
	fmla	v7.4s, v23.4s, v18.4s
	fmla	v6.4s, v21.4s, v18.4s
	fmla	v17.4s, v24.4s, v18.4s
	fmul	v18.4s, v19.4s, v18.4s
	fmul	v19.4s, v19.4s, v28.4s
	fmla	v7.4s, v21.4s, v28.4s
	fmla	v18.4s, v24.4s, v28.4s
	fmla	v6.4s, v27.4s, v28.4s
	fmla	v17.4s, v25.4s, v28.4s
	ldr	q28, [x10, #8192]
	fmla	v7.4s, v27.4s, v28.4s
	fmla	v16.4s, v21.4s, v28.4s
	fmla	v18.4s, v25.4s, v28.4s
	fmla	v19.4s, v24.4s, v28.4s
	ldr	q24, [x13, #24576]
	ldr	q28, [x18]
	ldr	q25, [x30, #28656]
	add	x18, x0, #26, lsl #12           // =106496
	ldr	q29, [x18]
	add	x18, x0, #27, lsl #12           // =110592
	fmla	v3.4s, v24.4s, v28.4s
	fmla	v1.4s, v22.4s, v28.4s
	fmla	v2.4s, v24.4s, v25.4s
	fmla	v0.4s, v22.4s, v25.4s
	ldr	q25, [x13, #28672]
	fmla	v4.4s, v24.4s, v29.4s
	fmla	v5.4s, v22.4s, v29.4s
	ldr	q22, [x18]
	fmla	v3.4s, v25.4s, v29.4s
	fmla	v1.4s, v20.4s, v29.4s
	fmla	v2.4s, v25.4s, v28.4s
	fmla	v0.4s, v20.4s, v28.4s
	ldr	q28, [x13, #32768]
	fmla	v4.4s, v25.4s, v22.4s
	fmla	v5.4s, v20.4s, v22.4s
	ldr	q20, [x13, #24592]
	fmla	v3.4s, v28.4s, v22.4s
	fmla	v1.4s, v26.4s, v22.4s
	ldr	q22, [x30, #28672]
	fmla	v2.4s, v28.4s, v29.4s
	fmla	v0.4s, v26.4s, v29.4s
	ldr	q26, [x10, #28672]
	fmla	v6.4s, v20.4s, v22.4s
	fmla	v17.4s, v23.4s, v22.4s
	ldr	q29, [x10, #32768]
	ldr	q22, [x13, #28688]
	fmla	v18.4s, v23.4s, v26.4s
	fmla	v7.4s, v20.4s, v26.4s
	fmla	v19.4s, v23.4s, v29.4s
	ldr	q23, [x10, #36864]
	add	x10, x9, x12
	fmla	v16.4s, v20.4s, v29.4s
	fmla	v6.4s, v22.4s, v26.4s
	fmla	v17.4s, v21.4s, v26.4s
	ldr	q26, [x13, #32784]
	add	x13, x10, #18, lsl #12          // =73728
	fmla	v18.4s, v21.4s, v29.4s
	fmla	v7.4s, v22.4s, v29.4s
	str	q2, [x13]
	ldr	q2, [x30, #57328]
	add	x13, x10, #19, lsl #12          // =77824
	str	q3, [x13]
	add	x13, x10, #20, lsl #12          // =81920
	fmla	v19.4s, v21.4s, v23.4s
	fmla	v0.4s, v24.4s, v2.4s
	ldr	q2, [x30, #61424]
	str	q4, [x13]
	add	x13, x15, x12
	fmla	v17.4s, v27.4s, v29.4s
	fmla	v18.4s, v27.4s, v23.4s
	fmla	v1.4s, v24.4s, v2.4s
	fmla	v6.4s, v26.4s, v29.4s
	fmla	v7.4s, v26.4s, v23.4s
	fmla	v16.4s, v22.4s, v23.4s
	fmla	v0.4s, v25.4s, v2.4s
	ldr	q2, [x30, #65520]
	str	q6, [x10, x16]
	fmla	v1.4s, v25.4s, v2.4s
	fmla	v5.4s, v24.4s, v2.4s
	str	q7, [x10, x25]
	str	q16, [x10, x26]
	fmla	v0.4s, v28.4s, v2.4s
	ldur	q2, [x13, #-16]
	fmla	v1.4s, v28.4s, v2.4s
	fmla	v5.4s, v25.4s, v2.4s
	ldr	q2, [x30, #57344]
	fmla	v17.4s, v20.4s, v2.4s
	ldr	q2, [x30, #61440]
	fmla	v18.4s, v20.4s, v2.4s
	fmla	v17.4s, v22.4s, v2.4s
	ldr	q2, [x1, x12]
	add	x12, x12, #32
	fmla	v18.4s, v22.4s, v2.4s
	fmla	v19.4s, v20.4s, v2.4s
	fmla	v17.4s, v26.4s, v2.4s
	ldr	q2, [x13]
	add	x13, x10, #25, lsl #12          // =102400
	str	q0, [x13]
	add	x13, x10, #26, lsl #12          // =106496
	fmla	v18.4s, v26.4s, v2.4s
	fmla	v19.4s, v22.4s, v2.4s
	str	q1, [x13]
	add	x13, x10, #27, lsl #12          // =110592
	str	q17, [x10, x17]
	str	q5, [x13]
	str	q18, [x10, x27]
	str	q19, [x10, x28]
	b.lt	.LBB1_13
	b	.LBB1_7
.LBB1_14:
	mov	x9, xzr
	//APP
	//NO_APP
	ldp	x20, x19, [sp, #16]             // 16-byte Folded Reload
	ldr	x7, [sp]                        // 8-byte Reload
	cmp	x9, #1023
	b.gt	.LBB1_17
// %bb.15:                              // %.lr.ph16.preheader
	sub	x8, x9, #8
	lsl	x9, x9, #2
	mov	w10, #12304                     // =0x3010
	mov	w11, #16400                     // =0x4010
	mov	w12, #20496                     // =0x5010
	mov	w13, #24592                     // =0x6010
	mov	w14, #28688                     // =0x7010
	mov	w15, #40976                     // =0xa010
	mov	w16, #45072                     // =0xb010
	mov	w17, #49168                     // =0xc010
	mov	w18, #53264                     // =0xd010
	mov	w0, #57360                      // =0xe010
	movk	w10, #2, lsl #16
	movk	w11, #2, lsl #16
	movk	w12, #2, lsl #16
	movk	w13, #2, lsl #16
	movk	w14, #2, lsl #16
	movk	w15, #2, lsl #16
	movk	w16, #2, lsl #16
	movk	w17, #2, lsl #16
	movk	w18, #2, lsl #16
	movk	w0, #2, lsl #16
	mov	x1, x19
	mov	x2, x20
	mov	x3, x7
.LBB1_16:                               // %.lr.ph16
                                        // =>This Inner Loop Header: Depth=1
	add	x4, x2, x9
	add	x8, x8, #8
	add	x2, x2, #32
	add	x5, x4, #35, lsl #12            // =143360
	add	x6, x4, #36, lsl #12            // =147456
	ldr	q18, [x4, x12]
	ldr	q0, [x5]
	add	x5, x1, x9
	ldr	q2, [x6]
	ldr	q4, [x5, #4096]
	ldp	q3, q7, [x5]
	ldr	q5, [x5, #8192]
	add	x6, x4, #37, lsl #12            // =151552
	ldr	q16, [x5, #4112]
	fmul	v1.4s, v0.4s, v4.4s
	fmul	v0.4s, v0.4s, v3.4s
	ldr	q6, [x6]
	add	x6, x4, #38, lsl #12            // =155648
	ldr	q17, [x5, #8208]
	ldr	q19, [x5, #20480]
	add	x1, x1, #32
	cmp	x8, #1016
	fmla	v1.4s, v5.4s, v2.4s
	fmla	v0.4s, v4.4s, v2.4s
	fmul	v2.4s, v3.4s, v2.4s
	fmul	v3.4s, v3.4s, v6.4s
	fmla	v0.4s, v5.4s, v6.4s
	fmla	v2.4s, v4.4s, v6.4s
	ldr	q6, [x6]
	add	x6, x4, #39, lsl #12            // =159744
	fmla	v3.4s, v4.4s, v6.4s
	ldr	q4, [x6]
	add	x6, x4, #42, lsl #12            // =172032
	fmla	v2.4s, v5.4s, v6.4s
	ldr	q6, [x4, x11]
	fmla	v3.4s, v5.4s, v4.4s
	ldr	q4, [x4, x10]
	fmul	v5.4s, v4.4s, v16.4s
	fmul	v4.4s, v4.4s, v7.4s
	fmla	v5.4s, v17.4s, v6.4s
	fmla	v4.4s, v16.4s, v6.4s
	fmul	v6.4s, v7.4s, v6.4s
	fmul	v7.4s, v7.4s, v18.4s
	fmla	v4.4s, v17.4s, v18.4s
	fmla	v6.4s, v16.4s, v18.4s
	ldr	q18, [x4, x13]
	fmla	v7.4s, v16.4s, v18.4s
	ldr	q16, [x4, x14]
	fmla	v6.4s, v17.4s, v18.4s
	ldr	q18, [x5, #12288]
	fmla	v7.4s, v17.4s, v16.4s
	ldr	q16, [x6]
	ldr	q17, [x5, #16384]
	add	x6, x4, #43, lsl #12            // =176128
	fmla	v1.4s, v17.4s, v16.4s
	fmla	v0.4s, v18.4s, v16.4s
	ldr	q16, [x6]
	add	x6, x4, #44, lsl #12            // =180224
	fmla	v2.4s, v18.4s, v16.4s
	fmla	v1.4s, v19.4s, v16.4s
	fmla	v0.4s, v17.4s, v16.4s
	ldr	q16, [x6]
	add	x6, x4, #45, lsl #12            // =184320
	fmla	v3.4s, v18.4s, v16.4s
	fmla	v2.4s, v17.4s, v16.4s
	ldr	q18, [x5, #12304]
	fmla	v0.4s, v19.4s, v16.4s
	ldr	q16, [x6]
	add	x6, x4, #46, lsl #12            // =188416
	fmla	v3.4s, v17.4s, v16.4s
	fmla	v2.4s, v19.4s, v16.4s
	ldr	q16, [x6]
	ldr	q17, [x5, #16400]
	fmla	v3.4s, v19.4s, v16.4s
	ldr	q16, [x4, x15]
	ldr	q19, [x5, #20496]
	fmla	v5.4s, v17.4s, v16.4s
	fmla	v4.4s, v18.4s, v16.4s
	ldr	q16, [x4, x16]
	fmla	v6.4s, v18.4s, v16.4s
	fmla	v5.4s, v19.4s, v16.4s
	fmla	v4.4s, v17.4s, v16.4s
	ldr	q16, [x4, x17]
	fmla	v7.4s, v18.4s, v16.4s
	fmla	v6.4s, v17.4s, v16.4s
	fmla	v4.4s, v19.4s, v16.4s
	ldr	q16, [x4, x18]
	fmla	v7.4s, v17.4s, v16.4s
	fmla	v6.4s, v19.4s, v16.4s
	ldr	q16, [x4, x0]
	add	x4, x3, x9
	add	x3, x3, #32
	add	x5, x4, #42, lsl #12            // =172032
	str	q5, [x4, x15]
	str	q1, [x5]
	add	x5, x4, #43, lsl #12            // =176128
	fmla	v7.4s, v19.4s, v16.4s
	str	q0, [x5]
	add	x5, x4, #44, lsl #12            // =180224
	str	q2, [x5]
	add	x5, x4, #45, lsl #12            // =184320
	str	q4, [x4, x16]
	str	q6, [x4, x17]
	str	q3, [x5]
	str	q7, [x4, x18]
	b.lt	.LBB1_16
.LBB1_17:                               // %._crit_edge17
	mov	x9, xzr
	//APP
	//NO_APP
	cmp	x9, #1023
	b.gt	.LBB1_20
// %bb.18:                              // %.lr.ph19.preheader
	sub	x8, x9, #8
	lsl	x9, x9, #2
	mov	w10, #24592                     // =0x6010
	mov	w11, #28688                     // =0x7010
	mov	w12, #32784                     // =0x8010
	mov	w13, #36880                     // =0x9010
	mov	w15, #53264                     // =0xd010
	mov	w16, #57360                     // =0xe010
	mov	w17, #61456                     // =0xf010
	mov	w18, #16                        // =0x10
	movk	w10, #2, lsl #16
	movk	w11, #2, lsl #16
	movk	w12, #2, lsl #16
	movk	w13, #2, lsl #16
	mov	w14, #196608                    // =0x30000
	movk	w15, #2, lsl #16
	movk	w16, #2, lsl #16
	movk	w17, #2, lsl #16
	movk	w18, #3, lsl #16
.LBB1_19:                               // %.lr.ph19
                                        // =>This Inner Loop Header: Depth=1
	add	x0, x20, x9
	add	x8, x8, #8
	add	x20, x20, #32
	add	x1, x0, #38, lsl #12            // =155648
	add	x2, x0, #39, lsl #12            // =159744
	ldr	q7, [x0, x12]
	ldr	q0, [x1]
	add	x1, x19, x9
	ldr	q1, [x2]
	ldr	q2, [x1]
	ldr	q3, [x1, #4096]
	add	x2, x0, #40, lsl #12            // =163840
	ldr	q4, [x2]
	ldr	q5, [x1, #8192]
	add	x2, x0, #41, lsl #12            // =167936
	fmul	v0.4s, v0.4s, v2.4s
	ldr	q6, [x1, #4112]
	ldr	q16, [x1, #8208]
	ldr	q17, [x1, #20480]
	add	x19, x19, #32
	cmp	x8, #1016
	fmla	v0.4s, v3.4s, v1.4s
	fmul	v1.4s, v2.4s, v1.4s
	fmul	v2.4s, v2.4s, v4.4s
	fmla	v1.4s, v3.4s, v4.4s
	fmla	v0.4s, v5.4s, v4.4s
	ldr	q4, [x2]
	add	x2, x0, #45, lsl #12            // =184320
	fmla	v2.4s, v3.4s, v4.4s
	ldr	q3, [x0, x10]
	fmla	v1.4s, v5.4s, v4.4s
	ldr	q5, [x1, #16]
	ldr	q4, [x0, x11]
	fmul	v3.4s, v3.4s, v5.4s
	fmla	v3.4s, v6.4s, v4.4s
	fmul	v4.4s, v5.4s, v4.4s
	fmul	v5.4s, v5.4s, v7.4s
	fmla	v4.4s, v6.4s, v7.4s
	fmla	v3.4s, v16.4s, v7.4s
	ldr	q7, [x0, x13]
	fmla	v5.4s, v6.4s, v7.4s
	ldr	q6, [x2]
	add	x2, x0, #46, lsl #12            // =188416
	fmla	v4.4s, v16.4s, v7.4s
	ldr	q7, [x1, #12288]
	ldr	q16, [x1, #16384]
	fmla	v0.4s, v7.4s, v6.4s
	ldr	q6, [x2]
	add	x2, x0, #47, lsl #12            // =192512
	fmla	v1.4s, v7.4s, v6.4s
	fmla	v0.4s, v16.4s, v6.4s
	ldr	q6, [x2]
	fmla	v1.4s, v16.4s, v6.4s
	fmla	v2.4s, v7.4s, v6.4s
	ldr	q7, [x1, #12304]
	fmla	v0.4s, v17.4s, v6.4s
	ldr	q6, [x0, x14]
	fmla	v1.4s, v17.4s, v6.4s
	fmla	v2.4s, v16.4s, v6.4s
	ldr	q6, [x0, x15]
	ldr	q16, [x1, #16400]
	ldr	q17, [x1, #20496]
	fmla	v3.4s, v7.4s, v6.4s
	ldr	q6, [x0, x16]
	fmla	v4.4s, v7.4s, v6.4s
	fmla	v3.4s, v16.4s, v6.4s
	ldr	q6, [x0, x17]
	fmla	v4.4s, v16.4s, v6.4s
	fmla	v5.4s, v7.4s, v6.4s
	fmla	v3.4s, v17.4s, v6.4s
	ldr	q6, [x0, x18]
	add	x0, x7, x9
	add	x1, x0, #46, lsl #12            // =188416
	add	x7, x7, #32
	str	q2, [x0, x14]
	fmla	v4.4s, v17.4s, v6.4s
	fmla	v5.4s, v16.4s, v6.4s
	str	q0, [x1]
	add	x1, x0, #47, lsl #12            // =192512
	str	q3, [x0, x16]
	str	q1, [x1]
	str	q4, [x0, x17]
	str	q5, [x0, x18]
	b.lt	.LBB1_19
.LBB1_20:                               // %._crit_edge20
	ldp	x20, x19, [sp, #192]            // 16-byte Folded Reload
	ldp	x22, x21, [sp, #176]            // 16-byte Folded Reload
	ldp	x24, x23, [sp, #160]            // 16-byte Folded Reload
	ldp	x26, x25, [sp, #144]            // 16-byte Folded Reload
	ldp	x28, x27, [sp, #128]            // 16-byte Folded Reload
	ldp	x29, x30, [sp, #112]            // 16-byte Folded Reload
	ldp	d9, d8, [sp, #96]               // 16-byte Folded Reload
	add	sp, sp, #208
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
	.xword	1024                            // 0x400
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
	.xword	1024                            // 0x400
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
