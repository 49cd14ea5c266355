public import Devices
public import Foundation

/// The outcome that an attempt of a person to open a lock would have now, and everything that led to it. It opens
/// nothing.
public struct ExplainUnlock: Request {
    public static let type = RequestType.adminExplainUnlock

    public let personID: Int64
    public let lockID: Int64

    public struct Reply: Codable, Sendable {
        public let facts: UnlockFacts
    }
}

/// Everything on which the decision to open a lock is based, and the decision itself.
public struct UnlockFacts: Codable, Equatable, Sendable {
    public let granted: Bool
    public let way: UnlockChannel
    /// The source of the right.
    public let right: UnlockRightSort?
    /// The ID of the clearance or the booking.
    public let rightID: Int64?
    /// Why access is not granted; if it is granted, the reasons for which the attempt is marked.
    public let reasons: [UnlockReason]
    /// Whether only a one-time code is missing.
    public let wantsCode: Bool
    /// The person's level.
    public let securityLevel: Int
    /// The security level from which a person can open the room's locks; nil if no level suffices.
    public let requiredLevel: Int?
    /// Whether the person has yet to change their first password.
    public let passwordPending: Bool
    /// The clearances for the room, of the person and of their groups.
    public let clearances: [ClearanceFact]
    /// The bookings of the room that have not ended and that the person made or is invited to.
    public let bookings: [BookingFact]
    public let gate: PresenceGate
    /// Seconds within which the person must have been detected.
    public let within: Int
    /// The minimum level in dBm; nil if any level counts.
    public let minRSSI: Int?
    /// Whether the person is detected at the door.
    public let sight: UnlockPresence
    /// How the person is detected: `badge`, `whereabouts`, `client`; or why detection is impossible: `no_listener`,
    /// `outside_lawful_hours`.
    public let sightSource: String?
    /// Milliseconds since they were last detected.
    public let sightMilliseconds: Int?  // key: sight_ms
    /// The scanners that detect people at the door.
    public let listeners: [ListenerFact]
    /// Whether the school may currently record whereabouts.
    public let lawful: Bool
    /// Whether the person's badge is heard in two places.
    public let badgeTwice: Bool
    /// When the person was last heard, if they are in a room at the door.
    public let whereaboutsAt: Date?
    /// When the person's phone last reported a room at the door.
    public let clientAt: Date?
    /// Whether the lock's dialect is weak.
    public let weak: Bool
    /// Whether the school allows weak dialects.
    public let weakAllowed: Bool
}

/// A clearance, and whether it gives access now.
public struct ClearanceFact: Codable, Equatable, Sendable {
    public let clearanceID: Int64
    public let holds: Bool
}

/// A booking, and whether it gives access now.
public struct BookingFact: Codable, Equatable, Sendable {
    public let bookingID: Int64
    public let from: Date
    public let until: Date
    public let holds: Bool
}

/// A scanner at a lock, and when it last heard a badge of the person.
public struct ListenerFact: Codable, Equatable, Sendable {
    public let scannerID: Int64
    public let scannerName: String
    /// Whether it is reporting.
    public let alive: Bool
    public let heardAt: Date?
    /// In dBm.
    public let rssi: Int?
}
