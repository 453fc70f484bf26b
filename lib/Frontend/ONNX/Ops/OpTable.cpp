//===- OpTable.cpp - Operators by name ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OpTable.h"

#include "llvm/ADT/StringSet.h"

using namespace mlir;

namespace nnprim::frontend {

std::string getOpKey(llvm::StringRef domain, llvm::StringRef name) {
  bool isDefault = domain.empty() || domain == "ai.onnx";
  return isDefault ? name.str() : (domain + "." + name).str();
}

void addRows(OpTable &table, llvm::ArrayRef<OpRow> rows,
             llvm::StringRef domain) {
  for (const OpRow &row : rows)
    table[getOpKey(domain, row.name)] = row.import;
}

bool takesStorageTypes(StringRef name) {
  static const llvm::StringSet<> names = {"BitCast",        "Cast",
                                          "CastLike",       "Concat",
                                          "Constant",       "Expand",
                                          "Flatten",        "Gather",
                                          "Identity",       "If",
                                          "Reshape",        "Shape",
                                          "Size",           "DequantizeLinear",
                                          "QuantizeLinear", "Slice",
                                          "Split",          "Squeeze",
                                          "Tile",           "Transpose",
                                          "Unsqueeze"};
  return names.contains(name);
}

bool takesSequences(StringRef name) {
  static const llvm::StringSet<> names = {"ConcatFromSequence",
                                          "Identity",
                                          "If",
                                          "Loop",
                                          "Optional",
                                          "OptionalGetElement",
                                          "OptionalHasElement",
                                          "SequenceAt",
                                          "SequenceErase",
                                          "SequenceInsert",
                                          "SequenceLength",
                                          "SequenceMap"};
  return names.contains(name);
}

const OpTable &getOpTable() {
  static const OpTable table = [] {
    OpTable result;
    addActivationOps(result);
    addElementwiseOps(result);
    addConvOps(result);
    addConvTransposeOps(result);
    addPoolOps(result);
    addMatMulOps(result);
    addNormalizationOps(result);
    addReduceOps(result);
    addConstantOps(result);
    addShapeOps(result);
    addSliceOps(result);
    addPadOps(result);
    addResizeOps(result);
    addQuantizeOps(result);
    addIntegerOps(result);
    addMicrosoftOps(result);
    addControlFlowOps(result);
    addTrigonometryAndBitOps(result);
    addGatherOps(result);
    addScatterOps(result);
    addSelectionOps(result);
    addPrefixOps(result);
    addGroupNormalizationOps(result);
    addEinsumOps(result);
    addAttentionOps(result);
    addRecurrentOps(result);
    addGridSampleOps(result);
    addWindowOps(result);
    addSignalOps(result);
    addFusedOps(result);
    addCastOps(result);
    addMultiHeadAttention(result);
    addLinearAttention(result);
    addSequenceOps(result);
    addDynamicOps(result);
    return result;
  }();
  return table;
}

} // namespace nnprim::frontend
