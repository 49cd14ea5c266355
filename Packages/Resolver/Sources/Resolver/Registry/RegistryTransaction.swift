import GRDB
import Resolution

/// The statements that change stations, within one transaction, and the changes to memory after the commit.
struct RegistryTransaction {
    let db: Database
    private(set) var changes: [(serial: Serial, station: Station)] = []

    init(_ db: Database) {
        self.db = db
    }

    /// Applies an update that is signed with the station's key.
    /// - Parameter station: the station in memory; another program may have changed the file since.
    mutating func update(_ update: VerifiedUpdate, of station: Station, at now: Int64) throws -> Reply.UpdateOutcome {
        let (record, name) = (update.record, station.name(of: update.record.serial))
        var changed = station
        changed.ipv4 = record.ipv4
        (changed.seen, changed.until) = (now, now + record.holds * 1000)
        (changed.counter, changed.saidFindable) = (record.counter, record.findable)
        changed.proof = update.key.bytes + update.signature + update.text
        try db.cachedStatement(
            sql: """
                UPDATE station SET counter = ?, record = ?, signature = ?, seen_ms = ?, until_ms = ?, said_findable = ?
                WHERE id = ? AND key = ? AND counter < ?
                """
        ).execute(arguments: [
            record.counter, update.text.data, update.signature.data, changed.seen, changed.until,
            record.findable?.rawValue, name, update.key.bytes.data, record.counter,
        ])
        guard db.changesCount == 1 else { return try refusal(of: update, named: name) }
        try put(record.ipv4, named: name)
        changes.append((record.serial, changed))
        return .accepted(counter: record.counter)
    }

    private func refusal(of update: VerifiedUpdate, named name: String) throws -> Reply.UpdateOutcome {
        let counter = try Int64.fetchOne(
            db, sql: "SELECT counter FROM station WHERE id = ? AND key = ?",
            arguments: [name, update.key.bytes.data])
        return counter.map { .refused(.counter, counter: $0) } ?? .refused(.signature, counter: nil)
    }

    /// Applies the claim of an unsigned station, as far as its terms allow.
    mutating func claim(_ claim: Request.Claim, of station: Station, at now: Int64) throws {
        let name = station.name(of: claim.serial)
        let row = try Row.fetchOne(
            db,
            sql: """
                SELECT source, changed_ms, seen_ms, IP FROM station LEFT JOIN devices ON devices.ID = station.id
                WHERE station.id = ? AND is_unsigned = 1
                """,
            arguments: [name])
        guard let row else { return }
        let terms = UnsignedTerms(
            source: row["source"], changed: row["changed_ms"], seen: row["seen_ms"],
            address: (row["IP"] as String?).flatMap { IPv4($0) })
        guard let verdict = terms.verdict(on: claim.address, at: now) else { return }
        var changed = station
        changed.ipv4 = claim.address
        (changed.seen, changed.until) = (now, now + UnsignedTerms.holding)
        try db.execute(
            sql: "UPDATE station SET seen_ms = ?, until_ms = ?, changed_ms = ? WHERE id = ?",
            arguments: [changed.seen, changed.until, verdict == .change ? now : terms.changed, name])
        try put(claim.address, named: name)
        changes.append((claim.serial, changed))
    }

    /// Writes the row of the original's table.
    private func put(_ address: IPv4?, named name: String) throws {
        try db.cachedStatement(
            sql: """
                INSERT INTO devices (ID, IP) VALUES (?, ?)
                ON CONFLICT (ID) DO UPDATE SET IP = excluded.IP WHERE IP IS NOT excluded.IP
                """
        ).execute(arguments: [name, address?.description])
    }
}

extension RegistryTransaction {
    /// Gives a serial the key that signed for it.
    /// - Returns: nil if it has the key now.
    mutating func register(
        _ registration: VerifiedRegistration, over station: Station?, at now: Int64
    ) throws -> Reply.RegistrationRefusal? {
        let name = station?.name(of: registration.serial) ?? registration.serial.description
        if let refusal = try refusal(of: registration, named: name, at: now) { return refusal }
        try db.execute(
            sql: """
                INSERT INTO station (id, key) VALUES (?, ?)
                ON CONFLICT (id) DO UPDATE SET key = excluded.key, is_unsigned = 0, source = NULL, record = NULL,
                    signature = NULL, until_ms = 0, said_findable = NULL
                """,
            arguments: [name, registration.key.bytes.data])
        try put(nil, named: name)
        var changed = Station(
            standing: .signed, storedName: station?.storedName, proof: registration.key.bytes)
        if let station, station.standing != .unclaimed {
            (changed.counter, changed.findable) = (station.counter, station.findable)
        }
        changes.append((registration.serial, changed))
        return nil
    }

    /// Uses up the invitation if there is no other reason for a refusal.
    private func refusal(
        of registration: VerifiedRegistration, named name: String, at now: Int64
    ) throws -> Reply.RegistrationRefusal? {
        let holder = try String.fetchOne(
            db, sql: "SELECT id FROM station WHERE key = ?", arguments: [registration.key.bytes.data])
        guard holder == nil || holder == name else { return .key }
        switch registration.right {
        case .oldKey(let old):
            let isInForce = try Bool.fetchOne(
                db, sql: "SELECT 1 FROM station WHERE id = ? AND key = ?", arguments: [name, old.bytes.data])
            return isInForce == true ? nil : .signature
        case .invitation(let hash):
            try db.execute(
                sql: """
                    DELETE FROM invitation WHERE hash = ? AND until_ms > ?
                        AND coalesce(id = ?, NOT EXISTS (SELECT 1 FROM station WHERE station.id = ?))
                    """,
                arguments: [hash.data, now, name, name])
            return db.changesCount == 1 ? nil : .invitation
        }
    }
}
