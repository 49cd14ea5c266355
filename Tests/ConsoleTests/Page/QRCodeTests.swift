import Testing

@testable import Console

@Suite("QR codes")
struct QRCodeTests {
    /// The modules that a drawing has, row by row, without the margin.
    private func modules(_ svg: String) throws -> [[Bool]] {
        let size = Int(try #require(svg.firstMatch(of: /viewBox="0 0 (\d+) \1"/)).1) ?? 0
        var rows = Array(repeating: Array(repeating: false, count: size), count: size)
        for run in svg.matches(of: /M(\d+) (\d+)h(\d+)v1h-\d+z/) {
            let (x, y, length) = (Int(run.1) ?? 0, Int(run.2) ?? 0, Int(run.3) ?? 0)
            for column in x..<(x + length) { rows[y][column] = true }
        }
        #expect(rows[0..<4].allSatisfy { !$0.contains(true) }, "The margin is white.")
        return rows[4..<(size - 4)].map { Array($0[4..<(size - 4)]) }
    }

    @Test("A text is drawn with the three finder patterns of the standard, in a size that fits")
    func finders() throws {
        let svg = try #require(
            HTML.qr("https://rollcall.school.example/m/0123456789abcdefABCDEF", label: "<label>")
        ).text
        let rows = try modules(svg)
        // 54 bytes at level M need version 4: 33 modules.
        #expect(rows.count == 33)
        let edge = Array(repeating: true, count: 7)
        let ring = [true, false, false, false, false, false, true]
        let core = [true, false, true, true, true, false, true]
        for (x, y) in [(0, 0), (26, 0), (0, 26)] {
            let finder = (0..<7).map { row in Array(rows[y + row][x..<(x + 7)]) }
            #expect(finder == [edge, ring, core, core, core, ring, edge])
        }
        #expect(svg.contains("aria-label=\"&lt;label&gt;\"") && !svg.contains("style="))
    }

    @Test("A text that no code can hold has none")
    func tooLong() {
        #expect(HTML.qr(String(repeating: "a", count: 4_000), label: "x") == nil)
    }
}
