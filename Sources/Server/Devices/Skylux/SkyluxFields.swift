import Foundation
import HTTPTypes
import Hummingbird
import Phrases
import Vocabulary
import Wire

/// The fields of a request of the old paths, by their names in lower case: `MAC`, `Mac` and `mac` are the same. They
/// come in the query, and in a body of JSON or of a form.
struct SkyluxFields: Sendable {
    private let values: [String: String]

    /// Throws `Refusal` if a field is given twice.
    init(_ pairs: [(name: String, value: String)]) throws {
        var values: [String: String] = [:]
        for (name, value) in pairs {
            guard values.updateValue(value, forKey: name.lowercased()) == nil else {
                throw Refusal(.badArguments, .argumentRepeated(name.prefix(50)))
            }
        }
        self.values = values
    }

    /// Throws `Refusal` if the body is neither an object of plain values nor a form.
    init(_ request: Hummingbird.Request, _ body: Data) throws {
        let query = FormFields(request.uri.query ?? "").values
        let type = request.headers[.contentType]?.split(separator: ";").first?.lowercased() ?? ""
        switch type {
        case _ where body.isEmpty: try self.init(query)
        case "application/json": try self.init(query + Self.pairs(json: body))
        case "application/x-www-form-urlencoded":
            guard let text = String(bytes: body, encoding: .utf8) else {
                throw Refusal(.badText, .formNotUTF8)
            }
            try self.init(query + FormFields(text).values)
        default: throw Refusal(.wrongContentType, .contentTypeUnsupported)
        }
    }

    private static func pairs(json: Data) throws -> [(name: String, value: String)] {
        do throws(SafeText.Fault) { try WireJSON.check(json) } catch { throw Refusal(error) }
        guard let object = try? WireJSON.decoder().decode([String: CellValue].self, from: json) else {
            throw Refusal(.badArguments, .bodyValuesNotPlain)
        }
        return object.compactMap { name, value in text(value).map { (name, $0) } }
    }

    private static func text(_ value: CellValue) -> String? {
        switch value {
        case .null: nil
        case .boolean(let flag): String(flag)
        case .integer(let whole): String(whole)
        case .number(let number): String(number)
        case .text(let text): text
        }
    }

    /// Returns the value of a field, by its name in lower case; nil if it is absent or empty.
    subscript(_ name: String) -> String? { values[name].flatMap { $0.isEmpty ? nil : $0 } }

    /// Returns the value of a field. Throws `Refusal` if it is absent or empty.
    func necessary(_ name: String) throws -> String {
        guard let value = self[name] else {
            throw Refusal(.badArguments, .argumentMissing(name), argument: name)
        }
        return value
    }

    /// Returns the value of a flag: `true` and `false`, or `1` and `0` as the old clients send them. Nil if absent.
    /// Throws `Refusal`.
    func flag(_ name: String) throws -> Bool? {
        guard let text = self[name]?.lowercased() else { return nil }
        guard let flag = ["true": true, "1": true, "false": false, "0": false][text] else {
            throw Refusal(.badArguments, .argumentNotBoolean(name), argument: name)
        }
        return flag
    }
}
