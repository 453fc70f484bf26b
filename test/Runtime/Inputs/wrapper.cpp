// Runs a model through the C++ wrapper, then misuses the wrapper.

#include "nnprim/runtime.hpp"

#include <array>
#include <cstdio>
#include <functional>

namespace rt = nnprim::runtime;

static void expectError(const std::function<void()> &body) {
  try {
    body();
    std::printf("no error\n");
  } catch (const rt::Error &error) {
    std::printf("%s\n", error.what());
  }
}

int main(int, char **argv) {
  rt::Model model(argv[1]);
  std::vector<float> image(model.inputs()[0].count(), 1.0f);
  std::vector<float> filters(model.inputs()[1].count(), 0.5f);
  std::vector<float> features(model.outputs()[0].count());
  std::printf("%s:", model.name().c_str());
  for (int64_t extent : model.inputs()[0].shape())
    std::printf(" %d", int(extent));
  std::printf("\n");

  const std::vector<float> constant = image;
  rt::ThreadPool pool(2);
  model.run({constant, filters}, {features}, &pool);
  std::vector<float> serial(features.size());
  model.run({image, filters}, {rt::Output(serial.data(), serial.size())});
  // Twice nine taps of eight channels with filters of one half.
  std::printf("%g, %s\n", double(features[40]),
              serial == features ? "same bits" : "other bits");

  std::vector<double> doubles(image.size());
  std::array<float, 3> few;
  expectError([&] { model.run({image}, {features}); });
  expectError([&] { model.run({doubles, filters}, {features}); });
  expectError([&] { model.run({image, few}, {features}); });
  expectError([&] { model.run({image, filters}, {few}); });
  expectError([] { rt::Model("missing.so"); });
  expectError([&] { model.setExtents({4}); });

  rt::Model rows(argv[2]);
  rows.setExtents({2});
  std::vector<float> x(rows.inputs()[0].count(), 1.0f), y(x.size());
  rows.run({x}, {y});
  std::printf("%d rows, %g\n", int(rows.outputs()[0].shape()[0]), double(y[9]));
  expectError([&] { rows.setExtents({4}); });
  expectError([] { rt::ThreadPool(-1); });
}
