import Postgres
import TestSupport
import Testing

@Suite("How much a connection takes", .mustEnd)
struct ReceiveLimitTests {
    @Test("More bytes than it was to take end it, however they come")
    func limit() async throws {
        let settings = try await TestCluster.shared.settings(database: "postgres")
        for query in ["select repeat('x', 100000000)", "select repeat('x', 100) from generate_series(1, 1000000)"]
            as [Query]
        {
            let connection = try await Connection.connect(settings, receiveLimit: 1 << 20, logger: .quiet)
            #expect(try await connection.query("select repeat('x', 500000)").count == 1)
            let error = await #expect(throws: PostgresError.self) { try await connection.query(query) }
            #expect(error?.code == .resultTooLarge)
            #expect(!connection.isOpen)
        }
    }
}
