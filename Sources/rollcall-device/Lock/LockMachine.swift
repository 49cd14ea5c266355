import Devices
import Foundation
import Locks

/// A lock at work, as a value: messages, inputs and time go in; what is written down and said comes out, in this order.
/// It keeps what docs/locks.md asks of a lock.
struct LockMachine: Sendable {
    enum Event: Equatable, Sendable {
        case connected
        case disconnected
        /// A message arrived on a topic below the lock's own.
        case message(channel: String, payload: [UInt8])
        case input(LockInput)
        case time
        /// The lock is switched off.
        case farewell
    }

    enum Action: Equatable, Sendable {
        /// On the disk before any of the following actions.
        case keep(LockMemory)
        /// Published under its topic `up`.
        case publish(channel: String, payload: [UInt8])
        /// Printed for a person at the terminal.
        case note(String)
    }

    let identity: Device.Identity
    private let boot = UUID().uuidString
    private(set) var core: LockCore
    private(set) var hardware: Hardware
    private var seq: Int64 = 0
    private var isConnected = false
    /// The properties that it last published.
    private var said: DeviceProperties = [:]
    private var generator = SystemRandomNumberGenerator()

    init(_ identity: Device.Identity, memory: LockMemory, settings: Hardware.Settings) {
        self.identity = identity
        core = LockCore(LockIdentity(site: identity.site, device: identity.device), memory: memory)
        hardware = Hardware(settings)
    }

    mutating func apply(_ event: Event, at now: Date) -> [Action] {
        switch event {
        case .connected:
            isConnected = true
            return hello()
        case .disconnected:
            isConnected = false
            return []
        case .message("command", let payload): return command(payload)
        case .message("ack", _): return []
        case .message(let channel, let payload):
            return perform(core.apply(.message(channel: channel, payload: payload), at: now, using: &generator), now)
        case .input(let input): return self.apply(input, now)
        case .time:
            hardware.advance(to: now)
            return sayState(.timer)
        case .farewell: return [.publish(channel: "gone", payload: Array("{}".utf8))]
        }
    }

    var nextAt: Date? { hardware.nextAt }

    private mutating func perform(_ actions: [LockCore.Action], _ now: Date) -> [Action] {
        actions.flatMap { action -> [Action] in
            switch action {
            case .keep(let memory): return [.keep(memory)]
            case .say(let channel, let payload): return [.publish(channel: channel, payload: payload)]
            case .note(let text): return [.note(text)]
            case .open(let attempt, let hold):
                let isOpen = hardware.draw(for: hold, at: now)
                let moved = core.apply(.moved(attempt: attempt, isOpen: isOpen), at: now, using: &generator)
                let noted = isOpen ? [Action.note("The lock opens for attempt \(attempt), for \(hold) s.")] : []
                return noted + perform(moved, now) + sayState(.sensor)
            }
        }
    }

    private mutating func apply(_ input: LockInput, _ now: Date) -> [Action] {
        switch input {
        case .press: return perform(core.apply(.button, at: now, using: &generator), now)
        case .open:
            guard hardware.bolt == .unlocked else { return [.note("The bolt is not drawn.")] }
            hardware.passThrough(at: now)
        case .exit:
            guard hardware.draw(for: hardware.settings.relock, at: now) else {
                return sayState(.button) + [.note("The bolt is stuck.")]
            }
            hardware.passThrough(at: now)
            return sayState(.button)
        case .force: hardware.passThrough(at: now)
        case .hold: hardware.hold(at: now)
        case .jam: hardware.jam()
        case .battery(let percent): hardware.measure(battery: percent)
        }
        return sayState(.sensor)
    }
}

extension LockMachine {
    private mutating func hello() -> [Action] {
        let hello = DeviceMessages.Hello(
            kind: "lock", serial: identity.serial, firmware: identity.firmware, boot: boot)
        said = [:]
        return [.publish(channel: "hello", payload: DeviceMessages.bytes(hello))] + sayState(.start)
    }

    /// The properties that changed since the last published state.
    private mutating func sayState(_ cause: StateCause) -> [Action] {
        let changed = hardware.properties.filter { said[$0.key] != $0.value }
        guard isConnected, !changed.isEmpty else { return [] }
        said = hardware.properties
        seq += 1
        let state = DeviceMessages.State(seq: seq, properties: changed, cause: cause)
        return [.publish(channel: "state", payload: DeviceMessages.bytes(state))]
    }

    /// A lock accepts no command except `status`. That one has no effect, so its id need not be stored.
    private mutating func command(_ payload: [UInt8]) -> [Action] {
        guard let message = try? DeviceMessages.read(DeviceMessages.Command.self, payload) else {
            return [.note("A command could not be read.")]
        }
        guard message.command == Kind.Command.status.name else {
            return message.id.map { [outcome($0, .refused, "a lock accepts no command but status")] } ?? []
        }
        return (message.id.map { [outcome($0, .done, nil)] } ?? []) + hello()
    }

    private func outcome(_ id: String, _ outcome: Outcome, _ reason: String?) -> Action {
        let message = DeviceMessages.Outcome(id: id, outcome: outcome.rawValue, reason: reason)
        return .publish(channel: "outcome", payload: DeviceMessages.bytes(message))
    }
}

extension LockMachine {
    /// A bolt, a door with a contact and a battery, as a value. The door stays open for a while when a person walks
    /// through; the bolt returns when its time is over and the door is closed.
    struct Hardware: Equatable, Sendable {
        /// The properties of a lock's hardware.
        struct Settings: Equatable, Sendable {
            /// The seconds for which the handle on the inner side draws the bolt.
            var relock = 5
            /// Percent.
            var battery = 100.0
            /// Whether it unlocks without power.
            var isFailSafe = false
        }

        enum Bolt: String, Sendable {
            case locked, unlocked, jammed
        }

        /// The seconds for which the door is open when a person walks through.
        static let passage: TimeInterval = 3

        let settings: Settings
        private(set) var bolt = Bolt.locked
        private(set) var isJammed = false
        private(set) var battery: Double
        /// When the bolt returns; nil while it is not drawn.
        private(set) var relockAt: Date?
        /// When the door closes; nil while it is closed.
        private(set) var closesAt: Date?

        init(_ settings: Settings) {
            self.settings = settings
            battery = settings.battery
        }

        var isDoorOpen: Bool { closesAt != nil }

        /// The properties that the lock reports.
        var properties: DeviceProperties {
            [
                "bolt": .text(bolt.rawValue), "door": .text(isDoorOpen ? "open" : "closed"),
                "battery": .number(battery), "relock": .number(Double(settings.relock)),
                "power_loss": .text(settings.isFailSafe ? "fail_safe" : "fail_secure"),
            ]
        }

        /// Draws the bolt, or extends the time for which it is drawn.
        /// - Returns: whether it is drawn.
        mutating func draw(for seconds: Int, at now: Date) -> Bool {
            guard !isJammed else {
                bolt = .jammed
                return false
            }
            bolt = .unlocked
            relockAt = max(relockAt ?? now, now + TimeInterval(seconds))
            return true
        }

        mutating func jam() {
            isJammed.toggle()
            if !isJammed, bolt == .jammed { bolt = .locked }
        }

        /// Opens the door for one passage.
        mutating func passThrough(at now: Date) { closesAt = now + Self.passage }

        /// Holds the door open, or releases it.
        mutating func hold(at now: Date) { closesAt = closesAt == .distantFuture ? now + Self.passage : .distantFuture }

        mutating func measure(battery percent: Double) { battery = percent }

        /// Updates the hardware to a time. A bolt that cannot move stays drawn.
        mutating func advance(to now: Date) {
            if let closesAt, closesAt <= now { self.closesAt = nil }
            guard let relockAt, relockAt <= now, !isDoorOpen else { return }
            self.relockAt = nil
            bolt = isJammed ? .jammed : .locked
        }

        /// When it must be updated next.
        var nextAt: Date? {
            let waitsForDoor = isDoorOpen ? closesAt : relockAt
            return [closesAt, waitsForDoor].compactMap { $0 }.filter { $0 != .distantFuture }.min()
        }
    }
}
