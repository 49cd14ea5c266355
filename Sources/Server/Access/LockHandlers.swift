import Devices
import Foundation
import Locks
import Phrases
import Store
import Vocabulary
import Wire

/// Locks as all people may see them, and their setup by admins.
enum LockHandlers {
    static func list(_ arguments: GetLocks, _ context: HandlerContext) async throws -> GetLocks.Reply {
        let person = try context.person()
        let filter = Lock.Filter(
            lock: arguments.lockID, roomNumber: try Check.text(arguments.roomNumber, "room_number", limit: 45))
        let found = try await LockRepository(context.services.pool).list(
            for: person.id, filter, Check.list(arguments), SchoolTime(try await context.settings()), at: context.now)
        let isAdmin = person.classification == .admin
        return GetLocks.Reply(locks: found.rows.map { LockRecord($0, withSetup: isAdmin) }, total: found.total)
    }

    static func create(_ arguments: CreateLock, _ context: HandlerContext) async throws -> CreateLock.Reply {
        var draft = Lock.Draft(
            name: try Check.text(arguments.lockName, "lock_name", limit: 100),
            roomNumber: try Check.text(arguments.roomNumber, "room_number", limit: 45), device: arguments.deviceID)
        draft.dialect = arguments.dialect ?? .hmac
        draft.options.door = arguments.doorID
        draft.options.gate = arguments.gate
        draft.options.within = try Check.within(arguments.within)
        draft.options.listeners = try arguments.listeners.map(Check.listeners)
        draft.options.minRSSI = try Check.minRSSI(arguments.minRSSI)
        draft.options.trustsClient = arguments.trustClient
        draft.options.relock = try Check.relock(arguments.relock)
        draft.options.openHours = try arguments.openHours.map(Check.openHours)
        let id = try await context.change(.lockCreated, details: { ["lock_id": String($0)] }) { [draft] in
            try await LockRepository($0).create(draft, at: context.now)
        }
        return CreateLock.Reply(lockID: id)
    }

    static func edit(_ arguments: EditLock, _ context: HandlerContext) async throws -> EmptyReply {
        var edit = Lock.Edit()
        edit.name = try Check.text(arguments.lockName, "lock_name", limit: 100)
        edit.roomNumber = try Check.text(arguments.roomNumber, "room_number", limit: 45)
        (edit.door, edit.device, edit.dialect) = (arguments.doorID, arguments.deviceID, arguments.dialect)
        (edit.gate, edit.trustsClient) = (arguments.gate, arguments.trustClient)
        edit.within = try Check.within(arguments.within)
        edit.listeners = try arguments.listeners.map(Check.listeners)
        edit.minRSSI = try Check.minRSSI(arguments.minRSSI)
        edit.relock = try Check.relock(arguments.relock)
        edit.openHours = try arguments.openHours.map(Check.openHours)
        let without = Set(arguments.without ?? [])
        edit.isWithoutDoor = without.contains(.doorID)
        edit.isWithoutMinRSSI = without.contains(.minRSSI)
        edit.isWithoutOpenHours = without.contains(.openHours)
        try await context.change(.lockEdited, details(arguments)) { [edit] in
            try await LockRepository($0).edit(arguments.lockID, edit)
        }
        return EmptyReply()
    }

    /// The changes of access as text, for the audit.
    private static func details(_ arguments: EditLock) -> [String: String] {
        var details = ["lock_id": String(arguments.lockID)]
        details["room_number"] = arguments.roomNumber
        details["gate"] = arguments.gate?.rawValue
        details["trust_client"] = arguments.trustClient.map(String.init)
        return details
    }

    static func delete(_ arguments: DeleteLock, _ context: HandlerContext) async throws -> DeleteLock.Reply {
        let retired = try await context.change(.lockDeleted, ["lock_id": String(arguments.lockID)]) {
            try await LockRepository($0).delete(arguments.lockID, at: context.now)
        }
        return DeleteLock.Reply(retired: retired)
    }
}

extension Check {
    fileprivate static func within(_ seconds: Int?) throws -> Int? {
        try range(seconds, "within", LockRules.withinRange)
    }

    fileprivate static func minRSSI(_ level: Int?) throws -> Int? { try range(level, "min_rssi", -127...20) }

    fileprivate static func relock(_ seconds: Int?) throws -> Int? { try range(seconds, "relock", 1...3_600) }

    fileprivate static func listeners(_ scanners: [Int64]) throws -> [Int64] {
        guard scanners.count <= 100 else {
            throw Refusal(.badArguments, .argumentNamesTooMany("listeners", 100), argument: "listeners")
        }
        return scanners
    }

    fileprivate static func openHours(_ hours: [HoursRecord]) throws -> OpenHours {
        try Check.hours(hours, "open_hours", limit: 50)
    }
}

extension LockRecord {
    fileprivate init(_ lock: Lock, withSetup: Bool) {
        self.init(
            lockID: lock.id, lockName: lock.name, roomNumber: lock.roomNumber, zoneName: lock.zoneName,
            deviceID: lock.device, state: lock.state, door: lock.door, battery: lock.battery.map { Int($0.rounded()) },
            weak: lock.setup.dialect.isWeak, gate: lock.setup.gate, mayUnlock: lock.mayUnlock, near: lock.isNear,
            setup: withSetup ? LockSetupRecord(lock.setup) : nil, retiredAt: lock.retiredAt)
    }
}

extension LockSetupRecord {
    fileprivate init(_ setup: LockSetup) {
        self.init(
            doorID: setup.door, otherRoomNumber: setup.otherRoomNumber, dialect: setup.dialect, within: setup.within,
            listeners: setup.listeners.map { LockListenerRecord(scannerID: $0.id, scannerName: $0.name) },
            minRSSI: setup.minRSSI, trustClient: setup.trustsClient, relock: setup.relock,
            openHours: setup.openHours?.records ?? [], epoch: setup.epoch,
            activatedAt: setup.activatedAt, createdAt: setup.createdAt)
    }
}
