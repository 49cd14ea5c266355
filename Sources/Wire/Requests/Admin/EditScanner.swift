/// Changes what is given and leaves the rest.
public struct EditScanner: Request {
    public static let type = RequestType.adminEditScanner

    public let scannerID: Int64
    public let scannerName: String?
    public let roomNumber: String?
    /// True replaces the token; the old one ends at once.
    public let newToken: Bool?

    public var needsConfirmation: Bool { newToken == true }

    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case newToken = "new_token"
    }

    public init(scannerID: Int64, scannerName: String? = nil, roomNumber: String? = nil, newToken: Bool? = nil) {
        self.scannerID = scannerID
        self.scannerName = scannerName
        self.roomNumber = roomNumber
        self.newToken = newToken
    }

    /// What comes back.
    public struct Reply: Codable, Sendable {
        /// The new token, where one was asked for; told this once.
        public let token: String?

        public init(token: String? = nil) {
            self.token = token
        }
    }
}
