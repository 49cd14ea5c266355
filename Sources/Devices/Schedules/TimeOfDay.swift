public import Foundation
import Phrases

/// A time that occurs once a day: on the school's clocks, or by the sun.
public enum TimeOfDay: Hashable, Sendable {
    /// Minutes since midnight on the school's clocks, 0…1,439; as text `07:30`.
    case wall(Int)
    /// Minutes after sunrise, -720…720; below 0 before it. As text `sunrise`, `sunrise+15`, `sunrise-15`.
    case sunrise(Int)
    /// Minutes after sunset, -720…720; below 0 before it. As text `sunset`, `sunset+15`, `sunset-15`.
    case sunset(Int)

    private static let limit = 720

    public init?(_ text: String) {
        if let minutes = Self.wallMinutes(text) {
            self = .wall(minutes)
        } else if let offset = Self.offset(text, after: "sunrise") {
            self = .sunrise(offset)
        } else if let offset = Self.offset(text, after: "sunset") {
            self = .sunset(offset)
        } else {
            return nil
        }
    }

    private static func wallMinutes(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.utf8.count == 2 && isNumber($0) }),
            let hours = Int(parts[0]), let minutes = Int(parts[1]), hours < 24, minutes < 60
        else { return nil }
        return hours * 60 + minutes
    }

    private static func offset(_ text: String, after word: String) -> Int? {
        guard text.hasPrefix(word) else { return nil }
        let rest = text.dropFirst(word.count)
        if rest.isEmpty { return 0 }
        guard let sign = rest.first, sign == "+" || sign == "-", isNumber(rest.dropFirst()),
            let minutes = Int(rest.dropFirst()), minutes <= limit
        else { return nil }
        return sign == "-" ? -minutes : minutes
    }

    private static func isNumber(_ text: Substring) -> Bool { text.utf8.allSatisfy { (48...57).contains($0) } }

    /// Returns when it occurs on a day; nil if the sun does not rise or set then, or the school's position is unknown.
    public func instant(on day: CivilDay, _ time: SchoolTime) -> Date? {
        switch self {
        case .wall(let minutes): time.instant(minutes: minutes, of: day)
        case .sunrise(let offset): Self.sun(on: day, time)?.rise.addingTimeInterval(Double(offset) * 60)
        case .sunset(let offset): Self.sun(on: day, time)?.set.addingTimeInterval(Double(offset) * 60)
        }
    }

    private static func sun(on day: CivilDay, _ time: SchoolTime) -> SunTimes? {
        time.position.flatMap { SunTimes(at: $0, noon: time.instant(minutes: 720, of: day)) }
    }

    /// Whether the position of the school is needed.
    public var needsPosition: Bool {
        if case .wall = self { false } else { true }
    }
}

extension TimeOfDay: CustomStringConvertible {
    public var description: String {
        switch self {
        case .wall(let minutes): "\(Self.padded(minutes / 60)):\(Self.padded(minutes % 60))"
        case .sunrise(let offset): "sunrise" + Self.signed(offset)
        case .sunset(let offset): "sunset" + Self.signed(offset)
        }
    }

    private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func signed(_ offset: Int) -> String {
        offset == 0 ? "" : offset > 0 ? "+\(offset)" : "\(offset)"
    }
}

extension TimeOfDay: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let time = TimeOfDay(text) else {
            throw DecodingError.unreadable(.timeOfDayMalformed, at: container.codingPath)
        }
        self = time
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
