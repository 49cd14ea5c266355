import Testing

/// Waits until a condition holds. The test's own time limit is the only one (`TimeLimit`): beside a build, what takes a
/// second may take a minute.
func eventually(
    _ what: Comment, _ holds: () async throws -> Bool
) async throws {
    do {
        while try await !holds() { try await Task.sleep(for: .milliseconds(5)) }
    } catch {
        if Task.isCancelled { Issue.record("This never held: \(what.rawValue)") }
        throw error
    }
}
