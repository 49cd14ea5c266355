import NIOSSL

/// The trusted certificates: those that lead to a root of this machine, or to one in a file.
public struct TrustedAuthorities: Sendable {
    let context: NIOSSLContext

    /// - Parameter file: PEM, certificates of authorities, or the certificate of the other side itself; nil for the
    ///   roots of this machine.
    /// - Throws: `Unreadable`.
    public init(file: String? = nil) throws {
        var configuration = TLSConfiguration.makeClientConfiguration()
        if let file {
            guard let roots = try? NIOSSLCertificate.fromPEMFile(file), !roots.isEmpty else {
                throw Unreadable(file: file)
            }
            configuration.trustRoots = .certificates(roots)
        }
        context = try NIOSSLContext(configuration: configuration)
    }

    public struct Unreadable: Error, Equatable, CustomStringConvertible {
        public let file: String

        public var description: String { "There is no certificate in \(file) that can be read (PEM)." }
    }
}
