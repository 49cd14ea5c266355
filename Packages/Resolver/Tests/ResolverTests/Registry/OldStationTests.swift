import Foundation
import GRDB
import Resolution
import Testing

@testable import Resolver

@Suite("Old stations and files", .timeLimit(.minutes(10)))
struct OldStationTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// A file as the original makes it.
    private func original() throws -> String {
        let path = folder.file("original")
        let database = try DatabaseQueue(path: path)
        try database.write { db in
            try db.execute(
                sql: """
                    create table devices(ID text primary key, IP text);
                    insert into devices values ('00-0C-29-AB-CD-EF', '203.0.113.9'), ('hello', '198.51.100.1'),
                        ('broken', 'x'), ('none', null);
                    """)
        }
        try database.close()
        return path
    }

    private func claim(_ serial: String, _ address: String) -> String {
        #"{"HRHomeStationUpdate": {"StationDID": "\#(serial)", "StationIP": "\#(address)"}}"#
    }

    @Test("A file of the original opens as it is, is answered for a day, and is listed as unclaimed")
    func opened() async throws {
        let path = try original()
        let registry = try TestRegistry(path)
        #expect(try await registry.address(of: "000c29abcdef") == "203.0.113.9")
        #expect(try await registry.address(of: "hello") == "198.51.100.1")
        #expect(try await registry.address(of: "broken") == nil)
        #expect(try await registry.address(of: "Hello") == nil)
        let lines = try registry.list().lines()
        #expect(lines.count == 4 && lines.allSatisfy { $0.standing == "unclaimed" })
        registry.clock.advance(seconds: 86_399)
        #expect(try await registry.address(of: "hello") == "198.51.100.1")
        try registry.writer.close()

        registry.clock.advance(seconds: 1)
        let later = try TestRegistry(path, clock: registry.clock)
        #expect(try await later.address(of: "hello") == nil)
        try later.writer.close()
    }

    @Test("An unregistered station changes nothing, and an unsigned one only what is its own")
    func unsigned() async throws {
        let path = try original()
        let registry = try TestRegistry(path)
        _ = try await registry.ask(claim("hello", "203.0.113.5"), from: "203.0.113.5")
        _ = try await registry.ask(claim("new", "203.0.113.5"), from: "203.0.113.5")
        #expect(try await registry.address(of: "hello") == "198.51.100.1")
        #expect(try await registry.address(of: "new") == nil)

        try registry.list().addUnsigned("00:0c:29:ab:cd:ef", from: "203.0.113.0/24")
        try await registry.follows { registry.finder.station(.mac(0x000C_29AB_CDEF))?.standing == .unsigned }
        _ = try await registry.ask(claim("00:0c:29:ab:cd:ef", "203.0.113.8"), from: "203.0.113.5")
        #expect(try await registry.address(of: "000c29abcdef") == "203.0.113.9")
        _ = try await registry.ask(claim("00:0c:29:ab:cd:ef", "198.51.100.8"), from: "198.51.100.8")
        #expect(try await registry.address(of: "000c29abcdef") == "203.0.113.9")
        _ = try await registry.ask(claim("00:0c:29:ab:cd:ef", "203.0.113.8"), from: "203.0.113.8")
        #expect(try await registry.address(of: "000c29abcdef") == "203.0.113.8")
        try registry.writer.close()

        let rows = try await DatabaseQueue(path: path).read {
            try String.fetchAll($0, sql: "SELECT IP FROM devices WHERE ID = '00-0C-29-AB-CD-EF'")
        }
        #expect(rows == ["203.0.113.8"])
    }

    @Test("A range that is given later takes away an address outside it, and its ten minutes")
    func range() async throws {
        let path = try original()
        let registry = try TestRegistry(path)
        try registry.list().addUnsigned("hello", from: nil)
        try await registry.follows { registry.finder.station(.text(Array("hello".utf8)))?.standing == .unsigned }
        #expect(try await registry.address(of: "hello") == "198.51.100.1")
        _ = try await registry.ask(claim("hello", "192.0.2.66"), from: "192.0.2.66")
        #expect(try await registry.address(of: "hello") == "192.0.2.66")
        try registry.list().addUnsigned("hello", from: "203.0.113.0/24")
        try await registry.follows { try await registry.address(of: "hello") == nil }
        _ = try await registry.ask(claim("hello", "203.0.113.5"), from: "203.0.113.5")
        #expect(try await registry.address(of: "hello") == "203.0.113.5")
        registry.clock.advance(seconds: 1)
        try registry.list().addUnsigned("hello", from: "203.0.113.5")
        #expect(try registry.list().lines().first { $0.serial == "hello" }?.address == "203.0.113.5")
        try registry.writer.close()
    }

    @Test("A station under several spellings is one, which counts as it was written last and is gone as a whole")
    func spellings() async throws {
        let path = try original()
        let database = try DatabaseQueue(path: path)
        try await database.write { db in
            try db.execute(
                sql: """
                    insert into devices values ('00:0c:29:ab:cd:ef', '198.51.100.33'),
                        ('000C29ABCDEF', '198.51.100.34')
                    """)
        }
        try database.close()
        let registry = try TestRegistry(path)
        let list = try registry.list()
        #expect(try list.lines().count == 4 && registry.finder.count == 4)
        #expect(try await registry.address(of: "00-0C-29-AB-CD-EF") == "198.51.100.34")
        let station = TestStation("00:0c:29:ab:cd:ef")
        #expect(
            try await registry.ask(try station.registration(try list.invite(station.serial)))?.registration
                == .some(nil))
        #expect(try await registry.ask(try station.update(1))?.outcome == .accepted(counter: 1))
        #expect(try list.lines().map(\.standing).filter { $0 == "unclaimed" }.count == 3)
        try list.remove("000c.29ab.cdef")
        try await registry.follows { registry.finder.count == 3 }
        #expect(try await registry.address(of: "000c29abcdef") == nil)
        try registry.writer.close()
    }

    @Test("It changes once in ten minutes, holds a day, and its word is worth nothing once there is a key")
    func limits() async throws {
        let registry = try TestRegistry(folder.file("book"))
        let list = try registry.list()
        try list.addUnsigned("a", from: nil)
        try await registry.follows { registry.finder.count == 1 }
        _ = try await registry.ask(claim("a", "203.0.113.1"), from: "203.0.113.1")
        registry.clock.advance(seconds: 599)
        _ = try await registry.ask(claim("a", "203.0.113.2"), from: "203.0.113.2")
        #expect(try await registry.address(of: "a") == "203.0.113.1")
        registry.clock.advance(seconds: 1)
        _ = try await registry.ask(claim("a", "203.0.113.2"), from: "203.0.113.2")
        #expect(try await registry.address(of: "a") == "203.0.113.2")
        registry.clock.advance(seconds: 80_000)
        _ = try await registry.ask(claim("a", "203.0.113.2"), from: "203.0.113.2")
        registry.clock.advance(seconds: 80_000)
        #expect(try await registry.address(of: "a") == "203.0.113.2")
        registry.clock.advance(seconds: 6_400)
        #expect(try await registry.address(of: "a") == nil)

        let station = TestStation("a")
        #expect(try await registry.ask(try station.registration(try list.invite("a")))?.registration == .some(nil))
        _ = try await registry.ask(claim("a", "203.0.113.3"), from: "203.0.113.3")
        #expect(try await registry.proof(of: station.code) == nil)
        try registry.writer.close()
    }

    @Test("The operator's changes reach a running book, and what is removed is gone")
    func operators() async throws {
        let registry = try TestRegistry(folder.file("book"))
        let list = try registry.list()
        try list.addUnsigned("a", from: "203.0.113.7")
        _ = try list.invite("b")
        let station = TestStation("c")
        try list.setKey("c", Hex.text(station.publicKey))
        #expect(try list.lines().map(\.standing) == ["unsigned", "invited", "signed"])
        #expect(try list.lines().map(\.from) == ["203.0.113.7/32", nil, nil])
        #expect(try list.lines().last?.code == station.code.text)
        try await registry.follows { registry.finder.count == 2 }
        #expect(try await registry.ask(try station.update(1))?.outcome == .accepted(counter: 1))
        try list.remove("c")
        try await registry.follows { registry.finder.count == 1 }
        #expect(try await registry.ask(try station.update(2))?.outcome == .refused(.signature, counter: nil))
        try registry.writer.close()
    }

    @Test("What the operator cannot mean is refused")
    func misuse() throws {
        let list = try StationList(database: folder.file("book"), isToBeThere: false, now: 1)
        let key = Hex.text(TestStation("a").publicKey)
        try list.setKey("a", key)
        #expect(throws: ResolverError.self) { try list.addUnsigned("a", from: nil) }
        #expect(throws: ResolverError.self) { try list.addUnsigned("b", from: "203.0.113.0/33") }
        #expect(throws: ResolverError.self) { try list.setKey("b", key) }
        #expect(throws: ResolverError.self) { try list.setKey("b", "00") }
        #expect(throws: ResolverError.self) { try list.remove("b") }
        #expect(throws: ResolverError.self) { try list.setFindable("b", bySerial: true) }
        #expect(throws: ResolverError.self) { try list.invite("ø") }
        #expect(throws: ResolverError.self) {
            try StationList(database: folder.file("not there"), isToBeThere: true, now: 1)
        }
    }

    @Test("A new book is for its owner alone")
    func mode() throws {
        let path = folder.file("book")
        try StationList(database: path, isToBeThere: false, now: 1).addUnsigned("a", from: nil)
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o600)
    }

    @Test("A file that is no book is refused and stays as it is")
    func foreign() throws {
        let text = folder.file("text")
        try "Not a database, but a text that is long enough to be read as one.".write(
            toFile: text, atomically: true, encoding: .utf8)
        #expect(throws: ResolverError.self) { try RegistryFile(path: text, now: 1) }
        #expect(try String(contentsOfFile: text, encoding: .utf8).hasPrefix("Not a database"))

        for sql in ["create table people(name text)", "create table devices(ID text primary key, IP text, more text)"] {
            let path = folder.file("other-\(sql.count)")
            let database = try DatabaseQueue(path: path)
            try database.write { try $0.execute(sql: sql) }
            try database.close()
            let before = try Data(contentsOf: URL(filePath: path))
            #expect(throws: ResolverError.self) { try RegistryFile(path: path, now: 1) }
            #expect(try Data(contentsOf: URL(filePath: path)) == before)
        }
    }
}
