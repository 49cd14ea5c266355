import Beacon
import Foundation
import Postgres
import Vocabulary
import Wire

extension School {
    /// A batch that holds one sighting of each of these beacons.
    func report(
        _ beacons: BeaconIdentity..., rssi: Int? = -60, heardAt: Date? = nil, spool: String = UUID().uuidString,
        sequence: Int64 = 0
    ) -> Report {
        let sightings = beacons.map {
            SightingRecord(uuid: $0.uuid, major: $0.major, minor: $0.minor, rssi: rssi, heardAt: heardAt ?? now)
        }
        return Report(spool: spool, sequence: sequence, sentAt: now, sightings: sightings)
    }

    /// A scanner hears a badge once a second for so many seconds; another one listens and does not.
    func hear(
        _ badge: BeaconIdentity, by scanner: Peer, for seconds: Int, rssi: Int = -60, silent: Peer? = nil
    ) async throws {
        for _ in 0..<seconds {
            _ = try await scanner(report(badge, rssi: rssi))
            if let silent { _ = try await silent(Heartbeat(spoolDepth: 0)) }
            try await pass(1)
        }
    }

    /// Scanners say for so many seconds, every ten, that they are there and hear nothing new.
    func beat(_ scanners: Peer..., for seconds: Int) async throws {
        for _ in 0..<(seconds / 10) {
            try await pass(10)
            for scanner in scanners { _ = try await scanner(Heartbeat(spoolDepth: 0)) }
        }
        // The engine decides on each once a second, so that what was just said counts in the next one.
        try await pass(1)
    }

    /// A scanner says for so many seconds, every ten, that its radio is in this state, while others are as they should
    /// be.
    func beat(_ scanner: Peer, radio state: RadioState, for seconds: Int, beside others: Peer...) async throws {
        for _ in 0..<(seconds / 10) {
            try await pass(10)
            try await tell(scanner, state, lastReportAt: nil)
            for other in others { _ = try await other(Heartbeat(spoolDepth: 0)) }
        }
        try await pass(1)
    }

    /// A whole number from the database.
    func count(_ query: String) async throws -> Int {
        try await sql.query(.init(unescaped: "select (\(query))::int8"))[0].decode(0)
    }

    /// Whether some session of this database waits for another.
    func hasWaiters() async throws -> Bool {
        try await count(
            """
            select count(*) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'
            """) > 0
    }
}
