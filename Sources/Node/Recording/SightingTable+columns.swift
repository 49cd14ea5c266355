import Tables

extension SightingTable {
    /// Where the columns of a sightings table stand, by the names in its first line.
    struct Columns: Equatable {
        static let names = ["session", "t", "receiver", "rssi"]

        private let session: Int
        private let time: Int
        private let receiver: Int
        private let rssi: Int
        private let count: Int

        /// - Throws: `NodeError` that names the column that is missing or stands twice.
        init(header: CSVReader.Record) throws {
            let names = header.fields.map { $0.trimmed }
            func position(_ name: String) throws -> Int {
                let found = names.indices.filter { names[$0] == name }
                guard let first = found.first, found.count == 1 else {
                    let fault = found.isEmpty ? "no column" : "two columns"
                    throw NodeError(
                        "line \(header.line): \(fault) \"\(name)\"",
                        hint: "A sightings table begins with a line of names: \(Self.names.joined(separator: ",")).")
                }
                return first
            }
            session = try position("session")
            time = try position("t")
            receiver = try position("receiver")
            rssi = try position("rssi")
            count = names.count
        }

        /// - Throws: `NodeError` with the line.
        func row(_ record: CSVReader.Record) throws -> Row {
            guard record.fields.count == count else {
                throw NodeError("line \(record.line): \(record.fields.count) fields where the first line has \(count)")
            }
            return Row(
                line: record.line,
                session: try Self.name(record, session, "session"),
                time: try Self.time(record, time),
                receiver: try Self.name(record, receiver, "receiver"),
                rssi: try Self.rssi(record, rssi))
        }

        private static func name(_ record: CSVReader.Record, _ column: Int, _ what: String) throws -> String {
            let text = record.fields[column].trimmed
            guard !text.isEmpty else { throw NodeError("line \(record.line): no \(what)") }
            return text
        }

        private static func time(_ record: CSVReader.Record, _ column: Int) throws -> Double {
            let text = record.fields[column].trimmed
            guard let time = Double(text), Row.times.contains(time) else {
                throw NodeError(
                    "line \(record.line): t \"\(text)\" is not a number of seconds from 0 to 86400",
                    hint: "t counts from the start of the session.")
            }
            return time
        }

        private static func rssi(_ record: CSVReader.Record, _ column: Int) throws -> Int {
            let text = record.fields[column].trimmed
            guard let rssi = Double(text), Row.levels.contains(rssi) else {
                throw NodeError("line \(record.line): rssi \"\(text)\" is not a level from -127 to 20 dBm")
            }
            return Int(rssi.rounded())
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace).reversed())
    }
}

extension SightingTable {
    /// One line of a sightings table.
    struct Row: Equatable {
        /// What an HCI event can carry (Core Specification, LE Advertising Report: -127 to 20 dBm).
        static let levels = -127.0...20.0
        /// A session is at most a day.
        static let times = 0.0...86_400.0

        /// In the file, from 1.
        let line: Int
        let session: String
        /// Seconds from the start of the session.
        let time: Double
        let receiver: String
        /// dBm, rounded.
        let rssi: Int
    }
}
