/// The maximum size of a body in bytes: the smaller of the type's and the caller's limit.
public enum BodyLimit {
    /// For callers who are not logged in, and for the types that they may call.
    public static let stranger = 8 << 10
    public static let usual = 64 << 10
    /// For tables and batches: 5,000 sightings are about 900,000 bytes.
    public static let large = 2 << 20

    /// Returns the maximum number of bytes that a caller may send before the type of the request is known.
    /// - Parameter caller: exactly one kind of caller.
    public static func bytes(of caller: Callers) -> Int { maxOfKinds[caller.rawValue] ?? usual }

    /// Computed once, since each request needs it.
    private static let maxOfKinds = Dictionary(
        uniqueKeysWithValues: (0..<UInt8.bitWidth).map { bit in
            let kind = Callers(rawValue: 1 << bit)
            return (kind.rawValue, maxOfTypes(kind))
        })

    private static func maxOfTypes(_ caller: Callers) -> Int {
        guard caller != .strangers else { return stranger }
        return RequestType.allCases.map(\.definition).filter { !$0.callers.isDisjoint(with: caller) }
            .map(\.bodyLimit).max() ?? usual
    }
}
