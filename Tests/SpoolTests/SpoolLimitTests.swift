import Foundation
import Spool
import Testing
import Wire

@Suite("A full spool")
struct SpoolLimitTests {
    @Test("The oldest batch goes and is counted, never the newest")
    func batches() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"), limit: Spool.Limit(bytes: 1 << 20, batches: 3))
        for minor: UInt16 in 0..<5 {
            _ = try await spool.append([try Sample.sighting(minor: minor)], boot: nil, at: Sample.time)
        }
        let state = try await spool.state()
        #expect(state.depth == 3)
        #expect(state.dropped == 2)
        #expect(try await spool.next()?.sightings.first?.minor == 2)
    }

    @Test("Bytes bound it too, but a single batch over the limit stays")
    func bytes() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"), limit: Spool.Limit(bytes: 10, batches: 100))
        for minor: UInt16 in 0..<2 {
            _ = try await spool.append([try Sample.sighting(minor: minor)], boot: nil, at: Sample.time)
        }
        #expect(try await spool.state().depth == 1)
        #expect(try await spool.state().dropped == 1)
        #expect(try await spool.next()?.sequence == 1)
    }

    @Test("What was set aside makes room before anything that waits, and is not counted as dropped")
    func setAsideFirst() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"), limit: Spool.Limit(bytes: 1 << 20, batches: 2))
        for minor: UInt16 in 0..<2 {
            _ = try await spool.append([try Sample.sighting(minor: minor)], boot: nil, at: Sample.time)
        }
        try await spool.setAside(1, because: "bad arguments")
        _ = try await spool.append([try Sample.sighting(minor: 2)], boot: nil, at: Sample.time)
        let state = try await spool.state()
        #expect(state.depth == 2)
        #expect(state.setAside == 0)
        #expect(state.dropped == 0)
    }

    @Test("The count of what was dropped outlives the process")
    func droppedIsKept() async throws {
        let folder = try TemporaryFolder()
        let limit = Spool.Limit(bytes: 1 << 20, batches: 1)
        let spool = try Spool.open(path: folder.file("a.spool"), limit: limit)
        for minor: UInt16 in 0..<3 {
            _ = try await spool.append([try Sample.sighting(minor: minor)], boot: nil, at: Sample.time)
        }
        try spool.close()
        #expect(try await Spool.open(path: folder.file("a.spool"), limit: limit).state().dropped == 2)
    }
}
