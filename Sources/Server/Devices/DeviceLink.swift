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
    let alerts: AlertReporter
    let metrics: MetricsRegistry
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await OwnerMQTTSession.keep("Speaking to the devices", ingest, logger) { try await serve($0) }
        }
    }

    /// As long as this server owns the engine. What fails ends it, and all is read from the database again.
    private func serve(_ lease: Lease) async throws {
        let site = try await SiteSettings.read(pool).siteKey
        let client = MQTTClient(
            try broker.settings(site: site), subscriptions: Dialect.allCases.flatMap { $0.subscriptions(site: site) },
            logger: logger)
        let session = DeviceSession(
            lease: lease, book: DeviceRegistry(site: site), pool: pool, client: client, alerts: alerts,
            metrics: metrics,
            clock: clock)
        let line = OwnerMQTTSession(lease: lease, client: client, mailbox: session.mailbox, ingest: ingest, pool: pool)
        await line.run(
            listening: [CommandRepository.channel, DeviceRepository.channel, DeviceLoginRepository.channel]
        ) { await session.run() }
        if let error = await session.error, !(error is Lease.Lost) { throw error }
    }
}
