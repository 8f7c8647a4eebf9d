"""The three shapes, at the sizes people hold."""

import pytest

from stage.shapes import shape_of


@pytest.mark.parametrize(
    ("width", "height", "shape"),
    [
        (1024, 768, "wide"),
        (1366, 1024, "wide"),
        (1440, 900, "wide"),
        (820, 1180, "tall"),
        (600, 900, "tall"),
        (390, 844, "phone"),
        (599, 1000, "phone"),
        (844, 390, "phone"),
    ],
)
def test_shapes(width: int, height: int, shape: str) -> None:
    assert shape_of(width, height) == shape
