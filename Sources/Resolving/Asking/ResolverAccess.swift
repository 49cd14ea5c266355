import NIOSSL

/// How resolvers are spoken to: over TLS, with a certificate that leads to a root of this machine or to one in a file.
///
/// Without TLS an answer is as good, since the station signed it; but eavesdroppers see who looks up whom.
public struct ResolverAccess: Sendable {
    /// Nil without TLS.
    let context: NIOSSLContext?

    /// - Parameters:
    ///   - certificate: a PEM file that a resolver's certificate has to lead to, or be in.
    ///   - isInsecure: whether they are asked without TLS.
    /// - Throws: `TrustedAuthorities.Unreadable`.
    public init(certificate: String?, isInsecure: Bool = false) throws {
        context = isInsecure ? nil : try TrustedAuthorities(file: certificate).context
    }
}
