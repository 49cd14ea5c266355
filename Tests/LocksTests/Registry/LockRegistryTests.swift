import Foundation
import Testing

@testable import Locks

@Suite("The book of a server's attempts and activations")
struct LockRegistryTests {
    /// Two locks and their server.
    struct School {
        var book = LockRegistry()
        var locks = [12: LockBench(device: 12, seed: 1), 13: LockBench(device: 13, seed: 2)] as [Int64: LockBench]
        var now = LockBench.start
        /// All but what was published.
        var done: [LockRegistry.Action] = []
        /// The responses, as they went.
        var responses: [[UInt8]] = []
        var isCut = false

        /// Carries what is published to the locks, and back.
        mutating func perform(_ actions: [LockRegistry.Action]) {
            var waiting = actions
            while !waiting.isEmpty {
                let action = waiting.removeFirst()
                guard case .publish(let device, let channel, let payload, let once) = action else {
                    done.append(action)
                    continue
                }
                #expect(once == (channel == "response"))
                if once { responses.append(payload) }
                if isCut { continue }
                for said in locks[device]?.hear(channel, payload) ?? [] {
                    waiting += book.hear(device, channel: said.channel, payload: said.payload, at: now) ?? []
                }
            }
        }

        mutating func activate(_ device: Int64) throws -> LockKeys {
            perform(book.begin(try #require(locks[device]).activation(), at: now))
            #expect(done.popLast() == .activated(device: device))
            guard case .keep(let keys)? = done.popLast() else { throw RefusedLockMessage.badProof }
            return keys
        }

        mutating func unlock(_ attempt: Int64, _ keys: LockKeys) {
            perform(book.begin(AttemptStateMachine(attempt, keys: keys, hold: 5, now: now), at: now))
        }
    }

    @Test("Each lock hears its own attempts, and what comes of them is written down")
    func attempts() throws {
        var school = School()
        for device in [12, 13] as [Int64] {
            let keys = try school.activate(device)
            school.done = []
            school.unlock(device * 10, keys)
            #expect(
                school.done == [
                    .record(attempt: device * 10, .challenged, reason: nil),
                    .record(attempt: device * 10, .responded, reason: nil),
                    .record(attempt: device * 10, .opened, reason: nil),
                ])
            #expect(school.locks[device]?.opened == [device * 10])
        }
    }

    @Test("What one lock says of another's attempt is counted, and ends nothing")
    func foreignLock() throws {
        var school = School()
        let keys = try school.activate(12)
        school.isCut = true
        school.unlock(1, keys)
        let nonce = Array(#"{"attempt":"1","nonce":"\#(String(repeating: "0", count: 32))"}"#.utf8)
        let heard = school.book.hear(13, channel: "nonce", payload: nonce, at: school.now)
        #expect(heard == [.count(device: 13, .unknownAttempt)])
        #expect(school.book.attempt(1)?.state == .challenged)
        #expect(school.book.hear(13, channel: "state", payload: nonce, at: school.now) == nil)
        #expect(
            school.book.hear(13, channel: "handshake", payload: nonce, at: school.now) == [
                .count(device: 13, .outOfOrder)
            ])
    }

    @Test("A response that somebody replays is told, also when its attempt is long over")
    func replay() throws {
        var school = School()
        let keys = try school.activate(12)
        school.unlock(1, keys)
        for delay in [0, 61] as [TimeInterval] {
            school.now += delay
            school.perform(school.book.pass(at: school.now))
            school.done = []
            for said in school.locks[12]?.hear("response", try #require(school.responses.first)) ?? [] {
                school.perform(
                    school.book.hear(12, channel: said.channel, payload: said.payload, at: school.now) ?? [])
            }
            #expect(school.done == [.forgery(device: 12, "replayed")])
        }
        #expect(school.locks[12]?.opened == [1])
        #expect(school.book.attempt(1) == nil && school.book.nextAt == nil)
    }

    @Test("Every attempt ends, whatever becomes of the lock, and an activation too")
    func ends() throws {
        var school = School()
        let keys = try school.activate(12)
        school.isCut = true
        for attempt in 1...3 { school.unlock(Int64(attempt), keys) }
        school.perform(school.book.begin(try #require(school.locks[13]).activation(), at: school.now))
        school.perform(school.book.gone(12, at: school.now))
        school.done = []
        school.unlock(4, keys)
        while let next = school.book.nextAt {
            school.now = next
            school.perform(school.book.pass(at: next))
        }
        #expect(school.done.contains(.record(attempt: 4, .timedOut, reason: "no_answer")))
        #expect(school.done.contains(.failed(device: 13, .noAnswer)))
    }
}
