import Foundation

/// A span of somebody's past that is to be looked through.
struct RecordSpan: Equatable, Sendable {
    let person: Int64
    let from: Date
    let to: Date
}
