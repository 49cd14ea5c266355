import Phrases

extension Choice {
    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        value = try container.decode(String.self, forKey: .value)
        label = try container.decode(LocalizedText.self, forKey: .label)
    }
}

/// A type is encoded in the object of its owner: `{"name": "position", "type": "number", "min": 0, "max": 100, …}`.
extension ValueType: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case type, unit, step, choices, longest, of
        case lowest = "min"
        case highest = "max"
    }

    /// The values of `type`.
    enum TypeName: String, Codable {
        case bool, number, choice, text, program

        /// The members that an object of the type has.
        var members: Set<CodingKeys> {
            switch self {
            case .bool: []
            case .number: [.lowest, .highest, .step, .unit]
            case .choice: [.choices]
            case .text: [.longest]
            case .program: [.of]
            }
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let type = try container.decode(TypeName.self, forKey: .type)
        for key in container.allKeys where key != .type && !type.members.contains(key) {
            throw DecodingError.unreadable(.memberOfOtherType(type.rawValue), at: container.codingPath + [key])
        }
        switch type {
        case .bool: self = .bool
        case .number:
            self = .number(
                NumberRange(
                    lowest: try container.decode(Double.self, forKey: .lowest),
                    highest: try container.decode(Double.self, forKey: .highest),
                    step: try container.decodeIfPresent(Double.self, forKey: .step),
                    unit: try container.decodeIfPresent(String.self, forKey: .unit)))
        case .choice: self = .choice(try container.decode([Choice].self, forKey: .choices))
        case .text: self = .text(longest: try container.decode(Int.self, forKey: .longest))
        case .program: self = .program(of: try container.decode(String.self, forKey: .of))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .bool: try container.encode(TypeName.bool, forKey: .type)
        case .number(let range):
            try container.encode(TypeName.number, forKey: .type)
            try container.encode(range.lowest, forKey: .lowest)
            try container.encode(range.highest, forKey: .highest)
            try container.encodeIfPresent(range.step, forKey: .step)
            try container.encodeIfPresent(range.unit, forKey: .unit)
        case .choice(let choices):
            try container.encode(TypeName.choice, forKey: .type)
            try container.encode(choices, forKey: .choices)
        case .text(let longest):
            try container.encode(TypeName.text, forKey: .type)
            try container.encode(longest, forKey: .longest)
        case .program(let property):
            try container.encode(TypeName.program, forKey: .type)
            try container.encode(property, forKey: .of)
        }
    }
}
