import Foundation
import Logging
import Phrases
import Postgres
import Store
import Synchronization
import TestSupport
import Testing
import Vocabulary

@testable import Server

/// Days of sightings go where the disk is nearly full.
@Suite(.mustEnd)
struct DiskReserveTests {
    private let alerts = AlertReporter()

    /// - Parameter free: what each look at the disk finds, in parts of a hundred.
    private func reserve(_ school: School, percent: Int = 10, finding free: [UInt64?]) -> DiskReserve {
        let readings = Mutex(free)
        return DiskReserve(
            days: SightingPartitions(pool: school.sql, owner: school.database, logger: Logger(label: "days")),
            percent: percent, alerts: alerts
        ) {
            let reading = readings.withLock { $0.isEmpty ? nil : $0.removeFirst() }
            return reading.map { DiskSpace(free: $0, size: 100) }
        }
    }

    /// So many days, today the last, have a sighting each.
    private func fill(_ school: School, days: Int) async throws {
        for ago in 0..<days {
            let heardAt = school.now.addingTimeInterval(-86_400 * Double(ago))
            try await school.sql.query(
                """
                insert into sighting (heard_at, received_at, scanner_id, beacon_id, room_id, count)
                values (\(heardAt), \(heardAt), 1, 1, 1, 1)
                """)
        }
    }

    @Test("The oldest days go until there is room, and it is told as long as there is none")
    func oldest() async throws {
        try await School.open { school in
            try await fill(school, days: 4)
            try await reserve(school, finding: [9, 9, 10]).keep(at: school.now)
            #expect(try await school.count("select count(*) from sighting") == 2)
            guard case .raised(.diskLow, .server, let text, _, _)? = alerts.drain().first else {
                Issue.record("nothing was told")
                return
            }
            #expect(text.text(in: .english).contains("less than 10 %"))
            try await reserve(school, finding: [10]).keep(at: school.now)
            #expect(alerts.drain() == [.cleared(.diskLow, .server)])
        }
    }

    @Test("Today's sightings stay, however full the disk is, and nothing goes where it is not known or not asked for")
    func today() async throws {
        try await School.open { school in
            try await fill(school, days: 3)
            try await reserve(school, finding: [nil]).keep(at: school.now)
            try await reserve(school, percent: 0, finding: [0]).keep(at: school.now)
            #expect(try await school.count("select count(*) from sighting") == 3)
            try await reserve(school, finding: [1, 1, 1, 1, 1]).keep(at: school.now)
            #expect(try await school.count("select count(*) from sighting") == 1)
        }
    }
}
