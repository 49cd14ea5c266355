import Foundation
import Phrases
import Synchronization
import Vocabulary
import Wire

/// The memory that request bodies use while they arrive and are answered: anonymous callers share a small part of it.
final class BodyBudget: Sendable {
    enum CallerClass: Sendable {
        case strangers, known
    }

    /// Limits in bytes.
    static let maxOfStrangers = 16 << 20
    static let maxOfKnown = 256 << 20
    /// After this many bytes were in use at once, memory is returned to the system.
    private static let worthReturning = 4 << 20

    /// The bytes of one body, reserved until this object is released.
    final class Hold: Sendable {
        private let budget: BodyBudget
        private let caller: CallerClass
        private let bytes = Atomic(0)

        fileprivate init(_ budget: BodyBudget, _ caller: CallerClass) {
            (self.budget, self.caller) = (budget, caller)
        }

        /// Throws `Refusal` if the budget is exhausted.
        func add(_ count: Int) throws {
            guard budget.take(count, caller) else {
                throw Refusal(.unavailable, .tooManyRequestsArriving + .hintRetry, retryAfter: 1)
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
        /// The maximum in use at once since memory was last returned to the system.
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

    /// Returns whether much was in use since the last call, and little is now.
    func isReturnDue() -> Bool {
        state.withLock { state in
            let held = state.strangers + state.known
            guard state.peak >= Self.worthReturning, held < Self.worthReturning else { return false }
            state.peak = held
            return true
        }
    }
}
