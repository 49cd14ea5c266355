import Beacon
public import Foundation

/// Joins the fragments in which a controller reports one long extended advertisement (Core Specification, Vol 4 Part E,
/// section 7.7.65.13). Fragments are not numbered: those of one advertiser and set belong together in the order of
/// arrival, up to the first that is not followed by more.
///
/// It keeps at most `openLimit` advertisements of `byteCountLimit` bytes, each for `ageLimit`. Anything beyond that is
/// dropped and counted. An advertisement whose end never arrives is returned as far as it goes, like one that the
/// controller truncated.
public struct ReportJoiner: Sendable {
    /// The maximum number of unfinished advertisements; with one more the oldest is abandoned.
    public static let openLimit = 16
    /// The maximum data length of an extended advertisement (section 7.8.57).
    public static let byteCountLimit = 1650
    /// In seconds, from the first fragment. A whole chain of packets needs less: a later end belongs to another chain.
    public static let ageLimit: TimeInterval = 1

    /// In the order of their first fragments.
    private var open: [Unfinished] = []
    /// Abandoned and not yet collected.
    private var givenUp: [Unfinished] = []

    /// Advertisements that were not returned: they grew too long, or were never collected.
    public private(set) var dropped = 0
    /// Advertisements whose end did not arrive.
    public private(set) var cutShort = 0

    public init() {}

    /// Returns a complete report at once, and a fragmented one at its end, with the header of the last fragment.
    /// Returns nil while more is to follow and if the advertisement is dropped. One that the controller truncated is
    /// returned as far as it goes.
    /// - Parameter time: When the report arrived; without it no advertisement expires.
    public mutating func take(_ report: AdvertisingReport, at time: Date? = nil) -> AdvertisingReport? {
        if let time { giveUp { $0.map { abs(time.timeIntervalSince($0)) > Self.ageLimit } ?? false } }
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

    /// Abandons unfinished advertisements, whose end will not arrive.
    public mutating func clear() {
        giveUp { _ in true }
    }

    /// Returns those that were abandoned since the last call, as far as they go, with the time of their first fragment.
    public mutating func takeUnfinished() -> [(report: AdvertisingReport, time: Date?)] {
        guard !givenUp.isEmpty else { return [] }
        defer { givenUp = [] }
        return givenUp.compactMap { unfinished in unfinished.truncated.map { ($0, unfinished.start) } }
    }

    /// Abandons advertisements by the time of the first fragment. A time in the future also counts as over: the clock
    /// was set back.
    private mutating func giveUp(where isOver: (_ start: Date?) -> Bool) {
        guard !open.isEmpty else { return }
        for unfinished in open where isOver(unfinished.start) { giveUp(unfinished) }
        open.removeAll { isOver($0.start) }
    }

    private mutating func giveUp(_ unfinished: Unfinished) {
        cutShort += 1
        guard unfinished.data.bytes != nil, givenUp.count < Self.openLimit else { return dropped += 1 }
        givenUp.append(unfinished)
    }

    private mutating func keep(_ fragment: AdvertisingReport, _ time: Date?) {
        let key = Key(fragment)
        if let index = open.firstIndex(where: { $0.key == key }) {
            open[index].data.append(fragment.data)
            return
        }
        if open.count == Self.openLimit { giveUp(open.removeFirst()) }
        open.append(Unfinished(key: key, header: fragment.header, start: time, data: JoinedData(fragment.data)))
    }
}

extension ReportJoiner {
    private struct Unfinished {
        let key: Key
        /// The header of the first fragment.
        let header: AdvertisingReport.Header
        let start: Date?
        var data: JoinedData

        /// A report whose rest is lost; nil if it grew too long.
        var truncated: AdvertisingReport? {
            data.bytes.map { AdvertisingReport(header: header.truncated, data: $0) }
        }
    }

    /// The data of an unfinished advertisement. Once it has grown too long no data is kept, so that its end is
    /// recognised and not mistaken for another advertisement.
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

extension AdvertisingReport.Header {
    /// The same header, marked as truncated.
    fileprivate var truncated: AdvertisingReport.Header {
        guard case .extended(let type) = eventType else { return self }
        return AdvertisingReport.Header(
            eventType: .extended(type.truncated), addressType: addressType, addressField: addressField,
            sidField: sidField, rssiField: UInt8(bitPattern: rssiField))
    }
}

extension AdvertisingReport.ExtendedEventType {
    /// Data status 0b10 in bits 5 and 6.
    fileprivate var truncated: Self { Self(rawValue: rawValue & ~(0b11 << 5) | 0b10 << 5) }
}
