import Devices
import Wire

/// Conditions and commands as hidden fields of a form that changes others.
extension ConditionRecord {
    /// - Parameter path: its path in the arguments, such as `when[2]`.
    func hidden(_ path: String) -> [(name: String, value: String)] {
        let members: [(String, String?)] = [
            ("is", sort.rawValue), ("room_number", roomNumber), ("zone_name", zoneName),
            ("device_id", deviceID.map { String($0) }), ("property", property), ("measure", measure?.rawValue),
            ("equals", equals.map { "\($0)" }), ("above", above.map(Self.plain)), ("below", below.map(Self.plain)),
            ("at_least", atLeast.map { String($0) }), ("at_most", atMost.map { String($0) }),
            ("at", at?.description), ("from", from?.description), ("until", until?.description),
            ("for", holdsFor.map { String($0) }), ("off_for", offFor.map { String($0) }),
        ]
        var fields: [(name: String, value: String)] = []
        for case (let name, let value?) in members { fields.append(("\(path).\(name)", value)) }
        for day in weekdays ?? [] { fields.append(("\(path).weekdays", day.rawValue)) }
        return fields
    }

    private static func plain(_ number: Double) -> String { "\(PropertyValue.number(number))" }
}

extension RequirementRecord {
    /// - Parameter path: its path in the arguments, such as `if.all[2]`.
    func hidden(_ path: String) -> [(name: String, value: String)] {
        if let condition { return condition.hidden(path) }
        if let not { return not.hidden("\(path).not") }
        let (name, parts) = self.all.map { ("all", $0) } ?? ("any", self.any ?? [])
        return parts.enumerated().flatMap { $1.hidden("\(path).\(name)[\($0)]") }
    }
}

extension OrderRecord {
    /// - Parameter path: its path in the arguments, such as `then[2]`.
    func hidden(_ path: String) -> [(name: String, value: String)] {
        [("\(path).device_id", String(deviceID)), ("\(path).command", command)]
            + (args ?? [:]).sorted { $0.key < $1.key }.flatMap { Self.hidden($0.value, "\(path).args.\($0.key)") }
    }

    private static func hidden(_ value: PropertyValue, _ path: String) -> [(name: String, value: String)] {
        guard case .program(let program) = value else { return [(path, "\(value)")] }
        var fields: [(name: String, value: String)] = []
        for (number, entry) in program.entries.enumerated() {
            fields.append(("\(path)[\(number)].at", entry.at))
            fields.append(("\(path)[\(number)].value", "\(entry.value)"))
            for day in entry.weekdays { fields.append(("\(path)[\(number)].weekdays", day)) }
        }
        return fields
    }
}
