/// The uptime of the node's machine, by a clock that is never set. From it the server determines the transit time of a
/// request, even if a wall clock is changed.
public struct UptimeRecord: Codable, Equatable, Sendable {
    /// The identity of the boot, 1 to 64 characters.
    public let boot: String
    /// Seconds since the boot, including time in which the machine was asleep: 0 to 1,000,000,000,000.
    public let seconds: Double
}
