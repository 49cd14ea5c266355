import DaemonSupport
import Foundation
import NIOSSL
import StationSupport
import Testing

@testable import Resolving

@Suite("Reaching a station", .timeLimit(.minutes(10)))
struct StationReachTests {
    private let machine: TrustedAuthorities

    init() throws {
        machine = try TrustedAuthorities()
    }

    /// Runs a server with a certificate.
    private func serve(
        _ certificate: String, _ key: String, on address: String = "127.0.0.1", port: Int = 0,
        _ body: (Int) async throws -> Void
    ) async throws {
        try await TLSListener.run(certificate: certificate, key: key, on: address, port: port, body)
    }

    /// Those of an authority alone.
    private func authorities() throws -> TrustedAuthorities {
        let file = FileManager.default.temporaryDirectory.appending(path: "rollcall-\(UUID()).pem").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        try IssuedCertificate.authority.write(toFile: file, atomically: true, encoding: .utf8)
        return try TrustedAuthorities(file: file)
    }

    private func place(_ addresses: [String], _ port: Int, tls: [UInt8]? = nil) throws -> StationPlace {
        StationPlace(
            addresses: try addresses.map { try #require(StationAddress($0)) }, port: port, name: "localhost", tls: tls)
    }

    private let first = TestCertificate.first

    @Test("A server with the certificate of the record is reached, and its own root vouches for it")
    func right() async throws {
        try await serve(first.certificate, first.key) { port in
            let hash = try certificateHash(first.certificate)
            let reached = try await place(["127.0.0.1"], port, tls: hash).reach(machine)
            #expect(reached.certificate.hash == hash && reached.isPinned)
        }
    }

    @Test("An authority's certificate is not its own root")
    func authority() async throws {
        try await serve(IssuedCertificate.certificate, IssuedCertificate.key) { port in
            let hash = try certificateHash(IssuedCertificate.certificate)
            #expect(try await !place(["127.0.0.1"], port, tls: hash).reach(machine).isPinned)
            #expect(try await !place(["127.0.0.1"], port).reach(authorities()).isPinned)
        }
    }

    @Test("Without a hash an authority vouches, and a stranger where the station was does not keep it away")
    func stranger() async throws {
        let authorities = try authorities()
        try await serve(IssuedCertificate.certificate, IssuedCertificate.key) { port in
            try await serve(first.certificate, first.key, on: "127.0.0.2", port: port) { _ in
                let place = try place(["127.0.0.2", "127.0.0.1"], port)
                #expect(try await place.reach(authorities).address.description == "127.0.0.1")
                let error = await #expect(throws: ReachError.self) { try await place.reach(machine) }
                #expect(
                    Set(error?.failures.map(\.reason) ?? [])
                        == ["its certificate is not trusted, or it does not speak TLS"])
            }
        }
    }

    @Test("A server with another certificate is not the station")
    func wrong() async throws {
        try await serve(first.certificate, first.key) { port in
            let hash = try certificateHash(TestCertificate.second.certificate)
            let place = try place(["127.0.0.1"], port, tls: hash)
            let error = await #expect(throws: ReachError.self) { try await place.reach(machine) }
            #expect(error?.isWrongCertificate == true && error?.failures.count == 1)
        }
    }

    @Test("A dead address of IPv6 first does not keep the one of IPv4 away, and one that hangs does not either")
    func dead() async throws {
        try await serve(first.certificate, first.key) { port in
            let hash = try certificateHash(first.certificate)
            let place = try place(["::1", "127.0.0.1"], port, tls: hash)
            #expect(try await place.reach(machine).address.description == "127.0.0.1")
            try await FakeResolver.run(on: "127.0.0.2", port: port, greets: false, saying: { _ in nil }) { _ in
                let place = try self.place(["127.0.0.2", "127.0.0.1"], port, tls: hash)
                #expect(try await place.reach(machine).address.description == "127.0.0.1")
            }
        }
    }

    @Test("Where nothing answers, each address is told with its reason")
    func nothing() async throws {
        let place = try place(["::1", "127.0.0.1"], 1)
        let error = await #expect(throws: ReachError.self) { try await place.reach(machine) }
        #expect(error?.isWrongCertificate == false)
        #expect(error?.failures.map(\.address.description) == ["::1", "127.0.0.1"])
        #expect(error?.failures.last?.reason == "connection refused")
    }
}
