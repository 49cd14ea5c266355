/// A device's report of its state.
public struct Report: Equatable, Sendable {  // generated: init
    /// Increases with each report from one start of the device to the next; nil in dialects without it.
    public var seq: Int64?
    /// The present values. Properties that are missing have not changed.
    public var properties: DeviceProperties
    /// The properties that the device no longer knows.
    public var forgotten: [String] = []
    /// Why values were refused.
    public var refused: [RefusedMessage] = []
    public var cause: StateCause = .unknown

    /// Returns the state of the device after this report, if it was `state` before.
    public func merged(into state: DeviceProperties) -> DeviceProperties {
        state.filter { !forgotten.contains($0.key) }.merging(properties) { _, new in new }
    }
}
