import Accounts
import Foundation
import Phrases
import Postgres
import TestSupport
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("What strangers may cost", .mustEnd)
struct StrangerBudgetTests {
    @Test("A stranger may send 8 KiB, a person 64, and two MiB only for a type that needs it")
    func bodies() async throws {
        try await School.inProcess { school in
            let student = try await school.makePeer(.student)
            func status(_ peer: Peer, _ type: RequestType, _ bytes: Int, bare: Bool = false) async throws -> Int {
                let filler = String(repeating: " ", count: bytes)
                let body = bare ? "{\(filler)}" : "{\"args\": {\(filler)}, \"type\": \"\(type.rawValue)\"}"
                return try await peer.post(body, to: bare ? "/post/\(type.rawValue)" : "/post").status
            }
            for bare in [true, false] {
                #expect(try await status(school.stranger, .universalLogin, 8_000, bare: bare) == 400)
                #expect(try await status(school.stranger, .universalLogin, 8_300, bare: bare) == 413)
                #expect(try await status(school.stranger, .adminImportStudents, 8_300, bare: bare) == 413)
                #expect(try await status(student, .studentGetInfo, 65_000, bare: bare) == 200)
                #expect(try await status(student, .studentGetInfo, 66_000, bare: bare) == 413)
                #expect(try await status(school.admin, .adminGetZones, 66_000, bare: bare) == 413)
                #expect(try await status(school.admin, .adminImportStudents, 2_000_000, bare: bare) == 400)
                #expect(try await status(school.admin, .adminImportStudents, 2_100_000, bare: bare) == 413)
            }
            // The connection goes on.
            #expect(try await school.stranger.get("/health").status == 200)
        }
    }

    @Test("Bodies of strangers hold 16 MiB together, and others have room of their own")
    func held() throws {
        let budget = BodyBudget()
        var holds = try (0..<16).map { _ in
            let hold = budget.hold(.strangers)
            try hold.add(1 << 20)
            return hold
        }
        #expect(throws: Refusal.self) { try budget.hold(.strangers).add(1) }
        try budget.hold(.known).add(64 << 20)
        #expect(!budget.isReturnDue())
        holds.removeAll()
        try budget.hold(.strangers).add(1 << 20)
        #expect(budget.isReturnDue() && !budget.isReturnDue())
    }

    @Test("600 made-up tokens of one address cost the database next to nothing, and keep no session from being served")
    func tokens() async throws {
        // A busy machine takes minutes for all of them, in which an address might show a few more.
        let start = ContinuousClock.now
        var limits = RequestLimits()
        (limits.address, limits.hold) = (1_000_000, .zero)
        let limiter = RateLimiter(limits) { start }
        try await School.open(limiter: limiter) { school in
            for number in 0..<300 {
                var cookie = school.stranger
                cookie.cookie = "made-up-\(number)"
                #expect([401, 429].contains(try await cookie.answer(to: Whoami()).status))
                var bearer = school.stranger
                bearer.bearer = "made-up-\(number)"
                #expect([401, 429].contains(try await bearer.answer(to: Heartbeat()).status))
            }
            #expect(try await school.admin(Whoami()).email == Template.admin)
            // Ten are allowed at once.
            let metrics = try await school.stranger.get("/metrics").text
            #expect(metrics.contains("rollcall_token_lookups_total{found=\"false\"} 10.0\n"))
        }
    }

    @Test("Whoever asks too often is answered after half a second, and a node at once")
    func quarantinedPeople() async throws {
        let start = ContinuousClock.now
        var limits = RequestLimits()
        (limits.session, limits.scanner) = (5, 1)
        let limiter = RateLimiter(limits) { start }
        try await School.open(limiter: limiter) { school in
            func timeOfRefusal(_ peer: Peer, _ type: RequestType) async throws -> Duration {
                for _ in 0..<40 {
                    let began = ContinuousClock.now
                    let answer = try await peer.post("{}", to: "/post/\(type.rawValue)")
                    if answer.status == 429 { return ContinuousClock.now - began }
                }
                return .zero
            }
            try await school.makeRooms("A1")
            let scanner = try await school.makeScanner(in: "A1")
            let ofAdmin = try await timeOfRefusal(school.admin, .universalWhoami)
            #expect(ofAdmin >= .milliseconds(500))
            let ofNode = try await timeOfRefusal(scanner, .scannerHeartbeat)
            #expect(ofNode > .zero && ofNode < ofAdmin)
        }
    }

    @Test("All of a school show their sessions at once after a restart, from one address, and none is refused")
    func restart() async throws {
        try await School.open { school in
            let student = try await school.makePeer(.student)
            let tokens = (0..<200).map { _ in SecretToken() }
            let person = try await student.personID
            try await school.sql.query(
                """
                insert into session (token_hash, person_id, created_at, used_at, expires_at)
                select hash, \(person), \(school.now), \(school.now), \(school.now.addingTimeInterval(3600))
                from unnest(\(tokens.map(\.hash))::bytea[]) hash
                """)
            let stranger = school.stranger
            let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
                for token in tokens {
                    group.addTask {
                        var peer = stranger
                        peer.cookie = token.text
                        return try await peer.answer(to: Whoami()).status
                    }
                }
                return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
            }
            #expect(statuses == [200])
        }
    }

    private func token(_ number: UInt8, _ kind: TokenMemory.Kind = .session) -> TokenMemory.Shown {
        TokenMemory.Shown(kind, [number])
    }

    @Test("A token that meant nothing is not looked up again, and one that is good always is")
    func memory() {
        let memory = TokenMemory()
        #expect(memory.verdict(on: token(1)) == .new)
        memory.note(token(1), isGood: false)
        memory.note(token(2), isGood: true)
        #expect(memory.verdict(on: token(1)) == .bad && memory.verdict(on: token(2)) == .good)
        memory.note(token(2), isGood: false)
        #expect(memory.verdict(on: token(2)) == .bad && memory.verdict(on: token(2, .scanner)) == .new)
    }

    @Test("What meant nothing two minutes ago is forgotten, so that memory does not grow; what was good is not")
    func forgotten() {
        let memory = TokenMemory()
        let start = ContinuousClock.now
        memory.note(token(9), isGood: true, at: start)
        memory.note(token(1), isGood: false, at: start)
        memory.note(token(2), isGood: false, at: start + .seconds(61))
        #expect(memory.verdict(on: token(1)) == .bad)
        memory.note(token(3), isGood: false, at: start + .seconds(122))
        #expect(memory.verdict(on: token(1)) == .new && memory.verdict(on: token(2)) == .bad)
        for number in 0..<90_000 {
            memory.note(.init(.session, Array(String(number).utf8)), isGood: false, at: start + .seconds(123))
        }
        #expect(memory.verdict(on: token(3)) == .new)
        #expect(memory.verdict(on: token(9)) == .good)
    }

    @Test("An address has so many connections and no more, an IPv6 network counts as one, a trusted proxy has all")
    func connections() {
        let proxies = TrustedProxies(ranges: ["10.9.0.0/16"].compactMap(AddressRange.init))
        let connections = AddressConnections(limit: 2, proxies: proxies)
        #expect(
            connections.enter("2001:db8::1") && connections.enter("2001:db8::2") && !connections.enter("2001:db8::3"))
        #expect(connections.enter("10.0.0.7"))
        connections.leave("2001:db8::1")
        #expect(connections.enter("2001:db8::3"))
        #expect((0..<80).allSatisfy { _ in connections.enter("10.9.0.1") } && !connections.isReturnDue())
        for _ in 0..<80 { connections.leave("10.9.0.1") }
        #expect(connections.isReturnDue() && !connections.isReturnDue())
    }
}
