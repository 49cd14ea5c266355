import Client
import Foundation
import Spool

/// A scanner that sends what it hears to a server, and may be a room beacon too.
public struct ServerScanner: Sendable {
    private let live: LiveRadio
    private let uplink: RollcallClient
    private let node: ScannerNode
    private let advertised: String
    private let notifySocket: NotifySocket?

    /// - Throws: `NodeError` where there is no token, `SpoolError` where there can be no spool.
    public init(_ settings: NodeSettings, _ live: LiveRadio, environment: [String: String]) throws {
        self.live = live
        notifySocket = NotifySocket(environment: environment)
        let file = StateFolder.spool(
            in: settings.spool, adapter: live.settings.adapter, environment: environment)
        advertised = StateFolder.advertised(
            in: settings.spool, adapter: live.settings.adapter, environment: environment)
        let spool = try Spool.open(path: file)
        uplink = try settings.uplink()
        node = ScannerNode(
            name: live.settings.adapter, radio: .live(live.gauge), uplink: uplink, spool: spool,
            kept: KeptUUIDs(
                path: StateFolder.uuids(
                    in: settings.spool, adapter: live.settings.adapter, environment: environment)),
            clock: live.clock,
            logger: live.logger)
    }

    /// Runs until a signal or so many seconds. What is heard to the very end is in the spool then.
    ///
    /// - Throws: `AdapterError` where the first start is vital and fails, `SpoolError` where the disk fails,
    ///   `NodeError` for what cannot be advertised.
    public func run(advertising advertise: AdvertiseSettings? = nil, seconds: Double? = nil) async throws {
        do {
            try await group(advertise).run(seconds: seconds)
        } catch {
            // The error above says more than one of closing could.
            try? await close()
            throw error
        }
        try await close()
    }

    private func close() async throws {
        try await uplink.shutdown()
        try node.spool.close()
    }

    private func group(_ advertise: AdvertiseSettings?) -> NodeGroup {
        var group = NodeGroup(logger: live.logger)
        for service in node.services { group.add(service) }
        group.add(Intake.Ticker(intake: node.intake, clock: live.clock))
        let supervisor = live.supervisor(RadioDuty(scan: live.scan)) { [intake = node.intake] in await intake.hear($0) }
        if let advertise {
            group.add(
                passing: AdvertisementSeeker(
                    settings: advertise, lookup: BeaconLookup(logger: live.logger), uplink: uplink,
                    kept: AdvertisementSeeker.KeptIdentity(path: advertised, settings: advertise),
                    supervisor: supervisor,
                    logger: live.logger))
        }
        group.add(supervisor)
        if let notifySocket {
            group.add(Notifier(socket: notifySocket, gauge: live.gauge, logger: live.logger))
        }
        return group
    }
}
