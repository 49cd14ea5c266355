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

/// What became of the batches of one spool since the program started.
public struct UploadTally: Equatable, Sendable {
    /// Batches acknowledged.
    public internal(set) var batches = 0
    /// Sightings in them.
    public internal(set) var sent = 0
    /// Sightings the server kept.
    public internal(set) var stored = 0
    /// Sightings the server refused one by one.
    public internal(set) var refused = 0
    /// Batches the server will never take.
    public internal(set) var setAside = 0
    /// Attempts that failed since the last that did not.
    public internal(set) var failuresInARow = 0
    /// Why the last attempt failed.
    public internal(set) var problem: String?
}
