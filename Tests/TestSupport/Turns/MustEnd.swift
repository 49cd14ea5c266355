public import Testing

extension Trait where Self == MustEnd {
    /// A test that uses more than this process: a database, a server, a program, a socket. It waits for its turn, and
    /// fails if it has not ended two minutes after.
    public static var mustEnd: Self { MustEnd() }
}

/// Lets a test case begin when it has its turn at the gate, and ends it after two minutes. The limit counts from the
/// turn on, so that it does not depend on how many tests there are.
public struct MustEnd: SuiteTrait, TestTrait, TestScoping {
    private static let limit = Duration.seconds(120)

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            try await Gate.tests.pass {
                let start = ContinuousClock.now
                defer { Tally.shared.add(ContinuousClock.now - start, to: test) }
                try await Self.run(function)
            }
        }
    }

    private static func run(_ function: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup { group in
            group.addTask { try await function() }
            group.addTask {
                // Cancelled when the test has ended.
                guard (try? await Task.sleep(for: limit)) != nil else { return }
                throw Overlong()
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }
}

/// A test has taken too long; it is cancelled.
struct Overlong: Error, CustomStringConvertible {
    var description: String { "The test had not ended two minutes after its turn." }
}
