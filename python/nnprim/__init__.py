# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compile neural networks with NNPrim and run them on NumPy arrays.

    import nnprim

    model = nnprim.compile("mobilenet.onnx", max_error=1e-4)   # or nnprim.load("mobilenet.so")
    scores = model(image)                                      # or model(data=image)

`compile` needs the installed compiler, `load` only the runtime's shared library. Both raise `nnprim.Error` with the
words of the tools.
"""

from ._compiler import compile
from ._errors import CompileError, Error, LoadError, RunError
from ._model import Model, Symbol, Tensor, load
from ._profile import Step
from ._version import __version__

__all__ = ["CompileError", "Error", "LoadError", "Model", "RunError", "Step", "Symbol", "Tensor", "__version__", "compile",
           "load"]
