import Copies
import Foundation

/// A badge, what lies between it and each scanner, and who carries it.
struct Badge {
    /// The identity that it sends; a copy has that of another.
    let number: Int64
    var walker: Walker
    var isOn = true
    private var chance: Chance
    private let power: Double
    /// When in each second it sends.
    private let phase: Double
    /// By scanner, in dB.
    private var (shadows, drifts): ([Double], [Double])
    /// By scanner, the level without drift and fading, in dBm; those that may hear it.
    private var means = [Double](repeating: -.infinity, count: School.rooms)
    private var near: [Int] = []

    /// What is less loud is heard once in some thousand times.
    private static let faintest = -108.0

    init(_ number: Int64, _ chance: Chance) {
        (self.number, self.chance) = (number, chance)
        walker = Walker(&self.chance)
        power = Propagation.badgeSpread * self.chance.normal()
        phase = self.chance.share()
        shadows = []
        drifts = []
        for _ in 0..<School.rooms {
            shadows.append(Propagation.shadow * self.chance.normal())
            drifts.append(Propagation.drift * self.chance.normal())
        }
    }

    mutating func begin(_ timetable: Timetable, person: Int, in school: School) {
        walker.begin(timetable.stops(of: person, in: school, &chance))
    }

    mutating func begin(_ stops: [Walker.Stop]) { walker.begin(stops) }

    /// Who carries it takes a step; then it sends.
    mutating func pass(_ second: Int, in school: School, _ scanners: inout Scanners) {
        if let metres = walker.step(second, in: school, &chance) { move(metres, in: school) }
        guard isOn, walker.spot != nil else { return }
        let keep = exp(-1 / Propagation.driftTime)
        let renew = Propagation.drift * (1 - keep * keep).squareRoot()
        for scanner in near {
            drifts[scanner] = keep * drifts[scanner] + renew * chance.normal()
            let level = means[scanner] + drifts[scanner] + Propagation.fading * chance.normal()
            guard Propagation.isHeard(level, &chance) else { continue }
            scanners.hear(number, level, at: Double(second) + phase, by: scanner)
        }
    }

    private mutating func move(_ metres: Double, in school: School) {
        guard let spot = walker.spot else { return }
        let keep = exp(-metres / Propagation.shadowLength)
        let renew = Propagation.shadow * (1 - keep * keep).squareRoot()
        near.removeAll(keepingCapacity: true)
        for (scanner, place) in school.scanners.enumerated() {
            if metres > 0 { shadows[scanner] = keep * shadows[scanner] + renew * chance.normal() }
            means[scanner] =
                power + shadows[scanner] + Propagation.level(from: spot, heading: walker.heading, to: place)
            if means[scanner] > Self.faintest { near.append(scanner) }
        }
    }
}
