"""tosa.py DIR NNPRIM_RUN: DIR/tosa.so against numpy."""

import subprocess
import sys

import numpy as np

directory, tool = sys.argv[1:]
rng = np.random.default_rng(1)
x = rng.standard_normal((1, 6, 6, 3)).astype(np.float32)
w = rng.standard_normal((4, 3, 3, 3)).astype(np.float32)
b = rng.standard_normal(4).astype(np.float32)
command = [tool, f"{directory}/tosa.so", f"--output-dir={directory}"]
for i, value in enumerate([x, w, b]):
    np.save(f"{directory}/{i}.npy", value)
    command.append(f"--input=input{i}={directory}/{i}.npy")
subprocess.run(command, check=True, stdout=subprocess.DEVNULL)

padded = np.pad(x.astype(np.float64), ((0, 0), (1, 1), (1, 1), (0, 0)))
expected = np.tile(b.astype(np.float64), (1, 6, 6, 1))
for i in range(3):
    for j in range(3):
        expected += padded[:, i : i + 6, j : j + 6] @ w[:, i, j].T.astype(np.float64)
expected = np.clip(np.tanh(expected), 0, 0.75)
error = np.abs(np.load(f"{directory}/output0.npy") - expected).max()
print("agrees" if error < 1e-5 else f"differs by {error}")
