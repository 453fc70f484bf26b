//===- OneDnn.cpp - Layers by oneDNN --------------------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

//
// oneDNN is used in the best way that its documentation advises: weights are
// reordered beforehand to the layout that the primitive requests; the
// convolution is direct, or Winograd's in blocked layout (`onednn-winograd`);
// images are NHWC (the columns `onednn` and `onednn-matmul`) or in the
// library's own blocked layout, reordered beforehand too (`onednn-any`).
//
//===----------------------------------------------------------------------===//

#include "Contestant.h"

#include "dnnl.hpp"

using namespace nnprim::bench;
using namespace dnnl;
using tag = memory::format_tag;
constexpr auto f32 = memory::data_type::f32;

static engine &cpu() {
  static engine instance(engine::kind::cpu, 0);
  return instance;
}

static stream &queue() {
  static stream instance(cpu());
  return instance;
}

/// Copies `from` into the layout that the primitive wants.
static memory reorderTo(const memory::desc &wanted, memory &from) {
  if (from.get_desc() == wanted)
    return from;
  memory to(wanted, cpu());
  reorder(from, to).execute(queue(), from, to);
  queue().wait();
  return to;
}

namespace {
/// A primitive with source, weights and destination.
template <typename Descriptor, typename Primitive>
class OneDnn : public Contestant {
public:
  OneDnn(const Descriptor &descriptor, memory source, memory weights,
         const memory::desc &plain)
      : primitive(descriptor), source(reorderTo(descriptor.src_desc(), source)),
        weights(reorderTo(descriptor.weights_desc(), weights)),
        destination(descriptor.dst_desc(), cpu()), plain(plain),
        implementation(descriptor.impl_info_str()) {
    arguments = {{DNNL_ARG_SRC, this->source},
                 {DNNL_ARG_WEIGHTS, this->weights},
                 {DNNL_ARG_DST, destination}};
  }

  void run() override {
    primitive.execute(queue(), arguments);
    queue().wait();
  }
  const float *output() override {
    result = reorderTo(plain, destination);
    return static_cast<const float *>(result.get_data_handle());
  }
  std::string detail() const override { return implementation; }

private:
  Primitive primitive;
  memory source, weights, destination, result;
  memory::desc plain;
  std::unordered_map<int, memory> arguments;
  std::string implementation;
};

using Result = llvm::Expected<std::unique_ptr<Contestant>>;
} // namespace

static Result makeConvolution(const Problem &problem, bool blocked,
                              algorithm kind = algorithm::convolution_direct) {
  const Layer &l = problem.layer;
  memory::dims source = {l.n, l.c, l.h, l.w};
  memory::dims result = {l.n, l.k, l.outputHeight(), l.outputWidth()};
  memory::dims filter = {l.k, l.c, l.r, l.s};
  tag filterTag = tag::hwio;
  if (l.isDepthwise()) {
    filter = {l.groups, 1, 1, l.r, l.s};
    filterTag = tag::hwigo;
  }
  tag image = blocked ? tag::any : tag::nhwc;
  convolution_forward::desc operation(
      prop_kind::forward_inference, kind, {source, f32, image},
      {filter, f32, tag::any}, {result, f32, image}, {l.stride, l.stride},
      {l.dilation - 1, l.dilation - 1}, {l.padTop, l.padLeft},
      {l.padBottom, l.padRight});
  convolution_forward::primitive_desc descriptor(operation, cpu(),
                                                 /*allow_empty=*/true);
  // oneDNN has Winograd convolutions only for 3×3 filters, no strides and many
  // channels.
  if (!descriptor && kind == algorithm::convolution_winograd)
    return nullptr;
  if (!descriptor)
    return llvm::createStringError("oneDNN has no such convolution");
  memory::desc plain(result, f32, tag::nhwc);
  return std::make_unique<
      OneDnn<convolution_forward::primitive_desc, convolution_forward>>(
      descriptor, memory({source, f32, tag::nhwc}, cpu(), problem.input.data()),
      memory({filter, f32, filterTag}, cpu(), problem.filter.data()), plain);
}

/// The product of a matrix of `rows` rows by the layer's filters.
static Result makeProduct(const Problem &problem, int64_t rows, float *matrix) {
  const Layer &l = problem.layer;
  int64_t depth = l.r * l.s * l.c;
  memory::dims a = {rows, depth}, b = {depth, l.k}, c = {rows, l.k};
  matmul::desc operation({a, f32, tag::ab}, {b, f32, tag::any},
                         {c, f32, tag::ab});
  matmul::primitive_desc descriptor(operation, cpu(), /*allow_empty=*/true);
  if (!descriptor)
    return llvm::createStringError("oneDNN has no such product");
  return std::make_unique<OneDnn<matmul::primitive_desc, matmul>>(
      descriptor, memory({a, f32, tag::ab}, cpu(), matrix),
      memory({b, f32, tag::ab}, cpu(), problem.filter.data()),
      memory::desc(c, f32, tag::ab));
}

static Result makeMatmul(const Problem &problem) {
  const Layer &l = problem.layer;
  if (!l.isPointwise())
    return nullptr;
  return makeProduct(problem, l.n * l.h * l.w, problem.input.data());
}

namespace {
/// The matrix of an im2col, and its product, within the call.
class Im2col : public Contestant {
public:
  Im2col(const Problem &problem, Buffer patches,
         std::unique_ptr<Contestant> product)
      : problem(problem), patches(std::move(patches)),
        product(std::move(product)) {}

  void run() override {
    problem.gatherPatches(patches.data());
    product->run();
  }
  const float *output() override { return product->output(); }
  std::string detail() const override { return product->detail(); }

private:
  const Problem &problem;
  Buffer patches;
  std::unique_ptr<Contestant> product;
};
} // namespace

static Result makeIm2col(const Problem &problem) {
  const Layer &l = problem.layer;
  if (!l.isProductOfPatches())
    return nullptr;
  Buffer patches(l.patchesSize());
  Result product =
      makeProduct(problem, l.outputHeight() * l.outputWidth(), patches.data());
  if (!product)
    return product.takeError();
  return std::make_unique<Im2col>(problem, std::move(patches),
                                  std::move(*product));
}

void nnprim::bench::addOneDnn(Entries &entries) {
  entries.push_back({"onednn", /*isPeer=*/true, [](const Problem &problem) {
                       return makeConvolution(problem, /*blocked=*/false);
                     }});
  entries.push_back({"onednn-any", /*isPeer=*/true, [](const Problem &problem) {
                       return makeConvolution(problem, /*blocked=*/true);
                     }});
  entries.push_back(
      {"onednn-winograd", /*isPeer=*/true, [](const Problem &problem) {
         return makeConvolution(problem, /*blocked=*/true,
                                algorithm::convolution_winograd);
       }});
  entries.push_back({"onednn-matmul", /*isPeer=*/true, makeMatmul});
  entries.push_back({"onednn-im2col", /*isPeer=*/true, makeIm2col});
}
