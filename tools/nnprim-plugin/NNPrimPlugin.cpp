//===- NNPrimPlugin.cpp - The dialect and passes for a stock mlir-opt -----===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A plugin of mlir-opt, both for --load-dialect-plugin and for
// --load-pass-plugin:
//
//   mlir-opt-22 --load-dialect-plugin=NNPrimPlugin.so \
//       --load-pass-plugin=NNPrimPlugin.so \
//       --pass-pipeline='builtin.module(nnprim-graph)' model.mlir
//
// The plugin links the shared libraries of LLVM and MLIR that mlir-opt links,
// so that one copy of each is in the process. Upstream's dialects and passes
// are mlir-opt's own. Passes of a plugin come only through --pass-pipeline,
// because mlir-opt makes its options before it loads plugins.
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Pipelines/Registration.h"
#include "nnprim/version.h"

#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

/// mlir-opt calls a plugin once for each option that names it, and for each
/// time that the option is given; a pipeline may be registered only once.
static void registerPassesOnce() {
  static bool done = (nnprim::registerPasses(), true);
  (void)done;
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "NNPrim", NNPRIM_VERSION,
          nnprim::registerNNPrimDialects};
}

extern "C" LLVM_ATTRIBUTE_VISIBILITY_DEFAULT mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "NNPrim", NNPRIM_VERSION,
          registerPassesOnce};
}
