public import Devices

/// A device in the memory of the server that is connected to the devices.
public struct LinkedDevice: Equatable, Sendable {
    public let id: Int64
    public let kind: String
    public let serial: String
    public let dialect: Dialect
    /// Whether an admin has allowed schedules and rules to close it.
    public let isUnattended: Bool
    public let boot: String?
    public let seq: Int64?
    public let state: DeviceState
}
