import Foundation
import Tables
import Wire

/// The fields of a form, each with its values in the order in which they came.
struct FormFields: Sendable {
    private(set) var values: [(name: String, value: String)] = []

    /// `application/x-www-form-urlencoded` (URL Standard, section 5.1). What cannot be decoded is left out.
    init(_ text: String) {
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = parts.map { $0.replacing("+", with: " ").removingPercentEncoding }
            guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else { continue }
            values.append((name, value))
        }
    }

    /// `multipart/form-data` (RFC 7578). Throws `Failure` where it is not.
    /// - Parameter files: names of fields whose values are bytes; they become base64. All others are UTF-8.
    init(multipart body: Data, boundary: String, files: Set<String> = []) throws {
        let mark = Data("--\(boundary)".utf8)
        guard !boundary.isEmpty, var place = body.range(of: mark)?.upperBound else { throw Self.unreadable }
        while body[place...].starts(with: Self.line) {
            let start = place + 2
            guard let end = body.range(of: Self.line + mark, in: start..<body.endIndex) else { throw Self.unreadable }
            values.append(try Self.part(body[start..<end.lowerBound], files))
            place = end.upperBound
        }
        guard body[place...].starts(with: Data("--".utf8)) else { throw Self.unreadable }
    }

    private static let line = Data("\r\n".utf8)
    private static let unreadable = Failure(.badArguments, "The form cannot be read.")

    private static func part(_ bytes: Data, _ files: Set<String>) throws -> (name: String, value: String) {
        guard let end = bytes.range(of: line + line),
            let head = String(bytes: bytes[..<end.lowerBound], encoding: .utf8),
            let name = head.firstMatch(of: /(?i)content-disposition:[^\r]*[; ]name="([^"\r]*)"/)?.output.1
        else { throw unreadable }
        if files.contains(String(name)) { return (String(name), bytes[end.upperBound...].base64EncodedString()) }
        guard let value = TableText.decoded(bytes[end.upperBound...]) else {
            throw Failure(.badText, "The file is not text in UTF-8, UTF-16 or Windows-1252.")
        }
        return (String(name), value)
    }

    mutating func add(_ name: String, _ value: String) { values.append((name, value)) }

    /// The last value of each field.
    var single: [String: String] {
        Dictionary(values.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }

    func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }
}
