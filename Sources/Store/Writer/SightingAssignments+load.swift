import Beacon
import Foundation
public import Postgres

extension SightingAssignments {
    /// The minimum number of versions whose changes are kept. A reader that is farther behind reads everything.
    static let keptVersions: Int64 = 10_000

    /// Loads all assignments. The version is read first, so that concurrent changes belong to a later version.
    public static func load(_ database: any Querying) async throws -> SightingAssignments {
        var meanings = SightingAssignments()
        let results = try await database.pipeline(["select version from meaning"] + Parts.all.queries)
        try meanings.insert(Array(results.dropFirst()))
        meanings.version = try results[0][0].decode(0)
        return meanings
    }

    /// Returns the current assignments by reading what has changed since.
    public func renewed(_ database: any Querying) async throws -> SightingAssignments {
        let results = try await database.pipeline([
            "select version from meaning",
            "select distinct sort, id from meaning_change where version > \(version)",
        ])
        let newest: Int64 = try results[0][0].decode(0)
        guard (0..<Self.keptVersions).contains(newest - version) else { return try await Self.load(database) }
        var changed = Parts()
        for row in results[1] {
            let (sort, id) = try row.decode((String, Int64).self)
            changed.insert(sort, id)
        }
        var meanings = self
        meanings.remove(changed)
        try meanings.insert(try await database.pipeline(changed.queries))
        meanings.version = newest
        return meanings
    }

    /// Deletes changes that all servers have read by now.
    public static func trim(_ database: any Querying) async throws {
        try await database.query(
            "delete from meaning_change where version <= (select version from meaning) - \(Self.keptVersions)")
    }

    private mutating func remove(_ parts: Parts) {
        remove(beacons: Set(parts.beacons))
        for scanner in parts.scanners { scannerPlaces[scanner] = nil }
        if parts.areAllPeople { people = [] }
    }

    /// Inserts the results of `Parts.queries`.
    private mutating func insert(_ results: [QueryResult]) throws {
        try insertBeacons(results)
        for row in results[4] {
            let (scanner, since, room) = try row.decode((Int64, Date?, Int64).self)
            scannerPlaces[scanner, default: []].append(Stand(since: since, room: room))
        }
        for row in results[5] { leaveTimes[try row.decode(0)] = try row.decode(1) }
        for row in results[6] { people.insert(try row.decode(0)) }
    }

    private mutating func insertBeacons(_ results: [QueryResult]) throws {
        for row in results[0] {
            let (id, uuid, major, minor, address, room, retiredAt) = try row.decode(
                (Int64, ProximityUUID, Int, Int, DeviceAddress?, Int64?, Date?).self)
            let identity = BeaconIdentity(
                uuid: uuid, major: UInt16(truncatingIfNeeded: major), minor: UInt16(truncatingIfNeeded: minor))
            beacons.append(Beacon(id: id, address: address, room: room, retiredAt: retiredAt), for: identity)
        }
        for row in results[1] {
            let (beacon, person, from, until) = try row.decode((Int64, Int64, Date, Date?).self)
            issues.append(Issue(person: person, from: from, until: until), for: beacon)
        }
        for row in results[2] {
            let (beacon, since, room) = try row.decode((Int64, Date?, Int64).self)
            beaconPlaces[beacon, default: []].append(Stand(since: since, room: room))
        }
        for row in results[3] { surveyed.insert(try row.decode(0)) }
    }

    /// The parts to be read: everything, or the rows with these numbers.
    private struct Parts {
        static let all = Parts(isAll: true)

        var isAll = false
        private(set) var areAllPeople = false
        private(set) var beacons: [Int64] = []
        private(set) var scanners: [Int64] = []
        private(set) var zones: [Int64] = []
        private(set) var people: [Int64] = []

        mutating func insert(_ sort: String, _ id: Int64) {
            switch sort {
            case "beacon": beacons.append(id)
            case "scanner": scanners.append(id)
            case "zone": zones.append(id)
            case "person": people.append(id)
            default: areAllPeople = true
            }
        }

        var queries: [Query] {
            [
                """
                select beacon_id, uuid, major, minor, address, room_id, retired_at from beacon
                where \(isAll) or beacon_id = any(\(beacons))
                """,
                """
                select beacon_id, person_id, issued_at, returned_at from badge_issue
                where \(isAll) or beacon_id = any(\(beacons))
                """,
                """
                select beacon_id, nullif(since, '-infinity'), room_id from beacon_place
                where \(isAll) or beacon_id = any(\(beacons)) order by since
                """,
                "select distinct beacon_id from survey_stay where \(isAll) or beacon_id = any(\(beacons))",
                """
                select scanner_id, nullif(since, '-infinity'), room_id from scanner_place
                where \(isAll) or scanner_id = any(\(scanners)) order by since
                """,
                """
                select room_id, extract(epoch from leave_after)::float8 from room join zone using (zone_id)
                where \(isAll) or zone_id = any(\(zones))
                """,
                "select person_id from person where \(isAll || areAllPeople) or person_id = any(\(people))",
            ]
        }
    }
}
