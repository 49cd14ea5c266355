import Presence

/// The estimated loudness of badges, and which estimates are in the database.
///
/// The table `badge_loudness` has a mean and its certainty for each badge, but no room and no time. So a restarted
/// server or another one continues with it, and `--why` shows it. When surveys that were walked with a different badge
/// come into use, the live offsets become as uncertain as they were at first and the values by badge are forgotten.
struct LoudnessTracker: Sendable {
    private var found: [Int64: LevelOffset] = [:]
    /// By badge, in dB.
    private var stored: [Int64: Double] = [:]

    /// The change from which an estimate is stored again, in dB.
    private static let step = 0.5

    /// Loads the stored estimates of badges for which nothing was found here.
    mutating func recall(_ estimates: [Int64: LevelOffset.Estimate]) {
        stored = estimates.mapValues(\.decibels)
        found = found.filter { $0.value.isFound }
        for (badge, estimate) in estimates where found[badge] == nil { found[badge] = LevelOffset(knowing: estimate) }
    }

    /// Forgets everything, since new surveys require new estimates; changing the surveys deletes the stored ones.
    mutating func forget() { (found, stored) = ([:], [:]) }

    mutating func add(_ lessons: [LevelOffset.Lesson]) {
        for lesson in lessons { found[lesson.badge, default: LevelOffset()].add(lesson) }
    }

    /// By badge, how much louder it is heard than the badges of the surveys, in dB; 0 if it has no entry.
    var decibels: [Int64: Double] {
        found.compactMapValues { loudness in
            // Smaller differences would not change any decision.
            let tenths = (loudness.estimate.decibels * 10).rounded()
            return tenths == 0 ? nil : tenths / 10
        }
    }

    /// The estimates that differ from the stored ones.
    var unstored: [Int64: LevelOffset.Estimate] {
        found.mapValues(\.estimate).filter { badge, estimate in
            abs(estimate.decibels - stored[badge, default: 0]) >= Self.step
        }
    }

    mutating func store(_ estimates: [Int64: LevelOffset.Estimate]) {
        stored.merge(estimates.mapValues(\.decibels)) { _, new in new }
    }
}
