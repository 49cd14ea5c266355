public import Foundation
public import Postgres
import Vocabulary

/// Logins, each known by the hash of its token.
public struct SessionRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Sessions that a person has at most, and browsers in which they are known.
    static let limit = 20

    /// Begins a session; returns when it ends at the latest. Where the person has too many, the oldest ends. Nil if
    /// the account has another password by now than the one that was shown, or is disabled: then there is no session.
    /// - Parameter hash: of the password that was shown, as it was read.
    public func create(_ session: Session.Draft, passwordHash hash: String, at now: Date) async throws -> Date? {
        let results = try await database.pipeline([
            // One login of a person after the other, so that each sees the sessions of those before.
            "select from person where person_id = \(session.person) for no key update",
            """
            insert into session (token_hash, person_id, created_at, used_at, expires_at, address, agent)
            select \(session.tokenHash), \(session.person), \(now), \(now),
                \(now) + make_interval(hours => session_hours), \(session.address), \(session.agent)
            from site, person
            where person_id = \(session.person) and password_hash = \(hash) and disabled_at is null
            returning expires_at
            """,
            "select count(*) from session where person_id = \(session.person)",
        ])
        // Only where there are too many: each deletion has live streams look at their rights again.
        if try results[2][0].decode(0, as: Int.self) > Self.limit { try await endOldest(of: session.person) }
        return try results[1].first?.decode(0)
    }

    private func endOldest(of person: Int64) async throws {
        try await database.query(
            """
            delete from session where session_id in (
                select session_id from session where person_id = \(person)
                order by created_at desc, session_id desc offset \(Self.limit))
            """)
    }

    /// Confirms a session for the school's minutes; returns until when. Nil if the session has ended.
    /// - Parameter time: by the machine's clock.
    public func confirm(_ session: Int64, at time: Date) async throws -> Date? {
        try await database.query(
            """
            update session set confirmed_until = \(time) + make_interval(mins => confirm_minutes) from site
            where session_id = \(session) returning confirmed_until
            """
        ).first?.decode(0)
    }

    /// A token that was shown.
    public struct Shown: Sendable {  // generated: init
        /// SHA-256 of it, 32 bytes.
        public let tokenHash: [UInt8]
        public let at: Date
    }

    /// Finds the session of each token, and notes that it was used. Nil if it has ended or lain idle for too long.
    /// - Parameter isNoted: whether the database keeps what is noted now.
    public func use(_ shown: [Shown], isNoted: Bool = true) async throws -> [Session?] {
        var sessions: [Session?] = Array(repeating: nil, count: shown.count)
        var due: [Shown] = []
        for row in try await database.query(Self.query(shown)) {
            let place = try row.decode("place", as: Int.self) - 1
            sessions[place] = try Self.session(row)
            if try row.decode("is_due", as: Bool.self) { due.append(shown[place]) }
        }
        if isNoted, !due.isEmpty { try await note(due) }
        return sessions
    }

    /// Written once a minute at most: what lies idle is counted in minutes.
    private func note(_ used: [Shown]) async throws {
        try await database.query(
            """
            update session set used_at = used.at
            from site, unnest(\(used.map(\.tokenHash)), \(used.map(\.at))) as used (token_hash, at)
            where session.token_hash = any(array[used.token_hash]) and used_at < used.at
                and used_at > used.at - make_interval(mins => session_idle_minutes)
            """)
    }

    /// The same for one token.
    public func use(tokenHash: [UInt8], at now: Date) async throws -> Session? {
        try await use([Shown(tokenHash: tokenHash, at: now)])[0]
    }

    /// The same without using it: who only waits for events lies idle.
    public func find(tokenHash: [UInt8], at now: Date) async throws -> Session? {
        try await database.query(Self.query([Shown(tokenHash: tokenHash, at: now)])).first.map(Self.session)
    }

    /// SHA-256 of the token by which a session of this person is shown; nil if they have none of that number.
    public func tokenHash(of session: Int64, person: Int64) async throws -> [UInt8]? {
        try await database.query(
            "select token_hash from session where session_id = \(session) and person_id = \(person)"
        ).first?.decode(0)
    }

    /// SHA-256 of the tokens of sessions that have not ended, those used last first, 20,000 at most.
    public func liveTokens(at now: Date) async throws -> [[UInt8]] {
        try await database.query(
            "select token_hash from session where expires_at > \(now) order by used_at desc limit 20000"
        ).map { try $0.decode(0) }
    }

    /// Those of these tokens, by their hashes, whose sessions have not ended, do not lie idle, and whose people owe
    /// nothing first.
    public func live(among tokens: [[UInt8]], at now: Date) async throws -> Set<[UInt8]> {
        let rows = try await database.query(
            """
            select token_hash
            from session join person using (person_id), site, (select \(now)::timestamptz as now) clock
            where token_hash = any(\(tokens)) and \(unescaped: Self.isUsable)
                and not password_temporary and not \(unescaped: Self.totpIsMissing)
            """)
        return Set(try rows.map { try $0.decode(0, as: [UInt8].self) })
    }

    /// Whether a session has not ended, does not lie idle, and is of an account in use, at `clock.now`.
    private static let isUsable = """
        expires_at > clock.now and disabled_at is null
            and used_at > clock.now - make_interval(mins => session_idle_minutes)
        """

    /// Whether the school requires one-time codes of a person who has not enrolled.
    private static let totpIsMissing = """
        (totp_required and classification in ('staff', 'admin') and not exists (
            select from totp where totp.person_id = person.person_id and confirmed_at is not null))
        """

    /// Compared as one of an array, a token is looked for by itself alone, also by plans that are kept since there were
    /// no sessions.
    private static func query(_ shown: [Shown]) -> Query {
        """
        select person_id, email, first_name, last_name, classification, session_id, session.created_at,
            password_temporary, \(unescaped: totpIsMissing), confirmed_until,
            used_at < clock.now - interval '1 minute' as is_due,
            array(
                select other.session_id from session other
                where other.person_id = person.person_id and other.expires_at > clock.now
                    and other.used_at > clock.now - make_interval(mins => session_idle_minutes)) as living,
            language, theme, mode, \(unescaped: DataVersions.selected) as versions, place
        from unnest(\(shown.map(\.tokenHash)), \(shown.map(\.at))) with ordinality as clock (token_hash, now, place)
            join session on session.token_hash = any(array[clock.token_hash]) join person using (person_id)
            left join preference using (person_id), site
        where \(unescaped: isUsable)
        """
    }

    private static func session(_ row: Row) throws -> Session {
        let (
            id, email, firstName, lastName, classification, session, createdAt, isTemporary, isMissing, confirmed, _,
            living, language, theme, mode, versions, _
        ) = try row.decode(
            (
                Int64, String, String, String, Classification, Int64, Date, Bool, Bool, Date?, Bool, [Int64],
                PreferredLanguage?, Theme?, PageMode?, [Int64], Int64
            ).self)
        return Session(
            id: session, createdAt: createdAt,
            person: Person(
                id: id, email: email, firstName: firstName, lastName: lastName, classification: classification),
            obligation: Session.Obligation(passwordIsTemporary: isTemporary, totpIsMissing: isMissing),
            confirmedUntil: confirmed, living: Set(living),
            preferences: Preferences(language: language, theme: theme, mode: mode),
            versions: DataVersions(versions))
    }
}

extension SessionRepository {
    /// The sessions of a person that have not ended, the one used last first.
    public func list(of person: Int64, at now: Date) async throws -> [Session.Entry] {
        try await database.query(
            """
            select session_id, created_at, used_at, expires_at, address, agent from session, site
            where person_id = \(person) and expires_at > \(now)
                and used_at > \(now)::timestamptz - make_interval(mins => session_idle_minutes)
            order by used_at desc, session_id desc
            """
        ).map { row in
            let (id, created, used, expires, address, agent) = try row.decode(
                (Int64, Date, Date, Date, String, String?).self)
            return Session.Entry(
                id: id, createdAt: created, usedAt: used, expiresAt: expires, address: address, agent: agent)
        }
    }

    /// Gives a session another token; the one it had means nothing any more. Returns when it ends at the latest.
    public func renew(tokenHash: [UInt8], as newHash: [UInt8]) async throws -> Date? {
        try await database.query(
            "update session set token_hash = \(newHash) where token_hash = \(tokenHash) returning expires_at"
        ).first?.decode(0)
    }

    public func end(tokenHash: [UInt8]) async throws {
        try await database.query("delete from session where token_hash = \(tokenHash)")
    }

    /// Ends one session of this person. Throws `StoreError` if they have none of that number.
    public func end(_ session: Int64, of person: Int64) async throws {
        let ended = try await database.query(
            "delete from session where session_id = \(session) and person_id = \(person)")
        guard ended.affectedRows > 0 else { throw StoreError.notFound("You have no session \(session).") }
    }

    /// Ends every session of a person, but for one where it is named; returns how many.
    @discardableResult
    public func endAll(of person: Int64, except session: Int64? = nil) async throws -> Int {
        try await database.query(
            "delete from session where person_id = \(person) and session_id is distinct from \(session)"
        ).affectedRows
    }

    /// Deletes sessions that have expired or lain idle for too long; returns how many.
    public func deleteExpired(at now: Date) async throws -> Int {
        try await database.query(
            """
            delete from session using site
            where expires_at <= \(now)
                or used_at <= \(now)::timestamptz - make_interval(mins => session_idle_minutes)
            """
        ).affectedRows
    }
}
