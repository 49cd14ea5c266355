import Foundation
import Postgres

extension IngestTransaction {
    /// What scanners heard of a badge while it was known to be in a room, however late that arrives.
    static func keepForSurveys(_ sightings: [StoredSighting]) -> Query {
        """
        insert into survey_sighting (survey_stay_id, heard_at, scanner_id, rssi, count)
        select survey_stay_id, heard_at, scanner_id, rssi, count
        from unnest(
            \(sightings.map(\.sighting.heardAt)), \(sightings.map(\.scanner)), \(sightings.map(\.resolved.beacon)),
            \(sightings.map(\.sighting.rssi)), \(sightings.map(\.sighting.count))
        ) as heard (heard_at, scanner_id, beacon_id, rssi, count)
            join survey_stay stay using (beacon_id)
        where scanner_id is not null and span @> heard_at
            and heard_at < entered_at + make_interval(secs => \(SurveyRepository.longestStay))
        """
    }
}
