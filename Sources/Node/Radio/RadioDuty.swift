public import Beacon

/// What a node wants of its radio.
public struct RadioDuty: Sendable {  // generated: init
    /// How to scan.
    public struct Scan: Equatable, Sendable {
        /// Milliseconds, as controllers take them.
        public static let spans = 3...10_240
        public static let usualInterval = 60
        public static let passive = Scan()

        /// Whether beacons are asked for their scan response too.
        public let isActive: Bool
        /// Milliseconds for which a channel is listened to before the next.
        public let interval: Int
        /// Milliseconds of them in which the receiver listens; the rest is for whatever else uses the chip.
        public let window: Int
        /// Whether LE Coded is listened to as well, if the controller can.
        public let usesCodedPHY: Bool

        /// - Parameter window: nil for all of the interval, which it is cut to.
        public init(
            isActive: Bool = false, interval: Int = usualInterval, window: Int? = nil, usesCodedPHY: Bool = false
        ) {
            self.isActive = isActive
            self.interval = interval
            self.window = min(window ?? interval, interval)
            self.usesCodedPHY = usesCodedPHY
        }
    }

    /// Nil if the node only advertises.
    public internal(set) var scan: Scan?
    /// Nil if the node only scans.
    public internal(set) var advertisement: Advertisement?
}

/// What a node sends out as a room beacon.
public struct Advertisement: Equatable, Sendable {
    /// What the Core Specification allows (Vol 4 Part E, 7.8.5); controllers older than version 5.0 take no less than
    /// 100 ms for advertising no person can connect to.
    static let intervals = 20...10_240
    /// As Apple asks of iBeacons.
    public static let usualInterval = 100
    /// dBm at 1 m, what Apple's example has and what most USB adapters come near.
    public static let usualMeasuredPower: Int8 = -59

    /// How often and how loud; nil if no person has said.
    struct Tuning: Equatable, Sendable {
        let measuredPower: Int8
        let interval: Int
    }

    public let frame: IBeaconFrame
    /// Milliseconds from one advertisement to the next.
    public let interval: Int

    /// - Throws: `NodeError` for an interval that no controller takes, and for a measured power of 0 dBm or more.
    public init(_ identity: BeaconIdentity, measuredPower: Int8, interval: Int = usualInterval) throws {
        guard Self.intervals.contains(interval) else {
            let (minimum, maximum) = (Self.intervals.lowerBound, Self.intervals.upperBound)
            throw NodeError(
                "an interval of \(interval) ms is not from \(minimum) to \(maximum)",
                hint: "Use \(Self.usualInterval), as phones expect.")
        }
        frame = IBeaconFrame(identity: identity, measuredPower: measuredPower)
        guard frame.isPlausible else {
            throw NodeError(
                "a measured power of \(measuredPower) dBm is none that a receiver reads at 1 m",
                hint: "Give the RSSI at 1 m, such as \(Self.usualMeasuredPower).")
        }
        self.interval = interval
    }
}

extension Advertisement {
    /// The same beacon, otherwise tuned; unchanged where that cannot be.
    func tuned(_ tuning: Tuning) -> Advertisement {
        let tuned = try? Advertisement(frame.identity, measuredPower: tuning.measuredPower, interval: tuning.interval)
        return tuned ?? self
    }
}
