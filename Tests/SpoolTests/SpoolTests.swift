import Foundation
import Spool
import Testing
import Wire

@Suite("Spool")
struct SpoolTests {
    private let folder: TemporaryFolder
    private let spool: Spool

    init() throws {
        folder = try TemporaryFolder()
        spool = try Spool.open(path: folder.file("a.spool"))
    }

    @Test("Batches come out oldest first, as they were put, and stay until they are acknowledged")
    func order() async throws {
        let first = [try Sample.sighting(minor: 1), try Sample.sighting(minor: 2)]
        try await spool.append(first, boot: Boot("b1"), at: Sample.time)
        try await spool.put([3])

        let batch = try #require(try await spool.oldest())
        #expect(batch.spool == spool.identity && batch.sequence == 0 && batch.boot == "b1")
        #expect(batch.sightings == first && batch.createdAt == Sample.time)
        #expect(try await spool.oldest() == batch)

        try await spool.acknowledge(1)
        #expect(try await spool.oldest()?.sequence == 1)
        try await spool.acknowledge(1)
        #expect(try await spool.oldest() == nil)
    }

    @Test("A batch that was taken is nobody else's until it is given back")
    func taken() async throws {
        try await spool.put(1...2)
        let later = Sample.time.addingTimeInterval(100)
        let first = try #require(try await spool.take(.backlog, at: later))
        #expect(try await spool.take(.backlog, at: later)?.sequence == 1)
        #expect(try await spool.take(.backlog, at: later) == nil)
        #expect(try await spool.state.depth == 2)
        try await spool.giveBack(first)
        #expect(try await spool.take(.backlog, at: later) == first)
    }

    @Test("What is fresh goes beside the backlog, each the oldest first")
    func lanes() async throws {
        try await spool.put(1...2)
        try await spool.put(3...4, after: 60)
        let now = Sample.time.addingTimeInterval(61)
        func next(_ lane: Spool.Lane) async throws -> UInt16? {
            try await spool.take(lane, at: now)?.sightings.first?.minor
        }
        #expect(try await [next(.fresh), next(.backlog), next(.fresh), next(.fresh)] == [3, 1, 4, nil])
        #expect(try await [next(.backlog), next(.backlog)] == [2, nil])
    }

    @Test("A sequence is never given twice, also when the spool ran empty and was opened again")
    func sequence() async throws {
        try await spool.put([1])
        try await spool.acknowledge(1)
        try spool.close()

        let again = try Spool.open(path: folder.file("a.spool"))
        #expect(again.identity == spool.identity)
        try await again.put([2])
        #expect(try await again.oldest()?.sequence == 1)
    }

    @Test("A batch set aside holds up no other and is kept")
    func setAside() async throws {
        try await spool.put(1...2)
        let batch = try #require(try await spool.oldest())
        try await spool.setAside(batch, because: Spool.Refusal(code: "bad_arguments", reason: "no"))
        #expect(try await spool.oldest()?.sequence == 1)
        #expect(try await spool.state.depth == 1)
        #expect(try await spool.state.setAside == 1)
    }

    @Test("The state tells since when the oldest waits, by the clock as it stands now")
    func oldestAt() async throws {
        #expect(try await spool.state.oldestAt == nil)
        try await spool.put(1...1, boot: Boot("b", startedAt: Sample.time))
        try await spool.put(2...2, boot: Boot("b", startedAt: Sample.time.addingTimeInterval(3_600)))
        #expect(try await spool.state.oldestAt == Sample.time.addingTimeInterval(3_600))
        #expect(try await spool.state.depth == 2)
    }
}
