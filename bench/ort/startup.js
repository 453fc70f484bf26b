//===- startup.js - The peer's side of the start-up benchmark -------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: node startup.js MODEL.onnx INPUT=1x3x224x224
//
// Loads the model and runs it once on one thread. Prints as JSON how long that took, and
// the process's resident memory before it, with the library loaded, and at most.
//
//===----------------------------------------------------------------------===//

import ort from 'onnxruntime-node'

const [file, input] = process.argv.slice(2)
const [name, shape] = input.split('=')
const dims = shape.split('x').map(Number)

const before = process.memoryUsage.rss() / 1024
const begin = performance.now()
const session = await ort.InferenceSession.create(file, {
  executionProviders: ['cpu'],
  graphOptimizationLevel: 'all',
  executionMode: 'sequential',
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
})
const values = new Float32Array(dims.reduce((a, b) => a * b, 1))
await session.run({ [name]: new ort.Tensor('float32', values, dims) })
const ms = performance.now() - begin
console.log(JSON.stringify({ ms, before_kib: Math.round(before), peak_kib: process.resourceUsage().maxRSS }))
