/// For how long a radio has failed, from the first fault until something shows that it works. A value: times in.
///
/// A controller that starts its scan and hangs ten seconds later, over and over, has not recovered in between.
struct RecoveryWatch: Equatable, Sendable {
    /// Within this a radio that took up its duty again is believed to be well.
    static let trust = Duration.seconds(120)
    /// After this a person has to look, though it is tried again all the same.
    static let limit = Duration.seconds(600)

    /// As elapsed time on the node; nil while nothing is wrong.
    private var since: Duration?

    mutating func failed(at now: Duration) {
        since = since ?? now
    }

    /// Something was heard, or a controller in a silent room answered.
    mutating func proved() {
        since = nil
    }

    /// Whether it has failed for so long that starting its scan proves nothing.
    func isDoubted(at now: Duration) -> Bool { lasts(Self.trust, at: now) }

    func isLasting(at now: Duration) -> Bool { lasts(Self.limit, at: now) }

    private func lasts(_ span: Duration, at now: Duration) -> Bool {
        since.map { now - $0 >= span } ?? false
    }
}
