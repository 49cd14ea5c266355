import Testing

@testable import Presence

@Suite("A recording played through the engine")
struct WalkReplayTests {
    private func played(_ seconds: [[Int64: Double]]) -> SessionReplay.Decisions {
        var playback = SessionReplay(building: Building(), placement: [1: 10, 2: 20], receivers: [1, 2])
        return playback.play(seconds)
    }

    @Test("The record moves somebody at the beginning of the first second that was heard in the other room")
    func turn() {
        let decisions = played((0..<60).map { $0 < 30 ? [1: -50, 2: -85] : [1: -85, 2: -50] })
        #expect(decisions.record.firstIndex(of: 20) == 29, "what second 30 says was heard from 29 to 30")
        #expect(decisions.live.firstIndex(of: 20).map { $0 >= 30 } == true, "nobody can know it sooner")
    }

    @Test("The record moves somebody in the middle of a silence, and knows nothing of a long one")
    func silence() {
        let decisions = played(
            (0..<200).map { $0 < 30 ? [1: -50] : (40..<60).contains($0) || $0 > 185 ? [2: -50] : [:] })
        #expect(decisions.record.firstIndex(of: 20) == 34)
        #expect(decisions.record[59] == 20 && decisions.record[60..<186].allSatisfy { $0 == nil })
        #expect(decisions.record[0] == 10 && decisions.record.last == 20)
    }

    @Test("A silence of days is not lived through, and whoever comes back is found as soon as ever")
    func days() {
        let walk: [[Int64: Double]] = (0..<120).map { $0 < 60 ? [1: -50, 2: -80] : [1: -80, 2: -50] }
        let decisions = played(walk + Array(repeating: [:], count: 300_000) + walk)
        let (before, after) = (decisions.live.prefix(120), decisions.live.suffix(120))
        #expect(Array(before) == Array(after) && before.last == 20)
        #expect(decisions.live.dropFirst(600).dropLast(120).allSatisfy { $0 == nil })
        #expect(WalkReplay.longSilences(walk[...]).isEmpty)
        #expect(WalkReplay.longSilences(Array(repeating: [:], count: 700)[...]) == RangeSet(600..<640))
    }

    @Test("A room that nobody surveyed is found better once the record has taught how it sounds")
    func unsurveyedRoom() throws {
        // The receiver of room 20 hears badly.
        var fingerprints = RadioScape([
            10: [1: -52, 2: -70, 3: -75], 20: [1: -65.5, 2: -62, 3: -65.5], 30: [1: -75, 2: -70, 3: -52],
        ])
        let placement: [Int64: Int64] = [1: 10, 2: 20, 3: 30]
        let survey = try #require(
            CheckedSurvey(Survey(walks: [fingerprints.walk([10, 30, 10, 30])]), placement: placement, doors: []))
        let building = Building(map: survey.map)
        let teaching = SelfTraining(placement: placement, survey: survey)
        let rooms: [Int64] = [20, 10, 20, 30, 20, 10, 20, 30, 20]
        for path in [\SessionReplay.Decisions.live, \.record] {
            var (before, after) = (fingerprints, fingerprints)
            let untaught = before.share(right: path, of: rooms, building, placement: placement)
            let taught = after.share(right: path, of: rooms, building, placement: placement, teaching: teaching)
            #expect(untaught < 0.98 && 1 - taught < 0.7 * (1 - untaught), "\(untaught), \(taught)")
        }
    }
}
