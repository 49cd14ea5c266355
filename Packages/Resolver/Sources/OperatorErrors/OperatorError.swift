/// A failure with its remedy, for the person who runs a program.
public struct OperatorError<Code: OperatorErrorCode>: Error, Hashable {
    public let code: Code
    /// One sentence that states what cannot be done.
    public let message: String
    /// The evidence: a system error, or the last lines of a program's output. Empty if the message is complete.
    public let cause: String
    /// What to do, including the command. Empty if the message says it.
    public let hint: String

    public init(_ code: Code, _ message: String, cause: String = "", hint: String = "") {
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

/// The codes of such errors; each part of a program has its own type.
public protocol OperatorErrorCode: RawRepresentable<String>, Hashable, Sendable {}

extension OperatorError: CustomStringConvertible {
    public var description: String {
        let detail = cause.isEmpty ? "" : "\n  cause: " + cause.replacing("\n", with: "\n         ")
        let remedy = hint.isEmpty ? "" : "\n  hint: \(hint)"
        return "\(message) (\(code.rawValue))\(detail)\(remedy)"
    }
}
