import Accounts
import Foundation
import Logging
import Phrases
import Postgres
import ServiceLifecycle
import Store
import Vocabulary
import Wire

/// Notifies webhooks that the database is unavailable or stores nothing: an alert that cannot be written, and so is in
/// no outbox.
///
/// The URLs are read while the database works. The message has the form of any other alert, without a number; once the
/// alert can be written, it is sent as others are.
actor UrgentCourier: Service {
    /// A restart of the database takes less time, and is not a reason for an alert.
    static let delay = Duration.seconds(15)
    private static let readInterval = Duration.seconds(30)
    private static let retryInterval = Duration.seconds(60)

    private let watch: DatabaseWatch
    private let pool: ConnectionPool
    private let secretKey: SecretKeyFile
    private let sender: WebhookSender
    private let clock: any TimeSource
    private let logger: Logger
    private let delay: Duration

    private var targets: [WebhookTarget] = []
    private var readAt: ContinuousClock.Instant?
    /// The problem, when it began, and the webhooks that are still to be notified.
    private var trouble: (state: DatabaseState, since: ContinuousClock.Instant, at: Date)?
    private var pending: [WebhookTarget] = []
    private var nextTry: ContinuousClock.Instant?

    init(
        watch: DatabaseWatch, pool: ConnectionPool, secretKey: SecretKeyFile, sender: WebhookSender,
        clock: any TimeSource, logger: Logger, delay: Duration = UrgentCourier.delay
    ) {
        (self.watch, self.pool, self.secretKey, self.sender) = (watch, pool, secretKey, sender)
        (self.clock, self.logger, self.delay) = (clock, logger, delay)
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var looking = RepeatedWork("Reading where alerts are sent", self.logger)
            while !Task.isCancelled {
                await looking.attempt { try await self.look() }
                try? await Task.sleep(for: .seconds(1))
            }
        }
    }

    func look(at now: ContinuousClock.Instant = .now) async throws {
        let state = watch.state
        if state != .away, readAt.map({ now - $0 >= Self.readInterval }) ?? true {
            targets = try await WebhookRepository(pool).targets(of: .databaseStuck, .critical)
            readAt = now
        }
        guard let alarm = state.alarm else {
            (trouble, pending, nextTry) = (nil, [], nil)
            return
        }
        if trouble?.state != state {
            trouble = (state, now, clock.wallTime)
            (pending, nextTry) = (targets, now + delay)
        }
        guard let due = nextTry, now >= due, let at = trouble?.at else { return }
        await tell(alarm, at: at)
        nextTry = pending.isEmpty ? nil : now + Self.retryInterval
    }

    private func tell(_ alarm: (text: Phrase, hint: Phrase), at opened: Date) async {
        logger.critical("\(alarm.text.text(in: .english)) \(alarm.hint.text(in: .english))")
        var failed: [WebhookTarget] = []
        for target in pending {
            guard let secrets = try? secrets(of: target), let body = try? body(alarm, opened) else { continue }
            let message = SignedMessage(
                id: "msg_\(UUID().uuidString.lowercased().replacing("-", with: ""))", body: body, secrets: secrets,
                at: clock.civil)
            let outcome = await sender.send(message, to: target.url, at: clock.civil)
            if let fault = outcome.fault {
                logger.warning(
                    "A webhook was not notified that the database stores nothing: \(fault.rawValue)",
                    metadata: ["webhook": "\(target.id)"])
                failed.append(target)
            }
        }
        pending = failed
    }

    private func secrets(of target: WebhookTarget) throws -> [WebhookSecret] {
        let seal = try secretKey.existing()
        return try target.sealedSecrets.map { WebhookSecret(bytes: try seal.open($0, of: .webhook(target.id))) }
    }

    private func body(_ alarm: (text: Phrase, hint: Phrase), _ opened: Date) throws -> String {
        let message = Message(
            timestamp: opened,
            data: Message.Content(
                text: alarm.text.text(in: .english), hint: alarm.hint.text(in: .english), openedAt: opened))
        return String(decoding: try WireJSON.encoder().encode(message), as: UTF8.self)
    }

    /// The message in the format of the outbox (docs/webhooks.md), but without the number that the alert gets once it
    /// is written.
    struct Message: Encodable {
        struct Content: Encodable {  // generated: keys
            var kind = AlertKind.databaseStuck.rawValue
            var severity = AlertSeverity.critical.rawValue
            var subject = Subject()
            let text: String
            let hint: String
            var rooms: [String] = []
            let openedAt: Date
            var count = 1
        }

        struct Subject: Encodable {
            var sort = AlertSubjectSort.server.rawValue
            var id = 0
        }

        var type = WebhookMessageType.alertOpened.rawValue
        let timestamp: Date
        let data: Content
    }
}
