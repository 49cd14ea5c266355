/// What a node's radio must do.
public struct RadioRoles: Sendable {  // generated: init
    /// How to scan.
    public struct Scan: Equatable, Sendable {
        /// The range in milliseconds that controllers accept.
        public static let spans = 3...10_240
        public static let usualInterval = 60
        public static let passive = Scan()

        /// Whether scan requests are sent to beacons.
        public let isActive: Bool
        /// The scan interval, in milliseconds.
        public let interval: Int
        /// The scan window in milliseconds: for this part of the interval the receiver listens; the rest is for other
        /// uses of the chip.
        public let window: Int
        /// Whether to scan LE Coded too, if the controller supports it.
        public let usesCodedPHY: Bool

        /// - Parameter window: nil for the whole interval, which is also its maximum.
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
