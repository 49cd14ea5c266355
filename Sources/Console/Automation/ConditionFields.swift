import Devices
import Phrases
import Wire

/// The fields of a form for one condition, depending on its type.
struct ConditionFields {
    /// The initial values.
    let record: ConditionRecord
    let devices: RuleDevices
    /// Nil if the person types rooms and zones.
    let places: RulePlaces?

    /// The subject of the condition, which a form does not change.
    /// - Parameter path: its path in the arguments, such as `when[2]`.
    func hidden(_ path: String) -> [(name: String, value: String)] {
        ConditionRecord(record.sort, deviceID: record.deviceID, property: record.property, measure: record.measure)
            .hidden(path)
    }

    func fields(_ path: String, _ view: View) -> [Form.Field] {
        subject(path, view) + [
            count("\(path).for", .conditionHolds, record.holdsFor, hint: .conditionHoldsHint),
            count("\(path).off_for", .conditionOff, record.offFor, hint: .conditionOffHint),
        ]
    }

    private func subject(_ path: String, _ view: View) -> [Form.Field] {
        switch record.sort {
        case .roomEmpty, .roomOccupied: return [room(path)]
        case .zoneEmpty: return [zone(path)]
        case .count:
            return [
                record.zoneName == nil ? room(path) : zone(path),
                count("\(path).at_least", .conditionAtLeast, record.atLeast),
                count("\(path).at_most", .conditionAtMost, record.atMost),
            ]
        case .device: return device(path, view)
        case .weather: return bounds(path)
        case .time: return [time("\(path).at", .scheduleAt, record.at), days(path, view)]
        case .hours:
            return [
                time("\(path).from", .hoursFrom, record.from), time("\(path).until", .hoursUntil, record.until),
                days(path, view),
            ]
        }
    }

    private func room(_ path: String) -> Form.Field {
        let (name, value) = ("\(path).room_number", record.roomNumber ?? "")
        return places.map { Form.Field.room($0.rooms, name: name, value: value) }
            ?? .init(name: name, label: .room, value: value)
    }

    private func zone(_ path: String) -> Form.Field {
        let (name, value) = ("\(path).zone_name", record.zoneName ?? "")
        return places.map { Form.Field.zone($0.zones, name: name, value: value) }
            ?? .init(name: name, label: .zone, value: value)
    }

    private func device(_ path: String, _ view: View) -> [Form.Field] {
        guard let kind = devices.find(record.deviceID)?.kind,
            let property = record.property.flatMap({ kind.property($0) })
        else { return [] }
        let label = view.words(property.label)
        switch property.type {
        case .number: return bounds(path)
        case .bool:
            let choices = [(value: "true", label: view(.yes)), (value: "false", label: view(.no))]
            return [
                .init(
                    name: "\(path).equals", label: Phrase(label), input: .choice(choices),
                    value: record.equals.map { "\($0)" } ?? "true")
            ]
        case .choice, .text, .program:
            return [
                CommandFields(kind: kind, values: [:]).field(
                    property.type, named: "\(path).equals", label, record.equals, view, isRequired: true)
            ]
        }
    }

    /// Exactly one of them must be given.
    private func bounds(_ path: String) -> [Form.Field] {
        func bound(_ name: String, _ label: Phrase, _ value: Double?) -> Form.Field {
            .init(
                name: "\(path).\(name)", label: label, input: .decimal,
                value: value.map { "\(PropertyValue.number($0))" } ?? "", isRequired: false)
        }
        return [
            bound("above", .conditionAbove, record.above), bound("below", .conditionBelow, record.below),
            bound("equals", .conditionEquals, record.equals?.number),
        ]
    }

    private func count(_ name: String, _ label: Phrase, _ value: Int?, hint: Phrase? = nil) -> Form.Field {
        .init(
            name: name, label: label, input: .number, value: value.map { String($0) } ?? "", isRequired: false,
            hint: hint)
    }

    private func time(_ name: String, _ label: Phrase, _ value: TimeOfDay?) -> Form.Field {
        .init(name: name, label: label, value: value?.description ?? "", hint: .scheduleAtHint)
    }

    private func days(_ path: String, _ view: View) -> Form.Field {
        .days("\(path).weekdays", .scheduleDays, (record.weekdays ?? Weekday.allCases).map(\.rawValue), view)
    }
}

extension ConditionRecord {
    /// A condition to be completed, from a choice on a page: `room_empty`, `count.zone`, `weather.wind`,
    /// `device.7.position`. Nil if the text is not a choice.
    init?(about text: String) {
        let parts = text.split(separator: ".", maxSplits: 2).map(String.init)
        guard let sort = parts.first.flatMap(ConditionDocument.Sort.init) else { return nil }
        switch (sort, parts.count) {
        case (.count, 2): self.init(.count, zoneName: parts[1] == "zone" ? "" : nil)
        case (.weather, 2):
            guard let measure = Weather.Measure(rawValue: parts[1]) else { return nil }
            self.init(.weather, measure: measure)
        case (.device, 3):
            guard let id = Int64(parts[1]) else { return nil }
            self.init(.device, deviceID: id, property: parts[2])
        case (.roomEmpty, 1), (.roomOccupied, 1), (.zoneEmpty, 1), (.time, 1), (.hours, 1): self.init(sort)
        default: return nil
        }
    }

    /// All subjects to choose from.
    static func subjects(_ devices: RuleDevices, _ view: View) -> [(value: String, label: Phrase)] {
        let places: [(value: String, label: Phrase)] = [
            ("room_empty", .aRoomIsEmpty), ("room_occupied", .aRoomIsOccupied), ("zone_empty", .aZoneIsEmpty),
            ("count.room", .countOfRoom), ("count.zone", .countOfZone), ("time", .aTimeComes), ("hours", .itIsBetween),
        ]
        let weather = Weather.Measure.allCases.map {
            (value: "weather.\($0.rawValue)", label: Phrase.weatherMeasure($0.rawValue))
        }
        let properties = devices.all.flatMap { shown in
            shown.kind.properties.filter(\.isCompared).map { property in
                (
                    value: "device.\(shown.device.deviceID).\(property.name)",
                    label: Phrase("\(shown.device.deviceName): \(view.words(property.label))")
                )
            }
        }
        return places + weather + properties
    }
}

extension Kind.Property {
    /// Whether a condition may compare it.
    fileprivate var isCompared: Bool {
        if case .program = type { false } else { true }
    }
}
