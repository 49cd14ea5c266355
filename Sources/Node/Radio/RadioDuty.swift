/// What a node wants of its radio.
public struct RadioDuty: Sendable {
    public enum Scan: Sendable {
        case passive
        /// Asks beacons for their scan response too.
        case active
    }

    /// Nil where the node only advertises.
    public let scan: Scan?
    /// Nil where the node only scans.
    public internal(set) var advertisement: Advertisement?

    public init(scan: Scan?, advertisement: Advertisement? = nil) {
        self.scan = scan
        self.advertisement = advertisement
    }
}
