import Foundation
import Server
import Synchronization

/// A clock that stands still until a test moves it. It counts how often it is read: that tells what the writer has
/// done by it.
final class ManualClock: TimeSource {
    /// A Tuesday at half past eight.
    static let start = Date(timeIntervalSince1970: 1_788_251_400)

    private let state: Mutex<(now: Date, reads: Int, lead: TimeInterval, elapsed: TimeInterval)>
    /// Fifty ticks in a real second.
    let rate = 50.0

    init(_ start: Date = ManualClock.start) {
        state = Mutex((start, 0, 0, 0))
    }

    var civil: Date { state.withLock { $0.now - $0.lead } }

    var uptime: Duration { .seconds(state.withLock(\.elapsed) / rate) }

    var lead: TimeInterval {
        get { state.withLock(\.lead) }
        set { state.withLock { $0.lead = newValue } }
    }

    var now: Date {
        state.withLock { state in
            state.reads += 1
            return state.now
        }
    }

    /// The time, without being counted as a reader.
    var time: Date { state.withLock(\.now) }
    var reads: Int { state.withLock(\.reads) }

    func reach(_ time: Date) {
        state.withLock { $0.now = max($0.now, time) }
    }

    func advance(by seconds: TimeInterval) {
        state.withLock {
            $0.now += seconds
            $0.elapsed += seconds
        }
    }
}
