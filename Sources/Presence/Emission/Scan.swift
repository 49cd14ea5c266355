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

/// For each spot, the log-probability that no listening receiver detects the badge.
///
/// Silence can end a visit, move a person and train the map, so it counts only if a scanner listened and everything
/// that it heard has arrived. A heartbeat with an empty spool, or the newest sighting of a batch, shows until when this
/// is so. A node whose radio is out of order counts as away. While a radio scans, only its last report shows that it is
/// not stuck; a radio that reported nothing for a while was queried.
struct SilenceEmission: Equatable, Sendable {
    /// Whether each receiver listens, by its place in the map.
    private var listening: [Bool]
    /// The log-probability in a room where the survey heard none of the receivers.
    private var absent = 0.0
    /// The term to add to `absent`, by spot.
    private var atSpots: [Double]

    /// The emission while no receiver listens.
    init(_ map: RadioMap) {
        listening = Array(repeating: false, count: map.fingerprints.places.count)
        atSpots = Array(repeating: 0, count: map.fingerprints.spots.count)
    }

    func listens(_ place: Int) -> Bool { listening[place] }

    /// Returns the log-probability at a spot.
    func chance(at spot: Int) -> Double { atSpots[spot] + absent }

    /// Records that a receiver starts or stops listening.
    mutating func note(_ place: Int, listens: Bool, _ map: RadioMap) {
        guard listening[place] != listens else { return }
        listening[place] = listens
        let sign = listens ? 1.0 : -1
        let usual = map.fingerprints.absentSilences[place]
        absent += sign * usual
        for hearing in map.fingerprints.hearings[place] {
            for (index, spot) in hearing.spots.enumerated() {
                atSpots[spot] += sign * (map.fingerprints.silences[hearing.first + index] - usual)
            }
        }
    }
}
