public import Devices
public import Foundation
import Phrases

/// An instant, given by the school's clocks or exactly.
///
/// `2026-09-01T14:00` is a time on the school's clocks and `14:00` the same for today; `2026-09-01T14:00+02:00` and RFC
/// 3339 give an exact instant. A time that occurs twice is the first one unless an offset is given.
public enum SchoolInstant: Hashable, Sendable {
    case today(ClockTime)
    case shown(CivilDay, ClockTime)
    case exact(Date)

    public init?(_ text: String) {
        if let time = ClockTime(text) {
            self = .today(time)
        } else if let instant = RFC3339.date(from: text) ?? Self.withoutSeconds(text) {
            self = .exact(instant)
        } else if let (day, time) = Self.shown(text) {
            self = .shown(day, time)
        } else {
            return nil
        }
    }

    /// Parses `2026-09-01T14:00`, also with seconds that are 0, as browser forms send it.
    private static func shown(_ text: String) -> (CivilDay, ClockTime)? {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = CivilDay(String(parts[0])) else { return nil }
        let clock = parts[1].utf8.count == 8 && parts[1].hasSuffix(":00") ? parts[1].dropLast(3) : parts[1]
        return ClockTime(String(clock)).map { (day, $0) }
    }

    /// Parses `2026-09-01T14:00+02:00`, for which RFC 3339 requires seconds.
    private static func withoutSeconds(_ text: String) -> Date? {
        guard text.utf8.count > 16 else { return nil }
        let end = text.utf8.index(text.utf8.startIndex, offsetBy: 16)
        return RFC3339.date(from: text[..<end] + ":00" + text[end...])
    }
}

extension SchoolInstant: CustomStringConvertible {
    public var description: String {
        switch self {
        case .today(let time): time.description
        case .shown(let day, let time): "\(day)T\(time)"
        case .exact(let instant): RFC3339.string(from: instant)
        }
    }
}

extension SchoolInstant: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let instant = SchoolInstant(try container.decode(String.self)) else {
            throw DecodingError.unreadable(.schoolInstantMalformed, at: container.codingPath)
        }
        self = instant
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
