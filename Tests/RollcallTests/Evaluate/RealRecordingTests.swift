import ArgumentParser
import Foundation
import Testing

@testable import rollcall

/// The recording of the demonstration: real levels, with their holes and reflections. The bounds are well below what
/// `docs/accuracy.md` measures: they are to catch a break, not a point.
@Suite("A real recording")
struct RealRecordingTests {
    private let demo = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "demo")

    private func evaluate(_ more: [String]) throws -> [Score] {
        let folder = try TableFolder()
        let files = try Evaluation.Files.parse(
            [
                "--receivers", path("receivers.csv"), "--out-live", folder.path("live.csv"), "--out-record",
                folder.path("record.csv"), "--rooms", path("rooms.csv"), "--sightings", path("sightings.csv.gz"),
            ] + more)
        var run = Evaluation.Run(files)
        let scores = try run.run().map(\.score)
        try folder.remove()
        return scores
    }

    private func path(_ name: String) -> String { demo.appending(path: name).path(percentEncoded: false) }

    @Test("By placement alone three seconds in four are right, and the record is better")
    func placement() throws {
        let scores = try evaluate([])
        let (live, record) = (try #require(scores.first?.accuracy), try #require(scores.last?.accuracy))
        #expect(live > 0.75 && record > live)
        #expect(try #require(scores.first?.flapping) < 1.6)
    }

    @Test("What was taught by the same sessions is known better than by placement")
    func survey() throws {
        let scores = try evaluate(["--survey-sightings", path("sightings.csv.gz"), "--survey-rooms", path("rooms.csv")])
        #expect(try #require(scores.first?.accuracy) > 0.88)
        #expect(try #require(scores.last?.accuracy) > 0.93)
    }
}
