import Foundation

/// What was heard of somebody in one second.
struct Earful {
    /// By receiver, the mean level in dBm.
    var levels: [(receiver: Int64, level: Double)]
    /// By spot of the map, the logarithm of the chance that all receivers that listen hear nothing.
    let silence: Silence
}

extension SoundMap {
    /// The share of readings that fit nothing that was learned: somebody stood in between, a door was shut.
    private static let strange = 0.05
    /// Readings of one second are not independent: one body and one packet stand behind all of them. So n of them
    /// count as much as this many times the square root of n.
    private static let independence = 1.5

    /// How much each of n readings counts.
    static func weight(of readings: Int) -> Double {
        min(1, independence / Double(max(1, readings)).squareRoot())
    }

    /// The logarithm of the likelihood of what was heard at a spot; nil stands for a room that was not surveyed.
    func score(_ earful: Earful, at spot: Int?) -> Double {
        var product = 1.0
        var sum = spot.map { earful.silence.atSpots[$0] } ?? earful.silence.elsewhere
        var readings = 0
        for (receiver, level) in earful.levels {
            guard let place = places[receiver] else { continue }
            readings += 1
            let general = background[place]
            var (heard, silent) = (general.likelihood(of: level), general.silence)
            if let spot {
                let sound = spots[spot].sounds[place]
                heard = (1 - Self.strange) * sound.likelihood(of: level) + Self.strange * heard
                silent = Self.silence(sound, general)
            }
            product *= earful.silence.listens(place) ? heard / silent : heard
            if product < 1e-200 {
                sum += log(product)
                product = 1
            }
        }
        return (sum + log(product)) * Self.weight(of: readings)
    }

    static func silence(_ sound: Sound, _ general: Sound) -> Double {
        (1 - strange) * sound.silence + strange * general.silence
    }
}
