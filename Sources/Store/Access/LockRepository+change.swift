public import Devices
public import Foundation
public import Locks
import Phrases
import Postgres

extension Lock {
    /// The properties of a new lock.
    public struct Draft: Sendable {
        public var name: String
        public var roomNumber: String
        public var device: Int64
        public var dialect = LockDialect.hmac
        public var options = Edit()

        public init(name: String, roomNumber: String, device: Int64) {
            self.name = name
            self.roomNumber = roomNumber
            self.device = device
        }
    }

    /// The changes to a lock; nil leaves a property unchanged.
    public struct Edit: Sendable {
        public var name: String?
        public var roomNumber: String?
        public var door: Int64?
        public var device: Int64?
        public var dialect: LockDialect?
        public var gate: PresenceGate?
        public var within: Int?
        public var listeners: [Int64]?
        public var minRSSI: Int?
        public var trustsClient: Bool?
        public var relock: Int?
        public var openHours: OpenHours?
        /// Whether to remove the door.
        public var isWithoutDoor = false
        public var isWithoutMinRSSI = false
        public var isWithoutOpenHours = false

        public init() {}
    }
}

extension LockRepository {
    private static let conflicts = [
        "lock_device_id": Refusal.conflict(.deviceAlreadyLock),
        "lock_name_key": Refusal.conflict(.lockNameTaken),
    ]

    /// Creates a lock. Throws `Refusal`.
    public func create(_ draft: Lock.Draft, at now: Date) async throws -> Int64 {
        try await database.requireRoom(draft.roomNumber)
        try await requireDevice(draft.device)
        let id: Int64 = try await naming(Self.conflicts) {
            try await database.query(
                """
                insert into lock (lock_name, room_id, device_id, dialect, created_at)
                select \(draft.name), room_id, \(draft.device), \(draft.dialect), \(now) from room
                where lower(room_number) = lower(\(draft.roomNumber)) and retired_at is null
                returning lock_id
                """)[0].decode(0)
        }
        try await edit(id, draft.options)
        return id
    }

    /// Changes the given values. Throws `Refusal`.
    public func edit(_ id: Int64, _ edit: Lock.Edit) async throws {
        try await requireFree(id, for: edit)
        if let room = edit.roomNumber { try await database.requireRoom(room) }
        if let device = edit.device { try await requireDevice(device) }
        let rows = try await naming(Self.conflicts) { try await database.query(Self.update(id, edit)) }
        guard !rows.isEmpty else { throw Self.missing }
        try await requireDoorOfRoom(id)
        if let listeners = edit.listeners { try await listen(id, listeners) }
    }

    private static func update(_ id: Int64, _ edit: Lock.Edit) -> Query {
        """
        update lock set lock_name = coalesce(\(edit.name), lock_name),
            room_id = coalesce((
                select room_id from room
                where lower(room_number) = lower(\(edit.roomNumber)) and retired_at is null), room_id),
            device_id = coalesce(\(edit.device), device_id), dialect = coalesce(\(edit.dialect), dialect),
            door_id = case when \(edit.isWithoutDoor) then null else coalesce(\(edit.door), door_id) end,
            gate = coalesce(\(edit.gate), gate), within = coalesce(\(edit.within), within),
            min_rssi = case when \(edit.isWithoutMinRSSI) then null else coalesce(\(edit.minRSSI), min_rssi) end,
            trust_client = coalesce(\(edit.trustsClient), trust_client), relock = coalesce(\(edit.relock), relock),
            open_hours = case when \(edit.isWithoutOpenHours) then null
                else coalesce(\(edit.openHours.map { StoredJSON($0.spans) }), open_hours) end
        where lock_id = \(id) and retired_at is null returning lock_id
        """
    }

    /// Throws `Refusal` if the device or dialect would change while the lock has keys or is being activated, as keys
    /// belong to one device and one dialect.
    private func requireFree(_ id: Int64, for edit: Lock.Edit) async throws {
        guard edit.device != nil || edit.dialect != nil else { return }
        let found = try await database.query(
            """
            select from lock where lock_id = \(id) and (epoch is not null or activation_asked_at is not null)
                and (device_id <> coalesce(\(edit.device), device_id) or dialect <> coalesce(\(edit.dialect), dialect))
            """)
        guard found.isEmpty else {
            throw Refusal.conflict(.lockKeyedResetFirst)
        }
    }

    /// Locks use Rollcall's own device dialect, which carries both lock dialects.
    private func requireDevice(_ id: Int64) async throws {
        let found = try await database.query(
            "select kind, dialect from device where device_id = \(id) and retired_at is null")
        guard let row = found.first else { throw DeviceRepository.missing }
        let (kind, dialect) = try row.decode((String, Dialect).self)
        guard kind == Kind.lockName, dialect == .rollcall else {
            throw Refusal.cannotBeDone(.deviceNotALock)
        }
    }

    private func requireDoorOfRoom(_ id: Int64) async throws {
        let astray = try await database.query(
            """
            select from lock left join door using (door_id)
            where lock_id = \(id) and lock.door_id is not null
                and (door.door_id is null or lock.room_id not in (door.room_a, door.room_b))
            """)
        guard astray.isEmpty else { throw Refusal.cannotBeDone(.doorNotOfRoom) }
    }

    private func listen(_ id: Int64, _ scanners: [Int64]) async throws {
        try await database.query("delete from lock_listener where lock_id = \(id)")
        let written = try await database.query(
            """
            insert into lock_listener (lock_id, scanner_id)
            select \(id), scanner_id from scanner where scanner_id = any(\(scanners)) and retired_at is null
            """)
        guard written.affectedRows == Set(scanners).count else {
            throw Refusal.notFound(.scannerOfListMissing)
        }
    }

    /// Deletes a lock without attempts, and retires any other, whose attempts are kept. Its keys are deleted. Returns
    /// whether it was retired. Throws `Refusal`.
    public func delete(_ id: Int64, at now: Date) async throws -> Bool {
        let deleted = try await database.query(
            """
            delete from lock
            where lock_id = \(id) and not exists (select from unlock where unlock.lock_id = lock.lock_id)
            returning lock_id
            """)
        guard deleted.isEmpty else { return false }
        let retired = try await database.query(LockRetirement.of(id, at: now))
        guard !retired.isEmpty else { throw Self.missing }
        return true
    }
}
