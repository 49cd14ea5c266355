import Phrases
public import Wire

/// Answers the requests of a page, on the viewer's behalf.
public protocol Asking: Sendable {
    /// Throws `Refusal`.
    func reply<Arguments: Request>(to request: Arguments) async throws -> Arguments.Reply
}
