import DaemonSupport
import NIOSSL
import StationSupport
import Testing

@testable import Resolving

@Suite("Certificates of stations")
struct StationCertificateTests {
    private func certificate(_ pem: String) throws -> StationCertificate {
        StationCertificate(try #require(try NIOSSLCertificate.fromPEMBytes(Array(pem.utf8)).first).toDERBytes())
    }

    @Test("One that was issued in its own name is its own root")
    func selfSigned() throws {
        #expect(try certificate(TestCertificate.first.certificate).isSelfSigned)
        #expect(try !certificate(IssuedCertificate.certificate).isSelfSigned)
    }

    @Test("What is no certificate is none", arguments: [[], [0x30], [0x30, 0x84, 0, 0, 0, 0], [0x30, 2, 0x30, 9]])
    func none(_ bytes: [UInt8]) {
        #expect(!StationCertificate(bytes).isSelfSigned)
    }
}
