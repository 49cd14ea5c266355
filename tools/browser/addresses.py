"""Which addresses the console has for somebody: all that links lead to, found by reading pages without a browser."""

from html.parser import HTMLParser
from urllib.parse import parse_qsl, urlencode, urljoin, urlsplit

# Pages of one path look the same but for their data: some of them stand for all, in a small run one.
MOST_OF_A_KIND, SMOKE_OF_A_KIND = 3, 1


class Reader(HTMLParser):
    """What a page links to, and the actions of its forms. A form that leads to another page with a GET is a link, with
    the first choice of each field."""

    def __init__(self, text):
        super().__init__()
        self.links, self.forms = [], []
        self._asking, self._fields, self._choice = None, [], None
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "a" and attributes.get("href"):
            self.links.append(attributes["href"])
        if tag == "form" and attributes.get("method", "").lower() == "post":
            self.forms.append(attributes.get("action", ""))
        elif tag == "form" and attributes.get("action"):
            self._asking, self._fields = attributes["action"], []
        self._note_field(tag, attributes)

    def _note_field(self, tag, attributes):
        if tag == "input" and attributes.get("name"):
            self._fields.append((attributes["name"], attributes.get("value", "")))
        elif tag == "select":
            self._choice = attributes.get("name")
        elif tag == "option" and self._choice:
            self._fields.append((self._choice, attributes.get("value", "")))
            self._choice = None

    def handle_endtag(self, tag):
        if tag == "form" and self._asking:
            self.links.append(f"{self._asking}?{urlencode(self._fields)}")
            self._asking = None


def own_address(link, at):
    """The address of this server that a link of a page leads to; None where it leads elsewhere or stays on the page."""
    if link.startswith("#"):
        return None
    parts = urlsplit(urljoin(f"http://own{at}", link))
    if parts.scheme != "http" or parts.netloc != "own":
        return None
    return f"{parts.path}?{parts.query}" if parts.query else parts.path


def kind(address):
    """What pages of one kind have in common: the path and the names in the query."""
    parts = urlsplit(address)
    return parts.path, tuple(sorted(name for name, _ in parse_qsl(parts.query, keep_blank_values=True)))


class Addresses:
    """`pages` are the addresses that answered with a page, with the actions of the forms there; `files` those that
    answered with something else; `wrong` are sentences on the rest."""

    def __init__(self, client, beginnings=("/",), most=MOST_OF_A_KIND):
        self.pages, self.files, self.wrong, self.most = {}, [], [], most
        self.client, self.kinds = client, {}
        waiting, known = [(address, "the beginning") for address in beginnings], set(beginnings)
        while waiting:
            address, whence = waiting.pop(0)
            for link in self._read(address, whence):
                found = own_address(link, address)
                if found and found not in known and self._is_wanted(found):
                    known.add(found)
                    waiting.append((found, address))

    def _is_wanted(self, address):
        count = self.kinds[kind(address)] = self.kinds.get(kind(address), 0) + 1
        return count <= self.most

    def _read(self, address, whence):
        """Links of the page at an address."""
        reply = self.client.send("GET", address)
        headers = {name.lower(): value for name, value in reply.headers}
        if reply.status == 303:
            return [headers.get("location", "")]
        if reply.status != 200:
            self.wrong.append(f"{address} answers {reply.status} (a link of {whence})")
        elif headers.get("content-type", "").startswith("text/html"):
            reader = Reader(reply.body.decode())
            self.pages[address] = reader.forms
            return reader.links
        else:
            self.files.append(address)
        return []

    def with_form(self, type):
        """The address of a page with a form that sends this type; None where no page has one."""
        return next((address for address, forms in self.pages.items() if f"/forms/{type}" in forms), None)
