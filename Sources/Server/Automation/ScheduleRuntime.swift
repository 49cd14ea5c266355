import Devices
import Foundation
import Store

/// The schedules that are to be done, each with when it is due next.
struct ScheduleRuntime {
    private struct Entry {
        let schedule: StoredSchedule
        /// Up to when it was looked through.
        var lookedUntil: Date
        var nextAt: Date?
    }

    /// The time is looked at once a second: what is late by so many seconds is not late.
    private static let minLate = 5.0

    private var entries: [Entry] = []
    private var time = SchoolTime(timeZone: .gmt)

    init() {}

    init(_ schedules: [StoredSchedule], _ time: SchoolTime) {
        entries = schedules.map { Entry(schedule: $0, lookedUntil: $0.lookedUntil) }
        plan(time)
    }

    /// The clocks, or the place of the school, are others from now on.
    mutating func plan(_ time: SchoolTime) {
        self.time = time
        for place in entries.indices {
            entries[place].nextAt = entries[place].schedule.order.schedule.nextDue(
                after: entries[place].lookedUntil, time)
        }
    }

    /// What has come due, by schedule.
    func due(at now: Date) -> [(schedule: StoredSchedule, dues: [Schedule.Due])] {
        entries.compactMap { entry in
            guard let nextAt = entry.nextAt, nextAt <= now else { return nil }
            let order = entry.schedule.order
            let dues = order.schedule.due(
                after: entry.lookedUntil, through: now, lateBy: max(Double(order.lateBy), Self.minLate), time)
            return dues.isEmpty ? nil : (entry.schedule, dues)
        }
    }

    /// What came due was done, or noted as missed.
    mutating func settle(_ done: [(schedule: StoredSchedule, dues: [Schedule.Due])]) {
        let last = Dictionary(done.map { ($0.schedule.id, $0.dues.last?.at) }, uniquingKeysWith: { $1 })
        for place in entries.indices {
            guard let until = last[entries[place].schedule.id] ?? nil else { continue }
            entries[place].lookedUntil = until
            entries[place].nextAt = entries[place].schedule.order.schedule.nextDue(after: until, time)
        }
    }
}
