/// Lets a few tests through at a time: each has servers or a database of its own, and the machine is small.
public actor Gate {
    /// For tests with servers on a database.
    public static let schools = Gate(width: 4)
    /// For tests with a database alone.
    public static let databases = Gate(width: 4)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init(width: Int) {
        free = width
    }

    public func pass<Result: Sendable>(_ body: @Sendable () async throws -> Result) async rethrows -> Result {
        await enter()
        defer { leave() }
        return try await body()
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
