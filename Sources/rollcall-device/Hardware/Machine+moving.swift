import Devices
import Foundation

extension Machine {
    static let inTheWay = "something is in the way"

    mutating func move(
        _ axis: Axis, _ value: PropertyValue?, _ command: Kind.Command, warning: TimeInterval, _ now: Date
    ) -> Beginning {
        let wasMoving = motion != nil
        halt(at: now)
        guard !command.isStop else { return .ended(Ending(.done)) }
        guard let target = axis.target(value) ?? press(axis, wasMoving: wasMoving) else { return .ended(Ending(.done)) }
        didOpen = abs(target - axis.closedAt) > abs(position - axis.closedAt)
        if !didOpen, target != position, isBlocked || settings.obstructAt == position {
            return .ended(obstruct(axis, at: position))
        }
        free(axis)
        guard target != position else { return .ended(Ending(.done)) }
        let speed = (axis.range.highest - axis.range.lowest) / settings.travel
        motion = Motion(from: position, to: target, startsAt: now + warning, speed: speed)
        state.merge(axis.properties(at: position, isMoving: warning == 0)) { _, new in new }
        return .inFlight
    }

    /// A single button opens, closes or stops. After a stop it reverses.
    /// - Returns: the target position; nil if it stops.
    private func press(_ axis: Axis, wasMoving: Bool) -> Double? {
        if wasMoving { return nil }
        if position == axis.closedAt { return axis.openAt }
        return position == axis.openAt || didOpen ? axis.closedAt : axis.openAt
    }

    /// Stops at the current position.
    mutating func halt(at now: Date) {
        guard let axis, let motion else { return }
        state.merge(axis.properties(at: settings.isJammed ? motion.from : motion.position(at: now), isMoving: false)) {
            _, new in new
        }
        self.motion = nil
    }

    mutating func advance(_ motion: Motion, _ axis: Axis, to now: Date) -> Ending? {
        guard now >= motion.startsAt else { return nil }
        if settings.isJammed {
            // A controller that detects no movement gives up after one and a half times the usual time.
            guard now >= motion.startsAt + motion.endsAt.timeIntervalSince(motion.startsAt) * 1.5 else { return nil }
            halt(at: now)
            return Ending(.failed, "the motor does not move")
        }
        if let at = obstruction(motion, at: now) { return obstruct(axis, at: at) }
        let position = motion.position(at: now)
        state.merge(axis.properties(at: position, isMoving: position != motion.to)) { _, new in new }
        guard position == motion.to else { return nil }
        self.motion = nil
        return Ending(.done)
    }

    /// The position at which a closing movement meets the obstruction.
    private func obstruction(_ motion: Motion, at now: Date) -> Double? {
        guard !didOpen else { return nil }
        if isBlocked { return motion.position(at: now) }
        guard let at = settings.obstructAt, let time = motion.passes(at), time <= now else { return nil }
        return at
    }

    private mutating func obstruct(_ axis: Axis, at position: Double) -> Ending {
        motion = nil
        state.merge(axis.properties(at: position, isMoving: false)) { _, new in new }
        if let obstructed = kind.obstructed { state[obstructed.property] = obstructed.value }
        return Ending(.obstructed, Self.inTheWay)
    }

    /// Marks the device as no longer obstructed.
    mutating func free(_ axis: Axis) {
        guard kind.isObstructed(in: state), let obstructed = kind.obstructed else { return }
        if case .bool(let value) = obstructed.value { state[obstructed.property] = .bool(!value) }
        state.merge(axis.properties(at: position, isMoving: motion != nil)) { _, new in new }
    }

    /// Adds or removes an obstruction.
    /// - Returns: how the work ended, if that ended it.
    mutating func block(_ isBlocked: Bool, at now: Date) -> Ending? {
        self.isBlocked = isBlocked
        guard let axis else { return nil }
        if !isBlocked {
            settings.obstructAt = nil
            free(axis)
        }
        return advance(to: now)
    }
}
