//===- PipelinedFourier.h - Pipelined Fourier input transform -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_PIPELINEDFOURIER_H
#define NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_PIPELINEDFOURIER_H

#include "FourierEmitter.h"
#include "PrefetchQueue.h"

namespace nnprim {

/// Emits the input transform of all tiles with non-temporal stores of whole
/// lines, by the one-dimensional transforms `real` and `complex`. It is
/// pipelined: the rows of one group of vectors are computed between the stores
/// of the columns of the group before, so that memory is not idle while rows
/// are computed. Both groups share one scratch memory: a pair of columns leaves
/// the room that a pair of rows takes, because the layout is transposed from
/// one group to the next.
void emitPipelinedInputTransform(KernelBuilder &b, InputTransformOp op,
                                 TileMemoryPolicy policy,
                                 const FourierEmitter &real,
                                 const FourierEmitter &complex);

} // namespace nnprim

#endif // NNPRIM_LIB_CONVERSION_NNPRIMTOVECTOR_TILETRANSFORMS_PIPELINEDFOURIER_H
