public import Beacon

/// Which room beacon a node is to be: one whose keys are given, or one the server knows.
public struct AdvertiseSettings: Equatable, Sendable {
    public enum Source: Equatable, Sendable {
        case identity(BeaconIdentity)
        /// Its number in the server's list of beacons.
        case registered(Int64)
    }

    /// dBm at 1 m, what Apple's example has and what most USB adapters come near.
    public static let usualMeasuredPower: Int8 = -59

    public let source: Source
    public let measuredPower: Int8
    /// Milliseconds.
    public let interval: Int

    public init(
        source: Source, measuredPower: Int8 = usualMeasuredPower, interval: Int = Advertisement.usualInterval
    ) {
        self.source = source
        self.measuredPower = measuredPower
        self.interval = interval
    }

    /// Whether the server has to tell the keys.
    var isRegistered: Bool {
        if case .registered = source { true } else { false }
    }

    func advertisement(of identity: BeaconIdentity) throws -> Advertisement {
        try Advertisement(identity, measuredPower: measuredPower, interval: interval)
    }
}
