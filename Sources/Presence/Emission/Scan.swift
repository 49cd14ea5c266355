/// The readings of one second, prepared for the comparison with the fingerprints of a radio map.
///
/// In: the mean levels in dBm, by receiver. Out: for each reading the likelihoods that do not depend on the spot.
struct Scan {
    struct Reading {
        let place: Int
        /// The mean level in dBm.
        let level: Double
        /// The likelihood of an outlier of this level: its share times the density over the whole building.
        let strange: Double
        /// The ratio of the reading's likelihood to that of silence, if silence counts, in a room where the survey
        /// never heard the receiver.
        let absent: Double
        /// Whether silence of this receiver would have counted; if so, it is taken back.
        let listens: Bool
    }

    let readings: [Reading]
    let silence: SilenceEmission

    /// Returns the places of the two loudest receivers among those that count: a person is not in a room that these
    /// never hear.
    func loudest(where counts: (Int) -> Bool) -> [Int?] {
        var (first, second) = (Reading?.none, Reading?.none)
        for reading in readings where counts(reading.place) {
            if reading.level > first?.level ?? -.infinity {
                (first, second) = (reading, first)
            } else if reading.level > second?.level ?? -.infinity {
                second = reading
            }
        }
        return [first?.place, second?.place]
    }

    /// - Parameters:
    ///   - heard: the mean levels in dBm, by receiver; receivers that the survey never heard are ignored.
    ///   - louder: the assumed level offset of the badge, in dB.
    init(
        _ heard: [(receiver: Int64, level: Double)], _ map: RadioMap, silence: SilenceEmission, louder: Double = 0
    ) {
        self.silence = silence
        var readings: [Reading] = []
        readings.reserveCapacity(heard.count)
        for (receiver, level) in heard {
            guard let place = map.fingerprints.places[receiver] else { continue }
            let (background, absent) = (map.fingerprints.background[place], map.fingerprints.absent[place])
            let alike = level - louder
            let general = background.likelihood(of: alike)
            let strange = Parameters.current.emission.outlierShare * general
            let listens = silence.listens(place)
            let rare = (1 - Parameters.current.emission.outlierShare) * absent.likelihood(of: alike) + strange
            readings.append(
                Reading(
                    place: place, level: level, strange: strange,
                    absent: listens ? rare / Fingerprints.silence(absent, background) : rare, listens: listens))
        }
        self.readings = readings
    }
}
