import Foundation
import Logging
import MQTT
import Postgres
import Store

/// The line of the engine's owner to the broker under one lease: what comes from the broker and the database goes into
/// a mailbox, until the lease is another's.
struct OwnerMQTTSession: Sendable {
    let lease: Lease
    let client: MQTTClient
    let mailbox: LinkMailbox
    let ingest: Ingest
    let pool: ConnectionPool

    /// How often time is looked at, and the lease.
    private static let interval = Duration.milliseconds(100)

    /// Serves each lease that this server gets, until it is cancelled.
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

    /// Until one of them ends.
    /// - Parameter session: takes what the mailbox has.
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
                mailbox.end()
            }
        } onCancel: {
            mailbox.end()
        }
    }

    private func carry() async {
        while true {
            let events = await client.nextEvents()
            guard !events.isEmpty else { return }
            await mailbox.enqueue(events)
        }
    }

    /// Returns when the lease is another's.
    private func watch() async {
        while !Task.isCancelled, await ingest.lease == lease {
            mailbox.wake()
            try? await Task.sleep(for: Self.interval)
        }
    }
}
