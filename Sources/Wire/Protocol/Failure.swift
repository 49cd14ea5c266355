/// Why a request failed: what goes out beside `successful: false`, and what a client throws when it comes in.
///
/// `reason` is a sentence for a person and holds nothing a stranger should not see: no SQL, no path.
public struct Failure: Error, Equatable, Sendable {
    public let code: FailureCode
    public let reason: String
    /// The time after which another attempt may succeed, in whole seconds.
    public let retryAfter: Int?

    public init(_ code: FailureCode, _ reason: String, retryAfter: Int? = nil) {
        self.code = code
        self.reason = reason
        self.retryAfter = retryAfter
    }
}

extension Failure: CustomStringConvertible {
    public var description: String { reason }
}
