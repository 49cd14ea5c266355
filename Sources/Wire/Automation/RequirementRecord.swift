import Devices

/// A combination of conditions: exactly one of `all`, `any` and `not`, or the members of a single condition. At most 16
/// conditions, nested at most five levels deep.
public struct RequirementRecord: Codable, Equatable, Sendable {
    /// All of these must hold.
    public let all: [RequirementRecord]?
    /// At least one of these must hold.
    public let any: [RequirementRecord]?
    private let denied: [RequirementRecord]
    public let condition: ConditionRecord?

    /// This must not hold.
    public var not: RequirementRecord? { denied.first }

    enum CodingKeys: String, CodingKey {
        case all, any, not
        case sort = "is"
    }

    public init(_ condition: ConditionRecord) {
        (self.condition, all, any, denied) = (condition, nil, nil, [])
    }

    public init(all: [RequirementRecord]) {
        (condition, self.all, any, denied) = (nil, all, nil, [])
    }

    public init(any: [RequirementRecord]) {
        (condition, all, self.any, denied) = (nil, nil, any, [])
    }

    public init(not: RequirementRecord) {
        (condition, all, any, denied) = (nil, nil, nil, [not])
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        all = try container.decodeIfPresent([RequirementRecord].self, forKey: .all)
        any = try container.decodeIfPresent([RequirementRecord].self, forKey: .any)
        denied = try container.decodeIfPresent(RequirementRecord.self, forKey: .not).map { [$0] } ?? []
        condition = container.contains(.sort) ? try ConditionRecord(from: decoder) : nil
    }

    public func encode(to encoder: any Encoder) throws {
        if let condition { try condition.encode(to: encoder) }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(all, forKey: .all)
        try container.encodeIfPresent(any, forKey: .any)
        try container.encodeIfPresent(not, forKey: .not)
    }
}
