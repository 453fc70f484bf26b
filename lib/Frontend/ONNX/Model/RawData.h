//===- RawData.h - Bytes of large tensors in an ONNX file -----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_MODEL_RAWDATA_H
#define NNPRIM_LIB_FRONTEND_ONNX_MODEL_RAWDATA_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nnprim::frontend {

/// A serialized model without the raw data of large initializers, and where in
/// the file these are.
struct SeparatedModel {
  std::string bytes;
  /// Numbers of initializers of the main graph, and their raw data.
  std::vector<std::pair<int, llvm::StringRef>> rawData;
};

/// Takes raw data out of the serialized `model`; nullopt if it is malformed.
/// The parser copies bytes, all of them before any can be given back: without
/// them weights are in memory once.
std::optional<SeparatedModel> separateRawData(llvm::StringRef model);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_MODEL_RAWDATA_H
