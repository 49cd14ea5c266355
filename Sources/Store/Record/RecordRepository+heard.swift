public import Foundation
import Postgres
public import Presence
import Vocabulary

extension RecordRepository {
    /// All the evidence of these people in a span of time, in its order; of one list in the order of that.
    public func heard(of people: [Int64], from: Date, to: Date) async throws -> [Observation] {
        // Of a list, part may have been heard before the span, and the newest after it.
        let window = Parameters.current.scanner.liveWindow
        // Rooms are few and are not joined: of how many sightings the span holds a plan knows nothing.
        let leaveTimes = try await leaveTimes()
        let rows = try await database.query(
            """
            select person_id, room_id, scanner_id, beacon_id, rssi, heard_at,
                case when scanner_id is null then received_at end, case when scanner_id is null then ctid::text end
            from sighting
            where heard_at >= \(from - window) and heard_at < \(to + 2 * window) and person_id = any(\(people))
                and (scanner_id is null or heard_at >= \(from) and heard_at < \(to)) and is_aside is null
            order by heard_at, ctid
            """)
        var (scanned, lists) = ([Observation](), ClientLists())
        for row in rows {
            let (person, room, scanner, beacon, rssi, heardAt, receivedAt, place) = try row.decode(
                (Int64, Int64, Int64?, Int64, Int?, Date, Date?, String?).self)
            guard let leaveAfter = leaveTimes[room] else { continue }
            let observation = Observation(
                person: person, room: room, link: scanner.map(Link.scanner) ?? .client(beacon: beacon),
                beacon: beacon, rssi: rssi.map(Double.init), heardAt: heardAt, leaveAfter: leaveAfter)
            if let receivedAt, let place {
                lists.add(observation, receivedAt: receivedAt, place: place)
            } else {
                scanned.append(observation)
            }
        }
        let ranged = lists.observations(within: window).filter { (from..<to).contains($0.heardAt) }
        return ranged.isEmpty ? scanned : Self.inOrder(scanned + ranged)
    }

    /// By room, its zone's leave time in seconds.
    private func leaveTimes() async throws -> [Int64: Double] {
        let rows = try await database.query(
            "select room_id, extract(epoch from leave_after)::float8 from room join zone using (zone_id)")
        return Dictionary(try rows.map { try $0.decode((Int64, Double).self) }, uniquingKeysWith: { one, _ in one })
    }

    /// By time; what is of one time stays as it is.
    private static func inOrder(_ all: [Observation]) -> [Observation] {
        all.enumerated().sorted { ($0.element.heardAt, $0.offset) < ($1.element.heardAt, $1.offset) }.map(\.element)
    }

    /// Which badges of these people were followed in a span of time, from the one that was when it began.
    public func followed(of people: [Int64], from: Date, to: Date) async throws -> [FollowedBadge] {
        let told = try await database.pipeline([
            Self.changes(of: people, from: from, to: to), Self.switches(of: people, from: from, to: to),
        ]).flatMap { try $0.map(Self.followedBadge) }.sorted { $0.since < $1.since }
        // Of what was told before, the last alone still held.
        let last = Dictionary(told.filter { $0.since <= from }.map { ($0.person, $0.since) }, uniquingKeysWith: max)
        return told.filter { $0.since >= last[$0.person] ?? .distantPast }
    }

    private static func changes(of people: [Int64], from: Date, to: Date) -> Query {
        """
        select person.person_id, followed_badge, since, state, room_id from unnest(\(people)) as person (person_id)
            left join lateral (
                select change_id from whereabouts_change before
                where before.person_id = person.person_id and decided_at <= \(from) and followed_badge is not null
                order by change_id desc limit 1
            ) first on true
            cross join lateral (
                select * from whereabouts_change later
                where later.person_id = person.person_id and change_id >= coalesce(first.change_id, 0)
                order by change_id
            ) change
        where since < \(to) and followed_badge is not null and room_id is not null
        order by change.since, change.change_id
        """
    }

    private static func switches(of people: [Int64], from: Date, to: Date) -> Query {
        """
        select person.person_id, followed_badge, switch.since, state, room_id from unnest(\(people)) as person \
        (person_id)
            left join lateral (
                select since from badge_switch before
                where before.person_id = person.person_id and before.since <= \(from)
                order by before.since desc limit 1
            ) first on true
            cross join lateral (
                select * from badge_switch later
                where later.person_id = person.person_id and later.since >= coalesce(first.since, '-infinity')
                    and later.since < \(to)
                order by later.since
            ) switch
        """
    }

    private static func followedBadge(_ row: Row) throws -> FollowedBadge {
        let (person, badge, since, state, room) = try row.decode(
            (Int64, Int64, Date, WhereaboutsState, Int64).self)
        return FollowedBadge(person: person, badge: badge, since: since, state: state, room: room)
    }
}

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

/// Which scanners listened when. Of a scanner that was away, or whose radio was out of order, nothing is known, and its
/// silence proves nothing.
public struct ListeningTimes: Sendable {
    private let lastListened: [Int64: Date]
    private let pauses: [Int64: [Range<Date>]]

    init(lastListened: [(Int64, Date)], pauses: [(Int64, Date, Date)]) {
        self.lastListened = Dictionary(lastListened, uniquingKeysWith: max)
        self.pauses = Dictionary(grouping: pauses.filter { $0.1 < $0.2 }, by: \.0)
            .mapValues { $0.map { $0.1..<$0.2 } }
    }

    public func listeners(at instant: Date) -> [Int64] {
        lastListened.compactMap { scanner, last in
            let isAway = instant > last || pauses[scanner]?.contains { $0.contains(instant) } ?? false
            return isAway ? nil : scanner
        }
    }
}
