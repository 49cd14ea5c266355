public import Foundation

/// A survey as it is kept: who walked where with which badge, and what was heard of it.
public struct StoredSurvey: Equatable, Sendable {
    /// A person was in a room with the badge.
    public struct Stay: Equatable, Sendable {
        public let roomNumber: String
        public let enteredAt: Date
        /// Nil while it lasts.
        public let leftAt: Date?
        /// What each scanner heard meanwhile, the one that heard most first.
        public let heard: [Heard]
    }

    /// What one scanner heard in a stay.
    public struct Heard: Equatable, Sendable {
        public let scannerName: String
        /// Where the scanner stands now.
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
    /// In the order of time.
    public internal(set) var stays: [Stay] = []
}

extension StoredSurvey {
    /// A scanner that did not listen while a survey's badge was in a room.
    public struct Absence: Equatable, Sendable {
        public let scannerName: String
        public let from: Date
        public let until: Date
    }
}

extension StoredSurvey {
    /// What a scanner heard of a survey's badge.
    public struct Sighting: Equatable, Sendable {
        public let heardAt: Date
        public let scannerName: String
        /// dBm; nil if the scanner gave none.
        public let rssi: Int?
        /// How many packets it stands for.
        public let count: Int
    }
}
