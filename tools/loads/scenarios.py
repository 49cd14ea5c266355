"""What is done again and again: by wrk through the server, and by pgbench without one, as the limits."""

import json
import tempfile
from pathlib import Path

import same_rows

REPORT, LARGE_REPORT = 100, 1000


class Scenario:
    """`lua` makes wrk's requests; `pgbench` is the script of one statement with the same effect, `rows` that of the
    same rows; `counted` counts the rows that answers promise."""

    def __init__(self, name, lua, pgbench=None, rows=None, counted=None, each=1):
        self.name, self.lua, self.pgbench, self.rows = name, lua, pgbench, rows
        self.counted, self.each = counted, each


def scenarios(school, folder):
    """wrk's scripts are put into the folder; they hold cookies and tokens."""
    def _lua(text, **values):
        return _script(folder, text, values)

    def _report(name, count):
        return Scenario(
            name,
            _lua(REPORTS, tokens=school.tokens, badges=school.badges, uuid=school.uuid, count=count),
            "insert into bench.sighting (scanner_id, major, minor, rssi, seen_at)\n"
            f"select 1, 60000, number, -60, now() from generate_series(1, {count}) number;\n",
            rows=same_rows.report(count),
            counted="select count(*) from sighting where scanner_id is not null", each=count)

    return [
        Scenario(
            "student.update_location", _lua(UPDATE, clients=school.clients, beacons=school.beacons),
            f"\\set n random(1, {len(school.clients)})\n"
            "update bench.student set major = 1, minor = :n, seen_at = now(), revision = revision + 1\n"
            "where email = 'student' || :n || '@school.example';\n",
            rows=same_rows.move(),
            counted="select count(*) from sighting where client_id is not null"),
        _report("scanner.report", REPORT),
        _report("scanner.report of 1,000", LARGE_REPORT),
        Scenario(
            "admin.get_beacons", _lua(BEACONS, cookie=school.admin.cookies),
            "select beacon_id, room_number, beacon.description, major, minor, zone_name\n"
            "from beacon join room using (room_id) join zone using (zone_id) order by beacon_id limit 200;\n"),
    ]


def peer_scenario(scenario, peer, folder):
    """The same work as a peer takes it."""
    counted, text = {
        "student.update_location": ("select sum(revision) from student", PEER_UPDATE),
        "scanner.report": ("select count(*) from sighting", PEER_REPORT),
        "admin.get_beacons": (None, PEER_BEACONS),
    }[scenario.name.split(" of ")[0]]
    lua = _script(folder, text, {"clients": peer.cookies, "admin": peer.admin, "count": scenario.each})
    return Scenario(scenario.name, lua, counted=counted, each=scenario.each)


def _script(folder, text, values):
    """A file for wrk with these values as Lua tables."""
    head = "".join(f"local {name} = {_literal(value)}\n" for name, value in values.items())
    path = Path(tempfile.mkdtemp(prefix="wrk-", dir=folder)) / "requests.lua"
    path.write_text(head + text + DONE)
    return path


def _literal(value):
    if isinstance(value, (list, tuple)):
        return "{" + ",".join(map(_literal, value)) + "}"
    if isinstance(value, dict):
        return json.dumps("; ".join(f"{key}={text}" for key, text in value.items()))
    return json.dumps(value)


UPDATE = """
local number = 0
function request()
  number = number + 1
  local keys = beacons[number * 7 % #beacons + 1]
  return wrk.format("POST", "/post/student.update_location",
    { ["Content-Type"] = "application/json", ["Cookie"] = "rollcall_session=" .. clients[number % #clients + 1] },
    '{"major":' .. keys[1] .. ',"minor":' .. keys[2] .. '}')
end
"""

# A node dates each report when it sends it; LuaJIT reads the clock by the C library.
REPORTS = """
local ffi = require("ffi")
ffi.cdef("typedef struct { long sec; long usec; } timeval; int gettimeofday(timeval *now, void *zone);")
local now, number, spool = ffi.new("timeval"), tonumber(os.getenv("BENCH_FIRST")), os.getenv("BENCH_SPOOL")
local function instant()
  ffi.C.gettimeofday(now, nil)
  return os.date("!%Y-%m-%dT%H:%M:%S", tonumber(now.sec)) .. string.format(".%03dZ", tonumber(now.usec) / 1000)
end
function request()
  number = number + 1
  local sent, sightings = instant(), {}
  for index = 1, count do
    local keys = badges[(number * 31 + index) % #badges + 1]
    sightings[index] = '{"uuid":"' .. uuid .. '","major":' .. keys[1] .. ',"minor":' .. keys[2] ..
      ',"rssi":-' .. (50 + index % 40) .. ',"count":1,"heard_at":"' .. sent .. '"}'
  end
  return wrk.format("POST", "/post/scanner.report",
    { ["Content-Type"] = "application/json", ["Authorization"] = "Bearer " .. tokens[number % #tokens + 1] },
    '{"spool":"' .. spool .. '","sequence":' .. number .. ',"sent_at":"' .. sent .. '","sightings":[' ..
    table.concat(sightings, ",") .. ']}')
end
"""

BEACONS = """
function request()
  return wrk.format("POST", "/post/admin.get_beacons",
    { ["Content-Type"] = "application/json", ["Cookie"] = cookie }, '{"page_size":200}')
end
"""

PEER_UPDATE = """
local number = 0
function request()
  number = number + 1
  return wrk.format("POST", "/post",
    { ["Content-Type"] = "application/json", ["Cookie"] = clients[number % #clients + 1] },
    '{"type":"student.update_location","args":{"major":' .. number % 4 + 1 .. ',"minor":' ..
    number * 7 % 200 + 1 .. '}}')
end
"""

PEER_REPORT = """
local ffi = require("ffi")
ffi.cdef("typedef struct { long sec; long usec; } timeval; int gettimeofday(timeval *now, void *zone);")
local now, number = ffi.new("timeval"), 0
function request()
  number = number + 1
  ffi.C.gettimeofday(now, nil)
  local sent, sightings = string.format("%d.%03d", tonumber(now.sec), tonumber(now.usec) / 1000), {}
  for index = 1, count do
    sightings[index] = '{"uuid":"dcef54a2-31eb-467f-af8e-350fb641c97b","major":' .. (number * 31 + index) % 4 + 1 ..
      ',"minor":' .. (number * 31 + index) % 200 + 1 .. ',"rssi":-' .. (50 + index % 40) .. ',"seen_at":' .. sent .. '}'
  end
  return wrk.format("POST", "/post", { ["Content-Type"] = "application/json", ["Cookie"] = admin },
    '{"type":"scanner.report","args":{"scanner_id":' .. number % 64 + 1 .. ',"sightings":[' ..
    table.concat(sightings, ",") .. ']}}')
end
"""

PEER_BEACONS = """
function request()
  return wrk.format("POST", "/post", { ["Content-Type"] = "application/json", ["Cookie"] = admin },
    '{"type":"admin.get_beacons","args":{}}')
end
"""

DONE = """
function done(summary, latency, requests)
  local errors = summary.errors
  io.write(string.format('JSON {"requests":%d,"seconds":%.6f,"p50":%.3f,"p99":%.3f,"refused":%d,"broken":%d}\\n',
    summary.requests, summary.duration / 1e6, latency:percentile(50) / 1e3, latency:percentile(99) / 1e3,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end
"""
