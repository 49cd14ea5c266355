import Devices
import Foundation
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum ScheduleHandlers {
    static func list(_ arguments: GetSchedules, _ context: HandlerContext) async throws -> GetSchedules.Reply {
        let repository = ScheduleRepository(context.services.pool)
        let found = try await repository.list(
            for: try context.person().id, schedule: arguments.scheduleID, device: arguments.deviceID,
            Check.list(arguments))
        let limit = try Check.range(arguments.runs, "runs", 0...50)
        var runs: [Int64: [ScheduleRun]]?
        if let limit { runs = try await repository.runs(of: found.rows.map(\.id), limit: limit) }
        let records = RuleRecords(names: try await RuleNames.read(devices: [], context.services.pool))
        let time = SchoolTime(try await context.settings())
        let visibility = try await context.visibility()
        return GetSchedules.Reply(
            schedules: found.rows.map { [runs] schedule in
                let shown = schedule.order.requirement.flatMap { names(records.names, $0, visibility) ? $0 : nil }
                return ScheduleRecord(
                    schedule, shown.map(records.record), runs: runs.map { $0[schedule.id] ?? [] },
                    nextAt: schedule.isEnabled ? schedule.order.schedule.nextDue(after: context.now, time) : nil,
                    in: context.language)
            },
            total: found.total)
    }

    static func create(
        _ arguments: CreateSchedule, _ context: HandlerContext
    ) async throws -> CreateSchedule.Reply {
        let person = try context.person()
        try await require(.operate, of: arguments.deviceID, context)
        let id = try await context.change(.scheduleCreated, details: { ["schedule_id": String($0)] }) { transaction in
            let names = try await RuleNames.read(devices: nil, transaction)
            let asked = try names.asked(arguments.command, arguments.args ?? [:], of: arguments.deviceID)
            let when = try schedule(
                arguments.weekdays ?? Weekday.allCases, arguments.at, from: arguments.from, until: arguments.until)
            let order = ScheduleOrder(
                command: asked.name, args: asked.arguments, schedule: when,
                requirement: try await requirement(arguments.requirement, names, context),
                lateBy: try Check.range(arguments.lateBy, "late_by", 0...3_600) ?? 300)
            return try await ScheduleRepository(transaction).create(
                order, of: arguments.deviceID, by: person.id, at: context.now)
        }
        return CreateSchedule.Reply(scheduleID: id)
    }

    static func edit(_ arguments: EditSchedule, _ context: HandlerContext) async throws -> EmptyReply {
        let stored = try await find(arguments.scheduleID, context)
        let person = try context.person()
        try await context.change(.scheduleEdited, ["schedule_id": String(stored.id)]) { transaction in
            let names = try await RuleNames.read(devices: nil, transaction)
            let order = try await changed(stored, arguments, names, context)
            try await ScheduleRepository(transaction).edit(
                stored.id, order, isEnabled: arguments.enabled ?? stored.isEnabled, by: person.id, at: context.now)
        }
        return EmptyReply()
    }

    static func delete(_ arguments: DeleteSchedule, _ context: HandlerContext) async throws -> EmptyReply {
        let stored = try await find(arguments.scheduleID, context)
        try await context.change(.scheduleDeleted, ["schedule_id": String(stored.id)]) {
            try await ScheduleRepository($0).delete(stored.id)
        }
        return EmptyReply()
    }

    private static func changed(
        _ stored: StoredSchedule, _ arguments: EditSchedule, _ names: RuleNames, _ context: HandlerContext
    ) async throws -> ScheduleOrder {
        var order = stored.order
        let without = Set(arguments.without ?? [])
        if arguments.command != nil || arguments.args != nil {
            let args = arguments.args ?? (arguments.command == nil ? order.args : [:])
            let asked = try names.asked(arguments.command ?? order.command, args, of: stored.device)
            (order.command, order.args) = (asked.name, asked.arguments)
        }
        let old = order.schedule
        order.schedule = try schedule(
            arguments.weekdays ?? Array(old.weekdays), arguments.at ?? old.at,
            from: without.contains(.from) ? nil : arguments.from ?? old.from,
            until: without.contains(.until) ? nil : arguments.until ?? old.until)
        if without.contains(.requirement) { order.requirement = nil }
        if let told = arguments.requirement { order.requirement = try await requirement(told, names, context) }
        order.lateBy = try Check.range(arguments.lateBy, "late_by", 0...3_600) ?? order.lateBy
        return order
    }

    private static func schedule(
        _ weekdays: [Weekday], _ at: TimeOfDay, from: CivilDay?, until: CivilDay?
    ) throws -> Schedule {
        guard !weekdays.isEmpty else {
            throw Refusal(.badArguments, .argumentLacksDay("weekdays"), argument: "weekdays")
        }
        if let from, let until, until < from {
            throw Refusal(.badArguments, .argumentBeforeStart("until", "from"), argument: "until")
        }
        return Schedule(weekdays: Set(weekdays), at: at, from: from, until: until)
    }
}

extension ScheduleHandlers {
    /// The creator of a schedule may change it while they may operate the device; others must be allowed to manage it.
    private static func find(_ id: Int64, _ context: HandlerContext) async throws -> StoredSchedule {
        let person = try context.person()
        let found = try await ScheduleRepository(context.services.pool).list(
            for: person.id, schedule: id, ListQuery(limit: 1))
        guard let stored = found.rows.first else { throw ScheduleRepository.missing(id) }
        try await require(stored.createdBy == person.id ? .operate : .manage, of: stored.device, context)
        return stored
    }

    private static func require(_ level: DeviceLevel, of device: Int64, _ context: HandlerContext) async throws {
        let found = try await DeviceRepository(context.services.pool).find(
            Device.Filter(device: device), for: try context.person().id)
        guard found.level >= level else {
            throw Refusal(.notAllowed, .deviceCommandNotAllowed)
        }
    }

    /// A schedule's requirement reveals whether people are in a room: only a caller who may see the people there may
    /// use it. Other callers learn neither whether a place or device exists nor the kind of a device.
    private static func requirement(
        _ record: RequirementRecord?, _ names: RuleNames, _ context: HandlerContext
    ) async throws -> Requirement? {
        guard let record else { return nil }
        let records = RuleRecords(names: names)
        try records.checkForm(record)
        let visibility = try await context.visibility()
        if visibility != .allPeople {
            for condition in record.conditions {
                guard try await sees(condition, names, visibility, context) else {
                    throw Refusal(.notAllowed, .conditionNamesUnseen("if"))
                }
            }
        }
        return try records.requirement(record)
    }

    private static func sees(
        _ condition: ConditionRecord, _ names: RuleNames, _ visibility: Visibility, _ context: HandlerContext
    ) async throws -> Bool {
        if let number = condition.roomNumber {
            guard let room = try? names.room(number), visibility.showsAll(in: room.zoneName) else { return false }
        }
        if let name = condition.zoneName {
            guard let zone = try? names.zone(name), visibility.showsAll(in: zone.name) else { return false }
        }
        guard let device = condition.deviceID else { return true }
        let person = try context.person().id
        let found = try? await DeviceRepository(context.services.pool).find(Device.Filter(device: device), for: person)
        return found != nil
    }

    /// Whether the viewer may see the people of all rooms and zones that a requirement names.
    private static func names(_ names: RuleNames, _ requirement: Requirement, _ visibility: Visibility) -> Bool {
        requirement.conditions.allSatisfy { condition in
            switch condition.subject {
            case .people(.room(let room), _): names.rooms[room].map { visibility.showsAll(in: $0.zoneName) } ?? true
            case .people(.zone(let zone), _): names.zones[zone].map { visibility.showsAll(in: $0.name) } ?? true
            default: true
            }
        }
    }
}

extension ScheduleRecord {
    /// - Parameters:
    ///   - requirement: nil if absent, or if the viewer may not see it; then the outcomes are hidden as well, since
    ///     they would reveal the same.
    ///   - runs: the most recent ones, newest first; nil if they were not requested.
    fileprivate init(
        _ stored: StoredSchedule, _ requirement: RequirementRecord?, runs: [ScheduleRun]?, nextAt: Date?,
        in language: Language
    ) {
        let (order, run) = (stored.order, stored.lastRun)
        let isKnown = order.requirement == nil || requirement != nil
        let (known, knownRuns) = isKnown ? (run, runs) : (nil, nil)
        self.init(
            scheduleID: stored.id, deviceID: stored.device, deviceName: stored.deviceName, command: order.command,
            args: order.args, weekdays: Weekday.allCases.filter(order.schedule.weekdays.contains),
            at: order.schedule.at, from: order.schedule.from, until: order.schedule.until, requirement: requirement,
            lateBy: order.lateBy, enabled: stored.isEnabled, nextAt: nextAt, lastAt: run?.dueAt,
            lastOutcome: known?.outcome.rawValue, lastCommandID: known?.command,
            lastReason: known?.reason?.text(in: language),
            runs: knownRuns?.map {
                ScheduleRunRecord(
                    dueAt: $0.dueAt, outcome: $0.outcome.rawValue, commandID: $0.command,
                    reason: $0.reason?.text(in: language))
            })
    }
}
