import Store
import Wire

enum GetSurveySightingsHandler: Handler {
    static func handle(
        _ arguments: GetSurveySightings, _ context: HandlerContext
    ) async throws -> GetSurveySightings.Reply {
        let found = try await SurveyRepository(context.services.pool)
            .sightings(of: arguments.surveyID, after: arguments.after)
        return GetSurveySightings.Reply(
            sightings: found.rows.map {
                SurveySightingRecord(
                    heardAt: $0.heardAt, scannerName: $0.scannerName, rssi: $0.rssi, count: $0.count)
            }, after: found.next)
    }
}
