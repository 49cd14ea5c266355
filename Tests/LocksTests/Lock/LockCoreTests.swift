import Devices
import Foundation
import Testing

@testable import Locks

@Suite("A lock")
struct LockCoreTests {
    @Test("A nonce is good once: the same response again opens nothing", arguments: LockDialect.allCases)
    func once(_ dialect: LockDialect) throws {
        var bench = LockBench(dialect)
        var server = ServerBench(1, try bench.activate())
        try server.run(&bench)
        let again = bench.hear("response", server.responses[0])
        #expect(bench.opened == [1])
        server.hear(again, at: bench.now)
        #expect(server.forgeries == ["replayed"])
        #expect(server.life.state == .opened)
    }

    @Test("A nonce is good for ten seconds", arguments: LockDialect.allCases)
    func late(_ dialect: LockDialect) throws {
        var bench = LockBench(dialect)
        let keys = try bench.activate()
        var prompt = ServerBench(1, keys)
        try prompt.challenge(&bench)
        bench.now += 9.9
        prompt.hear(bench.hear("response", prompt.responses[0]), at: bench.now)
        #expect(prompt.life.state == .opened)
        var late = ServerBench(2, keys, now: bench.now)
        try late.challenge(&bench)
        bench.now += 10
        late.hear(bench.hear("response", late.responses[0]), at: bench.now)
        #expect(late.life.state == .denied)
        #expect(late.life.reason == "expired")
        #expect(bench.opened == [1])
    }

    @Test("At most four nonces are open")
    func fourNonces() throws {
        var bench = LockBench()
        let keys = try bench.activate()
        for attempt in 1...5 {
            var server = ServerBench(Int64(attempt), keys)
            try server.challenge(&bench)
            #expect(server.responses.count == (attempt <= 4 ? 1 : 0))
            if attempt == 5 { #expect(server.life.reason == "busy") }
        }
        bench.now += 10
        var next = ServerBench(6, keys, now: bench.now)
        try next.run(&bench)
        #expect(bench.opened == [6])
    }

    @Test("After five wrong responses it hears nobody for thirty seconds", arguments: LockDialect.allCases)
    func deaf(_ dialect: LockDialect) throws {
        var bench = LockBench(dialect)
        let keys = try bench.activate()
        let wrong = String(repeating: "0", count: dialect.proofSize * 2)
        for attempt in 1...5 {
            _ = bench.hear("challenge", Array(#"{"attempt":"\#(attempt)"}"#.utf8))
            let denied = bench.hear("response", Array(#"{"attempt":"\#(attempt)","hold":5,"proof":"\#(wrong)"}"#.utf8))
            #expect(denied.first?.text.contains("wrong_proof") == true)
        }
        bench.now += 29.9
        var early = ServerBench(6, keys, now: bench.now)
        try early.run(&bench)
        #expect(early.life.reason == "deaf")
        bench.now += 0.1
        var heard = ServerBench(7, keys, now: bench.now)
        try heard.run(&bench)
        #expect(bench.opened == [7])
    }

    @Test("After a restart no nonce from before is good")
    func restart() throws {
        var bench = LockBench()
        let keys = try bench.activate()
        var server = ServerBench(1, keys)
        try server.challenge(&bench)
        bench.restart()
        _ = bench.hear("response", server.responses[0])
        #expect(bench.opened.isEmpty)
        var next = ServerBench(2, keys)
        try next.run(&bench)
        #expect(bench.opened == [2])
    }

    @Test("A response of the last epoch opens nothing")
    func epochs() throws {
        var bench = LockBench()
        let old = try bench.activate()
        bench.press()
        _ = try bench.activate(epoch: 2)
        var server = ServerBench(1, old)
        try server.run(&bench)
        #expect(bench.opened.isEmpty)
        #expect(server.life.state == .responded, "The denial is proven by a key that the server has not.")
    }

    @Test("A lock that is new opens for nobody")
    func new() throws {
        var bench = LockBench()
        var server = ServerBench(1, try LockBench.foreignKeys())
        try server.run(&bench)
        #expect(server.life.state == .denied)
        #expect(server.life.reason == "not_active")
    }

    @Test("The strong dialect binds the seconds to hold, and none is longer than an hour")
    func hold() throws {
        var bench = LockBench()
        let keys = try bench.activate()
        var altered = ServerBench(1, keys)
        try altered.challenge(&bench)
        let text = String(decoding: altered.responses[0], as: UTF8.self)
        _ = bench.hear("response", Array(text.replacing(#""hold":5"#, with: #""hold":500"#).utf8))
        var endless = ServerBench(2, keys, hold: 3_601)
        try endless.run(&bench)
        #expect(bench.opened.isEmpty)
        #expect(endless.life.reason == "wrong_proof")
    }

    @Test("What cannot be read is passed over")
    func unreadable() throws {
        var bench = LockBench()
        _ = try bench.activate()
        for channel in ["handshake", "challenge", "response", "command", "other"] {
            for text in ["", "{", "[]", "{}", "null", #"{"attempt":1}"#, #"{"attempt":"01"}"#, #"{"attempt":"-1"}"#] {
                #expect(bench.hear(channel, Array(text.utf8)).isEmpty)
            }
        }
        #expect(bench.opened.isEmpty)
    }
}

extension LockBench {
    static func foreignKeys() throws -> LockKeys {
        try #require(LockKeys(dialect: .hmac, device: 12, epoch: 1, bytes: [UInt8](repeating: 9, count: 64)))
    }
}
