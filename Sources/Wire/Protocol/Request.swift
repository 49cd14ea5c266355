/// The arguments of one request type, and the reply that goes with them.
///
/// A client hands over the arguments and gets `Reply` back; the server decodes `Self` and its handler returns
/// `Reply`. Both are JSON objects; the envelope (`successful`, `reason`, …) is added around the reply.
public protocol Request: Codable, Sendable {
    associatedtype Reply: Codable & Sendable

    static var type: RequestType { get }

    /// Whether the request as it is needs a session in which the password was shown lately.
    var needsConfirmation: Bool { get }
}
