/// A scanner that fell quiet, and how loud it had heard somebody at last.
public struct QuietScanner: Equatable, Sendable {
    public let scanner: Int64
    /// Where it stood; nil where that was not known.
    public let room: Int64?
    /// dBm, smoothed.
    public let level: Double

    public init(scanner: Int64, room: Int64?, level: Double) {
        (self.scanner, self.room, self.level) = (scanner, room, level)
    }

    init?(_ word: Evidence) {
        guard let scanner = word.link.scanner else { return nil }
        self.init(scanner: scanner, room: word.room, level: word.level)
    }
}
