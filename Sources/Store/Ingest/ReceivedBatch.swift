public import Beacon
public import Foundation
public import Presence
import Vocabulary

/// A batch of sightings as a scanner sent it, with its times put on the server's clock.
public struct ReceivedBatch: Sendable {
    public let scanner: Int64
    public let spool: String
    public let sequence: Int64
    public let receivedAt: Date
    public let sightings: [ReceivedBatch.Sighting]
    /// Sightings that were refused before they came here, for their time.
    public let refused: Int

    public init(
        scanner: Int64, spool: String, sequence: Int64, receivedAt: Date, sightings: [ReceivedBatch.Sighting],
        refused: Int
    ) {
        self.scanner = scanner
        self.spool = spool
        self.sequence = sequence
        self.receivedAt = receivedAt
        self.sightings = sightings
        self.refused = refused
    }
}

extension ReceivedBatch {
    /// What a batch is known by.
    public struct Key: Hashable, Sendable {
        public let scanner: Int64
        public let spool: String
        public let sequence: Int64

        public init(scanner: Int64, spool: String, sequence: Int64) {
            self.scanner = scanner
            self.spool = spool
            self.sequence = sequence
        }
    }
}

extension ReceivedBatch {
    public var key: ReceivedBatch.Key { ReceivedBatch.Key(scanner: scanner, spool: spool, sequence: sequence) }
}

extension ReceivedBatch {
    /// What was answered to a batch.
    public struct Receipt: Equatable, Sendable {
        public let key: ReceivedBatch.Key
        public let receivedAt: Date
        /// From the first to the last time that something in it was heard; nil where nothing was, or where that is not
        /// known any more.
        public let heard: ClosedRange<Date>?
        public let stored: Int
        public let refused: Int

        /// Whether it tells of a time after which the scanner could have been taken for away.
        var isLate: Bool { heard.map { receivedAt.timeIntervalSince($0.lowerBound) > 30 } ?? false }

        public init(
            key: ReceivedBatch.Key, receivedAt: Date, heard: ClosedRange<Date>? = nil, stored: Int, refused: Int
        ) {
            self.key = key
            self.receivedAt = receivedAt
            self.heard = heard
            self.stored = stored
            self.refused = refused
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

/// A heartbeat: how a scanner node is.
public struct ScannerBeat: Sendable {
    public let scanner: Int64
    public let receivedAt: Date
    public let adapterName: String?
    public let adapterState: String?
    /// What the radio tells of it goes before this.
    public let reportsPerSecond: Double?
    public let spoolDepth: Int?
    /// Nil of a node without a radio.
    public let radio: ScannerRadio?

    /// Whether its scanner listens. A node whose radio is out of order is as good as away.
    public var isListening: Bool { radio?.state.isListening ?? true }

    /// Up to when what its scanner did not hear was not there; nil where that is not known. While a radio scans, only
    /// what it hears shows that it has not got stuck; a quiet one has been asked, and answered.
    public var listenedThrough: Date? {
        guard isListening else { return nil }
        return radio?.state == .scanning ? radio?.lastReportAt ?? receivedAt : receivedAt
    }

    public init(
        scanner: Int64, receivedAt: Date, adapterName: String?, adapterState: String?, reportsPerSecond: Double?,
        spoolDepth: Int?, radio: ScannerRadio?
    ) {
        self.scanner = scanner
        self.receivedAt = receivedAt
        self.adapterName = adapterName
        self.adapterState = adapterState
        self.reportsPerSecond = reportsPerSecond
        self.spoolDepth = spoolDepth
        self.radio = radio
    }
}

/// All that a person's client hears at a time.
public struct ClientReport: Sendable {
    public let person: Int64
    /// Which of their clients says it, and when.
    public let word: ClientScan
    public let receivedAt: Date
    public let sightings: [ReceivedBatch.Sighting]
    /// Whether it tells what is heard now: where nothing of an old one is left to go by, that is no silence.
    public let isOfNow: Bool

    public init(
        person: Int64, word: ClientScan, receivedAt: Date, sightings: [ReceivedBatch.Sighting], isOfNow: Bool = true
    ) {
        self.person = person
        self.word = word
        self.receivedAt = receivedAt
        self.sightings = sightings
        self.isOfNow = isOfNow
    }
}
