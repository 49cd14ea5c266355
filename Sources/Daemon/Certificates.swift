public import Logging
import NIOCore
public import NIOSSL
public import ServiceLifecycle
import Synchronization
import UnixSignals

/// The certificate that the server shows, which can be changed while it serves: connections that there are stay as they
/// are, and new ones get the new one.
public final class Certificates: Sendable {
    private struct Chain: Sendable {
        let certificates: [NIOSSLCertificateSource]
        let key: NIOSSLPrivateKeySource
        /// The first of them (DER).
        let leaf: [UInt8]
    }

    private let files: TLSFiles
    private let protocols: [String]
    private let logger: Logger
    private let current: Mutex<Chain>

    /// - Parameter protocols: names of what is spoken inside (ALPN); empty if a client names none.
    /// - Throws: `CertificateError` where the files are no certificate and its key.
    public init(_ files: TLSFiles, protocols: [String] = [], logger: Logger) throws {
        self.files = files
        self.protocols = protocols
        self.logger = logger
        current = Mutex(try Self.read(files))
    }

    /// Reads the files again. Where they cannot be used, the server goes on with what it has.
    public func reload() {
        do {
            let chain = try Self.read(files)
            current.withLock { $0 = chain }
            logger.notice("The TLS certificate was read again.", metadata: ["file": "\(files.certificate)"])
        } catch {
            logger.error("The TLS certificate stays as it was: \(error)")
        }
    }

    /// The server's own certificate (DER), as it is shown now.
    public var leaf: [UInt8] { current.withLock { $0.leaf } }

    /// Version 1.2 or newer, with ciphers that also show that nothing was changed (AEAD): those of CBC, which version
    /// 1.2 knows beside them, have been broken again and again. Without a client's certificate.
    public var configuration: TLSConfiguration {
        let chain = current.withLock { $0 }
        var configuration = Self.configuration(chain)
        configuration.applicationProtocols = protocols
        configuration.sslContextCallback = { [self] _, promise in
            let chain = current.withLock { $0 }
            var override = NIOSSLContextConfigurationOverride()
            override.certificateChain = chain.certificates
            override.privateKey = chain.key
            promise.succeed(override)
        }
        return configuration
    }

    private static func configuration(_ chain: Chain) -> TLSConfiguration {
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.certificates, privateKey: chain.key)
        configuration.minimumTLSVersion = .tlsv12
        // Version 1.3 has no others.
        configuration.cipherSuiteValues = [
            .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
            .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
            .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
        ]
        return configuration
    }

    /// A context is made of them and thrown away: that is how it shows that the key goes with the certificate.
    private static func read(_ files: TLSFiles) throws -> Chain {
        do {
            let certificates = try NIOSSLCertificate.fromPEMFile(files.certificate)
            let key = try NIOSSLPrivateKey(file: files.key, format: .pem)
            let chain = Chain(
                certificates: certificates.map { .certificate($0) }, key: .privateKey(key),
                leaf: try certificates.first?.toDERBytes() ?? [])
            _ = try NIOSSLContext(configuration: configuration(chain))
            return chain
        } catch {
            throw CertificateError(
                "The TLS certificate \(files.certificate) with the key \(files.key) cannot be used: \(error)",
                hint: "Name a PEM file with the certificate chain and one with its key, which the server may read.")
        }
    }

    /// Reads the certificate again on SIGHUP, which is what programs that renew certificates send.
    public struct Reload: Service {
        private let certificates: Certificates
        private let others: @Sendable () async -> Void

        /// - Parameter others: has others read it too, such as the broker.
        public init(certificates: Certificates, others: @escaping @Sendable () async -> Void = {}) {
            self.certificates = certificates
            self.others = others
        }

        public func run() async throws {
            let hangups = await UnixSignalsSequence(trapping: .sighup)
            for await _ in hangups.cancelOnGracefulShutdown() {
                certificates.reload()
                await others()
            }
        }
    }
}

/// Where a certificate and its key lie, both in PEM.
public struct TLSFiles: Equatable, Sendable {  // generated: init
    /// The server's certificate first, then those that lead from it to a root.
    public var certificate: String
    public var key: String
}

/// A certificate and its key that cannot be used.
public struct CertificateError: Error, Sendable {
    public let message: String
    /// What to do about it.
    public let hint: String

    init(_ message: String, hint: String) {
        self.message = message
        self.hint = hint
    }
}
