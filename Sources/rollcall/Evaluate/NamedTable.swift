import Foundation
import Tables
import Wire

/// The rows of a table by the names of its columns. Columns that no person asks for are passed over.
struct NamedTable {
    let path: String
    private var reader: CSVReader
    private let places: [Int]
    private let columns: [String]

    /// - Throws: `TableError` where the file cannot be read, or has no such column.
    init(path: String, columns: [String]) throws { try self.init(path: path) { _ in columns } }

    /// - Parameter choose: the columns to read, by those that there are.
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

    /// The first columns: where lines end in an odd way, all of a file is its first line.
    private static func told(_ header: [String]) -> String {
        let text = header.prefix(20).joined(separator: ", ")
        return header.count > 20 || text.count > 300 ? text.prefix(300) + " …" : text
    }

    /// The next row, its fields in the order of the columns asked for.
    mutating func next() throws -> Row? {
        guard let record = try reader.next() else { return nil }
        let fields = try zip(places, columns).map { place, column in
            guard record.fields.indices.contains(place) else {
                throw TableError("\(path), line \(record.line): nothing in column “\(column)”")
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

        /// Whether there is anything.
        func says(_ index: Int) -> Bool { !fields[index].trimmed.isEmpty }

        func name(_ index: Int) throws -> String {
            let name = fields[index].trimmed
            guard !name.isEmpty else { throw TableError("\(place): “\(columns[index])” is empty") }
            return name
        }

        /// A level in dBm, as far as Bluetooth goes, where 127 says that there is none (Core Specification, Vol 4, Part
        /// E, 7.7.65.2), as an empty field does: then nil.
        func level(_ index: Int) throws -> Double? {
            guard says(index) else { return nil }
            let level = try number(index)
            guard level != 127 else { return nil }
            guard (-127...20).contains(level) else {
                throw TableError("\(place): “\(columns[index])” is no level in dBm: \(fields[index])")
            }
            return level
        }

        /// A time in seconds from a session's start.
        func time(_ index: Int) throws -> Double {
            let time = try number(index)
            guard abs(time) <= Self.farthest else {
                throw TableError("\(place): “\(columns[index])” is no time in seconds: \(fields[index])")
            }
            return time
        }

        /// Seconds: beyond any date in use, if a person counts from 1970.
        private static let farthest = 1e11

        private func number(_ index: Int) throws -> Double {
            let text = fields[index].trimmed
            guard let number = Double(text), number.isFinite, !text.contains(where: "xX".contains) else {
                throw TableError("\(place): “\(columns[index])” is no number: \(text)")
            }
            return number
        }
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
