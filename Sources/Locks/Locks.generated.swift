// Written by tools/generate. Change the declarations and run it again.
//
// The compiler makes an initialiser of a structure's members, but none that other targets see. Each public one below
// has another signature by its last parameter, which no call passes.

public import Devices
public import Foundation

extension BookedRoom {
    public init(
        from: Date, until: Date, isNoticed: Bool = false, lastThere: Date? = nil, isOccupied: Bool = false,
        sightSince: Date? = nil, _: Void = ()
    ) {
        self.init(
            from: from, until: until, isNoticed: isNoticed, lastThere: lastThere, isOccupied: isOccupied,
            sightSince: sightSince
        )
    }
}

extension BookingRules {
    public init(
        step: Int = 5, maximum: Int = 240, ahead: Int = 30, hours: OpenHours? = nil, capacity: Int? = nil,
        time: SchoolTime, _: Void = ()
    ) {
        self.init(step: step, maximum: maximum, ahead: ahead, hours: hours, capacity: capacity, time: time)
    }
}

extension Account {
    public init(level: Int = 0, isAdmin: Bool = false, mustChangePassword: Bool = false, _: Void = ()) {
        self.init(level: level, isAdmin: isAdmin, mustChangePassword: mustChangePassword)
    }
}

extension BookedTime {
    public init(id: Int64, from: Date, until: Date, _: Void = ()) {
        self.init(id: id, from: from, until: until)
    }
}

extension ClearanceTerms {
    public init(
        from: CivilDay? = nil, until: CivilDay? = nil, weekdays: Set<Weekday> = [], hours: Range<Int>? = nil,
        _: Void = ()
    ) {
        self.init(from: from, until: until, weekdays: weekdays, hours: hours)
    }
}

extension DoorEvidence {
    public init(
        hasLivingListener: Bool, isLawful: Bool = true, isBadgeTwice: Bool = false, heard: [DoorEvidence.Heard] = [],
        whereabouts: Date? = nil, client: Date? = nil, _: Void = ()
    ) {
        self.init(
            hasLivingListener: hasLivingListener, isLawful: isLawful, isBadgeTwice: isBadgeTwice, heard: heard,
            whereabouts: whereabouts, client: client
        )
    }
}

extension LockRules {
    public init(
        requiredLevel: Int? = nil, isWeak: Bool = false, gate: PresenceGate = .off, within: Int = 20,
        minRSSI: Int? = nil, trustsClient: Bool = false, _: Void = ()
    ) {
        self.init(
            requiredLevel: requiredLevel, isWeak: isWeak, gate: gate, within: within, minRSSI: minRSSI,
            trustsClient: trustsClient
        )
    }
}

extension OpenDoor {
    public init(staffAt: Date? = nil, _: Void = ()) {
        self.init(staffAt: staffAt)
    }
}

extension OpenHours.Span {
    public init(weekdays: Set<Weekday> = [], from: Int, until: Int, _: Void = ()) {
        self.init(weekdays: weekdays, from: from, until: until)
    }
}

extension UnlockDecision.Query {
    public init(
        account: Account, lock: LockRules, clearances: [Clearance] = [], bookings: [BookedTime] = [],
        evidence: DoorEvidence, time: SchoolTime, code: UnlockDecision.Query.CodeCheck = .none,
        overrideReason: String? = nil, allowsWeak: Bool = false, _: Void = ()
    ) {
        self.init(
            account: account, lock: lock, clearances: clearances, bookings: bookings, evidence: evidence, time: time,
            code: code, overrideReason: overrideReason, allowsWeak: allowsWeak
        )
    }
}

extension LockIdentity {
    public init(site: String, device: Int64, _: Void = ()) {
        self.init(site: site, device: device)
    }
}

extension LockMemory {
    enum CodingKeys: String, CodingKey {
        case dialect
        case privateKey = "private_key"
        case codeText = "code"
        case epoch
        case keyBytes = "keys"
    }
}

extension DeniedAttempts.Attempt {
    public init(lock: Int64, room: Int64, person: Int64? = nil, at: Date, _: Void = ()) {
        self.init(lock: lock, room: room, person: person, at: at)
    }
}

extension DoorOpening {
    public init(openedAt: Date, bolt: BoltState? = nil, isWitnessed: Bool, _: Void = ()) {
        self.init(openedAt: openedAt, bolt: bolt, isWitnessed: isWitnessed)
    }
}

extension DoorOpening.Held {
    public init(from: Date, until: Date, _: Void = ()) {
        self.init(from: from, until: until)
    }
}

extension LockHealth {
    public init(
        isConnected: Bool, connectedAt: Date? = nil, bolt: BoltState? = nil, battery: Double? = nil,
        openSince: Date? = nil, heldUntil: Date? = nil, forcedAt: Date? = nil, jammedAt: Date? = nil, _: Void = ()
    ) {
        self.init(
            isConnected: isConnected, connectedAt: connectedAt, bolt: bolt, battery: battery, openSince: openSince,
            heldUntil: heldUntil, forcedAt: forcedAt, jammedAt: jammedAt
        )
    }
}

extension LockHealth.Limits {
    public init(held: TimeInterval = 30, battery: Double = 15, silent: TimeInterval = 120, _: Void = ()) {
        self.init(held: held, battery: battery, silent: silent)
    }
}
