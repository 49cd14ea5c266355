import Devices
import Foundation
import Locks
import MQTT
import Store

extension DeviceRegistry {
    /// Handles a message from the broker. Invalid messages are counted.
    mutating func take(_ message: MQTTMessage, at now: Date, onto page: inout LinkPage) {
        var sender: Int64?
        do throws(RefusedMessage) {
            let topic = try DeviceTopic(message.topic, site: site)
            guard let device = devices[topic.device] else {
                page.unknown.insert(topic.device)
                throw .unknownDevice
            }
            sender = topic.device
            guard device.dialect == topic.dialect else { throw .wrongDialect }
            let incoming = try device.dialect.read(topic.channel, message.payload, kind: device.kind)
            try take(incoming, of: topic.device, device, at: now, onto: &page)
        } catch {
            page.refuse(error, of: sender)
        }
    }

    private mutating func take(
        _ incoming: Incoming, of id: Int64, _ device: Entry, at now: Date, onto page: inout LinkPage
    ) throws(RefusedMessage) {
        switch incoming {
        case .hello(let hello): try take(hello, of: id, device, at: now, onto: &page)
        case .online:
            page.reports.append(DeviceReport(device: id, seq: nil, changes: [:], cause: nil, at: now))
            appear(id, at: now, onto: &page)
        case .state(let report): try take(report, of: id, device, at: now, onto: &page)
        case .outcome(let outcome): take(outcome, of: id, at: now, onto: &page)
        case .gone: leave(id, at: now, onto: &page)
        case .nothing: break
        }
    }

    private mutating func take(
        _ hello: DeviceMessages.Hello, of id: Int64, _ device: Entry, at now: Date, onto page: inout LinkPage
    ) throws(RefusedMessage) {
        guard hello.kind == device.kind.name else { throw .wrongKind }
        guard hello.serial.lowercased() == device.serial.lowercased() else { throw .wrongSerial }
        let isAnew = hello.boot != device.order.boot
        if isAnew { page.forgetOrder(of: id) }
        if devices[id]?.order.hello(boot: hello.boot) == true { page.refuse(.twoDevices, of: id) }
        page.hellos.append(DeviceHello(device: id, boot: hello.boot, firmware: hello.firmware, at: now))
        // The earlier state is only a guess until the device reports its state.
        if isAnew || !device.isConnected { devices[id]?.hasReported = false }
        devices[id]?.isConnected = true
        page.gone.remove(id)
        tell(.hello, id, at: now, onto: &page)
    }

    private mutating func take(
        _ report: Report, of id: Int64, _ device: Entry, at now: Date, onto page: inout LinkPage
    ) throws(RefusedMessage) {
        for reason in report.refused { page.refuse(reason, of: id) }
        if let seq = report.seq, devices[id]?.order.accepts(seq: seq) == false { throw .staleSeq }
        let state = report.merged(into: device.state)
        let isObstructed = device.kind.isObstructed(in: state)
        devices[id]?.state = state
        devices[id]?.hasReported = true
        let forgotten = report.forgotten.map { ($0, PropertyValue?.none) }
        page.reports.append(
            DeviceReport(
                device: id, seq: report.seq,
                changes: report.properties.mapValues(Optional.some).merging(forgotten) { new, _ in new },
                cause: report.cause.text, at: now))
        appear(id, at: now, onto: &page)
        noteDoor(of: id, device, state, at: now, onto: &page)
        if report.cause == .button {
            noteButton(of: id, device, state, at: now, onto: &page)
            if !isObstructed { free(id, onto: &page) }
        }
        if isObstructed, !device.isHalted { halt(id, command: nil, at: now, onto: &page) }
        tell(.state(report.properties, isObstructed: isObstructed), id, at: now, onto: &page)
    }

    private mutating func take(_ report: OutcomeReport, of id: Int64, at now: Date, onto page: inout LinkPage) {
        for reason in report.refused { page.refuse(reason, of: id) }
        guard let command = Int64(report.id), String(command) == report.id else {
            return page.refuse(.unknownCommand, of: id)
        }
        guard let told = open[command] ?? ended[command] else { return page.lookups.append((id, report)) }
        guard told.device == id else { return disown(report, of: id, onto: &page) }
        apply(
            .outcome(report.outcome, reason: report.reason, state: report.state), to: command, at: now, onto: &page)
    }

    /// Handles the outcome of a command that was not in memory.
    /// - Parameter command: the command in the database; nil if it has none.
    mutating func take(
        _ report: OutcomeReport, of id: Int64, found command: StoredCommand?, at now: Date, onto page: inout LinkPage
    ) {
        guard let command, command.device == id, let dialect = devices[id]?.dialect else {
            return disown(report, of: id, onto: &page)
        }
        let told = Told(device: id, command: command, life: command.life(dialect))
        if command.endedAt == nil { open[command.id] = told } else { ended.put(told, command.id) }
        take(report, of: id, at: now, onto: &page)
    }
}

extension DeviceRegistry {
    /// Rejects the outcome of a command that the device never had; an acknowledgement keeps it from repeating the
    /// outcome forever.
    private func disown(_ report: OutcomeReport, of id: Int64, onto page: inout LinkPage) {
        page.refuse(.unknownCommand, of: id)
        if let command = Int64(report.id), report.outcome.isEnd { acknowledge(command, to: id, onto: &page) }
    }

    /// The minimum seconds between two presses of a device's button; quicker ones belong to the same movement.
    private static let buttonDelay: TimeInterval = 10

    /// Marks a device that sent a message as present.
    private mutating func appear(_ id: Int64, at now: Date, onto page: inout LinkPage) {
        guard devices[id]?.isConnected == false else { return }
        devices[id]?.isConnected = true
        page.gone.remove(id)
        tell(.hello, id, at: now, onto: &page)
    }

    private mutating func leave(_ id: Int64, at now: Date, onto page: inout LinkPage) {
        devices[id]?.leave()
        page.gone.insert(id)
        tell(.gone, id, at: now, onto: &page)
    }

    /// Records a report of a lock's door contact. The first report after a reconnection describes an earlier change.
    private func noteDoor(
        of id: Int64, _ device: Entry, _ state: DeviceProperties, at now: Date, onto page: inout LinkPage
    ) {
        guard device.kind.isLock, let door = state["door"], door != device.state["door"] else { return }
        page.doors.append(
            DoorContactChange(
                device: id, isOpen: door == .text("open"), bolt: state["bolt"]?.text.flatMap(BoltState.init(rawValue:)),
                isWitnessed: device.hasReported, at: now))
    }

    private mutating func noteButton(
        of id: Int64, _ device: Entry, _ state: DeviceProperties, at now: Date, onto page: inout LinkPage
    ) {
        if device.buttonAt.map({ now.timeIntervalSince($0) < Self.buttonDelay }) != true {
            page.buttons.append((id, state))
        }
        devices[id]?.buttonAt = now
    }

    /// Clears an obstruction: the person who pressed the button saw what was in the way.
    private mutating func free(_ id: Int64, onto page: inout LinkPage) {
        guard devices[id]?.isHalted == true else { return }
        devices[id]?.isHalted = false
        page.freed.insert(id)
    }

    /// Applies an event to all commands of a device.
    private mutating func tell(
        _ event: CommandStateMachine.Event, _ device: Int64, at now: Date, onto page: inout LinkPage
    ) {
        for id in open.filter({ $0.value.device == device }).keys.sorted() {
            apply(event, to: id, at: now, onto: &page)
        }
    }
}
