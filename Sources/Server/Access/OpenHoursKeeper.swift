import Devices
import Foundation
import Locks
import Logging
import Postgres
import ServiceLifecycle
import Store

/// Holds doors open in their opening hours while a member of staff is behind them, on the server that owns the engine
/// and under its fence.
///
/// It checks once a minute and records an attempt for each door to be held, which the session of locks carries out. A
/// new owner reads from the record of visits when a member of staff was last there.
struct OpenHoursKeeper: Service {
    let ingest: Ingest
    let pool: ConnectionPool
    let clock: any TimeSource
    let logger: Logger

    /// The doors under one lease.
    struct Look {
        let fence: Int64
        var at: Date?
        var doors: [Int64: OpenDoor] = [:]

        func isDue(at now: Date) -> Bool { at.map { now.timeIntervalSince($0) >= OpenDoor.interval } ?? true }
    }

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var look: Look?
            var keeping = RepeatedWork("Keeping the open hours", logger)
            while !Task.isCancelled {
                await keeping.attempt { try await work(&look) }
                await clock.sleep(for: 1)
            }
        }
    }

    private func work(_ look: inout Look?) async throws {
        // If there is a writer, only the writer reads the clock.
        guard let lease = await ingest.lease, let now = await ingest.decidedAt else { return look = nil }
        var known = look.flatMap { $0.fence == lease.fence ? $0 : nil } ?? Look(fence: lease.fence)
        guard known.isDue(at: now) else { return look = known }
        let doors = try await OpenHoursRecord(pool).doors(at: now)
        let holds =
            doors.isEmpty
            ? [] : known.holds(doors, SchoolTime(try await SiteSettings.read(pool)), at: now)
        if !holds.isEmpty {
            try await pool.withTransaction { transaction in
                try await DeviceReports(transaction).begin(lease)
                try await OpenHoursRecord(transaction).hold(holds, at: now)
            }
        }
        known.at = now
        look = known
    }
}

extension OpenHoursKeeper.Look {
    /// Returns which doors are to be held open, and for how long. A door that is not known yet begins with its recorded
    /// state.
    mutating func holds(
        _ doors: [OpenHoursRecord.Door], _ time: SchoolTime, at now: Date
    ) -> [OpenHoursRecord.Hold] {
        let before = self.doors
        self.doors = [:]
        return doors.compactMap { door in
            let staffAt = door.staffAt.flatMap { door.hours.contains($0, time) ? $0 : nil }
            var open = before[door.lock] ?? OpenDoor(staffAt: staffAt)
            let isStaffBehind = door.isHeard && time.isLawful(now) ? door.isStaffBehind : nil
            let seconds = open.look(
                at: now, isOpenHour: door.hours.contains(now, time), isStaffBehind: isStaffBehind)
            self.doors[door.lock] = open
            guard let seconds, door.isConnected else { return nil }
            return OpenHoursRecord.Hold(
                lock: door.lock, seconds: door.hours.secondsLeft(after: now, limit: seconds, time),
                isStaffBehind: isStaffBehind,
                ago: Int(max(0, now.timeIntervalSince(open.staffAt ?? now)) * 1_000))
        }
    }
}
