import Foundation
import Phrases
import Tables
import Vocabulary
import Wire

/// The fields of a form, each with its values in order of arrival.
struct FormFields: Sendable {
    private(set) var values: [(name: String, value: String)] = []

    /// Parses `application/x-www-form-urlencoded` (URL Standard, section 5.1). Pairs that cannot be decoded are left
    /// out.
    init(_ text: String) {
        for pair in text.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let decoded = parts.map { $0.replacing("+", with: " ").removingPercentEncoding }
            guard let name = decoded[0], let value = decoded.count > 1 ? decoded[1] : "" else { continue }
            values.append((name, value))
        }
    }

    /// Parses `multipart/form-data` (RFC 7578). Throws `Refusal` if it is not valid.
    /// - Parameters:
    ///   - contentType: the header, which contains the boundary.
    ///   - files: names of fields whose values are bytes; they become base64. All others are UTF-8.
    init(multipart body: Data, contentType: String, files: Set<String> = []) throws {
        for part in try MultipartForm(body, contentType: contentType).parts {
            let start = body.startIndex + part.content.lowerBound
            values.append((part.name, try Self.value(part.name, body[start..<start + part.content.count], files)))
        }
    }

    private static func value(_ name: String, _ bytes: Data, _ files: Set<String>) throws -> String {
        if files.contains(name) { return bytes.base64EncodedString() }
        guard let value = TableText.decoded(bytes) else {
            throw Refusal(.badText, .fileEncodingUnknown)
        }
        return value
    }

    mutating func add(_ name: String, _ value: String) { values.append((name, value)) }

    /// The last value of each field.
    var single: [String: String] {
        Dictionary(values.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
    }

    func all(_ name: String) -> [String] { values.filter { $0.name == name }.map(\.value) }
}
