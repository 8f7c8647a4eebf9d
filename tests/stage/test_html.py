"""A picture as HTML: everything escaped, attributes as the picture means them."""

from games.message import Message, Seat, say
from games.picture import button, node, piece
from stage.html import html


def words(message: Message) -> str:
    return message.english(("Anna", "<b>Ben</b>"))


def test_text_and_attributes_are_escaped() -> None:
    picture = node("p", '<script>"&', title='"><i>')
    assert html(picture, words) == '<p title="&quot;&gt;&lt;i&gt;">&lt;script&gt;"&amp;</p>'


def test_names_of_people_are_escaped_inside_sentences() -> None:
    picture = node("p", say("{player} is next.", player=Seat(1)), aria_label=say("{player}", player=Seat(1)))
    assert "<b>" not in html(picture, words)
    assert html(picture, words).count("&lt;b&gt;Ben&lt;/b&gt;") == 2


def test_true_is_bare_and_false_is_left_out() -> None:
    assert html(node("button", disabled=True, hidden=False), words) == '<button disabled=""></button>'


def test_keys_are_on_the_page_for_motions() -> None:
    assert html(node("g", key="sheep-2"), words) == '<g data-key="sheep-2"></g>'


def test_style_waits_for_the_style_object() -> None:
    assert html(node("i", style="--x:3;--y:4"), words) == '<i data-style="--x:3;--y:4"></i>'


def test_void_elements_have_no_end() -> None:
    assert html(node("label", node("input", value=3), "a"), words) == '<label><input value="3">a</label>'


def test_a_button_is_a_real_one_with_a_name() -> None:
    picture = button("play take 3", say("Take {number}", number=3), piece("tile-3", colour=2))
    written = html(picture, words)
    assert written.startswith('<button type="button" data-tap="play take 3" aria-label="Take 3">')
    assert 'class="piece seat-2"' in written
    assert '<use href="#tile-3" width="102" height="102"></use>' in written
