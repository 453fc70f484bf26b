"""Compares the arrays of two directories, up to rounding.

    agree.py DIRECTORY DIRECTORY
"""

import os
import sys

import numpy

names = [sorted(os.listdir(path)) for path in sys.argv[1:3]]
if not names[0] or names[0] != names[1]:
    sys.exit(f"error: other files: {names}")
for name in names[0]:
    one, two = (numpy.load(os.path.join(path, name)) for path in sys.argv[1:3])
    error = numpy.abs(one - two).max() / numpy.abs(two).max()
    if not error <= 1e-4:
        sys.exit(f"error: {name} differs by {error}")
print(f"{len(names[0])} arrays agree")
