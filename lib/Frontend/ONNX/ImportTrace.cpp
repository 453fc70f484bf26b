//===- ImportTrace.cpp - Inputs that an import depends on -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Importer.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/xxhash.h"

#include <onnx/onnx_pb.h>

using namespace llvm;
using namespace nnprim;
using namespace nnprim::frontend;

/// Whether an operand says nothing but what the shapes of the results say.
static bool isShapeOnly(StringRef op, size_t operand) {
  int only = StringSwitch<int>(op)
                 .Cases({"Reshape", "Expand", "Tile", "TopK", "Split"}, 1)
                 .Case("CenterCropPad", 1)
                 .Case("ConstantOfShape", 0)
                 .Case("Slice", 2)
                 .Case("Resize", 3)
                 .Default(-1);
  return int(operand) == only;
}

/// A digest of the elements or, where they repeat along leading dimensions, of
/// those that are repeated.
static uint64_t digest(const Tensor &tensor) {
  ArrayRef<char> bytes = tensor.constant->bytes;
  StringRef text(bytes.data(), bytes.size());
  size_t period = getByteWidth(tensor.type);
  for (int64_t dim = tensor.getRank(); dim-- > 0 && period < text.size();) {
    if (text.drop_back(period) == text.drop_front(period))
      return xxh3_64bits(text.take_front(period));
    period *= tensor.shape[dim];
  }
  return xxh3_64bits(text);
}

void Importer::record(StringRef name, StringRef op, ArrayRef<Tensor> inputs,
                      ArrayRef<Tensor> outputs) {
  // Results that are constants are compared where they are used.
  if (!outputs.empty() && all_of(outputs, [](const Tensor &tensor) {
        return !tensor || tensor.isConstant();
      }))
    return;
  ImportTrace::Entry entry;
  entry.name = name.str();
  for (const Tensor &output : outputs)
    entry.shapes.push_back(output.shape);
  for (auto [number, input] : enumerate(inputs)) {
    if (input.sequence)
      for (const Tensor &element : *input.sequence)
        if (element.isConstant())
          entry.values.push_back(digest(element));
    if (input.isConstant() && !isShapeOnly(op, number))
      entry.values.push_back(digest(input));
  }
  options.trace->entries.push_back(std::move(entry));
}
