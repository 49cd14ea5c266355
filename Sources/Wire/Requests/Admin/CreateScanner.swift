/// Registers a scanner node.
public struct CreateScanner: Request {
    public static let type = RequestType.adminCreateScanner

    public let scannerName: String
    public let roomNumber: String

    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
    }

    public init(scannerName: String, roomNumber: String) {
        self.scannerName = scannerName
        self.roomNumber = roomNumber
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        public let scannerID: Int64
        /// What the node shows with each request; told this once.
        public let token: String

        enum CodingKeys: String, CodingKey {
            case scannerID = "scanner_id"
            case token
        }

        public init(scannerID: Int64, token: String) {
            self.scannerID = scannerID
            self.token = token
        }
    }
}
