import OperatorErrors
import Tables
import Wire

/// The positions of the columns of a table, by the names in its first line. Other columns are ignored.
struct TableColumns {
    /// In the requested order.
    private let positions: [Int]
    /// The number of fields in each line.
    private let count: Int

    /// - Parameter table: the kind of table, with its article.
    /// - Throws: `NodeError` that names the missing or duplicate column.
    init(_ names: [String], of table: String, header: CSVReader.Record) throws {
        let found = header.fields.map { $0.trimmed }
        positions = try names.map { name in
            let places = found.indices.filter { found[$0] == name }
            guard let first = places.first, places.count == 1 else {
                throw NodeError(
                    .recording,
                    "line \(header.line): the header has \(places.isEmpty ? "no column" : "two columns") \"\(name)\"",
                    hint: "The first line of \(table) must name its columns: \(names.joined(separator: ",")).")
            }
            return first
        }
        count = found.count
    }

    /// Returns the cells of a line in the requested order, trimmed.
    ///
    /// - Throws: `NodeError` with the line.
    func cells(of record: CSVReader.Record) throws -> [String] {
        for field in record.fields {
            do throws(SafeText.Fault) { try SafeText.check(field) } catch {
                throw NodeError(.recording, "line \(record.line): \(error)")
            }
        }
        guard record.fields.count == count else {
            throw NodeError(
                .recording,
                "line \(record.line): the row has \(record.fields.count) fields, but the header has \(count)")
        }
        return positions.map { record.fields[$0].trimmed }
    }

    /// Adds the file's path to the errors of `body`.
    static func naming<T>(_ path: String, _ body: () throws -> T) throws -> T {
        do {
            return try body()
        } catch let error as NodeError {
            throw NodeError(.recording, "\(path), \(error.message)", hint: error.hint)
        }
    }
}

extension String {
    fileprivate var trimmed: String {
        String(trimmingPrefix(while: \.isWhitespace).reversed().trimmingPrefix(while: \.isWhitespace).reversed())
    }
}
