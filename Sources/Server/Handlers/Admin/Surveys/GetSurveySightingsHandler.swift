import Store
import Wire

enum GetSurveySightingsHandler: Handler {
    static func handle(
        _ arguments: GetSurveySightings, _ context: HandlerContext
    ) async throws -> GetSurveySightings.Reply {
        let surveys = SurveyRepository(context.services.pool)
        let found = try await surveys.sightings(of: arguments.surveyID, after: arguments.after)
        let absences = arguments.after == nil ? try await surveys.absences(of: arguments.surveyID) : []
        return GetSurveySightings.Reply(
            sightings: found.rows.map {
                SurveySightingRecord(
                    heardAt: $0.heardAt, scannerName: $0.scannerName, rssi: $0.rssi, count: $0.count)
            },
            absences: absences.map {
                SurveyAbsenceRecord(scannerName: $0.scannerName, from: $0.from, until: $0.until)
            }, after: found.next)
    }
}
