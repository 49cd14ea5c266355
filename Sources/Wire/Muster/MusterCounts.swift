public import Vocabulary

/// How many people a roll-call expects, and how many it does not.
public struct MusterCountsRecord: Codable, Equatable, Sendable {
    /// Those who are missing and those accounted for.
    public let expected: Int
    /// Expected, and not accounted for.
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

    /// Those of one standing; of `expected`, the missing and those accounted for.
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
