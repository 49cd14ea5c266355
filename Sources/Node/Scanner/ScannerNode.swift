import Client
import Concurrency
import Daemon
import Foundation
import HCI
public import Logging
public import ServiceLifecycle
public import Spool
import Wire

/// One scanner: its receiver, its spool, its connection to the server and its heartbeat, connected but not yet running.
public struct ScannerNode: Sendable {
    public let name: String
    public let spool: Spool
    public let pipeline: SightingPipeline
    public let uploader: Uploader
    public let heartbeater: Heartbeater

    public init(
        name: String, radio: Heartbeater.Source, uplink: any Uplink, spool: Spool, clock: NodeClock, logger: Logger
    ) {
        self.init(name: name, radio: radio, uplink: uplink, spool: spool, kept: nil, clock: clock, logger: logger)
    }

    /// - Parameters:
    ///   - kept: where the UUIDs to forward are stored beyond the node's run; nil to start without stored UUIDs each
    ///     time.
    ///   - fleetSettings: applies the fleet's settings; by default it stores none.
    init(
        name: String, radio: Heartbeater.Source, uplink: any Uplink, spool: Spool, kept: StoredUUIDs?,
        fleetSettings: RunningSettings.Store? = nil, clock: NodeClock, logger: Logger
    ) {
        var logger = logger
        logger[metadataKey: "scanner"] = "\(name)"
        let bell = Mailbox<Void>()
        self.name = name
        self.spool = spool
        self.pipeline = SightingPipeline(
            spool: spool, clock: clock, bell: bell, forwarding: kept?.list ?? [])
        self.uploader = Uploader(spool: spool, uplink: uplink, clock: clock, bell: bell, logger: logger)
        self.heartbeater = Heartbeater(
            radio: radio, uplink: uplink, pipeline: pipeline, spool: spool, bell: bell, kept: kept,
            fleetSettings: fleetSettings ?? RunningSettings.Store(logger: logger), clock: clock, logger: logger)
        if let damaged = spool.damagedFile {
            logger.error(
                "the spool is damaged and a new one was started; the sightings in the old one are not sent",
                metadata: ["moved to": "\(damaged)"])
        }
    }

    /// The services to run while the scanner works. Live radio needs a ticker; a recording is played by the clock of
    /// its player.
    public var services: [any Service] {
        switch heartbeater.radio {
        case .live: [uploader, heartbeater, SightingPipeline.Ticker(pipeline: pipeline, clock: heartbeater.clock)]
        case .recording: [uploader, heartbeater]
        }
    }
}

/// A scanner on live radio that sends what it hears to a server, and may also be a room beacon.
public struct LiveScannerNode: Sendable {
    private let live: LiveRadio
    private let uplink: RollcallClient
    private let node: ScannerNode
    private let advertised: String
    private let fleetSettings: RunningSettings.Store
    private let log: NodeLog
    private let notifySocket: NotifySocket?

    /// - Parameter log: the log whose level the fleet's settings may change.
    /// - Throws: `NodeError` if there is no token, `SpoolError` if the spool cannot be opened.
    public init(_ settings: NodeSettings, _ live: LiveRadio, log: NodeLog, environment: [String: String]) throws {
        self.live = live
        self.log = log
        notifySocket = NotifySocket(environment: environment)
        let folder = StateFolder(settings.spool, adapter: live.settings.adapter, environment: environment)
        let others = folder.otherSpools
        if !others.isEmpty {
            live.logger.warning(
                "this node starts a new spool; it does not send the sightings in other spools of the same folder",
                metadata: [
                    "spool": "\(folder.spool)", "others": "\(others.joined(separator: " "))",
                    "hint": "If one belongs to this adapter under an old name, stop the node and rename that spool.",
                ])
        }
        advertised = folder.advertised
        let kept = RunningSettings.Stored(path: folder.settings)
        let flags = FleetSettings(active: live.settings.isActive ? true : nil)
        let running = kept.settings(own: flags.over(settings.own))
        fleetSettings = RunningSettings.Store(running, kept: kept, logger: live.logger)
        let spool = try Spool.open(path: folder.spool, limit: running.limit, program: NodeProgram.version)
        uplink = try settings.uplink()
        node = ScannerNode(
            name: live.settings.adapter, radio: .live(live.monitor), uplink: uplink, spool: spool,
            kept: StoredUUIDs(path: folder.uuids), fleetSettings: fleetSettings, clock: live.clock,
            logger: live.logger)
    }

    /// Runs until a signal or for a number of seconds. Everything heard by then is in the spool.
    ///
    /// - Throws: `AdapterError` if the first start is vital and fails, `SpoolError` if the disk fails, `NodeError` for
    ///   a beacon that cannot be advertised.
    public func run(advertising advertise: AdvertiseSettings? = nil, seconds: Double? = nil) async throws {
        do {
            try await group(advertise).run(seconds: seconds)
            try await reportLoss()
        } catch {
            // The first error is more useful than an error of closing.
            try? await close()
            throw error
        }
        try await close()
    }

    /// Logs sightings that could not be written to the disk and are lost with the process.
    private func reportLoss() async throws {
        let state = try await node.spool.state(at: live.clock.now)
        guard state.inMemory > 0 else { return }
        live.logger.error(
            "sightings that waited in memory are lost, because the disk of the spool could not be written",
            metadata: ["sightings": "\(state.inMemory)"])
    }

    private func close() async throws {
        try await uplink.shutdown()
        try node.spool.close(at: live.clock.now)
    }

    private func group(_ advertise: AdvertiseSettings?) async -> NodeGroup {
        var group = NodeGroup(logger: live.logger)
        for service in node.services { group.add(service) }
        let supervisor = live.supervisor(RadioRoles(scan: await fleetSettings.settings.scan)) {
            [pipeline = node.pipeline] in
            await pipeline.hear($0)
        }
        await follow(supervisor)
        if let advertise {
            group.add(
                passing: AdvertisementSeeker(
                    settings: advertise, lookup: BeaconLookup(logger: live.logger), uplink: uplink,
                    kept: AdvertisementSeeker.StoredIdentity(path: advertised, settings: advertise),
                    supervisor: supervisor,
                    logger: live.logger))
        }
        group.add(supervisor)
        if let notifySocket {
            group.add(Notifier(socket: notifySocket, monitor: live.monitor, logger: live.logger))
        }
        return group
    }

    /// Makes all parts use the settings, both present and future ones.
    private func follow(_ supervisor: RadioSupervisor) async {
        await fleetSettings.add { [log] in log.level = $0.logLevel }
        await fleetSettings.add { [spool = node.spool, logger = live.logger] settings in
            do {
                try await spool.bound(by: settings.limit)
            } catch {
                logger.error("the limits of the spool could not be changed: \(error)")
            }
        }
        await fleetSettings.add { settings in
            await supervisor.scan(settings.scan)
            await supervisor.tune(
                Advertisement.Tuning(measuredPower: settings.measuredPower, interval: settings.interval))
        }
    }
}

extension LiveScannerNode {
    /// Where a node keeps its persistent files, unless another folder was given.
    private struct StateFolder {
        private let path: String
        private let adapter: AdapterReference

        /// - Parameter adapter: the requested name or address.
        init(_ path: String?, adapter: String, environment: [String: String]) {
            self.path = path ?? Self.usual(environment)
            self.adapter = AdapterReference(adapter)
        }

        /// Returns the unit's own folder (systemd.exec(5), `StateDirectory`), or a system-wide one for root, or the
        /// user's own (XDG Base Directory Specification).
        private static func usual(_ environment: [String: String]) -> String {
            if let folder = environment["STATE_DIRECTORY"]?.split(separator: ":").first { return String(folder) }
            if getuid() == 0 { return "/var/lib/rollcall-node" }
            let home = environment["HOME"] ?? FileManager.default.homeDirectoryForCurrentUser.path
            return (environment["XDG_STATE_HOME"] ?? home + "/.local/state") + "/rollcall-node"
        }

        /// The file of the adapter's spool.
        var spool: String { file("spool") }

        /// Other spools in the folder if the adapter's does not exist yet: batches in the spool of an adapter that was
        /// named differently would never be sent.
        var otherSpools: [String] {
            guard !FileManager.default.fileExists(atPath: spool) else { return [] }
            let folder = URL(filePath: spool).deletingLastPathComponent().path
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.filter { $0.hasSuffix(".spool") }.sorted()
        }

        /// The file of the UUIDs that are forwarded.
        var uuids: String { file("uuids") }
        /// The file of the settings that the server sent.
        var settings: String { file("settings") }
        /// The file of the keys that the adapter advertises.
        var advertised: String { file("beacon") }

        private func file(_ kind: String) -> String { "\(path)/\(adapter.fileName).\(kind)" }
    }
}
