public import Beacon
public import Foundation
import Presence
import Vocabulary

/// A batch of sightings as a scanner sent it, with its times put on the server's clock.
public struct ReceivedBatch: Sendable {
    public let scanner: Int64
    public let spool: String
    public let sequence: Int64
    public let receivedAt: Date
    public let digest: ReceivedBatch.Digest
    public let sightings: [ReceivedBatch.Sighting]
    /// Those that were refused before they came here.
    public let refusedWhy: ReceivedBatch.Refusals
    /// What was answered to batches with this number, as far as that was looked up.
    public var known: [ReceivedBatch.Receipt] = []

    public init(
        scanner: Int64, spool: String, sequence: Int64, receivedAt: Date,
        digest: ReceivedBatch.Digest = ReceivedBatch.Digest(), sightings: [ReceivedBatch.Sighting],
        refusedWhy: ReceivedBatch.Refusals = ReceivedBatch.Refusals()
    ) {
        self.scanner = scanner
        self.spool = spool
        self.sequence = sequence
        self.receivedAt = receivedAt
        self.digest = digest
        self.sightings = sightings
        self.refusedWhy = refusedWhy
    }
}

extension ReceivedBatch {
    /// The number of a batch. A spool that was rolled back uses it again for another one.
    public struct Key: Hashable, Sendable {  // generated: init
        public let scanner: Int64
        public let spool: String
        public let sequence: Int64
    }
}

extension ReceivedBatch {
    /// The queue on a node's disk, as the node calls it.
    public struct Spool: Hashable, Sendable {
        public let scanner: Int64
        public let id: String
    }
}

extension ReceivedBatch.Key {
    public var ofSpool: ReceivedBatch.Spool { ReceivedBatch.Spool(scanner: scanner, id: spool) }
}

extension ReceivedBatch {
    public var key: ReceivedBatch.Key { ReceivedBatch.Key(scanner: scanner, spool: spool, sequence: sequence) }
}

extension ReceivedBatch {
    /// What tells a batch from another with the same number.
    public struct Digest: Equatable, Sendable {
        /// Bytes of a digest that are kept.
        public static let length = 16

        /// As the node says, of its sightings as it first spooled them; empty of a node that says none.
        public let node: [UInt8]
        /// Of what does not move with the node's clock; empty of a batch that was stored before digests were kept.
        public let server: [UInt8]

        public init(node: [UInt8] = [], server: [UInt8] = []) {
            self.node = node
            self.server = server
        }

        /// Whether a batch with the same number is the same one. Where only one of the two has the node's digest, the
        /// node was upgraded in between; where one has none at all, the number is all that is known of it.
        public func isSame(as other: Digest) -> Bool {
            if server.isEmpty || other.server.isEmpty { return true }
            if node.isEmpty || other.node.isEmpty { return server == other.server }
            return node == other.node
        }
    }

    /// How many sightings of a batch were refused, by reason.
    public struct Refusals: Equatable, Sendable {
        /// Heard on a day whose sightings are not kept any more.
        public var tooOld = 0
        /// Heard later than the server's clock says.
        public var ahead = 0
        /// Heard outside the school's lawful hours.
        public var unlawful = 0
        /// Of no known beacon.
        public var unknownBeacon = 0
        /// With a level or a count that is none.
        public var badValue = 0

        public init() {}

        public var total: Int { tooOld + ahead + unlawful + unknownBeacon + badValue }
    }

    /// A beacon that nothing is registered as, and how many sightings of it a batch had.
    public struct RefusedBeacon: Equatable, Sendable {
        public enum Reason: Sendable {
            /// Nothing has its keys.
            case unknown
            /// Something has its major and minor with their bytes the other way round.
            case swappedBytes
            /// Several have its keys, and none its address.
            case otherAddress
        }

        public let identity: BeaconIdentity
        public let address: DeviceAddress?
        public let reason: Reason
        public internal(set) var count = 1
    }

    /// What was answered to a batch.
    public struct Receipt: Equatable, Sendable {  // generated: init
        public let key: ReceivedBatch.Key
        public var digest: ReceivedBatch.Digest = Digest()
        public let receivedAt: Date
        /// From the first to the last time that something in it was heard; nil if nothing was, or where that is not
        /// known any more.
        public let heard: ClosedRange<Date>?
        public let stored: Int
        public let refused: Int
        /// Nil if the batch was stored earlier: the reasons are not kept.
        public let refusedWhy: ReceivedBatch.Refusals?
        /// Empty if the batch was stored earlier.
        public var refusedBeacons: [ReceivedBatch.RefusedBeacon] = []

        /// Whether it tells of a time after which the scanner could have been taken for away.
        public var isLate: Bool { heard.map { receivedAt.timeIntervalSince($0.lowerBound) > 30 } ?? false }
    }
}

extension [ReceivedBatch.RefusedBeacon] {
    private static let limit = 20

    /// Counts a sighting; of too many beacons only the first are told.
    public mutating func add(_ sighting: ReceivedBatch.Sighting, _ reason: ReceivedBatch.RefusedBeacon.Reason) {
        let address = reason == .otherAddress ? sighting.address : nil
        if let index = firstIndex(where: { $0.identity == sighting.identity && $0.address == address }) {
            self[index].count += 1
        } else if count < Self.limit {
            append(ReceivedBatch.RefusedBeacon(identity: sighting.identity, address: address, reason: reason))
        }
    }
}

extension ReceivedBatch {
    /// A receiver heard a beacon; not yet known is what that beacon is.
    public struct Sighting: Equatable, Sendable {
        public let identity: BeaconIdentity
        public let address: DeviceAddress?
        /// dBm.
        public let rssi: Int?
        public let count: Int
        /// On the server's clock, in whole milliseconds: what follows from it can be told, and asked for, to the
        /// millisecond.
        public let heardAt: Date

        public init(identity: BeaconIdentity, address: DeviceAddress?, rssi: Int?, count: Int, heardAt: Date) {
            self.identity = identity
            self.address = address
            self.rssi = rssi
            self.count = count
            self.heardAt = heardAt.inMilliseconds
        }
    }
}
