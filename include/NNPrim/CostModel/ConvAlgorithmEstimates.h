//===- ConvAlgorithmEstimates.h - Algorithms of a convolution -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_COSTMODEL_CONVALGORITHMESTIMATES_H
#define NNPRIM_COSTMODEL_CONVALGORITHMESTIMATES_H

#include "NNPrim/Problem/FastConvolution.h"
#include "NNPrim/Problem/GemmShape.h"
#include "NNPrim/Target/MachineDesc.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace nnprim {

/// An algorithm with what it is judged by.
struct AlgorithmEstimate {
  ConvAlgorithm algorithm;
  /// The error is a bound on max|y − y64| / max|y64|.
  double cycles, error;
  /// Bytes of transformed filters that the LLC does not keep.
  double memoryBytes = 0;
};

/// A bound on the error of a direct convolution, in the same terms: of a sum of
/// so many products it grows as their root, and 1.4 times and more what was
/// seen of Gaussian ones (docs/results/accuracy.md).
double getDirectError(double products);
double getDirectError(const ConvShape &shape);

/// The error assumed for an algorithm on tiles, if it is known.
std::optional<double> getTileError(const ConvAlgorithm &algorithm,
                                   const ConvShape &shape);

/// What splitting factors in two bf16 adds to the error of a direct
/// convolution: twice what was seen of Gaussian factors
/// (docs/results/accuracy.md).
inline constexpr double kSplitError = 8e-6;

/// What rounding factors to integers that share scales adds: of Gaussian ones
/// up to 5.2e-5 was seen (docs/results/accuracy.md).
inline constexpr double kScaledError = 6e-5;

/// A product of matrices whose factors are rounded to integers of 16 bits, or a
/// convolution; nothing if the machine has no kernels for it or adds on the
/// pipes of products, or if it gains less than a tenth over one of f32.
std::optional<AlgorithmEstimate>
estimateScaledProducts(const MachineDesc &machine, const ConvShape &shape);
std::optional<AlgorithmEstimate>
estimateScaledProducts(const MachineDesc &machine, const GemmShape &shape);

/// A direct convolution, or a product of matrices, of split factors; nothing if
/// the machine has no kernels for it.
std::optional<AlgorithmEstimate>
estimateSplitProducts(const MachineDesc &machine, const ConvShape &shape);
std::optional<AlgorithmEstimate>
estimateSplitProducts(const MachineDesc &machine, const GemmShape &shape);

/// All that can compute the convolution, on NHWC tensors, and have a known
/// error; direct convolution is the first.
llvm::SmallVector<AlgorithmEstimate>
estimateAlgorithms(const MachineDesc &machine, const ConvShape &shape);

/// The fastest within `maxError`; the first if none is. If its filters come
/// from memory in part, of those that are estimated alike the one that takes
/// the least from there: how fast that comes, and how much of it, is for
/// whatever else runs to decide. Factors that are rounded to integers have to
/// gain a tenth over the fastest of the others.
const AlgorithmEstimate &getFastest(llvm::ArrayRef<AlgorithmEstimate> estimates,
                                    double maxError);

/// Estimates for one machine, those of each shape computed once: layers of a
/// model have few shapes, and a stage asks for several errors. Not to be used
/// by several threads at the same time.
class AlgorithmEstimates {
public:
  explicit AlgorithmEstimates(MachineDesc machine)
      : machine(std::move(machine)) {}

  const MachineDesc &getMachine() const { return machine; }

  /// What estimateAlgorithms() returns.
  llvm::ArrayRef<AlgorithmEstimate> get(const ConvShape &shape);

  /// The fastest algorithm on tiles within `maxError` for the convolution of
  /// stride 1 on the phases of the image (see StridePhases.h), with the time
  /// that their rearrangement takes; none if `shape` has no phases or nothing
  /// on tiles is within the error.
  std::optional<AlgorithmEstimate> getPhases(const ConvShape &shape,
                                             double maxError);

private:
  MachineDesc machine;
  /// By the numbers of the shape. Results stay where they are.
  std::map<std::vector<int64_t>, llvm::SmallVector<AlgorithmEstimate>> known;
};

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_CONVALGORITHMESTIMATES_H
