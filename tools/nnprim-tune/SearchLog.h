//===- SearchLog.h - The costs of candidates as a file ----------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_TUNE_SEARCHLOG_H
#define NNPRIM_TOOLS_TUNE_SEARCHLOG_H

#include "NNPrim/Tuning/PlanRecord.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Support/LLVM.h"

#include <map>
#include <string>
#include <tuple>
#include <vector>

/// The costs of candidates, a line of JSON each, so that a search that was
/// interrupted goes on from there.
class SearchLog {
public:
  struct Entry {
    /// As IR spells it.
    std::string plan;
    /// kNoCost of a plan that does not work.
    double cost;
  };

  /// An empty path stands for no log at all.
  SearchLog(const std::string &path, const nnprim::TunedMachine &machine)
      : path(path), machine(machine) {}

  /// Reads what is there. Lines that cannot be read are passed over with a
  /// warning; one that an interrupt cut off is completed by a line break.
  mlir::LogicalResult load(mlir::MLIRContext &context);

  /// The candidates of a primitive for this machine.
  llvm::ArrayRef<Entry> lookup(const nnprim::PrimitiveKey &key) const;

  /// Appends to the file.
  mlir::LogicalResult append(const nnprim::PrimitiveKey &key,
                             llvm::ArrayRef<Entry> entries,
                             mlir::MLIRContext &context) const;

  bool hasFile() const { return !path.empty(); }

private:
  llvm::Error parseLine(llvm::StringRef line);

  std::string path;
  nnprim::TunedMachine machine;
  std::map<nnprim::PrimitiveKey, std::vector<Entry>> entries;
};

#endif // NNPRIM_TOOLS_TUNE_SEARCHLOG_H
