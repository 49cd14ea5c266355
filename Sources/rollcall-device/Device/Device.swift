import Devices
import Foundation

/// A device, as a value: messages, inputs and time go in; what is written down, said and told to wires comes out, in
/// this order. It keeps what docs/devices.md asks of a device.
struct Device {
    /// Who it is.
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
        /// Something came by a topic under its own.
        case message(channel: String, payload: [UInt8])
        /// A person typed or pressed something.
        case input(DeviceInput)
        /// The program on its wires said something.
        case told(WireAnswer)
        case time
        /// It is switched off.
        case farewell
    }

    enum Action: Equatable, Sendable {
        /// On the disk before anything that follows is done.
        case write([Journal.Line])
        /// Under its topic `up`.
        case publish(channel: String, payload: [UInt8])
        /// To the program on its wires.
        case tell(DeviceMessages.Command)
        /// For who reads along.
        case note(String)
    }

    /// A command that has begun and has no end.
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
    /// What it said of itself last.
    private var said: DeviceProperties = [:]
    private var saidAt = Date.distantPast

    /// - Parameter journal: as it was read; `start` begins it anew.
    init(_ identity: Identity, kind: Kind, settings: Machine.Settings, journal: Journal, hasWires: Bool = false) {
        (self.identity, self.kind, self.journal, self.hasWires) = (identity, kind, journal, hasWires)
        machine = Machine(kind, settings: settings, state: journal.state)
    }

    /// The first thing that it does.
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

    /// When time must be looked at again; nil if nothing waits.
    func nextAt(after now: Date) -> Date? {
        [hasWires ? nil : machine.nextAt(after: now), isConnected ? journal.nextAt : nil].compactMap { $0 }.min()
    }

    mutating func write(_ lines: [Journal.Line]) -> Action {
        for line in lines { journal.take(line) }
        return .write(lines)
    }
}

extension Device {
    /// Who it is, and all that it is.
    mutating func hello(_ now: Date) -> [Action] {
        let hello = DeviceMessages.Hello(
            kind: kind.name, serial: identity.serial, firmware: identity.firmware, boot: String(journal.boot))
        said = [:]
        return [.publish(channel: "hello", payload: DeviceMessages.bytes(hello))] + sayState(.start, now)
    }

    /// What changed since it last said what it is. While it moves, it says so twice a second.
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

    /// Says the ends that no person acknowledged, as often as they are due.
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
