import ArgumentParser
import Devices
import Foundation
import Wire

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
