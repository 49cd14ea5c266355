import Synchronization

/// The network delay of each scanner's requests to this server.
final class TransitTracker: Sendable {
    /// How many boots of one scanner are kept: several nodes may use the same token by mistake.
    private static let maxBoots = 4

    private let scanners = Mutex<[Int64: [String: Transit]]>([:])

    /// Returns the delay of a request, in real seconds; nil if that is not known yet.
    func delay(of scanner: Int64, boot: String, sentAt: Duration, receivedAt: Duration) -> Double? {
        scanners.withLock { scanners in
            var known = scanners[scanner, default: [:]]
            defer { scanners[scanner] = known }
            guard let delay = known[boot]?.delay(sentAt: sentAt, receivedAt: receivedAt) else {
                known[boot] = known[boot] ?? Transit(sentAt: sentAt, receivedAt: receivedAt)
                known = Self.newest(known)
                return nil
            }
            return delay / .seconds(1)
        }
    }

    private static func newest(_ known: [String: Transit]) -> [String: Transit] {
        guard known.count > maxBoots, let oldest = known.min(by: { $0.value.lastAt < $1.value.lastAt }) else {
            return known
        }
        return known.filter { $0.key != oldest.key }
    }
}
