import Concurrency
import Devices
import Foundation
import Locks
import Logging
import MQTT
import Postgres
import Store

/// The locks under one lease: processes the mailbox, writes the results, and then sends the messages.
actor LockSession {
    nonisolated let mailbox = LinkMailbox()
    /// The error that ended it; nil if it ended as requested.
    private(set) var error: (any Error)?
    private let lease: Lease
    private let site: String
    private var book = LockRegistry()
    /// Stepped attempts whose random bytes are stored.
    private var shown: Set<Int64> = []
    /// The epochs of activations that were begun, by device.
    private var epochs: [Int64: Int64] = [:]
    private let pool: ConnectionPool
    private let client: MQTTClient
    private let vault: LockSecretSealer
    private let isConfidential: Bool
    private let alerts: AlertReporter
    private let metrics: MetricsRegistry
    private let clock: any TimeSource
    private let logger: Logger
    private var lookedAt = Date.distantPast

    /// The interval between two checks for requests without a notification, in seconds: the server that received one
    /// may have been killed right after.
    private static let interval: TimeInterval = 5
    /// The maximum age of a request, in seconds: an older one belonged to another owner, and its caller no longer
    /// waits.
    private static let fresh: TimeInterval = 5

    /// - Parameter isConfidential: whether keys may go over the broker.
    init(
        lease: Lease, site: String, pool: ConnectionPool, client: MQTTClient, vault: LockSecretSealer,
        isConfidential: Bool,
        alerts: AlertReporter, metrics: MetricsRegistry, clock: any TimeSource, logger: Logger
    ) {
        self.lease = lease
        self.site = site
        self.pool = pool
        self.client = client
        self.vault = vault
        self.isConfidential = isConfidential
        self.alerts = alerts
        self.metrics = metrics
        self.clock = clock
        self.logger = logger
    }

    /// Runs until the mailbox is finished, or a write fails.
    func run() async {
        do {
            try await adopt()
            while let work = await mailbox.take() { try await perform(work) }
        } catch {
            self.error = error
        }
    }

    /// Ends what an earlier owner left: a lock may have received the command, which is never sent again.
    private func adopt() async throws {
        let now = clock.now
        var page = Page()
        for attempt in try await UnlockOutbox.open(pool) {
            let isUntold = attempt.state == .asked && now.timeIntervalSince(attempt.askedAt) < Self.fresh
            guard !isUntold, let state = AttemptState(rawValue: attempt.state.rawValue),
                let end = AttemptState.afterRestart(state)
            else { continue }
            page.end(attempt.id, UnlockState(end.state), end.reason)
        }
        for activation in try await LockActivations(pool).pending()
        where activation.isKept || now.timeIntervalSince(activation.askedAt) >= Self.fresh {
            page.endings.append((activation.device, activation.epoch, AttemptStateMachine.Reason.restarted))
        }
        _ = try await page.write(under: lease, vault, at: now, in: pool)
    }

    private func perform(_ work: LinkWork) async throws {
        let now = clock.now
        var page = Page()
        for event in work.events { take(event, at: now, &page) }
        try await begin(work, at: now, &page)
        for attempt in work.proceeding.sorted() { put(book.proceed(attempt, at: now), &page) }
        for failure in work.failures { fail(failure.command, failure.error, at: now, &page) }
        put(book.pass(at: now), &page)
        try await perform(page, at: now)
    }

    private func perform(_ page: Page, at now: Date) async throws {
        let messages = try await page.write(under: lease, vault, at: now, in: pool)
        for (device, word) in page.forgeries {
            guard let lock = try await LockWatching(pool).lock(ofDevice: device) else { continue }
            alerts.raiseForgery(of: lock, word)
        }
        guard !messages.isEmpty else { return }
        let mailbox = mailbox
        await client.send(messages.map { $0.outgoing(site) }) { place, error in
            if let error, let attempt = messages[place].attempt { mailbox.failed(attempt, error) }
        }
    }
}

extension LockSession {
    /// The school's part of the topics was changed, so other topics have to be subscribed to.
    private struct OtherTopics: Error {}

    private func begin(_ work: LinkWork, at now: Date, _ page: inout Page) async throws {
        let isDue = work.isStale || now.timeIntervalSince(lookedAt) >= Self.interval
        if work.isStale, try await SiteSettings.read(pool).siteKey != site { throw OtherTopics() }
        if isDue { lookedAt = now }
        if isDue || !work.asked.isEmpty {
            let open = try await UnlockOutbox.open(pool, ids: isDue ? nil : work.asked.sorted())
            for attempt in open where attempt.state == .asked && book.attempt(attempt.id) == nil {
                begin(attempt, at: now, &page)
            }
        }
        guard isDue || !work.changed.isEmpty else { return }
        let pending = try await LockActivations(pool).pending()
        let inFlight = Dictionary(pending.map { ($0.device, $0.epoch) }, uniquingKeysWith: { $1 })
        // Activations that have ended, were reset or went with their lock are no longer sent.
        for (device, epoch) in epochs where inFlight[device] != epoch {
            epochs[device] = nil
            book.forget(activationOf: device)
        }
        for activation in pending where epochs[activation.device] == nil { begin(activation, at: now, &page) }
    }

    private func begin(_ attempt: UnlockOutbox.Open, at now: Date, _ page: inout Page) {
        do {
            guard let keys = try vault.keys(for: attempt) else { return page.end(attempt.id, .timedOut, "not_active") }
            let life = AttemptStateMachine(
                attempt.id, keys: keys, hold: attempt.hold, isStepped: attempt.isStepped, now: now)
            put(book.begin(life, at: now), &page)
        } catch {
            logger.error("The keys of a lock cannot be read.", metadata: ["error": "\(error)"])
            page.end(attempt.id, .timedOut, "no_key")
        }
    }

    private func begin(_ pending: LockActivations.Pending, at now: Date, _ page: inout Page) {
        epochs[pending.device] = pending.epoch
        guard isConfidential || !pending.dialect.isWeak else {
            return page.endings.append((pending.device, pending.epoch, "not_confidential"))
        }
        guard let label = try? vault.label(pending.sealedLabel, ofDevice: pending.device),
            let epoch = UInt32(exactly: pending.epoch)
        else { return page.endings.append((pending.device, pending.epoch, "no_key")) }
        let activation = Activation(
            LockIdentity(site: site, device: pending.device), dialect: pending.dialect, epoch: epoch,
            fingerprint: label.fingerprint.flatMap(LockFingerprint.init(typed:)),
            code: label.code.flatMap(ActivationCode.init(typed:)), now: now)
        put(book.begin(activation, at: now), &page)
    }

    private func take(_ event: MQTTEvent, at now: Date, _ page: inout Page) {
        switch event {
        case .message(let message):
            guard let topic = try? DeviceTopic(message.topic, site: site),
                let actions = book.hear(topic.device, channel: topic.channel, payload: message.payload, at: now)
            else { return metrics.countRefusedMessages(1, RefusedMessage.unknownTopic.rawValue) }
            put(actions, &page)
            show(message.payload, &page)
        // Messages that were lost while the broker was away are sent again, or given up, after a timeout.
        case .connected, .disconnected: break
        case .dropped(let count): metrics.countRefusedMessages(count, "inbox_full")
        }
    }

    /// Stores the lock's random bytes for the caller of a stepped attempt.
    private func show(_ payload: [UInt8], _ page: inout Page) {
        guard let number = try? LockMessages.attempt(of: payload), let life = book.attempt(number), life.isStepped,
            life.state == .challenged, let nonce = life.nonce, shown.insert(number).inserted
        else { return }
        page.nonces.append((number, nonce))
    }

    /// Fails an attempt whose lock does not listen, because it is not connected.
    private func fail(_ attempt: Int64, _ error: any Error, at now: Date, _ page: inout Page) {
        guard (error as? MQTTError)?.code == .noSubscribers, let device = book.attempt(attempt)?.keys.device else {
            return
        }
        put(book.gone(device, at: now), &page)
    }

    private func put(_ actions: [LockRegistry.Action], _ page: inout Page) {
        for action in actions {
            switch action {
            case .publish(let device, let channel, let payload, let once):
                page.say(payload, channel, to: device, once: once)
            case .record(let attempt, let state, let reason):
                let epoch = book.attempt(attempt).map { Int64($0.keys.epoch) }
                page.moves.append(.init(id: attempt, state: UnlockState(state), reason: reason, epoch: epoch))
                if state.isEnd { shown.remove(attempt) }
            case .keep(let keys): page.keeps.append(keys)
            case .activated(let device): end(device, nil, &page)
            case .failed(let device, let error): end(device, error.rawValue, &page)
            case .forgery(let device, let word):
                metrics.countRefusedMessages(1, "lock_\(word)")
                page.forgeries[device] = word
            case .count(_, let word): metrics.countRefusedMessages(1, word.rawValue)
            }
        }
    }

    private func end(_ device: Int64, _ error: String?, _ page: inout Page) {
        guard let epoch = epochs[device] else { return }
        page.endings.append((device, epoch, error))
    }
}

extension LockSession {
    /// What a session of locks has to write in one step, and the messages that are sent once it is written.
    struct Page {
        var moves: [UnlockOutbox.Move] = []
        var keeps: [LockKeys] = []
        var nonces: [(attempt: Int64, nonce: [UInt8])] = []
        /// Activations that have ended; with an error if they failed.
        var endings: [(device: Int64, epoch: Int64, error: String?)] = []
        /// Devices with a forged or repeated message, and what it was.
        var forgeries: [Int64: String] = [:]
        private(set) var messages: [Message] = []

        /// A message, and the attempt it belongs to: it is not sent if another server has ended that attempt.
        struct Message {
            let attempt: Int64?
            let device: Int64
            let channel: String
            let payload: [UInt8]
            let isSaidOnce: Bool

            func outgoing(_ site: String) -> MQTTMessage {
                MQTTMessage(
                    topic: LockTopics.down(channel, to: device, site: site), payload: payload,
                    quality: isSaidOnce ? .atMostOnce : .atLeastOnce)
            }
        }

        mutating func say(_ payload: [UInt8], _ channel: String, to device: Int64, once: Bool) {
            let attempt = try? LockMessages.attempt(of: payload)
            messages.append(
                Message(attempt: attempt, device: device, channel: channel, payload: payload, isSaidOnce: once))
        }

        /// Ends an attempt that is no longer sent to any lock.
        mutating func end(_ attempt: Int64, _ state: UnlockState, _ reason: String) {
            moves.append(.init(id: attempt, state: state, reason: reason))
        }

        private var isWritten: Bool { !moves.isEmpty || !keeps.isEmpty || !nonces.isEmpty || !endings.isEmpty }

        /// Writes everything in one transaction.
        /// - Returns: the messages that may now be sent.
        /// - Throws: `Lease.Lost` if another server owns the engine by now.
        func write(
            under lease: Lease, _ vault: LockSecretSealer, at now: Date, in pool: ConnectionPool
        ) async throws -> [Message] {
            guard isWritten else { return messages }
            let sealed = try keeps.map { (keys: $0, sealed: try vault.seal($0)) }
            return try await pool.withTransaction { transaction in
                let outbox = try await UnlockOutbox(transaction, under: lease)
                let lost = moves.isEmpty ? [] : try await outbox.move(moves, at: now)
                for (attempt, nonce) in nonces { try await outbox.keep(nonce: nonce, of: attempt) }
                var replaced: Set<Int64> = []
                for (keys, sealed) in sealed {
                    let isKept = try await outbox.keep(
                        sealedKeys: sealed, epoch: Int64(keys.epoch), ofDevice: keys.device, at: now)
                    if !isKept { replaced.insert(keys.device) }
                }
                for (device, epoch, error) in endings {
                    try await outbox.endActivation(ofDevice: device, epoch: epoch, error: error)
                }
                return messages.filter { message in
                    guard let attempt = message.attempt else { return !replaced.contains(message.device) }
                    return !lost.contains(attempt)
                }
            }
        }
    }
}

extension UnlockState {
    init(_ state: AttemptState) {
        self =
            switch state {
            case .asked: .asked
            case .challenged: .challenged
            case .responded: .responded
            case .opened: .opened
            case .denied: .denied
            case .jammed: .jammed
            case .unconfirmed: .unconfirmed
            case .timedOut: .timedOut
            }
    }
}
