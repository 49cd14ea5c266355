import Beacon
import Foundation

/// What was recorded, one advertisement after another.
protocol Recording {
    /// Returns the next frame: sessions one after another, each in the order of time.
    mutating func next() throws -> RecordedFrame?
}

/// The content of a recording, known before any of it is played.
struct RecordingOutline: Equatable {
    /// An independent span of recorded time.
    struct Session: Equatable {
        let name: String
        /// Seconds from its start to its last advertisement.
        var duration: Double
    }

    var sessions: [Session] = []
    var receivers: Set<String> = []
    /// Counts from reading it, with labels for the summary.
    var counts: [SummaryCount] = []
    /// A problem of the file that does not prevent playing it.
    var warning: String?

    /// Adds a frame; frames are added in playing order.
    mutating func add(_ frame: RecordedFrame) {
        receivers.insert(frame.receiver)
        if sessions.last?.name != frame.session {
            sessions.append(Session(name: frame.session, duration: 0))
        }
        sessions[sessions.endIndex - 1].duration = frame.time
    }
}
