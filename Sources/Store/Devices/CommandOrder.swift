public import Devices

/// A request of a person, a schedule or a rule for a command to a device.
public struct CommandOrder: Sendable {  // generated: init
    public let device: Int64
    /// The name of a command of its kind, or a spoken word for one.
    public let command: String
    public var args: DeviceProperties = [:]
    public let source: CommandSource
    /// The kind of request: `api`, `console`, `skylux` …
    public let way: String
    /// The caller, if it is a person: they need the right to operate the device.
    public let person: Int64?
    public let rule: Int64?
    public let schedule: Int64?
    /// The commands that led to it, the most direct cause last; at most 3.
    public var causes: [Int64] = []
    /// The time in seconds after which it must no longer be done, from 1 to 3,600.
    public var expiresIn: Int = CommandExpiry.standard
}
