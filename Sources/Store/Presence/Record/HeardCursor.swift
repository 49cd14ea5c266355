public import Foundation
import Postgres
public import Presence

/// The evidence of many people in a span of time, read once and handed out by people in turn: read for each part of
/// them, a span with twice the people would cost four times as much. It lives in a transaction.
public struct HeardCursor: Sendable {
    /// Rows that are asked for together.
    private static let rowsAtOnce = 5_000
    /// Of a list, part may have been heard before a span, and the newest after it. In seconds.
    private static let window = Parameters.current.scanner.liveWindow

    private let database: any Querying
    /// By room, its zone's leave time in seconds.
    private let leaveTimes: [Int64: Double]
    /// What was read and not handed out.
    private var rows: [HeardRow] = []
    private var hasEnded = false

    init(database: any Querying, leaveTimes: [Int64: Double]) {
        self.database = database
        self.leaveTimes = leaveTimes
    }

    /// Rooms are few and are not joined: of how many sightings the span holds a plan knows nothing.
    static func declaration(of people: [Int64], from: Date, to: Date) -> Query {
        """
        declare heard no scroll cursor for
        select person_id, room_id, scanner_id, beacon_id, rssi, heard_at,
            case when scanner_id is null then received_at end, case when scanner_id is null then ctid::text end
        from sighting
        where heard_at >= \(from - window) and heard_at < \(to + 2 * window) and person_id = any(\(people))
            and is_aside is null
        order by person_id, heard_at, ctid
        """
    }

    /// What is stored of these people in a part of the span, in its order; of one list in the order of that.
    /// - Parameter people: those that come next in the order of their numbers. Who is passed over is not there later.
    public mutating func next(_ people: [Int64], from: Date, to: Date) async throws -> [Observation] {
        guard let last = people.max() else { return [] }
        try await read(through: last)
        let end = rows.firstIndex { $0.observation.person > last } ?? rows.endIndex
        let wanted = Set(people)
        let found = rows[..<end].filter { wanted.contains($0.observation.person) }
        rows.removeSubrange(..<end)
        return Self.observations(found, from: from, to: to)
    }

    /// Until a person's rows came who has a higher number, or the last ones.
    private mutating func read(through person: Int64) async throws {
        while !hasEnded, rows.last.map({ $0.observation.person <= person }) ?? true {
            let read = try await database.query("fetch forward \(unescaped: String(Self.rowsAtOnce)) from heard")
            hasEnded = read.count < Self.rowsAtOnce
            for row in read {
                if let row = try HeardRow(row, leaveTimes) { rows.append(row) }
            }
        }
    }

    private static func observations(_ rows: some Sequence<HeardRow>, from: Date, to: Date) -> [Observation] {
        var (scanned, lists) = ([Observation](), ClientLists())
        for row in rows {
            let heardAt = row.observation.heardAt
            if let (receivedAt, place) = row.list {
                guard heardAt >= from - window, heardAt < to + 2 * window else { continue }
                lists.add(row.observation, receivedAt: receivedAt, place: place)
            } else if heardAt >= from, heardAt < to {
                scanned.append(row.observation)
            }
        }
        let ranged = lists.observations(within: window).filter { (from..<to).contains($0.heardAt) }
        return inOrder(scanned + ranged)
    }

    /// By time; what is of one time stays as it is.
    private static func inOrder(_ all: [Observation]) -> [Observation] {
        all.enumerated().sorted { ($0.element.heardAt, $0.offset) < ($1.element.heardAt, $1.offset) }.map(\.element)
    }
}

/// One stored sighting.
private struct HeardRow: Sendable {
    let observation: Observation
    /// Of a client's list: when it came, and where in the table the row stands.
    let list: (receivedAt: Date, place: String)?

    /// Nil if the room is gone.
    init?(_ row: Row, _ leaveTimes: [Int64: Double]) throws {
        let (person, room, scanner, beacon, rssi, heardAt, receivedAt, place) = try row.decode(
            (Int64, Int64, Int64?, Int64, Int?, Date, Date?, String?).self)
        guard let leaveAfter = leaveTimes[room] else { return nil }
        observation = Observation(
            person: person, room: room, link: scanner.map(Link.scanner) ?? .client(beacon: beacon), beacon: beacon,
            rssi: rssi.map(Double.init), heardAt: heardAt, leaveAfter: leaveAfter)
        list = receivedAt.flatMap { receivedAt in place.map { (receivedAt, $0) } }
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
