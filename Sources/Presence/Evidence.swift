import Foundation

/// What speaks for one room: its strongest link. Links of no known room stand together.
struct Evidence: Equatable, Sendable {
    let room: Int64?
    let link: Link
    /// dBm.
    let level: Double
    let beacon: Int64
    let leaveAfter: Double
    let heardAt: Date
    /// False where the link's scanner is quiet, so that its last word still stands but proves nothing new.
    let isLive: Bool

    /// Whether another for the same room says more: what a client says now does so beside what a dead scanner last said. Of
    /// two scanners the louder does, dead or not: a faint one that is left over must not speak for the room alone.
    func isWeaker(than other: Evidence) -> Bool {
        if isLive != other.isLive, link.isClient != other.link.isClient { other.isLive } else { other.level > level }
    }
}
