/// Runs work and cancels it if it exceeds a limit. Throws `TimedOut` in that case, otherwise the error of the work.
/// - Parameter work: must end soon after it is cancelled.
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

/// The error for work that exceeded its time limit.
struct TimedOut: Error {}
