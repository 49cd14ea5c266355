extension RequestType {
    /// The most bytes that a body of this type may have.
    public var bodyLimit: Int {
        switch self {
        case .scannerReport, .adminImportStudents: BodyLimit.large
        case let type where type.callers.contains(.anyone): BodyLimit.stranger
        default: BodyLimit.usual
        }
    }
}

/// How many bytes a body may have: the type's limit or the caller's, whichever is less.
public enum BodyLimit {
    /// Of callers who are not logged in, and of the types that they may call.
    public static let stranger = 8 << 10
    public static let usual = 64 << 10
    /// Of tables and of batches: 5,000 sightings have about 900,000 bytes.
    public static let large = 2 << 20

    /// The most that a caller may send before the type of the request is known.
    /// - Parameter caller: one kind of caller.
    public static func most(of caller: Callers) -> Int {
        guard caller != .anyone else { return stranger }
        return RequestType.allCases.filter { !$0.callers.isDisjoint(with: caller) }.map(\.bodyLimit).max() ?? usual
    }
}
