import Foundation
import Synchronization
import Wire

/// The memory that bodies hold while they arrive and are answered: callers who are not known have little of it
/// together.
final class BodyBudget: Sendable {
    enum CallerClass: Sendable {
        case strangers, known
    }

    /// In bytes.
    static let maxOfStrangers = 16 << 20
    static let maxOfKnown = 256 << 20
    /// After so many bytes were held at once, memory is given back to the system.
    private static let worthReturning = 4 << 20

    /// The bytes of one body, held until it is let go of.
    final class Hold: Sendable {
        private let budget: BodyBudget
        private let caller: CallerClass
        private let bytes = Atomic(0)

        fileprivate init(_ budget: BodyBudget, _ caller: CallerClass) {
            (self.budget, self.caller) = (budget, caller)
        }

        /// Throws `Failure` if there is no room.
        func add(_ count: Int) throws {
            guard budget.take(count, caller) else {
                throw Failure(.unavailable, "Too many requests are arriving at once. Try again.", retryAfter: 1)
            }
            bytes.add(count, ordering: .relaxed)
        }

        deinit {
            budget.give(bytes.load(ordering: .relaxed), caller)
        }
    }

    private struct State {
        var strangers = 0
        var known = 0
        /// The most that was held at once since memory was given back.
        var peak = 0
    }

    private let state = Mutex(State())

    func hold(_ caller: CallerClass) -> Hold { Hold(self, caller) }

    private func take(_ count: Int, _ caller: CallerClass) -> Bool {
        state.withLock { state in
            switch caller {
            case .strangers:
                guard state.strangers + count <= Self.maxOfStrangers else { return false }
                state.strangers += count
            case .known:
                guard state.known + count <= Self.maxOfKnown else { return false }
                state.known += count
            }
            state.peak = max(state.peak, state.strangers + state.known)
            return true
        }
    }

    private func give(_ count: Int, _ caller: CallerClass) {
        state.withLock { state in
            switch caller {
            case .strangers: state.strangers -= count
            case .known: state.known -= count
            }
        }
    }

    /// Whether much was held since this was last asked, and little is now.
    func isReturnDue() -> Bool {
        state.withLock { state in
            let held = state.strangers + state.known
            guard state.peak >= Self.worthReturning, held < Self.worthReturning else { return false }
            state.peak = held
            return true
        }
    }
}
