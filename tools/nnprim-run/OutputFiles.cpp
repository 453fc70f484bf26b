//===- OutputFiles.cpp - Writes all .npy files of a run or none -----------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "OutputFiles.h"

#include "Npy.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <set>
#include <sys/stat.h>
#include <unistd.h>

namespace {

bool isKept(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-';
}

std::string sanitize(std::string name) {
  // File systems allow 255 bytes; suffixes need some of them.
  if (name.size() > 200)
    name.resize(200);
  for (char &c : name)
    if (!isKept(c))
      c = '_';
  return name;
}

/// Removes the files that a failed run has written so far.
class Cleanup {
public:
  explicit Cleanup(std::string directory) : directory(std::move(directory)) {}
  ~Cleanup() {
    if (done)
      return;
    for (const std::string &path : files)
      unlink(path.c_str());
    if (madeDirectory)
      rmdir(directory.c_str());
  }

  std::string directory;
  bool madeDirectory = false;
  bool done = false;
  std::vector<std::string> files;
};

} // namespace

std::vector<std::string> outputFileNames(const nnprim_model &model) {
  std::vector<std::string> names(model.num_outputs);
  std::set<std::string> taken;
  for (bool changed : {false, true}) {
    for (int32_t i = 0; i < model.num_outputs; ++i) {
      std::string name = model.outputs[i].name, safe = sanitize(name);
      if (!names[i].empty() || (!changed && (safe != name || name.empty())))
        continue;
      std::string unique = safe;
      for (int suffix = 1; !taken.insert(unique).second; ++suffix)
        unique = safe + "_" + std::to_string(suffix);
      names[i] = unique + ".npy";
    }
  }
  return names;
}

bool writeOutputs(const nnprim_model &model, const void *const *outputs,
                  const std::string &directory, std::string &error) {
  auto fail = [&](const std::string &path, const std::string &reason) {
    error = path + ": " + reason;
    return false;
  };
  Cleanup cleanup(directory);
  if (mkdir(directory.c_str(), 0777) == 0)
    cleanup.madeDirectory = true;
  else if (errno != EEXIST)
    return fail(directory, std::string("cannot create: ") + strerror(errno));

  std::vector<std::string> names = outputFileNames(model);
  auto finalPath = [&](int32_t i) { return directory + "/" + names[i]; };
  auto partialPath = [&](int32_t i) {
    return directory + "/." + std::to_string(i) + "." +
           std::to_string(getpid()) + ".partial";
  };
  std::string reason;
  for (int32_t i = 0; i < model.num_outputs; ++i) {
    cleanup.files.push_back(partialPath(i));
    if (!writeNpy(partialPath(i), model.outputs[i], outputs[i], reason))
      return fail(finalPath(i), reason);
  }
  for (int32_t i = 0; i < model.num_outputs; ++i) {
    if (rename(partialPath(i).c_str(), finalPath(i).c_str()) != 0)
      return fail(finalPath(i),
                  std::string("cannot write: ") + strerror(errno));
    cleanup.files.push_back(finalPath(i));
  }
  cleanup.done = true;
  return true;
}
