import AsyncAlgorithms
import Foundation
import Live
import Logging
import ServiceLifecycle
import Store
import Vocabulary
import Wire

/// Reports to the live hub which scanners fell silent and which came back. Each server checks for itself, because
/// silence causes no notification; it checks rarely while there are no listeners.
struct ScannerFeed: Service {
    /// The interval between two checks.
    private static let interval = Duration.seconds(2)
    /// While there are no listeners, one check in this many intervals.
    private static let seldom = 10

    let pool: ServerPools
    let hub: LiveHub
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var looking = RepeatedWork("Looking for silent scanners", logger)
            // A page is rendered before its reader begins to listen: changes in between are reported, too.
            var known = await looking.attempt { try await states() }
            var pauses = 0
            for await _ in AsyncTimerSequence(interval: Self.interval, clock: .continuous) {
                pauses += 1
                guard await hub.count > 0 || pauses >= Self.seldom || known == nil else { continue }
                pauses = 0
                guard let states = await looking.attempt({ try await states() }) else { continue }
                for event in known.map({ Self.changes(from: $0, to: states) }) ?? [] { await hub.publish(event) }
                known = states
            }
        }
    }

    private func states() async throws -> [Int64: ScannerState] {
        let now = clock.now
        let seen = try await ScannerRepository(pool.points).lastSeen()
        return seen.mapValues { ScannerState(lastSeenAt: $0, isRetired: false, at: now) }
    }

    private static func changes(
        from old: [Int64: ScannerState], to new: [Int64: ScannerState]
    ) -> [ScannerEvent] {
        new.filter { old[$0.key, default: .never] != $0.value }.map { ScannerEvent(scannerID: $0.key, state: $0.value) }
            .sorted { $0.scannerID < $1.scannerID }
    }
}
