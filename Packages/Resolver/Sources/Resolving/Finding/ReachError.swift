/// Why a station could not be reached at any of its addresses.
public struct ReachError: Error, Equatable, Sendable {
    public struct Failure: Equatable, Sendable {
        public let address: StationAddress
        public let reason: String
        public let isWrongCertificate: Bool
    }

    /// In the order in which they failed.
    public let failures: [Failure]

    /// Whether a machine other than the station answered.
    public var isWrongCertificate: Bool { failures.contains(where: \.isWrongCertificate) }
}
