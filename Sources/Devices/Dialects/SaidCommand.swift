/// A command on its way to a device.
public struct SaidCommand: Equatable, Sendable {  // generated: init
    /// The number of the command, as decimal text, by which the device recognises it.
    public var id: String
    public var name: String
    public var arguments: DeviceProperties = [:]
    /// The milliseconds within which the device must begin.
    public var expiresIn: Int
    /// The milliseconds for which the device warns before it moves; 0 for no warning.
    public var warning: Int = 0
}
