"""Every page of the console, as everybody who may see it, in both languages: light on a desktop in English, dark on a
phone in Danish."""

from concurrent.futures import ThreadPoolExecutor

from addresses import kind as kind_of
from chromium import DESKTOP, PHONE, Chromium
from findings import check, must
from judgement import problems_of
from language import untranslated

LOOKS = {"en": {"dark": False, "size": DESKTOP}, "da": {"dark": True, "size": PHONE}}
# Whose pages a small run opens.
SMOKE_KIND = "admin"
# What somebody is told who asks for what is not there.
NOT_THERE = ["/person?id=987654321", "/room?room=Nowhere"]


class Report:
    """Sentences on pages. What is wrong with many of them is told once, with the first of them."""

    def __init__(self):
        self.pages = {}

    def add(self, sentences, page):
        for sentence in sentences:
            self.pages.setdefault(sentence, []).append(page)

    def lines(self):
        for sentence, pages in self.pages.items():
            more = f" and {len(pages) - 1} more" if len(pages) > 1 else ""
            yield f"{pages[0]}{more}: {sentence}"


def looks(trial):
    """The languages, and how a page is looked at in each; in a small run the first."""
    return dict(list(LOOKS.items())[:1 if trial.is_smoke else None])


def _check_sample(trial, kind):
    """Everybody's links; and of an admin's pages one of each path, in one of the two looks in turn."""
    addresses, report = trial.addresses(kind), Report()
    pages = _one_of_each_path(addresses.pages) if kind == SMOKE_KIND else []
    for language, visits in _visit_in_turn(trial, kind, pages) if pages else ():
        for address, (problems, _, _) in visits.items():
            report.add(problems, f"{address} ({language})")
    trial.findings.print(f"    {kind}: the links of {len(addresses.pages)} pages, and {len(pages)} in the browser")
    wrong = [*addresses.wrong, *report.lines()]
    must(not wrong, "\n    ".join([f"{len(wrong)} found", *wrong]))


def _one_of_each_path(pages):
    """The first of each, in their order."""
    first = {}
    for address in pages:
        first.setdefault(kind_of(address)[0], address)
    return list(first.values())


def _visit_in_turn(trial, kind, pages):
    """Each page in one look; pairs of a language and what there is to say on its pages."""
    def visit(half):
        number, language = half
        return language, _visit(trial, kind, pages[number::len(LOOKS)], language)

    with trial.school.heard(), ThreadPoolExecutor(len(LOOKS)) as pool:
        return list(pool.map(visit, enumerate(LOOKS)))


def _check_kind(trial, kind):
    addresses = trial.addresses(kind)
    report, advice = Report(), Report()
    with trial.school.heard(), ThreadPoolExecutor(len(LOOKS)) as pool:
        languages = list(pool.map(lambda language: _visit(trial, kind, addresses.pages, language), LOOKS))
    for language, visits in zip(LOOKS, languages):
        for address, (problems, advised, _) in visits.items():
            report.add(problems, f"{address} ({language})")
            advice.add(advised, f"{address} ({language})")
    english, danish = languages
    for address in addresses.pages:
        texts = untranslated(english[address][2], danish[address][2], trial.school.data)
        report.add([f"'{text}' is the same in English and Danish" for text in texts], address)
    trial.advise(kind, advice)
    trial.findings.print(f"    {kind}: {len(addresses.pages)} pages and {len(addresses.files)} files, in two languages")
    wrong = [*addresses.wrong, *report.lines()]
    must(not wrong, "\n    ".join([f"{len(wrong)} found", *wrong]))


def _visit(trial, kind, pages, language):
    """What there is to say on each page: a browser of its own, since its windows belong to one thread."""
    with Chromium(trial.server.url) as chromium:
        window = chromium.window(trial.school.callers[kind], language, **LOOKS[language])
        return {address: problems_of(window, address, language) for address in pages}


def _make(kind):
    @check(f"every page is correct: {kind}")
    def every_page(trial):
        (_check_sample if trial.is_smoke else _check_kind)(trial, kind)


for each in ("stranger", "visitor", "student", "staff", "admin"):
    _make(each)


@check("a missing page is explained in the reader's language")
def not_there(trial):
    texts = {}
    for language in LOOKS:
        window = trial.chromium.window(trial.school.admin, language)
        for address in NOT_THERE:
            status = window.go(address)
            must(status == 404, f"{address} answers {status}.")
            texts.setdefault(language, []).extend(window.page.locator("body").inner_text().splitlines())
        window.close()
    same = untranslated(texts["en"], texts["da"], trial.school.data)
    must(not same, f"The same in English and Danish: {same}")
