/// The changes of whereabouts as they happen, from `GET /events`.
///
/// It connects when it is iterated and goes on by itself after every break: from the event after the last one it gave
/// out, or, where it gave out none, from then on. It ends by throwing: what the first connection throws, a `Failure`
/// where the server refuses, or `CancellationError`.
public struct LiveEvents: AsyncSequence, Sendable {
    let client: RollcallClient
    let after: Int64?
    let onInterruption: (@Sendable (Interruption) -> Void)?
    var backoff = Backoff()

    public func makeAsyncIterator() -> Iterator {
        Iterator(
            client: client, parser: ServerSentEventParser(lastEventID: after.map(String.init) ?? ""),
            backoff: backoff, onInterruption: onInterruption)
    }
}
