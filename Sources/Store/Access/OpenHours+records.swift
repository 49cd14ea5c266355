import Devices
public import Locks
public import Wire

extension OpenHours {
    /// The hours in the form that clients receive.
    public var records: [HoursRecord] {
        spans.compactMap { span in
            guard let from = ClockTime(minutes: span.from), let until = ClockTime(minutes: span.until) else {
                return nil
            }
            return HoursRecord(weekdays: Weekday.allCases.filter(span.weekdays.contains), from: from, until: until)
        }
    }
}
