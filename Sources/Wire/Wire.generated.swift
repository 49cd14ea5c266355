// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

public import Beacon
public import Devices
public import Foundation
public import Vocabulary

extension ClearanceRecord {
    enum CodingKeys: String, CodingKey {
        case clearanceID = "clearance_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case groupID = "group_id"
        case groupName = "group_name"
        case from
        case until
        case weekdays
        case hours
        case createdAt = "created_at"
    }

    public init(
        clearanceID: Int64, roomNumber: String, zoneName: String, personID: Int64? = nil, email: String? = nil,
        firstName: String? = nil, lastName: String? = nil, groupID: Int64? = nil, groupName: String? = nil,
        from: CivilDay? = nil, until: CivilDay? = nil, weekdays: [Weekday], hours: ClockHours? = nil, createdAt: Date,
        _: Void = ()
    ) {
        self.init(
            clearanceID: clearanceID, roomNumber: roomNumber, zoneName: zoneName, personID: personID, email: email,
            firstName: firstName, lastName: lastName, groupID: groupID, groupName: groupName, from: from, until: until,
            weekdays: weekdays, hours: hours, createdAt: createdAt
        )
    }
}

extension ClearanceHolder {
    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case groupName = "group_name"
        case groupID = "group_id"
    }

    public init(
        email: String? = nil, personID: Int64? = nil, groupName: String? = nil, groupID: Int64? = nil, _: Void = ()
    ) {
        self.init(email: email, personID: personID, groupName: groupName, groupID: groupID)
    }
}

extension EditClearance {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case add
        case remove
        case from
        case until
        case weekdays
        case hours
    }

    public init(
        roomNumber: String, add: [ClearanceHolder]? = nil, remove: [ClearanceHolder]? = nil, from: CivilDay? = nil,
        until: CivilDay? = nil, weekdays: [Weekday]? = nil, hours: ClockHours? = nil, _: Void = ()
    ) {
        self.init(
            roomNumber: roomNumber, add: add, remove: remove, from: from, until: until, weekdays: weekdays, hours: hours
        )
    }
}

extension GetClearances {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case personID = "person_id"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        roomNumber: String? = nil, personID: Int64? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(roomNumber: roomNumber, personID: personID, search: search, page: page, pageSize: pageSize)
    }
}

extension GetClearances.Reply {
    public init(clearances: [ClearanceRecord], total: Int, _: Void = ()) {
        self.init(clearances: clearances, total: total)
    }
}

extension ClockHours {
    public init(from: ClockTime, until: ClockTime, _: Void = ()) {
        self.init(from: from, until: until)
    }
}

extension ClearanceFact {
    enum CodingKeys: String, CodingKey {
        case clearanceID = "clearance_id"
        case holds
    }

    public init(clearanceID: Int64, holds: Bool, _: Void = ()) {
        self.init(clearanceID: clearanceID, holds: holds)
    }
}

extension BookingFact {
    enum CodingKeys: String, CodingKey {
        case bookingID = "booking_id"
        case from
        case until
        case holds
    }

    public init(bookingID: Int64, from: Date, until: Date, holds: Bool, _: Void = ()) {
        self.init(bookingID: bookingID, from: from, until: until, holds: holds)
    }
}

extension ListenerFact {
    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
        case scannerName = "scanner_name"
        case alive
        case heardAt = "heard_at"
        case rssi
    }

    public init(
        scannerID: Int64, scannerName: String, alive: Bool, heardAt: Date? = nil, rssi: Int? = nil, _: Void = ()
    ) {
        self.init(scannerID: scannerID, scannerName: scannerName, alive: alive, heardAt: heardAt, rssi: rssi)
    }
}

extension FollowedInRecord {
    enum CodingKeys: String, CodingKey {
        case visitID = "visit_id"
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case roomNumber = "room_number"
        case enteredAt = "entered_at"
        case source
        case behindAttemptID = "behind_attempt_id"
        case behindPersonID = "behind_person_id"
        case behindFirstName = "behind_first_name"
        case behindLastName = "behind_last_name"
        case behindAt = "behind_at"
        case doorOpenedAt = "door_opened_at"
        case doorClosedAt = "door_closed_at"
    }

    public init(
        visitID: Int64, personID: Int64, email: String? = nil, firstName: String, lastName: String, roomNumber: String,
        enteredAt: Date, source: VisitSource? = nil, behindAttemptID: Int64? = nil, behindPersonID: Int64? = nil,
        behindFirstName: String? = nil, behindLastName: String? = nil, behindAt: Date? = nil, doorOpenedAt: Date? = nil,
        doorClosedAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            visitID: visitID, personID: personID, email: email, firstName: firstName, lastName: lastName,
            roomNumber: roomNumber, enteredAt: enteredAt, source: source, behindAttemptID: behindAttemptID,
            behindPersonID: behindPersonID, behindFirstName: behindFirstName, behindLastName: behindLastName,
            behindAt: behindAt, doorOpenedAt: doorOpenedAt, doorClosedAt: doorClosedAt
        )
    }
}

extension LockRecord {
    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
        case lockName = "lock_name"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case deviceID = "device_id"
        case state
        case door
        case battery
        case weak
        case gate
        case mayUnlock = "may_unlock"
        case near
        case setup
        case retiredAt = "retired_at"
    }

    public init(
        lockID: Int64, lockName: String, roomNumber: String, zoneName: String, deviceID: Int64, state: LockState,
        door: String? = nil, battery: Int? = nil, weak: Bool, gate: PresenceGate, mayUnlock: Bool, near: Bool,
        setup: LockSetupRecord? = nil, retiredAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            lockID: lockID, lockName: lockName, roomNumber: roomNumber, zoneName: zoneName, deviceID: deviceID,
            state: state, door: door, battery: battery, weak: weak, gate: gate, mayUnlock: mayUnlock, near: near,
            setup: setup, retiredAt: retiredAt
        )
    }
}

extension LockSetupRecord {
    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
        case otherRoomNumber = "other_room_number"
        case dialect
        case within
        case listeners
        case minRSSI = "min_rssi"
        case trustClient = "trust_client"
        case relock
        case openHours = "open_hours"
        case epoch
        case activatedAt = "activated_at"
        case createdAt = "created_at"
    }

    public init(
        doorID: Int64? = nil, otherRoomNumber: String? = nil, dialect: LockDialect, within: Int,
        listeners: [LockListenerRecord], minRSSI: Int? = nil, trustClient: Bool, relock: Int, openHours: [HoursRecord],
        epoch: Int64? = nil, activatedAt: Date? = nil, createdAt: Date, _: Void = ()
    ) {
        self.init(
            doorID: doorID, otherRoomNumber: otherRoomNumber, dialect: dialect, within: within, listeners: listeners,
            minRSSI: minRSSI, trustClient: trustClient, relock: relock, openHours: openHours, epoch: epoch,
            activatedAt: activatedAt, createdAt: createdAt
        )
    }
}

extension LockListenerRecord {
    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
        case scannerName = "scanner_name"
    }

    public init(scannerID: Int64, scannerName: String, _: Void = ()) {
        self.init(scannerID: scannerID, scannerName: scannerName)
    }
}

extension GetLocks {
    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
        case roomNumber = "room_number"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        lockID: Int64? = nil, roomNumber: String? = nil, search: String? = nil, page: Int? = nil, pageSize: Int? = nil,
        _: Void = ()
    ) {
        self.init(lockID: lockID, roomNumber: roomNumber, search: search, page: page, pageSize: pageSize)
    }
}

extension GetLocks.Reply {
    public init(locks: [LockRecord], total: Int, _: Void = ()) {
        self.init(locks: locks, total: total)
    }
}

extension CreateLock {
    enum CodingKeys: String, CodingKey {
        case lockName = "lock_name"
        case roomNumber = "room_number"
        case doorID = "door_id"
        case deviceID = "device_id"
        case dialect
        case gate
        case within
        case listeners
        case minRSSI = "min_rssi"
        case trustClient = "trust_client"
        case relock
        case openHours = "open_hours"
    }

    public init(
        lockName: String, roomNumber: String, doorID: Int64? = nil, deviceID: Int64, dialect: LockDialect? = nil,
        gate: PresenceGate? = nil, within: Int? = nil, listeners: [Int64]? = nil, minRSSI: Int? = nil,
        trustClient: Bool? = nil, relock: Int? = nil, openHours: [HoursRecord]? = nil, _: Void = ()
    ) {
        self.init(
            lockName: lockName, roomNumber: roomNumber, doorID: doorID, deviceID: deviceID, dialect: dialect,
            gate: gate, within: within, listeners: listeners, minRSSI: minRSSI, trustClient: trustClient,
            relock: relock, openHours: openHours
        )
    }
}

extension CreateLock.Reply {
    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
    }

    public init(lockID: Int64, _: Void = ()) {
        self.init(lockID: lockID)
    }
}

extension EditLock {
    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
        case lockName = "lock_name"
        case roomNumber = "room_number"
        case doorID = "door_id"
        case deviceID = "device_id"
        case dialect
        case gate
        case within
        case listeners
        case minRSSI = "min_rssi"
        case trustClient = "trust_client"
        case relock
        case openHours = "open_hours"
        case without
    }

    public init(
        lockID: Int64, lockName: String? = nil, roomNumber: String? = nil, doorID: Int64? = nil, deviceID: Int64? = nil,
        dialect: LockDialect? = nil, gate: PresenceGate? = nil, within: Int? = nil, listeners: [Int64]? = nil,
        minRSSI: Int? = nil, trustClient: Bool? = nil, relock: Int? = nil, openHours: [HoursRecord]? = nil,
        without: [LockMember]? = nil, _: Void = ()
    ) {
        self.init(
            lockID: lockID, lockName: lockName, roomNumber: roomNumber, doorID: doorID, deviceID: deviceID,
            dialect: dialect, gate: gate, within: within, listeners: listeners, minRSSI: minRSSI,
            trustClient: trustClient, relock: relock, openHours: openHours, without: without
        )
    }
}

extension DeleteLock {
    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
    }

    public init(lockID: Int64, _: Void = ()) {
        self.init(lockID: lockID)
    }
}

extension DeleteLock.Reply {
    public init(retired: Bool, _: Void = ()) {
        self.init(retired: retired)
    }
}

extension ActivateLock {
    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
        case fingerprint
        case code
    }

    public init(lockID: Int64, fingerprint: String? = nil, code: String? = nil, _: Void = ()) {
        self.init(lockID: lockID, fingerprint: fingerprint, code: code)
    }
}

extension ActivateLock.Reply {
    public init(epoch: Int64, _: Void = ()) {
        self.init(epoch: epoch)
    }
}

extension ResetLock {
    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
    }

    public init(lockID: Int64, _: Void = ()) {
        self.init(lockID: lockID)
    }
}

extension Unlock {
    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
        case code
        case overrideReason = "override_reason"
    }

    public init(lockID: Int64, code: String? = nil, overrideReason: String? = nil, _: Void = ()) {
        self.init(lockID: lockID, code: code, overrideReason: overrideReason)
    }
}

extension Unlock.Reply {
    enum CodingKeys: String, CodingKey {
        case attemptID = "attempt_id"
        case outcome
        case outcomeReason = "outcome_reason"
        case reasons
        case relocksAt = "relocks_at"
    }

    public init(
        attemptID: Int64, outcome: UnlockState, outcomeReason: String? = nil, reasons: [UnlockReason],
        relocksAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            attemptID: attemptID, outcome: outcome, outcomeReason: outcomeReason, reasons: reasons, relocksAt: relocksAt
        )
    }
}

extension UnlockRecord {
    enum CodingKeys: String, CodingKey {
        case attemptID = "attempt_id"
        case lockID = "lock_id"
        case lockName = "lock_name"
        case roomNumber = "room_number"
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case askedAt = "asked_at"
        case way
        case source
        case granted
        case right
        case rightID = "right_id"
        case sight
        case sightSource = "sight_source"
        case sightMilliseconds = "sight_ms"
        case reasons
        case overrideReason = "override_reason"
        case hold
        case outcome
        case outcomeReason = "outcome_reason"
        case endedAt = "ended_at"
        case milliseconds
    }

    public init(
        attemptID: Int64, lockID: Int64, lockName: String, roomNumber: String, personID: Int64? = nil,
        email: String? = nil, firstName: String? = nil, lastName: String? = nil, askedAt: Date, way: UnlockChannel,
        source: String, granted: Bool, right: UnlockRightSort? = nil, rightID: Int64? = nil, sight: UnlockPresence,
        sightSource: String? = nil, sightMilliseconds: Int? = nil, reasons: [UnlockReason],
        overrideReason: String? = nil, hold: Int, outcome: UnlockState, outcomeReason: String? = nil,
        endedAt: Date? = nil, milliseconds: Int? = nil, _: Void = ()
    ) {
        self.init(
            attemptID: attemptID, lockID: lockID, lockName: lockName, roomNumber: roomNumber, personID: personID,
            email: email, firstName: firstName, lastName: lastName, askedAt: askedAt, way: way, source: source,
            granted: granted, right: right, rightID: rightID, sight: sight, sightSource: sightSource,
            sightMilliseconds: sightMilliseconds, reasons: reasons, overrideReason: overrideReason, hold: hold,
            outcome: outcome, outcomeReason: outcomeReason, endedAt: endedAt, milliseconds: milliseconds
        )
    }
}

extension UnlockEvent {
    enum CodingKeys: String, CodingKey {
        case attemptID = "attempt_id"
        case lockID = "lock_id"
        case personID = "person_id"
        case outcome
    }

    public init(attemptID: Int64, lockID: Int64, personID: Int64? = nil, outcome: UnlockState, _: Void = ()) {
        self.init(attemptID: attemptID, lockID: lockID, personID: personID, outcome: outcome)
    }
}

extension GetUnlocks {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case lockID = "lock_id"
        case outcome
        case from
        case to
        case followedIn = "followed_in"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        personID: Int64? = nil, lockID: Int64? = nil, outcome: UnlockState? = nil, from: Date? = nil, to: Date? = nil,
        followedIn: Bool? = nil, search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(
            personID: personID, lockID: lockID, outcome: outcome, from: from, to: to, followedIn: followedIn,
            search: search, page: page, pageSize: pageSize
        )
    }
}

extension GetUnlocks.Reply {
    enum CodingKeys: String, CodingKey {
        case unlocks
        case followedIn = "followed_in"
        case total
    }

    public init(unlocks: [UnlockRecord], followedIn: [FollowedInRecord]? = nil, total: Int, _: Void = ()) {
        self.init(unlocks: unlocks, followedIn: followedIn, total: total)
    }
}

extension GetOwnUnlocks {
    enum CodingKeys: String, CodingKey {
        case lockID = "lock_id"
        case outcome
        case from
        case to
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        lockID: Int64? = nil, outcome: UnlockState? = nil, from: Date? = nil, to: Date? = nil, search: String? = nil,
        page: Int? = nil, pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(lockID: lockID, outcome: outcome, from: from, to: to, search: search, page: page, pageSize: pageSize)
    }
}

extension ExplainUnlock {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case lockID = "lock_id"
    }

    public init(personID: Int64, lockID: Int64, _: Void = ()) {
        self.init(personID: personID, lockID: lockID)
    }
}

extension ExplainUnlock.Reply {
    public init(facts: UnlockFacts, _: Void = ()) {
        self.init(facts: facts)
    }
}

extension UnlockFacts {
    enum CodingKeys: String, CodingKey {
        case granted
        case way
        case right
        case rightID = "right_id"
        case reasons
        case wantsCode = "wants_code"
        case securityLevel = "security_level"
        case requiredLevel = "required_level"
        case passwordPending = "password_pending"
        case clearances
        case bookings
        case gate
        case within
        case minRSSI = "min_rssi"
        case sight
        case sightSource = "sight_source"
        case sightMilliseconds = "sight_ms"
        case listeners
        case lawful
        case badgeTwice = "badge_twice"
        case whereaboutsAt = "whereabouts_at"
        case clientAt = "client_at"
        case weak
        case weakAllowed = "weak_allowed"
    }

    public init(
        granted: Bool, way: UnlockChannel, right: UnlockRightSort? = nil, rightID: Int64? = nil,
        reasons: [UnlockReason], wantsCode: Bool, securityLevel: Int, requiredLevel: Int? = nil, passwordPending: Bool,
        clearances: [ClearanceFact], bookings: [BookingFact], gate: PresenceGate, within: Int, minRSSI: Int? = nil,
        sight: UnlockPresence, sightSource: String? = nil, sightMilliseconds: Int? = nil, listeners: [ListenerFact],
        lawful: Bool, badgeTwice: Bool, whereaboutsAt: Date? = nil, clientAt: Date? = nil, weak: Bool,
        weakAllowed: Bool, _: Void = ()
    ) {
        self.init(
            granted: granted, way: way, right: right, rightID: rightID, reasons: reasons, wantsCode: wantsCode,
            securityLevel: securityLevel, requiredLevel: requiredLevel, passwordPending: passwordPending,
            clearances: clearances, bookings: bookings, gate: gate, within: within, minRSSI: minRSSI, sight: sight,
            sightSource: sightSource, sightMilliseconds: sightMilliseconds, listeners: listeners, lawful: lawful,
            badgeTwice: badgeTwice, whereaboutsAt: whereaboutsAt, clientAt: clientAt, weak: weak,
            weakAllowed: weakAllowed
        )
    }
}

extension GetAccessChanges {
    enum CodingKeys: String, CodingKey {
        case readThrough = "read_through"
    }

    public init(readThrough: Int64? = nil, _: Void = ()) {
        self.init(readThrough: readThrough)
    }
}

extension GetAccessChanges.Reply {
    enum CodingKeys: String, CodingKey {
        case accessChanges = "access_changes"
    }

    public init(accessChanges: [AccessChangeRecord], _: Void = ()) {
        self.init(accessChanges: accessChanges)
    }
}

extension AccessChangeRecord {
    enum CodingKeys: String, CodingKey {
        case accessChangeID = "access_change_id"
        case changedAt = "changed_at"
        case change
        case firstName = "first_name"
        case lastName = "last_name"
    }

    public init(
        accessChangeID: Int64, changedAt: Date, change: String, firstName: String? = nil, lastName: String? = nil,
        _: Void = ()
    ) {
        self.init(
            accessChangeID: accessChangeID, changedAt: changedAt, change: change, firstName: firstName,
            lastName: lastName
        )
    }
}

extension AuditRecord {
    enum CodingKeys: String, CodingKey {
        case auditID = "audit_id"
        case at
        case action
        case actor
        case targets
        case ofAllPeople = "of_all_people"
        case details
        case address
    }

    public init(
        auditID: Int64, at: Date, action: String, actor: AuditPartyRecord? = nil, targets: [AuditPartyRecord],
        ofAllPeople: Bool, details: [String: String], address: String? = nil, _: Void = ()
    ) {
        self.init(
            auditID: auditID, at: at, action: action, actor: actor, targets: targets, ofAllPeople: ofAllPeople,
            details: details, address: address
        )
    }
}

extension AuditPartyRecord {
    enum CodingKeys: String, CodingKey {
        case subjectID = "subject_id"
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
    }

    public init(
        subjectID: UUID, personID: Int64? = nil, email: String? = nil, firstName: String? = nil,
        lastName: String? = nil, _: Void = ()
    ) {
        self.init(subjectID: subjectID, personID: personID, email: email, firstName: firstName, lastName: lastName)
    }
}

extension GetAudit {
    enum CodingKeys: String, CodingKey {
        case search
        case action
        case actorID = "actor_id"
        case personID = "person_id"
        case from
        case to
        case before
        case pageSize = "page_size"
    }

    public init(
        search: String? = nil, action: String? = nil, actorID: Int64? = nil, personID: Int64? = nil, from: Date? = nil,
        to: Date? = nil, before: Int64? = nil, pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(
            search: search, action: action, actorID: actorID, personID: personID, from: from, to: to, before: before,
            pageSize: pageSize
        )
    }
}

extension GetAudit.Reply {
    public init(entries: [AuditRecord], total: Int, next: Int64? = nil, _: Void = ()) {
        self.init(entries: entries, total: total, next: next)
    }
}

extension GetOwnAudit {
    enum CodingKeys: String, CodingKey {
        case search
        case before
        case pageSize = "page_size"
    }

    public init(search: String? = nil, before: Int64? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, before: before, pageSize: pageSize)
    }
}

extension GetOwnAudit.Reply {
    public init(looks: [LookRecord], total: Int, next: Int64? = nil, _: Void = ()) {
        self.init(looks: looks, total: total, next: next)
    }
}

extension ExportOwn {
    enum CodingKeys: String, CodingKey {
        case sightingsAfter = "sightings_after"
    }

    public init(sightingsAfter: Date? = nil, _: Void = ()) {
        self.init(sightingsAfter: sightingsAfter)
    }
}

extension LookRecord {
    enum CodingKeys: String, CodingKey {
        case at
        case action
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case byHelper = "by_helper"
    }

    public init(
        at: Date, action: String, firstName: String? = nil, lastName: String? = nil,
        classification: Classification? = nil, byHelper: Bool = false, _: Void = ()
    ) {
        self.init(
            at: at, action: action, firstName: firstName, lastName: lastName, classification: classification,
            byHelper: byHelper
        )
    }
}

extension ExportPerson {
    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case sightingsAfter = "sightings_after"
    }

    public init(email: String? = nil, personID: Int64? = nil, sightingsAfter: Date? = nil, _: Void = ()) {
        self.init(email: email, personID: personID, sightingsAfter: sightingsAfter)
    }
}

extension ExportPerson.Reply {
    enum CodingKeys: String, CodingKey {
        case at
        case personID = "person_id"
        case tables
        case sightingsAfter = "sightings_after"
    }

    public init(
        at: Date, personID: Int64, tables: [String: [[String: ExportedValue]]], sightingsAfter: Date? = nil,
        _: Void = ()
    ) {
        self.init(at: at, personID: personID, tables: tables, sightingsAfter: sightingsAfter)
    }
}

extension ConditionState {
    public init(
        condition: ConditionRecord, value: Truth, since: Date, met: Bool, missing: [String] = [], _: Void = ()
    ) {
        self.init(condition: condition, value: value, since: since, met: met, missing: missing)
    }
}

extension OrderRecord {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case command
        case args
    }

    public init(deviceID: Int64, command: String, args: DeviceProperties? = nil, _: Void = ()) {
        self.init(deviceID: deviceID, command: command, args: args)
    }
}

extension RuleRecord {
    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
        case ruleName = "rule_name"
        case when
        case requirement = "if"
        case then
        case whenUnknown = "when_unknown"
        case dryRun = "dry_run"
        case enabled
        case stoppedAt = "stopped_at"
        case lastAt = "last_at"
    }

    public init(
        ruleID: Int64, ruleName: String, when: [ConditionRecord], requirement: RequirementRecord? = nil,
        then: [OrderRecord], whenUnknown: Rule.WhenUnknown = .hold, dryRun: Bool = false, enabled: Bool = true,
        stoppedAt: Date? = nil, lastAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            ruleID: ruleID, ruleName: ruleName, when: when, requirement: requirement, then: then,
            whenUnknown: whenUnknown, dryRun: dryRun, enabled: enabled, stoppedAt: stoppedAt, lastAt: lastAt
        )
    }
}

extension GetRules {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetRules.Reply {
    public init(rules: [RuleRecord], total: Int, _: Void = ()) {
        self.init(rules: rules, total: total)
    }
}

extension CreateRule {
    enum CodingKeys: String, CodingKey {
        case ruleName = "rule_name"
        case when
        case requirement = "if"
        case then
        case whenUnknown = "when_unknown"
        case dryRun = "dry_run"
    }

    public init(
        ruleName: String, when: [ConditionRecord], requirement: RequirementRecord? = nil, then: [OrderRecord],
        whenUnknown: Rule.WhenUnknown? = nil, dryRun: Bool? = nil, _: Void = ()
    ) {
        self.init(
            ruleName: ruleName, when: when, requirement: requirement, then: then, whenUnknown: whenUnknown,
            dryRun: dryRun
        )
    }
}

extension CreateRule.Reply {
    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
    }

    public init(ruleID: Int64, _: Void = ()) {
        self.init(ruleID: ruleID)
    }
}

extension EditRule {
    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
        case ruleName = "rule_name"
        case when
        case requirement = "if"
        case withoutIf = "without_if"
        case then
        case whenUnknown = "when_unknown"
        case dryRun = "dry_run"
        case enabled
    }

    public init(
        ruleID: Int64, ruleName: String? = nil, when: [ConditionRecord]? = nil, requirement: RequirementRecord? = nil,
        withoutIf: Bool? = nil, then: [OrderRecord]? = nil, whenUnknown: Rule.WhenUnknown? = nil, dryRun: Bool? = nil,
        enabled: Bool? = nil, _: Void = ()
    ) {
        self.init(
            ruleID: ruleID, ruleName: ruleName, when: when, requirement: requirement, withoutIf: withoutIf, then: then,
            whenUnknown: whenUnknown, dryRun: dryRun, enabled: enabled
        )
    }
}

extension DeleteRule {
    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
    }

    public init(ruleID: Int64, _: Void = ()) {
        self.init(ruleID: ruleID)
    }
}

extension RuleFiringRecord {
    public init(
        at: Date, condition: Int, verdict: String, commands: [Int64] = [], refusals: [String] = [], _: Void = ()
    ) {
        self.init(at: at, condition: condition, verdict: verdict, commands: commands, refusals: refusals)
    }
}

extension RuleEvent {
    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
        case at
        case verdict
        case commands
    }

    public init(ruleID: Int64, at: Date, verdict: String, commands: [Int64], _: Void = ()) {
        self.init(ruleID: ruleID, at: at, verdict: verdict, commands: commands)
    }
}

extension ExplainRule {
    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
    }

    public init(ruleID: Int64, _: Void = ()) {
        self.init(ruleID: ruleID)
    }
}

extension ExplainRule.Reply {
    enum CodingKeys: String, CodingKey {
        case when
        case requirement = "if"
        case met
        case enabled
        case stoppedAt = "stopped_at"
        case firings
    }

    public init(
        when: [ConditionState], requirement: [ConditionState], met: Truth, enabled: Bool, stoppedAt: Date? = nil,
        firings: [RuleFiringRecord], _: Void = ()
    ) {
        self.init(
            when: when, requirement: requirement, met: met, enabled: enabled, stoppedAt: stoppedAt, firings: firings
        )
    }
}

extension TryRule {
    enum CodingKeys: String, CodingKey {
        case ruleID = "rule_id"
        case when
        case requirement = "if"
        case whenUnknown = "when_unknown"
        case from
        case to
    }

    public init(
        ruleID: Int64? = nil, when: [ConditionRecord]? = nil, requirement: RequirementRecord? = nil,
        whenUnknown: Rule.WhenUnknown? = nil, from: Date? = nil, to: Date? = nil, _: Void = ()
    ) {
        self.init(ruleID: ruleID, when: when, requirement: requirement, whenUnknown: whenUnknown, from: from, to: to)
    }
}

extension TryRule.Reply {
    public init(firings: [RuleFiringRecord], total: Int, _: Void = ()) {
        self.init(firings: firings, total: total)
    }
}

extension ScheduleRecord {
    enum CodingKeys: String, CodingKey {
        case scheduleID = "schedule_id"
        case deviceID = "device_id"
        case deviceName = "device_name"
        case command
        case args
        case weekdays
        case at
        case from
        case until
        case requirement = "if"
        case lateBy = "late_by"
        case enabled
        case nextAt = "next_at"
        case lastAt = "last_at"
        case lastOutcome = "last_outcome"
        case lastCommandID = "last_command_id"
        case lastReason = "last_reason"
        case runs
    }

    public init(
        scheduleID: Int64, deviceID: Int64, deviceName: String, command: String, args: DeviceProperties,
        weekdays: [Weekday], at: TimeOfDay, from: CivilDay? = nil, until: CivilDay? = nil,
        requirement: RequirementRecord? = nil, lateBy: Int = 300, enabled: Bool = true, nextAt: Date? = nil,
        lastAt: Date? = nil, lastOutcome: String? = nil, lastCommandID: Int64? = nil, lastReason: String? = nil,
        runs: [ScheduleRunRecord]? = nil, _: Void = ()
    ) {
        self.init(
            scheduleID: scheduleID, deviceID: deviceID, deviceName: deviceName, command: command, args: args,
            weekdays: weekdays, at: at, from: from, until: until, requirement: requirement, lateBy: lateBy,
            enabled: enabled, nextAt: nextAt, lastAt: lastAt, lastOutcome: lastOutcome, lastCommandID: lastCommandID,
            lastReason: lastReason, runs: runs
        )
    }
}

extension ScheduleRunRecord {
    enum CodingKeys: String, CodingKey {
        case dueAt = "due_at"
        case outcome
        case commandID = "command_id"
        case reason
    }

    public init(dueAt: Date, outcome: String, commandID: Int64? = nil, reason: String? = nil, _: Void = ()) {
        self.init(dueAt: dueAt, outcome: outcome, commandID: commandID, reason: reason)
    }
}

extension GetSchedules {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case scheduleID = "schedule_id"
        case runs
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        deviceID: Int64? = nil, scheduleID: Int64? = nil, runs: Int? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(
            deviceID: deviceID, scheduleID: scheduleID, runs: runs, search: search, page: page, pageSize: pageSize
        )
    }
}

extension GetSchedules.Reply {
    public init(schedules: [ScheduleRecord], total: Int, _: Void = ()) {
        self.init(schedules: schedules, total: total)
    }
}

extension CreateSchedule {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case command
        case args
        case weekdays
        case at
        case from
        case until
        case requirement = "if"
        case lateBy = "late_by"
    }

    public init(
        deviceID: Int64, command: String, args: DeviceProperties? = nil, weekdays: [Weekday]? = nil, at: TimeOfDay,
        from: CivilDay? = nil, until: CivilDay? = nil, requirement: RequirementRecord? = nil, lateBy: Int? = nil,
        _: Void = ()
    ) {
        self.init(
            deviceID: deviceID, command: command, args: args, weekdays: weekdays, at: at, from: from, until: until,
            requirement: requirement, lateBy: lateBy
        )
    }
}

extension CreateSchedule.Reply {
    enum CodingKeys: String, CodingKey {
        case scheduleID = "schedule_id"
    }

    public init(scheduleID: Int64, _: Void = ()) {
        self.init(scheduleID: scheduleID)
    }
}

extension EditSchedule {
    enum CodingKeys: String, CodingKey {
        case scheduleID = "schedule_id"
        case command
        case args
        case weekdays
        case at
        case from
        case until
        case requirement = "if"
        case lateBy = "late_by"
        case enabled
        case without
    }

    public init(
        scheduleID: Int64, command: String? = nil, args: DeviceProperties? = nil, weekdays: [Weekday]? = nil,
        at: TimeOfDay? = nil, from: CivilDay? = nil, until: CivilDay? = nil, requirement: RequirementRecord? = nil,
        lateBy: Int? = nil, enabled: Bool? = nil, without: [ScheduleMember]? = nil, _: Void = ()
    ) {
        self.init(
            scheduleID: scheduleID, command: command, args: args, weekdays: weekdays, at: at, from: from, until: until,
            requirement: requirement, lateBy: lateBy, enabled: enabled, without: without
        )
    }
}

extension DeleteSchedule {
    enum CodingKeys: String, CodingKey {
        case scheduleID = "schedule_id"
    }

    public init(scheduleID: Int64, _: Void = ()) {
        self.init(scheduleID: scheduleID)
    }
}

extension ReportWeather {
    public init(rain: Double? = nil, wind: Double? = nil, temperature: Double? = nil, at: Date? = nil, _: Void = ()) {
        self.init(rain: rain, wind: wind, temperature: temperature, at: at)
    }
}

extension BadgeRecord {
    enum CodingKeys: String, CodingKey {
        case badgeID = "badge_id"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
        case issuedAt = "issued_at"
        case returnedAt = "returned_at"
    }

    public init(
        badgeID: Int64, uuid: ProximityUUID, majorKey: Int, minorKey: Int, address: DeviceAddress? = nil,
        issuedAt: Date, returnedAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            badgeID: badgeID, uuid: uuid, majorKey: majorKey, minorKey: minorKey, address: address, issuedAt: issuedAt,
            returnedAt: returnedAt
        )
    }
}

extension IssueBadge {
    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case badgeID = "badge_id"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
    }

    public init(
        email: String? = nil, personID: Int64? = nil, badgeID: Int64? = nil, uuid: ProximityUUID? = nil,
        majorKey: Int? = nil, minorKey: Int? = nil, address: DeviceAddress? = nil, _: Void = ()
    ) {
        self.init(
            email: email, personID: personID, badgeID: badgeID, uuid: uuid, majorKey: majorKey, minorKey: minorKey,
            address: address
        )
    }
}

extension IssueBadge.Reply {
    enum CodingKeys: String, CodingKey {
        case badgeID = "badge_id"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case issuedAt = "issued_at"
    }

    public init(badgeID: Int64, uuid: ProximityUUID, majorKey: Int, minorKey: Int, issuedAt: Date, _: Void = ()) {
        self.init(badgeID: badgeID, uuid: uuid, majorKey: majorKey, minorKey: minorKey, issuedAt: issuedAt)
    }
}

extension ReturnBadge {
    enum CodingKeys: String, CodingKey {
        case badgeID = "badge_id"
        case lost
    }

    public init(badgeID: Int64, lost: Bool? = nil, _: Void = ()) {
        self.init(badgeID: badgeID, lost: lost)
    }
}

extension ReturnBadge.Reply {
    enum CodingKeys: String, CodingKey {
        case returnedAt = "returned_at"
    }

    public init(returnedAt: Date, _: Void = ()) {
        self.init(returnedAt: returnedAt)
    }
}

extension KnownBadgeRecord {
    enum CodingKeys: String, CodingKey {
        case badgeID = "badge_id"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
        case state
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case issuedAt = "issued_at"
        case returnedAt = "returned_at"
        case lostAt = "lost_at"
        case lastHeardAt = "last_heard_at"
    }

    public init(
        badgeID: Int64, uuid: ProximityUUID, majorKey: Int, minorKey: Int, address: DeviceAddress? = nil,
        state: BadgeState, personID: Int64? = nil, email: String? = nil, firstName: String? = nil,
        lastName: String? = nil, issuedAt: Date? = nil, returnedAt: Date? = nil, lostAt: Date? = nil,
        lastHeardAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            badgeID: badgeID, uuid: uuid, majorKey: majorKey, minorKey: minorKey, address: address, state: state,
            personID: personID, email: email, firstName: firstName, lastName: lastName, issuedAt: issuedAt,
            returnedAt: returnedAt, lostAt: lostAt, lastHeardAt: lastHeardAt
        )
    }
}

extension GetBadges {
    enum CodingKeys: String, CodingKey {
        case state
        case search
        case page
        case pageSize = "page_size"
    }

    public init(state: BadgeState? = nil, search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(state: state, search: search, page: page, pageSize: pageSize)
    }
}

extension GetBadges.Reply {
    public init(badges: [KnownBadgeRecord], total: Int, _: Void = ()) {
        self.init(badges: badges, total: total)
    }
}

extension BeaconRecord {
    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
        case roomNumber = "room_number"
        case description
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
        case zoneName = "zone_name"
        case lastHeardAt = "last_heard_at"
        case retiredAt = "retired_at"
    }

    public init(
        beaconID: Int64, roomNumber: String, description: String? = nil, uuid: ProximityUUID, majorKey: Int,
        minorKey: Int, address: DeviceAddress? = nil, zoneName: String, lastHeardAt: Date? = nil,
        retiredAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            beaconID: beaconID, roomNumber: roomNumber, description: description, uuid: uuid, majorKey: majorKey,
            minorKey: minorKey, address: address, zoneName: zoneName, lastHeardAt: lastHeardAt, retiredAt: retiredAt
        )
    }
}

extension GetBeacons {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetBeacons.Reply {
    public init(beacons: [BeaconRecord], total: Int, _: Void = ()) {
        self.init(beacons: beacons, total: total)
    }
}

extension CreateBeacon {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case description
        case zoneName = "zone_name"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case address
    }

    public init(
        roomNumber: String, description: String? = nil, zoneName: String? = nil, uuid: ProximityUUID? = nil,
        majorKey: Int? = nil, minorKey: Int? = nil, address: DeviceAddress? = nil, _: Void = ()
    ) {
        self.init(
            roomNumber: roomNumber, description: description, zoneName: zoneName, uuid: uuid, majorKey: majorKey,
            minorKey: minorKey, address: address
        )
    }
}

extension CreateBeacon.Reply {
    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
    }

    public init(beaconID: Int64, uuid: ProximityUUID, majorKey: Int, minorKey: Int, _: Void = ()) {
        self.init(beaconID: beaconID, uuid: uuid, majorKey: majorKey, minorKey: minorKey)
    }
}

extension EditBeacon {
    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
        case roomNumber = "room_number"
        case description
    }

    public init(beaconID: Int64, roomNumber: String? = nil, description: String? = nil, _: Void = ()) {
        self.init(beaconID: beaconID, roomNumber: roomNumber, description: description)
    }
}

extension DeleteBeacon {
    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
    }

    public init(beaconID: Int64, _: Void = ()) {
        self.init(beaconID: beaconID)
    }
}

extension DeleteBeacon.Reply {
    public init(retired: Bool, _: Void = ()) {
        self.init(retired: retired)
    }
}

extension GetBeacon {
    enum CodingKeys: String, CodingKey {
        case beaconID = "beacon_id"
    }

    public init(beaconID: Int64, _: Void = ()) {
        self.init(beaconID: beaconID)
    }
}

extension GetBeacon.Reply {
    public init(beacon: AdvertisedBeaconRecord, _: Void = ()) {
        self.init(beacon: beacon)
    }
}

extension AdvertisedBeaconRecord {
    enum CodingKeys: String, CodingKey {
        case uuid
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case description
        case roomNumber = "room_number"
    }

    public init(
        uuid: ProximityUUID, majorKey: UInt16, minorKey: UInt16, description: String? = nil, roomNumber: String,
        _: Void = ()
    ) {
        self.init(uuid: uuid, majorKey: majorKey, minorKey: minorKey, description: description, roomNumber: roomNumber)
    }
}

extension BookingRecord {
    enum CodingKeys: String, CodingKey {
        case bookingID = "booking_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case from
        case to
        case title
        case state
        case reason
        case booker
        case mine
        case invited
        case createdAt = "created_at"
        case noticedAt = "noticed_at"
        case endedAt = "ended_at"
    }

    public init(
        bookingID: Int64, roomNumber: String, zoneName: String, from: Date, to: Date, title: String? = nil,
        state: BookingState, reason: BookingEnd? = nil, booker: BookingPerson, mine: Bool = false,
        invited: [BookingPerson]? = nil, createdAt: Date, noticedAt: Date? = nil, endedAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            bookingID: bookingID, roomNumber: roomNumber, zoneName: zoneName, from: from, to: to, title: title,
            state: state, reason: reason, booker: booker, mine: mine, invited: invited, createdAt: createdAt,
            noticedAt: noticedAt, endedAt: endedAt
        )
    }
}

extension BookingPerson {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
    }

    public init(
        personID: Int64, email: String? = nil, firstName: String? = nil, lastName: String? = nil, _: Void = ()
    ) {
        self.init(personID: personID, email: email, firstName: firstName, lastName: lastName)
    }
}

extension GetBookings {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case from
        case to
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        roomNumber: String? = nil, from: SchoolInstant? = nil, to: SchoolInstant? = nil, search: String? = nil,
        page: Int? = nil, pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(roomNumber: roomNumber, from: from, to: to, search: search, page: page, pageSize: pageSize)
    }
}

extension GetBookings.Reply {
    public init(bookings: [BookingRecord], total: Int, taken: [TakenRecord]? = nil, _: Void = ()) {
        self.init(bookings: bookings, total: total, taken: taken)
    }
}

extension GetAllBookings {
    enum CodingKeys: String, CodingKey {
        case bookingID = "booking_id"
        case roomNumber = "room_number"
        case personID = "person_id"
        case state
        case from
        case to
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        bookingID: Int64? = nil, roomNumber: String? = nil, personID: Int64? = nil, state: BookingState? = nil,
        from: SchoolInstant? = nil, to: SchoolInstant? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(
            bookingID: bookingID, roomNumber: roomNumber, personID: personID, state: state, from: from, to: to,
            search: search, page: page, pageSize: pageSize
        )
    }
}

extension GetAllBookings.Reply {
    public init(bookings: [BookingRecord], total: Int, _: Void = ()) {
        self.init(bookings: bookings, total: total)
    }
}

extension BookRoom {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case from
        case to
        case minutes
        case title
        case invited
    }

    public init(
        roomNumber: String, from: SchoolInstant, to: SchoolInstant? = nil, minutes: Int? = nil, title: String? = nil,
        invited: [PersonReference]? = nil, _: Void = ()
    ) {
        self.init(roomNumber: roomNumber, from: from, to: to, minutes: minutes, title: title, invited: invited)
    }
}

extension BookRoom.Reply {
    enum CodingKeys: String, CodingKey {
        case bookingID = "booking_id"
        case from
        case to
    }

    public init(bookingID: Int64, from: Date, to: Date, _: Void = ()) {
        self.init(bookingID: bookingID, from: from, to: to)
    }
}

extension EditBooking {
    enum CodingKeys: String, CodingKey {
        case bookingID = "booking_id"
        case from
        case to
        case minutes
        case title
        case invited
    }

    public init(
        bookingID: Int64, from: SchoolInstant? = nil, to: SchoolInstant? = nil, minutes: Int? = nil,
        title: String? = nil, invited: [PersonReference]? = nil, _: Void = ()
    ) {
        self.init(bookingID: bookingID, from: from, to: to, minutes: minutes, title: title, invited: invited)
    }
}

extension CancelBooking {
    enum CodingKeys: String, CodingKey {
        case bookingID = "booking_id"
    }

    public init(bookingID: Int64, _: Void = ()) {
        self.init(bookingID: bookingID)
    }
}

extension BookingEvent {
    enum CodingKeys: String, CodingKey {
        case bookingID = "booking_id"
        case change
        case roomNumber = "room_number"
        case from
        case to
        case reason
    }

    public init(
        bookingID: Int64, change: BookingEvent.Change, roomNumber: String, from: Date, to: Date,
        reason: BookingEnd? = nil, _: Void = ()
    ) {
        self.init(bookingID: bookingID, change: change, roomNumber: roomNumber, from: from, to: to, reason: reason)
    }
}

extension FindRooms {
    enum CodingKeys: String, CodingKey {
        case from
        case to
        case capacity
        case roomType = "room_type"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        from: SchoolInstant? = nil, to: SchoolInstant? = nil, capacity: Int? = nil, roomType: String? = nil,
        search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(
            from: from, to: to, capacity: capacity, roomType: roomType, search: search, page: page, pageSize: pageSize
        )
    }
}

extension FindRooms.Reply {
    enum CodingKeys: String, CodingKey {
        case rooms
        case total
        case from
        case to
        case timeZone = "time_zone"
        case nextPage = "next_page"
    }

    public init(
        rooms: [FreeRoomRecord], total: Int, from: Date, to: Date, timeZone: String, nextPage: Int? = nil, _: Void = ()
    ) {
        self.init(rooms: rooms, total: total, from: from, to: to, timeZone: timeZone, nextPage: nextPage)
    }
}

extension FreeRoomRecord {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case description
        case roomType = "room_type"
        case capacity
        case bookingHours = "booking_hours"
        case mayBook = "may_book"
        case free
        case takenUntil = "taken_until"
        case taken
    }

    public init(
        roomNumber: String, zoneName: String, description: String? = nil, roomType: String? = nil, capacity: Int? = nil,
        bookingHours: [HoursRecord]? = nil, mayBook: Bool, free: Bool, takenUntil: Date? = nil,
        taken: [TakenRecord] = [], _: Void = ()
    ) {
        self.init(
            roomNumber: roomNumber, zoneName: zoneName, description: description, roomType: roomType,
            capacity: capacity, bookingHours: bookingHours, mayBook: mayBook, free: free, takenUntil: takenUntil,
            taken: taken
        )
    }
}

extension TakenRecord {
    enum CodingKeys: String, CodingKey {
        case from
        case to
        case bookingID = "booking_id"
    }

    public init(from: Date, to: Date, bookingID: Int64? = nil, _: Void = ()) {
        self.init(from: from, to: to, bookingID: bookingID)
    }
}

extension CommandRecord {
    enum CodingKeys: String, CodingKey {
        case commandID = "command_id"
        case deviceID = "device_id"
        case deviceName = "device_name"
        case command
        case args
        case state
        case reason
        case source
        case askedBy = "asked_by"
        case way
        case scheduleID = "schedule_id"
        case ruleID = "rule_id"
        case askedAt = "asked_at"
        case expiresAt = "expires_at"
        case endedAt = "ended_at"
        case properties
        case steps
    }

    public init(
        commandID: Int64, deviceID: Int64, deviceName: String, command: String, args: DeviceProperties = [:],
        state: CommandState, reason: String? = nil, source: CommandSource, askedBy: String? = nil, way: String,
        scheduleID: Int64? = nil, ruleID: Int64? = nil, askedAt: Date, expiresAt: Date, endedAt: Date? = nil,
        properties: DeviceProperties? = nil, steps: [CommandStepRecord] = [], _: Void = ()
    ) {
        self.init(
            commandID: commandID, deviceID: deviceID, deviceName: deviceName, command: command, args: args,
            state: state, reason: reason, source: source, askedBy: askedBy, way: way, scheduleID: scheduleID,
            ruleID: ruleID, askedAt: askedAt, expiresAt: expiresAt, endedAt: endedAt, properties: properties,
            steps: steps
        )
    }
}

extension CommandStepRecord {
    public init(at: Date, state: CommandState, who: String, way: String? = nil, reason: String? = nil, _: Void = ()) {
        self.init(at: at, state: state, who: who, way: way, reason: reason)
    }
}

extension CommandEvent {
    enum CodingKeys: String, CodingKey {
        case commandID = "command_id"
        case deviceID = "device_id"
        case state
    }

    public init(commandID: Int64, deviceID: Int64, state: CommandState, _: Void = ()) {
        self.init(commandID: commandID, deviceID: deviceID, state: state)
    }
}

extension CommandDevice {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case serial
        case command
        case args
        case expiresIn = "expires_in"
        case wait
    }

    public init(
        deviceID: Int64? = nil, serial: String? = nil, command: String, args: DeviceProperties? = nil,
        expiresIn: Int? = nil, wait: Int? = nil, _: Void = ()
    ) {
        self.init(deviceID: deviceID, serial: serial, command: command, args: args, expiresIn: expiresIn, wait: wait)
    }
}

extension CommandDevice.Reply {
    enum CodingKeys: String, CodingKey {
        case commandID = "command_id"
        case state
        case reason
    }

    public init(commandID: Int64, state: CommandState, reason: String? = nil, _: Void = ()) {
        self.init(commandID: commandID, state: state, reason: reason)
    }
}

extension GetCommands {
    enum CodingKeys: String, CodingKey {
        case commandID = "command_id"
        case deviceID = "device_id"
        case open
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        commandID: Int64? = nil, deviceID: Int64? = nil, open: Bool? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(commandID: commandID, deviceID: deviceID, open: open, search: search, page: page, pageSize: pageSize)
    }
}

extension GetCommands.Reply {
    public init(commands: [CommandRecord], total: Int, _: Void = ()) {
        self.init(commands: commands, total: total)
    }
}

extension CancelCommand {
    enum CodingKeys: String, CodingKey {
        case commandID = "command_id"
    }

    public init(commandID: Int64, _: Void = ()) {
        self.init(commandID: commandID)
    }
}

extension DeviceRecord {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case deviceName = "device_name"
        case kind
        case serial
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case level
        case properties
        case cause
        case reportedAt = "reported_at"
        case connected
        case connectedAt = "connected_at"
        case obstructedAt = "obstructed_at"
        case unattended
        case setup
        case retiredAt = "retired_at"
    }

    public init(
        deviceID: Int64, deviceName: String, kind: String, serial: String, roomNumber: String? = nil,
        zoneName: String? = nil, level: DeviceLevel, properties: DeviceProperties = [:], cause: String? = nil,
        reportedAt: Date? = nil, connected: Bool = false, connectedAt: Date? = nil, obstructedAt: Date? = nil,
        unattended: Bool = false, setup: DeviceSetupRecord? = nil, retiredAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            deviceID: deviceID, deviceName: deviceName, kind: kind, serial: serial, roomNumber: roomNumber,
            zoneName: zoneName, level: level, properties: properties, cause: cause, reportedAt: reportedAt,
            connected: connected, connectedAt: connectedAt, obstructedAt: obstructedAt, unattended: unattended,
            setup: setup, retiredAt: retiredAt
        )
    }
}

extension DeviceSetupRecord {
    enum CodingKeys: String, CodingKey {
        case dialect
        case owner
        case unattendedReason = "unattended_reason"
        case grants
        case firmware
        case refused
        case codeUntil = "code_until"
        case registrationOpenUntil = "registration_open_until"
        case createdAt = "created_at"
    }

    public init(
        dialect: Dialect, owner: String? = nil, unattendedReason: String? = nil, grants: [DeviceGrantRecord] = [],
        firmware: String? = nil, refused: [String: Int] = [:], codeUntil: Date? = nil,
        registrationOpenUntil: Date? = nil, createdAt: Date, _: Void = ()
    ) {
        self.init(
            dialect: dialect, owner: owner, unattendedReason: unattendedReason, grants: grants, firmware: firmware,
            refused: refused, codeUntil: codeUntil, registrationOpenUntil: registrationOpenUntil, createdAt: createdAt
        )
    }
}

extension DeviceGrantRecord {
    enum CodingKeys: String, CodingKey {
        case email
        case groupName = "group_name"
        case zoneName = "zone_name"
        case level
    }

    public init(
        email: String? = nil, groupName: String? = nil, zoneName: String? = nil, level: DeviceLevel? = nil, _: Void = ()
    ) {
        self.init(email: email, groupName: groupName, zoneName: zoneName, level: level)
    }
}

extension DeviceEvent {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case properties
        case connected
        case obstructedAt = "obstructed_at"
        case reportedAt = "reported_at"
    }

    public init(
        deviceID: Int64, properties: DeviceProperties, connected: Bool, obstructedAt: Date? = nil,
        reportedAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            deviceID: deviceID, properties: properties, connected: connected, obstructedAt: obstructedAt,
            reportedAt: reportedAt
        )
    }
}

extension GetDevices {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case roomNumber = "room_number"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        deviceID: Int64? = nil, roomNumber: String? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(deviceID: deviceID, roomNumber: roomNumber, search: search, page: page, pageSize: pageSize)
    }
}

extension GetDevices.Reply {
    public init(devices: [DeviceRecord], kinds: [Kind], total: Int, _: Void = ()) {
        self.init(devices: devices, kinds: kinds, total: total)
    }
}

extension CreateDevice {
    enum CodingKeys: String, CodingKey {
        case kind
        case deviceName = "device_name"
        case serial
        case roomNumber = "room_number"
        case dialect
        case label
    }

    public init(
        kind: String, deviceName: String, serial: String, roomNumber: String? = nil, dialect: Dialect? = nil,
        label: LabelFormat? = nil, _: Void = ()
    ) {
        self.init(
            kind: kind, deviceName: deviceName, serial: serial, roomNumber: roomNumber, dialect: dialect, label: label
        )
    }
}

extension CreateDevice.Reply {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case token
        case registrationCode = "registration_code"
        case link
        case label
    }

    public init(
        deviceID: Int64, token: String, registrationCode: String, link: String, label: String? = nil, _: Void = ()
    ) {
        self.init(deviceID: deviceID, token: token, registrationCode: registrationCode, link: link, label: label)
    }
}

extension EditDevice {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
        case deviceName = "device_name"
        case serial
        case roomNumber = "room_number"
        case dialect
        case unattended
        case reason
        case newToken = "new_token"
        case newCode = "new_code"
        case openRegistration = "open_registration"
        case addGrants = "add_grants"
        case removeGrants = "remove_grants"
        case label
    }

    public init(
        deviceID: Int64, deviceName: String? = nil, serial: String? = nil, roomNumber: String? = nil,
        dialect: Dialect? = nil, unattended: Bool? = nil, reason: String? = nil, newToken: Bool? = nil,
        newCode: Bool? = nil, openRegistration: Bool? = nil, addGrants: [DeviceGrantRecord]? = nil,
        removeGrants: [DeviceGrantRecord]? = nil, label: LabelFormat? = nil, _: Void = ()
    ) {
        self.init(
            deviceID: deviceID, deviceName: deviceName, serial: serial, roomNumber: roomNumber, dialect: dialect,
            unattended: unattended, reason: reason, newToken: newToken, newCode: newCode,
            openRegistration: openRegistration, addGrants: addGrants, removeGrants: removeGrants, label: label
        )
    }
}

extension EditDevice.Reply {
    enum CodingKeys: String, CodingKey {
        case token
        case registrationCode = "registration_code"
        case link
        case label
    }

    public init(
        token: String? = nil, registrationCode: String? = nil, link: String? = nil, label: String? = nil, _: Void = ()
    ) {
        self.init(token: token, registrationCode: registrationCode, link: link, label: label)
    }
}

extension DeleteDevice {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
    }

    public init(deviceID: Int64, _: Void = ()) {
        self.init(deviceID: deviceID)
    }
}

extension DeleteDevice.Reply {
    public init(retired: Bool, _: Void = ()) {
        self.init(retired: retired)
    }
}

extension RegisterDevice {
    enum CodingKeys: String, CodingKey {
        case serial
        case code
        case deviceName = "device_name"
    }

    public init(serial: String, code: String? = nil, deviceName: String? = nil, _: Void = ()) {
        self.init(serial: serial, code: code, deviceName: deviceName)
    }
}

extension RegisterDevice.Reply {
    enum CodingKeys: String, CodingKey {
        case deviceID = "device_id"
    }

    public init(deviceID: Int64, _: Void = ()) {
        self.init(deviceID: deviceID)
    }
}

extension KindRecord {
    enum CodingKeys: String, CodingKey {
        case kind
        case shipped
        case devices
        case createdAt = "created_at"
    }

    public init(kind: Kind, shipped: Bool, devices: Int, createdAt: Date, _: Void = ()) {
        self.init(kind: kind, shipped: shipped, devices: devices, createdAt: createdAt)
    }
}

extension GetKinds {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetKinds.Reply {
    public init(kinds: [KindRecord], total: Int, _: Void = ()) {
        self.init(kinds: kinds, total: total)
    }
}

extension CreateKind {
    public init(kind: Kind, _: Void = ()) {
        self.init(kind: kind)
    }
}

extension DeleteKind {
    public init(kind: String, _: Void = ()) {
        self.init(kind: kind)
    }
}

extension BeliefRecord {
    enum CodingKeys: String, CodingKey {
        case state
        case roomNumber = "room_number"
        case heardAt = "heard_at"
    }

    public init(state: WhereaboutsState, roomNumber: String? = nil, heardAt: Date? = nil, _: Void = ()) {
        self.init(state: state, roomNumber: roomNumber, heardAt: heardAt)
    }
}

extension MusterRecord {
    enum CodingKeys: String, CodingKey {
        case musterID = "muster_id"
        case name
        case kind
        case startedAt = "started_at"
        case closedAt = "closed_at"
        case version
        case mistake
    }

    public init(
        musterID: Int64, name: String, kind: MusterKind = .emergency, startedAt: Date, closedAt: Date? = nil,
        version: Int64 = 0, mistake: Bool = false, _: Void = ()
    ) {
        self.init(
            musterID: musterID, name: name, kind: kind, startedAt: startedAt, closedAt: closedAt, version: version,
            mistake: mistake
        )
    }
}

extension MusterLineRecord {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case groups
        case state
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case heardAt = "heard_at"
        case age
        case confidence
        case source
        case placedBy = "placed_by"
        case placedAt = "placed_at"
        case standing
        case atStart = "at_start"
        case accountedFor = "accounted_for"
        case witness
        case note
        case saidBy = "said_by"
        case tickedAt = "ticked_at"
        case disputed
    }

    public init(
        personID: Int64, email: String? = nil, firstName: String, lastName: String,
        classification: Classification? = nil, groups: [String] = [], state: WhereaboutsState,
        roomNumber: String? = nil, zoneName: String? = nil, heardAt: Date? = nil, age: Double? = nil,
        confidence: Double? = nil, source: VisitSource? = nil, placedBy: String? = nil, placedAt: Date? = nil,
        standing: MusterStanding, atStart: BeliefRecord? = nil, accountedFor: Bool, witness: Witness? = nil,
        note: String? = nil, saidBy: String? = nil, tickedAt: Date? = nil, disputed: Bool = false, _: Void = ()
    ) {
        self.init(
            personID: personID, email: email, firstName: firstName, lastName: lastName, classification: classification,
            groups: groups, state: state, roomNumber: roomNumber, zoneName: zoneName, heardAt: heardAt, age: age,
            confidence: confidence, source: source, placedBy: placedBy, placedAt: placedAt, standing: standing,
            atStart: atStart, accountedFor: accountedFor, witness: witness, note: note, saidBy: saidBy,
            tickedAt: tickedAt, disputed: disputed
        )
    }
}

extension GetMuster {
    enum CodingKeys: String, CodingKey {
        case musterID = "muster_id"
        case afterVersion = "after_version"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        musterID: Int64? = nil, afterVersion: Int64? = nil, search: String? = nil, page: Int? = nil,
        pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(musterID: musterID, afterVersion: afterVersion, search: search, page: page, pageSize: pageSize)
    }
}

extension GetMuster.Reply {
    enum CodingKeys: String, CodingKey {
        case at
        case muster
        case counts
        case accountedFor = "accounted_for"
        case people
        case total
    }
}

extension UpdateMuster {
    enum CodingKeys: String, CodingKey {
        case action
        case musterID = "muster_id"
        case name
        case kind
        case email
        case personID = "person_id"
        case witness
        case note
        case accountedFor = "accounted_for"
        case saidAt = "said_at"
        case sentAt = "sent_at"
    }

    public init(
        action: MusterAction, musterID: Int64? = nil, name: String? = nil, kind: MusterKind? = nil,
        email: String? = nil, personID: Int64? = nil, witness: Witness? = nil, note: String? = nil,
        accountedFor: Bool? = nil, saidAt: Date? = nil, sentAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            action: action, musterID: musterID, name: name, kind: kind, email: email, personID: personID,
            witness: witness, note: note, accountedFor: accountedFor, saidAt: saidAt, sentAt: sentAt
        )
    }
}

extension UpdateMuster.Reply {
    public init(muster: MusterRecord, _: Void = ()) {
        self.init(muster: muster)
    }
}

extension MusterEvent {
    enum CodingKeys: String, CodingKey {
        case musterID = "muster_id"
        case version
    }

    public init(musterID: Int64, version: Int64, _: Void = ()) {
        self.init(musterID: musterID, version: version)
    }
}

extension MusterEntryRecord {
    enum CodingKeys: String, CodingKey {
        case version
        case personID = "person_id"
        case firstName = "first_name"
        case lastName = "last_name"
        case witness
        case note
        case saidBy = "said_by"
        case saidAt = "said_at"
        case receivedAt = "received_at"
    }

    public init(
        version: Int64, personID: Int64, firstName: String, lastName: String, witness: Witness, note: String? = nil,
        saidBy: String? = nil, saidAt: Date, receivedAt: Date, _: Void = ()
    ) {
        self.init(
            version: version, personID: personID, firstName: firstName, lastName: lastName, witness: witness,
            note: note, saidBy: saidBy, saidAt: saidAt, receivedAt: receivedAt
        )
    }
}

extension GetMusterEntries {
    enum CodingKeys: String, CodingKey {
        case musterID = "muster_id"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(musterID: Int64, search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(musterID: musterID, search: search, page: page, pageSize: pageSize)
    }
}

extension GetMusterEntries.Reply {
    public init(entries: [MusterEntryRecord], total: Int, _: Void = ()) {
        self.init(entries: entries, total: total)
    }
}

extension CreateMusterLink {
    enum CodingKeys: String, CodingKey {
        case label
        case zoneName = "zone_name"
        case minutes
    }

    public init(label: String, zoneName: String? = nil, minutes: Int, _: Void = ()) {
        self.init(label: label, zoneName: zoneName, minutes: minutes)
    }
}

extension CreateMusterLink.Reply {
    enum CodingKeys: String, CodingKey {
        case linkID = "link_id"
        case url
        case expiresAt = "expires_at"
    }

    public init(linkID: Int64, url: String, expiresAt: Date, _: Void = ()) {
        self.init(linkID: linkID, url: url, expiresAt: expiresAt)
    }
}

extension EndMusterLink {
    enum CodingKeys: String, CodingKey {
        case linkID = "link_id"
        case phoneID = "phone_id"
    }

    public init(linkID: Int64, phoneID: Int64? = nil, _: Void = ()) {
        self.init(linkID: linkID, phoneID: phoneID)
    }
}

extension GetMusterLinks {
    enum CodingKeys: String, CodingKey {
        case musterID = "muster_id"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(musterID: Int64? = nil, search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(musterID: musterID, search: search, page: page, pageSize: pageSize)
    }
}

extension GetMusterLinks.Reply {
    public init(links: [MusterLinkRecord], total: Int, _: Void = ()) {
        self.init(links: links, total: total)
    }
}

extension MusterLinkRecord {
    enum CodingKeys: String, CodingKey {
        case linkID = "link_id"
        case label
        case zoneName = "zone_name"
        case createdAt = "created_at"
        case expiresAt = "expires_at"
        case endedAt = "ended_at"
        case phones
    }

    public init(
        linkID: Int64, label: String, zoneName: String? = nil, createdAt: Date, expiresAt: Date, endedAt: Date? = nil,
        phones: [MusterPhoneRecord] = [], _: Void = ()
    ) {
        self.init(
            linkID: linkID, label: label, zoneName: zoneName, createdAt: createdAt, expiresAt: expiresAt,
            endedAt: endedAt, phones: phones
        )
    }
}

extension MusterPhoneRecord {
    enum CodingKeys: String, CodingKey {
        case phoneID = "phone_id"
        case name
        case joinedAt = "joined_at"
        case seenAt = "seen_at"
        case endedAt = "ended_at"
    }

    public init(phoneID: Int64, name: String, joinedAt: Date, seenAt: Date, endedAt: Date? = nil, _: Void = ()) {
        self.init(phoneID: phoneID, name: name, joinedAt: joinedAt, seenAt: seenAt, endedAt: endedAt)
    }
}

extension MusterCountsRecord {
    enum CodingKeys: String, CodingKey {
        case expected
        case missing
        case accountedFor = "accounted_for"
        case left
        case notHeard = "not_heard"
        case noBadge = "no_badge"
        case disabled
    }
}

extension GetMusters {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetMusters.Reply {
    public init(musters: [MusterRecord], total: Int, _: Void = ()) {
        self.init(musters: musters, total: total)
    }
}

extension GetMusterReport {
    enum CodingKeys: String, CodingKey {
        case musterID = "muster_id"
    }

    public init(musterID: Int64, _: Void = ()) {
        self.init(musterID: musterID)
    }
}

extension GetMusterReport.Reply {
    enum CodingKeys: String, CodingKey {
        case muster
        case counts
        case expected
        case accountedFor = "accounted_for"
        case secondsToHalf = "seconds_to_half"
        case secondsToMost = "seconds_to_most"
        case secondsToAll = "seconds_to_all"
        case believedPresent = "believed_present"
        case believedPresentFound = "believed_present_found"
        case foundUnexpectedly = "found_unexpectedly"
    }
}

extension AlertRecord {
    enum CodingKeys: String, CodingKey {
        case alertID = "alert_id"
        case kind
        case severity
        case subject
        case text
        case hint
        case rooms
        case openedAt = "opened_at"
        case lastAt = "last_at"
        case count
        case acknowledgedBy = "acknowledged_by"
        case acknowledgedAt = "acknowledged_at"
        case note
        case closedAt = "closed_at"
    }

    public init(
        alertID: Int64, kind: AlertKind, severity: AlertSeverity, subject: AlertSubjectRecord, text: String,
        hint: String, rooms: [AlertRoomRecord] = [], openedAt: Date, lastAt: Date, count: Int,
        acknowledgedBy: String? = nil, acknowledgedAt: Date? = nil, note: String? = nil, closedAt: Date? = nil,
        _: Void = ()
    ) {
        self.init(
            alertID: alertID, kind: kind, severity: severity, subject: subject, text: text, hint: hint, rooms: rooms,
            openedAt: openedAt, lastAt: lastAt, count: count, acknowledgedBy: acknowledgedBy,
            acknowledgedAt: acknowledgedAt, note: note, closedAt: closedAt
        )
    }
}

extension AlertSubjectRecord {
    enum CodingKeys: String, CodingKey {
        case sort
        case id
        case name
        case zoneName = "zone_name"
    }

    public init(sort: AlertSubjectSort, id: Int64, name: String? = nil, zoneName: String? = nil, _: Void = ()) {
        self.init(sort: sort, id: id, name: name, zoneName: zoneName)
    }
}

extension AlertRoomRecord {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case zoneName = "zone_name"
    }

    public init(roomNumber: String, zoneName: String, _: Void = ()) {
        self.init(roomNumber: roomNumber, zoneName: zoneName)
    }
}

extension GetAlerts {
    enum CodingKeys: String, CodingKey {
        case state
        case kind
        case page
        case pageSize = "page_size"
    }

    public init(
        state: AlertState? = nil, kind: AlertKind? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(state: state, kind: kind, page: page, pageSize: pageSize)
    }
}

extension GetAlerts.Reply {
    public init(alerts: [AlertRecord], total: Int, _: Void = ()) {
        self.init(alerts: alerts, total: total)
    }
}

extension AcknowledgeAlert {
    enum CodingKeys: String, CodingKey {
        case alertID = "alert_id"
        case note
    }

    public init(alertID: Int64, note: String? = nil, _: Void = ()) {
        self.init(alertID: alertID, note: note)
    }
}

extension CloseAlert {
    enum CodingKeys: String, CodingKey {
        case alertID = "alert_id"
        case note
    }

    public init(alertID: Int64, note: String? = nil, _: Void = ()) {
        self.init(alertID: alertID, note: note)
    }
}

extension AlertKindRecord {
    enum CodingKeys: String, CodingKey {
        case kind
        case enabled
        case severity
        case threshold
        case unit
        case closedByHand = "closed_by_hand"
    }

    public init(
        kind: AlertKind, enabled: Bool, severity: AlertSeverity, threshold: Double? = nil, unit: String? = nil,
        closedByHand: Bool, _: Void = ()
    ) {
        self.init(
            kind: kind, enabled: enabled, severity: severity, threshold: threshold, unit: unit,
            closedByHand: closedByHand
        )
    }
}

extension GetAlertKinds {
    public init(_: Void = ()) {
        self.init()
    }
}

extension GetAlertKinds.Reply {
    public init(kinds: [AlertKindRecord], _: Void = ()) {
        self.init(kinds: kinds)
    }
}

extension EditAlertKind {
    public init(
        kind: AlertKind, enabled: Bool? = nil, severity: AlertSeverity? = nil, threshold: Double? = nil, _: Void = ()
    ) {
        self.init(kind: kind, enabled: enabled, severity: severity, threshold: threshold)
    }
}

extension AlertEvent {
    public init(change: AlertEvent.Change, alert: AlertRecord, _: Void = ()) {
        self.init(change: change, alert: alert)
    }
}

extension ReadConfig {
    public init(item: String? = nil, _: Void = ()) {
        self.init(item: item)
    }
}

extension ReadConfig.Reply {
    public init(settings: [SettingRecord], value: SettingContent? = nil, _: Void = ()) {
        self.init(settings: settings, value: value)
    }
}

extension WriteConfig {
    public init(item: String, value: SettingContent? = nil, _: Void = ()) {
        self.init(item: item, value: value)
    }
}

extension WriteConfig.Reply {
    enum CodingKeys: String, CodingKey {
        case restartNecessary = "restart_necessary"
    }

    public init(restartNecessary: Bool, _: Void = ()) {
        self.init(restartNecessary: restartNecessary)
    }
}

extension DeliveryRecord {
    enum CodingKeys: String, CodingKey {
        case deliveryID = "delivery_id"
        case webhookID = "webhook_id"
        case messageID = "message_id"
        case type
        case alertID = "alert_id"
        case body
        case state
        case attempts
        case createdAt = "created_at"
        case nextAt = "next_at"
        case finishedAt = "finished_at"
        case lastStatus = "last_status"
        case lastFault = "last_fault"
    }

    public init(
        deliveryID: Int64, webhookID: Int64, messageID: String, type: WebhookMessageType, alertID: Int64? = nil,
        body: String, state: DeliveryState, attempts: Int, createdAt: Date, nextAt: Date? = nil,
        finishedAt: Date? = nil, lastStatus: Int? = nil, lastFault: DeliveryFault? = nil, _: Void = ()
    ) {
        self.init(
            deliveryID: deliveryID, webhookID: webhookID, messageID: messageID, type: type, alertID: alertID,
            body: body, state: state, attempts: attempts, createdAt: createdAt, nextAt: nextAt, finishedAt: finishedAt,
            lastStatus: lastStatus, lastFault: lastFault
        )
    }
}

extension GetDeliveries {
    enum CodingKeys: String, CodingKey {
        case webhookID = "webhook_id"
        case state
        case messageType = "message_type"
        case page
        case pageSize = "page_size"
    }

    public init(
        webhookID: Int64? = nil, state: DeliveryState? = nil, messageType: WebhookMessageType? = nil, page: Int? = nil,
        pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(webhookID: webhookID, state: state, messageType: messageType, page: page, pageSize: pageSize)
    }
}

extension GetDeliveries.Reply {
    public init(deliveries: [DeliveryRecord], total: Int, _: Void = ()) {
        self.init(deliveries: deliveries, total: total)
    }
}

extension RunQuery {
    public init(query: String, _: Void = ()) {
        self.init(query: query)
    }
}

extension RunQuery.Reply {
    public init(columns: [QueryColumn], rows: [[CellValue]], truncated: Bool, _: Void = ()) {
        self.init(columns: columns, rows: rows, truncated: truncated)
    }
}

extension QueryColumn {
    public init(name: String, type: String, _: Void = ()) {
        self.init(name: name, type: type)
    }
}

extension SavedQueryRecord {
    enum CodingKeys: String, CodingKey {
        case queryName = "query_name"
        case query
        case savedAt = "saved_at"
    }

    public init(queryName: String, query: String, savedAt: Date, _: Void = ()) {
        self.init(queryName: queryName, query: query, savedAt: savedAt)
    }
}

extension GetQueries {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetQueries.Reply {
    public init(queries: [SavedQueryRecord], total: Int, _: Void = ()) {
        self.init(queries: queries, total: total)
    }
}

extension SaveQuery {
    enum CodingKeys: String, CodingKey {
        case queryName = "query_name"
        case query
    }

    public init(queryName: String, query: String, _: Void = ()) {
        self.init(queryName: queryName, query: query)
    }
}

extension DeleteQuery {
    enum CodingKeys: String, CodingKey {
        case queryName = "query_name"
    }

    public init(queryName: String, _: Void = ()) {
        self.init(queryName: queryName)
    }
}

extension Redeliver {
    enum CodingKeys: String, CodingKey {
        case deliveryID = "delivery_id"
    }

    public init(deliveryID: Int64, _: Void = ()) {
        self.init(deliveryID: deliveryID)
    }
}

extension SettingRecord {
    enum CodingKeys: String, CodingKey {
        case item
        case value
        case description
        case secret
        case isSet = "is_set"
        case restartNecessary = "restart_necessary"
    }

    public init(
        item: String, value: SettingContent? = nil, description: String, secret: Bool = false, isSet: Bool = true,
        restartNecessary: Bool = false, _: Void = ()
    ) {
        self.init(
            item: item, value: value, description: description, secret: secret, isSet: isSet,
            restartNecessary: restartNecessary
        )
    }
}

extension StationResolverRecord {
    enum CodingKeys: String, CodingKey {
        case host
        case state
        case acceptedAt = "accepted_at"
        case reachable
        case reason
    }

    public init(
        host: String, state: StationState, acceptedAt: Date? = nil, reachable: Bool? = nil, reason: String? = nil,
        _: Void = ()
    ) {
        self.init(host: host, state: state, acceptedAt: acceptedAt, reachable: reachable, reason: reason)
    }
}

extension GetStation {
    public init(label: LabelFormat? = nil, _: Void = ()) {
        self.init(label: label)
    }
}

extension GetStation.Reply {
    public init(
        serial: String, code: String, link: String? = nil, label: String? = nil, findable: StationFindable, port: Int,
        address: String? = nil, resolvers: [StationResolverRecord], _: Void = ()
    ) {
        self.init(
            serial: serial, code: code, link: link, label: label, findable: findable, port: port, address: address,
            resolvers: resolvers
        )
    }
}

extension EditStation {
    enum CodingKeys: String, CodingKey {
        case findable
        case port
        case servers
        case invitation
        case newKey = "new_key"
    }

    public init(
        findable: StationFindable? = nil, port: Int? = nil, servers: [String]? = nil, invitation: String? = nil,
        newKey: Bool? = nil, _: Void = ()
    ) {
        self.init(findable: findable, port: port, servers: servers, invitation: invitation, newKey: newKey)
    }
}

extension StationEvent {
    public init(
        findable: StationFindable, port: Int, address: String? = nil, resolvers: [StationResolverRecord], _: Void = ()
    ) {
        self.init(findable: findable, port: port, address: address, resolvers: resolvers)
    }
}

extension WebhookRecord {
    enum CodingKeys: String, CodingKey {
        case webhookID = "webhook_id"
        case url
        case description
        case kinds
        case minSeverity = "min_severity"
        case alive
        case enabled
        case disabledWhy = "disabled_why"
        case createdAt = "created_at"
        case lastSuccessAt = "last_success_at"
        case lastFailureAt = "last_failure_at"
        case lastFault = "last_fault"
        case failures
        case pending
    }

    public init(
        webhookID: Int64, url: String, description: String? = nil, kinds: [AlertKind], minSeverity: AlertSeverity,
        alive: Bool, enabled: Bool, disabledWhy: WebhookDisabled? = nil, createdAt: Date, lastSuccessAt: Date? = nil,
        lastFailureAt: Date? = nil, lastFault: DeliveryFault? = nil, failures: Int, pending: Int, _: Void = ()
    ) {
        self.init(
            webhookID: webhookID, url: url, description: description, kinds: kinds, minSeverity: minSeverity,
            alive: alive, enabled: enabled, disabledWhy: disabledWhy, createdAt: createdAt,
            lastSuccessAt: lastSuccessAt, lastFailureAt: lastFailureAt, lastFault: lastFault, failures: failures,
            pending: pending
        )
    }
}

extension GetWebhooks {
    enum CodingKeys: String, CodingKey {
        case webhookID = "webhook_id"
    }

    public init(webhookID: Int64? = nil, _: Void = ()) {
        self.init(webhookID: webhookID)
    }
}

extension GetWebhooks.Reply {
    public init(webhooks: [WebhookRecord], _: Void = ()) {
        self.init(webhooks: webhooks)
    }
}

extension CreateWebhook {
    enum CodingKeys: String, CodingKey {
        case url
        case description
        case kinds
        case minSeverity = "min_severity"
        case alive
    }

    public init(
        url: String, description: String? = nil, kinds: [AlertKind]? = nil, minSeverity: AlertSeverity? = nil,
        alive: Bool? = nil, _: Void = ()
    ) {
        self.init(url: url, description: description, kinds: kinds, minSeverity: minSeverity, alive: alive)
    }
}

extension CreateWebhook.Reply {
    enum CodingKeys: String, CodingKey {
        case webhookID = "webhook_id"
        case secret
    }

    public init(webhookID: Int64, secret: String, _: Void = ()) {
        self.init(webhookID: webhookID, secret: secret)
    }
}

extension EditWebhook {
    enum CodingKeys: String, CodingKey {
        case webhookID = "webhook_id"
        case url
        case description
        case kinds
        case minSeverity = "min_severity"
        case alive
        case enabled
        case newSecret = "new_secret"
    }

    public init(
        webhookID: Int64, url: String? = nil, description: String? = nil, kinds: [AlertKind]? = nil,
        minSeverity: AlertSeverity? = nil, alive: Bool? = nil, enabled: Bool? = nil, newSecret: Bool? = nil,
        _: Void = ()
    ) {
        self.init(
            webhookID: webhookID, url: url, description: description, kinds: kinds, minSeverity: minSeverity,
            alive: alive, enabled: enabled, newSecret: newSecret
        )
    }
}

extension EditWebhook.Reply {
    public init(secret: String? = nil, _: Void = ()) {
        self.init(secret: secret)
    }
}

extension DeleteWebhook {
    enum CodingKeys: String, CodingKey {
        case webhookID = "webhook_id"
    }

    public init(webhookID: Int64, _: Void = ()) {
        self.init(webhookID: webhookID)
    }
}

extension TestWebhook {
    enum CodingKeys: String, CodingKey {
        case webhookID = "webhook_id"
    }

    public init(webhookID: Int64, _: Void = ()) {
        self.init(webhookID: webhookID)
    }
}

extension TestWebhook.Reply {
    enum CodingKeys: String, CodingKey {
        case deliveryID = "delivery_id"
    }

    public init(deliveryID: Int64, _: Void = ()) {
        self.init(deliveryID: deliveryID)
    }
}

extension ClaimAccount {
    public init(username: String, code: String, password: String, _: Void = ()) {
        self.init(username: username, code: code, password: password)
    }
}

extension IssueClaimCode {
    public init(email: String, _: Void = ()) {
        self.init(email: email)
    }
}

extension IssueClaimCode.Reply {
    enum CodingKeys: String, CodingKey {
        case code
        case expiresAt = "expires_at"
    }

    public init(code: String, expiresAt: Date, _: Void = ()) {
        self.init(code: code, expiresAt: expiresAt)
    }
}

extension ClaimCodeRecord {
    public init(email: String, code: String, _: Void = ()) {
        self.init(email: email, code: code)
    }
}

extension Confirm {
    public init(password: String, code: String? = nil, _: Void = ()) {
        self.init(password: password, code: code)
    }
}

extension Confirm.Reply {
    enum CodingKeys: String, CodingKey {
        case confirmedUntil = "confirmed_until"
    }

    public init(confirmedUntil: Date, _: Void = ()) {
        self.init(confirmedUntil: confirmedUntil)
    }
}

extension EditPersonZones {
    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case addZones = "add_zones"
        case removeZones = "remove_zones"
    }

    public init(
        email: String? = nil, personID: Int64? = nil, addZones: [String]? = nil, removeZones: [String]? = nil,
        _: Void = ()
    ) {
        self.init(email: email, personID: personID, addZones: addZones, removeZones: removeZones)
    }
}

extension EditPersonZones.Reply {
    public init(zones: [String], _: Void = ()) {
        self.init(zones: zones)
    }
}

extension GroupRecord {
    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
        case groupName = "group_name"
        case members
    }

    public init(groupID: Int64, groupName: String, members: Int, _: Void = ()) {
        self.init(groupID: groupID, groupName: groupName, members: members)
    }
}

extension GetGroups {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetGroups.Reply {
    public init(groups: [GroupRecord], total: Int, _: Void = ()) {
        self.init(groups: groups, total: total)
    }
}

extension CreateGroup {
    enum CodingKeys: String, CodingKey {
        case groupName = "group_name"
    }

    public init(groupName: String, _: Void = ()) {
        self.init(groupName: groupName)
    }
}

extension CreateGroup.Reply {
    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
    }

    public init(groupID: Int64, _: Void = ()) {
        self.init(groupID: groupID)
    }
}

extension EditGroup {
    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
        case groupName = "group_name"
        case addMembers = "add_members"
        case removeMembers = "remove_members"
    }

    public init(
        groupID: Int64, groupName: String? = nil, addMembers: [Int64]? = nil, removeMembers: [Int64]? = nil,
        _: Void = ()
    ) {
        self.init(groupID: groupID, groupName: groupName, addMembers: addMembers, removeMembers: removeMembers)
    }
}

extension DeleteGroup {
    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
    }

    public init(groupID: Int64, _: Void = ()) {
        self.init(groupID: groupID)
    }
}

extension GetGroupMembers {
    enum CodingKeys: String, CodingKey {
        case groupID = "group_id"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(groupID: Int64, search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(groupID: groupID, search: search, page: page, pageSize: pageSize)
    }
}

extension GetGroupMembers.Reply {
    public init(members: [MemberRecord], total: Int, _: Void = ()) {
        self.init(members: members, total: total)
    }
}

extension ImportProblem {
    public init(line: Int, column: String? = nil, reason: String, _: Void = ()) {
        self.init(line: line, column: column, reason: reason)
    }
}

extension Login {
    public init(username: String, password: String, code: String? = nil, _: Void = ()) {
        self.init(username: username, password: password, code: code)
    }
}

extension Login.Reply {
    enum CodingKeys: String, CodingKey {
        case classification
        case passwordChangeNecessary = "password_change_necessary"
        case totpEnrolmentNecessary = "totp_enrolment_necessary"
        case accessChanges = "access_changes"
    }
}

extension Logout {
    public init(_: Void = ()) {
        self.init()
    }
}

extension LogoutEverywhere {
    public init(_: Void = ()) {
        self.init()
    }
}

extension LogoutEverywhere.Reply {
    public init(ended: Int, _: Void = ()) {
        self.init(ended: ended)
    }
}

extension MemberRecord {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        _: Void = ()
    ) {
        self.init(
            personID: personID, email: email, firstName: firstName, lastName: lastName, classification: classification
        )
    }
}

extension ChangePassword {
    enum CodingKeys: String, CodingKey {
        case password
        case newPassword = "new_password"
    }

    public init(password: String, newPassword: String, _: Void = ()) {
        self.init(password: password, newPassword: newPassword)
    }
}

extension PersonRecord {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case securityLevel = "security_level"
        case badges
        case disabled
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        securityLevel: Int = 0, badges: [BadgeRecord], disabled: Bool = false, _: Void = ()
    ) {
        self.init(
            personID: personID, email: email, firstName: firstName, lastName: lastName, classification: classification,
            securityLevel: securityLevel, badges: badges, disabled: disabled
        )
    }
}

extension GetPersons {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetPersons.Reply {
    public init(persons: [PersonRecord], total: Int, _: Void = ()) {
        self.init(persons: persons, total: total)
    }
}

extension CreatePerson {
    enum CodingKeys: String, CodingKey {
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
        case classification
        case securityLevel = "security_level"
    }

    public init(
        email: String, firstName: String, lastName: String, password: String? = nil, classification: Classification,
        securityLevel: Int? = nil, _: Void = ()
    ) {
        self.init(
            email: email, firstName: firstName, lastName: lastName, password: password, classification: classification,
            securityLevel: securityLevel
        )
    }
}

extension CreatePerson.Reply {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
    }

    public init(personID: Int64, _: Void = ()) {
        self.init(personID: personID)
    }
}

extension EditPerson {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
        case classification
        case securityLevel = "security_level"
        case disabled
        case removeTOTP = "remove_totp"
    }

    public init(
        personID: Int64, email: String? = nil, firstName: String? = nil, lastName: String? = nil,
        password: String? = nil, classification: Classification? = nil, securityLevel: Int? = nil,
        disabled: Bool? = nil, removeTOTP: Bool? = nil, _: Void = ()
    ) {
        self.init(
            personID: personID, email: email, firstName: firstName, lastName: lastName, password: password,
            classification: classification, securityLevel: securityLevel, disabled: disabled, removeTOTP: removeTOTP
        )
    }
}

extension DeletePerson {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
    }

    public init(personID: Int64, _: Void = ()) {
        self.init(personID: personID)
    }
}

extension EditPreferences {
    public init(
        language: Language? = nil, theme: Theme? = nil, mode: PageMode? = nil, cleared: Set<CodingKeys> = [],
        _: Void = ()
    ) {
        self.init(language: language, theme: theme, mode: mode, cleared: cleared)
    }
}

extension SessionRecord {
    enum CodingKeys: String, CodingKey {
        case sessionID = "session_id"
        case createdAt = "created_at"
        case usedAt = "used_at"
        case expiresAt = "expires_at"
        case address
        case agent
        case isCurrent = "is_current"
    }

    public init(
        sessionID: Int64, createdAt: Date, usedAt: Date, expiresAt: Date, address: String, agent: String? = nil,
        isCurrent: Bool, _: Void = ()
    ) {
        self.init(
            sessionID: sessionID, createdAt: createdAt, usedAt: usedAt, expiresAt: expiresAt, address: address,
            agent: agent, isCurrent: isCurrent
        )
    }
}

extension GetSessions {
    public init(_: Void = ()) {
        self.init()
    }
}

extension GetSessions.Reply {
    public init(sessions: [SessionRecord], _: Void = ()) {
        self.init(sessions: sessions)
    }
}

extension EndSession {
    enum CodingKeys: String, CodingKey {
        case sessionID = "session_id"
    }

    public init(sessionID: Int64, _: Void = ()) {
        self.init(sessionID: sessionID)
    }
}

extension ImportStudents {
    enum CodingKeys: String, CodingKey {
        case csv
        case dryRun = "dry_run"
        case issueCodes = "issue_codes"
        case createGroups = "create_groups"
    }

    public init(csv: String, dryRun: Bool? = nil, issueCodes: Bool? = nil, createGroups: Bool? = nil, _: Void = ()) {
        self.init(csv: csv, dryRun: dryRun, issueCodes: issueCodes, createGroups: createGroups)
    }
}

extension ImportStudents.Reply {
    enum CodingKeys: String, CodingKey {
        case students
        case imported
        case created
        case changed
        case problems
        case notes
        case missingGroups = "missing_groups"
        case codes
        case codesExpireAt = "codes_expire_at"
    }

    public init(
        students: Int, imported: Bool, created: Int = 0, changed: Int = 0, problems: [ImportProblem] = [],
        notes: [ImportProblem] = [], missingGroups: [String] = [], codes: [ClaimCodeRecord]? = nil,
        codesExpireAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            students: students, imported: imported, created: created, changed: changed, problems: problems,
            notes: notes, missingGroups: missingGroups, codes: codes, codesExpireAt: codesExpireAt
        )
    }
}

extension GetStudents {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetStudents.Reply {
    public init(students: [PersonRecord], total: Int, _: Void = ()) {
        self.init(students: students, total: total)
    }
}

extension CreateStudent {
    enum CodingKeys: String, CodingKey {
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
    }

    public init(email: String, firstName: String, lastName: String, password: String? = nil, _: Void = ()) {
        self.init(email: email, firstName: firstName, lastName: lastName, password: password)
    }
}

extension CreateStudent.Reply {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
    }

    public init(personID: Int64, _: Void = ()) {
        self.init(personID: personID)
    }
}

extension EditStudent {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case password
        case disabled
    }

    public init(
        personID: Int64, email: String? = nil, firstName: String? = nil, lastName: String? = nil,
        password: String? = nil, disabled: Bool? = nil, _: Void = ()
    ) {
        self.init(
            personID: personID, email: email, firstName: firstName, lastName: lastName, password: password,
            disabled: disabled
        )
    }
}

extension DeleteStudent {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
    }

    public init(personID: Int64, _: Void = ()) {
        self.init(personID: personID)
    }
}

extension EnrolTOTP {
    public init(password: String, _: Void = ()) {
        self.init(password: password)
    }
}

extension EnrolTOTP.Reply {
    public init(secret: String, uri: String, _: Void = ()) {
        self.init(secret: secret, uri: uri)
    }
}

extension ConfirmTOTP {
    public init(code: String, _: Void = ()) {
        self.init(code: code)
    }
}

extension ConfirmTOTP.Reply {
    enum CodingKeys: String, CodingKey {
        case recoveryCodes = "recovery_codes"
    }

    public init(recoveryCodes: [String], _: Void = ()) {
        self.init(recoveryCodes: recoveryCodes)
    }
}

extension Whoami {
    public init(_: Void = ()) {
        self.init()
    }
}

extension Whoami.Reply {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case groups
        case language
        case theme
        case mode
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        groups: [String]? = nil, language: Language? = nil, theme: Theme? = nil, mode: PageMode? = nil, _: Void = ()
    ) {
        self.init(
            personID: personID, email: email, firstName: firstName, lastName: lastName, classification: classification,
            groups: groups, language: language, theme: theme, mode: mode
        )
    }
}

extension DoorRecord {
    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
        case roomA = "room_a"
        case roomB = "room_b"
    }

    public init(doorID: Int64, roomA: String, roomB: String, _: Void = ()) {
        self.init(doorID: doorID, roomA: roomA, roomB: roomB)
    }
}

extension GetDoors {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetDoors.Reply {
    public init(doors: [DoorRecord], total: Int, _: Void = ()) {
        self.init(doors: doors, total: total)
    }
}

extension CreateDoor {
    enum CodingKeys: String, CodingKey {
        case roomA = "room_a"
        case roomB = "room_b"
    }

    public init(roomA: String, roomB: String, _: Void = ()) {
        self.init(roomA: roomA, roomB: roomB)
    }
}

extension CreateDoor.Reply {
    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
    }

    public init(doorID: Int64, _: Void = ()) {
        self.init(doorID: doorID)
    }
}

extension EditDoor {
    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
        case roomA = "room_a"
        case roomB = "room_b"
    }

    public init(doorID: Int64, roomA: String? = nil, roomB: String? = nil, _: Void = ()) {
        self.init(doorID: doorID, roomA: roomA, roomB: roomB)
    }
}

extension DeleteDoor {
    enum CodingKeys: String, CodingKey {
        case doorID = "door_id"
    }

    public init(doorID: Int64, _: Void = ()) {
        self.init(doorID: doorID)
    }
}

extension HoursRecord {
    public init(weekdays: [Weekday]? = nil, from: ClockTime, until: ClockTime, _: Void = ()) {
        self.init(weekdays: weekdays, from: from, until: until)
    }
}

extension PlanRecord {
    enum CodingKeys: String, CodingKey {
        case zoneName = "zone_name"
        case path
        case width
        case height
        case things
    }

    public init(zoneName: String, path: String, width: Int, height: Int, things: [PlanThingRecord], _: Void = ()) {
        self.init(zoneName: zoneName, path: path, width: width, height: height, things: things)
    }
}

extension PlanThingRecord {
    public init(kind: PlanThingKind, id: Int64, name: String, points: [[Double]], _: Void = ()) {
        self.init(kind: kind, id: id, name: name, points: points)
    }
}

extension GetPlans {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetPlans.Reply {
    public init(plans: [PlanRecord], total: Int, _: Void = ()) {
        self.init(plans: plans, total: total)
    }
}

extension EditPlan {
    enum CodingKeys: String, CodingKey {
        case zoneName = "zone_name"
        case image
        case remove
    }

    public init(zoneName: String, image: Data? = nil, remove: Bool? = nil, _: Void = ()) {
        self.init(zoneName: zoneName, image: image, remove: remove)
    }
}

extension PlanPlace {
    public init(kind: PlanThingKind, id: Int64, points: [[Double]], _: Void = ()) {
        self.init(kind: kind, id: id, points: points)
    }
}

extension PlaceOnPlan {
    enum CodingKeys: String, CodingKey {
        case zoneName = "zone_name"
        case things
    }

    public init(zoneName: String, things: [PlanPlace], _: Void = ()) {
        self.init(zoneName: zoneName, things: things)
    }
}

extension RoomRecord {
    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
        case roomNumber = "room_number"
        case description
        case zoneName = "zone_name"
        case requiredLevel = "required_level"
        case roomType = "room_type"
        case capacity
        case bookableBy = "bookable_by"
        case bookingHours = "booking_hours"
        case retiredAt = "retired_at"
    }

    public init(
        roomID: Int64, roomNumber: String, description: String? = nil, zoneName: String, requiredLevel: Int? = nil,
        roomType: String? = nil, capacity: Int? = nil, bookableBy: [Classification] = [],
        bookingHours: [HoursRecord]? = nil, retiredAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            roomID: roomID, roomNumber: roomNumber, description: description, zoneName: zoneName,
            requiredLevel: requiredLevel, roomType: roomType, capacity: capacity, bookableBy: bookableBy,
            bookingHours: bookingHours, retiredAt: retiredAt
        )
    }
}

extension GetRooms {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetRooms.Reply {
    public init(rooms: [RoomRecord], total: Int, _: Void = ()) {
        self.init(rooms: rooms, total: total)
    }
}

extension CreateRoom {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case description
        case requiredLevel = "required_level"
        case roomType = "room_type"
        case capacity
        case bookableBy = "bookable_by"
        case bookingHours = "booking_hours"
    }

    public init(
        roomNumber: String, zoneName: String, description: String? = nil, requiredLevel: Int? = nil,
        roomType: String? = nil, capacity: Int? = nil, bookableBy: [Classification]? = nil,
        bookingHours: [HoursRecord]? = nil, _: Void = ()
    ) {
        self.init(
            roomNumber: roomNumber, zoneName: zoneName, description: description, requiredLevel: requiredLevel,
            roomType: roomType, capacity: capacity, bookableBy: bookableBy, bookingHours: bookingHours
        )
    }
}

extension CreateRoom.Reply {
    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
    }

    public init(roomID: Int64, _: Void = ()) {
        self.init(roomID: roomID)
    }
}

extension EditRoom {
    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case description
        case requiredLevel = "required_level"
        case roomType = "room_type"
        case capacity
        case bookableBy = "bookable_by"
        case bookingHours = "booking_hours"
        case without
    }

    public init(
        roomID: Int64, roomNumber: String? = nil, zoneName: String? = nil, description: String? = nil,
        requiredLevel: Int? = nil, roomType: String? = nil, capacity: Int? = nil, bookableBy: [Classification]? = nil,
        bookingHours: [HoursRecord]? = nil, without: [RoomMember]? = nil, _: Void = ()
    ) {
        self.init(
            roomID: roomID, roomNumber: roomNumber, zoneName: zoneName, description: description,
            requiredLevel: requiredLevel, roomType: roomType, capacity: capacity, bookableBy: bookableBy,
            bookingHours: bookingHours, without: without
        )
    }
}

extension DeleteRoom {
    enum CodingKeys: String, CodingKey {
        case roomID = "room_id"
    }

    public init(roomID: Int64, _: Void = ()) {
        self.init(roomID: roomID)
    }
}

extension DeleteRoom.Reply {
    public init(retired: Bool, _: Void = ()) {
        self.init(retired: retired)
    }
}

extension ZoneRecord {
    enum CodingKeys: String, CodingKey {
        case zoneID = "zone_id"
        case zoneName = "zone_name"
        case majorKey = "major_key"
        case leaveAfter = "leave_after"
        case rooms
    }

    public init(zoneID: Int64, zoneName: String, majorKey: Int, leaveAfter: Int, rooms: Int, _: Void = ()) {
        self.init(zoneID: zoneID, zoneName: zoneName, majorKey: majorKey, leaveAfter: leaveAfter, rooms: rooms)
    }
}

extension GetZones {
    enum CodingKeys: String, CodingKey {
        case search
        case page
        case pageSize = "page_size"
    }

    public init(search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()) {
        self.init(search: search, page: page, pageSize: pageSize)
    }
}

extension GetZones.Reply {
    public init(zones: [ZoneRecord], total: Int, _: Void = ()) {
        self.init(zones: zones, total: total)
    }
}

extension CreateZone {
    enum CodingKeys: String, CodingKey {
        case zoneName = "zone_name"
        case leaveAfter = "leave_after"
    }

    public init(zoneName: String, leaveAfter: Int? = nil, _: Void = ()) {
        self.init(zoneName: zoneName, leaveAfter: leaveAfter)
    }
}

extension CreateZone.Reply {
    enum CodingKeys: String, CodingKey {
        case zoneID = "zone_id"
        case majorKey = "major_key"
    }

    public init(zoneID: Int64, majorKey: Int, _: Void = ()) {
        self.init(zoneID: zoneID, majorKey: majorKey)
    }
}

extension EditZone {
    enum CodingKeys: String, CodingKey {
        case zoneID = "zone_id"
        case zoneName = "zone_name"
        case leaveAfter = "leave_after"
    }

    public init(zoneID: Int64, zoneName: String? = nil, leaveAfter: Int? = nil, _: Void = ()) {
        self.init(zoneID: zoneID, zoneName: zoneName, leaveAfter: leaveAfter)
    }
}

extension DeleteZone {
    enum CodingKeys: String, CodingKey {
        case zoneID = "zone_id"
    }

    public init(zoneID: Int64, _: Void = ()) {
        self.init(zoneID: zoneID)
    }
}

extension CandidateRecord {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case chance
        case since
    }

    public init(roomNumber: String, chance: Double, since: Date? = nil, _: Void = ()) {
        self.init(roomNumber: roomNumber, chance: chance, since: since)
    }
}

extension CorrectWhereabouts {
    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case state
        case roomNumber = "room_number"
        case reason
        case saidAt = "said_at"
        case sentAt = "sent_at"
    }

    public init(
        email: String? = nil, personID: Int64? = nil, state: WhereaboutsState, roomNumber: String? = nil,
        reason: String? = nil, saidAt: Date? = nil, sentAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            email: email, personID: personID, state: state, roomNumber: roomNumber, reason: reason, saidAt: saidAt,
            sentAt: sentAt
        )
    }
}

extension CorrectWhereabouts.Reply {
    enum CodingKeys: String, CodingKey {
        case correctionID = "correction_id"
        case counts
    }

    public init(correctionID: Int64, counts: Bool, _: Void = ()) {
        self.init(correctionID: correctionID, counts: counts)
    }
}

extension CorrectVisit {
    enum CodingKeys: String, CodingKey {
        case visitID = "visit_id"
        case email
        case personID = "person_id"
        case roomNumber = "room_number"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case remove
        case reason
        case saidAt = "said_at"
        case sentAt = "sent_at"
    }

    public init(
        visitID: Int64? = nil, email: String? = nil, personID: Int64? = nil, roomNumber: String? = nil,
        enteredAt: Date? = nil, leftAt: Date? = nil, remove: Bool? = nil, reason: String, saidAt: Date? = nil,
        sentAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            visitID: visitID, email: email, personID: personID, roomNumber: roomNumber, enteredAt: enteredAt,
            leftAt: leftAt, remove: remove, reason: reason, saidAt: saidAt, sentAt: sentAt
        )
    }
}

extension CorrectVisit.Reply {
    enum CodingKeys: String, CodingKey {
        case correctionID = "correction_id"
    }

    public init(correctionID: Int64, _: Void = ()) {
        self.init(correctionID: correctionID)
    }
}

extension CorrectionRecord {
    enum CodingKeys: String, CodingKey {
        case correctionID = "correction_id"
        case kind
        case roomNumber = "room_number"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case oldState = "old_state"
        case oldRoomNumber = "old_room_number"
        case replaced
        case standing
        case reason
        case saidBy = "said_by"
        case saidAt = "said_at"
        case receivedAt = "received_at"
    }

    public init(
        correctionID: Int64, kind: CorrectionKind, roomNumber: String? = nil, enteredAt: Date? = nil,
        leftAt: Date? = nil, oldState: WhereaboutsState? = nil, oldRoomNumber: String? = nil,
        replaced: [ReplacedVisitRecord] = [], standing: Bool = false, reason: String? = nil, saidBy: String? = nil,
        saidAt: Date, receivedAt: Date, _: Void = ()
    ) {
        self.init(
            correctionID: correctionID, kind: kind, roomNumber: roomNumber, enteredAt: enteredAt, leftAt: leftAt,
            oldState: oldState, oldRoomNumber: oldRoomNumber, replaced: replaced, standing: standing, reason: reason,
            saidBy: saidBy, saidAt: saidAt, receivedAt: receivedAt
        )
    }
}

extension GetCorrections {
    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case from
        case to
        case page
        case pageSize = "page_size"
    }

    public init(
        email: String? = nil, personID: Int64? = nil, from: Date? = nil, to: Date? = nil, page: Int? = nil,
        pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(email: email, personID: personID, from: from, to: to, page: page, pageSize: pageSize)
    }
}

extension GetCorrections.Reply {
    public init(corrections: [CorrectionRecord], total: Int, _: Void = ()) {
        self.init(corrections: corrections, total: total)
    }
}

extension DoubtfulScannerRecord {
    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case loudestRoomNumber = "loudest_room_number"
        case louderBy = "louder_by"
    }

    public init(
        scannerName: String, roomNumber: String, loudestRoomNumber: String, louderBy: Double? = nil, _: Void = ()
    ) {
        self.init(
            scannerName: scannerName, roomNumber: roomNumber, loudestRoomNumber: loudestRoomNumber, louderBy: louderBy
        )
    }
}

extension EvidenceRecord {
    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case roomNumber = "room_number"
        case rssi
        case age
        case quiet
        case forFirst = "for_first"
        case forSecond = "for_second"
    }

    public init(
        scannerName: String? = nil, majorKey: Int? = nil, minorKey: Int? = nil, roomNumber: String? = nil, rssi: Double,
        age: Double, quiet: Bool? = nil, forFirst: Double? = nil, forSecond: Double? = nil, _: Void = ()
    ) {
        self.init(
            scannerName: scannerName, majorKey: majorKey, minorKey: minorKey, roomNumber: roomNumber, rssi: rssi,
            age: age, quiet: quiet, forFirst: forFirst, forSecond: forSecond
        )
    }
}

extension ExplanationRecord {
    enum CodingKeys: String, CodingKey {
        case candidates
        case heard
        case badgeLouderBy = "badge_louder_by"
    }

    public init(candidates: [CandidateRecord], heard: [EvidenceRecord], badgeLouderBy: Double? = nil, _: Void = ()) {
        self.init(candidates: candidates, heard: heard, badgeLouderBy: badgeLouderBy)
    }
}

extension GetStudentHistory {
    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case from
        case to
    }

    public init(email: String? = nil, personID: Int64? = nil, from: Date? = nil, to: Date? = nil, _: Void = ()) {
        self.init(email: email, personID: personID, from: from, to: to)
    }
}

extension GetStudentHistory.Reply {
    public init(visits: [VisitRecord], corrections: [CorrectionRecord] = [], _: Void = ()) {
        self.init(visits: visits, corrections: corrections)
    }
}

extension HeardBeacon {
    enum CodingKeys: String, CodingKey {
        case uuid
        case major
        case minor
        case rssi
        case heardAt = "heard_at"
    }

    public init(
        uuid: ProximityUUID, major: UInt16, minor: UInt16, rssi: Int? = nil, heardAt: Date? = nil, _: Void = ()
    ) {
        self.init(uuid: uuid, major: major, minor: minor, rssi: rssi, heardAt: heardAt)
    }
}

extension GetInfo {
    public init(_: Void = ()) {
        self.init()
    }
}

extension GetInfo.Reply {
    public init(info: StudentInfo, uuids: [ProximityUUID], _: Void = ()) {
        self.init(info: info, uuids: uuids)
    }
}

extension StudentInfo {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case location
        case badges
        case clientHeardAt = "client_heard_at"
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        location: LocationRecord, badges: [BadgeRecord], clientHeardAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            personID: personID, email: email, firstName: firstName, lastName: lastName, classification: classification,
            location: location, badges: badges, clientHeardAt: clientHeardAt
        )
    }
}

extension LocationRecord {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case state
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case since
        case heardAt = "heard_at"
        case confidence
        case majorKey = "major_key"
        case minorKey = "minor_key"
        case source
        case saidBy = "said_by"
        case saidAt = "said_at"
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, state: WhereaboutsState,
        roomNumber: String? = nil, zoneName: String? = nil, since: Date? = nil, heardAt: Date? = nil,
        confidence: Double? = nil, majorKey: Int? = nil, minorKey: Int? = nil, source: VisitSource? = nil,
        saidBy: String? = nil, saidAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            personID: personID, email: email, firstName: firstName, lastName: lastName, state: state,
            roomNumber: roomNumber, zoneName: zoneName, since: since, heardAt: heardAt, confidence: confidence,
            majorKey: majorKey, minorKey: minorKey, source: source, saidBy: saidBy, saidAt: saidAt
        )
    }
}

extension GetStudentLocation {
    enum CodingKeys: String, CodingKey {
        case email
        case personID = "person_id"
        case explain
    }

    public init(email: String? = nil, personID: Int64? = nil, explain: Bool? = nil, _: Void = ()) {
        self.init(email: email, personID: personID, explain: explain)
    }
}

extension GetStudentLocation.Reply {
    public init(location: LocationRecord, explanation: ExplanationRecord? = nil, _: Void = ()) {
        self.init(location: location, explanation: explanation)
    }
}

extension GetOccupancy {
    enum CodingKeys: String, CodingKey {
        case zoneName = "zone_name"
        case roomNumber = "room_number"
        case from
        case to
        case step
    }

    public init(
        zoneName: String? = nil, roomNumber: String? = nil, from: Date? = nil, to: Date? = nil, step: Int? = nil,
        _: Void = ()
    ) {
        self.init(zoneName: zoneName, roomNumber: roomNumber, from: from, to: to, step: step)
    }
}

extension GetOccupancy.Reply {
    public init(at: Date, rooms: [OccupancyRecord], _: Void = ()) {
        self.init(at: at, rooms: rooms)
    }
}

extension OccupancyRecord {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case present
        case unknown
        case series
    }

    public init(
        roomNumber: String, zoneName: String, present: Int, unknown: Int, series: [OccupancyPoint], _: Void = ()
    ) {
        self.init(roomNumber: roomNumber, zoneName: zoneName, present: present, unknown: unknown, series: series)
    }
}

extension OccupancyPoint {
    public init(at: Date, present: Int, unknown: Int, _: Void = ()) {
        self.init(at: at, present: present, unknown: unknown)
    }
}

extension OccupantRecord {
    enum CodingKeys: String, CodingKey {
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case classification
        case since
        case heardAt = "heard_at"
        case source
        case saidBy = "said_by"
        case saidAt = "said_at"
    }

    public init(
        personID: Int64, email: String, firstName: String, lastName: String, classification: Classification,
        since: Date, heardAt: Date? = nil, source: VisitSource? = nil, saidBy: String? = nil, saidAt: Date? = nil,
        _: Void = ()
    ) {
        self.init(
            personID: personID, email: email, firstName: firstName, lastName: lastName, classification: classification,
            since: since, heardAt: heardAt, source: source, saidBy: saidBy, saidAt: saidAt
        )
    }
}

extension GetRoomOccupants {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case at
    }

    public init(roomNumber: String, at: Date? = nil, _: Void = ()) {
        self.init(roomNumber: roomNumber, at: at)
    }
}

extension GetRoomOccupants.Reply {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case at
        case people
        case whole
    }

    public init(roomNumber: String, at: Date, people: [OccupantRecord], whole: Bool, _: Void = ()) {
        self.init(roomNumber: roomNumber, at: at, people: people, whole: whole)
    }
}

extension ReplacedVisitRecord {
    enum CodingKeys: String, CodingKey {
        case visitID = "visit_id"
        case roomNumber = "room_number"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case source
    }

    public init(
        visitID: Int64, roomNumber: String, enteredAt: Date, leftAt: Date? = nil, source: VisitSource? = nil,
        _: Void = ()
    ) {
        self.init(visitID: visitID, roomNumber: roomNumber, enteredAt: enteredAt, leftAt: leftAt, source: source)
    }
}

extension StateCounts {
    public init(present: Int, unknown: Int, left: Int, _: Void = ()) {
        self.init(present: present, unknown: unknown, left: left)
    }
}

extension RecordSurvey {
    enum CodingKeys: String, CodingKey {
        case action
        case badgeID = "badge_id"
        case email
        case personID = "person_id"
        case roomNumber = "room_number"
        case surveyID = "survey_id"
    }

    public init(
        action: SurveyAction, badgeID: Int64? = nil, email: String? = nil, personID: Int64? = nil,
        roomNumber: String? = nil, surveyID: Int64? = nil, _: Void = ()
    ) {
        self.init(
            action: action, badgeID: badgeID, email: email, personID: personID, roomNumber: roomNumber,
            surveyID: surveyID
        )
    }
}

extension RecordSurvey.Reply {
    enum CodingKeys: String, CodingKey {
        case surveys
        case learnedRooms = "learned_rooms"
        case doubtfulScanners = "doubtful_scanners"
    }

    public init(
        surveys: [SurveyRecord], learnedRooms: [String], doubtfulScanners: [DoubtfulScannerRecord], _: Void = ()
    ) {
        self.init(surveys: surveys, learnedRooms: learnedRooms, doubtfulScanners: doubtfulScanners)
    }
}

extension SurveyRecord {
    enum CodingKeys: String, CodingKey {
        case surveyID = "survey_id"
        case badgeID = "badge_id"
        case startedAt = "started_at"
        case stoppedAt = "stopped_at"
        case inUse = "in_use"
        case stays
    }

    public init(
        surveyID: Int64, badgeID: Int64, startedAt: Date, stoppedAt: Date? = nil, inUse: Bool,
        stays: [SurveyStayRecord], _: Void = ()
    ) {
        self.init(
            surveyID: surveyID, badgeID: badgeID, startedAt: startedAt, stoppedAt: stoppedAt, inUse: inUse, stays: stays
        )
    }
}

extension SurveyStayRecord {
    enum CodingKeys: String, CodingKey {
        case roomNumber = "room_number"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case heard
    }

    public init(roomNumber: String, enteredAt: Date, leftAt: Date? = nil, heard: [SurveyHeardRecord], _: Void = ()) {
        self.init(roomNumber: roomNumber, enteredAt: enteredAt, leftAt: leftAt, heard: heard)
    }
}

extension GetSurveySightings {
    enum CodingKeys: String, CodingKey {
        case surveyID = "survey_id"
        case after
    }

    public init(surveyID: Int64, after: Date? = nil, _: Void = ()) {
        self.init(surveyID: surveyID, after: after)
    }
}

extension GetSurveySightings.Reply {
    public init(
        sightings: [SurveySightingRecord], absences: [SurveyAbsenceRecord] = [], after: Date? = nil, _: Void = ()
    ) {
        self.init(sightings: sightings, absences: absences, after: after)
    }
}

extension SurveySightingRecord {
    enum CodingKeys: String, CodingKey {
        case heardAt = "heard_at"
        case scannerName = "scanner_name"
        case rssi
        case count
    }

    public init(heardAt: Date, scannerName: String, rssi: Int? = nil, count: Int, _: Void = ()) {
        self.init(heardAt: heardAt, scannerName: scannerName, rssi: rssi, count: count)
    }
}

extension SurveyHeardRecord {
    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case packets
        case seconds
        case rssi
    }

    public init(
        scannerName: String, roomNumber: String, packets: Int, seconds: Int, rssi: Double? = nil, _: Void = ()
    ) {
        self.init(scannerName: scannerName, roomNumber: roomNumber, packets: packets, seconds: seconds, rssi: rssi)
    }
}

extension SurveyAbsenceRecord {
    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case from
        case until
    }

    public init(scannerName: String, from: Date, until: Date, _: Void = ()) {
        self.init(scannerName: scannerName, from: from, until: until)
    }
}

extension UpdateLocation {
    enum CodingKeys: String, CodingKey {
        case major
        case minor
        case beacons
        case sentAt = "sent_at"
    }

    public init(
        major: Int? = nil, minor: Int? = nil, beacons: [HeardBeacon]? = nil, sentAt: Date? = nil, _: Void = ()
    ) {
        self.init(major: major, minor: minor, beacons: beacons, sentAt: sentAt)
    }
}

extension UpdateLocation.Reply {
    public init(recognised: Int, dropped: Int? = nil, _: Void = ()) {
        self.init(recognised: recognised, dropped: dropped)
    }
}

extension VisitRecord {
    enum CodingKeys: String, CodingKey {
        case visitID = "visit_id"
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case enteredAt = "entered_at"
        case leftAt = "left_at"
        case endReason = "end_reason"
        case source
        case saidBy = "said_by"
        case saidAt = "said_at"
        case reason
    }

    public init(
        visitID: Int64, roomNumber: String, zoneName: String, enteredAt: Date, leftAt: Date? = nil,
        endReason: VisitEnd? = nil, source: VisitSource? = nil, saidBy: String? = nil, saidAt: Date? = nil,
        reason: String? = nil, _: Void = ()
    ) {
        self.init(
            visitID: visitID, roomNumber: roomNumber, zoneName: zoneName, enteredAt: enteredAt, leftAt: leftAt,
            endReason: endReason, source: source, saidBy: saidBy, saidAt: saidAt, reason: reason
        )
    }
}

extension GetOwnVisits {
    public init(from: Date? = nil, to: Date? = nil, _: Void = ()) {
        self.init(from: from, to: to)
    }
}

extension GetWhereabouts {
    enum CodingKeys: String, CodingKey {
        case zoneName = "zone_name"
        case groupID = "group_id"
        case state
        case ownGroups = "own_groups"
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        zoneName: String? = nil, groupID: Int64? = nil, state: WhereaboutsState? = nil, ownGroups: Bool? = nil,
        search: String? = nil, page: Int? = nil, pageSize: Int? = nil, _: Void = ()
    ) {
        self.init(
            zoneName: zoneName, groupID: groupID, state: state, ownGroups: ownGroups, search: search, page: page,
            pageSize: pageSize
        )
    }
}

extension GetWhereabouts.Reply {
    enum CodingKeys: String, CodingKey {
        case at
        case eventID = "event_id"
        case people
        case counts
        case total
    }

    public init(at: Date, eventID: Int64, people: [LocationRecord], counts: StateCounts, total: Int, _: Void = ()) {
        self.init(at: at, eventID: eventID, people: people, counts: counts, total: total)
    }
}

extension EmptyReply {
    public init(_: Void = ()) {
        self.init()
    }
}

extension IdempotencyKey {
    enum CodingKeys: String, CodingKey {
        case idempotencyKey = "idempotency_key"
    }

    public init(idempotencyKey: UUID? = nil, _: Void = ()) {
        self.init(idempotencyKey: idempotencyKey)
    }
}

extension LiveEvent {
    enum CodingKeys: String, CodingKey {
        case eventID = "event_id"
        case personID = "person_id"
        case email
        case firstName = "first_name"
        case lastName = "last_name"
        case state
        case roomNumber = "room_number"
        case zoneName = "zone_name"
        case previousRoomNumber = "previous_room_number"
        case previousZoneName = "previous_zone_name"
        case since
        case decidedAt = "decided_at"
        case source
        case confidence
        case saidBy = "said_by"
    }

    public init(
        eventID: Int64, personID: Int64, email: String, firstName: String, lastName: String, state: WhereaboutsState,
        roomNumber: String? = nil, zoneName: String? = nil, previousRoomNumber: String? = nil,
        previousZoneName: String? = nil, since: Date, decidedAt: Date, source: VisitSource? = nil,
        confidence: Double? = nil, saidBy: String? = nil, _: Void = ()
    ) {
        self.init(
            eventID: eventID, personID: personID, email: email, firstName: firstName, lastName: lastName, state: state,
            roomNumber: roomNumber, zoneName: zoneName, previousRoomNumber: previousRoomNumber,
            previousZoneName: previousZoneName, since: since, decidedAt: decidedAt, source: source,
            confidence: confidence, saidBy: saidBy
        )
    }
}

extension AdapterRecord {
    public init(name: String, state: String, address: DeviceAddress? = nil, _: Void = ()) {
        self.init(name: name, state: state, address: address)
    }
}

extension ClockRecord {
    public init(now: Date, rate: Double, _: Void = ()) {
        self.init(now: now, rate: rate)
    }
}

extension FleetSettings {
    public init(
        active: Bool? = nil, intervalMilliseconds: Int? = nil, measuredPower: Int? = nil, spoolBytes: Int? = nil,
        logLevel: String? = nil, scanIntervalMilliseconds: Int? = nil, scanWindowMilliseconds: Int? = nil,
        scanCodedPHY: Bool? = nil, _: Void = ()
    ) {
        self.init(
            active: active, intervalMilliseconds: intervalMilliseconds, measuredPower: measuredPower,
            spoolBytes: spoolBytes, logLevel: logLevel, scanIntervalMilliseconds: scanIntervalMilliseconds,
            scanWindowMilliseconds: scanWindowMilliseconds, scanCodedPHY: scanCodedPHY
        )
    }
}

extension FleetRecord {
    public init(label: String? = nil, settings: FleetSettings, scanners: Int, _: Void = ()) {
        self.init(label: label, settings: settings, scanners: scanners)
    }
}

extension GetFleet {
    public init(_: Void = ()) {
        self.init()
    }
}

extension GetFleet.Reply {
    public init(fleet: [FleetRecord], _: Void = ()) {
        self.init(fleet: fleet)
    }
}

extension EditFleet {
    public init(
        label: String? = nil, settings: FleetSettings, cleared: Set<FleetSettings.CodingKeys> = [], _: Void = ()
    ) {
        self.init(label: label, settings: settings, cleared: cleared)
    }
}

extension Heartbeat {
    enum CodingKeys: String, CodingKey {
        case adapter
        case reportsPerSecond = "reports_per_second"
        case spoolDepth = "spool_depth"
        case sentAt = "sent_at"
        case uptime
        case radio
        case spool
        case version
        case settings
    }

    public init(
        adapter: AdapterRecord? = nil, reportsPerSecond: Double? = nil, spoolDepth: Int? = nil, sentAt: Date? = nil,
        uptime: UptimeRecord? = nil, radio: RadioRecord? = nil, spool: SpoolRecord? = nil, version: String? = nil,
        settings: [NodeSettingRecord]? = nil, _: Void = ()
    ) {
        self.init(
            adapter: adapter, reportsPerSecond: reportsPerSecond, spoolDepth: spoolDepth, sentAt: sentAt,
            uptime: uptime, radio: radio, spool: spool, version: version, settings: settings
        )
    }
}

extension Heartbeat.Reply {
    enum CodingKeys: String, CodingKey {
        case uuids
        case clock
        case heartbeatInterval = "heartbeat_interval"
        case spoolDays = "spool_days"
        case settings
        case resendFrom = "resend_from"
    }

    public init(
        uuids: [ProximityUUID], clock: ClockRecord, heartbeatInterval: Int, spoolDays: Int? = nil,
        settings: FleetSettings? = nil, resendFrom: Date? = nil, _: Void = ()
    ) {
        self.init(
            uuids: uuids, clock: clock, heartbeatInterval: heartbeatInterval, spoolDays: spoolDays, settings: settings,
            resendFrom: resendFrom
        )
    }
}

extension NodeSettingRecord {
    public init(name: String, value: String, source: NodeSettingSource, _: Void = ()) {
        self.init(name: name, value: value, source: source)
    }
}

extension RadioRecord {
    enum CodingKeys: String, CodingKey {
        case state
        case reportsPerSecond = "reports_per_second"
        case lastReportAt = "last_report_at"
        case restarts
        case resets
        case droppedReports = "dropped_reports"
        case mode
        case commands
        case error
    }

    public init(
        state: RadioState, reportsPerSecond: Double, lastReportAt: Date? = nil, restarts: Int, resets: Int,
        droppedReports: Int, mode: RadioMode? = nil, commands: RadioCommands? = nil, error: String? = nil, _: Void = ()
    ) {
        self.init(
            state: state, reportsPerSecond: reportsPerSecond, lastReportAt: lastReportAt, restarts: restarts,
            resets: resets, droppedReports: droppedReports, mode: mode, commands: commands, error: error
        )
    }
}

extension RefusalCounts {
    enum CodingKeys: String, CodingKey {
        case tooOld = "too_old"
        case ahead
        case unlawful
        case unknownBeacon = "unknown_beacon"
        case badValue = "bad_value"
    }

    public init(
        tooOld: Int = 0, ahead: Int = 0, unlawful: Int = 0, unknownBeacon: Int = 0, badValue: Int = 0, _: Void = ()
    ) {
        self.init(tooOld: tooOld, ahead: ahead, unlawful: unlawful, unknownBeacon: unknownBeacon, badValue: badValue)
    }
}

extension RefusedBeaconRecord {
    public init(
        uuid: ProximityUUID, major: UInt16, minor: UInt16, address: DeviceAddress? = nil, count: Int,
        why: RefusedBeaconReason, _: Void = ()
    ) {
        self.init(uuid: uuid, major: major, minor: minor, address: address, count: count, why: why)
    }
}

extension Report {
    enum CodingKeys: String, CodingKey {
        case spool
        case sequence
        case boot
        case sentAt = "sent_at"
        case uptime
        case digest
        case sightings
    }

    public init(
        spool: String, sequence: Int64, boot: String? = nil, sentAt: Date, uptime: UptimeRecord? = nil,
        digest: String? = nil, sightings: [SightingRecord], _: Void = ()
    ) {
        self.init(
            spool: spool, sequence: sequence, boot: boot, sentAt: sentAt, uptime: uptime, digest: digest,
            sightings: sightings
        )
    }
}

extension Report.Reply {
    enum CodingKeys: String, CodingKey {
        case stored
        case refused
        case refusedWhy = "refused_why"
        case refusedBeacons = "refused_beacons"
    }

    public init(
        stored: Int, refused: Int, refusedWhy: RefusalCounts? = nil, refusedBeacons: [RefusedBeaconRecord]? = nil,
        _: Void = ()
    ) {
        self.init(stored: stored, refused: refused, refusedWhy: refusedWhy, refusedBeacons: refusedBeacons)
    }
}

extension ScannerRecord {
    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case state
        case lastSeenAt = "last_seen_at"
        case spoolDepth = "spool_depth"
        case adapter
        case radio
        case labels
        case version
        case clockOffset = "clock_offset"
        case spool
        case settings
        case retiredAt = "retired_at"
    }

    public init(
        scannerID: Int64, scannerName: String, roomNumber: String, state: ScannerState, lastSeenAt: Date? = nil,
        spoolDepth: Int? = nil, adapter: AdapterRecord? = nil, radio: RadioRecord? = nil, labels: [String] = [],
        version: String? = nil, clockOffset: Double? = nil, spool: SpoolRecord? = nil,
        settings: [NodeSettingRecord]? = nil, retiredAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            scannerID: scannerID, scannerName: scannerName, roomNumber: roomNumber, state: state,
            lastSeenAt: lastSeenAt, spoolDepth: spoolDepth, adapter: adapter, radio: radio, labels: labels,
            version: version, clockOffset: clockOffset, spool: spool, settings: settings, retiredAt: retiredAt
        )
    }
}

extension ScannerEvent {
    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
        case state
    }

    public init(scannerID: Int64, state: ScannerState, _: Void = ()) {
        self.init(scannerID: scannerID, state: state)
    }
}

extension GetScanners {
    enum CodingKeys: String, CodingKey {
        case label
        case state
        case search
        case page
        case pageSize = "page_size"
    }

    public init(
        label: String? = nil, state: ScannerState? = nil, search: String? = nil, page: Int? = nil, pageSize: Int? = nil,
        _: Void = ()
    ) {
        self.init(label: label, state: state, search: search, page: page, pageSize: pageSize)
    }
}

extension GetScanners.Reply {
    public init(scanners: [ScannerRecord], total: Int, _: Void = ()) {
        self.init(scanners: scanners, total: total)
    }
}

extension CreateScanner {
    enum CodingKeys: String, CodingKey {
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case labels
    }

    public init(scannerName: String, roomNumber: String, labels: [String]? = nil, _: Void = ()) {
        self.init(scannerName: scannerName, roomNumber: roomNumber, labels: labels)
    }
}

extension CreateScanner.Reply {
    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
        case token
    }

    public init(scannerID: Int64, token: String, _: Void = ()) {
        self.init(scannerID: scannerID, token: token)
    }
}

extension EditScanner {
    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
        case scannerName = "scanner_name"
        case roomNumber = "room_number"
        case labels
        case newToken = "new_token"
    }

    public init(
        scannerID: Int64, scannerName: String? = nil, roomNumber: String? = nil, labels: [String]? = nil,
        newToken: Bool? = nil, _: Void = ()
    ) {
        self.init(
            scannerID: scannerID, scannerName: scannerName, roomNumber: roomNumber, labels: labels, newToken: newToken
        )
    }
}

extension EditScanner.Reply {
    public init(token: String? = nil, _: Void = ()) {
        self.init(token: token)
    }
}

extension DeleteScanner {
    enum CodingKeys: String, CodingKey {
        case scannerID = "scanner_id"
    }

    public init(scannerID: Int64, _: Void = ()) {
        self.init(scannerID: scannerID)
    }
}

extension DeleteScanner.Reply {
    public init(retired: Bool, _: Void = ()) {
        self.init(retired: retired)
    }
}

extension SightingRecord {
    enum CodingKeys: String, CodingKey {
        case uuid
        case major
        case minor
        case address
        case rssi
        case count
        case heardAt = "heard_at"
    }

    public init(
        uuid: ProximityUUID, major: UInt16, minor: UInt16, address: DeviceAddress? = nil, rssi: Int? = nil,
        count: Int? = nil, heardAt: Date, _: Void = ()
    ) {
        self.init(uuid: uuid, major: major, minor: minor, address: address, rssi: rssi, count: count, heardAt: heardAt)
    }
}

extension SpoolRecord {
    enum CodingKeys: String, CodingKey {
        case bytes
        case oldestAge = "oldest_age"
        case dropped
        case setAside = "set_aside"
        case inMemory = "in_memory"
        case freeDisk = "free_disk"
        case error
    }

    public init(
        bytes: Int, oldestAge: Int? = nil, dropped: Int, setAside: Int, inMemory: Int? = nil, freeDisk: Int? = nil,
        error: String? = nil, _: Void = ()
    ) {
        self.init(
            bytes: bytes, oldestAge: oldestAge, dropped: dropped, setAside: setAside, inMemory: inMemory,
            freeDisk: freeDisk, error: error
        )
    }
}

extension UptimeRecord {
    public init(boot: String, seconds: Double, _: Void = ()) {
        self.init(boot: boot, seconds: seconds)
    }
}

extension RequestType {
    /// What the structure of the type's arguments declares.
    public var definition: Definition {
        switch self {
        case .adminEditClearance: Definition(EditClearance.self)
        case .adminGetClearances: Definition(GetClearances.self)
        case .universalGetLocks: Definition(GetLocks.self)
        case .adminCreateLock: Definition(CreateLock.self)
        case .adminEditLock: Definition(EditLock.self)
        case .adminDeleteLock: Definition(DeleteLock.self)
        case .adminActivateLock: Definition(ActivateLock.self)
        case .adminResetLock: Definition(ResetLock.self)
        case .universalUnlock: Definition(Unlock.self)
        case .adminGetUnlocks: Definition(GetUnlocks.self)
        case .universalGetUnlocks: Definition(GetOwnUnlocks.self)
        case .adminExplainUnlock: Definition(ExplainUnlock.self)
        case .universalGetAccessChanges: Definition(GetAccessChanges.self)
        case .adminGetAudit: Definition(GetAudit.self)
        case .studentGetAudit: Definition(GetOwnAudit.self)
        case .studentExport: Definition(ExportOwn.self)
        case .adminExportPerson: Definition(ExportPerson.self)
        case .adminGetRules: Definition(GetRules.self)
        case .adminCreateRule: Definition(CreateRule.self)
        case .adminEditRule: Definition(EditRule.self)
        case .adminDeleteRule: Definition(DeleteRule.self)
        case .adminExplainRule: Definition(ExplainRule.self)
        case .adminTryRule: Definition(TryRule.self)
        case .universalGetSchedules: Definition(GetSchedules.self)
        case .universalCreateSchedule: Definition(CreateSchedule.self)
        case .universalEditSchedule: Definition(EditSchedule.self)
        case .universalDeleteSchedule: Definition(DeleteSchedule.self)
        case .adminReportWeather: Definition(ReportWeather.self)
        case .adminIssueBadge: Definition(IssueBadge.self)
        case .adminReturnBadge: Definition(ReturnBadge.self)
        case .adminGetBadges: Definition(GetBadges.self)
        case .adminGetBeacons: Definition(GetBeacons.self)
        case .adminCreateBeacon: Definition(CreateBeacon.self)
        case .adminEditBeacon: Definition(EditBeacon.self)
        case .adminDeleteBeacon: Definition(DeleteBeacon.self)
        case .scannerGetBeacon: Definition(GetBeacon.self)
        case .universalGetBookings: Definition(GetBookings.self)
        case .adminGetBookings: Definition(GetAllBookings.self)
        case .universalBookRoom: Definition(BookRoom.self)
        case .universalEditBooking: Definition(EditBooking.self)
        case .universalCancelBooking: Definition(CancelBooking.self)
        case .universalGetRooms: Definition(FindRooms.self)
        case .universalCommandDevice: Definition(CommandDevice.self)
        case .universalGetCommands: Definition(GetCommands.self)
        case .universalCancelCommand: Definition(CancelCommand.self)
        case .universalGetDevices: Definition(GetDevices.self)
        case .adminCreateDevice: Definition(CreateDevice.self)
        case .adminEditDevice: Definition(EditDevice.self)
        case .adminDeleteDevice: Definition(DeleteDevice.self)
        case .universalRegisterDevice: Definition(RegisterDevice.self)
        case .adminGetKinds: Definition(GetKinds.self)
        case .adminCreateKind: Definition(CreateKind.self)
        case .adminDeleteKind: Definition(DeleteKind.self)
        case .adminGetMuster: Definition(GetMuster.self)
        case .adminUpdateMuster: Definition(UpdateMuster.self)
        case .adminGetMusterEntries: Definition(GetMusterEntries.self)
        case .adminCreateMusterLink: Definition(CreateMusterLink.self)
        case .adminEndMusterLink: Definition(EndMusterLink.self)
        case .adminGetMusterLinks: Definition(GetMusterLinks.self)
        case .adminGetMusters: Definition(GetMusters.self)
        case .adminGetMusterReport: Definition(GetMusterReport.self)
        case .adminGetAlerts: Definition(GetAlerts.self)
        case .adminAcknowledgeAlert: Definition(AcknowledgeAlert.self)
        case .adminCloseAlert: Definition(CloseAlert.self)
        case .adminGetAlertKinds: Definition(GetAlertKinds.self)
        case .adminEditAlertKind: Definition(EditAlertKind.self)
        case .adminConfigRead: Definition(ReadConfig.self)
        case .adminConfigWrite: Definition(WriteConfig.self)
        case .adminGetDeliveries: Definition(GetDeliveries.self)
        case .simpleQuery: Definition(RunQuery.self)
        case .simpleGetQueries: Definition(GetQueries.self)
        case .simpleSaveQuery: Definition(SaveQuery.self)
        case .simpleDeleteQuery: Definition(DeleteQuery.self)
        case .adminRedeliver: Definition(Redeliver.self)
        case .adminGetStation: Definition(GetStation.self)
        case .adminEditStation: Definition(EditStation.self)
        case .adminGetWebhooks: Definition(GetWebhooks.self)
        case .adminCreateWebhook: Definition(CreateWebhook.self)
        case .adminEditWebhook: Definition(EditWebhook.self)
        case .adminDeleteWebhook: Definition(DeleteWebhook.self)
        case .adminTestWebhook: Definition(TestWebhook.self)
        case .universalClaimAccount: Definition(ClaimAccount.self)
        case .adminIssueClaimCode: Definition(IssueClaimCode.self)
        case .universalConfirm: Definition(Confirm.self)
        case .adminEditPersonZones: Definition(EditPersonZones.self)
        case .adminGetGroups: Definition(GetGroups.self)
        case .adminCreateGroup: Definition(CreateGroup.self)
        case .adminEditGroup: Definition(EditGroup.self)
        case .adminDeleteGroup: Definition(DeleteGroup.self)
        case .adminGetGroupMembers: Definition(GetGroupMembers.self)
        case .universalLogin: Definition(Login.self)
        case .universalLogout: Definition(Logout.self)
        case .universalLogoutEverywhere: Definition(LogoutEverywhere.self)
        case .universalChangePassword: Definition(ChangePassword.self)
        case .adminGetPersons: Definition(GetPersons.self)
        case .adminCreatePerson: Definition(CreatePerson.self)
        case .adminEditPerson: Definition(EditPerson.self)
        case .adminDeletePerson: Definition(DeletePerson.self)
        case .universalEditPreferences: Definition(EditPreferences.self)
        case .universalGetSessions: Definition(GetSessions.self)
        case .universalEndSession: Definition(EndSession.self)
        case .adminImportStudents: Definition(ImportStudents.self)
        case .adminGetStudents: Definition(GetStudents.self)
        case .adminCreateStudent: Definition(CreateStudent.self)
        case .adminEditStudent: Definition(EditStudent.self)
        case .adminDeleteStudent: Definition(DeleteStudent.self)
        case .universalEnrolTOTP: Definition(EnrolTOTP.self)
        case .universalConfirmTOTP: Definition(ConfirmTOTP.self)
        case .universalRemoveTOTP: Definition(RemoveTOTP.self)
        case .universalWhoami: Definition(Whoami.self)
        case .adminGetDoors: Definition(GetDoors.self)
        case .adminCreateDoor: Definition(CreateDoor.self)
        case .adminEditDoor: Definition(EditDoor.self)
        case .adminDeleteDoor: Definition(DeleteDoor.self)
        case .adminGetPlans: Definition(GetPlans.self)
        case .adminEditPlan: Definition(EditPlan.self)
        case .adminPlaceOnPlan: Definition(PlaceOnPlan.self)
        case .adminGetRooms: Definition(GetRooms.self)
        case .adminCreateRoom: Definition(CreateRoom.self)
        case .adminEditRoom: Definition(EditRoom.self)
        case .adminDeleteRoom: Definition(DeleteRoom.self)
        case .adminGetZones: Definition(GetZones.self)
        case .adminCreateZone: Definition(CreateZone.self)
        case .adminEditZone: Definition(EditZone.self)
        case .adminDeleteZone: Definition(DeleteZone.self)
        case .adminCorrectWhereabouts: Definition(CorrectWhereabouts.self)
        case .adminCorrectVisit: Definition(CorrectVisit.self)
        case .adminGetCorrections: Definition(GetCorrections.self)
        case .adminGetStudentHistory: Definition(GetStudentHistory.self)
        case .studentGetInfo: Definition(GetInfo.self)
        case .adminGetStudentLocation: Definition(GetStudentLocation.self)
        case .adminGetOccupancy: Definition(GetOccupancy.self)
        case .adminGetRoomOccupants: Definition(GetRoomOccupants.self)
        case .adminRecordSurvey: Definition(RecordSurvey.self)
        case .adminGetSurveySightings: Definition(GetSurveySightings.self)
        case .studentUpdateLocation: Definition(UpdateLocation.self)
        case .studentGetVisits: Definition(GetOwnVisits.self)
        case .adminGetWhereabouts: Definition(GetWhereabouts.self)
        case .adminGetFleet: Definition(GetFleet.self)
        case .adminEditFleet: Definition(EditFleet.self)
        case .scannerHeartbeat: Definition(Heartbeat.self)
        case .scannerReport: Definition(Report.self)
        case .adminGetScanners: Definition(GetScanners.self)
        case .adminCreateScanner: Definition(CreateScanner.self)
        case .adminEditScanner: Definition(EditScanner.self)
        case .adminDeleteScanner: Definition(DeleteScanner.self)
        }
    }
}
