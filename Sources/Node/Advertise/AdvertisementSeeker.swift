import Beacon
public import Logging
public import ServiceLifecycle

/// Has a scanner take up the room beacon it is to be, once the server has told its keys. Meanwhile it scans.
public struct AdvertisementSeeker: Service {
    private let settings: AdvertiseSettings
    private let lookup: BeaconLookup
    private let uplink: any Uplink
    private let supervisor: Supervisor
    private let logger: Logger

    public init(
        settings: AdvertiseSettings, lookup: BeaconLookup, uplink: any Uplink, supervisor: Supervisor, logger: Logger
    ) {
        self.settings = settings
        self.lookup = lookup
        self.uplink = uplink
        self.supervisor = supervisor
        self.logger = logger
    }

    public func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            return
        } catch let error as NodeError {
            logger.error("the node scans and is no room beacon: \(error)")
        }
    }

    private func work() async throws {
        let advertisement = try await lookup.advertisement(settings, from: uplink)
        await supervisor.advertise(advertisement)
        logger.notice("advertising \(advertisement.frame.identity.slashed)")
    }
}
