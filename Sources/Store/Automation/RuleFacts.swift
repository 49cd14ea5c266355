public import Devices
public import Foundation
public import Postgres
import Vocabulary

/// The facts on which rules depend, as the database has them now.
public struct RuleFacts: Sendable {
    /// A scanner counts as listening if it reported so within three heartbeats, in seconds.
    public static let timeout = 30.0

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// A room in use.
    public struct Room: Equatable, Sendable {
        public let id: Int64
        public let zone: Int64
        public let scanners: Int
        /// How many of its scanners are listening.
        public let listening: Int
    }

    public func rooms(at now: Date) async throws -> [Room] {
        try await database.query(
            """
            select room.room_id, zone_id, count(scanner_id),
                count(scanner_id) filter (
                    where \(listeningAt: now))
            from room left join scanner on scanner.room_id = room.room_id and scanner.retired_at is null
            where room.retired_at is null group by room.room_id order by room.room_id
            """
        ).map { row in
            let (id, zone, scanners, listening) = try row.decode((Int64, Int64, Int, Int).self)
            return Room(id: id, zone: zone, scanners: scanners, listening: listening)
        }
    }

    /// Returns the beliefs about all people who are, or may be, somewhere, and the newest change certainly included.
    public func beliefs() async throws -> (beliefs: [(person: Int64, belief: RoomCounts.Belief)], change: Int64) {
        let results = try await database.pipeline([
            "select coalesce(max(change_id), 0) from whereabouts_change",
            """
            select person_id, state, case when state = 'present' then whereabouts.room_id else last_room.room_id end
            from shown_whereabouts whereabouts left join \(unescaped: WhereaboutsRepository.lastRoom) on true
            where state <> 'left'
            """,
        ])
        let beliefs = try results[1].map { row in
            let (person, state, room) = try row.decode((Int64, WhereaboutsState, Int64?).self)
            return (person: person, belief: RoomCounts.Belief(state, room: room, lastRoom: room))
        }
        return (beliefs, try results[0][0].decode(0))
    }

    /// Returns the newest change that was processed when the state of the rules was last stored.
    public func progress() async throws -> Int64 {
        try await database.query("select change_id from rule_progress")[0].decode(0)
    }

    /// A change of whereabouts.
    public struct Change: Equatable, Sendable {
        public let id: Int64
        public let person: Int64
        public let belief: RoomCounts.Belief
        public let at: Date
    }

    /// Returns the changes after one, the oldest first.
    public func changes(after id: Int64, limit: Int) async throws -> [Change] {
        try await database.query(
            """
            select change_id, person_id, state, room_id, previous_room_id, decided_at from whereabouts_change
            where change_id > \(id) order by change_id limit \(limit)
            """
        ).map(Self.change)
    }

    /// Returns the rooms that a person has entered or left since a change, or in which a scanner resumed listening,
    /// with the time when that last happened.
    public func disturbed(after id: Int64) async throws -> [Int64: Date] {
        let rows = try await database.query(
            """
            select room, max(at) from (
                select room, decided_at as at from whereabouts_change
                    cross join lateral (values (room_id), (previous_room_id)) touched (room)
                where change_id > \(id)
                union all
                select room_id, until_at from scanner cross join lateral (
                    select until_at from scanner_pause where scanner_pause.scanner_id = scanner.scanner_id
                    order by from_at desc limit 1) pause
                where retired_at is null
            ) disturbed
            where room is not null group by room
            """)
        return Dictionary(try rows.map { try $0.decode((Int64, Date).self) }, uniquingKeysWith: { $1 })
    }

    /// Returns the changes of a period, the oldest first.
    public func changes(from start: Date, through end: Date) async throws -> [Change] {
        try await database.query(
            """
            select change_id, person_id, state, room_id, previous_room_id, decided_at from whereabouts_change
            where decided_at >= \(start) and decided_at <= \(end) order by change_id
            """
        ).map(Self.change)
    }

    static func change(_ row: Row) throws -> Change {
        let (id, person, state, room, previous, at) = try row.decode(
            (Int64, Int64, WhereaboutsState, Int64?, Int64?, Date).self)
        return Change(
            id: id, person: person, belief: RoomCounts.Belief(state, room: room, lastRoom: previous), at: at)
    }
}

extension RoomCounts.Belief {
    init(_ state: WhereaboutsState, room: Int64?, lastRoom: Int64?) {
        self =
            switch state {
            case .present: room.map { .present(room: $0) } ?? .unknown(lastRoom: nil)
            case .unknown: .unknown(lastRoom: room ?? lastRoom)
            case .left: .left
            }
    }
}

extension RuleFacts {
    /// The state of a device.
    public struct DeviceFact: Equatable, Sendable {
        public let id: Int64
        public let kind: String
        public let device: Surroundings.Device
        public let reportedAt: Date?
        /// The commands that led to it, the most direct cause last.
        public let causes: [Int64]
    }

    /// - Parameter devices: only these; nil for all in use.
    public func devices(_ devices: [Int64]? = nil) async throws -> [DeviceFact] {
        try await database.query(
            """
            select device.device_id, kind, connected, properties, reported_at,
                array_remove(causes || command_id, null) as causes
            from device join device_state using (device_id)
                left join lateral (
                    select command_id, causes from command
                    where command.device_id = device.device_id and command_id
                        = case when cause ~ '^command:[0-9]{1,18}$' then substr(cause, 9)::bigint end
                    offset 0
                ) command on true
            where retired_at is null
                and device.device_id = any(coalesce(\(devices)::bigint[], array(select device_id from device)))
            order by device.device_id
            """
        ).map { row in
            DeviceFact(
                id: try row.decode("device_id"), kind: try row.decode("kind"),
                device: Surroundings.Device(
                    isConnected: try row.decode("connected"), properties: try row.json("properties") ?? [:]),
                reportedAt: try row.decode("reported_at"), causes: try row.decode("causes"))
        }
    }
}
