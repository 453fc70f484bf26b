//===- ExtensionChoice.h - Where values in fewer bits are extended --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_PLANNING_EXTENSIONCHOICE_H
#define NNPRIM_LIB_PLANNING_EXTENSIONCHOICE_H

#include "NNPrim/CostModel/GemmPlanner.h"
#include "NNPrim/Target/TileTypes.h"

#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/Support/FormatVariadic.h"

#include <string>

namespace nnprim {

/// Says where weights in fewer bits are extended; nothing of others.
template <typename Plan>
std::string describeExtension(const MachineDesc &machine,
                              const ProductTypes &types, const Plan &plan) {
  if (!isRhsExtended(machine, types))
    return "";
  if (plan.extendedPanels == 0)
    return "; weights are extended in registers";
  return llvm::formatv("; weights are extended in memory, {0} panel(s) at a "
                       "time, since many tiles use them",
                       plan.extendedPanels);
}

/// Says that an input in fewer bits is extended as a whole; nothing otherwise.
template <typename Plan> std::string describeInputExtension(const Plan &plan) {
  return plan.extendInput
             ? "; the input is extended beforehand, since many tiles read it"
             : "";
}

/// The plan, or the one that extends the whole input if that takes less time.
/// In loops, that would be done in each turn.
template <typename Plan>
Plan chooseInputExtension(mlir::Operation *op, const Plan &plan,
                          const std::optional<Plan> &extended) {
  bool isWorth =
      extended && extended->cycles < kWorthExtendingInput * plan.cycles;
  return isWorth && llvm::isa<mlir::FunctionOpInterface>(op->getParentOp())
             ? *extended
             : plan;
}

} // namespace nnprim

#endif // NNPRIM_LIB_PLANNING_EXTENSIONCHOICE_H
