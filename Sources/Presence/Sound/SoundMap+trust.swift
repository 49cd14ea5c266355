extension SoundMap {
    /// What a decibel of placement counts beside a survey.
    private static let besideSurvey = 1.0 / 20
    /// Half of a survey teaches less than the whole, so that it may do worse than placement by this share of the
    /// seconds before it is dropped: tracks of a minute or two, which taught well as a whole, lost a tenth by halves.
    private static let allowance = 0.15

    /// Learns how rooms sound, unless placement alone does better.
    ///
    /// Half of the survey is held back at a time and judged by what the other half taught. A room that was
    /// surveyed somewhere else, or hardly at all, is left to placement.
    /// - Parameter placement: by receiver, the room it stands in.
    /// - Returns: nil where placement alone does better.
    public static func learned(
        from survey: Survey, placement: [Int64: Int64], doors: Set<Building.Door>
    ) -> SoundMap? {
        let survey = survey.plausible(placement, doors)
        guard !survey.rooms.isEmpty else { return nil }
        let map = SoundMap(learning: survey, beside: placement)
        guard !placement.isEmpty else { return map }
        let (one, other) = survey.halves
        let trials = [Trial(of: one, by: other), Trial(of: other, by: one)]
        let alone = trials.reduce(0) { $0 + $1.right(placement, doors, nil) }
        let taught = trials.reduce(0) {
            $0 + $1.right(placement, doors, SoundMap(learning: $1.teacher, beside: placement))
        }
        let allowed = allowance * Double(trials.reduce(0) { $0 + $1.seconds })
        return Double(taught) >= Double(alone) - allowed ? map : nil
    }

    private init(learning survey: Survey, beside placement: [Int64: Int64]) {
        self.init(learning: survey)
        placementWeight = Self.besideSurvey
        comparesPlacement = rooms.isSubset(of: placement.values)
    }
}
