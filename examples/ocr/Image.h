//===- Image.h - RGB images and rotated rectangles in them ------*- C++ -*-===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef NNPRIM_EXAMPLES_OCR_IMAGE_H
#define NNPRIM_EXAMPLES_OCR_IMAGE_H

#include <cstdint>
#include <string>
#include <vector>

struct Point {
  float x, y;
};

inline Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
inline Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
inline Point operator*(float s, Point a) { return {s * a.x, s * a.y}; }
inline float dot(Point a, Point b) { return a.x * b.x + a.y * b.y; }
inline float cross(Point a, Point b) { return a.x * b.y - a.y * b.x; }

/// A rectangle of any orientation, in pixels; the pixel (i, j) covers
/// [i, i + 1) x [j, j + 1).
struct Rectangle {
  Point centre;
  Point right; ///< Unit vector along the width, the reading direction.
  float width, height;

  Point down() const { return {-right.y, right.x}; }
  Rectangle turned(bool halfWay) const {
    return halfWay ? Rectangle{centre, -1.0f * right, width, height} : *this;
  }
};

/// Interleaved RGB with eight bits per channel, rows from the top.
struct Image {
  int width = 0, height = 0;
  std::vector<uint8_t> rgb;

  Rectangle frame() const {
    return {{width / 2.0f, height / 2.0f}, {1, 0}, float(width), float(height)};
  }
};

/// Reads a PNG file of any colour type; on failure returns false and sets
/// `error`.
bool readPng(const std::string &path, Image &image, std::string &error);

/// Normalisation of a channel: (value / 255 - mean) / deviation.
struct Normalisation {
  float mean[3], deviation[3]; ///< In the order blue, green, red.
};

/// Resamples the part of `image` under `area` to width x height and writes it,
/// normalised, to the top left of a blue-green-red planar canvas of canvasWidth
/// x canvasHeight. The rest of the canvas becomes 0; pixels outside the image
/// repeat its edge.
void drawOnCanvas(const Image &image, const Rectangle &area, int width,
                  int height, const Normalisation &normalisation, float *canvas,
                  int canvasWidth, int canvasHeight);

#endif // NNPRIM_EXAMPLES_OCR_IMAGE_H
