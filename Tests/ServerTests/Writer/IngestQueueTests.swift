import Beacon
import Foundation
import Phrases
import Presence
import Store
import Testing
import Vocabulary
import Wire

@testable import Server

@Suite("The order in which the writer takes what waits")
struct IngestQueueTests {
    private let now = ManualClock.start

    private func batch(_ scanner: Int64, _ count: Int, age: TimeInterval = 0) throws -> IngestJob {
        let uuid = try #require(ProximityUUID("f7826da6-4fa2-4e98-8024-bc5b71e0893e"))
        let sighting = ReceivedBatch.Sighting(
            identity: BeaconIdentity(uuid: uuid, major: 1, minor: 1), address: nil, rssi: -60, count: 1,
            heardAt: now - age)
        return .batch(
            ReceivedBatch(
                scanner: scanner, spool: "s", sequence: 0, receivedAt: now,
                sightings: Array(repeating: sighting, count: count)))
    }

    private func queue(_ jobs: [(String, IngestJob)]) throws -> IngestQueue<String> {
        var queue = IngestQueue<String>()
        for (name, job) in jobs { try queue.append(.init(job: job, answer: name)) }
        return queue
    }

    private func commits(_ queue: IngestQueue<String>, limit: Int = .max) -> [String] {
        var queue = queue
        var commits: [String] = []
        while !queue.isEmpty, commits.count < limit {
            commits.append(queue.removeNext().map(\.answer).joined(separator: " "))
        }
        return commits
    }

    @Test("A spool's backlog waits for all that is fresh, also its own scanner's")
    func backlog() throws {
        let queue = try queue([
            ("old", batch(1, 100, age: 3600)), ("old", batch(1, 100, age: 61)), ("new", batch(1, 10)),
            ("new", batch(2, 10, age: 59)),
        ])
        #expect(commits(queue) == ["new new", "old old"])
    }

    @Test("Beside fresh evidence without end a backlog gets a tenth of the commits")
    func noStarvation() throws {
        var jobs = [("old", try batch(1, 100, age: 3600))]
        for scanner in 2..<Int64(42) { jobs.append(("new", try batch(scanner, 1900))) }
        let commits = commits(try queue(jobs))
        #expect(commits.firstIndex(of: "old") == 9)
        #expect(commits.count == 41)
    }

    @Test("A tick goes along with the next commit, and what cannot share one takes turns with evidence")
    func own() throws {
        let queue = try queue([
            ("batch", batch(1, 1900)), ("batch", batch(2, 1900)), ("tick", .tick(.all)), ("mark", .mark(now)),
            ("mark", .mark(now)), ("tick", .tick(.all)),
        ])
        #expect(commits(queue) == ["batch tick", "mark", "batch", "mark", "tick"])
    }

    @Test("A scanner that sends more than is stored is told to slow down; others are heard")
    func bounds() throws {
        var queue = try queue([("a", batch(1, 5000)), ("b", batch(1, 5000))])
        let failure = #expect(throws: Refusal.self) { try queue.append(.init(job: batch(1, 1), answer: "c")) }
        #expect(failure?.code == .slowDown && failure?.retryAfter == 1)
        try queue.append(.init(job: batch(2, 60), answer: "d"))
        #expect(commits(queue) == ["d", "a", "b"])
    }

    @Test("Beyond what may wait in all, the server says that it is busy")
    func all() throws {
        var queue = IngestQueue<String>()
        for scanner in 0..<Int64(20) { try queue.append(.init(job: batch(scanner, 5000), answer: "")) }
        let failure = #expect(throws: Refusal.self) { try queue.append(.init(job: batch(99, 1), answer: "")) }
        #expect(failure?.code == .unavailable && failure?.retryAfter == 1)
    }

    private func phone(_ person: Int64) throws -> IngestJob {
        let uuid = try #require(ProximityUUID("f7826da6-4fa2-4e98-8024-bc5b71e0893e"))
        return .client(
            ClientReport(
                person: person, scan: ClientScan(login: .init(number: person, since: now)), receivedAt: now,
                sightings: [
                    ReceivedBatch.Sighting(
                        identity: BeaconIdentity(uuid: uuid, major: 1, minor: 1), address: nil, rssi: nil, count: 1,
                        heardAt: now)
                ]))
    }

    /// How many phones are taken in until one is sent back; all of 1,000 where none is.
    private func taken(by queue: inout IngestQueue<String>) throws -> Int {
        for number in 0..<1000 {
            do {
                try queue.append(.init(job: phone(Int64(number)), answer: ""))
            } catch let failure as Refusal {
                #expect(failure.code == .unavailable && failure.retryAfter == 1)
                return number
            }
        }
        return 1000
    }

    @Test("Phones are sent back once 20 ms of work wait, by what commits took, and nodes are not")
    func timeout() throws {
        var unknown = IngestQueue<String>()
        #expect(try taken(by: &unknown) == 1000, "nothing was measured yet")
        var queue = IngestQueue<String>()
        for size in [10, 50, 30, 20, 40] {
            queue.record([.init(job: try batch(1, size), answer: "")], took: .microseconds(4000 + size * 100))
        }
        #expect(try taken(by: &queue) == 160, "4 ms for a commit and 0.1 ms for each report")
        try queue.append(.init(job: batch(1, 1000), answer: ""))
        _ = queue.removeNext()
        try queue.append(.init(job: phone(1), answer: ""))
        var slow = IngestQueue<String>()
        for size in [10, 20] {
            slow.record([.init(job: try batch(1, size), answer: "")], took: .milliseconds(size * 10))
        }
        #expect(try taken(by: &slow) == 64, "a class that comes in at once")
    }
}
