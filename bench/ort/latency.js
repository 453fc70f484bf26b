//===- latency.js - The peer's side of the model benchmark ----------------===//
//
// Part of the NNPrim project, under the Apache License v2.0 with LLVM
// Exceptions. See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// usage: node latency.js MODEL.onnx INPUT=1x3x224x224 [THREADS]
//
// Loads the model once, then answers each line N on standard input with the
// latencies of N runs in milliseconds, as a JSON array. One thread or THREADS, every
// graph optimization, and outputs that are reused from run to run.
//
//===----------------------------------------------------------------------===//

import ort from 'onnxruntime-node'
import readline from 'node:readline'

const [file, input, threads = '1'] = process.argv.slice(2)
const [name, shape] = input.split('=')
const dims = shape.split('x').map(Number)

const session = await ort.InferenceSession.create(file, {
  executionProviders: ['cpu'],
  graphOptimizationLevel: 'all',
  executionMode: 'sequential',
  intraOpNumThreads: Number(threads),
  interOpNumThreads: 1,
})

// The values only have to be harmless: no denormals, no infinities.
const values = Float32Array.from({ length: dims.reduce((a, b) => a * b, 1) }, (_, i) => ((i * 7919) % 1000) / 500 - 1)
const feeds = { [name]: new ort.Tensor('float32', values, dims) }
const fetches = await session.run(feeds)

for await (const line of readline.createInterface({ input: process.stdin })) {
  const times = []
  for (let i = 0; i < Number(line); i++) {
    const begin = performance.now()
    await session.run(feeds, fetches)
    times.push(performance.now() - begin)
  }
  console.log(JSON.stringify(times))
}
