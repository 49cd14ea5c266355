import Foundation
import NIOCore
import NIOPosix
import NIOSSL

/// How resolvers are spoken to: over TLS, with a certificate that leads to a root of this machine or to one in a file.
///
/// Without TLS an answer is as good, since the station signed it; but everybody on the way sees who asks for whom.
public struct ResolverAccess: Sendable {
    /// Nil without TLS.
    let context: NIOSSLContext?

    /// - Parameters:
    ///   - certificate: a PEM file that a resolver's certificate has to lead to, or be in.
    ///   - isInsecure: whether they are asked without TLS.
    /// - Throws: `UnreadableCertificate`.
    public init(certificate: String?, isInsecure: Bool = false) throws {
        guard !isInsecure else {
            context = nil
            return
        }
        var configuration = TLSConfiguration.makeClientConfiguration()
        if let certificate {
            guard let roots = try? NIOSSLCertificate.fromPEMFile(certificate), !roots.isEmpty else {
                throw UnreadableCertificate(file: certificate)
            }
            configuration.trustRoots = .certificates(roots)
        }
        context = try NIOSSLContext(configuration: configuration)
    }

    public struct UnreadableCertificate: Error, Equatable, CustomStringConvertible {
        public let file: String

        public var description: String { "There is no certificate in \(file) that can be read (PEM)." }
    }
}
