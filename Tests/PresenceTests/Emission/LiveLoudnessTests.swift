import Foundation
import Testing

@testable import Presence

@Suite("How loud a badge is, as it is followed live")
struct LiveLoudnessTests {
    @Test(
        "A badge unlike the survey's is found in the right rooms from the first minute", arguments: [-8.0, -4, 0, 4, 8])
    func fromTheStart(louder: Double) throws {
        var fingerprints = RadioScape(OffsetScape.sounds)
        let placement = OffsetScape.placement
        let survey = Survey(walks: [fingerprints.walk([10, 20, 30, 40, 10, 20, 30, 40])])
        let map = try #require(CheckedSurvey(survey, placement: placement, doors: [])?.map)
        let lived = fingerprints.walk([20, 10, 30, 40, 10])
        let playback = WalkReplay(building: Building(map: map), placement: placement, receivers: [1, 2, 3])
        let said = playback.live(
            lived.map { Survey.Second(levels: $0.levels.mapValues { $0 + louder }, room: nil) })
        let right = zip(lived, said).count { $0.room == $1 }
        #expect(Double(right) > 0.85 * Double(lived.count))
    }

    @Test("What fits with it louder makes it louder, the more certain the more often")
    func louder() {
        var offset = LiveOffset(0)
        let start = offset.trial
        #expect(start.count == 3 && start.decibels[1] == 0 && abs(start.decibels[2] + start.decibels[0]) < 1e-9)
        for _ in 0..<200 {
            let trial = offset.trial
            offset.learn(trial, fits: Self.fits(trial, best: 6), after: 1)
        }
        #expect(abs(offset.decibels - 6) < 0.5)
        #expect(offset.variance < LiveOffset(0).variance / 2)
    }

    @Test("What is not heard of it makes it uncertain again, second by second, also of one that was long away")
    func drift() {
        var (offset, times) = (LiveOffset(0), 0.0)
        for _ in 0..<200 { offset.learn(offset.trial, fits: Self.fits(offset.trial, best: 0), after: 1) }
        let (known, start) = (offset, LiveOffset(0).variance)
        while offset.variance < start {
            offset.learn(LiveOffset.Trial(offset.decibels), fits: nil, after: 1)
            times += 1
        }
        #expect(abs(times - (start - known.variance) / 0.03) < 1)
        var away = known
        away.learn(LiveOffset.Trial(away.decibels), fits: nil, after: 60)
        #expect(abs(away.variance - known.variance - 1.8) < 0.01)
    }

    @Test("A second in which the survey was not asked takes none of its looks")
    func notAsked() {
        var offset = LiveOffset(0)
        for _ in 0..<200 { offset.learn(offset.trial, fits: Self.fits(offset.trial, best: 0), after: 1) }
        while offset.trial.count == 1 { offset.learn(offset.trial, fits: nil, after: 0) }
        for _ in 0..<300 {
            offset.learn(offset.trial, fits: nil, after: 0)
            #expect(offset.trial.count == 3)
        }
    }

    @Test("Once it is known it is looked at every fourth second")
    func pause() {
        var offset = LiveOffset(6)
        var counts: [Int] = []
        for _ in 0..<240 {
            let trial = offset.trial
            counts.append(trial.count)
            offset.learn(trial, fits: Self.fits(trial, best: 6), after: 1)
        }
        #expect(counts.prefix(3) == [3, 3, 3])
        #expect(counts.suffix(40).count { $0 == 3 } == 10)
    }

    @Test("What says nothing leaves it as it is, whatever is known of it, and however absurd")
    func nothing() {
        for known in [0.0, -7.5, 1e9, -1e9] {
            var offset = LiveOffset(known)
            for _ in 0..<50 { offset.learn(offset.trial, fits: SIMD4(repeating: 1), after: 60) }
            #expect(offset.decibels == max(-12, min(12, known)))
        }
        var offset = LiveOffset(0)
        for fits in [SIMD4<Double>.zero, SIMD4(repeating: .nan), SIMD4(repeating: .infinity)] {
            for _ in 0..<50 { offset.learn(offset.trial, fits: fits, after: 1) }
        }
        #expect(offset.decibels == 0)
    }

    @Test("The points of a trial have the mean and the spread of the distribution")
    func points() {
        let trial = LiveOffset.Trial(mean: 4, variance: 9)
        #expect(abs((trial.chances * trial.decibels).sum() - 4) < 1e-9)
        let off = trial.decibels - 4
        #expect(abs((trial.chances * off * off).sum() - 9) < 1e-9 && abs(trial.chances.sum() - 1) < 1e-9)
    }

    /// As four levels with a spread of 4 dB each would fit.
    private static func fits(_ trial: LiveOffset.Trial, best: Double) -> SIMD4<Double> {
        var fits = SIMD4<Double>(repeating: 1)
        for point in 0..<trial.count {
            let off = (trial.decibels[point] - best) / 2
            fits[point] = exp(-off * off / 2)
        }
        return fits
    }
}
