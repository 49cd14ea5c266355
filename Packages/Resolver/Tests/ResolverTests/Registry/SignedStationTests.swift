import Crypto
import Foundation
import Resolution
import Testing

@testable import Resolver

@Suite("Signed stations", .timeLimit(.minutes(10)))
struct SignedStationTests {
    private let folder: TemporaryFolder
    private let registry: TestRegistry

    init() throws {
        folder = try TemporaryFolder()
        registry = try TestRegistry(folder.file("book"))
    }

    private func registered(_ serial: String) async throws -> TestStation {
        let station = TestStation(serial)
        let list = try registry.list()
        let reply = try await registry.ask(try station.registration(try list.invite(serial)))
        try list.close()
        #expect(reply?.registration == .some(nil))
        return station
    }

    @Test("A station registers by invitation, updates, and is found by its code alone")
    func life() async throws {
        let station = try await registered("00:0c:29:ab:cd:ef")
        #expect(try await registry.proof(of: station.code) == nil)
        let reply = try await registry.ask(try station.update(7))
        #expect(reply == .updated(spelling: Array(station.serial.utf8), .accepted(counter: 7)))

        #expect(try await registry.address(of: station.serial) == nil)
        let proof = try #require(try await registry.proof(of: station.code))
        #expect(proof.record == Array(station.record(7).utf8) && proof.key == station.publicKey)
        #expect(proof.seen == registry.clock.now && proof.signature?.count == 64)
    }

    @Test("It is found by its serial where its record says so, or the operator as long as the record is silent")
    func findable() async throws {
        let station = try await registered("00:0c:29:ab:cd:ef")
        _ = try await registry.ask(try station.update(1))
        #expect(try registry.list().setFindable("000C29ABCDEF", bySerial: true) == nil)
        try await registry.follows { try await registry.address(of: "00-0c-29-ab-cd-ef") == "198.51.100.7" }
        _ = try await registry.ask(try station.update(2, more: #", "findable": "code""#))
        #expect(try await registry.address(of: station.serial) == nil)
        _ = try await registry.ask(try station.update(3, more: #", "findable": "serial""#))
        #expect(try await registry.address(of: station.serial) == "198.51.100.7")
        #expect(try registry.list().setFindable(station.serial, bySerial: false) == "serial")
    }

    @Test("An invitation serves once, for its serial, and for thirty days")
    func invitations() async throws {
        let list = try registry.list()
        let invitation = try list.invite("a")
        #expect(try await registry.ask(try TestStation("b").registration(invitation))?.registration == .invitation)
        #expect(
            try await registry.ask(try TestStation("a").registration(invitation.lowercased()))?.registration
                == .some(nil))
        #expect(try await registry.ask(try TestStation("a").registration(invitation))?.registration == .invitation)

        let late = try list.invite("c")
        registry.clock.advance(seconds: 30 * 86_400)
        #expect(try await registry.ask(try TestStation("c").registration(late))?.registration == .invitation)
        #expect(try await registry.ask(try TestStation("c").registration(""))?.registration == .invitation)
        #expect(
            try await registry.ask(try TestStation("c").registration("0000-0000-0000-0000"))?.registration
                == .invitation)
    }

    @Test("An invitation without a serial is for one that is not registered")
    func openInvitation() async throws {
        _ = try await registered("a")
        let list = try registry.list()
        let invitation = try list.invite(nil)
        #expect(try await registry.ask(try TestStation("a").registration(invitation))?.registration == .invitation)
        #expect(try await registry.ask(try TestStation("b").registration(invitation))?.registration == .some(nil))
    }

    @Test("A registration is refused without the key's own signature, and for a key that is none or somebody's")
    func badKeys() async throws {
        let station = try await registered("a")
        let list = try registry.list()
        let invitation = try list.invite("b")
        let good = try TestStation("b").registration(invitation)
        let forged = good.replacing(/"Signature": "../, with: #""Signature": "00"#)
        #expect(try await registry.ask(forged)?.registration == .signature)
        var same = station
        same.serial = "b"
        #expect(try await registry.ask(try same.registration(invitation))?.registration == .key)
        for key in [
            String(repeating: "00", count: 31), String(repeating: "00", count: 32),
            "01" + String(repeating: "0", count: 62),
        ] {
            #expect(
                try await registry.ask(good.replacing(/"Key": "\w+"/, with: "\"Key\": \"\(key)\""))?.registration
                    == .key)
        }
        #expect(
            try await registry.ask(good.replacing(#""StationDID": "b""#, with: #""StationDID": "ø""#))?.registration
                == .serial)
        #expect(try await registry.ask(good)?.registration == .some(nil))
    }

    @Test("The old key's signature or an invitation brings a new key, and the old one is worth nothing then")
    func newKey() async throws {
        let old = try await registered("a")
        _ = try await registry.ask(try old.update(5))
        let (thief, next) = (TestStation("a"), TestStation("a"))
        #expect(try await registry.ask(try thief.registration("", by: thief))?.registration == .signature)
        #expect(try await registry.ask(try next.registration("", by: old))?.registration == .some(nil))
        #expect(try await registry.proof(of: old.code) == nil)
        #expect(try await registry.ask(try old.update(6))?.outcome == .refused(.signature, counter: nil))
        #expect(try await registry.ask(try next.update(5))?.outcome == .refused(.counter, counter: 5))
        #expect(try await registry.ask(try next.update(6))?.outcome == .accepted(counter: 6))

        let list = try registry.list()
        let last = TestStation("a")
        #expect(try await registry.ask(try last.registration(try list.invite("a")))?.registration == .some(nil))
        #expect(try await registry.ask(try last.update(7))?.outcome == .accepted(counter: 7))
    }

    @Test("The counter rises strictly, and a replay is refused, also after a restart")
    func replay() async throws {
        let station = try await registered("a")
        let update = try station.update(1_800_000_000_000)
        #expect(try await registry.ask(update)?.outcome == .accepted(counter: 1_800_000_000_000))
        #expect(try await registry.ask(update)?.outcome == .refused(.counter, counter: 1_800_000_000_000))
        #expect(
            try await registry.ask(try station.update(1))?.outcome == .refused(.counter, counter: 1_800_000_000_000))
        try registry.writer.close()

        let again = try TestRegistry(registry.path, clock: registry.clock)
        #expect(try await again.proof(of: station.code)?.record == Array(station.record(1_800_000_000_000).utf8))
        #expect(try await again.ask(update)?.outcome == .refused(.counter, counter: 1_800_000_000_000))
        #expect(
            try await again.ask(try station.update(1_800_000_000_001))?.outcome == .accepted(counter: 1_800_000_000_001)
        )
        try again.writer.close()
    }

    @Test("Another's record, a changed byte, an unknown serial and a bad address are refused, each with its reason")
    func refusals() async throws {
        let (station, other) = (try await registered("a"), try await registered("b"))
        #expect(
            try await registry.ask(try other.update(record: other.record(1), as: "a"))?.outcome
                == .refused(.signature, counter: nil))
        #expect(
            try await registry.ask(try station.update(record: other.record(1), as: "a"))?.outcome
                == .refused(.signature, counter: nil))
        let changed = try station.update(1).replacing("198.51.100.7", with: "198.51.100.8")
        #expect(try await registry.ask(changed)?.outcome == .refused(.signature, counter: nil))
        #expect(try await registry.ask(try TestStation("c").update(1))?.outcome == .refused(.signature, counter: nil))
        #expect(
            try await registry.ask(TestStation.message("a", record: "{}", signature: "00"))?.outcome
                == .refused(.signature, counter: nil))
        #expect(
            try await registry.ask(try station.update(record: "no record"))?.outcome == .refused(.signature, counter: 0)
        )
        for address in ["224.0.0.1", "169.254.0.1", "0.0.0.0", "10.0.0.1", "127.0.0.1", "010.0.0.1", "::1"] {
            #expect(try await registry.ask(try station.update(1, address))?.outcome == .refused(.address, counter: 0))
        }
        for counter in [0, 1 << 53] {
            #expect(
                try await registry.ask(try station.update(Int64(counter)))?.outcome == .refused(.counter, counter: 0))
        }
        #expect(try await registry.proof(of: station.code) == nil)
    }

    @Test("An address holds as long as the record says, and is told to nobody afterwards")
    func expiry() async throws {
        let station = try await registered("a")
        _ = try await registry.ask(try station.update(1, more: #", "holds": 60, "findable": "serial""#))
        registry.clock.advance(seconds: 59)
        #expect(try await registry.address(of: "a") == "198.51.100.7")
        registry.clock.advance(seconds: 1)
        #expect(try await registry.address(of: "a") == nil)
        #expect(try await registry.proof(of: station.code) == nil)
        _ = try await registry.ask(try station.update(2, more: #", "findable": "serial""#))
        registry.clock.advance(seconds: 899)
        #expect(try await registry.address(of: "a") == "198.51.100.7")
    }

    @Test("A station with addresses of IPv6 alone is nowhere to an old phone, and found by a new one")
    func onlyIPv6() async throws {
        let station = try await registered("a")
        let record = #"{"serial": "a", "counter": 1, "ipv6": ["2001:db8::1"], "port": 443, "findable": "serial"}"#
        #expect(try await registry.ask(try station.update(record: record))?.outcome == .accepted(counter: 1))
        #expect(try await registry.address(of: "a") == nil)
        #expect(try await registry.proof(of: station.code)?.record == Array(record.utf8))
    }

    @Test("Where the book cannot be written, updates are unavailable and look-ups go on")
    func unavailable() async throws {
        let station = try await registered("a")
        _ = try await registry.ask(try station.update(1, more: #", "findable": "serial""#))
        try registry.writer.close()
        #expect(try await registry.ask(try station.update(2))?.outcome == .refused(.unavailable, counter: nil))
        #expect(
            try await registry.ask(try TestStation("b").registration("0000-0000-0000-0000"))?.registration
                == .unavailable)
        #expect(try await registry.address(of: "a") == "198.51.100.7")
    }

    @Test("Beyond its share an address is told to slow down")
    func slowDown() async throws {
        var limits = ResolverLimits.none
        limits.updatesPerAddress = 1
        let slow = try TestRegistry(folder.file("slow"), limits: limits)
        let station = TestStation("a")
        #expect(try await slow.ask(try station.update(1))?.outcome == .refused(.signature, counter: nil))
        #expect(try await slow.ask(try station.update(1))?.outcome == .refused(.slowDown, counter: nil))
        #expect(try await slow.ask(try station.registration(""))?.registration == .slowDown)
        try slow.writer.close()
    }
}
