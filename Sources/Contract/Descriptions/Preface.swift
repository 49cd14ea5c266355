import Wire

/// The introduction, which applies to all request types.
enum Preface {
    static let summary = """
        Tells a school or an office who is in which room, now and at any past moment. Every request is a POST of a \
        JSON \
        object; every reply is a JSON object with `successful`.
        """

    /// The groups of types, by the part of the name before the dot.
    static let groups: [(name: String, summary: String)] = [
        ("universal", "For all callers: logging in and out, and the caller's own account."),
        ("admin", "For those who manage people, places and equipment; some are for staff too."),
        ("simple", "Questions in SQL."),
        ("student", "For those who are recorded."),
        ("scanner", "For scanner nodes."),
    ]

    static let text = """
        # The request protocol

        This file is made from the types that server and clients compile (`Sources/Wire`):
        `swift run rollcall-server protocol --markdown > docs/protocol.md` renews it, after `tools/describe-wire`. \
        The same
        as an OpenAPI 3.1 document is at `GET /openapi.json`, and `rollcall-server protocol --openapi` prints it.

        ## Requests

        A request is `POST /post` with `Content-Type: application/json` and the body `{"type": "…", "args": {…}}`; \
        or, the
        same, `POST /post/{type}` with the arguments alone as the body. Members that a type does not know are passed \
        over.
        Times are RFC 3339, in UTC with milliseconds where the server writes them, with any offset where it reads them.

        A person is known by the cookie `rollcall_session`, which `universal.login` sets: `HttpOnly`, \
        `SameSite=Strict`, and
        `Secure` under TLS. A scanner is known by `Authorization: Bearer` and its token alone. A helper at a muster \
        has no
        account: the page of their link (`admin.create_muster_link`) asks for a name and sets the cookie \
        `rollcall_helper`, which
        is as safe and counts where no session is shown. A request that a browser sends for a page of another site is \
        refused.

        ## Idempotency

        A client that does not know whether a request arrived sends it again. Request types that change something \
        accept `idempotency_key`, a random UUID that the client makes for one request and keeps secret. The change \
        is made once: the first reply is stored for 7 days, in the transaction of the change, and repeated byte for \
        byte. Two requests with one key run one after the other. Another request type, other arguments or another \
        person with the same key are refused with `conflict`. A refused request stores nothing; send it again, \
        corrected or not. If the time counts (`said_at`, with `sent_at`), the server subtracts the difference of the \
        two from the time of arrival; `sent_at` may differ at each attempt. Erasures accept no key: the second one \
        is answered with `not_found`.

        Corrections (`admin.correct_whereabouts`, `admin.correct_visit`) are idempotent for as long as the \
        correction is kept: its row has the key, and the reply is made from the row.

        ## Replies

        A reply is always a JSON object with `successful`. When that is true, the reply's members stand beside it. \
        When it is
        false there are `reason`, a sentence for a person; `code`, a stable word for programs; `login_necessary`, \
        true if a
        login is missing; `argument`, the name of the argument that is wrong, such as `room_number` or \
        `sightings[3].rssi`,
        where it is one alone; and sometimes `retry_after`, in seconds, which is in the header `Retry-After` too. The \
        HTTP status
        follows from the code:

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
        | bodies of all who are not logged in, while they arrive | 16 MiB together | 503 `unavailable` |
        | combining marks in a row, in any text | \(SafeText.maxNonStarters) | 400 `bad_text` |
        | text that is not UTF-8, half a surrogate pair | none | 400 `bad_text` |
        | sightings in a batch | 5,000 | 413 `too_large` |
        | arrays and objects in each other | 32 levels | 400 `bad_arguments` |
        | path | 8 KiB | 431 `headers_too_large` |
        | headers | 16 KiB in all, 8 KiB each, 100 of them | 431 `headers_too_large` |
        | sending the headers | 10 s | 408 `too_slow` |
        | sending the body | 60 s | 408 `too_slow` |
        | requests of one session, and of one helper's phone | 50 a second, four seconds' worth at once | 429 \
        `slow_down` |
        | requests of one person, in all sessions | twice that | 429 `slow_down` |
        | requests of one scanner | 100 a second, the same | 429 `slow_down` |
        | sightings of one scanner | 10,000 a second, five seconds' worth at once | 429 `slow_down` |
        | sightings of one scanner or person that wait to be stored | 10,000 | 429 `slow_down` |
        | sightings of all that wait to be stored | 100,000 fresh ones, and as many older ones | 503 `unavailable` |
        | reports of phones that wait to be stored | 64, or what is stored in 20 ms where that is more | 503 \
        `unavailable` |
        | requests of one address without a login | 20 a second, the same | 429 `slow_down` |
        | tokens and cookies of one address that mean nothing | 10 at once, then 2 a second | 429 `slow_down` |
        | passwords being checked for one person | one, and two that wait | 429 `slow_down` |
        | passwords being checked for one address without a login | eight | 429 `slow_down` |
        | waiting until a password is checked | 5 s | 503 `unavailable` |
        | lists that cost much (free rooms, occupancy) | one after the other; of one caller one, and four that wait | \
        429 `slow_down` |
        | schedules of one device, and of one person | 100 and 300 | 422 `cannot_be_done` |
        | grants of one device; rules | 300; 500 | 422 `cannot_be_done` |
        | clearances of one person, group and room | 300, 1,000 and 2,000 | 422 `cannot_be_done` |
        | exports of one caller that read sightings | one, and one that waits | 429 `slow_down` |
        | exports of all that read sightings | one, and eight that wait | 429 `slow_down` |
        | sessions of one person, and browsers in which they are known | 20 | the oldest ends |
        | links for helpers of one muster, and phones of one link | 100 and 50 at a time | 409 `conflict` |
        | listeners of events | 5 at a time of one session; half as many as connections in all, and one person a \
        tenth of \
        these | 429 `slow_down` |
        | connections | 4,000 at a time, fewer where the system lets the server have fewer | the next one waits |
        | connections of one address | a quarter of all | closed |
        | a connection on which nothing happens | 60 s | closed |

        With a 429 the answer comes half a second later than else, but for a node's.

        The limits on requests and connections are settings of each server: `limit.session`, `limit.scanner`,
        `limit.scanner_sightings`, `limit.address`, `limit.connections`, \
        `limit.address_connections`. What the database cannot do now is 503 `unavailable`. What should not happen is
        500 `internal_error` with a number that the server's log explains; nothing more is said.

        ## Hosts

        Every request names a host, by `Host` or in its target: an address that the server listens on, `localhost` where
        that is this machine's own, or a name in the setting `hosts` of the server. Any other is 421 `wrong_host`.

        ## Other paths

        | path | who | what |
        | --- | --- | --- |
        | `GET /events` | persons, helpers | changes of whereabouts as server-sent events, from `Last-Event-ID` or \
        from now on; \
        for staff and admins also the events `alert` and `muster`, for admins `scanner`, for all `device` and \
        `command` of the devices that they may see, which have no id and are not repeated; for helpers `muster` alone |
        | `GET /m/{token}` | all callers | the page of a link for helpers, which asks for a name |
        | `GET /health` | all callers | whether the server works; 503 while the database is away or keeps nothing |
        | `GET /metrics` | this machine by a loopback name, admins | numbers in Prometheus' text format |
        | `GET /openapi.json` | all callers | this protocol as an OpenAPI document |

        """
}
