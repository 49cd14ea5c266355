/// Deletes a scanner, or retires it where it has reported; its token ends at once.
public struct DeleteScanner: Request {
    public static let type = RequestType.adminDeleteScanner

    public let scannerID: Int64

    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
    }

    public init(scannerID: Int64) {
        self.scannerID = scannerID
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
