public import Foundation
import Spool
import Synchronization
public import Wire

/// The clock that a node stamps with.
///
/// Where the server keeps real time this is the node's own wall clock, and the server corrects it by `sent_at`.
/// Where the server's clock runs at another rate, it runs at that rate from the moment a heartbeat told so.
public final class NodeClock: Sendable {
    public let real: any RealTime
    private let pace = Mutex<ServerClockRate?>(nil)

    public init(_ real: any RealTime = SystemTime()) {
        self.real = real
    }

    public var now: Date {
        pace.withLock { $0?.date(at: real.elapsed) } ?? real.wall
    }

    /// Seconds of this clock in one real second.
    public var rate: Double {
        pace.withLock { $0?.rate } ?? 1
    }

    /// The machine's boot by this clock; nil if the kernel names none. At another rate than real time's this clock
    /// is set by the server alone, and does not tell when the boot was.
    var boot: Boot? {
        BootIdentity.current.map { Boot($0, startedAt: rate == 1 ? real.bootedAt : nil) }
    }

    /// How long the machine has been up; nil if the kernel names no boot.
    var uptime: UptimeRecord? {
        BootIdentity.current.map { UptimeRecord(boot: $0, seconds: real.elapsed / .seconds(1)) }
    }

    /// Takes up the server's rate. Told the same rate again nothing changes, so that stamps never jump.
    public func learn(_ record: ClockRecord) {
        pace.withLock { current in
            let told = ServerClockRate(record, at: real.elapsed)
            if told?.rate != current?.rate {
                current = told
            }
        }
    }

    /// Returns when this clock shows the date, whatever its rate becomes meanwhile.
    public func sleep(until date: Date) async throws {
        while true {
            let left = date.timeIntervalSince(now) / rate
            guard left > 0 else { return }
            try await real.sleep(for: max(.seconds(left), .milliseconds(1)))
        }
    }

    /// The real time that this many seconds of the clock take, but never less than `shortest`.
    func realTime(for seconds: Double, atLeast minimum: Duration) -> Duration {
        max(.seconds(seconds / rate), minimum)
    }
}

extension NodeClock {
    /// What this clock showed at a moment the machine's wall clock stamped, such as the kernel did with a packet.
    func date(ofWall wall: Date) -> Date {
        now.addingTimeInterval(wall.timeIntervalSince(real.wall) * rate)
    }
}

extension NodeClock {
    /// A server's clock that runs faster or slower than real time, held on to from the moment it was learned.
    struct ServerClockRate: Sendable {
        /// What the server's clock showed then.
        let start: Date
        /// The node's elapsed time then.
        let startedAt: Duration
        /// Seconds of the server's clock in one real second.
        let rate: Double

        /// Nil if the server keeps real time: then a node keeps its own clock.
        init?(_ record: ClockRecord, at elapsed: Duration) {
            guard record.rate.isFinite, record.rate > 0, record.rate != 1 else { return nil }
            self.start = record.now
            self.startedAt = elapsed
            self.rate = record.rate
        }

        func date(at elapsed: Duration) -> Date {
            start.addingTimeInterval((elapsed - startedAt) / .seconds(1) * rate)
        }
    }

    /// The machine's boot, so that times of before a restart are told from those after it.
    enum BootIdentity {
        /// As the kernel names it (proc(5), random/boot_id); nil if there is no such file.
        static let current: String? = {
            let text = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
            return text?.trimmingCharacters(in: .whitespacesAndNewlines)
        }()
    }
}
