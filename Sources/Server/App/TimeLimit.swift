/// Work took longer than it may.
struct TimedOut: Error {}

/// Cancels work that takes longer than a limit. Throws `TimedOut` then, else what the work throws.
/// - Parameter work: has to end soon once it is cancelled.
func withTimeLimit<Result: Sendable>(
    _ limit: Duration, _ work: @escaping @Sendable () async throws -> Result
) async throws -> Result {
    try await withThrowingTaskGroup { group in
        group.addTask(operation: work)
        group.addTask {
            try await Task.sleep(for: limit)
            throw TimedOut()
        }
        defer { group.cancelAll() }
        guard let result = try await group.next() else { throw TimedOut() }
        return result
    }
}
