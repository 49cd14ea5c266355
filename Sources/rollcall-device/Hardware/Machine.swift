import Devices
import Foundation

/// The hardware of a simulated device, as a value: commands and time go in; its state and how its work ended come out.
/// It follows its kind's document; nothing in it is specific to one kind.
struct Machine: Equatable, Sendable {
    /// How the hardware behaves.
    struct Settings: Equatable, Sendable {
        /// Seconds from closed to open.
        var travel = 20.0
        /// The position at which a closing movement is obstructed.
        var obstructAt: Double?
        /// The motor does not move.
        var isJammed = false
    }

    /// The result of starting a command.
    enum Beginning: Equatable, Sendable {
        /// The end follows later.
        case inFlight
        case ended(Ending)
    }

    let kind: Kind
    var settings: Settings
    let axis: Axis?
    var state: DeviceProperties
    var motion: Motion?
    /// Until when something runs, and the property with the remaining time.
    var run: Run?
    /// Whether there is an obstruction, even if nothing moves.
    var isBlocked = false
    /// Whether its last movement opened it.
    var didOpen = false

    struct Run: Equatable, Sendable {
        let property: String
        let endsAt: Date
    }

    /// - Parameter state: the last known state before the start. It does not move now, and nothing runs.
    init(_ kind: Kind, settings: Settings = Settings(), state: DeviceProperties = [:]) {
        (self.kind, self.settings, axis) = (kind, settings, Axis(kind))
        self.state = kind.usualState.merging(kind.check(state: state).accepted) { _, known in known }
        if let axis, !kind.isObstructed(in: self.state) {
            self.state.merge(axis.properties(at: position, isMoving: false)) { _, new in new }
        }
        if let axis, axis.saysMoving { self.state["moving"] = .bool(false) }
        if kind.safety == .runs { rest() }
    }

    /// Whether a command is under way.
    var isBusy: Bool { motion != nil || run != nil }

    var position: Double { axis.flatMap { state[$0.position]?.number } ?? 0 }

    /// Starts a command that the kind has and whose arguments are valid.
    mutating func begin(
        _ command: Kind.Command, _ arguments: DeviceProperties, warning: TimeInterval = 0, at now: Date
    ) -> Beginning {
        guard let effect = command.sets else { return .ended(Ending(.done)) }
        let value = effect.value ?? effect.argument.flatMap { arguments[$0] }
        if let axis, axis.isMoved(by: effect.property) { return move(axis, value, command, warning: warning, now) }
        if kind.safety == .runs, let seconds = kind.duration(command, arguments), let value {
            return start(effect.property, value, for: seconds, now)
        }
        if kind.safety == .runs, command.isStop { rest() }
        if let value { state[effect.property] = value } else if command.isToggle { toggle(effect.property) }
        return .ended(Ending(.done))
    }

    /// Whether a command replaces the one under way.
    func isMotion(_ command: Kind.Command) -> Bool {
        guard let effect = command.sets else { return false }
        return kind.safety == .runs || axis?.isMoved(by: effect.property) ?? false
    }

    /// Updates the machine to a time.
    /// - Returns: how the work ended, if it did.
    mutating func advance(to now: Date) -> Ending? {
        if let run { return advance(run, to: now) }
        follow(at: now)
        guard let axis, let motion else { return nil }
        return advance(motion, axis, to: now)
    }

    /// When it must be updated next; nil while nothing moves or runs.
    func nextAt(after now: Date) -> Date? {
        let look = now + 0.5
        if let run { return min(run.endsAt, max(look, now + 10)) }
        guard let motion else { return followsProgram ? now + 30 : nil }
        let obstruction = settings.obstructAt.flatMap(motion.passes) ?? look
        return [look, motion.startsAt, motion.endsAt, obstruction].filter { $0 > now }.min() ?? look
    }

    private mutating func toggle(_ property: String) {
        switch (state[property], kind.property(property)?.type) {
        case (.bool(let isOn), _): state[property] = .bool(!isOn)
        case (.text(let word), .choice(let choices)):
            let index = choices.firstIndex { $0.value == word } ?? -1
            state[property] = .text(choices[(index + 1) % choices.count].value)
        default: break
        }
    }
}

extension Kind {
    /// The initial state of a new device of the kind. Values that only a sensor can provide are absent.
    var usualState: DeviceProperties {
        var state: DeviceProperties = [:]
        for property in properties where property.isSettable || safety != .still {
            state[property.name] = property.closed ?? usual(property)
        }
        if let sensor { state[sensor.property] = sensor.value }
        return state
    }

    private func usual(_ property: Property) -> PropertyValue? {
        switch property.type {
        case .bool: .bool(false)
        case .number(let range): .number(isCount(property) ? range.highest : max(range.lowest, min(0, range.highest)))
        case .choice(let choices): choices.first.map { .text($0.value) }
        case .text: .text("")
        case .program: .program(WeekProgram([]))
        }
    }

    /// Whether a property is the number of instances of another one: `valves` for `valve`.
    private func isCount(_ property: Property) -> Bool {
        properties.contains { $0.isSettable && "\($0.name)s" == property.name }
    }

    /// The number of seconds for which a command runs something: its argument in `min` or `s`.
    func duration(_ command: Command, _ arguments: DeviceProperties) -> TimeInterval? {
        for argument in command.arguments {
            guard case .number(let range) = argument.type, let number = arguments[argument.name]?.number else {
                continue
            }
            if range.unit == "min" { return number * 60 }
            if range.unit == "s" { return number }
        }
        return nil
    }

    /// The property with the remaining minutes.
    var remainder: String? {
        properties.first {
            if case .number(let range) = $0.type { range.unit == "min" && !$0.isSettable } else { false }
        }?
        .name
    }
}
