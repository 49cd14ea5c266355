import Synchronization

/// How long the requests of each scanner were on their way to this server.
final class TransitTracker: Sendable {
    /// Boots of one scanner that are kept: some may share its token by mistake.
    private static let maxBoots = 4

    private let scanners = Mutex<[Int64: [String: Transit]]>([:])

    /// How long a request was on its way, in real seconds; nil if that is not known yet.
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
