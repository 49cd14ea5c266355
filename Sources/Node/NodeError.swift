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
