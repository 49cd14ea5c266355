import Devices
import Foundation
import Testing

@testable import Locks

@Suite("An activation")
struct ActivationTests {
    @Test("Server and lock end with the same keys, in both dialects", arguments: LockDialect.allCases)
    func activates(_ dialect: LockDialect) throws {
        var bench = LockBench(dialect)
        let keys = try bench.activate(epoch: 3)
        #expect(bench.lock.keys == keys)
        #expect(keys.epoch == 3 && keys.bytes.count == dialect.keySize)
        bench.restart()
        #expect(bench.lock.keys == keys)
    }

    @Test("No key and no code crosses the wire of the strong dialect")
    func secrecy() throws {
        var bench = LockBench()
        var activation = bench.activation()
        var said: [String] = []
        var waiting = activation.apply(.time, at: bench.now)
        while !waiting.isEmpty {
            guard case .say(let payload) = waiting.removeFirst() else { continue }
            said.append(String(decoding: payload, as: UTF8.self))
            for answer in bench.hear("handshake", payload) {
                said.append(answer.text)
                waiting += activation.apply(.message(answer.payload), at: bench.now)
            }
        }
        let keys = try #require(bench.lock.keys)
        #expect(said.count == 6)
        for secret in [Array(keys.bytes.prefix(32)).hex, Array(keys.bytes.suffix(32)).hex, bench.disk.codeText] {
            #expect(!said.joined().contains(secret))
        }
    }

    @Test("Another lock's fingerprint, and a wrong code, are told apart; the lock keeps its keys")
    func labels() throws {
        var bench = LockBench()
        let keys = try bench.activate()
        bench.press()
        var swapped = bench.activation(epoch: 2, fingerprint: LockMemory(dialect: .hmac).fingerprint)
        #expect(bench.run(&swapped) == [.failed(.wrongFingerprint)])
        var guessed = bench.activation(epoch: 2, code: .random())
        #expect(bench.run(&guessed) == [.failed(.notGenuine)])
        #expect(bench.lock.keys == keys)
        #expect(bench.disk.keys(of: 12) == keys)
    }

    @Test("A lock that has keys takes others only for five minutes after its button was pressed")
    func button() throws {
        var bench = LockBench()
        let keys = try bench.activate()
        var early = bench.activation(epoch: 2)
        #expect(bench.run(&early) == [.failed(.notReady)])
        bench.press()
        bench.now += 300
        var late = bench.activation(epoch: 3)
        #expect(bench.run(&late) == [.failed(.notReady)])
        bench.press()
        #expect(try bench.activate(epoch: 4) != keys)
        var again = bench.activation(epoch: 5)
        #expect(bench.run(&again) == [.failed(.notReady)])
    }

    @Test("The old keys hold until the server says that it has the new ones")
    func confirmation() throws {
        var bench = LockBench()
        let old = try bench.activate()
        bench.press()
        var activation = bench.activation(epoch: 2)
        var saying = activation.apply(.time, at: bench.now)
        for _ in 0..<2 {
            guard case .say(let payload) = try #require(saying.last) else { continue }
            let answer = try #require(bench.hear("handshake", payload).first)
            saying = activation.apply(.message(answer.payload), at: bench.now)
        }
        guard case .keep(let new) = try #require(saying.first) else { return #expect(Bool(false)) }
        #expect(bench.lock.keys == old)
        // The confirmation is lost twice, and comes later.
        for _ in 0..<2 {
            bench.now = try #require(activation.nextAt)
            saying = activation.apply(.time, at: bench.now)
        }
        guard case .say(let confirm) = try #require(saying.last) else { return #expect(Bool(false)) }
        let active = try #require(bench.hear("handshake", confirm).first)
        #expect(bench.lock.keys == new)
        #expect(bench.hear("handshake", confirm) == [active], "The lock answers what it knows in the same words.")
        #expect(activation.apply(.message(active.payload), at: bench.now) == [.done])
        #expect(activation.nextAt == nil)
    }

    @Test("A lock that does not answer is given up after eleven seconds")
    func silence() throws {
        let bench = LockBench()
        var activation = bench.activation()
        var actions: [Activation.Action] = []
        var last = bench.now
        while let next = activation.nextAt {
            last = next
            actions += activation.apply(.time, at: next)
        }
        #expect(actions.count == 5)
        #expect(actions.last == .failed(.noAnswer))
        #expect(last == bench.now + 11)
    }

    @Test("Messages that are bad or out of order are counted, and end nothing")
    func badMessages() throws {
        var bench = LockBench()
        var activation = bench.activation()
        guard case .say(let ask)? = activation.apply(.time, at: bench.now).first else { return #expect(Bool(false)) }
        let bad: [(String, RefusedLockMessage)] = [
            ("{", .notJSON), ("[]", .wrongType), (#"{"step":"key"}"#, .missingMember),
            (#"{"step":"dance","epoch":1}"#, .wrongType), (#"{"step":"key","epoch":2,"key":""}"#, .outOfOrder),
            (#"{"step":"second","epoch":1,"message":"00"}"#, .outOfOrder),
            (#"{"step":"active","epoch":1,"proof":"00"}"#, .outOfOrder), (#"{"step":"key","epoch":1}"#, .missingMember),
            (#"{"step":"key","epoch":1,"key":""# + String(repeating: "0", count: 5_000) + #""}"#, .tooLong),
        ]
        for (text, reason) in bad {
            #expect(activation.apply(.message(Array(text.utf8)), at: bench.now) == [.count(reason)], "\(text)")
        }
        let key = try #require(bench.hear("handshake", ask).first)
        guard case .say? = activation.apply(.message(key.payload), at: bench.now).first else {
            return #expect(Bool(false))
        }
        #expect(
            activation.apply(.message(Array(#"{"step":"second","epoch":1,"message":"00"}"#.utf8)), at: bench.now)
                == [.failed(.cut)])
    }

    @Test("A code reads as it was typed, and no other text is one")
    func codes() throws {
        let code = ActivationCode.random()
        #expect(ActivationCode(typed: code.text.lowercased().replacing("-", with: " ")) == code)
        #expect(ActivationCode(typed: "7k4m 9qxt 2wpa b3cd")?.text == "7K4M-9QXT-2WPA-B3CD")
        #expect(ActivationCode(typed: "OIL0-0000-0000-0000")?.text == "0110-0000-0000-0000")
        for text in ["", "7K4M-9QXT-2WPA-B3C", "7K4M-9QXT-2WPA-B3CDE", "7K4M-9QXT-2WPA-B3CU", "7K4M-9QXT-2WPA-B3Cé"] {
            #expect(ActivationCode(typed: text) == nil)
        }
        #expect(Set((0..<100).map { _ in ActivationCode.random() }).count == 100)
    }
}
