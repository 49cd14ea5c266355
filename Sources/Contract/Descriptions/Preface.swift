import Wire

/// The introduction, which applies to all request types.
enum Preface {
    static let summary = """
        Tracks who is in which room of a school or an office, now and at any past moment. Every request is a POST of a \
        JSON object; every reply is a JSON object with `successful`.
        """

    /// The groups of types, by the part of the name before the dot.
    static let groups: [(name: String, summary: String)] = [
        ("universal", "For all callers: login, logout, and the caller's own account."),
        ("admin", "For admins, who manage people, places and equipment; some are for staff as well."),
        ("simple", "Queries in SQL."),
        ("student", "For the people who are recorded."),
        ("scanner", "For scanner nodes."),
    ]

    static let text = """
        # The request protocol

        Version \(ProtocolVersion.current). [renamed.csv](renamed.csv) lists the names that differ from version 1.

        This file is generated from the types that the server and its clients compile (`Sources/Wire`). To update it, \
        run `tools/describe-wire`, then `swift run rollcall-server protocol --markdown > docs/protocol.md`. The same \
        content as an OpenAPI 3.1 document is at `GET /openapi.json`; `rollcall-server protocol --openapi` prints it.

        ## Requests

        A request is `POST /post` with `Content-Type: application/json` and the body `{"type": "…", "args": {…}}`. \
        `POST /post/{type}` with the arguments alone as the body is equivalent. Unknown members are ignored. Times are \
        in the format of RFC 3339: the server accepts any offset, and writes UTC with milliseconds.

        A person is identified by the cookie `rollcall_session`, which `universal.login` sets: `HttpOnly`, \
        `SameSite=Strict`, and `Secure` under TLS. A scanner is identified by its token in `Authorization: Bearer`, \
        and by nothing else. A helper at a muster has no account: the page of the helper's link \
        (`admin.create_muster_link`) asks for a name and sets the cookie `rollcall_helper`, which has the same \
        protection and is used only if there is no session. A request that a browser sends on behalf of another site \
        is refused.

        ## Idempotency

        A client that does not know whether a request arrived sends it again. Request types that change something \
        accept `idempotency_key`, a random UUID that the client generates for one request and keeps secret. The change \
        is made once: the first reply is stored for 7 days, in the transaction of the change, and repeated byte for \
        byte. Two requests with the same key run one after the other. The same key with another request type, other \
        arguments or another person is refused with `conflict`. A refused request stores nothing and can be sent \
        again, corrected or unchanged. If the time of a statement matters (`said_at`, with `sent_at`), the server \
        subtracts the difference of the two from the time of arrival; `sent_at` may differ at each attempt. Erasures \
        accept no key: the second one is answered with `not_found`.

        Corrections (`admin.correct_whereabouts`, `admin.correct_visit`) are idempotent for as long as the \
        correction is kept: its row contains the key, and the reply is built from the row.

        ## Replies

        A reply is always a JSON object with `successful`. If it is true, the members of the reply stand beside it. If \
        it is false, the reply contains `reason`, a sentence for a person; `code`, a stable value for programs; \
        `login_necessary`, true if the caller must log in; `argument`, the name of the invalid argument if there is a \
        single one, such as `room_number` or `sightings[3].rssi`; and in some cases `retry_after`, in seconds, which \
        is also in the header `Retry-After`. The HTTP status follows from the code:

        """

    /// The types that permit large bodies.
    private static let largeTypes = RequestType.allCases.filter { $0.bodyLimit == BodyLimit.large }
        .map { "`\($0.rawValue)`" }.joined(separator: ", ")

    static let limits = """

        ## Limits

        | what | limit | answer |
        | --- | --- | --- |
        | body of a caller who is not logged in | \(BodyLimit.stranger >> 10) KiB | 413 `too_large` |
        | body of a person or a scanner | \(BodyLimit.usual >> 10) KiB | 413 `too_large` |
        | body of \(largeTypes) | \(BodyLimit.large >> 20) MiB | 413 `too_large` |
        | bodies that callers who are not logged in are sending | 16 MiB in total | 503 `unavailable` |
        | consecutive combining marks in any text | \(SafeText.maxNonStarters) | 400 `bad_text` |
        | text that is not UTF-8, or contains half a surrogate pair | none | 400 `bad_text` |
        | sightings in a batch | 5,000 | 413 `too_large` |
        | nesting of arrays and objects | 32 levels | 400 `bad_arguments` |
        | path | 8 KiB | 431 `headers_too_large` |
        | headers | 16 KiB in total, 8 KiB each, 100 in number | 431 `headers_too_large` |
        | time to send the headers | 10 s | 408 `too_slow` |
        | time to send the body | 60 s | 408 `too_slow` |
        | requests of a session, and of a helper's phone | 50 a second, bursts of 200 | 429 `slow_down` |
        | requests of a person in all sessions | twice that | 429 `slow_down` |
        | requests of a scanner | 100 a second, bursts of 400 | 429 `slow_down` |
        | sightings of a scanner | 10,000 a second, bursts of 50,000 | 429 `slow_down` |
        | sightings of a scanner or person that wait to be stored | 10,000 | 429 `slow_down` |
        | sightings that wait to be stored, in total | 100,000 current ones and 100,000 older ones | 503 `unavailable` |
        | reports of phones that wait to be stored | 64, or as many as are stored in 20 ms if that is more | 503 \
        `unavailable` |
        | requests of an address without a login | 20 a second, bursts of 80 | 429 `slow_down` |
        | invalid tokens and cookies from an address | a burst of 10, then 2 a second | 429 `slow_down` |
        | passwords that are being checked for a person | one, and two waiting | 429 `slow_down` |
        | passwords that are being checked for an address without a login | eight | 429 `slow_down` |
        | wait for the check of a password | 5 s | 503 `unavailable` |
        | expensive lists (free rooms, occupancy) | one at a time; for each caller one, and four waiting | 429 \
        `slow_down` |
        | schedules of a device, and of a person | 100 and 300 | 422 `cannot_be_done` |
        | grants of a device; rules | 300; 500 | 422 `cannot_be_done` |
        | clearances of a person, of a group and of a room | 300, 1,000 and 2,000 | 422 `cannot_be_done` |
        | exports of a caller that read sightings | one, and one waiting | 429 `slow_down` |
        | exports of all callers that read sightings | one, and eight waiting | 429 `slow_down` |
        | sessions of a person, and browsers in which the person is known | 20 | the oldest ends |
        | links for helpers of a muster, and phones of a link | 100 and 50 at a time | 409 `conflict` |
        | subscriptions to events | 5 at a time for a session; in total half the number of connections, of which one \
        person may have a tenth | 429 `slow_down` |
        | connections | 4,000 at a time, or fewer if the system allows the server fewer | the next one waits |
        | connections of an address | a quarter of the total | closed |
        | time without traffic on a connection | 60 s | closed |

        An answer with status 429 is delayed by half a second, except for nodes.

        The limits on requests and connections are settings of each server: `limit.session`, `limit.scanner`, \
        `limit.scanner_sightings`, `limit.address`, `limit.connections`, `limit.address_connections`. If the database \
        cannot do something now, the answer is 503 `unavailable`. An unexpected error is 500 `internal_error` with a \
        number under which the server's log explains it; the answer reveals nothing else.

        ## Hosts

        Every request names a host, by `Host` or in its target: an address on which the server listens, `localhost` if \
        the request comes from the same machine, or a name in the server's setting `hosts`. Any other host is answered \
        with 421 `wrong_host`.

        ## Other paths

        | path | callers | content |
        | --- | --- | --- |
        | `GET /events` | persons, helpers | changes of whereabouts as server-sent events, from `Last-Event-ID` or \
        from now on; for staff and admins also the events `alert` and `muster`, for admins `scanner`, for all callers \
        `device` and `command` of the devices that they may see, which have no id and are not repeated; for helpers \
        only `muster` |
        | `GET /m/{token}` | all callers | the page of a link for helpers, which asks for a name |
        | `GET /health` | all callers | whether the server works; 503 while the database is unavailable or read-only |
        | `GET /metrics` | this machine by a loopback name, admins | metrics in Prometheus' text format |
        | `GET /openapi.json` | all callers | this protocol as an OpenAPI document |

        """
}
