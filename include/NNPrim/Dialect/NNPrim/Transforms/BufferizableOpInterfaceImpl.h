//===- BufferizableOpInterfaceImpl.h - Bufferization of nnprim ops --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_DIALECT_NNPRIM_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
#define NNPRIM_DIALECT_NNPRIM_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace nnprim {

/// Attaches `BufferizableOpInterface` to every op of the dialect that has a
/// tensor form.
void registerBufferizableOpInterfaceExternalModels(
    mlir::DialectRegistry &registry);

} // namespace nnprim

#endif // NNPRIM_DIALECT_NNPRIM_TRANSFORMS_BUFFERIZABLEOPINTERFACEIMPL_H
