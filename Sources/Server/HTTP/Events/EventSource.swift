import Accounts
import AsyncAlgorithms
import Foundation
import Hummingbird
import Live
import NIOCore
import ServiceLifecycle
import Store
import Vocabulary
import Wire

/// Writes one listener's events: first the recorded ones since the last one seen, then the live ones.
///
/// It ends when the listener may see more or less than before: the browser reconnects with the last id it saw, and gets
/// what the listener may see then.
struct EventSource: EventWriting {
    private enum Item: Sendable {
        case live(LiveHub.Item)
        case interval
        case end
    }

    /// The interval between comments that keep proxies from closing the connection.
    static let interval = Duration.seconds(15)
    private static let pageSize = 500

    let services: Services
    var viewer: Viewer
    /// The last event that the listener has seen; nil to begin with now.
    let after: Int64?
    /// Ends when the listener closes the connection, and when their session ends.
    let gone: AsyncStream<Void>

    mutating func write(to writer: inout any ResponseBodyWriter) async throws {
        // Subscribed before the record is read, so that no event is missed in between; duplicates are skipped.
        let live = await services.hub.subscribe(person: viewer.onlyPerson)
        try await viewer.begin(services)
        let start = try await start()
        try await writer.write(ByteBuffer(string: "retry: 2000\n\n"))
        // A new listener misses nothing, even if it is disconnected before the first event.
        if start != after { try await writer.write(ByteBuffer(string: "id: \(start)\n\n")) }
        var last = try await replay(after: start, to: &writer)
        let items = merge(
            live.map { Item.live($0) }.endedBy(.end),
            AsyncTimerSequence(interval: Self.interval, clock: .continuous).map { _ in Item.interval },
            gone.map { _ in Item.end }.endedBy(.end))
        for await item in items.cancelOnGracefulShutdown() {
            switch item {
            case .live(.event(let event)) where event.eventID > last:
                try await write([event], to: &writer)
                last = event.eventID
            case .live(.event): break
            case .live(.alert(let event)): try await write(event, to: &writer)
            case .live(.muster(let event)):
                try await Self.write("muster", event, to: &writer)
            case .live(.scanner(let event)) where viewer.person.classification == .admin:
                try await Self.write("scanner", event, to: &writer)
            case .live(.scanner): break
            case .live(.device(let event)) where viewer.sees(device: event.deviceID):
                try await Self.write("device", event, to: &writer)
            case .live(.command(let event)) where viewer.sees(device: event.deviceID):
                try await Self.write("command", event, to: &writer)
            case .live(.device), .live(.command): break
            case .live(.unlock(let event)) where viewer.sees(attemptOf: event.personID):
                try await Self.write("unlock", event, to: &writer)
            case .live(.unlock): break
            case .live(.rule(let event)) where viewer.person.classification == .admin:
                try await Self.write("rule", event, to: &writer)
            case .live(.rule): break
            case .live(.booking(let event, let people)) where viewer.sees(people):
                try await Self.write("booking", event, to: &writer)
            case .live(.booking): break
            case .live(.station(let event)) where viewer.person.classification == .admin:
                try await Self.write("station", event, to: &writer)
            case .live(.station): break
            case .live(.accessChanged):
                guard try await viewer.isUnchanged(services) else { return }
            case .interval:
                try await writer.write(ByteBuffer(string: ":\n\n"))
            case .end: return
            }
        }
    }

    /// Returns the event after which the listener begins. It is read before the response starts, so that the listener
    /// gets everything that happens from then on.
    private func start() async throws -> Int64 {
        let newest = try await ChangeRepository(services.pool).newest()
        // An id in the future is from before a backup was restored, so waiting for it would be useless.
        return after.map { $0 <= newest ? $0 : newest } ?? newest
    }

    /// Returns the id of the last event that the listener has now.
    private mutating func replay(after start: Int64, to writer: inout any ResponseBodyWriter) async throws -> Int64 {
        var last = start
        while true {
            let changes = try await ChangeRepository(services.pool).changes(
                after: last, of: viewer.onlyPerson, limit: Self.pageSize)
            try await write(changes.map(LiveEvent.init), to: &writer)
            last = changes.last?.id ?? last
            guard changes.count == Self.pageSize else { return last }
        }
    }

    private mutating func write(_ events: [LiveEvent], to writer: inout any ResponseBodyWriter) async throws {
        for event in try await viewer.show(events, services) {
            let json = String(decoding: try WireJSON.encoder().encode(event), as: UTF8.self)
            try await writer.write(
                ByteBuffer(string: "id: \(event.eventID)\nevent: whereabouts\ndata: \(json)\n\n"))
        }
    }
}

extension EventSource {
    /// Written without an id: after a reconnection, the stream continues after the last change of whereabouts seen.
    private mutating func write(_ event: AlertEvent, to writer: inout any ResponseBodyWriter) async throws {
        guard let event = try await viewer.show(event, services) else { return }
        try await Self.write("alert", event, to: &writer)
    }

    static func write(
        _ name: String, _ event: some Encodable, to writer: inout any ResponseBodyWriter
    ) async throws {
        let json = String(decoding: try WireJSON.encoder().encode(event), as: UTF8.self)
        try await writer.write(ByteBuffer(string: "event: \(name)\ndata: \(json)\n\n"))
    }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// Returns the sequence with one more element at its end.
    func endedBy(_ last: Element) -> AsyncChain2Sequence<Self, AsyncSyncSequence<[Element]>> {
        chain(self, [last].async)
    }
}

extension EventSource {
    /// The listener of an event stream, and what they may see of the events.
    struct Viewer: Sendable {
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

        /// Returns the events that they may see, as they may see them. Each person shown for the first time is recorded
        /// in the audit.
        mutating func show(_ events: [LiveEvent], _ services: Services) async throws -> [LiveEvent] {
            let seen = events.compactMap { $0.seen(with: visibility) }
            try await tell(of: seen.map(\.personID), services)
            return seen
        }

        /// Returns the alert as they may see it; nil if they may not. The person it names is recorded in the audit as
        /// well.
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

        /// Records in the audit, at once, that the viewer sees every person. A viewer who sees only their own events
        /// causes no entry.
        func begin(_ services: Services) async throws {
            guard visibility == .allPeople else { return }
            try await audit(.allPeople, services)
        }

        private func audit(_ targets: AuditEntry.Targets, _ services: Services) async throws {
            try await AuditRepository(services.pool.changes).record(
                AuditEntry(
                    at: services.clock.now, action: .watchedEvents, actor: person.id, targets: targets, address: address
                ))
        }
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
