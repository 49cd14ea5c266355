/// One line of input without its line feed.
public enum InputLine: Hashable, Sendable {
    case text([UInt8])
    /// More than `LineSplitter.longestLine` bytes, which were not kept.
    case tooLong
}
