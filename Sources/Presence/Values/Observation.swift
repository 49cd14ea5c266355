public import Foundation

/// A resolved sighting: evidence that a person is near a room.
public struct Observation: Equatable, Sendable {  // generated: init
    public let person: Int64
    /// The room that the fixed one of receiver and beacon stands in; nil if unknown.
    public let room: Int64?
    public let link: Link
    /// The beacon that was heard: the person's badge, or the room's beacon.
    public let beacon: Int64
    /// In dBm; nil if the receiver gave none, which is weak evidence of being near.
    public let rssi: Double?
    /// On the server's clock.
    public let heardAt: Date
    /// How long live scanners must hear nothing before a person in this room has left, in seconds.
    public let leaveAfter: Double
    /// Since when the person has had the badge; nil if unknown, and for a room's beacon.
    public let issuedAt: Date?

    /// Returns whether it shows where the person is now; otherwise it is history.
    func isFresh(at now: Date) -> Bool {
        now.timeIntervalSince(heardAt) <= Parameters.current.scanner.liveWindow
    }

    /// Returns the same observation at another time.
    public func heard(at time: Date) -> Observation {
        Observation(
            person: person, room: room, link: link, beacon: beacon, rssi: rssi, heardAt: time, leaveAfter: leaveAfter,
            issuedAt: issuedAt)
    }

    /// Returns the same observation with the level, in dBm, if the receiver gave none.
    func assuming(_ level: Double) -> Observation {
        Observation(
            person: person, room: room, link: link, beacon: beacon, rssi: rssi ?? level, heardAt: heardAt,
            leaveAfter: leaveAfter, issuedAt: issuedAt)
    }
}
