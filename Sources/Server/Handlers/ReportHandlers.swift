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
