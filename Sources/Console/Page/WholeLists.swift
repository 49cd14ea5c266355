import Phrases
import Vocabulary
import Wire

/// Complete lists, for pages that offer a choice from them or that show one of their rows.
extension Asking {
    func allZones() async throws -> [ZoneRecord] {
        try await whole {
            let reply = try await reply(to: GetZones(page: $0, pageSize: Self.limit))
            return (reply.zones, reply.total)
        }
    }

    /// Those that are no longer in use come last.
    func allRooms() async throws -> [RoomRecord] {
        try await whole {
            let reply = try await reply(to: GetRooms(page: $0, pageSize: Self.limit))
            return (reply.rooms, reply.total)
        }
    }

    func allDoors() async throws -> [DoorRecord] {
        try await whole {
            let reply = try await reply(to: GetDoors(page: $0, pageSize: Self.limit))
            return (reply.doors, reply.total)
        }
    }

    func allBeacons() async throws -> [BeaconRecord] {
        try await whole {
            let reply = try await reply(to: GetBeacons(page: $0, pageSize: Self.limit))
            return (reply.beacons, reply.total)
        }
    }

    func allScanners() async throws -> [ScannerRecord] {
        try await whole {
            let reply = try await reply(to: GetScanners(page: $0, pageSize: Self.limit))
            return (reply.scanners, reply.total)
        }
    }

    func allPlans() async throws -> [PlanRecord] {
        try await whole {
            let reply = try await reply(to: GetPlans(page: $0, pageSize: Self.limit))
            return (reply.plans, reply.total)
        }
    }

    func allPersons() async throws -> [PersonRecord] {
        try await whole {
            let reply = try await reply(to: GetPersons(page: $0, pageSize: Self.limit))
            return (reply.persons, reply.total)
        }
    }

    func allGroups() async throws -> [GroupRecord] {
        try await whole {
            let reply = try await reply(to: GetGroups(page: $0, pageSize: Self.limit))
            return (reply.groups, reply.total)
        }
    }

    func allMembers(of group: Int64) async throws -> [MemberRecord] {
        try await whole {
            let reply = try await reply(to: GetGroupMembers(groupID: group, page: $0, pageSize: Self.limit))
            return (reply.members, reply.total)
        }
    }

    func allEntries(of muster: Int64) async throws -> [MusterEntryRecord] {
        try await whole {
            let reply = try await reply(to: GetMusterEntries(musterID: muster, page: $0, pageSize: Self.limit))
            return (reply.entries, reply.total)
        }
    }

    /// The maximum number of rows that one request returns.
    static var limit: Int { 1_000 }

    func whole<Row>(_ ask: (Int) async throws -> (rows: [Row], total: Int)) async throws -> [Row] {
        var rows: [Row] = []
        while true {
            let next = try await ask(rows.count / Self.limit + 1)
            rows += next.rows
            if rows.count >= next.total || next.rows.isEmpty { return rows }
        }
    }
}

extension Optional {
    /// Throws `Refusal` if it is nil.
    func orNotFound() throws -> Wrapped {
        guard let self else { throw Refusal(.notFound, .nothingAtAddress) }
        return self
    }
}
