//===- NNPrimBase.td - The nnprim dialect and its op base classes ---------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_NNPRIMBASE
#define NNPRIM_DIALECT_NNPRIM_IR_NNPRIMBASE

include "mlir/IR/OpBase.td"
include "mlir/IR/BuiltinAttributes.td"
include "mlir/Interfaces/DestinationStyleOpInterface.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/TilingInterface.td"
include "NNPrim/Dialect/NNPrim/IR/NNPrimInterfaces.td"

def NNPrim_Dialect : Dialect {
  let name = "nnprim";
  let cppNamespace = "::nnprim";
  let summary = "Performance primitives for convolutional networks";
  let description = [{
    The operations of this dialect are the performance primitives that fast
    inference libraries are made of: a GEMM over packed panels, the indirect
    GEMM, the depthwise convolution, the GEMM on tuples with its transforms, a
    sparse-dense product and the two-pass softmax.

    They exist in two forms. On tensors they are values, can be fused, tiled
    and folded; on memrefs they write their `outs` operand. A reference
    lowering to `scf` (`--convert-nnprim-to-reference`) defines what each means.
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "::mlir::arith::ArithDialect",
                           "::mlir::memref::MemRefDialect",
                           "::mlir::tensor::TensorDialect"];
  let useDefaultAttributePrinterParser = 1;
  let useDefaultTypePrinterParser = 1;
  let hasCanonicalizer = 1;
  // A misspelt `nnprim.…` attribute is an error; it would be ignored otherwise.
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
  // Attributes on ops of other dialects; DiscardableAttributes.cpp says where.
  let discardableAttrs = (ins
    // Attributes of a linalg op. The algorithm is a request of the model's
    // author or what nnprim-plan decided; of a product by sparse weights it is
    // handed on to the nnprim.gemm, for nnprim-sparsify. The largest error is a
    // request of the author's.
    "::mlir::StringAttr":$algorithm, "::mlir::FloatAttr":$max_error,
    // Rows that are computed at a time: of an attention's scores, on its last
    // product (see nnprim-strip-attention), of a depthwise convolution
    // (nnprim-strip-depthwise), of a normalization, on its first reduction
    // (nnprim-strip-reductions).
    "::mlir::IntegerAttr":$strip_rows,
    // Parts into which the strips of a depthwise convolution are divided, each
    // with memory of its own, or the pipeline of a normalization.
    "::mlir::IntegerAttr":$strip_parts,
    // Of a depthwise convolution on NCHW tensors: its strips are of rows, of so
    // many channels at a time.
    "::mlir::IntegerAttr":$strip_channels,
    // Of an allocation on the stack: kernels of a function use it in turns.
    "::mlir::UnitAttr":$shared_scratch,
    // Attributes of a module: what it is compiled for, how many scalar
    // operations are worth a thread, its arena, and whether it takes threads.
    "::nnprim::TargetAttr":$target, "::mlir::IntegerAttr":$thread_work,
    "::mlir::IntegerAttr":$arena_bytes, "::mlir::UnitAttr":$uses_threads,
    // Attributes of arguments and results of @main: the model's interface.
    "::mlir::StringAttr":$name, "::mlir::StringAttr":$type,
    "::mlir::UnitAttr":$result,
    // Attributes of loops and regions: see Utils/ParallelLoops.h.
    "::mlir::UnitAttr":$parallel, "::mlir::UnitAttr":$replicable,
    "::mlir::UnitAttr":$after_barrier,
    "::mlir::UnitAttr":$groups_inside,
    // Attributes of a kernel that can be divided: see nnprim-partition-loops.
    "::mlir::IntegerAttr":$work, "::mlir::IntegerAttr":$max_threads,
    "::mlir::IntegerAttr":$work_units, "::mlir::UnitAttr":$worker_slot
  );
}

/// Every op of the dialect.
class NNPrim_Op<string mnemonic, list<Trait> traits = []>
    : Op<NNPrim_Dialect, mnemonic, traits>;

/// An op that computes `outs` from `ins`: destination style, one result on
/// tensors and none on memrefs, per-operand memory effects, result shapes equal
/// to the shapes of `outs`.
class NNPrim_ComputeOp<string mnemonic, list<Trait> traits = []>
    : NNPrim_Op<mnemonic, !listconcat([
        DestinationStyleOpInterface,
        DeclareOpInterfaceMethods<NNPrim_ComputeOpInterface, ["getFlopCount"]>,
        DeclareOpInterfaceMethods<MemoryEffectsOpInterface>,
        DeclareOpInterfaceMethods<ReifyRankedShapedTypeOpInterface,
            ["reifyResultShapes"]>,
        DeclareOpInterfaceMethods<TilingInterface,
            ["getLoopIteratorTypes", "getIterationDomain",
             "getTiledImplementation", "getResultTilePosition",
             "generateResultTileValue",
             "getIterationDomainTileFromResultTile"]>
      ], traits)> {
  let hasVerifier = 1;
}

/// A tensor or memref of known rank.
def NNPrim_Shaped : AnyTypeOf<[AnyRankedTensor, AnyStridedMemRef]>;
def NNPrim_FloatShaped
    : AnyTypeOf<[RankedTensorOf<[AnyFloat]>, StridedMemRefOf<[AnyFloat]>]>;
/// The upper bytes of f32, as stored.
def NNPrim_Flyte : Type<CPred<"::llvm::isa<::nnprim::FlyteType>($_self)">,
                        "flyte">;
/// Values between ops, which may be stored in fewer bits than they are computed
/// in.
def NNPrim_StoredFloatShaped
    : AnyTypeOf<[RankedTensorOf<[AnyFloat, NNPrim_Flyte]>,
                 StridedMemRefOf<[AnyFloat, NNPrim_Flyte]>]>;
/// Filters, which may also be pairs of integers with scales
/// (NNPrim/Problem/ScaledPairs.h).
def NNPrim_FilterShaped
    : AnyTypeOf<[RankedTensorOf<[AnyFloat, I32, NNPrim_Flyte]>,
                 StridedMemRefOf<[AnyFloat, I32, NNPrim_Flyte]>]>;
/// An operand of products: numbers, or signless integers whose sign an attribute
/// of the op says. It may be of fewer bits than what it is multiplied with.
def NNPrim_FactorShaped
    : AnyTypeOf<[RankedTensorOf<[AnyFloat, I8, I16, NNPrim_Flyte]>,
                 StridedMemRefOf<[AnyFloat, I8, I16, NNPrim_Flyte]>]>;
defvar NNPrim_WeightShaped = NNPrim_FactorShaped;
/// Factors of a product of matrices, which may be pairs of integers with scales
/// (NNPrim/Problem/ScaledPairs.h).
def NNPrim_MatrixShaped
    : AnyTypeOf<[RankedTensorOf<[AnyFloat, I8, I16, I32, NNPrim_Flyte]>,
                 StridedMemRefOf<[AnyFloat, I8, I16, I32, NNPrim_Flyte]>]>;
/// Results of products, which may be stored in fewer bits.
def NNPrim_SumShaped
    : AnyTypeOf<[RankedTensorOf<[AnyFloat, I8, I16, I32, NNPrim_Flyte]>,
                 StridedMemRefOf<[AnyFloat, I8, I16, I32, NNPrim_Flyte]>]>;
def NNPrim_IndexShaped
    : AnyTypeOf<[RankedTensorOf<[I32]>, StridedMemRefOf<[I32]>]>;
/// Memory to work in.
def NNPrim_WorkspaceMemRef : StridedMemRefOf<[AnyFloat]>;
def NNPrim_MatrixWorkspaceMemRef : StridedMemRefOf<[AnyFloat, I32]>;

#endif
