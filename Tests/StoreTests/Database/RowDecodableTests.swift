import Foundation
import Postgres
import TestSupport
import Testing

@testable import Store

@Suite("Records that are read from rows", .mustEnd)
struct RowDecodableTests {
    @Test("Each member of a record is read from the column of its name on the wire")
    func columns() async throws {
        try await TestStore.with { store in
            for record in generatedRecords {
                let row = try await store.pool.query(record.statement(hasNulls: false))[0]
                let shown = try Self.members(of: record, in: row)
                #expect(Set(shown.keys) == Set(record.columns.map(\.name)), "\(record.type)")
                for (number, column) in record.columns.enumerated() {
                    let value = shown[column.name]
                    if column.type is String.Type { #expect(value as? String == column.name, "\(record.type)") }
                    if column.type is any PostgresInteger.Type { #expect(value as? Int == number, "\(record.type)") }
                }
            }
        }
    }

    @Test("A column that is null is read as nil if the member is optional")
    func nulls() async throws {
        try await TestStore.with { store in
            for record in generatedRecords {
                let row = try await store.pool.query(record.statement(hasNulls: true))[0]
                #expect(try Set(Self.members(of: record, in: row).keys) == record.needed, "\(record.type)")
            }
        }
    }

    @Test("A row without one of the columns is refused")
    func missing() async throws {
        try await TestStore.with { store in
            let row = try await store.pool.query("select 1 as unknown")[0]
            for record in generatedRecords {
                #expect(throws: PostgresError.self, "\(record.type)") { try record.type.init(row: row) }
            }
        }
    }

    /// The members of the record that the row holds, by their names on the wire.
    private static func members(of record: GeneratedRecord, in row: Row) throws -> [String: Any] {
        let value: any RowDecodable & Encodable = try record.type.init(row: row)
        return try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(value)) as? [String: Any])
    }
}
