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
  /// Bytes of filters in the library: of windows and tiles, 0 for products.
  double storedBytes = 0;
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

/// Which products of integers of 16 bits are estimated.
enum class IntegerProducts {
  /// None: factors have to stay f32.
  None,
  /// Those that the cost model may choose, where they gain a tenth over
  /// products of f32: on machines that add on other pipes than those of
  /// products, or that add most products before they convert a sum.
  Chosen,
  /// All that there are kernels for, which a measurement may find to be faster,
  /// in the least time that they may take: as if additions had such pipes,
  /// where they are many.
  Possible
};

/// A product of matrices whose factors are rounded to integers of 16 bits, or a
/// convolution; nothing if the machine has no kernels for it, or if it is none
/// of `which`.
std::optional<AlgorithmEstimate>
estimateScaledProducts(const MachineDesc &machine, const ConvShape &shape,
                       IntegerProducts which = IntegerProducts::Chosen);
std::optional<AlgorithmEstimate>
estimateScaledProducts(const MachineDesc &machine, const GemmShape &shape,
                       IntegerProducts which = IntegerProducts::Chosen);

/// A direct convolution, or a product of matrices, of split factors; nothing if
/// the machine has no kernels for it.
std::optional<AlgorithmEstimate>
estimateSplitProducts(const MachineDesc &machine, const ConvShape &shape);
std::optional<AlgorithmEstimate>
estimateSplitProducts(const MachineDesc &machine, const GemmShape &shape);

/// All that can compute the convolution, on NHWC tensors, and have a known
/// error; direct convolution is the first.
llvm::SmallVector<AlgorithmEstimate>
estimateAlgorithms(const MachineDesc &machine, const ConvShape &shape,
                   IntegerProducts which = IntegerProducts::Chosen);
/// The same for a product of matrices of f32 by a constant one; that of f32 is
/// the first.
llvm::SmallVector<AlgorithmEstimate>
estimateAlgorithms(const MachineDesc &machine, const GemmShape &shape,
                   IntegerProducts which = IntegerProducts::Chosen);

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
  explicit AlgorithmEstimates(MachineDesc machine,
                              IntegerProducts which = IntegerProducts::Chosen)
      : machine(std::move(machine)), which(which) {}

  const MachineDesc &getMachine() const { return machine; }
  IntegerProducts getProducts() const { return which; }

  /// What estimateAlgorithms() returns.
  llvm::ArrayRef<AlgorithmEstimate> get(const ConvShape &shape);

  /// The fastest algorithm on tiles within `maxError` for the convolution of
  /// stride 1 on the phases of the image (see StridePhases.h), with the time
  /// that their rearrangement takes; none if `shape` has no phases or nothing
  /// on tiles is within the error.
  std::optional<AlgorithmEstimate> getPhases(const ConvShape &shape,
                                             double maxError);
  /// Cycles of rearranging the image of `shape` to its phases.
  static double getPhaseCycles(const MachineDesc &machine,
                               const ConvShape &shape);

private:
  MachineDesc machine;
  IntegerProducts which;
  /// By the numbers of the shape. Results stay where they are.
  std::map<std::vector<int64_t>, llvm::SmallVector<AlgorithmEstimate>> known;
};

} // namespace nnprim

#endif // NNPRIM_COSTMODEL_CONVALGORITHMESTIMATES_H
