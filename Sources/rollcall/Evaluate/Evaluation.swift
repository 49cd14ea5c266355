import Presence
import Tables

/// A run of the engine on recorded sessions. The truth is not an input.
struct Evaluation {
    /// The decisions of each session, in the order of the recording.
    private(set) var decisions: [(session: RecordedSession, made: SessionReplay.Decisions)] = []

    /// - Parameter away: receivers that did not listen; their sightings are ignored.
    init(
        _ sessions: [RecordedSession], placement: [Int64: Int64], doors: Set<Building.Door>, survey: CheckedSurvey?,
        away: Set<Int64> = []
    ) {
        let receivers = Set(sessions.flatMap(\.levels).flatMap(\.keys)).union(placement.keys)
        var replay = SessionReplay(
            building: Building(doors: doors, map: survey?.map), placement: placement, receivers: receivers,
            away: away, teaching: SelfTraining(placement: placement, survey: survey))
        let sessions = away.isEmpty ? sessions : sessions.map { $0.without(away) }
        // The result must not depend on the order of the table.
        let sorted = sessions.sorted { $0.name < $1.name }
        let made = replay.play(
            sorted.map { SessionReplay.Session(start: $0.start, seconds: $0.levels, notListening: $0.notListening) })
        let byName = Dictionary(uniqueKeysWithValues: zip(sorted.map(\.name), made))
        decisions = sessions.compactMap { session in byName[session.name].map { (session, $0) } }
    }

    /// Returns the score. Sessions of the truth that were not recorded count too, with no room in every second.
    func score(_ path: KeyPath<SessionReplay.Decisions, [Int64?]>, _ truth: RoomIntervals) -> Score {
        let made = Dictionary(uniqueKeysWithValues: decisions.map { ($0.session.name, $0) })
        var score = Score()
        for (name, stays) in truth.sessions.sorted(by: { $0.key < $1.key }) {
            let said = made[name].map { Score.FinalDecisions($0.made[keyPath: path], from: $0.session.start) }
            score.add(said ?? Score.FinalDecisions([], from: 0), truth: stays)
        }
        return score
    }

    /// Returns the names of the sessions that the truth has and the recording lacks.
    func unheard(_ truth: RoomIntervals) -> [String] {
        Set(truth.sessions.keys).subtracting(decisions.map(\.session.name)).sorted()
    }

    /// Returns a table of decisions, with a line for each change until the recording ends. Names are written as they
    /// were read, so that the table joins with the tables of the recording.
    func table(_ path: KeyPath<SessionReplay.Decisions, [Int64?]>, _ rooms: Names) -> String {
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
