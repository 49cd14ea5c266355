public import Devices
public import Foundation
public import Locks
import Phrases
public import Postgres
import Vocabulary

/// A lock, as a particular person sees it.
public struct Lock: Equatable, Sendable {
    public let id: Int64
    public let name: String
    /// The room that it leads into.
    public let roomNumber: String
    public let zoneName: String
    public let device: Int64
    public let state: LockState
    /// The state of its door contact: `closed` or `open`; nil if not reported.
    public let door: String?
    /// In per cent; nil if not reported.
    public let battery: Double?
    public let setup: LockSetup
    public let retiredAt: Date?
    /// Whether the caller is in a room next to its door.
    public let isNear: Bool
    /// Whether the caller has the right to open it now, regardless of their presence.
    public let mayUnlock: Bool
}

/// How a lock is set up.
public struct LockSetup: Equatable, Sendable {
    public let door: Int64?
    /// The room on the other side of that door.
    public let otherRoomNumber: String?
    public let dialect: LockDialect
    public let gate: PresenceGate
    public let within: Int
    public let listeners: [Listener]
    public let minRSSI: Int?
    public let trustsClient: Bool
    public let relock: Int
    public let openHours: OpenHours?
    /// The epoch of its keys.
    public let epoch: Int64?
    public let activatedAt: Date?
    public let createdAt: Date

    /// A scanner that detects people at the door.
    public struct Listener: Codable, Equatable, Sendable {
        public let id: Int64
        public let name: String
    }
}

/// Locks as people see and change them.
public struct LockRepository: Sendable {
    /// The channel that announces the number of each lock that changed.
    public static let channel = "lock"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the locks that the person may know of, nearby ones first, and retired ones last and only for admins.
    public func list(
        for person: Int64, _ filter: Lock.Filter = Lock.Filter(), _ list: ListQuery = ListQuery(), _ time: SchoolTime,
        at now: Date
    ) async throws -> Listing<Lock> {
        let rights = try await LockRights.read(of: person, database, at: now)
        return try await database.listing(
            Self.columns, order: Self.order, list, decode: { try Lock(row: $0, rights, time, at: now) }
        ) { part in
            """
            select \(unescaped: part.columns)
            from (
                select \(person)::bigint as asker, \(filter.lock)::bigint as lock,
                    \(filter.roomNumber)::text as room, \(list.search)::text as search,
                    \(rights.isAdmin)::boolean as is_admin, \(rights.level)::bigint as level,
                    \(rights.rooms)::bigint[] as rooms
            ) asked cross join \(unescaped: Self.tables)
            \(unescaped: part.order) limit \(part.limit) offset \(part.offset)
            """
        }
    }

    static let missing = Refusal.notFound(.noSuchLock)

    private static let columns = """
        lock.lock_id, lock_name, room.room_id, room.room_number, zone_name, lock.device_id, lock.dialect, gate, within,
        min_rssi, trust_client, relock, open_hours, epoch, activated_at, lock.created_at, lock.retired_at,
        room.required_level, connected, properties, lock.door_id, other.room_number as other_room_number,
        \(isNear) as is_near, (
            select jsonb_agg(jsonb_build_object('id', scanner_id, 'name', scanner_name) order by lower(scanner_name))
            from lock_listener join scanner using (scanner_id) where lock_listener.lock_id = lock.lock_id
        ) as listeners
        """
    private static let isNear = """
        exists (
            select from shown_whereabouts here
            where here.person_id = asker and here.state = 'present'
                and here.room_id in (room.room_id, other.room_id))
        """
    private static let order = """
        lock.retired_at is not null, not \(isNear), lower(lock_name), lock.lock_id
        """
    private static let tables = """
        lock join room on room.room_id = lock.room_id join zone on zone.zone_id = room.zone_id
        join device_state on device_state.device_id = lock.device_id
        left join door on door.door_id = lock.door_id
        left join room other on other.room_id = \(otherRoom)
        where strpos(searchable(lock_name || ' ' || room.room_number), searchable(search)) > 0
            and (asked.lock is null or lock.lock_id = asked.lock)
            and (asked.room is null or lower(room.room_number) = lower(asked.room))
            and (is_admin or lock.retired_at is null and (room.required_level <= level or lock.room_id = any(rooms)))
        """

    /// The room on the other side of the lock's door.
    static let otherRoom = "case lock.room_id when door.room_a then door.room_b when door.room_b then door.room_a end"
}

extension Lock {
    /// A selection of locks; a nil member does not restrict it.
    public struct Filter: Sendable {
        public let lock: Int64?
        public let roomNumber: String?

        public init(lock: Int64? = nil, roomNumber: String? = nil) {
            self.lock = lock
            self.roomNumber = roomNumber
        }
    }

    fileprivate init(row: Row, _ rights: LockRights, _ time: SchoolTime, at now: Date) throws {
        let setup = try LockSetup(row: row)
        let said: DeviceProperties = try row.json("properties") ?? [:]
        let rules = LockRules(requiredLevel: try row.decode("required_level"), isWeak: setup.dialect.isWeak)
        let retiredAt: Date? = try row.decode("retired_at")
        let mayUnlock = rights.mayUnlock(rules, room: try row.decode("room_id"), time, at: now)
        self.init(
            id: try row.decode("lock_id"), name: try row.decode("lock_name"),
            roomNumber: try row.decode("room_number"), zoneName: try row.decode("zone_name"),
            device: try row.decode("device_id"),
            state: LockState(said, hasKeys: setup.epoch != nil, isConnected: try row.decode("connected")),
            door: said["door"]?.text, battery: said["battery"]?.number, setup: setup, retiredAt: retiredAt,
            isNear: try row.decode("is_near"),
            mayUnlock: retiredAt == nil && mayUnlock)
    }
}

extension LockSetup {
    fileprivate init(row: Row) throws {
        self.init(
            door: try row.decode("door_id"), otherRoomNumber: try row.decode("other_room_number"),
            dialect: try row.decode("dialect"), gate: try row.decode("gate"), within: try row.decode("within"),
            listeners: try row.json("listeners") ?? [], minRSSI: try row.decode("min_rssi"),
            trustsClient: try row.decode("trust_client"), relock: try row.decode("relock"),
            openHours: try row.json("open_hours").map(OpenHours.init), epoch: try row.decode("epoch"),
            activatedAt: try row.decode("activated_at"), createdAt: try row.decode("created_at"))
    }
}

extension LockState {
    /// Decodes the state that its device reported.
    fileprivate init(_ said: DeviceProperties, hasKeys: Bool, isConnected: Bool) {
        guard hasKeys else {
            self = .new
            return
        }
        guard isConnected else {
            self = .away
            return
        }
        self =
            switch said["bolt"]?.text {
            case "locked": .locked
            case "unlocked": .unlocked
            case "jammed": .jammed
            default: .unknown
            }
    }
}

extension PropertyValue {
    fileprivate var text: String? { if case .text(let text) = self { text } else { nil } }
    fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
}
