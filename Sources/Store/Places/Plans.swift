public import Foundation
import Phrases
public import Postgres
public import Vocabulary

/// The floor plan of a zone, without its picture.
public struct Plan: Sendable {
    public let zoneName: String
    /// The ID of the picture.
    public let pictureID: UUID
    /// In pixels, as is `height`.
    public let width: Int
    public let height: Int
    public let things: [PlanThing]
}

/// A room, scanner or room beacon on a plan.
public struct PlanThing: Sendable {
    public let kind: PlanThingKind
    public let id: Int64
    public let name: String
    /// The coordinates from the left and from the top, 0…1, one point after the other.
    public let points: [Double]
}

/// The picture of a plan.
public struct PlanPicture: Sendable {  // generated: init
    public let zoneName: String
    /// The format as named in the database: `png`, `jpeg` or `webp`.
    public let format: String
    public let bytes: [UInt8]
}

/// Floor plans, and what is placed on them.
public struct PlanRepository: Sendable {
    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// - Parameter zones: only plans of these, by name; nil for all.
    public func list(_ list: ListQuery, zones: Set<String>?) async throws -> Listing<Plan> {
        let zones = zones.map(Array.init)
        let found = try await database.listing(
            """
            select zone_id, zone_name, picture_id, width, height from zone_plan join zone using (zone_id)
            where (\(zones)::text[] is null or zone_name = any(\(zones)))
                and strpos(searchable(zone_name), searchable(\(list.search))) > 0
            order by \(unescaped: ZoneRepository.upwards(list.order)) limit \(list.limit) offset \(list.offset)
            """,
            count: """
                select count(*) from zone_plan join zone using (zone_id)
                where (\(zones)::text[] is null or zone_name = any(\(zones)))
                    and strpos(searchable(zone_name), searchable(\(list.search))) > 0
                """
        ) { try $0.decode((Int64, String, UUID, Int, Int).self) }
        let things = try await things(found.rows.map(\.0))
        let plans = found.rows.map { id, name, picture, width, height in
            Plan(zoneName: name, pictureID: picture, width: width, height: height, things: things[id] ?? [])
        }
        return Listing(rows: plans, total: found.total)
    }

    /// Returns the objects on plans, by zone.
    private func things(_ zones: [Int64]) async throws -> [Int64: [PlanThing]] {
        let rows = try await database.query(
            """
            select zone_id, kind, id, name, points from (
                select thing.zone_id, 1 as place, 'room' as kind, room_id as id, room_number as name, points
                from plan_thing thing join room using (room_id)
                union all
                select thing.zone_id, 2, 'scanner', scanner_id, scanner_name, points
                from plan_thing thing join scanner using (scanner_id)
                union all
                select thing.zone_id, 3, 'beacon', thing.beacon_id, room_number || ' (' || major || '/' || minor || ')',
                    points
                from plan_thing thing join beacon using (beacon_id) join room on room.room_id = beacon.room_id
            ) thing where zone_id = any(\(zones)) order by place, lower(name), id
            """)
        let things = try rows.map { row in
            let (zone, kind, id, name, points) = try row.decode((Int64, PlanThingKind, Int64, String, [Double]).self)
            return (zone, PlanThing(kind: kind, id: id, name: name, points: points))
        }
        return Dictionary(grouping: things) { $0.0 }.mapValues { $0.map(\.1) }
    }

    /// Returns a picture; nil if absent.
    public func picture(_ id: UUID) async throws -> PlanPicture? {
        let rows = try await database.query(
            "select zone_name, format, image from zone_plan join zone using (zone_id) where picture_id = \(id)")
        return try rows.first.map { row in
            let (zone, format, bytes) = try row.decode((String, String, [UInt8]).self)
            return PlanPicture(zoneName: zone, format: format, bytes: bytes)
        }
    }

    /// Sets the plan of a zone, replacing an existing one. Throws `Refusal` if there is no such zone.
    public func set(_ picture: PlanPicture, width: Int, height: Int) async throws {
        let rows = try await database.query(
            """
            insert into zone_plan (zone_id, format, width, height, image)
            select zone_id, \(picture.format), \(width), \(height), \(picture.bytes)
            from zone where lower(zone_name) = lower(\(picture.zoneName))
            on conflict (zone_id) do update set format = excluded.format, width = excluded.width,
                height = excluded.height, image = excluded.image, picture_id = excluded.picture_id
            returning zone_id
            """)
        guard !rows.isEmpty else { throw Refusal.notFound(.noZoneNamed(picture.zoneName)) }
    }

    /// Removes the plan of a zone with everything placed on it. Throws `Refusal` if there is none.
    public func remove(zoneName: String) async throws {
        let rows = try await database.query(
            """
            delete from zone_plan using zone
            where zone.zone_id = zone_plan.zone_id and lower(zone_name) = lower(\(zoneName)) returning zone.zone_id
            """)
        guard !rows.isEmpty else { throw Self.missing(zoneName) }
    }

    private static func missing(_ zoneName: String) -> Refusal {
        .notFound(.noPlanOfZone(zoneName))
    }
}

extension PlanRepository {
    /// The intended place of an object on its plan.
    public struct Place: Sendable {  // generated: init
        public let kind: PlanThingKind
        public let id: Int64
        /// The coordinates from the left and from the top, 0…1, one point after the other; empty to remove it from the
        /// plan.
        public let points: [Double]
    }

    /// Places objects on the plan of their zone. Throws `Refusal` if the zone has no plan, or an object is not in
    /// use in the zone.
    public static func place(_ places: [Place], zoneName: String, in transaction: Transaction) async throws {
        let rows = try await transaction.query(
            """
            select zone_id, zone_name from zone_plan join zone using (zone_id)
            where lower(zone_name) = lower(\(zoneName)) for key share of zone_plan
            """)
        guard let row = rows.first else { throw missing(zoneName) }
        let (zone, name) = try row.decode((Int64, String).self)
        for place in places {
            guard try await !transaction.query(check(place, zone)).isEmpty else { throw missing(place, name) }
            try await transaction.pipeline(statements(place, zone))
        }
    }

    private static func missing(_ place: Place, _ zone: String) -> Refusal {
        switch place.kind {
        case .room: .notFound(.noRoomInZone(place.id, zone))
        case .scanner: .notFound(.noScannerInZone(place.id, zone))
        case .beacon: .notFound(.noBeaconInZone(place.id, zone))
        }
    }

    /// Checks that an object is in the zone, and locks its row until the transaction ends. Other transactions that move
    /// or retire it also lock that row before its place on the plan.
    private static func check(_ place: Place, _ zone: Int64) -> Query {
        switch place.kind {
        case .room:
            """
            select from room
            where room_id = \(place.id) and zone_id = \(zone) and retired_at is null for share
            """
        case .scanner:
            """
            select from scanner join room using (room_id)
            where scanner_id = \(place.id) and zone_id = \(zone) and scanner.retired_at is null
            for share of scanner, room
            """
        case .beacon:
            """
            select from beacon join room using (room_id)
            where beacon_id = \(place.id) and zone_id = \(zone) and beacon.retired_at is null
            for share of beacon, room
            """
        }
    }

    /// Removes an object from the plan, and places it again.
    private static func statements(_ place: Place, _ zone: Int64) -> [Query] {
        let column = "\(place.kind.rawValue)_id"
        let off: Query = "delete from plan_thing where \(unescaped: column) = \(place.id)"
        guard !place.points.isEmpty else { return [off] }
        return [
            off,
            """
            insert into plan_thing (zone_id, \(unescaped: column), points)
            values (\(zone), \(place.id), \(place.points))
            """,
        ]
    }
}
