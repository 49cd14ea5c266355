extension ConditionDocument {
    /// The document of a condition.
    public init(_ condition: Condition) {
        switch condition.subject {
        case .people(let place, let range): self.init(place, range)
        case .device(let device, let property, let test):
            self.init(.device)
            (self.device, self.property) = (device, property)
            set(test)
        case .weather(let measure, let test):
            self.init(.weather)
            self.measure = measure
            set(test)
        case .time(let at, let days):
            self.init(.time)
            (self.at, weekdays) = (at, Self.list(days))
        case .hours(let from, let until, let days):
            self.init(.hours)
            (self.from, self.until, weekdays) = (from, until, Self.list(days))
        }
        holdsFor = condition.holdsFor == 0 ? nil : condition.holdsFor
        offFor = condition.offFor == 0 ? nil : condition.offFor
    }

    private init(_ place: Condition.Place, _ range: Condition.Range) {
        switch (place, range) {
        case (.room, .none): self.init(.roomEmpty)
        case (.room, .some): self.init(.roomOccupied)
        case (.zone, .none): self.init(.zoneEmpty)
        default:
            self.init(.count)
            (atLeast, atMost) = (range.minimum, range.limit)
        }
        switch place {
        case .room(let id): room = id
        case .zone(let id): zone = id
        }
    }

    private mutating func set(_ test: Condition.Test) {
        switch test {
        case .equals(let value): equals = value
        case .above(let bound): above = bound
        case .below(let bound): below = bound
        }
    }

    /// Returns the days in the order of the week; nil for all days.
    private static func list(_ days: Set<Weekday>) -> [Weekday]? {
        days.count == Weekday.allCases.count ? nil : Weekday.allCases.filter(days.contains)
    }
}

extension Condition: Codable {
    public init(from decoder: any Decoder) throws {
        self = try ConditionDocument(from: decoder).condition("condition")
    }

    public func encode(to encoder: any Encoder) throws {
        try ConditionDocument(self).encode(to: encoder)
    }
}

extension Requirement: Codable {
    private enum CodingKeys: String, CodingKey {
        case all, any, not
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.all) {
            self = .all(try container.decode([Requirement].self, forKey: .all))
        } else if container.contains(.any) {
            self = .any(try container.decode([Requirement].self, forKey: .any))
        } else if container.contains(.not) {
            self = .not(try container.decode(Requirement.self, forKey: .not))
        } else {
            self = .condition(try Condition(from: decoder))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        if case .condition(let condition) = self { return try condition.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .all(let parts): try container.encode(parts, forKey: .all)
        case .any(let parts): try container.encode(parts, forKey: .any)
        case .not(let part): try container.encode(part, forKey: .not)
        case .condition: break
        }
    }
}

extension Rule: Codable {
    private enum CodingKeys: String, CodingKey {
        case when
        case requirement = "if"
        case then
        case whenUnknown = "when_unknown"
        case isDryRun = "dry_run"
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            when: try container.decode([Condition].self, forKey: .when),
            requirement: try container.decodeIfPresent(Requirement.self, forKey: .requirement),
            then: try container.decode([Order].self, forKey: .then),
            whenUnknown: try container.decode(WhenUnknown.self, forKey: .whenUnknown),
            isDryRun: try container.decode(Bool.self, forKey: .isDryRun))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(when, forKey: .when)
        try container.encodeIfPresent(requirement, forKey: .requirement)
        try container.encode(then, forKey: .then)
        try container.encode(whenUnknown, forKey: .whenUnknown)
        try container.encode(isDryRun, forKey: .isDryRun)
    }
}
