import Devices
import Foundation
import Phrases
import Store
import Vocabulary
import Wire

/// Converts rules between the form that clients see, with names of places, and the stored form, with ids.
struct RuleRecords {
    let names: RuleNames

    /// Reads a condition. Throws `Refusal`.
    /// - Parameter path: its position, such as `when[2]`.
    func condition(_ record: ConditionRecord, _ path: String) throws -> Condition {
        let room = try record.roomNumber.map { try found("\(path).room_number", names.room, $0).id }
        let zone = try record.zoneName.map { try found("\(path).zone_name", names.zone, $0).id }
        let condition = try form(record, room: room, zone: zone, path)
        try check(condition, path)
        return condition
    }

    /// Returns a condition whose members are consistent; whether the things they name exist is not checked. Throws
    /// `Refusal`.
    private func form(
        _ record: ConditionRecord, room: Int64?, zone: Int64?, _ path: String
    ) throws -> Condition {
        var document = ConditionDocument(record.sort)
        (document.room, document.zone) = (room, zone)
        document.device = record.deviceID
        (document.property, document.measure, document.equals) = (record.property, record.measure, record.equals)
        (document.above, document.below) = (record.above, record.below)
        (document.atLeast, document.atMost) = (record.atLeast, record.atMost)
        (document.at, document.from, document.until) = (record.at, record.from, record.until)
        (document.weekdays, document.holdsFor, document.offFor) = (record.weekdays, record.holdsFor, record.offFor)
        return try failing { () throws(Rule.Problem) in try document.condition(path) }
    }

    /// Any id is sufficient for a place that is not looked up.
    private func form(_ record: ConditionRecord, _ path: String) throws -> Condition {
        try form(record, room: record.roomNumber.map { _ in 0 }, zone: record.zoneName.map { _ in 0 }, path)
    }

    /// Throws a failure that names the argument if it names something that does not exist.
    private func found(
        _ argument: String, _ find: (String) throws -> RuleNames.Place, _ name: String
    ) throws -> RuleNames.Place {
        do {
            return try find(name)
        } catch let error as Refusal {
            throw Refusal(error.code, error.reason, argument: argument)
        }
    }

    /// Checks that the device has the property, and that the property can be compared with the value.
    private func check(_ condition: Condition, _ path: String) throws {
        guard case .device(let id, let name, let test) = condition.subject else { return }
        let kind = try names.device(id).kind
        guard let property = kind.property(name) else {
            throw Self.wrong(path, .argumentPropertyNotOfKind(path, name, kind.name))
        }
        switch (test, property.type) {
        case (.above, .number), (.below, .number): break
        case (.equals(let value), let type):
            guard type.problem(with: value, isReported: true) != nil else { break }
            throw Self.wrong(path, .argumentComparesWithImpossible(path, name))
        default: throw Self.wrong(path, .argumentComparesWithNumber(path, name))
        }
    }

    /// Throws `Refusal` if the form is not valid. The things it names are not looked up: only callers who may see them
    /// may learn whether they exist.
    func checkForm(_ record: RequirementRecord) throws { _ = try requirement(record, form) }

    /// Converts a requirement. Throws `Refusal`.
    func requirement(_ record: RequirementRecord) throws -> Requirement { try requirement(record, condition) }

    private func requirement(
        _ record: RequirementRecord, _ condition: (ConditionRecord, String) throws -> Condition
    ) throws -> Requirement {
        guard record.depth <= Rule.maxLevels else {
            throw Self.wrong("if", .argumentNestedTooDeep("if", Rule.maxLevels))
        }
        let requirement = try part(record, "if", condition)
        try failing { () throws(Rule.Problem) in try requirement.validate() }
        return requirement
    }

    private func part(
        _ record: RequirementRecord, _ path: String, _ condition: (ConditionRecord, String) throws -> Condition
    ) throws -> Requirement {
        func each(_ list: [RequirementRecord], _ name: String) throws -> [Requirement] {
            try list.enumerated().map { try part($1, "\(path).\(name)[\($0)]", condition) }
        }
        let parts: [Requirement] = [
            try record.condition.map { .condition(try condition($0, path)) },
            try record.all.map { .all(try each($0, "all")) }, try record.any.map { .any(try each($0, "any")) },
            try record.not.map { .not(try part($0, "\(path).not", condition)) },
        ].compactMap(\.self)
        guard parts.count == 1 else {
            throw Self.wrong(path, .argumentConditionAmbiguous(path, "all', 'any', 'not"))
        }
        return parts[0]
    }

    /// Converts a command. Throws `Refusal`.
    /// - Parameter path: its position, such as `then[2]`.
    func order(_ record: OrderRecord, _ path: String) throws -> Rule.Order {
        let asked = try names.asked(record.command, record.args ?? [:], of: record.deviceID, at: "\(path).")
        return Rule.Order(device: record.deviceID, command: asked.name, args: asked.arguments)
    }

    func validate(_ rule: Rule) throws { try failing { () throws(Rule.Problem) in try rule.validate() } }

    private func failing<Value>(_ body: () throws(Rule.Problem) -> Value) throws -> Value {
        do {
            return try body()
        } catch {
            let argument = Self.argument(error.path)
            throw Self.wrong(argument, error.reason(argument))
        }
    }

    /// Returns the argument for a path: a place or device that is stored by id is an argument with another name.
    private static func argument(_ path: String) -> String {
        let names = [".room": "_number", ".zone": "_name", ".device": "_id"]
        return path + (names.first { path.hasSuffix($0.key) }?.value ?? "")
    }

    private static func wrong(_ argument: String, _ reason: Phrase) -> Refusal {
        Refusal(.badArguments, reason, argument: argument)
    }
}

extension RuleNames {
    /// Checks a command for a device, and returns it with its complete arguments. Throws `Refusal`.
    /// - Parameter path: the prefix of the names `command` and `args`.
    func asked(
        _ command: String, _ args: DeviceProperties, of device: Int64, at path: String = ""
    ) throws -> AskedCommand {
        let device = try self.device(device)
        do throws(AskRefusal) {
            return try device.check(command, args)
        } catch {
            throw Refusal(error, at: path)
        }
    }
}

extension RequirementRecord {
    /// The conditions of all levels.
    var conditions: [ConditionRecord] {
        [condition].compactMap(\.self)
            + ((all ?? []) + (any ?? []) + [not].compactMap(\.self)).flatMap(\.conditions)
    }

    /// The number of its levels.
    fileprivate var depth: Int {
        let parts = (all ?? []) + (any ?? []) + [not].compactMap(\.self)
        return 1 + parts.map(\.depth).reduce(0, max)
    }
}

extension RuleRecords {
    /// Returns a condition as clients see it. A place that was removed keeps its name; one without any record has none.
    func record(_ condition: Condition) -> ConditionRecord {
        let document = ConditionDocument(condition)
        return ConditionRecord(
            document.sort, roomNumber: document.room.flatMap { names.rooms[$0]?.name },
            zoneName: document.zone.flatMap { names.zones[$0]?.name }, deviceID: document.device,
            property: document.property, measure: document.measure, equals: document.equals, above: document.above,
            below: document.below, atLeast: document.atLeast, atMost: document.atMost, at: document.at,
            from: document.from, until: document.until, weekdays: document.weekdays, holdsFor: document.holdsFor,
            offFor: document.offFor)
    }

    func record(_ requirement: Requirement) -> RequirementRecord {
        switch requirement {
        case .condition(let condition): RequirementRecord(record(condition))
        case .all(let parts): RequirementRecord(all: parts.map(record))
        case .any(let parts): RequirementRecord(any: parts.map(record))
        case .not(let part): RequirementRecord(not: record(part))
        }
    }

    func record(_ stored: StoredRule) -> RuleRecord {
        RuleRecord(
            ruleID: stored.id, ruleName: stored.name, when: stored.rule.when.map(record),
            requirement: stored.rule.requirement.map(record),
            then: stored.rule.then.map { OrderRecord(deviceID: $0.device, command: $0.command, args: $0.args) },
            whenUnknown: stored.rule.whenUnknown, dryRun: stored.rule.isDryRun, enabled: stored.isEnabled,
            stoppedAt: stored.stoppedAt, lastAt: stored.lastFiring?.at)
    }

    /// Returns what a condition lacks.
    func phrase(_ missing: Missing) -> Phrase {
        switch missing {
        case .lawfulHours: .lacksLawfulHours
        case .scanner(let room): .lacksScanner(roomName(room))
        case .listening(let room): .lacksListening(roomName(room))
        case .people(let room, let count): .lacksPeople(count, roomName(room))
        case .place: .lacksPlace
        case .device(let id): .lacksDevice(names.devices[id]?.name ?? String(id))
        case .weather: .lacksWeather
        case .position: .lacksPosition
        case .seconds(let seconds): .lacksSeconds(seconds)
        }
    }

    private func roomName(_ id: Int64) -> String { names.rooms[id]?.name ?? String(id) }
}
