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
