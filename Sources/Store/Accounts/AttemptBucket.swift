/// Where attempts to guess a secret are counted: so many at once, and then one more in each interval.
public struct AttemptBucket: Sendable {
    /// SHA-256 of what is counted, 32 bytes.
    public let key: [UInt8]
    /// How many attempts fit in.
    public let places: Int
    /// Seconds after which another place is free.
    public let interval: Double

    public init(key: [UInt8], places: Int, interval: Double) {
        self.key = key
        self.places = places
        self.interval = interval
    }
}
