//===- Translations.h - Registers nnprim-translate's object output --------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_CODEGEN_TRANSLATIONS_H
#define NNPRIM_CODEGEN_TRANSLATIONS_H

namespace nnprim {

/// Registers `--mlir-to-object` and `--mlir-to-c-header` of nnprim-translate
/// and the options `--target` and `--name`. Both translations take a module at
/// the GRAPH level, as nnprim-compile does.
void registerCodegenTranslations();

} // namespace nnprim

#endif // NNPRIM_CODEGEN_TRANSLATIONS_H
