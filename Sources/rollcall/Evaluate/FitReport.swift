import Presence

extension Evaluation {
    /// A report on mismatches between tables, as text for a terminal. A name that is spelt in two ways lowers the
    /// score.
    struct FitReport {
        /// The maximum number of names or lines that are printed; further entries are only counted.
        private static let limit = 5

        /// The number of seconds with a sighting, by receiver.
        let heard: [Int64: Int]
        /// Receivers that heard the survey's badge but nothing in the recording.
        let unheard: Set<Int64>
        /// Receivers with a room, and receivers that heard the survey's badge.
        let knownReceivers: Set<Int64>
        /// Rooms of the truth.
        let trueRooms: Set<Int64>
        /// Rooms that a door leads to.
        let doorRooms: Set<Int64>
        /// Rooms with a receiver, and rooms that the survey names.
        let knownRooms: Set<Int64>
        /// Room names that differ only in case, a line for each set of spellings.
        let spelt: [String]
        /// A line for each session that only one of two tables has.
        let unmatched: [String]
        /// A line for each session in which hardly anything was heard.
        let sparse: [String]
        /// A line for each session whose rooms and sightings do not overlap in time.
        let apart: [String]
        /// A line for each session that is in two rooms at once.
        let twice: [String]
        let rooms: Names
        let receivers: Names

        /// The report; nil if there are no mismatches.
        var text: String? {
            var lines = heard.isEmpty ? ["  sightings        there are none"] : []
            let strangers = Set(heard.keys).subtracting(knownReceivers)
            if !strangers.isEmpty {
                let all = heard.values.reduce(0, +)
                let theirs = strangers.reduce(0) { $0 + (heard[$1] ?? 0) }
                lines.append(
                    "  receivers        \(list(strangers, receivers)): no known room, and not in the survey; "
                        + "\(max(1, theirs * 100 / max(1, all))) % of the sightings say nothing about rooms")
            }
            if !unheard.isEmpty {
                lines.append(
                    "  receivers        \(list(unheard, receivers)): heard by the survey only; was it dead? See --away")
            }
            let unsayable = trueRooms.subtracting(knownRooms)
            if !unsayable.isEmpty {
                lines.append("  true rooms       \(list(unsayable, rooms)): no receiver and no survey: never reported")
            }
            let nowhere = doorRooms.subtracting(knownRooms).subtracting(trueRooms)
            if !nowhere.isEmpty { lines.append("  doors            \(list(nowhere, rooms)): in no other table") }
            lines += spelt.map { "  rooms            \($0): different spellings are different rooms" }
            lines += first(of: unmatched) + first(of: sparse) + first(of: apart) + first(of: twice)
            return lines.isEmpty ? nil : (["does not fit"] + lines).joined(separator: "\n") + "\n"
        }

        private func first(of lines: [String]) -> [String] {
            guard lines.count > Self.limit else { return lines }
            return lines.prefix(Self.limit) + ["                   and \(lines.count - Self.limit) more sessions"]
        }

        private func list(_ numbers: Set<Int64>, _ names: Names) -> String {
            let told = numbers.map { names[$0] }.sorted().prefix(Self.limit).joined(separator: ", ")
            return numbers.count > Self.limit ? "\(told) and \(numbers.count - Self.limit) more" : told
        }
    }
}
