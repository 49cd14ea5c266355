public import Foundation
public import Presence

/// The result of smoothing the evidence about a person over a past period.
public struct PersonInterval: Equatable, Sendable {
    public let person: Int64
    public let from: Date
    public let to: Date
    /// In order of time, without overlaps, within the interval.
    public let stays: [Stay]
    /// Whether they only fill times in which the person has no visit, because the sightings of other people were
    /// deleted.
    public let onlyFills: Bool

    /// - Parameter stays: parts beyond the interval are cut off.
    public init(person: Int64, from: Date, to: Date, stays: [Stay], onlyFills: Bool = false) {
        self.onlyFills = onlyFills
        self.person = person
        self.from = from
        self.to = to
        self.stays = stays.compactMap { $0.within(from, to) }
    }
}
