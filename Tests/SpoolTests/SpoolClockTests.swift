import Foundation
import Spool
import Testing
import Wire

/// A node without a battery clock hears for minutes before the network tells it the time.
@Suite("What waits in a spool while the node's clock is set")
struct SpoolClockTests {
    private let folder: TemporaryFolder
    private let spool: Spool

    init() throws {
        folder = try TemporaryFolder()
        spool = try Spool.open(path: folder.file("a.spool"))
    }

    @Test("Times go along with the clock, forward and back", arguments: [7_200.0, -7_200, 0.5])
    func set(by seconds: Double) async throws {
        try await put(1, in: Self.boot("one"))
        #expect(try await heardAt(in: Self.boot("one", set: seconds)) == Sample.time.addingTimeInterval(seconds))
    }

    @Test("What was heard after the clock was set stays as it is")
    func after() async throws {
        try await put(1, in: Self.boot("one"))
        try await put(2, in: Self.boot("one", set: 3_600))
        try await spool.acknowledge(1)
        #expect(try await heardAt(in: Self.boot("one", set: 3_600)) == Sample.time)
    }

    @Test("A boot that has ended goes by what its clock said last")
    func ended() async throws {
        try await put(1, in: Self.boot("one"))
        try await put(2, in: Self.boot("one", set: 3_600))
        try spool.close()
        let again = try Spool.open(path: folder.file("a.spool"))
        let batch = try await again.oldest(in: Self.boot("two", set: -50_000))
        #expect(batch?.sightings.first?.heardAt == Sample.time.addingTimeInterval(3_600))
    }

    @Test("Both hands of a clock are not read at once: a moment's difference moves nothing")
    func jitter() async throws {
        try await put(1, in: Self.boot("one"))
        #expect(try await heardAt(in: Self.boot("one", set: 0.02)) == Sample.time)
        try await put(2, in: Self.boot("one", set: 0.02))
        try await spool.acknowledge(1)
        #expect(try await heardAt(in: Self.boot("one")) == Sample.time)
    }

    @Test("Where nothing is known of the clock, times stay as they were told")
    func unknown() async throws {
        try await spool.put([1])
        #expect(try await heardAt(in: Self.boot("one", set: 3_600)) == Sample.time)
        try await spool.acknowledge(1)
        try await spool.put([1], boot: Boot("one"))
        #expect(try await heardAt(in: Self.boot("one", set: 3_600)) == Sample.time)
    }

    private static func boot(_ identity: String, set seconds: Double = 0) -> Boot {
        Boot(identity, startedAt: Sample.time.addingTimeInterval(seconds - 600))
    }

    private func put(_ minor: UInt16, in boot: Boot) async throws {
        try await spool.put([minor], boot: boot)
    }

    private func heardAt(in boot: Boot) async throws -> Date? {
        try await spool.oldest(in: boot)?.sightings.first?.heardAt
    }
}
