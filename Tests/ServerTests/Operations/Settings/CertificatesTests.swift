import AsyncHTTPClient
import Configuration
import Daemon
import DaemonSupport
import Foundation
import Logging
import NIOCore
import NIOHTTP1
import NIOSSL
import TestSupport
import Testing
import Wire

@testable import Server

@Suite("TLS", .serialized, .mustEnd)
struct CertificatesTests {
    /// The status of an answer from a server that shows this certificate; nil where it shows another.
    private func status(_ port: Int, trusting certificate: TestCertificate) async throws -> HTTPClientResponse? {
        var configuration = HTTPClient.Configuration()
        var tls = TLSConfiguration.makeClientConfiguration()
        tls.trustRoots = .certificates(try NIOSSLCertificate.fromPEMBytes(Array(certificate.certificate.utf8)))
        configuration.tlsConfiguration = tls
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let answer = try? await client.execute(
            HTTPClientRequest(url: "https://localhost:\(port)/health"), timeout: .seconds(10))
        try await client.shutdown()
        return answer
    }

    @Test("A certificate is shown, read again on SIGHUP, and kept where the new one is of no use")
    func reload() async throws {
        let folder = try CertificateFolder(.first)
        let database = try await Template.copy().database
        let server = try await RunningServer.start(
            on: database, clock: ManualClock(),
            settings: [
                "rollcall.tls.certificate": .init(.string(folder.files.certificate), isSecret: false),
                "rollcall.tls.key": .init(.string(folder.files.key), isSecret: false),
            ])
        let answer = try #require(try await status(server.port, trusting: .first))
        #expect(answer.status == .ok && answer.headers.first(name: "strict-transport-security") != nil)
        #expect(try await status(server.port, trusting: .second) == nil)

        try folder.write(.second)
        kill(getpid(), SIGHUP)
        try await eventually("the new certificate") { try await status(server.port, trusting: .second) != nil }
        #expect(try await status(server.port, trusting: .first) == nil)
        try await server.stop()
    }

    @Test("What is no certificate with its key is refused, and a server that has one keeps it")
    func unusable() throws {
        let folder = try CertificateFolder(.first)
        let logger = Logger(label: "tls") { _ in SwiftLogNoOpLogHandler() }
        let certificates = try Certificates(folder.files, logger: logger)
        try folder.write(TestCertificate(certificate: TestCertificate.second.certificate, key: "nothing"))
        #expect(throws: CertificateError.self) { try Certificates(folder.files, logger: logger) }
        certificates.reload()
        try folder.write(
            TestCertificate(certificate: TestCertificate.second.certificate, key: TestCertificate.first.key))
        #expect(throws: CertificateError.self) { try Certificates(folder.files, logger: logger) }
        certificates.reload()
        #expect(
            certificates.configuration.certificateChain == [
                .certificate(try NIOSSLCertificate(bytes: Array(TestCertificate.first.certificate.utf8), format: .pem))
            ])
        #expect(certificates.configuration.minimumTLSVersion == .tlsv12)
    }
}
