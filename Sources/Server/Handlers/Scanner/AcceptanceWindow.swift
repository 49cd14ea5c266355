import Foundation
import Store
import Wire

/// Which sightings are taken in: not from the future, not from days whose evidence is gone, and none that was made
/// when the school may not record where people are.
struct AcceptanceWindow: Sendable {
    /// How far ahead of the server's clock a sighting may seem to be, in seconds.
    static let ahead: TimeInterval = 5
    /// The levels a radio can report, in dBm (Core Specification, Vol 4 Part E, 7.7.65.2).
    static let rssi = -127...20

    let receivedAt: Date
    /// The start of the oldest day that is kept.
    let oldest: Date
    /// How far the server's clock is ahead of the one on the wall, in seconds.
    private let lead: TimeInterval
    private let lawful: [Range<Date>]

    init(receivedAt: Date, lead: TimeInterval, settings: SiteSettings) {
        self.receivedAt = receivedAt
        self.lead = lead
        oldest = SightingDays.start(of: receivedAt).addingTimeInterval(-86_400 * Double(settings.sightingDays))
        lawful = LawfulHours(settings).spans(
            from: oldest.addingTimeInterval(-lead), to: receivedAt)
    }

    /// Whether something can have been heard at this time of the server's clock.
    func accepts(_ heardAt: Date) -> Bool {
        heardAt <= receivedAt.addingTimeInterval(Self.ahead) && heardAt >= oldest
    }

    /// Whether what was heard then may be recorded, by the clock on the wall. The newest day is asked first: most sightings
    /// are of now.
    func isLawful(_ heardAt: Date) -> Bool {
        let heardAt = min(heardAt, receivedAt).addingTimeInterval(-lead)
        return lawful.reversed().contains { $0.contains(heardAt) }
    }

    /// The sightings of a report on the server's clock, without those that are refused.
    func accept(_ report: Report) -> [ReceivedSighting] {
        report.sightings.compactMap { sighting in
            let heardAt = sighting.heardAt.onServerClock(sentAt: report.sentAt, receivedAt: receivedAt)
            guard accepts(heardAt), isLawful(heardAt), sighting.rssi.map(Self.rssi.contains) ?? true,
                (1...100_000).contains(sighting.count ?? 1)
            else { return nil }
            return ReceivedSighting(sighting, heardAt: min(heardAt, receivedAt))
        }
    }
}
