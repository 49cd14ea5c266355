public import Foundation

/// Somebody was in a room from one instant to another, as it looks afterwards.
public struct Spell: Equatable, Sendable {
    public let room: Int64
    public var from: Date
    public var to: Date

    /// Whether nothing but their own client says so: no scanner heard them meanwhile.
    public var isTold: Bool

    public init(room: Int64, from: Date, to: Date, isTold: Bool = false) {
        self.room = room
        self.from = from
        self.to = to
        self.isTold = isTold
    }

    /// The part of it between two instants; nil where there is none.
    public func within(_ start: Date, _ end: Date) -> Spell? {
        var part = self
        (part.from, part.to) = (max(from, start), min(to, end))
        return part.from < part.to ? part : nil
    }
}
