//===- OpTable.h - Operators by name --------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_OPTABLE_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_OPTABLE_H

#include "Node.h"

#include "llvm/ADT/StringMap.h"

namespace nnprim::frontend {

/// One operator.
struct OpRow {
  const char *name;
  Handler import;
};

/// Handlers by "name" in the default domain and "domain.name" in others.
using OpTable = llvm::StringMap<Handler>;

/// The domain of ONNX Runtime's operators.
constexpr llvm::StringLiteral kMicrosoft = "com.microsoft";
/// The domain of operators that the standard is trying out.
constexpr llvm::StringLiteral kPreview = "ai.onnx.preview";

// One function per family, each at the end of the file of that name.
void addActivationOps(OpTable &table);
void addElementwiseOps(OpTable &table);
void addConvOps(OpTable &table);
void addConvTransposeOps(OpTable &table);
void addPoolOps(OpTable &table);
void addMatMulOps(OpTable &table);
void addNormalizationOps(OpTable &table);
void addReduceOps(OpTable &table);
void addConstantOps(OpTable &table);
void addShapeOps(OpTable &table);
void addSliceOps(OpTable &table);
void addPadOps(OpTable &table);
void addResizeOps(OpTable &table);
void addQuantizeOps(OpTable &table);
void addIntegerOps(OpTable &table);
void addMicrosoftOps(OpTable &table);
void addControlFlowOps(OpTable &table);
void addTrigonometryAndBitOps(OpTable &table);
void addGatherOps(OpTable &table);
void addScatterOps(OpTable &table);
void addSelectionOps(OpTable &table);
void addPrefixOps(OpTable &table);
void addGroupNormalizationOps(OpTable &table);
void addEinsumOps(OpTable &table);
void addAttentionOps(OpTable &table);
void addRecurrentOps(OpTable &table);
void addGridSampleOps(OpTable &table);
void addWindowOps(OpTable &table);
void addSignalOps(OpTable &table);
void addFusedOps(OpTable &table);
void addCastOps(OpTable &table);
void addMultiHeadAttention(OpTable &table);
void addLinearAttention(OpTable &table);
void addSequenceOps(OpTable &table);
void addDynamicOps(OpTable &table);

std::string getOpKey(llvm::StringRef domain, llvm::StringRef name);
void addRows(OpTable &table, llvm::ArrayRef<OpRow> rows,
             llvm::StringRef domain = "");

/// True for operators that convert elements or only move them, and so take
/// those of types that are for storage only.
bool takesStorageTypes(llvm::StringRef name);

/// True for operators that take sequences of tensors and optional values.
bool takesSequences(llvm::StringRef name);

/// All operators that the importer supports.
const OpTable &getOpTable();

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_OPTABLE_H
