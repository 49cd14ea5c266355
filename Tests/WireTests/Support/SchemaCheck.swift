import Contract
import Foundation

/// Checks JSON against a schema, more strictly than JSON Schema does: no member may be there that is not described.
struct SchemaCheck {
    let objects: [String: Schema.Object]

    /// What is wrong; nil where nothing is.
    func complaint(_ value: Any, _ schema: Schema, at path: String = "") -> String? {
        let isRight =
            switch schema {
            case .null: value is NSNull
            case .boolean: Self.isBoolean(value)
            case .integer(let minimum, let limit): Self.isWhole(value, minimum, limit)
            case .number: value is NSNumber && !Self.isBoolean(value)
            case .string, .words: true
            case .anyObject: value is [String: Any]
            default: true
            }
        guard isRight else { return "\(path) is \(value)" }
        switch schema {
        case .string: return value is String ? nil : "\(path) is no text"
        case .words(let words): return words.contains(value as? String ?? "") ? nil : "\(path) is \(value)"
        case .array(let item): return list(value, item, path)
        case .map(let kind): return members(value, path) { _ in kind }
        case .anyOf(let choices):
            let complaints = choices.compactMap { complaint(value, $0, at: path) }
            return complaints.count < choices.count ? nil : complaints.first
        case .reference(let name): return object(value, name, path)
        default: return nil
        }
    }

    private func list(_ value: Any, _ item: Schema, _ path: String) -> String? {
        guard let list = value as? [Any] else { return "\(path) is no list" }
        return list.enumerated().lazy.compactMap { complaint($1, item, at: "\(path)[\($0)]") }.first
    }

    private func object(_ value: Any, _ name: String, _ path: String) -> String? {
        guard let object = objects[name] else { return "\(name) is not described" }
        guard let found = value as? [String: Any] else { return "\(path) is no object" }
        if let missing = object.members.first(where: { $0.isRequired && found[$0.name] == nil }) {
            return "\(path).\(missing.name) is missing"
        }
        return members(value, path) { name in object.members.first { $0.name == name }?.schema }
    }

    private func members(_ value: Any, _ path: String, _ schema: (String) -> Schema?) -> String? {
        guard let found = value as? [String: Any] else { return "\(path) is no object" }
        for (name, value) in found {
            guard let schema = schema(name) else { return "\(path).\(name) is not described" }
            if let complaint = complaint(value, schema, at: "\(path).\(name)") { return complaint }
        }
        return nil
    }

    private static func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    }

    private static func isWhole(_ value: Any, _ minimum: Int64, _ limit: Int64) -> Bool {
        guard let number = value as? NSNumber, !isBoolean(value), let whole = Int64(exactly: number.doubleValue)
        else { return false }
        return (minimum...limit).contains(whole)
    }
}
