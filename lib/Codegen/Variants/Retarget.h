//===- Retarget.h - Plans a packed model for another target ---------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CODEGEN_VARIANTS_RETARGET_H
#define NNPRIM_LIB_CODEGEN_VARIANTS_RETARGET_H

#include "NNPrim/Target/MachineDesc.h"

#include "mlir/IR/BuiltinOps.h"

namespace nnprim {

/// Whether a module behind `nnprim-graph`, which was planned for another
/// target, may be planned for `target` without packing its operands again: no
/// panel and no tile of copied pixels is too wide for the registers, and there
/// are no sums of integers and no interleaved panels, which depend on the
/// instructions.
bool canShareWeights(mlir::ModuleOp module, const TargetDesc &target);

/// Whether all ops with packed operands have plans: the target has kernels for
/// them.
bool havePlans(mlir::ModuleOp module);

/// Removes what was decided for a target since `nnprim-graph` packed the
/// operands, so that `nnprim-set-target` and `nnprim-plan` decide again. An
/// `spmm` keeps its plan, by which its entries are divided and sorted, with a
/// register tile that `target` has the registers for; `canShareWeights` has to
/// hold.
void forgetTarget(mlir::ModuleOp module, const TargetDesc &target);

} // namespace nnprim

#endif // NNPRIM_LIB_CODEGEN_VARIANTS_RETARGET_H
