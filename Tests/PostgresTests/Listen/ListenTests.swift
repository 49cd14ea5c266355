import TestSupport
import Testing

@testable import Postgres

@Suite("LISTEN and NOTIFY", .mustEnd)
struct ListenTests {
    private func endListener(_ pool: ConnectionPool) async throws {
        try await pool.query(
            """
            select pg_terminate_backend(pid) from pg_stat_activity
            where query like 'listen%' and datname = current_database()
            """
        )
    }

    @Test("Notifications arrive in order, and go on after the session was lost")
    func reconnect() async throws {
        try await withPool { pool in
            var events = pool.listen(["moves", "Odd \"name\""]).makeAsyncIterator()
            #expect(await events.next() == .listening)
            for round in 0..<3 {
                try await pool.pipeline(["select pg_notify('moves', \("\(round)"))", "notify \"Odd \"\"name\"\"\""])
                #expect(await events.next() == .notification(.init(channel: "moves", payload: "\(round)")))
                #expect(await events.next() == .notification(.init(channel: "Odd \"name\"", payload: "")))
                try await endListener(pool)
                #expect(await events.next() == .listening)
            }
        }
    }

    @Test("It ends when the task is cancelled")
    func cancelled() async throws {
        try await withPool { pool in
            let (listening, report) = AsyncStream<Void>.makeStream()
            let task = Task {
                for await event in pool.listen(["moves"]) where event == .listening { report.finish() }
            }
            for await _ in listening {}
            task.cancel()
            await task.value
        }
    }

    @Test("It ends when the pool is closed")
    func closed() async throws {
        try await withPool { pool in
            let (listening, report) = AsyncStream<Void>.makeStream()
            let task = Task {
                for await event in pool.listen(["moves"]) where event == .listening { report.finish() }
            }
            for await _ in listening {}
            await pool.close()
            await task.value
        }
    }

    @Test("Too many unread notifications are replaced by the word to look up what was missed")
    func overflow() {
        var buffer = PostgresNotification.Buffer(limit: 2)
        let notifications = (0..<4).map { PostgresNotification(channel: "c", payload: "\($0)") }
        for notification in notifications.prefix(2) { buffer.append(notification) }
        buffer.append(notifications[2])
        #expect(buffer.events == [.listening, .notification(notifications[2])])
    }
}
