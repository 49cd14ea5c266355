import Foundation
import Postgres

extension SurveyRepository {
    /// The newest first.
    /// - Parameter id: this one alone; nil for all.
    public func list(_ id: Int64? = nil) async throws -> [StoredSurvey] {
        let results = try await database.pipeline([Self.surveys(id), Self.stays(id), Self.heard(id)])
        var heard: [Int64: [StoredSurvey.Heard]] = [:]
        for row in results[2] {
            let (stay, name, room, packets, seconds, rssi) = try row.decode(
                (Int64, String, String, Int, Int, Double?).self)
            heard[stay, default: []].append(
                .init(scannerName: name, roomNumber: room, packets: packets, seconds: seconds, rssi: rssi))
        }
        var stays: [Int64: [StoredSurvey.Stay]] = [:]
        for row in results[1] {
            let (survey, stay, room, entered, left) = try row.decode((Int64, Int64, String, Date, Date?).self)
            stays[survey, default: []].append(
                .init(roomNumber: room, enteredAt: entered, leftAt: left, heard: heard[stay] ?? []))
        }
        return try results[0].map { row in
            let (id, badge, started, stopped, inUse) = try row.decode((Int64, Int64, Date, Date?, Bool).self)
            return StoredSurvey(
                id: id, badge: badge, startedAt: started, stoppedAt: stopped, isInUse: inUse, stays: stays[id] ?? [])
        }
    }

    private static func surveys(_ id: Int64?) -> Query {
        """
        select survey_id, beacon_id, started_at, stopped_at, in_use from survey
        where survey_id = coalesce(\(id), survey_id)
        order by survey_id desc
        """
    }

    private static func stays(_ id: Int64?) -> Query {
        """
        select survey_id, survey_stay_id, room_number, entered_at, left_at
        from survey_stay join room using (room_id)
        where survey_id = coalesce(\(id), survey_id)
        order by entered_at, survey_stay_id
        """
    }

    private static func heard(_ id: Int64?) -> Query {
        """
        select survey_stay_id, scanner_name, room_number, sum(count),
            count(distinct floor(extract(epoch from heard_at))), avg(rssi)::float8
        from survey_stay join survey_sighting using (survey_stay_id)
            join scanner using (scanner_id) join room on room.room_id = scanner.room_id
        where survey_id = coalesce(\(id), survey_id)
        group by survey_stay_id, scanner_id, scanner_name, room_number
        order by sum(count) desc, scanner_id
        """
    }
}
