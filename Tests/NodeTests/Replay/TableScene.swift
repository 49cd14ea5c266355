import Beacon
import Foundation
import Synchronization
import Wire

@testable import Node

/// The table of the tests, a server for each receiver, and time that passes only while all sleep.
final class TableScene: Sendable {
    static let receivers = ["A1", "A2", "A3", "A4", "A5", "A6"]

    let badge: BeaconIdentity
    private let uplinks: [String: ScriptedUplink]
    private let told = Mutex<[ReplayProgress]>([])

    init(rate: Double, receivers: [String] = TableScene.receivers, listed: [ProximityUUID]? = nil) throws {
        let badge = try Sample.beacon()
        self.badge = badge
        uplinks = Dictionary(
            uniqueKeysWithValues: receivers.map { receiver in
                (receiver, ScriptedUplink(heartbeat: { Sample.reply(uuids: listed ?? [badge.uuid], rate: rate) }))
            })
    }

    var progress: [ReplayProgress] { told.withLock { $0 } }

    func uplink(_ receiver: String) -> ScriptedUplink {
        uplinks[receiver] ?? ScriptedUplink()
    }

    /// - Parameter hook: called with each progress and the time that the scanners live in.
    func replay(
        gap: Double = 0, linger: Double = 0, startsAt: Date? = nil, cast: String? = nil, loops: Bool = false,
        hook: @escaping @Sendable (ReplayProgress, ManualTime) -> Void = { _, _ in }
    ) async throws -> ReplaySummary {
        let folder = try TemporaryFolder()
        let tokens = try JSONEncoder().encode(Dictionary(uniqueKeysWithValues: uplinks.keys.map { ($0, $0) }))
        let scanners = try folder.write(String(decoding: tokens, as: UTF8.self), to: "scanners.json")
        let source: ReplayOptions.Source =
            if let cast {
                .cast(try folder.write(cast, to: "cast.csv"), scanners: scanners)
            } else {
                .table(badge: badge, scanners: scanners, sessions: [])
            }
        let options = try ReplayOptions(
            file: Files.table, source: source, gap: gap, linger: linger, startsAt: startsAt, loops: loops)
        // Each scanner's heartbeat and the player sleep; an uploader that has nothing to do waits for its bell.
        let time = ManualTime(tasks: uplinks.count + 1)
        return try await Replay(options, time: time, logger: Sample.logger) { self.uplink($0) }
            .run { progress in
                self.told.withLock { $0.append(progress) }
                hook(progress, time)
            }
    }

    /// What one receiver should have sent: its rows, each at the start of its session plus t, merged by hand.
    func expected(of receiver: String, in summary: ReplaySummary) throws -> [SightingRecord] {
        let starts = Dictionary(uniqueKeysWithValues: summary.sessions.map { ($0.name, $0.startedAt) })
        var table = try SightingTable(path: Files.table, badge: badge, sessions: [])
        var merger = SightingMerger()
        while let frame = try table.next() {
            guard frame.receiver == receiver, let start = starts[frame.session] else { continue }
            merger.hear(frame.heard(at: start.addingTimeInterval(frame.time)))
        }
        return try Sample.spooled(merger.advance(to: .distantFuture))
    }
}
