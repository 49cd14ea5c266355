"""Who may open a door, decided once more from issue and docs/locks.md, and random cases to decide.

It shares nothing with Sources/Locks but the words. A case is a JSON object; `decide` adds what must come of it.
"""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
REASONS = ["no_right", "not_seen", "blind", "outside_hours", "weak_lock", "password_pending"]
# A booking opens so many seconds before it begins; a scanner's clock may be so many ahead; so many seconds are compared
# where a lock asks for no level.
EARLY, AHEAD, COMPARED = 300, 5, 5


def decide(case):
    """What must come of a case."""
    right, right_id = right_of(case)
    sight, by, ago = sight_of(case)
    gate = case["lock"]["gate"]
    hindrances = []
    if right is None:
        hindrances.append("outside_hours" if case["clearances"] or case["bookings"] else "no_right")
    if case["lock"]["weak"] and not case["allowsWeak"]:
        hindrances.append("weak_lock")
    if case["mustChangePassword"]:
        hindrances.append("password_pending")
    overridden = case["admin"] and bool((case["override"] or "").strip())
    gate_word = None if gate == "off" or sight == "seen" else sight
    passes = gate != "require" or sight == "seen"
    if gate == "require" and sight == "blind":
        passes = case["code"] == "right" or overridden
    way = "booking" if right == "booking" else "self"
    if gate == "require" and sight == "blind" and case["code"] != "right" and overridden:
        way = "override"
    alone = not hindrances and not passes
    return {
        "granted": not hindrances and passes,
        "right": right,
        "rightID": right_id,
        "way": way,
        "sight": sight,
        "by": by,
        "ago": ago,
        "reasons": sorted(hindrances + ([gate_word] if gate_word else []), key=REASONS.index),
        "mayWait": alone and sight == "not_seen",
        "wantsCode": alone and sight == "blind",
    }


def right_of(case):
    required = case["lock"]["required"]
    if required is not None and case["level"] >= required:
        return "level", None
    local = datetime.fromtimestamp(case["now"], ZoneInfo(case["zone"]))
    for clearance in case["clearances"]:
        if clears(clearance, local):
            return "clearance", clearance["id"]
    for booking in case["bookings"]:
        if booking["from"] - EARLY <= case["now"] < booking["until"]:
            return "booking", booking["id"]
    return None, None


def clears(clearance, local):
    day, minutes = local.date().isoformat(), local.hour * 60 + local.minute
    if clearance["from"] is not None and day < clearance["from"]:
        return False
    if clearance["until"] is not None and day > clearance["until"]:
        return False
    if clearance["weekdays"] and WEEKDAYS[local.weekday()] not in clearance["weekdays"]:
        return False
    hours = clearance["hours"]
    return hours is None or hours[0] <= minutes < hours[1]


def sight_of(case):
    """seen, not_seen or blind; by what, or why blind; and how long ago."""
    evidence, lock = case["evidence"], case["lock"]
    if not evidence["lawful"]:
        return "blind", "outside_lawful_hours", None
    best = None
    for source, at in signs(evidence, lock, case["now"]):
        age = case["now"] - at
        if -AHEAD <= age <= lock["within"] and (best is None or at > best[1]):
            best = (source, at)
    if best is not None:
        return "seen", best[0], max(0, case["now"] - best[1])
    return ("not_seen", None, None) if evidence["living"] else ("blind", "no_listener", None)


def signs(evidence, lock, now):
    if not evidence["twice"]:
        fresh = [heard for heard in evidence["heard"] if -AHEAD <= now - heard["at"] <= lock["within"]]
        if lock["minRSSI"] is None:
            yield from (("badge", at) for at in nearest(fresh))
        else:
            for heard in fresh:
                if heard["listener"] and heard["rssi"] is not None and heard["rssi"] >= lock["minRSSI"]:
                    yield "badge", heard["at"]
        if evidence["whereabouts"] is not None:
            yield "whereabouts", evidence["whereabouts"]
    if lock["trustsClient"] and evidence["client"] is not None:
        yield "client", evidence["client"]


def nearest(heard):
    """When the listeners heard it, of the last seconds in which anybody did; never where another scanner is nearer."""
    last = max((one["at"] for one in heard), default=0)
    recent = [one for one in heard if last - one["at"] < COMPARED]
    means = {True: [], False: []}
    for scanner in {one["scanner"] for one in recent}:
        of_it = [one for one in recent if one["scanner"] == scanner]
        levels = [one["rssi"] for one in of_it if one["rssi"] is not None]
        if levels:
            means[of_it[0]["listener"]].append(sum(levels) / len(levels))
    if all(means.values()) and max(means[True]) < max(means[False]):
        return []
    return [one["at"] for one in recent if one["listener"]]


def random_case(random):
    """A case, with times in half seconds, so that no two ways of counting differ by rounding."""
    zone = random.choice(["Europe/Copenhagen", "Europe/Copenhagen", "UTC", "America/St_Johns", "Australia/Lord_Howe"])
    # Days about both clock changes come often.
    start = random.choice([1_792_800_000, 1_806_100_000, 1_788_300_000, 1_790_000_000])
    now = start + random.randrange(0, 4 * 86_400) + random.choice([0, 0.5])
    case = {
        "now": now,
        "zone": zone,
        "level": random.randrange(10),
        "admin": random.random() < 0.3,
        "mustChangePassword": random.random() < 0.05,
        "allowsWeak": random.random() < 0.5,
        "code": random.choice(["none", "none", "right", "wrong"]),
        "override": random.choice([None, None, "", " ", "Fire drill"]),
        "lock": {
            "required": random.choice([None, random.randrange(10)]),
            "weak": random.random() < 0.15,
            "gate": random.choice(["off", "warn", "require", "require"]),
            "within": random.choice([5, 20, 20, 120]),
            "minRSSI": random.choice([None, -80, -60]),
            "trustsClient": random.random() < 0.3,
        },
        "clearances": [clearance(random, now, zone, n) for n in range(random.choice([0, 0, 1, 2]))],
        "bookings": [booking(random, now, n) for n in range(random.choice([0, 0, 0, 1, 2]))],
        "evidence": evidence(random, now),
    }
    return case | {"expected": decide(case)}


def clearance(random, now, zone, number):
    today = datetime.fromtimestamp(now, ZoneInfo(zone))
    minutes = today.hour * 60 + today.minute
    first = max(0, minutes - random.choice([0, 0, 30, 200, -1]))
    last = min(1_440, max(first + 1, minutes + random.choice([0, 1, 1, 60])))

    def day(least, most):
        return (today + timedelta(days=random.randrange(least, most))).date().isoformat()

    return {
        "id": 100 + number,
        "from": random.choice([None, day(-3, 2)]),
        "until": random.choice([None, day(-1, 4)]),
        "weekdays": random.choice([[], random.sample(WEEKDAYS, random.randrange(1, 7))]),
        "hours": random.choice([None, [min(first, 1_439), last]]),
    }


def booking(random, now, number):
    start = now + random.choice([-7_200, -600, 0, 299.5, 300, 300.5, 900])
    return {"id": 200 + number, "from": start, "until": start + random.choice([300, 600, 3_600, 7_200])}


def evidence(random, now):
    def at():
        return now - random.choice([-6, -5, -1, 0, 0.5, 3, 5, 5.5, 19.5, 20, 20.5, 60, 120, 121])

    return {
        "living": random.random() < 0.6,
        "lawful": random.random() < 0.85,
        "twice": random.random() < 0.15,
        "heard": [
            {"scanner": n, "listener": n < 3, "rssi": random.choice([None, -90, -80, -70, -60, -59]), "at": at()}
            for n in random.choices(range(1, 5), k=random.choice([0, 0, 1, 3, 6]))
        ],
        "whereabouts": random.choice([None, None, at()]),
        "client": random.choice([None, None, at()]),
    }
