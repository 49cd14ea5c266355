/// A named group of rooms.
public struct Zone: Equatable, Sendable {
    public let id: Int64
    public let name: String
    /// The iBeacon major of its room beacons.
    public let majorKey: Int
    /// Seconds of silence after which a person has left.
    public let leaveAfter: Int
    public let rooms: Int
}
