//===- NodeOrder.cpp - Nodes after those whose results they read ----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ModelFile.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

#include <onnx/onnx_pb.h>

#include <queue>

using namespace mlir;

namespace nnprim::frontend {

namespace {
/// Which nodes read the results of which.
struct Dependences {
  Dependences(const NodeProtos &nodes,
              llvm::function_ref<bool(StringRef)> known);

  SmallVector<SmallVector<int>> producers, consumers;
};
} // namespace

/// Calls `visit` for the names that `node` reads, those in the graphs of its
/// attributes included; names that such a graph defines itself do no harm.
static void forEachRead(const ::onnx::NodeProto &node,
                        llvm::function_ref<void(const std::string &)> visit) {
  for (const std::string &name : node.input())
    visit(name);
  for (const auto &attribute : node.attribute()) {
    if (!attribute.has_g())
      continue;
    for (const auto &inner : attribute.g().node())
      forEachRead(inner, visit);
    for (const auto &output : attribute.g().output())
      visit(output.name());
  }
}

Dependences::Dependences(const NodeProtos &nodes,
                         llvm::function_ref<bool(StringRef)> known)
    : producers(nodes.size()), consumers(nodes.size()) {
  llvm::StringMap<int> origin;
  for (int i = 0; i < nodes.size(); ++i)
    for (const std::string &name : nodes[i].output())
      // A name that is given twice is refused when it is computed.
      if (!name.empty() && !known(name))
        origin.try_emplace(name, i);
  for (int i = 0; i < nodes.size(); ++i)
    forEachRead(nodes[i], [&](const std::string &name) {
      auto it = origin.find(name);
      if (it == origin.end() || llvm::is_contained(producers[i], it->second))
        return;
      // A name inside may be one of its own results.
      if (it->second == i && !llvm::is_contained(nodes[i].input(), name))
        return;
      producers[i].push_back(it->second);
      consumers[it->second].push_back(i);
    });
}

/// The nodes of a cycle among those that are not `ordered`, each of which reads
/// a result of another one of them.
static SmallVector<int> findCycle(const Dependences &dependences,
                                  ArrayRef<bool> ordered) {
  int node = llvm::find(ordered, false) - ordered.begin();
  SmallVector<int> path;
  while (!llvm::is_contained(path, node)) {
    path.push_back(node);
    node = *llvm::find_if(dependences.producers[node],
                          [&](int producer) { return !ordered[producer]; });
  }
  path.erase(path.begin(), llvm::find(path, node));
  return path;
}

static std::string describe(const ::onnx::NodeProto &node) {
  std::string name = node.name();
  if (name.empty() && node.output_size() > 0)
    name = node.output(0);
  return "node '" + name + "' (" + node.op_type() + ")";
}

std::optional<SmallVector<int>>
ModelFile::sortNodes(const NodeProtos &nodes,
                     llvm::function_ref<bool(StringRef)> known) {
  Dependences dependences(nodes, known);
  SmallVector<int> missing, order;
  SmallVector<bool> ordered(nodes.size(), false);
  // Among the nodes that can come next, the first one of the file is taken.
  std::priority_queue<int, std::vector<int>, std::greater<>> ready;
  for (auto [node, producers] : llvm::enumerate(dependences.producers)) {
    missing.push_back(producers.size());
    if (producers.empty())
      ready.push(node);
  }
  while (!ready.empty()) {
    int node = ready.top();
    ready.pop();
    order.push_back(node);
    ordered[node] = true;
    for (int consumer : dependences.consumers[node])
      if (--missing[consumer] == 0)
        ready.push(consumer);
  }
  if (static_cast<int>(order.size()) == nodes.size())
    return order;
  SmallVector<int> cycle = findCycle(dependences, ordered);
  std::string text = "the graph has a cycle: " + describe(nodes.Get(cycle[0]));
  constexpr size_t maxNamed = 8;
  for (int node : ArrayRef<int>(cycle).drop_front().take_front(maxNamed))
    text += " reads a result of " + describe(nodes.Get(node)) + ", which";
  if (cycle.size() > maxNamed + 1)
    text += " after " + std::to_string(cycle.size() - maxNamed - 1) + " others";
  (void)error(text + " reads a result of the first");
  return std::nullopt;
}

} // namespace nnprim::frontend
