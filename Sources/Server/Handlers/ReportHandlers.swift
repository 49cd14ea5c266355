import Beacon
import Foundation
import Store
import Wire

enum ReportHandler: Handler {
    static let mostSightings = 5000

    static func handle(_ arguments: Report, _ context: HandlerContext) async throws -> Report.Reply {
        let scanner = try context.scanner()
        try check(arguments)
        let spool = try Check.text(arguments.spool, "spool", most: 64)
        let settings = try await SiteSettings.read(context.services.pool)
        let window = AcceptanceWindow(
            receivedAt: context.now, lead: context.services.clock.lead, settings: settings)
        let accepted = window.accept(arguments)
        let batch = ReceivedBatch(
            scanner: scanner, spool: spool, sequence: arguments.sequence, receivedAt: context.now,
            sightings: accepted, refused: arguments.sightings.count - accepted.count)
        guard case .batch(let stored, let refused) = try await context.services.ingest.submit(.batch(batch)) else {
            throw Failure(.internalError, "The writer gave no answer to a batch.")
        }
        return Report.Reply(stored: stored, refused: refused)
    }

    private static func check(_ report: Report) throws {
        guard report.sightings.count <= mostSightings else {
            throw Failure(.tooLarge, "A batch holds at most \(mostSightings) sightings.")
        }
        guard report.sequence >= 0 else {
            throw Failure(.badArguments, "The argument 'sequence' must not be negative.")
        }
    }
}

extension ReceivedSighting {
    init(_ sighting: SightingRecord, heardAt: Date) {
        self.init(
            identity: BeaconIdentity(uuid: sighting.uuid, major: sighting.major, minor: sighting.minor),
            address: sighting.address, rssi: sighting.rssi, count: sighting.count ?? 1, heardAt: heardAt)
    }
}

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
