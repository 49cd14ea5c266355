public import Foundation
import Phrases
public import Postgres

/// Surveys: recorded stay by stay, taken into use, put out of use, dropped.
///
/// `admin.record_survey` states in which room a badge is. What scanners hear of it during that time is stored with the
/// survey, longer than other sightings and however late it arrives.
public struct SurveyRepository: Sendable {
    /// The maximum length of a stay, in seconds: if a stay is not ended, later sightings are ignored.
    static let maxStay = 3600.0

    let database: any Querying

    public init(_ database: any Querying) {
        self.database = database
    }

    /// Records that the badge is in this room from now on: begins a survey, or continues the one that is being
    /// recorded.
    /// - Returns: the survey.
    public func enter(_ room: String, with badge: Int64, at now: Date) async throws -> Int64 {
        try await database.requireRoom(room)
        let survey = try await inProgress(with: badge, at: now)
        try await leave(survey, at: now)
        try await naming(["survey_stay_one_room": Self.tooSoon]) {
            try await database.query(
                """
                insert into survey_stay (survey_id, beacon_id, room_id, entered_at)
                select \(survey), \(badge), room_id, \(now) from room
                where lower(room_number) = lower(\(room)) and retired_at is null
                """)
        }
        return survey
    }

    /// Records that the badge is in no known room: the engine learns nothing from what is heard from now on.
    public func pause(_ survey: Int64, at now: Date) async throws {
        try await require(survey, "stopped_at is null", .surveyNotRecording(survey))
        try await leave(survey, at: now)
    }

    /// Ends the recording and takes the survey into use.
    public func stop(_ survey: Int64, at now: Date) async throws {
        try await pause(survey, at: now)
        try await database.query(
            """
            update survey set stopped_at = greatest(\(now), started_at), in_use = true where survey_id = \(survey)
            """)
        try await forgetLoudness()
    }

    /// Takes a survey into use, or puts it out of use.
    public func use(_ survey: Int64, _ isInUse: Bool) async throws {
        try await require(survey, "stopped_at is not null", .surveyStillRecording(survey))
        let changed = try await database.query(
            """
            update survey set in_use = \(isInUse) where survey_id = \(survey) and in_use <> \(isInUse) returning \
            survey_id
            """)
        if !changed.isEmpty { try await forgetLoudness() }
    }

    /// Deletes a survey and all its sightings.
    public func drop(_ survey: Int64) async throws {
        let rows = try await database.query("delete from survey where survey_id = \(survey) returning in_use")
        guard let row = rows.first else { throw Self.missing(survey) }
        if try row.decode(0) { try await forgetLoudness() }
    }

    /// Resets the signal strengths of badges, which are unknown relative to other surveys. The rows are locked in the
    /// same order as by the record, which prevents deadlocks.
    private func forgetLoudness() async throws {
        try await database.query(
            """
            with known as (select beacon_id from badge_loudness where certainty > 0 order by beacon_id for update)
            update badge_loudness set mean = 0, certainty = 0 where beacon_id in (select beacon_id from known)
            """)
    }

    private func inProgress(with badge: Int64, at now: Date) async throws -> Int64 {
        let known = try await database.query(
            "select survey_id from survey where beacon_id = \(badge) and stopped_at is null for update")
        if let row = known.first { return try row.decode(0) }
        return try await naming(["survey_in_progress": Self.tooSoon]) {
            let rows = try await database.query(
                """
                insert into survey (beacon_id, started_at)
                select beacon_id, \(now) from beacon
                where beacon_id = \(badge) and room_id is null and retired_at is null
                returning survey_id
                """)
            guard let row = rows.first else { throw Refusal.notFound(.noBadgeWithNumber(badge)) }
            return try row.decode(0)
        }
    }

    private func leave(_ survey: Int64, at now: Date) async throws {
        try await database.query(
            """
            update survey_stay
            set left_at = greatest(
                entered_at, least(\(now), entered_at + make_interval(secs => \(Self.maxStay))))
            where survey_id = \(survey) and left_at is null
            """)
    }

    private func require(_ survey: Int64, _ condition: String, _ otherwise: Phrase) async throws {
        let rows = try await database.query(
            "select \(unescaped: condition) from survey where survey_id = \(survey) for update")
        guard let row = rows.first else { throw Self.missing(survey) }
        guard try row.decode(0, as: Bool.self) else { throw Refusal.conflict(otherwise) }
    }

    static func missing(_ survey: Int64) -> Refusal { .notFound(.noSurveyWithNumber(survey)) }
    private static let tooSoon = Refusal.conflict(.badgeInOtherSurvey)
}

extension SurveyRepository {
    /// Returns surveys, the newest first.
    /// - Parameter id: only this one; nil for all.
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

extension SurveyRepository {
    /// Returns the sightings of a survey's badge after a millisecond, the oldest first, and the time of the last if
    /// more may follow. Sightings by scanners that have since been moved to another room or retired are left out, as
    /// they teach nothing. Throws `Refusal` if there is no such survey.
    /// - Parameter limit: how many at a time, plus the rest of the last one's millisecond.
    public func sightings(
        of survey: Int64, after: Date?, limit: Int = 10_000
    ) async throws -> (rows: [StoredSurvey.Sighting], next: Date?) {
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
            return StoredSurvey.Sighting(heardAt: heardAt, scannerName: scanner, rssi: rssi, count: count)
        }
        return (rows, rows.count < limit ? nil : rows.last?.heardAt)
    }

    /// Returns when scanners were not listening during the stays of a survey, in order of time: their silence then
    /// proves nothing.
    public func absences(of survey: Int64) async throws -> [StoredSurvey.Absence] {
        try await database.query(
            """
            select scanner_name, from_at, until_at from survey_absence join scanner using (scanner_id)
            where survey_id = \(survey) and retired_at is null order by from_at, scanner_name
            """
        ).map { row in
            let (scanner, from, until) = try row.decode((String, Date, Date).self)
            return StoredSurvey.Absence(scannerName: scanner, from: from, until: until)
        }
    }
}
