import Foundation
import Phrases
import Postgres
import Store
import Vocabulary

/// Checks for room beacons that no scanner has heard on several days on which the school may record people.
struct BeaconCheck {
    /// The interval between two checks, in seconds.
    private static let interval = 60.0
    /// How many past days are searched for lawful ones.
    private static let farthest = 400.0

    private var lookedAt: Date?

    /// - Parameter lead: how far the server's clock is ahead of the wall clock, in seconds.
    mutating func signals(
        _ standing: [AlertStanding], _ rules: AlertRules, at now: Date, lead: TimeInterval, in pool: ConnectionPool
    ) async throws -> [AlertSignal] {
        if let lookedAt, now.timeIntervalSince(lookedAt) < Self.interval { return [] }
        let settings = try await SiteSettings.read(pool)
        let days = rules.threshold(.beaconUnheard)
        var unheard: [Int64] = []
        if let start = Self.start(of: days, before: now.addingTimeInterval(-lead), settings) {
            unheard = try await AlertRepository(pool).beaconsUnheard(since: start.addingTimeInterval(lead))
        }
        lookedAt = now
        let isUnheard = Set(unheard)
        let over = standing.filter { $0.key.kind == .beaconUnheard && !isUnheard.contains($0.key.id) }
        return unheard.map { Self.signal($0, Int(days.rounded(.up))) }
            + over.map { .cleared(.beaconUnheard, $0.key.subject) }
    }

    private static func signal(_ beacon: Int64, _ days: Int) -> AlertSignal {
        .raised(
            .beaconUnheard, .beacon(beacon),
            text: .beaconUnheard(days), hint: .hintCheckBeaconPower)
    }

    /// Returns the start of the last complete days, this many, on which people may be recorded; nil if there were not
    /// enough.
    static func start(of days: Double, before now: Date, _ settings: SiteSettings) -> Date? {
        let count = max(1, Int(min(days, farthest).rounded(.up)))
        let spans = AcceptanceWindow.LawfulHours(settings)
            .spans(from: now.addingTimeInterval(-86_400 * Self.farthest), to: now).filter { $0.upperBound <= now }
        return spans.count < count ? nil : spans[spans.count - count].lowerBound
    }
}
