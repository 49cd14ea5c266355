/// A lock's report of its bolt.
public enum BoltState: String, CaseIterable, Codable, Sendable {
    case locked, unlocked
    /// It does not move when it should.
    case jammed
}
