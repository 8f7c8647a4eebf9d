"""Work on the games outside the game: long runs, golden matches. On ordinary Python, at a desk.

The programs here are run from the project's folder: `python -m lab.soak`, `python -m lab.golden`.
"""

import sys
from pathlib import Path

for _folder in ("py", "tests"):
    sys.path.append(str(Path(__file__).parents[1] / _folder))
