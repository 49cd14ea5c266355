import Foundation
import Postgres
import TestSupport
import Testing

@Suite("Binary codecs, there and back", .mustEnd)
struct RoundTripTests {
    private func returns<Value>(_ values: [Value]) async throws
    where Value: PostgresEncodable & PostgresDecodable & Equatable {
        try await withConnection { (connection) async throws in
            for value in values {
                #expect(try await connection.single("select \(value)", as: Value.self) == value)
            }
        }
    }

    private func returnsArrays<Value>(_ arrays: [[Value]]) async throws
    where Value: PostgresArrayElement & Equatable {
        try await withConnection { (connection) async throws in
            for array in arrays {
                #expect(try await connection.single("select \(array)", as: [Value].self) == array)
            }
        }
    }

    @Test("Integers up to their limits")
    func integers() async throws {
        try await returns([Int16.min, -1, 0, Int16.max])
        try await returns([Int32.min, -1, 0, Int32.max])
        try await returns([Int64.min, -1, 0, Int64.max])
        try await returns([Int.min, -1, 0, Int.max])
        try await returns([UInt16.min, 1, UInt16.max])
    }

    @Test("Floating point with infinities and the smallest numbers")
    func floatingPoint() async throws {
        try await returns([
            0, -0.0, 1.1, .pi, Double.greatestFiniteMagnitude, .leastNonzeroMagnitude, .infinity, -.infinity,
        ])
        try await returns([Float.greatestFiniteMagnitude, .leastNonzeroMagnitude, -.infinity])
        let isNaN = try await withConnection { try await $0.single("select \(Double.nan)", as: Double.self).isNaN }
        #expect(isNaN)
    }

    @Test("Text in any script, of any length")
    func text() async throws {
        try await returns(["", "a", "Grüße 👩‍👩‍👧‍👦 教室 \u{1F3EB}", "\u{FEFF}e\u{301}\u{7F}"])
        try await returns([String(repeating: "教", count: 350_000)])
    }

    @Test("Bytes, identifiers, truth and JSON")
    func others() async throws {
        try await returns([[], [0], Array(0...255)] as [[UInt8]])
        try await returns([UUID(), UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))])
        try await returns([true, false])
        try await returns([JSONText("null"), JSONText("{\"a\": [1, 2.5, \"ü\"]}")])
    }

    @Test("Instants to the microsecond, before and after 2000")
    func instants() async throws {
        let microsecond = 1e-6
        let times = [0, 1_700_000_000.123456, 946_684_800 - microsecond, -62_135_596_800, 253_402_300_799.999]
        try await withConnection { connection in
            for time in times {
                let date = Date(timeIntervalSince1970: time)
                let back = try await connection.single("select \(date)", as: Date.self)
                #expect(abs(back.timeIntervalSince(date)) < microsecond)
            }
            let text = try await connection.single(
                "select (\(Date(timeIntervalSince1970: 1_700_000_000.5)) at time zone 'UTC')::text", as: String.self)
            #expect(text == "2023-11-14 22:13:20.5")
        }
    }

    @Test("Null and not null")
    func optionals() async throws {
        try await returns([nil, 1] as [Int?])
        try await returns([nil, ""] as [String?])
        try await returns([nil, [1, 2]] as [[Int32]?])
    }

    @Test("Arrays: empty, with nulls, of every kind")
    func arrays() async throws {
        try await returnsArrays([[], [1], [.min, .max]] as [[Int64]])
        try await returnsArrays([[], [nil], [1, nil, 3]] as [[Int32?]])
        try await returnsArrays([["", "a,b", "{\"}"]] as [[String]])
        try await returnsArrays([[nil, "null", "NULL"]] as [[String?]])
        try await returnsArrays([[[], [1, 2, 3]]] as [[[UInt8]]])
        try await returnsArrays([[UUID(), UUID()]])
        try await returnsArrays([[true, false]])
        try await returnsArrays([[1.5, .infinity]] as [[Double]])
        try await returnsArrays([Array(0..<10_000)] as [[Int]])
    }
}
