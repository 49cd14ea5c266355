public import Devices
public import Foundation

/// What would come of it if a person tried to open a lock now, and all that led to that. It opens nothing.
public struct ExplainUnlock: Request {
    public static let type = RequestType.adminExplainUnlock

    public let personID: Int64
    public let lockID: Int64

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let facts: UnlockFacts
    }
}

/// All that a decision whether a lock opens rests on, and the decision.
public struct UnlockFacts: Codable, Equatable, Sendable {
    public let granted: Bool
    public let way: UnlockChannel
    /// What gives the right.
    public let right: UnlockRightSort?
    /// The number of the clearance or the booking.
    public let rightID: Int64?
    /// Why it is not granted; where it is, what is marked.
    public let reasons: [UnlockReason]
    /// Whether nothing is missing but a one-time code.
    public let wantsCode: Bool
    /// The person's level.
    public let securityLevel: Int
    /// The room's; nil if no level opens.
    public let requiredLevel: Int?
    /// Whether their first password is not changed.
    public let passwordPending: Bool
    /// Those for the room, of the person and of their groups.
    public let clearances: [ClearanceFact]
    /// Those of the room, by them or with them, that are not over.
    public let bookings: [BookingFact]
    public let gate: PresenceGate
    /// Seconds in which a person must have been seen.
    public let within: Int
    /// dBm; nil if any level counts.
    public let minRSSI: Int?
    /// Whether they are seen at the door.
    public let sight: UnlockPresence
    /// By what they are seen: `badge`, `whereabouts`, `client`; or why no person can be: `no_listener`,
    /// `outside_lawful_hours`.
    public let sightSource: String?
    /// How many milliseconds before they were seen.
    public let sightMilliseconds: Int?  // key: sight_ms
    /// The scanners that see who stands there.
    public let listeners: [ListenerFact]
    /// Whether the school may know now who is where.
    public let lawful: Bool
    /// Whether their badge is heard in two places.
    public let badgeTwice: Bool
    /// When they were last heard, where they are in a room at the door.
    public let whereaboutsAt: Date?
    /// When their phone last reported a room at the door.
    public let clientAt: Date?
    /// Whether the lock's dialect is weak.
    public let weak: Bool
    /// Whether the school allows that.
    public let weakAllowed: Bool
}

/// A clearance, and whether it lets in now.
public struct ClearanceFact: Codable, Equatable, Sendable {
    public let clearanceID: Int64
    public let holds: Bool
}

/// A booking, and whether it lets in now.
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
    /// Whether it reports.
    public let alive: Bool
    public let heardAt: Date?
    /// dBm.
    public let rssi: Int?
}
