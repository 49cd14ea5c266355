/// A device's report, checked against its kind.
public struct CheckedState: Equatable, Sendable {
    public var accepted: DeviceProperties
    /// Why each of the others was refused.
    public var refused: [RefusedMessage]
}
