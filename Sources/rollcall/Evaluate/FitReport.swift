import Presence

extension Evaluation {
    /// What in one table does not fit the others, in words, for a terminal: a name spelt in two ways costs a good
    /// score.
    struct FitReport {
        /// More than these are only counted.
        private static let limit = 5

        /// By receiver, how many seconds of readings there are of it.
        let heard: [Int64: Int]
        /// Receivers that the survey heard and the recording did not.
        let unheard: Set<Int64>
        /// Receivers that stand somewhere or were heard by the survey.
        let knownReceivers: Set<Int64>
        /// Rooms of the truth.
        let trueRooms: Set<Int64>
        /// Rooms that a door leads to.
        let doorRooms: Set<Int64>
        /// Rooms with a receiver, or that the survey names.
        let knownRooms: Set<Int64>
        /// Rooms whose names differ by case alone, those of a room in a line.
        let spelt: [String]
        /// What is said of sessions that one table has and the other does not, a line each.
        let unmatched: [String]
        /// What is said of sessions in which hardly ever something was heard, a line each.
        let sparse: [String]
        /// What is said of sessions' rooms at other times than they were heard in, a line each.
        let apart: [String]
        /// What is said of sessions that are in two rooms at once, a line each.
        let twice: [String]
        let rooms: Names
        let receivers: Names

        /// Nil if everything fits.
        var text: String? {
            var lines = heard.isEmpty ? ["  sightings        there are none"] : []
            let strangers = Set(heard.keys).subtracting(knownReceivers)
            if !strangers.isEmpty {
                let all = heard.values.reduce(0, +)
                let theirs = strangers.reduce(0) { $0 + (heard[$1] ?? 0) }
                lines.append(
                    "  receivers        \(list(strangers, receivers)): of no known room, nor heard by a survey; "
                        + "\(max(1, theirs * 100 / max(1, all))) % of what was heard says nothing")
            }
            if !unheard.isEmpty {
                lines.append(
                    "  receivers        \(list(unheard, receivers)): heard by the survey alone; was it --away?")
            }
            let unsayable = trueRooms.subtracting(knownRooms)
            if !unsayable.isEmpty {
                lines.append("  true rooms       \(list(unsayable, rooms)): no receiver, no survey: never said")
            }
            let nowhere = doorRooms.subtracting(knownRooms).subtracting(trueRooms)
            if !nowhere.isEmpty { lines.append("  doors            \(list(nowhere, rooms)): rooms of no other table") }
            lines += spelt.map { "  rooms            \($0): spelt in two ways, two rooms" }
            lines += first(of: unmatched) + first(of: sparse) + first(of: apart) + first(of: twice)
            return lines.isEmpty ? nil : (["does not fit"] + lines).joined(separator: "\n") + "\n"
        }

        private func first(of lines: [String]) -> [String] {
            guard lines.count > Self.limit else { return lines }
            return lines.prefix(Self.limit) + ["                   and \(lines.count - Self.limit) sessions more"]
        }

        private func list(_ numbers: Set<Int64>, _ names: Names) -> String {
            let told = numbers.map { names[$0] }.sorted().prefix(Self.limit).joined(separator: ", ")
            return numbers.count > Self.limit ? "\(told) and \(numbers.count - Self.limit) more" : told
        }
    }
}
