import Concurrency
import Foundation
import Logging
import MQTT
import Postgres
import Store

/// The session of the engine's owner with the broker under one lease: events from the broker and the database go into a
/// mailbox until another server has the lease.
struct OwnerMQTTSession: Sendable {
    let lease: Lease
    let client: MQTTClient
    let mailbox: LinkMailbox
    let ingest: Ingest
    let pool: ConnectionPool

    /// How often the time and the lease are checked.
    private static let interval = Duration.milliseconds(100)

    /// Serves each lease that this server gets, until the task is cancelled.
    static func keep(
        _ name: String, _ ingest: Ingest, _ logger: Logger, pauseAfterFailure: Duration = interval * 5,
        _ serve: @Sendable (Lease) async throws -> Void
    ) async {
        var serving = RepeatedWork(name, logger)
        while !Task.isCancelled {
            var interval = Self.interval * 5
            if let lease = await ingest.lease, await serving.attempt({ try await serve(lease) }) == nil {
                interval = pauseAfterFailure
            }
            try? await Task.sleep(for: interval)
        }
    }

    /// Runs all parts until one of them ends.
    /// - Parameter session: processes the mailbox.
    func run(listening channels: [String], _ session: @escaping @Sendable () async -> Void) async {
        await withTaskCancellationHandler {
            await withTaskGroup { group in
                group.addTask { try? await client.run() }
                group.addTask { await carry() }
                group.addTask { for await event in pool.listen(channels) { mailbox.note(event) } }
                group.addTask { await watch() }
                group.addTask { await session() }
                await group.next()
                group.cancelAll()
                mailbox.close()
            }
        } onCancel: {
            mailbox.close()
        }
    }

    private func carry() async {
        while true {
            let events = await client.nextEvents()
            guard !events.isEmpty else { return }
            await mailbox.enqueue(events)
        }
    }

    /// Returns when the lease is lost.
    private func watch() async {
        while !Task.isCancelled, await ingest.lease == lease {
            mailbox.wake()
            try? await Task.sleep(for: Self.interval)
        }
    }
}
