/// Why something cannot be done, for the person who runs the server.
public struct OperatorError<Code: OperatorErrorCode>: Error, Hashable {
    public let code: Code
    /// One sentence: what cannot be done.
    public let message: String
    /// What was seen: an error of the system, or the last lines that a program printed. Empty if the message says it
    /// all.
    public let cause: String
    /// What to do, naming the command.
    public let hint: String

    public init(_ code: Code, _ message: String, cause: String = "", hint: String) {
        self.code = code
        self.message = message
        self.cause = cause
        self.hint = hint
    }

    /// - Parameter output: of a program that failed; its last lines are the cause.
    public init(_ code: Code, _ message: String, output: String, hint: String) {
        let lines = output.split(whereSeparator: \.isNewline).suffix(8)
        self.init(code, message, cause: lines.joined(separator: "\n"), hint: hint)
    }
}

/// The words of such errors, one kind of them for each part that has them.
public protocol OperatorErrorCode: RawRepresentable<String>, Hashable, Sendable {}

extension OperatorError: CustomStringConvertible {
    public var description: String {
        let detail = cause.isEmpty ? "" : "\n  cause: " + cause.replacing("\n", with: "\n         ")
        return "\(message) (\(code.rawValue))\(detail)\n  hint: \(hint)"
    }
}
