extension Kind {
    /// Accepts the properties of a report that the kind has. Invalid values are left out and counted; the rest is
    /// accepted.
    public func check(state: DeviceProperties) -> CheckedState {
        var checked = CheckedState(accepted: [:], refused: [])
        for (name, value) in state.sorted(by: { $0.key < $1.key }) {
            guard let type = property(name)?.type else {
                checked.refused.append(.unknownProperty)
                continue
            }
            if let problem = type.problem(with: value, isReported: true, programRange: programRange(type)) {
                checked.refused.append(RefusedMessage(problem))
            } else {
                checked.accepted[name] = value
            }
        }
        return checked
    }

    public func isObstructed(in state: DeviceProperties) -> Bool { obstructed?.holds(in: state) ?? false }

    /// Returns whether the device reports that its sensor for obstructions works.
    public func hasWorkingSensor(in state: DeviceProperties) -> Bool { sensor?.holds(in: state) ?? false }

    /// Returns the command that the single button gives now; nil if the kind has no button for it.
    public func buttonCommand(in state: DeviceProperties) -> Command? {
        button.first { $0.condition?.holds(in: state) ?? true }.flatMap { command($0.command) }
    }

    /// Returns the value of a property at which the device is closed, including the number that its picture shows.
    private func closedValue(of name: String) -> PropertyValue? {
        guard let property = property(name) else { return nil }
        if let closed = property.closed { return closed }
        guard picture?.property == name, case .number(let range) = property.type else { return nil }
        return .number(range.lowest)
    }

    /// Returns whether a command may move the device towards closed. If this cannot be known beforehand, as for a
    /// single button or a position relative to an unknown one, it may.
    public func mayClose(_ command: Command, _ arguments: DeviceProperties, from state: DeviceProperties) -> Bool {
        guard safety == .moves, !command.isStop, command != .status else { return false }
        guard let effect = command.sets, let target = command.target(arguments) else { return true }
        guard let closed = closedValue(of: effect.property) else { return false }
        guard case .number(let closedAt) = closed, let wanted = target.number else { return target == closed }
        guard wanted != closedAt, let current = state[effect.property]?.number else { return true }
        return abs(wanted - closedAt) < abs(current - closedAt)
    }
}
