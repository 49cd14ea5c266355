import Foundation
import Spool
import TestSupport
import Testing

@testable import Node

@Suite("Intake ticker", .mustEnd)
struct IntakeTickerTests {
    @Test("What was heard up to the end is in the spool, also what its second has not ended for")
    func end() async throws {
        let folder = try TemporaryFolder()
        let time = ManualTime(limit: .zero)
        let spool = try Spool.open(path: folder.file("a.spool"))
        let intake = Intake(spool: spool, clock: NodeClock(time), bell: Bell())
        await intake.forward(only: [try Sample.uuid()])
        let ticker = Intake.Ticker(intake: intake, clock: NodeClock(time))
        let running = Task { try await ticker.run() }

        await intake.hear([try Sample.frame(0.2), try Sample.frame(1.2), try Sample.frame(9.5)])
        await time.advance(to: .milliseconds(2_100))
        #expect(try await spool.state(at: Sample.time).depth == 2)
        running.cancel()
        try await running.value
        #expect(try await spool.state(at: Sample.time).depth == 3)
        #expect(await intake.tally.sightings == 3)
    }
}
