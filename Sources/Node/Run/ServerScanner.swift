import Client
import Daemon
import Foundation
import Logging
import Spool
import Wire

/// A scanner that sends what it hears to a server, and may also be a room beacon.
public struct ServerScanner: Sendable {
    private let live: LiveRadio
    private let uplink: RollcallClient
    private let node: ScannerNode
    private let advertised: String
    private let fleetSettings: NodeSettingsStore
    private let log: NodeLog
    private let notifySocket: NotifySocket?

    /// - Parameter log: the log whose level the fleet's settings may change.
    /// - Throws: `NodeError` if there is no token, `SpoolError` if the spool cannot be opened.
    public init(_ settings: NodeSettings, _ live: LiveRadio, log: NodeLog, environment: [String: String]) throws {
        self.live = live
        self.log = log
        notifySocket = NotifySocket(environment: environment)
        let file = StateFolder.spool(
            in: settings.spool, adapter: live.settings.adapter, environment: environment)
        let others = StateFolder.spools(besideNew: file)
        if !others.isEmpty {
            live.logger.warning(
                "this node starts a new spool; it does not send the sightings in other spools of the same folder",
                metadata: [
                    "spool": "\(file)", "others": "\(others.joined(separator: " "))",
                    "hint": "If one belongs to this adapter under an old name, stop the node and rename that spool.",
                ])
        }
        advertised = StateFolder.advertised(
            in: settings.spool, adapter: live.settings.adapter, environment: environment)
        let kept = StoredSettings(
            path: StateFolder.settings(
                in: settings.spool, adapter: live.settings.adapter, environment: environment))
        let flags = FleetSettings(active: live.settings.isActive ? true : nil)
        let running = kept.settings(own: flags.over(settings.own))
        fleetSettings = NodeSettingsStore(running, kept: kept, logger: live.logger)
        let spool = try Spool.open(path: file, limit: running.limit, program: NodeProgram.version)
        uplink = try settings.uplink()
        node = ScannerNode(
            name: live.settings.adapter, radio: .live(live.monitor), uplink: uplink, spool: spool,
            kept: StoredUUIDs(
                path: StateFolder.uuids(
                    in: settings.spool, adapter: live.settings.adapter, environment: environment)),
            fleetSettings: fleetSettings, clock: live.clock, logger: live.logger)
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
