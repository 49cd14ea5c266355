import Testing

/// Waits until something that happens by itself has happened; after a minute without it the test has failed. That is
/// long, since thousands of tests may share two cores.
func eventually(
    _ what: Comment, _ holds: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while try await !holds() {
        guard ContinuousClock.now < deadline else {
            throw Overdue(what: what)
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}

struct Overdue: Error, CustomStringConvertible {
    let what: Comment

    var description: String { "not within 60 s: \(what.rawValue)" }
}
