import Devices
import Foundation
import Testing

@testable import Locks

@Suite("A lock in Python, made from docs/locks.md", .enabled(if: PythonLock.python != nil, "tools/check-locks runs it"))
struct PythonLockTests {
    private func keys(_ lock: PythonLock, epoch: UInt32 = 1) throws -> LockKeys {
        let done = try lock.activate(epoch: epoch)
        #expect(done.last == .done)
        return try #require(done.lazy.compactMap { if case .keep(let keys) = $0 { keys } else { nil } }.first)
    }

    @Test("It is activated, opens a hundred times for its server, and proves each", arguments: LockDialect.allCases)
    func opens(_ dialect: LockDialect) throws {
        let lock = try PythonLock(dialect)
        let keys = try keys(lock)
        for attempt in 1...100 {
            var server = ServerBench(Int64(attempt), keys, hold: 1 + attempt * 7, now: lock.now)
            try lock.challenge(&server)
            try lock.respond(&server)
            #expect(server.life.state == .opened && server.forgeries.isEmpty && server.refused.isEmpty)
        }
        #expect(lock.opened == Array(1...100))
        try lock.jam()
        var server = ServerBench(101, keys, now: lock.now)
        try lock.challenge(&server)
        try lock.respond(&server)
        #expect(server.life.state == .jammed)
    }

    @Test(
        "Responses that are replayed, altered, late or of another epoch open nothing", arguments: LockDialect.allCases)
    func refuses(_ dialect: LockDialect) throws {
        let lock = try PythonLock(dialect)
        let old = try keys(lock)
        try lock.press()
        let keys = try keys(lock, epoch: 2)

        var replayed = ServerBench(1, keys, now: lock.now)
        try lock.challenge(&replayed)
        try lock.respond(&replayed)
        try lock.respond(&replayed)
        #expect(replayed.forgeries == ["replayed"])

        var late = ServerBench(2, keys, now: lock.now)
        try lock.challenge(&late)
        try lock.wait(10)
        try lock.respond(&late)
        #expect(late.life.reason == "expired")

        var foreign = ServerBench(3, old, now: lock.now)
        try lock.challenge(&foreign)
        try lock.respond(&foreign)
        #expect(foreign.life.state == (dialect == .hmac ? .responded : .denied))

        var altered = ServerBench(4, keys, now: lock.now)
        try lock.challenge(&altered)
        let zeros = String(repeating: "0", count: dialect.proofSize * 2)
        for answer in try lock.hear("response", Array(#"{"attempt":"4","hold":5,"proof":"\#(zeros)"}"#.utf8)) {
            altered.apply(.outcome(answer), at: lock.now)
        }
        #expect(altered.life.reason == "wrong_proof" && altered.forgeries == ["wrong_response"])
        #expect(lock.opened == [1])
    }

    @Test("A wrong label, a wrong code, points of low order and cut messages are told apart")
    func activation() throws {
        let lock = try PythonLock(.hmac)
        let stranger = LockMemory(dialect: .hmac)
        #expect(try lock.activate(fingerprint: stranger.fingerprint) == [.failed(.wrongFingerprint)])
        #expect(try lock.activate(code: stranger.code) == [.failed(.notGenuine)])
        for (message, reason) in [
            (Vector.pointsOfLowOrder[2] + String(repeating: "0", count: 32), "low_order"), ("00ff", "cut"),
        ] {
            let first = Array(#"{"step":"first","epoch":1,"message":"\#(message)"}"#.utf8)
            let answer = try #require(try lock.hear("handshake", first).first)
            #expect(String(decoding: answer, as: UTF8.self).contains("\"\(reason)\""))
        }
        _ = try keys(lock)
        #expect(try lock.activate(epoch: 2) == [.failed(.notReady)])
    }
}
