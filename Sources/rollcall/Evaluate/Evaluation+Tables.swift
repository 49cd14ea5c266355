import Presence
import Tables

extension Evaluation {
    /// A reader of the tables of an evaluation. A room or receiver has the same number in all tables.
    struct Tables {
        private(set) var rooms = Names()
        private(set) var receivers = Names()

        /// Returns the room of each receiver, without receivers whose room is unknown. The numbers do not depend on the
        /// order of the rows.
        /// - Throws: `TableError` if the table cannot be read, or gives a receiver two rooms.
        mutating func placement(_ path: String, by identity: Names.TransmitterIdentity? = nil) throws -> [Int64: Int64]
        {
            var table = try NamedTable(path: path, columns: ["receiver", "room"])
            var rows: [(name: String, row: NamedTable.Row)] = []
            while let row = try table.next() {
                let name = try row.name(0)
                rows.append((identity?.name([name]) ?? name, row))
            }
            var placement: [Int64: Int64] = [:]
            for (name, row) in rows.sorted(by: { $0.name < $1.name }) {
                let receiver = receivers.number(of: name)
                guard row.says(1) else { continue }
                let room = rooms.number(of: try row.name(1))
                guard placement[receiver] ?? room == room else {
                    throw TableError("\(row.place): \(row.fields[0]) is in another room in an earlier row")
                }
                placement[receiver] = room
            }
            return placement
        }

        /// Returns the receivers with these names.
        /// - Throws: `TableError` if a name is in no table that was read.
        func known(_ names: [String], by identity: Names.TransmitterIdentity? = nil) throws -> Set<Int64> {
            try Set(
                names.map { name in
                    guard let receiver = receivers.known(identity?.name([name]) ?? name) else {
                        throw TableError("--away \(name): no table names this receiver; check the name")
                    }
                    return receiver
                })
        }

        mutating func doors(_ path: String) throws -> Set<Building.Door> {
            var table = try NamedTable(path: path, columns: ["room_a", "room_b"])
            var doors: Set<Building.Door> = []
            while let row = try table.next() {
                doors.insert(Building.Door(rooms.number(of: try row.name(0)), rooms.number(of: try row.name(1))))
            }
            return doors
        }

        /// Returns the sessions, in the order of their first rows.
        /// - Parameters:
        ///   - isSurvey: whether the sightings are a survey; a sighting without a level then teaches nothing.
        ///   - absences: when receivers did not listen, by session.
        mutating func sightings(
            _ path: String, by identity: Names.TransmitterIdentity? = nil, isSurvey: Bool = false,
            without absences: [String: [RecordedSession.Absence]] = [:]
        ) throws -> [RecordedSession] {
            var table = try NamedTable(path: path) { header in
                ["session", "t", "rssi"] + (identity?.columns(of: header) ?? ["receiver"])
            }
            var order: [String] = []
            var heard: [String: [Int: [Int64: RecordedSession.Mean]]] = [:]
            while let row = try table.next() {
                let name = try row.name(0)
                if heard[name] == nil { order.append(name) }
                let second = Int(try row.time(1).rounded(.up))
                let parts = try row.fields.indices.dropFirst(3).map { try row.name($0) }
                let receiver = receivers.number(of: identity?.name(parts) ?? parts[0])
                heard[name, default: [:]][second, default: [:]][receiver, default: RecordedSession.Mean()].add(
                    try row.level(2))
            }
            return try order.map {
                try RecordedSession(name: $0, heard: heard[$0] ?? [:], isSurvey: isSurvey).without(absences[$0] ?? [])
            }
        }

        /// Returns when receivers did not listen, by session.
        mutating func absences(
            _ path: String, by identity: Names.TransmitterIdentity? = nil
        ) throws -> [String: [RecordedSession.Absence]] {
            var table = try NamedTable(path: path, columns: ["session", "receiver", "start", "end"])
            var absences: [String: [RecordedSession.Absence]] = [:]
            while let row = try table.next() {
                let name = try row.name(1)
                let receiver = receivers.number(of: identity?.name([name]) ?? name)
                let (start, end) = (try row.time(2), try row.time(3))
                guard end >= start else { throw TableError("\(row.place): the absence ends before it begins") }
                absences[try row.name(0), default: []].append(
                    RecordedSession.Absence(receiver: receiver, start: start, end: end))
            }
            return absences
        }

        mutating func intervals(_ path: String) throws -> RoomIntervals {
            var table = try NamedTable(path: path, columns: ["session", "start", "end", "room"])
            var intervals = RoomIntervals()
            while let row = try table.next() {
                let (start, end) = (try row.time(1), try row.time(2))
                guard end >= start else { throw TableError("\(row.place): the stay ends before it begins") }
                guard end > start else { continue }
                guard end - start <= Double(RecordedSession.maximum) else {
                    throw TableError("\(row.place): the stay is too long; are the times in seconds?")
                }
                intervals.add(
                    .init(start: start, end: end, room: rooms.number(of: try row.name(3))), to: try row.name(0))
            }
            return intervals
        }
    }
}
