import Crypto
import Daemon
import Foundation
import Logging
import OperatorErrors
import SwiftASN1
import Testing
import X509

@testable import Server

/// A folder in which a certificate is made.
final class OwnFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "rollcall-own-\(UUID())").path

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func own() -> OwnCertificate { OwnCertificate(folder: path, logger: Logger(label: "own")) }
}

@Suite("The certificate that a server makes itself")
struct OwnCertificateTests {
    private let folder = OwnFolder()

    @Test("It is made once, readable for the server alone, and found again after a restart")
    func once() throws {
        #expect(folder.own().existing() == nil)
        let made = try folder.own().existingOrNew().leaf
        #expect(try folder.own().existingOrNew().leaf == made)
        #expect(folder.own().existing()?.leaf == made)
        let file = try FileManager.default.attributesOfItem(atPath: folder.path + "/station.pem")
        #expect((file[.posixPermissions] as? NSNumber)?.intValue == 0o600)
        let certificate = try Certificate(derEncoded: made)
        #expect(certificate.issuer == certificate.subject && certificate.notValidBefore < Date())
        #expect(ShownCertificate(made, hosts: []).name == OwnCertificate.name)
    }

    @Test("Another one is made a year before it ends")
    func renewed() throws {
        let own = folder.own()
        let (now, year) = (Date(timeIntervalSince1970: 1_800_000_000), 365.0 * 86_400)
        let first = try own.existingOrNew(at: now).leaf
        #expect(try own.existingOrNew(at: now + 18.9 * year).leaf == first)
        let second = try own.existingOrNew(at: now + 19.1 * year).leaf
        #expect(second != first && own.existing()?.leaf == second && folder.own().existing()?.leaf == second)
    }

    @Test("A folder that cannot be written into is told with what to do")
    func unwritable() throws {
        try Data().write(to: URL(filePath: folder.path))
        let error = #expect(throws: ConfigurationError.self) { try folder.own().existingOrNew() }
        #expect(error?.hint.contains("--tls-certificate") == true)
    }

    @Test(
        "Of the names in a certificate, one of the server's own is shown, then any without a wildcard",
        arguments: [
            (["a.example", "b.example"], ["b.example"], "b.example"), (["a.example", "b.example"], [], "a.example"),
            (["*.example"], ["house.example"], "house.example"), (["*.example"], ["house.other"], nil),
            (["*.example"], ["a.house.example"], nil), (["*.example", "a.example"], ["b.example"], "a.example"),
            ([], ["a.example"], nil),
        ] as [([String], [String], String?)])
    func shown(names: [String], hosts: [String], shown: String?) throws {
        let key = P256.Signing.PrivateKey()
        let subject = try DistinguishedName { CommonName("somebody") }
        let certificate = try Certificate(
            version: .v3, serialNumber: .init(), publicKey: .init(key.publicKey), notValidBefore: Date(),
            notValidAfter: Date() + 60, issuer: subject, subject: subject, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: try Certificate.Extensions {
                SubjectAlternativeNames(names.map { .dnsName($0) })
            }, issuerPrivateKey: .init(key))
        var serializer = DER.Serializer()
        try serializer.serialize(certificate)
        #expect(ShownCertificate(serializer.serializedBytes, hosts: hosts).name == shown)
    }
}
