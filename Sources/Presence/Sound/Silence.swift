import Foundation

/// What it means, by spot of a map, that none of the receivers that listen hears somebody.
struct Silence: Equatable, Sendable {
    /// By the place of a receiver in the map, whether it listens.
    let listening: [Bool]
    /// Logarithms of chances.
    let atSpots: [Double]
    /// The same for a room that was not surveyed.
    let elsewhere: Double

    init(_ map: SoundMap, listening: [Bool]) {
        self.listening = listening
        let places = listening.indices.filter { listening[$0] }
        atSpots = map.spots.map { spot in
            places.reduce(0) { $0 + log(SoundMap.silence(spot.sounds[$1], map.background[$1])) }
        }
        elsewhere = places.reduce(0) { $0 + log(map.background[$1].silence) }
    }

    func listens(_ place: Int) -> Bool { listening[place] }
}
