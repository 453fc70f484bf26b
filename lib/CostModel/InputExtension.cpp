//===- InputExtension.cpp - Costs of extending inputs to f32 --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "InputExtension.h"

#include "TileCosts.h"

#include "NNPrim/Target/TileTypes.h"

using namespace nnprim;

bool nnprim::isInputExtended(const MachineDesc &machine,
                             const ProductTypes &types) {
  // Pairs are multiplied as they are, and elements of a register are extended
  // as vectors.
  bool arePairs = !(getTileTypes(machine, types) == ProductTypes());
  return isNarrowFloat(types.lhs) && !arePairs &&
         !machine.target->hasElementFma;
}

double nnprim::getTileInputCycles(const MachineDesc &machine,
                                  const ProductTypes &types, double elements,
                                  double tileElements) {
  if (!isInputExtended(machine, types))
    return 0;
  // A load or a shift beside a store, of which L1 keeps small tiles.
  double vectors = elements / machine.getLanes();
  double cycles = vectors * (1 + getExtensionSlots(machine, types.lhs) /
                                     machine.fmaPerCycle);
  bool staysInL1 = 4 * tileElements <= 0.5 * machine.l1Bytes;
  double lines = 4 * elements / kLineBytes;
  return staysInL1 ? cycles : cycles + lines * double(machine.l2LineCycles);
}

double nnprim::getWholeInputCycles(const MachineDesc &machine,
                                   const ProductTypes &types, double elements) {
  // Reading and writing are what they are for panels.
  ProductTypes panels;
  panels.rhs = types.lhs;
  return getExtensionCycles(machine, {panels, elements, elements, 0});
}
