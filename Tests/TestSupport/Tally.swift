import Foundation
import Synchronization
import Testing

/// What the tests of this process have cost: counts, which do not depend on the machine, and the seconds of each test.
/// When the process ends they are written as a JSON object into the file that `ROLLCALL_TEST_TALLY` names.
public final class Tally: Sendable {
    public enum Item: String, CaseIterable, Sendable {
        /// Schools opened, with sockets or without.
        case schools
        /// Databases copied or made.
        case databases
        /// Servers with sockets.
        case servers
        /// Passwords hashed.
        case hashes
        /// Requests sent by peers.
        case requests
    }

    public static let shared = Tally()

    private struct State {
        var counts: [Item: Int] = [:]
        var counters: [(item: Item, count: @Sendable () -> Int)] = []
        /// By the identity of the test, its turn at the gate not counted.
        var seconds: [String: Double] = [:]
    }

    private let state = Mutex(State())

    private init() {
        guard ProcessInfo.processInfo.environment["ROLLCALL_TEST_TALLY"] != nil else { return }
        atexit { Tally.shared.write() }
    }

    /// Adds what `body` returns when the process ends.
    public func count(_ item: Item, by body: @escaping @Sendable () -> Int) {
        state.withLock { $0.counters.append((item, body)) }
    }

    public func count(_ item: Item) {
        state.withLock { $0.counts[item, default: 0] += 1 }
    }

    func add(_ time: Duration, to test: Test) {
        state.withLock { $0.seconds["\(test.id)", default: 0] += time / .seconds(1) }
    }

    private func write() {
        guard let path = ProcessInfo.processInfo.environment["ROLLCALL_TEST_TALLY"] else { return }
        let state = state.withLock { $0 }
        var counts = Dictionary(uniqueKeysWithValues: Item.allCases.map { ($0.rawValue, state.counts[$0, default: 0]) })
        for (item, count) in state.counters { counts[item.rawValue, default: 0] += count() }
        do {
            let json = try JSONSerialization.data(
                withJSONObject: ["counts": counts, "seconds": state.seconds], options: .sortedKeys)
            try json.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            FileHandle.standardError.write(Data("The tally could not be written to \(path): \(error)\n".utf8))
        }
    }
}
