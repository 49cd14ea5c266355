/// The own account, whereabouts and badges.
public struct GetInfo: Request {
    public static let type = RequestType.studentGetInfo

    public init() {}

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let info: StudentInfo

        public init(info: StudentInfo) {
            self.info = info
        }
    }
}
