public import Foundation
import Postgres

extension SurveyRepository {
    /// What was heard of a survey's badge after a millisecond, the oldest first, and the time of the last where more may follow.
    /// What a scanner heard in another room than it stands in now, or that is gone, teaches nothing and is left out. Throws
    /// `StoreError` where there is no such survey.
    /// - Parameter limit: how many at a time, and all of the last one's millisecond.
    public func sightings(
        of survey: Int64, after: Date?, limit: Int = 10_000
    ) async throws -> (rows: [SurveySighting], next: Date?) {
        guard try await !database.query("select from survey where survey_id = \(survey)").isEmpty else {
            throw Self.missing(survey)
        }
        let rows = try await database.query(
            """
            select date_trunc('milliseconds', heard_at), scanner_name, rssi, count
            from survey_stay join survey_sighting using (survey_stay_id) join scanner using (scanner_id)
                join scanner_stand using (scanner_id)
            where survey_id = \(survey) and retired_at is null
                and is_current and from_at <= heard_at and heard_at < until_at
                and heard_at >= coalesce(\(after)::timestamptz + interval '1 ms', '-infinity')
            order by date_trunc('milliseconds', heard_at) fetch first \(limit) rows with ties
            """
        ).map { row in
            let (heardAt, scanner, rssi, count) = try row.decode((Date, String, Int?, Int).self)
            return SurveySighting(heardAt: heardAt, scannerName: scanner, rssi: rssi, count: count)
        }
        return (rows, rows.count < limit ? nil : rows.last?.heardAt)
    }

    /// When scanners did not listen during the stays of a survey, in the order of time: that they heard nothing then says nothing.
    public func absences(of survey: Int64) async throws -> [SurveyAbsence] {
        try await database.query(
            """
            select scanner_name, from_at, until_at from survey_absence join scanner using (scanner_id)
            where survey_id = \(survey) and retired_at is null order by from_at, scanner_name
            """
        ).map { row in
            let (scanner, from, until) = try row.decode((String, Date, Date).self)
            return SurveyAbsence(scannerName: scanner, from: from, until: until)
        }
    }
}
