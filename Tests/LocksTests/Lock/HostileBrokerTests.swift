import Devices
import Foundation
import Testing

@testable import Locks

@Suite("A broker that repeats, alters, delays and mixes up messages")
struct HostileBrokerTests {
    @Test("20,000 of its messages open nothing, and the locks still obey their server")
    func nothingOpens() throws {
        var broker = try HostileBroker(seed: 36)
        for _ in 0..<20_000 { try broker.attack() }
        #expect(broker.openedWrongly == 0)
        #expect(broker.attacks == 20_000)
        // Each way was tried often, and not only on locks that were deaf.
        for reason in ["replayed", "unknown_attempt", "expired", "wrong_proof", "deaf"] {
            #expect(broker.reasons[reason, default: 0] >= 200, "\(reason): \(broker.reasons[reason, default: 0])")
        }
        #expect(broker.obeyed >= 1_000)
        try broker.endQuietly()
    }
}

/// Three locks of a school, their server's attempts, and a broker that reads all and does with it what it wants.
private struct HostileBroker {
    private struct Captured {
        let lock: Int
        let attempt: Int64
        let payload: [UInt8]
    }

    private var locks: [LockBench]
    private var keys: [LockKeys]
    private var oldKeys: [LockKeys]
    private var delivered: [Captured] = []
    private var withheld: [Captured] = []
    /// What the locks said.
    private var heard: [[UInt8]] = []
    private var attempt: Int64 = 0
    private var generator: SeededGenerator
    private(set) var attacks = 0
    private(set) var obeyed = 0
    private(set) var openedWrongly = 0
    private(set) var reasons: [String: Int] = [:]

    init(seed: UInt64) throws {
        var locks = [
            LockBench(device: 12, seed: seed), LockBench(device: 13, seed: seed + 1),
            LockBench(.aes128, device: 14, seed: seed + 2),
        ]
        oldKeys = try locks.indices.map { try locks[$0].activate(epoch: 1) }
        for index in locks.indices { locks[index].press() }
        keys = try locks.indices.map { try locks[$0].activate(epoch: 2) }
        self.locks = locks
        generator = SeededGenerator(seed)
    }

    private mutating func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// One message that no lock may open for; now and then the server's own attempts between.
    mutating func attack() throws {
        let lock = random(0..<locks.count)
        locks[lock].now += TimeInterval(random(0..<40)) / 10
        if random(0..<8) == 0 { try obey(lock) }
        guard let message = try message(for: lock) else { return }
        attacks += 1
        let before = locks[lock].opened.count
        note(locks[lock].hear(message.channel, message.payload))
        openedWrongly += locks[lock].opened.count - before
    }

    private mutating func message(for lock: Int) throws -> (channel: String, payload: [UInt8])? {
        switch random(0..<8) {
        case 0:
            return delivered.suffix(100).randomElement(using: &generator).map { ("response", $0.payload) } ?? stray()
        case 1: return ("response", altered(try granted(lock, by: keys[lock]), lock))
        case 2:
            let late = try granted(lock, by: keys[lock])
            locks[lock].now += 10 + TimeInterval(random(0..<600)) / 10
            return ("response", late)
        case 3: return ("response", try granted((lock + 1) % locks.count, by: keys[(lock + 1) % locks.count]))
        case 4: return ("response", try granted(lock, by: oldKeys[lock]))
        case 5:
            // What a lock proved, in place of what the server proves.
            return ("response", heard.randomElement(using: &generator) ?? [])
        case 6:
            let other = withheld.randomElement(using: &generator)
            return other.flatMap { $0.lock == lock ? nil : ("response", $0.payload) } ?? stray()
        default: return stray()
        }
    }

    private mutating func stray() -> (channel: String, payload: [UInt8]) {
        let bytes = (0..<random(0..<64)).map { _ in UInt8(truncatingIfNeeded: random(0..<256)) }
        let proof = (0..<32).map { _ in UInt8(truncatingIfNeeded: random(0..<256)) }
        let number = random(0..<Int(attempt) + 4)
        let channel = ["response", "handshake", "challenge"][random(0..<3)]
        let texts = [
            String(decoding: bytes, as: UTF8.self), #"{"attempt":"\#(number)","hold":5,"proof":"\#(proof.hex)"}"#,
            #"{"step":"confirm","epoch":\#(random(0..<4)),"proof":"\#(proof.hex)"}"#,
            #"{"step":"first","epoch":3,"message":"\#((proof + bytes).hex)"}"#,
        ]
        return (channel, Array(texts[random(0..<texts.count)].utf8))
    }

    /// A response that the server made for a lock, and that the broker keeps.
    private mutating func granted(_ lock: Int, by keys: LockKeys) throws -> [UInt8] {
        attempt += 1
        let challenge = Array(#"{"attempt":"\#(attempt)"}"#.utf8)
        let nonce = locks[lock].hear("challenge", challenge)
        note(nonce)
        var server = ServerBench(attempt, keys, now: locks[lock].now)
        server.apply(.time, at: locks[lock].now)
        server.hear(nonce, at: locks[lock].now)
        guard let response = server.responses.first else { return challenge }
        withheld.append(Captured(lock: lock, attempt: attempt, payload: response))
        return response
    }

    /// One digit of the proof or the attempt is another one; of the strong dialect the seconds, too.
    private mutating func altered(_ payload: [UInt8], _ lock: Int) -> [UInt8] {
        var text = String(decoding: payload, as: UTF8.self)
        if locks[lock].disk.dialect == .hmac, random(0..<3) == 0 {
            return Array(text.replacing(#""hold":5"#, with: #""hold":\#(random(6..<9_000))"#).utf8)
        }
        guard let start = text.range(of: #""proof":""#)?.upperBound else { return payload }
        let place = text.index(start, offsetBy: random(0..<keys[lock].dialect.proofSize * 2))
        let digit = "0123456789abcdef".filter { $0 != text[place] }.randomElement(using: &generator) ?? "x"
        text.replaceSubrange(place...place, with: String(digit))
        return Array(text.utf8)
    }

    /// An attempt of the server's that the broker lets through.
    private mutating func obey(_ lock: Int) throws {
        let before = locks[lock].opened.count
        let payload = try granted(lock, by: keys[lock])
        guard withheld.last?.payload == payload, let captured = withheld.popLast() else { return }
        note(locks[lock].hear("response", payload))
        delivered.append(captured)
        obeyed += locks[lock].opened.count - before
    }

    private mutating func note(_ said: [LockBench.Said]) {
        for message in said {
            heard.append(message.payload)
            let known = ["replayed", "unknown_attempt", "expired", "wrong_proof", "deaf"]
            for reason in known where message.text.contains("\"\(reason)\"") { reasons[reason, default: 0] += 1 }
        }
    }

    /// Left in peace, each lock opens for its server.
    mutating func endQuietly() throws {
        for lock in locks.indices {
            locks[lock].now += 60
            let before = obeyed
            try obey(lock)
            #expect(obeyed == before + 1)
        }
    }
}
