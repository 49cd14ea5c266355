import Live
import Logging
import Postgres
import ServiceLifecycle
import Store
import Vocabulary
import Wire

/// Passes committed changes, by this server or another, to the live hub.
///
/// A notification only signals that there is something new; the contents come from the record. So nothing is missed
/// while the connection is down, and all servers send the same events.
struct ChangeFeed: Service {
    /// For listening to notifications.
    let pool: ConnectionPool
    /// For finding new changes by their ids, once for each commit: it keeps prepared statements.
    let points: ConnectionPool
    let hub: LiveHub
    /// The newest change before the first listener came: listeners must get all later ones.
    let start: Int64
    let logger: Logger

    private static let pageSize = 500

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var newest = start
            // Retried until it succeeds, because the next notification may come much later: after a new connection, the
            // other connections of the pool may be stale.
            var publishing = RepeatedWork("Publishing live events", logger)
            let channels = [
                ChangeRepository.channel, VisibilityRepository.channel, AlertRepository.channel,
                MusterRepository.channel, RuleRepository.firingChannel, BookingRepository.channel,
            ]
            for await event in pool.listen(channels) {
                if let muster = Self.muster(in: event) { await hub.publish(muster) }
                if let news = BookingFeed(event) { await hub.publish(news.event, people: Set(news.people)) }
                if Self.tellsOfAccess(event) { await hub.publishAccessChange() }
                var isLate = false
                await publishing.insist {
                    // Changes of rights that were notified meanwhile are queued behind this event.
                    if isLate { await hub.publishAccessChange() }
                    isLate = true
                    newest = try await publish(after: newest)
                }
                if let turn = Self.turn(in: event) { await publishing.insist { try await publish(turn) } }
                if let firing = Self.firing(in: event) {
                    await publishing.insist { try await publish(firing.rule, firing.cause) }
                }
            }
        }
        await hub.close()
    }

    /// Returns whether access may have changed. While a connection is down, notifications may be missed.
    private static func tellsOfAccess(_ event: PostgresNotification.Event) -> Bool {
        switch event {
        case .listening: true
        case .notification(let notification): notification.channel == VisibilityRepository.channel
        }
    }

    /// A change of an alert. One that is missed while the connection is down is found in the list of alerts.
    private static func turn(in event: PostgresNotification.Event) -> AlertTransition? {
        guard case .notification(let notification) = event, notification.channel == AlertRepository.channel else {
            return nil
        }
        return AlertTransition(payload: notification.payload)
    }

    /// A change of a roll-call. One that is missed is found with the next, by its version.
    private static func muster(in event: PostgresNotification.Event) -> MusterEvent? {
        guard case .notification(let notification) = event, notification.channel == MusterRepository.channel else {
            return nil
        }
        let numbers = notification.payload.split(separator: " ").compactMap { Int64($0) }
        return numbers.count == 2 ? MusterEvent(musterID: numbers[0], version: numbers[1]) : nil
    }

    /// A firing of a rule. One that is missed is found in the rule's explanation.
    private static func firing(in event: PostgresNotification.Event) -> (rule: Int64, cause: String)? {
        guard case .notification(let notification) = event, notification.channel == RuleRepository.firingChannel
        else { return nil }
        let words = notification.payload.split(separator: " ", maxSplits: 1).map(String.init)
        return words.count == 2 ? Int64(words[0]).map { ($0, words[1]) } : nil
    }

    private func publish(_ rule: Int64, _ cause: String) async throws {
        guard let firing = try await RuleRepository(pool).firing(of: rule, cause) else { return }
        await hub.publish(
            RuleEvent(ruleID: rule, at: firing.at, verdict: firing.verdict.rawValue, commands: firing.commands))
    }

    private func publish(_ turn: AlertTransition) async throws {
        guard let alert = try await AlertRepository(pool).find(turn.alert) else { return }
        await hub.publish(AlertEvent(turn, of: alert))
    }

    /// Publishes newer changes; returns the id of the newest.
    private func publish(after known: Int64) async throws -> Int64 {
        let repository = ChangeRepository(points)
        var newest = known
        while true {
            let changes = try await repository.changes(after: newest, limit: Self.pageSize)
            await hub.publish(changes.map(LiveEvent.init))
            newest = changes.last?.id ?? newest
            guard changes.count == Self.pageSize else { return newest }
        }
    }
}

extension LiveEvent {
    init(_ change: Change) {
        self.init(
            eventID: change.id, personID: change.person.id, email: change.person.email,
            firstName: change.person.firstName, lastName: change.person.lastName,
            state: change.state, roomNumber: change.roomNumber, zoneName: change.zoneName,
            previousRoomNumber: change.previousRoomNumber, previousZoneName: change.previousZoneName,
            since: change.since, decidedAt: change.decidedAt,
            source: change.source, confidence: change.confidence, saidBy: change.saidBy)
    }
}
