import Synchronization

/// Collects what happens until its reader takes it, all at once. Any number of tasks may write. One task reads at a
/// time, and a later reader replaces an earlier one.
///
/// `Mailbox<Void>` is a bell: several rings before the reader listens count as one.
public final class Mailbox<Content: Sendable>: Sendable {
    private struct State: Sendable {
        var content: Content
        var hasContent = false
        var hasEnded = false
        var reader: CheckedContinuation<Bool, Never>?
        /// Writers that wait until their content is taken.
        var deliverers: [CheckedContinuation<Void, Never>] = []
    }

    private let empty: Content
    private let state: Mutex<State>

    /// - Parameter empty: the content of an empty mailbox.
    public init(_ empty: Content) {
        self.empty = empty
        state = Mutex(State(content: empty))
    }

    /// Adds to the content, and wakes the reader. What is put in after the end is not delivered.
    @discardableResult
    public func put<Result: Sendable>(_ change: (inout Content) -> Result) -> Result {
        let (result, reader) = state.withLock { state in
            if !state.hasEnded { state.hasContent = true }
            return (change(&state.content), state.reader.take())
        }
        reader?.resume(returning: true)
        return result
    }

    /// Adds to the content, and returns once a reader has taken it or the mailbox has ended.
    public func deliver(_ change: @Sendable (inout Content) -> Void) async {
        await withCheckedContinuation { deliverer in
            let hasEnded = state.withLock { state in
                if !state.hasEnded { state.deliverers.append(deliverer) }
                return state.hasEnded
            }
            if hasEnded { deliverer.resume() } else { put(change) }
        }
    }

    /// Ends the mailbox. The reader still gets what is in it.
    public func finish() {
        end { _ in }
    }

    /// Ends the mailbox, and discards what is in it.
    public func close() {
        end { $0.hasContent = false }
    }

    /// Waits for content and takes all of it. Returns nil if the mailbox is empty and has ended, the task is cancelled,
    /// or another reader takes over.
    public func take() async -> Content? {
        repeat {
            if let content = takeNow() { return content }
        } while await waitForMore()
        return nil
    }

    private func takeNow() -> Content? {
        let (content, deliverers) = state.withLock { state -> (Content?, [CheckedContinuation<Void, Never>]) in
            guard state.hasContent else { return (nil, []) }
            defer { (state.content, state.hasContent, state.deliverers) = (empty, false, []) }
            return (state.content, state.deliverers)
        }
        for deliverer in deliverers { deliverer.resume() }
        return content
    }

    /// Returns whether to check again.
    private func waitForMore() async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isCancelled = Task.isCancelled
                let (resumed, answer) = state.withLock { state -> (CheckedContinuation<Bool, Never>?, Bool) in
                    if isCancelled { return (continuation, false) }
                    if state.hasContent { return (continuation, true) }
                    if state.hasEnded { return (continuation, false) }
                    defer { state.reader = continuation }
                    return (state.reader, false)
                }
                resumed?.resume(returning: answer)
            }
        } onCancel: {
            state.withLock { $0.reader.take() }?.resume(returning: false)
        }
    }

    private func end(_ change: (inout State) -> Void) {
        let (reader, deliverers) = state.withLock { state in
            state.hasEnded = true
            change(&state)
            defer { state.deliverers = [] }
            return (state.reader.take(), state.deliverers)
        }
        reader?.resume(returning: true)
        for deliverer in deliverers { deliverer.resume() }
    }
}

extension Mailbox: AsyncSequence {
    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate let mailbox: Mailbox

        public func next(isolation actor: isolated (any Actor)?) async -> Content? {
            await mailbox.take()
        }
    }

    /// One element each time that its reader takes the content.
    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(mailbox: self)
    }
}

extension Mailbox where Content == Void {
    public convenience init() {
        self.init(())
    }

    /// Wakes the reader.
    public func ring() {
        put { _ in }
    }
}
