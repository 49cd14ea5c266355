/// How the radio of a scanner node is doing.
public struct AdapterRecord: Codable, Equatable, Sendable {
    /// Such as `hci0`, or the file that is replayed.
    public let name: String
    /// Such as `scanning` or `replaying`.
    public let state: String

    public init(name: String, state: String) {
        self.name = name
        self.state = state
    }
}
