import Foundation
import Vocabulary

/// All people the engine knows.
///
/// A draft shares everything that it does not change. If the draft is gone before its changes are stored here, nothing
/// is copied; otherwise the shards of the changed people are.
struct People: Equatable, Sendable {
    private static let shardCount = 1024

    private var shards: [[Int64: SharedTrack]] = Array(repeating: [:], count: shardCount)

    private static func shard(of person: Int64) -> Int { Int(truncatingIfNeeded: person & Int64(shardCount - 1)) }

    /// In ascending order.
    private(set) var numbers: [Int64] = []

    subscript(person: Int64) -> SharedTrack? { shards[Self.shard(of: person)][person] }

    mutating func put(_ track: SharedTrack) {
        let person = track.person
        if shards[Self.shard(of: person)].updateValue(track, forKey: person) == nil {
            numbers.insert(person, at: place(of: person))
        }
    }

    /// Returns the insertion index of a new person, by binary search.
    private func place(of person: Int64) -> Int {
        var (low, high) = (numbers.startIndex, numbers.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle] < person { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// How many people have not left.
    var trackedCount: Int { shards.reduce(0) { $0 + $1.values.count { !$0.hasLeft } } }

    mutating func changeAll(_ change: (inout PersonTrack) -> Void) {
        for person in numbers { shards[Self.shard(of: person)][person]?.change(change) }
    }

    mutating func forget(_ person: Int64) {
        guard shards[Self.shard(of: person)].removeValue(forKey: person) != nil else { return }
        numbers.removeAll { $0 == person }
    }

    static func == (one: People, other: People) -> Bool {
        one.numbers == other.numbers && one.numbers.allSatisfy { one[$0] == other[$0] }
    }
}

extension People {
    /// A person's track on the heap, so that drafts and the engine share it without copying it. It is copied on write
    /// while another reference exists.
    struct SharedTrack: Equatable, Sendable {
        /// Changed only while no other reference exists.
        private final class Storage: @unchecked Sendable {
            var track: PersonTrack

            init(_ track: PersonTrack) {
                self.track = track
            }
        }

        private var storage: Storage

        init(_ track: PersonTrack) {
            storage = Storage(track)
        }

        var track: PersonTrack { storage.track }
        var person: Int64 { storage.track.person }
        var badge: Int64? { storage.track.badge }
        var whereabouts: Whereabouts? { storage.track.whereabouts }

        var hasLeft: Bool { storage.track.whereabouts?.state == .left }

        /// Whether a new decision is due. Once a second is enough for people whom scanners hear, as the filter does not
        /// use more; a client's report counts at once. Each property is read separately, because calling a method of
        /// the track would copy it.
        func isDue(at now: Date) -> Bool {
            guard let decidedAt = storage.track.decidedAt, !storage.track.hasNewReport,
                storage.track.whereabouts?.state == .present, storage.track.whereabouts?.link?.scanner != nil
            else { return true }
            return decidedAt + Parameters.current.decision.second <= now
        }

        mutating func change<Value>(_ change: (inout PersonTrack) -> Value) -> Value {
            if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.track) }
            return change(&storage.track)
        }

        static func == (one: SharedTrack, other: SharedTrack) -> Bool {
            one.storage === other.storage || one.storage.track == other.storage.track
        }
    }
}
