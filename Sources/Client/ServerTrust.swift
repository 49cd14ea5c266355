import NIOSSL

/// Which TLS servers are trusted.
public struct ServerTrust: Sendable {
    let configuration: TLSConfiguration

    /// Servers whose certificate leads to a root that this machine trusts.
    public static let system = ServerTrust(configuration: .makeClientConfiguration())

    /// Only servers whose certificate leads to, or is, one in this PEM file: a school's own authority, or the server's
    /// own certificate, which is thereby pinned. Throws `ServerTrust.Unreadable`.
    public static func authority(file: String) throws -> ServerTrust {
        do {
            let certificates = try NIOSSLCertificate.fromPEMFile(file)
            guard !certificates.isEmpty else { throw Unreadable(file: file) }
            var configuration = TLSConfiguration.makeClientConfiguration()
            configuration.trustRoots = .certificates(certificates)
            return ServerTrust(configuration: configuration)
        } catch {
            throw Unreadable(file: file)
        }
    }

    /// Only the server with this certificate (DER), which is its own root. No server has an invalid one.
    /// - Parameter checksName: whether the certificate must contain the server's name or address.
    public static func certificate(_ bytes: [UInt8], checksName: Bool) -> ServerTrust {
        var configuration = TLSConfiguration.makeClientConfiguration()
        let roots = (try? NIOSSLCertificate(bytes: bytes, format: .der)).map { [$0] } ?? []
        configuration.trustRoots = .certificates(roots)
        if !checksName { configuration.certificateVerification = .noHostnameVerification }
        return ServerTrust(configuration: configuration)
    }

    public struct Unreadable: Error, Equatable, CustomStringConvertible {
        public let file: String

        public var description: String { "The file \(file) contains no readable PEM certificate." }
    }
}
