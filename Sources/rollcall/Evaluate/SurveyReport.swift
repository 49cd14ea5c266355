import Presence

extension Evaluation {
    /// A report on a survey, as text for a terminal.
    struct SurveyReport {
        /// The rooms that the survey names.
        let named: Set<Int64>
        /// The checked survey; nil if the survey names no room, or if placement alone does better.
        let learned: CheckedSurvey?
        /// Receivers whose placement contradicts the survey.
        let strays: [Survey.MisplacedReceiver]
        let rooms: Names
        let receivers: Names

        var text: String {
            let taught = learned?.map.rooms ?? []
            var lines = ["survey", "  taught           " + (taught.isEmpty ? "no room" : list(taught))]
            if named.isEmpty {
                lines.append("  names no room    for any second of --survey-sightings: check --survey-rooms")
            }
            let left = named.subtracting(taught)
            if !left.isEmpty {
                lines.append("  left out         \(list(left)): too short, or placement finds the person elsewhere")
            }
            if let late = learned?.lateness, late != 0 {
                lines.append(
                    """
                      set right        rooms were labelled about \(abs(late)) s too \(late > 0 ? "late" : "early"), \
                    according to placement
                    """
                )
            }
            lines += strays.map { stray in
                let louder = stray.louderBy.map { "\(Int($0.rounded())) dB louder in" } ?? "only elsewhere, loudest in"
                return
                    """
                      does not fit     \(receivers[stray.receiver]) is placed in \(rooms[stray.room]), but heard \
                    the badge \(louder) \(rooms[stray.loudestIn]): which table is wrong?
                    """
            }
            return lines.joined(separator: "\n") + "\n"
        }

        private func list(_ numbers: Set<Int64>) -> String {
            numbers.map { rooms[$0] }.sorted().joined(separator: ", ")
        }
    }
}
