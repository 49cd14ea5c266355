import Spool

/// Which lane may send its next batch: a value, told what happened to those that were sent.
///
/// Of what was heard just now one batch is on its way, so that the server gets it in order; of the backlog more and
/// more, as long as the server takes them. After a failure one batch alone tries whether the server is there again.
struct UploadSchedule: Equatable {
    /// Batches of the backlog on their way at once.
    static let limit = 8

    /// Attempts that failed since the last that did not.
    private(set) var failuresInARow = 0
    private var onTheWay: [Spool.Lane: Int] = [:]
    private var empty: Set<Spool.Lane> = []
    private var resting: Set<Spool.Lane> = []
    private var allowed = 1

    /// The lane to take a batch from now; nil if there is nothing to do until something happens.
    var next: Spool.Lane? {
        Spool.Lane.allCases.first { !empty.contains($0) && !resting.contains($0) && hasRoom($0) }
    }

    private func hasRoom(_ lane: Spool.Lane) -> Bool {
        if failuresInARow > 0 { return onTheWay.values.allSatisfy { $0 == 0 } }
        return onTheWay[lane, default: 0] < (lane == .fresh ? 1 : allowed)
    }

    mutating func began(_ lane: Spool.Lane) {
        onTheWay[lane, default: 0] += 1
    }

    mutating func foundNothing(in lane: Spool.Lane) {
        empty.insert(lane)
    }

    /// Something was put into the spool, or what was fresh is not any more.
    mutating func lookAgain() {
        empty = []
    }

    mutating func succeeded(_ lane: Spool.Lane) {
        ended(lane)
        failuresInARow = 0
        if lane == .backlog { allowed = min(allowed + 1, Self.limit) }
    }

    /// - Parameter isSlowed: the server is there, and asks for patience.
    /// - Returns: the lanes that rest now, until `woke`; none if others failed just before.
    mutating func failed(_ lane: Spool.Lane, isSlowed: Bool) -> Set<Spool.Lane> {
        ended(lane)
        allowed = 1
        let tired: Set<Spool.Lane> = isSlowed && lane == .backlog ? [.backlog] : Set(Spool.Lane.allCases)
        guard !resting.isSuperset(of: tired) else { return [] }
        failuresInARow += tired.contains(.fresh) ? 1 : 0
        resting.formUnion(tired)
        return tired
    }

    mutating func woke(_ lanes: Set<Spool.Lane>) {
        resting.subtract(lanes)
        lookAgain()
    }

    private mutating func ended(_ lane: Spool.Lane) {
        onTheWay[lane, default: 1] -= 1
        lookAgain()
    }
}
