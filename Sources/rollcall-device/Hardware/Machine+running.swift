import Devices
import Foundation

extension Machine {
    /// Starts a run that ends by itself.
    mutating func start(
        _ property: String, _ value: PropertyValue, for seconds: TimeInterval, _ now: Date
    ) -> Beginning {
        if let number = value.number, let limit = count(of: property), number > limit {
            return .ended(Ending(.refused, "the device has only \(PropertyValue.number(limit))"))
        }
        state[property] = value
        run = Run(property: property, endsAt: now + seconds)
        sayRemainder(seconds)
        return .inFlight
    }

    mutating func advance(_ run: Run, to now: Date) -> Ending? {
        let left = run.endsAt.timeIntervalSince(now)
        guard left <= 0 else {
            sayRemainder(left)
            return nil
        }
        rest()
        return Ending(.done)
    }

    /// Marks that nothing runs.
    mutating func rest() {
        run = nil
        for command in kind.commands where kind.isTimed(command) {
            guard let name = command.sets?.property, case .number(let range) = kind.property(name)?.type else {
                continue
            }
            state[name] = .number(range.lowest)
        }
        sayRemainder(0)
    }

    private mutating func sayRemainder(_ seconds: TimeInterval) {
        guard let name = kind.remainder else { return }
        state[name] = .number((seconds / 60).rounded(.up))
    }

    /// The number of instances: `valves` is the number for `valve`.
    private func count(of property: String) -> Double? { state["\(property)s"]?.number }
}

extension Kind {
    /// Whether a command has an argument that gives a duration.
    fileprivate func isTimed(_ command: Command) -> Bool {
        command.arguments.contains { argument in
            guard case .number(let range) = argument.type else { return false }
            return range.unit == "min" || range.unit == "s"
        }
    }
}
