import Concurrency
import Synchronization

/// The reports of a controller, in the batches in which they were waiting. The sequence ends when the controller is
/// closed and throws when the adapter goes away. One task consumes it at a time: a later task replaces an earlier one.
public struct ReportBatches: AsyncSequence, Sendable {
    public typealias Element = [Controller.HeardReport]
    public typealias Failure = AdapterError

    let queue: Queue

    public struct AsyncIterator: AsyncIteratorProtocol {
        let queue: Queue

        public func next(isolation actor: isolated (any Actor)?) async throws(AdapterError) -> [Controller.HeardReport]?
        {
            try await queue.next()
        }
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(queue: queue)
    }
}

extension ReportBatches {
    /// A bounded queue of reports between the reading thread and the consuming task. Reports that arrive while it is
    /// full are dropped and counted. The newest is dropped, not the oldest: no waiting report has to be moved, the
    /// result is an unbroken sequence, and a consumer that uses one sighting of a beacon in a second sees no
    /// difference.
    final class Queue: Sendable {
        private let capacity: Int
        private let mailbox = Mailbox<[Controller.HeardReport]>([])
        /// Why the reports ended, if the adapter went away.
        private let error = Mutex<AdapterError?>(nil)

        init(capacity: Int) {
            self.capacity = capacity
        }

        /// Returns how many reports did not fit.
        func append(_ reports: [Controller.HeardReport]) -> Int {
            mailbox.put { waiting in
                let taken = reports.prefix(capacity - waiting.count)
                if waiting.isEmpty { waiting = Array(taken) } else { waiting += taken }
                return reports.count - taken.count
            }
        }

        /// Waiting reports are still returned before the end.
        func finish(_ error: AdapterError?) {
            self.error.withLock { $0 = error }
            mailbox.finish()
        }

        /// Returns all waiting reports, or the next ones to arrive; nil after the end, if the task is cancelled, or if
        /// another task takes over.
        func next() async throws(AdapterError) -> [Controller.HeardReport]? {
            if let batch = await mailbox.take() { return batch }
            if let error = error.withLock(\.self) { throw error }
            return nil
        }
    }
}
