/// What joins two rooms, in either direction.
public struct Door: Equatable, Sendable {
    public let id: Int64
    /// The numbers of the rooms.
    public let roomA: String
    public let roomB: String
}
