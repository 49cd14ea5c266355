/// The reply of a request that returns only the envelope.
public struct EmptyReply: Codable, Equatable, Sendable {
}
