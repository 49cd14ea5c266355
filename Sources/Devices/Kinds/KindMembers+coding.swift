// Members with their default value may be left out of a document, and are not encoded.

extension Kind.Match {
    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        property = try container.decode(String.self, forKey: .property)
        value = try container.decode(PropertyValue.self, forKey: .value)
    }
}

extension Kind.ButtonRule {
    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        condition = try container.decodeIfPresent(Kind.Match.self, forKey: .condition)
        command = try container.decode(String.self, forKey: .command)
    }
}

extension Kind.Picture {
    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        property = try container.decode(String.self, forKey: .property)
        drawn = try container.decode(Drawing.self, forKey: .drawn)
    }
}

extension Kind.Property: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, label, settable, closed
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self, and: ValueType.CodingKeys.allCases.map(\.stringValue))
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        label = try container.decode(LocalizedText.self, forKey: .label)
        isSettable = try container.decodeIfPresent(Bool.self, forKey: .settable) ?? false
        closed = try container.decodeIfPresent(PropertyValue.self, forKey: .closed)
        type = try ValueType(from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(label, forKey: .label)
        if isSettable { try container.encode(true, forKey: .settable) }
        try container.encodeIfPresent(closed, forKey: .closed)
        try type.encode(to: encoder)
    }
}

extension Kind.Argument: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, label, required
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self, and: ValueType.CodingKeys.allCases.map(\.stringValue))
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        label = try container.decode(LocalizedText.self, forKey: .label)
        isRequired = try container.decodeIfPresent(Bool.self, forKey: .required) ?? true
        type = try ValueType(from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(label, forKey: .label)
        if !isRequired { try container.encode(false, forKey: .required) }
        try type.encode(to: encoder)
    }
}

extension Kind.Effect: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case property, value, argument
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        property = try container.decode(String.self, forKey: .property)
        value = try container.decodeIfPresent(PropertyValue.self, forKey: .value)
        argument = try container.decodeIfPresent(String.self, forKey: .argument)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(property, forKey: .property)
        try container.encodeIfPresent(value, forKey: .value)
        try container.encodeIfPresent(argument, forKey: .argument)
    }
}

extension Kind.Command: Codable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, label, spoken, arguments, sets, stop, toggle
        case longest = "longest_s"
    }

    public init(from decoder: any Decoder) throws {
        try decoder.refuseMembers(besides: CodingKeys.self)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        name = try container.decode(String.self, forKey: .name)
        label = try container.decode(LocalizedText.self, forKey: .label)
        spoken = try container.decodeIfPresent([String: [String]].self, forKey: .spoken) ?? [:]
        arguments = try container.decodeIfPresent([Kind.Argument].self, forKey: .arguments) ?? []
        longest = try container.decodeIfPresent(Int.self, forKey: .longest) ?? 10
        sets = try container.decodeIfPresent(Kind.Effect.self, forKey: .sets)
        isStop = try container.decodeIfPresent(Bool.self, forKey: .stop) ?? false
        isToggle = try container.decodeIfPresent(Bool.self, forKey: .toggle) ?? false
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(label, forKey: .label)
        if !spoken.isEmpty { try container.encode(spoken, forKey: .spoken) }
        if !arguments.isEmpty { try container.encode(arguments, forKey: .arguments) }
        try container.encode(longest, forKey: .longest)
        try container.encodeIfPresent(sets, forKey: .sets)
        if isStop { try container.encode(true, forKey: .stop) }
        if isToggle { try container.encode(true, forKey: .toggle) }
    }
}
