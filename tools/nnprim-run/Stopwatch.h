//===- Stopwatch.h - The time that a model takes ----------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_TOOLS_RUN_STOPWATCH_H
#define NNPRIM_TOOLS_RUN_STOPWATCH_H

#include <sys/resource.h>

#include <cstdint>
#include <ctime>

/// Seconds since it was made, of a model that runs on so many threads. One
/// thread is timed by its own CPU clock, which leaves out what other programs
/// take from the core: where cores are shared, a run of milliseconds is often
/// interrupted, and the wall clock then tells who was, not what is faster.
/// What was interrupted may seem faster than it is, too: on a virtual machine
/// the CPU clock of some threads that were taken off their core lacks
/// microseconds that they ran.
class Stopwatch {
public:
  explicit Stopwatch(int32_t threads)
      : clock(threads == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC),
        switches(countSwitches()), begin(getNow()) {}

  double getSeconds() const { return getNow() - begin; }
  /// Whether the one thread was taken off its core since, if the system says
  /// that.
  bool wasInterrupted() const {
    return clock != CLOCK_MONOTONIC && countSwitches() != switches;
  }

private:
  static int64_t countSwitches() {
#ifdef RUSAGE_THREAD
    rusage usage;
    if (getrusage(RUSAGE_THREAD, &usage) == 0)
      return int64_t(usage.ru_nvcsw) + usage.ru_nivcsw;
#endif
    return 0;
  }

  double getNow() const {
    timespec now;
    clock_gettime(clock, &now);
    return double(now.tv_sec) + 1e-9 * double(now.tv_nsec);
  }

  clockid_t clock;
  int64_t switches;
  double begin;
};

#endif // NNPRIM_TOOLS_RUN_STOPWATCH_H
