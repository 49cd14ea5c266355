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
}
