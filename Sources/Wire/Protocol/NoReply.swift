/// The reply of a request that answers with the envelope alone.
public struct NoReply: Codable, Equatable, Sendable {
    public init() {}
}
