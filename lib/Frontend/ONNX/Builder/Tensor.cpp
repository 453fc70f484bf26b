//===- Tensor.cpp - The value of an ONNX name during import ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Tensor.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace nnprim::frontend {

int64_t getNumElements(ArrayRef<int64_t> shape) {
  int64_t count = 1;
  for (int64_t extent : shape)
    count *= extent;
  return count;
}

Shape getStrides(ArrayRef<int64_t> shape) {
  Shape strides(shape.size(), 1);
  for (int64_t d = static_cast<int64_t>(shape.size()) - 2; d >= 0; --d)
    strides[d] = strides[d + 1] * shape[d + 1];
  return strides;
}

std::string toString(ArrayRef<int64_t> shape) {
  if (shape.empty())
    return "scalar";
  return llvm::join(
      llvm::map_range(shape, [](int64_t d) { return std::to_string(d); }), "x");
}

Shape Tensor::getIntegers() const {
  Shape values(getNumElements());
  for (auto [index, value] : llvm::enumerate(values))
    value = getInteger(index);
  return values;
}

Tensor makeSequence(DataType type, ArrayRef<Tensor> tensors) {
  Tensor sequence;
  sequence.type = type;
  sequence.sequence = std::make_shared<std::vector<Tensor>>(tensors.vec());
  return sequence;
}

Tensor makeConstant(DataType type, ArrayRef<int64_t> shape,
                    std::vector<char> bytes) {
  auto owner = std::make_shared<std::vector<char>>(std::move(bytes));
  ArrayRef<char> view(*owner);
  return Tensor{type, Shape(shape), Value(),
                std::make_shared<Constant>(view, std::move(owner))};
}

Tensor makeIndexConstant(ArrayRef<int64_t> values) {
  const char *begin = reinterpret_cast<const char *>(values.data());
  return makeConstant(
      DataType::Int64, {static_cast<int64_t>(values.size())},
      std::vector<char>(begin, begin + values.size() * sizeof(int64_t)));
}

Tensor makeScalar(DataType type, double value) {
  std::vector<char> bytes(getByteWidth(type));
  if (isFloat(type))
    writeFloat(type, value, bytes.data());
  else
    writeInteger(type, toInteger(value), bytes.data());
  return makeConstant(type, {}, std::move(bytes));
}

} // namespace nnprim::frontend
