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
        private struct State {
            var reports: [Controller.HeardReport] = []
            var waiter: CheckedContinuation<Bool, Never>?
            var hasEnded = false
            var error: AdapterError?
        }

        private let capacity: Int
        private let state = Mutex(State())

        init(capacity: Int) {
            self.capacity = capacity
        }

        /// The number of waiting reports.
        var count: Int { state.withLock(\.reports.count) }

        /// Returns how many reports did not fit.
        func append(_ reports: [Controller.HeardReport]) -> Int {
            let (dropped, waiter) = state.withLock { state in
                let taken = reports.prefix(capacity - state.reports.count)
                if state.reports.isEmpty { state.reports = Array(taken) } else { state.reports += taken }
                return (reports.count - taken.count, state.waiter.take())
            }
            waiter?.resume(returning: true)
            return dropped
        }

        /// Waiting reports are still returned before the end.
        func finish(_ error: AdapterError?) {
            let waiter = state.withLock { state in
                (state.hasEnded, state.error) = (true, error)
                return state.waiter.take()
            }
            waiter?.resume(returning: true)
        }

        /// Returns all waiting reports, or the next ones to arrive; nil after the end, if the task is cancelled, or if
        /// another task takes over.
        func next() async throws(AdapterError) -> [Controller.HeardReport]? {
            while true {
                let (batch, end) =
                    state.withLock { state in
                        defer { state.reports = [] }
                        return (state.reports, state.hasEnded ? state.error.map(Result.failure) ?? .success(()) : nil)
                    } as ([Controller.HeardReport], Result<Void, AdapterError>?)
                if !batch.isEmpty { return batch }
                if let end {
                    try end.get()
                    return nil
                }
                guard await waitForMore() else { return nil }
            }
        }

        /// Returns whether to check again.
        private func waitForMore() async -> Bool {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let isCancelled = Task.isCancelled
                    let (resumed, answer) =
                        state.withLock { state in
                            if isCancelled { return (continuation, false) }
                            if state.hasEnded || !state.reports.isEmpty { return (continuation, true) }
                            defer { state.waiter = continuation }
                            return (state.waiter, false)
                        } as (CheckedContinuation<Bool, Never>?, Bool)
                    resumed?.resume(returning: answer)
                }
            } onCancel: {
                state.withLock { $0.waiter.take() }?.resume(returning: false)
            }
        }
    }
}
