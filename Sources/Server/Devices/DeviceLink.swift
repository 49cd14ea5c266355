import Devices
import Foundation
import Logging
import MQTT
import Postgres
import ServiceLifecycle
import Store

/// Speaks to the devices: sends the commands that the database holds, and writes what devices say.
///
/// Only the server that owns the engine does so, and each of its transactions asserts the lease. What a command comes
/// to is committed before anything is sent, and a device hears that its outcome arrived after the outcome is committed.
struct DeviceLink: Service {
    let broker: DeviceBroker
    let ingest: Ingest
    /// Its own, so that devices and the record do not wait for each other.
    let pool: ConnectionPool
    let alerts: AlertDesk
    let metrics: MetricsRegistry
    let clock: any TimeSource
    let logger: Logger

    /// How often time is looked at, and the lease.
    private static let interval = Duration.milliseconds(100)

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var serving = RepeatedWork("Speaking to the devices", logger)
            while !Task.isCancelled {
                if let lease = await ingest.lease { await serving.attempt { try await serve(lease) } }
                try? await Task.sleep(for: Self.interval * 5)
            }
        }
    }

    /// As long as this server owns the engine. What fails ends it, and all is read from the database again.
    private func serve(_ lease: Lease) async throws {
        let site = try await SiteSettings.read(pool).siteKey
        let client = MQTTClient(
            try broker.settings(site: site), subscriptions: Dialect.allCases.flatMap { $0.subscriptions(site: site) },
            logger: logger)
        let session = DeviceSession(
            lease: lease, book: DeviceBook(site: site), pool: pool, client: client, alerts: alerts, metrics: metrics,
            clock: clock)
        let mailbox = session.mailbox
        await withTaskCancellationHandler {
            await withTaskGroup { group in
                group.addTask { try? await client.run() }
                group.addTask { await Self.carry(from: client, to: mailbox) }
                group.addTask { await listen(mailbox) }
                group.addTask { await watch(lease, mailbox) }
                group.addTask { await session.run() }
                await group.next()
                group.cancelAll()
                mailbox.end()
            }
        } onCancel: {
            mailbox.end()
        }
        if let error = await session.error, !(error is Lease.Lost) { throw error }
    }

    private static func carry(from client: MQTTClient, to mailbox: LinkMailbox) async {
        while true {
            let events = await client.nextEvents()
            guard !events.isEmpty else { return }
            await mailbox.give(events)
        }
    }

    private func listen(_ mailbox: LinkMailbox) async {
        let channels = [CommandRepository.channel, DeviceRepository.channel, DeviceLoginRepository.channel]
        for await event in pool.listen(channels) { mailbox.note(event) }
    }

    /// Returns when the lease is another's.
    private func watch(_ lease: Lease, _ mailbox: LinkMailbox) async {
        while !Task.isCancelled, await ingest.lease == lease {
            mailbox.wake()
            try? await Task.sleep(for: Self.interval)
        }
    }
}
