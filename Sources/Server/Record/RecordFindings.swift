import Presence
import Store

/// What came of looking through some people's past.
struct RecordFindings: Sendable {
    var stretches: [PersonStretch] = []
    /// The seconds of which is sure who judges without what was learned like that.
    var lessons: [Lesson] = []
    /// How loud the badges are found that were followed.
    var loudness: [LoudnessLesson] = []
}
