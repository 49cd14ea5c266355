import Accounts
import Store
import Wire

/// Who listens to live events, and what they may see of them.
struct EventViewer: Sendable {
    let person: Person
    let visibility: Visibility
    let sessionToken: String
    let address: String
    /// Of whom they have been told, which the audit holds: staff alone, who see some people and not others.
    private var told: Set<Int64> = []

    init(person: Person, sessionToken: String, address: String, _ services: Services) async throws {
        self.person = person
        self.sessionToken = sessionToken
        self.address = address
        visibility = try await VisibilityRepository(services.pool).visibility(of: person)
    }

    /// The only person whose events they see; nil where there may be others.
    var onlyPerson: Int64? {
        if case .only(let own) = visibility { own } else { nil }
    }

    /// Whether they are still logged in and may still see the same.
    func isUnchanged(_ services: Services) async throws -> Bool {
        let session = try await SessionRepository(services.pool).find(
            tokenHash: SecretToken(shown: sessionToken).hash, at: services.clock.now)
        guard let session, session.obligation == nil else { return false }
        return try await VisibilityRepository(services.pool).visibility(of: session.person) == visibility
    }

    /// The events that they may see, as they may see them. Each person shown for the first time is put into the audit.
    mutating func show(_ events: [LiveEvent], _ services: Services) async throws -> [LiveEvent] {
        let seen = events.compactMap { $0.seen(with: visibility) }
        guard case .some = visibility else { return seen }
        let new = Set(seen.map(\.personID)).subtracting(told)
        guard !new.isEmpty else { return seen }
        try await audit(.people(new.sorted()), services)
        told.formUnion(new)
        return seen
    }

    /// Admins see everybody from the first moment on; nobody is told of their own events by somebody else.
    func begin(_ services: Services) async throws {
        guard visibility == .everybody else { return }
        try await audit(.everybody, services)
    }

    private func audit(_ targets: AuditTargets, _ services: Services) async throws {
        try await AuditRepository(services.pool).record(
            AuditEntry(
                at: services.clock.now, action: .watchedEvents, actor: person.id, targets: targets, address: address))
    }
}
