import Devices
import Foundation
import Store

/// The enabled schedules, each with its next due time.
struct ScheduleRuntime {
    private struct Entry {
        let schedule: StoredSchedule
        /// The time up to which it was processed.
        var lookedUntil: Date
        var nextAt: Date?
    }

    /// The minimum delay that counts as late, in seconds: the time is checked only once a second.
    private static let minLate = 5.0

    private var entries: [Entry] = []
    private var time = SchoolTime(timeZone: .gmt)

    init() {}

    init(_ schedules: [StoredSchedule], _ time: SchoolTime) {
        entries = schedules.map { Entry(schedule: $0, lookedUntil: $0.lookedUntil) }
        plan(time)
    }

    /// Replans all schedules after a change of the time zone or the place of the school.
    mutating func plan(_ time: SchoolTime) {
        self.time = time
        for place in entries.indices {
            entries[place].nextAt = entries[place].schedule.order.schedule.nextDue(
                after: entries[place].lookedUntil, time)
        }
    }

    /// Returns the times that have come due, by schedule.
    func due(at now: Date) -> [(schedule: StoredSchedule, dues: [Schedule.Due])] {
        entries.compactMap { entry in
            guard let nextAt = entry.nextAt, nextAt <= now else { return nil }
            let order = entry.schedule.order
            let dues = order.schedule.due(
                after: entry.lookedUntil, through: now, lateBy: max(Double(order.lateBy), Self.minLate), time)
            return dues.isEmpty ? nil : (entry.schedule, dues)
        }
    }

    /// Records that due times were carried out, or noted as missed.
    mutating func settle(_ done: [(schedule: StoredSchedule, dues: [Schedule.Due])]) {
        let last = Dictionary(done.map { ($0.schedule.id, $0.dues.last?.at) }, uniquingKeysWith: { $1 })
        for place in entries.indices {
            guard let until = last[entries[place].schedule.id] ?? nil else { continue }
            entries[place].lookedUntil = until
            entries[place].nextAt = entries[place].schedule.order.schedule.nextDue(after: until, time)
        }
    }
}
