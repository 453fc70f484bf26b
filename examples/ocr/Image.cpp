//===- Image.cpp - Read PNG files and resample images ---------------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Image.h"

#include <algorithm>
#include <cmath>
#include <png.h>

bool readPng(const std::string &path, Image &image, std::string &error) {
  png_image png = {};
  png.version = PNG_IMAGE_VERSION;
  if (!png_image_begin_read_from_file(&png, path.c_str())) {
    error = path + ": " + png.message;
    return false;
  }
  png.format = PNG_FORMAT_RGB;
  image.width = png.width;
  image.height = png.height;
  image.rgb.resize(PNG_IMAGE_SIZE(png));
  const png_color paper = {255, 255, 255}; // Shown through transparent pixels.
  if (!png_image_finish_read(&png, &paper, image.rgb.data(), 0, nullptr)) {
    error = path + ": " + png.message;
    return false;
  }
  return true;
}

/// Adds the bilinear value at `p` to sum[], in the order blue, green, red.
static void addSample(const Image &image, Point p, float sum[3]) {
  float x = std::clamp(p.x - 0.5f, 0.0f, float(image.width - 1));
  float y = std::clamp(p.y - 0.5f, 0.0f, float(image.height - 1));
  int x0 = int(x), y0 = int(y);
  int x1 = std::min(x0 + 1, image.width - 1);
  int y1 = std::min(y0 + 1, image.height - 1);
  float fx = x - x0, fy = y - y0;
  auto at = [&](int column, int row) {
    return image.rgb.data() + 3 * (size_t(row) * image.width + column);
  };
  const uint8_t *a = at(x0, y0), *b = at(x1, y0);
  const uint8_t *c = at(x0, y1), *d = at(x1, y1);
  for (int k = 0; k < 3; ++k) {
    float top = a[2 - k] + fx * (b[2 - k] - a[2 - k]);
    float bottom = c[2 - k] + fx * (d[2 - k] - c[2 - k]);
    sum[k] += top + fy * (bottom - top);
  }
}

void drawOnCanvas(const Image &image, const Rectangle &area, int width,
                  int height, const Normalisation &normalisation, float *canvas,
                  int canvasWidth, int canvasHeight) {
  const size_t plane = size_t(canvasWidth) * canvasHeight;
  std::fill(canvas, canvas + 3 * plane, 0.0f);
  const float stepX = area.width / width, stepY = area.height / height;
  // A shrinking image takes several samples per pixel to keep thin strokes.
  const int nx = std::max(1, int(std::ceil(stepX)));
  const int ny = std::max(1, int(std::ceil(stepY)));
  const Point origin = area.centre - 0.5f * area.width * area.right -
                       0.5f * area.height * area.down();
  for (int row = 0; row < height; ++row) {
    for (int column = 0; column < width; ++column) {
      float sum[3] = {0, 0, 0};
      for (int j = 0; j < ny; ++j)
        for (int i = 0; i < nx; ++i)
          addSample(image,
                    origin + stepX * (column + (i + 0.5f) / nx) * area.right +
                        stepY * (row + (j + 0.5f) / ny) * area.down(),
                    sum);
      for (int k = 0; k < 3; ++k)
        canvas[k * plane + size_t(row) * canvasWidth + column] =
            (sum[k] / (255.0f * nx * ny) - normalisation.mean[k]) /
            normalisation.deviation[k];
    }
  }
}
