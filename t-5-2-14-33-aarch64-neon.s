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
	sub	sp, sp, #288
	mov	x9, xzr
	stp	d13, d12, [sp, #144]            // 16-byte Folded Spill
	stp	d11, d10, [sp, #160]            // 16-byte Folded Spill
	stp	d9, d8, [sp, #176]              // 16-byte Folded Spill
	stp	x29, x30, [sp, #192]            // 16-byte Folded Spill
	mov	x29, x0
	stp	x28, x27, [sp, #208]            // 16-byte Folded Spill
	mov	x27, x2
	mov	x28, x1
	stp	x26, x25, [sp, #224]            // 16-byte Folded Spill
	stp	x24, x23, [sp, #240]            // 16-byte Folded Spill
	stp	x22, x21, [sp, #256]            // 16-byte Folded Spill
	stp	x20, x19, [sp, #272]            // 16-byte Folded Spill
	//APP
	//NO_APP
	cmp	x9, #31
	b.gt	.LBB1_3
// %bb.1:                               // %.lr.ph.preheader
	sub	x8, x9, #4
	lsl	x9, x9, #2
	mov	w10, #6732                      // =0x1a4c
	mov	x11, x28
	mov	x12, x29
	mov	x13, x27
	add	x10, x9, x10
.LBB1_2:                                // %.lr.ph
                                        // =>This Inner Loop Header: Depth=1
	add	x15, x11, x9
	add	x14, x12, x9
	add	x8, x8, #4
	add	x16, x15, #1320
	ldr	q1, [x14]
	ldr	q17, [x15, #1584]
	ldr	q19, [x16]
	add	x16, x15, #264
	ldr	q6, [x15]
	ldr	q24, [x16]
	add	x16, x15, #1716
	fmul	v7.4s, v1.4s, v17.4s
	fmul	v16.4s, v1.4s, v19.4s
	ldr	q18, [x16]
	add	x16, x15, #1452
	fmul	v0.4s, v1.4s, v24.4s
	fmul	v1.4s, v1.4s, v6.4s
	ldr	q21, [x16]
	add	x16, x15, #396
	ldur	q2, [x14, #132]
	ldur	q27, [x15, #132]
	ldr	q26, [x16]
	add	x16, x14, #264
	ldr	q28, [x15, #528]
	fmla	v7.4s, v18.4s, v2.4s
	fmla	v16.4s, v21.4s, v2.4s
	ldr	q9, [x15, #1056]
	fmla	v0.4s, v26.4s, v2.4s
	fmla	v1.4s, v27.4s, v2.4s
	ldr	q2, [x16]
	add	x16, x15, #1848
	ldr	q13, [x14, #2112]
	add	x11, x11, #16
	ldr	q22, [x16]
	fmul	v20.4s, v19.4s, v2.4s
	add	x16, x14, #396
	fmla	v16.4s, v17.4s, v2.4s
	ldr	q3, [x16]
	add	x16, x14, #660
	fmla	v7.4s, v22.4s, v2.4s
	fmla	v0.4s, v28.4s, v2.4s
	ldr	q4, [x16]
	fmla	v1.4s, v24.4s, v2.4s
	fmul	v2.4s, v6.4s, v2.4s
	add	x16, x14, #792
	fmla	v20.4s, v21.4s, v3.4s
	cmp	x8, #28
	fmla	v16.4s, v18.4s, v3.4s
	fmla	v1.4s, v26.4s, v3.4s
	fmla	v2.4s, v27.4s, v3.4s
	ldr	q3, [x14, #528]
	fmla	v16.4s, v22.4s, v3.4s
	fmla	v20.4s, v17.4s, v3.4s
	fmul	v23.4s, v19.4s, v3.4s
	fmla	v1.4s, v28.4s, v3.4s
	fmla	v2.4s, v24.4s, v3.4s
	fmul	v3.4s, v6.4s, v3.4s
	fmla	v20.4s, v18.4s, v4.4s
	fmla	v23.4s, v21.4s, v4.4s
	fmla	v2.4s, v26.4s, v4.4s
	fmla	v3.4s, v27.4s, v4.4s
	ldr	q4, [x16]
	add	x16, x14, #924
	fmla	v20.4s, v22.4s, v4.4s
	fmla	v23.4s, v17.4s, v4.4s
	fmul	v25.4s, v19.4s, v4.4s
	ldr	q5, [x16]
	add	x16, x14, #1188
	fmla	v2.4s, v28.4s, v4.4s
	fmla	v3.4s, v24.4s, v4.4s
	fmul	v4.4s, v6.4s, v4.4s
	ldr	q30, [x16]
	add	x16, x14, #1320
	fmla	v23.4s, v18.4s, v5.4s
	fmla	v25.4s, v21.4s, v5.4s
	fmla	v3.4s, v26.4s, v5.4s
	fmla	v4.4s, v27.4s, v5.4s
	ldr	q5, [x14, #1056]
	fmla	v23.4s, v22.4s, v5.4s
	fmla	v25.4s, v17.4s, v5.4s
	fmul	v29.4s, v19.4s, v5.4s
	fmla	v3.4s, v28.4s, v5.4s
	fmla	v4.4s, v24.4s, v5.4s
	fmul	v5.4s, v6.4s, v5.4s
	fmla	v25.4s, v18.4s, v30.4s
	fmla	v29.4s, v21.4s, v30.4s
	fmla	v4.4s, v26.4s, v30.4s
	fmla	v5.4s, v27.4s, v30.4s
	ldr	q30, [x16]
	add	x16, x14, #1452
	fmul	v6.4s, v6.4s, v30.4s
	fmul	v31.4s, v19.4s, v30.4s
	fmla	v25.4s, v22.4s, v30.4s
	fmla	v29.4s, v17.4s, v30.4s
	fmla	v4.4s, v28.4s, v30.4s
	fmla	v5.4s, v24.4s, v30.4s
	ldr	q30, [x16]
	add	x16, x14, #1716
	fmla	v6.4s, v27.4s, v30.4s
	fmla	v31.4s, v21.4s, v30.4s
	ldr	q27, [x14, #1584]
	fmla	v29.4s, v18.4s, v30.4s
	fmla	v5.4s, v26.4s, v30.4s
	fmla	v6.4s, v24.4s, v27.4s
	fmla	v31.4s, v17.4s, v27.4s
	ldr	q24, [x16]
	add	x16, x14, #1848
	fmla	v29.4s, v22.4s, v27.4s
	fmla	v5.4s, v28.4s, v27.4s
	ldr	q28, [x15, #2112]
	fmla	v6.4s, v26.4s, v24.4s
	ldr	q26, [x16]
	add	x16, x15, #2244
	fmla	v31.4s, v18.4s, v24.4s
	ldr	q24, [x16]
	add	x16, x15, #1980
	ldr	q27, [x16]
	add	x16, x15, #924
	ldr	q8, [x16]
	add	x16, x15, #660
	fmla	v7.4s, v24.4s, v26.4s
	ldr	q10, [x16]
	add	x16, x14, #1980
	fmla	v16.4s, v27.4s, v26.4s
	fmla	v0.4s, v8.4s, v26.4s
	ldr	q30, [x16]
	add	x16, x15, #2376
	fmla	v1.4s, v10.4s, v26.4s
	ldr	q26, [x16]
	add	x16, x15, #792
	ldr	q11, [x16]
	add	x16, x15, #2508
	fmla	v20.4s, v27.4s, v13.4s
	fmla	v7.4s, v26.4s, v30.4s
	fmla	v16.4s, v28.4s, v30.4s
	fmla	v0.4s, v9.4s, v30.4s
	fmla	v2.4s, v10.4s, v13.4s
	fmla	v1.4s, v11.4s, v30.4s
	ldr	q30, [x16]
	add	x16, x15, #1188
	ldr	q12, [x16]
	add	x16, x14, #2244
	fmla	v7.4s, v30.4s, v13.4s
	fmla	v16.4s, v24.4s, v13.4s
	fmla	v0.4s, v12.4s, v13.4s
	fmla	v1.4s, v8.4s, v13.4s
	ldr	q13, [x16]
	add	x16, x14, #2376
	fmla	v20.4s, v28.4s, v13.4s
	fmla	v2.4s, v11.4s, v13.4s
	fmla	v16.4s, v26.4s, v13.4s
	fmla	v1.4s, v9.4s, v13.4s
	ldr	q13, [x16]
	add	x16, x14, #2508
	fmla	v20.4s, v24.4s, v13.4s
	fmla	v23.4s, v27.4s, v13.4s
	fmla	v2.4s, v8.4s, v13.4s
	fmla	v3.4s, v10.4s, v13.4s
	fmla	v16.4s, v30.4s, v13.4s
	fmla	v1.4s, v12.4s, v13.4s
	ldr	q13, [x16]
	add	x16, x14, #2772
	fmla	v20.4s, v26.4s, v13.4s
	fmla	v23.4s, v28.4s, v13.4s
	fmla	v2.4s, v9.4s, v13.4s
	fmla	v3.4s, v11.4s, v13.4s
	ldr	q13, [x14, #2640]
	fmla	v25.4s, v27.4s, v13.4s
	fmla	v4.4s, v10.4s, v13.4s
	fmla	v20.4s, v30.4s, v13.4s
	fmla	v23.4s, v24.4s, v13.4s
	fmla	v2.4s, v12.4s, v13.4s
	fmla	v3.4s, v8.4s, v13.4s
	ldr	q13, [x16]
	add	x16, x14, #2904
	fmla	v25.4s, v28.4s, v13.4s
	fmla	v4.4s, v11.4s, v13.4s
	fmla	v23.4s, v26.4s, v13.4s
	fmla	v3.4s, v9.4s, v13.4s
	ldr	q13, [x16]
	add	x16, x14, #3036
	fmla	v25.4s, v24.4s, v13.4s
	fmla	v29.4s, v27.4s, v13.4s
	fmla	v4.4s, v8.4s, v13.4s
	fmla	v5.4s, v10.4s, v13.4s
	fmla	v23.4s, v30.4s, v13.4s
	fmla	v3.4s, v12.4s, v13.4s
	ldr	q13, [x16]
	add	x16, x14, #3300
	fmla	v25.4s, v26.4s, v13.4s
	fmla	v29.4s, v28.4s, v13.4s
	fmla	v4.4s, v9.4s, v13.4s
	fmla	v5.4s, v11.4s, v13.4s
	ldr	q13, [x14, #3168]
	fmla	v31.4s, v27.4s, v13.4s
	fmla	v6.4s, v10.4s, v13.4s
	ldr	q10, [x16]
	fmla	v29.4s, v24.4s, v13.4s
	add	x16, x14, #3432
	fmla	v25.4s, v30.4s, v13.4s
	fmla	v5.4s, v8.4s, v13.4s
	fmla	v4.4s, v12.4s, v13.4s
	fmla	v31.4s, v28.4s, v10.4s
	fmla	v6.4s, v11.4s, v10.4s
	fmla	v29.4s, v26.4s, v10.4s
	fmla	v5.4s, v9.4s, v10.4s
	ldr	q10, [x16]
	add	x16, x14, #3564
	fmla	v31.4s, v24.4s, v10.4s
	fmla	v6.4s, v8.4s, v10.4s
	ldr	q8, [x16]
	add	x16, x15, #2904
	fmla	v29.4s, v30.4s, v10.4s
	fmla	v5.4s, v12.4s, v10.4s
	ldr	q10, [x15, #2640]
	fmla	v31.4s, v26.4s, v8.4s
	fmla	v6.4s, v9.4s, v8.4s
	ldr	q9, [x14, #3696]
	ldr	q8, [x16]
	add	x16, x14, #3828
	fmla	v16.4s, v10.4s, v9.4s
	fmla	v0.4s, v17.4s, v9.4s
	ldr	q12, [x16]
	fmla	v7.4s, v8.4s, v9.4s
	fmla	v1.4s, v19.4s, v9.4s
	add	x16, x15, #3036
	ldr	q9, [x16]
	add	x16, x15, #2772
	ldr	q11, [x16]
	add	x16, x14, #3960
	fmla	v0.4s, v18.4s, v12.4s
	ldr	q13, [x16]
	fmla	v7.4s, v9.4s, v12.4s
	fmla	v16.4s, v11.4s, v12.4s
	fmla	v1.4s, v21.4s, v12.4s
	ldr	q12, [x15, #3168]
	fmla	v20.4s, v10.4s, v13.4s
	fmla	v2.4s, v19.4s, v13.4s
	add	x15, x14, #4092
	fmla	v0.4s, v22.4s, v13.4s
	fmla	v7.4s, v12.4s, v13.4s
	fmla	v16.4s, v8.4s, v13.4s
	fmla	v1.4s, v17.4s, v13.4s
	ldr	q13, [x15]
	add	x15, x12, x10
	sub	x16, x15, #2376
	add	x12, x12, #16
	fmla	v20.4s, v11.4s, v13.4s
	fmla	v2.4s, v21.4s, v13.4s
	fmla	v16.4s, v9.4s, v13.4s
	fmla	v1.4s, v18.4s, v13.4s
	ldr	q13, [x14, #4224]
	fmla	v20.4s, v8.4s, v13.4s
	fmla	v23.4s, v10.4s, v13.4s
	fmla	v2.4s, v17.4s, v13.4s
	fmla	v3.4s, v19.4s, v13.4s
	fmla	v16.4s, v12.4s, v13.4s
	fmla	v1.4s, v22.4s, v13.4s
	ldr	q13, [x16]
	sub	x16, x15, #2244
	fmla	v20.4s, v9.4s, v13.4s
	fmla	v23.4s, v11.4s, v13.4s
	fmla	v2.4s, v18.4s, v13.4s
	fmla	v3.4s, v21.4s, v13.4s
	ldr	q13, [x16]
	sub	x16, x15, #2112
	fmla	v25.4s, v10.4s, v13.4s
	fmla	v4.4s, v19.4s, v13.4s
	fmla	v20.4s, v12.4s, v13.4s
	fmla	v23.4s, v8.4s, v13.4s
	fmla	v2.4s, v22.4s, v13.4s
	fmla	v3.4s, v17.4s, v13.4s
	ldr	q13, [x16]
	sub	x16, x15, #1848
	fmla	v25.4s, v11.4s, v13.4s
	fmla	v4.4s, v21.4s, v13.4s
	fmla	v23.4s, v9.4s, v13.4s
	fmla	v3.4s, v18.4s, v13.4s
	ldr	q13, [x14, #4752]
	fmla	v25.4s, v8.4s, v13.4s
	fmla	v29.4s, v10.4s, v13.4s
	fmla	v4.4s, v17.4s, v13.4s
	fmla	v5.4s, v19.4s, v13.4s
	fmla	v23.4s, v12.4s, v13.4s
	fmla	v3.4s, v22.4s, v13.4s
	ldr	q13, [x16]
	sub	x16, x15, #1716
	fmla	v25.4s, v9.4s, v13.4s
	fmla	v29.4s, v11.4s, v13.4s
	fmla	v4.4s, v18.4s, v13.4s
	fmla	v5.4s, v21.4s, v13.4s
	ldr	q13, [x16]
	sub	x16, x15, #1584
	fmla	v31.4s, v10.4s, v13.4s
	fmla	v6.4s, v19.4s, v13.4s
	ldr	q19, [x16]
	fmla	v29.4s, v8.4s, v13.4s
	sub	x16, x15, #1320
	fmla	v25.4s, v12.4s, v13.4s
	fmla	v5.4s, v17.4s, v13.4s
	fmla	v4.4s, v22.4s, v13.4s
	fmla	v31.4s, v11.4s, v19.4s
	fmla	v6.4s, v21.4s, v19.4s
	fmla	v29.4s, v9.4s, v19.4s
	fmla	v5.4s, v18.4s, v19.4s
	ldr	q19, [x14, #5280]
	fmla	v31.4s, v8.4s, v19.4s
	fmla	v6.4s, v17.4s, v19.4s
	ldr	q17, [x16]
	fmla	v29.4s, v12.4s, v19.4s
	add	x16, x13, x9
	add	x13, x13, #16
	add	x17, x16, #264
	str	q7, [x16]
	fmla	v5.4s, v22.4s, v19.4s
	str	q20, [x17]
	add	x17, x16, #396
	fmla	v31.4s, v9.4s, v17.4s
	str	q23, [x17]
	add	x17, x16, #660
	str	q29, [x17]
	add	x17, x16, #792
	fmla	v6.4s, v18.4s, v17.4s
	stur	q16, [x16, #132]
	str	q25, [x16, #528]
	str	q31, [x17]
	sub	x17, x15, #1188
	ldr	q7, [x17]
	sub	x17, x15, #1056
	fmla	v0.4s, v24.4s, v7.4s
	fmla	v1.4s, v27.4s, v7.4s
	ldr	q7, [x17]
	sub	x17, x15, #792
	fmla	v0.4s, v26.4s, v7.4s
	fmla	v1.4s, v28.4s, v7.4s
	ldr	q7, [x14, #5808]
	fmla	v2.4s, v27.4s, v7.4s
	fmla	v0.4s, v30.4s, v7.4s
	fmla	v1.4s, v24.4s, v7.4s
	ldr	q7, [x17]
	sub	x17, x15, #660
	fmla	v2.4s, v28.4s, v7.4s
	fmla	v1.4s, v26.4s, v7.4s
	ldr	q7, [x17]
	sub	x17, x15, #528
	fmla	v2.4s, v24.4s, v7.4s
	fmla	v3.4s, v27.4s, v7.4s
	fmla	v1.4s, v30.4s, v7.4s
	ldr	q7, [x17]
	sub	x17, x15, #264
	fmla	v2.4s, v26.4s, v7.4s
	fmla	v3.4s, v28.4s, v7.4s
	ldr	q7, [x14, #6336]
	fmla	v4.4s, v27.4s, v7.4s
	fmla	v2.4s, v30.4s, v7.4s
	fmla	v3.4s, v24.4s, v7.4s
	ldr	q7, [x17]
	add	x17, x15, #264
	fmla	v4.4s, v28.4s, v7.4s
	fmla	v3.4s, v26.4s, v7.4s
	ldur	q7, [x15, #-132]
	fmla	v4.4s, v24.4s, v7.4s
	fmla	v5.4s, v27.4s, v7.4s
	fmla	v3.4s, v30.4s, v7.4s
	ldr	q7, [x15]
	fmla	v4.4s, v26.4s, v7.4s
	fmla	v5.4s, v28.4s, v7.4s
	ldr	q7, [x14, #6864]
	fmla	v6.4s, v27.4s, v7.4s
	fmla	v4.4s, v30.4s, v7.4s
	fmla	v5.4s, v24.4s, v7.4s
	ldr	q7, [x17]
	add	x17, x15, #396
	fmla	v6.4s, v28.4s, v7.4s
	fmla	v5.4s, v26.4s, v7.4s
	ldr	q7, [x17]
	add	x17, x15, #792
	fmla	v6.4s, v24.4s, v7.4s
	fmla	v5.4s, v30.4s, v7.4s
	ldr	q7, [x15, #528]
	fmla	v6.4s, v26.4s, v7.4s
	ldr	q7, [x14, #7392]
	fmla	v0.4s, v8.4s, v7.4s
	fmla	v1.4s, v10.4s, v7.4s
	ldr	q7, [x17]
	add	x17, x15, #924
	fmla	v0.4s, v9.4s, v7.4s
	fmla	v1.4s, v11.4s, v7.4s
	ldr	q7, [x17]
	add	x17, x15, #1320
	fmla	v2.4s, v10.4s, v7.4s
	fmla	v0.4s, v12.4s, v7.4s
	fmla	v1.4s, v8.4s, v7.4s
	ldr	q7, [x15, #1056]
	fmla	v2.4s, v11.4s, v7.4s
	fmla	v1.4s, v9.4s, v7.4s
	ldr	q7, [x14, #7920]
	fmla	v2.4s, v8.4s, v7.4s
	fmla	v3.4s, v10.4s, v7.4s
	fmla	v1.4s, v12.4s, v7.4s
	ldr	q7, [x17]
	add	x17, x15, #1452
	fmla	v2.4s, v9.4s, v7.4s
	fmla	v3.4s, v11.4s, v7.4s
	ldr	q7, [x17]
	add	x17, x15, #1848
	fmla	v4.4s, v10.4s, v7.4s
	str	q1, [x16, #1056]
	fmla	v2.4s, v12.4s, v7.4s
	fmla	v3.4s, v8.4s, v7.4s
	ldr	q7, [x15, #1584]
	fmla	v4.4s, v11.4s, v7.4s
	fmla	v3.4s, v9.4s, v7.4s
	ldr	q7, [x14, #8448]
	fmla	v4.4s, v8.4s, v7.4s
	fmla	v5.4s, v10.4s, v7.4s
	fmla	v3.4s, v12.4s, v7.4s
	ldr	q7, [x17]
	add	x17, x15, #1980
	fmla	v4.4s, v9.4s, v7.4s
	fmla	v5.4s, v11.4s, v7.4s
	ldr	q7, [x17]
	fmla	v6.4s, v10.4s, v7.4s
	fmla	v4.4s, v12.4s, v7.4s
	fmla	v5.4s, v8.4s, v7.4s
	ldr	q7, [x15, #2112]
	fmla	v6.4s, v11.4s, v7.4s
	fmla	v5.4s, v9.4s, v7.4s
	ldr	q7, [x14, #8976]
	add	x14, x15, #2376
	fmla	v6.4s, v8.4s, v7.4s
	fmla	v5.4s, v12.4s, v7.4s
	ldr	q7, [x14]
	add	x14, x16, #924
	str	q0, [x14]
	add	x14, x16, #1188
	fmla	v6.4s, v9.4s, v7.4s
	str	q2, [x14]
	add	x14, x16, #1320
	str	q3, [x14]
	add	x14, x16, #1452
	str	q4, [x14]
	add	x14, x16, #1716
	str	q5, [x16, #1584]
	str	q6, [x14]
	b.lt	.LBB1_2
.LBB1_3:                                // %._crit_edge
	mov	w8, #32                         // =0x20
	//APP
	//NO_APP
	lsl	x16, x8, #2
	add	x10, x29, x16
	add	x8, x16, #1584
	add	x9, x16, #1320
	add	x17, x16, #264
	ldr	s1, [x10]
	ldr	s17, [x28, x8]
	ldr	s19, [x28, x9]
	ldr	s24, [x28, x17]
	ldr	s6, [x28, x16]
	fmul	v7.2s, v1.2s, v17.2s
	add	x18, x16, #132
	add	x11, x16, #1716
	fmul	v16.2s, v1.2s, v19.2s
	fmul	v0.2s, v1.2s, v24.2s
	fmul	v1.2s, v1.2s, v6.2s
	add	x12, x16, #1452
	add	x0, x16, #396
	ldr	s2, [x29, x18]
	ldr	s18, [x28, x11]
	ldr	s21, [x28, x12]
	ldr	s26, [x28, x0]
	ldr	s27, [x28, x18]
	add	x4, x16, #1848
	add	x1, x16, #528
	fmla	v7.2s, v18.2s, v2.2s
	fmla	v16.2s, v21.2s, v2.2s
	ldr	s22, [x28, x4]
	fmla	v0.2s, v26.2s, v2.2s
	fmla	v1.2s, v27.2s, v2.2s
	ldr	s2, [x29, x17]
	ldr	s28, [x28, x1]
	ldr	s3, [x29, x0]
	add	x2, x16, #660
	fmul	v20.2s, v19.2s, v2.2s
	ldr	s4, [x29, x2]
	add	x3, x16, #792
	fmla	v7.2s, v22.2s, v2.2s
	fmla	v16.2s, v17.2s, v2.2s
	add	x13, x16, #924
	fmla	v0.2s, v28.2s, v2.2s
	fmla	v1.2s, v24.2s, v2.2s
	fmul	v2.2s, v6.2s, v2.2s
	ldr	s5, [x29, x13]
	add	x14, x16, #1056
	add	x15, x16, #1188
	fmla	v20.2s, v21.2s, v3.2s
	ldr	s30, [x29, x15]
	add	x5, x16, #1980
	fmla	v16.2s, v18.2s, v3.2s
	ldr	s8, [x28, x13]
	ldr	s10, [x28, x2]
	fmla	v1.2s, v26.2s, v3.2s
	fmla	v2.2s, v27.2s, v3.2s
	ldr	s3, [x29, x1]
	add	x6, x16, #2112
	ldr	s9, [x28, x14]
	ldr	s11, [x28, x3]
	fmla	v20.2s, v17.2s, v3.2s
	fmul	v23.2s, v19.2s, v3.2s
	ldr	s13, [x29, x6]
	fmla	v16.2s, v22.2s, v3.2s
	ldr	s12, [x28, x15]
	add	x7, x16, #2904
	fmla	v1.2s, v28.2s, v3.2s
	fmla	v2.2s, v24.2s, v3.2s
	fmul	v3.2s, v6.2s, v3.2s
	add	x19, x16, #3036
	fmla	v20.2s, v18.2s, v4.2s
	fmla	v23.2s, v21.2s, v4.2s
	fmla	v2.2s, v26.2s, v4.2s
	fmla	v3.2s, v27.2s, v4.2s
	ldr	s4, [x29, x3]
	fmla	v20.2s, v22.2s, v4.2s
	fmla	v23.2s, v17.2s, v4.2s
	fmul	v25.2s, v19.2s, v4.2s
	fmla	v2.2s, v28.2s, v4.2s
	fmla	v3.2s, v24.2s, v4.2s
	fmul	v4.2s, v6.2s, v4.2s
	fmla	v23.2s, v18.2s, v5.2s
	fmla	v25.2s, v21.2s, v5.2s
	fmla	v3.2s, v26.2s, v5.2s
	fmla	v4.2s, v27.2s, v5.2s
	ldr	s5, [x29, x14]
	fmla	v2.2s, v10.2s, v13.2s
	fmla	v23.2s, v22.2s, v5.2s
	fmla	v25.2s, v17.2s, v5.2s
	fmul	v29.2s, v19.2s, v5.2s
	fmla	v3.2s, v28.2s, v5.2s
	fmla	v4.2s, v24.2s, v5.2s
	fmul	v5.2s, v6.2s, v5.2s
	fmla	v25.2s, v18.2s, v30.2s
	fmla	v29.2s, v21.2s, v30.2s
	fmla	v4.2s, v26.2s, v30.2s
	fmla	v5.2s, v27.2s, v30.2s
	ldr	s30, [x29, x9]
	fmul	v6.2s, v6.2s, v30.2s
	fmul	v31.2s, v19.2s, v30.2s
	fmla	v25.2s, v22.2s, v30.2s
	fmla	v29.2s, v17.2s, v30.2s
	fmla	v4.2s, v28.2s, v30.2s
	fmla	v5.2s, v24.2s, v30.2s
	ldr	s30, [x29, x12]
	fmla	v6.2s, v27.2s, v30.2s
	fmla	v31.2s, v21.2s, v30.2s
	ldr	s27, [x29, x8]
	fmla	v29.2s, v18.2s, v30.2s
	fmla	v5.2s, v26.2s, v30.2s
	ldr	s30, [x29, x5]
	fmla	v6.2s, v24.2s, v27.2s
	fmla	v31.2s, v17.2s, v27.2s
	ldr	s24, [x29, x11]
	fmla	v29.2s, v22.2s, v27.2s
	fmla	v5.2s, v28.2s, v27.2s
	ldr	s27, [x28, x5]
	add	x5, x16, #2376
	ldr	s28, [x28, x6]
	add	x6, x16, #2508
	fmla	v6.2s, v26.2s, v24.2s
	ldr	s26, [x29, x4]
	add	x4, x16, #2244
	fmla	v31.2s, v18.2s, v24.2s
	ldr	s24, [x28, x4]
	fmla	v20.2s, v27.2s, v13.2s
	fmla	v16.2s, v27.2s, v26.2s
	fmla	v0.2s, v8.2s, v26.2s
	fmla	v7.2s, v24.2s, v26.2s
	fmla	v1.2s, v10.2s, v26.2s
	ldr	s26, [x28, x5]
	fmla	v16.2s, v28.2s, v30.2s
	fmla	v0.2s, v9.2s, v30.2s
	fmla	v7.2s, v26.2s, v30.2s
	fmla	v1.2s, v11.2s, v30.2s
	ldr	s30, [x28, x6]
	fmla	v16.2s, v24.2s, v13.2s
	fmla	v0.2s, v12.2s, v13.2s
	fmla	v7.2s, v30.2s, v13.2s
	fmla	v1.2s, v8.2s, v13.2s
	ldr	s13, [x29, x4]
	add	x4, x16, #2640
	fmla	v20.2s, v28.2s, v13.2s
	fmla	v2.2s, v11.2s, v13.2s
	fmla	v16.2s, v26.2s, v13.2s
	fmla	v1.2s, v9.2s, v13.2s
	ldr	s13, [x29, x5]
	add	x5, x16, #2772
	fmla	v20.2s, v24.2s, v13.2s
	fmla	v23.2s, v27.2s, v13.2s
	fmla	v2.2s, v8.2s, v13.2s
	fmla	v3.2s, v10.2s, v13.2s
	fmla	v16.2s, v30.2s, v13.2s
	fmla	v1.2s, v12.2s, v13.2s
	ldr	s13, [x29, x6]
	add	x6, x16, #3168
	fmla	v20.2s, v26.2s, v13.2s
	fmla	v23.2s, v28.2s, v13.2s
	fmla	v2.2s, v9.2s, v13.2s
	fmla	v3.2s, v11.2s, v13.2s
	ldr	s13, [x29, x4]
	fmla	v25.2s, v27.2s, v13.2s
	fmla	v4.2s, v10.2s, v13.2s
	fmla	v20.2s, v30.2s, v13.2s
	fmla	v23.2s, v24.2s, v13.2s
	fmla	v2.2s, v12.2s, v13.2s
	fmla	v3.2s, v8.2s, v13.2s
	ldr	s13, [x29, x5]
	fmla	v25.2s, v28.2s, v13.2s
	fmla	v4.2s, v11.2s, v13.2s
	fmla	v23.2s, v26.2s, v13.2s
	fmla	v3.2s, v9.2s, v13.2s
	ldr	s13, [x29, x7]
	fmla	v25.2s, v24.2s, v13.2s
	fmla	v29.2s, v27.2s, v13.2s
	fmla	v4.2s, v8.2s, v13.2s
	fmla	v5.2s, v10.2s, v13.2s
	fmla	v23.2s, v30.2s, v13.2s
	fmla	v3.2s, v12.2s, v13.2s
	ldr	s13, [x29, x19]
	fmla	v25.2s, v26.2s, v13.2s
	fmla	v29.2s, v28.2s, v13.2s
	fmla	v4.2s, v9.2s, v13.2s
	fmla	v5.2s, v11.2s, v13.2s
	ldr	s13, [x29, x6]
	fmla	v31.2s, v27.2s, v13.2s
	fmla	v6.2s, v10.2s, v13.2s
	ldr	s10, [x10, #3300]
	fmla	v29.2s, v24.2s, v13.2s
	fmla	v25.2s, v30.2s, v13.2s
	fmla	v5.2s, v8.2s, v13.2s
	fmla	v4.2s, v12.2s, v13.2s
	ldr	s13, [x10, #3960]
	fmla	v31.2s, v28.2s, v10.2s
	fmla	v6.2s, v11.2s, v10.2s
	ldr	s11, [x28, x5]
	fmla	v29.2s, v26.2s, v10.2s
	fmla	v2.2s, v19.2s, v13.2s
	fmla	v5.2s, v9.2s, v10.2s
	ldr	s10, [x10, #3432]
	fmla	v31.2s, v24.2s, v10.2s
	fmla	v6.2s, v8.2s, v10.2s
	ldr	s8, [x10, #3564]
	fmla	v29.2s, v30.2s, v10.2s
	fmla	v5.2s, v12.2s, v10.2s
	ldr	s10, [x28, x4]
	ldr	s12, [x10, #3828]
	fmla	v31.2s, v26.2s, v8.2s
	fmla	v6.2s, v9.2s, v8.2s
	ldr	s9, [x10, #3696]
	ldr	s8, [x28, x7]
	fmla	v20.2s, v10.2s, v13.2s
	fmla	v16.2s, v10.2s, v9.2s
	fmla	v0.2s, v17.2s, v9.2s
	fmla	v7.2s, v8.2s, v9.2s
	fmla	v1.2s, v19.2s, v9.2s
	ldr	s9, [x28, x19]
	fmla	v16.2s, v11.2s, v12.2s
	fmla	v0.2s, v18.2s, v12.2s
	fmla	v7.2s, v9.2s, v12.2s
	fmla	v1.2s, v21.2s, v12.2s
	ldr	s12, [x28, x6]
	fmla	v16.2s, v8.2s, v13.2s
	fmla	v0.2s, v22.2s, v13.2s
	fmla	v7.2s, v12.2s, v13.2s
	fmla	v1.2s, v17.2s, v13.2s
	ldr	s13, [x10, #4092]
	fmla	v20.2s, v11.2s, v13.2s
	fmla	v2.2s, v21.2s, v13.2s
	fmla	v16.2s, v9.2s, v13.2s
	str	s7, [x27, x16]
	ldr	s7, [x10, #5544]
	fmla	v1.2s, v18.2s, v13.2s
	ldr	s13, [x10, #4224]
	mov	w16, #8184                      // =0x1ff8
	fmla	v0.2s, v24.2s, v7.2s
	fmla	v20.2s, v8.2s, v13.2s
	fmla	v23.2s, v10.2s, v13.2s
	fmla	v2.2s, v17.2s, v13.2s
	fmla	v3.2s, v19.2s, v13.2s
	fmla	v16.2s, v12.2s, v13.2s
	fmla	v1.2s, v22.2s, v13.2s
	ldr	s13, [x10, #4356]
	fmla	v20.2s, v9.2s, v13.2s
	fmla	v23.2s, v11.2s, v13.2s
	fmla	v2.2s, v18.2s, v13.2s
	fmla	v3.2s, v21.2s, v13.2s
	ldr	s13, [x10, #4488]
	fmla	v1.2s, v27.2s, v7.2s
	ldr	s7, [x10, #5676]
	str	s16, [x27, x18]
	fmla	v4.2s, v19.2s, v13.2s
	fmla	v25.2s, v10.2s, v13.2s
	mov	w18, #7392                      // =0x1ce0
	fmla	v20.2s, v12.2s, v13.2s
	fmla	v23.2s, v8.2s, v13.2s
	fmla	v2.2s, v22.2s, v13.2s
	fmla	v3.2s, v17.2s, v13.2s
	ldr	s13, [x10, #4620]
	fmla	v0.2s, v26.2s, v7.2s
	fmla	v1.2s, v28.2s, v7.2s
	ldr	s7, [x10, #5808]
	fmla	v4.2s, v21.2s, v13.2s
	fmla	v25.2s, v11.2s, v13.2s
	str	s20, [x27, x17]
	fmla	v23.2s, v9.2s, v13.2s
	mov	w17, #8316                      // =0x207c
	fmla	v3.2s, v18.2s, v13.2s
	ldr	s13, [x10, #4752]
	fmla	v2.2s, v27.2s, v7.2s
	fmla	v0.2s, v30.2s, v7.2s
	fmla	v1.2s, v24.2s, v7.2s
	ldr	s7, [x10, #5940]
	fmla	v4.2s, v17.2s, v13.2s
	fmla	v5.2s, v19.2s, v13.2s
	fmla	v23.2s, v12.2s, v13.2s
	fmla	v25.2s, v8.2s, v13.2s
	fmla	v29.2s, v10.2s, v13.2s
	fmla	v3.2s, v22.2s, v13.2s
	ldr	s13, [x10, #4884]
	fmla	v2.2s, v28.2s, v7.2s
	fmla	v1.2s, v26.2s, v7.2s
	ldr	s7, [x10, #6072]
	fmla	v4.2s, v18.2s, v13.2s
	fmla	v5.2s, v21.2s, v13.2s
	str	s23, [x27, x0]
	fmla	v25.2s, v9.2s, v13.2s
	fmla	v29.2s, v11.2s, v13.2s
	ldr	s13, [x10, #5016]
	fmla	v3.2s, v27.2s, v7.2s
	fmla	v2.2s, v24.2s, v7.2s
	fmla	v1.2s, v30.2s, v7.2s
	ldr	s7, [x10, #6204]
	fmla	v4.2s, v22.2s, v13.2s
	fmla	v5.2s, v17.2s, v13.2s
	fmla	v31.2s, v10.2s, v13.2s
	fmla	v6.2s, v19.2s, v13.2s
	ldr	s19, [x10, #5148]
	fmla	v29.2s, v8.2s, v13.2s
	fmla	v3.2s, v28.2s, v7.2s
	fmla	v2.2s, v26.2s, v7.2s
	ldr	s7, [x10, #6336]
	fmla	v25.2s, v12.2s, v13.2s
	fmla	v5.2s, v18.2s, v19.2s
	fmla	v4.2s, v27.2s, v7.2s
	fmla	v31.2s, v11.2s, v19.2s
	fmla	v29.2s, v9.2s, v19.2s
	fmla	v6.2s, v21.2s, v19.2s
	ldr	s19, [x10, #5280]
	fmla	v2.2s, v30.2s, v7.2s
	fmla	v3.2s, v24.2s, v7.2s
	ldr	s7, [x10, #6468]
	fmla	v5.2s, v22.2s, v19.2s
	str	s25, [x27, x1]
	fmla	v4.2s, v28.2s, v7.2s
	fmla	v31.2s, v8.2s, v19.2s
	fmla	v6.2s, v17.2s, v19.2s
	ldr	s17, [x10, #5412]
	fmla	v29.2s, v12.2s, v19.2s
	fmla	v3.2s, v26.2s, v7.2s
	ldr	s7, [x10, #6600]
	fmla	v4.2s, v24.2s, v7.2s
	fmla	v5.2s, v27.2s, v7.2s
	str	s29, [x27, x2]
	fmla	v6.2s, v18.2s, v17.2s
	fmla	v31.2s, v9.2s, v17.2s
	fmla	v3.2s, v30.2s, v7.2s
	ldr	s7, [x10, #6732]
	fmla	v4.2s, v26.2s, v7.2s
	fmla	v5.2s, v28.2s, v7.2s
	ldr	s7, [x10, #6864]
	str	s31, [x27, x3]
	mov	x3, x29
	fmla	v6.2s, v27.2s, v7.2s
	fmla	v4.2s, v30.2s, v7.2s
	fmla	v5.2s, v24.2s, v7.2s
	ldr	s7, [x10, #6996]
	fmla	v6.2s, v28.2s, v7.2s
	fmla	v5.2s, v26.2s, v7.2s
	ldr	s7, [x10, #7128]
	fmla	v6.2s, v24.2s, v7.2s
	fmla	v5.2s, v30.2s, v7.2s
	ldr	s7, [x10, #7260]
	fmla	v6.2s, v26.2s, v7.2s
	ldr	s7, [x10, #7392]
	fmla	v0.2s, v8.2s, v7.2s
	fmla	v1.2s, v10.2s, v7.2s
	ldr	s7, [x10, #7524]
	fmla	v0.2s, v9.2s, v7.2s
	fmla	v1.2s, v11.2s, v7.2s
	ldr	s7, [x10, #7656]
	fmla	v2.2s, v10.2s, v7.2s
	fmla	v0.2s, v12.2s, v7.2s
	fmla	v1.2s, v8.2s, v7.2s
	ldr	s7, [x10, #7788]
	fmla	v2.2s, v11.2s, v7.2s
	str	s0, [x27, x13]
	mov	w13, #924                       // =0x39c
	fmla	v1.2s, v9.2s, v7.2s
	ldr	s7, [x10, #7920]
	fmla	v2.2s, v8.2s, v7.2s
	fmla	v3.2s, v10.2s, v7.2s
	fmla	v1.2s, v12.2s, v7.2s
	ldr	s7, [x10, #8052]
	fmla	v2.2s, v9.2s, v7.2s
	fmla	v3.2s, v11.2s, v7.2s
	ldr	s7, [x10, #8184]
	str	s1, [x27, x14]
	mov	w14, #4224                      // =0x1080
	fmla	v4.2s, v10.2s, v7.2s
	fmla	v2.2s, v12.2s, v7.2s
	fmla	v3.2s, v8.2s, v7.2s
	ldr	s7, [x10, #8316]
	fmla	v4.2s, v11.2s, v7.2s
	str	s2, [x27, x15]
	mov	w15, #10428                     // =0x28bc
	fmla	v3.2s, v9.2s, v7.2s
	ldr	s7, [x10, #8448]
	fmla	v4.2s, v8.2s, v7.2s
	fmla	v5.2s, v10.2s, v7.2s
	fmla	v3.2s, v12.2s, v7.2s
	ldr	s7, [x10, #8580]
	fmla	v4.2s, v9.2s, v7.2s
	fmla	v5.2s, v11.2s, v7.2s
	ldr	s7, [x10, #8712]
	str	s3, [x27, x9]
	mov	w9, #16500                      // =0x4074
	fmla	v6.2s, v10.2s, v7.2s
	add	x9, x29, x9
	fmla	v4.2s, v12.2s, v7.2s
	fmla	v5.2s, v8.2s, v7.2s
	ldr	s7, [x10, #8844]
	fmla	v6.2s, v11.2s, v7.2s
	str	s4, [x27, x12]
	mov	w12, #3696                      // =0xe70
	fmla	v5.2s, v9.2s, v7.2s
	ldr	s7, [x10, #8976]
	fmla	v6.2s, v8.2s, v7.2s
	fmla	v5.2s, v12.2s, v7.2s
	ldr	s7, [x10, #9108]
	mov	x10, xzr
	fmla	v6.2s, v9.2s, v7.2s
	str	s5, [x27, x8]
	add	x8, x27, #1848
	str	s6, [x27, x11]
	mov	w11, #2                         // =0x2
	b	.LBB1_6
.LBB1_4:                                // %.._crit_edge9_crit_edge
                                        //   in Loop: Header=BB1_6 Depth=1
	mul	x4, x11, x13
.LBB1_5:                                // %._crit_edge9
                                        //   in Loop: Header=BB1_6 Depth=1
	mul	x0, x11, x12
	mov	w1, #32                         // =0x20
	add	x3, x3, x18
	//APP
	//NO_APP
	lsl	x6, x1, #2
	add	x8, x8, #1848
	add	x9, x9, x18
	cmp	x11, #4
	add	x7, x28, x6
	ldr	s27, [x7, #264]
	ldr	s21, [x7]
	ldr	s29, [x7, #396]
	add	x0, x29, x0
	ldr	s8, [x7, #132]
	ldr	s31, [x7, #528]
	add	x5, x0, x6
	ldr	s28, [x7, #924]
	ldr	s10, [x7, #660]
	sub	x0, x5, #3696
	ldr	s30, [x7, #1056]
	ldr	s12, [x7, #792]
	ldr	s1, [x0]
	sub	x0, x5, #3564
	ldr	s11, [x7, #1188]
	ldr	s2, [x0]
	sub	x0, x5, #3432
	ldr	s22, [x7, #1584]
	fmul	v0.2s, v1.2s, v27.2s
	fmul	v1.2s, v1.2s, v21.2s
	ldr	s24, [x7, #1320]
	ldr	s7, [x5, #132]
	ldr	s23, [x7, #1716]
	ldr	s25, [x7, #1452]
	ldr	s26, [x7, #1848]
	ldr	s17, [x5, #396]
	ldr	s19, [x5, #660]
	ldr	s20, [x5, #924]
	ldr	s9, [x5, #1188]
	ldr	s13, [x5, #2112]
	fmla	v0.2s, v29.2s, v2.2s
	fmla	v1.2s, v8.2s, v2.2s
	ldr	s2, [x0]
	sub	x0, x5, #3300
	ldr	s3, [x0]
	sub	x0, x5, #3168
	fmla	v0.2s, v31.2s, v2.2s
	fmla	v1.2s, v27.2s, v2.2s
	fmul	v2.2s, v21.2s, v2.2s
	fmla	v2.2s, v8.2s, v3.2s
	fmla	v1.2s, v29.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #3036
	fmul	v5.2s, v21.2s, v3.2s
	fmla	v2.2s, v27.2s, v3.2s
	fmla	v1.2s, v31.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #2904
	fmla	v5.2s, v8.2s, v3.2s
	fmla	v2.2s, v29.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #2772
	fmul	v6.2s, v21.2s, v3.2s
	fmla	v5.2s, v27.2s, v3.2s
	fmla	v2.2s, v31.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #2640
	fmla	v6.2s, v8.2s, v3.2s
	fmla	v5.2s, v29.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #2508
	fmul	v16.2s, v21.2s, v3.2s
	fmla	v6.2s, v27.2s, v3.2s
	fmla	v5.2s, v31.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #2376
	fmla	v16.2s, v8.2s, v3.2s
	fmla	v6.2s, v29.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #2244
	fmul	v18.2s, v21.2s, v3.2s
	fmla	v16.2s, v27.2s, v3.2s
	fmla	v6.2s, v31.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #2112
	fmla	v18.2s, v8.2s, v3.2s
	fmla	v16.2s, v29.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #1980
	fmla	v18.2s, v27.2s, v3.2s
	fmla	v16.2s, v31.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #1848
	fmla	v18.2s, v29.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #1716
	fmla	v0.2s, v28.2s, v3.2s
	fmla	v1.2s, v10.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #1584
	fmla	v0.2s, v30.2s, v3.2s
	fmla	v1.2s, v12.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #1452
	fmla	v2.2s, v10.2s, v3.2s
	fmla	v0.2s, v11.2s, v3.2s
	fmla	v1.2s, v28.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #1320
	fmla	v2.2s, v12.2s, v3.2s
	fmla	v1.2s, v30.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #1188
	fmla	v2.2s, v28.2s, v3.2s
	fmla	v5.2s, v10.2s, v3.2s
	fmla	v1.2s, v11.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #1056
	fmla	v2.2s, v30.2s, v3.2s
	fmla	v5.2s, v12.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #924
	fmla	v6.2s, v10.2s, v3.2s
	fmla	v2.2s, v11.2s, v3.2s
	fmla	v5.2s, v28.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #792
	fmla	v6.2s, v12.2s, v3.2s
	fmla	v5.2s, v30.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #660
	fmla	v6.2s, v28.2s, v3.2s
	fmla	v16.2s, v10.2s, v3.2s
	fmla	v5.2s, v11.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #528
	fmla	v6.2s, v30.2s, v3.2s
	fmla	v16.2s, v12.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #396
	fmla	v18.2s, v10.2s, v3.2s
	fmla	v6.2s, v11.2s, v3.2s
	fmla	v16.2s, v28.2s, v3.2s
	ldr	s3, [x0]
	sub	x0, x5, #264
	fmla	v18.2s, v12.2s, v3.2s
	fmla	v16.2s, v30.2s, v3.2s
	ldr	s3, [x0]
	add	x0, x27, x4
	add	x0, x0, x6
	fmla	v18.2s, v28.2s, v3.2s
	fmla	v16.2s, v11.2s, v3.2s
	ldur	s3, [x5, #-132]
	fmla	v18.2s, v30.2s, v3.2s
	ldr	s3, [x5]
	fmla	v0.2s, v22.2s, v3.2s
	fmla	v1.2s, v24.2s, v3.2s
	fmul	v4.2s, v27.2s, v3.2s
	fmul	v3.2s, v21.2s, v3.2s
	fmla	v0.2s, v23.2s, v7.2s
	fmla	v1.2s, v25.2s, v7.2s
	fmla	v4.2s, v29.2s, v7.2s
	fmla	v3.2s, v8.2s, v7.2s
	ldr	s7, [x5, #264]
	fmla	v2.2s, v24.2s, v7.2s
	fmla	v0.2s, v26.2s, v7.2s
	fmla	v1.2s, v22.2s, v7.2s
	fmla	v4.2s, v31.2s, v7.2s
	fmla	v3.2s, v27.2s, v7.2s
	fmul	v7.2s, v21.2s, v7.2s
	fmla	v2.2s, v25.2s, v17.2s
	fmla	v1.2s, v23.2s, v17.2s
	fmla	v3.2s, v29.2s, v17.2s
	fmla	v7.2s, v8.2s, v17.2s
	ldr	s17, [x5, #528]
	fmla	v2.2s, v22.2s, v17.2s
	fmla	v5.2s, v24.2s, v17.2s
	fmla	v1.2s, v26.2s, v17.2s
	fmla	v3.2s, v31.2s, v17.2s
	fmla	v7.2s, v27.2s, v17.2s
	fmul	v17.2s, v21.2s, v17.2s
	fmla	v2.2s, v23.2s, v19.2s
	fmla	v5.2s, v25.2s, v19.2s
	fmla	v7.2s, v29.2s, v19.2s
	fmla	v17.2s, v8.2s, v19.2s
	ldr	s19, [x5, #792]
	fmla	v2.2s, v26.2s, v19.2s
	fmla	v5.2s, v22.2s, v19.2s
	fmla	v6.2s, v24.2s, v19.2s
	fmla	v7.2s, v31.2s, v19.2s
	fmla	v17.2s, v27.2s, v19.2s
	fmul	v19.2s, v21.2s, v19.2s
	fmla	v5.2s, v23.2s, v20.2s
	fmla	v6.2s, v25.2s, v20.2s
	fmla	v17.2s, v29.2s, v20.2s
	fmla	v19.2s, v8.2s, v20.2s
	ldr	s20, [x5, #1056]
	fmla	v7.2s, v10.2s, v13.2s
	fmla	v5.2s, v26.2s, v20.2s
	fmla	v16.2s, v24.2s, v20.2s
	fmla	v6.2s, v22.2s, v20.2s
	fmla	v17.2s, v31.2s, v20.2s
	fmla	v19.2s, v27.2s, v20.2s
	fmul	v20.2s, v21.2s, v20.2s
	fmla	v16.2s, v25.2s, v9.2s
	fmla	v6.2s, v23.2s, v9.2s
	fmla	v19.2s, v29.2s, v9.2s
	fmla	v20.2s, v8.2s, v9.2s
	ldr	s9, [x5, #1320]
	fmla	v18.2s, v24.2s, v9.2s
	fmul	v21.2s, v21.2s, v9.2s
	fmla	v16.2s, v22.2s, v9.2s
	fmla	v6.2s, v26.2s, v9.2s
	fmla	v19.2s, v31.2s, v9.2s
	fmla	v20.2s, v27.2s, v9.2s
	ldr	s9, [x5, #1452]
	fmla	v18.2s, v25.2s, v9.2s
	fmla	v21.2s, v8.2s, v9.2s
	ldr	s8, [x5, #1584]
	fmla	v16.2s, v23.2s, v9.2s
	fmla	v20.2s, v29.2s, v9.2s
	ldr	s9, [x5, #1980]
	fmla	v18.2s, v22.2s, v8.2s
	fmla	v21.2s, v27.2s, v8.2s
	ldr	s27, [x5, #1716]
	fmla	v16.2s, v26.2s, v8.2s
	fmla	v20.2s, v31.2s, v8.2s
	ldr	s31, [x7, #1980]
	ldr	s8, [x7, #2112]
	fmla	v18.2s, v23.2s, v27.2s
	fmla	v21.2s, v29.2s, v27.2s
	ldr	s29, [x5, #1848]
	ldr	s27, [x7, #2244]
	fmla	v2.2s, v31.2s, v13.2s
	fmla	v1.2s, v31.2s, v29.2s
	fmla	v4.2s, v28.2s, v29.2s
	fmla	v0.2s, v27.2s, v29.2s
	fmla	v3.2s, v10.2s, v29.2s
	ldr	s29, [x7, #2376]
	fmla	v1.2s, v8.2s, v9.2s
	fmla	v4.2s, v30.2s, v9.2s
	fmla	v0.2s, v29.2s, v9.2s
	fmla	v3.2s, v12.2s, v9.2s
	ldr	s9, [x7, #2508]
	fmla	v1.2s, v27.2s, v13.2s
	fmla	v4.2s, v11.2s, v13.2s
	fmla	v0.2s, v9.2s, v13.2s
	fmla	v3.2s, v28.2s, v13.2s
	ldr	s13, [x5, #2244]
	fmla	v2.2s, v8.2s, v13.2s
	fmla	v7.2s, v12.2s, v13.2s
	fmla	v1.2s, v29.2s, v13.2s
	fmla	v3.2s, v30.2s, v13.2s
	ldr	s13, [x5, #2376]
	fmla	v2.2s, v27.2s, v13.2s
	fmla	v5.2s, v31.2s, v13.2s
	fmla	v7.2s, v28.2s, v13.2s
	fmla	v17.2s, v10.2s, v13.2s
	fmla	v1.2s, v9.2s, v13.2s
	fmla	v3.2s, v11.2s, v13.2s
	ldr	s13, [x5, #2508]
	fmla	v2.2s, v29.2s, v13.2s
	fmla	v5.2s, v8.2s, v13.2s
	fmla	v7.2s, v30.2s, v13.2s
	fmla	v17.2s, v12.2s, v13.2s
	ldr	s13, [x5, #2640]
	fmla	v6.2s, v31.2s, v13.2s
	fmla	v19.2s, v10.2s, v13.2s
	fmla	v2.2s, v9.2s, v13.2s
	fmla	v5.2s, v27.2s, v13.2s
	fmla	v7.2s, v11.2s, v13.2s
	fmla	v17.2s, v28.2s, v13.2s
	ldr	s13, [x5, #2772]
	fmla	v6.2s, v8.2s, v13.2s
	fmla	v19.2s, v12.2s, v13.2s
	fmla	v5.2s, v29.2s, v13.2s
	fmla	v17.2s, v30.2s, v13.2s
	ldr	s13, [x5, #2904]
	fmla	v6.2s, v27.2s, v13.2s
	fmla	v16.2s, v31.2s, v13.2s
	fmla	v19.2s, v28.2s, v13.2s
	fmla	v20.2s, v10.2s, v13.2s
	fmla	v5.2s, v9.2s, v13.2s
	fmla	v17.2s, v11.2s, v13.2s
	ldr	s13, [x5, #3036]
	fmla	v6.2s, v29.2s, v13.2s
	fmla	v16.2s, v8.2s, v13.2s
	fmla	v19.2s, v30.2s, v13.2s
	fmla	v20.2s, v12.2s, v13.2s
	ldr	s13, [x5, #3168]
	fmla	v18.2s, v31.2s, v13.2s
	fmla	v21.2s, v10.2s, v13.2s
	ldr	s10, [x5, #3300]
	fmla	v16.2s, v27.2s, v13.2s
	fmla	v6.2s, v9.2s, v13.2s
	fmla	v20.2s, v28.2s, v13.2s
	fmla	v19.2s, v11.2s, v13.2s
	ldr	s13, [x5, #3960]
	fmla	v18.2s, v8.2s, v10.2s
	fmla	v21.2s, v12.2s, v10.2s
	ldr	s12, [x5, #3828]
	fmla	v16.2s, v29.2s, v10.2s
	fmla	v7.2s, v24.2s, v13.2s
	fmla	v20.2s, v30.2s, v10.2s
	ldr	s10, [x5, #3432]
	fmla	v18.2s, v27.2s, v10.2s
	fmla	v21.2s, v28.2s, v10.2s
	ldr	s28, [x5, #3564]
	fmla	v16.2s, v9.2s, v10.2s
	fmla	v20.2s, v11.2s, v10.2s
	ldr	s10, [x7, #2640]
	ldr	s11, [x7, #2772]
	fmla	v18.2s, v29.2s, v28.2s
	fmla	v21.2s, v30.2s, v28.2s
	ldr	s30, [x5, #3696]
	ldr	s28, [x7, #2904]
	fmla	v2.2s, v10.2s, v13.2s
	fmla	v1.2s, v10.2s, v30.2s
	fmla	v4.2s, v22.2s, v30.2s
	fmla	v0.2s, v28.2s, v30.2s
	fmla	v3.2s, v24.2s, v30.2s
	ldr	s30, [x7, #3036]
	fmla	v1.2s, v11.2s, v12.2s
	fmla	v4.2s, v23.2s, v12.2s
	fmla	v0.2s, v30.2s, v12.2s
	fmla	v3.2s, v25.2s, v12.2s
	ldr	s12, [x7, #3168]
	fmla	v1.2s, v28.2s, v13.2s
	fmla	v4.2s, v26.2s, v13.2s
	fmla	v0.2s, v12.2s, v13.2s
	fmla	v3.2s, v22.2s, v13.2s
	ldr	s13, [x5, #4092]
	fmla	v2.2s, v11.2s, v13.2s
	fmla	v7.2s, v25.2s, v13.2s
	fmla	v1.2s, v30.2s, v13.2s
	fmla	v3.2s, v23.2s, v13.2s
	ldr	s13, [x5, #4224]
	str	s0, [x0]
	ldr	s0, [x5, #5544]
	fmla	v2.2s, v28.2s, v13.2s
	fmla	v5.2s, v10.2s, v13.2s
	fmla	v7.2s, v22.2s, v13.2s
	fmla	v17.2s, v24.2s, v13.2s
	fmla	v1.2s, v12.2s, v13.2s
	fmla	v3.2s, v26.2s, v13.2s
	ldr	s13, [x5, #4356]
	fmla	v4.2s, v27.2s, v0.2s
	fmla	v2.2s, v30.2s, v13.2s
	fmla	v5.2s, v11.2s, v13.2s
	fmla	v7.2s, v23.2s, v13.2s
	fmla	v17.2s, v25.2s, v13.2s
	ldr	s13, [x5, #4488]
	fmla	v3.2s, v31.2s, v0.2s
	ldr	s0, [x5, #5676]
	str	s1, [x0, #132]
	fmla	v19.2s, v24.2s, v13.2s
	fmla	v6.2s, v10.2s, v13.2s
	fmla	v2.2s, v12.2s, v13.2s
	fmla	v5.2s, v28.2s, v13.2s
	fmla	v7.2s, v26.2s, v13.2s
	fmla	v17.2s, v22.2s, v13.2s
	ldr	s13, [x5, #4620]
	fmla	v4.2s, v29.2s, v0.2s
	fmla	v3.2s, v8.2s, v0.2s
	ldr	s0, [x5, #5808]
	fmla	v19.2s, v25.2s, v13.2s
	fmla	v6.2s, v11.2s, v13.2s
	fmla	v5.2s, v30.2s, v13.2s
	str	s2, [x0, #264]
	fmla	v17.2s, v23.2s, v13.2s
	ldr	s13, [x5, #4752]
	fmla	v7.2s, v31.2s, v0.2s
	fmla	v4.2s, v9.2s, v0.2s
	fmla	v3.2s, v27.2s, v0.2s
	ldr	s0, [x5, #5940]
	fmla	v19.2s, v22.2s, v13.2s
	fmla	v20.2s, v24.2s, v13.2s
	fmla	v5.2s, v12.2s, v13.2s
	fmla	v6.2s, v28.2s, v13.2s
	fmla	v16.2s, v10.2s, v13.2s
	fmla	v17.2s, v26.2s, v13.2s
	ldr	s13, [x5, #4884]
	fmla	v7.2s, v8.2s, v0.2s
	fmla	v3.2s, v29.2s, v0.2s
	ldr	s0, [x5, #6072]
	fmla	v19.2s, v23.2s, v13.2s
	fmla	v20.2s, v25.2s, v13.2s
	fmla	v6.2s, v30.2s, v13.2s
	str	s5, [x0, #396]
	fmla	v16.2s, v11.2s, v13.2s
	ldr	s13, [x5, #5016]
	fmla	v17.2s, v31.2s, v0.2s
	fmla	v7.2s, v27.2s, v0.2s
	fmla	v3.2s, v9.2s, v0.2s
	ldr	s0, [x5, #6204]
	fmla	v19.2s, v26.2s, v13.2s
	fmla	v20.2s, v22.2s, v13.2s
	fmla	v18.2s, v10.2s, v13.2s
	fmla	v21.2s, v24.2s, v13.2s
	ldr	s24, [x5, #5148]
	fmla	v16.2s, v28.2s, v13.2s
	fmla	v17.2s, v8.2s, v0.2s
	fmla	v7.2s, v29.2s, v0.2s
	ldr	s0, [x5, #6336]
	fmla	v6.2s, v12.2s, v13.2s
	fmla	v20.2s, v23.2s, v24.2s
	fmla	v19.2s, v31.2s, v0.2s
	fmla	v18.2s, v11.2s, v24.2s
	fmla	v16.2s, v30.2s, v24.2s
	fmla	v21.2s, v25.2s, v24.2s
	ldr	s24, [x5, #5280]
	fmla	v7.2s, v9.2s, v0.2s
	fmla	v17.2s, v27.2s, v0.2s
	ldr	s0, [x5, #6468]
	fmla	v20.2s, v26.2s, v24.2s
	str	s6, [x0, #528]
	fmla	v19.2s, v8.2s, v0.2s
	fmla	v18.2s, v28.2s, v24.2s
	fmla	v21.2s, v22.2s, v24.2s
	ldr	s22, [x5, #5412]
	fmla	v16.2s, v12.2s, v24.2s
	fmla	v17.2s, v29.2s, v0.2s
	ldr	s0, [x5, #6600]
	fmla	v19.2s, v27.2s, v0.2s
	fmla	v20.2s, v31.2s, v0.2s
	fmla	v21.2s, v23.2s, v22.2s
	fmla	v18.2s, v30.2s, v22.2s
	str	s16, [x0, #660]
	fmla	v17.2s, v9.2s, v0.2s
	ldr	s0, [x5, #6732]
	fmla	v19.2s, v29.2s, v0.2s
	fmla	v20.2s, v8.2s, v0.2s
	ldr	s0, [x5, #6864]
	str	s18, [x0, #792]
	fmla	v21.2s, v31.2s, v0.2s
	fmla	v19.2s, v9.2s, v0.2s
	fmla	v20.2s, v27.2s, v0.2s
	ldr	s0, [x5, #6996]
	fmla	v21.2s, v8.2s, v0.2s
	fmla	v20.2s, v29.2s, v0.2s
	ldr	s0, [x5, #7128]
	fmla	v21.2s, v27.2s, v0.2s
	fmla	v20.2s, v9.2s, v0.2s
	ldr	s0, [x5, #7260]
	fmla	v21.2s, v29.2s, v0.2s
	ldr	s0, [x5, #7392]
	fmla	v4.2s, v28.2s, v0.2s
	fmla	v3.2s, v10.2s, v0.2s
	ldr	s0, [x5, #7524]
	fmla	v4.2s, v30.2s, v0.2s
	fmla	v3.2s, v11.2s, v0.2s
	ldr	s0, [x5, #7656]
	fmla	v7.2s, v10.2s, v0.2s
	fmla	v4.2s, v12.2s, v0.2s
	fmla	v3.2s, v28.2s, v0.2s
	ldr	s0, [x5, #7788]
	fmla	v7.2s, v11.2s, v0.2s
	fmla	v3.2s, v30.2s, v0.2s
	ldr	s0, [x5, #7920]
	str	s4, [x0, #924]
	fmla	v7.2s, v28.2s, v0.2s
	fmla	v17.2s, v10.2s, v0.2s
	fmla	v3.2s, v12.2s, v0.2s
	ldr	s0, [x5, #8052]
	fmla	v7.2s, v30.2s, v0.2s
	fmla	v17.2s, v11.2s, v0.2s
	ldr	s0, [x5, #8184]
	fmla	v19.2s, v10.2s, v0.2s
	str	s3, [x0, #1056]
	fmla	v7.2s, v12.2s, v0.2s
	fmla	v17.2s, v28.2s, v0.2s
	ldr	s0, [x5, #8316]
	fmla	v19.2s, v11.2s, v0.2s
	fmla	v17.2s, v30.2s, v0.2s
	ldr	s0, [x5, #8448]
	str	s7, [x0, #1188]
	fmla	v19.2s, v28.2s, v0.2s
	fmla	v20.2s, v10.2s, v0.2s
	fmla	v17.2s, v12.2s, v0.2s
	ldr	s0, [x5, #8580]
	fmla	v19.2s, v30.2s, v0.2s
	fmla	v20.2s, v11.2s, v0.2s
	ldr	s0, [x5, #8712]
	fmla	v21.2s, v10.2s, v0.2s
	str	s17, [x0, #1320]
	fmla	v19.2s, v12.2s, v0.2s
	fmla	v20.2s, v28.2s, v0.2s
	ldr	s0, [x5, #8844]
	fmla	v21.2s, v11.2s, v0.2s
	fmla	v20.2s, v30.2s, v0.2s
	ldr	s0, [x5, #8976]
	str	s19, [x0, #1452]
	fmla	v21.2s, v28.2s, v0.2s
	fmla	v20.2s, v12.2s, v0.2s
	ldr	s0, [x5, #9108]
	fmla	v21.2s, v30.2s, v0.2s
	str	s20, [x0, #1584]
	str	s21, [x0, #1716]
	add	x0, x11, #2
	mov	x11, x0
	b.hs	.LBB1_9
.LBB1_6:                                // =>This Loop Header: Depth=1
                                        //     Child Loop BB1_8 Depth 2
	mov	x0, x10
	//APP
	//NO_APP
	cmp	x0, #32
	b.ge	.LBB1_4
// %bb.7:                               // %.lr.ph8
                                        //   in Loop: Header=BB1_6 Depth=1
	mul	x4, x11, x13
	lsl	x6, x0, #2
	sub	x5, x0, #4
	mov	x20, x9
	mov	x21, x28
	mov	x22, x8
	add	x7, x6, x14
	add	x19, x6, x15
	mov	x23, x3
.LBB1_8:                                //   Parent Loop BB1_6 Depth=1
                                        // =>  This Inner Loop Header: Depth=2
	add	x0, x21, x6
	add	x24, x23, x6
	add	x25, x23, x19
	add	x1, x0, #264
	ldr	q1, [x24, #3696]
	ldr	q21, [x0]
	ldr	q27, [x1]
	add	x1, x24, #3828
	ldur	q9, [x0, #132]
	ldr	q2, [x1]
	add	x1, x0, #396
	ldr	q31, [x0, #528]
	fmul	v0.4s, v1.4s, v27.4s
	fmul	v1.4s, v1.4s, v21.4s
	ldr	q30, [x1]
	add	x1, x24, #3960
	ldr	q29, [x0, #1056]
	ldr	q3, [x24, #7392]
	ldr	q22, [x0, #1584]
	ldr	q20, [x24, x17]
	ldr	q13, [x24, #9504]
	add	x26, x24, x15
	add	x5, x5, #4
	add	x21, x21, #16
	fmla	v0.4s, v30.4s, v2.4s
	fmla	v1.4s, v9.4s, v2.4s
	ldr	q2, [x1]
	add	x1, x24, #4092
	cmp	x5, #28
	fmul	v4.4s, v21.4s, v2.4s
	fmla	v0.4s, v31.4s, v2.4s
	fmla	v1.4s, v27.4s, v2.4s
	ldr	q2, [x1]
	add	x1, x24, x14
	fmla	v4.4s, v9.4s, v2.4s
	fmla	v1.4s, v30.4s, v2.4s
	ldr	q2, [x24, #4224]
	fmla	v4.4s, v27.4s, v2.4s
	fmul	v5.4s, v21.4s, v2.4s
	fmla	v1.4s, v31.4s, v2.4s
	ldur	q2, [x1, #132]
	add	x1, x23, x7
	add	x2, x1, #264
	add	x23, x23, #16
	fmla	v4.4s, v30.4s, v2.4s
	fmla	v5.4s, v9.4s, v2.4s
	ldr	q2, [x2]
	add	x2, x1, #396
	fmul	v7.4s, v21.4s, v2.4s
	fmla	v4.4s, v31.4s, v2.4s
	fmla	v5.4s, v27.4s, v2.4s
	ldr	q2, [x2]
	add	x2, x1, #660
	fmla	v7.4s, v9.4s, v2.4s
	fmla	v5.4s, v30.4s, v2.4s
	ldr	q2, [x24, #4752]
	fmla	v7.4s, v27.4s, v2.4s
	fmul	v16.4s, v21.4s, v2.4s
	fmla	v5.4s, v31.4s, v2.4s
	ldr	q2, [x2]
	add	x2, x1, #792
	fmla	v7.4s, v30.4s, v2.4s
	fmla	v16.4s, v9.4s, v2.4s
	ldr	q2, [x2]
	add	x2, x1, #924
	fmul	v18.4s, v21.4s, v2.4s
	fmla	v7.4s, v31.4s, v2.4s
	fmla	v16.4s, v27.4s, v2.4s
	ldr	q2, [x2]
	add	x2, x1, #1188
	fmla	v18.4s, v9.4s, v2.4s
	fmla	v16.4s, v30.4s, v2.4s
	ldr	q2, [x24, #5280]
	fmla	v18.4s, v27.4s, v2.4s
	fmla	v16.4s, v31.4s, v2.4s
	ldr	q2, [x2]
	add	x2, x1, #1320
	fmla	v18.4s, v30.4s, v2.4s
	ldr	q2, [x2]
	add	x2, x0, #924
	ldr	q28, [x2]
	add	x2, x0, #660
	ldr	q11, [x2]
	add	x2, x1, #1452
	fmla	v0.4s, v28.4s, v2.4s
	fmla	v1.4s, v11.4s, v2.4s
	ldr	q2, [x2]
	add	x2, x0, #792
	ldr	q10, [x2]
	add	x2, x0, #1188
	ldr	q8, [x2]
	add	x2, x1, #1716
	fmla	v0.4s, v29.4s, v2.4s
	fmla	v1.4s, v10.4s, v2.4s
	ldr	q2, [x24, #5808]
	fmla	v4.4s, v11.4s, v2.4s
	fmla	v0.4s, v8.4s, v2.4s
	fmla	v1.4s, v28.4s, v2.4s
	ldr	q2, [x2]
	add	x2, x1, #1848
	add	x1, x1, #1980
	fmla	v4.4s, v10.4s, v2.4s
	fmla	v0.4s, v22.4s, v3.4s
	fmla	v1.4s, v29.4s, v2.4s
	ldr	q2, [x2]
	fmla	v5.4s, v11.4s, v2.4s
	fmla	v4.4s, v28.4s, v2.4s
	fmla	v1.4s, v8.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x25, #3960
	fmla	v5.4s, v10.4s, v2.4s
	fmla	v4.4s, v29.4s, v2.4s
	ldr	q2, [x24, #6336]
	fmla	v7.4s, v11.4s, v2.4s
	fmla	v5.4s, v28.4s, v2.4s
	fmla	v4.4s, v8.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x25, #3828
	fmla	v7.4s, v10.4s, v2.4s
	fmla	v5.4s, v29.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x25, #3696
	fmla	v16.4s, v11.4s, v2.4s
	fmla	v7.4s, v28.4s, v2.4s
	fmla	v5.4s, v8.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x25, #3432
	fmla	v16.4s, v10.4s, v2.4s
	fmla	v7.4s, v29.4s, v2.4s
	ldr	q2, [x24, #6864]
	fmla	v18.4s, v11.4s, v2.4s
	fmla	v16.4s, v28.4s, v2.4s
	fmla	v7.4s, v8.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x25, #3300
	fmla	v18.4s, v10.4s, v2.4s
	fmla	v16.4s, v29.4s, v2.4s
	ldr	q2, [x1]
	sub	x1, x25, #3168
	fmla	v18.4s, v28.4s, v2.4s
	fmla	v16.4s, v8.4s, v2.4s
	ldr	q2, [x1]
	add	x1, x0, #1320
	ldr	q24, [x1]
	sub	x1, x25, #2904
	fmla	v18.4s, v29.4s, v2.4s
	fmul	v2.4s, v27.4s, v3.4s
	ldr	q6, [x1]
	fmla	v1.4s, v24.4s, v3.4s
	fmul	v3.4s, v21.4s, v3.4s
	add	x1, x0, #1716
	ldr	q23, [x1]
	add	x1, x0, #1452
	ldr	q25, [x1]
	sub	x1, x25, #2772
	fmla	v0.4s, v23.4s, v6.4s
	fmla	v2.4s, v30.4s, v6.4s
	fmla	v1.4s, v25.4s, v6.4s
	fmla	v3.4s, v9.4s, v6.4s
	ldr	q6, [x1]
	add	x1, x0, #1848
	ldr	q26, [x1]
	fmla	v4.4s, v24.4s, v6.4s
	sub	x1, x25, #2640
	fmla	v2.4s, v31.4s, v6.4s
	ldr	q17, [x1]
	sub	x1, x25, #2376
	fmla	v0.4s, v26.4s, v6.4s
	fmla	v1.4s, v22.4s, v6.4s
	ldr	q19, [x1]
	fmla	v3.4s, v27.4s, v6.4s
	fmul	v6.4s, v21.4s, v6.4s
	sub	x1, x25, #1848
	fmla	v4.4s, v25.4s, v17.4s
	ldr	q12, [x1]
	sub	x1, x25, #1716
	fmla	v1.4s, v23.4s, v17.4s
	fmla	v3.4s, v30.4s, v17.4s
	fmla	v6.4s, v9.4s, v17.4s
	ldr	q17, [x24, #7920]
	fmla	v4.4s, v22.4s, v17.4s
	fmla	v5.4s, v24.4s, v17.4s
	fmla	v1.4s, v26.4s, v17.4s
	fmla	v3.4s, v31.4s, v17.4s
	fmla	v6.4s, v27.4s, v17.4s
	fmul	v17.4s, v21.4s, v17.4s
	fmla	v4.4s, v23.4s, v19.4s
	fmla	v5.4s, v25.4s, v19.4s
	fmla	v6.4s, v30.4s, v19.4s
	fmla	v17.4s, v9.4s, v19.4s
	ldr	q19, [x24, x16]
	fmla	v4.4s, v26.4s, v19.4s
	fmla	v5.4s, v22.4s, v19.4s
	fmla	v7.4s, v24.4s, v19.4s
	fmla	v6.4s, v31.4s, v19.4s
	fmla	v17.4s, v27.4s, v19.4s
	fmul	v19.4s, v21.4s, v19.4s
	fmla	v5.4s, v23.4s, v20.4s
	fmla	v7.4s, v25.4s, v20.4s
	fmla	v17.4s, v30.4s, v20.4s
	fmla	v19.4s, v9.4s, v20.4s
	ldr	q20, [x24, #8448]
	fmla	v6.4s, v11.4s, v13.4s
	fmla	v5.4s, v26.4s, v20.4s
	fmla	v16.4s, v24.4s, v20.4s
	fmla	v7.4s, v22.4s, v20.4s
	fmla	v17.4s, v31.4s, v20.4s
	fmla	v19.4s, v27.4s, v20.4s
	fmul	v20.4s, v21.4s, v20.4s
	fmla	v16.4s, v25.4s, v12.4s
	fmla	v7.4s, v23.4s, v12.4s
	fmla	v19.4s, v30.4s, v12.4s
	fmla	v20.4s, v9.4s, v12.4s
	ldr	q12, [x1]
	sub	x1, x25, #1584
	fmul	v21.4s, v21.4s, v12.4s
	fmla	v18.4s, v24.4s, v12.4s
	fmla	v16.4s, v22.4s, v12.4s
	fmla	v7.4s, v26.4s, v12.4s
	fmla	v19.4s, v31.4s, v12.4s
	fmla	v20.4s, v27.4s, v12.4s
	ldr	q12, [x1]
	sub	x1, x25, #1320
	fmla	v21.4s, v9.4s, v12.4s
	fmla	v18.4s, v25.4s, v12.4s
	ldr	q9, [x24, #8976]
	fmla	v16.4s, v23.4s, v12.4s
	fmla	v20.4s, v30.4s, v12.4s
	fmla	v21.4s, v27.4s, v9.4s
	fmla	v18.4s, v22.4s, v9.4s
	ldr	q27, [x1]
	sub	x1, x25, #1188
	fmla	v16.4s, v26.4s, v9.4s
	fmla	v20.4s, v31.4s, v9.4s
	ldr	q9, [x0, #2112]
	fmla	v21.4s, v30.4s, v27.4s
	ldr	q30, [x1]
	add	x1, x0, #2244
	fmla	v18.4s, v23.4s, v27.4s
	ldr	q27, [x1]
	add	x1, x0, #1980
	ldr	q31, [x1]
	fmla	v2.4s, v28.4s, v30.4s
	fmla	v3.4s, v11.4s, v30.4s
	fmla	v0.4s, v27.4s, v30.4s
	sub	x1, x25, #1056
	fmla	v1.4s, v31.4s, v30.4s
	ldr	q12, [x1]
	add	x1, x0, #2376
	ldr	q30, [x1]
	add	x1, x0, #2508
	fmla	v4.4s, v31.4s, v13.4s
	fmla	v2.4s, v29.4s, v12.4s
	fmla	v3.4s, v10.4s, v12.4s
	fmla	v0.4s, v30.4s, v12.4s
	fmla	v1.4s, v9.4s, v12.4s
	ldr	q12, [x1]
	sub	x1, x25, #792
	fmla	v2.4s, v8.4s, v13.4s
	fmla	v3.4s, v28.4s, v13.4s
	fmla	v0.4s, v12.4s, v13.4s
	fmla	v1.4s, v27.4s, v13.4s
	ldr	q13, [x1]
	sub	x1, x25, #660
	fmla	v4.4s, v9.4s, v13.4s
	fmla	v6.4s, v10.4s, v13.4s
	fmla	v3.4s, v29.4s, v13.4s
	fmla	v1.4s, v30.4s, v13.4s
	ldr	q13, [x1]
	sub	x1, x25, #528
	fmla	v4.4s, v27.4s, v13.4s
	fmla	v5.4s, v31.4s, v13.4s
	fmla	v6.4s, v28.4s, v13.4s
	fmla	v17.4s, v11.4s, v13.4s
	fmla	v1.4s, v12.4s, v13.4s
	fmla	v3.4s, v8.4s, v13.4s
	ldr	q13, [x1]
	sub	x1, x25, #264
	fmla	v4.4s, v30.4s, v13.4s
	fmla	v5.4s, v9.4s, v13.4s
	fmla	v6.4s, v29.4s, v13.4s
	fmla	v17.4s, v10.4s, v13.4s
	ldr	q13, [x24, #10032]
	fmla	v7.4s, v31.4s, v13.4s
	fmla	v19.4s, v11.4s, v13.4s
	fmla	v4.4s, v12.4s, v13.4s
	fmla	v5.4s, v27.4s, v13.4s
	fmla	v6.4s, v8.4s, v13.4s
	fmla	v17.4s, v28.4s, v13.4s
	ldr	q13, [x1]
	add	x1, x25, #264
	fmla	v7.4s, v9.4s, v13.4s
	fmla	v19.4s, v10.4s, v13.4s
	fmla	v5.4s, v30.4s, v13.4s
	fmla	v17.4s, v29.4s, v13.4s
	ldur	q13, [x26, #-132]
	fmla	v7.4s, v27.4s, v13.4s
	fmla	v16.4s, v31.4s, v13.4s
	fmla	v19.4s, v28.4s, v13.4s
	fmla	v20.4s, v11.4s, v13.4s
	fmla	v5.4s, v12.4s, v13.4s
	fmla	v17.4s, v8.4s, v13.4s
	ldr	q13, [x26]
	fmla	v7.4s, v30.4s, v13.4s
	fmla	v16.4s, v9.4s, v13.4s
	fmla	v19.4s, v29.4s, v13.4s
	fmla	v20.4s, v10.4s, v13.4s
	ldr	q13, [x24, #10560]
	fmla	v18.4s, v31.4s, v13.4s
	fmla	v21.4s, v11.4s, v13.4s
	ldr	q11, [x1]
	add	x1, x25, #396
	fmla	v16.4s, v27.4s, v13.4s
	fmla	v7.4s, v12.4s, v13.4s
	fmla	v20.4s, v28.4s, v13.4s
	fmla	v19.4s, v8.4s, v13.4s
	fmla	v18.4s, v9.4s, v11.4s
	fmla	v21.4s, v10.4s, v11.4s
	ldr	q10, [x1]
	add	x1, x0, #2904
	fmla	v16.4s, v30.4s, v11.4s
	fmla	v20.4s, v29.4s, v11.4s
	fmla	v18.4s, v27.4s, v10.4s
	fmla	v21.4s, v28.4s, v10.4s
	ldr	q28, [x26, #528]
	fmla	v16.4s, v12.4s, v10.4s
	fmla	v20.4s, v8.4s, v10.4s
	ldr	q8, [x0, #2640]
	fmla	v18.4s, v30.4s, v28.4s
	fmla	v21.4s, v29.4s, v28.4s
	ldr	q29, [x24, #11088]
	ldr	q28, [x1]
	add	x1, x25, #792
	fmla	v1.4s, v8.4s, v29.4s
	fmla	v2.4s, v22.4s, v29.4s
	ldr	q11, [x1]
	fmla	v0.4s, v28.4s, v29.4s
	fmla	v3.4s, v24.4s, v29.4s
	add	x1, x0, #3036
	ldr	q29, [x1]
	add	x1, x0, #2772
	ldr	q10, [x1]
	add	x1, x25, #924
	fmla	v2.4s, v23.4s, v11.4s
	ldr	q13, [x1]
	fmla	v0.4s, v29.4s, v11.4s
	fmla	v1.4s, v10.4s, v11.4s
	fmla	v3.4s, v25.4s, v11.4s
	ldr	q11, [x0, #3168]
	fmla	v4.4s, v8.4s, v13.4s
	fmla	v6.4s, v24.4s, v13.4s
	add	x0, x25, #1320
	fmla	v2.4s, v26.4s, v13.4s
	fmla	v0.4s, v11.4s, v13.4s
	fmla	v1.4s, v28.4s, v13.4s
	fmla	v3.4s, v22.4s, v13.4s
	ldr	q13, [x26, #1056]
	fmla	v4.4s, v10.4s, v13.4s
	fmla	v6.4s, v25.4s, v13.4s
	fmla	v1.4s, v29.4s, v13.4s
	fmla	v3.4s, v23.4s, v13.4s
	ldr	q13, [x24, #11616]
	fmla	v4.4s, v28.4s, v13.4s
	fmla	v5.4s, v8.4s, v13.4s
	fmla	v6.4s, v22.4s, v13.4s
	fmla	v17.4s, v24.4s, v13.4s
	fmla	v1.4s, v11.4s, v13.4s
	fmla	v3.4s, v26.4s, v13.4s
	ldr	q13, [x0]
	add	x0, x25, #1452
	fmla	v4.4s, v29.4s, v13.4s
	fmla	v5.4s, v10.4s, v13.4s
	fmla	v6.4s, v23.4s, v13.4s
	fmla	v17.4s, v25.4s, v13.4s
	ldr	q13, [x0]
	add	x0, x25, #1848
	fmla	v7.4s, v8.4s, v13.4s
	fmla	v19.4s, v24.4s, v13.4s
	fmla	v4.4s, v11.4s, v13.4s
	fmla	v5.4s, v28.4s, v13.4s
	fmla	v6.4s, v26.4s, v13.4s
	fmla	v17.4s, v22.4s, v13.4s
	ldr	q13, [x26, #1584]
	fmla	v7.4s, v10.4s, v13.4s
	fmla	v19.4s, v25.4s, v13.4s
	fmla	v5.4s, v29.4s, v13.4s
	fmla	v17.4s, v23.4s, v13.4s
	ldr	q13, [x24, #12144]
	fmla	v7.4s, v28.4s, v13.4s
	fmla	v16.4s, v8.4s, v13.4s
	fmla	v19.4s, v22.4s, v13.4s
	fmla	v20.4s, v24.4s, v13.4s
	fmla	v5.4s, v11.4s, v13.4s
	fmla	v17.4s, v26.4s, v13.4s
	ldr	q13, [x0]
	add	x0, x25, #1980
	fmla	v7.4s, v29.4s, v13.4s
	fmla	v16.4s, v10.4s, v13.4s
	fmla	v19.4s, v23.4s, v13.4s
	fmla	v20.4s, v25.4s, v13.4s
	ldr	q13, [x0]
	add	x0, x25, #2376
	fmla	v18.4s, v8.4s, v13.4s
	fmla	v21.4s, v24.4s, v13.4s
	ldr	q24, [x26, #2112]
	fmla	v16.4s, v28.4s, v13.4s
	fmla	v7.4s, v11.4s, v13.4s
	fmla	v20.4s, v22.4s, v13.4s
	fmla	v19.4s, v26.4s, v13.4s
	fmla	v18.4s, v10.4s, v24.4s
	fmla	v21.4s, v25.4s, v24.4s
	fmla	v16.4s, v29.4s, v24.4s
	fmla	v20.4s, v23.4s, v24.4s
	ldr	q24, [x24, #12672]
	fmla	v18.4s, v28.4s, v24.4s
	fmla	v21.4s, v22.4s, v24.4s
	ldr	q22, [x0]
	fmla	v16.4s, v11.4s, v24.4s
	add	x0, x22, x6
	add	x22, x22, #16
	add	x1, x0, #264
	str	q0, [x0]
	fmla	v20.4s, v26.4s, v24.4s
	str	q4, [x1]
	add	x1, x0, #396
	fmla	v18.4s, v29.4s, v22.4s
	str	q5, [x1]
	add	x1, x0, #660
	str	q16, [x1]
	add	x1, x0, #792
	fmla	v21.4s, v23.4s, v22.4s
	stur	q1, [x0, #132]
	str	q7, [x0, #528]
	str	q18, [x1]
	add	x1, x25, #2508
	ldr	q0, [x1]
	add	x1, x25, #2904
	fmla	v2.4s, v27.4s, v0.4s
	fmla	v3.4s, v31.4s, v0.4s
	ldr	q0, [x26, #2640]
	fmla	v2.4s, v30.4s, v0.4s
	fmla	v3.4s, v9.4s, v0.4s
	ldr	q0, [x24, #13200]
	fmla	v6.4s, v31.4s, v0.4s
	fmla	v2.4s, v12.4s, v0.4s
	fmla	v3.4s, v27.4s, v0.4s
	ldr	q0, [x1]
	add	x1, x25, #3036
	fmla	v6.4s, v9.4s, v0.4s
	fmla	v3.4s, v30.4s, v0.4s
	ldr	q0, [x1]
	add	x1, x25, #3432
	fmla	v6.4s, v27.4s, v0.4s
	fmla	v17.4s, v31.4s, v0.4s
	fmla	v3.4s, v12.4s, v0.4s
	ldr	q0, [x26, #3168]
	fmla	v6.4s, v30.4s, v0.4s
	fmla	v17.4s, v9.4s, v0.4s
	ldr	q0, [x24, #13728]
	fmla	v19.4s, v31.4s, v0.4s
	fmla	v6.4s, v12.4s, v0.4s
	fmla	v17.4s, v27.4s, v0.4s
	ldr	q0, [x1]
	add	x1, x25, #3564
	fmla	v19.4s, v9.4s, v0.4s
	fmla	v17.4s, v30.4s, v0.4s
	ldr	q0, [x1]
	add	x1, x25, #3960
	fmla	v19.4s, v27.4s, v0.4s
	fmla	v20.4s, v31.4s, v0.4s
	fmla	v17.4s, v12.4s, v0.4s
	ldr	q0, [x26, #3696]
	fmla	v19.4s, v30.4s, v0.4s
	fmla	v20.4s, v9.4s, v0.4s
	ldr	q0, [x24, #14256]
	fmla	v21.4s, v31.4s, v0.4s
	fmla	v19.4s, v12.4s, v0.4s
	fmla	v20.4s, v27.4s, v0.4s
	ldr	q0, [x1]
	add	x1, x25, #4092
	fmla	v21.4s, v9.4s, v0.4s
	fmla	v20.4s, v30.4s, v0.4s
	ldr	q0, [x1]
	add	x1, x20, x6
	sub	x2, x1, #1584
	add	x20, x20, #16
	fmla	v21.4s, v27.4s, v0.4s
	fmla	v20.4s, v12.4s, v0.4s
	ldr	q0, [x26, #4224]
	fmla	v21.4s, v30.4s, v0.4s
	ldr	q0, [x24, #14784]
	fmla	v2.4s, v28.4s, v0.4s
	fmla	v3.4s, v8.4s, v0.4s
	ldr	q0, [x2]
	sub	x2, x1, #1452
	fmla	v2.4s, v29.4s, v0.4s
	fmla	v3.4s, v10.4s, v0.4s
	ldr	q0, [x2]
	sub	x2, x1, #1056
	fmla	v6.4s, v8.4s, v0.4s
	fmla	v2.4s, v11.4s, v0.4s
	fmla	v3.4s, v28.4s, v0.4s
	ldr	q0, [x26, #4752]
	fmla	v6.4s, v10.4s, v0.4s
	fmla	v3.4s, v29.4s, v0.4s
	ldr	q0, [x24, #15312]
	fmla	v6.4s, v28.4s, v0.4s
	fmla	v17.4s, v8.4s, v0.4s
	fmla	v3.4s, v11.4s, v0.4s
	ldr	q0, [x2]
	sub	x2, x1, #924
	fmla	v6.4s, v29.4s, v0.4s
	fmla	v17.4s, v10.4s, v0.4s
	ldr	q0, [x2]
	sub	x2, x1, #528
	fmla	v19.4s, v8.4s, v0.4s
	str	q3, [x0, #1056]
	fmla	v6.4s, v11.4s, v0.4s
	fmla	v17.4s, v28.4s, v0.4s
	ldr	q0, [x26, #5280]
	fmla	v19.4s, v10.4s, v0.4s
	fmla	v17.4s, v29.4s, v0.4s
	ldr	q0, [x24, #15840]
	fmla	v19.4s, v28.4s, v0.4s
	fmla	v20.4s, v8.4s, v0.4s
	fmla	v17.4s, v11.4s, v0.4s
	ldr	q0, [x2]
	sub	x2, x1, #396
	fmla	v19.4s, v29.4s, v0.4s
	fmla	v20.4s, v10.4s, v0.4s
	ldr	q0, [x2]
	fmla	v21.4s, v8.4s, v0.4s
	fmla	v19.4s, v11.4s, v0.4s
	fmla	v20.4s, v28.4s, v0.4s
	ldr	q0, [x26, #5808]
	fmla	v21.4s, v10.4s, v0.4s
	fmla	v20.4s, v29.4s, v0.4s
	ldur	q0, [x1, #-132]
	fmla	v21.4s, v28.4s, v0.4s
	fmla	v20.4s, v11.4s, v0.4s
	ldr	q0, [x1]
	add	x1, x0, #924
	str	q2, [x1]
	add	x1, x0, #1188
	fmla	v21.4s, v29.4s, v0.4s
	str	q6, [x1]
	add	x1, x0, #1320
	str	q17, [x1]
	add	x1, x0, #1452
	str	q20, [x0, #1584]
	add	x0, x0, #1716
	str	q19, [x1]
	str	q21, [x0]
	b.lt	.LBB1_8
	b	.LBB1_5
.LBB1_9:
	mov	x8, xzr
	stp	x29, x28, [sp, #16]             // 16-byte Folded Spill
	str	x27, [sp, #32]                  // 8-byte Spill
	//APP
	//NO_APP
	cmp	x8, #31
	b.gt	.LBB1_12
// %bb.10:                              // %.lr.ph11.preheader
	ldp	x17, x10, [sp, #16]             // 16-byte Folded Reload
	sub	x13, x8, #4
	lsl	x9, x8, #2
	mov	w8, #25740                      // =0x648c
	ldr	x25, [sp, #32]                  // 8-byte Reload
	add	x15, x17, x8
	mov	w8, #5544                       // =0x15a8
	add	x8, x9, x8
	str	x8, [sp, #136]                  // 8-byte Spill
	mov	w8, #25476                      // =0x6384
	add	x16, x17, x8
	mov	w8, #25212                      // =0x627c
	add	x8, x17, x8
	str	x8, [sp, #128]                  // 8-byte Spill
	mov	w8, #24948                      // =0x6174
	add	x8, x17, x8
	str	x8, [sp, #112]                  // 8-byte Spill
	mov	w8, #5940                       // =0x1734
	add	x14, x25, x8
	mov	w8, #24684                      // =0x606c
	add	x8, x17, x8
	stp	x25, x8, [sp, #96]              // 16-byte Folded Spill
	mov	w8, #24420                      // =0x5f64
	add	x18, x17, x8
	mov	w8, #6336                       // =0x18c0
	add	x8, x25, x8
	str	x8, [sp, #120]                  // 8-byte Spill
	mov	w8, #24156                      // =0x5e5c
	add	x3, x17, x8
	mov	w8, #23892                      // =0x5d54
	add	x5, x17, x8
	mov	w8, #23628                      // =0x5c4c
	add	x4, x17, x8
	mov	w8, #23364                      // =0x5b44
	add	x7, x17, x8
	mov	w8, #23100                      // =0x5a3c
	add	x6, x17, x8
	mov	w8, #22836                      // =0x5934
	add	x20, x17, x8
	mov	w8, #22572                      // =0x582c
	add	x19, x17, x8
	mov	w8, #22308                      // =0x5724
	add	x22, x17, x8
	mov	w8, #22044                      // =0x561c
	add	x21, x17, x8
	mov	w8, #21780                      // =0x5514
	add	x24, x17, x8
	mov	w8, #21516                      // =0x540c
	add	x23, x17, x8
	mov	w8, #21252                      // =0x5304
	add	x26, x17, x8
	mov	w8, #20988                      // =0x51fc
	add	x29, x17, x8
	mov	w8, #20724                      // =0x50f4
	add	x28, x17, x8
	mov	w8, #20460                      // =0x4fec
	add	x27, x17, x8
	mov	w8, #20196                      // =0x4ee4
	add	x11, x17, x8
	mov	w8, #19932                      // =0x4ddc
	add	x2, x17, x8
	mov	w8, #19668                      // =0x4cd4
	add	x0, x17, x8
	mov	w8, #19404                      // =0x4bcc
	add	x1, x17, x8
	mov	w8, #19140                      // =0x4ac4
	add	x30, x17, x8
	mov	w8, #18876                      // =0x49bc
	add	x12, x17, x8
.LBB1_11:                               // %.lr.ph11
                                        // =>This Inner Loop Header: Depth=1
	stp	x15, x13, [sp, #80]             // 16-byte Folded Spill
	add	x15, x10, x9
	add	x13, x17, x9
	stp	x14, x16, [sp, #64]             // 16-byte Folded Spill
	add	x14, x15, #264
	ldr	q1, [x13, #18480]
	ldr	q7, [x14]
	ldr	q6, [x15]
	stp	x17, x10, [sp, #40]             // 16-byte Folded Spill
	mov	w10, #18612                     // =0x48b4
	add	x14, x15, #396
	ldur	q17, [x15, #132]
	fmul	v0.4s, v1.4s, v7.4s
	fmul	v1.4s, v1.4s, v6.4s
	ldr	q2, [x13, x10]
	ldr	q16, [x14]
	ldr	x8, [sp, #136]                  // 8-byte Reload
	ldr	q18, [x15, #528]
	ldr	q3, [x12, x9]
	ldr	q4, [x30, x9]
	ldr	q5, [x1, x9]
	add	x14, x17, x8
	ldr	q19, [x0, x9]
	add	x16, x15, #924
	fmla	v0.4s, v16.4s, v2.4s
	fmla	v1.4s, v17.4s, v2.4s
	ldr	q2, [x14, #13200]
	ldp	x17, x10, [sp, #104]            // 16-byte Folded Reload
	str	x1, [sp, #56]                   // 8-byte Spill
	mov	x1, x0
	mov	x0, x2
	mov	x25, x21
	add	x12, x12, #16
	fmla	v0.4s, v18.4s, v2.4s
	fmla	v1.4s, v7.4s, v2.4s
	fmul	v2.4s, v6.4s, v2.4s
	fmla	v1.4s, v16.4s, v3.4s
	fmla	v2.4s, v17.4s, v3.4s
	ldr	q3, [x13, #19008]
	fmla	v1.4s, v18.4s, v3.4s
	fmla	v2.4s, v7.4s, v3.4s
	fmul	v3.4s, v6.4s, v3.4s
	fmla	v2.4s, v16.4s, v4.4s
	fmla	v3.4s, v17.4s, v4.4s
	ldr	q4, [x14, #13728]
	fmla	v2.4s, v18.4s, v4.4s
	fmla	v3.4s, v7.4s, v4.4s
	fmul	v4.4s, v6.4s, v4.4s
	fmla	v3.4s, v16.4s, v5.4s
	fmla	v4.4s, v17.4s, v5.4s
	ldr	q5, [x13, #19536]
	fmla	v3.4s, v18.4s, v5.4s
	fmla	v4.4s, v7.4s, v5.4s
	fmul	v5.4s, v6.4s, v5.4s
	fmla	v4.4s, v16.4s, v19.4s
	fmla	v5.4s, v17.4s, v19.4s
	ldr	q19, [x14, #14256]
	fmul	v6.4s, v6.4s, v19.4s
	fmla	v4.4s, v18.4s, v19.4s
	fmla	v5.4s, v7.4s, v19.4s
	ldr	q19, [x2, x9]
	mov	x2, x11
	fmla	v6.4s, v17.4s, v19.4s
	ldr	q17, [x13, #20064]
	fmla	v5.4s, v16.4s, v19.4s
	fmla	v6.4s, v7.4s, v17.4s
	ldr	q7, [x11, x9]
	mov	x11, x27
	fmla	v5.4s, v18.4s, v17.4s
	ldr	q18, [x27, x9]
	mov	x27, x23
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x16]
	add	x16, x15, #660
	ldr	q16, [x14, #14784]
	ldr	q17, [x16]
	add	x16, x15, #792
	ldr	q19, [x16]
	add	x16, x15, #1188
	fmla	v0.4s, v7.4s, v16.4s
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q16, [x15, #1056]
	ldr	q20, [x16]
	add	x16, x15, #1320
	fmla	v0.4s, v16.4s, v18.4s
	fmla	v1.4s, v19.4s, v18.4s
	ldr	q18, [x13, #20592]
	fmla	v2.4s, v17.4s, v18.4s
	fmla	v0.4s, v20.4s, v18.4s
	fmla	v1.4s, v7.4s, v18.4s
	ldr	q18, [x28, x9]
	fmla	v2.4s, v19.4s, v18.4s
	fmla	v1.4s, v16.4s, v18.4s
	ldr	q18, [x14, #15312]
	fmla	v2.4s, v7.4s, v18.4s
	fmla	v3.4s, v17.4s, v18.4s
	fmla	v1.4s, v20.4s, v18.4s
	ldr	q18, [x29, x9]
	add	x29, x29, #16
	fmla	v2.4s, v16.4s, v18.4s
	fmla	v3.4s, v19.4s, v18.4s
	ldr	q18, [x13, #21120]
	fmla	v4.4s, v17.4s, v18.4s
	fmla	v2.4s, v20.4s, v18.4s
	fmla	v3.4s, v7.4s, v18.4s
	ldr	q18, [x26, x9]
	fmla	v4.4s, v19.4s, v18.4s
	fmla	v3.4s, v16.4s, v18.4s
	ldr	q18, [x14, #15840]
	fmla	v4.4s, v7.4s, v18.4s
	fmla	v5.4s, v17.4s, v18.4s
	fmla	v3.4s, v20.4s, v18.4s
	ldr	q18, [x23, x9]
	mov	x23, x19
	fmla	v4.4s, v16.4s, v18.4s
	fmla	v5.4s, v19.4s, v18.4s
	ldr	q18, [x13, #21648]
	fmla	v6.4s, v17.4s, v18.4s
	ldr	q17, [x24, x9]
	fmla	v5.4s, v7.4s, v18.4s
	fmla	v4.4s, v20.4s, v18.4s
	ldr	q18, [x22, x9]
	fmla	v6.4s, v19.4s, v17.4s
	fmla	v5.4s, v16.4s, v17.4s
	ldr	q17, [x14, #16368]
	fmla	v6.4s, v7.4s, v17.4s
	ldr	q7, [x21, x9]
	mov	x21, x6
	fmla	v5.4s, v20.4s, v17.4s
	ldr	q17, [x16]
	add	x16, x15, #1716
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q16, [x13, #22176]
	ldr	q7, [x15, #1584]
	fmla	v0.4s, v7.4s, v16.4s
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q16, [x16]
	add	x16, x15, #1452
	ldr	q19, [x16]
	add	x16, x15, #1848
	ldr	q20, [x16]
	add	x16, x15, #2244
	fmla	v0.4s, v16.4s, v18.4s
	fmla	v1.4s, v19.4s, v18.4s
	ldr	q18, [x14, #16896]
	fmla	v2.4s, v17.4s, v18.4s
	fmla	v0.4s, v20.4s, v18.4s
	fmla	v1.4s, v7.4s, v18.4s
	ldr	q18, [x19, x9]
	mov	x19, x4
	fmla	v2.4s, v19.4s, v18.4s
	fmla	v1.4s, v16.4s, v18.4s
	ldr	q18, [x13, #22704]
	fmla	v2.4s, v7.4s, v18.4s
	fmla	v3.4s, v17.4s, v18.4s
	fmla	v1.4s, v20.4s, v18.4s
	ldr	q18, [x20, x9]
	fmla	v2.4s, v16.4s, v18.4s
	fmla	v3.4s, v19.4s, v18.4s
	ldr	q18, [x14, #17424]
	fmla	v4.4s, v17.4s, v18.4s
	fmla	v2.4s, v20.4s, v18.4s
	fmla	v3.4s, v7.4s, v18.4s
	ldr	q18, [x6, x9]
	mov	x6, x3
	fmla	v4.4s, v19.4s, v18.4s
	fmla	v3.4s, v16.4s, v18.4s
	ldr	q18, [x13, #23232]
	fmla	v4.4s, v7.4s, v18.4s
	fmla	v5.4s, v17.4s, v18.4s
	fmla	v3.4s, v20.4s, v18.4s
	ldr	q18, [x7, x9]
	fmla	v4.4s, v16.4s, v18.4s
	fmla	v5.4s, v19.4s, v18.4s
	ldr	q18, [x14, #17952]
	fmla	v6.4s, v17.4s, v18.4s
	ldr	q17, [x4, x9]
	mov	x4, x18
	fmla	v5.4s, v7.4s, v18.4s
	fmla	v4.4s, v20.4s, v18.4s
	ldr	q18, [x3, x9]
	fmla	v6.4s, v19.4s, v17.4s
	ldr	q19, [x15, #2112]
	add	x3, x17, #16
	fmla	v5.4s, v16.4s, v17.4s
	ldr	q17, [x13, #23760]
	fmla	v6.4s, v7.4s, v17.4s
	ldr	q7, [x5, x9]
	fmla	v5.4s, v20.4s, v17.4s
	fmla	v6.4s, v16.4s, v7.4s
	ldr	q7, [x16]
	add	x16, x15, #1980
	ldr	q16, [x14, #18480]
	ldr	q17, [x16]
	add	x16, x15, #2376
	add	x15, x15, #2508
	fmla	v0.4s, v7.4s, v16.4s
	fmla	v1.4s, v17.4s, v16.4s
	ldr	q16, [x16]
	ldr	q20, [x15]
	ldp	x8, x15, [sp, #72]              // 16-byte Folded Reload
	ldr	x16, [sp, #96]                  // 8-byte Reload
	fmla	v0.4s, v16.4s, v18.4s
	fmla	v1.4s, v19.4s, v18.4s
	ldr	q18, [x13, #24288]
	fmla	v2.4s, v17.4s, v18.4s
	fmla	v0.4s, v20.4s, v18.4s
	fmla	v1.4s, v7.4s, v18.4s
	ldr	q18, [x18, x9]
	fmla	v2.4s, v19.4s, v18.4s
	add	x18, x10, #16
	stp	x3, x18, [sp, #104]             // 16-byte Folded Spill
	add	x18, x4, #16
	add	x3, x6, #16
	fmla	v1.4s, v16.4s, v18.4s
	ldr	q18, [x14, #19008]
	add	x4, x19, #16
	add	x6, x21, #16
	add	x19, x23, #16
	add	x21, x25, #16
	fmla	v2.4s, v7.4s, v18.4s
	fmla	v3.4s, v17.4s, v18.4s
	add	x23, x27, #16
	add	x27, x11, #16
	add	x11, x2, #16
	add	x2, x0, #16
	fmla	v1.4s, v20.4s, v18.4s
	ldr	q18, [x17, x9]
	add	x0, x1, #16
	fmla	v2.4s, v16.4s, v18.4s
	fmla	v3.4s, v19.4s, v18.4s
	ldr	q18, [x13, #24816]
	fmla	v4.4s, v17.4s, v18.4s
	fmla	v2.4s, v20.4s, v18.4s
	fmla	v3.4s, v7.4s, v18.4s
	ldr	q18, [x10, x9]
	ldp	x17, x10, [sp, #128]            // 16-byte Folded Reload
	fmla	v4.4s, v19.4s, v18.4s
	fmla	v3.4s, v16.4s, v18.4s
	ldr	q18, [x14, #19536]
	add	x14, x16, x9
	str	q2, [x14, #5808]
	ldr	x14, [sp, #64]                  // 8-byte Reload
	fmla	v4.4s, v7.4s, v18.4s
	fmla	v5.4s, v17.4s, v18.4s
	fmla	v3.4s, v20.4s, v18.4s
	ldr	q18, [x17, x9]
	add	x17, x17, #16
	str	x17, [sp, #128]                 // 8-byte Spill
	ldr	x17, [sp, #40]                  // 8-byte Reload
	fmla	v4.4s, v16.4s, v18.4s
	fmla	v5.4s, v19.4s, v18.4s
	ldr	q18, [x13, #25344]
	add	x13, x15, x9
	add	x15, x15, #16
	add	x17, x17, #16
	fmla	v6.4s, v17.4s, v18.4s
	ldr	q17, [x8, x9]
	fmla	v5.4s, v7.4s, v18.4s
	fmla	v4.4s, v20.4s, v18.4s
	fmla	v6.4s, v19.4s, v17.4s
	fmla	v5.4s, v16.4s, v17.4s
	ldur	q17, [x13, #-132]
	fmla	v6.4s, v7.4s, v17.4s
	ldr	q7, [x13]
	add	x13, x16, x10
	mov	x10, x30
	mov	x30, x28
	mov	x28, x26
	fmla	v5.4s, v20.4s, v17.4s
	mov	x26, x24
	mov	x24, x22
	mov	x22, x20
	mov	x20, x7
	mov	x7, x5
	fmla	v6.4s, v16.4s, v7.4s
	ldr	x5, [sp, #120]                  // 8-byte Reload
	str	q0, [x13]
	stur	q1, [x13, #132]
	add	x16, x16, #16
	str	q3, [x14, x9]
	add	x14, x14, #16
	str	q4, [x13, #528]
	add	x13, x5, x9
	add	x5, x5, #16
	stur	q5, [x13, #-132]
	str	q6, [x13]
	ldr	x13, [sp, #88]                  // 8-byte Reload
	str	x16, [sp, #96]                  // 8-byte Spill
	add	x16, x8, #16
	str	x5, [sp, #120]                  // 8-byte Spill
	mov	x5, x7
	mov	x7, x20
	mov	x20, x22
	mov	x22, x24
	mov	x24, x26
	mov	x26, x28
	mov	x28, x30
	mov	x30, x10
	ldp	x10, x8, [sp, #48]              // 16-byte Folded Reload
	add	x13, x13, #4
	add	x5, x5, #16
	add	x7, x7, #16
	add	x20, x20, #16
	add	x22, x22, #16
	add	x10, x10, #16
	add	x24, x24, #16
	add	x26, x26, #16
	add	x28, x28, #16
	add	x1, x8, #16
	add	x30, x30, #16
	cmp	x13, #28
	b.lt	.LBB1_11
.LBB1_12:                               // %._crit_edge12
	mov	w8, #32                         // =0x20
	mov	w10, #18480                     // =0x4830
	mov	w11, #18612                     // =0x48b4
	//APP
	//NO_APP
	ldr	x9, [sp, #16]                   // 8-byte Reload
	lsl	x8, x8, #2
	ldp	x20, x19, [sp, #272]            // 16-byte Folded Reload
	ldp	x22, x21, [sp, #256]            // 16-byte Folded Reload
	add	x9, x9, x8
	ldp	x24, x23, [sp, #240]            // 16-byte Folded Reload
	ldr	s1, [x9, x10]
	ldr	x10, [sp, #24]                  // 8-byte Reload
	ldr	s2, [x9, x11]
	mov	w11, #18744                     // =0x4938
	ldp	x26, x25, [sp, #224]            // 16-byte Folded Reload
	add	x10, x10, x8
	ldp	x28, x27, [sp, #208]            // 16-byte Folded Reload
	ldr	s7, [x10, #264]
	ldr	s6, [x10]
	ldr	s16, [x10, #396]
	ldr	s17, [x10, #132]
	ldr	s18, [x10, #528]
	fmul	v0.2s, v1.2s, v7.2s
	fmul	v1.2s, v1.2s, v6.2s
	ldp	x29, x30, [sp, #192]            // 16-byte Folded Reload
	ldp	d9, d8, [sp, #176]              // 16-byte Folded Reload
	ldp	d11, d10, [sp, #160]            // 16-byte Folded Reload
	fmla	v0.2s, v16.2s, v2.2s
	fmla	v1.2s, v17.2s, v2.2s
	ldr	s2, [x9, x11]
	mov	w11, #18876                     // =0x49bc
	ldp	d13, d12, [sp, #144]            // 16-byte Folded Reload
	ldr	s3, [x9, x11]
	mov	w11, #19008                     // =0x4a40
	fmla	v0.2s, v18.2s, v2.2s
	fmla	v1.2s, v7.2s, v2.2s
	fmul	v2.2s, v6.2s, v2.2s
	fmla	v1.2s, v16.2s, v3.2s
	fmla	v2.2s, v17.2s, v3.2s
	ldr	s3, [x9, x11]
	mov	w11, #19140                     // =0x4ac4
	ldr	s4, [x9, x11]
	mov	w11, #19272                     // =0x4b48
	fmla	v1.2s, v18.2s, v3.2s
	fmla	v2.2s, v7.2s, v3.2s
	fmul	v3.2s, v6.2s, v3.2s
	fmla	v2.2s, v16.2s, v4.2s
	fmla	v3.2s, v17.2s, v4.2s
	ldr	s4, [x9, x11]
	mov	w11, #19404                     // =0x4bcc
	ldr	s5, [x9, x11]
	mov	w11, #19536                     // =0x4c50
	fmla	v2.2s, v18.2s, v4.2s
	fmla	v3.2s, v7.2s, v4.2s
	fmul	v4.2s, v6.2s, v4.2s
	fmla	v3.2s, v16.2s, v5.2s
	fmla	v4.2s, v17.2s, v5.2s
	ldr	s5, [x9, x11]
	mov	w11, #19668                     // =0x4cd4
	ldr	s19, [x9, x11]
	mov	w11, #19800                     // =0x4d58
	fmla	v3.2s, v18.2s, v5.2s
	fmla	v4.2s, v7.2s, v5.2s
	fmul	v5.2s, v6.2s, v5.2s
	fmla	v4.2s, v16.2s, v19.2s
	fmla	v5.2s, v17.2s, v19.2s
	ldr	s19, [x9, x11]
	mov	w11, #19932                     // =0x4ddc
	fmul	v6.2s, v6.2s, v19.2s
	fmla	v4.2s, v18.2s, v19.2s
	fmla	v5.2s, v7.2s, v19.2s
	ldr	s19, [x9, x11]
	mov	w11, #20064                     // =0x4e60
	fmla	v6.2s, v17.2s, v19.2s
	ldr	s17, [x9, x11]
	mov	w11, #20196                     // =0x4ee4
	fmla	v5.2s, v16.2s, v19.2s
	fmla	v6.2s, v7.2s, v17.2s
	ldr	s7, [x9, x11]
	mov	w11, #20328                     // =0x4f68
	fmla	v5.2s, v18.2s, v17.2s
	ldr	s17, [x10, #660]
	ldr	s18, [x10, #792]
	fmla	v6.2s, v16.2s, v7.2s
	ldr	s16, [x9, x11]
	ldr	s7, [x10, #924]
	mov	w11, #20460                     // =0x4fec
	fmla	v0.2s, v7.2s, v16.2s
	fmla	v1.2s, v17.2s, v16.2s
	ldr	s19, [x9, x11]
	ldr	s16, [x10, #1056]
	mov	w11, #20592                     // =0x5070
	ldr	s20, [x9, x11]
	mov	w11, #20724                     // =0x50f4
	fmla	v0.2s, v16.2s, v19.2s
	fmla	v1.2s, v18.2s, v19.2s
	ldr	s19, [x10, #1188]
	fmla	v2.2s, v17.2s, v20.2s
	fmla	v0.2s, v19.2s, v20.2s
	fmla	v1.2s, v7.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #20856                     // =0x5178
	fmla	v2.2s, v18.2s, v20.2s
	fmla	v1.2s, v16.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #20988                     // =0x51fc
	fmla	v2.2s, v7.2s, v20.2s
	fmla	v3.2s, v17.2s, v20.2s
	fmla	v1.2s, v19.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #21120                     // =0x5280
	fmla	v2.2s, v16.2s, v20.2s
	fmla	v3.2s, v18.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #21252                     // =0x5304
	fmla	v4.2s, v17.2s, v20.2s
	fmla	v2.2s, v19.2s, v20.2s
	fmla	v3.2s, v7.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #21384                     // =0x5388
	fmla	v4.2s, v18.2s, v20.2s
	fmla	v3.2s, v16.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #21516                     // =0x540c
	fmla	v4.2s, v7.2s, v20.2s
	fmla	v5.2s, v17.2s, v20.2s
	fmla	v3.2s, v19.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #21648                     // =0x5490
	fmla	v4.2s, v16.2s, v20.2s
	fmla	v5.2s, v18.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #21780                     // =0x5514
	fmla	v6.2s, v17.2s, v20.2s
	ldr	s17, [x9, x11]
	mov	w11, #21912                     // =0x5598
	fmla	v5.2s, v7.2s, v20.2s
	fmla	v4.2s, v19.2s, v20.2s
	fmla	v6.2s, v18.2s, v17.2s
	ldr	s18, [x10, #1452]
	fmla	v5.2s, v16.2s, v17.2s
	ldr	s17, [x9, x11]
	mov	w11, #22044                     // =0x561c
	fmla	v6.2s, v7.2s, v17.2s
	ldr	s7, [x9, x11]
	mov	w11, #22176                     // =0x56a0
	fmla	v5.2s, v19.2s, v17.2s
	ldr	s17, [x10, #1320]
	fmla	v6.2s, v16.2s, v7.2s
	ldr	s16, [x9, x11]
	ldr	s7, [x10, #1584]
	mov	w11, #22308                     // =0x5724
	fmla	v0.2s, v7.2s, v16.2s
	fmla	v1.2s, v17.2s, v16.2s
	ldr	s19, [x9, x11]
	ldr	s16, [x10, #1716]
	mov	w11, #22440                     // =0x57a8
	ldr	s20, [x9, x11]
	mov	w11, #22572                     // =0x582c
	fmla	v0.2s, v16.2s, v19.2s
	fmla	v1.2s, v18.2s, v19.2s
	ldr	s19, [x10, #1848]
	fmla	v2.2s, v17.2s, v20.2s
	fmla	v0.2s, v19.2s, v20.2s
	fmla	v1.2s, v7.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #22704                     // =0x58b0
	fmla	v2.2s, v18.2s, v20.2s
	fmla	v1.2s, v16.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #22836                     // =0x5934
	fmla	v2.2s, v7.2s, v20.2s
	fmla	v3.2s, v17.2s, v20.2s
	fmla	v1.2s, v19.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #22968                     // =0x59b8
	fmla	v2.2s, v16.2s, v20.2s
	fmla	v3.2s, v18.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #23100                     // =0x5a3c
	fmla	v4.2s, v17.2s, v20.2s
	fmla	v2.2s, v19.2s, v20.2s
	fmla	v3.2s, v7.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #23232                     // =0x5ac0
	fmla	v4.2s, v18.2s, v20.2s
	fmla	v3.2s, v16.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #23364                     // =0x5b44
	fmla	v4.2s, v7.2s, v20.2s
	fmla	v5.2s, v17.2s, v20.2s
	fmla	v3.2s, v19.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #23496                     // =0x5bc8
	fmla	v4.2s, v16.2s, v20.2s
	fmla	v5.2s, v18.2s, v20.2s
	ldr	s20, [x9, x11]
	mov	w11, #23628                     // =0x5c4c
	fmla	v6.2s, v17.2s, v20.2s
	ldr	s17, [x9, x11]
	mov	w11, #23760                     // =0x5cd0
	fmla	v5.2s, v7.2s, v20.2s
	fmla	v4.2s, v19.2s, v20.2s
	fmla	v6.2s, v18.2s, v17.2s
	ldr	s18, [x10, #2112]
	fmla	v5.2s, v16.2s, v17.2s
	ldr	s17, [x9, x11]
	mov	w11, #23892                     // =0x5d54
	fmla	v6.2s, v7.2s, v17.2s
	ldr	s7, [x9, x11]
	mov	w11, #24024                     // =0x5dd8
	fmla	v5.2s, v19.2s, v17.2s
	ldr	s17, [x10, #1980]
	fmla	v6.2s, v16.2s, v7.2s
	ldr	s16, [x9, x11]
	ldr	s7, [x10, #2244]
	mov	w11, #24156                     // =0x5e5c
	fmla	v0.2s, v7.2s, v16.2s
	fmla	v1.2s, v17.2s, v16.2s
	ldr	s19, [x9, x11]
	ldr	s16, [x10, #2376]
	mov	w11, #24288                     // =0x5ee0
	ldr	s20, [x9, x11]
	fmla	v0.2s, v16.2s, v19.2s
	fmla	v1.2s, v18.2s, v19.2s
	ldr	s19, [x10, #2508]
	fmla	v2.2s, v17.2s, v20.2s
	mov	w10, #24420                     // =0x5f64
	fmla	v0.2s, v19.2s, v20.2s
	fmla	v1.2s, v7.2s, v20.2s
	ldr	s20, [x9, x10]
	mov	w10, #24552                     // =0x5fe8
	fmla	v2.2s, v18.2s, v20.2s
	fmla	v1.2s, v16.2s, v20.2s
	ldr	s20, [x9, x10]
	mov	w10, #24684                     // =0x606c
	fmla	v2.2s, v7.2s, v20.2s
	fmla	v3.2s, v17.2s, v20.2s
	fmla	v1.2s, v19.2s, v20.2s
	ldr	s20, [x9, x10]
	mov	w10, #24816                     // =0x60f0
	fmla	v2.2s, v16.2s, v20.2s
	fmla	v3.2s, v18.2s, v20.2s
	ldr	s20, [x9, x10]
	mov	w10, #24948                     // =0x6174
	fmla	v4.2s, v17.2s, v20.2s
	fmla	v2.2s, v19.2s, v20.2s
	fmla	v3.2s, v7.2s, v20.2s
	ldr	s20, [x9, x10]
	mov	w10, #25080                     // =0x61f8
	fmla	v4.2s, v18.2s, v20.2s
	fmla	v3.2s, v16.2s, v20.2s
	ldr	s20, [x9, x10]
	mov	w10, #25212                     // =0x627c
	fmla	v4.2s, v7.2s, v20.2s
	fmla	v5.2s, v17.2s, v20.2s
	fmla	v3.2s, v19.2s, v20.2s
	ldr	s20, [x9, x10]
	mov	w10, #25344                     // =0x6300
	fmla	v4.2s, v16.2s, v20.2s
	fmla	v5.2s, v18.2s, v20.2s
	ldr	s20, [x9, x10]
	mov	w10, #25476                     // =0x6384
	fmla	v6.2s, v17.2s, v20.2s
	ldr	s17, [x9, x10]
	mov	w10, #25608                     // =0x6408
	fmla	v5.2s, v7.2s, v20.2s
	fmla	v4.2s, v19.2s, v20.2s
	fmla	v6.2s, v18.2s, v17.2s
	fmla	v5.2s, v16.2s, v17.2s
	ldr	s17, [x9, x10]
	mov	w10, #25740                     // =0x648c
	fmla	v6.2s, v7.2s, v17.2s
	ldr	s7, [x9, x10]
	ldr	x9, [sp, #32]                   // 8-byte Reload
	fmla	v5.2s, v19.2s, v17.2s
	add	x8, x9, x8
	str	s0, [x8, #5544]
	fmla	v6.2s, v16.2s, v7.2s
	str	s1, [x8, #5676]
	str	s2, [x8, #5808]
	str	s3, [x8, #5940]
	str	s4, [x8, #6072]
	str	s5, [x8, #6204]
	str	s6, [x8, #6336]
	add	sp, sp, #288
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
	.xword	14                              // 0xe
	.xword	14                              // 0xe
	.xword	33                              // 0x21
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
	.xword	5                               // 0x5
	.xword	5                               // 0x5
	.xword	33                              // 0x21
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
	.xword	7                               // 0x7
	.xword	7                               // 0x7
	.xword	33                              // 0x21
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
