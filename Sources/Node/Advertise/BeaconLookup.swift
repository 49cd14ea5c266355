import Beacon
import Client
import Concurrency
public import Logging
import OperatorErrors
import Vocabulary
import Wire

/// Finds out what to advertise, from the server if only the server knows.
public struct BeaconLookup: Sendable {
    private let time: any RealTime
    private let logger: Logger

    public init(time: any RealTime = SystemTime(), logger: Logger) {
        self.time = time
        self.logger = logger
    }

    /// Sends the request until the server answers.
    ///
    /// - Throws: `BeaconLookup.Refusal` if the server does not know the beacon or this scanner, `NodeError` for a
    ///   beacon that cannot be advertised.
    public func advertisement(_ settings: AdvertiseSettings, from uplink: any Uplink) async throws -> Advertisement {
        switch settings.source {
        case .identity(let identity):
            return try settings.advertisement(of: identity)
        case .registered(let number):
            return try settings.advertisement(of: try await identity(of: number, from: uplink))
        }
    }

    /// The same over HTTP; a server is needed only if the keys must be requested.
    public func advertisement(
        _ settings: AdvertiseSettings, server: () throws -> NodeSettings
    ) async throws -> Advertisement {
        if case .identity(let identity) = settings.source { return try settings.advertisement(of: identity) }
        let uplink = try server().uplink()
        do {
            let advertisement = try await advertisement(settings, from: uplink)
            try await uplink.shutdown()
            return advertisement
        } catch {
            // The first error is more useful than an error of closing.
            try? await uplink.shutdown()
            throw error
        }
    }

    private func identity(of number: Int64, from uplink: any Uplink) async throws -> BeaconIdentity {
        var backoff = Backoff.upload
        var generator = SystemRandomNumberGenerator()
        var problem: String?
        while true {
            do {
                let beacon = try await uplink.send(GetBeacon(beaconID: number)).beacon
                return BeaconIdentity(uuid: beacon.uuid, major: beacon.majorKey, minor: beacon.minorKey)
            } catch {
                try Task.checkCancellation()
                try refuse(error, number)
                if problem != "\(error)" {
                    logger.warning("the identity of beacon \(number) is not known yet: \(error)")
                }
                problem = "\(error)"
            }
            try await time.sleep(for: backoff.next(using: &generator))
        }
    }

    /// - Throws: if a retry is of no use.
    private func refuse(_ error: any Error, _ number: Int64) throws {
        guard let failure = error as? Failure else { return }
        if case .wait = Uploader.Verdict(failure) { return }
        throw Refusal(
            code: failure.code,
            error: NodeError(
                .refused, "the server refuses to send the identity of beacon \(number): \(failure.reason)",
                hint: "Check the ID with `rollcall beacons list`, and check the scanner's token."))
    }
}

extension BeaconLookup {
    /// The server does not provide the keys of a beacon, and an immediate retry is of no use.
    struct Refusal: Error, Equatable, CustomStringConvertible {
        let code: FailureCode
        let error: NodeError

        var description: String { error.description }
    }
}
