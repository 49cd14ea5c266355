import Foundation
import Vocabulary

/// A correction as it is stored.
struct CorrectionRow {
    var room: Int64?
    var enteredAt: Date?
    var leftAt: Date?
    /// In order of time.
    let times: [(from: Date, to: Date)]
    var isStanding = false
    /// Whether it counted, as reported in the receipt.
    var didCount = true
    var anchor: Int64?
    /// What was shown before; nil for a person who was never heard, and for a visit.
    var shown: Shown?

    typealias Shown = (state: WhereaboutsState, room: Int64?)
}
