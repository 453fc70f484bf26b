# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""nnprim-compile as a function."""

import os
import subprocess
import tempfile
from typing import Any, List, Mapping, Optional, Sequence, Union, overload

from . import _installation
from ._errors import CompileError
from ._model import Model

Path = Union[str, "os.PathLike[str]"]


@overload
def compile(model: Any, output: None = None, *, target: Union[str, Sequence[str]] = ...,
            max_error: Optional[float] = ..., input_shapes: Optional[Mapping[str, Sequence[Union[int, str]]]] = ...,
            maxima: Optional[Mapping[str, int]] = ..., sizes: Optional[Mapping[str, Sequence[int]]] = ...,
            threads: int = ..., profile: bool = ..., options: Sequence[str] = ...) -> Model: ...


@overload
def compile(model: Any, output: Path, *, target: Union[str, Sequence[str]] = ...,
            max_error: Optional[float] = ..., input_shapes: Optional[Mapping[str, Sequence[Union[int, str]]]] = ...,
            maxima: Optional[Mapping[str, int]] = ..., sizes: Optional[Mapping[str, Sequence[int]]] = ...,
            threads: int = ..., profile: bool = ..., options: Sequence[str] = ...) -> str: ...


def compile(model: Any, output: Optional[Path] = None, *, target: Union[str, Sequence[str]] = "host",
            max_error: Optional[float] = None, input_shapes: Optional[Mapping[str, Sequence[Union[int, str]]]] = None,
            maxima: Optional[Mapping[str, int]] = None, sizes: Optional[Mapping[str, Sequence[int]]] = None,
            threads: int = 1, profile: bool = False, options: Sequence[str] = ()) -> Union[Model, str]:
    """Compiles an ONNX model (a path, or a `ModelProto`) or an MLIR file.

    Without `output`, returns the model, loaded, and leaves no file behind. With `output`, writes the shared library
    there and returns its path: so it is for a `target` other than this machine.

    `max_error` allows algorithms whose error, relative to the largest output, is at most that. `input_shapes` maps
    names of inputs to shapes, where the model leaves them open. An extent may be a name, "N": then each call chooses it,
    from 1 to `maxima["N"]`, if the model computes items along it independently, or of `sizes["N"]`. `threads` is the
    number of threads that the model is planned for. `profile` makes it measure its steps (Model.profile). `options` are
    further ones of nnprim-compile. Raises CompileError with its words.
    """
    arguments = [f"--target={target if isinstance(target, str) else ','.join(target)}", f"--num-threads={threads}"]
    if max_error is not None:
        arguments.append(f"--max-error={float(max_error)!r}")
    for name, shape in (input_shapes or {}).items():
        arguments.append(f"--input-shape={name}={'x'.join(map(_extent, shape))}")
    for symbol, maximum in (maxima or {}).items():
        arguments.append(f"--max={symbol}={int(maximum)}")
    for symbol, values in (sizes or {}).items():
        arguments.append(f"--sizes={symbol}={','.join(str(int(value)) for value in values)}")
    if profile:
        arguments.append("--profile")
    arguments += options
    with tempfile.TemporaryDirectory(prefix="nnprim-") as folder:
        source = _source(model, folder)
        if output is not None:
            _run(source, os.fspath(output), arguments)
            return os.fspath(output)
        library = os.path.join(folder, "model.so")
        _run(source, library, arguments)
        # The system keeps a loaded library after its file is gone.
        return Model(library, threads=threads)


def _extent(extent: Union[int, str]) -> str:
    return extent if isinstance(extent, str) else str(int(extent))


def _source(model: Any, folder: str) -> str:
    if isinstance(model, (str, os.PathLike)):
        return os.fspath(model)
    if not hasattr(model, "SerializeToString"):
        raise TypeError(f"model: expected a path or an onnx.ModelProto, got {type(model).__name__}")
    path = os.path.join(folder, "model.onnx")
    with open(path, "wb") as file:
        file.write(model.SerializeToString())
    return path


def _run(source: str, output: str, arguments: List[str]) -> None:
    compiler = _installation.find_tool("nnprim-compile")
    if not compiler:
        raise CompileError("nnprim-compile not found; install NNPrim, or set NNPRIM_HOME to where it is")
    process = subprocess.run([compiler, "-o", output, *arguments, "--", source], stdin=subprocess.DEVNULL,
                             stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if process.returncode != 0:
        words = process.stdout.decode(errors="replace").strip()
        raise CompileError(words or f"nnprim-compile failed with status {process.returncode}")
