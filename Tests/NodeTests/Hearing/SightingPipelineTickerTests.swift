import Concurrency
import Foundation
import Spool
import TestSupport
import Testing

@testable import Node

@Suite("SightingPipeline ticker", .mustEnd)
struct SightingPipelineTickerTests {
    @Test("What was heard up to the end is in the spool, also what its second has not ended for")
    func end() async throws {
        let folder = try TemporaryFolder()
        let time = ManualTime(limit: .zero)
        let spool = try Spool.open(path: folder.file("a.spool"))
        let pipeline = SightingPipeline(spool: spool, clock: NodeClock(time), bell: Mailbox())
        await pipeline.forward(only: [try Sample.uuid()])
        let ticker = SightingPipeline.Ticker(pipeline: pipeline, clock: NodeClock(time))
        let running = Task { try await ticker.run() }

        await pipeline.hear([try Sample.frame(0.2), try Sample.frame(1.2), try Sample.frame(9.5)])
        await time.advance(to: .milliseconds(2_100))
        #expect(try await spool.state(at: Sample.time).depth == 2)
        running.cancel()
        try await running.value
        #expect(try await spool.state(at: Sample.time).depth == 3)
        #expect(await pipeline.tally.sightings == 3)
    }
}
