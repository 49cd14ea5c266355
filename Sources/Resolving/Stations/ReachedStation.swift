/// A station that answered with the certificate that it should have.
public struct ReachedStation: Equatable, Sendable {
    public let place: StationPlace
    public let address: StationAddress
    public let certificate: StationCertificate

    /// Whether the certificate is its own root: the hash in the record vouches for it. An authority has to for any
    /// other, by chain and name.
    public var isPinned: Bool { place.tls != nil && certificate.isSelfSigned }
}
