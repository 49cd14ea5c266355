import Synchronization

/// The network delay of the requests from one boot of a node's machine.
///
/// A node reports how long before sending it heard something, so the delay of a request makes its sightings appear too
/// recent. It also reports its uptime when sending. Neither that clock nor the server's uptime is ever set, so their
/// difference shows how much longer a request took than the fastest one of the last minutes, whatever happens to the
/// wall clocks.
struct Transit: Sendable {
    /// The first requests may all be late: after a stall many arrive at once. They are not used until another request,
    /// sent a second later, was as fast within `likeness`, or until the limit has passed.
    static let trial = (minimum: Duration.seconds(1), limit: Duration.seconds(5))
    static let likeness = Duration.milliseconds(250)
    /// The fastest request counts for at least half of this time, and at most for all of it: within it two quartz
    /// clocks drift apart by a few hundredths of a second.
    static let memory = Duration.seconds(300)
    /// No request takes longer. If one seems to, the node's clock stood still, as on a machine that was resumed from an
    /// image.
    static let maximum = Duration.seconds(60)

    /// The difference between the two clocks, and when it was found.
    private typealias Found = (difference: Duration, at: Duration)

    private let since: Duration
    private(set) var lastAt: Duration
    /// The fastest of the first requests; nil once the clock difference is known.
    private var candidate: Found?
    /// The smallest difference in the current half of the memory, and in the previous one.
    private var quickest: Found
    private var before: Duration?

    init(sentAt: Duration, receivedAt: Duration) {
        (since, lastAt) = (receivedAt, receivedAt)
        quickest = (receivedAt - sentAt, receivedAt)
        candidate = quickest
    }

    /// Adds a request; returns its delay, or nil if that is not known yet.
    /// - Parameters:
    ///   - sentAt: the node's uptime.
    ///   - receivedAt: the server's uptime.
    mutating func delay(sentAt: Duration, receivedAt: Duration) -> Duration? {
        let found = (difference: receivedAt - sentAt, at: receivedAt)
        let minimum = min(quickest.difference, before ?? quickest.difference)
        guard found.difference - minimum <= Self.maximum, receivedAt - lastAt <= Self.memory else {
            self = Transit(sentAt: sentAt, receivedAt: receivedAt)
            return nil
        }
        lastAt = max(lastAt, receivedAt)
        remember(found)
        test(found)
        return candidate == nil ? found.difference - min(minimum, found.difference) : nil
    }

    private mutating func remember(_ found: Found) {
        if found.at - quickest.at > Self.memory / 2 { (before, quickest) = (quickest.difference, found) }
        quickest.difference = min(quickest.difference, found.difference)
    }

    private mutating func test(_ found: Found) {
        guard let first = candidate else { return }
        let isQuicker = found.difference < first.difference - Self.likeness
        let isAlike = !isQuicker && found.difference <= first.difference + Self.likeness
        if isQuicker { candidate = found }
        if isAlike && found.at - first.at >= Self.trial.minimum || found.at - since >= Self.trial.limit {
            candidate = nil
        }
    }
}

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
