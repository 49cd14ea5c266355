public import Foundation

/// A survey as it is stored: where the walk with a badge led, and what was heard of the badge.
public struct StoredSurvey: Equatable, Sendable {
    /// A period in which the badge was in a room.
    public struct Stay: Equatable, Sendable {
        public let roomNumber: String
        public let enteredAt: Date
        /// Nil while it lasts.
        public let leftAt: Date?
        /// What each scanner heard during that period, the one that heard most first.
        public let heard: [Heard]
    }

    /// What one scanner heard during a stay.
    public struct Heard: Equatable, Sendable {
        public let scannerName: String
        /// The room where the scanner is now.
        public let roomNumber: String
        public let packets: Int
        /// In how many seconds it heard something.
        public let seconds: Int
        /// The mean in dBm; nil if the receiver gave no levels.
        public let rssi: Double?
    }

    public let id: Int64
    public let badge: Int64
    public let startedAt: Date
    /// Nil while it is being recorded.
    public let stoppedAt: Date?
    /// Whether the engine learns from it.
    public let isInUse: Bool
    /// In order of time.
    public internal(set) var stays: [Stay] = []
}

extension StoredSurvey {
    /// A scanner that was not listening while a survey's badge was in a room.
    public struct Absence: Equatable, Sendable {
        public let scannerName: String
        public let from: Date
        public let until: Date
    }
}

extension StoredSurvey {
    /// A scanner's sighting of a survey's badge.
    public struct Sighting: Equatable, Sendable {
        public let heardAt: Date
        public let scannerName: String
        /// In dBm; nil if the scanner gave none.
        public let rssi: Int?
        /// How many packets it represents.
        public let count: Int
    }
}
