/// The reports of a controller, in the batches in which they were waiting. It ends when the controller is closed and
/// throws when the adapter goes away. One task takes them at a time: a later one takes over from an earlier one.
public struct ReportBatches: AsyncSequence, Sendable {
    public typealias Element = [HeardReport]
    public typealias Failure = AdapterError

    let queue: ReportQueue

    public struct AsyncIterator: AsyncIteratorProtocol {
        let queue: ReportQueue

        public func next(isolation actor: isolated (any Actor)?) async throws(AdapterError) -> [HeardReport]? {
            try await queue.next()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(queue: queue)
    }
}
