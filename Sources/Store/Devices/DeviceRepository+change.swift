public import Devices
public import Foundation
import Phrases
import Postgres
import Vocabulary

extension Device {
    /// The properties of a new device.
    public struct Draft: Sendable {  // generated: init
        public let name: String
        public let kind: String
        public let serial: String
        public let roomNumber: String?
        public let dialect: Dialect
        /// In the format of mosquitto's password file.
        public let brokerPassword: String
        /// SHA-256 of the code that registers it.
        public let codeHash: [UInt8]
        public let codeUntil: Date
    }

    /// The changes to a device; nil leaves a property unchanged.
    public struct Edit: Sendable {
        public var name: String?
        public var serial: String?
        /// Empty to remove it from its room.
        public var roomNumber: String?
        public var dialect: Dialect?
        public var isUnattended: Bool?
        public var unattendedReason: String?
        public var brokerPassword: String?
        public var codeHash: [UInt8]?
        public var codeUntil: Date?
        public var registrationOpenUntil: Date?

        public init() {}
    }
}

extension DeviceRepository {
    private static let conflicts = [
        "device_serial_key": Refusal.conflict(.deviceSerialTaken),
        "device_kind_fkey": Refusal.notFound(.noSuchDeviceKind),
        "device_check1": Refusal.cannotBeDone(.unattendedReasonMissing),
    ]

    /// Creates a device. Throws `Refusal`.
    public func create(_ draft: Device.Draft, at now: Date) async throws -> Int64 {
        if let room = draft.roomNumber { try await database.requireRoom(room) }
        return try await naming(Self.conflicts) {
            try await database.query(
                """
                with made as (
                    insert into device (device_name, kind, serial, room_id, dialect, broker_password, code_hash,
                        code_until, created_at)
                    values (\(draft.name), \(draft.kind), \(draft.serial), (
                            select room_id from room
                            where lower(room_number) = lower(\(draft.roomNumber)) and retired_at is null
                        ), \(draft.dialect), \(draft.brokerPassword), \(draft.codeHash), \(draft.codeUntil), \(now))
                    returning device_id
                )
                insert into device_state (device_id) select device_id from made returning device_id
                """)[0].decode(0)
        }
    }

    /// Changes the given values. Throws `Refusal`.
    public func edit(_ id: Int64, _ edit: Device.Edit) async throws {
        if let room = edit.roomNumber, !room.isEmpty { try await database.requireRoom(room) }
        let rows = try await naming(Self.conflicts) {
            try await database.query(
                """
                update device set device_name = coalesce(\(edit.name), device_name),
                    serial = coalesce(\(edit.serial), serial), dialect = coalesce(\(edit.dialect), dialect),
                    room_id = case when \(edit.roomNumber)::text is null then room_id else (
                        select room_id from room
                        where lower(room_number) = lower(\(edit.roomNumber)) and retired_at is null) end,
                    unattended = coalesce(\(edit.isUnattended), unattended),
                    unattended_reason = coalesce(\(edit.unattendedReason), unattended_reason),
                    broker_password = coalesce(\(edit.brokerPassword), broker_password),
                    code_hash = coalesce(\(edit.codeHash), code_hash),
                    code_until = coalesce(\(edit.codeUntil), code_until),
                    registration_open_until = coalesce(\(edit.registrationOpenUntil), registration_open_until)
                where device_id = \(id) and retired_at is null returning device_id
                """)
        }
        guard !rows.isEmpty else { throw Self.missing }
    }

    /// Deletes a device that never received a command and never reported; retires any other together with its lock, and
    /// keeps its commands. Returns whether it was retired. Its token and its code become invalid at once. Throws
    /// `Refusal`.
    public func delete(_ id: Int64, at now: Date) async throws -> Bool {
        let deleted = try await database.query(
            """
            delete from device using device_state
            where device.device_id = \(id) and device_state.device_id = device.device_id and reported_at is null
                and connected_at is null and not exists (select from command where command.device_id = device.device_id)
                and not exists (select from lock where lock.device_id = device.device_id)
            returning device.device_id
            """)
        guard deleted.isEmpty else { return false }
        let retired = try await database.query(
            """
            update device set retired_at = \(now), code_hash = null, code_until = null, registration_open_until = null
            where device_id = \(id) and retired_at is null returning device_id
            """)
        guard !retired.isEmpty else { throw Self.missing }
        try await database.query(LockRetirement.ofDevice(id, at: now))
        return true
    }
}
