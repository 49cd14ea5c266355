public import Devices
public import Foundation

/// An instant as a person at the school says it: by its clocks, or exactly.
///
/// `2026-09-01T14:00` is what the clocks show, `14:00` is that of today, and `2026-09-01T14:00+02:00` and RFC 3339 say
/// an instant whatever the clocks show. An hour that comes twice is its first unless an offset says which.
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

    /// `2026-09-01T14:00`, also with seconds that are 0, as forms of browsers send it.
    private static func shown(_ text: String) -> (CivilDay, ClockTime)? {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = CivilDay(String(parts[0])) else { return nil }
        let clock = parts[1].utf8.count == 8 && parts[1].hasSuffix(":00") ? parts[1].dropLast(3) : parts[1]
        return ClockTime(String(clock)).map { (day, $0) }
    }

    /// `2026-09-01T14:00+02:00`, which RFC 3339 wants seconds in.
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
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "A time is such as 2026-09-01T14:00 on the school's clocks, 14:00 of today, or "
                    + "2026-09-01T14:00:00+02:00.")
        }
        self = instant
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
