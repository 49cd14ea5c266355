import Beacon
import OperatorErrors
import Tables

/// A sightings table (`session,t,receiver,rssi`, plain or gzip), read as a stream: several receivers hear one badge.
struct SightingTable: Recording {
    private let path: String
    private let badge: BeaconIdentity
    /// Empty for all.
    private let sessions: Set<String>
    private var reader: CSVReader
    private let columns: Columns
    private var order = Order()

    /// - Throws: `TableError` if the file cannot be read, `NodeError` if its first line is not that of a sightings
    ///   table.
    init(path: String, badge: BeaconIdentity, sessions: Set<String>) throws {
        self.path = path
        self.badge = badge
        self.sessions = sessions
        reader = try CSVReader(path: path)
        guard let header = try reader.next() else { throw NodeError(.recording, "\(path) is empty") }
        columns = try TableColumns.naming(path) { try Columns(header: header) }
    }

    mutating func next() throws -> RecordedFrame? {
        while let record = try reader.next() {
            let row = try checked(record)
            if sessions.isEmpty || sessions.contains(row.session) {
                return RecordedFrame(
                    session: row.session, time: row.time, receiver: row.receiver, beacon: badge, address: nil,
                    rssi: row.rssi)
            }
        }
        return nil
    }

    private mutating func checked(_ record: CSVReader.Record) throws -> Row {
        try TableColumns.naming(path) {
            let row = try columns.row(record)
            try order.check(row)
            return row
        }
    }
}

extension SightingTable {
    /// Reads the whole table once, so that all errors in it are found before anything is sent.
    ///
    /// - Throws: `NodeError` with the line, or if a requested session does not exist.
    static func outline(path: String, badge: BeaconIdentity, sessions: Set<String>) throws -> RecordingOutline {
        var table = try SightingTable(path: path, badge: badge, sessions: sessions)
        var outline = RecordingOutline()
        var rows = 0
        while let frame = try table.next() {
            rows += 1
            outline.add(frame)
        }
        try outline.require(sessions, in: path)
        outline.counts = [SummaryCount(key: "rows", label: "rows", value: rows)]
        return outline
    }
}

extension RecordingOutline {
    fileprivate func require(_ wanted: Set<String>, in path: String) throws {
        let missing = wanted.subtracting(sessions.map(\.name)).sorted()
        guard missing.isEmpty else {
            throw NodeError(.recording, "\(path) has no session \(missing.joined(separator: ", "))")
        }
        guard !sessions.isEmpty else { throw NodeError(.recording, "\(path) has no rows") }
    }
}

extension SightingTable {
    /// Checks that the rows of each session are consecutive and in the order of time, so that a table of any size can
    /// be played without keeping it in memory.
    struct Order {
        private var sessions: Set<String> = []
        private var last: Row?

        /// - Throws: `NodeError` with the line.
        mutating func check(_ row: Row) throws {
            defer { last = row }
            guard let last, last.session == row.session else {
                guard sessions.insert(row.session).inserted else {
                    throw NodeError(
                        .recording, "line \(row.line): session \(row.session) starts a second time", hint: Self.hint)
                }
                return
            }
            guard row.time >= last.time else {
                throw NodeError(
                    .recording, "line \(row.line): t \(row.time) follows a later t, \(last.time), of the same session",
                    hint: Self.hint)
            }
        }

        private static let hint = "Sort the table by session, then by t."
    }
}
