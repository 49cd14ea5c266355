/// Lets a few tests through at a time: each has servers or a database of its own, and the machine is small.
actor Gate {
    static let tests = Gate(width: 8)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init(width: Int) {
        free = width
    }

    nonisolated func pass(_ body: @Sendable () async throws -> Void) async rethrows {
        await enter()
        do {
            try await body()
        } catch {
            await leave()
            throw error
        }
        await leave()
    }

    private func enter() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    private func leave() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
