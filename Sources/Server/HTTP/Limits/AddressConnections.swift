import Synchronization

/// Counts the connections of each address, so that one address cannot use all of them.
final class AddressConnections: Sendable {
    private struct State {
        /// By address, or by the network of an IPv6 address.
        var counts: [String: Int] = [:]
        var all = 0
        /// The maximum at once since memory was last returned to the system.
        var peak = 0
    }

    /// After this many connections have ended, memory is returned to the system.
    private static let worthReturning = 64

    private let state = Mutex(State())
    private let limit: Int
    private let proxies: TrustedProxies

    /// - Parameters:
    ///   - limit: connections of one address at a time.
    ///   - proxies: addresses without a limit, because there are many clients behind them.
    init(limit: Int, proxies: TrustedProxies = TrustedProxies(ranges: [])) {
        self.limit = limit
        self.proxies = proxies
    }

    /// Counts a connection until `leave`. Returns false, and counts nothing, if the address has reached its limit.
    func enter(_ address: String) -> Bool {
        let key = IPv6Network.counted(address)
        let limit = proxies.trusts(address) ? .max : limit
        return state.withLock { state in
            guard state.counts[key, default: 0] < limit else { return false }
            state.counts[key, default: 0] += 1
            state.all += 1
            state.peak = max(state.peak, state.all)
            return true
        }
    }

    /// Stops counting a connection.
    func leave(_ address: String) {
        let key = IPv6Network.counted(address)
        state.withLock { state in
            let left = state.counts[key, default: 1] - 1
            state.counts[key] = left > 0 ? left : nil
            state.all -= 1
        }
    }

    /// Returns whether many connections have ended since this last returned true.
    func isReturnDue() -> Bool {
        state.withLock { state in
            guard state.peak - state.all >= Self.worthReturning else { return false }
            state.peak = state.all
            return true
        }
    }
}
