//===- Boxes.cpp - Rotated rectangles from a probability map --------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Boxes.h"

#include <algorithm>
#include <cmath>

/// Computes the convex hull, counter-clockwise, by Andrew's monotone chain.
static std::vector<Point> convexHull(std::vector<Point> points) {
  std::sort(points.begin(), points.end(), [](Point a, Point b) {
    return a.x < b.x || (a.x == b.x && a.y < b.y);
  });
  std::vector<Point> hull;
  auto addChain = [&](auto begin, auto end) {
    size_t start = hull.size();
    for (auto it = begin; it != end; ++it) {
      while (hull.size() >= start + 2 &&
             cross(hull.back() - hull[hull.size() - 2], *it - hull.back()) <= 0)
        hull.pop_back();
      hull.push_back(*it);
    }
    hull.pop_back(); // The next chain begins with this point.
  };
  addChain(points.begin(), points.end());
  addChain(points.rbegin(), points.rend());
  return hull;
}

/// The bounding rectangle of the hull whose sides are parallel to `right`.
static Rectangle boundAlong(const std::vector<Point> &hull, Point right) {
  Point down = {-right.y, right.x};
  float minX = dot(hull[0], right), maxX = minX;
  float minY = dot(hull[0], down), maxY = minY;
  for (Point p : hull) {
    minX = std::min(minX, dot(p, right));
    maxX = std::max(maxX, dot(p, right));
    minY = std::min(minY, dot(p, down));
    maxY = std::max(maxY, dot(p, down));
  }
  Point centre = 0.5f * (minX + maxX) * right + 0.5f * (minY + maxY) * down;
  return {centre, right, maxX - minX, maxY - minY};
}

Rectangle smallestRectangle(std::vector<Point> points) {
  // One side of the smallest rectangle lies on a side of the convex hull.
  std::vector<Point> hull = convexHull(std::move(points));
  Rectangle best = boundAlong(hull, {1, 0});
  for (size_t i = 0; i < hull.size(); ++i) {
    Point edge = hull[(i + 1) % hull.size()] - hull[i];
    edge = (1.0f / std::sqrt(dot(edge, edge))) * edge;
    // Of the four directions of a rectangle, take the one closest to (1, 0).
    while (edge.x < std::abs(edge.y) || edge.x == -edge.y)
      edge = {-edge.y, edge.x};
    Rectangle box = boundAlong(hull, edge);
    if (box.width * box.height < best.width * best.height)
      best = box;
  }
  return best;
}

namespace {
/// Finds regions of the map by flood fill and marks visited pixels.
class RegionFinder {
public:
  RegionFinder(const float *map, int width, int height, int stride,
               float threshold)
      : map(map), width(width), height(height), stride(stride),
        threshold(threshold), seen(size_t(width) * height) {}

  /// Collects the corners of the region's pixels; returns the region's mean
  /// value, or 0 if there is no unvisited region at this pixel.
  float collect(int x, int y, std::vector<Point> &corners) {
    corners.clear();
    double sum = 0;
    size_t count = 0;
    visit(x, y);
    while (!stack.empty()) {
      auto [px, py] = stack.back();
      stack.pop_back();
      sum += map[py * stride + px];
      ++count;
      for (int j = 0; j < 2; ++j)
        for (int i = 0; i < 2; ++i)
          corners.push_back({float(px + i), float(py + j)});
      for (int j = -1; j <= 1; ++j)
        for (int i = -1; i <= 1; ++i)
          visit(px + i, py + j);
    }
    return count ? float(sum / count) : 0;
  }

private:
  void visit(int x, int y) {
    if (x < 0 || y < 0 || x >= width || y >= height ||
        map[y * stride + x] <= threshold || seen[size_t(y) * width + x])
      return;
    seen[size_t(y) * width + x] = true;
    stack.push_back({x, y});
  }

  const float *map;
  int width, height, stride;
  float threshold;
  std::vector<bool> seen;
  std::vector<std::pair<int, int>> stack;
};
} // namespace

std::vector<Rectangle> findRegions(const float *map, int width, int height,
                                   int stride, float threshold,
                                   float minimumMean, float minimumSide) {
  std::vector<Rectangle> regions;
  RegionFinder finder(map, width, height, stride, threshold);
  std::vector<Point> corners;
  for (int y = 0; y < height; ++y) {
    for (int x = 0; x < width; ++x) {
      if (finder.collect(x, y, corners) < minimumMean || corners.empty())
        continue;
      Rectangle box = smallestRectangle(corners);
      if (std::min(box.width, box.height) >= minimumSide)
        regions.push_back(box);
    }
  }
  return regions;
}
