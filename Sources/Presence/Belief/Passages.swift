import Foundation

/// How people go from room to room: how often, and through which doors.
struct Passages: Equatable, Sendable {
    private let doors: Doorways
    /// How often somebody goes to another room, a second.
    private let moveRate: Double
    /// The logarithm of the chance of staying in a room for a second.
    private let staying: Double
    /// The logarithm of the chance of staying at a spot for a second.
    private let lingering: Double

    init(doors: Doorways, moveRate: Double) {
        self.doors = doors
        self.moveRate = moveRate
        staying = log(1 - moveRate)
        lingering = log(1 - Parameters.current.transition.strolling)
    }

    /// What is less likely than this, in parts of the likeliest, is forgotten: than having gone somewhere and back in two
    /// seconds, where that is rare.
    var negligible: Double { min(Parameters.current.transition.negligible, moveRate * moveRate) }

    /// The chance of having gone to another room after so many seconds.
    func leaving(after seconds: Double) -> Double { 1 - exp(seconds * staying) }

    /// The chance of being at some other spot of the room after so many seconds.
    func strolling(for seconds: Double) -> Double { 1 - exp(seconds * lingering) }

    /// Where somebody who has left a room may have gone, among the rooms in question; that room is one of them.
    func ways(from room: Int64, among rooms: some Collection<Int64>) -> Ways {
        let others = Double(max(1, rooms.count - 1))
        guard let exits = doors.exits(of: room), case let near = rooms.count(where: { exits.lead(to: $0) }), near > 0
        else { return Ways(room: room, exits: nil, direct: 0, stray: 1 / others) }
        return Ways(
            room: room, exits: exits, direct: Parameters.current.transition.throughDoors / Double(near),
            stray: (1 - Parameters.current.transition.throughDoors) / others)
    }
}
