import Accounts
import Beacon
import Concurrency
import Contract
import Foundation
import Live
import Logging
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

/// One request from its handler's point of view: the services, the caller, and the time of arrival.
struct HandlerContext: Sendable {
    var services: Services
    let caller: Caller
    /// The token of the session cookie; nil if absent.
    let sessionToken: String?
    /// The time of arrival on the server's clock.
    let now: Date
    /// The server's uptime at that moment.
    let uptime: Duration
    /// The IP address of the caller, if known.
    var address: String?
    /// The client program, as it names itself.
    var agent: String?
    /// The server's address as the request gives it, `https://rollcall.school.example`.
    var base = ""
    /// The reader's language, by their preferences or the browser's request.
    var language = Language.english
    /// The channel of the request, as commands record it: `api`, or another name.
    var way = "api"
    /// The session of the calling person.
    var session: Session?
    /// The minimum versions of data kept in memory; nil for an anonymous caller.
    var versions: DataVersions?
    /// The token of the browser cookie; nil if absent.
    var browserToken: String?
    /// Whether a login makes the browser known; false for programs, which keep no cookies.
    var keepsBrowser = true
    /// The number of sightings from a scanner, estimated from the length of the body.
    var estimatedSightings = 0.0
    /// The key under which the request is done only once; nil if it has none.
    var idempotencyKey: UUID?
    /// For a request with an idempotency key: the refusals, which are written after its transaction has ended.
    var refusals: IdempotentRequest.Refusals?

    /// The time of the wall clock; the server's clock may be ahead of it.
    var wallTime: Date { now.addingTimeInterval(-services.clock.lead) }

    /// Returns the calling person. The dispatcher admits only persons to handlers that call this.
    func person() throws -> Person {
        guard case .person(let person) = caller else { throw Refusal(.loginNecessary, .loginNeeded) }
        return person
    }

    /// Returns the calling scanner.
    func scanner() throws -> Int64 {
        guard case .scanner(let scanner) = caller else {
            throw Refusal(.loginNecessary, .scannerTokenMissing("Authorization: Bearer"))
        }
        return scanner
    }

    /// The calling helper; nil for every other caller.
    var helper: Helper? { if case .helper(let helper) = caller { helper } else { nil } }

    /// Reads an expensive list once the earlier ones are finished. Throws `SemaphoreFull` if too many callers are
    /// waiting.
    func inTurn<Result>(_ read: () async throws -> Result) async throws -> Result {
        let lists = services.costlyLists
        return try await lists.caller.pass(person().id) { try await lists.all.pass("lists", read) }
    }

    /// The sender of a request.
    enum Caller: Sendable {
        case stranger
        case person(Person)
        case scanner(Int64)
        case helper(Helper)

        var kind: Callers {
            switch self {
            case .stranger: .strangers
            case .person(let person): Callers(person.classification)
            case .scanner: .scanner
            case .helper: .helper
            }
        }
    }
}

extension HandlerContext {
    /// Records an action of the caller in the audit.
    ///
    /// - Parameters:
    ///   - subject: the person it is about, or whose whereabouts were seen.
    ///   - details: words and numbers of things, never of persons.
    ///   - database: the transaction of the change, so that both succeed or fail together; nil for the transaction of a
    ///     request with an idempotency key, else for a separate one.
    func audit(
        _ action: AuditAction, subject: Int64? = nil, _ details: [String: String] = [:],
        in database: (any Querying)? = nil
    ) async throws {
        try await audit(action, subjects: AuditEntry.Targets(subject), details, in: database)
    }

    func audit(
        _ action: AuditAction, subjects: AuditEntry.Targets, _ details: [String: String] = [:],
        in database: (any Querying)? = nil
    ) async throws {
        let entry = entry(action, subjects, details)
        if action == .requestRefused, let refusals { return refusals.keep(entry) }
        try await AuditRepository(database ?? services.pool.writing).record(entry)
    }

    /// Records a login, at which the actor becomes known only now.
    func audit(_ action: AuditAction, actor: Int64, in database: (any Querying)? = nil) async throws {
        let entry = AuditEntry(at: now, action: action, actor: actor, address: address)
        try await AuditRepository(database ?? services.pool.writing).record(entry)
    }

    /// Returns the audit entry, to be written by other code.
    func entry(_ action: AuditAction, _ subjects: AuditEntry.Targets, _ details: [String: String] = [:]) -> AuditEntry {
        var (details, actor): ([String: String], Int64?) = (details, nil)
        switch caller {
        case .person(let person): actor = person.id
        case .scanner(let scanner): details["scanner_id"] = String(scanner)
        case .helper(let helper):
            details["link_id"] = String(helper.link)
            details["phone_id"] = String(helper.id)
        case .stranger: break
        }
        return AuditEntry(
            at: now, action: action, actor: actor, targets: subjects, details: details, address: address)
    }
}

extension HandlerContext {
    /// Makes a change and records it in the audit: both, or neither.
    ///
    /// - Parameter details: words and numbers of things, never of persons.
    @discardableResult
    func change<Result>(
        _ action: AuditAction, subject: Int64? = nil, _ details: [String: String] = [:],
        _ body: (Transaction) async throws -> Result
    ) async throws -> Result {
        try await change(action, subject: subject, details: { _ in details }, body)
    }

    /// Does the same if the details are known only after the change.
    @discardableResult
    func change<Result>(
        _ action: AuditAction, subject: Int64? = nil, details: (Result) -> [String: String],
        _ body: (Transaction) async throws -> Result
    ) async throws -> Result {
        try await services.pool.withTransaction { transaction in
            let result = try await body(transaction)
            try await audit(action, subject: subject, details(result), in: transaction)
            return result
        }
    }

    /// Records for a person how the caller changed their access.
    func note(_ changes: [AccessChange], of person: Int64, in transaction: Transaction) async throws {
        try await AccessChangeRepository(transaction).note(changes, of: person, by: self.person().id, at: now)
    }
}

extension HandlerContext {
    /// Returns the person that a request is about. Throws `Refusal` if there is none.
    func person(email: String?, id: Int64?) async throws -> Person {
        let reference = try Check.person(email: email, id: id)
        guard let person = try await PersonRepository(services.pool).find(reference) else {
            throw Refusal(.notFound, .noSuchPerson)
        }
        return person
    }
}

extension HandlerContext {
    /// The maximum delay of an entry, in seconds: PostgreSQL's range of times is limited.
    private static let maxDelay = 31_536_000.0

    /// Returns when an entry was made, on the server's clock, and never later than now: even a clock that is wrong
    /// measures the time between `said` and `sent`. Throws `Refusal` if only one of them is given.
    func said(at said: Date?, sent: Date?) throws -> Date {
        switch (said, sent) {
        case (nil, nil): return now
        case (let said?, let sent?):
            return now - min(max(0, sent.timeIntervalSince(said)), Self.maxDelay)
        default: throw Refusal(.badArguments, .argumentPairIncomplete("said_at", "sent_at"))
        }
    }
}

extension HandlerContext {
    /// Returns whose whereabouts the caller may see.
    func visibility() async throws -> Visibility {
        try await VisibilityRepository(services.pool).visibility(of: try person())
    }

    /// Refuses a lookup of a person whom the caller may not see, as if the person did not exist: the caller must not
    /// learn whether they do.
    func refuseLook(at person: Int64, _ type: RequestType) async throws -> Refusal {
        try await audit(.requestRefused, subject: person, ["type": type.rawValue])
        return Refusal(.notFound, .noSuchPerson)
    }
}

extension HandlerContext {
    /// Returns the school's current settings.
    func settings() async throws -> SiteSettings {
        guard let versions else { return try await SiteSettings.read(services.pool.points) }
        return try await services.site.settings(versions, services.pool.points)
    }

    /// Returns the room beacon with these keys and the site's own UUID; nil if none is in use.
    func roomBeacon(major: UInt16, minor: UInt16) async throws -> BeaconIdentity? {
        guard let versions else { return nil }
        return try await services.site.roomBeacon(major: major, minor: minor, versions, services.pool.points)
    }
}
