import Presence

/// How loud the badges are found to be, and what of it the database has.
///
/// The table `badge_loudness` has a mean and its certainty for each badge, no room and no time. So a restart or another
/// server goes on with it, and `--why` tells it. Where other surveys come into use, which were walked with another
/// badge, live offsets become as uncertain as at first and what is kept by badge is forgotten.
struct LoudnessTracker: Sendable {
    private var found: [Int64: LevelOffset] = [:]
    /// By badge, in dB.
    private var stored: [Int64: Double] = [:]

    /// What is stored is kept up by so much, in dB.
    private static let step = 0.5

    /// Takes up what was stored, of badges of which nothing was found here.
    mutating func recall(_ estimates: [Int64: LevelOffset.Estimate]) {
        stored = estimates.mapValues(\.decibels)
        found = found.filter { $0.value.isFound }
        for (badge, estimate) in estimates where found[badge] == nil { found[badge] = LevelOffset(knowing: estimate) }
    }

    /// With other surveys in use all has to be found anew; a person who changed that forgot what was stored.
    mutating func forget() { (found, stored) = ([:], [:]) }

    mutating func add(_ lessons: [LevelOffset.Lesson]) {
        for lesson in lessons { found[lesson.badge, default: LevelOffset()].add(lesson) }
    }

    /// By badge, how much louder it is heard than those of the surveys, in dB; 0 where it has no entry.
    var decibels: [Int64: Double] {
        found.compactMapValues { loudness in
            // What is less would move no person.
            let tenths = (loudness.estimate.decibels * 10).rounded()
            return tenths == 0 ? nil : tenths / 10
        }
    }

    /// What the database should have.
    var unstored: [Int64: LevelOffset.Estimate] {
        found.mapValues(\.estimate).filter { badge, estimate in
            abs(estimate.decibels - stored[badge, default: 0]) >= Self.step
        }
    }

    mutating func store(_ estimates: [Int64: LevelOffset.Estimate]) {
        stored.merge(estimates.mapValues(\.decibels)) { _, new in new }
    }
}
