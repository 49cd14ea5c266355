public import Beacon

/// The state of a scanner node's radio.
public struct AdapterRecord: Codable, Equatable, Sendable {
    /// Such as `hci0`, or the file that is replayed.
    public let name: String
    /// Such as `scanning` or `replaying`.
    public let state: String
    /// The address of the adapter that was opened last; nil before one is opened, and for an adapter without a public
    /// address.
    public let address: DeviceAddress?
}
