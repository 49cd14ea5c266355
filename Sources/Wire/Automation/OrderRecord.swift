public import Devices

/// A command that a rule sends to a device.
public struct OrderRecord: Codable, Equatable, Sendable {
    public let deviceID: Int64
    /// The name of a command of the device's kind.
    public let command: String
    /// The command's arguments, by name.
    public let args: DeviceProperties?
}
