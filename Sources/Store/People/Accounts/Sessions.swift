public import Foundation
import Phrases
public import Postgres
import Vocabulary

/// Logins, each identified by the hash of its token.
public struct SessionRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// The maximum number of sessions of a person, and of browsers in which they are known.
    static let limit = 20

    /// Begins a session; returns the latest time at which it ends. If the person has too many, the oldest ends. Returns
    /// nil, without a session, if the password has been changed since it was checked or the account is disabled.
    /// - Parameter hash: the stored hash against which the password was checked.
    public func create(_ session: Session.Draft, passwordHash hash: String, at now: Date) async throws -> Date? {
        let results = try await database.pipeline([
            // Logins of a person run one after the other, so that each sees the sessions of earlier ones.
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
        // Only if there are too many: each deletion makes live streams check their rights again.
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

    /// Confirms a session for the number of minutes that the school has set; returns until when. Nil if the session has
    /// ended.
    /// - Parameter time: by the machine's clock.
    public func confirm(_ session: Int64, at time: Date) async throws -> Date? {
        try await database.query(
            """
            update session set confirmed_until = \(time) + make_interval(mins => confirm_minutes) from site
            where session_id = \(session) returning confirmed_until
            """
        ).first?.decode(0)
    }

    /// A token presented with a request.
    public struct Shown: Sendable {  // generated: init
        /// SHA-256 of the token, 32 bytes.
        public let tokenHash: [UInt8]
        public let at: Date
    }

    /// Finds the session of each token, and records its use. Nil if it has ended or was unused for too long.
    /// - Parameter isNoted: whether the database can currently store the use.
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

    /// Stores the use of sessions, at most once a minute, because idle time is counted in minutes.
    private func note(_ used: [Shown]) async throws {
        try await database.query(
            """
            update session set used_at = used.at
            from site, unnest(\(used.map(\.tokenHash)), \(used.map(\.at))) as used (token_hash, at)
            where session.token_hash = any(array[used.token_hash]) and used_at < used.at
                and used_at > used.at - make_interval(mins => session_idle_minutes)
            """)
    }

    /// Does the same for one token.
    public func use(tokenHash: [UInt8], at now: Date) async throws -> Session? {
        try await use([Shown(tokenHash: tokenHash, at: now)])[0]
    }

    /// Finds the session without recording its use: merely waiting for events does not count.
    public func find(tokenHash: [UInt8], at now: Date) async throws -> Session? {
        try await database.query(Self.query([Shown(tokenHash: tokenHash, at: now)])).first.map(Self.session)
    }

    /// Returns SHA-256 of the token of a session of this person; nil if they have no session with that number.
    public func tokenHash(of session: Int64, person: Int64) async throws -> [UInt8]? {
        try await database.query(
            "select token_hash from session where session_id = \(session) and person_id = \(person)"
        ).first?.decode(0)
    }

    /// Returns SHA-256 of the tokens of sessions that have not ended, the most recently used first, at most 20,000.
    public func liveTokens(at now: Date) async throws -> [[UInt8]] {
        try await database.query(
            "select token_hash from session where expires_at > \(now) order by used_at desc limit 20000"
        ).map { try $0.decode(0) }
    }

    /// Returns which of these tokens, by hash, have sessions that have neither ended nor idled out, and whose people
    /// have no pending obligations.
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

    /// Whether a session has neither ended nor idled out, and belongs to an account in use, at `clock.now`.
    private static let isUsable = """
        expires_at > clock.now and disabled_at is null
            and used_at > clock.now - make_interval(mins => session_idle_minutes)
        """

    /// Whether the school requires one-time codes of a person who has not enrolled.
    private static let totpIsMissing = """
        (totp_required and classification in ('staff', 'admin') and not exists (
            select from totp where totp.person_id = person.person_id and confirmed_at is not null))
        """

    /// Compares with an array element, so that a token is looked up by itself, even in a plan that was cached while
    /// there were no sessions.
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
                String?, Theme?, PageMode?, [Int64], Int64
            ).self)
        return Session(
            id: session, createdAt: createdAt,
            person: Person(
                id: id, email: email, firstName: firstName, lastName: lastName, classification: classification),
            obligation: Session.Obligation(passwordIsTemporary: isTemporary, totpIsMissing: isMissing),
            confirmedUntil: confirmed, living: Set(living),
            preferences: Preferences(
                language: language.flatMap(Language.init(rawValue:)), theme: theme, mode: mode),
            versions: DataVersions(versions))
    }
}

extension SessionRepository {
    /// Returns the sessions of a person that have not ended, the most recently used first.
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

    /// Replaces the token of a session; the old one becomes invalid. Returns the latest time at which the session ends.
    public func renew(tokenHash: [UInt8], as newHash: [UInt8]) async throws -> Date? {
        try await database.query(
            "update session set token_hash = \(newHash) where token_hash = \(tokenHash) returning expires_at"
        ).first?.decode(0)
    }

    public func end(tokenHash: [UInt8]) async throws {
        try await database.query("delete from session where token_hash = \(tokenHash)")
    }

    /// Ends one session of this person. Throws `Refusal` if they have none with that number.
    public func end(_ session: Int64, of person: Int64) async throws {
        let ended = try await database.query(
            "delete from session where session_id = \(session) and person_id = \(person)")
        guard ended.affectedRows > 0 else { throw Refusal.notFound(.noSessionWithNumber(session)) }
    }

    /// Ends all sessions of a person, except a given one; returns how many.
    @discardableResult
    public func endAll(of person: Int64, except session: Int64? = nil) async throws -> Int {
        try await database.query(
            "delete from session where person_id = \(person) and session_id is distinct from \(session)"
        ).affectedRows
    }

    /// Deletes sessions that have expired or were unused for too long; returns how many.
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
