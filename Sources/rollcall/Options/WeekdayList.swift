import ArgumentParser
import Devices

/// Days of the week as people type them: `mon,tue`.
struct WeekdayList: ExpressibleByArgument {
    let days: [Weekday]

    init?(argument: String) {
        let words = argument.split(separator: ",").map { Weekday(rawValue: $0.lowercased()) }
        days = words.compactMap(\.self)
        guard !days.isEmpty, days.count == words.count else { return nil }
    }
}
