import Devices
import Foundation
import Locks
import Logging
import Postgres
import ServiceLifecycle
import Store

/// Holds doors open in their open hours while a person of staff is behind them, on the server that owns the engine and
/// under its fence.
///
/// It looks once a minute and puts an attempt on record for each door that is to be held, which the session of locks
/// carries out. Another owner knows from the record of visits when a person of staff was there last.
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
        // The clock is the writer's to read, where there is one.
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
    /// Which doors are to be held, and for how long. A door that is not known yet begins with what the record says.
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
