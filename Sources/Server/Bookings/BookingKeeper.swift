import Devices
import Foundation
import Locks
import Logging
import Postgres
import ServiceLifecycle
import Store
import Vocabulary

/// Watches booked rooms during their bookings, on the server that owns the engine: notifies the booker that the room is
/// empty, and releases rooms that are not used.
///
/// All of its state is in the database, so that it continues after a restart and on another server.
struct BookingKeeper: Service {
    /// The interval between two checks, in seconds by the server's clock.
    private static let interval = 5.0

    let ingest: Ingest
    let pool: ConnectionPool
    let clock: any TimeSource
    let logger: Logger

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var keeping = RepeatedWork("Watching booked rooms", logger)
            while !Task.isCancelled {
                await keeping.attempt { try await work() }
                await clock.sleep(for: Self.interval)
            }
        }
    }

    private func work() async throws {
        // The writer decides the current time, if there is a writer.
        guard let lease = await ingest.lease, let now = await ingest.decidedAt,
            try await RunningBookings(pool).isAny(at: now)
        else { return }
        let time = SchoolTime(try await SiteSettings.read(pool))
        let running = try await RunningBookings(pool).all(at: now, early: BookedRoom.early)
        let steps = running.compactMap { booking in
            BookedRoom(booking, time, at: now).step(at: now).map { (booking, $0) }
        }
        guard !steps.isEmpty else { return }
        try await pool.withTransaction { transaction in
            let bookings = RunningBookings(transaction)
            try await bookings.begin(lease)
            for (booking, step) in steps {
                switch step {
                case .notice: try await bookings.notice(booking, at: now)
                case .releaseUnused: try await bookings.release(booking, because: .noShow, at: now)
                case .releaseLeft: try await bookings.release(booking, because: .allLeft, at: now)
                }
            }
        }
    }
}

extension BookedRoom {
    /// While the school may not track presence, nothing is heard.
    init(_ booking: RunningBooking, _ time: SchoolTime, at now: Date) {
        self.init(
            from: booking.from, until: booking.until, isNoticed: booking.isNoticed, lastThere: booking.lastThere,
            isOccupied: booking.isOccupied,
            sightSince: booking.listeningSince.flatMap { time.lawfulSince($0, until: now) })
    }
}
