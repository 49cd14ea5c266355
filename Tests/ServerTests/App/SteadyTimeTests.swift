import Foundation
import Testing

@testable import Server

@Suite("Steady time")
struct SteadyTimeTests {
    private let noon = Date(timeIntervalSince1970: 1_788_264_000)

    /// The time of a clock that was started at noon, after each of some real times and system times in seconds.
    private func times(rate: Double = 1, _ readings: [(uptime: Double, system: Double)]) -> [Double] {
        var time = SteadyTime(rate: rate, system: noon, uptime: .zero)
        return readings.map { reading in
            let read = time.read(system: noon + reading.system, uptime: .seconds(reading.uptime))
            return (read.timeIntervalSince(noon) * 1_000).rounded() / 1_000
        }
    }

    @Test("It is the system's time, also where that was set forward a little")
    func follows() {
        #expect(times([(1, 1), (2, 2.1), (3, 12), (4, 13)]) == [1, 2.1, 12, 13])
    }

    @Test("A leap is followed once it has lasted a minute, and one that does not last leaves no trace")
    func leaps() {
        #expect(
            times([(1, 1), (2, 602), (30, 630), (61.9, 661.9), (62, 662), (63, 663)]) == [1, 2, 30, 61.9, 662, 663])
        let year = 365 * 86_400.0
        #expect(
            times([(1, 1), (2, year), (4, year), (5, 5), (6, year), (65, year), (67, 67)]) == [1, 2, 4, 5, 6, 65, 67])
    }

    @Test("Where the system's clock is set back it goes on, a little slower, until the two agree")
    func setBack() {
        let hour = 3_600.0
        let read = times([
            (100, 100), (101, 101 - hour), (200, 200 - hour), (20 * hour, 19 * hour),
            (20 * hour + 200, 19 * hour + 200),
        ])
        #expect(read == [100, 100.95, 195, 100 + 0.95 * (20 * hour - 100), 19 * hour + 200])
    }

    @Test("Set back and forward again, it is the system's time at once")
    func setForwardAgain() {
        #expect(times([(10, 10), (20, -580), (30, 30)]) == [10, 19.5, 30])
        #expect(times([(10, 10), (20, -580), (30, 38)]) == [10, 19.5, 38])
    }

    @Test("A leap that comes while it waits for the system's clock does not hurry it")
    func leapWhileWaiting() {
        let (day, year) = (86_400.0, 365 * 86_400.0)
        let readings = [(0.0, -day), (36_000.0, 36_000 - day), (36_001.0, year), (36_031.0, year)]
        #expect(times(readings.map { (uptime: $0, system: $1) }) == [0, 34_200, 34_200.95, 34_229.45])
        var time = SteadyTime(rate: 1, system: noon, uptime: .zero)
        for (uptime, system) in readings { _ = time.read(system: noon + system, uptime: .seconds(uptime)) }
        #expect(time.lead > 80_000, "a leap that is doubted does not say that the clock has caught up")
    }

    @Test("It never runs back, however often the system's clock is set")
    func neverBack() {
        var random = SystemRandomNumberGenerator()
        var (uptime, system) = (0.0, 0.0)
        let read = times(
            (0..<1_000).map { _ in
                let step = Double.random(in: 0...2, using: &random)
                uptime += step
                system +=
                    step + (Int.random(in: 0..<20, using: &random) == 0 ? .random(in: -50...50, using: &random) : 0)
                return (uptime, system)
            })
        #expect(zip(read, read.dropFirst()).allSatisfy { $0 <= $1 })
    }

    @Test("It goes on from a time that is recorded, and tells how far it is ahead of the system's")
    func reaches() {
        var time = SteadyTime(rate: 1, system: noon, uptime: .zero)
        time.reach(noon + 60, system: noon, uptime: .zero)
        #expect(time.lead == 60)
        #expect(time.read(system: noon + 20, uptime: .seconds(20)) == noon + 79)
        #expect(time.read(system: noon + 1_300, uptime: .seconds(1_300)) == noon + 1_300)
        #expect(time.lead == 0)
        time.reach(noon, system: noon + 1_301, uptime: .seconds(1_301))
        #expect(time.read(system: noon + 1_301, uptime: .seconds(1_301)) == noon + 1_301)
    }

    @Test("One that runs faster does so from where it was, whatever the system's clock says")
    func faster() {
        #expect(times(rate: 30, [(1, 1), (2, -600), (3, 600)]) == [30, 60, 90])
        var time = SteadyTime(rate: 30, system: noon, uptime: .zero)
        time.reach(noon + 600, system: noon + 1, uptime: .seconds(1))
        #expect(time.read(system: noon + 2, uptime: .seconds(2)) == noon + 630)
        #expect(time.lead == 0)
    }
}
