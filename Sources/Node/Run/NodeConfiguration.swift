/// All that `rollcall-node run` needs to know.
public struct NodeConfiguration: Sendable {
    public let connection: NodeSettings
    public let radio: RadioSettings
    /// Nil where the node only scans.
    public let advertise: AdvertiseSettings?
}
