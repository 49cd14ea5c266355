import Foundation
import GRDB
import OperatorErrors
import Resolution

/// The operator's view of the registry, which works while a resolver runs: the resolver follows within a second.
public struct StationList: Sendable {
    /// One line of the list.
    public struct Line: Codable, Sendable {
        /// In the registry's spelling.
        public var serial: String
        /// `signed`, `unsigned`, `unclaimed`, or `invited` if there is an invitation and no station yet.
        public var standing: String
        /// In dotted form; nil if it has no valid IPv4 address.
        public var address: String?
        /// Milliseconds since 1970; nil if it has never reported.
        public var seen: Int64?
        public var until: Int64?
        /// `code` or `serial`, for a signed station.
        public var findable: String?
        public var code: String?
        /// The address range from which an unsigned station's claims are accepted.
        public var from: String?
        public var counter: Int64?
    }

    /// The milliseconds for which an invitation is valid.
    private static let invitationHolding: Int64 = 30 * 24 * 3_600_000
    private static let bytesOfInvitation = 10

    private let file: RegistryFile
    private let now: Int64

    /// - Parameter now: milliseconds since 1970.
    /// - Throws: `ResolverError`.
    public init(
        database path: String, isToBeThere: Bool, now: Int64 = WallTime.milliseconds
    ) throws {
        file = try RegistryFile(path: path, isToBeThere: isToBeThere, now: now)
        self.now = now
    }

    public func close() throws {
        try file.close()
    }

    /// Returns all stations, and those that are invited but have not registered, by serial.
    public func lines() throws -> [Line] {
        try reading { db in
            let sources = try Row.fetchAll(db, sql: "SELECT id, source FROM station WHERE source IS NOT NULL")
            let ranges = Dictionary(sources.map { ($0["id"] as String, $0["source"] as String) }) { $1 }
            let stations = try RegistryReader.stations(db)
            let known = Set(stations.map(\.serial))
            let invited = try String.fetchAll(
                db, sql: "SELECT DISTINCT id FROM invitation WHERE id IS NOT NULL AND until_ms > ?", arguments: [now])
            let lines =
                stations.map { line($0.serial, $0.station, ranges) }
                + invited.filter { Serial($0).map { !known.contains($0) } ?? false }
                .map { Line(serial: $0, standing: "invited") }
            return lines.sorted { $0.serial < $1.serial }
        }
    }

    private func line(_ serial: Serial, _ station: Station, _ ranges: [String: String]) -> Line {
        let name = station.name(of: serial)
        let isSigned = station.standing == .signed
        return Line(
            serial: name, standing: station.standing.rawValue,
            address: station.until > now ? station.ipv4?.description : nil,
            seen: station.seen > 0 ? station.seen : nil, until: station.until > 0 ? station.until : nil,
            findable: isSigned ? (station.saidFindable ?? station.findable).rawValue : nil,
            code: station.key?.code.text, from: ranges[name], counter: isSigned ? station.counter : nil)
    }
}

/// Changes.
extension StationList {
    /// Adds a station whose claims are accepted without a key, or changes the range from which they are.
    /// - Parameter range: such as `203.0.113.0/24`; nil for any address.
    /// - Throws: `ResolverError` if the station has a key, or the range is not valid.
    public func addUnsigned(_ serial: String, from range: String?) throws {
        let range = try range.map { text in
            guard let range = SourceRange(text) else {
                throw ResolverError(
                    .settings, "'\(text)' is not a range of addresses", hint: "Write 203.0.113.7 or 203.0.113.0/24.")
            }
            return range
        }
        try changing(serial) { db, name in
            // A row of the original's file stays valid for as long as it would have without this.
            let opened = try Int64.fetchOne(
                db, sql: "SELECT opened_ms FROM book, devices WHERE ID = ? AND IP IS NOT NULL", arguments: [name])
            try db.execute(
                sql: """
                    INSERT INTO station (id, is_unsigned, source, seen_ms, until_ms) VALUES (?, 1, ?, ?, ?)
                    ON CONFLICT (id) DO UPDATE SET source = excluded.source WHERE key IS NULL
                    """,
                arguments: [
                    name, range?.description, opened ?? 0, opened.map { $0 + RegistrySchema.unclaimedHolding } ?? 0,
                ])
            guard db.changesCount == 1 else {
                throw ResolverError(
                    .station, "The station \(name) has a key", hint: "Remove it first: stations remove '\(name)'")
            }
            try db.execute(sql: "INSERT OR IGNORE INTO devices (ID) VALUES (?)", arguments: [name])
            if let range { try Self.forget(name, outside: range, db) }
        }
    }

    /// Removes an address that another sender may have claimed, together with the waiting time that it caused.
    private static func forget(_ name: String, outside range: SourceRange, _ db: Database) throws {
        let text = try String.fetchOne(db, sql: "SELECT IP FROM devices WHERE ID = ?", arguments: [name])
        guard let text, IPv4(text).map({ !range.holds($0) }) ?? true else { return }
        try db.execute(sql: "UPDATE devices SET IP = NULL WHERE ID = ?", arguments: [name])
        try db.execute(
            sql: "UPDATE station SET seen_ms = 0, until_ms = 0, changed_ms = 0 WHERE id = ?", arguments: [name])
    }

    /// Creates an invitation with which a key can be registered once, within 30 days.
    /// - Parameter serial: the station whose key is registered; it replaces an existing key. Nil for any serial that is
    ///   not registered yet.
    /// - Returns: the invitation, of which the registry stores only a hash.
    public func invite(_ serial: String?) throws -> String {
        let invitation = PrintedCode(
            (0..<Self.bytesOfInvitation).map { _ in UInt8.random(in: .min ... .max) },
            length: PrintedCode.lengthOfInvitation)
        func insert(_ db: Database, _ name: String?) throws {
            try db.execute(sql: "DELETE FROM invitation WHERE until_ms <= ?", arguments: [now])
            try db.execute(
                sql: "INSERT INTO invitation (hash, id, until_ms) VALUES (?, ?, ?)",
                arguments: [invitation.hash.data, name, now + Self.invitationHolding])
        }
        if let serial { try changing(serial, insert) } else { try writing { try insert($0, nil) } }
        return invitation.text
    }

    /// Gives a station a key: 64 hexadecimal digits.
    public func setKey(_ serial: String, _ text: String) throws {
        guard let key = Hex.bytes(Array(text.utf8), count: StationKey.length).flatMap({ StationKey($0) }) else {
            throw ResolverError(
                .settings, "'\(text)' is not a key", hint: "Write the 64 hexadecimal digits of an Ed25519 public key.")
        }
        try changing(serial) { db, name in
            let holder = try String.fetchOne(
                db, sql: "SELECT id FROM station WHERE key = ?", arguments: [key.bytes.data])
            guard holder == nil || holder == name else {
                throw ResolverError(.station, "Another station has this key", hint: "Make a key for each station.")
            }
            try db.execute(
                sql: """
                    INSERT INTO station (id, key) VALUES (?, ?)
                    ON CONFLICT (id) DO UPDATE SET key = excluded.key, is_unsigned = 0, source = NULL, record = NULL,
                        signature = NULL, until_ms = 0, said_findable = NULL WHERE key IS NOT excluded.key
                    """,
                arguments: [name, key.bytes.data])
            guard db.changesCount == 1 else { return }
            try db.execute(sql: "INSERT OR REPLACE INTO devices (ID) VALUES (?)", arguments: [name])
        }
    }

    /// Sets how a signed station may be found, if its record does not specify it.
    /// - Returns: the value in its record, `code` or `serial`, if that differs.
    public func setFindable(_ serial: String, bySerial: Bool) throws -> String? {
        let findable = bySerial ? "serial" : "code"
        var said: String?
        try changing(serial) { db, name in
            try db.execute(
                sql: "UPDATE station SET findable = ? WHERE id = ? AND key IS NOT NULL", arguments: [findable, name])
            guard db.changesCount == 1 else { throw Self.missing("signed station \(name)") }
            said = try String.fetchOne(
                db, sql: "SELECT said_findable FROM station WHERE id = ? AND said_findable <> ?",
                arguments: [name, findable])
        }
        return said
    }

    /// Removes a station, its address and its invitations.
    public func remove(_ serial: String) throws {
        let serial = try Self.parse(serial)
        try writing { db in
            let names = try RegistryReader.names(of: serial, db)
            for (name, table) in names.flatMap({ name in ["station", "devices", "invitation"].map { (name, $0) } }) {
                try db.execute(sql: "DELETE FROM \(table) WHERE id = ?", arguments: [name])
            }
            if names.isEmpty { throw Self.missing("station \(serial)") }
        }
    }

    /// - Parameter body: receives the name under which the serial is or will be stored.
    private func changing(_ text: String, _ body: (Database, String) throws -> Void) throws {
        let serial = try Self.parse(text)
        try writing { try body($0, RegistryReader.names(of: serial, $0).first ?? serial.description) }
    }

    private static func parse(_ text: String) throws -> Serial {
        guard let serial = Serial(text) else {
            throw ResolverError(
                .settings, "'\(text)' is not a serial number", hint: "It has 1 to 64 printable characters of ASCII.")
        }
        return serial
    }

    private static func missing(_ what: String) -> ResolverError {
        ResolverError(.station, "There is no \(what)", hint: "See which there are: stations list")
    }

    private func writing(_ body: (Database) throws -> Void) throws {
        do {
            try file.write(body)
        } catch let error as DatabaseError {
            throw RegistryFile.explained(error, path: file.path)
        }
    }

    private func reading<T>(_ body: (Database) throws -> T) throws -> T {
        do {
            return try file.read(body)
        } catch let error as DatabaseError {
            throw RegistryFile.explained(error, path: file.path)
        }
    }
}
