//===- NNPrimAttributes.td - Attributes of the nnprim dialect -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_NNPRIMATTRIBUTES
#define NNPRIM_DIALECT_NNPRIM_IR_NNPRIMATTRIBUTES

include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimBase.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimPlans.td"

def NNPrim_SoftmaxAlgorithm : I32EnumAttr<"SoftmaxAlgorithm",
    "How a softmax passes over its row", [
      I32EnumAttrCase<"Auto", 0, "auto">,
      I32EnumAttrCase<"TwoPass", 1, "two_pass">,
      I32EnumAttrCase<"ThreePassRecompute", 2, "three_pass_recompute">,
      I32EnumAttrCase<"ThreePassReload", 3, "three_pass_reload">]> {
  let cppNamespace = "::nnprim";
  let genSpecializedAttr = 0;
}

def NNPrim_SoftmaxAlgorithmAttr
    : EnumAttr<NNPrim_Dialect, NNPrim_SoftmaxAlgorithm, "softmax_algorithm">;

def NNPrim_FastConvKind : I32EnumAttr<"FastConvKind",
    "The transform of a fast convolution", [
      I32EnumAttrCase<"Winograd2D", 0, "winograd2d">,
      I32EnumAttrCase<"Winograd1D", 1, "winograd1d">,
      I32EnumAttrCase<"Fourier", 2, "fourier">]> {
  let cppNamespace = "::nnprim";
  let genSpecializedAttr = 0;
}

def NNPrim_ImageAxis : I32EnumAttr<"ImageAxis", "An axis of an image", [
      I32EnumAttrCase<"Width", 0, "width">,
      I32EnumAttrCase<"Height", 1, "height">]> {
  let cppNamespace = "::nnprim";
  let genSpecializedAttr = 0;
}

def NNPrim_FastConvAttr : AttrDef<NNPrim_Dialect, "FastConv"> {
  let mnemonic = "fast_conv";
  let summary = "A fast algorithm for convolutions of stride 1";
  let description = [{
    - `winograd2d`: F(m×m, r×r), an r×r kernel by tiles of m×m outputs.
    - `winograd1d`: F(m, r) along `axis`, summed over the `taps` of the kernel
      along the other axis.
    - `fourier`: the discrete Fourier transform of tiles of α×α inputs,
      α = m + r − 1, for an r×r kernel.

    With `on_the_fly`, filters are not transformed beforehand but while they are
    used.

    Constraints:

    - C1: m and r are from 2, and α is up to 12; for `fourier`, α is 8 or 16.
    - C2: `taps` is positive and fits in 31 bits; it is 1 unless the kind is
      `winograd1d`.
    - C3: `axis` is `width` unless the kind is `winograd1d`.
    - C4: `on_the_fly` is for `winograd2d` only.

    ```mlir
    #nnprim.fast_conv<winograd2d, m = 4, r = 3>
    #nnprim.fast_conv<winograd1d, m = 4, r = 7, axis = height>
    ```
  }];
  let parameters = (ins EnumParameter<NNPrim_FastConvKind>:$kind,
      "int64_t":$m, "int64_t":$r,
      DefaultValuedParameter<"int64_t", "1">:$taps,
      DefaultValuedParameter<"::nnprim::ImageAxis",
                             "::nnprim::ImageAxis::Width">:$axis,
      DefaultValuedParameter<"bool", "false">:$on_the_fly);
  let assemblyFormat = [{
    `<` $kind `,` struct($m, $r, $taps, $axis, $on_the_fly) `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    bool isFourier() const { return getKind() == FastConvKind::Fourier; }
    /// Whether kernels are transformed along one axis only.
    bool isOneDimensional() const {
      return getKind() == FastConvKind::Winograd1D;
    }
    bool isAlongHeight() const { return getAxis() == ImageAxis::Height; }
    /// Coefficients of a tile along one axis.
    int64_t getAlpha() const { return getM() + getR() - 1; }
    int64_t getNumCoefficients() const {
      return isOneDimensional() ? getAlpha() : getAlpha() * getAlpha();
    }
    /// Extent of a kernel along the axis that `axis` does not name.
    int64_t getKernelRows() const {
      return isOneDimensional() ? getTaps() : getR();
    }
    /// The algorithm of the transforms that a convolution is made of.
    FastConvAttr getTransform() const;
  }];
}

def NNPrim_WindowAttr : AttrDef<NNPrim_Dialect, "Window"> {
  let mnemonic = "window";
  let summary = "The geometry of a convolution, that of nnprim.indirection";
  let description = [{
    The attributes of an `nnprim.indirection`, under the same constraints:

    ```mlir
    #nnprim.window<input_size = [1, 7, 7], output_size = [7, 7],
                   kernel_size = [3, 3], strides = [1, 1],
                   dilations = [1, 1], pads = [1, 1]>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"int64_t">:$inputSize,
      ArrayRefParameter<"int64_t">:$outputSize,
      ArrayRefParameter<"int64_t">:$kernelSize,
      ArrayRefParameter<"int64_t">:$strides,
      ArrayRefParameter<"int64_t">:$dilations,
      ArrayRefParameter<"int64_t">:$pads);
  let assemblyFormat = [{
    `<` `input_size` `=` `[` $inputSize `]` `,`
    `output_size` `=` `[` $outputSize `]` `,`
    `kernel_size` `=` `[` $kernelSize `]` `,` `strides` `=` `[` $strides `]` `,`
    `dilations` `=` `[` $dilations `]` `,` `pads` `=` `[` $pads `]` `>`
  }];
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    int64_t getNumTaps() const {
      return getKernelSize()[0] * getKernelSize()[1];
    }
    /// The content of the indirection buffer, row-major.
    ::llvm::SmallVector<int32_t> computeIndices() const;
  }];
}

#endif
