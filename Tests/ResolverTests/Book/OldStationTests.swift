import Foundation
import GRDB
import Resolution
import TestSupport
import Testing

@testable import Resolver

@Suite("Old stations and files", .mustEnd)
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
        let book = try TestBook(path)
        #expect(try await book.address(of: "000c29abcdef") == "203.0.113.9")
        #expect(try await book.address(of: "hello") == "198.51.100.1")
        #expect(try await book.address(of: "broken") == nil)
        #expect(try await book.address(of: "Hello") == nil)
        let lines = try book.list().lines()
        #expect(lines.count == 4 && lines.allSatisfy { $0.standing == "unclaimed" })
        book.clock.advance(seconds: 86_399)
        #expect(try await book.address(of: "hello") == "198.51.100.1")
        try book.writer.close()

        book.clock.advance(seconds: 1)
        let later = try TestBook(path, clock: book.clock)
        #expect(try await later.address(of: "hello") == nil)
        try later.writer.close()
    }

    @Test("An unregistered station changes nothing, and an unsigned one only what is its own")
    func unsigned() async throws {
        let path = try original()
        let book = try TestBook(path)
        _ = try await book.ask(claim("hello", "203.0.113.5"), from: "203.0.113.5")
        _ = try await book.ask(claim("new", "203.0.113.5"), from: "203.0.113.5")
        #expect(try await book.address(of: "hello") == "198.51.100.1")
        #expect(try await book.address(of: "new") == nil)

        try book.list().addUnsigned("00:0c:29:ab:cd:ef", from: "203.0.113.0/24")
        try await book.follows { book.finder.station(.mac(0x000C_29AB_CDEF))?.standing == .unsigned }
        _ = try await book.ask(claim("00:0c:29:ab:cd:ef", "203.0.113.8"), from: "203.0.113.5")
        #expect(try await book.address(of: "000c29abcdef") == "203.0.113.9")
        _ = try await book.ask(claim("00:0c:29:ab:cd:ef", "198.51.100.8"), from: "198.51.100.8")
        #expect(try await book.address(of: "000c29abcdef") == "203.0.113.9")
        _ = try await book.ask(claim("00:0c:29:ab:cd:ef", "203.0.113.8"), from: "203.0.113.8")
        #expect(try await book.address(of: "000c29abcdef") == "203.0.113.8")
        try book.writer.close()

        let rows = try await DatabaseQueue(path: path).read {
            try String.fetchAll($0, sql: "SELECT IP FROM devices WHERE ID = '00-0C-29-AB-CD-EF'")
        }
        #expect(rows == ["203.0.113.8"])
    }

    @Test("A range that is given later takes away an address outside it, and its ten minutes")
    func range() async throws {
        let path = try original()
        let book = try TestBook(path)
        try book.list().addUnsigned("hello", from: nil)
        try await book.follows { book.finder.station(.text(Array("hello".utf8)))?.standing == .unsigned }
        #expect(try await book.address(of: "hello") == "198.51.100.1")
        _ = try await book.ask(claim("hello", "192.0.2.66"), from: "192.0.2.66")
        #expect(try await book.address(of: "hello") == "192.0.2.66")
        try book.list().addUnsigned("hello", from: "203.0.113.0/24")
        try await book.follows { try await book.address(of: "hello") == nil }
        _ = try await book.ask(claim("hello", "203.0.113.5"), from: "203.0.113.5")
        #expect(try await book.address(of: "hello") == "203.0.113.5")
        book.clock.advance(seconds: 1)
        try book.list().addUnsigned("hello", from: "203.0.113.5")
        #expect(try book.list().lines().first { $0.serial == "hello" }?.address == "203.0.113.5")
        try book.writer.close()
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
        let book = try TestBook(path)
        let list = try book.list()
        #expect(try list.lines().count == 4 && book.finder.count == 4)
        #expect(try await book.address(of: "00-0C-29-AB-CD-EF") == "198.51.100.34")
        let station = TestStation("00:0c:29:ab:cd:ef")
        #expect(
            try await book.ask(try station.registration(try list.invite(station.serial)))?.registration == .some(nil))
        #expect(try await book.ask(try station.update(1))?.outcome == .accepted(counter: 1))
        #expect(try list.lines().map(\.standing).filter { $0 == "unclaimed" }.count == 3)
        try list.remove("000c.29ab.cdef")
        try await book.follows { book.finder.count == 3 }
        #expect(try await book.address(of: "000c29abcdef") == nil)
        try book.writer.close()
    }

    @Test("It changes once in ten minutes, holds a day, and its word is worth nothing once there is a key")
    func limits() async throws {
        let book = try TestBook(folder.file("book"))
        let list = try book.list()
        try list.addUnsigned("a", from: nil)
        try await book.follows { book.finder.count == 1 }
        _ = try await book.ask(claim("a", "203.0.113.1"), from: "203.0.113.1")
        book.clock.advance(seconds: 599)
        _ = try await book.ask(claim("a", "203.0.113.2"), from: "203.0.113.2")
        #expect(try await book.address(of: "a") == "203.0.113.1")
        book.clock.advance(seconds: 1)
        _ = try await book.ask(claim("a", "203.0.113.2"), from: "203.0.113.2")
        #expect(try await book.address(of: "a") == "203.0.113.2")
        book.clock.advance(seconds: 80_000)
        _ = try await book.ask(claim("a", "203.0.113.2"), from: "203.0.113.2")
        book.clock.advance(seconds: 80_000)
        #expect(try await book.address(of: "a") == "203.0.113.2")
        book.clock.advance(seconds: 6_400)
        #expect(try await book.address(of: "a") == nil)

        let station = TestStation("a")
        #expect(try await book.ask(try station.registration(try list.invite("a")))?.registration == .some(nil))
        _ = try await book.ask(claim("a", "203.0.113.3"), from: "203.0.113.3")
        #expect(try await book.proof(of: station.code) == nil)
        try book.writer.close()
    }

    @Test("The operator's changes reach a running book, and what is removed is gone")
    func operators() async throws {
        let book = try TestBook(folder.file("book"))
        let list = try book.list()
        try list.addUnsigned("a", from: "203.0.113.7")
        _ = try list.invite("b")
        let station = TestStation("c")
        try list.setKey("c", Hex.text(station.publicKey))
        #expect(try list.lines().map(\.standing) == ["unsigned", "invited", "signed"])
        #expect(try list.lines().map(\.from) == ["203.0.113.7/32", nil, nil])
        #expect(try list.lines().last?.code == station.code.text)
        try await book.follows { book.finder.count == 2 }
        #expect(try await book.ask(try station.update(1))?.outcome == .accepted(counter: 1))
        try list.remove("c")
        try await book.follows { book.finder.count == 1 }
        #expect(try await book.ask(try station.update(2))?.outcome == .refused(.signature, counter: nil))
        try book.writer.close()
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
        #expect(throws: ResolverError.self) { try BookFile(path: text, now: 1) }
        #expect(try String(contentsOfFile: text, encoding: .utf8).hasPrefix("Not a database"))

        for sql in ["create table people(name text)", "create table devices(ID text primary key, IP text, more text)"] {
            let path = folder.file("other-\(sql.count)")
            let database = try DatabaseQueue(path: path)
            try database.write { try $0.execute(sql: sql) }
            try database.close()
            let before = try Data(contentsOf: URL(filePath: path))
            #expect(throws: ResolverError.self) { try BookFile(path: path, now: 1) }
            #expect(try Data(contentsOf: URL(filePath: path)) == before)
        }
    }
}
