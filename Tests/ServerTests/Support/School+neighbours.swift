import Beacon
import Foundation
import Postgres
import Vocabulary
import Wire

extension School {
    /// Rooms 101 and 102 with a scanner each, and somebody with a badge.
    func neighbours(
        leaveAfter: Int = 60
    ) async throws -> (near: Peer, far: Peer, person: Int64, badge: BeaconIdentity) {
        try await makeRooms("101", "102", leaveAfter: leaveAfter)
        let (near, far) = (try await makeScanner(in: "101"), try await makeScanner(in: "102"))
        let person = try await makeStudent("Ada")
        return (near, far, person, try await issueBadge(to: person))
    }

    /// What was said of somebody, one change after the other.
    func told(of person: Int64) async throws -> [String] {
        try await sql.query(
            """
            select state || ' ' || room_number from whereabouts_change join room using (room_id)
            where person_id = \(person) order by change_id
            """
        ).map { try $0.decode(0) }
    }

    /// Of two badges in the room of one scanner, both are heard there, and one of them next door too.
    /// - Returns: when the scanner heard them last.
    func hear(
        both badge: BeaconIdentity, and other: BeaconIdentity, near: Peer, far: Peer, for seconds: Int
    ) async throws -> Date {
        var last = now
        for second in 1...seconds {
            last = now
            _ = try await near(report(badge, other, rssi: -55))
            _ = try await far(report(other, rssi: -75))
            if second % 10 == 0 {
                for scanner in [near, far] { try await tell(scanner, .scanning, lastReportAt: now) }
            }
            try await pass(1)
        }
        return last
    }

    /// A heartbeat that tells of a radio.
    func tell(
        _ scanner: Peer, _ state: RadioState, lastReportAt: Date?, spoolDepth: Int = 0
    ) async throws {
        let radio = RadioRecord(
            state: state, reportsPerSecond: 0, lastReportAt: lastReportAt, restarts: 0, resets: 0, droppedReports: 0)
        _ = try await scanner(Heartbeat(spoolDepth: spoolDepth, sentAt: now, radio: radio))
    }

    /// A batch in which a badge was heard in each second of a span.
    func report(
        _ badge: BeaconIdentity, rssi: Int, each span: Range<Date>, spool: String = UUID().uuidString,
        sequence: Int64 = 0
    ) -> Report {
        let seconds = stride(from: 0, to: span.upperBound.timeIntervalSince(span.lowerBound), by: 1)
        return Report(
            spool: spool, sequence: sequence, sentAt: now,
            sightings: seconds.map {
                SightingRecord(
                    uuid: badge.uuid, major: badge.major, minor: badge.minor, rssi: rssi,
                    heardAt: span.lowerBound.addingTimeInterval($0))
            })
    }
}
