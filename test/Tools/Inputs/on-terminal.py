"""Runs a command whose standard error is a terminal, and prints what appears there.

    on-terminal.py COMMAND...

Control characters are escaped. Exits with the command's code.
"""

import os
import subprocess
import sys

terminal, standard_error = os.openpty()
process = subprocess.Popen(sys.argv[1:], stderr=standard_error)
os.close(standard_error)
shown = b""
while True:
    try:
        piece = os.read(terminal, 4096)
    except OSError:  # The last process that had the terminal open is gone.
        break
    if not piece:
        break
    shown += piece
print(shown.decode().encode("unicode_escape").decode().replace(r"\r\x1b[K", "\n<erase>"))
sys.exit(process.wait())
