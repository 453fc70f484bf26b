//===- nnprim-run.cpp - Runs a compiled model -----------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Npy.h"
#include "Options.h"
#include "OutputFiles.h"
#include "Profile/Peaks.h"
#include "Profile/Profile.h"
#include "Report.h"
#include "Sizes.h"
#include "Tensors.h"
#include "Threads.h"

#include "NNPrim/Page/Page.h"

#include "nnprim/invoke.h"
#include "nnprim/library.h"
#include "nnprim/version.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <memory>

namespace {

struct CloseLibrary {
  void operator()(nnprim_library *library) const {
    nnprim_library_close(library);
  }
};

int fail(const std::string &reason) {
  fprintf(stderr, "nnprim-run: error: %s\n", reason.c_str());
  return 1;
}

/// Runs the model or, if its shapes are fixed, the variant `repeat` times and
/// returns the status and the latencies. `warmUp` adds one unmeasured run
/// before them.
nnprim_status runModel(const SizedModel &model, const nnprim_variant &variant,
                       const Tensors &tensors, const nnprim_threads &threads,
                       int64_t repeat, bool warmUp,
                       std::vector<double> &latencies) {
  auto invoke = [&] {
    if (model.get().num_symbols != 0)
      return model.get().invoke_sized(model.extents(), tensors.inputs(),
                                      tensors.outputs(), tensors.arena(),
                                      tensors.arenaBytes(), &threads);
    return variant.invoke(tensors.inputs(), tensors.outputs(), tensors.arena(),
                          tensors.arenaBytes(), &threads);
  };
  for (int64_t i = warmUp ? -1 : 0; i < repeat; ++i) {
    double start = getMilliseconds();
    nnprim_status status = invoke();
    if (status != NNPRIM_OK)
      return status;
    if (i >= 0)
      latencies.push_back(getMilliseconds() - start);
  }
  return NNPRIM_OK;
}

/// The meaning of the variant's status in words.
std::string describe(const nnprim_model &model, const nnprim_variant &variant,
                     nnprim_status status) {
  // An error that concerns the processor is about this variant alone.
  nnprim_model alone = model;
  alone.target = variant.target;
  alone.variants = &variant;
  alone.num_variants = 1;
  char text[512];
  nnprim_describe_status(&alone, status, text, sizeof(text));
  return text;
}

/// The variant that --variant names, or the one that the model would choose;
/// null if there is no such variant, or if the processor does not run it.
const nnprim_variant *findVariant(const nnprim_model &model,
                                  const Options &options, std::string &error) {
  // A library is not open unless a variant runs.
  if (options.variant.empty())
    return &model.variants[model.select_variant()];
  for (int32_t i = 0; i < model.num_variants; ++i)
    if (options.variant == model.variants[i].target)
      return &model.variants[i];
  error = "'" + std::string(model.name) + "' has no variant '" +
          options.variant + "'; it has " + model.target;
  return nullptr;
}

bool writeFile(const std::string &path, const std::string &text,
               std::string &error) {
  FILE *file = fopen(path.c_str(), "wb");
  bool written =
      file && fwrite(text.data(), 1, text.size(), file) == text.size();
  // A full disk may be reported only when the buffer is flushed.
  written = file && fclose(file) == 0 && written;
  if (!written) {
    error = path + ": cannot write: " + strerror(errno);
    if (file)
      remove(path.c_str());
  }
  return written;
}

/// Runs the model with its counters and prints them or writes a page.
int profileModel(const nnprim_model &model, const nnprim_variant &variant,
                 const nnprim_profile &profile, const Options &options,
                 const Tensors &tensors, const nnprim_threads &threads) {
  constexpr int64_t usualRepeat = 20;
  ProfileResult result;
  nnprim_status status =
      runProfile(model, variant, profile, tensors, threads,
                 options.repeat != 0 ? options.repeat : usualRepeat, result);
  if (status != NNPRIM_OK)
    return fail(options.library + ": " + describe(model, variant, status));
  std::string json = getProfileJson(model, variant, profile, result), error;
  if (!options.report.empty() &&
      !writeFile(options.report,
                 nnprim::makePage(nnprim::PageKind::Profile, model.name, json),
                 error))
    return fail(error);
  if (!options.outputDir.empty() &&
      !writeOutputs(model, tensors.outputs(), options.outputDir, error))
    return fail(error);
  if (options.json) {
    printf("%s\n", json.c_str());
    return 0;
  }
  if (model.num_variants > 1)
    printf("variant  %s\n", variant.target);
  printProfile(profile, result, options.byTime, stdout);
  printLatency(result.latency, stdout);
  return 0;
}

int run(const nnprim_model &library, const nnprim_profile *profiles,
        const Options &options) {
  std::string error;
  SizedModel sized;
  if (!sized.choose(library, options.extents, options.inputs, error))
    return fail(error);
  const nnprim_model &model = sized.get();
  if (model.num_symbols != 0 && !options.variant.empty())
    return fail("'" + std::string(model.name) +
                "' has symbols and chooses its variant itself; --variant is "
                "for models of fixed shapes");
  const nnprim_variant *variant = findVariant(model, options, error);
  if (!variant)
    return fail(error);
  Tensors tensors;
  if (!tensors.prepare(model, options.inputs, error))
    return fail(error);

  Threads threads;
  if (options.threads != 1) {
    bool isUsed = model.flags & NNPRIM_MODEL_USES_THREADS;
    std::string text;
    if (isUsed && options.reverse)
      threads.startReversed(options.threads);
    else if (isUsed &&
             !threads.start(options.threads, options.ownPool, text, error))
      return fail(error);
    if (!isUsed)
      text = std::string("'") + model.name +
             "' has no work to divide; --threads has no effect";
    if (!text.empty())
      fprintf(stderr, "nnprim-run: note: %s\n", text.c_str());
  }

  if (options.profile)
    return profileModel(model, *variant, profiles[variant - model.variants],
                        options, tensors, threads.get());
  bool timed = options.repeat != 0 || options.json;
  std::vector<double> latencies;
  nnprim_status status = runModel(sized, *variant, tensors, threads.get(),
                                  options.repeat != 0 ? options.repeat : 1,
                                  /*warmUp=*/timed, latencies);
  if (status != NNPRIM_OK)
    return fail(options.library + ": " + describe(model, *variant, status));
  Latency latency = summarize(latencies);
  if (!options.outputDir.empty() &&
      !writeOutputs(model, tensors.outputs(), options.outputDir, error))
    return fail(error);
  if (options.json) {
    printJson(model, *variant, latency, stdout);
    return 0;
  }
  if (model.num_variants > 1)
    printf("variant  %s\n", variant->target);
  printOutputs(model, tensors.outputs(), stdout);
  if (timed)
    printLatency(latency, stdout);
  return 0;
}

} // namespace

int main(int argc, char **argv) {
  Options options;
  std::string error;
  if (!parseOptions(argc, argv, options, error))
    return fail(error);
  if (options.help) {
    fputs(usage, stdout);
    return 0;
  }
  if (options.version) {
    printf("NNPrim " NNPRIM_VERSION "\n  runs models of ABI version %u\n",
           NNPRIM_ABI_VERSION);
    return 0;
  }
  char reason[512];
  std::unique_ptr<nnprim_library, CloseLibrary> library(
      nnprim_library_open(options.library.c_str(), reason, sizeof(reason)));
  if (!library)
    return fail(options.library + ": " + reason);
  const nnprim_model &model = *nnprim_library_model(library.get());
  const nnprim_profile *profiles = nnprim_library_profile(library.get());
  if (options.profile && !profiles)
    return fail(options.library +
                ": has no profile that this program reads; compile it with "
                "nnprim-compile --profile");
  int result = 0;
  if (options.onlyDescribe())
    printDescription(model, stdout);
  else
    result = run(model, profiles, options);
  if (fflush(stdout) != 0 || ferror(stdout))
    return fail("cannot write to standard output");
  return result;
}
