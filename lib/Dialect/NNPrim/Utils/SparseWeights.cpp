//===- SparseWeights.cpp - Weights of which many are zero -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/Utils/SparseWeights.h"

#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/IR/DialectResourceBlobManager.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace nnprim;

std::optional<ArrayRef<float>> nnprim::getConstantFloats(Attribute attr) {
  if (auto resource = dyn_cast_or_null<DenseF32ResourceElementsAttr>(attr))
    return resource.tryGetAsArrayRef();
  auto elements = dyn_cast_or_null<DenseElementsAttr>(attr);
  if (!elements || !elements.getElementType().isF32() || elements.isSplat())
    return std::nullopt;
  ArrayRef<char> bytes = elements.getRawData();
  return ArrayRef(reinterpret_cast<const float *>(bytes.data()),
                  bytes.size() / sizeof(float));
}

std::optional<ArrayRef<float>> nnprim::getConstantFloats(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    if (!isa<tensor::CollapseShapeOp, tensor::ExpandShapeOp>(op))
      break;
    value = op->getOperand(0);
  }
  Attribute attr;
  return matchPattern(value, m_Constant(&attr)) ? getConstantFloats(attr)
                                                : std::nullopt;
}

int64_t WeightMatrix::countBlocks(int64_t rows) const {
  int64_t blocks = 0;
  for (int64_t first = 0; first < filters; first += rows)
    for (int64_t channel = 0; channel < channels; ++channel) {
      bool hasNonZero = false;
      for (int64_t f = first; f < std::min(first + rows, filters); ++f)
        hasNonZero |= values[f * channels + channel] != 0;
      blocks += hasNonZero;
    }
  return blocks;
}

SparseRows nnprim::compressRows(const WeightMatrix &matrix, int64_t blockRows) {
  SparseRows sparse;
  sparse.rowPointers.push_back(0);
  SmallVector<float> entry(blockRows);
  for (int64_t first = 0; first < matrix.filters; first += blockRows) {
    for (int64_t channel = 0; channel < matrix.channels; ++channel) {
      for (auto [row, weight] : llvm::enumerate(entry)) {
        int64_t f = first + row;
        weight = f < matrix.filters
                     ? matrix.values[f * matrix.channels + channel]
                     : 0;
      }
      if (llvm::all_of(entry, [](float weight) { return weight == 0; }))
        continue;
      sparse.values.append(entry);
      sparse.columns.push_back(channel);
    }
    sparse.rowPointers.push_back(sparse.columns.size());
  }
  return sparse;
}
