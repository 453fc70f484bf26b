//===- Xnnpack.cpp - Layers by XNNPACK ------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Contestant.h"
#include "Environment.h"

#include "pthreadpool.h"
#include "xnnpack.h"

#include <algorithm>
#include <limits>

using namespace nnprim::bench;

namespace {
struct Delete {
  void operator()(xnn_operator_t op) const { xnn_delete_operator(op); }
};

class Xnnpack : public Contestant {
public:
  Xnnpack(xnn_operator_t op, pthreadpool_t pool, const Layer &layer)
      : result(layer.outputSize()), op(op), pool(pool) {}

  void run() override { xnn_run_operator(op.get(), pool); }
  const float *output() override { return result.data(); }
  void rest() override {
    auto nothing = [](void *, size_t) {};
    if (pool)
      pthreadpool_parallelize_1d(pool, nothing, nullptr,
                                 pthreadpool_get_threads_count(pool),
                                 PTHREADPOOL_FLAG_YIELD_WORKERS);
  }
  float *data() { return result.data(); }

protected:
  Buffer result;

private:
  std::unique_ptr<xnn_operator, Delete> op;
  pthreadpool_t pool;
};

/// A pointwise convolution on images in NCHW order, which multiplies by the
/// weights that are not zero.
class XnnpackSparse : public Xnnpack {
public:
  XnnpackSparse(xnn_operator_t op, pthreadpool_t pool, const Problem &problem)
      : Xnnpack(op, pool, problem.layer), layer(problem.layer),
        image(transpose(problem.input, layer.h * layer.w, layer.c)) {}

  const float *input() const { return image.data(); }
  const float *output() override {
    transposed = transpose(result, layer.k, layer.h * layer.w);
    return transposed.data();
  }

private:
  Layer layer;
  Buffer image, transposed;
};
} // namespace

static pthreadpool_t startThreads(int count) {
  pthreadpool_t pool = pthreadpool_create(count);
  bindThreads([&](llvm::function_ref<void()> task) {
    pthreadpool_parallelize_1d(
        pool,
        [](void *task, size_t) {
          (*static_cast<llvm::function_ref<void()> *>(task))();
        },
        &task, count, /*flags=*/0);
  });
  return pool;
}

/// One pool for all layers; null for one thread, which is the calling one.
static pthreadpool_t poolFor(int threads) {
  static std::unique_ptr<struct pthreadpool, decltype(&pthreadpool_destroy)>
      pool(threads == 1 ? nullptr : startThreads(threads),
           &pthreadpool_destroy);
  return pool.get();
}

/// Transposes R×S×C×K to K×R×S×C, XNNPACK's layout of filters.
static Buffer transposeFilter(const Problem &problem) {
  const Layer &l = problem.layer;
  Buffer result(problem.filter.size());
  const int64_t rows = l.r * l.s * l.c;
  for (int64_t row = 0; row < rows; ++row)
    for (int64_t k = 0; k < l.k; ++k)
      result.data()[k * rows + row] = problem.filter.data()[row * l.k + k];
  return result;
}

static llvm::Expected<std::unique_ptr<Contestant>>
makeXnnpack(const Problem &problem) {
  const Layer &l = problem.layer;
  if (xnn_initialize(/*allocator=*/nullptr) != xnn_status_success)
    return llvm::createStringError("XNNPACK does not run on this machine");
  constexpr float infinity = std::numeric_limits<float>::infinity();
  const bool depthwise = l.isDepthwise();
  Buffer transposed = depthwise ? Buffer() : transposeFilter(problem);
  xnn_operator_t op = nullptr;
  xnn_status status = xnn_create_convolution2d_nhwc_f32(
      l.padTop, l.padRight, l.padBottom, l.padLeft, l.r, l.s, l.stride,
      l.stride, l.dilation, l.dilation, l.groups, l.c / l.groups,
      l.k / l.groups, l.c, l.k,
      depthwise ? problem.filter.data() : transposed.data(), /*bias=*/nullptr,
      -infinity, infinity, depthwise ? XNN_FLAG_DEPTHWISE_CONVOLUTION : 0, &op);
  if (status != xnn_status_success)
    return llvm::createStringError("XNNPACK has no such convolution");
  pthreadpool_t pool = poolFor(problem.threads);
  auto contestant = std::make_unique<Xnnpack>(op, pool, l);
  status = xnn_setup_convolution2d_nhwc_f32(
      op, l.n, l.h, l.w, problem.input.data(), contestant->data(), pool);
  if (status != xnn_status_success)
    return llvm::createStringError("XNNPACK refuses the image");
  return contestant;
}

static llvm::Expected<std::unique_ptr<Contestant>>
makeXnnpackSparse(const Problem &problem) {
  const Layer &l = problem.layer;
  // There is nothing to gain by weights none of which are zero.
  bool hasZeros = std::count(problem.filter.data(),
                             problem.filter.data() + problem.filter.size(),
                             0.0f) > problem.filter.size() / 10;
  if (!l.isPointwise() || l.n != 1 || !hasZeros)
    return nullptr;
  if (xnn_initialize(/*allocator=*/nullptr) != xnn_status_success)
    return llvm::createStringError("XNNPACK does not run on this machine");
  constexpr float infinity = std::numeric_limits<float>::infinity();
  Buffer filter = transposeFilter(problem);
  xnn_operator_t op = nullptr;
  xnn_status status = xnn_create_convolution2d_nchw_f32(
      0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, l.c, l.k, l.c, l.k, filter.data(),
      /*bias=*/nullptr, -infinity, infinity, /*flags=*/0, &op);
  if (status != xnn_status_success)
    return llvm::createStringError("XNNPACK has no such convolution");
  pthreadpool_t pool = poolFor(problem.threads);
  auto contestant = std::make_unique<XnnpackSparse>(op, pool, problem);
  status = xnn_setup_convolution2d_nchw_f32(
      op, l.n, l.h, l.w, contestant->input(), contestant->data(), pool);
  if (status != xnn_status_success)
    return llvm::createStringError("XNNPACK refuses the image");
  return contestant;
}

void nnprim::bench::addXnnpack(Entries &entries) {
  entries.push_back({"xnnpack", /*isPeer=*/true, makeXnnpack});
  entries.push_back({"xnnpack-sparse", /*isPeer=*/true, makeXnnpackSparse});
}
