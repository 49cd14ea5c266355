import Foundation
import Phrases
import Postgres
import Store
import Vocabulary

/// Checks whether a resolver has recently accepted the station's record.
struct StationCheck {
    /// The interval between two checks, in seconds.
    private static let interval = 5.0

    private var lookedAt: Date?

    mutating func signals(
        _ standing: [AlertStanding], _ rules: AlertRules, at now: Date, in pool: ConnectionPool
    ) async throws -> [AlertSignal] {
        if let lookedAt, now.timeIntervalSince(lookedAt) < Self.interval { return [] }
        lookedAt = now
        let alert = standing.last { $0.key == AlertKey(.stationUnreachable, .server) }
        let isOpen = alert.map { $0.closedAt == nil && $0.goneAt == nil } ?? false
        guard let since = try await StationRepository(pool).unheardSince(),
            now.timeIntervalSince(since) > rules.threshold(.stationUnreachable)
        else { return isOpen ? [.cleared(.stationUnreachable, .server)] : [] }
        guard standing.isDue(.stationUnreachable, .server, at: now) else { return [] }
        let minutes = Int(now.timeIntervalSince(since) / 60)
        return [
            .raised(
                .stationUnreachable, .server,
                text: .stationUnheard(minutes), hint: .hintAskStation)
        ]
    }
}
