public import Devices
public import Foundation

/// A step in the history of a command.
public struct CommandStep: Equatable, Sendable {
    public let at: Date
    public let state: CommandState
    /// `person`, `schedule`, `rule`, `button`, `device` or `server`.
    public let who: String
    /// Nil if it was not a person, or they were erased.
    public let person: Int64?
    /// The kind of request; nil for actions of the device or the server itself.
    public let way: String?
    public let reason: String?
}
