import Wire

/// An additional condition, as forms change it: all of its conditions must be met, or one of them, each as it is or
/// negated. Deeper conditions are created elsewhere, and are kept or removed as a whole.
struct RequirementParts {
    let isAny: Bool
    let parts: [RequirementRecord]

    init(_ requirement: RequirementRecord?) {
        if let any = requirement?.any {
            (isAny, parts) = (true, any)
        } else {
            (isAny, parts) = (false, requirement?.all ?? requirement.map { [$0] } ?? [])
        }
    }

    /// All conditions except one.
    /// - Parameter isAny: whether one of them is enough.
    func hidden(isAny: Bool, without: Int? = nil) -> [(name: String, value: String)] {
        let kept = parts.enumerated().filter { $0.offset != without }.map(\.element)
        return kept.enumerated().flatMap { $1.hidden("\(Self.name(isAny))[\($0)]") }
    }

    /// The path of the next condition in the arguments.
    func next(isDenied: Bool) -> String { "\(Self.name(isAny))[\(parts.count)]" + (isDenied ? ".not" : "") }

    private static func name(_ isAny: Bool) -> String { isAny ? "if.any" : "if.all" }
}
