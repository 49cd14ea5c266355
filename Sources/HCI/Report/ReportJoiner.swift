import Beacon
public import Foundation

/// Joins the fragments in which a controller tells of one long extended advertisement (Core Specification, Vol 4 Part
/// E, section 7.7.65.13). Fragments have no number: those of one advertiser and set belong together in the order they
/// come, up to the first that is not followed by more.
///
/// It keeps at most `openLimit` advertisements of `byteCountLimit` bytes, each for `ageLimit`. What does not fit is
/// dropped and counted. One whose end never comes is given as far as it goes, as one that the controller truncated.
public struct ReportJoiner: Sendable {
    /// How many advertisements may be unfinished at one time; with one more the oldest is given up.
    public static let openLimit = 16
    /// The longest data of an extended advertisement (section 7.8.57).
    public static let byteCountLimit = 1650
    /// In seconds, from the first fragment. A whole chain of packets takes less: an end that comes later is another's.
    public static let ageLimit: TimeInterval = 1

    /// In the order of their first fragments.
    private var open: [Unfinished] = []
    /// Given up and not yet asked for.
    private var givenUp: [Unfinished] = []

    /// Advertisements of which nothing was given: they grew too long, or no caller asked for them.
    public private(set) var dropped = 0
    /// Advertisements whose end did not come.
    public private(set) var cutShort = 0

    public init() {}

    /// A whole report at once, and at its end one that came in fragments, with the end's header. Nil while more is to
    /// come and where the advertisement is dropped. One that the controller truncated is given as far as it goes.
    /// - Parameter time: When the report came; without it nothing grows old.
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

    /// Gives up what is unfinished: its end will not come.
    public mutating func clear() {
        giveUp { _ in true }
    }

    /// Those that were given up since the last call, as far as they go, with the time of their first fragment.
    public mutating func takeUnfinished() -> [(report: AdvertisingReport, time: Date?)] {
        guard !givenUp.isEmpty else { return [] }
        defer { givenUp = [] }
        return givenUp.compactMap { unfinished in unfinished.truncated.map { ($0, unfinished.start) } }
    }

    /// By the time of the first fragment. One in the future is far off as well: the clock was set back.
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
        /// Of the first fragment.
        let header: AdvertisingReport.Header
        let start: Date?
        var data: JoinedData

        /// As a report whose rest is lost; nil of one that grew too long.
        var truncated: AdvertisingReport? {
            data.bytes.map { AdvertisingReport(header: header.truncated, data: $0) }
        }
    }

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

extension AdvertisingReport.Header {
    /// The same, saying that the end of the data is lost.
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
