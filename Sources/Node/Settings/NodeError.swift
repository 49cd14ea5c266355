public import Configuration

/// An error of a node, for the person who runs it.
public struct NodeError: Error, Equatable, Sendable {
    /// The problem, with the file and line or the option concerned.
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
