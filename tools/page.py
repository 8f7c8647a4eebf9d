"""`index.html` as it is deployed: the lobby whole in it, all files asked for early, Python's beginning.

What only a table needs, most drawings and most of the style, goes into a file of its own: the lobby is there
so much sooner.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
import tomllib
from pathlib import Path

from tools import drawings, icons, languages, modules
from tools.downloads import DOWNLOADS
from tools.failure import Failure
from tools.places import ROOT, write_whole
from tools.sheets import Style, bundled

FOUND_LATER = "static/runtime/pyodide/*.mjs"
"""Modules that would otherwise be found one after the other, each a journey over the network."""

RUNTIME_IN_PAGE = "static/runtime/"

KIT = re.compile(r'<!-- kit:.*?-->\n((?:<link rel="kit" href="[^"]+">\n)+)', re.DOTALL)
DRAWING = re.compile(r'<link rel="kit" href="([^"]+)">')
TREE = re.compile(r'<!-- tree:.*?-->\n<script src="[^"]+"></script>\n', re.DOTALL)
"""What only the page in the project's own folder needs."""
DRAWINGS = '<script type="text/html" id="drawings">{}</script>'
"""The lobby's drawings: text, until `static/boot/first_paint.js` makes them what they are."""
LOBBY = re.compile(r'<main id="lobby".*?</main>', re.DOTALL)
WHOLE = "<!-- whole -->"
"""The end of the table's file, by which the page knows that nothing of it is missing."""
PRELOAD = re.compile(r"<!-- preload:.*?-->", re.DOTALL)
FIRST_SCRIPT = re.compile(r'<script src="([^"]+)"([^>]*)></script>')
"""Inside the page: it runs before the first paint, or is what tells of troubles."""
WINDOWS = re.compile(r'<script src="static/windows.js"')
STYLE = re.compile(r'<link rel="stylesheet" href="([^"]+)">\n')
STYLES = re.compile(r'((?:<link rel="stylesheet" href="[^"]+">\n)+)')
"""Sheets that are linked one after the other."""
TABLE = re.compile(r"<!-- table:.*?-->\n" + STYLES.pattern, re.DOTALL)
SHEET = '<script type="text/css">{}</script>'
"""A style sheet in the table's file: text until the page takes it up, so that no policy need know it."""
MODULE = re.compile(r'<script type="module" src="([^"]+)"></script>\n')
"""Begun when the lobby has been seen: `static/boot/early_requests.js` puts them there."""
LANGUAGES = re.compile(r"<!-- languages:.*?-->", re.DOTALL)
ICONS = re.compile(r"<!-- icons:.*?-->\n<link[^>]*>", re.DOTALL)
BUILD = re.compile(r'data-build=""')
ENTRY = re.compile(r'<script type="py" src="([^"]+)" config="pyscript.toml"></script>')
"""Where Python begins: PyScript would send for it only when Python is there."""
PYTHON = re.compile(r"<!-- python:.*?-->\n<mpy-config.*?</mpy-config>", re.DOTALL)


def assemble(dist: Path) -> str:
    """The page for a `dist/` in which all other files are in their places; puts the table's file there."""
    page = (ROOT / "index.html").read_text("utf-8")
    settings = tomllib.loads((ROOT / "pyscript.toml").read_text("utf-8"))
    drawn = kit(standing_at(page, KIT))
    in_lobby = drawn.shown_by("".join(LOBBY.findall(page)))
    page, of_table = without_table(filled(page, TREE, ""))
    kinds = (drawn.originals(drawn.symbols.keys() - in_lobby), drawn.originals(in_lobby), drawn.referred())
    of_tables, of_lobby, referred = drawings.small(kinds)
    table = "\n".join((of_tables, *(SHEET.format(style) for style in of_table.sheets), WHOLE))
    page, of_page = with_style(page)
    page = with_first_scripts(with_windows(page, of_page.windows | of_table.windows))
    page = filled(page, KIT, DRAWINGS.format(f"{of_lobby}\n{referred}") + "\n")
    links = preloads(dist, write_table(dist, table), modules.bundle(dist, MODULE.findall(page)))
    page = filled(MODULE.sub("", page), PRELOAD, links)
    page = filled(page, ICONS, icons.links())
    said = languages.entries()
    page = languages.without_scripts(filled(page, LANGUAGES, languages.table(said)), said)
    page = filled(page, PYTHON, without_plugins(settings))
    main = (ROOT / standing_at(page, ENTRY)).read_text("utf-8")
    return filled(page, ENTRY, f"<script type=\"py\" config='{attribute(settings)}'>{main}</script>")


def without_table(page: str) -> tuple[str, Style]:
    """The page without the style sheets of the tables, and these."""
    style = linked(standing_at(page, TABLE))
    return filled(page, TABLE, ""), style


def write_table(dist: Path, content: str) -> str:
    """Put the table's file into `dist/`; its name is another when it is, so no page gets an older one."""
    name = f"static/table-{hashlib.sha256(content.encode()).hexdigest()[:8]}.html"
    write_whole(dist / name, content.encode())
    return name


def named(page: str, build: str) -> str:
    """The page with the name of the build in it, by which it knows its own service worker."""
    return filled(page, BUILD, f'data-build="{build}"')


def filled(page: str, place: re.Pattern[str], content: str) -> str:
    """The page with one of its marked places filled."""
    standing_at(page, place)
    return place.sub(lambda _: content, page)


def standing_at(page: str, place: re.Pattern[str]) -> str:
    """What stands at one of the page's marked places."""
    found = place.findall(page)
    if len(found) != 1:
        raise Failure(f"index.html must have the place {place.pattern!r} exactly once.")
    return str(found[0])


def kit(links: str) -> drawings.Kit:
    """The drawings that are linked there."""
    return drawings.kit((ROOT / name).read_text("utf-8") for name in DRAWING.findall(links))


def with_style(page: str) -> tuple[str, Style]:
    """The page with the style that it links inside it, since the first paint waits for nothing; and that."""
    links = standing_at(page, STYLES)
    style = linked(links)
    page = page.replace(links, "".join(f"<style>{sheet}</style>\n" for sheet in style.sheets))
    for sheet in style.sheets:
        page = allowed(page, "style-src", sheet)
    return page, style


def linked(links: str) -> Style:
    """The style sheets that are linked there."""
    return bundled(STYLE.findall(links))


def with_windows(page: str, windows: dict[str, str]) -> str:
    """The page whose script of the windows knows the classes that its style asks for."""
    asked = "|".join(f"{name} {window}" for name, window in sorted(windows.items()))
    return WINDOWS.sub(lambda found: f'{found[0]} data-windows="{html.escape(asked)}"', page)


def with_first_scripts(page: str) -> str:
    """The scripts that wait for nothing, inside the page too."""
    for found in list(FIRST_SCRIPT.finditer(page)):
        script = (ROOT / found[1]).read_text("utf-8")
        page = allowed(page.replace(found[0], f"<script{found[2]}>{script}</script>"), "script-src", script)
    return page


def allowed(page: str, directive: str, content: str) -> str:
    """The page with a policy that lets exactly this content stand in it."""
    digest = base64.b64encode(hashlib.sha256(content.encode()).digest()).decode()
    return page.replace(f"{directive} 'self'", f"{directive} 'self' 'sha256-{digest}'")


def preloads(dist: Path, table: str, begun: list[str]) -> str:
    """Links that let the browser fetch at once what it would only learn of step by step."""
    found = [path.relative_to(dist).as_posix() for path in sorted(dist.glob(FOUND_LATER))]
    links = {
        "download": [RUNTIME_IN_PAGE + path for path in DOWNLOADS.values()],
        "table": [table],
        "module": list(dict.fromkeys([*begun, *found])),
        "script": begun,
    }
    return "\n".join(f'<link rel="{kind}" href="{name}">' for kind, names in links.items() for name in names)


def without_plugins(settings: dict[str, object]) -> str:
    """PyScript leaves its plugins out only if its other kind of script, of which we have none, agrees."""
    return f'<mpy-config type="json" hidden>{json.dumps({"plugins": settings["plugins"]})}</mpy-config>'


def attribute(settings: dict[str, object]) -> str:
    """Settings as the value of an attribute in single quotes."""
    return html.escape(json.dumps(settings), quote=False).replace("'", "&#39;")
