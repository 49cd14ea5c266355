"""Tests of what needs neither a server nor a browser: addresses are found, sentences told from data."""

import sys

from addresses import Addresses, Reader, kind, own_address
from language import untranslated

PAGES = {
    "/": (303, {"Location": "/now"}, ""),
    "/now": (200, {"Content-Type": "text/html; charset=utf-8"}, """
        <a href="#main">Skip</a><a href="/person?id=1">A</a><a href="/person?id=2&amp;from=">B</a><a href="gone">C</a>
        <a href="/person?id=3">D</a><a href="/person?id=4">E</a><a href="/person?id=5">F</a>
        <a href="https://elsewhere.example/">G</a><a href="otpauth://totp/x">H</a><a href="/export.csv">I</a>
        <form method="post" action="/forms/admin.create_zone"></form><form method="get" action="/now"></form>"""),
    "/export.csv": (200, {"content-type": "text/csv"}, "a,b"),
    **{f"/person?id={number}": (200, {"content-type": "text/html"}, "<a href='/now'>Now</a>") for number in range(9)},
    "/person?id=2&from=": (200, {"content-type": "text/html"}, ""),
}


class Pages:
    """Answers as a client does, out of PAGES."""

    def send(self, method, address):
        assert method == "GET"
        return Answer(*PAGES.get(address, (404, {}, "")))


class Answer:
    def __init__(self, status, headers, text):
        self.status, self.headers, self.body = status, list(headers.items()), text.encode()


def _test_addresses_are_followed():
    found = Addresses(Pages())
    persons = [f"/person?id={value}" for value in ("1", "2&from=", "3", "4")]
    assert list(found.pages) == ["/now", *persons], found.pages
    assert found.files == ["/export.csv"], found.files
    assert found.wrong == ["/gone answers 404 (a link of /now)"], found.wrong
    assert found.with_form("admin.create_zone") == "/now"
    assert found.with_form("admin.create_room") is None


def _test_a_small_run_follows_one_link_of_a_kind():
    found = Addresses(Pages(), most=1)
    assert list(found.pages) == ["/now", "/person?id=1", "/person?id=2&from="], found.pages


def _test_forms_that_post_are_found():
    reader = Reader('<FORM METHOD=POST ACTION="/forms/a.b"><a name="x">no link</a><a href="?page=2">two</a></FORM>')
    assert (reader.forms, reader.links) == (["/forms/a.b"], ["?page=2"])


def _test_a_form_that_asks_for_another_page_is_a_link():
    fields = '<input type=hidden name=id value=3><select name=about><option value="a b">x<option value=c></select>'
    reader = Reader(f'<form method=get action="/new">{fields}</form><form><input name=q></form>')
    assert (reader.forms, reader.links) == ([], ["/new?id=3&about=a+b"])


def _test_links_are_resolved():
    assert own_address("?page=2", "/persons?page=1") == "/persons?page=2"
    assert own_address("#x", "/persons") is None
    assert own_address("//elsewhere.example/x", "/persons") is None
    assert own_address("/now#people", "/persons") == "/now"


def _test_pages_of_one_kind_differ_in_values_alone():
    assert kind("/a?x=1&y=2") == kind("/a?y=&x=3")
    assert kind("/a?x=1") != kind("/a")


def _test_sentences_are_told_from_data():
    english = ["Log in", "Nobody is in here.", "admin.create_zone 12:04 dBm -70", "Ada King Byron", "One two three"]
    danish = [*english[:-1], "En to tre"]
    assert untranslated(english, danish, ["Ada King"]) == ["Nobody is in here."]


def main():
    """Runs every test; says what is wrong."""
    problems = []
    for name, test in sorted(globals().items()):
        if name.startswith("_test_"):
            try:
                test()
            except AssertionError as error:
                problems.append(f"{name.removeprefix('_test_')}: {error}")
    print("\n".join(problems) or "The self-test passed.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
