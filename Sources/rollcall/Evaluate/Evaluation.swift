import Presence
import Tables

/// Runs the engine over recorded sessions. The truth has no way in.
struct Evaluation {
    /// By session, in the order of the recording.
    private(set) var decisions: [(session: RecordedSession, made: Playback.Decisions)] = []

    init(_ sessions: [RecordedSession], building: Building, placement: [Int64: Int64]) {
        let receivers = Set(sessions.flatMap(\.levels).flatMap(\.keys)).union(placement.keys)
        var playback = Playback(building: building, placement: placement, receivers: receivers, learns: true)
        decisions = sessions.map { ($0, playback.play($0.levels)) }
        // The record is what is known in the end: what later sessions taught included.
        for index in decisions.indices {
            decisions[index].made.record = playback.record(decisions[index].session.levels)
        }
    }

    func score(_ path: KeyPath<Playback.Decisions, [Int64?]>, _ truth: RoomIntervals) -> Score {
        var score = Score()
        for (session, made) in decisions {
            let rooms = made[keyPath: path]
            let visits = (truth.sessions[session.name] ?? []).sorted { $0.start < $1.start }
            score.add(rooms, truth: truth.rooms(session.name, seconds: rooms.count), visits: visits)
        }
        return score
    }

    /// A table of decisions: a line at every change.
    func table(_ path: KeyPath<Playback.Decisions, [Int64?]>, _ rooms: Names) -> String {
        var text = "session,t,room\n"
        for (session, made) in decisions {
            var before: Int64??
            for (second, room) in made[keyPath: path].enumerated() where before != .some(room) {
                if before != nil || room != nil {
                    text += CSVCell.line([session.name, String(second), room.map { rooms[$0] } ?? ""]) + "\n"
                }
                before = .some(room)
            }
        }
        return text
    }
}
