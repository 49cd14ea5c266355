import Testing

/// Waits until something that happens by itself has happened; after 20 s without it the test has failed.
func eventually(
    _ what: Comment, _ holds: () async throws -> Bool
) async throws {
    let deadline = ContinuousClock.now + .seconds(20)
    while try await !holds() {
        guard ContinuousClock.now < deadline else {
            throw Overdue(what: what)
        }
        try await Task.sleep(for: .milliseconds(5))
    }
}

struct Overdue: Error, CustomStringConvertible {
    let what: Comment

    var description: String { "not within 20 s: \(what.rawValue)" }
}
