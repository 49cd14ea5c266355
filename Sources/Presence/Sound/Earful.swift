/// What was heard of somebody in one second, beside a map of sounds.
struct Earful {
    struct Reading {
        let place: Int
        /// The mean level in dBm.
        let level: Double
        /// The likelihood of this level where nothing is known.
        let general: Double
        /// Whether silence of this receiver would have counted: it is taken back.
        let listens: Bool
    }

    let readings: [Reading]
    let silence: Silence

    /// - Parameter heard: by receiver, the mean level in dBm; receivers that the survey never heard say nothing.
    init(_ heard: [(receiver: Int64, level: Double)], _ map: SoundMap, silence: Silence) {
        self.silence = silence
        readings = heard.compactMap { receiver, level in
            map.places[receiver].map { place in
                Reading(
                    place: place, level: level, general: map.background[place].likelihood(of: level),
                    listens: silence.listens(place))
            }
        }
    }
}
