import Devices

/// How a command ended.
struct Ending: Equatable, Sendable {
    let outcome: Outcome
    let reason: String?

    init(_ outcome: Outcome, _ reason: String? = nil) {
        (self.outcome, self.reason) = (outcome, reason)
    }
}
