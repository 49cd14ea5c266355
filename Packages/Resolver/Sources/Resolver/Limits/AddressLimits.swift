import Synchronization

/// The open connections and the spent tokens of each address.
final class AddressLimits: Sendable {
    enum Spending: Int, CaseIterable {
        /// Lookups, and the lookups among them that found nothing.
        case lookups, unknown
        /// Updates and registrations, each of which requires a signature check.
        case updates
        /// Connections back to the sender.
        case reaches
    }

    private struct Account {
        var connections = 0
        var buckets = [Bucket](repeating: Bucket(), count: Spending.allCases.count)
    }

    private struct State {
        var accounts: [Source.Account: Account] = [:]
        var connections = 0
        /// The number of accounts at which unused ones are removed.
        var sweepAt = AddressLimits.fewAccounts
    }

    /// Why a connection is refused.
    enum Refusal: String {
        case all = "connections"
        case ofAddress = "address_connections"
    }

    private static let fewAccounts = 50_000
    private static let maxAccounts = 400_000

    private let state = Mutex(State())
    private let maxInAll: Int
    /// 0 for no limit.
    private let maxOfAddress: Int
    private let sizes: [Bucket.Size?]

    init(_ limits: ResolverLimits) {
        maxInAll = limits.connections
        maxOfAddress = limits.connectionsPerAddress
        sizes = Spending.allCases.map { spending in
            switch spending {
            case .lookups: Bucket.Size(limits.lookupsPerAddress, secondsToRefill: 100)
            case .unknown: Bucket.Size(limits.unknownPerAddress, secondsToRefill: 2000)
            case .updates: Bucket.Size(limits.updatesPerAddress, secondsToRefill: 100)
            case .reaches: Bucket.Size(2, secondsToRefill: 60)
            }
        }
    }

    var connections: Int { state.withLock { $0.connections } }
    /// The number of addresses with an account.
    var accounts: Int { state.withLock { $0.accounts.count } }

    /// Counts a connection until `leave`; a refused connection is not counted.
    func enter(_ account: Source.Account) -> Refusal? {
        state.withLock { state in
            guard state.connections < maxInAll else { return .all }
            let ofAddress = state.accounts[account]?.connections ?? 0
            guard maxOfAddress == 0 || ofAddress < maxOfAddress else { return .ofAddress }
            state.connections += 1
            state.accounts[account, default: Account()].connections += 1
            return nil
        }
    }

    func leave(_ account: Source.Account) {
        state.withLock { state in
            state.connections -= 1
            state.accounts[account]?.connections -= 1
        }
    }

    /// - Parameters:
    ///   - needed: what the address must have left, if that is more than the amount.
    ///   - now: milliseconds.
    /// - Returns: whether it has enough; the amount is then spent.
    func spend(
        _ amount: Int, having needed: Int = 0, on spending: Spending, by account: Source.Account, at now: Int64
    ) -> Bool {
        guard max(amount, needed) > 0, let size = sizes[spending.rawValue] else { return true }
        return state.withLock { state in
            if state.accounts.count >= state.sweepAt { sweep(&state, at: now) }
            return state.accounts[account, default: Account()].buckets[spending.rawValue]
                .spend(amount, having: needed, of: size, at: now)
        }
    }

    /// Removes accounts that equal new ones; if too many remain, all without a connection.
    private func sweep(_ state: inout State, at now: Int64) {
        state.accounts = state.accounts.filter { $0.value.connections > 0 || !isAsNew($0.value, at: now) }
        if state.accounts.count > Self.maxAccounts {
            state.accounts = state.accounts.filter { $0.value.connections > 0 }
        }
        state.sweepAt = max(Self.fewAccounts, 2 * state.accounts.count)
    }

    private func isAsNew(_ account: Account, at now: Int64) -> Bool {
        zip(account.buckets, sizes).allSatisfy { bucket, size in
            var bucket = bucket
            return size.map { bucket.isEmpty($0, at: now) } ?? true
        }
    }
}
