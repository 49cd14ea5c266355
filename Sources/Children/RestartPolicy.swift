/// The delays after which a child is started again when it has ended under a running server.
public struct RestartPolicy: Sendable {
    /// After a run of this length, earlier failures are forgotten.
    public static let sound = Duration.seconds(60)
    public static let maxFailures = 6

    private var failures = 0

    public init() {}

    /// - Parameter lifetime: how long the child ran.
    /// - Returns: how long to wait before the next start; nil if it has failed too often.
    public mutating func delay(afterRunOf lifetime: Duration) -> Duration? {
        failures = lifetime >= Self.sound ? 1 : failures + 1
        guard failures <= Self.maxFailures else { return nil }
        return min(.milliseconds(100) * (1 << failures), .seconds(5))
    }
}
