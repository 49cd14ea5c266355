import Foundation

/// What a second said of somebody.
struct StretchWord {
    /// The badge that was followed; nil where there was none.
    let badge: Int64?
    /// From the first to the last that was heard.
    let heard: ClosedRange<Date>
    let leaveAfter: Double
    /// The room that their own client named.
    let named: Int64?
    /// Whether a scanner heard them, with a level or without.
    let isHeard: Bool
    /// By scanner, the mean level in dBm.
    let levels: [Int64: Double]
    /// Scanners that did not listen.
    let deaf: Set<Int64>
}
