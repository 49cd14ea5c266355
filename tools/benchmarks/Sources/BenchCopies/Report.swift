import Copies
import Foundation

/// What is printed of a week, and whether it is as good as before.
struct Report {
    /// The goal: copies of ten that are found in time, and false alerts. docs/alerts.md says by how much it is missed.
    private static let (found, wrong) = (9, 1)
    /// What five days of seed 1 came to when docs/alerts.md was written: it must not get worse.
    private static let reached = (seed: UInt64(1), days: 5, found: [Copy.Sort.twice: 13, .instead: 7], wrong: 31)
    /// What is found again so soon is the same alert, in seconds.
    private static let again = 600

    /// Metres on the plan from which on a copy is neither next door nor upstairs: rooms are 7.5 m wide.
    private static let away = 15.0

    let seed: UInt64
    let week: Week

    /// Other weeks are told, and compared with nothing.
    var isAsGoodAsBefore: Bool {
        guard (seed, week.simulation.days) == (Self.reached.seed, Self.reached.days) else { return true }
        let isFound = Self.reached.found.allSatisfy { Self.inTime(copies($0.key)).count >= $0.value }
        return isFound && alerts.count <= Self.reached.wrong
    }

    private var isGoalMet: Bool {
        let isFound = Copy.Sort.allCases.allSatisfy { sort in
            let copies = copies(sort)
            return Self.inTime(copies).count * 10 >= copies.count * Self.found
        }
        return isFound && alerts.count <= Self.wrong
    }

    var lines: [String] {
        let heard = week.simulation.scanners.heard
        return [
            "\(Timetable.people) people, \(School.rooms) rooms, \(week.simulation.days) days of "
                + "\(Timetable.day / 3_600) h: \(heard / 1_000_000) million sightings",
            "dBm by walls between badge and scanner: \(week.simulation.levels.text)",
            String(format: "us a sighting, of processor time: %.2f", week.spent / 1_000 / Double(max(1, heard))),
        ] + Copy.Sort.allCases.flatMap { [line($0, copies($0)), line($0, copies($0).filter(Self.isAway), Self.away)] }
            + ["false alerts: \(alerts.count)"] + alerts.map { "  " + $0 }
            + [isGoalMet ? "the goal is met" : "the goal is missed"]
    }

    private func copies(_ sort: Copy.Sort) -> [Copy] {
        week.copies.filter { $0.sort == sort && $0.began != nil }
    }

    private static func inTime(_ copies: [Copy]) -> [Copy] {
        copies.filter { $0.foundAfter.map { $0 <= Copy.goal } ?? false }
    }

    private static func isAway(_ copy: Copy) -> Bool { copy.metres >= away }

    /// - Parameter metres: all of these copies are so far away.
    private func line(_ sort: Copy.Sort, _ copies: [Copy], _ metres: Double = 0) -> String {
        let times = copies.compactMap(\.foundAfter).sorted()
        let line =
            "copies \(sort.text)\(metres > 0 ? ", \(Int(metres)) m away" : ""): \(Self.inTime(copies).count) of "
            + "\(copies.count) found within \(Copy.goal) s"
        guard let longest = times.last else { return line }
        return line + ", \(times.count) in all; median \(times[times.count / 2]) s, longest \(longest) s"
    }

    /// A line for each false alert that would be opened.
    private var alerts: [String] {
        var last: [String: Int] = [:]
        return week.falseFindings.compactMap { found in
            let finding = found.finding
            let key = "\(finding.badge) \(finding.sort) \(found.day)"
            defer { last[key] = found.second }
            if let before = last[key], found.second - before < Self.again { return nil }
            return "day \(found.day + 1), second \(found.second): \(finding.sort), badge \(finding.badge), rooms "
                + "\(finding.rooms), \(finding.doors) doors"
        }
    }
}
