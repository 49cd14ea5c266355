import Concurrency
public import Testing

extension Trait where Self == MustEnd {
    /// A test that uses more than this process: a database, a server, a program, a socket. It waits for its turn, and
    /// fails if it has not ended within two minutes (`TimeLimit`).
    public static var mustEnd: Self { MustEnd() }
}

/// Lets a test case begin when it has its turn at the gate, and ends it after its `TimeLimit`. The limit counts from
/// the turn on, so that it does not depend on how many tests there are.
public struct MustEnd: SuiteTrait, TestTrait, TestScoping {
    private static let interval = Duration.seconds(2)
    /// Lets a few tests through at a time: each has servers or a database of its own, and the machine is small.
    private static let gate = AsyncSemaphore(width: 8)

    public var isRecursive: Bool { true }

    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withoutActuallyEscaping(function) { function in
            try await Self.gate.pass {
                let start = ContinuousClock.now
                defer { Tally.shared.add(ContinuousClock.now - start, to: test) }
                try await Self.run(function)
            }
        }
    }

    private static func run(_ function: @escaping @Sendable () async throws -> Void) async throws {
        try await withThrowingTaskGroup { group in
            group.addTask { try await function() }
            group.addTask { try await watch() }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Throws `Overlong` once the time is used up. Cancelled when the test has ended.
    private static func watch() async throws {
        var limit = TimeLimit()
        var (last, cores) = (ContinuousClock.now, CoreTime.now)
        while (try? await Task.sleep(for: interval)) != nil {
            let (now, coresNow) = (ContinuousClock.now, CoreTime.now)
            limit.add(now - last, idleShare: coresNow.idleShare(since: cores))
            (last, cores) = (now, coresNow)
            if limit.isOver { throw Overlong() }
        }
    }
}

/// A test has taken too long; it is cancelled.
struct Overlong: Error, CustomStringConvertible {
    var description: String { "The test had not ended after two minutes, in which the machine had a core to spare." }
}
