//===- NNPrimDialect.h - The nnprim dialect -------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_IR_NNPRIMDIALECT_H
#define NNPRIM_DIALECT_NNPRIM_IR_NNPRIMDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/TypeUtilities.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/TilingInterface.h"

#include "NNPrim/Plan/ConvPlan.h"
#include "NNPrim/Plan/FastConvPlan.h"
#include "NNPrim/Plan/GemmPlan.h"
#include "NNPrim/Plan/SoftmaxPlan.h"
#include "NNPrim/Plan/SpmmPlan.h"

namespace nnprim {
class EpilogueOpInterface;
class PlannedOpInterface;
struct MachineDesc;
struct TargetDesc;

/// Scalar operations that an op applies to elements, with further inputs: the
/// block's first argument is the element, one more follows for each input,
/// which is addressed by its map from the dimensions of `outs`.
struct ScalarRegion {
  /// Null, or without a block, for the identity.
  mlir::Region *region = nullptr;
  llvm::SmallVector<mlir::Value> inputs;
  llvm::SmallVector<mlir::AffineMap> maps;

  bool isIdentity() const { return !region || region->empty(); }
};

/// The epilogue of `op`.
ScalarRegion getEpilogue(EpilogueOpInterface op);

namespace detail {
/// Bytes of all shaped operands of `op`, or nullopt if one is dynamic. An
/// `outs` operand counts once: it is written, not read.
std::optional<int64_t> getOperandByteCount(mlir::Operation *op);

/// The constraints of the interfaces.
llvm::LogicalResult verifyComputeOp(mlir::Operation *op);
llvm::LogicalResult verifyEpilogueOp(EpilogueOpInterface op);
llvm::LogicalResult verifyPlan(PlannedOpInterface op);
/// Verifies the constraints of an epilogue for another region of scalar
/// operations of `op`, called `name`; `element` is the type of its first
/// argument.
llvm::LogicalResult verifyScalarRegion(mlir::Operation *op,
                                       const ScalarRegion &scalar,
                                       mlir::Value outs, llvm::StringRef name,
                                       llvm::StringRef element,
                                       mlir::Type elementType);
/// The type of sums of products of `factor` with a result of `type`: i32 for
/// integers, else the element type of `type`, but no narrower than f32.
mlir::Type getSumType(mlir::Type factor, mlir::Type type);
} // namespace detail
} // namespace nnprim

#include "NNPrim/Dialect/NNPrim/IR/NNPrimInterfaces.h.inc"

#include "NNPrim/Dialect/NNPrim/IR/NNPrimEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "NNPrim/Dialect/NNPrim/IR/NNPrimOpsTypes.h.inc"

namespace nnprim {
/// Bytes of an element in memory, of a type that getIntOrFloatBitWidth() knows,
/// `index` or `!nnprim.flyte`.
int64_t getStorageBytes(mlir::Type element);

/// Whether values of f32 may be stored as `element`: f32 itself, bf16, f16 or
/// `!nnprim.flyte`.
bool isStoredF32(mlir::Type element);
/// The same without f32.
bool isNarrowF32(mlir::Type element);
} // namespace nnprim

#define GET_ATTRDEF_CLASSES
#include "NNPrim/Dialect/NNPrim/IR/NNPrimAttributes.h.inc"

// Declares the discardable attributes, of types that are attributes above.
#include "NNPrim/Dialect/NNPrim/IR/NNPrimOpsDialect.h.inc"

#define GET_OP_CLASSES
#include "NNPrim/Dialect/NNPrim/IR/NNPrimOps.h.inc"

#endif // NNPRIM_DIALECT_NNPRIM_IR_NNPRIMDIALECT_H
