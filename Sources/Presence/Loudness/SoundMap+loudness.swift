extension SoundMap {
    /// Whether a survey taught rooms enough: beside one alone, whoever is anywhere else is fainter.
    var tellsLoudness: Bool { isSurveyed && scape.spotsOf.count - taughtRooms.count > 1 }

    /// What a second says of how loud a badge is: where the likelihood of what was heard is greatest, by one step of Fisher's
    /// scoring from what is assumed. Its slope is the mean of the slopes at the places somebody may have been, by how likely
    /// they are (Fisher's identity), and of each level it is that of a Student density, by how likely it is not strange.
    /// - Parameters:
    ///   - levels: by receiver, the mean level in dBm.
    ///   - judgement: what became of the second.
    ///   - assumed: how much louder the badge was taken to be there, in dB.
    /// - Returns: nil where it says nothing.
    func loudness(
        of levels: [Int64: Double], by judgement: Judgement, assumed: Double, badge: Int64
    ) -> LoudnessLesson? {
        // How a room sounds that the record taught says how badges are that the record heard.
        guard let room = judgement.room, !taughtRooms.contains(room) else { return nil }
        let heard = levels.compactMap { receiver, level in
            scape.places[receiver].map { (place: $0, level: level - assumed) }
        }
        var (slope, weight) = (0.0, 0.0)
        for share in judgement.places {
            guard let spots = scape.spotsOf[share.hypothesis.room], spots.contains(Int(share.hypothesis.spot)) else {
                continue
            }
            let spot = Int(share.hypothesis.spot) - spots.lowerBound
            for (place, level) in heard {
                guard let hearing = scape.hearing(of: place, in: share.hypothesis.room) else { continue }
                let sound = scape.sounds[hearing.first + spot]
                let pull = share.chance * pull(of: level, on: sound, place)
                slope += pull * (level - sound.level)
                weight += pull
            }
        }
        guard weight > 0 else { return nil }
        return LoudnessLesson(
            badge: badge, room: room, mean: assumed + slope / weight, weight: weight * Self.weight(of: heard.count))
    }

    /// What a level weighs, in 1/dB²: the less, the farther off it is.
    private func pull(of level: Double, on sound: Sound, _ place: Int) -> Double {
        let own = (1 - Parameters.current.emission.outlierShare) * sound.likelihood(of: level)
        let strange = Parameters.current.emission.outlierShare * scape.background[place].likelihood(of: level)
        return own / (own + strange) * sound.pull(of: level)
    }
}
