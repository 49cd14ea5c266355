import Foundation
import Logging
import ServiceLifecycle
import Synchronization
import Testing
import Wire

@testable import Node

@Suite("A replay in a loop")
struct ReplayLoopTests {
    private static let cast = """
        person,badge,floor,session,start
        Ada,f7826da6-4fa2-4e98-8024-bc5b71e08930/1/1,1,aug-a,0
        Emil,f7826da6-4fa2-4e98-8024-bc5b71e08930/1/2,2,aug-b,5
        """

    @Test("Each round is heard at later times than the one before, in batches whose numbers go on")
    func rounds() async throws {
        let scene = try TableScene(rate: 60)
        // A round has two sessions.
        let summary = try await LoopedReplay(stoppingAtSession: 5) { progress in
            try await scene.replay(gap: 30, loops: true) { told, _ in progress(told) }
        }.summaryOnceStopped()
        for receiver in TableScene.receivers {
            let reports = scene.uplink(receiver).reports.sorted { $0.sequence < $1.sequence }
            let first = try #require(reports.first).sequence
            #expect(reports.map(\.sequence) == Array(first..<(first + Int64(reports.count))))
            #expect(Set(reports.map(\.spool)).count == 1)
            let times = reports.flatMap(\.sightings).map(\.heardAt)
            #expect(times == times.sorted())
            let pauses = zip(times, times.dropFirst()).filter { $1.timeIntervalSince($0) >= 29 }
            #expect(pauses.count >= 4)
        }
        #expect(summary.isComplete)
        #expect(summary.value("stored") == summary.value("sightings"))
    }

    @Test("The same people walk on in each round of a cast, and every floor hears its own")
    func cast() async throws {
        let floors = ["1", "2"].flatMap { floor in TableScene.receivers.map { "\(floor)/\($0)" } }
        let scene = try TableScene(rate: 60, receivers: floors)
        let summary = try await LoopedReplay(stoppingAtSession: 3) { progress in
            try await scene.replay(cast: Self.cast, loops: true) { told, _ in progress(told) }
        }.summaryOnceStopped()
        #expect(summary.value("people") == 2)
        for (floor, minor) in [("1", 1), ("2", 2)] {
            let heard = TableScene.receivers.flatMap { scene.uplink("\(floor)/\($0)").reports.flatMap(\.sightings) }
            #expect(Set(heard.map { Int($0.minor) }) == [minor])
            // A round takes 25 seconds.
            let times = heard.map(\.heardAt).sorted()
            #expect(try #require(times.last).timeIntervalSince(try #require(times.first)) > 45)
        }
    }
}

/// A replay that is told to end as by a signal, once so many sessions have begun.
private final class LoopedReplay: Service {
    typealias Progress = @Sendable (ReplayProgress) -> Void

    private let session: Int
    private let replay: @Sendable (@escaping Progress) async throws -> ReplaySummary
    private let begun = Mutex((count: 0, recorded: Double.infinity))
    private let summary = Mutex<ReplaySummary?>(nil)
    private let (stops, stop) = AsyncStream<Void>.makeStream()

    init(
        stoppingAtSession session: Int, _ replay: @escaping @Sendable (@escaping Progress) async throws -> ReplaySummary
    ) {
        self.session = session
        self.replay = replay
    }

    func run() async throws {
        let summary = try await replay { self.note($0) }
        self.summary.withLock { $0 = summary }
    }

    func summaryOnceStopped() async throws -> ReplaySummary {
        let group = ServiceGroup(configuration: .init(services: [.init(service: self)], logger: Sample.logger))
        async let ended: Void = group.run()
        for await _ in stops { break }
        await group.triggerGracefulShutdown()
        try await ended
        return try #require(summary.withLock { $0 })
    }

    private func note(_ progress: ReplayProgress) {
        guard case .playing(_, let recorded, _) = progress.stage else { return }
        let count = begun.withLock { begun in
            if recorded <= begun.recorded { begun.count += 1 }
            begun.recorded = recorded
            return begun.count
        }
        if count == session { stop.finish() }
    }
}
