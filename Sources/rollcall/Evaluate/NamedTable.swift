import Foundation
import Tables
import Wire

/// A reader of the rows of a table, by column name. Other columns are ignored.
struct NamedTable {
    let path: String
    private var reader: CSVReader
    private let places: [Int]
    private let columns: [String]

    /// - Throws: `TableError` if the file cannot be read, or lacks a column.
    init(path: String, columns: [String]) throws { try self.init(path: path) { _ in columns } }

    /// - Parameter choose: returns the columns to read, given the columns of the file.
    init(path: String, choose: ([String]) -> [String]) throws {
        self.path = path
        reader = try CSVReader(path: path)
        guard let first = try reader.next() else {
            throw TableError(
                "\(path) is empty; it needs a first line with the columns \(choose([]).joined(separator: ", "))")
        }
        let header = first.fields.map(\.trimmed)
        columns = choose(header)
        places = try columns.map { column in
            guard let place = header.firstIndex(of: column) else {
                throw TableError("\(path) has no column “\(column)”; it has \(Self.told(header))")
            }
            return place
        }
    }

    /// Returns the first columns only: if line ends are unusual, the whole file is a single line.
    private static func told(_ header: [String]) -> String {
        let text = header.prefix(20).joined(separator: ", ")
        return header.count > 20 || text.count > 300 ? text.prefix(300) + " …" : text
    }

    /// Returns the next row, with its fields in the order of the requested columns; nil at the end.
    /// - Throws: `TableError` if the row lacks a column, or a field is not valid text.
    mutating func next() throws -> Row? {
        guard let record = try reader.next() else { return nil }
        let fields = try zip(places, columns).map { place, column in
            guard record.fields.indices.contains(place) else {
                throw TableError("\(path), line \(record.line): no value in column “\(column)”")
            }
            let field = record.fields[place]
            do throws(SafeText.Fault) { try SafeText.check(field) } catch {
                throw TableError("\(path), line \(record.line), column “\(column)”: \(error)")
            }
            return field
        }
        return Row(place: "\(path), line \(record.line)", fields: fields, columns: columns)
    }

    struct Row {
        let place: String
        let fields: [String]
        let columns: [String]

        /// Returns whether the field has a value.
        func says(_ index: Int) -> Bool { !fields[index].trimmed.isEmpty }

        func name(_ index: Int) throws -> String {
            let name = fields[index].trimmed
            guard !name.isEmpty else { throw TableError("\(place): “\(columns[index])” is empty") }
            return name
        }

        /// Returns the level in dBm; nil if the field is empty or 127, which means that there is no level (Core
        /// Specification, Vol 4, Part E, 7.7.65.2).
        /// - Throws: `TableError` if the field is not a number from -127 to 20, the range of Bluetooth.
        func level(_ index: Int) throws -> Double? {
            guard says(index) else { return nil }
            let level = try number(index)
            guard level != 127 else { return nil }
            guard (-127...20).contains(level) else {
                throw TableError("\(place): “\(columns[index])” is not a level from -127 to 20 dBm: \(fields[index])")
            }
            return level
        }

        /// Returns the time in seconds, from the session's start or from any other time.
        /// - Throws: `TableError` if the field is not a number, or is out of range.
        func time(_ index: Int) throws -> Double {
            let time = try number(index)
            guard abs(time) <= Self.farthest else {
                throw TableError("\(place): “\(columns[index])” is not a time in seconds: \(fields[index])")
            }
            return time
        }

        /// The maximum time in seconds: beyond any date in use, even if times count from 1970.
        private static let farthest = 1e11

        private func number(_ index: Int) throws -> Double {
            let text = fields[index].trimmed
            guard let number = Double(text), number.isFinite, !text.contains(where: "xX".contains) else {
                throw TableError("\(place): “\(columns[index])” is not a number: \(text)")
            }
            return number
        }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
