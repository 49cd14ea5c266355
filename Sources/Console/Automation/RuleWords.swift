import Devices
import Phrases
import Wire

/// Conditions and commands of rules and schedules, as text.
extension View {
    /// Such as `Room 101 is empty for 10 min`.
    func words(of condition: ConditionRecord, _ devices: RuleDevices) -> String {
        let span = condition.holdsFor.flatMap { $0 > 0 ? self(.conditionFor(duration($0))) : nil }
        return [what(condition, devices), span].compactMap(\.self).joined(separator: " ")
    }

    private func what(_ condition: ConditionRecord, _ devices: RuleDevices) -> String {
        let place = condition.roomNumber ?? condition.zoneName ?? "?"
        switch condition.sort {
        case .roomEmpty: return self(.roomIsEmpty(place))
        case .roomOccupied: return self(.roomIsOccupied(place))
        case .zoneEmpty: return self(.zoneIsEmpty(place))
        case .count: return people(condition, place)
        case .device, .weather: return "\(subject(of: condition, devices)) \(comparison(condition, devices))"
        case .time: return self(.timeOfDayIs(condition.at.map(words) ?? "")) + days(condition)
        case .hours:
            let (from, until) = (condition.from.map(words) ?? "", condition.until.map(words) ?? "")
            return self(.hoursAre(from, until)) + days(condition)
        }
    }

    /// The subject of a condition, without the value it is compared with.
    func subject(of condition: ConditionRecord, _ devices: RuleDevices) -> String {
        switch condition.sort {
        case .roomEmpty: return self(.aRoomIsEmpty)
        case .roomOccupied: return self(.aRoomIsOccupied)
        case .zoneEmpty: return self(.aZoneIsEmpty)
        case .count: return self(condition.zoneName == nil ? .countOfRoom : .countOfZone)
        case .device:
            let device = devices.find(condition.deviceID)
            let property = condition.property ?? ""
            let label = device?.kind.property(property).map { words($0.label) } ?? property
            return "\(name(of: device, condition.deviceID)): \(label)"
        case .weather: return self(.weatherMeasure(condition.measure?.rawValue ?? ""))
        case .time: return self(.aTimeComes)
        case .hours: return self(.itIsBetween)
        }
    }

    private func people(_ condition: ConditionRecord, _ place: String) -> String {
        let bounds = [
            condition.atLeast.map { self(.peopleAtLeast($0, place)) },
            condition.atMost.map { self(.peopleAtMost($0, place)) },
        ]
        return bounds.compactMap(\.self).joined(separator: ", ")
    }

    private func comparison(_ condition: ConditionRecord, _ devices: RuleDevices) -> String {
        if let above = condition.above { return self(.isAbove(number(above))) }
        if let below = condition.below { return self(.isBelow(number(below))) }
        guard let value = condition.equals else { return "" }
        let (shown, name) = (devices.find(condition.deviceID), condition.property ?? "")
        let text = shown.flatMap { shown in shown.kind.property(name).map { shown.text(of: value, $0, self) } }
        return self(.isEqual(text ?? "\(value)"))
    }

    private func days(_ condition: ConditionRecord) -> String {
        guard let days = condition.weekdays, Set(days).count < Weekday.allCases.count else { return "" }
        return " (\(weekdays(days)))"
    }

    private func duration(_ seconds: Int) -> String {
        seconds % 60 == 0 ? "\(seconds / 60) min" : "\(seconds) s"
    }

    /// Such as `one of: it rains; not: room 101 is empty`.
    func words(of requirement: RequirementRecord, _ devices: RuleDevices) -> String {
        if let condition = requirement.condition { return words(of: condition, devices) }
        if let not = requirement.not { return "\(self(.mustNotBe)): \(words(of: not, devices))" }
        let parts = (requirement.all ?? requirement.any ?? []).map { words(of: $0, devices) }
        let lead = self(requirement.any == nil ? .allOfThese : .oneOfThese)
        return "\(lead) (\(parts.joined(separator: "; ")))"
    }

    /// Such as `Roof: Close`.
    func words(of order: OrderRecord, _ devices: RuleDevices) -> String {
        let device = devices.find(order.deviceID)
        let told = device?.words(of: order.command, order.args ?? [:], self) ?? order.command
        return "\(name(of: device, order.deviceID)): \(told)"
    }

    private func name(of device: ShownDevice?, _ id: Int64?) -> String {
        device?.device.deviceName ?? self(.deviceNumber(id ?? 0))
    }

    /// Whether a rule is active now.
    func state(of rule: RuleRecord) -> HTML {
        if let stopped = rule.stoppedAt { return "<strong>\(self(.ruleStopped))</strong> \(time(stopped))" }
        return "\(self(rule.enabled ? rule.dryRun ? .ruleIsDry : .ruleIsOn : .ruleIsOff))"
    }
}
