import Presence
import Tables

/// Runs the engine over recorded sessions. The truth has no way in.
struct Evaluation {
    /// By session, in the order of the recording.
    private(set) var decisions: [(session: RecordedSession, made: Playback.Decisions)] = []

    /// - Parameter away: receivers that did not listen; what is there of them is passed over.
    init(
        _ sessions: [RecordedSession], placement: [Int64: Int64], doors: Set<Building.Door>, survey: LearnedSurvey?,
        away: Set<Int64> = []
    ) {
        let receivers = Set(sessions.flatMap(\.levels).flatMap(\.keys)).union(placement.keys)
        var playback = Playback(
            building: Building(doors: doors, map: survey?.map), placement: placement, receivers: receivers,
            away: away, teaching: SelfTeaching(placement: placement, survey: survey))
        var made: [String: Playback.Decisions] = [:]
        let sessions = away.isEmpty ? sessions : sessions.map { $0.without(away) }
        for session in Self.inOrder(sessions) { made[session.name] = playback.play(session.levels) }
        decisions = sessions.compactMap { session in made[session.name].map { (session, $0) } }
        // The record is what is known in the end: what later sessions taught included.
        for index in decisions.indices {
            decisions[index].made.record = playback.record(decisions[index].session.levels)
        }
    }

    /// In the order of their times where those follow each other, so that none learns from what came after it; else as the
    /// recording has them, since each has a clock of its own.
    private static func inOrder(_ sessions: [RecordedSession]) -> [RecordedSession] {
        let sorted = sessions.sorted { $0.start < $1.start }
        let follow = zip(sorted, sorted.dropFirst()).allSatisfy { $0.seconds.upperBound <= $1.start }
        return follow ? sorted : sessions
    }

    /// What the truth says of sessions that were not recorded counts too: nothing was said of it.
    func score(_ path: KeyPath<Playback.Decisions, [Int64?]>, _ truth: RoomIntervals) -> Score {
        let made = Dictionary(uniqueKeysWithValues: decisions.map { ($0.session.name, $0) })
        var score = Score()
        for (name, stays) in truth.sessions.sorted(by: { $0.key < $1.key }) {
            let said = made[name].map { HeldDecisions($0.made[keyPath: path], from: $0.session.start) }
            score.add(said ?? HeldDecisions([], from: 0), truth: stays)
        }
        return score
    }

    /// Sessions that the truth knows and the recording does not.
    func unheard(_ truth: RoomIntervals) -> [String] {
        Set(truth.sessions.keys).subtracting(decisions.map(\.session.name)).sorted()
    }

    /// A table of decisions: a line at every change, for as long as the recording goes. Names are written as they were
    /// read, so that it joins with the tables of the recording.
    func table(_ path: KeyPath<Playback.Decisions, [Int64?]>, _ rooms: Names) -> String {
        var text = "session,t,room\n"
        for (session, made) in decisions {
            var before: Int64?
            for (second, room) in zip(session.seconds, made[keyPath: path]) where before != room {
                let cells = [session.name, String(second), room.map { rooms[$0] } ?? ""]
                text += CSVCell.exactLine(cells) + "\n"
                before = room
            }
        }
        return text
    }
}
