import Foundation
import Spool
import Testing
import Wire

@Suite("A full spool")
struct SpoolLimitTests {
    /// Room for three batches of one sighting.
    private static let small = Spool.Limit(bytes: 700, days: 14)

    private func spool(_ limit: Spool.Limit = small, in folder: TemporaryFolder) throws -> Spool {
        try Spool.open(path: folder.file("a.spool"), limit: limit)
    }

    @Test("The oldest batch goes and is counted, never the newest")
    func oldest() async throws {
        let folder = try TemporaryFolder()
        let spool = try spool(in: folder)
        try await spool.put(0..<5)
        let state = try await spool.state
        #expect(state.depth + state.dropped == 5 && state.dropped >= 1 && state.depth >= 2)
        #expect(state.bytes <= 700)
        #expect(try await spool.minors().last == 4)
    }

    @Test("A single batch over the limit stays")
    func single() async throws {
        let folder = try TemporaryFolder()
        let spool = try spool(Spool.Limit(bytes: 10, days: 14), in: folder)
        try await spool.put(0..<2)
        #expect(try await spool.state.depth == 1)
        #expect(try await spool.state.dropped == 1)
        #expect(try await spool.oldest()?.sequence == 1)
    }

    @Test("Days bound it too, by the clock as it stands now")
    func days() async throws {
        let folder = try TemporaryFolder()
        let spool = try spool(Spool.Limit(bytes: 1 << 20, days: 14), in: folder)
        // Heard under a clock that was four weeks behind, and told the time since.
        let weeks = 28.0 * 86_400
        try await spool.put([1], boot: Boot("b", startedAt: Sample.time), after: 600)
        try await spool.put([2], boot: Boot("b", startedAt: Sample.time.addingTimeInterval(weeks)), after: 700 + weeks)
        #expect(try await spool.state.dropped == 0)
        try await spool.put([3], after: weeks + 15 * 86_400)
        #expect(try await spool.state.dropped == 2)
        #expect(try await spool.minors(after: weeks + 16 * 86_400) == [3])
    }

    @Test("What was acknowledged goes first, then what was set aside, and neither is counted as dropped")
    func order() async throws {
        let folder = try TemporaryFolder()
        let spool = try spool(in: folder)
        try await spool.put(0..<2)
        let batch = try #require(try await spool.oldest())
        try await spool.setAside(batch, because: Spool.Refusal(code: "bad_arguments", reason: "no"))
        try await spool.acknowledge(1)
        try await spool.put(2..<4)
        #expect(try await spool.state.setAside == 1)
        try await spool.put([4])
        #expect(try await spool.state.setAside == 0)
        #expect(try await spool.state.depth == 3)
        #expect(try await spool.state.dropped == 0)
    }

    @Test("A bound that is told later holds from the next batch on")
    func bound() async throws {
        let folder = try TemporaryFolder()
        let spool = try spool(.standard, in: folder)
        try await spool.put(0..<20)
        try await spool.bound(by: Self.small)
        try await spool.put([20])
        #expect(try await spool.state.bytes <= 700)
    }

    @Test("The count of what was dropped outlives the process")
    func droppedIsKept() async throws {
        let folder = try TemporaryFolder()
        let limit = Spool.Limit(bytes: 10, days: 14)
        let spool = try spool(limit, in: folder)
        try await spool.put(0..<3)
        try spool.close()
        #expect(try await self.spool(limit, in: folder).state.dropped == 2)
    }
}
