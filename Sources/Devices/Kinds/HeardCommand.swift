/// A command that a person spoke or typed.
public struct HeardCommand: Equatable, Sendable {  // generated: init
    public let command: String
    public var arguments: DeviceProperties = [:]
}
