//===- ChildProcess.cpp - Runs a program in a group of its own ------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ChildProcess.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <vector>

extern char **environ;

using Clock = std::chrono::steady_clock;

/// The group that runs, or 0.
static volatile std::sig_atomic_t runningGroup = 0;

void killChild() {
  if (runningGroup > 0)
    kill(-pid_t(runningGroup), SIGKILL);
}

/// Starts the program; 0 if that fails.
static pid_t spawn(llvm::ArrayRef<std::string> command,
                   const std::string &output) {
  std::vector<char *> words;
  for (const std::string &word : command)
    words.push_back(const_cast<char *>(word.c_str()));
  words.push_back(nullptr);
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output.c_str(),
                                   O_WRONLY | O_CREAT | O_TRUNC, 0600);
  // Interrupts are handled here; the program has the usual handlers.
  sigset_t defaults;
  sigemptyset(&defaults);
  sigaddset(&defaults, SIGINT);
  sigaddset(&defaults, SIGTERM);
  posix_spawnattr_setsigdefault(&attributes, &defaults);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
  pid_t child;
  int error = posix_spawn(&child, words.front(), &actions, &attributes,
                          words.data(), environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return error == 0 ? child : 0;
}

int runChild(llvm::ArrayRef<std::string> command, const std::string &output,
             int64_t timeout) {
  pid_t child = spawn(command, output);
  if (child == 0)
    return -1;
  runningGroup = child;
  Clock::time_point end = Clock::now() + std::chrono::seconds(timeout);
  // Short at first, so that a short run is not waited for.
  auto pause = std::chrono::microseconds(200);
  int status = 0;
  while (true) {
    pid_t waited = waitpid(child, &status, WNOHANG);
    if (waited == child || (waited < 0 && errno != EINTR))
      break;
    if (Clock::now() >= end) {
      killChild();
      while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
      break;
    }
    std::this_thread::sleep_for(pause);
    pause = std::min(pause * 2, decltype(pause)(5000));
  }
  // Processes that the child left would run beside later measurements.
  killChild();
  runningGroup = 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}
