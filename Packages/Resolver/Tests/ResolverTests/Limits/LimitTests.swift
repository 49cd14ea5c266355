import NIOCore
import Resolution
import Testing

@testable import Resolver

@Suite("Limits")
struct LimitTests {
    private func account(_ address: String) throws -> Source.Account {
        try #require(Source(try SocketAddress(ipAddress: address, port: 1))).account
    }

    @Test("A bucket gives what it has, and gets it back steadily")
    func bucket() throws {
        let size = try #require(Bucket.Size(200, secondsToRefill: 100))
        var bucket = Bucket()
        let start: Int64 = 1_000_000
        // A clock that is set back gives nothing.
        let asks: [(amount: Int, later: Int64, isGiven: Bool)] = [
            (200, 0, true), (1, 0, false), (3, 1000, false), (2, 1000, true), (1, -5000, false), (200, 200_000, true),
        ]
        for ask in asks {
            let isGiven = bucket.spend(ask.amount, of: size, at: start + ask.later)
            #expect(isGiven == ask.isGiven)
        }
        let emptiness = [200_000, 400_000].map { bucket.isEmpty(size, at: start + $0) }
        #expect(emptiness == [false, true])
        #expect(Bucket.Size(0, secondsToRefill: 1) == nil)
    }

    @Test("An address has its share, a network of IPv6 one for all of it")
    func shares() throws {
        let limits = AddressLimits(ResolverLimits())
        let here = try account("203.0.113.9")
        #expect(limits.spend(200, on: .lookups, by: here, at: 1))
        #expect(!limits.spend(1, on: .lookups, by: here, at: 1) && limits.spend(200, on: .unknown, by: here, at: 1))
        #expect(limits.spend(1, on: .lookups, by: try account("203.0.113.10"), at: 1))
        #expect(!limits.spend(1, on: .lookups, by: try account("::ffff:203.0.113.9"), at: 1))
        #expect(limits.spend(200, on: .lookups, by: try account("2001:db8::1"), at: 1))
        #expect(!limits.spend(1, on: .lookups, by: try account("2001:db8::2"), at: 1))
        #expect(limits.spend(1, on: .lookups, by: try account("2001:db8:0:1::1"), at: 1))
    }

    @Test("Once an address has counted too many serials it is told of none, and of codes on")
    func counted() async throws {
        let folder = try TemporaryFolder()
        var settings = ResolverLimits.none
        settings.unknownPerAddress = 3
        let registry = try TestRegistry(folder.file("book"), limits: settings)
        let station = TestStation("a")
        try registry.list().setKey("a", Hex.text(station.publicKey))
        #expect(try registry.list().setFindable("a", bySerial: true) == nil)
        try await registry.follows { registry.finder.count == 1 }
        _ = try await registry.ask(try station.update(1))
        for _ in 1...3 {
            #expect(try await registry.address(of: "a") == "198.51.100.7")
            #expect(try await registry.isAnswered("b"))
        }
        for serial in ["a", "b"] { #expect(try await !registry.isAnswered(serial)) }
        #expect(try await registry.proof(of: station.code) != nil)
        #expect(try await registry.isAnswered("a", from: "203.0.113.10"))
        // One in 2,000 of the three comes back each second.
        registry.clock.advance(seconds: 667)
        for serial in ["a", "b"] { #expect(try await registry.isAnswered(serial)) }
        #expect(try await !registry.isAnswered("a"))
        try registry.writer.close()
    }

    @Test("Two connections back in a minute")
    func reaches() throws {
        let limits = AddressLimits(.none)
        let here = try account("203.0.113.9")
        #expect(limits.spend(1, on: .reaches, by: here, at: 1) && limits.spend(1, on: .reaches, by: here, at: 1))
        #expect(!limits.spend(1, on: .reaches, by: here, at: 1) && limits.spend(1, on: .reaches, by: here, at: 30_001))
    }

    @Test("Connections are counted for each address and in all")
    func connections() throws {
        var settings = ResolverLimits()
        (settings.connections, settings.connectionsPerAddress) = (3, 2)
        let limits = AddressLimits(settings)
        let (here, there) = (try account("203.0.113.9"), try account("203.0.113.10"))
        #expect(limits.enter(here) == nil && limits.enter(here) == nil && limits.enter(here) == .ofAddress)
        #expect(limits.enter(there) == nil && limits.enter(there) == .all)
        limits.leave(here)
        #expect(limits.enter(there) == nil && limits.connections == 3)
    }

    @Test("Accounts of many addresses do not pile up")
    func sweeping() {
        let limits = AddressLimits(ResolverLimits())
        for number in 0..<200_000 {
            let account = Source.Account(isIPv6: false, bits: UInt64(number))
            #expect(limits.spend(1, on: .lookups, by: account, at: Int64(number)))
        }
        #expect(limits.accounts < 60_000)
    }
}

@Suite("Turns")
struct TurnTests {
    private let update = Request.update(.init(spelling: nil, record: [], signature: nil))

    @Test("Answers come in the order of the requests, whichever is done first")
    func order() throws {
        var turns = Turns()
        turns.add([update, update, update])
        let numbers = (0..<3).compactMap { _ in turns.begin()?.number }
        let sent = [1, 0, 2].map { turns.end($0, with: [UInt8($0)]) }
        #expect(numbers == [0, 1, 2] && sent == [[], [0, 1], [2]] && turns.isIdle)
    }

    @Test("A look-up behind an update waits for it, and an update behind a look-up too")
    func barrier() {
        var turns = Turns()
        turns.add([update, .whoAmI, update])
        var begun: [Request?] = []
        for number in 0..<3 {
            begun += [turns.begin()?.request, turns.begin()?.request]
            #expect(turns.isHeldUp == (number < 2))
            _ = turns.end(number, with: [])
        }
        #expect(begun == [update, nil, .whoAmI, nil, update, nil] && turns.isIdle)
    }

    @Test("Sixty-four updates are under way at most")
    func width() {
        var turns = Turns()
        turns.add(Array(repeating: update, count: 70))
        var begun = 0
        while turns.begin() != nil { begun += 1 }
        #expect(begun == 64)
    }
}
