//===- PlanRecord.cpp - Plans that were measured --------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Tuning/PlanRecord.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>
#include <optional>

using namespace nnprim;

static llvm::Error fail(llvm::StringRef key, llvm::StringRef what) {
  return llvm::createStringError("expected `" + key + "` to be " + what);
}

static llvm::Error parseString(const llvm::json::Object &object,
                               llvm::StringRef key, std::string &result) {
  auto text = object.getString(key);
  if (!text || text->empty())
    return fail(key, "a string");
  result = text->str();
  return llvm::Error::success();
}

static llvm::Error parseTime(const llvm::json::Object &object,
                             llvm::StringRef key, double &result) {
  std::optional<double> number = object.getNumber(key);
  if (!number || !(*number > 0) || std::isinf(*number))
    return fail(key, "a positive number");
  result = *number;
  return llvm::Error::success();
}

llvm::Error PlanRecord::parseLine(const llvm::json::Object &object,
                                  unsigned number) {
  std::optional<int64_t> version = object.getInteger("version");
  if (!version || *version != kPlanRecordVersion)
    return fail("version", std::to_string(kPlanRecordVersion));
  PrimitiveKey key;
  TunedPlan plan;
  plan.line = number;
  for (auto [name, member] :
       {std::pair("op", &key.op), std::pair("types", &key.types),
        std::pair("shape", &key.shape), std::pair("target", &plan.target),
        std::pair("plan", &plan.plan)})
    if (llvm::Error error = parseString(object, name, *member))
      return error;
  std::optional<int64_t> threads = object.getInteger("threads");
  if (!threads || *threads < 1)
    return fail("threads", "a positive integer");
  plan.threads = *threads;
  if (llvm::Error error = parseTime(object, "microseconds", plan.microseconds))
    return error;
  if (llvm::Error error =
          parseTime(object, "model_microseconds", plan.modelMicroseconds))
    return error;
  add(key, std::move(plan));
  return llvm::Error::success();
}

const TunedPlan *PlanRecord::lookup(const PrimitiveKey &key,
                                    llvm::StringRef target,
                                    int64_t threads) const {
  auto found = entries.find({target.str(), threads, key});
  return found == entries.end() ? nullptr : &found->second;
}

std::set<TunedMachine> PlanRecord::getMachines() const {
  std::set<TunedMachine> machines;
  for (const auto &[key, plan] : entries)
    machines.insert({plan.target, plan.threads});
  return machines;
}

void nnprim::printPlan(llvm::raw_ostream &os, const PrimitiveKey &key,
                       const TunedPlan &plan) {
  llvm::json::OStream json(os);
  auto printTime = [&](llvm::StringRef name, double time) {
    json.attributeBegin(name);
    // No run takes no time.
    json.rawValue(llvm::formatv("{0:F3}", std::max(time, 0.001)).str());
    json.attributeEnd();
  };
  json.object([&] {
    json.attribute("version", kPlanRecordVersion);
    json.attribute("op", key.op);
    json.attribute("types", key.types);
    json.attribute("shape", key.shape);
    json.attribute("target", plan.target);
    json.attribute("threads", plan.threads);
    json.attribute("plan", plan.plan);
    printTime("microseconds", plan.microseconds);
    printTime("model_microseconds", plan.modelMicroseconds);
  });
  os << "\n";
}

void PlanRecord::print(llvm::raw_ostream &os) const {
  for (const auto &[key, plan] : entries)
    printPlan(os, std::get<PrimitiveKey>(key), plan);
}
