/// A station that answered with the expected certificate.
public struct ReachedStation: Equatable, Sendable {
    public let place: StationPlace
    public let address: StationAddress
    public let certificate: StationCertificate

    /// Whether the certificate is its own root: it is verified by the hash in the record. Any other must be verified by
    /// an authority, through chain and name.
    public var isPinned: Bool { place.tls != nil && certificate.isSelfSigned }
}
