public import Foundation
import Postgres
public import Presence

/// The evidence about many people in a period, read once and handed out in groups of people. If each group were read
/// separately, a period with twice the people would cost four times as much. It is valid in one transaction.
public struct HeardCursor: Sendable {
    /// The number of rows per fetch.
    private static let rowsAtOnce = 5_000
    /// How far a list may extend beyond the period, in seconds: part of it may have been heard before, and the newest
    /// after it.
    private static let window = Parameters.current.scanner.liveWindow

    private let database: any Querying
    /// The leave time of each room's zone, in seconds.
    private let leaveTimes: [Int64: Double]
    /// Rows that were read but not yet handed out.
    private var rows: [HeardRow] = []
    private var hasEnded = false

    init(database: any Querying, leaveTimes: [Int64: Double]) {
        self.database = database
        self.leaveTimes = leaveTimes
    }

    /// Rooms are few and are not joined, because a plan cannot know how many sightings the period contains.
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

    /// Returns the evidence about these people in a part of the period, in order of time; the sightings of a list are
    /// in list order.
    /// - Parameter people: the next people in ascending order. People who are skipped cannot be read later.
    public mutating func next(_ people: [Int64], from: Date, to: Date) async throws -> [Observation] {
        guard let last = people.max() else { return [] }
        try await read(through: last)
        let end = rows.firstIndex { $0.observation.person > last } ?? rows.endIndex
        let wanted = Set(people)
        let found = rows[..<end].filter { wanted.contains($0.observation.person) }
        rows.removeSubrange(..<end)
        return Self.observations(found, from: from, to: to)
    }

    /// Reads until the rows of a person with a higher number begin, or to the end.
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

    /// Sorts stably by time.
    private static func inOrder(_ all: [Observation]) -> [Observation] {
        all.enumerated().sorted { ($0.element.heardAt, $0.offset) < ($1.element.heardAt, $1.offset) }.map(\.element)
    }
}

/// One stored sighting.
private struct HeardRow: Sendable {
    let observation: Observation
    /// For a client's list: when it arrived, and the position of the row in the table.
    let list: (receivedAt: Date, place: String)?

    /// Nil if the room no longer exists.
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
