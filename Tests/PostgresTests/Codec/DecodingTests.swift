import Foundation
import Postgres
import TestSupport
import Testing

@Suite("Reading columns", .mustEnd)
struct DecodingTests {
    private func message(_ query: Query, read: (Row) throws -> Void) async throws -> String? {
        try await withConnection { connection in
            let row = try #require(try await connection.query(query).first)
            do {
                try read(row)
                return nil
            } catch let error as PostgresError where error.code == .decoding {
                return error.message
            }
        }
    }

    @Test("A row is read by position, whole")
    func position() async throws {
        try await withConnection { connection in
            let row = try #require(
                try await connection.query("select 1::int4 as id, 'Ann' as name, null::bool as here").first)
            let (id, name, here) = try row.decode((Int64, String, Bool?).self)
            #expect((id, name, here) == (1, "Ann", nil))
            #expect(row.columnNames == ["id", "name", "here"])
            #expect(try row.decode("name", as: String.self) == "Ann")
        }
    }

    @Test("A row of one column is read as its value")
    func oneColumn() async throws {
        let value = try await withConnection { connection in
            try await connection.query("select 7").map { try $0.decode(Int.self) }
        }
        #expect(value == [7])
    }

    @Test(
        "Infinity is no instant",
        arguments: ["infinity", "-infinity"])
    func infinity(_ text: String) async throws {
        let message = try await message("select \(text)::timestamptz as at") { _ = try $0.decode(0, as: Date.self) }
        #expect(message == "Column 0 \"at\" of type 1184 read as Date: infinity, which is no instant")
    }

    @Test("Null where a value was expected is an error that names the column")
    func null() async throws {
        let message = try await message("select null::int8 as n") { _ = try $0.decode(0, as: Int.self) }
        #expect(message == "Column 0 \"n\" of type 20 read as Int: null, where a value was expected")
    }

    @Test("A number too large for its integer is an error")
    func range() async throws {
        #expect(try await message("select 65536") { _ = try $0.decode(0, as: UInt16.self) } != nil)
        #expect(try await message("select -1") { _ = try $0.decode(0, as: UInt16.self) } != nil)
        #expect(try await message("select 32768") { _ = try $0.decode(0, as: Int16.self) } != nil)
    }

    @Test("Another type, column or number of columns is an error")
    func mismatch() async throws {
        #expect(try await message("select 1") { _ = try $0.decode(0, as: String.self) } != nil)
        #expect(try await message("select 1.5") { _ = try $0.decode(0, as: Int.self) } != nil)
        #expect(try await message("select 1") { _ = try $0.decode(1, as: Int.self) } != nil)
        #expect(try await message("select 1") { _ = try $0.decode(-1, as: Int.self) } != nil)
        #expect(try await message("select 1") { _ = try $0.decode("no", as: Int.self) } != nil)
        #expect(try await message("select 1, 2") { _ = try $0.decode(Int.self) } != nil)
        #expect(try await message("select array[[1], [2]]") { _ = try $0.decode(0, as: [Int].self) } != nil)
        #expect(try await message("select array[1, null]") { _ = try $0.decode(0, as: [Int].self) } != nil)
    }

    @Test("Labels of an enum, names and JSON are text")
    func textual() async throws {
        try await withPool { pool in
            try await pool.query("create type mood as enum ('glad', 'sad')")
            #expect(try await pool.single("select 'glad'::mood") == "glad")
            #expect(try await pool.single("select array['glad', 'sad']::mood[]") == ["glad", "sad"])
            #expect(try await pool.single("select 'pg_class'::name") == "pg_class")
            #expect(try await pool.single("select '{}'::json") == JSONText("{}"))
        }
    }
}
