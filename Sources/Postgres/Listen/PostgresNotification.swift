/// What `notify` sent.
public struct PostgresNotification: Hashable, Sendable {
    public let channel: String
    /// Empty when none was given; under 8,000 bytes.
    public let payload: String
}
