import Crypto
import Daemon
import Foundation
import Logging
import OperatorErrors
import SwiftASN1
import Synchronization
import SystemPackage
import X509

/// The certificate of a server that was given none: it is self-signed, and clients know it by the hash that the station
/// signs. It is in the data folder, in one file with its key, so that the two always match.
final class OwnCertificate: Sendable {
    /// The subject: a name that no name server resolves (ICANN reserves `internal` for this).
    static let name = "station.rollcall.internal"
    /// Clients that know it by its hash do not need an earlier expiry; a new one is made a year before the end.
    private static let lifetime: TimeInterval = 20 * 365 * 86_400
    private static let renewal: TimeInterval = 365 * 86_400

    private let files: TLSFiles
    private let logger: Logger
    private let loaded = Mutex<Certificates?>(nil)

    init(folder: String, logger: Logger) {
        files = TLSFiles(certificate: folder + "/station.pem", key: folder + "/station.pem")
        self.logger = logger
    }

    /// Returns nil if none was made.
    func existing() -> Certificates? {
        loaded.withLock { loaded in
            if loaded == nil, FileManager.default.fileExists(atPath: files.certificate) {
                loaded = try? files.certificates(logger: logger)
            }
            return loaded
        }
    }

    /// Returns the certificate; makes a new one if there is none, or if it expires soon. Throws `ConfigurationError`.
    func existingOrNew(at now: Date = Date()) throws -> Certificates {
        if let existing = existing(), Self.end(of: existing.leaf).map({ $0 > now + Self.renewal }) ?? false {
            return existing
        }
        do {
            try make(at: now)
        } catch {
            throw ConfigurationError(
                .certificate, "The certificate \(files.certificate) cannot be made: \(error)",
                hint: "Let the server write into its data folder, or give --tls-certificate and --tls-key.")
        }
        let made = try files.certificates(logger: logger)
        loaded.withLock { $0 = made }
        return made
    }

    private static func end(of certificate: [UInt8]) -> Date? {
        try? Certificate(derEncoded: certificate).notValidAfter
    }

    private func make(at now: Date) throws {
        let folder = URL(filePath: files.certificate).deletingLastPathComponent()
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let key = P256.Signing.PrivateKey()
        let certificate = try Self.certificate(key, at: now)
        let text = try certificate.serializeAsPEM().pemString + "\n" + key.pemRepresentation + "\n"
        try AtomicFile.write(Data(text.utf8), to: FilePath(files.certificate))
    }

    private static func certificate(_ key: P256.Signing.PrivateKey, at now: Date) throws -> Certificate {
        let name = try DistinguishedName { CommonName(Self.name) }
        return try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: .init(key.publicKey),
            // A client's clock may be behind.
            notValidBefore: now - 86_400, notValidAfter: now + lifetime, issuer: name, subject: name,
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                // Its own authority, so that it serves as a client's root.
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(digitalSignature: true, keyCertSign: true))
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames([.dnsName(Self.name)])
            },
            issuerPrivateKey: .init(key))
    }
}
