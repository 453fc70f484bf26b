//===- MachineFile.h - Machines as JSON ----------------------- -*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TARGET_MACHINEFILE_H
#define NNPRIM_TARGET_MACHINEFILE_H

#include "NNPrim/Target/MachineDesc.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/raw_ostream.h"

#include <vector>

namespace nnprim {

/// A machine as a file says it: an object of JSON with
///
///   * `name`, which follows the target's in `--target=TARGET-NAME`;
///   * `targets`, the instruction sets that it runs;
///   * `source`, where the numbers come from, and `measured`, whether some of
///     them were measured;
///   * numbers of MachineDesc, `snake_case`, and objects of such for its parts
///     `extension`, `softmax`, `tiles` and `sparse`. Numbers that are missing
///     are those of the target's generic machine.
///
/// Errors begin with `PATH:LINE:`.
llvm::Expected<std::vector<MachineDesc>> parseMachine(llvm::StringRef text,
                                                      llvm::StringRef path);

/// Reads a file and makes its machines known to lookupMachine, in place of
/// those of the same names. Returns the one for `target`, an error if there is
/// none.
llvm::Expected<const MachineDesc *> loadMachine(llvm::StringRef path,
                                                const TargetDesc &target);

/// Writes a file with all numbers.
void printMachine(llvm::raw_ostream &os, const MachineDesc &machine,
                  llvm::StringRef source, bool isMeasured);

} // namespace nnprim

#endif // NNPRIM_TARGET_MACHINEFILE_H
