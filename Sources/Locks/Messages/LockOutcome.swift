/// A lock's answer to a response, as a code on the wire.
enum LockOutcome: String, CaseIterable, Sendable {
    case opened, denied, jammed

    var purpose: ProofPurpose {
        switch self {
        case .opened: .opened
        case .denied: .denied
        case .jammed: .jammed
        }
    }
}
