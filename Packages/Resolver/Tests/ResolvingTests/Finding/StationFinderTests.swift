import DaemonSupport
import Foundation
import Resolution
import StationSupport
import Testing

@testable import Resolving

@Suite("Asking resolvers", .timeLimit(.minutes(10)))
struct StationFinderTests {
    private let station = SigningStation()

    private func known(_ resolvers: ResolverHost..., isCodeKnown: Bool = true) throws -> KnownStation {
        KnownStation(
            serial: try #require(Serial(station.serial)), resolvers: resolvers, code: isCodeKnown ? station.code : nil)
    }

    private func ask(_ known: KnownStation, timeout: Duration = .seconds(60)) async throws -> StationSearch {
        let access = try ResolverAccess(certificate: nil, isInsecure: true)
        return await StationFinder(access, timeout: timeout).ask(about: known)
    }

    /// Says one record to every question.
    private func saying(_ record: String) throws -> FakeResolver.Saying {
        let reply = SigningStation.reply(try station.sign(record))
        return { _ in reply }
    }

    @Test("A real resolver tells by the code what the station signed")
    func real() async throws {
        try await RealResolver.run(knowing: station) { resolver in
            try await resolver.take(station.update(station.record(7, port: 443, more: #", "ipv6": ["::1"]"#)))
            let newest = try #require(try await ask(known(resolver.host)).newest())
            #expect(newest.record.counter == 7 && newest.key == station.publicKey && newest.code == station.code)
            #expect(newest.place.addresses.map(\.description) == ["::1", "127.0.0.1"])
            #expect(newest.place.name == "localhost" && newest.place.port == 443)
        }
    }

    @Test("A resolver's certificate has to lead to the file that is named", arguments: ["localhost", "127.0.0.1"])
    func tls(host: String) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "rollcall-\(UUID()).pem").path
        defer { try? FileManager.default.removeItem(atPath: file) }
        let certificate = TestCertificate.first
        try certificate.certificate.write(toFile: file, atomically: true, encoding: .utf8)
        try await RealResolver.run(knowing: station, tls: (certificate.certificate, certificate.key)) { resolver in
            try await resolver.take(station.update(station.record(7, port: 443)))
            let known = try known(#require(ResolverHost("\(host):\(resolver.tlsPort ?? 0)")))
            let trusting = await StationFinder(try ResolverAccess(certificate: file)).ask(about: known)
            #expect(try trusting.newest()?.record.counter == 7)
            let doubting = await StationFinder(try ResolverAccess(certificate: nil)).ask(about: known)
            #expect(
                doubting.answers.map(\.answer) == [.failed("its certificate is not trusted, or it does not speak TLS")])
        }
        #expect(throws: TrustedAuthorities.Unreadable.self) { try ResolverAccess(certificate: "/none") }
    }

    @Test("Without the code a station is found by its serial only where it says so", arguments: [true, false])
    func bySerial(findable: Bool) async throws {
        try await RealResolver.run(knowing: station, findable: findable) { resolver in
            try await resolver.take(station.update(station.record(7, port: 443)))
            let search = try await ask(known(resolver.host, isCodeKnown: false))
            #expect(try (search.newest()?.code == station.code) == findable)
            if !findable { #expect(search.answers.map(\.answer) == [.nothing]) }
        }
    }

    @Test("Of several resolvers the highest counter is taken, and one that is gone costs nothing")
    func highest() async throws {
        let old = try saying(station.record(7, port: 1))
        let new = try saying(station.record(8, port: 2))
        try await FakeResolver.run(saying: old) { first in
            try await FakeResolver.run(saying: new) { second in
                let gone = try #require(ResolverHost("127.0.0.1:1"))
                let search = try await ask(known(first.host, second.host, gone))
                #expect(try search.newest()?.place.port == 2)
                #expect(search.answers.map(\.resolver) == [first.host, second.host, gone])
                #expect(search.answers.last?.answer == .failed("connection refused"))
            }
        }
    }

    @Test("One that does not answer is silent, and the others count")
    func silent() async throws {
        let record = try saying(station.record(7, port: 1))
        try await FakeResolver.run(saying: { _ in nil }) { silent in
            #expect(try await ask(known(silent.host), timeout: .milliseconds(50)).answers.map(\.answer) == [.silent])
            try await FakeResolver.run(saying: record) { good in
                let search = try await ask(known(silent.host, good.host))
                #expect(try search.newest()?.record.counter == 7)
                #expect(search.answers.first?.answer == .silent)
            }
        }
    }

    @Test("A resolver of the old kind is asked once more by the serial, and its address has no proof")
    func old() async throws {
        let address = try #require(IPv4("192.0.2.7"))
        let reply = #"{"HRHomeStationReply": [{"StationDID": "\#(station.serial)", "StationIP": "\#(address)"}]}"#
        let saying: FakeResolver.Saying = { message in
            let entry = message["HRHomeStationsRequest"]?.array?.first?.object
            return entry?["StationDID"] == nil ? #"{"HRHomeStationReply": [{"StationIP": null}]}"# : reply
        }
        try await FakeResolver.run(saying: saying) { resolver in
            let search = try await ask(known(resolver.host))
            #expect(search.answers.map(\.answer) == [.unproven(address)])
            #expect(search.unproven == address && resolver.messages.count == 2)
            #expect(resolver.messages.allSatisfy { $0["Version"]?.integer == 2 })
            #expect(try await ask(known(resolver.host, isCodeKnown: false)).unproven == address)
        }
    }

    @Test(
        "What is no answer is told as that",
        arguments: [
            "[", "{\"HRHomeStationReply\": 1}", "{\"HRHomeStationReply\": []}",
            "{\"HRHomeStationReply\": [{\"StationIP\": \"x\", \"Record\": null}]}",
            "{\"HRHomeStationReply\": [{\"StationIP\": null, \"Record\": \"{}\", \"Signature\": \"00\"}]}",
        ])
    func malformed(_ text: String) async throws {
        try await FakeResolver.run(saying: { _ in text }) { resolver in
            let search = try await ask(known(resolver.host, isCodeKnown: false))
            #expect(search.answers.map(\.answer) == [.malformed])
        }
    }

    @Test("Resolvers that tell two keys are not believed without a code")
    func conflictingKeys() async throws {
        let other = SigningStation(station.serial)
        let lie = SigningStation.reply(try other.sign(other.record(9, port: 1)))
        let truth = try saying(station.record(7, port: 2))
        try await FakeResolver.run(saying: { _ in lie }) { liar in
            try await FakeResolver.run(saying: truth) { honest in
                let search = try await ask(known(liar.host, honest.host, isCodeKnown: false))
                #expect(throws: StationSearch.ConflictingKeys.self) { try search.newest() }
                let byCode = try await ask(known(liar.host, honest.host))
                #expect(try byCode.newest()?.place.port == 2)
                #expect(byCode.answers.first?.answer == .refused(.key))
            }
        }
    }
}
