public import Beacon
import OperatorErrors

/// What a node advertises as a room beacon.
public struct Advertisement: Equatable, Sendable {
    /// The range in the Core Specification (Vol 4 Part E, 7.8.5); controllers before version 5.0 require at least 100
    /// ms for non-connectable advertising.
    static let intervals = 20...10_240
    /// Required for iBeacons by Apple.
    public static let usualInterval = 100
    /// In dBm at 1 m, the value in Apple's example, which is close to that of most USB adapters.
    public static let usualMeasuredPower: Int8 = -59

    /// The interval and the measured power; nil if not set.
    struct Tuning: Equatable, Sendable {
        let measuredPower: Int8
        let interval: Int
    }

    public let frame: IBeaconFrame
    /// The milliseconds from one advertisement to the next.
    public let interval: Int

    /// - Throws: `NodeError` for an interval that no controller accepts, and for a measured power of 0 dBm or more.
    public init(_ identity: BeaconIdentity, measuredPower: Int8, interval: Int = usualInterval) throws {
        guard Self.intervals.contains(interval) else {
            let (minimum, maximum) = (Self.intervals.lowerBound, Self.intervals.upperBound)
            throw NodeError(
                .settings, "the advertising interval is \(interval) ms; it must be from \(minimum) to \(maximum)",
                hint: "Use \(Self.usualInterval), which phones expect.")
        }
        frame = IBeaconFrame(identity: identity, measuredPower: measuredPower)
        guard frame.isPlausible else {
            throw NodeError(
                .settings, "a measured power of \(measuredPower) dBm is impossible at a distance of 1 m",
                hint: "Give the RSSI at 1 m, such as \(Self.usualMeasuredPower).")
        }
        self.interval = interval
    }
}

extension Advertisement {
    /// Returns the same beacon with other tuning; unchanged if the tuning is invalid.
    func tuned(_ tuning: Tuning) -> Advertisement {
        let tuned = try? Advertisement(frame.identity, measuredPower: tuning.measuredPower, interval: tuning.interval)
        return tuned ?? self
    }
}
