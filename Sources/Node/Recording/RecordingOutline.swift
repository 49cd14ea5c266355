/// What a recording holds, known before any of it is played.
struct RecordingOutline: Equatable {
    /// A stretch of recorded time that stands by itself.
    struct Session: Equatable {
        let name: String
        /// Seconds from its start to its last advertisement.
        var duration: Double
    }

    var sessions: [Session] = []
    var receivers: Set<String> = []
    /// What was counted on the way, in words for the summary.
    var counts: [SummaryCount] = []
    /// What is wrong with the file and yet does not keep it from being played.
    var warning: String?

    /// Frames come in the order they are played.
    mutating func add(_ frame: RecordedFrame) {
        receivers.insert(frame.receiver)
        if sessions.last?.name != frame.session {
            sessions.append(Session(name: frame.session, duration: 0))
        }
        sessions[sessions.endIndex - 1].duration = frame.time
    }
}
