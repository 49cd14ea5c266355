/// How long the requests of one boot of a node's machine were on their way.
///
/// A node tells how long before the sending it heard something, so what a request takes on its way makes its sightings
/// seem too new. It also tells its uptime at the sending. That clock and the server's own are set by no person, so that
/// their difference tells how much longer a request took than the quickest of the last minutes, whatever happens to the
/// clocks on the wall.
struct Transit: Sendable {
    /// The first requests may all be late: a stall lets many go at once. None is gone by before another, sent a second
    /// later, was as quick within `likeness`, or so much time has passed.
    static let trial = (minimum: Duration.seconds(1), limit: Duration.seconds(5))
    static let likeness = Duration.milliseconds(250)
    /// For at least half of this the quickest request counts, and for no longer than this: in it two clocks of quartz
    /// drift apart by some hundredths of a second.
    static let memory = Duration.seconds(300)
    /// No request is on its way for longer. Where one seems to be, the clock stood still, as that of a machine which
    /// was taken up again from an image.
    static let maximum = Duration.seconds(60)

    /// A difference of the two clocks, and when it was found.
    private typealias Found = (difference: Duration, at: Duration)

    private let since: Duration
    private(set) var lastAt: Duration
    /// The quickest of the first requests; nil once the clock is known.
    private var candidate: Found?
    /// The least difference in the present half of the memory, and in the one before.
    private var quickest: Found
    private var before: Duration?

    init(sentAt: Duration, receivedAt: Duration) {
        (since, lastAt) = (receivedAt, receivedAt)
        quickest = (receivedAt - sentAt, receivedAt)
        candidate = quickest
    }

    /// Takes in a request; returns how long it was on its way, or nil if that is not known yet.
    /// - Parameters:
    ///   - sentAt: the node's uptime.
    ///   - receivedAt: the server's.
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
