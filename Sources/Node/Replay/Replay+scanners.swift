import Beacon
import Foundation
import Spool
import Wire

extension Replay {
    /// The scanners of a plan, each known to the server: their first heartbeats brought its clock and its UUIDs,
    /// without which there is nothing to play to.
    func introducedScanners(
        _ plan: ReplayPlan, _ uplinks: [String: any Uplink], _ folder: SpoolFolder, _ clock: NodeClock
    ) async throws -> [ScannerNode] {
        do {
            let scanners = try uplinks.sorted { $0.key < $1.key }.map { name, uplink in
                try scanner(name, uplink, folder, clock)
            }
            for scanner in scanners {
                try await introduce(scanner, plan.wanted)
            }
            return scanners
        } catch {
            try folder.removeIfTemporary()
            throw error
        }
    }

    private func scanner(
        _ name: String, _ uplink: any Uplink, _ folder: SpoolFolder, _ clock: NodeClock
    ) throws -> ScannerNode {
        let source = RadioSource.recording(URL(filePath: options.file).lastPathComponent)
        return ScannerNode(
            name: name, radio: source, uplink: uplink, spool: try .open(path: folder.file(for: name)), clock: clock,
            logger: logger)
    }

    private func introduce(_ scanner: ScannerNode, _ wanted: Set<ProximityUUID>) async throws {
        do {
            let reply = try await scanner.heartbeater.beat()
            if let missing = wanted.subtracting(reply.uuids).first {
                throw NodeError(
                    "the server does not want sightings of \(missing)",
                    hint: "Register the badge first, or name one it knows with --badge.")
            }
        } catch let failure as Failure {
            throw NodeError(
                "the server refuses scanner \(scanner.name): \(failure.reason)",
                hint: "Is its token right, and the scanner not retired?")
        }
    }
}
