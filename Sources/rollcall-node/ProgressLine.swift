import Node
import Synchronization

/// Progress on standard error: one line drawn again on a terminal, else a line every five seconds and at each turn.
final class ProgressLine: Sendable {
    private static let pause = Duration.seconds(5)

    private struct State {
        var stage: String?
        var shownAt: ContinuousClock.Instant?
        var isOpen = false
    }

    private let isInteractive = Terminal.isInteractive
    private let state = Mutex(State())

    func show(_ progress: ReplayProgress) {
        state.withLock { state in
            if isInteractive {
                // Back to the first column, and the rest of the line cleared.
                Terminal.write("\r\u{1B}[K\(progress)")
                state.isOpen = true
            } else if isDue(progress, state) {
                Terminal.write("\(progress)\n")
                state.shownAt = .now
                state.stage = progress.stage.name
            }
        }
    }

    /// Leaves the line that stands there.
    func end() {
        state.withLock { state in
            if state.isOpen { Terminal.write("\n") }
            state.isOpen = false
        }
    }

    private func isDue(_ progress: ReplayProgress, _ state: State) -> Bool {
        guard let shownAt = state.shownAt, state.stage == progress.stage.name else { return true }
        return .now - shownAt >= Self.pause
    }
}
