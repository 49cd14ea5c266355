public import Devices
public import Foundation

/// A state change of a command.
public struct CommandMove: Equatable, Sendable {  // generated: init
    public let id: Int64
    /// The state in which it must still be; in any other, it has already been ended elsewhere.
    public let from: CommandState
    public let to: CommandState
    public let reason: String?
    public let outcomeState: DeviceProperties?
    public let sends: Int
    public let nextSendAt: Date?
    public let at: Date
    /// `device` or `server`.
    public let who: String
    /// Whether it is a step, and not only a repeated transmission.
    public let isStep: Bool
}
