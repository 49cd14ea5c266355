/// A break in an event stream, told while it is being mended.
public struct Interruption: Sendable {
    /// Why it broke: a `Failure` or a `ClientError`.
    public let cause: any Error
    /// How long until the next attempt.
    public let retryIn: Duration
}
