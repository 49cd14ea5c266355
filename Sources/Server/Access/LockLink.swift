import Concurrency
import Foundation
import Logging
import MQTT
import Postgres
import ServiceLifecycle
import Store

/// Communicates with the locks: sends granted attempts and activations to them, and writes their answers.
///
/// Only the server that owns the engine does this, and each of its transactions asserts the lease. It has a connection
/// of its own to the broker, so that no door waits for the messages of other devices.
struct LockLink: Service {
    let broker: DeviceBroker
    let ingest: Ingest
    let pool: ConnectionPool
    let vault: LockSecretSealer
    let alerts: AlertReporter
    let metrics: MetricsRegistry
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await OwnerMQTTSession.keep("Speaking to the locks", ingest, logger) { try await serve($0) }
        }
    }

    /// Runs while this server owns the engine. An error ends it, and everything is read from the database again.
    private func serve(_ lease: Lease) async throws {
        let site = try await SiteSettings.read(pool).siteKey
        let client = MQTTClient(
            try broker.settings(site: site, for: .locks), subscriptions: LockTopics.subscriptions(site: site),
            logger: logger)
        let session = LockSession(
            lease: lease, site: site, pool: pool, client: client, vault: vault,
            isConfidential: broker.isConfidential, alerts: alerts, metrics: metrics, clock: clock, logger: logger)
        let line = OwnerMQTTSession(lease: lease, client: client, mailbox: session.mailbox, ingest: ingest, pool: pool)
        await line.run(
            listening: [UnlockRepository.channel, LockRepository.channel, DeviceLoginRepository.channel]
        ) { await session.run() }
        if let error = await session.error, !(error is Lease.Lost) { throw error }
    }
}
