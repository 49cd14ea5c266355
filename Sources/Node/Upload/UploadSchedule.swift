import Spool

/// Decides which lane may send its next batch: a value that receives the outcome of each batch.
///
/// One batch of new sightings is sent at a time, so that the server receives them in order; of the backlog more and
/// more are sent at once, as long as the server accepts them. After a failure a single batch tests whether the server
/// is available again.
struct UploadSchedule: Equatable {
    /// The maximum number of backlog batches sent at once.
    static let limit = 8

    /// Consecutive failed attempts.
    private(set) var failuresInARow = 0
    private var onTheWay: [Spool.Lane: Int] = [:]
    private var empty: Set<Spool.Lane> = []
    private var resting: Set<Spool.Lane> = []
    private var allowed = 1

    /// The lane to send a batch from now; nil if there is nothing to do until the next event.
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

    /// Checks again: a batch was added to the spool, or a fresh one is no longer fresh.
    mutating func lookAgain() {
        empty = []
    }

    mutating func succeeded(_ lane: Spool.Lane) {
        ended(lane)
        failuresInARow = 0
        if lane == .backlog { allowed = min(allowed + 1, Self.limit) }
    }

    /// - Parameter isSlowed: whether the server is available but requested a delay.
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
