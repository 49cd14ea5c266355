"""What is wrong with one page: axe-core, and what it does not look at."""

import re
from collections import Counter

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Error

from chromium import NARROW

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
ADVICE = ["best-practice"]
AXE = Axe()

# What sticks out of the window, but for what an element that scrolls by itself holds.
WIDE = """() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const scrolls = each => {
        for (let e = each.parentElement; e && e !== document.body; e = e.parentElement)
            if (getComputedStyle(e).overflowX !== 'visible') return true;
        return false;
    };
    const name = e => e.tagName.toLowerCase() + (e.id ? '#' + e.id : '') + [...e.classList].map(c => '.' + c).join('');
    const wide = [...document.body.querySelectorAll('*')].filter(
        e => e.getBoundingClientRect().right > width + 0.5 && !scrolls(e));
    return [`${document.documentElement.scrollWidth} px`, ...new Set(wide.map(name))].slice(0, 6);
}"""

# Every text that a person reads, or has read to them, in the language of the page: what is marked as being in another
# one may be so.
TEXTS = """() => {
    const own = `[lang]:not([lang="${document.documentElement.lang}"])`, texts = [document.title];
    const skipped = `script, style, code, pre, time, textarea, .secret, [translate=no], ${own}`;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
        if (!walker.currentNode.parentElement.closest(skipped)) texts.push(walker.currentNode.data);
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        for (const each of document.querySelectorAll(`[${name}]`))
            if (!each.closest(own)) texts.push(each.getAttribute(name));
    return texts.map(text => text.trim().replace(/\\s+/g, ' ')).filter(text => text);
}"""

SHAPE = """() => ({
    headings: document.querySelectorAll('h1').length, title: document.title.trim(),
    language: document.documentElement.lang,
    ids: [...document.querySelectorAll('[id]')].map(each => each.id)})"""


def problems_of(window, address, language):
    """Opens a page and returns sentences on what is wrong with it, those of rules and those of advice, and its texts.

    Sentences do not name the page, so that what is wrong with many of them can be told once.
    """
    window.complaints.clear()
    try:
        status = window.go(address)
    except Error as error:
        # The next page would be an interruption of this one.
        window.page.goto("about:blank")
        return [f"the browser does not open it: {error.message.splitlines()[0].partition(' at ')[0]}"], [], []
    problems, advice, texts = problems_shown(window, language)
    return ([f"it answers {status}"] if status != 200 else []) + problems, advice, texts


def problems_shown(window, language):
    """The same of the page that the window shows."""
    problems = list(_shape(window.page.evaluate(SHAPE), language))
    # axe would add complaints of its own.
    problems += [f"the browser's console says: {text}" for text in dict.fromkeys(window.complaints)]
    problems += [f"a dialog came up: {text}" for text in window.dialogs]
    window.unfold()
    found, advice = _violations(window.page)
    texts, size = window.page.evaluate(TEXTS), window.page.viewport_size
    window.size(NARROW)
    if wide := window.page.evaluate(WIDE):
        problems.append(f"it scrolls sideways at {NARROW[0]} px: {', '.join(wide)}")
    window.size((size["width"], size["height"]))
    window.dialogs.clear()
    window.complaints.clear()
    return problems + found, advice, texts


def _shape(shape, language):
    if shape["headings"] != 1:
        yield f"it has {shape['headings']} h1"
    if not shape["title"]:
        yield "it has no title"
    if shape["language"] != language:
        yield f"its lang is '{shape['language']}'"
    for name, count in Counter(shape["ids"]).items():
        if count > 1:
            yield f"{count} elements have the id '{name}'"


def _violations(page):
    """Sentences on what axe found, by rules and by advice."""
    options = {"runOnly": {"type": "tag", "values": RULES + ADVICE}, "resultTypes": ["violations"]}
    found, advice = [], []
    for violation in AXE.run(page, options=options).response["violations"]:
        into = found if set(violation["tags"]) & set(RULES) else advice
        into += [f"{violation['id']} ({violation['impact']}) at {_place(node)}" for node in violation["nodes"]]
    return list(dict.fromkeys(found)), list(dict.fromkeys(advice))


def _place(node):
    """Without numbers, so that one fault of a table's rows is told once; with what axe measured of colours."""
    place = re.sub(r":nth-child\(\d+\)", "", " ".join(map(str, node["target"])))
    place = re.sub(r"\d+", "N", place)
    for check in node["any"]:
        if "contrastRatio" in (check.get("data") or {}):
            data = check["data"]
            return f"{place} ({data['fgColor']} on {data['bgColor']}, {data['contrastRatio']})"
    return place
