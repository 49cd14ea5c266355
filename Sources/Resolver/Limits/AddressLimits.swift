import Synchronization

/// What each address has open and has spent.
final class AddressLimits: Sendable {
    enum Spending: Int, CaseIterable {
        /// Look-ups, and of these the ones that tell nothing.
        case lookups, unknown
        /// Updates and registrations, each of which costs a signature's check.
        case updates
        /// Connections back to the asker.
        case reaches
    }

    private struct Account {
        var connections = 0
        var buckets = [Bucket](repeating: Bucket(), count: Spending.allCases.count)
    }

    private struct State {
        var accounts: [Source.Account: Account] = [:]
        var connections = 0
        /// At so many accounts those that are as new are forgotten.
        var sweepAt = AddressLimits.fewAccounts
    }

    /// Why a connection is not taken.
    enum Refusal: String {
        case all = "connections"
        case ofAddress = "address_connections"
    }

    private static let fewAccounts = 50_000
    private static let maxAccounts = 400_000

    private let state = Mutex(State())
    private let maxInAll: Int
    /// 0 for any number.
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
    /// Addresses of which something is remembered.
    var accounts: Int { state.withLock { $0.accounts.count } }

    /// Counts a connection until `leave`; where it is refused it is not counted.
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
    ///   - needed: as much as the address must have left, where that is more than the amount.
    ///   - now: milliseconds.
    /// - Returns: whether it has; then the amount is spent.
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

    /// Forgets accounts that are as new ones would be; where that leaves too many, all without a connection.
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
