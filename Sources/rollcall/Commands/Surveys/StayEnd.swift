import Dispatch
import UnixSignals

/// What ends a stay of a survey: Enter, a time that has passed, or a signal.
struct StayEnd {
    private let ends: AsyncStream<UnixSignal?>
    private let continuation: AsyncStream<UnixSignal?>.Continuation
    private let broken: Task<Void, Never>

    /// From now on signals end the stay, and not the program.
    init() async {
        let (ends, continuation) = AsyncStream.makeStream(of: UnixSignal?.self)
        let signals = await UnixSignalsSequence(trapping: .sigint, .sigterm, .sighup)
        (self.ends, self.continuation) = (ends, continuation)
        broken = Task {
            for await signal in signals { continuation.yield(signal) }
        }
    }

    /// - Parameter seconds: nil for Enter.
    /// - Returns: the signal, where it was one.
    func wait(after seconds: Int?) async -> UnixSignal? {
        let over = Task {
            if let seconds { try? await Task.sleep(for: .seconds(seconds)) } else { await Self.enter() }
            continuation.yield(nil)
        }
        defer { over.cancel() }
        for await end in ends { return end }
        return nil
    }

    /// Signals end the program again.
    func stopTrapping() {
        broken.cancel()
    }

    private static func enter() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                _ = readLine()
                continuation.resume()
            }
        }
    }
}
