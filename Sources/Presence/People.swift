import Foundation

/// All people the engine knows.
///
/// A draft shares all that it does not change. Where it is gone before what it decided is put here, nothing is copied; where
/// it is not, the shards of those who changed are.
struct People: Equatable, Sendable {
    private final class Kept: Sendable {
        let track: PersonTrack
        /// Kept beside the rest, so that asking everybody does not go through all that is known of them.
        let dueAt: Date?

        init(_ track: PersonTrack) {
            self.track = track
            dueAt = track.dueAt
        }
    }

    private static let shardCount = 1024

    private var shards: [[Int64: Kept]] = Array(repeating: [:], count: shardCount)

    private static func shard(of person: Int64) -> Int { Int(truncatingIfNeeded: person & Int64(shardCount - 1)) }

    /// In ascending order.
    private(set) var numbers: [Int64] = []

    subscript(person: Int64) -> PersonTrack? { shards[Self.shard(of: person)][person]?.track }

    mutating func put(_ track: PersonTrack) {
        if shards[Self.shard(of: track.person)].updateValue(Kept(track), forKey: track.person) == nil {
            numbers.insert(track.person, at: place(of: track.person))
        }
    }

    /// Where a new person goes, by halving.
    private func place(of person: Int64) -> Int {
        var (low, high) = (numbers.startIndex, numbers.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < person { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func forget(_ person: Int64) {
        guard shards[Self.shard(of: person)].removeValue(forKey: person) != nil else { return }
        numbers.removeAll { $0 == person }
    }

    /// Whether there is something to decide on a person, asked without copying what is known of them.
    func isDue(_ person: Int64, at now: Date) -> Bool {
        shards[Self.shard(of: person)][person]?.dueAt.map { $0 <= now } ?? true
    }

    static func == (one: People, other: People) -> Bool {
        one.numbers == other.numbers && one.numbers.allSatisfy { one[$0] == other[$0] }
    }
}
