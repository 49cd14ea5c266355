import Accounts
import Foundation
import Logging
import Phrases
import Postgres
import ServiceLifecycle
import Store
import Synchronization
import Vocabulary

/// Delivers the messages of the outbox: checks once a second for due messages, and sends to several webhooks at once,
/// to each one message after the other.
///
/// All servers of a database do so; the one that owns the engine also reports every five minutes that it is running. A
/// message is sent at least once: a server that stops before it has recorded the outcome leaves it to be sent again,
/// under the same id.
struct WebhookCourier: Service {
    /// The interval between two messages that the server is running, in seconds.
    static let aliveInterval: TimeInterval = 300
    /// How many webhooks are sent to at a time.
    private static let width = 16
    /// The number of consecutive failures after which an alert is raised.
    private static let maxFailures = 3

    let pool: ConnectionPool
    let secretKey: SecretKeyFile
    let sender: WebhookSender
    let alerts: AlertReporter
    let ingest: Ingest
    let clock: any TimeSource
    let logger: Logger
    private let inFlight = Slots(limit: WebhookCourier.width)

    init(
        pool: ConnectionPool, secretKey: SecretKeyFile, sender: WebhookSender, alerts: AlertReporter, ingest: Ingest,
        clock: any TimeSource, logger: Logger
    ) {
        self.pool = pool
        self.secretKey = secretKey
        self.sender = sender
        self.alerts = alerts
        self.ingest = ingest
        self.clock = clock
        self.logger = logger
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            await withDiscardingTaskGroup { group in
                var looking = RepeatedWork("Looking for messages to webhooks", logger)
                while !Task.isCancelled {
                    for delivery in await looking.attempt({ try await claim() }) ?? [] {
                        inFlight.take()
                        group.addTask {
                            await deliver(delivery)
                            inFlight.giveBack()
                        }
                    }
                    await clock.sleep(for: 1)
                }
            }
        }
    }

    private func claim() async throws -> [ClaimedDelivery] {
        let now = await now
        if await ingest.lease != nil { try await WebhookOutbox(pool).putAlive(every: Self.aliveInterval, at: now) }
        let free = inFlight.free
        return free > 0 ? try await DeliveryQueue(pool).claim(limit: free, at: now) : []
    }

    /// If there is a writer, only the writer reads the clock.
    private var now: Date {
        get async {
            guard await ingest.lease != nil, let decidedAt = await ingest.decidedAt else { return clock.now }
            return decidedAt
        }
    }

    /// Continues with the next message to the same webhook until one fails: then others have their turn.
    private func deliver(_ first: ClaimedDelivery) async {
        var next: ClaimedDelivery? = first
        do {
            while let delivery = next, !Task.isCancelled {
                let hasArrived = try await attempt(delivery)
                next =
                    hasArrived
                    ? try await DeliveryQueue(pool).claim(limit: 1, of: delivery.webhook, at: now).first : nil
            }
        } catch {
            guard !Task.isCancelled else { return }
            logger.warning(
                "What came of a message to a webhook was not noted; it is sent again: \(String(reflecting: error))",
                metadata: ["webhook": "\(first.webhook)"])
        }
    }

    /// - Returns: whether it was delivered.
    private func attempt(_ delivery: ClaimedDelivery) async throws -> Bool {
        let outcome = await outcome(of: delivery)
        try Task.checkCancellation()
        let now = await now
        let delay = RetrySchedule.delay(
            after: outcome, attempts: delivery.attempts + 1, limit: delivery.maxAttempts,
            jitter: Double.random(in: -1...1))
        let attempt = DeliveryAttempt(
            fault: outcome.fault, status: outcome.status, nextAt: delay.map(now.addingTimeInterval))
        let failures = try await DeliveryQueue(pool).note(attempt, of: delivery, at: now)
        if let failures { tell(outcome, of: delivery.webhook, failures) }
        return outcome.fault == nil
    }

    private func outcome(of delivery: ClaimedDelivery) async -> SendOutcome {
        guard let secrets = try? secrets(of: delivery) else { return SendOutcome(fault: .secretUnreadable) }
        let message = SignedMessage(
            id: delivery.messageID, body: delivery.body, secrets: secrets, at: clock.civil)
        return await sender.send(message, to: delivery.url, at: clock.civil)
    }

    private func secrets(of delivery: ClaimedDelivery) throws -> [WebhookSecret] {
        let seal = try secretKey.existing()
        return try delivery.sealedSecrets.map {
            WebhookSecret(bytes: try seal.open($0, of: .webhook(delivery.webhook)))
        }
    }

    private func tell(_ outcome: SendOutcome, of webhook: Int64, _ failures: Int) {
        guard let fault = outcome.fault else { return alerts.clear(.webhookFailing, about: .webhook(webhook)) }
        guard failures >= Self.maxFailures || fault == .gone else { return }
        alerts.raise(
            .webhookFailing, about: .webhook(webhook),
            text: fault == .gone
                ? .webhookReceiverGone : .deliveryAttemptsFailed(failures, Self.reason(outcome, fault)),
            hint: fault == .gone ? .hintEnableWebhook(webhook) : .hintCheckWebhookReceiver(webhook))
    }

    private static func reason(_ outcome: SendOutcome, _ fault: DeliveryFault) -> Phrase {
        let reason = Phrase.deliveryFault(fault.rawValue)
        return outcome.status.map { .deliveryFaultWithStatus(reason, $0) } ?? reason
    }
}

/// Counts the deliveries in progress.
private final class Slots: Sendable {
    private let taken = Mutex(0)
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    var free: Int { taken.withLock { limit - $0 } }
    func take() { taken.withLock { $0 += 1 } }
    func giveBack() { taken.withLock { $0 -= 1 } }
}
