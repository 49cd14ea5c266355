import Presence
import Testing

@testable import Server

/// How loud badges are found to be, and what of it is still to be stored.
struct LoudnessTrackerTests {
    /// Enough of several rooms that agree.
    private func lessons(_ badge: Int64, _ mean: Double) -> [LevelOffset.Lesson] {
        (1...6).map { LevelOffset.Lesson(badge: badge, room: $0, mean: mean, weight: 60) }
    }

    @Test("What was found is stored once, and again when it has moved")
    func stored() {
        var visits = LoudnessTracker()
        visits.add(lessons(1, -8) + lessons(2, 0))
        #expect(Array(visits.unstored.keys) == [1], "one that is like the others need not be stored")
        visits.store(visits.unstored)
        #expect(visits.unstored.isEmpty)
        visits.add(lessons(1, -8))
        #expect(visits.unstored.isEmpty)
        visits.add(lessons(1, 0))
        #expect(Array(visits.unstored.keys) == [1])
    }

    @Test("What was stored counts until more is found, and does not undo what was found since")
    func recalled() throws {
        var visits = LoudnessTracker()
        visits.add(lessons(1, -8))
        let known = visits.unstored
        var other = LoudnessTracker()
        other.recall(known)
        #expect(other.decibels == visits.decibels && other.unstored.isEmpty)
        other.add(lessons(1, 8))
        other.recall(known)
        #expect(try #require(other.decibels[1]) > -4)
        #expect(!other.unstored.isEmpty)
    }

    @Test("With other surveys in use nothing is known of any, and what another server finds since is taken up")
    func forgotten() throws {
        var visits = LoudnessTracker()
        visits.add(lessons(1, -8))
        visits.store(visits.unstored)
        visits.forget()
        #expect(visits.decibels.isEmpty && visits.unstored.isEmpty)
        var other = LoudnessTracker()
        other.add(lessons(1, 8))
        visits.recall(other.unstored)
        #expect(visits.decibels == other.decibels && visits.unstored.isEmpty)
        other.add(lessons(1, 4))
        visits.recall(other.unstored)
        #expect(visits.decibels == other.decibels, "what was only recalled gives way to what is stored by now")
    }

    @Test("It is told to a tenth of a decibel, and not of those that are like the others")
    func rounded() throws {
        var visits = LoudnessTracker()
        visits.add(lessons(1, -8.123) + lessons(2, 0.3))
        #expect(Array(visits.decibels.keys) == [1])
        let told = try #require(visits.decibels[1])
        #expect(told == (told * 10).rounded() / 10)
    }
}
