public import Foundation

extension Date {
    /// The last whole millisecond, as which it can be told.
    public var inMilliseconds: Date {
        // A hundredth of one is what arithmetic may have taken from a whole one.
        Date(timeIntervalSinceReferenceDate: (timeIntervalSinceReferenceDate * 1000 + 0.01).rounded(.down) / 1000)
    }
}
