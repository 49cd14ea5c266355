import Concurrency
import Devices
import Foundation
import Logging
import MQTT
import Postgres
import ServiceLifecycle
import Store

/// Communicates with the devices: sends the commands in the database and writes what devices report.
///
/// Only the server that owns the engine does so, and each of its transactions asserts the lease. A change of a command
/// is committed before anything is sent, and an outcome is acknowledged to the device after it is committed.
struct DeviceLink: Service {
    let broker: DeviceBroker
    let ingest: Ingest
    /// A separate pool, so that devices and the record do not wait for each other.
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

    /// Serves while this server owns the engine. An error ends it, and everything is read from the database again.
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
