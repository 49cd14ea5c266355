import Logging
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server
@testable import Store

@Suite("Results of questions in SQL", .mustEnd, .sharesSchool)
struct ReportQueryRunnerTests {
    /// With the limits of the protocol, but for the time: how fast a loaded machine is, is not asked here.
    private static func runner(_ school: School) -> ReportQueryRunner {
        var limits = ReportReader.Limits()
        limits.time = .seconds(240)
        return ReportQueryRunner(
            school.database.with(user: "rollcall_report"), limits: limits, logger: Logger(label: "reports"))
    }

    @Test("Just under 10 MB come whole, in small rows as in large ones")
    func whole() async throws {
        try await School.shared { school in
            for (rows, query) in [
                (10_000, "select repeat('x', 1000) from generate_series(1, 10000)"),
                (3, "select repeat('x', 3400000) from generate_series(1, 3)"),
                (1, "select repeat('x', 10000000)"),
            ] {
                let table = try await Self.runner(school).read(query)
                #expect(table.rows.count == rows && !table.isTruncated, "\(query)")
            }
        }
    }

    @Test("Of more than 10 MB as many rows come as are less, and it is said")
    func truncated() async throws {
        try await School.shared { school in
            let table = try await Self.runner(school).read("select repeat('x', 3000000) from generate_series(1, 10)")
            #expect(table.rows.count == 3 && table.isTruncated)
            let mixed = try await Self.runner(school).read(
                "select repeat('x', case when i < 500 then 10 else 5000000 end) from generate_series(1, 600) i")
            #expect(!mixed.rows.isEmpty && mixed.isTruncated)
        }
    }

    @Test("A first row of more than 10 MB is refused with the reason, however much more it is")
    func tooLarge() async throws {
        try await School.shared { school in
            for bytes in [10_500_000, 30_000_000, 100_000_000] {
                let failure = await #expect(throws: Refusal.self) {
                    try await Self.runner(school).read("select repeat('x', \(bytes))")
                }
                #expect(
                    failure?.code == .cannotBeDone && failure?.reason.text(in: .english).contains("10 MB") == true,
                    "\(bytes)")
            }
        }
    }

    @Test("Why the login for reports cannot connect stands in the log")
    func wrongLogin() async throws {
        try await School.inProcess { school in
            let log = RecordedLog()
            let runner = ReportQueryRunner(school.database.with(user: "nobody_of_that_name"), logger: log.logger)
            await #expect(throws: PostgresError.self) { try await runner.read("select 1") }
            #expect(log.messages.count == 1 && log.messages[0].contains("nobody_of_that_name"))
        }
    }
}
