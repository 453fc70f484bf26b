//===- ProfileJson.cpp - Profiles as JSON ---------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Profile/ModelProfile.h"

using namespace nnprim;
namespace json = llvm::json;

/// JSON is Unicode; a name may be anything.
static json::Value text(llvm::StringRef value) {
  return json::isUTF8(value) ? value.str() : json::fixUTF8(value);
}

static json::Object toJson(const ProfileStep &step) {
  json::Array names, inputs, outputs;
  for (const std::string &name : step.names)
    names.push_back(text(name));
  for (const ProfileEdge &edge : step.inputs)
    inputs.push_back(
        json::Object{{"from", edge.producer}, {"type", edge.type}});
  for (int64_t output : step.outputs)
    outputs.push_back(output);
  return json::Object{{"names", std::move(names)},
                      {"op", step.op},
                      {"algorithm", step.algorithm},
                      {"plan", step.plan},
                      {"layout", step.layout},
                      {"kernel", step.kernel},
                      {"result", step.result},
                      {"arithmetic", step.arithmetic},
                      {"flops", step.flops},
                      {"executed_flops", step.executedFlops},
                      {"read_bytes", step.readBytes},
                      {"constant_bytes", step.constantBytes},
                      {"written_bytes", step.writtenBytes},
                      {"inputs", std::move(inputs)},
                      {"outputs", std::move(outputs)}};
}

json::Object nnprim::toJson(const ModelProfile &profile) {
  json::Array steps, buffers, arguments;
  for (const ProfileStep &step : profile.steps)
    steps.push_back(::toJson(step));
  for (const ProfileBuffer &buffer : profile.buffers)
    buffers.push_back(json::Object{{"name", text(buffer.name)},
                                   {"offset", buffer.offset},
                                   {"bytes", buffer.bytes},
                                   {"first", buffer.first},
                                   {"last", buffer.last}});
  for (const std::string &name : profile.arguments)
    arguments.push_back(text(name));
  return json::Object{{"steps", std::move(steps)},
                      {"buffers", std::move(buffers)},
                      {"arena_bytes", profile.arenaBytes},
                      {"arguments", std::move(arguments)}};
}
