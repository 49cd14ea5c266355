import Postgres
import TestSupport
import Testing

@Suite("More than the socket takes", .mustEnd)
struct BigTransferTests {
    @Test("Big values go out while big results come in")
    func both() async throws {
        try await withConnection { connection in
            let big = String(repeating: "0123456789abcdef", count: 1 << 18)
            let results = try await connection.pipeline((0..<8).map { "select \(big) || \("\($0)")" })
            for (index, result) in results.enumerated() {
                #expect(try result.first?.decode(0, as: String.self) == big + "\(index)")
            }
        }
    }

    @Test("A hundred thousand rows")
    func rows() async throws {
        let rows = try await withConnection { try await $0.query("select n from generate_series(1, 100000) as n") }
        #expect(rows.count == 100_000)
        #expect(try rows.last?.decode(0, as: Int.self) == 100_000)
    }
}
