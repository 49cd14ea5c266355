import Accounts
import ServiceLifecycle
import Store
import Vocabulary
import Wire

/// The listener of an event stream, and what they may see of the events.
struct EventViewer: Sendable {
    let person: Person
    let visibility: Visibility
    let sessionToken: String
    let address: String
    /// The people shown so far, each of whom is recorded in the audit: only for staff, who see some people and not
    /// others.
    private var told: Set<Int64> = []
    /// The devices that they may see; nil for all.
    private var devices: Set<Int64>?

    init(person: Person, sessionToken: String, address: String, _ services: Services) async throws {
        self.person = person
        self.sessionToken = sessionToken
        self.address = address
        visibility = try await VisibilityRepository(services.pool).visibility(of: person)
        devices = try await Self.devices(of: person, services)
    }

    private static func devices(of person: Person, _ services: Services) async throws -> Set<Int64>? {
        guard person.classification != .admin else { return nil }
        return try await DeviceRepository(services.pool).seen(by: person.id)
    }

    /// Returns whether they may see a booking of these people.
    func sees(_ people: Set<Int64>) -> Bool { person.classification == .admin || people.contains(person.id) }

    func sees(device: Int64) -> Bool { devices?.contains(device) ?? true }

    /// Admins see all unlock attempts, other people their own.
    func sees(attemptOf person: Int64?) -> Bool {
        self.person.classification == .admin || person == self.person.id
    }

    /// The only person whose events they see; nil if there may be others.
    var onlyPerson: Int64? {
        if case .only(let own) = visibility { own } else { nil }
    }

    /// Returns whether they are still logged in and may still see the same people. What they may see of devices may
    /// change.
    mutating func isUnchanged(_ services: Services) async throws -> Bool {
        let session = try await SessionRepository(services.pool.points).find(
            tokenHash: SecretToken(shown: sessionToken).hash, at: services.clock.now)
        guard let session, session.obligation == nil else { return false }
        devices = try await Self.devices(of: session.person, services)
        return try await VisibilityRepository(services.pool).visibility(of: session.person) == visibility
    }

    /// Returns the events that they may see, as they may see them. Each person shown for the first time is recorded in
    /// the audit.
    mutating func show(_ events: [LiveEvent], _ services: Services) async throws -> [LiveEvent] {
        let seen = events.compactMap { $0.seen(with: visibility) }
        try await tell(of: seen.map(\.personID), services)
        return seen
    }

    /// Returns the alert as they may see it; nil if they may not. The person it names is recorded in the audit as well.
    mutating func show(_ event: AlertEvent, _ services: Services) async throws -> AlertEvent? {
        guard let alert = event.alert.seen(with: visibility) else { return nil }
        try await tell(of: [alert.person].compactMap(\.self), services)
        return AlertEvent(change: event.change, alert: alert)
    }

    private mutating func tell(of people: [Int64], _ services: Services) async throws {
        guard case .some = visibility else { return }
        let new = Set(people).subtracting(told)
        guard !new.isEmpty else { return }
        try await audit(.people(new.sorted()), services)
        told.formUnion(new)
    }

    /// Records in the audit, at once, that the viewer sees every person. A viewer who sees only their own events causes
    /// no entry.
    func begin(_ services: Services) async throws {
        guard visibility == .allPeople else { return }
        try await audit(.allPeople, services)
    }

    private func audit(_ targets: AuditEntry.Targets, _ services: Services) async throws {
        try await AuditRepository(services.pool.changes).record(
            AuditEntry(
                at: services.clock.now, action: .watchedEvents, actor: person.id, targets: targets, address: address))
    }
}

extension LiveEvent {
    /// Returns the event as the viewer may see it; nil if they may not see it at all. Of a person who comes from or
    /// goes to a zone that is not theirs, the viewer sees only that, and not the room.
    func seen(with visibility: Visibility) -> LiveEvent? {
        guard !visibility.showsAll(of: personID) else { return self }
        let here = visibility.shows(personID, in: zoneName)
        let before = visibility.shows(personID, in: previousZoneName)
        guard here || before else { return nil }
        return LiveEvent(
            eventID: eventID, personID: personID, email: email, firstName: firstName, lastName: lastName, state: state,
            roomNumber: here ? roomNumber : nil, zoneName: here ? zoneName : nil,
            previousRoomNumber: before ? previousRoomNumber : nil, previousZoneName: before ? previousZoneName : nil,
            since: since, decidedAt: decidedAt, source: here ? source : nil,
            confidence: here ? confidence : nil, saidBy: here ? saidBy : nil)
    }
}
