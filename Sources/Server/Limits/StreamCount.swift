import Synchronization
import Wire

/// Counts the listeners of live events. Each holds a connection and its buffers for hours, so that one session gets a few
/// of them and all together leave room for requests.
final class StreamCount: Sendable {
    /// At a time, of one session: a few windows of a browser.
    static let mostOfSession = 5

    /// Taken until it is let go of.
    final class Place: Sendable {
        private let count: StreamCount
        private let session: Int64

        fileprivate init(_ session: Int64, in count: StreamCount) {
            (self.session, self.count) = (session, count)
        }

        deinit {
            count.leave(session)
        }
    }

    private let most: Int
    /// How many each session has; those with none are not there.
    private let sessions = Mutex<[Int64: Int]>([:])

    /// - Parameter most: of all sessions together.
    init(most: Int) {
        self.most = most
    }

    /// Throws `Failure` where there are too many.
    func take(_ session: Int64) throws -> Place {
        let isTaken = sessions.withLock { sessions in
            guard sessions[session, default: 0] < Self.mostOfSession, sessions.values.reduce(0, +) < most else {
                return false
            }
            sessions[session, default: 0] += 1
            return true
        }
        guard isTaken else {
            throw Failure(.slowDown, "Too many listen to events already. Close another window first.", retryAfter: 15)
        }
        return Place(session, in: self)
    }

    private func leave(_ session: Int64) {
        sessions.withLock { sessions in
            let left = sessions[session, default: 1] - 1
            sessions[session] = left > 0 ? left : nil
        }
    }
}
