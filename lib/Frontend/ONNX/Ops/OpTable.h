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

std::string getOpKey(llvm::StringRef domain, llvm::StringRef name);
void addRows(OpTable &table, llvm::ArrayRef<OpRow> rows,
             llvm::StringRef domain = "");

/// All operators that the importer supports.
const OpTable &getOpTable();

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_OPTABLE_H
