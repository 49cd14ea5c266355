/// Turns the stamps of a capture into seconds from its start that never go back.
///
/// A step back, or one of more than a day, is a clock that was set while it recorded, and counts as none.
struct CaptureClock {
    static let longestStep = 86_400.0

    private var last: Int64?
    private var seconds = 0.0

    mutating func seconds(at unixMicroseconds: Int64) -> Double {
        if let last {
            let step = (Double(unixMicroseconds) - Double(last)) / 1_000_000
            if (0...Self.longestStep).contains(step) { seconds += step }
        }
        last = unixMicroseconds
        return seconds
    }
}
