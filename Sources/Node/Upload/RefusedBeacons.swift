import Beacon
import Wire

/// The beacons whose sightings a server refused, and why: they are not registered.
public struct RefusedBeacons: Equatable, Sendable {
    /// The maximum number of beacons that are counted separately.
    private static let limit = 100

    private var counts: [Key: Int] = [:]

    public init() {}

    private struct Key: Hashable {
        let identity: BeaconIdentity
        let address: DeviceAddress?
        let why: RefusedBeaconReason
    }

    public var isEmpty: Bool { counts.isEmpty }

    /// - Returns: sentences about beacons that were not reported before.
    mutating func add(_ records: [RefusedBeaconRecord]) -> [String] {
        records.compactMap { record in
            let key = Key(
                identity: BeaconIdentity(uuid: record.uuid, major: record.major, minor: record.minor),
                address: record.address, why: record.why)
            guard let count = counts[key] else {
                guard counts.count < Self.limit else { return nil }
                counts[key] = record.count
                return Self.sentence(key)
            }
            counts[key] = count + record.count
            return nil
        }
    }

    mutating func merge(_ other: RefusedBeacons) {
        counts.merge(other.counts, uniquingKeysWith: +)
    }

    /// One for each beacon, in order, with how many sightings it had.
    var records: [RefusedBeaconRecord] {
        counts.map { key, count in
            RefusedBeaconRecord(
                uuid: key.identity.uuid, major: key.identity.major, minor: key.identity.minor, address: key.address,
                count: count, why: key.why)
        }.sorted {
            ($0.uuid, $0.major, $0.minor, $0.address?.value ?? 0) < (
                $1.uuid, $1.major, $1.minor, $1.address?.value ?? 0
            )
        }
    }

    /// The problem of each beacon, and what to do about it.
    var sentences: [(text: String, count: Int)] {
        records.map { record in
            let key = Key(
                identity: BeaconIdentity(uuid: record.uuid, major: record.major, minor: record.minor),
                address: record.address, why: record.why)
            return (Self.sentence(key), record.count)
        }
    }

    private static func sentence(_ key: Key) -> String {
        let identity = key.identity
        switch key.why {
        case .unknown:
            return "\(identity.slashed): this beacon is not registered. If it is a badge of the school, register it."
        case .swappedBytes:
            return "\(identity.slashed): this beacon is not registered, but one with swapped bytes is: "
                + "\(identity.major.byteSwapped)/\(identity.minor.byteSwapped). "
                + "Change the registered badge to major \(identity.major) and minor \(identity.minor)."
        case .otherAddress:
            let address = key.address.map { " from \($0)" } ?? ""
            return "\(identity.slashed)\(address): several badges have this identity, but none has this address. "
                + "Give each badge an identity of its own."
        }
    }
}
