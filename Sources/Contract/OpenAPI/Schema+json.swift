extension Schema {
    /// As JSON Schema (draft 2020-12), which OpenAPI 3.1 uses.
    var json: JSON {
        switch self {
        case .string(let format, let example):
            var members: [String: JSON] = ["type": "string"]
            members["format"] = format.map { .text($0) }
            members["examples"] = example.map { [.text($0)] }
            return .members(members)
        case .words(let words): return ["type": "string", "enum": .list(words.map { .text($0) })]
        case .integer(let least, let most):
            return ["type": "integer", "minimum": .integer(least), "maximum": .integer(most)]
        case .number: return ["type": "number"]
        case .boolean: return ["type": "boolean"]
        case .null: return ["type": "null"]
        case .array(let item): return ["type": "array", "items": item.json]
        case .map(let value): return ["type": "object", "additionalProperties": value.json]
        case .anyOf(let choices): return ["anyOf": .list(choices.map(\.json))]
        case .reference(let name): return ["$ref": .text("#/components/schemas/\(name)")]
        }
    }
}

extension ObjectSchema {
    /// - Parameter envelope: members that stand beside those of the type.
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
