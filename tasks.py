#!/usr/bin/env python3
"""The door to everything one does with Paddock: `python3 tasks.py --help` lists the verbs.

Standard library only, so that it runs on a machine that has nothing but Python and npm. Each verb is a
module in `tools/`.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):  # noqa: UP036 (an older one must be told)
    sys.exit("Paddock's tasks need Python 3.11 or newer; this is " + sys.version.split()[0] + ".")

from tools.verbs import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
