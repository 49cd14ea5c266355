/// Which adapter a node uses, and how.
public struct RadioSettings: Equatable, Sendable {
    /// Such as `hci0`.
    public let adapter: String
    public let mode: RadioMode
    /// Whether beacons are asked for their scan response.
    public let isActive: Bool
    /// A btsnoop file for every packet.
    public let record: String?

    public init(
        adapter: String = "hci0", mode: RadioMode = .exclusive, isActive: Bool = false, record: String? = nil
    ) {
        self.adapter = adapter
        self.mode = mode
        self.isActive = isActive
        self.record = record
    }
}
