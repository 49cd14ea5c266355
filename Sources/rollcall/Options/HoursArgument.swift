import ArgumentParser
import Devices
import Wire

/// Hours as people type them: `mon,tue@08:00-16:00`.
struct HoursArgument: ExpressibleByArgument {
    let record: HoursRecord

    init?(argument: String) {
        let parts = argument.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
        guard let span = parts.last.flatMap(ClockHoursArgument.init)?.hours, parts.count <= 2 else { return nil }
        var days: [Weekday]?
        if parts.count == 2 {
            guard let list = WeekdayList(argument: parts[0]) else { return nil }
            days = list.days
        }
        record = HoursRecord(weekdays: days, from: span.from, until: span.until)
    }
}

/// Hours as people type them: `08:00-16:00`.
struct ClockHoursArgument: ExpressibleByArgument {
    let hours: ClockHours

    init?(argument: String) {
        let times = argument.split(separator: "-", omittingEmptySubsequences: false).map { ClockTime(String($0)) }
        guard times.count == 2, let from = times[0], let until = times[1], from < until else { return nil }
        hours = ClockHours(from: from, until: until)
    }
}
