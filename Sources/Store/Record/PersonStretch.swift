public import Foundation
public import Presence

/// What somebody's evidence comes to over a stretch of the past.
public struct PersonStretch: Equatable, Sendable {
    public let person: Int64
    public let from: Date
    public let to: Date
    /// In the order of time, without overlaps, within the stretch.
    public let spells: [Spell]

    /// - Parameter spells: what reaches beyond the stretch is cut off.
    public init(person: Int64, from: Date, to: Date, spells: [Spell]) {
        self.person = person
        self.from = from
        self.to = to
        self.spells = spells.compactMap { $0.within(from, to) }
    }
}
