import Accounts
import Beacon
import Contract
import Foundation
import Live
import Logging
import Phrases
import Postgres
import Store
import Wire

/// One request as its handler sees it: the services, who asks, and when it came.
struct HandlerContext: Sendable {
    var services: Services
    let caller: Caller
    /// The token of the session cookie, where one was shown.
    let sessionToken: String?
    /// On the server's clock.
    let now: Date
    /// The server's uptime at that moment.
    let uptime: Duration
    /// The IP address it came from, where that is known.
    var address: String?
    /// The program that it came from, as it names itself.
    var agent: String?
    /// The server as the request names it, `https://rollcall.school.example`.
    var base = ""
    /// The reader's, by their preferences or what the browser asks for.
    var language = Language.english
    /// By what it was asked, as commands tell it: `api`, or a way of its own.
    var way = "api"
    /// The session of the person who asks.
    var session: Session?
    /// How new what is kept in memory must be; nil for no person.
    var versions: DataVersions?
    /// The token of the browser cookie, where one was shown.
    var browserToken: String?
    /// Whether a login makes the browser known; no for programs, which keep no cookies.
    var keepsBrowser = true
    /// How many sightings a scanner was taken to send, by the length of the body.
    var estimatedSightings = 0.0
    /// Under which the request is done once; nil if it has none.
    var idempotencyKey: UUID?
    /// Of a request that is done once: what is refused is written after its transaction has ended.
    var refusals: IdempotentRequest.Refusals?

    /// By the clock on the wall, which the server's may be ahead of.
    var wallTime: Date { now.addingTimeInterval(-services.clock.lead) }

    /// The person who asks. Dispatch lets no other person reach a handler that is for persons.
    func person() throws -> Person {
        guard case .person(let person) = caller else { throw Failure(.loginNecessary, "Please log in.") }
        return person
    }

    /// The scanner that asks.
    func scanner() throws -> Int64 {
        guard case .scanner(let scanner) = caller else {
            throw Failure(.loginNecessary, "A scanner shows its token as 'Authorization: Bearer'.")
        }
        return scanner
    }

    /// The helper who asks; nil for all others.
    var helper: Helper? { if case .helper(let helper) = caller { helper } else { nil } }

    /// Reads a list that costs much once those before it are read. Throws `Failure` if too many wait.
    func inTurn<Result>(_ read: () async throws -> Result) async throws -> Result {
        let lists = services.costlyLists
        return try await lists.caller.pass(person().id) { try await lists.all.pass("lists", read) }
    }

    /// Who makes a request.
    enum Caller: Sendable {
        case nobody
        case person(Person)
        case scanner(Int64)
        case helper(Helper)

        var kind: Callers {
            switch self {
            case .nobody: .anyone
            case .person(let person): Callers(person.classification)
            case .scanner: .scanner
            case .helper: .helper
            }
        }
    }
}

extension HandlerContext {
    /// Writes into the audit what the caller did.
    ///
    /// - Parameters:
    ///   - subject: whom it is about, or whose whereabouts were seen.
    ///   - details: words and numbers of things, never of persons.
    ///   - database: the transaction of the change, so that the two stand or fall together; nil for that of a request
    ///     that is done once, else for one of its own.
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

    /// For a login, where who acts is only now known.
    func audit(_ action: AuditAction, actor: Int64, in database: (any Querying)? = nil) async throws {
        let entry = AuditEntry(at: now, action: action, actor: actor, address: address)
        try await AuditRepository(database ?? services.pool.writing).record(entry)
    }

    /// The entry alone, for what another person writes.
    func entry(_ action: AuditAction, _ subjects: AuditEntry.Targets, _ details: [String: String] = [:]) -> AuditEntry {
        var (details, actor): ([String: String], Int64?) = (details, nil)
        switch caller {
        case .person(let person): actor = person.id
        case .scanner(let scanner): details["scanner_id"] = String(scanner)
        case .helper(let helper):
            details["link_id"] = String(helper.link)
            details["phone_id"] = String(helper.id)
        case .nobody: break
        }
        return AuditEntry(
            at: now, action: action, actor: actor, targets: subjects, details: details, address: address)
    }
}

extension HandlerContext {
    /// Makes a change and writes it into the audit: both, or neither.
    ///
    /// - Parameter details: words and numbers of things, never of persons.
    @discardableResult
    func change<Result>(
        _ action: AuditAction, subject: Int64? = nil, _ details: [String: String] = [:],
        _ body: (Transaction) async throws -> Result
    ) async throws -> Result {
        try await change(action, subject: subject, details: { _ in details }, body)
    }

    /// The same where the details are known only after it.
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

    /// Notes for a person what the caller changed of their access.
    func note(_ changes: [AccessChange], of person: Int64, in transaction: Transaction) async throws {
        try await AccessChangeRepository(transaction).note(changes, of: person, by: self.person().id, at: now)
    }
}

extension HandlerContext {
    /// The person a request is about. Throws `Failure` if there is none.
    func person(email: String?, id: Int64?) async throws -> Person {
        let reference = try Check.person(email: email, id: id)
        guard let person = try await PersonRepository(services.pool).find(reference) else {
            throw Failure(.notFound, "There is no such person.")
        }
        return person
    }
}

extension HandlerContext {
    /// A word is held up for so many seconds at most: PostgreSQL's times end somewhere.
    private static let maxDelay = 31_536_000.0

    /// When something was said, on the server's clock, and never later than now: however wrong the sender's clock is,
    /// it says how long lay between the two. Throws `Failure` if only one of them is given.
    func said(at said: Date?, sent: Date?) throws -> Date {
        switch (said, sent) {
        case (nil, nil): return now
        case (let said?, let sent?):
            return now - min(max(0, sent.timeIntervalSince(said)), Self.maxDelay)
        default: throw Failure(.badArguments, "Give 'said_at' and 'sent_at' together.")
        }
    }
}

extension HandlerContext {
    /// Whose whereabouts the caller may see.
    func visibility() async throws -> Visibility {
        try await VisibilityRepository(services.pool).visibility(of: try person())
    }

    /// Answers a look at a person whom the caller may not see, as if there were no such person: whether there is one is
    /// not theirs to know.
    func refuseLook(at person: Int64, _ type: RequestType) async throws -> Failure {
        try await audit(.requestRefused, subject: person, ["type": type.rawValue])
        return Failure(.notFound, "There is no such person.")
    }
}

extension HandlerContext {
    /// The school's settings as they are now.
    func settings() async throws -> SiteSettings {
        guard let versions else { return try await SiteSettings.read(services.pool.points) }
        return try await services.site.settings(versions, services.pool.points)
    }

    /// The room beacon with these keys and the site's own UUID; nil if there is none in use.
    func roomBeacon(major: UInt16, minor: UInt16) async throws -> BeaconIdentity? {
        guard let versions else { return nil }
        return try await services.site.roomBeacon(major: major, minor: minor, versions, services.pool.points)
    }
}
