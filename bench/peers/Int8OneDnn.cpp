//===- Int8OneDnn.cpp - Quantized layers by oneDNN ------------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Int8.h"

#include "dnnl.hpp"

#include <unordered_map>

using namespace nnprim::bench;
using namespace dnnl;
using Tag = memory::format_tag;
using Type = memory::data_type;

namespace {
/// A primitive with all its operands; weights are packed as it wants them.
class OneDnn : public Int8Contestant {
public:
  void run() override {
    operation.execute(queue, arguments);
    queue.wait();
  }
  std::string detail() const override { return implementation; }

protected:
  OneDnn() : cpu(engine::kind::cpu, 0), queue(cpu) {}

  static primitive_attr makeAttributes(const Int8Layer &layer,
                                       const Int8Operands &operands,
                                       unsigned channel) {
    primitive_attr attributes;
    if (layer.hasBytes)
      attributes.set_output_scales(1 << channel, operands.scales);
    return attributes;
  }

  template <typename Primitive>
  void prepare(const typename Primitive::primitive_desc &descriptor,
               const memory::desc &plain, const memory::desc &bias,
               Int8Operands &operands) {
    memory weights(plain, cpu, operands.filter.data());
    memory packed(descriptor.weights_desc(), cpu);
    reorder(weights, packed).execute(queue, weights, packed);
    queue.wait();
    implementation = descriptor.impl_info_str();
    operation = Primitive(descriptor);
    arguments = {{DNNL_ARG_SRC,
                  memory(descriptor.src_desc(), cpu, operands.input.data())},
                 {DNNL_ARG_WEIGHTS, packed},
                 {DNNL_ARG_BIAS, memory(bias, cpu, operands.bias.data())},
                 {DNNL_ARG_DST,
                  memory(descriptor.dst_desc(), cpu, operands.result.data())}};
  }

  engine cpu;
  stream queue;

private:
  primitive operation;
  std::unordered_map<int, memory> arguments;
  std::string implementation;
};

class Product : public OneDnn {
public:
  Product(const Int8Layer &layer, Int8Operands &operands) {
    int64_t m = layer.pixels(), n = layer.k, k = layer.c;
    memory::desc lhs({m, k}, Type::u8, Tag::ab),
        any({k, n}, Type::s8, Tag::any), plain({k, n}, Type::s8, Tag::ab),
        bias({1, n}, Type::s32, Tag::ab),
        out({m, n}, layer.hasBytes ? Type::u8 : Type::s32, Tag::ab);
    matmul::primitive_desc descriptor({lhs, any, bias, out},
                                      makeAttributes(layer, operands, 1), cpu);
    prepare<matmul>(descriptor, plain, bias, operands);
  }
};

class Convolution : public OneDnn {
public:
  Convolution(const Int8Layer &layer, Int8Operands &operands) {
    memory::dims filter{layer.k, layer.c, layer.r, layer.r};
    memory::desc source({1, layer.c, layer.h, layer.w}, Type::u8, Tag::nhwc),
        any(filter, Type::s8, Tag::any), plain(filter, Type::s8, Tag::hwio),
        bias({layer.k}, Type::s32, Tag::a),
        out({1, layer.k, layer.outHeight(), layer.outWidth()},
            layer.hasBytes ? Type::u8 : Type::s32, Tag::nhwc);
    convolution_forward::primitive_desc descriptor(
        {prop_kind::forward_inference,
         algorithm::convolution_direct,
         source,
         any,
         bias,
         out,
         {layer.stride, layer.stride},
         {layer.top, layer.left},
         {layer.bottom, layer.right}},
        makeAttributes(layer, operands, 1), cpu);
    prepare<convolution_forward>(descriptor, plain, bias, operands);
  }
};
} // namespace

void nnprim::bench::addInt8OneDnn(Int8Contestants &entries,
                                  const Int8Layer &layer,
                                  Int8Operands &operands) {
  if (layer.r == 1 && layer.stride == 1)
    entries.emplace_back("onednn-matmul",
                         std::make_unique<Product>(layer, operands));
  // A product's rows are no image.
  if (layer.w > 1)
    entries.emplace_back("onednn-conv",
                         std::make_unique<Convolution>(layer, operands));
}
