import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("What of the record is due", .mustEnd)
struct RecordDueTests {
    /// Each commit's dues, as from, until and when they were noted, in seconds.
    private typealias Commit = [(from: Double, until: Double, at: Double)]

    /// - Parameter check: is shown what comes of them, as from, until and due.
    private func note(_ commits: Commit..., check: @Sendable ([[Double]]) -> Void) async throws {
        try await TestStore.with { store in
            let scene = try await IngestScene(store)
            let ada = try await store.makePerson("ada")
            for dues in commits {
                var commit = IngestCommit()
                commit.due = dues.map {
                    RecordDue(
                        person: ada, from: TestStore.now + $0.from, until: TestStore.now + $0.until,
                        dueAt: TestStore.now + $0.at + RecordDue.wait)
                }
                try await scene.write(commit)
            }
            check(
                try await RecordRepository(store.pool).due(at: .distantFuture, limit: 100).map { due in
                    [due.from, due.until, due.dueAt].map { $0.timeIntervalSince(TestStore.now) }
                })
        }
    }

    @Test(
        "What touches a stretch that waits for more becomes part of it, before and behind, and makes it wait no longer")
    func grows() async throws {
        try await note([(10, 20, 0)], [(20, 30, 5)], [(0, 15, 29)]) { #expect($0 == [[0, 30, 30]]) }
    }

    @Test("A stretch that may be looked through by now is left alone, and so is one farther away")
    func apart() async throws {
        try await note([(10, 20, 0)], [(20, 30, 31)]) { #expect($0 == [[10, 20, 30], [20, 30, 61]]) }
        try await note([(10, 20, 0)], [(21, 30, 5)]) { #expect($0 == [[10, 20, 30], [21, 30, 35]]) }
    }

    @Test("What one commit brings is all kept, whichever of it a stretch grows by")
    func together() async throws {
        try await note([(10, 20, 0)], [(15, 25, 5), (5, 12, 5)]) { kept in
            #expect(kept.map { $0[0] }.min() == 5 && kept.map { $0[1] }.max() == 25)
        }
    }
}
