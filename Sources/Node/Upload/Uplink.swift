public import Client
public import Wire

/// The way to the server.
public protocol Uplink: Sendable {
    /// - Throws: `Wire.Failure` where the server refuses; any other error where no answer came.
    func send<R: Request>(_ request: R) async throws -> R.Reply

    /// To be called once, when nothing more is sent.
    func shutdown() async throws
}

extension RollcallClient: Uplink {}

/// Tells one listener that there is something to do; rung many times before it listens, it hears it once.
struct Bell: Sendable {
    let rings: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init() {
        (rings, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func ring() {
        continuation.yield()
    }
}
