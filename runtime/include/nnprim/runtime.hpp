//===- runtime.hpp - Compiled models in C++17 -------------------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The C interface with owners and exceptions; a program that includes this
// header links libnnprim_runtime. Example:
//
//   nnprim::runtime::Model model("mobilenet.so");
//   nnprim::runtime::ThreadPool pool(2);
//   std::vector<float> image(model.inputs()[0].count());
//   std::vector<float> scores(model.outputs()[0].count());
//   model.run({image}, {scores}, &pool);
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_RUNTIME_HPP
#define NNPRIM_RUNTIME_HPP

#include "nnprim/invoke.h"
#include "nnprim/library.h"
#include "nnprim/memory.h"
#include "nnprim/tensor.h"
#include "nnprim/threads.h"

#include <cstddef>
#include <initializer_list>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <vector>

namespace nnprim {
namespace runtime {

/// A library that cannot be loaded, a call with tensors that do not fit, or one
/// that the model refused. `what()` is one line without a full stop.
struct Error : std::runtime_error {
  using std::runtime_error::runtime_error;
};

namespace detail {
/// The nnprim_type of a C++ type. 16-bit floats have none in C++17: their
/// tensors are given as bits, in uint16_t.
template <typename T> constexpr int32_t typeOf() {
  using U = std::remove_cv_t<T>;
  if (std::is_same_v<U, float>)
    return NNPRIM_FLOAT32;
  if (std::is_same_v<U, double>)
    return NNPRIM_FLOAT64;
  if (std::is_same_v<U, bool>)
    return NNPRIM_BOOL;
  if (!std::is_integral_v<U>)
    return 0;
  switch (sizeof(U)) {
  case 1:
    return std::is_signed_v<U> ? NNPRIM_INT8 : NNPRIM_UINT8;
  case 2:
    return std::is_signed_v<U> ? NNPRIM_INT16 : NNPRIM_UINT16;
  case 4:
    return std::is_signed_v<U> ? NNPRIM_INT32 : NNPRIM_UINT32;
  default:
    return std::is_signed_v<U> ? NNPRIM_INT64 : NNPRIM_UINT64;
  }
}
} // namespace detail

/// Elements that belong to the caller: a pointer, how many, and of which
/// nnprim_type. Made of an array, a vector, or whatever else has data() and
/// size(). `Pointer` is `const void *` for inputs and `void *` for outputs.
template <typename Pointer> class View {
public:
  template <typename T>
  View(T *data, std::size_t count)
      : data(data), count(count), type(detail::typeOf<T>()) {
    static_assert(detail::typeOf<T>() != 0, "no tensor has this element type");
  }
  template <typename Container,
            typename = decltype(std::declval<Container &>().data())>
  View(Container &elements) : View(elements.data(), elements.size()) {}

  Pointer data;
  std::size_t count;
  int32_t type;
};
using Input = View<const void *>;
using Output = View<void *>;

/// An input or output of a model.
class Tensor {
public:
  explicit Tensor(const nnprim_tensor &tensor) : tensor(&tensor) {}

  std::string name() const { return tensor->name; }
  int32_t type() const { return tensor->type; }
  std::vector<int64_t> shape() const {
    return {tensor->shape, tensor->shape + tensor->rank};
  }
  std::size_t count() const {
    return nnprim_tensor_bytes(tensor) / nnprim_type_size(tensor->type);
  }

private:
  const nnprim_tensor *tensor;
};

/// A fixed set of threads; see nnprim/threads.h. It may serve many models.
class ThreadPool {
public:
  /// 0 stands for one thread on each processor.
  explicit ThreadPool(int32_t numThreads = 0)
      : pool(nnprim_thread_pool_create(numThreads)) {
    if (!pool)
      throw Error("cannot start " + std::to_string(numThreads) + " threads");
  }

  nnprim_threads threads() const {
    return nnprim_thread_pool_threads(pool.get());
  }

private:
  struct Destroy {
    void operator()(nnprim_thread_pool *pool) const {
      nnprim_thread_pool_destroy(pool);
    }
  };
  std::unique_ptr<nnprim_thread_pool, Destroy> pool;
};

/// A model of a shared library, and an arena for it. Threads that run one model
/// at the same time need a Model each; the weights are in memory once.
class Model {
public:
  explicit Model(const std::string &path) {
    char error[512];
    library.reset(nnprim_library_open(path.c_str(), error, sizeof(error)));
    if (!library)
      throw Error(path + ": " + error);
    model = nnprim_library_model(library.get());
    prepare();
  }

  /// A model that is linked into the program: `Model model(resnet50_model)`.
  explicit Model(const nnprim_model &linked) : model(&linked) { prepare(); }

  std::string name() const { return model->name; }
  std::vector<Tensor> inputs() const {
    return {tensors.begin(), tensors.begin() + model->num_inputs};
  }
  std::vector<Tensor> outputs() const {
    return {tensors.begin() + model->num_inputs, tensors.end()};
  }
  /// The descriptor, for all else.
  const nnprim_model &descriptor() const { return *model; }

  /// Values for the extents that the model leaves open, in the order of its
  /// symbols (nnprim-compile --max and --sizes). Later runs have inputs and
  /// outputs of these; at first they are the largest. Throws Error if the model
  /// does not take them.
  void setExtents(const std::vector<int64_t> &values) {
    if (values.size() != std::size_t(model->num_symbols))
      throw Error("expected " + std::to_string(model->num_symbols) +
                  " extents, got " + std::to_string(values.size()));
    std::vector<std::vector<int64_t>> newShapes;
    auto add = [&](int32_t count, const nnprim_tensor *tensors, auto getShape) {
      for (int32_t i = 0; i < count; ++i) {
        newShapes.emplace_back(tensors[i].rank);
        check(getShape(model, values.data(), i, newShapes.back().data()));
      }
    };
    add(model->num_inputs, model->inputs, nnprim_input_shape);
    add(model->num_outputs, model->outputs, nnprim_output_shape);
    shapes = std::move(newShapes);
    extents = values;
    for (std::size_t i = 0; i < shapes.size(); ++i)
      tensors[i].shape = shapes[i].data();
  }

  /// Runs the model once, in the calling thread if `pool` is null. Throws Error
  /// if the number, types or sizes of the tensors are not the model's, and
  /// writes nothing then.
  void run(std::initializer_list<Input> inputs,
           std::initializer_list<Output> outputs,
           const ThreadPool *pool = nullptr) {
    run(inputs.begin(), inputs.size(), outputs.begin(), outputs.size(), pool);
  }
  void run(const std::vector<Input> &inputs, const std::vector<Output> &outputs,
           const ThreadPool *pool = nullptr) {
    run(inputs.data(), inputs.size(), outputs.data(), outputs.size(), pool);
  }

private:
  void run(const Input *inputs, std::size_t numInputs, const Output *outputs,
           std::size_t numOutputs, const ThreadPool *pool) {
    auto in = pointers("input", inputs, numInputs, tensors.data(),
                       std::size_t(model->num_inputs));
    auto out = pointers("output", outputs, numOutputs,
                        tensors.data() + model->num_inputs,
                        std::size_t(model->num_outputs));
    nnprim_threads threads = pool ? pool->threads() : nnprim_threads();
    nnprim_status status = nnprim_invoke_sized(
        model, extents.data(), in.data(), out.data(), arena.get(),
        model->arena_bytes, pool ? &threads : nullptr);
    if (status != NNPRIM_OK)
      fail(status);
  }

  [[noreturn]] void fail(nnprim_status status) const {
    char text[512];
    nnprim_describe_status(model, status, text, sizeof(text));
    throw Error(name() + ": " + text);
  }

  /// Of nnprim_input_shape: 0, or a symbol's position plus 1.
  void check(int32_t wrongExtent) const {
    if (wrongExtent != 0)
      fail(NNPRIM_ERROR_EXTENT | (wrongExtent - 1) << 8);
  }

  template <typename Pointer>
  static std::vector<Pointer>
  pointers(const std::string &what, const View<Pointer> *views,
           std::size_t count, const nnprim_tensor *tensors,
           std::size_t expected) {
    if (count != expected)
      throw Error("expected " + std::to_string(expected) + " " + what +
                  "s, got " + std::to_string(count));
    std::vector<Pointer> result;
    for (std::size_t i = 0; i < count; ++i) {
      check(what, views[i].type, views[i].count, tensors[i]);
      result.push_back(views[i].data);
    }
    return result;
  }

  static void check(const std::string &what, int32_t type, std::size_t count,
                    const nnprim_tensor &tensor) {
    bool isBits = type == NNPRIM_UINT16 && (tensor.type == NNPRIM_FLOAT16 ||
                                            tensor.type == NNPRIM_BFLOAT16);
    if (type != tensor.type && !isBits)
      throw Error(what + " '" + tensor.name + "': expected " +
                  nnprim_type_name(tensor.type) + ", got " +
                  nnprim_type_name(type));
    if (count != Tensor(tensor).count())
      throw Error(what + " '" + tensor.name + "': expected " +
                  std::to_string(Tensor(tensor).count()) + " elements, got " +
                  std::to_string(count));
  }

  void prepare() {
    tensors.assign(model->inputs, model->inputs + model->num_inputs);
    tensors.insert(tensors.end(), model->outputs,
                   model->outputs + model->num_outputs);
    for (int32_t i = 0; i < model->num_symbols; ++i) {
      const nnprim_symbol &symbol = model->symbols[i];
      extents.push_back(symbol.values[symbol.num_values - 1]);
    }
    arena.reset(
        nnprim_aligned_alloc(model->arena_bytes, model->arena_alignment));
    if (!arena)
      throw Error(name() + ": cannot allocate an arena of " +
                  std::to_string(model->arena_bytes) + " bytes");
  }

  struct Close {
    void operator()(nnprim_library *library) const {
      nnprim_library_close(library);
    }
  };
  struct Free {
    void operator()(void *memory) const { nnprim_aligned_free(memory); }
  };
  std::unique_ptr<nnprim_library, Close> library;
  const nnprim_model *model = nullptr;
  std::unique_ptr<void, Free> arena;
  /// A value for each symbol, and the inputs and outputs with the shapes that
  /// they have for these.
  std::vector<int64_t> extents;
  std::vector<std::vector<int64_t>> shapes;
  std::vector<nnprim_tensor> tensors;
};

} // namespace runtime
} // namespace nnprim

#endif // NNPRIM_RUNTIME_HPP
