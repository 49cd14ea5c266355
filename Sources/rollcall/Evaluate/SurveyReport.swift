import Presence

extension Evaluation {
    /// What became of a survey, in words, for a terminal.
    struct SurveyReport {
        /// Those that it names.
        let named: Set<Int64>
        /// Nil if placement alone does better.
        let learned: CheckedSurvey?
        /// Receivers that do not fit it.
        let strays: [Survey.MisplacedReceiver]
        let rooms: Names
        let receivers: Names

        var text: String {
            let taught = learned?.map.rooms ?? []
            var lines = ["survey", "  taught           " + (taught.isEmpty ? "no room" : list(taught))]
            if named.isEmpty {
                lines.append("  names no room    for any second of its sightings: is its other table another's?")
            }
            let left = named.subtracting(taught)
            if !left.isEmpty {
                lines.append("  left out         \(list(left)): too short, or placement finds the person elsewhere")
            }
            if let late = learned?.lateness, late != 0 {
                lines.append(
                    """
                      set right        its rooms were said about \(abs(late)) s too \(late > 0 ? "late" : "early"), by \
                    placement
                    """
                )
            }
            lines += strays.map { stray in
                let louder = stray.louderBy.map { "\(Int($0.rounded())) dB louder in" } ?? "not at all there, but in"
                return
                    """
                      does not fit     \(receivers[stray.receiver]) is said to stand in \(rooms[stray.room]), and \
                    heard the badge \(louder) \(rooms[stray.loudestIn]): which table is wrong?
                    """
            }
            return lines.joined(separator: "\n") + "\n"
        }

        private func list(_ numbers: Set<Int64>) -> String {
            numbers.map { rooms[$0] }.sorted().joined(separator: ", ")
        }
    }
}
