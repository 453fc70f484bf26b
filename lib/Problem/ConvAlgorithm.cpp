//===- ConvAlgorithm.cpp - The ways to compute a convolution --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Problem/ConvAlgorithm.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace nnprim;

namespace {
struct NamedAlgorithm {
  AlgorithmKind kind;
  llvm::StringLiteral name;
};
} // namespace

static constexpr NamedAlgorithm algorithms[] = {
    {AlgorithmKind::Direct, "direct"},
    {AlgorithmKind::Gemm, "gemm"},
    {AlgorithmKind::IndirectGemm, "indirect_gemm"},
    {AlgorithmKind::SplitProducts, "bf16x3"},
    {AlgorithmKind::ScaledProducts, "int16"},
    {AlgorithmKind::ConvGemm, "conv_gemm"},
    {AlgorithmKind::Spmm, "spmm"},
    {AlgorithmKind::DepthwiseConv, "depthwise_conv"},
    {AlgorithmKind::DepthwiseConvNchw, "depthwise_conv_nchw"},
    {AlgorithmKind::PixelSums, "pixel_sums"},
};

/// Followed by m.
static constexpr llvm::StringLiteral winogradPrefix = "winograd_f",
                                     splitPrefix = "winograd_bf16x3_f",
                                     scaledPrefix = "winograd_int16_f",
                                     onTheFlyPrefix = "winograd_on_the_fly_f",
                                     oneDimensionalPrefix = "winograd1d_f";
/// Followed by the size of a block, if that is not one.
static constexpr llvm::StringLiteral spmmBlockPrefix = "spmm_b";
static constexpr llvm::StringLiteral fft8Name = "fft8x8",
                                     fft16Name = "fft16x16";

llvm::StringRef nnprim::getAlgorithmName(AlgorithmKind kind) {
  for (const NamedAlgorithm &algorithm : algorithms)
    if (algorithm.kind == kind)
      return algorithm.name;
  llvm_unreachable("every algorithm has a name");
}

std::string nnprim::getAlgorithmName(const ConvAlgorithm &algorithm) {
  auto name = [&](llvm::StringRef prefix) {
    return prefix.str() + std::to_string(algorithm.m);
  };
  switch (algorithm.kind) {
  case AlgorithmKind::Winograd:
    return name(algorithm.isSplit      ? splitPrefix
                : algorithm.isScaled   ? scaledPrefix
                : algorithm.isOnTheFly ? onTheFlyPrefix
                                       : winogradPrefix);
  case AlgorithmKind::Winograd1D:
    return name(oneDimensionalPrefix);
  case AlgorithmKind::Fourier:
    return (algorithm.n == 8 ? fft8Name : fft16Name).str();
  case AlgorithmKind::Spmm:
    return algorithm.block == 1
               ? getAlgorithmName(algorithm.kind).str()
               : spmmBlockPrefix.str() + std::to_string(algorithm.block);
  default:
    return getAlgorithmName(algorithm.kind).str();
  }
}

std::optional<ConvAlgorithm> nnprim::parseAlgorithm(llvm::StringRef name) {
  llvm::StringRef whole = name;
  for (const NamedAlgorithm &algorithm : algorithms)
    if (algorithm.name == name)
      return ConvAlgorithm{algorithm.kind};
  if (name == fft8Name || name == fft16Name)
    return ConvAlgorithm{AlgorithmKind::Fourier, 0, name == fft8Name ? 8 : 16};
  if (name.consume_front(spmmBlockPrefix)) {
    ConvAlgorithm spmm{AlgorithmKind::Spmm};
    if (name.getAsInteger(10, spmm.block) || spmm.block < 2 ||
        getAlgorithmName(spmm) != whole)
      return std::nullopt;
    return spmm;
  }
  ConvAlgorithm winograd{AlgorithmKind::Winograd};
  if (name.consume_front(oneDimensionalPrefix))
    winograd.kind = AlgorithmKind::Winograd1D;
  else if (name.consume_front(onTheFlyPrefix))
    winograd.isOnTheFly = true;
  else if (name.consume_front(splitPrefix))
    winograd.isSplit = true;
  else if (name.consume_front(scaledPrefix))
    winograd.isScaled = true;
  else if (!name.consume_front(winogradPrefix))
    return std::nullopt;
  // One name each: no zeros before the number.
  if (name.getAsInteger(10, winograd.m) || winograd.m < 1 ||
      getAlgorithmName(winograd) != whole)
    return std::nullopt;
  return winograd;
}

std::string nnprim::listAlgorithms() {
  auto names = llvm::map_range(algorithms, [](const NamedAlgorithm &algorithm) {
    return llvm::StringRef(algorithm.name);
  });
  return llvm::join(names, ", ") + ", " + spmmBlockPrefix.str() + "N, " +
         fft8Name.str() + ", " + fft16Name.str() + ", " + winogradPrefix.str() +
         "M, " + splitPrefix.str() + "M, " + scaledPrefix.str() + "M, " +
         onTheFlyPrefix.str() + "M and " + oneDimensionalPrefix.str() + "M";
}

std::string nnprim::describeAlgorithm(const ConvAlgorithm &algorithm,
                                      int64_t r) {
  if (algorithm.kind == AlgorithmKind::SplitProducts)
    return "three products of bf16 for each of f32";
  if (algorithm.kind == AlgorithmKind::ScaledProducts)
    return "products of 16-bit integers that share scales";
  if (!algorithm.hasTiles())
    return "a direct convolution";
  llvm::StringRef kind = algorithm.kind == AlgorithmKind::Fourier ? "fourier"
                         : algorithm.kind == AlgorithmKind::Winograd1D
                             ? "winograd1d"
                         : algorithm.isOnTheFly ? "on-the-fly winograd2d"
                                                : "winograd2d";
  return llvm::formatv("fast_conv by {0} F({1}, {2}){3}", kind,
                       algorithm.getTileOutputs(r), r,
                       algorithm.isSplit
                           ? " and three products of bf16 for each of f32"
                       : algorithm.isScaled ? " and products of 16-bit integers"
                                            : "")
      .str();
}

std::string nnprim::describeNothingWithin(llvm::StringRef taken, double error,
                                          double maxError) {
  return llvm::formatv("{0}, since no algorithm is known to err by {1:e1} at "
                       "most; its error is up to {2:e1}",
                       taken, maxError, error)
      .str();
}
