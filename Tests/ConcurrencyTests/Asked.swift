import Synchronization

/// What was asked, and a gate that holds an asking until it is opened.
final class Asked: Sendable {
    private struct State {
        var groups: [[Int]] = []
        var waiting: [CheckedContinuation<Void, Never>] = []
        var isOpen = false
    }

    private let state = Mutex(State())

    var groups: [[Int]] { state.withLock { $0.groups } }

    func note(_ group: [Int]) async {
        await withCheckedContinuation { continuation in
            let goesOn = state.withLock { state in
                state.groups.append(group)
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if goesOn { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}

/// Waits until a condition holds, or the test is cancelled.
func eventually(_ holds: () -> Bool) async {
    while !holds(), !Task.isCancelled { await Task.yield() }
}
