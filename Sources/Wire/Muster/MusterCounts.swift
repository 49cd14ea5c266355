public import Vocabulary

/// The numbers of people whom a roll-call expects, and of those whom it does not.
public struct MusterCountsRecord: Codable, Equatable, Sendable {
    /// Missing and accounted for together.
    public let expected: Int
    /// Expected and not accounted for.
    public let missing: Int
    public let accountedFor: Int
    /// Not expected: heard today, and believed to have left.
    public let left: Int
    /// Not expected: not heard today.
    public let notHeard: Int
    /// Not expected: never had a badge, and never heard.
    public let noBadge: Int
    /// Not expected: the account is disabled.
    public let disabled: Int

    public init(
        missing: Int = 0, accountedFor: Int = 0, left: Int = 0, notHeard: Int = 0, noBadge: Int = 0, disabled: Int = 0
    ) {
        expected = missing + accountedFor
        self.missing = missing
        self.accountedFor = accountedFor
        self.left = left
        self.notHeard = notHeard
        self.noBadge = noBadge
        self.disabled = disabled
    }

    /// The number of people with one standing; for `expected`, the missing and those accounted for together.
    public func count(of standing: MusterStanding) -> Int {
        switch standing {
        case .expected: expected
        case .left: left
        case .notHeard: notHeard
        case .noBadge: noBadge
        case .disabled: disabled
        }
    }
}
