import Foundation
import Spool
import Testing
import Wire

@Suite("Spool")
struct SpoolTests {
    @Test("Batches come out oldest first and stay until they are removed")
    func order() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        let first = [try Sample.sighting(minor: 1), try Sample.sighting(minor: 2)]
        #expect(try await spool.append(first, boot: Boot("b1"), at: Sample.time) == 0)
        #expect(try await spool.append([try Sample.sighting(minor: 3)], boot: nil, at: Sample.time) == 1)

        let batch = try #require(try await spool.next())
        #expect(batch == SpoolBatch(sequence: 0, boot: "b1", sightings: first, createdAt: Sample.time))
        #expect(try await spool.next() == batch)

        try await spool.remove(0)
        #expect(try await spool.next()?.sequence == 1)
        try await spool.remove(1)
        #expect(try await spool.next() == nil)
    }

    @Test("Depth and bytes say what waits")
    func state() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        #expect(try await spool.state() == Spool.State(depth: 0, bytes: 0, setAside: 0, dropped: 0))
        let sightings = [try Sample.sighting(minor: 1)]
        _ = try await spool.append(sightings, boot: nil, at: Sample.time)
        let bytes = try WireJSON.encoder().encode(sightings).count
        #expect(try await spool.state() == Spool.State(depth: 1, bytes: bytes, setAside: 0, dropped: 0))
    }

    @Test("A sequence is never given twice, also when the spool ran empty and was opened again")
    func sequence() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        let sightings = [try Sample.sighting(minor: 1)]
        let sequence = try await spool.append(sightings, boot: nil, at: Sample.time)
        try await spool.remove(sequence)
        try spool.close()

        let again = try Spool.open(path: folder.file("a.spool"))
        #expect(again.identity == spool.identity)
        #expect(try await again.append(sightings, boot: nil, at: Sample.time) == 1)
    }

    @Test("A batch set aside holds up no other and is kept")
    func setAside() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        for minor: UInt16 in 1...2 {
            _ = try await spool.append([try Sample.sighting(minor: minor)], boot: nil, at: Sample.time)
        }
        try await spool.setAside(0, because: "bad arguments")
        #expect(try await spool.next()?.sequence == 1)
        let state = try await spool.state()
        #expect(state.depth == 1)
        #expect(state.setAside == 1)
    }
}
