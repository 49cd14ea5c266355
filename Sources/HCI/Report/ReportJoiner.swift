import Beacon
public import Foundation

/// Joins the fragments in which a controller tells of one long extended advertisement (Core Specification, Vol 4 Part
/// E, section 7.7.65.13). Fragments have no number: those of one advertiser and set belong together in the order they
/// come, up to the first that is not followed by more.
///
/// It keeps at most `openLimit` advertisements of `byteCountLimit` bytes, each for `ageLimit`. What does not fit is
/// dropped and counted.
public struct ReportJoiner: Sendable {
    /// How many advertisements may be unfinished at one time; with one more the oldest is dropped.
    public static let openLimit = 16
    /// The longest data of an extended advertisement (section 7.8.57).
    public static let byteCountLimit = 1650
    /// In seconds, from the first fragment. A whole chain of packets takes less: an end that comes later is another's.
    public static let ageLimit: TimeInterval = 1

    /// In the order of their first fragments.
    private var open: [(key: Key, start: Date?, data: JoinedData)] = []

    /// Advertisements of which nothing was given: their end did not come, or they grew too long.
    public private(set) var dropped = 0

    public init() {}

    /// A whole report at once, and at its end one that came in fragments, with the end's header. Nil while more is to
    /// come and where the advertisement is dropped. One that the controller truncated is given as far as it goes.
    /// - Parameter time: When the report came; without it nothing grows old.
    public mutating func take(_ report: AdvertisingReport, at time: Date? = nil) -> AdvertisingReport? {
        if let time { drop { $0.map { abs(time.timeIntervalSince($0)) > Self.ageLimit } ?? false } }
        if report.dataStatus == .incomplete {
            keep(report, time)
            return nil
        }
        guard !open.isEmpty, let index = open.firstIndex(where: { $0.key == Key(report) }) else { return report }
        var data = open.remove(at: index).data
        data.append(report.data)
        guard let bytes = data.bytes else {
            dropped += 1
            return nil
        }
        return AdvertisingReport(header: report.header, data: bytes)
    }

    /// Drops and counts what is unfinished: its end will not come.
    public mutating func clear() {
        drop { _ in true }
    }

    /// By the time of the first fragment. One in the future is far off as well: the clock was set back.
    private mutating func drop(where isDropped: (_ start: Date?) -> Bool) {
        guard !open.isEmpty else { return }
        let count = open.count
        open.removeAll { isDropped($0.start) }
        dropped += count - open.count
    }

    private mutating func keep(_ fragment: AdvertisingReport, _ time: Date?) {
        let key = Key(fragment)
        if let index = open.firstIndex(where: { $0.key == key }) {
            open[index].data.append(fragment.data)
            return
        }
        if open.count == Self.openLimit {
            open.removeFirst()
            dropped += 1
        }
        open.append((key, time, JoinedData(fragment.data)))
    }
}

extension ReportJoiner {
    /// The data of an unfinished advertisement. Once it has grown too long nothing of it is kept, so that its end is
    /// known and not taken for an advertisement of its own.
    struct JoinedData: Sendable {
        /// Nil after it grew too long.
        private(set) var bytes: [UInt8]?

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func append(_ more: [UInt8]) {
            guard let count = bytes?.count, count + more.count <= ReportJoiner.byteCountLimit else {
                bytes = nil
                return
            }
            bytes?.append(contentsOf: more)
        }
    }

    /// What the fragments of one advertisement have in common.
    struct Key: Hashable, Sendable {
        private let addressType: AdvertisingReport.AddressType
        private let address: DeviceAddress?
        private let advertisingSID: UInt8?
        private let isScanResponse: Bool

        init(_ report: AdvertisingReport) {
            addressType = report.addressType
            address = report.address
            advertisingSID = report.advertisingSID
            isScanResponse = report.eventType.isScanResponse
        }
    }
}
