import Postgres
public import Presence

/// A part of a survey without a pause, second by second.
public struct SurveyWalk: Sendable {
    /// The number of the survey.
    public let survey: Int64
    public private(set) var seconds: [Survey.Second] = []
    /// Whether it leads from one room to another.
    public private(set) var changesRoom = false

    /// The stays in order of time, each with whether it directly follows the previous one.
    static let stays: Query = """
        select survey_stay_id, survey_stay.room_id,
            coalesce(entered_at = lag(left_at) over (partition by survey_id order by entered_at), false),
            ceil(extract(epoch from left_at - entered_at))::integer, survey_id
        from survey join survey_stay using (survey_id) join room using (room_id)
        where in_use and left_at is not null and retired_at is null
        order by survey_id, entered_at
        """

    /// The mean level that each scanner heard in each second of a stay, null if it gave no level; only from scanners
    /// that were then in the room where they are now.
    static let seconds: Query = """
        select survey_stay_id, floor(extract(epoch from heard_at - entered_at))::integer, scanner_id,
            (sum(rssi::float8 * count) / sum(count) filter (where rssi is not null))::float8
        from survey join survey_stay using (survey_id) join survey_sighting using (survey_stay_id)
            join scanner using (scanner_id) join scanner_stand using (scanner_id)
        where in_use and left_at is not null and retired_at is null
            and is_current and from_at <= heard_at and heard_at < until_at
        group by 1, 2, 3
        """

    /// The seconds of a stay in which a scanner was not listening in the room where it is now, as a start and an
    /// exclusive end.
    static let absences: Query = """
        select survey_stay_id, scanner_id,
            floor(extract(epoch from from_at - entered_at))::integer, ceil(extract(epoch from until_at - \
            entered_at))::integer
        from survey join survey_stay using (survey_id) join survey_absence using (survey_id, survey_stay_id)
        where in_use
        """

    static func walks(stays: QueryResult, seconds: QueryResult, absences: QueryResult) throws -> [SurveyWalk] {
        var heard: [Int64: [Int: [Int64: Double?]]] = [:]
        for row in seconds {
            let (stay, second, scanner, level) = try row.decode((Int64, Int, Int64, Double?).self)
            heard[stay, default: [:]][second, default: [:]].updateValue(level, forKey: scanner)
        }
        var away: [Int64: [Absence]] = [:]
        for row in absences {
            let (stay, scanner, first, end) = try row.decode((Int64, Int64, Int, Int).self)
            away[stay, default: []].append(Absence(scanner: scanner, seconds: first..<max(first, end)))
        }
        var walks: [SurveyWalk] = []
        for row in stays {
            let (stay, room, followsOn, length, survey) = try row.decode((Int64, Int64, Bool, Int, Int64).self)
            if !followsOn || walks.isEmpty { walks.append(SurveyWalk(survey: survey)) }
            walks[walks.count - 1].add(heard[stay] ?? [:], without: away[stay] ?? [], in: room, seconds: length)
        }
        return walks.filter { walk in walk.seconds.contains { !$0.levels.isEmpty } }
    }

    /// An absence during a stay.
    private struct Absence {
        let scanner: Int64
        let seconds: Range<Int>
    }

    private mutating func add(
        _ heard: [Int: [Int64: Double?]], without away: [Absence], in room: Int64, seconds length: Int
    ) {
        changesRoom = changesRoom || seconds.last.map { $0.room != room } ?? false
        seconds += (0..<max(0, length)).map { second in
            let levels = heard[second] ?? [:]
            // If a scanner heard the badge but gave no level, its level is unknown: it was not silent.
            let untold = levels.filter { $0.value == nil }.keys
            return Survey.Second(
                levels: levels.compactMapValues(\.self), room: room,
                notListening: Set(away.lazy.filter { $0.seconds.contains(second) }.map(\.scanner)).union(untold))
        }
    }
}
