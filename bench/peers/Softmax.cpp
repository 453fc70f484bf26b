//===- Softmax.cpp - Implementations of softmax ---------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Softmax.h"
#include "Invoke.h"
#include "Limits.h"
#include "Threads.h"

#include "nnprim/library.h"
#include "nnprim/memory.h"
#include "nnprim/tensor.h"

#ifdef NNPRIM_BENCH_ONEDNN
#include "dnnl.hpp"
#endif
#ifdef NNPRIM_BENCH_XNNPACK
#include "pthreadpool.h"
#include "xnnpack.h"
#endif

#include <immintrin.h>

using namespace nnprim::bench;

namespace {
struct Free {
  void operator()(nnprim_library *library) const {
    nnprim_library_close(library);
  }
  void operator()(void *memory) const { nnprim_aligned_free(memory); }
};

class CompiledRow : public Contestant {
public:
  CompiledRow(Row &row, nnprim_library *opened)
      : row(row), library(opened), model(nnprim_library_model(opened)),
        arena(nnprim_aligned_alloc(model->arena_bytes, model->arena_alignment)),
        threads(threadsFor(row.threads)) {}

  void run() override {
    const void *inputs[] = {row.input.data()};
    void *outputs[] = {row.output.data()};
    invoke(*model, inputs, outputs, arena.get(), threads);
  }
  const float *output() override { return row.output.data(); }

private:
  Row &row;
  std::unique_ptr<nnprim_library, Free> library;
  const nnprim_model *model;
  std::unique_ptr<void, Free> arena;
  const nnprim_threads *threads;
};
} // namespace

llvm::Expected<std::unique_ptr<Contestant>>
nnprim::bench::makeCompiledRow(Row &row, const std::string &library) {
  char message[256];
  nnprim_library *opened =
      nnprim_library_open(library.c_str(), message, sizeof(message));
  if (!opened)
    return llvm::createStringError(library + ": " + message);
  auto contestant = std::make_unique<CompiledRow>(row, opened);
  const nnprim_model *model = nnprim_library_model(opened);
  auto hasSize = [](const nnprim_tensor &tensor, const Buffer &buffer) {
    return nnprim_tensor_bytes(&tensor) == sizeof(float) * buffer.size();
  };
  if (model->num_inputs != 1 || model->num_outputs != 1 ||
      !hasSize(model->inputs[0], row.input) ||
      !hasSize(model->outputs[0], row.output))
    return llvm::createStringError(library + " has other shapes");
  return contestant;
}

#ifdef NNPRIM_BENCH_ONEDNN
namespace {
class OneDnnRow : public Contestant {
public:
  explicit OneDnnRow(Row &row)
      : row(row), cpu(dnnl::engine::kind::cpu, 0), queue(cpu),
        shape({row.outer, row.length, row.inner}, dnnl::memory::data_type::f32,
              dnnl::memory::format_tag::abc),
        primitive({{dnnl::prop_kind::forward_inference, shape, 1}, cpu}) {
    arguments = {{DNNL_ARG_SRC, dnnl::memory(shape, cpu, row.input.data())},
                 {DNNL_ARG_DST, dnnl::memory(shape, cpu, row.output.data())}};
  }
  void run() override {
    primitive.execute(queue, arguments);
    queue.wait();
  }
  const float *output() override { return row.output.data(); }

private:
  Row &row;
  dnnl::engine cpu;
  dnnl::stream queue;
  dnnl::memory::desc shape;
  dnnl::softmax_forward primitive;
  std::unordered_map<int, dnnl::memory> arguments;
};
} // namespace
#endif

#ifdef NNPRIM_BENCH_XNNPACK
namespace {
class XnnpackRow : public Contestant {
public:
  explicit XnnpackRow(Row &row) : row(row) {
    const size_t length = row.length;
    // XNNPACK gets one thread, since it never divides a row: there is no pool.
    if (xnn_initialize(nullptr) == xnn_status_success &&
        xnn_create_softmax_nc_f32(length, length, length, 0, &op) ==
            xnn_status_success)
      xnn_setup_softmax_nc_f32(op, row.outer, row.input.data(),
                               row.output.data(), nullptr);
  }
  ~XnnpackRow() override { xnn_delete_operator(op); }
  void run() override { xnn_run_operator(op, nullptr); }
  const float *output() override { return row.output.data(); }

private:
  Row &row;
  xnn_operator_t op = nullptr;
};
} // namespace
#endif

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

namespace {
enum class Access { Read, Copy, CopyAround, Mixture };
typedef float Vector __attribute__((vector_size(64)));
} // namespace

/// Moves `count` vectors; reads are in four independent chains.
[[gnu::target("avx512f")]] static void
move(const Vector *source, Vector *destination, int64_t count, Access access) {
  if (access == Access::Read) {
    Vector sums[4] = {};
    for (int64_t i = 0; i + 4 <= count; i += 4)
      for (int64_t v = 0; v < 4; ++v)
        sums[v] += source[i + v];
    asm volatile("" ::"v"(sums[0] + sums[1] + sums[2] + sums[3]));
  } else if (access == Access::Copy) {
    for (int64_t i = 0; i < count; ++i) {
      destination[i] = source[i];
      // Keeps the compiler from calling memcpy, which may store in another way.
      asm volatile("" ::: "memory");
    }
  } else {
    for (int64_t i = 0; i < count; ++i)
      _mm512_stream_ps(reinterpret_cast<float *>(destination + i),
                       reinterpret_cast<__m512>(source[i]));
    _mm_sfence();
  }
}

/// Reads `reads` vectors and writes `writes`, a few of the one after a few of
/// the other, over and over.
[[gnu::target("avx512f")]] static void
mix(const Vector *source, int64_t reads, Vector *destination, int64_t writes) {
  const int64_t parts = (reads + writes) / 64 + 1;
  Vector sums[4] = {};
  for (int64_t part = 0, read = 0, written = 0; part < parts; ++part) {
    for (int64_t end = reads * (part + 1) / parts; read < end; ++read)
      sums[read % 4] += source[read];
    for (int64_t end = writes * (part + 1) / parts; written < end; ++written)
      _mm512_stream_ps(reinterpret_cast<float *>(destination + written),
                       reinterpret_cast<__m512>(sums[0]));
  }
  asm volatile("" ::"v"(sums[0] + sums[1] + sums[2] + sums[3]));
  _mm_sfence();
}

namespace {
template <Access access> class MemoryRow : public Contestant {
public:
  explicit MemoryRow(Row &row) : row(row), threads(threadsFor(row.threads)) {}

  void run() override {
    if (!threads)
      return runPart(0, 1);
    threads->parallel_for(
        threads->context, row.threads,
        [](void *self, int64_t part) {
          auto *memory = static_cast<MemoryRow *>(self);
          memory->runPart(part, memory->row.threads);
        },
        this);
  }
  const float *output() override { return nullptr; }

private:
  void runPart(int64_t part, int64_t parts) {
    auto *source = reinterpret_cast<const Vector *>(row.input.data());
    auto *destination = reinterpret_cast<Vector *>(row.output.data());
    int64_t count = row.input.size() * sizeof(float) / sizeof(Vector);
    int64_t begin = count * part / parts, end = count * (part + 1) / parts;
    if (access != Access::Mixture)
      return move(source + begin, destination + begin, end - begin, access);
    int64_t outputs = row.output.size() * sizeof(float) / sizeof(Vector);
    int64_t first = outputs * part / parts, last = outputs * (part + 1) / parts;
    mix(source + begin, end - begin, destination + first, last - first);
  }

  Row &row;
  const nnprim_threads *threads;
};

template <typename Kind> std::unique_ptr<Contestant> make(Row &row) {
  return std::make_unique<Kind>(row);
}

#ifdef NNPRIM_BENCH_XNNPACK
/// XNNPACK has only rows of adjacent elements.
template <> std::unique_ptr<Contestant> make<XnnpackRow>(Row &row) {
  return row.inner == 1 ? std::make_unique<XnnpackRow>(row) : nullptr;
}
#endif
} // namespace

std::vector<RowEntry> nnprim::bench::rowEntries() {
  std::vector<RowEntry> entries;
#ifdef NNPRIM_BENCH_ONEDNN
  entries.push_back({"onednn", RowEntry::Peer, make<OneDnnRow>});
#endif
#ifdef NNPRIM_BENCH_XNNPACK
  entries.push_back({"xnnpack", RowEntry::Peer, make<XnnpackRow>});
#endif
  // These have 64-byte vectors and stores.
  if (hostIsa() == Isa::Avx512) {
    entries.push_back(
        {"read", RowEntry::Memory, make<MemoryRow<Access::Read>>});
    entries.push_back(
        {"copy", RowEntry::Memory, make<MemoryRow<Access::Copy>>});
    entries.push_back(
        {"copy-around", RowEntry::Memory, make<MemoryRow<Access::CopyAround>>});
  }
  return entries;
}

std::unique_ptr<Contestant> nnprim::bench::makeMixture(Row &row) {
  if (hostIsa() != Isa::Avx512)
    return nullptr;
  return std::make_unique<MemoryRow<Access::Mixture>>(row);
}
