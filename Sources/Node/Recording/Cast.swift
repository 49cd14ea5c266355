import Beacon
import OperatorErrors
import Tables

/// Which person carries a badge along which session of a sightings table, and when: `person,badge,floor,session,start`.
///
/// A floor is a copy of the recorded place, with scanners of its own: receiver `A1` on floor `2` is scanner `2/A1`. A
/// person may have several parts, one after another.
struct Cast {
    /// One line of the file.
    struct Part: Equatable {
        /// The line number in the file, from 1.
        let line: Int
        let person: String
        let badge: BeaconIdentity
        let floor: String
        let session: String
        /// Seconds from the start of the replay to that of the session.
        let start: Double
    }

    let parts: [Part]

    /// - Throws: `TableError` if the file cannot be read, `NodeError` with the line and the column.
    init(path: String) throws {
        var reader = try CSVReader(path: path)
        guard let header = try reader.next() else { throw NodeError(.recording, "\(path) is empty") }
        parts = try TableColumns.naming(path) {
            let columns = try TableColumns(
                ["person", "badge", "floor", "session", "start"], of: "a cast", header: header)
            var parts: [Part] = []
            while let record = try reader.next() {
                let part = try Part(line: record.line, cells: columns.cells(of: record))
                try part.requireOwnBadge(beside: parts)
                parts.append(part)
            }
            return parts
        }
        guard !parts.isEmpty else { throw NodeError(.recording, "\(path) has no rows") }
    }
}

extension Cast.Part {
    /// - Parameter cells: the cells in the order of the columns.
    fileprivate init(line: Int, cells: [String]) throws {
        self.line = line
        person = try Self.name(cells[0], line, "person")
        guard let badge = BeaconIdentity(slashed: cells[1]) else {
            throw Self.fault(line, "badge", "\"\(cells[1])\" is not a badge", hint: BeaconIdentity.slashedHint)
        }
        self.badge = badge
        floor = try Self.name(cells[2], line, "floor")
        session = try Self.name(cells[3], line, "session")
        guard let start = Double(cells[4]), (0...86_400).contains(start) else {
            throw Self.fault(line, "start", "\"\(cells[4])\" is not a time from 0 to 86400 seconds")
        }
        self.start = start
    }

    fileprivate func requireOwnBadge(beside others: [Self]) throws {
        for other in others where (other.badge == badge) != (other.person == person) {
            let whose = other.person == person ? "\(person) has another badge" : "\(other.person) has this badge"
            throw Self.fault(line, "badge", "\(whose) in line \(other.line)")
        }
    }

    private static func name(_ text: String, _ line: Int, _ column: String) throws -> String {
        guard !text.isEmpty else { throw fault(line, column, "the value is empty") }
        return text
    }

    fileprivate static func fault(_ line: Int, _ column: String, _ what: String, hint: String = "") -> NodeError {
        NodeError(.recording, "line \(line), column \(column): \(what)", hint: hint)
    }
}

extension Cast {
    /// Checks that each session exists, and that no person is in two places.
    ///
    /// - Parameter sessions: the sessions of the table, by name.
    /// - Throws: `NodeError` with the line and the column.
    func check(against sessions: [String: RecordingOutline.Session]) throws {
        var played: [String: [(part: Part, end: Double)]] = [:]
        for part in parts {
            guard let session = sessions[part.session] else {
                let names = sessions.keys.sorted().joined(separator: ", ")
                throw Part.fault(
                    part.line, "session", "the table has no session \"\(part.session)\"",
                    hint: "Its sessions are \(names).")
            }
            let end = part.start + session.duration
            for other in played[part.person, default: []] where part.start <= other.end && other.part.start <= end {
                throw Part.fault(
                    part.line, "start",
                    "\(part.person) is on floor \(other.part.floor) at that time: line \(other.part.line) covers "
                        + "\(other.part.start) s to \(other.end) s")
            }
            played[part.person, default: []].append((part, end))
        }
    }
}
