import Devices
import Foundation
import Locks
import Phrases
import Postgres
import Store
import Vocabulary
import Wire

enum ClearanceHandlers {
    static func list(_ arguments: GetClearances, _ context: HandlerContext) async throws -> GetClearances.Reply {
        let found = try await ClearanceRepository(context.services.pool).list(
            room: try Check.text(arguments.roomNumber, "room_number", limit: 45), person: arguments.personID,
            Check.list(arguments))
        return GetClearances.Reply(clearances: found.rows.map(ClearanceRecord.init), total: found.total)
    }

    static func edit(_ arguments: EditClearance, _ context: HandlerContext) async throws -> EmptyReply {
        let room = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        let added = try owners(arguments.add, "add")
        let removed = try owners(arguments.remove, "remove")
        guard !added.isEmpty || !removed.isEmpty else {
            throw Refusal(.badArguments, .argumentAlternativesMissing("add", "remove"))
        }
        let terms = try terms(arguments)
        let details = ["room_number": room, "added": String(added.count), "removed": String(removed.count)]
        try await context.services.pool.withTransaction { transaction in
            let clearances = ClearanceRepository(transaction)
            var people: [Int64?] = []
            for owner in removed { people.append(try await clearances.remove(owner, from: room)) }
            for owner in added { people.append(try await clearances.add(owner, terms, to: room, at: context.now)) }
            try await context.audit(
                .clearanceEdited, subjects: .people(people.compactMap(\.self)), details, in: transaction)
        }
        return EmptyReply()
    }

    private static func terms(_ arguments: EditClearance) throws -> ClearanceTerms {
        if let from = arguments.from, let until = arguments.until, until < from {
            throw Refusal(.badArguments, .argumentBeforeStart("until", "from"), argument: "until")
        }
        let hours = try arguments.hours.map { hours in
            guard hours.from < hours.until else {
                throw Refusal(
                    .badArguments, .argumentHoursReversed("hours"), argument: "hours")
            }
            return hours.from.minutes..<hours.until.minutes
        }
        return ClearanceTerms(
            from: arguments.from, until: arguments.until, weekdays: Set(arguments.weekdays ?? []), hours: hours)
    }

    private static func owners(_ holders: [ClearanceHolder]?, _ name: String) throws -> [ClearanceOwner] {
        let holders = holders ?? []
        guard holders.count <= 100 else {
            throw Refusal(.badArguments, .argumentNamesTooMany(name, 100), argument: name)
        }
        return try holders.map { try owner($0, name) }
    }

    private static func owner(_ holder: ClearanceHolder, _ name: String) throws -> ClearanceOwner {
        switch (holder.email, holder.personID, holder.groupName, holder.groupID) {
        case (let email?, nil, nil, nil): .person(.email(try Check.email(email)))
        case (nil, let person?, nil, nil): .person(.id(person))
        case (nil, nil, let group?, nil): .groupNamed(try Check.text(group, "group_name", limit: 100))
        case (nil, nil, nil, let group?): .group(group)
        default:
            throw Refusal(
                .badArguments, .argumentNotPersonOrGroup(name), argument: name)
        }
    }
}

extension ClearanceRecord {
    init(_ clearance: StoredClearance) {
        let (person, terms) = (clearance.person, clearance.terms)
        let days = terms.weekdays.isEmpty ? Set(Weekday.allCases) : terms.weekdays
        self.init(
            clearanceID: clearance.id, roomNumber: clearance.roomNumber, zoneName: clearance.zoneName,
            personID: person?.id, email: person?.email, firstName: person?.firstName, lastName: person?.lastName,
            groupID: clearance.groupID, groupName: clearance.groupName, from: terms.from, until: terms.until,
            weekdays: Weekday.allCases.filter(days.contains), hours: terms.hours.flatMap(ClockHours.init),
            createdAt: clearance.createdAt)
    }
}

extension ClockHours {
    /// Nil if the minutes are not valid times of day.
    fileprivate init?(_ minutes: Range<Int>) {
        guard let from = ClockTime(minutes: minutes.lowerBound), let until = ClockTime(minutes: minutes.upperBound)
        else { return nil }
        self.init(from: from, until: until)
    }
}
