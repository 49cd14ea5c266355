/// A combination of conditions.
public indirect enum Requirement: Hashable, Sendable {
    case condition(Condition)
    case all([Requirement])
    case any([Requirement])
    case not(Requirement)

    /// In the order of the document.
    public var conditions: [Condition] {
        switch self {
        case .condition(let condition): [condition]
        case .all(let parts), .any(let parts): parts.flatMap(\.conditions)
        case .not(let part): part.conditions
        }
    }

    /// The depth of nesting.
    public var depth: Int {
        switch self {
        case .condition: 1
        case .all(let parts), .any(let parts): 1 + (parts.map(\.depth).max() ?? 0)
        case .not(let part): 1 + part.depth
        }
    }

    /// - Parameter values: the values of its conditions in their order; those of this part are removed.
    func truth(_ values: inout ArraySlice<Truth>) -> Truth {
        switch self {
        case .condition: values.popFirst() ?? .unknown
        case .all(let parts): Truth.all(parts.map { $0.truth(&values) })
        case .any(let parts): Truth.any(parts.map { $0.truth(&values) })
        case .not(let part): !part.truth(&values)
        }
    }
}
