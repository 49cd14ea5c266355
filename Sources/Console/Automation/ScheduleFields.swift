import Devices
import Phrases
import Wire

/// The fields of a form that creates or changes a schedule, except its command and conditions.
struct ScheduleFields {
    /// Nil for a new schedule.
    let schedule: ScheduleRecord?

    func fields(_ view: View) -> [Form.Field] {
        [
            .init(name: "at", label: .scheduleAt, value: schedule?.at.description ?? "07:30", hint: .scheduleAtHint),
            .days(
                "weekdays", .scheduleDays, (schedule?.weekdays ?? Weekday.allCases).map(\.rawValue), view),
            .init(
                name: "from", label: .scheduleFrom, input: .day, value: schedule?.from?.description ?? "",
                isRequired: false),
            .init(
                name: "until", label: .scheduleUntil, input: .day, value: schedule?.until?.description ?? "",
                isRequired: false),
            .init(
                name: "late_by", label: .scheduleLateBy, input: .number, value: String(schedule?.lateBy ?? 300),
                hint: .scheduleLateByHint),
        ]
    }
}
