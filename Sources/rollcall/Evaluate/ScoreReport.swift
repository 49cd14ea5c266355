import Foundation

extension Evaluation {
    /// A report on a score, as text for a terminal.
    struct ScoreReport {
        let title: String
        let score: Score
        let rooms: Names
        /// Sessions of the truth without any sighting.
        let unheard: [String]
        /// The number of labelled seconds that the survey also labels, by session name and time.
        let surveyed: Int

        var text: String {
            ([summary] + remarks + confusion).joined(separator: "\n") + "\n"
        }

        private var summary: String {
            """
            \(title)
              right            \(Self.percent(score.accuracy)) of \(score.labelled) labelled seconds
              inner            \(Self.percent(score.innerAccuracy)), without 3 s before and after each true change
              transitions      \(score.reported) reported, \(score.changes) true\(Self.times(score.flapping))
              false changes    \(Self.decimal(score.falseChangesAnHour, 0)) an hour
              missed           \(score.missed) of \(score.visits) visits of 5 s or more
              enter delay      \(Self.decimal(score.medianDelay, 1)) s (median)
            """
        }

        private var remarks: [String] {
            var remarks: [String] = []
            if let first = unheard.first {
                let more = unheard.count > 1 ? " and \(unheard.count - 1) more" : ""
                remarks.append(
                    "  no sightings     of session \(first)\(more) of the truth: every second counts as wrong")
            }
            if surveyed > 0 {
                remarks.append(
                    "  known before     \(surveyed) of these seconds are also in the survey, by session and time")
            }
            return remarks
        }

        /// The table of seconds by true room (rows) and reported room (columns).
        private var confusion: [String] {
            let truths = score.confusion.keys.sorted { rooms[$0] < rooms[$1] }
            let reported = Set(score.confusion.values.flatMap(\.keys)).sorted { name($0) < name($1) }
            let header = ["true \\ reported"] + reported.map(name)
            let rows = truths.map { truth in
                [rooms[truth]] + reported.map { String(score.confusion[truth]?[$0] ?? 0) }
            }
            let widths = header.indices.map { column in ([header] + rows).map { $0[column].count }.max() ?? 0 }
            return ([header] + rows).map { row in
                let cells = zip(row, widths).enumerated().map { index, cell in
                    index == 0 ? cell.0.padding(cell.1, isLeft: true) : cell.0.padding(cell.1, isLeft: false)
                }
                return "  " + cells.joined(separator: "  ")
            }
        }

        private func name(_ room: Int64?) -> String { room.map { rooms[$0] } ?? "(none)" }

        private static func percent(_ share: Double?) -> String {
            share.map { String(format: "%.1f %%", $0 * 100) } ?? "–"
        }

        private static func decimal(_ number: Double?, _ places: Int) -> String {
            number.map { String(format: "%.\(places)f", $0) } ?? "–"
        }

        private static func times(_ ratio: Double?) -> String { ratio.map { String(format: " (x%.2f)", $0) } ?? "" }
    }
}

extension String {
    fileprivate func padding(_ width: Int, isLeft: Bool) -> String {
        let space = String(repeating: " ", count: max(0, width - count))
        return isLeft ? self + space : space + self
    }
}
