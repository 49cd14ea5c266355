import Concurrency
import Foundation
import Logging
import Spool
import Synchronization
import Wire

@testable import Node

/// An uploader with a spool on the disk, a scripted server and time that passes only in its sleeps.
struct UploadScene {
    let folder: TemporaryFolder
    let time: ManualTime
    let uplink: ScriptedUplink
    let spool: Spool
    let uploader: Uploader

    init(
        _ uplink: ScriptedUplink, time: ManualTime = ManualTime(), logger: Logger = Sample.logger
    ) throws {
        self.time = time
        self.uplink = uplink
        folder = try TemporaryFolder()
        spool = try Spool.open(path: folder.file("a.spool"))
        uploader = Uploader(
            spool: spool, uplink: uplink, clock: NodeClock(time), bell: Mailbox(), logger: logger)
    }

    /// Puts so many batches of one sighting.
    /// - Parameter seconds: how long before the scene's time they were made.
    func fill(_ batches: UInt16, before seconds: Double = 0.5) async throws {
        for minor in 0..<batches {
            try await spool.append(
                [try Sample.sighting(minor: minor)], boot: Boot("b"),
                at: ManualTime.start.addingTimeInterval(-seconds))
        }
    }

    /// Runs the uploader until its spool is empty or it failed so often.
    func drain(timeout: Int = 10) async throws -> Bool {
        let running = Task { [uploader] in try await uploader.run() }
        let isDrained = try await uploader.isDrained(givingUpAfter: timeout)
        running.cancel()
        try await running.value
        return isDrained
    }
}

/// Knows a batch by spool, sequence and digest, as the real server does.
final class DuplicateProofServer: Sendable {
    private let batches = Mutex<[String: Int]>([:])

    var sightings: Int { batches.withLock { $0.values.reduce(0, +) } }

    func store(_ report: Report) -> Report.Reply {
        batches.withLock { $0["\(report.spool) \(report.sequence) \(report.digest ?? "")"] = report.sightings.count }
        return Report.Reply(stored: report.sightings.count, refused: 0)
    }
}
