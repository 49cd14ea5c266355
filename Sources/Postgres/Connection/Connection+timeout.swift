import Dispatch
import Sockets

/// A server that hangs sends nothing, and its own timeouts hang with it, so the client measures the time. A connection
/// whose oldest statement is not answered within `answerTimeout` is given up, with all units that wait on it.
///
/// One timer serves all statements of a connection.
extension Connection {
    func watchTime() {
        guard let answerTimeout, !isTimed, let oldest = units.first else { return }
        isTimed = true
        let left = ContinuousClock.now.duration(to: oldest.askedAt + answerTimeout)
        queue.asyncAfter(deadline: .after(left)) { [weak self] in
            self?.assumeIsolated { $0.checkTime() }
        }
    }

    private func checkTime() {
        isTimed = false
        guard let answerTimeout else { return }
        // The answer may have arrived but not yet been read.
        receive()
        if let oldest = units.first, oldest.askedAt + answerTimeout <= .now {
            lose("The server did not answer within \(answerTimeout).")
        }
        watchTime()
    }
}
