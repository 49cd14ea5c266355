import Resolution
import Synchronization

/// All stations in memory, from which lookups are answered. It is updated after the commit of a change, never before.
final class Finder: Sendable {
    /// A station as a separate object: a table reserves space for a third more than its content.
    private final class Place: Sendable {
        let station: Station

        init(_ station: Station) {
            self.station = station
        }
    }

    private struct Indexes {
        var bySerial: [Serial: Place] = [:]
        var byCode: [FindHash: Serial] = [:]

        mutating func put(_ station: Station, _ serial: Serial) {
            let before = bySerial.updateValue(Place(station), forKey: serial)?.station
            let isSameKey = before?.proof.prefix(StationKey.length) == station.proof.prefix(StationKey.length)
            guard !isSameKey else { return }
            if let find = before?.find { byCode[find] = nil }
            if let find = station.find { byCode[find] = serial }
        }
    }

    private let indexes = Mutex(Indexes())

    var count: Int { indexes.withLock { $0.bySerial.count } }

    /// Returns the findings in the order of the request.
    /// - Parameter now: milliseconds since 1970.
    /// - Returns: the findings, and how many of them contain nothing.
    func find(_ search: Request.Search, at now: Int64) -> (findings: [Reply.Finding], untold: Int) {
        var findings: [Reply.Finding] = []
        findings.reserveCapacity(search.entries.count)
        var untold = 0
        indexes.withLock { indexes in
            for entry in search.entries {
                let (station, isBySerial) = Self.look(for: entry, indexes)
                let isTold = station.isTold(bySerial: isBySerial, at: now)
                if !isTold { untold += 1 }
                findings.append(
                    Reply.Finding(
                        asked: entry, ipv4: isTold ? station.ipv4 : nil,
                        record: isTold && search.isExtended ? station.evidence : nil))
            }
        }
        return (findings, untold)
    }

    private static func look(for entry: Request.Entry, _ indexes: Indexes) -> (Station, isBySerial: Bool) {
        switch entry {
        case .serial(let spelling):
            let place = spelling.flatMap { Serial($0) }.flatMap { indexes.bySerial[$0] }
            return (place?.station ?? Station.nobody, true)
        case .code(let spelling):
            let serial = FindHash(spelled: spelling).flatMap { indexes.byCode[$0] }
            let place = serial.flatMap { indexes.bySerial[$0] }
            return (place?.station ?? Station.nobody, false)
        }
    }

    func station(_ serial: Serial) -> Station? {
        indexes.withLock { $0.bySerial[serial]?.station }
    }

    func put(_ changes: [(serial: Serial, station: Station)]) {
        guard !changes.isEmpty else { return }
        indexes.withLock { indexes in
            for change in changes { indexes.put(change.station, change.serial) }
        }
    }

    /// Replaces all stations with those in the file.
    func replace(_ stations: [(serial: Serial, station: Station)]) {
        var all = Indexes()
        all.bySerial.reserveCapacity(stations.count)
        all.byCode.reserveCapacity(stations.count)
        for (serial, station) in stations { all.put(station, serial) }
        indexes.withLock { [all] in $0 = all }
    }
}
