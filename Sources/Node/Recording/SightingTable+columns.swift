import OperatorErrors
import Tables

extension SightingTable {
    /// The positions of the columns of a sightings table.
    struct Columns {
        private let columns: TableColumns

        /// - Throws: `NodeError` that names the missing or duplicate column.
        init(header: CSVReader.Record) throws {
            columns = try TableColumns(["session", "t", "receiver", "rssi"], of: "a sightings table", header: header)
        }

        /// - Throws: `NodeError` with the line.
        func row(_ record: CSVReader.Record) throws -> Row {
            let cells = try columns.cells(of: record)
            return Row(
                line: record.line,
                session: try Self.name(cells[0], "session", record),
                time: try Self.time(cells[1], record),
                receiver: try Self.name(cells[2], "receiver", record),
                rssi: try Self.rssi(cells[3], record))
        }

        private static func name(_ text: String, _ what: String, _ record: CSVReader.Record) throws -> String {
            guard !text.isEmpty else { throw NodeError(.recording, "line \(record.line): the \(what) is missing") }
            return text
        }

        private static func time(_ text: String, _ record: CSVReader.Record) throws -> Double {
            guard let time = Double(text), Row.times.contains(time) else {
                throw NodeError(
                    .recording, "line \(record.line): t \"\(text)\" is not a time from 0 to 86400 seconds",
                    hint: "t counts from the start of the session.")
            }
            return time
        }

        private static func rssi(_ text: String, _ record: CSVReader.Record) throws -> Int {
            guard let rssi = Double(text), Row.levels.contains(rssi) else {
                throw NodeError(.recording, "line \(record.line): rssi \"\(text)\" is not a level from -127 to 20 dBm")
            }
            return Int(rssi.rounded())
        }
    }
}

extension SightingTable {
    /// One line of a sightings table.
    struct Row: Equatable {
        /// The range in an HCI event (Core Specification, LE Advertising Report: -127 to 20 dBm).
        static let levels = -127.0...20.0
        /// The range within a session of at most a day.
        static let times = 0.0...86_400.0

        /// The line number in the file, from 1.
        let line: Int
        let session: String
        /// Seconds from the start of the session.
        let time: Double
        let receiver: String
        /// dBm, rounded.
        let rssi: Int
    }
}
