public import Client
public import Foundation

/// Where a node's server is and how the node shows who it is.
public struct NodeSettings: Sendable {
    public let server: URL
    /// Whom the server's certificate has to lead to, where it speaks TLS.
    public let trust: ServerTrust
    /// The scanner's token.
    public let token: String?
    /// Where what waits for the server is kept.
    public let spool: String?
}

/// What a node cannot do, for the person who runs it.
public struct NodeError: Error, Equatable, Sendable {
    /// What is wrong, with the file and line or the option it is about.
    public let message: String
    /// What to do about it.
    public let hint: String?

    public init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

extension NodeError: CustomStringConvertible {
    public var description: String {
        hint.map { "\(message)\n  \($0)" } ?? message
    }
}
