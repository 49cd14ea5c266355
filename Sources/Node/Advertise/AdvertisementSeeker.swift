import Beacon
import Foundation
public import Logging
public import ServiceLifecycle

/// Has a scanner take up the room beacon it is to be: with the keys the server told last, until it tells them again. A
/// scanner that was never told them only scans meanwhile.
public struct AdvertisementSeeker: Service {
    private let settings: AdvertiseSettings
    private let lookup: BeaconLookup
    private let uplink: any Uplink
    private let kept: KeptIdentity
    private let supervisor: Supervisor
    private let logger: Logger

    public init(
        settings: AdvertiseSettings, lookup: BeaconLookup, uplink: any Uplink, kept: KeptIdentity,
        supervisor: Supervisor,
        logger: Logger
    ) {
        self.settings = settings
        self.lookup = lookup
        self.uplink = uplink
        self.kept = kept
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
            kept.forget()
            await supervisor.advertise(nil)
        }
    }

    private func work() async throws {
        let known = settings.isRegistered ? kept.identity : nil
        if let known { await advertise(try settings.advertisement(of: known), "as the server told it last") }
        let told = try await lookup.advertisement(settings, from: uplink)
        guard told.frame.identity != known else { return }
        await advertise(told, "as the server tells it")
        if settings.isRegistered { keep(told.frame.identity) }
    }

    private func advertise(_ advertisement: Advertisement, _ source: String) async {
        await supervisor.advertise(advertisement)
        logger.notice("advertising \(advertisement.frame.identity.slashed)", metadata: ["source": "\(source)"])
    }

    private func keep(_ identity: BeaconIdentity) {
        do {
            try kept.keep(identity)
        } catch {
            logger.warning("the keys cannot be kept for a start without the server: \(error.localizedDescription)")
        }
    }
}
