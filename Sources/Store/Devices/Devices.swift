public import Devices
public import Foundation
import Phrases
public import Postgres
public import Vocabulary

/// A device in a room, as a particular person sees it.
public struct Device: Equatable, Sendable {
    public let id: Int64
    public let name: String
    public let kind: String
    public let serial: String
    /// Nil if it is in no room.
    public let roomNumber: String?
    public let zoneName: String?
    public let dialect: Dialect
    /// The person who registered it; nil if there is none or they were erased.
    public let owner: Person?
    /// What the caller may do with it.
    public let level: DeviceLevel
    /// Whether schedules and rules may close something that moves, and why.
    public let isUnattended: Bool
    public let unattendedReason: String?
    /// Until when a code can be used to register it; nil if absent.
    public let codeUntil: Date?
    /// Until when it can be registered without a code.
    public let registrationOpenUntil: Date?
    public let createdAt: Date
    public let retiredAt: Date?
    public let state: DeviceState
}

/// The last reported state of a device.
public struct DeviceState: Equatable, Sendable {
    public let properties: DeviceProperties
    public let firmware: String?
    /// What led to it, as reported by the device: `button`, `command:12` …
    public let cause: String?
    public let reportedAt: Date?
    public let isConnected: Bool
    /// Since when it has been connected, or disconnected; nil if it never connected.
    public let connectedAt: Date?
    /// Since when only a person may move it.
    public let obstructedAt: Date?
    /// How many of its messages were refused, by reason.
    public let refused: [String: Int]
}

/// Devices as people see and change them.
public struct DeviceRepository: Sendable {
    /// The channel that announces the number of each device that changed, or reported a new state.
    public static let channel = "device"

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Returns the devices that the person may see, by room; retired ones last, and only for those who may manage them.
    public func list(
        for person: Int64, _ filter: Device.Filter = Device.Filter(), _ list: ListQuery = ListQuery()
    ) async throws -> Listing<Device> {
        try await database.listing(Self.columns, order: Self.order, list, decode: Device.init(row:)) { part in
            """
            select \(unescaped: part.columns)
            from (
                select \(person)::bigint as asker, \(filter.roomNumber)::text as room,
                    \(filter.device)::bigint as device, \(filter.serial)::text as serial,
                    \(list.search)::text as search
            ) asked cross join \(unescaped: Self.tables)
            \(unescaped: part.order) limit \(part.limit) offset \(part.offset)
            """
        }
    }

    private static let order = """
        device.retired_at is not null, room_number is null, lower(room_number), lower(device_name), device.device_id
        """

    /// Returns the device with this number or serial that the person may see, in use or not. Throws `Refusal`.
    public func find(_ filter: Device.Filter, for person: Int64) async throws -> Device {
        guard let device = try await list(for: person, filter, ListQuery(limit: 1)).rows.first else {
            throw Self.missing
        }
        return device
    }

    /// Returns the number of the device in use with this serial. Throws `Refusal`.
    public func number(ofSerial serial: String) async throws -> Int64 {
        let rows = try await database.query(
            "select device_id from device where lower(serial) = lower(\(serial)) and retired_at is null")
        guard let row = rows.first else { throw Self.missing }
        return try row.decode(0)
    }

    /// Returns the devices that a person may see.
    public func seen(by person: Int64) async throws -> Set<Int64> {
        let rows = try await database.query("select device_id from device_access where person_id = \(person)")
        return Set(try rows.map { try $0.decode(0) })
    }

    /// Returns the last reported states of some devices.
    public func states(of devices: [Int64]) async throws -> [Int64: DeviceState] {
        let rows = try await database.query(
            """
            select device_id, properties, firmware, cause, reported_at, connected, connected_at, obstructed_at, refused
            from device_state where device_id = any(\(devices))
            """)
        return try rows.reduce(into: [:]) { $0[try $1.decode("device_id")] = try DeviceState(row: $1) }
    }

    /// The same error for hidden and nonexistent devices, so that it does not reveal whether one exists.
    static let missing = Refusal.notFound(.noSuchDevice)
    static let notYours = Refusal.notAllowed(.deviceCommandNotAllowed)

    private static let columns = """
        device.device_id, device_name, kind, device.serial, room_number, zone_name, dialect, access.level, unattended,
        unattended_reason, code_until, registration_open_until, device.created_at, device.retired_at,
        holder.person_id as owner_id, holder.email, holder.first_name, holder.last_name, holder.classification,
        properties, firmware, cause, reported_at, connected, connected_at, obstructed_at, refused
        """
    private static let tables = """
        device
        join device_access access on access.device_id = device.device_id and access.person_id = asker
        join device_state on device_state.device_id = device.device_id
        left join room on room.room_id = device.room_id left join zone on zone.zone_id = room.zone_id
        left join person holder on holder.person_id = device.owner
        where strpos(
            searchable(device_name || ' ' || device.serial || ' ' || coalesce(room_number, '')), searchable(search)) > 0
            and (asked.room is null or lower(room_number) = lower(asked.room))
            and (asked.device is null or device.device_id = asked.device)
            and (asked.serial is null or lower(device.serial) = lower(asked.serial) and device.retired_at is null)
            and (device.retired_at is null or access.level = 'manage')
        """
}

extension Device {
    /// A selection of devices; a nil member does not restrict it.
    public struct Filter: Sendable {
        public let roomNumber: String?
        public let device: Int64?
        /// The serial of a device in use.
        public let serial: String?

        public init(roomNumber: String? = nil, device: Int64? = nil, serial: String? = nil) {
            self.roomNumber = roomNumber
            self.device = device
            self.serial = serial
        }
    }

    fileprivate init(row: Row) throws {
        self.init(
            id: try row.decode("device_id"), name: try row.decode("device_name"), kind: try row.decode("kind"),
            serial: try row.decode("serial"), roomNumber: try row.decode("room_number"),
            zoneName: try row.decode("zone_name"), dialect: try row.decode("dialect"), owner: try Self.owner(row),
            level: try row.decode("level"), isUnattended: try row.decode("unattended"),
            unattendedReason: try row.decode("unattended_reason"), codeUntil: try row.decode("code_until"),
            registrationOpenUntil: try row.decode("registration_open_until"),
            createdAt: try row.decode("created_at"), retiredAt: try row.decode("retired_at"),
            state: try DeviceState(row: row))
    }

    private static func owner(_ row: Row) throws -> Person? {
        guard let id: Int64 = try row.decode("owner_id") else { return nil }
        return Person(
            id: id, email: try row.decode("email"), firstName: try row.decode("first_name"),
            lastName: try row.decode("last_name"), classification: try row.decode("classification"))
    }
}

extension DeviceState {
    init(row: Row) throws {
        self.init(
            properties: try row.json("properties") ?? [:], firmware: try row.decode("firmware"),
            cause: try row.decode("cause"), reportedAt: try row.decode("reported_at"),
            isConnected: try row.decode("connected"), connectedAt: try row.decode("connected_at"),
            obstructedAt: try row.decode("obstructed_at"), refused: try row.json("refused") ?? [:])
    }
}
