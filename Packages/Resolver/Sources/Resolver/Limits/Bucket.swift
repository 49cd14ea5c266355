/// A token bucket, stored as the spent amount: it drains at a steady rate, and is removed once it is empty.
struct Bucket: Sendable {
    /// The capacity, and how much of it is refilled in a second.
    struct Size: Sendable {
        let capacity: Double
        let perSecond: Double

        /// Returns nil for no limit.
        init?(_ capacity: Int, secondsToRefill: Double) {
            guard capacity > 0 else { return nil }
            self.capacity = Double(capacity)
            perSecond = Double(capacity) / secondsToRefill
        }
    }

    private var spent: Double = 0
    /// Milliseconds, by a clock that may be set back.
    private var at: Int64 = 0

    /// Spends all of an amount, or nothing if less than that or less than `needed` is left.
    mutating func spend(_ amount: Int, having needed: Int = 0, of size: Size, at now: Int64) -> Bool {
        drain(size, at: now)
        guard spent + Double(max(amount, needed)) <= size.capacity else { return false }
        spent += Double(amount)
        return true
    }

    mutating func isEmpty(_ size: Size, at now: Int64) -> Bool {
        drain(size, at: now)
        return spent == 0
    }

    private mutating func drain(_ size: Size, at now: Int64) {
        spent = max(0, spent - Double(max(0, now - at)) / 1000 * size.perSecond)
        at = now
    }
}
