//===- ConvAlgorithm.h - The ways to compute a convolution ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_PROBLEM_CONVALGORITHM_H
#define NNPRIM_PROBLEM_CONVALGORITHM_H

#include "llvm/ADT/StringRef.h"

#include <optional>
#include <string>

namespace nnprim {

enum class AlgorithmKind {
  /// Whichever primitive computes it by its definition.
  Direct,
  Gemm,
  IndirectGemm,
  /// By one of these two, of products of bf16 (`bf16_terms`).
  SplitProducts,
  /// A product of matrices whose factors are integers that share scales
  /// (ScaledPairs.h).
  ScaledProducts,
  ConvGemm,
  Spmm,
  DepthwiseConv,
  DepthwiseConvNchw,
  /// Sums over the pixels of NCHW tensors: a global pooling.
  PixelSums,
  Winograd,
  /// As sums of one-dimensional convolutions.
  Winograd1D,
  Fourier
};

/// A way to compute a convolution.
struct ConvAlgorithm {
  AlgorithmKind kind = AlgorithmKind::Direct;
  /// Winograd: m of F(m, r), where r is the size of the kernel.
  int64_t m = 0;
  /// Fourier: tiles have n×n elements.
  int64_t n = 0;
  /// Winograd: filters are transformed while they are used.
  bool isOnTheFly = false;
  /// Winograd: products of coefficients are those of bf16 (`bf16_terms`).
  bool isSplit = false;
  /// Winograd: products of coefficients are those of integers that share scales
  /// (ScaledPairs.h).
  bool isScaled = false;
  /// Sparse products: the number of neighbouring filters whose weights are
  /// stored together.
  int64_t block = 1;

  bool operator==(const ConvAlgorithm &other) const {
    return kind == other.kind && m == other.m && n == other.n &&
           isOnTheFly == other.isOnTheFly && isSplit == other.isSplit &&
           isScaled == other.isScaled && block == other.block;
  }

  /// Whether it works on tiles, and outputs of one in each direction, for
  /// kernels of size r.
  bool hasTiles() const {
    return kind == AlgorithmKind::Winograd ||
           kind == AlgorithmKind::Winograd1D || kind == AlgorithmKind::Fourier;
  }
  int64_t getTileOutputs(int64_t r) const {
    return kind == AlgorithmKind::Fourier ? n - r + 1 : m;
  }
};

/// The attribute of a linalg op that names the way it is to be computed.
inline constexpr llvm::StringLiteral algorithmAttrName = "nnprim.algorithm";

/// The attribute of an op with the error that it may have (an f64), in place of
/// the model's.
inline constexpr llvm::StringLiteral maxErrorAttrName = "nnprim.max_error";

/// The name of a kind that has no parameters.
llvm::StringRef getAlgorithmName(AlgorithmKind kind);
/// The name that `parseAlgorithm` reads.
std::string getAlgorithmName(const ConvAlgorithm &algorithm);
std::optional<ConvAlgorithm> parseAlgorithm(llvm::StringRef name);
/// All names, for diagnostics.
std::string listAlgorithms();
/// The algorithm for kernels of size r in words, for remarks.
std::string describeAlgorithm(const ConvAlgorithm &algorithm, int64_t r);
/// Why `taken` was, though its error exceeds what is allowed, for remarks.
std::string describeNothingWithin(llvm::StringRef taken, double error,
                                  double maxError);

} // namespace nnprim

#endif // NNPRIM_PROBLEM_CONVALGORITHM_H
