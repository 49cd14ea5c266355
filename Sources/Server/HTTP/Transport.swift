/// What the server knows of the way that requests take to it.
struct Transport: Sendable {
    /// Whether its own connections are TLS.
    let isTLS: Bool
    let proxies: TrustedProxies

    init(_ configuration: ServerConfiguration) {
        isTLS = configuration.tls != nil
        proxies = TrustedProxies(ranges: configuration.trustedProxies.compactMap(AddressRange.init))
    }
}
