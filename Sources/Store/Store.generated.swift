// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

public import Devices
public import Foundation
public import Locks
public import Logging
public import Phrases
public import Postgres
public import Presence
public import Schema
public import Vocabulary
import Wire

extension DoorContactChange {
    public init(device: Int64, isOpen: Bool, bolt: BoltState? = nil, isWitnessed: Bool, at: Date, _: Void = ()) {
        self.init(device: device, isOpen: isOpen, bolt: bolt, isWitnessed: isWitnessed, at: at)
    }
}

extension FollowedIn.Filter {
    public init(person: Int64? = nil, lock: Int64? = nil, from: Date? = nil, to: Date? = nil, _: Void = ()) {
        self.init(person: person, lock: lock, from: from, to: to)
    }
}

extension OpenHoursRecord.Hold {
    public init(lock: Int64, seconds: Int, isStaffBehind: Bool? = nil, ago: Int, _: Void = ()) {
        self.init(lock: lock, seconds: seconds, isStaffBehind: isStaffBehind, ago: ago)
    }
}

extension UnlockOutbox.Move {
    public init(id: Int64, state: UnlockState, reason: String? = nil, epoch: Int64? = nil, _: Void = ()) {
        self.init(id: id, state: state, reason: reason, epoch: epoch)
    }
}

extension UnlockDraft {
    public init(
        way: UnlockChannel, source: String, isGranted: Bool, right: UnlockRightSort? = nil, rightID: Int64? = nil,
        sight: UnlockPresence, sightSource: String? = nil, sightMilliseconds: Int? = nil, reasons: [UnlockReason] = [],
        overrideReason: String? = nil, hold: Int, isStepped: Bool = false, _: Void = ()
    ) {
        self.init(
            way: way, source: source, isGranted: isGranted, right: right, rightID: rightID, sight: sight,
            sightSource: sightSource, sightMilliseconds: sightMilliseconds, reasons: reasons,
            overrideReason: overrideReason, hold: hold, isStepped: isStepped
        )
    }
}

extension AuditRepository.Filter {
    public init(
        action: String? = nil, actor: Int64? = nil, person: Int64? = nil, from: Date? = nil, to: Date? = nil,
        _: Void = ()
    ) {
        self.init(action: action, actor: actor, person: person, from: from, to: to)
    }
}

extension Vacuum {
    public init(pool: ConnectionPool, login: ConnectionSettings, logger: Logger, _: Void = ()) {
        self.init(pool: pool, login: login, logger: logger)
    }
}

extension ScheduleOrder {
    public init(
        command: String, args: DeviceProperties, schedule: Schedule, requirement: Requirement? = nil, lateBy: Int = 300,
        _: Void = ()
    ) {
        self.init(command: command, args: args, schedule: schedule, requirement: requirement, lateBy: lateBy)
    }
}

extension ScheduleRun {
    public init(dueAt: Date, outcome: ScheduleRun.Outcome, command: Int64? = nil, reason: Phrase? = nil, _: Void = ()) {
        self.init(dueAt: dueAt, outcome: outcome, command: command, reason: reason)
    }
}

extension BookingRepository.Order {
    public init(from: Date, until: Date, title: String? = nil, _: Void = ()) {
        self.init(from: from, until: until, title: title)
    }
}

extension BookingRepository.RoomFilter {
    public init(
        from: Date, to: Date, capacity: Int? = nil, type: String? = nil, bookableBy: Classification? = nil, _: Void = ()
    ) {
        self.init(from: from, to: to, capacity: capacity, type: type, bookableBy: bookableBy)
    }
}

extension Booking.Invited {
    public init(person: Person, isKnown: Bool, _: Void = ()) {
        self.init(person: person, isKnown: isKnown)
    }
}

extension Booking.Filter {
    public init(
        id: Int64? = nil, roomNumber: String? = nil, person: Int64? = nil, state: BookingState? = nil,
        from: Date? = nil, to: Date? = nil, _: Void = ()
    ) {
        self.init(id: id, roomNumber: roomNumber, person: person, state: state, from: from, to: to)
    }
}

extension RoomUse {
    public init(
        requiredLevel: Int? = nil, type: String? = nil, capacity: Int? = nil, bookableBy: Set<Classification> = [],
        hours: OpenHours? = nil, _: Void = ()
    ) {
        self.init(requiredLevel: requiredLevel, type: type, capacity: capacity, bookableBy: bookableBy, hours: hours)
    }
}

extension DatabaseFitness {
    public init(encoding: String, sharesSessions: Bool, connections: Int, _: Void = ()) {
        self.init(encoding: encoding, sharesSessions: sharesSessions, connections: connections)
    }
}

extension Migrator {
    public init(migrations: [Migration] = Migrations.all, _: Void = ()) {
        self.init(migrations: migrations)
    }
}

extension Retention {
    public init(owner: ConnectionSettings, logger: Logger, _: Void = ()) {
        self.init(owner: owner, logger: logger)
    }
}

extension SightingPartitions {
    public init(pool: ConnectionPool, owner: ConnectionSettings, logger: Logger, _: Void = ()) {
        self.init(pool: pool, owner: owner, logger: logger)
    }
}

extension CommandMove {
    public init(
        id: Int64, from: CommandState, to: CommandState, reason: String? = nil, outcomeState: DeviceProperties? = nil,
        sends: Int, nextSendAt: Date? = nil, at: Date, who: String, isStep: Bool, _: Void = ()
    ) {
        self.init(
            id: id, from: from, to: to, reason: reason, outcomeState: outcomeState, sends: sends,
            nextSendAt: nextSendAt, at: at, who: who, isStep: isStep
        )
    }
}

extension CommandOrder {
    public init(
        device: Int64, command: String, args: DeviceProperties = [:], source: CommandSource, way: String,
        person: Int64? = nil, rule: Int64? = nil, schedule: Int64? = nil, causes: [Int64] = [],
        expiresIn: Int = CommandExpiry.standard, _: Void = ()
    ) {
        self.init(
            device: device, command: command, args: args, source: source, way: way, person: person, rule: rule,
            schedule: schedule, causes: causes, expiresIn: expiresIn
        )
    }
}

extension DeviceGrant {
    public init(holder: DeviceGrant.Holder, level: DeviceLevel, _: Void = ()) {
        self.init(holder: holder, level: level)
    }
}

extension DeviceHello {
    public init(device: Int64, boot: String, firmware: String, at: Date, _: Void = ()) {
        self.init(device: device, boot: boot, firmware: firmware, at: at)
    }
}

extension DeviceReport {
    public init(
        device: Int64, seq: Int64? = nil, changes: [String: PropertyValue?], cause: String? = nil, at: Date,
        _: Void = ()
    ) {
        self.init(device: device, seq: seq, changes: changes, cause: cause, at: at)
    }
}

extension Device.Draft {
    public init(
        name: String, kind: String, serial: String, roomNumber: String? = nil, dialect: Dialect, brokerPassword: String,
        codeHash: [UInt8], codeUntil: Date, _: Void = ()
    ) {
        self.init(
            name: name, kind: kind, serial: serial, roomNumber: roomNumber, dialect: dialect,
            brokerPassword: brokerPassword, codeHash: codeHash, codeUntil: codeUntil
        )
    }
}

extension Muster.NewEntry {
    public init(person: Int64, witness: Witness, note: String? = nil, saidAt: Date, _: Void = ()) {
        self.init(person: person, witness: witness, note: note, saidAt: saidAt)
    }
}

extension MusterLink.Draft {
    public init(label: String, zoneName: String? = nil, tokenHash: [UInt8], expiresAt: Date, _: Void = ()) {
        self.init(label: label, zoneName: zoneName, tokenHash: tokenHash, expiresAt: expiresAt)
    }
}

extension Muster {
    public init(
        id: Int64, name: String, kind: MusterKind, startedAt: Date, closedAt: Date? = nil, version: Int64 = 0,
        isMistake: Bool = false, _: Void = ()
    ) {
        self.init(
            id: id, name: name, kind: kind, startedAt: startedAt, closedAt: closedAt, version: version,
            isMistake: isMistake
        )
    }
}

extension AlertChange.Telling {
    public init(text: Phrase, hint: Phrase, rooms: [Int64], _: Void = ()) {
        self.init(text: text, hint: hint, rooms: rooms)
    }
}

extension AlertKey {
    public init(kind: AlertKind, sort: AlertSubjectSort, id: Int64, _: Void = ()) {
        self.init(kind: kind, sort: sort, id: id)
    }
}

extension AlertRule {
    public init(kind: AlertKind, isEnabled: Bool, severity: AlertSeverity, threshold: Double? = nil, _: Void = ()) {
        self.init(kind: kind, isEnabled: isEnabled, severity: severity, threshold: threshold)
    }
}

extension AlertStanding {
    public init(
        id: Int64, key: AlertKey, lastAt: Date, goneAt: Date? = nil, closedAt: Date? = nil,
        isClosedByHand: Bool = false, isSubjectThere: Bool = true, _: Void = ()
    ) {
        self.init(
            id: id, key: key, lastAt: lastAt, goneAt: goneAt, closedAt: closedAt, isClosedByHand: isClosedByHand,
            isSubjectThere: isSubjectThere
        )
    }
}

extension AlertTransition {
    public init(alert: Int64, change: AlertTransition.Change, _: Void = ()) {
        self.init(alert: alert, change: change)
    }
}

extension AlertRepository.Filter {
    public init(isOpen: Bool? = nil, kind: AlertKind? = nil, visibility: Visibility, _: Void = ()) {
        self.init(isOpen: isOpen, kind: kind, visibility: visibility)
    }
}

extension StationRow.Told {
    public init(findable: String, port: Int, _: Void = ()) {
        self.init(findable: findable, port: port)
    }
}

extension StationResolverRow {
    public init(
        server: String, state: String = "connecting", acceptedAt: Date? = nil, isReachable: Bool? = nil,
        reason: String? = nil, generation: Int? = nil, _: Void = ()
    ) {
        self.init(
            server: server, state: state, acceptedAt: acceptedAt, isReachable: isReachable, reason: reason,
            generation: generation
        )
    }
}

extension DeliveryAttempt {
    public init(fault: DeliveryFault? = nil, status: Int? = nil, nextAt: Date? = nil, _: Void = ()) {
        self.init(fault: fault, status: status, nextAt: nextAt)
    }
}

extension WebhookRepository.Settings {
    public init(
        url: String, description: String? = nil, kinds: [AlertKind] = [], minSeverity: AlertSeverity = .info,
        isAliveSent: Bool = true, _: Void = ()
    ) {
        self.init(url: url, description: description, kinds: kinds, minSeverity: minSeverity, isAliveSent: isAliveSent)
    }
}

extension AttemptRepository.Bucket {
    public init(key: [UInt8], places: Int, interval: Double, _: Void = ()) {
        self.init(key: key, places: places, interval: interval)
    }
}

extension Preferences {
    public init(language: Language? = nil, theme: Theme? = nil, mode: PageMode? = nil, _: Void = ()) {
        self.init(language: language, theme: theme, mode: mode)
    }
}

extension SessionRepository.Shown {
    public init(tokenHash: [UInt8], at: Date, _: Void = ()) {
        self.init(tokenHash: tokenHash, at: at)
    }
}

extension PersonRepository.Changes {
    public init(
        email: String? = nil, firstName: String? = nil, lastName: String? = nil, passwordHash: String? = nil,
        classification: Classification? = nil, securityLevel: Int? = nil, isDisabled: Bool? = nil,
        removesTOTP: Bool = false, _: Void = ()
    ) {
        self.init(
            email: email, firstName: firstName, lastName: lastName, passwordHash: passwordHash,
            classification: classification, securityLevel: securityLevel, isDisabled: isDisabled,
            removesTOTP: removesTOTP
        )
    }
}

extension StudentImport.Student {
    public init(line: Int, email: String, firstName: String, lastName: String, groups: [String] = [], _: Void = ()) {
        self.init(line: line, email: email, firstName: firstName, lastName: lastName, groups: groups)
    }
}

extension PlanPicture {
    public init(zoneName: String, format: String, bytes: [UInt8], _: Void = ()) {
        self.init(zoneName: zoneName, format: format, bytes: bytes)
    }
}

extension PlanRepository.Place {
    public init(kind: PlanThingKind, id: Int64, points: [Double], _: Void = ()) {
        self.init(kind: kind, id: id, points: points)
    }
}

extension CorrectionTransaction.Knowledge {
    public init(heard: Whereabouts? = nil, manual: ManualOverride? = nil, change: Int64, _: Void = ()) {
        self.init(heard: heard, manual: manual, change: change)
    }
}

extension CorrectionReceipt {
    public init(correction: Int64, counts: Bool, _: Void = ()) {
        self.init(correction: correction, counts: counts)
    }
}

extension ManualOverride {
    public init(
        correction: Int64, person: Int64, state: WhereaboutsState, room: Int64? = nil, saidAt: Date,
        anchor: Int64? = nil, _: Void = ()
    ) {
        self.init(correction: correction, person: person, state: state, room: room, saidAt: saidAt, anchor: anchor)
    }
}

extension OccupancyRepository.Instants {
    public init(first: Date, step: Int, count: Int, _: Void = ()) {
        self.init(first: first, step: step, count: count)
    }
}

extension RecordDue {
    public init(id: Int64? = nil, person: Int64, from: Date, until: Date, dueAt: Date, _: Void = ()) {
        self.init(id: id, person: person, from: from, until: until, dueAt: dueAt)
    }
}

extension RecordProgress {
    public init(through: Date, untaughtSince: Date? = nil, untaughtRooms: Set<Int64>? = nil, _: Void = ()) {
        self.init(through: through, untaughtSince: untaughtSince, untaughtRooms: untaughtRooms)
    }
}

extension RecordedVisit {
    public init(
        id: Int64? = nil, room: Int64, enteredAt: Date, leftAt: Date? = nil, end: VisitEnd? = nil, isTold: Bool? = nil,
        isFilled: Bool = false, correction: Int64? = nil, _: Void = ()
    ) {
        self.init(
            id: id, room: room, enteredAt: enteredAt, leftAt: leftAt, end: end, isTold: isTold, isFilled: isFilled,
            correction: correction
        )
    }
}

extension FleetRule {
    public init(
        active: Bool? = nil, interval: Int? = nil, measuredPower: Int? = nil, spoolBytes: Int? = nil,
        logLevel: String? = nil, scanInterval: Int? = nil, scanWindow: Int? = nil, scanCodedPHY: Bool? = nil,
        _: Void = ()
    ) {
        self.init(
            active: active, interval: interval, measuredPower: measuredPower, spoolBytes: spoolBytes,
            logLevel: logLevel, scanInterval: scanInterval, scanWindow: scanWindow, scanCodedPHY: scanCodedPHY
        )
    }
}

extension NodeHealth.Spool {
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

extension NodeHealth.Setting {
    public init(name: String, value: String, source: String, _: Void = ()) {
        self.init(name: name, value: value, source: source)
    }
}

extension ScannerRadio {
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

extension ReceivedBatch.Key {
    public init(scanner: Int64, spool: String, sequence: Int64, _: Void = ()) {
        self.init(scanner: scanner, spool: spool, sequence: sequence)
    }
}

extension ReceivedBatch.Receipt {
    public init(
        key: ReceivedBatch.Key, digest: ReceivedBatch.Digest = ReceivedBatch.Digest(), receivedAt: Date,
        heard: ClosedRange<Date>? = nil, stored: Int, refused: Int, refusedWhy: ReceivedBatch.Refusals? = nil,
        refusedBeacons: [ReceivedBatch.RefusedBeacon] = [], _: Void = ()
    ) {
        self.init(
            key: key, digest: digest, receivedAt: receivedAt, heard: heard, stored: stored, refused: refused,
            refusedWhy: refusedWhy, refusedBeacons: refusedBeacons
        )
    }
}

extension ClientReport {
    public init(
        person: Int64, scan: ClientScan, receivedAt: Date, sightings: [ReceivedBatch.Sighting], isOfNow: Bool = true,
        _: Void = ()
    ) {
        self.init(person: person, scan: scan, receivedAt: receivedAt, sightings: sightings, isOfNow: isOfNow)
    }
}

extension Erasure.Order {
    public init(person: Int64, only: Classification? = nil, at: Date, entry: AuditEntry, _: Void = ()) {
        self.init(person: person, only: only, at: at, entry: entry)
    }
}

extension IngestCommit.ScannerActivity {
    public init(scanner: Int64, seenAt: Date, heardAt: Date? = nil, spool: String, _: Void = ()) {
        self.init(scanner: scanner, seenAt: seenAt, heardAt: heardAt, spool: spool)
    }
}

extension IngestCommit.HeardBeacon {
    public init(beacon: Int64, heardAt: Date, _: Void = ()) {
        self.init(beacon: beacon, heardAt: heardAt)
    }
}

extension IngestCommit.Preconditions {
    public init(lease: Lease, meanings: Int64, _: Void = ()) {
        self.init(lease: lease, meanings: meanings)
    }
}

extension StoredSighting {
    public init(
        scanner: Int64? = nil, receivedAt: Date, sighting: ReceivedBatch.Sighting, resolved: StoredSighting.Resolved,
        isAside: Bool = false, _: Void = ()
    ) {
        self.init(scanner: scanner, receivedAt: receivedAt, sighting: sighting, resolved: resolved, isAside: isAside)
    }
}

extension AdvertisedBeaconRecord {
    init(row: Row) throws {
        self.init(
            uuid: try row.decode("uuid"), majorKey: try row.decode("major_key"), minorKey: try row.decode("minor_key"),
            description: try row.decode("description"), roomNumber: try row.decode("room_number")
        )
    }
}

extension DeliveryRecord {
    init(row: Row) throws {
        self.init(
            deliveryID: try row.decode("delivery_id"), webhookID: try row.decode("webhook_id"),
            messageID: try row.decode("message_id"), type: try row.decode("type"), alertID: try row.decode("alert_id"),
            body: try row.decode("body"), state: try row.decode("state"), attempts: try row.decode("attempts"),
            createdAt: try row.decode("created_at"), nextAt: try row.decode("next_at"),
            finishedAt: try row.decode("finished_at"), lastStatus: try row.decode("last_status"),
            lastFault: try row.decode("last_fault")
        )
    }
}

extension DoorRecord {
    init(row: Row) throws {
        self.init(doorID: try row.decode("door_id"), roomA: try row.decode("room_a"), roomB: try row.decode("room_b"))
    }
}

extension GroupRecord {
    init(row: Row) throws {
        self.init(
            groupID: try row.decode("group_id"), groupName: try row.decode("group_name"),
            members: try row.decode("members")
        )
    }
}

extension KnownBadgeRecord {
    init(row: Row) throws {
        self.init(
            badgeID: try row.decode("badge_id"), uuid: try row.decode("uuid"), majorKey: try row.decode("major_key"),
            minorKey: try row.decode("minor_key"), address: try row.decode("address"), state: try row.decode("state"),
            personID: try row.decode("person_id"), email: try row.decode("email"),
            firstName: try row.decode("first_name"), lastName: try row.decode("last_name"),
            issuedAt: try row.decode("issued_at"), returnedAt: try row.decode("returned_at"),
            lostAt: try row.decode("lost_at"), lastHeardAt: try row.decode("last_heard_at")
        )
    }
}

extension MemberRecord {
    init(row: Row) throws {
        self.init(
            personID: try row.decode("person_id"), email: try row.decode("email"),
            firstName: try row.decode("first_name"), lastName: try row.decode("last_name"),
            classification: try row.decode("classification")
        )
    }
}

extension WebhookRecord {
    init(row: Row) throws {
        self.init(
            webhookID: try row.decode("webhook_id"), url: try row.decode("url"),
            description: try row.decode("description"), kinds: try row.decode("kinds"),
            minSeverity: try row.decode("min_severity"), alive: try row.decode("alive"),
            enabled: try row.decode("enabled"), disabledWhy: try row.decode("disabled_why"),
            createdAt: try row.decode("created_at"), lastSuccessAt: try row.decode("last_success_at"),
            lastFailureAt: try row.decode("last_failure_at"), lastFault: try row.decode("last_fault"),
            failures: try row.decode("failures"), pending: try row.decode("pending")
        )
    }
}

extension ZoneRecord {
    init(row: Row) throws {
        self.init(
            zoneID: try row.decode("zone_id"), zoneName: try row.decode("zone_name"),
            majorKey: try row.decode("major_key"), leaveAfter: try row.decode("leave_after"),
            rooms: try row.decode("rooms")
        )
    }
}
