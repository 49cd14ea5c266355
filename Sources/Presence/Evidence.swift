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

    /// Whether another for the same room says more: what is of the present does, however faint it is.
    func isWeaker(than other: Evidence) -> Bool {
        other.isLive == isLive ? other.level > level : other.isLive
    }
}
