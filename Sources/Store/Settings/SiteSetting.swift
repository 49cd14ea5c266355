import Foundation

/// A setting of the school by its name, which is that of its column.
public enum SiteSetting: String, CaseIterable, Sendable {
    case proximityUUID = "proximity_uuid"
    case sightingDays = "sighting_days"
    case spoolDays = "spool_days"
    case timeZone = "time_zone"
    case visitDays = "visit_days"
    case auditDays = "audit_days"
    case batchDays = "batch_days"
    case lawfulWeekdays = "lawful_weekdays"
    case lawfulFrom = "lawful_from"
    case lawfulUntil = "lawful_until"
    case sessionIdleMinutes = "session_idle_minutes"
    case sessionHours = "session_hours"
    case claimCodeHours = "claim_code_hours"
    case totpRequired = "totp_required"

    /// What it can be set to.
    public enum Kind: Equatable, Sendable {
        case boolean
        case integer(ClosedRange<Int>)
        case uuid
        /// `HH:MM`, from 00:00 to 24:00.
        case time
        case timeZone
        /// Any of these words.
        case words([String])
    }

    public var kind: Kind {
        switch self {
        case .proximityUUID: .uuid
        case .sightingDays, .spoolDays: .integer(1...400)
        case .timeZone: .timeZone
        case .visitDays, .auditDays: .integer(1...3660)
        case .batchDays: .integer(8...3660)
        case .lawfulWeekdays: .words(["mon", "tue", "wed", "thu", "fri", "sat", "sun"])
        case .lawfulFrom, .lawfulUntil: .time
        case .sessionIdleMinutes: .integer(5...43_200)
        case .sessionHours: .integer(1...720)
        case .claimCodeHours: .integer(1...8784)
        case .totpRequired: .boolean
        }
    }

    /// What it is for, as a sentence for a person.
    public var explanation: String {
        switch self {
        case .proximityUUID: "The proximity UUID of room beacons and badges whose keys are assigned from now on."
        case .sightingDays: "Days that sightings are kept."
        case .spoolDays: "Days that a node may hold sightings back; a freed key rests as long."
        case .timeZone: "The IANA time zone that lawful hours, days and lessons follow."
        case .visitDays: "Days that visits and changes of whereabouts are kept."
        case .auditDays: "Days that the audit is kept."
        case .batchDays: "Days that a batch of sightings is known by its number; sent again later it is taken for new."
        case .lawfulWeekdays: "Days of the week on which people may be recorded."
        case .lawfulFrom: "Time of day from which people may be recorded."
        case .lawfulUntil: "Time of day until which people may be recorded."
        case .sessionIdleMinutes: "Minutes without a request after which a session ends."
        case .sessionHours: "Hours after which a session ends in any case."
        case .claimCodeHours: "Hours within which a claim code has to be used."
        case .totpRequired: "Whether staff and admins need a second factor to log in."
        }
    }
}
