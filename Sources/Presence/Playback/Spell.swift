public import Foundation

/// Somebody was in a room from one instant to another, as it looks afterwards.
public struct Spell: Equatable, Sendable {
    public let room: Int64
    public var from: Date
    public var to: Date

    public init(room: Int64, from: Date, to: Date) {
        self.room = room
        self.from = from
        self.to = to
    }
}
