public import Devices

/// A command that has no outcome yet, with what is needed to send it.
public struct OutgoingCommand: Equatable, Sendable {
    public let command: StoredCommand
    public let kind: String
    public let dialect: Dialect
    public let isConnected: Bool
}
