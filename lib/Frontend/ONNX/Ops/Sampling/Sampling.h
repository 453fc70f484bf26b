//===- Sampling.h - Values between the pixels of an image -------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_FRONTEND_ONNX_OPS_SAMPLING_SAMPLING_H
#define NNPRIM_LIB_FRONTEND_ONNX_OPS_SAMPLING_SAMPLING_H

#include "Node.h"

namespace nnprim::frontend {

enum class Sampling { Nearest, Linear, Cubic };
/// The pixels outside of an image.
enum class Outside { Zeros, Border, Reflection };

std::optional<Outside> parseOutside(llvm::StringRef name);

struct SamplingOptions {
  Sampling mode = Sampling::Linear;
  Outside outside = Outside::Zeros;
  /// Reflection is at the centres of the pixels at the border, and not at
  /// their outer edges.
  bool alignsCorners = false;
  /// The largest weighted pixel is the value, and not their sum.
  bool takesLargest = false;
};

/// The value at `coordinates` (floats, in pixels) in the last dimensions, which
/// have `extents`, of an image that `read` reads at `leading` and the position.
Scalar sample(llvm::ArrayRef<int64_t> extents, llvm::ArrayRef<Scalar> leading,
              llvm::ArrayRef<Scalar> coordinates,
              const SamplingOptions &options,
              llvm::function_ref<Scalar(llvm::ArrayRef<Scalar>)> read);

} // namespace nnprim::frontend

#endif // NNPRIM_LIB_FRONTEND_ONNX_OPS_SAMPLING_SAMPLING_H
