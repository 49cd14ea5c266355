public import Configuration

/// The server cannot start with its configuration.
public struct ConfigurationError: Error, Equatable, Sendable, CustomStringConvertible {
    public let message: String
    /// What to do about it.
    public let hint: String

    init(_ message: String, hint: String) {
        self.message = message
        self.hint = hint
    }

    public var description: String { "\(message)\n  hint: \(hint)" }
}
