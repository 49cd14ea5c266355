/// Lets a few tests through at a time: each has a database and connections of its own, and the machine is small.
actor Gate {
    static let databases = Gate(width: 4)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(width: Int) {
        free = width
    }

    func pass(_ body: @Sendable () async throws -> Void) async rethrows {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
        defer { leave() }
        try await body()
    }

    private func leave() {
        if waiting.isEmpty {
            free += 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
