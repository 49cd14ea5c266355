extension SoundMap {
    /// What a decibel of placement counts beside a survey.
    private static let besideSurvey = 1.0 / 20
    /// Half of a survey teaches less than the whole, so that it may do worse than placement by this share of the
    /// seconds before it is dropped: tracks of a minute or two, which taught well as a whole, lost a tenth by halves.
    private static let allowance = 0.15

    /// Learns how rooms sound, unless placement alone does better.
    ///
    /// Half of the survey is held back at a time and judged by what the other half taught. A room whose own
    /// receivers all hear its survey worse than they hear other rooms' surveys was surveyed somewhere else, and is
    /// left to placement.
    /// - Parameter placement: by receiver, the room it stands in.
    /// - Returns: nil where placement alone does better.
    public static func learned(
        from survey: Survey, placement: [Int64: Int64], doors: Set<Building.Door>
    ) -> SoundMap? {
        let survey = survey.plausible(placement)
        guard !survey.rooms.isEmpty else { return nil }
        var map = SoundMap(learning: survey)
        map.placementWeight = besideSurvey
        guard !placement.isEmpty else { return map }
        let (one, other) = survey.halves
        let alone = right(one, placement, doors, nil) + right(other, placement, doors, nil)
        let taught = right(one, placement, doors, other) + right(other, placement, doors, one)
        let allowed = allowance * Double(survey.labelled.count)
        return Double(taught) >= Double(alone) - allowed ? map : nil
    }

    /// How many seconds are judged right by what another survey taught.
    private static func right(
        _ survey: Survey, _ placement: [Int64: Int64], _ doors: Set<Building.Door>, _ teacher: Survey?
    ) -> Int {
        var building = Building(doors: doors)
        if let teacher {
            building.map = SoundMap(learning: teacher)
            building.map?.placementWeight = besideSurvey
        }
        var playback = Playback(building: building, placement: placement, receivers: Set(survey.receivers))
        return survey.walks.reduce(0) { sum, walk in
            let live = playback.play(walk.map(\.levels)).live
            return sum + zip(walk, live).count { $0.room != nil && $0.room == $1 }
        }
    }
}
