import Devices
import Foundation

/// A device, as a value: messages, inputs and time go in; what is written down, said and told to wires comes out, in
/// this order. It keeps what docs/devices.md asks of a device.
struct Device {
    /// The device's identity.
    struct Identity: Equatable, Sendable {
        let device: Int64
        let site: String
        let serial: String
        var firmware = "rollcall-device 1"

        var base: String { "rollcall/\(site)/device/\(device)" }
    }

    enum Event: Equatable, Sendable {
        case connected
        case disconnected
        /// A message arrived on a topic below the device's own.
        case message(channel: String, payload: [UInt8])
        /// A person typed or pressed something.
        case input(DeviceInput)
        /// The program on the hardware reported something.
        case told(WireAnswer)
        case time
        /// The device is switched off.
        case farewell
    }

    enum Action: Equatable, Sendable {
        /// On the disk before any of the following actions.
        case write([Journal.Line])
        /// Published under its topic `up`.
        case publish(channel: String, payload: [UInt8])
        /// Sent to the program on the hardware.
        case tell(DeviceMessages.Command)
        /// Printed for a person at the terminal.
        case note(String)
    }

    /// A command that has begun and not ended.
    struct InFlight: Equatable, Sendable {
        let id: String
        let property: String?
    }

    let identity: Identity
    let kind: Kind
    var machine: Machine
    var journal: Journal
    /// Whether a program does the work, in place of a simulation.
    let hasWires: Bool
    var inFlight: InFlight?
    private var seq: Int64 = 0
    private(set) var isConnected = false
    /// The properties that it last published.
    private var said: DeviceProperties = [:]
    private var saidAt = Date.distantPast

    /// - Parameter journal: as read from the disk; `start` adds a new start to it.
    init(_ identity: Identity, kind: Kind, settings: Machine.Settings, journal: Journal, hasWires: Bool = false) {
        (self.identity, self.kind, self.journal, self.hasWires) = (identity, kind, journal, hasWires)
        machine = Machine(kind, settings: settings, state: journal.state)
    }

    /// Its first action.
    mutating func start() -> [Action] { [write(journal.starting(state: machine.state))] }

    mutating func apply(_ event: Event, at now: Date) -> [Action] {
        var actions: [Action] = []
        switch event {
        case .connected:
            isConnected = true
            journal.connect()
            actions += hello(now)
        case .disconnected: isConnected = false
        case .message("command", let payload): actions += command(payload, now)
        case .message("ack", let payload): actions += acknowledged(payload)
        case .message: break
        case .input(let input): actions += self.apply(input, now)
        case .told(let answer): actions += told(answer, now)
        case .time: actions += advance(now)
        case .farewell: return [.publish(channel: "gone", payload: Array("{}".utf8))]
        }
        return actions + sayEnds(now)
    }

    /// When it must be updated next; nil if nothing is pending.
    func nextAt(after now: Date) -> Date? {
        [hasWires ? nil : machine.nextAt(after: now), isConnected ? journal.nextAt : nil].compactMap { $0 }.min()
    }

    mutating func write(_ lines: [Journal.Line]) -> Action {
        for line in lines { journal.take(line) }
        return .write(lines)
    }
}

extension Device {
    /// Publishes its identity and its whole state.
    mutating func hello(_ now: Date) -> [Action] {
        let hello = DeviceMessages.Hello(
            kind: kind.name, serial: identity.serial, firmware: identity.firmware, boot: String(journal.boot))
        said = [:]
        return [.publish(channel: "hello", payload: DeviceMessages.bytes(hello))] + sayState(.start, now)
    }

    /// Publishes the properties that changed since the last state. While it moves, that is at most twice a second.
    mutating func sayState(_ cause: StateCause, isUrgent: Bool = true, _ now: Date) -> [Action] {
        let changed = machine.state.filter { said[$0.key] != $0.value }
        guard !changed.isEmpty, isUrgent || now.timeIntervalSince(saidAt) >= 0.45 else { return [] }
        let written = [write([.state(changed)])]
        (said, saidAt) = (machine.state, now)
        guard isConnected else { return written }
        seq += 1
        let state = DeviceMessages.State(seq: seq, properties: changed, cause: cause)
        return written + [.publish(channel: "state", payload: DeviceMessages.bytes(state))]
    }

    /// Publishes the outcomes that are due and not acknowledged.
    private mutating func sayEnds(_ now: Date) -> [Action] {
        guard isConnected else { return [] }
        return journal.due(at: now).compactMap { sayEnd($0.id, now) }
    }

    mutating func sayEnd(_ id: String, _ now: Date) -> Action? {
        guard let end = journal.entries[id]?.end else { return nil }
        journal.say(id, at: now)
        return outcome(id, end.outcome, end.reason, end.state)
    }

    func outcome(_ id: String, _ outcome: String, _ reason: String?, _ state: DeviceProperties?) -> Action {
        let message = DeviceMessages.Outcome(id: id, outcome: outcome, reason: reason, state: state)
        return .publish(channel: "outcome", payload: DeviceMessages.bytes(message))
    }
}
