import Resolution

/// The terms under which a claim of a station without a key is accepted.
struct UnsignedTerms {
    enum Verdict {
        case change
        /// The same address again, which stays valid for another day.
        case refresh
    }

    /// In milliseconds: how long its address is valid, the minimum time between changes, and the minimum time between
    /// writes of the same address.
    static let holding: Int64 = 24 * 3_600_000
    static let betweenChanges: Int64 = 600_000
    static let betweenRefreshes: Int64 = 60_000

    /// The operator's range of addresses.
    let source: String?
    /// Milliseconds since 1970: the last change, and the last claim.
    let changed: Int64
    let seen: Int64
    let address: IPv4?

    /// Returns nil if nothing changes.
    func verdict(on address: IPv4, at now: Int64) -> Verdict? {
        if let source {
            guard let range = SourceRange(source), range.holds(address) else { return nil }
        }
        guard self.address == address else { return now - changed >= Self.betweenChanges ? .change : nil }
        return now - seen >= Self.betweenRefreshes ? .refresh : nil
    }
}
