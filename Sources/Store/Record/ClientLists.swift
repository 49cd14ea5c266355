import Foundation
import Presence

/// What clients heard, put together to the lists that they sent.
///
/// A list is of one time, that of the newest in it: what was heard a while before is no list of its own.
struct ClientLists {
    private struct Name: Hashable {
        let person: Int64
        let receivedAt: Date
    }

    private var lists: [Name: [(place: String, observation: Observation)]] = [:]

    /// - Parameters:
    ///   - receivedAt: when its list came.
    ///   - place: where it is stored: the rows of a list follow each other in its order.
    mutating func add(_ observation: Observation, receivedAt: Date, place: String) {
        lists[Name(person: observation.person, receivedAt: receivedAt), default: []].append((place, observation))
    }

    /// List by list, without what was heard longer before the newest than counts, in seconds.
    func observations(within window: Double) -> [Observation] {
        lists.sorted { ($0.key.receivedAt, $0.key.person) < ($1.key.receivedAt, $1.key.person) }.flatMap { _, rows in
            let newest = rows.map(\.observation.heardAt).max() ?? .distantPast
            return rows.sorted { Self.numbers($0.place).lexicographicallyPrecedes(Self.numbers($1.place)) }
                .map(\.observation)
                .filter { newest.timeIntervalSince($0.heardAt) <= window }
                .map { $0.heard(at: newest) }
        }
    }

    /// The block and the number in it of a row: `(12,3)`.
    private static func numbers(_ place: String) -> [Int] {
        place.split { !$0.isNumber }.compactMap { Int($0) }
    }
}
