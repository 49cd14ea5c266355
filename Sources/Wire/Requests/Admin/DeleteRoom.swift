/// Deletes a room, or retires it where it has history.
public struct DeleteRoom: Request {
    public static let type = RequestType.adminDeleteRoom

    public let roomID: Int64

    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
    }

    public init(roomID: Int64) {
        self.roomID = roomID
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// True where it has history, so that it was taken out of use rather than deleted.
        public let retired: Bool

        public init(retired: Bool) {
            self.retired = retired
        }
    }
}
