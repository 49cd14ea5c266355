import Concurrency
import Devices
import Foundation
import MQTT
import Phrases
import Postgres
import Store
import Vocabulary

/// The devices under one lease: drains the mailbox, writes the changes, and then sends.
actor DeviceSession {
    nonisolated let mailbox = LinkMailbox()
    /// The error that ended it; nil if it was told to end.
    private(set) var error: (any Error)?
    private let lease: Lease
    private var book: DeviceRegistry
    private var kinds: [String: Kind] = [:]
    private let pool: ConnectionPool
    private let client: MQTTClient
    private let alerts: AlertReporter
    private let metrics: MetricsRegistry
    private let clock: any TimeSource
    private var changed: Set<Int64> = []
    private var renewedAt = Date.distantPast
    private var lookedAt = Date.distantPast

    /// The seconds between two reads of changed device rows: the link itself wrote most changes.
    private static let interval: TimeInterval = 1
    /// The seconds between two checks for commands without a notification: the server that stored one may have been
    /// killed right after.
    private static let longDelay: TimeInterval = 5

    init(
        lease: Lease, book: DeviceRegistry, pool: ConnectionPool, client: MQTTClient, alerts: AlertReporter,
        metrics: MetricsRegistry, clock: any TimeSource
    ) {
        self.lease = lease
        self.book = book
        self.pool = pool
        self.client = client
        self.alerts = alerts
        self.metrics = metrics
        self.clock = clock
    }

    /// Runs until the mailbox ends or a write fails.
    func run() async {
        do {
            var page = LinkPage()
            // No device is known to be present before it has sent a message.
            page.isAllGone = true
            try await readAgain(&page)
            try await perform(page, at: clock.now)
            while let work = await mailbox.take() { try await perform(work) }
        } catch {
            self.error = error
        }
    }

    private func perform(_ work: LinkWork) async throws {
        let now = clock.now
        var page = LinkPage()
        if work.isStale { try await readAgain(&page) }
        book.forget(work.ended)
        try await renew(work.changed, at: now, &page)
        let asked = work.asked.filter { book.open[$0] == nil }
        if now.timeIntervalSince(lookedAt) >= Self.longDelay {
            lookedAt = now
            book.take(try await CommandOutbox.open(pool))
        } else if !asked.isEmpty {
            book.take(try await CommandOutbox.open(pool, ids: asked.sorted()))
        }
        for failure in work.failures { book.answered(failure.error, of: failure.command, at: now, onto: &page) }
        for event in work.events { take(event, at: now, &page) }
        for (device, report) in page.lookups {
            let command = try await CommandRepository(pool).find(Int64(report.id) ?? 0)
            book.take(report, of: device, found: command, at: now, onto: &page)
        }
        changed.formUnion(page.unknown)
        book.pass(at: now, onto: &page)
        try await perform(page, at: now)
    }

    private func take(_ event: MQTTEvent, at now: Date, _ page: inout LinkPage) {
        switch event {
        case .message(let message): book.take(message, at: now, onto: &page)
        case .connected: book.connected(onto: &page)
        case .disconnected: book.disconnected(at: now, onto: &page)
        case .dropped(let count):
            metrics.countRefusedMessages(count, "inbox_full")
            // The dropped messages may have contained reports of state.
            book.connected(onto: &page)
        }
    }

    private func perform(_ page: LinkPage, at now: Date) async throws {
        let lost = try await page.write(under: lease, at: now, in: pool)
        book.forget(lost)
        tell(page)
        let outgoing = page.outgoing(without: lost)
        guard !outgoing.isEmpty else { return }
        let (commands, mailbox) = (outgoing.map(\.command), mailbox)
        await client.send(outgoing.map(\.message)) { place, error in
            if let error, let command = commands[place] { mailbox.failed(command, error) }
        }
    }
}

extension DeviceSession {
    /// The school's part of the topics was changed, so that other topics must be subscribed to.
    private struct OtherTopics: Error {}

    private func readAgain(_ page: inout LinkPage) async throws {
        guard try await SiteSettings.read(pool).siteKey == book.site else { throw OtherTopics() }
        let linked = try await DeviceRepository(pool).linked()
        // A kind without devices may have been replaced.
        kinds = [:]
        try await learnKinds(of: linked)
        book.renew(linked, kinds, onto: &page)
        let open = try await CommandOutbox.open(pool)
        book.forget(Set(book.open.keys).subtracting(open.map(\.command.id)))
        book.take(open)
    }

    private func renew(_ new: Set<Int64>, at now: Date, _ page: inout LinkPage) async throws {
        changed.formUnion(new)
        guard !changed.isEmpty, now.timeIntervalSince(renewedAt) >= Self.interval else { return }
        let linked = try await DeviceRepository(pool).linked(changed.sorted())
        try await learnKinds(of: linked)
        book.renew(linked, kinds, among: changed, onto: &page)
        (changed, renewedAt) = ([], now)
    }

    /// A kind is never changed while a device uses it.
    private func learnKinds(of devices: [LinkedDevice]) async throws {
        let new = Set(devices.map(\.kind)).subtracting(kinds.keys)
        guard !new.isEmpty else { return }
        kinds.merge(try await KindRepository(pool).find(new)) { $1 }
    }

    private func tell(_ page: LinkPage) {
        for refusals in [page.strays] + page.refusals.values {
            for (reason, count) in refusals { metrics.countRefusedMessages(count, reason.rawValue) }
        }
        for halt in page.halted {
            alerts.raise(
                .deviceObstructed, about: .device(halt.device),
                text: .deviceHalted(halt.device), hint: .hintClearWay)
        }
        for move in page.moves where move.to == .done {
            guard let device = book.ended[move.id]?.device, book.devices[device]?.isHalted == false else { continue }
            alerts.clear(.deviceObstructed, about: .device(device))
        }
        for device in page.freed { alerts.clear(.deviceObstructed, about: .device(device)) }
    }
}
