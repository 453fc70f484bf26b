//===- ComputeCountsTest.cpp - FLOP and byte counts -----------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NNPrim/Dialect/NNPrim/IR/NNPrimDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace nnprim;

namespace {

struct Counts {
  std::optional<int64_t> flops, bytes;
};

/// The counts of the op that `body` contains, on the arguments of a function.
Counts count(StringRef arguments, StringRef body) {
  MLIRContext context;
  context.loadDialect<NNPrimDialect, func::FuncDialect>();
  std::string source =
      ("func.func @f(" + arguments + ") {\n" + body + "\nreturn\n}\n").str();
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(source, ParserConfig(&context));
  Counts counts;
  if (!module)
    ADD_FAILURE() << "does not parse: " << source;
  else
    module->walk([&](ComputeOpInterface op) {
      counts = {op.getFlopCount(), op.getByteCount()};
    });
  return counts;
}

void expectCounts(Counts counts, int64_t flops, int64_t bytes) {
  ASSERT_TRUE(counts.flops && counts.bytes);
  EXPECT_EQ(*counts.flops, flops);
  EXPECT_EQ(*counts.bytes, bytes);
}

TEST(ComputeCounts, Gemm) {
  expectCounts(
      count("%a: memref<4x8xf32>, %b: memref<3x8x2xf32>, %c: memref<4x6xf32>",
            "nnprim.gemm ins(%a, %b : memref<4x8xf32>, memref<3x8x2xf32>) "
            "outs(%c : memref<4x6xf32>)"),
      2 * 4 * 6 * 8, 4 * (4 * 8 + 3 * 8 * 2 + 4 * 6));
}

/// An operand that is read twice comes from memory once.
TEST(ComputeCounts, RepeatedOperand) {
  expectCounts(
      count("%a: memref<4x4xf32>, %c: memref<4x4xf32>",
            "nnprim.gemm ins(%a, %a : memref<4x4xf32>, memref<4x4xf32>) "
            "outs(%c : memref<4x4xf32>)"),
      2 * 4 * 4 * 4, 4 * (16 + 16));
}

TEST(ComputeCounts, Pack) {
  expectCounts(count("%b: memref<8x6xf16>, %p: memref<2x8x4xf16>",
                     "nnprim.pack ins(%b : memref<8x6xf16>) "
                     "outs(%p : memref<2x8x4xf16>)"),
               0, 2 * (8 * 6 + 2 * 8 * 4));
}

TEST(ComputeCounts, IndirectGemm) {
  expectCounts(
      count("%x: memref<1x7x7x4xf32>, %i: memref<49x9xi32>, "
            "%b: memref<36x6xf32>, %y: memref<1x7x7x6xf32>",
            "nnprim.indirect_gemm ins(%x, %i, %b : memref<1x7x7x4xf32>, "
            "memref<49x9xi32>, memref<36x6xf32>) "
            "outs(%y : memref<1x7x7x6xf32>)"),
      2 * 49 * 6 * 36, 4 * (49 * 4 + 49 * 9 + 36 * 6 + 49 * 6));
}

TEST(ComputeCounts, Indirection) {
  expectCounts(
      count("%i: memref<49x9xi32>",
            "nnprim.indirection input_size [1, 7, 7] output_size [7, 7] "
            "kernel_size [3, 3] strides [1, 1] dilations [1, 1] pads [1, 1] "
            "outs(%i : memref<49x9xi32>)"),
      0, 4 * 49 * 9);
}

TEST(ComputeCounts, DirectConvolutions) {
  expectCounts(count("%x: memref<1x7x7x4xf32>, %w: memref<3x3x4xf32>, "
                     "%y: memref<1x7x7x4xf32>",
                     "nnprim.depthwise_conv ins(%x, %w : memref<1x7x7x4xf32>, "
                     "memref<3x3x4xf32>) outs(%y : memref<1x7x7x4xf32>) "
                     "strides [1, 1] dilations [1, 1] pads [1, 1]"),
               2 * 49 * 4 * 9, 4 * (2 * 49 * 4 + 36));
  expectCounts(count("%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>, "
                     "%y: memref<1x6x7x7xf32>",
                     "nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, "
                     "memref<6x4x3x3xf32>) outs(%y : memref<1x6x7x7xf32>) "
                     "strides [1, 1] dilations [1, 1] pads [1, 1]"),
               2 * 49 * 6 * 36, 4 * (49 * 4 + 6 * 36 + 49 * 6));
}

/// What an op writes for itself to read is no traffic; a second result is.
TEST(ComputeCounts, Workspace) {
  expectCounts(count("%x: memref<1x4x7x7xf32>, %w: memref<6x4x3x3xf32>, "
                     "%y: memref<1x6x7x7xf32>, %m: memref<2x1000xf32>",
                     "nnprim.conv_gemm ins(%x, %w : memref<1x4x7x7xf32>, "
                     "memref<6x4x3x3xf32>) outs(%y : memref<1x6x7x7xf32>) "
                     "strides [1, 1] dilations [1, 1] pads [1, 1] "
                     "workspace(%m : memref<2x1000xf32>)"),
               2 * 49 * 6 * 36, 4 * (49 * 4 + 6 * 36 + 49 * 6));
  Counts pooled = count(
      "%x: memref<1x14x14x8xf32>, %u: memref<128x16xf32>, "
      "%y: memref<1x14x14x16xf32>, %p: memref<1x7x7x16xf32>, "
      "%m: memref<2x640xf32>",
      "nnprim.fast_conv <winograd2d, m = 2, r = 3> "
      "ins(%x, %u : memref<1x14x14x8xf32>, memref<128x16xf32>) "
      "outs(%y : memref<1x14x14x16xf32>) pooled(%p : memref<1x7x7x16xf32>) "
      "pads [1, 1] workspace(%m : memref<2x640xf32>)");
  ASSERT_TRUE(pooled.bytes);
  EXPECT_EQ(*pooled.bytes, 4 * (196 * 8 + 128 * 16 + 196 * 16 + 49 * 16));
}

TEST(ComputeCounts, Softmax) {
  expectCounts(count("%x: memref<8x10xf32>, %y: memref<8x10xf32>",
                     "nnprim.twopass_softmax ins(%x : memref<8x10xf32>) "
                     "outs(%y : memref<8x10xf32>) dimension = 1"),
               40 * 80, 2 * 4 * 80);
}

TEST(ComputeCounts, Spmm) {
  expectCounts(
      count("%v: memref<13xf32>, %c: memref<13xi32>, %r: memref<5xi32>, "
            "%x: memref<6x20xf32>, %y: memref<4x20xf32>",
            "nnprim.spmm ins(%v, %c, %r, %x : memref<13xf32>, memref<13xi32>, "
            "memref<5xi32>, memref<6x20xf32>) outs(%y : memref<4x20xf32>)"),
      2 * 13 * 20, 4 * (13 + 13 + 5 + 6 * 20 + 4 * 20));
}

TEST(ComputeCounts, TupleGemmAndTransforms) {
  expectCounts(count("%a: memref<16x4x8xf32>, %b: memref<16x8x6xf32>, "
                     "%c: memref<16x4x6xf32>",
                     "nnprim.tuple_gemm ins(%a, %b : memref<16x4x8xf32>, "
                     "memref<16x8x6xf32>) outs(%c : memref<16x4x6xf32>)"),
               2 * 16 * 4 * 6 * 8, 4 * 16 * (4 * 8 + 8 * 6 + 4 * 6));
  expectCounts(
      count("%x: memref<1x4x4x8xf32>, %v: memref<16x4x8xf32>",
            "nnprim.input_transform <winograd2d, m = 2, r = 3> "
            "ins(%x : memref<1x4x4x8xf32>) outs(%v : memref<16x4x8xf32>) "
            "output_size [4, 4] pads [1, 1]"),
      2 * 4 * 8 * (64 + 64), 4 * (128 + 512));
  expectCounts(
      count("%w: memref<3x3x8x6xf32>, %u: memref<16x8x6xf32>",
            "nnprim.filter_transform <winograd2d, m = 2, r = 3> "
            "ins(%w : memref<3x3x8x6xf32>) outs(%u : memref<16x8x6xf32>)"),
      2 * 48 * (4 * 9 + 16 * 3), 4 * (9 * 48 + 16 * 48));
  expectCounts(
      count("%p: memref<16x4x6xf32>, %y: memref<1x4x4x6xf32>",
            "nnprim.output_transform <winograd2d, m = 2, r = 3> "
            "ins(%p : memref<16x4x6xf32>) outs(%y : memref<1x4x4x6xf32>)"),
      2 * 4 * 6 * (2 * 16 + 4 * 4), 4 * (384 + 96));
}

TEST(ComputeCounts, DynamicOrTooLarge) {
  Counts dynamic =
      count("%a: memref<?x8xf32>, %b: memref<8x6xf32>, %c: memref<?x6xf32>",
            "nnprim.gemm ins(%a, %b : memref<?x8xf32>, memref<8x6xf32>) "
            "outs(%c : memref<?x6xf32>)");
  EXPECT_FALSE(dynamic.flops || dynamic.bytes);
  Counts large =
      count("%a: memref<1073741824x1073741824xf32>, "
            "%b: memref<1073741824x1073741824xf32>, "
            "%c: memref<1073741824x1073741824xf32>",
            "nnprim.gemm ins(%a, %b : memref<1073741824x1073741824xf32>, "
            "memref<1073741824x1073741824xf32>) "
            "outs(%c : memref<1073741824x1073741824xf32>)");
  EXPECT_FALSE(large.flops);
  EXPECT_FALSE(large.bytes);
}

} // namespace
