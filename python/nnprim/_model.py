# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A compiled model that is loaded, and its tensors."""

import ctypes
import os
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Dict, List, Mapping, Optional, Sequence, Tuple, Union

import numpy as np

from . import _abi, _profile, _runtime, _threads
from ._errors import LoadError, RunError

if TYPE_CHECKING:
    Array = np.ndarray[Any, Any]
else:
    Array = np.ndarray  # NumPy before 1.22 has no parameters.


@dataclass(frozen=True)
class Tensor:
    """An input or output. bfloat16 has no type in NumPy: such a tensor is an array of its bits, uint16."""

    name: str
    shape: Tuple[int, ...]
    dtype: "np.dtype[Any]"
    is_bfloat16: bool = False

    def __str__(self) -> str:
        extents = "x".join(str(extent) for extent in self.shape)
        return f"{self.name}: {extents or 'scalar'} {'bfloat16' if self.is_bfloat16 else self.dtype}"


@dataclass(frozen=True)
class Symbol:
    """An extent that a call chooses by the shapes of its inputs."""

    name: str
    #: The values that the model is compiled for.
    values: Tuple[int, ...]
    #: Whether it can have any value from 1 to the last one.
    is_composed: bool


def load(path: Union[str, "os.PathLike[str]"], *, threads: int = 1) -> "Model":
    """Loads a library that `nnprim-compile --emit=shared` wrote.

    A library is a program: load only trusted ones. Raises LoadError if it is no such library, is damaged, or is for
    another processor. `threads` is the number of threads of a call, 0 for one on each processor.
    """
    return Model(path, threads=threads)


class Model:
    """A model, called with NumPy arrays, or with arrays of other libraries that have `__dlpack__`.

    Inputs are given in order or by name. Their shapes and types must be the model's, of which `symbols` may have other
    values in each call; one that is not contiguous is copied, others are read in place. A call returns the output, or a
    tuple if there are several. Threads may call one model at the same time; while it computes, other Python threads run.
    """

    def __init__(self, path: Union[str, "os.PathLike[str]"], *, threads: int = 1) -> None:
        self.path = os.fspath(path)
        self._num_threads = _threads.resolve(threads)
        self._library: Optional[_Library] = _Library(self.path)
        # Frames hold what calls need besides arrays, and are kept for the next call. Several calls may run at once.
        self._frames: List[_Frame] = []
        model = self._library.model.contents
        self.name: str = model.name.decode()
        #: The instruction set of the code that runs here.
        self.target: str = model.variants[model.select_variant()].target.decode()
        self.inputs = _tensors(model.inputs, model.num_inputs)
        self.outputs = _tensors(model.outputs, model.num_outputs)
        #: Extents that calls choose; the shapes of `inputs` and `outputs` are for the largest.
        self.symbols = tuple(
            Symbol(symbol.name.decode(), tuple(symbol.values[:symbol.num_values]), bool(symbol.is_composed))
            for symbol in model.symbols[:model.num_symbols])
        self._positions = {tensor.name: i for i, tensor in enumerate(self.inputs)}

    def __call__(self, *args: Any, out: Optional[Sequence[Array]] = None, **kwargs: Any) -> Any:
        """Runs the model. `out` is a sequence of arrays to write the outputs to, instead of new ones.

        The result is an Array or a Tuple[Array, ...], as the model has one output or several; `run` has one type.
        """
        outputs = self._run(self._arrange(args, kwargs), out)
        return outputs[0] if len(outputs) == 1 else outputs

    def run(self, inputs: Mapping[str, Any], out: Optional[Sequence[Array]] = None) -> Dict[str, Array]:
        """The same with inputs and outputs by name, for names that are no Python identifiers."""
        outputs = self._run(self._arrange((), inputs), out)
        return {tensor.name: array for tensor, array in zip(self.outputs, outputs)}

    def profile(self, *args: Any, repeat: int = 20, **kwargs: Any) -> List[_profile.Step]:
        """Runs the model `repeat` times and returns the time of each of its steps, in the order in which they run.

        The model must have been compiled with `profile=True`, and no other thread may call it meanwhile. Inputs are
        given as in a call.
        """
        library = self._library
        if library is None:
            raise ValueError(f"{self.name} is closed")
        profiles = library.runtime.nnprim_library_profile(library.handle)
        if not profiles:
            raise RunError(f"{self.name} was compiled without profile=True")
        if repeat < 1:
            raise ValueError(f"repeat: expected at least 1, got {repeat}")
        inputs = self._arrange(args, kwargs)
        profile = profiles[library.model.contents.select_variant()]
        return _profile.measure(profile, lambda: self._run(inputs, None), repeat)

    def close(self) -> None:
        """Unloads the library, as soon as no call runs any more. Further calls raise ValueError."""
        self._library = None
        self._frames = []

    def __enter__(self) -> "Model":
        return self

    def __exit__(self, *_: Any) -> None:
        self.close()

    def __reduce__(self) -> Any:
        return (_reload, (self.path, self._num_threads))

    def __repr__(self) -> str:
        if self._library is None:
            return f"<nnprim.Model {self.name}, closed>"
        inputs, outputs = (", ".join(str(t) for t in tensors) for tensors in (self.inputs, self.outputs))
        return f"<nnprim.Model {self.name} for {self.target} ({inputs}) -> ({outputs})>"

    def _arrange(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> List[Any]:
        """The inputs in the model's order."""
        count = len(self.inputs)
        if len(args) == count and not kwargs:
            return list(args)
        if len(args) > count:
            raise TypeError(f"{self.name} takes {count} inputs, but {len(args)} were given")
        values: List[Any] = [*args, *[None] * (count - len(args))]
        for name, value in kwargs.items():
            position = self._positions.get(name)
            if position is None:
                names = ", ".join(f"'{tensor.name}'" for tensor in self.inputs)
                raise TypeError(f"{self.name} has no input '{name}'; its inputs are {names or 'none'}")
            if position < len(args):
                raise TypeError(f"input '{name}' is given twice")
            values[position] = value
        for tensor, value in zip(self.inputs, values):
            if value is None:
                raise TypeError(f"input '{tensor.name}' is missing")
        return values

    def _run(self, inputs: List[Any], out: Optional[Sequence[Array]]) -> Tuple[Array, ...]:
        library = self._library  # Keeps the code in memory if another thread closes the model.
        if library is None:
            raise ValueError(f"{self.name} is closed")
        arrays = [_input(tensor, value, not self.symbols) for tensor, value in zip(self.inputs, inputs)]
        extents = self._find_extents(library, arrays) if self.symbols else None
        outputs = self._make_outputs(out, arrays, self._shape_outputs(library, extents))
        # Lists are popped from and appended to atomically.
        frames = self._frames
        try:
            frame = frames.pop()
        except IndexError:
            frame = _Frame(library.model.contents)
        frame.inputs[:] = [array.__array_interface__["data"][0] for array in arrays]
        frame.outputs[:] = [array.__array_interface__["data"][0] for array in outputs]
        threads = _threads.get(self._num_threads)
        arguments = (*frame.arguments, None if threads is None else ctypes.addressof(threads))
        if extents is None:
            status = library.invoke(*arguments)
        else:
            status = library.model.contents.invoke_sized(ctypes.addressof(extents), *arguments)
        frames.append(frame)
        if status != 0:
            raise RunError(f"{self.name}: {library.describe(status)}")
        return outputs

    def _find_extents(self, library: "_Library", arrays: List[Array]) -> Any:
        """A value for each symbol, by the shapes of the inputs."""
        shapes = [(ctypes.c_int64 * array.ndim)(*array.shape) for array in arrays]
        pointers = (ctypes.c_void_p * len(shapes))(*[ctypes.addressof(shape) for shape in shapes])
        extents = (ctypes.c_int64 * len(self.symbols))()
        same_rank = all(array.ndim == len(tensor.shape) for tensor, array in zip(self.inputs, arrays))
        if not same_rank or library.runtime.nnprim_find_extents(library.model, pointers, extents) != 0:
            given = ", ".join(f"'{tensor.name}' {array.shape}" for tensor, array in zip(self.inputs, arrays))
            largest = ", ".join(str(tensor.shape) for tensor in self.inputs)
            values = "; ".join(f"{symbol.name} from 1 to {symbol.values[-1]}" if symbol.is_composed else
                               f"{symbol.name} of {', '.join(map(str, symbol.values))}" for symbol in self.symbols)
            raise ValueError(f"{self.name}: no values of its symbols give inputs these shapes: {given}; "
                             f"the largest are {largest}, for {values}")
        return extents

    def _shape_outputs(self, library: "_Library", extents: Any) -> Tuple[Tensor, ...]:
        """The outputs with the shapes that they have for the extents."""
        if extents is None:
            return self.outputs
        outputs = []
        for i, tensor in enumerate(self.outputs):
            shape = (ctypes.c_int64 * len(tensor.shape))()
            library.runtime.nnprim_output_shape(library.model, extents, i, shape)
            outputs.append(replace(tensor, shape=tuple(shape)))
        return tuple(outputs)

    def _make_outputs(self, out: Optional[Sequence[Array]], inputs: List[Array],
                      tensors: Tuple[Tensor, ...]) -> Tuple[Array, ...]:
        if out is None:
            return tuple(np.empty(tensor.shape, tensor.dtype) for tensor in tensors)
        if isinstance(out, np.ndarray):
            out = (out,)
        if len(out) != len(self.outputs):
            raise ValueError(f"{self.name} has {len(self.outputs)} outputs, but out has {len(out)}")
        for i, (tensor, array) in enumerate(zip(tensors, out)):
            if not isinstance(array, np.ndarray):
                raise TypeError(f"out: expected NumPy arrays, got {type(array).__name__} for '{tensor.name}'")
            _check(f"output '{tensor.name}'", tensor, array)
            if not array.flags.carray:
                raise ValueError(f"output '{tensor.name}': expected a contiguous, aligned array that can be written")
            for other in [*inputs, *out[:i]]:
                if np.may_share_memory(array, other):
                    raise ValueError(f"output '{tensor.name}' overlaps another tensor")
        return tuple(out)


class _Library:
    """The library in memory. It is unloaded when nothing refers to it: neither a model nor a call."""

    def __init__(self, path: str) -> None:
        self.handle: Optional[int] = None
        self.runtime = _runtime.library()
        message = ctypes.create_string_buffer(1024)
        self.handle = self.runtime.nnprim_library_open(os.fsencode(path), message, len(message))
        if not self.handle:
            raise LoadError(f"{path}: {message.value.decode(errors='replace')}")
        self.model = self.runtime.nnprim_library_model(self.handle)
        self.invoke = self.model.contents.invoke

    def describe(self, status: int) -> str:
        text = ctypes.create_string_buffer(512)
        self.runtime.nnprim_describe_status(self.model, status, text, len(text))
        return text.value.decode(errors="replace")

    def __del__(self) -> None:
        if self.handle:
            self.runtime.nnprim_library_close(self.handle)


class _Frame:
    """The arguments of a call, with an arena."""

    def __init__(self, model: _abi.Model) -> None:
        self.inputs = (ctypes.c_void_p * model.num_inputs)()
        self.outputs = (ctypes.c_void_p * model.num_outputs)()
        self.memory = np.empty(model.arena_bytes + model.arena_alignment, np.uint8)
        start = self.memory.__array_interface__["data"][0]
        self.arguments = (ctypes.addressof(self.inputs), ctypes.addressof(self.outputs),
                          start + -start % model.arena_alignment, model.arena_bytes)


def _reload(path: str, threads: int) -> Model:
    return Model(path, threads=threads)


def _tensors(pointer: Any, count: int) -> Tuple[Tensor, ...]:
    def describe(tensor: _abi.Tensor) -> Tensor:
        shape = tuple(tensor.shape[i] for i in range(tensor.rank))
        return Tensor(tensor.name.decode(), shape, np.dtype(_abi.DTYPES[tensor.type]), tensor.type == 16)

    return tuple(describe(pointer[i]) for i in range(count))


def _check(what: str, tensor: Tensor, array: Array, has_fixed_shape: bool = True) -> None:
    if array.dtype != tensor.dtype:
        raise TypeError(f"{what}: expected {tensor.dtype}, got {array.dtype}")
    if has_fixed_shape and array.shape != tensor.shape:
        raise ValueError(f"{what}: expected shape {tensor.shape}, got {array.shape}")


def _input(tensor: Tensor, value: Any, has_fixed_shape: bool) -> Array:
    """`value` as a contiguous and aligned array; the same memory where it is one."""
    if not isinstance(value, np.ndarray):
        if hasattr(value, "__dlpack__"):
            value = np.from_dlpack(value)
        elif np.isscalar(value) and not tensor.shape:
            value = np.asarray(value)
        else:
            raise TypeError(f"input '{tensor.name}': expected an array, got {type(value).__name__}")
    _check(f"input '{tensor.name}'", tensor, value, has_fixed_shape)
    flags = value.flags
    is_usable = flags.carray or (flags.c_contiguous and flags.aligned)  # The first one includes that it can be written.
    usable: Array = value if is_usable else np.require(value, requirements=["C", "A"])
    return usable
