//===- TileTypes.h - Which kernels serve the types of a product -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_TILETYPES_H
#define NNPRIM_TARGET_TILETYPES_H

#include "NNPrim/Target/MachineDesc.h"

namespace nnprim {

/// The types of the machine's kernels that serve `types`. Pairs of bf16 have
/// kernels of their own where an instruction multiplies them, so that both
/// factors keep their bits; elsewhere both are extended like other floats of
/// fewer bits, since shifts for each pair would take half as many slots again
/// as the multiply-adds.
ProductTypes getTileTypes(const MachineDesc &machine,
                          const ProductTypes &types);

/// Whether the right-hand side is stored in fewer bits than it is multiplied
/// in, so that kernels or blocks of panels extend it to f32.
bool isRhsExtended(const MachineDesc &machine, const ProductTypes &types);

} // namespace nnprim

#endif // NNPRIM_TARGET_TILETYPES_H
