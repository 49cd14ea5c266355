public import Foundation
import Spool
import Synchronization
public import Wire

/// The clock of a node's timestamps.
///
/// If the server keeps real time, this is the node's own wall clock, and the server corrects it by `sent_at`. If the
/// server's clock runs at another rate, this clock runs at that rate from the heartbeat that reported it.
public final class NodeClock: Sendable {
    public let real: any RealTime
    private let pace = Mutex<ServerClockRate?>(nil)

    public init(_ real: any RealTime = SystemTime()) {
        self.real = real
    }

    public var now: Date {
        pace.withLock { $0?.date(at: real.elapsed) } ?? real.wall
    }

    /// The number of seconds of this clock in one real second.
    public var rate: Double {
        pace.withLock { $0?.rate } ?? 1
    }

    /// The machine's boot by this clock; nil if the kernel does not identify it. At another rate than that of real
    /// time, only the server sets this clock, and it does not show when the boot was.
    var boot: Boot? {
        BootIdentity.current.map { Boot($0, startedAt: rate == 1 ? real.bootedAt : nil) }
    }

    /// How long the machine has been up; nil if the kernel does not identify the boot.
    var uptime: UptimeRecord? {
        BootIdentity.current.map { UptimeRecord(boot: $0, seconds: real.elapsed / .seconds(1)) }
    }

    /// Applies the server's rate. The same rate again changes nothing, so that timestamps never jump.
    public func learn(_ record: ClockRecord) {
        pace.withLock { current in
            let told = ServerClockRate(record, at: real.elapsed)
            if told?.rate != current?.rate {
                current = told
            }
        }
    }

    /// Returns when this clock reaches the date, even if its rate changes meanwhile.
    public func sleep(until date: Date) async throws {
        while true {
            let left = date.timeIntervalSince(now) / rate
            guard left > 0 else { return }
            try await real.sleep(for: max(.seconds(left), .milliseconds(1)))
        }
    }

    /// Returns the real time for these seconds of the clock, but at least `minimum`.
    func realTime(for seconds: Double, atLeast minimum: Duration) -> Duration {
        max(.seconds(seconds / rate), minimum)
    }
}

extension NodeClock {
    /// Returns the time of this clock at a given time of the machine's wall clock, such as a packet's kernel timestamp.
    func date(ofWall wall: Date) -> Date {
        now.addingTimeInterval(wall.timeIntervalSince(real.wall) * rate)
    }
}

extension NodeClock {
    /// The rate of a server's clock that runs faster or slower than real time, anchored at the moment it was learned.
    struct ServerClockRate: Sendable {
        /// The server's time at that moment.
        let start: Date
        /// The node's elapsed time at that moment.
        let startedAt: Duration
        /// The number of seconds of the server's clock in one real second.
        let rate: Double

        /// Returns nil if the server keeps real time: then a node keeps its own clock.
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

    /// The machine's boot, which distinguishes times before a restart from those after it.
    enum BootIdentity {
        /// The kernel's identifier (proc(5), random/boot_id); nil if there is no such file.
        static let current: String? = {
            let text = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8)
            return text?.trimmingCharacters(in: .whitespacesAndNewlines)
        }()
    }
}
