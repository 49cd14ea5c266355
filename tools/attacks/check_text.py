"""What text may be: marks in a row, broken Unicode, names that are right, and passwords that are not."""

import json
import unicodedata
from urllib.parse import quote

import bait
from findings import check, must

MARKS = {"in a row": "\u0301", "out of order": "\u0301\u0316", "that decompose": "\u0f73", "of Hebrew": "\u05b0\u05bc"}


def places(text, raw_text):
    """Everywhere that text can stand in a request: a name, and what is sent. `raw_text` is how JSON has it."""
    login = '"password":"wrong horse battery"'
    yield "a value", ("POST", "/post/universal.login", f'{{"username":"a{raw_text}",{login}}}'.encode(), {})
    yield "a key", ("POST", "/post/universal.login", f'{{"a{raw_text}":0,"username":"a",{login}}}'.encode(), {})
    yield "a value of the envelope", (
        "POST", "/post", f'{{"type":"universal.login","args":{{"username":"a{raw_text}",{login}}}}}'.encode(), {})
    yield "the type", ("POST", "/post", f'{{"type":"a{raw_text}"}}'.encode(), {})
    unknown = f'{{"x":["a{raw_text}"],"username":"a",{login}}}'.encode()
    yield "an unknown value", ("POST", "/post/universal.login", unknown, {})
    yield "the path", ("POST", f"/post/a{quote(text)}", b"{}", {})
    yield "the query", ("GET", f"/health?a={quote(text)}", b"", {})
    yield "a header", ("GET", "/health", b"", {"User-Agent": ("a" + text).encode()})


@check(f"more than {bait.MOST_MARKS} combining marks in a row are refused in every text")
def too_many_marks(trial):
    let_in, client = [], trial.school.server.client()
    for name, mark in MARKS.items():
        text = (mark * (bait.MOST_MARKS + 1))[:bait.MOST_MARKS + 1]
        for form, written in (("", text), (" by escapes", json.dumps(text)[1:-1])):
            for place, request in places(text, written):
                reply = client.send(*request)
                if (reply.status, reply.code) != (400, "bad_text"):
                    let_in.append(f"{place}, marks {name}{form}: {reply}")
    must(not let_in, f"{len(let_in)} were let in: " + "; ".join(let_in[:8]))


@check(f"{bait.MOST_MARKS} combining marks in a row are accepted")
def enough_marks(trial):
    client = trial.school.server.client()
    for place, request in places(*[("\u0301\u0316" * bait.MOST_MARKS)[:bait.MOST_MARKS]] * 2):
        reply = client.send(*request)
        must(reply.code != "bad_text" and reply.status != 500, f"{place}: {reply}")


BROKEN = {
    "a lone high surrogate": b'"\\ud800"', "a lone low surrogate": b'"\\udc00"',
    "surrogates in reverse": b'"\\udc00\\ud800"',
    "a byte that is none": b'"\xff"', "an overlong form": b'"\xc0\x80"', "a surrogate as bytes": b'"\xed\xa0\x80"',
    "a character that is cut": b'"\xe2\x82"', "beyond Unicode": b'"\xf4\x90\x80\x80"',
}


@check("broken Unicode is refused in every text")
def broken_unicode(trial):
    client, let_in = trial.school.server.client(), []
    for name, text in BROKEN.items():
        bodies = {
            "a value": b'{"username":' + text + b',"password":"wrong horse battery"}',
            "a key": b"{" + text + b':0,"username":"a","password":"wrong horse battery"}'}
        for place, body in bodies.items():
            reply = client.send("POST", "/post/universal.login", body)
            if (reply.status, reply.code) != (400, "bad_text"):
                let_in.append(f"{name} as {place}: {reply}")
    for place, request in {
            "the path": ("POST", "/post/%FF", b"{}"), "the query": ("GET", "/health?a=%FF"),
            "a header": ("GET", "/health", b"", {"User-Agent": b"a\xff"})}.items():
        reply = client.send(*request)
        if (reply.status, reply.code) != (400, "bad_text"):
            let_in.append(f"a byte that is none in {place}: {reply}")
    must(not let_in, f"{len(let_in)} were let in: " + "; ".join(let_in[:8]))


NAMES = [
    "Nguyễn", unicodedata.normalize("NFD", "Nguyễn"), "Åsa", unicodedata.normalize("NFD", "Åsa"), "अनुष्का श्रीवास्तव",
    "שָׁלוֹם", "\U0001F468\u200d\U0001F469\u200d\U0001F467\u200d\U0001F466", "O'Brien-Šťastná", "김민수", "李小龍", "ด้วยน้ำ",
]


@check("valid names are stored unchanged")
def right_names(trial):
    admin = trial.confirmed_admin()
    for number, name in enumerate(NAMES):
        email = f"name{number}@school.example"
        arguments = {"email": email, "first_name": name, "last_name": name, "classification": "visitor"}
        made = admin.ask("admin.create_person", arguments)
        found = admin.ask("admin.get_persons", {"search": arguments["email"]})["persons"]
        shown = [each["first_name"] for each in found if each["person_id"] == made["person_id"]]
        same = [unicodedata.normalize("NFC", each) for each in shown] == [unicodedata.normalize("NFC", name)]
        must(same, f"{name} became {shown}.")


@check("Café in both normal forms names one zone")
def one_zone(trial):
    admin = trial.confirmed_admin()
    admin.ask("admin.create_zone", {"zone_name": unicodedata.normalize("NFC", "Café")})
    reply = admin.post("admin.create_zone", {"zone_name": unicodedata.normalize("NFD", "Café")})
    must((reply.status, reply.code) == (409, "conflict"), f"The second one is answered with {reply}.")


@check("passwords of fewer than five different characters are refused everywhere")
def poor_passwords(trial):
    person = trial.throwaway("student")
    taken = [each for text in ("abcdabcdabcd", "zzzzzzzzzzzz", "xyxyxyxyxyxy") for each in _taken(trial, person, text)]
    must(not taken, "; ".join(taken))


@check("a password made of the owner's e-mail address is refused everywhere")
def password_of_address(trial):
    # The words of the address, and digits and marks behind them.
    taken = _taken(trial, trial.throwaway("student", "marmaduke@school.example"), "marmaduke77!")
    must(not taken, "; ".join(taken))


def _taken(trial, person, password):
    """By which requests a password is taken that must not be, for an account or for one with the same address."""
    admin, taken = trial.confirmed_admin(), []
    of_person = {"person_id": person["person_id"]}
    tries = {"admin.edit_person": of_person, "admin.edit_student": of_person}
    for number, request_type in enumerate(("admin.create_person", "admin.create_student")):
        tries[request_type] = {
            "email": person["email"].replace("@", f"@{number}."), "first_name": "A", "last_name": "B",
            **({"classification": "visitor"} if number == 0 else {})}
    for request_type, arguments in tries.items():
        reply = admin.post(request_type, {**arguments, "password": password})
        if reply.status != 400:
            taken.append(f"{request_type} takes '{password}': {reply}")
    claim = trial.school.server.client().post("universal.claim_account", {
        "username": person["email"], "code": "0000-0000-0000-0000", "password": password})
    if claim.status != 400:
        taken.append(f"universal.claim_account takes '{password}': {claim}")
    made = trial.school.server.create_admin(person["email"].replace("@", "@admin."), password)
    if made.returncode == 0:
        taken.append(f"create-admin takes '{password}'")
    return taken
