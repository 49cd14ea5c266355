import Dispatch
import Presence
import Store

/// The findings from a review of some people's past.
struct RecordFindings: Sendable {
    var stretches: [PersonInterval] = []
    /// The seconds whose room is certain even without what was learned from the record.
    var lessons: [LabelledSecond] = []
    /// The loudness of the badges that were followed.
    var loudness: [LevelOffset.Lesson] = []
}
