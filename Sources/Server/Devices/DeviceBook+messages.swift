import Devices
import Foundation
import MQTT
import Store

extension DeviceBook {
    /// A message came from the broker. What is wrong with it is counted.
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
        devices[id]?.order.hello(boot: hello.boot)
        page.hellos.append(DeviceHello(device: id, boot: hello.boot, firmware: hello.firmware, at: now))
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
        let forgotten = report.forgotten.map { ($0, PropertyValue?.none) }
        page.reports.append(
            DeviceReport(
                device: id, seq: report.seq,
                changes: report.properties.mapValues(Optional.some).merging(forgotten) { new, _ in new },
                cause: report.cause.text, at: now))
        appear(id, at: now, onto: &page)
        if report.cause == .button { noteButton(of: id, device, state, at: now, onto: &page) }
        if isObstructed, !device.isHalted { halt(id, command: nil, onto: &page) }
        tell(.state(report.properties, isObstructed: isObstructed), id, at: now, onto: &page)
    }

    private mutating func take(_ report: OutcomeReport, of id: Int64, at now: Date, onto page: inout LinkPage) {
        for reason in report.refused { page.refuse(reason, of: id) }
        guard let command = Int64(report.id), String(command) == report.id else {
            return page.refuse(.unknownCommand, of: id)
        }
        guard let told = open[command] ?? ended[command] else { return page.lookups.append((id, report)) }
        guard told.device == id else { return page.refuse(.unknownCommand, of: id) }
        apply(
            .outcome(report.outcome, reason: report.reason, state: report.state), to: command, at: now, onto: &page)
    }

    /// An outcome of a command that was not in memory.
    /// - Parameter command: as the database has it; nil where it has none.
    mutating func take(
        _ report: OutcomeReport, of id: Int64, found command: StoredCommand?, at now: Date, onto page: inout LinkPage
    ) {
        guard let command, command.device == id, let dialect = devices[id]?.dialect else {
            page.refuse(.unknownCommand, of: id)
            // Nobody ever will know it: the device must not repeat it for ever.
            if let command = Int64(report.id), report.outcome.isEnd { acknowledge(command, to: id, onto: &page) }
            return
        }
        let told = Told(device: id, command: command, life: command.life(dialect))
        if command.endedAt == nil { open[command.id] = told } else { ended.put(told, command.id) }
        take(report, of: id, at: now, onto: &page)
    }
}

extension DeviceBook {
    /// Between two presses of a device's button, in seconds: what comes sooner belongs to the same movement.
    private static let buttonPause: TimeInterval = 10

    /// Whoever says something is there.
    private mutating func appear(_ id: Int64, at now: Date, onto page: inout LinkPage) {
        guard devices[id]?.isConnected == false else { return }
        devices[id]?.isConnected = true
        page.gone.remove(id)
        tell(.hello, id, at: now, onto: &page)
    }

    private mutating func leave(_ id: Int64, at now: Date, onto page: inout LinkPage) {
        devices[id]?.isConnected = false
        page.gone.insert(id)
        tell(.gone, id, at: now, onto: &page)
    }

    private mutating func noteButton(
        of id: Int64, _ device: Entry, _ state: DeviceProperties, at now: Date, onto page: inout LinkPage
    ) {
        if device.buttonAt.map({ now.timeIntervalSince($0) < Self.buttonPause }) != true {
            page.buttons.append((id, state))
            devices[id]?.isHalted = false
        }
        devices[id]?.buttonAt = now
    }

    /// All commands of a device.
    private mutating func tell(_ event: CommandLife.Event, _ device: Int64, at now: Date, onto page: inout LinkPage) {
        for id in open.filter({ $0.value.device == device }).keys.sorted() {
            apply(event, to: id, at: now, onto: &page)
        }
    }
}
