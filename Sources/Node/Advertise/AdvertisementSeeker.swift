import Beacon
import Foundation
public import Logging
public import ServiceLifecycle
import Vocabulary
import Wire

/// Makes a scanner advertise its room beacon: with the last known keys until the server sends them again. A scanner
/// without known keys only scans meanwhile.
public struct AdvertisementSeeker: Service {
    /// The interval between two requests: known keys may be changed, and refused ones may still be registered.
    static let delay = (told: Duration.seconds(3600), refused: Duration.seconds(60))

    private let settings: AdvertiseSettings
    private let lookup: BeaconLookup
    private let uplink: any Uplink
    private let kept: StoredIdentity
    private let supervisor: RadioSupervisor
    private let time: any RealTime
    private let logger: Logger

    public init(
        settings: AdvertiseSettings, lookup: BeaconLookup, uplink: any Uplink, kept: StoredIdentity,
        supervisor: RadioSupervisor,
        time: any RealTime = SystemTime(), logger: Logger
    ) {
        self.settings = settings
        self.lookup = lookup
        self.uplink = uplink
        self.kept = kept
        self.supervisor = supervisor
        self.time = time
        self.logger = logger
    }

    public func run() async throws {
        do {
            try await cancelWhenGracefulShutdown { try await self.work() }
        } catch is CancellationError {
            return
        } catch let error as NodeError {
            logger.error("the node scans but does not advertise: \(error)")
        }
    }

    private func work() async throws {
        guard settings.isRegistered else {
            return await advertise(try await lookup.advertisement(settings, from: uplink), "the configuration")
        }
        var current = kept.identity
        if let current { await advertise(try settings.advertisement(of: current), "the last reply of the server") }
        var complaint: BeaconLookup.Refusal?
        while true {
            do {
                try await start(&current)
                complaint = nil
            } catch let refusal as BeaconLookup.Refusal {
                if refusal != complaint { logger.error("\(refusal)") }
                complaint = refusal
                if refusal.code == .notFound { await giveUp(&current) }
            }
            try await time.sleep(for: complaint == nil ? Self.delay.told : Self.delay.refused)
        }
    }

    private func start(_ current: inout BeaconIdentity?) async throws {
        let told = try await lookup.advertisement(settings, from: uplink)
        guard told.frame.identity != current else { return }
        current = told.frame.identity
        await advertise(told, "the server")
        keep(told.frame.identity)
    }

    /// A beacon that no longer exists must not be heard.
    private func giveUp(_ current: inout BeaconIdentity?) async {
        guard current != nil else { return }
        current = nil
        kept.forget()
        await supervisor.advertise(nil)
    }

    private func advertise(_ advertisement: Advertisement, _ source: String) async {
        await supervisor.advertise(advertisement)
        logger.notice("advertising \(advertisement.frame.identity.slashed)", metadata: ["source": "\(source)"])
    }

    private func keep(_ identity: BeaconIdentity) {
        do {
            try kept.keep(identity)
        } catch {
            logger.warning(
                "the beacon's identity cannot be stored for a start without the server: \(error.localizedDescription)")
        }
    }
}

extension AdvertisementSeeker {
    /// The keys of a registered beacon on the node's disk: after a power cut the room's beacon may be back before the
    /// server.
    public struct StoredIdentity: Sendable {
        private let path: String
        private let number: Int64?

        /// - Parameter path: the path of a file next to the spool.
        public init(path: String, settings: AdvertiseSettings) {
            self.path = path
            number = if case .registered(let number) = settings.source { number } else { nil }
        }

        /// Nil if none are stored, or only those of another beacon.
        var identity: BeaconIdentity? {
            guard let number, let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
            let words = text.split(whereSeparator: \.isWhitespace)
            guard words.count == 2, words[0] == "\(number)" else { return nil }
            return BeaconIdentity(slashed: String(words[1]))
        }

        func keep(_ identity: BeaconIdentity) throws {
            guard let number else { return }
            try "\(number) \(identity.slashed)\n".write(toFile: path, atomically: true, encoding: .utf8)
        }

        /// A file that cannot be removed does no harm: the server refuses its keys again.
        func forget() {
            try? FileManager.default.removeItem(atPath: path)
        }
    }
}
