import Foundation
import Presence

/// The sightings of clients, reassembled into the lists that the clients sent.
///
/// All sightings of a list count at the time of its newest one: earlier ones do not form a list of their own.
struct ClientLists {
    private struct Name: Hashable {
        let person: Int64
        let receivedAt: Date
    }

    private var lists: [Name: [(place: String, observation: Observation)]] = [:]

    /// - Parameters:
    ///   - receivedAt: when its list arrived.
    ///   - place: the position in the table: the rows of a list are stored in list order.
    mutating func add(_ observation: Observation, receivedAt: Date, place: String) {
        lists[Name(person: observation.person, receivedAt: receivedAt), default: []].append((place, observation))
    }

    /// Returns the lists one after the other, without sightings that are older than the newest of the list by more than
    /// `window`, in seconds.
    func observations(within window: Double) -> [Observation] {
        lists.sorted { ($0.key.receivedAt, $0.key.person) < ($1.key.receivedAt, $1.key.person) }.flatMap { _, rows in
            let newest = rows.map(\.observation.heardAt).max() ?? .distantPast
            return rows.sorted { Self.numbers($0.place).lexicographicallyPrecedes(Self.numbers($1.place)) }
                .map(\.observation)
                .filter { newest.timeIntervalSince($0.heardAt) <= window }
                .map { $0.heard(at: newest) }
        }
    }

    /// Returns the block and the item number of a row position: `(12,3)`.
    private static func numbers(_ place: String) -> [Int] {
        place.split { !$0.isNumber }.compactMap { Int($0) }
    }
}
