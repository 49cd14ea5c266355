public import Foundation
public import Postgres
public import Presence

/// The state of the building in the database, at one version.
public struct BuildingState: Sendable {
    public let version: Int64
    public let doors: Set<Building.Door>
    /// The leave time of each room's zone, in seconds.
    public let leaveTimes: [Int64: Double]
    /// The room of each scanner in use.
    public let placement: [Int64: Int64]
    /// When a scanner was last moved away from a room, by room.
    public let vacatedAt: [Int64: Date]
    /// The end of the latest survey; nil if no survey is in use.
    public let surveyedUntil: Date?
    /// The surveys in use, as the walks in which they were recorded.
    public let walks: [SurveyWalk]

    /// Returns only the version, which increases with each change, and some seconds after the last late data of a
    /// survey.
    public static func version(_ database: any Querying) async throws -> Int64 {
        try await database.query("select building_version()")[0].decode(0)
    }

    /// Loads the whole state. The version is read first, so that concurrent changes belong to a later version.
    public static func load(_ database: any Querying) async throws -> BuildingState {
        let results = try await database.pipeline([
            "select version from building",
            "select room_a, room_b from door",
            "select scanner_id, room_id from scanner where retired_at is null",
            """
            select before, max(since) from (
                select since, room_id, lag(room_id) over (partition by scanner_id order by since) as before from \
                scanner_place
            ) place
            where before <> room_id group by before
            """,
            "select max(left_at) from survey join survey_stay using (survey_id) where in_use",
            SurveyWalk.stays,
            SurveyWalk.seconds,
            SurveyWalk.absences,
            "select room_id, extract(epoch from leave_after)::float8 from room join zone using (zone_id)",
        ])
        return BuildingState(
            version: try results[0][0].decode(0),
            doors: Set(try results[1].map { try Building.Door($0.decode(0), $0.decode(1)) }),
            leaveTimes: Dictionary(
                try results[8].map { try $0.decode((Int64, Double).self) }, uniquingKeysWith: { one, _ in one }),
            placement: Dictionary(
                try results[2].map { try $0.decode((Int64, Int64).self) }, uniquingKeysWith: { one, _ in one }),
            vacatedAt: Dictionary(
                try results[3].map { try $0.decode((Int64, Date).self) }, uniquingKeysWith: { one, _ in one }),
            surveyedUntil: try results[4][0].decode(0),
            walks: try SurveyWalk.walks(stays: results[5], seconds: results[6], absences: results[7]))
    }

    /// The numbers of the surveys in use that contain sightings.
    public var surveys: Set<Int64> { Set(walks.map(\.survey)) }

    /// All walks as one survey; nil if absent.
    public var survey: Survey? {
        walks.isEmpty ? nil : Survey(walks: walks.map(\.seconds))
    }

    /// Whether there was enough walking from room to room without a pause to tell how often people do so.
    public var hasWalking: Bool {
        let walked = walks.filter(\.changesRoom).map(\.seconds.count).reduce(0, +)
        return Survey.tellsPace(walked: walked, of: walks.map(\.seconds.count).reduce(0, +))
    }
}
