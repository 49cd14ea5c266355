import Devices
import Foundation
import Testing

@testable import Locks

@Suite("An attempt")
struct AttemptStateMachineTests {
    @Test("A lock that is told to open opens once, and the server knows", arguments: LockDialect.allCases)
    func opens(_ dialect: LockDialect) throws {
        var bench = LockBench(dialect)
        var server = ServerBench(1_207, try bench.activate())
        try server.run(&bench)
        #expect(bench.opened == [1_207])
        #expect(server.states == [.challenged, .responded, .opened])
        #expect(server.life.nextAt == nil)
        #expect(server.forgeries.isEmpty && server.refused.isEmpty)
    }

    @Test("A bolt that does not move is said")
    func jammed() throws {
        var bench = LockBench()
        bench.isJammed = true
        var server = ServerBench(1, try bench.activate())
        try server.run(&bench)
        #expect(bench.opened.isEmpty)
        #expect(server.states.last == .jammed)
    }

    @Test("A response is sent once, whatever becomes of it; without an answer the attempt is unconfirmed")
    func unconfirmed() throws {
        var bench = LockBench()
        var server = ServerBench(1, try bench.activate())
        try server.challenge(&bench)
        while let next = server.life.nextAt { server.apply(.time, at: next) }
        #expect(server.responses.count == 1)
        #expect(server.states == [.challenged, .responded, .unconfirmed])
        #expect(server.life.reason == AttemptStateMachine.Reason.noAnswer)
    }

    @Test("A lock without an answer is challenged three times in five seconds, and nothing is sent later")
    func timedOut() throws {
        var bench = LockBench()
        var server = ServerBench(1, try bench.activate())
        var times: [TimeInterval] = []
        while let next = server.life.nextAt {
            times.append(next.timeIntervalSince(LockBench.start))
            server.apply(.time, at: next)
        }
        #expect(times == [0, 1, 3, 5])
        #expect(server.challenges.count == 3)
        #expect(server.states == [.challenged, .timedOut])
        server.hear(bench.hear("challenge", try #require(server.challenges.first)), at: bench.now)
        #expect(server.responses.isEmpty)
        #expect(server.refused == [.afterEnd])
    }

    @Test("Challenged twice, a lock says the same nonce, and the server responds once")
    func repeatedChallenge() throws {
        var bench = LockBench()
        var server = ServerBench(1, try bench.activate())
        server.apply(.time, at: bench.now)
        server.apply(.time, at: bench.now + 1)
        let nonces = server.challenges.flatMap { bench.hear("challenge", $0) }
        #expect(nonces.count == 2 && nonces[0] == nonces[1])
        server.hear(nonces, at: bench.now + 1)
        #expect(server.responses.count == 1)
        #expect(server.refused.isEmpty)
    }

    @Test("Nonces of 15 and 17 bytes, and what is none, are counted, and the attempt ends with that reason")
    func badNonces() throws {
        var bench = LockBench()
        let keys = try bench.activate()
        for digits in [String(repeating: "0", count: 30), String(repeating: "0", count: 34), "zz", ""] {
            var server = ServerBench(1, keys)
            server.apply(.time, at: bench.now)
            server.apply(.nonce(Array(#"{"attempt":"1","nonce":"\#(digits)"}"#.utf8)), at: bench.now)
            #expect(server.refused == [.badNonce])
            #expect(server.responses.isEmpty)
            while let next = server.life.nextAt { server.apply(.time, at: next) }
            #expect(server.life.state == .timedOut)
            #expect(server.life.reason == "bad_nonce")
        }
    }

    @Test("An outcome that a broker invents is a forgery, and ends nothing")
    func inventedOutcome() throws {
        var bench = LockBench()
        var server = ServerBench(1, try bench.activate())
        try server.challenge(&bench)
        let proof = String(repeating: "0", count: 64)
        server.apply(.outcome(Array(#"{"attempt":"1","outcome":"opened","proof":"\#(proof)"}"#.utf8)), at: bench.now)
        server.apply(.outcome(Array(#"{"attempt":"1","outcome":"opened"}"#.utf8)), at: bench.now)
        server.apply(.outcome(Array(#"{"attempt":"1","outcome":"melted"}"#.utf8)), at: bench.now)
        server.apply(.outcome(Array(#"{"attempt":"2","outcome":"opened"}"#.utf8)), at: bench.now)
        #expect(server.forgeries == ["wrong_proof"])
        #expect(server.refused == [.wrongProof, .badProof, .unknownOutcome, .unknownAttempt])
        #expect(server.life.state == .responded)
        server.hear(bench.hear("response", server.responses[0]), at: bench.now)
        #expect(server.life.state == .opened)
    }

    @Test("A lock's denial of an attempt whose nonce it never gave ends nothing")
    func earlyDenial() throws {
        var bench = LockBench()
        var server = ServerBench(1, try bench.activate())
        let stray = #"{"attempt":"1","hold":5,"proof":"\#(String(repeating: "0", count: 64))"}"#
        let denial = bench.hear("response", Array(stray.utf8))
        #expect(denial.count == 1)
        try server.challenge(&bench)
        server.hear(denial, at: bench.now)
        #expect(server.forgeries == ["unknown_attempt"])
        #expect(server.life.state == .responded)
    }

    @Test("The old endpoints fetch the nonce first, and have ten seconds for the response")
    func stepped() throws {
        var bench = LockBench()
        let keys = try bench.activate()
        var server = ServerBench(1, keys, isStepped: true)
        server.apply(.proceed, at: bench.now)
        try server.challenge(&bench)
        #expect(server.life.nonce?.count == 16)
        #expect(server.responses.isEmpty)
        server.apply(.proceed, at: bench.now + 9)
        server.apply(.proceed, at: bench.now + 9)
        #expect(server.responses.count == 1)

        var late = ServerBench(2, keys, isStepped: true)
        try late.challenge(&bench)
        late.apply(.proceed, at: bench.now + 10)
        #expect(late.responses.isEmpty)
        #expect(late.life.state == .timedOut)
        #expect(late.life.reason == "expired")
    }

    @Test("A lock that goes away, and a server that starts again, leave no attempt without an end")
    func broken() throws {
        var bench = LockBench()
        let keys = try bench.activate()
        var asked = ServerBench(1, keys)
        asked.apply(.gone, at: bench.now)
        #expect(asked.states == [.timedOut])
        var responded = ServerBench(2, keys)
        try responded.challenge(&bench)
        responded.apply(.gone, at: bench.now)
        responded.apply(.gone, at: bench.now)
        #expect(responded.states == [.challenged, .responded, .unconfirmed])
        #expect(responded.life.reason == "device_away")
        for state in AttemptState.allCases {
            let after = AttemptState.afterRestart(state)?.state
            #expect(after == (state.isEnd ? nil : state == .responded ? .unconfirmed : .timedOut))
        }
    }
}
