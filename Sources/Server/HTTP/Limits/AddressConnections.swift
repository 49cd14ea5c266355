import Synchronization

/// Counts the connections of each address, so that one cannot take them all.
final class AddressConnections: Sendable {
    private struct State {
        /// By address, or by the IPv6 network that it belongs to.
        var counts: [String: Int] = [:]
        var all = 0
        /// The most at once since memory was given back.
        var peak = 0
    }

    /// After so many connections have ended, memory is given back to the system.
    private static let worthReturning = 64

    private let state = Mutex(State())
    private let limit: Int
    private let proxies: TrustedProxies

    /// - Parameters:
    ///   - most: connections of one address at a time.
    ///   - proxies: have as many as they like: behind them are many clients.
    init(limit: Int, proxies: TrustedProxies = TrustedProxies(ranges: [])) {
        self.limit = limit
        self.proxies = proxies
    }

    /// Counts a connection until `leave`. Returns false if the address has as many as it may, and counts nothing.
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

    /// Takes back one that was counted.
    func leave(_ address: String) {
        let key = IPv6Network.counted(address)
        state.withLock { state in
            let left = state.counts[key, default: 1] - 1
            state.counts[key] = left > 0 ? left : nil
            state.all -= 1
        }
    }

    /// Whether many have ended since this was last so.
    func isReturnDue() -> Bool {
        state.withLock { state in
            guard state.peak - state.all >= Self.worthReturning else { return false }
            state.peak = state.all
            return true
        }
    }
}
