import Testing

@testable import Server

extension Trait where Self == SharesSchool {
    /// A suite with tests that call `School.shared`.
    static var sharesSchool: Self { SharesSchool() }
}

/// Keeps the shared school while a suite's tests run: the first test that asks opens it, the last suite closes it.
struct SharesSchool: SuiteTrait, TestScoping {
    var isRecursive: Bool { false }

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? { testCase == nil ? self : nil }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        await SharedSchool.one.enter()
        do {
            try await function()
        } catch {
            try? await SharedSchool.one.leave()
            throw error
        }
        try await SharedSchool.one.leave()
    }
}

extension School {
    /// Runs a test whose requests only read, or are all refused, in a school that such tests share. The school has
    /// sockets and an engine. The run fails if a test changes anything in it.
    static func shared(_ body: (School) async throws -> Void) async throws {
        try await body(SharedSchool.one.school())
    }
}

/// The school that tests share if they change nothing.
actor SharedSchool {
    static let one = SharedSchool()

    /// All that the audit has, but for what is read or refused.
    private static let changes = """
        select count(*) from audit
        where action not in ('queried', 'login', 'login_refused', 'request_refused') and action not like 'looked_at%'
        """

    private var suites = 0
    private var opening: Task<School, any Error>?

    func enter() { suites += 1 }

    func leave() async throws {
        suites -= 1
        guard suites == 0, let opening else { return }
        self.opening = nil
        let school = try await opening.value
        let changes = try await school.count(Self.changes)
        try await school.close()
        guard changes == 0 else { throw Changed(count: changes) }
    }

    func school() async throws -> School {
        guard suites > 0 else { throw NotEntered() }
        let opening = opening ?? Task { try await School.opened() }
        self.opening = opening
        return try await opening.value
    }

    struct NotEntered: Error, CustomStringConvertible {
        var description: String { "The suite of this test lacks the trait .sharesSchool." }
    }

    struct Changed: Error, CustomStringConvertible {
        let count: Int
        var description: String { "Tests that share a school have changed it \(count) times. They need their own." }
    }
}
