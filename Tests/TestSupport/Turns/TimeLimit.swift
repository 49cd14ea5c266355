import Foundation

/// How much of its time a test has used: two minutes of a machine with a core to spare. While all cores are busy, as
/// beside a build, time counts a fifth, so that only a test that hangs is ended, after ten minutes at most.
public struct TimeLimit: Sendable {
    public static let limit = Duration.seconds(120)
    /// Up to this share of idle time, of all cores together, a machine counts as busy.
    private static let busyShare = 0.1
    private static let busyFactor = 5

    public private(set) var used = Duration.zero

    public init() {}

    public var isOver: Bool { used >= Self.limit }

    /// - Parameter idleShare: the share of the cores' time in which they had nothing to do, from 0 to 1.
    public mutating func add(_ elapsed: Duration, idleShare: Double) {
        used += idleShare > Self.busyShare ? elapsed : elapsed / Self.busyFactor
    }
}

/// The time that the cores of this machine have spent since it started, as Linux counts it in `/proc/stat`.
struct CoreTime {
    private var idle = 0.0
    private var total = 0.0

    /// Counts nothing if there is no `/proc/stat`.
    static var now: CoreTime {
        let text = (try? String(contentsOfFile: "/proc/stat", encoding: .utf8)) ?? ""
        // user, nice, system, idle, iowait, irq, softirq, steal; what follows is counted in user already.
        let ticks = text.prefix { $0 != "\n" }.split(separator: " ").dropFirst().prefix(8).compactMap { Double($0) }
        guard ticks.count == 8 else { return CoreTime() }
        return CoreTime(idle: ticks[3] + ticks[4], total: ticks.reduce(0, +))
    }

    /// The share of idle time since an earlier moment, from 0 to 1; 1 if nothing was counted.
    func idleShare(since earlier: CoreTime) -> Double {
        total > earlier.total ? (idle - earlier.idle) / (total - earlier.total) : 1
    }
}
