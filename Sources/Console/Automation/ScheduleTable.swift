import Devices
import Phrases
import Wire

/// The schedules of a device: time, command, next time, and last result.
struct ScheduleTable {
    private let shown: ShownDevice
    private let schedules: [ScheduleRecord]

    init(_ shown: ShownDevice, _ schedules: [ScheduleRecord]) {
        (self.shown, self.schedules) = (shown, schedules)
    }

    func html(_ view: View) -> HTML {
        view.table(
            [.scheduleWhen, .toldWhat, .scheduleNext, .scheduleLast], schedules.map { row($0, view) },
            empty: .noSchedules, id: "schedules")
    }

    private func row(_ schedule: ScheduleRecord, _ view: View) -> HTML {
        let next: HTML = schedule.enabled ? view.time(schedule.nextAt) : "\(view(.scheduleOff))"
        let outcome: HTML? = schedule.lastOutcome.map { " \(view.outcome($0, schedule.lastReason))" }
        return """
            <tr><th scope="row"><a href="\(SchedulePage.address(schedule))">\(view.when(schedule))</a></th>\
            <td>\(shown.words(of: schedule.command, schedule.args, view))</td><td>\(next)</td>\
            <td>\(view.time(schedule.lastAt))\(outcome)</td></tr>
            """
    }
}

extension View {
    /// Its days and time, and its first and last day.
    func when(_ schedule: ScheduleRecord) -> String {
        let days = weekdays(schedule.weekdays)
        let span = [
            schedule.from.map { self(.fromDay($0.description)) },
            schedule.until.map { self(.untilDay($0.description)) },
            schedule.requirement.map { _ in self(.withCondition) },
        ]
        return ([days, words(schedule.at)] + span.compactMap(\.self)).joined(separator: " ")
    }

    func weekdays(_ days: [Weekday]) -> String {
        Set(days).count == Weekday.allCases.count
            ? self(.everyDay) : days.map { self(.weekday($0.rawValue)) }.joined(separator: ", ")
    }

    /// Such as `07:30` or `30 min before sunset`.
    func words(_ time: TimeOfDay) -> String {
        switch time {
        case .wall: time.description
        case .sunrise(let minutes): self(.bySunrise(minutes))
        case .sunset(let minutes): self(.bySunset(minutes))
        }
    }

    /// The result of a time at which a schedule was due, and the reason.
    func outcome(_ word: String, _ reason: String?) -> HTML {
        let why: HTML = reason.map { ": \($0)" } ?? ""
        return "\(self(.scheduleOutcome(word)))\(why)"
    }
}
