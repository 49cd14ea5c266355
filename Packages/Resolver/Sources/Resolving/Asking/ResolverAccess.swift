import NIOSSL

/// How to connect to resolvers: over TLS, with a certificate that leads to a root of this machine or to one in a file.
///
/// Without TLS an answer is just as reliable, since the station signed it; but every observer on the network sees which
/// client requests which station.
public struct ResolverAccess: Sendable {
    /// Nil without TLS.
    let context: NIOSSLContext?

    /// - Parameters:
    ///   - certificate: a PEM file with an authority of the resolvers' certificates, or with the certificates
    ///     themselves.
    ///   - isInsecure: whether to connect without TLS.
    /// - Throws: `TrustedAuthorities.Unreadable`.
    public init(certificate: String?, isInsecure: Bool = false) throws {
        context = isInsecure ? nil : try TrustedAuthorities(file: certificate).context
    }
}
