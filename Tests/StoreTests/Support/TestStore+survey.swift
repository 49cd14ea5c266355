import Foundation
import Postgres
import TestSupport

@testable import Store

extension TestStore {
    /// A survey of a minute in the first room, through which `present` was heard each second.
    func survey(heardBy present: Int64) async throws {
        let badge = try await issue(to: try await makePerson("ada"))
        let surveys = SurveyRepository(pool)
        let survey = try await pool.withTransaction {
            try await SurveyRepository($0).enter("101", with: badge.id, at: TestStore.now)
        }
        try await surveys.stop(survey, at: TestStore.now + 60)
        try await admin.query(
            """
            insert into survey_sighting (survey_stay_id, heard_at, scanner_id, rssi, count)
            select survey_stay_id, entered_at + make_interval(secs => second), \(present), -60, 1
            from survey_stay, generate_series(0, 59) second
            """)
    }
}
