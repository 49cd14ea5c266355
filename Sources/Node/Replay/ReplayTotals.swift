import Beacon
import Spool

/// The tallies of all scanners of a replay, added up.
struct ReplayTotals {
    private var intake = IntakeTally()
    private var upload = UploadTally()
    private var droppedBatches = 0
    private(set) var waiting = 0
    private(set) var heldBack: [ProximityUUID: Int] = [:]

    init(_ scanners: [ScannerNode]) async throws {
        for scanner in scanners {
            add(await scanner.intake.tally)
            add(await scanner.uploader.tally)
            let state = try await scanner.spool.state()
            waiting += state.depth
            droppedBatches += state.dropped
        }
    }

    var counts: [SummaryCount] {
        [
            SummaryCount(key: "forwarded", label: "forwarded", value: intake.forwarded),
            SummaryCount(key: "held_back", label: "held back", value: intake.heard - intake.forwarded),
            SummaryCount(key: "sightings", label: "merged sightings", value: intake.sightings),
            SummaryCount(key: "sent", label: "sent", value: upload.sent),
            SummaryCount(key: "stored", label: "stored by the server", value: upload.stored),
            SummaryCount(key: "refused", label: "refused by the server", value: upload.refused),
            SummaryCount(key: "set_aside", label: "batches set aside", value: upload.setAside),
            SummaryCount(key: "dropped", label: "batches dropped", value: droppedBatches),
            SummaryCount(key: "waiting", label: "batches waiting", value: waiting),
        ]
    }

    private mutating func add(_ tally: IntakeTally) {
        intake.heard += tally.heard
        intake.forwarded += tally.forwarded
        intake.sightings += tally.sightings
        heldBack.merge(tally.heldBack, uniquingKeysWith: +)
    }

    private mutating func add(_ tally: UploadTally) {
        upload.sent += tally.sent
        upload.stored += tally.stored
        upload.refused += tally.refused
        upload.setAside += tally.setAside
    }
}
