/// A scanner that fell quiet, and the last level at which it heard a person.
public struct QuietScanner: Equatable, Sendable {  // generated: init
    public let scanner: Int64
    /// The room that the scanner stood in; nil if unknown.
    public let room: Int64?
    /// In dBm, smoothed.
    public let level: Double
}
