import Foundation

/// A period of a person's past that has to be reviewed.
struct RecordSpan: Equatable, Sendable {
    let person: Int64
    let from: Date
    let to: Date
}
