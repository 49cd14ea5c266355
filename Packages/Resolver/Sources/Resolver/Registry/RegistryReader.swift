import Foundation
import GRDB
import Resolution

/// Reads stations from the file.
enum RegistryReader {
    /// Returns all stations, each serial once: the original has one station for each spelling. Of these the later row
    /// counts, and a claimed one before all others. Values that are not serials are left out, because they cannot be
    /// requested.
    static func stations(_ db: Database) throws -> [(serial: Serial, station: Station)] {
        let opened = try Int64.fetchOne(db, sql: "SELECT opened_ms FROM book") ?? 0
        var stations: [Serial: Station] = [:]
        let unclaimed = try Row.fetchCursor(
            db, sql: "SELECT ID, IP FROM devices WHERE ID NOT IN (SELECT id FROM station) ORDER BY rowid")
        while let row = try unclaimed.next() {
            guard let (serial, name) = serial(row[0]) else { continue }
            stations[serial] = Station(
                standing: .unclaimed, storedName: name, ipv4: address(row[1]), seen: opened,
                until: opened + RegistrySchema.unclaimedHolding)
        }
        let claimed = try Row.fetchCursor(db, sql: claimedQuery)
        while let row = try claimed.next() {
            guard let (serial, name) = serial(row[0]) else { continue }
            stations[serial] = station(row, name)
        }
        return stations.map { ($0.key, $0.value) }
    }

    private static let claimedQuery = """
        SELECT station.id, IP, key, counter, record, signature, seen_ms, until_ms, findable, said_findable
        FROM station LEFT JOIN devices ON devices.ID = station.id
        """

    private static func station(_ row: Row, _ name: String?) -> Station {
        let (key, record, signature) = (row[2] as Data?, row[4] as Data?, row[5] as Data?)
        var station = Station(standing: key == nil ? .unsigned : .signed, storedName: name, ipv4: address(row[1]))
        station.counter = row[3]
        (station.seen, station.until) = (row[6], row[7])
        station.findable = StationRecord.Findable(rawValue: row[8]) ?? .code
        station.saidFindable = (row[9] as String?).flatMap(StationRecord.Findable.init)
        if let key {
            var proof = [UInt8]()
            proof.reserveCapacity(key.count + (signature?.count ?? 0) + (record?.count ?? 0))
            for part in [key, signature ?? Data(), record ?? Data()] { proof.append(contentsOf: part) }
            station.proof = proof
        }
        return station
    }

    /// Returns the serial with the name that it is stored under, if that differs from ours.
    private static func serial(_ value: DatabaseValue) -> (Serial, name: String?)? {
        guard let name = String.fromDatabaseValue(value), let serial = Serial(name) else { return nil }
        return (serial, name == serial.description ? nil : name)
    }

    private static func address(_ value: DatabaseValue) -> IPv4? {
        String.fromDatabaseValue(value).flatMap { IPv4($0) }
    }

    /// Returns the names under which a serial is stored in the file, in any spelling. The first is the one that counts.
    static func names(of serial: Serial, _ db: Database) throws -> [String] {
        let queries = [
            "SELECT id FROM station", "SELECT ID FROM devices WHERE ID IS NOT NULL ORDER BY rowid DESC",
            "SELECT id FROM invitation WHERE id IS NOT NULL",
        ]
        var found: [String] = []
        for query in queries {
            let names = try String.fetchCursor(db, sql: query)
            while let name = try names.next() {
                if Serial(name) == serial, !found.contains(name) { found.append(name) }
            }
        }
        return found
    }
}
