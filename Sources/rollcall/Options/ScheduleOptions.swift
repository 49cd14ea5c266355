public import ArgumentParser
import Devices
import Foundation
public import Wire

/// When a schedule is due.
struct ScheduleOptions: ParsableArguments {
    static let atHelp = ArgumentHelp(
        "A time on the school's clocks, or by the sun in minutes: 07:30, sunrise, sunset-30.", valueName: "time")

    @Option(help: "The days on which it is due, such as mon,tue (all of them if absent).")
    var weekdays: WeekdayList?

    @Option(help: "The first day, such as 2026-09-01.")
    var from: DayArgument?

    @Option(help: "The last day, such as 2026-12-18.")
    var until: DayArgument?

    @Option(name: .customLong("if"), help: "A condition that must hold too, as JSON; See docs/rules.md for examples.")
    var requirement: JSONArgument<RequirementRecord>?

    @Option(help: "Maximum delay in seconds, 0 to 3,600 (default: 300).")
    var lateBy: Int?
}

/// Days of the week as people type them: `mon,tue`.
struct WeekdayList: ExpressibleByArgument {
    let days: [Weekday]

    init?(argument: String) {
        let words = argument.split(separator: ",").map { Weekday(rawValue: $0.lowercased()) }
        days = words.compactMap(\.self)
        guard !days.isEmpty, days.count == words.count else { return nil }
    }
}

/// A value as JSON, or `@` and the name of a file that holds it.
struct JSONArgument<Value: Decodable>: ExpressibleByArgument {
    let value: Value

    init?(argument: String) {
        let file = argument.hasPrefix("@") ? FileManager.default.contents(atPath: String(argument.dropFirst())) : nil
        let data = file ?? Data(argument.utf8)
        guard let value = try? WireJSON.decoder().decode(Value.self, from: data) else { return nil }
        self.value = value
    }
}

/// A time of day as people type it: `07:30`, `sunset-30`.
struct TimeOfDayArgument: ExpressibleByArgument {
    let time: TimeOfDay

    init?(argument: String) {
        guard let time = TimeOfDay(argument) else { return nil }
        self.time = time
    }
}

/// A day as people type it: `2026-09-01`.
struct DayArgument: ExpressibleByArgument {
    let day: CivilDay

    init?(argument: String) {
        guard let day = CivilDay(argument) else { return nil }
        self.day = day
    }
}

extension ScheduleMember: ExpressibleByArgument {}
