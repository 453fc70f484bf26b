//===- TensorTest.cpp - Sizes, names and memory of tensors ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nnprim/tensor.h"
#include "nnprim/memory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <vector>

namespace {

/// The count, or -1 when the shape is refused.
int64_t countOf(int32_t type, const std::vector<int64_t> &shape) {
  nnprim_tensor tensor = {"t", type, static_cast<int32_t>(shape.size()),
                          shape.data()};
  uint64_t count;
  return nnprim_tensor_count(&tensor, &count) == 0 ? static_cast<int64_t>(count)
                                                   : -1;
}

TEST(Tensor, Counts) {
  EXPECT_EQ(countOf(NNPRIM_FLOAT32, {}), 1);
  EXPECT_EQ(countOf(NNPRIM_FLOAT32, {2, 3, 5}), 30);
  EXPECT_EQ(countOf(NNPRIM_FLOAT32, {2, 0, 5}), 0);
  EXPECT_EQ(countOf(NNPRIM_FLOAT32, {2, -1}), -1);
}

TEST(Tensor, BytesMustFitIn63Bits) {
  int64_t huge = int64_t(1) << 61;
  EXPECT_EQ(countOf(NNPRIM_UINT8, {huge}), huge);
  EXPECT_EQ(countOf(NNPRIM_FLOAT32, {huge}), -1);
  EXPECT_EQ(countOf(NNPRIM_UINT8, {INT64_MAX}), INT64_MAX);
  EXPECT_EQ(countOf(NNPRIM_UINT8, {INT64_MAX, 2}), -1);
  EXPECT_EQ(countOf(NNPRIM_UINT8, {INT64_MAX, INT64_MAX, 0}), -1);
}

TEST(Tensor, TypesHaveNamesAndSizes) {
  EXPECT_STREQ(nnprim_type_name(NNPRIM_FLOAT32), "float32");
  EXPECT_STREQ(nnprim_type_name(NNPRIM_BOOL), "bool");
  EXPECT_EQ(nnprim_type_size(NNPRIM_BFLOAT16), 2u);
  EXPECT_EQ(nnprim_type_size(NNPRIM_INT4), 1u);
  EXPECT_STREQ(nnprim_type_name(NNPRIM_FLOAT8E4M3FN), "float8e4m3fn");
  // ONNX's STRING and COMPLEX64 (8 and 14), and numbers of no supported type.
  for (int32_t type : {0, 8, 14, 27, -1}) {
    EXPECT_EQ(nnprim_type_name(type), nullptr) << type;
    EXPECT_EQ(nnprim_type_size(type), 0u) << type;
  }
}

TEST(Memory, IsAlignedAndWritable) {
  for (uint64_t alignment : {1, 64, 4096})
    for (uint64_t bytes : {0, 1, 100}) {
      void *pointer = nnprim_aligned_alloc(bytes, alignment);
      ASSERT_NE(pointer, nullptr);
      EXPECT_EQ(reinterpret_cast<uintptr_t>(pointer) % alignment, 0u);
      memset(pointer, 1, bytes);
      nnprim_aligned_free(pointer);
    }
}

TEST(Memory, LargeMemoryBeginsAtAHugePage) {
  constexpr uint64_t huge = 2 << 20;
  for (uint64_t bytes : {huge - 1, huge, huge + 1, 3 * huge + 4096})
    for (uint64_t alignment : {uint64_t(64), 2 * huge}) {
      void *pointer = nnprim_aligned_alloc(bytes, alignment);
      ASSERT_NE(pointer, nullptr);
      uint64_t expected = bytes < huge ? alignment : std::max(alignment, huge);
      EXPECT_EQ(reinterpret_cast<uintptr_t>(pointer) % expected, 0u);
      memset(pointer, 1, bytes);
      nnprim_aligned_free(pointer);
    }
}

TEST(Memory, NonsenseIsRefused) {
  EXPECT_EQ(nnprim_aligned_alloc(64, 0), nullptr);
  EXPECT_EQ(nnprim_aligned_alloc(64, 48), nullptr);
  EXPECT_EQ(nnprim_aligned_alloc(UINT64_MAX, 64), nullptr);
  nnprim_aligned_free(nullptr);
}

} // namespace
