import TestSupport
import Testing

@testable import Postgres

@Suite("Connections that break", .mustEnd)
struct LostConnectionTests {
    @Test("Everybody who waits is told when the server ends the session")
    func terminated() async throws {
        try await withConnection(.shared) { connection in
            try await withConnection { holder in
                try await holder.query("select pg_advisory_lock(4711)")
                let outcomes = try await withThrowingTaskGroup(of: PostgresError.Code?.self) { group in
                    for _ in 0..<100 {
                        group.addTask {
                            await code { try await connection.query("select pg_advisory_xact_lock(4711)") }
                        }
                    }
                    try await until { await connection.unitCount == 100 }
                    try await holder.query("select pg_terminate_backend(\(connection.processID))")
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(outcomes == Array(repeating: .connectionLost, count: 100))
            }
            #expect(!connection.isOpen)
            #expect(await code { try await connection.query("select 1") } == .connectionClosed)
        }
    }

    @Test("A session that ends while nothing is under way is noticed")
    func idle() async throws {
        try await withConnection { connection in
            try await withConnection { other in
                try await other.query("select pg_terminate_backend(\(connection.processID))")
            }
            await connection.ended()
            #expect(!connection.isOpen)
        }
    }

    @Test("Why the session ended is in the cause")
    func cause() async throws {
        try await withConnection { connection in
            let sleeping = Task { try await connection.query("select pg_sleep(600)") }
            try await withConnection { other in
                try await until { try await other.isWaiting(connection.processID) }
                try await other.query("select pg_terminate_backend(\(connection.processID))")
            }
            let error = await #expect(throws: PostgresError.self) { try await sleeping.value }
            #expect(error?.code == .connectionLost)
            #expect((error?.cause as? PostgresError)?.sqlState == "57P01", "\(error.debugDescription)")
        }
    }

    @Test("Closing lets what is under way end")
    func closing() async throws {
        try await withConnection { holder in
            try await holder.query("select pg_advisory_lock(4712)")
            try await withConnection { connection in
                async let answer = connection.single("select 5 from pg_advisory_xact_lock(4712)", as: Int.self)
                try await until { try await holder.isWaiting(connection.processID) }
                async let closed: Void = connection.close()
                try await until { await connection.isClosing }
                #expect(await code { try await connection.query("select 1") } == .connectionClosed)
                try await holder.query("select pg_advisory_unlock(4712)")
                #expect(try await answer == 5)
                await closed
            }
        }
    }

    @Test("Closing cuts off what does not end in time")
    func cutOff() async throws {
        try await withConnection { connection in
            async let sleeping = code { try await connection.query("select pg_sleep(600)") }
            try await until { await connection.unitCount == 1 }
            await connection.close(within: .milliseconds(10))
            #expect(await sleeping == .connectionLost)
        }
    }

    @Test("A connection that nobody holds any more ends its session")
    func released() async throws {
        try await withConnection { observer in
            var connection: Connection? = try await Connection.connect(
                TestCluster.shared.settings(database: "postgres"), logger: .quiet)
            let processID = await connection?.processID ?? 0
            connection = nil
            try await until {
                try await observer.query("select 1 from pg_stat_activity where pid = \(processID)").isEmpty
            }
        }
    }
}
