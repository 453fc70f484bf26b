# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ONNX's interface of back ends, so that whatever drives one, ONNX's own tests among them, can drive NNPrim.

    backend_test = onnx.backend.test.BackendTest(nnprim.onnx_backend, __name__)
"""

from typing import Any, Sequence, Tuple

import numpy as np
import onnx
import onnx.helper
import onnx.numpy_helper
from onnx.backend.base import Backend, BackendRep, Device, DeviceType
from onnx.backend.test.runner import BackendIsNotSupposedToImplementIt

from ._compiler import compile
from ._errors import CompileError
from ._model import Array, Model


class NotSupported(CompileError, BackendIsNotSupposedToImplementIt):
    """The compiler refused the model."""


class NNPrimRep(BackendRep):
    """A model that is compiled and loaded."""

    def __init__(self, model: Model) -> None:
        self.model = model

    def run(self, inputs: Any, **kwargs: Any) -> Tuple[Array, ...]:
        if isinstance(inputs, dict):
            return tuple(self.model.run(inputs).values())
        outputs = self.model(*(inputs if isinstance(inputs, (list, tuple)) else [inputs]))
        return outputs if isinstance(outputs, tuple) else (outputs,)


class NNPrimBackend(Backend):
    @classmethod
    def prepare(cls, model: onnx.ModelProto, device: str = "CPU", **kwargs: Any) -> NNPrimRep:
        """Compiles for this machine. `kwargs` are those of nnprim.compile."""
        if not cls.supports_device(device):
            raise ValueError(f"NNPrim has no device '{device}', only CPU")
        try:
            return NNPrimRep(compile(model, **kwargs))
        except CompileError as error:
            raise NotSupported(str(error)) from error

    @classmethod
    def run_model(cls, model: onnx.ModelProto, inputs: Any, device: str = "CPU", **kwargs: Any) -> Tuple[Any, ...]:
        return cls.prepare(model, device, **kwargs).run(inputs)

    @classmethod
    def run_node(cls, node: onnx.NodeProto, inputs: Sequence[Array], device: str = "CPU", outputs_info: Any = None,
                 **kwargs: Any) -> Tuple[Any, ...]:
        """Runs one node. `outputs_info`, types and shapes, is not needed: the compiler infers them."""
        def info(name: str, value: Array) -> onnx.ValueInfoProto:
            element = onnx.numpy_helper.from_array(np.zeros(0, value.dtype)).data_type
            return onnx.helper.make_tensor_value_info(name, element, value.shape)

        given = [name for name in node.input if name]
        graph = onnx.helper.make_graph([node], "node", [info(name, value) for name, value in zip(given, inputs)],
                                       [onnx.helper.make_empty_tensor_value_info(name) for name in node.output if name])
        opsets = [onnx.helper.make_opsetid(node.domain, kwargs.pop("opset_version", onnx.defs.onnx_opset_version()))]
        return cls.run_model(onnx.helper.make_model(graph, opset_imports=opsets), list(inputs), device, **kwargs)

    @classmethod
    def supports_device(cls, device: str) -> bool:
        return bool(Device(device).type == DeviceType.CPU)


prepare = NNPrimBackend.prepare
run_model = NNPrimBackend.run_model
run_node = NNPrimBackend.run_node
supports_device = NNPrimBackend.supports_device
is_compatible = NNPrimBackend.is_compatible
