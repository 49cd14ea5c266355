import Foundation
import Testing

@testable import Presence

@Suite("The likelihood of what was heard, by spot")
struct SpotEmissionTests {
    @Test(
        "It is the product over all readings, also where very many receivers hear somebody", arguments: [1, 3, 32, 100])
    func product(receivers: Int) {
        let numbers = (1...receivers).map(Int64.init)
        func room(hears: (Int64) -> Double?) -> [Int64: Double] {
            Dictionary(uniqueKeysWithValues: numbers.compactMap { number in hears(number).map { (number, $0) } })
        }
        // Room 20 never hears every third receiver.
        let quiet = room { $0 % 3 == 2 ? nil : -85 }
        var sounds = RadioScape([10: room { _ in -55 }, 20: quiet, 30: room { $0.isMultiple(of: 2) ? -70 : -60 }])
        let map = RadioMap(learning: Survey(walks: [sounds.walk([10, 20, 30])]), maxSpots: 6)
        let scan = Scan(numbers.map { ($0, -40 - Double($0 % 50)) }, map, silence: SilenceEmission(map))
        var heard = SpotEmission(maxSpots: map.fingerprints.maxSpots)
        for (room, spots) in map.fingerprints.spotsOf.sorted(by: { $0.key < $1.key }) {
            heard.hear(scan.readings, in: room, spots: spots.count, map.fingerprints)
            for number in 0..<spots.count {
                let expected = scan.readings.reduce(0.0) { sum, reading in
                    let sound = map.fingerprints.sounds(of: reading.place, in: room)[number]
                    return sum
                        + log(
                            (1 - Parameters.current.emission.outlierShare) * sound.likelihood(of: reading.level)
                                + reading.strange)
                }
                #expect(abs(heard.scores[number] - expected) < 1e-3)
            }
        }
    }

    @Test(
        "Of three loudnesses it is the mean by how likely each is, and it is told how each fits", arguments: [3, 100])
    func trial(receivers: Int) {
        let numbers = (1...receivers).map(Int64.init)
        var sounds = RadioScape([10: Dictionary(uniqueKeysWithValues: numbers.map { ($0, -55) })])
        let map = RadioMap(learning: Survey(walks: [sounds.walk([10])]), maxSpots: 6)
        let scan = Scan(numbers.map { ($0, -52 - Double($0 % 3)) }, map, silence: SilenceEmission(map))
        let trial = LiveOffset.Trial(mean: 1, variance: 4)
        func scores(_ trial: LiveOffset.Trial) -> SpotEmission {
            var scores = SpotEmission(maxSpots: map.fingerprints.maxSpots, trial)
            scores.hear(scan.readings, in: 10, spots: map.fingerprints.spots.count, map.fingerprints)
            return scores
        }
        let together = scores(trial)
        for number in map.fingerprints.spots.indices {
            let each = (0..<3).map { scores(LiveOffset.Trial(trial.decibels[$0])).scores[number] }
            let limit = each.max() ?? 0
            let whole = limit + log((0..<3).reduce(0) { $0 + trial.chances[$1] * exp(each[$1] - limit) })
            #expect(abs(together.scores[number] - whole) < 1e-3)
            let fits = together.fits[number]
            #expect((0..<3).allSatisfy { abs(Double(fits[$0]) - exp(each[$0] - whole)) < 1e-3 })
        }
    }
}
