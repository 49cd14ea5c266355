public import Beacon
public import Foundation
import Spool
public import Wire

/// The result of a replay.
public struct ReplaySummary: Equatable, Sendable {
    /// A session and when it was played, on the node's clock (on the server's clock if that has a rate of its own).
    public struct Session: Encodable, Equatable, Sendable {  // generated: keys
        public let name: String  // key: session
        public let startedAt: Date
        public let endedAt: Date
    }

    public let file: String
    /// In the order of processing: from the file to the server.
    public let counts: [SummaryCount]
    /// iBeacons that were not forwarded, by UUID.
    public let filteredFrames: [ProximityUUID: Int]
    /// Sightings that the server refused, by reason.
    public let refusedWhy: RefusalCounts
    /// The beacons of the sightings that it refused because they are not registered.
    public let refusedBeacons: RefusedBeacons
    public let sessions: [Session]
    /// Whether everything was played, and the server has everything that it will ever accept.
    public let isComplete: Bool
    /// The folder where batches still wait.
    public let keptSpools: String?
}

extension ReplaySummary {
    /// Whether the server has everything that can be registered: only room beacons were refused, and some of the
    /// iBeacons were stored.
    public var isAccepted: Bool {
        let others = refusedWhy.total - refusedWhy.unknownBeacon
        return refusedBeacons.isEmpty && others == 0 && (value("ibeacons") == 0 || value("stored") > 0)
    }

    private func value(_ key: String) -> Int { counts.first { $0.key == key }?.value ?? 0 }

    private var refusals: [String] {
        let reasons = [
            ("too old to keep", refusedWhy.tooOld), ("from the future", refusedWhy.ahead),
            ("outside the lawful hours", refusedWhy.unlawful), ("with an invalid level or count", refusedWhy.badValue),
        ].filter { $0.1 > 0 }.map { "  \($0.0)  \($0.1)" }
        let lines = reasons + refusedBeacons.sentences.map { "  \($0.count) × \($0.text)" }
        return lines.isEmpty ? [] : ["Refused by the server:"] + lines
    }
}

extension ReplaySummary: CustomStringConvertible {
    public var description: String {
        let width = counts.map(\.label.count).max() ?? 0
        var lines = ["\(isComplete ? "Replayed" : "Not completely replayed:") \(file)"]
        lines += counts.map { "  \($0.label.padding(toLength: width, withPad: " ", startingAt: 0))  \($0.value)" }
        if !filteredFrames.isEmpty {
            lines.append("Not forwarded, because the server does not list the UUID:")
            lines += filteredFrames.sorted { $0.key < $1.key }.map { "  \($0.key)  \($0.value)" }
        }
        lines += refusals
        if let keptSpools {
            lines.append(
                "The waiting batches are kept in \(keptSpools); a replay with --spool \(keptSpools) sends them first.")
        }
        return lines.joined(separator: "\n")
    }
}

extension ReplaySummary: Encodable {
    private struct Key: CodingKey {
        let stringValue: String
        let intValue: Int? = nil

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(file, forKey: Key(stringValue: "file"))
        for count in counts {
            try container.encode(count.value, forKey: Key(stringValue: count.key))
        }
        let byName = Dictionary(filteredFrames.map { ("\($0.key)", $0.value) }, uniquingKeysWith: +)
        try container.encode(byName, forKey: Key(stringValue: "held_back_uuids"))
        try container.encode(refusedWhy, forKey: Key(stringValue: "refused_why"))
        try container.encode(refusedBeacons.records, forKey: Key(stringValue: "refused_beacons"))
        try container.encode(sessions, forKey: Key(stringValue: "sessions"))
        try container.encode(isComplete, forKey: Key(stringValue: "complete"))
        try container.encodeIfPresent(keptSpools, forKey: Key(stringValue: "spools"))
    }

    /// One object on one line, with times as on the wire.
    public var json: String {
        get throws {
            let encoder = WireJSON.encoder()
            encoder.outputFormatting.insert(.sortedKeys)
            return String(decoding: try encoder.encode(self), as: UTF8.self)
        }
    }
}

extension ReplaySummary {
    /// The sums of the tallies of all scanners of a replay.
    struct Totals {
        private var pipeline = SightingPipeline.Tally()
        private var upload = Uploader.Tally()
        private var droppedBatches = 0
        private(set) var waiting = 0
        private(set) var filteredFrames: [ProximityUUID: Int] = [:]
        var refusedWhy: RefusalCounts { upload.refusedWhy }
        var refusedBeacons: RefusedBeacons { upload.refusedBeacons }

        init(_ scanners: [ScannerNode], at date: Date) async throws {
            for scanner in scanners {
                add(await scanner.pipeline.tally)
                add(await scanner.uploader.tally)
                let state = try await scanner.spool.state(at: date)
                waiting += state.depth
                droppedBatches += state.dropped
            }
        }

        var counts: [SummaryCount] {
            [
                SummaryCount(key: "forwarded", label: "forwarded", value: pipeline.forwarded),
                SummaryCount(key: "held_back", label: "not forwarded", value: pipeline.heard - pipeline.forwarded),
                SummaryCount(key: "sightings", label: "merged sightings", value: pipeline.sightings),
                SummaryCount(key: "sent", label: "sent", value: upload.sent),
                SummaryCount(key: "stored", label: "stored by the server", value: upload.stored),
                SummaryCount(key: "refused", label: "refused by the server", value: upload.refused),
                SummaryCount(key: "set_aside", label: "batches set aside", value: upload.setAside),
                SummaryCount(key: "dropped", label: "batches dropped", value: droppedBatches),
                SummaryCount(key: "waiting", label: "batches waiting", value: waiting),
            ]
        }

        private mutating func add(_ tally: SightingPipeline.Tally) {
            pipeline.heard += tally.heard
            pipeline.forwarded += tally.forwarded
            pipeline.sightings += tally.sightings
            filteredFrames.merge(tally.filteredFrames, uniquingKeysWith: +)
        }

        private mutating func add(_ tally: Uploader.Tally) {
            upload.sent += tally.sent
            upload.stored += tally.stored
            upload.refused += tally.refused
            upload.refusedWhy.add(tally.refusedWhy)
            upload.refusedBeacons.merge(tally.refusedBeacons)
            upload.setAside += tally.setAside
        }
    }
}
