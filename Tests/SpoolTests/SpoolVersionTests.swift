import Foundation
import GRDB
import Spool
import Testing
import Wire

@Suite("A spool of another version")
struct SpoolVersionTests {
    @Test("A later format is refused and left as it is")
    func newer() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.spool")
        let identity = try Spool.open(path: path).closed().identity
        try change(path, "PRAGMA user_version = 3")
        #expect { try Spool.open(path: path) } throws: { ($0 as? SpoolError)?.code == .newer }
        try change(path, "PRAGMA user_version = 2")
        #expect(try Spool.open(path: path).identity == identity)
    }

    @Test("A batch that cannot be read is set aside and the next comes out")
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.spool")
        let spool = try Spool.open(path: path)
        for minor: UInt16 in 0..<2 {
            _ = try await spool.append([try Sample.sighting(minor: minor)], boot: nil, at: Sample.time)
        }
        try spool.close()
        try change(path, "UPDATE batch SET sightings = x'7b' WHERE sequence = 0")

        let again = try Spool.open(path: path)
        #expect(try await again.next()?.sequence == 1)
        #expect(try await again.state().setAside == 1)
    }

    private func change(_ path: String, _ sql: String) throws {
        let database = try DatabaseQueue(path: path)
        try database.write { try $0.execute(sql: sql) }
        try database.close()
    }
}

extension Spool {
    fileprivate func closed() throws -> Spool {
        try close()
        return self
    }
}
