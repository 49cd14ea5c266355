import Synchronization

/// Counts the connections of each address, so that one cannot take them all.
final class AddressConnections: Sendable {
    /// What counts as one address: itself, or the IPv6 network that it belongs to.
    private let counts = Mutex<[String: Int]>([:])
    private let most: Int
    private let proxies: TrustedProxies

    /// - Parameters:
    ///   - most: connections of one address at a time.
    ///   - proxies: have as many as they like: behind them are many clients.
    init(most: Int, proxies: TrustedProxies = TrustedProxies(ranges: [])) {
        self.most = most
        self.proxies = proxies
    }

    /// Counts a connection until `leave`. Returns false where the address has as many as it may, and counts nothing.
    func enter(_ address: String) -> Bool {
        guard !proxies.trusts(address) else { return true }
        return counts.withLock { counts in
            let key = IPv6Network.counted(address)
            guard counts[key, default: 0] < most else { return false }
            counts[key, default: 0] += 1
            return true
        }
    }

    /// Takes back one that was counted.
    func leave(_ address: String) {
        guard !proxies.trusts(address) else { return }
        counts.withLock { counts in
            let key = IPv6Network.counted(address)
            let left = counts[key, default: 1] - 1
            counts[key] = left > 0 ? left : nil
        }
    }
}
