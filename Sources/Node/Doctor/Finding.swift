/// What one check of the doctor found.
public struct Finding: Encodable, Equatable, Sendable {
    public enum Outcome: String, Encodable, Sendable {
        case ok, failed
        /// It could not be checked, or does not matter here.
        case skipped
    }

    /// A stable word for programs, such as `permission`.
    public let check: String
    public let outcome: Outcome
    /// What was seen, for a person.
    public let detail: String
    /// The command or the step that mends it.
    public let mend: String?

    static func ok(_ check: String, _ detail: String) -> Finding {
        Finding(check: check, outcome: .ok, detail: detail, mend: nil)
    }

    static func failed(_ check: String, _ detail: String, mend: String?) -> Finding {
        Finding(check: check, outcome: .failed, detail: detail, mend: mend)
    }

    static func skipped(_ check: String, _ detail: String) -> Finding {
        Finding(check: check, outcome: .skipped, detail: detail, mend: nil)
    }
}
