public import Beacon
public import Configuration
import OperatorErrors

/// The room beacon that a node advertises: one with given keys, or one that the server knows.
public struct AdvertiseSettings: Equatable, Sendable {  // generated: init
    public enum Source: Equatable, Sendable {
        case identity(BeaconIdentity)
        /// Its number in the server's list of beacons.
        case registered(Int64)
    }

    public let source: Source
    public var measuredPower: Int8 = Advertisement.usualMeasuredPower
    /// In milliseconds.
    public var interval: Int = Advertisement.usualInterval

    /// Whether the server must provide the keys.
    var isRegistered: Bool {
        if case .registered = source { true } else { false }
    }

    func advertisement(of identity: BeaconIdentity) throws -> Advertisement {
        try Advertisement(identity, measuredPower: measuredPower, interval: interval)
    }
}

extension AdvertiseSettings {
    /// Reads what a person entered: an identity of three parts, or the number of a registered beacon; nil uses the
    /// default.
    ///
    /// - Throws: `NodeError` for a partial identity, two identities, or numbers that no beacon has.
    public init(uuid: String?, major: Int?, minor: Int?, beacon: Int?, measuredPower: Int?, interval: Int?) throws {
        let power = measuredPower ?? Int(Advertisement.usualMeasuredPower)
        guard let power = Int8(exactly: power) else {
            throw NodeError(
                .settings, "a measured power of \(power) dBm does not fit into a byte", hint: "Use -59, for example.")
        }
        let source = try Self.source(uuid: uuid, major: major, minor: minor, beacon: beacon)
        self.init(source: source, measuredPower: power, interval: interval ?? Advertisement.usualInterval)
        // An impossible advertisement is refused before the radio is touched.
        _ = try advertisement(of: BeaconIdentity(uuid: ProximityUUID(high: 0, low: 0), major: 0, minor: 0))
    }

    private static func source(uuid: String?, major: Int?, minor: Int?, beacon: Int?) throws -> Source {
        if let beacon {
            guard uuid == nil, major == nil, minor == nil else {
                throw NodeError(
                    .settings, "both a registered beacon and an identity are given",
                    hint: "Leave out uuid, major and minor.")
            }
            return .registered(Int64(beacon))
        }
        guard let uuid, let major, let minor else {
            throw NodeError(
                .settings, "the identity of the beacon to advertise is incomplete",
                hint: "Give uuid, major and minor, or the ID of a registered beacon.")
        }
        return .identity(try identity(uuid, major, minor))
    }

    private static func identity(_ uuid: String, _ major: Int, _ minor: Int) throws -> BeaconIdentity {
        guard let proximity = ProximityUUID(uuid) else {
            throw NodeError(
                .settings, "\"\(uuid)\" is not a UUID", hint: "Example: f7826da6-4fa2-4e98-8024-bc5b71e0893e.")
        }
        guard let major = UInt16(exactly: major), let minor = UInt16(exactly: minor) else {
            throw NodeError(.settings, "major and minor must be from 0 to 65535, not \(major) and \(minor)")
        }
        return BeaconIdentity(uuid: proximity, major: major, minor: minor)
    }
}

extension AdvertiseSettings {
    /// Keys: `uuid`, `major` and `minor`, or `beacon` (a number of the server's list); `measured_power` (-59 dBm),
    /// `interval_ms` (100). Nil if there is none of the first four.
    ///
    /// - Throws: `NodeError` for a partial identity, two identities, or numbers that no beacon has.
    public init?(reader: ConfigReader) throws {
        let uuid = reader.string(forKey: "uuid")
        let major = reader.int(forKey: "major")
        let minor = reader.int(forKey: "minor")
        let number = reader.int(forKey: "beacon")
        if uuid == nil, major == nil, minor == nil, number == nil { return nil }
        try self.init(
            uuid: uuid, major: major, minor: minor, beacon: number,
            measuredPower: reader.int(forKey: "measured_power"), interval: reader.int(forKey: "interval_ms"))
    }
}
