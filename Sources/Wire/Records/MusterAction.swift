/// What to do about the roll-call.
public enum MusterAction: String, CaseIterable, Codable, Sendable {
    case start, tick, close
}
