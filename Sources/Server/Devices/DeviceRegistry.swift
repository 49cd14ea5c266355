import Devices
import Foundation
import Store

/// What the owner of the engine knows of the devices and their commands.
///
/// A value: messages, commands and time go in; what is to be written and sent is collected on a page. If a page cannot
/// be written, the registry is rebuilt from the database.
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
        /// Whether it has reported its state since it connected.
        var hasReported = false
        /// When its state was last requested because a command waits for it.
        var askedAt: Date?
        /// Whether something was in its way and no person has moved it since.
        var isHalted: Bool
        /// When its own button was last used.
        var buttonAt: Date?
    }

    /// A command, its device, and its state machine.
    struct Told {
        let device: Int64
        let command: StoredCommand
        var life: CommandStateMachine
    }

    let site: String
    var devices: [Int64: Entry] = [:]
    /// The commands without an outcome.
    var open: [Int64: Told] = [:]
    /// The commands that ended recently: a device repeats an outcome until it is acknowledged.
    var ended = LastEnded()
    /// When the absent devices were last asked for their state.
    private var askedAt: Date?

    init(site: String) {
        self.site = site
    }
}

extension DeviceRegistry {
    /// Updates the devices from the current state of the database.
    /// - Parameter ids: the devices that were queried; those that are no longer in use are removed. Nil for all.
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

    /// Adds commands that were requested or are open in the database.
    mutating func take(_ commands: [OutgoingCommand]) {
        for row in commands where open[row.command.id] == nil {
            open[row.command.id] = Told(
                device: row.command.device, command: row.command, life: row.command.life(row.dialect))
        }
    }

    /// Removes commands that were ended elsewhere: their outcome is in the database.
    mutating func forget(_ commands: some Sequence<Int64>) {
        for id in commands {
            open[id] = nil
            ended.remove(id)
        }
    }

    /// Asks each device for its state, since messages may have been lost.
    mutating func connected(onto page: inout LinkPage) {
        ask(devices, onto: &page)
    }

    private func ask(_ devices: [Int64: Entry], onto page: inout LinkPage) {
        for (id, device) in devices.sorted(by: { $0.key < $1.key }) {
            page.questions += device.dialect.askStatus(of: id, site: site)
        }
    }

    /// Handles the loss of the connection to the broker: every device counts as absent.
    mutating func disconnected(at now: Date, onto page: inout LinkPage) {
        page.isAllGone = true
        // Includes devices that connected in the same batch, since this is written after their hellos.
        page.gone.formUnion(devices.keys)
        for id in devices.keys { devices[id]?.leave() }
        for id in open.keys.sorted() { apply(.gone, to: id, at: now, onto: &page) }
    }
}

extension DeviceRegistry {
    /// When commands must be checked again; nil if none waits.
    var nextAt: Date? { open.values.compactMap(due).min() }

    /// The seconds between queries to all absent devices, and to a device whose state a command waits for.
    private static let (awayDelay, questionDelay): (TimeInterval, TimeInterval) = (60, 2)

    /// Sends, repeats and expires the commands that are due. Absent devices are queried from time to time: an
    /// overloaded broker may have dropped a hello that the device considers delivered.
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

    /// The time at which a command is due. A device that sends hellos gets no command before its hello: until then, its
    /// commands can only expire. Other devices may be present without a hello, and the broker reports whether a device
    /// is subscribed.
    private func due(_ told: Told) -> Date? {
        guard let nextAt = told.life.nextAt else { return nil }
        let waits = told.life.hasID && told.life.state.isWaiting && !isReady(for: told)
        return waits ? max(nextAt, told.life.expiresAt) : nextAt
    }

    /// Whether a command can be sent. An unattended command waits until the device has reported its current state.
    private func isReady(for told: Told) -> Bool {
        guard let device = devices[told.device], device.isConnected else { return false }
        return device.hasReported || !device.isUnwatched(told.command)
    }

    /// Asks a device for its state again if a command waits for it, since an earlier report may be lost.
    private mutating func question(_ told: Told, at now: Date, onto page: inout LinkPage) {
        guard let device = devices[told.device], device.isConnected, !isReady(for: told),
            device.askedAt.map({ now.timeIntervalSince($0) >= Self.questionDelay }) ?? true
        else { return }
        devices[told.device]?.askedAt = now
        page.questions += device.dialect.askStatus(of: told.device, site: site)
    }

    /// The event that ends a command instead of sending it.
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

    /// Whether a command moves the device unattended.
    fileprivate func isUnwatched(_ command: StoredCommand) -> Bool {
        command.source.isUnattended && kind.safety == .moves && !command.isStop
            && command.name != Kind.Command.status.name
    }

    /// Why the command must not move the device; nil if it may. When it was requested, it was allowed.
    fileprivate func objection(to command: StoredCommand) -> AskRefusal.Reason? {
        guard isUnwatched(command) else { return nil }
        if isHalted || kind.isObstructed(in: state) { return .obstructed }
        guard command.warning > 0 else { return nil }
        guard isUnattended else { return .unattended }
        return kind.hasWorkingSensor(in: state) ? nil : .noSensor
    }
}
