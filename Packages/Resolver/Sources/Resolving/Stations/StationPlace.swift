/// The addresses at which to look for a station, and how to identify it there.
public struct StationPlace: Equatable, Sendable {  // generated: init
    /// In the order in which they are tried.
    public var addresses: [StationAddress]
    public var port: Int
    /// The name in its certificate, in lower case.
    public var name: String?
    /// The SHA-256 of its certificate; nil if unknown, so that an authority must verify it.
    public var tls: [UInt8]?
}
