"""The drawing kit: pictures as plain data go onto the page, taps come back as text.

The only package that may import `js`, `pyodide` or `pyscript`. What can be said without a browser stands
in modules of its own (`html`, `patch`, `operations`, `ways`, `recipes`), so that it is tested without one.
"""
