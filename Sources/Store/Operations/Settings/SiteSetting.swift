import Beacon
import Foundation
import Phrases
public import Postgres

/// A setting of the school, named like its column.
public enum SiteSetting: String, CaseIterable, Sendable {
    case proximityUUID = "proximity_uuid"
    case sightingDays = "sighting_days"
    case spoolDays = "spool_days"
    case timeZone = "time_zone"
    case visitDays = "visit_days"
    case auditDays = "audit_days"
    case batchDays = "batch_days"
    case lawfulMonday = "lawful_mon"
    case lawfulTuesday = "lawful_tue"
    case lawfulWednesday = "lawful_wed"
    case lawfulThursday = "lawful_thu"
    case lawfulFriday = "lawful_fri"
    case lawfulSaturday = "lawful_sat"
    case lawfulSunday = "lawful_sun"
    case sessionIdleMinutes = "session_idle_minutes"
    case sessionHours = "session_hours"
    case claimCodeHours = "claim_code_hours"
    case confirmMinutes = "confirm_minutes"
    case totpRequired = "totp_required"
    case unlockDays = "unlock_days"
    case siteKey = "site_key"
    case latitude, longitude
    case allowWeakLocks = "allow_weak_locks"
    case bookingStep = "booking_step"
    case bookingLongest = "booking_longest"
    case bookingAhead = "booking_ahead"
    case bookingOpen = "booking_open"

    /// The permitted values.
    public enum Kind: Equatable, Sendable {
        case boolean
        case integer(ClosedRange<Int>)
        case uuid
        /// `HH:MM-HH:MM` as in `DayHours`, or `none`.
        case hours(DayHours.Weekday)
        case timeZone
        /// Lower-case letters and digits, at most 32.
        case key
        /// Degrees as a number in text, such as `55.68`, or `none`.
        case degrees(ClosedRange<Double>)
    }

    public var kind: Kind {
        switch self {
        case .proximityUUID: .uuid
        case .sightingDays, .spoolDays: .integer(1...400)
        case .timeZone: .timeZone
        case .visitDays, .auditDays, .unlockDays: .integer(1...3660)
        case .batchDays: .integer(8...3660)
        case .lawfulMonday: .hours(.mon)
        case .lawfulTuesday: .hours(.tue)
        case .lawfulWednesday: .hours(.wed)
        case .lawfulThursday: .hours(.thu)
        case .lawfulFriday: .hours(.fri)
        case .lawfulSaturday: .hours(.sat)
        case .lawfulSunday: .hours(.sun)
        case .sessionIdleMinutes: .integer(5...43_200)
        case .sessionHours: .integer(1...720)
        case .claimCodeHours: .integer(1...8784)
        case .confirmMinutes: .integer(5...60)
        case .totpRequired: .boolean
        case .siteKey: .key
        case .latitude: .degrees(-90...90)
        case .longitude: .degrees(-180...180)
        case .allowWeakLocks: .boolean
        case .bookingStep: .integer(1...60)
        case .bookingLongest: .integer(5...1_440)
        case .bookingAhead: .integer(1...366)
        case .bookingOpen: .integer(1...100)
        }
    }

}

extension SiteSetting {
    /// The value of a setting of any kind.
    public enum Value: Equatable, Sendable {
        case boolean(Bool)
        case integer(Int)
        case text(String)
        case words([String])
    }
}

extension SiteSetting {
    /// Sets it after checking that the value is of the right kind and in range. Throws `Refusal`.
    public func write(_ value: SiteSetting.Value, in database: some Querying) async throws {
        try await naming(Self.meanings) {
            try await database.query(try update(value))
        }
        // The topics of devices, and the broker's access rules for them, change.
        guard self == .siteKey else { return }
        try await database.query("select pg_notify(\(DeviceLoginRepository.channel), '')")
    }

    /// Returns whether it is a known time zone name (IANA).
    public static func isTimeZone(_ name: String) -> Bool {
        TimeZone.knownTimeZoneIdentifiers.contains(name) || name == "UTC"
    }

    private static let meanings = [
        "site_time_zone_check": Refusal.cannotBeDone(.timeZoneUnsupported)
    ]

    /// Inserting the column name is safe because it comes from this enumeration.
    private func update(_ value: SiteSetting.Value) throws -> Query {
        switch (kind, value) {
        case (.boolean, .boolean(let flag)):
            return "update site set \(unescaped: rawValue) = \(flag)"
        case (.integer(let range), .integer(let number)) where range.contains(number):
            return "update site set \(unescaped: rawValue) = \(number)"
        case (.uuid, .text(let text)):
            guard let uuid = ProximityUUID(text) else { throw refusal }
            return "update site set \(unescaped: rawValue) = \(uuid)"
        case (.hours, .text(let text)) where text == "none" || DayHours(text) != nil:
            return "update site set \(unescaped: rawValue) = \(text)"
        case (.timeZone, .text(let text)) where Self.isTimeZone(text):
            return "update site set \(unescaped: rawValue) = \(text)"
        case (.key, .text(let text)) where Self.isKey(text):
            return "update site set \(unescaped: rawValue) = \(text)"
        case (.degrees, .text("none")):
            return "update site set \(unescaped: rawValue) = null"
        case (.degrees(let range), .text(let text)):
            guard let degrees = Double(text), range.contains(degrees) else { throw refusal }
            return "update site set \(unescaped: rawValue) = \(degrees)"
        default: throw refusal
        }
    }

    private static func isKey(_ text: String) -> Bool {
        (1...32).contains(text.utf8.count)
            && text.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }
    }

    private var refusal: Refusal { .cannotBeDone(expectation) }

    private var expectation: Phrase {
        switch kind {
        case .boolean: .settingNotBoolean(rawValue)
        case .integer(let range): .settingOutOfRange(rawValue, range.lowerBound, range.upperBound)
        case .uuid: .settingNotUUID(rawValue)
        case .hours: .settingNotHours(rawValue)
        case .timeZone: .settingNotTimeZone(rawValue)
        case .key: .settingKeyMalformed(rawValue)
        case .degrees(let range): .settingNotDegrees(rawValue, Int(range.lowerBound), Int(range.upperBound))
        }
    }
}
