//===- ConvOps.td - Direct convolutions -----------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_CONVOPS
#define NNPRIM_DIALECT_NNPRIM_IR_CONVOPS

include "NNPrim/Dialect/NNPrim/IR/GemmOps.td"

/// A direct convolution in two dimensions that carries its padding. `operands`
/// are those behind `origin`, which a builder gives `absent` for and
/// `operandFormat` prints.
class NNPrim_WindowOp<string mnemonic, dag operands = (ins),
                      string absent = "", string operandFormat = "",
                      Attr plan = NNPrim_DepthwisePlanAttr>
    : NNPrim_EpilogueOp<mnemonic, [AttrSizedOperandSegments,
                                   NNPrim_PlannedOpInterface]> {
  let extraClassDeclaration = productDeclarations;
  let arguments = !con((ins NNPrim_FactorShaped:$input,
      NNPrim_WeightShaped:$filter, Variadic<NNPrim_Shaped>:$epilogue_inputs,
      NNPrim_SumShaped:$init, Variadic<Index>:$origin), operands,
      (ins DenseI64ArrayAttr:$strides, DenseI64ArrayAttr:$dilations,
      DenseI64ArrayAttr:$pads,
      DefaultValuedAttr<AffineMapArrayAttr, "{}">:$epilogue_maps,
      OptionalAttr<plan>:$plan,
      UnitAttr:$lhs_unsigned, UnitAttr:$rhs_unsigned));
  let builders = [
    // A whole convolution: no origin.
    OpBuilder<(ins "::mlir::TypeRange":$results, "::mlir::Value":$input,
        "::mlir::Value":$filter, "::mlir::ValueRange":$epilogue_inputs,
        "::mlir::Value":$init, "::llvm::ArrayRef<int64_t>":$strides,
        "::llvm::ArrayRef<int64_t>":$dilations,
        "::llvm::ArrayRef<int64_t>":$pads, "::mlir::ArrayAttr":$epilogue_maps),
      [{
        build($_builder, $_state, results, input, filter, epilogue_inputs, init,
              /*origin=*/::mlir::ValueRange(), }] # absent # [{strides,
              dilations, pads, epilogue_maps, /*plan=*/{},
              /*lhs_unsigned=*/false, /*rhs_unsigned=*/false);
      }]>
  ];
  let assemblyFormat = [{
    `ins` `(` $input `,` $filter `:` type($input) `,` type($filter) `)`
    `outs` `(` $init `:` type($init) `)`
    `strides` $strides `dilations` $dilations `pads` $pads
    (`origin` `(` $origin^ `)`)? }] # operandFormat # [{
    (`epilogue` `(` $epilogue_inputs^ `:` type($epilogue_inputs) `)`
     `maps` $epilogue_maps)?
    attr-dict-with-keyword ($epilogue^)? (`->` type($results)^)?
  }];
}

def NNPrim_DepthwiseConvOp : NNPrim_WindowOp<"depthwise_conv"> {
  let summary = "Depthwise convolution on NHWC tensors";
  let description = [{
    ```
    h = (oh + origin[0])·strides[0] + kh·dilations[0] − pads[0]
    w = (ow + origin[1])·strides[1] + kw·dilations[1] − pads[1]
    acc = Σ_kh Σ_kw inside(h, w) ? input[n, h, w, c] · filter[kh, kw, c] : 0
    outs[n, oh, ow, c] = epilogue(acc, epilogue_inputs…)
    ```

    with `input` of shape N×H×W×C, `filter` KH×KW×C and `outs` N×OH×OW×C.
    `pads` are the leading ones, [top, left]; the trailing ones follow from the
    shape of `outs`. `origin` is [0, 0] unless given: it is where `outs` begins
    in the output of the whole convolution, so that a tile of a padded
    convolution is the same op. Products are accumulated in the element type of
    `outs`, in order of (kh, kw), with fused multiply-adds, or as integers as by
    `nnprim.gemm`.

    Constraints:

    - C1: `input` and `outs` have rank 4, `filter` rank 3.
    - C2: N of `input` and `outs` agree.
    - C3: C of `input`, `filter` and `outs` agree.
    - C4: `strides` and `dilations` are two positive numbers, `pads` two that
      are not negative.
    - C5: element types agree, or each is f32 or what f32 is stored as, or they
      are integers as C5 of `nnprim.gemm` says.
    - C6: the epilogue is well formed (see `EpilogueOpInterface`).
    - C7: `origin` is absent or two indices.
    - C8: `lhs_unsigned` and `rhs_unsigned` are on integers only.

    It is an op and not a `linalg.depthwise_conv_2d_nhwc_hwc` because it carries
    its padding, which would otherwise be a copy, and an epilogue.

    ```mlir
    %y = nnprim.depthwise_conv
        ins(%x, %w : tensor<1x14x14x96xf32>, tensor<3x3x96xf32>)
        outs(%init : tensor<1x7x7x96xf32>)
        strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x7x7x96xf32>
    ```
  }];
}

def NNPrim_DepthwiseConvNchwOp
    : NNPrim_WindowOp<"depthwise_conv_nchw", (ins), "", "",
                      NNPrim_DepthwiseNchwPlanAttr> {
  let summary = "Depthwise convolution on NCHW tensors";
  let description = [{
    ```
    h = (oh + origin[0])·strides[0] + kh·dilations[0] − pads[0]
    w = (ow + origin[1])·strides[1] + kw·dilations[1] − pads[1]
    acc = Σ_kh Σ_kw inside(h, w) ? input[n, c, h, w] · filter[c, kh, kw] : 0
    outs[n, c, oh, ow] = epilogue(acc, epilogue_inputs…)
    ```

    with `input` of shape N×C×H×W, `filter` C×KH×KW and `outs` N×C×OH×OW: the
    depthwise convolution of the sparse part of a model, between `nnprim.spmm`.
    `pads` and `origin` are those of `nnprim.depthwise_conv`. Products are
    accumulated in the element type of `outs`, in order of (kw div s, kh, kw),
    with fused multiply-adds; s is 2 if strides[1] is 2 and dilations[1] is 1,
    otherwise 1.

    Constraints:

    - C1: `input` and `outs` have rank 4, `filter` rank 3.
    - C2: N of `input` and `outs` agree.
    - C3: C of `input`, `filter` and `outs` agree.
    - C4: `strides` and `dilations` are two positive numbers, `pads` two that
      are not negative.
    - C5: element types agree, or each is f32 or what f32 is stored as.
    - C6: the epilogue is well formed (see `EpilogueOpInterface`).
    - C7: `origin` is absent or two indices.
    - C8: element types are floating-point.

    It is an op and not a `linalg.depthwise_conv_2d_nchw_chw` because it carries
    its padding, which would otherwise be a copy, and an epilogue; it is not an
    attribute of `nnprim.depthwise_conv` because vectors lie along pixels, so
    that kernels and plans have nothing in common.

    ```mlir
    %y = nnprim.depthwise_conv_nchw
        ins(%x, %w : tensor<1x96x14x14xf32>, tensor<96x3x3xf32>)
        outs(%init : tensor<1x96x7x7xf32>)
        strides [2, 2] dilations [1, 1] pads [1, 1] -> tensor<1x96x7x7xf32>
    ```
  }];
}

def NNPrim_ConvGemmOp : NNPrim_WindowOp<"conv_gemm",
    (ins Optional<NNPrim_WorkspaceMemRef>:$workspace,
         OptionalAttr<DenseI64ArrayAttr>:$kernel_size),
    "/*workspace=*/::mlir::Value(), /*kernel_size=*/{}, ",
    "(`kernel_size` $kernel_size^)? "
    "(`workspace` `(` $workspace^ `:` type($workspace) `)`)?",
    NNPrim_ConvPlanAttr> {
  let summary = "Convolution as a GEMM with im2col inside the packing";
  let description = [{
    ```
    h = (oh + origin[0])·strides[0] + kh·dilations[0] − pads[0]
    w = (ow + origin[1])·strides[1] + kw·dilations[1] − pads[1]
    acc = Σ_c Σ_kh Σ_kw inside(h, w) ? input[n, c, h, w] · filter[f, c, kh, kw] : 0
    outs[n, f, oh, ow] = epilogue(acc, epilogue_inputs…)
    ```

    with `input` of shape N×C×H×W, `filter` F×C×KH×KW and `outs` N×F×OH×OW, or
    both in blocks: N×C/B×H×W×B and N×F/D×OH×OW×D, where B = C is NHWC. `pads`
    and `origin` are those of `nnprim.depthwise_conv`. Products are accumulated
    in the type of `outs`, in order of (c, kh, kw), with fused multiply-adds, or
    as integers as by `nnprim.gemm`; an outer_conv_plan with tiles of several
    rows adds those of a channel by columns of the filter. The method is CONVGEMM
    (San Juan et al. 2020): the im2col matrix is never formed, its blocks are
    packed straight from the input.

    They are packed into `workspace`, a row for each part of the op that may run
    at a time; its contents before and after are unspecified. Without one the op
    cannot be packed.

    `filter` may instead be packed itself: `kernel_size` is KH×KW, and `filter`
    what `nnprim.pack` gives for its elements as (KH·KW·C)×F, or in blocks as
    (C/B·KH·KW·B)×F: ⌈F/NR⌉ panels of NR filters. Then the input is read in
    place, nothing else is packed, and products are added in order of the rows.

    Constraints:

    - C1: `input` and `outs` have rank 4, or both 5, `filter` 4 or, packed, 3.
    - C2: N of `input` and `outs` agree.
    - C3: C of `input` and `filter`, F of `filter` and `outs` agree: a packed
      `filter` has ⌈F/NR⌉ panels of KH·KW·C rows.
    - C4: `strides` and `dilations` are two positive numbers, `pads` two that
      are not negative.
    - C5: element types are as C5 of `nnprim.gemm` says.
    - C6: the epilogue is well formed (see `EpilogueOpInterface`).
    - C7: `origin` is absent or two indices.
    - C8: `workspace` is absent or of rank 2, and absent on tensors.
    - C9: `kernel_size` is two positive numbers with a packed `filter`, and
      absent with a plain one.
    - C10: `lhs_unsigned` and `rhs_unsigned` are on integers only.

    It is an op and not a `linalg.conv_2d_nchw_fchw` because it carries its
    padding, which would otherwise be a copy, and an epilogue.

    ```mlir
    %y = nnprim.conv_gemm
        ins(%x, %w : tensor<1x3x224x224xf32>, tensor<64x3x7x7xf32>)
        outs(%init : tensor<1x64x112x112xf32>)
        strides [2, 2] dilations [1, 1] pads [3, 3] -> tensor<1x64x112x112xf32>
    ```
  }];
  let extraClassDeclaration = productDeclarations # [{
    bool isPacked();
    /// KH and KW, either of them perhaps dynamic.
    std::array<int64_t, 2> getTaps();
  }];
}

def NNPrim_Im2colOp : NNPrim_ComputeOp<"im2col"> {
  let summary = "Packed panels of the im2col matrix of one NCHW image";
  let description = [{
    ```
    q = pixel + p·NR + j,  oh = q div OW,  ow = q mod OW
    h = oh·strides[0] + kh·dilations[0] − pads[0]
    w = ow·strides[1] + kw·dilations[1] − pads[1]
    outs[p, (c·KH + kh)·KW + kw, j] = inside(h, w) ? input[0, c, h, w] : 0
    ```

    for the output pixels q < OH·OW, with `input` of shape 1×C×H×W and `outs`
    P×(K+1)×NR, K = C·KH·KW: panels of NR columns as a micro-kernel reads them,
    of as many pixels from `pixel` on. The contents of columns behind the last
    pixel, and of the row behind a panel's K, are unspecified: whole vectors may
    be stored. `scratch` is memory to work in, unspecified before and after;
    `getIm2colScratch` of NNPrim/Plan/KernelResources.h says how much of it the
    vectorised lowering takes.

    Constraints:

    - C1: `input` has rank 4, `outs` rank 3.
    - C2: `input` has the shape 1×C×H×W of `window`, whose batch is 1.
    - C3: `outs` has K+1 rows a panel.
    - C4: element types agree, or `input` stores the f32 of `outs` in fewer
      bits.
    - C5: `scratch` is absent or of rank 1, and absent on tensors.

    It is an op and not a `linalg.generic` because its columns run across the
    ends of image rows, which is not affine.

    ```mlir
    %b = nnprim.im2col ins(%x : tensor<1x3x8x8xf32>)
        outs(%init : tensor<2x28x32xf32>) pixel %q
        window <input_size = [1, 8, 8], output_size = [8, 8],
                kernel_size = [3, 3], strides = [1, 1],
                dilations = [1, 1], pads = [1, 1]> -> tensor<2x28x32xf32>
    ```
  }];
  let arguments = (ins NNPrim_StoredFloatShaped:$input, NNPrim_FloatShaped:$init,
      Optional<NNPrim_WorkspaceMemRef>:$scratch, Index:$pixel,
      NNPrim_WindowAttr:$window);
  let results = (outs Variadic<AnyRankedTensor>:$results);
  let assemblyFormat = [{
    `ins` `(` $input `:` type($input) `)` `outs` `(` $init `:` type($init) `)`
    (`scratch` `(` $scratch^ `:` type($scratch) `)`)? `pixel` $pixel
    `window` $window attr-dict (`->` type($results)^)?
  }];
  let extraClassDeclaration = [{
    ::mlir::MutableOperandRange getDpsInitsMutable() { return getInitMutable(); }
  }];
}

def NNPrim_WorkerSlotOp : NNPrim_Op<"worker_slot", [Pure]> {
  let summary = "The number of the running part of a divided kernel";
  let description = [{
    A kernel that is divided over threads runs in parts, at most `max` of them
    at a time if it uses their numbers. Each has a number from 0 to `max` −
    1 that no other running part has, so that it may work in memory of its own.
    It is 0 in a kernel that is not divided.

    Constraints:

    - C1: `max` is positive.

    ```mlir
    %part = nnprim.worker_slot max 16
    ```
  }];
  let arguments = (ins I64Attr:$max);
  let results = (outs Index:$index);
  let assemblyFormat = "`max` $max attr-dict";
  let builders = [OpBuilder<(ins "int64_t":$max), [{
    build($_builder, $_state, $_builder.getIndexType(),
          $_builder.getI64IntegerAttr(max));
  }]>];
  let hasVerifier = 1;
}

#endif
