import Beacon
public import Client
public import Foundation
public import Logging
import OperatorErrors
import ServiceLifecycle
import Spool
import UnixSignals
import Wire

/// Sends a recording the way live radio is sent: report, frame, sighting, spool, batch, server.
public struct Replay: Sendable {
    let options: ReplayOptions
    let time: any RealTime
    let logger: Logger
    let uplink: @Sendable (_ token: String) -> any Uplink

    /// - Parameter uplink: returns the connection to the server for the scanner with this token.
    public init(
        _ options: ReplayOptions, time: any RealTime = SystemTime(), logger: Logger,
        uplink: @escaping @Sendable (_ token: String) -> any Uplink
    ) {
        self.options = options
        self.time = time
        self.logger = logger
        self.uplink = uplink
    }

    /// Replays over HTTP, each scanner with its token.
    public init(_ options: ReplayOptions, server: URL, trust: ServerTrust, logger: Logger) {
        self.init(options, logger: logger) {
            RollcallClient(server: server, credential: .bearer($0), trust: trust)
        }
    }

    /// Plays all of it, waits until the server has it, and returns a summary. A loop ends by a signal.
    ///
    /// - Parameter obeysSignals: SIGINT and SIGTERM end it early and cleanly.
    /// - Throws: `NodeError`, `Btsnoop.Failure`, `SpoolError` or an error of the uplink, before anything is sent;
    ///   `SpoolError` if the disk fails later.
    public func run(
        obeyingSignals obeysSignals: Bool = false,
        progress: @escaping @Sendable (ReplayProgress) -> Void = { _ in }
    ) async throws -> ReplaySummary {
        let plan = try Plan(options, logger: logger)
        return try await withUplinks(of: plan) { uplinks in
            let folder = try SpoolFolder(options.spools)
            let clock = NodeClock(time)
            let scanners = try await introducedScanners(plan, uplinks, folder, clock)
            let player = Player(plan: plan, options: options, scanners: scanners, clock: clock, progress: progress)
            try await group(scanners, player, obeysSignals ? [.sigint, .sigterm] : []).run()
            return try await end(plan, player, scanners, folder, clock)
        }
    }

    private func withUplinks<Result>(
        of plan: Plan, _ body: ([String: any Uplink]) async throws -> Result
    ) async throws -> Result {
        let uplinks = plan.tokens.mapValues { uplink($0) }
        do {
            let result = try await body(uplinks)
            for uplink in uplinks.values { try await uplink.shutdown() }
            return result
        } catch {
            // The first error is more useful than an error of closing.
            for uplink in uplinks.values { try? await uplink.shutdown() }
            throw error
        }
    }

    private func group(_ scanners: [ScannerNode], _ player: Player, _ signals: [UnixSignal]) -> ServiceGroup {
        let lasting = scanners.flatMap(\.services).map { ServiceGroupConfiguration.ServiceConfiguration(service: $0) }
        let playing = ServiceGroupConfiguration.ServiceConfiguration(
            service: player, successTerminationBehavior: .gracefullyShutdownGroup)
        return ServiceGroup(
            configuration: ServiceGroupConfiguration(
                services: lasting + [playing], gracefulShutdownSignals: signals, logger: logger))
    }

    private func end(
        _ plan: Plan, _ player: Player, _ scanners: [ScannerNode], _ folder: SpoolFolder, _ clock: NodeClock
    ) async throws -> ReplaySummary {
        let totals = try await ReplaySummary.Totals(scanners, at: clock.now)
        try scanners.forEach { try $0.spool.close(at: clock.now) }
        if totals.waiting == 0 { try folder.removeIfTemporary() }
        return ReplaySummary(
            file: options.file, counts: plan.outline.counts + totals.counts,
            filteredFrames: totals.filteredFrames,
            refusedWhy: totals.refusedWhy, refusedBeacons: totals.refusedBeacons,
            sessions: await player.sessions, isComplete: await player.hasFinished && totals.waiting == 0,
            keptSpools: totals.waiting > 0 ? folder.path : nil)
    }
}

extension Replay {
    /// Returns the scanners of a plan, each known to the server: the answers to their first heartbeats contain the
    /// server's clock and UUIDs, without which nothing can be played.
    func introducedScanners(
        _ plan: Plan, _ uplinks: [String: any Uplink], _ folder: SpoolFolder, _ clock: NodeClock
    ) async throws -> [ScannerNode] {
        do {
            let scanners = try uplinks.sorted { $0.key < $1.key }.map { name, uplink in
                try scanner(name, uplink, folder, clock)
            }
            for scanner in scanners {
                try await introduce(scanner, plan.wanted, try kept(scanner.name, folder))
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
        let source = Heartbeater.Source.recording(URL(filePath: options.file).lastPathComponent)
        return ScannerNode(
            name: name, radio: source, uplink: uplink, spool: try .open(path: folder.file(for: name)),
            kept: try kept(name, folder), clock: clock, logger: logger)
    }

    /// A recording with a fixed start does not wait for the server: it begins with the UUIDs listed before.
    private func kept(_ name: String, _ folder: SpoolFolder) throws -> StoredUUIDs? {
        options.startsAt == nil ? nil : StoredUUIDs(path: try folder.file(for: name) + ".uuids")
    }

    private func introduce(_ scanner: ScannerNode, _ wanted: Set<ProximityUUID>, _ kept: StoredUUIDs?) async throws {
        do {
            let reply = try await scanner.heartbeater.beat()
            if let missing = wanted.subtracting(reply.uuids).first {
                throw NodeError(
                    .refused, "the server does not accept sightings of \(missing)",
                    hint: "Register the badge first, or name a registered badge with --badge.")
            }
        } catch  where kept?.list.isEmpty == false && !(error is NodeError) {
            logger.warning("the server is unreachable; forwarding the beacons that it listed before: \(error)")
        } catch let failure as Failure {
            throw NodeError(
                .refused, "the server refuses scanner \(scanner.name): \(failure.reason)",
                hint: "Check the scanner's token, and whether the scanner is retired.")
        }
    }
}

extension Replay {
    /// The folder of a replay's spools: the given one, or a private temporary one.
    struct SpoolFolder: Sendable {
        let path: String
        private let isTemporary: Bool

        init(_ named: String?) throws {
            isTemporary = named == nil
            path = named ?? FileManager.default.temporaryDirectory.appending(path: "rollcall-replay-\(UUID())").path
            do {
                try FileManager.default.createDirectory(
                    atPath: path, withIntermediateDirectories: !isTemporary, attributes: [.posixPermissions: 0o700])
            } catch {
                throw NodeError(
                    .notWritable, "the folder \(path) for the spools cannot be created: \(error.localizedDescription)",
                    hint: "Name another folder with --spool.")
            }
        }

        /// Names of receivers are not always valid file names.
        func file(for scanner: String) throws -> String {
            guard let name = scanner.addingPercentEncoding(withAllowedCharacters: .alphanumerics) else {
                throw NodeError(.settings, "\"\(scanner)\" is not a valid name of a scanner")
            }
            return "\(path)/\(name).spool"
        }

        /// A given folder belongs to the caller.
        func removeIfTemporary() throws {
            guard isTemporary else { return }
            try FileManager.default.removeItem(atPath: path)
        }
    }
}
