import Foundation
import OperatorErrors
import Spool
import Testing
import Wire

@Suite("A spool's file")
struct SpoolFileTests {
    @Test("What was put survives a process that is killed")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        try await spool.put([7])

        // The files as a kill leaves them: nothing closed, the write-ahead log not yet folded in.
        for suffix in ["", "-wal"] {
            try FileManager.default.copyItem(
                atPath: folder.file("a.spool") + suffix, toPath: folder.file("b.spool") + suffix)
        }
        let again = try Spool.open(path: folder.file("b.spool"))
        #expect(again.identity == spool.identity)
        #expect(try await again.oldest()?.sightings.first?.minor == 7)
    }

    @Test("Opened twice, it is refused the second time and free again after closing")
    func inUse() throws {
        let folder = try TemporaryFolder()
        let spool = try Spool.open(path: folder.file("a.spool"))
        #expect { try Spool.open(path: folder.file("a.spool")) } throws: { ($0 as? SpoolError)?.code == .inUse }
        try spool.close()
        #expect(try Spool.open(path: folder.file("a.spool")).identity == spool.identity)
    }

    @Test("A file that is no database is moved aside and a new identity begins")
    func noDatabase() async throws {
        let folder = try TemporaryFolder()
        let rubbish = Data(repeating: 0x5A, count: 8192)
        try rubbish.write(to: URL(filePath: folder.file("a.spool")))
        let spool = try Spool.open(path: folder.file("a.spool"))
        let damaged = try #require(spool.damagedFile)
        #expect(try Data(contentsOf: URL(filePath: damaged)) == rubbish)
        try await spool.put([1])
        #expect(try await spool.oldest()?.sequence == 0)
    }

    @Test("A database with damaged pages is moved aside")
    func damagedPages() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.spool")
        let spool = try Spool.open(path: path)
        try await spool.put(0..<200)
        try spool.close()
        var bytes = try Data(contentsOf: URL(filePath: path))
        bytes.replaceSubrange(4096..<bytes.count, with: Data(repeating: 0xA5, count: bytes.count - 4096))
        try bytes.write(to: URL(filePath: path))

        let again = try Spool.open(path: path)
        #expect(again.damagedFile != nil)
        #expect(again.identity != spool.identity)
        #expect(try await again.state.depth == 0)
    }

    @Test("A folder that cannot be made is named in the error")
    func folder() throws {
        #expect { try Spool.open(path: "/dev/null/spool/a.spool") } throws: {
            ($0 as? SpoolError)?.description.contains("/dev/null/spool") == true
        }
    }
}
