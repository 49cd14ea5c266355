/// What the work of a request results in.
enum IdempotentOutcome<Stored: Sendable, Unstored: Sendable>: Sendable {
    /// The reply; it is stored under the key of the request and repeated if the request arrives again.
    case stored(Stored)
    /// Another result; the request may be executed again under the same key.
    case unstored(Unstored)

    /// Returns the outcome with a converted reply.
    func map<Converted>(_ convert: (Stored) throws -> Converted) rethrows -> IdempotentOutcome<Converted, Unstored> {
        switch self {
        case .stored(let reply): .stored(try convert(reply))
        case .unstored(let other): .unstored(other)
        }
    }
}
