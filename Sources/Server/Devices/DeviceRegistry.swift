import Devices
import Foundation
import MQTT
import Store

/// What the owner of the engine knows of the devices, and of what they were told.
///
/// A value: messages, commands and time go in, and what is to be written and sent is put onto a page. Where a page
/// cannot be written, the book is made anew from the database.
struct DeviceRegistry {
    /// A device in use.
    struct Entry {
        let kind: Kind
        let dialect: Dialect
        let serial: String
        /// Whether an admin allowed schedules and rules to close it.
        let isUnattended: Bool
        var order: DeviceOrder
        var state: DeviceProperties
        var isConnected = false
        /// Whether it said how it is since it connected.
        var hasReported = false
        /// When it was asked that last, since something waits for it.
        var askedAt: Date?
        /// Something was in its way, and no person has moved it since.
        var isHalted: Bool
        /// When its own button was last at work.
        var buttonAt: Date?
    }

    /// A command, and who is to do it.
    struct Told {
        let device: Int64
        let command: StoredCommand
        var life: CommandStateMachine
    }

    let site: String
    var devices: [Int64: Entry] = [:]
    /// Those without an outcome.
    var open: [Int64: Told] = [:]
    /// Those that ended of late: a device repeats its outcome until it knows that it arrived.
    var ended = LastEnded()
    /// When those that are away were last asked how they are.
    private var askedAt: Date?

    init(site: String) {
        self.site = site
    }
}

extension DeviceRegistry {
    /// The devices as the database has them now.
    /// - Parameter ids: those that were asked for; of these, the ones that are not in use any more are struck out. Nil
    ///   for all.
    mutating func renew(
        _ linked: [LinkedDevice], _ kinds: [String: Kind], among ids: Set<Int64>? = nil, onto page: inout LinkPage
    ) {
        let known = Set(linked.map(\.id))
        for id in (ids ?? Set(devices.keys)).subtracting(known) { devices[id] = nil }
        for device in linked {
            guard let kind = kinds[device.kind] else { continue }
            let former = devices[device.id]
            devices[device.id] = Entry(
                kind: kind, dialect: device.dialect, serial: device.serial, isUnattended: device.isUnattended,
                order: former?.order ?? DeviceOrder(boot: device.boot, seq: device.seq),
                state: former?.state ?? device.state.properties, isConnected: former?.isConnected ?? false,
                hasReported: former?.hasReported ?? false, isHalted: device.state.obstructedAt != nil,
                buttonAt: former?.buttonAt)
            if former?.dialect != device.dialect {
                page.questions += device.dialect.askStatus(of: device.id, site: site)
            }
        }
    }

    /// Commands that were asked, or are open in the database.
    mutating func take(_ commands: [OutgoingCommand]) {
        for row in commands where open[row.command.id] == nil {
            open[row.command.id] = Told(
                device: row.command.device, command: row.command, life: row.command.life(row.dialect))
        }
    }

    /// Another person ended it: what came of it is for the database to say.
    mutating func forget(_ commands: some Sequence<Int64>) {
        for id in commands {
            open[id] = nil
            ended.remove(id)
        }
    }

    /// Messages may have been lost: each device is asked how it is.
    mutating func connected(onto page: inout LinkPage) {
        ask(devices, onto: &page)
    }

    private func ask(_ devices: [Int64: Entry], onto page: inout LinkPage) {
        for (id, device) in devices.sorted(by: { $0.key < $1.key }) {
            page.questions += device.dialect.askStatus(of: id, site: site)
        }
    }

    /// The broker went away, and all its clients with it.
    mutating func disconnected(at now: Date, onto page: inout LinkPage) {
        page.isAllGone = true
        // Also those that came at the same time, and are written after that.
        page.gone.formUnion(devices.keys)
        for id in devices.keys { devices[id]?.leave() }
        for id in open.keys.sorted() { apply(.gone, to: id, at: now, onto: &page) }
    }
}

extension DeviceRegistry {
    /// When time has to be looked at again; nil if nothing waits for it.
    var nextAt: Date? { open.values.compactMap(due).min() }

    /// Between two questions to all that are away, and to one for whose state something waits, in seconds.
    private static let (awayDelay, questionDelay): (TimeInterval, TimeInterval) = (60, 2)

    /// Sends, repeats and gives up what is due. Who is away is asked now and then: a broker that has too much to do may
    /// have dropped a hello, and the device takes it for delivered.
    mutating func pass(at now: Date, onto page: inout LinkPage) {
        let asked = askedAt ?? now
        askedAt = asked
        if now.timeIntervalSince(asked) >= Self.awayDelay {
            ask(devices.filter { !$0.value.isConnected }, onto: &page)
            askedAt = now
        }
        for told in open.values where told.life.state == .asked { question(told, at: now, onto: &page) }
        let due = open.filter { self.due($0.value).map { $0 <= now } ?? false }
        for (id, told) in due.sorted(by: { $0.key < $1.key }) {
            let event = objection(to: told, at: now) ?? .time
            apply(event, to: id, at: now, onto: &page)
        }
    }

    /// A device that says hello is told nothing before: what waits for it is only given up. Of others it is not known
    /// whether they are there, and the broker tells whether a person listens.
    private func due(_ told: Told) -> Date? {
        guard let nextAt = told.life.nextAt else { return nil }
        let waits = told.life.hasID && told.life.state.isWaiting && !isReady(for: told)
        return waits ? max(nextAt, told.life.expiresAt) : nextAt
    }

    /// What no person watches waits until the device has said how it is now.
    private func isReady(for told: Told) -> Bool {
        guard let device = devices[told.device], device.isConnected else { return false }
        return device.hasReported || !device.isUnwatched(told.command)
    }

    /// What a device said may be lost: one whose state something waits for is asked for it again.
    private mutating func question(_ told: Told, at now: Date, onto page: inout LinkPage) {
        guard let device = devices[told.device], device.isConnected, !isReady(for: told),
            device.askedAt.map({ now.timeIntervalSince($0) >= Self.questionDelay }) ?? true
        else { return }
        devices[told.device]?.askedAt = now
        page.questions += device.dialect.askStatus(of: told.device, site: site)
    }

    /// What ends a command in place of its being sent.
    private func objection(to told: Told, at now: Date) -> CommandStateMachine.Event? {
        guard told.life.state == .asked, now < told.life.expiresAt else { return nil }
        let reason = devices[told.device]?.objection(to: told.command)
        return reason.map { .forbidden(reason: $0.rawValue) }
    }
}

extension DeviceRegistry.Entry {
    mutating func leave() {
        isConnected = false
        hasReported = false
    }

    /// Whether a command moves it with no person there.
    fileprivate func isUnwatched(_ command: StoredCommand) -> Bool {
        command.source.isUnattended && kind.safety == .moves && !command.isStop
            && command.name != Kind.Command.status.name
    }

    /// Why it must not be moved; nil if it may. The command was allowed by what was known when it was asked.
    fileprivate func objection(to command: StoredCommand) -> AskRefusal.Reason? {
        guard isUnwatched(command) else { return nil }
        if isHalted || kind.isObstructed(in: state) { return .obstructed }
        guard command.warning > 0 else { return nil }
        guard isUnattended else { return .unattended }
        return kind.hasWorkingSensor(in: state) ? nil : .noSensor
    }
}

/// The commands that ended last.
struct LastEnded {
    private static let limit = 1_000

    private var told: [Int64: DeviceRegistry.Told] = [:]
    private var order: [Int64] = []

    subscript(id: Int64) -> DeviceRegistry.Told? { told[id] }

    mutating func remove(_ id: Int64) { told[id] = nil }

    mutating func put(_ command: DeviceRegistry.Told, _ id: Int64) {
        if told.updateValue(command, forKey: id) == nil { order.append(id) }
        guard order.count > 2 * Self.limit else { return }
        for id in order.prefix(Self.limit) { told[id] = nil }
        order.removeFirst(Self.limit)
    }
}
