/// The readings of one second, ready to be compared with the fingerprints of a radio map.
///
/// In: by receiver, the mean level in dBm. Out: for each reading the likelihoods that do not depend on the spot.
struct Scan {
    struct Reading {
        let place: Int
        /// The mean level in dBm.
        let level: Double
        /// The likelihood of an outlier of this level: its share times the density over the whole building.
        let strange: Double
        /// How much likelier it is than silence, where that counts, in a room where the survey never heard the
        /// receiver.
        let absent: Double
        /// Whether silence of this receiver would have counted: it is taken back.
        let listens: Bool
    }

    let readings: [Reading]
    let silence: SilenceEmission

    /// The places of the two loudest of some receivers: a person who they never hear is not there.
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
    ///   - heard: by receiver, the mean level in dBm; receivers that the survey never heard say nothing.
    ///   - louder: by how much the badge is taken to be louder than those of the survey, in dB.
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
/// Silence makes people leave, moves them and teaches, so it counts only where a scanner listened and all that it heard
/// has arrived. A heartbeat with an empty spool tells until when that is so, or the newest sighting of a batch. A node
/// whose radio is out of order counts as away. While a radio scans, only its last report shows that it is not stuck; a
/// quiet one was asked.
struct SilenceEmission: Equatable, Sendable {
    /// By the place of a receiver in the map, whether it listens.
    private var listening: [Bool]
    /// The logarithm of the chance in a room where the survey heard none of them.
    private var absent = 0.0
    /// By spot, what is to be added to that.
    private var atSpots: [Double]

    /// Where no person listens.
    init(_ map: RadioMap) {
        listening = Array(repeating: false, count: map.fingerprints.places.count)
        atSpots = Array(repeating: 0, count: map.fingerprints.spots.count)
    }

    func listens(_ place: Int) -> Bool { listening[place] }

    /// The logarithm of the chance at a spot.
    func chance(at spot: Int) -> Double { atSpots[spot] + absent }

    /// A receiver begins to listen, or stops.
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
