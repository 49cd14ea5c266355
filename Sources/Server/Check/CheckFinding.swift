/// What `rollcall-server check` says of one thing.
public struct CheckFinding: Encodable, Equatable, Sendable {
    public enum Level: String, Encodable, Sendable {
        case ok
        /// Weaker than it could be.
        case warning
        /// To be mended: data can be lost, or seen by who should not.
        case bad
    }

    public let level: Level
    /// What was seen.
    public let what: String
    /// What to do; nil where nothing is.
    public let action: String?

    static func ok(_ what: String) -> CheckFinding { CheckFinding(level: .ok, what: what, action: nil) }

    static func warning(_ what: String, do action: String) -> CheckFinding {
        CheckFinding(level: .warning, what: what, action: action)
    }

    static func bad(_ what: String, do action: String) -> CheckFinding {
        CheckFinding(level: .bad, what: what, action: action)
    }

    enum CodingKeys: String, CodingKey {
        case level, what
        case action = "do"
    }
}

extension CheckFinding: CustomStringConvertible {
    /// A line, and for what is not well another with what to do.
    public var description: String {
        let line = level.rawValue.padding(to: 9) + what
        return action.map { "\(line)\n  do: \($0)" } ?? line
    }
}

extension String {
    fileprivate func padding(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
