public import Logging
import NIOCore
public import NIOSSL
import OperatorErrors
public import ServiceLifecycle
import Synchronization
import UnixSignals

/// The certificate that the server presents. It can be changed while the server runs: existing connections keep the old
/// one, and new connections use the new one.
public final class Certificates: Sendable {
    private struct Chain: Sendable {
        let certificates: [NIOSSLCertificateSource]
        let key: NIOSSLPrivateKeySource
        /// The first certificate (DER).
        let leaf: [UInt8]
    }

    private let files: TLSFiles
    private let protocols: [String]
    private let logger: Logger
    private let current: Mutex<Chain>

    /// - Parameter protocols: the application protocols (ALPN); empty if clients name none.
    /// - Throws: `CertificateError` if the files are not a certificate and its key.
    public init(_ files: TLSFiles, protocols: [String] = [], logger: Logger) throws {
        self.files = files
        self.protocols = protocols
        self.logger = logger
        current = Mutex(try Self.read(files))
    }

    /// Reads the files again. If they are not valid, the server keeps the current certificate.
    public func reload() {
        do {
            let chain = try Self.read(files)
            current.withLock { $0 = chain }
            logger.notice("The TLS certificate was reloaded.", metadata: ["file": "\(files.certificate)"])
        } catch {
            logger.error("The TLS certificate could not be reloaded; the server keeps the old one: \(error)")
        }
    }

    /// The server's own certificate (DER) that is presented now.
    public var leaf: [UInt8] { current.withLock { $0.leaf } }

    /// Requires version 1.2 or newer, with ciphers that also authenticate the data (AEAD): the CBC ciphers, which
    /// version 1.2 has as well, have been broken repeatedly. Clients need no certificate.
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
        // Version 1.3 has only such ciphers.
        configuration.cipherSuiteValues = [
            .TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256, .TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256,
            .TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384, .TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384,
            .TLS_ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256, .TLS_ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,
        ]
        return configuration
    }

    /// Reads the files. A context is made from them and discarded, which verifies that the key matches the certificate.
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
                .unusable, "The TLS certificate \(files.certificate) with the key \(files.key) cannot be used.",
                cause: "\(error)",
                hint: "Name one PEM file with the certificate chain and one with its key, both readable by the server.")
        }
    }

    /// Reads the certificate again on SIGHUP, the signal that certificate renewal programs send.
    public struct Reload: Service {
        private let certificates: Certificates
        private let others: @Sendable () async -> Void

        /// - Parameter others: makes other parts, such as the broker, read it too.
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
