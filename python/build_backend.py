# Part of the NNPrim project, under the Apache License v2.0 with LLVM
# Exceptions. See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The build back end (PEP 517) of a package that has nothing to build.

A wheel is a zip file of the package with three files of metadata. To write it here saves a download, so that
`pip install ./python` works without a network.
"""

import base64
import hashlib
import os
import re
import tarfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))


def _version():
    with open(os.path.join(HERE, "nnprim", "_version.py"), encoding="utf-8") as file:
        return re.search(r'__version__ = "(.*)"', file.read()).group(1)


def _sources():
    for folder, folders, names in os.walk(os.path.join(HERE, "nnprim")):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(names):
            if name.endswith((".py", ".typed")):
                path = os.path.join(folder, name)
                with open(path, "rb") as file:
                    yield os.path.relpath(path, HERE), file.read()


def _metadata():
    return (f"Metadata-Version: 2.1\nName: nnprim\nVersion: {_version()}\n"
            "Summary: Compile neural networks with NNPrim and run them on NumPy arrays\n"
            "License: Apache-2.0 WITH LLVM-exception\nRequires-Python: >=3.9\nRequires-Dist: numpy\n").encode()


def _write_wheel(directory, sources):
    version = _version()
    info = f"nnprim-{version}.dist-info"
    files = [*sources, (f"{info}/METADATA", _metadata()),
             (f"{info}/WHEEL", b"Wheel-Version: 1.0\nGenerator: nnprim\nRoot-Is-Purelib: true\nTag: py3-none-any\n")]
    name = f"nnprim-{version}-py3-none-any.whl"
    record = ""
    with zipfile.ZipFile(os.path.join(directory, name), "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, content in files:
            wheel.writestr(zipfile.ZipInfo(path), content)
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record += f"{path},sha256={digest},{len(content)}\n"
        wheel.writestr(zipfile.ZipInfo(f"{info}/RECORD"), f"{record}{info}/RECORD,,\n")
    return name


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    return _write_wheel(wheel_directory, list(_sources()))


def build_editable(wheel_directory, config_settings=None, metadata_directory=None):
    """A wheel that points to this folder (PEP 660)."""
    return _write_wheel(wheel_directory, [("nnprim.pth", f"{HERE}\n".encode())])


def build_sdist(sdist_directory, config_settings=None):
    root = f"nnprim-{_version()}"
    name = f"{root}.tar.gz"
    with tarfile.open(os.path.join(sdist_directory, name), "w:gz", format=tarfile.PAX_FORMAT) as archive:
        for path in ("pyproject.toml", "build_backend.py", "README.md", "nnprim"):
            archive.add(os.path.join(HERE, path), f"{root}/{path}",
                        filter=lambda member: None if "__pycache__" in member.name else member)
    return name
