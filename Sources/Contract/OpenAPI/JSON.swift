/// A JSON value to write.
indirect enum JSON: Sendable {
    case null
    case boolean(Bool)
    case integer(Int64)
    case text(String)
    case list([JSON])
    case members([String: JSON])
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral {
    init(stringLiteral value: String) { self = .text(value) }
    init(booleanLiteral value: Bool) { self = .boolean(value) }
    init(integerLiteral value: Int64) { self = .integer(value) }
}

extension JSON: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral {
    init(dictionaryLiteral elements: (String, JSON)...) {
        self = .members(Dictionary(elements) { first, _ in first })
    }

    init(arrayLiteral elements: JSON...) { self = .list(elements) }
}

extension JSON: Encodable {
    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let flag): try container.encode(flag)
        case .integer(let number): try container.encode(number)
        case .text(let text): try container.encode(text)
        case .list(let list): try container.encode(list)
        case .members(let members): try container.encode(members)
        }
    }
}

extension Schema {
    /// The schema as JSON Schema (draft 2020-12), which OpenAPI 3.1 uses.
    var json: JSON {
        switch self {
        case .string(let format, let example):
            var members: [String: JSON] = ["type": "string"]
            members["format"] = format.map { .text($0) }
            members["examples"] = example.map { [.text($0)] }
            return .members(members)
        case .words(let words): return ["type": "string", "enum": .list(words.map { .text($0) })]
        case .integer(let minimum, let limit):
            return ["type": "integer", "minimum": .integer(minimum), "maximum": .integer(limit)]
        case .number: return ["type": "number"]
        case .boolean: return ["type": "boolean"]
        case .null: return ["type": "null"]
        case .array(let item): return ["type": "array", "items": item.json]
        case .anyObject: return ["type": "object"]
        case .map(let value): return ["type": "object", "additionalProperties": value.json]
        case .anyOf(let choices): return ["anyOf": .list(choices.map(\.json))]
        case .reference(let name): return ["$ref": .text("#/components/schemas/\(name)")]
        }
    }
}

extension Schema.Object {
    /// - Parameter envelope: further members beside those of the type.
    func json(_ descriptions: Descriptions, beside envelope: [String: JSON] = [:]) -> JSON {
        var properties = envelope
        for member in members {
            properties[member.name] = member.schema.json.described(descriptions.member(member.name, of: typeName))
        }
        let required = envelope.keys.sorted() + members.filter(\.isRequired).map(\.name)
        var schema: [String: JSON] = ["type": "object", "properties": .members(properties)]
        if !required.isEmpty { schema["required"] = .list(required.map { .text($0) }) }
        return JSON.members(schema).described(descriptions.type(typeName))
    }
}

extension JSON {
    func described(_ text: String?) -> JSON {
        guard let text, case .members(var members) = self else { return self }
        members["description"] = .text(text)
        return .members(members)
    }
}
