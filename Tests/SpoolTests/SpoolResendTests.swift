import Foundation
import Spool
import Testing
import Wire

@Suite("What a spool sends once more")
struct SpoolResendTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func open(program: String = "1") throws -> Spool {
        try Spool.open(path: folder.file("a.spool"), program: program)
    }

    @Test("What was acknowledged since a moment waits again under its name, once for each mark, also after a restart")
    func restored() async throws {
        let spool = try open()
        try await spool.put(1...3)
        let second = try await spool.secondBatch()
        try await spool.acknowledge(1, after: 10)
        _ = try await spool.state(at: Sample.time.addingTimeInterval(10))
        try await spool.acknowledge(2, after: 20)
        let now = Sample.time.addingTimeInterval(20)
        func resend(_ spool: Spool, mark: Double) async throws -> Int {
            try await spool.resend(
                acknowledgedSince: Sample.time.addingTimeInterval(15),
                mark: Sample.time.addingTimeInterval(mark), now: now)
        }
        #expect(try await resend(spool, mark: 15) == 2)
        #expect(try await spool.oldest() == second)
        try await spool.acknowledge(2, after: 21)
        try spool.close(at: now)

        let again = try open()
        #expect(try await resend(again, mark: 15) == 0)
        #expect(try await again.state.depth == 0)
        #expect(try await resend(again, mark: 16) == 2)
    }

    @Test("What was acknowledged is kept for a day")
    func day() async throws {
        let spool = try open()
        try await spool.put([1])
        try await spool.acknowledge(1)
        let bytes = try await spool.state.bytes
        try await spool.put([2], after: 86_390)
        #expect(try await spool.state.bytes > bytes)
        let before = try await spool.state.bytes
        try await spool.put([3], after: 86_410)
        #expect(try await spool.state.bytes <= before)
    }

    @Test("What could not be done goes once more with another version of the program; what is wrong in itself does not")
    func upgrade() async throws {
        let spool = try open()
        try await spool.put(1...2)
        for code in ["cannot_be_done", "bad_arguments"] {
            let batch = try #require(try await spool.oldest())
            try await spool.setAside(batch, because: Spool.Refusal(code: code, reason: "no"))
        }
        try spool.close()
        let same = try open()
        #expect(try await same.state.setAside == 2)
        try same.close()

        let upgraded = try open(program: "2")
        let batch = try #require(try await upgraded.oldest())
        #expect(batch.sequence == 0)
        try await upgraded.setAside(batch, because: Spool.Refusal(code: "cannot_be_done", reason: "no"))
        try upgraded.close()
        #expect(try await open(program: "2").state.setAside == 2)
    }
}

extension Spool {
    fileprivate func secondBatch() async throws -> SpoolBatch? {
        let later = Sample.time.addingTimeInterval(100)
        let first = try #require(try await take(.backlog, at: later))
        let second = try #require(try await take(.backlog, at: later))
        try await giveBack(first)
        try await giveBack(second)
        return second
    }
}
