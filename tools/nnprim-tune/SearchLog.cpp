//===- SearchLog.cpp - The costs of candidates as a file ------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SearchLog.h"

#include "NNPrim/Search/Traversal.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Location.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"

#include <cmath>

using namespace mlir;
using namespace nnprim;

/// The JSON parser calls itself for what is within brackets, without end.
static constexpr size_t kMaxLine = 4096;

llvm::Error SearchLog::parseLine(llvm::StringRef line) {
  if (line.size() > kMaxLine)
    return llvm::createStringError("longer than " + std::to_string(kMaxLine) +
                                   " characters");
  auto value = llvm::json::parse(line);
  if (!value)
    return value.takeError();
  const llvm::json::Object *object = value->getAsObject();
  if (!object)
    return llvm::createStringError("expected an object");
  PrimitiveKey key;
  TunedMachine lineMachine;
  Entry entry;
  for (auto [name, member] :
       {std::pair("op", &key.op), std::pair("types", &key.types),
        std::pair("shape", &key.shape), std::pair("target", &lineMachine.first),
        std::pair("plan", &entry.plan)}) {
    auto text = object->getString(name);
    if (!text)
      return llvm::createStringError("expected `" + llvm::Twine(name) +
                                     "` to be a string");
    *member = text->str();
  }
  lineMachine.second = object->getInteger("threads").value_or(0);
  entry.cost = kNoCost;
  if (const llvm::json::Value *cost = object->get("cost")) {
    entry.cost = cost->getAsNumber().value_or(0);
    if (!(entry.cost > 0) || std::isinf(entry.cost))
      return llvm::createStringError("expected `cost` to be a positive number");
  }
  if (lineMachine == machine)
    entries[key].push_back(std::move(entry));
  return llvm::Error::success();
}

LogicalResult SearchLog::load(MLIRContext &context) {
  if (path.empty())
    return success();
  auto buffer = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
  // The first search makes the file.
  if (buffer) {
    llvm::StringRef text = (*buffer)->getBuffer();
    for (llvm::line_iterator line(**buffer); !line.is_at_end(); ++line)
      if (llvm::Error problem = parseLine(*line))
        emitWarning(FileLineColLoc::get(&context, path, line.line_number(), 1))
            << "this line of the log is passed over: "
            << toString(std::move(problem));
    if (text.empty() || text.ends_with("\n"))
      return success();
  }
  std::error_code code;
  llvm::raw_fd_ostream os(path, code, llvm::sys::fs::OF_Append);
  if (code)
    return emitError(UnknownLoc::get(&context))
           << "cannot append to '" << path << "': " << code.message();
  if (buffer)
    os << "\n";
  return success();
}

llvm::ArrayRef<SearchLog::Entry>
SearchLog::lookup(const PrimitiveKey &key) const {
  auto found = entries.find(key);
  return found == entries.end() ? llvm::ArrayRef<Entry>()
                                : llvm::ArrayRef<Entry>(found->second);
}

LogicalResult SearchLog::append(const PrimitiveKey &key,
                                llvm::ArrayRef<Entry> added,
                                MLIRContext &context) const {
  if (path.empty())
    return success();
  std::error_code code;
  llvm::raw_fd_ostream os(path, code, llvm::sys::fs::OF_Append);
  if (code)
    return emitError(UnknownLoc::get(&context))
           << "cannot append to '" << path << "': " << code.message();
  for (const Entry &entry : added) {
    llvm::json::OStream json(os);
    json.object([&] {
      json.attribute("op", key.op);
      json.attribute("types", key.types);
      json.attribute("shape", key.shape);
      json.attribute("target", machine.first);
      json.attribute("threads", machine.second);
      json.attribute("plan", entry.plan);
      if (entry.cost != kNoCost)
        json.attribute("cost", entry.cost);
    });
    os << "\n";
  }
  return success();
}
