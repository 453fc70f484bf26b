//===- InputExtension.h - Costs of extending inputs to f32 ------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_COSTMODEL_INPUTEXTENSION_H
#define NNPRIM_LIB_COSTMODEL_INPUTEXTENSION_H

#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {

/// Whether products of these types extend the left-hand side into memory before
/// register tiles broadcast its elements.
bool isInputExtended(const MachineDesc &machine, const ProductTypes &types);

/// Cycles of extending `elements` of the left-hand side in tiles of
/// `tileElements`, each into the same memory on the stack; 0 if they are not
/// extended.
double getTileInputCycles(const MachineDesc &machine, const ProductTypes &types,
                          double elements, double tileElements);

/// Cycles of extending the whole left-hand side, once, into memory that holds
/// all of it.
double getWholeInputCycles(const MachineDesc &machine,
                           const ProductTypes &types, double elements);

} // namespace nnprim

#endif // NNPRIM_LIB_COSTMODEL_INPUTEXTENSION_H
