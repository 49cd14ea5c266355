import Postgres

/// A message that is to be delivered now, with everything needed to do so.
public struct ClaimedDelivery: Equatable, Sendable {
    public let id: Int64
    public let webhook: Int64
    public let url: String
    /// Sealed; the current one first, then the previous one while messages are still signed with it, too.
    public let sealedSecrets: [[UInt8]]
    public let messageID: String
    public let body: String
    /// The number of attempts before this one.
    public let attempts: Int
    public let maxAttempts: Int
}

extension ClaimedDelivery {
    init(row: Row) throws {
        let secret: [UInt8] = try row.decode("sealed_secret")
        let previous: [UInt8]? = try row.decode("previous_secret")
        self.init(
            id: try row.decode("delivery_id"), webhook: try row.decode("webhook_id"), url: try row.decode("url"),
            sealedSecrets: [secret] + (previous.map { [$0] } ?? []), messageID: try row.decode("message_id"),
            body: try row.decode("body"), attempts: try row.decode("attempts"),
            maxAttempts: try row.decode("most_attempts"))
    }
}
